// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include <llvm/Analysis/CGSCCPassManager.h>
#include <llvm/Analysis/LoopAnalysisManager.h>
#include <llvm/Analysis/ScalarEvolution.h>
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

#include "cpu/counted_loop.h"
#include "cpu/jit.h"
#include "cpu/promote_workgroup.h"

namespace tesela::cpu {

namespace {

/// Beyond this the loop passes take minutes for code that nobody waits for: it gets registers and nothing else.
constexpr unsigned kMaxOptimised = 60'000;  // LLVM instructions of one function

llvm::InstCombinePass combine_once() { return llvm::InstCombinePass(llvm::InstCombineOptions().setMaxIterations(1)); }

bool is_to_be_written_out(const llvm::Loop& loop) {
  const auto counters = loop.getHeader()->phis();
  return std::any_of(counters.begin(), counters.end(), [](const llvm::PHINode& p) { return p.getMetadata(kWriteOut) != nullptr; });
}

/// Says on the branch back, which is this loop's alone by now, that LLVM is to unroll it whole.
void ask_for_whole(llvm::Loop& loop) {
  llvm::LLVMContext& context = loop.getHeader()->getContext();
  llvm::MDNode* id = llvm::MDNode::getDistinct(context, {nullptr, llvm::MDNode::get(context, {llvm::MDString::get(context, "llvm.loop.unroll.full")})});
  id->replaceOperandWith(0, id);
  loop.setLoopID(id);
}

/// Unrolls whole loops of a known and small number of iterations. Asked only about these: what LLVM wants to know of any other before it lets it be, the cost of each
/// instruction, takes a tenth of the time from text to code.
struct UnrollKnown : llvm::PassInfoMixin<UnrollKnown> {
  llvm::PreservedAnalyses run(llvm::Loop& loop, llvm::LoopAnalysisManager& loops, llvm::LoopStandardAnalysisResults& facts, llvm::LPMUpdater& updater) {
    if (facts.SE.getSmallConstantTripCount(&loop) == 0) return llvm::PreservedAnalyses::all();
    if (is_to_be_written_out(loop)) ask_for_whole(loop);
    return llvm::LoopFullUnrollPass(2).run(loop, loops, facts, updater);
  }
};

/// Constant trip counts: unrolled whole, then what became invariant is lifted (rows of a tile in registers). Sanitized code is cleaned up before too, which plain code gains nothing from.
llvm::FunctionPassManager short_pipeline(bool has_workgroup_variables, bool observed) {
  llvm::FunctionPassManager passes;
  passes.addPass(llvm::PromotePass());
  passes.addPass(llvm::EarlyCSEPass(true));
  passes.addPass(llvm::SimplifyCFGPass());
  if (observed) {  // subgroups do not run side by side, so that a short loop that is not unrolled waits for its sum; and checks of operands are many instructions for few that are left
    passes.addPass(combine_once());
    llvm::LoopPassManager turn;
    turn.addPass(llvm::LoopRotatePass());
    turn.addPass(llvm::LICMPass(llvm::LICMOptions()));
    passes.addPass(llvm::createFunctionToLoopPassAdaptor(std::move(turn), true));
  }
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

void optimise(llvm::Module& module, llvm::TargetMachine& machine, int opt_level, bool observed) {
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
  llvm::FunctionPassManager passes = short_pipeline(module.getFunction(kWorkgroupVariable) != nullptr, observed);
  for (llvm::Function& f : module)
    if (!f.isDeclaration()) (opt_level == 0 || f.getInstructionCount() > kMaxOptimised ? registers_only : passes).run(f, functions);
}

}  // namespace tesela::cpu
