// SPDX-License-Identifier: Apache-2.0
#include "diag/help.h"

#include <gtest/gtest.h>

namespace tesela::diag {
namespace {

TEST(Help, EveryDiagnosticHasASentence) {
  for (uint16_t i = 0; i < static_cast<uint16_t>(DiagId::Count); ++i) {
    const std::string_view text = help(static_cast<DiagId>(i));
    ASSERT_FALSE(text.empty()) << slug(static_cast<DiagId>(i));
    EXPECT_TRUE(text.front() >= 'A' || text.front() == '&' || text.front() == '@') << text;
    EXPECT_EQ(text.back(), '.') << text;
  }
  EXPECT_FALSE(id_of_slug("no-such-diagnostic").has_value());
  EXPECT_EQ(id_of_slug("type-mismatch"), DiagId::TypeMismatch);
}

}  // namespace
}  // namespace tesela::diag
