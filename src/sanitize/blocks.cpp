// SPDX-License-Identifier: Apache-2.0
#include "sanitize/blocks.h"

#include <algorithm>

namespace tesela::sanitize {
namespace {

bool is_word(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || (static_cast<unsigned char>(c) & 0x80) != 0; }

/// Words and single characters of a text, comments left out.
class Scanner {
 public:
  Scanner(std::string_view text, size_t begin) : text_(text), next_(begin) {}
  /// Moves to the next token; false at the end.
  bool step() {
    skip();
    if (next_ >= text_.size()) return false;
    begin_ = next_++;
    if (is_word(text_[begin_]))
      while (next_ < text_.size() && is_word(text_[next_])) ++next_;
    return true;
  }
  std::string_view token() const { return text_.substr(begin_, next_ - begin_); }
  uint32_t begin() const { return static_cast<uint32_t>(begin_); }
  uint32_t end() const { return static_cast<uint32_t>(next_); }

 private:
  void skip() {
    for (; next_ < text_.size(); ++next_) {
      const char c = text_[next_];
      if (text_.substr(next_, 2) == "//") {
        next_ = std::min(text_.find('\n', next_), text_.size() - 1);
      } else if (text_.substr(next_, 2) == "/*") {
        skip_comment();
      } else if (c != ' ' && c != '\t' && c != '\n' && c != '\r' && c != '\v' && c != '\f') {
        return;
      }
    }
  }
  /// Block comments nest. Ends at the last character.
  void skip_comment() {
    for (size_t depth = 0; next_ + 1 < text_.size(); ++next_) {
      const std::string_view two = text_.substr(next_, 2);
      if (two != "/*" && two != "*/") continue;
      ++next_;
      depth += two == "/*" ? 1 : -size_t{1};
      if (depth == 0) return;
    }
  }
  std::string_view text_;
  size_t begin_ = 0, next_;
};

std::optional<Block::Kind> kind_of(std::string_view word) {
  if (word == "fn") return Block::Kind::Function;
  if (word == "if") return Block::Kind::If;
  if (word == "else") return Block::Kind::Else;
  if (word == "case" || word == "default") return Block::Kind::Case;
  if (word == "for" || word == "while" || word == "loop") return Block::Kind::Loop;
  if (word == "continuing") return Block::Kind::Continuing;
  return std::nullopt;
}

}  // namespace

std::vector<Block> blocks_round(std::string_view text, uint32_t offset) {
  std::vector<Block> blocks;
  Block next;  // of the brace to come
  size_t round_brackets = 0;
  Scanner at(text, 0);
  while (at.step()) {
    const bool reached = at.begin() >= offset;
    const std::string_view token = at.token();
    if (reached && next.kind != Block::Kind::Loop) break;
    if (token == "(") ++round_brackets;
    if (token == ")" && round_brackets > 0) --round_brackets;
    if (token == "{") {
      next.open = at.begin();
      if (next.kind == Block::Kind::Other) next.keyword = next.open;
      blocks.push_back(next);
      next = {};
      if (reached) break;
    } else if (token == "}") {
      if (!blocks.empty()) blocks.pop_back();
    } else if (token == ";" && round_brackets == 0) {
      next = {};
    } else if (const auto kind = kind_of(token); kind && next.kind != Block::Kind::Else) {
      next = {*kind, at.begin(), 0};
    }
  }
  return blocks;
}

uint32_t end_of(std::string_view text, const Block& block) {
  Scanner at(text, block.open);
  size_t depth = 0;
  while (at.step()) {
    depth += at.token() == "{";
    if (at.token() == "}" && --depth == 0) return at.begin();
  }
  return static_cast<uint32_t>(text.size());
}

bool is_branch_of(std::string_view text, const Block& first, const Block& other) {
  uint32_t close = end_of(text, first);
  for (;;) {
    Scanner at(text, close + size_t{1});
    if (!at.step() || at.token() != "else" || at.begin() > other.keyword) return false;
    if (at.begin() == other.keyword) return true;
    while (at.token() != "{")
      if (!at.step()) return false;
    close = end_of(text, {Block::Kind::Else, at.begin(), at.begin()});
  }
}

std::string_view builtin_name(std::string_view text, std::string_view builtin) {
  Scanner at(text, 0);
  std::string_view before;
  while (at.step()) {
    if (at.token() == builtin && before == "(") {
      while (at.step() && (at.token() == ")" || at.token() == ","));
      return is_word(at.token().empty() ? ' ' : at.token()[0]) ? at.token() : std::string_view();
    }
    before = at.token();
  }
  return {};
}

std::optional<diag::Span> bare_step(std::string_view text, std::string_view name) {
  if (name.empty()) return std::nullopt;
  Scanner at(text, 0);
  std::string_view before, second_before;
  while (at.step()) {
    if (at.token() == name && (before == "+" || (before == "=" && second_before == "+"))) {
      diag::Span span{at.begin(), at.end()};
      Scanner after = at;
      if (after.step() && after.token() == "." && after.step()) {
        span.end = after.end();
        if (!after.step()) return span;
      }
      if (after.token() != "*") return span;
    }
    second_before = before;
    before = at.token();
  }
  return std::nullopt;
}

}  // namespace tesela::sanitize
