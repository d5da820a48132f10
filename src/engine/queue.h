// SPDX-License-Identifier: Apache-2.0
// The queue of a device: dispatches run one after another in the order they were given, each on all workers. A synchronous dispatch runs on the
// thread that gives it, once its turn has come; submitted ones run on a thread of the queue, which the first of them starts.
#pragma once
#include <pthread.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>

#include "base/result.h"
#include "runtime/executor.h"
#include "runtime/watchdog.h"

namespace tesela::engine {

/// What is known of a dispatch after its end.
struct Outcome {
  bool stopped = false;
  uint32_t reason = runtime::kRun;  ///< why it was stopped
  uint32_t stopped_at = ~0u;        ///< source offset of a loop that was running
  double ms = 0;
  std::string error;                ///< not empty: nothing ran
};

class Queue {
 public:
  Queue(uint32_t threads, runtime::Guard guard) : executor_(threads, guard) {}
  /// Waits for everything that was submitted.
  ~Queue();
  Queue(const Queue&) = delete;
  Queue& operator=(const Queue&) = delete;

  uint32_t threads() const { return executor_.threads(); }

  using Task = std::function<void()>;
  /// Waits for its turn and runs the task on this thread.
  void run(const Task& task);
  /// Runs the task later, in turn. False if no thread could be started.
  bool submit(Task task);
  /// To be called by a task: runs the kernel until it ends, `stop` is set or the time limit (0: none) has passed.
  Outcome execute(runtime::DispatchRequest request, std::atomic<uint32_t>& stop, std::chrono::nanoseconds time_limit);

 private:
  struct Pending {
    uint64_t ticket;
    Task task;
  };
  static void* thread_main(void* self);
  void serve();
  void wait_turn(uint64_t ticket);
  void end_turn();

  runtime::Executor executor_;
  runtime::Watchdog watchdog_;
  std::mutex mutex_;
  std::condition_variable changed_;
  uint64_t next_ticket_ = 0;
  uint64_t serving_ = 0;
  uint32_t waiting_ = 0;
  std::deque<Pending> pending_;
  bool started_ = false;
  bool quit_ = false;
  pthread_t thread_{};
};

}  // namespace tesela::engine
