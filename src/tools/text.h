// SPDX-License-Identifier: Apache-2.0
// Small helpers over text that several commands share.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tesela::tools {

/// The whole text as a number: decimal, hex integer (0x...), "nan", "inf"; nothing otherwise.
std::optional<double> parse_number(std::string_view text);
/// The whole text as an unsigned decimal or hex integer.
std::optional<uint64_t> parse_unsigned(std::string_view text);
std::vector<std::string> split(std::string_view text, char separator);
std::string_view trim(std::string_view text);
/// At most n bytes of the text, "..." after a cut, control characters as '?'.
std::string clip(std::string_view text, size_t n);
bool is_identifier(std::string_view text);
/// Whether brackets outside JSON strings nest at most so deep: asked before a text goes to code that recurses over it.
bool nests_at_most(std::string_view json, size_t depth);
inline constexpr size_t kDeepestJson = 200;

/// The name closest to `wanted`, if it is close enough to be what was meant; empty otherwise.
std::string nearest(std::string_view wanted, std::span<const std::string> names);
/// "a, b, c", of many names the first.
std::string listed(std::span<const std::string> names);
/// "; there are a, b, c" with ": did you mean b?" where one is close; "; there is none" if the list is empty.
std::string what_exists(std::string_view wanted, std::span<const std::string> names);

}  // namespace tesela::tools
