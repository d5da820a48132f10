// SPDX-License-Identifier: Apache-2.0
// The story of a uniformity error: which invocations can miss the operation, why, and what usually mends it.
#pragma once
#include <optional>
#include <unordered_set>
#include <vector>

#include "diag/sink.h"
#include "sema/uniformity_graph.h"

namespace tesela::sema {

class UniformityReporter {
 public:
  UniformityReporter(const Program& program, bool assume_uniform, diag::Sink& sink) : p_(program), assume_uniform_(assume_uniform), sink_(sink) {}

  /// `path` leads from the node that must be uniform to a source of non-uniform values.
  void report(const UniformityGraph& graph, const std::vector<Node>& path, const Requirement& requirement);

  /// Whether some statement assigns to the module-scope variable, or a pointer to it is made that could be written through.
  bool may_be_written(VariableId v);

 private:
  const Program& p_;
  bool assume_uniform_;
  diag::Sink& sink_;
  std::optional<std::unordered_set<VariableId>> written_;  ///< found at the first question
};

}  // namespace tesela::sema
