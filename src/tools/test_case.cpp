// SPDX-License-Identifier: Apache-2.0
#include "tools/test_case.h"

#include <fmt/format.h>

#include <algorithm>

#include "tools/emit.h"
#include "tools/grid.h"
#include "tools/info.h"
#include "tools/sarif.h"
#include "tools/session.h"
#include "tools/text.h"

namespace tesela::tools {
namespace {

void fail(CaseResult& result, std::string text) {
  result.passed = false;
  result.failure += text;
  if (!result.failure.empty() && result.failure.back() != '\n') result.failure += '\n';
}

constexpr std::string_view kKnown[] = {"check", "run", "buffer", "texture", "sampler", "expect", "override", "limit", "only", "stops", "fails", "without", "sanitize", "accepts", "emit", "render", "info", "prints"};

std::string file_part(const std::string& path) {
  const size_t slash = path.rfind('/');
  return slash == std::string::npos ? path : path.substr(slash + 1);
}

void append(std::vector<Diagnostic>& to, const std::vector<Diagnostic>& from) { to.insert(to.end(), from.begin(), from.end()); }

/// The case's text for output cases: its own lines only, marked ones left out, so that places in the output do not depend on what stands before.
std::string own_text(const std::string& text) {
  std::string out;
  for (const std::string& line : split(text, '\n')) {
    const bool marked = line.size() >= 3 && line.compare(0, 2, "//") == 0 && std::string_view("!~#=").find(line[2]) != std::string_view::npos;
    if (!marked && !(out.empty() && trim(line).empty())) out += line + '\n';
  }
  return out;
}

bool is_output_case(const TestCase& test) { return test.find("emit") != nullptr || test.find("render") != nullptr || test.find("info") != nullptr; }

/// As `tesela check` does: entry points whose overrides have values are checked as pipelines too.
void check_pipelines(const Module& module, CaseResult& result) {
  if (!module.ok()) return;
  for (const EntryPointInfo& entry : module.reflection().entry_points) {
    bool known = entry.stage == ShaderStage::Compute;
    for (const OverrideInfo& override_ : entry.overrides) known &= override_.has_default;
    if (!known) continue;
    PipelineOptions options;
    options.entry_point = entry.name;
    append(result.diagnostics, module.check_pipeline(options).diagnostics());
  }
}

/// Cases whose result is text: `emit STAGE [ENTRY]`, `render [json|sarif]`, `info [items=N]`.
std::string output_of(const Directive& directive, const Module& module, CaseResult& result) {
  const std::vector<std::string> words = split(directive.rest, ' ');
  if (directive.keyword == "render") {
    if (words[0] == "json") return module.diagnostics_json() + "\n";
    if (words[0] == "sarif") return sarif(module.diagnostics());
    return module.render_diagnostics(false);
  }
  if (directive.keyword == "info") return words[0] == "json" ? reflection_json(module.reflection()) + "\n" : reflection_text(module.reflection());
  PipelineOptions options;
  options.subgroup_size = 8;
  if (words.size() > 1) options.entry_point = words[1];
  auto text = stage_text(module, words[0], options);
  if (text) return *text;
  fail(result, text.stop().message.empty() ? "the module has errors" : text.stop().message);
  return {};
}

}  // namespace

void compare_output(const TestCase& test, const std::string& got, CaseResult& result) {
  const std::vector<std::string> lines = split(got.ends_with('\n') ? got.substr(0, got.size() - 1) : got, '\n');
  if (lines == test.output) return;
  for (size_t i = 0; i < std::max(lines.size(), test.output.size()); ++i) {
    const std::string a = i < lines.size() ? lines[i] : "(nothing)", e = i < test.output.size() ? test.output[i] : "(nothing)";
    if (a == e) continue;
    return fail(result, fmt::format("line {} of the output differs\n  got      {}\n  expected {}", i + 1, a, e));
  }
}

bool settle_diagnostics(const TestCase& test, CaseResult& result) {
  const std::string difference = compare_diagnostics(test, result.diagnostics);
  if (!difference.empty()) fail(result, difference);
  return difference.empty();
}

CaseResult run_case(const TestCase& test, const TestMatrix& matrix) {
  CaseResult result;
  if (!test.problem.empty()) {
    fail(result, test.problem);
    return result;
  }
  std::vector<std::string> limit_texts, without;
  for (const Directive& directive : test.directives) {
    if (std::find(std::begin(kKnown), std::end(kKnown), directive.keyword) == std::end(kKnown)) {
      fail(result, fmt::format("line {}: there is no directive {}", directive.line, clip(directive.keyword, 30)));
      return result;
    }
    if (directive.keyword == "without")
      for (const std::string& name : split(directive.rest, ' ')) without.push_back(name);
    if (directive.keyword != "limit") continue;
    std::string text = directive.rest;
    std::erase(text, ' ');
    limit_texts.push_back(text);
  }
  auto limits = parse_limits(limit_texts);
  if (!limits) {
    fail(result, limits.stop().message);
    return result;
  }
  auto features = parse_features(without);
  if (!features) {
    fail(result, features.stop().message);
    return result;
  }
  DeviceOptions options;
  options.threads = 1;
  options.limits = *limits;
  options.features = *features;
  const Device device(options);
  ModuleOptions module_options;
  module_options.probes = true;
  for (const Directive& directive : test.directives) {
    if (directive.keyword != "check" || directive.rest.empty()) continue;
    if (directive.rest != "assume-uniform") {
      fail(result, fmt::format("line {}: check knows `assume-uniform` only", directive.line));
      return result;
    }
    module_options.assume_uniform = true;
  }
  const Module module = device.create_module({{file_part(test.file), is_output_case(test) ? own_text(test.text) : test.text}}, module_options);
  append(result.diagnostics, module.diagnostics());
  if (test.find("run") != nullptr) {
    run_dispatches(test, module, matrix, *limits, result);
    return result;
  }
  result.runs = 1;
  for (const char* kind : {"emit", "render", "info"})
    if (const Directive* directive = test.find(kind)) {
      if (directive->keyword == "info" && !module.ok()) {
        settle_diagnostics(test, result);
        return result;
      }
      result.output = output_of(*directive, module, result);
      if (result.passed) compare_output(test, *result.output, result);
      return result;
    }
  if (test.find("check") == nullptr) {
    fail(result, "the case says neither check nor run, emit, render or info");
    return result;
  }
  check_pipelines(module, result);
  settle_diagnostics(test, result);
  return result;
}

}  // namespace tesela::tools
