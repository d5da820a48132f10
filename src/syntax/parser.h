// SPDX-License-Identifier: Apache-2.0
// Text to syntax tree (WGSL sections "Textual Structure", "Template lists", "Directives", "Grammar"). Every syntax error of the text is
// reported once, with recovery at `;` and `}`; the tree is usable for later stages only if there was none.
#pragma once
#include "diag/sink.h"
#include "diag/source.h"
#include "syntax/ast.h"

namespace tesela::syntax {

/// `probes`: comments that begin with `//@` are statements of kind Probe.
Module parse(const diag::SourceSet& sources, diag::Sink& sink, bool probes = false);

/// Text form of the tree, one node a line, for `tesela emit --stage ast` and tests.
std::string dump(const Module& module);
/// Text form of the tokens, one a line with its position, for `tesela emit --stage tokens`.
std::string dump_tokens(const diag::SourceSet& sources, diag::Sink& sink);

}  // namespace tesela::syntax
