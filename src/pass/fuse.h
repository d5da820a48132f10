// SPDX-License-Identifier: Apache-2.0
// Contraction of products and sums: see fuse.cpp.
#pragma once
#include "ir/ir.h"

namespace tesela::pass {

/// f32 products that one sum or difference uses become fused multiply-adds.
void fuse_products(ir::Module& module);

}  // namespace tesela::pass
