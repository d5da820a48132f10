// SPDX-License-Identifier: Apache-2.0
// Const-evaluation of bitcast and of packing.
#include <algorithm>
#include <bit>
#include <cmath>
#include <vector>

#include "base/num.h"
#include "sema/const_eval_core.h"

namespace tesela::sema::eval {
namespace {

Result vector_of(const Evaluator& e, std::span<const Constant> components) {
  Constant value{e.result_type(), 0, {}};
  value.elements.assign(components.begin(), components.end());
  return value;
}

/// Rounds half up, as the packing formulas say.
uint32_t normalized(double v, double low, double scale) {
  return static_cast<uint32_t>(static_cast<int64_t>(std::floor(0.5 + scale * std::clamp(v, low, 1.0))));
}

/// pack{4x8,2x16}{s,u}norm: low = -1 or 0.
template <int bits, int low>
Result pack_norm(const Evaluator& e, Arguments a) {
  constexpr double scale = (1 << (low < 0 ? bits - 1 : bits)) - 1;
  constexpr uint32_t mask = (1u << bits) - 1;
  uint32_t packed = 0;
  for (size_t i = 0; i < a[0].elements.size(); ++i)
    packed |= (normalized(a[0].elements[i].as_float(), low, scale) & mask) << (bits * i);
  return Constant::of_int(e.result_type(), packed);
}

template <int bits, int low>
Result unpack_norm(const Evaluator& e, Arguments a) {
  constexpr double scale = (1 << (low < 0 ? bits - 1 : bits)) - 1;
  const TypeId element = e.types()[e.result_type()].element;
  std::vector<Constant> components;
  for (int i = 0; i < 32 / bits; ++i) {
    const uint32_t field = a[0].as_u32() >> (bits * i) & ((1u << bits) - 1);
    const double number =
        low < 0 ? static_cast<int32_t>(field << (32 - bits)) >> (32 - bits) : static_cast<double>(field);
    components.push_back(*e.number(element, std::max(number / scale, -1.0)));
  }
  return vector_of(e, components);
}

Result pack_halves(const Evaluator& e, Arguments a) {
  uint32_t packed = 0;
  for (size_t i = 0; i < 2; ++i) {
    const Constant& component = a[0].elements[i];
    if (std::fabs(component.as_float()) > kGreatestHalf)
      return e.fail(DiagId::EvalUnrepresentable, "the value " + e.text(component) + " is out of the range of f16");
    packed |= static_cast<uint32_t>(base::half_from_double(component.as_float())) << (16 * i);
  }
  return Constant::of_int(e.result_type(), packed);
}

Result not_a_number(const Evaluator& e) {
  return e.fail(DiagId::EvalNotFinite, "the bits given to " + std::string(e.name()) + " are an infinity or NaN");
}

Result unpack_halves(const Evaluator& e, Arguments a) {
  std::vector<Constant> components;
  for (int i = 0; i < 2; ++i) {
    const double v = base::half_to_double(static_cast<uint16_t>(a[0].as_u32() >> (16 * i)));
    if (!std::isfinite(v)) return not_a_number(e);
    components.push_back(Constant::of_float(e.types()[e.result_type()].element, v));
  }
  return vector_of(e, components);
}

template <bool clamped>
Result pack_bytes(const Evaluator& e, Arguments a) {
  uint32_t packed = 0;
  for (size_t i = 0; i < 4; ++i) {
    const Constant& c = a[0].elements[i];
    const bool is_signed = e.kind(c.type) == TypeKind::I32;
    const int64_t v =
        clamped ? std::clamp<int64_t>(c.as_int(), is_signed ? -128 : 0, is_signed ? 127 : 255) : c.as_int();
    packed |= (static_cast<uint32_t>(v) & 0xff) << (8 * i);
  }
  return Constant::of_int(e.result_type(), packed);
}

int64_t byte_of(uint32_t word, int i, bool is_signed) {
  const uint32_t byte = word >> (8 * i) & 0xff;
  return is_signed ? static_cast<int8_t>(byte) : static_cast<int64_t>(byte);
}

Result unpack_bytes(const Evaluator& e, Arguments a) {
  const TypeId element = e.types()[e.result_type()].element;
  std::vector<Constant> components;
  for (int i = 0; i < 4; ++i)
    components.push_back(Constant::of_int(element, byte_of(a[0].as_u32(), i, e.kind(element) == TypeKind::I32)));
  return vector_of(e, components);
}

Result dot_bytes(const Evaluator& e, Arguments a) {
  const bool is_signed = e.kind(e.result_type()) == TypeKind::I32;
  int64_t sum = 0;
  for (int i = 0; i < 4; ++i) sum += byte_of(a[0].as_u32(), i, is_signed) * byte_of(a[1].as_u32(), i, is_signed);
  return e.integer(e.result_type(), sum);
}

/// The bits of a scalar or vector as 16-bit halves, lowest first.
std::vector<uint16_t> bits_of(const Evaluator& e, const Constant& value) {
  std::vector<uint16_t> halves;
  const auto add = [&](const Constant& scalar) {
    const uint32_t bits = core::scalar_bits(e.types(), scalar);
    halves.push_back(static_cast<uint16_t>(bits));
    if (e.kind(scalar.type) != TypeKind::F16) halves.push_back(static_cast<uint16_t>(bits >> 16));
  };
  if (value.elements.empty()) add(value);
  for (const Constant& component : value.elements) add(component);
  return halves;
}

Result scalar_from_bits(const Evaluator& e, TypeId type, uint32_t bits) {
  if (!e.types().is_float(type)) return e.integer(type, bits);
  const double v = e.kind(type) == TypeKind::F16 ? base::half_to_double(static_cast<uint16_t>(bits))
                                                 : static_cast<double>(std::bit_cast<float>(bits));
  if (!std::isfinite(v)) return not_a_number(e);
  return Constant::of_float(type, v);
}

Result to_u32(const Evaluator& e, TypeId type, Scalars a) {
  return convert_scalar(e, type, *a[0]);
}

Result bitcast(const Evaluator& e, Arguments a) {
  if (e.kind(e.types().element_of(a[0].type)) == TypeKind::AbstractInt) return each<to_u32>(e, a);
  const std::vector<uint16_t> halves = bits_of(e, a[0]);
  const TypeId result = e.result_type();
  const bool is_vector = e.kind(result) == TypeKind::Vector;
  const TypeId element = e.types().element_of(result);
  const size_t step = e.kind(element) == TypeKind::F16 ? 1 : 2;
  Constant value{result, 0, {}};
  for (size_t i = 0; i < halves.size(); i += step) {
    Result component =
        scalar_from_bits(e, element, step == 1 ? halves[i] : halves[i] | static_cast<uint32_t>(halves[i + 1]) << 16);
    if (!component || !is_vector) return component;
    value.elements.push_back(std::move(*component));
  }
  return value;
}

constexpr HandlerRow kRows[] = {
    {"bitcast", bitcast},
    {"pack4x8snorm", pack_norm<8, -1>},
    {"pack4x8unorm", pack_norm<8, 0>},
    {"pack2x16snorm", pack_norm<16, -1>},
    {"pack2x16unorm", pack_norm<16, 0>},
    {"pack2x16float", pack_halves},
    {"pack4xI8", pack_bytes<false>},
    {"pack4xU8", pack_bytes<false>},
    {"pack4xI8Clamp", pack_bytes<true>},
    {"pack4xU8Clamp", pack_bytes<true>},
    {"unpack4x8snorm", unpack_norm<8, -1>},
    {"unpack4x8unorm", unpack_norm<8, 0>},
    {"unpack2x16snorm", unpack_norm<16, -1>},
    {"unpack2x16unorm", unpack_norm<16, 0>},
    {"unpack2x16float", unpack_halves},
    {"unpack4xI8", unpack_bytes},
    {"unpack4xU8", unpack_bytes},
    {"dot4I8Packed", dot_bytes},
    {"dot4U8Packed", dot_bytes},
};

}  // namespace

std::span<const HandlerRow> pack_handlers() {
  return kRows;
}

}  // namespace tesela::sema::eval
