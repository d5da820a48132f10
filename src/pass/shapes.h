// SPDX-License-Identifier: Apache-2.0
// What is known of each value across the lanes of a subgroup, and of each construct about divergence. One fixpoint finds both, because either
// depends on the other. The shape of a Ptr is that of its byte offset.
//
// All statements are about active lanes: a uniform value may be anything in lanes that left. A linear value is base + lane * stride modulo 2^32,
// with its base defined even if lane 0 is inactive. Values that leave a construct by divergent exits are varying.
#pragma once
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "ir/ir.h"

namespace tesela::pass {

enum class ShapeKind : uint8_t {
  Unknown,           ///< not reached by the fixpoint: any shape will do
  WorkgroupUniform,  ///< one value for the workgroup
  Uniform,           ///< one value for the subgroup
  Linear,            ///< base + lane * stride, integers and pointers
  Pattern,           ///< base + a constant for each lane (bit reversals, butterflies, rows of small workgroups)
  Varying,
};

struct Shape {
  ShapeKind kind = ShapeKind::Unknown;
  uint8_t align = 0;    ///< the value (of lane 0) is a multiple of 2^align
  uint32_t stride = 0;  ///< Linear: not 0. Pattern: index into Shapes::patterns
  bool operator==(const Shape&) const = default;
  bool uniform() const { return kind <= ShapeKind::Uniform; }
};

/// Lane 0's value in subgroup s is first + s * step.
struct BySubgroup {
  bool known = false;
  uint32_t first = 0, step = 0;
};

/// How lanes are laid out.
enum class LaneOrder : uint8_t {
  Workgroup,  ///< lanes follow local_invocation_index within one workgroup
  Merged,     ///< lanes follow global_invocation_id.x through the workgroups of a row of the grid; other ids are uniform
};

struct ConstructShape {
  bool w = false;                    ///< workgroup-level control flow: holds a rendezvous, or decides uniformly to leave a construct that does
  bool holds_barrier = false;
  bool divergent = false;            ///< lanes arrive at its end at different times
  bool divergent_continues = false;  ///< loop: lanes arrive at the continuing block at different times
  bool group_divergent = false;      ///< subgroups may arrive at different times (with different iteration counts, say)
  bool loses_lanes = false;          ///< its end may be reached by fewer lanes than entered it
  bool exits = false;                ///< some exit leaves it for an outer construct or the function
  bool completes = false;            ///< some exit targets it
};

struct Shapes {
  std::vector<Shape> values;               ///< by ValueId
  std::vector<ConstructShape> constructs;  ///< by InstrId
  ConstructShape root;                     ///< the function's body as a construct that Return targets
  bool regions = false;                    ///< the kernel has a rendezvous and more than one subgroup: see pass/regions.h
  LaneOrder order = LaneOrder::Workgroup;
  uint32_t lanes = 0;                      ///< of one vector: the subgroup size, or any other where no instruction can tell

  std::vector<bool> known;                      ///< by ValueId: whether `largest` says something
  std::vector<uint32_t> largest;                ///< as u32, over all invocations of a workgroup
  struct Invocations {
    uint32_t first = 0, end = 0;  ///< end: past the last
  };
  std::vector<Invocations> where_true;          ///< by ValueId: of a bool that is known, where it may be true
  std::vector<uint32_t> residue;                ///< of lane 0's value modulo the lanes, the same in every subgroup; kNoResidue: it differs
  static constexpr uint32_t kNoResidue = ~0u;
  std::vector<BySubgroup> by_subgroup;          ///< by ValueId
  std::unordered_map<uint32_t, std::vector<uint32_t>> firsts;  ///< by ValueId: lane 0's value in each subgroup, where it is known and by_subgroup does not tell
  std::unordered_map<uint32_t, std::vector<uint32_t>> tables;  ///< by ValueId: values for all invocations that are known but varying, and dear to compute
  std::vector<std::vector<uint32_t>> patterns;  ///< what each lane adds to lane 0's value; the first is 0

  const Shape& of(ir::ValueId v) const { return values[v.index]; }
  /// Whether lane 0's value in a subgroup is known.
  bool first_lane(ir::ValueId v, uint32_t subgroup, uint32_t& value) const {
    const BySubgroup& steps = by_subgroup[v.index];
    const auto at = firsts.find(v.index);
    if (!steps.known && at == firsts.end()) return false;
    value = steps.known ? steps.first + subgroup * steps.step : at->second[subgroup];
    return true;
  }
  const ConstructShape& of(ir::InstrId i) const { return constructs[i.index]; }
};

/// `function` is the entry point or a function that stayed one (parameters varying).
Shapes analyse_shapes(const ir::Module& module, const ir::Function& function, LaneOrder order, uint32_t lanes);

/// Whether some instruction below the block has one of these op flags.
bool holds(const ir::Function& f, ir::BlockId block, uint32_t flags);

}  // namespace tesela::pass
