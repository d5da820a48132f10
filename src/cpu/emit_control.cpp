// SPDX-License-Identifier: Apache-2.0
// Constructs and exits. The stack of open constructs answers where an exit goes: if no divergent construct lies between the exit and its target,
// all lanes at hand leave together and the exit is a branch. Otherwise their values are blended into the target's results, and code goes
// on at the `resume` block of the innermost divergent construct with the lanes that are left.
//
// Nothing is blended at a back edge: lanes that left a loop have given their values to its results, and nobody reads their parameters.
#include "cpu/codegen.h"

#include <algorithm>

#include <llvm/IR/MDBuilder.h>

#include "ir/walk.h"

namespace tesela::cpu {

using core::has;

constexpr int kMaxLookedThrough = 8;  // instructions from a condition to what it depends on
constexpr uint32_t kUnmaskedArm = 24;  // instructions of an arm that is emitted twice, without masks too
constexpr uint32_t kFlatArm = 10;  // instructions of an arm that are rather computed for nothing than branched around

void Body::emit_block(ir::BlockId id) {
  const std::vector<ir::InstrId> instrs = f.blocks[id].instrs;
  quads_.clear();
  for (ir::InstrId instr : instrs) joint_ ? emit_joint(instr) : emit_instruction(instr);
}

void Body::emit_construct(ir::InstrId id) {
  switch (f.instrs[id].op) {
    case Op::If: return emit_if(id);
    case Op::Switch: return emit_switch(id);
    case Op::Loop: return emit_loop(id);
    case Op::Scope: return emit_scope(id);
    default: TESELA_UNREACHABLE("a construct without code");
  }
}

Construct Body::open(ir::InstrId id, Construct::Kind kind) {
  const pass::ConstructShape& shape = shapes_.of(id);
  Construct c;
  c.id = id;
  c.kind = kind;
  c.w = shape.w;
  c.divergent = shape.divergent;
  c.divergent_continues = shape.divergent_continues;
  c.loses_lanes = shape.loses_lanes;
  c.end = block("after");
  c.resume = c.end;
  c.entry_mask = mask_;
  for (ValueId r : f.instrs[id].results) {
    c.results.push_back(make_value_cell(r));
    if (c.divergent) b.CreateStore(llvm::Constant::getNullValue(c.results.back().type), c.results.back().slot);
  }
  if (c.loses_lanes) {
    c.exit_mask = make_mask_cell();
    store_mask(c.exit_mask, llvm::Constant::getNullValue(gen.mask_type()));
  }
  return c;
}

/// Takes the construct off the stack and goes on behind it.
void Body::close(ir::InstrId id) {
  const Construct c = std::move(stack_.back());
  stack_.pop_back();
  place(c.end);
  quads_.clear();
  mask_ = c.exit_mask ? load_mask(c.exit_mask) : c.entry_mask;
  const auto& results = f.instrs[id].results;
  if (c.loses_lanes && (c.divergent || c.divergent_continues)) {  // perhaps nobody arrived
    const int outer = divergent_above(0);
    TESELA_CHECK(outer >= 0, "lanes have nowhere to go");
    llvm::BasicBlock* go = block("some");
    branch_if_any(mask_, go, stack_[outer].resume);
    place(go);
  }
  for (size_t i = 0; i < results.size(); ++i) set_shaped(results[i], b.CreateLoad(c.results[i].type, c.results[i].slot));
}

size_t Body::level_of(ir::InstrId target) const {
  size_t i = stack_.size();
  while (i-- > 0)
    if (stack_[i].id == target) return i;
  TESELA_UNREACHABLE("an exit of a construct that is not open");
}

int Body::divergent_above(size_t level) const {
  bool in_loop = false;
  for (size_t i = stack_.size(); i-- > level;) {
    const Construct& c = stack_[i];
    if (c.divergent || c.pending || (in_loop && c.divergent_continues)) return static_cast<int>(i);
    in_loop |= c.kind == Construct::Kind::Loop;
  }
  return -1;
}

// --- constructs

bool Body::worth_a_branch(ir::BlockId id, bool data_decides) const {
  uint32_t cost = 0;
  for (ir::InstrId instr : f.blocks[id].instrs) {
    const ir::Instruction& in = f.instrs[instr];
    if (has(in.op, core::kExit)) continue;
    if (data_decides && (in.op == Op::Load || in.op == Op::Store) && safe_for_all_lanes(in.operands[0])) {
      cost += 2 * static_cast<uint32_t>(in.results.size() + in.operands.size() - 1);
      continue;
    }
    if (!has(in.op, core::kPure)) return true;
    const bool light = in.op <= Op::InsertBits && in.op != Op::Div && in.op != Op::Rem;
    cost += light ? 1 : 6;
  }
  return cost > kFlatArm;
}

/// Workgroup memory at an index that is in range and a base plus constants for every invocation: an access costs little and needs no active lane.
bool Body::safe_for_all_lanes(ValueId ptr) const {
  if (gen.ir.vars[ir::root_of(f, ptr)].space != ir::Space::Workgroup || shapes_.of(ptr).kind == pass::ShapeKind::Varying || shapes_.of(ptr).uniform()) return false;
  while (f.values[ptr].def) {
    const ir::Instruction& in = f.def(ptr);
    if (in.op == Op::AddressOf) return true;
    if (in.op == Op::ElementPtr && !(in.extent != 0 && shapes_.known[in.operands[1].index] && shapes_.largest[in.operands[1].index] < in.extent)) return false;
    ptr = in.operands[0];
  }
  return false;
}

/// Whether an arm is short and touches memory: where all lanes take it, it is rather run without masks, which memory does not like.
bool Body::worth_without_mask(ir::InstrId id, ir::BlockId arm) const {
  const auto& instrs = f.blocks[arm].instrs;
  if (mask_ || gen.ir.observed || instrs.size() > kUnmaskedArm || f.instrs[instrs.back()].target != id) return false;
  bool accesses = false;
  for (ir::InstrId at : instrs) {
    const ir::Instruction& in = f.instrs[at];
    if (has(in.op, core::kControl | core::kAtomic | core::kSubgroup)) return false;
    accesses |= (in.op == Op::Load || in.op == Op::Store) && !shapes_.of(in.operands[0]).uniform() && !is_frame(ir::root_of(f, in.operands[0]));
  }
  return accesses;
}

/// Whether what memory holds decides a condition: then lanes rarely agree.
bool Body::data_decides(ValueId v, int depth) const {
  if (depth == 0 || !f.values[v].def) return false;
  const ir::Instruction& in = f.def(v);
  if (has(in.op, core::kReads | core::kAtomic)) return !shapes_.of(v).uniform();
  return has(in.op, core::kElementwise) && std::any_of(in.operands.begin(), in.operands.end(), [&](ValueId o) { return data_decides(o, depth - 1); });
}

/// One arm of divergent control flow: code goes on at `next` afterwards, with whatever lanes.
void Body::emit_arm(ir::BlockId id, llvm::Value* mask, llvm::BasicBlock* next, bool branch) {
  if (branch) {
    llvm::BasicBlock* arm = block("arm");
    branch_if_any(mask, arm, next);
    place(arm);
  }
  mask_ = mask;
  stack_.back().resume = next;
  emit_block(id);
  place(next);
}

void Body::emit_if(ir::InstrId id) {
  const ir::Instruction& in = f.instrs[id];
  if (strided_.whole && id == strided_.found.guard) return emit_sure(id, strided_.found.stays);
  const Val condition = value(in.operands[0]);
  stack_.push_back(open(id, Construct::Kind::Branch));
  if (condition.kind == Val::Kind::Uniform) {
    llvm::Value* mask = mask_;
    llvm::BasicBlock* arms[2] = {block("then"), block("else")};
    b.CreateCondBr(condition.v, arms[0], arms[1]);
    for (int i = 0; i < 2; ++i) {
      place(arms[i]);
      mask_ = mask;
      emit_block(in.blocks[i]);
    }
  } else {
    llvm::Value* then_mask = mask_and(mask_, condition.v);
    llvm::Value* else_mask = mask_and_not(mask_, condition.v);
    const bool data = !shapes_.known[in.operands[0].index];
    if (data && !data_decides(in.operands[0], kMaxLookedThrough) && worth_without_mask(id, in.blocks[0])) {
      llvm::BasicBlock *whole = block("whole"), *mixed = block("mixed");
      b.CreateCondBr(all(condition.v), whole, mixed, llvm::MDBuilder(gen.context).createLikelyBranchWeights());
      place(whole);
      emit_block(in.blocks[0]);
      stack_.back().stored_once = false;
      place(mixed);
    }
    emit_arm(in.blocks[0], then_mask, block("else"), worth_a_branch(in.blocks[0], data));
    emit_arm(in.blocks[1], else_mask, stack_.back().end, worth_a_branch(in.blocks[1], data));
  }
  close(id);
}

/// An If of which all lanes are known to take one arm.
void Body::emit_sure(ir::InstrId id, uint32_t arm) {
  Construct c = open(id, Construct::Kind::Branch);
  c.divergent = c.loses_lanes = false;
  c.exit_mask = {};
  stack_.push_back(c);
  emit_block(f.instrs[id].blocks[arm]);
  close(id);
}

void Body::emit_switch(ir::InstrId id) {
  const ir::Instruction& in = f.instrs[id];
  const Val selector = value(in.operands[0]);
  if (selector.kind != Val::Kind::Uniform) return emit_varying_switch(id);
  stack_.push_back(open(id, Construct::Kind::Branch));
  std::vector<llvm::BasicBlock*> clauses;
  for (size_t i = 0; i < in.blocks.size(); ++i) clauses.push_back(block("clause"));
  llvm::SwitchInst* jump = b.CreateSwitch(selector.v, clauses[in.imm], static_cast<unsigned>(in.cases.size()));
  for (const ir::SwitchCase& c : in.cases)
    if (c.block != in.imm) jump->addCase(b.getInt32(c.value), clauses[c.block]);
  llvm::Value* mask = mask_;
  for (size_t i = 0; i < in.blocks.size(); ++i) {
    place(clauses[i]);
    mask_ = mask;
    emit_block(in.blocks[i]);
  }
  close(id);
}

void Body::emit_varying_switch(ir::InstrId id) {
  const ir::Instruction& in = f.instrs[id];
  llvm::Value* selector = vector(in.operands[0]);
  stack_.push_back(open(id, Construct::Kind::Branch));
  llvm::Value* mask = mask_;
  std::vector<llvm::Value*> chosen(in.blocks.size());
  llvm::Value* others = llvm::Constant::getNullValue(gen.mask_type());
  for (const ir::SwitchCase& c : in.cases) {
    if (c.block == in.imm) continue;
    llvm::Value* equal = b.CreateICmpEQ(selector, splat(c32(c.value)));
    others = b.CreateOr(others, equal);
    chosen[c.block] = chosen[c.block] ? b.CreateOr(chosen[c.block], equal) : equal;
  }
  for (size_t i = 0; i < in.blocks.size(); ++i) {
    llvm::Value* clause = i == in.imm ? mask_and_not(mask, others) : mask_and(mask, chosen[i] ? chosen[i] : llvm::Constant::getNullValue(gen.mask_type()));
    llvm::BasicBlock* next = i + 1 == in.blocks.size() ? stack_.back().end : block("clause");
    emit_arm(in.blocks[i], clause, next, worth_a_branch(in.blocks[i], true));
  }
  close(id);
}

void Body::emit_scope(ir::InstrId id) {
  stack_.push_back(open(id, Construct::Kind::Branch));
  emit_block(f.instrs[id].blocks[0]);
  close(id);
}

void Body::emit_loop(ir::InstrId id) {
  if (strided_.slot && id == strided_.found.loop) return emit_strided_loop(id);
  if (const pass::SumLoop sum = pass::find_sum_loop(gen.ir, f, id); sums_by_lane(id, sum)) return emit_sums(id, sum);
  const ir::Instruction& in = f.instrs[id];
  const auto& params = f.blocks[in.blocks[0]].params;
  Construct c = open(id, Construct::Kind::Loop);
  c.header = block("loop");
  for (size_t i = 0; i < params.size(); ++i) c.params.push_back(make_value_cell(params[i]));
  store_values(c.params, in.operands, false);
  if (c.divergent || c.loses_lanes) {
    c.loop_mask = make_mask_cell();
    store_mask(c.loop_mask, mask_);
  }
  const size_t outer_streams = streams_.size();
  find_streams(id);
  b.CreateBr(c.header);
  place(c.header);
  if (c.loop_mask) mask_ = load_mask(c.loop_mask);
  for (size_t i = 0; i < params.size(); ++i) set_shaped(params[i], b.CreateLoad(c.params[i].type, c.params[i].slot));
  if (streams_.size() > outer_streams) fill_streams();
  emit_loop_blocks(c, 0);
  streams_.resize(outer_streams);
}

/// Body and continuing block of a loop that is being opened, from instruction `begin` of the body.
void Body::emit_loop_blocks(const Construct& opened, uint32_t begin) {
  Construct c = opened;
  const ir::Instruction& in = f.instrs[c.id];
  const auto& continue_params = f.blocks[in.blocks[1]].params;
  c.continuing = block("continuing");
  for (ValueId p : continue_params) {
    c.continue_params.push_back(make_value_cell(p));
    b.CreateStore(llvm::Constant::getNullValue(c.continue_params.back().type), c.continue_params.back().slot);
  }
  if (c.divergent || c.loses_lanes || c.divergent_continues) c.continue_mask = make_mask_cell();
  if (c.divergent_continues) store_mask(c.continue_mask, llvm::Constant::getNullValue(gen.mask_type()));
  llvm::BasicBlock* body_end = c.divergent_continues ? block("body_end") : nullptr;
  c.resume = body_end ? body_end : c.end;
  stack_.push_back(c);
  const std::vector<ir::InstrId> instrs = f.blocks[in.blocks[0]].instrs;
  quads_.clear();
  for (size_t i = begin; i < instrs.size(); ++i) emit_instruction(instrs[i]);
  if (body_end) {
    place(body_end);
    branch_if_any(load_mask(c.continue_mask), c.continuing, c.end);
  }
  place(c.continuing);
  mask_ = c.continue_mask ? load_mask(c.continue_mask) : c.entry_mask;
  stack_.back().resume = c.end;
  stack_.back().pending = false;
  // In the continuing block lanes are together again; what diverges there is what leaves.
  for (size_t i = 0; i < continue_params.size(); ++i)
    set_shaped(continue_params[i], b.CreateLoad(c.continue_params[i].type, c.continue_params[i].slot));
  emit_block(in.blocks[1]);
  close(c.id);
}

// --- exits

/// Gives values to cells, for the lanes of the mask only where `blend`.
void Body::store_values(std::vector<Cell>& cells, std::span<const ValueId> values, bool blend) {
  llvm::SmallVector<llvm::Value*, 8> incoming;
  for (size_t i = 0; i < cells.size(); ++i) incoming.push_back(coerce(value(values[i]), cells[i].kind).v);
  for (size_t i = 0; i < cells.size(); ++i) {
    llvm::Value* v = incoming[i];
    if (blend && mask_ && cells[i].kind == Val::Kind::Varying) v = b.CreateSelect(mask_, v, b.CreateLoad(cells[i].type, cells[i].slot));
    b.CreateStore(v, cells[i].slot);
  }
}

void Body::accumulate(const Cell& cell) {
  if (cell) store_mask(cell, b.CreateOr(load_mask(cell), mask_value(mask_)));
}

void Body::emit_exit(const ir::Instruction& in) {
  const size_t level = in.op == Op::Return ? 0 : level_of(in.target);
  if (stack_[level].w) return leave_stretch(in, level);
  Construct& t = stack_[level];
  if (in.op == Op::Next) return emit_next(in, t);
  if (in.op == Op::Continue) {
    const int d = divergent_above(level + 1);
    store_values(t.continue_params, in.operands, t.divergent_continues);
    if (t.divergent_continues) {
      accumulate(t.continue_mask);
      t.pending = true;
      b.CreateBr(d >= 0 ? stack_[d].resume : t.resume);
    } else {
      if (t.continue_mask) store_mask(t.continue_mask, mask_);
      b.CreateBr(t.continuing);
    }
    return;
  }
  const int d = divergent_above(level);
  const bool repeated = std::any_of(stack_.begin() + static_cast<long>(level), stack_.end(), [](const Construct& c) { return c.kind == Construct::Kind::Loop; });
  store_values(t.results, in.operands, d >= 0 && (repeated || t.stored_once));
  t.stored_once = true;
  if (d >= 0) accumulate(t.exit_mask);
  else if (t.exit_mask) store_mask(t.exit_mask, mask_);
  b.CreateBr(d >= 0 ? stack_[d].resume : t.end);
}

void Body::emit_next(const ir::Instruction& in, Construct& loop) {
  if (loop.strided) return emit_strided_next();
  store_values(loop.params, in.operands, false);
  count_streams(loop.id);
  if (loop.loop_mask) store_mask(loop.loop_mask, mask_);
  if (!trip_count_is_small(loop.id) && !polls_inside(loop.id)) emit_poll(in.loc.span.begin);
  b.CreateBr(loop.header);
}

/// Leaves the function if the stop flag is set. `where`: begin of the loop's place in the source.
void Body::emit_poll(uint32_t where) {
  llvm::BasicBlock* go = block("go");
  stopped_where_->addIncoming(c32(where), b.GetInsertBlock());
  branch_if_stopped(stopped_, go);
  place(go);
}

void Body::branch_if_stopped(llvm::BasicBlock* yes, llvm::BasicBlock* no) {
  llvm::LoadInst* flag = b.CreateAlignedLoad(gen.i32(), stop_, llvm::Align(4));
  flag->setAtomic(llvm::AtomicOrdering::Monotonic);
  gen.tag_memory(flag, ModuleGen::kClassControl);
  llvm::BranchInst* branch = b.CreateCondBr(b.CreateICmpNE(flag, c32(0)), yes, no);
  branch->setMetadata(llvm::LLVMContext::MD_prof, llvm::MDBuilder(gen.context).createUnlikelyBranchWeights());
}

namespace {

/// Integer steps and tests of counted loops; false where the op is another.
bool evaluate(Op op, Scalar type, uint32_t a, uint32_t c, uint32_t& out) {
  const auto sa = static_cast<int32_t>(a), sc = static_cast<int32_t>(c);
  const bool is_signed = type == Scalar::I32;
  switch (op) {
    case Op::Add: out = a + c; return true;
    case Op::Sub: out = a - c; return true;
    case Op::Mul: out = a * c; return true;
    case Op::Shl: out = a << (c & 31); return true;
    case Op::Shr: out = is_signed ? static_cast<uint32_t>(sa >> (c & 31)) : a >> (c & 31); return true;
    case Op::Div: out = c == 0 || is_signed ? a : a / c; return !is_signed;
    case Op::Eq: out = a == c; return true;
    case Op::Ne: out = a != c; return true;
    case Op::Lt: out = is_signed ? sa < sc : a < c; return true;
    case Op::Le: out = is_signed ? sa <= sc : a <= c; return true;
    case Op::Gt: out = is_signed ? sa > sc : a > c; return true;
    case Op::Ge: out = is_signed ? sa >= sc : a >= c; return true;
    default: return false;
  }
}

constexpr uint32_t kSmallTripCount = 2048;

}  // namespace

/// Whether the loop counts a parameter from a constant by a constant to a constant, in few steps, found by trying.
bool Body::trip_count_is_small(ir::InstrId loop) const {
  const ir::Instruction& in = f.instrs[loop];
  const auto& params = f.blocks[in.blocks[0]].params;
  const auto& continuing = f.blocks[in.blocks[1]];
  const ir::Instruction& next = f.instrs[continuing.instrs.back()];
  if (next.op != Op::Next) return false;
  for (ir::InstrId id : f.blocks[in.blocks[0]].instrs) {
    const ir::Instruction& branch = f.instrs[id];
    if (branch.op != Op::If || !f.values[branch.operands[0]].def) continue;
    const ir::Instruction& test = f.def(branch.operands[0]);
    if (test.operands.size() != 2) continue;
    const uint32_t* bound = f.constant(test.operands[1]);
    const auto param = std::find(params.begin(), params.end(), test.operands[0]);
    if (!bound || param == params.end()) continue;
    const size_t index = static_cast<size_t>(param - params.begin());
    const auto leaves = [&](int arm) {
      const ir::Instruction& last = f.instrs[f.blocks[branch.blocks[arm]].instrs.back()];
      return last.op == Op::Exit && last.target == loop && f.blocks[branch.blocks[arm]].instrs.size() == 1;
    };
    if (leaves(0) == leaves(1)) continue;
    const bool leave_when = leaves(0);
    const uint32_t* initial = f.constant(in.operands[index]);
    const ir::Value& stepped = f.values[next.operands[index]];
    if (!initial || !stepped.def) continue;
    const ir::Instruction& step = f.instrs[stepped.def];
    const uint32_t* by = step.operands.size() == 2 ? f.constant(step.operands[1]) : nullptr;
    if (!by || !pass::passes_through(f, loop, step.operands[0], test.operands[0])) continue;
    uint32_t i = *initial, out = 0;
    for (uint32_t trips = 0; trips < kSmallTripCount; ++trips) {
      if (!evaluate(test.op, f.values[test.operands[0]].type, i, *bound, out)) break;
      if ((out != 0) == leave_when) return true;
      if (!evaluate(step.op, step.type, i, *by, i)) break;
    }
  }
  return false;
}

}  // namespace tesela::cpu
