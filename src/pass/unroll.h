// SPDX-License-Identifier: Apache-2.0
// Full unrolling of loops with a known, small count: so that arrays of an invocation whose indices become constants turn into values, and that the stages of
// loops with barriers are known one by one. See unroll.cpp.
#pragma once
#include "ir/ir.h"

namespace tesela::pass {

/// Unrolls short loops with a known count where every dynamic index into some function or private variable depends on such counters only,
/// loops that hold a rendezvous, and very short loops that read memory. True if something was unrolled: promote and simplify have work then.
bool unroll_loops(ir::Module& module);

}  // namespace tesela::pass
