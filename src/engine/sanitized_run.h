// SPDX-License-Identifier: Apache-2.0
// A dispatch of instrumented code: the first run finds what is wrong, on all workers; where memory is raced for, a second run from the same contents, on
// one thread, finds the pairs of accesses. The buffers keep what the first run wrote.
#pragma once
#include <atomic>
#include <chrono>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

#include "base/result.h"
#include "core/kernel_abi.h"
#include "cpu/compile.h"
#include "engine/queue.h"
#include "runtime/buffer.h"
#include "sanitize/instrument.h"
#include "sanitize/report.h"
#include "tesela/module.h"

namespace tesela::engine {

struct Pipeline;

/// Copies of the buffers that a kernel may write.
class Copies {
 public:
  /// Memory from before is used again where the sizes are the same.
  base::Result<void> take(const core::CompiledKernel& kernel, std::span<const core::BufferView> views);
  /// The contents of other views of the same sizes.
  void refill(std::span<const core::BufferView> views);
  /// The other way: the views, which are those that were copied, have their contents from then again.
  void give_back(std::span<const core::BufferView> views) const;
  /// All buffers: those that may be written are copies.
  std::span<const core::BufferView> views() const { return views_; }

 private:
  std::vector<runtime::Buffer> buffers_;
  std::vector<core::BufferView> views_;
};

/// Code for dispatches in which one workgroup stands for all.
struct Sample {
  std::unique_ptr<cpu::Code> first;   ///< for that workgroup; null: the pipeline's own will do
  std::unique_ptr<cpu::Code> others;  ///< null: no workgroup can
};

/// What a sanitized pipeline has beside its code. The code of the second run is made when it is first needed.
struct Sanitized {
  PipelineOptions options;
  sanitize::Program program;
  std::mutex mutex;
  std::unique_ptr<cpu::Code> recording;
  sanitize::Program recording_program;
  bool sample_made = false;
  Sample sample;
  double spent_ms = 0;  ///< by dispatches before the sample was made
  // Of an earlier dispatch: the first touch of fresh memory costs more than what is done with it.
  std::unique_ptr<Copies> spare_copies;
  std::unique_ptr<sanitize::Detector> spare_detector;
  uint32_t spare_workers = 0;  ///< that the detector has
};

struct SanitizedOutcome {
  Outcome outcome;
  std::vector<sanitize::Found> found;
  std::vector<Printed> printed;
  uint64_t not_printed = 0;
};

/// To be called by a task of the queue. `views` are in the order of the kernel's bindings.
SanitizedOutcome run_sanitized(Queue& queue, const Pipeline& pipeline, const runtime::DispatchRequest& request, std::atomic<uint32_t>& stop, std::chrono::nanoseconds time_limit);

/// Findings as the public API shows them.
std::vector<Finding> public_findings(const diag::SourceSet& sources, std::span<const sanitize::Found> found);

}  // namespace tesela::engine
