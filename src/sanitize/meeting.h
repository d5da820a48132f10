// SPDX-License-Identifier: Apache-2.0
// The meetings of one workgroup in flight: who evaluated a condition, with which value; who came to a barrier; and where the invocations of
// a workgroup part. Lanes may come in any order of subgroups.
#pragma once
#include <cstdint>
#include <map>
#include <vector>

#include "core/kernel_abi.h"
#include "sanitize/detector.h"

namespace tesela::sanitize {

/// Invocations of a workgroup, by local index.
class InvocationSet {
 public:
  explicit InvocationSet(uint32_t invocations) : words_(invocations / 64 + 3) {}
  void clear() { words_.assign(words_.size(), 0); }
  void add(const core::LaneSet& lanes) {
    const uint32_t word = lanes.first / 64, shift = lanes.first % 64;
    words_[word] |= lanes.low << shift;
    if (shift != 0) words_[word + 1] |= lanes.low >> (64 - shift) | lanes.high << shift;
    else words_[word + 1] |= lanes.high;
    if (shift != 0 && lanes.high != 0) words_[word + 2] |= lanes.high >> (64 - shift);
  }
  /// Some of 16 invocations from `first`.
  void add_few(uint32_t first, uint64_t low) {
    const uint32_t shift = first % 64;
    words_[first / 64] |= low << shift;
    if (shift > 48) words_[first / 64 + 1] |= low >> (64 - shift);
  }
  void remove(const InvocationSet& others);
  bool has(uint32_t i) const { return (words_[i / 64] >> (i % 64) & 1) != 0; }
  uint32_t count() const;
  /// The lowest one (`inside`: that is, or is not, in the set), or `end`.
  uint32_t lowest(bool inside, uint32_t end) const;

 private:
  std::vector<uint64_t> words_;
};

class Meeting {
 public:
  explicit Meeting(uint32_t invocations) : invocations_(invocations), here_(invocations), values_(invocations) {}

  /// A workgroup begins.
  void begin();
  void condition(uint32_t site, const uint32_t* values, const core::LaneSet& lanes);
  /// At a barrier; or (Site::Kind::Leave) out of loops that hold one: such lanes count no more at its barriers until all have left, though code may run them again.
  void arrive(uint32_t number, const Site& site, const core::LaneSet& lanes);
  /// All have come who come. True: they part here, as parting() says; else the next ones may meet.
  bool meet(uint32_t spaces);
  /// Of one workgroup; its `group` and `workgroups` are left open.
  const Parting& parting() const { return parting_; }

 private:
  void forget();
  void come(uint32_t site, const core::LaneSet& lanes);
  bool part_at_condition();
  bool part_at_barrier();

  uint32_t invocations_;
  bool anybody_ = false, differ_ = false;
  uint32_t site_ = 0, value_ = 0;
  InvocationSet here_;
  std::map<uint32_t, InvocationSet> left_;  // by loop; none: nobody, or everybody
  std::vector<uint32_t> values_;
  Parting parting_;
};

}  // namespace tesela::sanitize
