// SPDX-License-Identifier: Apache-2.0
// Expansions over vectors and matrices. Matrices are flattened column by column.
#include "lower/expand.h"

namespace tesela::lower {
namespace {

Scalars cross(Expansion& e) {
  const Scalars& a = e.args[0];
  const Scalars& b = e.args[1];
  Scalars result;
  for (size_t i = 0; i < 3; ++i) {
    const size_t j = (i + 1) % 3;
    const size_t k = (i + 2) % 3;
    result.push_back(e.op(Op::Sub, e.op(Op::Mul, a[j], b[k]), e.op(Op::Mul, a[k], b[j])));
  }
  return result;
}

ValueId length(const Expansion& e, const Scalars& vector) { return e.b.append(Op::Length, e.type(), vector, 1).results[0]; }

Scalars distance(Expansion& e) {
  return {length(e, e.each([&](size_t i) { return e.op(Op::Sub, e.at(0, i), e.at(1, i)); }))};
}

Scalars dot(Expansion& e) { return {e.dot(e.args[0], e.args[1])}; }

Scalars normalize(Expansion& e) {
  const ValueId whole = length(e, e.args[0]);
  return e.each([&](size_t i) { return e.op(Op::Div, e.at(0, i), whole); });
}

Scalars face_forward(Expansion& e) {
  const ValueId facing = e.b.compare(Op::Lt, e.dot(e.args[1], e.args[2]), e.number(e.type(), 0));
  return e.each([&](size_t i) { return e.select(e.type(), facing, e.at(0, i), e.op(Op::Neg, e.at(0, i))); });
}

Scalars reflect(Expansion& e) {
  const ValueId twice = e.op(Op::Mul, e.number(e.type(), 2), e.dot(e.args[1], e.args[0]));
  return e.each([&](size_t i) { return e.op(Op::Sub, e.at(0, i), e.op(Op::Mul, twice, e.at(1, i))); });
}

Scalars refract(Expansion& e) {
  const ValueId one = e.number(e.type(), 1);
  const ValueId zero = e.number(e.type(), 0);
  const ValueId ratio = e.args[2][0];
  const ValueId cosine = e.dot(e.args[1], e.args[0]);
  const ValueId sine_squared = e.op(Op::Sub, one, e.op(Op::Mul, cosine, cosine));
  const ValueId k = e.op(Op::Sub, one, e.op(Op::Mul, e.op(Op::Mul, ratio, ratio), sine_squared));
  const ValueId total_reflection = e.b.compare(Op::Lt, k, zero);
  const ValueId along = e.op(Op::Add, e.op(Op::Mul, ratio, cosine), e.op(Op::Sqrt, k));
  return e.each([&](size_t i) {
    const ValueId direction = e.op(Op::Sub, e.op(Op::Mul, ratio, e.at(0, i)), e.op(Op::Mul, along, e.at(1, i)));
    return e.select(e.type(), total_reflection, zero, direction);
  });
}

Scalars transpose(Expansion& e) {
  const size_t columns = e.shapes[0].columns;
  const size_t rows = e.shapes[0].rows;
  Scalars result;
  for (size_t r = 0; r < rows; ++r)
    for (size_t c = 0; c < columns; ++c) result.push_back(e.args[0][c * rows + r]);
  return result;
}

/// Determinant of the rows x rows matrix that is left after columns and rows are removed, by its first column.
ValueId minor(const Expansion& e, const Scalars& matrix, size_t rows) {
  if (rows == 1) return matrix[0];
  if (rows == 2) return e.op(Op::Sub, e.op(Op::Mul, matrix[0], matrix[3]), e.op(Op::Mul, matrix[2], matrix[1]));
  ValueId sum;
  for (size_t skip = 0; skip < rows; ++skip) {
    Scalars rest;
    for (size_t c = 1; c < rows; ++c)
      for (size_t r = 0; r < rows; ++r)
        if (r != skip) rest.push_back(matrix[c * rows + r]);
    const ValueId term = e.op(Op::Mul, matrix[skip], minor(e, rest, rows - 1));
    sum = sum ? e.op(skip % 2 != 0 ? Op::Sub : Op::Add, sum, term) : term;
  }
  return sum;
}

Scalars determinant(Expansion& e) { return {minor(e, e.args[0], e.shapes[0].rows)}; }

constexpr ExpandEntry kTable[] = {
    {"cross", cross},     {"distance", distance}, {"dot", dot},     {"normalize", normalize},     {"face_forward", face_forward},
    {"reflect", reflect}, {"refract", refract},   {"transpose", transpose}, {"determinant", determinant},
};

}  // namespace

std::span<const ExpandEntry> geometry_expansions() { return kTable; }

}  // namespace tesela::lower
