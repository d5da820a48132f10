// SPDX-License-Identifier: Apache-2.0
// Files in and out. Errors name the file and the reason. Outputs of one run are staged: written beside their targets, and moved over them
// only when all are complete, so that a run that fails leaves existing files as they were.
#pragma once
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace tesela::tools {

inline constexpr uint64_t kLargestSource = 1ull << 30;
inline constexpr uint64_t kLargestData = 16ull << 30;

/// The whole file; `largest` bytes at most. "-" is standard input.
base::Result<std::string> read_file(const std::string& path, uint64_t largest);
/// The part of the path after the last dot, in lower case; empty if there is none.
std::string extension_of(const std::string& path);
/// `path` seen from the folder of `file`, unless it is absolute.
std::string beside(const std::string& file, const std::string& path);

class StagedFiles {
 public:
  StagedFiles() = default;
  ~StagedFiles();
  StagedFiles(const StagedFiles&) = delete;
  StagedFiles& operator=(const StagedFiles&) = delete;
  /// Writes to a temporary file in the target's folder (to the target itself if it is a device or a pipe, at commit).
  base::Result<void> add(const std::string& path, std::string_view contents);
  /// Moves all to their places.
  base::Result<void> commit();

 private:
  struct File {
    std::string target;
    std::string temporary;  ///< empty: contents are written directly
    std::string contents;
  };
  std::vector<File> files_;
};

}  // namespace tesela::tools
