// SPDX-License-Identifier: Apache-2.0
// What the entry point does not reach is taken away, and the rest is numbered anew.
#include "ir/walk.h"
#include "pass/passes.h"

namespace tesela::pass {

using core::Op;
using ir::FuncId;
using ir::Function;
using ir::InstrId;
using ir::Instruction;
using ir::VarId;

namespace {

bool names_variable(Op op) { return op == Op::AddressOf || op == Op::ClearVar || op == Op::BufferSize; }

std::vector<bool> reached_functions(const ir::Module& module) {
  std::vector<bool> reached(module.functions.size(), false);
  std::vector<FuncId> todo{module.entry};
  if (module.full) todo.insert(todo.end(), {module.full, module.full_test});
  for (FuncId root : todo) reached[root.index] = true;
  while (!todo.empty()) {
    const Function& f = module.functions[todo.back()];
    todo.pop_back();
    ir::for_each_instr(f, f.body, [&](InstrId id) {
      const Instruction& instr = f.instrs[id];
      if (instr.op != Op::Call || reached[instr.imm]) return;
      reached[instr.imm] = true;
      todo.push_back(FuncId(instr.imm));
    });
  }
  return reached;
}

/// New numbers of the entries that stay; ~0u for the others.
std::vector<uint32_t> number(const std::vector<bool>& stays) {
  std::vector<uint32_t> numbers(stays.size(), ~0u);
  uint32_t next = 0;
  for (size_t i = 0; i < stays.size(); ++i)
    if (stays[i]) numbers[i] = next++;
  return numbers;
}

}  // namespace

void drop_unused(ir::Module& module) {
  const std::vector<bool> reached = reached_functions(module);
  std::vector<bool> used(module.vars.size(), false);
  for (uint32_t i = 0; i < reached.size(); ++i) {
    if (!reached[i]) continue;
    const Function& f = module.functions[FuncId(i)];
    for (const ir::Param& p : f.params)
      if (p.root) used[p.root.index] = true;
    ir::for_each_instr(f, f.body, [&](InstrId id) {
      if (names_variable(f.instrs[id].op)) used[f.instrs[id].imm] = true;
    });
  }
  const std::vector<uint32_t> functions = number(reached), vars = number(used);
  base::Store<FuncId, Function> kept_functions;
  for (uint32_t i = 0; i < reached.size(); ++i) {
    if (!reached[i]) continue;
    Function& f = module.functions[FuncId(i)];
    for (ir::Param& p : f.params)
      if (p.root) p.root = VarId(vars[p.root.index]);
    ir::for_each_instr(f, f.body, [&](InstrId id) {
      Instruction& instr = f.instrs[id];
      if (names_variable(instr.op)) instr.imm = vars[instr.imm];
      if (instr.op == Op::Call) instr.imm = functions[instr.imm];
    });
    kept_functions.add(std::move(f));
  }
  base::Store<VarId, ir::Var> kept_vars;
  for (uint32_t i = 0; i < used.size(); ++i) {
    ir::Var& var = module.vars[VarId(i)];
    if (!used[i]) continue;
    if (var.owner) var.owner = FuncId(functions[var.owner.index]);
    kept_vars.add(std::move(var));
  }
  module.functions = std::move(kept_functions);
  module.vars = std::move(kept_vars);
  for (FuncId* root : {&module.entry, &module.full, &module.full_test})
    if (*root) *root = FuncId(functions[root->index]);
}

}  // namespace tesela::pass
