// SPDX-License-Identifier: Apache-2.0
// What generated code, runtime and sanitizer share: plain structs of fixed layout, read by generated code at the offsets below.
#pragma once
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace tesela::core {

/// Mask in the immediate of Op::Barrier.
enum BarrierSpace : uint32_t { kWorkgroupMemory = 1, kStorageMemory = 2, kTextureMemory = 4 };

/// One bound buffer. The runtime guarantees kBufferSlack readable bytes on both sides of buffers that it owns or copies
/// in; `padded` says so (borrowed host memory has none: generated code then uses masked accesses at its ends).
struct BufferView {
  std::byte* data;
  uint32_t size;    ///< bytes that the shader may touch
  uint32_t padded;  ///< 1: kBufferSlack touched bytes on both sides may be read, and written back unchanged by the same thread only
};
inline constexpr size_t kBufferSlack = 256;

/// Constant during one dispatch. All fields are read by generated code.
struct DispatchContext {
  const BufferView* buffers;          // in the order of CompiledKernel::bindings
  uint32_t num_workgroups[3];
  uint32_t single_thread;             // 1: one thread runs the whole dispatch, storage atomics need no lock prefix
  const std::atomic<uint32_t>* stop;  // not 0: leave at the next loop back edge
  void* sanitizer;
};

/// Belongs to one worker thread. Both areas are aligned to 64 bytes and end before kBufferSlack spare bytes.
struct WorkerContext {
  std::byte* workgroup_memory;  // CompiledKernel::workgroup_memory_bytes; generated code zeroes what needs it
  std::byte* frame;             // CompiledKernel::frame_bytes
  uint32_t worker;
  uint32_t stopped_at;          // written by generated code that leaves because of `stop`: begin of the loop's source span
};

/// Runs workgroups [first, end) of the grid in increasing linear index (x fastest). Returns 0, or 1 if it left because of `stop`.
using KernelFunction = uint32_t (*)(const DispatchContext*, WorkerContext*, uint64_t first, uint64_t end);

enum class BindingKind : uint8_t { Uniform, StorageRead, StorageReadWrite };

struct KernelBinding {
  uint32_t group = 0;
  uint32_t binding = 0;
  BindingKind kind = BindingKind::Uniform;
  uint64_t min_size = 0;  ///< bytes a bound buffer must have at least (WGSL minimum binding size)
  std::string name;       ///< of the variable
};

/// What the runtime needs to know of a kernel. The code is owned by whoever made it (engine).
struct CompiledKernel {
  KernelFunction function = nullptr;
  uint32_t workgroup_size[3] = {1, 1, 1};
  uint32_t subgroup_size = 0;
  uint32_t workgroup_memory_bytes = 0;
  uint32_t frame_bytes = 0;
  double cost_per_workgroup_ns = 0;  ///< rough estimate, for the size of work blocks
  uint32_t groups_per_step = 1;      ///< code takes this many workgroups of a row at once: blocks are best multiples of it
  bool runs_rows = false;            ///< code runs along rows of the grid: blocks are best whole rows
  bool has_storage_atomics = false;
  bool has_unbounded_loop = false;   ///< may wait for another workgroup
  std::vector<KernelBinding> bindings;
};

}  // namespace tesela::core
