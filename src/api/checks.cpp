// SPDX-License-Identifier: Apache-2.0
// Names of checks, and the lists of them that callers give.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "engine/names.h"
#include "tesela/sanitize.h"

namespace tesela {
namespace {

struct Row {
  std::string_view name;
  bool Checks::*flag;
  bool usual;
};
constexpr std::array<Row, 9> kRows = {{
    {"race", &Checks::race, true},
    {"index", &Checks::index, true},
    {"grid", &Checks::grid, true},
    {"barrier", &Checks::barrier, true},
    {"subgroup", &Checks::subgroup, true},
    {"arith", &Checks::arith, false},
    {"overflow", &Checks::overflow, false},
    {"order", &Checks::order, false},
    {"mapping", &Checks::mapping, false},
}};

std::string_view trimmed(std::string_view text) {
  const size_t begin = text.find_first_not_of(" \t");
  return begin == std::string_view::npos ? std::string_view() : text.substr(begin, text.find_last_not_of(" \t") + 1 - begin);
}

/// Switches on what a name stands for; false if it stands for nothing.
bool switch_on(Checks& checks, std::string_view name) {
  bool known = false;
  for (const Row& row : kRows) {
    if (name != row.name && name != "all" && !(name == "usual" && row.usual)) continue;
    checks.*row.flag = true;
    known = true;
  }
  return known;
}

Error unknown(std::string_view name) {
  std::vector<std::string> names;
  for (const Row& row : kRows) names.emplace_back(row.name);
  names.insert(names.end(), {"usual", "all"});
  constexpr size_t kLongest = 40;
  const std::string shown = std::string(name.substr(0, kLongest)) + (name.size() > kLongest ? "..." : "");
  return {ErrorKind::Validation, (name.empty() ? "a check has no name" : "there is no check '" + shown + "'") + engine::what_exists(name, names)};
}

}  // namespace

Checks Checks::usual() {
  Checks checks;
  switch_on(checks, "usual");
  return checks;
}

Checks Checks::all() {
  Checks checks;
  switch_on(checks, "all");
  return checks;
}

Result<Checks> Checks::parse(std::string_view list) {
  Checks checks;
  for (size_t begin = 0; begin <= list.size();) {
    const size_t comma = std::min(list.find(',', begin), list.size());
    const std::string_view name = trimmed(list.substr(begin, comma - begin));
    if (!switch_on(checks, name)) return unknown(name);
    begin = comma + 1;
  }
  return checks;
}

}  // namespace tesela
