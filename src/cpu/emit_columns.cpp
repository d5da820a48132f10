// SPDX-License-Identifier: Apache-2.0
// Columns of workgroup memory: loads by which each subgroup of a stretch reads the neighbours of what the subgroup before it reads, its lanes a row apart
// (`tile[lid.x][lid.y]`, as in a transposition). A gather for each subgroup costs several times what it takes to read the rows as vectors and
// to transpose them in registers, for all subgroups before the stretch runs.
//
// Nothing in the stretch writes the variable, and all places are known when code is made: they lie in the variable, whoever takes part.
#include <algorithm>

#include "cpu/codegen.h"
#include "ir/walk.h"

namespace tesela::cpu {

using core::has;
using pass::Piece;

constexpr uint32_t kLeastApart = 5;  // words between lanes: closer ones are whole vectors already

/// The words of a variable that all invocations access through a pointer, if code generation knows them. (An index that is checked must pass.)
bool Body::words_of(ValueId ptr, Words& out) const {
  out.firsts.assign(gen.subgroups(), 0);
  out.lanes.assign(gen.lanes, 0);
  for (;; ptr = f.def(ptr).operands[0]) {
    if (!f.values[ptr].def) return false;
    const ir::Instruction& in = f.def(ptr);
    if (in.op == Op::AddressOf) return true;
    if (in.op == Op::MemberPtr) {
      if (in.imm % 4 != 0) return false;
      for (uint32_t& first : out.firsts) first += in.imm / 4;
      continue;
    }
    if (in.op != Op::ElementPtr || in.stride % 4 != 0) return false;
    const ValueId index = in.operands[1];
    const pass::Shape& shape = shapes_.of(index);
    if (!shapes_.known[index.index] || shape.kind == pass::ShapeKind::Varying) return false;
    if (in.extent == 0 || shapes_.largest[index.index] >= in.extent) return false;
    const uint32_t words = in.stride / 4;
    for (uint32_t s = 0; s < gen.subgroups(); ++s) {
      uint32_t first = 0;
      if (!shapes_.first_lane(index, s, first)) return false;
      out.firsts[s] += first * words;
    }
    for (uint32_t l = 0; l < gen.lanes; ++l) {
      if (shape.kind == pass::ShapeKind::Linear) out.lanes[l] += l * shape.stride * words;
      if (shape.kind == pass::ShapeKind::Pattern) out.lanes[l] += shapes_.patterns[shape.stride][l] * words;
    }
  }
}

/// Whether a load of workgroup memory takes a column of rows that are as long as there are lanes.
bool Body::is_column(const ir::Instruction& in, Words& words) const {
  if (in.op != Op::Load || in.results.size() != 1 || in.type == Scalar::F16 || in.type == Scalar::Bool) return false;
  if (stream_part() != gen.lanes || gen.subgroups() % gen.lanes != 0 || gen.ir.vars[ir::root_of(f, in.operands[0])].space != ir::Space::Workgroup) return false;
  if (!words_of(in.operands[0], words) || words.lanes[1] < kLeastApart) return false;
  for (uint32_t s = 1; s < gen.subgroups(); ++s)
    if (words.firsts[s] != words.firsts[0] + s) return false;
  for (uint32_t l = 0; l < gen.lanes; ++l)
    if (words.lanes[l] != l * words.lanes[1]) return false;
  return true;
}

/// Reads the columns that the stretch's loads want. Subgroups take theirs by load_column.
void Body::prepare_columns(const Piece& piece, ir::BlockId block_id, Range active) {
  columns_.clear();
  if (active.first != 0 || active.end != gen.subgroups() || gen.ir.observed) return;
  std::vector<ir::InstrId> loads;
  std::vector<bool> written(gen.ir.vars.size());
  bool calls = false;
  const auto note = [&](ir::InstrId id, bool in_loop) {
    const ir::Instruction& in = f.instrs[id];
    calls |= in.op == Op::Call;
    if (in.op == Op::Load && !in_loop) loads.push_back(id);
    else if (has(in.op, core::kWrites) && !in.operands.empty() && f.values[in.operands[0]].type == Scalar::Ptr) written[ir::root_of(f, in.operands[0]).index] = true;
  };
  std::vector<std::pair<ir::BlockId, bool>> todo;
  const auto look = [&](ir::InstrId id, bool in_loop) {
    note(id, in_loop);
    for (ir::BlockId inner : f.instrs[id].blocks) todo.push_back({inner, in_loop || f.instrs[id].op == Op::Loop});
  };
  for (uint32_t i = piece.begin; i < piece.end; ++i) look(f.blocks[block_id].instrs[i], false);
  while (!todo.empty()) {
    const auto [block, in_loop] = todo.back();
    todo.pop_back();
    for (ir::InstrId id : f.blocks[block].instrs) look(id, in_loop);
  }
  if (calls) return;
  for (ir::InstrId id : loads) {
    const ir::Instruction& in = f.instrs[id];
    Words words;
    if (!written[ir::root_of(f, in.operands[0]).index] && is_column(in, words)) columns_.push_back({id, read_columns(in, words)});
  }
}

/// Memory with a vector for each subgroup.
llvm::Value* Body::read_columns(const ir::Instruction& in, const Words& words) {
  const uint32_t part = gen.lanes;
  llvm::Type* element = memory_type(in.type, false);
  llvm::Type* type = gen.vector_of(element);
  llvm::AllocaInst* memory = llvm::IRBuilder<>(allocas_).CreateAlloca(llvm::ArrayType::get(type, gen.subgroups()));
  memory->setAlignment(llvm::Align(64));
  Pointer p;
  p.root = ir::root_of(f, in.operands[0]);
  llvm::Value* base = base_of(p);
  for (uint32_t first = 0; first < gen.subgroups(); first += part) {
    llvm::SmallVector<llvm::Value*, 16> rows;
    for (uint32_t l = 0; l < part; ++l)
      rows.push_back(tag(b.CreateAlignedLoad(type, b.CreateConstGEP1_64(element, base, uint64_t{words.firsts[0]} + first + uint64_t{l} * words.lanes[1]), llvm::Align(4)), p));
    llvm::SmallVector<llvm::Value*, 16> out;
    transpose_rows(rows, out);
    for (uint32_t s = 0; s < part; ++s) gen.tag_memory(b.CreateStore(out[s], b.CreateConstGEP1_64(type, memory, first + s)), ModuleGen::kClassFrame);
  }
  return memory;
}

/// As many vectors as they have elements (16 or 8), transposed.
void Body::transpose_rows(llvm::ArrayRef<llvm::Value*> rows, llvm::SmallVectorImpl<llvm::Value*>& out) {
  const auto part = static_cast<uint32_t>(rows.size());
  const auto mix = [&](llvm::Value* x, llvm::Value* y, llvm::ArrayRef<uint32_t> quads) {  // 128 bits each; those of y come after those of x
    llvm::SmallVector<int, 16> pick;
    for (uint32_t q : quads)
      for (uint32_t e = 0; e < 4; ++e) pick.push_back(static_cast<int>(q * 4 + e));
    return b.CreateShuffleVector(x, y, pick);
  };
  llvm::SmallVector<llvm::Value*, 4> quads[4];  // of four rows: element j of each, of each 128 bits
  for (uint32_t g = 0; g < part / 4; ++g) transpose_quads(rows.slice(g * 4, 4), quads[g]);
  out.resize(part);
  for (uint32_t j = 0; j < 4; ++j) {
    if (part == 8) {
      out[j] = mix(quads[0][j], quads[1][j], {0, 2});
      out[j + 4] = mix(quads[0][j], quads[1][j], {1, 3});
      continue;
    }
    llvm::Value* x[2] = {mix(quads[0][j], quads[1][j], {0, 1, 4, 5}), mix(quads[0][j], quads[1][j], {2, 3, 6, 7})};
    llvm::Value* y[2] = {mix(quads[2][j], quads[3][j], {0, 1, 4, 5}), mix(quads[2][j], quads[3][j], {2, 3, 6, 7})};
    for (uint32_t c = 0; c < 4; ++c) out[c * 4 + j] = c % 2 == 0 ? mix(x[c / 2], y[c / 2], {0, 2, 4, 6}) : mix(x[c / 2], y[c / 2], {1, 3, 5, 7});
  }
}

/// True if the load takes a column that was read before.
bool Body::load_column(const ir::Instruction& in) {
  for (const auto& [id, memory] : columns_) {
    if (&f.instrs[id] != &in) continue;
    llvm::Type* type = gen.vector_of(memory_type(in.type, false));
    llvm::LoadInst* load = b.CreateLoad(type, b.CreateGEP(type, memory, b.CreateZExt(at_.subgroup, gen.i64())));
    gen.tag_memory(load, ModuleGen::kClassFrame);
    set(in.results[0], varying(from_memory(load, in.type, false)));
    return true;
  }
  return false;
}

}  // namespace tesela::cpu
