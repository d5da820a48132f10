// SPDX-License-Identifier: Apache-2.0
#include "runtime/memory.h"

#include <sys/mman.h>
#include <unistd.h>

#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>

#include "core/kernel_abi.h"

namespace tesela::runtime {
namespace {

constexpr uint64_t kSlack = core::kBufferSlack;
constexpr uint64_t kMapFrom = 256 * 1024;           // smaller blocks come from the heap
constexpr uint64_t kHugeFrom = 4 * 1024 * 1024;     // larger ones ask for huge pages
constexpr uint64_t kLargest = uint64_t{1} << 46;    // no address space holds more

base::Error refused(uint64_t size) { return {"the operating system refused " + std::to_string(size) + " bytes of memory"}; }

void populate(void* base, size_t bytes) {
#ifdef MADV_POPULATE_WRITE
  madvise(base, bytes, MADV_POPULATE_WRITE);  // older kernels refuse: pages then come on first touch
#else
  (void)base;
  (void)bytes;
#endif
}

}  // namespace

Guard guard_from_environment() {
  const char* text = std::getenv("TESELA_GUARD");
  std::string_view mode = text ? text : "";
  if (mode == "end") return Guard::End;
  if (mode == "start") return Guard::Start;
  if (mode == "end-bare") return Guard::EndBare;
  if (mode == "start-bare") return Guard::StartBare;
  return Guard::None;
}

base::Result<Memory> Memory::allocate(uint64_t size, Guard guard) {
  if (size > kLargest) return refused(size);
  if (guard != Guard::None) return allocate_guarded(size, guard);
  Memory m;
  m.size_ = size;
  m.padded_ = true;
  uint64_t total = (size + 2 * kSlack + 63) / 64 * 64;
  if (total < kMapFrom) {
    m.base_ = std::aligned_alloc(64, total);
    if (!m.base_) return refused(size);
    std::memset(m.base_, 0, total);
  } else {
    void* p = mmap(nullptr, total, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (p == MAP_FAILED) return refused(size);
    m.base_ = p;
    m.mapped_ = total;
#ifdef MADV_HUGEPAGE
    if (total >= kHugeFrom) madvise(p, total, MADV_HUGEPAGE);
#endif
    populate(p, total);
  }
  m.data_ = static_cast<std::byte*>(m.base_) + kSlack;
  return m;
}

// [ inaccessible page | pages | inaccessible page ]: the block stands at the end or at the start of the pages.
base::Result<Memory> Memory::allocate_guarded(uint64_t size, Guard guard) {
  const auto page = static_cast<uint64_t>(sysconf(_SC_PAGESIZE));
  const bool bare = guard == Guard::EndBare || guard == Guard::StartBare;
  const bool at_end = guard == Guard::End || guard == Guard::EndBare;
  const uint64_t slack = bare ? 0 : kSlack;
  const uint64_t inner = (size + 2 * slack + page - 1) / page * page;
  void* p = mmap(nullptr, inner + 2 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (p == MAP_FAILED) return refused(size);
  Memory m;
  m.base_ = p;
  m.mapped_ = inner + 2 * page;
  m.size_ = size;
  m.padded_ = !bare;
  auto* first = static_cast<std::byte*>(p) + page;
  if (inner > 0 && mprotect(first, inner, PROT_READ | PROT_WRITE) != 0) return refused(size);
  const uint64_t align = bare ? 4 : 64;
  const uint64_t occupied = (size + align - 1) / align * align;
  m.data_ = at_end ? first + inner - slack - occupied : first + slack;
  return m;
}

void Memory::release() {
  if (!base_) return;
  if (mapped_)
    munmap(base_, mapped_);
  else
    std::free(base_);
  base_ = nullptr;
}

void Memory::swap(Memory& other) noexcept {
  std::swap(data_, other.data_);
  std::swap(size_, other.size_);
  std::swap(padded_, other.padded_);
  std::swap(base_, other.base_);
  std::swap(mapped_, other.mapped_);
}

}  // namespace tesela::runtime
