// SPDX-License-Identifier: Apache-2.0
// Between numbers and the bytes of a WGSL type: every scalar of a type is visited in order of memory, padding left out, so that one list
// of numbers fills any type. `elements` is the element count of the one runtime-sized array that a buffer's type may end with; types
// without one ignore it.
#pragma once
#include <cstring>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "tesela/reflection.h"
#include "tools/data_array.h"

namespace tesela::tools {

using Bytes = std::vector<std::byte>;

inline uint32_t scalar_size(ScalarType type) { return type == ScalarType::F16 ? 2 : 4; }
inline bool is_float(ScalarType type) { return type == ScalarType::F32 || type == ScalarType::F16; }
std::string_view name_of(ScalarType type);

/// Calls f(byte offset, scalar type) for each scalar. Recursion is bounded by WGSL's limit on nested types.
template <class F>
void for_each_scalar(const TypeLayout& type, uint64_t base, uint64_t elements, F&& f) {
  switch (type.kind) {
    case TypeLayout::Kind::Scalar:
    case TypeLayout::Kind::Atomic: f(base, type.scalar); return;
    case TypeLayout::Kind::Vector:
      for (uint32_t i = 0; i < type.rows; ++i) f(base + uint64_t{i} * scalar_size(type.scalar), type.scalar);
      return;
    case TypeLayout::Kind::Matrix:
      for (uint32_t c = 0; c < type.columns; ++c)
        for (uint32_t r = 0; r < type.rows; ++r) f(base + c * type.stride + uint64_t{r} * scalar_size(type.scalar), type.scalar);
      return;
    case TypeLayout::Kind::Array: {
      const uint64_t n = type.runtime_sized ? elements : type.count.value_or(0);
      for (uint64_t i = 0; i < n; ++i) for_each_scalar(type.element[0], base + i * type.stride, 0, f);
      return;
    }
    case TypeLayout::Kind::Struct:
      for (const MemberLayout& member : type.members) for_each_scalar(member.type, base + member.offset, elements, f);
      return;
  }
}

/// Number of scalars with so many elements.
uint64_t scalar_count(const TypeLayout& type, uint64_t elements);
/// The runtime-sized array inside (or the type itself); null if there is none.
const TypeLayout* runtime_array(const TypeLayout& type);
/// Bytes of a buffer with so many elements; a multiple of 4.
uint64_t buffer_size(const TypeLayout& type, uint64_t elements);
/// Elements that a buffer of so many bytes has (arrayLength).
uint64_t element_count(const TypeLayout& type, uint64_t size);
/// "tile[17]", "particles[3].velocity.y": the path of the scalar with this number.
std::string scalar_path(const std::string& name, const TypeLayout& type, uint64_t elements, uint64_t number);
/// The scalar type if all scalars are of one.
std::optional<ScalarType> only_scalar(const TypeLayout& type);

/// One scalar as a number, and as short exact text.
double load_scalar(const std::byte* from, ScalarType type);
std::string scalar_text(const std::byte* from, ScalarType type);
/// Stores a number. False if the type cannot hold it: not whole or out of range for an integer.
bool store_scalar(std::byte* to, ScalarType type, double value);

/// A list of numbers to a buffer; for a runtime-sized type the count of numbers decides the elements. Errors say what was expected.
base::Result<Bytes> bytes_from_array(const TypeLayout& type, const DataArray& array);
/// A buffer as an array. Error where the type mixes scalar types; with `mixed` those become float64.
base::Result<DataArray> array_from_bytes(const TypeLayout& type, std::span<const std::byte> bytes, bool mixed);
/// Values as JSON: structures are objects by field name, arrays, vectors and matrices (by column) are arrays.
base::Result<Bytes> bytes_from_json(const TypeLayout& type, std::string_view text);
/// JSON text; `indent` -1: one line.
std::string json_from_bytes(const TypeLayout& type, std::span<const std::byte> bytes, int indent);

}  // namespace tesela::tools
