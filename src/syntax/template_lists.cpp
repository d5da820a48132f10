// SPDX-License-Identifier: Apache-2.0
// Template list discovery (WGSL section "Template Lists"): an identifier and `<` open a candidate; a `>` at the same nesting depth closes it;
// what cannot stand in a template list drops candidates.
#include <cstddef>

#include "syntax/lexer.h"

namespace tesela::syntax {
namespace {

struct Candidate {
  size_t token;
  uint32_t depth;
};

bool adjacent(const Token& a, const Token& b) { return a.span.end == b.span.begin; }

bool is_assignment(Tok kind) {
  switch (kind) {
    case Tok::Equal:
    case Tok::PlusEqual:
    case Tok::MinusEqual:
    case Tok::TimesEqual:
    case Tok::DivisionEqual:
    case Tok::ModuloEqual:
    case Tok::AndEqual:
    case Tok::OrEqual:
    case Tok::XorEqual:
      return true;
    default:
      return false;
  }
}

/// `>` `>` `=` and the like outside template lists become one operator.
void join_operators(std::vector<Token>& tokens) {
  size_t out = 0;
  for (size_t i = 0; i < tokens.size(); i++) {
    Token token = tokens[i];
    if (token.kind == Tok::Greater) {
      if (tokens[i + 1].kind == Tok::Greater && adjacent(token, tokens[i + 1])) {
        token = {Tok::ShiftRight, diag::cover(token.span, tokens[++i].span)};
        if (tokens[i + 1].kind == Tok::Equal && adjacent(token, tokens[i + 1])) token = {Tok::ShiftRightEqual, diag::cover(token.span, tokens[++i].span)};
      } else if (tokens[i + 1].kind == Tok::Equal && adjacent(token, tokens[i + 1])) {
        token = {Tok::GreaterEqual, diag::cover(token.span, tokens[++i].span)};
      }
    }
    tokens[out++] = token;
  }
  tokens.resize(out);
}

}  // namespace

void discover_template_lists(std::vector<Token>& tokens) {
  std::vector<Candidate> pending;
  uint32_t depth = 0;
  auto drop_from = [&](uint32_t at_least) {
    while (!pending.empty() && pending.back().depth >= at_least) pending.pop_back();
  };
  for (size_t i = 0; i < tokens.size(); i++) {
    Tok kind = tokens[i].kind;
    if ((kind == Tok::Identifier || is_keyword(kind)) && tokens[i + 1].kind == Tok::Less) {
      pending.push_back({++i, depth});
    } else if (kind == Tok::Greater) {
      if (!pending.empty() && pending.back().depth == depth) {
        tokens[pending.back().token].kind = Tok::TemplateStart;
        tokens[i].kind = Tok::TemplateEnd;
        pending.pop_back();
      } else if (tokens[i + 1].kind == Tok::Equal && adjacent(tokens[i], tokens[i + 1])) {
        i++;  // `>=`: not an assignment
      }
    } else if (kind == Tok::ParenLeft || kind == Tok::BracketLeft) {
      depth++;
    } else if (kind == Tok::ParenRight || kind == Tok::BracketRight) {
      drop_from(depth);
      if (depth) depth--;
    } else if (kind == Tok::AndAnd || kind == Tok::OrOr) {
      drop_from(depth);
    } else if (kind == Tok::Semicolon || kind == Tok::ProbeStart || kind == Tok::ProbeEnd || kind == Tok::BraceLeft || kind == Tok::Colon || is_assignment(kind)) {
      depth = 0;
      pending.clear();
    }
  }
  join_operators(tokens);
}

}  // namespace tesela::syntax
