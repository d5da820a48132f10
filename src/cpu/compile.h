// SPDX-License-Identifier: Apache-2.0
// IR to native code for this machine or another, with LLVM. LLVM's headers are included by this folder's sources only.
#pragma once
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "core/kernel_abi.h"
#include "cpu/image.h"
#include "ir/ir.h"

namespace tesela::cpu {

struct TargetOptions {
  std::string triple;    ///< empty: this machine
  std::string cpu;       ///< empty: this machine's
  std::string features;  ///< LLVM feature string, added
  int opt_level = 2;     ///< 0: no LLVM passes; 2: the short pipeline
};

/// Lanes of 32 bits in a native vector: 16, 8 or 4.
uint32_t native_subgroup_size(const TargetOptions& options = {});
/// Targets that have a name for people: "native", "avx2" and so on.
std::optional<TargetOptions> named_target(std::string_view name);
std::vector<std::string> target_names();
/// Whether this machine runs code for the target.
bool can_run(const TargetOptions& options);

/// Times of one compilation, milliseconds.
struct CompileTimes {
  double emit = 0, optimise = 0, codegen = 0, link = 0;
};

/// One kernel as data: its machine code and what the runtime must know of it, but for its address.
struct MachineCode {
  Image image;
  core::CompiledKernel kernel;
  CompileTimes times;
};

/// One kernel that can be called; the code lives as long as this object.
struct Code {
  core::CompiledKernel kernel;
  std::unique_ptr<LoadedImage> memory;
};

base::Result<MachineCode> compile(const ir::Module& module, const TargetOptions& options);
/// Needs no LLVM.
base::Result<std::unique_ptr<Code>> load(const MachineCode& code);

/// Machine code as bytes that unpack() reads in any process where fingerprint() is the same. Nothing if they cannot have come from pack().
std::vector<std::byte> pack(const MachineCode& code);
std::optional<MachineCode> unpack(std::span<const std::byte> bytes);
/// Everything that machine code depends on beside the kernel: this build of Tesela, LLVM, the processor. Empty where the build has no id.
std::string fingerprint(const TargetOptions& options);

/// LLVM IR (before or after LLVM's passes) or assembly as text, for `tesela emit`.
enum class Listing : uint8_t { LlvmIr, OptimisedLlvmIr, Assembly };
base::Result<std::string> list(const ir::Module& module, const TargetOptions& options, Listing what);

}  // namespace tesela::cpu
