// SPDX-License-Identifier: Apache-2.0
// Lines of a text file, plain or compressed with zstd, one after another without holding the file in memory.
#pragma once
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

namespace tesela::conformance {

class LineReader {
 public:
  explicit LineReader(const std::string& path);
  ~LineReader();
  LineReader(const LineReader&) = delete;
  LineReader& operator=(const LineReader&) = delete;

  /// The next line without its end; false at the end or after an error.
  bool next(std::string& line);
  /// Empty if all went well so far.
  const std::string& error() const { return error_; }

 private:
  bool fill();
  bool fill_compressed();

  std::FILE* file_ = nullptr;
  void* zstd_ = nullptr;  // ZSTD_DStream, if the file is compressed
  std::vector<char> input_;
  size_t input_at_ = 0, input_end_ = 0;
  std::string text_;  // read and not yet given out
  size_t text_at_ = 0;
  std::string path_, error_;
};

}  // namespace tesela::conformance
