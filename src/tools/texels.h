// SPDX-License-Identifier: Apache-2.0
// Texels between their bytes and numbers on the host, one at a time (WebGPU section "Texture Formats"): what a shader sees of a texel, as doubles.
// sRGB formats hold what the transfer function makes of the numbers.
#pragma once
#include <cstddef>
#include <cstdint>

#include "tesela/texture.h"

namespace tesela::tools {

/// How numbers for a format are meant.
struct TexelForm {
  uint32_t channels = 4, bytes = 4;
  enum class Numbers : uint8_t { Float, Uint, Sint } numbers = Numbers::Float;
  double low = 0, high = 1;  ///< what the format can hold; of floats with a sign or a large range -/+ the largest
  bool normalised = false;   ///< its stored integers stand for 0 to 1, or -1 to 1
  uint32_t bits = 8;         ///< of a channel, the first one
  bool srgb = false;
};
TexelForm form_of(TextureFormat format);

/// As many numbers as channels. Depth of combined formats.
void decode_texel(TextureFormat format, const std::byte* texel, double* numbers);
/// Clamps to what the format holds; NaN is 0 in formats without one. Integers are whole numbers in range already.
void encode_texel(TextureFormat format, const double* numbers, std::byte* texel);

}  // namespace tesela::tools
