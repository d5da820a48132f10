// SPDX-License-Identifier: Apache-2.0
#include <llvm/Analysis/CGSCCPassManager.h>
#include <llvm/Analysis/LoopAnalysisManager.h>
#include <llvm/Analysis/ScalarEvolution.h>
#include <llvm/Analysis/TargetTransformInfo.h>
#include <llvm/Passes/PassBuilder.h>
#include <llvm/Transforms/InstCombine/InstCombine.h>
#include <llvm/Transforms/Scalar/EarlyCSE.h>
#include <llvm/Transforms/Scalar/LICM.h>
#include <llvm/Transforms/Scalar/LoopPassManager.h>
#include <llvm/Transforms/Scalar/LoopUnrollPass.h>
#include <llvm/Transforms/Scalar/SROA.h>
#include <llvm/Transforms/Scalar/SimplifyCFG.h>
#include <llvm/Transforms/Utils/Mem2Reg.h>

#include "cpu/jit.h"
#include "cpu/promote_workgroup.h"

namespace tesela::cpu {

namespace {

/// Beyond this the loop passes take minutes for code that nobody waits for: it gets registers and nothing else.
constexpr unsigned kMaxOptimised = 60'000;  // LLVM instructions of one function

llvm::InstCombinePass combine_once() { return llvm::InstCombinePass(llvm::InstCombineOptions().setMaxIterations(1)); }

/// Unrolls whole loops of a known and small number of iterations. Asked only about these: what LLVM wants to know of any other before it lets it be, the cost of each
/// instruction, takes a tenth of the time from text to code.
struct UnrollKnown : llvm::PassInfoMixin<UnrollKnown> {
  llvm::PreservedAnalyses run(llvm::Loop& loop, llvm::LoopAnalysisManager& loops, llvm::LoopStandardAnalysisResults& facts, llvm::LPMUpdater& updater) {
    if (facts.SE.getSmallConstantTripCount(&loop) == 0) return llvm::PreservedAnalyses::all();
    return llvm::LoopFullUnrollPass(2).run(loop, loops, facts, updater);
  }
};

/// Constant trip counts: unrolled whole, then what became invariant is lifted (rows of a tile in registers).
llvm::FunctionPassManager short_pipeline(bool has_workgroup_variables) {
  llvm::FunctionPassManager passes;
  passes.addPass(llvm::PromotePass());
  passes.addPass(llvm::EarlyCSEPass(true));
  passes.addPass(llvm::SimplifyCFGPass());
  passes.addPass(llvm::createFunctionToLoopPassAdaptor(UnrollKnown()));
  passes.addPass(llvm::SROAPass(llvm::SROAOptions::ModifyCFG));
  passes.addPass(llvm::SimplifyCFGPass());
  if (has_workgroup_variables) {
    passes.addPass(combine_once());
    passes.addPass(PromoteWorkgroupPass());
  }
  passes.addPass(llvm::EarlyCSEPass(true));
  llvm::LoopPassManager lift;
  lift.addPass(llvm::LICMPass(llvm::LICMOptions()));
  passes.addPass(llvm::createFunctionToLoopPassAdaptor(std::move(lift), true));
  passes.addPass(combine_once());
  return passes;
}

}  // namespace

void optimise(llvm::Module& module, llvm::TargetMachine& machine, int opt_level) {
  llvm::LoopAnalysisManager loops;  // outlives the functions' manager, which clears it
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager graphs;
  llvm::ModuleAnalysisManager modules;
  llvm::PassBuilder builder(&machine);
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(graphs);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, graphs, modules);
  llvm::FunctionPassManager registers_only;
  registers_only.addPass(llvm::PromotePass());
  registers_only.addPass(PromoteWorkgroupPass(true));
  llvm::FunctionPassManager passes = short_pipeline(module.getFunction(kWorkgroupVariable) != nullptr);
  for (llvm::Function& f : module)
    if (!f.isDeclaration()) (opt_level == 0 || f.getInstructionCount() > kMaxOptimised ? registers_only : passes).run(f, functions);
}

}  // namespace tesela::cpu
