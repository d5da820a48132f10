// SPDX-License-Identifier: Apache-2.0
#include "ir/walk.h"
#include "pass/simplify_steps.h"

namespace tesela::pass {
namespace {

using core::Op;
using core::Scalar;
using ir::BlockId;
using ir::Function;
using ir::InstrId;
using ir::Instruction;
using ir::Module;
using ir::Space;
using ir::ValueId;

constexpr uint32_t kMaxConverted = 6;  // instructions of both branches that become unconditional
constexpr uint32_t kMaxSelects = 8;
constexpr uint32_t kMaxLearned = 16;   // conditions that one branch tells about

/// Costs about as much as a select, in lanes. One row of judgement, not a fact about the ops.
bool is_cheap(const Instruction& instr) {
  if (!core::has(instr.op, core::kElementwise) || instr.results.size() != 1) return false;
  if (instr.op == Op::Div || instr.op == Op::Rem) return false;
  return instr.op <= Op::Bitcast || instr.op == Op::Fma || instr.op == Op::ExtractBits || (instr.op >= Op::Floor && instr.op <= Op::Fract);
}

class Folder {
 public:
  Folder(Module& module, Function& f) : m_(module), f_(f), pool_(f), rewriter_(module, f, pool_) {}

  bool run() {
    count_exits();
    known_.assign(f_.values.size(), -1);
    block(f_.body, false);
    pool_.place();
    return changed_ || rewriter_.changed;
  }

 private:
  using List = std::vector<InstrId>;

  /// For each block of a construct, the exits below it that leave that construct.
  void count_exits() {
    exits_.assign(f_.blocks.size(), 0);
    std::vector<BlockId> outer(f_.blocks.size());
    ir::for_each_block(f_, f_.body, [&](BlockId b) {
      for (InstrId id : f_.blocks[b].instrs)
        for (BlockId inner : f_.instrs[id].blocks) outer[inner.index] = b;
    });
    ir::for_each_block(f_, f_.body, [&](BlockId b) {
      const InstrId last = f_.blocks[b].instrs.back();
      if (f_.instrs[last].op != Op::Exit) return;
      BlockId at = b;
      while (f_.blocks[at].parent != f_.instrs[last].target) at = outer[at.index];
      ++exits_[at.index];
    });
  }

  void block(BlockId id, bool continuing) {
    const size_t merge_mark = merge_undo_.size(), known_mark = known_undo_.size();
    List* const outer_list = list_;
    const bool outer_continuing = continuing_;
    List old = std::move(f_.blocks[id].instrs), made;
    made.reserve(old.size());
    list_ = &made;
    continuing_ = continuing;
    sequence(old, old.size());
    list_ = outer_list;
    continuing_ = outer_continuing;
    f_.blocks[id].instrs = std::move(made);
    forget(merge_mark, known_mark);
  }

  void forget(size_t merge_mark, size_t known_mark) {
    while (merge_undo_.size() > merge_mark) {
      const auto& [hash, old] = merge_undo_.back();
      if (old)
        merged_[hash] = old;
      else
        merged_.erase(hash);
      merge_undo_.pop_back();
    }
    while (known_undo_.size() > known_mark) {
      known_[known_undo_.back().first.index] = known_undo_.back().second;
      known_undo_.pop_back();
    }
  }

  /// False: what follows in the block is unreachable and was dropped; the block has its exit.
  bool sequence(const List& instrs, size_t n) {
    for (size_t i = 0; i < n; ++i)
      if (!visit(instrs[i])) return false;
    return true;
  }

  bool visit(InstrId id) {
    replaced_.apply(f_.instrs[id]);
    const Op op = f_.instrs[id].op;
    if (op == Op::Const) {
      replaced_.set(f_.instrs[id].results[0], pool_.get(f_.instrs[id].type, f_.instrs[id].imm));
      return true;
    }
    if (core::has(op, core::kControl)) return construct(id);
    if (core::has(op, core::kPure) || op == Op::Load || op == Op::LoadBytes) {
      value(id);
      return true;
    }
    list_->push_back(id);
    return !core::has(op, core::kExit);
  }

  void value(InstrId id) {
    if (const ValueId v = rewriter_.rewrite(id)) {
      replaced_.set(f_.instrs[id].results[0], v);
      return;
    }
    const Instruction& instr = f_.instrs[id];
    if (!core::has(instr.op, core::kPure) && !reads_constant(instr)) return list_->push_back(id);
    const uint64_t hash = hash_of(instr);
    const auto found = merged_.find(hash);
    if (found != merged_.end() && same(f_.instrs[found->second], instr)) {
      const auto& other = f_.instrs[found->second].results;
      for (size_t i = 0; i < other.size(); ++i) replaced_.set(instr.results[i], other[i]);
      changed_ = true;
      return;
    }
    merge_undo_.push_back({hash, found != merged_.end() ? found->second : InstrId()});
    merged_[hash] = id;
    list_->push_back(id);
  }

  /// Memory that nothing writes while the kernel runs: such loads are as good as values.
  bool reads_constant(const Instruction& load) const {
    const ir::Var& var = m_.vars[ir::root_of(f_, load.operands[0])];
    return ir::is_constant(var);
  }

  static uint64_t hash_of(const Instruction& instr) {
    uint64_t h = static_cast<uint64_t>(instr.op) << 8 | static_cast<uint64_t>(instr.type);
    const auto mix = [&h](uint64_t v) { h = (h ^ v) * 0x9e3779b97f4a7c15ull, h ^= h >> 29; };
    mix(instr.imm);
    mix(uint64_t{instr.stride} << 32 | instr.extent);
    mix(instr.results.size());
    for (ValueId v : instr.operands) mix(v.index);
    return h;
  }
  static bool same(const Instruction& a, const Instruction& b) {
    return a.op == b.op && a.type == b.type && a.imm == b.imm && a.stride == b.stride && a.extent == b.extent && a.operands == b.operands &&
           a.results.size() == b.results.size();
  }

  /// Learns that a condition has this value here, and with it the conditions that it is made of (some of them: a chain of && may be long).
  void know(ValueId condition, bool value) {
    std::pair<ValueId, bool> todo[kMaxLearned];
    uint32_t n = 0;
    todo[n++] = {condition, value};
    for (uint32_t i = 0; i < n; ++i) {
      const auto [v, is] = todo[i];
      if (v.index >= known_.size()) known_.resize(f_.values.size(), -1);
      known_undo_.push_back({v, known_[v.index]});
      known_[v.index] = is ? 1 : 0;
      const InstrId def = f_.values[v].def;
      if (!def) continue;
      const Instruction& instr = f_.instrs[def];
      if (instr.op == Op::Not && n < kMaxLearned) todo[n++] = {instr.operands[0], !is};
      if (instr.op != (is ? Op::And : Op::Or)) continue;
      for (ValueId part : instr.operands)
        if (n < kMaxLearned) todo[n++] = {part, is};
    }
  }

  /// The value of a condition where it is known: 0 or 1, else -1.
  int known(ValueId v) const {
    if (const uint32_t* c = f_.constant(v)) return *c != 0 ? 1 : 0;
    return v.index < known_.size() ? known_[v.index] : -1;
  }

  bool construct(InstrId id) {
    const Op op = f_.instrs[id].op;
    if (op == Op::Call) {
      list_->push_back(id);
      return true;
    }
    if (op == Op::If) {
      const int k = known(f_.instrs[id].operands[0]);
      if (k >= 0) return take(id, k == 1 ? 0 : 1);
      return if_(id);
    }
    if (op == Op::Switch)
      if (const uint32_t* c = f_.constant(f_.instrs[id].operands[0])) return take(id, chosen(f_.instrs[id], *c));
    if (op == Op::Scope && exits_[f_.instrs[id].blocks[0].index] <= 1) return take(id, 0);
    const std::vector<BlockId> blocks = f_.instrs[id].blocks;
    for (size_t i = 0; i < blocks.size(); ++i) block(blocks[i], op == Op::Loop && i == 1);
    list_->push_back(id);
    return true;
  }

  static size_t chosen(const Instruction& instr, uint32_t value) {
    for (const ir::SwitchCase& c : instr.cases)
      if (c.value == value) return c.block;
    return instr.imm;
  }

  /// Only this block of the construct runs. Its code moves into the current block, or the construct becomes a scope.
  bool take(InstrId id, size_t which) {
    const BlockId taken = f_.instrs[id].blocks[which];
    const List instrs = f_.blocks[taken].instrs;
    const Instruction& last = f_.instrs[instrs.back()];
    const bool falls_through = last.op == Op::Exit && last.target == id;
    // Moving is possible if the construct is left at the block's end only, and if a block that ends elsewhere may take over this block's end.
    const bool moves = exits_[taken.index] == (falls_through ? 1u : 0u) && (falls_through || !continuing_);
    if (!moves) {
      if (f_.instrs[id].op != Op::Scope) become_scope(id, taken);
      block(taken, false);
      list_->push_back(id);
      return true;
    }
    changed_ = true;
    if (!falls_through) return sequence(instrs, instrs.size());
    if (!sequence(instrs, instrs.size() - 1)) return false;
    replaced_.apply(f_.instrs[instrs.back()]);
    const std::vector<ValueId> values = f_.instrs[instrs.back()].operands, results = f_.instrs[id].results;
    for (size_t i = 0; i < results.size(); ++i) replaced_.set(results[i], values[i]);
    return true;
  }

  void become_scope(InstrId id, BlockId body) {
    Instruction& instr = f_.instrs[id];
    instr.op = Op::Scope;
    instr.operands.clear();
    instr.cases.clear();
    instr.imm = 0;
    instr.blocks = {body};
    changed_ = true;
  }

  bool if_(InstrId id) {
    const ValueId condition = f_.instrs[id].operands[0];
    const BlockId then = f_.instrs[id].blocks[0], otherwise = f_.instrs[id].blocks[1];
    for (bool side : {true, false}) {
      const size_t mark = known_undo_.size();
      know(condition, side);
      block(side ? then : otherwise, false);
      forget(merge_undo_.size(), mark);
    }
    if (to_selects(id)) return true;
    list_->push_back(id);
    // A side that never comes back leaves the condition known for the rest of the block.
    if (exits_[then.index] == 0 && exits_[otherwise.index] != 0) know(condition, false);
    if (exits_[otherwise.index] == 0 && exits_[then.index] != 0) know(condition, true);
    return true;
  }

  /// Both branches are few cheap values: they are computed always, and selects choose.
  bool to_selects(InstrId id) {
    const std::vector<BlockId> blocks = f_.instrs[id].blocks;
    uint32_t cost = 0;
    for (BlockId b : blocks) {
      const auto& instrs = f_.blocks[b].instrs;
      const Instruction& last = f_.instrs[instrs.back()];
      if (last.op != Op::Exit || last.target != id) return false;
      for (size_t i = 0; i + 1 < instrs.size(); ++i)
        if (++cost > kMaxConverted || !is_cheap(f_.instrs[instrs[i]])) return false;
    }
    const std::vector<ValueId> results = f_.instrs[id].results;
    const std::vector<ValueId> yes = f_.instrs[f_.blocks[blocks[0]].instrs.back()].operands, no = f_.instrs[f_.blocks[blocks[1]].instrs.back()].operands;
    uint32_t selects = 0;
    for (size_t i = 0; i < results.size(); ++i) selects += yes[i] != no[i] ? 1 : 0;
    if (selects > kMaxSelects) return false;
    changed_ = true;
    for (BlockId b : blocks) {
      const List instrs = f_.blocks[b].instrs;
      for (size_t i = 0; i + 1 < instrs.size(); ++i) visit(instrs[i]);
    }
    for (size_t i = 0; i < results.size(); ++i) replaced_.set(results[i], choose(id, replaced_(yes[i]), replaced_(no[i])));
    return true;
  }

  ValueId choose(InstrId of, ValueId yes, ValueId no) {
    if (yes == no) return yes;
    Instruction select;
    select.op = Op::Select;
    select.type = f_.values[yes].type;
    select.operands = {f_.instrs[of].operands[0], yes, no};
    select.loc = f_.instrs[of].loc;
    const InstrId id = f_.instrs.add(std::move(select));
    ir::Value v;
    v.type = f_.values[yes].type;
    v.def = id;
    const ValueId result = f_.values.add(v);
    f_.instrs[id].results.push_back(result);
    value(id);
    return replaced_(result);
  }

  Module& m_;
  Function& f_;
  ConstantPool pool_;
  Rewriter rewriter_;
  Replacements replaced_;
  List* list_ = nullptr;
  bool continuing_ = false;
  bool changed_ = false;
  std::vector<uint32_t> exits_;
  std::unordered_map<uint64_t, InstrId> merged_;
  std::vector<std::pair<uint64_t, InstrId>> merge_undo_;
  std::vector<int8_t> known_;
  std::vector<std::pair<ValueId, int8_t>> known_undo_;
};

}  // namespace

bool fold_and_merge(Module& module, Function& f) { return Folder(module, f).run(); }

}  // namespace tesela::pass
