// SPDX-License-Identifier: Apache-2.0
#include "tools/test_values.h"

#include <fmt/format.h>

#include <cmath>

#include "base/num.h"
#include "tools/data_source.h"
#include "tools/text.h"

namespace tesela::tools {
namespace {

constexpr uint64_t kMostValues = 1u << 24;
constexpr int kShown = 8;

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  for (std::string& word : split(text, ' '))
    if (!trim(word).empty()) words.emplace_back(trim(word));
  return words;
}

ScalarType scalar_of(ElementType type) {
  switch (type) {
    case ElementType::I32: return ScalarType::I32;
    case ElementType::U32: return ScalarType::U32;
    case ElementType::F32: return ScalarType::F32;
    case ElementType::F16: return ScalarType::F16;
    case ElementType::Words: return ScalarType::U32;
  }
  TESELA_UNREACHABLE();
}

/// One literal. Negative whole numbers are accepted as u32 and large ones as i32: the same bits.
std::optional<ExpectedValue> parse_literal(ElementType type, std::string_view word) {
  ExpectedValue out;
  if (word == "_") {
    out.any = true;
    return out;
  }
  const bool hex = word.find("0x") != std::string_view::npos;
  if (type == ElementType::Words) {
    const bool floating = !hex && (word.find_first_of(".ef") != std::string_view::npos || word == "nan" || word == "inf" || word == "-inf");
    if (floating && word.size() > 1 && word.back() == 'f' && word != "inf" && word != "-inf") word.remove_suffix(1);
    type = floating ? ElementType::F32 : ElementType::U32;
  }
  const auto number = parse_number(word);
  if (!number) return std::nullopt;
  out.type = scalar_of(type);
  out.value = *number;
  if (out.type == ScalarType::U32 && out.value < 0 && out.value >= -2147483648.0) out.value += 4294967296.0;
  if (out.type == ScalarType::I32 && out.value > 2147483647.0 && out.value <= 4294967295.0) out.value -= 4294967296.0;
  std::byte scratch[4];
  if (!store_scalar(scratch, out.type, out.value)) return std::nullopt;
  out.value = load_scalar(scratch, out.type);  // rounded to the type
  return out;
}

size_t size_of(ElementType type) { return type == ElementType::F16 ? 2 : 4; }

/// Distance in units of the last place of the type.
double ulp_distance(ScalarType type, double a, double b) {
  const int digits = type == ScalarType::F16 ? 11 : 24, lowest = type == ScalarType::F16 ? -14 : -126;
  int exponent = 0;
  std::frexp(b, &exponent);
  const double unit = std::ldexp(1.0, std::max(exponent - 1, lowest) - digits + 1);
  return std::abs(a - b) / unit;
}

}  // namespace

std::optional<ElementType> element_type(std::string_view name) {
  if (name == "i32") return ElementType::I32;
  if (name == "u32") return ElementType::U32;
  if (name == "f32") return ElementType::F32;
  if (name == "f16") return ElementType::F16;
  if (name == "words") return ElementType::Words;
  return std::nullopt;
}

base::Result<ExpectedValues> parse_values(ElementType type, std::string_view text) {
  ExpectedValues out;
  const auto words = words_of(text);
  const auto count_at = [&](size_t i) -> uint64_t {
    const auto n = i < words.size() ? parse_unsigned(words[i]) : std::nullopt;
    return n && *n <= kMostValues ? *n : 0;
  };
  const auto number_at = [&](size_t i) { return i < words.size() ? parse_number(words[i]) : std::nullopt; };
  const auto add = [&](double value) {
    std::byte scratch[4];
    ExpectedValue one{false, value, scalar_of(type)};
    if (store_scalar(scratch, one.type, value)) one.value = load_scalar(scratch, one.type);
    out.values.push_back(one);
  };
  for (size_t i = 0; i < words.size(); ++i) {
    const std::string& word = words[i];
    if (word == "...") {
      if (i + 1 != words.size()) return base::Error{"\"...\" must be the last word"};
      out.open_end = true;
    } else if (word == "zero" || word == "iota" || word == "rand") {
      const uint64_t n = count_at(i + 1);
      if (n == 0) return base::Error{fmt::format("{} needs a count from 1", word)};
      ++i;
      if (word == "zero") {
        for (uint64_t k = 0; k < n; ++k) add(0);
      } else if (word == "iota") {
        const auto start = number_at(i + 1), step = start ? number_at(i + 2) : std::nullopt;
        i += (start ? 1 : 0) + (step ? 1 : 0);
        for (uint64_t k = 0; k < n; ++k) add(start.value_or(0) + step.value_or(1) * static_cast<double>(k));
      } else {
        const auto seed = number_at(i + 1), low = number_at(i + 2), high = number_at(i + 3);
        if (!seed || !low || !high) return base::Error{"rand needs a count, a seed, a low and a high value"};
        i += 3;
        for (uint64_t k = 0; k < n; ++k) {
          const uint32_t random = random_word(static_cast<uint32_t>(*seed), static_cast<uint32_t>(k));
          add(is_float(scalar_of(type)) ? *low + (*high - *low) * ((random >> 8) * 0x1p-24) : *low + random % static_cast<uint64_t>(std::max(*high - *low, 1.0)));
        }
      }
    } else {
      const size_t star = word.find('*');
      const uint64_t n = star == std::string::npos ? 1 : parse_unsigned(std::string_view(word).substr(star + 1)).value_or(0);
      const auto value = parse_literal(type, std::string_view(word).substr(0, star));
      if (!value || n == 0 || n > kMostValues) return base::Error{fmt::format("\"{}\" is no value of this type", clip(word, 40))};
      out.values.insert(out.values.end(), n, *value);
    }
    if (out.values.size() > kMostValues) return base::Error{"too many values"};
  }
  return out;
}

Bytes to_bytes(ElementType type, const ExpectedValues& values) {
  Bytes bytes((values.values.size() * size_of(type) + 3) / 4 * 4);
  std::byte* to = bytes.data();
  for (const ExpectedValue& value : values.values) {
    store_scalar(to, value.type, value.value);
    to += size_of(type);
  }
  return bytes;
}

base::Result<ExpectSpec> parse_expect(std::string_view text) {
  const size_t equal = text.find('=');
  if (equal == std::string_view::npos) return base::Error{"the form is TARGET [TYPE] [[a..b]] [ulp K] [tol T] = VALUES"};
  ExpectSpec spec;
  spec.values = trim(text.substr(equal + 1));
  spec.same = spec.values == "same";
  const auto words = words_of(text.substr(0, equal));
  if (words.empty()) return base::Error{"no buffer is named"};
  spec.target = words[0];
  for (size_t i = 1; i < words.size(); ++i) {
    const std::string& word = words[i];
    if (word == "json") {
      spec.json = true;
    } else if (const auto type = element_type(word)) {
      spec.type = type;
    } else if (word == "ulp" || word == "tol") {
      const auto number = i + 1 < words.size() ? parse_number(words[++i]) : std::nullopt;
      if (!number) return base::Error{fmt::format("{} needs a number", word)};
      (word == "ulp" ? spec.ulp : spec.tolerance) = *number;
    } else if (word.front() == '[' && word.back() == ']' && word.find("..") != std::string::npos) {
      const size_t dots = word.find("..");
      const auto begin = parse_unsigned(std::string_view(word).substr(1, dots - 1)), end = parse_unsigned(std::string_view(word).substr(dots + 2, word.size() - dots - 3));
      if (!begin || !end || *end < *begin) return base::Error{"a range is [a..b], b excluded"};
      spec.begin = *begin;
      spec.end = *end;
    } else {
      return base::Error{fmt::format("\"{}\" is none of i32, u32, f32, f16, words, json, [a..b], ulp, tol", clip(word, 40))};
    }
  }
  return spec;
}

std::string compare_values(const ExpectSpec& spec, ElementType type, const ExpectedValues& expected, std::span<const std::byte> got) {
  const size_t size = size_of(type);
  const uint64_t have = got.size() / size;
  const uint64_t end = spec.end.value_or(have);
  if (end > have || spec.begin > end) return fmt::format("{}: the buffer has {} elements\n", spec.target, have);
  const uint64_t n = end - spec.begin;
  // An odd number of f16 elements leaves a spare one in the last word.
  const bool spare = type == ElementType::F16 && !spec.end && expected.values.size() + 1 == n;
  if (expected.values.size() > n || (expected.values.size() < n && !expected.open_end && !spare))
    return fmt::format("{}: {} values are expected and there are {}\n", spec.target, expected.values.size(), n);
  std::string out;
  int different = 0;
  for (size_t i = 0; i < expected.values.size(); ++i) {
    const ExpectedValue& e = expected.values[i];
    if (e.any) continue;
    const std::byte* from = got.data() + (spec.begin + i) * size;
    const double value = load_scalar(from, e.type);
    const bool nan = std::isnan(value) && std::isnan(e.value);
    const bool near = std::abs(value - e.value) <= spec.tolerance || (spec.ulp > 0 && std::isfinite(value) && ulp_distance(e.type, value, e.value) <= spec.ulp);
    if (value == e.value || nan || near) continue;
    std::byte scratch[4];
    store_scalar(scratch, e.type, e.value);
    if (different++ < kShown) out += fmt::format("{}[{}]: got {}, expected {}\n", spec.target, spec.begin + i, scalar_text(from, e.type), scalar_text(scratch, e.type));
  }
  if (different > kShown) out += fmt::format("and {} more\n", different - kShown);
  return out;
}

}  // namespace tesela::tools
