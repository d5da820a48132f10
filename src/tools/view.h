// SPDX-License-Identifier: Apache-2.0
// `--view`: a result as a picture for people. Single numbers are shown by a colour map with a legend (or in grey), vectors of two by their length,
// three and four channels as colours. Small results are magnified.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "tools/data_layout.h"

namespace tesela::tools {

struct ViewRequest {
  std::string name;            ///< of a buffer or texture
  std::string path;
  std::vector<uint64_t> size;  ///< width and height; empty: as the type or the grid says
  std::optional<double> low, high;
  bool grey = false;
  uint64_t layer = 0;
};

/// "NAME[:WORDS]", WORDS being 64x48, 0..1, grey and layer=N, separated by commas.
base::Result<ViewRequest> parse_view(std::string_view name, const std::string& path);

/// The PNG file. `type` and `bytes`: a buffer, or the numbers of a texture; `like`: width and height to try for data in one row, may be empty.
base::Result<std::string> view_file(const ViewRequest& request, const TypeLayout& type, std::span<const std::byte> bytes, const std::vector<uint64_t>& like);

}  // namespace tesela::tools
