// SPDX-License-Identifier: Apache-2.0
#include "sanitize/shadow.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <vector>

namespace tesela::sanitize {
namespace {

constexpr uint32_t kInvocations = 64;

/// The stamp from which the epochs of a dispatch begin is never that of an untouched word.
TEST(Shadow, UntouchedIsBelowEveryEpoch) {
  for (uint32_t invocations : {1u, 2u, 63u, 64u, 65u, 1024u, 65536u}) {
    const Epochs e = Epochs::first(invocations, false);
    EXPECT_GT(e.dispatch, 0u);
    EXPECT_GE(e.several >> kInvocationShift, invocations) << "no invocation has the number that means several";
  }
}

TEST(Shadow, EpochsOfWorkgroupMemoryForgetTheOnesBefore) {
  Epochs e = Epochs::first(kInvocations, true);
  e.begin_workgroup(true);
  const uint32_t word = after_write(0, e.of(3), e);
  EXPECT_TRUE(e.is_raced(after_write(word, e.of(4), e)));
  EXPECT_TRUE(e.is_raced(after_read(word, e.of(4), e)));
  EXPECT_FALSE(e.is_raced(after_read(word, e.of(3), e)));
  e.advance(true);
  EXPECT_FALSE(e.is_raced(after_write(word, e.of(4), e)));
}

/// Read by all, then written by the last of them: a single last reader would miss it.
TEST(Shadow, WriteByTheLastOfSeveralReadersRaces) {
  Epochs e = Epochs::first(kInvocations, true);
  e.begin_workgroup(true);
  uint32_t word = 0;
  for (uint32_t i = 0; i < 4; ++i) word = after_read(word, e.of(i), e);
  EXPECT_TRUE(e.is_raced(after_write(word, e.of(3), e)));
}

TEST(Shadow, OwnReadAndWriteNeverRace) {
  Epochs e = Epochs::first(kInvocations, false);
  e.begin_workgroup(false);
  uint32_t word = 0;
  for (int i = 0; i < 3; ++i) {
    word = after_read(word, e.of(7), e);
    word = after_write(word, e.of(7), e);
    EXPECT_FALSE(e.is_raced(word));
  }
}

TEST(Shadow, StorageRemembersOlderEpochsForOtherWorkgroups) {
  Epochs e = Epochs::first(kInvocations, false);
  e.begin_workgroup(false);
  const uint32_t written = after_write(0, e.of(0), e), read = after_read(0, e.of(0), e);
  e.advance(false);
  const uint32_t written_then_read = after_read(written, e.of(1), e);
  EXPECT_FALSE(e.is_raced(written_then_read)) << "the same workgroup, ordered";
  e.begin_workgroup(false);
  EXPECT_TRUE(e.is_raced(after_read(written_then_read, e.of(0), e)));
  EXPECT_TRUE(e.is_raced(after_write(written, e.of(0), e)));
  EXPECT_TRUE(e.is_raced(after_write(read, e.of(0), e)));
  const uint32_t shared = after_read(read, e.of(0), e);
  EXPECT_EQ(shared, e.shared);
  e.begin_workgroup(false);
  EXPECT_EQ(after_read(shared, e.of(9), e), e.shared);
  EXPECT_TRUE(e.is_raced(after_write(shared, e.of(9), e)));
  EXPECT_TRUE(e.is_raced(after_read(e.raced, e.of(9), e)));
  EXPECT_TRUE(e.is_raced(after_write(e.raced, e.of(9), e)));
}

/// What accesses make of a word after renumbering must be what they would have made of it before.
TEST(Shadow, RenumberingChangesNoVerdict) {
  std::mt19937 random(1);
  for (int round = 0; round < 2000; ++round) {
    Epochs e = Epochs::first(kInvocations, false);
    uint32_t word = 0;
    const auto step = [&](uint32_t& w, const Epochs& epochs, uint32_t what, uint32_t who) {
      w = what == 0 ? after_read(w, epochs.of(who), epochs) : after_write(w, epochs.of(who), epochs);
    };
    const int length = static_cast<int>(random() % 6);
    e.begin_workgroup(false);
    for (int i = 0; i < length; ++i) {
      step(word, e, random() % 2, random() % 2);
      const uint32_t then = random() % 4;
      if (then == 0) e.begin_workgroup(false);
      if (then == 1) e.advance(false);
    }
    const bool in_flight = random() % 2 != 0;
    uint32_t again = word;
    renumber({&again, 1}, e, in_flight);
    Epochs next = renumbered(e, in_flight);
    EXPECT_LT(next.now, e.now + e.step);
    if (in_flight) e.advance(false), next.advance(false);
    else e.begin_workgroup(false), next.begin_workgroup(false);
    EXPECT_EQ(e.is_raced(word), next.is_raced(again));
    EXPECT_EQ(word & kWritten, again & kWritten);
    for (int i = 0; i < 3; ++i) {
      const uint32_t what = random() % 2, who = random() % 2;
      step(word, e, what, who);
      step(again, next, what, who);
      ASSERT_EQ(e.is_raced(word), next.is_raced(again));
    }
  }
}

/// Both forms of the rules, over words of every kind.
TEST(Shadow, LanesTogetherAreAsLanesOneByOne) {
  const LaneUpdates fast = lane_updates(), plain = plain_lane_updates();
  std::mt19937_64 random(2);
  for (int round = 0; round < 5000; ++round) {
    const bool per_group = random() % 2 != 0;
    Epochs e = Epochs::first(256, per_group);
    for (uint64_t n = random() % 3; n-- > 0;) e.begin_workgroup(per_group);
    e.begin_workgroup(per_group);
    for (uint64_t n = random() % 3; n-- > 0;) e.advance(per_group);
    const uint32_t shift = random() % 3, span = 1 + random() % (1u << shift);
    const uint32_t first = static_cast<uint32_t>(random() % 8);
    uint64_t low = random() | 1, high = random() % 2 != 0 ? 0 : random();
    if (random() % 2 != 0) low &= 0xffff;
    if (random() % 3 == 0) low = ~uint64_t{0};
    std::vector<uint32_t> words(128 * 4 + kBlock);
    const int kinds = 1 + static_cast<int>(random() % 3);
    uint32_t some[3];
    for (uint32_t& kind : some) kind = static_cast<uint32_t>(random() % 12);
    for (size_t i = 0; i < words.size(); ++i) {
      const uint32_t own = e.of(first + static_cast<uint32_t>(i >> shift)), flags = static_cast<uint32_t>(random() % 8);
      switch (some[random() % static_cast<unsigned>(kinds)]) {
        case 0: words[i] = 0; break;
        case 1: words[i] = own | flags; break;
        case 2: words[i] = own | kRead; break;
        case 3: words[i] = e.now | e.several | kRead; break;
        case 4: words[i] = e.shared; break;
        case 5: words[i] = e.raced & ~(flags & kRead); break;
        case 6: words[i] = (own - e.step) | flags; break;
        case 7: words[i] = (own ^ 8) | flags; break;
        case 8: words[i] = e.begin | flags; break;
        case 9: words[i] = e.atomic; break;
        case 10: words[i] = e.now | e.several | kRead | (flags & kWritten); break;
        default: words[i] = e.dispatch - 1;
      }
    }
    for (bool writes : {false, true}) {
      std::vector<uint32_t> a = words, b = words;
      const bool raced_a = (writes ? fast.write : fast.read)(a.data(), e, first, low, high, shift, span);
      const bool raced_b = (writes ? plain.write : plain.read)(b.data(), e, first, low, high, shift, span);
      for (size_t i = 0; i < a.size(); ++i) ASSERT_EQ(a[i], b[i]) << "word " << i << " was " << words[i] << ", now " << e.now << ", dispatch " << e.dispatch << ", shift " << shift << ", span " << span;
      // What raced before may be told again, or not.
      if (std::none_of(words.begin(), words.end(), [&](uint32_t word) { return e.is_raced(word); })) {
        ASSERT_EQ(raced_a, raced_b);
      }
    }
  }
}

/// What each worker did to each element: nothing, a read, a write, both, a race of its own, an atomic operation.
enum class Did : uint8_t { Nothing, Read, Write, Both, Race, Atomic };

uint32_t word_of(Did did, const Epochs& e) {
  switch (did) {
    case Did::Nothing: return 0;
    case Did::Read: return after_read(0, e.of(5), e);
    case Did::Write: return after_write(0, e.of(5), e);
    case Did::Both: return after_write(after_read(0, e.of(5), e), e.of(5), e);
    case Did::Race: return after_write(after_read(0, e.of(6), e), e.of(5), e);
    case Did::Atomic: return e.atomic;
  }
  return 0;
}

TEST(Shadow, WorkersThatMeetAtAnElementRaceIfOneOfThemWroteIt) {
  std::mt19937 random(7);
  for (uint32_t count : {1u, 2u, 3u})
    for (uint32_t elements : {1u, 15u, 16u, 17u, 1000u}) {
      std::vector<Epochs> epochs(count, Epochs::first(kInvocations, false));
      std::vector<std::vector<uint32_t>> words(count, std::vector<uint32_t>(elements));
      std::vector<WorkerWords> workers;
      std::vector<std::vector<Did>> did(count, std::vector<Did>(elements));
      for (uint32_t w = 0; w < count; ++w) {
        for (uint32_t g = 0; g <= w; ++g) epochs[w].begin_workgroup(false);
        for (uint32_t i = 0; i < elements; ++i) {
          did[w][i] = static_cast<Did>(random() % 6);
          words[w][i] = word_of(did[w][i], epochs[w]);
        }
        workers.push_back({words[w].data(), &epochs[w]});
      }
      WordCounts expected;
      for (uint32_t i = 0; i < elements; ++i) {
        uint32_t touched = 0, written = 0, plain = 0, read = 0, raced = 0;
        for (uint32_t w = 0; w < count; ++w) {
          const Did d = did[w][i];
          touched += d != Did::Nothing;
          read += d == Did::Read || d == Did::Both || d == Did::Race || d == Did::Atomic;
          written += d == Did::Write || d == Did::Both || d == Did::Race || d == Did::Atomic;
          plain += d == Did::Write || d == Did::Both || d == Did::Race;
          raced += d == Did::Race;
        }
        expected.touched += touched != 0;
        expected.read += read != 0;
        expected.written += written != 0;
        expected.raced += raced != 0 || (touched > 1 && plain != 0);
      }
      for (const WordCounts& n : {count_words(workers, elements), plain_count_words(workers, elements)}) {
        EXPECT_EQ(n.touched, expected.touched);
        EXPECT_EQ(n.read, expected.read);
        EXPECT_EQ(n.written, expected.written);
        EXPECT_EQ(n.raced, expected.raced) << count << " workers, " << elements << " elements";
      }
    }
}

}  // namespace
}  // namespace tesela::sanitize
