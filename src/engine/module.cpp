// SPDX-License-Identifier: Apache-2.0
#include "engine/module.h"

#include <algorithm>

#include "diag/render.h"
#include "engine/times.h"
#include "syntax/parser.h"

namespace tesela::engine {
namespace {

constexpr size_t kMaxExcerpt = 4096;  // every diagnostic of a file of one long line holds its own copy
constexpr uint64_t kMaxSourceBytes = 0xFFFFFFF0;  // spans are 32 bits

std::vector<const diag::Diagnostic*> in_order(const diag::Sink& sink) {
  std::vector<const diag::Diagnostic*> all;
  for (const diag::Diagnostic& d : sink.all()) all.push_back(&d);
  std::stable_sort(all.begin(), all.end(), [](const auto* a, const auto* b) { return a->span.begin < b->span.begin; });
  return all;
}

Severity public_severity(diag::Severity s) {
  switch (s) {
    case diag::Severity::Error: return Severity::Error;
    case diag::Severity::Warning: return Severity::Warning;
    case diag::Severity::Info: return Severity::Info;
  }
  return Severity::Error;
}

}  // namespace

std::shared_ptr<const Module> make_module(const std::vector<Source>& files, const sema::Features& features, const Limits& limits, bool texture_formats, cache::DiskCache cache) {
  auto module = std::make_shared<Module>();
  module->limits = limits;
  module->assume_uniform = features.assume_uniform;
  module->texture_formats = texture_formats;
  module->cache = std::move(cache);
  uint64_t bytes = 0;
  for (const Source& file : files) bytes += file.text.size() + 1;
  if (bytes > kMaxSourceBytes) {
    module->sink.report(diag::DiagId::SourceTooLarge, {}, "the sources have " + std::to_string(bytes) + " bytes; the most is " + std::to_string(kMaxSourceBytes));
    return module;
  }
  for (const Source& file : files) module->sources.add(file.name, file.text);
  StageClock clock;
  syntax::Module tree = syntax::parse(module->sources, module->sink, features.probes);
  clock.stage("parse");
  if (!module->sink.has_errors()) {
    module->program = sema::check(std::move(tree), module->sources, features, module->sink);
    clock.stage("check");
  }
  module->times = clock.take();
  return module;
}

SourcePlace public_place(const diag::SourceSet& sources, diag::Span span) {
  SourcePlace place;
  if (!span.valid()) return place;
  const diag::Location begin = sources.locate(span.begin);
  const diag::Location end = sources.locate(std::max(span.begin, span.end));
  place.file = begin.file;
  place.line = begin.line;
  place.column = begin.column;
  place.end_line = end.line;
  place.end_column = end.column;
  place.excerpt = sources.line_at(span.begin).substr(0, kMaxExcerpt);
  return place;
}

Diagnostic public_diagnostic(const diag::SourceSet& sources, const diag::Diagnostic& d) {
  Diagnostic p;
  p.id = diag::slug(d.id);
  p.severity = public_severity(d.severity);
  p.place = public_place(sources, d.span);
  p.text = d.text;
  p.hint = d.hint;
  for (const diag::Note& n : d.notes) p.notes.push_back({public_place(sources, n.span), n.text});
  return p;
}

std::vector<Diagnostic> public_diagnostics(const diag::SourceSet& sources, const diag::Sink& sink) {
  std::vector<Diagnostic> out;
  for (const diag::Diagnostic* d : in_order(sink)) out.push_back(public_diagnostic(sources, *d));
  return out;
}

std::string render_all(const diag::SourceSet& sources, const diag::Sink& sink, bool colour) {
  std::string text;
  for (const diag::Diagnostic* d : in_order(sink)) {
    text += diag::render(sources, *d, colour);
    if (!text.empty() && text.back() != '\n') text += '\n';
  }
  return text;
}

std::string render_json(const diag::SourceSet& sources, const diag::Sink& sink) {
  std::string text = "[";
  for (const diag::Diagnostic* d : in_order(sink)) {
    if (text.size() > 1) text += ",\n ";
    text += diag::to_json(sources, *d);
  }
  return text + "]";
}

}  // namespace tesela::engine
