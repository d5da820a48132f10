// SPDX-License-Identifier: Apache-2.0
#include "tools/session.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "tools/files.h"
#include "tools/text.h"

namespace tesela::tools {
namespace {

/// Names that begin a type; what follows decides between `vec2f` and `vec2f(1, 2)`.
bool is_type_text(std::string_view text) {
  const size_t n = std::min(text.find_first_of("<( "), text.size());
  const std::string_view head = text.substr(0, n);
  constexpr std::string_view kTypes[] = {"bool", "i32", "u32", "f32", "f16", "array", "atomic", "ptr"};
  const bool named = std::find(std::begin(kTypes), std::end(kTypes), head) != std::end(kTypes) || (head.substr(0, 3) == "vec" && head.size() >= 4 && head.size() <= 5) ||
                     (head.substr(0, 3) == "mat" && head.size() >= 6 && head.size() <= 7);
  return named && text.back() != ')';
}

constexpr uint64_t kLargestModule = 0xfffffff0u;

}  // namespace

int finish(const Stop& stop) {
  if (!stop.message.empty()) {
    std::fflush(stdout);
    std::fprintf(stderr, "tesela: %s\n", stop.message.c_str());
  }
  return stop.code;
}

std::optional<Stop> unreadable(const std::string& path) {
  if (path == "-" || ::access(path.c_str(), R_OK) == 0) return std::nullopt;
  return Stop{kCallWrong, fmt::format("cannot read {}: {}", path, std::strerror(errno))};
}

void give(Bindings& bindings, const BindingInfo& to, const Buffer& buffer) {
  if (to.kind != BindingKind::Immediate) {
    bindings.set(to.group, to.binding, buffer);
    return;
  }
  std::vector<std::byte> bytes(buffer.data(), buffer.data() + buffer.size());
  bytes.resize((bytes.size() + 3) / 4 * 4);  // a lone f16 is half a word
  bindings.set_immediates(0, bytes);
}

bool use_colour(int fd) {
  const char* no_colour = std::getenv("NO_COLOR");
  const char* term = std::getenv("TERM");
  return ::isatty(fd) == 1 && (no_colour == nullptr || *no_colour == 0) && term != nullptr && std::string_view(term) != "dumb";
}

Outcome<std::pair<std::string, std::string>> split_assignment(std::string_view option, const std::string& text) {
  const size_t equal = text.find('=');
  if (equal == std::string::npos || equal == 0) return Stop{kCallWrong, fmt::format("{} needs NAME=VALUE, not \"{}\"", option, clip(text, 60))};
  return std::pair(text.substr(0, equal), text.substr(equal + 1));
}

Outcome<std::vector<Source>> load_sources(const SourceOptions& options) {
  std::vector<Source> sources;
  uint64_t total = 0;
  for (const auto* list : {&options.prepend, &options.files})
    for (const std::string& path : *list) {
      auto text = read_file(path, kLargestSource);
      if (!text) return Stop{kCallWrong, text.error().message};
      total += text->size() + 1;
      sources.push_back({path == "-" ? "<stdin>" : path, std::move(*text)});
    }
  for (const std::string& define : options.defines) {
    auto assignment = split_assignment("--define", define);
    if (!assignment) return assignment.stop();
    const auto& [name, text] = *assignment;
    if (!is_identifier(name)) return Stop{kCallWrong, fmt::format("--define needs a WGSL identifier before '=', not \"{}\"", clip(name, 60))};
    if (trim(text).empty()) return Stop{kCallWrong, fmt::format("--define {}= has no text", name)};
    sources.push_back({fmt::format("<define {}>", name), fmt::format("{} {} = {};\n", is_type_text(trim(text)) ? "alias" : "const", name, text)});
    total += text.size() + name.size() + 16;
  }
  if (total > kLargestModule) return Stop{kInputWrong, "the files together are over 4 GiB"};
  return sources;
}

Outcome<std::map<std::string, double>> parse_overrides(const std::vector<std::string>& texts) {
  std::map<std::string, double> values;
  for (const std::string& text : texts) {
    auto assignment = split_assignment("--override", text);
    if (!assignment) return assignment.stop();
    auto& [name, value] = *assignment;
    auto number = parse_number(trim(value));
    if (value == "true" || value == "false") number = value == "true" ? 1.0 : 0.0;
    if (!number || !std::isfinite(*number)) return Stop{kCallWrong, fmt::format("--override {}: \"{}\" is no finite number", name, clip(value, 40))};
    values[name] = *number;
  }
  return values;
}

Outcome<Limits> parse_limits(const std::vector<std::string>& texts) {
  Limits limits;
  for (const std::string& text : texts) {
    auto assignment = split_assignment("--limit", text);
    if (!assignment) return assignment.stop();
    const auto number = parse_unsigned(trim(assignment->second));
    if (!number) return Stop{kCallWrong, fmt::format("--limit {}: \"{}\" is no whole number", assignment->first, clip(assignment->second, 40))};
    if (auto set = limits.set(assignment->first, *number); !set) return Stop{kCallWrong, fmt::format("--limit: {}", set.error().message)};
  }
  return limits;
}

Outcome<DeviceFeatures> parse_features(const std::vector<std::string>& without) {
  DeviceFeatures features;
  for (const std::string& name : without)
    if (auto off = features.switch_off(name); !off) return Stop{kCallWrong, fmt::format("--without: {}", off.error().message)};
  return features;
}

Outcome<DeviceOptions> device_options(const Options& options) {
  auto limits = parse_limits(options.limits);
  if (!limits) return limits.stop();
  DeviceOptions device;
  device.threads = options.threads;
  device.limits = *limits;
  device.cache.on = !options.no_cache && (options.command == Command::Run || options.command == Command::Bench);
  return device;
}

Outcome<Module> load_module(const Device& device, const SourceOptions& options, const ModuleOptions& module_options) {
  auto sources = load_sources(options);
  if (!sources) return sources.stop();
  Module module = device.create_module(std::move(*sources), module_options);
  if (!module.diagnostics().empty()) std::fputs(module.render_diagnostics(use_colour(2)).c_str(), stderr);
  if (!module.ok()) return Stop{kInputWrong, ""};
  return module;
}

Outcome<std::string> choose_entry(const Module& module, const std::string& wanted) {
  std::vector<std::string> names, others;
  for (const EntryPointInfo& entry : module.reflection().entry_points) (entry.stage == ShaderStage::Compute ? names : others).push_back(entry.name);
  if (wanted.empty()) {
    if (names.size() == 1) return names[0];
    if (names.empty()) return Stop{kInputWrong, "there is no compute entry point (a function with @compute and @workgroup_size) in this module"};
    return Stop{kCallWrong, fmt::format("there are several entry points, name one with --entry: {}", listed(names))};
  }
  if (std::find(names.begin(), names.end(), wanted) != names.end()) return wanted;
  if (std::find(others.begin(), others.end(), wanted) != others.end()) return Stop{kCallWrong, fmt::format("{} is an entry point of another stage than compute and cannot be run", wanted)};
  return Stop{kCallWrong, fmt::format("there is no compute entry point {}{}", clip(wanted, 60), what_exists(wanted, names))};
}

PipelineOptions pipeline_options(const Options& options, const std::string& entry, const std::map<std::string, double>& constants) {
  PipelineOptions out;
  out.entry_point = entry;
  out.constants = constants;
  out.subgroup_size = options.subgroup_size;
  out.opt_level = options.opt;
  out.target = options.target;
  out.checks = options.checks;
  return out;
}

std::optional<Stop> check_overrides(const Module& module, const std::map<std::string, double>& constants) {
  std::vector<std::string> keys;
  for (const OverrideInfo& override_ : module.reflection().overrides) keys.push_back(override_.key);
  for (const auto& [name, _] : constants) {
    if (std::find(keys.begin(), keys.end(), name) != keys.end()) continue;
    for (const OverrideInfo& override_ : module.reflection().overrides)
      if (override_.name == name) return Stop{kCallWrong, fmt::format("the override {0} has @id({1}): give it as --override {1}=VALUE", name, override_.key)};
    return Stop{kCallWrong, fmt::format("there is no override {}{}", clip(name, 60), what_exists(name, keys))};
  }
  return std::nullopt;
}

Outcome<Pipeline> accept(const Pipeline& pipeline) {
  if (!pipeline.diagnostics().empty()) std::fputs(pipeline.render_diagnostics(use_colour(2)).c_str(), stderr);
  if (!pipeline.ok()) return Stop{kInputWrong, ""};
  return pipeline;
}

}  // namespace tesela::tools
