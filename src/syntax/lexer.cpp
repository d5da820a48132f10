// SPDX-License-Identifier: Apache-2.0
#include "syntax/lexer.h"

#include <fmt/format.h>
#include <utf8proc.h>

#include <unordered_map>

namespace tesela::syntax {
namespace {

using diag::DiagId;
using diag::Span;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_hex_digit(char c) { return is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }
bool is_ascii_start(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

/// Code points that Unicode adds to or takes from what the general category says (Other_ID_Start, Other_ID_Continue, and the closure under NFKC
/// that makes XID of ID). Facts from the Unicode character database.
bool other_id_start(int32_t c) { return c == 0x1885 || c == 0x1886 || c == 0x2118 || c == 0x212E || c == 0x309B || c == 0x309C; }
bool other_id_continue(int32_t c) { return c == 0xB7 || c == 0x387 || (c >= 0x1369 && c <= 0x1371) || c == 0x19DA; }
bool not_xid_start(int32_t c) {
  return c == 0x37A || c == 0xE33 || c == 0xEB3 || c == 0x309B || c == 0x309C || (c >= 0xFC5E && c <= 0xFC63) || c == 0xFDFA || c == 0xFDFB || c == 0xFE70 || c == 0xFE72 ||
         c == 0xFE74 || c == 0xFE76 || c == 0xFE78 || c == 0xFE7A || c == 0xFE7C || c == 0xFE7E || c == 0xFF9E || c == 0xFF9F || c == 0x2E2F;
}
bool not_xid_continue(int32_t c) {
  return c == 0x37A || c == 0x309B || c == 0x309C || (c >= 0xFC5E && c <= 0xFC63) || c == 0xFDFA || c == 0xFDFB || c == 0xFE70 || c == 0xFE72 || c == 0xFE74 || c == 0xFE76 ||
         c == 0xFE78 || c == 0xFE7A || c == 0xFE7C || c == 0xFE7E || c == 0x2E2F;
}

bool is_xid_start(int32_t c) {
  utf8proc_category_t k = utf8proc_category(c);
  bool letter = (k >= UTF8PROC_CATEGORY_LU && k <= UTF8PROC_CATEGORY_LO) || k == UTF8PROC_CATEGORY_NL;
  return (letter || other_id_start(c)) && !not_xid_start(c);
}
bool is_xid_continue(int32_t c) {
  utf8proc_category_t k = utf8proc_category(c);
  bool mark = k == UTF8PROC_CATEGORY_MN || k == UTF8PROC_CATEGORY_MC || k == UTF8PROC_CATEGORY_ND || k == UTF8PROC_CATEGORY_PC;
  bool letter = (k >= UTF8PROC_CATEGORY_LU && k <= UTF8PROC_CATEGORY_LO) || k == UTF8PROC_CATEGORY_NL || other_id_start(c);
  return (letter || mark || other_id_continue(c)) && !not_xid_continue(c);
}

const std::unordered_map<std::string_view, Tok>& keywords() {
  static const std::unordered_map<std::string_view, Tok> map = {
#define TOKEN(name, text)
#define KEYWORD(name, text) {text, Tok::Kw##name},
#include "syntax/tokens.def"
#undef TOKEN
#undef KEYWORD
  };
  return map;
}

class Lexer {
 public:
  Lexer(std::string_view text, diag::Sink& sink, bool probes) : text_(text), sink_(sink), probes_(probes) {}

  std::vector<Token> run() {
    tokens_.reserve(text_.size() / 4 + 16);
    if (text_.substr(0, 3) == "\xEF\xBB\xBF") {
      sink_.report(DiagId::InvalidCharacter, {0, 3}, "a byte order mark is not part of WGSL").hint("save the file as UTF-8 without a byte order mark");
      at_ = 3;
    }
    while (at_ < text_.size() && !stopped_) next();
    Span end{static_cast<uint32_t>(text_.size()), static_cast<uint32_t>(text_.size())};
    tokens_.push_back({Tok::End, end});
    return std::move(tokens_);
  }

 private:
  char peek(size_t n = 0) const { return at_ + n < text_.size() ? text_[at_ + n] : '\0'; }
  Span span_from(size_t begin) const { return {static_cast<uint32_t>(begin), static_cast<uint32_t>(at_)}; }
  void push(Tok kind, size_t begin) { tokens_.push_back({kind, span_from(begin)}); }

  /// Code point at `at`; its length in bytes goes to `n`. -1 if the bytes are not UTF-8.
  int32_t decode(size_t at, size_t* n) const {
    utf8proc_int32_t c = -1;
    utf8proc_ssize_t got = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text_.data() + at), static_cast<utf8proc_ssize_t>(text_.size() - at), &c);
    *n = got > 0 ? static_cast<size_t>(got) : 1;
    return got > 0 ? c : -1;
  }

  void next() {
    char c = peek();
    if (c == ' ' || (c >= '\t' && c <= '\r')) {
      at_++;
    } else if (probes_ && text_.substr(at_, 3) == "//@") {
      probe();
    } else if (c == '/' && peek(1) == '/') {
      line_comment();
    } else if (c == '/' && peek(1) == '*') {
      block_comment();
    } else if (is_ascii_start(c)) {
      identifier();
    } else if (is_digit(c) || (c == '.' && is_digit(peek(1)))) {
      number();
    } else if (static_cast<unsigned char>(c) >= 0x80) {
      non_ascii();
    } else {
      punctuation();
    }
  }

  /// Checks one character inside a comment and steps over it.
  void comment_character() {
    size_t n = 1;
    if (static_cast<unsigned char>(peek()) >= 0x80) {
      if (decode(at_, &n) < 0) invalid_utf8();
    } else if (peek() == '\0') {
      sink_.report(DiagId::InvalidCharacter, {static_cast<uint32_t>(at_), static_cast<uint32_t>(at_ + 1)}, "a null character is not allowed in WGSL");
    }
    at_ += n;
  }

  /// The rest of the line is tokens, between two that say so.
  void probe() {
    const size_t begin = at_, end = std::min(text_.find_first_of("\n\v\f\r", at_), text_.size());
    at_ += 3;
    push(Tok::ProbeStart, begin);
    const std::string_view whole = text_;
    text_ = text_.substr(0, end);  // nothing goes on behind the line
    while (at_ < end && !stopped_) {
      if (peek() == '"') probe_text();
      else if (peek() == '/' && (peek(1) == '/' || peek(1) == '*')) break;
      else next();
    }
    text_ = whole;
    at_ = end;
    push(Tok::ProbeEnd, end);
  }

  void probe_text() {
    const size_t begin = at_, close = text_.find('"', at_ + 1);
    if (close == std::string_view::npos) {
      at_ = text_.size();
      sink_.report(DiagId::InvalidProbe, span_from(begin), "this text is not closed").hint("end it with a quotation mark");
      return;
    }
    at_ = close + 1;
    push(Tok::ProbeText, begin);
  }

  void line_comment() {
    while (at_ < text_.size() && !stopped_) {
      char c = peek();
      if (c >= '\n' && c <= '\r') return;
      std::string_view rest = text_.substr(at_, 3);
      if (rest.substr(0, 2) == "\xC2\x85" || rest == "\xE2\x80\xA8" || rest == "\xE2\x80\xA9") return;
      comment_character();
    }
  }

  void block_comment() {
    size_t begin = at_;
    uint32_t depth = 0;
    do {
      if (at_ >= text_.size()) {
        sink_.report(DiagId::UnterminatedComment, {static_cast<uint32_t>(begin), static_cast<uint32_t>(begin + 2)}, "this block comment is never closed")
            .hint(depth > 1 ? "block comments nest: every `/*` needs its own `*/`" : "");
        return;
      }
      if (peek() == '/' && peek(1) == '*') {
        depth++;
        at_ += 2;
      } else if (peek() == '*' && peek(1) == '/') {
        depth--;
        at_ += 2;
      } else {
        comment_character();
      }
    } while (depth && !stopped_);
  }

  void invalid_utf8() {
    // One report: a file in another encoding would give thousands.
    sink_.report(DiagId::InvalidUtf8, {static_cast<uint32_t>(at_), static_cast<uint32_t>(at_ + 1)}, fmt::format("byte 0x{:02x} is not valid UTF-8", static_cast<unsigned char>(peek())));
    stopped_ = true;
  }

  void non_ascii() {
    size_t n = 1;
    int32_t c = decode(at_, &n);
    if (c < 0) return invalid_utf8(), void(at_++);
    if (c == 0x85 || c == 0x200E || c == 0x200F || c == 0x2028 || c == 0x2029) {
      at_ += n;
    } else if (is_xid_start(c)) {
      identifier();
    } else {
      unknown_character(n, fmt::format("U+{:04X}", c));
    }
  }

  void unknown_character(size_t n, const std::string& name) {
    size_t begin = at_;
    at_ += n;
    auto report = sink_.report(DiagId::InvalidCharacter, span_from(begin), fmt::format("character {} is not part of WGSL", name));
    if (text_[begin] == '#') {
      report.hint("WGSL has no preprocessor; use `const`, `override`, or the program's --define");
      return skip_preprocessor(begin);
    }
    if (text_[begin] == '?') report.hint("WGSL has no ?: operator; use select(if_false, if_true, condition)");
    if (text_[begin] == '"' || text_[begin] == '\'') {
      report.hint("WGSL has no strings or characters");
      size_t end = text_.find_first_of(std::string{text_[begin], '\n', '\r'}, at_);  // what is quoted is no code
      if (end != text_.npos && text_[end] == text_[begin]) at_ = end + 1;
    }
    push(Tok::Error, begin);
  }

  /// The rest of a line that begins with `#`, and of those that only go on with it (`#else`, `#endif`): the first was reported.
  void skip_preprocessor(size_t begin) {
    size_t first = begin;
    while (first > 0 && (text_[first - 1] == ' ' || text_[first - 1] == '\t')) first--;
    if (first > 0 && text_[first - 1] != '\n' && text_[first - 1] != '\r') return push(Tok::Error, begin);
    std::string_view word = text_.substr(at_, 5);
    if (word == "ifdef" || word == "ifnde" || word.starts_with("if ")) in_preprocessor_ = true;
    at_ = std::min(text_.find_first_of("\n\r", at_), text_.size());
  }
  /// Whether this `#` goes on with a conditional that was reported.
  bool continues_preprocessor() const {
    std::string_view word = text_.substr(at_ + 1, 5);
    return in_preprocessor_ && (word.starts_with("else") || word.starts_with("elif") || word.starts_with("endif"));
  }

  void identifier() {
    size_t begin = at_;
    while (at_ < text_.size()) {
      char c = peek();
      if (is_ascii_start(c) || is_digit(c)) {
        at_++;
      } else if (static_cast<unsigned char>(c) >= 0x80) {
        size_t n = 1;
        int32_t code = decode(at_, &n);
        if (code < 0 || !(at_ == begin ? is_xid_start(code) : is_xid_continue(code))) break;
        at_ += n;
      } else {
        break;
      }
    }
    std::string_view word = text_.substr(begin, at_ - begin);
    if (word == "_") return push(Tok::Underscore, begin);
    auto found = keywords().find(word);
    push(found == keywords().end() ? Tok::Identifier : found->second, begin);
  }

  void digits() {
    while (is_digit(peek())) at_++;
  }
  void hex_digits() {
    while (is_hex_digit(peek())) at_++;
  }
  /// Exponent after `e` or `p`, if one follows.
  bool exponent(char lower) {
    if ((peek() | 0x20) != lower) return false;
    size_t sign = peek(1) == '+' || peek(1) == '-' ? 1 : 0;
    if (!is_digit(peek(1 + sign))) return false;
    at_ += 1 + sign;
    digits();
    return true;
  }

  void number() {
    size_t begin = at_;
    Tok kind = Tok::IntLiteral;
    bool hex = peek() == '0' && (peek(1) == 'x' || peek(1) == 'X');
    if (hex) {
      at_ += 2;
      size_t first = at_;
      hex_digits();
      bool any = at_ > first, point = false;
      if (peek() == '.') {
        point = true;
        at_++;
        size_t fraction = at_;
        hex_digits();
        any |= at_ > fraction;
      }
      bool has_exponent = exponent('p');
      if (point || has_exponent) kind = Tok::FloatLiteral;
      if (!any) return malformed(begin);
      if (has_exponent ? peek() == 'f' || peek() == 'h' : !point && (peek() == 'i' || peek() == 'u')) at_++;
    } else {
      digits();
      bool leading_zero = text_[begin] == '0' && at_ - begin > 1;
      bool point = peek() == '.';
      if (point) {
        at_++;
        digits();
      }
      bool has_exponent = exponent('e');
      bool float_form = point || has_exponent;
      if (float_form) kind = Tok::FloatLiteral;
      if (peek() == 'f' || peek() == 'h') {
        at_++;
        kind = Tok::FloatLiteral;
      } else if (!float_form && (peek() == 'i' || peek() == 'u')) {
        at_++;
      }
      if (leading_zero && !float_form) return malformed(begin);
    }
    if (is_ascii_start(peek()) || is_digit(peek())) return malformed(begin);
    push(kind, begin);
  }

  void malformed(size_t begin) {
    while (is_ascii_start(peek()) || is_digit(peek()) || (peek() == '.' && is_digit(peek(1)))) at_++;
    push(Tok::Error, begin);
    std::string_view word = text_.substr(begin, at_ - begin);
    auto report = sink_.report(DiagId::InvalidNumber, span_from(begin), fmt::format("`{}` is not a number of WGSL", word.substr(0, 60)));
    if (word.size() > 1 && word[0] == '0' && is_digit(word[1])) report.hint("a whole number has no leading zero");
    if (word.ends_with("F") || word.ends_with("U") || word.ends_with("lf") || word.ends_with("H") || word.ends_with("I")) report.hint("number suffixes are i, u, f and h in lower case");
    if (word.ends_with("d") || word.ends_with("D")) report.hint("WGSL has no double precision: the suffix is f, or leave it out");
    if (word.ends_with("l") || word.ends_with("L")) report.hint("integers have 32 bits: the suffix is i or u, or leave it out");
    if (word.starts_with("0b") || word.starts_with("0B")) report.hint("WGSL has decimal and hexadecimal numbers only");
    if (word.find('_') != word.npos) report.hint("digits stand together, without separators");
  }

  void punctuation() {
    static constexpr std::string_view three[] = {"<<="};  // `>>=`, `>>`, `>=` are joined later: `>` may end a template list
    static constexpr std::string_view two[] = {"&&", "->", "==", "!=", "<=", "<<", "--", "++", "||", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^="};
    size_t begin = at_;
    size_t n = 1;
    for (std::string_view t : two)
      if (text_.substr(at_, 2) == t) n = 2;
    for (std::string_view t : three)
      if (text_.substr(at_, 3) == t) n = 3;
    Tok kind = punctuation_kind(text_.substr(at_, n));
    if (kind == Tok::Error) {
      char c = peek();
      if (c == '#' && continues_preprocessor()) {
        at_ = std::min(text_.find_first_of("\n\r", at_), text_.size());
        return;
      }
      return unknown_character(1, c == '\0' ? "U+0000" : c < ' ' || c == 0x7f ? fmt::format("U+{:04X}", static_cast<unsigned>(c)) : fmt::format("`{}`", c));
    }
    at_ += n;
    push(kind, begin);
  }

  static Tok punctuation_kind(std::string_view text) {
    static const std::unordered_map<std::string_view, Tok> map = {
#define TOKEN(name, text) {text, Tok::name},
#define KEYWORD(name, text)
#include "syntax/tokens.def"
#undef TOKEN
#undef KEYWORD
    };
    auto found = map.find(text);
    return found == map.end() ? Tok::Error : found->second;
  }

  std::string_view text_;
  diag::Sink& sink_;
  bool probes_;
  size_t at_ = 0;
  bool stopped_ = false;
  bool in_preprocessor_ = false;
  std::vector<Token> tokens_;
};

}  // namespace

std::vector<Token> lex(const diag::SourceSet& sources, diag::Sink& sink, bool probes) {
  std::vector<Token> tokens = Lexer(sources.text(), sink, probes).run();
  discover_template_lists(tokens);
  return tokens;
}

}  // namespace tesela::syntax
