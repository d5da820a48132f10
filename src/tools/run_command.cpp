// SPDX-License-Identifier: Apache-2.0
// `tesela run`: compile, run the steps, compare, write, show.
#include <fmt/format.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <nlohmann/json.hpp>

#include "tools/commands.h"
#include "tools/files.h"
#include "tools/findings.h"
#include "tools/machine.h"
#include "tools/sarif.h"
#include "tools/show.h"

namespace tesela::tools {
namespace {

using Json = nlohmann::ordered_json;
using Clock = std::chrono::steady_clock;

std::span<const std::byte> bytes_of(const PlanBuffer& buffer) { return {buffer.memory.data(), static_cast<size_t>(buffer.memory.size())}; }

/// Prints the arithmetic of the first steps, and on a terminal how far a long run is.
class StepPrinter {
 public:
  explicit StepPrinter(const Options& options) : options_(options) {}
  Json json = Json::array();
  void operator()(const StepResult& step) {
    ++steps_;
    if (options_.json && steps_ <= kMostListed) {
      Json one{{"entry", step.entry},
               {"workgroups", {step.grid.x, step.grid.y, step.grid.z}},
               {"invocations", step.numbers.invocations}};
      if (step.numbers.items) one["items"] = *step.numbers.items;
      if (step.numbers.surplus) one["surplus"] = *step.numbers.surplus;
      one["ms"] = step.ms;
      json.push_back(std::move(one));
    }
    if (options_.json || options_.quiet) return progress();
    if (steps_ <= kMostPrinted || options_.time) {
      clear_progress();
      fmt::print("{}: {}{}\n", step.entry, step.arithmetic, options_.time ? fmt::format(", {:.3f} ms", step.ms) : "");
    } else {
      progress();
    }
  }
  void finish() {
    clear_progress();
    if (!options_.json && !options_.quiet && !options_.time && steps_ > kMostPrinted) fmt::print("... {} dispatches in all\n", steps_);
  }

 private:
  static constexpr uint64_t kMostPrinted = 8, kMostListed = 10000;
  void progress() {
    if (!terminal_ || Clock::now() - last_ < std::chrono::milliseconds(200)) return;
    last_ = Clock::now();
    fmt::print(stderr, "\r{} dispatches", steps_);
    shown_ = true;
  }
  void clear_progress() {
    if (shown_) std::fputs("\r\033[K", stderr);
    shown_ = false;
  }
  const Options& options_;
  uint64_t steps_ = 0;
  bool terminal_ = ::isatty(2) == 1, shown_ = false;
  Clock::time_point last_ = Clock::now();
};

/// A buffer or texture as numbers.
struct Result {
  TypeLayout type;
  std::span<const std::byte> bytes;
  Bytes numbers;  ///< of a texture; what the span points to
};

Outcome<Result> result_of(Machine& machine, const std::string& name, bool as_stored = false) {
  Result result;
  if (const PlanTexture* texture = machine.find_texture(name)) {
    auto contents = read_texels(machine.device(), texture->memory);
    if (!contents) return Stop{kInputWrong, fmt::format("{}: {}", name, contents.error().message)};
    // For pictures: the values of an sRGB format as they are stored.
    if (as_stored && contents->shape.format == TextureFormat::Rgba8UnormSrgb) contents->shape.format = TextureFormat::Rgba8Unorm;
    if (as_stored && contents->shape.format == TextureFormat::Bgra8UnormSrgb) contents->shape.format = TextureFormat::Bgra8Unorm;
    result.type = layout_of(texture->memory.of, contents->shape);
    result.numbers = numbers_of(*contents);
    result.bytes = result.numbers;
    return result;
  }
  const PlanBuffer& buffer = *machine.find(name);
  result.type = buffer.type;
  result.bytes = bytes_of(buffer);
  return result;
}

/// What `spec` makes of the buffer or texture, in its layout.
base::Result<Bytes> expected_bytes(Machine& machine, const std::string& name, const Result& got, const DataSpec& spec) {
  const PlanTexture* texture = machine.find_texture(name);
  if (texture == nullptr) return make_bytes(got.type, spec, element_count(got.type, got.bytes.size()));
  auto contents = make_texels(wanted(texture->memory), spec);
  if (!contents) return contents.error();
  return numbers_of(*contents);
}

/// Compares what is expected. Data that cannot be compared is a Stop; differences are printed and counted.
Outcome<uint64_t> check_expectations(Machine& machine, const Options& options, Json& json) {
  uint64_t different = 0;
  for (const auto& [name, spec] : machine.plan().expect) {
    auto got = result_of(machine, name);
    if (!got) return got.stop();
    const uint64_t elements = element_count(got->type, got->bytes.size());
    auto expected = expected_bytes(machine, name, *got, spec);
    if (!expected) return Stop{kInputWrong, fmt::format("--expect {}: {}", name, expected.error().message)};
    if (scalar_count(got->type, element_count(got->type, expected->size())) != scalar_count(got->type, elements))
      return Stop{kInputWrong, fmt::format("--expect {}: {} elements are expected and the buffer has {}", name, element_count(got->type, expected->size()), elements)};
    const Comparison result = compare(name, got->type, got->bytes, *expected, machine.plan().tolerance, machine.plan().relative);
    different += result.different;
    json[name] = {{"compared", result.compared}, {"different", result.different}, {"largest_difference", result.largest}};
    if (options.json) continue;
    if (result.different > 0) {
      fmt::print("{}: {} of {} numbers differ from what is expected, by up to {:.4g}\n{}", name, result.different, result.compared, result.largest, result.first);
    } else if (!options.quiet) {
      fmt::print("{}: all {} numbers are as expected\n", name, result.compared);
    }
  }
  return different;
}

base::Result<std::string> encoded(Machine& machine, const std::string& name, const std::string& path) {
  const PlanTexture* texture = machine.find_texture(name);
  if (texture == nullptr) {
    const PlanBuffer& buffer = *machine.find(name);
    if (extension_of(path) == "png") return base::Error{fmt::format("a buffer has no pixels; --view {}={} makes a picture of its numbers", name, path)};
    return encode(buffer.type, bytes_of(buffer), path);
  }
  auto contents = read_texels(machine.device(), texture->memory);
  if (!contents) return contents.error();
  return encode(texture->memory.of, *contents, path);
}

std::optional<Stop> write_outputs(Machine& machine) {
  StagedFiles files;
  for (const auto& [name, path] : machine.plan().out) {
    auto contents = encoded(machine, name, path);
    if (!contents) return Stop{kCallWrong, fmt::format("--out {}={}: {}", name, path, contents.error().message)};
    if (auto added = files.add(path, *contents); !added) return Stop{kCallWrong, added.error().message};
  }
  for (const ViewRequest& view : machine.plan().views) {
    auto shown = result_of(machine, view.name, true);
    if (!shown) return shown.stop();
    auto contents = view_file(view, shown->type, shown->bytes, machine.common_items());
    if (!contents) return Stop{kCallWrong, fmt::format("--view {}: {}", view.name, contents.error().message)};
    if (auto added = files.add(view.path, *contents); !added) return Stop{kCallWrong, added.error().message};
  }
  if (auto committed = files.commit(); !committed) return Stop{kCallWrong, committed.error().message};
  return std::nullopt;
}

void print_times(const Machine& machine, double run_ms) {
  const auto line = [](std::string_view what, const std::vector<StageTime>& times) {
    double total = 0;
    std::string parts;
    for (const StageTime& t : times) {
      total += t.ms;
      parts += fmt::format("  {} {:.2f}", t.stage, t.ms);
    }
    fmt::print("{}: {:.2f} ms ({})\n", what, total, parts.empty() ? "" : parts.substr(2));
  };
  for (const Module& module : machine.modules()) line("module", module.times());
  for (const Pipeline& pipeline : machine.pipelines()) line(fmt::format("pipeline {}, subgroup size {}", pipeline.entry_point(), pipeline.subgroup_size()), pipeline.times());
  fmt::print("all dispatches: {:.3f} ms with {} thread{}\n", run_ms, machine.device().threads(), machine.device().threads() == 1 ? "" : "s");
}

void print_json(const Json& json) { fmt::print("{}\n", json.dump(1, ' ', false, Json::error_handler_t::replace)); }

/// Adds a summary, and all values of few.
void add_numbers(Json& one, const TypeLayout& type, std::span<const std::byte> bytes, bool full) {
  const Summary s = summarise(type, bytes);
  one["numbers"] = s.scalars;
  const auto number = [](double v) { return std::isfinite(v) ? Json(v) : Json(v < 0 ? "-inf" : "inf"); };
  if (s.scalars > s.nans) one.update({{"min", number(s.min)}, {"max", number(s.max)}, {"mean", number(s.mean)}});
  one["nan"] = s.nans;
  constexpr uint64_t kWholeUpTo = 1024;
  if (full || s.scalars <= kWholeUpTo) one["values"] = Json::parse(json_from_bytes(type, bytes, -1), nullptr, false);
}

Json buffer_json(const PlanBuffer& buffer, bool full) {
  const auto bytes = bytes_of(buffer);
  Json one{{"type", buffer.type.name}, {"bytes", bytes.size()}};
  if (buffer.type.runtime_sized) one["elements"] = element_count(buffer.type, bytes.size());
  add_numbers(one, buffer.type, bytes, full);
  return one;
}

Json texture_json(const PlanTexture& texture, const Result& result, bool full) {
  Json one{{"type", texture.type}, {"format", format_name(texture.memory.format)}, {"size", wanted(texture.memory).size}};
  add_numbers(one, result.type, result.bytes, full);
  return one;
}

/// Whether the uniformity analysis could not prove that all invocations come to some barrier.
bool has_doubtful_barriers(const Machine& machine) {
  for (const Module& module : machine.modules())
    for (const Diagnostic& d : module.diagnostics())
      if (d.id == "barrier-not-uniform") return true;
  return false;
}

/// Lines of print probes, as they come: those of a dispatch when it has ended.
class PrintedLines {
 public:
  explicit PrintedLines(bool as_json) : as_json_(as_json) {}

  void add(const std::string& entry, const DispatchResult& result) {
    for (const Printed& p : result.printed) {
      if (as_json_) json.push_back({{"entry", entry}, {"file", p.place.file}, {"line", p.place.line}, {"text", p.text}, {"workgroup", p.workgroup}, {"local_id", p.local_id}, {"global_id", p.global_id}});
      else fmt::print("{}:{}: invocation {}: {}\n", p.place.file, p.place.line, ids(p.global_id), p.text);
    }
    if (result.not_printed == 0) return;
    if (as_json_) json.push_back({{"entry", entry}, {"not_printed", result.not_printed}});
    else fmt::print("{} more line{} of probes not shown\n", result.not_printed, result.not_printed == 1 ? " is" : "s are");
  }

  Json json = Json::array();

 private:
  /// As many numbers as say something.
  static std::string ids(const uint32_t* id) {
    if (id[2] != 0) return fmt::format("({}, {}, {})", id[0], id[1], id[2]);
    return id[1] != 0 ? fmt::format("({}, {})", id[0], id[1]) : std::to_string(id[0]);
  }

  bool as_json_;
};

/// Findings as text to standard error, where the diagnostics of modules go too, and as SARIF. JSON goes with the rest of the results.
std::optional<Stop> show_findings(const FindingReport& findings, const Machine& machine, const Options& options) {
  if (!options.sarif_file.empty()) {
    StagedFiles files;
    auto written = files.add(options.sarif_file, sarif(findings.diagnostics()));
    if (written) written = files.commit();
    if (!written) return Stop{kCallWrong, written.error().message};
  }
  if (options.json) return std::nullopt;
  std::fflush(stdout);
  std::fputs(findings.text(use_colour(2)).c_str(), stderr);
  if (options.checks.barrier && options.assume_uniform && has_doubtful_barriers(machine) && !findings.barrier_skipped())
    std::fputs("no barrier was skipped: wherever one depends on a condition, all invocations of a workgroup took the same way\n", stderr);
  return std::nullopt;
}

}  // namespace

int run_command(const Options& options) {
  auto plan = make_plan(options);
  if (!plan) return finish(plan.stop());
  auto made = Machine::make(options, std::move(*plan));
  if (!made) return finish(made.stop());
  Machine& machine = **made;

  StepPrinter printer(options);
  FindingReport findings;
  PrintedLines printed(options.json);
  machine.watch([&](const std::string& entry, const DispatchResult& result) {
    printed.add(entry, result);
    findings.add(entry, result);
  });
  const auto begin = Clock::now();
  const auto stop = machine.run([&](const StepResult& step) { printer(step); });
  const double run_ms = std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
  printer.finish();
  const bool judged = options.checks.any() || findings.errors() > 0;  // an assertion may fail without checks
  if (judged)
    if (auto failed = show_findings(findings, machine, options)) return finish(*failed);
  if (stop || findings.barrier_skipped()) {
    if (options.json && judged) print_json({{"steps", printer.json}, {"printed", printed.json}, {"findings", findings.json()}});
    return finish(stop.value_or(Stop{kInputWrong, "a barrier was skipped: the buffers mean nothing, none is shown or written"}));
  }
  const bool bad = findings.errors() > 0 || (options.strict && findings.warnings() > 0);
  if (options.time && !options.json) print_times(machine, run_ms);

  Json expectations = Json::object();
  auto different = check_expectations(machine, options, expectations);
  if (!different) return finish(different.stop());
  if (auto failed = write_outputs(machine)) return finish(*failed);

  if (options.json) {
    Json buffers = Json::object(), textures = Json::object();
    for (const PlanBuffer& buffer : machine.buffers())
      if (buffer.kind == BindingKind::Storage) buffers[buffer.name] = buffer_json(buffer, options.full);
    for (const PlanTexture& texture : machine.textures()) {
      if (!texture.written) continue;
      auto result = result_of(machine, texture.name);
      if (!result) return finish(result.stop());
      textures[texture.name] = texture_json(texture, *result, options.full);
    }
    Json all{{"steps", printer.json}, {"ms", run_ms}, {"threads", machine.device().threads()}, {"buffers", buffers}, {"expect", expectations}};
    if (!machine.textures().empty()) all["textures"] = textures;
    if (!printed.json.empty()) all["printed"] = printed.json;
    if (judged) all["findings"] = findings.json();
    print_json(all);
  } else if (!options.quiet && *different == 0 && !bad) {
    for (const PlanBuffer& buffer : machine.buffers())
      if (buffer.kind == BindingKind::Storage) std::fputs(show_buffer(buffer.name, buffer.type, bytes_of(buffer), options.full).c_str(), stdout);
    for (const PlanTexture& texture : machine.textures()) {
      if (!texture.written) continue;
      auto result = result_of(machine, texture.name);
      if (!result) return finish(result.stop());
      const std::string heading = fmt::format("{}: {}, {}", texture.name, texture.type, size_text(texture.memory.of, texture.memory.shape));
      std::fputs(show_texture(heading, result->type, result->bytes, options.full).c_str(), stdout);
    }
  }
  if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) return finish({kCallWrong, "cannot write to standard output"});
  return *different > 0 || bad ? kInputWrong : kFine;
}

}  // namespace tesela::tools
