// SPDX-License-Identifier: Apache-2.0
#include "pass/ranges.h"

#include <bit>

namespace tesela::pass {
namespace {

using core::Op;
using core::Scalar;

bool fits(Range r, Scalar type) {
  const Range full = full_range(type);
  return r.low >= full.low && r.high <= full.high;
}

/// The least 2^n - 1 that no value of a range of non-negative numbers exceeds.
int64_t ones_above(int64_t v) { return (int64_t{1} << std::bit_width(static_cast<uint64_t>(v))) - 1; }

Range input_range(const ir::Module& m, const ir::Instruction& instr) {
  const auto below = [](uint64_t n) { return Range{0, static_cast<int64_t>(n) - 1}; };
  if (instr.op == Op::LocalIndex) return below(m.invocations());
  if (instr.op == Op::LocalId) return below(m.workgroup_size[instr.imm]);
  if (instr.op == Op::Lane) return below(m.subgroup_size);
  if (instr.op == Op::SubgroupId) return below(m.subgroups());
  if (instr.op == Op::BufferSize) {
    // A pipeline refuses bindings that are smaller than this.
    const ir::Var& var = m.vars[ir::VarId(instr.imm)];
    const uint64_t least = var.binding < m.bindings.size() ? m.bindings[var.binding].min_size : 0;
    return {static_cast<int64_t>(std::min<uint64_t>(least, 0xffffffff)), full_range(Scalar::U32).high};
  }
  return full_range(Scalar::U32);
}

Range product(Range a, Range b) {
  const int64_t v[] = {a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high};
  return {*std::min_element(v, v + 4), *std::max_element(v, v + 4)};
}

/// Bitwise ops of non-negative ranges.
Range bitwise(Op op, Range a, Range b, Range full) {
  if (op == Op::And) {
    if (a.low >= 0 && b.low >= 0) return {0, std::min(a.high, b.high)};
    if (a.low >= 0) return {0, a.high};
    return b.low >= 0 ? Range{0, b.high} : full;
  }
  if (a.low < 0 || b.low < 0) return full;
  return {op == Op::Or ? std::max(a.low, b.low) : 0, ones_above(std::max(a.high, b.high))};
}

Range quotient(Op op, Range a, Range b, Range full) {
  if (a.low < 0 || b.low < 0) return full;
  if (op == Op::Div) return b.low >= 1 ? Range{a.low / b.high, a.high / b.low} : Range{0, a.high};  // x / 0 = x
  return b.high >= 1 ? Range{0, std::min(a.high, b.high - 1)} : Range{0, 0};                        // x % 0 = 0
}

Range shifted(Op op, Range a, Range n, Range full) {
  if (n.low < 0 || n.high > 31) return op == Op::Shr && a.low >= 0 ? Range{0, a.high} : full;
  if (op == Op::Shr) return {a.low >= 0 ? a.low >> n.high : a.low >> n.low, a.high >= 0 ? a.high >> n.low : a.high >> n.high};
  if (a.low < 0) return full;
  return {a.low << n.low, a.high << n.high};
}

}  // namespace

Range range_of_op(const ir::Module& module, const ir::Instruction& instr, std::span<const Range> v, Scalar operand_type) {
  const Range full = full_range(instr.type);
  const Op op = instr.op;
  Range out = full;
  if (op == Op::Const) {
    const int64_t value = instr.type == Scalar::I32 ? int64_t{static_cast<int32_t>(instr.imm)} : int64_t{instr.imm};
    return {value, value};
  }
  if (core::has(op, core::kInput)) return input_range(module, instr);
  const bool integers = operand_type == Scalar::I32 || operand_type == Scalar::U32;
  if (op == Op::Convert && operand_type == Scalar::Bool) return {0, 1};
  if (op == Op::Select) return join(v[1], v[2]);
  if (!integers) return full;
  if (op == Op::Add) out = {v[0].low + v[1].low, v[0].high + v[1].high};
  if (op == Op::Add && instr.type == Scalar::U32 && v[1].low == v[1].high && v[1].low > (int64_t{1} << 31)) {
    // Subtraction of a constant is the addition of its negative, which wraps for every value that is large enough.
    const int64_t minus = (int64_t{1} << 32) - v[1].low;
    if (v[0].low >= minus) out = {v[0].low - minus, v[0].high - minus};
  }
  if (op == Op::Sub) out = {v[0].low - v[1].high, v[0].high - v[1].low};
  if (op == Op::Mul && std::max(v[0].high, -v[0].low) < (int64_t{1} << 31) && std::max(v[1].high, -v[1].low) < (int64_t{1} << 31)) out = product(v[0], v[1]);
  if (op == Op::Div || op == Op::Rem) out = quotient(op, v[0], v[1], full);
  if (op == Op::Neg) out = {-v[0].high, -v[0].low};
  if (op == Op::Abs) out = v[0].low >= 0 ? v[0] : v[0].low > full.low ? Range{0, std::max(v[0].high, -v[0].low)} : full;
  if (op == Op::Min) out = {std::min(v[0].low, v[1].low), std::min(v[0].high, v[1].high)};
  if (op == Op::Max) out = {std::max(v[0].low, v[1].low), std::max(v[0].high, v[1].high)};
  if (op == Op::Clamp) out = {std::min(std::max(v[0].low, v[1].low), v[2].low), std::min(std::max(v[0].high, v[1].high), v[2].high)};
  if (op == Op::And || op == Op::Or || op == Op::Xor) out = bitwise(op, v[0], v[1], full);
  if (op == Op::Shl || op == Op::Shr) out = shifted(op, v[0], v[1], full);
  if (op == Op::Convert || op == Op::Bitcast) out = v[0];
  if (op == Op::CountLeadingZeros || op == Op::CountTrailingZeros || op == Op::CountOneBits) out = {0, 32};
  if (op == Op::ExtractBits && instr.type == Scalar::U32 && v[2].high < 32) out = {0, (int64_t{1} << v[2].high) - 1};
  return fits(out, instr.type) ? out : full;
}

}  // namespace tesela::pass
