// SPDX-License-Identifier: Apache-2.0
#include "tools/texels.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "base/check.h"
#include "base/num.h"
#include "core/texel_format.h"

namespace tesela::tools {
namespace {

using core::TexelKind;

const core::TexelFormatInfo& info_of(TextureFormat format) { return core::texel_info(static_cast<core::TexelFormat>(format)); }

uint32_t load_bits(const std::byte* from, uint32_t bytes) {
  uint32_t value = 0;
  for (uint32_t i = 0; i < bytes; ++i) value |= static_cast<uint32_t>(from[i]) << (8 * i);
  return value;
}

void store_bits(std::byte* to, uint32_t bytes, uint32_t value) {
  for (uint32_t i = 0; i < bytes; ++i) to[i] = static_cast<std::byte>(value >> (8 * i));
}

int32_t sign_extended(uint32_t value, uint32_t bits) { return bits == 32 ? static_cast<int32_t>(value) : static_cast<int32_t>(value << (32 - bits)) >> (32 - bits); }

double from_srgb(double x) { return x <= 0.04045 ? x / 12.92 : std::pow((x + 0.055) / 1.055, 2.4); }
double to_srgb(double x) { return x <= 0.0031308 ? x * 12.92 : 1.055 * std::pow(x, 1 / 2.4) - 0.055; }

uint32_t unorm(double x, uint32_t bits) {
  const double most = std::ldexp(1, static_cast<int>(bits)) - 1;
  return x > 0 ? static_cast<uint32_t>(std::floor(std::min(x, 1.0) * most + 0.5)) : 0;  // NaN is not above 0
}

uint32_t snorm(double x, uint32_t bits) {
  const double most = std::ldexp(1, static_cast<int>(bits) - 1) - 1;
  return std::isnan(x) ? 0 : static_cast<uint32_t>(static_cast<int32_t>(std::floor(std::clamp(x, -1.0, 1.0) * most + 0.5)));
}

/// Unsigned floats with an exponent of 5 bits.
double small_float(uint32_t value, int mantissa_bits) {
  const int exponent = static_cast<int>(value >> mantissa_bits);
  const double mantissa = value & ((1u << mantissa_bits) - 1);
  if (exponent == 31) return mantissa == 0 ? HUGE_VAL : NAN;
  return exponent == 0 ? std::ldexp(mantissa, -14 - mantissa_bits) : std::ldexp(1 + std::ldexp(mantissa, -mantissa_bits), exponent - 15);
}

uint32_t to_small_float(double x, int mantissa_bits) {
  const uint32_t infinity = 31u << mantissa_bits;
  if (std::isnan(x)) return infinity | 1;
  if (!(x > 0)) return 0;
  if (std::isinf(x)) return infinity;
  const double largest = small_float(infinity - 1, mantissa_bits);
  if (x >= largest) return infinity - 1;
  int exponent = std::max(std::ilogb(x), -14);
  const double step = std::ldexp(1, exponent - mantissa_bits);
  auto steps = static_cast<uint32_t>(std::nearbyint(x / step));
  // A mantissa that rounds up to the next power of two carries into the exponent, which is what the sum below does.
  return (static_cast<uint32_t>(exponent + 14) << mantissa_bits) + steps;
}

constexpr int kSharedBias = 15, kSharedBits = 9;
constexpr double kLargestShared = 511.0 / 512 * 65536;

void decode_shared(uint32_t word, double* numbers) {
  const double scale = std::ldexp(1, static_cast<int>(word >> 27) - kSharedBias - kSharedBits);
  for (int c = 0; c < 3; ++c) numbers[c] = (word >> (9 * c) & 511) * scale;
}

uint32_t encode_shared(const double* numbers) {
  double clamped[3], largest = 0;
  for (int c = 0; c < 3; ++c) {
    clamped[c] = numbers[c] > 0 ? std::min(numbers[c], kLargestShared) : 0;
    largest = std::max(largest, clamped[c]);
  }
  int exponent = largest > 0 ? std::max(std::ilogb(largest), -kSharedBias - 1) + 1 + kSharedBias : 0;
  if (std::floor(std::ldexp(largest, kSharedBias + kSharedBits - exponent) + 0.5) >= 512) ++exponent;
  uint32_t word = static_cast<uint32_t>(exponent) << 27;
  for (int c = 0; c < 3; ++c) word |= static_cast<uint32_t>(std::floor(std::ldexp(clamped[c], kSharedBias + kSharedBits - exponent) + 0.5)) << (9 * c);
  return word;
}

constexpr uint32_t kPackedBits[4] = {10, 10, 10, 2}, kPackedShift[4] = {0, 10, 20, 30};

double float_of(uint32_t bits, uint32_t bytes) {
  if (bytes == 2) return base::half_to_double(static_cast<uint16_t>(bits));
  float value;
  std::memcpy(&value, &bits, sizeof value);
  return value;
}

uint32_t float_bits(double x, uint32_t bytes) {
  if (bytes == 2) return base::half_from_double(x);
  const auto value = static_cast<float>(std::abs(x) > 0x1.fffffep127 && !std::isinf(x) ? std::copysign(0x1.fffffep127, x) : x);
  uint32_t bits;
  std::memcpy(&bits, &value, sizeof bits);
  return bits;
}

/// A channel that takes whole bytes.
double decode_channel(TexelKind kind, uint32_t value, uint32_t bytes, bool alpha) {
  const uint32_t bits = 8 * bytes;
  const double most = std::ldexp(1, static_cast<int>(bits)) - 1;
  switch (kind) {
    case TexelKind::Unorm: return value / most;
    case TexelKind::Srgb: return alpha ? value / most : from_srgb(value / most);
    case TexelKind::Snorm: return std::max(sign_extended(value, bits) / (std::ldexp(1, static_cast<int>(bits) - 1) - 1), -1.0);
    case TexelKind::Uint:
    case TexelKind::Stencil: return value;
    case TexelKind::Sint: return sign_extended(value, bits);
    case TexelKind::Float: return float_of(value, bytes);
    case TexelKind::Depth: return bytes == 2 ? value / most : float_of(value, 4);
    case TexelKind::PackedUnorm:
    case TexelKind::PackedUint:
    case TexelKind::PackedFloat:
    case TexelKind::SharedExponent: break;
  }
  TESELA_UNREACHABLE();
}

uint32_t encode_channel(TexelKind kind, double x, uint32_t bytes, bool alpha) {
  const uint32_t bits = 8 * bytes;
  switch (kind) {
    case TexelKind::Unorm: return unorm(x, bits);
    case TexelKind::Srgb: return unorm(alpha || !(x > 0) ? x : to_srgb(std::min(x, 1.0)), bits);
    case TexelKind::Snorm: return snorm(x, bits);
    case TexelKind::Uint:
    case TexelKind::Stencil: return static_cast<uint32_t>(x);
    case TexelKind::Sint: return static_cast<uint32_t>(static_cast<int32_t>(x));
    case TexelKind::Float: return float_bits(x, bytes);
    case TexelKind::Depth: return bytes == 2 ? unorm(x, 16) : float_bits(x > 0 ? std::min(x, 1.0) : 0, 4);
    case TexelKind::PackedUnorm:
    case TexelKind::PackedUint:
    case TexelKind::PackedFloat:
    case TexelKind::SharedExponent: break;
  }
  TESELA_UNREACHABLE();
}

}  // namespace

TexelForm form_of(TextureFormat format) {
  const core::TexelFormatInfo& info = info_of(format);
  TexelForm form;
  form.channels = info.channels;
  form.bytes = info.bytes;
  form.bits = 8u * info.bytes / info.channels;
  form.srgb = info.kind == TexelKind::Srgb;
  const double most = std::ldexp(1, static_cast<int>(form.bits)) - 1;
  switch (info.kind) {
    case TexelKind::Unorm:
    case TexelKind::Srgb: form.normalised = true; break;
    case TexelKind::Snorm:
      form.normalised = true;
      form.low = -1;
      break;
    case TexelKind::Uint:
    case TexelKind::Stencil:
      form.numbers = TexelForm::Numbers::Uint;
      form.high = most;
      break;
    case TexelKind::Sint:
      form.numbers = TexelForm::Numbers::Sint;
      form.low = -(most + 1) / 2;
      form.high = (most - 1) / 2;
      break;
    case TexelKind::Float:
      form.high = form.bits == 16 ? 65504 : 0x1.fffffep127;
      form.low = -form.high;
      break;
    case TexelKind::Depth: form.normalised = info.bytes == 2; break;
    case TexelKind::PackedUnorm:
      form.normalised = true;
      form.bits = 10;
      break;
    case TexelKind::PackedUint:
      form.numbers = TexelForm::Numbers::Uint;
      form.bits = 10;
      form.high = 1023;
      break;
    case TexelKind::PackedFloat: form.high = 64512; break;
    case TexelKind::SharedExponent: form.high = kLargestShared; break;
  }
  return form;
}

void decode_texel(TextureFormat format, const std::byte* texel, double* numbers) {
  const core::TexelFormatInfo& info = info_of(format);
  if (info.kind == TexelKind::SharedExponent) return decode_shared(load_bits(texel, 4), numbers);
  if (info.kind == TexelKind::PackedFloat) {
    const uint32_t word = load_bits(texel, 4);
    numbers[0] = small_float(word & 2047, 6);
    numbers[1] = small_float(word >> 11 & 2047, 6);
    numbers[2] = small_float(word >> 22, 5);
    return;
  }
  if (info.kind == TexelKind::PackedUnorm || info.kind == TexelKind::PackedUint) {
    for (uint32_t c = 0; c < 4; ++c) {
      const uint32_t most = (1u << kPackedBits[c]) - 1, value = load_bits(texel, 4) >> kPackedShift[c] & most;
      numbers[c] = info.kind == TexelKind::PackedUint ? value : static_cast<double>(value) / most;
    }
    return;
  }
  const uint32_t size = info.bytes / info.channels;
  for (uint32_t c = 0; c < info.channels; ++c) {
    const uint32_t at = (info.flags & core::kTexelBlueFirst) != 0 && c < 3 ? 2 - c : c;
    numbers[c] = decode_channel(info.kind, load_bits(texel + at * size, size), size, c == 3);
  }
}

void encode_texel(TextureFormat format, const double* numbers, std::byte* texel) {
  const core::TexelFormatInfo& info = info_of(format);
  if (info.kind == TexelKind::SharedExponent) return store_bits(texel, 4, encode_shared(numbers));
  if (info.kind == TexelKind::PackedFloat) return store_bits(texel, 4, to_small_float(numbers[0], 6) | to_small_float(numbers[1], 6) << 11 | to_small_float(numbers[2], 5) << 22);
  if (info.kind == TexelKind::PackedUnorm || info.kind == TexelKind::PackedUint) {
    uint32_t word = 0;
    for (uint32_t c = 0; c < 4; ++c) {
      const uint32_t most = (1u << kPackedBits[c]) - 1;
      word |= (info.kind == TexelKind::PackedUint ? std::min(static_cast<uint32_t>(numbers[c]), most) : unorm(numbers[c], kPackedBits[c])) << kPackedShift[c];
    }
    return store_bits(texel, 4, word);
  }
  const uint32_t size = info.bytes / info.channels;
  for (uint32_t c = 0; c < info.channels; ++c) {
    const uint32_t at = (info.flags & core::kTexelBlueFirst) != 0 && c < 3 ? 2 - c : c;
    store_bits(texel + at * size, size, encode_channel(info.kind, numbers[c], size, c == 3));
  }
}

}  // namespace tesela::tools
