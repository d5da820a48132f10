// SPDX-License-Identifier: Apache-2.0
// What one `tesela run` does, whether it came from options or from a job file: buffers, steps over them, outputs, expectations.
#pragma once
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tools/data_source.h"
#include "tools/grid.h"
#include "tools/session.h"
#include "tools/texture_options.h"
#include "tools/view.h"

namespace tesela::tools {

/// One dispatch, or a group of steps; run `repeat` times. Lists inside are taken in turn by iteration: entry i mod size.
struct Step {
  std::string entry;  ///< empty: the only one
  std::vector<std::string> files;  ///< the step's own module instead of the plan's
  std::optional<GridRequest> grid;
  std::string indirect;  ///< buffer that holds the workgroup counts, then there is no grid
  uint64_t indirect_offset = 0;
  std::map<std::string, std::vector<std::string>> bind;  ///< variable to names of buffers, textures or samplers (ping-pong)
  std::map<std::string, std::vector<std::string>> set;   ///< variable or variable.field to JSON texts
  std::map<std::string, double> overrides;               ///< over those of the plan
  uint64_t repeat = 1;
  std::vector<Step> steps;  ///< a group: everything above but repeat is unused
};

struct Plan {
  SourceOptions source;
  std::map<std::string, double> overrides;
  std::vector<std::pair<std::string, DataSpec>> buffers;          ///< by name of a buffer or texture
  std::vector<std::pair<std::string, TextureRequest>> textures;
  std::vector<std::pair<std::string, SamplerDescriptor>> samplers;
  std::vector<std::pair<std::string, std::string>> set;           ///< before the first step: variable or variable.field, JSON text
  std::vector<std::pair<std::string, std::string>> out;           ///< buffer or texture, path
  std::vector<ViewRequest> views;
  std::vector<std::pair<std::string, DataSpec>> expect;           ///< buffer or texture, data
  double tolerance = 0, relative = 0;
  std::vector<Step> steps;
};

inline constexpr int kMostNestedGroups = 16;

/// From the options of `run` and `bench`, the job file included.
Outcome<Plan> make_plan(const Options& options);
/// A job file (JSON or TOML), added to the plan. Its format is described in docs/jobs.md.
std::optional<Stop> read_job(const std::string& path, Plan& plan);

}  // namespace tesela::tools
