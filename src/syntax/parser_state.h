// SPDX-License-Identifier: Apache-2.0
// The state that the parse_*.cpp files share. Recovery: a failed rule reports once and throws the parser into panic; everything
// returns at once until a statement or declaration boundary, where synchronise() ends it.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "diag/sink.h"
#include "syntax/ast.h"
#include "syntax/lexer.h"

namespace tesela::syntax {

class Parser {
 public:
  Parser(const diag::SourceSet& sources, std::vector<Token> tokens, diag::Sink& sink) : sources_(sources), tokens_(std::move(tokens)), sink_(sink) {}
  Module run();

 private:
  using DiagId = diag::DiagId;
  using AttributeRange = Range<Attribute>;

  // Tokens.
  const Token& peek(size_t n = 0) const { return tokens_[at_ + n < tokens_.size() ? at_ + n : tokens_.size() - 1]; }
  bool is(Tok kind) const { return peek().kind == kind; }
  Token take();
  bool accept(Tok kind);
  /// Takes this token or reports "expected `;` after X".
  bool expect(Tok kind, std::string_view where);
  std::string_view text(const Token& t) const { return sources_.text(t.span); }
  std::string describe(const Token& t) const;
  Span span_from(uint32_t begin) const { return {begin, at_ ? tokens_[at_ - 1].span.end : begin}; }
  /// Reports unless in panic already, then panics.
  void fail(DiagId id, Span span, std::string text, std::string hint = {});
  void unexpected(std::string_view expected);
  /// A hint for this token, where what it means in another language is known.
  std::string habit_here() const;
  bool starts_line(const Token& t) const;
  /// Past the bracket that closes the one here, if it is closed before the next brace.
  void skip_brackets();
  /// Skips to after the next `;`, or to before a `}` or the start of something new, over balanced braces.
  void synchronise(bool in_function);

  /// Counts nesting; `ok()` false when the limit is passed (then the rest of the text is dropped).
  class Nest {
   public:
    explicit Nest(Parser& p) : p_(p) { p_.enter(); }
    ~Nest() { p_.depth_--; }

   private:
    Parser& p_;
  };
  void enter();

  // Names.
  /// An identifier that is declared or used: keywords, reserved words, `_` and `__x` are refused.
  bool identifier(Symbol* name, Span* span, std::string_view what);
  void check_identifier(const Token& t);

  // Pools.
  template <class T>
  static Range<T> append(std::vector<T>& pool, const std::vector<T>& items) {
    Range<T> range{static_cast<uint32_t>(pool.size()), static_cast<uint32_t>(items.size())};
    pool.insert(pool.end(), items.begin(), items.end());
    return range;
  }
  ExprId add(Expr e) { return module_.exprs.add(std::move(e)); }
  StmtId add(Stmt s) { return module_.stmts.add(std::move(s)); }
  ExprId error_expr(Span span);

  // Expressions (parse_expr.cpp).
  ExprId expression();
  ExprId relational(ExprId left);
  ExprId shift(ExprId left);
  ExprId additive(ExprId left);
  ExprId unary();
  ExprId singular();
  ExprId primary();
  ExprId template_identifier();
  ExprId binary(BinaryOp op, Span op_span, ExprId a, ExprId b);
  ExprId type_specifier();
  Range<ExprId> arguments(Tok end, std::string_view what);
  /// `before`: the operator that this one cannot follow; `what`: what it is called, if that is not its own text.
  void refuse_mixed(std::string_view before, std::string_view what = {});
  void refuse_method(ExprId member);
  void refuse_cast(ExprId parenthesized);

  // Statements (parse_stmt.cpp).
  bool begins_declaration() const;
  StmtId statement();
  StmtId block(std::string_view what, bool continuing_allowed = false, StmtId* continuing = nullptr, bool is_continuing = false);
  StmtId if_statement(AttributeRange attributes);
  StmtId switch_statement(AttributeRange attributes);
  StmtId loop_statement(AttributeRange attributes);
  StmtId for_statement(AttributeRange attributes);
  StmtId while_statement(AttributeRange attributes);
  StmtId return_statement();
  StmtId declaration_statement();
  StmtId assignment_or_call();
  StmtId phony_assignment();
  bool switch_clause(SwitchClause* clause, bool* bare);
  bool skip_bare_clause(bool reported);
  StmtId refuse_do();
  /// After a fault between the clauses: goes on to the `}` of the switch, so that later clauses are not read as statements.
  void leave_switch();
  StmtId keyword_only(StmtKind kind);

  // Probes (parse_probe.cpp).
  StmtId probe();
  void probe_outside();
  void end_probe();

  // Declarations (parse_decl.cpp).
  AttributeRange attributes();
  void refuse_attributes(AttributeRange range, std::string_view what);
  void directive();
  void declaration();
  DeclId variable(DeclKind kind, AttributeRange attributes, bool module_scope);
  DeclId alias();
  DeclId structure();
  bool structure_member(StructMember* member, bool* reported);
  void skip_members();
  std::string parameter_hint(const Parameter& parameter) const;
  void function_result(Decl* d);
  DeclId function(AttributeRange attributes);
  DeclId const_assert();

  const diag::SourceSet& sources_;
  std::vector<Token> tokens_;
  diag::Sink& sink_;
  Module module_;
  size_t at_ = 0;
  uint32_t depth_ = 0;
  bool panic_ = false;
  bool dropped_rest_ = false;  ///< the nesting limit was passed: reported once, all that follows is unread
  bool leaving_ = false;       ///< in panic, and nothing up to module scope can go on: a `}` is missing
  bool clause_without_end_ = false;  ///< the end of a clause was looked for up to the end of the text, once
  bool seen_declaration_ = false;
};

}  // namespace tesela::syntax
