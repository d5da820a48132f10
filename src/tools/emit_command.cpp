// SPDX-License-Identifier: Apache-2.0
// `tesela emit`: what a stage of the compiler makes, as text.
#include <fmt/format.h>

#include <cstdio>

#include "tools/commands.h"
#include "tools/emit.h"
#include "tools/session.h"
#include "tools/text.h"

namespace tesela::tools {
namespace {

struct StageName {
  std::string_view name;
  Listing listing;
  bool needs_entry;
};
constexpr StageName kStages[] = {{"tokens", Listing::Tokens, false}, {"ast", Listing::Ast, false},           {"ir", Listing::Ir, true},
                                 {"llvm", Listing::Llvm, true},      {"llvm-opt", Listing::OptimisedLlvm, true}, {"asm", Listing::Assembly, true}};

Outcome<std::string> passes_text(const Module& module, const std::string& wanted, const PipelineOptions& options) {
  auto passes = module.list_passes(options);
  if (!passes) return Stop{kInputWrong, passes.error().message};
  std::string out;
  std::vector<std::string> names;
  for (const PassListing& pass : *passes) {
    names.push_back(pass.pass);
    if (wanted == "all") out += fmt::format("// after {}\n{}\n", pass.pass, pass.text);
    if (wanted == pass.pass) out = pass.text;  // a pass that runs twice: its last result
  }
  if (out.empty()) return Stop{kCallWrong, fmt::format("there is no pass {}{}", clip(wanted, 40), what_exists(wanted, names))};
  return out;
}

}  // namespace

Outcome<std::string> stage_text(const Module& module, const std::string& stage, PipelineOptions options) {
  const bool passes = stage.rfind("ir:", 0) == 0;
  const StageName* found = nullptr;
  std::vector<std::string> names;
  for (const StageName& s : kStages) {
    names.emplace_back(s.name);
    if (s.name == stage) found = &s;
  }
  names.emplace_back("ir:PASS");
  if (found == nullptr && !passes) return Stop{kCallWrong, fmt::format("there is no stage {}{}", clip(stage, 40), what_exists(stage, names))};
  if (passes || found->needs_entry) {
    if (!module.ok()) return Stop{kInputWrong, ""};
    auto entry = choose_entry(module, options.entry_point);
    if (!entry) return entry.stop();
    options.entry_point = *entry;
  }
  if (passes) return passes_text(module, stage.substr(3), options);
  auto text = module.list(found->listing, options);
  if (!text) return Stop{kInputWrong, text.error().message};
  return *text;
}

int emit_command(const Options& options) {
  auto device_setup = device_options(options);
  if (!device_setup) return finish(device_setup.stop());
  auto overrides = parse_overrides(options.overrides);
  if (!overrides) return finish(overrides.stop());
  auto sources = load_sources(options.source);
  if (!sources) return finish(sources.stop());
  const Device device(*device_setup);
  const Module module = device.create_module(std::move(*sources));
  if (!module.diagnostics().empty()) std::fputs(module.render_diagnostics(use_colour(2)).c_str(), stderr);
  auto text = stage_text(module, options.stage, pipeline_options(options, options.entry, *overrides));
  if (!text) return finish(text.stop());
  std::fputs(text->c_str(), stdout);
  if (text->empty() || text->back() != '\n') std::fputc('\n', stdout);
  return module.ok() ? kFine : kInputWrong;
}

}  // namespace tesela::tools
