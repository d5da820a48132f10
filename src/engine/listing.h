// SPDX-License-Identifier: Apache-2.0
// What the stages made, as text for people (`tesela emit`).
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "engine/module.h"
#include "tesela/module.h"
#include "tesela/result.h"

namespace tesela::engine {

/// Tokens need nothing but text, the tree a parsed module, the rest a module and a pipeline without errors; else the rendered errors.
Result<std::string> list(std::shared_ptr<const Module> module, Listing what, const PipelineOptions& options);
/// The IR after lowering and after each pass. `module` is ok().
Result<std::vector<PassListing>> list_passes(std::shared_ptr<const Module> module, const PipelineOptions& options);

}  // namespace tesela::engine
