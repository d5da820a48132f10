// SPDX-License-Identifier: Apache-2.0
// Dispatches of kernels made by hand.
#include "runtime/executor.h"

#include <gtest/gtest.h>
#include <sched.h>
#include <unistd.h>

#include <cstring>
#include <mutex>
#include <set>

#include "runtime/watchdog.h"

namespace tesela::runtime {
namespace {

uint32_t* words(const core::BufferView& view) { return reinterpret_cast<uint32_t*>(view.data); }

/// Adds one to the word of each workgroup.
uint32_t count_kernel(const core::DispatchContext* d, core::WorkerContext*, uint64_t first, uint64_t end) {
  for (uint64_t g = first; g < end; ++g) ++words(d->buffers[0])[g];
  return 0;
}

struct Bench {
  explicit Bench(uint32_t threads, uint64_t bytes = 400'000, Guard guard = Guard::None) : executor(threads, guard), buffer(zeroed(bytes)) {}
  static Memory zeroed(uint64_t bytes) { return std::move(*Memory::allocate(bytes, Guard::None)); }

  DispatchReport run(core::KernelFunction function, uint32_t x, uint32_t y = 1, uint32_t z = 1) {
    kernel.function = function;
    view = {buffer.data(), static_cast<uint32_t>(buffer.size()), 1};
    DispatchRequest r;
    r.kernel = &kernel;
    r.buffers = {&view, 1};
    r.groups[0] = x, r.groups[1] = y, r.groups[2] = z;
    r.stop = &stop;
    r.group_begin = begin, r.group_end = end;
    base::Result<DispatchReport> report = executor.run(r);
    EXPECT_TRUE(report.ok());
    return *report;
  }
  uint32_t word(size_t i) const { return words(view)[i]; }

  Executor executor;
  Memory buffer;
  core::CompiledKernel kernel;
  core::BufferView view{};
  uint64_t begin = 0, end = ~uint64_t{0};
  std::atomic<uint32_t> stop{kRun};
};

TEST(Executor, RunsEachWorkgroupOnce) {
  for (uint32_t threads : {1u, 2u, 5u}) {
    for (double cost : {1.0, 100.0, 1e6}) {
      for (uint32_t groups : {1u, 2u, 7u, 1000u, 100'000u}) {
        Bench b(threads);
        b.kernel.cost_per_workgroup_ns = cost;
        EXPECT_FALSE(b.run(count_kernel, groups).stopped);
        for (uint32_t i = 0; i < groups; ++i) ASSERT_EQ(b.word(i), 1u) << i << " of " << groups;
        if (groups < 100'000) {
          EXPECT_EQ(b.word(groups), 0u);
        }
      }
    }
  }
}

TEST(Executor, LeavesOutWhatIsNotAskedFor) {
  for (uint32_t threads : {1u, 2u, 5u}) {
    for (double cost : {1.0, 1e6}) {
      for (uint32_t begin : {0u, 1u, 700u, 2000u}) {
        Bench b(threads);
        b.kernel.cost_per_workgroup_ns = cost;
        b.begin = begin, b.end = 900;
        EXPECT_FALSE(b.run(count_kernel, 1000).stopped);
        for (uint32_t i = 0; i < 1000; ++i) ASSERT_EQ(b.word(i), i >= begin && i < 900 ? 1u : 0u) << i;
      }
    }
  }
}

/// Writes into the first word of each block how many workgroups it has.
uint32_t block_kernel(const core::DispatchContext* d, core::WorkerContext*, uint64_t first, uint64_t end) {
  words(d->buffers[0])[first] = static_cast<uint32_t>(end - first);
  return 0;
}

TEST(Executor, KeepsWorkgroupsTogetherWhereEveryWorkerGetsSome) {
  const auto all_multiples = [](uint32_t total, uint32_t of) {
    Bench b(2);
    b.kernel.cost_per_workgroup_ns = 1e6;  // each would be a block of its own at first
    b.kernel.groups_together = 64;
    b.run(block_kernel, total);
    for (uint32_t i = 0; i < total; ++i) EXPECT_EQ(b.word(i) % of, 0u) << "block at " << i;
    EXPECT_NE(b.word(0), 0u);
  };
  all_multiples(1024, 64);
  all_multiples(100, 25);  // a quarter for each block
}

TEST(Executor, LinearIndexCoversAllDimensions) {
  Bench b(2);
  b.run(count_kernel, 5, 7, 11);
  for (uint32_t i = 0; i < 5 * 7 * 11; ++i) ASSERT_EQ(b.word(i), 1u);
  EXPECT_EQ(b.word(5 * 7 * 11), 0u);
}

TEST(Executor, ZeroGroupsAreNothing) {
  Bench b(2);
  b.run(count_kernel, 0, 7, 11);
  b.run(count_kernel, 3, 0, 1);
  EXPECT_EQ(b.word(0), 0u);
}

uint32_t context_kernel(const core::DispatchContext* d, core::WorkerContext* w, uint64_t first, uint64_t end) {
  std::memset(w->workgroup_memory, 1, 1000);
  std::memset(w->frame, 2, 100'000);
  for (uint64_t g = first; g < end; ++g) {
    usleep(20);
    words(d->buffers[0])[g] = d->num_workgroups[0] + 10 * d->num_workgroups[1] + 100 * d->num_workgroups[2];
  }
  const bool apart = w->workgroup_memory[999] == std::byte{1} && w->frame[0] == std::byte{2};
  return apart && reinterpret_cast<uintptr_t>(w->frame) % 64 == 0 && reinterpret_cast<uintptr_t>(w->workgroup_memory) % 64 == 0 ? 0 : 1;
}

TEST(Executor, GivesEachWorkerItsArena) {
  for (Guard guard : {Guard::None, Guard::End, Guard::Start, Guard::EndBare, Guard::StartBare}) {
    Bench b(3, 4000, guard);
    b.kernel.workgroup_memory_bytes = 1000;
    b.kernel.frame_bytes = 100'000;
    b.kernel.cost_per_workgroup_ns = 20'000;
    EXPECT_FALSE(b.run(context_kernel, 4, 5, 6).stopped);
    for (int i = 0; i < 120; ++i) ASSERT_EQ(b.word(i), 654u);
  }
}

/// Waits for the word of the workgroup before: a chained scan.
uint32_t chain_kernel(const core::DispatchContext* d, core::WorkerContext*, uint64_t first, uint64_t end) {
  for (uint64_t g = first; g < end; ++g) {
    auto* mine = reinterpret_cast<std::atomic<uint32_t>*>(words(d->buffers[0])) + g;
    uint32_t before = 1;
    while (g > 0 && (before = mine[-1].load(std::memory_order_acquire)) == 0) sched_yield();
    mine->store(before + 1, std::memory_order_release);
  }
  return 0;
}

TEST(Executor, AWorkgroupMayWaitForALowerOne) {
  for (uint32_t threads : {1u, 2u, 4u}) {
    Bench b(threads);
    b.kernel.has_unbounded_loop = true;
    b.kernel.cost_per_workgroup_ns = 50;
    b.run(chain_kernel, 20'000);
    EXPECT_EQ(b.word(19'999), 20'001u);
  }
}

std::mutex workers_mutex;
std::set<uint32_t> workers_seen;

uint32_t slow_kernel(const core::DispatchContext*, core::WorkerContext* w, uint64_t first, uint64_t end) {
  for (uint64_t g = first; g < end; ++g) usleep(300);
  std::lock_guard lock(workers_mutex);
  workers_seen.insert(w->worker);
  return 0;
}

TEST(Executor, CallsOthersInWhenTheEstimateWasFarTooLow) {
  workers_seen.clear();
  Bench b(2);
  b.kernel.cost_per_workgroup_ns = 1;
  b.kernel.frame_bytes = 64;
  for (int i = 0; i < 5; ++i) b.run(slow_kernel, 100);
  EXPECT_EQ(workers_seen.size(), 2u);
}

uint32_t single_kernel(const core::DispatchContext* d, core::WorkerContext*, uint64_t first, uint64_t end) {
  for (uint64_t g = first; g < end; ++g) words(d->buffers[0])[g] = d->single_thread;
  return 0;
}

TEST(Executor, SaysWhetherItIsAlone) {
  Bench one(1), two(2);
  one.kernel.cost_per_workgroup_ns = two.kernel.cost_per_workgroup_ns = 1e6;
  one.run(single_kernel, 10);
  EXPECT_EQ(one.word(9), 1u);
  two.run(single_kernel, 10);
  EXPECT_EQ(two.word(9), 0u);
}

/// Never ends by itself.
uint32_t endless_kernel(const core::DispatchContext* d, core::WorkerContext* w, uint64_t, uint64_t) {
  while (d->stop->load(std::memory_order_relaxed) == 0) sched_yield();
  w->stopped_at = 42;
  return 1;
}

TEST(Executor, StopsAndSaysWhere) {
  for (uint32_t threads : {1u, 2u}) {
    Bench b(threads);
    Watchdog dog;
    dog.arm(&b.stop, Watchdog::Clock::now() + std::chrono::milliseconds(30));
    DispatchReport r = b.run(endless_kernel, 8);
    dog.disarm();
    EXPECT_TRUE(r.stopped);
    EXPECT_EQ(r.stopped_at, 42u);
    b.stop = kRun;
    EXPECT_FALSE(b.run(count_kernel, 8).stopped) << "the next dispatch is not affected";
    EXPECT_EQ(b.executor.threads(), threads);
  }
}

TEST(Executor, ManyShortWorkgroupsStopBetweenBlocks) {
  Bench b(2);
  b.kernel.cost_per_workgroup_ns = 1e5;
  Watchdog dog;
  dog.arm(&b.stop, Watchdog::Clock::now() + std::chrono::milliseconds(20));
  DispatchReport r = b.run(slow_kernel, 65'535, 100);
  dog.disarm();
  EXPECT_TRUE(r.stopped);
  EXPECT_EQ(r.stopped_at, ~0u);
}

TEST(Executor, AStopAskedBeforehandRunsNothing) {
  Bench b(2);
  b.stop = kCancelled;
  EXPECT_TRUE(b.run(count_kernel, 100).stopped);
  EXPECT_EQ(b.word(0), 0u);
}

}  // namespace
}  // namespace tesela::runtime
