// SPDX-License-Identifier: Apache-2.0
// Any bytes as a PNG file, and the same with the checksums of its chunks made right, without which hardly a mutation gets past the header. What can
// be read must come back the same after writing.
#include <zlib.h>

#include <cstring>

#include "base/check.h"
#include "image/image.h"

namespace {

uint32_t big_endian(const char* at) {
  uint32_t value = 0;
  for (int i = 0; i < 4; ++i) value = value << 8 | static_cast<uint8_t>(at[i]);
  return value;
}

std::string with_checksums(std::string file) {
  constexpr size_t kMark = 8, kFrame = 12;
  for (size_t at = kMark; at + kFrame <= file.size();) {
    const size_t length = big_endian(file.data() + at);
    if (length > file.size() - at - kFrame) break;
    const auto crc = static_cast<uint32_t>(crc32(0, reinterpret_cast<const Bytef*>(file.data() + at + 4), static_cast<uInt>(length + 4)));
    for (size_t i = 0; i < 4; ++i) file[at + 8 + length + i] = static_cast<char>(crc >> (24 - 8 * i));
    at += kFrame + length;
  }
  return file;
}

void read_and_write(std::string_view bytes) {
  using namespace tesela;
  const image::Limits limits{2048, 8u << 20};
  base::Result<image::Picture> picture = image::read_png(bytes, limits);
  if (!picture) return;
  TESELA_CHECK(picture->samples.size() <= limits.bytes, "a picture over the limit");
  base::Result<std::string> file = image::write_png(*picture, (bytes.size() & 1) != 0);
  TESELA_CHECK(file.ok(), "a picture that was read cannot be written");
  base::Result<image::Picture> again = image::read_png(*file, limits);
  TESELA_CHECK(again.ok() && again->samples == picture->samples, "a picture changes by writing and reading");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const std::string file(reinterpret_cast<const char*>(data), size);
  read_and_write(file);
  read_and_write(with_checksums(file));
  return 0;
}
