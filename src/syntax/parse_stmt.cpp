// SPDX-License-Identifier: Apache-2.0
// Statements (WGSL section "Statements").
#include <fmt/format.h>

#include "syntax/habits.h"
#include "syntax/parser_state.h"

namespace tesela::syntax {
namespace {

bool compound_operator(Tok t, BinaryOp* op) {
  switch (t) {
    case Tok::PlusEqual: *op = BinaryOp::Add; return true;
    case Tok::MinusEqual: *op = BinaryOp::Sub; return true;
    case Tok::TimesEqual: *op = BinaryOp::Mul; return true;
    case Tok::DivisionEqual: *op = BinaryOp::Div; return true;
    case Tok::ModuloEqual: *op = BinaryOp::Mod; return true;
    case Tok::AndEqual: *op = BinaryOp::And; return true;
    case Tok::OrEqual: *op = BinaryOp::Or; return true;
    case Tok::XorEqual: *op = BinaryOp::Xor; return true;
    case Tok::ShiftLeftEqual: *op = BinaryOp::Shl; return true;
    case Tok::ShiftRightEqual: *op = BinaryOp::Shr; return true;
    default: return false;
  }
}

}  // namespace

/// A declaration at the left margin that no statement can be.
bool Parser::begins_declaration() const {
  if (!starts_line(peek())) return false;
  if (is(Tok::At)) return text(peek(1)) == "compute" || text(peek(1)) == "vertex" || text(peek(1)) == "fragment" || text(peek(1)) == "group" || text(peek(1)) == "binding";
  return is(Tok::KwFn) || is(Tok::KwStruct) || is(Tok::KwAlias) || is(Tok::KwOverride);
}

StmtId Parser::block(std::string_view what, bool continuing_allowed, StmtId* continuing, bool is_continuing) {
  Nest nest(*this);
  Stmt s;
  s.kind = StmtKind::Block;
  if (!panic_) s.attributes = attributes();
  s.span = peek().span;
  s.keyword_span = peek().span;
  if (!panic_ && !is(Tok::BraceLeft)) {
    std::string hint = habit_here();
    const bool statement_follows = is(Tok::KwReturn) || is(Tok::KwBreak) || is(Tok::KwContinue) || is(Tok::KwDiscard) || is(Tok::Identifier) || is(Tok::KwFor) || is(Tok::Semicolon);
    if (hint.empty() && statement_follows) hint = "a body is a block, however short: `{ ... }`";
    fail(DiagId::UnexpectedToken, peek().span, fmt::format("expected `{{` {}, found {}", what, describe(peek())), hint);
  }
  if (!expect(Tok::BraceLeft, what)) return add(std::move(s));
  uint32_t begin = s.span.begin;
  std::vector<StmtId> list;
  bool ended = false;  // after `continuing` or `break if` only `}` may follow
  while (!is(Tok::BraceRight) && !is(Tok::End)) {
    size_t before = at_;
    if (begins_declaration() && !dropped_rest_) {  // it is the `}` before it that is missing
      if (!panic_) {
        panic_ = leaving_ = true;
        sink_.report(DiagId::UnexpectedToken, peek().span, fmt::format("expected `}}` before {}", describe(peek()))).note({begin, begin + 1}, "this block is not closed");
      }
      break;
    }
    if (ended) {
      fail(DiagId::MisplacedStatement, peek().span, is_continuing ? "`break if` must be the last statement of a continuing block" : "`continuing` must be the last statement of a loop");
    } else if (is(Tok::KwContinuing) && continuing_allowed) {
      Token t = take();
      *continuing = block("after `continuing`", false, nullptr, true);
      module_.stmts[*continuing].body_attributes = module_.stmts[*continuing].attributes;
      module_.stmts[*continuing].keyword_span = t.span;
      ended = true;
    } else if (is_continuing && is(Tok::KwBreak) && peek(1).kind == Tok::KwIf) {
      take();
      take();
      s.condition = expression();
      s.has_break_if = true;
      expect(Tok::Semicolon, "after `break if`");
      ended = true;
    } else {
      list.push_back(statement());
    }
    if (leaving_) break;
    if (panic_) {
      synchronise(true);
      if (at_ == before && !is(Tok::BraceRight)) take();
    }
  }
  if (!leaving_ && !accept(Tok::BraceRight) && !panic_ && !dropped_rest_) {
    panic_ = leaving_ = true;
    sink_.report(DiagId::UnexpectedToken, peek().span, "expected `}` before the end of the text").note({begin, begin + 1}, "this block is not closed");
  }
  s.span = span_from(begin);
  s.statements = append(module_.stmt_pool, list);
  return add(std::move(s));
}

StmtId Parser::keyword_only(StmtKind kind) {
  Stmt s;
  s.kind = kind;
  Token t = take();
  s.span = s.keyword_span = t.span;
  expect(Tok::Semicolon, fmt::format("after `{}`", text(t)));
  return add(std::move(s));
}

StmtId Parser::statement() {
  AttributeRange attrs = attributes();
  if (panic_) return add(Stmt{});
  switch (peek().kind) {
    case Tok::ProbeStart: return probe();
    case Tok::BraceLeft: {
      StmtId id = block("to open a block");
      module_.stmts[id].attributes = attrs;
      return id;
    }
    case Tok::KwIf: return if_statement(attrs);
    case Tok::KwSwitch: return switch_statement(attrs);
    case Tok::KwLoop: return loop_statement(attrs);
    case Tok::KwFor: return for_statement(attrs);
    case Tok::KwWhile: return while_statement(attrs);
    default: break;
  }
  refuse_attributes(attrs, "this statement");
  switch (peek().kind) {
    case Tok::Semicolon: {
      Stmt s;
      s.kind = StmtKind::Empty;
      s.span = take().span;
      return add(std::move(s));
    }
    case Tok::KwBreak:
      if (peek(1).kind == Tok::KwIf) {
        fail(DiagId::MisplacedStatement, peek().span, "`break if` is allowed only at the end of a `continuing` block", "write `if condition { break; }`");
        return add(Stmt{});
      }
      return keyword_only(StmtKind::Break);
    case Tok::KwContinue: return keyword_only(StmtKind::Continue);
    case Tok::KwDiscard: return keyword_only(StmtKind::Discard);
    case Tok::KwReturn: return return_statement();
    case Tok::KwVar:
    case Tok::KwLet:
    case Tok::KwConst: return declaration_statement();
    case Tok::KwConstAssert: {
      Stmt s;
      s.kind = StmtKind::ConstAssert;
      s.keyword_span = take().span;
      s.condition = expression();
      s.span = span_from(s.keyword_span.begin);
      expect(Tok::Semicolon, "after the assertion");
      return add(std::move(s));
    }
    case Tok::Underscore: {
      StmtId id = phony_assignment();
      expect(Tok::Semicolon, "after the assignment");
      return id;
    }
    default: break;
  }
  if (is(Tok::Identifier) && text(peek()) == "do" && peek(1).kind == Tok::BraceLeft) return refuse_do();
  if (is(Tok::KwElse)) fail(DiagId::MisplacedStatement, peek().span, "`else` without `if`");
  if (is(Tok::KwCase) || is(Tok::KwDefault)) fail(DiagId::MisplacedStatement, peek().span, fmt::format("`{}` outside a switch", text(peek())));
  if (is(Tok::KwContinuing)) fail(DiagId::MisplacedStatement, peek().span, "`continuing` is allowed only at the end of a loop");
  if (is(Tok::KwOverride) || is(Tok::KwFn) || is(Tok::KwStruct) || is(Tok::KwAlias))
    fail(DiagId::MisplacedStatement, peek().span, fmt::format("`{}` is allowed at module scope only", text(peek())));
  if (is(Tok::KwEnable) || is(Tok::KwRequires) || is(Tok::KwDiagnostic))
    fail(DiagId::MisplacedDirective, peek().span, fmt::format("`{}` is allowed only at the start of the module", text(peek())));
  StmtId id = assignment_or_call();
  expect(Tok::Semicolon, "after the statement");
  return id;
}

/// `do { ... } while (c);`, read as a whole.
StmtId Parser::refuse_do() {
  fail(DiagId::ReservedWord, peek().span, "`do` is a reserved word", reserved_habit("do"));
  panic_ = false;
  take();
  StmtId body = block("after `do`");
  if (!panic_ && accept(Tok::KwWhile)) {
    expression();
    if (!panic_) accept(Tok::Semicolon);
  }
  return body;
}

StmtId Parser::phony_assignment() {
  Stmt s;
  s.kind = StmtKind::PhonyAssign;
  Token underscore = take();
  s.keyword_span = peek().span;
  if (expect(Tok::Equal, "after `_`")) s.value = expression();
  s.span = span_from(underscore.span.begin);
  return add(std::move(s));
}

StmtId Parser::assignment_or_call() {
  if (panic_) return add(Stmt{});
  Stmt s;
  Token first = peek();
  if (first.kind != Tok::Identifier && first.kind != Tok::ParenLeft && first.kind != Tok::Star && first.kind != Tok::And) {
    std::string hint;
    if (first.kind == Tok::PlusPlus || first.kind == Tok::MinusMinus) hint = "write the operator after the variable: `i++;`";
    if (first.kind == Tok::IntLiteral || first.kind == Tok::FloatLiteral) hint = "a value that is not used is assigned to `_`";
    fail(DiagId::UnexpectedToken, first.span, fmt::format("expected a statement, found {}", describe(first)), hint);
    return add(std::move(s));
  }
  if (first.kind == Tok::Identifier && is_reserved_word(text(first)) && (peek(1).kind == Tok::Identifier || is_keyword(peek(1).kind))) {  // `static var x`
    fail(DiagId::ReservedWord, first.span, fmt::format("`{}` is a reserved word", text(first)), reserved_habit(text(first)));
    return add(std::move(s));
  }
  ExprId left = unary();
  if (panic_) return add(std::move(s));
  Token op = peek();
  BinaryOp binary_op;
  s.keyword_span = op.span;
  if (op.kind == Tok::Equal) {
    take();
    s.kind = StmtKind::Assign;
    s.target = left;
    s.value = expression();
  } else if (compound_operator(op.kind, &binary_op)) {
    take();
    s.kind = StmtKind::CompoundAssign;
    s.op = static_cast<uint8_t>(binary_op);
    s.target = left;
    s.value = expression();
  } else if (op.kind == Tok::PlusPlus || op.kind == Tok::MinusMinus) {
    take();
    s.kind = op.kind == Tok::PlusPlus ? StmtKind::Increment : StmtKind::Decrement;
    s.target = left;
  } else if (module_.exprs[left].kind == ExprKind::Call) {
    s.kind = StmtKind::Call;
    s.value = left;
    s.keyword_span = module_.exprs[left].span;
  } else {
    const Expr& e = module_.exprs[left];
    std::string hint;
    if (e.kind == ExprKind::Identifier && is(Tok::Identifier)) {
      const std::string type = wgsl_type(module_.symbols.text(e.name));
      hint = fmt::format("WGSL declares variables as `var {}: {} = value;`", text(peek()), type.empty() ? "type" : type);
    } else {
      hint = habit_here();
    }
    fail(DiagId::UnexpectedToken, op.span, fmt::format("expected an assignment or a call, found {}", describe(op)), hint);
  }
  s.span = span_from(first.span.begin);
  return add(std::move(s));
}

StmtId Parser::declaration_statement() {
  Stmt s;
  s.kind = StmtKind::Declaration;
  s.keyword_span = peek().span;
  DeclKind kind = is(Tok::KwVar) ? DeclKind::Var : is(Tok::KwLet) ? DeclKind::Let : DeclKind::Const;
  s.decl = variable(kind, {}, false);
  s.span = span_from(s.keyword_span.begin);
  expect(Tok::Semicolon, "after the declaration");
  return add(std::move(s));
}

StmtId Parser::return_statement() {
  Stmt s;
  s.kind = StmtKind::Return;
  s.keyword_span = take().span;
  if (!is(Tok::Semicolon) && !is(Tok::BraceRight)) s.value = expression();
  s.span = span_from(s.keyword_span.begin);
  expect(Tok::Semicolon, "after `return`");
  return add(std::move(s));
}

StmtId Parser::if_statement(AttributeRange attrs) {
  // A chain of else-if is as long as the file: a loop, not recursion. Each link hangs on the one before.
  StmtId first, previous;
  for (;;) {
    Stmt s;
    s.kind = StmtKind::If;
    s.attributes = attrs;
    attrs = {};
    s.keyword_span = take().span;
    s.condition = expression();
    s.body = block("after the condition");
    s.span = span_from(s.keyword_span.begin);
    StmtId id = add(std::move(s));
    if (!first) first = id;
    if (previous) module_.stmts[previous].else_branch = id;
    previous = id;
    if (panic_ || !accept(Tok::KwElse)) break;
    if (is(Tok::KwIf)) continue;
    StmtId other = block("after `else`");
    module_.stmts[previous].else_branch = other;
    break;
  }
  return first;
}

StmtId Parser::switch_statement(AttributeRange attrs) {
  Stmt s;
  s.kind = StmtKind::Switch;
  s.attributes = attrs;
  s.keyword_span = take().span;
  s.condition = expression();
  s.body_attributes = attributes();
  std::vector<SwitchClause> clauses;
  Nest nest(*this);
  bool bare = false;
  if (expect(Tok::BraceLeft, "after the selector")) {
    while (!panic_ && !is(Tok::BraceRight) && !is(Tok::End)) {
      SwitchClause clause;
      if (!switch_clause(&clause, &bare)) break;
      clauses.push_back(std::move(clause));
    }
    if (panic_) leave_switch();
    if (!panic_) expect(Tok::BraceRight, "after the clauses");
  }
  s.span = span_from(s.keyword_span.begin);
  s.clauses = append(module_.clauses, clauses);
  return add(std::move(s));
}

void Parser::leave_switch() {
  uint32_t braces = 0;
  while (!is(Tok::End) && !(is(Tok::BraceRight) && braces == 0)) {
    if (is(Tok::BraceLeft)) braces++;
    if (is(Tok::BraceRight)) braces--;
    take();
  }
  panic_ = is(Tok::End);  // then the missing brace only follows from what was reported
}

/// A clause whose statements stand without braces: reported once a switch, read over up to the next clause. False if its end is not found.
bool Parser::skip_bare_clause(bool reported) {
  if (reported) panic_ = true;
  else fail(DiagId::UnexpectedToken, peek().span, fmt::format("expected `{{` to open the clause, found {}", describe(peek())), "the statements of a clause are a block, which does not fall through: `case 1: { ... }`");
  size_t depth = 0;
  for (size_t at = at_; at + 1 < tokens_.size() && !clause_without_end_; at++) {
    const Tok kind = tokens_[at].kind;
    if (depth == 0 && (kind == Tok::KwCase || kind == Tok::KwDefault || kind == Tok::BraceRight)) {
      at_ = at;
      panic_ = false;
      return true;
    }
    if (kind == Tok::BraceLeft) depth++;
    if (kind == Tok::BraceRight) depth--;
  }
  clause_without_end_ = true;
  return false;
}

/// `bare`: a clause without braces was reported in this switch.
bool Parser::switch_clause(SwitchClause* clause, bool* bare) {
  refuse_attributes(attributes(), "a clause (only on its block)");
  Token t = peek();
  if (accept(Tok::KwDefault)) {
    clause->selectors.push_back({});
    clause->selector_spans.push_back(t.span);
  } else if (accept(Tok::KwCase)) {
    do {
      if (is(Tok::Colon) || is(Tok::BraceLeft) || is(Tok::At)) break;  // after a trailing comma
      Span span = peek().span;
      if (accept(Tok::KwDefault)) {
        clause->selectors.push_back({});
      } else {
        ExprId e = expression();
        clause->selectors.push_back(e);
        span = module_.exprs[e].span;
      }
      clause->selector_spans.push_back(span);
    } while (!panic_ && accept(Tok::Comma));
    if (clause->selectors.empty()) unexpected("a value after `case`");
  } else {
    unexpected("`case`, `default` or `}`");
    return false;
  }
  const bool colon = accept(Tok::Colon);
  if (!panic_ && colon && !is(Tok::BraceLeft) && !is(Tok::At) && peek().kind != Tok::Error) {
    bool again = *bare;
    *bare = true;
    return skip_bare_clause(again);
  }
  clause->body = block("to open the clause");
  clause->span = span_from(t.span.begin);
  return !panic_;
}

StmtId Parser::loop_statement(AttributeRange attrs) {
  Stmt s;
  s.kind = StmtKind::Loop;
  s.attributes = attrs;
  s.keyword_span = take().span;
  s.body = block("after `loop`", true, &s.continuing);
  s.body_attributes = module_.stmts[s.body].attributes;
  s.span = span_from(s.keyword_span.begin);
  return add(std::move(s));
}

StmtId Parser::for_statement(AttributeRange attrs) {
  Stmt s;
  s.kind = StmtKind::For;
  s.attributes = attrs;
  s.keyword_span = take().span;
  expect(Tok::ParenLeft, "after `for`");
  if (!panic_ && !is(Tok::Semicolon)) {
    if (is(Tok::KwVar) || is(Tok::KwLet) || is(Tok::KwConst)) {
      s.init = declaration_statement();
    } else {
      s.init = is(Tok::Underscore) ? phony_assignment() : assignment_or_call();
      expect(Tok::Semicolon, "after the initialiser of the loop");
    }
  } else {
    accept(Tok::Semicolon);
  }
  if (!panic_ && !is(Tok::Semicolon)) s.condition = expression();
  expect(Tok::Semicolon, "after the condition of the loop");
  if (!panic_ && !is(Tok::ParenRight)) s.update = is(Tok::Underscore) ? phony_assignment() : assignment_or_call();
  expect(Tok::ParenRight, "after the header of the loop");
  if (panic_) {  // a faulty header was reported: its pieces are no statements, go on with the body
    while (!is(Tok::BraceLeft) && !is(Tok::BraceRight) && !is(Tok::End)) take();
    panic_ = !is(Tok::BraceLeft);
  }
  s.body = block("after the header of the loop");
  s.body_attributes = module_.stmts[s.body].attributes;
  s.span = span_from(s.keyword_span.begin);
  return add(std::move(s));
}

StmtId Parser::while_statement(AttributeRange attrs) {
  Stmt s;
  s.kind = StmtKind::While;
  s.attributes = attrs;
  s.keyword_span = take().span;
  s.condition = expression();
  s.body = block("after the condition");
  s.body_attributes = module_.stmts[s.body].attributes;
  s.span = span_from(s.keyword_span.begin);
  return add(std::move(s));
}

}  // namespace tesela::syntax
