// SPDX-License-Identifier: Apache-2.0
// Uniformity analysis (WGSL section "Uniformity"): every barrier, derivative and subgroup operation must be reached by all invocations of its scope
// together. Each function becomes a graph whose edges read "a is uniform only if b is"; a collective operation that reaches a source of
// non-uniform values is reported with the way there.
#pragma once
#include "diag/sink.h"
#include "sema/program.h"

namespace tesela::sema {

/// Needs a program without errors. Reports by the severities that diagnostic filters give. Without `subgroup_scope` (the language feature
/// subgroup_uniformity) subgroup operations too must be reached by the whole workgroup. With `assume_uniform` what no filter touches (barriers,
/// workgroupUniformLoad) is reported by the same stories as warnings: the caller takes it on trust, or checks it while the shader runs.
void analyse_uniformity(const Program& program, bool subgroup_scope, bool assume_uniform, diag::Sink& sink);

}  // namespace tesela::sema
