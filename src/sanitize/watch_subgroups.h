// SPDX-License-Identifier: Apache-2.0
// Subgroup operations that read a lane which does not take part: WGSL leaves open what they give.
#pragma once
#include "ir/builder.h"
#include "ir/ir.h"
#include "sanitize/program.h"

namespace tesela::sanitize {

/// Adds to the builder's block what watches the subgroup operation `id`, which is appended next. A result that is only chosen from by a select, or only used behind
/// further conditions, is not watched: so do scans that shuffle past the ends of a subgroup. `tell`: write the report; else only number its site.
void watch_subgroup_operation(ir::Function& f, ir::Builder& b, ir::InstrId id, uint32_t subgroup_size, bool is_guarded, bool tell, Program& program);

}  // namespace tesela::sanitize
