// SPDX-License-Identifier: Apache-2.0
// The public API: WebGPU's rules for limits, bindings and dispatches (ledger LIM, PIPE, BIND, DISP), and what only a host program can see.
#include <gtest/gtest.h>

#include <cstring>
#include <thread>

#include "tesela/tesela.h"

namespace tesela {
namespace {

using namespace std::chrono_literals;

constexpr const char* kAdd = R"(
@group(0) @binding(0) var<storage, read_write> data: array<u32>;
@group(0) @binding(1) var<uniform> add: u32;
@group(1) @binding(0) var<storage, read> extra: array<vec4u>;
@compute @workgroup_size(64) fn main(@builtin(global_invocation_id) g: vec3u) {
  if g.x < arrayLength(&data) { data[g.x] += add + extra[0].x; }
}
@compute @workgroup_size(1) fn endless() { while data[0] != 7u { data[1] += 1u; } }
@compute @workgroup_size(1) fn count() { data[0] += 1u; }
)";

struct Api : testing::Test {
  Device device;
  Module module = device.create_module({{"add.wgsl", kAdd}});
  Pipeline main = module.create_pipeline({.entry_point = "main"});
  Buffer data = *device.create_buffer(4096), add = *device.create_buffer(4), extra = *device.create_buffer(16);

  Bindings bindings() const { return Bindings().set(0, 0, data).set("add", add).set(1, 0, extra); }
  std::string refused(const Bindings& b, Grid grid = {}) const {
    const DispatchResult r = device.dispatch(main, b, grid);
    EXPECT_EQ(r.status, DispatchStatus::Invalid);
    return r.error.message;
  }
  void expect_in(const std::string& text, const std::string& part) const { EXPECT_NE(text.find(part), std::string::npos) << text; }
};

TEST_F(Api, RunsAndReadsBackInPlace) {
  ASSERT_TRUE(main.ok()) << main.render_diagnostics();
  add.as<uint32_t>()[0] = 5;
  extra.as<uint32_t>()[0] = 100;
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(device.dispatch(main, bindings(), {16}).ok());
  for (uint32_t word : data.as<uint32_t>()) ASSERT_EQ(word, 315u);
  EXPECT_EQ(main.workgroup_size()[0], 64u);
  EXPECT_GE(main.subgroup_size(), 4u);
}

TEST_F(Api, ZeroGroupsRunNothing) {
  add.as<uint32_t>()[0] = 5;
  EXPECT_TRUE(device.dispatch(main, bindings(), {0, 5, 5}).ok());
  EXPECT_EQ(data.as<uint32_t>()[0], 0u);
}

TEST_F(Api, BorrowedMemoryIsUsedWithoutACopy) {
  std::vector<uint32_t> host(1000, 1);
  Buffer borrowed = *device.borrow_buffer(host.data(), 4000);
  add.as<uint32_t>()[0] = 2;
  EXPECT_TRUE(device.dispatch(main, bindings().set(0, 0, borrowed), {16}).ok());
  for (uint32_t word : host) ASSERT_EQ(word, 3u);
  EXPECT_FALSE(device.borrow_buffer(reinterpret_cast<char*>(host.data()) + 1, 8).ok());
}

TEST_F(Api, MissingBindingIsNamed) {
  expect_in(refused(Bindings().set(0, 0, data)), "nothing is bound to 'add' (group 0, binding 1)");
  expect_in(refused(bindings().set("ad", add)), "did you mean 'add'");
}

TEST_F(Api, RangesLieInTheirBuffers) {
  expect_in(refused(bindings().set(0, 0, data, 0, 5000)), "ends past its buffer");
  expect_in(refused(bindings().set(0, 0, data, 8192)), "ends past its buffer");
  expect_in(refused(bindings().set(0, 0, data, 4096)), "is empty");
  expect_in(refused(bindings().set(0, 0, data, 0, ~uint64_t{0})), "ends past its buffer");
  expect_in(refused(bindings().set(0, 0, Buffer())), "no buffer, texture or sampler is given");
}

TEST_F(Api, OffsetsAndSizesAreAligned) {
  expect_in(refused(bindings().set(0, 0, data, 128)), "no multiple of 256");
  expect_in(refused(bindings().set(0, 0, data, 0, 6)), "no multiple of 4");
  EXPECT_TRUE(device.dispatch(main, bindings().set(0, 0, data, 256, 8), {}).ok());
}

TEST_F(Api, BindingsHaveTheirMinimumSize) {
  Buffer small = *device.create_buffer(8);
  expect_in(refused(bindings().set(1, 0, small)), "needs at least 16");
}

TEST_F(Api, SizeLimitsRuntimeSizedArrays) {
  add.as<uint32_t>()[0] = 1;
  ASSERT_TRUE(device.dispatch(main, bindings().set(0, 0, data, 256, 40), {16}).ok());
  auto words = data.as<uint32_t>();
  EXPECT_EQ(words[63], 0u);
  EXPECT_EQ(words[64], 1u);
  EXPECT_EQ(words[73], 1u);
  EXPECT_EQ(words[74], 0u);
}

TEST_F(Api, WritableMemoryIsNotBoundTwice) {
  expect_in(refused(bindings().set(1, 0, data)), "overlaps");
  expect_in(refused(bindings().set(0, 0, data, 0, 256).set(1, 0, data, 256, 256)), "only one may be written");
  std::vector<uint32_t> host(256);
  Buffer a = *device.borrow_buffer(host.data(), 512), b = *device.borrow_buffer(host.data() + 64, 512);
  expect_in(refused(bindings().set(0, 0, a).set(1, 0, b)), "overlaps");
}

TEST_F(Api, UsageIsChecked) {
  Buffer uniform = *device.create_buffer(64, BufferUsage::Uniform);
  expect_in(refused(bindings().set(1, 0, uniform)), "lacks the usage Storage");
  EXPECT_FALSE(device.create_buffer(64, static_cast<BufferUsage>(0)).ok());
}

TEST_F(Api, DispatchesStayInTheLimits) {
  expect_in(refused(bindings(), {65536, 1, 1}), "maxComputeWorkgroupsPerDimension");
  EXPECT_FALSE(device.create_buffer(uint64_t{1} << 29).ok());
}

TEST_F(Api, IndirectCountsAreReadAtTheStart) {
  Pipeline count = module.create_pipeline({.entry_point = "count"});
  Buffer counts = *device.create_buffer(32);
  const uint32_t three[3] = {3, 2, 1};
  std::memcpy(counts.data() + 8, three, 12);
  const DispatchResult r = device.dispatch_indirect(count, bindings(), counts, 8);
  EXPECT_TRUE(r.ok());
  EXPECT_EQ(r.grid.y, 2u);
  EXPECT_EQ(device.dispatch_indirect(count, bindings(), counts, 6).status, DispatchStatus::Invalid);
  EXPECT_EQ(device.dispatch_indirect(count, bindings(), counts, 24).status, DispatchStatus::Invalid);
  EXPECT_EQ(device.dispatch_indirect(count, bindings().set(0, 0, counts), counts, 8).status, DispatchStatus::Invalid);
  data.as<uint32_t>()[0] = 0;
  counts.as<uint32_t>()[2] = 1'000'000;  // above the limit: nothing runs, no error
  EXPECT_TRUE(device.dispatch_indirect(count, bindings(), counts, 8).ok());
  EXPECT_EQ(data.as<uint32_t>()[0], 0u);
}

TEST_F(Api, ATimeLimitSaysWhereItWas) {
  Pipeline endless = module.create_pipeline({.entry_point = "endless"});
  const DispatchResult r = device.dispatch(endless, bindings(), {}, {.time_limit = 50ms});
  EXPECT_EQ(r.status, DispatchStatus::TimedOut);
  ASSERT_TRUE(r.stopped_at.has_value());
  EXPECT_EQ(r.stopped_at->line, 8u);
  EXPECT_EQ(r.stopped_at->file, "add.wgsl");
  EXPECT_TRUE(device.dispatch(main, bindings(), {}).ok());
}

TEST_F(Api, SubmittedDispatchesRunInOrderAndCanBeCancelled) {
  Pipeline endless = module.create_pipeline({.entry_point = "endless"}), count = module.create_pipeline({.entry_point = "count"});
  for (int i = 0; i < 100; ++i) device.submit(count, bindings(), {});
  EXPECT_TRUE(device.dispatch(count, bindings(), {}).ok());
  EXPECT_EQ(data.as<uint32_t>()[0], 101u);
  Dispatch running = device.submit(endless, bindings(), {}), behind = device.submit(count, bindings(), {});
  EXPECT_FALSE(running.wait_for(20ms));
  behind.cancel();
  running.cancel();
  EXPECT_EQ(running.wait().status, DispatchStatus::Cancelled);
  EXPECT_EQ(behind.wait().status, DispatchStatus::Cancelled);
  EXPECT_EQ(data.as<uint32_t>()[0], 101u);
}

TEST_F(Api, ADeviceIsSharedByThreads) {
  Pipeline count = module.create_pipeline({.entry_point = "count"});
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([&] {
      for (int i = 0; i < 200; ++i) EXPECT_TRUE(device.dispatch(count, bindings(), {}).ok());
    });
  for (std::thread& t : threads) t.join();
  EXPECT_EQ(data.as<uint32_t>()[0], 800u);
}

TEST_F(Api, BuffersLiveUntilTheirDispatchEnds) {
  Pipeline count = module.create_pipeline({.entry_point = "count"});
  Dispatch d;
  {
    Buffer short_lived = *device.create_buffer(1024);
    d = device.submit(count, Bindings().set(0, 0, short_lived), {});
  }
  EXPECT_TRUE(d.wait().ok());
}

TEST_F(Api, EntryPointsAreFoundByName) {
  expect_in(module.create_pipeline().render_diagnostics(), "several compute entry points");
  expect_in(module.create_pipeline({.entry_point = "cuont"}).render_diagnostics(), "did you mean 'count'");
  EXPECT_FALSE(Pipeline().ok());
  EXPECT_EQ(device.dispatch(Pipeline(), bindings(), {}).status, DispatchStatus::Invalid);
}

TEST_F(Api, ReflectionShowsBindingsAndLayouts) {
  const Reflection& r = module.reflection();
  ASSERT_EQ(r.entry_points.size(), 3u);
  ASSERT_EQ(r.bindings.size(), 3u);
  EXPECT_EQ(r.bindings[0].name, "data");
  EXPECT_TRUE(r.bindings[0].layout.runtime_sized);
  EXPECT_EQ(r.bindings[2].min_size, 16u);
  EXPECT_EQ(r.entry_points[2].bindings.size(), 1u);
}

TEST(ApiLayout, PaddingIsShown) {
  Device device;
  Module m = device.create_module({{"s.wgsl", "struct S { a: f32, b: vec3f, c: u32, d: mat3x3f, e: array<vec3u> }\n@group(0) @binding(0) var<storage> s: S;"}});
  ASSERT_TRUE(m.ok()) << m.render_diagnostics();
  const TypeLayout& s = m.reflection().structs.at(0);
  ASSERT_EQ(s.members.size(), 5u);
  EXPECT_EQ(s.members[0].padding_after, 12u);
  EXPECT_EQ(s.members[1].offset, 16u);
  EXPECT_EQ(s.members[2].offset, 28u);
  EXPECT_EQ(s.members[3].type.stride, 16u);
  EXPECT_EQ(s.members[4].offset, 80u);
  EXPECT_EQ(m.reflection().bindings[0].min_size, 96u);
}

TEST(ApiLimits, PipelinesStayInThem) {
  const std::string text = "override n = 1u; var<workgroup> w: array<u32, n>;\n@compute @workgroup_size(n, 2) fn main() { w[0] = 1u; }";
  Device device;
  Module m = device.create_module({{"l.wgsl", text}});
  ASSERT_TRUE(m.ok()) << m.render_diagnostics();
  EXPECT_TRUE(m.check_pipeline({.constants = {{"n", 128}}}).diagnostics().empty());
  EXPECT_FALSE(m.check_pipeline({.constants = {{"n", 129}}}).diagnostics().empty());
  EXPECT_FALSE(m.check_pipeline({.constants = {{"n", 5000}}}).diagnostics().empty());
  DeviceOptions options;
  ASSERT_TRUE(options.limits.set("maxComputeInvocationsPerWorkgroup", 1024).ok());
  ASSERT_TRUE(options.limits.set("max_compute_workgroup_size_x", 512).ok());
  Module wide = Device(options).create_module({{"l.wgsl", text}});
  EXPECT_TRUE(wide.create_pipeline({.constants = {{"n", 512}}}).ok());
}

TEST(ApiLimits, AreSetByName) {
  Limits limits;
  EXPECT_EQ(*limits.get("maxBufferSize"), 268435456u);
  EXPECT_FALSE(limits.set("maxBufferSizes", 1).ok());
  EXPECT_FALSE(limits.set("minStorageBufferOffsetAlignment", 16).ok());
  EXPECT_FALSE(limits.set("minStorageBufferOffsetAlignment", 96).ok());
  EXPECT_TRUE(limits.set("minStorageBufferOffsetAlignment", 32).ok());
  EXPECT_FALSE(limits.set("maxStorageBufferBindingSize", uint64_t{1} << 33).ok());
  for (const std::string& name : Limits::names()) EXPECT_TRUE(limits.get(name).ok());
}

TEST(Checks, ListsSayWhatIsWanted) {
  const Checks some = *Checks::parse("race, index");
  EXPECT_TRUE(some.race && some.index);
  EXPECT_FALSE(some.grid || some.barrier || some.subgroup || some.arith || some.overflow || some.order);
  EXPECT_TRUE(Checks::parse("usual,order")->order && Checks::parse("usual,order")->subgroup);
  EXPECT_FALSE(Checks::usual().arith || Checks::usual().overflow || Checks::usual().order);
  EXPECT_TRUE(Checks::all().arith && Checks::all().overflow && Checks::all().order && Checks::all().race);
  EXPECT_FALSE(Checks().any());
}

TEST(Checks, UnknownNamesAreRefusedWithTheNearest) {
  EXPECT_NE(Checks::parse("race,indx").error().message.find("did you mean 'index'"), std::string::npos) << Checks::parse("race,indx").error().message;
  for (const char* wrong : {"", "race,", "Race", "race index", "everything"}) EXPECT_FALSE(Checks::parse(wrong).ok()) << wrong;
}

}  // namespace
// Ledger: UNI-80
TEST(ApiModule, TakesBarriersOnTrustIfAsked) {
  const char* text = "@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) i: u32) { if i < 8u { workgroupBarrier(); } }";
  const Device device;
  const Module strict = device.create_module({{"b.wgsl", text}});
  EXPECT_FALSE(strict.ok());
  const Module trusted = device.create_module({{"b.wgsl", text}}, {.assume_uniform = true});
  ASSERT_TRUE(trusted.ok()) << trusted.render_diagnostics();
  ASSERT_EQ(trusted.diagnostics().size(), 1u);
  EXPECT_EQ(trusted.diagnostics()[0].severity, Severity::Warning);
  EXPECT_EQ(trusted.diagnostics()[0].id, "barrier-not-uniform");
  EXPECT_EQ(trusted.diagnostics()[0].text, strict.diagnostics()[0].text);
  EXPECT_TRUE(trusted.create_pipeline().ok());
}

}  // namespace tesela
