// SPDX-License-Identifier: Apache-2.0
// Kernels with rendezvous and several subgroups: workgroup-level control flow is walked once per workgroup; between rendezvous a stretch of code is a loop
// over the subgroups. Where values live across stretches is decided by pass/regions.
//
// Lanes may leave for a workgroup-level construct from within a stretch (a `break` after the last barrier that not all take). Then the masks
// of the lanes that go on, and of those that wait at that construct's end, are kept for each subgroup. WGSL has no rendezvous before they are
// together again.
#include "cpu/codegen.h"
#include "cpu/counted_loop.h"
#include "cpu/lanes.h"

#include <algorithm>

#include "ir/walk.h"

namespace tesela::cpu {

using core::has;
using pass::Piece;
using HomePlace = pass::Place;

constexpr uint64_t kUnrolledStretch = 256;  // IR instructions of a stretch times subgroups
constexpr uint64_t kUnrolledInAll = 1600;
constexpr uint64_t kPolynomial = 12;  // instructions
constexpr uint64_t kStackSlots = 16 << 10;  // bytes of slots on the stack: LLVM may turn them into registers. More goes to the worker's frame

// --- slots

llvm::Value* Body::region_memory(uint64_t bytes, llvm::Type* type) {
  const uint64_t total = bytes * gen.subgroups();
  if (stack_bytes_ + total <= kStackSlots) {
    stack_bytes_ += total;
    llvm::IRBuilder<> at(allocas_);
    llvm::AllocaInst* slot = at.CreateAlloca(llvm::ArrayType::get(type, gen.subgroups()));
    slot->setAlignment(llvm::Align(64));
    return slot;
  }
  const uint64_t begin = gen.lane_frame_bytes * gen.lanes * gen.subgroups() + gen.region_frame_bytes;
  gen.region_frame_bytes += (total + 63) / 64 * 64;
  llvm::IRBuilder<> at(allocas_);
  return at.CreateConstGEP1_64(at.getInt8Ty(), frame_, begin);
}

llvm::Type* Body::slot_type(ValueId v) {
  llvm::Type* type = gen.scalar_type(f.values[v].type);
  if (type->isIntegerTy(1) && !gen.target.avx512) type = gen.i32();
  return kind_of(shapes_.of(v)) == Val::Kind::Varying ? gen.vector_of(type) : type;
}

llvm::Value* Body::slot_address(ValueId v, llvm::Value* subgroup) {
  llvm::Type* type = slot_type(v);
  llvm::Value*& slot = slots_[v.index];
  if (!slot) slot = region_memory(gen.module.getDataLayout().getTypeAllocSize(type), type);
  return b.CreateGEP(type, slot, b.CreateZExt(subgroup, gen.i64()));
}

void Body::store_slot(ValueId v, const Val& given, bool blend) {
  const Val val = coerce(given, kind_of(shapes_.of(v)));
  llvm::Type* type = slot_type(v);
  llvm::Value* at = slot_address(v, at_.subgroup);
  llvm::Value* whole = val.v;
  if (whole->getType() != type) whole = b.CreateSExt(whole, type);
  if (blend && mask_ && val.kind == Val::Kind::Varying) whole = b.CreateSelect(mask_, whole, b.CreateFreeze(b.CreateLoad(type, at)));
  gen.tag_memory(b.CreateStore(whole, at), ModuleGen::kClassFrame);
}

Val Body::load_slot(ValueId v) {
  const pass::Shape& shape = shapes_.of(v);
  llvm::Type* type = slot_type(v);
  llvm::LoadInst* load = b.CreateLoad(type, slot_address(v, at_.subgroup));
  gen.tag_memory(load, ModuleGen::kClassFrame);
  llvm::Value* whole = load;
  if (current_mask_slot_ != 0) whole = b.CreateFreeze(whole);
  if (f.values[v].type == Scalar::Bool && !gen.target.avx512) whole = b.CreateICmpNE(whole, llvm::Constant::getNullValue(type));
  return {kind_of(shape), shape.stride, whole};
}

uint32_t Body::new_mask_slot() {
  mask_slots_.push_back(region_memory(gen.lanes * 4, gen.vector_of(gen.i32())));
  return static_cast<uint32_t>(mask_slots_.size());
}

llvm::Value* Body::mask_slot_address(uint32_t slot) { return b.CreateGEP(gen.vector_of(gen.i32()), mask_slots_[slot - 1], b.CreateZExt(at_.subgroup, gen.i64())); }

llvm::Value* Body::load_mask_slot(uint32_t slot) {
  llvm::Type* type = gen.vector_of(gen.i32());
  return b.CreateICmpNE(b.CreateLoad(type, mask_slot_address(slot)), llvm::Constant::getNullValue(type));
}

void Body::store_mask_slot(uint32_t slot, llvm::Value* mask) { b.CreateStore(b.CreateSExt(mask_value(mask), gen.vector_of(gen.i32())), mask_slot_address(slot)); }

// --- values between the workgroup's code and the stretches

/// Called for every value that an instruction gives.
void Body::keep(ValueId v) {
  if (!regions_) return;
  if (lives(v, HomePlace::Slot)) store_slot(v, values_[v.index], false);
  if (lives(v, HomePlace::Cell)) {
    Cell& cell = group_cells_[v.index];
    if (!cell) cell = make_value_cell(v);
    b.CreateStore(values_[v.index].v, cell.slot);
  }
}

void Body::bring(const Piece& piece) {
  for (ValueId v : piece.needs) {
    if (lives(v, HomePlace::Again)) emit_instruction(f.values[v].def);
    else if (lives(v, HomePlace::Slot)) values_[v.index] = load_slot(v);
    else values_[v.index] = uniform(group_value(v));
  }
}

/// A scalar at workgroup level; of a value that is not known to be uniform, the first invocation's.
llvm::Value* Body::group_value(ValueId v) {
  if (lives(v, HomePlace::Cell)) {
    Cell& cell = group_cells_[v.index];
    if (!cell) cell = make_value_cell(v);
    return b.CreateLoad(cell.type, cell.slot);
  }
  if (lives(v, HomePlace::Slot)) {
    at_.subgroup = c32(0);
    const Val val = load_slot(v);
    return val.kind == Val::Kind::Varying ? b.CreateExtractElement(val.v, uint64_t{0}) : val.v;
  }
  const Val val = value(v);
  return val.kind == Val::Kind::Varying ? b.CreateExtractElement(val.v, uint64_t{0}) : val.v;
}

void Body::give_group(ValueId receiver, ValueId from) {
  if (!lives(receiver, HomePlace::Group)) return;
  Cell& cell = group_cells_[receiver.index];
  if (!cell) cell = make_value_cell(receiver);
  b.CreateStore(group_value(from), cell.slot);
}

void Body::receive_group(ValueId v) {
  if (!lives(v, HomePlace::Group)) return;
  Cell& cell = group_cells_[v.index];
  if (!cell) cell = make_value_cell(v);
  values_[v.index] = uniform(b.CreateLoad(cell.type, cell.slot));
}

// --- the walk

void Body::emit_regions() {
  regions_store_ = pass::find_regions(gen.ir, f, shapes_);
  regions_ = &regions_store_;
  plan_jams();
  Construct root;
  root.kind = Construct::Kind::Function;
  root.w = true;
  root.divergent = shapes_.root.divergent;
  root.end = root.resume = block("group_end");
  stack_.assign(1, root);
  current_mask_slot_ = 0;
  mask_ = nullptr;
  walk_group(f.body);
  place(root.end);
  stack_.clear();
  regions_ = nullptr;
}

void Body::walk_group(ir::BlockId block_id) {
  const std::vector<Piece>& pieces = regions_->of_block.at(block_id.index);
  for (const Piece& piece : pieces) {
    mask_ = nullptr;
    switch (piece.kind) {
      case Piece::Kind::Stretch: {
        hoist(piece, block_id);
        run_stretch(piece, block_id);
        break;
      }
      case Piece::Kind::Rendezvous: rendezvous(piece); break;
      case Piece::Kind::Construct: group_construct(piece); break;
    }
  }
  group_exit(f.instrs[f.blocks[block_id].instrs.back()]);
}

bool Body::is_hoisted(const ir::Instruction& in) const {
  return !in.results.empty() && !has(in.op, core::kControl) && lives(in.results[0], HomePlace::Group);
}

void Body::hoist(const Piece& piece, ir::BlockId block_id) {
  at_.subgroup = c32(0);
  for (uint32_t i = piece.begin; i < piece.end; ++i) {
    const ir::InstrId id = f.blocks[block_id].instrs[i];
    if (is_hoisted(f.instrs[id])) emit_instruction(id);
  }
}

void Body::rendezvous(const Piece& piece) {
  const ir::Instruction& in = f.instrs[piece.instr];
  if (gen.ir.observed) observe_meeting(in.op == Op::Barrier ? in.imm : static_cast<uint32_t>(core::kWorkgroupMemory));
  if (in.op == Op::Barrier) return;
  at_.subgroup = at_.first = c32(0);
  bring(piece);
  emit_load(in);
}

void Body::for_subgroups(Range range, llvm::function_ref<void()> body, bool unroll) {
  CountedLoop loop(b, c32(range.first), c32(range.end), c32(1));
  at_.subgroup = ordered_subgroup(loop.i);
  at_.first = b.CreateMul(at_.subgroup, c32(gen.lanes));
  body();
  loop.close(unroll);
}

/// Which subgroups have something to do in a stretch: where all its effects stand under conditions on local ids (`if lane < half`), those of whose
/// invocations some take part.
Body::Range Body::active_subgroups(const Piece& piece, ir::BlockId block_id) const {
  const auto is_kept = [&](const ir::Instruction& in) {
    for (ValueId v : in.results)
      if (lives(v, HomePlace::Slot) || lives(v, HomePlace::Cell)) return true;
    return false;
  };
  Range active{gen.subgroups(), 0};
  for (uint32_t i = piece.begin; i < piece.end; ++i) {
    const ir::Instruction& in = f.instrs[f.blocks[block_id].instrs[i]];
    if (is_hoisted(in) || has(in.op, core::kExit)) continue;  // exits: see run_stretch
    if (is_kept(in)) return all_subgroups();
    if (has(in.op, core::kPure) || in.op == Op::Load) continue;
    const bool skipped = in.op == Op::If && shapes_.known[in.operands[0].index] && f.blocks[in.blocks[1]].instrs.size() == 1;
    if (!skipped) return all_subgroups();
    const pass::Shapes::Invocations& where = shapes_.where_true[in.operands[0].index];
    if (where.first >= where.end) continue;
    active.first = std::min(active.first, where.first / gen.lanes);
    active.end = std::max(active.end, std::min(gen.subgroups(), (where.end + gen.lanes - 1) / gen.lanes));
  }
  return active.first < active.end ? active : Range{};
}

/// Exponentials, sines and the like: long by themselves.
static bool is_polynomial(Op op) {
  const std::span<const OpRow> rows = math_rows();
  return std::any_of(rows.begin(), rows.end(), [&](const OpRow& row) { return row.op == op; });
}

/// Short stretches are written out for each subgroup: what the subgroup's number decides (who takes part in a stage) is then known.
bool Body::worth_unrolling(const Piece& piece, ir::BlockId block_id, Range active) {
  if (touches_registers(piece, block_id)) return true;
  uint64_t cost = 0;
  bool decides = false;  // the subgroup's number decides something
  for (uint32_t i = piece.begin; i < piece.end; ++i) {
    const ir::Instruction& in = f.instrs[f.blocks[block_id].instrs[i]];
    if (is_hoisted(in)) continue;
    cost += is_polynomial(in.op) ? kPolynomial : 1;
    decides |= in.op == Op::If && (shapes_.known[in.operands[0].index] || shapes_.of(in.operands[0]).kind == pass::ShapeKind::Uniform);
    for (ir::BlockId inner : in.blocks)
      ir::for_each_instr(f, inner, [&](ir::InstrId id) { cost += f.instrs[id].op == Op::Loop ? kUnrolledStretch : is_polynomial(f.instrs[id].op) ? kPolynomial : 1; });
    if (in.op == Op::Loop) cost += kUnrolledStretch;
  }
  cost *= active.end - active.first;
  if (!decides && cost > kUnrolledStretch / 2) return false;
  if (cost > kUnrolledStretch || unrolled_ + cost > kUnrolledInAll) return false;
  unrolled_ += cost;
  return true;
}

/// The mask that a stretch starts with.
void Body::begin_subgroup() {
  sums_.clear();
  quads_.clear();
  const uint32_t count = gen.ir.invocations();
  if (current_mask_slot_ != 0) mask_ = load_mask_slot(current_mask_slot_);
  else mask_ = count % gen.lanes == 0 ? nullptr : tail_mask(b.CreateSub(c32(count), at_.first));
}

/// Whether lanes may leave the stretch for workgroup-level constructs, other than by the block's exit.
bool Body::stretch_leaves(const Piece& piece, ir::BlockId block_id) const {
  bool found = false;
  for (uint32_t i = piece.begin; i < piece.end; ++i)
    for (ir::BlockId inner : f.instrs[f.blocks[block_id].instrs[i]].blocks)
      ir::for_each_instr(f, inner, [&](ir::InstrId id) {
        const ir::Instruction& in = f.instrs[id];
        if (has(in.op, core::kExit)) found |= in.op == Op::Return || shapes_.of(in.target).w;
      });
  return found;
}

namespace {

const std::vector<ValueId>* receivers_of(const ir::Function& f, const ir::Instruction& in) {
  if (in.op == Op::Return) return nullptr;
  const ir::Instruction& target = f.instrs[in.target];
  return in.op == Op::Exit ? &target.results : &f.blocks[target.blocks[in.op == Op::Continue ? 1 : 0]].params;
}

}  // namespace

/// Whether an exit at workgroup level has work for each subgroup.
bool Body::exit_copies(const ir::Instruction& in) const {
  if (in.op == Op::Return) return false;
  const auto* receivers = receivers_of(f, in);
  for (ValueId v : *receivers)
    if (lives(v, HomePlace::Slot)) return true;
  return in.op == Op::Exit && shapes_.of(in.target).loses_lanes;
}

/// What an exit does for the subgroup at hand: values into slots, lanes into the target's masks.
void Body::copy_at_exit(const ir::Instruction& in) {
  if (in.op == Op::Return) return;
  Construct& t = stack_[level_of(in.target)];
  const auto* receivers = receivers_of(f, in);
  llvm::SmallVector<Val, 8> incoming;
  for (size_t i = 0; i < receivers->size(); ++i) incoming.push_back(lives((*receivers)[i], HomePlace::Slot) ? value(in.operands[i]) : Val{});
  for (size_t i = 0; i < receivers->size(); ++i)
    if (incoming[i].v) store_slot((*receivers)[i], incoming[i], in.op != Op::Next && (t.divergent || t.divergent_continues));
  if (in.op == Op::Exit && t.mask_slot != 0) store_mask_slot(t.mask_slot, b.CreateOr(load_mask_slot(t.mask_slot), mask_value(mask_)));
}

void Body::run_stretch(const Piece& piece, ir::BlockId block_id) {
  const std::vector<ir::InstrId> instrs = f.blocks[block_id].instrs;
  const bool has_exit = piece.end == instrs.size();
  bool work = has_exit && exit_copies(f.instrs[instrs.back()]);
  for (uint32_t i = piece.begin; i < piece.end; ++i) work |= !has(f.instrs[instrs[i]].op, core::kExit) && !is_hoisted(f.instrs[instrs[i]]);
  if (!work) return;
  if (const auto jam = jams_.find(&piece); jam != jams_.end() && current_mask_slot_ == 0) return run_jammed(piece, block_id, jam->second);
  const bool leaves = stretch_leaves(piece, block_id);
  const Range active = leaves || (has_exit && exit_copies(f.instrs[instrs.back()])) || gen.ir.observed ? all_subgroups() : active_subgroups(piece, block_id);
  if (active.end == 0) return;
  const uint32_t left_slot = leaves ? new_mask_slot() : 0;
  Cell some;
  if (leaves) {
    some = make_cell(gen.i1(), Val::Kind::Uniform);
    b.CreateStore(b.getFalse(), some.slot);
  }
  prepare_columns(piece, block_id, active);
  prepare_written_columns(piece, block_id, active, leaves);
  for_subgroups(active, [&] {
    begin_subgroup();
    llvm::BasicBlock* end = block("stretch_end");
    if (leaves) store_mask_slot(left_slot, llvm::Constant::getNullValue(gen.mask_type()));
    if (current_mask_slot_ != 0) {
      llvm::BasicBlock* go = block("stretch");
      branch_if_any(mask_, go, end);
      place(go);
    }
    Construct stretch;
    stretch.kind = Construct::Kind::Stretch;
    stretch.divergent = true;
    stretch.end = stretch.resume = end;
    stack_.push_back(stretch);
    bring(piece);
    for (uint32_t i = piece.begin; i < piece.end; ++i) {
      const ir::Instruction& in = f.instrs[instrs[i]];
      if (has(in.op, core::kExit)) copy_at_exit(in);
      else if (!is_hoisted(in)) emit_instruction(instrs[i]);
    }
    if (leaves) {
      store_mask_slot(left_slot, mask_);
      b.CreateStore(b.getTrue(), some.slot);
    }
    b.CreateBr(end);
    place(end);
    stack_.pop_back();
  }, worth_unrolling(piece, block_id, active));
  columns_.clear();
  write_columns();
  mask_ = nullptr;
  if (!leaves) return;
  current_mask_slot_ = left_slot;
  const int outer = divergent_above(0);
  TESELA_CHECK(outer >= 0, "lanes have nowhere to go");
  llvm::BasicBlock* go = block("some");
  b.CreateCondBr(b.CreateLoad(gen.i1(), some.slot), go, stack_[outer].resume);
  place(go);
}

/// An exit within a stretch whose target is at workgroup level.
void Body::leave_stretch(const ir::Instruction& in, size_t level) {
  Construct& t = stack_[level];
  copy_at_exit(in);
  const Cell& flag = in.op == Op::Continue ? t.continued : t.arrived;
  if (flag) b.CreateStore(b.getTrue(), flag.slot);
  const int d = divergent_above(level + 1);
  TESELA_CHECK(d >= 0, "a stretch is divergent");
  b.CreateBr(stack_[d].resume);
}

// --- constructs and exits at workgroup level

void Body::open_group(ir::InstrId id, Construct::Kind kind) {
  const pass::ConstructShape& shape = shapes_.of(id);
  Construct c;
  c.id = id;
  c.kind = kind;
  c.w = true;
  c.divergent = shape.divergent;
  c.divergent_continues = shape.divergent_continues;
  c.loses_lanes = shape.loses_lanes;
  c.end = c.resume = block("after");
  c.entry_mask_slot = current_mask_slot_;
  if (c.loses_lanes) {
    c.arrived = make_cell(gen.i1(), Val::Kind::Uniform);
    b.CreateStore(b.getFalse(), c.arrived.slot);
    c.mask_slot = new_mask_slot();
    for_subgroups(all_subgroups(), [&] { store_mask_slot(c.mask_slot, llvm::Constant::getNullValue(gen.mask_type())); });
  }
  stack_.push_back(c);
}

void Body::close_group(ir::InstrId id) {
  const Construct c = std::move(stack_.back());
  stack_.pop_back();
  place(c.end);
  current_mask_slot_ = c.mask_slot != 0 ? c.mask_slot : c.entry_mask_slot;
  if (c.loses_lanes) {
    const int outer = divergent_above(0);
    TESELA_CHECK(outer >= 0, "lanes have nowhere to go");
    llvm::BasicBlock* go = block("some");
    b.CreateCondBr(b.CreateLoad(gen.i1(), c.arrived.slot), go, stack_[outer].resume);
    place(go);
  }
  for (ValueId r : f.instrs[id].results) receive_group(r);
}

void Body::group_construct(const Piece& piece) {
  const ir::Instruction& in = f.instrs[piece.instr];
  open_group(piece.instr, in.op == Op::Loop ? Construct::Kind::Loop : Construct::Kind::Branch);
  if (in.op == Op::Loop) group_loop(piece, in);
  else group_branch(in);
  close_group(piece.instr);
}

void Body::group_branch(const ir::Instruction& in) {
  const uint32_t entry = current_mask_slot_;
  if (gen.ir.assume_uniform && in.op != Op::Scope) observe_meeting(0);
  std::vector<llvm::BasicBlock*> arms;
  for (size_t i = 0; i < in.blocks.size(); ++i) arms.push_back(block("group_arm"));
  if (in.op == Op::Scope) b.CreateBr(arms[0]);
  else if (in.op == Op::If) b.CreateCondBr(group_value(in.operands[0]), arms[0], arms[1]);
  else {
    llvm::SwitchInst* jump = b.CreateSwitch(group_value(in.operands[0]), arms[in.imm], static_cast<unsigned>(in.cases.size()));
    for (const ir::SwitchCase& c : in.cases)
      if (c.block != in.imm) jump->addCase(b.getInt32(c.value), arms[c.block]);
  }
  for (size_t i = 0; i < in.blocks.size(); ++i) {
    place(arms[i]);
    current_mask_slot_ = entry;
    walk_group(in.blocks[i]);
  }
}

void Body::group_loop(const Piece& piece, const ir::Instruction& in) {
  const auto& params = f.blocks[in.blocks[0]].params;
  const auto& continue_params = f.blocks[in.blocks[1]].params;
  const uint32_t entry = current_mask_slot_;
  bool copies = false, registers = false;
  for (size_t i = 0; i < params.size(); ++i) {
    give_group(params[i], in.operands[i]);
    copies |= lives(params[i], HomePlace::Slot);
    registers |= slots_in_registers_[params[i].index];
  }
  if (copies) {
    for_subgroups(all_subgroups(), [&] {
      begin_subgroup();
      bring(piece);
      for (size_t i = 0; i < params.size(); ++i)
        if (lives(params[i], HomePlace::Slot)) store_slot(params[i], value(in.operands[i]), false);
    }, registers);
    mask_ = nullptr;
  }
  Construct& c = stack_.back();
  c.header = block("group_loop");
  c.continuing = block("group_continuing");
  llvm::BasicBlock *header = c.header, *continuing = c.continuing, *end = c.end, *body_end = nullptr;
  if (c.divergent_continues) {
    c.continued = make_cell(gen.i1(), Val::Kind::Uniform);
    c.resume = body_end = block("body_end");
  }
  const Cell continued = c.continued;
  b.CreateBr(header);
  place(header);
  if (body_end) b.CreateStore(b.getFalse(), continued.slot);
  for (ValueId p : params) receive_group(p);
  current_mask_slot_ = entry;
  walk_group(in.blocks[0]);
  if (body_end) {
    place(body_end);
    b.CreateCondBr(b.CreateLoad(gen.i1(), continued.slot), continuing, end);
  }
  place(continuing);
  stack_.back().resume = end;
  for (ValueId p : continue_params) receive_group(p);
  current_mask_slot_ = entry;  // WGSL: who comes round to a rendezvous again is everybody
  walk_group(in.blocks[1]);
}

void Body::group_exit(const ir::Instruction& in) {
  const size_t level = in.op == Op::Return ? 0 : level_of(in.target);
  Construct& t = stack_[level];
  if (in.op != Op::Return) {
    const auto* receivers = receivers_of(f, in);
    llvm::SmallVector<llvm::Value*, 8> incoming;
    for (size_t i = 0; i < receivers->size(); ++i) incoming.push_back(lives((*receivers)[i], HomePlace::Group) ? group_value(in.operands[i]) : nullptr);
    for (size_t i = 0; i < receivers->size(); ++i) {
      if (!incoming[i]) continue;
      Cell& cell = group_cells_[(*receivers)[i].index];
      if (!cell) cell = make_value_cell((*receivers)[i]);
      b.CreateStore(incoming[i], cell.slot);
    }
  }
  if (in.op == Op::Next) {
    if (!trip_count_is_small(in.target) && !polls_inside(in.target)) emit_poll(in.loc.span.begin);
    b.CreateBr(t.header);
    return;
  }
  if (in.op == Op::Continue) {
    const int d = divergent_above(level + 1);
    if (t.continued) b.CreateStore(b.getTrue(), t.continued.slot);
    b.CreateBr(d >= 0 ? stack_[d].resume : t.continued ? t.resume : t.continuing);
    return;
  }
  if (t.arrived) b.CreateStore(b.getTrue(), t.arrived.slot);
  const int d = divergent_above(level);
  b.CreateBr(d >= 0 ? stack_[d].resume : t.end);
}

}  // namespace tesela::cpu
