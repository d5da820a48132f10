// SPDX-License-Identifier: Apache-2.0
#include "engine/pipeline_limits.h"

#include <string>
#include <string_view>

#include "core/layout.h"
#include "core/texel_format.h"
#include "engine/reflect.h"

namespace tesela::engine {
namespace {

using diag::DiagId;

void exceed(diag::Sink& sink, diag::Span span, const std::string& what, uint64_t value, std::string_view limit, uint64_t most) {
  sink.report(DiagId::LimitExceeded, span, what + " is " + std::to_string(value) + "; the limit " + std::string(limit) + " is " + std::to_string(most))
      .hint("limits can be raised: --limit " + std::string(limit) + "=" + std::to_string(value) + ", or Limits of the device");
}

std::string quoted(const sema::Program& p, base::Symbol name) { return "'" + std::string(p.ast.symbols.text(name)) + "'"; }

void check_immediate(const sema::Program& p, const sema::Variable& v, const Limits& limits, diag::Sink& sink) {
  const uint64_t bytes = core::round_up(core::layout_of(p.types, v.type).size, 4);
  if (bytes > limits.max_immediate_size) exceed(sink, v.name_span, "the immediate data " + quoted(p, v.name) + " in bytes", bytes, "maxImmediateSize", limits.max_immediate_size);
}

void check_storage_texture(const sema::Program& p, const sema::Variable& v, bool all_formats, diag::Sink& sink) {
  const core::Type& type = p.types[v.type];
  const auto format = static_cast<core::TexelFormat>(type.texel_format);
  const core::TexelAccess can = core::texel_access(format, all_formats);
  const bool read = type.access == core::AccessMode::Read, write = type.access == core::AccessMode::Write;
  if (read ? can.read : write ? can.write : can.read_write) return;
  sink.report(DiagId::TexelAccessUnfit, v.name_span, "a storage texture of format " + std::string(core::texel_format_name(format)) + " cannot be " + (read ? "read" : write ? "written" : "read and written"));
}

}  // namespace

void check_workgroup_limits(const sema::Specialization& spec, const Limits& limits, diag::Sink& sink) {
  const sema::Program& p = *spec.program;
  const sema::Function& f = p.functions[spec.entry];
  const diag::Span at = p.ast.decls[f.decl].name_span;
  const uint64_t most[3] = {limits.max_compute_workgroup_size_x, limits.max_compute_workgroup_size_y, limits.max_compute_workgroup_size_z};
  constexpr std::string_view names[3] = {"maxComputeWorkgroupSizeX", "maxComputeWorkgroupSizeY", "maxComputeWorkgroupSizeZ"};
  bool fits = true;
  for (int i = 0; i < 3; ++i) {
    if (spec.workgroup_size[i] <= most[i]) continue;
    const diag::Span place = f.workgroup_size[i] ? p.ast.exprs[f.workgroup_size[i]].span : at;
    exceed(sink, place, std::string("the workgroup size in ") + "xyz"[i] + " of " + quoted(p, f.name), spec.workgroup_size[i], names[i], most[i]);
    fits = false;
  }
  const uint64_t invocations = uint64_t{spec.workgroup_size[0]} * spec.workgroup_size[1] * spec.workgroup_size[2];
  if (fits && invocations > limits.max_compute_invocations_per_workgroup)
    exceed(sink, at, "the number of invocations in a workgroup of " + quoted(p, f.name), invocations, "maxComputeInvocationsPerWorkgroup", limits.max_compute_invocations_per_workgroup);
  const uint64_t memory = workgroup_memory_of(workgroup_variables_of(p, spec.entry, &spec));
  if (memory > limits.max_compute_workgroup_storage_size)
    exceed(sink, at, "the workgroup memory of " + quoted(p, f.name) + " in bytes", memory, "maxComputeWorkgroupStorageSize", limits.max_compute_workgroup_storage_size);
}

void check_binding_limits(const Module& module, sema::FunctionId entry, diag::Sink& sink) {
  const sema::Program& p = *module.program;
  const Limits& limits = module.limits;
  const sema::Function& f = p.functions[entry];
  uint64_t uniforms = 0, storages = 0, storage_textures = 0, sampled_textures = 0, samplers = 0;
  for (sema::VariableId id : f.accessed) {
    const sema::Variable& v = p.variables[id];
    if (v.kind == sema::VariableKind::ModuleVar && v.space == core::AddressSpace::Immediate) check_immediate(p, v, limits, sink);
    if (v.kind != sema::VariableKind::ModuleVar || !v.group || !v.binding) continue;
    if (*v.group >= limits.max_bind_groups)
      exceed(sink, v.name_span, "the group of " + quoted(p, v.name), *v.group, "maxBindGroups", limits.max_bind_groups);
    if (*v.binding >= limits.max_bindings_per_bind_group)
      exceed(sink, v.name_span, "the binding of " + quoted(p, v.name), *v.binding, "maxBindingsPerBindGroup", limits.max_bindings_per_bind_group);
    const core::Type& type = p.types[v.type];
    if (type.kind == core::TypeKind::Texture) {
      const bool storage = type.texture >= core::TextureKind::Storage1d;
      const bool external = type.texture == core::TextureKind::External;
      if (storage) check_storage_texture(p, v, module.texture_formats, sink);
      storage_textures += storage;
      sampled_textures += storage ? 0 : external ? 4 : 1;
      samplers += external;
    } else if (type.kind == core::TypeKind::Sampler || type.kind == core::TypeKind::SamplerComparison) {
      ++samplers;
    } else {
      (v.space == core::AddressSpace::Uniform ? uniforms : storages) += 1;
    }
  }
  const diag::Span at = p.ast.decls[f.decl].name_span;
  auto count = [&](std::string_view what, uint64_t n, std::string_view limit, uint64_t most) {
    if (n > most) exceed(sink, at, "the number of " + std::string(what) + " that " + quoted(p, f.name) + " uses", n, limit, most);
  };
  count("uniform buffers", uniforms, "maxUniformBuffersPerShaderStage", limits.max_uniform_buffers_per_shader_stage);
  count("storage buffers", storages, "maxStorageBuffersPerShaderStage", limits.max_storage_buffers_per_shader_stage);
  count("storage textures", storage_textures, "maxStorageTexturesPerShaderStage", limits.max_storage_textures_per_shader_stage);
  count("sampled textures", sampled_textures, "maxSampledTexturesPerShaderStage", limits.max_sampled_textures_per_shader_stage);
  count("samplers", samplers, "maxSamplersPerShaderStage", limits.max_samplers_per_shader_stage);
}

}  // namespace tesela::engine
