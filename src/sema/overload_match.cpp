// SPDX-License-Identifier: Apache-2.0
#include "sema/overload_match.h"

namespace tesela::sema {
namespace {

using core::Type;
using core::TypeKind;
using core::TypeStore;

/// Nesting that the checker never exceeds; a deeper type has an error already.
constexpr uint32_t kMaxDepth = 300;

bool is_constructible(const TypeStore& types, TypeId id, uint32_t depth = 0) {
  if (depth > kMaxDepth) return false;
  const Type& t = types[id];
  switch (t.kind) {
    case TypeKind::Bool:
    case TypeKind::AbstractInt:
    case TypeKind::AbstractFloat:
    case TypeKind::I32:
    case TypeKind::U32:
    case TypeKind::F32:
    case TypeKind::F16:
    case TypeKind::Vector:
    case TypeKind::Matrix:
      return true;
    case TypeKind::Array:
      return t.array_size == core::ArraySize::Fixed && is_constructible(types, t.element, depth + 1);
    case TypeKind::Struct: {
      for (const core::Member& m : types.structure(t.struct_id).members)
        if (!is_constructible(types, m.type, depth + 1)) return false;
      return true;
    }
    case TypeKind::Error:
    case TypeKind::Void:
    case TypeKind::Atomic:
    case TypeKind::Pointer:
    case TypeKind::Reference:
    case TypeKind::Texture:
    case TypeKind::Sampler:
    case TypeKind::SamplerComparison:
    case TypeKind::Buffer:
      return false;
  }
  TESELA_UNREACHABLE();
}

bool match_shape(uint8_t shape, uint32_t size, Binding& binding) {
  if (shape < kShapeVariables) return shape == size;
  uint8_t& bound = binding.shapes[shape - kShapeVariables];
  if (bound == 0) bound = static_cast<uint8_t>(size);
  return bound == size;
}

std::optional<uint32_t> abstract_rank(TypeKind from, TypeKind to) {
  if (from == TypeKind::AbstractFloat) {
    if (to == TypeKind::F32) return 1;
    if (to == TypeKind::F16) return 2;
  }
  if (from == TypeKind::AbstractInt) {
    if (to == TypeKind::I32) return 3;
    if (to == TypeKind::U32) return 4;
    if (to == TypeKind::AbstractFloat) return 5;
    if (to == TypeKind::F32) return 6;
    if (to == TypeKind::F16) return 7;
  }
  return std::nullopt;
}

std::optional<uint32_t> if_true(bool matches) {
  return matches ? std::optional<uint32_t>(0) : std::nullopt;
}

}  // namespace

std::optional<uint32_t> Matcher::match(uint32_t index, TypeId argument, const Overload& overload,
                                       Binding& binding) const {
  const Pattern& p = lib_.patterns[index];
  const Type& t = types_[argument];
  switch (p.kind) {
    case PatternKind::Scalar:
      return conversion_rank(types_, argument, scalar_type(p.scalar));
    case PatternKind::Variable:
      return variable(p.variable, argument, overload, binding);
    case PatternKind::Vector:
      if (t.kind != TypeKind::Vector || !match_shape(p.shape[0], t.count, binding)) return std::nullopt;
      return match(p.element, t.element, overload, binding);
    case PatternKind::Matrix:
      if (t.kind != TypeKind::Matrix || !match_shape(p.shape[0], t.count, binding) ||
          !match_shape(p.shape[1], t.rows, binding))
        return std::nullopt;
      return match(p.element, t.element, overload, binding);
    case PatternKind::Pointer:
      if (t.kind != TypeKind::Pointer || !(p.spaces >> static_cast<uint32_t>(t.space) & 1) ||
          !(p.accesses >> static_cast<uint32_t>(t.access) & 1))
        return std::nullopt;
      return exactly(p.element, t.element, overload, binding);
    case PatternKind::Atomic:
      if (t.kind != TypeKind::Atomic) return std::nullopt;
      return exactly(p.element, t.element, overload, binding);
    case PatternKind::RuntimeArray:
      return if_true(t.kind == TypeKind::Array && t.array_size == core::ArraySize::Runtime);
    case PatternKind::Buffer:
      return if_true(t.kind == TypeKind::Buffer);
    case PatternKind::Texture:
      if (t.kind != TypeKind::Texture || !(p.textures >> static_cast<uint32_t>(t.texture) & 1) ||
          !(p.accesses >> static_cast<uint32_t>(t.access) & 1))
        return std::nullopt;
      return p.element == kNoPattern ? 0 : exactly(p.element, t.element, overload, binding);
    case PatternKind::Sampler:
      return if_true(t.kind == TypeKind::Sampler);
    case PatternKind::SamplerComparison:
      return if_true(t.kind == TypeKind::SamplerComparison);
    case PatternKind::View:
    case PatternKind::FrexpResult:
    case PatternKind::ModfResult:
    case PatternKind::ExchangeResult:
      return std::nullopt;
  }
  TESELA_UNREACHABLE();
}

std::optional<uint32_t> Matcher::exactly(uint32_t pattern, TypeId type, const Overload& overload,
                                         Binding& binding) const {
  const std::optional<uint32_t> rank = match(pattern, type, overload, binding);
  return rank == 0u ? rank : std::nullopt;
}

std::optional<uint32_t> Matcher::variable(uint8_t v, TypeId argument, const Overload& overload,
                                          Binding& binding) const {
  const ConstraintMask constraint = overload.constraints[v];
  TypeId& bound = binding.variables[v];
  if (constraint == kAnyType || constraint == kConstructible) {
    if (!bound) bound = argument;
    return if_true(bound == argument && (constraint == kAnyType || is_constructible(types_, argument)));
  }
  return conversion_rank(types_, argument, bound);
}

TypeId Matcher::scalar_type(TypeKind kind) const {
  if (kind == TypeKind::Bool) return types_.bool_();
  if (kind == TypeKind::AbstractInt) return types_.abstract_int();
  if (kind == TypeKind::AbstractFloat) return types_.abstract_float();
  if (kind == TypeKind::I32) return types_.i32();
  if (kind == TypeKind::U32) return types_.u32();
  if (kind == TypeKind::F32) return types_.f32();
  TESELA_CHECK(kind == TypeKind::F16);
  return types_.f16();
}

bool same_result_struct(const TypeStore& types, TypeId a, TypeId b) {
  const core::Struct &s = types.structure(a), &t = types.structure(b);
  if (!s.builtin_result || !t.builtin_result || s.members.size() != t.members.size()) return false;
  for (size_t i = 0; i < s.members.size(); ++i)
    if (s.members[i].name != t.members[i].name) return false;
  return true;
}

std::optional<uint32_t> conversion_rank(const TypeStore& types, TypeId from, TypeId to) {
  for (;;) {
    if (from == to) return 0;
    const Type &f = types[from], &t = types[to];
    if (f.kind != t.kind) return abstract_rank(f.kind, t.kind);
    const bool same_shape = (f.kind == TypeKind::Vector && f.count == t.count) ||
                            (f.kind == TypeKind::Matrix && f.count == t.count && f.rows == t.rows) ||
                            (f.kind == TypeKind::Array && f.array_size == core::ArraySize::Fixed &&
                             t.array_size == core::ArraySize::Fixed && f.count == t.count);
    if (same_shape) {
      from = f.element;
      to = t.element;
    } else if (f.kind == TypeKind::Struct && same_result_struct(types, from, to)) {
      from = types.structure(from).members[0].type;
      to = types.structure(to).members[0].type;
    } else if (f.kind == TypeKind::Pointer && f.space == t.space && f.access == t.access &&
               types.is(f.element, TypeKind::Buffer) && types.is(t.element, TypeKind::Buffer)) {
      // A pointer to a buffer serves where a smaller one, or one of unknown size, is asked for.
      const Type &have = types[f.element], &want = types[t.element];
      if (want.array_size == core::ArraySize::Runtime) return 1;
      if (have.array_size == core::ArraySize::Fixed && want.array_size == core::ArraySize::Fixed &&
          want.count < have.count)
        return 1;
      return std::nullopt;
    } else {
      return std::nullopt;
    }
  }
}

}  // namespace tesela::sema
