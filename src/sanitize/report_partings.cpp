// SPDX-License-Identifier: Apache-2.0
// Barriers that some invocations skip: where the invocations of a workgroup parted.
#include <fmt/format.h>

#include "sanitize/wording.h"

namespace tesela::sanitize {
namespace {

using diag::DiagId;

std::string workgroup_text(const Case& c, uint64_t group) {
  const Ids ids = ids_of(c, {group, 0});
  const uint32_t* groups = c.results.groups;
  if (groups[1] == 1 && groups[2] == 1) return fmt::format("workgroup {}", ids.workgroup[0]);
  return fmt::format("workgroup ({}, {}, {})", ids.workgroup[0], ids.workgroup[1], ids.workgroup[2]);
}

/// Where else, and what happens then.
void say_where(Found& found, const Case& c, const Parting& parting) {
  const std::string more = parting.workgroups > 1 ? fmt::format(", and {} more in the same way", parting.workgroups - 1) : std::string();
  add_note(found, {}, fmt::format("{} ended here{}: nothing after the barrier ran", workgroup_text(c, parting.group), more));
}

Found at_condition(const Case& c, const Parting& parting, const Site& site) {
  const Invocation one{parting.group, parting.one}, other{parting.group, parting.other};
  const std::string value = value_text(site.type, parting.one_value), other_value = value_text(site.type, parting.other_value);
  const uint32_t total = c.program.invocations();
  Found found = make_found(DiagId::BarrierSkipped, site.loc.span,
                           fmt::format("some invocations of a workgroup skip a barrier: this is {} for {} of {} and {}", value, parting.ones, total,
                                       site.type == core::Scalar::Bool ? other_value + " for others" : "something else for others"));
  add_note(found, {}, fmt::format("{} for {}", value, who_text(c, one)));
  add_note(found, {}, fmt::format("{} for {}", other_value, who_text(c, other)));
  set_hint(found, "every invocation of a workgroup has to come to the same barriers: put the barrier outside, and the condition round what stands before and after it");
  found.accesses = {access_of(c, site, one), access_of(c, site, other)};
  return found;
}

Found at_barrier(const Case& c, const Parting& parting, const Site& site) {
  const Invocation one{parting.group, parting.one}, other{parting.group, parting.other};
  Found found = make_found(DiagId::BarrierSkipped, site.loc.span, fmt::format("only {} of the {} invocations of a workgroup come to this {}", parting.ones, c.program.invocations(), barrier_name(site)));
  add_note(found, {}, fmt::format("{} comes, {} does not", who_text(c, one), who_text(c, other)));
  set_hint(found, "the others left before, by a return, break or continue, or by the end of a loop: let them go on to the barrier and skip the work instead");
  found.accesses = {access_of(c, site, one), access_of(c, site, other)};
  return found;
}

}  // namespace

void report_partings(const Case& c, std::vector<Found>& out) {
  for (const Parting& parting : c.results.partings) {
    const Site& site = c.program.sites[parting.site];
    out.push_back(parting.at_barrier ? at_barrier(c, parting, site) : at_condition(c, parting, site));
    say_where(out.back(), c, parting);
    add_calls(out.back(), c, site.loc);
    out.back().elements = parting.workgroups;
  }
}

}  // namespace tesela::sanitize
