// SPDX-License-Identifier: Apache-2.0
// PNG files put together byte by byte here, so that reading is not judged by our own writer: every colour type, depth and interlacing, and
// files that lie.
#include "image/image.h"

#include <gtest/gtest.h>
#include <zlib.h>

#include <cstring>
#include <functional>

namespace tesela::image {
namespace {

std::string word(uint32_t value) {
  return {static_cast<char>(value >> 24), static_cast<char>(value >> 16 & 255), static_cast<char>(value >> 8 & 255), static_cast<char>(value & 255)};
}

std::string chunk(const std::string& type, const std::string& data) {
  const std::string body = type + data;
  return word(static_cast<uint32_t>(data.size())) + body + word(static_cast<uint32_t>(crc32(0, reinterpret_cast<const Bytef*>(body.data()), static_cast<uInt>(body.size()))));
}

std::string deflated(const std::string& raw) {
  std::string out(compressBound(raw.size()), '\0');
  uLongf size = out.size();
  compress(reinterpret_cast<Bytef*>(out.data()), &size, reinterpret_cast<const Bytef*>(raw.data()), raw.size());
  return out.substr(0, size);
}

const std::string kMark("\x89PNG\r\n\x1a\n", 8);

std::string header(uint32_t width, uint32_t height, int depth, int colour, bool interlaced) {
  return chunk("IHDR", word(width) + word(height) + static_cast<char>(depth) + static_cast<char>(colour) + std::string(2, '\0') + static_cast<char>(interlaced));
}

/// The stored value of component c of a pixel.
using Pixels = std::function<uint32_t(uint32_t x, uint32_t y, uint32_t c)>;

/// Rows (filter 0) of the pixels at x0 + i * dx, y0 + j * dy.
std::string rows(uint32_t width, uint32_t height, int depth, uint32_t components, const Pixels& at, uint32_t x0 = 0, uint32_t y0 = 0, uint32_t dx = 1, uint32_t dy = 1) {
  std::string out;
  if (x0 >= width) return out;
  for (uint32_t y = y0; y < height; y += dy) {
    out += '\0';
    uint32_t bits = 0, held = 0;
    for (uint32_t x = x0; x < width; x += dx)
      for (uint32_t c = 0; c < components; ++c) {
        const uint32_t value = at(x, y, c);
        if (depth == 16) out += static_cast<char>(value >> 8);
        if (depth >= 8) {
          out += static_cast<char>(value & 255);
          continue;
        }
        held = held << depth | value;
        if ((bits += static_cast<uint32_t>(depth)) == 8) {
          out += static_cast<char>(held);
          bits = held = 0;
        }
      }
    if (bits > 0) out += static_cast<char>(held << (8 - bits));
  }
  return out;
}

std::string interlaced_rows(uint32_t width, uint32_t height, int depth, uint32_t components, const Pixels& at) {
  constexpr uint32_t kPasses[7][4] = {{0, 0, 8, 8}, {4, 0, 8, 8}, {0, 4, 4, 8}, {2, 0, 4, 4}, {0, 2, 2, 4}, {1, 0, 2, 2}, {0, 1, 1, 2}};
  std::string out;
  for (const auto& p : kPasses) out += rows(width, height, depth, components, at, p[0], p[1], p[2], p[3]);
  return out;
}

struct Form {
  int depth, colour;
  uint32_t components;
};
constexpr Form kForms[] = {{1, 0, 1}, {2, 0, 1}, {4, 0, 1}, {8, 0, 1}, {16, 0, 1}, {8, 2, 3}, {16, 2, 3}, {1, 3, 1}, {2, 3, 1}, {4, 3, 1}, {8, 3, 1}, {8, 4, 2}, {16, 4, 2}, {8, 6, 4}, {16, 6, 4}};
constexpr uint32_t kWidth = 11, kHeight = 9;

uint32_t stored(int depth, uint32_t x, uint32_t y, uint32_t c) { return (x * 2654435761u ^ y * 40503u * 65537u ^ c * 99991u * 7919u) >> 7 & ((1u << depth) - 1); }

/// As many entries as the depth can name.
std::string palette(int depth) {
  std::string out;
  for (int i = 0; i < 1 << depth; ++i) out += {static_cast<char>(i), static_cast<char>(255 - i), static_cast<char>(i * 7 & 255)};
  return out;
}

std::string file_of(const Form& form, bool interlaced, const std::string& before_data = {}) {
  const Pixels at = [&](uint32_t x, uint32_t y, uint32_t c) { return stored(form.depth, x, y, c); };
  std::string file = kMark + header(kWidth, kHeight, form.depth, form.colour, interlaced);
  if (form.colour == 3) file += chunk("PLTE", palette(form.depth));
  file += before_data;
  file += chunk("IDAT", deflated((interlaced ? interlaced_rows : [](uint32_t w, uint32_t h, int d, uint32_t n, const Pixels& p) { return rows(w, h, d, n, p); })(kWidth, kHeight, form.depth, form.components, at)));
  return file + chunk("IEND", "");
}

TEST(Png, EveryColourTypeDepthAndInterlacingIsRead) {
  for (const Form& form : kForms)
    for (bool interlaced : {false, true}) {
      SCOPED_TRACE(testing::Message() << "depth " << form.depth << " colour " << form.colour << (interlaced ? " interlaced" : ""));
      auto picture = read_png(file_of(form, interlaced));
      ASSERT_TRUE(picture.ok()) << picture.error().message;
      const uint32_t channels = form.colour == 3 ? 3 : form.components;
      ASSERT_EQ(picture->channels, channels);
      ASSERT_EQ(picture->bits, form.depth == 16 ? 16u : 8u);
      ASSERT_EQ(picture->width, kWidth);
      ASSERT_EQ(picture->height, kHeight);
      for (uint32_t y = 0; y < kHeight; ++y)
        for (uint32_t x = 0; x < kWidth; ++x)
          for (uint32_t c = 0; c < channels; ++c) {
            const uint32_t value = stored(form.depth, x, y, form.colour == 3 ? 0 : c);
            uint32_t expected = value;
            if (form.colour == 3) expected = static_cast<uint8_t>(palette(form.depth)[value * 3 + c]);
            if (form.colour == 0 && form.depth < 8) expected = value * 255 / ((1u << form.depth) - 1);  // 255 is a multiple of 1, 3 and 15
            ASSERT_EQ(picture->sample((size_t{y} * kWidth + x) * channels + c), expected) << x << ", " << y << ", " << c;
          }
    }
}

TEST(Png, TransparentColoursBecomeAlpha) {
  const Form grey{8, 0, 1}, indexed{2, 3, 1};
  const uint32_t clear = stored(8, 3, 4, 0);
  auto picture = read_png(file_of(grey, false, chunk("tRNS", std::string(1, '\0') + static_cast<char>(clear))));
  ASSERT_TRUE(picture.ok());
  ASSERT_EQ(picture->channels, 2u);
  for (uint32_t y = 0; y < kHeight; ++y)
    for (uint32_t x = 0; x < kWidth; ++x) EXPECT_EQ(picture->sample((size_t{y} * kWidth + x) * 2 + 1), stored(8, x, y, 0) == clear ? 0u : 255u);
  picture = read_png(file_of(indexed, true, chunk("tRNS", "\x10\x20")));  // of the first two entries; the others are opaque
  ASSERT_TRUE(picture.ok());
  ASSERT_EQ(picture->channels, 4u);
  constexpr uint32_t kAlpha[] = {16, 32, 255, 255};
  for (uint32_t y = 0; y < kHeight; ++y)
    for (uint32_t x = 0; x < kWidth; ++x) EXPECT_EQ(picture->sample((size_t{y} * kWidth + x) * 4 + 3), kAlpha[stored(2, x, y, 0)]);
}

TEST(Png, GammaAndProfilesDoNotChangeValues) {
  const Form form{8, 2, 3};
  auto plain = read_png(file_of(form, false));
  auto marked = read_png(file_of(form, false, chunk("gAMA", word(45455)) + chunk("sRGB", std::string(1, '\0')) + chunk("tEXt", std::string("Title\0x", 7))));
  ASSERT_TRUE(plain.ok() && marked.ok());
  EXPECT_EQ(plain->samples, marked->samples);
}

TEST(Png, WrittenFilesAreReadBack) {
  for (uint32_t channels = 1; channels <= 4; ++channels)
    for (uint32_t bits : {8u, 16u})
      for (bool srgb : {false, true}) {
        Picture picture{7, 5, channels, bits, {}};
        picture.samples.resize(picture.row_bytes() * 5);
        for (size_t i = 0; i < picture.samples.size(); ++i) picture.samples[i] = static_cast<std::byte>(i * 37 + 11);
        auto file = write_png(picture, srgb);
        ASSERT_TRUE(file.ok());
        auto again = read_png(*file);
        ASSERT_TRUE(again.ok()) << again.error().message;
        EXPECT_EQ(again->channels, channels);
        EXPECT_EQ(again->bits, bits);
        EXPECT_EQ(again->samples, picture.samples);
        EXPECT_EQ(file->find("sRGB") != std::string::npos, srgb);
      }
  // Samples of 16 bits are numbers, whatever the byte order: the first row's bytes in the file are big-endian.
  Picture one{1, 1, 1, 16, std::vector<std::byte>(2)};
  const uint16_t value = 0x1234;
  std::memcpy(one.samples.data(), &value, 2);
  EXPECT_EQ(read_png(*write_png(one, false))->sample(0), 0x1234u);
  EXPECT_FALSE(write_png(Picture{0, 4, 1, 8, {}}, false).ok());
}

testing::AssertionResult refused(const std::string& file, const std::string& part, const Limits& limits = {}) {
  auto picture = read_png(file, limits);
  if (picture.ok()) return testing::AssertionFailure() << "it was read";
  if (picture.error().message.find(part) == std::string::npos) return testing::AssertionFailure() << picture.error().message;
  return testing::AssertionSuccess();
}

TEST(Png, FilesThatAreCutShortAreRefusedWhereverTheCutIs) {
  for (const Form& form : {Form{8, 6, 4}, Form{4, 3, 1}})
    for (bool interlaced : {false, true}) {
      const std::string file = file_of(form, interlaced);
      for (size_t n = 0; n < file.size(); ++n) EXPECT_TRUE(refused(file.substr(0, n), n < 8 ? "not a PNG file" : "ends early")) << n;
      EXPECT_TRUE(read_png(file).ok());
    }
}

TEST(Png, FilesThatLieAreRefused) {
  const Form form{8, 6, 4};
  const std::string data = chunk("IDAT", deflated(std::string(100, 'x'))), end = chunk("IEND", "");
  EXPECT_TRUE(refused(kMark + header(0, 5, 8, 6, false) + data + end, "readable"));
  EXPECT_TRUE(refused(kMark + header(5, 5, 3, 6, false) + data + end, "readable"));
  EXPECT_TRUE(refused(kMark + header(5, 5, 8, 5, false) + data + end, "readable"));
  EXPECT_TRUE(refused(kMark + header(40000, 5, 8, 6, false) + data + end, "readable"));
  EXPECT_TRUE(refused(kMark + header(32768, 32768, 16, 6, false) + data + end, "the limit is 1024 MiB"));
  EXPECT_TRUE(refused(kMark + header(16384, 16384, 8, 6, false) + data + end, "too short for a picture of 16384 x 16384"));
  EXPECT_TRUE(refused(kMark + header(40, 40, 8, 6, false) + data + end, "readable"));  // 100 bytes of 6440
  EXPECT_TRUE(refused(kMark + data + end, "readable"));
  EXPECT_TRUE(refused(kMark + header(5, 5, 8, 3, false) + data + end, "readable"));  // no palette
  EXPECT_TRUE(refused(file_of(form, false), "the limit is 0 MiB", {32768, 100}));
  std::string damaged = file_of(form, false);
  damaged[damaged.size() - 20] ^= 1;  // in the checksum of the data
  EXPECT_TRUE(refused(damaged, "readable"));
  EXPECT_TRUE(refused("GIF89a, and more of it", "not a PNG file"));
}

}  // namespace
}  // namespace tesela::image
