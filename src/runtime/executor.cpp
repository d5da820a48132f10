// SPDX-License-Identifier: Apache-2.0
#include "runtime/executor.h"

#include "runtime/blocks.h"
#include "runtime/generated_call.h"

#include <algorithm>
#include <chrono>

namespace tesela::runtime {
namespace {

using Clock = std::chrono::steady_clock;
constexpr double kInlineNs = 10'000;      // below: not worth waking anybody
constexpr double kFirstBlockNs = 2'000;   // while the cost is only an estimate
constexpr double kRowNs = 200'000;

double ns_between(Clock::time_point a, Clock::time_point b) { return std::chrono::duration<double, std::nano>(b - a).count(); }

}  // namespace

/// One dispatch while it runs.
struct Executor::Work {
  Executor* executor = nullptr;
  const DispatchRequest* request = nullptr;
  core::DispatchContext context{};
  uint64_t from = 0, until = 0;  // workgroups to run
  Blocks blocks;
  double group_ns = 0;       // estimate, then as measured by the first blocks
  alignas(64) std::atomic<bool> stopped{false};
  std::atomic<uint32_t> stopped_at{~0u};

  uint64_t number() const { return until - from; }
  bool stop_asked() const { return request->stop->load(std::memory_order_relaxed) != 0; }

  // Runs [first, end); false: leave.
  TESELA_CALLS_GENERATED_CODE bool run_block(Arena& arena, uint64_t first, uint64_t end) {
    if (request->kernel->function(&context, &arena.context, first, end) == 0) return true;
    stopped.store(true, std::memory_order_relaxed);
    uint32_t nowhere = ~0u;
    if (arena.context.stopped_at != ~0u) stopped_at.compare_exchange_strong(nowhere, arena.context.stopped_at);
    return false;
  }
};

base::Result<void> Executor::prepare(uint32_t worker, const core::CompiledKernel& kernel) {
  Arena& arena = arenas_[worker];
  auto grow = [&](Memory& memory, uint64_t bytes) -> base::Result<void> {
    bytes = (bytes + 63) / 64 * 64;
    if (memory.data() && memory.size() >= bytes && (guard_ == Guard::None || memory.size() == bytes)) return {};
    // Arenas keep their slack in every guard mode: generated code relies on it.
    const Guard guard = guard_ == Guard::EndBare ? Guard::End : guard_ == Guard::StartBare ? Guard::Start : guard_;
    base::Result<Memory> fresh = Memory::allocate(bytes, guard);
    if (!fresh) return fresh.error();
    memory = std::move(*fresh);
    return {};
  };
  if (base::Result<void> r = grow(arena.workgroup, kernel.workgroup_memory_bytes); !r) return r;
  if (base::Result<void> r = grow(arena.frame, kernel.frame_bytes); !r) return r;
  arena.context.workgroup_memory = arena.workgroup.data();
  arena.context.frame = arena.frame.data();
  arena.context.worker = worker;
  arena.context.stopped_at = ~0u;
  arena.context.settled_words = nullptr;
  return {};
}

// Claims and runs blocks until none is left.
void Executor::run_worker(void* opaque, uint32_t worker) {
  Work& work = *static_cast<Work*>(opaque);
  Executor& self = *work.executor;
  if (worker != 0 && !self.prepare(worker, *work.request->kernel)) return;  // no memory: the others do the work
  Arena& arena = self.arenas_[worker];
  double group_ns = work.group_ns;
  Clock::time_point before = Clock::now();
  while (!work.stop_asked()) {
    const auto block = self.shares_.take(worker, [&](uint64_t left) { return work.blocks.next(left, group_ns); });
    if (!block) return;
    if (!work.run_block(arena, block->first, block->end)) return;
    const Clock::time_point after = Clock::now();
    group_ns = ns_between(before, after) / static_cast<double>(block->end - block->first);
    before = after;
  }
  if (self.shares_.some_left()) work.stopped.store(true, std::memory_order_relaxed);
}

// Runs blocks on the calling thread until the end or until there is clearly more to do than waking the others costs. True: done.
bool Executor::run_first_blocks(Work& work) {
  Arena& arena = arenas_[0];
  const Clock::time_point begin = Clock::now();
  uint64_t done = work.from;
  // An eighth at most: where the estimate is far too low, most of the work can still be shared.
  uint64_t block = std::min(Blocks::groups_for(kFirstBlockNs, work.group_ns), work.blocks.workers > 1 ? std::max<uint64_t>(work.number() / 8, 1) : work.number());
  for (;;) {
    if (work.stop_asked()) {
      work.stopped.store(true, std::memory_order_relaxed);
      return true;
    }
    block = std::min(work.blocks.whole_units(block), work.until - done);
    if (!work.run_block(arena, done, done + block)) return true;
    done += block;
    if (done == work.until) return true;
    const double spent = ns_between(begin, Clock::now());
    work.group_ns = spent / static_cast<double>(done - work.from);
    const double left = work.group_ns * static_cast<double>(work.until - done);
    if (work.blocks.workers > 1 && left > kInlineNs) {
      work.from = done;
      return false;
    }
    block = std::min(Blocks::groups_for(Blocks::kBlockNs, work.group_ns), work.until - done);
  }
}

base::Result<DispatchReport> Executor::run(const DispatchRequest& request) {
  Work work;
  work.executor = this;
  work.request = &request;
  const core::CompiledKernel& kernel = *request.kernel;
  work.from = request.group_begin;
  work.until = std::min(uint64_t{request.groups[0]} * request.groups[1] * request.groups[2], request.group_end);
  if (work.from >= work.until || kernel.does_nothing) return DispatchReport{};
  work.blocks.workers = static_cast<uint32_t>(std::min<uint64_t>(request.one_worker ? 1 : pool_.threads(), work.number()));
  work.group_ns = std::max(kernel.cost_per_workgroup_ns, Blocks::kLeastGroupNs);
  work.context.buffers = request.buffers.data();
  for (int i = 0; i < 3; ++i) work.context.num_workgroups[i] = request.groups[i];
  work.context.stop = request.stop;
  work.context.observer = request.observer;
  if (base::Result<void> r = prepare(0, kernel); !r) return r.error();

  // Whole rows while a row is no more than a few blocks' work.
  const bool rows = kernel.runs_rows && work.group_ns * request.groups[0] <= kRowNs && work.number() >= uint64_t{request.groups[0]} * work.blocks.workers * 2;
  uint64_t& unit = work.blocks.unit;
  unit = std::max<uint64_t>(rows ? request.groups[0] : kernel.groups_per_step, 1);
  const uint64_t share = work.number() / (uint64_t{work.blocks.workers} * 2);
  if (const uint64_t together = std::min<uint64_t>({kernel.groups_together, request.groups[0], share}); together > unit) unit = together / unit * unit;
  const double estimate = work.group_ns * static_cast<double>(work.number());
  // A kernel that may wait for another workgroup gets all threads at once: its first block may take for ever.
  if (request.one_worker && (request.group_step != 1 || request.group_first != 0)) {
    run_in_order(work);
    return report_of(work);
  }
  const bool at_once = work.blocks.workers > 1 && (estimate > 2 * kInlineNs || kernel.has_unbounded_loop);
  // While the caller works alone, nobody else does: atomics need no lock even if others join later.
  work.context.single_thread = at_once ? 0 : 1;
  if (at_once || !run_first_blocks(work)) {
    work.context.single_thread = 0;
    const bool in_order = kernel.has_storage_atomics || kernel.has_unbounded_loop;
    work.blocks.sharers = in_order ? work.blocks.workers : 1;
    shares_.begin(work.from, work.until, unit, in_order ? 1 : work.blocks.workers);
    pool_.run(run_worker, &work, work.blocks.workers);
  }
  return report_of(work);
}

DispatchReport Executor::report_of(const Work& work) {
  return {work.stopped.load(std::memory_order_relaxed), work.stopped_at.load(std::memory_order_relaxed)};
}

/// One workgroup after the other, in the order that the request asks for.
void Executor::run_in_order(Work& work) {
  work.context.single_thread = 1;
  uint64_t group = work.request->group_first;
  for (uint64_t done = 0; done < work.until; ++done) {
    if (work.stop_asked()) {
      work.stopped.store(true, std::memory_order_relaxed);
      return;
    }
    if (!work.run_block(arenas_[0], group, group + 1)) return;
    group += work.request->group_step;
    if (group >= work.until) group -= work.until;
  }
}

}  // namespace tesela::runtime
