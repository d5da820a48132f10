// SPDX-License-Identifier: Apache-2.0
// Cuts a kernel at its rendezvous. Workgroup-level blocks (the function's body and the blocks of constructs with ConstructShape::w) become lists
// of pieces: stretches, which are run for all subgroups of the workgroup in turn; rendezvous, which cost nothing by themselves;
// and workgroup-level constructs. For every value that is visible at that level it says where the value lives.
//
// WGSL guarantees that a rendezvous is reached by all invocations of the workgroup or by none, so at every rendezvous all lanes are active.
#pragma once
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "ir/ir.h"
#include "pass/shapes.h"

namespace tesela::pass {

enum class Place : uint8_t {
  Local,   ///< used in the stretch that computes it only
  Group,   ///< workgroup-uniform and computed once per workgroup, before the stretch it stands in
  Cell,    ///< workgroup-uniform but computed by a stretch: one scalar cell
  Again,   ///< cheap: computed again in each stretch that uses it
  Slot,    ///< a slot of the frame for each subgroup
};

struct Piece {
  enum class Kind : uint8_t { Stretch, Rendezvous, Construct } kind = Kind::Stretch;
  uint32_t begin = 0, end = 0;     ///< Stretch: instructions of the block; the block's exit is part of its last stretch
  ir::InstrId instr;               ///< Rendezvous, Construct
  std::vector<ir::ValueId> needs;  ///< values of place Cell, Again and Slot that come from outside, in an order that computes operands first
};

struct Regions {
  std::vector<Place> places;                                   ///< by ValueId
  std::unordered_map<uint32_t, std::vector<Piece>> of_block;   ///< by BlockId::index: workgroup-level blocks, each ending with a stretch
};

Regions find_regions(const ir::Module& module, const ir::Function& function, const Shapes& shapes);

}  // namespace tesela::pass
