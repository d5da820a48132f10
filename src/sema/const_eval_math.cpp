// SPDX-License-Identifier: Apache-2.0
// Const-evaluation of functions of floats, per component.
#include <cmath>
#include <numbers>

#include "base/num.h"
#include "sema/const_eval_core.h"

namespace tesela::sema::eval {
namespace {

using Real = long double;

bool everywhere(Real) {
  return true;
}
bool within_one(Real x) {
  return std::fabs(x) <= 1;
}
bool strictly_within_one(Real x) {
  return std::fabs(x) < 1;
}
bool at_least_one(Real x) {
  return x >= 1;
}
bool not_negative(Real x) {
  return x >= 0;
}
bool positive(Real x) {
  return x > 0;
}

/// A function of one argument: in long double for AbstractFloat, in double for f32 and f16, whose doubled precision is
/// plenty.
template <double (*function)(double), long double (*precise)(long double), bool (*domain)(Real)>
Result unary(const Evaluator& e, TypeId type, Scalars a) {
  const double x = a[0]->as_float();
  if (!domain(x))
    return e.fail(DiagId::EvalDomain,
                  std::string(e.name()) + " is not defined for " + e.text(*a[0]));
  if (e.kind(type) == TypeKind::AbstractFloat) return e.number(type, precise(x));
  return e.number(type, function(x));
}

double inverse_sqrt(double x) {
  return 1.0 / std::sqrt(x);
}
long double inverse_sqrt_l(long double x) {
  return 1.0L / std::sqrt(x);
}
double fract(double x) {
  return x - std::floor(x);
}
long double fract_l(long double x) {
  return x - std::floor(x);
}
// Ties to even: the rounding mode is never changed here.
double round_even(double x) {
  return std::nearbyint(x);
}
long double round_even_l(long double x) {
  return std::nearbyint(x);
}
double degrees(double x) {
  return x * (180.0 / std::numbers::pi);
}
long double degrees_l(long double x) {
  return x * (180.0L / std::numbers::pi_v<long double>);
}
double radians(double x) {
  return x * (std::numbers::pi / 180.0);
}
long double radians_l(long double x) {
  return x * (std::numbers::pi_v<long double> / 180.0L);
}
double saturate(double x) {
  return x < 0 ? 0 : x > 1 ? 1 : x;
}
long double saturate_l(long double x) {
  return x < 0 ? 0 : x > 1 ? 1 : x;
}

Result atan2_of(const Evaluator& e, TypeId type, Scalars a) {
  return e.number(type, atan2l(a[0]->as_float(), a[1]->as_float()));
}

Result pow_of(const Evaluator& e, TypeId type, Scalars a) {
  const double x = a[0]->as_float(), y = a[1]->as_float();
  if (x < 0) return e.fail(DiagId::EvalDomain, "the base of pow, " + e.text(*a[0]) + ", is negative");
  if (x == 0 && y <= 0) return e.fail(DiagId::EvalDomain, "pow of 0 needs a positive exponent, not " + e.text(*a[1]));
  return e.number(type, powl(x, y));
}

Result fma_of(const Evaluator& e, TypeId type, Scalars a) {
  const double x = a[0]->as_float(), y = a[1]->as_float(), z = a[2]->as_float();
  if (e.kind(type) == TypeKind::F32)
    return e.number(
        type, static_cast<double>(std::fmaf(static_cast<float>(x), static_cast<float>(y), static_cast<float>(z))));
  return e.number(type, std::fma(x, y, z));
}

Result step_of(const Evaluator&, TypeId type, Scalars a) {
  return Constant::of_float(type, a[0]->as_float() <= a[1]->as_float() ? 1 : 0);
}

/// The exponent's range was checked by check_known_arguments.
Result ldexp_of(const Evaluator& e, TypeId type, Scalars a) {
  const int64_t exponent = a[1]->as_int() < -5000 ? -5000 : a[1]->as_int();
  return e.number(type, ldexpl(a[0]->as_float(), static_cast<int>(exponent)));
}

Result mix_of(const Evaluator& e, TypeId type, Scalars a) {
  const Real x = a[0]->as_float(), y = a[1]->as_float(), t = a[2]->as_float();
  if (!e.in_range(type, 1 - t) || !e.in_range(type, x * (1 - t)) || !e.in_range(type, y * t)) return std::nullopt;
  return e.number(type, x * (1 - t) + y * t);
}

/// The edges differ: check_known_arguments saw them.
Result smoothstep_of(const Evaluator& e, TypeId type, Scalars a) {
  const Real low = a[0]->as_float(), high = a[1]->as_float(), x = a[2]->as_float();
  if (!e.in_range(type, x - low) || !e.in_range(type, high - low) || !e.in_range(type, (x - low) / (high - low)))
    return std::nullopt;
  const Real t = saturate_l((x - low) / (high - low));
  return e.number(type, t * t * (3 - 2 * t));
}

Result quantize(const Evaluator& e, TypeId type, Scalars a) {
  const double rounded = base::round_to_half(a[0]->as_float());
  if (std::fabs(a[0]->as_float()) > kGreatestHalf)
    return e.fail(DiagId::EvalUnrepresentable, "the value " + e.text(*a[0]) + " is out of the range of f16");
  return Constant::of_float(type, rounded);
}

/// A struct of two members made component by component: frexp and modf.
template <auto split>
Result split_in_two(const Evaluator& e, Arguments a) {
  const core::Struct& s = e.types().structure(e.result_type());
  Constant first{s.members[0].type, 0, {}}, second{s.members[1].type, 0, {}};
  const size_t n = a[0].elements.size();
  if (n == 0) {
    split(a[0].as_float(), first, second, e.types().is_float(second.type));
  } else {
    const TypeId second_element = e.types()[second.type].element;
    for (const Constant& component : a[0].elements) {
      Constant x{component.type, 0, {}}, y{second_element, 0, {}};
      split(component.as_float(), x, y, e.types().is_float(second_element));
      first.elements.push_back(std::move(x));
      second.elements.push_back(std::move(y));
    }
  }
  Constant value{e.result_type(), 0, {}};
  value.elements.push_back(std::move(first));
  value.elements.push_back(std::move(second));
  return value;
}

void split_exponent(double v, Constant& fraction, Constant& exponent, bool) {
  int power = 0;
  fraction.bits = std::bit_cast<uint64_t>(std::frexp(v, &power));
  exponent.bits = static_cast<uint64_t>(static_cast<int64_t>(v == 0 ? 0 : power));
}

void split_whole(double v, Constant& fraction, Constant& whole, bool) {
  fraction.bits = std::bit_cast<uint64_t>(v - std::trunc(v));
  whole.bits = std::bit_cast<uint64_t>(std::trunc(v));
}

constexpr HandlerRow kRows[] = {
    {"acos", each<unary<::acos, ::acosl, within_one>>},
    {"acosh", each<unary<::acosh, ::acoshl, at_least_one>>},
    {"asin", each<unary<::asin, ::asinl, within_one>>},
    {"asinh", each<unary<::asinh, ::asinhl, everywhere>>},
    {"atan", each<unary<::atan, ::atanl, everywhere>>},
    {"atanh", each<unary<::atanh, ::atanhl, strictly_within_one>>},
    {"atan2", each<atan2_of>},
    {"ceil", each<unary<::ceil, ::ceill, everywhere>>},
    {"cos", each<unary<::cos, ::cosl, everywhere>>},
    {"cosh", each<unary<::cosh, ::coshl, everywhere>>},
    {"degrees", each<unary<degrees, degrees_l, everywhere>>},
    {"exp", each<unary<::exp, ::expl, everywhere>>},
    {"exp2", each<unary<::exp2, ::exp2l, everywhere>>},
    {"floor", each<unary<::floor, ::floorl, everywhere>>},
    {"fma", each<fma_of>},
    {"fract", each<unary<fract, fract_l, everywhere>>},
    {"frexp", split_in_two<split_exponent>},
    {"inverseSqrt", each<unary<inverse_sqrt, inverse_sqrt_l, positive>>},
    {"ldexp", each<ldexp_of>},
    {"log", each<unary<::log, ::logl, positive>>},
    {"log2", each<unary<::log2, ::log2l, positive>>},
    {"mix", each<mix_of>},
    {"modf", split_in_two<split_whole>},
    {"pow", each<pow_of>},
    {"quantizeToF16", each<quantize>},
    {"radians", each<unary<radians, radians_l, everywhere>>},
    {"round", each<unary<round_even, round_even_l, everywhere>>},
    {"saturate", each<unary<saturate, saturate_l, everywhere>>},
    {"sin", each<unary<::sin, ::sinl, everywhere>>},
    {"sinh", each<unary<::sinh, ::sinhl, everywhere>>},
    {"smoothstep", each<smoothstep_of>},
    {"sqrt", each<unary<::sqrt, ::sqrtl, not_negative>>},
    {"step", each<step_of>},
    {"tan", each<unary<::tan, ::tanl, everywhere>>},
    {"tanh", each<unary<::tanh, ::tanhl, everywhere>>},
    {"trunc", each<unary<::trunc, ::truncl, everywhere>>},
};

}  // namespace

std::span<const HandlerRow> float_handlers() {
  return kRows;
}

}  // namespace tesela::sema::eval
