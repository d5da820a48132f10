// SPDX-License-Identifier: Apache-2.0
// Atomic operations between which a barrier stands that does not order their memory (WGSL section "Memory Semantics"): the invocations meet, but what one
// did before need not be visible to another one behind. No other order of running shows this, so it is found by epochs, like races: two operations of
// different invocations of a workgroup, on one element, that do not commute, in the same epoch of that memory and not between the same two barriers.
#pragma once
#include <array>
#include <unordered_map>
#include <vector>

#include "core/kernel_abi.h"
#include "sanitize/program.h"

namespace tesela::sanitize {

struct UnorderedAtomics {
  uint32_t before = 0, behind = 0;  ///< sites of the two operations
  uint32_t barrier = 0;             ///< site of the last barrier between them
  Invocation who_before, who_behind;
  ir::VarId var;
  uint32_t offset = 0;              ///< bytes; this and the invocations: of the first such pair
  uint64_t pairs = 0;
};
inline constexpr size_t kMaxUnordered = 16;

/// For one worker that runs workgroups in increasing order.
class AtomicOrder : public core::Observer {
 public:
  /// `program` outlives it.
  AtomicOrder(const Program& program, const uint32_t groups[3]);
  /// By place; at most kMaxUnordered.
  const std::vector<UnorderedAtomics>& found() const { return found_; }

 private:
  static constexpr uint32_t kNobody = ~0u;

  struct Operation {
    uint32_t site = 0, meeting = 0, local = 0;
    uint32_t other = kNobody;  ///< the first invocation but `local` that did it too
  };
  struct Element {
    uint32_t epoch = 0;
    std::vector<Operation> operations;  ///< of this epoch, one for each site and meeting
  };

  void begin(uint64_t group);
  void meet_at(uint32_t spaces);
  void operate(uint32_t site, uint32_t offset, uint32_t local);
  void note(const Operation& before, uint32_t site, uint32_t offset, uint32_t local);

  const Program& program_;
  uint32_t groups_[3];
  uint64_t group_ = 0;
  uint32_t meeting_ = 0, workgroup_epoch_ = 0, storage_epoch_ = 0;
  uint32_t barrier_ = 0;
  std::unordered_map<uint64_t, Element> elements_;  // of the workgroup in flight, by variable and offset
  std::vector<UnorderedAtomics> found_;
};

}  // namespace tesela::sanitize
