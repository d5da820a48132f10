// SPDX-License-Identifier: Apache-2.0
// Sets a stop flag when a deadline passes. One deadline at a time; the thread is started by the first. Arming and disarming cost well
// below a microsecond: the thread is woken only for a deadline earlier than the one it sleeps towards.
#pragma once
#include <pthread.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>

namespace tesela::runtime {

/// Why a dispatch was asked to stop; the value of its stop flag.
enum StopReason : uint32_t { kRun = 0, kTimeLimit = 1, kCancelled = 2 };

class Watchdog {
 public:
  using Clock = std::chrono::steady_clock;
  Watchdog() = default;
  ~Watchdog();
  Watchdog(const Watchdog&) = delete;
  Watchdog& operator=(const Watchdog&) = delete;

  /// When `deadline` passes before disarm, `*stop` becomes kTimeLimit if it is still kRun. False if no thread could be started.
  bool arm(std::atomic<uint32_t>* stop, Clock::time_point deadline);
  /// After this the flag given to arm is not touched any more.
  void disarm();

 private:
  static void* thread_main(void* self);
  void watch();

  std::mutex mutex_;
  std::condition_variable wake_;
  std::atomic<uint32_t>* stop_ = nullptr;
  Clock::time_point deadline_;
  Clock::time_point sleeps_until_ = Clock::time_point::max();
  bool started_ = false;
  bool quit_ = false;
  pthread_t thread_{};
};

}  // namespace tesela::runtime
