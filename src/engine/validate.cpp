// SPDX-License-Identifier: Apache-2.0
#include "engine/validate.h"

#include <algorithm>
#include <cstring>

#include "engine/names.h"

namespace tesela::engine {
namespace {

/// What is bound to something that the entry point uses: a range of a buffer, a view of a texture or a sampler.
struct Used {
  const BindingInfo* info = nullptr;
  const runtime::Buffer* buffer = nullptr;
  uint64_t offset = 0;
  uint64_t size = 0;
  const runtime::TextureView* texture = nullptr;
  const runtime::Sampler* sampler = nullptr;
  bool written() const { return info->kind == BindingKind::Storage || (info->kind == BindingKind::StorageTexture && info->texture->access != StorageAccess::ReadOnly); }
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
  if (!r.buffer.buffer && !r.texture.view && !r.sampler) return base::Error{"no buffer, texture or sampler is given for " + place(r)};
  if (r.name.empty() && r.group >= limits.max_bind_groups)
    return base::Error{"group " + std::to_string(r.group) + " is not below the limit maxBindGroups, " + std::to_string(limits.max_bind_groups)};
  if (!r.buffer.buffer) return {};
  const uint64_t have = r.buffer.buffer->size();
  if (r.offset > have || (r.size && *r.size > have - r.offset))
    return base::Error{"the range bound to " + place(r) + " ends past its buffer of " + std::to_string(have) + " bytes (offset " + std::to_string(r.offset) + (r.size ? ", size " + std::to_string(*r.size) : "") + ")"};
  if ((r.size ? *r.size : have - r.offset) == 0) return base::Error{"the range bound to " + place(r) + " is empty"};
  return {};
}

base::Result<void> check_buffer(const BoundRange& r, const BindingInfo& b, uint64_t size, const Limits& limits) {
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

std::string format_text(core::TexelFormat format) { return std::string(core::texel_format_name(format)); }

bool can_filter(core::TexelFormat format) { return (core::texel_info(format).flags & (core::kTexelFilterable | core::kTexelFilterableFeature)) != 0; }

/// WebGPU GPUTextureSampleType against a format.
bool fits(SampleType type, core::TexelFormat format) {
  const core::Scalar channel = core::texel_channel(format);
  switch (type) {
    case SampleType::Float: return channel == core::Scalar::F32 && !core::is_depth(format) && can_filter(format);
    case SampleType::UnfilterableFloat: return channel == core::Scalar::F32;
    case SampleType::Depth: return core::is_depth(format);
    case SampleType::Sint: return channel == core::Scalar::I32;
    case SampleType::Uint: return channel == core::Scalar::U32;
  }
  TESELA_UNREACHABLE();
}

const char* sample_type_text(SampleType type) {
  switch (type) {
    case SampleType::Float:
    case SampleType::UnfilterableFloat: return "floats";
    case SampleType::Depth: return "depths";
    case SampleType::Sint: return "signed integers";
    case SampleType::Uint: return "unsigned integers";
  }
  TESELA_UNREACHABLE();
}

const char* dimension_text(TextureViewDimension dimension) {
  switch (dimension) {
    case TextureViewDimension::D1: return "1d";
    case TextureViewDimension::D2: return "2d";
    case TextureViewDimension::D2Array: return "2d-array";
    case TextureViewDimension::Cube: return "cube";
    case TextureViewDimension::CubeArray: return "cube-array";
    case TextureViewDimension::D3: return "3d";
  }
  TESELA_UNREACHABLE();
}

/// A view of combined depth and stencil shows one of them.
bool shows_both(const runtime::TextureView& view) {
  return (core::texel_info(view.descriptor().format).flags & core::kTexelWithStencil) != 0 && view.descriptor().aspect == core::TextureAspect::All;
}

base::Result<void> check_external(const BindingInfo& b, const runtime::TextureView& view) {
  const core::TexelFormat format = view.descriptor().format;
  if (format != core::TexelFormat::Rgba8Unorm && format != core::TexelFormat::Bgra8Unorm && format != core::TexelFormat::Rgba16Float)
    return base::Error{"the view bound to " + place(b) + " is of format " + format_text(format) + "; its type " + b.type + " needs rgba8unorm, bgra8unorm or rgba16float"};
  if (view.descriptor().mip_levels != 1) return base::Error{"the view bound to " + place(b) + " has " + std::to_string(view.descriptor().mip_levels) + " mip levels; its type " + b.type + " needs one"};
  return {};
}

base::Result<void> check_storage_texture(const BindingInfo& b, const runtime::TextureView& view) {
  const auto format = static_cast<core::TexelFormat>(b.texture->format);
  if (view.descriptor().format != format) return base::Error{"the view bound to " + place(b) + " is of format " + format_text(view.descriptor().format) + "; its type " + b.type + " needs " + format_text(format)};
  if (view.descriptor().mip_levels != 1)
    return base::Error{"the view bound to " + place(b) + " has " + std::to_string(view.descriptor().mip_levels) + " mip levels; a storage texture is bound one level at a time"};
  return {};
}

base::Result<void> check_sampled_texture(const BindingInfo& b, const runtime::TextureView& view) {
  const bool multisampled = view.texture().descriptor().samples > 1;
  if (multisampled != b.texture->multisampled) return base::Error{"the texture bound to " + place(b) + " is " + (multisampled ? "" : "not ") + "multisampled; its type is " + b.type};
  if (b.texture->external) return check_external(b, view);
  // Whether it can be filtered is asked where the sampler is known.
  const SampleType type = b.texture->sample_type == SampleType::Float ? SampleType::UnfilterableFloat : b.texture->sample_type;
  if (shows_both(view)) return base::Error{"the view bound to " + place(b) + " is of depth and stencil; a shader sees one of them: make it with DepthOnly or StencilOnly"};
  if (!fits(type, view.shader_format()))
    return base::Error{"the view bound to " + place(b) + " is of format " + format_text(view.shader_format()) + "; its type " + b.type + " needs " + sample_type_text(type)};
  return {};
}

base::Result<void> check_texture(const BoundRange& r, const BindingInfo& b) {
  const bool storage = b.kind == BindingKind::StorageTexture;
  if (!includes(r.texture.usage, storage ? TextureUsage::StorageBinding : TextureUsage::TextureBinding))
    return base::Error{"the view bound to " + place(b) + " lacks the usage " + (storage ? "StorageBinding" : "TextureBinding")};
  const auto dimension = static_cast<TextureViewDimension>(r.texture.view->descriptor().dimension);
  if (dimension != b.texture->dimension)
    return base::Error{"the view bound to " + place(b) + " has the dimension " + dimension_text(dimension) + "; its type " + b.type + " needs " + dimension_text(b.texture->dimension)};
  return storage ? check_storage_texture(b, *r.texture.view) : check_sampled_texture(b, *r.texture.view);
}

base::Result<void> check_sampler(const BoundRange& r, const BindingInfo& b) {
  if (r.sampler->comparison() == b.comparison) return {};
  return base::Error{"the sampler bound to " + place(b) + (b.comparison ? " has no compare function; its type is sampler_comparison" : " has a compare function; its type is sampler")};
}

/// The kind of thing must be right before its own rules can be asked.
base::Result<void> check_use(const BoundRange& r, const BindingInfo& b, uint64_t size, const Limits& limits) {
  const bool texture = b.kind == BindingKind::Texture || b.kind == BindingKind::StorageTexture, sampler = b.kind == BindingKind::Sampler;
  if (texture ? !r.texture.view : sampler ? !r.sampler : !r.buffer.buffer) {
    const char* given = r.buffer.buffer ? "buffer" : r.texture.view ? "texture" : "sampler";
    return base::Error{std::string("a ") + given + " is bound to " + place(b) + ", which is a " + (texture ? "texture" : sampler ? "sampler" : "buffer")};
  }
  if (texture) return check_texture(r, b);
  if (sampler) return check_sampler(r, b);
  return check_buffer(r, b, size, limits);
}

/// A filter can only be applied to what can be filtered (WebGPU "validating GPUProgrammableStage", with the layout that fits best).
base::Result<void> check_filtering(const Used& texture, const Used& sampler) {
  if (!sampler.sampler->filtering() || texture.info->texture->external || fits(SampleType::Float, texture.texture->shader_format())) return {};
  return base::Error{"the texture bound to " + place(*texture.info) + " is of format " + format_text(texture.texture->shader_format()) + ", which cannot be filtered, and the sampler bound to " + place(*sampler.info) + " filters"};
}

/// WebGPU "usage scope" and "encoder bind groups alias a writable resource": of textures by subresources.
base::Result<void> check_texture_aliasing(const Used& a, const Used& b) {
  if ((!a.written() && !b.written()) || !runtime::overlap(*a.texture, *b.texture)) return {};
  return base::Error{"the views bound to " + place(*a.info) + " and to " + place(*b.info) + " share a part of one texture, and " + place(a.written() ? *a.info : *b.info) + " may be written"};
}

/// The same of buffers, on host addresses.
base::Result<void> check_aliasing(std::span<const Used> used, const runtime::Buffer* indirect) {
  for (size_t i = 0; i < used.size(); ++i) {
    const Used& a = used[i];
    for (size_t j = i + 1; a.texture && j < used.size(); ++j)
      if (used[j].texture)
        if (base::Result<void> ok = check_texture_aliasing(a, used[j]); !ok) return ok;
    if (!a.buffer) continue;
    if (a.written() && indirect == a.buffer) return base::Error{"the buffer with the workgroup counts is also bound to " + place(*a.info) + ", which may be written"};
    for (size_t j = i + 1; j < used.size(); ++j) {
      const Used& b = used[j];
      if (!b.buffer || (!a.written() && !b.written())) continue;
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

/// What is bound to what the entry point uses, in the order of the pipeline's bindings.
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
    const uint64_t size = r->size || !r->buffer.buffer ? r->size.value_or(0) : r->buffer.buffer->size() - r->offset;
    if (base::Result<void> ok = check_use(*r, b, size, limits); !ok) return ok.error();
    used.push_back({&b, r->buffer.buffer, r->offset, size, r->texture.view, r->sampler});
  }
  const auto used_as = [&](size_t index) -> const Used& { return *std::find_if(used.begin(), used.end(), [&](const Used& u) { return u.info == &pipeline.bindings[index]; }); };
  for (const auto& [texture, sampler] : pipeline.sampled)
    if (base::Result<void> ok = check_filtering(used_as(texture), used_as(sampler)); !ok) return ok.error();
  if (base::Result<void> ok = check_aliasing(used, given.indirect); !ok) return ok.error();
  return used;
}

/// What code must be made for.
static std::vector<core::ResourceState> states_of(std::span<const Used> used) {
  std::vector<core::ResourceState> states;
  for (const Used& u : used) {
    if (u.sampler) {
      core::SamplerModes modes = u.sampler->descriptor().modes;
      modes.max_anisotropy = 1;  // no code depends on it
      states.push_back({u.info->group, u.info->binding, core::TexelFormat::Count, modes});
    }
    if (u.texture && u.info->kind == BindingKind::Texture) states.push_back({u.info->group, u.info->binding, u.texture->shader_format(), {}, u.texture->descriptor().mip_levels == 1});
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
