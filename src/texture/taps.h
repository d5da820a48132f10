// SPDX-License-Identifier: Apache-2.0
// Where a filter reads: coordinates to texels by address mode, and texels inside one level. All texel coordinates made here are inside their level, so
// that reads need no check.
#pragma once
#include "texture/resource.h"
#include "texture/texel.h"

namespace tesela::texture {

/// The words of one level, loaded once.
struct Level {
  ValueId size[3];        ///< u32; as many as axes
  ValueId offset, row_pitch, slice_pitch;
};
/// `level` is below the view's count; empty: 0.
Level level_of(const Code& c, const Resource& t, ValueId level);

/// The one or two texels that a coordinate lies between on one axis: u32, and how far it is to the second, f32.
struct Taps {
  ValueId first, second, weight;
};
/// `size`: u32. `offset`: in texels.
Taps nearest_tap(const Code& c, core::AddressMode mode, ValueId coordinate, ValueId size, int32_t offset);
Taps linear_taps(const Code& c, core::AddressMode mode, ValueId coordinate, ValueId size, int32_t offset);
/// The same two texels in the order of their places, also where filters need not know it: past edges and where the texture is mirrored. No weight.
Taps footprint_taps(const Code& c, core::AddressMode mode, ValueId coordinate, ValueId size, int32_t offset);

/// The words of the texel at coordinates (one for each axis), in a slice (array layer, face) or none.
Scalars read_texel(const Code& c, const Resource& t, const Level& level, const Scalars& coords, ValueId slice);

/// The words of this texel and of the one after it in the row, or of what follows the row in memory; of formats of one word.
Scalars read_pair(const Code& c, const Resource& t, const Level& level, const Scalars& coords, ValueId slice);

/// x + (y - x) * weight, of channels (which have at most 16 bits where they are integers).
ValueId mix(const Code& c, ValueId x, ValueId y, ValueId weight);

// --- cubes

/// A direction as the place on a face that it meets: coordinates 0 to 1, face 0 to 5 in WebGPU's order (+x, -x, +y, -y, +z, -z), u32.
struct FacePlace {
  ValueId s, t, face;
};
FacePlace face_of(const Code& c, const Scalars& direction);
/// How s and t change where the direction changes by these.
Scalars face_derivative(const Code& c, const Scalars& direction, const Scalars& change);
/// The texel that lies there where (x, y), i32, leaves its face by at most one texel; three u32: x, y, face.
Scalars across_edges(const Code& c, ValueId size, ValueId x, ValueId y, ValueId face);

}  // namespace tesela::texture
