// SPDX-License-Identifier: Apache-2.0
#include "runtime/buffer.h"

namespace tesela::runtime {

base::Result<Buffer> Buffer::create(uint64_t size, Guard guard) {
  base::Result<Memory> memory = Memory::allocate(size, guard);
  if (!memory) return memory.error();
  Buffer b;
  b.memory_ = std::move(*memory);
  b.data_ = b.memory_.data();
  b.size_ = size;
  return b;
}

Buffer Buffer::borrow(std::byte* data, uint64_t size) {
  Buffer b;
  b.data_ = data;
  b.size_ = size;
  return b;
}

core::BufferView Buffer::view(uint64_t offset, uint32_t size, bool written) const {
  TESELA_CHECK(offset <= size_ && size <= size_ - offset);
  const bool whole = offset == 0 && size == size_;
  return {data_ + offset, size, memory_.padded() && (whole || !written) ? 1u : 0u};
}

}  // namespace tesela::runtime
