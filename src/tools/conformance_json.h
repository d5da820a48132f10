// SPDX-License-Identifier: Apache-2.0
// What the records are made of: bytes as base64 text, and numbers that JSON cannot hold ("-Infinity", "-0", {"n": "text"}).
#pragma once
#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace tesela::conformance {

using Json = nlohmann::json;

std::vector<std::byte> base64(const std::string& text);
/// `size` bytes of base64 text, "zero" or {"fill": base64}; shorter text is followed by zeros.
std::vector<std::byte> bytes_of(const Json& json, uint64_t size);
/// A number, or one of the texts "NaN", "Infinity", "-Infinity", "-0", or {"n": decimal text}.
double number_of(const Json& json);
/// The same for whole numbers, exactly; the 64 bits in two's complement.
uint64_t integer_of(const Json& json);


}  // namespace tesela::conformance
