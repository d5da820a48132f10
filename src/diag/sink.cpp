// SPDX-License-Identifier: Apache-2.0
#include "diag/sink.h"

#include <utility>

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

std::string clip_text(std::string text) {
  constexpr size_t kMaxText = 600;
  if (text.size() <= kMaxText) return text;
  size_t end = kMaxText;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) end--;
  return text.substr(0, end) + "...";
}

std::string_view slug(DiagId id) { return kRows[static_cast<size_t>(id)].slug; }
Severity default_severity(DiagId id) { return kRows[static_cast<size_t>(id)].severity; }

Sink::Builder& Sink::Builder::severity(Severity s) {
  sink_->errors_ += (s == Severity::Error) - (d_->severity == Severity::Error);
  d_->severity = s;
  return *this;
}

Sink::Builder Sink::report(DiagId id, Span span, std::string text) {
  Diagnostic d;
  d.id = id;
  d.severity = default_severity(id);
  d.span = span;
  d.text = clip_text(std::move(text));
  const bool error = d.severity == Severity::Error;
  errors_ += error;
  size_t& kept = error ? kept_errors_ : kept_others_;
  if (kept >= kMaxKept) {
    if (kept++ == kMaxKept) {
      Diagnostic last;
      last.id = DiagId::TooManyDiagnostics;
      last.severity = error ? Severity::Error : Severity::Warning;
      last.span = d.span;
      last.text = "there are more than " + std::to_string(kMaxKept) + " of these; the rest is not shown";
      diagnostics_.push_back(std::move(last));
    }
    dropped_ = std::move(d);
    return Builder(*this, dropped_);
  }
  kept++;
  diagnostics_.push_back(std::move(d));
  return Builder(*this, diagnostics_.back());
}

}  // namespace tesela::diag
