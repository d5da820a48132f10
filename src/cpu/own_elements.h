// SPDX-License-Identifier: Apache-2.0
// Texels that one invocation alone writes.
#pragma once
#include "ir/ir.h"

namespace tesela::cpu {

/// Whether the kernel reads this texture of two dimensions and stores to it at (global_invocation_id.x, .y) only. In a grid of one layer nobody but an invocation itself
/// then changes its texel: a vector's texels may be read and written back while some of its lanes are off.
bool reads_and_writes_own_texels(const ir::Module& module, ir::VarId texture);

}  // namespace tesela::cpu
