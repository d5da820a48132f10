// SPDX-License-Identifier: Apache-2.0
// Pictures in memory, and PNG files (ISO/IEC 15948) to and from them. A picture is rows of samples from the top, without padding; samples of
// 16 bits are in the byte order of this machine. Values are those of the file: no gamma, no colour profile is applied.
//
// Files come from anywhere: whatever they hold, reading ends with a picture within the limits or with an error.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace tesela::image {

struct Picture {
  uint32_t width = 0, height = 0;
  uint32_t channels = 0;  ///< 1: grey, 2: grey and alpha, 3: RGB, 4: RGBA
  uint32_t bits = 8;      ///< of a sample: 8 or 16
  std::vector<std::byte> samples;

  size_t row_bytes() const { return size_t{width} * channels * (bits / 8); }
  uint32_t sample(size_t index) const;
};

struct Limits {
  uint32_t side = 32768;          ///< width and height
  uint64_t bytes = 1ull << 30;    ///< of the samples
};

/// Every colour type, bit depth and interlacing: palettes are expanded to RGB, transparent colours to alpha, 1, 2 and 4 bits to 8.
base::Result<Picture> read_png(std::string_view file, const Limits& limits = {});
/// A PNG file of the picture's channels and bits; `srgb`: it says that its values are sRGB. Error if there is no pixel, or a side is over 2^31 - 1.
base::Result<std::string> write_png(const Picture& picture, bool srgb);

}  // namespace tesela::image
