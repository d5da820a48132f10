// SPDX-License-Identifier: Apache-2.0
#include "tools/conformance_expect.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>

#include "base/num.h"

namespace tesela::conformance {
namespace {

struct Slice {
  const std::byte* data = nullptr;
  uint64_t size = 0;
};

/// The bytes that an expectation is about; no data where the buffer is too small.
Slice slice_of(const Json& e, const std::vector<Buffer>& buffers) {
  const size_t index = e["buffer"];
  const uint64_t offset = e["offset"], size = e["size"];
  if (index >= buffers.size() || offset > buffers[index].size() || size > buffers[index].size() - offset) return {};
  return {buffers[index].data() + offset, size};
}

uint32_t word(const std::byte* at) {
  uint32_t w;
  std::memcpy(&w, at, 4);
  return w;
}

std::string differ_at(uint64_t at, const std::byte* got, const std::byte* want, uint64_t size) {
  const uint64_t w = at / 4 * 4;
  if (w + 4 > size) return fmt::format("byte {}: got {:#x}, expected {:#x}", at, static_cast<unsigned>(got[at]), static_cast<unsigned>(want[at]));
  return fmt::format("word {} (byte {}): got {:#x}, expected {:#x}", w / 4, w, word(got + w), word(want + w));
}

std::string check_bytes(const Json& e, const Slice& s) {
  const std::vector<std::byte> want = bytes_of(e["data"], s.size);
  std::vector<bool> ignored(s.size, false);
  if (e.contains("ignore")) {
    const uint64_t every = e.contains("every") ? e["every"].get<uint64_t>() : s.size;
    for (uint64_t base = 0; every > 0 && base < s.size; base += every)
      for (const Json& range : e["ignore"])
        for (uint64_t i = 0; i < range[1].get<uint64_t>(); ++i)
          if (const uint64_t at = base + range[0].get<uint64_t>() + i; at < s.size) ignored[at] = true;
  }
  for (uint64_t i = 0; i < s.size; ++i)
    if (!ignored[i] && s.data[i] != want[i]) return differ_at(i, s.data, want.data(), s.size);
  return {};
}

std::string check_floats(const Json& e, const Slice& s) {
  const std::string how = e["how"], type = e["type"];
  const size_t colon = how.find(':', 6);
  const double abs = std::strtod(how.c_str() + 6, nullptr), rel = colon == std::string::npos ? 0 : std::strtod(how.c_str() + colon + 1, nullptr);
  const std::vector<std::byte> want = bytes_of(e["data"], s.size);
  const uint64_t step = type == "f16" ? 2 : 4;
  for (uint64_t i = 0; i + step <= s.size; i += step) {
    double a, b;
    if (type == "f16") {
      uint16_t x, y;
      std::memcpy(&x, s.data + i, 2);
      std::memcpy(&y, want.data() + i, 2);
      a = base::half_to_double(x);
      b = base::half_to_double(y);
    } else {
      float x, y;
      std::memcpy(&x, s.data + i, 4);
      std::memcpy(&y, want.data() + i, 4);
      a = x;
      b = y;
    }
    const bool same = a == b || (a != a && b != b);
    const double distance = a > b ? a - b : b - a;
    if (!same && !(distance <= abs) && !(distance <= rel * (b < 0 ? -b : b))) return fmt::format("number {}: got {}, expected {}", i / step, a, b);
  }
  return {};
}

std::string check_multiset(const Json& e, const std::vector<Buffer>& buffers) {
  std::vector<uint32_t> got;
  auto add = [&](const Json& part) {
    const Slice s = slice_of(part, buffers);
    for (uint64_t i = 0; i + 4 <= s.size; i += 4) got.push_back(word(s.data + i));
  };
  if (e.contains("parts"))
    for (const Json& part : e["parts"]) add(part);
  else
    add(e);
  std::sort(got.begin(), got.end());
  const std::vector<std::byte> want = bytes_of(e["data"], got.size() * 4);
  for (size_t i = 0; i < got.size(); ++i)
    if (got[i] != word(want.data() + 4 * i)) return fmt::format("sorted word {}: got {:#x}, expected {:#x}", i, got[i], word(want.data() + 4 * i));
  return {};
}

std::string check_each_one_of(const Json& e, const Slice& s) {
  for (uint64_t i = 0; i + 4 <= s.size; i += 4) {
    const uint32_t got = word(s.data + i);
    const bool known = std::any_of(e["values"].begin(), e["values"].end(), [&](const Json& v) { return static_cast<uint32_t>(integer_of(v)) == got; });
    if (!known) return fmt::format("word {}: got {}, which is none of the values allowed", i / 4, got);
  }
  return {};
}

}  // namespace

std::vector<uint32_t> words_at(const Buffer& buffer, uint64_t offset, uint64_t count) {
  std::vector<uint32_t> out;
  for (uint64_t i = 0; i < count && offset + 4 * i + 4 <= buffer.size(); ++i) out.push_back(word(buffer.data() + offset + 4 * i));
  return out;
}

std::string check_expectation(const Json& e, const std::vector<Buffer>& buffers) {
  const std::string how = e["how"];
  if (how == "multiset") return check_multiset(e, buffers);
  if (how.starts_with("subgroup-")) return check_subgroup_expectation(e, buffers);
  const Slice s = slice_of(e, buffers);
  if (!s.data) return "the record expects something of bytes that no buffer has";
  if (how == "exact" || how == "ignore-ranges") return check_bytes(e, s);
  if (how.starts_with("float:")) return check_floats(e, s);
  if (how == "each-one-of") return check_each_one_of(e, s);
  return "the record compares by '" + how + "', which this program does not know";
}

}  // namespace tesela::conformance
