// SPDX-License-Identifier: Apache-2.0
// Parts of the overload matcher, shared by the overload_*.cpp files only: matching one argument with one pattern,
// building types from matched patterns, and explaining why nothing matched.
#pragma once
#include <array>
#include <optional>
#include <span>

#include "sema/overload.h"
#include "sema/signature.h"

namespace tesela::sema {

/// What the variables of a signature stand for while it is tried.
struct Binding {
  std::array<TypeId, kMaxVariables> variables = {};
  std::array<uint8_t, 4> shapes = {};  ///< 0: free
  TypeId first_argument;               ///< for View
};

inline constexpr core::TypeKind kScalarKinds[] = {
    core::TypeKind::Bool, core::TypeKind::AbstractInt, core::TypeKind::AbstractFloat,
    core::TypeKind::I32,  core::TypeKind::U32,         core::TypeKind::F32,
    core::TypeKind::F16};

/// Matches arguments with patterns.
class Matcher {
 public:
  explicit Matcher(const core::TypeStore& types) : types_(types), lib_(library()) {}

  /// Rank of the conversion of the argument to the instantiated pattern, or nothing.
  std::optional<uint32_t> match(uint32_t index, TypeId argument, const Overload& overload, Binding& binding) const;
  TypeId scalar_type(core::TypeKind kind) const;

 private:
  std::optional<uint32_t> exactly(uint32_t pattern, TypeId type, const Overload& overload, Binding& binding) const;
  std::optional<uint32_t> variable(uint8_t v, TypeId argument, const Overload& overload, Binding& binding) const;

  const core::TypeStore& types_;
  const Library& lib_;
};

/// The type that a pattern stands for under a binding; `argument` is what a pointer, texture or sampler pattern
/// matched.
TypeId instantiate(core::TypeStore& types, base::SymbolTable& symbols, const Binding& binding, uint32_t pattern,
                   TypeId argument);

/// Whether both are results of frexp, or both of modf.
bool same_result_struct(const core::TypeStore& types, TypeId a, TypeId b);

/// Fills in the candidates of an entry, nearest to the arguments first.
void explain(const core::TypeStore& types, const Builtin& entry, std::span<const TypeId> arguments,
             OverloadFailure& failure);

}  // namespace tesela::sema
