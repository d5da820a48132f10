// SPDX-License-Identifier: Apache-2.0
// Job files. TOML is turned into JSON first; from then on there is one reader. Keys that the format does not know are errors.
#define TOML_EXCEPTIONS 0
#define TOML_ENABLE_FORMATTERS 0
#define TOML_HEADER_ONLY 1
#include <fmt/format.h>

#include <cmath>
#include <nlohmann/json.hpp>
#include <toml++/toml.h>

#include "tools/files.h"
#include "tools/plan.h"
#include "tools/text.h"

namespace tesela::tools {
namespace {

using Json = nlohmann::ordered_json;

/// The library bounds the nesting of what it reads (256 levels), so this recursion is bounded.
Json from_toml(const toml::node& node) {
  if (const auto* table = node.as_table()) {
    Json out = Json::object();
    for (const auto& [key, value] : *table) out[std::string(key.str())] = from_toml(value);
    return out;
  }
  if (const auto* array = node.as_array()) {
    Json out = Json::array();
    for (const auto& value : *array) out.push_back(from_toml(value));
    return out;
  }
  if (const auto* text = node.as_string()) return text->get();
  if (const auto* integer = node.as_integer()) return integer->get();
  if (const auto* boolean = node.as_boolean()) return boolean->get();
  if (const auto* number = node.as_floating_point()) {
    const double value = number->get();
    if (std::isnan(value)) return "nan";
    if (std::isinf(value)) return value < 0 ? "-inf" : "inf";
    return value;
  }
  return nullptr;  // dates and times: no place in the format takes null
}

class JobReader {
 public:
  JobReader(std::string path, Plan& plan) : path_(std::move(path)), plan_(plan) {}
  std::optional<Stop> stop;

  void read(const Json& job) {
    if (!job.is_object()) return fail("the job must be an object (JSON) or a table (TOML)");
    if (!known_keys("the job", job, {"files", "prepend", "define", "override", "buffers", "textures", "samplers", "set", "steps", "out", "view", "expect", "tol", "rtol"})) return;
    read_sources(job);
    each(job, "override", [&](const std::string& name, const Json& value) { number("override " + name, value, plan_.overrides[name]); });
    each(job, "buffers", [&](const std::string& name, const Json& value) { read_data("buffers." + name, name, value, plan_.buffers); });
    each(job, "textures", [&](const std::string& name, const Json& value) { read_words("textures." + name, name, value, parse_texture_request, plan_.textures); });
    each(job, "samplers", [&](const std::string& name, const Json& value) { read_words("samplers." + name, name, value, parse_sampler, plan_.samplers); });
    each(job, "set", [&](const std::string& name, const Json& value) { plan_.set.emplace_back(name, value.dump()); });
    each(job, "out", [&](const std::string& name, const Json& value) { plan_.out.emplace_back(name, beside(path_, text("out." + name, value))); });
    each(job, "view", [&](const std::string& name, const Json& value) {
      auto view = parse_view(name, beside(path_, text("view." + name, value)));
      if (!view) return fail(fmt::format("view.{}: {}", name, view.error().message));
      plan_.views.push_back(std::move(*view));
    });
    each(job, "expect", [&](const std::string& name, const Json& value) { read_data("expect." + name, name, value, plan_.expect); });
    if (const Json* tolerance = find(job, "tol")) number("tol", *tolerance, plan_.tolerance);
    if (const Json* relative = find(job, "rtol")) number("rtol", *relative, plan_.relative);
    const Json* steps = find(job, "steps");
    if (steps == nullptr) return fail("the job has no steps");
    read_steps(*steps, plan_.steps, 0);
  }

 private:
  void fail(std::string message) {
    if (!stop) stop = Stop{kInputWrong, fmt::format("{}: {}", path_, message)};
  }
  static const Json* find(const Json& object, const char* key) {
    const auto found = object.find(key);
    return found == object.end() ? nullptr : &*found;
  }
  bool known_keys(const std::string& where, const Json& object, const std::vector<std::string>& keys) {
    for (const auto& item : object.items())
      if (std::find(keys.begin(), keys.end(), item.key()) == keys.end()) {
        fail(fmt::format("{} has no key {}{}", where, clip(item.key(), 40), what_exists(item.key(), keys)));
        return false;
      }
    return true;
  }
  template <class F>
  void each(const Json& object, const char* key, F&& f) {
    const Json* found = find(object, key);
    if (found == nullptr || stop) return;
    if (!found->is_object()) return fail(fmt::format("{} must be an object", key));
    for (const auto& item : found->items()) f(item.key(), item.value());
  }
  std::string text(const std::string& where, const Json& value) {
    if (value.is_string()) return value.get<std::string>();
    fail(fmt::format("{} must be a string", where));
    return {};
  }
  void number(const std::string& where, const Json& value, double& to) {
    if (value.is_number()) {
      to = value.get<double>();
    } else if (value.is_boolean()) {
      to = value.get<bool>() ? 1 : 0;
    } else {
      fail(fmt::format("{} must be a number", where));
    }
  }
  void count(const std::string& where, const Json& value, uint64_t& to) {
    if (!value.is_number_integer() || (value.is_number_integer() && !value.is_number_unsigned() && value.get<int64_t>() < 0)) return fail(fmt::format("{} must be a whole number from 0", where));
    to = value.get<uint64_t>();
  }

  void read_paths(const Json& object, const char* key, std::vector<std::string>& to) {
    const Json* found = find(object, key);
    if (found == nullptr) return;
    if (found->is_string()) {
      to.push_back(beside(path_, found->get<std::string>()));
      return;
    }
    if (!found->is_array()) return fail(fmt::format("{} must be a string or an array of strings", key));
    for (const Json& value : *found) to.push_back(beside(path_, text(key, value)));
  }

  void read_sources(const Json& job) {
    read_paths(job, "prepend", plan_.source.prepend);
    read_paths(job, "files", plan_.source.files);
    each(job, "define", [&](const std::string& name, const Json& value) { plan_.source.defines.push_back(name + "=" + (value.is_string() ? value.get<std::string>() : value.dump())); });
  }

  void read_data(const std::string& where, const std::string& name, const Json& value, std::vector<std::pair<std::string, DataSpec>>& to) {
    DataSpec spec;
    if (value.is_string()) {
      auto parsed = parse_data_spec(value.get_ref<const std::string&>());
      if (!parsed) return fail(fmt::format("{}: {}", where, parsed.error().message));
      spec = std::move(*parsed);
      if (spec.kind == DataSpec::Kind::File) spec.text = beside(path_, spec.text);
    } else {
      spec.kind = DataSpec::Kind::Json;
      spec.text = value.dump();
    }
    to.emplace_back(name, std::move(spec));
  }

  template <class T>
  void read_words(const std::string& where, const std::string& name, const Json& value, base::Result<T> (*parse)(std::string_view), std::vector<std::pair<std::string, T>>& to) {
    const std::string words = text(where, value);
    if (stop) return;
    auto parsed = parse(words);
    if (!parsed) return fail(fmt::format("{}: {}", where, parsed.error().message));
    to.emplace_back(name, *parsed);
  }

  void read_grid(const std::string& where, const Json& value, bool items, Step& step) {
    GridRequest request;
    request.items = items;
    if (items && value.is_string()) {
      request.of = value.get<std::string>();
      step.grid = request;
      return;
    }
    const Json list = value.is_array() ? value : Json::array({value});
    if (list.empty() || list.size() > 3) return fail(fmt::format("{} must be one to three numbers", where));
    request.dimensions = static_cast<uint32_t>(list.size());
    for (size_t d = 0; d < list.size(); ++d) count(where, list[d], request.counts[d]);
    step.grid = request;
  }

  void read_steps(const Json& list, std::vector<Step>& to, int depth) {
    if (!list.is_array() || list.empty()) return fail("steps must be an array with one step at least");
    if (depth > kMostNestedGroups) return fail(fmt::format("steps are nested deeper than {} levels", kMostNestedGroups));
    for (const Json& one : list) {
      if (stop) return;
      Step step;
      read_step(one, step, depth);
      to.push_back(std::move(step));
    }
  }

  void read_step(const Json& one, Step& step, int depth) {
    if (!one.is_object()) return fail("a step must be an object");
    const bool group = one.contains("steps");
    if (!known_keys("a step", one, group ? std::vector<std::string>{"steps", "repeat"} : std::vector<std::string>{"entry", "files", "dispatch", "items", "indirect", "bind", "set", "vary", "override", "repeat"})) return;
    if (const Json* repeat = find(one, "repeat")) count("repeat", *repeat, step.repeat);
    if (group) return read_steps(one["steps"], step.steps, depth + 1);
    if (const Json* entry = find(one, "entry")) step.entry = text("entry", *entry);
    read_paths(one, "files", step.files);
    const Json *dispatch = find(one, "dispatch"), *items = find(one, "items"), *indirect = find(one, "indirect");
    if ((dispatch != nullptr) + (items != nullptr) + (indirect != nullptr) != 1) return fail("a step needs one of dispatch, items and indirect");
    if (dispatch != nullptr) read_grid("dispatch", *dispatch, false, step);
    if (items != nullptr) read_grid("items", *items, true, step);
    if (indirect != nullptr) read_indirect(*indirect, step);
    each(one, "bind", [&](const std::string& variable, const Json& value) {
      for (const Json& name : value.is_array() ? value : Json::array({value})) step.bind[variable].push_back(text("bind." + variable, name));
      if (step.bind[variable].empty()) fail(fmt::format("bind.{} names no buffer", variable));
    });
    each(one, "set", [&](const std::string& variable, const Json& value) { step.set[variable] = {value.dump()}; });
    each(one, "vary", [&](const std::string& variable, const Json& value) {
      if (!value.is_array() || value.empty()) return fail(fmt::format("vary.{} must be an array, one value an iteration", variable));
      for (const Json& v : value) step.set[variable].push_back(v.dump());
    });
    each(one, "override", [&](const std::string& name, const Json& value) { number("override " + name, value, step.overrides[name]); });
  }

  void read_indirect(const Json& value, Step& step) {
    if (value.is_string()) {
      step.indirect = value.get<std::string>();
    } else if (value.is_object() && value.contains("buffer")) {
      if (!known_keys("indirect", value, {"buffer", "offset"})) return;
      step.indirect = text("indirect.buffer", value["buffer"]);
      if (const Json* offset = find(value, "offset")) count("indirect.offset", *offset, step.indirect_offset);
    } else {
      fail("indirect must be the name of a buffer, or {buffer, offset}");
    }
  }

  std::string path_;
  Plan& plan_;
};

}  // namespace

std::optional<Stop> read_job(const std::string& path, Plan& plan) {
  constexpr uint64_t kLargestJob = 64ull << 20;
  auto contents = read_file(path, kLargestJob);
  if (!contents) return Stop{kCallWrong, contents.error().message};
  Json job;
  if (extension_of(path) == "toml") {
    const toml::parse_result parsed = toml::parse(std::string_view(*contents));
    if (!parsed) {
      const auto& error = parsed.error();
      return Stop{kInputWrong, fmt::format("{}:{}:{}: {}", path, error.source().begin.line, error.source().begin.column, std::string(error.description()))};
    }
    job = from_toml(parsed.table());
  } else if (extension_of(path) == "json") {
    if (!nests_at_most(*contents, kDeepestJson)) return Stop{kInputWrong, fmt::format("{}: this JSON is nested deeper than {} levels", path, kDeepestJson)};
    job = Json::parse(*contents, nullptr, false);
    if (job.is_discarded()) return Stop{kInputWrong, fmt::format("{}: this is not valid JSON", path)};
  } else {
    return Stop{kCallWrong, fmt::format("a job file ends with .json or .toml, {} does not", path)};
  }
  JobReader reader(path, plan);
  reader.read(job);
  return reader.stop;
}

}  // namespace tesela::tools
