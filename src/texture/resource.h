// SPDX-License-Identifier: Apache-2.0
// What is known of a bound texture and sampler when code is made for them: a texture is two variables of the IR, its texels and the words that
// describe the bound view (core/texture.h).
#pragma once
#include "core/texture.h"
#include "texture/code.h"

namespace tesela::texture {

struct Resource {
  core::TextureKind kind = core::TextureKind::Sampled2d;
  core::TexelFormat format = core::TexelFormat::Rgba8Unorm;  ///< of storage textures the type's, of others that of what is bound
  ir::VarId memory, description;
  bool one_level = false;  ///< known to have no other

  core::ViewDimension dimension() const { return core::view_dimension_of(kind); }
  /// Texel coordinates, without array index.
  uint32_t axes() const;
  bool arrayed() const { return dimension() == core::ViewDimension::D2Array || dimension() == core::ViewDimension::CubeArray; }
  bool cube() const { return dimension() == core::ViewDimension::Cube || dimension() == core::ViewDimension::CubeArray; }
};

struct SamplerResource {
  core::SamplerModes modes;
  ir::VarId words;
};

/// A word of the description.
ValueId word(const Code& c, const Resource& t, uint32_t index);
/// A word of a level; a level at or past the view's count gives 0.
ValueId level_word(const Code& c, const Resource& t, ValueId level, uint32_t index);

/// textureDimensions, one value for each axis.
Scalars dimensions(const Code& c, const Resource& t, ValueId level);

/// Where a texel is, all u32. What an operation does not have is empty.
struct TexelPlace {
  Scalars coords;
  ValueId layer;         ///< array index
  ValueId level;         ///< empty: 0
  ValueId sample;
};

/// textureLoad: four values; those of a texel that is not there are the format's (0, 0, 0, 1) or (0, 0, 0, 0).
Scalars load(const Code& c, const Resource& t, const TexelPlace& place);
/// textureStore; nothing happens to a texel that is not there.
void store(const Code& c, const Resource& t, const TexelPlace& place, const Scalars& values);

}  // namespace tesela::texture
