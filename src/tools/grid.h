// SPDX-License-Identifier: Apache-2.0
// From items to workgroups: the arithmetic of a dispatch, and how it is said.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tools/session.h"

namespace tesela::tools {

/// What the user asked for: workgroups, or items to cover.
struct GridRequest {
  bool items = false;
  std::string of;  ///< items: those of this texture or buffer; the counts are filled in when its size is known
  std::array<uint64_t, 3> counts{1, 1, 1};
  uint32_t dimensions = 1;  ///< how many counts were given
};

/// "64", "8,8", "1000,10,3", of items also a name; `option` is named in the message.
Outcome<GridRequest> parse_grid(std::string_view option, const std::string& text, bool items);
/// Of --dispatch and --items; neither: one workgroup is not assumed, the call is wrong.
Outcome<GridRequest> parse_grid_options(const Options& options);
/// Workgroups of this size for the request, checked against the device's limits.
Outcome<Grid> to_workgroups(const GridRequest& request, const uint32_t* workgroup_size, const Limits& limits);
/// Product of the counts of an --items request; nothing for one in workgroups.
std::optional<uint64_t> item_count(const GridRequest& request);
/// "1000 items: 4 workgroups x 256 = 1024 invocations, 24 surplus".
std::string grid_text(const GridRequest& request, Grid grid, const uint32_t* workgroup_size);

struct GridNumbers {
  uint64_t workgroups = 0, per_workgroup = 0, invocations = 0;
  std::optional<uint64_t> items, surplus;
};
GridNumbers grid_numbers(const GridRequest& request, Grid grid, const uint32_t* workgroup_size);

}  // namespace tesela::tools
