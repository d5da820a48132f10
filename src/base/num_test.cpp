// SPDX-License-Identifier: Apache-2.0
// Expected values from the definition of binary16: 1 sign, 5 exponent (bias 15), 10 fraction bits.
#include "base/num.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <limits>

namespace tesela::base {
namespace {

TEST(Half, KnownValues) {
  EXPECT_EQ(half_from_double(0.0), 0x0000);
  EXPECT_EQ(half_from_double(-0.0), 0x8000);
  EXPECT_EQ(half_from_double(1.0), 0x3c00);
  EXPECT_EQ(half_from_double(-2.0), 0xc000);
  EXPECT_EQ(half_from_double(65504.0), 0x7bff);
  EXPECT_EQ(half_from_double(0x1p-14), 0x0400);  // least normal
  EXPECT_EQ(half_from_double(0x1p-24), 0x0001);  // least subnormal
  EXPECT_EQ(half_from_double(0.1), 0x2e66);
}

TEST(Half, RoundsOnceToEven) {
  EXPECT_EQ(half_from_double(1.0 + 0x1p-11), 0x3c00);            // tie: even is below
  EXPECT_EQ(half_from_double(1.0 + 3 * 0x1p-11), 0x3c02);        // tie: even is above
  EXPECT_EQ(half_from_double(1.0 + 0x1p-11 + 0x1p-40), 0x3c01);  // by way of float this would be a tie
  EXPECT_EQ(half_from_double(2047.5 / 1024), 0x4000);            // carries into the exponent
  EXPECT_EQ(half_from_double(0x1p-25), 0x0000);                  // half of the least subnormal
  EXPECT_EQ(half_from_double(0x1.8p-24), 0x0002);
  EXPECT_EQ(half_from_double(0x1.ffep-15), 0x0400);  // subnormal that rounds up to normal
}

TEST(Half, OverflowAndNan) {
  EXPECT_EQ(half_from_double(65519.99), 0x7bff);
  EXPECT_EQ(half_from_double(65520.0), 0x7c00);
  EXPECT_EQ(half_from_double(-1e300), 0xfc00);
  EXPECT_EQ(half_from_double(std::numeric_limits<double>::infinity()), 0x7c00);
  EXPECT_EQ(half_from_double(std::numeric_limits<double>::quiet_NaN()) & 0x7fff, 0x7e00);
  EXPECT_TRUE(std::isnan(half_to_double(0x7e00)));
  EXPECT_EQ(half_to_double(0xfc00), -std::numeric_limits<double>::infinity());
}

TEST(Half, EveryFinitePatternRoundTrips) {
  for (uint32_t bits = 0; bits < 0x10000; ++bits) {
    if ((bits & 0x7c00) == 0x7c00) continue;
    EXPECT_EQ(half_from_double(half_to_double(static_cast<uint16_t>(bits))), bits);
  }
}

TEST(NumberText, ShortestThatReadsBack) {
  EXPECT_EQ(float_text(0.1f), "0.1");
  EXPECT_EQ(double_text(0.1f), "0.10000000149011612");
  EXPECT_EQ(float_text(1.0f), "1");
  EXPECT_EQ(float_text(-0.0f), "-0");
  EXPECT_EQ(std::strtof(float_text(0x1.fffffep127f).c_str(), nullptr), 0x1.fffffep127f);
  EXPECT_EQ(std::strtof(float_text(0x1p-149f).c_str(), nullptr), 0x1p-149f);
  EXPECT_EQ(std::strtod(double_text(0x1.123456789abcdp-1000).c_str(), nullptr), 0x1.123456789abcdp-1000);
}

}  // namespace
}  // namespace tesela::base
