// SPDX-License-Identifier: Apache-2.0
// bench_scaling: how cost grows, as one JSON object. What a dispatch costs by itself, what a dispatch costs by its items, grids with almost nothing to do, what more
// processors would bring, and what a pipeline costs by the size of its shader.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <queue>
#include <string>
#include <vector>

#include "runtime/blocks.h"
#include "runtime/shares.h"
#include "tesela/tesela.h"

namespace {

using namespace tesela;

double now_us() { return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

/// Ends the program: nothing here is expected to fail.
template <class T>
T must(Result<T> result) {
  if (result.ok()) return std::move(*result);
  fmt::print(stderr, "bench_scaling: {}\n", result.error().message);
  std::exit(1);
}

Pipeline pipeline_of(const Device& device, const std::string& text) {
  const Module module = device.create_module({{"scaling.wgsl", text}});
  Pipeline pipeline = module.create_pipeline();
  if (pipeline.ok()) return pipeline;
  fmt::print(stderr, "bench_scaling: {}{}\n", module.render_diagnostics(), pipeline.render_diagnostics());
  std::exit(1);
}

/// Microseconds of one call: the median of `samples` samples of `calls` calls each.
template <class Call>
double time_us(int samples, int calls, const Call& call) {
  std::vector<double> all;
  for (int s = 0; s < samples; ++s) {
    const double begin = now_us();
    for (int i = 0; i < calls; ++i) call();
    all.push_back((now_us() - begin) / calls);
  }
  return median(all);
}

constexpr const char* kSaxpy = R"(
@group(0) @binding(0) var<storage> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> y: array<f32>;
@compute @workgroup_size(64) fn main(@builtin(global_invocation_id) g: vec3u) { if g.x < arrayLength(&y) { y[g.x] = 2.0 * x[g.x] + y[g.x]; } }
)";

Bindings saxpy_bindings(const Device& device, uint64_t items) { return Bindings().set(0, 0, must(device.create_buffer(items * 4))).set(0, 1, must(device.create_buffer(items * 4))); }

std::string dispatch_overhead() {
  const Device device;
  const Pipeline saxpy = pipeline_of(device, kSaxpy);
  const Bindings by_number = saxpy_bindings(device, 64);
  const Bindings by_name = Bindings().set("x", must(device.create_buffer(256))).set("y", must(device.create_buffer(256)));
  const auto plain = [&](const Bindings& bindings, DispatchOptions options = {}) { return time_us(101, 1000, [&] { device.dispatch(saxpy, bindings, {1}, options); }); };
  const double waited = time_us(21, 200, [&] { device.submit(saxpy, by_number, {1}).wait(); });
  const double queued = time_us(21, 1, [&] {
                          Dispatch last;
                          for (int i = 0; i < 1000; ++i) last = device.submit(saxpy, by_number, {1});
                          last.wait();
                        }) /
                        1000;
  return fmt::format("{{\"dispatch\": {:.4f}, \"by_name\": {:.4f}, \"with_time_limit\": {:.4f}, \"submit_and_wait\": {:.4f}, \"submitted_in_a_row\": {:.4f}}}", plain(by_number), plain(by_name),
                     plain(by_number, {std::chrono::seconds(10)}), waited, queued);
}

std::string items() {
  const Device device;
  const Pipeline saxpy = pipeline_of(device, kSaxpy);
  std::string list;
  for (uint64_t n = 64; n <= uint64_t{1} << 22; n *= 4) {
    const Bindings bindings = saxpy_bindings(device, n);
    const Grid grid{static_cast<uint32_t>(std::min<uint64_t>(n / 64, 65535)), 1, 1};
    const int calls = static_cast<int>(std::max<uint64_t>(1, (uint64_t{1} << 20) / n));
    device.dispatch(saxpy, bindings, grid);
    list += fmt::format("{}[{}, {:.4f}]", list.empty() ? "" : ", ", n, time_us(15, calls, [&] { device.dispatch(saxpy, bindings, grid); }));
  }
  return "[" + list + "]";
}

/// Seconds for 65535 x 65535 workgroups; those that run are measured over a sixteenth of the rows.
std::string large_grids() {
  const Device device;
  const Buffer out = must(device.create_buffer(256));
  const auto seconds = [&](const char* text, const Bindings& bindings, uint32_t part = 16) {
    const Pipeline pipeline = pipeline_of(device, text);
    const double begin = now_us();
    device.dispatch(pipeline, bindings, {65535, 65535 / part});
    return (now_us() - begin) / 1e6 * part;
  };
  const Bindings bound = Bindings().set("o", out);
  return fmt::format(
      "{{\"empty\": {:.6f}, \"one_of_1\": {:.3f}, \"one_of_64\": {:.3f}, \"barrier_64\": {:.3f}}}", seconds("@compute @workgroup_size(64) fn main() {}", {}, 1),
      seconds("@group(0) @binding(0) var<storage, read_write> o: array<u32>; @compute @workgroup_size(1) fn main(@builtin(global_invocation_id) g: vec3u) { if g.x + g.y == 5u { o[g.x] = 1u; } }", bound),
      seconds("@group(0) @binding(0) var<storage, read_write> o: array<u32>; @compute @workgroup_size(64) fn main(@builtin(global_invocation_id) g: vec3u) { if g.x + g.y == 5u { o[g.x] = 1u; } }", bound),
      seconds("@group(0) @binding(0) var<storage, read_write> o: array<u32>; @compute @workgroup_size(64) fn main(@builtin(workgroup_id) w: vec3u, @builtin(local_invocation_index) l: u32) { if w.x + w.y == 5u { o[l] = 1u; workgroupBarrier(); o[l ^ 1u] = 2u; } }", bound));
}

constexpr const char* kIterate = R"(
@group(0) @binding(0) var<storage, read_write> data: array<f32>;
@compute @workgroup_size(64) fn main(@builtin(global_invocation_id) g: vec3u) {
  var a = data[g.x];
  for (var i = 0u; i < 500u; i++) { a = fma(a, 0.999, 0.5); }
  data[g.x] = a;
})";

/// Microseconds with 1, 2, 4 and so on threads, as far as there are processors.
std::string threads() {
  std::string list;
  const uint32_t most = Device().threads();
  for (uint32_t n = 1; n <= most; n *= 2) {
    const Device device(DeviceOptions{.threads = n});
    const Pipeline iterate = pipeline_of(device, kIterate), saxpy = pipeline_of(device, kSaxpy);
    const Bindings data = Bindings().set("data", must(device.create_buffer(uint64_t{4} << 20)));
    const Bindings small = saxpy_bindings(device, 1 << 18), large = saxpy_bindings(device, 1 << 22);
    const auto us = [&](const Pipeline& pipeline, const Bindings& bindings, uint32_t groups) {
      for (int i = 0; i < 3; ++i) device.dispatch(pipeline, bindings, {groups});
      return time_us(21, 5, [&] { device.dispatch(pipeline, bindings, {groups}); });
    };
    list += fmt::format("{}{{\"threads\": {}, \"arithmetic\": {:.2f}, \"saxpy_2MB\": {:.2f}, \"saxpy_32MB\": {:.2f}}}", list.empty() ? "" : ", ", n, us(iterate, data, 1 << 14), us(saxpy, small, 1 << 12),
                        us(saxpy, large, 65535));
  }
  return "[" + list + "]";
}

/// A grid of `groups` workgroups, each `group_ns` long, on `workers` processors, as the executor hands it out: its time in relation to the ideal. Waking a worker
/// takes kWakeNs, claiming a block kClaimNs.
double efficiency(uint64_t groups, double group_ns, uint32_t workers) {
  constexpr double kWakeNs = 5'000, kClaimNs = 60;
  const runtime::Blocks blocks{1, workers};
  runtime::Shares shares(workers);
  shares.begin(0, groups, 1, workers);
  using Worker = std::pair<double, uint32_t>;  // free from then on
  std::priority_queue<Worker, std::vector<Worker>, std::greater<>> free_at;
  for (uint32_t w = 0; w < workers; ++w) free_at.push({w ? kWakeNs : 0, w});
  double end = 0;
  for (; !free_at.empty(); free_at.pop()) {
    const auto [at, worker] = free_at.top();
    const auto block = shares.take(worker, [&](uint64_t left) { return blocks.next(left, group_ns); });
    if (!block) continue;
    const double done = at + kClaimNs + static_cast<double>(block->end - block->first) * group_ns;
    end = std::max(end, done);
    free_at.push({done, worker});
  }
  return static_cast<double>(groups) * group_ns / workers / end;
}

std::string processors() {
  std::string list;
  for (const auto& [groups, group_ns] : {std::pair<uint64_t, double>{256, 1'000}, {1024, 1'000}, {4096, 1'000}, {65536, 100}, {1u << 20, 20}, {64, 100'000}, {1000, 100'000}}) {
    std::string row;
    for (uint32_t workers : {1u, 2u, 4u, 8u, 16u, 32u, 64u}) row += fmt::format("{}{:.3f}", row.empty() ? "" : ", ", efficiency(groups, group_ns, workers));
    list += fmt::format("{}{{\"groups\": {}, \"group_ns\": {}, \"efficiency\": [{}]}}", list.empty() ? "" : ", ", groups, group_ns, row);
  }
  return "[" + list + "]";
}

/// Arithmetic that cannot be folded: each statement uses the two before it.
std::string long_shader(int statements) {
  std::string body = "  var a = data[g.x]; var b = data[g.x + 1u];\n";
  for (int i = 0; i < statements; ++i) body += fmt::format("  {} = fma({}, {}.5, sqrt(abs({}) + {}.25));\n", i % 2 ? "a" : "b", i % 2 ? "b" : "a", i % 7, i % 2 ? "a" : "b", i % 5);
  return "@group(0) @binding(0) var<storage, read_write> data: array<f32>;\n@compute @workgroup_size(64) fn main(@builtin(global_invocation_id) g: vec3u) {\n" + body + "  data[g.x] = a + b;\n}\n";
}

std::string shader_sizes() {
  std::string list;
  for (int statements : {10, 30, 100, 300, 1000, 3000, 10000}) {
    const std::string text = long_shader(statements);
    const Device device;
    std::string stages;
    double begin = now_us();
    const Module module = device.create_module({{"long.wgsl", text}});
    const Pipeline pipeline = module.create_pipeline();
    const double ms = (now_us() - begin) / 1e3;
    for (const auto* times : {&module.times(), &pipeline.times()})
      for (const StageTime& t : *times) stages += fmt::format(", \"{}\": {:.3f}", t.stage, t.ms);
    list += fmt::format("{}{{\"statements\": {}, \"bytes\": {}, \"ms\": {:.3f}{}}}", list.empty() ? "" : ", ", statements, text.size(), ms, stages);
  }
  return "[" + list + "]";
}

}  // namespace

int main() {
  fmt::print("{{\"dispatch_us\": {},\n \"items_us\": {},\n", dispatch_overhead(), items());
  fmt::print(" \"threads_us\": {},\n", threads());
  fmt::print(" \"large_grid_s\": {},\n \"processors\": {},\n \"shader_ms\": {}}}\n", large_grids(), processors(), shader_sizes());
  return 0;
}
