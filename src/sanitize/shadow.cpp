// SPDX-License-Identifier: Apache-2.0
#include "sanitize/shadow.h"

#include <bit>

#include "base/check.h"
#include "sanitize/shadow_avx512.h"

namespace tesela::sanitize {

void Epochs::at_now(bool per_group) {
  by_several = now | several | kFlags;
  if (!per_group) return;
  raced = shared = by_several;  // nothing is shared
  dispatch = begin = now;
}

Epochs Epochs::first(uint32_t invocations, bool per_group) {
  TESELA_CHECK(std::bit_width(invocations) + kInvocationShift < 28);
  Epochs e;
  e.step = core::shadow_step(invocations);
  e.several = e.step - 1 - kFlags;
  e.dispatch = e.begin = e.now = e.step;
  e.shared = e.dispatch | kRead;
  e.atomic = e.dispatch | kFlags;
  e.raced = e.dispatch | e.several | kFlags;
  e.at_now(per_group);
  return e;
}

bool Epochs::begin_dispatch(bool per_group) {
  if (now / step > ~uint32_t{0} / step / 2) return false;
  Epochs next = first((several >> kInvocationShift) / 2 + 1, per_group);
  const uint32_t skipped = now;
  for (uint32_t* word : {&next.dispatch, &next.begin, &next.now, &next.raced, &next.shared, &next.atomic, &next.by_several}) *word += skipped;
  *this = next;
  return true;
}

void Epochs::begin_workgroup(bool per_group) {
  now += step;
  begin = now;
  at_now(per_group);
}

void Epochs::advance(bool per_group) {
  now += step;
  at_now(per_group);
}

// The counter starts after `dispatch`, which keeps its stamp. What the workgroup in flight did is an older epoch of it; of other workgroups only the flags matter.
void renumber(std::span<uint32_t> words, const Epochs& e, bool in_flight) {
  const uint32_t own = in_flight ? e.dispatch + e.step : e.dispatch;
  for (uint32_t& word : words) {
    if (word < e.dispatch + e.step) continue;
    word = (word >= e.begin ? own : e.dispatch) | (word & (kRead | kWritten));
  }
}

Epochs renumbered(const Epochs& e, bool in_flight) {
  Epochs next = e;
  next.now = e.dispatch;
  if (in_flight) next.begin = next.now = e.dispatch + e.step;
  return next;
}

namespace {

template <bool Writes>
bool update_lanes(uint32_t* words, const Epochs& e, uint32_t first, uint64_t low, uint64_t high, uint32_t shift, uint32_t span) {
  bool raced = false;
  uint32_t base = 0;
  for (uint64_t lanes : {low, high}) {
    for (; lanes != 0; lanes &= lanes - 1) {
      const uint32_t lane = base + static_cast<uint32_t>(std::countr_zero(lanes));
      const uint32_t mine = e.of(first + lane);
      uint32_t* at = words + (size_t{lane} << shift);
      for (uint32_t i = 0; i < span; ++i) {
        const uint32_t next = Writes ? after_write(at[i], mine, e) : after_read(at[i], mine, e);
        raced |= e.is_raced(next);
        at[i] = next;
      }
    }
    base = 64;
  }
  return raced;
}

}  // namespace

WordCounts count_words(std::span<const WorkerWords> workers, uint32_t elements) {
  return has_avx512() ? avx512_count_words(workers, elements) : plain_count_words(workers, elements);
}

WordCounts plain_count_words(std::span<const WorkerWords> workers, uint32_t elements) {
  WordCounts n;
  for (uint32_t i = 0; i < elements; ++i) {
    uint32_t touched = 0, plain = 0, flags = 0, raced = 0;
    for (const WorkerWords& w : workers) {
      const uint32_t word = w.words[i];
      if (word < w.epochs->dispatch) continue;
      plain |= word == w.epochs->atomic ? 0 : word & kWritten;
      raced |= static_cast<uint32_t>(w.epochs->is_raced(word) || (touched != 0 && plain != 0));
      touched = 1;
      flags |= word;
    }
    n.touched += touched;
    n.read += flags / kRead & 1;
    n.written += flags / kWritten & 1;
    n.raced += raced;
  }
  return n;
}

LaneUpdates plain_lane_updates() { return {update_lanes<false>, update_lanes<true>}; }

LaneUpdates lane_updates() {
  if (has_avx512()) return avx512_lane_updates();
  return plain_lane_updates();
}

}  // namespace tesela::sanitize
