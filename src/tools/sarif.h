// SPDX-License-Identifier: Apache-2.0
// Diagnostics as SARIF 2.1.0, which code hosts show beside the lines of a change.
#pragma once
#include <string>
#include <vector>

#include "tesela/diagnostic.h"

namespace tesela::tools {

std::string sarif(const std::vector<Diagnostic>& diagnostics);

}  // namespace tesela::tools
