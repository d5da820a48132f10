// SPDX-License-Identifier: Apache-2.0
// Texel formats (WebGPU section "Texture Formats", WGSL section "Texel Formats"). All facts about them are rows of texel_formats.def.
// Type::texel_format of a storage texture's type is a TexelFormat.
#pragma once
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/op.h"

namespace tesela::core {

enum class TexelFormat : uint16_t {
#define TEXEL(id, name, kind, bytes, channels, core, all, flags) id,
#include "core/texel_formats.def"
#undef TEXEL
  Count
};

/// How channels are stored: `bytes / channels` each, little end first, or packed into one 32-bit word.
enum class TexelKind : uint8_t {
  Unorm, Snorm, Uint, Sint, Float,
  Srgb,            ///< unorm; red, green and blue by the sRGB transfer function
  PackedUnorm, PackedUint,  ///< 10, 10, 10 and 2 bits from the low end
  PackedFloat,     ///< unsigned floats of 11, 11 and 10 bits from the low end
  SharedExponent,  ///< three mantissas of 9 bits from the low end, exponent of 5
  Stencil,         ///< uint
  Depth,           ///< 2 bytes: unorm, 4 bytes: f32
};

enum TexelFlag : uint8_t {
  kTexelFilterable = 1,         ///< in every device
  kTexelFilterableFeature = 2,  ///< with the feature float32-filterable
  kTexelMultisample = 4,
  kTexelBlueFirst = 8,
  kTexelWithStencil = 16,       ///< has a plane of stencil8 beside the depth plane
};

/// Access to storage textures that a format allows.
struct TexelAccess {
  bool read = false, write = false, read_write = false;
};

struct TexelFormatInfo {
  std::string_view name;  ///< WebGPU's; of storage formats also WGSL's
  TexelKind kind;
  uint8_t bytes;
  uint8_t channels;
  TexelAccess core_access;  ///< in every device
  TexelAccess full_access;  ///< with all features
  uint8_t flags;            ///< TexelFlag
};
const TexelFormatInfo& texel_info(TexelFormat format);

std::string_view texel_format_name(TexelFormat format);
/// By WebGPU's name ("rgba8unorm-srgb").
std::optional<TexelFormat> texel_format_by_name(std::string_view name);
/// `all_features`: those of the device features texture-formats-tier1, texture-formats-tier2 and bgra8unorm-storage too.
TexelAccess texel_access(TexelFormat format, bool all_features);
/// Whether WGSL has it as a texel format of storage textures.
bool is_storage_format(TexelFormat format);
/// Channel type as the shader sees it: F32, I32 or U32. Combined formats: of the depth.
Scalar texel_channel(TexelFormat format);
bool is_depth(TexelFormat format);
/// The same bytes with or without the sRGB transfer function; the format itself if it has no such twin.
TexelFormat srgb_twin(TexelFormat format);

}  // namespace tesela::core
