// SPDX-License-Identifier: Apache-2.0
// `tesela bench`: the steps of a run, again and again over the same buffers, after a warm-up. Data that a kernel changes in place drifts; timings of
// most kernels do not depend on it.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdio>

#include "tools/commands.h"
#include "tools/machine.h"
#include "tools/texels.h"

namespace tesela::tools {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point begin) { return std::chrono::duration<double>(Clock::now() - begin).count(); }

struct Figures {
  size_t samples = 0;
  double median = 0, fastest = 0, slowest = 0;  ///< ms
};

Figures figures(std::vector<double> ms) {
  std::sort(ms.begin(), ms.end());
  const size_t n = ms.size();
  return {n, n % 2 == 1 ? ms[n / 2] : (ms[n / 2 - 1] + ms[n / 2]) / 2, ms.front(), ms.back()};
}

}  // namespace

int bench_command(const Options& options) {
  auto plan = make_plan(options);
  if (!plan) return finish(plan.stop());
  const auto compile_begin = Clock::now();
  auto made = Machine::make(options, std::move(*plan));
  if (!made) return finish(made.stop());
  const double setup = seconds_since(compile_begin) * 1e3;
  Machine& machine = **made;

  std::string arithmetic;
  uint64_t dispatches = 0;
  const auto round = [&]() -> std::optional<Stop> {
    dispatches = 0;
    return machine.run([&](const StepResult& step) {
      ++dispatches;
      if (arithmetic.empty()) arithmetic = fmt::format("{}: {}", step.entry, step.arithmetic);
    });
  };
  // Warm-up: a tenth of the time, two rounds at least.
  const auto warm_begin = Clock::now();
  for (int i = 0; i < 2 || (options.bench_dispatches == 0 && seconds_since(warm_begin) < options.bench_seconds / 10); ++i)
    if (auto stop = round()) return finish(*stop);
  std::vector<double> ms;
  const auto begin = Clock::now();
  while (options.bench_dispatches > 0 ? ms.size() < options.bench_dispatches : (ms.size() < 3 || seconds_since(begin) < options.bench_seconds)) {
    const auto one = Clock::now();
    if (auto stop = round()) return finish(*stop);
    ms.push_back(seconds_since(one) * 1e3);
  }

  const Figures f = figures(ms);
  uint64_t bytes = options.bench_bytes;
  if (bytes == 0)
    for (const PlanBuffer& buffer : machine.buffers()) bytes += buffer.memory.size();
  if (options.bench_bytes == 0)
    for (const PlanTexture& texture : machine.textures()) bytes += texture.memory.shape.texels() * form_of(texture.memory.shape.format).bytes;
  const double gbps = f.median > 0 ? static_cast<double>(bytes) / (f.median * 1e6) : 0;
  double compile = 0;
  for (const Module& module : machine.modules())
    for (const StageTime& t : module.times()) compile += t.ms;
  for (const Pipeline& pipeline : machine.pipelines())
    for (const StageTime& t : pipeline.times()) compile += t.ms;
  const uint32_t subgroup = machine.pipelines().front().subgroup_size();
  if (options.json) {
    fmt::print("{{\"rounds\": {}, \"dispatches_per_round\": {}, \"median_ms\": {:.6f}, \"fastest_ms\": {:.6f}, \"slowest_ms\": {:.6f}, \"bytes\": {}, \"gb_per_s\": {:.4f}, \"compile_ms\": {:.4f}, "
               "\"threads\": {}, \"subgroup_size\": {}}}\n",
               f.samples, dispatches, f.median, f.fastest, f.slowest, bytes, gbps, compile, machine.device().threads(), subgroup);
    return kFine;
  }
  fmt::print("{}\n", arithmetic);
  if (dispatches > 1) fmt::print("each round has {} dispatches\n", dispatches);
  fmt::print("median {:.4f} ms   fastest {:.4f}   slowest {:.4f}   ({} rounds, {} threads, subgroup size {})\n", f.median, f.fastest, f.slowest, f.samples, machine.device().threads(), subgroup);
  fmt::print("{:.2f} GB/s over {} bytes{}   {:.0f} dispatches/s\n", gbps, bytes, options.bench_bytes == 0 ? " of buffers and textures" : "", f.median > 0 ? static_cast<double>(dispatches) * 1e3 / f.median : 0);
  fmt::print("compiled in {:.2f} ms, all set up in {:.2f} ms\n", compile, setup);
  return kFine;
}

}  // namespace tesela::tools
