// SPDX-License-Identifier: Apache-2.0
#include "tesela/diagnostic.h"

#include "diag/render.h"

namespace tesela {
namespace {

diag::Severity severity_of(Severity severity) {
  switch (severity) {
    case Severity::Error: return diag::Severity::Error;
    case Severity::Warning: return diag::Severity::Warning;
    case Severity::Info: return diag::Severity::Info;
  }
  return diag::Severity::Error;
}

diag::ShownPlace shown(const SourcePlace& place) { return {place.file, place.line, place.column, place.end_line, place.end_column, place.excerpt}; }

/// Lives as long as the diagnostic.
diag::Shown shown(const Diagnostic& d) {
  diag::Shown out{d.id, severity_of(d.severity), shown(d.place), d.text, d.hint, {}};
  for (const DiagnosticNote& note : d.notes) out.notes.push_back({shown(note.place), note.text});
  return out;
}

}  // namespace

std::string render(const Diagnostic& diagnostic, bool colour) { return diag::render(shown(diagnostic), colour); }
std::string to_json(const Diagnostic& diagnostic) { return diag::to_json(shown(diagnostic)); }

}  // namespace tesela
