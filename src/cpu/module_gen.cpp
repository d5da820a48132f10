// SPDX-License-Identifier: Apache-2.0
// What the functions of one kernel share: memory layout, lane order, declared functions, alias facts.
#include <algorithm>

#include <llvm/IR/MDBuilder.h>

#include "cpu/codegen.h"
#include "ir/walk.h"

namespace tesela::cpu {

using core::has;

namespace {

constexpr uint64_t kZeroBytes = 1024;
constexpr uint32_t kShortKernel = 100;  // IR instructions
constexpr uint32_t kSideBySide = 4;
constexpr uint32_t kWorkgroupStart = core::kBufferSlack;  // room before the first workgroup variable: lanes that are off may be read

/// Facts of all functions together, each version of the entry point counted once.
struct Contents {
  bool barriers = false, subgroups = false, atomic_in_loop = false, lane_inputs = false, workgroup_memory = false, loads_in_loop = false;
  uint32_t instructions = 0, loops = 0;
};

Contents contents_of(const ir::Module& module) {
  Contents c;
  for (uint32_t i = 0; i < module.functions.size(); ++i) {
    if (ir::FuncId(i) == module.full || ir::FuncId(i) == module.full_test) continue;
    const ir::Function& f = module.functions[ir::FuncId(i)];
    ir::for_each_instr(f, f.body, [&](ir::InstrId id) {
      const ir::Instruction& in = f.instrs[id];
      ++c.instructions;
      c.loops += in.op == Op::Loop;
      c.barriers |= has(in.op, core::kBarrier);
      c.subgroups |= has(in.op, core::kSubgroup);
      c.lane_inputs |= in.op == Op::Lane || in.op == Op::SubgroupId;
      if (in.op == Op::AddressOf) c.workgroup_memory |= module.vars[ir::VarId(in.imm)].space == ir::Space::Workgroup;
      if (in.op == Op::Loop || (in.op == Op::Call))
        for (ir::BlockId block : in.blocks) {
          c.atomic_in_loop |= pass::holds(f, block, core::kAtomic);
          c.loads_in_loop |= pass::holds(f, block, core::kReads);
        }
    });
    // A function that stays may be called in a loop.
    if (&f != &module.functions[module.entry]) c.atomic_in_loop |= pass::holds(f, f.body, core::kAtomic);
  }
  return c;
}

}  // namespace

ModuleGen::ModuleGen(const ir::Module& source, const Target& facts, llvm::Module& into, Share part)
    : ir(source), target(facts), module(into), share(part), context(into.getContext()), lanes(source.subgroup_size) { choose_lanes(); }

/// Whether a loop of the entry point may be run lane after lane (emit_sums.cpp): it wants vectors of the processor's width.
bool ModuleGen::adds_up_by_lane() const {
  const ir::Function& f = ir.functions[ir.entry];
  bool found = false;
  ir::for_each_instr(f, f.body, [&](ir::InstrId id) {
    if (f.instrs[id].op != Op::Loop || found) return;
    const pass::SumLoop sum = pass::find_sum_loop(ir, f, id);
    found = sum.found && !f.constant(sum.start) && !pass::analyse_shapes(ir, f, order_, lanes).of(sum.start).uniform();
  });
  return found;
}

/// Small workgroups do not fill vectors: where nothing depends on the workgroup, lanes run along x through all workgroups of a row.
void ModuleGen::choose_lanes() {
  const Contents c = contents_of(ir);
  const bool tells = c.subgroups || c.lane_inputs;
  if (ir.observed || c.barriers || tells || c.atomic_in_loop || c.workgroup_memory) return;
  order_ = pass::LaneOrder::Merged;
  if (adds_up_by_lane()) return;
  // Several vectors side by side where a short loop waits for memory or for one chain of additions.
  if (target.avx512 && lanes == target.lanes && c.loads_in_loop && c.instructions <= kShortKernel && c.loops == 1) lanes *= kSideBySide;
}

llvm::Type* ModuleGen::scalar_type(Scalar s) {
  switch (s) {
    case Scalar::Bool: return i1();
    case Scalar::I32:
    case Scalar::U32: return i32();
    case Scalar::F32:
    case Scalar::F16: return llvm::Type::getFloatTy(context);
    case Scalar::None:
    case Scalar::Ptr: TESELA_UNREACHABLE("not a value type");
  }
  TESELA_UNREACHABLE();
}

llvm::GlobalVariable* ModuleGen::zeros() {
  if (zeros_) return zeros_;
  llvm::Type* type = llvm::ArrayType::get(llvm::Type::getInt8Ty(context), kZeroBytes);
  zeros_ = new llvm::GlobalVariable(module, type, true, llvm::GlobalValue::PrivateLinkage, llvm::Constant::getNullValue(type), "zeros");
  zeros_->setAlignment(llvm::Align(64));
  return zeros_;
}

void ModuleGen::tag_memory(llvm::Instruction* access, uint32_t memory_class) {
  if (scope_of_.empty()) {
    llvm::MDBuilder md(context);
    llvm::MDNode* domain = md.createAnonymousAliasScopeDomain();
    const size_t count = kClassBuffers + ir.bindings.size() + ir.vars.size();
    std::vector<llvm::MDNode*> scopes;
    for (size_t i = 0; i < count; ++i) scopes.push_back(md.createAnonymousAliasScope(domain));
    for (size_t i = 0; i < count; ++i) {
      llvm::SmallVector<llvm::Metadata*> others;
      for (size_t j = 0; j < count; ++j)
        if (j != i) others.push_back(scopes[j]);
      scope_of_.push_back(llvm::MDNode::get(context, {scopes[i]}));
      others_of_.push_back(llvm::MDNode::get(context, others));
    }
  }
  access->setMetadata(llvm::LLVMContext::MD_alias_scope, scope_of_[memory_class]);
  access->setMetadata(llvm::LLVMContext::MD_noalias, others_of_[memory_class]);
}

uint64_t ModuleGen::frame_bytes() const { return lane_frame_bytes * lanes * frame_subgroups() + region_frame_bytes; }

base::Result<void> ModuleGen::lay_out() {
  homes.resize(ir.vars.size());
  uint64_t workgroup = kWorkgroupStart, frame = 0;
  std::vector<uint64_t> own(ir.functions.size());  // bytes of a function's variables
  const auto bytes_of = [](const ir::Var& v) { return (static_cast<uint64_t>(v.size) + 15) / 16 * 16; };
  for (uint32_t i = 0; i < ir.vars.size(); ++i) {
    const ir::Var& var = ir.vars[ir::VarId(i)];
    Home& home = homes[i];
    switch (var.space) {
      case ir::Space::Workgroup:
        home.offset = workgroup;
        workgroup += (static_cast<uint64_t>(var.size) + 63) / 64 * 64 + 2 * core::kBufferSlack;  // whole vectors are written back beyond its ends
        break;
      case ir::Space::Private:
        home.offset = frame;
        frame += bytes_of(var);
        break;
      case ir::Space::Function:
        home.offset = own[var.owner.index];
        own[var.owner.index] += bytes_of(var);
        break;
      case ir::Space::Constant: {
        std::vector<uint8_t> data = var.data;
        data.resize((std::max<size_t>(var.size, data.size()) + 63) / 64 * 64 + core::kBufferSlack);
        llvm::Constant* bytes = llvm::ConstantDataArray::get(context, data);
        home.constant = new llvm::GlobalVariable(module, bytes->getType(), true, llvm::GlobalValue::PrivateLinkage, bytes, "constant");
        home.constant->setAlignment(llvm::Align(64));
        break;
      }
      case ir::Space::Uniform:
      case ir::Space::Storage:
      case ir::Space::Texture: break;
    }
  }
  if (workgroup > UINT32_MAX) return base::Error{"the workgroup variables of '" + ir.name + "' need more than 4 GiB"};
  workgroup_bytes = workgroup == kWorkgroupStart ? 0 : static_cast<uint32_t>(workgroup);
  place_frames(own, frame);
  if (frame_bytes() > kMaxFrameBytes) {
    return base::Error{"the variables of '" + ir.name + "' need " + std::to_string(frame_bytes() >> 20) + " MiB for a workgroup of " + std::to_string(ir.invocations()) +
                       " invocations; the limit is " + std::to_string(kMaxFrameBytes >> 20) + " MiB"};
  }
  return {};
}

/// A function's variables lie behind those of every function that calls it. There is no recursion in WGSL.
void ModuleGen::place_frames(const std::vector<uint64_t>& own, uint64_t start) {
  const uint32_t count = ir.functions.size();
  std::vector<uint64_t> begin(count, start);
  std::vector<uint32_t> callers(count, 0);
  std::vector<std::vector<uint32_t>> callees(count);
  for (uint32_t i = 0; i < count; ++i) {
    const ir::Function& f = ir.functions[ir::FuncId(i)];
    ir::for_each_instr(f, f.body, [&](ir::InstrId id) {
      if (f.instrs[id].op != Op::Call) return;
      callees[i].push_back(f.instrs[id].imm);
      ++callers[f.instrs[id].imm];
    });
  }
  std::vector<uint32_t> ready;
  for (uint32_t i = 0; i < count; ++i)
    if (callers[i] == 0) ready.push_back(i);
  lane_frame_bytes = start;
  while (!ready.empty()) {
    const uint32_t at = ready.back();
    ready.pop_back();
    const uint64_t end = begin[at] + own[at];
    lane_frame_bytes = std::max(lane_frame_bytes, end);
    for (uint32_t callee : callees[at]) {
      begin[callee] = std::max(begin[callee], end);
      if (--callers[callee] == 0) ready.push_back(callee);
    }
  }
  for (uint32_t i = 0; i < ir.vars.size(); ++i) {
    const ir::Var& var = ir.vars[ir::VarId(i)];
    if (var.space == ir::Space::Function) homes[i].offset += begin[var.owner.index];
  }
}

base::Result<void> ModuleGen::emit() {
  for (const ir::Function& f : ir.functions)
    if (ir::nesting_of(f) > kMaxNesting) return base::Error{"'" + ir.name + "' nests blocks more than " + std::to_string(kMaxNesting) + " deep after its calls are inlined"};
  const base::Result<void> laid = lay_out();
  if (!laid.ok()) return laid.error();
  if (share != Share::GeneralVersion) {
    llvm::Function* kernel = llvm::Function::Create(llvm::FunctionType::get(i32(), {ptr(), ptr(), i64(), i64()}, false), llvm::GlobalValue::ExternalLinkage, "kernel", module);
    kernel->addFnAttr(llvm::Attribute::NoUnwind);
    Body(*this, ir.functions[ir.entry], kernel).emit_kernel();
  }
  if (share != Share::Kernel) {
    for (uint32_t i = 0; i < ir.functions.size(); ++i)
      if (ir::FuncId(i) != ir.full && ir::FuncId(i) != ir.full_test && (ir::FuncId(i) != ir.entry || (ir.full && !ir.full_by_lane))) Body(*this, ir.functions[ir::FuncId(i)], declare(ir::FuncId(i))).emit_function();
  }
  for (llvm::Function& f : module) {
    if (f.isDeclaration()) continue;
    f.addFnAttr("target-cpu", target.cpu);
    if (!target.features.empty()) f.addFnAttr("target-features", target.features);
    f.addFnAttr("prefer-vector-width", "512");
    f.addFnAttr("min-legal-vector-width", "512");
  }
  if (frame_bytes() > kMaxFrameBytes) return base::Error{"the values of '" + ir.name + "' that live across barriers need more than " + std::to_string(kMaxFrameBytes >> 20) + " MiB"};
  return {};
}

}  // namespace tesela::cpu
