// SPDX-License-Identifier: Apache-2.0
#include "tools/data_layout.h"

#include <fmt/format.h>

#include <cmath>
#include <limits>

#include "base/num.h"

namespace tesela::tools {

std::string_view name_of(ScalarType type) {
  switch (type) {
    case ScalarType::Bool: return "bool";
    case ScalarType::I32: return "i32";
    case ScalarType::U32: return "u32";
    case ScalarType::F32: return "f32";
    case ScalarType::F16: return "f16";
  }
  TESELA_UNREACHABLE();
}

uint64_t scalar_count(const TypeLayout& type, uint64_t elements) {
  switch (type.kind) {
    case TypeLayout::Kind::Scalar:
    case TypeLayout::Kind::Atomic: return 1;
    case TypeLayout::Kind::Vector: return type.rows;
    case TypeLayout::Kind::Matrix: return uint64_t{type.columns} * type.rows;
    case TypeLayout::Kind::Array: return (type.runtime_sized ? elements : type.count.value_or(0)) * scalar_count(type.element[0], 0);
    case TypeLayout::Kind::Struct: {
      uint64_t n = 0;
      for (const MemberLayout& member : type.members) n += scalar_count(member.type, elements);
      return n;
    }
  }
  TESELA_UNREACHABLE();
}

const TypeLayout* runtime_array(const TypeLayout& type) {
  if (!type.runtime_sized) return nullptr;
  if (type.kind == TypeLayout::Kind::Array) return &type;
  return type.members.empty() ? nullptr : runtime_array(type.members.back().type);
}

namespace {
uint64_t runtime_offset(const TypeLayout& type) { return type.kind == TypeLayout::Kind::Struct && !type.members.empty() ? type.members.back().offset : 0; }
}  // namespace

uint64_t buffer_size(const TypeLayout& type, uint64_t elements) {
  const TypeLayout* array = runtime_array(type);
  const uint64_t size = array == nullptr ? type.size : runtime_offset(type) + elements * array->stride;
  return (size + 3) / 4 * 4;
}

uint64_t element_count(const TypeLayout& type, uint64_t size) {
  const TypeLayout* array = runtime_array(type);
  const uint64_t offset = runtime_offset(type);
  if (array == nullptr || size < offset || array->stride == 0) return 0;
  return (size - offset) / array->stride;
}

std::string scalar_path(const std::string& name, const TypeLayout& type, uint64_t elements, uint64_t number) {
  std::string path = name;
  const TypeLayout* t = &type;
  for (;;) switch (t->kind) {
      case TypeLayout::Kind::Scalar:
      case TypeLayout::Kind::Atomic: return path;
      case TypeLayout::Kind::Vector: return path + '.' + "xyzw"[number & 3];
      case TypeLayout::Kind::Matrix: return path + fmt::format("[{}].{}", number / t->rows, "xyzw"[number % t->rows]);
      case TypeLayout::Kind::Array: {
        const uint64_t per = std::max<uint64_t>(scalar_count(t->element[0], 0), 1);
        path += fmt::format("[{}]", number / per);
        number %= per;
        t = &t->element[0];
        break;
      }
      case TypeLayout::Kind::Struct: {
        const TypeLayout* found = nullptr;
        for (const MemberLayout& member : t->members) {
          const uint64_t n = scalar_count(member.type, elements);
          if (number < n) {
            path += '.' + member.name;
            found = &member.type;
            break;
          }
          number -= n;
        }
        if (found == nullptr) return path;
        t = found;
        break;
      }
    }
}

std::optional<ScalarType> only_scalar(const TypeLayout& type) {
  switch (type.kind) {
    case TypeLayout::Kind::Scalar:
    case TypeLayout::Kind::Atomic:
    case TypeLayout::Kind::Vector:
    case TypeLayout::Kind::Matrix: return type.scalar;
    case TypeLayout::Kind::Array: return only_scalar(type.element[0]);
    case TypeLayout::Kind::Struct: {
      std::optional<ScalarType> all;
      for (const MemberLayout& member : type.members) {
        const auto one = only_scalar(member.type);
        if (!one || (all && *all != *one)) return std::nullopt;
        all = one;
      }
      return all;
    }
  }
  TESELA_UNREACHABLE();
}

namespace {
template <class T>
T load(const std::byte* from) {
  T value;
  std::memcpy(&value, from, sizeof value);
  return value;
}
template <class T>
bool store(std::byte* to, T value) {
  std::memcpy(to, &value, sizeof value);
  return true;
}
}  // namespace

double load_scalar(const std::byte* from, ScalarType type) {
  switch (type) {
    case ScalarType::I32: return load<int32_t>(from);
    case ScalarType::Bool:
    case ScalarType::U32: return load<uint32_t>(from);
    case ScalarType::F32: return load<float>(from);
    case ScalarType::F16: return base::half_to_double(load<uint16_t>(from));
  }
  TESELA_UNREACHABLE();
}

std::string scalar_text(const std::byte* from, ScalarType type) {
  if (!is_float(type)) return fmt::format("{}", static_cast<int64_t>(load_scalar(from, type)));
  const double value = load_scalar(from, type);
  if (std::isnan(value)) return "nan";
  if (std::isinf(value)) return value < 0 ? "-inf" : "inf";
  return base::float_text(static_cast<float>(value));
}

bool store_scalar(std::byte* to, ScalarType type, double value) {
  switch (type) {
    case ScalarType::I32:
      if (!(value >= -2147483648.0 && value <= 2147483647.0) || value != std::floor(value)) return false;
      return store(to, static_cast<int32_t>(value));
    case ScalarType::Bool:
    case ScalarType::U32:
      if (!(value >= 0 && value <= 4294967295.0) || value != std::floor(value)) return false;
      return store(to, static_cast<uint32_t>(value));
    case ScalarType::F32: {
      // Beyond the largest float a conversion has no defined result in C++: say infinity ourselves.
      constexpr double kLimit = 0x1.ffffffp127;
      if (std::abs(value) >= kLimit) return store(to, std::copysign(std::numeric_limits<float>::infinity(), static_cast<float>(std::copysign(1.0, value))));
      return store(to, static_cast<float>(value));
    }
    case ScalarType::F16: return store(to, base::half_from_double(value));
  }
  TESELA_UNREACHABLE();
}

namespace {

/// The elements that so many numbers make, or an error.
base::Result<uint64_t> elements_from_numbers(const TypeLayout& type, const DataArray& array) {
  const uint64_t have = array.count();
  const uint64_t fixed = scalar_count(type, 0);
  const TypeLayout* runtime = runtime_array(type);
  if (runtime == nullptr) {
    if (have != fixed) return base::Error{fmt::format("the data has {} numbers and {} needs {}", have, type.name, fixed)};
    return uint64_t{0};
  }
  const uint64_t per = scalar_count(runtime->element[0], 0);
  if (have < fixed + per || (have - fixed) % per != 0)
    return base::Error{fmt::format("the data has {} numbers and {} needs {}a multiple of {}{}", have, type.name, fixed == 0 ? "" : fmt::format("{} and ", fixed), per,
                                   have < fixed + per ? ", one element at least" : "")};
  if (per > 1 && array.shape.size() > 1) {
    uint64_t product = 1;
    bool fits = false;
    for (size_t d = array.shape.size(); d-- > 0;) fits |= (product *= array.shape[d]) == per;
    if (!fits) return base::Error{fmt::format("the data's shape {} does not end with the {} numbers of one {}; is it transposed?", shape_text(array.shape), per, runtime->element[0].name)};
  }
  return (have - fixed) / per;
}

/// Same bits in the array and in the type.
bool same_representation(ScalarType scalar, DataType data) {
  switch (scalar) {
    case ScalarType::I32: return data == DataType::I32;
    case ScalarType::U32: return data == DataType::U32;
    case ScalarType::F32: return data == DataType::F32;
    case ScalarType::F16: return data == DataType::F16;
    case ScalarType::Bool: return false;
  }
  TESELA_UNREACHABLE();
}

DataType data_type(ScalarType scalar) {
  switch (scalar) {
    case ScalarType::I32: return DataType::I32;
    case ScalarType::Bool:
    case ScalarType::U32: return DataType::U32;
    case ScalarType::F32: return DataType::F32;
    case ScalarType::F16: return DataType::F16;
  }
  TESELA_UNREACHABLE();
}

bool is_packed_array(const TypeLayout& type) {
  if (type.kind != TypeLayout::Kind::Array) return false;
  const TypeLayout& e = type.element[0];
  return (e.kind == TypeLayout::Kind::Scalar || e.kind == TypeLayout::Kind::Atomic || e.kind == TypeLayout::Kind::Vector) &&
         type.stride == uint64_t{e.kind == TypeLayout::Kind::Vector ? e.rows : 1} * scalar_size(e.scalar);
}

}  // namespace

base::Result<Bytes> bytes_from_array(const TypeLayout& type, const DataArray& array) {
  auto elements = elements_from_numbers(type, array);
  if (!elements) return elements.error();
  Bytes bytes(buffer_size(type, *elements));
  const auto scalar = only_scalar(type);
  if (scalar && is_packed_array(type) && same_representation(*scalar, array.type)) {
    std::memcpy(bytes.data(), array.bytes.data(), array.bytes.size());
    return bytes;
  }
  uint64_t number = 0;
  std::string problem;
  for_each_scalar(type, 0, *elements, [&](uint64_t offset, ScalarType to) {
    const uint64_t i = number++;
    if (!problem.empty()) return;
    if (is_float(array.type) && !is_float(to) && !array.untyped) {
      problem = fmt::format("the data is {} and {} holds {}", name_of(array.type), type.name, name_of(to));
      return;
    }
    const double value = array.as_double(i);
    if (!store_scalar(bytes.data() + offset, to, value))
      problem = fmt::format("number {} of the data is {}, which is no {}", i, base::double_text(value), name_of(to));
  });
  if (!problem.empty()) return base::Error{problem};
  return bytes;
}

base::Result<DataArray> array_from_bytes(const TypeLayout& type, std::span<const std::byte> bytes, bool mixed) {
  const auto scalar = only_scalar(type);
  if (!scalar && !mixed) return base::Error{fmt::format("{} mixes scalar types, which this format cannot hold; use .json, .csv or .bin", type.name)};
  const uint64_t elements = element_count(type, bytes.size());
  DataArray array;
  array.type = scalar ? data_type(*scalar) : DataType::F64;
  const TypeLayout* t = &type;
  for (; t->kind == TypeLayout::Kind::Array; t = &t->element[0]) array.shape.push_back(t->runtime_sized ? elements : t->count.value_or(0));
  const uint64_t rest = scalar_count(*t, elements);
  if (t->kind == TypeLayout::Kind::Matrix) {
    array.shape.push_back(t->columns);
    array.shape.push_back(t->rows);
  } else if (rest != 1) {
    array.shape.push_back(rest);
  }
  const uint32_t size = size_of(array.type);
  array.bytes.resize(scalar_count(type, elements) * size);
  std::byte* to = array.bytes.data();
  for_each_scalar(type, 0, elements, [&](uint64_t offset, ScalarType from) {
    if (scalar) {
      std::memcpy(to, bytes.data() + offset, size);
    } else {
      store(to, load_scalar(bytes.data() + offset, from));
    }
    to += size;
  });
  return array;
}

}  // namespace tesela::tools
