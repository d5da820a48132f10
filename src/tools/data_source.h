// SPDX-License-Identifier: Apache-2.0
// What a user may give as the contents of a buffer: a file (.npy, .csv, .json, else raw bytes), a generator, or JSON text.
//
//   zeros[:N]   iota[:N[:START[:STEP]]]   const:VALUE[:N]
//   random[:N[:SEED[:LOW:HIGH]]]
//
// N (or a product, 640x480) counts elements of the buffer's runtime-sized array; without it the buffer is sized from the other data. Generators number the scalars
// in order of memory. `random` is stateless: scalar i depends on seed and i only. Integers lie in LOW..HIGH, both included (default
// 0..2^31-1), floats in LOW <= x < HIGH (default 0, 1).
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "tools/data_layout.h"

namespace tesela::tools {

struct Generator {
  enum class Kind : uint8_t { Zeros, Iota, Const, Random };
  Kind kind = Kind::Zeros;
  std::vector<uint64_t> size;         ///< as given, up to three factors; textures have one count for each dimension
  std::optional<uint64_t> elements;   ///< their product
  double start = 0, step = 1;  ///< Iota; Const: start
  uint32_t seed = 1;
  std::optional<double> low, high;
};

struct DataSpec {
  enum class Kind : uint8_t { File, Generator, Json };
  Kind kind = Kind::Generator;
  std::string text;  ///< path or JSON
  Generator generator;
};

base::Result<DataSpec> parse_data_spec(std::string_view text);
/// The bytes. `elements`: how many a generator without a count makes; a file decides by itself.
base::Result<Bytes> make_bytes(const TypeLayout& type, const DataSpec& spec, uint64_t elements);
/// Whether the spec needs to be told how many elements to make for this type.
bool needs_size(const TypeLayout& type, const DataSpec& spec);
/// File contents in the format that the name's ending asks for.
base::Result<std::string> encode(const TypeLayout& type, std::span<const std::byte> bytes, const std::string& path);

/// What a generator makes of position i.
double generated(const Generator& g, ScalarType type, uint64_t i);
/// 32 random bits of position i (a mixing function; the bench set's rule, so that data can be made again elsewhere).
uint32_t random_word(uint32_t seed, uint32_t i);

}  // namespace tesela::tools
