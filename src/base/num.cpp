// SPDX-License-Identifier: Apache-2.0
#include "base/num.h"

#include <bit>
#include <charconv>
#include <cmath>
#include <limits>

namespace tesela::base {

uint16_t half_from_double(double value) {
  const auto sign = static_cast<uint16_t>(std::bit_cast<uint64_t>(value) >> 48 & 0x8000);
  if (std::isnan(value)) return sign | 0x7e00;
  const double magnitude = std::fabs(value);
  // 65520 is half way between the greatest finite half and 2^16, and the tie goes to the even side, which is infinity.
  if (magnitude >= 65520.0) return sign | 0x7c00;
  int exponent = 0;
  std::frexp(magnitude, &exponent);  // magnitude = f * 2^exponent, f in [0.5, 1)
  const int unit = exponent - 11 < -24 ? -24 : exponent - 11;
  // Scaling by a power of two is exact here, so this is the only rounding. A significand that rounds up to the next
  // power of two carries into the exponent field, which is what the encoding wants.
  const auto significand = static_cast<uint32_t>(std::nearbyint(std::ldexp(magnitude, -unit)));
  const uint32_t field = static_cast<uint32_t>(unit + 24);  // 0 for subnormals and for the lowest normal binade
  if (significand < 1024) return static_cast<uint16_t>(sign | significand);
  return static_cast<uint16_t>(sign | ((field << 10) + significand));
}

double half_to_double(uint16_t bits) {
  const int exponent = bits >> 10 & 31;
  const int fraction = bits & 1023;
  double magnitude = 0;
  if (exponent == 31)
    magnitude = fraction ? std::numeric_limits<double>::quiet_NaN() : std::numeric_limits<double>::infinity();
  else if (exponent == 0)
    magnitude = std::ldexp(fraction, -24);
  else
    magnitude = std::ldexp(fraction + 1024, exponent - 25);
  return bits & 0x8000 ? -magnitude : magnitude;
}

namespace {

template <class T>
std::string shortest(T value) {
  char buffer[64];
  const auto end = std::to_chars(buffer, buffer + sizeof buffer, value).ptr;
  return std::string(buffer, end);
}

}  // namespace

std::string float_text(float value) {
  return shortest(value);
}
std::string double_text(double value) {
  return shortest(value);
}

}  // namespace tesela::base
