// SPDX-License-Identifier: Apache-2.0
// Facts about loops that count.
#pragma once
#include <vector>

#include "ir/ir.h"
#include "pass/shapes.h"

namespace tesela::pass {

/// Whether this value of the continuing block always is the given parameter of the body.
bool passes_through(const ir::Function& f, ir::InstrId loop, ir::ValueId v, ir::ValueId param);

/// Whether all that a block does is to leave this construct.
bool only_leaves(const ir::Function& f, ir::BlockId block, ir::InstrId construct);

/// Whether an instruction or a parameter of the loop's blocks gives the value.
bool defined_inside(const ir::Function& f, ir::InstrId loop, ir::ValueId v);

/// What an iteration adds to a parameter of the body.
struct Growth {
  bool known = false;
  ir::ValueId step;  ///< none: nothing
};
/// Known where the parameter is handed on as it is or with a value added that is not of the loop.
Growth growth_of(const ir::Function& f, ir::InstrId loop, size_t param);

/// A grid-stride loop: `for (i = id; i < n; i += size of the grid)`, or what amounts to it. All parameters of the loop grow by the same values for all
/// invocations, some by one that the number of workgroups decides; it gives no results; nothing else in the range of instructions that holds it
/// has an effect or reads what the loop may write, and the iterations leave nothing behind in function or private variables. So iteration k can be run for many
/// invocations before iteration k + 1, each of which finds its parameters from k: WGSL orders no invocation's accesses after another's here.
struct StridedLoop {
  ir::InstrId loop;                ///< none: there is none
  std::vector<Growth> growth;      ///< of each parameter
  ir::InstrId guard;               ///< the If at the head of its body by which alone it is left, what stands before may be computed by anybody; or none
  uint32_t stays = 0;              ///< the block of the guard's that goes on
};
/// In instructions [begin, end) of a block.
StridedLoop find_strided(const ir::Module& module, const ir::Function& f, ir::BlockId block, uint32_t begin, uint32_t end, const Shapes& shapes);

/// A loop in which each invocation adds up for itself: `for (; i < limit; i++) { sum += term; }` over f32, whose terms depend on the iteration alone, not on those before, and have no
/// effect. At least one term is read at an index that counts with the loop.
struct SumLoop {
  bool found = false;
  ir::ValueId counter, sum;   ///< parameters of the body
  ir::ValueId start, limit;   ///< the counter's first value; the limit is not of the loop
  ir::ValueId grown;          ///< the sum after an iteration
  ir::InstrId guard;          ///< the If by which it is left; what stands before and behind it in the body makes the terms
};
SumLoop find_sum_loop(const ir::Module& module, const ir::Function& f, ir::InstrId loop);

}  // namespace tesela::pass
