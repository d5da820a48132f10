// SPDX-License-Identifier: Apache-2.0
// How many workgroups a worker takes at a time. A block is some 10 us of work, as the worker's last one tells: far longer than it takes to claim it, and short enough that
// what a kernel streams meanwhile (30 GB/s make 300 KB) stays in the processor's own cache. Near the end blocks shrink, so that the workers finish together.
#pragma once
#include <algorithm>
#include <cstdint>

namespace tesela::runtime {

struct Blocks {
  static constexpr double kBlockNs = 10'000;  ///< aimed at
  static constexpr double kLeastGroupNs = 1. / 64;  ///< no workgroup is counted as less: light kernels take many in one vector

  uint64_t unit = 1;  ///< blocks are multiples of this
  uint32_t workers = 1;
  uint32_t sharers = 1;  ///< of them, who take from one stretch

  static uint64_t groups_for(double ns, double group_ns) {
    const double n = ns / std::max(group_ns, kLeastGroupNs);
    return n < 1 ? 1 : n > 1e15 ? uint64_t(1e15) : static_cast<uint64_t>(n);
  }
  uint64_t whole_units(uint64_t block) const { return block <= unit ? unit : block / unit * unit; }
  /// The next block where `left` workgroups are left of a stretch and one takes so long.
  uint64_t next(uint64_t left, double group_ns) const {
    const uint64_t fair = std::max<uint64_t>(left / (uint64_t{sharers} * 2), 1);
    return whole_units(std::min(groups_for(kBlockNs, group_ns), fair));
  }
};

}  // namespace tesela::runtime
