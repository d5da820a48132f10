// SPDX-License-Identifier: Apache-2.0
#include "tools/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>
#include <limits>

namespace tesela::tools {

std::optional<uint64_t> parse_unsigned(std::string_view text) {
  int radix = 10;
  if (text.size() > 2 && text[0] == '0' && (text[1] == 'x' || text[1] == 'X')) {
    radix = 16;
    text.remove_prefix(2);
  }
  uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, radix);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::optional<double> parse_number(std::string_view text) {
  if (text.empty()) return std::nullopt;
  const bool negative = text[0] == '-';
  std::string_view magnitude = negative || text[0] == '+' ? text.substr(1) : text;
  if (magnitude.empty() || magnitude[0] == '-' || magnitude[0] == '+') return std::nullopt;
  double value = 0;
  if (magnitude.size() > 2 && magnitude[0] == '0' && (magnitude[1] == 'x' || magnitude[1] == 'X') && magnitude.find('.') == std::string_view::npos &&
      magnitude.find('p') == std::string_view::npos) {
    const auto integer = parse_unsigned(magnitude);
    if (!integer) return std::nullopt;
    value = static_cast<double>(*integer);
  } else {
    const auto [end, error] = std::from_chars(magnitude.data(), magnitude.data() + magnitude.size(), value);
    if (end != magnitude.data() + magnitude.size() || error == std::errc::invalid_argument) return std::nullopt;
    if (error == std::errc::result_out_of_range) {
      // Too small or too large for a double: the exponent's sign says which.
      const size_t exponent = magnitude.find_first_of("eE");
      const bool tiny = exponent != std::string_view::npos && exponent + 1 < magnitude.size() && magnitude[exponent + 1] == '-';
      value = tiny ? 0.0 : std::numeric_limits<double>::infinity();
    }
  }
  return negative ? -value : value;
}

std::vector<std::string> split(std::string_view text, char separator) {
  std::vector<std::string> parts;
  for (size_t begin = 0;;) {
    const size_t end = text.find(separator, begin);
    parts.emplace_back(text.substr(begin, end == std::string_view::npos ? end : end - begin));
    if (end == std::string_view::npos) return parts;
    begin = end + 1;
  }
}

std::string_view trim(std::string_view text) {
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.front()))) text.remove_prefix(1);
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.back()))) text.remove_suffix(1);
  return text;
}

std::string clip(std::string_view text, size_t n) {
  std::string out(text.substr(0, n));
  for (char& c : out)
    if (static_cast<unsigned char>(c) < 32 || c == 127) c = '?';
  if (text.size() > n) out += "...";
  return out;
}

bool is_identifier(std::string_view text) {
  if (text.empty() || std::isdigit(static_cast<unsigned char>(text[0]))) return false;
  return std::all_of(text.begin(), text.end(), [](char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || static_cast<unsigned char>(c) >= 128; });
}

bool nests_at_most(std::string_view json, size_t most) {
  size_t depth = 0;
  bool in_string = false;
  for (size_t i = 0; i < json.size(); ++i) {
    const char c = json[i];
    if (in_string) {
      if (c == '\\') ++i;
      in_string = c != '"';
    } else if (c == '"') {
      in_string = true;
    } else if (c == '[' || c == '{') {
      if (++depth > most) return false;
    } else if ((c == ']' || c == '}') && depth > 0) {
      --depth;
    }
  }
  return true;
}

namespace {
size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<size_t> row(b.size() + 1);
  for (size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (size_t i = 1; i <= a.size(); ++i) {
    size_t diagonal = row[0];
    row[0] = i;
    for (size_t j = 1; j <= b.size(); ++j) {
      const size_t above = row[j];
      const bool same = std::tolower(static_cast<unsigned char>(a[i - 1])) == std::tolower(static_cast<unsigned char>(b[j - 1]));
      row[j] = std::min({row[j] + 1, row[j - 1] + 1, diagonal + (same ? 0 : 1)});
      diagonal = above;
    }
  }
  return row[b.size()];
}
constexpr size_t kLongestName = 200;
constexpr size_t kMostNames = 20;
}  // namespace

std::string nearest(std::string_view wanted, std::span<const std::string> names) {
  if (wanted.size() > kLongestName) return {};
  size_t best = wanted.size() / 3 + 2;
  std::string found;
  for (const std::string& name : names) {
    if (name.size() > kLongestName) continue;
    const size_t distance = edit_distance(wanted, name);
    if (distance < best && distance < name.size()) {
      best = distance;
      found = name;
    }
  }
  return found;
}

std::string listed(std::span<const std::string> names) {
  std::string out;
  for (size_t i = 0; i < std::min(names.size(), kMostNames); ++i) out += (i == 0 ? "" : ", ") + names[i];
  if (names.size() > kMostNames) out += fmt::format(" and {} more", names.size() - kMostNames);
  return out;
}

std::string what_exists(std::string_view wanted, std::span<const std::string> names) {
  if (names.empty()) return "; there is none";
  std::string out = (names.size() == 1 ? "; there is " : "; there are ") + listed(names);
  const std::string close = nearest(wanted, names);
  if (!close.empty() && names.size() > 1) out += fmt::format(": did you mean {}?", close);
  return out;
}

}  // namespace tesela::tools
