// SPDX-License-Identifier: Apache-2.0
// Whole lines that are written past the caches: of buffers that the kernel never reads and that no cache would keep for who reads them next. A line that is written the usual way is read
// from memory first. In a kernel that reads along x what it writes along y each line lies in a page of its own, no hardware foresees it, and what is written pushes the input
// out of the caches: there it pays from smaller buffers on. Such stores are not ordered with others until a fence: nobody else may look before the function returns, and it
// has a fence at its end.
#include <llvm/IR/IntrinsicsX86.h>

#include "cpu/codegen.h"
#include "ir/walk.h"

namespace tesela::cpu {

using core::has;

namespace {

constexpr uint32_t kLine = 64;               // bytes
constexpr uint32_t kLeastBytes = 16 << 20;   // of a buffer: more than a last cache shared with others keeps
constexpr uint32_t kLeastAcross = 4 << 20;   // where lines lie apart: more than the threads' own caches keep

}  // namespace

/// Decides which buffers may be written so.
void Body::choose_past_caches() {
  const bool x86 = gen.target.sse4 || gen.target.avx2 || gen.target.avx512;
  if (!x86 || gen.lanes * 4 % kLine != 0 || gen.ir.observed) return;
  const bool merged = gen.order() == pass::LaneOrder::Merged;
  // The branch at each store takes what is computed side by side apart: one sum after the other (blur5x5 a third slower). Copies have no sums.
  if (!merged && !crosses_rows()) return;
  const uint32_t least = merged ? kLeastBytes : kLeastAcross;
  std::vector<bool> read(gen.ir.vars.size()), written(gen.ir.vars.size());
  bool calls = false;
  ir::for_each_instr(f, f.body, [&](ir::InstrId id) {
    const ir::Instruction& in = f.instrs[id];
    calls |= in.op == Op::Call;
    if (in.operands.empty() || f.values[in.operands[0]].type != Scalar::Ptr) return;
    const uint32_t root = ir::root_of(f, in.operands[0]).index;
    if (in.op == Op::Store) written[root] = true;
    else if (!has(in.op, core::kPure)) read[root] = true;
  });
  if (calls) return;
  for (uint32_t i = 0; i < gen.ir.vars.size(); ++i) {
    const ir::Var& var = gen.ir.vars[ir::VarId(i)];
    if (var.space != ir::Space::Storage || !written[i] || read[i]) continue;
    past_caches_.resize(gen.ir.vars.size());
    llvm::Value* size = buffer_size(var.binding);
    llvm::IRBuilder<> at(allocas_);
    past_caches_[i] = at.CreateSelect(at.CreateICmpUGE(size, c32(least)), at.getInt64(kLine - 1), at.getInt64(-1));
  }
}

/// True if the vector is stored, in one of both ways. Where it lies is known when it runs.
bool Body::store_past_caches(const Pointer& p, llvm::Value* whole, llvm::Value* at) {
  if (past_caches_.empty() || !past_caches_[p.root.index] || gen.module.getDataLayout().getTypeStoreSize(whole->getType()) % kLine != 0) return false;
  for (const Construct& c : stack_)
    if (c.kind == Construct::Kind::Loop && !c.strided) return false;  // it may write a line again and again
  llvm::Value* lines = b.CreateICmpEQ(b.CreateAnd(b.CreatePtrToInt(at, gen.i64()), past_caches_[p.root.index]), b.getInt64(0));
  llvm::SmallVector<llvm::Value*, 1> none, neither;
  const auto past = [&] {
    llvm::StoreInst* store = tag(b.CreateAlignedStore(whole, at, llvm::Align(kLine)), p);
    store->setMetadata(llvm::LLVMContext::MD_nontemporal, llvm::MDNode::get(gen.context, llvm::ConstantAsMetadata::get(b.getInt32(1))));
  };
  const auto plain = [&] { tag(b.CreateAlignedStore(whole, at, llvm::Align(4)), p); };
  if (gen.order() == pass::LaneOrder::Merged) choose(b.CreateNot(lines), plain, past, none, neither);  // most buffers are smaller
  else choose(lines, past, plain, none, neither);
  return true;
}

void Body::finish_past_caches() {
  if (!past_caches_.empty()) b.CreateIntrinsic(b.getVoidTy(), llvm::Intrinsic::x86_sse_sfence, {});
}

}  // namespace tesela::cpu
