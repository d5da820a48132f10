// SPDX-License-Identifier: Apache-2.0
// Numbers from and for files: a dense array in row-major order with a shape, as numpy means it. Elements are little-endian. It knows
// nothing of WGSL types: data_layout.h moves its numbers into buffers and back.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace tesela::tools {

enum class DataType : uint8_t { Bool, I8, U8, I16, U16, I32, U32, I64, U64, F16, F32, F64 };

uint32_t size_of(DataType type);
/// "float32", as numpy calls it.
std::string_view name_of(DataType type);
bool is_float(DataType type);

struct DataArray {
  DataType type = DataType::F32;
  std::vector<uint64_t> shape;  ///< empty: one number
  std::vector<std::byte> bytes;
  /// The numbers were decimal text without a type (CSV): whole numbers among them may go to integer elements.
  bool untyped = false;

  uint64_t count() const { return bytes.size() / size_of(type); }
  double as_double(uint64_t index) const;
  /// Of integer and bool arrays.
  int64_t as_int(uint64_t index) const;
};

/// "(3, 4)".
std::string shape_text(const std::vector<uint64_t>& shape);

base::Result<DataArray> read_npy(std::string_view bytes);
std::string write_npy(const DataArray& array);

/// One row a line, numbers separated by comma, semicolon, tab or blanks; a first row that is not numeric is a heading. All rows must be
/// of one length, unless each holds one number.
base::Result<DataArray> read_csv(std::string_view text);
/// The last dimension is a row.
std::string write_csv(const DataArray& array);

}  // namespace tesela::tools
