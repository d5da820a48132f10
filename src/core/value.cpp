// SPDX-License-Identifier: Apache-2.0
#include "core/value.h"

#include <cmath>
#include <limits>

#include "base/num.h"

namespace tesela::core {
namespace {

std::optional<Constant> float_that_fits(TypeId to, double rounded) {
  if (!std::isfinite(rounded)) return std::nullopt;
  return Constant::of_float(to, rounded);
}

std::optional<Constant> convert_abstract_int(const TypeStore& types, int64_t v, TypeId to) {
  const TypeKind kind = types[to].kind;
  if (kind == TypeKind::I32) {
    if (v < std::numeric_limits<int32_t>::min() || v > std::numeric_limits<int32_t>::max()) return std::nullopt;
    return Constant::of_int(to, v);
  }
  if (kind == TypeKind::U32) {
    if (v < 0 || v > std::numeric_limits<uint32_t>::max()) return std::nullopt;
    return Constant::of_int(to, v);
  }
  if (kind == TypeKind::AbstractFloat) return Constant::of_float(to, static_cast<double>(v));
  if (kind == TypeKind::F32) return Constant::of_float(to, static_cast<double>(static_cast<float>(v)));
  if (kind == TypeKind::F16) return float_that_fits(to, base::round_to_half(static_cast<double>(v)));
  return std::nullopt;
}

std::optional<Constant> convert_elements(const TypeStore& types, const Constant& value, TypeId to) {
  const Type& t = types[to];
  if (types[value.type].kind != t.kind) return std::nullopt;
  Constant result{to, 0, {}};
  result.elements.reserve(value.elements.size());
  const TypeId element_type = t.kind == TypeKind::Matrix ? types.find_vector(t.element, t.rows) : t.element;
  for (size_t i = 0; i < value.elements.size(); ++i) {
    if (t.kind == TypeKind::Struct && i >= types.structure(to).members.size()) return std::nullopt;
    const TypeId target = t.kind == TypeKind::Struct ? types.structure(to).members[i].type : element_type;
    std::optional<Constant> element = convert_constant(types, value.elements[i], target);
    if (!element) return std::nullopt;
    result.elements.push_back(std::move(*element));
  }
  return result;
}

bool is_composite(TypeKind kind) {
  return kind == TypeKind::Vector || kind == TypeKind::Matrix || kind == TypeKind::Array || kind == TypeKind::Struct;
}

}  // namespace

std::optional<Constant> convert_constant(const TypeStore& types, const Constant& value, TypeId to) {
  if (value.type == to) return value;
  const TypeKind from = types[value.type].kind;
  if (from == TypeKind::AbstractInt) return convert_abstract_int(types, value.as_int(), to);
  if (from == TypeKind::AbstractFloat) {
    if (types.is(to, TypeKind::F32)) {
      // A double beyond the range of float is undefined to cast: filter first. The bound is half an ulp beyond the
      // greatest float.
      if (std::fabs(value.as_float()) >= 0x1.ffffffp127) return std::nullopt;
      return Constant::of_float(to, static_cast<double>(static_cast<float>(value.as_float())));
    }
    if (types.is(to, TypeKind::F16)) return float_that_fits(to, base::round_to_half(value.as_float()));
    return std::nullopt;
  }
  if (is_composite(from)) return convert_elements(types, value, to);
  return std::nullopt;
}

Constant zero_constant(const TypeStore& types, TypeId type) {
  Constant zero{type, 0, {}};
  const Type& t = types[type];
  switch (t.kind) {
    case TypeKind::Vector:
      zero.elements.assign(t.count, Constant{t.element, 0, {}});
      break;
    case TypeKind::Matrix:
      zero.elements.assign(t.count, zero_constant(types, types.find_vector(t.element, t.rows)));
      break;
    case TypeKind::Array:
      TESELA_CHECK(t.array_size == ArraySize::Fixed);
      zero.elements.assign(t.count, zero_constant(types, t.element));
      break;
    case TypeKind::Struct:
      for (const Member& m : types.structure(type).members) zero.elements.push_back(zero_constant(types, m.type));
      break;
    case TypeKind::Bool:
    case TypeKind::AbstractInt:
    case TypeKind::AbstractFloat:
    case TypeKind::I32:
    case TypeKind::U32:
    case TypeKind::F32:
    case TypeKind::F16:
    case TypeKind::Atomic:
    case TypeKind::Error:
    case TypeKind::Void:
    case TypeKind::Pointer:
    case TypeKind::Reference:
    case TypeKind::Texture:
    case TypeKind::Sampler:
    case TypeKind::SamplerComparison:
    case TypeKind::Buffer:
      break;
  }
  return zero;
}

uint32_t scalar_bits(const TypeStore& types, const Constant& scalar) {
  if (types.is(scalar.type, TypeKind::F32) || types.is(scalar.type, TypeKind::AbstractFloat))
    return std::bit_cast<uint32_t>(static_cast<float>(scalar.as_float()));
  if (types.is(scalar.type, TypeKind::F16)) return base::half_from_double(scalar.as_float());
  return static_cast<uint32_t>(scalar.bits);
}

bool equal(const Constant& a, const Constant& b) {
  if (a.type != b.type || a.bits != b.bits || a.elements.size() != b.elements.size()) return false;
  for (size_t i = 0; i < a.elements.size(); ++i)
    if (!equal(a.elements[i], b.elements[i])) return false;
  return true;
}

namespace {

constexpr size_t kMaxElementsInText = 8;

std::string scalar_text(const TypeStore& types, const Constant& value) {
  const TypeKind kind = types[value.type].kind;
  if (kind == TypeKind::Bool) return value.as_bool() ? "true" : "false";
  if (kind == TypeKind::F32 || kind == TypeKind::F16) return base::float_text(static_cast<float>(value.as_float()));
  if (kind == TypeKind::AbstractFloat) return base::double_text(value.as_float());
  return std::to_string(value.as_int());
}

}  // namespace

std::string constant_text(const TypeStore& types, const base::SymbolTable& symbols, const Constant& value) {
  const Type& t = types[value.type];
  std::string text;
  if (t.kind == TypeKind::Vector)
    text = "vec" + std::to_string(t.count);
  else if (t.kind == TypeKind::Matrix)
    text = "mat" + std::to_string(t.count) + "x" + std::to_string(t.rows);
  else if (t.kind == TypeKind::Array)
    text = "array";
  else if (t.kind == TypeKind::Struct)
    text = symbols.text(types.structure(value.type).name);
  else
    return scalar_text(types, value);
  text += "(";
  for (size_t i = 0; i < value.elements.size(); ++i) {
    if (i) text += ", ";
    if (i == kMaxElementsInText) {
      text += "...";
      break;
    }
    text += constant_text(types, symbols, value.elements[i]);
  }
  return text + ")";
}

}  // namespace tesela::core
