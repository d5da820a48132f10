// SPDX-License-Identifier: Apache-2.0
// Variable and value declarations (WGSL section "Variable and Value Declarations") and const_assert.
#include <fmt/format.h>

#include "sema/checker.h"
#include "sema/overload.h"

namespace tesela::sema {

using core::AccessMode;
using core::AddressSpace;
using core::TypeKind;

VariableId Checker::add_variable(DeclId id, Variable variable) {
  const syntax::Decl& decl = ast_.decls[id];
  variable.name = decl.name;
  variable.name_span = decl.name_span;
  variable.decl = id;
  variable.initializer = decl.value;
  VariableId added = p_.variables.add(std::move(variable));
  p_.variable_of[id] = added;
  return added;
}

TypeId Checker::effective_type(const syntax::Decl& decl, bool keep_abstract) {
  TypeId declared;
  if (decl.type) declared = check_type(decl.type);
  if (!decl.value) {
    if (!decl.type) error(DiagId::MissingInitializer, decl.name_span, fmt::format("'{}' has neither a type nor an initializer", name(decl.name)));
    return decl.type ? declared : types_.error();
  }
  TypeId given = loaded(decl.value);
  if (decl.type) {
    if (keep_abstract && !is_error(declared) && !facts(declared).constructible) {
      error(DiagId::NotConstructible, expr(decl.type).span, fmt::format("const '{}' cannot be of type {}", name(decl.name), type_text(declared)));
      return types_.error();
    }
    if (!is_error(declared)) convert(decl.value, given, declared, fmt::format("the initializer of '{}'", name(decl.name)));
    return declared;
  }
  if (is_error(given)) return given;
  if (keep_abstract) return given;
  TypeId concrete = concrete_type(types_, given);
  return convert(decl.value, given, concrete, fmt::format("the initializer of '{}'", name(decl.name))) ? concrete : types_.error();
}

void Checker::check_const(DeclId id, FunctionId owner) {
  const syntax::Decl& decl = ast_.decls[id];
  collect(decl.attributes, 0, "a const declaration");
  Variable v;
  v.kind = VariableKind::Const;
  v.owner = owner;
  if (!decl.value) error(DiagId::MissingInitializer, decl.name_span, fmt::format("const '{}' has no initializer", name(decl.name)));
  size_t errors = sink_.error_count();
  v.type = effective_type(decl, true);
  bool fine = !is_error(v.type) && decl.value && !is_error(info(decl.value).type) && sink_.error_count() == errors;
  if (fine && info(decl.value).stage != Stage::Const) {
    error(DiagId::NotConst, expr(decl.value).span, fmt::format("the initializer of const '{}' is not a const-expression", name(decl.name)));
    fine = false;
  }
  if (fine && !facts(v.type).constructible) {
    error(DiagId::NotConstructible, decl.name_span, fmt::format("const '{}' cannot be of type {}", name(decl.name), type_text(v.type)));
    fine = false;
  }
  if (fine && !(charge(v.type, decl.name_span) && charge(v.type, decl.name_span))) fine = false;  // the variable's own, and the one its uses share
  if (fine) {
    v.constant = constant_as(decl.value, v.type);
    fine = v.constant.has_value();
  }
  if (!fine) v.type = types_.error();
  VariableId added = add_variable(id, std::move(v));
  if (!fine) return;
  if (info(decl.value).type == p_.variables[added].type && info(decl.value).constant != ~0u) {
    constant_of_[added.index] = info(decl.value).constant;
    return;
  }
  constant_of_[added.index] = static_cast<uint32_t>(p_.constants.size());
  p_.constants.push_back(*p_.variables[added].constant);
}

void Checker::check_override(DeclId id) {
  const syntax::Decl& decl = ast_.decls[id];
  Attributes attributes = collect(decl.attributes, attribute_bit(AttributeKind::Id), "an override");
  Variable v;
  v.kind = VariableKind::Override;
  v.type = effective_type(decl, false);
  if (!is_error(v.type) && (!types_.is_scalar(v.type) || types_.is_abstract(v.type))) {
    error(DiagId::InvalidStoreType, decl.name_span, fmt::format("an override is a scalar, not {}", type_text(v.type)));
    v.type = types_.error();
  }
  if (decl.value && !is_error(info(decl.value).type) && info(decl.value).stage == Stage::Runtime)
    error(DiagId::NotConst, expr(decl.value).span, fmt::format("the initializer of override '{}' is not an override-expression", name(decl.name)));
  if (attributes.has(AttributeKind::Id)) {
    const syntax::Attribute& a = attributes.get(ast_, AttributeKind::Id);
    if (std::optional<int64_t> value = attribute_value(a)) {
      if (*value < 0 || *value > 65535) {
        error(DiagId::AttributeArguments, a.span, fmt::format("an override id is from 0 to 65535, not {}", *value));
      } else {
        v.override_id = static_cast<uint32_t>(*value);
        auto [entry, fresh] = override_ids_.try_emplace(*v.override_id, id);
        if (!fresh)
          error(DiagId::DuplicateOverrideId, a.span, fmt::format("two overrides have the id {}", *value)).note(ast_.decls[entry->second].name_span, "the other is here");
      }
    }
  }
  add_variable(id, std::move(v));
}

void Checker::check_let(DeclId id, FunctionId owner) {
  const syntax::Decl& decl = ast_.decls[id];
  collect(decl.attributes, 0, "a let declaration");
  Variable v;
  v.kind = VariableKind::Let;
  v.owner = owner;
  if (!decl.value) error(DiagId::MissingInitializer, decl.name_span, fmt::format("let '{}' has no initializer", name(decl.name)));
  v.type = effective_type(decl, false);
  if (!is_error(v.type)) {
    TypeKind kind = types_[v.type].kind;
    bool handle = kind == TypeKind::Texture || kind == TypeKind::Sampler || kind == TypeKind::SamplerComparison;
    if (kind != TypeKind::Pointer && !handle && !facts(v.type).constructible) {
      error(DiagId::NotConstructible, decl.name_span, fmt::format("let '{}' cannot be of type {}", name(decl.name), type_text(v.type)));
      v.type = types_.error();
    }
  }
  bool pointer = !is_error(v.type) && types_.is(v.type, TypeKind::Pointer);
  VariableId added = add_variable(id, std::move(v));
  if (!pointer || !decl.value) return;
  if (VariableId root = root_of(decl.value)) let_roots_[added.index] = root;
}

void Checker::check_function_var(DeclId id, FunctionId owner) {
  const syntax::Decl& decl = ast_.decls[id];
  collect(decl.attributes, 0, "a function-scope variable");
  Variable v;
  v.kind = VariableKind::FunctionVar;
  v.owner = owner;
  v.space = AddressSpace::Function;
  v.access = AccessMode::ReadWrite;
  std::span<const ExprId> args = decl.template_args.in(ast_.expr_pool);
  if (!args.empty()) {
    std::optional<Predeclared> space = enumerant(args[0], PredeclaredKind::Space, "an address space");
    if (space && static_cast<AddressSpace>(space->index) != AddressSpace::Function)
      error(DiagId::InvalidAddressSpace, expr(args[0]).span,
            fmt::format("a variable in a function cannot be in {} memory", core::address_space_name(static_cast<AddressSpace>(space->index))));
    if (args.size() > 1) error(DiagId::InvalidAccessMode, expr(args[1]).span, "only storage variables take an access mode");
  }
  v.type = effective_type(decl, false);
  if (!check_store_type(AddressSpace::Function, v.type, decl.type ? expr(decl.type).span : decl.name_span)) v.type = types_.error();
  add_variable(id, std::move(v));
}

void Checker::check_resource_attributes(const Attributes& attributes, Variable& v, const syntax::Decl& decl) {
  bool resource = v.space == AddressSpace::Uniform || v.space == AddressSpace::Storage || v.space == AddressSpace::Handle;
  if (resource && !attributes.has(AttributeKind::Group) && !attributes.has(AttributeKind::Binding)) {
    error(DiagId::MissingBinding, decl.name_span, fmt::format("resource '{}' has no @group and no @binding", name(decl.name))).hint("write `@group(0) @binding(0)` before it, with a number of its own");
    return;
  }
  for (AttributeKind kind : {AttributeKind::Group, AttributeKind::Binding}) {
    std::string_view text = attribute_rule(kind).name;
    if (!attributes.has(kind)) {
      if (resource) error(DiagId::MissingBinding, decl.name_span, fmt::format("resource '{}' has no @{}", name(decl.name), text));
      continue;
    }
    const syntax::Attribute& a = attributes.get(ast_, kind);
    if (!resource) {
      error(DiagId::MisplacedAttribute, a.span, fmt::format("@{} is for resources, which '{}' is not", text, name(decl.name)));
      continue;
    }
    std::optional<int64_t> value = attribute_value(a);
    if (!value) continue;
    if (*value < 0) error(DiagId::AttributeArguments, a.span, fmt::format("@{} cannot be negative", text));
    else (kind == AttributeKind::Group ? v.group : v.binding) = static_cast<uint32_t>(*value);
  }
}

void Checker::check_module_var(DeclId id) {
  const syntax::Decl& decl = ast_.decls[id];
  Attributes attributes = collect(decl.attributes, attribute_bit(AttributeKind::Group) | attribute_bit(AttributeKind::Binding), "a module-scope variable");
  Variable v;
  v.kind = VariableKind::ModuleVar;
  std::span<const ExprId> args = decl.template_args.in(ast_.expr_pool);
  bool fine = true;
  if (!args.empty()) {
    std::optional<Predeclared> space = enumerant(args[0], PredeclaredKind::Space, "an address space");
    fine = space.has_value();
    if (space) v.space = static_cast<AddressSpace>(space->index);
    if (v.space == AddressSpace::Function) {
      error(DiagId::InvalidAddressSpace, expr(args[0]).span, "a variable at module scope cannot be in function memory");
      fine = false;
    }
  }
  bool read_only = v.space == AddressSpace::Uniform || v.space == AddressSpace::Storage || v.space == AddressSpace::Immediate;
  v.access = read_only ? AccessMode::Read : AccessMode::ReadWrite;
  if (args.size() >= 2) {
    std::optional<Predeclared> access = enumerant(args[1], PredeclaredKind::Access, "an access mode");
    if (!access) fine = false;
    else v.access = static_cast<AccessMode>(access->index);
    if (fine && v.space != AddressSpace::Storage) {
      error(DiagId::InvalidAccessMode, expr(args[1]).span, "only storage variables take an access mode");
      fine = false;
    } else if (fine && v.access == AccessMode::Write) {
      error(DiagId::InvalidAccessMode, expr(args[1]).span, "storage memory is read or read_write, not write").hint("write read_write");
      fine = false;
    }
  }
  if (args.size() > 2) error(DiagId::TemplateArguments, decl.template_span, "var takes an address space and an access mode");
  v.type = effective_type(decl, false);
  if (!is_error(v.type) && fine) {
    TypeKind kind = types_[v.type].kind;
    bool handle = kind == TypeKind::Texture || kind == TypeKind::Sampler || kind == TypeKind::SamplerComparison;
    Span type_span = decl.type ? expr(decl.type).span : decl.name_span;
    if (handle && v.space == AddressSpace::None) {
      v.space = AddressSpace::Handle;
      v.access = AccessMode::Read;
    } else if (handle) {
      error(DiagId::InvalidAddressSpace, expr(args[0]).span, fmt::format("a variable of type {} takes no address space", type_text(v.type)));
      fine = false;
    } else if (v.space == AddressSpace::None) {
      error(DiagId::InvalidAddressSpace, decl.name_span, fmt::format("module-scope variable '{}' needs an address space", name(decl.name)))
          .hint("var<private>, var<workgroup>, var<uniform> or var<storage, read_write>");
      fine = false;
    } else if (!check_store_type(v.space, v.type, type_span)) {
      fine = false;
    } else if (v.space == AddressSpace::Storage && v.access != AccessMode::ReadWrite && facts(v.type).has_atomic) {
      error(DiagId::InvalidStoreType, type_span, fmt::format("'{}' holds atomics and must be read_write", name(decl.name))).hint("var<storage, read_write>");
      fine = false;
    }
  }
  if (fine && decl.value && v.space != AddressSpace::None && v.space != AddressSpace::Private)
    error(DiagId::InvalidInitializer, expr(decl.value).span, fmt::format("'{}' cannot have an initializer: only private and function variables can", name(decl.name)))
        .hint(v.space == AddressSpace::Workgroup ? "workgroup memory begins as zero" : "its contents are those of the buffer that is bound");
  if (decl.value && v.space == AddressSpace::Private && !is_error(info(decl.value).type) && info(decl.value).stage == Stage::Runtime)
    error(DiagId::NotConst, expr(decl.value).span, fmt::format("the initializer of '{}' must be a const- or override-expression", name(decl.name)));
  if (fine && v.space != AddressSpace::None) check_resource_attributes(attributes, v, decl);
  if (!fine) v.type = types_.error();
  add_variable(id, std::move(v));
}

void Checker::check_const_assert(ExprId condition, Span span) {
  if (!condition) return;
  TypeId type = loaded(condition);
  if (is_error(type)) return;
  if (!types_.is(type, TypeKind::Bool)) {
    error(DiagId::TypeMismatch, expr(condition).span, fmt::format("the condition of a const_assert is bool, not {}", type_text(type)));
    return;
  }
  if (info(condition).stage != Stage::Const) {
    error(DiagId::NotConst, expr(condition).span, "the condition of a const_assert must be a const-expression");
    return;
  }
  if (const Constant* value = constant(condition); value && !value->as_bool()) error(DiagId::AssertionFailed, span, "this const_assert is false");
}

}  // namespace tesela::sema
