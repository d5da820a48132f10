// SPDX-License-Identifier: Apache-2.0
// Another mapping of invocations to subgroups: WGSL promises none.
#pragma once
#include "ir/ir.h"

namespace tesela::sanitize {

/// Whether the kernel can tell which invocations form a subgroup.
bool uses_subgroups(const ir::Module& module);

/// Subgroup invocations get other local indices: lane and subgroup stay what they are, local_invocation_index and local_invocation_id are spread over the workgroup.
/// Before any pass that knows their shapes.
void permute_mapping(ir::Module& module);

}  // namespace tesela::sanitize
