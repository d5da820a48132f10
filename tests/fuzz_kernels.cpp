// SPDX-License-Identifier: Apache-2.0
// Generated kernels on the CPU against the interpreter:
//   fuzz_kernels [--from SEED] [--count N] [--seconds S] [--jobs N] [--show SEED]
// Every kernel runs at subgroup sizes 4, 8, 16 and 32 with and without optimisation; the interpreter runs the IR as it was lowered, before any pass, so that passes
// are held to it too. At one of these sizes it runs sanitized once more: the same results, and as generated kernels are free of races, no race. A difference prints the seed and the first words that differ, and the exit code is 1.
//
// The kernels are tried in processes of their own (--jobs, 1 unless told): one that crashes, or takes longer than two minutes for a kernel, has its seed
// printed and counted as wrong, and another process goes on behind it.
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>
#include <optional>

#include "lower/lower.h"
#include "runtime/texture.h"
#include "sema/program.h"
#include "support/generate.h"
#include "support/interpret.h"
#include "syntax/parser.h"
#include "tesela/tesela.h"

namespace {

using namespace tesela;
using Buffers = std::vector<std::vector<uint8_t>>;
using Clock = std::chrono::steady_clock;

constexpr uint64_t kBudget = 60'000'000;  // instructions of the interpreter for one kernel
constexpr unsigned kSecondsPerKernel = 120;
constexpr uint32_t kMaxJobs = 64;
constexpr uint32_t kReadTextures = 2;  // those that are written stand behind the buffers, without these

/// What the processes share.
struct Shared {
  std::atomic<uint64_t> next, kernels, runs, skipped, wrong;
  std::atomic<uint64_t> current[kMaxJobs];
};

DeviceOptions device_options(uint32_t threads) {
  DeviceOptions options;
  options.threads = threads;
  options.limits.max_compute_invocations_per_workgroup = options.limits.max_compute_workgroup_size_x = 1024;
  return options;
}

/// Calls f(level, width, height, first byte, bytes) for each level of a texture's texels.
template <class F>
void for_each_level(const test::GeneratedTexture& t, F&& f) {
  size_t at = 0;
  for (uint32_t level = 0; level < t.mips; ++level) {
    const uint32_t width = t.width >> level, height = t.height >> level;
    const size_t bytes = size_t{width} * height * t.layers * core::texel_info(t.format).bytes;
    f(level, width, height, at, bytes);
    at += bytes;
  }
}

// --- the interpreter's side

/// A kernel's textures in the memory that generated code sees.
class PlainTextures {
 public:
  explicit PlainTextures(const test::GeneratedKernel& kernel) : kernel_(kernel) {
    for (const test::GeneratedTexture& t : kernel.textures) {
      textures_.push_back(std::move(*runtime::Texture::create({.format = t.format, .width = t.width, .height = t.height, .depth_or_layers = t.layers, .mip_levels = t.mips}, runtime::Guard::None)));
      for_each_level(t, [&](uint32_t level, uint32_t width, uint32_t height, size_t at, size_t bytes) {
        (void)textures_.back().write({.mip_level = level, .size = {width, height, t.layers}}, std::as_bytes(std::span(t.texels)).subspan(at, bytes), {});
      });
    }
  }

  std::vector<core::ResourceState> states() const {
    std::vector<core::ResourceState> out;
    for (const test::GeneratedTexture& t : kernel_.textures)
      if (!t.written) out.push_back({.group = 0, .binding = t.binding, .format = t.format});
    out.push_back({.group = 0, .binding = 10, .modes = kernel_.sampler});
    return out;
  }

  /// What is bound there; nothing where it is no texture's or sampler's.
  std::optional<std::vector<uint8_t>> bound(const ir::Module& module, const core::KernelBinding& b) const {
    if (b.kind == core::BindingKind::Sampler) return bytes_of(runtime::Sampler::create({.modes = kernel_.sampler})->words());
    if (b.group == core::kDescriptionGroup) {
      const size_t i = module.bindings[b.binding].binding - kFirst;
      const test::GeneratedTexture& t = kernel_.textures[i];
      return bytes_of(runtime::TextureView::create(textures_[i], {.dimension = t.array ? core::ViewDimension::D2Array : core::ViewDimension::D2, .format = t.format})->words());
    }
    if (b.kind != core::BindingKind::TextureRead && b.kind != core::BindingKind::TextureWrite) return {};
    const runtime::Texture& t = textures_[b.binding - kFirst];
    const auto* data = reinterpret_cast<const uint8_t*>(t.data());
    return std::vector<uint8_t>(data, data + t.size());
  }

  /// The texels of a storage texture whose memory is left so, in rows without gaps.
  std::vector<uint8_t> texels(uint32_t binding, const std::vector<uint8_t>& memory) const {
    const test::GeneratedTexture& t = kernel_.textures[binding - kFirst];
    std::vector<uint8_t> out;
    const size_t row = size_t{t.width} * core::texel_info(t.format).bytes;
    for (uint32_t y = 0; y < t.height; ++y) {
      const uint8_t* first = memory.data() + (textures_[binding - kFirst].texel(core::TextureAspect::All, 0, 0, y, 0) - textures_[binding - kFirst].data());
      out.insert(out.end(), first, first + row);
    }
    return out;
  }

  static constexpr uint32_t kFirst = 6;  // binding

 private:
  static std::vector<uint8_t> bytes_of(const std::vector<uint32_t>& words) {
    std::vector<uint8_t> out(words.size() * 4);
    std::memcpy(out.data(), words.data(), out.size());
    return out;
  }

  const test::GeneratedKernel& kernel_;
  std::vector<runtime::Texture> textures_;
};

class Oracle {
 public:
  explicit Oracle(const test::GeneratedKernel& kernel) : kernel_(kernel), textures_(kernel) {
    sources_.add("generated.wgsl", kernel.wgsl);
    program_ = sema::check(syntax::parse(sources_, sink_), sources_, {}, sink_);
  }

  /// What the buffers hold afterwards, then the textures that are written; nothing (and `why`) where the interpreter cannot say.
  std::optional<Buffers> expected(uint32_t subgroup_size, std::string& why) {
    const std::optional<ir::Module> module = lowered(subgroup_size);
    for (const diag::Diagnostic& d : sink_.all())
      if (d.severity == diag::Severity::Error && why.empty()) why = d.text;
    if (!module || sink_.has_errors()) return {};
    if (why = ir::verify(*module); !why.empty()) return {};
    Buffers used;
    for (const core::KernelBinding& b : module->bindings) {
      const std::optional<std::vector<uint8_t>> texture = textures_.bound(*module, b);
      used.push_back(texture ? *texture : kernel_.buffers[b.binding]);
    }
    if (why = test::interpret(*module, used, kernel_.num_workgroups, kBudget); !why.empty()) return {};
    Buffers all = kernel_.buffers;
    for (const test::GeneratedTexture& t : kernel_.textures)
      if (t.written) all.push_back(t.texels);
    for (size_t i = 0; i < used.size(); ++i) {
      const core::KernelBinding& b = module->bindings[i];
      if (b.kind == core::BindingKind::TextureWrite) all[b.binding - kReadTextures] = textures_.texels(b.binding, used[i]);
      else if (b.group == 0 && b.binding < kernel_.buffers.size()) all[b.binding] = used[i];
    }
    return all;
  }

 private:
  std::optional<ir::Module> lowered(uint32_t subgroup_size) {
    if (sink_.has_errors()) return {};
    const auto spec = sema::specialize(*program_, program_->entry_point("main"), {}, sink_);
    lower::Options options;
    options.subgroup_size = subgroup_size;
    options.resources = textures_.states();
    if (!spec || sink_.has_errors()) return {};
    return lower::lower(*spec, options, sink_);
  }

  const test::GeneratedKernel& kernel_;
  PlainTextures textures_;
  diag::SourceSet sources_;
  diag::Sink sink_;
  std::unique_ptr<sema::Program> program_;
};

// --- the CPU's side

/// The kernel's textures and sampler as bound to a pipeline.
struct BoundTextures {
  std::vector<Texture> textures;
  Sampler sampler;
};

TexelCopyLayout rows_of(const test::GeneratedTexture& t, uint32_t width, uint32_t height) { return {.bytes_per_row = width * core::texel_info(t.format).bytes, .rows_per_image = height}; }

bool make_textures(const Device& device, const test::GeneratedKernel& kernel, BoundTextures& out) {
  for (const test::GeneratedTexture& t : kernel.textures) {
    TextureDescriptor d;
    d.size = {t.width, t.height, t.layers};
    d.format = static_cast<TextureFormat>(t.format);
    d.usage = TextureUsage::CopyDst | TextureUsage::CopySrc | (t.written ? TextureUsage::StorageBinding : TextureUsage::TextureBinding);
    d.mip_level_count = t.mips;
    auto made = device.create_texture(d);
    if (!made.ok()) return false;
    bool ok = true;
    for_each_level(t, [&](uint32_t level, uint32_t width, uint32_t height, size_t at, size_t bytes) {
      ok = ok && device.write_texture({.texture = *made, .mip_level = level}, std::as_bytes(std::span(t.texels)).subspan(at, bytes), rows_of(t, width, height), {width, height, t.layers}).ok();
    });
    if (!ok) return false;
    out.textures.push_back(*made);
  }
  SamplerDescriptor d;
  const auto mode = [&](int axis) { return static_cast<AddressMode>(kernel.sampler.address[axis]); };
  d.address_mode_u = mode(0), d.address_mode_v = mode(1), d.address_mode_w = mode(2);
  auto sampler = device.create_sampler(d);
  if (sampler.ok()) out.sampler = *sampler;
  return sampler.ok();
}

std::optional<Buffers> computed(const Device& device, const Module& module, const test::GeneratedKernel& kernel, uint32_t subgroup_size, int opt_level, bool sanitized, std::string& why) {
  PipelineOptions options;
  options.subgroup_size = subgroup_size;
  options.opt_level = opt_level;
  options.checks.race = sanitized;
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
  BoundTextures bound;
  if (!make_textures(device, kernel, bound)) {
    why = "no texture could be made";
    return {};
  }
  for (const BindingInfo& b : pipeline.bindings()) {
    if (b.kind == BindingKind::Sampler) bindings.set(b.group, b.binding, bound.sampler);
    else if (b.texture) bindings.set(b.group, b.binding, bound.textures[b.binding - PlainTextures::kFirst]);
    else bindings.set(b.group, b.binding, buffers[b.binding]);
  }
  DispatchOptions dispatch;
  dispatch.time_limit = std::chrono::seconds(60);
  const DispatchResult result = device.dispatch(pipeline, bindings, {kernel.num_workgroups[0], kernel.num_workgroups[1], kernel.num_workgroups[2]}, dispatch);
  if (!result.ok()) {
    why = result.status == DispatchStatus::TimedOut ? "it does not end" : "it was not run: " + result.error.message;
    return {};
  }
  if (!result.findings.empty()) {
    why = "a finding: " + result.findings[0].diagnostic.text + " (line " + std::to_string(result.findings[0].diagnostic.place.line) + ")";
    return {};
  }
  Buffers out;
  for (const Buffer& b : buffers) {
    const auto* bytes = reinterpret_cast<const uint8_t*>(b.data());
    out.emplace_back(bytes, bytes + b.size());
  }
  for (size_t i = 0; i < kernel.textures.size(); ++i) {
    const test::GeneratedTexture& t = kernel.textures[i];
    if (!t.written) continue;
    std::vector<uint8_t> texels(t.texels.size());
    if (!device.read_texture({.texture = bound.textures[i]}, std::as_writable_bytes(std::span(texels)), rows_of(t, t.width, t.height), {t.width, t.height, t.layers}).ok()) {
      why = "a texture cannot be read";
      return {};
    }
    out.push_back(std::move(texels));
  }
  return out;
}

// --- one kernel

std::string difference(const Buffers& got, const Buffers& want) {
  std::string out;
  int shown = 0;
  for (size_t b = 0; b < want.size(); ++b)
    for (size_t at = 0; at < want[b].size() && shown < 6; at += 4) {
      uint32_t g = 0, w = 0;
      std::memcpy(&g, got[b].data() + at, std::min<size_t>(4, want[b].size() - at));
      std::memcpy(&w, want[b].data() + at, std::min<size_t>(4, want[b].size() - at));
      if (g == w) continue;
      out += "  binding " + std::to_string(b < PlainTextures::kFirst ? b : b + kReadTextures) + ", word " + std::to_string(at / 4) + ": " + std::to_string(g) + " instead of " + std::to_string(w) + "\n";
      ++shown;
    }
  return out;
}

void say(const std::string& text) {
  std::fwrite(text.data(), 1, text.size(), stdout);
  std::fflush(stdout);
}

void try_seed(const Device& device, uint64_t seed, Shared& shared) {
  const test::GeneratedKernel kernel = test::generate_kernel(seed);
  const Module module = device.create_module({{"generated.wgsl", kernel.wgsl}});
  Oracle oracle(kernel);
  std::optional<Buffers> want;
  for (uint32_t subgroup_size : {4u, 8u, 16u, 32u}) {
    std::string why;
    if (!want || kernel.uses_subgroups) want = oracle.expected(subgroup_size, why);
    if (!want) {
      const bool budget = why.find("budget") != std::string::npos;
      if (!budget) say("seed " + std::to_string(seed) + ": " + why + "\n");
      ++(budget ? shared.skipped : shared.wrong);
      return;
    }
    const auto try_one = [&](int opt_level, bool sanitized) {
      ++shared.runs;
      const auto got = computed(device, module, kernel, subgroup_size, opt_level, sanitized, why);
      if (got && *got == *want) return;
      ++shared.wrong;
      say("seed " + std::to_string(seed) + ", subgroup size " + std::to_string(subgroup_size) + ", optimisation " + std::to_string(opt_level) + (sanitized ? ", sanitized" : "") + ": " + (got ? "wrong result\n" + difference(*got, *want) : why + "\n"));
    };
    try_one(0, false);
    try_one(2, false);
    if (subgroup_size == 4u << seed / 2 % 4) try_one(2, true);
  }
}

// --- processes

struct Task {
  uint64_t from = 1, count = 200, seconds = 1'000'000;
  uint32_t jobs = 1;
  Clock::time_point begin = Clock::now();
};

/// Tries seeds until there are no more. Devices of one and two threads take turns: either has code of its own for atomics.
void work(const Task& task, Shared& shared, uint32_t job) {
  const Device devices[2] = {Device(device_options(1)), Device(device_options(2))};
  while (Clock::now() - task.begin < std::chrono::seconds(task.seconds)) {
    const uint64_t seed = shared.next++;
    if (seed >= task.from + task.count) return;
    shared.current[job] = seed;
    alarm(kSecondsPerKernel);
    try_seed(devices[seed % 2], seed, shared);
    if (++shared.kernels % 100 == 0) say(std::to_string(shared.kernels) + " kernels, " + std::to_string(shared.wrong) + " wrong\n");
  }
}

bool run_all(const Task& task, Shared& shared) {
  pid_t workers[kMaxJobs] = {};
  const auto start = [&](uint32_t job) {
    std::fflush(stdout);
    workers[job] = fork();
    if (workers[job] != 0) return workers[job] > 0;
    work(task, shared, job);
    std::fflush(stdout);
    _exit(0);
  };
  uint32_t running = 0;
  for (uint32_t job = 0; job < task.jobs; ++job) running += start(job) ? 1 : 0;
  if (running == 0) return false;
  while (running > 0) {
    int status = 0;
    const pid_t ended = wait(&status);
    uint32_t job = 0;
    while (job < task.jobs && workers[job] != ended) ++job;
    if (job == task.jobs) continue;
    --running;
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0) continue;
    ++shared.kernels;
    ++shared.wrong;
    const std::string how = WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM ? "takes too long" : "crash (" + std::to_string(WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status)) + ")";
    say("seed " + std::to_string(shared.current[job]) + ": " + how + "\n");
    running += start(job) ? 1 : 0;
  }
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  Task task;
  for (int i = 1; i + 1 < argc; i += 2) {
    const std::string option = argv[i];
    const uint64_t value = std::strtoull(argv[i + 1], nullptr, 10);
    if (option == "--from") task.from = value;
    if (option == "--count") task.count = value;
    if (option == "--seconds" && value < task.seconds) task.seconds = value;
    if (option == "--jobs") task.jobs = static_cast<uint32_t>(value < 1 ? 1 : value > kMaxJobs ? kMaxJobs : value);
    if (option == "--show") {
      say(test::generate_kernel(value).wgsl);
      return 0;
    }
  }
  void* memory = mmap(nullptr, sizeof(Shared), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return 2;
  Shared& shared = *new (memory) Shared();
  shared.next = task.from;
  if (!run_all(task, shared)) return 2;
  const double seconds = std::chrono::duration<double>(Clock::now() - task.begin).count();
  std::printf("%llu kernels, %llu runs, %llu wrong (%llu too long for the interpreter, %.0f s)\n", static_cast<unsigned long long>(shared.kernels), static_cast<unsigned long long>(shared.runs),
              static_cast<unsigned long long>(shared.wrong), static_cast<unsigned long long>(shared.skipped), seconds);
  return shared.wrong != 0 ? 1 : 0;
}
