// SPDX-License-Identifier: Apache-2.0
// `tesela info`: reflection, and with --items or --dispatch the arithmetic of the grid.
#include <fmt/format.h>

#include <cstdio>

#include "tools/commands.h"
#include "tools/grid.h"
#include "tools/info.h"
#include "tools/session.h"

namespace tesela::tools {
namespace {

std::string with_grid_json(std::string reflection, std::string_view entry, const GridNumbers& numbers, Grid grid) {
  const size_t brace = reflection.rfind('}');
  std::string extra = fmt::format(",\n \"grid\": {{\"entry\": \"{}\", \"workgroups\": [{}, {}, {}], \"invocations\": {}", entry, grid.x, grid.y, grid.z, numbers.invocations);
  if (numbers.items) extra += fmt::format(", \"items\": {}", *numbers.items);
  if (numbers.surplus) extra += fmt::format(", \"surplus\": {}", *numbers.surplus);
  return reflection.insert(brace, extra + "}\n");
}

}  // namespace

int info_command(const Options& options) {
  auto device_setup = device_options(options);
  if (!device_setup) return finish(device_setup.stop());
  const Device device(*device_setup);
  auto module = load_module(device, options.source);
  if (!module) return finish(module.stop());
  std::string out = options.json ? reflection_json(module->reflection()) : reflection_text(module->reflection());
  if (!options.items.empty() || !options.dispatch.empty()) {
    auto request = parse_grid_options(options);
    if (!request) return finish(request.stop());
    auto overrides = parse_overrides(options.overrides);
    if (!overrides) return finish(overrides.stop());
    auto entry = choose_entry(*module, options.entry);
    if (!entry) return finish(entry.stop());
    const Pipeline pipeline = module->check_pipeline(pipeline_options(options, *entry, *overrides));
    if (!pipeline.ok() && !pipeline.diagnostics().empty()) std::fputs(pipeline.render_diagnostics(use_colour(2)).c_str(), stderr);
    bool failed = false;
    for (const Diagnostic& d : pipeline.diagnostics()) failed |= d.severity == Severity::Error;
    if (failed) return kInputWrong;
    const uint32_t* size = pipeline.workgroup_size();
    auto grid = to_workgroups(*request, size, device.limits());
    if (!grid) return finish(grid.stop());
    if (options.json) {
      out = with_grid_json(std::move(out), *entry, grid_numbers(*request, *grid, size), *grid);
    } else {
      out += fmt::format("\n{}: {}\n", *entry, grid_text(*request, *grid, size));
    }
  }
  std::fputs(out.c_str(), stdout);
  if (!out.empty() && out.back() != '\n') std::fputc('\n', stdout);
  return kFine;
}

}  // namespace tesela::tools
