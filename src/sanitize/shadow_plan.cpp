// SPDX-License-Identifier: Apache-2.0
#include "sanitize/shadow_plan.h"

#include <bit>

namespace tesela::sanitize {
namespace {

bool is_access(const Site& site) {
  switch (site.kind) {
    case Site::Kind::Read:
    case Site::Kind::Write:
    case Site::Kind::Atomic: return true;
    case Site::Kind::Index:
    case Site::Kind::InactiveLane:
    case Site::Kind::DivisionByZero:
    case Site::Kind::ShiftPastWidth:
    case Site::Kind::NotANumber:
    case Site::Kind::Infinity:
    case Site::Kind::LossyConversion:
    case Site::Kind::Overflow:
    case Site::Kind::Stuck:
    case Site::Kind::Assert:
    case Site::Kind::Print:
    case Site::Kind::Condition:
    case Site::Kind::Barrier:
    case Site::Kind::Leave: return false;
  }
  return false;
}

/// Atomic operations leave nothing to know in workgroup memory; in storage they count for coverage.
bool is_kept(const Site& site, const ir::Var& var) {
  if (!is_access(site)) return false;
  if (var.space == ir::Space::Storage || var.space == ir::Space::Texture) return !var.read_only;
  return var.space == ir::Space::Workgroup && site.kind != Site::Kind::Atomic;
}

struct Uses {
  bool any = false, writes = false, parts = false;
  uint32_t granule_shift = 2;
};

constexpr uint64_t kRoom = kBlock > core::kShadowRoom ? kBlock : core::kShadowRoom;
uint64_t rounded(uint64_t words) { return (words + kRoom + kChunk - 1) / kChunk * kChunk; }

}  // namespace

ShadowPlan plan_shadow(const Program& program, std::span<const core::BufferView> buffers) {
  std::vector<Uses> uses(program.vars.size());
  for (const Site& site : program.sites) {
    if (!is_access(site) || !is_kept(site, program.vars[site.var])) continue;
    Uses& u = uses[site.var.index];
    const bool writes = site.kind != Site::Kind::Read;
    u.any = true;
    u.writes |= writes;
    u.parts |= writes && site.vector_scalars != 0;
    if (site.scalar_bytes == 2) u.granule_shift = 1;
  }
  ShadowPlan plan;
  plan.words = rounded(0);  // room before the first variable, which is not another worker's
  std::vector<uint32_t> index(program.vars.size(), ~0u);
  for (uint32_t i = 0; i < program.vars.size(); ++i) {
    if (!uses[i].any) continue;
    const ir::Var& var = program.vars[ir::VarId(i)];
    ShadowedVariable v;
    v.var = ir::VarId(i);
    v.memory = memory_of(var);
    v.written = uses[i].writes;
    v.granule_shift = uses[i].granule_shift;
    for (const WrittenTexture& t : program.textures) {
      if (t.var != v.var) continue;
      v.texels = grid_of(t, buffers);
      v.granule_shift = static_cast<uint32_t>(std::countr_zero(t.texel_bytes));
    }
    const uint64_t bytes = v.lasts() ? buffers[var.binding].size : var.size;
    v.elements = bytes >> v.granule_shift;
    v.words = plan.words;
    plan.words += rounded(v.elements);
    if (uses[i].parts) {
      v.vectors = plan.words;
      plan.words += rounded(v.elements);
      v.sizes = plan.words;
      plan.words += rounded(v.elements / sizeof(uint32_t));
    }
    index[i] = static_cast<uint32_t>(plan.variables.size());
    plan.variables.push_back(v);
  }
  for (const Site& site : program.sites)
    plan.of_site.push_back(is_access(site) && is_kept(site, program.vars[site.var]) ? index[site.var.index] : ~0u);
  return plan;
}

}  // namespace tesela::sanitize
