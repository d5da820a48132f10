// SPDX-License-Identifier: Apache-2.0
// What keeps code generation bounded. LLVM's schedulers and some of its passes take time with the square of a block's length: code past
// kLongBlock or kLongModule goes the linear way (no optimisation, fast register allocation). What the functions of a kernel spill
// lies on the thread's stack: the deepest chain of calls may need kMaxStack bytes of it.
#pragma once
#include <cstdint>
#include <string>

#include <llvm/ADT/StringMap.h>
#include <llvm/IR/DiagnosticHandler.h>
#include <llvm/IR/Module.h>

#include "base/result.h"

namespace tesela::cpu {

constexpr size_t kLongBlock = 8'000;      // LLVM instructions
constexpr size_t kLongModule = 150'000;
constexpr uint64_t kMaxStack = 4u << 20;  // bytes: half of what a thread has as a rule

/// Whether this code is too long for the optimising way.
bool is_long(const llvm::Module& module);

/// Learns the stack frame of every function while it is assembled.
class StackUse final : public llvm::DiagnosticHandler {
 public:
  /// To be called before assembling.
  static void ask(llvm::Module& module);
  bool handleDiagnostics(const llvm::DiagnosticInfo& info) override;
  /// Bytes that the deepest chain of calls within the module needs.
  uint64_t deepest(const llvm::Module& module) const;

 private:
  llvm::StringMap<uint64_t> frames_;
};

}  // namespace tesela::cpu
