// SPDX-License-Identifier: Apache-2.0
// The code that a pipeline keeps for the formats and samplers that were bound to it.
#include <gtest/gtest.h>

#include "engine/module.h"
#include "engine/pipeline.h"

namespace tesela::engine {
namespace {

constexpr std::string_view kText = R"(
@group(0) @binding(0) var t: texture_2d<f32>;
@group(0) @binding(1) var s: sampler;
@group(0) @binding(2) var<storage, read_write> o: vec4f;
@compute @workgroup_size(1) fn main() { o = textureSampleLevel(t, s, vec2f(0.5), 0.0); }
)";

/// What is bound in the nth case: a format, and the n / 16th combination of address modes.
std::vector<core::ResourceState> bound(uint32_t n) {
  constexpr core::TexelFormat kFormats[16] = {
      core::TexelFormat::Rgba8Unorm, core::TexelFormat::Rgba8Snorm, core::TexelFormat::Rgba16Float, core::TexelFormat::R32Float, core::TexelFormat::Rg32Float, core::TexelFormat::Rgba32Float,
      core::TexelFormat::Bgra8Unorm, core::TexelFormat::Rgba16Unorm, core::TexelFormat::Rg8Unorm, core::TexelFormat::Rg8Snorm, core::TexelFormat::Rg16Unorm, core::TexelFormat::Rg16Float,
      core::TexelFormat::R8Unorm, core::TexelFormat::R16Float, core::TexelFormat::Rgb10a2Unorm, core::TexelFormat::Rg11b10Ufloat};
  core::ResourceState texture{.group = 0, .binding = 0, .format = kFormats[n % 16]}, sampler{.group = 0, .binding = 1};
  sampler.modes.address[0] = static_cast<core::AddressMode>(n / 16 % 3);
  return {texture, sampler};
}

TEST(Variants, TheLastUsedOnesAreKept) {
  const std::shared_ptr<const Module> module = make_module({{.name = "test.wgsl", .text = std::string(kText)}}, {}, {});
  ASSERT_TRUE(module->ok());
  const std::shared_ptr<const Pipeline> pipeline = build_pipeline(module, {}, Upto::MachineCode);
  ASSERT_TRUE(pipeline->variants);
  const auto code = [&](uint32_t n) {
    auto made = variant_for(pipeline, bound(n));
    EXPECT_TRUE(made.ok());
    return made.ok() ? *made : nullptr;
  };
  const std::shared_ptr<const Pipeline> first = code(0), second = code(1);
  EXPECT_NE(first, second);
  EXPECT_EQ(first, code(0));
  for (uint32_t n = 2; n < kMostVariants; ++n) {
    (void)code(n);
    EXPECT_EQ(first, code(0)) << "it was used just now";
  }
  EXPECT_EQ(pipeline->variants->made.size(), kMostVariants);
  (void)code(kMostVariants);
  EXPECT_EQ(pipeline->variants->made.size(), kMostVariants);
  EXPECT_EQ(first, code(0));
  EXPECT_NE(second, code(1)) << "the one that was not used for longest went";
  EXPECT_TRUE(second->code) << "who holds it still has it";
}

}  // namespace
}  // namespace tesela::engine
