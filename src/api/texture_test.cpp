// SPDX-License-Identifier: Apache-2.0
// WebGPU's validation of textures, views, samplers and texel copies rule by rule, each with what is accepted beside what is refused.
#include <gtest/gtest.h>

#include <cstring>
#include <limits>
#include <span>
#include <vector>

#include "tesela/tesela.h"

namespace tesela {
namespace {

using F = TextureFormat;
using U = TextureUsage;
using D = TextureDimension;
using V = TextureViewDimension;

testing::AssertionResult says(const Error& error, ErrorKind kind, const std::string& part) {
  if (error.kind != kind) return testing::AssertionFailure() << "an error of another kind: " << error.message;
  if (error.message.find(part) == std::string::npos) return testing::AssertionFailure() << "no \"" << part << "\" in \"" << error.message << "\"";
  return testing::AssertionSuccess();
}
template <class T>
testing::AssertionResult refused(const Result<T>& result, const std::string& part) {
  if (result.ok()) return testing::AssertionFailure() << "it was accepted";
  return says(result.error(), ErrorKind::Validation, part);
}
template <class T>
testing::AssertionResult accepted(const Result<T>& result) {
  return result.ok() ? testing::AssertionSuccess() : testing::AssertionFailure() << result.error().message;
}

TextureDescriptor flat(uint32_t width, uint32_t height, F format = F::Rgba8Unorm, U usage = U::TextureBinding | U::CopyDst | U::CopySrc) { return {.size = {width, height, 1}, .format = format, .usage = usage}; }

TEST(Textures, NeedAUsageThatExists) {
  const Device device;
  EXPECT_TRUE(accepted(device.create_texture(flat(4, 4, F::R8Unorm, U::CopySrc))));
  EXPECT_TRUE(refused(device.create_texture(flat(4, 4, F::R8Unorm, U::None)), "needs a usage"));
  EXPECT_TRUE(refused(device.create_texture(flat(4, 4, F::R8Unorm, static_cast<U>(32 | 4))), "needs a usage"));
}

// Ledger: LIM-22, LIM-23
TEST(Textures, HaveSizesWithinTheLimits) {
  DeviceOptions options;
  options.limits.max_texture_dimension_1d = 16;
  options.limits.max_texture_dimension_2d = 32;
  options.limits.max_texture_dimension_3d = 8;
  options.limits.max_texture_array_layers = 12;
  const Device device(options);
  const auto make = [&](D dimension, Extent3D size) { return device.create_texture({.size = size, .format = F::R8Unorm, .usage = U::TextureBinding, .dimension = dimension}); };
  EXPECT_TRUE(accepted(make(D::D1, {16, 1, 1})));
  EXPECT_TRUE(refused(make(D::D1, {17, 1, 1}), "maxTextureDimension1D is 16"));
  EXPECT_TRUE(refused(make(D::D1, {16, 2, 1}), "one row"));
  EXPECT_TRUE(refused(make(D::D1, {16, 1, 2}), "one row"));
  EXPECT_TRUE(accepted(make(D::D2, {32, 32, 12})));
  EXPECT_TRUE(refused(make(D::D2, {33, 1, 1}), "width of a texture is 33; the limit maxTextureDimension2D is 32"));
  EXPECT_TRUE(refused(make(D::D2, {1, 33, 1}), "height"));
  EXPECT_TRUE(refused(make(D::D2, {1, 1, 13}), "maxTextureArrayLayers is 12"));
  EXPECT_TRUE(accepted(make(D::D3, {8, 8, 8})));
  EXPECT_TRUE(refused(make(D::D3, {8, 8, 9}), "depth of a texture is 9; the limit maxTextureDimension3D"));
  EXPECT_TRUE(refused(make(D::D2, {0, 1, 1}), "width of a texture is 0"));
  EXPECT_TRUE(refused(make(D::D2, {1, 0, 1}), "height of a texture is 0"));
  EXPECT_TRUE(refused(make(D::D2, {1, 1, 0}), "layers of a texture is 0"));
  const Limits usual;
  EXPECT_EQ(usual.max_texture_dimension_1d, 8192u);
  EXPECT_EQ(usual.max_texture_dimension_2d, 8192u);
  EXPECT_EQ(usual.max_texture_dimension_3d, 2048u);
  EXPECT_EQ(usual.max_texture_array_layers, 256u);
}

TEST(Textures, HaveAsManyLevelsAsTheirSizeAllows) {
  const Device device;
  const auto make = [&](D dimension, Extent3D size, uint32_t levels) { return device.create_texture({.size = size, .usage = U::TextureBinding, .dimension = dimension, .mip_level_count = levels}); };
  EXPECT_TRUE(accepted(make(D::D2, {17, 3, 64}, 5)));  // layers do not count
  EXPECT_TRUE(refused(make(D::D2, {17, 3, 64}, 6), "mip levels"));
  EXPECT_TRUE(refused(make(D::D2, {17, 3, 1}, 0), "mip levels"));
  EXPECT_TRUE(accepted(make(D::D3, {2, 3, 17}, 5)));
  EXPECT_TRUE(refused(make(D::D3, {2, 3, 17}, 6), "mip levels"));
  EXPECT_TRUE(accepted(make(D::D1, {17, 1, 1}, 1)));
  EXPECT_TRUE(refused(make(D::D1, {17, 1, 1}, 2), "mip levels"));
}

TEST(Textures, MultisampledOnesArePlain) {
  const Device device;
  TextureDescriptor d = flat(8, 8, F::Rgba8Unorm, U::TextureBinding | U::RenderAttachment);
  d.sample_count = 4;
  EXPECT_TRUE(accepted(device.create_texture(d)));
  const auto with = [&](auto change) {
    TextureDescriptor other = d;
    change(other);
    return device.create_texture(other);
  };
  EXPECT_TRUE(refused(with([](auto& t) { t.sample_count = 2; }), "1 or 4 samples"));
  EXPECT_TRUE(refused(with([](auto& t) { t.mip_level_count = 2; }), "one level"));
  EXPECT_TRUE(refused(with([](auto& t) { t.size.depth_or_array_layers = 2; }), "one layer"));
  EXPECT_TRUE(refused(with([](auto& t) { t.usage = t.usage | U::StorageBinding; }), "cannot have the usage StorageBinding"));
  EXPECT_TRUE(refused(with([](auto& t) { t.usage = U::TextureBinding; }), "needs the usage RenderAttachment"));
  EXPECT_TRUE(refused(with([](auto& t) { t.format = F::Rgba32Float; }), "cannot be multisampled"));
  EXPECT_TRUE(accepted(with([](auto& t) { t.format = F::Depth32Float; })));
  EXPECT_TRUE(refused(with([](auto& t) { t.dimension = D::D3; }), "2D"));
}

TEST(Textures, FormatsAllowSomeUsagesAndDimensions) {
  const Device device;
  EXPECT_TRUE(accepted(device.create_texture(flat(4, 4, F::Rgba8Unorm, U::StorageBinding))));
  EXPECT_TRUE(refused(device.create_texture(flat(4, 4, F::Rgba8UnormSrgb, U::StorageBinding)), "rgba8unorm-srgb cannot have the usage StorageBinding"));
  EXPECT_TRUE(accepted(device.create_texture(flat(4, 4, F::Rgba8UnormSrgb, U::RenderAttachment))));
  EXPECT_TRUE(refused(device.create_texture(flat(4, 4, F::Rgb9e5Ufloat, U::RenderAttachment)), "rgb9e5ufloat cannot have the usage RenderAttachment"));
  EXPECT_TRUE(accepted(device.create_texture(flat(4, 4, F::Rgb9e5Ufloat, U::TextureBinding))));
  EXPECT_TRUE(refused(device.create_texture({.size = {4, 1, 1}, .usage = U::RenderAttachment, .dimension = D::D1}), "1D texture cannot have the usage RenderAttachment"));
  EXPECT_TRUE(accepted(device.create_texture({.size = {4, 1, 1}, .usage = U::TextureBinding, .dimension = D::D1})));
  for (const D dimension : {D::D1, D::D3}) EXPECT_TRUE(refused(device.create_texture({.size = {4, 1, 1}, .format = F::Depth16Unorm, .usage = U::TextureBinding, .dimension = dimension}), "2D"));
  EXPECT_TRUE(accepted(device.create_texture(flat(4, 1, F::Depth16Unorm, U::TextureBinding))));

  DeviceOptions fewer;
  fewer.features.texture_formats = false;
  const Device core(fewer);
  EXPECT_TRUE(accepted(device.create_texture(flat(4, 4, F::R8Unorm, U::StorageBinding))));
  EXPECT_TRUE(refused(core.create_texture(flat(4, 4, F::R8Unorm, U::StorageBinding)), "r8unorm cannot have the usage StorageBinding"));
  EXPECT_TRUE(accepted(core.create_texture(flat(4, 4, F::R8Unorm, U::TextureBinding))));
  EXPECT_TRUE(accepted(device.create_texture(flat(4, 4, F::Rgba16Unorm, U::TextureBinding))));
  EXPECT_TRUE(refused(core.create_texture(flat(4, 4, F::Rgba16Unorm, U::TextureBinding)), "needs the feature texture-formats-tier1"));
  EXPECT_TRUE(accepted(core.create_texture(flat(4, 4, F::Rgba16Float, U::TextureBinding))));
}

TEST(Textures, AreSmallerThanTwoGigabytes) {
  const Device device;
  const Result<Texture> large = device.create_texture({.size = {8192, 8192, 2}, .format = F::Rgba32Float, .usage = U::TextureBinding});
  ASSERT_FALSE(large.ok());
  EXPECT_TRUE(says(large.error(), ErrorKind::OutOfMemory, "2 GiB"));
}

TEST(Textures, AreViewedInTheirFormatsOnly) {
  const Device device;
  TextureDescriptor d = flat(4, 4);
  d.view_formats = {F::Rgba8UnormSrgb};
  Texture both = *device.create_texture(d);
  EXPECT_EQ(*both.create_view({.format = F::Rgba8UnormSrgb})->descriptor().format, F::Rgba8UnormSrgb);
  EXPECT_TRUE(refused(both.create_view({.format = F::Rgba8Uint}), "cannot be viewed as rgba8uint"));
  EXPECT_TRUE(refused(device.create_texture(flat(4, 4))->create_view({.format = F::Rgba8UnormSrgb}), "not among its view formats"));
  d.view_formats = {F::Bgra8Unorm};
  EXPECT_TRUE(refused(device.create_texture(d), "only the same with or without sRGB"));
  d.view_formats = {F::Rgba8Unorm};
  EXPECT_TRUE(accepted(device.create_texture(d)));
}

TEST(TextureViews, FillInWhatIsLeftOut) {
  const Device device;
  const auto view = [&](TextureDescriptor d, const TextureViewDescriptor& v = {}) {
    d.usage = U::TextureBinding;
    return device.create_texture(d)->create_view(v)->descriptor();
  };
  TextureViewDescriptor v = view({.size = {8, 8, 1}, .mip_level_count = 4}, {.base_mip_level = 1});
  EXPECT_EQ(*v.dimension, V::D2);
  EXPECT_EQ(*v.mip_level_count, 3u);
  EXPECT_EQ(*v.array_layer_count, 1u);
  EXPECT_EQ(v.usage, U::TextureBinding);
  v = view({.size = {8, 8, 7}}, {.base_array_layer = 2});
  EXPECT_EQ(*v.dimension, V::D2Array);
  EXPECT_EQ(*v.array_layer_count, 5u);
  v = view({.size = {8, 8, 18}}, {.dimension = V::CubeArray, .base_array_layer = 6});
  EXPECT_EQ(*v.array_layer_count, 12u);
  v = view({.size = {8, 8, 7}}, {.dimension = V::Cube});
  EXPECT_EQ(*v.array_layer_count, 6u);
  v = view({.size = {8, 8, 7}, .dimension = D::D3});
  EXPECT_EQ(*v.dimension, V::D3);
  EXPECT_EQ(*v.array_layer_count, 1u);
  EXPECT_EQ(*view({.size = {8, 1, 1}, .dimension = D::D1}).dimension, V::D1);
  EXPECT_EQ(*view({.size = {8, 8, 1}, .format = F::Depth24PlusStencil8}, {.aspect = TextureAspect::StencilOnly}).format, F::Stencil8);
  EXPECT_EQ(*view({.size = {8, 8, 1}, .format = F::Depth24PlusStencil8}, {.aspect = TextureAspect::DepthOnly}).format, F::Depth24Plus);
}

TEST(TextureViews, AreOfWhatTheTextureHas) {
  const Device device;
  Texture t = *device.create_texture({.size = {8, 8, 12}, .usage = U::TextureBinding, .mip_level_count = 3});
  EXPECT_TRUE(accepted(t.create_view({.base_mip_level = 1, .mip_level_count = 2, .base_array_layer = 10, .array_layer_count = 2})));
  EXPECT_TRUE(refused(t.create_view({.base_mip_level = 3}), "mip level 3"));
  EXPECT_TRUE(refused(t.create_view({.base_mip_level = 2, .mip_level_count = 2}), "mip levels"));
  EXPECT_TRUE(refused(t.create_view({.base_mip_level = 1, .mip_level_count = std::numeric_limits<uint32_t>::max()}), "mip levels"));
  EXPECT_TRUE(refused(t.create_view({.mip_level_count = 0}), "one mip level"));
  EXPECT_TRUE(refused(t.create_view({.base_array_layer = 12}), "layer 12"));
  EXPECT_TRUE(refused(t.create_view({.base_array_layer = 11, .array_layer_count = 2}), "layers"));
  EXPECT_TRUE(refused(t.create_view({.array_layer_count = 0}), "one layer"));
  EXPECT_TRUE(accepted(t.create_view({.dimension = V::D2})));
  EXPECT_TRUE(refused(t.create_view({.dimension = V::D2, .array_layer_count = 2}), "one layer"));
  EXPECT_TRUE(accepted(t.create_view({.dimension = V::Cube, .base_array_layer = 6})));
  EXPECT_TRUE(refused(t.create_view({.dimension = V::Cube, .array_layer_count = 5}), "6 layers"));
  EXPECT_TRUE(accepted(t.create_view({.dimension = V::CubeArray})));
  EXPECT_TRUE(refused(t.create_view({.dimension = V::CubeArray, .base_array_layer = 1}), "multiple of 6"));
  EXPECT_TRUE(refused(t.create_view({.dimension = V::D3}), "3D"));
  EXPECT_TRUE(refused(t.create_view({.dimension = V::D1}), "1D"));
  EXPECT_TRUE(refused(t.create_view({.aspect = TextureAspect::DepthOnly}), "has no depth"));
  EXPECT_TRUE(refused(t.create_view({.aspect = TextureAspect::StencilOnly}), "has no stencil"));
  EXPECT_TRUE(refused(device.create_texture({.size = {8, 4, 6}, .usage = U::TextureBinding})->create_view({.dimension = V::Cube}), "square"));
  EXPECT_TRUE(refused(Texture().create_view(), "empty"));
}

TEST(TextureViews, HaveUsagesOfTheTexture) {
  const Device device;
  TextureDescriptor d = flat(4, 4, F::Rgba8Unorm, U::TextureBinding | U::StorageBinding);
  d.view_formats = {F::Rgba8UnormSrgb};
  Texture t = *device.create_texture(d);
  EXPECT_EQ(t.create_view({.usage = U::TextureBinding})->descriptor().usage, U::TextureBinding);
  EXPECT_TRUE(refused(t.create_view({.usage = U::CopySrc}), "its texture lacks"));
  EXPECT_TRUE(refused(t.create_view({.format = F::Rgba8UnormSrgb}), "cannot have the usage StorageBinding"));
  EXPECT_TRUE(accepted(t.create_view({.format = F::Rgba8UnormSrgb, .usage = U::TextureBinding})));
}

TEST(TextureViews, KeepTheirTextureAlive) {
  TextureView view;
  {
    const Device device;
    view = *device.create_texture(flat(4, 4))->create_view();
  }
  EXPECT_EQ(view.texture().descriptor().size.width, 4u);
}

TEST(Samplers, HaveRulesOfLevelsAndAnisotropy) {
  const Device device;
  EXPECT_TRUE(accepted(device.create_sampler()));
  EXPECT_TRUE(accepted(device.create_sampler({.lod_min_clamp = 2, .lod_max_clamp = 2})));
  EXPECT_TRUE(refused(device.create_sampler({.lod_min_clamp = -0.5f}), "smallest level"));
  EXPECT_TRUE(refused(device.create_sampler({.lod_min_clamp = 3, .lod_max_clamp = 2}), "greatest level"));
  EXPECT_TRUE(refused(device.create_sampler({.lod_min_clamp = std::numeric_limits<float>::quiet_NaN()}), "level"));
  const auto with = [&](FilterMode mag, FilterMode min, FilterMode mipmap, uint16_t anisotropy) {
    return device.create_sampler({.mag_filter = mag, .min_filter = min, .mipmap_filter = mipmap, .max_anisotropy = anisotropy});
  };
  const FilterMode linear = FilterMode::Linear, nearest = FilterMode::Nearest;
  EXPECT_TRUE(accepted(with(linear, linear, linear, 4)));
  EXPECT_TRUE(accepted(with(linear, linear, linear, 1000)));
  EXPECT_TRUE(refused(with(linear, linear, linear, 0), "anisotropy"));
  EXPECT_TRUE(refused(with(nearest, linear, linear, 2), "anisotropy"));
  EXPECT_TRUE(refused(with(linear, nearest, linear, 2), "anisotropy"));
  EXPECT_TRUE(refused(with(linear, linear, nearest, 2), "anisotropy"));
  EXPECT_TRUE(accepted(with(nearest, linear, nearest, 1)));
}

/// Bytes 0, 1, 2, ...
std::vector<std::byte> counted(size_t n, uint8_t from = 0) {
  std::vector<std::byte> bytes(n);
  for (size_t i = 0; i < n; ++i) bytes[i] = static_cast<std::byte>(from + i);
  return bytes;
}

TEST(TexelCopies, MoveBoxesInAndOutWithPitches) {
  const Device device;
  Texture t = *device.create_texture({.size = {4, 3, 2}, .format = F::Rg8Uint, .usage = U::CopyDst | U::CopySrc, .mip_level_count = 2});
  // A box of 2 x 2 texels in both layers, rows 7 bytes apart, images 3 rows apart, from byte 1 on.
  std::vector<std::byte> in = counted(1 + 7 * 3 + 7 + 4);
  ASSERT_TRUE(accepted(device.write_texture({.texture = t, .x = 1, .y = 1}, in, {.offset = 1, .bytes_per_row = 7, .rows_per_image = 3}, {2, 2, 2})));
  std::vector<std::byte> out(4 * 3 * 2 * 2, std::byte{99});
  ASSERT_TRUE(accepted(device.read_texture({.texture = t}, out, {.bytes_per_row = 8, .rows_per_image = 3}, {4, 3, 2})));
  for (uint32_t z = 0; z < 2; ++z)
    for (uint32_t y = 0; y < 3; ++y)
      for (uint32_t b = 0; b < 8; ++b) {
        const bool inside = y >= 1 && b >= 2 && b < 6;
        const auto expected = static_cast<uint8_t>(inside ? 1 + z * 21 + (y - 1) * 7 + (b - 2) : 0);
        EXPECT_EQ(static_cast<uint8_t>(out[(z * 3 + y) * 8 + b]), expected) << z << " " << y << " " << b;
      }
  // The second level is 2 x 1 and was not touched.
  std::vector<std::byte> level(4, std::byte{99});
  ASSERT_TRUE(accepted(device.read_texture({.texture = t, .mip_level = 1, .z = 1}, level, {}, {2, 1, 1})));
  EXPECT_EQ(level, std::vector<std::byte>(4));
}

TEST(TexelCopies, AreChecked) {
  const Device device;
  Texture t = *device.create_texture({.size = {4, 4, 2}, .usage = U::CopyDst | U::CopySrc, .mip_level_count = 2});
  const std::vector<std::byte> bytes(128);
  const auto write = [&](TexelCopyPlace place, TexelCopyLayout layout, Extent3D size) {
    place.texture = t;
    return device.write_texture(place, bytes, layout, size);
  };
  const TexelCopyLayout tight{.bytes_per_row = 16, .rows_per_image = 4};
  EXPECT_TRUE(accepted(write({}, tight, {4, 4, 2})));
  EXPECT_TRUE(refused(write({.x = 1}, tight, {4, 4, 1}), "columns"));
  EXPECT_TRUE(refused(write({.y = 1}, tight, {4, 4, 1}), "rows"));
  EXPECT_TRUE(refused(write({.z = 2}, tight, {4, 4, 1}), "layers"));
  EXPECT_TRUE(refused(write({.x = std::numeric_limits<uint32_t>::max()}, tight, {2, 1, 1}), "columns"));
  EXPECT_TRUE(refused(write({.mip_level = 2}, tight, {1, 1, 1}), "mip level 2"));
  EXPECT_TRUE(accepted(write({.mip_level = 1}, tight, {2, 2, 2})));
  EXPECT_TRUE(refused(write({.mip_level = 1}, tight, {4, 2, 1}), "columns"));
  EXPECT_TRUE(accepted(write({}, {}, {4, 1, 1})));
  EXPECT_TRUE(refused(write({}, {}, {4, 2, 1}), "needs bytes_per_row"));
  EXPECT_TRUE(refused(write({}, {.bytes_per_row = 16}, {4, 1, 2}), "needs rows_per_image"));
  EXPECT_TRUE(refused(write({}, {.bytes_per_row = 15}, {4, 2, 1}), "bytes_per_row is 15"));
  EXPECT_TRUE(refused(write({}, {.bytes_per_row = 16, .rows_per_image = 3}, {4, 4, 1}), "rows_per_image is 3"));
  EXPECT_TRUE(accepted(write({}, {.offset = 64, .bytes_per_row = 16}, {4, 4, 1})));
  EXPECT_TRUE(refused(write({}, {.offset = 65, .bytes_per_row = 16}, {4, 4, 1}), "ends past the host's memory of 128 bytes"));
  EXPECT_TRUE(refused(write({}, {.bytes_per_row = 0xffffffff, .rows_per_image = 0xffffffff}, {4, 4, 2}), "ends past"));
  EXPECT_TRUE(accepted(write({}, {.bytes_per_row = 16, .rows_per_image = 4}, {0, 0, 0})));
  EXPECT_TRUE(refused(device.write_texture({}, bytes, tight, {1, 1, 1}), "no texture"));

  const Texture only_source = *device.create_texture(flat(4, 4, F::Rgba8Unorm, U::CopySrc)), only_target = *device.create_texture(flat(4, 4, F::Rgba8Unorm, U::CopyDst));
  std::vector<std::byte> out(64);
  EXPECT_TRUE(refused(device.write_texture({.texture = only_source}, bytes, tight, {4, 4, 1}), "lacks the usage CopyDst"));
  EXPECT_TRUE(accepted(device.write_texture({.texture = only_target}, bytes, tight, {4, 4, 1})));
  EXPECT_TRUE(refused(device.read_texture({.texture = only_target}, out, tight, {4, 4, 1}), "lacks the usage CopySrc"));
  EXPECT_TRUE(accepted(device.read_texture({.texture = only_source}, out, tight, {4, 4, 1})));
}

TEST(TexelCopies, OfDepthStencilAndSamplesAreOfWholeLevels) {
  const Device device;
  const Texture depth = *device.create_texture(flat(4, 4, F::Depth32FloatStencil8)), red = *device.create_texture(flat(4, 4, F::R32Float));
  const std::vector<std::byte> depths = counted(64), stencils = counted(16, 100);
  const TexelCopyLayout words{.bytes_per_row = 16}, bytes{.bytes_per_row = 4};
  EXPECT_TRUE(accepted(device.write_texture({.texture = depth, .aspect = TextureAspect::DepthOnly}, depths, words, {4, 4, 1})));
  EXPECT_TRUE(accepted(device.write_texture({.texture = depth, .aspect = TextureAspect::StencilOnly}, stencils, bytes, {4, 4, 1})));
  EXPECT_TRUE(refused(device.write_texture({.texture = depth}, depths, words, {4, 4, 1}), "one aspect"));
  EXPECT_TRUE(refused(device.write_texture({.texture = depth, .aspect = TextureAspect::DepthOnly}, depths, words, {4, 3, 1}), "whole level"));
  EXPECT_TRUE(accepted(device.write_texture({.texture = red}, depths, words, {4, 3, 1})));
  EXPECT_TRUE(refused(device.write_texture({.texture = red, .aspect = TextureAspect::StencilOnly}, depths, words, {4, 3, 1}), "has no stencil"));
  std::vector<std::byte> out(64), small(16);
  ASSERT_TRUE(accepted(device.read_texture({.texture = depth, .aspect = TextureAspect::DepthOnly}, out, words, {4, 4, 1})));
  ASSERT_TRUE(accepted(device.read_texture({.texture = depth, .aspect = TextureAspect::StencilOnly}, small, bytes, {4, 4, 1})));
  EXPECT_EQ(out, depths);
  EXPECT_EQ(small, stencils);

  TextureDescriptor d = flat(4, 4, F::R8Unorm, U::RenderAttachment | U::CopyDst | U::CopySrc);
  d.sample_count = 4;
  const Texture samples = *device.create_texture(d);
  EXPECT_TRUE(accepted(device.write_texture({.texture = samples, .sample = 3}, stencils, bytes, {4, 4, 1})));
  EXPECT_TRUE(refused(device.write_texture({.texture = samples, .sample = 4}, stencils, bytes, {4, 4, 1}), "sample 4"));
  EXPECT_TRUE(refused(device.write_texture({.texture = samples, .x = 1, .sample = 3}, stencils, bytes, {3, 4, 1}), "whole level"));
  ASSERT_TRUE(accepted(device.read_texture({.texture = samples, .sample = 2}, small, bytes, {4, 4, 1})));
  EXPECT_EQ(small, std::vector<std::byte>(16));
  ASSERT_TRUE(accepted(device.read_texture({.texture = samples, .sample = 3}, small, bytes, {4, 4, 1})));
  EXPECT_EQ(small, stencils);
}

constexpr const char* kBound = R"(
@group(0) @binding(0) var flat: texture_2d<f32>;
@group(0) @binding(1) var whole: texture_2d<u32>;
@group(0) @binding(2) var layers: texture_2d_array<f32>;
@group(0) @binding(3) var samples: texture_multisampled_2d<f32>;
@group(0) @binding(4) var depth: texture_depth_2d;
@group(0) @binding(5) var smooth_: sampler;
@group(0) @binding(6) var against: sampler_comparison;
@group(0) @binding(7) var target_: texture_storage_2d<rgba8unorm, write>;
@group(0) @binding(8) var both: texture_storage_2d<r32float, read_write>;
@group(0) @binding(9) var<storage, read_write> o: array<vec4f>;
fn through(t: texture_2d<f32>, s: sampler) -> vec4f { return textureSampleLevel(t, s, vec2f(0.5), 0.0); }
@compute @workgroup_size(1) fn load() { o[0] = textureLoad(flat, vec2u(1, 0), 0); }
@compute @workgroup_size(1) fn sample() { o[0] = through(flat, smooth_); }
@compute @workgroup_size(1) fn load_whole() { o[0] = vec4f(textureLoad(whole, vec2u(1, 0), 0)); }
@compute @workgroup_size(1) fn load_layers() { o[0] = textureLoad(layers, vec2u(1, 0), 1, 0); }
@compute @workgroup_size(1) fn load_samples() { o[0] = textureLoad(samples, vec2u(1, 0), 2); }
@compute @workgroup_size(1) fn load_depth() { o[0] = vec4f(textureLoad(depth, vec2u(1, 0), 0)); }
@compute @workgroup_size(1) fn sample_depth() { o[0] = vec4f(textureSampleLevel(depth, smooth_, vec2f(0.5), 0)); }
@compute @workgroup_size(1) fn compare() { o[0] = vec4f(textureSampleCompareLevel(depth, against, vec2f(0.5), 0.25)); }
@compute @workgroup_size(1) fn store() { textureStore(target_, vec2u(1, 0), vec4f(0.2, 0.4, 0.6, 1.0)); }
@compute @workgroup_size(1) fn copy() { textureStore(target_, vec2u(1, 0), textureLoad(flat, vec2u(0, 0), 0)); }
@compute @workgroup_size(1) fn twice() { textureStore(both, vec2u(1, 0), textureLoad(both, vec2u(1, 0)) * 2.0); }
)";

struct BoundTextures : testing::Test {
  Device device;
  Module module = device.create_module({{"bound.wgsl", kBound}});
  Buffer out = *device.create_buffer(16);

  Texture make(F format, U usage = U::TextureBinding, uint32_t layers = 1, uint32_t levels = 1, uint32_t samples = 1) {
    return *device.create_texture({.size = {4, 4, layers}, .format = format, .usage = usage | U::CopyDst | U::CopySrc | (samples > 1 ? U::RenderAttachment : U::None), .mip_level_count = levels, .sample_count = samples});
  }
  /// One row of texels, the others zero.
  template <class T>
  void fill(const Texture& texture, std::vector<T> row, uint32_t z = 0, uint32_t sample = 0) {
    row.resize(row.size() * 4);
    const auto bytes = std::as_bytes(std::span(row));
    ASSERT_TRUE(accepted(device.write_texture({.texture = texture, .z = z, .sample = sample}, bytes, {.bytes_per_row = static_cast<uint32_t>(bytes.size() / 4)}, {4, 4, 1})));
  }
  DispatchResult run(const char* entry, const Bindings& bindings) {
    const Pipeline pipeline = module.create_pipeline({.entry_point = entry});
    EXPECT_TRUE(pipeline.ok()) << module.render_diagnostics() << pipeline.render_diagnostics();
    return device.dispatch(pipeline, bindings, {});
  }
  Bindings with_out() const { return Bindings().set("o", out); }
  float first() const { return out.as<float>()[0]; }
};

testing::AssertionResult refused(const DispatchResult& r, const std::string& part) {
  if (r.status != DispatchStatus::Invalid) return testing::AssertionFailure() << "it ran";
  return says(r.error, ErrorKind::Validation, part);
}
testing::AssertionResult ran(const DispatchResult& r) { return r.ok() ? testing::AssertionSuccess() : testing::AssertionFailure() << r.error.message; }

TEST_F(BoundTextures, AreOfTheKindOfTheirVariable) {
  const Texture t = make(F::R32Float);
  fill<float>(t, {1, 2, 3, 4});
  EXPECT_TRUE(ran(run("load", with_out().set("flat", t))));
  EXPECT_EQ(first(), 2);
  EXPECT_TRUE(ran(run("load", with_out().set(0, 0, *t.create_view()))));
  EXPECT_TRUE(refused(run("load", with_out()), "nothing is bound to 'flat'"));
  EXPECT_TRUE(refused(run("load", with_out().set("flat", Texture())), "no buffer, texture or sampler is given"));
  EXPECT_TRUE(refused(run("load", with_out().set("flat", out)), "a buffer is bound to 'flat' (group 0, binding 0), which is a texture"));
  EXPECT_TRUE(refused(run("load", with_out().set("flat", *device.create_sampler())), "a sampler is bound to 'flat'"));
  EXPECT_TRUE(refused(run("load", Bindings().set("flat", t).set("o", t)), "a texture is bound to 'o' (group 0, binding 9), which is a buffer"));
  EXPECT_TRUE(refused(run("sample", with_out().set("flat", t).set("smooth_", t)), "which is a sampler"));
  EXPECT_TRUE(refused(run("load", with_out().set("flt", t)), "no binding named 'flt'"));
}

TEST_F(BoundTextures, HaveUsageDimensionAndSampleTypeOfTheirVariable) {
  EXPECT_TRUE(refused(run("load", with_out().set("flat", make(F::R32Float, U::StorageBinding))), "lacks the usage TextureBinding"));
  EXPECT_TRUE(refused(run("load", with_out().set("flat", make(F::R32Float, U::TextureBinding, 2))), "has the dimension 2d-array; its type texture_2d<f32> needs 2d"));
  EXPECT_TRUE(ran(run("load", with_out().set("flat", *make(F::R32Float, U::TextureBinding, 2).create_view({.dimension = V::D2, .base_array_layer = 1})))));
  const Texture layers = make(F::R32Float, U::TextureBinding, 2);
  fill<float>(layers, {5, 6, 7, 8}, 1);
  EXPECT_TRUE(ran(run("load_layers", with_out().set("layers", layers))));
  EXPECT_EQ(first(), 6);
  EXPECT_TRUE(refused(run("load_layers", with_out().set("layers", make(F::R32Float))), "needs 2d-array"));
  EXPECT_TRUE(ran(run("load_layers", with_out().set("layers", *make(F::R32Float).create_view({.dimension = V::D2Array})))));

  const Texture whole = make(F::R8Uint);
  fill<uint8_t>(whole, {7, 8, 9, 10});
  EXPECT_TRUE(ran(run("load_whole", with_out().set("whole", whole))));
  EXPECT_EQ(first(), 8);
  EXPECT_TRUE(refused(run("load_whole", with_out().set("whole", make(F::R8Sint))), "of format r8sint; its type texture_2d<u32> needs unsigned integers"));
  EXPECT_TRUE(refused(run("load_whole", with_out().set("whole", make(F::R8Unorm))), "needs unsigned integers"));
  EXPECT_TRUE(refused(run("load", with_out().set("flat", whole)), "needs floats"));
  EXPECT_TRUE(ran(run("load_whole", with_out().set("whole", *make(F::Depth24PlusStencil8).create_view({.aspect = TextureAspect::StencilOnly})))));
  EXPECT_TRUE(refused(run("load_whole", with_out().set("whole", make(F::Depth24PlusStencil8))), "of depth and stencil"));

  const Texture depth = make(F::Depth32Float);
  fill<float>(depth, {0.25f, 0.5f, 1, 0});
  EXPECT_TRUE(ran(run("load_depth", with_out().set("depth", depth))));
  EXPECT_EQ(first(), 0.5f);
  EXPECT_TRUE(refused(run("load_depth", with_out().set("depth", make(F::R32Float))), "needs depths"));
  EXPECT_TRUE(ran(run("load", with_out().set("flat", depth))));  // a depth is an unfilterable float too
  EXPECT_EQ(first(), 0.5f);

  const Texture samples = make(F::R8Unorm, U::TextureBinding, 1, 1, 4);
  fill<uint8_t>(samples, {0, 255, 0, 0}, 0, 2);
  EXPECT_TRUE(ran(run("load_samples", with_out().set("samples", samples))));
  EXPECT_EQ(first(), 1);
  EXPECT_TRUE(refused(run("load_samples", with_out().set("samples", make(F::R8Unorm))), "is not multisampled"));
  EXPECT_TRUE(refused(run("load", with_out().set("flat", samples)), "is multisampled"));
}

// Ledger: PIPE-15
TEST_F(BoundTextures, AreFilteredWhereTheirFormatCanBe) {
  const Sampler nearest = *device.create_sampler(), linear = *device.create_sampler({.mag_filter = FilterMode::Linear, .min_filter = FilterMode::Linear}), less = *device.create_sampler({.compare = CompareFunction::Less});
  const Texture colour = make(F::R8Unorm), depth = make(F::Depth32Float);
  fill<float>(depth, {0, 0, 0, 0});
  EXPECT_TRUE(ran(run("sample", with_out().set("flat", colour).set("smooth_", linear))));
  EXPECT_TRUE(ran(run("sample", with_out().set("flat", depth).set("smooth_", nearest))));
  EXPECT_TRUE(refused(run("sample", with_out().set("flat", depth).set("smooth_", linear)), "depth32float, which cannot be filtered, and the sampler bound to 'smooth_' (group 0, binding 5) filters"));
  EXPECT_TRUE(ran(run("sample_depth", with_out().set("depth", depth).set("smooth_", nearest))));
  EXPECT_TRUE(refused(run("sample_depth", with_out().set("depth", depth).set("smooth_", linear)), "cannot be filtered"));
  EXPECT_TRUE(refused(run("sample", with_out().set("flat", colour).set("smooth_", less)), "has a compare function; its type is sampler"));
  EXPECT_TRUE(ran(run("compare", with_out().set("depth", depth).set("against", less))));
  EXPECT_TRUE(refused(run("compare", with_out().set("depth", depth).set("against", nearest)), "has no compare function"));
}

// Ledger: BIND-09
TEST_F(BoundTextures, OfStorageHaveTheFormatAndOneLevel) {
  const Texture t = make(F::Rgba8Unorm, U::StorageBinding);
  EXPECT_TRUE(ran(run("store", Bindings().set("target_", t))));
  std::vector<uint8_t> row(16);
  ASSERT_TRUE(accepted(device.read_texture({.texture = t}, std::as_writable_bytes(std::span(row)), {}, {4, 1, 1})));
  EXPECT_EQ(row, (std::vector<uint8_t>{0, 0, 0, 0, 51, 102, 153, 255, 0, 0, 0, 0, 0, 0, 0, 0}));
  EXPECT_TRUE(refused(run("store", Bindings().set("target_", make(F::Rgba8Snorm, U::StorageBinding))), "rgba8snorm; its type texture_storage_2d<rgba8unorm, write> needs rgba8unorm"));
  EXPECT_TRUE(refused(run("store", Bindings().set("target_", make(F::Rgba8Unorm, U::TextureBinding))), "lacks the usage StorageBinding"));
  const Texture levels = make(F::Rgba8Unorm, U::StorageBinding, 1, 2);
  EXPECT_TRUE(refused(run("store", Bindings().set("target_", levels)), "has 2 mip levels"));
  EXPECT_TRUE(ran(run("store", Bindings().set("target_", *levels.create_view({.base_mip_level = 1})))));
  ASSERT_TRUE(accepted(device.read_texture({.texture = levels, .mip_level = 1}, std::as_writable_bytes(std::span(row).first(8)), {}, {2, 1, 1})));
  EXPECT_EQ(row[4], 51);
  const Texture both = make(F::R32Float, U::StorageBinding);
  fill<float>(both, {1, 2, 3, 4});
  EXPECT_TRUE(ran(run("twice", Bindings().set("both", both))));
  std::vector<float> numbers(4);
  ASSERT_TRUE(accepted(device.read_texture({.texture = both}, std::as_writable_bytes(std::span(numbers)), {}, {4, 1, 1})));
  EXPECT_EQ(numbers, (std::vector<float>{1, 4, 3, 4}));
}

TEST_F(BoundTextures, ThatAreWrittenShareNothingWithOthers) {
  const U usage = U::StorageBinding | U::TextureBinding;
  const Texture one = make(F::Rgba8Unorm, usage), other = make(F::Rgba8Unorm, usage), levels = make(F::Rgba8Unorm, usage, 2, 2);
  EXPECT_TRUE(ran(run("copy", Bindings().set("flat", one).set("target_", other))));
  EXPECT_TRUE(refused(run("copy", Bindings().set("flat", one).set("target_", one)), "share a part of one texture, and 'target_' (group 0, binding 7) may be written"));
  const auto view = [&](uint32_t level, uint32_t layer) { return *levels.create_view({.dimension = V::D2, .base_mip_level = level, .mip_level_count = 1, .base_array_layer = layer}); };
  EXPECT_TRUE(ran(run("copy", Bindings().set("flat", view(0, 0)).set("target_", view(1, 0)))));
  EXPECT_TRUE(ran(run("copy", Bindings().set("flat", view(0, 0)).set("target_", view(0, 1)))));
  EXPECT_TRUE(refused(run("copy", Bindings().set("flat", *levels.create_view({.dimension = V::D2})).set("target_", view(1, 0))), "share a part"));
}

TEST_F(BoundTextures, AreViewedAsTheirTwinWithSrgb) {
  TextureDescriptor d = flat(4, 4);
  d.view_formats = {F::Rgba8UnormSrgb};
  const Texture t = *device.create_texture(d);
  fill<uint32_t>(t, {0, 0x80808080, 0, 0});
  EXPECT_TRUE(ran(run("load", with_out().set("flat", t))));
  EXPECT_NEAR(first(), 128.0 / 255, 1e-6);
  EXPECT_TRUE(ran(run("load", with_out().set("flat", *t.create_view({.format = F::Rgba8UnormSrgb})))));
  EXPECT_NEAR(first(), 0.21586, 1e-4);  // ((128 / 255 + 0.055) / 1.055)^2.4
  EXPECT_NEAR(out.as<float>()[3], 128.0 / 255, 1e-6);
}

TEST_F(BoundTextures, LiveAsLongAsSubmittedDispatchesNeedThem) {
  const Pipeline pipeline = module.create_pipeline({.entry_point = "load"});
  Dispatch dispatch;
  {
    const Texture t = make(F::R32Float);
    fill<float>(t, {1, 9, 3, 4});
    dispatch = device.submit(pipeline, with_out().set("flat", t), {});
  }
  EXPECT_TRUE(ran(dispatch.wait()));
  EXPECT_EQ(first(), 9);
}

TEST(TextureFormats, HaveWebGPUsNames) {
  EXPECT_EQ(format_name(F::Rgba8UnormSrgb), "rgba8unorm-srgb");
  EXPECT_EQ(find_format("depth24plus-stencil8"), F::Depth24PlusStencil8);
  EXPECT_EQ(find_format("rgb565"), std::nullopt);
  for (uint16_t i = 0; i <= static_cast<uint16_t>(F::Depth32FloatStencil8); ++i) EXPECT_EQ(find_format(format_name(static_cast<F>(i))), static_cast<F>(i));
}

}  // namespace
}  // namespace tesela
