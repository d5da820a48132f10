// SPDX-License-Identifier: Apache-2.0
// Probes show values and change nothing: what they name is checked as anywhere else, and may have no effect and need no uniform control flow.
#include <fmt/format.h>

#include "sema/checker.h"
#include "sema/library.h"
#include "sema/overload.h"

namespace tesela::sema {

using core::TypeKind;

void Checker::check_probe(const syntax::Stmt& s) {
  for (ExprId e : s.values.in(ast_.expr_pool)) {
    if (s.is_assert) {
      check_condition(e, "assert");
    } else {
      const TypeId type = loaded(e);
      if (is_error(type)) continue;
      const bool plain = types_.is_scalar(type) || types_.is(type, TypeKind::Vector) || types_.is(type, TypeKind::Matrix);
      if (!plain) error(DiagId::InvalidProbe, expr(e).span, fmt::format("scalars, vectors and matrices can be printed, not a value of type {}", type_text(type)));
      else if (types_.is_abstract(type)) convert(e, type, concrete_type(types_, type), "this value");
    }
    check_probe_effects(e);
  }
  check_condition(s.condition, "a probe");
  if (s.condition) check_probe_effects(s.condition);
}

void Checker::check_probe_effects(ExprId e) {
  std::vector<ExprId> todo{e};
  while (!todo.empty()) {
    const syntax::Expr& x = expr(todo.back());
    const ExprInfo& found = info(todo.back());
    todo.pop_back();
    for (ExprId arg : x.args.in(ast_.expr_pool)) todo.push_back(arg);
    for (ExprId part : {x.a, x.b})
      if (part && x.kind != syntax::ExprKind::Call) todo.push_back(part);
    if (x.kind != syntax::ExprKind::Call || found.call == ~0u) continue;
    const CallInfo& call = p_.calls[found.call];
    if (call.kind == CallKind::Function) {
      error(DiagId::InvalidProbe, x.span, "a probe calls no functions of the module: it must change nothing").hint("let a variable hold the result");
    } else if (call.kind == CallKind::Builtin) {
      const Builtin& b = builtin(call.builtin);
      const bool harmless = b.uniformity == Uniformity::Follows ? (b.flags & (kMustUse | kOperator)) != 0 : b.name == "atomicLoad";
      if (!harmless) error(DiagId::InvalidProbe, x.span, fmt::format("`{}` cannot stand in a probe: it has effects, or needs other invocations", b.name));
    }
  }
}

}  // namespace tesela::sema
