// SPDX-License-Identifier: Apache-2.0
// Generated kernels on the CPU against the interpreter:
//   fuzz_kernels [--from SEED] [--count N] [--seconds S] [--show SEED]
// Every kernel runs at subgroup sizes 4, 8, 16 and 32 with and without optimisation; the interpreter runs the IR as it was lowered, before any pass, so that passes
// are held to it too. A difference prints the seed and the first words that differ, and the exit code is 1.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <optional>

#include "lower/lower.h"
#include "sema/program.h"
#include "support/generate.h"
#include "support/interpret.h"
#include "syntax/parser.h"
#include "tesela/tesela.h"

namespace {

using namespace tesela;
using Buffers = std::vector<std::vector<uint8_t>>;

constexpr uint64_t kBudget = 60'000'000;

/// What the interpreter says the buffers hold afterwards; nothing (and `why`) where it cannot say.
std::optional<Buffers> expected(const test::GeneratedKernel& kernel, uint32_t subgroup_size, std::string& why) {
  diag::SourceSet sources;
  sources.add("generated.wgsl", kernel.wgsl);
  diag::Sink sink;
  const std::unique_ptr<sema::Program> program = sema::check(syntax::parse(sources, sink), sources, {}, sink);
  std::optional<ir::Module> module;
  if (!sink.has_errors()) {
    const auto spec = sema::specialize(*program, program->entry_point("main"), {}, sink);
    lower::Options options;
    options.subgroup_size = subgroup_size;
    if (spec && !sink.has_errors()) module = lower::lower(*spec, options, sink);
  }
  for (const diag::Diagnostic& d : sink.all())
    if (d.severity == diag::Severity::Error && why.empty()) why = d.text;
  if (!module || sink.has_errors()) return {};
  if (why = ir::verify(*module); !why.empty()) return {};
  Buffers used;
  for (const core::KernelBinding& b : module->bindings) used.push_back(kernel.buffers[b.binding]);
  if (why = test::interpret(*module, used, kernel.num_workgroups, kBudget); !why.empty()) return {};
  Buffers all = kernel.buffers;
  for (size_t i = 0; i < used.size(); ++i) all[module->bindings[i].binding] = used[i];
  return all;
}

std::optional<Buffers> computed(const Device& device, const Module& module, const test::GeneratedKernel& kernel, uint32_t subgroup_size, int opt_level, std::string& why) {
  PipelineOptions options;
  options.subgroup_size = subgroup_size;
  options.opt_level = opt_level;
  const Pipeline pipeline = module.create_pipeline(options);
  if (!pipeline.ok()) {
    why = pipeline.render_diagnostics();
    return {};
  }
  Bindings bindings;
  std::vector<Buffer> buffers;
  for (const auto& bytes : kernel.buffers) {
    auto made = device.create_buffer(std::as_bytes(std::span(bytes)));
    if (!made.ok()) {
      why = "no memory for a buffer";
      return {};
    }
    buffers.push_back(*made);
  }
  for (const BindingInfo& b : pipeline.bindings()) bindings.set(b.group, b.binding, buffers[b.binding]);
  DispatchOptions dispatch;
  dispatch.time_limit = std::chrono::seconds(60);
  const DispatchResult result = device.dispatch(pipeline, bindings, {kernel.num_workgroups[0], kernel.num_workgroups[1], kernel.num_workgroups[2]}, dispatch);
  if (!result.ok()) {
    why = result.status == DispatchStatus::TimedOut ? "it does not end" : "it was not run: " + result.error.message;
    return {};
  }
  Buffers out;
  for (const Buffer& b : buffers) {
    const auto* bytes = reinterpret_cast<const uint8_t*>(b.data());
    out.emplace_back(bytes, bytes + b.size());
  }
  return out;
}

void show_difference(const Buffers& got, const Buffers& want) {
  int shown = 0;
  for (size_t b = 0; b < want.size(); ++b)
    for (size_t at = 0; at + 4 <= want[b].size() && shown < 6; at += 4) {
      uint32_t g = 0, w = 0;
      std::memcpy(&g, got[b].data() + at, 4);
      std::memcpy(&w, want[b].data() + at, 4);
      if (g == w) continue;
      std::printf("  binding %zu, word %zu: %u instead of %u\n", b, at / 4, g, w);
      ++shown;
    }
}

struct Tally {
  uint64_t kernels = 0, runs = 0, skipped = 0, wrong = 0;
};

void try_seed(const Device& device, uint64_t seed, Tally& tally) {
  const test::GeneratedKernel kernel = test::generate_kernel(seed);
  const Module module = device.create_module({{"generated.wgsl", kernel.wgsl}});
  ++tally.kernels;
  std::optional<Buffers> want;
  for (uint32_t subgroup_size : {4u, 8u, 16u, 32u}) {
    std::string why;
    if (!want || kernel.uses_subgroups) want = expected(kernel, subgroup_size, why);
    if (!want) {
      const bool budget = why.find("budget") != std::string::npos;
      if (!budget) std::printf("seed %llu: %s\n", static_cast<unsigned long long>(seed), why.c_str());
      ++(budget ? tally.skipped : tally.wrong);
      return;
    }
    for (int opt_level : {0, 2}) {
      ++tally.runs;
      const auto got = computed(device, module, kernel, subgroup_size, opt_level, why);
      if (got && *got == *want) continue;
      ++tally.wrong;
      std::printf("seed %llu, subgroup size %u, optimisation %d: %s\n", static_cast<unsigned long long>(seed), subgroup_size, opt_level, got ? "wrong result" : why.c_str());
      if (got) show_difference(*got, *want);
      std::fflush(stdout);
    }
  }
}

}  // namespace

int main(int argc, char** argv) {
  uint64_t from = 0, count = 200, seconds = ~0ull;
  for (int i = 1; i + 1 < argc; i += 2) {
    const std::string option = argv[i];
    const uint64_t value = std::strtoull(argv[i + 1], nullptr, 10);
    if (option == "--from") from = value;
    if (option == "--count") count = value;
    if (option == "--seconds") seconds = value;
    if (option == "--show") {
      std::printf("%s", test::generate_kernel(value).wgsl.c_str());
      return 0;
    }
  }
  const auto begin = std::chrono::steady_clock::now();
  const Device device;
  Tally tally;
  for (uint64_t seed = from; seed < from + count; ++seed) {
    if (std::chrono::steady_clock::now() - begin > std::chrono::seconds(seconds < 1'000'000 ? seconds : 1'000'000)) break;
    try_seed(device, seed, tally);
  }
  std::printf("%llu kernels, %llu runs, %llu too long for the interpreter, %llu wrong\n", static_cast<unsigned long long>(tally.kernels), static_cast<unsigned long long>(tally.runs),
              static_cast<unsigned long long>(tally.skipped), static_cast<unsigned long long>(tally.wrong));
  return tally.wrong != 0 ? 1 : 0;
}
