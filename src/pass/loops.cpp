// SPDX-License-Identifier: Apache-2.0
#include "pass/loops.h"

#include <algorithm>

#include "ir/walk.h"

namespace tesela::pass {

using namespace ir;
using core::has;

namespace {

constexpr int kDeep = 6;  // operations between a step and the number of workgroups

bool depends_on_grid(const Function& f, ValueId v, int depth) {
  const InstrId def = f.values[v].def;
  if (!def || depth == 0) return false;
  const Instruction& in = f.instrs[def];
  if (in.op == Op::NumWorkgroups) return true;
  return has(in.op, core::kPure) && std::any_of(in.operands.begin(), in.operands.end(), [&](ValueId o) { return depends_on_grid(f, o, depth - 1); });
}

bool constant_memory(const Module& m, const Function& f, ValueId ptr) {
  const Var& var = m.vars[root_of(f, ptr)];
  return var.space == Space::Uniform || var.space == Space::Constant || (var.space == Space::Storage && var.read_only);
}

/// May be done again, and gives the same again.
bool repeatable(const Module& m, const Function& f, const Instruction& in) {
  return has(in.op, core::kPure) || (in.op == Op::Load && constant_memory(m, f, in.operands[0]));
}

/// What one iteration does touches nothing that the next one of the same invocation finds elsewhere than in buffers and workgroup memory.
bool independent(const Module& m, const Function& f, const Instruction& in) {
  if (in.op == Op::Call || in.op == Op::Return || has(in.op, core::kBarrier | core::kObserves | core::kSubgroup)) return false;
  if (in.op == Op::AddressOf || in.op == Op::ClearVar) {
    const Space space = m.vars[VarId(in.imm)].space;
    return space != Space::Function && space != Space::Private;
  }
  // Who waits for another invocation may wait for one that comes later in this order.
  return !has(in.op, core::kAtomic) || m.vars[root_of(f, in.operands[0])].space == Space::Workgroup;
}

/// The If at the head of the body, if the loop is left by it alone.
void find_guard(const Module& m, const Function& f, const Shapes& shapes, StridedLoop& s) {
  uint32_t exits = 0;
  for (BlockId block : f.instrs[s.loop].blocks)
    for_each_instr(f, block, [&](InstrId id) { exits += f.instrs[id].op == Op::Exit && f.instrs[id].target == s.loop; });
  if (exits != 1) return;
  for (InstrId id : f.blocks[f.instrs[s.loop].blocks[0]].instrs) {
    const Instruction& in = f.instrs[id];
    if (in.op == Op::If) {
      for (uint32_t arm = 0; arm < 2; ++arm)
        if (only_leaves(f, in.blocks[arm], s.loop)) {
          s.guard = id;
          s.stays = 1 - arm;
        }
      return;
    }
    if (!repeatable(m, f, in) || (in.op == Op::Load && !shapes.of(in.operands[0]).uniform())) return;
  }
}

}  // namespace

bool only_leaves(const Function& f, BlockId block, InstrId construct) {
  const auto& instrs = f.blocks[block].instrs;
  return instrs.size() == 1 && f.instrs[instrs[0]].op == Op::Exit && f.instrs[instrs[0]].target == construct;
}

bool defined_inside(const Function& f, InstrId loop, ValueId v) {
  bool inside = false;
  for (BlockId block : f.instrs[loop].blocks)
    for_each_block(f, block, [&](BlockId b) {
      inside |= f.values[v].block == b;
      for (InstrId id : f.blocks[b].instrs) inside |= f.values[v].def == id;
    });
  return inside;
}

bool passes_through(const Function& f, InstrId loop, ValueId v, ValueId param) {
  if (v == param) return true;
  const Instruction& in = f.instrs[loop];
  const auto& receivers = f.blocks[in.blocks[1]].params;
  const auto at = std::find(receivers.begin(), receivers.end(), v);
  if (at == receivers.end()) return false;
  const size_t index = static_cast<size_t>(at - receivers.begin());
  bool same = true;
  for_each_instr(f, in.blocks[0], [&](InstrId id) {
    const Instruction& c = f.instrs[id];
    if (c.op == Op::Continue && c.target == loop) same &= c.operands[index] == param;
  });
  return same;
}

Growth growth_of(const Function& f, InstrId loop, size_t index) {
  const Instruction& in = f.instrs[loop];
  const ValueId param = f.blocks[in.blocks[0]].params[index];
  const Instruction& next = f.instrs[f.blocks[in.blocks[1]].instrs.back()];
  if (next.op != Op::Next) return {};
  const ValueId grown = next.operands[index];
  if (passes_through(f, loop, grown, param)) return {true, {}};
  if (!f.values[grown].def || f.def(grown).op != Op::Add) return {};
  const core::Scalar type = f.values[param].type;
  if (type != core::Scalar::I32 && type != core::Scalar::U32) return {};
  for (int side = 0; side < 2; ++side) {
    const ValueId step = f.def(grown).operands[1 - side];
    if (passes_through(f, loop, f.def(grown).operands[side], param) && !defined_inside(f, loop, step)) return {true, step};
  }
  return {};
}

StridedLoop find_strided(const Module& module, const Function& f, BlockId block, uint32_t begin, uint32_t end, const Shapes& shapes) {
  StridedLoop s;
  const auto& instrs = f.blocks[block].instrs;
  for (uint32_t i = begin; i < end; ++i) {
    const Instruction& in = f.instrs[instrs[i]];
    if (in.op == Op::Loop && !s.loop) s.loop = instrs[i];
    else if (has(in.op, core::kControl)) {
      bool plain = in.op != Op::Call && in.op != Op::Loop && in.results.empty();
      for (BlockId inner : in.blocks) for_each_instr(f, inner, [&](InstrId id) { plain &= repeatable(module, f, f.instrs[id]) || f.instrs[id].op == Op::Exit || f.instrs[id].op == Op::Return; });
      if (!plain) return {};
    } else if (!repeatable(module, f, in) && !(has(in.op, core::kExit) && in.operands.empty())) {
      return {};
    }
  }
  if (!s.loop || module.observed || !f.instrs[s.loop].results.empty() || shapes.of(s.loop).exits) return {};
  bool apart = true, grid = false;
  for (BlockId inner : f.instrs[s.loop].blocks) for_each_instr(f, inner, [&](InstrId id) { apart &= independent(module, f, f.instrs[id]); });
  if (!apart) return {};
  for (size_t i = 0; i < f.blocks[f.instrs[s.loop].blocks[0]].params.size(); ++i) {
    const Growth growth = growth_of(f, s.loop, i);
    if (!growth.known || (growth.step && !shapes.of(growth.step).uniform())) return {};
    grid |= growth.step && depends_on_grid(f, growth.step, kDeep);
    s.growth.push_back(growth);
  }
  if (!grid) return {};
  find_guard(module, f, shapes, s);
  return s;
}

namespace {

/// The value that stays below a limit where the If at the head goes on, and the limit.
std::pair<ValueId, ValueId> below_at(const Function& f, const Instruction& guard, uint32_t stays) {
  if (!f.values[guard.operands[0]].def) return {};
  const Instruction& test = f.def(guard.operands[0]);
  if (test.op == (stays == 0 ? Op::Lt : Op::Ge)) return {test.operands[0], test.operands[1]};
  if (test.op == (stays == 0 ? Op::Gt : Op::Le)) return {test.operands[1], test.operands[0]};
  return {};
}

/// Whether a term may be made of it: it has no effect, and reads what nobody writes.
bool makes_terms(const Module& m, const Function& f, const Instruction& in) {
  if (has(in.op, core::kSubgroup | core::kInput) && in.op != Op::BufferSize) return false;
  return repeatable(m, f, in) && (in.op != Op::Load || (in.type != core::Scalar::F16 && m.vars[root_of(f, in.operands[0])].space == Space::Storage));
}

}  // namespace

SumLoop find_sum_loop(const Module& m, const Function& f, InstrId loop) {
  const Instruction& in = f.instrs[loop];
  const ir::Block& body = f.blocks[in.blocks[0]];
  if (in.op != Op::Loop || body.params.size() != 2 || body.instrs.empty()) return {};
  const Instruction& last = f.instrs[body.instrs.back()];
  if (last.op != Op::Continue || last.target != loop) return {};
  SumLoop s;
  for (size_t i = 0; i < 2; ++i) {
    const Growth growth = growth_of(f, loop, i);
    const uint32_t* step = growth.step ? f.constant(growth.step) : nullptr;
    if (growth.known && step && *step == 1) {
      s.counter = body.params[i];
      s.start = in.operands[i];
    } else {
      s.sum = body.params[i];
      s.grown = last.operands[i];
    }
  }
  if (!s.counter || !s.sum || f.values[s.sum].type != core::Scalar::F32 || !f.values[s.grown].def) return {};
  // What the continuing block hands on is what the body has made.
  const auto& next = f.instrs[f.blocks[in.blocks[1]].instrs.back()];
  const auto& handed = f.blocks[in.blocks[1]].params;
  const size_t place = body.params[0] == s.sum ? 0 : 1;
  if (next.op != Op::Next || next.operands[place] != handed[place]) return {};
  for (InstrId id : f.blocks[in.blocks[1]].instrs)
    if (f.instrs[id].op != Op::Next && !has(f.instrs[id].op, core::kPure)) return {};
  const Instruction& adds = f.def(s.grown);
  const bool fused = adds.op == Op::Fma && adds.operands[2] == s.sum && adds.operands[0] != s.sum && adds.operands[1] != s.sum;
  const bool plain = adds.op == Op::Add && (adds.operands[0] == s.sum) != (adds.operands[1] == s.sum);
  if (!fused && !plain) return {};
  bool counts = false;
  for (InstrId id : body.instrs) {
    const Instruction& at = f.instrs[id];
    if (&at == &last) break;
    if (at.op == Op::If && !s.guard) {
      s.guard = id;
      continue;
    }
    if (!makes_terms(m, f, at)) return {};
    for (ValueId v : at.operands)
      if (v == s.sum && &at != &adds) return {};
    if (at.op == Op::ElementPtr && at.operands[1] == s.counter && at.stride == 4) counts = true;
  }
  if (!s.guard || !counts) return {};
  const Instruction& guard = f.instrs[s.guard];
  for (uint32_t stays = 0; stays < 2; ++stays) {
    if (!only_leaves(f, guard.blocks[stays], s.guard) || !only_leaves(f, guard.blocks[1 - stays], loop)) continue;
    const Instruction& leaves = f.instrs[f.blocks[guard.blocks[1 - stays]].instrs[0]];
    const auto [below, limit] = below_at(f, guard, stays);
    if (leaves.operands.size() != 1 || leaves.operands[0] != s.sum || !guard.results.empty() || below != s.counter || !limit || defined_inside(f, loop, limit)) return {};
    s.limit = limit;
    s.found = true;
    return s;
  }
  return {};
}

}  // namespace tesela::pass
