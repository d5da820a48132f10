// SPDX-License-Identifier: Apache-2.0
// A counted loop in LLVM IR while its body is being emitted.
#pragma once
#include <llvm/IR/IRBuilder.h>

namespace tesela::cpu {

/// Metadata of the counter of a loop that is to be unrolled whole. The branch back, where LLVM keeps such a wish, may become that of the loop around as well, which is then unrolled too.
inline constexpr const char* kWriteOut = "tesela.write_out";

/// for (i = from; i < to; i += step), closed by `close`. The test is behind the body, and before the loop where it may fail: LLVM need not turn the loop round.
struct CountedLoop {
  llvm::IRBuilder<>& b;
  llvm::PHINode* i;
  llvm::BasicBlock* body;
  llvm::BasicBlock* exit;
  llvm::Value* to;
  llvm::Value* step;

  CountedLoop(llvm::IRBuilder<>& builder, llvm::Value* from, llvm::Value* end, llvm::Value* by) : b(builder), to(end), step(by) {
    llvm::Function* into = b.GetInsertBlock()->getParent();
    llvm::BasicBlock* before = b.GetInsertBlock();
    body = llvm::BasicBlock::Create(b.getContext(), "loop", into);
    exit = llvm::BasicBlock::Create(b.getContext(), "done", into);
    const auto *low = llvm::dyn_cast<llvm::ConstantInt>(from), *high = llvm::dyn_cast<llvm::ConstantInt>(to);
    if (low && high && low->getValue().ult(high->getValue())) b.CreateBr(body);
    else b.CreateCondBr(b.CreateICmpULT(from, to), body, exit);
    b.SetInsertPoint(body);
    i = b.CreatePHI(from->getType(), 2);
    i->addIncoming(from, before);
  }
  /// `unroll`: LLVM is to unroll it whole.
  void close(bool unroll = false) {
    llvm::Value* next = b.CreateAdd(i, step);
    i->addIncoming(next, b.GetInsertBlock());
    b.CreateCondBr(b.CreateICmpULT(next, to), body, exit);
    if (unroll) i->setMetadata(kWriteOut, llvm::MDNode::get(b.getContext(), {}));
    b.SetInsertPoint(exit);
  }
};

}  // namespace tesela::cpu
