// SPDX-License-Identifier: Apache-2.0
// The .npy format (numpy.lib.format, versions 1 to 3): magic, version, length of a header that is the text of a Python dictionary
// with descr, fortran_order and shape, then the elements.
#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstring>
#include <optional>

#include "tools/data_array.h"

namespace tesela::tools {
namespace {

constexpr std::string_view kMagic{"\x93NUMPY", 6};
constexpr size_t kMaxDimensions = 32;

struct TypeCode {
  std::string_view code;
  DataType type;
};
constexpr TypeCode kTypeCodes[] = {{"b1", DataType::Bool}, {"i1", DataType::I8},  {"u1", DataType::U8},  {"i2", DataType::I16},
                                   {"u2", DataType::U16},  {"i4", DataType::I32}, {"u4", DataType::U32}, {"i8", DataType::I64},
                                   {"u8", DataType::U64},  {"f2", DataType::F16}, {"f4", DataType::F32}, {"f8", DataType::F64}};

/// The text after `'key':` in the header, blanks skipped; empty if the key is missing.
std::string_view value_of(std::string_view header, std::string_view key) {
  size_t at = header.find(fmt::format("'{}'", key));
  if (at == std::string_view::npos) return {};
  at = header.find(':', at + key.size() + 2);
  if (at == std::string_view::npos) return {};
  at = header.find_first_not_of(' ', at + 1);
  return at == std::string_view::npos ? std::string_view() : header.substr(at);
}

std::optional<std::vector<uint64_t>> parse_shape(std::string_view text) {
  if (text.empty() || text[0] != '(') return std::nullopt;
  std::vector<uint64_t> shape;
  size_t i = 1;
  while (i < text.size() && text[i] != ')') {
    if (text[i] == ' ' || text[i] == ',') {
      ++i;
      continue;
    }
    if (!std::isdigit(static_cast<unsigned char>(text[i])) || shape.size() == kMaxDimensions) return std::nullopt;
    uint64_t n = 0;
    for (; i < text.size() && std::isdigit(static_cast<unsigned char>(text[i])); ++i) {
      if (n > (1ull << 48)) return std::nullopt;
      n = n * 10 + static_cast<uint64_t>(text[i] - '0');
    }
    shape.push_back(n);
  }
  if (i == text.size()) return std::nullopt;
  return shape;
}

void swap_bytes(std::vector<std::byte>& bytes, uint32_t size) {
  for (size_t i = 0; i + size <= bytes.size(); i += size) std::reverse(bytes.begin() + static_cast<ptrdiff_t>(i), bytes.begin() + static_cast<ptrdiff_t>(i + size));
}

/// Column-major elements to row-major ones.
void transpose(DataArray& array) {
  const uint32_t size = size_of(array.type);
  const uint64_t count = array.count();
  std::vector<std::byte> out(array.bytes.size());
  std::vector<uint64_t> index(array.shape.size());
  for (uint64_t to = 0; to < count; ++to) {
    uint64_t from = 0;
    for (size_t d = array.shape.size(); d-- > 0;) from = from * array.shape[d] + index[d];
    std::memcpy(out.data() + to * size, array.bytes.data() + from * size, size);
    for (size_t d = array.shape.size(); d-- > 0;) {
      if (++index[d] < array.shape[d]) break;
      index[d] = 0;
    }
  }
  array.bytes = std::move(out);
}

}  // namespace

base::Result<DataArray> read_npy(std::string_view bytes) {
  if (bytes.substr(0, kMagic.size()) != kMagic) return base::Error{"not an .npy file (it does not begin with the NUMPY mark)"};
  if (bytes.size() < 12) return base::Error{"the .npy header is cut short"};
  const uint8_t major = static_cast<uint8_t>(bytes[6]);
  if (major < 1 || major > 3) return base::Error{fmt::format(".npy format version {} is not known (1 to 3 are)", major)};
  const size_t length_size = major == 1 ? 2 : 4;
  uint32_t length = 0;
  std::memcpy(&length, bytes.data() + 8, length_size);
  const size_t begin = 8 + length_size;
  if (length > bytes.size() - begin) return base::Error{"the .npy header is cut short"};
  const std::string_view header = bytes.substr(begin, length);

  DataArray array;
  std::string_view descr = value_of(header, "descr");
  if (descr.size() < 4 || descr[0] != '\'') return base::Error{"arrays of records (structured dtypes) are not supported; give plain numbers"};
  const char order = descr[1];
  descr = descr.substr(2, descr.find('\'', 1) == std::string_view::npos ? 0 : descr.find('\'', 1) - 2);
  const auto* code = std::find_if(std::begin(kTypeCodes), std::end(kTypeCodes), [&](const TypeCode& c) { return c.code == descr; });
  if (code == std::end(kTypeCodes)) return base::Error{fmt::format("elements of dtype '{}{}' are not supported (bool, int, uint and float of up to 64 bits are)", order, descr)};
  array.type = code->type;
  auto shape = parse_shape(value_of(header, "shape"));
  if (!shape) return base::Error{"the .npy header has no readable shape"};
  array.shape = std::move(*shape);

  uint64_t count = 1;
  for (uint64_t n : array.shape)
    if (__builtin_mul_overflow(count, n, &count)) return base::Error{fmt::format("the shape {} is too large", shape_text(array.shape))};
  const uint64_t have = bytes.size() - begin - length;
  uint64_t want = 0;
  if (__builtin_mul_overflow(count, uint64_t{size_of(array.type)}, &want) || want != have)
    return base::Error{fmt::format("the header says {} elements of {} but {} bytes follow", count, name_of(array.type), have)};
  const auto* data = reinterpret_cast<const std::byte*>(bytes.data() + begin + length);
  array.bytes.assign(data, data + have);
  if (order == '>') swap_bytes(array.bytes, size_of(array.type));
  if (value_of(header, "fortran_order").substr(0, 4) == "True" && array.shape.size() > 1) transpose(array);
  return array;
}

std::string write_npy(const DataArray& array) {
  std::string_view code;
  for (const TypeCode& c : kTypeCodes)
    if (c.type == array.type) code = c.code;
  std::string header = fmt::format("{{'descr': '{}{}', 'fortran_order': False, 'shape': {}, }}", size_of(array.type) == 1 ? '|' : '<', code,
                                   array.shape.empty() ? "()" : shape_text(array.shape));
  const size_t unpadded = kMagic.size() + 4 + header.size() + 1;
  header.append((64 - unpadded % 64) % 64, ' ');
  header += '\n';
  std::string out(kMagic);
  out += '\1';
  out += '\0';
  out += static_cast<char>(header.size() & 255);
  out += static_cast<char>(header.size() >> 8);
  out += header;
  out.append(reinterpret_cast<const char*>(array.bytes.data()), array.bytes.size());
  return out;
}

}  // namespace tesela::tools
