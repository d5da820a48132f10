// SPDX-License-Identifier: Apache-2.0
// WebGPU's limits as far as a pipeline meets them (WebGPU sections "createComputePipeline", "createPipelineLayout").
#pragma once
#include "engine/module.h"

namespace tesela::engine {

/// Workgroup sizes and workgroup memory: need the override values.
void check_workgroup_limits(const sema::Specialization& spec, const Limits& limits, diag::Sink& sink);
/// Of what the entry point uses: group and binding numbers, formats of storage textures, the size of immediate data, how many resources of each class.
void check_binding_limits(const Module& module, sema::FunctionId entry, diag::Sink& sink);

}  // namespace tesela::engine
