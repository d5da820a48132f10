// SPDX-License-Identifier: Apache-2.0
#include "tools/files.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cctype>
#include <cstdlib>
#include <cstring>

namespace tesela::tools {
namespace {

std::string reason() { return std::strerror(errno); }

/// Writes all of it; false with errno set.
bool write_all(int fd, std::string_view contents) {
  while (!contents.empty()) {
    const ssize_t n = ::write(fd, contents.data(), contents.size());
    if (n < 0) {
      if (errno == EINTR) continue;
      return false;
    }
    contents.remove_prefix(static_cast<size_t>(n));
  }
  return true;
}

}  // namespace

base::Result<std::string> read_file(const std::string& path, uint64_t largest) {
  const int fd = path == "-" ? ::dup(0) : ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (fd < 0) return base::Error{fmt::format("cannot read {}: {}", path, reason())};
  struct stat info {};
  if (::fstat(fd, &info) == 0 && S_ISDIR(info.st_mode)) {
    ::close(fd);
    return base::Error{fmt::format("cannot read {}: it is a folder", path)};
  }
  std::string text;
  if (S_ISREG(info.st_mode) && static_cast<uint64_t>(info.st_size) <= largest) text.reserve(static_cast<size_t>(info.st_size) + 1);
  bool too_large = S_ISREG(info.st_mode) && static_cast<uint64_t>(info.st_size) > largest;
  constexpr size_t kChunk = 1 << 20;
  while (!too_large) {
    const size_t old = text.size();
    text.resize(old + std::max<size_t>(kChunk, text.capacity() - old));
    const ssize_t n = ::read(fd, text.data() + old, text.size() - old);
    text.resize(old + static_cast<size_t>(n > 0 ? n : 0));
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) {
      const std::string why = reason();
      ::close(fd);
      return base::Error{fmt::format("cannot read {}: {}", path, why)};
    }
    if (n == 0) break;
    too_large = text.size() > largest;
  }
  ::close(fd);
  if (too_large) return base::Error{fmt::format("{} is too large: the limit is {} MiB", path, largest >> 20)};
  return text;
}

std::string extension_of(const std::string& path) {
  const size_t dot = path.find_last_of("./");
  if (dot == std::string::npos || path[dot] != '.') return {};
  std::string out = path.substr(dot + 1);
  for (char& c : out) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return out;
}

std::string beside(const std::string& file, const std::string& path) {
  const size_t slash = file.rfind('/');
  return path.empty() || path[0] == '/' || slash == std::string::npos ? path : file.substr(0, slash + 1) + path;
}

StagedFiles::~StagedFiles() {
  for (const File& file : files_)
    if (!file.temporary.empty()) ::unlink(file.temporary.c_str());
}

base::Result<void> StagedFiles::add(const std::string& path, std::string_view contents) {
  File file;
  file.target = path;
  struct stat info {};
  if (::stat(path.c_str(), &info) == 0) {
    if (S_ISDIR(info.st_mode)) return base::Error{fmt::format("cannot write {}: it is a folder", path)};
    if (!S_ISREG(info.st_mode)) {
      file.contents = contents;
      files_.push_back(std::move(file));
      return {};
    }
    if (::access(path.c_str(), W_OK) != 0) return base::Error{fmt::format("cannot write {}: {}", path, reason())};
    // Through a link: the file it names is replaced, not the link.
    if (char* real = ::realpath(path.c_str(), nullptr)) {
      file.target = real;
      std::free(real);
    }
  }
  const size_t slash = file.target.rfind('/');
  file.temporary = fmt::format("{}.{}.{}.{}.tmp", slash == std::string::npos ? "" : file.target.substr(0, slash + 1),
                               slash == std::string::npos ? file.target : file.target.substr(slash + 1), ::getpid(), files_.size());
  const int fd = ::open(file.temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  if (fd < 0) return base::Error{fmt::format("cannot write {}: {}", path, reason())};
  const bool written = write_all(fd, contents);
  const std::string why = written ? "" : reason();
  const bool closed = ::close(fd) == 0;
  const std::string temporary = file.temporary;
  files_.push_back(std::move(file));
  if (!written || !closed) return base::Error{fmt::format("cannot write {}: {}", path, written ? reason() : why)};
  return {};
}

base::Result<void> StagedFiles::commit() {
  for (File& file : files_) {
    if (file.temporary.empty()) {
      const int fd = ::open(file.target.c_str(), O_WRONLY | O_CLOEXEC);
      const bool written = fd >= 0 && write_all(fd, file.contents);
      const std::string why = reason();
      if (fd >= 0) ::close(fd);
      if (!written) return base::Error{fmt::format("cannot write {}: {}", file.target, why)};
      continue;
    }
    if (::rename(file.temporary.c_str(), file.target.c_str()) != 0) return base::Error{fmt::format("cannot write {}: {}", file.target, reason())};
    file.temporary.clear();
  }
  files_.clear();
  return {};
}

}  // namespace tesela::tools
