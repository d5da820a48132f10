// SPDX-License-Identifier: Apache-2.0
// Machine code as data: what the linker makes of objects, what becomes of damaged code, and which instructions each target gets.
#include <gtest/gtest.h>

#include <cstring>
#include <random>

#include "../../fuzz/front_end.h"
#include "cpu/compile.h"
#include "tesela/tesela.h"

namespace tesela::test {
namespace {

/// A table among the constants, and workgroup memory that is large enough for a call of memset.
constexpr const char* kKernel = R"(
@group(0) @binding(0) var<storage, read_write> data: array<f32>;
var<workgroup> tile: array<f32, 4096>;
const kTable = array<f32, 8>(1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5);
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32, @builtin(global_invocation_id) g: vec3u) {
  if data[g.x] > 0.0 { tile[u32(data[g.x]) % 4096u] = kTable[l % 8u]; }
  workgroupBarrier();
  var sum = 0.0;
  for (var i = 0u; i < 64u; i++) { sum += tile[(i * 61u + l) % 4096u]; }
  data[g.x] = sum * kTable[u32(sum) % 8u];
}
)";
constexpr const char* kSaxpy = R"(
@group(0) @binding(0) var<storage> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> y: array<f32>;
@compute @workgroup_size(64) fn main(@builtin(global_invocation_id) g: vec3u) { if g.x < arrayLength(&y) { y[g.x] = 2.5 * x[g.x] + y[g.x]; } }
)";

cpu::MachineCode compiled(const char* text, const char* target) {
  diag::SourceSet sources;
  const auto program = fuzz::check_text(sources, text);
  const cpu::TargetOptions options = *cpu::named_target(target);
  const auto ir = fuzz::to_ir(*program, program->entry_points(sema::PipelineStage::Compute).at(0), cpu::native_subgroup_size(options));
  base::Result<cpu::MachineCode> code = cpu::compile(*ir, options);
  EXPECT_TRUE(code.ok()) << target << ": " << code.error().message;
  return code.ok() ? *code : cpu::MachineCode{};
}

uint32_t word_at(const cpu::Image& image, size_t at) {
  uint32_t word = 0;
  std::memcpy(&word, image.code.data() + at, 4);
  return word;
}

std::string listing(const char* text, const char* target) {
  Result<std::string> assembly = Device().create_module({{"test.wgsl", text}}).list(Listing::Assembly, {.target = target});
  EXPECT_TRUE(assembly.ok());
  return assembly.ok() ? *assembly : "";
}

TEST(MachineCode, IsTheSameAfterPacking) {
  const cpu::MachineCode code = compiled(kKernel, "native");
  ASSERT_FALSE(code.image.imports.empty()) << "the kernel is meant to call memset";
  const auto again = cpu::unpack(cpu::pack(code));
  ASSERT_TRUE(again);
  EXPECT_EQ(again->image.code, code.image.code);
  EXPECT_EQ(again->image.constants, code.image.constants);
  EXPECT_EQ(again->image.imports, code.image.imports);
  EXPECT_EQ(again->kernel.workgroup_memory_bytes, code.kernel.workgroup_memory_bytes);
  ASSERT_EQ(again->kernel.bindings.size(), 1u);
  EXPECT_EQ(again->kernel.bindings[0].name, "data");
  EXPECT_EQ(cpu::pack(*again), cpu::pack(code));
  EXPECT_TRUE(cpu::load(*again).ok());
}

/// Whatever the bytes are: they are refused, or make an image that loads or is refused. (It is not run: in the cache a checksum stands before it.)
TEST(MachineCode, DamagedBytesAreHandledWhateverTheyAre) {
  const std::vector<std::byte> good = cpu::pack(compiled(kKernel, "native"));
  std::mt19937 random(1);
  size_t refused = 0;
  for (int round = 0; round < 20000; ++round) {
    std::vector<std::byte> bad = good;
    if (round % 3 == 0) bad.resize(random() % (bad.size() + 1));
    const uint32_t changes = random() % 4;
    for (uint32_t i = 0; i <= changes && !bad.empty(); ++i) {
      const size_t at = round % 2 ? random() % std::min<size_t>(bad.size(), 64) : random() % bad.size();
      bad[at] = static_cast<std::byte>(random() % 3 ? random() : random() % 2 * 255);
    }
    const auto code = cpu::unpack(bad);
    refused += !code || !cpu::load(*code).ok();
  }
  EXPECT_GT(refused, 5000u);
}

TEST(MachineCode, ImpossibleOffsetsAreRefused) {
  const cpu::MachineCode good = compiled(kKernel, "native");
  const auto refused = [&](auto change) {
    cpu::MachineCode bad = good;
    change(bad.image);
    return !cpu::load(bad).ok();
  };
  EXPECT_FALSE(refused([](cpu::Image&) {}));
  EXPECT_TRUE(refused([](cpu::Image& i) { i.kernel = static_cast<uint32_t>(i.code.size()); }));
  EXPECT_TRUE(refused([](cpu::Image& i) { i.code_at = 0; }));
  EXPECT_TRUE(refused([](cpu::Image& i) { i.code_at += 64; }));
  EXPECT_TRUE(refused([](cpu::Image& i) { i.code_at = 0xfffff000; }));
  EXPECT_TRUE(refused([](cpu::Image& i) { i.imports.assign(1, 255); }));
  EXPECT_TRUE(refused([](cpu::Image& i) { i.imports.assign(100000, 0); }));
  EXPECT_TRUE(refused([](cpu::Image& i) { i.code.clear(); }));
}

TEST(MachineCode, KnowsItsBuildAndProcessor) {
  const std::string native = cpu::fingerprint({});
  EXPECT_GT(native.size(), 40u);
  cpu::TargetOptions plain;
  plain.opt_level = 0;
  EXPECT_NE(cpu::fingerprint(plain), native);
  EXPECT_NE(cpu::fingerprint(*cpu::named_target("sse4")), cpu::fingerprint(*cpu::named_target("avx2")));
}

/// Every distance in the code for ARM is checked by decoding it: an address of a page, then a place in it, which together must hit the constants or the slot.
TEST(MachineCode, LinksForAarch64) {
  const cpu::Image image = compiled(kKernel, "aarch64").image;
  ASSERT_EQ(image.imports.size(), 1u);
  ASSERT_EQ(image.imports[0], cpu::find_import("memset"));
  const size_t stub = image.code.size() - 16, slot = image.constants.size() - 8;
  size_t calls = 0, pages = 0;
  for (size_t at = 0; at < image.code.size(); at += 4) {
    const uint32_t word = word_at(image, at);
    if (word >> 26 == 0x25) {  // bl
      const int64_t distance = static_cast<int64_t>(static_cast<int32_t>(word << 6) >> 6) * 4;
      calls += static_cast<int64_t>(at) + distance == static_cast<int64_t>(stub);
    }
    if ((word & 0x9f000000) == 0x90000000) {  // adrp
      const int64_t high = static_cast<int32_t>(word << 8) >> 13, low = word >> 29 & 3;
      const int64_t page = static_cast<int64_t>((image.code_at + at) / 4096) + high * 4 + low;
      EXPECT_GE(page, 0);
      EXPECT_LT(page * 4096, static_cast<int64_t>(image.constants.size()));
      ++pages;
    }
  }
  EXPECT_GE(calls, 1u);
  EXPECT_GE(pages, 2u);
  EXPECT_EQ(word_at(image, stub) & 0x9f00001f, 0x90000010u);                                          // adrp x16
  EXPECT_EQ(word_at(image, stub + 4), 0xf9400210u | static_cast<uint32_t>(slot % 4096 / 8) << 10);  // ldr x16, [x16, slot]
  EXPECT_EQ(word_at(image, stub + 8), 0xd61f0200u);                                                  // br x16
}

TEST(Targets, GetTheirVectors) {
  const auto has = [](const std::string& text, const char* part) { return text.find(part) != std::string::npos; };
  const std::string avx512 = listing(kSaxpy, "avx512"), avx2 = listing(kSaxpy, "avx2"), sse4 = listing(kSaxpy, "sse4"), arm = listing(kSaxpy, "aarch64");
  EXPECT_TRUE(has(avx512, "%zmm"));
  EXPECT_TRUE(has(avx2, "%ymm") && !has(avx2, "%zmm"));
  EXPECT_TRUE(has(avx2, "vfmadd"));
  EXPECT_TRUE(has(sse4, "mulps") && has(sse4, "%xmm") && !has(sse4, "%ymm"));
  EXPECT_TRUE(has(arm, "fmla\tv")) << arm;
  EXPECT_TRUE(has(arm, ".4s"));
}

TEST(Targets, OnesThatCannotRunHereAreErrors) {
  const Module module = Device().create_module({{"test.wgsl", kSaxpy}});
  const Pipeline arm = module.create_pipeline({.target = "aarch64"});
#if defined(__x86_64__)
  EXPECT_FALSE(arm.ok());
  EXPECT_NE(arm.render_diagnostics().find("does not run code for the target 'aarch64'"), std::string::npos) << arm.render_diagnostics();
#endif
  const Pipeline none = module.create_pipeline({.target = "avx3"});
  EXPECT_NE(none.render_diagnostics().find("there is no target 'avx3'"), std::string::npos) << none.render_diagnostics();
  EXPECT_TRUE(module.create_pipeline({.target = "native"}).ok());
}

}  // namespace
}  // namespace tesela::test
