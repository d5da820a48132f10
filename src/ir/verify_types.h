// SPDX-License-Identifier: Apache-2.0
// The part of the verifier that looks at one instruction alone: numbers of operands, types, immediates. Part of verify.cpp's job, private to this folder.
#pragma once
#include <string>

#include "ir/ir.h"

namespace tesela::ir {

/// What is wrong with this instruction seen alone; empty if nothing. Its operands' ids are valid.
std::string verify_instruction(const Module& module, const Function& f, const Instruction& instr);

}  // namespace tesela::ir
