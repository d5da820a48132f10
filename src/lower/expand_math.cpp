// SPDX-License-Identifier: Apache-2.0
// Expansions over numbers, component by component.
#include <bit>

#include "lower/expand.h"

namespace tesela::lower {
namespace {

Scalars scaled(Expansion& e, double factor) {
  const ValueId constant = e.number(e.type(), factor);
  return e.each([&](size_t i) { return e.op(Op::Mul, e.at(0, i), constant); });
}

Scalars degrees(Expansion& e) { return scaled(e, 57.295779513082320877); }
Scalars radians(Expansion& e) { return scaled(e, 0.017453292519943295769); }

Scalars select(Expansion& e) {
  return e.each([&](size_t i) { return e.select(e.type(), e.at(2, i), e.at(1, i), e.at(0, i)); });
}

/// Both parts, each over all components: the members of the result structure in order.
Scalars frexp(Expansion& e) {
  Scalars result = e.each([&](size_t i) { return e.op(Op::FrexpFract, e.at(0, i)); });
  const Scalars exponents = e.each([&](size_t i) { return e.b.op(Op::FrexpExp, Scalar::I32, {e.at(0, i)}); });
  result.insert(result.end(), exponents.begin(), exponents.end());
  return result;
}

Scalars modf(Expansion& e) {
  const Scalars whole = e.each([&](size_t i) { return e.op(Op::Trunc, e.at(0, i)); });
  Scalars result = e.each([&](size_t i) { return e.op(Op::Sub, e.at(0, i), whole[i]); });
  result.insert(result.end(), whole.begin(), whole.end());
  return result;
}

Scalars mix(Expansion& e) {
  const ValueId one = e.number(e.type(), 1);
  return e.each([&](size_t i) {
    const ValueId t = e.at(2, i);
    return e.op(Op::Add, e.op(Op::Mul, e.at(0, i), e.op(Op::Sub, one, t)), e.op(Op::Mul, e.at(1, i), t));
  });
}

ValueId unit_clamp(const Expansion& e, ValueId value) {
  return e.b.op(Op::Clamp, e.type(), {value, e.number(e.type(), 0), e.number(e.type(), 1)});
}

Scalars saturate(Expansion& e) {
  return e.each([&](size_t i) { return unit_clamp(e, e.at(0, i)); });
}

Scalars smoothstep(Expansion& e) {
  const ValueId two = e.number(e.type(), 2);
  const ValueId three = e.number(e.type(), 3);
  return e.each([&](size_t i) {
    const ValueId low = e.at(0, i);
    const ValueId t = unit_clamp(e, e.op(Op::Div, e.op(Op::Sub, e.at(2, i), low), e.op(Op::Sub, e.at(1, i), low)));
    return e.op(Op::Mul, e.op(Op::Mul, t, t), e.op(Op::Sub, three, e.op(Op::Mul, two, t)));
  });
}

Scalars step(Expansion& e) {
  const ValueId one = e.number(e.type(), 1);
  const ValueId zero = e.number(e.type(), 0);
  return e.each([&](size_t i) { return e.select(e.type(), e.b.compare(Op::Le, e.at(0, i), e.at(1, i)), one, zero); });
}

/// What is known of an exponent is decided here, so that results do not depend on what a pass finds out.
Scalars pow(Expansion& e) {
  return e.each([&](size_t i) { return e.op(e.type() == Scalar::F32 && e.b.function().constant(e.at(1, i)) ? Op::PowKnown : Op::Pow, e.at(0, i), e.at(1, i)); });
}

Scalars reduce(Expansion& e, Op op) {
  ValueId result = e.args[0][0];
  for (size_t i = 1; i < e.args[0].size(); ++i) result = e.op(op, result, e.args[0][i]);
  return {result};
}

Scalars all(Expansion& e) { return reduce(e, Op::And); }
Scalars any(Expansion& e) { return reduce(e, Op::Or); }

constexpr ExpandEntry kTable[] = {
    {"degrees", degrees}, {"radians", radians},       {"select", select}, {"frexp", frexp}, {"modf", modf}, {"mix", mix}, {"pow", pow},
    {"saturate", saturate}, {"smoothstep", smoothstep}, {"step", step},     {"all", all},     {"any", any},
};

}  // namespace

std::span<const ExpandEntry> math_expansions() { return kTable; }

}  // namespace tesela::lower
