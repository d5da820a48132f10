// SPDX-License-Identifier: Apache-2.0
#include "tools/findings.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace tesela::tools {
namespace {

using Json = nlohmann::ordered_json;

constexpr size_t kMostKept = 200;  ///< different findings over all dispatches

bool same(const Finding& a, const Finding& b) {
  const Diagnostic& x = a.diagnostic;
  const Diagnostic& y = b.diagnostic;
  return x.id == y.id && x.text == y.text && x.place.file == y.place.file && x.place.line == y.place.line && x.place.column == y.place.column;
}

std::string plural(uint64_t n, std::string_view noun) { return fmt::format("{} {}{}", n, noun, n == 1 ? "" : "s"); }

Json triple(const uint32_t* id) { return Json::array({id[0], id[1], id[2]}); }

Json access_json(const FindingAccess& access) {
  return {{"file", access.place.file},          {"line", access.place.line},           {"column", access.place.column},    {"end_line", access.place.end_line},
          {"end_column", access.place.end_column}, {"writes", access.writes},          {"atomic", access.atomic},          {"workgroup_id", triple(access.workgroup)},
          {"local_invocation_id", triple(access.local_id)}, {"global_invocation_id", triple(access.global_id)}};
}

}  // namespace

void FindingReport::add(const std::string& entry, const DispatchResult& result) {
  ++dispatches_;
  for (const Finding& finding : result.findings) {
    barrier_skipped_ |= finding.diagnostic.id == "barrier-skipped";
    const auto known = std::find_if(entries_.begin(), entries_.end(), [&](const Entry& e) { return e.entry == entry && same(e.finding, finding); });
    if (known != entries_.end()) {
      ++known->dispatches;
      continue;
    }
    errors_ += finding.diagnostic.severity == Severity::Error;
    warnings_ += finding.diagnostic.severity == Severity::Warning;
    if (entries_.size() == kMostKept) {
      ++left_out_;
    } else {
      entries_.push_back({finding, entry, 1, dispatches_});
    }
  }
}

std::vector<const FindingReport::Entry*> FindingReport::sorted() const {
  std::vector<const Entry*> out;
  for (const Entry& e : entries_) out.push_back(&e);
  std::stable_sort(out.begin(), out.end(), [](const Entry* a, const Entry* b) { return a->finding.diagnostic.severity < b->finding.diagnostic.severity; });
  return out;
}

std::string FindingReport::text(bool colour) const {
  std::string out;
  for (const Entry* e : sorted()) {
    Diagnostic d = e->finding.diagnostic;
    if (e->finding.schedule_dependent) d.notes.push_back({{}, "this may differ at another subgroup size"});
    if (dispatches_ > 1) d.notes.push_back({{}, e->dispatches == 1 ? fmt::format("found in dispatch {} of {}, of '{}'", e->first, dispatches_, e->entry)
                                                               : fmt::format("found in {} of {} dispatches, first in dispatch {}, of '{}'", e->dispatches, dispatches_, e->first, e->entry)});
    out += render(d, colour) + "\n";
  }
  if (left_out_ > 0) out += fmt::format("... and {} not shown\n", plural(left_out_, "finding"));
  const std::string where = dispatches_ == 1 ? "1 dispatch" : fmt::format("{} dispatches", dispatches_);
  if (errors_ + warnings_ == 0) return out + fmt::format("no errors and no warnings in {}\n", where);
  std::string counts;
  if (errors_ > 0) counts = plural(errors_, "error");
  if (warnings_ > 0) counts += (counts.empty() ? "" : ", ") + plural(warnings_, "warning");
  return out + fmt::format("{} in {}\n", counts, where);
}

Json FindingReport::json() const {
  Json out = Json::array();
  for (const Entry* e : sorted()) {
    const Finding& f = e->finding;
    Json one = Json::parse(to_json(f.diagnostic), nullptr, false);
    one["entry"] = e->entry;
    one["dispatches"] = e->dispatches;
    one["first_dispatch"] = e->first;
    if (!f.memory.empty()) one["memory"] = f.memory;
    one["elements"] = f.elements;
    one["schedule_dependent"] = f.schedule_dependent;
    one["accesses"] = Json::array();
    for (const FindingAccess& access : f.accesses) one["accesses"].push_back(access_json(access));
    out.push_back(std::move(one));
  }
  return out;
}

std::vector<Diagnostic> FindingReport::diagnostics() const {
  std::vector<Diagnostic> out;
  for (const Entry* e : sorted()) out.push_back(e->finding.diagnostic);
  return out;
}

std::string render_findings(const std::vector<Finding>& findings) {
  std::string out;
  for (const Finding& f : findings) out += render(f.diagnostic);
  return out;
}

}  // namespace tesela::tools
