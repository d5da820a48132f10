// SPDX-License-Identifier: Apache-2.0
// Value ops whose result is exact or correctly rounded, against plain C++: all types, scalars and vectors, on every x86 level that this
// machine can run; and machine code for all ops on other processors.
#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <optional>
#include <random>

#include <gtest/gtest.h>

#include "op_jit.h"

namespace tesela::test {
namespace {

using Args = const uint32_t*;

float as_float(uint32_t b) { return std::bit_cast<float>(b); }
uint32_t as_bits(float v) { return std::bit_cast<uint32_t>(v); }
float half(double v) { return static_cast<float>(static_cast<_Float16>(v)); }

uint32_t integer_result(Op op, bool is_signed, Args a) {
  const uint32_t x = a[0], y = a[1];
  const auto sx = static_cast<int32_t>(x), sy = static_cast<int32_t>(y);
  auto of = [](int64_t v) { return static_cast<uint32_t>(v); };
  auto field = [&](uint32_t offset, uint32_t count) {
    const uint64_t o = std::min(offset, 32u);
    return std::pair<uint64_t, uint64_t>(o, std::min<uint64_t>(count, 32 - o));
  };
  switch (op) {
    case Op::Add: return x + y;
    case Op::Sub: return x - y;
    case Op::Mul: return x * y;
    case Op::Div: return y == 0 ? x : is_signed ? of(int64_t{sx} / sy) : x / y;
    case Op::Rem: return y == 0 ? 0 : is_signed ? of(int64_t{sx} % sy) : x % y;
    case Op::Neg: return 0u - x;
    case Op::Abs: return is_signed && sx < 0 ? 0u - x : x;
    case Op::Sign: return is_signed ? of((sx > 0) - (sx < 0)) : x != 0;
    case Op::Min: return is_signed ? of(std::min(sx, sy)) : std::min(x, y);
    case Op::Max: return is_signed ? of(std::max(sx, sy)) : std::max(x, y);
    case Op::Clamp: return is_signed ? of(std::min(std::max(sx, sy), static_cast<int32_t>(a[2]))) : std::min(std::max(x, y), a[2]);
    case Op::And: return x & y;
    case Op::Or: return x | y;
    case Op::Xor: return x ^ y;
    case Op::Not: return ~x;
    case Op::Shl: return x << (y & 31);
    case Op::Shr: return is_signed ? of(sx >> (y & 31)) : x >> (y & 31);
    case Op::Eq: return x == y;
    case Op::Ne: return x != y;
    case Op::Lt: return is_signed ? sx < sy : x < y;
    case Op::Le: return is_signed ? sx <= sy : x <= y;
    case Op::Gt: return is_signed ? sx > sy : x > y;
    case Op::Ge: return is_signed ? sx >= sy : x >= y;
    case Op::CountLeadingZeros: return static_cast<uint32_t>(std::countl_zero(x));
    case Op::CountTrailingZeros: return static_cast<uint32_t>(std::countr_zero(x));
    case Op::CountOneBits: return static_cast<uint32_t>(std::popcount(x));
    case Op::ReverseBits: {
      uint32_t r = 0;
      for (int i = 0; i < 32; i++) r |= (x >> i & 1) << (31 - i);
      return r;
    }
    case Op::FirstLeadingBit: return 31u - static_cast<uint32_t>(std::countl_zero(is_signed && sx < 0 ? ~x : x));
    case Op::FirstTrailingBit: return x == 0 ? ~0u : static_cast<uint32_t>(std::countr_zero(x));
    case Op::ExtractBits: {
      const auto [o, c] = field(a[1], a[2]);
      if (c == 0) return 0;
      const uint64_t v = uint64_t{x} >> o & ((uint64_t{1} << c) - 1);
      return is_signed && (v >> (c - 1) & 1) ? static_cast<uint32_t>(v | ~((uint64_t{1} << c) - 1)) : static_cast<uint32_t>(v);
    }
    case Op::InsertBits: {
      const auto [o, c] = field(a[2], a[3]);
      const uint64_t mask = ((uint64_t{1} << c) - 1) << o;
      return static_cast<uint32_t>((x & ~mask) | (uint64_t{y} << o & mask));
    }
    case Op::Dot4I8:
    case Op::Dot4U8: {
      int64_t sum = 0;
      for (int i = 0; i < 32; i += 8)
        sum += op == Op::Dot4I8 ? int64_t{static_cast<int8_t>(x >> i)} * static_cast<int8_t>(y >> i) : int64_t{static_cast<uint8_t>(x >> i)} * static_cast<uint8_t>(y >> i);
      return of(sum);
    }
    default: ADD_FAILURE() << "no reference for " << core::op_info(op).name; return 0;
  }
}

/// x rem y as WGSL has it, but exact.
double remainder_of(double x, double y) { return std::fmod(x, y); }

/// Float results, to be compared as numbers; the rounding to f16 is done by the caller.
double float_result(Op op, Args a) {
  const float x = as_float(a[0]), y = as_float(a[1]), z = as_float(a[2]);
  switch (op) {
    case Op::Add: return double{x} + y;
    case Op::Sub: return double{x} - y;
    case Op::Mul: return double{x} * y;
    case Op::Div: return x / y;
    case Op::Rem: return remainder_of(x, y);
    case Op::Neg: return -x;
    case Op::Abs: return std::fabs(x);
    case Op::Sign: return x > 0 ? 1 : x < 0 ? -1 : x;
    case Op::Min: return y < x ? y : x;
    case Op::Max: return y > x ? y : x;
    case Op::Clamp: {
      const float low = y > x ? y : x;
      return z < low ? z : low;
    }
    case Op::Floor: return std::floor(x);
    case Op::Ceil: return std::ceil(x);
    case Op::Trunc: return std::trunc(x);
    case Op::Round: return std::nearbyint(x);
    case Op::Fract: return x - std::floor(x);
    case Op::Sqrt: return std::sqrt(x);
    case Op::Ldexp: return std::ldexp(double{x}, std::clamp(static_cast<int32_t>(a[1]), -400, 400));
    case Op::FrexpFract: {
      int e = 0;
      return std::isfinite(x) ? std::frexp(x, &e) : x;
    }
    case Op::QuantizeHalf: return half(x);
    default: ADD_FAILURE() << "no reference for " << core::op_info(op).name; return 0;
  }
}

uint32_t compare_result(Op op, Args a) {
  const float x = as_float(a[0]), y = as_float(a[1]);
  switch (op) {
    case Op::Eq: return x == y;
    case Op::Ne: return x != y;
    case Op::Lt: return x < y;
    case Op::Le: return x <= y;
    case Op::Gt: return x > y;
    case Op::Ge: return x >= y;
    default: ADD_FAILURE(); return 0;
  }
}

uint32_t convert_result(Scalar to, Scalar from, uint32_t bits) {
  const float x = as_float(bits);
  const double value = is_float(from) ? x : from == Scalar::I32 ? static_cast<int32_t>(bits) : static_cast<double>(bits);
  const bool from_half = from == Scalar::F16;
  switch (to) {
    case Scalar::Bool: return is_float(from) ? x != 0 || std::isnan(x) : bits != 0;
    case Scalar::I32:
      if (!is_float(from)) return bits;
      if (std::isnan(x)) return 0;
      return static_cast<uint32_t>(static_cast<int32_t>(std::clamp(value, from_half ? -65504.0 : -2147483648.0, from_half ? 65504.0 : 2147483520.0)));
    case Scalar::U32:
      if (!is_float(from)) return bits;
      if (std::isnan(x)) return 0;
      return static_cast<uint32_t>(std::clamp(value, 0.0, from_half ? 65504.0 : 4294967040.0));
    case Scalar::F32: return as_bits(static_cast<float>(value));
    case Scalar::F16: return as_bits(half(static_cast<float>(value)));
    default: return 0;
  }
}

/// One function under test: its types, and the reference for result `i`.
struct Case {
  Op op;
  Scalar type, first;
  bool splat = false;
  unsigned results() const { return static_cast<unsigned>(core::op_info(op).results); }
};

std::vector<Case> cases() {
  std::vector<Case> all;
  using enum Scalar;
  for (Op op : {Op::Add, Op::Sub, Op::Mul, Op::Div, Op::Rem, Op::Neg, Op::Abs, Op::Sign, Op::Min, Op::Max, Op::Clamp})
    for (Scalar s : {I32, U32, F32, F16}) all.push_back({op, s, s});
  for (Op op : {Op::Div, Op::Rem})
    for (Scalar s : {I32, U32}) all.push_back({op, s, s, true});
  for (Op op : {Op::And, Op::Or, Op::Xor, Op::Not})
    for (Scalar s : {Bool, I32, U32}) all.push_back({op, s, s});
  for (Op op : {Op::Shl, Op::Shr, Op::CountLeadingZeros, Op::CountTrailingZeros, Op::CountOneBits, Op::ReverseBits, Op::FirstLeadingBit, Op::FirstTrailingBit, Op::ExtractBits,
                Op::InsertBits})
    for (Scalar s : {I32, U32}) all.push_back({op, s, s});
  for (Op op : {Op::Eq, Op::Ne, Op::Lt, Op::Le, Op::Gt, Op::Ge})
    for (Scalar s : {I32, U32, F32, F16}) all.push_back({op, Bool, s});
  all.push_back({Op::Eq, Bool, Bool});
  all.push_back({Op::Ne, Bool, Bool});
  for (Scalar s : {Bool, I32, F32, F16}) all.push_back({Op::Select, s, s});
  for (Scalar to : {Bool, I32, U32, F32, F16})
    for (Scalar from : {Bool, I32, U32, F32, F16}) all.push_back({Op::Convert, to, from});
  for (Scalar to : {I32, U32, F32})
    for (Scalar from : {I32, U32, F32}) all.push_back({Op::Bitcast, to, from});
  for (Op op : {Op::Floor, Op::Ceil, Op::Trunc, Op::Round, Op::Fract, Op::Sqrt, Op::Ldexp, Op::FrexpFract})
    for (Scalar s : {F32, F16}) all.push_back({op, s, s});
  all.push_back({Op::FrexpExp, I32, F32});
  all.push_back({Op::FrexpExp, I32, F16});
  all.push_back({Op::QuantizeHalf, F32, F32});
  all.push_back({Op::PackHalves, U32, F16});
  all.push_back({Op::UnpackHalves, F16, U32});
  for (Op op : {Op::Pack4x8Snorm, Op::Pack4x8Unorm, Op::Pack2x16Snorm, Op::Pack2x16Unorm, Op::Pack2x16Float}) all.push_back({op, U32, F32});
  for (Op op : {Op::Unpack4x8Snorm, Op::Unpack4x8Unorm, Op::Unpack2x16Snorm, Op::Unpack2x16Unorm, Op::Unpack2x16Float}) all.push_back({op, F32, U32});
  all.push_back({Op::Dot4I8, I32, U32});
  all.push_back({Op::Dot4U8, U32, U32});
  return all;
}

struct Packing {
  unsigned bits;
  bool is_signed;
};
Packing packing(Op op) {
  switch (op) {
    case Op::Pack4x8Snorm:
    case Op::Unpack4x8Snorm: return {8, true};
    case Op::Pack4x8Unorm:
    case Op::Unpack4x8Unorm: return {8, false};
    case Op::Pack2x16Snorm:
    case Op::Unpack2x16Snorm: return {16, true};
    default: return {16, false};
  }
}

uint32_t pack_result(Op op, Args a) {
  const auto [bits, is_signed] = packing(op);
  const float scale = static_cast<float>((1u << (is_signed ? bits - 1 : bits)) - 1);
  uint32_t word = 0;
  for (unsigned i = 0; i < 32 / bits; i++) {
    const float x = as_float(a[i]), low = is_signed ? -1 : 0;
    const float clamped = x > low ? std::min(x, 1.0f) : low;
    word |= (static_cast<uint32_t>(static_cast<int32_t>(std::floor(0.5f + scale * clamped))) & ((1u << bits) - 1)) << (i * bits);
  }
  return word;
}

uint32_t unpack_result(Op op, uint32_t word, unsigned i) {
  const auto [bits, is_signed] = packing(op);
  const float scale = static_cast<float>((1u << (is_signed ? bits - 1 : bits)) - 1);
  const uint32_t part = word << (32 - bits * (i + 1));
  const int64_t value = is_signed ? static_cast<int32_t>(part) >> (32 - bits) : int64_t{part >> (32 - bits)};
  return as_bits(std::max(static_cast<float>(value) / scale, is_signed ? -1.0f : 0.0f));
}

/// Expected bits; nothing where any result will do.
std::optional<uint32_t> expected_bits(const Case& c, Args a, unsigned result) {
  switch (c.op) {
    case Op::Select: return a[0] ? a[1] : a[2];
    case Op::Convert: return convert_result(c.type, c.first, a[0]);
    case Op::Bitcast: return a[0];
    case Op::FrexpExp: {
      int e = 0;
      if (std::isfinite(as_float(a[0]))) std::frexp(as_float(a[0]), &e);
      return static_cast<uint32_t>(e);
    }
    case Op::UnpackHalves:
    case Op::Unpack2x16Float: {
      const auto bits = static_cast<uint16_t>(a[0] >> (16 * result));
      if ((bits & 0x7fff) > 0x7c00) return (bits & 0x8000u) << 16 | 0x7f800000u | (bits & 0x3ffu) << 13;
      return as_bits(static_cast<float>(std::bit_cast<_Float16>(bits)));
    }
    case Op::PackHalves:
    case Op::Pack2x16Float: {
      auto bits = [](uint32_t v) {
        if (std::isnan(as_float(v))) return (v >> 16 & 0x8000u) | 0x7c00u | (v >> 13 & 0x3ffu);
        return uint32_t{std::bit_cast<uint16_t>(static_cast<_Float16>(as_float(v)))};
      };
      if (c.op == Op::Pack2x16Float && (std::isnan(as_float(a[0])) || std::isnan(as_float(a[1])))) return {};
      return bits(a[0]) | bits(a[1]) << 16;
    }
    case Op::Pack4x8Snorm:
    case Op::Pack4x8Unorm:
    case Op::Pack2x16Snorm:
    case Op::Pack2x16Unorm: return pack_result(c.op, a);
    case Op::Unpack4x8Snorm:
    case Op::Unpack4x8Unorm:
    case Op::Unpack2x16Snorm:
    case Op::Unpack2x16Unorm: return unpack_result(c.op, a[0], result);
    default: break;
  }
  if (c.first == Scalar::Bool) return integer_result(c.op, false, a) & 1;
  if (!is_float(c.first)) return integer_result(c.op, c.first == Scalar::I32, a);
  if (c.type == Scalar::Bool) return compare_result(c.op, a);
  const double exact = float_result(c.op, a);
  const float rounded = c.type == Scalar::F16 ? half(static_cast<float>(exact)) : static_cast<float>(exact);
  // a quotient beyond 2^24 leaves any remainder smaller than the divisor
  if (c.op == Op::Rem && !(std::fabs(double{as_float(a[0])} / as_float(a[1])) < 0x1p24)) return {};
  return as_bits(rounded);
}

uint32_t random_value(Scalar s, std::mt19937& random) {
  static constexpr uint32_t kEdges[] = {0, 1, 2, 31, 32, 33, 0x7fffffff, 0x80000000, 0x80000001, 0xffffffff, 0xfffffffe, 3, 7, 10, 0xffff, 0x10000, 0x01000193, 0x80808080, 0x7c01fc01, 0x03ff0001};
  static constexpr float kFloats[] = {0.0f, -0.0f, 1.0f, -1.0f, 0.5f, -0.5f, 1.5f, 2.5f, -2.5f, 3.9f, -3.9f, 0x1p-149f, 0x1p-126f, 1e20f, -1e20f, 3.4e38f, 65504.0f, 65519.9f, 65520.0f, 0x1p-24f,
                                      0x1p-25f, 0x1.8p-25f, 8388607.5f, 8388609.0f, 2147483648.0f, 4294967296.0f, 2147483520.0f, 0.49999997f, 255.0f, 127.0f,
                                      std::numeric_limits<float>::infinity(), -std::numeric_limits<float>::infinity(), std::numeric_limits<float>::quiet_NaN()};
  const uint32_t r = random();
  const uint32_t kind = random() % 4;
  if (s == Scalar::Bool) return r & 1;
  if (is_float(s)) {
    float v = kind == 0 ? kFloats[r % std::size(kFloats)] : kind == 1 ? as_float(r) : static_cast<float>(static_cast<int32_t>(r)) * (kind == 2 ? 0x1p-30f : 0x1p-20f);
    return as_bits(s == Scalar::F16 ? half(v) : v);
  }
  return kind == 0 ? kEdges[r % std::size(kEdges)] : kind == 1 ? r >> (random() % 32) : r;
}

bool same_value(Scalar type, uint32_t got, uint32_t expected, bool exact_bits) {
  if (got == expected) return true;
  if (exact_bits || !is_float(type)) return false;
  const float x = as_float(got), y = as_float(expected);
  return x == y || (std::isnan(x) && std::isnan(y));
}

class EmitOp : public testing::TestWithParam<Level> {};

TEST_P(EmitOp, AgreesWithPlainCode) {
  if (!GetParam().runs()) GTEST_SKIP() << "this machine cannot run it";
  OpJit jit({"", GetParam().cpu, "", 2});
  const bool deep = std::getenv("TESELA_MATH_SAMPLES") != nullptr;
  std::vector<unsigned> widths = {0, jit.target().lanes};
  if (deep) widths = {0, 2, 4, 8, 16, 32};
  const size_t n = deep ? 65536 : 1024;
  for (const Case& c : cases())
    for (unsigned lanes : widths)
      if (!(c.splat && lanes == 0)) jit.add(c.op, c.type, c.first, lanes, c.splat);
  ASSERT_TRUE(jit.compile());
  for (const Case& c : cases()) {
    const std::vector<Scalar> types = operand_types(c.op, c.first);
    std::mt19937 random(7);
    std::vector<std::vector<uint32_t>> values(4, std::vector<uint32_t>(n));
    for (size_t i = 0; i < n; i++)
      for (size_t k = 0; k < types.size(); k++) values[k][i] = random_value(types[k], random);
    for (unsigned lanes : widths) {
      if (c.splat && lanes == 0) continue;
      std::vector<std::vector<uint32_t>> got(4, std::vector<uint32_t>(n));
      const void* in[] = {values[0].data(), values[1].data(), values[2].data(), values[3].data()};
      void* out[] = {got[0].data(), got[1].data(), got[2].data(), got[3].data()};
      jit.function(jit.name_of(c.op, c.type, c.first, lanes, c.splat))(in, out, n / (lanes ? lanes : 1));
      const bool exact_bits = c.op == Op::Bitcast || c.op == Op::UnpackHalves;
      for (size_t i = 0; i < n; i++) {
        uint32_t a[4];
        for (int k = 0; k < 4; k++) a[k] = values[static_cast<size_t>(k)][i];
        if (c.splat) a[1] = values[1][i / lanes * lanes];
        bool wrong = false;
        for (unsigned r = 0; r < c.results() && !wrong; r++) {
          const std::optional<uint32_t> want = expected_bits(c, a, r);
          wrong = want && !same_value(c.type, got[r][i], *want, exact_bits);
          if (wrong)
            ADD_FAILURE() << core::op_info(c.op).name << " " << core::scalar_name(c.first) << " -> " << core::scalar_name(c.type) << " lanes " << lanes << (c.splat ? " splat" : "")
                          << std::hex << " of " << a[0] << " " << a[1] << " " << a[2] << " " << a[3] << " (" << as_float(a[0]) << ", " << as_float(a[1]) << "): got " << got[r][i] << " ("
                          << as_float(got[r][i]) << "), expected " << *want << " (" << as_float(*want) << ")";
        }
        if (wrong) break;
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Levels, EmitOp, testing::ValuesIn(kLevels), level_name);

/// Assembly of all ops: no calls into a library, whatever the processor.
TEST(EmitOpAssembly, CallsNothing) {
  const cpu::TargetOptions targets[] = {
      {"aarch64-linux-gnu", "", "", 2}, {"x86_64-linux-gnu", "x86-64", "", 2}, {"x86_64-linux-gnu", "skylake-avx512", "", 2},
  };
  for (const cpu::TargetOptions& options : targets) {
    OpJit jit(options);
    using enum Scalar;
    for (const Case& c : cases())
      for (unsigned lanes : {0u, jit.target().lanes}) jit.add(c.op, c.type, c.first, lanes, c.splat);
    for (int op = 0; op < static_cast<int>(Op::Count); op++)
      for (Scalar s : {F32, F16})
        if (op >= static_cast<int>(Op::Fma) && op <= static_cast<int>(Op::Length) && static_cast<Op>(op) != Op::FrexpExp && static_cast<Op>(op) != Op::QuantizeHalf)
          for (unsigned lanes : {0u, jit.target().lanes}) jit.add(static_cast<Op>(op), s, s, lanes);
    const std::string text = jit.assembly();
    EXPECT_GT(text.size(), 10000u);
    for (const char* call : {"\tcall", "\tbl\t", "jmp\t__", "@PLT"}) {
      const size_t at = text.find(call);
      EXPECT_EQ(at, std::string::npos) << options.cpu << ": " << (at == std::string::npos ? "" : text.substr(at, 60));
    }
  }
}

}  // namespace
}  // namespace tesela::test
