// SPDX-License-Identifier: Apache-2.0
// Loops that stride through memory (`for (var i = gid.x; i < n; i += stride)`) in kernels that work by workgroups. One subgroup after the other through its
// whole loop touches memory all over the place; side by side, iteration by iteration, they touch what lies together. Invocations between two barriers
// may run in any order, so nothing but the order changes.
//
// Before such a loop goes one that runs while all invocations of the workgroup stay in it: its counter is the workgroup's, and a rendezvous of no memory in its
// body makes it a loop over iterations with a loop over subgroups inside (pass/regions.h). What is left is done by the loop as it was.
#include <algorithm>

#include "ir/builder.h"
#include "ir/walk.h"
#include "pass/copy_blocks.h"
#include "pass/loops.h"
#include "pass/passes.h"

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

constexpr int kMaxDepth = 12;            // of an expression that is looked through
constexpr uint32_t kMaxInstructions = 200;  // of a loop
constexpr size_t kMaxCarried = 4;           // values from iteration to iteration, which wait in memory at the rendezvous

class Lockstep {
 public:
  Lockstep(const Module& module, Function& f) : m_(module), f_(f) {}

  bool run() {
    bool barrier = false, leaves = false;
    ir::for_each_block(f_, f_.body, [&](BlockId block) {
      for (InstrId id : f_.blocks[block].instrs) {
        barrier |= core::has(f_.instrs[id].op, core::kBarrier);
        leaves |= f_.instrs[id].op == Op::Return && !(block == f_.body);
      }
    });
    if (!barrier || leaves || m_.subgroups() < 2) return false;
    bool any = false;
    for (InstrId id : std::vector<InstrId>(f_.blocks[f_.body].instrs)) {
      Stride s;
      if (f_.instrs[id].op != Op::Loop || !strides(id, s)) continue;
      put_before(id, s);
      any = true;
    }
    return any;
  }

 private:
  struct Stride {
    ValueId base;         ///< the counter's first value is base + local; empty: 0
    ValueId local;        ///< 0 to reach
    uint32_t reach = 0;
    ValueId limit;        ///< it stays while counter < limit
    size_t guard = 0;     ///< index of the If that leaves, in the body
    size_t counter = 0, handed = 0;  ///< which parameter of the body, and of the continuing block
  };

  /// The same in the whole workgroup, and unchanged by the kernel.
  bool is_uniform(ValueId v, int depth = kMaxDepth) const {
    if (depth == 0 || !f_.values[v].def) return false;
    const Instruction& in = f_.def(v);
    if (in.op == Op::WorkgroupId || in.op == Op::NumWorkgroups || in.op == Op::BufferSize || in.op == Op::Const || in.op == Op::AddressOf) return true;
    if (in.op == Op::Load) {
      const ir::Var& var = m_.vars[ir::root_of(f_, in.operands[0])];
      if (var.space != ir::Space::Uniform && var.space != ir::Space::Constant) return false;
    } else if (!core::has(in.op, core::kElementwise) && in.op != Op::MemberPtr && in.op != Op::ElementPtr) {
      return false;
    }
    return std::all_of(in.operands.begin(), in.operands.end(), [&](ValueId o) { return is_uniform(o, depth - 1); });
  }

  bool is_local(ValueId v, uint32_t& reach) const {
    if (!f_.values[v].def) return false;
    const Instruction& in = f_.def(v);
    if (in.op == Op::LocalIndex) reach = m_.invocations() - 1;
    else if (in.op == Op::LocalId) reach = m_.workgroup_size[in.imm] - 1;
    else return false;
    return true;
  }

  bool starts(ValueId first, Stride& s) const {
    s.local = first;
    if (is_local(first, s.reach)) return true;
    if (!f_.values[first].def || f_.def(first).op != Op::Add) return false;
    for (int side = 0; side < 2; ++side) {
      s.base = f_.def(first).operands[side];
      s.local = f_.def(first).operands[1 - side];
      if (is_local(s.local, s.reach) && is_uniform(s.base)) return true;
    }
    return false;
  }

  bool strides(InstrId id, Stride& s) const {
    const Instruction& loop = f_.instrs[id];
    const ir::Block &body = f_.blocks[loop.blocks[0]], &continuing = f_.blocks[loop.blocks[1]];
    if (loop.operands.size() > 1 + kMaxCarried || continuing.params.size() > 1 + kMaxCarried) return false;
    return guarded(id, body, s) && starts(loop.operands[s.counter], s) && counts(id, continuing, s) && stays(id, body, s);
  }

  /// The body begins with `if (counter < limit) {} else { leave }`.
  bool guarded(InstrId id, const ir::Block& body, Stride& s) const {
    while (s.guard < body.instrs.size() && core::has(f_.instrs[body.instrs[s.guard]].op, core::kPure)) ++s.guard;
    if (s.guard == body.instrs.size()) return false;
    const Instruction& test = f_.instrs[body.instrs[s.guard]];
    if (test.op != Op::If || !test.results.empty() || !f_.values[test.operands[0]].def) return false;
    const Instruction& condition = f_.def(test.operands[0]);
    s.counter = static_cast<size_t>(std::find(body.params.begin(), body.params.end(), condition.operands[0]) - body.params.begin());
    if (condition.op != Op::Lt || s.counter == body.params.size() || !only_leaves(f_, test.blocks[0], body.instrs[s.guard]) || !only_leaves(f_, test.blocks[1], id)) return false;
    s.limit = condition.operands[1];
    return is_uniform(s.limit);
  }

  /// The counter grows by what is the same for all, and nothing else happens between iterations.
  bool counts(InstrId id, const ir::Block& continuing, Stride& s) const {
    const Growth growth = growth_of(f_, id, s.counter);
    if (!growth.step || !is_uniform(growth.step) || continuing.instrs.size() > 2) return false;
    uint32_t uses = 0;  // of the counter there: it is the workgroup's in the loop that goes before
    const Instruction& sum = f_.def(f_.instrs[continuing.instrs.back()].operands[s.counter]);
    s.handed = static_cast<size_t>(std::find_first_of(continuing.params.begin(), continuing.params.end(), sum.operands.begin(), sum.operands.end()) - continuing.params.begin());
    if (s.handed == continuing.params.size()) return false;
    for (InstrId in : continuing.instrs) uses += static_cast<uint32_t>(std::count(f_.instrs[in].operands.begin(), f_.instrs[in].operands.end(), continuing.params[s.handed]));
    return uses == 1;
  }

  /// Nothing else leaves the loop, meets, or calls, and it is not long.
  bool stays(InstrId id, const ir::Block& body, const Stride& s) const {
    bool fits = true;
    uint32_t size = 0;
    for (size_t i = s.guard + 1; i < body.instrs.size(); ++i) {
      const auto look = [&](InstrId at) {
        const Instruction& in = f_.instrs[at];
        ++size;
        if (in.op == Op::Return || in.op == Op::Call || core::has(in.op, core::kBarrier) || (in.op == Op::Exit && in.target == id)) fits = false;
      };
      look(body.instrs[i]);
      for (BlockId inner : f_.instrs[body.instrs[i]].blocks) ir::for_each_instr(f_, inner, look);
    }
    return fits && size <= kMaxInstructions;
  }

  std::vector<Scalar> types_of(const std::vector<ValueId>& values) const {
    std::vector<Scalar> types;
    for (ValueId v : values) types.push_back(f_.values[v].type);
    return types;
  }

  /// Parameters like those of a block, which stand for them in the copy.
  std::vector<ValueId> copy_params(ir::Builder& b, BlockCopy& copy, BlockId from, BlockId to) {
    std::vector<ValueId> params;
    for (const ValueId v : std::vector<ValueId>(f_.blocks[from].params)) {
      params.push_back(b.add_param(to, f_.values[v].type));
      copy.values[v.index] = params.back();
    }
    return params;
  }

  /// What the loop adds to its counter and is the workgroup's (the start of a row), plus the workgroup's part of the counter: computed once for all of them.
  std::vector<std::pair<ValueId, ValueId>> starts_of_rows(ir::Builder& b, InstrId loop, ValueId counter, ValueId base) {
    std::vector<ValueId> found;
    ir::for_each_instr(f_, f_.instrs[loop].blocks[0], [&](InstrId at) {
      const Instruction& in = f_.instrs[at];
      for (size_t side = 0; side < 2 && in.op == Op::Add; ++side)
        if (in.operands[side] == counter && !f_.constant(in.operands[1 - side]) && is_uniform(in.operands[1 - side]) && !defined_inside(f_, loop, in.operands[1 - side])) found.push_back(in.operands[1 - side]);
    });
    std::vector<std::pair<ValueId, ValueId>> sums;
    for (ValueId start : found)
      if (std::none_of(sums.begin(), sums.end(), [&](const auto& known) { return known.first == start; })) sums.emplace_back(start, b.op(Op::Add, f_.values[base].type, {start, base}));
    return sums;
  }

  void put_before(InstrId id, const Stride& s) {
    const BlockId body = f_.instrs[id].blocks[0], continuing = f_.instrs[id].blocks[1];
    const Scalar type = f_.values[s.local].type;
    auto& all = f_.blocks[f_.body].instrs;
    const auto at = std::find(all.begin(), all.end(), id) - all.begin();
    const std::vector<InstrId> rest(all.begin() + at, all.end());
    all.resize(static_cast<size_t>(at));
    ir::Builder b(f_);
    b.set_block(f_.body);
    b.set_loc(f_.instrs[id].loc);
    std::vector<ValueId> initial = f_.instrs[id].operands;
    initial[s.counter] = s.base ? s.base : b.constant(type, 0);
    const std::vector<Scalar> types = types_of(f_.blocks[body].params);
    const InstrId loop = b.append_construct(Op::Loop, initial, types);
    BlockCopy copy(f_);
    const BlockId whole = b.new_block(loop);
    const std::vector<ValueId> params = copy_params(b, copy, body, whole);
    const ValueId base = params[s.counter];
    b.set_block(whole);
    const ValueId counter = b.op(Op::Add, type, {base, s.local});
    copy.values[f_.blocks[body].params[s.counter].index] = counter;
    copy.append(body, whole, 0, s.guard);  // the limit may be computed there
    const auto starts = starts_of_rows(b, id, f_.blocks[body].params[s.counter], base);
    const ValueId last = b.op(Op::Add, type, {base, b.constant(type, s.reach)});
    const ValueId stays = b.op(Op::And, Scalar::Bool, {b.compare(Op::Ge, last, base), b.compare(Op::Lt, last, copy(s.limit))});
    const InstrId guard = b.append_construct(Op::If, std::span<const ValueId>(&stays, 1), {});
    const BlockId stay = b.new_block(guard), leave = b.new_block(guard);
    b.set_block(stay);
    b.exit(guard);
    b.set_block(leave);
    b.exit(loop, params);
    b.set_block(whole);
    b.append(Op::Barrier, Scalar::None, {}, 0).imm = 0;
    copy.change = [&](Instruction& in) {
      for (const auto& [start, sum] : starts)
        if (in.op == Op::Add && in.operands[0] == start && in.operands[1] == counter) in.operands = {sum, s.local};
        else if (in.op == Op::Add && in.operands[1] == start && in.operands[0] == counter) in.operands = {s.local, sum};
      if (!(in.target == id)) return true;
      in.target = loop;
      if (in.op == Op::Continue) in.operands[s.handed] = base;
      return true;
    };
    copy.append(body, whole, s.guard + 1);
    const BlockId again = b.new_block(loop);
    (void)copy_params(b, copy, continuing, again);
    copy.append(continuing, again);
    b.set_block(f_.body);
    const std::vector<ValueId> left = f_.instrs[loop].results;
    const ValueId next = b.op(Op::Add, type, {left[s.counter], s.local});
    f_.instrs[id].operands = left;
    f_.instrs[id].operands[s.counter] = next;
    auto& instrs = f_.blocks[f_.body].instrs;
    instrs.insert(instrs.end(), rest.begin(), rest.end());
  }

  const Module& m_;
  Function& f_;
};

}  // namespace

bool lockstep(Module& module) { return !module.observed && Lockstep(module, module.functions[module.entry]).run(); }

}  // namespace tesela::pass
