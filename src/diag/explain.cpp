// SPDX-License-Identifier: Apache-2.0
#include "diag/explain.h"

#include <fmt/format.h>

#include <algorithm>

#include "diag/help.h"

namespace tesela::diag {
namespace {

std::string_view page_text(DiagId id) {
  for (const Page& page : pages())
    if (page.slug == slug(id)) return page.text;
  return {};
}

std::string_view severity_name(Severity severity) {
  switch (severity) {
    case Severity::Error: return "error";
    case Severity::Warning: return "warning";
    case Severity::Info: return "info";
  }
  return "";
}

/// The words that begin the parts of a page.
bool is_heading(std::string_view word) { return word == "Why:" || word == "Wrong:" || word == "Right:" || word == "Fix:" || word == "Specification:" || word == "No example:"; }

}  // namespace

std::string explain(DiagId id, bool colour) {
  constexpr std::string_view bold = "\x1b[1m", reset = "\x1b[0m";
  auto strong = [&](std::string_view text) { return fmt::format("{}{}{}", colour ? bold : "", text, colour ? reset : ""); };
  std::string out = fmt::format("{} ({})\n\n{}\n\n", strong(slug(id)), severity_name(default_severity(id)), help(id));
  std::string_view rest = page_text(id);
  while (!rest.empty()) {
    const size_t end = std::min(rest.find('\n'), rest.size());
    const std::string_view line = rest.substr(0, end);
    const size_t colon = line.find(':');
    const std::string_view heading = colon == line.npos ? std::string_view() : line.substr(0, colon + 1);
    out += is_heading(heading) ? strong(heading) + std::string(line.substr(heading.size())) : std::string(line);
    out += '\n';
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return out;
}

}  // namespace tesela::diag
