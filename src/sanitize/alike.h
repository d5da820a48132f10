// SPDX-License-Identifier: Apache-2.0
// Workgroup variables of which one workgroup tells what all would.
//
// The rule. Some values may differ from one workgroup to another (for the invocation of the same local index): workgroup_id, what is read from storage or workgroup memory, results of
// atomics, and what follows from these. A workgroup variable is alike in all workgroups if
//  - the addresses of its plain accesses are no such values,
//  - no such value decides which invocations execute them, except as condition of an `if` or `switch` before which the address can be computed,
//  - and no such value decides which invocations come to a barrier.
// If then one workgroup is observed, with the accesses under such conditions made by all invocations that come to the condition, and no two of its accesses conflict, none do in
// any workgroup: each makes the same accesses between the same barriers, or fewer. Where two do conflict nothing follows, and all workgroups have to be observed as they are.
#pragma once
#include <vector>

#include "ir/ir.h"
#include "sanitize/program.h"

namespace tesela::sanitize {

struct Alike {
  bool any = false;
  bool conditional = false;  ///< some access is under a condition that may differ
  std::vector<bool> vars;    ///< by VarId of that IR; passes may have numbered variables anew
};

/// Of the finished IR of a detecting run.
Alike find_alike(const ir::Module& module, const Program& program);
/// Moves the observations of these variables before the conditions that may differ: code for the workgroup that stands for all.
void observe_possible(ir::Module& module, const Program& program, const Alike& alike);
/// Takes their observations out: code for the other workgroups.
void drop_alike(ir::Module& module, const Program& program, const Alike& alike);

}  // namespace tesela::sanitize
