// SPDX-License-Identifier: Apache-2.0
// A loop becomes a scope that holds its iterations one after another; each iteration's body is a scope of its own, whose results are the
// parameters of the continuing block. The last copy of the body is the one whose condition leaves. simplify takes the scopes away.
#include "pass/unroll.h"

#include <algorithm>
#include <unordered_map>

#include "ir/walk.h"
#include "pass/copy_blocks.h"
#include "pass/local_values.h"
#include "pass/loops.h"
#include "pass/passes.h"
#include "pass/replace.h"

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
using ir::VarId;

constexpr uint32_t kMaxTrips = 16;
constexpr uint32_t kMaxUnrolled = 1024;   // instructions that one loop becomes
constexpr uint32_t kShortUnrolled = 400;  // instructions that a loop without need becomes
constexpr uint32_t kPart = 4;
constexpr uint32_t kAlwaysWhole = 64;     // instructions
constexpr uint32_t kSmallStep = 1 << 16;
constexpr uint32_t kMaxGrowth = 16'384;   // of a function
constexpr int kMaxIndexDepth = 8;
constexpr uint32_t kMaxEnumerated = 1024;  // invocations
constexpr uint32_t kMaxLocalTrips = 4;     // of a loop that starts at a local id

/// counter = counter op by.
struct Step {
  Op op = Op::Add;
  uint32_t by = 0;
  bool operator==(const Step&) const = default;
};

struct Candidate {
  ValueId counter;
  ValueId condition;
  bool stay = false;  ///< the value of the condition that stays in the loop
  uint32_t trips = 0;
  bool counts_up = false;
  bool from_local = false;  ///< starts at a local id: invocations leave one after another, and `trips` is the most
  uint32_t last = 0;     ///< the counter when the last kPart iterations begin
  bool wanted = false;
  bool in_part = false;  ///< kPart iterations become one
};

class Unroller {
 public:
  Unroller(Module& module, Function& f) : m_(module), f_(f), local_(module, f, module.invocations() <= kMaxEnumerated ? module.invocations() : 0) {}

  bool run() {
    find_candidates();
    if (candidates_.empty()) return false;
    find_wanted();
    find_short();
    bool any = false;
    for (size_t i = order_.size(); i-- > 0;) {  // inner loops before outer ones
      const Candidate& c = candidates_.at(order_[i].index);
      if (!c.wanted) continue;
      const uint64_t grown = uint64_t{size_of(order_[i])} * (c.in_part ? kPart : c.trips + 1);
      if (grown > kMaxUnrolled || growth_ + grown > kMaxGrowth) continue;
      growth_ += static_cast<uint32_t>(grown);
      if (c.in_part) unroll_in_part(order_[i], c);
      else unroll(order_[i], c);
      any = true;
    }
    return any;
  }

 private:
  // --- which loops

  void find_candidates() {
    ir::for_each_instr(f_, f_.body, [&](InstrId id) {
      if (f_.instrs[id].target && f_.instrs[id].op == Op::Continue) continues_[f_.instrs[id].target.index].push_back(id);
    });
    ir::for_each_instr(f_, f_.body, [&](InstrId id) {
      if (f_.instrs[id].op != Op::Loop || f_.instrs[id].imm != 0) return;
      Candidate c;
      if (!counted(id, c)) return;
      candidates_.emplace(id.index, c);
      if (!c.from_local) counters_.emplace(c.counter.index, id);
      order_.push_back(id);
    });
  }

  /// v = base + constant; false otherwise.
  bool offset_from(ValueId v, ValueId base, uint32_t& offset) const {
    if (v == base) return true;
    const InstrId def = f_.values[v].def;
    if (!def || f_.instrs[def].op != Op::Add || f_.instrs[def].operands[0] != base) return false;
    const uint32_t* c = f_.constant(f_.instrs[def].operands[1]);
    if (c == nullptr) return false;
    offset += *c;
    return true;
  }

  /// v = base op constant, for shifts and the like.
  bool scales(ValueId v, ValueId base, Step& step) const {
    const InstrId def = f_.values[v].def;
    if (!def || f_.instrs[def].operands.size() != 2 || f_.instrs[def].operands[0] != base) return false;
    const Instruction& instr = f_.instrs[def];
    const uint32_t* c = f_.constant(instr.operands[1]);
    if (c == nullptr || (instr.op != Op::Shl && instr.op != Op::Shr && instr.op != Op::Mul && instr.op != Op::Div && instr.op != Op::Sub)) return false;
    step = {instr.op, *c};
    return true;
  }

  bool step_of(const Instruction& loop, InstrId id, uint32_t param, Step& step) const {
    const ValueId counter = f_.blocks[loop.blocks[0]].params[param];
    const Instruction& next = f_.instrs[f_.blocks[loop.blocks[1]].instrs.back()];
    const auto& passed = f_.blocks[loop.blocks[1]].params;
    const auto found = continues_.find(id.index);
    if (next.op != Op::Next || found == continues_.end()) return false;
    for (uint32_t q = 0; q < passed.size(); ++q) {
      Step after;
      const bool adds = offset_from(next.operands[param], passed[q], after.by);
      if (!adds && !scales(next.operands[param], passed[q], after)) continue;
      bool first = true;
      for (InstrId exit : found->second) {
        Step sum = after;
        if (adds ? !offset_from(f_.instrs[exit].operands[q], counter, sum.by) : f_.instrs[exit].operands[q] != counter) return false;
        if (!first && sum != step) return false;
        step = sum;
        first = false;
      }
      return true;
    }
    return false;
  }

  /// The loop's first construct is `if (counter op constant) {} else { leave }`, or the other way round, and it leaves soon.
  bool counted(InstrId id, Candidate& out) {
    const Instruction& loop = f_.instrs[id];
    const Instruction* guard = nullptr;
    for (InstrId at : f_.blocks[loop.blocks[0]].instrs) {
      const Instruction& instr = f_.instrs[at];
      if (instr.op == Op::If) guard = &instr;
      if (guard != nullptr || !core::has(instr.op, core::kPure)) break;
    }
    if (guard == nullptr) return false;
    const auto leaves = [&](size_t side) { return only_leaves(f_, guard->blocks[side], id); };
    if (leaves(0) == leaves(1)) return false;
    const InstrId def = f_.values[guard->operands[0]].def;
    if (!def || f_.instrs[def].op < Op::Eq || f_.instrs[def].op > Op::Ge) return false;
    const Instruction& condition = f_.instrs[def];
    const uint32_t* bound = f_.constant(condition.operands[1]);
    const auto& params = f_.blocks[loop.blocks[0]].params;
    const auto found = std::find(params.begin(), params.end(), condition.operands[0]);
    if (bound == nullptr || found == params.end()) return false;
    const auto param = static_cast<uint32_t>(found - params.begin());
    const uint32_t* first = f_.constant(loop.operands[param]);
    Step step;
    if (!step_of(loop, id, param, step)) return false;
    uint32_t least = 0;
    if (first == nullptr) {  // the invocation that stays longest
      if (!least_of(loop.operands[param], least) || !leaves(1) || step.op != Op::Add || step.by == 0 || step.by >= kSmallStep || (condition.op != Op::Lt && condition.op != Op::Le)) return false;
      first = &least;
      out.from_local = true;
    }
    out.stay = leaves(1);
    out.condition = guard->operands[0];
    out.counts_up = out.stay && step.op == Op::Add && step.by < kSmallStep && *first < kSmallStep;
    uint32_t value = *first;
    for (out.trips = 0; out.trips <= kMaxTrips; ++out.trips) {
      const uint32_t pair[] = {value, *bound};
      const auto is = fold(condition.op, Scalar::Bool, f_.values[*found].type, pair);
      if (!is) return false;
      if ((*is != 0) != out.stay) break;
      if (out.trips % kPart == 0) out.last = value;
      const Scalar type = f_.values[*found].type;
      const uint32_t step_pair[] = {value, step.by};
      const auto next = fold(step.op, type, type, step_pair);
      if (!next) return false;
      value = *next;
    }
    out.counter = *found;
    return out.trips <= (out.from_local ? kMaxLocalTrips : kMaxTrips);
  }

  /// The least of a value that depends on local ids alone, over the workgroup; it must be small everywhere.
  bool least_of(ValueId v, uint32_t& least) {
    if (m_.invocations() > kMaxEnumerated || !local_value(v, kMaxIndexDepth)) return false;
    const std::vector<uint32_t>& values = *local_.of(v);
    least = *std::min_element(values.begin(), values.end());
    return *std::max_element(values.begin(), values.end()) < kSmallStep;
  }

  bool local_value(ValueId v, int depth) {
    if (local_.of(v) != nullptr) return true;
    if (depth == 0 || !f_.values[v].def) return false;
    const Instruction& in = f_.instrs[f_.values[v].def];
    if (!core::has(in.op, core::kInput | core::kElementwise)) return false;
    for (ValueId operand : in.operands)
      if (!local_value(operand, depth - 1)) return false;
    return local_.compute(in) != nullptr;
  }

  /// Loops on whose counters an index depends; false if it depends on anything else that is not constant.
  bool known_index(ValueId v, int depth, std::vector<InstrId>& loops) const {
    if (const auto found = counters_.find(v.index); found != counters_.end()) {
      loops.push_back(found->second);
      return true;
    }
    const InstrId def = f_.values[v].def;
    if (!def || depth == 0 || !core::has(f_.instrs[def].op, core::kElementwise)) return false;
    for (ValueId operand : f_.instrs[def].operands)
      if (!known_index(operand, depth - 1, loops)) return false;
    return true;
  }

  void find_wanted() {
    std::vector<bool> hopeless(m_.vars.size(), false);
    std::unordered_map<uint32_t, std::vector<InstrId>> loops_of;
    ir::for_each_instr(f_, f_.body, [&](InstrId id) {
      const Instruction& instr = f_.instrs[id];
      if (instr.op == Op::Call)
        for (ValueId v : instr.operands)
          if (f_.values[v].type == Scalar::Ptr) hopeless[ir::root_of(f_, v).index] = true;
      if (instr.op != Op::ElementPtr) return;
      const VarId var = ir::root_of(f_, instr.operands[0]);
      const Space space = m_.vars[var].space;
      if (space != Space::Function && space != Space::Private) return;
      std::vector<InstrId> loops;
      if (!known_index(instr.operands[1], kMaxIndexDepth, loops)) hopeless[var.index] = true;
      auto& all = loops_of[var.index];
      all.insert(all.end(), loops.begin(), loops.end());
    });
    for (const auto& [var, loops] : loops_of)
      if (!hopeless[var])
        for (InstrId id : loops) candidates_.at(id.index).wanted = true;
  }

  /// Loops that are worth it although no array needs it: with a rendezvous, since what each stage of a log-step algorithm does depends on
  /// its counter (which subgroups take part, which lanes exchange values); short ones that read memory, since offsets become constants. Where several
  /// rows of a workgroup may run side by side (cpu/emit_jam.cpp) a part of these will do: the code is written out for each row.
  void find_short() {
    const bool rows = m_.workgroup_size[1] * m_.workgroup_size[2] > 1 && holds_barrier();
    for (auto& [id, c] : candidates_) {
      bool rendezvous = false, reads = false, inner = false;
      for (BlockId b : f_.instrs[InstrId(id)].blocks)
        ir::for_each_instr(f_, b, [&](InstrId at) {
          rendezvous |= core::has(f_.instrs[at].op, core::kBarrier);
          reads |= core::has(f_.instrs[at].op, core::kReads);
          inner |= f_.instrs[at].op == Op::Loop;
        });
      const uint64_t grown = uint64_t{size_of(InstrId(id))} * (c.trips + 1);
      const bool by_need = c.wanted || rendezvous;
      c.wanted |= rendezvous || (reads && !inner && grown <= kShortUnrolled);
      c.in_part = !by_need && !c.from_local && c.wanted && rows && grown > kAlwaysWhole && c.trips > kPart && c.trips % kPart == 0;
    }
  }

  bool holds_barrier() const {
    bool found = false;
    ir::for_each_instr(f_, f_.body, [&](InstrId id) { found |= core::has(f_.instrs[id].op, core::kBarrier); });
    return found;
  }

  /// Instructions of a loop.
  uint32_t size_of(InstrId loop) const {
    uint32_t n = 0;
    for (BlockId b : f_.instrs[loop].blocks) ir::for_each_instr(f_, b, [&](InstrId) { ++n; });
    return n;
  }

  // --- copying

  /// One iteration: what continues the loop leaves the body's scope, what would begin the next one is noted.
  struct Copy : BlockCopy {
    explicit Copy(Function& f) : BlockCopy(f) {
      change = [this](Instruction& instr) {
        if (instr.op == Op::Next && instr.target == loop) {
          next = instr.operands;
          return false;
        }
        if (instr.op == Op::Continue && instr.target == loop) {
          instr.op = Op::Exit;
          instr.target = body_scope;
        }
        return true;
      };
    }
    InstrId loop, body_scope;
    std::vector<ValueId> next;  // operands of Next, mapped
  };

  BlockId new_block(InstrId parent) {
    ir::Block block;
    block.parent = parent;
    const BlockId id = f_.blocks.add(std::move(block));
    f_.instrs[parent].blocks.push_back(id);
    return id;
  }

  InstrId new_scope(BlockId in, const ir::Loc& loc) {
    Instruction scope;
    scope.op = Op::Scope;
    scope.loc = loc;
    const InstrId id = f_.instrs.add(std::move(scope));
    f_.blocks[in].instrs.push_back(id);
    return id;
  }

  void unroll(InstrId id, const Candidate& c) {
    const uint32_t trips = c.trips;
    const Instruction loop = f_.instrs[id];
    const std::vector<ValueId> body_params = f_.blocks[loop.blocks[0]].params, passed = f_.blocks[loop.blocks[1]].params;
    Instruction& scope = f_.instrs[id];
    scope.op = Op::Scope;
    scope.operands.clear();
    scope.blocks.clear();
    const BlockId all = new_block(id);
    std::vector<ValueId> in = loop.operands;
    for (uint32_t trip = 0; trip <= trips; ++trip) {
      Copy copy(f_);
      copy.loop = id;
      copy.body_scope = new_scope(all, loop.loc);
      for (size_t i = 0; i < body_params.size(); ++i) copy.values[body_params[i].index] = in[i];
      for (uint32_t i = 0; i < passed.size(); ++i) f_.instrs[copy.body_scope].results.push_back(ValueId());
      for (uint32_t i = 0; i < passed.size(); ++i) {
        const ValueId v = new_value(f_, f_.values[passed[i]].type, copy.body_scope, {}, i);
        f_.instrs[copy.body_scope].results[i] = v;
      }
      copy.append(loop.blocks[0], new_block(copy.body_scope));
      if (c.from_local && trip == trips) becomes(copy(c.condition), !c.stay);  // nobody stays so long
      for (uint32_t i = 0; i < passed.size(); ++i) copy.values[passed[i].index] = f_.instrs[copy.body_scope].results[i];
      if (trip < trips) copy.append(loop.blocks[1], all);
      in = copy.next;
    }
    never_reached(id, all);
  }

  /// kPart iterations in one, of a loop whose number of iterations is a multiple of that: all but the first stay for certain. The loop is marked.
  void unroll_in_part(InstrId id, const Candidate& c) {
    const Instruction loop = f_.instrs[id];
    f_.instrs[id].imm = 1;
    const BlockId body = loop.blocks[0];
    const std::vector<ValueId> body_params = f_.blocks[body].params, passed = f_.blocks[loop.blocks[1]].params;
    ir::Block source;
    source.instrs = std::move(f_.blocks[body].instrs);
    const BlockId from = f_.blocks.add(std::move(source));
    f_.blocks[body].instrs.clear();
    std::vector<ValueId> in = body_params;
    for (uint32_t part = 0; part < kPart; ++part) {
      const bool last = part + 1 == kPart;
      Copy copy(f_);
      if (!last) copy.loop = id;
      if (!last) copy.body_scope = new_scope(body, loop.loc);
      for (size_t i = 0; i < body_params.size(); ++i) copy.values[body_params[i].index] = in[i];
      for (uint32_t i = 0; !last && i < passed.size(); ++i) {
        const ValueId v = new_value(f_, f_.values[passed[i]].type, copy.body_scope, {}, i);
        f_.instrs[copy.body_scope].results.push_back(v);
      }
      const BlockId to = last ? body : new_block(copy.body_scope);
      copy.append(from, to);
      if (part == 0) narrow(copy(c.condition), to, c);
      else becomes(copy(c.condition), c.stay);
      if (last) return;
      for (uint32_t i = 0; i < passed.size(); ++i) copy.values[passed[i].index] = f_.instrs[copy.body_scope].results[i];
      copy.append(loop.blocks[1], body);
      in = copy.next;
    }
  }

  /// The bound becomes the least that does, so that what the other parts add to the counter stays in the range of the loop.
  void narrow(ValueId condition, BlockId block, const Candidate& c) {
    const InstrId test = f_.values[condition].def;
    const Op op = f_.instrs[test].op;
    if (!c.counts_up || (op != Op::Lt && op != Op::Le)) return;
    const ValueId bound = make_constant(f_, f_.values[f_.instrs[test].operands[1]].type, op == Op::Lt ? c.last + 1 : c.last);
    auto& instrs = f_.blocks[block].instrs;
    instrs.insert(std::find(instrs.begin(), instrs.end(), test), f_.values[bound].def);
    f_.instrs[test].operands[1] = bound;
  }

  void becomes(ValueId condition, bool value) {
    Instruction& instr = f_.instrs[f_.values[condition].def];
    instr.op = Op::Const;
    instr.operands.clear();
    instr.imm = value ? 1 : 0;
  }

  /// The last copy of the body always leaves; its block needs an end all the same.
  void never_reached(InstrId scope, BlockId block) {
    Instruction exit;
    exit.op = Op::Exit;
    exit.target = scope;
    for (ValueId r : std::vector<ValueId>(f_.instrs[scope].results)) {
      const ValueId zero = make_constant(f_, f_.values[r].type, 0);
      f_.blocks[block].instrs.push_back(f_.values[zero].def);
      exit.operands.push_back(zero);
    }
    const InstrId id = f_.instrs.add(std::move(exit));
    f_.blocks[block].instrs.push_back(id);
  }

  Module& m_;
  Function& f_;
  std::unordered_map<uint32_t, Candidate> candidates_;           // by loop
  std::unordered_map<uint32_t, InstrId> counters_;               // counter value -> loop
  std::unordered_map<uint32_t, std::vector<InstrId>> continues_;  // by loop
  std::vector<InstrId> order_;                                   // candidates, outer before inner
  uint32_t growth_ = 0;
  LocalValues local_;  // as the function was before; what is asked for stands before the loops
};

}  // namespace

bool unroll_loops(Module& module) {
  bool any = false;
  for (Function& f : module.functions) any = Unroller(module, f).run() || any;
  return any;
}

}  // namespace tesela::pass
