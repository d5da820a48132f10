// SPDX-License-Identifier: Apache-2.0
// Function declarations (WGSL section "Functions").
#include <fmt/format.h>

#include "sema/checker.h"
#include "sema/overload.h"

namespace tesela::sema {

using core::TypeKind;

namespace {

constexpr AttributeKind kInterfaceAttributes[] = {AttributeKind::Builtin, AttributeKind::Location, AttributeKind::Interpolate, AttributeKind::Invariant,
                                                  AttributeKind::BlendSrc};

}  // namespace

void Checker::check_parameters(FunctionId id, const syntax::Decl& decl) {
  constexpr uint32_t kAllowed = attribute_bit(AttributeKind::Builtin) | attribute_bit(AttributeKind::Location) | attribute_bit(AttributeKind::Interpolate) |
                                attribute_bit(AttributeKind::Invariant) | attribute_bit(AttributeKind::BlendSrc);
  std::span<const syntax::Parameter> parameters = decl.parameters.in(ast_.parameters);
  bool entry = p_.functions[id].stage != PipelineStage::None;
  for (uint32_t i = 0; i < parameters.size(); ++i) {
    const syntax::Parameter& parameter = parameters[i];
    Variable v;
    v.kind = VariableKind::Parameter;
    v.name = parameter.name;
    v.name_span = parameter.name_span;
    v.owner = id;
    v.type = parameter.type ? check_type(parameter.type) : types_.error();
    if (!is_error(v.type)) {
      TypeKind kind = types_[v.type].kind;
      bool passable = kind == TypeKind::Pointer || kind == TypeKind::Texture || kind == TypeKind::Sampler || kind == TypeKind::SamplerComparison;
      if (!passable && !facts(v.type).constructible) {
        error(DiagId::NotConstructible, expr(parameter.type).span, fmt::format("parameter '{}' cannot be of type {}", name(v.name), type_text(v.type)));
        v.type = types_.error();
      }
    }
    Attributes attributes = collect(parameter.attributes, kAllowed, "a parameter");
    if (attributes.has(AttributeKind::Builtin)) v.builtin = builtin_value(attributes.get(ast_, AttributeKind::Builtin));
    check_io_attributes(attributes, v.type, v.builtin, parameter.span);
    if (!entry && parameter.attributes.count != 0)
      for (AttributeKind kind : kInterfaceAttributes)
        if (attributes.has(kind))
          error(DiagId::MisplacedAttribute, attributes.get(ast_, kind).span, fmt::format("@{} is only for parameters of entry points", attribute_rule(kind).name));
    VariableId added = p_.variables.add(std::move(v));
    parameter_of_[decl.parameters.begin + i] = added;
    parameter_attributes_[decl.parameters.begin + i] = attributes;
    p_.functions[id].params.push_back(added);
  }
}

void Checker::check_workgroup_size(FunctionId id, const syntax::Attribute& a) {
  std::span<const ExprId> args = a.args.in(ast_.expr_pool);
  TypeId common;
  for (size_t i = 0; i < args.size() && i < 3; ++i) {
    p_.functions[id].workgroup_size[i] = args[i];
    TypeId type = loaded(args[i]);
    if (is_error(type)) continue;
    if (!types_.is_integer(type)) {
      error(DiagId::AttributeArguments, expr(args[i]).span, fmt::format("a workgroup size is i32 or u32, not {}", type_text(type)));
      continue;
    }
    if (info(args[i]).stage == Stage::Runtime) {
      error(DiagId::NotConst, expr(args[i]).span, "a workgroup size must be a const- or override-expression");
      continue;
    }
    if (!types_.is_abstract(type)) {
      if (common && common != type) error(DiagId::AttributeArguments, expr(args[i]).span, "workgroup sizes are all i32 or all u32");
      common = type;
    }
    const Constant* value = constant(args[i]);
    if (!value) continue;
    const int64_t size = types_.is(type, TypeKind::U32) ? static_cast<int64_t>(value->as_u32()) : value->as_int();
    if (size < 1) error(DiagId::AttributeArguments, expr(args[i]).span, fmt::format("a workgroup size is at least 1, not {}", size));
  }
  for (size_t i = 0; i < args.size() && i < 3; ++i)
    if (common && !is_error(info(args[i]).type) && types_.is(info(args[i]).type, TypeKind::AbstractInt)) constant_as(args[i], common);
  if (!common)
    for (size_t i = 0; i < args.size() && i < 3; ++i)
      if (!is_error(info(args[i]).type) && types_.is_integer(info(args[i]).type)) constant_as(args[i], types_.i32());
}

void Checker::check_subgroup_size(FunctionId id, const syntax::Attribute& a) {
  if (!enabled("subgroup_size_control")) error(DiagId::MissingEnable, a.span, "@subgroup_size needs 'enable subgroup_size_control;'");
  if (a.args.count != 1) return;
  ExprId e = a.args.in(ast_.expr_pool)[0];
  p_.functions[id].subgroup_size_expr = e;
  TypeId type = loaded(e);
  if (is_error(type)) return;
  if (!types_.is_integer(type) || info(e).stage == Stage::Runtime) {
    error(DiagId::AttributeArguments, expr(e).span, "@subgroup_size takes an i32 or u32 const- or override-expression");
    return;
  }
  if (info(e).stage != Stage::Const) return;
  std::optional<Constant> value = constant_as(e, types_.is_abstract(type) ? types_.i32() : type);
  if (!value) return;
  int64_t n = value->as_int();
  if (n < 1 || (n & (n - 1)) != 0) error(DiagId::AttributeArguments, expr(e).span, fmt::format("a subgroup size is a power of two, not {}", n));
  else p_.functions[id].subgroup_size = static_cast<uint32_t>(n);
}

void Checker::check_stage_attributes(FunctionId id, const syntax::Decl& decl, const Attributes& attributes) {
  const std::pair<AttributeKind, PipelineStage> stages[] = {
      {AttributeKind::Compute, PipelineStage::Compute}, {AttributeKind::Vertex, PipelineStage::Vertex}, {AttributeKind::Fragment, PipelineStage::Fragment}};
  for (auto& [kind, stage] : stages) {
    if (!attributes.has(kind)) continue;
    if (p_.functions[id].stage != PipelineStage::None)
      error(DiagId::DuplicateAttribute, attributes.get(ast_, kind).span, fmt::format("'{}' has two shader stages", name(decl.name)));
    p_.functions[id].stage = stage;
  }
  bool compute = p_.functions[id].stage == PipelineStage::Compute;
  bool unknown = false;  // an attribute that was reported: it may be the one that is missing
  for (const syntax::Attribute& a : decl.attributes.in(ast_.attributes)) unknown |= attribute_by_name(ast_.symbols.text(a.name)) == AttributeKind::Count;
  if (attributes.has(AttributeKind::WorkgroupSize)) {
    const syntax::Attribute& a = attributes.get(ast_, AttributeKind::WorkgroupSize);
    if (!compute && !unknown) error(DiagId::MisplacedAttribute, a.span, "@workgroup_size is only for compute entry points");
    check_workgroup_size(id, a);
  } else if (compute && !unknown) {
    error(DiagId::MissingWorkgroupSize, decl.name_span, fmt::format("compute entry point '{}' has no @workgroup_size", name(decl.name))).hint("write `@workgroup_size(64)` beside @compute");
  }
  if (attributes.has(AttributeKind::SubgroupSize)) {
    const syntax::Attribute& a = attributes.get(ast_, AttributeKind::SubgroupSize);
    if (!compute) error(DiagId::MisplacedAttribute, a.span, "@subgroup_size is only for compute entry points");
    check_subgroup_size(id, a);
  }
}

void Checker::check_function(DeclId decl_id) {
  const syntax::Decl& decl = ast_.decls[decl_id];
  constexpr uint32_t kAllowed = attribute_bit(AttributeKind::Compute) | attribute_bit(AttributeKind::Vertex) | attribute_bit(AttributeKind::Fragment) |
                                attribute_bit(AttributeKind::WorkgroupSize) | attribute_bit(AttributeKind::SubgroupSize) |
                                attribute_bit(AttributeKind::MustUse) | attribute_bit(AttributeKind::Diagnostic);
  FunctionId id = p_.functions.add({});
  p_.functions[id].name = decl.name;
  p_.functions[id].decl = decl_id;
  builtin_spans_.emplace_back();
  discard_spans_.emplace_back();
  summaries_.emplace_back();
  function_ = id;
  Attributes attributes = collect(decl.attributes, kAllowed, "a function");
  check_stage_attributes(id, decl, attributes);
  check_parameters(id, decl);
  p_.functions[id].result = types_.void_();
  if (decl.type) {
    TypeId result = check_type(decl.type);
    if (!is_error(result) && !facts(result).constructible) {
      error(DiagId::NotConstructible, expr(decl.type).span, fmt::format("a function cannot return {}", type_text(result)));
      result = types_.error();
    }
    p_.functions[id].result = result;
  }
  constexpr uint32_t kReturnAllowed = attribute_bit(AttributeKind::Builtin) | attribute_bit(AttributeKind::Location) |
                                      attribute_bit(AttributeKind::Interpolate) | attribute_bit(AttributeKind::Invariant) |
                                      attribute_bit(AttributeKind::BlendSrc);
  return_attributes_.push_back(collect(decl.return_attributes, kReturnAllowed, "a return type"));
  if (attributes.has(AttributeKind::MustUse) && !decl.type)
    error(DiagId::MisplacedAttribute, attributes.get(ast_, AttributeKind::MustUse).span, fmt::format("@must_use is for functions with a result, which '{}' has not", name(decl.name)));
  if (p_.functions[id].stage != PipelineStage::None) check_entry_point(id);
  else
    for (AttributeKind kind : kInterfaceAttributes)
      if (return_attributes_.back().has(kind))
        error(DiagId::MisplacedAttribute, return_attributes_.back().get(ast_, kind).span, fmt::format("@{} is only for results of entry points", attribute_rule(kind).name));
  if (decl.body) {
    check_block(decl.body);
    check_behaviour(id);
  }
  p_.function_of[decl_id] = id;
  function_ = {};
}

}  // namespace tesela::sema
