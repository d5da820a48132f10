// SPDX-License-Identifier: Apache-2.0
// The device: limits, features and worker threads; makes modules, buffers, textures and samplers, runs dispatches.
//
// Threads: every member function may be called from any thread at any time. The dispatches of one device run one after another in the order of the
// calls, each with all of the device's threads; a dispatch sees the effects of those before it. Several devices run side by side.
#pragma once
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "tesela/buffer.h"
#include "tesela/export.h"
#include "tesela/limits.h"
#include "tesela/module.h"
#include "tesela/result.h"
#include "tesela/sanitize.h"
#include "tesela/texture.h"

namespace tesela {

/// Device features that a module may `enable`, and WGSL's language features. All are there; some can be switched off, to test shaders that shall run
/// where they are not.
struct TESELA_API DeviceFeatures {
  bool f16 = true;
  bool subgroups = true;
  bool other = true;      ///< clip_distances, dual_source_blending, primitive_index: of stages that are validated only
  bool texture_formats = true;  ///< texture-formats-tier1 and -tier2, bgra8unorm-storage: more storage textures are valid
  bool subgroup_size_control = true;      ///< needs subgroups too
  std::vector<std::string> switched_off;  ///< language features: `requires` them or use what they bring, and the module has an error

  /// Switches a feature off by its WGSL name: f16, subgroups, subgroup_size_control, or a language feature. Validation error for an unknown name.
  Result<void> switch_off(std::string_view name);
  /// Names of the language features that are on (WebGPU "wgslLanguageFeatures").
  std::vector<std::string> language_features() const;
};

struct DeviceOptions {
  uint32_t threads = 0;  ///< worker threads, the caller of a dispatch included; 0: one per processor of this process
  Limits limits;
  DeviceFeatures features;
};

struct ModuleOptions {
  /// Barriers that some invocations of a workgroup may miss are warnings in place of errors: what the uniformity analysis cannot prove is taken on
  /// trust. Where a barrier is missed in fact, results are undefined.
  bool assume_uniform = false;
  /// Comments that begin with `//@` are probes: `//@ print "text" values if condition` and `//@ assert condition "text"`, among the statements of functions. Dispatches
  /// fill DispatchResult::printed, and an assertion that fails is a finding.
  bool probes = false;
};

/// Workgroups in each dimension.
struct Grid {
  uint32_t x = 1, y = 1, z = 1;
};

struct DispatchOptions {
  std::chrono::nanoseconds time_limit{0};  ///< of wall time from the dispatch's start; 0: none
};

/// How a dispatch ended.
enum class DispatchStatus : uint8_t {
  Completed,
  TimedOut,   ///< the time limit passed; some invocations did not finish and buffers hold whatever was written
  Cancelled,  ///< likewise, by Dispatch::cancel
  Invalid,    ///< nothing ran: `error` says which rule was broken
};

struct DispatchResult {
  DispatchStatus status = DispatchStatus::Completed;
  Error error;                       ///< of Invalid
  std::optional<SourcePlace> stopped_at;  ///< of TimedOut and Cancelled: a loop that was running, if one was
  double ms = 0;                     ///< wall time of the run
  Grid grid;                         ///< workgroups that were asked for (indirect: as read)
  std::vector<Finding> findings;     ///< of sanitized pipelines, and assertions that failed: worst first
  std::vector<Printed> printed;      ///< by print probes, in order of workgroup and invocation
  uint64_t not_printed = 0;          ///< further ones, past a bound
  bool ok() const { return status == DispatchStatus::Completed; }
};

/// A dispatch that was submitted. Buffers and textures stay alive as long as it needs them; dropping the handle does not stop it.
class TESELA_API Dispatch {
 public:
  Dispatch();
  ~Dispatch();
  Dispatch(const Dispatch&);
  Dispatch(Dispatch&&) noexcept;
  Dispatch& operator=(const Dispatch&);
  Dispatch& operator=(Dispatch&&) noexcept;

  /// Blocks until the end; may be called again and from several threads.
  DispatchResult wait();
  /// Waits at most so long; whether it has ended.
  bool wait_for(std::chrono::nanoseconds time);
  bool done() const;
  /// Asks it to stop at the next loop iteration or workgroup; wait() then says Cancelled, unless it completed before.
  void cancel();

  struct Impl;

 private:
  friend class Device;
  std::shared_ptr<Impl> impl_;
};

class TESELA_API Device {
 public:
  /// Starts no thread before the first dispatch that needs one.
  explicit Device(const DeviceOptions& options = {});
  /// The last handle to go waits for everything that was submitted.
  ~Device();
  Device(const Device&);
  Device(Device&&) noexcept;
  Device& operator=(const Device&);
  Device& operator=(Device&&) noexcept;

  const Limits& limits() const;
  const DeviceFeatures& features() const;
  uint32_t threads() const;

  /// Parses and checks WGSL text completely.
  Module create_module(std::vector<Source> sources, const ModuleOptions& options = {}) const;

  /// A buffer of our own, all zero bytes. Validation error if larger than max_buffer_size; OutOfMemory.
  Result<Buffer> create_buffer(uint64_t size, BufferUsage usage = BufferUsage::All) const;
  /// The same, filled with a copy of these bytes.
  Result<Buffer> create_buffer(std::span<const std::byte> contents, BufferUsage usage = BufferUsage::All) const;
  /// Uses the caller's memory without a copy: it must be aligned to 4 bytes and outlive every dispatch that uses it.
  Result<Buffer> borrow_buffer(void* memory, uint64_t size, BufferUsage usage = BufferUsage::All) const;

  /// A texture with all texels zero. Validation error if a rule or a limit is broken; OutOfMemory, also where it would take 2 GiB or more.
  Result<Texture> create_texture(const TextureDescriptor& descriptor) const;
  Result<Sampler> create_sampler(const SamplerDescriptor& descriptor = {}) const;
  /// Copies a box of texels in (WebGPU "writeTexture") or out. As a dispatch it takes its turn: it returns when everything before it and the copy
  /// itself are done.
  Result<void> write_texture(const TexelCopyPlace& place, std::span<const std::byte> bytes, const TexelCopyLayout& layout, Extent3D size) const;
  Result<void> read_texture(const TexelCopyPlace& place, std::span<std::byte> bytes, const TexelCopyLayout& layout, Extent3D size) const;

  /// Runs a pipeline over a grid and returns when it has ended. The calling thread takes part in the work.
  DispatchResult dispatch(const Pipeline& pipeline, const Bindings& bindings, Grid grid, const DispatchOptions& options = {}) const;
  /// The workgroup counts are three u32 at `offset` (a multiple of 4) of a buffer, read when the dispatch starts. Counts above
  /// the limits: nothing runs and no error is given (WebGPU "dispatchWorkgroupsIndirect").
  DispatchResult dispatch_indirect(const Pipeline& pipeline, const Bindings& bindings, const Buffer& counts, uint64_t offset, const DispatchOptions& options = {}) const;
  /// The same without waiting.
  Dispatch submit(const Pipeline& pipeline, const Bindings& bindings, Grid grid, const DispatchOptions& options = {}) const;
  Dispatch submit_indirect(const Pipeline& pipeline, const Bindings& bindings, const Buffer& counts, uint64_t offset, const DispatchOptions& options = {}) const;

  /// Checks everything that a dispatch checks before it runs.
  Result<void> validate(const Pipeline& pipeline, const Bindings& bindings, Grid grid) const;

  struct Impl;

 private:
  std::shared_ptr<Impl> impl_;
};

/// Lanes of 32 bits in a native vector of this machine: the default subgroup size.
TESELA_API uint32_t native_subgroup_size();
/// "0.1.0".
TESELA_API const char* version();

}  // namespace tesela
