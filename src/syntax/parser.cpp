// SPDX-License-Identifier: Apache-2.0
#include "syntax/parser.h"

#include <fmt/format.h>

#include "syntax/habits.h"
#include "syntax/parser_state.h"

namespace tesela::syntax {

Token Parser::take() {
  Token t = peek();
  if (at_ + 1 < tokens_.size()) at_++;
  return t;
}

bool Parser::accept(Tok kind) {
  if (!is(kind)) return false;
  take();
  return true;
}

std::string Parser::describe(const Token& t) const {
  if (t.kind == Tok::End) return "the end of the text";
  std::string_view word = text(t);
  if (word.size() > 40) return fmt::format("`{}...`", word.substr(0, 37));
  if (is_keyword(t.kind)) return fmt::format("keyword `{}`", word);
  return fmt::format("`{}`", word);
}

void Parser::fail(DiagId id, Span span, std::string message, std::string hint) {
  if (panic_ || dropped_rest_) return;
  panic_ = true;
  // The lexer reported this place already.
  if (peek().kind == Tok::Error && span == peek().span) return;
  sink_.report(id, span, std::move(message)).hint(std::move(hint));
}

void Parser::unexpected(std::string_view expected) { fail(DiagId::UnexpectedToken, peek().span, fmt::format("expected {}, found {}", expected, describe(peek())), habit_here()); }

std::string Parser::habit_here() const {
  const Token& t = peek();
  const Tok before = at_ ? tokens_[at_ - 1].kind : Tok::End;
  if (t.kind == Tok::PlusPlus || t.kind == Tok::MinusMinus) return "increments are statements of their own: `i++;` or `i += 1;`";
  if (t.kind == Tok::Arrow) return "members behind a pointer are reached with `.`: `p.member`";
  if (t.kind == Tok::Equal && before == Tok::EqualEqual) return "`==` compares; there is no `===`";
  if (t.kind == Tok::Greater && before == Tok::ShiftRight) return "there is no `>>>`: `>>` of a u32 shifts in zeros";
  if (t.kind == Tok::Equal && before != Tok::Colon) return "`=` assigns, as a statement of its own; `==` compares";
  if (before == Tok::Identifier && text(tokens_[at_ - 1]) == "not") return "the operator is `!`";
  if (t.kind == Tok::Identifier) return operator_habit(text(t));
  return {};
}

/// Whether nothing stands before the token on its line.
bool Parser::starts_line(const Token& t) const { return t.span.begin == 0 || sources_.text().substr(t.span.begin - 1, 1).find_first_of("\n\r") == 0; }

void Parser::skip_brackets() {
  constexpr size_t kMostTokens = 100;  // types are shorter
  size_t depth = 0;
  for (size_t i = at_; i + 1 < tokens_.size() && i < at_ + kMostTokens; i++) {
    const Tok kind = tokens_[i].kind;
    if (kind == Tok::BraceLeft || kind == Tok::BraceRight) return;
    if (kind == Tok::BracketLeft) depth++;
    if (kind != Tok::BracketRight || --depth > 0) continue;
    at_ = i + 1;
    return;
  }
}

bool Parser::expect(Tok kind, std::string_view where) {
  if (panic_) return false;
  if (accept(kind)) return true;
  if (kind == Tok::Semicolon && peek().kind != Tok::Error) {
    std::string hint = habit_here();
    if (is(Tok::BracketLeft)) hint = "the type of an array is written array<T, N>: `var a: array<i32, 4>;`";
    if (is(Tok::Comma)) hint = "each variable has a declaration of its own";
    // A missing semicolon belongs to the end of what came before it.
    uint32_t end = at_ ? tokens_[at_ - 1].span.end : 0;
    fail(DiagId::MissingSemicolon, hint.empty() ? Span{end ? end - 1 : 0, end} : peek().span, fmt::format("expected `;` {}, found {}", where, describe(peek())), hint);
    return false;
  }
  unexpected(fmt::format("`{}` {}", token_text(kind), where));
  if (is(Tok::BracketLeft)) skip_brackets();
  return false;
}

void Parser::enter() {
  if (++depth_ <= kMaxNesting) return;
  if (depth_ == kMaxNesting + 1)
    fail(DiagId::NestingTooDeep, peek().span, fmt::format("nesting is deeper than {} levels", kMaxNesting));
  panic_ = dropped_rest_ = true;
  at_ = tokens_.size() - 1;  // nothing sensible can follow
}

void Parser::synchronise(bool in_function) {
  panic_ = false;
  uint32_t braces = 0;
  while (!is(Tok::End)) {
    if (is(Tok::BraceLeft)) braces++;
    if (is(Tok::BraceRight)) {
      if (braces == 0) {
        if (!in_function) take();
        return;
      }
      take();
      if (--braces == 0) return;
      continue;
    }
    if (is(Tok::Semicolon) && braces == 0) {
      take();
      return;
    }
    // The start of something that cannot be part of what failed.
    if (!in_function && braces == 0 && at_ > 0 &&
        (is(Tok::KwFn) || is(Tok::KwStruct) || is(Tok::KwAlias) || is(Tok::KwOverride) || is(Tok::At)) && tokens_[at_ - 1].kind != Tok::At)
      return;
    take();
  }
}

void Parser::check_identifier(const Token& t) {
  std::string_view word = text(t);
  if (is_reserved_word(word))
    sink_.report(DiagId::ReservedWord, t.span, fmt::format("`{}` is a reserved word", word)).hint(reserved_habit(word));
  else if (word.starts_with("__"))
    sink_.report(DiagId::InvalidIdentifier, t.span, fmt::format("identifier `{}` starts with two underscores", word)).hint(name_habit(word.substr(2)));
}

bool Parser::identifier(Symbol* name, Span* span, std::string_view what) {
  if (panic_) return false;
  if (!is(Tok::Identifier)) {
    std::string hint = is(Tok::Underscore) ? "a single underscore is no name" : "";
    // A keyword that stands where a name would is taken for one, so that what follows is still read.
    const bool as_name = is_keyword(peek().kind) && (peek(1).kind == Tok::Colon || peek(1).kind == Tok::Equal);
    fail(is_keyword(peek().kind) ? DiagId::ReservedWord : DiagId::ExpectedIdentifier, peek().span, fmt::format("expected {}, found {}", what, describe(peek())), hint);
    if (!as_name) return false;
    panic_ = false;
    Token t = take();
    *name = module_.symbols.intern(text(t));
    *span = t.span;
    return true;
  }
  Token t = take();
  check_identifier(t);
  *name = module_.symbols.intern(text(t));
  *span = t.span;
  return true;
}

ExprId Parser::error_expr(Span span) {
  Expr e;
  e.span = span;
  return add(std::move(e));
}

Module Parser::run() {
  while (!is(Tok::End)) {
    size_t before = at_;
    if (is(Tok::KwEnable) || is(Tok::KwRequires) || is(Tok::KwDiagnostic))
      directive();
    else if (is(Tok::ProbeStart))
      probe_outside();
    else
      declaration();
    leaving_ = false;
    if (panic_) {
      synchronise(false);
      if (at_ == before) take();
    }
  }
  return std::move(module_);
}

Module parse(const diag::SourceSet& sources, diag::Sink& sink, bool probes) { return Parser(sources, lex(sources, sink, probes), sink).run(); }

}  // namespace tesela::syntax
