// SPDX-License-Identifier: Apache-2.0
#include "texture/sample.h"

#include <array>

#include "base/check.h"
#include "texture/taps.h"

namespace tesela::texture {
namespace {

using core::CompareFunction;
using core::FilterMode;

/// One read at one level: what the values of the taps are, and how they are put together.
class Filter {
 public:
  explicit Filter(const Sampling& s) : s_(s), c_(s.c), t_(s.texture) {
    if (t_.arrayed()) layer_ = clamped_layer();
    if (t_.cube()) {
      const FacePlace place = face_of(c_, s.coords);
      coords_ = {place.s, place.t};
      face_ = place.face;
    } else {
      coords_ = s.coords;
    }
    if (s.reference) return;
    const core::TexelFormatInfo& info = core::texel_info(t_.format);
    channels_ = core::is_depth_texture(t_.kind) ? 1 : info.channels;
  }

  void clamp_to_edge() { clamp_ = true; }
  size_t channels() const { return channels_; }
  float factor() const { return factor_; }

  /// The filtered channels at a level (empty: 0), up to the factor.
  Scalars at(ValueId level, FilterMode mode) {
    const Level l = level_of(c_, t_, level);
    if (t_.cube()) return on_cube(l, mode);
    std::array<Taps, 3> taps;
    for (uint32_t axis = 0; axis < t_.axes(); ++axis) taps[axis] = taps_on(axis, l, mode);
    Scalars chosen(t_.axes());
    return mixed(l, taps, t_.axes(), chosen);
  }

  /// The four texels of the bilinear footprint at level 0, in gather's order.
  std::array<Scalars, 4> footprint() {
    const Level l = level_of(c_, t_, {});
    if (t_.cube()) return cube_taps(l, nullptr);
    const auto taps = [&](uint32_t axis) { return footprint_taps(c_, s_.sampler.modes.address[axis], coords_[axis], l.size[axis], axis < s_.offset.size() ? s_.offset[axis] : 0); };
    const Taps x = taps(0), y = taps(1);
    return {tap(l, {x.first, y.second}, slice(face_)), tap(l, {x.second, y.second}, slice(face_)), tap(l, {x.second, y.first}, slice(face_)), tap(l, {x.first, y.first}, slice(face_))};
  }

 private:
  ValueId clamped_layer() const {
    const ValueId last = c_.sub(word(c_, t_, core::kTextureLayers), c_.u(1));
    if (c_.type(s_.array_index) == Scalar::U32) return c_.min(s_.array_index, last);
    return c_.min(c_.bits_as(Scalar::U32, c_.max(s_.array_index, c_.i(0))), last);
  }

  /// The slice of a face or array layer; empty for textures that have one slice only.
  ValueId slice(ValueId face) const {
    if (!face) return layer_;
    return layer_ ? c_.add(c_.mul(layer_, c_.u(6)), face) : face;
  }

  Taps taps_on(uint32_t axis, const Level& l, FilterMode mode) const {
    const int32_t offset = axis < s_.offset.size() ? s_.offset[axis] : 0;
    const core::AddressMode address = clamp_ ? core::AddressMode::ClampToEdge : s_.sampler.modes.address[axis];
    return mode == FilterMode::Linear ? linear_taps(c_, address, coords_[axis], l.size[axis], offset) : nearest_tap(c_, address, coords_[axis], l.size[axis], offset);
  }

  /// Values of one texel: its channels, or the result of the comparison.
  Scalars tap(const Level& l, const Scalars& coords, ValueId slice) { return values_of(read_texel(c_, t_, l, coords, slice)); }

  Scalars values_of(const Scalars& words) {
    if (s_.reference) return {compared(decode(c_, t_.format, words)[0])};
    if (core::texel_channel(t_.format) != Scalar::F32) return decode(c_, t_.format, words);
    Scaled texel = decode_scaled(c_, t_.format, words);
    factor_ = texel.factor;
    texel.channels.resize(channels_);
    return texel.channels;
  }

  ValueId compared(ValueId depth) const {
    const auto test = [&](Op op) { return c_.select(c_.compare(op, s_.reference, depth), c_.f(1), c_.f(0)); };
    switch (s_.sampler.modes.compare) {
      case CompareFunction::None:
      case CompareFunction::Never: return c_.f(0);
      case CompareFunction::Less: return test(Op::Lt);
      case CompareFunction::Equal: return test(Op::Eq);
      case CompareFunction::LessEqual: return test(Op::Le);
      case CompareFunction::Greater: return test(Op::Gt);
      case CompareFunction::NotEqual: return test(Op::Ne);
      case CompareFunction::GreaterEqual: return test(Op::Ge);
      case CompareFunction::Always: return c_.f(1);
    }
    TESELA_UNREACHABLE();
  }

  static Scalars mixed(const Code& c, const Scalars& x, const Scalars& y, ValueId weight) {
    Scalars out;
    for (size_t i = 0; i < x.size(); ++i) out.push_back(mix(c, x[i], y[i], weight));
    return out;
  }

  /// The mean over the first `axes` axes, where the later ones are chosen. At most three deep.
  Scalars mixed(const Level& l, const std::array<Taps, 3>& taps, uint32_t axes, Scalars& chosen) {
    if (axes == 0) return tap(l, chosen, slice(face_));
    const Taps& on = taps[axes - 1];
    chosen[axes - 1] = on.first;
    if (axes == 1 && on.second && reads_pairs()) {
      const Scalars words = read_pair(c_, t_, l, chosen, slice(face_));
      return mixed(c_, values_of({words[0]}), values_of({words[1]}), on.weight);
    }
    const Scalars first = mixed(l, taps, axes - 1, chosen);
    if (!on.second) return first;
    chosen[axes - 1] = on.second;
    return mixed(c_, first, mixed(l, taps, axes - 1, chosen), on.weight);
  }

  /// Whether the two texels along a row are read as neighbours. Where both are the row's last one, the second is what follows it, whose weight is 0: it may be anything
  /// that is a number.
  bool reads_pairs() const {
    const core::TexelFormatInfo& info = core::texel_info(t_.format);
    const bool numbers = info.kind == core::TexelKind::Unorm || info.kind == core::TexelKind::Snorm || info.kind == core::TexelKind::Srgb || info.kind == core::TexelKind::PackedUnorm;
    return numbers && info.bytes == 4 && !s_.reference && (clamp_ || s_.sampler.modes.address[0] != core::AddressMode::Repeat);
  }

  Scalars on_cube(const Level& l, FilterMode mode) {
    if (mode == FilterMode::Nearest) {
      const Taps x = nearest_tap(c_, core::AddressMode::ClampToEdge, coords_[0], l.size[0], 0), y = nearest_tap(c_, core::AddressMode::ClampToEdge, coords_[1], l.size[1], 0);
      return tap(l, {x.first, y.first}, slice(face_));
    }
    ValueId weights[2];
    const std::array<Scalars, 4> taps = cube_taps(l, weights);
    return mixed(c_, mixed(c_, taps[3], taps[2], weights[0]), mixed(c_, taps[0], taps[1], weights[0]), weights[1]);
  }

  /// The bilinear footprint of a cube goes on across the edges of a face; where it holds a corner of the cube, three texels meet there and the fourth is their mean.
  std::array<Scalars, 4> cube_taps(const Level& l, ValueId* weights) {
    const ValueId size = l.size[0], float_size = c_.small_as_float(size);
    ValueId first[2], second[2], out[2];  // i32; whether the second, or the first tap is off the face
    const ValueId last = c_.bits_as(Scalar::I32, c_.sub(size, c_.u(1)));
    ValueId first_out[2], second_out[2];
    for (int axis = 0; axis < 2; ++axis) {
      const ValueId at = c_.clamp(c_.sub(c_.mul(coords_[axis], float_size), c_.f(0.5f)), c_.f(-0.5f), c_.sub(float_size, c_.f(0.5f)));
      const ValueId whole = c_.floor(at);
      if (weights) weights[axis] = c_.sub(at, whole);
      first[axis] = c_.convert(Scalar::I32, whole);
      second[axis] = c_.add(first[axis], c_.i(1));
      first_out[axis] = c_.compare(Op::Lt, first[axis], c_.i(0));
      second_out[axis] = c_.compare(Op::Gt, second[axis], last);
      out[axis] = c_.either(first_out[axis], second_out[axis]);
    }
    const ValueId px[4] = {first[0], second[0], second[0], first[0]}, py[4] = {second[1], second[1], first[1], first[1]};
    const auto straight = [&] {
      Scalars all;
      for (int i = 0; i < 4; ++i) append(all, tap(l, {c_.bits_as(Scalar::U32, px[i]), c_.bits_as(Scalar::U32, py[i])}, slice(face_)));
      return all;
    };
    const auto around = [&] {
      std::array<Scalars, 4> each;
      for (int i = 0; i < 4; ++i) {
        const Scalars there = across_edges(c_, size, px[i], py[i], face_);
        each[i] = tap(l, {there[0], there[1]}, slice(there[2]));
      }
      if (core::texel_channel(t_.format) == Scalar::F32) each = with_corner(each, first_out, second_out);
      Scalars all;
      for (const Scalars& values : each) append(all, values);
      return all;
    };
    const Scalars all = choose(c_.either(out[0], out[1]), 4 * channels_, around, straight);
    std::array<Scalars, 4> taps;
    for (size_t i = 0; i < all.size(); ++i) taps[i / channels_].push_back(all[i]);
    return taps;
  }

  static void append(Scalars& all, const Scalars& more) { all.insert(all.end(), more.begin(), more.end()); }

  /// An If over values of the channels' type.
  template <class Then, class Else>
  Scalars choose(ValueId condition, size_t n, Then then_arm, Else else_arm) const {
    return c_.choose(condition, std::vector<Scalar>(n, core::texel_channel(t_.format)), then_arm, else_arm);
  }

  std::array<Scalars, 4> with_corner(const std::array<Scalars, 4>& each, const ValueId* first_out, const ValueId* second_out) const {
    const ValueId x_out[4] = {first_out[0], second_out[0], second_out[0], first_out[0]}, y_out[4] = {second_out[1], second_out[1], first_out[1], first_out[1]};
    std::array<Scalars, 4> result = each;
    for (size_t i = 0; i < 4; ++i) {
      const ValueId corner = c_.both(x_out[i], y_out[i]);
      for (size_t k = 0; k < each[i].size(); ++k) {
        const ValueId sum = c_.add(c_.add(each[(i + 1) % 4][k], each[(i + 2) % 4][k]), each[(i + 3) % 4][k]);
        result[i][k] = c_.select(corner, c_.mul(sum, c_.f(1.0f / 3)), each[i][k]);
      }
    }
    return result;
  }

  const Sampling& s_;
  const Code& c_;
  const Resource& t_;
  Scalars coords_;  // on the face, of cubes
  ValueId layer_, face_;
  size_t channels_ = 1;
  float factor_ = 1;
  bool clamp_ = false;
};

/// Channels to the results of the builtin.
Scalars finished(const Sampling& s, const Filter& filter, Scalars channels) {
  if (filter.factor() != 1)
    for (ValueId& v : channels) v = s.c.mul(v, s.c.f(filter.factor()));
  return core::is_depth_texture(s.texture.kind) || s.reference ? channels : complete(s.c, std::move(channels), Scalar::F32);
}

/// Magnified up to level of detail 0.
Scalars at_level(const Sampling& s, Filter& filter, ValueId level, ValueId lod) {
  const core::SamplerModes& m = s.sampler.modes;
  if (m.mag == m.min) return filter.at(level, m.mag);
  return s.c.choose(s.c.compare(Op::Le, lod, s.c.f(0)), std::vector(filter.channels(), Scalar::F32), [&] { return filter.at(level, m.mag); }, [&] { return filter.at(level, m.min); });
}

/// One level or two, by the mipmap filter.
Scalars at_lod(const Sampling& s, Filter& filter, ValueId lod) {
  const Code& c = s.c;
  if (s.texture.one_level && s.sampler.modes.mag == s.sampler.modes.min) return filter.at({}, s.sampler.modes.mag);
  const auto clamp_word = [&](uint32_t index) { return c.b.load(c.b.member(c.b.address_of(s.sampler.words), 4 * index), Scalar::F32, 1)[0]; };
  lod = c.clamp(lod, clamp_word(core::kSamplerLodMin), clamp_word(core::kSamplerLodMax));
  const ValueId last = c.sub(word(c, s.texture, core::kTextureLevels), c.u(1)), float_last = c.small_as_float(last);
  const auto index = [&](ValueId whole) { return c.min(c.convert(Scalar::U32, whole), last); };
  if (s.sampler.modes.mipmap == FilterMode::Nearest) return at_level(s, filter, index(c.floor(c.add(lod, c.f(0.5f)))), lod);
  const ValueId inside = c.clamp(lod, c.f(0), float_last), whole = c.floor(inside), weight = c.sub(inside, whole);
  const ValueId level = index(whole);
  const Scalars first = at_level(s, filter, level, lod);
  return c.choose(c.compare(Op::Gt, weight, c.f(0)), std::vector(first.size(), Scalar::F32),
                  [&] {
                    const Scalars second = at_level(s, filter, c.min(c.add(level, c.u(1)), last), lod);
                    Scalars out;
                    for (size_t i = 0; i < first.size(); ++i) out.push_back(mix(c, first[i], second[i], weight));
                    return out;
                  },
                  [&] { return first; });
}

/// The square of the length of a derivative in texels of level 0.
ValueId squared(const Code& c, const Scalars& derivative, const Scalars& sizes) {
  ValueId sum;
  for (size_t i = 0; i < derivative.size(); ++i) {
    const ValueId texels = c.mul(derivative[i], c.small_as_float(sizes[i])), square = c.mul(texels, texels);
    sum = sum ? c.add(sum, square) : square;
  }
  return sum;
}

}  // namespace

Scalars sample_level(const Sampling& s, ValueId level) {
  Filter filter(s);
  return finished(s, filter, at_lod(s, filter, level));
}

Scalars sample_grad(const Sampling& s, const Scalars& ddx, const Scalars& ddy) {
  const Code& c = s.c;
  Filter filter(s);
  const bool cube = s.texture.cube();
  const Scalars x = cube ? face_derivative(c, s.coords, ddx) : ddx, y = cube ? face_derivative(c, s.coords, ddy) : ddy;
  const Scalars sizes = dimensions(c, s.texture, {});
  const ValueId lod = c.mul(c.op(Op::Log2, c.max(squared(c, x, sizes), squared(c, y, sizes))), c.f(0.5f));
  return finished(s, filter, at_lod(s, filter, lod));
}

Scalars sample_compare(const Sampling& s) {
  Filter filter(s);
  return finished(s, filter, filter.at({}, s.sampler.modes.mag));
}

Scalars sample_base_clamp_to_edge(const Sampling& s) {
  Filter filter(s);
  filter.clamp_to_edge();
  return finished(s, filter, filter.at({}, s.sampler.modes.mag));
}

Scalars gather(const Sampling& s, uint32_t channel) {
  Filter filter(s);
  const std::array<Scalars, 4> taps = filter.footprint();
  const Scalar type = core::texel_channel(s.texture.format);
  Scalars out;
  for (const Scalars& values : taps) {
    if (s.reference) {
      out.push_back(values[0]);
      continue;
    }
    if (channel >= values.size()) {
      out.push_back(complete(s.c, values, type)[channel]);
      continue;
    }
    out.push_back(filter.factor() == 1 ? values[channel] : s.c.mul(values[channel], s.c.f(filter.factor())));
  }
  return out;
}

}  // namespace tesela::texture
