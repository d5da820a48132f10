// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <bit>

#include "base/check.h"
#include "runtime/texture.h"

namespace tesela::runtime {
namespace {

using core::TextureAspect;
using core::TextureDimension;
using core::ViewDimension;

base::Error error(std::string text) { return base::Error{std::move(text)}; }

bool cubes(ViewDimension d) { return d == ViewDimension::Cube || d == ViewDimension::CubeArray; }

std::string check_layers(const TextureDescriptor& t, const TextureViewDescriptor& v) {
  switch (v.dimension) {
    case ViewDimension::D1:
      if (t.dimension != TextureDimension::D1) return "only a 1D texture has 1D views";
      break;
    case ViewDimension::D3:
      if (t.dimension != TextureDimension::D3) return "only a 3D texture has 3D views";
      break;
    case ViewDimension::D2:
    case ViewDimension::D2Array:
    case ViewDimension::Cube:
    case ViewDimension::CubeArray:
      if (t.dimension != TextureDimension::D2) return "2D, array and cube views are of a 2D texture";
      break;
  }
  if (t.samples > 1 && v.dimension != ViewDimension::D2) return "views of a multisampled texture are 2D";
  if (v.dimension == ViewDimension::D2 && v.layers != 1) return "a 2D view has one layer, not " + std::to_string(v.layers);
  if (v.dimension == ViewDimension::Cube && v.layers != 6) return "a cube view has 6 layers, not " + std::to_string(v.layers);
  if (v.dimension == ViewDimension::CubeArray && v.layers % 6 != 0) return "a cube array view has a multiple of 6 layers, not " + std::to_string(v.layers);
  if (cubes(v.dimension) && t.width != t.height) return "the faces of a cube are square";
  return {};
}

std::string check_format(const TextureDescriptor& t, const TextureViewDescriptor& v) {
  const core::TexelFormatInfo& format = core::texel_info(t.format);
  const bool with_stencil = (format.flags & core::kTexelWithStencil) != 0;
  if (v.format != t.format && v.format != core::srgb_twin(t.format))
    return "a texture of format " + std::string(format.name) + " cannot be viewed as " + std::string(core::texel_format_name(v.format));
  if (v.aspect == TextureAspect::DepthOnly && format.kind != core::TexelKind::Depth) return "a texture of format " + std::string(format.name) + " has no depth";
  if (v.aspect == TextureAspect::StencilOnly && !with_stencil && format.kind != core::TexelKind::Stencil) return "a texture of format " + std::string(format.name) + " has no stencil";
  return {};
}

}  // namespace

TextureViewDescriptor default_view(const Texture& texture) {
  const TextureDescriptor& t = texture.descriptor();
  TextureViewDescriptor v;
  v.format = t.format;
  v.dimension = t.dimension == TextureDimension::D1 ? ViewDimension::D1 : t.dimension == TextureDimension::D3 ? ViewDimension::D3 : t.depth_or_layers > 1 ? ViewDimension::D2Array : ViewDimension::D2;
  return v;
}

base::Result<TextureView> TextureView::create(const Texture& texture, const TextureViewDescriptor& descriptor) {
  const TextureDescriptor& t = texture.descriptor();
  TextureViewDescriptor v = descriptor;
  const uint32_t layers = t.dimension == TextureDimension::D3 ? 1 : t.depth_or_layers;
  if (v.base_mip_level >= t.mip_levels) return error("mip level " + std::to_string(v.base_mip_level) + " is not among the " + std::to_string(t.mip_levels) + " of the texture");
  if (v.base_layer >= layers) return error("layer " + std::to_string(v.base_layer) + " is not among the " + std::to_string(layers) + " of the texture");
  if (v.mip_levels == 0) v.mip_levels = t.mip_levels - v.base_mip_level;
  if (v.layers == 0) v.layers = v.dimension == ViewDimension::D2 ? 1 : v.dimension == ViewDimension::Cube ? 6 : layers - v.base_layer;
  if (v.mip_levels > t.mip_levels - v.base_mip_level) return error("the view has " + std::to_string(v.mip_levels) + " mip levels, the texture has " + std::to_string(t.mip_levels - v.base_mip_level) + " from its first");
  if (v.layers > layers - v.base_layer) return error("the view has " + std::to_string(v.layers) + " layers, the texture has " + std::to_string(layers - v.base_layer) + " from its first");
  if (const std::string wrong = check_layers(t, v); !wrong.empty()) return error(wrong);
  if (const std::string wrong = check_format(t, v); !wrong.empty()) return error(wrong);
  TextureView view;
  view.texture_ = &texture;
  view.descriptor_ = v;
  return view;
}

core::TexelFormat TextureView::shader_format() const { return descriptor_.aspect == TextureAspect::StencilOnly ? core::TexelFormat::Stencil8 : descriptor_.format; }

core::BufferView TextureView::memory() const {
  const Memory& memory = texture_->memory_;
  return {memory.data(), static_cast<uint32_t>(memory.size()), memory.padded() ? 1u : 0u};
}

std::vector<uint32_t> TextureView::words() const {
  std::vector<uint32_t> words(core::kTextureWords);
  const TextureViewDescriptor& v = descriptor_;
  words[core::kTextureLevels] = v.mip_levels;
  words[core::kTextureLayers] = cubes(v.dimension) ? v.layers / 6 : v.layers;
  words[core::kTextureSamples] = texture_->descriptor().samples;
  for (uint32_t i = 0; i < v.mip_levels; ++i) {
    const Texture::Level& l = texture_->level(v.aspect, v.base_mip_level + i);
    const Extent e = texture_->extent(v.base_mip_level + i);
    uint32_t* w = &words[core::kTextureHeader + i * core::kTextureLevelWords];
    w[core::kLevelWidth] = e.width;
    w[core::kLevelHeight] = e.height;
    w[core::kLevelDepth] = e.depth_or_layers;
    w[core::kLevelOffset] = static_cast<uint32_t>((l.offset + uint64_t{v.base_layer} * l.slice_pitch) / 4);
    w[core::kLevelRowPitch] = l.row_pitch / 4;
    w[core::kLevelSlicePitch] = l.slice_pitch / 4;
  }
  return words;
}

bool overlap(const TextureView& a, const TextureView& b) {
  if (a.texture().data() != b.texture().data()) return false;
  const TextureViewDescriptor &x = a.descriptor(), &y = b.descriptor();
  auto meet = [](uint32_t a_first, uint32_t a_count, uint32_t b_first, uint32_t b_count) { return a_first < b_first + b_count && b_first < a_first + a_count; };
  const bool apart = (x.aspect == TextureAspect::StencilOnly) != (y.aspect == TextureAspect::StencilOnly) && x.aspect != TextureAspect::All && y.aspect != TextureAspect::All;
  return !apart && meet(x.base_mip_level, x.mip_levels, y.base_mip_level, y.mip_levels) && meet(x.base_layer, x.layers, y.base_layer, y.layers);
}

base::Result<Sampler> Sampler::create(const SamplerDescriptor& d) {
  if (!(d.lod_min_clamp >= 0)) return error("the smallest level of detail of a sampler is at least 0");
  if (!(d.lod_max_clamp >= d.lod_min_clamp)) return error("the greatest level of detail of a sampler is at least its smallest");
  const core::SamplerModes& m = d.modes;
  if (m.max_anisotropy == 0) return error("the anisotropy of a sampler is at least 1");
  const bool linear = m.mag == core::FilterMode::Linear && m.min == core::FilterMode::Linear && m.mipmap == core::FilterMode::Linear;
  if (m.max_anisotropy > 1 && !linear) return error("a sampler with anisotropy filters linearly in every way");
  Sampler s;
  s.descriptor_ = d;
  s.descriptor_.modes.max_anisotropy = std::min<uint16_t>(m.max_anisotropy, 16);
  return s;
}

bool Sampler::filtering() const {
  const core::SamplerModes& m = descriptor_.modes;
  return m.mag == core::FilterMode::Linear || m.min == core::FilterMode::Linear || m.mipmap == core::FilterMode::Linear;
}

std::vector<uint32_t> Sampler::words() const {
  std::vector<uint32_t> words(core::kSamplerWords);
  words[core::kSamplerLodMin] = std::bit_cast<uint32_t>(descriptor_.lod_min_clamp);
  words[core::kSamplerLodMax] = std::bit_cast<uint32_t>(descriptor_.lod_max_clamp);
  return words;
}

}  // namespace tesela::runtime
