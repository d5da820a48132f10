// SPDX-License-Identifier: Apache-2.0
// Memory to values. Construction of SSA form over structured control flow in one walk: what a construct stores becomes its results, and what a
// loop stores its parameters. A slot concerns only the constructs inside the innermost block that holds all its accesses. Results and parameters that nobody
// uses are made here without care and taken away by simplify.
#include <unordered_set>

#include "ir/walk.h"
#include "pass/passes.h"
#include "pass/replace.h"
#include "pass/slots.h"

namespace tesela::pass {
namespace {

using core::Op;
using core::Scalar;
using ir::Block;
using ir::BlockId;
using ir::FuncId;
using ir::Function;
using ir::InstrId;
using ir::Instruction;
using ir::Module;
using ir::Space;
using ir::ValueId;
using ir::VarId;

constexpr uint64_t kMaxNewOperands = 8'000'000;  // a function whose exits would carry more stays in memory

class Promoter {
 public:
  Promoter(const Module& module, Function& f, const std::vector<bool>& candidates) : m_(module), f_(f), slots_(module, f, candidates) {}

  void run() {
    if (!slots_.any()) return;
    find_parents();
    find_homes();
    find_stored();
    if (!affordable()) return;
    current_.assign(slots_.count(), ValueId());
    block(f_.body);
    auto& body = f_.blocks[f_.body].instrs;
    body.insert(body.begin(), zeros_.begin(), zeros_.end());
  }

 private:
  /// Calls visit(slot, writes) for each promoted slot that the instruction accesses.
  template <class Visit>
  void accessed(const Instruction& instr, Visit visit) {
    if (instr.op == Op::ClearVar) {
      const VarId var(instr.imm);
      if (slots_.slots_of(var) == 0) return;
      for (uint32_t i = 0; i < slots_.slots_of(var); ++i)
        if (slots_.promoted(slots_.first_slot(var) + i)) visit(slots_.first_slot(var) + i, true);
      return;
    }
    if (instr.op != Op::Load && instr.op != Op::Store) return;
    const PointsTo& p = slots_.points_to(instr.operands[0]);
    if (p.kind != PointsTo::Kind::Constant) return;
    const uint32_t first = slots_.slot(p.var, p.offset);
    if (first == ~0u) return;
    const size_t n = instr.op == Op::Load ? instr.results.size() : instr.operands.size() - 1;
    for (uint32_t i = 0; i < n; ++i) visit(first + i, instr.op == Op::Store);
  }

  void find_parents() {
    parent_.assign(f_.blocks.size(), BlockId());
    depth_.assign(f_.blocks.size(), 0);
    holder_.assign(f_.instrs.size(), BlockId());
    ir::for_each_block(f_, f_.body, [&](BlockId b) {
      for (InstrId id : f_.blocks[b].instrs) {
        holder_[id.index] = b;
        for (BlockId inner : f_.instrs[id].blocks) {
          parent_[inner.index] = b;
          depth_[inner.index] = depth_[b.index] + 1;
        }
      }
    });
  }

  BlockId common(BlockId a, BlockId b) const {
    while (a != b) {
      if (depth_[a.index] < depth_[b.index]) std::swap(a, b);
      a = parent_[a.index];
    }
    return a;
  }

  /// The innermost block around all accesses of a slot; of private variables, which outlive every block, the body.
  void find_homes() {
    home_.assign(slots_.count(), BlockId());
    ir::for_each_block(f_, f_.body, [&](BlockId b) {
      for (InstrId id : f_.blocks[b].instrs)
        accessed(f_.instrs[id], [&](uint32_t s, bool) { home_[s] = home_[s] ? common(home_[s], b) : b; });
    });
    for (uint32_t v = 0; v < m_.vars.size(); ++v) {
      const VarId var(v);
      if (m_.vars[var].space != Space::Private) continue;
      for (uint32_t i = 0; i < slots_.slots_of(var); ++i) home_[slots_.first_slot(var) + i] = f_.body;
    }
  }

  /// The slots that each construct stores and that matter outside its blocks.
  void find_stored() {
    stored_.assign(f_.instrs.size(), {});
    std::unordered_set<uint64_t> seen;
    ir::for_each_block(f_, f_.body, [&](BlockId b) {
      for (InstrId id : f_.blocks[b].instrs)
        accessed(f_.instrs[id], [&](uint32_t s, bool writes) {
          if (!writes) return;
          for (BlockId at = b; at != home_[s]; at = parent_[at.index]) {
            const InstrId construct = f_.blocks[at].parent;
            if (!seen.insert(uint64_t{construct.index} << 32 | s).second) break;
            stored_[construct.index].push_back(s);
          }
        });
    });
  }

  bool affordable() const {
    uint64_t operands = 0;
    ir::for_each_instr(f_, f_.body, [&](InstrId id) {
      const Instruction& instr = f_.instrs[id];
      if (instr.target) operands += stored_[instr.target.index].size();
    });
    return operands <= kMaxNewOperands;
  }

  ValueId zero(Scalar type) {
    ValueId& v = zero_of_[static_cast<size_t>(type)];
    if (!v) {
      v = make_constant(f_, type, 0);
      zeros_.push_back(f_.values[v].def);
    }
    return v;
  }

  ValueId get(uint32_t slot) { return current_[slot] ? current_[slot] : zero(slots_.type(slot)); }
  void pass_on(InstrId id, uint32_t slot) {
    const ValueId v = get(slot);  // may make an instruction
    f_.instrs[id].operands.push_back(v);
  }
  void set(uint32_t slot, ValueId v) {
    undo_.push_back({slot, current_[slot]});
    current_[slot] = v;
  }

  void block(BlockId id) {
    const size_t mark = undo_.size();
    std::vector<InstrId> old = std::move(f_.blocks[id].instrs), kept;
    kept.reserve(old.size());
    for (InstrId instr : old)
      if (visit(instr)) kept.push_back(instr);
    f_.blocks[id].instrs = std::move(kept);
    while (undo_.size() > mark) {
      current_[undo_.back().first] = undo_.back().second;
      undo_.pop_back();
    }
  }

  ValueId add_param(BlockId b, Scalar type) {
    ir::Value value;
    value.type = type;
    value.block = b;
    value.index = static_cast<uint32_t>(f_.blocks[b].params.size());
    const ValueId v = f_.values.add(value);
    f_.blocks[b].params.push_back(v);
    return v;
  }

  /// False: the instruction goes away.
  bool visit(InstrId id) {
    replaced_.apply(f_.instrs[id]);
    const Op op = f_.instrs[id].op;
    if (op == Op::Load || op == Op::Store || op == Op::ClearVar) return memory(id);
    if (f_.instrs[id].target)
      for (uint32_t s : stored_[f_.instrs[id].target.index]) pass_on(id, s);
    if (!f_.instrs[id].blocks.empty()) construct(id);
    return true;
  }

  void construct(InstrId id) {
    const std::vector<BlockId> blocks = f_.instrs[id].blocks;
    const std::vector<uint32_t>& stored = stored_[id.index];
    const bool loop = f_.instrs[id].op == Op::Loop;
    if (loop)
      for (uint32_t s : stored) pass_on(id, s);
    for (BlockId b : blocks) {
      const size_t mark = undo_.size();
      if (loop)
        for (uint32_t s : stored) set(s, add_param(b, slots_.type(s)));
      block(b);
      while (undo_.size() > mark) {
        current_[undo_.back().first] = undo_.back().second;
        undo_.pop_back();
      }
    }
    for (uint32_t s : stored) {
      ir::Value value;
      value.type = slots_.type(s);
      value.def = id;
      value.index = static_cast<uint32_t>(f_.instrs[id].results.size());
      const ValueId v = f_.values.add(value);
      f_.instrs[id].results.push_back(v);
      set(s, v);
    }
  }

  bool memory(InstrId id) {
    const Instruction& instr = f_.instrs[id];
    if (instr.op == Op::ClearVar) {
      const VarId var(instr.imm);
      if (slots_.slots_of(var) == 0) return true;
      const bool keep = slots_.stays_in_memory(var);
      accessed(instr, [&](uint32_t s, bool) { set(s, ValueId()); });
      return keep;
    }
    const PointsTo& p = slots_.points_to(instr.operands[0]);
    if (p.kind == PointsTo::Kind::Invalid) {
      const std::vector<ValueId> results = instr.results;
      for (ValueId r : results) replaced_.set(r, zero(f_.values[r].type));
      return false;
    }
    if (p.kind != PointsTo::Kind::Constant) return true;
    const uint32_t first = slots_.slot(p.var, p.offset);
    if (first == ~0u) return true;
    const std::vector<ValueId> values = instr.op == Op::Load ? instr.results : std::vector<ValueId>(instr.operands.begin() + 1, instr.operands.end());
    const bool load = instr.op == Op::Load;
    for (uint32_t i = 0; i < values.size(); ++i) {
      if (load)
        replaced_.set(values[i], get(first + i));
      else
        set(first + i, values[i]);
    }
    return false;
  }

  const Module& m_;
  Function& f_;
  SlotAnalysis slots_;
  Replacements replaced_;
  std::vector<BlockId> parent_, holder_, home_;
  std::vector<uint32_t> depth_;
  std::vector<std::vector<uint32_t>> stored_;
  std::vector<ValueId> current_;
  std::vector<std::pair<uint32_t, ValueId>> undo_;
  std::vector<InstrId> zeros_;
  ValueId zero_of_[8];
};

}  // namespace

void promote(Module& module) {
  // A private variable lives as long as the invocation: it can be a value only where one function alone, the entry point, names it.
  std::vector<uint32_t> users(module.vars.size(), 0), last_user(module.vars.size(), ~0u);
  for (uint32_t i = 0; i < module.functions.size(); ++i) {
    const Function& f = module.functions[FuncId(i)];
    ir::for_each_instr(f, f.body, [&](InstrId id) {
      const Instruction& instr = f.instrs[id];
      if ((instr.op != Op::AddressOf && instr.op != Op::ClearVar) || last_user[instr.imm] == i) return;
      last_user[instr.imm] = i;
      ++users[instr.imm];
    });
    for (const ir::Param& p : f.params)
      if (p.root) users[p.root.index] += 2;
  }
  for (uint32_t i = 0; i < module.functions.size(); ++i) {
    std::vector<bool> candidates(module.vars.size(), false);
    bool any = false;
    for (uint32_t v = 0; v < module.vars.size(); ++v) {
      const ir::Var& var = module.vars[VarId(v)];
      candidates[v] = (var.space == Space::Function && var.owner == FuncId(i)) || (var.space == Space::Private && users[v] == 1 && FuncId(i) == module.entry);
      any = any || candidates[v];
    }
    if (any) Promoter(module, module.functions[FuncId(i)], candidates).run();
  }
}

}  // namespace tesela::pass
