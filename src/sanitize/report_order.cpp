// SPDX-License-Identifier: Apache-2.0
// Results that depend on the order in which invocations run, although no memory is raced for.
#include <fmt/format.h>

#include "core/texel_format.h"
#include "sanitize/wording.h"

namespace tesela::sanitize {

using diag::DiagId;

namespace {

std::string_view what_happens(const Site& site) {
  switch (site.kind) {
    case Site::Kind::Atomic: return "atomic access";
    case Site::Kind::Write: return "written here";
    default: return "read here";
  }
}

/// Whether the word that differs is a value by itself: of texels it may be a packed one, or one channel of several.
bool has_value(const Case& c, const Difference& d) {
  const ir::Var& var = c.program.vars[d.var];
  if (var.space != ir::Space::Texture) return true;
  const core::TexelFormatInfo& format = core::texel_info(static_cast<core::TexelFormat>(c.names.types[var.type].texel_format));
  return format.channels == 1 && format.bytes == 4;
}

void say_how_much(Found& found, const Difference& d) {
  if (d.words + d.texels > 1) {
    std::string text = d.words == 0 ? std::string() : count_text(d.words, "word") + " of storage";
    if (d.texels != 0) text += (text.empty() ? "" : " and ") + count_text(d.texels, "texel");
    add_note(found, {}, text + " differ");
  }
  found.elements = d.words + d.texels;
}

}  // namespace

/// Atomic operations on both sides of a barrier that orders other memory.
static void report_unordered(const Case& c, const UnorderedAtomics& u, std::vector<Found>& out) {
  const Site &before = c.program.sites[u.before], &behind = c.program.sites[u.behind], &barrier = c.program.sites[u.barrier];
  const ir::Var& var = c.program.vars[u.var];
  const PlaceName place = place_name(c, u.var, u.offset);
  Found found = make_found(DiagId::OrderDependent, behind.loc.span, fmt::format("this need not see what others did to {} before the barrier in {}", place.text, line_text(c, barrier.loc.span, behind.loc.span)));
  add_note(found, {}, fmt::format("by {}", who_text(c, u.who_behind)));
  add_calls(found, c, behind.loc);
  add_note(found, before.loc.span, fmt::format("before the barrier, by {}", who_text(c, u.who_before)));
  add_calls(found, c, before.loc);
  add_note(found, barrier.loc.span, fmt::format("{} {}", barrier_name(barrier), orders_other_memory(barrier.spaces, var, false)));
  set_hint(found, fmt::format("atomic operations order nothing by themselves: {} orders them", barrier_for(var)));
  found.memory = place.path;
  found.elements = u.pairs;
  found.accesses = {access_of(c, before, u.who_before), access_of(c, behind, u.who_behind)};
  out.push_back(std::move(found));
}

static void report_mapping(const Case& c, const MappingDifference& d, std::vector<Found>& out) {
  const PlaceName place = place_name(c, d.what.var, d.what.offset);
  // The type of any access will do: words of one variable are mostly of one type.
  core::Scalar type = core::Scalar::U32;
  diag::Span span = c.program.vars[d.what.var].span;
  for (const Site& site : c.program.sites)
    if (site.kind == Site::Kind::Write && site.var == d.what.var) {
      type = site.type;
      span = site.loc.span;
      break;
    }
  const std::string one = value_text(type, d.what.one), other = value_text(type, d.what.other);
  std::string text = fmt::format("{} depends on {}", place.text, d.size == d.other_size ? "which invocations form a subgroup" : "the subgroup size");
  if (!has_value(c, d.what)) text += d.size == d.other_size ? "" : fmt::format(": it differs at {} and {}", d.size, d.other_size);
  else text += d.size == d.other_size ? fmt::format(": {} or {}", one, other) : fmt::format(": {} at {}, {} at {}", one, d.size, other, d.other_size);
  Found found = make_found(DiagId::MappingDependent, span, std::move(text));
  say_how_much(found, d.what);
  set_hint(found, d.size == d.other_size ? "WGSL does not say how subgroup_invocation_id follows from local_invocation_index: use one or the other for what belongs together"
                                         : "the size of a subgroup is the device's choice: read subgroup_size, or meet at a barrier");
  found.memory = place.path;
  out.push_back(std::move(found));
}

void report_order(const Case& c, std::vector<Found>& out) {
  if (c.results.mapping) report_mapping(c, *c.results.mapping, out);
  for (const UnorderedAtomics& u : c.results.unordered) report_unordered(c, u, out);
  if (!c.results.order) return;
  const OrderDifference& d = *c.results.order;
  if (d.did_not_end) {
    const diag::Span span = d.stopped_at != ~0u ? diag::Span{d.stopped_at, d.stopped_at + 1} : diag::Span{};
    Found found = make_found(DiagId::OrderDependent, span, "in another order of its invocations the dispatch does not end");
    set_hint(found, "an invocation waits here for another one, which may never run: let the other one work in an earlier dispatch, or meet it at a barrier");
    found.schedule_dependent = true;
    out.push_back(std::move(found));
    return;
  }
  const PlaceName place = place_name(c, d.what.var, d.what.offset);
  const core::Scalar type = d.sites.empty() ? core::Scalar::U32 : c.program.sites[d.sites[0]].type;
  const std::vector<uint32_t>& sites = d.sites.empty() ? d.atomics : d.sites;
  const diag::Span span = sites.empty() ? c.program.vars[d.what.var].span : c.program.sites[sites[0]].loc.span;
  const std::string values = has_value(c, d.what) ? fmt::format(": {} in one order, {} in another", value_text(type, d.what.one), value_text(type, d.what.other)) : std::string();
  Found found = make_found(DiagId::OrderDependent, span, fmt::format("{} depends on the order in which invocations run{}", place.text, values));
  for (size_t i = 1; i < d.sites.size(); ++i) add_note(found, c.program.sites[d.sites[i]].loc.span, fmt::format("{}: {}", place.text, what_happens(c.program.sites[d.sites[i]])));
  for (uint32_t site : d.atomics) add_note(found, c.program.sites[site].loc.span, "an atomic operation, whose result depends on who comes first");
  say_how_much(found, d.what);
  set_hint(found, "atomic operations are never a race, and order nothing else: where one invocation needs what others did before, a barrier of the workgroup, or another dispatch, has to stand between");
  found.schedule_dependent = true;  // which subgroups there are to be put into other orders
  found.memory = place.path;
  out.push_back(std::move(found));
}

}  // namespace tesela::sanitize
