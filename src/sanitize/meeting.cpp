// SPDX-License-Identifier: Apache-2.0
#include "sanitize/meeting.h"

#include <algorithm>
#include <bit>

#include "sanitize/lanes.h"

namespace tesela::sanitize {

void InvocationSet::remove(const InvocationSet& others) {
  for (size_t i = 0; i < words_.size(); ++i) words_[i] &= ~others.words_[i];
}

uint32_t InvocationSet::count() const {
  uint32_t n = 0;
  for (uint64_t word : words_) n += static_cast<uint32_t>(std::popcount(word));
  return n;
}

uint32_t InvocationSet::lowest(bool inside, uint32_t end) const {
  for (uint32_t i = 0; i < end; i += 64) {
    const uint64_t word = inside ? words_[i / 64] : ~words_[i / 64];
    if (word != 0) return std::min(end, i + static_cast<uint32_t>(std::countr_zero(word)));
  }
  return end;
}

void Meeting::begin() {
  forget();
  left_.clear();
}

void Meeting::forget() {
  if (anybody_) here_.clear();
  anybody_ = differ_ = false;
}

void Meeting::come(uint32_t site, const core::LaneSet& lanes) {
  if (!anybody_) site_ = site;
  anybody_ = true;
  here_.add(lanes);
}

void Meeting::condition(uint32_t site, const uint32_t* values, const core::LaneSet& lanes) {
  if (!anybody_) value_ = values[lowest_lane(lanes)];
  come(site, lanes);
  for_each_lane(lanes, [&](uint32_t lane) {
    values_[lanes.first + lane] = values[lane];
    differ_ |= values[lane] != value_;
  });
}

void Meeting::arrive(uint32_t number, const Site& site, const core::LaneSet& lanes) {
  if (site.kind != Site::Kind::Leave) {
    come(number, lanes);
    for (uint32_t loop : site.loops)
      if (const auto left = left_.find(loop); left != left_.end()) here_.remove(left->second);
    return;
  }
  for (uint32_t loop : site.loops) {
    const auto left = left_.try_emplace(loop, invocations_).first;
    left->second.add(lanes);
    if (left->second.count() == invocations_) left_.erase(left);
  }
}

bool Meeting::meet(uint32_t spaces) {
  if (!anybody_) return false;
  const bool parts = spaces == 0 ? part_at_condition() : part_at_barrier();
  forget();
  return parts;
}

bool Meeting::part_at_condition() {
  if (!differ_) return false;
  parting_ = {};
  parting_.site = site_;
  parting_.one = here_.lowest(true, invocations_);
  parting_.one_value = values_[parting_.one];
  parting_.other = invocations_;
  for (uint32_t i = 0; i < invocations_; ++i) {
    if (!here_.has(i)) continue;
    if (values_[i] == parting_.one_value) {
      ++parting_.ones;
    } else if (parting_.other == invocations_) {
      parting_.other = i;
      parting_.other_value = values_[i];
    }
  }
  return true;
}

bool Meeting::part_at_barrier() {
  const uint32_t count = here_.count();
  if (count == invocations_) return false;
  parting_ = {};
  parting_.site = site_;
  parting_.at_barrier = true;
  parting_.one = here_.lowest(true, invocations_);
  parting_.other = here_.lowest(false, invocations_);
  parting_.ones = count;
  return true;
}

}  // namespace tesela::sanitize
