// SPDX-License-Identifier: Apache-2.0
#include "tesela/limits.h"

#include <bit>
#include <cctype>

#include "engine/names.h"

namespace tesela {
namespace {

enum class Rule : uint8_t { Any, PowerOfTwo, MultipleOf4 };

struct Row {
  const char* name;  // WebGPU's
  uint64_t Limits::*field;
  uint64_t least, most;  // values that this engine can give
  Rule rule;
};
constexpr uint64_t kMostBinding = 4294967292;  // a bound range has a 32-bit size
constexpr uint64_t kMostTexels = 32768;      // of a texture in one direction
constexpr uint64_t kMany = 4294967295;

constexpr Row kRows[] = {
    {"maxTextureDimension1D", &Limits::max_texture_dimension_1d, 1, kMostTexels, Rule::Any},
    {"maxTextureDimension2D", &Limits::max_texture_dimension_2d, 1, kMostTexels, Rule::Any},
    {"maxTextureDimension3D", &Limits::max_texture_dimension_3d, 1, kMostTexels, Rule::Any},
    {"maxTextureArrayLayers", &Limits::max_texture_array_layers, 1, kMostTexels, Rule::Any},
    {"maxComputeInvocationsPerWorkgroup", &Limits::max_compute_invocations_per_workgroup, 1, 65536, Rule::Any},
    {"maxComputeWorkgroupSizeX", &Limits::max_compute_workgroup_size_x, 1, 65536, Rule::Any},
    {"maxComputeWorkgroupSizeY", &Limits::max_compute_workgroup_size_y, 1, 65536, Rule::Any},
    {"maxComputeWorkgroupSizeZ", &Limits::max_compute_workgroup_size_z, 1, 65536, Rule::Any},
    {"maxComputeWorkgroupStorageSize", &Limits::max_compute_workgroup_storage_size, 0, uint64_t{1} << 30, Rule::Any},
    {"maxComputeWorkgroupsPerDimension", &Limits::max_compute_workgroups_per_dimension, 1, kMany, Rule::Any},
    {"maxBindGroups", &Limits::max_bind_groups, 1, kMany, Rule::Any},
    {"maxBindingsPerBindGroup", &Limits::max_bindings_per_bind_group, 1, kMany, Rule::Any},
    {"maxUniformBuffersPerShaderStage", &Limits::max_uniform_buffers_per_shader_stage, 0, kMany, Rule::Any},
    {"maxStorageBuffersPerShaderStage", &Limits::max_storage_buffers_per_shader_stage, 0, kMany, Rule::Any},
    {"maxStorageTexturesPerShaderStage", &Limits::max_storage_textures_per_shader_stage, 0, kMany, Rule::Any},
    {"maxSampledTexturesPerShaderStage", &Limits::max_sampled_textures_per_shader_stage, 0, kMany, Rule::Any},
    {"maxSamplersPerShaderStage", &Limits::max_samplers_per_shader_stage, 0, kMany, Rule::Any},
    {"maxUniformBufferBindingSize", &Limits::max_uniform_buffer_binding_size, 1, kMostBinding, Rule::Any},
    {"maxStorageBufferBindingSize", &Limits::max_storage_buffer_binding_size, 4, kMostBinding, Rule::Any},
    {"minUniformBufferOffsetAlignment", &Limits::min_uniform_buffer_offset_alignment, 32, uint64_t{1} << 31, Rule::PowerOfTwo},
    {"minStorageBufferOffsetAlignment", &Limits::min_storage_buffer_offset_alignment, 32, uint64_t{1} << 31, Rule::PowerOfTwo},
    {"maxBufferSize", &Limits::max_buffer_size, 1, uint64_t{1} << 46, Rule::Any},
    {"maxImmediateSize", &Limits::max_immediate_size, 0, 65536, Rule::MultipleOf4},
};

/// "maxBufferSize" as "max_buffer_size"; digits and lower case stay.
std::string snake(std::string_view name) {
  std::string out;
  for (char c : name) {
    if (std::isupper(static_cast<unsigned char>(c))) out += '_';
    out += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  return out;
}

const Row* find(std::string_view name) {
  for (const Row& row : kRows)
    if (name == row.name || name == snake(row.name)) return &row;
  return nullptr;
}

Error unknown(std::string_view name) {
  const std::vector<std::string> names = Limits::names();
  return {ErrorKind::Validation, "no limit is named '" + std::string(name) + "'" + engine::what_exists(name, names)};
}

}  // namespace

Result<void> Limits::set(std::string_view name, uint64_t value) {
  const Row* row = find(name);
  if (!row) return unknown(name);
  if (value < row->least || value > row->most)
    return Error{ErrorKind::Validation, std::string(row->name) + " cannot be " + std::to_string(value) + ": it is from " + std::to_string(row->least) + " to " + std::to_string(row->most) + " here"};
  const bool fits = row->rule == Rule::Any || (row->rule == Rule::PowerOfTwo ? std::has_single_bit(value) : value % 4 == 0);
  if (!fits)
    return Error{ErrorKind::Validation, std::string(row->name) + " cannot be " + std::to_string(value) + ": it is a " + (row->rule == Rule::PowerOfTwo ? "power of two" : "multiple of 4")};
  this->*(row->field) = value;
  return {};
}

Result<uint64_t> Limits::get(std::string_view name) const {
  const Row* row = find(name);
  if (!row) return unknown(name);
  return this->*(row->field);
}

std::vector<std::string> Limits::names() {
  std::vector<std::string> out;
  for (const Row& row : kRows) out.emplace_back(row.name);
  return out;
}

}  // namespace tesela
