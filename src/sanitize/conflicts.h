// SPDX-License-Identifier: Apache-2.0
// Pairs of accesses that conflict, out of a summary of bounded size. For each element, place and direction two things are kept: which invocations accessed it in the
// epoch in flight, and which workgroups did at all; of either the lowest two by name and the rest together. That is enough to be exact: if
// any access of one summary conflicts with any of another, so do two of their lowest two, and the lowest such pair is among them. (One thing may be lost: that all
// pairs write the same value, where a high invocation writes different ones from both places.)
#pragma once
#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <tuple>
#include <vector>

#include "sanitize/recorder.h"

namespace tesela::sanitize {

/// One access, as far as it matters.
struct Seen {
  Invocation who;
  uint32_t site = 0;
  std::array<uint32_t, 4> value = {};  ///< words of it: a texel may have four
  bool has_value = false;
  uint64_t barriers = 0;  ///< that its workgroup had passed
};

/// Accesses by parties that cannot conflict among themselves: one invocation in one epoch, or one workgroup.
struct Party {
  uint64_t id = 0;
  Seen lowest;          ///< by its lowest invocation
  bool one_value = false;  ///< all had the value of `lowest`

  void merge(const Seen& seen);
};

class Parties {
 public:
  void add(uint64_t id, const Seen& seen);
  bool empty() const { return count_ == 0; }

  /// Calls f(a, b) for parties a of `x` and b of `y` that are not the same; either may stand for several (the rest).
  template <class F>
  static void pairs(const Parties& x, const Parties& y, F f);

 private:
  static constexpr uint32_t kKept = 2;
  bool differ(uint32_t i, const Parties& other, uint32_t k) const {
    const bool several = (i == kKept && rest_several_) || (k == kKept && other.rest_several_);
    return several || parties_[i].id != other.parties_[k].id;
  }

  uint32_t count_ = 0;           // of parties_ in use
  bool rest_several_ = false;    // the last one stands for several
  Party parties_[kKept + 1];     // increasing ids
};

/// The accesses of one place to one element.
struct Accesses {
  uint32_t place = 0;
  bool writes = false;
  Parties parties;
};

/// Which places there are, in order of source: sites of one span and one chain of calls are one place.
class Places {
 public:
  explicit Places(const Program& program);
  uint32_t of(uint32_t site) const { return of_site_[site]; }

 private:
  std::vector<uint32_t> of_site_;
};

/// The barriers that the workgroup in flight passed, the last ones.
class BarrierHistory {
 public:
  void begin() { sites_.clear(), dropped_ = 0; }
  void pass(uint32_t site);
  uint64_t passed() const { return dropped_ + sites_.size(); }
  /// Passed since `from` and before `to` had been passed, without repetition.
  std::vector<uint32_t> between(uint64_t from, uint64_t to) const;

 private:
  std::vector<uint32_t> sites_;
  uint64_t dropped_ = 0;
};

class RaceTable {
 public:
  /// `elements`: in order of variable and offset.
  explicit RaceTable(std::span<const Suspect> elements) : elements_(elements) {}

  /// All that conflicts among the accesses to one element: of one workgroup in one epoch, or of different workgroups (no history). True: something does.
  bool add(uint32_t element, std::span<const Accesses> accesses, const BarrierHistory* history);
  /// In the order of Recorder::races, all of them.
  std::vector<Race> races() const;

 private:
  using Key = std::tuple<ir::VarId, uint32_t, uint32_t, bool, bool>;  // places, in order; same workgroup; components
  /// Which of two pairs is shown: element, invocations (lower first), whether one only reads; then, for the same on every run, those of `a` and `b`.
  using Rank = std::tuple<uint32_t, Invocation, Invocation, bool, Invocation, uint32_t, uint32_t>;
  struct Entry {
    Race race;
    bool shown = false;
    Rank rank;
    bool any_writes = false;           // some pair only writes
    std::vector<uint64_t> elements;    // a set
  };

  void conflict(uint32_t element, const Accesses& x, const Seen& a, const Accesses& y, const Seen& b, bool same_value, const BarrierHistory* history);

  std::span<const Suspect> elements_;
  std::map<Key, Entry> entries_;
};

template <class F>
void Parties::pairs(const Parties& x, const Parties& y, F f) {
  for (uint32_t i = 0; i < x.count_; ++i)
    for (uint32_t k = 0; k < y.count_; ++k)
      if (x.differ(i, y, k)) f(x.parties_[i], y.parties_[k]);
}

}  // namespace tesela::sanitize
