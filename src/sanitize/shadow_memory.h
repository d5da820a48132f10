// SPDX-License-Identifier: Apache-2.0
// Address space of zeroed words, of which only touched pages take memory. Large pages are asked for where all of it may become resident: a first touch of
// each small page costs more than the accesses to it.
#pragma once
#include <cstdint>
#include <utility>

#include "base/result.h"

namespace tesela::sanitize {

class ShadowMemory {
 public:
  ShadowMemory() = default;
  ~ShadowMemory();
  ShadowMemory(ShadowMemory&& other) noexcept { swap(other); }
  ShadowMemory& operator=(ShadowMemory&& other) noexcept {
    swap(other);
    return *this;
  }
  ShadowMemory(const ShadowMemory&) = delete;
  ShadowMemory& operator=(const ShadowMemory&) = delete;

  static base::Result<ShadowMemory> reserve(uint64_t words, bool large_pages);
  /// Zero again.
  void clear();
  uint32_t* words() const { return words_; }
  uint64_t size() const { return size_; }

 private:
  void swap(ShadowMemory& other) noexcept {
    std::swap(base_, other.base_);
    std::swap(mapped_, other.mapped_);
    std::swap(words_, other.words_);
    std::swap(size_, other.size_);
  }

  void* base_ = nullptr;
  uint64_t mapped_ = 0;
  uint32_t* words_ = nullptr;
  uint64_t size_ = 0;
};

}  // namespace tesela::sanitize
