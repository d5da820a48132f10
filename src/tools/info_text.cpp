// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>

#include <algorithm>

#include "tools/data_layout.h"
#include "tools/info.h"
#include "tools/texture_names.h"

namespace tesela::tools {
namespace {

const char* kind_text(BindingKind kind) {
  switch (kind) {
    case BindingKind::Uniform: return "uniform";
    case BindingKind::ReadOnlyStorage: return "storage, read";
    case BindingKind::Storage: return "storage, read_write";
    case BindingKind::Texture: return "texture";
    case BindingKind::StorageTexture: return "storage texture";
    case BindingKind::Sampler: return "sampler";
    case BindingKind::Immediate: return "immediate";
  }
  return "";
}

/// ": 2d, float" after the kind.
std::string resource_text(const BindingInfo& binding) {
  if (binding.kind == BindingKind::Sampler) return binding.comparison ? ", comparison" : "";
  if (!binding.texture) return "";
  const TextureInfo& t = *binding.texture;
  std::string out = fmt::format(", {}", name_of(t.dimension));
  if (binding.kind == BindingKind::StorageTexture) return out + fmt::format(", {}, {}", format_name(t.format), name_of(t.access));
  return out + fmt::format(", {}{}", t.external ? "external" : name_of(t.sample_type), t.multisampled ? ", multisampled" : "");
}

const char* stage_name(ShaderStage stage) {
  switch (stage) {
    case ShaderStage::Compute: return "compute";
    case ShaderStage::Vertex: return "vertex";
    case ShaderStage::Fragment: return "fragment";
  }
  return "";
}

std::string size_text(const EntryPointInfo& entry) {
  std::string out;
  for (const auto& n : entry.workgroup_size) out += (out.empty() ? "" : " x ") + (n ? fmt::format("{}", *n) : std::string("(override)"));
  return out;
}

std::string entry_text(const EntryPointInfo& entry) {
  std::string out = fmt::format("entry point {} ({}), line {}\n", entry.name, stage_name(entry.stage), entry.line);
  if (entry.stage == ShaderStage::Compute) out += fmt::format("  workgroup size    {}\n", size_text(entry));
  if (entry.subgroup_size) out += fmt::format("  subgroup size     {}\n", *entry.subgroup_size);
  if (entry.workgroup_memory > 0 || !entry.workgroup_variables.empty()) {
    out += fmt::format("  workgroup memory  {} bytes\n", entry.workgroup_memory);
    for (const WorkgroupVariableInfo& variable : entry.workgroup_variables)
      out += fmt::format("    {:<15} {}, {}\n", variable.name, variable.type, variable.size > 0 ? fmt::format("{} bytes", variable.size) : std::string("sized by an override"));
  }
  const auto names = [](const auto& list) {
    std::string text;
    for (const auto& item : list) text += (text.empty() ? "" : ", ") + item.name;
    return text;
  };
  if (!entry.bindings.empty()) out += fmt::format("  uses              {}\n", names(entry.bindings));
  if (!entry.overrides.empty()) out += fmt::format("  overrides         {}\n", names(entry.overrides));
  if (!entry.builtins.empty()) out += fmt::format("  built-in inputs   {}\n", fmt::join(entry.builtins, ", "));
  return out;
}

void member_lines(const TypeLayout& type, uint64_t base, int depth, std::string& out) {
  for (const MemberLayout& member : type.members) {
    // Without what @size adds, which is padding; an array sized by an override has no size yet.
    const uint64_t used = member.type.size > 0 ? member.type.size : member.size;
    const std::string size = member.type.runtime_sized ? fmt::format("{} each", member.type.kind == TypeLayout::Kind::Array ? member.type.stride : member.size) : fmt::format("{}", used);
    out += fmt::format("  {:>6} {:>9} {:>6}  {}{}: {}\n", base + member.offset, size, member.align, std::string(static_cast<size_t>(depth) * 2, ' '), member.name, member.type.name);
    const TypeLayout* inner = &member.type;
    if (inner->kind == TypeLayout::Kind::Struct) member_lines(*inner, base + member.offset, depth + 1, out);
    if (member.padding_after > 0)
      out += fmt::format("  {:>6} {:>9} {:>6}  {}(padding)\n", base + member.offset + used, member.padding_after, "", std::string(static_cast<size_t>(depth) * 2, ' '));
  }
}

}  // namespace

std::string layout_text(const TypeLayout& type) {
  std::string out = fmt::format("struct {}, {} bytes{}, align {}\n  offset      size  align  member\n", type.name, type.size, type.runtime_sized ? " and its runtime-sized array" : "", type.align);
  member_lines(type, 0, 0, out);
  return out;
}

std::string reflection_text(const Reflection& reflection) {
  std::string out;
  if (!reflection.enabled.empty()) out += fmt::format("enable {}\n\n", fmt::join(reflection.enabled, ", "));
  if (reflection.entry_points.empty()) out += "no entry points\n\n";
  for (const EntryPointInfo& entry : reflection.entry_points) out += entry_text(entry) + "\n";
  if (!reflection.bindings.empty()) out += "bindings\n  group binding  name\n";
  for (const BindingInfo& binding : reflection.bindings) {
    const bool numbered = binding.kind != BindingKind::Immediate;
    out += fmt::format("  {:>5} {:>7}  {}: {} ({}{})", numbered ? fmt::to_string(binding.group) : "-", numbered ? fmt::to_string(binding.binding) : "-", binding.name, binding.type, kind_text(binding.kind), resource_text(binding));
    if (binding.min_size > 0) {
      const TypeLayout* array = runtime_array(binding.layout);
      out += fmt::format(", {} bytes{}", binding.min_size, array == nullptr ? "" : fmt::format(" at least, {} an element", array->stride));
    }
    out += '\n';
  }
  if (!reflection.bindings.empty()) out += '\n';
  for (const TypeLayout& type : reflection.structs) out += layout_text(type) + "\n";
  if (!reflection.overrides.empty()) out += "overrides\n";
  for (const OverrideInfo& override_ : reflection.overrides) {
    out += fmt::format("  {}{}: {}", override_.name, override_.id ? fmt::format(" @id({})", *override_.id) : std::string(), name_of(override_.type));
    if (override_.default_value) {
      out += fmt::format(" = {}", *override_.default_value);
    } else {
      out += override_.has_default ? " = (from other overrides)" : ", needs a value";
    }
    out += '\n';
  }
  while (out.size() > 1 && out[out.size() - 1] == '\n' && out[out.size() - 2] == '\n') out.pop_back();
  return out;
}

}  // namespace tesela::tools
