// SPDX-License-Identifier: Apache-2.0
#include "core/texel_format.h"

#include <array>

#include "base/check.h"

namespace tesela::core {
namespace {

constexpr int kR = 1, kW = 2, kRW = 4;
constexpr uint8_t kFilter = kTexelFilterable, kFilterFeature = kTexelFilterableFeature, kSamples = kTexelMultisample, kBlueFirst = kTexelBlueFirst, kWithStencil = kTexelWithStencil;

constexpr TexelAccess access_of(int mask) { return {(mask & kR) != 0, (mask & kW) != 0, (mask & kRW) != 0}; }

constexpr std::array<TexelFormatInfo, static_cast<size_t>(TexelFormat::Count)> kInfos = {{
#define TEXEL(id, name, kind, bytes, channels, core, all, flags) {name, TexelKind::kind, bytes, channels, access_of(core), access_of(all), flags},
#include "core/texel_formats.def"
#undef TEXEL
}};

}  // namespace

const TexelFormatInfo& texel_info(TexelFormat format) {
  TESELA_CHECK(format < TexelFormat::Count);
  return kInfos[static_cast<size_t>(format)];
}

std::string_view texel_format_name(TexelFormat format) { return texel_info(format).name; }

std::optional<TexelFormat> texel_format_by_name(std::string_view name) {
  for (size_t i = 0; i < kInfos.size(); ++i)
    if (kInfos[i].name == name) return static_cast<TexelFormat>(i);
  return std::nullopt;
}

TexelAccess texel_access(TexelFormat format, bool all_features) { return all_features ? texel_info(format).full_access : texel_info(format).core_access; }

bool is_storage_format(TexelFormat format) { return texel_access(format, true).write; }

Scalar texel_channel(TexelFormat format) {
  switch (texel_info(format).kind) {
    case TexelKind::Uint:
    case TexelKind::PackedUint:
    case TexelKind::Stencil: return Scalar::U32;
    case TexelKind::Sint: return Scalar::I32;
    case TexelKind::Unorm:
    case TexelKind::Snorm:
    case TexelKind::Float:
    case TexelKind::Srgb:
    case TexelKind::PackedUnorm:
    case TexelKind::PackedFloat:
    case TexelKind::SharedExponent:
    case TexelKind::Depth: return Scalar::F32;
  }
  TESELA_UNREACHABLE();
}

bool is_depth(TexelFormat format) { return texel_info(format).kind == TexelKind::Depth; }

TexelFormat srgb_twin(TexelFormat format) {
  if (format == TexelFormat::Rgba8Unorm) return TexelFormat::Rgba8UnormSrgb;
  if (format == TexelFormat::Rgba8UnormSrgb) return TexelFormat::Rgba8Unorm;
  if (format == TexelFormat::Bgra8Unorm) return TexelFormat::Bgra8UnormSrgb;
  if (format == TexelFormat::Bgra8UnormSrgb) return TexelFormat::Bgra8Unorm;
  return format;
}

}  // namespace tesela::core
