// SPDX-License-Identifier: Apache-2.0
#include "tools/conformance_reader.h"

#include <zstd.h>

#include <cerrno>
#include <cstring>

namespace tesela::conformance {
namespace {
constexpr size_t kChunk = 1 << 20;
constexpr int kWindowLog = 27;  // the records are compressed with --long=27
}  // namespace

LineReader::LineReader(const std::string& path) : path_(path) {
  file_ = std::fopen(path.c_str(), "rb");
  if (!file_) {
    error_ = path + ": " + std::strerror(errno);
    return;
  }
  input_.resize(kChunk);
  unsigned char magic[4] = {};
  const size_t n = std::fread(magic, 1, 4, file_);
  std::rewind(file_);
  if (n == 4 && magic[0] == 0x28 && magic[1] == 0xB5 && magic[2] == 0x2F && magic[3] == 0xFD) {
    ZSTD_DStream* stream = ZSTD_createDStream();
    ZSTD_DCtx_setParameter(stream, ZSTD_d_windowLogMax, kWindowLog);
    zstd_ = stream;
  }
}

LineReader::~LineReader() {
  if (zstd_) ZSTD_freeDStream(static_cast<ZSTD_DStream*>(zstd_));
  if (file_) std::fclose(file_);
}

bool LineReader::fill_compressed() {
  for (;;) {
    if (input_at_ == input_end_) {
      input_end_ = std::fread(input_.data(), 1, input_.size(), file_);
      input_at_ = 0;
      if (input_end_ == 0) return false;
    }
    ZSTD_inBuffer in{input_.data(), input_end_, input_at_};
    const size_t before = text_.size();
    text_.resize(before + kChunk);
    ZSTD_outBuffer out{text_.data() + before, kChunk, 0};
    const size_t r = ZSTD_decompressStream(static_cast<ZSTD_DStream*>(zstd_), &out, &in);
    input_at_ = in.pos;
    text_.resize(before + out.pos);
    if (ZSTD_isError(r)) {
      error_ = path_ + ": " + ZSTD_getErrorName(r);
      return false;
    }
    if (out.pos > 0) return true;
  }
}

bool LineReader::fill() {
  text_.erase(0, text_at_);
  text_at_ = 0;
  if (zstd_) return fill_compressed();
  const size_t n = std::fread(input_.data(), 1, input_.size(), file_);
  text_.append(input_.data(), n);
  return n > 0;
}

bool LineReader::next(std::string& line) {
  if (!file_) return false;
  size_t from = text_at_;
  for (;;) {
    const size_t end = text_.find('\n', from);
    if (end != std::string::npos) {
      line.assign(text_, text_at_, end - text_at_);
      text_at_ = end + 1;
      return true;
    }
    from = text_.size() - text_at_;  // where the search goes on after what was given out is dropped
    if (fill()) continue;
    if (text_at_ == text_.size()) return false;
    line.assign(text_, text_at_);
    text_at_ = text_.size();
    return true;
  }
}

}  // namespace tesela::conformance
