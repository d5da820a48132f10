// SPDX-License-Identifier: Apache-2.0
#include "sanitize/alike.h"

#include <algorithm>
#include <map>

#include "ir/builder.h"
#include "ir/walk.h"

namespace tesela::sanitize {
namespace {

using core::Op;
using ir::BlockId;
using ir::InstrId;
using ir::ValueId;

/// A plain access to workgroup memory.
bool is_access(const ir::Module& m, const Program& program, const ir::Instruction& in) {
  if (in.op != Op::Observe) return false;
  const Site& site = program.sites[in.imm];
  return (site.kind == Site::Kind::Read || site.kind == Site::Kind::Write) && m.vars[ir::root_of(m.functions[m.entry], in.operands[0])].space == ir::Space::Workgroup;
}

/// Where blocks and instructions stand in a function.
class Places {
 public:
  explicit Places(const ir::Function& f) : f_(f), holder_(f.blocks.size()), block_(f.instrs.size()), index_(f.instrs.size()) {
    ir::for_each_block(f, f.body, [&](BlockId block) {
      const std::vector<InstrId>& instrs = f.blocks[block].instrs;
      for (size_t i = 0; i < instrs.size(); ++i) {
        block_[instrs[i].index] = block;
        index_[instrs[i].index] = static_cast<uint32_t>(i);
        for (BlockId inner : f.instrs[instrs[i]].blocks) holder_[inner.index] = block;
      }
    });
  }

  BlockId block_of(InstrId id) const { return block_[id.index]; }
  uint32_t index_of(InstrId id) const { return index_[id.index]; }
  /// The block in which the block's construct stands; none for the function's body.
  BlockId holder(BlockId block) const { return holder_[block.index]; }
  bool is_inside(BlockId block, InstrId construct) const {
    for (; f_.blocks[block].parent; block = holder(block))
      if (f_.blocks[block].parent == construct) return true;
    return false;
  }

 private:
  const ir::Function& f_;
  std::vector<BlockId> holder_, block_;
  std::vector<uint32_t> index_;
};

/// What may differ between workgroups: values, and who executes what. Only grows until nothing changes.
class Differences {
 public:
  Differences(const ir::Module& m, const ir::Function& f, const Places& places)
      : m_(m), f_(f), places_(places), values_(f.values.size()), memory_(m.vars.size()), decided_(f.instrs.size()), loops_(f.instrs.size()), tails_(f.blocks.size(), ~0u), blocks_(f.blocks.size()) {
    do {
      changed_ = false;
      ir::for_each_block(f_, f_.body, [&](BlockId block) {
        const InstrId parent = f_.blocks[block].parent;
        if (parent) blocks_[block.index] = decided_[parent.index] || loops_[parent.index] || differs_at(places_.holder(block), places_.index_of(parent));
        const std::vector<InstrId>& instrs = f_.blocks[block].instrs;
        for (size_t i = 0; i < instrs.size(); ++i) see(f_.instrs[instrs[i]], instrs[i], block, static_cast<uint32_t>(i));
      });
    } while (changed_);
  }

  bool value(ValueId v) const { return values_[v.index]; }
  /// Whether other invocations may come here.
  bool differs_at(BlockId block, uint32_t index) const { return blocks_[block.index] || index >= tails_[block.index]; }
  /// By the condition of this construct.
  bool decided(InstrId construct) const { return decided_[construct.index]; }
  /// Because some may have left before.
  bool left(BlockId block, uint32_t index) const {
    for (;; index = places_.index_of(f_.blocks[block].parent), block = places_.holder(block)) {
      if (index >= tails_[block.index]) return true;
      const InstrId parent = f_.blocks[block].parent;
      if (!parent) return false;
      if (loops_[parent.index]) return true;
    }
  }

 private:
  void mark(std::vector<bool>& set, uint32_t index) {
    changed_ |= !set[index];
    set[index] = true;
  }
  void mark_tail(BlockId block, uint32_t index) {
    if (index >= tails_[block.index]) return;
    tails_[block.index] = index;
    changed_ = true;
  }

  void see(const ir::Instruction& in, InstrId id, BlockId block, uint32_t index) {
    if (core::has(in.op, core::kExit)) return exit(in, id, block);
    const bool operands = std::any_of(in.operands.begin(), in.operands.end(), [&](ValueId v) { return value(v); });
    if (in.op == Op::Loop) return receive(f_.blocks[in.blocks[0]].params, in.operands, false);
    if (core::has(in.op, core::kControl)) {
      if (operands) mark(decided_, id.index);
      return;
    }
    if (in.op == Op::ClearVar && differs_at(block, index)) return mark(memory_, in.imm);
    if (in.op == Op::Store) {
      if (operands || differs_at(block, index)) mark(memory_, ir::root_of(f_, in.operands[0]).index);
      return;
    }
    if (!in.results.empty() && result_differs(in, operands, block, index))
      for (ValueId r : in.results) mark(values_, r.index);
  }

  bool result_differs(const ir::Instruction& in, bool operands, BlockId block, uint32_t index) const {
    if (in.op == Op::WorkgroupId || operands) return true;
    if (core::has(in.op, core::kPure)) return false;
    if (core::has(in.op, core::kSubgroup)) return differs_at(block, index);
    if (in.op != Op::Load) return true;
    const ir::VarId root = ir::root_of(f_, in.operands[0]);
    switch (m_.vars[root].space) {
      case ir::Space::Function:
      case ir::Space::Private: return memory_[root.index];
      case ir::Space::Uniform:
      case ir::Space::Constant: return false;
      case ir::Space::Workgroup:
      case ir::Space::Storage:
      case ir::Space::Texture: return true;
    }
    return true;
  }

  /// Values that leave, and who is missing in what follows.
  void exit(const ir::Instruction& in, InstrId id, BlockId block) {
    const InstrId target = in.op == Op::Return ? InstrId() : in.target;
    if (in.op == Op::Next) return receive(f_.blocks[f_.instrs[target].blocks[0]].params, in.operands, false);
    bool inside = false;  // whether some of those who came to the target may not take this exit
    std::vector<InstrId> crossed;
    InstrId from = id;
    for (; f_.blocks[block].parent && f_.blocks[block].parent != target; from = crossed.back(), block = places_.holder(block)) {
      const InstrId c = f_.blocks[block].parent;
      crossed.push_back(c);
      inside |= decided_[c.index] || loops_[c.index] || places_.index_of(from) >= tails_[block.index];
    }
    inside |= places_.index_of(from) >= tails_[block.index];
    if (in.op == Op::Continue) receive(f_.blocks[f_.instrs[target].blocks[1]].params, in.operands, inside);
    else if (target) receive(f_.instrs[target].results, in.operands, inside || decided_[target.index] || loops_[target.index]);
    if (!inside) return;
    if (in.op == Op::Exit && f_.instrs[target].op == Op::Loop) mark(loops_, target.index);
    for (InstrId c : crossed) {
      if (f_.instrs[c].op == Op::Loop) mark(loops_, c.index);
      mark_tail(places_.block_of(c), places_.index_of(c) + 1);
    }
  }

  void receive(const std::vector<ValueId>& receivers, const std::vector<ValueId>& given, bool differs) {
    for (size_t i = 0; i < receivers.size(); ++i)
      if (differs || value(given[i])) mark(values_, receivers[i].index);
  }

  const ir::Module& m_;
  const ir::Function& f_;
  const Places& places_;
  std::vector<bool> values_, memory_;
  std::vector<bool> decided_;    // by construct: its condition differs
  std::vector<bool> loops_;      // by loop: invocations may leave it in different iterations
  std::vector<uint32_t> tails_;  // by block: from which instruction on some may have left
  std::vector<bool> blocks_;     // by block: others may enter it
  bool changed_ = false;
};

/// Plain accesses to workgroup memory, and before which condition each would have to be observed.
class Finder {
 public:
  Finder(const ir::Module& m, const Program& program) : m_(m), program_(program), f_(m.functions[m.entry]), places_(f_), differences_(m, f_, places_) {}

  Alike find() {
    Alike out;
    out.vars.resize(m_.vars.size());
    bool barriers = true;
    std::vector<bool> refused(m_.vars.size());
    ir::for_each_block(f_, f_.body, [&](BlockId block) {
      const std::vector<InstrId>& instrs = f_.blocks[block].instrs;
      for (size_t i = 0; i < instrs.size(); ++i) {
        const ir::Instruction& in = f_.instrs[instrs[i]];
        if (core::has(in.op, core::kBarrier)) barriers &= !differences_.differs_at(block, static_cast<uint32_t>(i));
        if (!is_access(m_, program_, in)) continue;
        const uint32_t var = ir::root_of(f_, in.operands[0]).index;
        out.vars[var] = true;
        const bool may = !differences_.value(in.operands[0]) && !differences_.left(block, static_cast<uint32_t>(i));
        const InstrId condition = may ? outermost(block) : InstrId();
        if (!may || (condition && !can_compute(in.operands[0], condition))) refused[var] = true;
        if (condition && !refused[var]) conditional_.push_back(var);
      }
    });
    for (size_t i = 0; i < out.vars.size(); ++i) {
      if (refused[i] || !barriers) out.vars[i] = false;
      out.any |= out.vars[i];
    }
    for (uint32_t var : conditional_) out.conditional |= out.vars[var];
    return out;
  }

  /// The outermost construct around the block whose condition differs.
  InstrId outermost(BlockId block) const {
    InstrId out;
    for (; f_.blocks[block].parent; block = places_.holder(block))
      if (differences_.decided(f_.blocks[block].parent)) out = f_.blocks[block].parent;
    return out;
  }

  bool is_before(ValueId v, InstrId condition) const {
    if (f_.values[v].def) return !places_.is_inside(places_.block_of(f_.values[v].def), condition);
    return !f_.values[v].block || (!places_.is_inside(f_.values[v].block, condition));
  }

  /// Whether what the value is computed from is known before the construct.
  bool can_compute(ValueId v, InstrId condition) const {
    std::vector<ValueId> todo{v};
    for (uint32_t steps = 0; !todo.empty(); ++steps) {
      const ValueId at = todo.back();
      todo.pop_back();
      if (is_before(at, condition)) continue;
      if (!f_.values[at].def || steps == kMostSteps) return false;
      const ir::Instruction& in = f_.def(at);
      if (!core::has(in.op, core::kPure) || in.results.size() != 1) return false;
      if (in.op == Op::ElementPtr && in.extent == 0) return false;  // `checked` may have been cleared because of the condition
      todo.insert(todo.end(), in.operands.begin(), in.operands.end());
    }
    return true;
  }

  const ir::Function& function() const { return f_; }
  BlockId block_of(InstrId id) const { return places_.block_of(id); }

 private:
  static constexpr uint32_t kMostSteps = 64;

  const ir::Module& m_;
  const Program& program_;
  const ir::Function& f_;
  const Places places_;
  const Differences differences_;
  std::vector<uint32_t> conditional_;
};

/// Copies of what a value is computed from, at the end of the builder's block.
class Copier {
 public:
  Copier(const Finder& finder, ir::Builder& b, InstrId condition) : finder_(finder), b_(b), condition_(condition) {}

  ValueId copy(ValueId wanted) {
    std::vector<ValueId> todo{wanted};
    while (!todo.empty()) {
      const ValueId v = todo.back();
      if (known(v)) {
        todo.pop_back();
        continue;
      }
      const ir::Instruction in = b_.function().def(v);
      const size_t before = todo.size();
      for (ValueId operand : in.operands)
        if (!known(operand)) todo.push_back(operand);
      if (todo.size() != before) continue;
      todo.pop_back();
      std::vector<ValueId> operands;
      for (ValueId operand : in.operands) operands.push_back(at(operand));
      ir::Instruction& made = b_.append(in.op, in.type, operands, 1);
      made.imm = in.imm;
      made.stride = in.stride;
      made.extent = in.extent;
      copies_[v.index] = made.results[0];
    }
    return at(wanted);
  }

 private:
  bool known(ValueId v) const { return copies_.contains(v.index) || finder_.is_before(v, condition_); }
  ValueId at(ValueId v) const {
    const auto found = copies_.find(v.index);
    return found == copies_.end() ? v : found->second;
  }

  const Finder& finder_;
  ir::Builder& b_;
  const InstrId condition_;
  std::map<uint32_t, ValueId> copies_;
};

}  // namespace

Alike find_alike(const ir::Module& module, const Program& program) {
  bool calls = false;
  const ir::Function& f = module.functions[module.entry];
  ir::for_each_instr(f, f.body, [&](InstrId id) { calls |= f.instrs[id].op == Op::Call; });
  if (calls || module.assume_uniform) return {};
  return Finder(module, program).find();
}

void observe_possible(ir::Module& module, const Program& program, const Alike& alike) {
  ir::Function& f = module.functions[module.entry];
  const Finder finder(module, program);
  std::map<uint32_t, std::vector<InstrId>> moved;  // by construct
  std::vector<bool> touched(f.blocks.size());
  ir::for_each_block(f, f.body, [&](BlockId block) {
    const InstrId condition = finder.outermost(block);
    if (!condition) return;
    for (InstrId id : f.blocks[block].instrs) {
      const ir::Instruction& in = f.instrs[id];
      if (!is_access(module, program, in) || !alike.vars[ir::root_of(f, in.operands[0]).index]) continue;
      moved[condition.index].push_back(id);
      touched[block.index] = touched[finder.block_of(condition).index] = true;
    }
  });
  std::vector<BlockId> blocks;
  ir::for_each_block(f, f.body, [&](BlockId block) {
    if (touched[block.index]) blocks.push_back(block);
  });
  std::vector<bool> gone(f.instrs.size());
  for (const auto& [condition, accesses] : moved)
    for (InstrId id : accesses) gone[id.index] = true;
  ir::Builder b(f);
  for (BlockId block : blocks) {
    const std::vector<InstrId> instrs = std::move(f.blocks[block].instrs);
    f.blocks[block].instrs.clear();
    b.set_block(block);
    for (InstrId id : instrs) {
      if (const auto found = moved.find(id.index); found != moved.end()) {
        Copier copier(finder, b, id);
        for (InstrId access : found->second) {
          const ir::Instruction in = f.instrs[access];
          b.set_loc(in.loc);
          const ValueId ptr = copier.copy(in.operands[0]);
          ir::Instruction& made = b.append(Op::Observe, in.type, std::vector<ValueId>{ptr}, 0);
          made.imm = in.imm;
          made.extent = in.extent;
        }
      }
      if (!gone[id.index]) f.blocks[block].instrs.push_back(id);
    }
  }
}

void drop_alike(ir::Module& module, const Program& program, const Alike& alike) {
  ir::Function& f = module.functions[module.entry];
  std::vector<BlockId> blocks;
  ir::for_each_block(f, f.body, [&](BlockId block) { blocks.push_back(block); });
  for (BlockId block : blocks)
    std::erase_if(f.blocks[block].instrs, [&](InstrId id) { return is_access(module, program, f.instrs[id]) && alike.vars[ir::root_of(f, f.instrs[id].operands[0]).index]; });
}

}  // namespace tesela::sanitize
