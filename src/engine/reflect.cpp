// SPDX-License-Identifier: Apache-2.0
#include "engine/reflect.h"

#include <algorithm>
#include <set>

#include "core/kernel_abi.h"
#include "core/layout.h"
#include "core/texture.h"
#include "engine/buffer_views.h"
#include "engine/texture_uses.h"

namespace tesela::engine {
namespace {

using core::AddressSpace;
using core::Type;
using core::TypeId;
using core::TypeKind;
using sema::BuiltinValue;
using sema::Program;

std::string type_text(const Program& p, TypeId type) { return core::type_name(p.types, p.ast.symbols, type); }
std::string name_text(const Program& p, base::Symbol name) { return std::string(p.ast.symbols.text(name)); }

constexpr uint32_t kMaxTreeNodes = 20'000;

ScalarType scalar_of(const Program& p, TypeId type) {
  switch (p.types[type].kind) {
    case TypeKind::Bool: return ScalarType::Bool;
    case TypeKind::I32: return ScalarType::I32;
    case TypeKind::U32: return ScalarType::U32;
    case TypeKind::F32: return ScalarType::F32;
    case TypeKind::F16: return ScalarType::F16;
    case TypeKind::AbstractInt: return ScalarType::I32;
    case TypeKind::AbstractFloat: return ScalarType::F32;
    case TypeKind::Vector:
    case TypeKind::Matrix:
    case TypeKind::Array:
    case TypeKind::Atomic: return scalar_of(p, p.types[type].element);
    case TypeKind::Error:
    case TypeKind::Void:
    case TypeKind::Struct:
    case TypeKind::Pointer:
    case TypeKind::Reference:
    case TypeKind::Texture:
    case TypeKind::Sampler:
    case TypeKind::SamplerComparison:
    case TypeKind::Buffer: return ScalarType::U32;
  }
  return ScalarType::U32;
}

bool is_host_data(const Program& p, TypeId type) {
  switch (p.types[type].kind) {
    case TypeKind::Bool:
    case TypeKind::I32:
    case TypeKind::U32:
    case TypeKind::F32:
    case TypeKind::F16:
    case TypeKind::Vector:
    case TypeKind::Matrix:
    case TypeKind::Array:
    case TypeKind::Struct:
    case TypeKind::Atomic: return true;
    case TypeKind::AbstractInt:
    case TypeKind::AbstractFloat:
    case TypeKind::Error:
    case TypeKind::Void:
    case TypeKind::Pointer:
    case TypeKind::Reference:
    case TypeKind::Texture:
    case TypeKind::Sampler:
    case TypeKind::SamplerComparison:
    case TypeKind::Buffer: return false;
  }
  return false;
}

std::string_view builtin_name(BuiltinValue b) {
  switch (b) {
    case BuiltinValue::None: return "";
    case BuiltinValue::LocalInvocationId: return "local_invocation_id";
    case BuiltinValue::LocalInvocationIndex: return "local_invocation_index";
    case BuiltinValue::GlobalInvocationId: return "global_invocation_id";
    case BuiltinValue::GlobalInvocationIndex: return "global_invocation_index";
    case BuiltinValue::WorkgroupId: return "workgroup_id";
    case BuiltinValue::WorkgroupIndex: return "workgroup_index";
    case BuiltinValue::NumWorkgroups: return "num_workgroups";
    case BuiltinValue::SubgroupInvocationId: return "subgroup_invocation_id";
    case BuiltinValue::SubgroupSize: return "subgroup_size";
    case BuiltinValue::SubgroupId: return "subgroup_id";
    case BuiltinValue::NumSubgroups: return "num_subgroups";
    case BuiltinValue::VertexIndex: return "vertex_index";
    case BuiltinValue::InstanceIndex: return "instance_index";
    case BuiltinValue::Position: return "position";
    case BuiltinValue::FrontFacing: return "front_facing";
    case BuiltinValue::FragDepth: return "frag_depth";
    case BuiltinValue::SampleIndex: return "sample_index";
    case BuiltinValue::SampleMask: return "sample_mask";
    case BuiltinValue::ClipDistances: return "clip_distances";
    case BuiltinValue::PrimitiveIndex: return "primitive_index";
    case BuiltinValue::Barycentric: return "barycentric_coord";
  }
  return "";
}

void builtins_of_type(const Program& p, TypeId type, std::vector<BuiltinValue>& out) {
  if (p.types[type].kind != TypeKind::Struct) return;
  const uint32_t id = p.types[type].struct_id.index;
  for (auto it = p.member_builtins.lower_bound({id, 0}); it != p.member_builtins.end() && it->first.first == id; ++it) out.push_back(it->second);
}

std::vector<BuiltinValue> builtins_of(const Program& p, sema::FunctionId entry) {
  std::vector<BuiltinValue> out;
  for (sema::VariableId param : p.functions[entry].params) {
    const sema::Variable& v = p.variables[param];
    if (v.builtin != BuiltinValue::None) out.push_back(v.builtin);
    builtins_of_type(p, v.type, out);
  }
  return out;
}

/// A resource variable, or immediate data.
bool is_bound(const sema::Variable& v) { return v.kind == sema::VariableKind::ModuleVar && ((v.group && v.binding) || v.space == AddressSpace::Immediate); }

bool is_runtime_array(const Program& p, TypeId type) {
  return p.types[type].kind == TypeKind::Array && p.types[type].array_size == core::ArraySize::Runtime;
}

void grow_struct(const Program& p, TypeId id, const sema::Specialization* spec, uint32_t& budget, TypeLayout& t);

/// Trees of nested structs can be exponentially larger than the text: past `budget` nodes the rest is left out.
TypeLayout grow_tree(const Program& p, TypeId id, const sema::Specialization* spec, uint32_t& budget) {
  const Type& type = p.types[id];
  TypeLayout t;
  t.name = type_text(p, id);
  if (!is_host_data(p, id)) return t;
  const core::Extent extent = core::layout_of(p.types, id);
  t.size = extent.size;
  t.align = extent.align;
  if (type.kind == TypeKind::Struct) {
    grow_struct(p, id, spec, budget, t);
    return t;
  }
  t.scalar = scalar_of(p, id);
  if (type.kind == TypeKind::Vector) {
    t.kind = TypeLayout::Kind::Vector;
    t.rows = type.count;
  } else if (type.kind == TypeKind::Matrix) {
    t.kind = TypeLayout::Kind::Matrix;
    t.columns = type.count;
    t.rows = type.rows;
    t.stride = core::matrix_stride(p.types, id);
  } else if (type.kind == TypeKind::Atomic) {
    t.kind = TypeLayout::Kind::Atomic;
  } else if (type.kind == TypeKind::Array) {
    t.kind = TypeLayout::Kind::Array;
    t.stride = core::array_stride(p.types, id);
    t.element.push_back(grow_tree(p, type.element, spec, budget));
    t.runtime_sized = type.array_size == core::ArraySize::Runtime;
    if (type.array_size == core::ArraySize::Fixed) t.count = type.count;
    if (type.array_size == core::ArraySize::Override && spec) t.count = spec->array_count(id);
    t.size = t.count ? *t.count * t.stride : 0;
  }
  return t;
}

void grow_struct(const Program& p, TypeId id, const sema::Specialization* spec, uint32_t& budget, TypeLayout& t) {
  t.kind = TypeLayout::Kind::Struct;
  const core::Struct& s = p.types.structure(id);
  t.size = s.size;
  t.runtime_sized = !s.members.empty() && is_runtime_array(p, s.members.back().type);
  for (size_t i = 0; i < s.members.size() && budget > 0; ++i) {
    --budget;
    const core::Member& m = s.members[i];
    MemberLayout out;
    out.name = name_text(p, m.name);
    out.offset = m.offset;
    out.size = m.size;
    out.align = m.align;
    out.type = grow_tree(p, m.type, spec, budget);
    const uint64_t next = i + 1 < s.members.size() ? s.members[i + 1].offset : s.size;
    const uint64_t used = out.offset + out.type.size;
    out.padding_after = next > used ? next - used : 0;
    t.members.push_back(std::move(out));
  }
}

/// What is known of variables from how they are used.
struct UseFacts {
  std::map<sema::VariableId, uint64_t> views;  // of buffers of unknown size
  std::set<sema::VariableId> sampled;          // textures that some call reads through a sampler
};

UseFacts use_facts(const Program& p, std::optional<sema::FunctionId> entry) {
  UseFacts facts;
  facts.views = viewed_sizes(p, entry);
  for (const auto& [texture, _] : sampled_pairs(p, entry)) facts.sampled.insert(texture);
  return facts;
}

SampleType sample_type(const Program& p, const Type& type, bool sampled) {
  if (core::is_depth_texture(type.texture)) return SampleType::Depth;
  if (type.texture != core::TextureKind::External && p.types.is(type.element, TypeKind::I32)) return SampleType::Sint;
  if (type.texture != core::TextureKind::External && p.types.is(type.element, TypeKind::U32)) return SampleType::Uint;
  return sampled ? SampleType::Float : SampleType::UnfilterableFloat;
}

TextureInfo texture_info(const Program& p, const Type& type, bool sampled) {
  TextureInfo t;
  t.dimension = static_cast<TextureViewDimension>(core::view_dimension_of(type.texture));
  if (core::is_storage_texture(type.texture)) {
    t.format = static_cast<TextureFormat>(type.texel_format);
    t.access = type.access == core::AccessMode::Read ? StorageAccess::ReadOnly : type.access == core::AccessMode::Write ? StorageAccess::WriteOnly : StorageAccess::ReadWrite;
    return t;
  }
  t.multisampled = core::is_multisampled(type.texture);
  t.external = type.texture == core::TextureKind::External;
  t.sample_type = sample_type(p, type, sampled);
  return t;
}

BindingInfo binding_info(const Program& p, sema::VariableId id, const UseFacts& facts) {
  const sema::Variable& v = p.variables[id];
  BindingInfo b;
  b.group = v.group.value_or(core::kImmediateGroup);
  b.binding = v.binding.value_or(0);
  b.name = name_text(p, v.name);
  b.type = type_text(p, v.type);
  const TypeKind kind = p.types[v.type].kind;
  if (kind == TypeKind::Texture) {
    b.kind = core::is_storage_texture(p.types[v.type].texture) ? BindingKind::StorageTexture : BindingKind::Texture;
    b.texture = texture_info(p, p.types[v.type], facts.sampled.contains(id));
  } else if (kind == TypeKind::Sampler || kind == TypeKind::SamplerComparison) {
    b.kind = BindingKind::Sampler;
    b.comparison = kind == TypeKind::SamplerComparison;
  } else {
    b.kind = v.space == AddressSpace::Immediate ? BindingKind::Immediate
             : v.space == AddressSpace::Uniform ? BindingKind::Uniform
             : v.access == core::AccessMode::Read ? BindingKind::ReadOnlyStorage
                                                  : BindingKind::Storage;
    b.min_size = min_type_size(p, v.type);
    if (kind == TypeKind::Buffer) {
      if (const auto viewed = facts.views.find(id); viewed != facts.views.end()) b.min_size = viewed->second;
      return b;
    }
    b.layout = layout_tree(p, v.type);
  }
  return b;
}

OverrideInfo override_info(const Program& p, const sema::Variable& v) {
  OverrideInfo o;
  o.name = name_text(p, v.name);
  o.id = v.override_id;
  o.key = v.override_id ? std::to_string(*v.override_id) : o.name;
  o.type = scalar_of(p, v.type);
  o.has_default = static_cast<bool>(v.initializer);
  if (!v.initializer) return o;
  if (const core::Constant* c = p.constant(v.initializer)) {
    if (std::optional<core::Constant> value = core::convert_constant(p.types, *c, v.type)) {
      switch (o.type) {
        case ScalarType::Bool: o.default_value = value->as_bool() ? 1 : 0; break;
        case ScalarType::I32:
        case ScalarType::U32: o.default_value = static_cast<double>(value->as_int()); break;
        case ScalarType::F32:
        case ScalarType::F16: o.default_value = value->as_float(); break;
      }
    }
  }
  return o;
}

void sort_bindings(std::vector<BindingInfo>& bindings) {
  std::stable_sort(bindings.begin(), bindings.end(), [](const BindingInfo& a, const BindingInfo& b) {
    return std::pair(a.group, a.binding) < std::pair(b.group, b.binding);
  });
}

ShaderStage public_stage(sema::PipelineStage stage) {
  switch (stage) {
    case sema::PipelineStage::None:
    case sema::PipelineStage::Compute: return ShaderStage::Compute;
    case sema::PipelineStage::Vertex: return ShaderStage::Vertex;
    case sema::PipelineStage::Fragment: return ShaderStage::Fragment;
  }
  return ShaderStage::Compute;
}

EntryPointInfo entry_info(const Program& p, const diag::SourceSet& sources, sema::FunctionId id) {
  const sema::Function& f = p.functions[id];
  EntryPointInfo e;
  e.name = name_text(p, f.name);
  e.stage = public_stage(f.stage);
  for (int i = 0; i < 3; ++i) {
    if (!f.workgroup_size[i]) {
      e.workgroup_size[i] = 1;
    } else if (const core::Constant* c = p.constant(f.workgroup_size[i])) {
      e.workgroup_size[i] = static_cast<uint32_t>(c->as_int());
    }
  }
  e.subgroup_size = f.subgroup_size;
  e.bindings = bindings_of(p, id);
  e.workgroup_variables = workgroup_variables_of(p, id);
  e.workgroup_memory = workgroup_memory_of(e.workgroup_variables);
  for (sema::VariableId v : f.accessed)
    if (p.variables[v].kind == sema::VariableKind::Override) e.overrides.push_back(override_info(p, p.variables[v]));
  std::set<std::string> names;
  for (BuiltinValue b : builtins_of(p, id)) names.emplace(builtin_name(b));
  e.builtins.assign(names.begin(), names.end());
  const diag::Span span = p.ast.decls[f.decl].name_span;
  if (span.valid()) e.line = sources.locate(span.begin).line;
  return e;
}

}  // namespace

TypeLayout layout_tree(const Program& p, TypeId id, const sema::Specialization* spec) {
  uint32_t budget = kMaxTreeNodes;
  return grow_tree(p, id, spec, budget);
}

std::vector<BindingInfo> bindings_of(const Program& p, sema::FunctionId entry) {
  std::vector<BindingInfo> out;
  const UseFacts facts = use_facts(p, entry);
  for (sema::VariableId v : p.functions[entry].accessed)
    if (is_bound(p.variables[v])) out.push_back(binding_info(p, v, facts));
  sort_bindings(out);
  return out;
}

std::vector<std::pair<size_t, size_t>> sampled_bindings(const Program& p, sema::FunctionId entry, const std::vector<BindingInfo>& bindings) {
  const auto index = [&](sema::VariableId id) {
    const sema::Variable& v = p.variables[id];
    return static_cast<size_t>(std::find_if(bindings.begin(), bindings.end(), [&](const BindingInfo& b) { return b.group == v.group && b.binding == v.binding; }) - bindings.begin());
  };
  std::vector<std::pair<size_t, size_t>> out;
  for (const auto& [texture, sampler] : sampled_pairs(p, entry)) out.emplace_back(index(texture), index(sampler));
  return out;
}

static uint64_t workgroup_size_of(const Program& p, TypeId type, const sema::Specialization* spec) {
  const bool by_override = p.types[type].kind == TypeKind::Array && p.types[type].array_size == core::ArraySize::Override;
  if (by_override) return spec ? spec->array_count(type) * core::array_stride(p.types, type) : 0;
  return core::layout_of(p.types, type).size;
}

std::vector<WorkgroupVariableInfo> workgroup_variables_of(const Program& p, sema::FunctionId entry, const sema::Specialization* spec) {
  std::vector<WorkgroupVariableInfo> out;
  for (sema::VariableId id : p.functions[entry].accessed) {
    const sema::Variable& v = p.variables[id];
    if (v.kind != sema::VariableKind::ModuleVar || v.space != AddressSpace::Workgroup) continue;
    out.push_back({name_text(p, v.name), type_text(p, v.type), workgroup_size_of(p, v.type, spec)});
  }
  return out;
}

uint64_t workgroup_memory_of(const std::vector<WorkgroupVariableInfo>& variables) {
  uint64_t sum = 0;
  for (const WorkgroupVariableInfo& v : variables) sum += core::round_up(v.size, 16);
  return sum;
}

bool uses_builtin(const Program& p, sema::FunctionId entry, BuiltinValue builtin) {
  const std::vector<BuiltinValue> all = builtins_of(p, entry);
  return std::find(all.begin(), all.end(), builtin) != all.end();
}

Reflection reflect(const Program& p, const diag::SourceSet& sources) {
  Reflection r;
  for (uint32_t i = 0; i < p.functions.size(); ++i) {
    const sema::FunctionId id(i);
    if (p.functions[id].stage != sema::PipelineStage::None) r.entry_points.push_back(entry_info(p, sources, id));
  }
  const UseFacts facts = use_facts(p, {});
  for (uint32_t i = 0; i < p.variables.size(); ++i) {
    const sema::Variable& v = p.variables[sema::VariableId(i)];
    if (is_bound(v)) r.bindings.push_back(binding_info(p, sema::VariableId(i), facts));
    if (v.kind == sema::VariableKind::Override) r.overrides.push_back(override_info(p, v));
  }
  sort_bindings(r.bindings);
  for (syntax::DeclId d : p.ast.top) {
    if (p.ast.decls[d].kind != syntax::DeclKind::Struct) continue;
    auto type = p.type_of.find(d);
    if (type != p.type_of.end()) r.structs.push_back(layout_tree(p, type->second));
  }
  r.enabled = p.enabled;
  return r;
}

}  // namespace tesela::engine
