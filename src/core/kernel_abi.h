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

struct WorkerContext;

/// The active lanes of one subgroup: lane i is invocation `first` + i (local_invocation_index) where bit i is set. At least one is.
struct LaneSet {
  uint32_t first = 0;
  uint64_t low = 0, high = 0;  ///< lanes 0..63, 64..127
};

/// What code that was compiled with instrumentation (ir::Module::observed) tells while it runs: functions that it calls. Sites are numbers that
/// the instrumentation gave out. Calls of one worker follow one another; different workers call at the same time. `values` and `offsets` hold one word
/// for each lane of the subgroup, active or not; several values follow one another, value by value.
struct Observer {
  /// A workgroup begins: epochs advance, its workgroup memory is new.
  void (*workgroup)(Observer*, WorkerContext*, uint32_t x, uint32_t y, uint32_t z) = nullptr;
  /// Lane i accesses the memory of the site's variable at byte `offset` + i * `stride`. Only valid lanes are in the set.
  void (*access)(Observer*, WorkerContext*, uint32_t site, uint32_t offset, uint32_t stride, uint32_t first, uint64_t low, uint64_t high) = nullptr;
  /// Lane i accesses it at byte offsets[i].
  void (*scattered)(Observer*, WorkerContext*, uint32_t site, const uint32_t* offsets, uint32_t first, uint64_t low, uint64_t high) = nullptr;
  /// The same with the values (bit patterns) that are read or written, one after the other scalar.
  void (*transfer)(Observer*, WorkerContext*, uint32_t site, const uint32_t* offsets, const uint32_t* values, uint32_t lanes, uint32_t first, uint64_t low, uint64_t high) = nullptr;
  /// What the site watches for has happened in these lanes.
  void (*report)(Observer*, WorkerContext*, uint32_t site, const uint32_t* values, uint32_t lanes, uint32_t first, uint64_t low, uint64_t high) = nullptr;
  /// These lanes evaluated the condition of control flow that holds a barrier; all subgroups of a workgroup that are there do so before anything follows.
  void (*condition)(Observer*, WorkerContext*, uint32_t site, const uint32_t* values, uint32_t first, uint64_t low, uint64_t high) = nullptr;
  /// These lanes are at the barrier.
  void (*arrive)(Observer*, WorkerContext*, uint32_t site, uint32_t first, uint64_t low, uint64_t high) = nullptr;
  /// All who come to a barrier have come (`spaces`: BarrierSpace), or have evaluated a condition (0). Not 0: the workgroup ends here.
  uint32_t (*meet)(Observer*, WorkerContext*, uint32_t spaces) = nullptr;
  /// Where it is not null: the order in which each stretch between barriers runs the subgroups, one number for each.
  const uint32_t* subgroup_order = nullptr;
};

/// Constant during one dispatch. All fields are read by generated code.
struct DispatchContext {
  const BufferView* buffers;          // in the order of CompiledKernel::bindings
  uint32_t num_workgroups[3];
  uint32_t single_thread;             // 1: one thread runs the whole dispatch, storage atomics need no lock prefix
  const std::atomic<uint32_t>* stop;  // not 0: leave at the next loop back edge
  Observer* observer;           // of instrumented code
};

/// Belongs to one worker thread. Both areas are aligned to 64 bytes and end before kBufferSlack spare bytes.
struct WorkerContext {
  std::byte* workgroup_memory;  // CompiledKernel::workgroup_memory_bytes; generated code zeroes what needs it
  std::byte* frame;             // CompiledKernel::frame_bytes
  uint32_t worker;
  uint32_t stopped_at;          // written by generated code that leaves because of `stop`: begin of the loop's source span
  // Of an observer that wants to hear of plain reads of workgroup memory only while they tell it something: for each site the words that it keeps for the
  // elements (of 4 bytes) of the site's variable, or null; and the word of an element that more reads in this epoch do not change. Null: it hears of all.
  const uint32_t* const* settled_words;
  uint32_t settled;
};

/// Runs workgroups [first, end) of the grid in increasing linear index (x fastest). Returns 0, or 1 if it left because of `stop`.
using KernelFunction = uint32_t (*)(const DispatchContext*, WorkerContext*, uint64_t first, uint64_t end);

/// TextureRead, TextureWrite: the memory of a texture. Sampler: the words of core/texture.h that describe it.
enum class BindingKind : uint8_t { Uniform, StorageRead, StorageReadWrite, TextureRead, TextureWrite, Sampler };
inline bool is_written(BindingKind kind) { return kind == BindingKind::StorageReadWrite || kind == BindingKind::TextureWrite; }

/// `group` of the binding that stands for immediate data.
inline constexpr uint32_t kImmediateGroup = ~0u;
/// `group` of the bindings that stand for the words (core/texture.h) that describe a texture: `binding` is the index of the texture's own.
inline constexpr uint32_t kDescriptionGroup = ~0u - 1;

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
