// SPDX-License-Identifier: Apache-2.0
#include "sema/resolve.h"

#include <fmt/format.h>

#include <algorithm>

namespace tesela::sema {
namespace {

using diag::DiagId;
using diag::Span;
using namespace syntax;

/// A run of attributes whose arguments are names of the attribute's own, not identifiers to be resolved.
bool has_own_names(std::string_view attribute) { return attribute == "builtin" || attribute == "interpolate" || attribute == "diagnostic"; }
bool known_with_expressions(std::string_view a) {
  return a == "align" || a == "binding" || a == "blend_src" || a == "group" || a == "id" || a == "location" || a == "size" ||
         a == "subgroup_size" || a == "workgroup_size";
}

class Resolver {
 public:
  Resolver(const Module& module, diag::Sink& sink) : module_(module), sink_(sink) {}
  Resolution run();

 private:
  struct Local {
    Symbol name;
    Binding binding;
    Span span;
    uint32_t outer;   // local that it hides, or ~0u
    uint32_t scope;   // depth
  };
  struct LoopScope {
    uint32_t scope = 0;             // depth of the body's scope; 0 for for and while loops
    bool in_continuing = false;
    uint32_t seen_at_continue = ~0u;  // number of locals at the first `continue`
    Span continue_span;
  };

  void declare_module_names();
  void walk_decl(DeclId id);
  void walk_function(const Decl& decl);
  void walk_attributes(Range<Attribute> attributes);
  void walk_expr(ExprId id);
  void bind(ExprId id, const Expr& e);
  void unresolved(const Expr& e);
  void check_skipped(const Expr& e, uint32_t local);
  void walk_stmt(StmtId id);
  void walk_if(StmtId id);
  void walk_loop(const Stmt& s);
  void walk_for(const Stmt& s);
  void walk_switch(const Stmt& s);
  void walk_block(StmtId id, bool own_scope);
  void note_continue(const Stmt& s);
  void declare(Symbol name, Binding binding, Span span);
  void open() { ++scope_; }
  void close();
  void sort();
  void report_cycle(const std::vector<DeclId>& cycle);
  std::string text(Symbol s) const { return std::string(module_.symbols.text(s)); }

  const Module& module_;
  diag::Sink& sink_;
  Resolution result_;
  std::vector<uint32_t> module_name_;  // by symbol: DeclId index
  std::vector<uint32_t> local_name_;   // by symbol: innermost local
  std::vector<Predeclared> predeclared_;
  std::vector<uint8_t> predeclared_known_;
  std::vector<Local> locals_;
  std::vector<LoopScope> loops_;
  std::vector<uint32_t> used_by_;  // by declaration: last declaration that named it
  DeclId current_;
  uint32_t scope_ = 0;
  uint32_t suggestions_ = 0;
};

void Resolver::declare_module_names() {
  for (DeclId id : module_.top) {
    const Decl& decl = module_.decls[id];
    if (!decl.name) continue;
    uint32_t& slot = module_name_[decl.name.index];
    if (slot == ~0u) {
      slot = id.index;
      continue;
    }
    const bool functions = decl.kind == DeclKind::Function && module_.decls[DeclId(slot)].kind == DeclKind::Function;
    sink_.report(DiagId::Redeclaration, decl.name_span, fmt::format("'{}' is declared twice at module scope", text(decl.name)))
        .note(module_.decls[DeclId(slot)].name_span, "first declared here")
        .hint(functions ? "functions are not overloaded: each has a name of its own" : "");
  }
}

void Resolver::declare(Symbol name, Binding binding, Span span) {
  if (!name) return;
  uint32_t& slot = local_name_[name.index];
  if (slot != ~0u && locals_[slot].scope == scope_) {
    sink_.report(DiagId::Redeclaration, span, fmt::format("'{}' is declared twice in one scope", text(name)))
        .note(locals_[slot].span, "first declared here");
  }
  locals_.push_back({name, binding, span, slot, scope_});
  slot = static_cast<uint32_t>(locals_.size() - 1);
}

void Resolver::close() {
  while (!locals_.empty() && locals_.back().scope == scope_) {
    local_name_[locals_.back().name.index] = locals_.back().outer;
    locals_.pop_back();
  }
  --scope_;
}

void Resolver::walk_attributes(Range<Attribute> attributes) {
  for (const Attribute& a : attributes.in(module_.attributes)) {
    std::string_view name = module_.symbols.text(a.name);
    if (has_own_names(name) || !known_with_expressions(name)) continue;
    for (ExprId arg : a.args.in(module_.expr_pool)) walk_expr(arg);
  }
}

// Depth is bounded: the chains that may be as long as the file (left operands, postfix) are followed by the loop.
void Resolver::walk_expr(ExprId id) {
  while (id) {
    const Expr& e = module_.exprs[id];
    switch (e.kind) {
      case ExprKind::Error:
      case ExprKind::BoolLiteral:
      case ExprKind::IntLiteral:
      case ExprKind::FloatLiteral:
        return;
      case ExprKind::Identifier:
        bind(id, e);
        for (ExprId arg : e.args.in(module_.expr_pool)) walk_expr(arg);
        return;
      case ExprKind::Unary:
      case ExprKind::Member:
      case ExprKind::Parenthesized:
        id = e.a;
        break;
      case ExprKind::Binary:
      case ExprKind::Index:
        walk_expr(e.b);
        id = e.a;
        break;
      case ExprKind::Call:
        for (ExprId arg : e.args.in(module_.expr_pool)) walk_expr(arg);
        id = e.a;
        break;
    }
  }
}

void Resolver::bind(ExprId id, const Expr& e) {
  if (!e.name) return;
  if (uint32_t local = local_name_[e.name.index]; local != ~0u) {
    result_.bindings[id.index] = locals_[local].binding;
    check_skipped(e, local);
    return;
  }
  if (uint32_t decl = module_name_[e.name.index]; decl != ~0u) {
    result_.bindings[id.index] = {BindingKind::Module, decl};
    if (used_by_[decl] != current_.index) {
      used_by_[decl] = current_.index;
      result_.uses[current_.index].push_back(DeclId(decl));
    }
    return;
  }
  if (!predeclared_known_[e.name.index]) {
    predeclared_known_[e.name.index] = 1;
    predeclared_[e.name.index] = find_predeclared(module_.symbols.text(e.name));
  }
  if (predeclared_[e.name.index].kind != PredeclaredKind::None) {
    result_.bindings[id.index] = {BindingKind::Predeclared, e.name.index};
    return;
  }
  unresolved(e);
}

void Resolver::unresolved(const Expr& e) {
  auto report = sink_.report(DiagId::UnresolvedName, e.name_span, fmt::format("nothing named '{}' is declared here", text(e.name)));
  if (++suggestions_ > 20) return;  // a hint costs time in proportion to all names of the module
  std::vector<std::string_view> visible;
  for (const Local& local : locals_) visible.push_back(module_.symbols.text(local.name));
  for (DeclId top : module_.top)
    if (module_.decls[top].name) visible.push_back(module_.symbols.text(module_.decls[top].name));
  std::string hint = suggest_name(module_.symbols.text(e.name), visible);
  if (!hint.empty()) report.hint(hint);
}

/// Use, in a continuing block, of a variable of the loop body whose declaration a `continue` jumps over.
void Resolver::check_skipped(const Expr& e, uint32_t local) {
  for (const LoopScope& loop : loops_) {
    if (!loop.in_continuing || loop.seen_at_continue == ~0u) continue;
    if (locals_[local].scope != loop.scope || local < loop.seen_at_continue) continue;
    sink_.report(DiagId::ContinueSkipsDeclaration, loop.continue_span, fmt::format("continue skips the declaration of '{}', which the continuing block uses", text(e.name)))
        .note(locals_[local].span, "declared here")
        .note(e.name_span, "used here");
  }
}

void Resolver::note_continue(const Stmt& s) {
  if (loops_.empty() || loops_.back().scope == 0 || loops_.back().in_continuing || loops_.back().seen_at_continue != ~0u) return;
  LoopScope& loop = loops_.back();
  // Locals of blocks inside the body come after those of the body itself: they end before the continuing block is reached.
  uint32_t n = static_cast<uint32_t>(locals_.size());
  while (n > 0 && locals_[n - 1].scope > loop.scope) --n;
  loop.seen_at_continue = n;
  loop.continue_span = s.span;
}

void Resolver::walk_block(StmtId id, bool own_scope) {
  if (!id) return;
  const Stmt& s = module_.stmts[id];
  if (own_scope) open();
  walk_attributes(s.attributes);
  walk_attributes(s.body_attributes);
  for (StmtId child : s.statements.in(module_.stmt_pool)) walk_stmt(child);
  walk_expr(s.condition);
  if (own_scope) close();
}

void Resolver::walk_if(StmtId id) {
  while (id && module_.stmts[id].kind == StmtKind::If) {
    const Stmt& s = module_.stmts[id];
    walk_expr(s.condition);
    walk_block(s.body, true);
    id = s.else_branch;
  }
  walk_block(id, true);
}

void Resolver::walk_loop(const Stmt& s) {
  open();
  loops_.push_back({scope_});
  walk_block(s.body, false);
  if (s.continuing) {
    loops_.back().in_continuing = true;
    walk_block(s.continuing, true);
  }
  loops_.pop_back();
  close();
}

void Resolver::walk_for(const Stmt& s) {
  open();
  if (s.init) walk_stmt(s.init);
  walk_expr(s.condition);
  loops_.push_back({});
  if (s.update) walk_stmt(s.update);
  walk_block(s.body, true);
  loops_.pop_back();
  close();
}

void Resolver::walk_switch(const Stmt& s) {
  walk_expr(s.condition);
  for (const SwitchClause& clause : s.clauses.in(module_.clauses)) {
    for (ExprId selector : clause.selectors) walk_expr(selector);
    walk_block(clause.body, true);
  }
}

void Resolver::walk_stmt(StmtId id) {
  const Stmt& s = module_.stmts[id];
  walk_attributes(s.attributes);
  switch (s.kind) {
    case StmtKind::Error:
    case StmtKind::Break:
    case StmtKind::Discard:
    case StmtKind::Empty:
      return;
    case StmtKind::Continue:
      return note_continue(s);
    case StmtKind::Block:
      return walk_block(id, true);
    case StmtKind::If:
      return walk_if(id);
    case StmtKind::Switch:
      return walk_switch(s);
    case StmtKind::Loop:
      return walk_loop(s);
    case StmtKind::For:
      return walk_for(s);
    case StmtKind::While:
      walk_expr(s.condition);
      loops_.push_back({});
      walk_block(s.body, true);
      loops_.pop_back();
      return;
    case StmtKind::Return:
    case StmtKind::PhonyAssign:
    case StmtKind::Call:
      return walk_expr(s.value);
    case StmtKind::Assign:
    case StmtKind::CompoundAssign:
      walk_expr(s.target);
      return walk_expr(s.value);
    case StmtKind::Increment:
    case StmtKind::Decrement:
      return walk_expr(s.target);
    case StmtKind::Probe:
      for (ExprId value : s.values.in(module_.expr_pool)) walk_expr(value);
      return walk_expr(s.condition);
    case StmtKind::ConstAssert:
      return walk_expr(s.condition);
    case StmtKind::Declaration: {
      if (!s.decl) return;
      const Decl& decl = module_.decls[s.decl];
      walk_attributes(decl.attributes);
      for (ExprId arg : decl.template_args.in(module_.expr_pool)) walk_expr(arg);
      walk_expr(decl.type);
      walk_expr(decl.value);
      return declare(decl.name, {BindingKind::Local, s.decl.index}, decl.name_span);
    }
  }
}

void Resolver::walk_function(const Decl& decl) {
  walk_attributes(decl.return_attributes);
  walk_expr(decl.type);
  std::span<const Parameter> parameters = decl.parameters.in(module_.parameters);
  for (const Parameter& p : parameters) {
    walk_attributes(p.attributes);
    walk_expr(p.type);
  }
  open();
  for (uint32_t i = 0; i < parameters.size(); ++i)
    declare(parameters[i].name, {BindingKind::Parameter, decl.parameters.begin + i}, parameters[i].name_span);
  walk_block(decl.body, false);
  close();
}

void Resolver::walk_decl(DeclId id) {
  const Decl& decl = module_.decls[id];
  current_ = id;
  walk_attributes(decl.attributes);
  for (ExprId arg : decl.template_args.in(module_.expr_pool)) walk_expr(arg);
  if (decl.kind == DeclKind::Function) return walk_function(decl);
  walk_expr(decl.type);
  walk_expr(decl.value);
  for (const StructMember& member : decl.members.in(module_.members)) {
    walk_attributes(member.attributes);
    walk_expr(member.type);
  }
}

void Resolver::report_cycle(const std::vector<DeclId>& cycle) {
  const Decl& first = module_.decls[cycle.front()];
  bool functions = std::all_of(cycle.begin(), cycle.end(), [&](DeclId d) { return module_.decls[d].kind == DeclKind::Function; });
  auto report = sink_.report(DiagId::CyclicDeclaration, first.name_span,
                             functions ? fmt::format("function '{}' calls itself{}", text(first.name), cycle.size() > 1 ? " through other functions" : "")
                                       : fmt::format("the declaration of '{}' depends on itself", text(first.name)));
  if (functions) report.hint("WGSL has no recursion: use a loop");
  for (size_t i = 1; i < cycle.size() && i < 10; ++i) report.note(module_.decls[cycle[i]].name_span, fmt::format("through '{}'", text(module_.decls[cycle[i]].name)));
}

/// Depth-first over the uses, with a stack of our own: chains may be as long as the module.
void Resolver::sort() {
  struct Step {
    DeclId decl;
    size_t next = 0;
  };
  std::vector<uint8_t> state(module_.decls.size(), 0);  // 1: on the stack, 2: done
  std::vector<Step> stack;
  for (DeclId root : module_.top) {
    if (state[root.index]) continue;
    stack.push_back({root});
    state[root.index] = 1;
    while (!stack.empty()) {
      Step& top = stack.back();
      const std::vector<DeclId>& uses = result_.uses[top.decl.index];
      if (top.next == uses.size()) {
        state[top.decl.index] = 2;
        result_.order.push_back(top.decl);
        stack.pop_back();
        continue;
      }
      DeclId next = uses[top.next++];
      if (state[next.index] == 0) {
        state[next.index] = 1;
        stack.push_back({next});
      } else if (state[next.index] == 1) {
        std::vector<DeclId> cycle;
        size_t i = stack.size();
        bool reported = result_.cyclic[next.index];
        do {
          if (reported && result_.cyclic[stack[i - 1].decl.index]) break;  // the rest was marked with it
          cycle.push_back(stack[--i].decl);
        } while (stack[i].decl != next);
        std::reverse(cycle.begin(), cycle.end());
        if (!reported) report_cycle(cycle);
        for (DeclId d : cycle) result_.cyclic[d.index] = true;
      }
    }
  }
}

Resolution Resolver::run() {
  uint32_t symbols = 0;
  auto see = [&](Symbol s) {
    if (s && s.index >= symbols) symbols = s.index + 1;
  };
  for (const Expr& e : module_.exprs) see(e.name);
  for (const Decl& d : module_.decls) see(d.name);
  for (const Parameter& p : module_.parameters) see(p.name);
  module_name_.assign(symbols, ~0u);
  local_name_.assign(symbols, ~0u);
  predeclared_.resize(symbols);
  predeclared_known_.assign(symbols, 0);
  used_by_.assign(module_.decls.size(), ~0u);
  result_.bindings.resize(module_.exprs.size());
  result_.uses.resize(module_.decls.size());
  result_.cyclic.assign(module_.decls.size(), false);
  declare_module_names();
  for (DeclId id : module_.top) walk_decl(id);
  sort();
  return std::move(result_);
}

}  // namespace

Resolution resolve(const Module& module, diag::Sink& sink) { return Resolver(module, sink).run(); }

}  // namespace tesela::sema
