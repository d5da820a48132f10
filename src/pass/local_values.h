// SPDX-License-Identifier: Apache-2.0
// The exact values, for every invocation of a workgroup, of integer expressions over local ids and constants. Workgroups are small: what an index of
// a butterfly or a bit reversal is in each lane, and that it is in range, need no algebra.
#pragma once
#include <cstdint>
#include <vector>

#include "ir/ir.h"

namespace tesela::pass {

class LocalValues {
 public:
  /// `count`: invocations, rounded up to whole vectors.
  LocalValues(const ir::Module& module, const ir::Function& function, uint32_t count);
  /// The values of an instruction's only result, if they are known; bool: 0 or 1. Valid until the next call.
  const std::vector<uint32_t>* compute(const ir::Instruction& in);
  /// As computed before.
  const std::vector<uint32_t>* of(ir::ValueId v) const;

 private:
  bool evaluate(const ir::Instruction& in, std::vector<uint32_t>& out) const;
  const ir::Module& m_;
  const ir::Function& f_;
  uint32_t count_;
  uint32_t stored_ = 0;
  std::vector<std::vector<uint32_t>> known_;  // by ValueId
};

}  // namespace tesela::pass
