// SPDX-License-Identifier: Apache-2.0
// Diagnostics of modules and pipelines as plain data. Text is one sentence, lower case, no full stop.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "tesela/export.h"

namespace tesela {

/// A place in the sources. `line` 0: no place.
struct SourcePlace {
  std::string file;
  uint32_t line = 0;        ///< from 1
  uint32_t column = 0;      ///< from 1, in bytes
  uint32_t end_line = 0;
  uint32_t end_column = 0;  ///< one past the last byte
  std::string excerpt;      ///< the first line, at most its first 4096 bytes
};

enum class Severity : uint8_t { Error, Warning, Info };

struct DiagnosticNote {
  SourcePlace place;
  std::string text;
};

struct Diagnostic {
  std::string id;  ///< stable slug: "type-mismatch"
  Severity severity = Severity::Error;
  SourcePlace place;
  std::string text;
  std::vector<DiagnosticNote> notes;
  std::string hint;  ///< empty: none
};

/// For people, with excerpts: several lines. `colour`: with ANSI colours.
TESELA_API std::string render(const Diagnostic& diagnostic, bool colour = false);
/// A JSON object.
TESELA_API std::string to_json(const Diagnostic& diagnostic);

}  // namespace tesela
