// SPDX-License-Identifier: Apache-2.0
#include "engine/pipeline.h"

#include <algorithm>
#include <bit>

#include "base/check.h"
#include "engine/code_cache.h"
#include "engine/immediates.h"
#include "engine/names.h"
#include "engine/pipeline_limits.h"
#include "engine/reflect.h"
#include "engine/times.h"
#include "lower/lower.h"
#include "pass/passes.h"
#include "sanitize/alike.h"
#include "sanitize/permute.h"

namespace tesela::engine {
namespace {

using diag::DiagId;

constexpr uint32_t kMinSubgroup = 4, kMaxSubgroup = 128;

std::string function_name(const sema::Program& p, sema::FunctionId f) { return std::string(p.ast.symbols.text(p.functions[f].name)); }

/// WebGPU "GPUProgrammableStage": the named compute entry point, or the only one.
sema::FunctionId find_entry(const sema::Program& program, const std::string& name, diag::Sink& sink) {
  const sema::FunctionId named = name.empty() ? sema::FunctionId() : program.entry_point(name);
  if (named && program.functions[named].stage == sema::PipelineStage::Compute) return named;
  const std::vector<sema::FunctionId> compute = program.entry_points(sema::PipelineStage::Compute);
  std::vector<std::string> names;
  for (sema::FunctionId f : compute) names.push_back(function_name(program, f));
  if (name.empty()) {
    if (compute.size() == 1) return compute[0];
    if (compute.empty())
      sink.report(DiagId::EntryPointNotFound, {}, "the module has no compute entry point");
    else
      sink.report(DiagId::EntryPointAmbiguous, {}, "the module has several compute entry points and none was named" + what_exists("", names));
    return {};
  }
  if (named)
    sink.report(DiagId::EntryPointNotFound, program.ast.decls[program.functions[named].decl].name_span, "'" + name + "' is no compute entry point" + what_exists(name, names));
  else
    sink.report(DiagId::EntryPointNotFound, {}, "no compute entry point is named '" + name + "'" + what_exists(name, names));
  return {};
}

/// The processor that code is made for. An error where there is no such, or where the code is to run here and cannot.
void choose_target(Pipeline& pipeline, const PipelineOptions& options, Upto upto) {
  const std::string name = options.target.empty() ? "native" : options.target;
  const std::optional<cpu::TargetOptions> target = cpu::named_target(name);
  if (!target) {
    pipeline.sink.report(DiagId::CodeGenerationFailed, {}, "there is no target '" + name + "'" + what_exists(name, cpu::target_names()));
    return;
  }
  pipeline.target = *target;
  pipeline.target.opt_level = options.opt_level > 0 ? 2 : 0;
  if (upto == Upto::MachineCode && !cpu::can_run(*target)) pipeline.sink.report(DiagId::CodeGenerationFailed, {}, "this processor does not run code for the target '" + name + "'");
}

/// The attribute's size, else the wanted one, else the machine's. 0 after an error.
uint32_t choose_subgroup_size(const sema::Specialization& spec, uint32_t wanted, const cpu::TargetOptions& target, diag::Sink& sink) {
  const sema::Program& p = *spec.program;
  const sema::Function& f = p.functions[spec.entry];
  const uint32_t size = spec.subgroup_size ? *spec.subgroup_size : wanted ? wanted : cpu::native_subgroup_size(target);
  const diag::Span at = f.subgroup_size_expr ? p.ast.exprs[f.subgroup_size_expr].span : p.ast.decls[f.decl].name_span;
  if (size < kMinSubgroup || size > kMaxSubgroup || !std::has_single_bit(size)) {
    sink.report(DiagId::SubgroupSizeUnfit, at, "a subgroup size of " + std::to_string(size) + " is not possible: it is a power of two from 4 to 128");
    return 0;
  }
  if (spec.subgroup_size && spec.workgroup_size[0] % size != 0) {
    sink.report(DiagId::SubgroupSizeUnfit, at, "the workgroup size in x, " + std::to_string(spec.workgroup_size[0]) + ", is no multiple of the subgroup size " + std::to_string(size));
    return 0;
  }
  return size;
}

/// Overrides, entry point, limits: everything that can be wrong with a pipeline before it is compiled.
std::optional<sema::Specialization> check(Pipeline& pipeline, const PipelineOptions& options, StageClock& clock, Upto upto) {
  const sema::Program& program = *pipeline.module->program;
  choose_target(pipeline, options, upto);
  const sema::FunctionId entry = find_entry(program, options.entry_point, pipeline.sink);
  if (!entry) return {};
  pipeline.entry_point = function_name(program, entry);
  check_binding_limits(*pipeline.module, entry, pipeline.sink);
  const sema::OverrideValues values(options.constants.begin(), options.constants.end());
  std::optional<sema::Specialization> spec = sema::specialize(program, entry, values, pipeline.sink);
  clock.stage("specialize");
  if (!spec || pipeline.sink.has_errors()) return {};
  check_workgroup_limits(*spec, pipeline.module->limits, pipeline.sink);
  pipeline.subgroup_size = choose_subgroup_size(*spec, options.subgroup_size, pipeline.target, pipeline.sink);
  if (pipeline.sink.has_errors()) return {};
  for (int i = 0; i < 3; ++i) pipeline.workgroup_size[i] = spec->workgroup_size[i];
  pipeline.workgroup_memory = workgroup_memory_of(workgroup_variables_of(program, entry, &*spec));
  pipeline.bindings = bindings_of(program, entry);
  pipeline.sampled = sampled_bindings(program, entry, pipeline.bindings);
  for (sema::VariableId id : program.functions[entry].accessed)
    if (program.variables[id].space == core::AddressSpace::Immediate) pipeline.immediate_slots = accessible_slots(program, program.variables[id].type);
  pipeline.uses_workgroup_index = uses_builtin(program, entry, sema::BuiltinValue::WorkgroupIndex);
  pipeline.uses_global_invocation_index = uses_builtin(program, entry, sema::BuiltinValue::GlobalInvocationIndex);
  return spec;
}

std::optional<ir::Module> make_ir(Pipeline& pipeline, const sema::Specialization& spec, const PipelineOptions& options, StageClock& clock,
                                  const std::function<void(std::string_view, const ir::Module&)>& after, const std::function<void(ir::Module&)>& instrument = {}) {
  lower::Options lowering;
  lowering.subgroup_size = pipeline.subgroup_size;
  lowering.resources = pipeline.resources;
  lowering.watch_indices = options.checks.index;
  std::optional<ir::Module> ir = lower::lower(spec, lowering, pipeline.sink);
  clock.stage("lower");
  if (!ir || pipeline.sink.has_errors()) return {};
  if (after) after("lower", *ir);
  const bool ok = pass::run_pipeline(*ir, options.opt_level > 0, pipeline.sink, after, instrument);
  clock.stage("passes");
  if (!ok || pipeline.sink.has_errors()) return {};
  return ir;
}

/// Their size is a constant in the IR.
bool reads_subgroup_size(const sema::Specialization& spec) { return uses_builtin(*spec.program, spec.entry, sema::BuiltinValue::SubgroupSize); }

/// The IR with the instrumentation that one run of a sanitized pipeline needs.
std::optional<ir::Module> make_observed_ir(Pipeline& pipeline, const sema::Specialization& spec, const PipelineOptions& options, StageClock& clock, sanitize::Run run, sanitize::Program& program,
                                           const std::function<void(std::string_view, const ir::Module&)>& after = {}) {
  const sema::Program& checked = *pipeline.module->program;
  return make_ir(pipeline, spec, options, clock, after, [&](ir::Module& ir) {
    ir.assume_uniform = pipeline.module->assume_uniform;
    program = sanitize::instrument(ir, options.checks, run, checked.types, checked.ast.symbols);
    program.uses_subgroups |= reads_subgroup_size(spec);
    if (run == sanitize::Run::Detect) sanitize::drop_redundant(ir, program);
  });
}

void check_valid([[maybe_unused]] const ir::Module& module) {
#ifdef TESELA_VERIFY
  const std::string wrong = ir::verify(module);
  TESELA_CHECK(wrong.empty(), "after the pipeline: " + wrong);
#endif
}

/// Compiles and loads. Nothing after an error.
std::optional<cpu::MachineCode> make_code(Pipeline& pipeline, const ir::Module& ir, StageClock& clock) {
  const auto failed = [&](const base::Error& error) { pipeline.sink.report(DiagId::CodeGenerationFailed, {}, "code generation failed: " + error.message); };
  base::Result<cpu::MachineCode> code = cpu::compile(ir, pipeline.target);
  if (!code) {
    failed(code.error());
    return {};
  }
  clock.add("emit", code->times.emit);
  clock.add("optimise", code->times.optimise);
  clock.add("codegen", code->times.codegen);
  base::Result<std::unique_ptr<cpu::Code>> loaded = cpu::load(*code);
  if (!loaded) {
    failed(loaded.error());
    return {};
  }
  pipeline.code = std::move(*loaded);
  clock.add("link", code->times.link);
  return std::move(*code);
}

/// Whether code depends on what is bound: on the formats of sampled textures, on the modes of samplers.
bool is_specialised(const sema::Program& program, const sema::Specialization& spec) {
  for (const sema::VariableId id : program.functions[spec.entry].accessed) {
    const core::Type& type = program.types[program.variables[id].type];
    if (type.kind == core::TypeKind::Sampler || type.kind == core::TypeKind::SamplerComparison) return true;
    if (type.kind == core::TypeKind::Texture && !core::is_storage_texture(type.texture)) return true;
  }
  return false;
}

void find_or_make_code(Pipeline& pipeline, const sema::Specialization& spec, const PipelineOptions& options, StageClock& clock) {
  const std::vector<std::byte> key = code_key(pipeline, options);
  if (!key.empty()) {
    pipeline.code = find_code(pipeline, key);
    clock.stage("cache");
    if (pipeline.code) return;
  }
  const size_t told = pipeline.sink.all().size();
  const std::optional<ir::Module> ir = make_ir(pipeline, spec, options, clock, {});
  if (!ir) return;
  const std::optional<cpu::MachineCode> code = make_code(pipeline, *ir, clock);
  if (!code || key.empty() || pipeline.sink.all().size() != told) return;  // what was said must be said again next time
  keep_code(pipeline, key, *code);
  clock.stage("keep");
}

base::Result<std::unique_ptr<cpu::Code>> compile_and_load(const Pipeline& pipeline, const ir::Module& ir) {
  base::Result<cpu::MachineCode> code = cpu::compile(ir, pipeline.target);
  if (!code) return code.error();
  return cpu::load(*code);
}

/// `resources`: what is bound, where that is known.
std::shared_ptr<Pipeline> build(std::shared_ptr<const Module> module, const PipelineOptions& options, Upto upto, std::optional<std::vector<core::ResourceState>> resources) {
  auto pipeline = std::make_shared<Pipeline>();
  pipeline->module = std::move(module);
  pipeline->options = options;
  if (resources) pipeline->resources = *resources;
  base::CrashContext context("pipeline of entry point '" + options.entry_point + "'");
  StageClock clock;
  if (std::optional<sema::Specialization> spec = check(*pipeline, options, clock, upto); spec && upto == Upto::MachineCode) {
    const bool waits = !resources && is_specialised(*pipeline->module->program, *spec);  // for what is bound
    if (options.checks.any() || pipeline->module->program->ast.has_probes) {
      pipeline->sanitized = std::make_unique<Sanitized>();
      pipeline->sanitized->options = options;
      const std::optional<ir::Module> ir = make_observed_ir(*pipeline, *spec, options, clock, sanitize::Run::Detect, pipeline->sanitized->program);
      if (ir && !waits) (void)make_code(*pipeline, *ir, clock);
    } else if (waits) {
      (void)make_ir(*pipeline, *spec, options, clock, {});
    } else {
      find_or_make_code(*pipeline, *spec, options, clock);
    }
    if (waits && pipeline->valid()) {
      pipeline->variants = std::make_unique<Variants>();
      pipeline->sanitized.reset();
    }
  }
  pipeline->times = clock.take();
  return pipeline;
}

}  // namespace

std::shared_ptr<Pipeline> build_pipeline(std::shared_ptr<const Module> module, const PipelineOptions& options, Upto upto) { return build(std::move(module), options, upto, {}); }

base::Result<std::shared_ptr<const Pipeline>> variant_for(const std::shared_ptr<const Pipeline>& pipeline, std::vector<core::ResourceState> resources) {
  if (!pipeline->variants) return pipeline;
  const std::lock_guard lock(pipeline->variants->mutex);
  std::vector<std::shared_ptr<const Pipeline>>& kept = pipeline->variants->made;
  const auto found = std::find_if(kept.begin(), kept.end(), [&](const auto& made) { return made->resources == resources; });
  if (found != kept.end()) {
    std::rotate(found, found + 1, kept.end());
    return kept.back();
  }
  std::shared_ptr<const Pipeline> made = build(pipeline->module, pipeline->options, Upto::MachineCode, std::move(resources));
  if (!made->code) return base::Error{"no code could be made for the textures and samplers that are bound to '" + pipeline->entry_point + "'"};
  if (kept.size() == kMostVariants) kept.erase(kept.begin());
  kept.push_back(made);
  return made;
}

std::optional<ir::Module> build_ir(Pipeline& pipeline, const PipelineOptions& options, const std::function<void(std::string_view, const ir::Module&)>& after) {
  StageClock clock;
  std::optional<sema::Specialization> spec = check(pipeline, options, clock, Upto::Checked);
  if (!spec) return {};
  sanitize::Program program;
  if (options.checks.any() || pipeline.module->program->ast.has_probes) return make_observed_ir(pipeline, *spec, options, clock, sanitize::Run::Detect, program, after);
  return make_ir(pipeline, *spec, options, clock, after);
}

base::Result<std::unique_ptr<cpu::Code>> build_recording(const Pipeline& made, sanitize::Program& program) {
  Pipeline pipeline;
  pipeline.module = made.module;
  pipeline.resources = made.resources;
  const PipelineOptions& options = made.sanitized->options;
  StageClock clock;
  const std::optional<sema::Specialization> spec = check(pipeline, options, clock, Upto::Checked);
  TESELA_CHECK(spec.has_value(), "a pipeline that was made once has errors");
  std::optional<ir::Module> ir = make_observed_ir(pipeline, *spec, options, clock, sanitize::Run::Record, program);
  if (!ir) return base::Error{"the code that records accesses is too large"};
  return compile_and_load(pipeline, *ir);
}

base::Result<Sample> build_sample(const Pipeline& made) {
  Pipeline pipeline;
  pipeline.module = made.module;
  pipeline.resources = made.resources;
  const PipelineOptions& options = made.sanitized->options;
  StageClock clock;
  const std::optional<sema::Specialization> spec = check(pipeline, options, clock, Upto::Checked);
  TESELA_CHECK(spec.has_value(), "a pipeline that was made once has errors");
  sanitize::Program program;
  std::optional<ir::Module> ir = make_observed_ir(pipeline, *spec, options, clock, sanitize::Run::Detect, program);
  TESELA_CHECK(ir.has_value(), "a pipeline that was made once is too large");
  const sanitize::Alike alike = sanitize::find_alike(*ir, program);
  Sample sample;
  if (!alike.any) return sample;
  if (alike.conditional) {
    ir::Module first = *ir;
    sanitize::observe_possible(first, program, alike);
    check_valid(first);
    base::Result<std::unique_ptr<cpu::Code>> code = compile_and_load(pipeline, first);
    if (!code) return code.error();
    sample.first = std::move(*code);
  }
  sanitize::drop_alike(*ir, program, alike);
  check_valid(*ir);
  base::Result<std::unique_ptr<cpu::Code>> code = compile_and_load(pipeline, *ir);
  if (!code) return code.error();
  sample.others = std::move(*code);
  return sample;
}

base::Result<std::unique_ptr<cpu::Code>> build_mapped(const Pipeline& made, uint32_t subgroup_size, bool permuted) {
  Pipeline pipeline;
  pipeline.module = made.module;
  pipeline.resources = made.resources;
  PipelineOptions options = made.sanitized->options;
  options.subgroup_size = subgroup_size;
  options.checks = {};
  StageClock clock;
  const std::optional<sema::Specialization> spec = check(pipeline, options, clock, Upto::Checked);
  if (!spec || pipeline.subgroup_size != subgroup_size) return std::unique_ptr<cpu::Code>();
  bool tells = false;
  std::optional<ir::Module> ir = make_ir(pipeline, *spec, options, clock, {}, [&](ir::Module& m) {
    tells = sanitize::uses_subgroups(m) || reads_subgroup_size(*spec);
    if (permuted) sanitize::permute_mapping(m);
  });
  if (!ir || !tells) return std::unique_ptr<cpu::Code>();
  return compile_and_load(pipeline, *ir);
}

}  // namespace tesela::engine
