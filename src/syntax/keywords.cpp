// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <iterator>

#include "syntax/lexer.h"

namespace tesela::syntax {
namespace {

// Sorted by code unit: looked up by binary search.
constexpr std::string_view kReserved[] = {
    "NULL", "Self", "abstract", "active", "alignas", "alignof", "as", "asm", "asm_fragment", "async", "attribute", "auto", "await", "become", "cast", "catch", "class",
    "co_await", "co_return", "co_yield", "coherent", "column_major", "common", "compile", "compile_fragment", "concept", "const_cast", "consteval", "constexpr", "constinit",
    "crate", "debugger", "decltype", "delete", "demote", "demote_to_helper", "do", "dynamic_cast", "enum", "explicit", "export", "extends", "extern", "external", "fallthrough",
    "filter", "final", "finally", "friend", "from", "fxgroup", "get", "goto", "groupshared", "highp", "impl", "implements", "import", "inline", "instanceof", "interface",
    "layout", "lowp", "macro", "macro_rules", "match", "mediump", "meta", "mod", "module", "move", "mut", "mutable", "namespace", "new", "nil", "noexcept", "noinline",
    "nointerpolation", "non_coherent", "noncoherent", "noperspective", "null", "nullptr", "of", "operator", "package", "packoffset", "partition", "pass", "patch", "pixelfragment",
    "precise", "precision", "premerge", "priv", "protected", "pub", "public", "readonly", "ref", "regardless", "register", "reinterpret_cast", "require", "resource", "restrict",
    "self", "set", "shared", "sizeof", "smooth", "snorm", "static", "static_assert", "static_cast", "std", "subroutine", "super", "target", "template", "this", "thread_local",
    "throw", "trait", "try", "type", "typedef", "typeid", "typename", "typeof", "union", "unless", "unorm", "unsafe", "unsized", "use", "using", "varying", "virtual", "volatile",
    "wgsl", "where", "with", "writeonly", "yield"};

constexpr std::string_view kTexts[] = {"end of file", "", "", "", "", "<", ">", "//@", "", "end of line",
#define TOKEN(name, text) text,
#define KEYWORD(name, text) text,
#include "syntax/tokens.def"
#undef TOKEN
#undef KEYWORD
};
static_assert(kTexts[static_cast<size_t>(Tok::And)] == "&", "a text for each kind of token");

}  // namespace

std::string_view token_text(Tok kind) { return kTexts[static_cast<size_t>(kind)]; }
bool is_keyword(Tok kind) { return kind >= Tok::KwAlias; }
bool is_reserved_word(std::string_view word) { return std::binary_search(std::begin(kReserved), std::end(kReserved), word); }

}  // namespace tesela::syntax
