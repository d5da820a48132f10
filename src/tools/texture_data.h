// SPDX-License-Identifier: Apache-2.0
// Contents of textures: from what users give (pictures, arrays, generators, raw bytes) to texels, and from texels to pictures and arrays. Texels here
// are those of the first mip level, in rows without padding, slice after slice (array layers, slices of a 3D texture, samples).
//
// Pictures: a grey one fills red, green and blue; a texture with fewer channels takes the first. Values go from 0 to 1 in formats of floats, and are the
// picture's integers in formats of integers; an sRGB format takes and gives the picture's values as they are. Arrays have the shape (slices, height,
// width, channels), without the dimensions that are not there. Integers of 8 and 16 bits count for normalised formats in steps of their own type
// (uint8 255 is 1). Raw files hold the first mip level, or all of them one after the other.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "image/image.h"
#include "tesela/reflection.h"
#include "tools/data_source.h"
#include "tools/texture_options.h"

namespace tesela::tools {

/// What all variables that a texture is bound to have in common.
struct TextureClass {
  TextureViewDimension dimension = TextureViewDimension::D2;
  SampleType sample_type = SampleType::Float;
  bool multisampled = false;
  std::optional<TextureFormat> format;  ///< of storage textures
};

struct TextureShape {
  TextureFormat format = TextureFormat::Rgba8Unorm;
  uint32_t width = 0, height = 1, slices = 1;
  uint64_t texels() const { return uint64_t{width} * height * slices; }
};

struct TextureContents {
  TextureShape shape;
  Bytes texels;
  std::vector<Bytes> more;  ///< of the following mip levels, where the data have them (raw files)
};

/// What is known before the data: sizes not given are 0.
struct TextureWanted {
  TextureClass of;
  std::optional<TextureFormat> format;
  std::vector<uint64_t> size;
  uint32_t mips = 1;
};

/// Dimensions that a size of the class has (width, height, slices), and whether the last of three is their number of slices.
uint32_t size_dimensions(const TextureClass& of);
/// Error where a size has not as many counts as the class needs, or has more than a texture can be large.
base::Result<TextureShape> shape_of(const TextureClass& of, TextureFormat format, const std::vector<uint64_t>& size);
/// "640 x 480", "64 x 64 x 6".
std::string size_text(const TextureClass& of, const TextureShape& shape);
TextureFormat default_format(const TextureClass& of);

/// The texels that the data give. A generator needs a size, its own or the wanted one.
base::Result<TextureContents> make_texels(const TextureWanted& wanted, const DataSpec& spec);
/// Whether nothing but the size is missing.
bool needs_size(const TextureWanted& wanted, const DataSpec& spec);

/// Levels that a texture of this shape can have.
uint32_t most_levels(const TextureClass& of, const TextureShape& shape);
TextureShape half_sized(const TextureClass& of, const TextureShape& shape);
/// The next mip level: averages of 2 x 2 (of 3D textures 2 x 2 x 2) texels, in integer formats the first.
TextureContents half_sized(const TextureClass& of, const TextureContents& contents);

/// Nested arrays of numbers as a shader sees them, and the numbers in this layout.
TypeLayout layout_of(const TextureClass& of, const TextureShape& shape);
Bytes numbers_of(const TextureContents& contents);
/// File contents in the format that the name's ending asks for: .png .npy .csv .json, else raw texels.
base::Result<std::string> encode(const TextureClass& of, const TextureContents& contents, const std::string& path);

}  // namespace tesela::tools
