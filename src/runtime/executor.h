// SPDX-License-Identifier: Apache-2.0
// Runs a kernel over a grid of workgroups. Workers take blocks of workgroups from stretches of their own (shares.h); where a kernel has atomics in storage memory, in
// increasing index from one stretch: a started block stays on its thread, so a workgroup that waits for a lower one makes progress with any number of threads. The size
// of a block follows the measured time of the worker's last one (1 to 20 us). Light dispatches run on the calling thread; it calls the others in when the work
// turns out to be more than the estimate said.
//
// Each worker has an arena for workgroup memory and frames; it is kept from dispatch to dispatch and grows as needed.
#pragma once
#include <atomic>
#include <cstdint>
#include <span>
#include <vector>

#include "base/result.h"
#include "core/kernel_abi.h"
#include "runtime/memory.h"
#include "runtime/pool.h"
#include "runtime/shares.h"

namespace tesela::runtime {

struct DispatchRequest {
  const core::CompiledKernel* kernel = nullptr;
  std::span<const core::BufferView> buffers;  ///< in the order of the kernel's bindings
  uint32_t groups[3] = {1, 1, 1};
  const std::atomic<uint32_t>* stop = nullptr;  ///< required; not 0: stop
  core::Observer* observer = nullptr;           ///< of instrumented code
  uint64_t group_begin = 0, group_end = ~uint64_t{0};  ///< workgroups before and from here are left out
  bool one_worker = false;                      ///< run everything on the calling thread, workgroups in increasing index, or:
  uint64_t group_first = 0, group_step = 1;     ///< of one worker that leaves none out: workgroup number t is (first + t * step) modulo their number; first < number, step prime to it
};

struct DispatchReport {
  bool stopped = false;          ///< some workgroups did not run to their end, because of the stop flag
  uint32_t stopped_at = ~0u;     ///< source offset of a loop that was left, or ~0
};

class Executor {
 public:
  Executor(uint32_t threads, Guard guard) : pool_(threads), guard_(guard), shares_(pool_.threads()), arenas_(pool_.threads()) {}

  uint32_t threads() const { return pool_.threads(); }
  /// Runs to the end or until `stop` is set. One caller at a time. An error (no memory) means that nothing ran.
  base::Result<DispatchReport> run(const DispatchRequest& request);

 private:
  struct alignas(64) Arena {
    Memory workgroup;
    Memory frame;
    core::WorkerContext context{};
  };
  struct Work;

  base::Result<void> prepare(uint32_t worker, const core::CompiledKernel& kernel);
  static void run_worker(void* work, uint32_t worker);
  bool run_first_blocks(Work& work);
  void run_in_order(Work& work);
  static DispatchReport report_of(const Work& work);

  Pool pool_;
  Guard guard_;
  Shares shares_;
  std::vector<Arena> arenas_;
};

}  // namespace tesela::runtime
