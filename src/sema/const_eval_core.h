// SPDX-License-Identifier: Apache-2.0
// Shared by the const_eval files: the evaluator of one call, and the tables of handlers. A handler computes the
// mathematical function in higher precision (double for f32 and f16, long double for AbstractFloat) and rounds once at
// the end; intermediate values that the specification's formula would have are only checked for overflow. A handler
// that returns nothing has given a diagnostic. Handlers never change the type store.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "sema/const_eval.h"
#include "sema/library.h"

namespace tesela::sema::eval {

using core::TypeKind;
using core::TypeStore;
using diag::DiagId;
using Arguments = std::span<const Constant>;
using Scalars = std::span<const Constant* const>;
using Result = std::optional<Constant>;

class Evaluator {
 public:
  Evaluator(EvalContext& context, const CallInfo& call, diag::Span span)
      : context_(context), call_(call), span_(span) {}

  const TypeStore& types() const { return context_.types; }
  TypeKind kind(TypeId id) const { return context_.types[id].kind; }
  TypeId result_type() const { return call_.result; }
  const CallInfo& call() const { return call_; }
  std::string_view name() const {
    return call_.kind == CallKind::Builtin ? std::string_view(builtin(call_.builtin).name) : "conversion";
  }
  std::string text(const Constant& value) const { return core::constant_text(context_.types, context_.symbols, value); }
  std::string text(TypeId type) const { return core::type_name(context_.types, context_.symbols, type); }

  std::nullopt_t fail(DiagId id, std::string message, std::string hint = {}) const;
  /// The value rounded to the float type; overflow and NaN are diagnostics.
  Result number(TypeId type, double value) const { return number(type, static_cast<long double>(value)); }
  Result number(TypeId type, long double value) const;
  /// True if an intermediate value of the formula is finite in this type; else a diagnostic was given.
  bool in_range(TypeId type, long double value) const;
  /// Integers wrap; AbstractInt overflow is a diagnostic.
  Result integer(TypeId type, __int128 value) const;

 private:
  EvalContext& context_;
  const CallInfo& call_;
  diag::Span span_;
};

/// Values beyond are out of the range of binary16, also those that would round to it.
inline constexpr double kGreatestHalf = 65504;

/// The value in the float type, nearest even; infinite if it overflows. Exact for values that came from double
/// arithmetic on f32 and f16.
double round_to(const TypeStore& types, TypeId type, long double value);

using ScalarHandler = Result (*)(const Evaluator&, TypeId result, Scalars);
using Handler = Result (*)(const Evaluator&, Arguments);

/// Applies a scalar handler to each component; scalar arguments serve all components.
Result each_component(const Evaluator& e, TypeId result, Scalars arguments, ScalarHandler handler);

template <ScalarHandler handler>
Result each(const Evaluator& e, Arguments arguments) {
  const Constant* pointers[4] = {};
  for (size_t i = 0; i < arguments.size(); ++i) pointers[i] = &arguments[i];
  return each_component(e, e.result_type(), Scalars(pointers, arguments.size()), handler);
}

struct HandlerRow {
  std::string_view name;
  Handler handler;
};
std::span<const HandlerRow> operator_handlers();
std::span<const HandlerRow> integer_handlers();
std::span<const HandlerRow> float_handlers();
std::span<const HandlerRow> vector_handlers();
std::span<const HandlerRow> pack_handlers();

/// Scalar value conversion of WGSL (T(e)).
Result convert_scalar(const Evaluator& e, TypeId to, const Constant& value);

}  // namespace tesela::sema::eval
