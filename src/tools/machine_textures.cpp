// SPDX-License-Identifier: Apache-2.0
// The textures and samplers of a plan.
#include <fmt/format.h>

#include <algorithm>

#include "tools/machine.h"
#include "tools/text.h"

namespace tesela::tools {
const PlanTexture* Machine::find_texture(const std::string& name) const {
  for (const PlanTexture& texture : textures_)
    if (texture.name == name) return &texture;
  return nullptr;
}

const TextureRequest* Machine::request_of(const std::string& name) const {
  for (const auto& [texture, request] : plan_.textures)
    if (texture == name) return &request;
  return nullptr;
}

std::optional<Stop> Machine::declare_texture(const std::string& name, const BindingInfo& binding, const std::string& entry) {
  if (find(name) != nullptr) return Stop{kCallWrong, fmt::format("{}: {} is a {}, and {} is a buffer of another step", entry, binding.name, binding.type, name)};
  auto known = std::find_if(textures_.begin(), textures_.end(), [&](const PlanTexture& t) { return t.name == name; });
  if (known == textures_.end()) known = textures_.insert(textures_.end(), {name, binding.type, false, {}});
  if (!add_use(known->memory, binding)) return Stop{kCallWrong, fmt::format("{}: {} is a {}, which cannot be the texture {}, a {}", entry, binding.name, binding.type, name, known->type)};
  known->written |= binding.kind == BindingKind::StorageTexture && binding.texture->access != StorageAccess::ReadOnly;
  return std::nullopt;
}

std::optional<Stop> Machine::declare_sampler(const std::string& name, const BindingInfo& binding, const std::string& entry) {
  for (const PlanSampler& sampler : samplers_) {
    if (sampler.name != name) continue;
    if (sampler.comparison != binding.comparison) return Stop{kCallWrong, fmt::format("{}: {} is a {}, which cannot be the sampler {} of another step", entry, binding.name, binding.type, name)};
    return std::nullopt;
  }
  samplers_.push_back({name, binding.comparison, {}});
  return std::nullopt;
}

std::optional<Stop> Machine::make_samplers() {
  std::vector<std::string> names;
  for (const PlanSampler& sampler : samplers_) names.push_back(sampler.name);
  for (const auto& [name, _] : plan_.samplers)
    if (std::find(names.begin(), names.end(), name) == names.end()) return Stop{kCallWrong, fmt::format("--sampler: no step uses a sampler {}{}", clip(name, 60), what_exists(name, names))};
  for (PlanSampler& sampler : samplers_) {
    const auto given = std::find_if(plan_.samplers.begin(), plan_.samplers.end(), [&](const auto& entry) { return entry.first == sampler.name; });
    SamplerDescriptor descriptor;
    if (given != plan_.samplers.end()) descriptor = given->second;
    if (!sampler.comparison && descriptor.compare) return Stop{kCallWrong, fmt::format("--sampler {}: it is no sampler_comparison and takes no compare function", sampler.name)};
    if (sampler.comparison && !descriptor.compare) descriptor.compare = CompareFunction::LessEqual;
    if (given == plan_.samplers.end() && !options_.quiet)
      fmt::print(stderr, "tesela: note: {0} is {1}; give --sampler {0}=linear,repeat or the like for another\n", sampler.name, sampler.comparison ? "less-equal, nearest, clamp" : "nearest, clamp");
    auto made = device_.create_sampler(descriptor);
    if (!made) return Stop{kCallWrong, fmt::format("--sampler {}: {}", sampler.name, made.error().message)};
    sampler.sampler = *made;
  }
  return std::nullopt;
}

/// How large a texture without a size of its own is: as many texels as items, else as large as all others that have a size.
Outcome<std::vector<uint64_t>> Machine::size_for(const PlanTexture& texture) const {
  const uint32_t dimensions = size_dimensions(texture.memory.of);
  if (const std::vector<uint64_t> items = common_items(); items.size() == dimensions && std::find(items.begin(), items.end(), 0u) == items.end()) return items;
  std::vector<std::vector<uint64_t>> sizes;
  for (const PlanTexture& other : textures_)
    if (other.memory.texture && size_dimensions(other.memory.of) == dimensions && spec_of(other.name) != nullptr) sizes.push_back(wanted(other.memory).size);
  if (!sizes.empty() && std::all_of(sizes.begin(), sizes.end(), [&](const auto& size) { return size == sizes[0]; })) return sizes[0];
  return Stop{kCallWrong, fmt::format("{0} is {1} of unknown size: {2}; give --texture {0}={3}, or data", texture.name, texture.type,
                                      sizes.empty() ? "nothing else says how large it is" : "the other textures have different sizes", dimensions == 1 ? "WIDTH" : dimensions == 2 ? "WIDTHxHEIGHT" : "WIDTHxHEIGHTxDEPTH")};
}

/// Those whose data or words say how large they are, or the rest.
std::optional<Stop> Machine::make_textures(bool unsized) {
  std::vector<std::string> names;
  for (const PlanTexture& texture : textures_) names.push_back(texture.name);
  for (const auto& [name, _] : plan_.textures)
    if (std::find(names.begin(), names.end(), name) == names.end()) return Stop{kCallWrong, fmt::format("--texture: no step uses a texture {}{}", clip(name, 60), what_exists(name, names))};
  for (PlanTexture& texture : textures_) {
    TextureRequest request;
    if (const TextureRequest* given = request_of(texture.name)) request = *given;
    const DataSpec spec = spec_of(texture.name) != nullptr ? *spec_of(texture.name) : DataSpec();
    auto w = wanted(texture.memory, request);
    if (!w) return Stop{kCallWrong, fmt::format("--texture {}: {}", texture.name, w.error().message)};
    if (texture.memory.texture || needs_size(*w, spec) != unsized) continue;
    if (unsized) {
      auto size = size_for(texture);
      if (!size) return size.stop();
      w->size = *size;
    }
    auto contents = make_texels(*w, spec);
    if (!contents) return Stop{kInputWrong, fmt::format("{}: {}", texture.name, contents.error().message)};
    if (auto made = make_texture(device_, texture.memory, request, std::move(*contents)); !made) return Stop{kInputWrong, fmt::format("{}: {}", texture.name, made.error().message)};
  }
  return std::nullopt;
}

std::optional<Stop> Machine::bind(Bindings& bindings, const BindingInfo& binding, const std::string& name) {
  if (binding.kind == BindingKind::Sampler) {
    for (const PlanSampler& sampler : samplers_)
      if (sampler.name == name) bindings.set(binding.group, binding.binding, sampler.sampler);
    return std::nullopt;
  }
  if (!binding.texture) {
    give(bindings, binding, find(name)->memory);
    return std::nullopt;
  }
  auto view = view_for(find_texture(name)->memory, binding);
  if (!view) return Stop{kCallWrong, fmt::format("{}: {}", name, view.error().message)};
  bindings.set(binding.group, binding.binding, *view);
  return std::nullopt;
}

}  // namespace tesela::tools
