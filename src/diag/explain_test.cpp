// SPDX-License-Identifier: Apache-2.0
#include "diag/explain.h"

#include <gtest/gtest.h>

#include "diag/help.h"

namespace tesela::diag {
namespace {

TEST(Explain, EveryDiagnosticHasAPage) {
  for (uint16_t i = 0; i < static_cast<uint16_t>(DiagId::Count); ++i) {
    const DiagId id = static_cast<DiagId>(i);
    const std::string text = explain(id, false);
    EXPECT_EQ(text.find(slug(id)), 0u);
    size_t at = 0;
    for (std::string_view part : {"\nWhy: ", "\nFix: ", "\nSpecification: "}) {
      at = text.find(part, at);
      ASSERT_NE(at, std::string::npos) << slug(id) << " has no page, or no \"" << part.substr(1) << "\" in its place: src/diag/explain/" << slug(id) << ".md";
    }
    const bool example = text.find("\nWrong:\n\n    ") != std::string::npos && text.find("\nRight:\n\n    ") != std::string::npos;
    EXPECT_NE(example, text.find("\nNo example: ") != std::string::npos) << slug(id) << " has either both examples or says why there is none";
  }
}

TEST(Explain, EveryPageIsAboutADiagnostic) {
  for (const Page& page : pages()) EXPECT_TRUE(id_of_slug(page.slug).has_value()) << "no diagnostic has the id " << page.slug;
}

TEST(Explain, HeadingsAreBoldWhereThereAreColours) {
  const std::string text = explain(DiagId::MissingSemicolon, true);
  EXPECT_EQ(text.find("\x1b[1mmissing-semicolon\x1b[0m (error)\n"), 0u) << text;
  EXPECT_NE(text.find("\n\x1b[1mFix:\x1b[0m "), std::string::npos) << text;
}

}  // namespace
}  // namespace tesela::diag
