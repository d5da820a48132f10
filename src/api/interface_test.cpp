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

}  // namespace
}  // namespace tesela
