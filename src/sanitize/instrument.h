// SPDX-License-Identifier: Apache-2.0
// The instrumentation: writes observing ops (core/ops.def) into the IR, right after inlining and before any pass that removes, merges or moves memory
// accesses, so that each access of the source is observed once. It changes nothing else.
#pragma once
#include "core/type.h"
#include "ir/ir.h"
#include "sanitize/program.h"

namespace tesela::sanitize {

/// What the instrumentation serves.
enum class Run : uint8_t {
  Detect,  ///< the first run: accesses with their addresses, and all reports
  Record,  ///< the second run: accesses with addresses and values, and arrivals at barriers; no reports
};

/// `module.assume_uniform` says whether conditions and arrivals are told too. Sites have the same numbers for Detect and Record.
Program instrument(ir::Module& module, const Checks& checks, Run run, const core::TypeStore& types, const base::SymbolTable& symbols);

/// For Run::Detect: takes out observations that tell nothing new (the rule stands in drop_redundant.cpp).
void drop_redundant(ir::Module& module, const Program& program);

}  // namespace tesela::sanitize
