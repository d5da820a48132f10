// SPDX-License-Identifier: Apache-2.0
#include "sema/attributes.h"

#include <fmt/format.h>

#include <algorithm>

#include "sema/checker.h"
#include "syntax/habits.h"

namespace tesela::sema {
namespace {

constexpr std::array<AttributeRule, static_cast<size_t>(AttributeKind::Count)> kRules = {{
    {"align", 1, 1}, {"binding", 1, 1}, {"blend_src", 1, 1}, {"builtin", 1, 2}, {"compute", 0, 0}, {"const", 0, 0}, {"diagnostic", 2, 2},
    {"fragment", 0, 0}, {"group", 1, 1}, {"id", 1, 1}, {"interpolate", 1, 2}, {"invariant", 0, 0}, {"location", 1, 1}, {"must_use", 0, 0},
    {"size", 1, 1}, {"subgroup_size", 1, 1}, {"vertex", 0, 0}, {"workgroup_size", 1, 3},
}};

constexpr std::pair<std::string_view, BuiltinValue> kBuiltinValues[] = {
    {"local_invocation_id", BuiltinValue::LocalInvocationId}, {"local_invocation_index", BuiltinValue::LocalInvocationIndex},
    {"global_invocation_id", BuiltinValue::GlobalInvocationId}, {"global_invocation_index", BuiltinValue::GlobalInvocationIndex},
    {"workgroup_id", BuiltinValue::WorkgroupId}, {"workgroup_index", BuiltinValue::WorkgroupIndex},
    {"num_workgroups", BuiltinValue::NumWorkgroups}, {"subgroup_invocation_id", BuiltinValue::SubgroupInvocationId},
    {"subgroup_size", BuiltinValue::SubgroupSize}, {"subgroup_id", BuiltinValue::SubgroupId}, {"num_subgroups", BuiltinValue::NumSubgroups},
    {"vertex_index", BuiltinValue::VertexIndex}, {"instance_index", BuiltinValue::InstanceIndex}, {"position", BuiltinValue::Position},
    {"front_facing", BuiltinValue::FrontFacing}, {"frag_depth", BuiltinValue::FragDepth}, {"sample_index", BuiltinValue::SampleIndex},
    {"sample_mask", BuiltinValue::SampleMask}, {"clip_distances", BuiltinValue::ClipDistances}, {"primitive_index", BuiltinValue::PrimitiveIndex},
};

}  // namespace

const AttributeRule& attribute_rule(AttributeKind kind) { return kRules[static_cast<size_t>(kind)]; }

AttributeKind attribute_by_name(std::string_view name) {
  for (size_t i = 0; i < kRules.size(); ++i)
    if (kRules[i].name == name) return static_cast<AttributeKind>(i);
  return AttributeKind::Count;
}

Attributes Checker::collect(base::Range<syntax::Attribute> range, uint32_t allowed, std::string_view place) {
  Attributes set;
  std::vector<std::string> rules;
  for (uint32_t i = range.begin; i < range.begin + range.count; ++i) {
    const syntax::Attribute& a = ast_.attributes[i];
    AttributeKind kind = attribute_by_name(ast_.symbols.text(a.name));
    if (kind == AttributeKind::Count) {
      std::vector<std::string_view> known;
      for (const AttributeRule& rule : kRules) known.push_back(rule.name);
      std::string hint = syntax::attribute_habit(ast_.symbols.text(a.name));
      error(DiagId::UnknownAttribute, a.name_span, fmt::format("there is no attribute '{}'", name(a.name))).hint(hint.empty() ? nearest_name(ast_.symbols.text(a.name), known) : hint);
      continue;
    }
    if (!(allowed & attribute_bit(kind))) {
      error(DiagId::MisplacedAttribute, a.span, fmt::format("@{} is not allowed on {}", attribute_rule(kind).name, place));
      continue;
    }
    check_argument_count(a, kind);
    if (kind == AttributeKind::Diagnostic) {
      collect_diagnostic(a, rules);
      continue;
    }
    if (set.has(kind)) {
      error(DiagId::DuplicateAttribute, a.span, fmt::format("@{} is given twice", attribute_rule(kind).name))
          .note(set.get(ast_, kind).span, "first given here");
      continue;
    }
    set.set(kind, i);
  }
  return set;
}

void Checker::check_argument_count(const syntax::Attribute& a, AttributeKind kind) {
  const AttributeRule& rule = attribute_rule(kind);
  if (a.args.count >= rule.least && a.args.count <= rule.most && (rule.most > 0 || !a.has_arguments)) return;
  std::string wanted = rule.most == 0             ? "no arguments"
                       : rule.least == rule.most ? fmt::format("{} argument{}", rule.most, rule.most == 1 ? "" : "s")
                                                 : fmt::format("{} to {} arguments", rule.least, rule.most);
  error(DiagId::AttributeArguments, a.span, fmt::format("@{} takes {}, not {}", rule.name, wanted, rule.most == 0 && !a.args.count ? "()" : std::to_string(a.args.count)));
}

void Checker::collect_diagnostic(const syntax::Attribute& a, std::vector<std::string>& rules) {
  if (a.args.count != 2) return;
  std::span<const ExprId> args = a.args.in(ast_.expr_pool);
  const syntax::Expr& severity = expr(args[0]);
  const syntax::Expr& rule = expr(args[1]);
  std::string text;
  if (rule.kind == syntax::ExprKind::Identifier) text = name(rule.name);
  if (rule.kind == syntax::ExprKind::Member && expr(rule.a).kind == syntax::ExprKind::Identifier) text = name(expr(rule.a).name) + "." + name(rule.name);
  if (severity.kind != syntax::ExprKind::Identifier || text.empty()) {
    error(DiagId::AttributeArguments, a.span, "@diagnostic takes a severity and the name of a rule");
    return;
  }
  check_diagnostic_filter(severity.name, severity.span, text, rule.span);
  if (std::find(rules.begin(), rules.end(), text) != rules.end())
    error(DiagId::DuplicateAttribute, a.span, fmt::format("the rule '{}' is filtered twice here", text));
  rules.push_back(text);
}

void Checker::check_diagnostic_filter(base::Symbol severity, Span severity_span, std::string_view rule, Span rule_span) {
  std::string_view level = ast_.symbols.text(severity);
  if (level != "error" && level != "warning" && level != "info" && level != "off")
    error(DiagId::UnknownSeverity, severity_span, fmt::format("'{}' is not a severity", level)).hint("severities are error, warning, info and off");
  if (rule == "derivative_uniformity" || rule == "subgroup_uniformity" || rule.find('.') != std::string_view::npos) return;
  error(DiagId::UnknownDiagnosticRule, rule_span, fmt::format("no rule is named '{}'", rule)).hint("rules are derivative_uniformity and subgroup_uniformity");
}

std::optional<int64_t> Checker::attribute_value(const syntax::Attribute& a, size_t index) {
  if (index >= a.args.count) return std::nullopt;
  ExprId e = a.args.in(ast_.expr_pool)[index];
  if (info(e).type) {  // checked before: an attribute's argument is asked for by several rules
    const Constant* known = constant(e);
    return known && types_.is_integer(info(e).type) ? std::optional(known->as_int()) : std::nullopt;
  }
  TypeId type = loaded(e);
  if (is_error(type)) return std::nullopt;
  if (!types_.is_integer(type)) {
    error(DiagId::AttributeArguments, expr(e).span, fmt::format("@{} takes an integer, not {}", name(a.name), type_text(type)));
    return std::nullopt;
  }
  if (info(e).stage != Stage::Const) {
    error(DiagId::NotConst, expr(e).span, fmt::format("the argument of @{} must be a const-expression", name(a.name)));
    return std::nullopt;
  }
  std::optional<Constant> value = constant_as(e, types_.is(type, core::TypeKind::AbstractInt) ? types_.i32() : type);
  if (!value) return std::nullopt;
  return value->as_int();
}

BuiltinValue Checker::builtin_value(const syntax::Attribute& a) {
  if (a.args.count == 0) return BuiltinValue::None;
  ExprId e = a.args.in(ast_.expr_pool)[0];
  const syntax::Expr& arg = expr(e);
  if (arg.kind != syntax::ExprKind::Identifier || arg.has_template_list) {
    error(DiagId::AttributeArguments, arg.span, "@builtin takes the name of a built-in value");
    return BuiltinValue::None;
  }
  std::string_view text = ast_.symbols.text(arg.name);
  for (auto& [known, value] : kBuiltinValues) {
    if (known != text) continue;
    bool subgroup = value == BuiltinValue::SubgroupInvocationId || value == BuiltinValue::SubgroupSize || value == BuiltinValue::SubgroupId ||
                    value == BuiltinValue::NumSubgroups;
    std::string_view needed = subgroup && !subgroups_                                                         ? "subgroups"
                              : value == BuiltinValue::ClipDistances && !enabled("clip_distances")            ? "clip_distances"
                              : value == BuiltinValue::PrimitiveIndex && !enabled("primitive_index") ? "primitive_index"
                                                                                                              : "";
    if (!needed.empty()) error(DiagId::MissingEnable, arg.span, fmt::format("the built-in value {} needs 'enable {};'", text, needed));
    if (a.args.count == 2) {
      const syntax::Expr& mode = expr(a.args.in(ast_.expr_pool)[1]);
      std::string_view mode_text = mode.kind == syntax::ExprKind::Identifier ? ast_.symbols.text(mode.name) : std::string_view{};
      if (value != BuiltinValue::FragDepth || (mode_text != "less" && mode_text != "greater"))
        error(DiagId::AttributeArguments, mode.span, fmt::format("@builtin({}) takes no such second argument", text))
            .hint(value == BuiltinValue::FragDepth ? "a depth mode is less or greater; without one every depth is allowed" : "");
    }
    return value;
  }
  auto report = error(DiagId::UnknownBuiltinValue, arg.span, fmt::format("there is no built-in value '{}'", text));
  std::string_view habit = syntax::builtin_value_name(text);
  std::vector<std::string_view> known;
  for (auto& [other, value] : kBuiltinValues) known.push_back(other);
  report.hint(habit.empty() ? nearest_name(text, known) : fmt::format("did you mean '{}'?", habit));
  return BuiltinValue::None;
}

}  // namespace tesela::sema
