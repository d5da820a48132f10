// SPDX-License-Identifier: Apache-2.0
// Test files: WGSL whose comments say what is expected (tests/README.md describes the format). One file holds one case, or several that
// begin with `//#` and share what stands above the first.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "tesela/diagnostic.h"

namespace tesela::tools {

/// `//! keyword rest`.
struct Directive {
  uint32_t line = 0;
  std::string keyword, rest;
};

/// `//~ note LINE:COLUMNS: text`, LINE relative to its diagnostic.
struct ExpectedNote {
  std::string place;
  std::optional<std::string> text;
};

/// `//~ severity slug COLUMNS: text`. What is left out is not compared.
struct ExpectedDiagnostic {
  Severity severity = Severity::Error;
  uint32_t line = 0;  ///< of the code, 0: a diagnostic without place
  std::string slug;   ///< empty or "?": any
  std::string columns;
  std::optional<std::string> text;
  std::vector<ExpectedNote> notes;
  std::optional<std::string> hint;  ///< compared where one is written
};

/// Line numbers with `//~` lines left out, so that blessing a case does not change the distances between its lines.
struct LineNumbers {
  std::vector<uint32_t> before;  ///< by line from 1: how many `//~` lines stand before it
  int64_t distance(uint32_t from, uint32_t to) const;
};

struct TestCase {
  std::string file, name;  ///< name is empty for the only case of a file
  uint32_t line = 1;       ///< where it begins
  uint32_t end_line = 0;   ///< one past its last line
  LineNumbers numbers;     ///< of the file
  std::string text;        ///< the file with all lines of other cases blank, so that places are those of the file
  std::vector<Directive> directives;
  std::vector<ExpectedDiagnostic> diagnostics;
  std::vector<std::string> output;  ///< `//=` lines
  bool has_output = false;
  std::string problem;  ///< the case cannot be read: says why

  std::string full_name() const { return name.empty() ? file : file + ":" + name; }
  const Directive* find(std::string_view keyword) const;
};

std::vector<TestCase> parse_test_file(const std::string& path, const std::string& text);

/// "11-19", or "11-+2:5" where the end is two lines down: first and last column, both included.
std::string columns_text(const SourcePlace& place, const LineNumbers& numbers);
std::string_view severity_text(Severity severity);

/// What differs between expected and found diagnostics; empty if nothing.
std::string compare_diagnostics(const TestCase& test, const std::vector<Diagnostic>& found);

/// What bless writes for one case.
struct Blessing {
  uint32_t begin = 0, end = 0;  ///< lines of the case
  bool diagnostics = false;     ///< replace `//~` lines
  std::vector<Diagnostic> found;
  bool output = false;          ///< replace `//=` lines
  std::string text;
};
std::string bless(const std::string& file_text, const std::vector<Blessing>& blessings);

}  // namespace tesela::tools
