// SPDX-License-Identifier: Apache-2.0
// Value ops of the interpreter, written straight from the specification and apart from pass::fold, which it checks.
#include <algorithm>
#include <bit>
#include <cmath>

#include "base/num.h"
#include "support/interpret.h"

namespace tesela::test {
namespace {

using core::Op;
using core::Scalar;
using Bits = std::vector<uint32_t>;

double number(Scalar type, uint32_t bits) {
  if (type == Scalar::F32) return std::bit_cast<float>(bits);
  if (type == Scalar::F16) return base::half_to_double(static_cast<uint16_t>(bits));
  if (type == Scalar::I32) return static_cast<int32_t>(bits);
  return bits;
}

uint32_t rounded(Scalar type, double v) { return type == Scalar::F16 ? base::half_from_double(v) : std::bit_cast<uint32_t>(static_cast<float>(v)); }

/// The nearest integer to trunc(v) that both types hold exactly.
uint32_t saturated(Scalar type, Scalar from, double v) {
  if (std::isnan(v)) return 0;
  const double most = from == Scalar::F16 ? 65504.0 : type == Scalar::I32 ? 2147483520.0 : 4294967040.0;
  const double low = type == Scalar::U32 ? 0.0 : from == Scalar::F16 ? -65504.0 : -2147483648.0;
  const double whole = std::trunc(v < low ? low : v > most ? most : v);
  return type == Scalar::I32 ? static_cast<uint32_t>(static_cast<int32_t>(whole)) : static_cast<uint32_t>(whole);
}

uint32_t convert(Scalar to, Scalar from, uint32_t bits) {
  if (to == Scalar::Bool) return is_float(from) ? number(from, bits) != 0 : bits != 0;
  if (is_float(to)) return rounded(to, number(from, bits));
  return is_float(from) ? saturated(to, from, number(from, bits)) : bits;
}

bool compare(Op op, double a, double b) {
  if (op == Op::Eq) return a == b;
  if (op == Op::Ne) return !(a == b);
  if (op == Op::Lt) return a < b;
  if (op == Op::Le) return a <= b;
  if (op == Op::Gt) return a > b;
  return a >= b;
}

/// Integers as 64-bit numbers of their type; the result is cut to 32 bits.
int64_t integer(Op op, bool s, const Bits& v) {
  const auto wide = [s](uint32_t x) { return s ? int64_t{static_cast<int32_t>(x)} : int64_t{x}; };
  const int64_t a = wide(v[0]), b = v.size() > 1 ? wide(v[1]) : 0, c = v.size() > 2 ? wide(v[2]) : 0;
  const uint32_t n = v.size() > 1 ? v[1] % 32 : 0;
  switch (op) {
    case Op::Add: return a + b;
    case Op::Sub: return a - b;
    case Op::Mul: return static_cast<int64_t>(static_cast<uint64_t>(a) * static_cast<uint64_t>(b));
    case Op::Div: return b == 0 ? a : a / b;
    case Op::Rem: return b == 0 ? 0 : a % b;
    case Op::Neg: return -a;
    case Op::Abs: return a < 0 ? -a : a;
    case Op::Sign: return a > 0 ? 1 : a < 0 ? -1 : 0;
    case Op::Min: return std::min(a, b);
    case Op::Max: return std::max(a, b);
    case Op::Clamp: return std::min(std::max(a, b), c);
    case Op::And: return v[0] & v[1];
    case Op::Or: return v[0] | v[1];
    case Op::Xor: return v[0] ^ v[1];
    case Op::Not: return ~v[0];
    case Op::Shl: return int64_t{v[0]} << n;
    case Op::Shr: return a >> n;
    default: return 0;
  }
}

int64_t bit_op(Op op, bool s, const Bits& v) {
  const uint32_t e = v[0];
  const auto highest = [](uint32_t x) -> int64_t {
    for (int i = 31; i >= 0; --i)
      if ((x >> i & 1) != 0) return i;
    return -1;
  };
  const auto lowest = [](uint32_t x) -> int64_t {
    for (int i = 0; i < 32; ++i)
      if ((x >> i & 1) != 0) return i;
    return -1;
  };
  if (op == Op::CountLeadingZeros) return 31 - highest(e);
  if (op == Op::CountTrailingZeros) return e == 0 ? 32 : lowest(e);
  if (op == Op::FirstTrailingBit) return lowest(e);
  if (op == Op::FirstLeadingBit) return highest(s && static_cast<int32_t>(e) < 0 ? ~e : e);
  if (op == Op::CountOneBits || op == Op::ReverseBits) {
    uint32_t count = 0, reversed = 0;
    for (int i = 0; i < 32; ++i) {
      count += e >> i & 1;
      reversed |= (e >> i & 1) << (31 - i);
    }
    return op == Op::CountOneBits ? count : reversed;
  }
  const bool insert = op == Op::InsertBits;
  const uint32_t offset = std::min(v[insert ? 2 : 1], 32u), count = std::min(v[insert ? 3 : 2], 32 - offset);
  const uint64_t mask = ((uint64_t{1} << count) - 1) << offset;
  if (insert) return (e & ~mask) | ((uint64_t{v[1]} << offset) & mask);
  const auto field = static_cast<int64_t>((e & mask) >> offset);
  const bool negative = s && count > 0 && (field >> (count - 1) & 1) != 0;
  return negative ? field - (int64_t{1} << count) : field;
}

double floating(Op op, const std::vector<double>& v, const Bits& bits) {
  const double x = v[0], y = v.size() > 1 ? v[1] : 0, z = v.size() > 2 ? v[2] : 0;
  switch (op) {
    case Op::Add: return x + y;
    case Op::Sub: return x - y;
    case Op::Mul: return x * y;
    case Op::Div: return x / y;
    case Op::Rem: return std::fmod(x, y);
    case Op::Neg: return -x;
    case Op::Abs: return std::fabs(x);
    case Op::Sign: return x > 0 ? 1 : x < 0 ? -1 : 0;
    case Op::Min: return y < x ? y : x;
    case Op::Max: return x < y ? y : x;
    case Op::Clamp: return std::min(std::max(x, y), z);
    case Op::Fma: return std::fma(x, y, z);
    case Op::Sqrt: return std::sqrt(x);
    case Op::InverseSqrt: return 1 / std::sqrt(x);
    case Op::Floor: return std::floor(x);
    case Op::Ceil: return std::ceil(x);
    case Op::Trunc: return std::trunc(x);
    case Op::Round: return std::nearbyint(x);
    case Op::Fract: return x - std::floor(x);
    case Op::Exp: return std::exp(x);
    case Op::Exp2: return std::exp2(x);
    case Op::Log: return std::log(x);
    case Op::Log2: return std::log2(x);
    case Op::Pow: case Op::PowKnown: return std::pow(x, y);
    case Op::Sin: return std::sin(x);
    case Op::Cos: return std::cos(x);
    case Op::Tan: return std::tan(x);
    case Op::Asin: return std::asin(x);
    case Op::Acos: return std::acos(x);
    case Op::Atan: return std::atan(x);
    case Op::Atan2: return std::atan2(x, y);
    case Op::Sinh: return std::sinh(x);
    case Op::Cosh: return std::cosh(x);
    case Op::Tanh: return std::tanh(x);
    case Op::Asinh: return std::asinh(x);
    case Op::Acosh: return std::acosh(x);
    case Op::Atanh: return std::atanh(x);
    case Op::QuantizeHalf: return base::round_to_half(x);
    case Op::Ldexp: return std::ldexp(x, static_cast<int32_t>(bits[1]));
    case Op::FrexpFract: {
      int exponent = 0;
      return std::frexp(x, &exponent);
    }
    case Op::Length: {
      double sum = 0;
      for (double c : v) sum += c * c;
      return std::sqrt(sum);
    }
    default: return 0;
  }
}

double clamped(double v, double low) { return v < low ? low : v > 1 ? 1 : v; }

uint32_t pack(Op op, const Bits& v) {
  const auto f = [&](size_t i) { return number(Scalar::F32, v[i]); };
  uint32_t out = 0;
  for (size_t i = 0; i < v.size(); ++i) {
    if (op == Op::Pack4x8Snorm) out |= (static_cast<uint32_t>(static_cast<int32_t>(std::floor(0.5 + 127 * clamped(f(i), -1)))) & 0xff) << (8 * i);
    if (op == Op::Pack4x8Unorm) out |= static_cast<uint32_t>(std::floor(0.5 + 255 * clamped(f(i), 0))) << (8 * i);
    if (op == Op::Pack2x16Snorm) out |= (static_cast<uint32_t>(static_cast<int32_t>(std::floor(0.5 + 32767 * clamped(f(i), -1)))) & 0xffff) << (16 * i);
    if (op == Op::Pack2x16Unorm) out |= static_cast<uint32_t>(std::floor(0.5 + 65535 * clamped(f(i), 0))) << (16 * i);
    if (op == Op::Pack2x16Float) out |= uint32_t{base::half_from_double(f(i))} << (16 * i);
  }
  return out;
}

double unpack(Op op, uint32_t word, size_t i) {
  if (op == Op::Unpack4x8Snorm) return std::max(static_cast<int8_t>(word >> (8 * i)) / 127.0, -1.0);
  if (op == Op::Unpack4x8Unorm) return (word >> (8 * i) & 0xff) / 255.0;
  if (op == Op::Unpack2x16Snorm) return std::max(static_cast<int16_t>(word >> (16 * i)) / 32767.0, -1.0);
  if (op == Op::Unpack2x16Unorm) return (word >> (16 * i) & 0xffff) / 65535.0;
  return base::half_to_double(static_cast<uint16_t>(word >> (16 * i)));
}

uint32_t dot4(bool s, uint32_t a, uint32_t b) {
  int64_t sum = 0;
  for (int i = 0; i < 32; i += 8) {
    if (s)
      sum += int64_t{static_cast<int8_t>(a >> i)} * static_cast<int8_t>(b >> i);
    else
      sum += int64_t{a >> i & 255} * (b >> i & 255);
  }
  return static_cast<uint32_t>(sum);
}

}  // namespace

void interpret_op(const ir::Instruction& instr, Scalar from, const Bits& v, Bits& results) {
  const Op op = instr.op;
  const Scalar type = instr.type;
  const auto give = [&](uint32_t bits) { results.push_back(bits); };
  if (op == Op::Const) return give(instr.imm);
  if (op == Op::Select) return give(v[0] != 0 ? v[1] : v[2]);
  if (op == Op::Convert) return give(type == from ? v[0] : convert(type, from, v[0]));
  if (op == Op::TruncateInside) return give(convert(Scalar::I32, from, v[0]));
  if (op == Op::Bitcast) return give(v[0]);
  if (op >= Op::Eq && op <= Op::Ge) return give(compare(op, number(from, v[0]), number(from, v[1])) ? 1 : 0);
  if (op == Op::PackHalves) return give(v[0] | v[1] << 16);
  if (op == Op::UnpackHalves) return give(v[0] & 0xffff), give(v[0] >> 16);
  if (op == Op::Dot4I8 || op == Op::Dot4U8) return give(dot4(op == Op::Dot4I8, v[0], v[1]));
  if (op >= Op::Pack4x8Snorm && op <= Op::Pack2x16Float) return give(pack(op, v));
  if (op >= Op::Unpack4x8Snorm && op <= Op::Unpack2x16Float) {
    for (size_t i = 0; i < instr.results.size(); ++i) give(rounded(Scalar::F32, unpack(op, v[0], i)));
    return;
  }
  if (op == Op::FrexpExp) {
    int exponent = 0;
    std::frexp(number(from, v[0]), &exponent);
    return give(static_cast<uint32_t>(exponent));
  }
  if (type == Scalar::Bool) return give(static_cast<uint32_t>(integer(op, false, v)) & 1);
  if (op >= Op::CountLeadingZeros && op <= Op::InsertBits) return give(static_cast<uint32_t>(bit_op(op, type == Scalar::I32, v)));
  if (!is_float(type)) return give(static_cast<uint32_t>(integer(op, type == Scalar::I32, v)));
  // One float rounding of a double result is one rounding of the exact one for + - * / and sqrt; a product sum is exact in double only sometimes.
  if (op == Op::Fma && type == Scalar::F32) return give(std::bit_cast<uint32_t>(std::fma(std::bit_cast<float>(v[0]), std::bit_cast<float>(v[1]), std::bit_cast<float>(v[2]))));
  std::vector<double> numbers;
  for (uint32_t bits : v) numbers.push_back(number(type, bits));
  give(rounded(type, floating(op, numbers, v)));
}

}  // namespace tesela::test
