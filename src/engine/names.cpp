// SPDX-License-Identifier: Apache-2.0
#include "engine/names.h"

#include <algorithm>
#include <vector>

#include "sema/resolve.h"

namespace tesela::engine {
namespace {
constexpr size_t kMostNames = 12;
}

std::string what_exists(std::string_view wanted, std::span<const std::string> names) {
  if (names.empty()) return "; there is none";
  std::string out = names.size() == 1 ? "; there is " : "; there are ";
  for (size_t i = 0; i < std::min(names.size(), kMostNames); ++i) out += (i ? ", '" : "'") + names[i] + "'";
  if (names.size() > kMostNames) out += " and " + std::to_string(names.size() - kMostNames) + " more";
  std::vector<std::string_view> views(names.begin(), names.end());
  const std::string close = names.size() > 1 ? sema::suggest_name(wanted, views) : std::string();
  if (!close.empty()) out += "; " + close;
  return out;
}

}  // namespace tesela::engine
