// SPDX-License-Identifier: Apache-2.0
// Copy propagation through block parameters and construct results. Optimistic: each starts as "no value yet", takes the first value that flows into it, and
// stands for itself from the second different one on. So a parameter that only a cycle of copies feeds is found out too.
#include "ir/walk.h"
#include "pass/simplify_steps.h"

namespace tesela::pass {
namespace {

using core::Op;
using ir::BlockId;
using ir::Function;
using ir::InstrId;
using ir::Instruction;
using ir::ValueId;

class Forwarder {
 public:
  explicit Forwarder(Function& f) : f_(f) {}

  bool run() {
    index_blocks();
    collect();
    if (joins_.empty()) return false;
    solve();
    return rewrite();
  }

 private:
  /// A parameter or construct result, with all values that flow into it.
  struct Join {
    ValueId value;
    BlockId outside;  // a value must be visible in this block to stand for the join
    std::vector<ValueId> incoming;
    std::vector<uint32_t> users;  // joins that this one flows into
    ValueId stands_for;           // empty: none yet
  };

  void index_blocks() {
    begin_.assign(f_.blocks.size(), 0);
    end_.assign(f_.blocks.size(), 0);
    holder_.assign(f_.instrs.size(), BlockId());
    uint32_t clock = 0;
    // Entry and exit times of the tree of blocks, with a stack.
    std::vector<std::pair<BlockId, bool>> todo{{f_.body, false}};
    while (!todo.empty()) {
      const auto [b, done] = todo.back();
      todo.pop_back();
      if (done) {
        end_[b.index] = clock;
        continue;
      }
      begin_[b.index] = ++clock;
      todo.push_back({b, true});
      for (InstrId id : f_.blocks[b].instrs) {
        holder_[id.index] = b;
        for (BlockId inner : f_.instrs[id].blocks) todo.push_back({inner, false});
      }
    }
  }

  bool inside(BlockId b, BlockId outer) const { return begin_[outer.index] <= begin_[b.index] && begin_[b.index] <= end_[outer.index]; }

  bool visible(ValueId v, BlockId at) const {
    const ir::Value& value = f_.values[v];
    if (!value.def && !value.block) return true;
    return inside(at, value.def ? holder_[value.def.index] : value.block);
  }

  void join(ValueId v, BlockId outside) {
    number_[v.index] = static_cast<uint32_t>(joins_.size()) + 1;
    joins_.push_back({v, outside, {}, {}, {}});
  }

  void flow(const std::vector<ValueId>& values, const std::vector<ValueId>& joins) {
    for (size_t i = 0; i < values.size(); ++i) joins_[number_[joins[i].index] - 1].incoming.push_back(values[i]);
  }

  void collect() {
    number_.assign(f_.values.size(), 0);
    ir::for_each_block(f_, f_.body, [&](BlockId b) {
      for (InstrId id : f_.blocks[b].instrs) {
        const Instruction& instr = f_.instrs[id];
        if (instr.blocks.empty()) continue;
        for (ValueId r : instr.results) join(r, b);
        for (BlockId inner : instr.blocks)
          for (ValueId p : f_.blocks[inner].params) join(p, b);
      }
    });
    ir::for_each_instr(f_, f_.body, [&](InstrId id) {
      const Instruction& instr = f_.instrs[id];
      if (instr.op == Op::Loop) flow(instr.operands, f_.blocks[instr.blocks[0]].params);
      if (!instr.target) return;
      const Instruction& target = f_.instrs[instr.target];
      flow(instr.operands, instr.op == Op::Exit ? target.results : f_.blocks[target.blocks[instr.op == Op::Continue ? 1 : 0]].params);
    });
    for (uint32_t j = 0; j < joins_.size(); ++j)
      for (ValueId v : joins_[j].incoming)
        if (number_[v.index] != 0) joins_[number_[v.index] - 1].users.push_back(j);
  }

  ValueId seen(ValueId v) const { return number_[v.index] != 0 ? joins_[number_[v.index] - 1].stands_for : v; }

  void solve() {
    std::vector<uint32_t> todo;
    std::vector<bool> queued(joins_.size(), true);
    for (uint32_t j = static_cast<uint32_t>(joins_.size()); j-- > 0;) todo.push_back(j);
    while (!todo.empty()) {
      const uint32_t j = todo.back();
      todo.pop_back();
      queued[j] = false;
      Join& join = joins_[j];
      if (join.stands_for == join.value) continue;
      ValueId met;
      for (ValueId in : join.incoming) {
        const ValueId v = seen(in);
        if (!v || v == join.value) continue;
        met = !met || met == v ? v : join.value;
        if (met == join.value) break;
      }
      if (met && met != join.value && !visible(met, join.outside)) met = join.value;
      if (!met || met == join.stands_for) continue;
      join.stands_for = met;
      for (uint32_t user : join.users)
        if (!queued[user]) {
          queued[user] = true;
          todo.push_back(user);
        }
    }
  }

  bool rewrite() {
    bool any = false;
    for (const Join& join : joins_) any = any || (join.stands_for && join.stands_for != join.value);
    if (!any) return false;
    ir::for_each_instr(f_, f_.body, [&](InstrId id) {
      for (ValueId& v : f_.instrs[id].operands)
        if (const ValueId to = seen(v)) v = to;
    });
    return true;
  }

  Function& f_;
  std::vector<uint32_t> begin_, end_, number_;
  std::vector<BlockId> holder_;
  std::vector<Join> joins_;
};

}  // namespace

bool forward_copies(Function& f) { return Forwarder(f).run(); }

}  // namespace tesela::pass
