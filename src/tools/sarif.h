// SPDX-License-Identifier: Apache-2.0
// Diagnostics as a SARIF 2.1.0 log: one run, its rules with help, results with regions (columns in code points) and related locations.
#pragma once
#include <string>
#include <vector>

#include "tesela/diagnostic.h"

namespace tesela::tools {

/// `complete`: every file could be read and checked.
std::string sarif(const std::vector<Diagnostic>& diagnostics, bool complete = true);

}  // namespace tesela::tools
