// SPDX-License-Identifier: Apache-2.0
// Functions that stay functions: parameters and results are vectors, a mask comes along, and a pointer is the offset and validity of each lane. They
// return 1 first if the stop flag made them leave. The general version of an entry point that has one for full workgroups is one of them.
#include "cpu/codegen.h"

namespace tesela::cpu {

namespace {
constexpr uint32_t kPlaceArgs = 9;  // dispatch, worker, first, workgroup x y z, local y z, subgroup; then the mask
}

llvm::StructType* ModuleGen::result_type(const ir::Function& f) {
  llvm::SmallVector<llvm::Type*> fields{i32()};
  for (Scalar s : f.results) fields.push_back(vector_of(scalar_type(s)));
  return llvm::StructType::get(context, fields);
}

llvm::Function* ModuleGen::declare(ir::FuncId id) {
  llvm::Function*& declared = functions_[id.index];
  if (declared) return declared;
  const ir::Function& f = ir.functions[id];
  llvm::SmallVector<llvm::Type*> args{ptr(), ptr()};
  while (args.size() < kPlaceArgs) args.push_back(i32());
  args.push_back(mask_type());
  for (const ir::Param& p : f.params) {
    args.push_back(vector_of(p.type == Scalar::Ptr ? i32() : scalar_type(p.type)));
    if (p.type == Scalar::Ptr) args.push_back(mask_type());
  }
  const auto linkage = share == Share::Whole ? llvm::GlobalValue::InternalLinkage : llvm::GlobalValue::ExternalLinkage;
  declared = llvm::Function::Create(llvm::FunctionType::get(result_type(f), args, false), linkage, llvm::Twine("f") + llvm::Twine(id.index), module);
  if (share != Share::Whole) declared->setVisibility(llvm::GlobalValue::HiddenVisibility);
  declared->addFnAttr(llvm::Attribute::NoUnwind);
  declared->addFnAttr(llvm::Attribute::NoInline);
  return declared;
}

/// Pointers cross a call with one unit: frames 4 bytes, other memory 2.
static uint32_t call_unit(const ir::Var& var) { return var.space == ir::Space::Function || var.space == ir::Space::Private ? 4 : 2; }

/// Calls a function in this place of the grid, and leaves if it has seen the stop flag. Its results follow the first field.
llvm::Value* Body::call_here(ir::FuncId callee, llvm::Value* mask, llvm::ArrayRef<llvm::Value*> more) {
  llvm::SmallVector<llvm::Value*> args{dispatch_, worker_, at_.first, at_.workgroup[0] ? at_.workgroup[0] : c32(0), at_.workgroup[1], at_.workgroup[2], at_.local[1], at_.local[2], at_.subgroup, mask_value(mask)};
  args.append(more.begin(), more.end());
  llvm::Value* result = b.CreateCall(gen.declare(callee), args);
  llvm::BasicBlock *stop = block("callee_stopped"), *go = block("called");
  b.CreateCondBr(b.CreateICmpNE(b.CreateExtractValue(result, 0), c32(0)), stop, go);
  place(stop);
  leave_stopped();
  place(go);
  return result;
}

void Body::emit_call(const ir::Instruction& in) {
  llvm::SmallVector<llvm::Value*> args;
  for (ValueId v : in.operands) {
    if (f.values[v].type != Scalar::Ptr) {
      args.push_back(vector(v));
      continue;
    }
    const Pointer& p = pointer(v);
    const uint32_t unit = call_unit(gen.ir.vars[p.root]);
    llvm::Value* offset = offset_vector(p);
    if (p.unit != unit) offset = b.CreateMul(offset, splat(c32(p.unit / unit)));
    args.push_back(b.CreateAdd(offset, splat(c32(p.constant / unit))));
    args.push_back(mask_value(lane_check(p)));
  }
  llvm::Value* result = call_here(ir::FuncId(in.imm), mask_, args);
  for (unsigned i = 0; i < in.results.size(); ++i) set(in.results[i], varying(b.CreateExtractValue(result, i + 1)));
}

/// Returns because a callee left at the stop flag (which has noted where).
void Body::leave_stopped() {
  finish_past_caches();
  if (into_->getReturnType()->isIntegerTy()) {
    b.CreateRet(c32(1));
    return;
  }
  llvm::Value* result = llvm::Constant::getNullValue(into_->getReturnType());
  b.CreateRet(b.CreateInsertValue(result, c32(1), 0));
}

void Body::emit_function() {
  allocas_ = block("entry");
  llvm::BasicBlock* start = block("start");
  dispatch_ = into_->getArg(0);
  worker_ = into_->getArg(1);
  load_dispatch_facts();
  begin_stopped();
  place(start);
  at_.first = into_->getArg(2);
  for (unsigned i = 0; i < 3; ++i) at_.workgroup[i] = into_->getArg(3 + i);
  at_.local[1] = into_->getArg(6);
  at_.local[2] = into_->getArg(7);
  at_.subgroup = into_->getArg(8);
  mask_ = into_->getArg(kPlaceArgs);
  unsigned next = kPlaceArgs + 1;
  for (const ir::Param& param : f.params) {
    if (param.type != Scalar::Ptr) {
      set(param.value, varying(into_->getArg(next++)));
      continue;
    }
    Pointer p;
    p.root = param.root;
    p.unit = call_unit(gen.ir.vars[p.root]);
    p.offset = varying(into_->getArg(next++));
    p.lanes_ok = into_->getArg(next++);
    pointers_[param.value.index] = p;
  }
  if (&f == &gen.ir.functions[gen.ir.entry]) {
    emit_workgroup();
    b.CreateRet(llvm::Constant::getNullValue(into_->getReturnType()));
    return finish_entry(start);
  }
  llvm::BasicBlock* end = block("end");
  Construct root;
  root.kind = Construct::Kind::Function;
  root.end = root.resume = end;
  root.divergent = true;
  for (Scalar s : f.results) {
    llvm::Type* type = gen.vector_of(gen.scalar_type(s));
    root.results.push_back(make_cell(type));
    b.CreateStore(llvm::Constant::getNullValue(type), root.results.back().slot);
  }
  const std::vector<Cell> results = root.results;
  stack_.assign(1, root);
  emit_block(f.body);
  place(end);
  llvm::Value* result = llvm::Constant::getNullValue(into_->getReturnType());
  for (unsigned i = 0; i < results.size(); ++i) result = b.CreateInsertValue(result, b.CreateLoad(results[i].type, results[i].slot), i + 1);
  b.CreateRet(result);
  finish_entry(start);
}

}  // namespace tesela::cpu
