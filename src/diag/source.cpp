// SPDX-License-Identifier: Apache-2.0
#include "diag/source.h"

#include <algorithm>

namespace tesela::diag {
namespace {

/// Length in bytes of the line break that starts at `at`, 0 if there is none (WGSL "Blankspace and Line Breaks").
size_t line_break_length(std::string_view text, size_t at) {
  unsigned char c = static_cast<unsigned char>(text[at]);
  if (c == '\r') return at + 1 < text.size() && text[at + 1] == '\n' ? 2 : 1;
  if (c >= '\n' && c <= '\r') return 1;
  if (c == 0xC2 && text.substr(at, 2) == "\xC2\x85") return 2;
  if (c == 0xE2 && (text.substr(at, 3) == "\xE2\x80\xA8" || text.substr(at, 3) == "\xE2\x80\xA9")) return 3;
  return 0;
}

}  // namespace

void SourceSet::add(std::string name, std::string_view text) {
  if (!files_.empty()) text_ += '\n';
  uint32_t begin = static_cast<uint32_t>(text_.size());
  files_.push_back({std::move(name), begin});
  text_ += text;
  lines_.push_back(begin);
  for (size_t i = begin; i < text_.size();) {
    size_t n = line_break_length(text_, i);
    i += n ? n : 1;
    if (n) lines_.push_back(static_cast<uint32_t>(i));
  }
}

std::string_view SourceSet::text(Span span) const {
  if (!span.valid() || span.begin > text_.size()) return {};
  return std::string_view(text_).substr(span.begin, span.end - span.begin);
}

Location SourceSet::locate(uint32_t offset) const {
  if (files_.empty()) return {};
  offset = std::min<uint32_t>(offset, static_cast<uint32_t>(text_.size()));
  auto file = std::upper_bound(files_.begin(), files_.end(), offset, [](uint32_t o, const File& f) { return o < f.begin; }) - 1;
  auto line = std::upper_bound(lines_.begin(), lines_.end(), offset) - 1;
  auto first = std::lower_bound(lines_.begin(), lines_.end(), file->begin);
  return {file->name, static_cast<uint32_t>(line - first) + 1, offset - *line + 1};
}

std::string_view SourceSet::line_at(uint32_t offset) const {
  if (lines_.empty()) return {};
  offset = std::min<uint32_t>(offset, static_cast<uint32_t>(text_.size()));
  auto next = std::upper_bound(lines_.begin(), lines_.end(), offset);
  const size_t begin = *(next - 1);
  std::string_view line = std::string_view(text_).substr(begin, (next == lines_.end() ? text_.size() : *next) - begin);
  for (size_t n = std::min<size_t>(3, line.size()); n > 0; n--)
    if (line_break_length(line, line.size() - n) == n) return line.substr(0, line.size() - n);
  return line;
}

}  // namespace tesela::diag
