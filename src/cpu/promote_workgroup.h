// SPDX-License-Identifier: Apache-2.0
// Small workgroup variables in registers. Where a body is written out for all subgroups, the places in a workgroup variable that it touches may all be known;
// LLVM leaves such memory in memory, because vectors that overlap (lane, lane + 1) defeat its own promotion.
//
// A variable that may go to registers is named by a call of kWorkgroupVariable (the workgroup's memory, offset, size in bytes). The pass makes it one vector for
// each `lanes` words, or one scalar for each word if only scalars are read and written; accesses become shuffles. Where some place is not known, the
// call becomes plain address arithmetic. No such call is left after it.
#pragma once
#include <cstdint>

#include <llvm/IR/PassManager.h>

namespace tesela::cpu {

inline constexpr const char* kWorkgroupVariable = "workgroup_variable";
/// The function of this name, declared in the module if it is not.
llvm::Function* workgroup_variable(llvm::Module& module);

class PromoteWorkgroupPass : public llvm::PassInfoMixin<PromoteWorkgroupPass> {
 public:
  /// `keep_in_memory`: no promotion, calls become addresses.
  explicit PromoteWorkgroupPass(bool keep_in_memory = false) : keep_in_memory_(keep_in_memory) {}
  llvm::PreservedAnalyses run(llvm::Function& f, llvm::FunctionAnalysisManager& analyses);

 private:
  bool keep_in_memory_;
};

}  // namespace tesela::cpu
