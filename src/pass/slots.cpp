// SPDX-License-Identifier: Apache-2.0
#include "pass/slots.h"

#include "ir/walk.h"

namespace tesela::pass {

using core::Op;
using core::Scalar;
using ir::InstrId;
using ir::Instruction;
using ir::ValueId;
using ir::VarId;

namespace {
constexpr uint32_t kMaxSlotsOfVar = 1024;  // larger variables stay in memory: they are tables, not values
}

SlotAnalysis::SlotAnalysis(const ir::Module& module, const ir::Function& f, const std::vector<bool>& candidates)
    : candidates_(candidates), points_to_(f.values.size()), first_(module.vars.size(), ~0u), length_(module.vars.size(), 0), memory_(module.vars.size(), false) {
  number_slots(module, f);
  if (types_.empty()) return;
  // Pointers are defined before they are used, but for_each_instr goes block by block from the outside: definitions still come first.
  ir::for_each_instr(f, f.body, [&](InstrId id) { trace(f, f.instrs[id]); });
  ir::for_each_instr(f, f.body, [&](InstrId id) { access(f, f.instrs[id]); });
  settle();
}

void SlotAnalysis::number_slots(const ir::Module& module, const ir::Function& f) {
  ir::for_each_instr(f, f.body, [&](InstrId id) {
    const Instruction& instr = f.instrs[id];
    if (instr.op != Op::AddressOf && instr.op != Op::ClearVar) return;
    const VarId var(instr.imm);
    const uint32_t slots = module.vars[var].size / 4;
    if (!candidates_[var.index] || first_[var.index] != ~0u || slots == 0 || slots > kMaxSlotsOfVar) return;
    first_[var.index] = static_cast<uint32_t>(types_.size());
    length_[var.index] = slots;
    types_.insert(types_.end(), slots, Scalar::None);
    owner_.insert(owner_.end(), slots, var);
  });
  pinned_.assign(types_.size(), false);
  promoted_.assign(types_.size(), false);
  groups_.resize(types_.size());
  for (uint32_t i = 0; i < groups_.size(); ++i) groups_[i] = i;
}

void SlotAnalysis::pin(VarId var, uint32_t begin, uint64_t end) {
  if (first_[var.index] == ~0u) return;
  memory_[var.index] = true;
  const uint64_t last = std::min<uint64_t>((end + 3) / 4, length_[var.index]);
  for (uint64_t i = begin / 4; i < last; ++i) pinned_[first_[var.index] + i] = true;
}

void SlotAnalysis::trace(const ir::Function& f, const Instruction& instr) {
  if (instr.type != Scalar::Ptr || instr.results.empty()) return;
  PointsTo& out = points_to_[instr.results[0].index];
  if (instr.op == Op::AddressOf) {
    if (first_[instr.imm] != ~0u) out = {PointsTo::Kind::Constant, VarId(instr.imm), 0};
    return;
  }
  out = points_to_[instr.operands[0].index];
  if (out.kind != PointsTo::Kind::Constant) return;
  if (instr.op == Op::MemberPtr) {
    out.offset += instr.imm;
    return;
  }
  const uint32_t* index = f.constant(instr.operands[1]);
  if (index != nullptr && instr.extent != 0) {
    if (*index < instr.extent)
      out.offset += *index * instr.stride;
    else
      out.kind = PointsTo::Kind::Invalid;
    return;
  }
  pin(out.var, out.offset, instr.extent != 0 ? out.offset + uint64_t{instr.stride} * instr.extent : ~0u);
  out.kind = PointsTo::Kind::Dynamic;
}

void SlotAnalysis::access(const ir::Function& f, const Instruction& instr) {
  const bool plain = instr.op == Op::Load || instr.op == Op::Store;
  for (size_t i = 0; i < instr.operands.size(); ++i) {
    const PointsTo& p = points_to_[instr.operands[i].index];
    if (f.values[instr.operands[i]].type != Scalar::Ptr || p.kind != PointsTo::Kind::Constant) continue;
    if (instr.op == Op::MemberPtr || instr.op == Op::ElementPtr) continue;
    if (!plain) {
      pin(p.var, 0, ~0u);
      continue;
    }
    const uint64_t n = instr.op == Op::Load ? instr.results.size() : instr.operands.size() - 1;
    if (p.offset % 4 != 0 || p.offset / 4 + n > length_[p.var.index]) {
      pin(p.var, 0, ~0u);
      continue;
    }
    const uint32_t first = first_[p.var.index] + p.offset / 4;
    for (uint32_t s = first; s < first + n; ++s) {
      if (types_[s] != Scalar::None && types_[s] != instr.type) pin(p.var, (s - first_[p.var.index]) * 4, (s - first_[p.var.index]) * 4 + 4);
      types_[s] = instr.type;
      groups_[leader(s)] = leader(first);
    }
  }
}

uint32_t SlotAnalysis::leader(uint32_t slot) {
  while (groups_[slot] != slot) {
    groups_[slot] = groups_[groups_[slot]];
    slot = groups_[slot];
  }
  return slot;
}

void SlotAnalysis::settle() {
  for (uint32_t s = 0; s < types_.size(); ++s)
    if (pinned_[s]) pinned_[leader(s)] = true;
  for (uint32_t s = 0; s < types_.size(); ++s) {
    const bool stays = pinned_[leader(s)];
    promoted_[s] = !stays && types_[s] != Scalar::None;
    any_ = any_ || promoted_[s];
    if (stays) memory_[owner_[s].index] = true;
  }
}

uint32_t SlotAnalysis::slot(VarId var, uint32_t offset) const {
  if (first_[var.index] == ~0u || offset / 4 >= length_[var.index]) return ~0u;
  const uint32_t s = first_[var.index] + offset / 4;
  return promoted_[s] ? s : ~0u;
}

}  // namespace tesela::pass
