// SPDX-License-Identifier: Apache-2.0
// Walks over the lanes of a LaneSet.
#pragma once
#include <bit>
#include <cstdint>

#include "core/kernel_abi.h"

namespace tesela::sanitize {

/// Calls f(lane) for each lane, in increasing order.
template <class F>
inline void for_each_lane(const core::LaneSet& lanes, F f) {
  for (uint64_t set = lanes.low; set != 0; set &= set - 1) f(static_cast<uint32_t>(std::countr_zero(set)));
  for (uint64_t set = lanes.high; set != 0; set &= set - 1) f(64 + static_cast<uint32_t>(std::countr_zero(set)));
}

inline uint32_t lowest_lane(const core::LaneSet& lanes) {
  return static_cast<uint32_t>(lanes.low != 0 ? std::countr_zero(lanes.low) : 64 + std::countr_zero(lanes.high));
}

inline uint32_t highest_lane(const core::LaneSet& lanes) {
  return static_cast<uint32_t>(lanes.high != 0 ? 127 - std::countl_zero(lanes.high) : 63 - std::countl_zero(lanes.low));
}

inline uint32_t count_lanes(const core::LaneSet& lanes) { return static_cast<uint32_t>(std::popcount(lanes.low) + std::popcount(lanes.high)); }

}  // namespace tesela::sanitize
