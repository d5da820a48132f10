// SPDX-License-Identifier: Apache-2.0
// A module as the engine keeps it: sources, checked program, diagnostics. Made once, then immutable; shared by its pipelines.
#pragma once
#include <memory>
#include <vector>

#include "cache/disk_cache.h"
#include "diag/sink.h"
#include "diag/source.h"
#include "sema/program.h"
#include "tesela/limits.h"
#include "tesela/module.h"

namespace tesela::engine {

struct Module {
  diag::SourceSet sources;
  diag::Sink sink;
  std::unique_ptr<sema::Program> program;  ///< null if the text did not parse
  Limits limits;
  bool assume_uniform = false;  ///< as in ModuleOptions
  bool texture_formats = true;  ///< those of optional device features
  cache::DiskCache cache;        ///< of its pipelines' code
  std::vector<StageTime> times;

  bool ok() const { return program && !sink.has_errors(); }
};

/// Parses and checks. Never fails to return a module: errors are in its sink.
std::shared_ptr<const Module> make_module(const std::vector<Source>& files, const sema::Features& features, const Limits& limits, bool texture_formats = true, cache::DiskCache cache = {});

Diagnostic public_diagnostic(const diag::SourceSet& sources, const diag::Diagnostic& diagnostic);
/// Diagnostics of a sink as the public API shows them, in order of place.
std::vector<Diagnostic> public_diagnostics(const diag::SourceSet& sources, const diag::Sink& sink);
SourcePlace public_place(const diag::SourceSet& sources, diag::Span span);
std::string render_all(const diag::SourceSet& sources, const diag::Sink& sink, bool colour);
/// A JSON array.
std::string render_json(const diag::SourceSet& sources, const diag::Sink& sink);

}  // namespace tesela::engine
