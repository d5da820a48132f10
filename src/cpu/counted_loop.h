// SPDX-License-Identifier: Apache-2.0
// A counted loop in LLVM IR while its body is being emitted.
#pragma once
#include <llvm/IR/IRBuilder.h>

namespace tesela::cpu {

/// for (i = from; i < to; i += step), closed by `close`.
struct CountedLoop {
  llvm::IRBuilder<>& b;
  llvm::PHINode* i;
  llvm::BasicBlock* header;
  llvm::BasicBlock* exit;
  llvm::Value* to;
  llvm::Value* step;

  CountedLoop(llvm::IRBuilder<>& builder, llvm::Value* from, llvm::Value* end, llvm::Value* by) : b(builder), to(end), step(by) {
    llvm::Function* into = b.GetInsertBlock()->getParent();
    llvm::BasicBlock* before = b.GetInsertBlock();
    header = llvm::BasicBlock::Create(b.getContext(), "loop", into);
    llvm::BasicBlock* body = llvm::BasicBlock::Create(b.getContext(), "body", into);
    exit = llvm::BasicBlock::Create(b.getContext(), "done", into);
    b.CreateBr(header);
    b.SetInsertPoint(header);
    i = b.CreatePHI(from->getType(), 2);
    i->addIncoming(from, before);
    b.CreateCondBr(b.CreateICmpULT(i, to), body, exit);
    b.SetInsertPoint(body);
  }
  /// `unroll`: LLVM is to unroll it whole.
  void close(bool unroll = false) {
    i->addIncoming(b.CreateAdd(i, step), b.GetInsertBlock());
    llvm::BranchInst* back = b.CreateBr(header);
    if (unroll) {
      llvm::LLVMContext& context = b.getContext();
      llvm::MDNode* full = llvm::MDNode::get(context, {llvm::MDString::get(context, "llvm.loop.unroll.full")});
      llvm::MDNode* loop = llvm::MDNode::getDistinct(context, {nullptr, full});
      loop->replaceOperandWith(0, loop);
      back->setMetadata(llvm::LLVMContext::MD_loop, loop);
    }
    b.SetInsertPoint(exit);
  }
};

}  // namespace tesela::cpu
