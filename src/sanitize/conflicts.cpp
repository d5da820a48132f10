// SPDX-License-Identifier: Apache-2.0
#include "sanitize/conflicts.h"

#include <algorithm>
#include <bit>

namespace tesela::sanitize {

namespace {
constexpr size_t kMaxHistory = 4096;
constexpr size_t kMaxBarriersBetween = 4;
}  // namespace

void Party::merge(const Seen& seen) {
  one_value = one_value && seen.has_value && seen.value == lowest.value;
  if (seen.who < lowest.who) lowest = seen;
}

void Parties::add(uint64_t id, const Seen& seen) {
  const uint32_t named = std::min(count_, kKept);
  for (uint32_t i = 0; i < named; ++i)
    if (parties_[i].id == id) return parties_[i].merge(seen);
  uint32_t at = named;
  while (at > 0 && parties_[at - 1].id > id) --at;
  if (at == kKept && count_ > kKept) {
    rest_several_ |= parties_[kKept].id != id;
    return parties_[kKept].merge(seen);
  }
  // Those behind move up; one that is pushed out of its name joins the rest.
  if (count_ > kKept && at < kKept) {
    Party& rest = parties_[kKept];
    const Party& out = parties_[kKept - 1];
    rest_several_ = true;
    rest.one_value = rest.one_value && out.one_value && rest.lowest.value == out.lowest.value;
    if (out.lowest.who < rest.lowest.who) rest.lowest = out.lowest;
    for (uint32_t i = kKept - 1; i > at; --i) parties_[i] = parties_[i - 1];
  } else {
    for (uint32_t i = count_; i > at; --i) parties_[i] = parties_[i - 1];
    ++count_;
  }
  parties_[at] = {id, seen, seen.has_value};
}

Places::Places(const Program& program) {
  using Place = std::vector<uint32_t>;  // begin and end of the span, then of each call outwards
  std::vector<Place> all;
  for (const Site& site : program.sites) {
    Place place{site.loc.span.begin, site.loc.span.end};
    size_t depth = 0;
    for (uint32_t at = site.loc.inlined_at; at != 0 && depth < program.call_sites.size(); ++depth) {
      const ir::CallSite& call = program.call_sites[at - 1];
      place.push_back(call.span.begin);
      place.push_back(call.span.end);
      at = call.inlined_at;
    }
    all.push_back(std::move(place));
  }
  std::vector<Place> sorted = all;
  std::sort(sorted.begin(), sorted.end());
  sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
  for (const Place& place : all) of_site_.push_back(static_cast<uint32_t>(std::lower_bound(sorted.begin(), sorted.end(), place) - sorted.begin()));
}

void BarrierHistory::pass(uint32_t site) {
  if (sites_.size() == 2 * kMaxHistory) {
    sites_.erase(sites_.begin(), sites_.begin() + kMaxHistory);
    dropped_ += kMaxHistory;
  }
  sites_.push_back(site);
}

std::vector<uint32_t> BarrierHistory::between(uint64_t from, uint64_t to) const {
  std::vector<uint32_t> out;
  for (uint64_t i = std::max(from, dropped_); i < to && out.size() < kMaxBarriersBetween; ++i) {
    const uint32_t site = sites_[i - dropped_];
    if (std::find(out.begin(), out.end(), site) == out.end()) out.push_back(site);
  }
  return out;
}

bool RaceTable::add(uint32_t element, std::span<const Accesses> accesses, const BarrierHistory* history) {
  bool any = false;
  for (size_t i = 0; i < accesses.size(); ++i) {
    for (size_t k = i; k < accesses.size(); ++k) {
      const Accesses &x = accesses[i], &y = accesses[k];
      if (!x.writes && !y.writes) continue;
      Parties::pairs(x.parties, y.parties, [&](const Party& a, const Party& b) {
        any = true;
        const bool same = x.writes && y.writes && a.one_value && b.one_value && a.lowest.value == b.lowest.value;
        conflict(element, x, a.lowest, y, b.lowest, same, history);
      });
    }
  }
  return any;
}

void RaceTable::conflict(uint32_t element, const Accesses& x, const Seen& a, const Accesses& y, const Seen& b, bool same_value, const BarrierHistory* history) {
  const Suspect& suspect = elements_[element];
  const bool same_group = history != nullptr;
  Entry& entry = entries_[{suspect.var, std::min(x.place, y.place), std::max(x.place, y.place), same_group, suspect.components}];
  const bool is_new = entry.elements.empty();
  entry.elements.resize((elements_.size() + 63) / 64);
  entry.elements[element / 64] |= uint64_t{1} << (element % 64);
  entry.race.same_value = (is_new || entry.race.same_value) && same_value && !suspect.components;
  entry.any_writes |= x.writes && y.writes;
  if (a.who == b.who) return;  // both stand for several: other pairs of these show them
  bool a_first = x.writes && !y.writes;
  if (x.writes == y.writes) a_first = std::tie(x.place, a.who) < std::tie(y.place, b.who);
  const Seen &one = a_first ? a : b, &other = a_first ? b : a;
  const Rank rank{element, std::min(a.who, b.who), std::max(a.who, b.who), !(x.writes && y.writes), one.who, one.site, other.site};
  if (entry.shown && entry.rank <= rank) return;
  entry.shown = true;
  entry.rank = rank;
  entry.race.a = {one.site, one.who};
  entry.race.b = {other.site, other.who};
  entry.race.element = suspect;
  entry.race.same_workgroup = same_group;
  entry.race.components = suspect.components;
  entry.race.barriers_between.clear();
  if (same_group) entry.race.barriers_between = history->between(std::min(a.barriers, b.barriers), std::max(a.barriers, b.barriers));
}

std::vector<Race> RaceTable::races() const {
  struct Ranked {
    std::tuple<bool, bool, uint64_t, uint32_t, uint32_t, bool, uint32_t> rank;
    Race race;
  };
  std::vector<Ranked> ranked;
  for (const auto& [key, entry] : entries_) {
    Ranked r;
    r.race = entry.race;
    for (uint64_t word : entry.elements) r.race.elements += static_cast<uint64_t>(std::popcount(word));
    const auto& [var, first, second, same_group, components] = key;
    r.rank = {entry.race.same_value || components, !entry.any_writes, ~r.race.elements, first, second, !same_group, var.index};
    ranked.push_back(std::move(r));
  }
  std::sort(ranked.begin(), ranked.end(), [](const Ranked& a, const Ranked& b) { return a.rank < b.rank; });
  std::vector<Race> out;
  for (Ranked& r : ranked) out.push_back(std::move(r.race));
  return out;
}

}  // namespace tesela::sanitize
