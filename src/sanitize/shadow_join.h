// SPDX-License-Identifier: Apache-2.0
// What the shadow memories of all workers say together. Joining commutes: nothing depends on which worker ran what.
#pragma once
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "sanitize/detector.h"
#include "sanitize/shadow_worker.h"

namespace tesela::sanitize {

struct JoinedVariable {
  SuspectVariable suspects;
  Coverage coverage;
};

struct JoinOptions {
  bool races = false, coverage = false;
};

JoinedVariable join(const ShadowPlan& plan, size_t variable, std::span<const std::unique_ptr<ShadowWorker>> workers, const JoinOptions& options);

}  // namespace tesela::sanitize
