// SPDX-License-Identifier: Apache-2.0
// What subgroups of one workgroup (or, where lanes run through the workgroups of a row of the grid, rows) have in common when they are run side by side, each instruction for all of them before the next (unroll and jam):
// values that do not depend on which of them it is are computed once, and constructs that all go through alike are entered once.
#pragma once
#include <vector>

#include "ir/ir.h"
#include "pass/shapes.h"

namespace tesela::pass {

struct Sharing {
  uint32_t period = 1;      ///< subgroups that run side by side are this far apart: they hold the same columns of a workgroup of two dimensions
  std::vector<bool> same;   ///< by ValueId: the same in all of them, lane by lane, where all lanes are active. Pointers: so is the memory
  std::vector<bool> joint;  ///< by InstrId: constructs through which they go alike, with all their lanes
  bool returns_apart = false;  ///< some leave the function where others do not, or some lanes only, other than by a guard
};

/// Whether the construct does nothing but leave the function where its condition holds, or where it does not.
bool is_guard(const ir::Function& f, ir::InstrId id);

Sharing find_sharing(const ir::Module& module, const ir::Function& function, const Shapes& shapes);

}  // namespace tesela::pass
