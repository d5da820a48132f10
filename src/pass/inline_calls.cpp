// SPDX-License-Identifier: Apache-2.0
// Inlining. First numbers alone decide, callees before callers, which call sites go away and how large and deep every function becomes;
// only then is code copied, each instruction once for each place where it ends up. So a program that explodes is refused before memory is spent.
#include <algorithm>
#include <unordered_map>
#include <vector>

#include "ir/walk.h"
#include "pass/passes.h"

namespace tesela::pass {
namespace {

using core::Op;
using ir::BlockId;
using ir::FuncId;
using ir::Function;
using ir::InstrId;
using ir::Instruction;
using ir::Module;
using ir::Space;
using ir::ValueId;
using ir::VarId;

constexpr uint32_t kMaxNesting = 512;         // of a function after inlining: later passes and the back end recurse over it
constexpr uint32_t kOptionalNesting = 256;    // calls that may stay functions are not inlined past this
constexpr uint32_t kOptionalSize = 100'000;   // nor past this size of the caller
constexpr uint32_t kCopiedVarBytes = 65'536;  // of a function: beyond, all inlined calls of one callee share its variables

struct Site {
  InstrId call;
  uint32_t callee = 0;
  uint32_t depth = 0;  // nesting of the block that holds the call
  bool inlined = false;
};

/// What is known of a function before any code is copied.
struct Plan {
  bool reached = false;
  bool must = false;        // holds a rendezvous or takes a pointer into a caller's variable
  bool flat = false;        // its only return ends its body: no Scope is needed
  uint32_t callers = 0;
  uint64_t size = 0;        // instructions, with what is inlined
  uint32_t nesting = 0;     // with what is inlined
  std::vector<Site> sites;  // in order
};

class Planner {
 public:
  Planner(const Module& module, const Ceilings& ceilings, diag::Sink& sink) : m_(module), ceilings_(ceilings), sink_(sink), plans_(module.functions.size()) {}

  /// False if a diagnostic was given.
  bool run() {
    reach();
    return decide();
  }
  std::vector<Plan> take() { return std::move(plans_); }

 private:
  void reach() {
    std::vector<uint32_t> todo{m_.entry.index};
    plans_[m_.entry.index].reached = true;
    while (!todo.empty()) {
      const uint32_t id = todo.back();
      todo.pop_back();
      order_.push_back(id);
      scan(id);
      for (const Site& site : plans_[id].sites) {
        Plan& callee = plans_[site.callee];
        ++callee.callers;
        if (callee.reached) continue;
        callee.reached = true;
        todo.push_back(site.callee);
      }
    }
  }

  void scan(uint32_t id) {
    const Function& f = m_.functions[FuncId(id)];
    Plan& plan = plans_[id];
    uint32_t returns = 0;
    for (const ir::Param& p : f.params)
      if (p.type == core::Scalar::Ptr && m_.vars[p.root].space == Space::Function) plan.must = true;
    std::vector<std::pair<BlockId, uint32_t>> todo{{f.body, 0}};
    while (!todo.empty()) {
      const auto [block, depth] = todo.back();
      todo.pop_back();
      plan.nesting = std::max(plan.nesting, depth);
      for (InstrId instr_id : f.blocks[block].instrs) {
        const Instruction& instr = f.instrs[instr_id];
        ++plan.size;
        if (core::has(instr.op, core::kBarrier | core::kSubgroup)) plan.must = true;
        if (instr.op == Op::Return) ++returns;
        if (instr.op == Op::Call) plan.sites.push_back({instr_id, instr.imm, depth});
        for (BlockId inner : instr.blocks) todo.push_back({inner, depth + 1});
      }
    }
    const auto& body = f.blocks[f.body].instrs;
    plan.flat = returns == 1 && !body.empty() && f.instrs[body.back()].op == Op::Return;
    std::sort(plan.sites.begin(), plan.sites.end(), [](const Site& a, const Site& b) { return a.call < b.call; });
  }

  /// Callees before callers: the calls of a valid module have no cycle.
  std::vector<uint32_t> bottom_up() const {
    std::vector<uint32_t> left(plans_.size(), 0), ready{m_.entry.index}, sorted;
    for (uint32_t id : order_) left[id] = plans_[id].callers;
    while (!ready.empty()) {
      const uint32_t id = ready.back();
      ready.pop_back();
      sorted.push_back(id);
      for (const Site& site : plans_[id].sites)
        if (--left[site.callee] == 0) ready.push_back(site.callee);
    }
    std::reverse(sorted.begin(), sorted.end());
    return sorted;
  }

  bool decide() {
    for (uint32_t id : bottom_up()) {
      Plan& plan = plans_[id];
      for (const Site& site : plan.sites)
        if (plans_[site.callee].must && rendezvous_.contains(site.callee)) mark_rendezvous(id);
      if (holds_rendezvous(id)) mark_rendezvous(id);
      for (Site& site : plan.sites)
        if (plans_[site.callee].must && !add(id, site, true)) return false;
      for (Site& site : plan.sites)
        if (!plans_[site.callee].must && wanted(plans_[site.callee])) add(id, site, false);
      if (plan.size > ceilings_.inlined_instructions) return refuse(id, {}, "is larger than " + std::to_string(ceilings_.inlined_instructions) + " instructions");
      if (plan.nesting > kMaxNesting) return refuse(id, {}, "is nested more than " + std::to_string(kMaxNesting) + " blocks deep");
    }
    return true;
  }

  bool holds_rendezvous(uint32_t id) const {
    const Function& f = m_.functions[FuncId(id)];
    bool found = false;
    if (plans_[id].must) ir::for_each_instr(f, f.body, [&](InstrId i) { found = found || core::has(f.instrs[i].op, core::kBarrier | core::kSubgroup); });
    return found;
  }
  void mark_rendezvous(uint32_t id) {
    rendezvous_[id] = true;
    plans_[id].must = true;
  }

  bool wanted(const Plan& callee) const { return callee.callers == 1 || callee.size <= ceilings_.keep_call_above; }

  /// Counts one call site as inlined; false with a diagnostic if it must be and cannot.
  bool add(uint32_t caller, Site& site, bool must) {
    Plan& plan = plans_[caller];
    const Plan& callee = plans_[site.callee];
    const uint64_t size = plan.size + callee.size + 2;
    const uint32_t nesting = std::max(plan.nesting, site.depth + callee.nesting + (callee.flat ? 0 : 1));
    if (!must && (size > std::min<uint64_t>(kOptionalSize, ceilings_.inlined_instructions) || nesting > std::max(kOptionalNesting, plan.nesting))) return true;
    if (size > ceilings_.inlined_instructions)
      return refuse(caller, site.call, "grows past " + std::to_string(ceilings_.inlined_instructions) + " instructions by inlining '" + m_.functions[FuncId(site.callee)].name + "'");
    if (nesting > kMaxNesting)
      return refuse(caller, site.call, "nests more than " + std::to_string(kMaxNesting) + " blocks deep by inlining '" + m_.functions[FuncId(site.callee)].name + "'");
    plan.size = size;
    plan.nesting = nesting;
    site.inlined = true;
    return true;
  }

  bool refuse(uint32_t id, InstrId at, const std::string& what) {
    const Function& f = m_.functions[FuncId(id)];
    if (!at && !f.blocks[f.body].instrs.empty()) at = f.blocks[f.body].instrs.front();
    sink_.report(diag::DiagId::ProgramTooLarge, at ? f.instrs[at].loc.span : diag::Span{}, "function '" + f.name + "' " + what)
        .hint("functions that hold barriers or subgroup operations, or take pointers to variables, are copied into their callers");
    return false;
  }

  const Module& m_;
  const Ceilings& ceilings_;
  diag::Sink& sink_;
  std::vector<Plan> plans_;
  std::vector<uint32_t> order_;
  std::unordered_map<uint32_t, bool> rendezvous_;
};

/// Copies one function with everything that is inlined into it.
class Copier {
 public:
  Copier(Module& module, const std::vector<Plan>& plans, uint32_t id) : m_(module), plans_(plans), id_(id) {}

  void run() {
    const Function source = std::move(m_.functions[FuncId(id_)]);
    own_ = &source;
    out_.name = source.name;
    out_.results = source.results;
    out_.body = out_.blocks.add({});
    instances_.push_back(Instance(&source, id_));
    for (ir::Param p : source.params) {
      ir::Value value = source.values[p.value];
      const ValueId v = out_.values.add(value);
      instances_[0].values[p.value.index] = v;
      p.value = v;
      out_.params.push_back(p);
    }
    frames_.push_back({0, source.body, out_.body, 0});
    while (!frames_.empty()) step();
    m_.functions[FuncId(id_)] = std::move(out_);
  }

 private:
  struct Instance {
    Instance(const Function* s, uint32_t f) : source(s), func(f), values(s->values.size()), instrs(s->instrs.size()) {}
    const Function* source;
    uint32_t func;
    std::vector<ValueId> values;  // of the source -> of the copy
    std::vector<InstrId> instrs;  // constructs of the source -> of the copy
    InstrId scope;                // where a return exits to
    uint32_t site = 0;            // Loc::inlined_at of its instructions
    uint32_t parent = ~0u;
    InstrId call;                 // in the parent's source
    std::unordered_map<uint32_t, VarId> vars;
  };
  struct Frame {
    uint32_t instance;
    BlockId source;
    BlockId dest;
    size_t next;
    bool body = false;  // the body of an inlined call: its instance ends with it
  };

  const Function& function(uint32_t id) const { return id == id_ ? *own_ : m_.functions[FuncId(id)]; }

  void step() {
    Frame& frame = frames_.back();
    const Instance& instance = instances_[frame.instance];
    const auto& instrs = instance.source->blocks[frame.source].instrs;
    if (frame.next == instrs.size()) {
      if (frame.body) instances_.pop_back();  // instances end in the reverse order of their begin
      frames_.pop_back();
      return;
    }
    const InstrId id = instrs[frame.next++];
    const Instruction& instr = instance.source->instrs[id];
    if (instr.op == Op::Call && inlined(instance.func, id))
      enter(frame, id, instr);
    else if (instr.op == Op::Return && instance.parent != ~0u)
      give_back(frame, instr);
    else
      copy(frame, id, instr);
  }

  bool inlined(uint32_t func, InstrId call) const {
    const auto& sites = plans_[func].sites;
    const auto found = std::lower_bound(sites.begin(), sites.end(), call, [](const Site& s, InstrId c) { return s.call < c; });
    return found != sites.end() && found->call == call && found->inlined;
  }

  InstrId add(BlockId dest, Instruction instr, const Instance& instance) {
    if (instance.site != 0) instr.loc.inlined_at = instance.site;
    const InstrId id = out_.instrs.add(std::move(instr));
    out_.blocks[dest].instrs.push_back(id);
    return id;
  }

  void copy(const Frame& at, InstrId id, const Instruction& source) {
    const Frame frame = at;
    Instance& instance = instances_[frame.instance];
    Instruction instr = source;
    for (ValueId& v : instr.operands) v = instance.values[v.index];
    if (instr.target) instr.target = instance.instrs[instr.target.index];
    if (instr.op == Op::AddressOf || instr.op == Op::ClearVar) instr.imm = var(instance, VarId(instr.imm)).index;
    instr.blocks.clear();
    instr.results.clear();
    const InstrId made = add(frame.dest, std::move(instr), instance);
    results(instance, source, made);
    if (source.blocks.empty()) return;
    instance.instrs[id.index] = made;
    for (BlockId b : source.blocks) {
      const BlockId dest = new_block(made);
      for (ValueId p : instance.source->blocks[b].params) {
        ir::Value value = instance.source->values[p];
        value.block = dest;
        const ValueId v = out_.values.add(value);
        instance.values[p.index] = v;
        out_.blocks[dest].params.push_back(v);
      }
      frames_.push_back({frame.instance, b, dest, 0});
    }
  }

  void results(Instance& instance, const Instruction& source, InstrId made) {
    for (ValueId r : source.results) {
      ir::Value value = instance.source->values[r];
      value.def = made;
      const ValueId v = out_.values.add(value);
      out_.instrs[made].results.push_back(v);
      instance.values[r.index] = v;
    }
  }

  BlockId new_block(InstrId parent) {
    ir::Block block;
    block.parent = parent;
    const BlockId id = out_.blocks.add(std::move(block));
    out_.instrs[parent].blocks.push_back(id);
    return id;
  }

  void enter(const Frame& at, InstrId id, const Instruction& call) {
    const Frame frame = at;
    Instance callee(&function(call.imm), call.imm);
    Instance& caller = instances_[frame.instance];
    for (size_t i = 0; i < call.operands.size(); ++i) callee.values[callee.source->params[i].value.index] = caller.values[call.operands[i].index];
    m_.call_sites.push_back({call.loc.span, caller.site != 0 ? caller.site : call.loc.inlined_at});
    callee.site = static_cast<uint32_t>(m_.call_sites.size());
    callee.parent = frame.instance;
    callee.call = id;
    BlockId dest = frame.dest;
    if (!plans_[call.imm].flat) {
      Instruction scope;
      scope.op = Op::Scope;
      scope.loc = call.loc;
      callee.scope = add(frame.dest, std::move(scope), caller);
      results(caller, call, callee.scope);
      dest = new_block(callee.scope);
    }
    const BlockId body = callee.source->body;
    instances_.push_back(std::move(callee));
    frames_.push_back({static_cast<uint32_t>(instances_.size() - 1), body, dest, 0, true});
  }

  void give_back(const Frame& frame, const Instruction& ret) {
    Instance& callee = instances_[frame.instance];
    Instance& caller = instances_[callee.parent];
    if (!callee.scope) {
      const Instruction& call = caller.source->instrs[callee.call];
      for (size_t i = 0; i < call.results.size(); ++i) caller.values[call.results[i].index] = callee.values[ret.operands[i].index];
      return;
    }
    Instruction exit;
    exit.op = Op::Exit;
    exit.target = callee.scope;
    exit.loc = ret.loc;
    for (ValueId v : ret.operands) exit.operands.push_back(callee.values[v.index]);
    add(frame.dest, std::move(exit), callee);
  }

  /// Each inlined call has variables of its own while they are few; then all calls of one callee share them: its activations never overlap.
  VarId var(Instance& instance, VarId id) {
    if (m_.vars[id].space != Space::Function || instance.func == id_) return id;
    // A call that began with a variable of its own keeps it.
    if (const auto found = instance.vars.find(id.index); found != instance.vars.end()) return found->second;
    auto& known = copied_bytes_ > kCopiedVarBytes ? shared_ : instance.vars;
    if (const auto found = known.find(id.index); found != known.end()) return found->second;
    if (m_.vars[id].owner == FuncId(id_)) return id;
    ir::Var copy = m_.vars[id];
    copy.owner = FuncId(id_);
    copied_bytes_ += copy.size;
    const VarId made = m_.vars.add(std::move(copy));
    known.emplace(id.index, made);
    return made;
  }

  Module& m_;
  const std::vector<Plan>& plans_;
  uint32_t id_;
  const Function* own_ = nullptr;
  Function out_;
  std::vector<Instance> instances_;
  std::vector<Frame> frames_;
  std::unordered_map<uint32_t, VarId> shared_;
  uint64_t copied_bytes_ = 0;
};

}  // namespace

bool inline_calls(Module& module, const Ceilings& ceilings, diag::Sink& sink) {
  Planner planner(module, ceilings, sink);
  if (!planner.run()) return false;
  const std::vector<Plan> plans = planner.take();
  // The functions that stay are those that a call reaches which stays a call. They are copied while all originals are there, callers first:
  // a function whose copy is made is never a source again, for it would have to call itself.
  std::vector<uint32_t> keep{module.entry.index};
  std::vector<bool> kept(plans.size(), false);
  kept[module.entry.index] = true;
  std::vector<std::pair<uint32_t, Function>> made;
  for (size_t next = 0; next < keep.size(); ++next) {
    std::vector<uint32_t> todo{keep[next]};
    std::vector<bool> seen(plans.size(), false);
    while (!todo.empty()) {
      const uint32_t id = todo.back();
      todo.pop_back();
      if (seen[id]) continue;
      seen[id] = true;
      for (const Site& site : plans[id].sites) {
        if (site.inlined) todo.push_back(site.callee);
        else if (!kept[site.callee]) {
          kept[site.callee] = true;
          keep.push_back(site.callee);
        }
      }
    }
  }
  for (uint32_t id : keep) {
    if (std::none_of(plans[id].sites.begin(), plans[id].sites.end(), [](const Site& s) { return s.inlined; })) continue;
    Function original = module.functions[FuncId(id)];
    Copier(module, plans, id).run();
    made.emplace_back(id, std::move(module.functions[FuncId(id)]));
    module.functions[FuncId(id)] = std::move(original);
  }
  for (auto& [id, function] : made) module.functions[FuncId(id)] = std::move(function);
  return true;
}

}  // namespace tesela::pass
