// SPDX-License-Identifier: Apache-2.0
#include "lower/lower.h"

#include <algorithm>

#include "core/layout.h"
#include "lower/function_lowering.h"

namespace tesela::lower {

namespace {

/// Memory of one function- or private-space variable, and of all of them, per invocation.
constexpr uint64_t kMaxVariableBytes = uint64_t{16} << 20;
constexpr uint64_t kMaxFrameBytes = uint64_t{64} << 20;
/// Of variables in the other spaces: byte offsets must fit 32 bits with room to spare.
constexpr uint64_t kMaxMemoryBytes = uint64_t{1} << 31;

ir::Space ir_space(core::AddressSpace space) {
  switch (space) {
    case core::AddressSpace::Private:
      return ir::Space::Private;
    case core::AddressSpace::Workgroup:
      return ir::Space::Workgroup;
    case core::AddressSpace::Uniform:
    case core::AddressSpace::Immediate:
      return ir::Space::Uniform;
    case core::AddressSpace::Storage:
      return ir::Space::Storage;
    case core::AddressSpace::None:
    case core::AddressSpace::Function:
    case core::AddressSpace::Handle:
      return ir::Space::Function;
  }
  TESELA_UNREACHABLE();
}

bool is_frame(ir::Space space) { return space == ir::Space::Function || space == ir::Space::Private; }

}  // namespace

ModuleLowering::ModuleLowering(const sema::Specialization& specialization, const Options& lowering_options, diag::Sink& diagnostics)
    : spec(specialization),
      program(*specialization.program),
      types(specialization.program->types),
      options(lowering_options),
      sink(diagnostics),
      layouts(specialization) {}

void ModuleLowering::fail(diag::DiagId id, diag::Span span, std::string text) {
  if (!failed_) sink.report(id, span, std::move(text));
  failed_ = true;
}

void ModuleLowering::check_size(uint32_t pending) {
  if (instructions_ + pending <= options.max_instructions) return;
  fail(diag::DiagId::ProgramTooLarge, program.ast.decls[program.functions[spec.entry].decl].name_span,
       "the entry point '" + module.name + "' needs more than " + std::to_string(options.max_instructions) + " instructions");
}

VarId ModuleLowering::add_var(ir::Space space, TypeId type, std::string name, diag::Span span, FuncId owner) {
  ir::Var var;
  const LayoutKind kind = is_frame(space) ? LayoutKind::Slot : LayoutKind::Memory;
  const uint64_t size = layouts.size(type, kind);
  if (is_frame(space)) frame_bytes_ += size;
  if (size > (is_frame(space) ? kMaxVariableBytes : kMaxMemoryBytes) || frame_bytes_ > kMaxFrameBytes)
    fail(diag::DiagId::VariableTooLarge, span, "'" + name + "' needs more memory than an invocation can have (" + std::to_string(size) + " bytes)");
  var.name = std::move(name);
  var.space = space;
  var.size = static_cast<uint32_t>(std::min<uint64_t>(size, kMaxMemoryBytes));
  var.align = layouts.align(type, kind);
  var.owner = owner;
  var.type = type;
  var.span = span;
  return module.vars.add(std::move(var));
}

VarId ModuleLowering::module_var(VariableId variable) const {
  const auto it = module_vars_.find(variable);
  TESELA_CHECK(it != module_vars_.end(), "a module-scope variable that the entry point does not access");
  return it->second;
}

LayoutKind ModuleLowering::layout_kind(VarId var) const { return is_frame(module.vars[var].space) ? LayoutKind::Slot : LayoutKind::Memory; }

uint32_t ModuleLowering::runtime_offset(VarId var) {
  const TypeId type = module.vars[var].type;
  if (!types.is(type, TypeKind::Struct)) return 0;
  const uint32_t last = static_cast<uint32_t>(types.structure(type).members.size()) - 1;
  return static_cast<uint32_t>(layouts.member_offset(type, last, LayoutKind::Memory));
}

TypeId ModuleLowering::runtime_array(VarId var) const {
  const TypeId type = module.vars[var].type;
  return types.is(type, TypeKind::Struct) ? types.structure(type).members.back().type : type;
}

void ModuleLowering::add_bindings() {
  const auto numbers = [&](VariableId id) {
    const sema::Variable& v = program.variables[id];
    return std::pair(v.group.value_or(core::kImmediateGroup), v.binding.value_or(0));
  };
  std::vector<VariableId> bound;
  for (const VariableId id : program.functions[spec.entry].accessed) {
    const sema::Variable& variable = program.variables[id];
    if (variable.kind != sema::VariableKind::ModuleVar) continue;
    if ((variable.group && variable.binding) || variable.space == core::AddressSpace::Immediate) bound.push_back(id);
  }
  std::sort(bound.begin(), bound.end(), [&](VariableId a, VariableId b) { return numbers(a) < numbers(b); });
  for (const VariableId id : bound) {
    const sema::Variable& variable = program.variables[id];
    const TypeKind kind = types[variable.type].kind;
    if (kind == TypeKind::Texture) {
      add_texture(id);
      continue;
    }
    if (kind == TypeKind::Sampler || kind == TypeKind::SamplerComparison) {
      add_sampler(id);
      continue;
    }
    const std::string name(program.ast.symbols.text(variable.name));
    const bool read_only = variable.access != core::AccessMode::ReadWrite && variable.access != core::AccessMode::Write;
    const VarId var = add_var(ir_space(variable.space), variable.type, name, variable.name_span);
    module_vars_[id] = var;
    core::KernelBinding binding{numbers(id).first, numbers(id).second, core::BindingKind::Uniform, module.vars[var].size, name};
    if (variable.space == core::AddressSpace::Storage) {
      binding.kind = read_only ? core::BindingKind::StorageRead : core::BindingKind::StorageReadWrite;
      module.vars[var].read_only = read_only;
    }
    const TypeId last = runtime_array(var);
    if (layouts.is_runtime_array(last)) {
      const uint32_t offset = runtime_offset(var);
      module.vars[var].size = offset;
      binding.min_size = core::round_up(offset + layouts.stride(last, LayoutKind::Memory), layouts.align(variable.type, LayoutKind::Memory));
    }
    module.vars[var].binding = static_cast<uint32_t>(module.bindings.size());
    module.bindings.push_back(std::move(binding));
  }
}

void ModuleLowering::add_module_vars() {
  for (const VariableId id : program.functions[spec.entry].accessed) {
    const sema::Variable& variable = program.variables[id];
    if (variable.kind != sema::VariableKind::ModuleVar || module_vars_.contains(id)) continue;
    module_vars_[id] = add_var(ir_space(variable.space), variable.type, std::string(program.ast.symbols.text(variable.name)), variable.name_span);
  }
}

const Instance& ModuleLowering::instance(FunctionId function, std::vector<VarId> roots) {
  const auto [it, fresh] = instance_of_.try_emplace({function, roots}, static_cast<uint32_t>(instances_.size()));
  if (!fresh) return instances_[it->second];
  const sema::Function& declared = program.functions[function];
  const std::string name(program.ast.symbols.text(declared.name));
  const diag::Span span = program.ast.decls[declared.decl].name_span;
  Instance made;
  made.function = function;
  made.roots = std::move(roots);
  made.ir = module.functions.add({});
  for (const VariableId param : declared.params) {
    const sema::Variable& variable = program.variables[param];
    const bool slot = layouts.in_memory(variable.type);
    made.param_slots.push_back(slot ? add_var(ir::Space::Private, variable.type, name + "." + std::string(program.ast.symbols.text(variable.name)), variable.name_span)
                                    : VarId{});
  }
  if (layouts.in_memory(declared.result)) made.result_slot = add_var(ir::Space::Private, declared.result, name + ".result", span);
  instances_.push_back(std::move(made));
  return instances_.back();
}

std::optional<ir::Module> ModuleLowering::run() {
  const sema::Function& entry = program.functions[spec.entry];
  module.name = std::string(program.ast.symbols.text(entry.name));
  const base::CrashContext context("lowering entry point " + module.name);
  std::copy(std::begin(spec.workgroup_size), std::end(spec.workgroup_size), std::begin(module.workgroup_size));
  module.subgroup_size = spec.subgroup_size.value_or(options.subgroup_size);
  add_bindings();
  add_module_vars();
  module.entry = instance(spec.entry, std::vector<VarId>(entry.params.size())).ir;
  for (size_t next = 0; next < instances_.size() && !failed_; ++next) {
    ir::Function function = FunctionLowering(*this, instances_[next]).run();
    instructions_ += function.instrs.size();
    module.functions[instances_[next].ir] = std::move(function);
  }
  if (failed_) return std::nullopt;
  return std::move(module);
}

std::optional<ir::Module> lower(const sema::Specialization& spec, const Options& options, diag::Sink& sink) {
  return ModuleLowering(spec, options, sink).run();
}

}  // namespace tesela::lower
