// SPDX-License-Identifier: Apache-2.0
#include "cpu/codegen.h"

#include <cstddef>

#include <llvm/IR/Intrinsics.h>
#include <llvm/IR/MDBuilder.h>

#include "ir/walk.h"

namespace tesela::cpu {

using core::has;
using pass::ShapeKind;

Body::Body(ModuleGen& generator, const ir::Function& function, llvm::Function* into)
    : gen(generator), f(function), into_(into), b(generator.context), ops_(b, generator.target), shapes_(pass::analyse_shapes(generator.ir, function, generator.order(), generator.lanes)) {
  values_.resize(f.values.size());
  uses_.assign(f.values.size(), 0);
  ir::for_each_instr(f, f.body, [&](ir::InstrId id) {
    for (ValueId v : f.instrs[id].operands) ++uses_[v.index];
  });
  ir::for_each_block(f, f.body, [&](ir::BlockId block_id) { find_access_groups(block_id); });
}

Body::Body(const Body& outer, ir::FuncId id) : Body(outer.gen, outer.gen.ir.functions[id], outer.into_) {
  allocas_ = outer.allocas_;
  stopped_ = outer.stopped_;
  stopped_where_ = outer.stopped_where_;
  dispatch_ = outer.dispatch_;
  worker_ = outer.worker_;
  std::copy(std::begin(outer.groups_), std::end(outer.groups_), groups_);
  stop_ = outer.stop_;
  single_thread_ = outer.single_thread_;
  frame_ = outer.frame_;
  workgroup_memory_ = outer.workgroup_memory_;
  data_ = outer.data_;
  size_ = outer.size_;
  past_caches_ = outer.past_caches_;
  at_ = outer.at_;
  b.SetInsertPoint(outer.b.GetInsertBlock());
}

// --- values

Val::Kind Body::kind_of(const pass::Shape& shape) {
  switch (shape.kind) {
    case ShapeKind::Unknown:
    case ShapeKind::WorkgroupUniform:
    case ShapeKind::Uniform: return Val::Kind::Uniform;
    case ShapeKind::Linear: return Val::Kind::Linear;
    case ShapeKind::Pattern: return Val::Kind::Pattern;
    case ShapeKind::Varying: return Val::Kind::Varying;
  }
  TESELA_UNREACHABLE();
}

llvm::Value* Body::iota(uint32_t stride) {
  llvm::SmallVector<llvm::Constant*> lanes;
  for (uint32_t l = 0; l < gen.lanes; ++l) lanes.push_back(b.getInt32(l * stride));
  return llvm::ConstantVector::get(lanes);
}

llvm::Value* Body::vector(const Val& val) {
  switch (val.kind) {
    case Val::Kind::None: TESELA_UNREACHABLE("a value without representation");
    case Val::Kind::Uniform: return splat(val.v);
    case Val::Kind::Linear: return b.CreateAdd(splat(val.v), iota(val.stride));
    case Val::Kind::Pattern: return b.CreateAdd(splat(val.v), llvm::ConstantDataVector::get(gen.context, shapes_.patterns[val.stride]));
    case Val::Kind::Varying: return val.v;
  }
  TESELA_UNREACHABLE();
}

Val Body::zero_of(Scalar type, Val::Kind kind, uint32_t stride) {
  llvm::Type* t = gen.scalar_type(type);
  return {kind, stride, llvm::Constant::getNullValue(kind == Val::Kind::Varying ? gen.vector_of(t) : t)};
}

Val Body::value(ValueId v) {
  const Val& val = values_[v.index];
  if (val.kind != Val::Kind::None) return val;
  const pass::Shape& shape = shapes_.of(v);  // code that is never reached
  return zero_of(f.values[v].type, kind_of(shape), shape.stride);
}

Val Body::coerce(const Val& val, Val::Kind kind) {
  if (val.kind == kind) return val;
  TESELA_CHECK(kind == Val::Kind::Varying, "a value is worse than its shape");
  return varying(vector(val));
}

void Body::set(ValueId v, Val val) {
  values_[v.index] = coerce(val, kind_of(shapes_.of(v)));
  keep(v);
}

/// The argument is a vector if the shape is varying, else the scalar (of lane 0).
void Body::set_shaped(ValueId v, llvm::Value* scalar_or_vector) {
  const pass::Shape& shape = shapes_.of(v);
  set(v, {kind_of(shape), shape.stride, scalar_or_vector});
}

// --- masks and cells

llvm::Value* Body::mask_and_not(llvm::Value* a, llvm::Value* c) {
  llvm::Value* inverse = b.CreateNot(c);
  return a ? b.CreateAnd(a, inverse) : inverse;
}

llvm::Value* Body::first_lane(llvm::Value* m) {
  if (!m) return b.getInt32(0);
  return b.CreateIntrinsic(llvm::Intrinsic::experimental_cttz_elts, {gen.i32(), m->getType()}, {m, b.getFalse()});
}

Cell Body::make_cell(llvm::Type* type, Val::Kind kind, uint32_t stride) {
  llvm::IRBuilder<> at(allocas_);
  return {at.CreateAlloca(type), type, kind, stride};
}

const Cell& Body::scratch(uint32_t number, llvm::Type* type) {
  for (const auto& [n, cell] : scratch_)
    if (n == number && cell.type == type) return cell;
  scratch_.emplace_back(number, make_cell(type));
  return scratch_.back().second;
}

Cell Body::make_mask_cell() { return make_cell(gen.target.avx512 ? static_cast<llvm::Type*>(gen.mask_type()) : gen.vector_of(gen.i32())); }

Cell Body::make_value_cell(ValueId v) {
  const pass::Shape& shape = shapes_.of(v);
  const Val::Kind kind = kind_of(shape);
  llvm::Type* type = gen.scalar_type(f.values[v].type);
  return make_cell(kind == Val::Kind::Varying ? gen.vector_of(type) : type, kind, shape.stride);
}

llvm::Value* Body::load_mask(const Cell& cell) {
  llvm::Value* v = b.CreateLoad(cell.type, cell.slot);
  return gen.target.avx512 ? v : b.CreateICmpNE(v, llvm::Constant::getNullValue(cell.type));
}

void Body::store_mask(const Cell& cell, llvm::Value* mask) {
  mask = mask_value(mask);
  b.CreateStore(gen.target.avx512 ? mask : b.CreateSExt(mask, cell.type), cell.slot);
}

void Body::branch_if_any(llvm::Value* mask, llvm::BasicBlock* yes, llvm::BasicBlock* no) {
  if (!mask) b.CreateBr(yes);
  else b.CreateCondBr(any(mask), yes, no);
}

// --- instructions

void Body::emit_instruction(ir::InstrId id) {
  const ir::Instruction& in = f.instrs[id];
  const Op op = in.op;
  if (has(op, core::kWrites | core::kAtomic | core::kBarrier) || op == Op::Call) quads_.clear();
  if (op == Op::Call) return emit_call(in);
  if (has(op, core::kExit)) return emit_exit(in);
  if (has(op, core::kControl)) return emit_construct(id);
  if (has(op, core::kInput)) return emit_input(in);
  if (has(op, core::kElementwise)) return emit_elementwise(in);
  if (in.type == Scalar::Ptr && has(op, core::kPure)) return emit_pointer(id);
  if (has(op, core::kAtomic)) return emit_atomic(id);
  if (has(op, core::kSubgroup)) return emit_subgroup(in);
  if (!group_of_.empty() && emit_in_group(id)) return;
  if (op == Op::UniformLoad && gen.ir.observed) observe_meeting(core::kWorkgroupMemory);
  if (op == Op::Load || op == Op::LoadBytes || op == Op::UniformLoad) return emit_load(in);
  if (op == Op::Store || op == Op::StoreBytes) return emit_store(in);
  if (op == Op::ClearVar) return emit_clear(in);
  if (has(op, core::kObserves)) return emit_observation(in);
  TESELA_CHECK(op == Op::Barrier, "an op without code");
  if (gen.ir.observed) observe_meeting(in.imm);
}

void Body::emit_elementwise(const ir::Instruction& in) {
  if (in.op == Op::Const) {
    llvm::Constant* c = nullptr;
    if (in.type == Scalar::Bool) c = b.getInt1(in.imm != 0);
    else if (in.type == Scalar::F32) c = llvm::ConstantFP::get(gen.context, llvm::APFloat(llvm::APFloat::IEEEsingle(), llvm::APInt(32, in.imm)));
    else if (in.type == Scalar::F16) {
      llvm::APFloat half(llvm::APFloat::IEEEhalf(), llvm::APInt(16, in.imm));
      bool loses = false;
      half.convert(llvm::APFloat::IEEEsingle(), llvm::APFloat::rmNearestTiesToEven, &loses);
      c = llvm::ConstantFP::get(gen.context, half);
    } else c = b.getInt32(in.imm);
    return set(in.results[0], uniform(c));
  }
  if (emit_by_subgroup(in) || emit_dot_sum(in)) return;
  bool scalar = true, varying_operand = false;
  for (ValueId r : in.results) scalar &= kind_of(shapes_.of(r)) != Val::Kind::Varying;
  for (ValueId v : in.operands) varying_operand |= value(v).kind == Val::Kind::Varying;
  // global_invocation_id.x, whose parts are varying.
  if (scalar && varying_operand && shapes_.order == pass::LaneOrder::Merged) return set_shaped(in.results[0], at_.first);
  llvm::SmallVector<llvm::Value*, 4> operands, results;
  for (ValueId v : in.operands) {  // a scalar result is lane 0's, of lane 0's operands
    const Val val = value(v);
    if (scalar) operands.push_back(val.kind == Val::Kind::Varying ? b.CreateExtractElement(val.v, uint64_t{0}) : val.v);
    else operands.push_back(vector(val));
  }
  ops_.emit(in.op, in.type, f.values[in.operands[0]].type, operands, results);
  for (size_t i = 0; i < in.results.size(); ++i) set_shaped(in.results[i], results[i]);
}

/// first + step * the number of the subgroup.
llvm::Value* Body::subgroup_steps(uint32_t first, uint32_t step) {
  first += at_.shift * step;
  if (step == 0) return c32(first);
  return b.CreateAdd(b.CreateMul(at_.base ? at_.base : at_.subgroup, c32(step)), c32(first));
}

/// The subgroup's part of a table with a word for each invocation.
llvm::Value* Body::load_table(const std::vector<uint32_t>& words) {
  llvm::Constant* data = llvm::ConstantDataArray::get(gen.context, words);
  auto* table = new llvm::GlobalVariable(gen.module, data->getType(), true, llvm::GlobalValue::PrivateLinkage, data, "table");
  table->setAlignment(llvm::Align(64));
  llvm::Type* type = gen.vector_of(gen.i32());
  llvm::LoadInst* load = b.CreateLoad(type, b.CreateGEP(type, table, b.CreateZExt(at_.subgroup, gen.i64())));
  gen.tag_memory(load, ModuleGen::kClassControl);
  return load;
}

/// What follows from the number of the subgroup alone needs no arithmetic on ids.
bool Body::emit_by_subgroup(const ir::Instruction& in) {
  if (in.results.size() != 1) return false;
  const ValueId r = in.results[0];
  const pass::BySubgroup& steps = shapes_.by_subgroup[r.index];
  if (const auto table = shapes_.tables.find(r.index); table != shapes_.tables.end()) {
    set(r, varying(load_table(table->second)));
    return true;
  }
  if (!steps.known || kind_of(shapes_.of(r)) == Val::Kind::Varying) return false;
  if (in.type == Scalar::I32 || in.type == Scalar::U32) set_shaped(r, subgroup_steps(steps.first, steps.step));
  else if (in.type == Scalar::Bool && steps.step == 0) set_shaped(r, b.getInt1(steps.first != 0));
  else return false;
  return true;
}

void Body::emit_input(const ir::Instruction& in) {
  const ValueId r = in.results[0];
  if (emit_by_subgroup(in)) return;
  set_shaped(r, input_value(in, kind_of(shapes_.of(r)) == Val::Kind::Varying));
}

/// The scalar of lane 0, or all lanes.
llvm::Value* Body::input_value(const ir::Instruction& in, bool as_vector) {
  const auto& size = gen.ir.workgroup_size;
  const bool merged = shapes_.order == pass::LaneOrder::Merged;
  const auto number = [&](uint32_t v) -> llvm::Value* { return as_vector ? splat(c32(v)) : c32(v); };
  const auto lanes = [&] { return as_vector ? vector({Val::Kind::Linear, 1, at_.first}) : at_.first; };
  const auto group_x = [&] { return size[0] == 1 ? lanes() : b.CreateUDiv(lanes(), number(size[0])); };
  const auto local_x = [&] { return b.CreateURem(lanes(), number(size[0])); };
  const auto wide = [&](llvm::Value* v) { return as_vector ? splat(v) : v; };
  if (in.op == Op::NumWorkgroups) return wide(groups_[in.imm]);
  if (in.op == Op::BufferSize) return wide(buffer_size(gen.ir.vars[ir::VarId(in.imm)].binding));
  if (in.op == Op::WorkgroupId) return merged && in.imm == 0 ? group_x() : wide(at_.workgroup[in.imm]);
  if (in.op == Op::Lane) return as_vector ? iota() : c32(0);
  if (in.op == Op::SubgroupId) return wide(at_.subgroup);
  if (in.op == Op::LocalIndex) {
    if (!merged) return lanes();
    llvm::Value* rows = b.CreateAdd(b.CreateMul(at_.local[2], c32(size[1])), at_.local[1]);
    return b.CreateAdd(wide(b.CreateMul(rows, c32(size[0]))), local_x());
  }
  TESELA_CHECK(in.op == Op::LocalId, "an input without code");
  if (size[in.imm] == 1) return number(0);
  if (merged) return in.imm == 0 ? local_x() : wide(at_.local[in.imm]);
  const uint32_t below = in.imm == 0 ? 1 : in.imm == 1 ? size[0] : size[0] * size[1];
  const bool last = (in.imm == 0 && size[1] * size[2] == 1) || (in.imm == 1 && size[2] == 1) || in.imm == 2;
  llvm::Value* v = below == 1 ? lanes() : b.CreateUDiv(lanes(), number(below));
  return last ? v : b.CreateURem(v, number(size[in.imm]));
}

// --- facts of the dispatch, loaded once in the entry block

llvm::Value* Body::load_control(llvm::Value* base, uint32_t offset, llvm::Type* type) {
  llvm::IRBuilder<> at(allocas_);
  llvm::LoadInst* load = at.CreateLoad(type, at.CreateConstGEP1_64(at.getInt8Ty(), base, offset));
  gen.tag_memory(load, ModuleGen::kClassControl);
  return load;
}

void Body::load_dispatch_facts() {
  for (uint32_t i = 0; i < 3; ++i) groups_[i] = load_control(dispatch_, offsetof(core::DispatchContext, num_workgroups) + 4 * i, gen.i32());
  stop_ = load_control(dispatch_, offsetof(core::DispatchContext, stop), gen.ptr());
  llvm::IRBuilder<> at(allocas_);
  single_thread_ = load_control(dispatch_, offsetof(core::DispatchContext, single_thread), gen.i32());
  frame_ = load_control(worker_, offsetof(core::WorkerContext, frame), gen.ptr());
  workgroup_memory_ = load_control(worker_, offsetof(core::WorkerContext, workgroup_memory), gen.ptr());
}

llvm::Value* Body::buffer_data(uint32_t binding) {
  llvm::Value*& data = data_[binding];
  if (!data) {
    llvm::Value* views = load_control(dispatch_, offsetof(core::DispatchContext, buffers), gen.ptr());
    data = load_control(views, static_cast<uint32_t>(binding * sizeof(core::BufferView) + offsetof(core::BufferView, data)), gen.ptr());
    // A pipeline refuses bindings that are smaller: what is at a known place may be read before it is known that it has to be. Descriptions of textures are words of our own, which
    // leave loops; what else may leave them stays, since inner loops need the registers (matmul_tiled: 2 %).
    const core::KernelBinding& at = gen.ir.bindings[binding];
    const auto note = [&](unsigned kind, uint64_t bytes) { llvm::cast<llvm::LoadInst>(data)->setMetadata(kind, llvm::MDNode::get(gen.context, llvm::ConstantAsMetadata::get(b.getInt64(bytes)))); };
    if (at.min_size != 0) note(llvm::LLVMContext::MD_dereferenceable, at.min_size);
    if (at.group == core::kDescriptionGroup) note(llvm::LLVMContext::MD_align, 4);
  }
  return data;
}

llvm::Value* Body::buffer_size(uint32_t binding) {
  llvm::Value*& size = size_[binding];
  if (!size) {
    llvm::Value* views = load_control(dispatch_, offsetof(core::DispatchContext, buffers), gen.ptr());
    size = load_control(views, static_cast<uint32_t>(binding * sizeof(core::BufferView) + offsetof(core::BufferView, size)), gen.i32());
  }
  return size;
}

}  // namespace tesela::cpu
