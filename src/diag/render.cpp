// SPDX-License-Identifier: Apache-2.0
#include "diag/render.h"

#include <fmt/format.h>

#include <algorithm>

namespace tesela::diag {
namespace {

constexpr std::string_view kSeverityNames[] = {"error", "warning", "info"};
constexpr size_t kExcerptLimit = 200;  // bytes of a source line that are shown

struct Palette {
  std::string_view bold, red, yellow, cyan, green, reset;
};
constexpr Palette kPlain{"", "", "", "", "", ""};
constexpr Palette kAnsi{"\x1b[1m", "\x1b[1;31m", "\x1b[1;33m", "\x1b[1;36m", "\x1b[1;32m", "\x1b[0m"};

bool continuation(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

/// Columns on a terminal: code points; a tab counts as one and is shown as one space.
size_t columns(std::string_view text) {
  return static_cast<size_t>(std::count_if(text.begin(), text.end(), [](char c) { return !continuation(c); }));
}

std::string printable(std::string_view text) {
  std::string out(text);
  for (char& c : out)
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) c = ' ';
  return out;
}

void excerpt(std::string& out, const ShownPlace& place, std::string_view colour, std::string_view reset) {
  const std::string_view line = place.text;
  size_t at = std::min<size_t>(place.column - 1, line.size());
  const size_t rest = line.size() > at ? line.size() - at : 1;
  size_t length = place.end_line > place.line ? rest : std::min<size_t>(std::max<uint32_t>(place.end_column, place.column + 1) - place.column, rest);
  size_t from = at > kExcerptLimit / 2 ? at - kExcerptLimit / 2 : 0;  // a window of a very long line
  while (from > 0 && continuation(line[from])) from--;
  size_t to = std::min(line.size(), from + kExcerptLimit);
  while (to < line.size() && continuation(line[to])) to++;
  std::string_view head = from ? "..." : "";
  at = std::min(at, to);
  length = std::min(length, std::max<size_t>(to - at, 1));
  std::string number = fmt::format("{}", place.line);
  fmt::format_to(std::back_inserter(out), "  {} | {}{}{}\n", number, head, printable(line.substr(from, to - from)), to < line.size() ? "..." : "");
  fmt::format_to(std::back_inserter(out), "  {} | {}{}{}{}\n", std::string(number.size(), ' '), std::string(head.size() + columns(line.substr(from, at - from)), ' '), colour,
                 std::string(std::max<size_t>(columns(line.substr(std::min(at, line.size()), length)), 1), '^'), reset);
}

std::string place_text(const ShownPlace& place) { return place.line == 0 ? std::string() : fmt::format("{}:{}:{}: ", place.file, place.line, place.column); }

std::string json_place(const ShownPlace& place) {
  if (place.line == 0) return "\"file\":null";
  return fmt::format("\"file\":{},\"line\":{},\"column\":{},\"end_line\":{},\"end_column\":{}", json_string(place.file), place.line, place.column, place.end_line, place.end_column);
}

ShownPlace shown(const SourceSet& sources, Span span) {
  if (!span.valid()) return {};
  const Location begin = sources.locate(span.begin), end = sources.locate(span.end);
  return {begin.file, begin.line, begin.column, end.line, end.column, sources.line_at(span.begin)};
}

/// Lives as long as the diagnostic and the sources.
Shown shown(const SourceSet& sources, const Diagnostic& d) {
  Shown out{slug(d.id), d.severity, shown(sources, d.span), d.text, d.hint, {}};
  for (const Note& note : d.notes) out.notes.push_back({shown(sources, note.span), note.text});
  return out;
}

}  // namespace

std::string render(const Shown& d, bool colour) {
  const Palette& p = colour ? kAnsi : kPlain;
  std::string_view tint = d.severity == Severity::Error ? p.red : d.severity == Severity::Warning ? p.yellow : p.cyan;
  std::string out;
  fmt::format_to(std::back_inserter(out), "{}{}{}{}{}:{} {}{}{} [{}]\n", p.bold, place_text(d.place), p.reset, tint, kSeverityNames[static_cast<size_t>(d.severity)], p.reset, p.bold, d.text, p.reset,
                 d.slug);
  if (d.place.line != 0) excerpt(out, d.place, tint, p.reset);
  for (const Shown::Note& note : d.notes) {
    fmt::format_to(std::back_inserter(out), "{}{}note:{} {}\n", place_text(note.place), p.cyan, p.reset, note.text);
    if (note.place.line != 0) excerpt(out, note.place, p.cyan, p.reset);
  }
  if (!d.hint.empty()) fmt::format_to(std::back_inserter(out), "  {}hint:{} {}\n", p.green, p.reset, d.hint);
  return out;
}

std::string render(const SourceSet& sources, const Diagnostic& d, bool colour) { return render(shown(sources, d), colour); }

std::string json_string(std::string_view text) {
  std::string out = "\"";
  for (size_t i = 0; i < text.size();) {
    unsigned char c = static_cast<unsigned char>(text[i]);
    size_t n = c < 0x80 ? 1 : c >= 0xC2 && c < 0xE0 ? 2 : c >= 0xE0 && c < 0xF0 ? 3 : c >= 0xF0 && c < 0xF5 ? 4 : 0;
    bool good = n != 0 && i + n <= text.size();
    for (size_t k = 1; good && k < n; k++) good = continuation(text[i + k]);
    if (!good) {
      out += "\\ufffd";
      i++;
      continue;
    }
    if (c == '"' || c == '\\') {
      out += '\\';
      out += static_cast<char>(c);
    } else if (c < 0x20) {
      fmt::format_to(std::back_inserter(out), "\\u{:04x}", c);
    } else {
      out += text.substr(i, n);
    }
    i += n;
  }
  return out + '"';
}

std::string to_json(const Shown& d) {
  std::string out = fmt::format("{{\"id\":\"{}\",\"severity\":\"{}\",\"text\":{},{},\"notes\":[", d.slug, kSeverityNames[static_cast<size_t>(d.severity)], json_string(d.text), json_place(d.place));
  for (size_t i = 0; i < d.notes.size(); i++)
    fmt::format_to(std::back_inserter(out), "{}{{\"text\":{},{}}}", i ? "," : "", json_string(d.notes[i].text), json_place(d.notes[i].place));
  out += "]";
  if (!d.hint.empty()) fmt::format_to(std::back_inserter(out), ",\"hint\":{}", json_string(d.hint));
  return out + "}";
}

std::string to_json(const SourceSet& sources, const Diagnostic& d) { return to_json(shown(sources, d)); }

}  // namespace tesela::diag
