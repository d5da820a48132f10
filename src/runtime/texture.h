// SPDX-License-Identifier: Apache-2.0
// Textures, views of them, and samplers. Texels are stored in their format's own bytes, in rows: a level is a list of slices (layers, slices of
// a 3D texture, or samples) of rows. One block of memory holds all levels, and is smaller than 2 GiB so that generated code reaches every
// texel with a 32-bit offset. The combined depth and stencil formats have a second such list for the stencil plane, after the first.
//
// A view borrows its texture's memory: the texture outlives it. WebGPU's rules for usage and limits are the API's matter; what is refused
// here is what has no meaning.
#pragma once
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/result.h"
#include "core/kernel_abi.h"
#include "core/texture.h"
#include "runtime/memory.h"

namespace tesela::runtime {

struct TextureDescriptor {
  core::TextureDimension dimension = core::TextureDimension::D2;
  core::TexelFormat format = core::TexelFormat::Rgba8Unorm;
  uint32_t width = 1, height = 1;
  uint32_t depth_or_layers = 1;  ///< slices of a 3D texture, else array layers
  uint32_t mip_levels = 1;
  uint32_t samples = 1;          ///< 1 or 4
};

struct Extent {
  uint32_t width = 1, height = 1, depth_or_layers = 1;
};

/// A box of texels of one level. `z`: first layer or slice.
struct TextureRegion {
  uint32_t mip_level = 0;
  uint32_t x = 0, y = 0, z = 0;
  Extent size;
  core::TextureAspect aspect = core::TextureAspect::All;
  uint32_t sample = 0;
};

/// Where texels lie in a host's memory (WebGPU "GPUTexelCopyBufferLayout"). Pitches of 0: rows and images follow one another.
struct TexelLayout {
  uint64_t offset = 0;
  uint64_t bytes_per_row = 0;
  uint64_t rows_per_image = 0;
};

class Texture {
 public:
  Texture() = default;
  /// All texels are zero. An error if the shape has no meaning or memory is refused.
  static base::Result<Texture> create(const TextureDescriptor& descriptor, Guard guard);
  /// Whether the shape has a meaning; memory may still be refused.
  static base::Result<void> check(const TextureDescriptor& descriptor);

  const TextureDescriptor& descriptor() const { return descriptor_; }
  /// Of a level; array layers do not shrink.
  Extent extent(uint32_t mip_level) const;
  /// Bytes of one texel as copied: of the plane that `aspect` means.
  uint32_t texel_bytes(core::TextureAspect aspect) const;
  uint64_t size() const { return memory_.size(); }
  std::byte* data() const { return memory_.data(); }

  /// Copies a box in from `bytes`, or out to it.
  base::Result<void> write(const TextureRegion& region, std::span<const std::byte> bytes, const TexelLayout& layout);
  base::Result<void> read(const TextureRegion& region, std::span<std::byte> bytes, const TexelLayout& layout) const;

  /// The first byte of a texel.
  std::byte* texel(core::TextureAspect aspect, uint32_t mip_level, uint32_t x, uint32_t y, uint32_t slice) const;

 private:
  friend class TextureView;
  struct Level {
    uint64_t offset = 0;
    uint32_t row_pitch = 0, slice_pitch = 0;
  };
  /// Levels of the first plane, then of the stencil plane.
  const Level& level(core::TextureAspect aspect, uint32_t mip_level) const;
  uint64_t add_plane(uint32_t texel_bytes, uint64_t offset);
  uint32_t slices(uint32_t mip_level) const;
  base::Result<void> check_region(const TextureRegion& region, uint64_t bytes, const TexelLayout& layout, TexelLayout& full) const;

  TextureDescriptor descriptor_;
  std::vector<Level> levels_;
  Memory memory_;
};

/// 0 for a count: all that is left.
struct TextureViewDescriptor {
  core::ViewDimension dimension = core::ViewDimension::D2;
  core::TexelFormat format = core::TexelFormat::Rgba8Unorm;  ///< the texture's, or its sRGB twin
  core::TextureAspect aspect = core::TextureAspect::All;
  uint32_t base_mip_level = 0, mip_levels = 0;
  uint32_t base_layer = 0, layers = 0;
};

/// What a whole texture is viewed as if nothing else is said: a 2D texture with several layers as an array.
TextureViewDescriptor default_view(const Texture& texture);

class TextureView {
 public:
  static base::Result<TextureView> create(const Texture& texture, const TextureViewDescriptor& descriptor);

  /// With counts filled in.
  const TextureViewDescriptor& descriptor() const { return descriptor_; }
  const Texture& texture() const { return *texture_; }
  /// The format that shaders see: of a combined format, its depth part or stencil8.
  core::TexelFormat shader_format() const;
  /// The whole texture's memory, for generated code.
  core::BufferView memory() const;
  /// core::kTextureWords words, for generated code; offsets are into memory().
  std::vector<uint32_t> words() const;

 private:
  const Texture* texture_ = nullptr;
  TextureViewDescriptor descriptor_;
};

/// Whether two views share a texel: of one texture, aspects, levels and layers that meet.
bool overlap(const TextureView& a, const TextureView& b);

struct SamplerDescriptor {
  core::SamplerModes modes;
  float lod_min_clamp = 0, lod_max_clamp = 32;
};

class Sampler {
 public:
  static base::Result<Sampler> create(const SamplerDescriptor& descriptor);
  const SamplerDescriptor& descriptor() const { return descriptor_; }
  bool comparison() const { return descriptor_.modes.compare != core::CompareFunction::None; }
  bool filtering() const;
  /// core::kSamplerWords words, for generated code.
  std::vector<uint32_t> words() const;

 private:
  SamplerDescriptor descriptor_;
};

}  // namespace tesela::runtime
