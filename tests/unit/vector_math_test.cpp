// SPDX-License-Identifier: Apache-2.0
// Accuracy of the transcendental and other inexact functions against long double, on every x86 level that this machine can run, for
// scalars and vectors. TESELA_MATH_SAMPLES=1000000 makes it thorough; TESELA_MATH_REPORT=1 prints the table of docs/accuracy.md.
#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <random>

#include <gtest/gtest.h>

#include "op_jit.h"

namespace tesela::test {
namespace {

using Reference = long double (*)(long double, long double);
constexpr float kInf = std::numeric_limits<float>::infinity();

struct Row {
  Op op;
  Reference reference;
  double limit;     ///< ULP
  float range = kInf;  ///< accuracy is promised for |x| up to this; beyond, a finite result
  float near = 4;   ///< half of the samples come from [-near, near]
  double more = 0;  ///< what one unit of |x| adds to the limit
};

const Row kRows[] = {
    {Op::Exp, [](long double x, long double) { return expl(x); }, 4, kInf, 90, 0.05},
    {Op::Exp2, [](long double x, long double) { return exp2l(x); }, 4, kInf, 130},
    {Op::Log, [](long double x, long double) { return logl(x); }, 4},
    {Op::Log2, [](long double x, long double) { return log2l(x); }, 4},
    {Op::Pow, [](long double x, long double y) { return y == 0 ? 1 : powl(x, y); }, 4, kInf, 16},
    {Op::Sin, [](long double x, long double) { return sinl(x); }, 4, 0x1p20f, 30},
    {Op::Cos, [](long double x, long double) { return cosl(x); }, 4, 0x1p20f, 30},
    {Op::Tan, [](long double x, long double) { return tanl(x); }, 4, 0x1p20f, 30},
    {Op::Asin, [](long double x, long double) { return asinl(x); }, 4, kInf, 1},
    {Op::Acos, [](long double x, long double) { return acosl(x); }, 4, kInf, 1},
    {Op::Atan, [](long double x, long double) { return atanl(x); }, 4},
    {Op::Atan2, [](long double y, long double x) { return atan2l(y, x); }, 4},
    {Op::Sinh, [](long double x, long double) { return sinhl(x); }, 4, kInf, 90},
    {Op::Cosh, [](long double x, long double) { return coshl(x); }, 4, kInf, 90},
    {Op::Tanh, [](long double x, long double) { return tanhl(x); }, 4, kInf, 10},
    {Op::Asinh, [](long double x, long double) { return asinhl(x); }, 4},
    {Op::Acosh, [](long double x, long double) { return acoshl(x); }, 4, kInf, 4},
    {Op::Atanh, [](long double x, long double) { return atanhl(x); }, 4, kInf, 1},
    {Op::InverseSqrt, [](long double x, long double) { return 1 / sqrtl(x); }, 2},
    {Op::Sqrt, [](long double x, long double) { return sqrtl(x); }, 0.5},
    {Op::Length, [](long double x, long double y) { return hypotl(x, y); }, 2.5},
};

size_t samples() {
  const char* text = std::getenv("TESELA_MATH_SAMPLES");
  return text ? static_cast<size_t>(std::atoll(text)) : 20000;
}

/// Edge values, random bit patterns, and numbers from [-near, near]; padded to a multiple of 32.
std::vector<float> inputs(const Row& row, uint32_t seed) {
  std::vector<float> v;
  for (float edge : {0.0f, 1.0f, 0.5f, 2.0f, 0.25f, 0.7f, 0.75f, 1.5f, 3.0f, 0x1p-126f, 0x1p-149f, 0x1p-12f, 0x1p-24f, 0x1p24f, 100.0f, 88.72f, 89.4f, 104.0f, 127.0f,
                     128.0f, 150.0f, 0x1p20f, 3.14159274f, 1.57079637f, 0.785398185f, 1e30f, std::numeric_limits<float>::max(), kInf})
    for (float sign : {1.0f, -1.0f})
      for (int step : {0, 1, -1}) {
        const uint32_t b = std::bit_cast<uint32_t>(edge) + static_cast<uint32_t>(step);
        if (b <= 0x7f800000u) v.push_back(sign * std::bit_cast<float>(b));
      }
  v.push_back(std::numeric_limits<float>::quiet_NaN());
  if (seed != 1) std::shuffle(v.begin(), v.end(), std::mt19937(seed));
  std::mt19937 random(seed);
  std::uniform_real_distribution<float> close(-row.near, row.near);
  while (v.size() < samples() || v.size() % 32 != 0) {
    switch (v.size() % 4) {
      case 0: v.push_back(std::bit_cast<float>(static_cast<uint32_t>(random()))); break;
      case 1: v.push_back(close(random) * (row.range < kInf ? 0x1p15f : 0.1f)); break;
      default: v.push_back(close(random)); break;
    }
  }
  return v;
}

struct Worst {
  double ulp = 0;
  float x = 0, y = 0, got = 0;
  std::string wrong;  ///< a result of the wrong kind (NaN, infinity, sign of infinity)
};

void compare(Worst& worst, const Row& row, float x, float y, long double expected, float got) {
  auto wrong = [&](const char* what) {
    char text[200];
    std::snprintf(text, sizeof text, "%s at (%a, %a): got %a, expected %La", what, x, y, got, expected);
    if (worst.wrong.empty()) worst.wrong = text;
  };
  if (std::isnan(expected)) {
    // undefined mathematically; where an operand is infinite the limit may be given instead
    if (!std::isnan(got) && !std::isinf(x) && !std::isinf(y)) wrong("number where NaN is expected");
    return;
  }
  if (std::isnan(got)) {
    if (!(std::isinf(x) || std::isinf(y))) wrong("NaN");
    return;
  }
  if (std::abs(x) > row.range) {
    if (std::isinf(got)) wrong("infinity");
    return;
  }
  const long double top = static_cast<long double>(std::numeric_limits<float>::max());
  if (std::isinf(static_cast<float>(expected))) {
    const long double size = std::isinf(got) ? top : std::abs(static_cast<long double>(got));
    if (std::signbit(got) != std::signbit(expected) || size < top * 0.999999L) wrong("no infinity");
    return;
  }
  if (std::isinf(got)) {
    if (std::abs(expected) < top * 0.9999999L) wrong("infinity");
    return;
  }
  const int exponent = expected == 0 ? -126 : std::max(std::ilogb(expected), -126);
  const double off = static_cast<double>(std::abs(static_cast<long double>(got) - expected) / std::scalbn(1.0L, exponent - 23));
  const double ulp = off - (row.more == 0 ? 0 : row.more * std::abs(double{x}));
  if (ulp > worst.ulp) worst = {ulp, x, y, got, worst.wrong};
}

class VectorMath : public testing::TestWithParam<Level> {};

TEST_P(VectorMath, StaysWithinItsLimits) {
  if (!GetParam().runs()) GTEST_SKIP() << "this machine cannot run it";
  OpJit jit({"", GetParam().cpu, "", 2});
  const unsigned native = jit.target().lanes;
  const bool report = std::getenv("TESELA_MATH_REPORT") != nullptr;
  std::vector<unsigned> widths = {0, native};
  if (samples() > 100000) widths = {0, 4, 8, 16, 32};
  for (const Row& row : kRows)
    for (unsigned lanes : widths) jit.add(row.op, Scalar::F32, Scalar::F32, lanes, false, 2);
  ASSERT_TRUE(jit.compile());
  for (const Row& row : kRows) {
    const std::vector<float> x = inputs(row, 1);
    std::vector<float> y = inputs(row, 2);
    if (row.op == Op::Pow)  // exponents that make the result very large or small: the hardest
      for (size_t i = 1; i < x.size(); i += 8) y[i] = std::fmod(y[i], 148.0f) / std::log2(x[i]);
    std::vector<long double> expected(x.size());
    const bool binary = operand_types(row.op, Scalar::F32, 2).size() > 1;
    for (size_t i = 0; i < x.size(); i++) {
      const bool nan = std::isnan(x[i]) || (binary && std::isnan(y[i]));
      expected[i] = nan ? std::numeric_limits<long double>::quiet_NaN() : row.reference(x[i], y[i]);
    }
    for (size_t i = 0; i < x.size(); i++)
      if (row.op == Op::Pow && x[i] == 0) expected[i] = y[i] > 0 ? 0 : y[i] < 0 ? HUGE_VALL : expected[i];
    std::vector<float> first;
    for (unsigned lanes : widths) {
      std::vector<float> got(x.size());
      const void* in[] = {x.data(), y.data()};
      void* out[] = {got.data()};
      jit.function(jit.name_of(row.op, Scalar::F32, Scalar::F32, lanes, false, 2))(in, out, x.size() / (lanes ? lanes : 1));
      Worst worst;
      for (size_t i = 0; i < x.size(); i++) {
        if (row.op == Op::Pow && (y[i] == 0 || x[i] < 0)) {
          if (y[i] == 0 && got[i] != 1) worst.wrong = "pow(x, 0) is not 1";
          continue;
        }
        compare(worst, row, x[i], y[i], expected[i], got[i]);
      }
      EXPECT_LE(worst.ulp, row.limit) << core::op_info(row.op).name << " lanes " << lanes << " at (" << worst.x << ", " << worst.y << ") got " << worst.got;
      EXPECT_EQ(worst.wrong, "") << core::op_info(row.op).name << " lanes " << lanes;
      if (report) std::printf("%-10s %-14s lanes %-2u  %.2f ULP at (%.9g, %.9g)\n", GetParam().cpu, std::string(core::op_info(row.op).name).c_str(), lanes, worst.ulp, worst.x, worst.y);
      // all shapes give the same bits
      if (first.empty()) first = got;
      for (size_t i = 0; i < x.size(); i++)
        if (std::bit_cast<uint32_t>(first[i]) != std::bit_cast<uint32_t>(got[i]) && !(std::isnan(first[i]) && std::isnan(got[i]))) {
          ADD_FAILURE() << core::op_info(row.op).name << " differs between scalars and " << lanes << " lanes at (" << x[i] << ", " << y[i] << ")";
          break;
        }
    }
  }
}

/// What people count on exactly.
TEST_P(VectorMath, ExactPoints) {
  if (!GetParam().runs()) GTEST_SKIP() << "this machine cannot run it";
  struct Point {
    Op op;
    float x, y, expected;
  };
  const Point points[] = {
      {Op::Exp, 0, 0, 1},       {Op::Exp, -kInf, 0, 0},  {Op::Exp, kInf, 0, kInf},   {Op::Exp2, 0, 0, 1},        {Op::Exp2, 10, 0, 1024},   {Op::Exp2, -149, 0, 0x1p-149f},
      {Op::Exp2, 127, 0, 0x1p127f}, {Op::Log, 1, 0, 0},      {Op::Log, 0, 0, -kInf},     {Op::Log, kInf, 0, kInf},   {Op::Log2, 1, 0, 0},       {Op::Log2, 8, 0, 3},
      {Op::Log2, 0x1p-149f, 0, -149}, {Op::Log2, 0, 0, -kInf},  {Op::Pow, 2, 10, 1024},     {Op::Pow, 0, 0, 1},         {Op::Pow, 0, 2, 0},        {Op::Pow, 0, -1, kInf},
      {Op::Pow, 1, 1e30f, 1},   {Op::Pow, 4, 0.5f, 2},   {Op::Pow, -3, 0, 1},        {Op::Sin, 0, 0, 0},         {Op::Cos, 0, 0, 1},        {Op::Tan, 0, 0, 0},
      {Op::Asin, 0, 0, 0},      {Op::Acos, 1, 0, 0},     {Op::Atan, kInf, 0, 1.57079637f}, {Op::Atan2, 0, 1, 0},  {Op::Atan2, 0, -1, 3.14159274f}, {Op::Atan2, 1, 0, 1.57079637f},
      {Op::Atan2, -1, 0, -1.57079637f}, {Op::Atan2, 0, 0, 0}, {Op::Atan2, 5, 5, 0.785398185f}, {Op::Sinh, 0, 0, 0}, {Op::Cosh, 0, 0, 1},      {Op::Tanh, 100, 0, 1},
      {Op::Tanh, -100, 0, -1},  {Op::Tanh, 0, 0, 0},     {Op::Asinh, 0, 0, 0},       {Op::Acosh, 1, 0, 0},       {Op::Atanh, 0, 0, 0},      {Op::Atanh, 1, 0, kInf},
      {Op::InverseSqrt, 4, 0, 0.5f}, {Op::InverseSqrt, 1, 0, 1}, {Op::InverseSqrt, 0, 0, kInf}, {Op::InverseSqrt, kInf, 0, 0}, {Op::Sqrt, 9, 0, 3}, {Op::Length, 3, 4, 5},
      {Op::Length, 0, 0, 0}, {Op::Length, 3e38f, 0, 3e38f}, {Op::Length, 0x1p-149f, 0, 0x1p-149f},
  };
  OpJit jit({"", GetParam().cpu, "", 2});
  const unsigned lanes = jit.target().lanes;
  for (const Point& p : points) jit.add(p.op, Scalar::F32, Scalar::F32, lanes, false, 2);
  ASSERT_TRUE(jit.compile());
  for (const Point& p : points) {
    const std::vector<float> x(lanes, p.x), y(lanes, p.y);
    std::vector<float> got(lanes);
    const void* in[] = {x.data(), y.data()};
    void* out[] = {got.data()};
    jit.function(jit.name_of(p.op, Scalar::F32, Scalar::F32, lanes, false, 2))(in, out, 1);
    EXPECT_EQ(got[0], p.expected) << core::op_info(p.op).name << "(" << p.x << ", " << p.y << ")";
  }
}

/// An f16 function is the f32 one, rounded; all finite arguments.
TEST_P(VectorMath, HalvesAreRoundedOnce) {
  if (!GetParam().runs()) GTEST_SKIP() << "this machine cannot run it";
  OpJit jit({"", GetParam().cpu, "", 2});
  const unsigned lanes = jit.target().lanes;
  std::vector<float> x;
  for (uint32_t bits = 0; bits < 0x10000; bits++)
    if ((bits & 0x7c00) != 0x7c00) x.push_back(static_cast<float>(std::bit_cast<_Float16>(static_cast<uint16_t>(bits))));
  std::vector<float> y = x, wide(x.size()), narrow(x.size());
  std::shuffle(y.begin(), y.end(), std::mt19937(1));
  auto exact = [](Op op) { return op == Op::Sqrt || op == Op::Length; };  // limited by rounding alone, whatever the way
  for (const Row& row : kRows)
    for (Scalar s : {Scalar::F32, Scalar::F16}) jit.add(row.op, s, s, lanes, false, 2);
  ASSERT_TRUE(jit.compile());
  for (const Row& row : kRows) {
    if (exact(row.op)) continue;
    const void* in[] = {x.data(), y.data()};
    void *out[] = {wide.data()}, *out_half[] = {narrow.data()};
    jit.function(jit.name_of(row.op, Scalar::F32, Scalar::F32, lanes, false, 2))(in, out, x.size() / lanes);
    jit.function(jit.name_of(row.op, Scalar::F16, Scalar::F16, lanes, false, 2))(in, out_half, x.size() / lanes);
    for (size_t i = 0; i < x.size(); i++) {
      const float rounded = static_cast<float>(static_cast<_Float16>(wide[i]));
      ASSERT_TRUE(rounded == narrow[i] || (std::isnan(rounded) && std::isnan(narrow[i]))) << core::op_info(row.op).name << "(" << x[i] << ", " << y[i] << ")";
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Levels, VectorMath, testing::ValuesIn(kLevels), level_name);

}  // namespace
}  // namespace tesela::test
