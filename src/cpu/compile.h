// SPDX-License-Identifier: Apache-2.0
// IR to native code for this machine or another, with LLVM. LLVM's headers are included by this folder's sources only.
#pragma once
#include <memory>
#include <string>

#include "base/result.h"
#include "core/kernel_abi.h"
#include "ir/ir.h"

namespace tesela::cpu {

struct TargetOptions {
  std::string triple;    ///< empty: this machine
  std::string cpu;       ///< empty: this machine's
  std::string features;  ///< LLVM feature string, added
  int opt_level = 2;     ///< 0: no LLVM passes; 2: the short pipeline
};

/// Lanes of 32 bits in a native vector of this machine: 16, 8 or 4.
uint32_t native_subgroup_size();

/// Times of one compilation, milliseconds.
struct CompileTimes {
  double emit = 0, optimise = 0, codegen = 0, link = 0;
};

/// Machine code of one kernel; the code lives as long as this object.
class Code {
 public:
  virtual ~Code() = default;
  core::CompiledKernel kernel;
  CompileTimes times;
};

base::Result<std::unique_ptr<Code>> compile(const ir::Module& module, const TargetOptions& options);
/// LLVM IR (before or after LLVM's passes) or assembly as text, for `tesela emit`.
enum class Listing : uint8_t { LlvmIr, OptimisedLlvmIr, Assembly };
base::Result<std::string> list(const ir::Module& module, const TargetOptions& options, Listing what);

}  // namespace tesela::cpu
