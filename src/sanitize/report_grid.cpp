// SPDX-License-Identifier: Apache-2.0
// The dispatch against its data: elements that nobody wrote although the rest was, too few or far too many invocations, loops that step by the number
// of workgroups. All of these may be meant: warnings, and only where most of the data shows what was meant.
#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "core/layout.h"
#include "sanitize/report_texels.h"
#include "sanitize/wording.h"

namespace tesela::sanitize {
namespace {

using core::TypeId;
using core::TypeKind;
using diag::DiagId;

/// The array that a storage variable is, or that is the last member of its structure, in units of coverage (4 or 2 bytes).
struct Elements {
  TypeId element;
  uint64_t begin = 0;     ///< units before the array
  uint64_t stride = 1;    ///< units of one element
  uint64_t values = 1;    ///< of these units hold values, the rest is padding
  uint64_t count = 0;
  std::string name;
  std::string amount;     ///< "984 elements", "64 x 64 texels"
};

/// Units of a value of this type, padding left out. Arrays inside elements are counted whole.
uint64_t value_units(const core::TypeStore& types, TypeId id, uint32_t unit) {
  uint64_t times = 1;
  for (; types.is(id, TypeKind::Array); id = types[id].element) times *= std::max(types[id].count, 1u);
  const core::Type& t = types[id];
  if (t.kind == TypeKind::Struct) {
    uint64_t sum = 0;
    for (const core::Member& member : types.structure(id).members) sum += value_units(types, member.type, unit);  // nesting of types is bounded by the checker
    return sum * times;
  }
  if (t.kind == TypeKind::Matrix) return times * t.count * t.rows * core::layout_of(types, t.element).size / unit;
  return times * core::layout_of(types, id).size / unit;
}

std::optional<Elements> elements_of(const Case& c, const Coverage& coverage) {
  const ir::Var& var = c.program.vars[coverage.var];
  const core::TypeStore& types = c.names.types;
  Elements e;
  e.name = var.name;
  if (coverage.texels.axes != 0) {
    e.count = coverage.elements;
    e.amount = texel_count_text(coverage.texels);
    return e;
  }
  TypeId type = var.type;
  if (types.is(type, TypeKind::Struct)) {
    const core::Member& last = types.structure(type).members.back();
    e.begin = last.offset / coverage.element_bytes;
    e.name += fmt::format(".{}", c.names.symbols.text(last.name));
    type = last.type;
  }
  if (!types.is(type, TypeKind::Array) || coverage.elements <= e.begin) return std::nullopt;
  e.element = types[type].element;
  e.stride = std::max<uint64_t>(core::array_stride(types, type) / coverage.element_bytes, 1);
  e.values = value_units(types, e.element, coverage.element_bytes);
  e.count = (coverage.elements - e.begin) / e.stride;
  if (e.count == 0 || e.values == 0) return std::nullopt;
  e.amount = count_text(e.count, "element");
  return e;
}

/// Elements of which nothing was written or read, as ranges; nothing where the list of the coverage was cut short by padding or is otherwise incomplete.
std::vector<Coverage::Range> unwritten_elements(const Coverage& coverage, const Elements& e) {
  std::vector<Coverage::Range> out;
  for (const Coverage::Range& range : coverage.unwritten) {
    if (range.end <= e.begin) continue;
    const uint64_t first = (std::max(range.begin, e.begin) - e.begin + e.stride - 1) / e.stride;
    const uint64_t end = std::min((range.end - e.begin + (e.stride - e.values)) / e.stride, e.count);
    if (first < end) out.push_back({first, end});
  }
  return out;
}

std::string range_text(const Coverage::Range& range) { return range.end - range.begin == 1 ? std::to_string(range.begin) : fmt::format("{} to {}", range.begin, range.end - 1); }

std::string dispatch_text(const Case& c) {
  const uint32_t* groups = c.results.groups;
  if (groups[1] == 1 && groups[2] == 1) return fmt::format("{} of {}", count_text(groups[0], "workgroup"), c.program.invocations());
  return fmt::format("{} x {} x {} workgroups of {}", groups[0], groups[1], groups[2], c.program.invocations());
}

std::string enough_text(const Case& c, uint64_t elements) {
  const uint64_t size = c.program.invocations();
  return fmt::format("{} of {} cover {} elements: `--items {}` computes it", count_text((elements + size - 1) / size, "workgroup"), size, elements, elements);
}

void report_unwritten(const Case& c, const Coverage& coverage, const Elements& e, std::vector<Found>& out) {
  const std::vector<Coverage::Range> ranges = unwritten_elements(coverage, e);
  if (ranges.empty() || coverage.written == 0) return;
  const std::string_view wrote = coverage.touched > coverage.written ? "wrote or read" : "wrote";
  const bool complete = coverage.unwritten.size() < kMaxRanges;
  const diag::Span place = c.program.vars[coverage.var].span;
  const uint64_t invocations = total_invocations(c);
  const bool tail = complete && ranges.size() == 1 && ranges[0].end == e.count;
  uint64_t missing = 0;
  for (const Coverage::Range& range : ranges) missing += range.end - range.begin;
  if (!complete) missing = std::max(missing, e.count - std::min(e.count, std::max(coverage.written, coverage.touched) / e.values));
  const bool one_each = ranges[0].begin == invocations;
  // Which atomics are touched follows from values, as in a histogram. Less than half is no output that was meant to be whole.
  const bool partly = c.names.types.is(e.element, TypeKind::Atomic) || missing * 2 > e.count;
  if (tail && invocations < e.count && ranges[0].begin % invocations == 0 && (one_each || !partly)) {
    Found found = make_found(DiagId::DispatchTooSmall, place, fmt::format("the dispatch has {} for the {} of '{}': no invocation {} {}", count_text(invocations, "invocation"),
                                                                          count_text(e.count, "element"), e.name, wrote, range_text(ranges[0])));
    if (one_each && c.results.groups[1] == 1 && c.results.groups[2] == 1 && c.program.workgroup_size[0] == c.program.invocations()) set_hint(found, enough_text(c, e.count));
    found.memory = fmt::format("{}[{}]", e.name, ranges[0].begin);
    found.elements = ranges[0].end - ranges[0].begin;
    return out.push_back(std::move(found));
  }
  if (partly) return;
  std::string which;
  constexpr size_t kShown = 4;
  for (size_t i = 0; i < std::min(ranges.size(), kShown); ++i) which += (i ? ", " : "") + range_text(ranges[i]);
  if (ranges.size() > kShown || !complete) which += ", ...";
  Found found = make_found(DiagId::UnwrittenElements, place, fmt::format("no invocation {} {} of the {} of '{}': {}", wrote, missing, count_text(e.count, "element"), e.name, which));
  add_note(found, {}, fmt::format("the dispatch was {}: {}", dispatch_text(c), count_text(invocations, "invocation")));
  found.memory = fmt::format("{}[{}]", e.name, ranges[0].begin);
  found.elements = missing;
  out.push_back(std::move(found));
}

/// Half of the workgroups or more have nothing to do: a number of elements was taken for one of workgroups, say.
void report_idle(const Case& c, const std::vector<std::pair<const Coverage*, Elements>>& outputs, std::vector<Found>& out) {
  const uint64_t total = total_invocations(c), groups = total / c.program.invocations(), idle = c.results.idle_workgroups;
  if (outputs.empty() || idle * 2 < groups || idle >= groups) return;
  const auto worked_on = std::find_if(outputs.begin(), outputs.end(), [&](const auto& o) { return total - c.results.idle_invocations == o.second.count; });
  const auto largest = std::max_element(outputs.begin(), outputs.end(), [](const auto& a, const auto& b) { return a.second.count < b.second.count; });
  const auto& [coverage, e] = worked_on == outputs.end() ? *largest : *worked_on;
  const bool texels = coverage->texels.axes != 0;
  const auto any = [&](bool of_texels) { return std::any_of(c.results.coverage.begin(), c.results.coverage.end(), [&](const Coverage& o) { return (o.texels.axes != 0) == of_texels; }); };
  const std::string_view memory = !any(true) ? "no storage memory" : any(false) ? "no storage memory and no storage texture" : "no storage texture";
  Found found = make_found(DiagId::IdleInvocations, c.program.vars[coverage->var].span, fmt::format("{} of the {} access {}: '{}' has {}", idle, count_text(groups, "workgroup"), memory, e.name, e.amount));
  const std::string enough = texels ? enough_for_texels(c, coverage->texels) : c.results.groups[1] == 1 && c.results.groups[2] == 1 ? enough_text(c, e.count) : std::string();
  if (worked_on != outputs.end() && !enough.empty()) set_hint(found, enough);
  found.elements = c.results.idle_invocations;
  out.push_back(std::move(found));
}

/// Invocations of this step of a loop meet at elements that are apart by it.
void report_step(const Case& c, std::vector<Found>& out) {
  const auto step = step_by_workgroups(c);
  if (!step) return;
  const uint32_t groups = c.results.groups[0];
  for (const Race& race : c.results.races) {
    if (!comes_of_step(c, race)) continue;
    const uint64_t width = uint64_t{groups} * c.program.workgroup_size[0];
    Found found = make_found(DiagId::StepByWorkgroups, step->place, fmt::format("'{}.x' is the number of workgroups, {}: a step of that size brings several of the {} to the same {}s", step->name, groups,
                                                                                count_text(width, "invocation"), element_noun(c.program.vars[race.element.var])));
    add_note(found, c.program.sites[race.a.site].loc.span, fmt::format("{} and {} both come here for one {}", who_text(c, race.a.who), who_text(c, race.b.who), element_noun(c.program.vars[race.element.var])));
    set_hint(found, fmt::format("the number of invocations in a row is {}.x * {}", step->name, c.program.workgroup_size[0]));
    return out.push_back(std::move(found));
  }
}

}  // namespace

void report_grid(const Case& c, std::vector<Found>& out) {
  if (!c.checks.grid) return;
  std::vector<std::pair<const Coverage*, Elements>> outputs;
  for (const Coverage& coverage : c.results.coverage)
    if (const auto e = elements_of(c, coverage)) outputs.emplace_back(&coverage, *e);
  report_step(c, out);
  for (const auto& [coverage, e] : outputs) {
    if (coverage->texels.axes != 0) report_unwritten_texels(c, *coverage, out);
    else report_unwritten(c, *coverage, e, out);
  }
  report_idle(c, outputs, out);
}

}  // namespace tesela::sanitize
