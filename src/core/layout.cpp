// SPDX-License-Identifier: Apache-2.0
#include "core/layout.h"

namespace tesela::core {
namespace {

/// Products of nested array sizes saturate: whoever compares with a limit sees "too large", never a small wrapped
/// number.
constexpr uint64_t kHuge = uint64_t{1} << 62;

uint64_t saturating_product(uint64_t a, uint64_t b) {
  if (a != 0 && b > kHuge / a) return kHuge;
  return a * b;
}

Extent vector_layout(uint32_t element_size, uint32_t n) {
  return {uint64_t{element_size} * n, element_size * (n == 2 ? 2u : 4u)};
}

/// Everything but arrays.
Extent element_layout(const TypeStore& types, TypeId id) {
  const Type& t = types[id];
  switch (t.kind) {
    case TypeKind::Bool:
    case TypeKind::I32:
    case TypeKind::U32:
    case TypeKind::F32:
    case TypeKind::AbstractInt:
    case TypeKind::AbstractFloat:
    case TypeKind::Atomic:
      return {4, 4};
    case TypeKind::F16:
      return {2, 2};
    case TypeKind::Vector:
      return vector_layout(types.is(t.element, TypeKind::F16) ? 2 : 4, t.count);
    case TypeKind::Matrix: {
      const Extent column = vector_layout(types.is(t.element, TypeKind::F16) ? 2 : 4, t.rows);
      return {round_up(column.size, column.align) * t.count, column.align};
    }
    case TypeKind::Struct:
      return {types.structure(id).size, types.structure(id).align};
    case TypeKind::Buffer:
      return {t.array_size == ArraySize::Fixed ? t.count : 0u, 16};
    case TypeKind::Array:
    case TypeKind::Error:
    case TypeKind::Void:
    case TypeKind::Pointer:
    case TypeKind::Reference:
    case TypeKind::Texture:
    case TypeKind::Sampler:
    case TypeKind::SamplerComparison:
      return {0, 1};
  }
  TESELA_UNREACHABLE();
}

}  // namespace

Extent layout_of(const TypeStore& types, TypeId id) {
  // Arrays of arrays: a loop, since aliases can nest them as deep as the text is long.
  uint64_t count = 1;
  bool is_array = false;
  while (types.is(id, TypeKind::Array)) {
    const Type& t = types[id];
    if (t.array_size == ArraySize::Fixed) count = saturating_product(count, t.count);
    is_array = true;
    id = t.element;
  }
  const Extent element = element_layout(types, id);
  if (!is_array) return element;
  return {saturating_product(round_up(element.size, element.align), count), element.align};
}

uint64_t array_stride(const TypeStore& types, TypeId array) {
  const Extent element = layout_of(types, types[array].element);
  return round_up(element.size, element.align);
}

uint32_t matrix_stride(const TypeStore& types, TypeId matrix) {
  const Type& t = types[matrix];
  const Extent column = vector_layout(types.is(t.element, TypeKind::F16) ? 2 : 4, t.rows);
  return static_cast<uint32_t>(round_up(column.size, column.align));
}

}  // namespace tesela::core
