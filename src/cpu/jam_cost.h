// SPDX-License-Identifier: Apache-2.0
// What code costs for each of several subgroups side by side, and what they share: an estimate from the IR and the shapes, for emit_jam.cpp to choose
// how many run together.
#pragma once
#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "ir/ir.h"
#include "pass/shapes.h"
#include "pass/sharing.h"

namespace tesela::cpu {

inline constexpr uint32_t kJamLoopWeight = 16;  ///< of an instruction in a loop

struct JamCost {
  uint32_t code = 0;       ///< instructions for each subgroup
  uint64_t own = 0;        ///< vector instructions of each subgroup, by weight
  uint64_t shared = 0;     ///< those that all share
  struct Live {
    uint32_t own = 0, shared = 0;
  };
  std::vector<Live> live;  ///< vectors that are alive together, at each place where one more is made
  /// Registers that `copies` side by side need.
  uint32_t registers(uint32_t copies) const {
    uint32_t most = 0;
    for (const Live& l : live) most = std::max(most, l.own * copies + l.shared);
    return most;
  }
  struct Reads {
    uint32_t all = 0, shared = 0;  ///< shared: another subgroup makes it too, by another instruction
    bool of_neighbours() const { return shared * 2 > all && all >= 4; }
  };
  uint32_t dear = 0;       ///< long chains of instructions, outside of loops
  uint32_t far = 0;        ///< loads from places that are computed for each lane, outside of loops
  bool loops = false;
  Reads workgroup, buffers;  ///< loads; of buffers those whose lanes read neighbours
};

JamCost jam_cost(const ir::Module& module, const ir::Function& f, const pass::Shapes& shapes, const pass::Sharing& sharing, std::span<const ir::InstrId> instrs);

}  // namespace tesela::cpu
