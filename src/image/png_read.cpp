// SPDX-License-Identifier: Apache-2.0
// libpng reports errors by longjmp. The functions that call it under setjmp therefore hold nothing that has a destructor: what owns memory
// lives in read_png, which libpng never jumps over.
#include <fmt/format.h>
#include <png.h>

#include <bit>
#include <csetjmp>
#include <cstring>

#include "image/image.h"

namespace tesela::image {
namespace {

/// All that the callbacks and the two stages share.
struct Reader {
  const char* data = nullptr;
  size_t size = 0, at = 0;
  png_structp png = nullptr;
  png_infop info = nullptr;
  int passes = 1;
  char message[128] = {};
  std::jmp_buf failed;

  Reader() = default;
  Reader(const Reader&) = delete;
  Reader& operator=(const Reader&) = delete;
  ~Reader() { png_destroy_read_struct(&png, &info, nullptr); }
};

[[noreturn]] void on_error(png_structp png, png_const_charp text) {
  auto* reader = static_cast<Reader*>(png_get_error_ptr(png));
  // The text may quote the file; only what can be shown is kept.
  size_t n = 0;
  for (; text[n] != 0 && n + 1 < sizeof reader->message; ++n) reader->message[n] = text[n] >= ' ' && text[n] < 127 ? text[n] : '?';
  reader->message[n] = 0;
  std::longjmp(reader->failed, 1);
}

void on_warning(png_structp, png_const_charp) {}

void on_read(png_structp png, png_bytep to, size_t n) {
  auto* reader = static_cast<Reader*>(png_get_io_ptr(png));
  if (n > reader->size - reader->at) png_error(png, "the file ends early");
  std::memcpy(to, reader->data + reader->at, n);
  reader->at += n;
}

/// Chunks that say nothing about the samples are skipped unread.
void skip_ancillary(png_structp png) {
  static constexpr png_byte kSkipped[] = "bKGD\0cHRM\0eXIf\0gAMA\0hIST\0iCCP\0iTXt\0oFFs\0pCAL\0pHYs\0sBIT\0sCAL\0sPLT\0sRGB\0sTER\0tEXt\0tIME\0zTXt";
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, nullptr, 0);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, kSkipped, sizeof kSkipped / 5);
}

/// Up to the first row, with everything set that turns rows into samples of 8 or 16 bits.
bool read_header(Reader& reader, const Limits& limits) {
  if (setjmp(reader.failed) != 0) return false;
  png_structp png = reader.png;
  png_set_read_fn(png, &reader, on_read);
  png_set_user_limits(png, limits.side, limits.side);
  png_set_chunk_malloc_max(png, 1 << 20);
  png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
  skip_ancillary(png);
  png_read_info(png, reader.info);
  png_set_expand(png);
  if constexpr (std::endian::native == std::endian::little) png_set_swap(png);
  reader.passes = png_set_interlace_handling(png);
  png_read_update_info(png, reader.info);
  return true;
}

bool read_rows(Reader& reader, std::byte* samples, size_t row_bytes, uint32_t height) {
  if (setjmp(reader.failed) != 0) return false;
  for (int pass = 0; pass < reader.passes; ++pass)
    for (uint32_t y = 0; y < height; ++y) png_read_row(reader.png, reinterpret_cast<png_bytep>(samples) + y * row_bytes, nullptr);
  png_read_end(reader.png, nullptr);
  return true;
}

base::Error not_readable(const Reader& reader) { return {fmt::format("not a readable PNG file: {}", reader.message)}; }

}  // namespace

uint32_t Picture::sample(size_t index) const {
  if (bits == 8) return static_cast<uint8_t>(samples[index]);
  uint16_t value;
  std::memcpy(&value, samples.data() + index * 2, sizeof value);
  return value;
}

base::Result<Picture> read_png(std::string_view file, const Limits& limits) {
  constexpr size_t kSignature = 8;
  if (file.size() < kSignature || png_sig_cmp(reinterpret_cast<png_const_bytep>(file.data()), 0, kSignature) != 0)
    return base::Error{"not a PNG file (it does not begin with the PNG mark)"};
  Reader reader;
  reader.data = file.data();
  reader.size = file.size();
  reader.png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &reader, on_error, on_warning);
  if (reader.png != nullptr) reader.info = png_create_info_struct(reader.png);
  if (reader.info == nullptr) return base::Error{"there is no memory to read a PNG file"};
  if (!read_header(reader, limits)) return not_readable(reader);

  Picture picture;
  picture.width = png_get_image_width(reader.png, reader.info);
  picture.height = png_get_image_height(reader.png, reader.info);
  picture.channels = png_get_channels(reader.png, reader.info);
  picture.bits = png_get_bit_depth(reader.png, reader.info);
  const size_t row_bytes = picture.row_bytes();
  if (row_bytes != png_get_rowbytes(reader.png, reader.info)) return base::Error{"not a readable PNG file: its rows have an unknown form"};
  const uint64_t bytes = uint64_t{row_bytes} * picture.height;
  if (bytes > limits.bytes)
    return base::Error{fmt::format("the picture of {} x {} pixels needs {} bytes; the limit is {} MiB", picture.width, picture.height, bytes, limits.bytes >> 20)};
  // Deflate makes at most 1032 bytes of one, and expanding a palette or single bits at most 32 of those: a file that promises more is cut short, and
  // no memory is taken for it.
  if (bytes / (1032 * 32) > file.size()) return base::Error{fmt::format("the file of {} bytes is too short for a picture of {} x {} pixels", file.size(), picture.width, picture.height)};
  picture.samples.resize(bytes);
  if (!read_rows(reader, picture.samples.data(), row_bytes, picture.height)) return not_readable(reader);
  return picture;
}

}  // namespace tesela::image
