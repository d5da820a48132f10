// SPDX-License-Identifier: Apache-2.0
// Pages about diagnostics: the rule (help.h), why it exists, a wrong and a right example, the fix, and where the specification says so. All but the rule
// is the file explain/SLUG.md, embedded when the program is built (cmake/EmbedPages.cmake); docs/adding.md says what it must hold.
#pragma once
#include <span>
#include <string>
#include <string_view>

#include "diag/sink.h"

namespace tesela::diag {

struct Page {
  std::string_view slug;
  std::string_view text;
};
/// All pages.
std::span<const Page> pages();

/// "barrier-not-uniform (error)", its rule and its page.
std::string explain(DiagId id, bool colour);

}  // namespace tesela::diag
