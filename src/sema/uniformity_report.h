// SPDX-License-Identifier: Apache-2.0
// The story of a uniformity error: which invocations can miss the operation, why, and what usually mends it.
#pragma once
#include <vector>

#include "diag/sink.h"
#include "sema/uniformity_graph.h"

namespace tesela::sema {

/// `path` leads from the node that must be uniform to a source of non-uniform values.
void report_non_uniform(const Program& program, const UniformityGraph& graph, const std::vector<Node>& path, const Requirement& requirement, diag::Sink& sink);

}  // namespace tesela::sema
