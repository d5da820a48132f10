// SPDX-License-Identifier: Apache-2.0
#include "tools/conformance_record.h"

#include <fmt/format.h>

#include <cstring>
#include <optional>

#include "tools/conformance_expect.h"
#include "tools/conformance_values.h"

namespace tesela::conformance {
namespace {

Verdict agree() { return {}; }
Verdict differ(Outcome outcome, std::string reason) {
  for (char& c : reason)
    if (c == '\n' || c == '\t' || c == '\r') c = ' ';
  return {outcome, std::move(reason)};
}

/// "3:9 text [id]" of the first error.
std::string first_error(const std::vector<Diagnostic>& diagnostics) {
  for (const Diagnostic& d : diagnostics)
    if (d.severity == Severity::Error) return fmt::format("{}:{} {} [{}]", d.place.line, d.place.column, d.text, d.id);
  return "refused without a diagnostic";
}

/// Empty if the step did what it should.
Verdict verdict_of(const DispatchResult& r) {
  switch (r.status) {
    case DispatchStatus::Completed: return agree();
    case DispatchStatus::TimedOut: return differ(Outcome::TimedOut, r.stopped_at ? fmt::format("time limit, in the loop at line {}", r.stopped_at->line) : "time limit");
    case DispatchStatus::Cancelled: return differ(Outcome::TimedOut, "cancelled");
    case DispatchStatus::Invalid: return differ(Outcome::WronglyRefused, "dispatch: " + r.error.message);
  }
  return agree();
}

struct Program {
  std::vector<Buffer> buffers;
  std::vector<Pipeline> pipelines;
};

Bindings bindings_of(const Json& step, const Program& program) {
  Bindings bindings;
  for (const Json& b : step["bindings"]) {
    const size_t index = b["buffer"];
    std::optional<uint64_t> size;
    if (b.contains("size") && b["size"].is_number()) size = b["size"].get<uint64_t>();
    bindings.set(b["group"], b["binding"], program.buffers[index], b.contains("offset") ? b["offset"].get<uint64_t>() : 0, size);
  }
  return bindings;
}

bool inside(const Buffer& buffer, uint64_t offset, uint64_t size) { return offset <= buffer.size() && size <= buffer.size() - offset; }

std::string run_transfer(const Json& step, Program& program) {
  if (step.contains("copy")) {
    const Json& c = step["copy"];
    Buffer& from = program.buffers[c["from"].get<size_t>()];
    Buffer& to = program.buffers[c["to"].get<size_t>()];
    const uint64_t a = c["from_offset"], b = c["to_offset"], n = c["size"];
    if (!inside(from, a, n) || !inside(to, b, n)) return "a copy reaches outside its buffers";
    std::memmove(to.data() + b, from.data() + a, n);
    return {};
  }
  const bool clear = step.contains("clear");
  const Json& s = clear ? step["clear"] : step["write"];
  Buffer& to = program.buffers[s["buffer"].get<size_t>()];
  const uint64_t offset = s.contains("offset") ? s["offset"].get<uint64_t>() : 0;
  const uint64_t n = s.contains("size") && s["size"].is_number() ? s["size"].get<uint64_t>() : to.size() - offset;
  if (!inside(to, offset, n)) return "a write reaches outside its buffer";
  if (clear) {
    std::memset(to.data() + offset, 0, n);
  } else {
    const std::vector<std::byte> data = bytes_of(s["data"], n);
    std::memcpy(to.data() + offset, data.data(), n);
  }
  return {};
}

}  // namespace

std::string_view outcome_name(Outcome outcome) {
  switch (outcome) {
    case Outcome::Agree: return "agree";
    case Outcome::WronglyAccepted: return "wrongly accepted";
    case Outcome::WronglyRefused: return "wrongly refused";
    case Outcome::WrongValues: return "wrong values";
    case Outcome::Crashed: return "crashed";
    case Outcome::TimedOut: return "timed out";
  }
  return "";
}

Device& Runner::device_for(const Json& enable) {
  DeviceOptions options;
  options.threads = options_.threads;
  options.features = {false, false, false};
  for (const Json& feature : enable) {
    const std::string name = feature.get<std::string>();
    if (name == "f16" || name == "shader-f16") options.features.f16 = true;
    else if (name.starts_with("subgroup")) options.features.subgroups = true;
    else options.features.other = true;
  }
  const int key = options.features.f16 + 2 * options.features.subgroups + 4 * options.features.other;
  return devices_.try_emplace(key, options).first->second;
}

PipelineOptions Runner::pipeline_options(const Json& entry, const Json& constants) const {
  PipelineOptions options;
  if (entry.is_string()) options.entry_point = entry.get<std::string>();
  if (constants.is_object())
    for (const auto& [key, value] : constants.items()) options.constants[key] = number_of(value);
  options.subgroup_size = options_.subgroup_size;
  options.opt_level = options_.opt_level;
  return options;
}

Verdict Runner::run(const Json& record) {
  if (record.contains("step")) return run_validation(record);
  if (record.contains("modules")) return run_program(record);
  if (record.contains("input_kind")) return run_execution(record);
  return differ(Outcome::WronglyRefused, "a record of no known kind");
}

Verdict Runner::run_validation(const Json& record) {
  const std::string step = record["step"], expect = record["expect"];
  Device& device = device_for(record["enable"]);
  const Module module = device.create_module({{"module.wgsl", record["wgsl"].get<std::string>()}});
  if (!module.ok()) {
    if (expect == "shader-error") return agree();
    return differ(Outcome::WronglyRefused, first_error(module.diagnostics()));
  }
  if (step == "warning") {
    for (const Diagnostic& d : module.diagnostics())
      if (d.severity == Severity::Warning) return agree();
    return differ(Outcome::WronglyAccepted, "no warning was given");
  }
  if (step == "compile") return expect == "valid" ? agree() : differ(Outcome::WronglyAccepted, "expected " + expect);
  const Json none;
  const Pipeline pipeline = module.check_pipeline(pipeline_options(record.contains("entry") ? record["entry"] : none, record.contains("constants") ? record["constants"] : none));
  bool refused = false;
  for (const Diagnostic& d : pipeline.diagnostics()) refused |= d.severity == Severity::Error;
  if (refused == (expect != "valid")) return agree();
  return refused ? differ(Outcome::WronglyRefused, "pipeline: " + first_error(pipeline.diagnostics())) : differ(Outcome::WronglyAccepted, "expected " + expect);
}

Verdict Runner::run_execution(const Json& record) {
  Device& device = device_for(record["enable"]);
  const Module module = device.create_module({{"module.wgsl", record["wgsl"].get<std::string>()}});
  if (!module.ok()) return differ(Outcome::WronglyRefused, first_error(module.diagnostics()));
  const Pipeline pipeline = module.create_pipeline(pipeline_options(record["entry"], {}));
  if (!pipeline.ok()) return differ(Outcome::WronglyRefused, "pipeline: " + first_error(pipeline.diagnostics()));
  const uint64_t output_size = record["output_size"], stride = record["stride"];
  Result<Buffer> output = device.create_buffer((output_size + 3) / 4 * 4);
  if (!output) return differ(Outcome::WronglyRefused, output.error().message);
  std::memset(output->data(), 0xCD, output->size());
  Bindings bindings;
  bindings.set(0, 0, *output);
  if (record["input"].is_string()) {
    const std::vector<std::byte> bytes = base64(record["input"]);
    Result<Buffer> input = device.create_buffer((bytes.size() + 15) / 16 * 16);
    if (!input) return differ(Outcome::WronglyRefused, input.error().message);
    std::memcpy(input->data(), bytes.data(), bytes.size());
    bindings.set(0, 1, *input);
  }
  const Json& d = record["dispatch"];
  if (Verdict v = verdict_of(device.dispatch(pipeline, bindings, {d[0], d[1], d[2]}, {options_.time_limit})); v.outcome != Outcome::Agree) return v;
  const ResultType type = parse_result_type(record["result_type"]);
  if (type.scalar.empty()) return differ(Outcome::WrongValues, "results of an unknown type");
  size_t i = 0;
  for (const Json& expected : record["expect"]) {
    const Value got = decode(type, {output->data() + std::min<uint64_t>(i * stride, output->size()), output->size() - std::min<uint64_t>(i * stride, output->size())});
    if (!matches(got, expected)) return differ(Outcome::WrongValues, fmt::format("result {}: got {}, expected {}", i, text_of(got), expected.dump().substr(0, 300)));
    ++i;
  }
  return agree();
}

Verdict Runner::run_program(const Json& record) {
  Device& device = device_for(record["enable"]);
  Program program;
  std::vector<Module> modules;
  for (const Json& text : record["modules"]) {
    modules.push_back(device.create_module({{"module.wgsl", text.get<std::string>()}}));
    if (!modules.back().ok()) return differ(Outcome::WronglyRefused, first_error(modules.back().diagnostics()));
  }
  for (const Json& p : record["pipelines"]) {
    program.pipelines.push_back(modules[p["module"].get<size_t>()].create_pipeline(pipeline_options(p["entry"], p["constants"])));
    if (!program.pipelines.back().ok()) return differ(Outcome::WronglyRefused, "pipeline: " + first_error(program.pipelines.back().diagnostics()));
  }
  for (const Json& b : record["buffers"]) {
    const std::vector<std::byte> bytes = bytes_of(b["init"], b["size"]);
    Result<Buffer> buffer = device.create_buffer(std::span(bytes));
    if (!buffer) return differ(Outcome::WronglyRefused, buffer.error().message);
    program.buffers.push_back(*buffer);
  }
  for (const Json& step : record["steps"]) {
    if (!step.contains("pipeline")) {
      if (std::string wrong = run_transfer(step, program); !wrong.empty()) return differ(Outcome::WronglyRefused, wrong);
      continue;
    }
    const Pipeline& pipeline = program.pipelines[step["pipeline"].get<size_t>()];
    const Bindings bindings = bindings_of(step, program);
    DispatchResult r;
    if (step.contains("indirect")) {
      const Json& at = step["indirect"];
      r = device.dispatch_indirect(pipeline, bindings, program.buffers[at["buffer"].get<size_t>()], at["offset"], {options_.time_limit});
    } else {
      const Json& d = step["dispatch"];
      r = device.dispatch(pipeline, bindings, {d[0], d[1], d[2]}, {options_.time_limit});
    }
    if (Verdict v = verdict_of(r); v.outcome != Outcome::Agree) return v;
  }
  for (const Json& e : record["expect"])
    if (std::string wrong = check_expectation(e, program.buffers); !wrong.empty()) return differ(Outcome::WrongValues, e["how"].get<std::string>() + ": " + wrong);
  return agree();
}

std::string show(const Json& record, const Verdict& verdict) {
  std::string out = fmt::format("{} {}\n", record.value("id", "?"), record.value("case", "?"));
  if (record.contains("params") && record["params"].is_string()) out += "params: " + record["params"].get<std::string>() + "\n";
  for (const char* field : {"enable", "step", "entry", "constants", "dispatch", "input_kind", "input", "result_type", "stride", "pipelines", "steps"})
    if (record.contains(field)) out += fmt::format("{}: {}\n", field, record[field].dump());
  if (record.contains("wgsl")) out += "---- wgsl\n" + record["wgsl"].get<std::string>() + "\n----\n";
  if (record.contains("modules"))
    for (const Json& text : record["modules"]) out += "---- wgsl\n" + text.get<std::string>() + "\n----\n";
  out += "expected: " + record["expect"].dump() + "\n";
  return out + fmt::format("{}{}{}\n", outcome_name(verdict.outcome), verdict.reason.empty() ? "" : ": ", verdict.reason);
}

}  // namespace tesela::conformance
