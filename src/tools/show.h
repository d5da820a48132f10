// SPDX-License-Identifier: Apache-2.0
// Buffers and textures for people: small ones whole, large ones by head, tail and a summary; and the comparison with what was expected.
#pragma once
#include <span>
#include <string>

#include "tools/data_layout.h"

namespace tesela::tools {

struct Summary {
  uint64_t scalars = 0, nans = 0;
  double min = 0, max = 0, mean = 0;  ///< of the numbers that are not NaN
};
Summary summarise(const TypeLayout& type, std::span<const std::byte> bytes);

/// Several lines, ending with a newline.
std::string show_buffer(const std::string& name, const TypeLayout& type, std::span<const std::byte> bytes, bool full);

/// The numbers of a texture: nested arrays of numbers or vectors. Several lines: the heading, then the rows, or of larger ones a summary of each channel.
std::string show_texture(const std::string& heading, const TypeLayout& type, std::span<const std::byte> bytes, bool full);

struct Comparison {
  uint64_t compared = 0, different = 0;
  double largest = 0;      ///< largest difference
  std::string first;       ///< the first differences, a line each
};
/// Numbers agree if |got - expected| <= tolerance + relative * |expected|; NaN agrees with NaN. Sizes must be equal.
Comparison compare(const std::string& name, const TypeLayout& type, std::span<const std::byte> got, std::span<const std::byte> expected, double tolerance, double relative);

}  // namespace tesela::tools
