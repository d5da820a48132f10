// SPDX-License-Identifier: Apache-2.0
// The number lists of test directives: `//! buffer 1 i32 = 5 -1 zero 4` and `//! expect 1 = 10 -2 ...`.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "tools/data_layout.h"

namespace tesela::tools {

/// How the 4 bytes (f16: 2) of an element are written and compared. Words: each number by its own spelling, float if it has a point,
/// an exponent or an f.
enum class ElementType : uint8_t { I32, U32, F32, F16, Words };
std::optional<ElementType> element_type(std::string_view name);

/// One expected element.
struct ExpectedValue {
  bool any = false;  ///< `_`
  double value = 0;
  ScalarType type = ScalarType::U32;
};

struct ExpectedValues {
  std::vector<ExpectedValue> values;
  bool open_end = false;  ///< ends with `...`: later elements are not compared
};

/// Literals (decimal, hex, nan, inf), `V*N` (N times), `zero N`, `iota N [START [STEP]]`, `rand N SEED LOW HIGH`, `_`, `...`.
base::Result<ExpectedValues> parse_values(ElementType type, std::string_view text);
Bytes to_bytes(ElementType type, const ExpectedValues& values);

struct ExpectSpec {
  std::string target;  ///< BINDING, GROUP.BINDING or variable
  std::optional<ElementType> type;
  uint64_t begin = 0;
  std::optional<uint64_t> end;
  double tolerance = 0;
  double ulp = 0;
  bool same = false, json = false;
  std::string values;
};
/// `TARGET [TYPE] [[a..b]] [ulp K] [tol T] = VALUES`.
base::Result<ExpectSpec> parse_expect(std::string_view text);
/// What differs, a line each; empty if nothing.
std::string compare_values(const ExpectSpec& spec, ElementType type, const ExpectedValues& expected, std::span<const std::byte> got);

}  // namespace tesela::tools
