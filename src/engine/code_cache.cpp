// SPDX-License-Identifier: Apache-2.0
#include "engine/code_cache.h"

#include "base/bytes.h"

namespace tesela::engine {

std::vector<std::byte> code_key(const Pipeline& pipeline, const PipelineOptions& options) {
  const Module& module = *pipeline.module;
  if (!module.cache.on()) return {};
  const std::string fingerprint = cpu::fingerprint(pipeline.target);
  if (fingerprint.empty()) return {};
  base::ByteWriter key;
  key.put(fingerprint);
  key.put(pipeline.entry_point);
  key.put<uint64_t>(options.constants.size());
  for (const auto& [name, value] : options.constants) {
    key.put(name);
    key.put(value);
  }
  key.put(pipeline.subgroup_size);
  key.put<uint8_t>(module.assume_uniform);
  key.put<uint64_t>(pipeline.resources.size());
  for (const core::ResourceState& r : pipeline.resources) {
    key.put(r.group);
    key.put(r.binding);
    key.put(r.format);
    for (core::AddressMode mode : r.modes.address) key.put(mode);
    for (core::FilterMode mode : {r.modes.mag, r.modes.min, r.modes.mipmap}) key.put(mode);
    key.put(r.modes.compare);
    key.put(r.modes.max_anisotropy);
    key.put<uint8_t>(r.one_level);
  }
  key.put(module.sources.text());
  return key.take();
}

std::unique_ptr<cpu::Code> find_code(const Pipeline& pipeline, std::span<const std::byte> key) {
  const cache::DiskCache& cache = pipeline.module->cache;
  const auto bytes = cache.find(key);
  if (!bytes) return nullptr;
  if (const auto code = cpu::unpack(*bytes))
    if (auto loaded = cpu::load(*code)) return std::move(*loaded);
  cache.drop(key);
  return nullptr;
}

void keep_code(const Pipeline& pipeline, std::span<const std::byte> key, const cpu::MachineCode& code) { pipeline.module->cache.keep(key, cpu::pack(code)); }

}  // namespace tesela::engine
