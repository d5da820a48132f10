// SPDX-License-Identifier: Apache-2.0
// Diagnostics: made where the fault is found, collected in a sink, rendered later. Every diagnostic has an id in the registry
// (ids*.def). Text: one sentence, lower case, no full stop, names the thing; notes for other places; a hint if a fix is known.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "diag/source.h"

namespace tesela::diag {

enum class Severity : uint8_t { Error, Warning, Info };

enum class DiagId : uint16_t {
#define DIAG(name, slug, severity) name,
#include "diag/ids.def"
#undef DIAG
  Count
};

std::string_view slug(DiagId id);
Severity default_severity(DiagId id);

struct Note {
  Span span;
  std::string text;
};

struct Diagnostic {
  DiagId id{};
  Severity severity = Severity::Error;
  Span span;
  std::string text;
  std::vector<Note> notes;
  std::string hint;
};

/// At most 600 bytes of a text, "..." after a cut: texts name things of the user's, which may be as long as the file.
std::string clip_text(std::string text);

/// Collects diagnostics in order of report. Not thread-safe; one per compilation. A text can hold any number of faults: the first kMaxKept errors
/// and the first kMaxKept others are kept, with one TooManyDiagnostics after them; all are counted.
class Sink {
 public:
  static constexpr size_t kMaxKept = 1000;
  static constexpr size_t kMaxNotes = 100;  ///< of one diagnostic; further ones are dropped

  /// Fluent: `sink.report(id, span, text).note(other, text).hint(text)`. The reference lives until the next report.
  class Builder {
   public:
    Builder(Sink& sink, Diagnostic& d) : sink_(&sink), d_(&d) {}
    Builder& note(Span span, std::string text) {
      if (d_->notes.size() < kMaxNotes) d_->notes.push_back({span, std::move(text)});
      return *this;
    }
    Builder& hint(std::string text) {
      d_->hint = std::move(text);
      return *this;
    }
    Builder& severity(Severity s);

   private:
    Sink* sink_;
    Diagnostic* d_;
  };
  Builder report(DiagId id, Span span, std::string text);
  bool has_errors() const { return errors_ != 0; }
  size_t error_count() const { return errors_; }
  const std::vector<Diagnostic>& all() const { return diagnostics_; }
  void clear() { *this = Sink(); }

 private:
  std::vector<Diagnostic> diagnostics_;
  Diagnostic dropped_;  ///< the latest that was not kept; a Builder may still write to it
  size_t errors_ = 0;   ///< reported so far
  size_t kept_errors_ = 0, kept_others_ = 0;
};

}  // namespace tesela::diag
