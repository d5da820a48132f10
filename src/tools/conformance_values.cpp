// SPDX-License-Identifier: Apache-2.0
#include "tools/conformance_values.h"

#include <fmt/format.h>

#include <bit>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <limits>

#include "base/num.h"

namespace tesela::conformance {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

uint64_t round_up(uint64_t n, uint64_t align) { return (n + align - 1) / align * align; }

ResultType scalar_type(const std::string& name) {
  ResultType t;
  t.scalar = name;
  t.size = name == "f16" ? 2 : name.starts_with("abstract") ? 8 : 4;
  t.align = name.starts_with("abstract") ? 4 : t.size;
  return t;
}

// Abstract vectors and matrices are stored by the shader itself as arrays of two words each.
ResultType sequence(ResultType::Kind kind, ResultType part, uint64_t count) {
  ResultType t;
  t.kind = kind;
  t.scalar = part.scalar;
  t.count = count;
  const bool abstract = part.scalar.starts_with("abstract");
  if (kind == ResultType::Kind::Vector) {
    t.stride = part.size;
    t.align = abstract ? 4 : part.size * (count == 2 ? 2 : 4);
    t.size = part.size * count;
  } else {
    t.stride = kind == ResultType::Kind::Matrix && abstract ? part.part[0].size * (part.count == 3 ? 4 : part.count) : round_up(part.size, part.align);
    t.align = part.align;
    t.size = t.stride * count;
  }
  t.part.push_back(std::move(part));
  return t;
}

Value decode_scalar(const std::string& type, const std::byte* at) {
  Value v;
  if (type == "abstract-int" || type == "abstract-float") {
    std::memcpy(&v.integer, at, 8);
    v.is_float = type == "abstract-float";
    v.number = v.is_float ? std::bit_cast<double>(v.integer) : static_cast<double>(static_cast<int64_t>(v.integer));
  } else if (type == "f16") {
    uint16_t bits;
    std::memcpy(&bits, at, 2);
    v.is_float = true;
    v.number = base::half_to_double(bits);
  } else {
    uint32_t bits;
    std::memcpy(&bits, at, 4);
    v.is_float = type == "f32";
    if (v.is_float) {
      v.number = std::bit_cast<float>(bits);
    } else {
      v.integer = type == "i32" ? static_cast<uint64_t>(static_cast<int64_t>(static_cast<int32_t>(bits))) : bits;
      v.number = static_cast<double>(static_cast<int64_t>(v.integer));
    }
  }
  return v;
}

bool equal_number(double got, double expected) {
  if (std::isnan(expected)) return std::isnan(got);
  return got == expected;  // 0 and -0 alike: some records expect -0 of a literal that the suite has printed as 0
}

bool in_interval(double got, const Json& interval) {
  const double low = number_of(interval[0]), high = number_of(interval[1]);
  if (std::isnan(got)) return low == -kInfinity && high == kInfinity;
  return got >= low && got <= high;
}

bool matches_parts(const Value& got, const Json& expected) {
  if (!expected.is_array() || got.parts.size() != expected.size()) return false;
  for (size_t i = 0; i < got.parts.size(); ++i)
    if (!(expected[i].is_array() ? matches_parts(got.parts[i], expected[i]) : matches(got.parts[i], expected[i]))) return false;
  return true;
}

/// Per-component expectations of a matrix may be given as one flat list.
bool matches_flat(const Value& got, const Json& expected) {
  if (got.parts.empty() || got.parts[0].parts.empty() || expected.size() == got.parts.size()) return matches_parts(got, expected);
  Value flat;
  for (const Value& column : got.parts) flat.parts.insert(flat.parts.end(), column.parts.begin(), column.parts.end());
  return matches_parts(flat, expected);
}

}  // namespace

ResultType parse_result_type(const std::string& text) {
  const size_t open = text.find('<');
  if (open == std::string::npos) {
    for (const char* known : {"bool", "i32", "u32", "f32", "f16", "abstract-int", "abstract-float"})
      if (text == known) return scalar_type(text);
    return {};
  }
  const std::string inner = text.substr(open + 1, text.size() - open - 2);
  if (text.starts_with("vec")) return sequence(ResultType::Kind::Vector, parse_result_type(inner), static_cast<uint64_t>(text[3] - '0'));
  if (text.starts_with("mat")) {
    ResultType column = sequence(ResultType::Kind::Vector, parse_result_type(inner), static_cast<uint64_t>(text[5] - '0'));
    return sequence(ResultType::Kind::Matrix, std::move(column), static_cast<uint64_t>(text[3] - '0'));
  }
  const size_t comma = inner.rfind(',');
  if (!text.starts_with("array") || comma == std::string::npos) return {};
  return sequence(ResultType::Kind::Array, parse_result_type(inner.substr(0, comma)), std::strtoull(inner.c_str() + comma + 1, nullptr, 10));
}

Value decode(const ResultType& type, std::span<const std::byte> bytes) {
  if (type.kind == ResultType::Kind::Scalar) return bytes.size() < type.size ? Value{} : decode_scalar(type.scalar, bytes.data());
  Value v;
  for (uint64_t i = 0; i < type.count; ++i) v.parts.push_back(decode(type.part[0], bytes.subspan(std::min<size_t>(i * type.stride, bytes.size()))));
  return v;
}

bool matches(const Value& got, const Json& expected) {
  if (expected.contains("pass")) return true;
  if (expected.contains("any")) {
    for (const Json& one : expected["any"])
      if (matches(got, one)) return true;
    return false;
  }
  if (expected.contains("vec")) return matches_parts(got, expected["vec"]);
  if (expected.contains("mat")) return matches_parts(got, expected["mat"]);
  if (expected.contains("l")) return matches_flat(got, expected["l"]);
  if (!got.parts.empty()) return false;
  if (expected.contains("i")) return in_interval(got.number, expected["i"]);
  if (!expected.contains("v")) return false;
  return got.is_float ? equal_number(got.number, number_of(expected["v"])) : got.integer == integer_of(expected["v"]);
}

std::string text_of(const Value& value) {
  if (value.parts.empty()) {
    if (!value.is_float) return std::to_string(static_cast<int64_t>(value.integer));
    return std::isnan(value.number) ? "NaN" : fmt::format("{}", value.number);
  }
  std::string out = "(";
  for (const Value& part : value.parts) out += (out.size() > 1 ? ", " : "") + text_of(part);
  return out + ")";
}

}  // namespace tesela::conformance
