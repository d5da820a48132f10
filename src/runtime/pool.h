// SPDX-License-Identifier: Apache-2.0
// Persistent worker threads. One job runs at a time; the thread that gives it takes part as worker 0 and returns when every worker that
// joined has left. Workers spin for a short while before they sleep; a worker that wakes too late finds the job closed and
// goes back to sleep, nobody waits for it. No thread is started before the first job that wants one; if the system refuses threads,
// jobs run with those that there are.
#pragma once
#include <pthread.h>

#include <atomic>
#include <cstdint>
#include <memory>
#include <vector>

namespace tesela::runtime {

class Pool {
 public:
  /// `threads`: workers in all, the caller of a job included; at least 1.
  explicit Pool(uint32_t threads);
  ~Pool();
  Pool(const Pool&) = delete;
  Pool& operator=(const Pool&) = delete;

  using Job = void (*)(void* context, uint32_t worker);
  uint32_t threads() const { return threads_; }
  /// Runs `job` once on the caller (worker 0) and on up to `workers - 1` others. Not re-entrant; one caller at a time.
  void run(Job job, void* context, uint32_t workers);

 private:
  struct Worker {
    Pool* pool;
    uint32_t index;
    pthread_t thread;
  };
  static void* thread_main(void* worker);
  void work(uint32_t index);
  bool join(uint32_t& seen, uint32_t index);
  void leave();
  void start_threads(uint32_t workers);

  // `state_`: number of the job (upper half), open bit, workers inside (lower 31 bits).
  static constexpr uint64_t kOpen = uint64_t{1} << 31;
  static constexpr uint64_t kInside = kOpen - 1;
  alignas(64) std::atomic<uint64_t> state_{0};
  alignas(64) std::atomic<uint32_t> generation_{0};  // changes with each job; workers sleep on it
  std::atomic<uint32_t> idle_signal_{0};             // changes when the last worker leaves a closed job
  std::atomic<bool> quit_{false};
  Job job_ = nullptr;
  void* context_ = nullptr;
  uint32_t wanted_ = 0;
  const uint32_t threads_;
  std::vector<std::unique_ptr<Worker>> workers_;
};

/// Processors that this process may use, at least 1.
uint32_t available_processors();
/// A hint to the processor inside a spin loop.
void pause_briefly();

}  // namespace tesela::runtime
