// SPDX-License-Identifier: Apache-2.0
// Const-evaluation of operators, and of select, all and any.
#include <array>
#include <cmath>

#include "sema/const_eval_core.h"

namespace tesela::sema::eval {
namespace {

bool is_float(const Evaluator& e, TypeId type) {
  return e.types().is_float(type);
}

Result add(const Evaluator& e, TypeId type, Scalars a) {
  if (is_float(e, type)) return e.number(type, a[0]->as_float() + a[1]->as_float());
  return e.integer(type, static_cast<__int128>(a[0]->as_int()) + a[1]->as_int());
}

Result subtract(const Evaluator& e, TypeId type, Scalars a) {
  if (is_float(e, type)) return e.number(type, a[0]->as_float() - a[1]->as_float());
  return e.integer(type, static_cast<__int128>(a[0]->as_int()) - a[1]->as_int());
}

Result multiply_scalars(const Evaluator& e, TypeId type, Scalars a) {
  if (is_float(e, type)) return e.number(type, a[0]->as_float() * a[1]->as_float());
  return e.integer(type, static_cast<__int128>(a[0]->as_int()) * a[1]->as_int());
}

/// Least value of a signed type divided by -1: no value of the type.
bool overflows(const Evaluator& e, TypeId type, Scalars a) {
  return e.kind(type) == TypeKind::I32 && a[0]->as_int() == INT32_MIN && a[1]->as_int() == -1;
}

Result divide(const Evaluator& e, TypeId type, Scalars a) {
  if (is_float(e, type)) {
    if (a[1]->as_float() == 0) return e.fail(DiagId::EvalDivisionByZero, "division by zero");
    return e.number(type, a[0]->as_float() / a[1]->as_float());
  }
  if (overflows(e, type, a))
    return e.fail(DiagId::EvalIntegerOverflow, "the quotient of the least i32 and -1 does not fit into i32");
  return e.integer(type, static_cast<__int128>(a[0]->as_int()) / a[1]->as_int());
}

Result remainder(const Evaluator& e, TypeId type, Scalars a) {
  if (is_float(e, type)) {
    if (a[1]->as_float() == 0) return e.fail(DiagId::EvalDivisionByZero, "remainder of a division by zero");
    return e.number(type, std::fmod(a[0]->as_float(), a[1]->as_float()));
  }
  const bool abstract_overflow =
      e.kind(type) == TypeKind::AbstractInt && a[0]->as_int() == INT64_MIN && a[1]->as_int() == -1;
  if (overflows(e, type, a) || abstract_overflow)
    return e.fail(DiagId::EvalIntegerOverflow,
                  "the quotient of the least integer and -1 does not fit into " + e.text(type));
  return e.integer(type, static_cast<__int128>(a[0]->as_int()) % a[1]->as_int());
}

Result negate(const Evaluator& e, TypeId type, Scalars a) {
  if (is_float(e, type)) return e.number(type, -a[0]->as_float());
  // The least AbstractInt is its own negation, as the specification says of integers.
  if (a[0]->as_int() == INT64_MIN) return *a[0];
  return e.integer(type, -static_cast<__int128>(a[0]->as_int()));
}

Result bit_and(const Evaluator&, TypeId type, Scalars a) {
  return Constant{type, a[0]->bits & a[1]->bits, {}};
}
Result bit_or(const Evaluator&, TypeId type, Scalars a) {
  return Constant{type, a[0]->bits | a[1]->bits, {}};
}
// Both sides are extended alike, so 64-bit results stay extended.
Result bit_xor(const Evaluator&, TypeId type, Scalars a) {
  return Constant{type, a[0]->bits ^ a[1]->bits, {}};
}
Result complement(const Evaluator& e, TypeId type, Scalars a) {
  return e.integer(type, ~static_cast<__int128>(a[0]->as_int()));
}
Result logical_not(const Evaluator&, TypeId type, Scalars a) {
  return Constant::of_bool(type, !a[0]->as_bool());
}
Result logical_and(const Evaluator&, TypeId type, Scalars a) {
  return Constant::of_bool(type, a[0]->as_bool() && a[1]->as_bool());
}
Result logical_or(const Evaluator&, TypeId type, Scalars a) {
  return Constant::of_bool(type, a[0]->as_bool() || a[1]->as_bool());
}

Result shift_left(const Evaluator& e, TypeId type, Scalars a) {
  const int64_t value = a[0]->as_int();
  const uint64_t amount = a[1]->as_u32();
  const auto lost = [&] {
    return e.fail(DiagId::EvalShiftLosesBits,
                  "shifting " + e.text(*a[0]) + " left by " + std::to_string(amount) + " loses bits");
  };
  if (e.kind(type) == TypeKind::U32) {
    const uint64_t shifted = static_cast<uint64_t>(value) << amount;  // amount is below 32
    if (shifted >> 32) return lost();
    return Constant::of_int(type, static_cast<int64_t>(shifted));
  }
  const unsigned width = e.kind(type) == TypeKind::I32 ? 32 : 64;
  if (value == 0) return *a[0];
  if (amount >= width) return lost();
  const __int128 shifted = static_cast<__int128>(value) * (static_cast<__int128>(1) << amount);
  const __int128 limit = static_cast<__int128>(1) << (width - 1);
  if (shifted < -limit || shifted >= limit) return lost();
  return Constant::of_int(type, static_cast<int64_t>(shifted));
}

Result shift_right(const Evaluator& e, TypeId type, Scalars a) {
  const uint64_t amount = a[1]->as_u32();
  if (e.kind(type) == TypeKind::U32) return Constant::of_int(type, a[0]->as_u32() >> amount);
  return Constant::of_int(type, a[0]->as_int() >> (amount > 63 ? 63 : amount));
}

enum class Compare { Eq, Ne, Lt, Le, Gt, Ge };

template <class T>
bool compare(Compare how, T a, T b) {
  switch (how) {
    case Compare::Eq:
      return a == b;
    case Compare::Ne:
      return a != b;
    case Compare::Lt:
      return a < b;
    case Compare::Le:
      return a <= b;
    case Compare::Gt:
      return a > b;
    case Compare::Ge:
      return a >= b;
  }
  TESELA_UNREACHABLE();
}

template <Compare how>
Result comparison(const Evaluator& e, TypeId type, Scalars a) {
  if (is_float(e, a[0]->type)) return Constant::of_bool(type, compare(how, a[0]->as_float(), a[1]->as_float()));
  return Constant::of_bool(type, compare(how, a[0]->as_int(), a[1]->as_int()));
}

/// Sum of products: rounded once, each product and partial sum checked.
Result sum_of_products(const Evaluator& e, TypeId type, std::span<const std::pair<double, double>> factors) {
  long double sum = 0;
  for (const auto& [a, b] : factors) {
    const long double product = static_cast<long double>(a) * b;
    sum += product;
    if (!e.in_range(type, product) || !e.in_range(type, sum)) return std::nullopt;
  }
  return e.number(type, sum);
}

/// Column of matrix * vector.
Result transform(const Evaluator& e, TypeId result, const Constant& matrix, const Constant& vector) {
  const core::Type& t = e.types()[result];
  Constant value{result, 0, {}};
  for (uint32_t row = 0; row < t.count; ++row) {
    std::array<std::pair<double, double>, 4> factors;
    const size_t n = matrix.elements.size();
    for (size_t c = 0; c < n; ++c)
      factors[c] = {matrix.elements[c].elements[row].as_float(), vector.elements[c].as_float()};
    Result component = sum_of_products(e, t.element, std::span(factors).first(n));
    if (!component) return std::nullopt;
    value.elements.push_back(std::move(*component));
  }
  return value;
}

Result multiply(const Evaluator& e, Arguments a) {
  const bool left = e.kind(a[0].type) == TypeKind::Matrix, right = e.kind(a[1].type) == TypeKind::Matrix;
  const TypeId result = e.result_type();
  const core::Type& t = e.types()[result];
  if (left && e.kind(a[1].type) == TypeKind::Vector) return transform(e, result, a[0], a[1]);
  Constant value{result, 0, {}};
  if (left && right) {
    const TypeId column_type = e.types().find_vector(t.element, t.rows);
    for (const Constant& column : a[1].elements) {
      Result product = transform(e, column_type, a[0], column);
      if (!product) return std::nullopt;
      value.elements.push_back(std::move(*product));
    }
    return value;
  }
  if (right && e.kind(a[0].type) == TypeKind::Vector) {
    for (const Constant& column : a[1].elements) {
      std::array<std::pair<double, double>, 4> factors;
      const size_t n = column.elements.size();
      for (size_t i = 0; i < n; ++i) factors[i] = {a[0].elements[i].as_float(), column.elements[i].as_float()};
      Result component = sum_of_products(e, t.element, std::span(factors).first(n));
      if (!component) return std::nullopt;
      value.elements.push_back(std::move(*component));
    }
    return value;
  }
  return each<multiply_scalars>(e, a);
}

Result select(const Evaluator& e, Arguments a) {
  if (a[2].elements.empty()) return a[2].as_bool() ? a[1] : a[0];
  Constant value{e.result_type(), 0, {}};
  for (size_t i = 0; i < a[2].elements.size(); ++i)
    value.elements.push_back(a[a[2].elements[i].as_bool() ? 1 : 0].elements[i]);
  return value;
}

Result all(const Evaluator& e, Arguments a) {
  bool result = a[0].elements.empty() ? a[0].as_bool() : true;
  for (const Constant& component : a[0].elements) result = result && component.as_bool();
  return Constant::of_bool(e.result_type(), result);
}

Result any(const Evaluator& e, Arguments a) {
  bool result = a[0].elements.empty() ? a[0].as_bool() : false;
  for (const Constant& component : a[0].elements) result = result || component.as_bool();
  return Constant::of_bool(e.result_type(), result);
}

constexpr HandlerRow kRows[] = {
    {"+", each<add>},
    {"-", each<subtract>},
    {"*", multiply},
    {"/", each<divide>},
    {"%", each<remainder>},
    {"&", each<bit_and>},
    {"|", each<bit_or>},
    {"^", each<bit_xor>},
    {"<<", each<shift_left>},
    {">>", each<shift_right>},
    {"==", each<comparison<Compare::Eq>>},
    {"!=", each<comparison<Compare::Ne>>},
    {"<", each<comparison<Compare::Lt>>},
    {"<=", each<comparison<Compare::Le>>},
    {">", each<comparison<Compare::Gt>>},
    {">=", each<comparison<Compare::Ge>>},
    {"&&", each<logical_and>},
    {"||", each<logical_or>},
    {"unary -", each<negate>},
    {"!", each<logical_not>},
    {"~", each<complement>},
    {"select", select},
    {"all", all},
    {"any", any},
};

}  // namespace

std::span<const HandlerRow> operator_handlers() {
  return kRows;
}

}  // namespace tesela::sema::eval
