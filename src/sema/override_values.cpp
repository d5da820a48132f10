// SPDX-License-Identifier: Apache-2.0
#include "sema/override_values.h"

#include <algorithm>
#include <cmath>

#include "base/num.h"

namespace tesela::sema {
namespace {

using core::TypeKind;
using diag::DiagId;

constexpr size_t kMaxNearName = 64;

/// Edit distance of two short texts.
size_t distance(std::string_view a, std::string_view b) {
  std::vector<size_t> row(b.size() + 1);
  for (size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (size_t i = 1; i <= a.size(); ++i) {
    size_t diagonal = row[0];
    row[0] = i;
    for (size_t j = 1; j <= b.size(); ++j) {
      const size_t replaced = diagonal + (a[i - 1] != b[j - 1]);
      diagonal = row[j];
      row[j] = std::min({replaced, row[j] + 1, row[j - 1] + 1});
    }
  }
  return row[b.size()];
}

/// The keys of the module, nearest to the wrong one first, at most three.
std::string nearest_keys(const Program& program, const std::string& wrong) {
  std::vector<std::pair<size_t, std::string>> ranked;
  for (const Variable& v : program.variables) {
    if (v.kind != VariableKind::Override) continue;
    const std::string key = override_key(program, v);
    // The name of an override with @id is the likeliest mistake.
    const bool by_name = v.override_id && program.ast.symbols.text(v.name) == wrong;
    const bool comparable = key.size() <= kMaxNearName && wrong.size() <= kMaxNearName;
    ranked.push_back({by_name ? 0 : comparable ? distance(key, wrong) : kMaxNearName, key});
  }
  std::stable_sort(ranked.begin(), ranked.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  std::string text;
  for (size_t i = 0; i < ranked.size() && i < 3; ++i) text += (i ? ", '" : "'") + ranked[i].second + "'";
  return text;
}

/// The value in the override's type, or nothing if it does not fit.
std::optional<Constant> converted(const core::TypeStore& types, TypeId type, double value) {
  if (!std::isfinite(value)) return std::nullopt;
  const TypeKind kind = types[type].kind;
  const double whole = std::trunc(value);
  if (kind == TypeKind::Bool) return Constant::of_bool(type, value != 0);
  if (kind == TypeKind::I32)
    return whole >= -0x1p31 && whole < 0x1p31 ? std::optional(Constant::of_int(type, static_cast<int64_t>(whole)))
                                              : std::nullopt;
  if (kind == TypeKind::U32)
    return whole >= 0 && whole < 0x1p32 ? std::optional(Constant::of_int(type, static_cast<int64_t>(whole)))
                                        : std::nullopt;
  // f16 goes by way of f32, as the API says.
  std::optional<Constant> single =
      core::convert_constant(types, Constant::of_float(types.abstract_float(), value), types.f32());
  if (!single || kind == TypeKind::F32) return single;
  return Constant::of_float(type, base::round_to_half(single->as_float()));  // infinite: an error where it is used
}

}  // namespace

std::string override_key(const Program& program, const Variable& variable) {
  return variable.override_id ? std::to_string(*variable.override_id)
                              : std::string(program.ast.symbols.text(variable.name));
}

void report_unfit_value(const Program& program, const Variable& variable, double value, diag::Sink& sink) {
  sink.report(DiagId::OverrideValueUnfit, variable.name_span,
              "the value " + base::double_text(value) + " given to override '" + override_key(program, variable) + "' does not fit into " +
                  core::type_name(program.types, program.ast.symbols, variable.type));
}

std::optional<std::unordered_map<VariableId, Constant>> given_overrides(const Program& program,
                                                                        const OverrideValues& values,
                                                                        diag::Sink& sink) {
  if (values.empty()) return std::unordered_map<VariableId, Constant>();
  std::unordered_map<std::string, VariableId> by_key;
  for (uint32_t i = 0; i < program.variables.size(); ++i)
    if (program.variables[VariableId(i)].kind == VariableKind::Override)
      by_key.emplace(override_key(program, program.variables[VariableId(i)]), VariableId(i));
  std::unordered_map<VariableId, Constant> given;
  bool fine = true;
  for (const auto& [key, value] : values) {
    const auto found = by_key.find(key);
    if (found == by_key.end()) {
      auto report = sink.report(DiagId::UnknownOverride, {}, "the module has no override '" + key + "'");
      if (!by_key.empty()) report.hint("it has " + nearest_keys(program, key));
      fine = false;
      continue;
    }
    const Variable& variable = program.variables[found->second];
    if (std::optional<Constant> constant = converted(program.types, variable.type, value)) {
      given.emplace(found->second, std::move(*constant));
      continue;
    }
    report_unfit_value(program, variable, value, sink);
    fine = false;
  }
  if (!fine) return std::nullopt;
  return given;
}

}  // namespace tesela::sema
