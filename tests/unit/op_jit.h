// SPDX-License-Identifier: Apache-2.0
// Runs single ops as machine code: for each requested (op, types, lanes) a function that applies it to arrays. Test code.
// Arrays hold 4 bytes an element: bool as 0 or 1, f16 as the f32 of the same value.
#pragma once
#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <llvm/ExecutionEngine/Orc/JITTargetMachineBuilder.h>
#include <llvm/ExecutionEngine/Orc/LLJIT.h>
#include <llvm/IR/LegacyPassManager.h>
#include <llvm/IR/Verifier.h>
#include <llvm/Passes/PassBuilder.h>
#include <llvm/Support/TargetSelect.h>
#include <llvm/Target/TargetMachine.h>
#include <llvm/Support/raw_ostream.h>

#include "core/op.h"
#include "cpu/emit_op.h"

namespace tesela::test {

using core::Op;
using core::Scalar;

/// Types of the operands of an op whose result has type `type` and whose first operand has type `first`.
inline std::vector<Scalar> operand_types(Op op, Scalar first, int length_operands = 3) {
  using enum Scalar;
  switch (op) {
    case Op::Shl:
    case Op::Shr: return {first, U32};
    case Op::Select: return {Bool, first, first};
    case Op::ExtractBits: return {first, U32, U32};
    case Op::InsertBits: return {first, first, U32, U32};
    case Op::Ldexp: return {first, I32};
    case Op::Length: return std::vector<Scalar>(static_cast<size_t>(length_operands), first);
    default: return std::vector<Scalar>(static_cast<size_t>(core::op_info(op).operands), first);
  }
}

/// A processor to test on, if this machine can stand in for it.
struct Level {
  const char* cpu;
  bool (*runs)();
};
inline const Level kLevels[] = {
    {"native", [] { return true; }},
    {"haswell", [] { return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"); }},
    {"x86-64-v2", [] { return bool(__builtin_cpu_supports("sse4.2")); }},
    {"x86-64", [] { return true; }},
};
inline std::string level_name(const testing::TestParamInfo<Level>& info) {
  std::string name = info.param.cpu;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

class OpJit {
 public:
  using Function = void (*)(const void* const* in, void* const* out, uint64_t vectors);

  explicit OpJit(const cpu::TargetOptions& options) : target_(cpu::make_target(options)) {
    LLVMInitializeX86TargetInfo();
    LLVMInitializeX86Target();
    LLVMInitializeX86TargetMC();
    LLVMInitializeX86AsmPrinter();
    LLVMInitializeAArch64TargetInfo();
    LLVMInitializeAArch64Target();
    LLVMInitializeAArch64TargetMC();
    LLVMInitializeAArch64AsmPrinter();
    machine_ = std::make_unique<llvm::orc::JITTargetMachineBuilder>(llvm::Triple(target_.triple));
    machine_->setCPU(target_.cpu);
    machine_->addFeatures(split(target_.features));
    module_ = std::make_unique<llvm::Module>("ops", *context_);
    tm_ = llvm::cantFail(machine_->createTargetMachine());
    module_->setDataLayout(tm_->createDataLayout());
    module_->setTargetTriple(llvm::Triple(target_.triple));
  }

  const cpu::Target& target() const { return target_; }

  /// Name of the function for these.
  std::string name_of(Op op, Scalar type, Scalar first, unsigned lanes, bool splat = false, int operands = 3) const {
    return std::string(core::op_info(op).name) + "_" + std::string(core::scalar_name(type)) + "_" +
                             std::string(core::scalar_name(first)) + "_" + std::to_string(lanes) + (splat ? "_splat" : "") + "_" + std::to_string(operands);
  }

  /// Asks for an op; `lanes` 0 is the scalar form. `splat`: the second operand is the same in all lanes of a vector.
  std::string add(Op op, Scalar type, Scalar first, unsigned lanes, bool splat = false, int operands = 3) {
    const std::string name = name_of(op, type, first, lanes, splat, operands);
    if (module_->getFunction(name)) return name;
    auto& c = *context_;
    auto* ptr = llvm::PointerType::get(c, 0);
    auto* i64 = llvm::Type::getInt64Ty(c);
    auto* f = llvm::Function::Create(llvm::FunctionType::get(llvm::Type::getVoidTy(c), {ptr, ptr, i64}, false),
                                     llvm::Function::ExternalLinkage, name, *module_);
    auto* entry = llvm::BasicBlock::Create(c, "", f);
    auto* loop = llvm::BasicBlock::Create(c, "", f);
    auto* done = llvm::BasicBlock::Create(c, "", f);
    llvm::IRBuilder<> b(entry);
    const auto types = operand_types(op, first, operands);
    const int n_results = core::op_info(op).results;
    std::vector<llvm::Value*> in, out;
    for (size_t i = 0; i < types.size(); i++) in.push_back(b.CreateLoad(ptr, b.CreateConstGEP1_64(ptr, f->getArg(0), i)));
    for (int i = 0; i < n_results; i++) out.push_back(b.CreateLoad(ptr, b.CreateConstGEP1_64(ptr, f->getArg(1), static_cast<uint64_t>(i))));
    b.CreateBr(loop);
    b.SetInsertPoint(loop);
    auto* index = b.CreatePHI(i64, 2);
    index->addIncoming(b.getInt64(0), entry);
    auto* first_element = b.CreateMul(index, b.getInt64(lanes ? lanes : 1));
    auto shaped = [&](llvm::Type* t) -> llvm::Type* { return lanes ? llvm::FixedVectorType::get(t, lanes) : t; };
    cpu::OpEmitter emitter(b, target_);
    llvm::SmallVector<llvm::Value*, 4> operands_v, results;
    for (size_t i = 0; i < types.size(); i++) {
      auto* t = emitter.type_of(types[i]);
      auto* memory = t->isIntegerTy(1) ? b.getInt32Ty() : t;
      auto* at = b.CreateGEP(b.getInt32Ty(), in[i], first_element);
      const bool one = splat && i == 1 && lanes;
      llvm::Value* v = b.CreateAlignedLoad(one ? memory : shaped(memory), at, llvm::Align(4));
      if (t->isIntegerTy(1)) v = b.CreateICmpNE(v, llvm::Constant::getNullValue(v->getType()));
      if (one) v = b.CreateVectorSplat(lanes, v);
      operands_v.push_back(v);
    }
    emitter.emit(op, type, first, operands_v, results);
    for (size_t i = 0; i < results.size(); i++) {
      llvm::Value* v = results[i];
      if (v->getType()->getScalarType()->isIntegerTy(1)) v = b.CreateZExt(v, shaped(b.getInt32Ty()));
      b.CreateAlignedStore(v, b.CreateGEP(b.getInt32Ty(), out[i], first_element), llvm::Align(4));
    }
    auto* next = b.CreateAdd(index, b.getInt64(1));
    index->addIncoming(next, loop);
    b.CreateCondBr(b.CreateICmpULT(next, f->getArg(2)), loop, done);
    b.SetInsertPoint(done);
    b.CreateRetVoid();
    return name;
  }

  /// Text of the module's assembly.
  std::string assembly() {
    optimise();
    llvm::SmallString<0> text;
    llvm::raw_svector_ostream out(text);
    llvm::legacy::PassManager codegen;
    tm_->addPassesToEmitFile(codegen, out, nullptr, llvm::CodeGenFileType::AssemblyFile);
    codegen.run(*module_);
    return std::string(text);
  }

  /// Compiles all that was added; true if the result of LLVM's verifier is clean.
  bool compile() {
    if (llvm::verifyModule(*module_, &llvm::errs())) return false;
    optimise();
    llvm::orc::LLJITBuilder builder;
    builder.setJITTargetMachineBuilder(*machine_);
    jit_ = llvm::cantFail(builder.create());
    llvm::cantFail(jit_->addIRModule(llvm::orc::ThreadSafeModule(std::move(module_), std::move(context_))));
    return true;
  }

  Function function(const std::string& name) { return llvm::cantFail(jit_->lookup(name)).toPtr<Function>(); }

 private:
  static std::vector<std::string> split(const std::string& features) {
    std::vector<std::string> parts;
    for (size_t at = 0; at < features.size();) {
      const size_t comma = std::min(features.find(',', at), features.size());
      parts.push_back(features.substr(at, comma - at));
      at = comma + 1;
    }
    return parts;
  }

  void optimise() {
    llvm::PassBuilder passes(tm_.get());
    llvm::LoopAnalysisManager loops;
    llvm::FunctionAnalysisManager functions;
    llvm::CGSCCAnalysisManager graph;
    llvm::ModuleAnalysisManager modules;
    passes.registerModuleAnalyses(modules);
    passes.registerCGSCCAnalyses(graph);
    passes.registerFunctionAnalyses(functions);
    passes.registerLoopAnalyses(loops);
    passes.crossRegisterProxies(loops, functions, graph, modules);
    llvm::ModulePassManager all;
    llvm::cantFail(passes.parsePassPipeline(all, "function(early-cse,instcombine)"));
    all.run(*module_, modules);
  }

  cpu::Target target_;
  std::unique_ptr<llvm::orc::JITTargetMachineBuilder> machine_;
  std::unique_ptr<llvm::TargetMachine> tm_;
  std::unique_ptr<llvm::LLVMContext> context_ = std::make_unique<llvm::LLVMContext>();
  std::unique_ptr<llvm::Module> module_;
  std::unique_ptr<llvm::orc::LLJIT> jit_;
};

}  // namespace tesela::test
