// SPDX-License-Identifier: Apache-2.0
// WebGPU's limits as far as a pipeline meets them (WebGPU sections "createComputePipeline", "createPipelineLayout").
#pragma once
#include "diag/sink.h"
#include "sema/program.h"
#include "tesela/limits.h"

namespace tesela::engine {

/// Workgroup sizes and workgroup memory: need the override values.
void check_workgroup_limits(const sema::Specialization& spec, const Limits& limits, diag::Sink& sink);
/// Group and binding numbers, and how many resources of each class the entry point uses.
void check_binding_limits(const sema::Program& program, sema::FunctionId entry, const Limits& limits, diag::Sink& sink);

}  // namespace tesela::engine
