// SPDX-License-Identifier: Apache-2.0
// What each diagnostic is about, for lists of rules (SARIF) and people who look one up. Sentences with a full stop.
#pragma once
#include <optional>
#include <string_view>

#include "diag/sink.h"

namespace tesela::diag {

/// The rule that a diagnostic of this id says is broken, and why it is one where that is not plain. Every id has one (help_test.cpp).
std::string_view help(DiagId id);
/// The id of a slug, if there is one.
std::optional<DiagId> id_of_slug(std::string_view slug);

}  // namespace tesela::diag
