// SPDX-License-Identifier: Apache-2.0
#include "ir/builder.h"

#include <bit>

namespace tesela::ir {

BlockId Builder::new_block(InstrId parent) {
  Block block;
  block.parent = parent;
  const BlockId id = f_->blocks.add(std::move(block));
  if (parent) f_->instrs[parent].blocks.push_back(id);
  return id;
}

ValueId Builder::add_param(BlockId block, Scalar type) {
  Value value;
  value.type = type;
  value.block = block;
  value.index = static_cast<uint32_t>(f_->blocks[block].params.size());
  const ValueId id = f_->values.add(value);
  f_->blocks[block].params.push_back(id);
  return id;
}

Instruction& Builder::append(Op op, Scalar type, std::span<const ValueId> operands, uint32_t n) {
  Instruction instr;
  instr.op = op;
  instr.type = type;
  instr.operands.assign(operands.begin(), operands.end());
  instr.loc = loc_;
  const InstrId id = f_->instrs.add(std::move(instr));
  for (uint32_t i = 0; i < n; ++i) {
    Value value;
    value.type = type;
    value.def = id;
    value.index = i;
    f_->instrs[id].results.push_back(f_->values.add(value));
  }
  f_->blocks[block_].instrs.push_back(id);
  return f_->instrs[id];
}

InstrId Builder::append_construct(Op op, std::span<const ValueId> operands, std::span<const Scalar> results) {
  append(op, Scalar::None, operands, 0);
  const InstrId id = last();
  for (uint32_t i = 0; i < results.size(); ++i) {
    Value value;
    value.type = results[i];
    value.def = id;
    value.index = i;
    f_->instrs[id].results.push_back(f_->values.add(value));
  }
  return id;
}

ValueId Builder::op(Op op, Scalar type, std::initializer_list<ValueId> operands) {
  return append(op, type, std::span<const ValueId>(operands.begin(), operands.size()), 1).results[0];
}

ValueId Builder::constant(Scalar type, uint32_t bits) {
  Instruction& instr = append(Op::Const, type, {}, 1);
  instr.imm = bits;
  return instr.results[0];
}

ValueId Builder::constant_f32(float v) { return constant(Scalar::F32, std::bit_cast<uint32_t>(v)); }

ValueId Builder::input(Op op, uint32_t imm) {
  Instruction& instr = append(op, Scalar::U32, {}, 1);
  instr.imm = imm;
  return instr.results[0];
}

ValueId Builder::address_of(VarId var) {
  Instruction& instr = append(Op::AddressOf, Scalar::Ptr, {}, 1);
  instr.imm = var.index;
  return instr.results[0];
}

ValueId Builder::member(ValueId ptr, uint32_t offset) {
  if (offset == 0) return ptr;
  Instruction& instr = append(Op::MemberPtr, Scalar::Ptr, std::span(&ptr, 1), 1);
  instr.imm = offset;
  return instr.results[0];
}

ValueId Builder::element(ValueId ptr, ValueId index, uint32_t stride, uint32_t extent) {
  TESELA_CHECK(extent != 0, "an element pointer without extent");
  const ValueId operands[] = {ptr, index};
  Instruction& instr = append(Op::ElementPtr, Scalar::Ptr, operands, 1);
  instr.stride = stride;
  instr.extent = extent;
  return instr.results[0];
}

ValueId Builder::element_runtime(ValueId ptr, ValueId index, uint32_t stride, ValueId length) {
  const ValueId operands[] = {ptr, index, length};
  Instruction& instr = append(Op::ElementPtr, Scalar::Ptr, operands, 1);
  instr.stride = stride;
  return instr.results[0];
}

std::vector<ValueId> Builder::load(ValueId ptr, Scalar type, uint32_t n) {
  return append(Op::Load, type, std::span(&ptr, 1), n).results;
}

void Builder::store(ValueId ptr, Scalar type, std::span<const ValueId> values) {
  std::vector<ValueId> operands{ptr};
  operands.insert(operands.end(), values.begin(), values.end());
  append(Op::Store, type, operands, 0);
}

void Builder::exit(InstrId target, std::span<const ValueId> values) { append(Op::Exit, Scalar::None, values, 0).target = target; }

void Builder::continue_(InstrId loop, std::span<const ValueId> values) {
  append(Op::Continue, Scalar::None, values, 0).target = loop;
}

void Builder::next(InstrId loop, std::span<const ValueId> values) { append(Op::Next, Scalar::None, values, 0).target = loop; }

void Builder::return_(std::span<const ValueId> values) { append(Op::Return, Scalar::None, values, 0); }

bool Builder::terminated() const {
  const Block& block = f_->blocks[block_];
  return !block.instrs.empty() && core::has(f_->instrs[block.instrs.back()].op, core::kExit);
}

VarId root_of(const Function& f, ValueId ptr) {
  for (;;) {
    const Value& value = f.values[ptr];
    if (!value.def) {
      TESELA_CHECK(!value.block && value.index < f.params.size(), "a pointer is a block parameter");
      return f.params[value.index].root;
    }
    const Instruction& instr = f.instrs[value.def];
    if (instr.op == Op::AddressOf) return VarId(instr.imm);
    TESELA_CHECK(instr.op == Op::MemberPtr || instr.op == Op::ElementPtr, "a pointer without root");
    ptr = instr.operands[0];
  }
}

}  // namespace tesela::ir
