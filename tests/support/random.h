// SPDX-License-Identifier: Apache-2.0
// A small random generator with one fixed sequence per seed on every machine.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

namespace tesela::test {

class Random {
 public:
  explicit Random(uint64_t seed) : state_(seed) { state_ = next() ^ seed; }  // neighbouring seeds far apart
  uint64_t next() {
    uint64_t z = state_ += 0x9e3779b97f4a7c15ull;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ z >> 27) * 0x94d049bb133111ebull;
    return z ^ z >> 31;
  }
  /// 0 to n - 1.
  uint32_t below(uint32_t n) { return static_cast<uint32_t>(next() % n); }
  bool chance(uint32_t percent) { return below(100) < percent; }
  template <class T>
  const T& pick(const std::vector<T>& from) {
    return from[below(static_cast<uint32_t>(from.size()))];
  }

 private:
  uint64_t state_;
};

}  // namespace tesela::test
