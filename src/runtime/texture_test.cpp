// SPDX-License-Identifier: Apache-2.0
#include "runtime/texture.h"

#include <gtest/gtest.h>


namespace tesela::runtime {
namespace {

using core::TexelFormat;
using core::TextureAspect;
using core::TextureDimension;
using core::ViewDimension;

Texture make(const TextureDescriptor& d) {
  base::Result<Texture> t = Texture::create(d, Guard::None);
  EXPECT_TRUE(t.ok()) << t.error().message;
  return t ? std::move(*t) : Texture();
}

std::vector<std::byte> bytes(size_t n) {
  std::vector<std::byte> b(n);
  for (size_t i = 0; i < n; ++i) b[i] = static_cast<std::byte>(i + 1);
  return b;
}

TEST(Texture, LevelsShrinkAndLayersDoNot) {
  const Texture flat = make({TextureDimension::D2, TexelFormat::R8Unorm, 20, 5, 3, 5, 1});
  EXPECT_EQ(flat.extent(2).width, 5u);
  EXPECT_EQ(flat.extent(2).height, 1u);
  EXPECT_EQ(flat.extent(4).depth_or_layers, 3u);
  const Texture solid = make({TextureDimension::D3, TexelFormat::R8Unorm, 2, 2, 9, 4, 1});
  EXPECT_EQ(solid.extent(1).depth_or_layers, 4u);
  EXPECT_EQ(solid.extent(3).depth_or_layers, 1u);
}

TEST(Texture, RefusesShapesWithoutMeaning) {
  const TextureDescriptor wrong[] = {
      {TextureDimension::D2, TexelFormat::R8Unorm, 0, 1, 1, 1, 1},     {TextureDimension::D1, TexelFormat::R8Unorm, 4, 2, 1, 1, 1},
      {TextureDimension::D1, TexelFormat::R8Unorm, 4, 1, 1, 2, 1},     {TextureDimension::D2, TexelFormat::R8Unorm, 8, 8, 1, 5, 1},
      {TextureDimension::D2, TexelFormat::R8Unorm, 8, 8, 1, 0, 1},     {TextureDimension::D2, TexelFormat::R8Unorm, 8, 8, 1, 1, 2},
      {TextureDimension::D2, TexelFormat::R32Uint, 8, 8, 1, 1, 4},     {TextureDimension::D2, TexelFormat::R8Unorm, 8, 8, 2, 1, 4},
      {TextureDimension::D3, TexelFormat::Depth32Float, 8, 8, 1, 1, 1}, {TextureDimension::D2, TexelFormat::Rgba32Float, 32768, 32768, 1, 1, 1},
      {TextureDimension::D2, TexelFormat::R8Unorm, 32769, 1, 1, 1, 1}};
  for (const TextureDescriptor& d : wrong) EXPECT_FALSE(Texture::create(d, Guard::None).ok()) << d.width << "x" << d.height << " levels " << d.mip_levels << " samples " << d.samples;
  EXPECT_TRUE(Texture::create({TextureDimension::D2, TexelFormat::R8Unorm, 8, 8, 1, 4, 1}, Guard::None).ok());
  EXPECT_TRUE(Texture::create({TextureDimension::D2, TexelFormat::R8Unorm, 8, 8, 1, 1, 4}, Guard::None).ok());
}

TEST(Texture, CopiesBoxesWithPitches) {
  Texture t = make({TextureDimension::D2, TexelFormat::Rg8Uint, 5, 4, 3, 1, 1});
  const std::vector<std::byte> in = bytes(200);
  // 3 x 2 texels of layers 1 and 2, from byte 4 on, rows 7 and images 3 rows apart.
  const TextureRegion box{0, 1, 2, 1, {3, 2, 2}, TextureAspect::All, 0};
  ASSERT_TRUE(t.write(box, in, {4, 7, 3}).ok());
  EXPECT_EQ(*t.texel(TextureAspect::All, 0, 1, 2, 1), in[4]);
  EXPECT_EQ(*t.texel(TextureAspect::All, 0, 3, 3, 1), in[4 + 7 + 4]);
  EXPECT_EQ(*t.texel(TextureAspect::All, 0, 1, 3, 2), in[4 + 3 * 7 + 7]);
  EXPECT_EQ(*t.texel(TextureAspect::All, 0, 4, 3, 2), std::byte{0});
  std::vector<std::byte> out(24);
  ASSERT_TRUE(t.read(box, out, {}).ok());
  EXPECT_EQ(out[0], in[4]);
  EXPECT_EQ(out[6], in[11]);
  EXPECT_EQ(out[12], in[25]);
  EXPECT_EQ(out[23], in[25 + 7 + 5]);
}

TEST(Texture, RefusesBoxesAndMemoryThatDoNotFit) {
  Texture t = make({TextureDimension::D2, TexelFormat::R32Uint, 4, 4, 2, 3, 1});
  std::vector<std::byte> memory(4 * 4 * 4 * 2);
  auto ok = [&](TextureRegion r, TexelLayout l) { return t.read(r, memory, l).ok(); };
  EXPECT_TRUE(ok({0, 0, 0, 0, {4, 4, 2}, TextureAspect::All, 0}, {}));
  EXPECT_FALSE(ok({0, 1, 0, 0, {4, 4, 2}, TextureAspect::All, 0}, {}));
  EXPECT_FALSE(ok({0, ~0u, 0, 0, {1, 1, 1}, TextureAspect::All, 0}, {}));
  EXPECT_FALSE(ok({1, 0, 0, 0, {4, 2, 1}, TextureAspect::All, 0}, {}));
  EXPECT_FALSE(ok({3, 0, 0, 0, {1, 1, 1}, TextureAspect::All, 0}, {}));
  EXPECT_FALSE(ok({0, 0, 0, 0, {4, 4, 2}, TextureAspect::All, 0}, {4, 0, 0}));
  EXPECT_FALSE(ok({0, 0, 0, 0, {4, 4, 2}, TextureAspect::All, 0}, {0, 20, 0}));
  EXPECT_FALSE(ok({0, 0, 0, 0, {4, 4, 1}, TextureAspect::All, 0}, {0, 8, 0}));
  EXPECT_FALSE(ok({0, 0, 0, 0, {4, 4, 2}, TextureAspect::All, 0}, {0, 0, ~uint64_t{0}}));
  EXPECT_FALSE(ok({0, 0, 0, 0, {4, 4, 1}, TextureAspect::All, 0}, {0, ~uint64_t{0}, 0}));
  EXPECT_FALSE(ok({0, 0, 0, 0, {1, 1, 1}, TextureAspect::All, 0}, {~uint64_t{0}, 0, 0}));
  EXPECT_FALSE(ok({0, 0, 0, 0, {1, 1, 1}, TextureAspect::StencilOnly, 0}, {}));
  EXPECT_FALSE(ok({0, 0, 0, 0, {1, 1, 1}, TextureAspect::All, 1}, {}));
  EXPECT_TRUE(ok({0, 4, 0, 0, {0, 4, 2}, TextureAspect::All, 0}, {}));
}

TEST(Texture, StencilHasItsOwnPlane) {
  Texture t = make({TextureDimension::D2, TexelFormat::Depth24PlusStencil8, 4, 4, 1, 2, 1});
  const std::vector<std::byte> in = bytes(64);
  const TextureRegion depth{0, 0, 0, 0, {4, 4, 1}, TextureAspect::DepthOnly, 0}, stencil{0, 0, 0, 0, {4, 4, 1}, TextureAspect::StencilOnly, 0};
  ASSERT_TRUE(t.write(depth, in, {}).ok());
  ASSERT_TRUE(t.write(stencil, in, {}).ok());
  std::vector<std::byte> out(64);
  ASSERT_TRUE(t.read(depth, out, {}).ok());
  EXPECT_EQ(out, in);
  ASSERT_TRUE(t.read(stencil, out, {}).ok());
  EXPECT_TRUE(std::equal(out.begin(), out.begin() + 16, in.begin()));
}

TEST(TextureView, WordsCountFromTheView) {
  const Texture t = make({TextureDimension::D2, TexelFormat::Rgba8Unorm, 16, 16, 13, 4, 1});
  TextureViewDescriptor d;
  d.dimension = ViewDimension::CubeArray;
  d.base_mip_level = 1;
  d.base_layer = 1;
  base::Result<TextureView> v = TextureView::create(t, d);
  ASSERT_TRUE(v.ok()) << v.error().message;
  const std::vector<uint32_t> words = v->words();
  EXPECT_EQ(words[core::kTextureLevels], 3u);
  EXPECT_EQ(words[core::kTextureLayers], 2u);
  EXPECT_EQ(words[core::kTextureSamples], 1u);
  EXPECT_EQ(words[core::kTextureHeader + core::kLevelWidth], 8u);
  const uint32_t* second = &words[core::kTextureHeader + core::kTextureLevelWords];
  EXPECT_EQ(t.data() + 4 * (second[core::kLevelOffset] + 3 * second[core::kLevelRowPitch] + 2 * second[core::kLevelSlicePitch]), t.texel(TextureAspect::All, 2, 0, 3, 3));
}

TEST(TextureView, RefusesWhatTheTextureIsNot) {
  const Texture flat = make({TextureDimension::D2, TexelFormat::Rgba8Unorm, 8, 4, 7, 2, 1});
  auto ok = [&](const Texture& t, TextureViewDescriptor d) { return TextureView::create(t, d).ok(); };
  using enum TextureAspect;
  EXPECT_TRUE(ok(flat, {ViewDimension::D2Array, TexelFormat::Rgba8UnormSrgb, All, 0, 0, 0, 0}));
  EXPECT_TRUE(ok(flat, {ViewDimension::D2, TexelFormat::Rgba8Unorm, All, 1, 1, 6, 0}));
  EXPECT_FALSE(ok(flat, {ViewDimension::D2, TexelFormat::Rgba8Unorm, All, 0, 0, 0, 2}));
  EXPECT_FALSE(ok(flat, {ViewDimension::D2, TexelFormat::Rgba8Snorm, All, 0, 0, 0, 0}));
  EXPECT_FALSE(ok(flat, {ViewDimension::D2, TexelFormat::Rgba8Unorm, All, 2, 0, 0, 0}));
  EXPECT_FALSE(ok(flat, {ViewDimension::D2, TexelFormat::Rgba8Unorm, All, 1, 2, 0, 0}));
  EXPECT_FALSE(ok(flat, {ViewDimension::D2Array, TexelFormat::Rgba8Unorm, All, 0, 0, 6, 2}));
  EXPECT_FALSE(ok(flat, {ViewDimension::Cube, TexelFormat::Rgba8Unorm, All, 0, 0, 0, 0}));
  EXPECT_FALSE(ok(flat, {ViewDimension::D3, TexelFormat::Rgba8Unorm, All, 0, 0, 0, 0}));
  EXPECT_FALSE(ok(flat, {ViewDimension::D2, TexelFormat::Rgba8Unorm, DepthOnly, 0, 0, 0, 0}));
}

TEST(TextureView, MeetsOthersOfTheSameTexels) {
  const Texture t = make({TextureDimension::D2, TexelFormat::Rgba8Unorm, 8, 8, 4, 2, 1});
  auto view = [&](uint32_t level, uint32_t layer) { return *TextureView::create(t, {ViewDimension::D2, TexelFormat::Rgba8Unorm, TextureAspect::All, level, 1, layer, 1}); };
  EXPECT_TRUE(overlap(view(0, 1), view(0, 1)));
  EXPECT_FALSE(overlap(view(0, 1), view(1, 1)));
  EXPECT_FALSE(overlap(view(0, 1), view(0, 2)));
}

TEST(Sampler, ChecksItsClamps) {
  SamplerDescriptor d;
  EXPECT_TRUE(Sampler::create(d).ok());
  d.lod_min_clamp = -1;
  EXPECT_FALSE(Sampler::create(d).ok());
  d.lod_min_clamp = 3;
  d.lod_max_clamp = 2;
  EXPECT_FALSE(Sampler::create(d).ok());
  d.lod_max_clamp = 3;
  d.modes.max_anisotropy = 4;
  EXPECT_FALSE(Sampler::create(d).ok());
  d.modes.mag = d.modes.min = d.modes.mipmap = core::FilterMode::Linear;
  EXPECT_TRUE(Sampler::create(d).ok());
}

}  // namespace
}  // namespace tesela::runtime
