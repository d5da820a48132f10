// SPDX-License-Identifier: Apache-2.0
// Control flow. Conditions that are known choose their branch here.
#include "lower/function_lowering.h"

namespace tesela::lower {

using syntax::StmtKind;

namespace {

constexpr uint32_t kMaxNestedChain = 64;

}  // namespace

const Constant* FunctionLowering::known_condition(ExprId condition) {
  while (node(condition).kind == syntax::ExprKind::Parenthesized) condition = node(condition).a;
  return m_.known(condition);
}

/// A branch that is told of at what decides it.
InstrId FunctionLowering::construct_at(ExprId place, Op op, ValueId decides) {
  const LocScope loc(b_, node(place).span);
  return b_.append_construct(op, std::span(&decides, 1), {});
}

/// A chain of else-if is as long as the file. A short one nests in the IR as in the language; a long one becomes a scope that each branch leaves at
/// its end, so that the depth of the IR stays bounded.
bool FunctionLowering::if_(StmtId id) {
  uint32_t length = 0;
  for (StmtId link = id; link && node(link).kind == StmtKind::If; link = node(link).else_branch) ++length;
  if (length <= kMaxNestedChain) return if_nested(id);
  const BlockId outside = b_.block();
  const InstrId scope = b_.append_construct(Op::Scope, {}, {});
  b_.set_block(b_.new_block(scope));
  bool goes_on = false;
  for (; id && node(id).kind == StmtKind::If && !stopped(); id = node(id).else_branch) {
    const syntax::Stmt& stmt = node(id);
    const LocScope loc(b_, stmt.span);
    const ValueId condition = eval_scalar(stmt.condition, m_.types.bool_());
    const BlockId after = b_.block();
    const InstrId branch = construct_at(stmt.condition, Op::If, condition);
    const BlockId then = b_.new_block(branch);
    b_.set_block(b_.new_block(branch));
    b_.exit(branch);
    b_.set_block(then);
    goes_on = statement(stmt.body) || goes_on;
    if (!b_.terminated()) b_.exit(scope);
    b_.set_block(after);
  }
  goes_on = (!id || statement(id)) || goes_on;
  if (!b_.terminated()) b_.exit(scope);
  b_.set_block(outside);
  return goes_on;
}

bool FunctionLowering::if_nested(StmtId id) {
  const syntax::Stmt& stmt = node(id);
  if (const Constant* known = known_condition(stmt.condition)) {
    if (known->as_bool()) return statement(stmt.body);
    return !stmt.else_branch || statement(stmt.else_branch);
  }
  const ValueId condition = eval_scalar(stmt.condition, m_.types.bool_());
  const BlockId outside = b_.block();
  const InstrId branch = construct_at(stmt.condition, Op::If, condition);
  const BlockId then = b_.new_block(branch);
  const BlockId otherwise = b_.new_block(branch);
  b_.set_block(then);
  const bool then_goes_on = statement(stmt.body);
  if (!b_.terminated()) b_.exit(branch);
  b_.set_block(otherwise);
  const bool else_goes_on = !stmt.else_branch || statement(stmt.else_branch);
  if (!b_.terminated()) b_.exit(branch);
  b_.set_block(outside);
  return then_goes_on || else_goes_on;
}

// --- switch

bool FunctionLowering::switch_known(const syntax::Stmt& stmt, int64_t selector) {
  const uint32_t first = stmt.clauses.begin;
  const std::vector<syntax::SwitchClause>& clauses = m_.program.ast.clauses;
  uint32_t chosen = ~0u;
  for (uint32_t i = first; i < first + stmt.clauses.count; ++i) {
    for (const ExprId value : clauses[i].selectors)
      if (!value && chosen == ~0u) chosen = i;
    if (const auto it = m_.program.clause_values.find(i); it != m_.program.clause_values.end())
      for (const int64_t value : it->second)
        if (static_cast<uint32_t>(value) == static_cast<uint32_t>(selector)) {
          chosen = i;
          selector = value;
        }
  }
  TESELA_CHECK(chosen != ~0u, "a switch without default");
  const BlockId outside = b_.block();
  const InstrId scope = b_.append_construct(Op::Scope, {}, {});
  b_.set_block(b_.new_block(scope));
  targets_.push_back({scope, false, false});
  const bool goes_on = statement(clauses[chosen].body);
  const bool left = targets_.back().left;
  targets_.pop_back();
  if (!b_.terminated()) b_.exit(scope);
  b_.set_block(outside);
  return goes_on || left;
}

bool FunctionLowering::switch_(const syntax::Stmt& stmt) {
  ExprId condition = stmt.condition;
  while (node(condition).kind == syntax::ExprKind::Parenthesized) condition = node(condition).a;
  if (const Constant* known = m_.known(condition)) return switch_known(stmt, known->as_int());
  const ValueId selector = eval_scalar(condition, type_of(condition));
  const BlockId outside = b_.block();
  const InstrId branch = construct_at(stmt.condition, Op::Switch, selector);
  const uint32_t first = stmt.clauses.begin;
  targets_.push_back({branch, false, false});
  bool goes_on = false;
  for (uint32_t i = 0; i < stmt.clauses.count && !stopped(); ++i) {
    const syntax::SwitchClause& clause = m_.program.ast.clauses[first + i];
    const BlockId block = b_.new_block(branch);
    for (const ExprId value : clause.selectors)
      if (!value) f_.instrs[branch].imm = i;
    if (const auto it = m_.program.clause_values.find(first + i); it != m_.program.clause_values.end())
      for (const int64_t value : it->second) f_.instrs[branch].cases.push_back({static_cast<uint32_t>(value), i});
    b_.set_block(block);
    goes_on = statement(clause.body) || goes_on;
    if (!b_.terminated()) b_.exit(branch);
  }
  goes_on = goes_on || targets_.back().left;
  targets_.pop_back();
  b_.set_block(outside);
  return goes_on;
}

// --- loops

bool FunctionLowering::break_() {
  TESELA_CHECK(!targets_.empty(), "a break outside of loops and switches");
  targets_.back().left = true;
  b_.exit(targets_.back().construct);
  return false;
}

bool FunctionLowering::continue_() {
  for (size_t i = targets_.size(); i-- > 0;) {
    if (!targets_[i].is_loop) continue;
    b_.continue_(targets_[i].construct);
    return false;
  }
  TESELA_UNREACHABLE("a continue outside of loops");
}

/// If with empty blocks that leaves the loop where the condition is `exit_if`.
void FunctionLowering::branch_exit(ValueId condition, InstrId loop, bool exit_if) {
  const BlockId outside = b_.block();
  const InstrId branch = b_.append_construct(Op::If, std::span(&condition, 1), {});
  const BlockId then = b_.new_block(branch);
  const BlockId otherwise = b_.new_block(branch);
  b_.set_block(then);
  b_.exit(exit_if ? loop : branch);
  b_.set_block(otherwise);
  b_.exit(exit_if ? branch : loop);
  b_.set_block(outside);
}

/// Opens the loop and stands in its body.
FunctionLowering::OpenLoop FunctionLowering::open_loop() {
  OpenLoop loop;
  loop.after = b_.block();
  loop.instr = b_.append_construct(Op::Loop, {}, {});
  const BlockId body = b_.new_block(loop.instr);
  loop.continuing = b_.new_block(loop.instr);
  targets_.push_back({loop.instr, true, false});
  b_.set_block(body);
  return loop;
}

void FunctionLowering::loop_condition(ExprId condition, const OpenLoop& loop) {
  if (const Constant* known = known_condition(condition); known && known->as_bool()) return;
  const LocScope loc(b_, node(condition).span);
  branch_exit(eval_scalar(condition, m_.types.bool_()), loop.instr, false);
  targets_.back().left = true;
}

/// Ends the body and stands in the continuing block.
void FunctionLowering::end_body(const OpenLoop& loop) {
  if (!b_.terminated()) b_.continue_(loop.instr);
  b_.set_block(loop.continuing);
}

/// Ends the continuing block and stands after the loop.
bool FunctionLowering::close_loop(const OpenLoop& loop) {
  if (!b_.terminated()) b_.next(loop.instr);
  b_.set_block(loop.after);
  const bool left = targets_.back().left;
  targets_.pop_back();
  return left;
}

bool FunctionLowering::loop(const syntax::Stmt& stmt) {
  if (stmt.continuing) find_spilled(stmt.continuing);
  const OpenLoop loop = open_loop();
  statement(stmt.body);
  end_body(loop);
  if (stmt.continuing) {
    const syntax::Stmt& continuing = node(stmt.continuing);
    statements(continuing);
    if (continuing.has_break_if && !stopped()) {
      const LocScope loc(b_, node(continuing.condition).span);
      const Constant* known = known_condition(continuing.condition);
      if (!known || known->as_bool()) {
        branch_exit(eval_scalar(continuing.condition, m_.types.bool_()), loop.instr, true);
        targets_.back().left = true;
      }
    }
  }
  return close_loop(loop);
}

bool FunctionLowering::while_(const syntax::Stmt& stmt) {
  if (const Constant* known = known_condition(stmt.condition); known && !known->as_bool()) return true;
  const OpenLoop loop = open_loop();
  loop_condition(stmt.condition, loop);
  statement(stmt.body);
  end_body(loop);
  return close_loop(loop);
}

bool FunctionLowering::for_(const syntax::Stmt& stmt) {
  if (stmt.init) statement(stmt.init);
  if (stmt.condition)
    if (const Constant* known = known_condition(stmt.condition); known && !known->as_bool()) return true;
  const OpenLoop loop = open_loop();
  if (stmt.condition) loop_condition(stmt.condition, loop);
  statement(stmt.body);
  end_body(loop);
  if (stmt.update) statement(stmt.update);
  return close_loop(loop);
}

/// Marks every let that the continuing block names: those of the loop's body must be kept in memory.
void FunctionLowering::find_spilled(StmtId continuing) {
  const syntax::Module& ast = m_.program.ast;
  std::vector<StmtId> stmts{continuing};
  std::vector<ExprId> exprs;
  const auto add = [&](StmtId id) {
    if (id) stmts.push_back(id);
  };
  const auto add_expr = [&](ExprId id) {
    if (id) exprs.push_back(id);
  };
  while (!stmts.empty()) {
    const syntax::Stmt& s = node(stmts.back());
    stmts.pop_back();
    for (const StmtId id : {s.body, s.else_branch, s.init, s.update, s.continuing}) add(id);
    for (const StmtId id : s.statements.in(ast.stmt_pool)) add(id);
    for (const syntax::SwitchClause& clause : s.clauses.in(ast.clauses)) add(clause.body);
    for (const ExprId id : {s.condition, s.target, s.value}) add_expr(id);
    if (s.decl) add_expr(ast.decls[s.decl].value);
  }
  while (!exprs.empty()) {
    const ExprId id = exprs.back();
    exprs.pop_back();
    const syntax::Expr& e = node(id);
    add_expr(e.a);
    add_expr(e.b);
    for (const ExprId argument : e.args.in(ast.expr_pool)) add_expr(argument);
    if (e.kind == syntax::ExprKind::Identifier && info(id).denotes == sema::Denotes::Variable) {
      const VariableId variable(info(id).denoted);
      if (m_.program.variables[variable].kind == sema::VariableKind::Let) spilled_.insert(variable);
    }
  }
}

}  // namespace tesela::lower
