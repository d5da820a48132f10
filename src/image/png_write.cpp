// SPDX-License-Identifier: Apache-2.0
// As in png_read.cpp, what libpng may jump out of holds nothing that has a destructor. Appending to the string is safe: the callback that does it
// is not left by a jump.
#include <fmt/format.h>
#include <png.h>

#include <bit>
#include <csetjmp>
#include <cstring>

#include "image/image.h"

namespace tesela::image {
namespace {

struct Writer {
  std::string out;
  png_structp png = nullptr;
  png_infop info = nullptr;
  char message[128] = {};
  std::jmp_buf failed;

  Writer() = default;
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;
  ~Writer() { png_destroy_write_struct(&png, &info); }
};

[[noreturn]] void on_error(png_structp png, png_const_charp text) {
  auto* writer = static_cast<Writer*>(png_get_error_ptr(png));
  std::strncpy(writer->message, text, sizeof writer->message - 1);
  std::longjmp(writer->failed, 1);
}

void on_warning(png_structp, png_const_charp) {}

void on_write(png_structp png, png_bytep data, size_t n) { static_cast<Writer*>(png_get_io_ptr(png))->out.append(reinterpret_cast<const char*>(data), n); }

void on_flush(png_structp) {}

int colour_type(uint32_t channels) {
  constexpr int kTypes[] = {PNG_COLOR_TYPE_GRAY, PNG_COLOR_TYPE_GRAY_ALPHA, PNG_COLOR_TYPE_RGB, PNG_COLOR_TYPE_RGB_ALPHA};
  return kTypes[channels - 1];
}

bool write_all(Writer& writer, const Picture& picture, bool srgb) {
  if (setjmp(writer.failed) != 0) return false;
  png_structp png = writer.png;
  png_set_write_fn(png, &writer, on_write, on_flush);
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_IHDR(png, writer.info, picture.width, picture.height, static_cast<int>(picture.bits), colour_type(picture.channels), PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
               PNG_FILTER_TYPE_DEFAULT);
  if (srgb) png_set_sRGB(png, writer.info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_write_info(png, writer.info);
  if constexpr (std::endian::native == std::endian::little) png_set_swap(png);
  for (uint32_t y = 0; y < picture.height; ++y) png_write_row(png, reinterpret_cast<png_const_bytep>(picture.samples.data() + y * picture.row_bytes()));
  png_write_end(png, writer.info);
  return true;
}

}  // namespace

base::Result<std::string> write_png(const Picture& picture, bool srgb) {
  TESELA_CHECK(picture.channels >= 1 && picture.channels <= 4 && (picture.bits == 8 || picture.bits == 16), "no picture has such samples");
  TESELA_CHECK(picture.samples.size() == picture.row_bytes() * picture.height, "the samples do not fill the picture");
  if (picture.width == 0 || picture.height == 0) return base::Error{fmt::format("a picture of {} x {} pixels cannot be a PNG file", picture.width, picture.height)};
  Writer writer;
  writer.png = png_create_write_struct(PNG_LIBPNG_VER_STRING, &writer, on_error, on_warning);
  if (writer.png != nullptr) writer.info = png_create_info_struct(writer.png);
  if (writer.info == nullptr) return base::Error{"there is no memory to write a PNG file"};
  if (!write_all(writer, picture, srgb)) return base::Error{fmt::format("the PNG file cannot be written: {}", writer.message)};
  return std::move(writer.out);
}

}  // namespace tesela::image
