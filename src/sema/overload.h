// SPDX-License-Identifier: Apache-2.0
// The one overload matcher (WGSL section "Overload Resolution"): builtin functions and operators alike.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "sema/library.h"
#include "sema/program.h"

namespace tesela::sema {

/// Why no overload matched, for the diagnostic: one line per candidate ("clamp(T, T, T) -> T  where T: ..."), nearest first, at most five.
struct OverloadFailure {
  std::vector<std::string> candidates;
};

/// Chooses the overload of library entry `builtin` for these argument types (references already loaded; texture and pointer types as they are) and
/// template arguments. Returns call kind Builtin with parameter and result types; result types of frexp, modf, atomicCompareExchangeWeak are
/// made as needed. `const_arguments` says whether all arguments are const-expressions: else abstract results concretise where the rules say so.
std::optional<CallInfo> resolve_overload(core::TypeStore& types, base::SymbolTable& symbols, uint32_t builtin, std::span<const TypeId> template_arguments,
                                         std::span<const TypeId> arguments, bool const_arguments, OverloadFailure* failure);

/// Whether the first parameter of the builtin is a pointer in all its overloads.
bool takes_pointer(uint32_t builtin);

/// Cost of the feasible automatic conversion from one type to another (ConversionRank); nothing if there is none. 0 for equal types.
std::optional<uint32_t> conversion_rank(const core::TypeStore& types, TypeId from, TypeId to);
/// The concrete type that an abstract one becomes where nothing else is asked for (AbstractInt: i32, AbstractFloat: f32; inside composites too).
TypeId concrete_type(core::TypeStore& types, TypeId type);

/// Library index of operators.
uint32_t operator_builtin(syntax::BinaryOp op);
uint32_t operator_builtin(syntax::UnaryOp op);  ///< not for & and *

}  // namespace tesela::sema
