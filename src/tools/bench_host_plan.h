// SPDX-License-Identifier: Apache-2.0
// Plans of the benchmark harness: which kernel to run over which data (the interface is described beside the harness).
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "base/result.h"

namespace tesela::bench_host {

struct PlanBinding {
  uint32_t group = 0, binding = 0;
  std::string kind, type, file, init;
  uint64_t count = 0;
  uint64_t bytes() const { return count * 4; }
};

struct Plan {
  std::string name, wgsl, entry;
  uint32_t workgroup[3] = {1, 1, 1}, dispatch[3] = {1, 1, 1};
  std::vector<std::string> features;
  std::vector<PlanBinding> bindings;
  std::vector<uint32_t> checks;  ///< binding numbers of the outputs to write
};

base::Result<Plan> read_plan(const std::string& path);
base::Result<std::string> read_bytes(const std::string& path);
base::Result<void> write_bytes(const std::string& path, const void* data, uint64_t size);

}  // namespace tesela::bench_host
