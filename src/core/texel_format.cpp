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

Scalar texel_channel(TexelFormat format) {
  std::string_view name = texel_format_name(format);
  if (name.ends_with("uint")) return Scalar::U32;
  if (name.ends_with("sint")) return Scalar::I32;
  return Scalar::F32;
}

}  // namespace tesela::core
