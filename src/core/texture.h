// SPDX-License-Identifier: Apache-2.0
// Words about textures and samplers that runtime, passes and API share, and what generated code is told of a bound texture: its texels are one
// block of memory (a BufferView), and a block of words says where in it the levels of the view lie.
#pragma once
#include <cstdint>

#include "core/texel_format.h"
#include "core/type.h"

namespace tesela::core {

enum class TextureDimension : uint8_t { D1, D2, D3 };
enum class ViewDimension : uint8_t { D1, D2, D2Array, Cube, CubeArray, D3 };
enum class TextureAspect : uint8_t { All, DepthOnly, StencilOnly };
enum class AddressMode : uint8_t { ClampToEdge, Repeat, MirrorRepeat };
enum class FilterMode : uint8_t { Nearest, Linear };
enum class CompareFunction : uint8_t { None, Never, Less, Equal, LessEqual, Greater, NotEqual, GreaterEqual, Always };

ViewDimension view_dimension_of(TextureKind kind);
bool is_storage_texture(TextureKind kind);
bool is_multisampled(TextureKind kind);
bool is_depth_texture(TextureKind kind);

/// What of a sampler decides which code samples with it.
struct SamplerModes {
  AddressMode address[3] = {AddressMode::ClampToEdge, AddressMode::ClampToEdge, AddressMode::ClampToEdge};
  FilterMode mag = FilterMode::Nearest, min = FilterMode::Nearest, mipmap = FilterMode::Nearest;
  CompareFunction compare = CompareFunction::None;
  uint16_t max_anisotropy = 1;  ///< 1..16
  bool operator==(const SamplerModes&) const = default;
};

/// Words that describe a bound view: kTextureHeader of them, then kTextureLevelWords for each level. Levels and layers count from the view's
/// first. Offsets and pitches count words of 4 bytes; a level's offset is from the start of the texture's memory.
enum TextureWord : uint32_t { kTextureLevels, kTextureLayers, kTextureSamples };
enum TextureLevelWord : uint32_t {
  kLevelWidth, kLevelHeight, kLevelDepth,
  kLevelOffset,
  kLevelRowPitch,    ///< from row to row
  kLevelSlicePitch,  ///< from layer, slice of a 3D texture, or sample to the next
};
inline constexpr uint32_t kTextureHeader = 4, kTextureLevelWords = 8, kMaxTextureLevels = 16;
inline constexpr uint32_t kTextureWords = kTextureHeader + kMaxTextureLevels * kTextureLevelWords;

/// What code is specialised for: the format of what is bound as a sampled texture, and a sampler's modes.
struct ResourceState {
  uint32_t group = 0, binding = 0;
  TexelFormat format = TexelFormat::Count;  ///< Count: it is a sampler
  SamplerModes modes;
  bool one_level = false;  ///< of a texture: the view has no other mip levels
  bool operator==(const ResourceState&) const = default;
};

/// Words that describe a bound sampler: f32 bit patterns.
enum SamplerWord : uint32_t { kSamplerLodMin, kSamplerLodMax, kSamplerWords = 4 };

}  // namespace tesela::core
