// SPDX-License-Identifier: Apache-2.0
// Which values stand for others while a pass rewrites a function. Chains are followed and shortened; an entry is never taken back.
#pragma once
#include <vector>

#include "ir/ir.h"

namespace tesela::pass {

class Replacements {
 public:
  void set(ir::ValueId from, ir::ValueId to) {
    if (from.index >= to_.size()) to_.resize(from.index + 1);
    to_[from.index] = to;
    any_ = true;
  }
  bool any() const { return any_; }
  ir::ValueId operator()(ir::ValueId v) {
    ir::ValueId end = v;
    while (end.index < to_.size() && to_[end.index]) end = to_[end.index];
    while (v != end) {
      const ir::ValueId next = to_[v.index];
      to_[v.index] = end;
      v = next;
    }
    return end;
  }
  void apply(ir::Instruction& instr) {
    for (ir::ValueId& v : instr.operands) v = (*this)(v);
  }

 private:
  std::vector<ir::ValueId> to_;
  bool any_ = false;
};

/// A constant that is not in any block yet.
inline ir::ValueId make_constant(ir::Function& f, core::Scalar type, uint32_t bits) {
  ir::Instruction instr;
  instr.op = core::Op::Const;
  instr.type = type;
  instr.imm = bits;
  const ir::InstrId id = f.instrs.add(std::move(instr));
  ir::Value value;
  value.type = type;
  value.def = id;
  const ir::ValueId v = f.values.add(value);
  f.instrs[id].results.push_back(v);
  return v;
}

}  // namespace tesela::pass
