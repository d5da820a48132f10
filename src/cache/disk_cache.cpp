// SPDX-License-Identifier: Apache-2.0
#include "cache/disk_cache.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <cstring>
#include <utility>

#include "cache/hash.h"

namespace tesela::cache {

namespace {

using Bytes = DiskCache::Bytes;

constexpr uint64_t kShares = 16;         // of the bound: one for each first digit of a name
constexpr uint64_t kBlock = 4096;        // what a file takes is a multiple of it
constexpr time_t kStale = 3600;          // seconds: older temporary files were left by processes that ended
constexpr std::string_view kTemporary = ".new-";

/// What a file begins with. Key and data follow, and nothing else.
struct Header {
  char magic[8] = {'T', 'E', 'S', 'E', 'L', 'A', 'C', '1'};
  uint64_t key_size = 0, data_size = 0;
  Hash check;  ///< of the fields before it, key and data
};

Hash check_of(const Header& header, Bytes key, Bytes data) { return hash_of({std::as_bytes(std::span(&header, 1)).first(offsetof(Header, check)), key, data}); }

/// A file descriptor.
class Descriptor {
 public:
  explicit Descriptor(int fd) : fd_(fd) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() {
    if (fd_ >= 0) ::close(fd_);
  }
  explicit operator bool() const { return fd_ >= 0; }
  int get() const { return fd_; }
  int release() { return std::exchange(fd_, -1); }

 private:
  int fd_;
};

bool is_ours_alone(const struct stat& info) { return info.st_uid == geteuid() && (info.st_mode & (S_IWGRP | S_IWOTH)) == 0; }

/// The folder if it can be trusted. Everything in it is then reached through this descriptor.
int open_folder(const std::string& path) {
  if (path.empty()) return -1;
  Descriptor folder(::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  struct stat info;
  if (!folder || fstat(folder.get(), &info) != 0 || !is_ours_alone(info)) return -1;
  return folder.release();
}

/// Makes the folder and those above it, for this user only.
void make_folder(const std::string& path) {
  for (size_t slash = path.find('/', 1); slash != std::string::npos; slash = path.find('/', slash + 1)) ::mkdir(path.substr(0, slash).c_str(), 0700);
  if (!path.empty()) ::mkdir(path.c_str(), 0700);
}

bool read_all(int fd, std::span<std::byte> into) {
  while (!into.empty()) {
    const ssize_t n = ::read(fd, into.data(), into.size());
    if (n <= 0) return false;
    into = into.subspan(static_cast<size_t>(n));
  }
  return true;
}

bool write_all(int fd, Bytes bytes) {
  while (!bytes.empty()) {
    const ssize_t n = ::write(fd, bytes.data(), bytes.size());
    if (n <= 0) return false;
    bytes = bytes.subspan(static_cast<size_t>(n));
  }
  return true;
}

enum class Found : uint8_t { Nothing, Damaged, OtherKey, Entry };

/// Reads an open entry; `data` is set for Entry.
Found read_entry(int fd, Bytes key, uint64_t largest, std::vector<std::byte>& data) {
  struct stat info;
  if (fstat(fd, &info) != 0 || !S_ISREG(info.st_mode) || !is_ours_alone(info)) return Found::Nothing;
  const auto size = static_cast<uint64_t>(info.st_size);
  if (size < sizeof(Header) || size > largest) return Found::Damaged;
  std::vector<std::byte> bytes(size);
  if (!read_all(fd, bytes)) return Found::Damaged;
  Header header;
  const Header wanted;
  std::memcpy(static_cast<void*>(&header), bytes.data(), sizeof header);
  const uint64_t rest = size - sizeof header;
  if (std::memcmp(header.magic, wanted.magic, sizeof wanted.magic) != 0 || header.key_size > rest || header.data_size != rest - header.key_size) return Found::Damaged;
  const Bytes stored_key = Bytes(bytes).subspan(sizeof header, header.key_size), stored = Bytes(bytes).subspan(sizeof header + header.key_size);
  if (header.check != check_of(header, stored_key, stored)) return Found::Damaged;
  if (!std::ranges::equal(stored_key, key)) return Found::OtherKey;
  data.assign(stored.begin(), stored.end());
  return Found::Entry;
}

struct Entry {
  std::string name;
  timespec used;
  uint64_t size;
};

/// Deletes entries of one digit, least recently used first, until they take no more than `bound`; and what is left of processes that ended while they wrote.
void shrink(int folder, char digit, uint64_t bound) {
  Descriptor listed(::openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  DIR* list = listed ? ::fdopendir(listed.get()) : nullptr;
  if (!list) return;
  listed.release();
  std::vector<Entry> entries;
  uint64_t total = 0;
  while (const dirent* file = ::readdir(list)) {
    const std::string_view name = file->d_name;
    const bool temporary = name.starts_with(kTemporary);
    struct stat info;
    if ((!temporary && name[0] != digit) || fstatat(folder, file->d_name, &info, AT_SYMLINK_NOFOLLOW) != 0 || !S_ISREG(info.st_mode)) continue;
    if (temporary) {
      if (::time(nullptr) - info.st_mtim.tv_sec > kStale) ::unlinkat(folder, file->d_name, 0);
      continue;
    }
    entries.push_back({std::string(name), info.st_mtim, (static_cast<uint64_t>(info.st_size) + kBlock - 1) / kBlock * kBlock});
    total += entries.back().size;
  }
  ::closedir(list);
  std::ranges::sort(entries, {}, [](const Entry& e) { return std::pair(e.used.tv_sec, e.used.tv_nsec); });
  for (const Entry& entry : entries) {
    if (total <= bound) break;
    ::unlinkat(folder, entry.name.c_str(), 0);
    total -= entry.size;
  }
}

}  // namespace

std::optional<std::vector<std::byte>> DiskCache::find(Bytes key) const {
  const Descriptor folder(open_folder(folder_));
  if (!folder) return {};
  const std::string name = hex(hash_of({key}));
  const Descriptor file(::openat(folder.get(), name.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
  if (!file) return {};
  std::vector<std::byte> data;
  switch (read_entry(file.get(), key, max_bytes_ / kShares, data)) {
    case Found::Nothing:
    case Found::OtherKey: return {};
    case Found::Damaged: ::unlinkat(folder.get(), name.c_str(), 0); return {};
    case Found::Entry: break;
  }
  const timespec now[] = {{0, UTIME_NOW}, {0, UTIME_NOW}};
  ::futimens(file.get(), now);  // used just now
  return data;
}

void DiskCache::keep(Bytes key, Bytes data) const {
  if (folder_.empty() || sizeof(Header) + key.size() + data.size() > max_bytes_ / kShares) return;
  make_folder(folder_);
  const Descriptor folder(open_folder(folder_));
  if (!folder) return;
  static std::atomic<uint32_t> count{0};
  const std::string temporary = std::string(kTemporary) + std::to_string(getpid()) + "-" + std::to_string(count.fetch_add(1));
  const std::string name = hex(hash_of({key}));
  {
    const Descriptor file(::openat(folder.get(), temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600));
    if (!file) return;
    Header header;
    header.key_size = key.size();
    header.data_size = data.size();
    header.check = check_of(header, key, data);
    const bool written = write_all(file.get(), std::as_bytes(std::span(&header, 1))) && write_all(file.get(), key) && write_all(file.get(), data);
    if (!written || ::renameat(folder.get(), temporary.c_str(), folder.get(), name.c_str()) != 0) {
      ::unlinkat(folder.get(), temporary.c_str(), 0);
      return;
    }
  }
  shrink(folder.get(), name[0], max_bytes_ / kShares);
}

void DiskCache::drop(Bytes key) const {
  const Descriptor folder(open_folder(folder_));
  if (folder) ::unlinkat(folder.get(), hex(hash_of({key})).c_str(), 0);
}

std::string usual_folder() {
  const auto absolute = [](const char* name) -> std::string {
    const char* value = std::getenv(name);
    return value && value[0] == '/' ? value : "";
  };
  if (const std::string home = absolute("XDG_CACHE_HOME"); !home.empty()) return home + "/tesela";
  if (const std::string home = absolute("HOME"); !home.empty()) return home + "/.cache/tesela";
  return {};
}

}  // namespace tesela::cache
