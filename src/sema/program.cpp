// SPDX-License-Identifier: Apache-2.0
#include "sema/program.h"

#include <fmt/format.h>

#include <algorithm>

#include "sema/checker.h"
#include "sema/library.h"
#include "sema/uniformity.h"

namespace tesela::sema {
namespace {

constexpr size_t kMaxAccessed = 8u << 20;  // entries of all lists of accessed variables

}  // namespace

FunctionId Program::entry_point(std::string_view name) const {
  const base::Symbol symbol = ast.symbols.find(name);
  for (uint32_t i = 0; symbol && i < functions.size(); ++i) {
    const Function& f = functions[FunctionId(i)];
    if (f.stage != PipelineStage::None && f.name == symbol) return FunctionId(i);
  }
  return {};
}

std::vector<FunctionId> Program::entry_points(PipelineStage stage) const {
  std::vector<FunctionId> found;
  for (uint32_t i = 0; i < functions.size(); ++i)
    if (functions[FunctionId(i)].stage == stage && stage != PipelineStage::None) found.push_back(FunctionId(i));
  return found;
}

Checker::Checker(Program& program, const diag::SourceSet& sources, const Features& features, diag::Sink& sink)
    : p_(program), sources_(sources), ast_(program.ast), types_(program.types), features_(features), sink_(sink), facts_(program.types) {}

bool Checker::enabled(std::string_view extension) const {
  return std::find(p_.enabled.begin(), p_.enabled.end(), extension) != p_.enabled.end();
}

TypeId Checker::fail(ExprId e) {
  info(e).type = types_.error();
  return types_.error();
}

bool Checker::fits_budget(TypeId type, Span span) {
  if (facts(type).scalars <= constant_budget_) return true;
  if (constant_budget_ != 0) error(DiagId::TooManyConstants, span, "the constants of this module have too many components to be evaluated");
  constant_budget_ = 0;
  return false;
}

bool Checker::charge(TypeId type, Span span) {
  if (!fits_budget(type, span)) return false;
  constant_budget_ -= facts(type).scalars;
  return true;
}

void Checker::set_constant(ExprId e, Constant value) {
  if (!charge(value.type, expr(e).span)) {
    fail(e);
    return;
  }
  info(e).constant = static_cast<uint32_t>(p_.constants.size());
  p_.constants.push_back(std::move(value));
}

void Checker::check_enable(const syntax::Directive& directive) {
  for (size_t i = 0; i < directive.names.size(); ++i) {
    std::string_view text = ast_.symbols.text(directive.names[i]);
    bool known = true, available = true;
    if (text == "f16") available = features_.f16;
    else if (text == "subgroups") available = features_.subgroups;
    else if (text == "subgroup_size_control") available = features_.subgroups && features_.subgroup_size_control;
    else if (text == "clip_distances" || text == "dual_source_blending" || text == "primitive_index") available = features_.other_enables;
    else known = false;
    if (!known || !available) {
      error(DiagId::UnknownExtension, directive.name_spans[i],
            known ? fmt::format("the extension '{}' is not available on this device", text) : fmt::format("there is no enable-extension '{}'", text));
      if (!known) continue;  // what an unavailable one would bring is not refused once more
    }
    if (!enabled(text)) p_.enabled.emplace_back(text);
    f16_ |= text == "f16";
    subgroups_ |= text == "subgroups" || text == "subgroup_size_control";
  }
}

void Checker::check_requires(const syntax::Directive& directive) {
  for (size_t i = 0; i < directive.names.size(); ++i) {
    std::string_view text = ast_.symbols.text(directive.names[i]);
    const std::optional<LanguageFeature> feature = find_language_feature(text);
    if (!feature) error(DiagId::UnknownLanguageFeature, directive.name_spans[i], fmt::format("there is no language feature '{}'", text));
    else if (!features_.language.has(*feature))
      error(DiagId::MissingLanguageFeature, directive.name_spans[i], fmt::format("the language feature '{}' is off here", text));
  }
}

void Checker::check_global_filters() {
  std::map<std::string, std::pair<base::Symbol, Span>> seen;
  for (const syntax::Directive& directive : ast_.directives) {
    if (directive.kind != syntax::DirectiveKind::Diagnostic || directive.names.size() < 2) continue;
    std::string rule = name(directive.names[1]);
    check_diagnostic_filter(directive.names[0], directive.name_spans[0], rule, directive.name_spans[1]);
    auto [entry, fresh] = seen.try_emplace(rule, directive.names[0], directive.span);
    if (!fresh && entry->second.first != directive.names[0])
      error(DiagId::ConflictingFilters, directive.span, fmt::format("the rule '{}' has two different severities", rule)).note(entry->second.second, "the other is here");
  }
}

void Checker::check_directives() {
  for (const syntax::Directive& directive : ast_.directives) {
    if (directive.kind == syntax::DirectiveKind::Enable) check_enable(directive);
    if (directive.kind == syntax::DirectiveKind::Requires) check_requires(directive);
  }
  check_global_filters();
}

void Checker::check_module_decl(DeclId id) {
  const syntax::Decl& decl = ast_.decls[id];
  switch (decl.kind) {
    case syntax::DeclKind::Error:
      return;
    case syntax::DeclKind::Var:
      return check_module_var(id);
    case syntax::DeclKind::Let:
      TESELA_UNREACHABLE("the parser makes no let at module scope");
    case syntax::DeclKind::Const:
      return check_const(id, {});
    case syntax::DeclKind::Override:
      return check_override(id);
    case syntax::DeclKind::Alias:
      return check_alias(id);
    case syntax::DeclKind::Struct:
      return check_struct(id);
    case syntax::DeclKind::Function:
      return check_function(id);
    case syntax::DeclKind::ConstAssert:
      collect(decl.attributes, 0, "a const_assert");
      return check_const_assert(decl.value, decl.span);
  }
}

FunctionId Checker::function_named_by(DeclId decl) const {
  auto found = p_.function_of.find(decl);
  return found == p_.function_of.end() ? FunctionId() : found->second;
}

/// Whether values of overrides can matter in the body: it names one, or something that one sizes, or is handed a pointer to such a thing.
bool Checker::names_overrides(DeclId decl, const Function& f) const {
  const auto sized = [&](TypeId type) {
    if (types_.is(type, core::TypeKind::Pointer)) type = types_[type].element;
    return types_[type].array_size == core::ArraySize::Override;
  };
  for (VariableId param : f.params)
    if (sized(p_.variables[param].type)) return true;
  for (DeclId used : names_.uses[decl.index]) {
    const auto found = p_.variable_of.find(used);
    if (found == p_.variable_of.end()) continue;
    const Variable& v = p_.variables[found->second];
    if (v.kind == VariableKind::Override || (v.kind == VariableKind::ModuleVar && sized(v.type))) return true;
  }
  return false;
}

/// Variables and overrides that each declaration names, directly and through what it names: the order of names_ has the used ones first.
void Checker::collect_accessed() {
  std::vector<std::vector<VariableId>> accessed(ast_.decls.size());
  std::vector<uint32_t> seen(p_.variables.size(), ~0u);
  size_t total = 0;
  for (DeclId decl : names_.order) {
    std::vector<VariableId>& mine = accessed[decl.index];
    auto add = [&](VariableId v) {
      if (seen[v.index] == decl.index) return;
      seen[v.index] = decl.index;
      mine.push_back(v);
    };
    for (DeclId used : names_.uses[decl.index]) {
      if (auto found = p_.variable_of.find(used); found != p_.variable_of.end()) {
        VariableKind kind = p_.variables[found->second].kind;
        if (kind == VariableKind::ModuleVar || kind == VariableKind::Override) add(found->second);
      }
      for (VariableId v : accessed[used.index]) add(v);
    }
    if (FunctionId f = function_named_by(decl)) {
      p_.functions[f].accessed = mine;
      p_.functions[f].names_overrides = names_overrides(decl, p_.functions[f]);
    }
    total += mine.size();
    if (total <= kMaxAccessed) continue;
    error(DiagId::ModuleTooComplex, ast_.decls[decl].name_span, "the functions of this module access too many variables through each other");
    return;
  }
}

void Checker::collect_callees() {
  for (DeclId decl : names_.order) {
    FunctionId f = function_named_by(decl);
    if (!f) continue;
    for (DeclId used : names_.uses[decl.index])
      if (FunctionId callee = function_named_by(used)) p_.functions[f].callees.push_back(callee);
  }
}

void Checker::run() {
  p_.exprs.resize(ast_.exprs.size());
  names_ = resolve(ast_, sink_);
  builtin_seen_.assign(builtin_count(), ~0u);
  check_directives();
  for (DeclId id : names_.order) check_module_decl(id);
  collect_callees();
  collect_accessed();
  for (uint32_t i = 0; i < p_.functions.size(); ++i)
    if (p_.functions[FunctionId(i)].stage != PipelineStage::None) check_entry_resources(FunctionId(i));
  check_stage_restrictions();
  refuse_missing_features(p_, names_, features_.language, sink_);
}

std::unique_ptr<Program> check(syntax::Module module, const diag::SourceSet& sources, const Features& features, diag::Sink& sink) {
  auto program = std::make_unique<Program>();
  program->ast = std::move(module);
  Checker(*program, sources, features, sink).run();
  if (!sink.has_errors()) analyse_uniformity(*program, features.language.has(LanguageFeature::SubgroupUniformity), features.assume_uniform, sink);
  return program;
}

}  // namespace tesela::sema
