// SPDX-License-Identifier: Apache-2.0
// Intervals of integer values: i32 as signed, u32 as unsigned numbers, both held in 64 bits, so that wrap-around is seen before it happens.
#pragma once
#include <algorithm>
#include <cstdint>
#include <span>

#include "ir/ir.h"

namespace tesela::pass {

struct Range {
  int64_t low = 0, high = 0;
  bool empty() const { return low > high; }
  bool operator==(const Range&) const = default;
};

inline Range full_range(core::Scalar type) {
  if (type == core::Scalar::Bool) return {0, 1};
  if (type == core::Scalar::I32) return {-(int64_t{1} << 31), (int64_t{1} << 31) - 1};
  return {0, (int64_t{1} << 32) - 1};
}
inline Range join(Range a, Range b) { return {std::min(a.low, b.low), std::max(a.high, b.high)}; }
inline Range meet(Range a, Range b) { return {std::max(a.low, b.low), std::min(a.high, b.high)}; }

/// The range of an instruction's result where those of its operands are known; types: of the operands. Full if nothing better is known.
Range range_of_op(const ir::Module& module, const ir::Instruction& instr, std::span<const Range> operands, core::Scalar operand_type);

}  // namespace tesela::pass
