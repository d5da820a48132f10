// SPDX-License-Identifier: Apache-2.0
#include "cpu/jit.h"

#include <algorithm>
#include <mutex>
#include <vector>

#include <llvm/IR/LegacyPassManager.h>
#include <llvm/MC/TargetRegistry.h>
#include <llvm/Support/TargetSelect.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/TargetParser/Triple.h>

namespace tesela::cpu {

namespace {

/// Default adds a second scheduler after register allocation, whose time grows with the square of a long block and which gains nothing here.
constexpr auto kCodeGenLevel = llvm::CodeGenOptLevel::Less;

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

base::Result<std::unique_ptr<llvm::TargetMachine>> make_machine(const Target& target) {
  const llvm::Triple triple(target.triple);
  set_up(triple);
  std::string error;
  const llvm::Target* known = llvm::TargetRegistry::lookupTarget(triple, error);
  if (!known) return base::Error{"no code generator for '" + target.triple + "'"};
  llvm::TargetOptions options;
  options.MCOptions.AsmVerbose = true;
  options.AllowFPOpFusion = llvm::FPOpFusion::Strict;
  std::unique_ptr<llvm::TargetMachine> machine(known->createTargetMachine(triple, target.cpu, target.features, options, llvm::Reloc::PIC_, llvm::CodeModel::Small, kCodeGenLevel, true));
  if (!machine) return base::Error{"no code generator for '" + target.cpu + "'"};
  return machine;
}

/// Machines that nobody uses at the moment, by target: tables of a processor's features take 1 ms to make.
class Pool {
 public:
  std::unique_ptr<llvm::TargetMachine> take(const TargetKey& target) {
    const std::lock_guard lock(mutex_);
    const auto at = std::find_if(idle_.begin(), idle_.end(), [&](const auto& one) { return one.first == target; });
    if (at == idle_.end()) return nullptr;
    std::unique_ptr<llvm::TargetMachine> machine = std::move(at->second);
    idle_.erase(at);
    return machine;
  }

  void give_back(TargetKey target, std::unique_ptr<llvm::TargetMachine> machine) {
    const std::lock_guard lock(mutex_);
    if (idle_.size() < kMost) idle_.emplace_back(std::move(target), std::move(machine));
  }

 private:
  static constexpr size_t kMost = 8;
  std::mutex mutex_;
  std::vector<std::pair<TargetKey, std::unique_ptr<llvm::TargetMachine>>> idle_;
};

Pool& pool() {
  static Pool* const machines = new Pool;  // never destroyed: a thread may still compile while the process ends
  return *machines;
}

}  // namespace

base::Result<Machine> Machine::borrow(const Target& target) {
  TargetKey key{target.triple, target.cpu, target.features};
  if (auto idle = pool().take(key)) return Machine(std::move(key), std::move(idle));
  auto made = make_machine(target);
  if (!made.ok()) return made.error();
  return Machine(std::move(key), std::move(*made));
}

Machine::~Machine() {
  if (!machine_) return;
  machine_->setOptLevel(kCodeGenLevel);
  pool().give_back(std::move(target_), std::move(machine_));
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
