// SPDX-License-Identifier: Apache-2.0
#include "runtime/pool.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <set>
#include <thread>

#include "runtime/watchdog.h"

namespace tesela::runtime {
namespace {

struct Shared {
  std::atomic<uint32_t> next{0};
  std::atomic<uint32_t> sum{0};
  std::atomic<uint32_t> joined{0};
  std::atomic<bool> twice{false};
  std::atomic<uint32_t> inside[64] = {};
};

void count_job(void* opaque, uint32_t worker) {
  auto& s = *static_cast<Shared*>(opaque);
  if (s.inside[worker].fetch_add(1) != 0) s.twice = true;
  s.joined.fetch_add(1);
  for (uint32_t i; (i = s.next.fetch_add(1)) < 1000;) s.sum.fetch_add(i);
}

TEST(Pool, RunsEverythingOnceForEachJob) {
  for (uint32_t threads : {1u, 2u, 3u, 8u}) {
    Pool pool(threads);
    for (int round = 0; round < 300; ++round) {
      Shared s;
      pool.run(count_job, &s, threads);
      EXPECT_EQ(s.sum, 499'500u);
      EXPECT_FALSE(s.twice);
      EXPECT_GE(s.joined, 1u);
      EXPECT_LE(s.joined, threads);
    }
  }
}

void rendezvous_job(void* opaque, uint32_t) {
  auto& s = *static_cast<Shared*>(opaque);
  s.joined.fetch_add(1);
  while (s.joined.load() < 3) sched_yield();
}

TEST(Pool, WorkersRunAtTheSameTime) {
  Pool pool(3);
  for (int round = 0; round < 50; ++round) {
    Shared s;
    pool.run(rendezvous_job, &s, 3);
    EXPECT_EQ(s.joined, 3u);
    if (round % 10 == 0) usleep(2000);  // long enough for workers to fall asleep
  }
}

TEST(Pool, LimitsItsWorkers) {
  Pool pool(6);
  for (int round = 0; round < 200; ++round) {
    Shared s;
    pool.run(count_job, &s, 2);
    EXPECT_LE(s.joined, 2u);
    for (int w = 2; w < 6; ++w) EXPECT_EQ(s.inside[w], 0u);
  }
}

TEST(Pool, OneWorkerIsTheCaller) {
  Pool pool(4);
  std::thread::id seen;
  pool.run([](void* id, uint32_t) { *static_cast<std::thread::id*>(id) = std::this_thread::get_id(); }, &seen, 1);
  EXPECT_EQ(seen, std::this_thread::get_id());
}

TEST(Pool, EndsWithoutAnyJob) { Pool pool(4); }

TEST(Processors, ThereIsOne) { EXPECT_GE(available_processors(), 1u); }

using namespace std::chrono_literals;

bool becomes(const std::atomic<uint32_t>& flag, uint32_t value) {
  for (int i = 0; i < 5000 && flag != value; ++i) usleep(1000);
  return flag == value;
}

TEST(Watchdog, SetsTheFlagAfterTheDeadline) {
  Watchdog dog;
  std::atomic<uint32_t> stop{kRun};
  ASSERT_TRUE(dog.arm(&stop, Watchdog::Clock::now() + 20ms));
  EXPECT_EQ(stop, kRun);
  EXPECT_TRUE(becomes(stop, kTimeLimit));
}

TEST(Watchdog, LeavesADisarmedFlagAlone) {
  Watchdog dog;
  std::atomic<uint32_t> stop{kRun};
  dog.arm(&stop, Watchdog::Clock::now() + 20ms);
  dog.disarm();
  usleep(60'000);
  EXPECT_EQ(stop, kRun);
}

TEST(Watchdog, WakesForAnEarlierDeadline) {
  Watchdog dog;
  std::atomic<uint32_t> first{kRun}, second{kRun};
  dog.arm(&first, Watchdog::Clock::now() + 1h);
  usleep(5000);
  dog.disarm();
  dog.arm(&second, Watchdog::Clock::now() + 10ms);
  EXPECT_TRUE(becomes(second, kTimeLimit));
  EXPECT_EQ(first, kRun);
}

TEST(Watchdog, DoesNotReplaceACancellation) {
  Watchdog dog;
  std::atomic<uint32_t> stop{kCancelled};
  dog.arm(&stop, Watchdog::Clock::now());
  usleep(20'000);
  EXPECT_EQ(stop, kCancelled);
}

}  // namespace
}  // namespace tesela::runtime
