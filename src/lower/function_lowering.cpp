// SPDX-License-Identifier: Apache-2.0
#include "lower/function_lowering.h"

#include <algorithm>

namespace tesela::lower {

using sema::BuiltinValue;

FunctionLowering::FunctionLowering(ModuleLowering& module, const Instance& instance)
    : m_(module), instance_(instance), function_(module.program.functions[instance.function]), b_(f_) {}

ir::Function FunctionLowering::run() {
  const syntax::Decl& decl = m_.program.ast.decls[function_.decl];
  f_.name = std::string(name_of(function_.name));
  f_.body = b_.new_block();
  b_.set_block(f_.body);
  b_.set_loc({decl.name_span, 0});
  if (!instance_.result_slot && function_.result.index != ~0u) m_.layouts.flatten(function_.result, f_.results);
  if (instance_.function == m_.spec.entry) {
    entry_inputs();
    init_private_variables();
  } else {
    declare_parameters();
  }
  statements(node(decl.body));
  finish();
  m_.check_size(f_.instrs.size());
  return std::move(f_);
}

void FunctionLowering::finish() {
  if (b_.terminated()) return;
  // Behaviour analysis proved that the end of a function with a result is not reached.
  Scalars zeros;
  for (const Scalar scalar : f_.results) zeros.push_back(b_.constant(scalar, 0));
  b_.return_(zeros);
}

void FunctionLowering::declare_parameters() {
  const auto add = [&](Scalar type, VarId root) {
    ir::Value value;
    value.type = type;
    value.index = static_cast<uint32_t>(f_.params.size());
    const ValueId id = f_.values.add(value);
    f_.params.push_back({id, type, root});
    return id;
  };
  for (size_t i = 0; i < function_.params.size(); ++i) {
    const VariableId id = function_.params[i];
    const TypeId type = m_.program.variables[id].type;
    if (m_.types.is(type, TypeKind::Pointer)) {
      const VarId root = instance_.roots[i];
      Value value{type, {}, false, false, {add(Scalar::Ptr, root), root, m_.types[type].element}};
      const TypeId stored = value.place.type;
      if (is_buffer(m_.module.vars[root].type)) {
        const ValueId length = add(Scalar::U32, {});
        value.place.length = is_buffer(stored) && m_.layouts.count(stored) != 0 ? b_.constant_u32(m_.layouts.count(stored)) : length;
      }
      bind(id, std::move(value), true);
    } else if (is_handle(type)) {
      handles_[id] = instance_.roots[i];
    } else if (instance_.param_slots[i]) {
      Value value{type, {}, true, false, {}};
      value.place = variable_place(instance_.param_slots[i], type);
      bind(id, std::move(value), false);
    } else {
      std::vector<Scalar> kinds;
      m_.layouts.flatten(type, kinds);
      Scalars scalars;
      for (const Scalar kind : kinds) scalars.push_back(add(kind, {}));
      bind(id, flat(type, std::move(scalars)), false);
    }
  }
}

void FunctionLowering::entry_inputs() {
  for (const VariableId id : function_.params) {
    const sema::Variable& variable = m_.program.variables[id];
    const LocScope loc(b_, variable.name_span);
    Scalars scalars;
    if (m_.types.is(variable.type, TypeKind::Struct)) {
      const core::StructId structure = m_.types[variable.type].struct_id;
      const size_t members = m_.types.structure(structure).members.size();
      for (uint32_t i = 0; i < members; ++i) {
        const auto it = m_.program.member_builtins.find({structure.index, i});
        const Scalars part = builtin_input(it == m_.program.member_builtins.end() ? BuiltinValue::None : it->second);
        scalars.insert(scalars.end(), part.begin(), part.end());
      }
    } else {
      scalars = builtin_input(variable.builtin);
    }
    bind(id, flat(variable.type, std::move(scalars)), false);
  }
}

ValueId FunctionLowering::local_id(uint32_t dimension) {
  return m_.module.workgroup_size[dimension] == 1 ? b_.constant_u32(0) : b_.input(Op::LocalId, dimension);
}

ValueId FunctionLowering::workgroup_index() {
  const ValueId width = b_.input(Op::NumWorkgroups, 0);
  const ValueId row = b_.op(Op::Mul, Scalar::U32, {b_.input(Op::WorkgroupId, 2), b_.input(Op::NumWorkgroups, 1)});
  const ValueId rows = b_.op(Op::Add, Scalar::U32, {row, b_.input(Op::WorkgroupId, 1)});
  return b_.op(Op::Add, Scalar::U32, {b_.op(Op::Mul, Scalar::U32, {rows, width}), b_.input(Op::WorkgroupId, 0)});
}

Scalars FunctionLowering::builtin_input(BuiltinValue builtin) {
  const auto triple = [&](auto component) { return Scalars{component(0u), component(1u), component(2u)}; };
  const auto global = [&](uint32_t d) {
    const ValueId id = b_.input(Op::WorkgroupId, d);
    if (m_.module.workgroup_size[d] == 1) return id;
    const ValueId first = b_.op(Op::Mul, Scalar::U32, {id, b_.constant_u32(m_.module.workgroup_size[d])});
    return b_.op(Op::Add, Scalar::U32, {first, b_.input(Op::LocalId, d)});
  };
  const auto extent = [&](uint32_t d) {
    return b_.op(Op::Mul, Scalar::U32, {b_.input(Op::NumWorkgroups, d), b_.constant_u32(m_.module.workgroup_size[d])});
  };
  switch (builtin) {
    case BuiltinValue::LocalInvocationId:
      return triple([&](uint32_t d) { return local_id(d); });
    case BuiltinValue::LocalInvocationIndex:
      return {b_.input(Op::LocalIndex)};
    case BuiltinValue::GlobalInvocationId:
      return triple(global);
    case BuiltinValue::GlobalInvocationIndex: {
      const ValueId rows = b_.op(Op::Add, Scalar::U32, {b_.op(Op::Mul, Scalar::U32, {global(2), extent(1)}), global(1)});
      return {b_.op(Op::Add, Scalar::U32, {b_.op(Op::Mul, Scalar::U32, {rows, extent(0)}), global(0)})};
    }
    case BuiltinValue::WorkgroupId:
      return triple([&](uint32_t d) { return b_.input(Op::WorkgroupId, d); });
    case BuiltinValue::WorkgroupIndex:
      return {workgroup_index()};
    case BuiltinValue::NumWorkgroups:
      return triple([&](uint32_t d) { return b_.input(Op::NumWorkgroups, d); });
    case BuiltinValue::SubgroupInvocationId:
      return {b_.input(Op::Lane)};
    case BuiltinValue::SubgroupSize:
      return {b_.constant_u32(m_.module.subgroup_size)};
    case BuiltinValue::SubgroupId:
      return {b_.input(Op::SubgroupId)};
    case BuiltinValue::NumSubgroups:
      return {b_.constant_u32(m_.module.subgroups())};
    case BuiltinValue::None:
    case BuiltinValue::VertexIndex:
    case BuiltinValue::InstanceIndex:
    case BuiltinValue::Position:
    case BuiltinValue::FrontFacing:
    case BuiltinValue::FragDepth:
    case BuiltinValue::SampleIndex:
    case BuiltinValue::SampleMask:
    case BuiltinValue::ClipDistances:
    case BuiltinValue::PrimitiveIndex:
    case BuiltinValue::Barycentric:
      break;
  }
  TESELA_UNREACHABLE("an input that compute entry points do not have");
}

void FunctionLowering::init_private_variables() {
  for (const VariableId id : function_.accessed) {
    const sema::Variable& variable = m_.program.variables[id];
    if (variable.kind != sema::VariableKind::ModuleVar || variable.space != core::AddressSpace::Private) continue;
    const LocScope loc(b_, variable.name_span);
    const Place place = variable_place(m_.module_var(id), variable.type);
    if (variable.initializer) {
      eval_into(place, variable.initializer, true);
    } else {
      store_zero(place);
    }
  }
}

// --- names

void FunctionLowering::bind(VariableId variable, Value value, bool pointer) {
  Binding binding;
  binding.kind = pointer ? Binding::Kind::Pointer : Binding::Kind::Value;
  binding.value = std::move(value);
  if (spilled_.contains(variable)) spill(binding);
  bindings_[variable] = std::move(binding);
}

/// Keeps a let of a loop's body in a variable: its values do not reach the continuing block, where it is used.
void FunctionLowering::spill(Binding& binding) {
  const Value& value = binding.value;
  std::vector<std::pair<Scalar, ValueId>> kept;
  if (binding.kind == Binding::Kind::Value && !value.in_memory) {
    for (const ValueId scalar : value.scalars) kept.emplace_back(f_.values[scalar].type, scalar);
  } else {
    for (ValueId ptr = value.place.ptr; f_.values[ptr].def;) {
      const ir::Instruction& instr = f_.def(ptr);
      if (instr.op == Op::AddressOf) break;
      Binding::Step step;
      step.element = instr.op == Op::ElementPtr;
      step.offset = instr.imm;
      step.stride = instr.stride;
      step.extent = instr.extent;
      if (step.element) {
        // Operands in the reverse order of their use, as the steps are.
        if (instr.operands.size() > 2) kept.emplace_back(Scalar::U32, instr.operands[2]);
        step.index_type = f_.values[instr.operands[1]].type;
        kept.emplace_back(step.index_type, instr.operands[1]);
      }
      binding.steps.push_back(step);
      ptr = instr.operands[0];
    }
    std::reverse(binding.steps.begin(), binding.steps.end());
    std::reverse(kept.begin(), kept.end());
    if (value.place.length) kept.emplace_back(Scalar::U32, value.place.length);
  }
  ir::Var var;
  var.name = "let";
  var.space = ir::Space::Function;
  var.size = 4 * static_cast<uint32_t>(kept.size());
  var.owner = instance_.ir;
  var.type = value.type;
  var.span = b_.loc().span;
  binding.spill = m_.module.vars.add(std::move(var));
  const ValueId ptr = b_.address_of(binding.spill);
  for (uint32_t i = 0; i < kept.size(); ++i) b_.store(b_.member(ptr, 4 * i), kept[i].first, std::span(&kept[i].second, 1));
}

Value FunctionLowering::unspill(const Binding& binding) {
  const ValueId base = b_.address_of(binding.spill);
  uint32_t offset = 0;
  const auto next = [&](Scalar type) {
    const ValueId scalar = b_.load(b_.member(base, offset), type, 1)[0];
    offset += 4;
    return scalar;
  };
  Value value = binding.value;
  if (binding.kind == Binding::Kind::Value && !value.in_memory) {
    for (ValueId& scalar : value.scalars) scalar = next(f_.values[scalar].type);
    return value;
  }
  const VarId root = value.place.root;
  ValueId ptr;
  for (ValueId p = value.place.ptr;;) {  // the pointer that the chain starts from: a parameter, or the address of a variable
    if (!f_.values[p].def) {
      ptr = p;
      break;
    }
    if (f_.def(p).op == Op::AddressOf) {
      ptr = b_.address_of(root);
      break;
    }
    p = f_.def(p).operands[0];
  }
  for (const Binding::Step& step : binding.steps) {
    if (!step.element) {
      ptr = b_.member(ptr, step.offset);
      continue;
    }
    const ValueId index = next(step.index_type);
    ptr = step.extent != 0 ? b_.element(ptr, index, step.stride, step.extent) : b_.element_runtime(ptr, index, step.stride, next(Scalar::U32));
  }
  value.place.ptr = ptr;
  if (value.place.length) value.place.length = next(Scalar::U32);
  return value;
}

Value FunctionLowering::bound(const Binding& binding) {
  if (binding.spill) return unspill(binding);
  return binding.value;
}

}  // namespace tesela::lower
