// SPDX-License-Identifier: Apache-2.0
// Loops in which each invocation adds up for itself over elements that lie side by side, from a place of its own (a row of a sparse matrix): lane after lane, as many iterations
// at once as a vector has lanes. Elements come as whole vectors, no lane waits for the longest of its neighbours, and the sum of a lane is that of a vector of parts. WGSL allows
// to reassociate (section 15.7.5, "Reassociation and Fusion"); the order depends on the width of vectors alone.
//
// While the body is emitted, lanes stand for iterations: the counter is linear, what came from outside is the one lane's value, and shapes say so.
#include "cpu/codegen.h"
#include "cpu/counted_loop.h"

namespace tesela::cpu {

/// Whether the loop is run so.
bool Body::sums_by_lane(ir::InstrId id, const pass::SumLoop& sum) const {
  const bool fits = (gen.target.avx512 || gen.target.avx2) && gen.lanes == gen.target.lanes;
  if (!sum.found || !fits || gen.ir.observed || joint_ || gen.order() != pass::LaneOrder::Merged || kind_of(shapes_.of(sum.start)) == Val::Kind::Uniform) return false;
  for (ir::InstrId instr : f.blocks[f.instrs[id].blocks[0]].instrs) {
    if (group_of_.count(instr.index)) return false;
    for (ValueId v : f.instrs[instr].operands) {
      // What is known of a value by its subgroup is said of lanes that are invocations.
      if (f.constant(v) || pass::defined_inside(f, id, v) || kind_of(shapes_.of(v)) == Val::Kind::Uniform) continue;
      if (f.values[v].type == Scalar::Ptr || f.values[v].type == Scalar::Bool || shapes_.known[v.index] || shapes_.by_subgroup[v.index].known) return false;
    }
  }
  return true;
}

/// The shape of a result where lanes are iterations.
pass::Shape Body::shape_by_iteration(const ir::Instruction& in) const {
  using pass::ShapeKind;
  bool uniform = true, linear = true;
  for (ValueId v : in.operands) uniform &= shapes_.of(v).uniform();
  if (uniform) return {ShapeKind::Uniform, 0, 0};
  uint32_t stride = 0;
  if (in.op == Op::Add && f.values[in.results[0]].type != Scalar::F32) {
    for (ValueId v : in.operands) {
      linear &= shapes_.of(v).uniform() || shapes_.of(v).kind == ShapeKind::Linear;
      if (!shapes_.of(v).uniform()) stride += shapes_.of(v).stride;
    }
    if (linear && stride != 0) return {ShapeKind::Linear, 0, stride};
  }
  if (in.op == Op::ElementPtr && shapes_.of(in.operands[0]).uniform() && shapes_.of(in.operands[1]).kind == ShapeKind::Linear) return {ShapeKind::Linear, 0, shapes_.of(in.operands[1]).stride * in.stride};
  return {ShapeKind::Varying, 0, 0};
}

void Body::emit_sums(ir::InstrId id, const pass::SumLoop& sum) {
  const ir::Instruction& in = f.instrs[id];
  const ir::Block& body = f.blocks[in.blocks[0]];
  llvm::Type* floats = gen.vector_of(b.getFloatTy());
  // What differs from lane to lane goes through memory.
  struct Outside {
    ValueId value;
    Cell lanes;
  };
  std::vector<Outside> outside;
  const auto take = [&](ValueId v) {
    if (f.constant(v) || f.values[v].type == Scalar::Ptr || pass::defined_inside(f, id, v) || value(v).kind == Val::Kind::Uniform) return;
    for (const Outside& o : outside)
      if (o.value == v) return;
    llvm::Value* all = vector(v);
    outside.push_back({v, make_cell(all->getType())});
    b.CreateStore(all, outside.back().lanes.slot);
  };
  for (ir::InstrId instr : body.instrs)
    for (ValueId v : f.instrs[instr].operands) take(v);
  const ValueId begin = in.operands[body.params[0] == sum.sum ? 0 : 1];
  const bool is_signed = f.values[sum.counter].type == Scalar::I32;
  llvm::Value *from = vector(sum.start), *to = vector(sum.limit);
  llvm::Value* turns = b.CreateSelect(is_signed ? b.CreateICmpSLT(from, to) : b.CreateICmpULT(from, to), b.CreateSub(to, from), llvm::Constant::getNullValue(from->getType()));
  if (mask_) turns = b.CreateSelect(mask_, turns, llvm::Constant::getNullValue(turns->getType()));
  const Cell starts = make_cell(from->getType()), counts = make_cell(turns->getType()), sums = make_cell(floats), left = make_cell(gen.i32()), at = make_cell(gen.i32()), parts = make_cell(floats);
  b.CreateStore(from, starts.slot);
  b.CreateStore(turns, counts.slot);
  b.CreateStore(llvm::ConstantFP::getNegativeZero(floats), sums.slot);
  const std::vector<Val> values = values_;
  const auto pointers = pointers_;
  const std::vector<pass::Shape> shapes = shapes_.values;
  llvm::Value* const mask = mask_;

  CountedLoop lane(b, c32(0), c32(gen.lanes), c32(1));
  const auto of_lane = [&](const Cell& cell, llvm::Type* type) { return b.CreateLoad(type, b.CreateInBoundsGEP(type, cell.slot, lane.i)); };
  for (const Outside& o : outside) {
    values_[o.value.index] = uniform(of_lane(o.lanes, gen.scalar_type(f.values[o.value].type)));
    shapes_.values[o.value.index] = {pass::ShapeKind::Uniform, 0, 0};
  }
  b.CreateStore(of_lane(starts, gen.i32()), at.slot);
  b.CreateStore(of_lane(counts, gen.i32()), left.slot);
  llvm::Constant* nothing = llvm::ConstantFP::getNegativeZero(floats);
  b.CreateStore(nothing, parts.slot);
  llvm::BasicBlock *turn = block("turn"), *done = block("summed");
  b.CreateBr(turn);
  place(turn);
  llvm::Value* remaining = b.CreateLoad(gen.i32(), left.slot);
  emit_poll(f.instrs[f.blocks[in.blocks[1]].instrs.back()].loc.span.begin);
  mask_ = tail_mask(remaining);
  llvm::Value* index = b.CreateLoad(gen.i32(), at.slot);
  shapes_.values[sum.counter.index] = {pass::ShapeKind::Linear, 0, 1};
  values_[sum.counter.index] = {Val::Kind::Linear, 1, index};
  llvm::Value* before = b.CreateLoad(floats, parts.slot);
  shapes_.values[sum.sum.index] = {pass::ShapeKind::Varying, 0, 0};
  values_[sum.sum.index] = varying(before);
  for (ir::InstrId instr : body.instrs) {
    const ir::Instruction& made = f.instrs[instr];
    if (instr == sum.guard || core::has(made.op, core::kExit)) continue;
    for (ValueId r : made.results) shapes_.values[r.index] = shape_by_iteration(made);
    emit_instruction(instr);
  }
  b.CreateStore(b.CreateSelect(mask_, vector(sum.grown), before), parts.slot);
  b.CreateStore(b.CreateAdd(index, c32(gen.lanes)), at.slot);
  b.CreateStore(b.CreateSub(remaining, c32(gen.lanes)), left.slot);
  b.CreateCondBr(b.CreateICmpUGT(remaining, c32(gen.lanes)), turn, done);
  place(done);
  llvm::CallInst* total = b.CreateFAddReduce(llvm::ConstantFP::getNegativeZero(b.getFloatTy()), b.CreateLoad(floats, parts.slot));
  total->setHasAllowReassoc(true);
  b.CreateStore(b.CreateSelect(b.CreateICmpEQ(iota(), splat(lane.i)), splat(total), b.CreateLoad(floats, sums.slot)), sums.slot);
  lane.close();

  values_ = values;
  pointers_ = pointers;
  shapes_.values = shapes;
  mask_ = mask;
  set(in.results[0], varying(b.CreateFAdd(vector(begin), b.CreateLoad(floats, sums.slot))));
}

}  // namespace tesela::cpu
