// SPDX-License-Identifier: Apache-2.0
// Machine code as bytes of a file, and back.
#include "base/bytes.h"
#include "cpu/compile.h"

namespace tesela::cpu {

namespace {

/// Bytes that a binding takes at least.
constexpr size_t kLeastBinding = 4 + 4 + 1 + 8 + 8;

bool unpack_binding(base::ByteReader& in, core::KernelBinding& binding) {
  binding.group = in.get<uint32_t>();
  binding.binding = in.get<uint32_t>();
  const auto kind = in.get<uint8_t>();
  binding.kind = static_cast<core::BindingKind>(kind);
  binding.min_size = in.get<uint64_t>();
  binding.name = in.get_text();
  return kind <= static_cast<uint8_t>(core::BindingKind::Sampler);
}

}  // namespace

std::vector<std::byte> pack(const MachineCode& code) {
  base::ByteWriter out;
  out.put(code.image.code_at);
  out.put(code.image.kernel);
  out.put(std::span<const std::byte>(code.image.constants));
  out.put(std::span<const std::byte>(code.image.code));
  out.put(std::as_bytes(std::span(code.image.imports)));
  const core::CompiledKernel& kernel = code.kernel;
  for (uint32_t size : kernel.workgroup_size) out.put(size);
  out.put(kernel.subgroup_size);
  out.put(kernel.workgroup_memory_bytes);
  out.put(kernel.frame_bytes);
  out.put(kernel.cost_per_workgroup_ns);
  out.put(kernel.groups_per_step);
  out.put(kernel.groups_together);
  out.put<uint8_t>(kernel.runs_rows);
  out.put<uint8_t>(kernel.does_nothing);
  out.put<uint8_t>(kernel.has_storage_atomics);
  out.put<uint8_t>(kernel.has_unbounded_loop);
  out.put<uint64_t>(kernel.bindings.size());
  for (const core::KernelBinding& binding : kernel.bindings) {
    out.put(binding.group);
    out.put(binding.binding);
    out.put(binding.kind);
    out.put(binding.min_size);
    out.put(binding.name);
  }
  return out.take();
}

std::optional<MachineCode> unpack(std::span<const std::byte> bytes) {
  base::ByteReader in(bytes);
  MachineCode code;
  code.image.code_at = in.get<uint32_t>();
  code.image.kernel = in.get<uint32_t>();
  const auto constants = in.get_bytes(), machine = in.get_bytes(), imports = in.get_bytes();
  code.image.constants.assign(constants.begin(), constants.end());
  code.image.code.assign(machine.begin(), machine.end());
  for (std::byte import : imports) code.image.imports.push_back(static_cast<uint8_t>(import));
  core::CompiledKernel& kernel = code.kernel;
  for (uint32_t& size : kernel.workgroup_size) size = in.get<uint32_t>();
  kernel.subgroup_size = in.get<uint32_t>();
  kernel.workgroup_memory_bytes = in.get<uint32_t>();
  kernel.frame_bytes = in.get<uint32_t>();
  kernel.cost_per_workgroup_ns = in.get<double>();
  kernel.groups_per_step = in.get<uint32_t>();
  kernel.groups_together = in.get<uint32_t>();
  kernel.runs_rows = in.get<uint8_t>() != 0;
  kernel.does_nothing = in.get<uint8_t>() != 0;
  kernel.has_storage_atomics = in.get<uint8_t>() != 0;
  kernel.has_unbounded_loop = in.get<uint8_t>() != 0;
  kernel.bindings.resize(in.get_count(kLeastBinding));
  bool sound = true;
  for (core::KernelBinding& binding : kernel.bindings) sound = unpack_binding(in, binding) && sound;
  if (!sound || !in.complete()) return {};
  return code;
}

}  // namespace tesela::cpu
