// SPDX-License-Identifier: Apache-2.0
// Columns that a stretch writes: stores to workgroup memory by which each lane writes a word far from the next lane's, where what other subgroups or stores
// write lies between (`tile[lid.x][lid.y] = v`, or the bit-reversed order of a Fourier transform). A scatter for each subgroup takes one store for each lane. Here
// subgroups put their vectors side by side, and after the stretch as many of them as there are lanes are transposed and written as whole vectors.
//
// Nothing else in the stretch touches the variable, all invocations take part, and all places are known when code is made and differ.
#include <algorithm>

#include "cpu/codegen.h"
#include "ir/walk.h"

namespace tesela::cpu {

using core::has;
using pass::Piece;

constexpr uint32_t kMaxBlocks = 4;  // transpositions of a stretch

/// The stores of a stretch by variable; no entry for variables that anything else touches.
std::map<uint32_t, std::vector<ir::InstrId>> Body::lone_stores(const Piece& piece, ir::BlockId block_id) const {
  std::map<uint32_t, std::vector<ir::InstrId>> stores;
  std::vector<bool> touched(gen.ir.vars.size());
  bool calls = false;
  const auto look = [&](ir::InstrId id, bool inner) {
    const ir::Instruction& in = f.instrs[id];
    calls |= in.op == Op::Call;
    if (in.type == Scalar::Ptr && has(in.op, core::kPure)) return;
    for (size_t i = 0; i < in.operands.size(); ++i) {
      if (f.values[in.operands[i]].type != Scalar::Ptr) continue;
      const ir::VarId root = ir::root_of(f, in.operands[i]);
      const bool plain = !inner && i == 0 && in.op == Op::Store && in.type != Scalar::F16 && !group_of_.contains(id.index);
      if (plain) stores[root.index].push_back(id);
      else touched[root.index] = true;
    }
  };
  for (uint32_t i = piece.begin; i < piece.end; ++i) {
    const ir::InstrId id = f.blocks[block_id].instrs[i];
    look(id, false);
    for (ir::BlockId inner : f.instrs[id].blocks) ir::for_each_instr(f, inner, [&](ir::InstrId below) { look(below, true); });
  }
  std::erase_if(stores, [&](const auto& entry) {
    const uint32_t root = entry.first;
    return calls || touched[root] || gen.ir.vars[ir::VarId(root)].space != ir::Space::Workgroup || (!registers_.empty() && registers_[root]) || (!shifted_.empty() && shifted_[root]);
  });
  return stores;
}

/// Adds the transpositions by which the rows are written; false: they are not made of columns. A row is what one subgroup writes.
bool Body::columns_of_rows(ir::VarId root, std::vector<Row> rows, std::vector<ColumnBlock>& out) const {
  const uint32_t part = gen.lanes;
  std::vector<uint32_t> all;
  for (const Row& row : rows) all.insert(all.end(), row.words.begin(), row.words.end());
  std::sort(all.begin(), all.end());
  if (std::adjacent_find(all.begin(), all.end()) != all.end()) return false;
  std::sort(rows.begin(), rows.end(), [&](const Row& x, const Row& y) {  // those whose lanes are apart alike, by the first lane's word
    for (uint32_t l = 1; l < part; ++l)
      if (const uint32_t a = x.words[l] - x.words[0], c = y.words[l] - y.words[0]; a != c) return a < c;
    return x.words[0] < y.words[0];
  });
  if (rows.size() % part != 0) return false;
  for (size_t i = 0; i < rows.size(); i += part) {
    ColumnBlock block{root, {}, rows[i].words};
    for (uint32_t r = 0; r < part; ++r) {
      for (uint32_t l = 0; l < part; ++l)
        if (rows[i + r].words[l] != rows[i].words[l] + r) return false;
      block.rows.push_back(rows[i + r].number);
    }
    out.push_back(std::move(block));
  }
  return true;
}

/// Finds the columns that the stretch writes. Its subgroups leave their vectors by store_column.
void Body::prepare_written_columns(const Piece& piece, ir::BlockId block_id, Range active, bool leaves) {
  written_columns_ = {};
  if (leaves || gen.ir.observed || current_mask_slot_ != 0 || active.first != 0 || active.end != gen.subgroups() || gen.ir.invocations() % gen.lanes != 0 || stream_part() != gen.lanes) return;
  uint32_t count = 0;  // vectors that subgroups leave
  for (const auto& [root, stores] : lone_stores(piece, block_id)) {
    std::vector<Row> rows;
    std::vector<std::pair<ir::InstrId, uint32_t>> firsts;
    uint32_t next = count;
    bool known = true;
    for (ir::InstrId id : stores) {
      const ir::Instruction& in = f.instrs[id];
      Words words;
      if (!(known &= words_of(in.operands[0], words))) break;
      firsts.push_back({id, next});
      for (uint32_t i = 0; i + 1 < in.operands.size(); ++i)
        for (uint32_t s = 0; s < gen.subgroups(); ++s) {
          Row row{next++, words.lanes};
          for (uint32_t& word : row.words) word += words.firsts[s] + i;
          rows.push_back(std::move(row));
        }
    }
    std::vector<ColumnBlock> blocks = written_columns_.blocks;
    if (!known || !columns_of_rows(ir::VarId(root), std::move(rows), blocks) || blocks.size() > kMaxBlocks) continue;
    written_columns_.blocks = std::move(blocks);
    written_columns_.stores.insert(written_columns_.stores.end(), firsts.begin(), firsts.end());
    count = next;
  }
  if (count == 0) return;
  written_columns_.memory = llvm::IRBuilder<>(allocas_).CreateAlloca(llvm::ArrayType::get(gen.vector_of(gen.i32()), count));
  written_columns_.memory->setAlignment(llvm::Align(64));
}

/// True if the store writes a column: its vectors wait for those of the other subgroups.
bool Body::store_column(const ir::Instruction& in) {
  for (const auto& [id, first] : written_columns_.stores) {
    if (&f.instrs[id] != &in) continue;
    TESELA_CHECK(!mask_, "a column of which lanes are missing");
    llvm::Type* type = gen.vector_of(gen.i32());
    for (uint32_t i = 0; i + 1 < in.operands.size(); ++i) {
      llvm::Value* at = b.CreateGEP(type, b.CreateConstGEP1_64(type, written_columns_.memory, uint64_t{first} + uint64_t{i} * gen.subgroups()), b.CreateZExt(at_.subgroup, gen.i64()));
      gen.tag_memory(b.CreateStore(b.CreateBitCast(to_memory(vector(value(in.operands[i + 1])), in, false), type), at), ModuleGen::kClassFrame);
    }
    return true;
  }
  return false;
}

/// Writes what the stretch's subgroups have left.
void Body::write_columns() {
  llvm::Type* type = gen.vector_of(gen.i32());
  for (const ColumnBlock& block : written_columns_.blocks) {
    llvm::SmallVector<llvm::Value*, 16> rows, out;
    for (uint32_t row : block.rows) {
      llvm::LoadInst* load = b.CreateLoad(type, b.CreateConstGEP1_64(type, written_columns_.memory, row));
      gen.tag_memory(load, ModuleGen::kClassFrame);
      rows.push_back(load);
    }
    transpose_rows(rows, out);
    Pointer p;
    p.root = block.root;
    llvm::Value* base = base_of(p);
    for (uint32_t l = 0; l < gen.lanes; ++l) tag(b.CreateAlignedStore(out[l], b.CreateConstGEP1_64(gen.i32(), base, block.words[l]), llvm::Align(4)), p);
  }
  written_columns_ = {};
}

}  // namespace tesela::cpu
