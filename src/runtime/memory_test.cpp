// SPDX-License-Identifier: Apache-2.0
#include "runtime/memory.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/kernel_abi.h"
#include "runtime/buffer.h"

namespace tesela::runtime {
namespace {

class MemoryOfSize : public testing::TestWithParam<uint64_t> {};

TEST_P(MemoryOfSize, IsZeroAlignedAndPadded) {
  base::Result<Memory> m = Memory::allocate(GetParam(), Guard::None);
  ASSERT_TRUE(m.ok());
  EXPECT_EQ(reinterpret_cast<uintptr_t>(m->data()) % 64, 0u);
  EXPECT_EQ(m->size(), GetParam());
  EXPECT_TRUE(m->padded());
  const std::byte* begin = m->data() - core::kBufferSlack;
  const std::byte* end = m->data() + m->size() + core::kBufferSlack;
  EXPECT_TRUE(std::all_of(begin, end, [](std::byte b) { return b == std::byte{0}; }));
  *const_cast<std::byte*>(begin) = *const_cast<std::byte*>(end - 1) = std::byte{1};
}
INSTANTIATE_TEST_SUITE_P(Sizes, MemoryOfSize, testing::Values(0, 1, 4, 63, 64, 65, 4096, 300'000, 5'000'000));

TEST(Memory, RefusesMoreThanAnAddressSpaceHolds) {
  base::Result<Memory> m = Memory::allocate(~uint64_t{0} - 100, Guard::None);
  EXPECT_FALSE(m.ok());
  EXPECT_FALSE(Memory::allocate(uint64_t{1} << 60, Guard::End).ok());
}

TEST(Memory, MovesLeaveNothingBehind) {
  base::Result<Memory> a = Memory::allocate(100, Guard::None);
  ASSERT_TRUE(a.ok());
  std::byte* data = a->data();
  Memory b = std::move(*a);
  EXPECT_EQ(b.data(), data);
  EXPECT_EQ(a->data(), nullptr);
}

class GuardedMemory : public testing::TestWithParam<uint64_t> {};

TEST_P(GuardedMemory, EndsAtTheInaccessiblePage) {
  base::Result<Memory> m = Memory::allocate(GetParam(), Guard::EndBare);
  ASSERT_TRUE(m.ok());
  EXPECT_FALSE(m->padded());
  volatile std::byte* end = m->data() + (GetParam() + 3) / 4 * 4;
  if (GetParam() > 0) end[-1] = std::byte{7};
  EXPECT_DEATH(end[0] = std::byte{7}, "");
}

TEST_P(GuardedMemory, StartsAfterTheInaccessiblePage) {
  base::Result<Memory> m = Memory::allocate(GetParam(), Guard::StartBare);
  ASSERT_TRUE(m.ok());
  volatile std::byte* begin = m->data();
  if (GetParam() > 0) begin[0] = std::byte{7};
  EXPECT_DEATH(begin[-1] = std::byte{7}, "");
}

TEST_P(GuardedMemory, KeepsItsSlackInsideThePage) {
  for (Guard guard : {Guard::End, Guard::Start}) {
    base::Result<Memory> m = Memory::allocate(GetParam(), guard);
    ASSERT_TRUE(m.ok());
    EXPECT_TRUE(m->padded());
    EXPECT_EQ(reinterpret_cast<uintptr_t>(m->data()) % 64, 0u);
    volatile std::byte* first = m->data() - core::kBufferSlack;
    volatile std::byte* last = m->data() + (GetParam() + 63) / 64 * 64 + core::kBufferSlack;
    first[0] = std::byte{7};
    last[-1] = std::byte{7};
    if (guard == Guard::End) {
      EXPECT_DEATH(last[0] = std::byte{7}, "");
    } else {
      EXPECT_DEATH(first[-1] = std::byte{7}, "");
    }
  }
}
INSTANTIATE_TEST_SUITE_P(Sizes, GuardedMemory, testing::Values(0, 4, 60, 4096, 4100, 70'000));

TEST(Buffer, OwnedIsPaddedWhereNobodyElseCanBe) {
  base::Result<Buffer> b = Buffer::create(1024, Guard::None);
  ASSERT_TRUE(b.ok());
  EXPECT_EQ(b->view(0, 1024, true).padded, 1u);
  EXPECT_EQ(b->view(256, 256, false).padded, 1u);
  EXPECT_EQ(b->view(256, 256, true).padded, 0u) << "bytes beside a written part may belong to another binding";
  EXPECT_EQ(b->view(256, 256, true).data, b->data() + 256);
  EXPECT_EQ(b->view(256, 128, true).size, 128u);
}

TEST(Buffer, BorrowedIsUsedInPlace) {
  uint32_t words[4] = {1, 2, 3, 4};
  Buffer b = Buffer::borrow(reinterpret_cast<std::byte*>(words), sizeof words);
  EXPECT_EQ(b.data(), reinterpret_cast<std::byte*>(words));
  EXPECT_EQ(b.view(0, 16, false).padded, 0u);
}

TEST(Buffer, OverlapIsOfBytes) {
  std::byte bytes[16];
  EXPECT_TRUE(overlap(bytes, 8, bytes + 7, 8));
  EXPECT_TRUE(overlap(bytes + 7, 8, bytes, 8));
  EXPECT_FALSE(overlap(bytes, 8, bytes + 8, 8));
  EXPECT_FALSE(overlap(bytes + 8, 8, bytes, 8));
  EXPECT_TRUE(overlap(bytes, 16, bytes + 4, 4));
}

}  // namespace
}  // namespace tesela::runtime
