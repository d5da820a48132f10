// SPDX-License-Identifier: Apache-2.0
// Const-evaluation of builtins over whole vectors and matrices.
#include <array>
#include <cmath>

#include "sema/const_eval_core.h"

namespace tesela::sema::eval {
namespace {

using Real = long double;

/// Components of a vector, or the one of a scalar.
struct Reals {
  std::array<Real, 4> v = {};
  size_t n = 0;
  explicit Reals(const Constant& c) {
    for (const Constant& component : c.elements) v[n++] = component.as_float();
    if (c.elements.empty()) v[n++] = c.as_float();
  }
};

/// Sum of products, every step in the range of the type; or nothing after a diagnostic.
std::optional<Real> checked_dot(const Evaluator& e, TypeId type, const Reals& a, const Reals& b) {
  Real sum = 0;
  for (size_t i = 0; i < a.n; ++i) {
    const Real product = a.v[i] * b.v[i];
    sum += product;
    if (!e.in_range(type, product) || !e.in_range(type, sum)) return std::nullopt;
  }
  return sum;
}

/// A vector (or scalar) result rounded component by component.
Result numbers(const Evaluator& e, TypeId result, const Reals& values) {
  if (e.kind(result) != TypeKind::Vector) return e.number(result, values.v[0]);
  Constant value{result, 0, {}};
  for (size_t i = 0; i < values.n; ++i) {
    Result component = e.number(e.types()[result].element, values.v[i]);
    if (!component) return std::nullopt;
    value.elements.push_back(std::move(*component));
  }
  return value;
}

Result dot(const Evaluator& e, Arguments a) {
  const TypeId type = e.result_type();
  if (e.types().is_float(type)) {
    const std::optional<Real> sum = checked_dot(e, type, Reals(a[0]), Reals(a[1]));
    return sum ? e.number(type, *sum) : std::nullopt;
  }
  Result sum = Constant::of_int(type, 0);
  for (size_t i = 0; i < a[0].elements.size() && sum; ++i) {
    const Result product =
        e.integer(type, static_cast<__int128>(a[0].elements[i].as_int()) * a[1].elements[i].as_int());
    if (!product) return std::nullopt;
    sum = e.integer(type, static_cast<__int128>(sum->as_int()) + product->as_int());
  }
  return sum;
}

std::optional<Real> checked_length(const Evaluator& e, TypeId type, const Reals& v) {
  if (v.n == 1) return std::fabs(v.v[0]);
  const std::optional<Real> square = checked_dot(e, type, v, v);
  if (!square) return std::nullopt;
  return std::sqrt(*square);
}

Result length(const Evaluator& e, Arguments a) {
  const std::optional<Real> l = checked_length(e, e.result_type(), Reals(a[0]));
  return l ? e.number(e.result_type(), *l) : std::nullopt;
}

Result distance(const Evaluator& e, Arguments a) {
  Reals x(a[0]);
  const Reals y(a[1]);
  for (size_t i = 0; i < x.n; ++i) {
    x.v[i] -= y.v[i];
    if (!e.in_range(e.result_type(), x.v[i])) return std::nullopt;
  }
  const std::optional<Real> l = checked_length(e, e.result_type(), x);
  return l ? e.number(e.result_type(), *l) : std::nullopt;
}

Result normalize(const Evaluator& e, Arguments a) {
  Reals v(a[0]);
  const TypeId type = e.types()[e.result_type()].element;
  const std::optional<Real> l = checked_length(e, type, v);
  if (!l) return std::nullopt;
  // Squares of tiny AbstractFloat values vanish in the type's own arithmetic, which the specification's formula uses.
  if (static_cast<double>(*l * *l) == 0)
    return e.fail(DiagId::EvalDomain, "a zero vector has no direction: normalize of " + e.text(a[0]));
  for (size_t i = 0; i < v.n; ++i) v.v[i] /= *l;
  return numbers(e, e.result_type(), v);
}

Result cross(const Evaluator& e, Arguments a) {
  const Reals x(a[0]), y(a[1]);
  const TypeId type = e.types()[e.result_type()].element;
  Reals z(a[0]);
  for (size_t i = 0; i < 3; ++i) {
    const size_t j = (i + 1) % 3, k = (i + 2) % 3;
    const Real first = x.v[j] * y.v[k], second = x.v[k] * y.v[j];
    if (!e.in_range(type, first) || !e.in_range(type, second)) return std::nullopt;
    z.v[i] = first - second;
  }
  return numbers(e, e.result_type(), z);
}

Result face_forward(const Evaluator& e, Arguments a) {
  const TypeId type = e.types()[e.result_type()].element;
  const std::optional<Real> d = checked_dot(e, type, Reals(a[1]), Reals(a[2]));
  if (!d) return std::nullopt;
  Reals v(a[0]);
  if (!(*d < 0))
    for (size_t i = 0; i < v.n; ++i) v.v[i] = -v.v[i];
  return numbers(e, e.result_type(), v);
}

Result reflect(const Evaluator& e, Arguments a) {
  const TypeId type = e.types()[e.result_type()].element;
  Reals v(a[0]);
  const Reals normal(a[1]);
  const std::optional<Real> d = checked_dot(e, type, v, normal);
  if (!d || !e.in_range(type, 2 * *d)) return std::nullopt;
  for (size_t i = 0; i < v.n; ++i) {
    const Real part = 2 * *d * normal.v[i];
    if (!e.in_range(type, part)) return std::nullopt;
    v.v[i] -= part;
  }
  return numbers(e, e.result_type(), v);
}

Result refract(const Evaluator& e, Arguments a) {
  const TypeId type = e.types()[e.result_type()].element;
  Reals v(a[0]);
  const Reals normal(a[1]);
  const Real eta = a[2].as_float();
  const std::optional<Real> d = checked_dot(e, type, normal, v);
  if (!d || !e.in_range(type, *d * *d) || !e.in_range(type, 1 - *d * *d) || !e.in_range(type, eta * eta))
    return std::nullopt;
  const Real k = 1 - eta * eta * (1 - *d * *d);
  if (!e.in_range(type, eta * eta * (1 - *d * *d)) || !e.in_range(type, k)) return std::nullopt;
  if (k < 0) return core::zero_constant(e.types(), e.result_type());
  const Real factor = eta * *d + std::sqrt(k);
  if (!e.in_range(type, eta * *d) || !e.in_range(type, factor)) return std::nullopt;
  for (size_t i = 0; i < v.n; ++i) {
    const Real along = eta * v.v[i], across = factor * normal.v[i];
    if (!e.in_range(type, along) || !e.in_range(type, across)) return std::nullopt;
    v.v[i] = along - across;
  }
  return numbers(e, e.result_type(), v);
}

using Square = std::array<std::array<Real, 4>, 4>;

/// Laplace expansion along the first column; each step checked.
std::optional<Real> checked_determinant(const Evaluator& e, const Square& m, size_t n) {
  const TypeId type = e.result_type();
  if (n == 1) return m[0][0];
  Real sum = 0;
  for (size_t row = 0; row < n; ++row) {
    Square minor{};
    for (size_t c = 1; c < n; ++c)
      for (size_t r = 0, to = 0; r < n; ++r)
        if (r != row) minor[c - 1][to++] = m[c][r];
    const std::optional<Real> inner = checked_determinant(e, minor, n - 1);
    if (!inner) return std::nullopt;
    const Real product = m[0][row] * *inner;
    sum += row % 2 ? -product : product;
    if (!e.in_range(type, product) || !e.in_range(type, sum)) return std::nullopt;
  }
  return sum;
}

Result determinant(const Evaluator& e, Arguments a) {
  Square m{};
  const size_t n = a[0].elements.size();
  for (size_t c = 0; c < n; ++c)
    for (size_t r = 0; r < n; ++r) m[c][r] = a[0].elements[c].elements[r].as_float();
  const std::optional<Real> d = checked_determinant(e, m, n);
  return d ? e.number(e.result_type(), *d) : std::nullopt;
}

Result transpose(const Evaluator& e, Arguments a) {
  const core::Type& t = e.types()[e.result_type()];
  const TypeId column_type = e.types().find_vector(t.element, t.rows);
  Constant value{e.result_type(), 0, {}};
  for (uint32_t c = 0; c < t.count; ++c) {
    Constant column{column_type, 0, {}};
    for (uint32_t r = 0; r < t.rows; ++r) column.elements.push_back(a[0].elements[r].elements[c]);
    value.elements.push_back(std::move(column));
  }
  return value;
}

constexpr HandlerRow kRows[] = {
    {"dot", dot},
    {"length", length},
    {"distance", distance},
    {"normalize", normalize},
    {"cross", cross},
    {"faceForward", face_forward},
    {"reflect", reflect},
    {"refract", refract},
    {"determinant", determinant},
    {"transpose", transpose},
};

}  // namespace

std::span<const HandlerRow> vector_handlers() {
  return kRows;
}

}  // namespace tesela::sema::eval
