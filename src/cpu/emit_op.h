// SPDX-License-Identifier: Apache-2.0
// Value ops (kElementwise) to LLVM IR, the same code for one invocation (scalars) and for a subgroup (vectors).
//
// Representation: Bool is i1, I32 and U32 are i32, F32 is float, F16 is float too, always a value that binary16 holds exactly (each operation
// rounds). All operands of a call are scalars, or all are vectors of the same number of lanes. Nothing emitted here is poison or undefined for any operand.
#pragma once
#include <span>

#include <llvm/ADT/SmallVector.h>
#include <llvm/IR/IRBuilder.h>

#include "core/op.h"
#include "cpu/target.h"

namespace tesela::cpu {

class OpEmitter {
 public:
  OpEmitter(llvm::IRBuilderBase& builder, const Target& t) : b(builder), target(t) {}

  /// `type` is the instruction's result type, `operand_type` that of its first operand. Appends the results.
  void emit(core::Op op, core::Scalar type, core::Scalar operand_type, std::span<llvm::Value* const> operands,
            llvm::SmallVectorImpl<llvm::Value*>& results);

  /// LLVM type of a scalar IR type, in registers (F16: float).
  llvm::Type* type_of(core::Scalar type) const;

  llvm::IRBuilderBase& b;
  const Target& target;
};

}  // namespace tesela::cpu
