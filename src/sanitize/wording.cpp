// SPDX-License-Identifier: Apache-2.0
#include "sanitize/wording.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>

#include "base/check.h"
#include "base/num.h"
#include "sanitize/blocks.h"

namespace tesela::sanitize {
namespace {

/// Dimensions of the dispatch that are more than 1 wide, and those before them.
uint32_t dimensions(const Case& c) {
  for (uint32_t d = 3; d > 1; --d)
    if (c.program.workgroup_size[d - 1] > 1 || c.results.groups[d - 1] > 1) return d;
  return 1;
}

std::string id_text(const uint32_t* id, uint32_t dimensions) {
  if (dimensions == 1) return std::to_string(id[0]);
  return dimensions == 2 ? fmt::format("({}, {})", id[0], id[1]) : fmt::format("({}, {}, {})", id[0], id[1], id[2]);
}

}  // namespace

Found make_found(diag::DiagId id, diag::Span span, std::string text) {
  Found found;
  found.diagnostic.id = id;
  found.diagnostic.severity = diag::default_severity(id);
  found.diagnostic.span = span;
  found.diagnostic.text = diag::clip_text(std::move(text));
  return found;
}

void add_note(Found& found, diag::Span span, std::string text) {
  if (found.diagnostic.notes.size() < diag::Sink::kMaxNotes) found.diagnostic.notes.push_back({span, diag::clip_text(std::move(text))});
}

void set_hint(Found& found, std::string text) { found.diagnostic.hint = diag::clip_text(std::move(text)); }

void add_calls(Found& found, const Case& c, const ir::Loc& loc) {
  const std::vector<diag::Span> chain = chain_of(c.program, loc);
  for (size_t i = chain.size() - 1; i-- > 0;) add_note(found, chain[i], "called here");
}

std::vector<diag::Span> chain_of(const Program& program, const ir::Loc& loc) {
  std::vector<diag::Span> chain{loc.span};
  for (uint32_t at = loc.inlined_at; at != 0; at = program.call_sites[at - 1].inlined_at) chain.push_back(program.call_sites[at - 1].span);
  std::reverse(chain.begin(), chain.end());
  return chain;
}

Ids ids_of(const Case& c, Invocation who) { return ids_of(c.program, c.results.groups, who); }

Ids ids_of(const Program& program, const uint32_t groups[3], Invocation who) {
  Ids ids{};
  const uint32_t* size = program.workgroup_size;
  const uint64_t row = std::max(groups[0], 1u), plane = row * std::max(groups[1], 1u);
  ids.workgroup[0] = static_cast<uint32_t>(who.group % row);
  ids.workgroup[1] = static_cast<uint32_t>(who.group % plane / row);
  ids.workgroup[2] = static_cast<uint32_t>(who.group / plane);
  ids.local[0] = who.local % size[0];
  ids.local[1] = who.local / size[0] % size[1];
  ids.local[2] = who.local / size[0] / size[1];
  for (int i = 0; i < 3; ++i) ids.global[i] = ids.workgroup[i] * size[i] + ids.local[i];
  return ids;
}

FoundAccess access_of(const Case& c, const Site& site, Invocation who) {
  const Ids ids = ids_of(c, who);
  FoundAccess access;
  access.span = site.loc.span;
  access.writes = site.kind == Site::Kind::Write || site.writes;
  access.atomic = site.kind == Site::Kind::Atomic;
  std::copy_n(ids.workgroup, 3, access.workgroup);
  std::copy_n(ids.local, 3, access.local_id);
  std::copy_n(ids.global, 3, access.global_id);
  return access;
}

std::string who_text(const Case& c, Invocation who) {
  const Ids ids = ids_of(c, who);
  const uint32_t d = dimensions(c);
  return fmt::format("invocation {} (local id {}, workgroup {})", id_text(ids.global, d), id_text(ids.local, d), id_text(ids.workgroup, d));
}

uint64_t total_invocations(const Case& c) { return uint64_t{c.results.groups[0]} * c.results.groups[1] * c.results.groups[2] * c.program.invocations(); }

uint32_t line_of(const Case& c, diag::Span span) { return span.valid() ? c.names.sources.locate(span.begin).line : 0; }

std::string line_text(const Case& c, diag::Span span, diag::Span seen_from) {
  const diag::Location at = c.names.sources.locate(span.begin);
  const bool same_file = seen_from.valid() && c.names.sources.locate(seen_from.begin).file == at.file;
  return same_file ? fmt::format("line {}", at.line) : fmt::format("line {} of {}", at.line, at.file);
}

std::optional<WorkgroupStep> step_by_workgroups(const Case& c) {
  const std::string_view text = c.names.sources.text();
  const std::string_view name = builtin_name(text, "num_workgroups");
  const auto place = bare_step(text, name);
  if (!place) return std::nullopt;
  return WorkgroupStep{*place, name};
}

bool comes_of_step(const Case& c, const Race& race) {
  const uint32_t a = ids_of(c, race.a.who).global[0], b = ids_of(c, race.b.who).global[0];
  return a != b && (a > b ? a - b : b - a) % c.results.groups[0] == 0;
}

std::string value_text(core::Scalar type, uint32_t bits) {
  switch (type) {
    case core::Scalar::Bool: return bits != 0 ? "true" : "false";
    case core::Scalar::I32: return std::to_string(static_cast<int32_t>(bits));
    case core::Scalar::F32: {
      const float value = std::bit_cast<float>(bits);
      if (std::isnan(value)) return "NaN";
      if (std::isinf(value)) return value < 0 ? "-infinity" : "infinity";
      return base::float_text(value);
    }
    case core::Scalar::F16: {
      const double value = base::half_to_double(static_cast<uint16_t>(bits));
      if (std::isnan(value)) return "NaN";
      if (std::isinf(value)) return value < 0 ? "-infinity" : "infinity";
      return base::double_text(value);
    }
    case core::Scalar::U32:
    case core::Scalar::Ptr:
    case core::Scalar::None: return std::to_string(bits);
  }
  return std::to_string(bits);
}

std::string count_text(uint64_t n, std::string_view noun) { return fmt::format("{} {}{}", n, noun, n == 1 ? "" : "s"); }

std::string barrier_name(const Site& site) {
  if (site.uniform_load) return "workgroupUniformLoad()";
  if (site.spaces & core::kStorageMemory) return "storageBarrier()";
  return site.spaces & core::kTextureMemory ? "textureBarrier()" : "workgroupBarrier()";
}

const TexelGrid* texels_of(const Case& c, ir::VarId var) {
  for (size_t i = 0; i < c.program.textures.size(); ++i)
    if (c.program.textures[i].var == var) return &c.results.grids[i];
  return nullptr;
}

PlaceName place_name(const Case& c, ir::VarId id, uint32_t offset) {
  const ir::Var& var = c.program.vars[id];
  const TexelGrid* grid = texels_of(c, id);
  if (grid == nullptr) {
    const std::string path = path_of(var, offset, c.names);
    return {quoted(path), path};
  }
  const Texel texel = texel_at(*grid, offset);
  return {fmt::format("texel {} of '{}'", texel_text(*grid, texel), var.name), texel_path(var.name, *grid, texel)};
}

std::string quoted(std::string_view name) { return fmt::format("'{}'", name); }

std::string_view element_noun(const ir::Var& var) { return var.space == ir::Space::Texture ? "texel" : "element"; }

std::string_view barrier_for(const ir::Var& var) {
  switch (memory_of(var)) {
    case core::kWorkgroupMemory: return "workgroupBarrier()";
    case core::kStorageMemory: return "storageBarrier()";
    case core::kTextureMemory: return "textureBarrier()";
  }
  TESELA_UNREACHABLE();
}

std::string orders_other_memory(uint32_t spaces, const ir::Var& var, bool several) {
  const bool group = (spaces & core::kWorkgroupMemory) != 0, storage = (spaces & core::kStorageMemory) != 0, texels = (spaces & core::kTextureMemory) != 0;
  std::string memory = group && storage ? "workgroup and storage memory" : group ? "workgroup memory" : storage ? "storage memory" : "";
  if (texels) memory += memory.empty() ? "texels" : " and texels";
  const std::string_view verb = several ? "order" : "orders";
  if (var.space == ir::Space::Texture) return fmt::format("{} {}, not texels", verb, memory);
  return fmt::format("{} {}, and '{}' is in {} memory", verb, memory, var.name, var.space == ir::Space::Storage ? "storage" : "workgroup");
}

}  // namespace tesela::sanitize
