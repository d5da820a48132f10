// SPDX-License-Identifier: Apache-2.0
// `tesela check --explain`: the page of one diagnostic, or a list of all.
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

#include "diag/explain.h"
#include "diag/help.h"
#include "tools/commands.h"
#include "tools/session.h"
#include "tools/text.h"

namespace tesela::tools {
namespace {

std::vector<std::string> all_slugs() {
  std::vector<std::string> slugs;
  for (size_t i = 0; i < static_cast<size_t>(diag::DiagId::Count); ++i) slugs.emplace_back(diag::slug(static_cast<diag::DiagId>(i)));
  std::sort(slugs.begin(), slugs.end());
  return slugs;
}

int list_all() {
  size_t width = 0;
  const std::vector<std::string> slugs = all_slugs();
  for (const std::string& slug : slugs) width = std::max(width, slug.size());
  for (const std::string& slug : slugs) fmt::print("{:{}}  {}\n", slug, width, diag::help(*diag::id_of_slug(slug)));
  std::fputs("tesela: --explain takes one of these\n", stderr);
  return kCallWrong;
}

}  // namespace

int explain_command(const std::string& id) {
  if (id.empty()) return list_all();
  if (const auto found = diag::id_of_slug(id)) {
    std::fputs(diag::explain(*found, use_colour(1)).c_str(), stdout);
    return kFine;
  }
  const std::string near = nearest(id, all_slugs());
  fmt::print(stderr, "tesela: no diagnostic has the id {}{}\n`tesela check --explain` lists them all\n", clip(id, 60), near.empty() ? "" : fmt::format("; did you mean {}?", near));
  return kCallWrong;
}

}  // namespace tesela::tools
