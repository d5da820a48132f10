// SPDX-License-Identifier: Apache-2.0
// What print probes told, in order of workgroup, invocation and time, whatever the order in which it came.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "core/kernel_abi.h"
#include "sanitize/program.h"

namespace tesela::sanitize {

inline constexpr size_t kMaxPrinted = 1000;  ///< lines; the lowest stay

struct Print {
  uint32_t site = 0;
  Invocation who;
  uint64_t turn = 0;             ///< among those of one invocation
  std::vector<uint32_t> values;  ///< of the site's values, one scalar after the other
};

/// Of one worker, which runs workgroups in increasing order.
class PrintLog {
 public:
  void add(uint32_t site, uint64_t group, const core::LaneSet& lanes, const uint32_t* values, uint32_t stride, uint32_t count);
  const std::vector<Print>& prints() const { return prints_; }
  uint64_t dropped() const { return dropped_; }

 private:
  std::vector<Print> prints_;
  uint64_t turn_ = 0, dropped_ = 0;
};

/// All workers' lines in order; `dropped` counts those past the bound.
std::vector<Print> joined_prints(const std::vector<const PrintLog*>& logs, uint64_t& dropped);

}  // namespace tesela::sanitize
