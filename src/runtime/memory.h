// SPDX-License-Identifier: Apache-2.0
// Blocks of zeroed memory for buffers and worker arenas. A block is aligned to 64 bytes and has core::kBufferSlack readable and writable
// bytes on both sides, unless it is `bare`. Large blocks are populated in one call, since a first touch of each page is dear.
//
// Guarded blocks (tests) end or start at an inaccessible page, so that an access past them ends the process: with their slack inside the
// page, or bare, where the first byte past the block itself is inaccessible (alignment 4 only).
#pragma once
#include <cstddef>
#include <cstdint>
#include <utility>

#include "base/result.h"

namespace tesela::runtime {

enum class Guard : uint8_t { None, End, Start, EndBare, StartBare };

/// From the environment variable TESELA_GUARD: "end", "start", "end-bare", "start-bare"; anything else is None.
Guard guard_from_environment();

class Memory {
 public:
  Memory() = default;
  ~Memory() { release(); }
  Memory(Memory&& other) noexcept { swap(other); }
  Memory& operator=(Memory&& other) noexcept {
    swap(other);
    return *this;
  }
  Memory(const Memory&) = delete;
  Memory& operator=(const Memory&) = delete;

  /// Zeroed; an error if the operating system refuses.
  static base::Result<Memory> allocate(uint64_t size, Guard guard);

  std::byte* data() const { return data_; }
  uint64_t size() const { return size_; }
  /// Whether there is slack on both sides.
  bool padded() const { return padded_; }

 private:
  void release();
  void swap(Memory& other) noexcept;
  static base::Result<Memory> allocate_guarded(uint64_t size, Guard guard);

  std::byte* data_ = nullptr;
  uint64_t size_ = 0;
  bool padded_ = false;
  void* base_ = nullptr;     // what was allocated
  size_t mapped_ = 0;        // bytes of a mapping; 0: from the heap
};

}  // namespace tesela::runtime
