// SPDX-License-Identifier: Apache-2.0
// Grid-stride loops (pass::StridedLoop): the code round the loop is run for many vectors per iteration of the loop, so that neighbouring memory is
// touched together: where lanes are merged, vectors of all workgroups of a block. (Kernels with barriers: pass/lockstep.) Loop parameters follow from the
// iteration's number. Each vector has a word with the lanes that are still in the loop; where that is all of them and one scalar
// test says that the loop goes on for all, the iteration runs without a mask.
#include <algorithm>

#include <llvm/IR/MDBuilder.h>

#include "cpu/codegen.h"
#include "cpu/counted_loop.h"

namespace tesela::cpu {

constexpr uint32_t kMaxVectors = 1024;  // that go through a loop together

/// All vectors from x_first on, `lanes` invocations.
void Body::emit_merged_strided(llvm::Value* x_first, llvm::Value* lanes) {
  gen.strided = true;
  CountedLoop spans(b, c32(0), lanes, c32(kMaxVectors * gen.lanes));
  llvm::Value* end = b.CreateBinaryIntrinsic(llvm::Intrinsic::umin, lanes, b.CreateAdd(spans.i, c32(kMaxVectors * gen.lanes)));
  emit_iterations([&] {
    CountedLoop run(b, spans.i, end, c32(gen.lanes));
    at_.first = b.CreateAdd(x_first, run.i);
    strided_.slot = b.CreateGEP(live_word(), strided_.lives, b.CreateZExt(b.CreateUDiv(b.CreateSub(run.i, spans.i), c32(gen.lanes)), gen.i64()));
    emit_once(gen.ir.workgroup_size[0] % gen.lanes == 0 ? nullptr : tail_mask(b.CreateSub(lanes, run.i)));
    run.close();
  });
  spans.close();
}

/// `run_vectors` for iteration 0, 1 and on, while a lane is in the loop.
void Body::emit_iterations(llvm::function_ref<void()> run_vectors) {
  llvm::IRBuilder<> at(allocas_);
  llvm::AllocaInst* lives = at.CreateAlloca(llvm::ArrayType::get(live_word(), kMaxVectors));
  lives->setAlignment(llvm::Align(64));
  strided_.lives = lives;
  strided_.again = make_cell(gen.i1(), Val::Kind::Uniform);
  b.CreateMemSet(lives, b.getInt8(0xff), kMaxVectors * (live_word()->getIntegerBitWidth() / 8), llvm::MaybeAlign(64));
  llvm::BasicBlock *before = b.GetInsertBlock(), *header = block("iteration"), *done = block("iterated"), *more = block("again");
  b.CreateBr(header);
  place(header);
  llvm::PHINode* k = b.CreatePHI(gen.i32(), 2);
  k->addIncoming(c32(0), before);
  strided_.iteration = k;
  b.CreateStore(b.getFalse(), strided_.again.slot);
  run_vectors();
  b.CreateCondBr(b.CreateLoad(gen.i1(), strided_.again.slot), more, done);
  place(more);
  const ir::Instruction& loop = f.instrs[strided_.found.loop];
  emit_poll(f.instrs[f.blocks[loop.blocks[1]].instrs.back()].loc.span.begin);
  k->addIncoming(b.CreateAdd(k, c32(1)), b.GetInsertBlock());
  b.CreateBr(header);
  place(done);
  strided_ = {};
}

/// One iteration of the loop, for the lanes of the vector at hand that are still in it.
void Body::emit_strided_loop(ir::InstrId id) {
  const auto& instrs = f.blocks[f.instrs[id].blocks[0]].instrs;
  llvm::Value* before = mask_;
  llvm::LoadInst* live = b.CreateLoad(live_word(), strided_.slot);
  gen.tag_memory(live, ModuleGen::kClassFrame);
  llvm::BasicBlock *some = block("vector"), *done = block("vector_done");
  b.CreateCondBr(b.CreateICmpNE(live, llvm::Constant::getNullValue(live_word())), some, done);
  place(some);
  give_strided_params(id);
  uint32_t begin = 0;
  llvm::Value* whole = nullptr;
  if (strided_.found.guard) {
    for (; instrs[begin] != strided_.found.guard; ++begin) emit_instruction(instrs[begin]);
    whole = in_all_lanes(f.instrs[strided_.found.guard].operands[0], strided_.found.stays == 0);
  }
  if (whole) {
    llvm::BasicBlock *fast = block("whole"), *slow = block("part");
    whole = b.CreateAnd(whole, b.CreateICmpEQ(live, llvm::Constant::getAllOnesValue(live_word())));
    if (mask_) whole = b.CreateAnd(whole, all(mask_));
    b.CreateCondBr(whole, fast, slow, llvm::MDBuilder(gen.context).createLikelyBranchWeights());
    place(fast);
    mask_ = nullptr;
    emit_strided_iteration(id, true, begin);
    b.CreateBr(done);
    place(slow);
  }
  mask_ = mask_and(before, b.CreateBitCast(b.CreateTrunc(live, b.getIntNTy(gen.lanes)), gen.mask_type()));
  emit_strided_iteration(id, false, begin);
  b.CreateBr(done);
  place(done);
  mask_ = before;
}

/// The loop's parameters in this iteration.
void Body::give_strided_params(ir::InstrId id) {
  const ir::Instruction& in = f.instrs[id];
  const auto& params = f.blocks[in.blocks[0]].params;
  for (size_t i = 0; i < params.size(); ++i) {
    const Val::Kind kind = kind_of(shapes_.of(params[i]));
    llvm::Value* start = coerce(value(in.operands[i]), kind).v;
    if (const ValueId step = strided_.found.growth[i].step) {
      llvm::Value* grown = b.CreateMul(strided_.iteration, value(step).v);
      start = b.CreateAdd(start, kind == Val::Kind::Varying ? splat(grown) : grown);
    }
    set_shaped(params[i], start);
  }
}

/// The loop's blocks, once, from instruction `begin` of its body. `whole`: no lane leaves it.
void Body::emit_strided_iteration(ir::InstrId id, bool whole, uint32_t begin) {
  strided_.whole = whole;
  Construct c = open(id, Construct::Kind::Loop);
  c.strided = true;
  if (whole) {
    c.divergent = c.loses_lanes = false;
    c.exit_mask = {};
  } else {  // who goes on is noted at its end
    gen.tag_memory(b.CreateStore(llvm::Constant::getNullValue(live_word()), strided_.slot), ModuleGen::kClassFrame);
  }
  emit_loop_blocks(c, begin);
  strided_.whole = false;
}

void Body::emit_strided_next() {
  if (!strided_.whole) {
    llvm::Value* bits = b.CreateZExt(b.CreateBitCast(mask_value(mask_), b.getIntNTy(gen.lanes)), live_word());
    gen.tag_memory(b.CreateStore(bits, strided_.slot), ModuleGen::kClassFrame);
  }
  b.CreateStore(b.getTrue(), strided_.again.slot);
  b.CreateBr(stack_.back().end);
}

// --- conditions of all lanes

/// A scalar test that proves that the condition has this value in all lanes; null: there is none.
llvm::Value* Body::in_all_lanes(ValueId condition, bool is) {
  const Val known = value(condition);
  if (known.kind == Val::Kind::Uniform) return is ? known.v : b.CreateNot(known.v);
  if (!f.values[condition].def) return nullptr;
  const ir::Instruction& in = f.def(condition);
  if (in.op == Op::Not) return in_all_lanes(in.operands[0], !is);
  if (in.op == Op::And || in.op == Op::Or) {
    llvm::Value *x = in_all_lanes(in.operands[0], is), *y = in_all_lanes(in.operands[1], is);
    if ((in.op == Op::And) == is) return x && y ? b.CreateAnd(x, y) : nullptr;
    return x && y ? b.CreateOr(x, y) : x ? x : y;
  }
  switch (in.op) {
    case Op::Lt: return is ? compare_all_lanes(Op::Lt, in.operands[0], in.operands[1]) : compare_all_lanes(Op::Le, in.operands[1], in.operands[0]);
    case Op::Le: return is ? compare_all_lanes(Op::Le, in.operands[0], in.operands[1]) : compare_all_lanes(Op::Lt, in.operands[1], in.operands[0]);
    case Op::Gt: return is ? compare_all_lanes(Op::Lt, in.operands[1], in.operands[0]) : compare_all_lanes(Op::Le, in.operands[0], in.operands[1]);
    case Op::Ge: return is ? compare_all_lanes(Op::Le, in.operands[1], in.operands[0]) : compare_all_lanes(Op::Lt, in.operands[0], in.operands[1]);
    default: return nullptr;
  }
}

/// x < y or x <= y in all lanes, of a linear value that grows and a uniform one. The linear one must not wrap either.
llvm::Value* Body::compare_all_lanes(Op op, ValueId x, ValueId y) {
  const Scalar type = f.values[x].type;
  if (type != Scalar::U32 && type != Scalar::I32) return nullptr;
  const Val a = value(x), c = value(y);
  const bool left = a.kind == Val::Kind::Linear && c.kind == Val::Kind::Uniform;
  if (!left && !(a.kind == Val::Kind::Uniform && c.kind == Val::Kind::Linear)) return nullptr;
  const int64_t span = static_cast<int64_t>(static_cast<int32_t>(left ? a.stride : c.stride)) * (gen.lanes - 1);
  if (span < 0 || span > INT32_MAX) return nullptr;
  const bool is_signed = type == Scalar::I32;
  llvm::Value* by = c32(static_cast<uint32_t>(span));
  const auto below = is_signed ? (op == Op::Lt ? llvm::CmpInst::ICMP_SLT : llvm::CmpInst::ICMP_SLE) : (op == Op::Lt ? llvm::CmpInst::ICMP_ULT : llvm::CmpInst::ICMP_ULE);
  // The greatest value of lane 0 from which the last lane does not wrap.
  llvm::Value* greatest = c32((is_signed ? 0x7fffffffu : ~0u) - static_cast<uint32_t>(span));
  llvm::Value* linear = left ? a.v : c.v;
  llvm::Value* fits = b.CreateICmp(is_signed ? llvm::CmpInst::ICMP_SLE : llvm::CmpInst::ICMP_ULE, linear, greatest);
  llvm::Value* holds = left ? b.CreateICmp(below, b.CreateAdd(a.v, by), c.v) : b.CreateICmp(below, a.v, c.v);
  return b.CreateAnd(fits, holds);
}

}  // namespace tesela::cpu
