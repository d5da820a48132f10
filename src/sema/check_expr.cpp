// SPDX-License-Identifier: Apache-2.0
// Expressions: the walk, identifiers, literals, conversions and the load rule (WGSL section "Expressions"). Left operands and postfix chains may be
// as long as the file: check_expr follows them with a stack of its own and recurses only where the parser bounds the depth.
#include <fmt/format.h>

#include "sema/checker.h"
#include "sema/overload.h"

namespace tesela::sema {

using core::AddressSpace;
using core::TypeKind;
using syntax::ExprKind;

TypeId Checker::check_expr(ExprId root) {
  if (!root) return types_.error();
  std::vector<ExprId> spine;
  ExprId e = root;
  for (; expr(e).kind == ExprKind::Binary || expr(e).kind == ExprKind::Index || expr(e).kind == ExprKind::Member; e = expr(e).a) spine.push_back(e);
  check_leaf(e);
  for (size_t i = spine.size(); i-- > 0;) combine(spine[i]);
  return info(root).type;
}

void Checker::combine(ExprId e) {
  if (expr(e).kind == ExprKind::Binary) check_binary(e);
  else if (expr(e).kind == ExprKind::Index) check_index(e);
  else check_member(e);
  if (!info(e).type) fail(e);
}

void Checker::check_leaf(ExprId e) {
  const syntax::Expr& x = expr(e);
  switch (x.kind) {
    case ExprKind::Error:
      break;
    case ExprKind::BoolLiteral:
    case ExprKind::IntLiteral:
    case ExprKind::FloatLiteral:
      check_literal(e);
      break;
    case ExprKind::Identifier:
      check_identifier(e);
      break;
    case ExprKind::Unary:
      check_unary(e);
      break;
    case ExprKind::Call:
      check_call(e);
      break;
    case ExprKind::Parenthesized: {
      check_expr(x.a);
      const ExprInfo inner = info(x.a);
      info(e).type = inner.type;
      info(e).stage = inner.stage;
      info(e).constant = inner.constant;
      break;
    }
    case ExprKind::Binary:
    case ExprKind::Index:
    case ExprKind::Member:
      TESELA_UNREACHABLE();
  }
  if (!info(e).type) fail(e);
}

void Checker::check_literal(ExprId e) {
  const syntax::Expr& x = expr(e);
  info(e).stage = Stage::Const;
  if (x.kind == ExprKind::BoolLiteral) {
    info(e).type = types_.bool_();
    return set_constant(e, Constant::of_bool(types_.bool_(), x.int_value != 0));
  }
  TypeId type;
  switch (x.suffix) {
    case syntax::Suffix::None:
      type = x.kind == ExprKind::IntLiteral ? types_.abstract_int() : types_.abstract_float();
      break;
    case syntax::Suffix::I:
      type = types_.i32();
      break;
    case syntax::Suffix::U:
      type = types_.u32();
      break;
    case syntax::Suffix::F:
      type = types_.f32();
      break;
    case syntax::Suffix::H:
      type = scalar_type(TypeKind::F16, x.span);
      break;
  }
  info(e).type = type;
  if (is_error(type)) return;
  if (types_.is_float(type)) set_constant(e, Constant::of_float(type, x.kind == ExprKind::IntLiteral ? static_cast<double>(x.int_value) : x.float_value));
  else set_constant(e, Constant::of_int(type, static_cast<int64_t>(x.int_value)));
}

void Checker::not_a_value(ExprId e, std::string_view what, Span declared) {
  auto report = error(DiagId::NotAValue, expr(e).name_span, fmt::format("'{}' is {}, not a value", name(expr(e).name), what));
  if (declared.valid()) report.note(declared, "declared here");
}

void Checker::check_identifier(ExprId e) {
  const syntax::Expr& x = expr(e);
  const Binding& binding = names_.bindings[e.index];
  switch (binding.kind) {
    case BindingKind::None:
      return;
    case BindingKind::Parameter:
      if (auto found = parameter_of_.find(binding.index); found != parameter_of_.end()) check_variable_use(e, found->second);
      return;
    case BindingKind::Local:
    case BindingKind::Module: {
      DeclId id(binding.index);
      if (auto found = p_.variable_of.find(id); found != p_.variable_of.end()) return check_variable_use(e, found->second);
      const syntax::Decl& decl = ast_.decls[id];
      if (decl.kind == syntax::DeclKind::Function) not_a_value(e, "a function", decl.name_span);
      if (decl.kind == syntax::DeclKind::Alias || decl.kind == syntax::DeclKind::Struct) not_a_value(e, "a type", decl.name_span);
      return;
    }
    case BindingKind::Predeclared: {
      PredeclaredKind kind = predeclared_of(e).kind;
      bool enumerant = kind == PredeclaredKind::Access || kind == PredeclaredKind::Space || kind == PredeclaredKind::Format;
      not_a_value(e, enumerant ? "an enumerant" : kind == PredeclaredKind::Builtin ? "a builtin function" : "a type", {});
      return;
    }
  }
  (void)x;
}

void Checker::check_variable_use(ExprId e, VariableId id) {
  const Variable& v = p_.variables[id];
  ExprInfo& i = info(e);
  i.denotes = Denotes::Variable;
  i.denoted = id.index;
  if (is_error(v.type)) return;
  if (expr(e).has_template_list) {
    error(DiagId::TemplateArguments, expr(e).span, fmt::format("'{}' takes no template arguments", name(v.name))).note(v.name_span, "declared here");
    return;
  }
  switch (v.kind) {
    case VariableKind::ModuleVar:
    case VariableKind::FunctionVar:
      i.type = types_.reference(v.space, v.type, v.access);
      return;
    case VariableKind::Override:
      i.type = v.type;
      i.stage = Stage::Override;
      return;
    case VariableKind::Const:
      i.type = v.type;
      i.stage = Stage::Const;
      if (auto found = constant_of_.find(id.index); found != constant_of_.end()) i.constant = found->second;
      return;
    case VariableKind::Let:
    case VariableKind::Parameter:
      i.type = v.type;
      return;
  }
}

TypeId Checker::load(ExprId e) {
  TypeId type = info(e).type;
  if (is_error(type)) return types_.error();
  const core::Type t = types_[type];
  if (t.kind == TypeKind::Void) {
    error(DiagId::TypeMismatch, expr(e).span, "this call has no value");
    return types_.error();
  }
  if (t.kind != TypeKind::Reference || t.space == AddressSpace::Handle) return t.kind == TypeKind::Reference ? t.element : type;
  note_access(e, kReadAccess);
  if (facts(t.element).constructible) return t.element;
  auto report = error(DiagId::NotConstructible, expr(e).span, fmt::format("a value of type {} cannot be read", type_text(t.element)));
  if (types_.is(t.element, TypeKind::Atomic)) report.hint("use atomicLoad(&...)");
  return types_.error();
}

TypeId Checker::loaded(ExprId e) {
  check_expr(e);
  return e ? load(e) : types_.error();
}

bool Checker::convert(ExprId e, TypeId from, TypeId to, std::string_view what) {
  if (is_error(from) || is_error(to)) return false;
  if (from == to) return true;
  if (!conversion_rank(types_, from, to)) {
    const std::string wanted = type_text(to), given = type_text(from);
    if (wanted == given)  // no spelling tells counts that are override-expressions apart
      error(DiagId::TypeMismatch, expr(e).span, fmt::format("{} is {}, and this is the same but for its override-expression", what, wanted))
          .hint("types sized by overrides are the same only where the count is the same bare name; declare one `alias` and use it in both places");
    else
      error(DiagId::TypeMismatch, expr(e).span, fmt::format("{} is {}, but this is {}", what, wanted, given)).hint(conversion_hint(e, from, to));
    return false;
  }
  if (!constant(e) || !evaluating()) return true;
  return constant_as(e, to).has_value();
}

std::optional<Constant> Checker::constant_as(ExprId e, TypeId to) {
  const Constant* value = constant(e);
  if (!value) return std::nullopt;
  if (value->type == to) return *value;
  if (!charge(to, expr(e).span)) return std::nullopt;
  EvalContext context = eval_context();
  return eval_convert(context, *value, to, expr(e).span);
}

void Checker::finish_call(ExprId e, const CallInfo& call, std::span<const ExprId> args, bool can_be_const) {
  info(e).call = static_cast<uint32_t>(p_.calls.size());
  p_.calls.push_back(call);
  info(e).type = call.result;
  Stage stage = Stage::Const;
  for (ExprId a : args) stage = join(stage, info(a).stage);
  if (!can_be_const) stage = Stage::Runtime;
  info(e).stage = stage;
  if (is_error(call.result) || !evaluating()) return;
  if (stage == Stage::Const && !fits_budget(call.result, expr(e).span)) {
    fail(e);
    return;
  }
  bool all = true, any = false;
  std::vector<Constant> values(args.size());
  std::vector<const Constant*> known(args.size(), nullptr);
  std::vector<Span> spans(args.size());
  for (size_t i = 0; i < args.size(); ++i) {
    spans[i] = expr(args[i]).span;
    if (!constant(args[i])) {
      all = false;
      continue;
    }
    std::optional<Constant> value = i < call.params.size() ? constant_as(args[i], call.params[i]) : std::nullopt;
    if (!value) {
      fail(e);
      return;
    }
    values[i] = std::move(*value);
    known[i] = &values[i];
    any = true;
  }
  EvalContext context = eval_context();
  if (stage == Stage::Const && all) {
    std::optional<Constant> value = eval_call(context, call, values, expr(e).span);
    if (!value) fail(e);
    else set_constant(e, std::move(*value));
    return;
  }
  if (any && call.kind == CallKind::Builtin && !check_known_arguments(context, call, known, spans, expr(e).span)) fail(e);
}

}  // namespace tesela::sema
