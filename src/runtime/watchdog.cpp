// SPDX-License-Identifier: Apache-2.0
#include "runtime/watchdog.h"

namespace tesela::runtime {

Watchdog::~Watchdog() {
  {
    std::lock_guard lock(mutex_);
    quit_ = true;
  }
  wake_.notify_one();
  if (started_) pthread_join(thread_, nullptr);
}

bool Watchdog::arm(std::atomic<uint32_t>* stop, Clock::time_point deadline) {
  std::lock_guard lock(mutex_);
  if (!started_ && pthread_create(&thread_, nullptr, thread_main, this) != 0) return false;
  started_ = true;
  stop_ = stop;
  deadline_ = deadline;
  if (deadline < sleeps_until_) wake_.notify_one();
  return true;
}

void Watchdog::disarm() {
  std::lock_guard lock(mutex_);
  stop_ = nullptr;
}

void* Watchdog::thread_main(void* self) {
  static_cast<Watchdog*>(self)->watch();
  return nullptr;
}

void Watchdog::watch() {
  std::unique_lock lock(mutex_);
  while (!quit_) {
    if (!stop_) {
      sleeps_until_ = Clock::time_point::max();
      wake_.wait(lock);
    } else if (Clock::now() >= deadline_) {
      uint32_t running = kRun;
      stop_->compare_exchange_strong(running, kTimeLimit);
      stop_ = nullptr;
    } else {
      sleeps_until_ = deadline_;
      wake_.wait_until(lock, sleeps_until_);
    }
  }
}

}  // namespace tesela::runtime
