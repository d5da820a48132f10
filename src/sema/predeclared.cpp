// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <unordered_map>

#include "core/texel_format.h"
#include "sema/library.h"
#include "sema/resolve.h"
#include "syntax/habits.h"

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
  for (uint16_t i = 0; i < static_cast<uint16_t>(core::TexelFormat::Count); ++i) {
    const auto format = static_cast<core::TexelFormat>(i);
    if (core::is_storage_format(format)) enumerant(std::string(core::texel_format_name(format)), PredeclaredKind::Format, i);
  }
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

std::string nearest_name(std::string_view name, const std::vector<std::string_view>& candidates) {
  constexpr size_t kLongest = 100;  // the time goes with the square
  if (name.size() > kLongest) return {};
  size_t limit = name.size() < 4 ? 1 : name.size() < 8 ? 2 : 3;
  std::string_view best;
  for (std::string_view candidate : candidates) {
    size_t distance = edit_distance(name, candidate, limit);
    if (distance > limit || distance >= candidate.size()) continue;
    if (distance < limit || best.empty()) best = candidate;
    limit = distance;
  }
  return best.empty() ? std::string() : fmt::format("did you mean '{}'?", best);
}

std::string suggest_name(std::string_view name, const std::vector<std::string_view>& visible) {
  if (std::string habit = syntax::name_habit(name); !habit.empty()) return habit;
  std::vector<std::string_view> all = visible;
  const std::vector<std::string> predeclared = predeclared_names();
  all.insert(all.end(), predeclared.begin(), predeclared.end());
  for (uint32_t i = 0; i < builtin_count(); ++i)
    if (!(builtin(i).flags & kOperator)) all.push_back(builtin(i).name);
  return nearest_name(name, all);
}

}  // namespace tesela::sema
