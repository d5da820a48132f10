// SPDX-License-Identifier: Apache-2.0
// What the dispatches of a sanitized run found: one of each kind however many dispatches repeat it, shown as text, JSON and SARIF.
#pragma once
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "tesela/tesela.h"

namespace tesela::tools {

class FindingReport {
 public:
  void add(const std::string& entry, const DispatchResult& result);

  size_t errors() const { return errors_; }
  size_t warnings() const { return warnings_; }
  /// Some invocations missed a barrier: what the dispatch left in its buffers means nothing.
  bool barrier_skipped() const { return barrier_skipped_; }
  /// All findings, errors first, as other diagnostics look; at its end one line with their number.
  std::string text(bool colour) const;
  nlohmann::ordered_json json() const;
  std::vector<Diagnostic> diagnostics() const;

 private:
  struct Entry {
    Finding finding;
    std::string entry;       ///< entry point of the first dispatch that it was found in
    uint64_t dispatches = 1; ///< that it was found in
    uint64_t first = 1;      ///< number of the first of these
  };
  std::vector<const Entry*> sorted() const;

  std::vector<Entry> entries_;
  uint64_t dispatches_ = 0, left_out_ = 0;
  size_t errors_ = 0, warnings_ = 0;
  bool barrier_skipped_ = false;
};

/// Findings as text, hints included: equal texts mean equal findings.
std::string render_findings(const std::vector<Finding>& findings);

}  // namespace tesela::tools
