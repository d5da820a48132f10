// SPDX-License-Identifier: Apache-2.0
#include "cache/hash.h"

#include <bit>
#include <utility>
#include <cstring>

namespace tesela::cache {

namespace {

/// The bytes 0 to 15 as two words.
constexpr uint64_t kKey0 = 0x0706050403020100, kKey1 = 0x0f0e0d0c0b0a0908;

class Sip {
 public:
  void word(uint64_t m) {
    v3_ ^= m;
    rounds(2);
    v0_ ^= m;
  }
  Hash finish() {
    Hash hash;
    v2_ ^= 0xee;
    rounds(4);
    hash.low = v0_ ^ v1_ ^ v2_ ^ v3_;
    v1_ ^= 0xdd;
    rounds(4);
    hash.high = v0_ ^ v1_ ^ v2_ ^ v3_;
    return hash;
  }

 private:
  void rounds(int n) {
    for (int i = 0; i < n; ++i) {
      v0_ += v1_;
      v2_ += v3_;
      v1_ = std::rotl(v1_, 13) ^ v0_;
      v3_ = std::rotl(v3_, 16) ^ v2_;
      v0_ = std::rotl(v0_, 32);
      v2_ += v1_;
      v0_ += v3_;
      v1_ = std::rotl(v1_, 17) ^ v2_;
      v3_ = std::rotl(v3_, 21) ^ v0_;
      v2_ = std::rotl(v2_, 32);
    }
  }
  uint64_t v0_ = kKey0 ^ 0x736f6d6570736575, v1_ = kKey1 ^ 0x646f72616e646f6d ^ 0xee, v2_ = kKey0 ^ 0x6c7967656e657261, v3_ = kKey1 ^ 0x7465646279746573;
};

}  // namespace

Hash hash_of(std::initializer_list<std::span<const std::byte>> parts) {
  Sip sip;
  uint64_t total = 0, pending = 0;  // bytes so far; the low (total % 8) bytes of the word that is not full yet
  for (std::span<const std::byte> part : parts) {
    while (!part.empty() && (total % 8 != 0 || part.size() < 8)) {
      pending |= static_cast<uint64_t>(part.front()) << total % 8 * 8;
      part = part.subspan(1);
      if (++total % 8 == 0) sip.word(std::exchange(pending, 0));
    }
    for (; part.size() >= 8; part = part.subspan(8), total += 8) {
      uint64_t word = 0;
      std::memcpy(&word, part.data(), 8);
      sip.word(word);
    }
    for (std::byte b : part) pending |= static_cast<uint64_t>(b) << total++ % 8 * 8;
  }
  sip.word(pending | total << 56);
  return sip.finish();
}

std::string hex(const Hash& hash) {
  constexpr char kDigits[] = "0123456789abcdef";
  std::string text;
  for (uint64_t word : {hash.low, hash.high})
    for (int shift = 60; shift >= 0; shift -= 4) text += kDigits[word >> shift & 15];
  return text;
}

}  // namespace tesela::cache
