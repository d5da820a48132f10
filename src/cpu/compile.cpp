// SPDX-License-Identifier: Apache-2.0
#include "cpu/compile.h"

#include <pthread.h>

#include <algorithm>
#include <bit>
#include <chrono>

#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/LegacyPassManager.h>
#include <llvm/IR/Verifier.h>
#include <llvm/Support/raw_ostream.h>

#include "cpu/ceilings.h"
#include "cpu/codegen.h"
#include "cpu/jit.h"
#include "ir/walk.h"

namespace tesela::cpu {

namespace {

/// What is made on the way to machine code.
struct Work {
  Work(const ir::Module& source, const TargetOptions& options, Share share) : opt_level(options.opt_level), target(make_target(options)), module("kernel", context), gen(source, target, module, share) {}
  int opt_level;
  llvm::LLVMContext context;
  Target target;
  llvm::Module module;
  ModuleGen gen;
  std::optional<Machine> machine;
};

class Clock {
 public:
  double lap() {
    const auto now = std::chrono::steady_clock::now();
    const double ms = std::chrono::duration<double, std::milli>(now - last_).count();
    last_ = now;
    return ms;
  }

 private:
  std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
};

base::Result<void> prepare(Work& work, const ir::Module& module) {
  const uint32_t lanes = module.subgroup_size;
  if (!std::has_single_bit(lanes) || lanes < 4 || lanes > 128) return base::Error{"the subgroup size " + std::to_string(lanes) + " is not a power of two from 4 to 128"};
  auto machine = Machine::borrow(work.target);
  if (!machine.ok()) return machine.error();
  work.machine.emplace(std::move(*machine));
  llvm::TargetMachine& generator = **work.machine;
  work.module.setTargetTriple(generator.getTargetTriple());
  work.module.setDataLayout(generator.createDataLayout());
  const base::Result<void> emitted = work.gen.emit();
  if (!emitted.ok()) return emitted;
#ifdef TESELA_VERIFY
  std::string text;
  llvm::raw_string_ostream out(text);
  TESELA_CHECK(!llvm::verifyModule(work.module, &out), text);
#endif
  if (is_long(work.module)) {
    work.opt_level = 0;
    generator.setOptLevel(llvm::CodeGenOptLevel::None);
  }
  return {};
}

/// Object code of a kernel or of a part of it.
struct Made {
  std::unique_ptr<Work> work;
  llvm::SmallVector<char, 0> object;
  uint64_t stack = 0;  // bytes that its deepest chain of calls needs
  CompileTimes times;
};

base::Result<Made> make(const ir::Module& module, const TargetOptions& options, Share share) {
  const base::CrashContext crash("code generation of " + module.name);
  Made made;
  Clock clock;
  made.work = std::make_unique<Work>(module, options, share);
  Work& work = *made.work;
  const base::Result<void> prepared = prepare(work, module);
  if (!prepared.ok()) return prepared.error();
  made.times.emit = clock.lap();
  optimise(work.module, **work.machine, work.opt_level, work.gen.ir.observed);
  made.times.optimise = clock.lap();
  StackUse::ask(work.module);
  auto stack_use = std::make_unique<StackUse>();
  const StackUse& stack = *stack_use;
  work.context.setDiagnosticHandler(std::move(stack_use));
  auto object = assemble(work.module, **work.machine);
  if (!object.ok()) return object.error();
  made.object = std::move(*object);
  made.stack = stack.deepest(work.module);
  made.times.codegen = clock.lap();
  return made;
}

/// The version for workgroups with surplus invocations is as long as the other: both are made at the same time.
base::Result<std::vector<Made>> make_versions(const ir::Module& module, const TargetOptions& options) {
  struct Other {
    const ir::Module& module;
    const TargetOptions& options;
    base::Result<Made> made = base::Error{"not made"};
    static void* make_it(void* other) {
      auto* o = static_cast<Other*>(other);
      o->made = make(o->module, o->options, Share::GeneralVersion);
      return nullptr;
    }
  } other{module, options};
  pthread_t thread;
  const bool threaded = pthread_create(&thread, nullptr, Other::make_it, &other) == 0;
  base::Result<Made> kernel = make(module, options, Share::Kernel);
  if (threaded) pthread_join(thread, nullptr);
  else Other::make_it(&other);
  std::vector<Made> parts;
  for (base::Result<Made>* part : {&kernel, &other.made}) {
    if (!part->ok()) return part->error();
    parts.push_back(std::move(**part));
  }
  return parts;
}

base::Result<std::vector<Made>> make_parts(const ir::Module& module, const TargetOptions& options) {
  // With functions beside the versions, who calls which would matter for where their variables lie.
  if (module.full && !module.full_by_lane && module.functions.size() == 3) return make_versions(module, options);
  auto made = make(module, options, Share::Whole);
  if (!made.ok()) return made.error();
  std::vector<Made> parts;
  parts.push_back(std::move(*made));
  return parts;
}

constexpr uint32_t kTogether = 32768;  // invocations that go through a grid-stride loop together: 128 KB of each buffer

/// A guess from the number of instructions: those in loops count as if these ran sixteen times.
double cost_of(const ir::Module& module) {
  double total = 0;
  const ir::Function& f = module.functions[module.entry];
  std::vector<std::pair<ir::BlockId, double>> todo{{f.body, 1.0}};
  while (!todo.empty()) {
    const auto [block, weight] = todo.back();
    todo.pop_back();
    for (ir::InstrId id : f.blocks[block].instrs) {
      const ir::Instruction& in = f.instrs[id];
      total += weight;
      for (ir::BlockId inner : in.blocks) todo.push_back({inner, in.op == Op::Loop ? weight * 16 : weight});
    }
  }
  const double subgroups = std::max(1.0, static_cast<double>(module.invocations()) / module.subgroup_size);
  return 5.0 + total * 0.5 * subgroups;
}

/// No writes, and an end in sight.
bool does_nothing(const ir::Module& module) {
  const ir::Function& f = module.functions[module.entry];
  bool acts = false;
  ir::for_each_instr(f, f.body, [&](ir::InstrId id) {
    const Op op = f.instrs[id].op;
    acts |= core::has(op, core::kWrites | core::kAtomic | core::kObserves) || op == Op::Loop || op == Op::Call;
  });
  return !acts;
}

void describe(core::CompiledKernel& kernel, const ir::Module& module, std::span<const Made> parts) {
  const ModuleGen& gen = parts[0].work->gen;
  for (const Made& part : parts) kernel.frame_bytes = std::max(kernel.frame_bytes, static_cast<uint32_t>(part.work->gen.frame_bytes()));
  for (int i = 0; i < 3; ++i) kernel.workgroup_size[i] = module.workgroup_size[i];
  kernel.subgroup_size = module.subgroup_size;
  kernel.workgroup_memory_bytes = gen.workgroup_bytes;
  kernel.cost_per_workgroup_ns = cost_of(module);
  kernel.bindings = module.bindings;
  kernel.does_nothing = does_nothing(module);
  kernel.runs_rows = gen.order() == pass::LaneOrder::Merged;
  kernel.groups_per_step = kernel.runs_rows ? std::max(1u, gen.lanes / module.workgroup_size[0]) : 1;
  if (gen.strided) kernel.groups_together = std::max(1u, kTogether / module.invocations());
  for (const ir::Function& f : module.functions) {
    ir::for_each_instr(f, f.body, [&](ir::InstrId id) {
      const ir::Instruction& in = f.instrs[id];
      if (core::has(in.op, core::kAtomic) && module.vars[ir::root_of(f, in.operands[0])].space == ir::Space::Storage) kernel.has_storage_atomics = true;
    });
    ir::for_each_instr(f, f.body, [&](ir::InstrId id) {
      // Who reads storage atomics in a loop may wait for another workgroup.
      const ir::Instruction& in = f.instrs[id];
      if (in.op == Op::Loop && kernel.has_storage_atomics)
        for (ir::BlockId block : in.blocks) kernel.has_unbounded_loop |= pass::holds(f, block, core::kAtomic);
    });
  }
}

}  // namespace

base::Result<MachineCode> compile(const ir::Module& module, const TargetOptions& options) {
  auto parts = make_parts(module, options);
  if (!parts.ok()) return parts.error();
  MachineCode code;
  Clock clock;
  uint64_t stack = 0;
  std::vector<llvm::StringRef> objects;
  for (const Made& part : *parts) {
    stack += part.stack;  // the first calls the second
    objects.emplace_back(part.object.data(), part.object.size());
    for (double CompileTimes::* stage : {&CompileTimes::emit, &CompileTimes::optimise, &CompileTimes::codegen}) code.times.*stage = std::max(code.times.*stage, part.times.*stage);
  }
  if (stack > kMaxStack) return base::Error{"the calls of this program need " + std::to_string(stack) + " bytes of stack; the most is " + std::to_string(kMaxStack)};
  auto image = link(objects);
  if (!image.ok()) return image.error();
  code.image = std::move(*image);
  code.times.link = clock.lap();
  describe(code.kernel, module, *parts);
  return code;
}

base::Result<std::unique_ptr<Code>> load(const MachineCode& machine) {
  auto memory = LoadedImage::load(machine.image);
  if (!memory.ok()) return memory.error();
  auto code = std::make_unique<Code>();
  code->kernel = machine.kernel;
  code->kernel.function = reinterpret_cast<core::KernelFunction>(const_cast<void*>((*memory)->kernel()));
  code->memory = std::move(*memory);
  return code;
}

base::Result<std::string> list(const ir::Module& module, const TargetOptions& options, Listing what) {
  const base::CrashContext crash("listing of " + module.name);
  Work work(module, options, Share::Whole);
  const base::Result<void> prepared = prepare(work, module);
  if (!prepared.ok()) return prepared.error();
  if (what != Listing::LlvmIr) optimise(work.module, **work.machine, work.opt_level, work.gen.ir.observed);
  if (what != Listing::Assembly) {
    std::string text;
    llvm::raw_string_ostream out(text);
    work.module.print(out, nullptr);
    return text;
  }
  llvm::SmallVector<char, 0> text;
  llvm::raw_svector_ostream out(text);
  llvm::legacy::PassManager passes;
  if ((*work.machine)->addPassesToEmitFile(passes, out, nullptr, llvm::CodeGenFileType::AssemblyFile, true)) return base::Error{"the code generator makes no assembly"};
  passes.run(work.module);
  return std::string(text.data(), text.size());
}

}  // namespace tesela::cpu
