// SPDX-License-Identifier: Apache-2.0
// Calls of user functions and builtins (WGSL section "Function Call Expression").
#include <fmt/format.h>

#include "sema/checker.h"
#include "sema/overload.h"

namespace tesela::sema {

using core::TypeKind;
using syntax::ExprKind;

void Checker::check_not_callable(ExprId e) {
  ExprId callee = expr(e).a;
  const bool known = expr(callee).kind == ExprKind::Identifier && names_.bindings[callee.index].kind != BindingKind::None;
  for (ExprId a : arguments(e)) check_expr(a);  // not loaded: whether pointers or values are wanted is not known
  if (!known) return;
  auto report = error(DiagId::NotCallable, expr(callee).name_span, fmt::format("'{}' cannot be called", name(expr(callee).name)));
  const Binding& binding = names_.bindings[callee.index];
  const bool local = binding.kind == BindingKind::Local || binding.kind == BindingKind::Module;
  if (local) report.note(ast_.decls[DeclId(binding.index)].name_span, "declared here");
  if (binding.kind == BindingKind::Parameter) report.note(ast_.parameters[binding.index].name_span, "declared here");
  if (binding.kind != BindingKind::Predeclared && find_builtin(ast_.symbols.text(expr(callee).name)) != ~0u)
    report.hint("it hides the builtin function of this name: rename it");
}

std::vector<TypeId> Checker::argument_values(ExprId e, bool* fine, std::string_view pointer_first) {
  std::vector<TypeId> given;
  for (ExprId a : arguments(e)) {
    if (!pointer_first.empty() && given.empty()) {
      const TypeId type = check_expr(a);
      const bool memory = !is_error(type) && types_.is(type, TypeKind::Reference) && !types_.is(types_[type].element, TypeKind::Pointer);
      if (memory && types_[type].space != core::AddressSpace::Handle) {
        error(DiagId::NoOverload, expr(a).span, fmt::format("{} takes a pointer, and this is {}", pointer_first, type_text(types_[type].element))).hint(fmt::format("give its address: `&{}`", short_text(a)));
        given.push_back(types_.error());
      } else {
        given.push_back(load(a));
      }
    } else {
      given.push_back(loaded(a));
    }
    if (is_error(given.back())) *fine = false;
  }
  return given;
}

void Checker::check_call(ExprId e) {
  ExprId callee = expr(e).a;
  if (!callee || expr(callee).kind != ExprKind::Identifier) return check_not_callable(e);
  const Binding binding = names_.bindings[callee.index];
  if (binding.kind == BindingKind::Predeclared) {
    Predeclared what = predeclared_of(callee);
    if (what.kind == PredeclaredKind::Builtin) return check_builtin_call(e, what.index);
    return check_type_call(e, what);
  }
  if (binding.kind == BindingKind::Module) {
    DeclId id(binding.index);
    const syntax::Decl& decl = ast_.decls[id];
    if (decl.kind == syntax::DeclKind::Alias || decl.kind == syntax::DeclKind::Struct) return check_construct(e, check_type(callee));
    if (decl.kind == syntax::DeclKind::Function) {
      if (expr(callee).has_template_list)
        error(DiagId::TemplateArguments, expr(callee).span, fmt::format("function '{}' takes no template arguments", name(decl.name))).note(decl.name_span, "declared here");
      FunctionId f = function_named_by(id);
      if (f) return check_user_call(e, f);
      bool fine = true;
      argument_values(e, &fine);  // part of a cycle, which was reported
      return;
    }
  }
  check_not_callable(e);
}

void Checker::check_user_call(ExprId e, FunctionId id) {
  ExprId callee = expr(e).a;
  info(callee).denotes = Denotes::Function;
  info(callee).denoted = id.index;
  bool fine = true;
  std::vector<TypeId> given = argument_values(e, &fine);
  const syntax::Decl& decl = ast_.decls[p_.functions[id].decl];
  if (p_.functions[id].stage != PipelineStage::None) {
    error(DiagId::InvalidCall, expr(callee).name_span, fmt::format("'{}' is an entry point and cannot be called", name(decl.name))).note(decl.name_span, "declared here");
    return;
  }
  std::span<const ExprId> args = arguments(e);
  CallInfo call;
  call.kind = CallKind::Function;
  call.function = id;
  call.result = p_.functions[id].result;
  if (args.size() != p_.functions[id].params.size()) {
    error(DiagId::InvalidCall, expr(e).span,
          fmt::format("function '{}' takes {} argument{}, and {} {} given", name(decl.name), p_.functions[id].params.size(), p_.functions[id].params.size() == 1 ? "" : "s",
                      args.size(), args.size() == 1 ? "is" : "are"))
        .note(decl.name_span, "declared here");
    info(e).type = call.result;
    return;
  }
  for (size_t i = 0; i < args.size(); ++i) {
    const Variable& parameter = p_.variables[p_.functions[id].params[i]];
    call.params.push_back(parameter.type);
    convert(args[i], given[i], parameter.type, fmt::format("parameter '{}' of '{}'", name(parameter.name), name(decl.name)));
  }
  info(e).call = static_cast<uint32_t>(p_.calls.size());
  info(e).type = call.result;
  p_.calls.push_back(std::move(call));
  if (fine) check_aliases(e, id);
}

void Checker::record_builtin(uint32_t index, Span span) {
  if (!function_ || builtin_seen_[index] == function_.index) return;
  builtin_seen_[index] = function_.index;
  p_.functions[function_].builtins_called.push_back(index);
  builtin_spans_[function_.index].push_back(span);
}

void Checker::check_builtin_call(ExprId e, uint32_t index) {
  ExprId callee = expr(e).a;
  const Builtin& entry = builtin(index);
  info(callee).denotes = Denotes::Builtin;
  info(callee).denoted = index;
  record_builtin(index, expr(e).span);
  bool fine = true;
  std::vector<TypeId> templates;
  for (ExprId t : arguments(callee)) {
    templates.push_back(check_type(t));
    fine &= !is_error(templates.back());
  }
  std::vector<TypeId> given = argument_values(e, &fine, takes_pointer(index) ? std::string_view(entry.name) : std::string_view());
  if ((entry.flags & kNeedsSubgroups) && !subgroups_) {
    error(DiagId::MissingEnable, expr(callee).name_span, fmt::format("{} needs 'enable subgroups;'", entry.name));
    return;
  }
  if (!fine) return;
  bool all_const = true;
  for (ExprId a : arguments(e)) all_const &= info(a).stage == Stage::Const;
  OverloadFailure failure;
  std::optional<CallInfo> call = resolve_overload(types_, ast_.symbols, index, templates, given, all_const, &failure);
  if (!call) {
    auto list = [&](std::span<const TypeId> types) {
      std::string text;
      for (TypeId t : types) text += (text.empty() ? "" : ", ") + type_text(t);
      return text;
    };
    std::string called = templates.empty() ? entry.name : fmt::format("{}<{}>", entry.name, list(templates));
    auto report = error(DiagId::NoOverload, expr(e).span, fmt::format("there is no {}({})", called, list(given)));
    std::string hint = argument_hint(index, templates, arguments(e), given);
    std::string_view before = "there is ";
    for (const std::string& candidate : failure.candidates) {
      hint += fmt::format("{}{}{}", hint.empty() ? "" : "; ", before, candidate);
      before = {};
    }
    if (!hint.empty()) report.hint(hint);
    return;
  }
  if (!check_builtin_arguments(e, *call)) return;
  note_builtin_access(e, *call);
  finish_call(e, *call, arguments(e), (entry.flags & kConst) != 0);
}

bool Checker::require_const_argument(ExprId e, size_t index, int64_t low, int64_t high) {
  ExprId a = arguments(e)[index];
  if (info(a).stage != Stage::Const) {
    error(DiagId::NotConst, expr(a).span, fmt::format("argument {} of {} must be a const-expression", index + 1, name(expr(expr(e).a).name)));
    return false;
  }
  const Constant* value = constant(a);
  if (!value || !evaluating()) return true;
  auto inside = [&](const Constant& c) { return c.as_int() >= low && c.as_int() <= high; };
  bool fine = value->elements.empty() ? inside(*value) : true;
  for (const Constant& c : value->elements) fine &= inside(c);
  if (!fine) error(DiagId::ArgumentOutOfRange, expr(a).span, fmt::format("argument {} of {} is from {} to {}", index + 1, name(expr(expr(e).a).name), low, high));
  return fine;
}

/// The type that a buffer is seen as.
bool Checker::check_view_type(ExprId e, TypeId type, bool array) {
  TypeFacts f = facts(type);
  std::string_view why;
  if (types_.is(type, TypeKind::Buffer)) why = "is a buffer itself";
  else if (!f.host_shareable) why = "is not host-shareable";
  else if (f.has_atomic) why = "holds atomics";
  else if (f.override_sized) why = "is sized by an override";
  else if (array && !f.runtime_sized) why = "is not runtime-sized: use bufferView";
  if (why.empty()) return true;
  error(DiagId::TemplateArguments, expr(expr(e).a).span, fmt::format("a view cannot be of {}, which {}", type_text(type), why));
  return false;
}

/// Arguments that must be const-expressions: offsets and components of texture builtins, lanes of broadcasts.
bool Checker::check_builtin_arguments(ExprId e, const CallInfo& call) {
  std::string_view called = builtin(call.builtin).name;
  if (called == "subgroupBroadcast") return require_const_argument(e, 1, 0, 127);
  if (called == "quadBroadcast") return require_const_argument(e, 1, 0, 3);
  if (called == "bufferView" || called == "bufferArrayView") return check_view_type(e, types_[call.result].element, called == "bufferArrayView");
  bool sampling = called.starts_with("textureSample") || called.starts_with("textureGather");
  if (!sampling || call.params.empty()) return true;
  if (called == "textureGather" && types_.is_integer(call.params[0]) && !require_const_argument(e, 0, 0, 3)) return false;
  TypeId last = call.params.back();
  bool offset = types_.is(last, TypeKind::Vector) && types_.is_integer(types_.element_of(last));
  return !offset || require_const_argument(e, call.params.size() - 1, -8, 7);
}

void Checker::check_type_call(ExprId e, const Predeclared& what) {
  ExprId callee = expr(e).a;
  bool generator = what.kind == PredeclaredKind::VectorGenerator || what.kind == PredeclaredKind::MatrixGenerator || what.kind == PredeclaredKind::ArrayGenerator;
  if (generator && !expr(callee).has_template_list) return check_infer_construct(e, what);
  bool type = what.kind != PredeclaredKind::Access && what.kind != PredeclaredKind::Space && what.kind != PredeclaredKind::Format;
  if (!type) return check_not_callable(e);
  check_construct(e, check_type(callee));
}

}  // namespace tesela::sema
