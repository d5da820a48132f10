// SPDX-License-Identifier: Apache-2.0
// WebGPU's rules for what is bound and dispatched (sections "createBindGroup", "dispatchWorkgroups", "Resource Usages"). One function from
// bindings to the buffer views that generated code gets.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "core/kernel_abi.h"
#include "engine/immediates.h"
#include "engine/pipeline.h"
#include "runtime/buffer.h"
#include "runtime/texture.h"
#include "tesela/buffer.h"
#include "tesela/limits.h"

namespace tesela::engine {

/// A buffer with its usage, as the engine sees it.
struct BoundBuffer {
  const runtime::Buffer* buffer = nullptr;
  BufferUsage usage = BufferUsage::All;
};

/// A view of a texture with its usage, likewise.
struct BoundTexture {
  const runtime::TextureView* view = nullptr;
  TextureUsage usage = TextureUsage::None;
};

/// One setting of the user: by name, or by numbers if `name` is empty. One of buffer, texture and sampler is there.
struct BoundRange {
  std::string_view name;
  uint32_t group = 0;
  uint32_t binding = 0;
  BoundBuffer buffer;
  uint64_t offset = 0;
  std::optional<uint64_t> size;
  BoundTexture texture;
  const runtime::Sampler* sampler = nullptr;
};

/// All that a dispatch was given.
struct Given {
  std::span<const BoundRange> ranges;
  std::span<const ImmediateWrite> immediates;
  const runtime::Buffer* indirect = nullptr;  ///< holds the workgroup counts, if any does
};

struct Bound {
  std::vector<core::BufferView> views;  ///< in the order of the kernel's bindings
  runtime::Buffer immediates;           ///< what the last view may point into
  std::vector<runtime::Buffer> descriptions;  ///< of textures and samplers, what views point into
  std::shared_ptr<const Pipeline> pipeline;   ///< the one with code for what is bound
};

base::Result<Bound> bind(const std::shared_ptr<const Pipeline>& pipeline, const Given& given, const Limits& limits, runtime::Guard guard);

/// Counts within the limits and, where the entry point uses an index over all workgroups or invocations, products that fit it.
base::Result<void> check_grid(const Pipeline& pipeline, std::span<const uint32_t, 3> counts, const Limits& limits);

}  // namespace tesela::engine
