// SPDX-License-Identifier: Apache-2.0
// `//! run` cases: every configuration of the matrix must give what is expected, and all must agree.
#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <map>

#include "tools/findings.h"
#include "tools/grid.h"
#include "tools/session.h"
#include "tools/test_case.h"
#include "tools/test_textures.h"
#include "tools/test_values.h"
#include "tools/text.h"

namespace tesela::tools {
namespace {

constexpr std::chrono::seconds kTimeLimit{20};
constexpr std::chrono::milliseconds kStopAfter{100};

struct RunStep {
  std::string entry;
  GridRequest grid;
};

struct TestBuffer {
  std::string target;
  ElementType type = ElementType::U32;
  bool json = false;
  std::string json_text;
  Bytes contents;
};

struct Expectation {
  ExpectSpec spec;
  ElementType type = ElementType::U32;
  ExpectedValues values;
};

/// A case read from its directives.
struct Script {
  std::vector<RunStep> steps;
  std::vector<TestBuffer> buffers;
  std::vector<TestTexture> textures;
  std::vector<TestSampler> samplers;
  std::vector<Expectation> expectations;
  std::map<std::string, double> overrides;
  TestMatrix matrix;
  std::optional<Checks> sanitize;    ///< a sanitized case: findings are expected and nothing else is looked for
  std::vector<std::string> accepted;  ///< names of checks that find something on purpose; others must find nothing in the sanitized runs that other cases get too
  std::optional<uint32_t> stops_at;  ///< line of the loop that is expected to be stopped; 0: any
  std::string fails;                 ///< part of the message of a dispatch that is expected to be refused
  std::string problem;
};

/// Words, blanks inside brackets and around '=' of settings removed by the writer.
std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  for (std::string& word : split(text, ' '))
    if (!word.empty()) words.push_back(std::move(word));
  return words;
}

std::pair<std::string, std::string> at_equal(const std::string& text) {
  const size_t equal = text.find('=');
  if (equal == std::string::npos) return {std::string(trim(text)), ""};
  return {std::string(trim(std::string_view(text).substr(0, equal))), std::string(trim(std::string_view(text).substr(equal + 1)))};
}

template <class T>
void narrow(std::vector<T>& list, const std::string& wanted) {
  std::vector<T> kept;
  for (const std::string& text : split(wanted, ','))
    if (const auto n = parse_unsigned(text); n && std::find(list.begin(), list.end(), static_cast<T>(*n)) != list.end()) kept.push_back(static_cast<T>(*n));
  list = std::move(kept);
}

/// `only subgroup=8,16 opt=2 threads=1: reason`.
void read_only(const Directive& d, Script& script) {
  const size_t colon = d.rest.find(':');
  if (colon == std::string::npos || trim(std::string_view(d.rest).substr(colon + 1)).empty()) {
    script.problem = fmt::format("line {}: `only` needs a reason after a colon", d.line);
    return;
  }
  for (const std::string& word : words_of(std::string_view(d.rest).substr(0, colon))) {
    const auto [key, value] = at_equal(word);
    if (key == "subgroup") {
      narrow(script.matrix.subgroup_sizes, value);
    } else if (key == "opt") {
      narrow(script.matrix.opts, value);
    } else if (key == "threads") {
      narrow(script.matrix.threads, value);
    } else {
      script.problem = fmt::format("line {}: `only` knows subgroup=, opt= and threads=", d.line);
    }
  }
}

void read_run(const Directive& d, Script& script) {
  RunStep step;
  bool has_grid = false;
  for (const std::string& word : words_of(d.rest)) {
    const auto [key, value] = at_equal(word);
    if (value.empty() && step.entry.empty()) {
      step.entry = key;
    } else if (key == "groups" || key == "items") {
      auto grid = parse_grid(key, value, key == "items");
      if (!grid) {
        script.problem = fmt::format("line {}: {}", d.line, grid.stop().message);
        return;
      }
      step.grid = *grid;
      has_grid = true;
    } else {
      script.problem = fmt::format("line {}: `run` knows ENTRY, groups= and items=", d.line);
    }
  }
  (void)has_grid;  // without one: a single workgroup
  script.steps.push_back(std::move(step));
}

/// `sanitize`, `sanitize race,grid`.
void read_sanitize(const Directive& d, Script& script) {
  auto checks = Checks::parse(d.rest.empty() ? "usual" : std::string_view(d.rest));
  if (checks) script.sanitize = *checks;
  else script.problem = fmt::format("line {}: {}", d.line, checks.error().message);
}

/// `accepts race,index: reason`: what these checks find in a case that expects no findings is there on purpose.
void read_accepts(const Directive& d, Script& script) {
  const size_t colon = d.rest.find(':');
  if (colon == std::string::npos || trim(std::string_view(d.rest).substr(colon + 1)).empty()) {
    script.problem = fmt::format("line {}: `accepts` needs a reason after a colon", d.line);
    return;
  }
  auto checks = Checks::parse(std::string_view(d.rest).substr(0, colon));
  if (!checks) {
    script.problem = fmt::format("line {}: {}", d.line, checks.error().message);
    return;
  }
  for (const std::string& name : split(d.rest.substr(0, colon), ',')) script.accepted.emplace_back(trim(name));
}

void read_buffer(const Directive& d, Script& script) {
  const auto [head, values] = at_equal(d.rest);
  const auto words = words_of(head);
  TestBuffer buffer;
  const auto type = words.size() == 2 ? element_type(words[1]) : std::nullopt;
  if (words.size() != 2 || (!type && words[1] != "json")) {
    script.problem = fmt::format("line {}: the form is `buffer TARGET TYPE = VALUES`", d.line);
    return;
  }
  buffer.target = words[0];
  if (!type) {
    buffer.json = true;
    buffer.json_text = values;
  } else {
    buffer.type = *type;
    auto parsed = parse_values(*type, values);
    if (!parsed) {
      script.problem = fmt::format("line {}: {}", d.line, parsed.error().message);
      return;
    }
    buffer.contents = to_bytes(*type, *parsed);
  }
  std::erase_if(script.buffers, [&](const TestBuffer& other) { return other.target == buffer.target; });  // a case may replace what the prelude says
  script.buffers.push_back(std::move(buffer));
}

/// A case may replace what the prelude says of a target.
template <class T>
void read_resource(const Directive& d, base::Result<T> (*parse)(std::string_view), std::vector<T>& to, Script& script) {
  auto parsed = parse(d.rest);
  if (!parsed) {
    script.problem = fmt::format("line {}: {}", d.line, parsed.error().message);
    return;
  }
  std::erase_if(to, [&](const T& other) { return other.targets == parsed->targets; });
  to.push_back(std::move(*parsed));
}

void read_expect(const Directive& d, Script& script) {
  auto spec = parse_expect(d.rest);
  if (!spec) {
    script.problem = fmt::format("line {}: {}", d.line, spec.error().message);
    return;
  }
  Expectation expectation;
  expectation.spec = *spec;
  for (const TestBuffer& buffer : script.buffers)
    if (buffer.target == spec->target) expectation.type = buffer.type;
  for (const TestTexture& texture : script.textures)
    if (texture.targets[0] == spec->target) expectation.type = element_type_of(*texture.request.format);
  if (spec->type) expectation.type = *spec->type;
  if (!spec->same && !spec->json) {
    auto values = parse_values(expectation.type, spec->values);
    if (!values) {
      script.problem = fmt::format("line {}: {}", d.line, values.error().message);
      return;
    }
    expectation.values = std::move(*values);
  }
  script.expectations.push_back(std::move(expectation));
}

Script read_script(const TestCase& test, const TestMatrix& matrix) {
  Script script;
  script.matrix = matrix;
  for (const bool resources : {true, false})  // expectations take their type from buffers and textures, wherever these stand
    for (const Directive& d : test.directives) {
      if ((d.keyword == "buffer" || d.keyword == "texture" || d.keyword == "sampler") != resources || !script.problem.empty()) continue;
      if (d.keyword == "buffer") {
        read_buffer(d, script);
      } else if (d.keyword == "texture") {
        read_resource(d, parse_test_texture, script.textures, script);
      } else if (d.keyword == "sampler") {
        read_resource(d, parse_test_sampler, script.samplers, script);
      } else if (d.keyword == "run") {
        read_run(d, script);
      } else if (d.keyword == "expect") {
        read_expect(d, script);
      } else if (d.keyword == "only") {
        read_only(d, script);
      } else if (d.keyword == "sanitize") {
        read_sanitize(d, script);
      } else if (d.keyword == "accepts") {
        read_accepts(d, script);
      } else if (d.keyword == "stops") {
        script.stops_at = static_cast<uint32_t>(parse_unsigned(d.rest).value_or(0));
      } else if (d.keyword == "fails") {
        script.fails = d.rest;
      } else if (d.keyword == "override") {
        const auto [name, value] = at_equal(d.rest);
        const auto number = value == "true" ? 1.0 : value == "false" ? 0.0 : parse_number(value);
        if (!number) script.problem = fmt::format("line {}: the form is `override NAME = VALUE`", d.line);
        script.overrides[name] = number.value_or(0);
      }
    }
  return script;
}

/// The binding that a target names.
const BindingInfo* find_binding(const std::vector<BindingInfo>& bindings, const std::string& target) {
  const auto parts = split(target, '.');
  const auto first = parse_unsigned(parts[0]);
  for (const BindingInfo& binding : bindings) {
    if (!first && binding.name == target) return &binding;
    if (first && parts.size() == 1 && binding.group == 0 && binding.binding == *first) return &binding;
    const auto second = parts.size() == 2 ? parse_unsigned(parts[1]) : std::nullopt;
    if (first && second && binding.group == *first && binding.binding == *second) return &binding;
  }
  return nullptr;
}

/// The buffers of one configuration, by target, and what differs from the expectations.
class Configuration {
 public:
  Configuration(const Device& device, const Script& script, const std::vector<Pipeline>& pipelines) : device_(device), script_(script), pipelines_(pipelines) {}

  std::string run() {
    for (const TestBuffer& buffer : script_.buffers)
      if (std::string problem = make(buffer); !problem.empty()) return problem;
    for (const TestTexture& texture : script_.textures)
      if (std::string problem = make(texture); !problem.empty()) return problem;
    for (const TestSampler& sampler : script_.samplers) {
      auto made = device_.create_sampler(sampler.descriptor);
      if (!made) return fmt::format("{}: {}\n", sampler.targets[0], made.error().message);
      for (const std::string& target : sampler.targets) samplers_[target] = *made;
    }
    for (size_t i = 0; i < script_.steps.size(); ++i)
      if (std::string problem = dispatch(script_.steps[i], pipelines_[i]); !problem.empty()) return problem == kExpected ? "" : problem;
    if (script_.stops_at) return "it ended, and was expected to be stopped\n";
    if (!script_.fails.empty()) return fmt::format("it ran, and was expected to be refused with \"{}\"\n", script_.fails);
    for (const TestTexture& texture : script_.textures) {
      const std::string& target = texture.targets[0];
      auto numbers = test_numbers(device_, textures_[target]);
      if (!numbers) return fmt::format("{}: {}\n", target, numbers.error().message);
      numbers_[target] = std::move(*numbers);
    }
    std::string out;
    for (const Expectation& expectation : script_.expectations) out += compare(expectation);
    return out;
  }
  /// Of all dispatches, in their order.
  const std::vector<Finding>& findings() const { return findings_; }
  /// Lines of print probes.
  const std::string& printed() const { return printed_; }
  /// The bytes behind a target, the numbers of a texture; empty if there is no such thing.
  std::span<const std::byte> bytes(const std::string& target) const {
    if (const auto texture = numbers_.find(target); texture != numbers_.end()) return texture->second;
    const auto found = buffers_.find(target);
    return found == buffers_.end() ? std::span<const std::byte>() : std::span<const std::byte>(found->second.data(), static_cast<size_t>(found->second.size()));
  }

 private:
  static constexpr std::string_view kExpected = "expected";

  const BindingInfo* binding_of(const std::string& target) const {
    for (const Pipeline& pipeline : pipelines_)
      if (const BindingInfo* found = find_binding(pipeline.bindings(), target)) return found;
    return nullptr;
  }

  std::string make(const TestBuffer& buffer) {
    Bytes contents = buffer.contents;
    if (buffer.json) {
      const BindingInfo* binding = binding_of(buffer.target);
      if (binding == nullptr) return fmt::format("no entry point uses {}\n", buffer.target);
      auto bytes = bytes_from_json(binding->layout, buffer.json_text);
      if (!bytes) return fmt::format("{}: {}\n", buffer.target, bytes.error().message);
      contents = std::move(*bytes);
    }
    auto memory = device_.create_buffer(std::span<const std::byte>(contents));
    if (!memory) return fmt::format("{}: {}\n", buffer.target, memory.error().message);
    buffers_[buffer.target] = *memory;
    return {};
  }

  std::string make(const TestTexture& texture) {
    TextureMemory memory;
    const std::string& name = texture.targets[0];
    for (const std::string& target : texture.targets) {
      bool used = false;
      for (const Pipeline& pipeline : pipelines_)
        if (const BindingInfo* binding = find_binding(pipeline.bindings(), target); binding != nullptr && binding->texture) {
          used = true;
          if (!add_use(memory, *binding)) return fmt::format("{}: one texture cannot be all that the entry points declare\n", target);
        }
      if (!used) return fmt::format("no entry point uses the texture {}\n", target);
    }
    if (auto made = make_test_texture(device_, texture, memory); !made) return fmt::format("{}: {}\n", name, made.error().message);
    for (const std::string& target : texture.targets) textures_[target] = memory;
    return {};
  }

  /// A message if a texture cannot be viewed as a binding needs it.
  std::string bind_resources(Bindings& bindings, const Pipeline& pipeline) const {
    for (const auto& [target, memory] : textures_)
      if (const BindingInfo* binding = find_binding(pipeline.bindings(), target)) {
        auto view = view_for(memory, *binding);
        if (!view) return fmt::format("{}: {}\n", target, view.error().message);
        bindings.set(binding->group, binding->binding, *view);
      }
    for (const auto& [target, sampler] : samplers_)
      if (const BindingInfo* binding = find_binding(pipeline.bindings(), target)) bindings.set(binding->group, binding->binding, sampler);
    return {};
  }

  std::string dispatch(const RunStep& step, const Pipeline& pipeline) {
    Bindings bindings;
    if (std::string problem = bind_resources(bindings, pipeline); !problem.empty()) return problem;
    for (const auto& [target, memory] : buffers_)
      if (const BindingInfo* binding = find_binding(pipeline.bindings(), target)) give(bindings, *binding, memory);
    auto grid = to_workgroups(step.grid, pipeline.workgroup_size(), device_.limits());
    DispatchResult result;
    if (!grid) {
      result.status = DispatchStatus::Invalid;
      result.error.message = grid.stop().message;
    } else {
      DispatchOptions limit;
      limit.time_limit = script_.stops_at ? std::chrono::nanoseconds(kStopAfter) : std::chrono::nanoseconds(kTimeLimit);
      result = device_.dispatch(pipeline, bindings, *grid, limit);
    }
    findings_.insert(findings_.end(), result.findings.begin(), result.findings.end());
    for (const Printed& line : result.printed) printed_ += fmt::format("invocation {},{},{}: {}\n", line.global_id[0], line.global_id[1], line.global_id[2], line.text);
    if (result.not_printed != 0) printed_ += fmt::format("{} more\n", result.not_printed);
    switch (result.status) {
      case DispatchStatus::Completed: return {};
      case DispatchStatus::Cancelled: return "the dispatch was cancelled\n";
      case DispatchStatus::Invalid:
        if (!script_.fails.empty() && result.error.message.find(script_.fails) != std::string::npos) return std::string(kExpected);
        return fmt::format("the dispatch was refused: {}\n", result.error.message);
      case DispatchStatus::TimedOut: {
        const uint32_t line = result.stopped_at ? result.stopped_at->line : 0;
        if (script_.stops_at && (*script_.stops_at == 0 || *script_.stops_at == line)) return std::string(kExpected);
        return fmt::format("it did not end in time, in the loop at line {}\n", line);
      }
    }
    return {};
  }

  std::string compare(const Expectation& expectation) const {
    if (expectation.spec.same) return {};
    if (!buffers_.contains(expectation.spec.target) && !textures_.contains(expectation.spec.target)) return fmt::format("{}: the case makes no such buffer or texture\n", expectation.spec.target);
    const std::span<const std::byte> got = bytes(expectation.spec.target);
    if (!expectation.spec.json) return compare_values(expectation.spec, expectation.type, expectation.values, got);
    const BindingInfo* binding = binding_of(expectation.spec.target);
    if (binding == nullptr) return fmt::format("no entry point uses {}\n", expectation.spec.target);
    auto expected = bytes_from_json(binding->layout, expectation.spec.values);
    if (!expected) return fmt::format("{}: {}\n", expectation.spec.target, expected.error().message);
    // Through text on both sides: padding does not count.
    const std::string a = json_from_bytes(binding->layout, got, -1), e = json_from_bytes(binding->layout, *expected, -1);
    return a == e ? std::string() : fmt::format("{}: got {}\nexpected {}\n", expectation.spec.target, a, e);
  }

  const Device& device_;
  const Script& script_;
  const std::vector<Pipeline>& pipelines_;
  std::map<std::string, Buffer> buffers_;
  std::map<std::string, TextureMemory> textures_;
  std::map<std::string, Sampler> samplers_;
  std::map<std::string, Bytes> numbers_;  ///< of the textures by their first target, when all has run
  std::vector<Finding> findings_;
  std::string printed_;
};

/// First results of each buffer, which all other configurations must equal bit for bit unless a tolerance was given.
using Agreed = std::map<std::string, Bytes>;

std::string agree(const Script& script, const Configuration& configuration, Agreed& agreed) {
  std::string out;
  for (const Expectation& expectation : script.expectations) {
    if (expectation.spec.ulp > 0 || expectation.spec.tolerance > 0) continue;
    const auto bytes = configuration.bytes(expectation.spec.target);
    const auto [at, added] = agreed.try_emplace(expectation.spec.target, Bytes(bytes.begin(), bytes.end()));
    if (!expectation.spec.same || added) continue;
    for (size_t i = 0; i + 4 <= std::min(bytes.size(), at->second.size()); i += 4)
      if (std::memcmp(bytes.data() + i, at->second.data() + i, 4) != 0) {
        out += fmt::format("{}: word {} is not what the first configuration gave\n", expectation.spec.target, i / 4);
        break;
      }
  }
  return out;
}

/// One case in all its configurations.
class CaseRun {
 public:
  CaseRun(const TestCase& test, const Module& module, const TestMatrix& matrix, const Limits& limits, CaseResult& result)
      : test_(test), module_(module), script_(read_script(test, matrix)), sanitize_too_(matrix.sanitize), result_(result) {
    for (uint32_t threads : script_.matrix.threads) {
      DeviceOptions options;
      options.threads = threads;
      options.limits = limits;
      devices_.emplace_back(options);
    }
  }

  void run() {
    if (!script_.problem.empty()) return fail(script_.problem + "\n");
    if (script_.expectations.empty() && test_.diagnostics.empty() && !script_.stops_at && script_.fails.empty() && !script_.sanitize && !test_.has_output) return fail("the case expects nothing\n");
    for (uint32_t size : script_.matrix.subgroup_sizes)
      for (int opt : script_.matrix.opts)
        if (!run_pipelines(size, opt, script_.sanitize.value_or(Checks{}))) return;
    if (!script_.sanitize && sanitize_too_ && !script_.stops_at && script_.fails.empty()) run_sanitized_too();
    if (failed_ > 1) fail(fmt::format("and {} more of {} configurations fail\n", failed_ - 1, result_.runs));
  }

 private:
  void fail(std::string text) {
    result_.passed = false;
    result_.failure += std::move(text);
  }

  /// What is right must be clean. Two sizes, as findings do not depend on them.
  void run_sanitized_too() {
    also_ = true;
    runs_before_ = result_.runs;
    for (uint32_t size : {4u, 16u})
      if (contains(script_.matrix.subgroup_sizes, size) && contains(script_.matrix.opts, 2)) run_pipelines(size, 2, {.race = true, .index = true, .barrier = true, .subgroup = true});
    if (result_.runs == runs_before_) return;
    for (const std::string& name : script_.accepted)
      if (!contains(seen_, name)) fail(fmt::format("`accepts {}`: nothing of this kind is found\n", name));
  }

  /// What is found, less what is accepted.
  std::string unexpected(const std::vector<Finding>& findings) {
    std::vector<Finding> out;
    for (const Finding& f : findings) {
      const std::string check = check_of(f);
      if (contains(script_.accepted, check)) seen_.push_back(check);
      else out.push_back(f);
    }
    return out.empty() ? "" : "what nobody expects was found (`accepts` says that it is there on purpose):\n" + render_findings(out);
  }

  /// The name of the check, of those that these runs have, that a finding is of.
  static std::string check_of(const Finding& finding) {
    const std::string& id = finding.diagnostic.id;
    if (id.starts_with("data-race")) return "race";
    return id == "index-out-of-bounds" ? "index" : id == "barrier-skipped" ? "barrier" : id == "inactive-lane-read" ? "subgroup" : id;
  }

  template <class T>
  static bool contains(const std::vector<T>& list, T wanted) { return std::find(list.begin(), list.end(), wanted) != list.end(); }

  /// All numbers of threads. False: diagnostics are not what is expected, nothing else makes sense.
  bool run_pipelines(uint32_t size, int opt, const Checks& checks) {
    std::vector<Pipeline> pipelines;
    bool ok = true;
    for (const RunStep& step : script_.steps) {
      PipelineOptions options;
      options.entry_point = step.entry;
      options.constants = script_.overrides;
      options.subgroup_size = size;
      options.opt_level = opt;
      options.checks = checks;
      options.sampling = Sampling::Second;  // the first number of threads has all workgroups observed, the others one if it can stand for all
      pipelines.push_back(module_.create_pipeline(options));
      ok &= pipelines.back().ok();
      if (!settled_) result_.diagnostics.insert(result_.diagnostics.end(), pipelines.back().diagnostics().begin(), pipelines.back().diagnostics().end());
    }
    if (!settled_ && (!ok || !script_.sanitize) && !settle()) return false;
    for (size_t t = 0; t < devices_.size(); ++t) {
      ++result_.runs;
      std::string difference = ok ? std::string() : test_.diagnostics.empty() ? std::string("the pipeline could not be made\n") : std::string();
      if (ok) difference = run_configuration(devices_[t], pipelines);
      if (stopped_) return false;
      if (difference.empty() || failed_++ > 0) continue;
      result_.where = fmt::format(" --subgroup-size {} --opt {} --threads {}", size, opt, script_.matrix.threads[t]);
      fail((also_ ? "sanitized: " : "") + difference);
    }
    return true;
  }

  bool settle() {
    settled_ = true;
    stopped_ = !settle_diagnostics(test_, result_);
    return !stopped_;
  }

  std::string run_configuration(const Device& device, const std::vector<Pipeline>& pipelines) {
    Configuration configuration(device, script_, pipelines);
    std::string difference = configuration.run();
    if (difference.empty()) difference = agree(script_, configuration, agreed_);
    if (also_) difference += unexpected(configuration.findings());
    if (test_.find("prints") != nullptr) difference += settle_printed(configuration.printed());
    if (!script_.sanitize) return difference;
    if (!findings_) settle_findings(configuration.findings());
    const bool may_differ = std::any_of(findings_->begin(), findings_->end(), [](const Finding& f) { return f.schedule_dependent; });
    const std::string first = render_findings(*findings_), now = render_findings(configuration.findings());
    if (!may_differ && first != now) difference += "the findings are not those of the first configuration\ngot\n" + now + "first\n" + first;
    return difference;
  }

  /// All configurations print the same.
  std::string settle_printed(const std::string& printed) {
    if (result_.output) return *result_.output == printed ? "" : "other lines are printed than in the first configuration\n" + printed;
    result_.output = printed;
    compare_output(test_, printed, result_);
    return {};
  }

  /// Findings of the first configuration are diagnostics of the case, or its output.
  void settle_findings(const std::vector<Finding>& findings) {
    findings_ = findings;
    if (test_.find("render") != nullptr) {
      settled_ = true;
      result_.output = render_findings(findings);
      return compare_output(test_, *result_.output, result_);
    }
    for (const Finding& f : findings) result_.diagnostics.push_back(f.diagnostic);
    settle();
  }

  const TestCase& test_;
  const Module& module_;
  const Script script_;
  bool sanitize_too_;
  CaseResult& result_;
  std::vector<Device> devices_;
  Agreed agreed_;
  std::optional<std::vector<Finding>> findings_;  ///< of the first configuration of a sanitized case
  uint32_t failed_ = 0;
  bool settled_ = false, stopped_ = false;
  bool also_ = false;  ///< the sanitized runs of a case that expects no findings
  uint64_t runs_before_ = 0;
  std::vector<std::string> seen_;  ///< checks that found what is accepted
};

}  // namespace

void run_dispatches(const TestCase& test, const Module& module, const TestMatrix& matrix, const Limits& limits, CaseResult& result) {
  if (!module.ok()) {
    settle_diagnostics(test, result);
    return;
  }
  CaseRun(test, module, matrix, limits, result).run();
}

}  // namespace tesela::tools
