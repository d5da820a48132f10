// SPDX-License-Identifier: Apache-2.0
// Which workgroups each worker takes next. Every worker begins with a stretch of its own: workgroups beside one another often touch the same cache lines, and then run on
// one processor. Who has none left takes the back half of the longest stretch of another. Or all take from one stretch, in increasing index.
//
// A stretch is one word, from its first to past its last unit of workgroups; units are taken by exchanging it.
#pragma once
#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

namespace tesela::runtime {

class Shares {
 public:
  struct Range {
    uint64_t first = 0, end = 0;
  };
  explicit Shares(uint32_t workers) : stretches_(workers) {}

  /// Workgroups [from, until), in units of so many counted from `from`; one stretch for each of the first `stretches` workers.
  void begin(uint64_t from, uint64_t until, uint64_t unit, uint32_t stretches) {
    constexpr uint64_t kMaxUnits = uint64_t{1} << 31;
    const uint64_t number = until - from;
    from_ = from, until_ = until;
    unit_ = unit * ((number / unit) / kMaxUnits + 1);
    number_ = stretches;
    const uint64_t units = (number + unit_ - 1) / unit_;
    for (uint64_t i = 0; i < stretches; ++i) stretches_[i].state.store(packed(units * i / stretches, units * (i + 1) / stretches), std::memory_order_relaxed);
  }
  /// The next block of a worker: `size(left)` tells of how many workgroups, where so many are left in its stretch. Nothing: all are taken.
  template <class Size>
  std::optional<Range> take(uint32_t worker, Size size) {
    const uint32_t own = worker < number_ ? worker : 0;
    std::atomic<uint64_t>& state = stretches_[own].state;
    for (;;) {
      uint64_t seen = state.load(std::memory_order_relaxed);
      while (left(seen) != 0) {
        const uint64_t wanted = size(left(seen) * unit_) / unit_;
        const uint64_t n = wanted == 0 ? 1 : wanted < left(seen) ? wanted : left(seen);
        if (!state.compare_exchange_weak(seen, packed(first(seen) + n, end(seen)), std::memory_order_relaxed)) continue;
        const uint64_t begin = from_ + first(seen) * unit_, past = begin + n * unit_;
        return Range{begin, past < until_ ? past : until_};
      }
      const std::optional<uint64_t> taken = number_ > 1 ? take_half() : std::nullopt;
      if (!taken) return {};
      state.store(*taken, std::memory_order_relaxed);  // it was empty: nobody else changes it
    }
  }
  bool some_left() const {
    for (uint32_t i = 0; i < number_; ++i)
      if (left(stretches_[i].state.load(std::memory_order_relaxed)) != 0) return true;
    return false;
  }

 private:
  struct alignas(64) Stretch {
    std::atomic<uint64_t> state{0};
  };
  static uint64_t packed(uint64_t first, uint64_t end) { return end << 32 | first; }
  static uint64_t first(uint64_t state) { return state & 0xffffffff; }
  static uint64_t end(uint64_t state) { return state >> 32; }
  static uint64_t left(uint64_t state) { return end(state) - first(state); }

  std::optional<uint64_t> take_half() {
    for (;;) {
      uint32_t longest = 0;
      uint64_t most = 0;
      for (uint32_t i = 0; i < number_; ++i) {
        const uint64_t state = stretches_[i].state.load(std::memory_order_relaxed);
        if (left(state) <= left(most)) continue;
        longest = i;
        most = state;
      }
      if (left(most) == 0) return {};
      const uint64_t middle = first(most) + left(most) / 2;
      if (stretches_[longest].state.compare_exchange_strong(most, packed(first(most), middle), std::memory_order_relaxed)) return packed(middle, end(most));
    }
  }

  std::vector<Stretch> stretches_;
  uint64_t from_ = 0, until_ = 0, unit_ = 1;
  uint32_t number_ = 0;
};

}  // namespace tesela::runtime
