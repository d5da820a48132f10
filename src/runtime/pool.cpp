// SPDX-License-Identifier: Apache-2.0
#include "runtime/pool.h"

#include <sched.h>
#if defined(__x86_64__)
#include <immintrin.h>
#endif

#include "base/check.h"

namespace tesela::runtime {
namespace {
constexpr uint32_t kSpins = 1500;  // about 20 us
}

void pause_briefly() {
#if defined(__x86_64__)
  _mm_pause();
#elif defined(__aarch64__)
  asm volatile("yield");
#endif
}

uint32_t available_processors() {
  cpu_set_t set;
  CPU_ZERO(&set);
  if (sched_getaffinity(0, sizeof set, &set) != 0) return 1;
  const int n = CPU_COUNT(&set);
  return n < 1 ? 1 : static_cast<uint32_t>(n);
}

Pool::Pool(uint32_t threads) : threads_(threads < 1 ? 1 : threads) {}

Pool::~Pool() {
  quit_.store(true, std::memory_order_release);
  generation_.fetch_add(1, std::memory_order_acq_rel);
  generation_.notify_all();
  for (auto& w : workers_) pthread_join(w->thread, nullptr);
}

void Pool::start_threads(uint32_t workers) {
  while (workers_.size() + 1 < workers) {
    auto w = std::make_unique<Worker>();
    w->pool = this;
    w->index = static_cast<uint32_t>(workers_.size()) + 1;
    if (pthread_create(&w->thread, nullptr, thread_main, w.get()) != 0) return;
    workers_.push_back(std::move(w));
  }
}

void* Pool::thread_main(void* worker) {
  auto* w = static_cast<Worker*>(worker);
  w->pool->work(w->index);
  return nullptr;
}

void Pool::work(uint32_t index) {
  uint32_t seen = 0;  // the last job that this worker knows of; a fresh thread takes part in the job that started it
  for (;;) {
    if (join(seen, index)) {
      job_(context_, index);
      leave();
    }
    uint32_t spins = 0;
    while (generation_.load(std::memory_order_acquire) == seen && !quit_.load(std::memory_order_acquire)) {
      if (++spins < kSpins)
        pause_briefly();
      else
        generation_.wait(seen, std::memory_order_acquire);
    }
    if (quit_.load(std::memory_order_acquire)) return;
  }
}

// Enters the current job if it is open and not the one seen last. job_, context_ and wanted_ stay as they are while anybody is inside.
bool Pool::join(uint32_t& seen, uint32_t index) {
  uint64_t state = state_.load(std::memory_order_acquire);
  for (;;) {
    const auto job = static_cast<uint32_t>(state >> 32);
    if (job == seen || !(state & kOpen)) {
      seen = job;
      return false;
    }
    if (state_.compare_exchange_weak(state, state + 1, std::memory_order_acq_rel, std::memory_order_acquire)) {
      seen = job;
      if (index < wanted_) return true;
      leave();
      return false;
    }
  }
}

void Pool::leave() {
  const uint64_t before = state_.fetch_sub(1, std::memory_order_acq_rel);
  if ((before & kInside) == 1 && !(before & kOpen)) {
    idle_signal_.fetch_add(1, std::memory_order_acq_rel);
    idle_signal_.notify_one();
  }
}

void Pool::run(Job job, void* context, uint32_t workers) {
  if (workers > threads_) workers = threads_;
  if (workers > 1) start_threads(workers);
  if (workers <= 1 || workers_.empty()) {
    job(context, 0);
    return;
  }
  job_ = job;
  context_ = context;
  wanted_ = workers;
  const uint32_t number = generation_.load(std::memory_order_relaxed) + 1;
  state_.store(uint64_t{number} << 32 | kOpen, std::memory_order_release);
  generation_.store(number, std::memory_order_release);
  generation_.notify_all();
  job(context, 0);
  state_.fetch_and(~kOpen, std::memory_order_acq_rel);
  for (uint32_t spins = 0;; ++spins) {
    const uint32_t signal = idle_signal_.load(std::memory_order_acquire);
    if ((state_.load(std::memory_order_acquire) & kInside) == 0) return;
    if (spins < kSpins)
      pause_briefly();
    else
      idle_signal_.wait(signal, std::memory_order_acquire);
  }
}

}  // namespace tesela::runtime
