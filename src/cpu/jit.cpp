// SPDX-License-Identifier: Apache-2.0
#include "cpu/jit.h"

#include <mutex>

#include <llvm/IR/LegacyPassManager.h>
#include <llvm/MC/TargetRegistry.h>
#include <llvm/Support/TargetSelect.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/TargetParser/Triple.h>

namespace tesela::cpu {

namespace {

void set_up_x86() {
  LLVMInitializeX86TargetInfo();
  LLVMInitializeX86Target();
  LLVMInitializeX86TargetMC();
  LLVMInitializeX86AsmPrinter();
}

void set_up_arm() {
  LLVMInitializeAArch64TargetInfo();
  LLVMInitializeAArch64Target();
  LLVMInitializeAArch64TargetMC();
  LLVMInitializeAArch64AsmPrinter();
}

/// Each family of processors when it is first asked for: nobody pays for both.
void set_up(const llvm::Triple& triple) {
  static std::once_flag x86, arm;
  if (triple.isX86()) std::call_once(x86, set_up_x86);
  if (triple.isAArch64()) std::call_once(arm, set_up_arm);
}

}  // namespace

base::Result<std::unique_ptr<llvm::TargetMachine>> machine_for(const Target& target) {
  const llvm::Triple triple(target.triple);
  set_up(triple);
  std::string error;
  const llvm::Target* known = llvm::TargetRegistry::lookupTarget(triple, error);
  if (!known) return base::Error{"no code generator for '" + target.triple + "'"};
  llvm::TargetOptions options;
  options.MCOptions.AsmVerbose = true;
  options.AllowFPOpFusion = llvm::FPOpFusion::Strict;
  // Default adds a second scheduler after register allocation, whose time grows with the square of a long block and which gains nothing here.
  const auto level = llvm::CodeGenOptLevel::Less;
  std::unique_ptr<llvm::TargetMachine> machine(known->createTargetMachine(triple, target.cpu, target.features, options, llvm::Reloc::PIC_, llvm::CodeModel::Small, level, true));
  if (!machine) return base::Error{"no code generator for '" + target.cpu + "'"};
  return machine;
}

base::Result<llvm::SmallVector<char, 0>> assemble(llvm::Module& module, llvm::TargetMachine& machine) {
  llvm::SmallVector<char, 0> object;
  llvm::raw_svector_ostream out(object);
  llvm::legacy::PassManager passes;
  if (machine.addPassesToEmitFile(passes, out, nullptr, llvm::CodeGenFileType::ObjectFile, true)) return base::Error{"the code generator makes no object code"};
  passes.run(module);
  return object;
}

}  // namespace tesela::cpu
