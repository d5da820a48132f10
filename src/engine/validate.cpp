// SPDX-License-Identifier: Apache-2.0
#include "engine/validate.h"

#include <algorithm>
#include <cstring>

#include "engine/names.h"

namespace tesela::engine {
namespace {

/// A range that is bound to something the entry point uses.
struct Used {
  const BindingInfo* info = nullptr;
  const runtime::Buffer* buffer = nullptr;
  uint64_t offset = 0;
  uint64_t size = 0;
  const runtime::TextureView* texture = nullptr;
  const runtime::Sampler* sampler = nullptr;
  bool written() const { return info->kind == BindingKind::Storage; }
  const std::byte* data() const { return buffer->data() + offset; }
};

std::string place(const BindingInfo& b) {
  return "'" + b.name + "' (group " + std::to_string(b.group) + ", binding " + std::to_string(b.binding) + ")";
}

std::string place(const BoundRange& r) {
  if (!r.name.empty()) return "'" + std::string(r.name) + "'";
  return "group " + std::to_string(r.group) + ", binding " + std::to_string(r.binding);
}

bool matches(const BoundRange& r, const BindingInfo& b) {
  return r.name.empty() ? r.group == b.group && r.binding == b.binding : r.name == b.name;
}

/// WebGPU "createBindGroup": rules that hold whether or not the entry point uses the binding.
base::Result<void> check_range(const BoundRange& r, const Limits& limits) {
  if (!r.buffer.buffer) return base::Error{"no buffer is given for " + place(r)};
  if (r.name.empty() && r.group >= limits.max_bind_groups)
    return base::Error{"group " + std::to_string(r.group) + " is not below the limit maxBindGroups, " + std::to_string(limits.max_bind_groups)};
  const uint64_t have = r.buffer.buffer->size();
  if (r.offset > have || (r.size && *r.size > have - r.offset))
    return base::Error{"the range bound to " + place(r) + " ends past its buffer of " + std::to_string(have) + " bytes (offset " + std::to_string(r.offset) + (r.size ? ", size " + std::to_string(*r.size) : "") + ")"};
  if ((r.size ? *r.size : have - r.offset) == 0) return base::Error{"the range bound to " + place(r) + " is empty"};
  return {};
}

base::Result<void> check_use(const BoundRange& r, const BindingInfo& b, uint64_t size, const Limits& limits) {
  const bool uniform = b.kind == BindingKind::Uniform;
  if (!includes(r.buffer.usage, uniform ? BufferUsage::Uniform : BufferUsage::Storage))
    return base::Error{"the buffer bound to " + place(b) + " lacks the usage " + (uniform ? "Uniform" : "Storage")};
  const uint64_t align = uniform ? limits.min_uniform_buffer_offset_alignment : limits.min_storage_buffer_offset_alignment;
  if (r.offset % align != 0)
    return base::Error{"the offset " + std::to_string(r.offset) + " of " + place(b) + " is no multiple of " + std::to_string(align) + (uniform ? ", minUniformBufferOffsetAlignment" : ", minStorageBufferOffsetAlignment")};
  const uint64_t most = uniform ? limits.max_uniform_buffer_binding_size : limits.max_storage_buffer_binding_size;
  if (size > most)
    return base::Error{std::to_string(size) + " bytes are bound to " + place(b) + "; the limit " + (uniform ? "maxUniformBufferBindingSize" : "maxStorageBufferBindingSize") + " is " + std::to_string(most)};
  if (!uniform && size % 4 != 0) return base::Error{"the size " + std::to_string(size) + " bound to " + place(b) + " is no multiple of 4"};
  if (size < b.min_size)
    return base::Error{std::to_string(size) + " bytes are bound to " + place(b) + "; its type " + b.type + " needs at least " + std::to_string(b.min_size)};
  return {};
}

/// WebGPU "usage scope" and "encoder bind groups alias a writable resource", on host addresses.
base::Result<void> check_aliasing(std::span<const Used> used, const runtime::Buffer* indirect) {
  for (size_t i = 0; i < used.size(); ++i) {
    const Used& a = used[i];
    if (a.written() && indirect == a.buffer) return base::Error{"the buffer with the workgroup counts is also bound to " + place(*a.info) + ", which may be written"};
    for (size_t j = i + 1; j < used.size(); ++j) {
      const Used& b = used[j];
      if (!a.written() && !b.written()) continue;
      if (runtime::overlap(a.data(), a.size, b.data(), b.size))
        return base::Error{"the memory bound to " + place(*a.info) + " and to " + place(*b.info) + " overlaps, and " + place(a.written() ? *a.info : *b.info) + " may be written"};
      if (a.buffer == b.buffer && a.written() != b.written())
        return base::Error{"one buffer is bound to " + place(*a.info) + " and to " + place(*b.info) + ", of which only one may be written"};
    }
  }
  return {};
}

/// A name must be one of the module's; numbers may name a binding that the entry point does not use.
base::Result<void> check_names(const Pipeline& pipeline, std::span<const BoundRange> ranges) {
  for (const BoundRange& r : ranges) {
    if (r.name.empty()) continue;
    const sema::Program& p = *pipeline.module->program;
    std::vector<std::string> names;
    bool found = false;
    for (const BindingInfo& b : pipeline.bindings) {
      if (b.name != r.name) continue;
      if (b.kind == BindingKind::Immediate) return base::Error{"'" + b.name + "' is immediate data, to which no buffer can be bound"};
      found = true;
    }
    for (auto v = p.variables.begin(); !found && v != p.variables.end(); ++v) {
      if (v->kind != sema::VariableKind::ModuleVar || !v->binding) continue;
      names.emplace_back(p.ast.symbols.text(v->name));
      found = names.back() == r.name;
    }
    if (!found) return base::Error{"the module has no binding named '" + std::string(r.name) + "'" + what_exists(r.name, names)};
  }
  return {};
}

}  // namespace

/// The ranges bound to what the entry point uses, in the order of the pipeline's bindings.
static base::Result<std::vector<Used>> used_ranges(const Pipeline& pipeline, const Given& given, const Limits& limits) {
  for (const BoundRange& r : given.ranges)
    if (base::Result<void> ok = check_range(r, limits); !ok) return ok.error();
  if (base::Result<void> ok = check_names(pipeline, given.ranges); !ok) return ok.error();
  std::vector<Used> used;
  used.reserve(pipeline.bindings.size());
  for (const BindingInfo& b : pipeline.bindings) {
    if (b.kind == BindingKind::Immediate) continue;
    auto r = std::find_if(given.ranges.rbegin(), given.ranges.rend(), [&](const BoundRange& range) { return matches(range, b); });
    if (r == given.ranges.rend()) return base::Error{"nothing is bound to " + place(b)};
    const uint64_t size = r->size ? *r->size : r->buffer.buffer->size() - r->offset;
    if (base::Result<void> ok = check_use(*r, b, size, limits); !ok) return ok.error();
    used.push_back({&b, r->buffer.buffer, r->offset, size});
  }
  if (base::Result<void> ok = check_aliasing(used, given.indirect); !ok) return ok.error();
  return used;
}

/// What code must be made for.
static std::vector<core::ResourceState> states_of(std::span<const Used> used) {
  std::vector<core::ResourceState> states;
  for (const Used& u : used) {
    if (u.sampler) states.push_back({u.info->group, u.info->binding, core::TexelFormat::Count, u.sampler->descriptor().modes});
    if (u.texture && u.info->kind == BindingKind::Texture) states.push_back({u.info->group, u.info->binding, u.texture->shader_format(), {}});
  }
  return states;
}

/// Words that describe a texture or sampler, in memory that generated code may read.
static base::Result<core::BufferView> describe(const std::vector<uint32_t>& words, Bound& bound, runtime::Guard guard) {
  base::Result<runtime::Buffer> buffer = runtime::Buffer::create(4 * words.size(), guard);
  if (!buffer) return buffer.error();
  std::memcpy(buffer->data(), words.data(), buffer->size());
  bound.descriptions.push_back(std::move(*buffer));
  return bound.descriptions.back().view(0, static_cast<uint32_t>(4 * words.size()), false);
}

/// What generated code sees for one binding of the kernel.
static base::Result<core::BufferView> view_for(const core::KernelBinding& k, std::span<const Used> used, Bound& bound, runtime::Guard guard) {
  if (k.group == core::kImmediateGroup) return bound.immediates.view(0, static_cast<uint32_t>(bound.immediates.size()), false);
  const bool describes = k.group == core::kDescriptionGroup;
  const core::KernelBinding& own = describes ? bound.pipeline->code->kernel.bindings[k.binding] : k;
  const auto u = std::find_if(used.begin(), used.end(), [&](const Used& x) { return x.info->group == own.group && x.info->binding == own.binding; });
  TESELA_CHECK(u != used.end(), "the kernel uses a binding that the program does not");
  if (describes) return describe(u->texture->words(), bound, guard);
  if (u->sampler) return describe(u->sampler->words(), bound, guard);
  if (u->texture) return u->texture->memory();
  return u->buffer->view(u->offset, static_cast<uint32_t>(u->size), u->written());
}

base::Result<Bound> bind(const std::shared_ptr<const Pipeline>& pipeline, const Given& given, const Limits& limits, runtime::Guard guard) {
  base::Result<std::vector<Used>> used = used_ranges(*pipeline, given, limits);
  if (!used) return used.error();
  base::Result<runtime::Buffer> immediates = immediate_data(given.immediates, pipeline->immediate_slots, limits, guard);
  if (!immediates) return immediates.error();
  base::Result<std::shared_ptr<const Pipeline>> variant = variant_for(pipeline, states_of(*used));
  if (!variant) return variant.error();
  Bound bound;
  bound.immediates = std::move(*immediates);
  bound.pipeline = std::move(*variant);
  for (const core::KernelBinding& k : bound.pipeline->code->kernel.bindings) {
    base::Result<core::BufferView> view = view_for(k, *used, bound, guard);
    if (!view) return view.error();
    bound.views.push_back(*view);
  }
  return bound;
}

base::Result<void> check_grid(const Pipeline& pipeline, std::span<const uint32_t, 3> counts, const Limits& limits) {
  for (int i = 0; i < 3; ++i)
    if (counts[i] > limits.max_compute_workgroups_per_dimension)
      return base::Error{std::to_string(counts[i]) + " workgroups in " + "xyz"[i] + "; the limit maxComputeWorkgroupsPerDimension is " + std::to_string(limits.max_compute_workgroups_per_dimension)};
  // Each count is below 2^32 and, unless the limit was raised, below 2^16: the product is taken in floating point to be safe.
  const double groups = static_cast<double>(counts[0]) * counts[1] * counts[2];
  const double per_group = static_cast<double>(pipeline.workgroup_size[0]) * pipeline.workgroup_size[1] * pipeline.workgroup_size[2];
  constexpr double kMost = 4294967295.0;
  if (pipeline.uses_workgroup_index && groups > kMost) return base::Error{"the number of workgroups does not fit workgroup_index, a u32"};
  if (pipeline.uses_global_invocation_index && groups * per_group > kMost) return base::Error{"the number of invocations does not fit global_invocation_index, a u32"};
  if (groups > 9.0e18) return base::Error{"the number of workgroups does not fit 63 bits"};
  return {};
}

}  // namespace tesela::engine
