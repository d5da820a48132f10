// SPDX-License-Identifier: Apache-2.0
// Filtered reads (WGSL section "Texture Built-in Functions"; what WGSL leaves open is as in Vulkan's "Texel Filtering"). Coordinates that are NaN or infinite
// give some texel's value, or NaN.
#pragma once
#include "texture/resource.h"

namespace tesela::texture {

/// What to read. What an operation does not have is empty.
struct Sampling {
  const Code& c;
  const Resource& texture;
  const SamplerResource& sampler;
  Scalars coords;              ///< f32; of cubes a direction
  ValueId array_index;         ///< i32 or u32, not clamped
  std::vector<int32_t> offset; ///< in texels, one for each axis
  ValueId reference;           ///< f32: of comparisons
};

/// textureSampleLevel. `level`: f32. Four values; of depth textures one.
Scalars sample_level(const Sampling& s, ValueId level);
/// textureSampleGrad: derivatives as many as coordinates.
Scalars sample_grad(const Sampling& s, const Scalars& ddx, const Scalars& ddy);
/// textureSampleCompareLevel: one value.
Scalars sample_compare(const Sampling& s);
/// textureSampleBaseClampToEdge.
Scalars sample_base_clamp_to_edge(const Sampling& s);
/// textureGather of one channel, or of comparison results.
Scalars gather(const Sampling& s, uint32_t channel);

}  // namespace tesela::texture
