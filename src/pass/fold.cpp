// SPDX-License-Identifier: Apache-2.0
// Constant folding of one op. Only what every machine computes to the same bits is folded: a NaN result, a float conversion out of range, signed
// zeros in min and max, and all transcendental ops are left to run time, so that results do not depend on what was known early.
#include <algorithm>
#include <bit>
#include <cmath>

#include "base/num.h"
#include "pass/passes.h"

namespace tesela::pass {
namespace {

using core::Op;
using core::Scalar;
using Folded = std::optional<uint32_t>;
using Operands = std::span<const uint32_t>;

Folded of_float(float v) { return std::isnan(v) ? Folded() : Folded(std::bit_cast<uint32_t>(v)); }
Folded of_half(double v) { return std::isnan(v) ? Folded() : Folded(base::half_from_double(v)); }

uint32_t shift(Op op, bool is_signed, uint32_t a, uint32_t n) {
  n &= 31;
  if (op == Op::Shl) return a << n;
  return is_signed ? static_cast<uint32_t>(static_cast<int32_t>(a) >> n) : a >> n;
}

uint32_t divide(Op op, bool is_signed, uint32_t a, uint32_t b) {
  const bool overflow = is_signed && a == 0x80000000u && b == ~0u;
  if (b == 0 || overflow) return op == Op::Div ? a : 0;
  if (!is_signed) return op == Op::Div ? a / b : a % b;
  const auto x = static_cast<int32_t>(a), y = static_cast<int32_t>(b);
  return static_cast<uint32_t>(op == Op::Div ? x / y : x % y);
}

bool less(bool is_signed, uint32_t a, uint32_t b) { return is_signed ? static_cast<int32_t>(a) < static_cast<int32_t>(b) : a < b; }

uint32_t extract(bool is_signed, uint32_t e, uint32_t offset, uint32_t count) {
  const uint32_t o = std::min(offset, 32u), c = std::min(count, 32u - o);
  if (c == 0) return 0;
  const uint32_t up = e << (32 - c - o);
  return is_signed ? static_cast<uint32_t>(static_cast<int32_t>(up) >> (32 - c)) : up >> (32 - c);
}

uint32_t insert(uint32_t e, uint32_t bits, uint32_t offset, uint32_t count) {
  const uint32_t o = std::min(offset, 32u), c = std::min(count, 32u - o);
  if (c == 0) return e;
  const uint32_t mask = (c == 32 ? ~0u : (1u << c) - 1) << o;
  return (e & ~mask) | ((bits << o) & mask);
}

uint32_t reverse(uint32_t v) {
  uint32_t out = 0;
  for (int i = 0; i < 32; ++i) out |= ((v >> i) & 1) << (31 - i);
  return out;
}

uint32_t leading_bit(bool is_signed, uint32_t v) {
  if (is_signed && (v >> 31) != 0) v = ~v;
  return v == 0 ? ~0u : 31 - static_cast<uint32_t>(std::countl_zero(v));
}

uint32_t dot4(bool is_signed, uint32_t a, uint32_t b) {
  uint32_t sum = 0;
  for (int i = 0; i < 32; i += 8) {
    const uint32_t x = (a >> i) & 255, y = (b >> i) & 255;
    sum += is_signed ? static_cast<uint32_t>(static_cast<int8_t>(x) * static_cast<int8_t>(y)) : x * y;
  }
  return sum;
}

Folded integer(Op op, bool s, Operands v) {
  const uint32_t a = v[0], b = v.size() > 1 ? v[1] : 0, c = v.size() > 2 ? v[2] : 0;
  if (op == Op::Add) return a + b;
  if (op == Op::Sub) return a - b;
  if (op == Op::Mul) return a * b;
  if (op == Op::Div || op == Op::Rem) return divide(op, s, a, b);
  if (op == Op::Neg) return 0u - a;
  if (op == Op::Abs) return s && (a >> 31) != 0 ? 0u - a : a;
  if (op == Op::Sign) return a == 0 ? 0u : s && (a >> 31) != 0 ? ~0u : 1u;
  if (op == Op::Min) return less(s, b, a) ? b : a;
  if (op == Op::Max) return less(s, a, b) ? b : a;
  if (op == Op::Clamp) {
    const uint32_t low = less(s, a, b) ? b : a;
    return less(s, c, low) ? c : low;
  }
  if (op == Op::And) return a & b;
  if (op == Op::Or) return a | b;
  if (op == Op::Xor) return a ^ b;
  if (op == Op::Not) return ~a;
  if (op == Op::Shl || op == Op::Shr) return shift(op, s, a, b);
  if (op == Op::CountLeadingZeros) return static_cast<uint32_t>(std::countl_zero(a));
  if (op == Op::CountTrailingZeros) return static_cast<uint32_t>(std::countr_zero(a));
  if (op == Op::CountOneBits) return static_cast<uint32_t>(std::popcount(a));
  if (op == Op::ReverseBits) return reverse(a);
  if (op == Op::FirstLeadingBit) return leading_bit(s, a);
  if (op == Op::FirstTrailingBit) return a == 0 ? ~0u : static_cast<uint32_t>(std::countr_zero(a));
  if (op == Op::ExtractBits) return extract(s, a, b, c);
  if (op == Op::InsertBits) return insert(a, b, c, v[3]);
  if (op == Op::Dot4I8 || op == Op::Dot4U8) return dot4(op == Op::Dot4I8, a, b);
  return {};
}

Folded boolean(Op op, Operands v) {
  if (op == Op::And) return v[0] & v[1];
  if (op == Op::Or) return v[0] | v[1];
  if (op == Op::Xor) return v[0] ^ v[1];
  if (op == Op::Not) return v[0] ^ 1;
  return {};
}

/// Float ops of one rounding: T is float, or double with a rounding to half afterwards (exact enough for one operation of halves).
template <class T>
std::optional<T> floating(Op op, const T* v) {
  if (op == Op::Add) return v[0] + v[1];
  if (op == Op::Sub) return v[0] - v[1];
  if (op == Op::Mul) return v[0] * v[1];
  if (op == Op::Div) return v[0] / v[1];
  if (op == Op::Neg) return -v[0];
  if (op == Op::Abs) return std::fabs(v[0]);
  if (op == Op::Sign && v[0] == v[0]) return v[0] > 0 ? T(1) : v[0] < 0 ? T(-1) : T(0);
  const bool ordered = v[0] < v[1] || v[0] > v[1] || (v[0] == v[1] && v[0] != 0);
  if (op == Op::Min && ordered) return v[1] < v[0] ? v[1] : v[0];
  if (op == Op::Max && ordered) return v[0] < v[1] ? v[1] : v[0];
  if (op == Op::Sqrt) return std::sqrt(v[0]);
  if (op == Op::Floor) return std::floor(v[0]);
  if (op == Op::Ceil) return std::ceil(v[0]);
  if (op == Op::Trunc) return std::trunc(v[0]);
  if (op == Op::Round) return std::nearbyint(v[0]);
  return {};
}

Folded float32(Op op, Operands bits) {
  float v[4] = {};
  for (size_t i = 0; i < bits.size() && i < 4; ++i) {
    v[i] = std::bit_cast<float>(bits[i]);
    if (std::isnan(v[i])) return {};
  }
  if (op == Op::Fma) return of_float(std::fma(v[0], v[1], v[2]));
  const auto out = floating<float>(op, v);
  return out ? of_float(*out) : Folded();
}

Folded float16(Op op, Operands bits) {
  double v[4] = {};
  for (size_t i = 0; i < bits.size() && i < 4; ++i) v[i] = base::half_to_double(static_cast<uint16_t>(bits[i]));
  const auto out = floating<double>(op, v);
  return out ? of_half(*out) : Folded();
}

double as_double(Scalar type, uint32_t bits) {
  if (type == Scalar::F16) return base::half_to_double(static_cast<uint16_t>(bits));
  if (type == Scalar::F32) return static_cast<double>(std::bit_cast<float>(bits));
  return type == Scalar::I32 ? static_cast<double>(static_cast<int32_t>(bits)) : static_cast<double>(bits);
}

Folded convert(Scalar to, Scalar from, uint32_t bits) {
  const double v = as_double(from, bits);
  if (to == Scalar::Bool) return is_float(from) ? (std::isnan(v) ? Folded() : Folded(v != 0)) : Folded(bits != 0);
  if (to == Scalar::F32) return of_float(static_cast<float>(v));
  if (to == Scalar::F16) return of_half(v);
  if (!is_float(from)) return bits;
  const double whole = std::trunc(v);
  if (to == Scalar::I32 && whole >= -2147483648.0 && whole <= 2147483647.0) return static_cast<uint32_t>(static_cast<int32_t>(whole));
  if (to == Scalar::U32 && whole >= 0 && whole <= 4294967295.0) return static_cast<uint32_t>(whole);
  return {};
}

Folded compare(Op op, Scalar type, Operands v) {
  int order = 0;  // of the operands; 2: not ordered
  if (is_float(type)) {
    const double a = as_double(type, v[0]), b = as_double(type, v[1]);
    order = a < b ? -1 : a > b ? 1 : a == b ? 0 : 2;
  } else {
    const bool s = type == Scalar::I32;
    order = less(s, v[0], v[1]) ? -1 : less(s, v[1], v[0]) ? 1 : 0;
  }
  if (op == Op::Eq) return order == 0;
  if (op == Op::Ne) return order != 0;
  if (op == Op::Lt) return order == -1;
  if (op == Op::Le) return order == -1 || order == 0;
  if (op == Op::Gt) return order == 1;
  if (op == Op::Ge) return order == 1 || order == 0;
  return {};
}

}  // namespace

std::optional<uint32_t> fold(core::Op op, core::Scalar type, core::Scalar operand_type, std::span<const uint32_t> operands) {
  if (operands.empty()) return {};
  if (op == Op::Select) return operands[0] != 0 ? operands[1] : operands[2];
  if (op == Op::Convert) return type == operand_type ? Folded(operands[0]) : convert(type, operand_type, operands[0]);
  if (op == Op::Bitcast) return operands[0];
  if (op == Op::PackHalves) return operands[0] | operands[1] << 16;
  if (op >= Op::Eq && op <= Op::Ge) return compare(op, operand_type, operands);
  switch (type) {
    case Scalar::Bool: return boolean(op, operands);
    case Scalar::I32: case Scalar::U32: return is_float(operand_type) ? Folded() : integer(op, type == Scalar::I32, operands);
    case Scalar::F32: return operand_type == Scalar::F32 ? float32(op, operands) : Folded();
    case Scalar::F16: return operand_type == Scalar::F16 ? float16(op, operands) : Folded();
    case Scalar::None: case Scalar::Ptr: return {};
  }
  TESELA_UNREACHABLE();
}

}  // namespace tesela::pass
