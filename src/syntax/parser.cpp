// SPDX-License-Identifier: Apache-2.0
#include "syntax/parser.h"

#include <fmt/format.h>

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

void Parser::unexpected(std::string_view expected) { fail(DiagId::UnexpectedToken, peek().span, fmt::format("expected {}, found {}", expected, describe(peek()))); }

bool Parser::expect(Tok kind, std::string_view where) {
  if (panic_) return false;
  if (accept(kind)) return true;
  if (kind == Tok::Semicolon && peek().kind != Tok::Error) {
    std::string hint;
    if (is(Tok::PlusPlus) || is(Tok::MinusMinus)) hint = "increments are statements of their own: `i++;` or `i += 1;`";
    // A missing semicolon belongs to the end of what came before it.
    uint32_t end = at_ ? tokens_[at_ - 1].span.end : 0;
    fail(DiagId::MissingSemicolon, hint.empty() ? Span{end ? end - 1 : 0, end} : peek().span, fmt::format("expected `;` {}, found {}", where, describe(peek())), hint);
    return false;
  }
  unexpected(fmt::format("`{}` {}", token_text(kind), where));
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
    sink_.report(DiagId::ReservedWord, t.span, fmt::format("`{}` is a reserved word", word));
  else if (word.starts_with("__"))
    sink_.report(DiagId::InvalidIdentifier, t.span, fmt::format("identifier `{}` starts with two underscores", word));
}

bool Parser::identifier(Symbol* name, Span* span, std::string_view what) {
  if (panic_) return false;
  if (!is(Tok::Identifier)) {
    std::string hint = is(Tok::Underscore) ? "a single underscore is no name" : "";
    fail(is_keyword(peek().kind) ? DiagId::ReservedWord : DiagId::ExpectedIdentifier, peek().span, fmt::format("expected {}, found {}", what, describe(peek())), hint);
    return false;
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
    else
      declaration();
    if (panic_) {
      synchronise(false);
      if (at_ == before) take();
    }
  }
  return std::move(module_);
}

Module parse(const diag::SourceSet& sources, diag::Sink& sink) { return Parser(sources, lex(sources, sink), sink).run(); }

}  // namespace tesela::syntax
