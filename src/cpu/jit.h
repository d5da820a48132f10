// SPDX-License-Identifier: Apache-2.0
// An LLVM module to machine code in this process. LLVM is set up on first use.
#pragma once
#include <memory>
#include <string>

#include <llvm/IR/Module.h>
#include <llvm/Target/TargetMachine.h>

#include "base/result.h"
#include "cpu/compile.h"
#include "cpu/target.h"

namespace tesela::cpu {

/// A machine for this target; the module gets its triple and data layout.
base::Result<std::unique_ptr<llvm::TargetMachine>> machine_for(const Target& target);
/// LLVM's own passes: a short pipeline (measured: docs/architecture.md), or only what code generation needs.
void optimise(llvm::Module& module, llvm::TargetMachine& machine, int opt_level);

/// Executable memory that holds one kernel.
class Image {
 public:
  Image();
  Image(const Image&) = delete;
  Image& operator=(const Image&) = delete;
  ~Image();
  struct Parts;
  std::unique_ptr<Parts> parts;
  void* kernel = nullptr;
};

/// Object code of the module.
base::Result<llvm::SmallVector<char, 0>> assemble(llvm::Module& module, llvm::TargetMachine& machine);
/// Links object code that refers to nothing outside (but memset, memcpy, memmove and the like) into the image.
base::Result<std::unique_ptr<Image>> link(const llvm::SmallVector<char, 0>& object);

}  // namespace tesela::cpu
