// SPDX-License-Identifier: Apache-2.0
#include "engine/sanitized_run.h"

#include <algorithm>
#include <cstring>

#include "engine/pipeline.h"
#include "runtime/buffer.h"

namespace tesela::engine {
namespace {

// One other order may take so long, or so many times as long as the first run; then it is taken not to end.
constexpr std::chrono::nanoseconds kOrderTime = std::chrono::seconds(2);
constexpr int kOrderTimes = 50;

}  // namespace

base::Result<void> Copies::take(const core::CompiledKernel& kernel, std::span<const core::BufferView> views) {
  std::vector<runtime::Buffer> old = std::move(buffers_);
  buffers_.clear();
  views_.assign(views.begin(), views.end());
  for (size_t i = 0, k = 0; i < views.size(); ++i) {
    if (!core::is_written(kernel.bindings[i].kind)) continue;
    if (k < old.size() && old[k].size() == views[i].size) {
      buffers_.push_back(std::move(old[k]));
    } else {
      base::Result<runtime::Buffer> copy = runtime::Buffer::create(views[i].size, runtime::Guard::None);
      if (!copy) return copy.error();
      buffers_.push_back(std::move(*copy));
    }
    ++k;
    std::memcpy(buffers_.back().data(), views[i].data, views[i].size);
    views_[i] = buffers_.back().view(0, views[i].size, true);
  }
  return {};
}

void Copies::refill(std::span<const core::BufferView> views) {
  for (size_t i = 0; i < views.size(); ++i)
    if (views_[i].data != views[i].data) std::memcpy(views_[i].data, views[i].data, views[i].size);
}

void Copies::give_back(std::span<const core::BufferView> views) const {
  for (size_t i = 0; i < views.size(); ++i)
    if (views_[i].data != views[i].data) std::memcpy(views[i].data, views_[i].data, views[i].size);
}

namespace {

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

/// The code by which one workgroup stands for all if this dispatch is to be run by it, or null.
base::Result<const Sample*> sample_code(const Pipeline& pipeline, uint64_t groups) {
  Sanitized& s = *pipeline.sanitized;
  const core::CompiledKernel& kernel = pipeline.code->kernel;
  // One that waits for another workgroup must not be alone.
  if (s.options.sampling == Sampling::Never || kernel.workgroup_memory_bytes == 0 || kernel.has_unbounded_loop || groups < 2) return nullptr;
  const std::lock_guard lock(s.mutex);
  if (!s.sample_made) {
    double making = 0;  // of the pipeline, ms
    for (const StageTime& t : pipeline.times) making += t.ms;
    making = s.options.sampling == Sampling::Second ? 1e-6 : 2 * making;
    const double expected = s.options.sampling == Sampling::Second ? 0 : kernel.cost_per_workgroup_ns * 1e-6 * static_cast<double>(groups);
    if (s.spent_ms + expected < making) return nullptr;
    base::Result<Sample> sample = build_sample(pipeline);
    if (!sample) return sample.error();
    s.sample = std::move(*sample);
    s.sample_made = true;
  }
  return s.sample.others ? &s.sample : nullptr;
}

class SanitizedRun {
 public:
  SanitizedRun(Queue& queue, const Pipeline& pipeline, const runtime::DispatchRequest& request, std::atomic<uint32_t>& stop, std::chrono::nanoseconds time_limit)
      : queue_(queue), pipeline_(pipeline), request_(request), stop_(stop), limit_(time_limit) {
    Sanitized& kept = *pipeline_.sanitized;
    const std::lock_guard lock(kept.mutex);
    before_ = kept.spare_copies ? std::move(kept.spare_copies) : std::make_unique<Copies>();
    if (kept.spare_workers == queue_.threads()) detector_ = std::move(kept.spare_detector);
  }

  ~SanitizedRun() {
    Sanitized& kept = *pipeline_.sanitized;
    const std::lock_guard lock(kept.mutex);
    kept.spare_copies = std::move(before_);
    kept.spare_detector = std::move(detector_);
    kept.spare_workers = queue_.threads();
  }

  SanitizedOutcome run() {
    const Sanitized& s = *pipeline_.sanitized;
    for (int i = 0; i < 3; ++i) results_.groups[i] = request_.groups[i];
    for (const sanitize::WrittenTexture& t : s.program.textures) results_.grids.push_back(sanitize::grid_of(t, request_.buffers));
    if (s.options.checks.race || s.options.checks.order || s.options.checks.mapping)
      if (base::Result<void> ok = before_->take(*request_.kernel, request_.buffers); !ok) return failed(ok.error());
    if (base::Result<void> ok = detect(); !ok) return failed(ok.error());
    if (!result_.outcome.error.empty()) return std::move(result_);
    results_.suspects = detector_->suspects();
    if (tells_more_) std::erase_if(results_.suspects, [&](const sanitize::SuspectVariable& v) { return s.program.vars[v.var].space == ir::Space::Workgroup; });
    results_.told = detector_->told();
    results_.coverage = detector_->coverage();
    results_.partings = detector_->partings();
    results_.idle_invocations = detector_->idle_invocations();
    results_.idle_workgroups = detector_->idle_workgroups();
    uint64_t dropped = 0;
    const std::vector<sanitize::Print> prints = detector_->prints(dropped);
    const bool sound = !result_.outcome.stopped && results_.partings.empty();
    if (!results_.suspects.empty() && !result_.outcome.stopped) {
      if (base::Result<void> ok = record(); !ok) return failed(ok.error());
    } else if (sound) {
      if (s.options.checks.order)
        if (base::Result<void> ok = try_orders(); !ok) return failed(ok.error());
      if (s.options.checks.mapping && !results_.order)
        if (base::Result<void> ok = try_mappings(); !ok) return failed(ok.error());
    }
    const sema::Program& program = *pipeline_.module->program;
    const sanitize::Names names{program.types, program.ast.symbols, pipeline_.module->sources};
    for (const sanitize::Print& print : prints) {
      Printed line;
      line.place = public_place(names.sources, s.program.sites[print.site].loc.span);
      line.text = sanitize::print_text(s.program, names, print);
      const sanitize::Ids ids = sanitize::ids_of(s.program, results_.groups, print.who);
      std::copy_n(ids.workgroup, 3, line.workgroup);
      std::copy_n(ids.local, 3, line.local_id);
      std::copy_n(ids.global, 3, line.global_id);
      result_.printed.push_back(std::move(line));
    }
    result_.not_printed = dropped;
    result_.found = sanitize::findings(s.program, names, s.options.checks, results_);
    return std::move(result_);
  }

 private:
  SanitizedOutcome failed(const base::Error& error) {
    result_.outcome.error = error.message;
    return std::move(result_);
  }

  /// The first run. What it finds is the detector's.
  base::Result<void> detect() {
    const uint64_t groups = uint64_t{request_.groups[0]} * request_.groups[1] * request_.groups[2];
    base::Result<const Sample*> sample = sample_code(pipeline_, groups);
    if (!sample) return sample.error();
    if (base::Result<void> ok = make_detector(); !ok) return ok;
    runtime::DispatchRequest request = request_;
    request.observer = detector_.get();
    if (*sample != nullptr) {
      if ((*sample)->first) request.kernel = &(*sample)->first->kernel;
      request.group_end = 1;
      result_.outcome = queue_.execute(request, stop_, limit_);
      if (!result_.outcome.error.empty()) return {};
      if (result_.outcome.stopped) {
        tells_more_ = (*sample)->first != nullptr;
        return {};
      }
      const double ms = result_.outcome.ms;
      std::chrono::nanoseconds limit = limit_;
      if (limit.count() > 0) limit = std::max(limit - std::chrono::nanoseconds(static_cast<int64_t>(ms * 1e6)), std::chrono::nanoseconds(1));
      if (!detector_->raced_in_workgroups()) {
        request.kernel = &(*sample)->others->kernel;
        request.group_begin = 1;
      } else {
        before_->give_back(request_.buffers);
        if (base::Result<void> ok = make_detector(); !ok) return ok;
        request.observer = detector_.get();
        request.kernel = request_.kernel;
      }
      request.group_end = ~uint64_t{0};
      result_.outcome = queue_.execute(request, stop_, limit);
      result_.outcome.ms += ms;
      return {};
    }
    result_.outcome = queue_.execute(request, stop_, limit_);
    Sanitized& kept = *pipeline_.sanitized;
    const std::lock_guard lock(kept.mutex);
    kept.spent_ms += result_.outcome.ms;
    return {};
  }

  base::Result<void> make_detector() {
    if (detector_ && detector_->restart(request_.buffers, results_.groups)) return {};
    const Sanitized& s = *pipeline_.sanitized;
    base::Result<std::unique_ptr<sanitize::Detector>> detector = sanitize::Detector::create(s.program, s.options.checks, request_.buffers, results_.groups, queue_.threads());
    if (!detector) return detector.error();
    detector_ = std::move(*detector);
    return {};
  }

  /// Runs again in other orders, until one gives other results. Where a workgroup may wait for another one, workgroups keep their order: WGSL promises nothing
  /// to those who wait, but that is no matter of order.
  base::Result<void> try_orders() {
    const core::CompiledKernel& kernel = *request_.kernel;
    const uint64_t groups = uint64_t{request_.groups[0]} * request_.groups[1] * request_.groups[2];
    const uint32_t invocations = kernel.workgroup_size[0] * kernel.workgroup_size[1] * kernel.workgroup_size[2];
    if (groups == 0) return {};
    Copies scratch;
    if (base::Result<void> ok = scratch.take(kernel, before_->views()); !ok) return ok;
    if (base::Result<void> ok = look_at_atomics(scratch); !ok || !results_.unordered.empty()) return ok;
    const auto limit = std::max(kOrderTime, kOrderTimes * std::chrono::nanoseconds(static_cast<int64_t>(result_.outcome.ms * 1e6)));
    for (uint32_t number = 0; number < sanitize::kSchedules; ++number) {
      const sanitize::Schedule schedule = sanitize::schedule(number, groups, (invocations + kernel.subgroup_size - 1) / kernel.subgroup_size);
      sanitize::Scheduler scheduler(&schedule);
      runtime::DispatchRequest request = request_;
      request.buffers = scratch.views();
      request.observer = &scheduler;
      request.one_worker = true;
      if (!kernel.has_unbounded_loop) {
        request.group_first = schedule.group_first;
        request.group_step = schedule.group_step;
      }
      scratch.refill(before_->views());
      const Outcome outcome = queue_.execute(request, stop_, limit_.count() > 0 ? std::min(limit_, limit) : limit);
      if (!outcome.error.empty()) return base::Error{outcome.error};
      if (outcome.stopped) {
        if (outcome.reason == runtime::kCancelled) return {};
        stop_.store(runtime::kRun);  // ours, not the caller's
        results_.order.emplace();
        results_.order->did_not_end = true;
        results_.order->stopped_at = outcome.stopped_at;
        return {};
      }
      const sanitize::Difference difference = compare(scratch.views());
      if (!difference.any()) continue;
      results_.order.emplace();
      results_.order->what = difference;
      return attribute(scratch);
    }
    return {};
  }

  /// In the usual order: barriers between atomic operations that order other memory.
  base::Result<void> look_at_atomics(const Copies& scratch) {
    sanitize::AtomicOrder order(pipeline_.sanitized->program, results_.groups);
    runtime::DispatchRequest request = request_;
    request.buffers = scratch.views();
    request.observer = &order;
    request.one_worker = true;
    const Outcome outcome = queue_.execute(request, stop_, limit_);
    if (!outcome.error.empty()) return base::Error{outcome.error};
    results_.unordered = order.found();
    return {};
  }

  /// Other subgroup sizes, and other invocations in the subgroups.
  base::Result<void> try_mappings() {
    const core::CompiledKernel& kernel = *request_.kernel;
    Copies scratch;
    bool taken = false;
    for (const uint32_t size : {kernel.subgroup_size, 4u, 8u, 16u, 32u, 64u, 128u}) {
      const bool permuted = size == kernel.subgroup_size;
      if (permuted && taken) continue;  // the size that ran already
      base::Result<std::unique_ptr<cpu::Code>> code = build_mapped(pipeline_, size, permuted);
      if (!code) return code.error();
      if (!*code) continue;
      if (!taken) {
        if (base::Result<void> ok = scratch.take(kernel, before_->views()); !ok) return ok;
      } else {
        scratch.refill(before_->views());
      }
      taken = true;
      runtime::DispatchRequest request = request_;
      request.kernel = &(*code)->kernel;
      request.buffers = scratch.views();
      const Outcome outcome = queue_.execute(request, stop_, limit_);
      if (!outcome.error.empty()) return base::Error{outcome.error};
      if (outcome.stopped) return {};
      const sanitize::Difference difference = compare(scratch.views());
      if (!difference.any()) continue;
      results_.mapping = sanitize::MappingDifference{difference, kernel.subgroup_size, size};
      return {};
    }
    return {};
  }

  /// What the first run left against what another run gave.
  sanitize::Difference compare(std::span<const core::BufferView> other) const {
    const sanitize::Program& program = pipeline_.sanitized->program;
    sanitize::Difference difference;
    for (uint32_t i = 0; i < program.vars.size(); ++i) {
      const ir::Var& var = program.vars[ir::VarId(i)];
      if (var.space != ir::Space::Storage || var.read_only) continue;
      compare_range(ir::VarId(i), 0, other[var.binding].size / 4, 4, other, difference.words, difference);
    }
    // Only the texels of the view: other parts of the texture may be bound elsewhere.
    for (size_t i = 0; i < program.textures.size(); ++i) {
      const sanitize::TexelGrid& grid = results_.grids[i];
      for (uint32_t z = 0; z < grid.size[2]; ++z)
        for (uint32_t y = 0; y < grid.size[1]; ++y) compare_range(program.textures[i].var, grid.place_of(0, y, z), grid.size[0], grid.texel_bytes, other, difference.texels, difference);
    }
    return difference;
  }

  /// `count` elements of `bytes` from `begin` on. `differ`: how many do.
  void compare_range(ir::VarId id, uint32_t begin, uint32_t count, uint32_t bytes, std::span<const core::BufferView> others, uint64_t& differ, sanitize::Difference& difference) const {
    const uint32_t binding = pipeline_.sanitized->program.vars[id].binding;
    const std::byte *one = request_.buffers[binding].data + begin, *other = others[binding].data + begin;
    if (std::memcmp(one, other, size_t{count} * bytes) == 0) return;
    for (uint32_t i = 0; i < count; ++i, one += bytes, other += bytes) {
      if (std::memcmp(one, other, bytes) == 0) continue;
      const bool first = !difference.any();
      ++differ;
      if (!first) continue;
      difference.var = id;
      difference.offset = begin + i * bytes;
      difference.bytes = bytes;
      std::memcpy(&difference.one, one, std::min(bytes, 4u));
      std::memcpy(&difference.other, other, std::min(bytes, 4u));
    }
  }

  /// Once more in the usual order, to see who touches the word that differs.
  base::Result<void> attribute(Copies& scratch) {
    sanitize::Toucher toucher(pipeline_.sanitized->program, results_.order->what);
    scratch.refill(before_->views());
    runtime::DispatchRequest request = request_;
    request.buffers = scratch.views();
    request.observer = &toucher;
    request.one_worker = true;
    const Outcome outcome = queue_.execute(request, stop_, limit_);
    if (!outcome.error.empty()) return base::Error{outcome.error};
    toucher.tell(*results_.order);
    return {};
  }

  /// The second run, over the contents from before the first. Where it is stopped, its pairs are those seen so far.
  base::Result<void> record() {
    base::Result<const cpu::Code*> code = recording_code(pipeline_);
    if (!code) return code.error();
    base::Result<std::unique_ptr<sanitize::Recorder>> recorder = sanitize::Recorder::create(pipeline_.sanitized->recording_program, results_.suspects, results_.groups, pipeline_.module->assume_uniform);
    if (!recorder) return recorder.error();
    runtime::DispatchRequest request = request_;
    request.kernel = &(*code)->kernel;
    request.buffers = before_->views();
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
  std::unique_ptr<Copies> before_;
  std::unique_ptr<sanitize::Detector> detector_;
  bool tells_more_ = false;  ///< the detector was told of accesses that may not have been made
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
