// SPDX-License-Identifier: Apache-2.0
// Source text and spans. A SourceSet holds the files of one module joined in order (several files, prepended text); a span
// is a pair of byte offsets into the joined text, so that one 32-bit number names a place in any file.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tesela::diag {

/// Byte offsets [begin, end) into the joined text of a SourceSet. The default span is "no place".
struct Span {
  uint32_t begin = ~0u;
  uint32_t end = ~0u;
  bool valid() const { return begin != ~0u; }
  bool operator==(const Span&) const = default;
};
/// The smallest span that covers both.
inline Span cover(Span a, Span b) {
  if (!a.valid()) return b;
  if (!b.valid()) return a;
  return {a.begin < b.begin ? a.begin : b.begin, a.end > b.end ? a.end : b.end};
}

struct Location {
  std::string_view file;
  uint32_t line = 0;    ///< from 1
  uint32_t column = 0;  ///< from 1, in bytes
};

class SourceSet {
 public:
  SourceSet() = default;
  /// Appends a file; a newline is put between files. The total must stay below 2^32 - 1 bytes (checked by the caller).
  void add(std::string name, std::string_view text);
  std::string_view text() const { return text_; }
  std::string_view text(Span span) const;
  Location locate(uint32_t offset) const;
  /// The whole line (without its end) that contains the offset.
  std::string_view line_at(uint32_t offset) const;

 private:
  struct File {
    std::string name;
    uint32_t begin;
  };
  std::string text_;
  std::vector<File> files_;
  std::vector<uint32_t> lines_;  // offsets of all line starts of the joined text
};

}  // namespace tesela::diag
