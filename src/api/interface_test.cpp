// SPDX-License-Identifier: Apache-2.0
// Parts of a shader's interface that only a host program can see: counts of an indirect dispatch, memory bound twice.
#include <gtest/gtest.h>

#include <cstring>

#include "tesela/tesela.h"

namespace tesela {
namespace {

constexpr const char* kShader = R"(
@group(0) @binding(0) var<storage, read_write> o: array<u32>;
@group(0) @binding(1) var<storage, read_write> p: array<u32>;
@group(0) @binding(2) var<storage> r: array<u32>;
@compute @workgroup_size(1) fn counts(@builtin(num_workgroups) n: vec3u, @builtin(workgroup_id) w: vec3u) {
  if all(w + 1 == n) { o[0] = n.x; o[1] = n.y; o[2] = n.z; }
}
@compute @workgroup_size(1) fn writes() { o[0] = 1u; p[0] = 2u; }
@compute @workgroup_size(1) fn reads() { o[0] = r[0]; }
)";

struct Interface : testing::Test {
  Device device;
  Module module = device.create_module({{"interface.wgsl", kShader}});
  Buffer memory = *device.create_buffer(1024);

  DispatchResult run(const char* entry, const Bindings& bindings) { return device.dispatch(module.create_pipeline({.entry_point = entry}), bindings, {1}); }
};

// Ledger: ENTRY-12
TEST_F(Interface, NumWorkgroupsAreTheCountsOfAnIndirectDispatch) {
  Buffer counts = *device.create_buffer(16);
  const uint32_t wanted[3] = {5, 3, 2};
  std::memcpy(counts.data(), wanted, sizeof wanted);
  ASSERT_TRUE(device.dispatch_indirect(module.create_pipeline({.entry_point = "counts"}), Bindings().set("o", memory), counts, 0).ok());
  for (int i = 0; i < 3; ++i) EXPECT_EQ(memory.as<uint32_t>()[i], wanted[i]);
}

// Ledger: DECL-37
TEST_F(Interface, MemoryThatOneVariableWritesIsNotSeenByAnother) {
  EXPECT_EQ(run("writes", Bindings().set("o", memory).set("p", memory)).status, DispatchStatus::Invalid);
  EXPECT_EQ(run("reads", Bindings().set("o", memory).set("r", memory)).status, DispatchStatus::Invalid);
  Buffer other = *device.create_buffer(64);
  other.as<uint32_t>()[0] = 7;
  EXPECT_TRUE(run("reads", Bindings().set("o", memory).set("r", other)).ok());
  EXPECT_EQ(memory.as<uint32_t>()[0], 7u);
}

// Two layers of one texture and a level that is only read: three bindings of one memory, of which no two share a texel.
TEST_F(Interface, PartsOfOneTextureAreWatchedApart) {
  const Module parts = device.create_module({{"parts.wgsl", R"(
@group(0) @binding(0) var front: texture_storage_2d<r32uint, read_write>;
@group(0) @binding(1) var back: texture_storage_2d<r32uint, read_write>;
@group(0) @binding(2) var small: texture_2d<u32>;
@compute @workgroup_size(8) fn apart(@builtin(local_invocation_index) i: u32) {
  textureStore(front, vec2u(i, 1u), textureLoad(small, vec2u(i / 2u, 0u), 0));
  textureStore(back, vec2u(i, 1u), vec4u(i));
}
@compute @workgroup_size(8) fn together(@builtin(local_invocation_index) i: u32) {
  textureStore(front, vec2u(i, 1u), textureLoad(small, vec2u(i / 2u, 0u), 0));
  textureStore(back, vec2u(i / 2u, 1u), vec4u(i));
}
)"}});
  const Texture texture = *device.create_texture({.size = {8, 2, 2}, .format = TextureFormat::R32Uint, .usage = TextureUsage::StorageBinding | TextureUsage::TextureBinding, .mip_level_count = 2});
  const auto layer = [&](uint32_t n) {
    return *texture.create_view({.dimension = TextureViewDimension::D2, .base_mip_level = 0, .mip_level_count = 1, .base_array_layer = n, .array_layer_count = 1});
  };
  Bindings bindings;
  bindings.set("front", layer(0)).set("back", layer(1));
  bindings.set("small", *texture.create_view({.dimension = TextureViewDimension::D2, .base_mip_level = 1, .mip_level_count = 1, .base_array_layer = 0, .array_layer_count = 1}));
  const auto found = [&](const char* entry) {
    const DispatchResult result = device.dispatch(parts.create_pipeline({.entry_point = entry, .checks = *Checks::parse("race,order")}), bindings, {1});
    EXPECT_TRUE(result.ok());
    return result.findings;
  };
  EXPECT_TRUE(found("apart").empty());
  const std::vector<Finding> findings = found("together");
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(findings[0].diagnostic.id, "data-race");
  EXPECT_EQ(findings[0].memory, "back[0, 1]");
  EXPECT_EQ(findings[0].elements, 4u);
}

}  // namespace
}  // namespace tesela
