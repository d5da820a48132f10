// SPDX-License-Identifier: Apache-2.0
// WebGPU's validation rule by rule, as a host program meets it: pipelines, bindings, immediate data, dispatches. What text tests can
// say is there (tests/check/limits.wgsl, tests/check/pipelines.wgsl, tests/run/dispatch.wgsl).
#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <limits>
#include <map>
#include <memory>

#include "tesela/tesela.h"

namespace tesela {
namespace {

using namespace std::chrono_literals;

/// A device, and one module with its first entry point's pipeline.
struct Shader {
  Device device;
  Module module;
  Pipeline pipeline;

  explicit Shader(const std::string& text, const PipelineOptions& options = {}, const DeviceOptions& device_options = {}) : device(device_options) {
    module = device.create_module({{"t.wgsl", text}});
    EXPECT_TRUE(module.ok()) << module.render_diagnostics();
    pipeline = module.create_pipeline(options);
  }
  Buffer buffer(uint64_t size, BufferUsage usage = BufferUsage::All) const { return *device.create_buffer(size, usage); }
  DispatchResult run(const Bindings& bindings, Grid grid = {}) const { return device.dispatch(pipeline, bindings, grid); }
};

testing::AssertionResult says(const std::string& text, const std::string& part) {
  if (text.find(part) != std::string::npos) return testing::AssertionSuccess();
  return testing::AssertionFailure() << "no \"" << part << "\" in \"" << text << "\"";
}
testing::AssertionResult refused(const DispatchResult& r, const std::string& part) {
  if (r.status != DispatchStatus::Invalid) return testing::AssertionFailure() << "it ran";
  return says(r.error.message, part);
}
testing::AssertionResult ran(const DispatchResult& r) { return r.ok() ? testing::AssertionSuccess() : testing::AssertionFailure() << r.error.message; }
testing::AssertionResult refused(const Pipeline& p, const std::string& part) {
  if (p.ok()) return testing::AssertionFailure() << "the pipeline could be made";
  return says(p.render_diagnostics(), part);
}
testing::AssertionResult made(const Pipeline& p) { return p.ok() ? testing::AssertionSuccess() : testing::AssertionFailure() << p.render_diagnostics(); }

uint32_t word(const Buffer& b, size_t i) { return b.as<uint32_t>()[i]; }

// Ledger: LIM-16, BIND-05
TEST(Validation, UniformBindingsHaveALargestSize) {
  const Shader s("@group(0) @binding(0) var<uniform> u: u32; @group(0) @binding(1) var<storage, read_write> o: u32; @compute @workgroup_size(1) fn main() { o = u; }");
  const Buffer u = s.buffer(65540), o = s.buffer(4);
  EXPECT_TRUE(ran(s.run(Bindings().set(0, 0, u, 0, 65536).set(0, 1, o))));
  EXPECT_TRUE(refused(s.run(Bindings().set(0, 0, u, 0, 65540).set(0, 1, o)), "maxUniformBufferBindingSize is 65536"));
  EXPECT_TRUE(refused(s.run(Bindings().set(0, 0, u).set(0, 1, o)), "maxUniformBufferBindingSize"));
}

// Ledger: LIM-17, BIND-05
TEST(Validation, StorageBindingsHaveALargestSize) {
  const Shader s("@group(0) @binding(0) var<storage, read_write> o: array<u32>; @compute @workgroup_size(1) fn main() { o[0] = arrayLength(&o); }");
  const auto memory = std::make_unique_for_overwrite<uint32_t[]>(134217732 / 4);  // borrowed, for pages that nobody touches cost nothing
  const Buffer o = *s.device.borrow_buffer(memory.get(), 134217732);
  EXPECT_TRUE(refused(s.run(Bindings().set(0, 0, o)), "maxStorageBufferBindingSize is 134217728"));
  EXPECT_TRUE(ran(s.run(Bindings().set(0, 0, o, 0, 134217728))));
  EXPECT_EQ(word(o, 0), 134217728u / 4);
}

// Ledger: LIM-18, LIM-19, BIND-07
TEST(Validation, OffsetsAreMultiplesOfTheAlignmentOfTheirClass) {
  const std::string text = "@group(0) @binding(0) var<uniform> u: u32; @group(0) @binding(1) var<storage, read_write> o: u32; @compute @workgroup_size(1) fn main() { o = u; }";
  const Shader usual(text);
  const Buffer u = usual.buffer(1024), o = usual.buffer(1024);
  EXPECT_TRUE(ran(usual.run(Bindings().set(0, 0, u, 256).set(0, 1, o, 512))));
  EXPECT_TRUE(refused(usual.run(Bindings().set(0, 0, u, 128).set(0, 1, o)), "no multiple of 256, minUniformBufferOffsetAlignment"));
  EXPECT_TRUE(refused(usual.run(Bindings().set(0, 0, u).set(0, 1, o, 128)), "no multiple of 256, minStorageBufferOffsetAlignment"));
  DeviceOptions options;
  options.limits.min_uniform_buffer_offset_alignment = 32;
  options.limits.min_storage_buffer_offset_alignment = 64;
  const Shader fine(text, {}, options);
  const Buffer v = fine.buffer(1024), p = fine.buffer(1024);
  EXPECT_TRUE(ran(fine.run(Bindings().set(0, 0, v, 32).set(0, 1, p, 64))));
  EXPECT_TRUE(refused(fine.run(Bindings().set(0, 0, v, 16).set(0, 1, p, 64)), "no multiple of 32"));
  EXPECT_TRUE(refused(fine.run(Bindings().set(0, 0, v, 32).set(0, 1, p, 32)), "no multiple of 64"));
}

// Ledger: LIM-20, BIND-02
TEST(Validation, BuffersHaveALargestSizeAndAUsage) {
  const Device device;
  EXPECT_TRUE(device.borrow_buffer(std::make_unique<uint32_t[]>(1).get(), 268435456).ok());  // never touched
  EXPECT_TRUE(says(device.create_buffer(268435460).error().message, "maxBufferSize is 268435456"));
  std::vector<uint32_t> host(4);
  EXPECT_FALSE(device.borrow_buffer(host.data(), 268435460).ok());
  EXPECT_TRUE(device.create_buffer(16, BufferUsage::Uniform | BufferUsage::Indirect).ok());
  EXPECT_TRUE(says(device.create_buffer(16, static_cast<BufferUsage>(0)).error().message, "needs a usage"));
  EXPECT_TRUE(says(device.create_buffer(16, static_cast<BufferUsage>(8)).error().message, "needs a usage"));
}

// Ledger: LIM-24
TEST(Validation, SubgroupSizesAreFrom4To128) {
  const std::string text = "enable subgroups; @group(0) @binding(0) var<storage, read_write> o: u32; @compute @workgroup_size(128) fn main(@builtin(subgroup_size) n: u32) { o = n; }";
  for (uint32_t size : {4u, 128u}) {
    const Shader s(text, {.subgroup_size = size});
    ASSERT_TRUE(made(s.pipeline));
    const Buffer o = s.buffer(4);
    ASSERT_TRUE(ran(s.run(Bindings().set("o", o))));
    EXPECT_EQ(word(o, 0), size);
  }
  for (uint32_t size : {2u, 24u, 256u}) EXPECT_TRUE(refused(Shader(text, {.subgroup_size = size}).pipeline, "power of two from 4 to 128"));
}

// Ledger: LIM-25
TEST(Validation, ADeviceHasExactlyTheLimitsAskedFor) {
  const std::string text = "@compute @workgroup_size(300) fn main() {}";
  EXPECT_TRUE(refused(Shader(text).pipeline, "maxComputeWorkgroupSizeX is 256"));
  DeviceOptions more;
  more.limits.max_compute_workgroup_size_x = 300;
  EXPECT_TRUE(refused(Shader(text, {}, more).pipeline, "maxComputeInvocationsPerWorkgroup is 256"));
  more.limits.max_compute_invocations_per_workgroup = 300;
  EXPECT_TRUE(made(Shader(text, {}, more).pipeline));
  DeviceOptions less;
  less.limits.max_compute_workgroup_size_x = 8;
  EXPECT_TRUE(refused(Shader("@compute @workgroup_size(9) fn main() {}", {}, less).pipeline, "maxComputeWorkgroupSizeX is 8"));
  EXPECT_EQ(Device(less).limits().max_compute_workgroup_size_x, 8u);
  Limits limits;
  for (const char* name : {"minUniformBufferOffsetAlignment", "minStorageBufferOffsetAlignment"}) {
    EXPECT_TRUE(says(limits.set(name, 96).error().message, "power of two"));
    EXPECT_FALSE(limits.set(name, 16).ok());
    EXPECT_TRUE(limits.set(name, 64).ok());
  }
}

constexpr const char* kNames = R"(
const unused = 1;
@compute @workgroup_size(1) fn café() {}
@compute @workgroup_size(1) fn other() {}
@fragment fn paint() -> @location(0) vec4f { return vec4f(); }
fn helper() {}
)";

// Ledger: PIPE-01
TEST(Validation, EntryPointsAreComparedAsIdentifiers) {
  const Shader s(kNames, {.entry_point = "other"});
  EXPECT_TRUE(made(s.pipeline));
  EXPECT_TRUE(made(s.module.create_pipeline({.entry_point = "caf\xc3\xa9"})));           // é in one code point, as in the text
  EXPECT_TRUE(refused(s.module.create_pipeline({.entry_point = "cafe\xcc\x81"}), "no compute entry point is named"));  // e and a combining accent
  EXPECT_TRUE(refused(s.module.create_pipeline({.entry_point = "Other"}), "no compute entry point is named 'Other'"));
  EXPECT_TRUE(refused(s.module.create_pipeline({.entry_point = "paint"}), "'paint' is no compute entry point"));
  EXPECT_TRUE(refused(s.module.create_pipeline({.entry_point = "helper"}), "no compute entry point is named 'helper'"));
}

// Ledger: PIPE-02
TEST(Validation, WithoutANameThereIsOneEntryPoint) {
  EXPECT_TRUE(refused(Shader(kNames).pipeline, "several compute entry points"));
  EXPECT_TRUE(made(Shader("@compute @workgroup_size(1) fn only() {} @fragment fn paint() {}").pipeline));
  EXPECT_TRUE(refused(Shader("@fragment fn paint() {}").pipeline, "no compute entry point"));
  EXPECT_TRUE(refused(Shader("").pipeline, "no compute entry point"));
}

constexpr const char* kOverrides = R"(
@group(0) @binding(0) var<storage, read_write> o: array<u32, 2>;
override plain = 1u;
override unused: f32;
@id(7) override numbered = 2u;
override needed: u32;
@compute @workgroup_size(1) fn main() { o[0] = plain; o[1] = numbered; }
@compute @workgroup_size(1) fn other() { o[0] = needed; }
)";

// Ledger: PIPE-03, PIPE-04
TEST(Validation, ConstantsAreNamedByIdOrName) {
  const Shader s(kOverrides, {.entry_point = "main", .constants = {{"plain", 5}, {"7", 6}, {"unused", 1}}});
  ASSERT_TRUE(made(s.pipeline));
  const Buffer o = s.buffer(8);
  ASSERT_TRUE(ran(s.run(Bindings().set("o", o))));
  EXPECT_EQ(word(o, 0), 5u);
  EXPECT_EQ(word(o, 1), 6u);
  EXPECT_TRUE(refused(s.module.create_pipeline({.entry_point = "main", .constants = {{"plane", 5}}}), "no override 'plane'"));
  EXPECT_TRUE(refused(s.module.create_pipeline({.entry_point = "main", .constants = {{"numbered", 5}}}), "no override 'numbered'"));
  EXPECT_TRUE(refused(s.module.create_pipeline({.entry_point = "main", .constants = {{"07", 5}}}), "no override '07'"));
  EXPECT_TRUE(refused(s.module.create_pipeline({.entry_point = "main", .constants = {{"o", 5}}}), "no override 'o'"));
}

// Ledger: PIPE-05
TEST(Validation, UsedOverridesHaveAValue) {
  const Shader s(kOverrides, {.entry_point = "main"});
  EXPECT_TRUE(made(s.pipeline));
  EXPECT_TRUE(refused(s.module.create_pipeline({.entry_point = "other"}), "needed"));
  EXPECT_TRUE(made(s.module.create_pipeline({.entry_point = "other", .constants = {{"needed", 3}}})));
}

constexpr const char* kTyped = R"(
enable f16;
@group(0) @binding(0) var<storage, read_write> o: array<u32, 5>;
override b = false; override i = 0i; override u = 0u; override f = 0f; override h = 0h;
@compute @workgroup_size(1) fn main() {
  o[0] = select(0u, 1u, b); o[1] = bitcast<u32>(i); o[2] = u; o[3] = bitcast<u32>(f); o[4] = bitcast<u32>(vec2h(h, 0h));
}
@compute @workgroup_size(1) fn without() { o[0] = 9u; }
)";

// Ledger: PIPE-06
TEST(Validation, ConstantsAreConvertedFromDoubles) {
  const Shader s(kTyped, {.entry_point = "main"});
  struct Row {
    const char* key;
    double value;
    std::optional<uint32_t> bits;  // none: refused
  };
  const Row rows[] = {
      {"b", 0, 0}, {"b", -0.0, 0}, {"b", 1, 1}, {"b", 0.1, 1}, {"b", -7, 1},
      {"i", 7.9, 7}, {"i", -7.9, 0xfffffff9}, {"i", 2147483647, 0x7fffffff}, {"i", 2147483647.5, 0x7fffffff}, {"i", -2147483648.9, 0x80000000}, {"i", 2147483648, {}}, {"i", -2147483649, {}},
      {"u", 3.99, 3}, {"u", -0.5, 0}, {"u", 4294967295, 0xffffffff}, {"u", -1, {}}, {"u", 4294967296, {}},
      {"f", 0.1, 0x3dcccccd}, {"f", -0.0, 0x80000000}, {"f", 3.4028234663852886e38, 0x7f7fffff}, {"f", 3.5e38, {}}, {"f", -1e300, {}},
      // 1 + 2^-11 + 2^-30 is above a tie of f16, and on it once it is an f32, which then goes to even.
      {"h", 1.5, 0x3e00}, {"h", 1 + 0x1p-11 + 0x1p-30, 0x3c00}, {"h", 65504, 0x7bff}, {"h", 70000, {}}, {"h", 1e39, {}},
  };
  for (const Row& row : rows) {
    const Pipeline p = s.module.create_pipeline({.entry_point = "main", .constants = {{row.key, row.value}}});
    ASSERT_EQ(p.ok(), row.bits.has_value()) << row.key << " = " << row.value;
    if (!row.bits) continue;
    const Buffer o = s.buffer(20);
    ASSERT_TRUE(ran(s.device.dispatch(p, Bindings().set("o", o), {})));
    EXPECT_EQ(word(o, std::string("biufh").find(row.key)), *row.bits) << row.key << " = " << row.value;
  }
  // A value that f32 holds and f16 does not is no error of the conversion: only who uses the override meets it.
  EXPECT_TRUE(made(s.module.create_pipeline({.entry_point = "without", .constants = {{"h", 70000}}})));
  EXPECT_FALSE(s.module.create_pipeline({.entry_point = "without", .constants = {{"h", 1e39}}}).ok());
  EXPECT_FALSE(s.module.create_pipeline({.entry_point = "without", .constants = {{"u", -1}}}).ok());
}

// Ledger: PIPE-07
TEST(Validation, ConstantsAreFinite) {
  const Shader s(kTyped, {.entry_point = "without"});
  for (const char* key : {"b", "i", "u", "f", "h"})
    for (double value : {std::nan(""), std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity()})
      EXPECT_TRUE(refused(s.module.create_pipeline({.entry_point = "without", .constants = {{key, value}}}), "does not fit")) << key;
}

// Ledger: PIPE-11, PIPE-22
TEST(Validation, APipelineWithErrorsCannotBeUsed) {
  const Shader s("override n = 1u; @group(0) @binding(0) var<storage, read_write> o: u32; @compute @workgroup_size(n) fn main() { o = 8u / n; }", {.constants = {{"n", 0}}});
  EXPECT_TRUE(refused(s.pipeline, "at least 1"));
  EXPECT_TRUE(says(s.pipeline.diagnostics_json(), "workgroup-size-too-small"));
  const Buffer o = s.buffer(4);
  EXPECT_TRUE(refused(s.run(Bindings().set("o", o)), "has errors"));
  EXPECT_EQ(word(o, 0), 0u);
  EXPECT_FALSE(s.device.validate(s.pipeline, Bindings().set("o", o), {}).ok());
  const Pipeline good = s.module.create_pipeline();
  EXPECT_TRUE(ran(s.device.dispatch(good, Bindings().set("o", o), {})));
  EXPECT_EQ(word(o, 0), 8u);
}

constexpr const char* kLayout = R"(
struct Head { a: u32, b: vec3f, rest: array<vec2u> }
@group(2) @binding(5) var<storage, read_write> head: Head;
@group(0) @binding(1) var<uniform> one: mat3x3f;
@group(0) @binding(0) var<storage> plain: array<vec3f>;
@group(1) @binding(0) var tex: texture_2d<f32>;
@group(1) @binding(1) var smp: sampler;
@group(1) @binding(2) var img: texture_storage_2d<rgba8unorm, write>;
@group(3) @binding(9) var<uniform> unused: vec4f;
@group(3) @binding(1) var<uniform> bytes: buffer<48>;
var<immediate> tail: vec3f;
fn deep() -> f32 { return plain[0].x + tail.y; }
@compute @workgroup_size(1) fn main() { head.a = u32(deep() + one[0].x); }
@compute @workgroup_size(1) fn other() { _ = textureSampleLevel(tex, smp, vec2f(), 0.0); textureStore(img, vec2u(), vec4f()); }
@compute @workgroup_size(1) fn view() { _ = bufferView<vec4f>(&bytes, 0)[0]; }
)";

// Ledger: PIPE-12, PIPE-18, PIPE-19
TEST(Validation, TheLayoutHoldsWhatTheEntryPointUses) {
  const Shader s(kLayout, {.entry_point = "main"});
  ASSERT_TRUE(made(s.pipeline));
  const std::vector<BindingInfo>& b = s.pipeline.bindings();
  ASSERT_EQ(b.size(), 4u);
  EXPECT_EQ(b[0].name, "plain");
  EXPECT_EQ(b[0].kind, BindingKind::ReadOnlyStorage);
  EXPECT_EQ(b[0].min_size, 16u);  // one element with its stride
  EXPECT_EQ(b[1].name, "one");
  EXPECT_EQ(b[1].kind, BindingKind::Uniform);
  EXPECT_EQ(b[1].min_size, 48u);
  EXPECT_EQ(b[2].name, "head");
  EXPECT_EQ(b[2].kind, BindingKind::Storage);
  EXPECT_EQ(b[2].min_size, 48u);  // 28 bytes, an element of 8 at 32, rounded up to 16
  EXPECT_EQ(b[3].name, "tail");
  EXPECT_EQ(b[3].kind, BindingKind::Immediate);
  EXPECT_EQ(b[3].min_size, 12u);
  for (const EntryPointInfo& e : s.module.reflection().entry_points) {
    if (e.name == "view") {
      ASSERT_EQ(e.bindings.size(), 1u);
      EXPECT_EQ(e.bindings[0].min_size, 48u);
    }
    if (e.name != "other") continue;
    ASSERT_EQ(e.bindings.size(), 3u);
    EXPECT_EQ(e.bindings[0].kind, BindingKind::Texture);
    EXPECT_EQ(e.bindings[0].texture->dimension, TextureViewDimension::D2);
    EXPECT_EQ(e.bindings[0].texture->sample_type, SampleType::Float);
    EXPECT_EQ(e.bindings[1].kind, BindingKind::Sampler);
    EXPECT_FALSE(e.bindings[1].comparison);
    EXPECT_EQ(e.bindings[2].kind, BindingKind::StorageTexture);
    EXPECT_EQ(e.bindings[2].texture->format, TextureFormat::Rgba8Unorm);
    EXPECT_EQ(e.bindings[2].texture->access, StorageAccess::WriteOnly);
  }
}

constexpr const char* kViews = R"(
struct Tail { a: vec4f, b: array<vec2u> }
@group(0) @binding(0) var<storage, read_write> open: buffer;
@group(0) @binding(1) var<storage> other: buffer;
fn second(p: ptr<storage, buffer, read_write>) -> f32 { let q = p; return bufferView<array<f32, 9>>(q, 0)[0]; }
fn first(p: ptr<storage, buffer, read_write>) -> f32 { return second(p); }
fn unreached() -> f32 { return bufferView<array<vec4f, 99>>(&open, 0)[0].x; }
@compute @workgroup_size(1) fn small() { _ = bufferView<vec2f>(&open, 0)[0]; }
@compute @workgroup_size(1) fn through() { let p = &(open); _ = first(p); _ = bufferView<u32>(&other, 4); }
@compute @workgroup_size(1) fn array_() { _ = bufferArrayView<array<vec3f>>(&open, 0, 64)[0].x; _ = bufferView<u32>(&open, 0); }
@compute @workgroup_size(1) fn tail() { _ = bufferArrayView<Tail>(&open, 0, 64).a; }
@compute @workgroup_size(1) fn length() { _ = bufferLength(&open); }
)";

// Ledger: PIPE-19
TEST(Validation, BuffersOfUnknownSizeHoldTheLargestView) {
  const Module m = Device().create_module({{"t.wgsl", kViews}});
  ASSERT_TRUE(m.ok()) << m.render_diagnostics();
  const std::map<std::string, uint64_t> expected = {{"small", 8}, {"through", 36}, {"array_", 16}, {"tail", 32}, {"length", 0}};
  for (const EntryPointInfo& e : m.reflection().entry_points) {
    ASSERT_FALSE(e.bindings.empty()) << e.name;
    EXPECT_EQ(e.bindings[0].min_size, expected.at(e.name)) << e.name;
  }
  EXPECT_EQ(m.reflection().bindings[0].min_size, 99u * 16);
  EXPECT_EQ(m.reflection().bindings[1].min_size, 4u);
}

// Ledger: PIPE-20
TEST(Validation, StorageTexturesHaveTheFormatsOfTheDevice) {
  struct Row {
    const char *format, *access;
    bool core, all;
  };
  const Row rows[] = {
      {"rgba8unorm", "write", true, true}, {"rgba8unorm", "read", true, true}, {"rgba8unorm", "read_write", false, true},
      {"rgba8snorm", "read", true, true}, {"rgba8snorm", "read_write", false, false}, {"r32float", "read_write", true, true}, {"rg32uint", "read", true, true},
      {"rg32uint", "read_write", false, false}, {"rgba32float", "read_write", false, true}, {"r8unorm", "write", false, true}, {"r8snorm", "read_write", false, false},
      {"rgba16unorm", "read", false, true}, {"r16float", "read_write", false, true}, {"rg11b10ufloat", "write", false, true},
      {"bgra8unorm", "write", false, true}, {"bgra8unorm", "read", false, false}, {"bgra8unorm", "read_write", false, false},
  };
  DeviceOptions core;
  core.features.texture_formats = false;
  for (const Row& row : rows) {
    const std::string text = std::string("@group(0) @binding(0) var t: texture_storage_2d<") + row.format + ", " + row.access +
                             ">; @compute @workgroup_size(1) fn main() { _ = textureDimensions(t); } @compute @workgroup_size(1) fn without() {}";
    for (bool all : {false, true}) {
      const Module m = Device(all ? DeviceOptions() : core).create_module({{"t.wgsl", text}});
      ASSERT_TRUE(m.ok()) << m.render_diagnostics();
      EXPECT_EQ(m.check_pipeline({.entry_point = "main"}).diagnostics().empty(), all ? row.all : row.core) << row.format << ' ' << row.access << (all ? " all" : " core");
      EXPECT_TRUE(m.check_pipeline({.entry_point = "without"}).diagnostics().empty());
    }
  }
}

// Ledger: PIPE-21
TEST(Validation, EnablesNeedTheirFeature) {
  DeviceOptions none;
  none.features.f16 = none.features.subgroups = none.features.subgroup_size_control = none.features.other = false;
  const Device bare(none), full;
  for (const char* name : {"f16", "subgroups", "subgroup_size_control", "clip_distances", "dual_source_blending", "primitive_index"}) {
    const std::vector<Source> source = {{"t.wgsl", std::string("enable ") + name + ";"}};
    EXPECT_TRUE(full.create_module(source).ok()) << name;
    EXPECT_TRUE(says(bare.create_module(source).render_diagnostics(), name)) << name;
    EXPECT_FALSE(bare.create_module(source).ok()) << name;
  }
  EXPECT_TRUE(bare.create_module({{"t.wgsl", ""}}).ok());
}

constexpr const char* kRule = R"(
@group(0) @binding(0) var<storage, read_write> o: array<u32>;
@group(0) @binding(1) var<uniform> u: vec4u;
@group(1) @binding(0) var<storage> r: array<u32>;
@group(1) @binding(1) var<storage> q: array<u32>;
@group(0) @binding(2) var<storage, read_write> p: array<u32>;
@compute @workgroup_size(1) fn write() { o[0] = arrayLength(&o); }
@compute @workgroup_size(1) fn uniform_() { o[0] = u.x; }
@compute @workgroup_size(1) fn read2() { o[0] = r[0] + q[0]; }
@compute @workgroup_size(1) fn write2() { o[0] = 1u; p[0] = 2u; }
@compute @workgroup_size(1) fn mixed() { o[0] = r[0]; }
)";

struct Rules : testing::Test {
  Shader s{kRule, {.entry_point = "write"}};
  Pipeline pipeline(const char* name) const { return s.module.create_pipeline({.entry_point = name}); }
  DispatchResult run(const char* name, const Bindings& bindings) const { return s.device.dispatch(pipeline(name), bindings, {}); }
};

// Ledger: BIND-01
TEST_F(Rules, NewBuffersAreZero) {
  const Buffer b = s.buffer(100'000);
  for (uint32_t w : b.as<uint32_t>()) ASSERT_EQ(w, 0u);
}

// Ledger: BIND-03
TEST_F(Rules, RangesLieInTheirBufferAndAreNotEmpty) {
  const Buffer b = s.buffer(1024);
  EXPECT_TRUE(ran(s.run(Bindings().set(0, 0, b, 768, 256))));
  EXPECT_TRUE(refused(s.run(Bindings().set(0, 0, b, 768, 260)), "ends past its buffer of 1024 bytes"));
  EXPECT_TRUE(refused(s.run(Bindings().set(0, 0, b, 1280)), "ends past its buffer"));
  EXPECT_TRUE(refused(s.run(Bindings().set(0, 0, b, 1024)), "is empty"));
  EXPECT_TRUE(refused(s.run(Bindings().set(0, 0, b, 0, 0)), "is empty"));
  EXPECT_TRUE(refused(s.run(Bindings().set(0, 0, b).set(1, 7, b, 0, 2000)), "ends past its buffer"));  // also where nobody uses it
}

// Ledger: BIND-04
TEST_F(Rules, BuffersHaveTheUsageOfTheirBinding) {
  const Buffer storage = s.buffer(64, BufferUsage::Storage), uniform = s.buffer(64, BufferUsage::Uniform);
  EXPECT_TRUE(ran(run("uniform_", Bindings().set("o", storage).set("u", uniform))));
  EXPECT_TRUE(refused(run("uniform_", Bindings().set("o", storage).set("u", s.buffer(64, BufferUsage::Storage))), "lacks the usage Uniform"));
  EXPECT_TRUE(refused(run("uniform_", Bindings().set("o", s.buffer(64, BufferUsage::Uniform)).set("u", uniform)), "lacks the usage Storage"));
  EXPECT_TRUE(refused(run("uniform_", Bindings().set("o", s.buffer(64, BufferUsage::Indirect)).set("u", uniform)), "lacks the usage Storage"));
}

// Ledger: BIND-05, DISP-02
TEST_F(Rules, RangesHaveTheMinimumSize) {
  const Buffer o = s.buffer(64), u = s.buffer(64);
  EXPECT_TRUE(ran(run("uniform_", Bindings().set("o", o).set("u", u, 0, 16))));
  EXPECT_TRUE(refused(run("uniform_", Bindings().set("o", o).set("u", u, 0, 12)), "needs at least 16"));
}

// Ledger: BIND-06
TEST_F(Rules, StorageSizesAreMultiplesOf4) {
  const Buffer o = s.buffer(64), u = s.buffer(64);
  EXPECT_TRUE(refused(run("uniform_", Bindings().set("o", o, 0, 18).set("u", u)), "no multiple of 4"));
  EXPECT_TRUE(ran(run("uniform_", Bindings().set("o", o, 0, 20).set("u", u, 0, 18))));  // of a uniform buffer it need not be one
}

// Ledger: BIND-08
TEST_F(Rules, WithoutASizeTheRestIsBound) {
  const Buffer b = s.buffer(1024);
  ASSERT_TRUE(ran(s.run(Bindings().set(0, 0, b, 256))));
  EXPECT_EQ(word(b, 64), (1024u - 256) / 4);
  ASSERT_TRUE(ran(s.run(Bindings().set(0, 0, b, 256, 512))));
  EXPECT_EQ(word(b, 64), 512u / 4);
}

// Ledger: BIND-10
TEST_F(Rules, GroupsAreBelowTheLimit) {
  const Buffer b = s.buffer(64);
  EXPECT_TRUE(ran(s.run(Bindings().set(0, 0, b).set(3, 0, b))));
  EXPECT_TRUE(refused(s.run(Bindings().set(0, 0, b).set(4, 0, b)), "not below the limit maxBindGroups, 4"));
}

// Ledger: DISP-01
TEST_F(Rules, EverythingUsedIsBound) {
  const Buffer b = s.buffer(64);
  EXPECT_TRUE(refused(s.device.dispatch(Pipeline(), Bindings().set(0, 0, b), {}), "the pipeline is empty"));
  EXPECT_TRUE(refused(s.run(Bindings()), "nothing is bound to 'o' (group 0, binding 0)"));
  EXPECT_TRUE(refused(s.run(Bindings().set(0, 1, b)), "nothing is bound to 'o'"));
  EXPECT_TRUE(refused(run("read2", Bindings().set(0, 0, b).set(1, 0, s.buffer(64))), "nothing is bound to 'q' (group 1, binding 1)"));
  EXPECT_TRUE(ran(s.run(Bindings().set(0, 0, b))));  // other groups of the module are not used
}

// Ledger: DISP-03
TEST_F(Rules, WritableRangesDoNotOverlap) {
  const Buffer b = s.buffer(4096);
  EXPECT_TRUE(refused(run("write2", Bindings().set("o", b, 0, 512).set("p", b, 256, 512)), "overlaps"));
  EXPECT_TRUE(refused(run("write2", Bindings().set("o", b).set("p", b)), "overlaps"));
  EXPECT_TRUE(refused(run("mixed", Bindings().set("o", b, 0, 512).set("r", b, 256, 512)), "overlaps"));
  std::vector<uint32_t> host(256);
  const Buffer x = *s.device.borrow_buffer(host.data(), 512), y = *s.device.borrow_buffer(host.data() + 127, 512);
  EXPECT_TRUE(refused(run("write2", Bindings().set("o", x).set("p", y)), "overlaps"));  // one word in common
}

// Ledger: DISP-04
TEST_F(Rules, ReadOnlyAndDisjointRangesShareABuffer) {
  const Buffer b = s.buffer(4096), o = s.buffer(64);
  b.as<uint32_t>()[0] = 20;
  EXPECT_TRUE(ran(run("read2", Bindings().set("o", o).set("r", b).set("q", b, 0, 512))));
  EXPECT_EQ(word(o, 0), 40u);
  EXPECT_TRUE(ran(run("write2", Bindings().set("o", b, 0, 256).set("p", b, 256, 256))));
  EXPECT_EQ(word(b, 0), 1u);
  EXPECT_EQ(word(b, 64), 2u);
}

// Ledger: DISP-05
TEST_F(Rules, ABufferIsWrittenOrReadOnlyInOneDispatch) {
  const Buffer b = s.buffer(4096);
  EXPECT_TRUE(refused(run("mixed", Bindings().set("o", b, 0, 256).set("r", b, 256, 256)), "of which only one may be written"));
  EXPECT_TRUE(refused(run("uniform_", Bindings().set("o", b, 0, 256).set("u", b, 256, 256)), "of which only one may be written"));
  b.as<uint32_t>()[256] = b.as<uint32_t>()[257] = b.as<uint32_t>()[258] = 1;
  EXPECT_TRUE(refused(s.device.dispatch_indirect(s.pipeline, Bindings().set("o", b, 0, 256), b, 1024), "workgroup counts"));
  const Buffer o = s.buffer(64);
  EXPECT_TRUE(ran(s.device.dispatch_indirect(pipeline("mixed"), Bindings().set("o", o).set("r", b), b, 1024)));  // read only twice
}

// Ledger: DISP-18
TEST_F(Rules, EachDispatchIsItsOwnScope) {
  const Buffer a = s.buffer(64), b = s.buffer(64);
  const Pipeline mixed = pipeline("mixed");
  a.as<uint32_t>()[0] = 3;
  s.device.submit(mixed, Bindings().set("o", b).set("r", a), {});
  a.as<uint32_t>();
  EXPECT_TRUE(ran(s.device.dispatch(mixed, Bindings().set("o", a, 0, 64).set("r", b), {})));  // what was written is now read, and the other way round
  EXPECT_EQ(word(b, 0), 3u);
  EXPECT_EQ(word(a, 0), 3u);
}

constexpr const char* kImmediate = R"(
struct P { a: u32, v: vec3f, h: f32, m: mat2x3f }
var<immediate> i: P;
@group(0) @binding(0) var<storage, read_write> o: array<f32, 8>;
@compute @workgroup_size(1) fn main() {
  o[0] = f32(i.a); o[1] = i.v.z; o[2] = i.h; o[3] = i.m[0].x; o[4] = i.m[1].z;
}
@compute @workgroup_size(1) fn without() { o[7] = 1.0; }
)";

struct Immediate : testing::Test {
  Shader s{kImmediate, {.entry_point = "main"}};
  Buffer o = s.buffer(32);

  template <class T>
  static Bindings& put(Bindings& b, uint32_t offset, std::initializer_list<T> values) {
    return b.set_immediates(offset, std::as_bytes(std::span(values.begin(), values.size())));
  }
  /// a at 0, v at 16, h at 28, m at 32: columns of 12 bytes at 32 and 48.
  Bindings all() const {
    Bindings b;
    b.set("o", o);
    put(b, 0, {7u});
    put(b, 16, {1.f, 2.f, 3.f, 4.f});
    put(b, 32, {5.f, 6.f, 7.f});
    put(b, 48, {8.f, 9.f, 10.f});
    return b;
  }
};

// Ledger: PIPE-16, LIM-21
TEST_F(Immediate, SizeIsWithinTheLimit) {
  ASSERT_TRUE(made(s.pipeline));
  EXPECT_EQ(s.pipeline.bindings().back().min_size, 64u);
  const std::string text = "struct P { a: mat4x4f, b: u32 } var<immediate> i: P; @compute @workgroup_size(1) fn main() { _ = i.b; } @compute @workgroup_size(1) fn without() {}";
  const Shader large(text, {.entry_point = "main"});
  EXPECT_TRUE(refused(large.pipeline, "is 80; the limit maxImmediateSize is 64"));
  EXPECT_TRUE(made(large.module.create_pipeline({.entry_point = "without"})));
  DeviceOptions options;
  EXPECT_FALSE(options.limits.set("maxImmediateSize", 78).ok());
  ASSERT_TRUE(options.limits.set("maxImmediateSize", 80).ok());
  EXPECT_TRUE(made(Shader(text, {.entry_point = "main"}, options).pipeline));
}

// Ledger: DISP-06, BIND-11, LAYOUT-14
TEST_F(Immediate, EveryWordThatCanBeReadIsSet) {
  ASSERT_TRUE(ran(s.run(all())));
  const float expected[5] = {7, 3, 4, 5, 10};
  for (int i = 0; i < 5; ++i) EXPECT_EQ(o.as<float>()[i], expected[i]) << i;
  Bindings b;
  b.set("o", o);
  EXPECT_TRUE(refused(s.run(b), "at offset 0 has not been set"));
  put(b, 0, {7u});
  put(b, 16, {1.f, 2.f});
  EXPECT_TRUE(refused(s.run(b), "at offset 24 has not been set"));
  put(b, 24, {1.f, 2.f, 3.f, 4.f});  // as far as m[0].y
  EXPECT_TRUE(refused(s.run(b), "at offset 40 has not been set"));
  put(b, 40, {1.f});
  EXPECT_TRUE(refused(s.run(b), "at offset 48 has not been set"));  // not 44, which is padding
}

// Ledger: BIND-11
TEST_F(Immediate, LaterWritesKeepTheRest) {
  Bindings b = all();
  put(b, 56, {100.f});
  put(b, 0, {1u});
  ASSERT_TRUE(ran(s.run(b)));
  const float expected[5] = {1, 3, 4, 5, 100};
  for (int i = 0; i < 5; ++i) EXPECT_EQ(o.as<float>()[i], expected[i]) << i;
}

// Ledger: BIND-11, LIM-21
TEST_F(Immediate, WritesAreAlignedAndInBounds) {
  const std::byte bytes[8] = {};
  for (const Pipeline& p : {s.pipeline, s.module.create_pipeline({.entry_point = "without"})}) {
    EXPECT_TRUE(refused(s.device.dispatch(p, all().set_immediates(2, std::span(bytes, 4)), {}), "multiples of 4"));
    EXPECT_TRUE(refused(s.device.dispatch(p, all().set_immediates(0, std::span(bytes, 6)), {}), "multiples of 4"));
    EXPECT_TRUE(refused(s.device.dispatch(p, all().set_immediates(60, bytes), {}), "maxImmediateSize, 64"));
    EXPECT_TRUE(refused(s.device.dispatch(p, all().set_immediates(0xfffffffc, bytes), {}), "maxImmediateSize, 64"));
    EXPECT_TRUE(ran(s.device.dispatch(p, all().set_immediates(60, std::span(bytes, 4)), {})));
  }
}

// Ledger: BIND-12
TEST_F(Immediate, UnsetBytesAreZeroAndNotSet) {
  const Shader lone("enable f16; var<immediate> h: vec3h; @group(0) @binding(0) var<storage, read_write> o: array<u32, 2>; @compute @workgroup_size(1) fn main() { o[0] = bitcast<u32>(h.xy); o[1] = bitcast<u32>(h.zz); }");
  const Buffer out = lone.buffer(8);
  Bindings b;
  b.set("o", out);
  EXPECT_TRUE(refused(lone.run(b), "at offset 0 has not been set"));
  put(b, 0, {0x3c003c00u});
  EXPECT_TRUE(refused(lone.run(b), "at offset 4 has not been set"));
  put(b, 4, {0u});
  ASSERT_TRUE(ran(lone.run(b)));
  EXPECT_EQ(word(out, 0), 0x3c003c00u);
  EXPECT_EQ(word(out, 1), 0u);
  EXPECT_TRUE(ran(s.device.dispatch(s.module.create_pipeline({.entry_point = "without"}), Bindings().set("o", o), {})));  // nobody reads them
}

TEST_F(Immediate, SubmittedDispatchesKeepTheirOwn) {
  Bindings b = all();
  std::vector<Dispatch> submitted;
  const Buffer first = s.buffer(32), second = s.buffer(32);
  submitted.push_back(s.device.submit(s.pipeline, put(b, 28, {41.f}).set("o", first), {}));
  submitted.push_back(s.device.submit(s.pipeline, put(b, 28, {42.f}).set("o", second), {}));
  b = {};
  for (Dispatch& d : submitted) EXPECT_TRUE(ran(d.wait()));
  EXPECT_EQ(first.as<float>()[2], 41.f);
  EXPECT_EQ(second.as<float>()[2], 42.f);
  EXPECT_TRUE(refused(s.run(all().set("i", first)), "immediate data"));
}

constexpr const char* kGrid = R"(
@group(0) @binding(0) var<storage, read_write> o: array<u32, 4>;
@compute @workgroup_size(64) fn plain(@builtin(num_workgroups) n: vec3u) { o[0] = n.x; o[1] = n.y; o[2] = n.z; o[3] = 1u; }
@compute @workgroup_size(64) fn group(@builtin(workgroup_index) i: u32) { o[0] = i; o[3] = 1u; }
@compute @workgroup_size(8, 8) fn invocation(@builtin(global_invocation_index) i: u32) { o[0] = i; o[3] = 1u; }
)";

struct Grids : testing::Test {
  Shader s{kGrid, {.entry_point = "plain"}};
  Pipeline group = s.module.create_pipeline({.entry_point = "group"}), invocation = s.module.create_pipeline({.entry_point = "invocation"});
  Buffer o = s.buffer(16), counts = s.buffer(64, BufferUsage::Indirect);
  Bindings bindings = Bindings().set("o", o);

  std::string message(const Pipeline& p, Grid grid) const { return s.device.validate(p, bindings, grid).error().message; }
  /// Whether an indirect dispatch with these counts is valid, and whether it ran anything.
  std::pair<bool, bool> indirect(const Pipeline& p, Grid grid) {
    const uint32_t words[3] = {grid.x, grid.y, grid.z};
    std::memcpy(counts.data() + 4, words, sizeof words);
    o.as<uint32_t>()[3] = 0;
    const DispatchResult r = s.device.dispatch_indirect(p, bindings, counts, 4);
    EXPECT_EQ(r.grid.z, grid.z);
    return {r.ok(), word(o, 3) == 1};
  }
};

// Ledger: LIM-06, DISP-07
TEST_F(Grids, CountsAreWithinTheLimit) {
  EXPECT_EQ(message(s.pipeline, {65535, 65535, 65535}), "");
  EXPECT_TRUE(says(message(s.pipeline, {65536, 1, 1}), "65536 workgroups in x; the limit maxComputeWorkgroupsPerDimension is 65535"));
  EXPECT_TRUE(says(message(s.pipeline, {1, 65536, 1}), "in y"));
  EXPECT_TRUE(says(message(s.pipeline, {0, 0, 4294967295}), "in z"));
}

// Ledger: DISP-08
TEST_F(Grids, NoWorkgroupsAreValid) {
  for (Grid grid : {Grid{0, 1, 1}, Grid{1, 0, 1}, Grid{1, 1, 0}, Grid{0, 0, 0}}) EXPECT_TRUE(ran(s.run(bindings, grid)));
  EXPECT_EQ(word(o, 3), 0u);
  EXPECT_TRUE(refused(s.run(Bindings(), {0, 1, 1}), "nothing is bound"));  // everything else is checked all the same
}

// Ledger: DISP-09
TEST_F(Grids, WorkgroupIndicesFitU32) {
  EXPECT_EQ(message(group, {65535, 65535, 1}), "");
  EXPECT_TRUE(says(message(group, {65535, 65535, 2}), "workgroup_index"));
  EXPECT_EQ(message(group, {0, 65535, 65535}), "");
  EXPECT_EQ(message(s.pipeline, {65535, 65535, 2}), "");  // it does not use the index
}

// Ledger: DISP-10
TEST_F(Grids, InvocationIndicesFitU32) {
  EXPECT_EQ(message(invocation, {65535, 1024, 1}), "");  // 64 * 65535 * 1024 is 2^32 - 65536
  EXPECT_TRUE(says(message(invocation, {65535, 1025, 1}), "global_invocation_index"));
  EXPECT_EQ(message(group, {65535, 1025, 1}), "");
}

// Ledger: DISP-11
TEST_F(Grids, IndirectCountsLieInABufferForThem) {
  const auto run = [&](const Buffer& b, uint64_t offset) { return s.device.dispatch_indirect(s.pipeline, bindings, b, offset); };
  EXPECT_TRUE(refused(run(s.buffer(64, BufferUsage::Storage | BufferUsage::Uniform), 0), "lacks the usage Indirect"));
  EXPECT_TRUE(refused(run(counts, 6), "no multiple of 4"));
  EXPECT_TRUE(refused(run(counts, 56), "end past their buffer"));
  EXPECT_TRUE(refused(run(counts, uint64_t{0} - 12), "end past their buffer"));
  EXPECT_TRUE(refused(run(s.buffer(8), 0), "end past their buffer"));
  EXPECT_TRUE(refused(run(Buffer(), 0), "no buffer"));
  EXPECT_TRUE(ran(run(counts, 52)));
  Dispatch d = s.device.submit_indirect(s.pipeline, bindings, counts, 56);
  EXPECT_TRUE(refused(d.wait(), "end past their buffer"));
}

// Ledger: DISP-12
TEST_F(Grids, IndirectCountsAreReadWhenItRuns) {
  EXPECT_EQ(indirect(s.pipeline, {3, 2, 1}), std::pair(true, true));
  EXPECT_EQ(indirect(s.pipeline, {0, 2, 1}), std::pair(true, false));
  for (Grid grid : {Grid{65536, 1, 1}, Grid{1, 65536, 1}, Grid{1, 1, 4294967295}}) EXPECT_EQ(indirect(s.pipeline, grid), std::pair(true, false));
  // An earlier dispatch writes the counts that a later one reads.
  const Shader writer("@group(0) @binding(0) var<storage, read_write> c: array<u32, 3>; @group(0) @binding(1) var<storage, read_write> n: atomic<u32>;"
                      "@compute @workgroup_size(1) fn plan() { c = array(5u, 1u, 1u); } @compute @workgroup_size(2) fn work() { atomicAdd(&n, 1u); }", {.entry_point = "plan"});
  const Buffer c = writer.buffer(12), n = writer.buffer(4);
  writer.device.submit(writer.pipeline, Bindings().set("c", c), {});
  EXPECT_TRUE(ran(writer.device.submit_indirect(writer.module.create_pipeline({.entry_point = "work"}), Bindings().set("n", n), c, 0).wait()));
  EXPECT_EQ(word(n, 0), 10u);
}

// Ledger: DISP-13
TEST_F(Grids, IndirectIndicesThatDoNotFitRunNothing) {
  EXPECT_EQ(indirect(group, {2, 2, 2}), std::pair(true, true));
  EXPECT_EQ(indirect(group, {65535, 65535, 2}), std::pair(true, false));
  EXPECT_EQ(indirect(invocation, {2, 2, 2}), std::pair(true, true));
  EXPECT_EQ(indirect(invocation, {65535, 1025, 1}), std::pair(true, false));
}

// Ledger: DISP-14
TEST_F(Grids, NumWorkgroupsShowsTheCountsRead) {
  ASSERT_EQ(indirect(s.pipeline, {7, 5, 3}), std::pair(true, true));
  EXPECT_EQ(word(o, 0), 7u);
  EXPECT_EQ(word(o, 1), 5u);
  EXPECT_EQ(word(o, 2), 3u);
}

// Ledger: DISP-17
TEST(Validation, AnEndlessDispatchIsStopped) {
  const Shader s("@group(0) @binding(0) var<storage, read_write> o: array<u32, 2>; @compute @workgroup_size(1) fn main() { while o[0] == 0u { o[1] += 1u; } }");
  const Buffer o = s.buffer(8);
  const DispatchResult r = s.device.dispatch(s.pipeline, Bindings().set("o", o), {}, {.time_limit = 50ms});
  EXPECT_EQ(r.status, DispatchStatus::TimedOut);
  EXPECT_GT(word(o, 1), 0u);
  o.as<uint32_t>()[0] = 1;
  EXPECT_TRUE(ran(s.run(Bindings().set("o", o))));  // the device goes on
}

}  // namespace
}  // namespace tesela
