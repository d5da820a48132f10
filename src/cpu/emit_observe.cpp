// SPDX-License-Identifier: Apache-2.0
// Observations: calls of the observer's functions. Accesses are frequent and told by address (a base and a stride where lanes are linear);
// everything else stands behind a branch that is rarely taken.
#include <cstddef>

#include <llvm/IR/MDBuilder.h>

#include "cpu/codegen.h"

namespace tesela::cpu {

namespace {
constexpr uint32_t kScratchOffsets = 100, kScratchValues = 101;  // numbers of scratch memory
}

/// A function of the observer; all give nothing, but for the one that says whether to leave.
llvm::Value* Body::call_observer(size_t hook, llvm::ArrayRef<llvm::Value*> args, bool answers) {
  llvm::Value* observer = load_control(dispatch_, offsetof(core::DispatchContext, observer), gen.ptr());
  llvm::SmallVector<llvm::Value*, 10> all{observer, worker_};
  all.append(args.begin(), args.end());
  llvm::SmallVector<llvm::Type*, 10> types;
  for (llvm::Value* v : all) types.push_back(v->getType());
  llvm::Type* result = answers ? static_cast<llvm::Type*>(gen.i32()) : b.getVoidTy();
  llvm::LoadInst* function = b.CreateLoad(gen.ptr(), b.CreateConstGEP1_64(b.getInt8Ty(), observer, hook));
  gen.tag_memory(function, ModuleGen::kClassControl);
  llvm::CallInst* call = b.CreateCall(llvm::FunctionType::get(result, types, false), function, all);
  call->setDoesNotThrow();
  return call;
}

/// The last three arguments of most functions: where the lanes begin, and which are meant.
void Body::append_lanes(llvm::SmallVectorImpl<llvm::Value*>& args, llvm::Value* mask) {
  args.push_back(at_.first);
  llvm::Type* bits = b.getIntNTy(gen.lanes);
  llvm::Value* set = b.CreateBitCast(mask_value(mask), bits);
  args.push_back(b.CreateZExtOrTrunc(set, gen.i64()));
  args.push_back(gen.lanes > 64 ? b.CreateTrunc(b.CreateLShr(set, 64), gen.i64()) : b.getInt64(0));
}

llvm::Value* Body::in_bytes(llvm::Value* offset, const Pointer& p) {
  const bool wide = offset->getType()->isVectorTy();
  const auto number = [&](uint32_t v) -> llvm::Value* { return wide ? splat(c32(v)) : c32(v); };
  return b.CreateAdd(b.CreateMul(offset, number(p.unit)), number(p.constant));
}

/// The bit pattern of a value, one word for each lane.
llvm::Value* Body::bits_of(ValueId v) {
  llvm::Value* x = vector(v);
  if (f.values[v].type == Scalar::Bool) return b.CreateZExt(x, gen.vector_of(gen.i32()));
  return b.CreateBitCast(x, gen.vector_of(gen.i32()));
}

llvm::Value* Body::store_words(uint32_t number, std::span<const ValueId> values) {
  llvm::Type* type = llvm::ArrayType::get(gen.vector_of(gen.i32()), std::max<size_t>(values.size(), 1));
  llvm::Value* words = scratch(number, type).slot;
  for (size_t i = 0; i < values.size(); ++i) b.CreateStore(bits_of(values[i]), b.CreateConstGEP2_64(type, words, 0, i));
  return words;
}

/// Runs `tell` under `mask` if it has a lane.
void Body::when_any(llvm::Value* mask, bool rare, llvm::function_ref<void()> tell) {
  if (!mask) return tell();
  llvm::BasicBlock *yes = block("observed"), *after = block("unobserved");
  llvm::MDBuilder weights(gen.context);
  b.CreateCondBr(any(mask), yes, after, rare ? weights.createBranchWeights(1, 1000) : nullptr);
  place(yes);
  tell();
  b.CreateBr(after);
  place(after);
}

void Body::emit_observation(const ir::Instruction& in) {
  switch (in.op) {
    case Op::Observe: return observe_access(in);
    case Op::Report: return observe_report(in);
    case Op::Condition: {
      llvm::SmallVector<llvm::Value*, 8> args{c32(in.imm), store_words(kScratchValues, in.operands)};
      append_lanes(args, mask_);
      call_observer(offsetof(core::Observer, condition), args);
      return;
    }
    case Op::Arrive: {
      llvm::SmallVector<llvm::Value*, 8> args{c32(in.imm)};
      append_lanes(args, mask_);
      call_observer(offsetof(core::Observer, arrive), args);
      return;
    }
    case Op::Stuck: return observe_stuck(in);
    default: TESELA_UNREACHABLE("not an observation");
  }
}

void Body::observe_access(const ir::Instruction& in) {
  const Pointer& p = pointer(in.operands[0]);
  llvm::Value* valid = lane_check(p);
  llvm::Value* mask = mask_and(mask_, valid);
  when_any(valid ? mask : nullptr, false, [&] {
    llvm::SmallVector<llvm::Value*, 8> args{c32(in.imm)};
    const bool values = in.operands.size() > 1;
    llvm::BasicBlock* settled = values ? nullptr : change_words(in, p, mask);
    const bool varies = p.offset.kind == Val::Kind::Varying || p.offset.kind == Val::Kind::Pattern;
    if (varies || values) {
      llvm::Value* offsets = scratch(kScratchOffsets, gen.vector_of(gen.i32())).slot;
      b.CreateStore(in_bytes(offset_vector(p), p), offsets);
      args.push_back(offsets);
      if (values) {
        args.push_back(store_words(kScratchValues, std::span(in.operands).subspan(1)));
        args.push_back(c32(gen.lanes));
      }
      append_lanes(args, mask);
      call_observer(values ? offsetof(core::Observer, transfer) : offsetof(core::Observer, scattered), args);
      return go_on(settled);
    }
    args.push_back(p.offset.kind == Val::Kind::None ? static_cast<llvm::Value*>(c32(p.constant)) : in_bytes(p.offset.v, p));
    args.push_back(c32(p.offset.kind == Val::Kind::Linear ? p.offset.stride * p.unit : 0));
    append_lanes(args, mask);
    call_observer(offsetof(core::Observer, access), args);
    go_on(settled);
  });
}

void Body::go_on(llvm::BasicBlock* at) {
  if (at == nullptr) return;
  b.CreateBr(at);
  place(at);
}

void Body::observe_report(const ir::Instruction& in) {
  llvm::Value* mask = mask_and(mask_, vector(in.operands[0]));
  when_any(mask, true, [&] {
    llvm::SmallVector<llvm::Value*, 8> args{c32(in.imm), store_words(kScratchValues, std::span(in.operands).subspan(1)), c32(gen.lanes)};
    append_lanes(args, mask);
    call_observer(offsetof(core::Observer, report), args);
  });
}

/// The poll of the loop around: before the function is left, the observer hears who is here.
void Body::observe_stuck(const ir::Instruction& in) {
  size_t level = stack_.size();
  while (level-- > 0 && stack_[level].kind != Construct::Kind::Loop) {}
  TESELA_CHECK(level < stack_.size(), "not in a loop");
  if (trip_count_is_small(stack_[level].id)) return;
  llvm::BasicBlock *stuck = block("stuck"), *go = block("go");
  branch_if_stopped(stuck, go);
  place(stuck);
  llvm::SmallVector<llvm::Value*, 8> args{c32(in.imm), store_words(kScratchValues, in.operands), c32(gen.lanes)};
  append_lanes(args, mask_);
  call_observer(offsetof(core::Observer, report), args);
  stopped_where_->addIncoming(c32(f.instrs[stack_[level].id].loc.span.begin), b.GetInsertBlock());
  b.CreateBr(stopped_);
  place(go);
}

/// Whether the loop polls in its body.
bool Body::polls_inside(ir::InstrId loop) const {
  if (!gen.ir.observed) return false;
  for (ir::InstrId id : f.blocks[f.instrs[loop].blocks[0]].instrs)
    if (f.instrs[id].op == Op::Stuck) return true;
  return false;
}

/// The subgroup whose turn it is: the observer may have an order of its own.
llvm::Value* Body::ordered_subgroup(llvm::Value* turn) {
  if (!gen.ir.observed) return turn;
  llvm::Value* observer = load_control(dispatch_, offsetof(core::DispatchContext, observer), gen.ptr());
  llvm::LoadInst* order = b.CreateLoad(gen.ptr(), b.CreateConstGEP1_64(b.getInt8Ty(), observer, offsetof(core::Observer, subgroup_order)));
  gen.tag_memory(order, ModuleGen::kClassControl);
  llvm::BasicBlock *before = b.GetInsertBlock(), *given = block("given_order"), *after = block("turn");
  b.CreateCondBr(b.CreateIsNull(order), after, given);
  place(given);
  llvm::LoadInst* number = b.CreateLoad(gen.i32(), b.CreateGEP(gen.i32(), order, turn));
  gen.tag_memory(number, ModuleGen::kClassControl);
  b.CreateBr(after);
  place(after);
  llvm::PHINode* subgroup = b.CreatePHI(gen.i32(), 2);
  subgroup->addIncoming(turn, before);
  subgroup->addIncoming(number, given);
  return subgroup;
}

/// All subgroups have come to a barrier, or evaluated a condition (spaces: 0): the observer may end the workgroup here.
void Body::observe_meeting(uint32_t spaces) {
  llvm::Value* leave = call_observer(offsetof(core::Observer, meet), {c32(spaces)}, true);
  if (!gen.ir.assume_uniform) return;
  llvm::BasicBlock* go = block("met");
  b.CreateCondBr(b.CreateICmpNE(leave, c32(0)), stack_[0].end, go);
  place(go);
}

}  // namespace tesela::cpu
