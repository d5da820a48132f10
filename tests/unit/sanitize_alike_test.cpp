// SPDX-License-Identifier: Apache-2.0
// For which kernels one workgroup stands for all. That the findings are the same either way is for tests/run/sanitize_sampling.wgsl.
#include <gtest/gtest.h>

#include "engine/pipeline.h"

namespace tesela::engine {
namespace {

enum class Stands { No, AsItIs, WithAllWhoMay };

/// `body` is what a kernel of 64 invocations does.
Stands sample_of(const std::string& body) {
  const std::string text =
      "@group(0) @binding(0) var<storage, read_write> data: array<u32>;\n@group(0) @binding(1) var<uniform> u: vec4u;\n"
      "var<workgroup> tile: array<u32, 256>;\nvar<workgroup> other: array<u32, 256>;\nvar<private> kept: u32;\n"
      "@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32, @builtin(workgroup_id) wid: vec3u, @builtin(global_invocation_id) gid: vec3u) {\n" + body + "\n}\n";
  const std::shared_ptr<const Module> module = make_module({{"a.wgsl", text}}, {}, {});
  EXPECT_TRUE(module->ok()) << body;
  PipelineOptions options;
  options.checks.race = true;
  const std::shared_ptr<Pipeline> pipeline = build_pipeline(module, options, Upto::MachineCode);
  EXPECT_TRUE(pipeline->valid()) << body;
  base::Result<Sample> sample = build_sample(*pipeline);
  EXPECT_TRUE(sample) << body;
  EXPECT_TRUE(!sample->first || sample->others);
  return !sample->others ? Stands::No : sample->first ? Stands::WithAllWhoMay : Stands::AsItIs;
}

TEST(SanitizeAlike, AddressesByLocalIds) {
  EXPECT_EQ(sample_of("tile[li] = gid.x; workgroupBarrier(); data[gid.x] = tile[63u - li];"), Stands::AsItIs);
  EXPECT_EQ(sample_of("for (var i = li; i < 256u; i += 64u) { tile[i] = data[gid.x]; } workgroupBarrier(); data[gid.x] = tile[li];"), Stands::AsItIs);
  EXPECT_EQ(sample_of("for (var s = 32u; s > 0u; s /= 2u) { if li < s { tile[li] += tile[li + s]; } workgroupBarrier(); } data[gid.x] = tile[0];"), Stands::AsItIs);
}

TEST(SanitizeAlike, AddressesByUniforms) {
  EXPECT_EQ(sample_of("for (var i = 0u; i < u.x; i++) { tile[li + u.y * i] = gid.x; } workgroupBarrier(); data[gid.x] = tile[li];"), Stands::AsItIs);
  EXPECT_EQ(sample_of("kept = li * u.x; tile[kept] = gid.x; workgroupBarrier(); data[gid.x] = tile[li];"), Stands::AsItIs);
}

TEST(SanitizeAlike, ConditionsByData) {
  EXPECT_EQ(sample_of("if data[gid.x] > 1u { tile[li] = 1u; } workgroupBarrier(); data[gid.x] = tile[li];"), Stands::WithAllWhoMay);
  EXPECT_EQ(sample_of("if data[gid.x] > 1u { if li > 3u { tile[li * 2u] = 1u; } } workgroupBarrier(); data[gid.x] = tile[li];"), Stands::WithAllWhoMay);
  EXPECT_EQ(sample_of("let a = tile[li]; let b = tile[li ^ 1u]; if a > b { tile[li] = b; } workgroupBarrier(); data[gid.x] = tile[li];"), Stands::WithAllWhoMay);
  // Only what is done with the value differs.
  EXPECT_EQ(sample_of("var n = 1u; if data[gid.x] > 1u { n = 2u; } tile[li] = n; workgroupBarrier(); data[gid.x] = tile[li];"), Stands::AsItIs);
}

TEST(SanitizeAlike, WhatDiffers) {
  EXPECT_EQ(sample_of("tile[(li + wid.x) % 256u] = 1u; workgroupBarrier(); data[gid.x] = tile[0];"), Stands::No);
  EXPECT_EQ(sample_of("tile[data[gid.x] % 256u] = 1u; workgroupBarrier(); data[gid.x] = tile[0];"), Stands::No);
  EXPECT_EQ(sample_of("for (var i = 0u; i < data[0]; i++) { tile[li] = i; } workgroupBarrier(); data[gid.x + 1u] = tile[0];"), Stands::No);
  EXPECT_EQ(sample_of("for (var i = 0u; i < 4u; i++) { if data[gid.x] == i { break; } tile[li] = i; } workgroupBarrier(); data[gid.x] = tile[0];"), Stands::No);
  EXPECT_EQ(sample_of("tile[li] = 1u; if wid.x == 0u { workgroupBarrier(); } data[gid.x] = tile[li];"), Stands::No);
  EXPECT_EQ(sample_of("if data[gid.x] > 1u { kept = 1u; } tile[li * kept] = 1u; workgroupBarrier(); data[gid.x] = tile[0];"), Stands::No);
  EXPECT_EQ(sample_of("var at = li; for (var i = 0u; i < 4u; i++) { if i == wid.x { break; } at = i * li; } tile[at] = 1u; workgroupBarrier(); data[gid.x] = tile[0];"), Stands::No);
}

TEST(SanitizeAlike, EachVariableByItself) {
  EXPECT_EQ(sample_of("tile[wid.x % 256u] = li; other[li] = li; workgroupBarrier(); data[gid.x] = tile[0] + other[0];"), Stands::AsItIs);
}

TEST(SanitizeAlike, AfterAReturn) {
  EXPECT_EQ(sample_of("tile[li] = li; workgroupBarrier(); if data[gid.x] == 0u { return; } data[gid.x] = 2u;"), Stands::AsItIs);
  EXPECT_EQ(sample_of("tile[li] = li; workgroupBarrier(); if data[gid.x] == 0u { return; } data[gid.x] = tile[3];"), Stands::No);
}

}  // namespace
}  // namespace tesela::engine
