// SPDX-License-Identifier: Apache-2.0
#include "cpu/ceilings.h"

#include <algorithm>
#include <vector>

#include <llvm/ADT/DenseMap.h>
#include <llvm/IR/DiagnosticInfo.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/InstrTypes.h>

namespace tesela::cpu {

bool is_long(const llvm::Module& module) {
  size_t total = 0;
  for (const llvm::Function& f : module)
    for (const llvm::BasicBlock& block : f) {
      if (block.size() > kLongBlock) return true;
      total += block.size();
    }
  return total > kLongModule;
}

void StackUse::ask(llvm::Module& module) {
  for (llvm::Function& f : module)
    if (!f.isDeclaration()) f.addFnAttr("warn-stack-size", "0");
}

bool StackUse::handleDiagnostics(const llvm::DiagnosticInfo& info) {
  const auto* size = llvm::dyn_cast<llvm::DiagnosticInfoStackSize>(&info);
  if (!size) return false;
  frames_[size->getFunction().getName()] = size->getResourceSize();
  return true;
}

uint64_t StackUse::deepest(const llvm::Module& module) const {
  constexpr uint64_t kCall = 64;  // return address, saved registers that the frame does not count, alignment
  struct Visit {
    const llvm::Function* function;
    bool left;  // its callees are done
  };
  llvm::DenseMap<const llvm::Function*, std::vector<const llvm::Function*>> callees;
  llvm::DenseMap<const llvm::Function*, uint64_t> depth;
  uint64_t most = 0;
  std::vector<Visit> todo;
  for (const llvm::Function& f : module) {
    if (f.isDeclaration()) continue;
    todo.push_back({&f, false});
    auto& called = callees[&f];
    for (const llvm::Instruction& in : llvm::instructions(f))
      if (const auto* call = llvm::dyn_cast<llvm::CallBase>(&in))
        if (const llvm::Function* callee = call->getCalledFunction(); callee && !callee->isDeclaration()) called.push_back(callee);
  }
  while (!todo.empty()) {
    const Visit visit = todo.back();
    todo.pop_back();
    if (depth.count(visit.function)) continue;
    const auto& called = callees[visit.function];
    if (!visit.left) {
      todo.push_back({visit.function, true});
      for (const llvm::Function* callee : called)
        if (!depth.count(callee)) todo.push_back({callee, false});
      continue;
    }
    uint64_t below = 0;
    for (const llvm::Function* callee : called) below = std::max(below, depth.lookup(callee));
    const uint64_t own = frames_.lookup(visit.function->getName()) + kCall + below;
    depth[visit.function] = own;
    most = std::max(most, own);
  }
  return most;
}

}  // namespace tesela::cpu
