// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <string>
#include <unordered_map>

#include "core/texel_format.h"
#include "sema/library.h"
#include "sema/resolve.h"

namespace tesela::sema {
namespace {

using core::TextureKind;
using core::TypeKind;
using Table = std::unordered_map<std::string, Predeclared>;

void add_types(Table& t) {
  const std::pair<const char*, TypeKind> scalars[] = {
      {"bool", TypeKind::Bool}, {"i32", TypeKind::I32}, {"u32", TypeKind::U32}, {"f32", TypeKind::F32}, {"f16", TypeKind::F16}};
  for (auto& [name, kind] : scalars) t[name] = {PredeclaredKind::ScalarType, kind};
  const std::pair<const char*, TypeKind> suffixes[] = {{"i", TypeKind::I32}, {"u", TypeKind::U32}, {"f", TypeKind::F32}, {"h", TypeKind::F16}};
  for (uint8_t n = 2; n <= 4; ++n) {
    std::string vec = "vec" + std::to_string(n);
    t[vec] = {PredeclaredKind::VectorGenerator, TypeKind::Error, {}, n};
    for (auto& [suffix, kind] : suffixes) t[vec + suffix] = {PredeclaredKind::VectorAlias, kind, {}, n};
    for (uint8_t m = 2; m <= 4; ++m) {
      std::string mat = "mat" + std::to_string(n) + "x" + std::to_string(m);
      t[mat] = {PredeclaredKind::MatrixGenerator, TypeKind::Error, {}, n, m};
      t[mat + "f"] = {PredeclaredKind::MatrixAlias, TypeKind::F32, {}, n, m};
      t[mat + "h"] = {PredeclaredKind::MatrixAlias, TypeKind::F16, {}, n, m};
    }
  }
  t["array"] = {PredeclaredKind::ArrayGenerator};
  t["atomic"] = {PredeclaredKind::AtomicGenerator};
  t["ptr"] = {PredeclaredKind::PointerGenerator};
  t["sampler"] = {PredeclaredKind::SamplerType};
  t["sampler_comparison"] = {PredeclaredKind::SamplerComparisonType};
  t["buffer"] = {PredeclaredKind::BufferType};
}

void add_textures(Table& t) {
  const std::pair<const char*, TextureKind> generators[] = {
      {"texture_1d", TextureKind::Sampled1d}, {"texture_2d", TextureKind::Sampled2d}, {"texture_2d_array", TextureKind::Sampled2dArray},
      {"texture_3d", TextureKind::Sampled3d}, {"texture_cube", TextureKind::SampledCube}, {"texture_cube_array", TextureKind::SampledCubeArray},
      {"texture_multisampled_2d", TextureKind::Multisampled2d}, {"texture_storage_1d", TextureKind::Storage1d},
      {"texture_storage_2d", TextureKind::Storage2d}, {"texture_storage_2d_array", TextureKind::Storage2dArray},
      {"texture_storage_3d", TextureKind::Storage3d}};
  for (auto& [name, kind] : generators) t[name] = {PredeclaredKind::TextureGenerator, TypeKind::Error, kind};
  const std::pair<const char*, TextureKind> types[] = {
      {"texture_depth_2d", TextureKind::Depth2d}, {"texture_depth_2d_array", TextureKind::Depth2dArray},
      {"texture_depth_cube", TextureKind::DepthCube}, {"texture_depth_cube_array", TextureKind::DepthCubeArray},
      {"texture_depth_multisampled_2d", TextureKind::DepthMultisampled2d}, {"texture_external", TextureKind::External}};
  for (auto& [name, kind] : types) t[name] = {PredeclaredKind::TextureType, TypeKind::Error, kind};
}

void add_enumerants(Table& t) {
  auto enumerant = [&](const std::string& name, PredeclaredKind kind, auto value) {
    t[name] = {kind, TypeKind::Error, {}, 0, 0, static_cast<uint32_t>(value)};
  };
  for (core::AccessMode mode : {core::AccessMode::Read, core::AccessMode::Write, core::AccessMode::ReadWrite})
    enumerant(std::string(core::access_mode_name(mode)), PredeclaredKind::Access, mode);
  for (core::AddressSpace space : {core::AddressSpace::Function, core::AddressSpace::Private, core::AddressSpace::Workgroup,
                                   core::AddressSpace::Uniform, core::AddressSpace::Storage, core::AddressSpace::Immediate})
    enumerant(std::string(core::address_space_name(space)), PredeclaredKind::Space, space);
  for (uint16_t i = 0; i < static_cast<uint16_t>(core::TexelFormat::Count); ++i)
    enumerant(std::string(core::texel_format_name(static_cast<core::TexelFormat>(i))), PredeclaredKind::Format, i);
}

const Table& table() {
  static const Table instance = [] {
    Table t;
    add_types(t);
    add_textures(t);
    add_enumerants(t);
    return t;
  }();
  return instance;
}

/// Optimal string alignment distance, cut off above `limit`.
size_t edit_distance(std::string_view a, std::string_view b, size_t limit) {
  if (a.size() > b.size() + limit || b.size() > a.size() + limit) return limit + 1;
  std::vector<size_t> row(b.size() + 1), above(b.size() + 1);
  for (size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (size_t i = 1; i <= a.size(); ++i) {
    std::swap(row, above);
    row[0] = i;
    for (size_t j = 1; j <= b.size(); ++j) row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)});
  }
  return row[b.size()];
}

/// Names of other shading languages and the WGSL way to say the same.
std::string_view foreign_name(std::string_view name) {
  static const std::unordered_map<std::string_view, std::string_view> names = {
      {"float", "f32"}, {"half", "f16"}, {"int", "i32"}, {"uint", "u32"}, {"float1", "f32"}, {"float2", "vec2f"}, {"float3", "vec3f"},
      {"float4", "vec4f"}, {"half2", "vec2h"}, {"half3", "vec3h"}, {"half4", "vec4h"}, {"int2", "vec2i"}, {"int3", "vec3i"}, {"int4", "vec4i"},
      {"uint2", "vec2u"}, {"uint3", "vec3u"}, {"uint4", "vec4u"}, {"ivec2", "vec2i"}, {"ivec3", "vec3i"}, {"ivec4", "vec4i"}, {"uvec2", "vec2u"},
      {"uvec3", "vec3u"}, {"uvec4", "vec4u"}, {"bvec2", "vec2<bool>"}, {"bvec3", "vec3<bool>"}, {"bvec4", "vec4<bool>"}, {"bool2", "vec2<bool>"},
      {"bool3", "vec3<bool>"}, {"bool4", "vec4<bool>"}, {"mat2", "mat2x2f"}, {"mat3", "mat3x3f"}, {"mat4", "mat4x4f"}, {"float2x2", "mat2x2f"},
      {"float3x3", "mat3x3f"}, {"float4x4", "mat4x4f"}, {"mul", "the operator *"}, {"lerp", "mix"}, {"frac", "fract"}, {"rsqrt", "inverseSqrt"},
      {"inversesqrt", "inverseSqrt"}, {"fmod", "the operator %"}, {"mod", "the operator %"}, {"ddx", "dpdx"}, {"ddy", "dpdy"}, {"dFdx", "dpdx"},
      {"dFdy", "dpdy"}, {"asfloat", "bitcast<f32>"}, {"asint", "bitcast<i32>"}, {"asuint", "bitcast<u32>"}, {"floatBitsToInt", "bitcast<i32>"},
      {"floatBitsToUint", "bitcast<u32>"}, {"intBitsToFloat", "bitcast<f32>"}, {"uintBitsToFloat", "bitcast<f32>"}, {"barrier", "workgroupBarrier"},
      {"syncthreads", "workgroupBarrier"}, {"GroupMemoryBarrierWithGroupSync", "workgroupBarrier"}, {"memoryBarrier", "storageBarrier"},
      {"InterlockedAdd", "atomicAdd"}, {"fabs", "abs"}, {"powf", "pow"}, {"sqrtf", "sqrt"}, {"expf", "exp"}, {"logf", "log"}, {"sinf", "sin"},
      {"cosf", "cos"}, {"fminf", "min"}, {"fmaxf", "max"}, {"fmin", "min"}, {"fmax", "max"}, {"popcount", "countOneBits"}, {"bitCount", "countOneBits"},
      {"clz", "countLeadingZeros"}, {"ctz", "countTrailingZeros"}, {"countbits", "countOneBits"}, {"reversebits", "reverseBits"},
      {"bitfieldExtract", "extractBits"}, {"bitfieldInsert", "insertBits"}, {"texture2D", "texture_2d"}, {"texture", "textureSample"},
      {"texelFetch", "textureLoad"}, {"imageLoad", "textureLoad"}, {"imageStore", "textureStore"}, {"double", "f32"}, {"vec", "vec4f"}, {"usize", "u32"},
      {"size_t", "u32"}, {"u64", "u32"}, {"i64", "i32"}, {"f64", "f32"}, {"u8", "u32"}, {"i8", "i32"}, {"u16", "u32"}, {"i16", "i32"}, {"length_sq", "dot"}};
  auto found = names.find(name);
  return found == names.end() ? std::string_view{} : found->second;
}

}  // namespace

Predeclared find_predeclared(std::string_view name) {
  auto found = table().find(std::string(name));
  if (found != table().end()) return found->second;
  uint32_t index = find_builtin(name);
  if (index == ~0u || (builtin(index).flags & kOperator)) return {};
  return {PredeclaredKind::Builtin, TypeKind::Error, {}, 0, 0, index};
}

std::vector<std::string> predeclared_names() {
  std::vector<std::string> names;
  for (const auto& entry : table()) names.push_back(entry.first);
  std::sort(names.begin(), names.end());
  return names;
}

std::string suggest_name(std::string_view name, const std::vector<std::string_view>& visible) {
  if (std::string_view foreign = foreign_name(name); !foreign.empty()) return "WGSL has " + std::string(foreign) + " for this";
  size_t limit = name.size() < 4 ? 1 : name.size() < 8 ? 2 : 3;
  std::string best;
  auto consider = [&](std::string_view candidate) {
    size_t distance = edit_distance(name, candidate, limit);
    if (distance > limit || distance >= candidate.size()) return;
    if (distance < limit || best.empty()) best = candidate;
    limit = distance;
  };
  for (std::string_view candidate : visible) consider(candidate);
  for (const std::string& candidate : predeclared_names()) consider(candidate);
  for (uint32_t i = 0; i < builtin_count(); ++i)
    if (!(builtin(i).flags & kOperator)) consider(builtin(i).name);
  return best.empty() ? best : "did you mean '" + best + "'?";
}

}  // namespace tesela::sema
