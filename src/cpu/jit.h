// SPDX-License-Identifier: Apache-2.0
// An LLVM module to machine code. LLVM is set up on first use.
#pragma once
#include <memory>
#include <string>

#include <llvm/IR/Module.h>
#include <llvm/Target/TargetMachine.h>

#include "base/result.h"
#include "cpu/image.h"
#include "cpu/target.h"

namespace tesela::cpu {

/// A machine for this target; the module gets its triple and data layout.
base::Result<std::unique_ptr<llvm::TargetMachine>> machine_for(const Target& target);
/// LLVM's own passes: a short pipeline (measured: docs/architecture.md), or only what code generation needs.
void optimise(llvm::Module& module, llvm::TargetMachine& machine, int opt_level);

/// Object code of the module.
base::Result<llvm::SmallVector<char, 0>> assemble(llvm::Module& module, llvm::TargetMachine& machine);
/// Lays out an ELF object that defines `kernel` and refers to nothing outside but what find_import knows.
base::Result<Image> link(llvm::StringRef object);

}  // namespace tesela::cpu
