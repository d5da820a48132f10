// SPDX-License-Identifier: Apache-2.0
// WebGPU's validation of textures, views, samplers and texel copies rule by rule, each with what is accepted beside what is refused.
#include <gtest/gtest.h>

#include <cstring>
#include <limits>

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
  const Result<Texture> large = device.create_texture(flat(8192, 8192, F::Rgba32Float, U::TextureBinding));
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

TEST(TextureFormats, HaveWebGPUsNames) {
  EXPECT_EQ(format_name(F::Rgba8UnormSrgb), "rgba8unorm-srgb");
  EXPECT_EQ(find_format("depth24plus-stencil8"), F::Depth24PlusStencil8);
  EXPECT_EQ(find_format("rgb565"), std::nullopt);
  for (uint16_t i = 0; i <= static_cast<uint16_t>(F::Depth32FloatStencil8); ++i) EXPECT_EQ(find_format(format_name(static_cast<F>(i))), static_cast<F>(i));
}

}  // namespace
}  // namespace tesela
