// SPDX-License-Identifier: Apache-2.0
#include "sanitize/report.h"

#include <algorithm>

#include "sanitize/wording.h"

namespace tesela::sanitize {
namespace {

/// Of one writer: the worst stand first.
void keep_most(std::vector<Found>& found, size_t most) {
  std::stable_sort(found.begin(), found.end(), [](const Found& a, const Found& b) { return a.diagnostic.severity < b.diagnostic.severity; });
  if (found.size() <= most) return;
  const size_t left_out = found.size() - most;
  const diag::Severity severity = found[most].diagnostic.severity;
  const diag::Span place = found[most].diagnostic.span;
  found.resize(most);
  found.push_back(make_found(diag::DiagId::TooManyDiagnostics, place, count_text(left_out, "more finding") + " of this kind, which begin here, " + (left_out == 1 ? "is" : "are") + " not shown"));
  found.back().diagnostic.severity = severity;
}

}  // namespace

std::vector<Found> findings(const Program& program, const Names& names, const Checks& checks, const Results& results) {
  const Case c{program, names, checks, results};
  std::vector<Found> out;
  // A workgroup that ended early explains other findings; what is wrong with accesses explains what is wrong with their values.
  for (auto* write : {report_partings, report_races, report_told, report_order, report_grid}) {
    std::vector<Found> some;
    if (write == report_grid && !results.partings.empty()) continue;  // workgroups ended early: what they did not write says nothing
    write(c, some);
    keep_most(some, kMaxRaces);
    std::move(some.begin(), some.end(), std::back_inserter(out));
  }
  std::stable_sort(out.begin(), out.end(), [](const Found& a, const Found& b) { return a.diagnostic.severity < b.diagnostic.severity; });
  for (Found& found : out) found.schedule_dependent |= program.uses_subgroups;
  return out;
}

}  // namespace tesela::sanitize
