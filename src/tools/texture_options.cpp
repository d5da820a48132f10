// SPDX-License-Identifier: Apache-2.0
#include "tools/texture_options.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "tools/text.h"

namespace tesela::tools {
namespace {

constexpr uint64_t kMostElements = 1ull << 34;

template <class T>
struct Word {
  std::string_view word;
  T value;
};

template <class T, size_t N>
std::optional<T> find(const Word<T> (&words)[N], std::string_view word) {
  for (const Word<T>& w : words)
    if (w.word == word) return w.value;
  return std::nullopt;
}

constexpr Word<FilterMode> kFilters[] = {{"nearest", FilterMode::Nearest}, {"linear", FilterMode::Linear}};
constexpr Word<AddressMode> kAddresses[] = {{"clamp", AddressMode::ClampToEdge}, {"clamp-to-edge", AddressMode::ClampToEdge}, {"repeat", AddressMode::Repeat}, {"mirror", AddressMode::MirrorRepeat},
                                            {"mirror-repeat", AddressMode::MirrorRepeat}};
constexpr Word<CompareFunction> kCompares[] = {{"never", CompareFunction::Never},     {"less", CompareFunction::Less},          {"equal", CompareFunction::Equal},
                                               {"less-equal", CompareFunction::LessEqual}, {"greater", CompareFunction::Greater},    {"not-equal", CompareFunction::NotEqual},
                                               {"greater-equal", CompareFunction::GreaterEqual}, {"always", CompareFunction::Always}};

/// The words that mean something here, for messages.
std::vector<std::string> sampler_words() {
  std::vector<std::string> out;
  for (const auto& w : kFilters) out.emplace_back(w.word);
  for (const auto& w : kAddresses) out.emplace_back(w.word);
  for (const auto& w : kCompares) out.emplace_back(w.word);
  return out;
}

bool set_level_range(std::string_view text, SamplerDescriptor& s) {
  const size_t dots = text.find("..");
  if (dots == std::string_view::npos) return false;
  const auto low = parse_number(text.substr(0, dots)), high = parse_number(text.substr(dots + 2));
  if (!low || !high) return false;
  s.lod_min_clamp = static_cast<float>(*low);
  s.lod_max_clamp = static_cast<float>(*high);
  return true;
}

/// "mag=linear": whether the word before '=' is known, and whether what follows fits it.
enum class Set : uint8_t { Unknown, Wrong, Done };
Set set_one(std::string_view name, std::string_view value, SamplerDescriptor& s) {
  const auto put = [](const auto& found, auto& to) {
    if (!found) return Set::Wrong;
    to = *found;
    return Set::Done;
  };
  if (name == "mag") return put(find(kFilters, value), s.mag_filter);
  if (name == "min") return put(find(kFilters, value), s.min_filter);
  if (name == "mip") return put(find(kFilters, value), s.mipmap_filter);
  if (name == "u") return put(find(kAddresses, value), s.address_mode_u);
  if (name == "v") return put(find(kAddresses, value), s.address_mode_v);
  if (name == "w") return put(find(kAddresses, value), s.address_mode_w);
  if (name == "compare") return put(find(kCompares, value), s.compare);
  if (name == "lod") return set_level_range(value, s) ? Set::Done : Set::Wrong;
  if (name == "anisotropy") {
    const auto n = parse_unsigned(value);
    if (!n || *n > 65535) return Set::Wrong;
    s.max_anisotropy = static_cast<uint16_t>(*n);
    return Set::Done;
  }
  return Set::Unknown;
}

}  // namespace

std::optional<std::vector<uint64_t>> parse_size(std::string_view text) {
  if (const auto one = parse_unsigned(text)) return *one >= 1 && *one <= kMostElements ? std::optional(std::vector<uint64_t>{*one}) : std::nullopt;  // 0x20 is hex
  const auto parts = split(text, 'x');
  if (parts.size() < 2 || parts.size() > 3) return std::nullopt;
  std::vector<uint64_t> size;
  uint64_t product = 1;
  for (const std::string& part : parts) {
    const auto n = parse_unsigned(part);
    if (!n || *n < 1 || __builtin_mul_overflow(product, *n, &product) || product > kMostElements) return std::nullopt;
    size.push_back(*n);
  }
  return size;
}

base::Result<TextureRequest> parse_texture_request(std::string_view text) {
  TextureRequest request;
  for (const std::string& part : split(text, ',')) {
    const std::string word(trim(part));
    if (const auto format = find_format(word)) {
      request.format = *format;
    } else if (word == "mips") {
      request.mips = 0;
    } else if (word.starts_with("mips=")) {
      const auto n = parse_unsigned(word.substr(5));
      if (!n || *n < 1 || *n > 32) return base::Error{fmt::format("mips needs a number of levels from 1, not \"{}\"", clip(word.substr(5), 40))};
      request.mips = static_cast<uint32_t>(*n);
    } else if (!word.empty() && word[0] >= '0' && word[0] <= '9') {
      const auto size = parse_size(word);
      if (!size) return base::Error{fmt::format("cannot read \"{}\" as a size WIDTH[xHEIGHT[xDEPTH]]", clip(word, 40))};
      request.size = *size;
    } else {
      std::vector<std::string> formats;
      for (uint16_t i = 0; i <= static_cast<uint16_t>(TextureFormat::Depth32FloatStencil8); ++i) formats.emplace_back(format_name(static_cast<TextureFormat>(i)));
      const std::string near = nearest(word, formats);
      return base::Error{fmt::format("\"{}\" is no texture format, no size and not mips{}", clip(word, 40), near.empty() ? "" : fmt::format("; did you mean {}?", near))};
    }
  }
  return request;
}

base::Result<SamplerDescriptor> parse_sampler(std::string_view text) {
  SamplerDescriptor s;
  for (const std::string& part : split(text, ',')) {
    const std::string word(trim(part));
    const size_t equal = word.find('=');
    if (equal != std::string::npos) {
      switch (set_one(word.substr(0, equal), word.substr(equal + 1), s)) {
        case Set::Done: continue;
        case Set::Unknown: return base::Error{fmt::format("a sampler has no {}; it has mag, min, mip, u, v, w, lod, anisotropy, compare", clip(word.substr(0, equal), 40))};
        case Set::Wrong: return base::Error{fmt::format("{} cannot be \"{}\"", word.substr(0, equal), clip(word.substr(equal + 1), 40))};
      }
    }
    if (const auto filter = find(kFilters, word)) {
      s.mag_filter = s.min_filter = s.mipmap_filter = *filter;
    } else if (const auto address = find(kAddresses, word)) {
      s.address_mode_u = s.address_mode_v = s.address_mode_w = *address;
    } else if (const auto compare = find(kCompares, word)) {
      s.compare = *compare;
    } else {
      return base::Error{fmt::format("a sampler is not \"{}\"{}", clip(word, 40), what_exists(word, sampler_words()))};
    }
  }
  return s;
}

}  // namespace tesela::tools
