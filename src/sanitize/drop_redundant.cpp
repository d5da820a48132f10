// SPDX-License-Identifier: Apache-2.0
// Observations that tell the detector nothing new.
//
// The rule. Two observations of plain accesses through one pointer value, of the same number of scalars, in one block with no barrier, call or construct between them, are made by the same
// invocations in the same epoch. Whoever conflicts with a read of an invocation conflicts with its write; so the write stays alone, or the first of two equal ones.
// Which elements are raced for does not change by this. Pairs of accesses come from the recording run, in which nothing is dropped.
#include <unordered_map>
#include <unordered_set>

#include "ir/walk.h"
#include "sanitize/instrument.h"

namespace tesela::sanitize {
namespace {

using core::Op;
using ir::InstrId;

/// Goes through one block and collects what may go.
class Block {
 public:
  Block(const ir::Function& f, const Program& program, std::unordered_set<uint32_t>& dropped) : f_(f), program_(program), dropped_(dropped) {}

  void see(InstrId id) {
    const ir::Instruction& in = f_.instrs[id];
    if (!in.blocks.empty() || in.op == Op::Call || core::has(in.op, core::kBarrier)) return seen_.clear();
    if (in.op != Op::Observe || program_.sites[in.imm].kind == Site::Kind::Atomic) return;
    const auto [at, first] = seen_.try_emplace(in.operands[0].index, id);
    if (first) return;
    const Site &before = site(at->second), &now = site(id);
    if (before.scalars != now.scalars) return;
    const bool replaces = before.kind == Site::Kind::Read && now.kind == Site::Kind::Write;
    dropped_.insert((replaces ? at->second : id).index);
    if (replaces) at->second = id;
  }

 private:
  const Site& site(InstrId id) const { return program_.sites[f_.instrs[id].imm]; }

  const ir::Function& f_;
  const Program& program_;
  std::unordered_set<uint32_t>& dropped_;
  std::unordered_map<uint32_t, InstrId> seen_;  // by pointer value
};

}  // namespace

void drop_redundant(ir::Module& module, const Program& program) {
  for (uint32_t i = 0; i < module.functions.size(); ++i) {
    ir::Function& f = module.functions[ir::FuncId(i)];
    std::unordered_set<uint32_t> dropped;
    ir::for_each_block(f, f.body, [&](ir::BlockId block) {
      Block b(f, program, dropped);
      for (InstrId id : f.blocks[block].instrs) b.see(id);
    });
    if (dropped.empty()) continue;
    std::vector<ir::BlockId> blocks;
    ir::for_each_block(f, f.body, [&](ir::BlockId block) { blocks.push_back(block); });
    for (ir::BlockId block : blocks) std::erase_if(f.blocks[block].instrs, [&](InstrId id) { return dropped.contains(id.index); });
  }
}

}  // namespace tesela::sanitize
