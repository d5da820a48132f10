// SPDX-License-Identifier: Apache-2.0
#include "texture/texel.h"

#include <array>
#include <bit>
#include <cmath>
#include <cstring>

#include "base/check.h"

namespace tesela::texture {
namespace {

using core::TexelFormat;
using core::TexelFormatInfo;
using core::TexelKind;

/// Bits of a channel of the formats that are not packed.
uint32_t channel_bits(const TexelFormatInfo& info) { return 8u * info.bytes / info.channels; }

void swap_blue(const TexelFormatInfo& info, Scalars& channels) {
  if ((info.flags & core::kTexelBlueFirst) != 0) std::swap(channels[0], channels[2]);
}

/// Channel i as an unsigned number.
ValueId field(const Code& c, const Scalars& words, uint32_t bits, uint32_t i) {
  const uint32_t at = i * bits % 32;
  const ValueId low = c.shr(words[i * bits / 32], at);
  return at + bits == 32 ? low : c.bit_and(low, (1u << bits) - 1);
}

/// Channel i as a signed number.
ValueId signed_field(const Code& c, const Scalars& words, uint32_t bits, uint32_t i) {
  const uint32_t at = i * bits % 32;
  return c.shr(c.shl(c.bits_as(Scalar::I32, words[i * bits / 32]), 32 - bits - at), 32 - bits);
}

/// Channels through one of the unpacking ops, `per_word` at a time.
Scalars unpack(const Code& c, const TexelFormatInfo& info, Op op, uint32_t per_word, const Scalars& words) {
  Scalars channels;
  for (const ValueId word : words)
    for (const ValueId v : c.many(op, Scalar::F32, word, per_word))
      if (channels.size() < info.channels) channels.push_back(v);
  swap_blue(info, channels);
  return channels;
}

double linear_from_srgb(double v) { return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4); }

/// The linear value of each sRGB byte, in a constant of the module.
ir::VarId srgb_table(ir::Module& module) {
  constexpr const char* kName = "srgb";
  for (uint32_t i = 0; i < module.vars.size(); ++i)
    if (module.vars[ir::VarId(i)].space == ir::Space::Constant && module.vars[ir::VarId(i)].name == kName) return ir::VarId(i);
  ir::Var var;
  var.name = kName;
  var.space = ir::Space::Constant;
  var.size = 1024;
  var.data.resize(var.size);
  for (uint32_t i = 0; i < 256; ++i) {
    const auto value = static_cast<float>(linear_from_srgb(i / 255.0));
    std::memcpy(&var.data[4 * i], &value, 4);
  }
  return module.vars.add(std::move(var));
}

Scalars decode_srgb(const Code& c, const TexelFormatInfo& info, const Scalars& words) {
  const ValueId table = c.b.address_of(srgb_table(c.module));
  Scalars channels;
  for (uint32_t i = 0; i < 3; ++i) channels.push_back(c.b.load(c.b.element(table, field(c, words, 8, i), 4, 256), Scalar::F32, 1)[0]);
  swap_blue(info, channels);
  channels.push_back(c.many(Op::Unpack4x8Unorm, Scalar::F32, words[0], 4)[3]);
  return channels;
}

/// An unsigned float with 5 bits of exponent and `mantissa` bits: a half float that lacks low bits.
ValueId small_float(const Code& c, ValueId bits, uint32_t mantissa) { return c.many(Op::Unpack2x16Float, Scalar::F32, c.shl(bits, 10 - mantissa), 2)[0]; }

Scalars decode_packed_float(const Code& c, ValueId word) {
  return {small_float(c, c.bit_and(word, 0x7ff), 6), small_float(c, c.bit_and(c.shr(word, 11), 0x7ff), 6), small_float(c, c.shr(word, 22), 5)};
}

Scalars decode_shared_exponent(const Code& c, ValueId word) {
  // mantissa * 2^(exponent - 15 - 9): the factor's exponent is 103 to 134 in f32.
  const ValueId factor = c.bits_as(Scalar::F32, c.shl(c.add(c.shr(word, 27), c.u(127 - 24)), 23));
  Scalars channels;
  for (uint32_t i = 0; i < 3; ++i) channels.push_back(c.mul(c.small_as_float(c.bit_and(c.shr(word, 9 * i), 0x1ff)), factor));
  return channels;
}

constexpr std::array<uint32_t, 4> kPackedBits = {10, 10, 10, 2};

ValueId packed_field(const Code& c, ValueId word, uint32_t i) { return i == 3 ? c.shr(word, 30) : c.bit_and(c.shr(word, 10 * i), 0x3ff); }

Scalars decode_packed(const Code& c, ValueId word, bool normalised) {
  Scalars channels;
  for (uint32_t i = 0; i < 4; ++i) {
    const ValueId v = packed_field(c, word, i);
    channels.push_back(normalised ? c.div(c.small_as_float(v), c.f(static_cast<float>((1u << kPackedBits[i]) - 1))) : v);
  }
  return channels;
}

Scalars decode_integers(const Code& c, const TexelFormatInfo& info, const Scalars& words) {
  const uint32_t bits = channel_bits(info);
  if (bits == 32) return words;
  Scalars channels;
  for (uint32_t i = 0; i < info.channels; ++i) channels.push_back(info.kind == TexelKind::Sint ? signed_field(c, words, bits, i) : field(c, words, bits, i));
  return channels;
}

Op unpack_op(TexelKind kind, uint32_t bits) {
  if (kind == TexelKind::Float) return Op::Unpack2x16Float;
  if (kind == TexelKind::Snorm) return bits == 8 ? Op::Unpack4x8Snorm : Op::Unpack2x16Snorm;
  return bits == 8 ? Op::Unpack4x8Unorm : Op::Unpack2x16Unorm;
}

}  // namespace

Scalars load_words(const Code& c, TexelFormat format, ValueId ptr) {
  const TexelFormatInfo& info = core::texel_info(format);
  if (info.bytes < 4) {
    ir::Instruction& load = c.b.append(Op::LoadBytes, Scalar::U32, std::span(&ptr, 1), 1);
    load.imm = info.bytes;
    return load.results;
  }
  const bool whole = channel_bits(info) == 32 && info.bytes == 4 * info.channels;
  return c.b.load(ptr, whole ? core::texel_channel(format) : Scalar::U32, info.bytes / 4);
}

Scalars decode(const Code& c, TexelFormat format, const Scalars& words) {
  const TexelFormatInfo& info = core::texel_info(format);
  const uint32_t bits = channel_bits(info);
  switch (info.kind) {
    case TexelKind::Float:
    case TexelKind::Depth:
      if (bits == 32) return words;
      if (info.kind == TexelKind::Depth) return {c.many(Op::Unpack2x16Unorm, Scalar::F32, words[0], 2)[0]};
      return unpack(c, info, unpack_op(info.kind, bits), 2, words);
    case TexelKind::Unorm:
    case TexelKind::Snorm: return unpack(c, info, unpack_op(info.kind, bits), 32 / bits, words);
    case TexelKind::Uint:
    case TexelKind::Sint:
    case TexelKind::Stencil: return decode_integers(c, info, words);
    case TexelKind::Srgb: return decode_srgb(c, info, words);
    case TexelKind::PackedUnorm: return decode_packed(c, words[0], true);
    case TexelKind::PackedUint: return decode_packed(c, words[0], false);
    case TexelKind::PackedFloat: return decode_packed_float(c, words[0]);
    case TexelKind::SharedExponent: return decode_shared_exponent(c, words[0]);
  }
  TESELA_UNREACHABLE();
}

Scaled decode_scaled(const Code& c, TexelFormat format, const Scalars& words) {
  const TexelFormatInfo& info = core::texel_info(format);
  const uint32_t bits = channel_bits(info);
  const bool is_signed = info.kind == TexelKind::Snorm;
  if (info.kind != TexelKind::Unorm && !is_signed) return {decode(c, format, words), 1};
  const auto most = static_cast<float>((1u << (is_signed ? bits - 1 : bits)) - 1);
  Scaled s{{}, 1 / most};
  for (uint32_t i = 0; i < info.channels; ++i) {
    const ValueId v = is_signed ? signed_field(c, words, bits, i) : field(c, words, bits, i);
    const ValueId number = c.small_as_float(v);
    s.channels.push_back(is_signed ? c.max(number, c.f(-most)) : number);
  }
  swap_blue(info, s.channels);
  return s;
}

Scalars complete(const Code& c, Scalars channels, Scalar type) {
  while (channels.size() < 3) channels.push_back(c.b.constant(type, 0));
  if (channels.size() < 4) channels.push_back(c.b.constant(type, type == Scalar::F32 ? std::bit_cast<uint32_t>(1.0f) : 1));
  return channels;
}

// --- stores

namespace {

/// Integers, of those that do not fit the nearest, joined into words.
Scalars encode_integers(const Code& c, const TexelFormatInfo& info, const Scalars& values) {
  const uint32_t bits = channel_bits(info);
  if (bits == 32) return {values.begin(), values.begin() + info.channels};
  const uint32_t most = (1u << bits) - 1, half = 1u << (bits - 1);
  Scalars words;
  for (uint32_t i = 0; i < info.channels; ++i) {
    const uint32_t at = i * bits % 32;
    ValueId channel;
    if (info.kind == TexelKind::Uint) {
      channel = c.min(values[i], c.u(most));
    } else {
      channel = c.bits_as(Scalar::U32, c.clamp(values[i], c.i(-static_cast<int32_t>(half)), c.i(static_cast<int32_t>(half - 1))));
      if (at + bits != 32) channel = c.bit_and(channel, most);
    }
    const ValueId part = c.shl(channel, at);
    if (at == 0) words.push_back(part);
    else words.back() = c.bit_or(words.back(), part);
  }
  return words;
}

Op pack_op(TexelKind kind, uint32_t bits) {
  if (kind == TexelKind::Float) return Op::Pack2x16Float;
  if (kind == TexelKind::Snorm) return bits == 8 ? Op::Pack4x8Snorm : Op::Pack2x16Snorm;
  return bits == 8 ? Op::Pack4x8Unorm : Op::Pack2x16Unorm;
}

/// Channels through one of the packing ops; what the last word lacks is 0.
Scalars pack(const Code& c, const TexelFormatInfo& info, const Scalars& values) {
  const uint32_t bits = channel_bits(info), per_word = 32 / bits;
  Scalars channels(values.begin(), values.begin() + info.channels);
  swap_blue(info, channels);
  Scalars words;
  for (uint32_t first = 0; first < info.channels; first += per_word) {
    Scalars parts;
    for (uint32_t i = first; i < first + per_word; ++i) parts.push_back(i < info.channels ? channels[i] : c.f(0));
    words.push_back(c.b.append(pack_op(info.kind, bits), Scalar::U32, parts, 1).results[0]);
  }
  return words;
}

ValueId encode_packed(const Code& c, const Scalars& values, bool normalised) {
  ValueId word;
  for (uint32_t i = 0, at = 0; i < 4; at += kPackedBits[i++]) {
    const uint32_t most = (1u << kPackedBits[i]) - 1;
    ValueId v = values[i];
    if (normalised) v = c.convert(Scalar::U32, c.add(c.mul(c.clamp(v, c.f(0), c.f(1)), c.f(static_cast<float>(most))), c.f(0.5f)));
    else v = c.min(v, c.u(most));
    const ValueId part = c.shl(v, at);
    word = word ? c.bit_or(word, part) : part;
  }
  return word;
}

/// f32 to an unsigned float with 5 bits of exponent: to nearest, ties to even; negative numbers are 0, too large ones the largest finite, infinity and NaN stay.
ValueId encode_small_float(const Code& c, ValueId value, uint32_t mantissa) {
  const uint32_t drop = 23 - mantissa, infinity = 31u << mantissa;
  const float largest = std::ldexp(2.0f - std::ldexp(1.0f, -static_cast<int>(mantissa)), 15);
  const ValueId bits = c.bits_as(Scalar::U32, value);
  // Normal numbers: half a unit less one, one more where the last bit that stays is odd; then the exponent's new bias.
  const ValueId finite = c.clamp(value, c.f(0), c.f(largest)), finite_bits = c.bits_as(Scalar::U32, finite);
  const ValueId odd = c.bit_and(c.shr(finite_bits, drop), 1);
  const ValueId rounded = c.shr(c.add(c.add(finite_bits, c.u((1u << (drop - 1)) - 1)), odd), drop);
  const ValueId normal = c.sub(rounded, c.u((127 - 15) << mantissa));
  // Below 2^-14 the unit is 2^-14-mantissa.
  const ValueId tiny = c.convert(Scalar::U32, c.op(Op::Round, c.mul(finite, c.f(std::ldexp(1.0f, 14 + static_cast<int>(mantissa))))));
  ValueId result = c.select(c.compare(Op::Lt, finite, c.f(std::ldexp(1.0f, -14))), tiny, normal);
  const ValueId magnitude = c.bit_and(bits, 0x7fffffff);
  result = c.select(c.compare(Op::Eq, bits, c.u(0x7f800000)), c.u(infinity), result);
  return c.select(c.compare(Op::Gt, magnitude, c.u(0x7f800000)), c.u(infinity | 1), result);
}

Scalars encode(const Code& c, TexelFormat format, const Scalars& values) {
  const TexelFormatInfo& info = core::texel_info(format);
  switch (info.kind) {
    case TexelKind::Float:
      if (channel_bits(info) == 32) return {values.begin(), values.begin() + info.channels};
      return pack(c, info, values);
    case TexelKind::Unorm:
    case TexelKind::Snorm: return pack(c, info, values);
    case TexelKind::Uint:
    case TexelKind::Sint: return encode_integers(c, info, values);
    case TexelKind::PackedUnorm: return {encode_packed(c, values, true)};
    case TexelKind::PackedUint: return {encode_packed(c, values, false)};
    case TexelKind::PackedFloat:
      return {c.bit_or(c.bit_or(encode_small_float(c, values[0], 6), c.shl(encode_small_float(c, values[1], 6), 11)), c.shl(encode_small_float(c, values[2], 5), 22))};
    case TexelKind::Srgb:
    case TexelKind::SharedExponent:
    case TexelKind::Stencil:
    case TexelKind::Depth: break;
  }
  TESELA_UNREACHABLE("a format that storage textures do not have");
}

}  // namespace

void store_texel(const Code& c, TexelFormat format, ValueId ptr, const Scalars& values) {
  const Scalars words = encode(c, format, values);
  const uint32_t bytes = core::texel_info(format).bytes;
  if (bytes >= 4) return c.b.store(ptr, c.type(words[0]), words);
  const ValueId operands[] = {ptr, words[0]};
  c.b.append(Op::StoreBytes, Scalar::U32, operands, 0).imm = bytes;
}

}  // namespace tesela::texture
