// SPDX-License-Identifier: Apache-2.0
// The local rewrites of simplify. Float rewrites keep every bit, except the bits of a NaN. The pool may add instructions: a reference to an instruction is
// not used after a constant was asked for, so every rule gets the constant first and then writes.
#include <algorithm>
#include <bit>
#include <cmath>

#include "pass/passes.h"
#include "pass/simplify_steps.h"

namespace tesela::pass {

using core::Op;
using core::Scalar;
using ir::Instruction;
using ir::Space;
using ir::ValueId;
using ir::VarId;

namespace {
uint32_t all_ones(Scalar type) { return type == Scalar::Bool ? 1 : ~0u; }
bool is_power_of_two(uint32_t v) { return std::has_single_bit(v); }
uint32_t one_of(Scalar type) { return type == Scalar::F32 ? 0x3f800000u : type == Scalar::F16 ? 0x3c00u : 1u; }
}  // namespace

ValueId Rewriter::rewrite(ir::InstrId id) {
  // A copy: constants that a rule asks for may move the instructions.
  Instruction instr = f_.instrs[id];
  if (instr.results.size() > 1 && instr.op != Op::Load) return {};
  const std::vector<ValueId> before = instr.operands;
  const Op op_before = instr.op;
  ValueId out = all_constant(instr);
  if (!out) {
    order(instr);
    out = by_op(instr);
  }
  if (out) {
    changed = true;
    return out;
  }
  if (instr.op != op_before || instr.operands != before) {
    if (instr.op != op_before) changed = true;
    f_.instrs[id] = std::move(instr);
  }
  return {};
}

ValueId Rewriter::become(Instruction& instr, Op op, std::vector<ValueId> operands) {
  instr.op = op;
  instr.operands = std::move(operands);
  changed = true;
  return {};
}

ValueId Rewriter::all_constant(const Instruction& instr) {
  if (!core::has(instr.op, core::kElementwise) || instr.results.size() != 1 || instr.operands.empty() || instr.operands.size() > 4) return {};
  uint32_t bits[4];
  for (size_t i = 0; i < instr.operands.size(); ++i) {
    const uint32_t* c = constant(instr, i);
    if (c == nullptr) return {};
    bits[i] = *c;
  }
  const auto folded = fold(instr.op, instr.type, f_.values[instr.operands[0]].type, std::span<const uint32_t>(bits, instr.operands.size()));
  return folded ? pool_.get(instr.type, *folded) : ValueId();
}

/// A constant goes to the right, so that rules look there only; otherwise the older value goes left, so that equal code looks equal.
void Rewriter::order(Instruction& instr) {
  if (instr.operands.size() != 2) return;
  const bool left = constant(instr, 0) != nullptr, right = constant(instr, 1) != nullptr;
  const bool swap = left != right ? left : instr.operands[0].index > instr.operands[1].index;
  if (!swap) return;
  if ((instr.op == Op::Min || instr.op == Op::Max) && is_float(instr.type)) return;  // NaN and zeros of two signs: order matters
  if (core::has(instr.op, core::kCommutative)) {
    std::swap(instr.operands[0], instr.operands[1]);
    return;
  }
  if (!left || right) return;
  const Op mirrored = instr.op == Op::Lt ? Op::Gt : instr.op == Op::Gt ? Op::Lt : instr.op == Op::Le ? Op::Ge : instr.op == Op::Ge ? Op::Le : Op::Count;
  if (mirrored == Op::Count) return;
  std::swap(instr.operands[0], instr.operands[1]);
  instr.op = mirrored;
}

ValueId Rewriter::by_op(Instruction& instr) {
  const Op op = instr.op;
  if (op == Op::Add) return add(instr);
  if (op == Op::Sub) return subtract(instr);
  if (op == Op::Mul) return multiply(instr);
  if (op == Op::Div || op == Op::Rem) return divide(instr);
  if (op == Op::And || op == Op::Or || op == Op::Xor) return bitwise(instr);
  if (op == Op::Not || op == Op::Neg) return negate(instr);
  if (op >= Op::Eq && op <= Op::Ge) return compare(instr);
  if (op == Op::Select) return select(instr);
  if (op == Op::Convert || op == Op::Bitcast) return convert(instr);
  if (op == Op::MemberPtr || op == Op::ElementPtr) return pointer(instr);
  if (op == Op::LocalId || op == Op::LocalIndex || op == Op::Lane || op == Op::SubgroupId) return input(instr);
  if (op == Op::Load) return load(instr);
  if ((op == Op::Min || op == Op::Max) && is_int(instr.type) && instr.operands[0] == instr.operands[1]) return instr.operands[0];
  if (op == Op::Shl || op == Op::Shr) {
    const uint32_t* n = constant(instr, 1);
    if (n != nullptr && (*n & 31) == 0) return instr.operands[0];
  }
  return {};
}

/// (x op c1) op c2 -> x op (c1 op c2), for integers.
ValueId Rewriter::chain(Instruction& instr, Op op) {
  const uint32_t* c2 = constant(instr, 1);
  const Instruction* inner = operand_as(instr, 0, op);
  if (c2 == nullptr || inner == nullptr || instr.type == Scalar::Bool) return {};
  const uint32_t* c1 = constant(*inner, 1);
  if (c1 == nullptr) return {};
  const ValueId x = inner->operands[0];
  const uint32_t both[] = {*c1, *c2};
  const auto folded = fold(op, instr.type, instr.type, both);
  if (!folded) return {};
  const ValueId c = pool_.get(instr.type, *folded);
  return become(instr, op, {x, c});
}

ValueId Rewriter::add(Instruction& instr) {
  if (!is_int(instr.type)) return {};
  if (is_constant(instr, 1, 0)) return instr.operands[0];
  return chain(instr, Op::Add);
}

ValueId Rewriter::subtract(Instruction& instr) {
  if (is_float(instr.type)) return is_constant(instr, 1, 0) ? instr.operands[0] : ValueId();
  if (instr.operands[0] == instr.operands[1]) return pool_.get(instr.type, 0);
  if (is_constant(instr, 0, 0)) return instr.type == Scalar::I32 ? become(instr, Op::Neg, {instr.operands[1]}) : ValueId();
  const uint32_t* c = constant(instr, 1);
  if (c == nullptr) return {};
  const ValueId negative = pool_.get(instr.type, 0u - *c);
  become(instr, Op::Add, {instr.operands[0], negative});
  return add(instr);
}

ValueId Rewriter::multiply(Instruction& instr) {
  if (is_constant(instr, 1, one_of(instr.type))) return instr.operands[0];
  if (!is_int(instr.type)) return {};
  if (is_constant(instr, 1, 0)) return instr.operands[1];
  return chain(instr, Op::Mul);
}

ValueId Rewriter::divide(Instruction& instr) {
  const uint32_t* c = constant(instr, 1);
  if (c == nullptr) return {};
  const uint32_t divisor = *c;
  if (instr.type == Scalar::F32) {
    if (instr.op == Op::Rem) return {};
    // Division by a power of two is multiplication by another one, as long as neither is subnormal.
    const float value = std::bit_cast<float>(divisor);
    int exponent = 0;
    if (value == 1.0f) return instr.operands[0];
    if (!std::isfinite(value) || std::fabs(std::frexp(value, &exponent)) != 0.5f || exponent < -120 || exponent > 120) return {};
    const ValueId reciprocal = pool_.get(Scalar::F32, std::bit_cast<uint32_t>(1.0f / value));
    return become(instr, Op::Mul, {instr.operands[0], reciprocal});
  }
  if (!is_int(instr.type)) return {};
  if (divisor == 1) return instr.op == Op::Div ? instr.operands[0] : pool_.get(instr.type, 0);
  if (instr.type != Scalar::U32 || !is_power_of_two(divisor)) return {};
  const bool quotient = instr.op == Op::Div;
  const ValueId other = pool_.get(Scalar::U32, quotient ? static_cast<uint32_t>(std::countr_zero(divisor)) : divisor - 1);
  return become(instr, quotient ? Op::Shr : Op::And, {instr.operands[0], other});
}

ValueId Rewriter::bitwise(Instruction& instr) {
  const uint32_t ones = all_ones(instr.type);
  const Op op = instr.op;
  if (instr.operands[0] == instr.operands[1]) return op == Op::Xor ? pool_.get(instr.type, 0) : instr.operands[0];
  if (is_constant(instr, 1, 0)) return op == Op::And ? instr.operands[1] : instr.operands[0];
  if (is_constant(instr, 1, ones)) {
    if (op != Op::Xor) return op == Op::Or ? instr.operands[1] : instr.operands[0];
    become(instr, Op::Not, {instr.operands[0]});
    return negate(instr);
  }
  return chain(instr, op);
}

/// Not and Neg.
ValueId Rewriter::negate(Instruction& instr) {
  if (const Instruction* inner = operand_as(instr, 0, instr.op)) return inner->operands[0];
  if (instr.op == Op::Neg || instr.type != Scalar::Bool) return {};
  const ir::InstrId def = f_.values[instr.operands[0]].def;
  if (!def) return {};
  const Instruction& inner = f_.instrs[def];
  if (inner.op < Op::Eq || inner.op > Op::Ge) return {};
  const bool ordered = !is_float(f_.values[inner.operands[0]].type);  // a comparison with NaN is false, and so is its opposite
  if (inner.op == Op::Eq) return become(instr, Op::Ne, inner.operands);
  if (inner.op == Op::Ne) return become(instr, Op::Eq, inner.operands);
  if (!ordered) return {};
  const Op opposite = inner.op == Op::Lt ? Op::Ge : inner.op == Op::Ge ? Op::Lt : inner.op == Op::Le ? Op::Gt : Op::Le;
  return become(instr, opposite, inner.operands);
}

ValueId Rewriter::compare(Instruction& instr) {
  const Scalar type = f_.values[instr.operands[0]].type;
  const bool or_equal = instr.op == Op::Eq || instr.op == Op::Le || instr.op == Op::Ge;
  if (!is_float(type) && instr.operands[0] == instr.operands[1]) return pool_.get(Scalar::Bool, or_equal ? 1 : 0);
  if (type == Scalar::Bool && constant(instr, 1) != nullptr) {
    const bool same = (instr.op == Op::Eq) == is_constant(instr, 1, 1);
    if (same) return instr.operands[0];
    become(instr, Op::Not, {instr.operands[0]});
    return negate(instr);
  }
  if (type != Scalar::U32 || !is_constant(instr, 1, 0)) return {};
  if (instr.op == Op::Lt) return pool_.get(Scalar::Bool, 0);
  if (instr.op == Op::Ge) return pool_.get(Scalar::Bool, 1);
  return {};
}

ValueId Rewriter::select(Instruction& instr) {
  if (const uint32_t* c = constant(instr, 0)) return instr.operands[*c != 0 ? 1 : 2];
  if (instr.operands[1] == instr.operands[2]) return instr.operands[1];
  if (const Instruction* inner = operand_as(instr, 0, Op::Not)) become(instr, Op::Select, {inner->operands[0], instr.operands[2], instr.operands[1]});
  if (instr.type != Scalar::Bool) return {};
  const ValueId c = instr.operands[0], t = instr.operands[1], f = instr.operands[2];
  if (is_constant(instr, 1, 1)) {
    if (is_constant(instr, 2, 0)) return c;
    return become(instr, Op::Or, {c, f});
  }
  if (is_constant(instr, 2, 0)) return become(instr, Op::And, {c, t});
  if (is_constant(instr, 1, 0) && is_constant(instr, 2, 1)) {
    become(instr, Op::Not, {c});
    return negate(instr);
  }
  return {};
}

ValueId Rewriter::convert(Instruction& instr) {
  const Scalar from = f_.values[instr.operands[0]].type;
  if (from == instr.type) return instr.operands[0];
  if (instr.op == Op::Convert && is_int(from) && is_int(instr.type)) become(instr, Op::Bitcast, instr.operands);
  if (instr.op != Op::Bitcast) return {};
  const Instruction* inner = operand_as(instr, 0, Op::Bitcast);
  if (inner == nullptr) return {};
  if (f_.values[inner->operands[0]].type == instr.type) return inner->operands[0];
  return become(instr, Op::Bitcast, inner->operands);
}

ValueId Rewriter::pointer(Instruction& instr) {
  if (instr.op == Op::ElementPtr) {
    const uint32_t* index = constant(instr, 1);
    if (index == nullptr || instr.extent == 0 || *index >= instr.extent) return {};
    instr.imm = *index * instr.stride;
    instr.stride = instr.extent = 0;
    instr.checked = true;
    become(instr, Op::MemberPtr, {instr.operands[0]});
  }
  if (instr.imm == 0) return instr.operands[0];
  if (const Instruction* inner = operand_as(instr, 0, Op::MemberPtr)) {
    instr.imm += inner->imm;
    become(instr, Op::MemberPtr, inner->operands);
  }
  return {};
}

/// Built-in inputs that the shape of the workgroup makes constant or equal to another.
ValueId Rewriter::input(Instruction& instr) {
  const uint32_t* size = m_.workgroup_size;
  if (m_.invocations() == 1) return pool_.get(Scalar::U32, 0);
  if (instr.op == Op::LocalId) {
    if (size[instr.imm] == 1) return pool_.get(Scalar::U32, 0);
    if (instr.imm != 0 || size[1] != 1 || size[2] != 1) return {};
    instr.imm = 0;
    return become(instr, Op::LocalIndex, {});
  }
  if (m_.invocations() > m_.subgroup_size) return {};
  if (instr.op == Op::SubgroupId) return pool_.get(Scalar::U32, 0);
  return instr.op == Op::Lane ? become(instr, Op::LocalIndex, {}) : ValueId();
}

/// A load of one scalar at a known place of constant memory.
ValueId Rewriter::load(const Instruction& instr) {
  if (instr.results.size() != 1) return {};
  uint64_t offset = 0;
  ValueId ptr = instr.operands[0];
  for (;;) {
    const ir::InstrId def = f_.values[ptr].def;
    if (!def) return {};
    const Instruction& at = f_.instrs[def];
    if (at.op == Op::AddressOf) {
      const ir::Var& var = m_.vars[VarId(at.imm)];
      const uint32_t bytes = instr.type == Scalar::F16 ? 2 : 4;
      if (var.space != Space::Constant || offset + bytes > var.data.size()) return {};
      uint32_t bits = 0;
      for (uint32_t i = 0; i < bytes; ++i) bits |= static_cast<uint32_t>(var.data[offset + i]) << (8 * i);
      return pool_.get(instr.type, instr.type == Scalar::Bool ? bits != 0 : bits);
    }
    if (at.op != Op::MemberPtr) return {};
    offset += at.imm;
    ptr = at.operands[0];
  }
}

}  // namespace tesela::pass
