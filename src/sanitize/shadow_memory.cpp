// SPDX-License-Identifier: Apache-2.0
#include "sanitize/shadow_memory.h"

#include <sys/mman.h>

#include <algorithm>
#include <string>

namespace tesela::sanitize {
namespace {
constexpr uint64_t kLargePage = uint64_t{2} << 20;
constexpr uint64_t kMost = uint64_t{1} << 46;  // no address space holds more
}  // namespace

base::Result<ShadowMemory> ShadowMemory::reserve(uint64_t words, bool large_pages) {
  ShadowMemory m;
  if (words == 0) return m;
  const uint64_t bytes = words * sizeof(uint32_t);
  const uint64_t mapped = bytes + (large_pages ? kLargePage : 0);
  void* p = words > kMost / sizeof(uint32_t)
                ? MAP_FAILED
                : mmap(nullptr, mapped, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (p == MAP_FAILED) return base::Error{"the operating system refused " + std::to_string(bytes) + " bytes of memory for the sanitizer"};
  m.base_ = p;
  m.mapped_ = mapped;
  m.size_ = words;
  uint64_t begin = reinterpret_cast<uintptr_t>(p);
  if (large_pages) begin = (begin + kLargePage - 1) / kLargePage * kLargePage;
  m.words_ = static_cast<uint32_t*>(p) + (begin - reinterpret_cast<uintptr_t>(p)) / sizeof(uint32_t);
#ifdef MADV_HUGEPAGE
  if (large_pages) madvise(m.words_, bytes, MADV_HUGEPAGE);
#endif
  return m;
}

void ShadowMemory::clear() {
  if (base_ == nullptr) return;
  if (madvise(words_, size_ * sizeof(uint32_t), MADV_DONTNEED) != 0) std::fill_n(words_, size_, 0);
}

ShadowMemory::~ShadowMemory() {
  if (base_ != nullptr) munmap(base_, mapped_);
}

}  // namespace tesela::sanitize
