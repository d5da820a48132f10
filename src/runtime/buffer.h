// SPDX-License-Identifier: Apache-2.0
// A buffer: zeroed memory of our own, or memory of the host that is used in place.
#pragma once
#include "core/kernel_abi.h"
#include "runtime/memory.h"

namespace tesela::runtime {

class Buffer {
 public:
  Buffer() = default;
  static base::Result<Buffer> create(uint64_t size, Guard guard);
  /// `data` is aligned to 4 bytes and outlives every use.
  static Buffer borrow(std::byte* data, uint64_t size);

  std::byte* data() const { return data_; }
  uint64_t size() const { return size_; }
  /// What generated code sees of [offset, offset + size). `written`: the binding allows stores. A part of a buffer that may be written is
  /// not padded: bytes beside it may belong to another binding or to the host, and must not be written back.
  core::BufferView view(uint64_t offset, uint32_t size, bool written) const;

 private:
  Memory memory_;
  std::byte* data_ = nullptr;
  uint64_t size_ = 0;
};

/// Whether the two ranges share a byte.
inline bool overlap(const std::byte* a, uint64_t a_size, const std::byte* b, uint64_t b_size) {
  return a < b + b_size && b < a + a_size;
}

}  // namespace tesela::runtime
