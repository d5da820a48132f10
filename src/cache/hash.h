// SPDX-License-Identifier: Apache-2.0
// SipHash-2-4 with 128 bits of result and a fixed key (Aumasson and Bernstein, 2012): names of cache entries, and checksums that tell any damage by accident.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace tesela::cache {

struct Hash {
  uint64_t low = 0, high = 0;
  friend bool operator==(const Hash&, const Hash&) = default;
};

/// The parts one after the other, as if they were one.
Hash hash_of(std::initializer_list<std::span<const std::byte>> parts);
/// 32 digits.
std::string hex(const Hash& hash);

}  // namespace tesela::cache
