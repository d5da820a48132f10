// SPDX-License-Identifier: Apache-2.0
// Values as bytes of a file, in the byte order of this machine: files that another machine wrote are told by what they begin with. A reader never leaves its bytes:
// what does not fit gives zero and makes it fail for good, so that one look at ok() after the last read is enough.
#pragma once
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace tesela::base {

class ByteWriter {
 public:
  template <class T>
    requires std::is_arithmetic_v<T> || std::is_enum_v<T>
  void put(T value) {
    const auto* bytes = reinterpret_cast<const std::byte*>(&value);
    bytes_.insert(bytes_.end(), bytes, bytes + sizeof value);
  }
  /// With its length before it.
  void put(std::span<const std::byte> bytes) {
    put<uint64_t>(bytes.size());
    bytes_.insert(bytes_.end(), bytes.begin(), bytes.end());
  }
  void put(std::string_view text) { put(std::as_bytes(std::span(text))); }

  const std::vector<std::byte>& bytes() const { return bytes_; }
  std::vector<std::byte> take() { return std::move(bytes_); }

 private:
  std::vector<std::byte> bytes_;
};

class ByteReader {
 public:
  explicit ByteReader(std::span<const std::byte> bytes) : left_(bytes) {}

  template <class T>
    requires std::is_arithmetic_v<T>
  T get() {
    T value{};
    const std::span<const std::byte> bytes = take(sizeof value);
    if (!bytes.empty()) std::memcpy(&value, bytes.data(), sizeof value);
    return value;
  }
  /// With its length before it.
  std::span<const std::byte> get_bytes() { return take(get<uint64_t>()); }
  std::string get_text() {
    const std::span<const std::byte> bytes = get_bytes();
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
  }
  /// A count of things that take at least `least` bytes each: never more than can follow.
  size_t get_count(size_t least) {
    const uint64_t count = get<uint64_t>();
    if (count <= left_.size() / least) return count;
    ok_ = false;
    return 0;
  }

  bool ok() const { return ok_; }
  /// Whether everything was read, and nothing else asked for.
  bool complete() const { return ok_ && left_.empty(); }

 private:
  std::span<const std::byte> take(uint64_t size) {
    if (!ok_ || size > left_.size()) {
      ok_ = false;
      return {};
    }
    const std::span<const std::byte> bytes = left_.first(size);
    left_ = left_.subspan(size);
    return bytes;
  }
  std::span<const std::byte> left_;
  bool ok_ = true;
};

}  // namespace tesela::base
