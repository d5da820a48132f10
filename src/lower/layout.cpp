// SPDX-License-Identifier: Apache-2.0
#include "lower/layout.h"

#include <algorithm>

#include "core/layout.h"

namespace tesela::lower {

namespace {

uint64_t saturating_product(uint64_t a, uint64_t b) { return b != 0 && a > kTooLarge / b ? kTooLarge : std::min(a * b, kTooLarge); }
uint64_t saturating_sum(uint64_t a, uint64_t b) { return std::min(a + b, kTooLarge); }
uint32_t vector_align(uint32_t components, uint32_t scalar_bytes) { return (components == 2 ? 2 : 4) * scalar_bytes; }

}  // namespace

Scalar Layouts::leaf(TypeId type) const {
  const core::Type& t = (*types_)[type];
  switch (t.kind) {
    case TypeKind::Bool:
      return Scalar::Bool;
    case TypeKind::AbstractInt:
    case TypeKind::I32:
      return Scalar::I32;
    case TypeKind::U32:
      return Scalar::U32;
    case TypeKind::AbstractFloat:
    case TypeKind::F32:
      return Scalar::F32;
    case TypeKind::F16:
      return Scalar::F16;
    case TypeKind::Vector:
    case TypeKind::Matrix:
    case TypeKind::Atomic:
      return leaf(t.element);
    case TypeKind::Pointer:
      return Scalar::Ptr;
    case TypeKind::Error:
    case TypeKind::Void:
    case TypeKind::Array:
    case TypeKind::Struct:
    case TypeKind::Reference:
    case TypeKind::Texture:
    case TypeKind::Sampler:
    case TypeKind::SamplerComparison:
    case TypeKind::Buffer:
      return Scalar::None;
  }
  TESELA_UNREACHABLE();
}

bool Layouts::in_memory(TypeId type) {
  const TypeKind kind = (*types_)[type].kind;
  if (kind != TypeKind::Array && kind != TypeKind::Struct) return false;
  const Facts& f = facts(type);
  return f.has_array || f.scalars > kMaxFlatScalars;
}

void Layouts::flatten(TypeId type, std::vector<Scalar>& out) const {
  const core::Type& t = (*types_)[type];
  if (t.kind == TypeKind::Struct) {
    for (const core::Member& member : types_->structure(type).members) flatten(member.type, out);
    return;
  }
  const Scalar scalar = leaf(type);
  if (scalar == Scalar::None) return;
  const uint32_t n = t.kind == TypeKind::Vector ? t.count : t.kind == TypeKind::Matrix ? t.count * t.rows : 1;
  out.insert(out.end(), n, scalar);
}

uint32_t Layouts::column_stride(TypeId matrix, LayoutKind kind) const {
  const core::Type& t = (*types_)[matrix];
  const uint32_t bytes = scalar_stride(leaf(matrix), kind);
  return kind == LayoutKind::Slot ? t.rows * bytes : vector_align(t.rows, bytes);
}

uint64_t Layouts::stride(TypeId array, LayoutKind kind) {
  const TypeId element = (*types_)[array].element;
  return kind == LayoutKind::Slot ? size(element, kind) : core::round_up(size(element, kind), facts(element).align);
}

uint64_t Layouts::member_offset(TypeId structure, uint32_t member, LayoutKind kind) { return facts(structure).offsets[index(kind)][member]; }

uint32_t Layouts::count(TypeId array) const {
  const core::Type& t = (*types_)[array];
  if (t.array_size == core::ArraySize::Fixed) return t.count;
  return t.array_size == core::ArraySize::Override ? spec_->array_count(array) : 0;
}

bool Layouts::is_runtime_array(TypeId type) const {
  const core::Type& t = (*types_)[type];
  return t.kind == TypeKind::Array && t.array_size == core::ArraySize::Runtime;
}

const Layouts::Facts& Layouts::facts(TypeId type) {
  if (const auto it = facts_.find(type); it != facts_.end()) return it->second;
  Facts computed = compute(type);
  return facts_.emplace(type, std::move(computed)).first->second;  // node-based: references stay valid
}

Layouts::Facts Layouts::compute(TypeId type) {
  const core::Type& t = (*types_)[type];
  if (t.kind == TypeKind::Struct) return compute_struct(type);
  Facts f;
  if (t.kind == TypeKind::Array) {
    const uint64_t n = count(type);
    f.size[0] = saturating_product(stride(type, LayoutKind::Slot), n);
    f.size[1] = saturating_product(stride(type, LayoutKind::Memory), n);
    f.align = facts(t.element).align;
    f.scalars = saturating_product(facts(t.element).scalars, n);
    f.has_array = true;
    return f;
  }
  if (t.kind == TypeKind::Buffer) f.size[0] = f.size[1] = count(type);
  const Scalar scalar = leaf(type);
  if (scalar == Scalar::None) return f;
  const uint32_t bytes = scalar_stride(scalar, LayoutKind::Memory);
  if (t.kind == TypeKind::Vector) {
    f.scalars = t.count;
    f.align = vector_align(t.count, bytes);
    f.size[1] = uint64_t{t.count} * bytes;
  } else if (t.kind == TypeKind::Matrix) {
    f.scalars = t.count * t.rows;
    f.align = vector_align(t.rows, bytes);
    f.size[1] = uint64_t{t.count} * f.align;
  } else {
    f.scalars = 1;
    f.align = bytes;
    f.size[1] = bytes;
  }
  f.size[0] = 4 * f.scalars;
  return f;
}

Layouts::Facts Layouts::compute_struct(TypeId type) {
  const core::Struct& s = types_->structure(type);
  Facts f;
  f.align = 1;
  uint64_t slot = 0;
  uint64_t memory = 0;
  for (const core::Member& member : s.members) {
    const Facts& m = facts(member.type);
    // Results of builtins (frexp, modf) never lie in host memory: the checker gives them no offsets.
    memory = s.builtin_result ? core::round_up(memory, m.align) : member.offset;
    f.offsets[0].push_back(slot);
    f.offsets[1].push_back(memory);
    slot = saturating_sum(slot, m.size[0]);
    memory = saturating_sum(memory, m.size[1]);
    f.align = std::max(f.align, s.builtin_result ? m.align : std::max(m.align, member.align));
    f.scalars = saturating_sum(f.scalars, m.scalars);
    f.has_array = f.has_array || m.has_array;
  }
  f.size[0] = slot;
  f.size[1] = s.builtin_result ? core::round_up(memory, f.align) : s.size;
  return f;
}

}  // namespace tesela::lower
