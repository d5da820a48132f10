// SPDX-License-Identifier: Apache-2.0
// Short names for the arithmetic that texture operations are made of. Types follow from the operands.
#pragma once
#include <vector>

#include "ir/builder.h"

namespace tesela::texture {

using core::Op;
using core::Scalar;
using ir::ValueId;
using Scalars = std::vector<ValueId>;

struct Code {
  ir::Module& module;
  ir::Builder& b;

  Scalar type(ValueId v) const { return b.function().values[v].type; }
  ValueId u(uint32_t v) const { return b.constant_u32(v); }
  ValueId i(int32_t v) const { return b.constant(Scalar::I32, static_cast<uint32_t>(v)); }
  ValueId f(float v) const { return b.constant_f32(v); }

  ValueId op(Op o, ValueId x) const { return b.op(o, type(x), {x}); }
  ValueId op(Op o, ValueId x, ValueId y) const { return b.op(o, type(x), {x, y}); }
  ValueId add(ValueId x, ValueId y) const { return op(Op::Add, x, y); }
  ValueId sub(ValueId x, ValueId y) const { return op(Op::Sub, x, y); }
  ValueId mul(ValueId x, ValueId y) const { return op(Op::Mul, x, y); }
  ValueId div(ValueId x, ValueId y) const { return op(Op::Div, x, y); }
  ValueId min(ValueId x, ValueId y) const { return op(Op::Min, x, y); }
  ValueId max(ValueId x, ValueId y) const { return op(Op::Max, x, y); }
  ValueId clamp(ValueId x, ValueId low, ValueId high) const { return min(max(x, low), high); }
  ValueId floor(ValueId x) const { return op(Op::Floor, x); }
  ValueId bit_and(ValueId x, uint32_t mask) const { return op(Op::And, x, u(mask)); }
  ValueId bit_or(ValueId x, ValueId y) const { return op(Op::Or, x, y); }
  ValueId shl(ValueId x, uint32_t n) const { return n == 0 ? x : op(Op::Shl, x, u(n)); }
  ValueId shr(ValueId x, uint32_t n) const { return n == 0 ? x : op(Op::Shr, x, u(n)); }
  ValueId compare(Op o, ValueId x, ValueId y) const { return b.compare(o, x, y); }
  ValueId both(ValueId x, ValueId y) const { return op(Op::And, x, y); }
  ValueId either(ValueId x, ValueId y) const { return op(Op::Or, x, y); }
  ValueId negate(ValueId condition) const { return op(Op::Not, condition); }
  ValueId select(ValueId c, ValueId yes, ValueId no) const { return b.op(Op::Select, type(yes), {c, yes, no}); }
  ValueId convert(Scalar to, ValueId x) const { return type(x) == to ? x : b.op(Op::Convert, to, {x}); }
  ValueId bits_as(Scalar to, ValueId x) const {
    if (type(x) == to) return x;
    const uint32_t* known = b.function().constant(x);
    return known ? b.constant(to, *known) : b.op(Op::Bitcast, to, {x});
  }
  /// A u32 below 2^31 as f32.
  ValueId small_as_float(ValueId x) const { return convert(Scalar::F32, bits_as(Scalar::I32, x)); }
  Scalars many(Op o, Scalar result, ValueId x, uint32_t n) const { return b.append(o, result, std::span(&x, 1), n).results; }

  /// An If whose arms give values of these types.
  template <class Then, class Else>
  Scalars choose(ValueId condition, const std::vector<Scalar>& types, Then then_arm, Else else_arm) const {
    const ir::InstrId construct = b.append_construct(Op::If, std::span(&condition, 1), types);
    const ir::BlockId before = b.block();
    const auto arm = [&](auto& body) {
      const ir::BlockId block = b.new_block(construct);
      b.set_block(block);
      b.exit(construct, body());
    };
    arm(then_arm);
    arm(else_arm);
    b.set_block(before);
    return b.function().instrs[construct].results;
  }
};

}  // namespace tesela::texture
