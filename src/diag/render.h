// SPDX-License-Identifier: Apache-2.0
// Diagnostics as text for people (excerpt with a marker, notes, hint) and as JSON and SARIF for machines.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "diag/sink.h"

namespace tesela::diag {

/// A place as it is shown. `line` 0: none.
struct ShownPlace {
  std::string_view file;
  uint32_t line = 0, column = 0, end_line = 0, end_column = 0;  ///< from 1; columns in bytes, the end one past the last
  std::string_view text;                                        ///< the whole line
};
/// A diagnostic apart from the sources that it is about.
struct Shown {
  std::string_view slug;
  Severity severity = Severity::Error;
  ShownPlace place;
  std::string_view text, hint;
  struct Note {
    ShownPlace place;
    std::string_view text;
  };
  std::vector<Note> notes;
};

/// "blur.wgsl:3:9: error: text [slug]", the source line, a marker under the span, then notes and hint in the same form. `colour`: with ANSI colours.
std::string render(const SourceSet& sources, const Diagnostic& d, bool colour);
std::string render(const Shown& d, bool colour);
/// One JSON object: id, severity, text, file, line, column, end_line, end_column, notes, hint.
std::string to_json(const SourceSet& sources, const Diagnostic& d);
std::string to_json(const Shown& d);
/// JSON string literal of a text, quotes included; bytes that are not UTF-8 become U+FFFD.
std::string json_string(std::string_view text);

}  // namespace tesela::diag
