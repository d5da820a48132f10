// SPDX-License-Identifier: Apache-2.0
#include "texture/taps.h"

#include "base/check.h"

namespace tesela::texture {

using core::AddressMode;

Level level_of(const Code& c, const Resource& t, ValueId level) {
  Level l;
  for (uint32_t axis = 0; axis < t.axes(); ++axis) l.size[axis] = level_word(c, t, level, core::kLevelWidth + axis);
  l.offset = level_word(c, t, level, core::kLevelOffset);
  l.row_pitch = level_word(c, t, level, core::kLevelRowPitch);
  l.slice_pitch = level_word(c, t, level, core::kLevelSlicePitch);
  return l;
}

namespace {

/// The i32 that a channel was before it became an f32, if it was one.
ValueId whole_number(const Code& c, ValueId v) {
  const ir::Function& f = c.b.function();
  if (!f.values[v].def || f.def(v).op != core::Op::Convert) return {};
  const ValueId number = f.def(v).operands[0];
  return c.type(number) == Scalar::I32 ? number : ValueId{};
}

}  // namespace

ValueId mix(const Code& c, ValueId x, ValueId y, ValueId weight) {
  const ValueId from = whole_number(c, x), to = whole_number(c, y);
  const ValueId difference = from && to ? c.convert(Scalar::F32, c.sub(to, from)) : c.sub(y, x);  // of integers: one conversion less
  return c.add(c.mul(difference, weight), x);
}

namespace {

/// 0 to 2: where in a texture and its mirror image.
ValueId mirror_cycle(const Code& c, ValueId coordinate) { return c.sub(coordinate, c.mul(c.floor(c.mul(coordinate, c.f(0.5f))), c.f(2))); }

/// Texels moved by an offset, again inside a period. The offset is added to texels, where it is exact, and not to the coordinate: a coordinate on the edge of a texel stays on one.
ValueId moved_inside(const Code& c, ValueId texels, int32_t offset, ValueId period) {
  if (offset == 0) return texels;
  const ValueId moved = c.add(texels, c.f(static_cast<float>(offset)));
  return c.sub(moved, c.mul(c.floor(c.div(moved, period)), period));
}

/// In texels of a texture that its mirror image follows: 0 to twice the size.
ValueId mirrored_position(const Code& c, ValueId coordinate, ValueId float_size, int32_t offset) {
  return moved_inside(c, c.mul(mirror_cycle(c, coordinate), float_size), offset, c.mul(float_size, c.f(2)));
}

/// In texels, from the left edge of the first; where the mode repeats, inside the texture.
ValueId position(const Code& c, AddressMode mode, ValueId coordinate, ValueId float_size, int32_t offset) {
  switch (mode) {
    case AddressMode::ClampToEdge: {
      const ValueId texels = c.mul(coordinate, float_size);
      return offset == 0 ? texels : c.add(texels, c.f(static_cast<float>(offset)));
    }
    case AddressMode::Repeat: return moved_inside(c, c.mul(c.sub(coordinate, c.floor(coordinate)), float_size), offset, float_size);
    case AddressMode::MirrorRepeat: {
      const ValueId texels = mirrored_position(c, coordinate, float_size, offset);
      return c.min(texels, c.sub(c.mul(float_size, c.f(2)), texels));
    }
  }
  TESELA_UNREACHABLE();
}

/// Within 0 to `last`; NaN gives 0, so that it can be an index.
ValueId between(const Code& c, ValueId x, ValueId last) {
  const ValueId positive = c.select(c.compare(Op::Gt, x, c.f(0)), x, c.f(0));
  return c.select(c.compare(Op::Lt, positive, last), positive, last);
}

ValueId index_of(const Code& c, ValueId whole) { return c.bits_as(Scalar::U32, c.b.op(Op::TruncateInside, Scalar::I32, {whole})); }

}  // namespace

Taps nearest_tap(const Code& c, AddressMode mode, ValueId coordinate, ValueId size, int32_t offset) {
  const ValueId float_size = c.small_as_float(size), last = c.sub(float_size, c.f(1));
  const auto whole = [&]() -> ValueId {
    if (mode != AddressMode::MirrorRepeat) return c.floor(position(c, mode, coordinate, float_size, offset));
    // The texel and not the place is mirrored, so that a texel has its left edge in the image too.
    const ValueId texel = c.floor(mirrored_position(c, coordinate, float_size, offset));
    return c.min(texel, c.sub(c.add(float_size, last), texel));
  };
  return {index_of(c, between(c, whole(), last)), {}, {}};
}

Taps linear_taps(const Code& c, AddressMode mode, ValueId coordinate, ValueId size, int32_t offset) {
  const ValueId float_size = c.small_as_float(size);
  const ValueId last = c.sub(size, c.u(1));
  ValueId at = c.sub(position(c, mode, coordinate, float_size, offset), c.f(0.5f));
  // Past the centres of the outer texels both taps are the same texel, unless the texture repeats.
  if (mode != AddressMode::Repeat) at = between(c, at, c.sub(float_size, c.f(1)));
  const ValueId whole = c.floor(at);
  const ValueId weight = c.sub(at, whole);
  const ValueId first = index_of(c, whole);
  const ValueId second = c.add(first, c.u(1));
  if (mode != AddressMode::Repeat) return {first, c.min(second, last), weight};
  // From -1 (as u32 past everything) to size - 1, and one more.
  return {c.min(first, last), c.select(c.compare(Op::Gt, second, last), c.u(0), second), weight};
}

Taps footprint_taps(const Code& c, AddressMode mode, ValueId coordinate, ValueId size, int32_t offset) {
  if (mode == AddressMode::Repeat) return linear_taps(c, mode, coordinate, size, offset);
  const ValueId float_size = c.small_as_float(size);
  const bool mirrored = mode == AddressMode::MirrorRepeat;
  const ValueId texels = mirrored ? mirrored_position(c, coordinate, float_size, offset) : position(c, mode, coordinate, float_size, offset);
  const ValueId limit = mirrored ? c.mul(float_size, c.f(2)) : float_size;
  const ValueId first = c.convert(Scalar::I32, c.floor(c.clamp(c.sub(texels, c.f(0.5f)), c.f(-1), limit)));
  const ValueId count = c.bits_as(Scalar::I32, size), last = c.sub(count, c.i(1));
  const auto inside = [&](ValueId i) {
    const ValueId folded = mirrored ? c.min(i, c.sub(c.add(count, last), i)) : i;
    return c.bits_as(Scalar::U32, c.clamp(folded, c.i(0), last));
  };
  return {inside(first), inside(c.add(first, c.i(1))), {}};
}

namespace {

ValueId texel_at(const Code& c, const Resource& t, const Level& level, const Scalars& coords, ValueId slice) {
  ValueId row = level.offset;
  if (slice) row = c.add(row, c.mul(slice, level.slice_pitch));
  if (coords.size() > 2) row = c.add(row, c.mul(coords[2], level.slice_pitch));
  if (coords.size() > 1) row = c.add(row, c.mul(coords[1], level.row_pitch));
  const auto inside = [&](ValueId ptr) {
    c.b.function().def(ptr).checked = false;
    return ptr;
  };
  constexpr uint32_t kAny = 1u << 29;
  const ValueId start = inside(c.b.element(c.b.address_of(t.memory), row, 4, kAny));
  return inside(c.b.element(start, coords[0], core::texel_info(t.format).bytes, kAny));
}

}  // namespace

Scalars read_texel(const Code& c, const Resource& t, const Level& level, const Scalars& coords, ValueId slice) { return load_words(c, t.format, texel_at(c, t, level, coords, slice)); }

Scalars read_pair(const Code& c, const Resource& t, const Level& level, const Scalars& coords, ValueId slice) { return c.b.load(texel_at(c, t, level, coords, slice), Scalar::U32, 2); }

// --- cubes

namespace {

/// Which of the axes is the longest, z before y before x where they are equal, and whether it points down.
struct Major {
  ValueId is_z, is_y, negative;
};

Major major_of(const Code& c, const Scalars& d) {
  const ValueId x = c.op(Op::Abs, d[0]), y = c.op(Op::Abs, d[1]), z = c.op(Op::Abs, d[2]);
  Major m;
  m.is_z = c.both(c.compare(Op::Ge, z, x), c.compare(Op::Ge, z, y));
  m.is_y = c.both(c.negate(m.is_z), c.compare(Op::Ge, y, x));
  const ValueId length = c.select(m.is_z, d[2], c.select(m.is_y, d[1], d[0]));
  m.negative = c.compare(Op::Lt, length, c.f(0));
  return m;
}

/// A vector's parts along a face's s and t, and away from the cube.
struct FaceVector {
  ValueId s, t, out;
};

FaceVector on_face(const Code& c, const Major& m, const Scalars& d) {
  const auto flipped = [&](ValueId v) { return c.op(Op::Neg, v); };
  FaceVector f;
  // +x: -z, -y; -x: z, -y; +y: x, z; -y: x, -z; +z: x, -y; -z: -x, -y.
  const ValueId s_x = c.select(m.negative, d[2], flipped(d[2]));
  const ValueId s_z = c.select(m.negative, flipped(d[0]), d[0]);
  f.s = c.select(m.is_z, s_z, c.select(m.is_y, d[0], s_x));
  f.t = c.select(m.is_y, c.select(m.negative, flipped(d[2]), d[2]), flipped(d[1]));
  const ValueId along = c.select(m.is_z, d[2], c.select(m.is_y, d[1], d[0]));
  f.out = c.select(m.negative, flipped(along), along);
  return f;
}

}  // namespace

FacePlace face_of(const Code& c, const Scalars& direction) {
  const Major m = major_of(c, direction);
  const FaceVector f = on_face(c, m, direction);
  const ValueId scale = c.div(c.f(0.5f), f.out);
  const ValueId pair = c.select(m.is_z, c.u(4), c.select(m.is_y, c.u(2), c.u(0)));
  return {c.add(c.mul(f.s, scale), c.f(0.5f)), c.add(c.mul(f.t, scale), c.f(0.5f)), c.add(pair, c.select(m.negative, c.u(1), c.u(0)))};
}

Scalars face_derivative(const Code& c, const Scalars& direction, const Scalars& change) {
  const Major m = major_of(c, direction);
  const FaceVector at = on_face(c, m, direction), by = on_face(c, m, change);
  // s = f.s / (2 f.out) + 1/2
  const ValueId scale = c.div(c.f(0.5f), at.out);
  const auto part = [&](ValueId value, ValueId changed) { return c.mul(c.sub(changed, c.mul(value, c.div(by.out, at.out))), scale); };
  return {part(at.s, by.s), part(at.t, by.t)};
}

Scalars across_edges(const Code& c, ValueId size, ValueId x, ValueId y, ValueId face) {
  const ValueId float_size = c.small_as_float(size);
  const ValueId to_face = c.div(c.f(2), float_size);
  const auto along = [&](ValueId v) { return c.sub(c.mul(c.add(c.convert(Scalar::F32, v), c.f(0.5f)), to_face), c.f(1)); };
  const ValueId s = along(x), t = along(y);
  const auto flipped = [&](ValueId v) { return c.op(Op::Neg, v); };
  const auto is = [&](uint32_t n) { return c.compare(Op::Eq, face, c.u(n)); };
  const auto pick = [&](ValueId px, ValueId nx, ValueId py, ValueId ny, ValueId pz, ValueId nz) {
    return c.select(is(0), px, c.select(is(1), nx, c.select(is(2), py, c.select(is(3), ny, c.select(is(4), pz, nz)))));
  };
  const ValueId one = c.f(1), minus = c.f(-1);
  const Scalars direction = {pick(one, minus, s, s, s, flipped(s)), pick(flipped(t), flipped(t), one, minus, flipped(t), flipped(t)), pick(flipped(s), s, t, flipped(t), one, minus)};
  const FacePlace there = face_of(c, direction);
  const auto texel = [&](ValueId v) { return nearest_tap(c, AddressMode::ClampToEdge, v, size, 0).first; };
  return {texel(there.s), texel(there.t), there.face};
}

}  // namespace tesela::texture
