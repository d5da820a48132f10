// SPDX-License-Identifier: Apache-2.0
// What reporting sites told: indices out of range, inactive lanes, arithmetic, asserts. One finding for each place and kind; an index that
// several accesses share is one finding.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <tuple>

#include "sanitize/report_texels.h"
#include "sanitize/wording.h"

namespace tesela::sanitize {
namespace {

using core::Op;
using core::Scalar;
using diag::DiagId;

/// The same place may be several sites: the IR holds copies of a function's body.
std::vector<Told> joined(const Case& c) {
  using Key = std::tuple<uint8_t, bool, uint32_t, uint32_t, uint32_t, uint8_t, std::string>;
  std::map<Key, size_t> seen;
  std::vector<Told> out;
  for (const Told& told : c.results.told) {
    if (told.times == 0) continue;
    const Site& site = c.program.sites[told.site];
    const auto [at, added] = seen.try_emplace({static_cast<uint8_t>(site.kind), site.unused, site.loc.span.begin, site.loc.span.end, site.loc.inlined_at, static_cast<uint8_t>(site.coordinate), site.text}, out.size());
    if (added) {
      out.push_back(told);
      continue;
    }
    Told& known = out[at->second];
    const uint64_t times = known.times + told.times;
    if (told.first < known.first) known = told;
    known.times = times;
  }
  return out;
}

uint32_t value(const Told& told, size_t i) { return i < told.values.size() ? told.values[i] : 0; }

void say_who(Found& found, const Case& c, const Told& told, std::string_view what) {
  const std::string who = who_text(c, told.first);
  add_note(found, {}, told.times == 1 ? fmt::format("{} by {}", what, who) : fmt::format("{} {} times, first by {}", what, told.times, who));
}

// --- indices

/// The dimension in which the index is this id, or nothing.
std::optional<int> dimension_of(const uint32_t (&id)[3], uint32_t index) {
  for (int d = 0; d < 3; ++d)
    if (id[d] == index) return d;
  return std::nullopt;
}

/// "arrayLength(&data)" for an array whose length the buffer decides, which no other array of the variable's is.
std::string length_expression(const Case& c, const Site& site) {
  if (!site.var) return {};  // a vector in registers
  const ir::Var& var = c.program.vars[site.var];
  if (var.space != ir::Space::Storage) return {};
  std::string name = var.name;
  core::TypeId type = var.type;
  if (c.names.types.is(type, core::TypeKind::Struct)) {
    const core::Member& last = c.names.types.structure(type).members.back();
    name += fmt::format(".{}", c.names.symbols.text(last.name));
    type = last.type;
  }
  const bool open_ended = c.names.types.is(type, core::TypeKind::Array) && c.names.types[type].array_size == core::ArraySize::Runtime;
  return open_ended && site.text == name ? fmt::format("arrayLength(&{})", name) : std::string();
}

/// Where there are more invocations than elements, and the index is an id of theirs. A return before a barrier would break the barrier.
std::string surplus_hint(const Case& c, const Site& site, const Told& told, const std::string& limit) {
  const ir::Space space = site.var ? c.program.vars[site.var].space : ir::Space::Function;
  const bool shared = space == ir::Space::Workgroup;
  if (!shared && space != ir::Space::Storage && space != ir::Space::Uniform) return {};
  const uint32_t index = value(told, 0), extent = value(told, 1);
  const Ids ids = ids_of(c, told.first);
  const std::optional<int> d = dimension_of(shared ? ids.local : ids.global, index);
  if (!d) return {};
  const uint64_t width = uint64_t{c.program.workgroup_size[*d]} * (shared ? 1 : c.results.groups[*d]);
  if (width <= extent) return {};
  const bool guard = shared || std::any_of(c.program.sites.begin(), c.program.sites.end(), [](const Site& other) { return other.kind == Site::Kind::Barrier; });
  return fmt::format("the {} has {} more than '{}' has elements: {} where {}_invocation_id.{} {} {}", shared ? "workgroup" : "dispatch", count_text(width - extent, "invocation"), site.text,
                     guard ? "do this only" : "return early", shared ? "local" : "global", "xyz"[*d], guard ? "<" : ">=", limit);
}

std::string wrapped_hint(const Site& site, uint32_t index) {
  if (site.type == Scalar::U32 && index >= 0x80000000u) return fmt::format("this is {} as i32: a u32 that goes below zero wraps", static_cast<int32_t>(index));
  if (site.type == Scalar::I32 && static_cast<int32_t>(index) < 0) return "an index below zero is out of range: test for it before the access";
  return {};
}

std::string index_hint(const Case& c, const Site& site, const Told& told) {
  if (site.by_select) return "select() evaluates the value that it does not choose, too: an if reads only where the index is in range";
  if (site.unused) return {};
  const uint32_t index = value(told, 0), extent = value(told, 1);
  if (site.coordinate != Site::Coordinate::None) {
    if (std::string surplus = surplus_texels_hint(c, told); !surplus.empty()) return surplus;
    return wrapped_hint(site, index);
  }
  const std::string length = length_expression(c, site);
  if (std::string surplus = surplus_hint(c, site, told, length.empty() ? std::to_string(extent) : length); !surplus.empty()) return surplus;
  // Once, or once in each invocation or workgroup: others may be further out.
  const uint64_t total = total_invocations(c);
  const bool same_for_all = told.times == 1 || told.times == total || told.times * c.program.invocations() == total;
  if (index == extent && same_for_all) return fmt::format("the last element has index {}: {} itself is one too far", extent - 1, length.empty() ? "the number of elements" : length);
  return wrapped_hint(site, index);
}

Found found_index(const Case& c, const Told& told) {
  const Site& site = c.program.sites[told.site];
  const std::string index = value_text(site.type, value(told, 0));
  const bool of_texture = site.coordinate != Site::Coordinate::None;
  Found found = make_found(DiagId::IndexOutOfBounds, site.loc.span, of_texture ? coordinate_text(c, told) : fmt::format("index {} is out of range: '{}' has {}", index, site.text, count_text(value(told, 1), "element")));
  if (site.unused) found.diagnostic.severity = diag::Severity::Warning;
  say_who(found, c, told, site.writes ? "written" : site.unused ? "read, and the value is not used," : "read");
  add_calls(found, c, site.loc);
  set_hint(found, index_hint(c, site, told));
  found.memory = of_texture ? coordinate_path(c, told) : fmt::format("{}[{}]", site.text, index);
  found.elements = told.times;
  found.accesses = {access_of(c, site, told.first)};
  return found;
}

/// Accesses by the same invocations with the same index into the same thing follow from one mistake: notes of the first.
bool joins(const Case& c, const Told& a, const Told& b) {
  const Site& x = c.program.sites[a.site];
  const Site& y = c.program.sites[b.site];
  return x.unused == y.unused && x.var == y.var && x.coordinate == y.coordinate && x.text == y.text && x.loc.inlined_at == y.loc.inlined_at && a.values == b.values && a.first == b.first && a.times == b.times;
}

void report_indices(const Case& c, const std::vector<Told>& all, std::vector<Found>& out) {
  std::vector<std::pair<const Told*, size_t>> firsts;
  for (const Told& told : all) {
    const Site& site = c.program.sites[told.site];
    if (site.kind != Site::Kind::Index) continue;
    const auto known = std::find_if(firsts.begin(), firsts.end(), [&](const auto& first) { return joins(c, *first.first, told); });
    if (known != firsts.end()) {
      add_note(out[known->second], site.loc.span, fmt::format("{} here with the same index", site.writes ? "written" : "read"));
      continue;
    }
    firsts.emplace_back(&told, out.size());
    out.push_back(found_index(c, told));
  }
}

// --- arithmetic

/// "7 / 0", "sqrt(-1)": the op with its operands.
std::string expression_text(const Site& site, const Told& told) {
  std::string_view sign;
  if (site.op == Op::Add) sign = "+";
  if (site.op == Op::Sub) sign = "-";
  if (site.op == Op::Mul) sign = "*";
  if (site.op == Op::Div) sign = "/";
  if (site.op == Op::Rem) sign = "%";
  std::vector<std::string> operands;
  for (uint32_t bits : told.values) operands.push_back(value_text(site.type, bits));
  if (!sign.empty() && operands.size() == 2) return fmt::format("{} {} {}", operands[0], sign, operands[1]);
  if (site.op == Op::Neg && operands.size() == 1) return fmt::format("-({})", operands[0]);
  if (site.op == Op::Fma && operands.size() == 3) return fmt::format("{} * {} + {}", operands[0], operands[1], operands[2]);
  if (site.op == Op::InverseSqrt) return fmt::format("inverseSqrt({})", fmt::join(operands, ", "));
  return fmt::format("{}({})", core::op_info(site.op).name, fmt::join(operands, ", "));
}

struct Arithmetic {
  DiagId id;
  std::string text;
};

std::optional<Arithmetic> arithmetic(const Site& site, const Told& told) {
  const std::string first = value_text(site.type, value(told, 0));
  switch (site.kind) {
    case Site::Kind::DivisionByZero:
      return Arithmetic{DiagId::DivisionByZero, site.op == Op::Rem ? fmt::format("{} % 0: WGSL gives 0", first) : fmt::format("{} / 0: WGSL gives {}", first, first)};
    case Site::Kind::ShiftPastWidth:
      return Arithmetic{DiagId::ShiftPastWidth, fmt::format("{} {} {}: WGSL shifts by {}, the amount modulo 32", first, site.op == Op::Shl ? "<<" : ">>", value(told, 1), value(told, 1) % 32)};
    case Site::Kind::NotANumber: return Arithmetic{DiagId::NotANumber, fmt::format("the first NaN: {}", expression_text(site, told))};
    case Site::Kind::Infinity: return Arithmetic{DiagId::InfiniteValue, fmt::format("the first infinity: {}", expression_text(site, told))};
    case Site::Kind::LossyConversion: return Arithmetic{DiagId::LossyConversion, fmt::format("{} cannot be converted exactly", first)};
    case Site::Kind::Overflow: return Arithmetic{DiagId::IntegerOverflow, fmt::format("{} overflows {}", expression_text(site, told), core::scalar_name(site.type))};
    case Site::Kind::Read:
    case Site::Kind::Write:
    case Site::Kind::Atomic:
    case Site::Kind::Index:
    case Site::Kind::InactiveLane:
    case Site::Kind::Stuck:
    case Site::Kind::Assert:
    case Site::Kind::Print:
    case Site::Kind::Condition:
    case Site::Kind::Barrier:
    case Site::Kind::Leave: break;
  }
  return std::nullopt;
}

/// A loop that was running when the time was up.
void report_hang(const Case& c, const Told& told, std::vector<Found>& out) {
  const Site& site = c.program.sites[told.site];
  Found found = make_found(DiagId::Hang, {site.loc.span.begin, site.loc.span.begin + 1}, "this loop was still running when the time limit had passed");
  const std::string who = who_text(c, told.first);
  add_note(found, {}, told.times == 1 ? fmt::format("in it: {}", who) : fmt::format("in it: {} invocations, first {}", told.times, who));
  const auto comparison = [&]() -> std::string_view {
    switch (site.op) {
      case Op::Eq: return "==";
      case Op::Ne: return "!=";
      case Op::Lt: return "<";
      case Op::Le: return "<=";
      case Op::Gt: return ">";
      case Op::Ge: return ">=";
      default: return {};
    }
  }();
  if (told.values.size() == 2 && !comparison.empty())
    add_note(found, {}, fmt::format("its condition compares {} {} {} there", value_text(site.type, told.values[0]), comparison, value_text(site.type, told.values[1])));
  else if (told.values.size() == 1)
    add_note(found, {}, fmt::format("its condition is {} there", value_text(site.type, told.values[0])));
  if (!site.text.empty())
    set_hint(found, fmt::format("it reads {} again and again: if it waits for what another invocation writes there, that one may never run meanwhile, least of all one of its own workgroup", site.text));
  add_calls(found, c, site.loc);
  out.push_back(std::move(found));
}

void report_other(const Case& c, const Told& told, std::vector<Found>& out) {
  const Site& site = c.program.sites[told.site];
  if (site.kind == Site::Kind::Assert) {
    const std::string label = label_text(site, c.names);
    const std::string_view asserted = site.shown.empty() ? std::string_view() : c.names.sources.text(site.shown[0].place);
    out.push_back(make_found(DiagId::ProbeFailed, site.shown.empty() ? site.loc.span : site.shown[0].place, label.empty() ? fmt::format("`{}` does not hold", asserted) : fmt::format("`{}` does not hold: {}", asserted, label)));
    say_who(out.back(), c, told, "failed");
  } else if (site.kind == Site::Kind::InactiveLane) {
    out.push_back(make_found(DiagId::InactiveLaneRead, site.loc.span, "this reads from an invocation of the subgroup that does not take part: the value is indeterminate"));
    say_who(out.back(), c, told, "read");
    add_note(out.back(), {}, fmt::format("it asks for subgroup invocation {}", value(told, 0)));
    out.back().schedule_dependent = true;
  } else if (const auto a = arithmetic(site, told)) {
    out.push_back(make_found(a->id, site.loc.span, a->text));
    say_who(out.back(), c, told, "computed");
  } else {
    return;
  }
  add_calls(out.back(), c, site.loc);
  out.back().elements = told.times;
  out.back().accesses = {access_of(c, site, told.first)};
}

}  // namespace

void report_told(const Case& c, std::vector<Found>& out) {
  const std::vector<Told> all = joined(c);
  report_indices(c, all, out);
  for (const Told& told : all) {
    if (c.program.sites[told.site].kind == Site::Kind::Stuck) report_hang(c, told, out);
    else report_other(c, told, out);
  }
}

}  // namespace tesela::sanitize
