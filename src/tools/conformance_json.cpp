// SPDX-License-Identifier: Apache-2.0
#include "tools/conformance_json.h"

#include <cmath>
#include <cstdlib>
#include <cstring>
#include <limits>

namespace tesela::conformance {
namespace {

int sextet(char c) {
  if (c >= 'A' && c <= 'Z') return c - 'A';
  if (c >= 'a' && c <= 'z') return c - 'a' + 26;
  if (c >= '0' && c <= '9') return c - '0' + 52;
  return c == '+' ? 62 : c == '/' ? 63 : -1;
}

}  // namespace

std::vector<std::byte> base64(const std::string& text) {
  std::vector<std::byte> out;
  out.reserve(text.size() / 4 * 3);
  uint32_t bits = 0;
  int have = 0;
  for (char c : text) {
    const int value = sextet(c);
    if (value < 0) continue;
    bits = bits << 6 | static_cast<uint32_t>(value);
    have += 6;
    if (have < 8) continue;
    have -= 8;
    out.push_back(static_cast<std::byte>(bits >> have & 0xFF));
  }
  return out;
}

std::vector<std::byte> bytes_of(const Json& json, uint64_t size) {
  std::vector<std::byte> out(size);
  if (json.is_object()) {
    const std::vector<std::byte> pattern = base64(json["fill"].get<std::string>());
    for (uint64_t i = 0; i < size && !pattern.empty(); ++i) out[i] = pattern[i % pattern.size()];
  } else if (json.is_string() && json != "zero") {
    const std::vector<std::byte> data = base64(json.get<std::string>());
    if (!data.empty()) std::memcpy(out.data(), data.data(), std::min<uint64_t>(size, data.size()));
  }
  return out;
}

double number_of(const Json& json) {
  if (json.is_number()) return json.get<double>();
  if (json.is_boolean()) return json.get<bool>() ? 1 : 0;
  const std::string text = json.is_object() ? json["n"].get<std::string>() : json.is_string() ? json.get<std::string>() : "NaN";
  if (text == "Infinity") return std::numeric_limits<double>::infinity();
  if (text == "-Infinity") return -std::numeric_limits<double>::infinity();
  if (text == "NaN") return std::numeric_limits<double>::quiet_NaN();
  return std::strtod(text.c_str(), nullptr);
}

uint64_t integer_of(const Json& json) {
  if (json.is_boolean()) return json.get<bool>() ? 1 : 0;
  if (json.is_number_unsigned()) return json.get<uint64_t>();
  if (json.is_number_integer()) return static_cast<uint64_t>(json.get<int64_t>());
  if (json.is_number()) return static_cast<uint64_t>(static_cast<int64_t>(json.get<double>()));
  const std::string text = json.is_object() ? json["n"].get<std::string>() : json.is_string() ? json.get<std::string>() : "0";
  return text.starts_with('-') ? static_cast<uint64_t>(std::strtoll(text.c_str(), nullptr, 10)) : std::strtoull(text.c_str(), nullptr, 10);
}

}  // namespace tesela::conformance
