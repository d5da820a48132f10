// SPDX-License-Identifier: Apache-2.0
// The only way to make instructions. A builder stands at the end of one block of one function; constructs are opened by making the
// instruction and then building into its blocks.
#pragma once
#include <initializer_list>
#include <span>

#include "ir/ir.h"

namespace tesela::ir {

class Builder {
 public:
  explicit Builder(Function& function) : f_(&function) {}
  Function& function() { return *f_; }
  void set_block(BlockId block) { block_ = block; }
  BlockId block() const { return block_; }
  void set_loc(Loc loc) { loc_ = loc; }
  Loc loc() const { return loc_; }

  BlockId new_block(InstrId parent = {});
  ValueId add_param(BlockId block, Scalar type);

  /// Appends an instruction with `n` results of `type`; the fields that the op needs beyond operands are set on the returned reference
  /// (which lives until the next instruction is made).
  Instruction& append(Op op, Scalar type, std::span<const ValueId> operands, uint32_t n);
  InstrId last() const { return f_->instrs.last(); }
  /// Result types of constructs and calls may differ from one another.
  InstrId append_construct(Op op, std::span<const ValueId> operands, std::span<const Scalar> results);

  // One-result shorthands.
  ValueId op(Op op, Scalar type, std::initializer_list<ValueId> operands);
  ValueId constant(Scalar type, uint32_t bits);
  ValueId constant_u32(uint32_t v) { return constant(Scalar::U32, v); }
  ValueId constant_f32(float v);
  ValueId constant_bool(bool v) { return constant(Scalar::Bool, v); }
  ValueId input(Op op, uint32_t imm = 0);  ///< u32 built-in input
  ValueId compare(Op op, ValueId a, ValueId b) { return this->op(op, Scalar::Bool, {a, b}); }

  // Memory.
  ValueId address_of(VarId var);
  ValueId member(ValueId ptr, uint32_t offset);  ///< offset 0 gives `ptr` itself
  ValueId element(ValueId ptr, ValueId index, uint32_t stride, uint32_t extent);
  ValueId element_runtime(ValueId ptr, ValueId index, uint32_t stride, ValueId length);
  std::vector<ValueId> load(ValueId ptr, Scalar type, uint32_t n);
  void store(ValueId ptr, Scalar type, std::span<const ValueId> values);

  // Exits.
  void exit(InstrId target, std::span<const ValueId> values = {});
  void continue_(InstrId loop, std::span<const ValueId> values = {});
  void next(InstrId loop, std::span<const ValueId> values = {});
  void return_(std::span<const ValueId> values = {});
  /// Whether the current block already ends with an exit.
  bool terminated() const;

 private:
  Function* f_;
  BlockId block_;
  Loc loc_;
};

}  // namespace tesela::ir
