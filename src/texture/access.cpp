// SPDX-License-Identifier: Apache-2.0
// Queries, and texels at integer coordinates.
#include "base/check.h"
#include "texture/resource.h"
#include "texture/texel.h"

namespace tesela::texture {

uint32_t Resource::axes() const {
  switch (dimension()) {
    case core::ViewDimension::D1: return 1;
    case core::ViewDimension::D2:
    case core::ViewDimension::D2Array:
    case core::ViewDimension::Cube:
    case core::ViewDimension::CubeArray: return 2;
    case core::ViewDimension::D3: return 3;
  }
  TESELA_UNREACHABLE();
}

ValueId word(const Code& c, const Resource& t, uint32_t index) { return c.b.load(c.b.member(c.b.address_of(t.description), 4 * index), Scalar::U32, 1)[0]; }

ValueId level_word(const Code& c, const Resource& t, ValueId level, uint32_t index) {
  const uint32_t* known = level ? c.b.function().constant(level) : nullptr;
  if (!level || (known && *known == 0)) return word(c, t, core::kTextureHeader + index);
  const ValueId words = c.b.member(c.b.address_of(t.description), 4 * (core::kTextureHeader + index));
  return c.b.load(c.b.element_runtime(words, c.bits_as(Scalar::U32, level), 4 * core::kTextureLevelWords, word(c, t, core::kTextureLevels)), Scalar::U32, 1)[0];
}

Scalars dimensions(const Code& c, const Resource& t, ValueId level) {
  Scalars sizes;
  for (uint32_t axis = 0; axis < t.axes(); ++axis) sizes.push_back(level_word(c, t, level, core::kLevelWidth + axis));
  return sizes;
}

namespace {

/// A pointer to the texel, invalid where there is none. Along a row it is linear in the first coordinate, so that this one comes first.
ValueId texel_pointer(const Code& c, const Resource& t, const TexelPlace& place) {
  const auto level = [&](uint32_t index) { return level_word(c, t, place.level, index); };
  ValueId ptr = c.b.element_runtime(c.b.address_of(t.memory), place.coords[0], core::texel_info(t.format).bytes, level(core::kLevelWidth));
  ValueId row = level(core::kLevelOffset);
  if (place.coords.size() > 1) {
    ptr = c.b.element_runtime(ptr, place.coords[1], 0, level(core::kLevelHeight));
    row = c.add(row, c.mul(place.coords[1], level(core::kLevelRowPitch)));
  }
  const auto slice = [&](ValueId index, ValueId count) {
    ptr = c.b.element_runtime(ptr, index, 0, count);
    row = c.add(row, c.mul(index, level(core::kLevelSlicePitch)));
  };
  if (place.coords.size() > 2) slice(place.coords[2], level(core::kLevelDepth));
  if (place.layer) slice(place.layer, word(c, t, core::kTextureLayers));
  if (place.sample) slice(place.sample, word(c, t, core::kTextureSamples));
  ptr = c.b.element(ptr, row, 4, 1u << 29);
  c.b.function().def(ptr).checked = false;
  return ptr;
}

}  // namespace

Scalars load(const Code& c, const Resource& t, const TexelPlace& place) {
  const Scalars channels = decode(c, t.format, load_words(c, t.format, texel_pointer(c, t, place)));
  return complete(c, channels, core::texel_channel(t.format));
}

void store(const Code& c, const Resource& t, const TexelPlace& place, const Scalars& values) { store_texel(c, t.format, texel_pointer(c, t, place), values); }

}  // namespace tesela::texture
