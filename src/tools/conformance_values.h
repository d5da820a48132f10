// SPDX-License-Identifier: Apache-2.0
// Results of execution records: decoding a WGSL value from memory, and comparing it with what a record expects.
#pragma once
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "tools/conformance_json.h"

namespace tesela::conformance {

/// A value as read back: a scalar, or its components, columns or elements.
struct Value {
  bool is_float = false;
  double number = 0;     ///< of a scalar
  uint64_t integer = 0;  ///< of an integer scalar: 64 bits in two's complement
  std::vector<Value> parts;
};

/// A type as records name it: "vec3<f16>", "mat2x3<abstract-float>", "array<bool, 10>".
struct ResultType {
  enum class Kind : uint8_t { Scalar, Vector, Matrix, Array };
  Kind kind = Kind::Scalar;
  std::string scalar;
  uint64_t count = 1;   ///< parts
  uint64_t stride = 0;  ///< from part to part, in bytes
  uint64_t size = 4, align = 4;
  std::vector<ResultType> part;  ///< one entry unless a scalar
};

/// An empty scalar name where the text is not understood.
ResultType parse_result_type(const std::string& text);
Value decode(const ResultType& type, std::span<const std::byte> bytes);
bool matches(const Value& got, const Json& expected);
std::string text_of(const Value& value);

}  // namespace tesela::conformance
