// SPDX-License-Identifier: Apache-2.0
// Dead code by marking: what has an effect is live, what a live thing needs is live, and the rest goes. Parameters and results of constructs are
// marked one by one, so that a value which only feeds itself around a loop dies. Loops always live: whether they end is not asked here.
#include "ir/walk.h"
#include "pass/simplify_steps.h"

namespace tesela::pass {
namespace {

using core::Op;
using ir::BlockId;
using ir::Function;
using ir::InstrId;
using ir::Instruction;
using ir::Module;
using ir::Space;
using ir::ValueId;
using ir::VarId;

void mark_read(const Function& f, std::vector<bool>& read) {
  ir::for_each_instr(f, f.body, [&](InstrId id) {
    const Instruction& instr = f.instrs[id];
    if (instr.op != Op::Call && !core::has(instr.op, core::kReads)) return;
    for (ValueId v : instr.operands)
      if (f.values[v].type == core::Scalar::Ptr) read[ir::root_of(f, v).index] = true;
  });
}

class Remover {
 public:
  Remover(Module& module, ir::FuncId id, const std::vector<bool>& private_read) : m_(module), f_(module.functions[id]), private_read_(private_read) {}

  void run() {
    index();
    find_read_variables();
    ir::for_each_instr(f_, f_.body, [&](InstrId id) {
      if (is_root(f_.instrs[id])) mark(id);
    });
    while (!todo_.empty()) {
      const ValueId v = todo_.back();
      todo_.pop_back();
      need(v);
    }
    sweep();
  }

 private:
  void index() {
    holder_.assign(f_.instrs.size(), BlockId());
    exits_.assign(f_.instrs.size(), {});
    live_.assign(f_.instrs.size(), false);
    used_.assign(f_.values.size(), false);
    ir::for_each_block(f_, f_.body, [&](BlockId b) {
      for (InstrId id : f_.blocks[b].instrs) {
        holder_[id.index] = b;
        if (f_.instrs[id].target) exits_[f_.instrs[id].target.index].push_back(id);
      }
    });
  }

  /// Function variables that some load or call may read.
  void find_read_variables() {
    read_ = private_read_;
    mark_read(f_, read_);
  }

  bool is_read(VarId var) const {
    const Space space = m_.vars[var].space;
    return (space != Space::Function && space != Space::Private) || read_[var.index];
  }

  bool is_root(const Instruction& instr) const {
    if (instr.op == Op::Store) return is_read(ir::root_of(f_, instr.operands[0]));
    if (instr.op == Op::ClearVar) return is_read(VarId(instr.imm));
    return instr.op == Op::Return || instr.op == Op::Loop || instr.op == Op::Call || core::has(instr.op, core::kWrites | core::kBarrier | core::kObserves);
  }

  void use(ValueId v) {
    if (used_[v.index]) return;
    used_[v.index] = true;
    todo_.push_back(v);
  }

  /// The instruction stays, and with it the constructs around it; of the operands of a loop, only those of used parameters do.
  void mark(InstrId id) {
    while (!live_[id.index]) {
      live_[id.index] = true;
      const Instruction& instr = f_.instrs[id];
      if (instr.op != Op::Loop && !instr.target)
        for (ValueId v : instr.operands) use(v);
      // What leaves a live construct stays, and so does what decides about it.
      if (!instr.blocks.empty())
        for (InstrId exit : exits_[id.index]) exits_todo_.push_back(exit);
      const InstrId around = f_.blocks[holder_[id.index]].parent;
      if (!around) break;
      id = around;
    }
    while (!exits_todo_.empty()) {
      const InstrId exit = exits_todo_.back();
      exits_todo_.pop_back();
      if (!live_[exit.index]) mark_exit(exit);
    }
  }

  void mark_exit(InstrId exit) {
    live_[exit.index] = true;
    for (InstrId id = f_.blocks[holder_[exit.index]].parent; id && !live_[id.index]; id = f_.blocks[holder_[id.index]].parent) {
      live_[id.index] = true;
      if (f_.instrs[id].op != Op::Loop)
        for (ValueId v : f_.instrs[id].operands) use(v);
      for (InstrId other : exits_[id.index]) exits_todo_.push_back(other);
    }
  }

  /// A used value: whatever makes it is needed.
  void need(ValueId v) {
    const ir::Value value = f_.values[v];
    if (value.def) {
      mark(value.def);
      if (f_.instrs[value.def].blocks.empty()) return;
      for (InstrId exit : exits_[value.def.index])
        if (f_.instrs[exit].op == Op::Exit) use(f_.instrs[exit].operands[value.index]);
      return;
    }
    if (!value.block) return;
    const InstrId loop = f_.blocks[value.block].parent;
    const bool body = f_.instrs[loop].blocks[0] == value.block;
    if (body) use(f_.instrs[loop].operands[value.index]);
    for (InstrId exit : exits_[loop.index])
      if (f_.instrs[exit].op == (body ? Op::Next : Op::Continue)) use(f_.instrs[exit].operands[value.index]);
  }

  /// Keeps the entries whose counterpart in `of` is used.
  void filter(std::vector<ValueId>& list, const std::vector<ValueId>& of) const {
    size_t n = 0;
    for (size_t i = 0; i < of.size(); ++i)
      if (used_[of[i].index]) list[n++] = list[i];
    list.resize(n);
  }

  void renumber(std::vector<ValueId>& values) {
    size_t n = 0;
    for (ValueId v : values)
      if (used_[v.index]) {
        f_.values[v].index = static_cast<uint32_t>(n);
        values[n++] = v;
      }
    values.resize(n);
  }

  void sweep() {
    std::vector<BlockId> blocks;
    ir::for_each_block(f_, f_.body, [&](BlockId b) {
      auto& instrs = f_.blocks[b].instrs;
      // An exit that leaves a dead construct lives in that construct and goes with it.
      size_t n = 0;
      for (InstrId id : instrs)
        if (live_[id.index]) instrs[n++] = id;
      instrs.resize(n);
      blocks.push_back(b);
    });
    std::vector<InstrId> constructs;
    for (BlockId b : blocks)
      for (InstrId id : f_.blocks[b].instrs) {
        Instruction& instr = f_.instrs[id];
        if (instr.op == Op::Loop) filter(instr.operands, f_.blocks[instr.blocks[0]].params);
        if (!instr.blocks.empty()) constructs.push_back(id);
        if (!instr.target) continue;
        const Instruction& target = f_.instrs[instr.target];
        filter(instr.operands, instr.op == Op::Exit ? target.results : f_.blocks[target.blocks[instr.op == Op::Continue ? 1 : 0]].params);
      }
    for (InstrId id : constructs) {
      renumber(f_.instrs[id].results);
      for (BlockId b : f_.instrs[id].blocks) renumber(f_.blocks[b].params);
    }
  }

  Module& m_;
  Function& f_;
  const std::vector<bool>& private_read_;
  std::vector<BlockId> holder_;
  std::vector<std::vector<InstrId>> exits_;
  std::vector<bool> live_, used_, read_;
  std::vector<ValueId> todo_;
  std::vector<InstrId> exits_todo_;
};

}  // namespace

std::vector<bool> read_variables(const Module& module) {
  std::vector<bool> read(module.vars.size(), false);
  for (const Function& f : module.functions) mark_read(f, read);
  for (uint32_t i = 0; i < read.size(); ++i) read[i] = read[i] && module.vars[VarId(i)].space == Space::Private;
  return read;
}

void remove_dead(Module& module, ir::FuncId id, const std::vector<bool>& private_read) { Remover(module, id, private_read).run(); }

}  // namespace tesela::pass
