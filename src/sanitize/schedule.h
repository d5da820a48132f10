// SPDX-License-Identifier: Apache-2.0
// Other orders in which the workgroups of a dispatch, and the subgroups between two barriers, may run; and what is found where results depend on the order
// although no memory is raced for: atomic operations that nothing orders.
#pragma once
#include <optional>
#include <vector>

#include "core/kernel_abi.h"
#include "sanitize/program.h"

namespace tesela::sanitize {

/// Workgroup number t of a schedule is (first + t * step) modulo the number of workgroups.
struct Schedule {
  uint64_t group_first = 0, group_step = 1;
  std::vector<uint32_t> subgroups;  ///< the subgroup whose turn it is
};
inline constexpr uint32_t kSchedules = 16;

/// The first one is in reverse; further ones are spread evenly.
Schedule schedule(uint32_t number, uint64_t groups, uint32_t subgroups);

/// Where two runs left other contents.
struct Difference {
  ir::VarId var;
  uint32_t offset = 0;           ///< bytes: the first word or texel that differs
  uint32_t bytes = 4;            ///< of it
  uint32_t one = 0, other = 0;   ///< its bits in the usual run and in the other, as far as a word holds them
  uint64_t words = 0;            ///< that differ, in all storage variables
  uint64_t texels = 0;           ///< likewise, in all textures
  bool any() const { return words + texels != 0; }
};

/// Where another subgroup size, or other invocations in a subgroup, gave other results.
struct MappingDifference {
  Difference what;
  uint32_t size = 0, other_size = 0;  ///< subgroup sizes; equal: other invocations form the subgroups
};

/// Where two orders gave different results.
struct OrderDifference {
  Difference what;
  std::vector<uint32_t> sites;   ///< of accesses to that word or texel, in order of site; at most kMaxOrderSites
  std::vector<uint32_t> atomics; ///< of atomic accesses anywhere, where none is to that word; likewise
  bool did_not_end = false;      ///< nothing differs so far, but in this order the dispatch did not end in time,
  uint32_t stopped_at = ~0u;     ///< and was in the loop that begins at this source offset, or in none
};
inline constexpr size_t kMaxOrderSites = 4;

/// Gives an observer functions that do nothing.
void be_silent(core::Observer& observer);

/// Observes nothing and gives the subgroups their order. Outlives the dispatch; `schedule` outlives it.
class Scheduler : public core::Observer {
 public:
  explicit Scheduler(const Schedule* schedule);
};

/// Notes which sites touch the first word or texel that differs.
class Toucher : public core::Observer {
 public:
  Toucher(const Program& program, const Difference& what);
  /// Fills in `sites` and `atomics`.
  void tell(OrderDifference& difference) const;

 private:
  bool covers(uint32_t site, uint32_t at) const;
  void touch(uint32_t site, bool hit);
  const Program& program_;
  const Difference what_;
  std::vector<uint8_t> touched_;  // by site: 1: ran, 2: touched the word or texel
};

}  // namespace tesela::sanitize
