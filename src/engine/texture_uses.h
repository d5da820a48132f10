// SPDX-License-Identifier: Apache-2.0
// Which textures are read through which samplers: WebGPU has rules for what may be bound to both (section "validating GPUProgrammableStage").
#pragma once
#include <optional>
#include <set>
#include <utility>

#include "sema/program.h"

namespace tesela::engine {

/// Module-scope texture and sampler (`sampler`, not `sampler_comparison`) that some call of a builtin uses together.
using SampledPairs = std::set<std::pair<sema::VariableId, sema::VariableId>>;

/// By what the entry point reaches, or by all functions.
SampledPairs sampled_pairs(const sema::Program& program, std::optional<sema::FunctionId> entry);

}  // namespace tesela::engine
