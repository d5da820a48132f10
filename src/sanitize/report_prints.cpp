// SPDX-License-Identifier: Apache-2.0
// Lines of print probes: "sum: sum = 3.5, v = (1, 2)".
#include <fmt/format.h>

#include "sanitize/wording.h"

namespace tesela::sanitize {
namespace {

/// The values of one type from `at` on, and steps over them.
std::string shown_text(const Names& names, core::TypeId type, const std::vector<uint32_t>& values, size_t& at) {
  const core::Type& t = names.types[type];
  if (t.kind == core::TypeKind::Vector || t.kind == core::TypeKind::Matrix) {
    const core::TypeId part = t.kind == core::TypeKind::Vector ? t.element : names.types.find_vector(t.element, t.rows);
    std::string out = "(";
    for (uint32_t i = 0; i < t.count; ++i) out += (i ? ", " : "") + shown_text(names, part, values, at);
    return out + ")";
  }
  const uint32_t bits = at < values.size() ? values[at] : 0;
  ++at;
  switch (t.kind) {
    case core::TypeKind::Bool: return value_text(core::Scalar::Bool, bits);
    case core::TypeKind::AbstractInt:
    case core::TypeKind::I32: return value_text(core::Scalar::I32, bits);
    case core::TypeKind::U32: return value_text(core::Scalar::U32, bits);
    default: return value_text(core::Scalar::F32, bits);  // a half is told as the f32 of the same value
  }
}

}  // namespace

std::string label_text(const Site& site, const Names& names) {
  if (!site.label.valid()) return {};
  const std::string_view text = names.sources.text(site.label);
  return std::string(text.substr(1, text.size() - 2));
}

std::string print_text(const Program& program, const Names& names, const Print& print) {
  const Site& site = program.sites[print.site];
  std::string out = label_text(site, names);
  size_t at = 0;
  for (size_t i = 0; i < site.shown.size(); ++i) {
    out += i != 0 ? ", " : out.empty() ? "" : ": ";
    out += fmt::format("{} = {}", names.sources.text(site.shown[i].place), shown_text(names, site.shown[i].type, print.values, at));
  }
  return out;
}

}  // namespace tesela::sanitize
