// SPDX-License-Identifier: Apache-2.0
// Constant values: results of const- and override-expressions. A scalar lives in `bits`; vectors, matrices (columns), arrays and
// structs have one entry in `elements` per component.
#pragma once
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/type.h"

namespace tesela::core {

struct Constant {
  TypeId type;
  /// bool 0 or 1; AbstractInt and i32 sign-extended; u32 zero-extended; AbstractFloat, f32 and f16 as the bits of a double that
  /// holds the value exactly.
  uint64_t bits = 0;
  std::vector<Constant> elements;

  int64_t as_int() const { return static_cast<int64_t>(bits); }
  uint32_t as_u32() const { return static_cast<uint32_t>(bits); }
  double as_float() const { return std::bit_cast<double>(bits); }
  bool as_bool() const { return bits != 0; }
  static Constant of_int(TypeId type, int64_t v) { return {type, static_cast<uint64_t>(v), {}}; }
  static Constant of_float(TypeId type, double v) { return {type, std::bit_cast<uint64_t>(v), {}}; }
  static Constant of_bool(TypeId type, bool v) { return {type, v ? 1u : 0u, {}}; }
};

/// The value after a feasible automatic conversion (abstract to concrete, also inside vectors, matrices, arrays and the structs
/// of frexp and modf); nothing if the value does not fit the type. The same type gives the value itself.
std::optional<Constant> convert_constant(const TypeStore& types, const Constant& value, TypeId to);
/// The zero value. Not for runtime-sized or override-sized arrays.
Constant zero_constant(const TypeStore& types, TypeId type);
/// 32-bit pattern of a concrete scalar as a shader stores it (f16: its 16 bits, zero-extended; bool 0 or 1).
uint32_t scalar_bits(const TypeStore& types, const Constant& scalar);
bool equal(const Constant& a, const Constant& b);
/// WGSL-like text for messages ("vec2(1, 2)").
std::string constant_text(const TypeStore& types, const base::SymbolTable& symbols, const Constant& value);

}  // namespace tesela::core
