// SPDX-License-Identifier: Apache-2.0
// Texels to values and back (WebGPU "Texture Formats", WGSL "Channel Transfer Functions").
#pragma once
#include "core/texel_format.h"
#include "texture/code.h"

namespace tesela::texture {

/// The stored words of the texel at a pointer: of channels of 32 bits each as they are, else whole words, the first with the first channel in its low
/// bits.
Scalars load_words(const Code& c, core::TexelFormat format, ValueId ptr);
/// The format's channels, in the order red, green, blue, alpha.
Scalars decode(const Code& c, core::TexelFormat format, const Scalars& words);

/// Channels up to a common factor, which may be applied after filtering.
struct Scaled {
  Scalars channels;
  float factor = 1;
};
Scaled decode_scaled(const Code& c, core::TexelFormat format, const Scalars& words);

/// Four values: channels that the format lacks are 0, alpha 1.
Scalars complete(const Code& c, Scalars channels, Scalar type);

/// Stores four values.
void store_texel(const Code& c, core::TexelFormat format, ValueId ptr, const Scalars& values);

}  // namespace tesela::texture
