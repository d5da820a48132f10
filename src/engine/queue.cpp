// SPDX-License-Identifier: Apache-2.0
#include "engine/queue.h"

namespace tesela::engine {

Queue::~Queue() {
  {
    std::lock_guard lock(mutex_);
    quit_ = true;
  }
  changed_.notify_all();
  if (started_) pthread_join(thread_, nullptr);
}

void Queue::wait_turn(uint64_t ticket) {
  std::unique_lock lock(mutex_);
  ++waiting_;
  changed_.wait(lock, [&] { return serving_ == ticket; });
  --waiting_;
}

void Queue::end_turn() {
  bool wake;
  {
    std::lock_guard lock(mutex_);
    ++serving_;
    wake = waiting_ != 0;
  }
  if (wake) changed_.notify_all();
}

void Queue::run(const Task& task) {
  uint64_t ticket;
  bool now;
  {
    std::lock_guard lock(mutex_);
    ticket = next_ticket_++;
    now = serving_ == ticket;
  }
  if (!now) wait_turn(ticket);
  task();
  end_turn();
}

bool Queue::submit(Task task) {
  {
    std::lock_guard lock(mutex_);
    if (!started_ && pthread_create(&thread_, nullptr, thread_main, this) != 0) return false;
    started_ = true;
    pending_.push_back({next_ticket_++, std::move(task)});
  }
  changed_.notify_all();
  return true;
}

void* Queue::thread_main(void* self) {
  static_cast<Queue*>(self)->serve();
  return nullptr;
}

void Queue::serve() {
  for (;;) {
    Pending next;
    {
      std::unique_lock lock(mutex_);
      ++waiting_;
      changed_.wait(lock, [&] { return quit_ || !pending_.empty(); });
      --waiting_;
      if (pending_.empty()) return;
      next = std::move(pending_.front());
      pending_.pop_front();
    }
    wait_turn(next.ticket);
    next.task();
    next.task = {};  // lets go of its buffers before anybody hears of the end of the turn
    end_turn();
  }
}

Outcome Queue::execute(runtime::DispatchRequest request, std::atomic<uint32_t>& stop, std::chrono::nanoseconds time_limit) {
  using Clock = runtime::Watchdog::Clock;
  Outcome outcome;
  const Clock::time_point begin = Clock::now();
  request.stop = &stop;
  const bool limited = time_limit.count() > 0;
  if (limited && !watchdog_.arm(&stop, begin + time_limit)) {
    outcome.error = "no thread could be started to watch the time limit";
    return outcome;
  }
  base::Result<runtime::DispatchReport> report = executor_.run(request);
  if (limited) watchdog_.disarm();
  outcome.ms = std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
  if (!report) {
    outcome.error = report.error().message;
    return outcome;
  }
  outcome.stopped = report->stopped;
  outcome.stopped_at = report->stopped_at;
  outcome.reason = stop.load();
  return outcome;
}

}  // namespace tesela::engine
