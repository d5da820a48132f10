// SPDX-License-Identifier: Apache-2.0
// Everything is taken for the same until something says that it is not.
#include "pass/sharing.h"

#include <algorithm>

#include "ir/walk.h"
#include "pass/local_values.h"

namespace tesela::pass {

using namespace ir;
using core::has;

namespace {

class Analysis {
 public:
  Analysis(const Module& module, const Function& function, const Shapes& shapes)
      : m_(module), f_(function), shapes_(shapes), local_(module, function, (module.invocations() + shapes.lanes - 1) / shapes.lanes * shapes.lanes) {
    const auto& size = module.workgroup_size;
    if (size[1] * size[2] > 1 && size[0] > shapes.lanes && size[0] % shapes.lanes == 0) s_.period = size[0] / shapes.lanes;
    s_.same.assign(function.values.size(), true);
    s_.joint.assign(function.instrs.size(), false);
  }

  Sharing run() {
    for_each_instr(f_, f_.body, [&](InstrId id) {
      const Instruction& in = f_.instrs[id];
      if (!has(in.op, core::kControl) || in.op == Op::Call) return;
      const ConstructShape& c = shapes_.of(id);
      const bool alike = in.operands.empty() || in.op == Op::Loop || shapes_.of(in.operands[0]).kind <= ShapeKind::WorkgroupUniform;
      s_.joint[id.index] = alike && !c.w && !c.divergent && !c.divergent_continues && !c.group_divergent && !c.loses_lanes;
    });
    do {
      changed_ = false;
      for_each_instr(f_, f_.body, [&](InstrId id) { visit(id); });
    } while (changed_);
    return std::move(s_);
  }

 private:
  using Op = core::Op;
  const Module& m_;
  const Function& f_;
  const Shapes& shapes_;
  LocalValues local_;
  Sharing s_;
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
      if (in.op == Op::Return) return;
      const Instruction& target = f_.instrs[in.target];
      return give(in.op == Op::Exit ? target.results : f_.blocks[target.blocks[in.op == Op::Continue ? 1 : 0]].params, in.operands);
    }
    if (has(in.op, core::kControl) && in.op != Op::Call) {
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

  bool is_same(const Instruction& in) {
    if (in.results.size() == 1 && in.type != core::Scalar::Ptr) {
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

Sharing find_sharing(const Module& module, const Function& function, const Shapes& shapes) { return Analysis(module, function, shapes).run(); }

}  // namespace tesela::pass
