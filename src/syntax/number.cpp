// SPDX-License-Identifier: Apache-2.0
#include "syntax/number.h"

#include <fmt/format.h>

#include <bit>
#include <cfloat>
#include <charconv>
#include <cmath>
#include <string>

#include "base/num.h"

namespace tesela::syntax {
namespace {

using diag::DiagId;

constexpr double kHalfMax = 65504.0;

Suffix suffix_of(std::string_view& text, bool hex, bool is_float) {
  char c = text.back();
  Suffix suffix = Suffix::None;
  if (c == 'i') suffix = Suffix::I;
  if (c == 'u') suffix = Suffix::U;
  if (is_float && c == 'h') suffix = Suffix::H;
  bool has_exponent = text.find_first_of("pP") != text.npos;
  if (is_float && c == 'f' && (!hex || has_exponent)) suffix = Suffix::F;
  if (suffix != Suffix::None) text.remove_suffix(1);
  return suffix;
}

/// Significant bits of a hex float's digits.
uint32_t significant_bits(std::string_view digits) {
  std::string all;
  for (char c : digits) {
    if (c == 'p' || c == 'P') break;
    if (c != '.') all += c;
  }
  size_t first = all.find_first_not_of('0'), last = all.find_last_not_of('0');
  if (first == all.npos) return 0;
  auto value = [&](size_t i) {
    unsigned v = 0;
    std::from_chars(&all[i], &all[i] + 1, v, 16);
    return v;
  };
  return static_cast<uint32_t>(4 * (last - first + 1) - (4 - std::bit_width(value(first))) - std::countr_zero(value(last)));
}

void read_int(std::string_view text, std::string_view digits, bool hex, diag::Span span, Expr& expr, diag::Sink& sink) {
  expr.kind = ExprKind::IntLiteral;
  if (hex) digits.remove_prefix(2);
  auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), expr.int_value, hex ? 16 : 10);
  uint64_t max = expr.suffix == Suffix::I ? 0x7fffffffu : expr.suffix == Suffix::U ? 0xffffffffu : 0x7fffffffffffffffu;
  if (error == std::errc() && expr.int_value <= max) return;
  std::string_view type = expr.suffix == Suffix::I ? "i32" : expr.suffix == Suffix::U ? "u32" : "the 64 bits of an abstract integer";
  auto report = sink.report(DiagId::NumberOutOfRange, span, fmt::format("`{}` does not fit {}", text.substr(0, 60), type));
  if (expr.suffix == Suffix::I && expr.int_value == 0x80000000u) report.hint("the least i32 is written i32(-2147483648)");
  expr.int_value = 0;
}

void read_float(std::string_view text, std::string_view digits, bool hex, diag::Span span, Expr& expr, diag::Sink& sink) {
  expr.kind = ExprKind::FloatLiteral;
  std::string_view body = hex ? digits.substr(2) : digits;
  double value = 0;
  auto [end, error] = std::from_chars(body.data(), body.data() + body.size(), value, hex ? std::chars_format::hex : std::chars_format::general);
  bool overflow = false;
  if (error == std::errc::result_out_of_range) {
    // Too large and too small look the same here: strtod tells them apart.
    value = std::strtod(std::string(digits).c_str(), nullptr);
    overflow = std::isinf(value);
  }
  double exact = value;
  std::string_view type = "f64, which abstract floats have";
  if (expr.suffix == Suffix::F) {
    type = "f32";
    overflow |= std::fabs(value) > static_cast<double>(FLT_MAX);
    float rounded = 0;
    if (!hex && !overflow && std::from_chars(body.data(), body.data() + body.size(), rounded).ec == std::errc())
      value = rounded;
    else
      value = static_cast<double>(static_cast<float>(value));
  } else if (expr.suffix == Suffix::H) {
    type = "f16";
    overflow |= std::fabs(value) > kHalfMax;
    value = base::round_to_half(value);
  }
  if (overflow) {
    sink.report(DiagId::NumberOutOfRange, span, fmt::format("`{}` is larger than the largest {}", text.substr(0, 60), expr.suffix == Suffix::None ? "abstract float" : type));
    value = 0;
  } else if (hex && expr.suffix != Suffix::None && (value != exact || significant_bits(body) > (expr.suffix == Suffix::F ? 24u : 11u))) {
    sink.report(DiagId::NumberOutOfRange, span, fmt::format("`{}` is not exactly a value of {}", text.substr(0, 60), type))
        .hint("a hexadecimal float with a suffix must be exact; leave the suffix out to have it rounded");
  }
  expr.float_value = value;
}

}  // namespace

void read_number(std::string_view text, bool is_float, diag::Span span, Expr& expr, diag::Sink& sink) {
  bool hex = text.size() > 1 && text[0] == '0' && (text[1] | 0x20) == 'x';
  std::string_view digits = text;
  expr.suffix = suffix_of(digits, hex, is_float);
  if (is_float)
    read_float(text, digits, hex, span, expr, sink);
  else
    read_int(text, digits, hex, span, expr, sink);
}

}  // namespace tesela::syntax
