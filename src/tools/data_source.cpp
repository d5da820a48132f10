// SPDX-License-Identifier: Apache-2.0
#include "tools/data_source.h"

#include <fmt/format.h>

#include <cmath>

#include "tools/files.h"
#include "tools/text.h"
#include "tools/texture_options.h"

namespace tesela::tools {
namespace {

uint32_t mix(uint32_t x) {
  x ^= x >> 16;
  x *= 0x7feb352du;
  x ^= x >> 15;
  x *= 0x846ca68bu;
  return x ^ (x >> 16);
}

base::Error bad(std::string_view text, std::string_view form) { return {fmt::format("cannot read \"{}\" as {}", clip(text, 60), form)}; }

/// Generators: the parts after the name, in order, each optional from the right.
base::Result<DataSpec> parse_generator(std::string_view text, const std::vector<std::string>& parts) {
  DataSpec spec;
  Generator& g = spec.generator;
  const auto count_at = [&](size_t i) -> bool {
    if (i >= parts.size()) return true;
    const auto size = parse_size(parts[i]);
    if (!size) return false;
    g.size = *size;
    g.elements = 1;
    for (uint64_t n : *size) *g.elements *= n;
    return true;
  };
  const auto number_at = [&](size_t i, auto& to) -> bool {
    if (i >= parts.size()) return true;
    const auto value = parse_number(parts[i]);
    if (value) to = *value;
    return value.has_value();
  };
  if (parts[0] == "zeros") {
    g.kind = Generator::Kind::Zeros;
    if (parts.size() > 2 || !count_at(1)) return bad(text, "zeros[:N] (N from 1 to 2^34)");
  } else if (parts[0] == "iota") {
    g.kind = Generator::Kind::Iota;
    if (parts.size() > 4 || !count_at(1) || !number_at(2, g.start) || !number_at(3, g.step)) return bad(text, "iota[:N[:START[:STEP]]] (N from 1 to 2^34)");
  } else if (parts[0] == "const") {
    g.kind = Generator::Kind::Const;
    if (parts.size() < 2 || parts.size() > 3 || !number_at(1, g.start) || !count_at(2)) return bad(text, "const:VALUE[:N] (N from 1 to 2^34)");
  } else {
    g.kind = Generator::Kind::Random;
    double seed = 1;
    if (parts.size() > 5 || parts.size() == 4 || !count_at(1) || !number_at(2, seed) || !number_at(3, g.low) || !number_at(4, g.high) || seed < 0 || seed > 4294967295.0 ||
        seed != std::floor(seed) || (g.low && !(*g.low <= *g.high)) || (g.low && !std::isfinite(*g.high - *g.low)))
      return bad(text, "random[:N[:SEED[:LOW:HIGH]]] (N from 1 to 2^34, LOW not above HIGH)");
    g.seed = static_cast<uint32_t>(seed);
  }
  return spec;
}

base::Result<Bytes> bytes_from_generator(const TypeLayout& type, const Generator& g, uint64_t elements) {
  Bytes bytes(buffer_size(type, elements));
  if (g.kind == Generator::Kind::Zeros) return bytes;
  uint64_t number = 0;
  std::string problem;
  for_each_scalar(type, 0, elements, [&](uint64_t offset, ScalarType to) {
    const uint64_t i = number++;
    const double value = generated(g, to, i);
    if (!store_scalar(bytes.data() + offset, to, value) && problem.empty()) problem = fmt::format("the generator's number {} is {}, which is no {}", i, value, name_of(to));
  });
  if (!problem.empty()) return base::Error{problem};
  return bytes;
}

base::Result<Bytes> bytes_from_raw(const TypeLayout& type, std::string_view text) {
  const TypeLayout* runtime = runtime_array(type);
  const uint64_t fixed = buffer_size(type, 0);
  if (runtime == nullptr && text.size() != fixed) return base::Error{fmt::format("the file has {} bytes and {} needs {}", text.size(), type.name, fixed)};
  if (runtime != nullptr && (text.size() % 4 != 0 || element_count(type, text.size()) < 1))
    return base::Error{fmt::format("the file has {} bytes and {} needs a multiple of 4, {} at least", text.size(), type.name, buffer_size(type, 1))};
  const auto* data = reinterpret_cast<const std::byte*>(text.data());
  return Bytes(data, data + text.size());
}

base::Result<Bytes> bytes_from_file(const TypeLayout& type, const std::string& path) {
  auto text = read_file(path, kLargestData);
  if (!text) return text.error();
  const std::string extension = extension_of(path);
  base::Result<Bytes> bytes = base::Error{};
  if (extension == "json") {
    bytes = bytes_from_json(type, *text);
  } else if (extension == "npy" || extension == "csv" || extension == "txt") {
    auto array = extension == "npy" ? read_npy(*text) : read_csv(*text);
    text = std::string();
    bytes = array ? bytes_from_array(type, *array) : base::Result<Bytes>(array.error());
  } else {
    bytes = bytes_from_raw(type, *text);
  }
  if (!bytes) return base::Error{fmt::format("{}: {}", path, bytes.error().message)};
  return bytes;
}

}  // namespace

double generated(const Generator& g, ScalarType type, uint64_t i) {
  switch (g.kind) {
    case Generator::Kind::Zeros: return 0;
    case Generator::Kind::Iota: return g.start + g.step * static_cast<double>(i);
    case Generator::Kind::Const: return g.start;
    case Generator::Kind::Random: break;
  }
  const uint32_t word = random_word(g.seed, static_cast<uint32_t>(i));
  if (is_float(type)) {
    const double low = g.low.value_or(0), high = g.high.value_or(1);
    return low + (high - low) * ((word >> 8) * 0x1p-24);
  }
  const double low = std::ceil(g.low.value_or(0)), high = std::floor(g.high.value_or(2147483647.0));
  const double span = high - low + 1;
  return span >= 4294967296.0 ? low + word : low + static_cast<double>(static_cast<uint64_t>(word) * static_cast<uint64_t>(span < 1 ? 1 : span) >> 32);
}

uint32_t random_word(uint32_t seed, uint32_t i) { return mix(i + mix(seed ^ 0x9e3779b9u)); }

base::Result<DataSpec> parse_data_spec(std::string_view text) {
  text = trim(text);
  if (text.empty()) return base::Error{"nothing is given: name a file or a generator (zeros, iota, const, random)"};
  const auto parts = split(text, ':');
  if (parts[0] == "zeros" || parts[0] == "iota" || parts[0] == "const" || parts[0] == "random") return parse_generator(text, parts);
  DataSpec spec;
  const char first = text[0];
  const bool json = first == '{' || first == '[' || parse_number(text).has_value();
  spec.kind = json ? DataSpec::Kind::Json : DataSpec::Kind::File;
  spec.text = text;
  return spec;
}

bool needs_size(const TypeLayout& type, const DataSpec& spec) { return type.runtime_sized && spec.kind == DataSpec::Kind::Generator && !spec.generator.elements; }

base::Result<Bytes> make_bytes(const TypeLayout& type, const DataSpec& spec, uint64_t elements) {
  switch (spec.kind) {
    case DataSpec::Kind::File: return bytes_from_file(type, spec.text);
    case DataSpec::Kind::Json: return bytes_from_json(type, spec.text);
    case DataSpec::Kind::Generator: break;
  }
  const auto given = spec.generator.elements;
  if (given && !type.runtime_sized) {
    const uint64_t have = type.kind == TypeLayout::Kind::Array ? type.count.value_or(0) : 1;
    if (*given != have && *given != scalar_count(type, 0)) return base::Error{fmt::format("the generator makes {} elements and {} has {}", *given, type.name, have)};
  }
  const uint64_t n = type.runtime_sized ? given.value_or(elements) : 0;
  const TypeLayout* array = runtime_array(type);
  uint64_t size = 0;
  if (array != nullptr && (__builtin_mul_overflow(n, array->stride, &size) || size > kLargestData))
    return base::Error{fmt::format("{} elements of {} are more than a buffer can hold", n, array->element[0].name)};
  return bytes_from_generator(type, spec.generator, n);
}

base::Result<std::string> encode(const TypeLayout& type, std::span<const std::byte> bytes, const std::string& path) {
  const std::string extension = extension_of(path);
  if (extension == "json") return json_from_bytes(type, bytes, bytes.size() < 4096 ? 1 : -1) + "\n";
  if (extension == "npy" || extension == "csv" || extension == "txt") {
    auto array = array_from_bytes(type, bytes, extension != "npy");
    if (!array) return array.error();
    return extension == "npy" ? write_npy(*array) : write_csv(*array);
  }
  return std::string(reinterpret_cast<const char*>(bytes.data()), bytes.size());
}

}  // namespace tesela::tools
