// SPDX-License-Identifier: Apache-2.0
// Text to tokens. Template lists are discovered here too (WGSL section "Template Lists"), so that the parser sees TemplateStart and
// TemplateEnd where `<` and `>` are brackets, and operators everywhere else.
#pragma once
#include <string_view>
#include <vector>

#include "diag/sink.h"
#include "diag/source.h"

namespace tesela::syntax {

enum class Tok : uint8_t {
  End,
  Error,  ///< text that is no token; a diagnostic was given
  Identifier,
  IntLiteral,
  FloatLiteral,
  TemplateStart,
  TemplateEnd,
  ProbeStart,  ///< `//@`, where probes are read; what follows on the line is tokens
  ProbeText,   ///< "text" with its quotes, in a probe only
  ProbeEnd,    ///< the end of that line
#define TOKEN(name, text) name,
#define KEYWORD(name, text) Kw##name,
#include "syntax/tokens.def"
#undef TOKEN
#undef KEYWORD
};

struct Token {
  Tok kind = Tok::End;
  diag::Span span;
};

/// Spelling of a token kind for messages; empty for identifiers and literals.
std::string_view token_text(Tok kind);
bool is_keyword(Tok kind);
/// Whether WGSL reserves this word for later use.
bool is_reserved_word(std::string_view word);

/// All tokens of the text; the last one is End. Errors: bytes that are not UTF-8, characters outside the language, open comments, malformed numbers.
/// `probes`: comments that begin with `//@` are probes, else they are comments.
std::vector<Token> lex(const diag::SourceSet& sources, diag::Sink& sink, bool probes = false);

/// Marks template lists and joins `>` `>` and `>` `=` elsewhere. `lex` calls it.
void discover_template_lists(std::vector<Token>& tokens);

}  // namespace tesela::syntax
