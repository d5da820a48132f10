// SPDX-License-Identifier: Apache-2.0
#include "sema/type_facts.h"

#include <algorithm>

namespace tesela::sema {
namespace {

constexpr uint64_t kMany = uint64_t{1} << 40;
uint64_t times(uint64_t a, uint64_t b) { return a != 0 && b > kMany / a ? kMany : a * b; }

TypeFacts scalar_facts(bool host_shareable, bool concrete) {
  TypeFacts f;
  f.plain = concrete;
  f.constructible = f.creation_fixed = f.fixed = true;
  f.host_shareable = host_shareable;
  return f;
}

}  // namespace

const TypeFacts& FactStore::of(core::TypeId type) {
  if (type.index >= facts_.size()) facts_.resize(std::max<size_t>(types_.size(), type.index + 1));
  if (!facts_[type.index].known) {
    TypeFacts f = compute(type);
    f.known = true;
    facts_[type.index] = f;
  }
  return facts_[type.index];
}

TypeFacts FactStore::compute(core::TypeId id) {
  using core::TypeKind;
  const core::Type& type = types_[id];
  TypeFacts f;
  switch (type.kind) {
    case TypeKind::Bool:
      return scalar_facts(false, true);
    case TypeKind::AbstractInt:
    case TypeKind::AbstractFloat:
      return scalar_facts(false, false);
    case TypeKind::I32:
    case TypeKind::U32:
    case TypeKind::F32:
    case TypeKind::F16:
      return scalar_facts(true, true);
    case TypeKind::Vector:
    case TypeKind::Matrix:
      f = of(type.element);
      f.scalars = type.kind == TypeKind::Vector ? type.count : uint64_t{type.count} * type.rows;
      f.depth = type.kind == TypeKind::Vector ? 1 : 2;
      return f;
    case TypeKind::Atomic:
      f.plain = f.host_shareable = f.creation_fixed = f.fixed = f.has_atomic = true;
      return f;
    case TypeKind::Array:
      f = of(type.element);
      f.has_array = true;
      f.depth += 1;
      if (type.array_size == core::ArraySize::Fixed) {
        f.scalars = times(f.scalars, type.count);
        return f;
      }
      f.constructible = f.creation_fixed = false;
      f.fixed = type.array_size == core::ArraySize::Override;
      f.override_sized = f.fixed;
      f.runtime_sized = !f.fixed;
      return f;
    case TypeKind::Struct: {
      f.plain = f.constructible = f.host_shareable = f.creation_fixed = f.fixed = true;
      f.scalars = 0;
      for (const core::Member& member : types_.structure(id).members) {
        const TypeFacts m = of(member.type);
        f.plain &= m.plain;
        f.constructible &= m.constructible;
        f.host_shareable &= m.host_shareable;
        f.creation_fixed &= m.creation_fixed;
        f.fixed &= m.fixed;
        f.has_atomic |= m.has_atomic;
        f.has_array |= m.has_array;
        f.runtime_sized |= m.runtime_sized;
        f.depth = std::max(f.depth, m.depth);
        f.scalars = std::min(kMany, f.scalars + m.scalars);
      }
      f.depth += 1;
      return f;
    }
    case TypeKind::Buffer:
      f.host_shareable = true;
      f.creation_fixed = f.fixed = type.array_size == core::ArraySize::Fixed;
      f.fixed |= type.array_size == core::ArraySize::Override;
      f.override_sized = type.array_size == core::ArraySize::Override;
      f.runtime_sized = type.array_size == core::ArraySize::Runtime;
      return f;
    case TypeKind::Error:
    case TypeKind::Void:
    case TypeKind::Pointer:
    case TypeKind::Reference:
    case TypeKind::Texture:
    case TypeKind::Sampler:
    case TypeKind::SamplerComparison:
      return f;
  }
  return f;
}

}  // namespace tesela::sema
