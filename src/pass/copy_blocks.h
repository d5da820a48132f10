// SPDX-License-Identifier: Apache-2.0
// Copies of blocks within one function: new instructions and values, operands mapped, targets among the copied constructs mapped too.
#pragma once
#include <algorithm>
#include <cstdint>
#include <functional>
#include <unordered_map>

#include "ir/ir.h"

namespace tesela::pass {

inline ir::ValueId new_value(ir::Function& f, core::Scalar type, ir::InstrId def, ir::BlockId block, uint32_t index) {
  ir::Value value;
  value.type = type;
  value.def = def;
  value.block = block;
  value.index = index;
  return f.values.add(value);
}

class BlockCopy {
 public:
  explicit BlockCopy(ir::Function& f) : f_(f) {}

  std::unordered_map<uint32_t, ir::ValueId> values;  ///< by ValueId: what stands for it in the copy
  /// Called for each instruction, its operands mapped, before it is added; false: it is left out.
  std::function<bool(ir::Instruction&)> change;

  ir::ValueId operator()(ir::ValueId v) const {
    const auto found = values.find(v.index);
    return found != values.end() ? found->second : v;
  }

  /// Appends copies of the block's instructions, from `first` to before `end`, to another block.
  void append(ir::BlockId from, ir::BlockId to, size_t first = 0, size_t end = SIZE_MAX) {
    const std::vector<ir::InstrId> instrs = f_.blocks[from].instrs;
    for (size_t i = first; i < std::min(end, instrs.size()); ++i) copy(instrs[i], to);
  }

 private:
  void copy(ir::InstrId source_id, ir::BlockId to) {
    const ir::Instruction source = f_.instrs[source_id];
    ir::Instruction instr = source;
    for (ir::ValueId& v : instr.operands) v = (*this)(v);
    if (change && !change(instr)) return;
    if (const auto found = constructs_.find(instr.target.index); instr.target && found != constructs_.end()) instr.target = found->second;
    instr.results.clear();
    instr.blocks.clear();
    const ir::InstrId id = f_.instrs.add(std::move(instr));
    f_.blocks[to].instrs.push_back(id);
    for (uint32_t i = 0; i < source.results.size(); ++i) {
      const ir::ValueId v = new_value(f_, f_.values[source.results[i]].type, id, {}, i);
      f_.instrs[id].results.push_back(v);
      values[source.results[i].index] = v;
    }
    if (!source.blocks.empty()) constructs_[source_id.index] = id;
    for (ir::BlockId from : source.blocks) {
      ir::Block block;
      block.parent = id;
      const ir::BlockId inner = f_.blocks.add(std::move(block));
      f_.instrs[id].blocks.push_back(inner);
      const std::vector<ir::ValueId> params = f_.blocks[from].params;
      for (uint32_t i = 0; i < params.size(); ++i) {
        const ir::ValueId v = new_value(f_, f_.values[params[i]].type, {}, inner, i);
        f_.blocks[inner].params.push_back(v);
        values[params[i].index] = v;
      }
      append(from, inner);
    }
  }

  ir::Function& f_;
  std::unordered_map<uint32_t, ir::InstrId> constructs_;
};

}  // namespace tesela::pass
