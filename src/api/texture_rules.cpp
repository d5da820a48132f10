// SPDX-License-Identifier: Apache-2.0
#include "api/texture_rules.h"

#include <algorithm>
#include <bit>

namespace tesela {

#define TEXEL(id, name, kind, bytes, channels, core_access, all_access, flags) \
  static_assert(static_cast<uint16_t>(TextureFormat::id) == static_cast<uint16_t>(core::TexelFormat::id), "the formats of the API are those of core, in their order");
#include "core/texel_formats.def"
#undef TEXEL

namespace {

Error invalid(std::string message) { return {ErrorKind::Validation, std::move(message)}; }

std::string name(TextureFormat format) { return std::string(format_name(format)); }
std::string number(uint64_t n) { return std::to_string(n); }

constexpr uint32_t bits(TextureUsage usage) { return static_cast<uint32_t>(usage); }
constexpr uint32_t kAllUsages = 31;

/// Formats that exist only with the feature texture-formats-tier1: normalised ones of 16 bits.
bool needs_feature(TextureFormat format) {
  const core::TexelFormatInfo& info = core::texel_info(core_format(format));
  return (info.kind == core::TexelKind::Unorm || info.kind == core::TexelKind::Snorm) && info.bytes == 2 * info.channels;
}

Result<void> check_format(TextureFormat format, bool texture_formats) {
  if (format > TextureFormat::Depth32FloatStencil8) return invalid("there is no such texture format");
  if (!texture_formats && needs_feature(format)) return invalid("the format " + name(format) + " needs the feature texture-formats-tier1, which is switched off");
  return {};
}

bool can_be_storage(TextureFormat format, bool texture_formats) {
  const core::TexelAccess can = core::texel_access(core_format(format), texture_formats);
  return can.read || can.write || can.read_write;
}

/// Rules of usages that a format or a shape has to fit.
Result<void> check_usages(TextureUsage usage, TextureFormat format, bool texture_formats, const char* what) {
  if (includes(usage, TextureUsage::StorageBinding) && !can_be_storage(format, texture_formats))
    return invalid(std::string(what) + " of format " + name(format) + " cannot have the usage StorageBinding");
  if (includes(usage, TextureUsage::RenderAttachment) && format == TextureFormat::Rgb9e5Ufloat)
    return invalid(std::string(what) + " of format " + name(format) + " cannot have the usage RenderAttachment");
  return {};
}

Result<void> check_size(const TextureDescriptor& d, const Limits& limits) {
  struct Side {
    const char* what;
    uint64_t size, most;
    const char* limit;
  };
  const uint64_t plane = d.dimension == TextureDimension::D1 ? limits.max_texture_dimension_1d : d.dimension == TextureDimension::D2 ? limits.max_texture_dimension_2d : limits.max_texture_dimension_3d;
  const char* plane_name = d.dimension == TextureDimension::D1 ? "maxTextureDimension1D" : d.dimension == TextureDimension::D2 ? "maxTextureDimension2D" : "maxTextureDimension3D";
  const bool layers = d.dimension == TextureDimension::D2;
  for (const Side& s : {Side{"width", d.size.width, plane, plane_name}, Side{"height", d.size.height, plane, plane_name},
                        Side{layers ? "number of array layers" : "depth", d.size.depth_or_array_layers, layers ? limits.max_texture_array_layers : plane, layers ? "maxTextureArrayLayers" : plane_name}}) {
    if (s.size == 0) return invalid("the " + std::string(s.what) + " of a texture is 0");
    if (s.size > s.most) return invalid("the " + std::string(s.what) + " of a texture is " + number(s.size) + "; the limit " + s.limit + " is " + number(s.most));
  }
  return {};
}

TextureViewDimension default_dimension(const TextureDescriptor& texture) {
  switch (texture.dimension) {
    case TextureDimension::D1: return TextureViewDimension::D1;
    case TextureDimension::D2: return texture.size.depth_or_array_layers == 1 ? TextureViewDimension::D2 : TextureViewDimension::D2Array;
    case TextureDimension::D3: return TextureViewDimension::D3;
  }
  TESELA_UNREACHABLE();
}

uint32_t default_layers(TextureViewDimension dimension, uint32_t left) {
  switch (dimension) {
    case TextureViewDimension::D1:
    case TextureViewDimension::D2:
    case TextureViewDimension::D3: return 1;
    case TextureViewDimension::Cube: return 6;
    case TextureViewDimension::D2Array:
    case TextureViewDimension::CubeArray: return left;
  }
  TESELA_UNREACHABLE();
}

bool has_stencil(TextureFormat format) {
  const core::TexelFormatInfo& info = core::texel_info(core_format(format));
  return info.kind == core::TexelKind::Stencil || (info.flags & core::kTexelWithStencil) != 0;
}

/// The format of one aspect of a texture (WebGPU "resolving GPUTextureAspect"); nothing if the texture has no such aspect.
std::optional<TextureFormat> aspect_format(TextureFormat format, TextureAspect aspect) {
  switch (aspect) {
    case TextureAspect::All: return format;
    case TextureAspect::StencilOnly:
      if (has_stencil(format)) return TextureFormat::Stencil8;
      return std::nullopt;
    case TextureAspect::DepthOnly:
      if (format == TextureFormat::Depth24PlusStencil8) return TextureFormat::Depth24Plus;
      if (format == TextureFormat::Depth32FloatStencil8) return TextureFormat::Depth32Float;
      if (core::is_depth(core_format(format))) return format;
      return std::nullopt;
  }
  TESELA_UNREACHABLE();
}

Result<void> check_view_format(const TextureDescriptor& texture, const TextureViewDescriptor& v, const std::optional<TextureFormat>& of_aspect) {
  if (!of_aspect) return invalid("a texture of format " + name(texture.format) + " has no " + (v.aspect == TextureAspect::DepthOnly ? "depth" : "stencil"));
  if (*v.format == *of_aspect) return {};
  const auto& others = texture.view_formats;
  if (v.aspect == TextureAspect::All && std::find(others.begin(), others.end(), *v.format) != others.end()) return {};
  return invalid("a texture of format " + name(texture.format) + " cannot be viewed as " + name(*v.format) + ", which is not among its view formats");
}

}  // namespace

std::string_view format_name(TextureFormat format) { return core::texel_format_name(core_format(format)); }

std::optional<TextureFormat> find_format(std::string_view wanted) {
  const std::optional<core::TexelFormat> found = core::texel_format_by_name(wanted);
  if (!found) return std::nullopt;
  return static_cast<TextureFormat>(*found);
}

Result<void> check_texture(const TextureDescriptor& d, const Limits& limits, bool texture_formats) {
  if (bits(d.usage) == 0 || (bits(d.usage) & ~kAllUsages) != 0)
    return invalid("a texture needs a usage of CopySrc, CopyDst, TextureBinding, StorageBinding or RenderAttachment");
  if (Result<void> ok = check_format(d.format, texture_formats); !ok) return ok;
  if (Result<void> ok = check_size(d, limits); !ok) return ok;
  if (Result<void> ok = check_usages(d.usage, d.format, texture_formats, "a texture"); !ok) return ok;
  if (includes(d.usage, TextureUsage::RenderAttachment) && d.dimension == TextureDimension::D1) return invalid("a 1D texture cannot have the usage RenderAttachment");
  if (d.sample_count > 1) {
    if (includes(d.usage, TextureUsage::StorageBinding)) return invalid("a multisampled texture cannot have the usage StorageBinding");
    if (!includes(d.usage, TextureUsage::RenderAttachment)) return invalid("a multisampled texture needs the usage RenderAttachment");
  }
  for (TextureFormat other : d.view_formats) {
    if (Result<void> ok = check_format(other, texture_formats); !ok) return ok;
    if (other != d.format && core_format(other) != core::srgb_twin(core_format(d.format)))
      return invalid("a texture of format " + name(d.format) + " cannot have the view format " + name(other) + ": only the same with or without sRGB");
  }
  return {};
}

Result<TextureViewDescriptor> resolve_view(const TextureDescriptor& texture, const TextureViewDescriptor& descriptor, bool texture_formats) {
  TextureViewDescriptor v = descriptor;
  if (v.format)
    if (Result<void> ok = check_format(*v.format, texture_formats); !ok) return ok.error();
  const std::optional<TextureFormat> of_aspect = aspect_format(texture.format, v.aspect);
  if (!v.format) v.format = of_aspect.value_or(texture.format);
  if (Result<void> ok = check_view_format(texture, v, of_aspect); !ok) return ok.error();
  if (bits(v.usage) == 0) v.usage = texture.usage;
  if ((bits(v.usage) & ~bits(texture.usage)) != 0) return invalid("a view has a usage that its texture lacks");
  if (Result<void> ok = check_usages(v.usage, *v.format, texture_formats, "a view"); !ok) return ok.error();

  const uint32_t levels = texture.mip_level_count, layers = texture.dimension == TextureDimension::D2 ? texture.size.depth_or_array_layers : 1;
  if (v.base_mip_level >= levels) return invalid("mip level " + number(v.base_mip_level) + " is not among the " + number(levels) + " of the texture");
  if (v.base_array_layer >= layers) return invalid("layer " + number(v.base_array_layer) + " is not among the " + number(layers) + " of the texture");
  if (!v.mip_level_count) v.mip_level_count = levels - v.base_mip_level;
  if (!v.dimension) v.dimension = default_dimension(texture);
  if (!v.array_layer_count) v.array_layer_count = default_layers(*v.dimension, layers - v.base_array_layer);
  if (*v.mip_level_count == 0 || *v.array_layer_count == 0) return invalid("a view has one mip level and one layer at least");
  return v;
}

namespace {

/// WebGPU "validating linear texture data".
Result<void> check_layout(const TexelCopyLayout& layout, Extent3D size, uint64_t texel_bytes, uint64_t memory) {
  if (!layout.bytes_per_row && (size.height > 1 || size.depth_or_array_layers > 1)) return invalid("a copy of several rows needs bytes_per_row");
  if (!layout.rows_per_image && size.depth_or_array_layers > 1) return invalid("a copy of several images needs rows_per_image");
  const uint64_t row = size.width * texel_bytes, pitch = layout.bytes_per_row.value_or(0), rows = layout.rows_per_image.value_or(0);
  if (layout.bytes_per_row && pitch < row) return invalid("bytes_per_row is " + number(pitch) + " and a row of the copy has " + number(row) + " bytes");
  if (layout.rows_per_image && rows < size.height) return invalid("rows_per_image is " + number(rows) + " and the copy has " + number(size.height) + " rows");
  unsigned __int128 needed = layout.offset;
  if (size.depth_or_array_layers > 0) {
    needed += static_cast<unsigned __int128>(pitch) * rows * (size.depth_or_array_layers - 1);
    if (size.height > 0) needed += pitch * (size.height - 1) + row;
  }
  if (needed > memory) return invalid("the copy ends past the host's memory of " + number(memory) + " bytes");
  return {};
}

bool is_whole_level(const TexelCopyPlace& place, Extent3D size) {
  const Extent3D level = place.texture.level_size(place.mip_level);
  return place.x == 0 && place.y == 0 && size.width == level.width && size.height == level.height;
}

}  // namespace

Result<runtime::TextureRegion> check_copy(const TexelCopyPlace& place, const TexelCopyLayout& layout, uint64_t memory, Extent3D size, TextureUsage usage) {
  if (!place.texture) return invalid("no texture is given");
  const TextureDescriptor& d = place.texture.descriptor();
  if (!includes(d.usage, usage)) return invalid(std::string("the texture lacks the usage ") + (usage == TextureUsage::CopySrc ? "CopySrc" : "CopyDst"));
  if (place.mip_level >= d.mip_level_count) return invalid("mip level " + number(place.mip_level) + " is not among the " + number(d.mip_level_count) + " of the texture");
  const core::TexelFormatInfo& info = core::texel_info(core_format(d.format));
  if ((info.flags & core::kTexelWithStencil) != 0 && place.aspect == TextureAspect::All)
    return invalid("a copy of " + name(d.format) + " is of one aspect, DepthOnly or StencilOnly");
  if (!aspect_format(d.format, place.aspect)) return invalid("a texture of format " + name(d.format) + " has no " + (place.aspect == TextureAspect::DepthOnly ? "depth" : "stencil"));
  const bool depth_or_stencil = core::is_depth(core_format(d.format)) || has_stencil(d.format);
  if ((depth_or_stencil || d.sample_count > 1) && !is_whole_level(place, size)) return invalid(std::string("a copy of a ") + (depth_or_stencil ? "depth or stencil" : "multisampled") + " texture is of a whole level");
  if (Result<void> ok = check_layout(layout, size, place.aspect == TextureAspect::StencilOnly ? 1 : info.bytes, memory); !ok) return ok.error();
  runtime::TextureRegion region;
  region.mip_level = place.mip_level;
  region.x = place.x;
  region.y = place.y;
  region.z = place.z;
  region.size = {size.width, size.height, size.depth_or_array_layers};
  region.aspect = static_cast<core::TextureAspect>(place.aspect);
  region.sample = place.sample;
  return region;
}

}  // namespace tesela
