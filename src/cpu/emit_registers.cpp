// SPDX-License-Identifier: Apache-2.0
// Which workgroup variables may go to registers: small ones whose indices are known once a body is written out for all subgroups. What this file says is a
// guess that costs code where it is wrong; the pass over the LLVM IR (promote_workgroup.h) sees what the places really are.
#include "cpu/codegen.h"
#include "cpu/promote_workgroup.h"

#include "ir/walk.h"

namespace tesela::cpu {

namespace {

constexpr uint32_t kMaxLaneBytes = 16;     // from one lane to the next
constexpr uint32_t kMaxVectors = 20;     // of all variables together: the rest of the 32 registers is for what is computed
constexpr uint64_t kMaxWrittenOut = 4096;  // IR instructions of the body times subgroups

}  // namespace

/// Addresses of the variables that are to be tried.
void Body::choose_registers() {
  registers_.assign(gen.ir.vars.size(), nullptr);
  const bool one_version = !gen.ir.full || &f == &gen.ir.functions[gen.ir.full];
  if (gen.ir.observed || !one_version || !gen.target.avx512 || gen.lanes != gen.target.lanes || (!shapes_.regions && gen.subgroups() != 1)) return;
  uint64_t size = 0;
  ir::for_each_instr(f, f.body, [&](ir::InstrId) { ++size; });
  if (size * gen.subgroups() > kMaxWrittenOut) return;
  uint64_t bytes = 0;  // of all: a kernel that works in memory anyway gains little
  for (const ir::Var& var : gen.ir.vars)
    if (var.space == ir::Space::Workgroup) bytes += var.size;
  if (bytes > uint64_t{kMaxVectors} * gen.lanes * 4) return;
  for (uint32_t i = 0; i < gen.ir.vars.size(); ++i) {
    const ir::Var& var = gen.ir.vars[ir::VarId(i)];
    if (var.space != ir::Space::Workgroup || !indices_are_known(ir::VarId(i))) continue;
    llvm::IRBuilder<> at(allocas_);
    registers_[i] = at.CreateCall(workgroup_variable(gen.module), {workgroup_memory_, at.getInt64(gen.homes[i].offset), at.getInt64(var.size)});
  }
}

/// Whether all accesses are loads and stores of words, at places that depend on local ids alone and are whole vectors, scalars or columns of rows.
bool Body::indices_are_known(ir::VarId var) {
  bool known = true;
  Words words;
  ir::for_each_instr(f, f.body, [&](ir::InstrId id) {
    const ir::Instruction& in = f.instrs[id];
    if (in.operands.empty() || f.values[in.operands[0]].type != Scalar::Ptr || ir::root_of(f, in.operands[0]) != var) return;
    if (in.op == Op::ElementPtr) known &= shapes_.known[in.operands[1].index];
    else if (in.op != Op::MemberPtr) known &= (in.op == Op::Load || in.op == Op::Store || in.op == Op::UniformLoad) && in.type != Scalar::F16 && (is_dense(in.operands[0]) || is_column(in, words));
  });
  return known;
}

/// Whether lanes lie so close that an access is made of whole vectors.
bool Body::is_dense(ValueId pointer) const {
  const pass::Shape& shape = shapes_.of(pointer);
  switch (shape.kind) {
    case pass::ShapeKind::Unknown:
    case pass::ShapeKind::WorkgroupUniform:
    case pass::ShapeKind::Uniform: return true;
    case pass::ShapeKind::Linear: return shape.stride <= kMaxLaneBytes;
    case pass::ShapeKind::Pattern: {
      const Spread spread = spread_of(shapes_.patterns[shape.stride]);
      return spread.high - spread.low <= int64_t{kMaxLaneBytes} * gen.lanes;
    }
    case pass::ShapeKind::Varying: return false;
  }
  TESELA_UNREACHABLE();
}

/// Whether a stretch reads or writes variables that go to registers only if it is written out.
bool Body::touches_registers(const pass::Piece& piece, ir::BlockId block_id) const {
  bool found = false;
  const auto look = [&](const ir::Instruction& in) {
    if (in.op == Op::Load || in.op == Op::Store) found |= registers_[ir::root_of(f, in.operands[0]).index] != nullptr;
  };
  for (uint32_t i = piece.begin; i < piece.end; ++i) {
    const ir::Instruction& in = f.instrs[f.blocks[block_id].instrs[i]];
    look(in);
    for (ir::BlockId inner : in.blocks) ir::for_each_instr(f, inner, [&](ir::InstrId id) { look(f.instrs[id]); });
  }
  return found;
}

}  // namespace tesela::cpu
