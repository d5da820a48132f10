// SPDX-License-Identifier: Apache-2.0
// `tesela check`: files are modules of their own, or one with --join; errors give exit code 1. Compute entry points whose overrides all have
// values are checked as pipelines too (limits, workgroup sizes).
#include <fmt/format.h>

#include <unistd.h>

#include <cstdio>

#include "tools/commands.h"
#include "tools/sarif.h"
#include "tools/session.h"

namespace tesela::tools {
namespace {

struct Report {
  std::string text;  ///< rendered
  std::string json;  ///< comma-separated objects
  std::vector<Diagnostic> diagnostics;
  size_t errors = 0, warnings = 0;

  template <class From>  // Module or Pipeline
  void add(const From& from) {
    if (from.diagnostics().empty()) return;
    text += from.render_diagnostics(use_colour(1));
    std::string list = from.diagnostics_json();
    const size_t begin = list.find('['), end = list.rfind(']');
    if (begin != std::string::npos && end > begin + 1) json += (json.empty() ? "" : ",") + list.substr(begin + 1, end - begin - 1);
    for (const Diagnostic& d : from.diagnostics()) {
      errors += d.severity == Severity::Error;
      warnings += d.severity == Severity::Warning;
      diagnostics.push_back(d);
    }
  }
};

bool all_overrides_known(const EntryPointInfo& entry) {
  for (const OverrideInfo& override_ : entry.overrides)
    if (!override_.has_default) return false;
  return true;
}

/// The id of the first error, else of the first message.
const std::string& first_to_explain(const std::vector<Diagnostic>& diagnostics) {
  for (const Diagnostic& d : diagnostics)
    if (d.severity == Severity::Error) return d.id;
  return diagnostics.front().id;
}

void check_module(const Device& device, std::vector<Source> sources, bool assume_uniform, Report& report) {
  const Module module = device.create_module(std::move(sources), {assume_uniform, true});
  report.add(module);
  if (!module.ok()) return;
  for (const EntryPointInfo& entry : module.reflection().entry_points) {
    if (entry.stage != ShaderStage::Compute || !all_overrides_known(entry)) continue;
    PipelineOptions options;
    options.entry_point = entry.name;
    report.add(module.check_pipeline(options));
  }
}

}  // namespace

int check_command(const Options& options) {
  if (options.explain) return explain_command(*options.explain);
  auto features = parse_features(options.without);
  if (!features) return finish(features.stop());
  DeviceOptions device_options;
  device_options.features = *features;
  const Device device(device_options);
  Report report;
  std::vector<SourceOptions> modules;
  if (options.join) {
    modules.push_back(options.source);
  } else {
    for (const std::string& file : options.source.files) modules.push_back({{file}, options.source.prepend, options.source.defines});
  }
  int code = kFine;
  for (const SourceOptions& one : modules) {
    auto sources = load_sources(one);
    if (!sources) {
      code = finish(sources.stop());  // the other files are still checked
      continue;
    }
    check_module(device, std::move(*sources), options.assume_uniform, report);
  }
  if (options.sarif) {
    std::fputs(sarif(report.diagnostics, code == kFine).c_str(), stdout);
  } else if (options.json) {
    fmt::print("{{\"errors\":{},\"warnings\":{},\"diagnostics\":[{}]}}\n", report.errors, report.warnings, report.json);
  } else {
    std::fputs(report.text.c_str(), stdout);
    if (report.errors + report.warnings > 0)
      fmt::print("{} error{}, {} warning{}\n", report.errors, report.errors == 1 ? "" : "s", report.warnings, report.warnings == 1 ? "" : "s");
    if (!report.diagnostics.empty() && isatty(1)) fmt::print("more: tesela check --explain {}\n", first_to_explain(report.diagnostics));
  }
  if (code != kFine) return code;
  return report.errors > 0 ? kInputWrong : kFine;
}

}  // namespace tesela::tools
