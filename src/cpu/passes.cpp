// SPDX-License-Identifier: Apache-2.0
#include <llvm/Analysis/CGSCCPassManager.h>
#include <llvm/Analysis/LoopAnalysisManager.h>
#include <llvm/Analysis/TargetTransformInfo.h>
#include <llvm/Passes/PassBuilder.h>
#include <llvm/Transforms/InstCombine/InstCombine.h>
#include <llvm/Transforms/Scalar/EarlyCSE.h>
#include <llvm/Transforms/Scalar/LICM.h>
#include <llvm/Transforms/Scalar/LoopPassManager.h>
#include <llvm/Transforms/Scalar/LoopRotation.h>
#include <llvm/Transforms/Scalar/LoopUnrollPass.h>
#include <llvm/Transforms/Scalar/SROA.h>
#include <llvm/Transforms/Scalar/SimplifyCFG.h>
#include <llvm/Transforms/Utils/Mem2Reg.h>

#include "cpu/jit.h"

namespace tesela::cpu {

namespace {

llvm::InstCombinePass combine_once() { return llvm::InstCombinePass(llvm::InstCombineOptions().setMaxIterations(1)); }

/// Constant trip counts: unrolled whole, then what became invariant is lifted (rows of a tile in registers).
llvm::FunctionPassManager short_pipeline(bool has_loops) {
  llvm::FunctionPassManager passes;
  passes.addPass(llvm::PromotePass());
  passes.addPass(llvm::EarlyCSEPass(true));
  passes.addPass(llvm::SimplifyCFGPass());
  passes.addPass(combine_once());
  if (!has_loops) return passes;
  llvm::LoopPassManager rotate;
  rotate.addPass(llvm::LoopRotatePass());
  rotate.addPass(llvm::LICMPass(llvm::LICMOptions()));
  passes.addPass(llvm::createFunctionToLoopPassAdaptor(std::move(rotate), true));
  passes.addPass(llvm::createFunctionToLoopPassAdaptor(llvm::LoopFullUnrollPass(2)));
  passes.addPass(llvm::SROAPass(llvm::SROAOptions::ModifyCFG));
  passes.addPass(llvm::EarlyCSEPass(true));
  llvm::LoopPassManager lift;
  lift.addPass(llvm::LICMPass(llvm::LICMOptions()));
  passes.addPass(llvm::createFunctionToLoopPassAdaptor(std::move(lift), true));
  passes.addPass(combine_once());
  passes.addPass(llvm::SimplifyCFGPass());
  return passes;
}

}  // namespace

void optimise(llvm::Module& module, llvm::TargetMachine& machine, int opt_level) {
  llvm::FunctionAnalysisManager functions;
  llvm::LoopAnalysisManager loops;
  llvm::CGSCCAnalysisManager graphs;
  llvm::ModuleAnalysisManager modules;
  llvm::PassBuilder builder(&machine);
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(graphs);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, graphs, modules);
  llvm::FunctionPassManager passes;
  if (opt_level == 0) passes.addPass(llvm::PromotePass());
  else passes = short_pipeline(true);
  for (llvm::Function& f : module)
    if (!f.isDeclaration()) passes.run(f, functions);
}

}  // namespace tesela::cpu
