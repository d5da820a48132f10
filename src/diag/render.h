// SPDX-License-Identifier: Apache-2.0
// Diagnostics as text for people (excerpt with a marker, notes, hint) and as JSON and SARIF for machines.
#pragma once
#include <span>
#include <string>

#include "diag/sink.h"

namespace tesela::diag {

/// "blur.wgsl:3:9: error: text [slug]", the source line, a marker under the span, then notes and hint in the same form. `colour`: with ANSI colours.
std::string render(const SourceSet& sources, const Diagnostic& d, bool colour);
/// One JSON object: id, severity, text, file, line, column, end_line, end_column, notes, hint.
std::string to_json(const SourceSet& sources, const Diagnostic& d);
/// A SARIF 2.1.0 log of all diagnostics.
std::string to_sarif(const SourceSet& sources, std::span<const Diagnostic> diagnostics);
/// JSON string literal of a text, quotes included; bytes that are not UTF-8 become U+FFFD.
std::string json_string(std::string_view text);

}  // namespace tesela::diag
