// SPDX-License-Identifier: Apache-2.0
#include "tools/plan.h"

#include <fmt/format.h>

#include "tools/text.h"

namespace tesela::tools {
namespace {

/// "ENTRY:4,1,1", "ENTRY:items=1000", "4,1,1" (the only entry point).
Outcome<Step> parse_step(const std::string& text) {
  Step step;
  const size_t colon = text.find(':');
  std::string grid = text;
  if (colon != std::string::npos) {
    step.entry = text.substr(0, colon);
    grid = text.substr(colon + 1);
  }
  const bool items = grid.rfind("items=", 0) == 0;
  auto request = parse_grid(fmt::format("--step {}", clip(text, 40)), items ? grid.substr(6) : grid, items);
  if (!request) return request.stop();
  step.grid = *request;
  return step;
}

Outcome<std::pair<std::string, DataSpec>> parse_data_option(std::string_view option, const std::string& text) {
  auto assignment = split_assignment(option, text);
  if (!assignment) return assignment.stop();
  auto spec = parse_data_spec(assignment->second);
  if (!spec) return Stop{kCallWrong, fmt::format("{} {}: {}", option, assignment->first, spec.error().message)};
  return std::pair(assignment->first, std::move(*spec));
}

/// NAME=WORDS, read by `parse`; a later one of a name takes the place of an earlier one.
template <class T>
std::optional<Stop> read_words(std::string_view option, const std::vector<std::string>& texts, base::Result<T> (*parse)(std::string_view), std::vector<std::pair<std::string, T>>& to) {
  for (const std::string& text : texts) {
    auto assignment = split_assignment(option, text);
    if (!assignment) return assignment.stop();
    auto value = parse(assignment->second);
    if (!value) return Stop{kCallWrong, fmt::format("{} {}: {}", option, assignment->first, value.error().message)};
    std::erase_if(to, [&](const auto& entry) { return entry.first == assignment->first; });
    to.emplace_back(assignment->first, *value);
  }
  return std::nullopt;
}

}  // namespace

Outcome<Plan> make_plan(const Options& options) {
  Plan plan;
  plan.source = options.source;
  if (!options.job.empty())
    if (auto stop = read_job(options.job, plan)) return *stop;
  auto overrides = parse_overrides(options.overrides);
  if (!overrides) return overrides.stop();
  for (const auto& [name, value] : *overrides) plan.overrides[name] = value;
  for (const std::string& text : options.in) {
    auto data = parse_data_option("--in", text);
    if (!data) return data.stop();
    std::erase_if(plan.buffers, [&](const auto& entry) { return entry.first == data->first; });
    plan.buffers.push_back(std::move(*data));
  }
  if (auto stop = read_words("--texture", options.textures, parse_texture_request, plan.textures)) return *stop;
  if (auto stop = read_words("--sampler", options.samplers, parse_sampler, plan.samplers)) return *stop;
  for (const std::string& text : options.views) {
    auto assignment = split_assignment("--view", text);
    if (!assignment) return assignment.stop();
    auto view = parse_view(assignment->first, assignment->second);
    if (!view) return Stop{kCallWrong, fmt::format("--view {}: {}", clip(assignment->first, 60), view.error().message)};
    plan.views.push_back(std::move(*view));
  }
  for (const std::string& text : options.expect) {
    auto data = parse_data_option("--expect", text);
    if (!data) return data.stop();
    plan.expect.push_back(std::move(*data));
  }
  for (const auto& [option, list, to] : {std::tuple("--set", &options.set, &plan.set), std::tuple("--out", &options.out, &plan.out)})
    for (const std::string& text : *list) {
      auto assignment = split_assignment(option, text);
      if (!assignment) return assignment.stop();
      to->push_back(std::move(*assignment));
    }
  if (options.tolerance > 0) plan.tolerance = options.tolerance;
  if (options.relative > 0) plan.relative = options.relative;
  const bool has_grid = !options.dispatch.empty() || !options.items.empty();
  if (!options.steps.empty() && has_grid) return Stop{kCallWrong, "give --step (several dispatches) or --dispatch or --items (one), not both"};
  if (!plan.steps.empty() && (has_grid || !options.steps.empty())) return Stop{kCallWrong, "the job file has the steps: --dispatch, --items and --step do not go with it"};
  for (const std::string& text : options.steps) {
    auto step = parse_step(text);
    if (!step) return step.stop();
    plan.steps.push_back(std::move(*step));
  }
  if (plan.steps.empty()) {
    auto grid = parse_grid_options(options);
    if (!grid) return grid.stop();
    Step step;
    step.entry = options.entry;
    step.grid = *grid;
    plan.steps.push_back(std::move(step));
  }
  return plan;
}

}  // namespace tesela::tools
