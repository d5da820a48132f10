// SPDX-License-Identifier: Apache-2.0
// Textures, views of them, and samplers (WebGPU sections "Textures" and "Samplers"). All three are handles; copies name the same thing. Texels are
// reached by copies only (Device::write_texture, Device::read_texture), which take their turn among dispatches.
//
// Every format but the compressed ones is there, with all that the features texture-formats-tier1, texture-formats-tier2, bgra8unorm-storage and
// float32-filterable allow. As nothing renders here, copies reach what WebGPU can only render to: multisampled textures, sample by sample, and every
// depth format (the depth of depth24plus is copied as f32).
//
// Threads: handles may be copied, used and destroyed from any thread.
#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tesela/export.h"
#include "tesela/result.h"

namespace tesela {

/// By their names in WebGPU: Rgba8UnormSrgb is "rgba8unorm-srgb".
enum class TextureFormat : uint16_t {
  Rgba8Unorm, Rgba8Snorm, Rgba8Uint, Rgba8Sint, Rgba16Uint, Rgba16Sint, Rgba16Float, R32Uint, R32Sint, R32Float, Rg32Uint, Rg32Sint, Rg32Float,
  Rgba32Uint, Rgba32Sint, Rgba32Float, Bgra8Unorm, Rgba16Unorm, Rgba16Snorm, Rg8Unorm, Rg8Snorm, Rg8Uint, Rg8Sint, Rg16Unorm, Rg16Snorm, Rg16Uint,
  Rg16Sint, Rg16Float, R8Unorm, R8Snorm, R8Uint, R8Sint, R16Unorm, R16Snorm, R16Uint, R16Sint, R16Float, Rgb10a2Uint, Rgb10a2Unorm, Rg11b10Ufloat,
  Rgba8UnormSrgb, Bgra8UnormSrgb, Rgb9e5Ufloat, Stencil8, Depth16Unorm, Depth24Plus, Depth24PlusStencil8, Depth32Float, Depth32FloatStencil8
};
TESELA_API std::string_view format_name(TextureFormat format);
/// Nothing if no format is named so.
TESELA_API std::optional<TextureFormat> find_format(std::string_view name);

enum class TextureDimension : uint8_t { D1, D2, D3 };
enum class TextureViewDimension : uint8_t { D1, D2, D2Array, Cube, CubeArray, D3 };
enum class TextureAspect : uint8_t { All, DepthOnly, StencilOnly };

/// How a texture may be used (WebGPU GPUTextureUsage). Combine with |.
enum class TextureUsage : uint32_t { None = 0, CopySrc = 1, CopyDst = 2, TextureBinding = 4, StorageBinding = 8, RenderAttachment = 16 };
constexpr TextureUsage operator|(TextureUsage a, TextureUsage b) { return static_cast<TextureUsage>(static_cast<uint32_t>(a) | static_cast<uint32_t>(b)); }
constexpr bool includes(TextureUsage set, TextureUsage one) { return (static_cast<uint32_t>(set) & static_cast<uint32_t>(one)) != 0; }

struct Extent3D {
  uint32_t width = 1;
  uint32_t height = 1;
  uint32_t depth_or_array_layers = 1;
  bool operator==(const Extent3D&) const = default;
};

struct TextureDescriptor {
  Extent3D size;
  TextureFormat format = TextureFormat::Rgba8Unorm;
  TextureUsage usage = TextureUsage::None;  ///< one at least
  TextureDimension dimension = TextureDimension::D2;
  uint32_t mip_level_count = 1;
  uint32_t sample_count = 1;                ///< 1 or 4
  std::vector<TextureFormat> view_formats;  ///< in which views may see it besides its own: the same with or without sRGB
};

/// What is left out follows from the texture (WebGPU "resolving GPUTextureViewDescriptor defaults").
struct TextureViewDescriptor {
  std::optional<TextureFormat> format;
  std::optional<TextureViewDimension> dimension;
  TextureUsage usage = TextureUsage::None;  ///< None: the texture's
  TextureAspect aspect = TextureAspect::All;
  uint32_t base_mip_level = 0;
  std::optional<uint32_t> mip_level_count;
  uint32_t base_array_layer = 0;
  std::optional<uint32_t> array_layer_count;
};

class TextureView;

class TESELA_API Texture {
 public:
  /// An empty handle; made useful by Device::create_texture.
  Texture();
  ~Texture();
  Texture(const Texture&);
  Texture(Texture&&) noexcept;
  Texture& operator=(const Texture&);
  Texture& operator=(Texture&&) noexcept;

  explicit operator bool() const { return impl_ != nullptr; }
  /// Needs a texture.
  const TextureDescriptor& descriptor() const;
  /// Size of a mip level; array layers do not shrink.
  Extent3D level_size(uint32_t mip_level) const;
  /// Validation error if the texture cannot be seen so. The view keeps the texture alive.
  Result<TextureView> create_view(const TextureViewDescriptor& descriptor = {}) const;

  struct Impl;
  const std::shared_ptr<Impl>& impl() const { return impl_; }

 private:
  friend class Device;
  std::shared_ptr<Impl> impl_;
};

class TESELA_API TextureView {
 public:
  /// An empty handle.
  TextureView();
  ~TextureView();
  TextureView(const TextureView&);
  TextureView(TextureView&&) noexcept;
  TextureView& operator=(const TextureView&);
  TextureView& operator=(TextureView&&) noexcept;

  explicit operator bool() const { return impl_ != nullptr; }
  /// With everything resolved. Needs a view.
  const TextureViewDescriptor& descriptor() const;
  Texture texture() const;

  struct Impl;
  const std::shared_ptr<const Impl>& impl() const { return impl_; }

 private:
  friend class Texture;
  std::shared_ptr<const Impl> impl_;
};

enum class AddressMode : uint8_t { ClampToEdge, Repeat, MirrorRepeat };
enum class FilterMode : uint8_t { Nearest, Linear };
enum class CompareFunction : uint8_t { Never, Less, Equal, LessEqual, Greater, NotEqual, GreaterEqual, Always };

struct SamplerDescriptor {
  AddressMode address_mode_u = AddressMode::ClampToEdge;
  AddressMode address_mode_v = AddressMode::ClampToEdge;
  AddressMode address_mode_w = AddressMode::ClampToEdge;
  FilterMode mag_filter = FilterMode::Nearest;
  FilterMode min_filter = FilterMode::Nearest;
  FilterMode mipmap_filter = FilterMode::Nearest;
  float lod_min_clamp = 0;
  float lod_max_clamp = 32;
  std::optional<CompareFunction> compare;  ///< given: a comparison sampler
  uint16_t max_anisotropy = 1;             ///< above 16 as 16
};

class TESELA_API Sampler {
 public:
  /// An empty handle; made useful by Device::create_sampler.
  Sampler();
  ~Sampler();
  Sampler(const Sampler&);
  Sampler(Sampler&&) noexcept;
  Sampler& operator=(const Sampler&);
  Sampler& operator=(Sampler&&) noexcept;

  explicit operator bool() const { return impl_ != nullptr; }
  /// Needs a sampler.
  const SamplerDescriptor& descriptor() const;

  struct Impl;
  const std::shared_ptr<const Impl>& impl() const { return impl_; }

 private:
  friend class Device;
  std::shared_ptr<const Impl> impl_;
};

/// A place in a texture that a copy begins at (WebGPU GPUTexelCopyTextureInfo).
struct TexelCopyPlace {
  Texture texture;
  uint32_t mip_level = 0;
  uint32_t x = 0, y = 0, z = 0;  ///< z: the first array layer, or slice of a 3D texture
  TextureAspect aspect = TextureAspect::All;
  uint32_t sample = 0;           ///< of a multisampled texture
};

/// Where texels lie in the host's memory (WebGPU GPUTexelCopyBufferLayout). Bytes and rows need not be given where there is one row, one image.
struct TexelCopyLayout {
  uint64_t offset = 0;
  std::optional<uint32_t> bytes_per_row;
  std::optional<uint32_t> rows_per_image;
};

}  // namespace tesela
