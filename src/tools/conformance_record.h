// SPDX-License-Identifier: Apache-2.0
// Runs one conformance record of any kind (validation, execution, program) on the public API.
#pragma once
#include <chrono>
#include <map>
#include <string>

#include "tesela/tesela.h"
#include "tools/conformance_json.h"

namespace tesela::conformance {

enum class Outcome : uint8_t { Agree, WronglyAccepted, WronglyRefused, WrongValues, Crashed, TimedOut };
std::string_view outcome_name(Outcome outcome);

struct Verdict {
  Outcome outcome = Outcome::Agree;
  std::string reason;  ///< one line; empty if it agrees
};

struct RunOptions {
  uint32_t subgroup_size = 0;  ///< 0: the pipeline's own choice
  int opt_level = 2;
  uint32_t threads = 2;
  std::chrono::seconds time_limit{60};
};

class Runner {
 public:
  explicit Runner(const RunOptions& options) : options_(options) {}
  Verdict run(const Json& record);

 private:
  Device& device_for(const Json& enable);
  PipelineOptions pipeline_options(const Json& entry, const Json& constants) const;
  Verdict run_validation(const Json& record);
  Verdict run_execution(const Json& record);
  Verdict run_program(const Json& record);

  RunOptions options_;
  std::map<int, Device> devices_;  // by available features
};

/// Everything of a record and its run that helps a person: the modules, what is expected, the verdict.
std::string show(const Json& record, const Verdict& verdict);

}  // namespace tesela::conformance
