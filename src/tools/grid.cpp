// SPDX-License-Identifier: Apache-2.0
#include "tools/grid.h"

#include <fmt/format.h>

#include "tools/text.h"

namespace tesela::tools {
namespace {

constexpr const char* kAxis[] = {"x", "y", "z"};

std::string counts_text(std::array<uint64_t, 3> n) {
  if (n[1] == 1 && n[2] == 1) return fmt::format("{}", n[0]);
  return n[2] == 1 ? fmt::format("{} x {}", n[0], n[1]) : fmt::format("{} x {} x {}", n[0], n[1], n[2]);
}

/// In brackets where there is more than one number in it.
std::string group_text(std::array<uint64_t, 3> n) { return n[1] == 1 && n[2] == 1 ? counts_text(n) : fmt::format("({})", counts_text(n)); }

}  // namespace

Outcome<GridRequest> parse_grid(std::string_view option, const std::string& text, bool items) {
  const auto parts = split(text, ',');
  GridRequest request;
  request.items = items;
  if (items && is_identifier(text)) {
    request.of = text;
    return request;
  }
  request.dimensions = static_cast<uint32_t>(parts.size());
  if (parts.size() > 3) return Stop{kCallWrong, fmt::format("{} takes up to three numbers, not \"{}\"", option, clip(text, 40))};
  for (size_t d = 0; d < parts.size(); ++d) {
    const auto n = parse_unsigned(trim(parts[d]));
    if (!n) return Stop{kCallWrong, fmt::format("{} needs whole numbers from 0 to 2^64 - 1 separated by commas, not \"{}\"", option, clip(text, 40))};
    request.counts[d] = *n;
  }
  return request;
}

Outcome<GridRequest> parse_grid_options(const Options& options) {
  if (!options.dispatch.empty()) return parse_grid("--dispatch", options.dispatch, false);
  if (!options.items.empty()) return parse_grid("--items", options.items, true);
  return Stop{kCallWrong, "say how much to run: --items N (invocations to cover) or --dispatch X[,Y[,Z]] (workgroups)"};
}

Outcome<Grid> to_workgroups(const GridRequest& request, const uint32_t* workgroup_size, const Limits& limits) {
  uint32_t groups[3];
  const uint64_t most = limits.max_compute_workgroups_per_dimension;
  for (int d = 0; d < 3; ++d) {
    const uint64_t size = workgroup_size[d];
    const uint64_t n = request.items ? request.counts[d] / size + (request.counts[d] % size != 0 ? 1 : 0) : request.counts[d];
    if (n > most || n > 0xffffffffu) {
      const std::string what = request.items ? fmt::format("{} items in {} need {} workgroups of {}", request.counts[d], kAxis[d], n, size) : fmt::format("{} workgroups in {}", n, kAxis[d]);
      const std::string advice = n <= 0xffffffffu ? fmt::format("; spread them over two dimensions, loop inside the shader, or allow it with --limit maxComputeWorkgroupsPerDimension={}", n) : "";
      return Stop{kCallWrong, fmt::format("{}, over the limit maxComputeWorkgroupsPerDimension = {}{}", what, most, advice)};
    }
    groups[d] = static_cast<uint32_t>(n);
  }
  return Grid{groups[0], groups[1], groups[2]};
}

std::optional<uint64_t> item_count(const GridRequest& request) {
  uint64_t n = 1;
  if (!request.items) return std::nullopt;
  for (uint64_t count : request.counts)
    if (__builtin_mul_overflow(n, count, &n)) return std::nullopt;
  return n;
}

GridNumbers grid_numbers(const GridRequest& request, Grid grid, const uint32_t* workgroup_size) {
  GridNumbers numbers;
  numbers.per_workgroup = uint64_t{workgroup_size[0]} * workgroup_size[1] * workgroup_size[2];
  // Three counts of 32 bits may overflow 64 bits: they say the largest number then.
  if (__builtin_mul_overflow(uint64_t{grid.x} * grid.y, uint64_t{grid.z}, &numbers.workgroups)) numbers.workgroups = ~0ull;
  if (__builtin_mul_overflow(numbers.workgroups, numbers.per_workgroup, &numbers.invocations)) numbers.invocations = ~0ull;
  numbers.items = item_count(request);
  if (numbers.items) numbers.surplus = numbers.invocations - *numbers.items;
  return numbers;
}

std::string grid_text(const GridRequest& request, Grid grid, const uint32_t* workgroup_size) {
  const GridNumbers numbers = grid_numbers(request, grid, workgroup_size);
  const std::array<uint64_t, 3> groups{grid.x, grid.y, grid.z};
  std::string out = request.items ? fmt::format("{} items: ", counts_text(request.counts)) : "";
  out += fmt::format("{} workgroup{} x {} = {} invocations", group_text(groups), numbers.workgroups == 1 ? "" : "s", group_text({workgroup_size[0], workgroup_size[1], workgroup_size[2]}),
                     numbers.invocations);
  if (numbers.surplus) out += fmt::format(", {} surplus", *numbers.surplus);
  return out;
}

}  // namespace tesela::tools
