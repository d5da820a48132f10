// SPDX-License-Identifier: Apache-2.0
// A plain scalar interpreter of the IR, the oracle for passes and for the SIMD back end: one invocation at a time until it stops at a
// rendezvous, workgroups in increasing order, with nothing of masks, shapes or regions in it. It is slow and says when the IR breaks its own rules:
// an access that a pass called safe and is not, a barrier that some invocations miss.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "ir/ir.h"

namespace tesela::test {

/// Runs the whole grid over the buffers (one per entry of Module::bindings, in that order). An empty text, or what went wrong; then the buffers hold
/// whatever was written until then. `budget`: instructions of all invocations together.
std::string interpret(const ir::Module& module, std::vector<std::vector<uint8_t>>& buffers, const uint32_t (&num_workgroups)[3], uint64_t budget);

/// One elementwise op on 32-bit patterns; appends the results. Float arithmetic in double, rounded once.
void interpret_op(const ir::Instruction& instr, core::Scalar operand_type, const std::vector<uint32_t>& operands, std::vector<uint32_t>& results);

}  // namespace tesela::test
