// SPDX-License-Identifier: Apache-2.0
#include "lower/expand.h"

#include <algorithm>
#include <bit>

#include "base/num.h"

namespace tesela::lower {

size_t Expansion::width() const {
  size_t widest = 1;
  for (const Scalars& scalars : args) widest = std::max(widest, scalars.size());
  return widest;
}

ValueId Expansion::number(Scalar scalar, double value) const {
  switch (scalar) {
    case Scalar::F32:
      return b.constant_f32(static_cast<float>(value));
    case Scalar::F16:
      return b.constant(scalar, base::half_from_double(value));
    case Scalar::Bool:
    case Scalar::I32:
    case Scalar::U32:
      return b.constant(scalar, static_cast<uint32_t>(static_cast<int64_t>(value)));
    case Scalar::None:
    case Scalar::Ptr:
      break;
  }
  TESELA_UNREACHABLE("a number of no number type");
}

ValueId Expansion::dot(const Scalars& x, const Scalars& y) const {
  ValueId sum;
  for (size_t i = 0; i < x.size(); ++i) {
    const ValueId product = op(Op::Mul, x[i], y[i]);
    sum = sum ? op(Op::Add, sum, product) : product;
  }
  return sum;
}

Scalars expand_op(Expansion& e, Op op, bool per_component) {
  // Ids of invocations may be i32 in the language; ops take u32. The bits of a valid id are the same.
  if (core::has(op, core::kSubgroup) && e.args.size() > 1 && e.shapes[1].scalar == Scalar::I32)
    for (ValueId& id : e.args[1]) id = e.b.op(Op::Bitcast, Scalar::U32, {id});
  if (per_component) {
    return e.each([&](size_t i) {
      std::vector<ValueId> operands;
      for (size_t arg = 0; arg < e.args.size(); ++arg) operands.push_back(e.at(arg, i));
      return e.b.append(op, e.result.scalar, operands, 1).results[0];
    });
  }
  std::vector<ValueId> operands;
  for (const Scalars& scalars : e.args) operands.insert(operands.end(), scalars.begin(), scalars.end());
  return e.b.append(op, e.result.scalar, operands, e.result.scalar == Scalar::None ? 0 : e.result.count()).results;
}

ExpandFunction find_expansion(std::string_view name) {
  for (const std::span<const ExpandEntry> table : {math_expansions(), geometry_expansions(), bit_expansions()})
    for (const ExpandEntry& entry : table)
      if (entry.name == name) return entry.function;
  return nullptr;
}

}  // namespace tesela::lower
