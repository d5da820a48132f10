// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>

#include <cmath>
#include <nlohmann/json.hpp>

#include "base/num.h"
#include "tools/data_layout.h"
#include "tools/text.h"

namespace tesela::tools {
namespace {

using Json = nlohmann::ordered_json;

std::string short_text(const Json& json) { return clip(json.dump(-1, ' ', false, Json::error_handler_t::replace), 60); }

/// Fills a type from a value; the first problem ends it. Paths name the place ("params.scale").
class Reader {
 public:
  Reader(Bytes& bytes, uint64_t elements) : bytes_(bytes), elements_(elements) {}
  std::string problem;

  void read(const TypeLayout& type, uint64_t base, const Json& json, const std::string& path) {
    if (!problem.empty()) return;
    switch (type.kind) {
      case TypeLayout::Kind::Scalar:
      case TypeLayout::Kind::Atomic: scalar(type.scalar, base, json, path); return;
      case TypeLayout::Kind::Vector:
        if (!array_of(json, type.rows, type, path)) return;
        for (uint32_t i = 0; i < type.rows; ++i) scalar(type.scalar, base + uint64_t{i} * scalar_size(type.scalar), json[i], fmt::format("{}[{}]", path, i));
        return;
      case TypeLayout::Kind::Matrix: matrix(type, base, json, path); return;
      case TypeLayout::Kind::Array: {
        const uint64_t n = type.runtime_sized ? elements_ : type.count.value_or(0);
        if (!array_of(json, n, type, path)) return;
        for (uint64_t i = 0; i < n && problem.empty(); ++i) read(type.element[0], base + i * type.stride, json[i], fmt::format("{}[{}]", path, i));
        return;
      }
      case TypeLayout::Kind::Struct: structure(type, base, json, path); return;
    }
  }

 private:
  void fail(const std::string& path, std::string text) {
    if (problem.empty()) problem = path.empty() ? std::move(text) : fmt::format("at {}: {}", path[0] == '.' ? path.substr(1) : path, text);
  }

  bool array_of(const Json& json, uint64_t n, const TypeLayout& type, const std::string& path) {
    if (!json.is_array()) {
      fail(path, fmt::format("{} needs an array, this is {}", type.name, short_text(json)));
    } else if (json.size() != n) {
      fail(path, fmt::format("{} needs {} values, this has {}", type.name, n, json.size()));
    } else {
      return true;
    }
    return false;
  }

  void matrix(const TypeLayout& type, uint64_t base, const Json& json, const std::string& path) {
    const bool flat = json.is_array() && json.size() == uint64_t{type.columns} * type.rows && !json.empty() && !json[0].is_array();
    if (!flat && !array_of(json, type.columns, type, path)) return;
    for (uint32_t c = 0; c < type.columns; ++c) {
      if (!flat && (!json[c].is_array() || json[c].size() != type.rows)) return fail(path, fmt::format("each column of {} needs {} numbers", type.name, type.rows));
      for (uint32_t r = 0; r < type.rows; ++r)
        scalar(type.scalar, base + c * type.stride + uint64_t{r} * scalar_size(type.scalar), flat ? json[c * type.rows + r] : json[c][r], fmt::format("{}[{}][{}]", path, c, r));
    }
  }

  void structure(const TypeLayout& type, uint64_t base, const Json& json, const std::string& path) {
    if (!json.is_object()) return fail(path, fmt::format("{} needs an object with its fields, this is {}", type.name, short_text(json)));
    std::vector<std::string> names;
    for (const MemberLayout& member : type.members) names.push_back(member.name);
    for (const auto& item : json.items())
      if (std::find(names.begin(), names.end(), item.key()) == names.end())
        return fail(path, fmt::format("{} has no field {}{}", type.name, clip(item.key(), 40), what_exists(item.key(), names)));
    for (const MemberLayout& member : type.members) {
      const auto found = json.find(member.name);
      if (found == json.end()) return fail(path, fmt::format("the field {} of {} is missing", member.name, type.name));
      read(member.type, base + member.offset, *found, path + '.' + member.name);
    }
  }

  void scalar(ScalarType type, uint64_t offset, const Json& json, const std::string& path) {
    if (!problem.empty()) return;
    double value = 0;
    if (json.is_number()) {
      value = json.get<double>();
    } else if (json.is_boolean()) {
      value = json.get<bool>() ? 1 : 0;
    } else if (json.is_string()) {
      const auto parsed = parse_number(json.get_ref<const std::string&>());
      if (!parsed) return fail(path, fmt::format("{} is no number", short_text(json)));
      value = *parsed;
    } else {
      return fail(path, fmt::format("this must be a number, not {}", short_text(json)));
    }
    if (!store_scalar(bytes_.data() + offset, type, value)) fail(path, fmt::format("{} does not fit {}", short_text(json), name_of(type)));
  }

  Bytes& bytes_;
  uint64_t elements_;
};

/// How many elements of the runtime-sized array the value gives.
uint64_t elements_in(const TypeLayout& type, const Json& json) {
  if (!type.runtime_sized) return 0;
  if (type.kind == TypeLayout::Kind::Array) return json.is_array() ? json.size() : 0;
  if (type.members.empty() || !json.is_object()) return 0;
  const auto last = json.find(type.members.back().name);
  return last == json.end() || !last->is_array() ? 0 : last->size();
}

Json number(const std::byte* from, ScalarType type) {
  const double value = load_scalar(from, type);
  if (!is_float(type)) return static_cast<int64_t>(value);
  if (!std::isfinite(value)) return scalar_text(from, type);  // JSON has no NaN: a string, which reads back
  // The shortest text of the float, not the long one of the double that equals it.
  return Json::parse(base::float_text(static_cast<float>(value)), nullptr, false);
}

Json to_json(const TypeLayout& type, std::span<const std::byte> bytes, uint64_t base, uint64_t elements) {
  Json out;
  switch (type.kind) {
    case TypeLayout::Kind::Scalar:
    case TypeLayout::Kind::Atomic: return number(bytes.data() + base, type.scalar);
    case TypeLayout::Kind::Vector:
      out = Json::array();
      for (uint32_t i = 0; i < type.rows; ++i) out.push_back(number(bytes.data() + base + uint64_t{i} * scalar_size(type.scalar), type.scalar));
      return out;
    case TypeLayout::Kind::Matrix:
      out = Json::array();
      for (uint32_t c = 0; c < type.columns; ++c) {
        Json column = Json::array();
        for (uint32_t r = 0; r < type.rows; ++r) column.push_back(number(bytes.data() + base + c * type.stride + uint64_t{r} * scalar_size(type.scalar), type.scalar));
        out.push_back(std::move(column));
      }
      return out;
    case TypeLayout::Kind::Array: {
      out = Json::array();
      const uint64_t n = type.runtime_sized ? elements : type.count.value_or(0);
      for (uint64_t i = 0; i < n; ++i) out.push_back(to_json(type.element[0], bytes, base + i * type.stride, 0));
      return out;
    }
    case TypeLayout::Kind::Struct:
      out = Json::object();
      for (const MemberLayout& member : type.members) out[member.name] = to_json(member.type, bytes, base + member.offset, elements);
      return out;
  }
  TESELA_UNREACHABLE();
}

}  // namespace

base::Result<Bytes> bytes_from_json(const TypeLayout& type, std::string_view text) {
  if (!nests_at_most(text, kDeepestJson)) return base::Error{fmt::format("this JSON is nested deeper than {} levels", kDeepestJson)};
  const Json json = Json::parse(text, nullptr, false);
  if (json.is_discarded()) return base::Error{fmt::format("this is not valid JSON: {}", clip(trim(text), 60))};
  const uint64_t elements = elements_in(type, json);
  if (type.runtime_sized && elements == 0 && (json.is_array() || json.is_object())) return base::Error{fmt::format("{} needs one element at least", type.name)};
  Bytes bytes(buffer_size(type, elements));
  Reader reader(bytes, elements);
  reader.read(type, 0, json, "");
  if (!reader.problem.empty()) return base::Error{reader.problem};
  return bytes;
}

std::string json_from_bytes(const TypeLayout& type, std::span<const std::byte> bytes, int indent) {
  return to_json(type, bytes, 0, element_count(type, bytes.size())).dump(indent, ' ', false, Json::error_handler_t::replace);
}

}  // namespace tesela::tools
