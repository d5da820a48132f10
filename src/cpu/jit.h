// SPDX-License-Identifier: Apache-2.0
// An LLVM module to machine code. LLVM is set up on first use.
#pragma once
#include <array>
#include <memory>
#include <string>

#include <llvm/IR/Module.h>
#include <llvm/Target/TargetMachine.h>

#include "base/result.h"
#include "cpu/image.h"
#include "cpu/target.h"

namespace tesela::cpu {

using TargetKey = std::array<std::string, 3>;  ///< triple, processor, features

/// A code generator for one target, for one thread at a time; it goes back to those that wait for the next kernel.
class Machine {
 public:
  static base::Result<Machine> borrow(const Target& target);
  Machine(Machine&&) = default;
  Machine& operator=(Machine&&) = delete;
  ~Machine();
  llvm::TargetMachine& operator*() const { return *machine_; }
  llvm::TargetMachine* operator->() const { return machine_.get(); }

 private:
  Machine(TargetKey target, std::unique_ptr<llvm::TargetMachine> machine) : target_(std::move(target)), machine_(std::move(machine)) {}
  TargetKey target_;
  std::unique_ptr<llvm::TargetMachine> machine_;
};

/// LLVM's own passes: a short pipeline (measured: docs/architecture.md), or only what code generation needs. `observed`: of sanitized code.
void optimise(llvm::Module& module, llvm::TargetMachine& machine, int opt_level, bool observed);

/// Object code of the module.
base::Result<llvm::SmallVector<char, 0>> assemble(llvm::Module& module, llvm::TargetMachine& machine);
/// Lays out ELF objects, at least one, that define `kernel` and refer to one another and to nothing outside but what find_import knows.
base::Result<Image> link(llvm::ArrayRef<llvm::StringRef> objects);

}  // namespace tesela::cpu
