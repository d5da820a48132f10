// SPDX-License-Identifier: Apache-2.0
#include "tools/test_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "tools/text.h"

namespace tesela::tools {
namespace {

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines = split(text, '\n');
  for (std::string& line : lines)
    if (!line.empty() && line.back() == '\r') line.pop_back();
  if (!lines.empty() && lines.back().empty()) lines.pop_back();
  return lines;
}

/// The mark a line begins with ('!', '~', '#', '='), or 0.
char mark_of(std::string_view line) {
  line = trim(line);
  if (line.size() < 3 || line.substr(0, 2) != "//") return 0;
  return std::string_view("!~#=").find(line[2]) == std::string_view::npos ? char{0} : line[2];
}

std::string_view after_mark(std::string_view line) { return trim(trim(line).substr(3)); }

/// The next word; the text moves past it.
std::string next_word(std::string_view& text) {
  text = trim(text);
  const size_t end = std::min(text.find_first_of(" \t"), text.size());
  std::string word(text.substr(0, end));
  text = trim(text.substr(end));
  return word;
}

bool is_code(std::string_view line) {
  line = trim(line);
  return !line.empty() && mark_of(line) == 0;
}

/// `error slug 3-9: text`, or `note -1:6-11: text` which belongs to the diagnostic before.
void parse_expectation(std::string_view text, uint32_t code_line, TestCase& test) {
  const std::string kind = next_word(text);
  const auto take_message = [&](std::string& place) -> std::optional<std::string> {
    std::string_view rest = text;
    std::string word = next_word(rest);
    if (!word.empty() && word.back() == ':' && word != ":") {
      word.pop_back();
      place = word;
      return std::string(rest);
    }
    if (!word.empty()) place = word;
    return std::nullopt;
  };
  if (kind == "note") {
    ExpectedNote note;
    note.text = take_message(note.place);
    if (test.diagnostics.empty()) {
      test.problem = "a note stands before any error or warning";
    } else {
      test.diagnostics.back().notes.push_back(std::move(note));
    }
    return;
  }
  if (kind == "hint") {
    if (test.diagnostics.empty()) test.problem = "a hint stands before any error or warning";
    else test.diagnostics.back().hint = std::string(text);
    return;
  }
  ExpectedDiagnostic expected;
  if (kind == "error") {
    expected.severity = Severity::Error;
  } else if (kind == "warning") {
    expected.severity = Severity::Warning;
  } else if (kind == "info") {
    expected.severity = Severity::Info;
  } else {
    test.problem = fmt::format("\"//~ {}\" is none of error, warning, info, note, hint", clip(kind, 20));
    return;
  }
  expected.slug = next_word(text);
  // `error slug: text` has no columns.
  if (!expected.slug.empty() && expected.slug.back() == ':') {
    expected.slug.pop_back();
    expected.text = std::string(text);
  } else {
    expected.text = take_message(expected.columns);
  }
  expected.line = expected.columns == "none" ? 0 : code_line;
  test.diagnostics.push_back(std::move(expected));
}

/// Reads the marked lines [begin, end) into the case.
void read_marks(const std::vector<std::string>& lines, size_t begin, size_t end, TestCase& test) {
  uint32_t code_line = 0;
  for (size_t i = begin; i < end; ++i) {
    const std::string& line = lines[i];
    switch (mark_of(line)) {
      case '!': {
        std::string_view rest = after_mark(line);
        Directive directive{static_cast<uint32_t>(i + 1), next_word(rest), std::string(rest)};
        test.directives.push_back(std::move(directive));
        break;
      }
      case '~': parse_expectation(after_mark(line), code_line, test); break;
      case '=': {
        const std::string_view text = trim(line).substr(3);
        test.output.emplace_back(text.substr(0, 1) == " " ? text.substr(1) : text);
        test.has_output = true;
        break;
      }
      default:
        if (is_code(line)) code_line = static_cast<uint32_t>(i + 1);
    }
  }
}

std::string note_place(const Diagnostic& d, const DiagnosticNote& note, const LineNumbers& numbers) {
  if (note.place.line == 0) return "none";
  return fmt::format("{:+}:{}", numbers.distance(d.place.line, note.place.line), columns_text(note.place, numbers));
}

std::string diagnostic_lines(const Diagnostic& d, const LineNumbers& numbers, bool with_hint = false) {
  std::string out = fmt::format("//~ {} {} {}: {}\n", severity_text(d.severity), d.id, d.place.line == 0 ? "none" : columns_text(d.place, numbers), d.text);
  for (const DiagnosticNote& note : d.notes) out += fmt::format("//~ note {}: {}\n", note_place(d, note, numbers), note.text);
  if (with_hint && !d.hint.empty()) out += fmt::format("//~ hint {}\n", d.hint);
  return out;
}

}  // namespace

const Directive* TestCase::find(std::string_view keyword) const {
  for (const Directive& directive : directives)
    if (directive.keyword == keyword) return &directive;
  return nullptr;
}

std::string_view severity_text(Severity severity) {
  switch (severity) {
    case Severity::Error: return "error";
    case Severity::Warning: return "warning";
    case Severity::Info: return "info";
  }
  return "";
}

int64_t LineNumbers::distance(uint32_t from, uint32_t to) const {
  const auto at = [&](uint32_t line) { return static_cast<int64_t>(line) - (line < before.size() ? before[line] : before.empty() ? 0 : before.back()); };
  return at(to) - at(from);
}

std::string columns_text(const SourcePlace& place, const LineNumbers& numbers) {
  const uint32_t last = place.end_column > 1 ? place.end_column - 1 : 1;
  if (place.end_line <= place.line) return fmt::format("{}-{}", place.column, std::max(last, place.column));
  return fmt::format("{}-+{}:{}", place.column, numbers.distance(place.line, place.end_line), last);
}

static LineNumbers number_lines(const std::vector<std::string>& lines) {
  LineNumbers numbers;
  numbers.before.resize(lines.size() + 2);
  for (size_t i = 0; i < lines.size(); ++i) numbers.before[i + 2] = numbers.before[i + 1] + (mark_of(lines[i]) == '~' ? 1 : 0);
  return numbers;
}

std::vector<TestCase> parse_test_file(const std::string& path, const std::string& text) {
  const std::vector<std::string> lines = lines_of(text);
  const LineNumbers numbers = number_lines(lines);
  std::vector<size_t> begins;
  for (size_t i = 0; i < lines.size(); ++i)
    if (mark_of(lines[i]) == '#') begins.push_back(i);
  const bool several = !begins.empty();
  const size_t prelude = several ? begins[0] : lines.size();
  if (!several) begins.push_back(0);

  std::vector<TestCase> cases;
  std::map<std::string, uint32_t> seen;
  for (size_t c = 0; c < begins.size(); ++c) {
    const size_t begin = begins[c], end = c + 1 < begins.size() ? begins[c + 1] : lines.size();
    TestCase test;
    test.file = path;
    test.numbers = numbers;
    test.line = static_cast<uint32_t>(begin + 1);
    test.end_line = static_cast<uint32_t>(end + 1);
    if (several) {
      std::string_view title = after_mark(lines[begin]);
      test.name = title.substr(0, std::min(title.find_first_of(" \t:"), title.size()));
      if (test.name.empty()) test.problem = "a case needs a name after //#";
      if (seen[test.name]++ > 0) test.problem = "another case of this file has the same name";
      read_marks(lines, 0, prelude, test);
    }
    read_marks(lines, several ? begin + 1 : begin, end, test);
    for (size_t i = 0; i < end; ++i) {
      if (i < prelude || i >= begin) test.text += lines[i];
      test.text += '\n';
    }
    cases.push_back(std::move(test));
  }
  return cases;
}

std::string compare_diagnostics(const TestCase& test, const std::vector<Diagnostic>& found) {
  const std::vector<ExpectedDiagnostic>& expected = test.diagnostics;
  const LineNumbers& numbers = test.numbers;
  std::string out;
  std::vector<bool> used(found.size());
  const auto matches = [&](const ExpectedDiagnostic& e, const Diagnostic& d) {
    return e.severity == d.severity && e.line == d.place.line && (e.slug.empty() || e.slug == "?" || e.slug == d.id) &&
           (e.columns.empty() || (d.place.line == 0 ? e.columns == "none" : e.columns == columns_text(d.place, numbers))) && (!e.text || *e.text == d.text);
  };
  const auto notes_match = [&](const ExpectedDiagnostic& e, const Diagnostic& d) {
    if (!e.text) return true;  // written by hand, not blessed: notes are not compared
    if (e.notes.size() != d.notes.size()) return false;
    for (size_t i = 0; i < e.notes.size(); ++i) {
      const DiagnosticNote& note = d.notes[i];
      const std::string place = note_place(d, note, numbers);
      if ((!e.notes[i].place.empty() && e.notes[i].place != place) || (e.notes[i].text && *e.notes[i].text != note.text)) return false;
    }
    return true;
  };
  for (const ExpectedDiagnostic& e : expected) {
    bool matched = false;
    for (size_t i = 0; i < found.size() && !matched; ++i) {
      if (used[i] || !matches(e, found[i])) continue;
      matched = used[i] = true;
      if (e.hint && *e.hint != found[i].hint) out += fmt::format("line {}: the hint of this differs:\n{}", found[i].place.line, diagnostic_lines(found[i], numbers, true));
      if (!notes_match(e, found[i])) out += fmt::format("line {}: the notes of this differ:\n{}", found[i].place.line, diagnostic_lines(found[i], numbers));
    }
    if (!matched) out += fmt::format("line {}: expected and missing: {} {} {}{}\n", e.line, severity_text(e.severity), e.slug, e.columns, e.text ? ": " + *e.text : std::string());
  }
  for (size_t i = 0; i < found.size(); ++i)
    if (!used[i]) out += fmt::format("line {}: not expected: {}", found[i].place.line, diagnostic_lines(found[i], numbers).substr(4));
  return out;
}

std::string bless(const std::string& file_text, const std::vector<Blessing>& blessings) {
  const std::vector<std::string> lines = lines_of(file_text);
  const LineNumbers numbers = number_lines(lines);
  const bool hints = file_text.find("//~ hint") != std::string::npos;  // a file that compares some hints compares all
  std::vector<bool> drop(lines.size());
  std::map<size_t, std::string> after;  // texts to put after line number (from 1; 0: before all)
  for (const Blessing& b : blessings) {
    size_t output_at = 0;
    for (size_t i = b.begin - 1; i < b.end - 1 && i < lines.size(); ++i) {
      const char mark = mark_of(lines[i]);
      if (mark == '~' && b.diagnostics) drop[i] = true;
      if (mark == '=' && b.output) {
        drop[i] = true;
        if (output_at == 0) output_at = i;
      }
    }
    if (b.diagnostics) {
      std::vector<Diagnostic> sorted = b.found;
      std::stable_sort(sorted.begin(), sorted.end(), [](const Diagnostic& x, const Diagnostic& y) { return x.place.column < y.place.column; });
      for (const Diagnostic& d : sorted) after[d.place.line == 0 ? b.begin : d.place.line] += diagnostic_lines(d, numbers, hints);
    }
    if (b.output) {
      if (output_at == 0) {
        output_at = std::min<size_t>(b.end - 1, lines.size());
        while (output_at > b.begin && trim(lines[output_at - 1]).empty()) --output_at;
      }
      for (const std::string& line : split(b.text.ends_with('\n') ? b.text.substr(0, b.text.size() - 1) : b.text, '\n')) after[output_at] += line.empty() ? "//=\n" : "//= " + line + "\n";
    }
  }
  std::string out = after.count(0) ? after[0] : "";
  for (size_t i = 0; i < lines.size(); ++i) {
    if (!drop[i]) out += lines[i] + '\n';
    if (const auto found = after.find(i + 1); found != after.end()) out += found->second;
  }
  return out;
}

}  // namespace tesela::tools
