// SPDX-License-Identifier: Apache-2.0
// Listings by the names that `tesela emit --stage` and the text tests use.
#pragma once
#include <string>

#include "tools/session.h"

namespace tesela::tools {

/// tokens, ast, ir, ir:PASS, ir:all, llvm, llvm-opt, asm.
Outcome<std::string> stage_text(const Module& module, const std::string& stage, PipelineOptions options);

}  // namespace tesela::tools
