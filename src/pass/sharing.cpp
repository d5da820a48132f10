// SPDX-License-Identifier: Apache-2.0
// Everything is taken for the same until something says that it is not.
#include "pass/sharing.h"

#include <algorithm>

#include "ir/walk.h"
#include "pass/local_values.h"

namespace tesela::pass {

using namespace ir;
using core::has;

using core::Op;

namespace {

class Analysis {
 public:
  Analysis(const Module& module, const Function& function, const Shapes& shapes)
      : m_(module), f_(function), shapes_(shapes), merged_(shapes.order == LaneOrder::Merged), local_(module, function, (module.invocations() + shapes.lanes - 1) / shapes.lanes * shapes.lanes) {
    const auto& size = module.workgroup_size;
    if (!merged_ && size[1] * size[2] > 1 && size[0] > shapes.lanes && size[0] % shapes.lanes == 0) s_.period = size[0] / shapes.lanes;
    s_.same.assign(function.values.size(), true);
    s_.joint.assign(function.instrs.size(), false);
    block_of_.resize(function.instrs.size());
  }

  Sharing run() {
    for_each_instr(f_, f_.body, [&](InstrId id) {
      const Instruction& in = f_.instrs[id];
      if (!has(in.op, core::kControl) || in.op == Op::Call) return;
      const ConstructShape& c = shapes_.of(id);
      const bool alike = in.operands.empty() || in.op == Op::Loop || shapes_.of(in.operands[0]).kind <= ShapeKind::WorkgroupUniform;
      s_.joint[id.index] = alike && !c.w && !c.divergent && !c.divergent_continues && !c.group_divergent && !c.loses_lanes;
    });
    for_each_block(f_, f_.body, [&](BlockId block) {
      for (InstrId id : f_.blocks[block].instrs) block_of_[id.index] = block;
    });
    do {
      changed_ = false;
      for_each_instr(f_, f_.body, [&](InstrId id) { visit(id); });
    } while (changed_);
    return std::move(s_);
  }

 private:
  const Module& m_;
  const Function& f_;
  const Shapes& shapes_;
  const bool merged_;
  LocalValues local_;
  Sharing s_;
  std::vector<BlockId> block_of_;  // by InstrId
  bool changed_ = false;

  void differs(ValueId v) {
    if (!s_.same[v.index]) return;
    s_.same[v.index] = false;
    changed_ = true;
  }

  void give(const std::vector<ValueId>& receivers, const std::vector<ValueId>& from) {
    for (size_t i = 0; i < receivers.size() && i < from.size(); ++i)
      if (!s_.same[from[i].index]) differs(receivers[i]);
  }

  void visit(InstrId id) {
    const Instruction& in = f_.instrs[id];
    if (has(in.op, core::kExit)) {
      leaves(id, in);
      if (in.op == Op::Return) return;
      const Instruction& target = f_.instrs[in.target];
      return give(in.op == Op::Exit ? target.results : f_.blocks[target.blocks[in.op == Op::Continue ? 1 : 0]].params, in.operands);
    }
    if (has(in.op, core::kControl) && in.op != Op::Call) {
      if ((in.op == Op::If || in.op == Op::Switch) && !s_.same[in.operands[0].index]) apart(id);
      if (in.op == Op::Loop) give(f_.blocks[in.blocks[0]].params, in.operands);
      const ConstructShape& c = shapes_.of(id);
      if (s_.joint[id.index] || (c.w && !c.divergent && !c.divergent_continues && !c.group_divergent && !c.loses_lanes)) return;
      for (ValueId v : in.results) differs(v);
      for (BlockId block : in.blocks)
        for (ValueId v : f_.blocks[block].params) differs(v);
      return;
    }
    if (!is_same(in))
      for (ValueId v : in.results) differs(v);
  }

  void apart(InstrId construct) {
    if (!s_.joint[construct.index]) return;
    s_.joint[construct.index] = false;
    changed_ = true;
  }

  /// What is left from within a construct that they go through one after the other is left one after the other.
  void leaves(InstrId exit, const Instruction& in) {
    bool inside = false;
    for (InstrId c = f_.blocks[block_of_[exit.index]].parent; c && c != in.target; c = f_.blocks[block_of_[c.index]].parent) inside |= !s_.joint[c.index] && !shapes_.of(c).w && !is_guard(f_, c);
    if (!inside) return;
    if (in.op == Op::Return) s_.returns_apart = true;
    else if (in.op != Op::Next) apart(in.target);
  }

  bool is_same(const Instruction& in) {
    if (merged_) {  // rows of a workgroup: the ids along x are the same
      if (in.op == Op::LocalIndex || in.op == Op::LocalId) return in.op == Op::LocalId && in.imm != 1;
      if (has(in.op, core::kInput)) return true;
    } else if (in.results.size() == 1 && in.type != core::Scalar::Ptr) {
      if (const std::vector<uint32_t>* values = has(in.op, core::kInput | core::kElementwise) ? local_.compute(in) : nullptr) return repeats(*values);
    }
    if (in.op == Op::AddressOf) return shared_memory(VarId(in.imm));
    const bool operands = std::all_of(in.operands.begin(), in.operands.end(), [&](ValueId v) { return s_.same[v.index]; });
    if (in.op == Op::Load || in.op == Op::UniformLoad) return operands;
    if (has(in.op, core::kInput)) return std::all_of(in.results.begin(), in.results.end(), [&](ValueId v) { return shapes_.of(v).kind <= ShapeKind::WorkgroupUniform; }) || in.op == Op::Lane;
    return has(in.op, core::kPure) && operands;
  }

  bool shared_memory(VarId var) const { return m_.vars[var].space != Space::Function && m_.vars[var].space != Space::Private; }

  bool repeats(const std::vector<uint32_t>& values) const {
    for (size_t i = s_.period * shapes_.lanes; i < values.size(); ++i)
      if (values[i] != values[i - s_.period * shapes_.lanes]) return false;
    return true;
  }
};

}  // namespace

bool is_guard(const Function& f, InstrId id) {
  const Instruction& in = f.instrs[id];
  if (in.op != Op::If || !in.results.empty()) return false;
  const auto does = [&](size_t arm, Op what) {
    const auto& instrs = f.blocks[in.blocks[arm]].instrs;
    return instrs.size() == 1 && f.instrs[instrs[0]].op == what && (what == Op::Return || f.instrs[instrs[0]].target == id);
  };
  return (does(0, Op::Return) && does(1, Op::Exit)) || (does(1, Op::Return) && does(0, Op::Exit));
}

Sharing find_sharing(const Module& module, const Function& function, const Shapes& shapes) { return Analysis(module, function, shapes).run(); }

}  // namespace tesela::pass
