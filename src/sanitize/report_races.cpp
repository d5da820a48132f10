// SPDX-License-Identifier: Apache-2.0
// Races: one finding for each pair of source places.
#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "sanitize/memory_path.h"
#include "sanitize/ordering.h"
#include "sanitize/wording.h"

namespace tesela::sanitize {
namespace {

using core::TypeKind;
using diag::DiagId;

std::string_view does(const Site& site) { return site.kind == Site::Kind::Read ? "reads" : "writes"; }
std::string_view done(const Site& site) { return site.kind == Site::Kind::Read ? "read" : "written"; }

/// The element by name: a vector as a whole where both accesses touch all of it.
struct RacedName {
  PlaceName place;
  uint32_t scalars = 1;      ///< in the thing that is named
  std::string_view noun;     ///< what the variable consists of, if of such things
};

RacedName name_of(const Case& c, const Race& race) {
  const ir::Var& var = c.program.vars[race.element.var];
  const core::TypeStore& types = c.names.types;
  if (var.space == ir::Space::Texture) return {place_name(c, race.element.var, race.element.offset), 1, "texel"};
  const MemoryPath path = follow_path(var, race.element.offset, c.names);
  const bool parts = c.program.sites[race.a.site].vector_scalars != 0 || c.program.sites[race.b.site].vector_scalars != 0;
  std::string text = path.text;
  uint32_t scalars = 1;
  if (!path.component.empty()) {
    const core::Type& leaf = types[path.leaf];
    if (parts && !race.components)
      text += "." + path.component;
    else
      scalars = leaf.kind == TypeKind::Matrix ? leaf.rows : leaf.count;
  }
  const core::Type& type = types[var.type];
  const bool is_element = type.kind == TypeKind::Array && (type.element == path.leaf) && (path.component.empty() || scalars > 1) && types[path.leaf].kind != TypeKind::Matrix;
  return {{quoted(text), text}, scalars, is_element ? "element" : "place"};
}

/// The components that a site touches: "x", "yz"; `unknown` where that is known at run time only.
std::string components_of(const Site& site, std::string_view unknown) {
  if (site.vector_scalars == 0) return "all of it";
  if (site.vector_first >= site.vector_scalars) return std::string(unknown);
  return std::string(std::string_view("xyzw").substr(site.vector_first, site.scalars));
}

std::string headline(const Race& race, const Site& a, const Site& b, const RacedName& name) {
  const bool same_place = a.loc.span == b.loc.span;
  const std::string who = race.same_workgroup ? "two invocations race" : "invocations of different workgroups race";
  if (race.components)
    return fmt::format("{} for components of {}: one {} {} here while another {} {}", who, name.place.text, does(a), components_of(a, "one of them"), does(b), components_of(b, "another of them"));
  if (a.kind == Site::Kind::Write && b.kind == Site::Kind::Write)
    return fmt::format("{} for {}: {}{}", who, name.place.text, same_place ? "both write it here" : "one writes it here and another writes it too", race.same_value ? ", the same value" : "");
  return fmt::format("{} for {}: one {} it here while another {} it", who, name.place.text, does(a), does(b));
}

void describe_accesses(Found& found, const Case& c, const Race& race, const Site& a, const Site& b) {
  if (a.loc.span == b.loc.span && a.loc.inlined_at == b.loc.inlined_at && a.kind == b.kind) {
    add_note(found, {}, fmt::format("{} by {} and by {}", done(a), who_text(c, race.a.who), who_text(c, race.b.who)));
    return add_calls(found, c, a.loc);
  }
  add_note(found, {}, fmt::format("{} by {}", done(a), who_text(c, race.a.who)));
  add_calls(found, c, a.loc);
  add_note(found, b.loc.span, fmt::format("{} here by {}", done(b), who_text(c, race.b.who)));
  add_calls(found, c, b.loc);
}

void describe_number(Found& found, const Case& c, const Race& race, const RacedName& name) {
  const uint64_t number = std::max<uint64_t>(race.elements / name.scalars, 1);
  if (number < 2) return;
  const std::string& variable = c.program.vars[race.element.var].name;
  add_note(found, {}, fmt::format("the same on {}{} of '{}'", race.all_logged ? "" : "at least ", count_text(number - 1, fmt::format("other {}", name.noun)), variable));
}

Found found_race(const Case& c, const Race& race) {
  const Site& a = c.program.sites[race.a.site];
  const Site& b = c.program.sites[race.b.site];
  const RacedName name = name_of(c, race);
  const DiagId id = race.components ? DiagId::DataRaceComponents : race.same_value ? DiagId::DataRaceSameValue : DiagId::DataRace;
  Found found = make_found(id, a.loc.span, headline(race, a, b, name));
  describe_accesses(found, c, race, a, b);
  describe_number(found, c, race, name);
  if (race.components) {
    set_hint(found, "WGSL lets an access to one component touch the whole vector: use an array of scalars, or let one invocation write the vector");
  } else if (const auto step = step_by_workgroups(c); step && comes_of_step(c, race)) {
    set_hint(found, fmt::format("{} steps by '{}.x', the number of workgroups: invocations meet at {}s that are apart by it", line_text(c, step->place, a.loc.span), step->name, element_noun(c.program.vars[race.element.var])));
  } else {
    set_hint(found, what_orders(c, race));
  }
  found.memory = name.place.path;
  found.elements = race.elements;
  found.accesses = {access_of(c, a, race.a.who), access_of(c, b, race.b.who)};
  return found;
}

/// The second run did not see it again: there are no places to name.
Found found_suspects(const Case& c, const SuspectVariable& suspects) {
  const ir::Var& var = c.program.vars[suspects.var];
  const PlaceName place = suspects.lowest.empty() ? PlaceName{quoted(var.name), var.name} : place_name(c, suspects.var, suspects.lowest[0].offset);
  Found found = make_found(DiagId::DataRace, var.span, fmt::format("invocations race for {}", place.text));
  if (suspects.elements > 1) add_note(found, {}, fmt::format("the same on {} of '{}'", count_text(suspects.elements - 1, var.space == ir::Space::Texture ? "other texel" : "other place"), var.name));
  add_note(found, {}, "which accesses these are depends on the order in which invocations run: addresses or branches follow from values that are raced for");
  found.memory = place.path;
  found.elements = suspects.elements;
  found.schedule_dependent = true;
  return found;
}

}  // namespace

void report_races(const Case& c, std::vector<Found>& out) {
  if (!c.checks.race) return;
  uint64_t further = 0;
  const bool has_step = step_by_workgroups(c).has_value();
  std::optional<size_t> of_step;  // the finding for all races that come of a loop's step
  for (const Race& race : c.results.races) {
    if (has_step && comes_of_step(c, race)) {
      if (of_step) {
        ++further;
        continue;
      }
      of_step = out.size();
    }
    out.push_back(found_race(c, race));
    out.back().schedule_dependent = c.results.vanished > 0;
  }
  if (further > 0) add_note(out[*of_step], {}, fmt::format("{} for the same reason", further == 1 ? "another pair of accesses races" : fmt::format("{} more pairs of accesses race", further)));
  for (const SuspectVariable& suspects : c.results.suspects) {
    const bool shown = std::any_of(c.results.races.begin(), c.results.races.end(), [&](const Race& race) { return race.element.var == suspects.var; });
    if (!shown && suspects.elements > 0 && c.results.races.size() < kMaxRaces) out.push_back(found_suspects(c, suspects));
  }
}

}  // namespace tesela::sanitize
