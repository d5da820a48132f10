// SPDX-License-Identifier: Apache-2.0
// Measures the stages of one compilation, in milliseconds of wall time.
#pragma once
#include <chrono>
#include <string>
#include <utility>
#include <vector>

#include "tesela/module.h"

namespace tesela::engine {

class StageClock {
 public:
  /// Ends the stage that runs since the last call (or construction) under this name.
  void stage(std::string name) {
    const Clock::time_point now = Clock::now();
    times_.push_back({std::move(name), std::chrono::duration<double, std::milli>(now - begin_).count()});
    begin_ = now;
  }
  /// Adds a stage that somebody else measured; the time until now is dropped.
  void add(std::string name, double ms) {
    times_.push_back({std::move(name), ms});
    begin_ = Clock::now();
  }
  std::vector<StageTime> take() { return std::move(times_); }

 private:
  using Clock = std::chrono::steady_clock;
  Clock::time_point begin_ = Clock::now();
  std::vector<StageTime> times_;
};

}  // namespace tesela::engine
