// SPDX-License-Identifier: Apache-2.0
// bench_host PLAN OUTDIR once|time: one case of the benchmark harness, run by Tesela. Prints FIRST after the first result and then one
// line RESULT with times as JSON.
//
// TESELA_SUBGROUP_SIZE and TESELA_THREADS choose other than the default subgroup size and number of threads; TESELA_SANITIZE lists checks (findings go to stderr),
// and TESELA_OBSERVE_ALL has all workgroups observed; TESELA_TARGET names a processor, TESELA_CACHE a folder for machine code (without it there is no cache).
#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "diag/render.h"
#include "tesela/tesela.h"
#include "tools/bench_host_plan.h"

namespace {

using namespace tesela;
using namespace tesela::bench_host;

double now_ms() { return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

/// User and system time of all threads.
double cpu_ms() {
  rusage r;
  getrusage(RUSAGE_SELF, &r);
  return static_cast<double>(r.ru_utime.tv_sec + r.ru_stime.tv_sec) * 1e3 + static_cast<double>(r.ru_utime.tv_usec + r.ru_stime.tv_usec) / 1e3;
}

int fail(const std::string& why) {
  fmt::print("RESULT {{\"error\":{}}}\n", diag::json_string(why));
  std::fflush(stdout);
  return 1;
}

uint32_t from_environment(const char* name) {
  const char* text = std::getenv(name);
  return text ? static_cast<uint32_t>(std::strtoul(text, nullptr, 10)) : 0;
}

/// The harness counts a peer's limits as whatever the case needs.
DeviceOptions device_options(const Plan& plan) {
  DeviceOptions options;
  options.threads = from_environment("TESELA_THREADS");
  options.limits.max_storage_buffer_binding_size = 4294967292;
  options.limits.max_buffer_size = uint64_t{1} << 40;
  options.limits.max_compute_invocations_per_workgroup = 1024;
  options.limits.max_compute_workgroup_size_x = 1024;
  options.limits.max_compute_workgroup_size_y = 1024;
  options.limits.max_compute_workgroup_storage_size = 65536;
  options.cache.on = std::getenv("TESELA_CACHE") != nullptr;
  options.features = {false, false, false};
  for (const std::string& feature : plan.features) {
    if (feature == "shader-f16" || feature == "f16") options.features.f16 = true;
    if (feature.starts_with("subgroup")) options.features.subgroups = true;
  }
  return options;
}

struct Case {
  Device device;
  Plan plan;
  Source source;
  PipelineOptions options;
  Pipeline pipeline;
  std::vector<Buffer> buffers;
  Bindings bindings;

  /// The way from text to pipeline in a process that has gone it before: the median of three, in milliseconds.
  double compile_again() const {
    std::vector<double> ms;
    for (int i = 0; i < 3; ++i) {
      const double begin = now_ms();
      (void)device.create_module({source}).create_pipeline(options);
      ms.push_back(now_ms() - begin);
    }
    std::sort(ms.begin(), ms.end());
    return ms[1];
  }

  /// Runs n dispatches; an error text if one does not complete.
  std::string run(uint32_t n) const {
    const Grid grid{plan.dispatch[0], plan.dispatch[1], plan.dispatch[2]};
    for (uint32_t i = 0; i < n; ++i) {
      const DispatchResult r = device.dispatch(pipeline, bindings, grid);
      if (!r.ok()) return r.error.message.empty() ? "the dispatch was stopped" : r.error.message;
      for (const Finding& f : r.findings) fmt::print(stderr, "{}: line {}: {}\n", f.diagnostic.id, f.diagnostic.place.line, f.diagnostic.text);
    }
    return {};
  }
};

std::string load(Case& c) {
  for (const PlanBinding& b : c.plan.bindings) {
    Result<Buffer> buffer = c.device.create_buffer(b.bytes());
    if (!buffer) return buffer.error().message;
    if (b.init != "zeros") {
      base::Result<std::string> data = read_bytes(b.file);
      if (!data) return data.error().message;
      if (data->size() != b.bytes()) return b.file + ": not the size that the plan says";
      std::memcpy(buffer->data(), data->data(), data->size());
    }
    c.buffers.push_back(*buffer);
    c.bindings.set(b.group, b.binding, *buffer);
  }
  return {};
}

std::string write_outputs(const Case& c, const std::string& folder) {
  for (uint32_t check : c.plan.checks) {
    for (size_t i = 0; i < c.plan.bindings.size(); ++i) {
      if (c.plan.bindings[i].binding != check) continue;
      const std::string path = fmt::format("{}/{}.b{}.bin", folder, c.plan.name, check);
      if (base::Result<void> ok = write_bytes(path, c.buffers[i].data(), c.buffers[i].size()); !ok) return ok.error().message;
    }
  }
  return {};
}

/// The stages of one way from text to pipeline, as the members of a JSON object.
std::string stages_of(const Module& module, const Pipeline& pipeline) {
  std::string list;
  for (const auto* times : {&module.times(), &pipeline.times()})
    for (const StageTime& t : *times) list += fmt::format("{}\"{}\":{:.4f}", list.empty() ? "" : ",", t.stage, t.ms);
  return list;
}

/// Warms up, chooses how many dispatches make a sample, and takes at least 7 of them; the plan of the harness' own hosts.
std::string time_case(const Case& c, const std::string& compile) {
  double fastest = 1e300, spent = 0;
  for (int n = 0; n == 0 || (spent < 60 && n < 200); ++n) {
    const double t = now_ms();
    if (std::string wrong = c.run(1); !wrong.empty()) return wrong;
    const double one = now_ms() - t;
    spent += one;
    if (one < fastest) fastest = one;
  }
  const uint32_t per_sample = fastest < 25 ? std::min(400u, static_cast<uint32_t>(25 / std::max(fastest, 1e-3)) + 1) : 1;
  std::vector<double> samples;
  const double begin = now_ms(), cpu_begin = cpu_ms();
  while (samples.size() < 7 || (now_ms() - begin < 300 && samples.size() < 15)) {
    const double t = now_ms();
    if (std::string wrong = c.run(per_sample); !wrong.empty()) return wrong;
    samples.push_back((now_ms() - t) / per_sample);
    if (samples.size() >= 3 && now_ms() - begin > 8000) break;
  }
  const double cpu = (cpu_ms() - cpu_begin) / (static_cast<double>(per_sample) * static_cast<double>(samples.size()));
  std::string list;
  for (double s : samples) list += fmt::format("{}{:.5f}", list.empty() ? "" : ",", s);
  fmt::print("RESULT {{{},\"warm_compile_ms\":{:.3f},\"cpu_ms\":{:.5f},\"per_sample\":{},\"samples_ms\":[{}]}}\n", compile, c.compile_again(), cpu, per_sample, list);
  return {};
}

int run(const std::string& plan_path, const std::string& folder, bool timed) {
  base::Result<Plan> plan = read_plan(plan_path);
  if (!plan) return fail(plan.error().message);
  base::Result<std::string> text = read_bytes(plan->wgsl);
  if (!text) return fail(text.error().message);
  Case c;
  c.plan = *plan;
  c.device = Device(device_options(*plan));
  if (std::string wrong = load(c); !wrong.empty()) return fail(wrong);
  c.source = {plan->wgsl, *text};
  PipelineOptions& options = c.options;
  options.entry_point = plan->entry;
  options.subgroup_size = from_environment("TESELA_SUBGROUP_SIZE");
  if (const char* target = std::getenv("TESELA_TARGET")) options.target = target;
  if (const char* checks = std::getenv("TESELA_SANITIZE"); checks != nullptr && *checks != 0) {
    Result<Checks> parsed = Checks::parse(checks);
    if (!parsed.ok()) return fail(parsed.error().message);
    options.checks = *parsed;
    if (std::getenv("TESELA_OBSERVE_ALL") != nullptr) options.sampling = Sampling::Never;
  }
  double t = now_ms();
  const Module module = c.device.create_module({c.source});
  if (!module.ok()) return fail(module.render_diagnostics());
  c.pipeline = module.create_pipeline(options);
  if (!c.pipeline.ok()) return fail(c.pipeline.render_diagnostics());
  const double compile_ms = now_ms() - t;
  t = now_ms();
  if (std::string wrong = c.run(1); !wrong.empty()) return fail(wrong);
  const double first_ms = now_ms() - t;
  fmt::print("FIRST\n");
  std::fflush(stdout);
  if (std::string wrong = write_outputs(c, folder); !wrong.empty()) return fail(wrong);
  const std::string compile = fmt::format("\"compile_ms\":{:.3f},\"stages_ms\":{{{}}},\"first_dispatch_ms\":{:.3f}", compile_ms, stages_of(module, c.pipeline), first_ms);
  if (!timed) {
    fmt::print("RESULT {{{}}}\n", compile);
  } else if (std::string wrong = time_case(c, compile); !wrong.empty()) {
    return fail(wrong);
  }
  std::fflush(stdout);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  const bool timed = argc == 4 && std::strcmp(argv[3], "time") == 0;
  if (argc != 4 || (!timed && std::strcmp(argv[3], "once") != 0)) {
    fmt::print(stderr, "usage: bench_host PLAN OUTDIR once|time\nRuns one case of the benchmark harness, e.g. bench_host plan/saxpy.txt out time\n");
    return 2;
  }
  return run(argv[1], argv[2], timed);
}
