// SPDX-License-Identifier: Apache-2.0
// Results that depend on the order in which invocations run, although no memory is raced for.
#include <fmt/format.h>

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

}  // namespace

/// Atomic operations on both sides of a barrier that orders other memory.
static void report_unordered(const Case& c, const UnorderedAtomics& u, std::vector<Found>& out) {
  const Site &before = c.program.sites[u.before], &behind = c.program.sites[u.behind], &barrier = c.program.sites[u.barrier];
  const ir::Var& var = c.program.vars[u.var];
  const std::string path = path_of(var, u.offset, c.names);
  Found found = make_found(DiagId::OrderDependent, behind.loc.span, fmt::format("this need not see what others did to '{}' before the barrier in {}", path, line_text(c, barrier.loc.span, behind.loc.span)));
  add_note(found, {}, fmt::format("by {}", who_text(c, u.who_behind)));
  add_calls(found, c, behind.loc);
  add_note(found, before.loc.span, fmt::format("before the barrier, by {}", who_text(c, u.who_before)));
  add_calls(found, c, before.loc);
  add_note(found, barrier.loc.span, fmt::format("{} orders {} memory, and '{}' is in {} memory", barrier_name(barrier), (barrier.spaces & core::kStorageMemory) != 0 ? "storage" : (barrier.spaces & core::kTextureMemory) != 0 ? "texture" : "workgroup", var.name, space_text(var)));
  set_hint(found, fmt::format("atomic operations order nothing by themselves: {}() orders them", var.space == ir::Space::Storage ? "storageBarrier" : "workgroupBarrier"));
  found.memory = path;
  found.elements = u.pairs;
  found.accesses = {access_of(c, before, u.who_before), access_of(c, behind, u.who_behind)};
  out.push_back(std::move(found));
}

static void report_mapping(const Case& c, const MappingDifference& d, std::vector<Found>& out) {
  const ir::Var& var = c.program.vars[d.var];
  const std::string path = path_of(var, d.offset, c.names);
  // The type of any access will do: words of one variable are mostly of one type.
  core::Scalar type = core::Scalar::U32;
  diag::Span span = var.span;
  for (const Site& site : c.program.sites)
    if (site.kind == Site::Kind::Write && site.var == d.var) {
      type = site.type;
      span = site.loc.span;
      break;
    }
  const std::string values = fmt::format("{} or {}", value_text(type, d.one), value_text(type, d.other));
  Found found = make_found(DiagId::MappingDependent, span,
                           d.size == d.other_size ? fmt::format("'{}' depends on which invocations form a subgroup: {}", path, values)
                                                  : fmt::format("'{}' depends on the subgroup size: {} at {}, {} at {}", path, value_text(type, d.one), d.size, value_text(type, d.other), d.other_size));
  if (d.words > 1) add_note(found, {}, fmt::format("{} words of storage differ", d.words));
  set_hint(found, d.size == d.other_size ? "WGSL does not say how subgroup_invocation_id follows from local_invocation_index: use one or the other for what belongs together"
                                         : "the size of a subgroup is the device's choice: read subgroup_size, or meet at a barrier");
  found.memory = path;
  found.elements = d.words;
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
  const ir::Var& var = c.program.vars[d.var];
  const std::string path = path_of(var, d.offset, c.names);
  const core::Scalar type = d.sites.empty() ? core::Scalar::U32 : c.program.sites[d.sites[0]].type;
  const std::vector<uint32_t>& sites = d.sites.empty() ? d.atomics : d.sites;
  const diag::Span span = sites.empty() ? var.span : c.program.sites[sites[0]].loc.span;
  Found found = make_found(DiagId::OrderDependent, span,
                           fmt::format("'{}' depends on the order in which invocations run: {} in one order, {} in another", path, value_text(type, d.one), value_text(type, d.other)));
  for (size_t i = 1; i < d.sites.size(); ++i) add_note(found, c.program.sites[d.sites[i]].loc.span, fmt::format("'{}': {}", path, what_happens(c.program.sites[d.sites[i]])));
  for (uint32_t site : d.atomics) add_note(found, c.program.sites[site].loc.span, "an atomic operation, whose result depends on who comes first");
  if (d.words > 1) add_note(found, {}, fmt::format("{} words of storage differ", d.words));
  set_hint(found, "atomic operations are never a race, and order nothing else: where one invocation needs what others did before, a barrier of the workgroup, or another dispatch, has to stand between");
  found.schedule_dependent = true;  // which subgroups there are to be put into other orders
  found.memory = path;
  found.elements = d.words;
  out.push_back(std::move(found));
}

}  // namespace tesela::sanitize
