// SPDX-License-Identifier: Apache-2.0
// Structure, dominance, exits. Works on any module, however broken: ids are looked at before they are followed, and nothing recurses.
#include <algorithm>
#include <vector>

#include "ir/ir.h"
#include "ir/verify_types.h"
#include "ir/walk.h"

namespace tesela::ir {
namespace {

class FunctionVerifier {
 public:
  FunctionVerifier(const Module& module, FuncId id) : module_(module), id_(id), f_(module.functions[id]) {}

  std::string run() {
    visible_.assign(f_.values.size(), false);
    open_.assign(f_.instrs.size(), Place::Outside);
    placed_.assign(f_.instrs.size(), false);
    entered_.assign(f_.blocks.size(), false);
    params();
    if (f_.body.index >= f_.blocks.size()) fail("no body", {});
    if (error_.empty()) walk();
    return error_;
  }

 private:
  enum class Place : uint8_t { Outside, First, Other };  // which block of a construct is open: the first, or another

  struct Frame {
    BlockId block;
    InstrId construct;       // that has this block
    size_t next = 0;         // instruction to look at
    size_t inner = 0;        // block of the open construct to enter next
    size_t defined_before = 0;
  };

  void fail(const std::string& what, InstrId at) {
    if (!error_.empty()) return;
    error_ = "function @" + std::to_string(id_.index) + " (" + f_.name + "): " + what;
    if (!at) return;
    error_ += ", at instruction " + std::to_string(at.index);
    if (at.index < f_.instrs.size() && f_.instrs[at].op < Op::Count) error_ += " (" + std::string(core::op_info(f_.instrs[at].op).name) + ")";
  }

  void define(ValueId v) {
    visible_[v.index] = true;
    defined_.push_back(v);
  }

  void params() {
    for (uint32_t i = 0; i < f_.params.size(); ++i) {
      const Param& p = f_.params[i];
      if (p.value.index >= f_.values.size()) return fail("a parameter without value", {});
      const Value& v = f_.values[p.value];
      if (v.def || v.block || v.index != i || v.type != p.type) return fail("a parameter's value does not say that it is one", {});
      if (p.type == Scalar::Ptr && p.root.index >= module_.vars.size()) return fail("a pointer parameter without root", {});
      visible_[p.value.index] = true;
    }
  }

  void walk() {
    std::vector<Frame> stack;
    enter(stack, f_.body, {});
    while (error_.empty() && !stack.empty()) {
      Frame& frame = stack.back();
      const Block& block = f_.blocks[frame.block];
      if (frame.next == block.instrs.size()) {
        leave(stack);
        continue;
      }
      const InstrId id = block.instrs[frame.next];
      if (frame.inner == 0) {
        begin(id, frame.next + 1 == block.instrs.size(), frame.block);
        if (!error_.empty()) return;
      }
      const Instruction& instr = f_.instrs[id];
      if (frame.inner < instr.blocks.size()) {
        open_[id.index] = frame.inner == 0 ? Place::First : Place::Other;
        const BlockId inner = instr.blocks[frame.inner++];
        enter(stack, inner, id);
        continue;
      }
      open_[id.index] = Place::Outside;
      ++frame.next;
      frame.inner = 0;
      for (ValueId r : instr.results) define(r);
    }
  }

  void enter(std::vector<Frame>& stack, BlockId id, InstrId construct) {
    if (id.index >= f_.blocks.size() || entered_[id.index]) return fail("a block is missing or used twice", construct);
    entered_[id.index] = true;
    const Block& block = f_.blocks[id];
    if (block.parent != construct) return fail("a block does not know its construct", construct);
    if (block.instrs.empty()) return fail("a block without exit", construct);
    stack.push_back({id, construct, 0, 0, defined_.size()});
    if (!block.params.empty() && (!construct || f_.instrs[construct].op != Op::Loop)) return fail("parameters of a block that is not a loop's", construct);
    for (uint32_t i = 0; i < block.params.size(); ++i) {
      if (block.params[i].index >= f_.values.size()) return fail("a block parameter without value", construct);
      const Value& v = f_.values[block.params[i]];
      if (v.def || v.block != id || v.index != i) return fail("a block parameter's value does not say that it is one", construct);
      if (v.type == Scalar::Ptr || v.type == Scalar::None) return fail("a block parameter is a pointer or nothing", construct);
      define(block.params[i]);
    }
  }

  void leave(std::vector<Frame>& stack) {
    while (defined_.size() > stack.back().defined_before) {
      visible_[defined_.back().index] = false;
      defined_.pop_back();
    }
    stack.pop_back();
  }

  /// Everything about an instruction but what its blocks hold.
  void begin(InstrId id, bool last, BlockId block) {
    if (id.index >= f_.instrs.size() || placed_[id.index]) return fail("an instruction is missing or stands twice", id);
    placed_[id.index] = true;
    const Instruction& instr = f_.instrs[id];
    if (instr.op >= Op::Count) return fail("no op", id);
    if (core::has(instr.op, core::kExit) != last) return fail(last ? "a block does not end with an exit" : "an exit in the middle of a block", id);
    for (uint32_t i = 0; i < instr.operands.size(); ++i) {
      const ValueId v = instr.operands[i];
      if (v.index >= f_.values.size()) return fail("operand " + std::to_string(i) + " is missing", id);
      if (!visible_[v.index]) return fail("operand " + std::to_string(i) + " (value " + std::to_string(v.index) + ") is not visible here", id);
    }
    for (uint32_t i = 0; i < instr.results.size(); ++i) {
      const ValueId v = instr.results[i];
      if (v.index >= f_.values.size() || visible_[v.index]) return fail("a result is missing or defined twice", id);
      if (f_.values[v].def != id || f_.values[v].block || f_.values[v].index != i) return fail("a result does not know its instruction", id);
    }
    if (const std::string what = verify_instruction(module_, f_, instr); !what.empty()) return fail(what, id);
    own_variable(instr, id);
    if (core::has(instr.op, core::kExit)) exit(instr, id, block);
    if (instr.op == Op::Loop) same_types(instr.operands, params_of(instr, 0), id);
    cases(instr, id);
  }

  void own_variable(const Instruction& instr, InstrId id) {
    if (instr.op != Op::AddressOf && instr.op != Op::ClearVar) return;
    const Var& var = module_.vars[VarId(instr.imm)];
    if (var.space == Space::Function && var.owner != id_ && !(id_ == module_.full && var.owner == module_.entry)) fail("names a variable of another function", id);
  }

  void cases(const Instruction& instr, InstrId id) {
    if (instr.cases.empty()) return;
    std::vector<uint32_t> values;
    for (const SwitchCase& c : instr.cases) values.push_back(c.value);
    std::sort(values.begin(), values.end());
    if (std::adjacent_find(values.begin(), values.end()) != values.end()) fail("two cases have the same value", id);
  }

  const std::vector<ValueId>* params_of(const Instruction& loop, size_t i) {
    if (i >= loop.blocks.size() || loop.blocks[i].index >= f_.blocks.size()) return nullptr;
    return &f_.blocks[loop.blocks[i]].params;
  }

  void same_types(const std::vector<ValueId>& given, const std::vector<ValueId>* wanted, InstrId id) {
    if (wanted == nullptr || given.size() != wanted->size()) return fail("wrong number of values for the target", id);
    for (size_t i = 0; i < given.size(); ++i) {
      const ValueId w = (*wanted)[i];
      if (w.index >= f_.values.size() || f_.values[given[i]].type != f_.values[w].type) return fail("a value has another type than the target's", id);
    }
  }

  void exit(const Instruction& instr, InstrId id, BlockId block) {
    if (instr.op == Op::Return) {
      if (instr.operands.size() != f_.results.size()) return fail("wrong number of results", id);
      for (size_t i = 0; i < f_.results.size(); ++i)
        if (f_.values[instr.operands[i]].type != f_.results[i]) return fail("a result has the wrong type", id);
      return;
    }
    if (instr.target.index >= f_.instrs.size() || open_[instr.target.index] == Place::Outside) return fail("the target does not enclose the exit", id);
    const Instruction& target = f_.instrs[instr.target];
    if (instr.op == Op::Exit) return same_types(instr.operands, &target.results, id);
    if (target.op != Op::Loop) return fail("the target is no loop", id);
    if (instr.op == Op::Continue) {
      if (open_[instr.target.index] != Place::First) return fail("continue from a continuing block", id);
      return same_types(instr.operands, params_of(target, 1), id);
    }
    if (block != target.blocks[1]) return fail("next stands elsewhere than at the end of the loop's continuing block", id);
    same_types(instr.operands, params_of(target, 0), id);
  }

  const Module& module_;
  FuncId id_;
  const Function& f_;
  std::vector<bool> visible_, placed_, entered_;
  std::vector<Place> open_;
  std::vector<ValueId> defined_;
  std::string error_;
};

/// Whether the call graph has a cycle: functions are taken away once everything that they call is.
bool has_recursion(const Module& module) {
  const uint32_t n = module.functions.size();
  std::vector<std::vector<uint32_t>> callers(n);
  std::vector<uint32_t> calls_left(n, 0);
  for (uint32_t i = 0; i < n; ++i) {
    const Function& f = module.functions[FuncId(i)];
    for_each_instr(f, f.body, [&](InstrId id) {
      if (f.instrs[id].op != Op::Call) return;
      callers[f.instrs[id].imm].push_back(i);
      ++calls_left[i];
    });
  }
  std::vector<uint32_t> ready;
  for (uint32_t i = 0; i < n; ++i)
    if (calls_left[i] == 0) ready.push_back(i);
  uint32_t done = 0;
  while (!ready.empty()) {
    const uint32_t callee = ready.back();
    ready.pop_back();
    ++done;
    for (uint32_t caller : callers[callee])
      if (--calls_left[caller] == 0) ready.push_back(caller);
  }
  return done != n;
}

}  // namespace

std::string verify(const Module& module) {
  if (module.entry.index >= module.functions.size()) return "no entry point";
  const Function& entry = module.functions[module.entry];
  if (!entry.params.empty() || !entry.results.empty()) return "the entry point has parameters or results";
  if (module.full) {
    if (std::max(module.full.index, module.full_test.index) >= module.functions.size()) return "no version for full workgroups";
    const Function &full = module.functions[module.full], &test = module.functions[module.full_test];
    if (!full.params.empty() || !full.results.empty()) return "the version for full workgroups has parameters or results";
    if (!test.params.empty() || test.results != std::vector<Scalar>{Scalar::Bool}) return "the test for full workgroups does not give a bool";
  }
  for (uint32_t i = 0; i < module.vars.size(); ++i) {
    const Var& var = module.vars[VarId(i)];
    if (is_bound(var.space) && var.binding >= module.bindings.size()) return "variable $" + std::to_string(i) + " has no binding";
    if (var.space == Space::Function && var.owner.index >= module.functions.size()) return "variable $" + std::to_string(i) + " has no function";
    if (var.space == Space::Constant && var.data.size() < var.size) return "variable $" + std::to_string(i) + " has no contents";
  }
  for (uint32_t i = 0; i < module.functions.size(); ++i)
    if (std::string error = FunctionVerifier(module, FuncId(i)).run(); !error.empty()) return error;
  if (has_recursion(module)) return "functions call each other in a cycle";
  return {};
}

}  // namespace tesela::ir
