// SPDX-License-Identifier: Apache-2.0
#include "cpu/own_elements.h"

#include "ir/walk.h"

namespace tesela::cpu {

using core::Op;
using ir::Function;
using ir::Instruction;
using ir::ValueId;

namespace {

const Instruction* definition(const Function& f, ValueId v) {
  while (f.values[v].def && f.def(v).op == Op::Bitcast) v = f.def(v).operands[0];
  return f.values[v].def ? &f.def(v) : nullptr;
}

/// workgroup_id * size + local_id of one dimension.
bool is_global_id(const ir::Module& m, const Function& f, ValueId v, uint32_t axis) {
  const Instruction* sum = definition(f, v);
  if (!sum || sum->op != Op::Add) return false;
  bool local = false, group = false;
  for (ValueId part : sum->operands) {
    const Instruction* in = definition(f, part);
    if (!in) return false;
    local |= in->op == Op::LocalId && in->imm == axis;
    if (in->op != Op::Mul) continue;
    const uint32_t* size = f.constant(in->operands[1]);
    const Instruction* id = definition(f, in->operands[0]);
    group |= size && *size == m.workgroup_size[axis] && id && id->op == Op::WorkgroupId && id->imm == axis;
  }
  return local && group;
}

/// The pointer that textureStore makes of coordinates: a column, a check of the row, then the row's start (texture/access.cpp). All texels of a level are different places.
bool points_to_own(const ir::Module& m, const Function& f, ValueId pointer) {
  const Instruction* row = &f.def(pointer);
  if (row->op != Op::ElementPtr) return false;
  const Instruction *check = &f.def(row->operands[0]), *start = definition(f, row->operands[1]);
  if (check->op != Op::ElementPtr || check->stride != 0 || !is_global_id(m, f, check->operands[1], 1)) return false;
  const Instruction* column = &f.def(check->operands[0]);
  if (column->op != Op::ElementPtr || f.def(column->operands[0]).op != Op::AddressOf || !is_global_id(m, f, column->operands[1], 0)) return false;
  if (!start || start->op != Op::Add) return false;
  bool rows = false;
  for (ValueId part : start->operands) {
    const Instruction* in = definition(f, part);
    if (!in || in->op != Op::Mul) continue;
    for (int side = 0; side < 2; ++side) rows |= definition(f, in->operands[side]) == definition(f, check->operands[1]);
  }
  return rows;
}

}  // namespace

bool reads_and_writes_own_texels(const ir::Module& m, ir::VarId texture) {
  bool own = true, reads = false;
  for (const Function& f : m.functions)
    ir::for_each_instr(f, f.body, [&](ir::InstrId id) {
      const Instruction& in = f.instrs[id];
      if (!core::has(in.op, core::kReads | core::kWrites | core::kAtomic) || in.operands.empty() || f.values[in.operands[0]].type != core::Scalar::Ptr) return;
      if (!(ir::root_of(f, in.operands[0]) == texture)) return;
      reads |= core::has(in.op, core::kReads);
      if (core::has(in.op, core::kWrites | core::kAtomic)) own &= in.op == Op::Store && points_to_own(m, f, in.operands[0]);
    });
  return own && reads && m.workgroup_size[2] == 1;
}

}  // namespace tesela::cpu
