// SPDX-License-Identifier: Apache-2.0
// The one place that decides about contraction: a product of f32 values that only one sum uses becomes a fused multiply-add, as WGSL permits.
// It runs right after inlining at every optimisation level, on code that no other pass has touched, so that results do not depend on the level.
#include "ir/walk.h"
#include "pass/fuse.h"

namespace tesela::pass {
namespace {

using core::Op;
using core::Scalar;
using ir::Function;
using ir::InstrId;
using ir::Instruction;
using ir::ValueId;

class Fuser {
 public:
  explicit Fuser(Function& f) : f_(f) {}

  void run() {
    uses_.assign(f_.values.size(), 0);
    ir::for_each_instr(f_, f_.body, [&](InstrId id) {
      for (ValueId v : f_.instrs[id].operands) ++uses_[v.index];
    });
    ir::for_each_block(f_, f_.body, [&](ir::BlockId b) { blocks_.push_back(b); });
    for (ir::BlockId b : blocks_) {
      std::vector<InstrId> made;
      const std::vector<InstrId> old = f_.blocks[b].instrs;
      for (InstrId id : old) visit(id, made);
      f_.blocks[b].instrs = std::move(made);
    }
  }

 private:
  void visit(InstrId id, std::vector<InstrId>& made) {
    const Instruction instr = f_.instrs[id];
    if ((instr.op == Op::Add || instr.op == Op::Sub) && instr.type == Scalar::F32) {
      const bool sub = instr.op == Op::Sub;
      if (const InstrId product = product_of(instr.operands[1])) {
        // a + x * y, or a - x * y = (-x) * y + a
        const ValueId x = f_.instrs[product].operands[0];
        fuse(id, sub ? negate(x, instr, made) : x, f_.instrs[product].operands[1], instr.operands[0]);
      } else if (const InstrId other = product_of(instr.operands[0])) {
        // x * y + a, or x * y - a = x * y + (-a)
        const ValueId a = instr.operands[1];
        fuse(id, f_.instrs[other].operands[0], f_.instrs[other].operands[1], sub ? negate(a, instr, made) : a);
      }
    }
    made.push_back(id);
  }

  InstrId product_of(ValueId v) const {
    const InstrId def = f_.values[v].def;
    const bool product = def && f_.instrs[def].op == Op::Mul && uses_[v.index] == 1;
    return product ? def : InstrId();
  }

  ValueId negate(ValueId v, const Instruction& like, std::vector<InstrId>& made) {
    Instruction neg;
    neg.op = Op::Neg;
    neg.type = Scalar::F32;
    neg.operands = {v};
    neg.loc = like.loc;
    const InstrId id = f_.instrs.add(std::move(neg));
    ir::Value value;
    value.type = Scalar::F32;
    value.def = id;
    const ValueId result = f_.values.add(value);
    f_.instrs[id].results.push_back(result);
    uses_.push_back(1);
    made.push_back(id);
    return result;
  }

  /// The product itself stays without a use; it has no effect.
  void fuse(InstrId id, ValueId x, ValueId y, ValueId a) {
    Instruction& instr = f_.instrs[id];
    instr.op = Op::Fma;
    instr.operands = {x, y, a};
  }

  Function& f_;
  std::vector<uint32_t> uses_;
  std::vector<ir::BlockId> blocks_;
};

}  // namespace

void fuse_products(ir::Module& module) {
  for (Function& f : module.functions) Fuser(f).run();
}

}  // namespace tesela::pass
