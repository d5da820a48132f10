// SPDX-License-Identifier: Apache-2.0
#include "sanitize/prints.h"

#include <algorithm>
#include <tuple>

#include "sanitize/lanes.h"

namespace tesela::sanitize {

constexpr size_t kMaxOfGroup = 64 * kMaxPrinted;  // a workgroup is logged whole, so that its lowest invocations stay

void PrintLog::add(uint32_t site, uint64_t group, const core::LaneSet& lanes, const uint32_t* values, uint32_t stride, uint32_t count) {
  for_each_lane(lanes, [&](uint32_t lane) {
    const bool same_group = !prints_.empty() && prints_.back().who.group == group;
    if (prints_.size() >= (same_group ? kMaxOfGroup : kMaxPrinted)) {
      ++dropped_;
      return;
    }
    Print p{site, {group, lanes.first + lane}, turn_++, {}};
    for (uint32_t i = 0; i < count; ++i) p.values.push_back(values[size_t{i} * stride + lane]);
    prints_.push_back(std::move(p));
  });
}

std::vector<Print> joined_prints(const std::vector<const PrintLog*>& logs, uint64_t& dropped) {
  std::vector<Print> all;
  dropped = 0;
  for (const PrintLog* log : logs) {
    all.insert(all.end(), log->prints().begin(), log->prints().end());
    dropped += log->dropped();
  }
  std::sort(all.begin(), all.end(), [](const Print& a, const Print& b) { return std::tie(a.who, a.turn) < std::tie(b.who, b.turn); });
  if (all.size() > kMaxPrinted) {
    dropped += all.size() - kMaxPrinted;
    all.resize(kMaxPrinted);
  }
  return all;
}

}  // namespace tesela::sanitize
