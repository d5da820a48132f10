// SPDX-License-Identifier: Apache-2.0
// The steps of simplify, each over one function. They are run in this order, as often as the first of them changes something (with a limit).
#pragma once
#include <unordered_map>
#include <vector>

#include "ir/ir.h"
#include "pass/replace.h"

namespace tesela::pass {

/// One walk in the order of execution: folds constants, applies local rewrites, merges common subexpressions, resolves constant
/// conditions and turns small branches into selects. Constants end up at the front of the function's body, each once. True if something changed.
bool fold_and_merge(ir::Module& module, ir::Function& f);
/// Block parameters and construct results that always carry one value that is visible outside are replaced by it. True if something changed.
bool forward_copies(ir::Function& f);
/// Takes away what has no effect and whose results nobody uses: instructions, constructs, single parameters and results; stores to variables
/// that nobody reads. `private_read`: read_variables, of now or of earlier.
void remove_dead(ir::Module& module, ir::FuncId id, const std::vector<bool>& private_read);
/// Private variables that some function reads, by index.
std::vector<bool> read_variables(const ir::Module& module);

/// Constants of one function, each once.
class ConstantPool {
 public:
  explicit ConstantPool(ir::Function& f) : f_(f) {}
  ir::ValueId get(core::Scalar type, uint32_t bits) {
    auto [at, added] = known_.try_emplace(static_cast<uint64_t>(type) << 32 | bits);
    if (added) {
      at->second = make_constant(f_, type, bits);
      instrs_.push_back(f_.values[at->second].def);
    }
    return at->second;
  }
  /// Puts all of them before everything else.
  void place() {
    auto& body = f_.blocks[f_.body].instrs;
    body.insert(body.begin(), instrs_.begin(), instrs_.end());
  }

 private:
  ir::Function& f_;
  std::unordered_map<uint64_t, ir::ValueId> known_;
  std::vector<ir::InstrId> instrs_;
};

/// Local rewrites of one instruction whose operands are final. Either gives the value that stands for its (single) result, or changes the
/// instruction in place to a simpler one, or does nothing.
class Rewriter {
 public:
  Rewriter(const ir::Module& module, ir::Function& f, ConstantPool& pool) : m_(module), f_(f), pool_(pool) {}
  ir::ValueId rewrite(ir::InstrId id);
  bool changed = false;

 private:
  using ValueId = ir::ValueId;
  ValueId by_op(ir::Instruction& instr);
  ValueId all_constant(const ir::Instruction& instr);
  void order(ir::Instruction& instr);
  ValueId add(ir::Instruction& instr);
  ValueId subtract(ir::Instruction& instr);
  ValueId multiply(ir::Instruction& instr);
  ValueId divide(ir::Instruction& instr);
  ValueId bitwise(ir::Instruction& instr);
  ValueId negate(ir::Instruction& instr);
  ValueId compare(ir::Instruction& instr);
  ValueId select(ir::Instruction& instr);
  ValueId convert(ir::Instruction& instr);
  ValueId pointer(ir::Instruction& instr);
  ValueId input(ir::Instruction& instr);
  ValueId load(const ir::Instruction& instr);
  ValueId chain(ir::Instruction& instr, core::Op op);

  const uint32_t* constant(const ir::Instruction& instr, size_t i) const { return f_.constant(instr.operands[i]); }
  bool is_constant(const ir::Instruction& instr, size_t i, uint32_t bits) const {
    const uint32_t* c = constant(instr, i);
    return c != nullptr && *c == bits;
  }
  /// The instruction that defines operand i if it is one of this op, else null.
  const ir::Instruction* operand_as(const ir::Instruction& instr, size_t i, core::Op op) const {
    const ir::InstrId def = f_.values[instr.operands[i]].def;
    return def && f_.instrs[def].op == op ? &f_.instrs[def] : nullptr;
  }
  ValueId become(ir::Instruction& instr, core::Op op, std::vector<ValueId> operands);

  const ir::Module& m_;
  ir::Function& f_;
  ConstantPool& pool_;
};

}  // namespace tesela::pass
