// SPDX-License-Identifier: Apache-2.0
#include "tools/data_array.h"

#include <fmt/format.h>

#include <cstring>

#include "base/num.h"

namespace tesela::tools {

uint32_t size_of(DataType type) {
  switch (type) {
    case DataType::Bool:
    case DataType::I8:
    case DataType::U8: return 1;
    case DataType::I16:
    case DataType::U16:
    case DataType::F16: return 2;
    case DataType::I32:
    case DataType::U32:
    case DataType::F32: return 4;
    case DataType::I64:
    case DataType::U64:
    case DataType::F64: return 8;
  }
  TESELA_UNREACHABLE();
}

std::string_view name_of(DataType type) {
  switch (type) {
    case DataType::Bool: return "bool";
    case DataType::I8: return "int8";
    case DataType::U8: return "uint8";
    case DataType::I16: return "int16";
    case DataType::U16: return "uint16";
    case DataType::I32: return "int32";
    case DataType::U32: return "uint32";
    case DataType::I64: return "int64";
    case DataType::U64: return "uint64";
    case DataType::F16: return "float16";
    case DataType::F32: return "float32";
    case DataType::F64: return "float64";
  }
  TESELA_UNREACHABLE();
}

bool is_float(DataType type) { return type >= DataType::F16; }

namespace {
template <class T>
T load(const std::byte* from) {
  T value;
  std::memcpy(&value, from, sizeof value);
  return value;
}
}  // namespace

int64_t DataArray::as_int(uint64_t index) const {
  const std::byte* p = bytes.data() + index * size_of(type);
  switch (type) {
    case DataType::Bool: return load<uint8_t>(p) != 0;
    case DataType::I8: return load<int8_t>(p);
    case DataType::U8: return load<uint8_t>(p);
    case DataType::I16: return load<int16_t>(p);
    case DataType::U16: return load<uint16_t>(p);
    case DataType::I32: return load<int32_t>(p);
    case DataType::U32: return load<uint32_t>(p);
    case DataType::I64: return load<int64_t>(p);
    case DataType::U64: return static_cast<int64_t>(load<uint64_t>(p));
    case DataType::F16:
    case DataType::F32:
    case DataType::F64: break;
  }
  TESELA_UNREACHABLE();
}

double DataArray::as_double(uint64_t index) const {
  const std::byte* p = bytes.data() + index * size_of(type);
  switch (type) {
    case DataType::F16: return base::half_to_double(load<uint16_t>(p));
    case DataType::F32: return load<float>(p);
    case DataType::F64: return load<double>(p);
    case DataType::U64: return static_cast<double>(load<uint64_t>(p));
    case DataType::Bool:
    case DataType::I8:
    case DataType::U8:
    case DataType::I16:
    case DataType::U16:
    case DataType::I32:
    case DataType::U32:
    case DataType::I64: return static_cast<double>(as_int(index));
  }
  TESELA_UNREACHABLE();
}

std::string shape_text(const std::vector<uint64_t>& shape) {
  if (shape.size() == 1) return fmt::format("({},)", shape[0]);
  return fmt::format("({})", fmt::join(shape, ", "));
}

}  // namespace tesela::tools
