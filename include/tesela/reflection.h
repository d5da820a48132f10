// SPDX-License-Identifier: Apache-2.0
// What a module declares, as plain data: entry points, bindings, memory layouts (WGSL section "Memory Layout"), overrides. Sizes,
// offsets, alignments and strides are in bytes.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tesela/texture.h"

namespace tesela {

enum class ScalarType : uint8_t { Bool, I32, U32, F32, F16 };

struct MemberLayout;

/// Memory layout of a host-shareable (or workgroup) type, as a tree.
struct TypeLayout {
  enum class Kind : uint8_t { Scalar, Atomic, Vector, Matrix, Array, Struct };
  Kind kind = Kind::Scalar;
  std::string name;                 ///< as in WGSL: "array<vec4<f32>>", "Particle"
  ScalarType scalar{};              ///< Scalar, Atomic, Vector, Matrix: the component type
  uint32_t rows = 1;                ///< Vector: components; Matrix: rows
  uint32_t columns = 1;             ///< Matrix
  std::optional<uint64_t> count;    ///< Array: elements; none: runtime-sized, or sized by an override that has no value yet
  bool runtime_sized = false;       ///< a runtime-sized array, or a struct that ends with one
  uint64_t stride = 0;              ///< Array: from element to element; Matrix: from column to column
  uint64_t size = 0;                ///< runtime-sized: with no element
  uint64_t align = 1;
  std::vector<TypeLayout> element;  ///< Array: one entry
  std::vector<MemberLayout> members;  ///< Struct; a tree of more than 20000 members ends early
};

struct MemberLayout {
  std::string name;
  uint64_t offset = 0;
  uint64_t size = 0;           ///< with @size
  uint64_t align = 1;          ///< with @align
  uint64_t padding_after = 0;  ///< unused bytes before the next member or the struct's end
  TypeLayout type;
};

enum class BindingKind : uint8_t { Uniform, ReadOnlyStorage, Storage, Texture, StorageTexture, Sampler, Immediate };

/// What a sampled texture may hold (WebGPU GPUTextureSampleType). Float: it is used with a sampler. UnfilterableFloat: it is not, so that depth formats
/// fit too.
enum class SampleType : uint8_t { Float, UnfilterableFloat, Depth, Sint, Uint };
enum class StorageAccess : uint8_t { ReadOnly, WriteOnly, ReadWrite };

/// Of texture variables.
struct TextureInfo {
  TextureViewDimension dimension = TextureViewDimension::D2;
  SampleType sample_type = SampleType::Float;      ///< Texture
  bool multisampled = false;                       ///< Texture
  bool external = false;                           ///< Texture: texture_external, a 2D view of rgba8unorm, bgra8unorm or rgba16float with one level
  TextureFormat format = TextureFormat::R32Float;  ///< StorageTexture
  StorageAccess access = StorageAccess::ReadOnly;  ///< StorageTexture
};

/// A module-scope resource variable, or one in the address space `immediate`, which has no numbers.
struct BindingInfo {
  uint32_t group = 0;    ///< Immediate: 4294967295
  uint32_t binding = 0;  ///< Immediate: 0
  std::string name;  ///< of the variable
  BindingKind kind = BindingKind::Uniform;
  std::string type;       ///< as in WGSL
  uint64_t min_size = 0;  ///< minimum binding size: a runtime-sized array counts with one element; 0 for textures and samplers. Immediate: its size
  TypeLayout layout;      ///< of buffers
  std::optional<TextureInfo> texture;  ///< of Texture and StorageTexture
  bool comparison = false;             ///< Sampler: sampler_comparison
};

struct OverrideInfo {
  std::string name;
  std::optional<uint32_t> id;     ///< from @id
  std::string key;                ///< how pipeline constants name it: the decimal id, else the name
  ScalarType type{};
  std::optional<double> default_value;  ///< where the initializer is a const-expression
  bool has_default = false;       ///< any initializer
};

struct WorkgroupVariableInfo {
  std::string name;
  std::string type;
  uint64_t size = 0;  ///< 0 where an override that has no value yet sizes it
};

enum class ShaderStage : uint8_t { Compute, Vertex, Fragment };

struct EntryPointInfo {
  std::string name;
  ShaderStage stage = ShaderStage::Compute;
  /// Each dimension; none where an override decides.
  std::optional<uint32_t> workgroup_size[3];
  std::optional<uint32_t> subgroup_size;     ///< from @subgroup_size
  std::vector<BindingInfo> bindings;         ///< statically used ones, by group and binding
  std::vector<OverrideInfo> overrides;       ///< statically used ones
  std::vector<WorkgroupVariableInfo> workgroup_variables;
  uint64_t workgroup_memory = 0;             ///< bytes: sum of sizes rounded up to 16 each
  std::vector<std::string> builtins;         ///< built-in input values, e.g. "global_invocation_id"
  uint32_t line = 0;                         ///< of its name, from 1
};

struct Reflection {
  std::vector<EntryPointInfo> entry_points;
  std::vector<BindingInfo> bindings;    ///< all of the module
  std::vector<OverrideInfo> overrides;  ///< all of the module
  std::vector<TypeLayout> structs;      ///< host-shareable ones, in order of declaration
  std::vector<std::string> enabled;     ///< enable-extensions
};

}  // namespace tesela
