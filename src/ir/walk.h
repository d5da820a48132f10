// SPDX-License-Identifier: Apache-2.0
// Walks over the blocks of a function with an explicit stack: code nests as deeply as the user nests it, and a chain of `else if` nests
// deeper than any block of the source. Only what hangs below the given block is visited; dead entries of the stores are not.
#pragma once
#include <vector>

#include "ir/ir.h"

namespace tesela::ir {

/// Calls `enter(block)` for the block and all blocks below it, outer before inner. Stops nothing: `enter` must not change the nesting.
template <class Enter>
void for_each_block(const Function& f, BlockId root, Enter enter) {
  std::vector<BlockId> todo{root};
  while (!todo.empty()) {
    const BlockId block = todo.back();
    todo.pop_back();
    enter(block);
    const auto& instrs = f.blocks[block].instrs;
    for (size_t i = instrs.size(); i-- > 0;) {
      const auto& blocks = f.instrs[instrs[i]].blocks;
      todo.insert(todo.end(), blocks.rbegin(), blocks.rend());
    }
  }
}

/// Calls `visit(instr)` for every instruction of these blocks; a construct comes before what it holds, but not all of a block before the
/// next block.
template <class Visit>
void for_each_instr(const Function& f, BlockId root, Visit visit) {
  for_each_block(f, root, [&](BlockId block) {
    for (InstrId id : f.blocks[block].instrs) visit(id);
  });
}

/// Depth of the deepest block below the function's body.
inline uint32_t nesting_of(const Function& f) {
  std::vector<std::pair<BlockId, uint32_t>> todo{{f.body, 0}};
  uint32_t deepest = 0;
  while (!todo.empty()) {
    const auto [block, depth] = todo.back();
    todo.pop_back();
    if (depth > deepest) deepest = depth;
    for (InstrId id : f.blocks[block].instrs)
      for (BlockId inner : f.instrs[id].blocks) todo.push_back({inner, depth + 1});
  }
  return deepest;
}

}  // namespace tesela::ir
