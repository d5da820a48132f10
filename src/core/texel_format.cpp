// SPDX-License-Identifier: Apache-2.0
#include "core/texel_format.h"

#include <array>

#include "base/check.h"

namespace tesela::core {
namespace {

constexpr std::array<std::string_view, static_cast<size_t>(TexelFormat::Count)> kNames = {
    "rgba8unorm", "rgba8snorm", "rgba8uint", "rgba8sint", "rgba16uint", "rgba16sint", "rgba16float", "r32uint", "r32sint", "r32float",
    "rg32uint", "rg32sint", "rg32float", "rgba32uint", "rgba32sint", "rgba32float", "bgra8unorm",
    "rgba16unorm", "rgba16snorm", "rg8unorm", "rg8snorm", "rg8uint", "rg8sint", "rg16unorm", "rg16snorm", "rg16uint", "rg16sint", "rg16float",
    "r8unorm", "r8snorm", "r8uint", "r8sint", "r16unorm", "r16snorm", "r16uint", "r16sint", "r16float", "rgb10a2uint", "rgb10a2unorm", "rg11b10ufloat"};

}  // namespace

std::string_view texel_format_name(TexelFormat format) {
  TESELA_CHECK(format < TexelFormat::Count);
  return kNames[static_cast<size_t>(format)];
}

std::optional<TexelFormat> texel_format_by_name(std::string_view name) {
  for (size_t i = 0; i < kNames.size(); ++i)
    if (kNames[i] == name) return static_cast<TexelFormat>(i);
  return std::nullopt;
}

TexelAccess texel_access(TexelFormat format, bool all_features) {
  switch (format) {
    case TexelFormat::R32Uint:
    case TexelFormat::R32Sint:
    case TexelFormat::R32Float: return {true, true, true};
    case TexelFormat::Rgba8Unorm:
    case TexelFormat::Rgba8Uint:
    case TexelFormat::Rgba8Sint:
    case TexelFormat::Rgba16Uint:
    case TexelFormat::Rgba16Sint:
    case TexelFormat::Rgba16Float:
    case TexelFormat::Rgba32Uint:
    case TexelFormat::Rgba32Sint:
    case TexelFormat::Rgba32Float: return {true, true, all_features};
    case TexelFormat::Rgba8Snorm:
    case TexelFormat::Rg32Uint:
    case TexelFormat::Rg32Sint:
    case TexelFormat::Rg32Float: return {true, true, false};
    case TexelFormat::Bgra8Unorm: return {false, all_features, false};
    case TexelFormat::R8Unorm:
    case TexelFormat::R8Uint:
    case TexelFormat::R8Sint:
    case TexelFormat::R16Uint:
    case TexelFormat::R16Sint:
    case TexelFormat::R16Float: return {all_features, all_features, all_features};
    case TexelFormat::Rgba16Unorm:
    case TexelFormat::Rgba16Snorm:
    case TexelFormat::Rg8Unorm:
    case TexelFormat::Rg8Snorm:
    case TexelFormat::Rg8Uint:
    case TexelFormat::Rg8Sint:
    case TexelFormat::Rg16Unorm:
    case TexelFormat::Rg16Snorm:
    case TexelFormat::Rg16Uint:
    case TexelFormat::Rg16Sint:
    case TexelFormat::Rg16Float:
    case TexelFormat::R8Snorm:
    case TexelFormat::R16Unorm:
    case TexelFormat::R16Snorm:
    case TexelFormat::Rgb10a2Uint:
    case TexelFormat::Rgb10a2Unorm:
    case TexelFormat::Rg11b10Ufloat: return {all_features, all_features, false};
    case TexelFormat::Count: break;
  }
  TESELA_UNREACHABLE();
}

Scalar texel_channel(TexelFormat format) {
  std::string_view name = texel_format_name(format);
  if (name.ends_with("uint")) return Scalar::U32;
  if (name.ends_with("sint")) return Scalar::I32;
  return Scalar::F32;
}

}  // namespace tesela::core
