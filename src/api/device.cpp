// SPDX-License-Identifier: Apache-2.0
#include <array>
#include <cstring>

#include "api/impl.h"

namespace tesela {
namespace {

Error validation(const base::Error& e) { return {ErrorKind::Validation, e.message}; }

std::array<uint32_t, 3> counts_of(Grid grid) { return {grid.x, grid.y, grid.z}; }

DispatchResult invalid(Error error, Grid grid) {
  DispatchResult r;
  r.status = DispatchStatus::Invalid;
  r.error = std::move(error);
  r.grid = grid;
  return r;
}

std::vector<engine::BoundRange> ranges_of(const Bindings& bindings) {
  std::vector<engine::BoundRange> ranges;
  ranges.reserve(bindings.entries().size());
  for (const Bindings::Entry& e : bindings.entries()) {
    engine::BoundRange range{e.name, e.group, e.binding, {}, e.offset, e.size, {}, nullptr};
    if (e.buffer) range.buffer = {&e.buffer.impl()->buffer, e.buffer.usage()};
    if (e.texture) range.texture = {&e.texture.impl()->view, e.texture.descriptor().usage};
    if (e.sampler) range.sampler = &e.sampler.impl()->sampler;
    ranges.push_back(range);
  }
  return ranges;
}

Result<engine::Bound> bound_of(const Pipeline& pipeline, const Bindings& bindings, const runtime::Buffer* counts, const Device::Impl& device) {
  if (!pipeline.ok()) return Error{ErrorKind::Validation, "the pipeline is empty, was only checked, or has errors"};
  const std::vector<engine::BoundRange> ranges = ranges_of(bindings);
  std::vector<engine::ImmediateWrite> immediates;
  for (const Bindings::Immediates& i : bindings.immediates()) immediates.push_back({i.offset, i.bytes});
  base::Result<engine::Bound> bound = engine::bind(pipeline.impl()->pipeline, {ranges, immediates, counts}, device.options.limits, device.guard);
  if (!bound) return validation(bound.error());
  return std::move(*bound);
}

Result<void> check_counts(const Buffer& counts, uint64_t offset) {
  if (!counts) return Error{ErrorKind::Validation, "no buffer is given for the workgroup counts"};
  if (!includes(counts.usage(), BufferUsage::Indirect)) return Error{ErrorKind::Validation, "the buffer with the workgroup counts lacks the usage Indirect"};
  if (offset % 4 != 0) return Error{ErrorKind::Validation, "the offset " + std::to_string(offset) + " of the workgroup counts is no multiple of 4"};
  if (counts.size() < 12 || offset > counts.size() - 12)
    return Error{ErrorKind::Validation, "the workgroup counts at offset " + std::to_string(offset) + " end past their buffer of " + std::to_string(counts.size()) + " bytes"};
  return {};
}

}  // namespace

/// Fills a dispatch from what the caller gave; an error if a rule is broken.
static Result<void> prepare(Dispatch::Impl& d, const Pipeline& pipeline, const Bindings& bindings, const Buffer* counts, const Device::Impl& device, const DispatchOptions& options) {
  Result<engine::Bound> bound = bound_of(pipeline, bindings, counts ? &counts->impl()->buffer : nullptr, device);
  if (!bound) return bound.error();
  d.pipeline = bound->pipeline;
  d.bound = std::move(*bound);
  if (!counts)
    if (base::Result<void> ok = engine::check_grid(*d.pipeline, counts_of(d.grid), device.options.limits); !ok) return validation(ok.error());
  d.limits = device.options.limits;
  d.time_limit = options.time_limit;
  return {};
}

void Dispatch::Impl::execute(engine::Queue& queue) {
  DispatchResult r;
  if (counts) {
    uint32_t read[3];
    std::memcpy(read, counts->data() + counts_offset, sizeof read);
    grid = {read[0], read[1], read[2]};
    if (!engine::check_grid(*pipeline, counts_of(grid), limits)) {
      r.grid = grid;
      finish(std::move(r));
      return;
    }
  }
  runtime::DispatchRequest request;
  request.kernel = &pipeline->code->kernel;
  request.buffers = bound.views;
  request.groups[0] = grid.x;
  request.groups[1] = grid.y;
  request.groups[2] = grid.z;
  engine::Outcome outcome;
  if (pipeline->sanitized) {
    engine::SanitizedOutcome sanitized = engine::run_sanitized(queue, *pipeline, request, stop, time_limit);
    outcome = std::move(sanitized.outcome);
    r.printed = std::move(sanitized.printed);
    r.not_printed = sanitized.not_printed;
    r.findings = engine::public_findings(pipeline->module->sources, sanitized.found);
  } else {
    outcome = queue.execute(request, stop, time_limit);
  }
  r.grid = grid;
  r.ms = outcome.ms;
  if (!outcome.error.empty()) {
    r.status = DispatchStatus::Invalid;
    r.error = {ErrorKind::OutOfMemory, outcome.error};
  } else if (outcome.stopped) {
    r.status = outcome.reason == runtime::kCancelled ? DispatchStatus::Cancelled : DispatchStatus::TimedOut;
    if (outcome.stopped_at != ~0u) r.stopped_at = engine::public_place(pipeline->module->sources, {outcome.stopped_at, outcome.stopped_at});
  }
  finish(std::move(r));
}

void Dispatch::Impl::finish(DispatchResult r) {
  {
    std::lock_guard lock(mutex);
    result = std::move(r);
    done = true;
  }
  ended.notify_all();
}

Dispatch::Dispatch() = default;
Dispatch::~Dispatch() = default;
Dispatch::Dispatch(const Dispatch&) = default;
Dispatch::Dispatch(Dispatch&&) noexcept = default;
Dispatch& Dispatch::operator=(const Dispatch&) = default;
Dispatch& Dispatch::operator=(Dispatch&&) noexcept = default;

DispatchResult Dispatch::wait() {
  if (!impl_) return invalid({ErrorKind::Validation, "the dispatch is empty"}, {});
  std::unique_lock lock(impl_->mutex);
  impl_->ended.wait(lock, [&] { return impl_->done; });
  return impl_->result;
}

bool Dispatch::wait_for(std::chrono::nanoseconds time) {
  if (!impl_) return true;
  std::unique_lock lock(impl_->mutex);
  return impl_->ended.wait_for(lock, time, [&] { return impl_->done; });
}

bool Dispatch::done() const {
  if (!impl_) return true;
  std::lock_guard lock(impl_->mutex);
  return impl_->done;
}

void Dispatch::cancel() {
  if (!impl_) return;
  uint32_t running = runtime::kRun;
  impl_->stop.compare_exchange_strong(running, runtime::kCancelled);
}

Device::Impl::Impl(const DeviceOptions& o)
    : options(o), guard(runtime::guard_from_environment()), queue(o.threads ? o.threads : runtime::available_processors(), guard) {}

Device::Device(const DeviceOptions& options) : impl_(std::make_shared<Impl>(options)) {}
Device::~Device() = default;
Device::Device(const Device&) = default;
Device::Device(Device&&) noexcept = default;
Device& Device::operator=(const Device&) = default;
Device& Device::operator=(Device&&) noexcept = default;

const Limits& Device::limits() const { return impl_->options.limits; }
const DeviceFeatures& Device::features() const { return impl_->options.features; }
uint32_t Device::threads() const { return impl_->queue.threads(); }

Module Device::create_module(std::vector<Source> sources, const ModuleOptions& options) const {
  sema::Features features;
  features.f16 = impl_->options.features.f16;
  features.subgroups = impl_->options.features.subgroups;
  features.subgroup_size_control = impl_->options.features.subgroup_size_control;
  features.other_enables = impl_->options.features.other;
  for (const std::string& name : impl_->options.features.switched_off)
    if (const auto feature = sema::find_language_feature(name)) features.language.switch_off(*feature);
  features.assume_uniform = options.assume_uniform;
  features.probes = options.probes;
  auto impl = std::make_shared<Module::Impl>();
  impl->module = engine::make_module(sources, features, impl_->options.limits, impl_->options.features.texture_formats);
  impl->diagnostics = engine::public_diagnostics(impl->module->sources, impl->module->sink);
  Module module;
  module.impl_ = std::move(impl);
  return module;
}

static Result<void> check_buffer_size(uint64_t size, BufferUsage usage, const Limits& limits) {
  if (size > limits.max_buffer_size)
    return Error{ErrorKind::Validation, "a buffer of " + std::to_string(size) + " bytes; the limit maxBufferSize is " + std::to_string(limits.max_buffer_size)};
  if (static_cast<uint32_t>(usage) == 0 || (static_cast<uint32_t>(usage) & ~static_cast<uint32_t>(BufferUsage::All)) != 0)
    return Error{ErrorKind::Validation, "a buffer needs a usage of Uniform, Storage or Indirect"};
  return {};
}

Result<Buffer> Device::create_buffer(uint64_t size, BufferUsage usage) const {
  if (Result<void> ok = check_buffer_size(size, usage, impl_->options.limits); !ok) return ok.error();
  base::Result<runtime::Buffer> buffer = runtime::Buffer::create(size, impl_->guard);
  if (!buffer) return Error{ErrorKind::OutOfMemory, buffer.error().message};
  auto impl = std::make_shared<Buffer::Impl>();
  impl->buffer = std::move(*buffer);
  impl->usage = usage;
  return Buffer(std::move(impl));
}

Result<Buffer> Device::create_buffer(std::span<const std::byte> contents, BufferUsage usage) const {
  Result<Buffer> buffer = create_buffer(contents.size(), usage);
  if (buffer && !contents.empty()) std::memcpy(buffer->data(), contents.data(), contents.size());
  return buffer;
}

Result<Buffer> Device::borrow_buffer(void* memory, uint64_t size, BufferUsage usage) const {
  if (Result<void> ok = check_buffer_size(size, usage, impl_->options.limits); !ok) return ok.error();
  if (!memory || reinterpret_cast<uintptr_t>(memory) % 4 != 0) return Error{ErrorKind::Validation, "borrowed memory must be aligned to 4 bytes"};
  auto impl = std::make_shared<Buffer::Impl>();
  impl->buffer = runtime::Buffer::borrow(static_cast<std::byte*>(memory), size);
  impl->usage = usage;
  return Buffer(std::move(impl));
}

DispatchResult Device::dispatch(const Pipeline& pipeline, const Bindings& bindings, Grid grid, const DispatchOptions& options) const {
  Dispatch::Impl d;
  d.grid = grid;
  if (Result<void> ok = prepare(d, pipeline, bindings, nullptr, *impl_, options); !ok) return invalid(ok.error(), grid);
  impl_->queue.run([&] { d.execute(impl_->queue); });
  return std::move(d.result);
}

DispatchResult Device::dispatch_indirect(const Pipeline& pipeline, const Bindings& bindings, const Buffer& counts, uint64_t offset, const DispatchOptions& options) const {
  if (Result<void> ok = check_counts(counts, offset); !ok) return invalid(ok.error(), {});
  Dispatch::Impl d;
  d.counts = &counts.impl()->buffer;
  d.counts_offset = offset;
  if (Result<void> ok = prepare(d, pipeline, bindings, &counts, *impl_, options); !ok) return invalid(ok.error(), {});
  impl_->queue.run([&] { d.execute(impl_->queue); });
  return std::move(d.result);
}

/// Hands a prepared dispatch to the queue; it owns what is bound until it has ended.
static void enqueue(const std::shared_ptr<Dispatch::Impl>& d, const Bindings& bindings, engine::Queue& queue) {
  d->keep = bindings;
  const bool queued = queue.submit([d, &queue] {
    d->execute(queue);
    d->keep = {};
    d->keep_counts = {};
  });
  if (!queued) d->finish(invalid({ErrorKind::Internal, "no thread could be started for submitted dispatches"}, d->grid));
}

Dispatch Device::submit(const Pipeline& pipeline, const Bindings& bindings, Grid grid, const DispatchOptions& options) const {
  Dispatch handle;
  handle.impl_ = std::make_shared<Dispatch::Impl>();
  handle.impl_->grid = grid;
  if (Result<void> ok = prepare(*handle.impl_, pipeline, bindings, nullptr, *impl_, options); !ok)
    handle.impl_->finish(invalid(ok.error(), grid));
  else
    enqueue(handle.impl_, bindings, impl_->queue);
  return handle;
}

Dispatch Device::submit_indirect(const Pipeline& pipeline, const Bindings& bindings, const Buffer& counts, uint64_t offset, const DispatchOptions& options) const {
  Dispatch handle;
  handle.impl_ = std::make_shared<Dispatch::Impl>();
  Result<void> ok = check_counts(counts, offset);
  if (ok) {
    handle.impl_->counts = &counts.impl()->buffer;
    handle.impl_->counts_offset = offset;
    handle.impl_->keep_counts = counts;
    ok = prepare(*handle.impl_, pipeline, bindings, &counts, *impl_, options);
  }
  if (!ok)
    handle.impl_->finish(invalid(ok.error(), {}));
  else
    enqueue(handle.impl_, bindings, impl_->queue);
  return handle;
}

Result<void> Device::validate(const Pipeline& pipeline, const Bindings& bindings, Grid grid) const {
  Result<engine::Bound> bound = bound_of(pipeline, bindings, nullptr, *impl_);
  if (!bound) return bound.error();
  if (base::Result<void> ok = engine::check_grid(*pipeline.impl()->pipeline, counts_of(grid), impl_->options.limits); !ok) return validation(ok.error());
  return {};
}

uint32_t native_subgroup_size() { return cpu::native_subgroup_size(); }
const char* version() { return "0.1.0"; }

}  // namespace tesela
