// SPDX-License-Identifier: Apache-2.0
// Exact evaluation of const- and override-expressions: the mathematical function in higher precision, rounded once, with the conditions under
// which the specification makes the result an error (overflow, domain, division by zero, lost bits ...).
#pragma once
#include <optional>
#include <span>

#include "sema/program.h"

namespace tesela::sema {

struct EvalContext {
  const core::TypeStore& types;
  const base::SymbolTable& symbols;
  diag::Sink& sink;
  bool at_pipeline = false;  ///< override-expressions: diagnostics say that pipeline values caused it
};

/// Value of a builtin, operator, constructor or conversion. Arguments are of their parameter types already. Nothing if a diagnostic was given.
std::optional<Constant> eval_call(EvalContext& context, const CallInfo& call, std::span<const Constant> arguments, diag::Span span);

/// Error conditions that need only some arguments (x / 0, shift by 40, clamp with low > high, extractBits ranges, ldexp exponent): null where unknown.
/// True if fine.
bool check_known_arguments(EvalContext& context, const CallInfo& call, std::span<const Constant* const> arguments, std::span<const diag::Span> spans,
                           diag::Span span);

/// base[index]; an index out of range is a diagnostic. `index` is i32, u32 or AbstractInt.
std::optional<Constant> eval_index(EvalContext& context, const Constant& base, const Constant& index, TypeId result, diag::Span span);
/// Conversion to a type for declarations, arguments and assignments; a value that does not fit is a diagnostic.
std::optional<Constant> eval_convert(EvalContext& context, const Constant& value, TypeId to, diag::Span span);

}  // namespace tesela::sema
