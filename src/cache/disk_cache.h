// SPDX-License-Identifier: Apache-2.0
// Bytes by key in a folder, shared by all processes of a user. Nothing that is found there is taken on trust: the folder must belong to the user and be writable by
// nobody else, and an entry counts only if its lengths, its checksum and its whole key are right; one that is damaged is deleted. An entry appears by a rename, so nobody
// sees half of one. Whatever the file system refuses is as if there were no cache.
//
// The folder is bounded: entries whose names begin with the same digit share a sixteenth of the bound, and whoever adds one deletes those of them that
// were not used for the longest time.
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tesela::cache {

class DiskCache {
 public:
  using Bytes = std::span<const std::byte>;

  /// An empty folder: nothing is ever found or kept. It is made when the first entry is.
  explicit DiskCache(std::string folder, uint64_t max_bytes) : folder_(std::move(folder)), max_bytes_(max_bytes) {}

  DiskCache() : DiskCache({}, 0) {}

  bool on() const { return !folder_.empty(); }
  std::optional<std::vector<std::byte>> find(Bytes key) const;
  void keep(Bytes key, Bytes data) const;
  /// For an entry that was found and proved useless.
  void drop(Bytes key) const;

 private:
  std::string folder_;
  uint64_t max_bytes_;
};

/// $XDG_CACHE_HOME/tesela, else ~/.cache/tesela; empty if neither is known.
std::string usual_folder();

}  // namespace tesela::cache
