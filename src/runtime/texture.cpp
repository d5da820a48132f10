// SPDX-License-Identifier: Apache-2.0
#include "runtime/texture.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "base/check.h"

namespace tesela::runtime {
namespace {

using core::TextureAspect;
using core::TextureDimension;
using core::ViewDimension;

constexpr uint64_t kMostBytes = uint64_t{1} << 31;
constexpr uint64_t kTail = 128;  // behind the last texel: narrow ones are gathered as whole words, and samples read two vectors from a texel on (cpu/emit_near.cpp)
constexpr uint32_t kMostPixels = 1u << 15;  // per side: levels fit core::kMaxTextureLevels, and pitches 32 bits

base::Error error(std::string text) { return base::Error{std::move(text)}; }

/// Rows start at whole cache lines, and long rows of one column not all in the same few sets of a cache.
uint64_t padded_pitch(uint64_t row) {
  uint64_t pitch = (row + 63) / 64 * 64;
  if (pitch >= 1024 && pitch / 64 % 8 == 0) pitch += 64;
  return pitch;
}

uint32_t side(uint32_t size, uint32_t level) { return std::max(size >> level, 1u); }

std::string check_shape(const TextureDescriptor& d) {
  if (d.width == 0 || d.height == 0 || d.depth_or_layers == 0) return "a texture has at least one texel";
  if (std::max({d.width, d.height, d.depth_or_layers}) > kMostPixels) return "a texture has at most 32768 texels in each direction";
  const core::TexelFormatInfo& format = core::texel_info(d.format);
  const bool plain = format.kind != core::TexelKind::Depth && format.kind != core::TexelKind::Stencil;
  if (d.dimension == TextureDimension::D1 && (d.height != 1 || d.depth_or_layers != 1)) return "a 1D texture has one row";
  if (d.dimension != TextureDimension::D2 && !plain) return "depth and stencil textures are 2D";
  const uint32_t longest = std::max({d.width, d.height, d.dimension == TextureDimension::D3 ? d.depth_or_layers : 1});
  const auto most = d.dimension == TextureDimension::D1 ? 1u : static_cast<uint32_t>(std::bit_width(longest));
  if (d.mip_levels == 0 || d.mip_levels > most) return "a texture of this size has 1 to " + std::to_string(most) + " mip levels, not " + std::to_string(d.mip_levels);
  if (d.samples != 1 && d.samples != 4) return "a texture has 1 or 4 samples";
  if (d.samples == 1) return {};
  if (d.dimension != TextureDimension::D2 || d.mip_levels != 1 || d.depth_or_layers != 1) return "a multisampled texture is 2D with one level and one layer";
  if ((format.flags & core::kTexelMultisample) == 0) return "textures of format " + std::string(format.name) + " cannot be multisampled";
  return {};
}

/// Text with numbers that have an order: what was asked, what there is.
std::string outside(std::string_view what, uint64_t from, uint64_t count, uint64_t there) {
  return std::string(what) + " " + std::to_string(from) + " to " + std::to_string(from + count) + " are not inside the " + std::to_string(there) + " of the texture";
}

}  // namespace

uint32_t Texture::slices(uint32_t mip_level) const {
  if (descriptor_.samples > 1) return descriptor_.samples;
  return descriptor_.dimension == TextureDimension::D3 ? side(descriptor_.depth_or_layers, mip_level) : descriptor_.depth_or_layers;
}

/// Returns the bytes up to the plane's end.
uint64_t Texture::add_plane(uint32_t texel_bytes, uint64_t offset) {
  for (uint32_t i = 0; i < descriptor_.mip_levels; ++i) {
    const Extent e = extent(i);
    const uint64_t row = padded_pitch(uint64_t{e.width} * texel_bytes), slice = row * e.height;
    levels_.push_back({offset, static_cast<uint32_t>(row), static_cast<uint32_t>(std::min(slice, kMostBytes))});
    offset += slice * slices(i);
  }
  return offset;
}

base::Result<void> Texture::check(const TextureDescriptor& descriptor) {
  if (const std::string wrong = check_shape(descriptor); !wrong.empty()) return error(wrong);
  return {};
}

base::Result<Texture> Texture::create(const TextureDescriptor& descriptor, Guard guard) {
  if (base::Result<void> ok = check(descriptor); !ok) return ok.error();
  Texture t;
  t.descriptor_ = descriptor;
  const core::TexelFormatInfo& format = core::texel_info(descriptor.format);
  uint64_t bytes = t.add_plane(format.bytes, 0);
  if ((format.flags & core::kTexelWithStencil) != 0) bytes = t.add_plane(1, bytes);
  if (bytes >= kMostBytes) return error("a texture of " + std::to_string(bytes) + " bytes is too large: textures are smaller than 2 GiB");
  base::Result<Memory> memory = Memory::allocate(bytes + kTail, guard);
  if (!memory) return memory.error();
  t.memory_ = std::move(*memory);
  return t;
}

Extent Texture::extent(uint32_t mip_level) const {
  const TextureDescriptor& d = descriptor_;
  return {side(d.width, mip_level), side(d.height, mip_level), d.dimension == TextureDimension::D3 ? side(d.depth_or_layers, mip_level) : d.depth_or_layers};
}

uint32_t Texture::texel_bytes(TextureAspect aspect) const {
  const core::TexelFormatInfo& format = core::texel_info(descriptor_.format);
  return aspect == TextureAspect::StencilOnly ? 1 : format.bytes;
}

const Texture::Level& Texture::level(TextureAspect aspect, uint32_t mip_level) const {
  const bool second = aspect == TextureAspect::StencilOnly && descriptor_.format != core::TexelFormat::Stencil8;
  return levels_[(second ? descriptor_.mip_levels : 0) + mip_level];
}

std::byte* Texture::texel(TextureAspect aspect, uint32_t mip_level, uint32_t x, uint32_t y, uint32_t slice) const {
  const Level& l = level(aspect, mip_level);
  return memory_.data() + l.offset + uint64_t{slice} * l.slice_pitch + uint64_t{y} * l.row_pitch + uint64_t{x} * texel_bytes(aspect);
}

/// `full`: the layout with its pitches filled in.
base::Result<void> Texture::check_region(const TextureRegion& r, uint64_t bytes, const TexelLayout& layout, TexelLayout& full) const {
  const TextureDescriptor& d = descriptor_;
  const core::TexelFormatInfo& format = core::texel_info(d.format);
  const bool stencil = (format.flags & core::kTexelWithStencil) != 0 || format.kind == core::TexelKind::Stencil;
  if (r.aspect == TextureAspect::StencilOnly && !stencil) return error("a texture of format " + std::string(format.name) + " has no stencil");
  if (r.aspect == TextureAspect::DepthOnly && format.kind != core::TexelKind::Depth) return error("a texture of format " + std::string(format.name) + " has no depth");
  if (r.mip_level >= d.mip_levels) return error("mip level " + std::to_string(r.mip_level) + " is not among the " + std::to_string(d.mip_levels) + " of the texture");
  if (r.sample >= d.samples) return error("sample " + std::to_string(r.sample) + " is not among the " + std::to_string(d.samples) + " of the texture");
  const Extent e = extent(r.mip_level);
  auto inside = [](uint64_t from, uint64_t count, uint64_t there) { return from + count <= there; };
  if (!inside(r.x, r.size.width, e.width)) return error(outside("columns", r.x, r.size.width, e.width));
  if (!inside(r.y, r.size.height, e.height)) return error(outside("rows", r.y, r.size.height, e.height));
  if (!inside(r.z, r.size.depth_or_layers, e.depth_or_layers)) return error(outside("layers", r.z, r.size.depth_or_layers, e.depth_or_layers));
  const uint64_t row = uint64_t{r.size.width} * texel_bytes(r.aspect);
  full = layout;
  if (full.bytes_per_row == 0) full.bytes_per_row = row;
  if (full.rows_per_image == 0) full.rows_per_image = r.size.height;
  if (full.bytes_per_row < row) return error("rows of " + std::to_string(row) + " bytes overlap: the pitch is " + std::to_string(full.bytes_per_row));
  if (full.rows_per_image < r.size.height) return error("images of " + std::to_string(r.size.height) + " rows overlap: there are " + std::to_string(full.rows_per_image) + " from one to the next");
  if (r.size.width == 0 || r.size.height == 0 || r.size.depth_or_layers == 0) return {};
  // Each factor is below 2^32 where the sum can be right, so nothing wraps.
  if (full.bytes_per_row > bytes && (r.size.height > 1 || r.size.depth_or_layers > 1)) return error("the memory of " + std::to_string(bytes) + " bytes is shorter than one row");
  if (full.rows_per_image > bytes && r.size.depth_or_layers > 1) return error("the memory of " + std::to_string(bytes) + " bytes is shorter than one image");
  const unsigned __int128 rows = static_cast<unsigned __int128>(r.size.depth_or_layers - 1) * full.rows_per_image + (r.size.height - 1);
  const unsigned __int128 end = rows * full.bytes_per_row + row + layout.offset;
  if (end > bytes) return error("the texels need more than the " + std::to_string(bytes) + " bytes of the memory");
  return {};
}

base::Result<void> Texture::write(const TextureRegion& r, std::span<const std::byte> bytes, const TexelLayout& layout) {
  TexelLayout full;
  if (base::Result<void> ok = check_region(r, bytes.size(), layout, full); !ok) return ok;
  const size_t row = size_t{r.size.width} * texel_bytes(r.aspect);
  for (uint32_t z = 0; z < r.size.depth_or_layers && row != 0; ++z)
    for (uint32_t y = 0; y < r.size.height; ++y)
      std::memcpy(texel(r.aspect, r.mip_level, r.x, r.y + y, r.z + z + r.sample), bytes.data() + full.offset + (z * full.rows_per_image + y) * full.bytes_per_row, row);
  return {};
}

base::Result<void> Texture::read(const TextureRegion& r, std::span<std::byte> bytes, const TexelLayout& layout) const {
  TexelLayout full;
  if (base::Result<void> ok = check_region(r, bytes.size(), layout, full); !ok) return ok;
  const size_t row = size_t{r.size.width} * texel_bytes(r.aspect);
  for (uint32_t z = 0; z < r.size.depth_or_layers && row != 0; ++z)
    for (uint32_t y = 0; y < r.size.height; ++y)
      std::memcpy(bytes.data() + full.offset + (z * full.rows_per_image + y) * full.bytes_per_row, texel(r.aspect, r.mip_level, r.x, r.y + y, r.z + z + r.sample), row);
  return {};
}

}  // namespace tesela::runtime
