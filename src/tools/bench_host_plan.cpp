// SPDX-License-Identifier: Apache-2.0
#include "tools/bench_host_plan.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <sstream>

namespace tesela::bench_host {

base::Result<std::string> read_bytes(const std::string& path) {
  std::FILE* f = std::fopen(path.c_str(), "rb");
  if (!f) return base::Error{path + ": " + std::strerror(errno)};
  std::string out;
  char chunk[65536];
  while (const size_t n = std::fread(chunk, 1, sizeof chunk, f)) out.append(chunk, n);
  const bool failed = std::ferror(f) != 0;
  std::fclose(f);
  if (failed) return base::Error{path + ": cannot be read"};
  return out;
}

base::Result<void> write_bytes(const std::string& path, const void* data, uint64_t size) {
  std::FILE* f = std::fopen(path.c_str(), "wb");
  if (!f) return base::Error{path + ": " + std::strerror(errno)};
  const bool written = std::fwrite(data, 1, size, f) == size;
  if (std::fclose(f) != 0 || !written) return base::Error{path + ": cannot be written"};
  return {};
}

base::Result<Plan> read_plan(const std::string& path) {
  base::Result<std::string> text = read_bytes(path);
  if (!text) return text.error();
  Plan p;
  std::istringstream lines(*text);
  for (std::string line; std::getline(lines, line);) {
    std::istringstream s(line);
    std::string key;
    s >> key;
    if (key == "name") s >> p.name;
    else if (key == "wgsl") s >> p.wgsl;
    else if (key == "entry") s >> p.entry;
    else if (key == "workgroup") s >> p.workgroup[0] >> p.workgroup[1] >> p.workgroup[2];
    else if (key == "dispatch") s >> p.dispatch[0] >> p.dispatch[1] >> p.dispatch[2];
    else if (key == "feature") {
      s >> p.features.emplace_back();
    } else if (key == "binding") {
      PlanBinding b;
      s >> b.group >> b.binding >> b.kind >> b.type >> b.count >> b.file >> b.init;
      p.bindings.push_back(std::move(b));
    } else if (key == "check") {
      s >> p.checks.emplace_back();
    }
  }
  if (p.wgsl.empty() || p.entry.empty()) return base::Error{path + ": no plan of a kernel"};
  return p;
}

}  // namespace tesela::bench_host
