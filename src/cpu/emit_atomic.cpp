// SPDX-License-Identifier: Apache-2.0
// Atomic operations. Workgroup memory belongs to one thread: plain operations, lane after lane. Storage: real ones, relaxed, without the bus lock when
// one thread runs the whole dispatch; one operation for the subgroup where the address is uniform and lanes can be combined.
#include <llvm/IR/InlineAsm.h>

#include "cpu/codegen.h"

namespace tesela::cpu {

constexpr uint32_t kMaxAtomicRows = 256;
constexpr uint32_t kMaxByLane = 3;  // operations: with more a vector's work is done sooner, although its lanes must be taken out of it

bool Body::is_used(const ir::Instruction& in) const { return !in.results.empty() && uses_[in.results[0].index] > 0; }

void Body::emit_atomic(ir::InstrId id) {
  const ir::Instruction& in = f.instrs[id];
  const Pointer& p = pointer(in.operands[0]);
  const bool uniform_pointer = p.offset.kind <= Val::Kind::Uniform && !p.lanes_ok;
  if (is_workgroup(p)) {
    if (in.op == Op::AtomicLoad) return emit_load(in);
    if (in.op == Op::AtomicStore) return emit_store(in);
  }
  const bool used = is_used(in);
  if (uniform_pointer) {
    const bool single = in.op == Op::AtomicLoad || in.op == Op::AtomicStore || in.op == Op::AtomicAdd || in.op == Op::AtomicSub;
    const bool swaps = in.op == Op::AtomicExchange || in.op == Op::AtomicCompareExchange;
    if (single || (!used && !swaps)) return atomic_at_uniform(in, p, used);
  }
  atomic_by_lane(in, p, used);
}

namespace {

/// What combines the lanes' operands of an atomic operation.
Op combining(Op op) {
  switch (op) {
    case Op::AtomicAdd:
    case Op::AtomicSub: return Op::Add;
    case Op::AtomicMin: return Op::Min;
    case Op::AtomicMax: return Op::Max;
    case Op::AtomicAnd: return Op::And;
    case Op::AtomicOr: return Op::Or;
    case Op::AtomicXor: return Op::Xor;
    default: TESELA_UNREACHABLE("an atomic operation that does not combine");
  }
}

llvm::AtomicRMWInst::BinOp rmw(Op op, bool is_signed) {
  switch (op) {
    case Op::AtomicAdd: return llvm::AtomicRMWInst::Add;
    case Op::AtomicSub: return llvm::AtomicRMWInst::Sub;
    case Op::AtomicMin: return is_signed ? llvm::AtomicRMWInst::Min : llvm::AtomicRMWInst::UMin;
    case Op::AtomicMax: return is_signed ? llvm::AtomicRMWInst::Max : llvm::AtomicRMWInst::UMax;
    case Op::AtomicAnd: return llvm::AtomicRMWInst::And;
    case Op::AtomicOr: return llvm::AtomicRMWInst::Or;
    case Op::AtomicXor: return llvm::AtomicRMWInst::Xor;
    case Op::AtomicExchange: return llvm::AtomicRMWInst::Xchg;
    default: TESELA_UNREACHABLE("not a read-modify-write operation");
  }
}

}  // namespace

/// The new value that an operation writes.
llvm::Value* Body::plain_operation(const ir::Instruction& in, llvm::Value* old, llvm::Value* a, llvm::Value* c) {
  switch (in.op) {
    case Op::AtomicSub: return b.CreateSub(old, a);
    case Op::AtomicStore:
    case Op::AtomicExchange: return a;
    case Op::AtomicCompareExchange: return b.CreateSelect(b.CreateICmpEQ(old, a), c, old);
    default: return combine(combining(in.op), in.type, old, a);
  }
}

/// One scalar operation; the old value. `shared`: other threads may touch the memory.
llvm::Value* Body::atomic_operation(const ir::Instruction& in, llvm::Value* at, llvm::Value* a, llvm::Value* c, bool shared) {
  const Pointer& p = pointer(in.operands[0]);
  const llvm::Align align(4);
  if (!shared) {
    llvm::Value* old = tag(b.CreateAlignedLoad(gen.i32(), at, align), p);
    tag(b.CreateAlignedStore(plain_operation(in, old, a, c), at, align), p);
    return old;
  }
  const auto order = llvm::AtomicOrdering::Monotonic;
  if (in.op == Op::AtomicLoad) {
    llvm::LoadInst* load = tag(b.CreateAlignedLoad(gen.i32(), at, align), p);
    load->setAtomic(order);
    return load;
  }
  if (in.op == Op::AtomicStore) {
    llvm::StoreInst* store = tag(b.CreateAlignedStore(a, at, align), p);
    store->setAtomic(order);
    return a;
  }
  llvm::BasicBlock *alone = block("alone"), *locked = block("locked"), *join = block("joined");
  b.CreateCondBr(b.CreateICmpNE(single_thread_, c32(0)), alone, locked);
  place(alone);
  // Volatile: this thread's later workgroups may wait for it in a loop, as other threads would.
  llvm::LoadInst* old = tag(b.CreateAlignedLoad(gen.i32(), at, align), p);
  old->setAtomic(order);
  tag(b.CreateAlignedStore(plain_operation(in, old, a, c), at, align), p)->setAtomic(order);
  alone = b.GetInsertBlock();
  b.CreateBr(join);
  place(locked);
  llvm::Value* was = nullptr;
  if (in.op == Op::AtomicCompareExchange) was = b.CreateExtractValue(tag(b.CreateAtomicCmpXchg(at, a, c, align, order, order), p), 0);
  else was = tag(b.CreateAtomicRMW(rmw(in.op, in.type == Scalar::I32), at, a, align, order), p);
  b.CreateBr(join);
  place(join);
  llvm::PHINode* result = b.CreatePHI(gen.i32(), 2);
  result->addIncoming(old, alone);
  result->addIncoming(was, locked);
  return result;
}

/// One operation for all active lanes.
void Body::atomic_at_uniform(const ir::Instruction& in, const Pointer& p, bool used) {
  const bool shared = !is_workgroup(p);
  llvm::BasicBlock* before = nullptr;
  llvm::BasicBlock* done = nullptr;
  if (p.ok) {
    llvm::BasicBlock* go = block("atomic");
    done = block("atomic_done");
    before = b.GetInsertBlock();
    b.CreateCondBr(p.ok, go, done);
    place(go);
  }
  llvm::Value* at = address(base_of(p), p, p.offset.v, 0);
  llvm::Value* operand = nullptr;
  llvm::Value* prefix = nullptr;
  if (in.op == Op::AtomicStore) {
    const Val v = value(in.operands[1]);
    operand = v.kind == Val::Kind::Uniform ? v.v : b.CreateExtractElement(vector(v), first_lane(mask_));
  } else if (in.op != Op::AtomicLoad) {
    const Op op = combining(in.op);
    llvm::Value* v = with_neutral(op, in.type, vector(in.operands[1]));
    if (used) {
      llvm::Value* inclusive = scan(op, in.type, v);
      operand = b.CreateExtractElement(inclusive, gen.lanes - 1);
      prefix = b.CreateSub(inclusive, v);
    } else {
      operand = reduce(op, in.type, v);
    }
  }
  llvm::Value* old = atomic_operation(in, at, operand, nullptr, shared);
  if (in.op == Op::AtomicLoad) {
    old = b.CreateFreeze(old);
  } else if (used) {
    old = in.op == Op::AtomicSub ? b.CreateSub(splat(old), prefix) : b.CreateAdd(splat(old), prefix);
  }
  if (done) {
    llvm::BasicBlock* end = b.GetInsertBlock();
    b.CreateBr(done);
    place(done);
    if (in.op != Op::AtomicStore && (used || in.op == Op::AtomicLoad)) {
      llvm::PHINode* phi = b.CreatePHI(old->getType(), 2);
      phi->addIncoming(old, end);
      phi->addIncoming(llvm::Constant::getNullValue(old->getType()), before);
      old = phi;
    }
  }
  if (in.results.empty()) return;
  if (in.op == Op::AtomicLoad) set(in.results[0], uniform(old));
  else set(in.results[0], used ? varying(old) : zero_of(in.type, Val::Kind::Varying, 0));
}

/// Whether a value can be had for one lane in scalar instructions: words that lie in memory which nobody writes, and few operations on them.
bool Body::cheap_by_lane(ValueId v, uint32_t& ops) {
  const Val::Kind kind = values_[v.index].kind;
  if (kind == Val::Kind::Uniform || kind == Val::Kind::Linear) return true;
  if (kind != Val::Kind::Varying || !f.values[v].def || lives(v, pass::Place::Slot)) return false;  // of slots: what they are made of belongs to another stretch
  const ir::Instruction& in = f.def(v);
  if (in.op == Op::Load) {
    if (!gen.ir.vars[ir::root_of(f, in.operands[0])].read_only || in.results.size() != 1 || (in.type != Scalar::U32 && in.type != Scalar::I32)) return false;
    const auto found = pointers_.find(in.operands[0].index);
    if (found == pointers_.end()) return false;
    const Pointer& p = found->second;
    return p.offset.kind == Val::Kind::Linear && p.unit == 4 && !p.ok && !p.lanes_ok && p.checks.empty();
  }
  switch (in.op) {
    case Op::And:
    case Op::Or:
    case Op::Xor:
    case Op::Add:
    case Op::Sub:
    case Op::Shl:
    case Op::Shr: return ++ops <= kMaxByLane && cheap_by_lane(in.operands[0], ops) && cheap_by_lane(in.operands[1], ops);
    case Op::Bitcast: return cheap_by_lane(in.operands[0], ops);
    default: return false;
  }
}

/// Its scalar.
llvm::Value* Body::by_lane(ValueId v, uint32_t lane) {
  const Val& val = values_[v.index];
  if (val.kind == Val::Kind::Uniform) return val.v;
  if (val.kind == Val::Kind::Linear) return b.CreateAdd(val.v, c32(lane * val.stride));
  const ir::Instruction& in = f.def(v);
  if (in.op == Op::Load) {
    const Pointer& p = pointer(in.operands[0]);
    llvm::Value* first = address(base_of(p), p, p.offset.v, 0);
    const int64_t step = static_cast<int32_t>(p.offset.stride);
    return tag(b.CreateAlignedLoad(gen.i32(), b.CreateConstGEP1_64(gen.i32(), first, static_cast<uint64_t>(step * lane)), llvm::Align(4)), p);
  }
  llvm::SmallVector<llvm::Value*, 4> operands, results;
  for (ValueId o : in.operands) operands.push_back(by_lane(o, lane));
  ops_.emit(in.op, in.type, f.values[in.operands[0]].type, operands, results);
  return results[0];
}

/// Whether the pointer is an element of an array of words whose index can be had lane by lane, valid in each.
bool Body::is_index_by_lane(const ir::Instruction& in, const Pointer& p) {
  if (gen.ir.observed || !f.values[in.operands[0]].def) return false;
  const ir::Instruction& element = f.def(in.operands[0]);
  if (element.op != Op::ElementPtr || !f.values[element.operands[0]].def || element.stride != 4 || p.unit != 4 || p.offset.kind != Val::Kind::Varying || f.def(element.operands[0]).op != Op::AddressOf) return false;
  uint32_t ops = 0;
  return cheap_by_lane(element.operands[1], ops);
}

/// Lane after lane; lanes in a row without tests where all are active.
void Body::atomic_by_lane(const ir::Instruction& in, const Pointer& p, bool used) {
  const bool shared = !is_workgroup(p);
  llvm::Value* base = address(base_of(p), p, nullptr, 0);
  llvm::Value* offset = offset_vector(p);
  llvm::Value* a = in.operands.size() > 1 ? vector(in.operands[1]) : nullptr;
  llvm::Value* c = in.operands.size() > 2 ? vector(in.operands[2]) : nullptr;
  llvm::Value* mask = mask_and(mask_, lane_check(p));
  llvm::FixedVectorType* type = gen.vector_of(gen.i32());
  llvm::Type* unit = b.getIntNTy(8 * p.unit);
  const auto at_offset = [&](llvm::Value* o) { return b.CreateGEP(unit, base, b.CreateSExt(o, gen.i64())); };
  llvm::SmallVector<llvm::Value*, 1> in_row, in_loop;
  const auto row = [&] {
    llvm::Value* result = llvm::Constant::getNullValue(type);
    // Each lane's address gets a displacement of its own: processors that guess from registers and displacement which store a load reads
    // (memory renaming) would be wrong on most lanes otherwise, at a flush each.
    const bool scalars = is_index_by_lane(in, p);
    llvm::Value* spread = scalars ? nullptr : b.CreateAdd(offset, iota());
    const auto spread_offset = [&](uint32_t l) -> llvm::Value* {
      if (!scalars) return b.CreateSExt(b.CreateExtractElement(spread, l), gen.i64());
      llvm::Value* sum = b.CreateAdd(b.CreateSExt(by_lane(f.def(in.operands[0]).operands[1], l), gen.i64()), b.getInt64(l));
      return b.CreateCall(llvm::InlineAsm::get(llvm::FunctionType::get(gen.i64(), {gen.i64()}, false), "", "=r,0", false), {sum});  // the sum stays one
    };
    for (uint32_t l = 0; l < gen.lanes; ++l) {
      llvm::Value* lane_base = b.CreateGEP(unit, base, b.getInt64(-static_cast<int64_t>(l)));
      llvm::Value* at = b.CreateGEP(unit, lane_base, spread_offset(l));
      llvm::Value* old = atomic_operation(in, at, a ? b.CreateExtractElement(a, l) : nullptr, c ? b.CreateExtractElement(c, l) : nullptr, false);
      if (used) result = b.CreateInsertElement(result, old, l);
    }
    if (used) in_row.push_back(result);
  };
  const auto loop = [&] {
    // Lanes by way of memory: a loop over the bits of the mask.
    const Cell offsets = scratch(0, type), as = scratch(1, type), cs = scratch(2, type), olds = scratch(3, type);
    b.CreateStore(offset, offsets.slot);
    if (a) b.CreateStore(a, as.slot);
    if (c) b.CreateStore(c, cs.slot);
    if (used) b.CreateStore(llvm::Constant::getNullValue(type), olds.slot);
    llvm::Type* bits_type = b.getIntNTy(gen.lanes);
    llvm::Value* bits = b.CreateBitCast(mask_value(mask), bits_type);
    llvm::Value* none = llvm::ConstantInt::get(bits_type, 0);
    llvm::BasicBlock *before = b.GetInsertBlock(), *test = block("lanes"), *body = block("lane"), *done = block("lanes_done");
    b.CreateBr(test);
    place(test);
    llvm::PHINode* left = b.CreatePHI(bits_type, 2);
    left->addIncoming(bits, before);
    b.CreateCondBr(b.CreateICmpNE(left, none), body, done);
    place(body);
    llvm::Value* lane = b.CreateZExtOrTrunc(b.CreateBinaryIntrinsic(llvm::Intrinsic::cttz, left, b.getTrue()), gen.i64());
    const auto element = [&](const Cell& cell) { return b.CreateGEP(gen.i32(), cell.slot, lane); };
    llvm::Value* old = atomic_operation(in, at_offset(b.CreateLoad(gen.i32(), element(offsets))), a ? b.CreateLoad(gen.i32(), element(as)) : nullptr,
                                        c ? b.CreateLoad(gen.i32(), element(cs)) : nullptr, shared);
    if (used) b.CreateStore(old, element(olds));
    left->addIncoming(b.CreateAnd(left, b.CreateSub(left, llvm::ConstantInt::get(bits_type, 1))), b.GetInsertBlock());
    b.CreateBr(test);
    place(done);
    if (used) in_loop.push_back(b.CreateLoad(type, olds.slot));
  };
  if (!shared && atomic_rows_ + gen.lanes <= kMaxAtomicRows) {
    atomic_rows_ += gen.lanes;
    if (mask) choose(all(mask), row, loop, in_row, in_loop);
    else row();
  } else {
    loop();
  }
  if (in.results.empty()) return;
  llvm::SmallVectorImpl<llvm::Value*>& got = in_row.empty() ? in_loop : in_row;
  set(in.results[0], used ? varying(got[0]) : zero_of(in.type, kind_of(shapes_.of(in.results[0])), 0));
}

}  // namespace tesela::cpu
