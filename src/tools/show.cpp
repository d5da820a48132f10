// SPDX-License-Identifier: Apache-2.0
#include "tools/show.h"

#include <fmt/format.h>

#include <cmath>

namespace tesela::tools {
namespace {

constexpr uint64_t kWholeUpTo = 64;  ///< scalars
constexpr uint64_t kHead = 8, kTail = 4;
constexpr size_t kLineWidth = 100;
constexpr int kShownDifferences = 10;

/// Elements [begin, end) of an array, as text: numbers of scalar arrays wrapped into lines, everything else one element a line as JSON.
std::string element_lines(const TypeLayout& array, std::span<const std::byte> bytes, uint64_t begin, uint64_t end) {
  const TypeLayout& element = array.element[0];
  const bool scalar = element.kind == TypeLayout::Kind::Scalar || element.kind == TypeLayout::Kind::Atomic;
  std::string out, line;
  for (uint64_t i = begin; i < end; ++i) {
    const std::span<const std::byte> one = bytes.subspan(i * array.stride);
    if (!scalar) {
      out += fmt::format("  [{}] {}\n", i, json_from_bytes(element, one.first(element.size), -1));
      continue;
    }
    const std::string text = scalar_text(one.data(), element.scalar);
    if (!line.empty() && line.size() + text.size() + 1 > kLineWidth) {
      out += "  " + line + '\n';
      line.clear();
    }
    line += (line.empty() ? "" : " ") + text;
  }
  if (!line.empty()) out += "  " + line + '\n';
  return out;
}

std::string summary_text(const Summary& s) {
  std::string out = s.scalars > s.nans ? fmt::format("min {:.7g}  max {:.7g}  mean {:.7g}", s.min, s.max, s.mean) : std::string("no numbers");
  if (s.nans > 0) out += fmt::format("  NaN {}", s.nans);
  return out;
}

}  // namespace

Summary summarise(const TypeLayout& type, std::span<const std::byte> bytes) {
  Summary s;
  double sum = 0;
  bool any = false;
  for_each_scalar(type, 0, element_count(type, bytes.size()), [&](uint64_t offset, ScalarType scalar) {
    const double value = load_scalar(bytes.data() + offset, scalar);
    ++s.scalars;
    if (std::isnan(value)) {
      ++s.nans;
      return;
    }
    s.min = any ? std::min(s.min, value) : value;
    s.max = any ? std::max(s.max, value) : value;
    any = true;
    sum += value;
  });
  if (any) s.mean = sum / static_cast<double>(s.scalars - s.nans);
  return s;
}

std::string show_buffer(const std::string& name, const TypeLayout& type, std::span<const std::byte> bytes, bool full) {
  const uint64_t elements = element_count(type, bytes.size());
  const uint64_t scalars = scalar_count(type, elements);
  if (type.kind != TypeLayout::Kind::Array) {
    if (full || scalars <= kWholeUpTo) return fmt::format("{}: {}\n  {}\n", name, type.name, json_from_bytes(type, bytes, -1));
    return fmt::format("{}: {}, {} numbers\n  {}\n", name, type.name, scalars, summary_text(summarise(type, bytes)));
  }
  const uint64_t n = type.runtime_sized ? elements : type.count.value_or(0);
  std::string out = fmt::format("{}: {}, {} element{}\n", name, type.name, n, n == 1 ? "" : "s");
  if (full || scalars <= kWholeUpTo) return out + element_lines(type, bytes, 0, n);
  const uint64_t head = std::min(kHead, n), tail = std::min(kTail, n - head);
  out += element_lines(type, bytes, 0, head);
  if (head + tail < n) out += "  ...\n";
  out += element_lines(type, bytes, n - tail, n);
  return out + "  " + summary_text(summarise(type, bytes)) + '\n';
}

std::string show_texture(const std::string& heading, const TypeLayout& type, std::span<const std::byte> bytes, bool full) {
  const TypeLayout* row = &type;
  while (row->element[0].kind == TypeLayout::Kind::Array) row = &row->element[0];
  const TypeLayout& texel = row->element[0];
  const uint64_t scalars = scalar_count(type, 0), channels = scalar_count(texel, 0);
  std::string out = heading + '\n';
  if (full || scalars <= kWholeUpTo) {
    for (uint64_t at = 0; at < type.size; at += row->size) {
      std::string line;
      for (uint64_t i = 0; i < *row->count; ++i) line += (i == 0 ? "" : " ") + json_from_bytes(texel, bytes.subspan(at + i * row->stride, texel.size), -1);
      out += fmt::format("  {}\n", line);
    }
    return out;
  }
  // Each channel as an array of its own, which skips the others.
  TypeLayout channel = texel;
  channel.kind = TypeLayout::Kind::Scalar;
  for (uint64_t c = 0; c < channels; ++c) {
    TypeLayout one = *row;
    one.element = {channel};
    one.count = scalars / channels;
    const std::string name = channels == 1 ? "" : fmt::format("{}  ", "rgba"[c]);
    out += fmt::format("  {}{}\n", name, summary_text(summarise(one, bytes.subspan(c * 4))));
  }
  return out;
}

Comparison compare(const std::string& name, const TypeLayout& type, std::span<const std::byte> got, std::span<const std::byte> expected, double tolerance, double relative) {
  Comparison result;
  const uint64_t elements = element_count(type, got.size());
  for_each_scalar(type, 0, elements, [&](uint64_t offset, ScalarType scalar) {
    const uint64_t number = result.compared++;
    const double a = load_scalar(got.data() + offset, scalar), e = load_scalar(expected.data() + offset, scalar);
    const double difference = std::abs(a - e);
    if (a == e || (std::isnan(a) && std::isnan(e)) || difference <= tolerance + relative * std::abs(e)) return;
    if (result.different++ < kShownDifferences)
      result.first += fmt::format("  {}: got {}, expected {} (difference {:.4g})\n", scalar_path(name, type, elements, number), scalar_text(got.data() + offset, scalar),
                                  scalar_text(expected.data() + offset, scalar), difference);
    if (difference > result.largest) result.largest = difference;
  });
  if (result.different > kShownDifferences) result.first += fmt::format("  and {} more\n", result.different - kShownDifferences);
  return result;
}

}  // namespace tesela::tools
