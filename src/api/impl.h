// SPDX-License-Identifier: Apache-2.0
// What stands behind the handles of the public API.
#pragma once
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "engine/module.h"
#include "engine/pipeline.h"
#include "engine/queue.h"
#include "engine/validate.h"
#include "runtime/buffer.h"
#include "runtime/texture.h"
#include "tesela/tesela.h"

namespace tesela {

struct Buffer::Impl {
  runtime::Buffer buffer;
  BufferUsage usage = BufferUsage::All;
};

struct Texture::Impl {
  TextureDescriptor descriptor;
  runtime::Texture texture;
  bool all_formats = true;  ///< the device's feature texture_formats
};

struct TextureView::Impl {
  Texture texture;                   // keeps it alive
  TextureViewDescriptor descriptor;  // resolved
  runtime::TextureView view;
};

struct Sampler::Impl {
  SamplerDescriptor descriptor;
  runtime::Sampler sampler;
};

struct Pipeline::Impl {
  std::shared_ptr<const engine::Pipeline> pipeline;
  std::vector<Diagnostic> diagnostics;
};

struct Module::Impl {
  std::shared_ptr<const engine::Module> module;
  std::vector<Diagnostic> diagnostics;
  mutable std::once_flag reflected;
  mutable Reflection reflection;  // made on first use
};

/// Everything that one dispatch needs; keeps buffers and code alive while it runs.
struct Dispatch::Impl {
  std::shared_ptr<const engine::Pipeline> pipeline;
  Bindings keep;  // of a submitted dispatch
  Buffer keep_counts;
  engine::Bound bound;
  Grid grid;
  const runtime::Buffer* counts = nullptr;  // of an indirect dispatch
  uint64_t counts_offset = 0;
  Limits limits;
  std::chrono::nanoseconds time_limit{0};
  std::atomic<uint32_t> stop{runtime::kRun};

  std::mutex mutex;
  std::condition_variable ended;
  bool done = false;
  DispatchResult result;

  void execute(engine::Queue& queue);
  void finish(DispatchResult r);
};

struct Device::Impl {
  DeviceOptions options;
  runtime::Guard guard = runtime::Guard::None;
  engine::Queue queue;
  explicit Impl(const DeviceOptions& o);
};

}  // namespace tesela
