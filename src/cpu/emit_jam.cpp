// SPDX-License-Identifier: Apache-2.0
// Unroll and jam: in a stretch between two rendezvous several subgroups run side by side. Each instruction is emitted for all of them before the next
// one; what is the same in all is emitted once; constructs that all go through alike are entered once, with cells for each; any other construct is
// emitted for one subgroup after the other. So rows of a workgroup share what they read, and chains of additions fill the pipelines.
//
// All lanes are active here: there are no masks outside of constructs that are emitted for one subgroup.
#include <algorithm>

#include <llvm/IR/MDBuilder.h>

#include "cpu/codegen.h"
#include "cpu/counted_loop.h"
#include "cpu/jam_cost.h"
#include "ir/walk.h"

namespace tesela::cpu {

using core::has;
using pass::Piece;
using HomePlace = pass::Place;

namespace {

constexpr uint32_t kMaxCopies = 16;
constexpr uint32_t kMaxJammed = 1600;  // IR instructions of a stretch times subgroups
constexpr uint32_t kSpareRegisters = 4;
constexpr uint32_t kChains = 4;        // subgroups side by side because each is a long chain of instructions: the processor looks ahead some hundred instructions, not further
constexpr uint32_t kDearChains = 3;    // expensive functions in such a chain
constexpr uint32_t kFarChain = 48;     // instructions of one that waits for what it reads from computed places
constexpr uint32_t kChainsInRegisters = 3;  // times the registers there are: what a chain spills it does not wait for
constexpr uint32_t kNeighbours = 4;    // subgroups side by side that read one another's elements: more keep too much in registers

}  // namespace

// --- which subgroup is at hand

void Body::begin_copies(uint32_t count, llvm::Value* base) {
  llvm::Value* first = b.CreateMul(base, c32(gen.lanes));
  copies_.assign(count, Copy{});
  for (uint32_t k = 0; k < count; ++k) {
    Copy& copy = copies_[k];
    copy.at = at_;
    copy.at.base = base;
    copy.at.shift = k * sharing_.period;
    copy.at.subgroup = b.CreateAdd(base, c32(copy.at.shift));
    copy.at.first = b.CreateAdd(first, c32(copy.at.shift * gen.lanes));
    copy.values = values_;
    copy.pointers = pointers_;
    copy.stack = stack_;
  }
  copy_ = 0;
  at_ = copies_[0].at;
}

/// Rows of a workgroup: see emit_merged.
void Body::begin_rows(uint32_t count, llvm::Value* row) {
  copies_.assign(count, Copy{});
  for (uint32_t k = 0; k < count; ++k) {
    Copy& copy = copies_[k];
    copy.at = at_;
    copy.at.local[1] = b.CreateAdd(row, c32(k));
    copy.values = values_;
    copy.pointers = pointers_;
    copy.stack = stack_;
  }
  copy_ = 0;
  at_ = copies_[0].at;
}

void Body::end_copies() {
  switch_to(0);
  copies_.clear();
  sums_.clear();
  quads_.clear();
  at_.base = nullptr;
  at_.shift = 0;
}

void Body::switch_to(uint32_t k) {
  if (k == copy_) return;
  for (uint32_t who : {copy_, k}) {  // puts the one at hand away, takes the other out
    Copy& copy = copies_[who];
    std::swap(copy.at, at_);
    std::swap(copy.values, values_);
    std::swap(copy.pointers, pointers_);
    std::swap(copy.sums, sums_);
    std::swap(copy.stack, stack_);
    std::swap(copy.mask, mask_);
  }
  copy_ = k;
}

void Body::each_copy(llvm::function_ref<void()> emit) {
  const bool joint = joint_;
  joint_ = false;
  for (uint32_t k = 0; k < copies_.size(); ++k) {
    switch_to(k);
    emit();
  }
  switch_to(0);
  joint_ = joint;
}

/// Gives the first one's value to the others.
void Body::spread(ValueId v) {
  const bool is_pointer = f.values[v].type == Scalar::Ptr;
  const Val val = values_[v.index];
  const auto found = sums_.find(v.index);
  const DotSum sum = found == sums_.end() ? DotSum{} : found->second;
  const Pointer p = is_pointer ? pointer(v) : Pointer{};
  for (uint32_t k = 1; k < copies_.size(); ++k) {
    switch_to(k);
    if (is_pointer) pointers_[v.index] = p;
    else values_[v.index] = val;
    if (sum.raw) sums_[v.index] = sum;
    if (!is_pointer && lives(v, HomePlace::Slot)) keep(v);
  }
  switch_to(0);
}

// --- instructions for all

void Body::emit_joint(ir::InstrId id) {
  const ir::Instruction& in = f.instrs[id];
  if (has(in.op, core::kExit)) return joint_exit(in);
  const bool construct = has(in.op, core::kControl) && in.op != Op::Call;
  if (construct && sharing_.joint[id.index]) return joint_construct(id);
  const bool same = !construct && !in.results.empty() && std::all_of(in.results.begin(), in.results.end(), [&](ValueId v) { return sharing_.same[v.index]; });
  if (!same) return each_copy([&] { emit_instruction(id); });
  joint_ = false;
  emit_instruction(id);
  joint_ = true;
  for (ValueId v : in.results) spread(v);
}

void Body::joint_construct(ir::InstrId id) {
  const ir::Instruction& in = f.instrs[id];
  llvm::BasicBlock* end = block("after");
  const std::vector<Cell>* first = nullptr;
  each_copy([&] {
    Construct c = open(id, in.op == Op::Loop ? Construct::Kind::Loop : Construct::Kind::Branch);
    c.end->eraseFromParent();
    c.end = c.resume = end;
    if (first) share_cells(c.results, in.results, *first);
    stack_.push_back(std::move(c));
    if (copy_ == 0) first = &stack_.back().results;
  });
  if (in.op == Op::Loop) joint_loop(in);
  else joint_arms(in);
  place(end);
  quads_.clear();
  load_joint(in.results, &Construct::results);
  each_copy([&] { stack_.pop_back(); });
}

void Body::joint_arms(const ir::Instruction& in) {
  std::vector<llvm::BasicBlock*> arms;
  for (size_t i = 0; i < in.blocks.size(); ++i) arms.push_back(block("arm"));
  if (in.op == Op::Scope) b.CreateBr(arms[0]);
  else if (in.op == Op::If) b.CreateCondBr(value(in.operands[0]).v, arms[0], arms[1]);
  else {
    llvm::SwitchInst* jump = b.CreateSwitch(value(in.operands[0]).v, arms[in.imm], static_cast<unsigned>(in.cases.size()));
    for (const ir::SwitchCase& c : in.cases)
      if (c.block != in.imm) jump->addCase(b.getInt32(c.value), arms[c.block]);
  }
  for (size_t i = 0; i < in.blocks.size(); ++i) {
    place(arms[i]);
    emit_block(in.blocks[i]);
  }
}

void Body::joint_loop(const ir::Instruction& in) {
  const auto& params = f.blocks[in.blocks[0]].params;
  const auto& continue_params = f.blocks[in.blocks[1]].params;
  llvm::BasicBlock *header = block("loop"), *continuing = block("continuing");
  std::vector<Cell> first_params, first_continue_params;
  each_copy([&] {
    Construct& c = stack_.back();
    c.header = header;
    c.continuing = continuing;
    for (ValueId p : params) c.params.push_back(make_value_cell(p));
    for (ValueId p : continue_params) c.continue_params.push_back(make_value_cell(p));
    if (copy_ == 0) {
      first_params = c.params;
      first_continue_params = c.continue_params;
    }
    share_cells(c.params, params, first_params);
    share_cells(c.continue_params, continue_params, first_continue_params);
    store_values(c.params, in.operands, false);
  });
  b.CreateBr(header);
  place(header);
  load_joint(params, &Construct::params);
  emit_block(in.blocks[0]);
  place(continuing);
  load_joint(continue_params, &Construct::continue_params);
  emit_block(in.blocks[1]);
}

/// Cells of values that are the same in all.
void Body::share_cells(std::vector<Cell>& cells, std::span<const ValueId> values, const std::vector<Cell>& first) {
  for (size_t i = 0; i < values.size(); ++i)
    if (sharing_.same[values[i].index]) cells[i] = first[i];
}

void Body::load_joint(std::span<const ValueId> values, std::vector<Cell> Construct::*cells) {
  each_copy([&] {
    for (size_t i = 0; i < values.size(); ++i)
      if (copy_ == 0 || !sharing_.same[values[i].index]) set_shaped(values[i], b.CreateLoad((stack_.back().*cells)[i].type, (stack_.back().*cells)[i].slot));
  });
  for (ValueId v : values)
    if (sharing_.same[v.index]) spread(v);
}

void Body::joint_exit(const ir::Instruction& in) {
  if (in.op == Op::Return) {
    b.CreateBr(stack_[0].end);
    return;
  }
  const size_t level = level_of(in.target);
  TESELA_CHECK(!stack_[level].w, "an exit out of subgroups side by side");
  each_copy([&] {
    Construct& t = stack_[level];
    store_values(in.op == Op::Next ? t.params : in.op == Op::Continue ? t.continue_params : t.results, in.operands, false);
  });
  const Construct& t = stack_[level];
  if (in.op == Op::Next && !trip_count_is_small(t.id)) emit_poll(in.loc.span.begin);
  b.CreateBr(in.op == Op::Next ? t.header : in.op == Op::Continue ? t.continuing : t.end);
}

// --- stretches

void Body::run_jammed(const Piece& piece, ir::BlockId block_id, uint32_t count) {
  const uint32_t turns = gen.subgroups() / count, period = sharing_.period;
  if (turns == 1) return jam_body(piece, block_id, count, c32(0));
  CountedLoop loop(b, c32(0), c32(turns), c32(1));
  llvm::Value* base = b.CreateMul(loop.i, c32(count));
  if (period != 1) base = b.CreateAdd(b.CreateMul(b.CreateUDiv(loop.i, c32(period)), c32(count * period)), b.CreateURem(loop.i, c32(period)));
  jam_body(piece, block_id, count, base);
  loop.close();
}

void Body::jam_body(const Piece& piece, ir::BlockId block_id, uint32_t count, llvm::Value* base) {
  const std::vector<ir::InstrId> instrs = f.blocks[block_id].instrs;
  llvm::BasicBlock* end = block("stretch_end");
  Construct stretch;
  stretch.kind = Construct::Kind::Stretch;
  stretch.divergent = true;
  stretch.end = stretch.resume = end;
  mask_ = nullptr;
  sums_.clear();
  quads_.clear();
  stack_.push_back(stretch);
  begin_copies(count, base);
  joint_ = true;
  for (ValueId v : piece.needs) {
    if (lives(v, HomePlace::Again)) emit_joint(f.values[v].def);
    else if (lives(v, HomePlace::Slot)) each_copy([&] { values_[v.index] = load_slot(v); });
    else {
      values_[v.index] = uniform(group_value(v));
      spread(v);
    }
  }
  for (uint32_t i = piece.begin; i < piece.end; ++i) {
    const ir::Instruction& in = f.instrs[instrs[i]];
    if (has(in.op, core::kExit)) each_copy([&] { copy_at_exit(in); });
    else if (!is_hoisted(in)) emit_joint(instrs[i]);
  }
  joint_ = false;
  end_copies();
  b.CreateBr(end);
  place(end);
  stack_.pop_back();
}

// --- rows, where lanes run through all workgroups of a row of the grid

/// The body for several rows of the workgroup whose lanes are all there; goes to `bail`, with nothing done, if one of them is to leave at a guard.
void Body::emit_rows(uint32_t count, llvm::Value* row, llvm::BasicBlock* bail) {
  if (sharing_.same.empty()) sharing_ = pass::find_sharing(gen.ir, f, shapes_);
  Construct root;
  root.kind = Construct::Kind::Function;
  root.end = root.resume = block("rows_end");
  llvm::BasicBlock* end = root.end;
  stack_.assign(1, root);
  mask_ = nullptr;
  sums_.clear();
  quads_.clear();
  begin_rows(count, row);
  joint_ = true;
  for (ir::InstrId id : f.blocks[f.body].instrs) {
    if (pass::is_guard(f, id)) pass_guard(f.instrs[id], bail);
    else emit_joint(id);
  }
  joint_ = false;
  end_copies();
  place(end);
  stack_.clear();
}

void Body::pass_guard(const ir::Instruction& in, llvm::BasicBlock* bail) {
  const bool leaves_if = f.instrs[f.blocks[in.blocks[0]].instrs[0]].op == Op::Return;
  llvm::Value* some = b.getInt1(!leaves_if);  // or: all
  each_copy([&] {
    const Val condition = value(in.operands[0]);
    llvm::Value* here = condition.kind == Val::Kind::Uniform ? condition.v : leaves_if ? any(condition.v) : all(condition.v);
    some = leaves_if ? b.CreateOr(some, here) : b.CreateAnd(some, here);
  });
  llvm::BasicBlock* go = block("guarded");
  b.CreateCondBr(some, leaves_if ? bail : go, leaves_if ? go : bail, llvm::MDBuilder(gen.context).createBranchWeights(leaves_if ? 1 : 2000, leaves_if ? 2000 : 1));
  place(go);
}

/// How many rows of the workgroup run side by side; 1: none.
uint32_t Body::rows_side_by_side() {
  const uint32_t rows = gen.ir.workgroup_size[1];
  if (gen.ir.observed || rows % 2 != 0 || gen.lane_frame_bytes != 0) return 1;
  sharing_ = pass::find_sharing(gen.ir, f, shapes_);
  if (sharing_.returns_apart) return 1;
  std::vector<ir::InstrId> instrs;
  bool effects = false;
  for (ir::InstrId id : f.blocks[f.body].instrs) {
    const ir::Instruction& in = f.instrs[id];
    if (pass::is_guard(f, id)) {
      if (effects) return 1;
      continue;
    }
    if (shapes_.of(id).loses_lanes || in.op == Op::Call) return 1;
    effects |= has(in.op, core::kWrites | core::kAtomic);
    for (ir::BlockId block : in.blocks) effects |= pass::holds(f, block, core::kWrites | core::kAtomic);
    instrs.push_back(id);
  }
  return width_for(instrs, rows);
}

// --- how many

bool Body::jammable(const Piece& piece, ir::BlockId block_id) const {
  const bool one_version = !gen.ir.full || &f == &gen.ir.functions[gen.ir.full];
  if (!one_version || gen.ir.observed || gen.ir.invocations() % gen.lanes != 0 || gen.subgroups() % (2 * sharing_.period) != 0 || stretch_leaves(piece, block_id)) return false;
  const auto keeps_lanes = [&](ir::InstrId id, auto& self) -> bool {
    if (shapes_.of(id).loses_lanes) return false;
    if (!sharing_.joint[id.index]) return true;
    for (ir::BlockId block : f.instrs[id].blocks)
      for (ir::InstrId inner : f.blocks[block].instrs)
        if (!self(inner, self)) return false;
    return true;
  };
  for (uint32_t i = piece.begin; i < piece.end; ++i)
    if (!keeps_lanes(f.blocks[block_id].instrs[i], keeps_lanes)) return false;
  return true;
}

uint32_t Body::jam_width(const Piece& piece, ir::BlockId block_id) {
  if (!jammable(piece, block_id) || touches_registers(piece, block_id)) return 1;
  const Range active = active_subgroups(piece, block_id);
  if (active.first != 0 || active.end != gen.subgroups()) return 1;
  std::vector<ir::InstrId> instrs;
  for (uint32_t i = piece.begin; i < piece.end; ++i)
    if (const ir::InstrId id = f.blocks[block_id].instrs[i]; !is_hoisted(f.instrs[id])) instrs.push_back(id);
  return width_for(instrs, gen.subgroups() / sharing_.period);
}

/// `most`: how many there are.
uint32_t Body::width_for(std::span<const ir::InstrId> instrs, uint32_t most) const {
  const JamCost jam = jam_cost(gen.ir, f, shapes_, sharing_, instrs);
  const bool rows = jam.workgroup.of_neighbours() || jam.buffers.of_neighbours();
  const bool chains = (jam.dear >= kDearChains || (jam.far != 0 && !jam.loops && jam.own >= kFarChain)) && shapes_.order == pass::LaneOrder::Merged;
  const bool shares = jam.shared >= kJamLoopWeight && jam.shared * 8 >= jam.own;
  if (!rows && !shares && !chains) return 1;
  const uint32_t all = ((gen.target.avx512 ? 32 : 16) - kSpareRegisters) * gen.target.lanes / std::max(gen.lanes, gen.target.lanes);
  const uint32_t registers = rows || shares ? all : all * kChainsInRegisters;
  uint32_t width = 1;
  for (uint32_t k = 2; k <= (rows ? kNeighbours : shares ? kMaxCopies : kChains) && most % k == 0; k *= 2)
    if (jam.registers(k) <= registers && jam.code * k <= kMaxJammed) width = k;
  return width;
}

/// Slots that a stretch reads or writes.
void Body::slots_of(const Piece& piece, ir::BlockId block_id, std::vector<ValueId>& out) const {
  const auto note = [&](ValueId v) {
    if (lives(v, HomePlace::Slot)) out.push_back(v);
  };
  for (ValueId v : piece.needs) note(v);
  for (uint32_t i = piece.begin; i < piece.end; ++i) {
    const ir::Instruction& in = f.instrs[f.blocks[block_id].instrs[i]];
    for (ValueId v : in.results) note(v);
    if (!has(in.op, core::kExit) || in.op == Op::Return) continue;
    const ir::Instruction& target = f.instrs[in.target];
    for (ValueId v : in.op == Op::Exit ? target.results : f.blocks[target.blocks[in.op == Op::Continue ? 1 : 0]].params) note(v);
  }
}

void Body::plan_jams() {
  sharing_ = pass::find_sharing(gen.ir, f, shapes_);
  slots_in_registers_.assign(f.values.size(), false);
  for (const auto& [block, pieces] : regions_->of_block)
    for (const Piece& piece : pieces)
      if (piece.kind == Piece::Kind::Stretch)
        if (const uint32_t width = jam_width(piece, ir::BlockId(block)); width > 1) jams_[&piece] = width;
  widen_jams();
}

/// What a stretch that runs all subgroups side by side keeps in slots can stay in registers, if all that touch these slots are written out for all
/// subgroups too.
void Body::widen_jams() {
  const uint32_t all = gen.subgroups();
  if (all > kMaxCopies || sharing_.period != 1) return;
  std::vector<ValueId> slots;
  for (const auto& [block, pieces] : regions_->of_block)
    for (const Piece& piece : pieces)
      if (const auto jam = jams_.find(&piece); jam != jams_.end() && jam->second == all) slots_of(piece, ir::BlockId(block), slots);
  for (ValueId v : slots) slots_in_registers_[v.index] = true;
  for (const auto& [block, pieces] : regions_->of_block)
    for (const Piece& piece : pieces) {
      if (piece.kind != Piece::Kind::Stretch || (jams_.contains(&piece) && jams_[&piece] == all)) continue;
      slots.clear();
      slots_of(piece, ir::BlockId(block), slots);
      if (!std::any_of(slots.begin(), slots.end(), [&](ValueId v) { return slots_in_registers_[v.index]; }) || !jammable(piece, ir::BlockId(block))) continue;
      uint32_t code = 0;
      for (uint32_t i = piece.begin; i < piece.end; ++i) {
        const ir::Instruction& in = f.instrs[f.blocks[ir::BlockId(block)].instrs[i]];
        ++code;
        for (ir::BlockId inner : in.blocks) ir::for_each_instr(f, inner, [&](ir::InstrId) { ++code; });
      }
      if (code * all <= kMaxJammed) jams_[&piece] = all;
    }
}

}  // namespace tesela::cpu
