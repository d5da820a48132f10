// SPDX-License-Identifier: Apache-2.0
// Texel formats of storage textures (WGSL section "Texel Formats"). Type::texel_format is a TexelFormat.
#pragma once
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/op.h"

namespace tesela::core {

enum class TexelFormat : uint16_t {
  Rgba8Unorm, Rgba8Snorm, Rgba8Uint, Rgba8Sint, Rgba16Uint, Rgba16Sint, Rgba16Float, R32Uint, R32Sint, R32Float,
  Rg32Uint, Rg32Sint, Rg32Float, Rgba32Uint, Rgba32Sint, Rgba32Float, Bgra8Unorm,
  // texture_formats_tier1
  Rgba16Unorm, Rgba16Snorm, Rg8Unorm, Rg8Snorm, Rg8Uint, Rg8Sint, Rg16Unorm, Rg16Snorm, Rg16Uint, Rg16Sint, Rg16Float,
  R8Unorm, R8Snorm, R8Uint, R8Sint, R16Unorm, R16Snorm, R16Uint, R16Sint, R16Float, Rgb10a2Uint, Rgb10a2Unorm, Rg11b10Ufloat,
  Count
};

std::string_view texel_format_name(TexelFormat format);
std::optional<TexelFormat> texel_format_by_name(std::string_view name);
/// Access to storage textures that a format allows (WebGPU section "Plain color formats"). `all_features`: those of the device features
/// texture-formats-tier1, texture-formats-tier2 and bgra8unorm-storage too.
struct TexelAccess {
  bool read = false, write = false, read_write = false;
};
TexelAccess texel_access(TexelFormat format, bool all_features);
/// Channel type as the shader sees it: F32, I32 or U32.
Scalar texel_channel(TexelFormat format);

}  // namespace tesela::core
