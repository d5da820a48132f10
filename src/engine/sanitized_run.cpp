// SPDX-License-Identifier: Apache-2.0
#include "engine/sanitized_run.h"

#include <algorithm>
#include <cstring>

#include "engine/pipeline.h"
#include "runtime/buffer.h"

namespace tesela::engine {
namespace {

/// Copies of the buffers that a kernel may write.
class Copies {
 public:
  base::Result<void> take(const core::CompiledKernel& kernel, std::span<const core::BufferView> views) {
    views_.assign(views.begin(), views.end());
    for (size_t i = 0; i < views.size(); ++i) {
      if (kernel.bindings[i].kind != core::BindingKind::StorageReadWrite) continue;
      base::Result<runtime::Buffer> copy = runtime::Buffer::create(views[i].size, runtime::Guard::None);
      if (!copy) return copy.error();
      std::memcpy(copy->data(), views[i].data, views[i].size);
      views_[i] = copy->view(0, views[i].size, true);
      buffers_.push_back(std::move(*copy));
    }
    return {};
  }
  std::span<const core::BufferView> views() const { return views_; }

 private:
  std::vector<runtime::Buffer> buffers_;
  std::vector<core::BufferView> views_;
};

/// The code that records, or an error.
base::Result<const cpu::Code*> recording_code(const Pipeline& pipeline) {
  Sanitized& s = *pipeline.sanitized;
  const std::lock_guard lock(s.mutex);
  if (!s.recording) {
    base::Result<std::unique_ptr<cpu::Code>> code = build_recording(pipeline, s.recording_program);
    if (!code) return code.error();
    s.recording = std::move(*code);
  }
  return s.recording.get();
}

class SanitizedRun {
 public:
  SanitizedRun(Queue& queue, const Pipeline& pipeline, const runtime::DispatchRequest& request, std::atomic<uint32_t>& stop, std::chrono::nanoseconds time_limit)
      : queue_(queue), pipeline_(pipeline), request_(request), stop_(stop), limit_(time_limit) {}

  SanitizedOutcome run() {
    const Sanitized& s = *pipeline_.sanitized;
    for (int i = 0; i < 3; ++i) results_.groups[i] = request_.groups[i];
    for (const core::BufferView& view : request_.buffers) results_.buffer_sizes.push_back(view.size);
    if (s.options.checks.race)
      if (base::Result<void> ok = before_.take(*request_.kernel, request_.buffers); !ok) return failed(ok.error());
    base::Result<std::unique_ptr<sanitize::Detector>> detector = sanitize::Detector::create(s.program, s.options.checks, request_.buffers, results_.groups, queue_.threads());
    if (!detector) return failed(detector.error());
    runtime::DispatchRequest request = request_;
    request.observer = detector->get();
    result_.outcome = queue_.execute(request, stop_, limit_);
    if (!result_.outcome.error.empty()) return std::move(result_);
    results_.suspects = (*detector)->suspects();
    results_.told = (*detector)->told();
    results_.coverage = (*detector)->coverage();
    results_.partings = (*detector)->partings();
    results_.idle_invocations = (*detector)->idle_invocations();
    detector->reset();
    if (!results_.suspects.empty() && !result_.outcome.stopped)
      if (base::Result<void> ok = record(); !ok) return failed(ok.error());
    const sema::Program& program = *pipeline_.module->program;
    const sanitize::Names names{program.types, program.ast.symbols, pipeline_.module->sources};
    result_.found = sanitize::findings(s.program, names, s.options.checks, results_);
    return std::move(result_);
  }

 private:
  SanitizedOutcome failed(const base::Error& error) {
    result_.outcome.error = error.message;
    return std::move(result_);
  }

  /// The second run, over the contents from before the first. Where it is stopped, its pairs are those seen so far.
  base::Result<void> record() {
    base::Result<const cpu::Code*> code = recording_code(pipeline_);
    if (!code) return code.error();
    base::Result<std::unique_ptr<sanitize::Recorder>> recorder = sanitize::Recorder::create(pipeline_.sanitized->recording_program, results_.suspects, results_.groups);
    if (!recorder) return recorder.error();
    runtime::DispatchRequest request = request_;
    request.kernel = &(*code)->kernel;
    request.buffers = before_.views();
    request.observer = recorder->get();
    request.one_worker = true;
    const Outcome outcome = queue_.execute(request, stop_, limit_);
    if (!outcome.error.empty()) return base::Error{outcome.error};
    results_.races = (*recorder)->races();
    results_.vanished = (*recorder)->vanished();
    return {};
  }

  Queue& queue_;
  const Pipeline& pipeline_;
  const runtime::DispatchRequest& request_;
  std::atomic<uint32_t>& stop_;
  std::chrono::nanoseconds limit_;
  Copies before_;
  sanitize::Results results_;
  SanitizedOutcome result_;
};

}  // namespace

SanitizedOutcome run_sanitized(Queue& queue, const Pipeline& pipeline, const runtime::DispatchRequest& request, std::atomic<uint32_t>& stop, std::chrono::nanoseconds time_limit) {
  return SanitizedRun(queue, pipeline, request, stop, time_limit).run();
}

std::vector<Finding> public_findings(const diag::SourceSet& sources, std::span<const sanitize::Found> found) {
  std::vector<Finding> out;
  for (const sanitize::Found& f : found) {
    Finding finding;
    finding.diagnostic = public_diagnostic(sources, f.diagnostic);
    finding.memory = f.memory;
    finding.elements = f.elements;
    finding.schedule_dependent = f.schedule_dependent;
    for (const sanitize::FoundAccess& a : f.accesses) {
      FindingAccess access;
      access.place = public_place(sources, a.span);
      access.writes = a.writes;
      access.atomic = a.atomic;
      std::copy_n(a.workgroup, 3, access.workgroup);
      std::copy_n(a.local_id, 3, access.local_id);
      std::copy_n(a.global_id, 3, access.global_id);
      finding.accesses.push_back(std::move(access));
    }
    out.push_back(std::move(finding));
  }
  return out;
}

}  // namespace tesela::engine
