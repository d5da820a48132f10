// SPDX-License-Identifier: Apache-2.0
// The word of 32 bits that a worker keeps for an element of memory, and the rules by which accesses change it.
//
//   stamp | invocation | written | read | written now      (core/shadow_word.h)
//
// The stamp numbers epochs; one counter serves all workgroups of a worker, which run one after the other, so that a stamp says both workgroup and epoch.
// Below `dispatch` (so also 0): untouched. Equal to `dispatch`: what other workgroups did, as far as it matters (see Epochs). From `begin`: touched by the workgroup in
// flight; its last access was in epoch `now` or in an older one. The invocation is the only one that accessed the element in its epoch, or `several`, which then only
// read. "Written now" speaks of that epoch, the other flags of all that the word stands for. Two fields for writer and reader would say no more: an epoch
// without a race has either one invocation that does both, or readers only.
//
// Workgroup memory is new with each workgroup and has nothing to tell of older epochs: there dispatch = begin = now.
//
// Stamps run out: `renumber` keeps what matters of each word and begins again.
#pragma once
#include <cstdint>
#include <span>

#include "core/shadow_word.h"

namespace tesela::sanitize {

using core::kInvocationShift;
using core::kRead;
using core::kWritten;
using core::kWrittenNow;
inline constexpr uint32_t kFlags = kWrittenNow | kRead | kWritten;

/// The epochs of one memory, for one worker: whole words, in which only the stamp is not 0 if nothing else is said.
struct Epochs {
  uint32_t dispatch = 0, begin = 0, now = 0;
  uint32_t step = 0;      ///< from one stamp to the next; words below it differ in stamp only
  uint32_t several = 0;   ///< bits of the invocation
  uint32_t raced = 0;     ///< the word of an element that is raced for, and was read: no access makes it better
  uint32_t shared = 0;    ///< read by workgroups before this one; also by several
  uint32_t atomic = 0;    ///< accessed by atomic operations
  uint32_t by_several = 0;  ///< read in epoch `now` by several, all flags set

  /// Stamps begin, for memory that outlives workgroups or (`per_group`) does not.
  static Epochs first(uint32_t invocations, bool per_group);
  /// Another dispatch over the same words. False: there are too few stamps left for it; the words must be zeroed and `first` be used.
  bool begin_dispatch(bool per_group);
  /// No further epoch has a stamp.
  bool exhausted() const { return now > ~uint32_t{0} - step; }
  void begin_workgroup(bool per_group);
  void advance(bool per_group);
  bool is_raced(uint32_t word) const { return (word | kRead) == raced; }
  uint32_t of(uint32_t invocation) const { return now | invocation << kInvocationShift; }

 private:
  void at_now(bool per_group);
};

/// The word after a write by one invocation; `mine` = of(invocation).
inline uint32_t after_write(uint32_t old, uint32_t mine, const Epochs& e) {
  if (old < e.dispatch) return mine | kWritten | kWrittenNow;
  const bool same = (old ^ mine) <= kFlags;
  const bool older = old - e.begin < e.now - e.begin;
  return (same || older ? mine | kWritten | kWrittenNow : e.raced & ~kRead) | (old & kRead);
}

/// The word after a read by one invocation, or by several (mine = now | several).
inline uint32_t after_read(uint32_t old, uint32_t mine, const Epochs& e) {
  const uint32_t differs = old ^ mine;
  if (differs <= kFlags) return old | kRead;
  if (differs < e.step) return (old & kWrittenNow) != 0 ? e.raced : old | kRead | e.several;
  if (old - e.begin < e.now - e.begin) return mine | kRead | (old & kWritten);
  if (old < e.dispatch) return mine | kRead;
  return (old & kWritten) != 0 ? e.raced : e.shared;
}

/// Words as they are after begin_workgroup and, for `in_flight` workgroups, advance have been given stamps from the start again: `e` becomes `next`.
void renumber(std::span<uint32_t> words, const Epochs& e, bool in_flight);
/// The epochs to go with it.
Epochs renumbered(const Epochs& e, bool in_flight);

/// The words that a worker keeps for some elements.
struct WorkerWords {
  const uint32_t* words;
  const Epochs* epochs;
};
/// Of how many elements some worker's word says what. Workers never share a workgroup: an element that two of them touched is raced for if one of them wrote it, not by an
/// atomic operation.
struct WordCounts {
  uint32_t touched = 0, read = 0, written = 0, raced = 0;
};
WordCounts count_words(std::span<const WorkerWords> workers, uint32_t elements);
/// The same as any processor does it.
WordCounts plain_count_words(std::span<const WorkerWords> workers, uint32_t elements);

/// Lanes that follow one another in memory: lane i has `span` words from `words` + (i << shift); span <= 1 << shift, shift <= 2. Bit 0 of `low` is set. Up to
/// kBlock words past the last one are read and written back. True: some access raced.
using UpdateLanes = bool (*)(uint32_t* words, const Epochs& e, uint32_t first, uint64_t low, uint64_t high, uint32_t shift, uint32_t span);
inline constexpr uint32_t kBlock = 16;

struct LaneUpdates {
  UpdateLanes read, write;
};
/// The fastest that this processor has.
LaneUpdates lane_updates();
/// The ones that any processor has.
LaneUpdates plain_lane_updates();

}  // namespace tesela::sanitize
