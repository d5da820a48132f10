// SPDX-License-Identifier: Apache-2.0
#include <nlohmann/json.hpp>

#include "tools/data_layout.h"
#include "tools/info.h"
#include "tools/texture_names.h"

namespace tesela::tools {
namespace {

using Json = nlohmann::ordered_json;

const char* kind_name(BindingKind kind) {
  switch (kind) {
    case BindingKind::Uniform: return "uniform";
    case BindingKind::ReadOnlyStorage: return "read-only-storage";
    case BindingKind::Storage: return "storage";
    case BindingKind::Texture: return "texture";
    case BindingKind::StorageTexture: return "storage-texture";
    case BindingKind::Sampler: return "sampler";
    case BindingKind::Immediate: return "immediate";
  }
  return "";
}

const char* stage_name(ShaderStage stage) {
  switch (stage) {
    case ShaderStage::Compute: return "compute";
    case ShaderStage::Vertex: return "vertex";
    case ShaderStage::Fragment: return "fragment";
  }
  return "";
}

/// Depth is bounded by WGSL's limit on nested types.
Json layout(const TypeLayout& type) {
  Json out{{"type", type.name}, {"size", type.size}, {"align", type.align}};
  if (type.runtime_sized) out["runtime_sized"] = true;
  if (type.kind == TypeLayout::Kind::Array) {
    if (type.count) out["count"] = *type.count;
    out["stride"] = type.stride;
    out["element"] = layout(type.element[0]);
  }
  if (type.kind == TypeLayout::Kind::Matrix) out["column_stride"] = type.stride;
  if (type.kind == TypeLayout::Kind::Struct) {
    out["members"] = Json::array();
    for (const MemberLayout& member : type.members)
      out["members"].push_back({{"name", member.name}, {"offset", member.offset}, {"size", member.size}, {"align", member.align}, {"padding_after", member.padding_after}, {"layout", layout(member.type)}});
  }
  return out;
}

Json binding_json(const BindingInfo& binding) {
  Json out = Json::object();
  if (binding.kind != BindingKind::Immediate) out = {{"group", binding.group}, {"binding", binding.binding}};
  out.update(Json{{"name", binding.name}, {"kind", kind_name(binding.kind)}, {"type", binding.type}, {"min_size", binding.min_size}});
  if (binding.kind == BindingKind::Sampler) {
    out["comparison"] = binding.comparison;
  } else if (!binding.texture) {
    out["layout"] = layout(binding.layout);
  } else {
    out["dimension"] = name_of(binding.texture->dimension);
    if (binding.kind == BindingKind::StorageTexture) {
      out.update(Json{{"format", format_name(binding.texture->format)}, {"access", name_of(binding.texture->access)}});
    } else {
      out.update(Json{{"sample_type", binding.texture->external ? "external" : name_of(binding.texture->sample_type)}, {"multisampled", binding.texture->multisampled}});
    }
  }
  return out;
}

Json override_json(const OverrideInfo& override_) {
  Json out{{"name", override_.name}, {"key", override_.key}, {"type", name_of(override_.type)}, {"has_default", override_.has_default}};
  if (override_.id) out["id"] = *override_.id;
  if (override_.default_value) out["default"] = *override_.default_value;
  return out;
}

Json entry_json(const EntryPointInfo& entry) {
  Json size = Json::array();
  for (const auto& n : entry.workgroup_size) size.push_back(n ? Json(*n) : Json(nullptr));
  Json out{{"name", entry.name}, {"stage", stage_name(entry.stage)}, {"line", entry.line}};
  if (entry.stage == ShaderStage::Compute) out["workgroup_size"] = size;
  if (entry.subgroup_size) out["subgroup_size"] = *entry.subgroup_size;
  out["workgroup_memory"] = entry.workgroup_memory;
  out["workgroup_variables"] = Json::array();
  for (const WorkgroupVariableInfo& variable : entry.workgroup_variables) out["workgroup_variables"].push_back({{"name", variable.name}, {"type", variable.type}, {"size", variable.size}});
  out["bindings"] = Json::array();
  for (const BindingInfo& binding : entry.bindings) out["bindings"].push_back(binding.name);
  out["overrides"] = Json::array();
  for (const OverrideInfo& override_ : entry.overrides) out["overrides"].push_back(override_.name);
  out["builtins"] = entry.builtins;
  return out;
}

}  // namespace

std::string reflection_json(const Reflection& reflection) {
  Json out{{"enable", reflection.enabled}, {"entry_points", Json::array()}, {"bindings", Json::array()}, {"structs", Json::array()}, {"overrides", Json::array()}};
  for (const EntryPointInfo& entry : reflection.entry_points) out["entry_points"].push_back(entry_json(entry));
  for (const BindingInfo& binding : reflection.bindings) out["bindings"].push_back(binding_json(binding));
  for (const TypeLayout& type : reflection.structs) out["structs"].push_back(layout(type));
  for (const OverrideInfo& override_ : reflection.overrides) out["overrides"].push_back(override_json(override_));
  return out.dump(1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace tesela::tools
