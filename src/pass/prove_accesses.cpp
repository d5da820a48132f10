// SPDX-License-Identifier: Apache-2.0
// Proves indices in range. One walk in the order of execution carries what is known: a range for each value, narrower ranges and "a < b" facts
// from conditions that dominate, and bounds of loop counters, which are found before the loop's body is walked.
#include <unordered_map>
#include <unordered_set>

#include "ir/walk.h"
#include "pass/passes.h"
#include "pass/ranges.h"

namespace tesela::pass {
namespace {

using core::Op;
using core::Scalar;
using ir::BlockId;
using ir::Function;
using ir::InstrId;
using ir::Instruction;
using ir::Module;
using ir::ValueId;

constexpr int kRecompute = 3;      // operands of operands that are looked at again under the facts of the place
constexpr uint32_t kMaxParts = 8;  // conditions of one && that are learned

/// `a op b`, as a fact.
struct Comparison {
  Op op = Op::Count;
  ValueId a, b;
};

Op opposite(Op op) { return op == Op::Lt ? Op::Ge : op == Op::Ge ? Op::Lt : op == Op::Gt ? Op::Le : op == Op::Le ? Op::Gt : op == Op::Eq ? Op::Ne : Op::Eq; }
Op mirrored(Op op) { return op == Op::Lt ? Op::Gt : op == Op::Gt ? Op::Lt : op == Op::Ge ? Op::Le : op == Op::Le ? Op::Ge : op; }

class Prover {
 public:
  Prover(const Module& module, Function& f) : m_(module), f_(f) {}

  void run() {
    ranges_.reserve(f_.values.size());
    for (const ir::Value& v : f_.values) ranges_.push_back(full_range(v.type));
    joined_.assign(f_.values.size(), Range{1, 0});
    count_exits();
    block(f_.body);
  }

 private:
  void count_exits() {
    exits_.assign(f_.blocks.size(), 0);
    continues_.assign(f_.blocks.size(), 0);
    outer_.assign(f_.blocks.size(), BlockId());
    ir::for_each_block(f_, f_.body, [&](BlockId b) {
      for (InstrId id : f_.blocks[b].instrs)
        for (BlockId inner : f_.instrs[id].blocks) outer_[inner.index] = b;
    });
    ir::for_each_block(f_, f_.body, [&](BlockId b) {
      const InstrId last = f_.blocks[b].instrs.back();
      const Instruction& exit = f_.instrs[last];
      if (exit.op == Op::Continue) exits_of_[exit.target.index].push_back(last);
      if (exit.op != Op::Exit && exit.op != Op::Continue) return;
      BlockId at = b;
      while (f_.blocks[at].parent != exit.target) {
        if (exit.op == Op::Continue) ++continues_[at.index];
        at = outer_[at.index];
      }
      if (exit.op == Op::Exit) ++exits_[at.index];
    });
  }

  void block(BlockId id) {
    const size_t mark = undo_.size(), less_mark = less_undo_.size();
    const std::vector<InstrId> instrs = f_.blocks[id].instrs;
    for (InstrId instr : instrs) visit(instr);
    forget(mark, less_mark);
  }

  void forget(size_t mark, size_t less_mark) {
    while (undo_.size() > mark) {
      ranges_[undo_.back().first.index] = undo_.back().second;
      undo_.pop_back();
    }
    while (less_undo_.size() > less_mark) {
      less_.erase(less_undo_.back());
      less_undo_.pop_back();
    }
  }

  void visit(InstrId id) {
    const Instruction& instr = f_.instrs[id];
    if (instr.op == Op::ElementPtr && instr.checked && in_range(instr)) f_.instrs[id].checked = false;
    if (instr.op == Op::If) return if_(id);
    if (instr.op == Op::Loop) return loop(id);
    if (instr.target) flow(instr);
    if (instr.results.size() == 1 && core::has(instr.op, core::kPure) && (is_int(instr.type) || instr.type == Scalar::Bool)) {
      ranges_[instr.results[0].index] = compute(instr, 0);
      return;
    }
    if (instr.blocks.empty()) return;
    for (BlockId b : std::vector<BlockId>(instr.blocks)) block(b);
    results(id);
  }

  /// Values that an exit carries: their ranges are those at the exit.
  void flow(const Instruction& exit) {
    const Instruction& target = f_.instrs[exit.target];
    if (exit.op == Op::Next) return;  // loop parameters have ranges before their loop is walked
    const auto& to = exit.op == Op::Exit ? target.results : f_.blocks[target.blocks[1]].params;
    for (size_t i = 0; i < to.size(); ++i) {
      if (!is_int(f_.values[to[i]].type)) continue;
      const Range r = current(exit.operands[i], kRecompute);
      Range& sum = joined_[to[i].index];
      sum = sum.empty() ? r : join(sum, r);
    }
  }

  void results(InstrId id) {
    for (ValueId r : f_.instrs[id].results)
      if (!joined_[r.index].empty()) ranges_[r.index] = meet(ranges_[r.index], joined_[r.index]);
  }

  /// The range of a value under the facts of this place; a few operands deep it is computed anew, for facts that were learned after it was computed.
  Range current(ValueId v, int depth) const {
    const Range known = ranges_[v.index];
    const InstrId def = f_.values[v].def;
    if (depth == 0 || !def) return known;
    const Instruction& instr = f_.instrs[def];
    if (!core::has(instr.op, core::kPure) || instr.results.size() != 1 || instr.operands.size() > 4) return known;
    const Range again = meet(known, compute(instr, depth - 1));
    return again.empty() ? known : again;
  }

  Range compute(const Instruction& instr, int depth) const {
    Range v[4];
    if (instr.operands.size() > 4) return full_range(instr.type);
    for (size_t i = 0; i < instr.operands.size(); ++i) v[i] = current(instr.operands[i], depth);
    const Scalar operand = instr.operands.empty() ? instr.type : f_.values[instr.operands[0]].type;
    return range_of_op(m_, instr, std::span<const Range>(v, instr.operands.size()), operand);
  }

  bool in_range(const Instruction& element) const {
    const ValueId index = element.operands[1];
    const Range r = current(index, kRecompute);
    if (r.empty()) return false;
    if (element.extent != 0) return r.low >= 0 && r.high < int64_t{element.extent};
    return below(index, element.operands[2], kRecompute);
  }

  /// The value behind conversions between i32 and u32, which keep all bits.
  ValueId bits_of(ValueId v) const {
    for (InstrId def = f_.values[v].def; def && f_.instrs[def].op == Op::Bitcast && is_int(f_.values[f_.instrs[def].operands[0]].type); def = f_.values[v].def)
      v = f_.instrs[def].operands[0];
    return v;
  }

  /// Whether the bits of `v`, as u32, are less than `length`.
  bool below(ValueId v, ValueId length, int depth) const {
    const Range r = current(v, kRecompute), of_length = current(length, kRecompute);
    if (r.low < 0) return false;
    if (r.high < of_length.low || less_.contains(key(v, length)) || less_.contains(key(bits_of(v), length))) return true;
    const InstrId def = f_.values[bits_of(v)].def;
    if (depth == 0 || !def) return false;
    const Instruction& instr = f_.instrs[def];
    const auto operand = [&](size_t i) { return below(instr.operands[i], length, depth - 1); };
    if (instr.op == Op::Min) return operand(0) || operand(1);
    if (instr.op == Op::Clamp) return operand(2);
    if (instr.op == Op::Select) return operand(1) && operand(2);
    if (instr.op == Op::Rem && f_.values[v].type == Scalar::U32) return (instr.operands[1] == length && of_length.low >= 1) || operand(0);
    if (instr.op == Op::Shr || instr.op == Op::Div) return operand(0);
    if (instr.op != Op::Add || bits_of(instr.operands[0]) != length) return false;
    const uint32_t* c = f_.constant(instr.operands[1]);  // length - n
    return c != nullptr && static_cast<int32_t>(*c) < 0 && of_length.low >= -int64_t{static_cast<int32_t>(*c)};
  }

  static uint64_t key(ValueId a, ValueId b) { return uint64_t{a.index} << 32 | b.index; }

  void narrow(ValueId v, Range by) {
    const Range now = meet(ranges_[v.index], by);
    if (now == ranges_[v.index]) return;
    undo_.push_back({v, ranges_[v.index]});
    ranges_[v.index] = now.empty() ? ranges_[v.index] : now;
  }

  /// Splits a condition that has this value into comparisons that hold.
  template <class Visit>
  void facts(ValueId condition, bool value, Visit visit) const {
    std::pair<ValueId, bool> todo[kMaxParts];
    uint32_t n = 0;
    todo[n++] = {condition, value};
    for (uint32_t i = 0; i < n; ++i) {
      const InstrId def = f_.values[todo[i].first].def;
      if (!def) continue;
      const Instruction& instr = f_.instrs[def];
      const bool is = todo[i].second;
      if (instr.op == Op::Not && n < kMaxParts) todo[n++] = {instr.operands[0], !is};
      if (instr.op >= Op::Eq && instr.op <= Op::Ge) visit(Comparison{is ? instr.op : opposite(instr.op), instr.operands[0], instr.operands[1]});
      if (instr.op != (is ? Op::And : Op::Or)) continue;
      for (ValueId part : instr.operands)
        if (n < kMaxParts) todo[n++] = {part, is};
    }
  }

  void learn(ValueId condition, bool value) {
    facts(condition, value, [&](const Comparison& c) { learn(c); });
  }

  void learn(const Comparison& c) {
    if (!is_int(f_.values[c.a].type)) return;
    const Range a = current(c.a, kRecompute), b = current(c.b, kRecompute);
    narrow(c.a, bound(c.op, b));
    narrow(c.b, bound(mirrored(c.op), a));
    const bool a_below = c.op == Op::Lt, b_below = c.op == Op::Gt;
    if (!a_below && !b_below) return;
    const uint64_t k = a_below ? key(c.a, c.b) : key(c.b, c.a);
    if (less_.insert(k).second) less_undo_.push_back(k);
  }

  /// What `x op (something in b)` says about x.
  static Range bound(Op op, Range b) {
    constexpr int64_t kMany = int64_t{1} << 40;
    if (op == Op::Lt) return {-kMany, b.high - 1};
    if (op == Op::Le) return {-kMany, b.high};
    if (op == Op::Gt) return {b.low + 1, kMany};
    if (op == Op::Ge) return {b.low, kMany};
    return op == Op::Eq ? b : Range{-kMany, kMany};
  }

  void if_(InstrId id) {
    const ValueId condition = f_.instrs[id].operands[0];
    const BlockId sides[] = {f_.instrs[id].blocks[0], f_.instrs[id].blocks[1]};
    for (int side = 0; side < 2; ++side) {
      const size_t mark = undo_.size(), less_mark = less_undo_.size();
      learn(condition, side == 0);
      block(sides[side]);
      forget(mark, less_mark);
    }
    results(id);
    if (exits_[sides[0].index] == 0) learn(condition, false);
    if (exits_[sides[1].index] == 0) learn(condition, true);
  }

  void loop(InstrId id) {
    const BlockId body = f_.instrs[id].blocks[0], continuing = f_.instrs[id].blocks[1];
    const std::vector<ValueId> params = f_.blocks[body].params;
    for (size_t i = 0; i < params.size(); ++i)
      if (is_int(f_.values[params[i]].type)) ranges_[params[i].index] = counter(id, i);
    block(body);
    for (ValueId p : f_.blocks[continuing].params)
      if (!joined_[p.index].empty()) ranges_[p.index] = meet(ranges_[p.index], joined_[p.index]);
    block(continuing);
    results(id);
  }

  // --- loop counters

  /// How much an iteration adds to a loop parameter, over all ways through the body.
  struct Step {
    bool known = false;
    int64_t low = 0, high = 0;
  };

  /// `v` as parameter plus constant.
  Step step_to(ValueId v, ValueId param) const {
    int64_t sum = 0;
    for (int i = 0; i < 8; ++i) {
      if (v == param) return {true, sum, sum};
      const InstrId def = f_.values[v].def;
      if (!def) return {};
      const Instruction& instr = f_.instrs[def];
      const uint32_t* c = instr.op == Op::Add || instr.op == Op::Sub ? f_.constant(instr.operands[1]) : nullptr;
      if (c == nullptr) return {};
      const int64_t amount = static_cast<int32_t>(*c);
      sum += instr.op == Op::Add ? amount : -amount;
      v = instr.operands[0];
    }
    return {};
  }

  /// The step of parameter i of a loop: from Next back through the continuing block's parameter to every Continue.
  Step step_of(InstrId id, size_t i) const {
    const Instruction& loop = f_.instrs[id];
    const ValueId param = f_.blocks[loop.blocks[0]].params[i];
    const Instruction& next = f_.instrs[f_.blocks[loop.blocks[1]].instrs.back()];
    if (next.op != Op::Next) return {};
    for (uint32_t p = 0; p < f_.blocks[loop.blocks[1]].params.size(); ++p) {
      const Step after = step_to(next.operands[i], f_.blocks[loop.blocks[1]].params[p]);
      if (!after.known) continue;
      Step all;
      const auto found = exits_of_.find(id.index);
      if (found == exits_of_.end()) return {};
      for (InstrId exit : found->second) {
        const Step before = step_to(f_.instrs[exit].operands[p], param);
        if (!before.known) return {};
        const int64_t sum = before.low + after.low;
        all = all.known ? Step{true, std::min(all.low, sum), std::max(all.high, sum)} : Step{true, sum, sum};
      }
      return all;
    }
    return {};
  }

  /// The bounds that hold for a parameter wherever the body continues: from conditions at the top of the body, before anything continues.
  Range guarded(InstrId id, ValueId param) const {
    const BlockId body = f_.instrs[id].blocks[0];
    Range r = full_range(f_.values[param].type);
    for (InstrId at : f_.blocks[body].instrs) {
      const Instruction& instr = f_.instrs[at];
      bool continues = false;
      for (BlockId b : instr.blocks) continues = continues || continues_[b.index] != 0;
      if (instr.op == Op::If) {
        const bool only_then = leaves(instr.blocks[1]), only_else = leaves(instr.blocks[0]);
        if (only_then != only_else)
          facts(instr.operands[0], only_then, [&](const Comparison& c) {
            if (c.a == param) r = meet(r, bound(c.op, current(c.b, kRecompute)));
            if (c.b == param) r = meet(r, bound(mirrored(c.op), current(c.a, kRecompute)));
          });
      }
      if (continues) break;
    }
    return r;
  }
  /// A block from which control comes neither back nor to the continuing block.
  bool leaves(BlockId b) const { return exits_[b.index] == 0 && continues_[b.index] == 0; }

  Range counter(InstrId id, size_t i) const {
    const Instruction& loop = f_.instrs[id];
    const ValueId param = f_.blocks[loop.blocks[0]].params[i];
    const Range full = full_range(f_.values[param].type), first = current(loop.operands[i], kRecompute);
    const Step step = step_of(id, i);
    if (!step.known) return full;
    if (step.low == 0 && step.high == 0) return first;
    const Range guard = guarded(id, param);
    // Every iteration that continues has the parameter inside the guard, so the sum does not wrap if the guard plus the step does not.
    if (step.low >= 0 && guard.high + step.high <= full.high) return {first.low, std::max(first.high, guard.high + step.high)};
    if (step.high <= 0 && guard.low + step.low >= full.low) return {std::min(first.low, guard.low + step.low), first.high};
    return full;
  }

  const Module& m_;
  Function& f_;
  std::vector<Range> ranges_, joined_;
  std::vector<uint32_t> exits_, continues_;  // by block: exits to its construct, continues to outer loops from below it
  std::vector<BlockId> outer_;
  std::unordered_map<uint32_t, std::vector<InstrId>> exits_of_;  // Continues of each loop
  std::vector<std::pair<ValueId, Range>> undo_;
  std::unordered_set<uint64_t> less_;
  std::vector<uint64_t> less_undo_;
};

}  // namespace

void prove_accesses(Module& module) {
  for (Function& f : module.functions) Prover(module, f).run();
}

}  // namespace tesela::pass
