// SPDX-License-Identifier: Apache-2.0
#include "diag/sink.h"

#include <algorithm>

namespace tesela::diag {
namespace {
struct Row {
  std::string_view slug;
  Severity severity;
};
constexpr Row kRows[] = {
#define DIAG(name, slug, severity) {slug, Severity::severity},
#include "diag/ids.def"
#undef DIAG
};
}  // namespace

std::string_view slug(DiagId id) { return kRows[static_cast<size_t>(id)].slug; }
Severity default_severity(DiagId id) { return kRows[static_cast<size_t>(id)].severity; }

Sink::Builder& Sink::Builder::severity(Severity s) {
  d_->severity = s;
  return *this;
}

Sink::Builder Sink::report(DiagId id, Span span, std::string text) {
  Diagnostic d;
  d.id = id;
  d.severity = default_severity(id);
  d.span = span;
  d.text = std::move(text);
  diagnostics_.push_back(std::move(d));
  return Builder(diagnostics_.back());
}

size_t Sink::error_count() const {
  return static_cast<size_t>(std::count_if(diagnostics_.begin(), diagnostics_.end(), [](const Diagnostic& d) { return d.severity == Severity::Error; }));
}
bool Sink::has_errors() const { return error_count() != 0; }

}  // namespace tesela::diag
