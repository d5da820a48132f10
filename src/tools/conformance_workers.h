// SPDX-License-Identifier: Apache-2.0
// Worker processes that run records. A record that brings its process down or does not come back counts as that record's failure; a
// fresh process takes the next one. The parent stays single-threaded, so that it may fork at any time.
#pragma once
#include <sys/types.h>

#include <chrono>
#include <functional>
#include <string>
#include <vector>

#include "tools/conformance_record.h"

namespace tesela::conformance {

class Workers {
 public:
  /// `done(tag, verdict)` is called on the parent for every record, in any order.
  using Done = std::function<void(size_t tag, const Verdict& verdict)>;
  Workers(uint32_t processes, const RunOptions& options, Done done);
  ~Workers();
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  /// Gives a record (its JSON text) to the next idle process; waits for one if need be. False if no process can be made.
  bool give(size_t tag, const std::string& record);
  /// Waits until all records given have a verdict.
  void finish();

 private:
  struct Worker {
    pid_t pid = -1;
    int socket = -1;
    bool busy = false;
    size_t tag = 0;
    std::chrono::steady_clock::time_point deadline;
    std::string received;
  };
  bool start(Worker& worker);
  void stop(Worker& worker);
  void poll_once();
  void read_from(Worker& worker);
  void lost(Worker& worker, Outcome outcome, const std::string& reason);

  RunOptions options_;
  Done done_;
  std::vector<Worker> workers_;
};

}  // namespace tesela::conformance
