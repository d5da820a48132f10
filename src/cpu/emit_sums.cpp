// SPDX-License-Identifier: Apache-2.0
// Loops in which each invocation adds up for itself over elements that lie side by side, from a place of its own (a row of a sparse matrix): as many iterations of one row at once as a
// vector has lanes. Elements come as whole vectors, no lane waits for the longest of its neighbours, and the sum of a lane is that of a vector of parts. Short rows that follow one
// another are taken as one: their terms are made without a gap, wait in memory, and each row's are added up from there. Other rows come lane after lane. WGSL allows
// to reassociate (section 15.7.5, "Reassociation and Fusion"); the order depends on the width of vectors alone: both ways round terms by themselves and add the same ones to the same parts.
//
// While the body is emitted, lanes stand for iterations: the counter is linear, what came from outside is the one lane's value, and shapes say so.
#include "cpu/codegen.h"
#include "cpu/counted_loop.h"
#include "ir/walk.h"

namespace tesela::cpu {

namespace {

constexpr uint32_t kShort = 32;  // terms of a row that are added without asking whether there are as many. Terms of as many for each lane are made together: longer rows fill vectors well enough
constexpr uint32_t kScratchTerms = 300, kScratchParts = 301;  // numbers of scratch memory

}  // namespace

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

/// What of the body makes the terms.
std::vector<ir::InstrId> Body::instrs_of_terms(ir::InstrId id, const pass::SumLoop& sum) const {
  std::vector<bool> needed(f.values.size());
  std::vector<ir::InstrId> made;
  needed[sum.grown.index] = true;
  const auto& instrs = f.blocks[f.instrs[id].blocks[0]].instrs;
  for (size_t i = instrs.size(); i-- > 0;) {
    const ir::Instruction& in = f.instrs[instrs[i]];
    if (std::none_of(in.results.begin(), in.results.end(), [&](ValueId r) { return needed[r.index]; })) continue;
    for (ValueId v : in.operands) needed[v.index] = true;
    made.push_back(instrs[i]);
  }
  std::reverse(made.begin(), made.end());
  return made;
}

/// The terms of a vector of iterations from `index` on, those of `mask`. With lanes' own values from outside, of the row at hand.
llvm::Value* Body::terms_at(const SumRows& rows, llvm::Value* index, llvm::Value* mask) {
  const std::vector<Val> values = values_;
  const auto pointers = pointers_;
  const std::vector<pass::Shape> shapes = shapes_.values;
  llvm::Value* const outer = mask_;
  mask_ = mask;
  for (const SumRows::Outside& o : rows.outside) {
    values_[o.value.index] = uniform(of_row(o.lanes, rows.row));
    shapes_.values[o.value.index] = {pass::ShapeKind::Uniform, 0, 0};
  }
  shapes_.values[rows.sum.counter.index] = {pass::ShapeKind::Linear, 0, 1};
  values_[rows.sum.counter.index] = {Val::Kind::Linear, 1, index};
  shapes_.values[rows.sum.sum.index] = {pass::ShapeKind::Varying, 0, 0};
  values_[rows.sum.sum.index] = varying(nothing());
  for (ir::InstrId instr : rows.instrs) {
    const ir::Instruction& made = f.instrs[instr];
    for (ValueId r : made.results) shapes_.values[r.index] = shape_by_iteration(made);
    emit_instruction(instr);
  }
  llvm::Value* terms = vector(rows.sum.grown);
  values_ = values;
  pointers_ = pointers;
  shapes_.values = shapes;
  mask_ = outer;
  return terms;
}

/// What adds nothing, not even to the sign of zero.
llvm::Value* Body::nothing() { return llvm::ConstantFP::getNegativeZero(gen.vector_of(b.getFloatTy())); }

/// Of a vector in memory the element of one lane.
llvm::Value* Body::of_row(const Cell& cell, llvm::Value* row) {
  llvm::Type* type = llvm::cast<llvm::VectorType>(cell.type)->getElementType();
  return b.CreateLoad(type, b.CreateInBoundsGEP(type, cell.slot, row));
}

/// One lane's row after the other.
void Body::add_by_row(SumRows& rows, uint32_t where) {
  CountedLoop lane(b, c32(0), c32(gen.lanes), c32(1));
  rows.row = lane.i;
  const Cell left = make_cell(gen.i32()), at = make_cell(gen.i32()), parts = make_cell(rows.floats);
  b.CreateStore(of_row(rows.starts, lane.i), at.slot);
  b.CreateStore(of_row(rows.counts, lane.i), left.slot);
  b.CreateStore(nothing(), parts.slot);
  llvm::BasicBlock *turn = block("turn"), *done = block("summed");
  b.CreateBr(turn);
  place(turn);
  llvm::Value* remaining = b.CreateLoad(gen.i32(), left.slot);
  emit_poll(where);
  llvm::Value* index = b.CreateLoad(gen.i32(), at.slot);
  llvm::Value* mask = tail_mask(remaining);
  llvm::Value* terms = terms_at(rows, index, mask);
  llvm::Value* before = b.CreateLoad(rows.floats, parts.slot);
  b.CreateStore(b.CreateSelect(mask, b.CreateFAdd(before, terms), before), parts.slot);
  b.CreateStore(b.CreateAdd(index, c32(gen.lanes)), at.slot);
  b.CreateStore(b.CreateSub(remaining, c32(gen.lanes)), left.slot);
  b.CreateCondBr(b.CreateICmpUGT(remaining, c32(gen.lanes)), turn, done);
  place(done);
  b.CreateStore(b.CreateLoad(rows.floats, parts.slot), b.CreateInBoundsGEP(rows.floats, rows.parts.slot, lane.i));
  lane.close();
}

/// Rows that follow one another, `length` iterations in all: the terms, as if they were one row's; then each row's parts out of them. That takes no look at the stop flag: it does not take long.
void Body::add_by_stretch(SumRows& rows, llvm::Value* length) {
  const uint32_t lanes = gen.lanes;
  llvm::Type* type = b.getFloatTy();
  const Cell terms = scratch(kScratchTerms, llvm::ArrayType::get(rows.floats, kShort + kShort / lanes));
  llvm::Value* first = of_row(rows.starts, c32(0));
  {
    CountedLoop piece(b, c32(0), length, c32(lanes));
    llvm::Value* made = terms_at(rows, b.CreateAdd(first, piece.i), tail_mask(b.CreateSub(length, piece.i)));
    b.CreateAlignedStore(made, b.CreateInBoundsGEP(type, terms.slot, piece.i), llvm::Align(4 * lanes));
    piece.close();
  }
  CountedLoop lane(b, c32(0), c32(lanes), c32(1));
  llvm::Value* count = of_row(rows.counts, lane.i);
  llvm::Value* begin = b.CreateInBoundsGEP(type, terms.slot, b.CreateSub(of_row(rows.starts, lane.i), first));
  const auto plus = [&](llvm::Value* sum, llvm::Value* at) {
    llvm::Value* more = b.CreateAlignedLoad(rows.floats, b.CreateInBoundsGEP(type, begin, at), llvm::Align(4));
    return b.CreateSelect(b.CreateICmpULT(b.CreateAdd(iota(), splat(at)), splat(count)), b.CreateFAdd(sum, more), sum);
  };
  // Nobody foresees how many vectors a short row takes.
  llvm::Value* sum = nothing();
  for (uint32_t at = 0; at < kShort; at += lanes) sum = plus(sum, c32(at));
  const Cell parts = make_cell(rows.floats);
  b.CreateStore(sum, parts.slot);
  {
    CountedLoop more(b, c32(kShort), count, c32(lanes));
    b.CreateStore(plus(b.CreateLoad(rows.floats, parts.slot), more.i), parts.slot);
    more.close();
  }
  b.CreateStore(b.CreateLoad(rows.floats, parts.slot), b.CreateInBoundsGEP(rows.floats, rows.parts.slot, lane.i));
  lane.close();
}

/// The halves of what is left of each row of x and y, added: units of x, then of y. In the whole vector, or in each 128 bits by themselves.
llvm::Value* Body::add_halves(llvm::Value* x, llvm::Value* y, uint32_t unit) {
  llvm::SmallVector<int, 16> even, odd;
  const uint32_t part = unit < 4 ? 4 : gen.lanes;
  for (uint32_t q = 0; q < gen.lanes; q += part)
    for (uint32_t side = 0; side < 2; ++side)
      for (uint32_t e = 0; e < part; e += 2 * unit)
        for (uint32_t i = 0; i < unit; ++i) {
          even.push_back(static_cast<int>(side * gen.lanes + q + e + i));
          odd.push_back(even.back() + static_cast<int>(unit));
        }
  return b.CreateFAdd(b.CreateShuffleVector(x, y, even), b.CreateShuffleVector(x, y, odd));
}

/// Each lane's sum of its parts. Each step halves what is left of a row, so that a vector holds twice as many.
llvm::Value* Body::sums_of_parts(const SumRows& rows) {
  const uint32_t quarter = gen.lanes / 4;
  const auto part = [&](llvm::Value* at) { return b.CreateInBoundsGEP(rows.floats, rows.parts.slot, at); };
  {
    // Every fourth row, until four elements are left of each: the last steps put those of four such vectors side by side.
    CountedLoop turn(b, c32(0), c32(4), c32(1));
    llvm::SmallVector<llvm::Value*, 4> left;
    for (uint32_t q = 0; q < quarter; ++q) left.push_back(b.CreateLoad(rows.floats, part(b.CreateAdd(turn.i, c32(4 * q)))));
    for (uint32_t unit = gen.lanes / 2; unit >= 4; unit /= 2) {
      for (size_t i = 0; 2 * i < left.size(); ++i) left[i] = add_halves(left[2 * i], left[2 * i + 1], unit);
      left.resize(left.size() / 2);
    }
    b.CreateStore(left[0], part(turn.i));
    turn.close();
  }
  llvm::SmallVector<llvm::Value*, 4> four;
  for (uint32_t i = 0; i < 4; ++i) four.push_back(b.CreateLoad(rows.floats, part(c32(i))));
  return add_halves(add_halves(four[0], four[1], 2), add_halves(four[2], four[3], 2), 1);
}

/// Whether most vectors run this version of the kernel: the one for vectors that are full, or the general one where that one has no loops.
bool Body::is_usual_version() const {
  if (!gen.ir.full) return true;
  const ir::Function& full = gen.ir.functions[gen.ir.full];
  bool loops = false;
  ir::for_each_instr(full, full.body, [&](ir::InstrId id) { loops |= full.instrs[id].op == Op::Loop; });
  return &f == &full || !loops;
}

/// Whether rows follow one another, are short, and by themselves would not fill their vectors.
llvm::Value* Body::gains_by_stretch(llvm::Value* from, llvm::Value* to, llvm::Value* turns, llvm::Value* length) {
  // Each begins where the one before has ended, and no lane is off.
  llvm::SmallVector<int, 16> next;
  for (uint32_t l = 1; l < gen.lanes; ++l) next.push_back(static_cast<int>(l));
  next.push_back(static_cast<int>(2 * gen.lanes - 1));
  llvm::Value* follow = all(b.CreateAnd(b.CreateICmpEQ(to, b.CreateShuffleVector(from, to, next)), b.CreateICmpEQ(turns, b.CreateSub(to, from))));
  // A row without elements would take a vector, too.
  llvm::Constant* zero = llvm::Constant::getNullValue(turns->getType());
  llvm::Value* rest = b.CreateICmpNE(b.CreateAnd(turns, llvm::ConstantInt::get(turns->getType(), gen.lanes - 1)), zero);
  llvm::Value* waste = any(b.CreateOr(rest, b.CreateICmpEQ(turns, zero)));
  return b.CreateAnd(b.CreateAnd(follow, waste), b.CreateICmpULE(length, c32(kShort * gen.lanes)));
}

void Body::emit_sums(ir::InstrId id, const pass::SumLoop& sum) {
  const ir::Instruction& in = f.instrs[id];
  SumRows rows{sum, instrs_of_terms(id, sum)};
  rows.floats = gen.vector_of(b.getFloatTy());
  for (ir::InstrId instr : rows.instrs) {
    for (ValueId v : f.instrs[instr].operands) {
      if (f.constant(v) || f.values[v].type == Scalar::Ptr || pass::defined_inside(f, id, v) || value(v).kind == Val::Kind::Uniform) continue;
      if (std::any_of(rows.outside.begin(), rows.outside.end(), [&](const SumRows::Outside& o) { return o.value == v; })) continue;
      llvm::Value* all = vector(v);
      rows.outside.push_back({v, make_cell(all->getType())});
      b.CreateStore(all, rows.outside.back().lanes.slot);
    }
  }
  const bool is_signed = f.values[sum.counter].type == Scalar::I32;
  llvm::Value *from = vector(sum.start), *to = vector(sum.limit), *zero = llvm::Constant::getNullValue(from->getType());
  llvm::Value* turns = b.CreateSelect(is_signed ? b.CreateICmpSLT(from, to) : b.CreateICmpULT(from, to), b.CreateSub(to, from), zero);
  if (mask_) turns = b.CreateSelect(mask_, turns, zero);
  rows.starts = make_cell(from->getType());
  rows.counts = make_cell(turns->getType());
  rows.parts = scratch(kScratchParts, llvm::ArrayType::get(rows.floats, gen.lanes));
  b.CreateStore(from, rows.starts.slot);
  b.CreateStore(turns, rows.counts.slot);
  const auto by_row = [&] { add_by_row(rows, f.instrs[f.blocks[in.blocks[1]].instrs.back()].loc.span.begin); };
  if (rows.outside.empty() && is_usual_version()) {
    llvm::Value* length = b.CreateSub(b.CreateExtractElement(to, gen.lanes - 1), b.CreateExtractElement(from, uint64_t{0}));
    llvm::SmallVector<llvm::Value*, 1> none, neither;
    choose(gains_by_stretch(from, to, turns, length), [&] { add_by_stretch(rows, length); }, by_row, none, neither);
  } else {
    by_row();
  }
  llvm::Value* sums = sums_of_parts(rows);
  const ValueId begin = in.operands[f.blocks[in.blocks[0]].params[0] == sum.sum ? 0 : 1];
  set(in.results[0], varying(b.CreateFAdd(vector(begin), sums)));
}

}  // namespace tesela::cpu
