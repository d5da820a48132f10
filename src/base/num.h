// SPDX-License-Identifier: Apache-2.0
// Half floats, and exact conversion between numbers and their text.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tesela::base {

/// Nearest binary16 (ties to even) of a double, rounded once; overflow gives infinity, subnormals are kept.
uint16_t half_from_double(double value);
double half_to_double(uint16_t bits);
/// A double rounded to the nearest binary16 value.
inline double round_to_half(double value) { return half_to_double(half_from_double(value)); }

/// Shortest decimal text that reads back as the same number of that type.
std::string float_text(float value);
std::string double_text(double value);

}  // namespace tesela::base
