// SPDX-License-Identifier: Apache-2.0
// Statements (WGSL section "Statements"). Recursion follows nesting of blocks, which the parser bounds; chains of else-if are a loop.
#include <fmt/format.h>

#include <unordered_map>

#include "sema/checker.h"
#include "sema/overload.h"

namespace tesela::sema {

using core::TypeKind;
using syntax::ExprKind;
using syntax::StmtKind;

void Checker::check_statement_attributes(const syntax::Stmt& s) {
  if (s.attributes.empty() && s.body_attributes.empty()) return;
  bool compound = s.kind == StmtKind::Block || s.kind == StmtKind::If || s.kind == StmtKind::Switch || s.kind == StmtKind::Loop ||
                  s.kind == StmtKind::For || s.kind == StmtKind::While;
  collect(s.attributes, compound ? attribute_bit(AttributeKind::Diagnostic) : 0, "this statement");
  collect(s.body_attributes, attribute_bit(AttributeKind::Diagnostic), "a block");
}

void Checker::check_block(StmtId id) {
  const syntax::Stmt& s = ast_.stmts[id];
  check_statement_attributes(s);
  for (StmtId child : s.statements.in(ast_.stmt_pool)) check_stmt(child);
  if (s.has_break_if && s.condition) check_condition(s.condition, "break if");
}

void Checker::check_body(StmtId body) {
  Flow outer = flow_;
  flow_.can_break = flow_.can_continue = true;
  if (body) check_block(body);
  flow_ = outer;
}

void Checker::check_condition(ExprId e, std::string_view what) {
  if (!e) return;
  TypeId type = loaded(e);
  if (is_error(type) || types_.is(type, TypeKind::Bool)) return;
  auto report = error(DiagId::TypeMismatch, expr(e).span, fmt::format("the condition of {} is bool, not {}", what, type_text(type)));
  if (types_.is_scalar(type)) report.hint(fmt::format("compare it: `{} != 0`", operand_text(e)));
  else if (types_.is(type, TypeKind::Vector) && types_.is(types_[type].element, TypeKind::Bool)) report.hint("use all(...) or any(...)");
}

void Checker::check_if(StmtId id) {
  while (id && ast_.stmts[id].kind == StmtKind::If) {
    const syntax::Stmt& s = ast_.stmts[id];
    check_statement_attributes(s);
    check_condition(s.condition, "if");
    if (s.body) check_block(s.body);
    id = s.else_branch;
  }
  if (id) check_block(id);
}

void Checker::check_loop(const syntax::Stmt& s) {
  Flow outer = flow_;
  check_body(s.body);
  flow_ = {false, false, true};
  if (s.continuing) check_block(s.continuing);
  flow_ = outer;
}

void Checker::check_for(const syntax::Stmt& s) {
  if (s.init) check_stmt(s.init);
  check_condition(s.condition, "for");
  if (s.update) check_stmt(s.update);
  check_body(s.body);
}

void Checker::check_jump(const syntax::Stmt& s) {
  if (s.kind == StmtKind::Break && !flow_.can_break)
    error(DiagId::MisplacedStatement, s.span, flow_.in_continuing ? "break would leave the loop from its continuing block" : "break stands outside of loop and switch");
  if (s.kind == StmtKind::Continue && !flow_.can_continue)
    error(DiagId::MisplacedStatement, s.span, flow_.in_continuing ? "continue stands in a continuing block" : "continue stands outside of a loop");
  if (s.kind == StmtKind::Discard && !discard_spans_[function_.index].valid()) discard_spans_[function_.index] = s.span;
}

void Checker::check_stmt(StmtId id) {
  const syntax::Stmt& s = ast_.stmts[id];
  if (s.kind != StmtKind::Block && s.kind != StmtKind::If) check_statement_attributes(s);
  switch (s.kind) {
    case StmtKind::Error:
    case StmtKind::Empty:
      return;
    case StmtKind::Block:
      return check_block(id);
    case StmtKind::If:
      return check_if(id);
    case StmtKind::Switch:
      return check_switch(s);
    case StmtKind::Loop:
      return check_loop(s);
    case StmtKind::For:
      return check_for(s);
    case StmtKind::While:
      check_condition(s.condition, "while");
      return check_body(s.body);
    case StmtKind::Break:
    case StmtKind::Continue:
    case StmtKind::Discard:
      return check_jump(s);
    case StmtKind::Return:
      return check_return(s);
    case StmtKind::Assign:
      return check_assign(s);
    case StmtKind::CompoundAssign:
      return check_compound_assign(id, s);
    case StmtKind::PhonyAssign:
      return check_phony(s);
    case StmtKind::Increment:
    case StmtKind::Decrement:
      return check_increment(s);
    case StmtKind::Call:
      return check_call_statement(s);
    case StmtKind::Declaration:
      return check_declaration(s);
    case StmtKind::Probe:
      return check_probe(s);
    case StmtKind::ConstAssert:
      return check_const_assert(s.condition, s.span);
  }
}

void Checker::check_declaration(const syntax::Stmt& s) {
  if (!s.decl) return;
  const syntax::Decl& decl = ast_.decls[s.decl];
  switch (decl.kind) {
    case syntax::DeclKind::Var:
      return check_function_var(s.decl, function_);
    case syntax::DeclKind::Let:
      return check_let(s.decl, function_);
    case syntax::DeclKind::Const:
      return check_const(s.decl, function_);
    case syntax::DeclKind::ConstAssert:
      return check_const_assert(decl.value, decl.span);
    case syntax::DeclKind::Error:
      return;
    case syntax::DeclKind::Override:
    case syntax::DeclKind::Alias:
    case syntax::DeclKind::Struct:
    case syntax::DeclKind::Function:
      TESELA_UNREACHABLE("the parser makes no such declaration in a function");
  }
}

void Checker::check_selectors(const syntax::Stmt& s, TypeId type) {
  std::unordered_map<int64_t, Span> seen;
  Span default_span;
  for (uint32_t i = s.clauses.begin; i < s.clauses.begin + s.clauses.count; ++i) {
    const syntax::SwitchClause& clause = ast_.clauses[i];
    std::vector<int64_t>& values = p_.clause_values[i];
    for (size_t j = 0; j < clause.selectors.size(); ++j) {
      ExprId e = clause.selectors[j];
      if (!e) {
        Span span = j < clause.selector_spans.size() ? clause.selector_spans[j] : clause.span;
        if (default_span.valid()) error(DiagId::InvalidSwitch, span, "this switch has two defaults").note(default_span, "the other is here");
        default_span = span;
        continue;
      }
      TypeId given = info(e).type;
      if (is_error(given) || is_error(type)) continue;
      given = types_.without_reference(given);
      if (info(e).stage != Stage::Const) {
        error(DiagId::NotConst, expr(e).span, "a case selector must be a const-expression");
        continue;
      }
      if (!convert(e, given, type, "a case selector")) continue;
      std::optional<Constant> value = constant_as(e, type);
      if (!value) continue;
      values.push_back(value->as_int());
      auto [entry, fresh] = seen.try_emplace(value->as_int(), expr(e).span);
      if (!fresh) error(DiagId::InvalidSwitch, expr(e).span, fmt::format("the value {} has two cases", value->as_int())).note(entry->second, "the other is here");
    }
  }
  if (!default_span.valid()) error(DiagId::InvalidSwitch, s.keyword_span.valid() ? s.keyword_span : s.span, "this switch has no default").hint("add `default: { }`");
}

void Checker::check_switch(const syntax::Stmt& s) {
  TypeId type = loaded(s.condition);
  TypeId common;
  auto see = [&](TypeId t) {
    if (!is_error(t) && types_.is_integer(t) && !types_.is_abstract(t) && !common) common = t;
  };
  see(type);
  for (const syntax::SwitchClause& clause : s.clauses.in(ast_.clauses))
    for (ExprId e : clause.selectors)
      if (e) see(loaded(e));
  if (!common) common = types_.i32();
  if (is_error(type)) {
    common = types_.error();
  } else if (!types_.is_integer(type)) {
    error(DiagId::TypeMismatch, expr(s.condition).span, fmt::format("the selector of a switch is i32 or u32, not {}", type_text(type)));
    common = types_.error();
  } else if (!convert(s.condition, type, common, "the selector of this switch")) {
    common = types_.error();
  }
  check_selectors(s, common);
  Flow outer = flow_;
  flow_.can_break = true;
  for (const syntax::SwitchClause& clause : s.clauses.in(ast_.clauses))
    if (clause.body) check_block(clause.body);
  flow_ = outer;
}

/// Where the variable behind a target is declared, and how it would have to be for the target to be memory.
void Checker::note_declaration(Builder& report, ExprId e) {
  for (;; e = expr(e).a) {
    const ExprKind kind = expr(e).kind;
    if (kind != ExprKind::Member && kind != ExprKind::Index && kind != ExprKind::Parenthesized) break;
  }
  if (info(e).denotes != Denotes::Variable) return;
  const Variable& v = p_.variables[VariableId(info(e).denoted)];
  report.note(v.name_span, fmt::format("'{}' is declared here", name(v.name)));
  if (v.kind == VariableKind::Let || v.kind == VariableKind::Const) report.hint("declare it with var");
  if (v.kind == VariableKind::Parameter) report.hint("copy the parameter into a var");
  if (v.kind == VariableKind::ModuleVar && v.space == core::AddressSpace::Storage) report.hint("declare the variable as var<storage, read_write>");
  if (v.kind == VariableKind::ModuleVar && v.space == core::AddressSpace::Uniform) report.hint("what the shader writes lives in var<storage, read_write>; or copy this into a var");
}

TypeId Checker::assignment_target(ExprId e, std::string_view atomic_hint) {
  TypeId type = check_expr(e);
  if (is_error(type)) return types_.error();
  ExprId inner = e;
  while (expr(inner).kind == syntax::ExprKind::Parenthesized) inner = expr(inner).a;
  const ExprInfo& target = info(inner);
  TypeId view = type;
  TypeId store;
  if (expr(inner).kind == syntax::ExprKind::Member && target.swizzle_size > 1) {
    view = info(expr(inner).a).type;
    store = target.type;
    for (uint8_t i = 0; i < target.swizzle_size; ++i)
      for (uint8_t j = 0; j < i; ++j)
        if (target.swizzle[i] == target.swizzle[j]) {
          error(DiagId::InvalidAssignment, expr(inner).name_span, "a swizzle with a repeated component cannot be assigned to");
          return types_.error();
        }
  }
  const core::Type t = types_[view];
  bool memory = t.kind == TypeKind::Reference || (store && t.kind == TypeKind::Pointer);
  if (!memory) {
    auto report = error(DiagId::InvalidAssignment, expr(e).span, "only memory can be assigned to, and this is a value");
    note_declaration(report, inner);
    if (t.kind == TypeKind::Pointer) report.hint("assign through the pointer with *");
    return types_.error();
  }
  if (t.space == core::AddressSpace::Handle) {
    error(DiagId::InvalidAssignment, expr(e).span, fmt::format("a resource of type {} cannot be assigned to", type_text(t.element)));
    return types_.error();
  }
  if (t.access == core::AccessMode::Read) {
    auto report = error(DiagId::InvalidAssignment, expr(e).span, fmt::format("{} memory cannot be written here: its access is read", core::address_space_name(t.space)));
    if (t.space == core::AddressSpace::Storage) report.hint("declare the variable as var<storage, read_write>");
    note_declaration(report, inner);
    return types_.error();
  }
  if (!store) store = t.element;
  if (!facts(store).constructible) {
    auto report = error(DiagId::NotConstructible, expr(e).span, fmt::format("{} cannot be assigned to", type_text(store)));
    if (types_.is(store, TypeKind::Atomic)) report.hint(std::string(atomic_hint));
    return types_.error();
  }
  return store;
}

void Checker::check_assign(const syntax::Stmt& s) {
  TypeId store = assignment_target(s.target);
  note_access(s.target, kWriteAccess);
  TypeId value = loaded(s.value);
  convert(s.value, value, store, "the target of this assignment");
}

void Checker::check_compound_assign(StmtId id, const syntax::Stmt& s) {
  TypeId store = assignment_target(s.target, "use atomicAdd, atomicSub, atomicMax, atomicMin, atomicAnd, atomicOr or atomicXor");
  note_access(s.target, kReadAccess | kWriteAccess);
  TypeId value = loaded(s.value);
  if (is_error(store) || is_error(value)) return;
  TypeId operands[] = {store, value};
  OverloadFailure failure;
  uint32_t op = operator_builtin(s.binary_op());
  std::optional<CallInfo> call = resolve_overload(types_, ast_.symbols, op, {}, operands, false, &failure);
  if (!call || call->result != store) {
    error(DiagId::NoOverload, s.keyword_span.valid() ? s.keyword_span : s.span,
          call ? fmt::format("{} {} {} is {}, which cannot be assigned to {}", type_text(store), builtin(op).name, type_text(value), type_text(call->result), type_text(store))
               : fmt::format("there is no {} {}= {}", type_text(store), builtin(op).name, type_text(value)))
        .hint(call ? "" : operand_hint(s.binary_op(), s.target, store, s.value, value));
    return;
  }
  std::optional<Constant> known;
  if (constant(s.value)) {
    known = constant_as(s.value, call->params[1]);
    if (!known) return;
  }
  const Constant* values[] = {nullptr, known ? &*known : nullptr};
  Span spans[] = {expr(s.target).span, expr(s.value).span};
  EvalContext context = eval_context();
  if (known) check_known_arguments(context, *call, values, spans, s.span);
  p_.assignment_calls[id] = static_cast<uint32_t>(p_.calls.size());
  p_.calls.push_back(std::move(*call));
}

void Checker::check_increment(const syntax::Stmt& s) {
  TypeId store = assignment_target(s.target, "use atomicAdd or atomicSub");
  note_access(s.target, kReadAccess | kWriteAccess);
  if (is_error(store) || types_.is(store, TypeKind::I32) || types_.is(store, TypeKind::U32)) return;
  error(DiagId::TypeMismatch, expr(s.target).span, fmt::format("{} is for i32 and u32, not {}", s.kind == StmtKind::Increment ? "++" : "--", type_text(store)))
      .hint(types_.is_float(store) ? fmt::format("write `{} {}= 1.0`", short_text(s.target), s.kind == StmtKind::Increment ? '+' : '-') : "");
}

void Checker::check_phony(const syntax::Stmt& s) {
  TypeId type = loaded(s.value);
  if (is_error(type)) return;
  TypeKind kind = types_[type].kind;
  bool handle = kind == TypeKind::Texture || kind == TypeKind::Sampler || kind == TypeKind::SamplerComparison || kind == TypeKind::Pointer;
  if (!handle && !facts(type).constructible) {
    error(DiagId::NotConstructible, expr(s.value).span, fmt::format("a value of type {} cannot be read", type_text(type)));
    return;
  }
  if (types_.is_abstract(type)) convert(s.value, type, concrete_type(types_, type), "this value");
}

void Checker::check_return(const syntax::Stmt& s) {
  if (flow_.in_continuing) error(DiagId::MisplacedStatement, s.span, "return stands in a continuing block");
  TypeId result = p_.functions[function_].result;
  TypeId value = s.value ? loaded(s.value) : types_.void_();
  if (is_error(result) || is_error(value)) return;
  const syntax::Decl& decl = ast_.decls[p_.functions[function_].decl];
  if (types_.is(result, TypeKind::Void)) {
    if (s.value) error(DiagId::TypeMismatch, expr(s.value).span, fmt::format("function '{}' has no result", name(decl.name)))
          .note(decl.name_span, "declared here")
          .hint(fmt::format("declare the type of its result: `-> {}`", type_text(concrete_type(types_, value))));
    return;
  }
  if (!s.value) {
    error(DiagId::TypeMismatch, s.span, fmt::format("function '{}' returns {}, and nothing is given", name(decl.name), type_text(result))).note(decl.name_span, "declared here");
    return;
  }
  convert(s.value, value, result, fmt::format("the result of '{}'", name(decl.name)));
}

void Checker::check_call_statement(const syntax::Stmt& s) {
  if (!s.value) return;
  TypeId type = check_expr(s.value);
  if (expr(s.value).kind != syntax::ExprKind::Call) return;
  const syntax::Expr& callee = expr(expr(s.value).a);
  if (is_error(type) || info(s.value).call == ~0u) return;
  const CallInfo& call = p_.calls[info(s.value).call];
  switch (call.kind) {
    case CallKind::Builtin:
      if (builtin(call.builtin).flags & kMustUse)
        error(DiagId::UnusedResult, expr(s.value).span, fmt::format("the result of '{}' must be used", builtin(call.builtin).name)).hint("assign it to _");
      return;
    case CallKind::Function: {
      const syntax::Decl& decl = ast_.decls[p_.functions[call.function].decl];
      for (const syntax::Attribute& a : decl.attributes.in(ast_.attributes))
        if (attribute_by_name(ast_.symbols.text(a.name)) == AttributeKind::MustUse)
          error(DiagId::UnusedResult, expr(s.value).span, fmt::format("the result of '{}' must be used", name(decl.name))).note(a.span, "because of this").hint("assign it to _");
      return;
    }
    case CallKind::Zero:
    case CallKind::Convert:
    case CallKind::Construct:
    case CallKind::Splat:
      error(DiagId::UnusedResult, expr(s.value).span, fmt::format("the value made by '{}' must be used", name(callee.name)));
      return;
  }
}

}  // namespace tesela::sema
