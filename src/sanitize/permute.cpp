// SPDX-License-Identifier: Apache-2.0
#include "sanitize/permute.h"

#include <numeric>

#include "ir/builder.h"
#include "ir/walk.h"

namespace tesela::sanitize {

using core::Op;
using core::Scalar;
using ir::InstrId;
using ir::ValueId;

bool uses_subgroups(const ir::Module& module) {
  bool found = false;
  for (const ir::Function& f : module.functions)
    ir::for_each_instr(f, f.body, [&](InstrId id) {
      const Op op = f.instrs[id].op;
      found |= core::has(op, core::kSubgroup) || op == Op::Lane || op == Op::SubgroupId;
    });
  return found;
}

void permute_mapping(ir::Module& module) {
  const uint32_t n = module.invocations();
  uint32_t step = n * 5 / 8 + 1;  // far apart
  while (std::gcd(step, n) != 1) ++step;
  for (uint32_t i = 0; i < module.functions.size(); ++i) {
    ir::Function& f = module.functions[ir::FuncId(i)];
    ir::Builder b(f);
    std::vector<ir::BlockId> blocks;
    ir::for_each_block(f, f.body, [&](ir::BlockId block) { blocks.push_back(block); });
    for (ir::BlockId block : blocks) {
      const std::vector<InstrId> instrs = std::move(f.blocks[block].instrs);
      f.blocks[block].instrs.clear();
      b.set_block(block);
      for (InstrId id : instrs) {
        const Op op = f.instrs[id].op;
        if (op == Op::LocalIndex || op == Op::LocalId) {
          const uint32_t dimension = f.instrs[id].imm;
          b.set_loc(f.instrs[id].loc);
          // A bijection of 0 .. n-1: n - 1 - (index * step modulo n).
          const ValueId product = b.op(Op::Mul, Scalar::U32, {b.input(Op::LocalIndex), b.constant_u32(step)});
          ValueId index = b.op(Op::Sub, Scalar::U32, {b.constant_u32(n - 1), b.op(Op::Rem, Scalar::U32, {product, b.constant_u32(n)})});
          uint32_t size = n;
          if (op == Op::LocalId) {
            uint32_t below = 1;
            for (uint32_t d = 0; d < dimension; ++d) below *= module.workgroup_size[d];
            index = b.op(Op::Div, Scalar::U32, {index, b.constant_u32(below)});
            size = module.workgroup_size[dimension];
          }
          // The input becomes the last step, so that all uses of it stay.
          const ValueId limit = b.constant_u32(size);
          ir::Instruction& in = f.instrs[id];
          in.op = Op::Rem;
          in.imm = 0;
          in.operands = {index, limit};
        }
        f.blocks[block].instrs.push_back(id);
      }
    }
  }
}

}  // namespace tesela::sanitize
