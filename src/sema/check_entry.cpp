// SPDX-License-Identifier: Apache-2.0
// Entry points and their interface (WGSL sections "Entry Points", "Shader Interface").
#include <fmt/format.h>

#include <utility>

#include "sema/checker.h"
#include "sema/library.h"

namespace tesela::sema {

using core::AddressSpace;
using core::TypeKind;

namespace {

enum Direction : uint8_t { kVertexIn = 1, kVertexOut = 2, kFragmentIn = 4, kFragmentOut = 8, kComputeIn = 16 };

struct BuiltinRule {
  std::string_view name;
  uint8_t directions;
  std::string_view type;
};

BuiltinRule builtin_rule(BuiltinValue value) {
  switch (value) {
    case BuiltinValue::None: return {"", 0, ""};
    case BuiltinValue::LocalInvocationId: return {"local_invocation_id", kComputeIn, "vec3<u32>"};
    case BuiltinValue::LocalInvocationIndex: return {"local_invocation_index", kComputeIn, "u32"};
    case BuiltinValue::GlobalInvocationId: return {"global_invocation_id", kComputeIn, "vec3<u32>"};
    case BuiltinValue::GlobalInvocationIndex: return {"global_invocation_index", kComputeIn, "u32"};
    case BuiltinValue::WorkgroupId: return {"workgroup_id", kComputeIn, "vec3<u32>"};
    case BuiltinValue::WorkgroupIndex: return {"workgroup_index", kComputeIn, "u32"};
    case BuiltinValue::NumWorkgroups: return {"num_workgroups", kComputeIn, "vec3<u32>"};
    case BuiltinValue::SubgroupInvocationId: return {"subgroup_invocation_id", kComputeIn | kFragmentIn, "u32"};
    case BuiltinValue::SubgroupSize: return {"subgroup_size", kComputeIn | kFragmentIn, "u32"};
    case BuiltinValue::SubgroupId: return {"subgroup_id", kComputeIn, "u32"};
    case BuiltinValue::NumSubgroups: return {"num_subgroups", kComputeIn, "u32"};
    case BuiltinValue::VertexIndex: return {"vertex_index", kVertexIn, "u32"};
    case BuiltinValue::InstanceIndex: return {"instance_index", kVertexIn, "u32"};
    case BuiltinValue::Position: return {"position", kVertexOut | kFragmentIn, "vec4<f32>"};
    case BuiltinValue::FrontFacing: return {"front_facing", kFragmentIn, "bool"};
    case BuiltinValue::FragDepth: return {"frag_depth", kFragmentOut, "f32"};
    case BuiltinValue::SampleIndex: return {"sample_index", kFragmentIn, "u32"};
    case BuiltinValue::SampleMask: return {"sample_mask", kFragmentIn | kFragmentOut, "u32"};
    case BuiltinValue::ClipDistances: return {"clip_distances", kVertexOut, "array<f32, N>"};
    case BuiltinValue::PrimitiveIndex: return {"primitive_index", kFragmentIn, "u32"};
    case BuiltinValue::Barycentric: return {"barycentric", kFragmentIn, "vec3<f32>"};
  }
  return {};
}

std::string_view stage_name(PipelineStage stage) {
  switch (stage) {
    case PipelineStage::None: return "no";
    case PipelineStage::Compute: return "compute";
    case PipelineStage::Vertex: return "vertex";
    case PipelineStage::Fragment: return "fragment";
  }
  return "";
}

uint8_t direction_of(PipelineStage stage, bool output) {
  switch (stage) {
    case PipelineStage::None: return 0;
    case PipelineStage::Compute: return output ? 0 : kComputeIn;
    case PipelineStage::Vertex: return output ? kVertexOut : kVertexIn;
    case PipelineStage::Fragment: return output ? kFragmentOut : kFragmentIn;
  }
  return 0;
}

enum Restriction : uint8_t { kUsesCompute = 1, kUsesFragment = 2, kUsesNotVertex = 4 };

uint8_t restrictions(const Builtin& b) {
  return static_cast<uint8_t>(((b.flags & kComputeOnly) ? kUsesCompute : 0) | ((b.flags & kFragmentOnly) ? kUsesFragment : 0) |
                              ((b.flags & kNotVertex) ? kUsesNotVertex : 0));
}

/// Where a member is declared. Searches: only for those that lack an attribute.
Span member_span(const syntax::Module& ast, const Program& program, TypeId type, uint32_t member) {
  for (auto& [id, declared] : program.type_of)
    if (declared == type && ast.decls[id].kind == syntax::DeclKind::Struct) return ast.decls[id].members.in(ast.members)[member].span;
  return {};
}

uint8_t forbidden_in(PipelineStage stage) {
  switch (stage) {
    case PipelineStage::None: return 0;
    case PipelineStage::Compute: return kUsesFragment;
    case PipelineStage::Vertex: return kUsesCompute | kUsesFragment | kUsesNotVertex;
    case PipelineStage::Fragment: return kUsesCompute;
  }
  return 0;
}

}  // namespace

std::string_view builtin_value_name(BuiltinValue value) { return builtin_rule(value).name; }

/// Inputs or outputs of one entry point as they are collected.
struct Checker::IoState {
  PipelineStage stage = PipelineStage::None;
  bool output = false;
  std::map<BuiltinValue, Span> builtins;
  struct Place {
    Span span;
    TypeId structure;  // of the member, else none
  };
  std::map<std::pair<int64_t, int64_t>, Place> locations;  // location and blend source
  TypeId structure;                                        // whose members are being looked at
};

void Checker::check_builtin_type(BuiltinValue value, TypeId type, Span span) {
  if (value == BuiltinValue::None || is_error(type)) return;
  BuiltinRule rule = builtin_rule(value);
  if (value == BuiltinValue::ClipDistances) {
    const core::Type& t = types_[type];
    bool fine = t.kind == TypeKind::Array && t.array_size == core::ArraySize::Fixed && types_.is(t.element, TypeKind::F32) && t.count <= 8;
    if (!fine) error(DiagId::BuiltinValueType, span, fmt::format("the built-in value clip_distances is an array of at most 8 f32, not {}", type_text(type)));
    return;
  }
  if (type_text(type) != rule.type) error(DiagId::BuiltinValueType, span, fmt::format("the built-in value {} is of type {}, not {}", rule.name, rule.type, type_text(type)));
}

void Checker::check_interpolate(const syntax::Attribute& a) {
  std::span<const ExprId> args = a.args.in(ast_.expr_pool);
  std::string_view texts[2];
  for (size_t i = 0; i < args.size() && i < 2; ++i)
    if (expr(args[i]).kind == syntax::ExprKind::Identifier) texts[i] = ast_.symbols.text(expr(args[i]).name);
  if (args.empty()) return;
  bool flat = texts[0] == "flat";
  if (!flat && texts[0] != "perspective" && texts[0] != "linear") {
    error(DiagId::AttributeArguments, expr(args[0]).span, "an interpolation type is perspective, linear or flat");
    return;
  }
  if (args.size() < 2) return;
  bool smooth_sampling = texts[1] == "center" || texts[1] == "centroid" || texts[1] == "sample";
  bool flat_sampling = texts[1] == "first" || texts[1] == "either";
  if (!smooth_sampling && !flat_sampling) error(DiagId::AttributeArguments, expr(args[1]).span, "an interpolation sampling is center, centroid, sample, first or either");
  else if (flat != flat_sampling) error(DiagId::AttributeArguments, expr(args[1]).span, fmt::format("the sampling {} does not go with {} interpolation", texts[1], texts[0]));
}

/// What the attributes of one input, output or member must satisfy whatever the entry point.
void Checker::check_io_attributes(const Attributes& attributes, TypeId type, BuiltinValue value, Span span) {
  if (attributes.has(AttributeKind::Builtin)) check_builtin_type(value, type, attributes.get(ast_, AttributeKind::Builtin).span);
  bool location = attributes.has(AttributeKind::Location);
  if (location) {
    const syntax::Attribute& a = attributes.get(ast_, AttributeKind::Location);
    if (attributes.has(AttributeKind::Builtin)) error(DiagId::MisplacedAttribute, a.span, "@location and @builtin exclude each other");
    if (std::optional<int64_t> n = attribute_value(a); n && *n < 0) error(DiagId::AttributeArguments, a.span, "a location cannot be negative");
    if (!is_error(type)) {
      TypeId element = types_.is(type, TypeKind::Vector) ? types_.element_of(type) : type;
      bool numeric = types_.is_scalar(element) && !types_.is(element, TypeKind::Bool) && !types_.is_abstract(element);
      if (!numeric) error(DiagId::InvalidIoType, span, fmt::format("a user-defined input or output is a numeric scalar or vector, not {}", type_text(type)));
    }
  }
  if (attributes.has(AttributeKind::Interpolate)) {
    const syntax::Attribute& a = attributes.get(ast_, AttributeKind::Interpolate);
    if (!location) error(DiagId::MisplacedAttribute, a.span, "@interpolate needs a @location");
    check_interpolate(a);
  }
  if (attributes.has(AttributeKind::Invariant) && value != BuiltinValue::Position)
    error(DiagId::MisplacedAttribute, attributes.get(ast_, AttributeKind::Invariant).span, "@invariant is only for @builtin(position)");
  if (attributes.has(AttributeKind::BlendSrc)) {
    const syntax::Attribute& a = attributes.get(ast_, AttributeKind::BlendSrc);
    if (!enabled("dual_source_blending")) error(DiagId::MissingEnable, a.span, "@blend_src needs 'enable dual_source_blending;'");
    if (!location) error(DiagId::MisplacedAttribute, a.span, "@blend_src needs a @location");
    if (std::optional<int64_t> n = attribute_value(a); n && *n != 0 && *n != 1) error(DiagId::AttributeArguments, a.span, fmt::format("a blend source is 0 or 1, not {}", *n));
  }
}

/// Locations inside one structure, used by an entry point or not.
void Checker::check_struct_io(const core::Struct& s, const std::vector<AttributeSet>& attributes, Span span) {
  std::map<std::pair<int64_t, int64_t>, Span> seen;
  std::vector<size_t> located;
  bool blend = false, zero = true;
  for (size_t i = 0; i < attributes.size(); ++i) {
    if (!attributes[i].has(AttributeKind::Location)) continue;
    const syntax::Attribute& a = attributes[i].get(ast_, AttributeKind::Location);
    std::optional<int64_t> location = attribute_value(a);
    if (!location) return;
    int64_t source = -1;
    if (attributes[i].has(AttributeKind::BlendSrc)) {
      std::optional<int64_t> value = attribute_value(attributes[i].get(ast_, AttributeKind::BlendSrc));
      if (!value) return;
      source = *value;
      blend = true;
    }
    zero &= *location == 0 && source >= 0;
    located.push_back(i);
    auto [entry, fresh] = seen.try_emplace({*location, source}, a.span);
    if (!fresh) error(DiagId::DuplicateLocation, a.span, fmt::format("location {} is used twice", *location)).note(entry->second, "first used here");
  }
  if (!blend) return;
  if (!zero || located.size() != 2) error(DiagId::InvalidBlendSource, span, "@blend_src needs exactly two members at location 0, one for each source");
  else if (s.members[located[0]].type != s.members[located[1]].type) error(DiagId::InvalidBlendSource, span, "both blend sources must have the same type");
}

void Checker::check_io_builtin(IoState& io, BuiltinValue value, Span span) {
  BuiltinRule rule = builtin_rule(value);
  if (!(rule.directions & direction_of(io.stage, io.output)))
    error(DiagId::BuiltinValueStage, span, fmt::format("{} is not an {} of the {} stage", rule.name, io.output ? "output" : "input", stage_name(io.stage)));
  auto [entry, fresh] = io.builtins.try_emplace(value, span);
  if (!fresh) error(DiagId::DuplicateBuiltinValue, span, fmt::format("the built-in value {} is given twice", rule.name)).note(entry->second, "first given here");
}

void Checker::check_io_location(IoState& io, const Attributes& attributes, TypeId type, Span span) {
  const syntax::Attribute& a = attributes.get(ast_, AttributeKind::Location);
  std::optional<int64_t> location = attribute_value(a);
  if (io.stage == PipelineStage::Compute) error(DiagId::MisplacedAttribute, a.span, "a compute entry point has no user-defined inputs and outputs");
  int64_t source = -1;
  if (attributes.has(AttributeKind::BlendSrc)) {
    const syntax::Attribute& b = attributes.get(ast_, AttributeKind::BlendSrc);
    source = attribute_value(b).value_or(-1);
    if (io.stage != PipelineStage::Fragment || !io.output) error(DiagId::MisplacedAttribute, b.span, "@blend_src is only for outputs of fragment entry points");
  }
  TypeId element = types_.is(type, TypeKind::Vector) ? types_.element_of(type) : type;
  bool interpolated = io.output ? io.stage == PipelineStage::Vertex : io.stage == PipelineStage::Fragment;
  if (interpolated && types_.is_integer(element)) {
    bool flat = false;
    if (attributes.has(AttributeKind::Interpolate)) {
      std::span<const ExprId> args = attributes.get(ast_, AttributeKind::Interpolate).args.in(ast_.expr_pool);
      flat = !args.empty() && expr(args[0]).kind == syntax::ExprKind::Identifier && name(expr(args[0]).name) == "flat";
    }
    if (!flat) error(DiagId::MissingFlat, span, "an integer between vertex and fragment stage is not interpolated").hint("add @interpolate(flat)");
  }
  if (!location) return;
  auto [entry, fresh] = io.locations.try_emplace({*location, source}, IoState::Place{span, io.structure});
  if (fresh) return;
  const IoState::Place& first = entry->second;
  const bool reported = first.structure && first.structure == io.structure;  // with the structure itself
  if (!reported) error(DiagId::DuplicateLocation, span, fmt::format("location {} is used twice", *location)).note(first.span, "first used here");
}

void Checker::check_io_struct(IoState& io, TypeId type) {
  uint32_t index = types_[type].struct_id.index;
  const std::vector<AttributeSet>& sets = member_attributes_[index];
  io.structure = type;
  for (uint32_t i = 0; i < sets.size(); ++i) {
    auto found = p_.member_builtins.find({index, i});
    const core::Member& member = types_.structure(type).members[i];
    BuiltinValue value = found == p_.member_builtins.end() ? BuiltinValue::None : found->second;
    Span span;
    for (AttributeKind kind : {AttributeKind::Builtin, AttributeKind::Location})
      if (sets[i].has(kind)) span = sets[i].get(ast_, kind).span;
    if (!span.valid()) span = member_span(ast_, p_, type, i);
    check_io_object(io, sets[i], member.type, value, span, true);
  }
  io.structure = {};
}

void Checker::check_io_object(IoState& io, const Attributes& attributes, TypeId type, BuiltinValue value, Span span, bool in_struct) {
  if (is_error(type)) return;
  bool builtin = attributes.has(AttributeKind::Builtin), location = attributes.has(AttributeKind::Location);
  if (builtin) {
    if (value != BuiltinValue::None) check_io_builtin(io, value, span);
    return;
  }
  if (location) {
    if (attributes.has(AttributeKind::BlendSrc) && !in_struct) {
      error(DiagId::InvalidBlendSource, span, "@blend_src needs a structure with both sources");
      return;
    }
    return check_io_location(io, attributes, type, span);
  }
  if (types_.is(type, TypeKind::Struct) && !in_struct) return check_io_struct(io, type);
  if (!in_struct) {
    error(DiagId::MissingIoAttribute, span, fmt::format("an {} of an entry point needs @builtin or @location", io.output ? "output" : "input"))
        .hint(io.stage != PipelineStage::Compute         ? ""
              : types_.is(type, TypeKind::U32) ? "write e.g. `@builtin(local_invocation_index)` before it"
                                               : "write e.g. `@builtin(global_invocation_id)` before it");
    return;
  }
  const syntax::Decl& decl = ast_.decls[p_.functions[function_].decl];
  error(DiagId::MissingIoAttribute, span, fmt::format("a member of an entry point's {} needs @builtin or @location", io.output ? "result" : "parameter")).note(decl.name_span, "the entry point is here");
}

void Checker::check_entry_point(FunctionId id) {
  const syntax::Decl& decl = ast_.decls[p_.functions[id].decl];
  PipelineStage stage = p_.functions[id].stage;
  IoState inputs{stage, false, {}, {}, {}}, outputs{stage, true, {}, {}, {}};
  std::span<const syntax::Parameter> parameters = decl.parameters.in(ast_.parameters);
  for (uint32_t i = 0; i < parameters.size(); ++i) {
    const Variable& v = p_.variables[p_.functions[id].params[i]];
    check_io_object(inputs, parameter_attributes_[decl.parameters.begin + i], v.type, v.builtin, parameters[i].span, false);
  }
  TypeId result = p_.functions[id].result;
  const Attributes& attributes = return_attributes_.back();
  BuiltinValue value = BuiltinValue::None;
  if (attributes.has(AttributeKind::Builtin)) value = builtin_value(attributes.get(ast_, AttributeKind::Builtin));
  if (decl.type) {
    check_io_attributes(attributes, result, value, expr(decl.type).span);
    if (stage == PipelineStage::Compute) error(DiagId::InvalidEntryPoint, expr(decl.type).span, fmt::format("compute entry point '{}' cannot return a value", name(decl.name)));
    else check_io_object(outputs, attributes, result, value, expr(decl.type).span, false);
  }
  if (stage == PipelineStage::Vertex && !is_error(result) && !outputs.builtins.count(BuiltinValue::Position))
    error(DiagId::InvalidEntryPoint, decl.name_span, fmt::format("vertex entry point '{}' does not return @builtin(position)", name(decl.name)));
}

void Checker::check_entry_resources(FunctionId id) {
  const Function& f = p_.functions[id];
  Span span = ast_.decls[f.decl].name_span;
  std::map<std::pair<uint32_t, uint32_t>, VariableId> bound;
  VariableId immediate;
  for (VariableId v_id : f.accessed) {
    const Variable& v = p_.variables[v_id];
    if (v.kind != VariableKind::ModuleVar || is_error(v.type)) continue;
    if (v.space == AddressSpace::Workgroup && f.stage != PipelineStage::Compute)
      error(DiagId::StageRestriction, span, fmt::format("{} entry point '{}' uses the workgroup variable '{}'", stage_name(f.stage), name(f.name), name(v.name)))
          .note(v.name_span, "declared here");
    bool writable = (v.space == AddressSpace::Storage && v.access == core::AccessMode::ReadWrite) ||
                    (types_.is(v.type, TypeKind::Texture) && types_[v.type].texture >= core::TextureKind::Storage1d && types_[v.type].access != core::AccessMode::Read);
    if (writable && f.stage == PipelineStage::Vertex)
      error(DiagId::StageRestriction, span, fmt::format("vertex entry point '{}' uses the writable resource '{}'", name(f.name), name(v.name))).note(v.name_span, "declared here");
    if (v.space == AddressSpace::Immediate) {
      if (immediate)
        error(DiagId::TooManyImmediates, span, fmt::format("entry point '{}' uses more than one immediate variable", name(f.name)))
            .note(p_.variables[immediate].name_span, "one is here")
            .note(v.name_span, "another is here");
      immediate = v_id;
    }
    if (!v.group || !v.binding) continue;
    auto [entry, fresh] = bound.try_emplace({*v.group, *v.binding}, v_id);
    if (!fresh)
      error(DiagId::DuplicateBinding, span, fmt::format("entry point '{}' uses two resources at group {}, binding {}", name(f.name), *v.group, *v.binding))
          .note(p_.variables[entry->second].name_span, "one is here")
          .note(v.name_span, "another is here");
  }
}

void Checker::check_stage_restrictions() {
  std::vector<uint8_t> uses(p_.functions.size(), 0);
  std::map<PipelineStage, std::vector<uint8_t>> seen;
  for (uint32_t i = 0; i < p_.functions.size(); ++i) {  // functions are in an order with callees first
    const Function& f = p_.functions[FunctionId(i)];
    for (uint32_t b : f.builtins_called) uses[i] |= restrictions(builtin(b));
    if (discard_spans_[i].valid()) uses[i] |= kUsesFragment;
    for (FunctionId callee : f.callees) uses[i] |= uses[callee.index];
    if (uint8_t wrong = uses[i] & forbidden_in(f.stage)) report_restriction(FunctionId(i), wrong, seen[f.stage]);
  }
}

/// Finds the calls that make the entry point's stage impossible. A function that was seen from another entry point of the stage has its reports.
void Checker::report_restriction(FunctionId entry, uint8_t forbidden, std::vector<uint8_t>& seen) {
  seen.resize(p_.functions.size());
  std::vector<FunctionId> stack = {entry};
  seen[entry.index] = 1;
  PipelineStage stage = p_.functions[entry].stage;
  Span entry_span = ast_.decls[p_.functions[entry].decl].name_span;
  while (!stack.empty()) {
    FunctionId f = stack.back();
    stack.pop_back();
    const Function& function = p_.functions[f];
    auto report = [&](Span span, std::string_view what) {
      auto made = error(DiagId::StageRestriction, span, fmt::format("{} is not allowed in the {} stage", what, stage_name(stage)));
      made.note(entry_span, fmt::format("reached from entry point '{}'", name(p_.functions[entry].name)));
    };
    for (size_t i = 0; i < function.builtins_called.size(); ++i)
      if (restrictions(builtin(function.builtins_called[i])) & forbidden) report(builtin_spans_[f.index][i], builtin(function.builtins_called[i]).name);
    if (discard_spans_[f.index].valid() && (forbidden & kUsesFragment)) report(discard_spans_[f.index], "discard");
    for (FunctionId callee : function.callees)
      if (!std::exchange(seen[callee.index], 1)) stack.push_back(callee);
  }
}

}  // namespace tesela::sema
