// SPDX-License-Identifier: Apache-2.0
// The limits of a device (WebGPU section "Limits") that matter to compute, with WebGPU's defaults. A device uses exactly the limits
// it was made with; a shader or call that needs more is refused.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tesela/export.h"
#include "tesela/result.h"

namespace tesela {

struct TESELA_API Limits {
  uint64_t max_texture_dimension_1d = 8192;
  uint64_t max_texture_dimension_2d = 8192;
  uint64_t max_texture_dimension_3d = 2048;
  uint64_t max_texture_array_layers = 256;
  uint64_t max_compute_invocations_per_workgroup = 256;
  uint64_t max_compute_workgroup_size_x = 256;
  uint64_t max_compute_workgroup_size_y = 256;
  uint64_t max_compute_workgroup_size_z = 64;
  uint64_t max_compute_workgroup_storage_size = 16384;  ///< bytes
  uint64_t max_compute_workgroups_per_dimension = 65535;
  uint64_t max_bind_groups = 4;
  uint64_t max_bindings_per_bind_group = 1000;
  uint64_t max_uniform_buffers_per_shader_stage = 12;
  uint64_t max_storage_buffers_per_shader_stage = 8;
  uint64_t max_storage_textures_per_shader_stage = 4;
  uint64_t max_sampled_textures_per_shader_stage = 16;
  uint64_t max_samplers_per_shader_stage = 16;
  uint64_t max_uniform_buffer_binding_size = 65536;        ///< bytes
  uint64_t max_storage_buffer_binding_size = 134217728;    ///< bytes; at most 4294967292
  uint64_t min_uniform_buffer_offset_alignment = 256;      ///< bytes, a power of two, 32 or more
  uint64_t min_storage_buffer_offset_alignment = 256;      ///< bytes, a power of two, 32 or more
  uint64_t max_buffer_size = 268435456;                    ///< bytes
  uint64_t max_immediate_size = 64;                        ///< bytes, a multiple of 4

  /// Sets a limit by its WebGPU name ("maxBufferSize") or the name above. Validation error for an unknown name (it suggests the nearest)
  /// or for a value that this engine cannot give.
  Result<void> set(std::string_view name, uint64_t value);
  /// Value of a limit by name. Validation error for an unknown name.
  Result<uint64_t> get(std::string_view name) const;
  /// WebGPU names of all limits, in the order above.
  static std::vector<std::string> names();
};

}  // namespace tesela
