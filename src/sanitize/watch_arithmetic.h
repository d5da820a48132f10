// SPDX-License-Identifier: Apache-2.0
// Arithmetic that is rarely meant: reports after the instruction that computes it.
#pragma once
#include "ir/builder.h"
#include "ir/ir.h"
#include "sanitize/program.h"

namespace tesela::sanitize {

/// Adds to the builder's block what watches the result of `id`, which was appended last. `tell`: write the reports; else only number their sites.
void watch_arithmetic(ir::Function& f, ir::Builder& b, ir::InstrId id, const Checks& checks, bool tell, Program& program);

}  // namespace tesela::sanitize
