// SPDX-License-Identifier: Apache-2.0
// The kernel: loops over workgroups and subgroups round the body.
#include "cpu/codegen.h"
#include "cpu/counted_loop.h"

#include <algorithm>

#include <llvm/IR/MDBuilder.h>

#include "ir/walk.h"

namespace tesela::cpu {

using core::has;

/// Workgroups of a row that are taken together at most: their invocations are counted in 32 bits.
constexpr uint32_t kMaxRun = 1u << 20;

void Body::emit_kernel() {
  allocas_ = block("entry");
  llvm::BasicBlock* start = block("start");
  dispatch_ = into_->getArg(0);
  worker_ = into_->getArg(1);
  load_dispatch_facts();
  choose_past_caches();
  begin_stopped();
  place(start);
  if (shapes_.order == pass::LaneOrder::Merged) emit_merged(into_->getArg(2), into_->getArg(3));
  else emit_grouped(into_->getArg(2), into_->getArg(3));
  finish_entry(start);
}

/// The block that notes where the stop flag was seen, and leaves.
void Body::begin_stopped() {
  stopped_ = block("stopped");
  place(stopped_);
  stopped_where_ = b.CreatePHI(gen.i32(), 4);
  b.CreateStore(stopped_where_, b.CreateConstGEP1_64(b.getInt8Ty(), worker_, offsetof(core::WorkerContext, stopped_at)));
  leave_stopped();
}

void Body::finish_entry(llvm::BasicBlock* start) {
  llvm::IRBuilder<>(allocas_).CreateBr(start);
  if (stopped_where_->getNumIncomingValues() != 0) return;
  stopped_where_->replaceAllUsesWith(c32(0));
  stopped_where_->eraseFromParent();
}

llvm::Value* Body::tail_mask(llvm::Value* remaining) { return b.CreateICmpULT(iota(), splat(remaining)); }

/// The body once, for one subgroup, then falls through.
void Body::emit_once(llvm::Value* mask) {
  llvm::BasicBlock* end = block("end");
  Construct root;
  root.kind = Construct::Kind::Function;
  root.end = end;
  root.divergent = true;  // Return goes on with the lanes that are left
  root.resume = end;
  stack_.assign(1, root);
  mask_ = mask;
  emit_block(f.body);
  if (!terminated()) b.CreateBr(end);
  place(end);
  stack_.clear();
}

/// Whether all lanes of the vector at hand pass the guards.
llvm::Value* Body::pass_guards() {
  Body test(*this, gen.ir.full_test);
  const Val passes = test.emit_test();
  place(test.b.GetInsertBlock());
  return passes.kind == Val::Kind::Uniform ? passes.v : all(passes.v);
}

/// One vector of invocations: where all lanes have passed the guards, by the version in which they hold.
void Body::emit_vector(llvm::Value* mask) {
  if (!gen.ir.full_by_lane) return emit_once(mask);
  llvm::Value* all_pass = pass_guards();
  if (mask) all_pass = b.CreateAnd(all_pass, all(mask));
  const auto full = [&] {
    Body body(*this, gen.ir.full);
    body.emit_once(nullptr);
    place(body.b.GetInsertBlock());
  };
  llvm::SmallVector<llvm::Value*, 1> none, neither;
  choose(all_pass, full, [&] { emit_once(mask); }, none, neither);
}

/// Vectors of several rows of the workgroup: side by side where all lanes are there and pass the guards, else one after the other.
void Body::emit_vectors(uint32_t rows, llvm::Value* whole, llvm::Value* mask) {
  llvm::BasicBlock *together = block("together"), *apart = block("apart"), *join = block("joined");
  llvm::Value* row = at_.local[1];
  b.CreateCondBr(whole, together, apart);
  place(together);
  if (gen.ir.full_by_lane) {
    llvm::Value* all_pass = b.getTrue();
    for (uint32_t k = 0; k < rows; ++k) {
      at_.local[1] = b.CreateAdd(row, c32(k));
      all_pass = b.CreateAnd(all_pass, pass_guards());
    }
    llvm::BasicBlock* full = block("full");
    b.CreateCondBr(all_pass, full, apart, llvm::MDBuilder(gen.context).createLikelyBranchWeights());
    place(full);
    Body body(*this, gen.ir.full);
    body.emit_rows(rows, row, apart);
    body.b.CreateBr(join);
  } else {
    emit_rows(rows, row, apart);
    b.CreateBr(join);
  }
  place(apart);
  CountedLoop one(b, c32(0), c32(rows), c32(1));
  at_.local[1] = b.CreateAdd(row, one.i);
  emit_once(mask);
  one.close();
  b.CreateBr(join);
  place(join);
  at_.local[1] = row;
}

/// Lanes along global_invocation_id.x, through all workgroups of a row; rows of the workgroup outside.
void Body::emit_merged(llvm::Value* first, llvm::Value* end) {
  const auto& size = gen.ir.workgroup_size;
  llvm::BasicBlock* before = b.GetInsertBlock();
  llvm::BasicBlock* header = block("rows");
  llvm::BasicBlock* row = block("row");
  llvm::BasicBlock* finish = block("finish");
  b.CreateBr(header);
  place(header);
  llvm::PHINode* at = b.CreatePHI(gen.i64(), 2);
  at->addIncoming(first, before);
  b.CreateCondBr(b.CreateICmpULT(at, end), row, finish);
  place(row);
  emit_poll(0);
  llvm::Value* nx = b.CreateZExt(groups_[0], gen.i64());
  llvm::Value* ny = b.CreateZExt(groups_[1], gen.i64());
  llvm::Value* x0 = b.CreateURem(at, nx);
  llvm::Value* yz = b.CreateUDiv(at, nx);
  at_ = {};
  at_.workgroup[1] = b.CreateTrunc(b.CreateURem(yz, ny), gen.i32());
  at_.workgroup[2] = b.CreateTrunc(b.CreateUDiv(yz, ny), gen.i32());
  llvm::Value* count = b.CreateBinaryIntrinsic(llvm::Intrinsic::umin, b.CreateSub(end, at), b.CreateSub(nx, x0));
  count = b.CreateBinaryIntrinsic(llvm::Intrinsic::umin, count, b.getInt64(kMaxRun));
  llvm::Value* lanes = b.CreateMul(b.CreateTrunc(count, gen.i32()), c32(size[0]));
  llvm::Value* x_first = b.CreateMul(b.CreateTrunc(x0, gen.i32()), c32(size[0]));
  at_.subgroup = c32(0);
  at_.local[1] = at_.local[2] = c32(0);
  strided_.found = pass::find_strided(gen.ir, f, f.body, 0, static_cast<uint32_t>(f.blocks[f.body].instrs.size()), shapes_);
  const uint32_t rows = strided_.found.loop ? 1 : gen.ir.full_by_lane ? Body(*this, gen.ir.full).rows_side_by_side() : rows_side_by_side();
  std::vector<CountedLoop> loops;
  for (uint32_t d : {2u, 1u})
    if (size[d] > 1) {
      loops.emplace_back(b, c32(0), c32(size[d]), c32(d == 1 ? rows : 1));
      at_.local[d] = loops.back().i;
    }
  if (strided_.found.loop) {
    emit_merged_strided(x_first, lanes);
  } else {
    CountedLoop run(b, c32(0), lanes, c32(gen.lanes));
    at_.first = b.CreateAdd(x_first, run.i);
    llvm::Value* mask = size[0] % gen.lanes == 0 ? nullptr : tail_mask(b.CreateSub(lanes, run.i));
    if (rows == 1) emit_vector(mask);
    else emit_vectors(rows, size[0] % gen.lanes == 0 ? b.getTrue() : b.CreateICmpUGE(b.CreateSub(lanes, run.i), c32(gen.lanes)), mask);
    run.close();
  }
  for (; !loops.empty(); loops.pop_back()) loops.back().close();
  at->addIncoming(b.CreateAdd(at, count), b.GetInsertBlock());
  b.CreateBr(header);
  place(finish);
  finish_past_caches();
  b.CreateRet(c32(0));
}

/// One workgroup after the other.
void Body::emit_grouped(llvm::Value* first, llvm::Value* end) {
  llvm::BasicBlock *enter = block("enter"), *leave = block("leave");
  b.CreateCondBr(b.CreateICmpULT(first, end), enter, leave);
  place(leave);
  b.CreateRet(c32(0));
  place(enter);
  GroupWalk walk = begin_groups(first);
  CountedLoop groups(b, first, end, b.getInt64(1));
  emit_poll(0);
  at_ = {};
  for (int i = 0; i < 3; ++i) at_.workgroup[i] = b.CreateLoad(gen.i32(), walk.ids[i].slot);
  at_.local[1] = at_.local[2] = c32(0);
  if (gen.ir.observed) call_observer(offsetof(core::Observer, workgroup), {at_.workgroup[0], at_.workgroup[1], at_.workgroup[2]});
  if (gen.ir.full && !gen.ir.full_by_lane) emit_versions();
  else emit_workgroup();
  next_group(walk);
  groups.close();
  finish_past_caches();
  b.CreateRet(c32(0));
}

void Body::emit_workgroup() {
  choose_registers();
  choose_shifted();
  clear_workgroup_memory();
  if (shapes_.regions) emit_regions();
  else emit_subgroups();
}

/// Behind one test for each workgroup: the version for workgroups without surplus invocations, and the general one.
void Body::emit_versions() {
  at_.subgroup = at_.first = c32(0);
  const auto full = [&] {
    Body body(*this, gen.ir.full);
    body.emit_workgroup();
    place(body.b.GetInsertBlock());
  };
  llvm::SmallVector<llvm::Value*, 1> none, neither;
  choose(pass_guards(), full, [&] { call_here(gen.ir.entry, nullptr); }, none, neither);
}

/// The function's one block; its result.
Val Body::emit_test() {
  for (ir::InstrId id : f.blocks[f.body].instrs) {
    const ir::Instruction& in = f.instrs[id];
    if (in.op == Op::Return) return value(in.operands[0]);
    emit_instruction(id);
  }
  TESELA_UNREACHABLE("a test without result");
}

void Body::emit_subgroups() {
  const uint32_t count = gen.ir.invocations();
  if (count <= gen.lanes) {
    at_.subgroup = at_.first = c32(0);
    emit_vector(count == gen.lanes ? nullptr : tail_mask(c32(count)));
    return;
  }
  CountedLoop loop(b, c32(0), c32(gen.subgroups()), c32(1));
  at_.subgroup = ordered_subgroup(loop.i);
  at_.first = b.CreateMul(at_.subgroup, c32(gen.lanes));
  emit_vector(count % gen.lanes == 0 ? nullptr : tail_mask(b.CreateSub(c32(count), at_.first)));
  loop.close();
}

/// Zeroes the variables in workgroup memory, but those that all invocations together write first.
void Body::clear_workgroup_memory() {
  if (gen.workgroup_bytes == 0) return;
  uint64_t from = 0, to = 0;  // variables lie in order: neighbours are cleared together
  const auto clear = [&] {
    if (to > from) b.CreateMemSet(b.CreateConstGEP1_64(b.getInt8Ty(), workgroup_memory_, from), b.getInt8(0), to - from, llvm::MaybeAlign(64));
  };
  for (uint32_t i = 0; i < gen.ir.vars.size(); ++i) {
    const ir::Var& var = gen.ir.vars[ir::VarId(i)];
    if (var.space != ir::Space::Workgroup || (!gen.ir.observed && written_first(ir::VarId(i)))) continue;
    if (registers_[i]) {
      b.CreateMemSet(registers_[i], b.getInt8(0), (var.size + 3) / 4 * 4, llvm::MaybeAlign(64));
      continue;
    }
    const uint64_t begin = gen.homes[i].offset;
    if (!shifted_.empty() && shifted_[i]) {
      clear();
      from = to = 0;
      b.CreateMemSet(b.CreateConstGEP1_64(b.getInt8Ty(), workgroup_memory_, begin), b.getInt8(0x80), (var.size + 3) / 4 * 4, llvm::MaybeAlign(64));
      continue;
    }
    if (begin > to + 1024) {
      clear();
      from = begin;
    }
    if (from == 0) from = begin;
    to = begin + (var.size + 63) / 64 * 64;
  }
  clear();
}

bool Body::touches(const ir::Instruction& in, ir::VarId var) const {
  return !in.operands.empty() && f.values[in.operands[0]].type == Scalar::Ptr && ir::root_of(f, in.operands[0]) == var && in.type != Scalar::Ptr;
}

/// Visits the words of a variable that all invocations access through a pointer; false if they are not known. (An index that is checked must pass.)
bool Body::for_each_word(const pass::LocalValues& local, ValueId ptr, size_t count, llvm::function_ref<void(uint32_t)> visit) const {
  std::vector<uint32_t> words(gen.ir.invocations(), 0);
  for (;; ptr = f.def(ptr).operands[0]) {
    if (!f.values[ptr].def) return false;
    const ir::Instruction& in = f.def(ptr);
    if (in.op == Op::AddressOf) break;
    if (in.op == Op::MemberPtr) {
      if (in.imm % 4 != 0) return false;
      for (uint32_t& word : words) word += in.imm / 4;
      continue;
    }
    const std::vector<uint32_t>* index = in.op == Op::ElementPtr && in.stride % 4 == 0 ? local.of(in.operands[1]) : nullptr;
    if (!index) return false;
    for (size_t i = 0; i < words.size(); ++i) {
      if ((*index)[i] >= in.extent) return false;
      words[i] += (*index)[i] * (in.stride / 4);
    }
  }
  for (uint32_t word : words)
    for (uint32_t k = 0; k < count; ++k) visit(word + k);
  return true;
}

/// Whether nothing reads it, or the first accesses, without condition, are stores by all invocations of the whole variable or of all that is read.
bool Body::written_first(ir::VarId var) const {
  const auto scalars = [&](const ir::Instruction& in) { return in.op == Op::Load || in.op == Op::UniformLoad ? in.results.size() : has(in.op, core::kAtomic) ? 1 : in.operands.size() - 1; };
  const auto writes = [](const ir::Instruction& in) { return in.op == Op::Store || in.op == Op::AtomicStore; };
  bool touched = false;
  ir::for_each_instr(f, f.body, [&](ir::InstrId id) { touched |= f.instrs[id].op == Op::Call || touches(f.instrs[id], var); });
  if (!touched) return true;
  pass::LocalValues local(gen.ir, f, gen.subgroups() * gen.lanes);
  ir::for_each_instr(f, f.body, [&](ir::InstrId id) { local.compute(f.instrs[id]); });
  std::vector<bool> written(gen.ir.vars[var].size / 4);
  for (ir::InstrId id : f.blocks[f.body].instrs) {
    const ir::Instruction& in = f.instrs[id];
    bool inside = in.op == Op::Call;
    for (ir::BlockId inner : in.blocks)
      ir::for_each_instr(f, inner, [&](ir::InstrId at) { inside |= touches(f.instrs[at], var) || f.instrs[at].op == Op::Return || f.instrs[at].op == Op::Call; });
    if (inside) break;
    if (!touches(in, var)) continue;
    if (!writes(in) || in.type == Scalar::F16) break;
    for_each_word(local, in.operands[0], scalars(in), [&](uint32_t word) {
      if (word < written.size()) written[word] = true;
    });
  }
  if (std::find(written.begin(), written.end(), true) == written.end()) return false;
  if (std::find(written.begin(), written.end(), false) == written.end()) return true;
  bool known = true;
  ir::for_each_instr(f, f.body, [&](ir::InstrId id) {
    const ir::Instruction& in = f.instrs[id];
    if (in.op == Op::Call) known = false;
    if (!known || !touches(in, var) || writes(in)) return;
    known = in.type != Scalar::F16 && for_each_word(local, in.operands[0], scalars(in), [&](uint32_t word) { known &= word < written.size() && written[word]; }) && known;
  });
  return known;
}

}  // namespace tesela::cpu
