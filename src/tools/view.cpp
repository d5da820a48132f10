// SPDX-License-Identifier: Apache-2.0
#include "tools/view.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "image/plot.h"
#include "tools/files.h"
#include "tools/text.h"
#include "tools/texture_options.h"

namespace tesela::tools {
namespace {

constexpr uint64_t kLongestSide = 16384;  // of a picture

/// Rows of elements of one to four numbers.
struct Grid2d {
  uint64_t width = 0, height = 0, layers = 1;
  uint32_t channels = 1;
};

/// Counts of nested arrays, the outermost first, and what is inside them.
const TypeLayout& take_apart(const TypeLayout& type, uint64_t elements, std::vector<uint64_t>& counts) {
  const TypeLayout* t = &type;
  for (; t->kind == TypeLayout::Kind::Array; t = &t->element[0]) counts.push_back(t->runtime_sized ? elements : t->count.value_or(0));
  return *t;
}

base::Result<Grid2d> reshaped(Grid2d grid, const ViewRequest& request, const std::vector<uint64_t>& like, const std::vector<uint64_t>& counts) {
  uint64_t total = 1;
  for (uint64_t n : counts) total *= n;
  if (!request.size.empty()) {
    grid.width = request.size[0];
    grid.height = request.size[1];
    if (total % (grid.width * grid.height) != 0 || total == 0) return base::Error{fmt::format("it has {} elements, which cannot be rows of {} x {}", total, grid.width, grid.height)};
    grid.layers = total / (grid.width * grid.height);
    return grid;
  }
  if (counts.size() == 3) grid.layers = counts[0];
  if (counts.size() >= 2) {
    grid.height = counts[counts.size() - 2];
    grid.width = counts.back();
    return grid;
  }
  const auto side = static_cast<uint64_t>(std::llround(std::sqrt(static_cast<double>(total))));
  if (like.size() >= 2 && like[0] * like[1] == total) {
    grid.width = like[0];
    grid.height = like[1];
  } else if (side * side == total) {
    grid.width = grid.height = side;
  } else {
    return base::Error{fmt::format("it has {} elements in one row: say how they lie, as in --view {}:WIDTHxHEIGHT={}", total, request.name, request.path)};
  }
  return grid;
}

base::Result<Grid2d> grid_of(const ViewRequest& request, const TypeLayout& type, uint64_t elements, const std::vector<uint64_t>& like) {
  std::vector<uint64_t> counts;
  const TypeLayout& leaf = take_apart(type, elements, counts);
  Grid2d grid;
  grid.channels = leaf.kind == TypeLayout::Kind::Vector ? leaf.rows : 1;
  const bool plain = leaf.kind == TypeLayout::Kind::Scalar || leaf.kind == TypeLayout::Kind::Atomic || leaf.kind == TypeLayout::Kind::Vector;
  if (!plain || counts.empty() || counts.size() > 3) return base::Error{fmt::format("{} is no array of numbers or vectors, which a picture can show", type.name)};
  auto shaped = reshaped(grid, request, like, counts);
  if (!shaped) return shaped;
  if (request.layer >= shaped->layers) return base::Error{fmt::format("it has {} layer{} and no layer {}", shaped->layers, shaped->layers == 1 ? "" : "s", request.layer)};
  if (shaped->width > kLongestSide || shaped->height > kLongestSide) return base::Error{fmt::format("{} x {} is too large for a picture: a side has at most {} pixels", shaped->width, shaped->height, kLongestSide)};
  if (shaped->width == 0 || shaped->height == 0) return base::Error{"it has no elements"};
  return shaped;
}

/// The numbers of one layer, element after element.
std::vector<double> layer_numbers(const Grid2d& grid, const TypeLayout& type, std::span<const std::byte> bytes, uint64_t layer) {
  const uint64_t first = layer * grid.width * grid.height * grid.channels, count = grid.width * grid.height * grid.channels;
  std::vector<double> out;
  out.reserve(count);
  uint64_t number = 0;
  for_each_scalar(type, 0, element_count(type, bytes.size()), [&](uint64_t offset, ScalarType scalar) {
    const uint64_t i = number++;
    if (i >= first && i < first + count) out.push_back(load_scalar(bytes.data() + offset, scalar));
  });
  return out;
}

image::Picture colours(const Grid2d& grid, const std::vector<double>& numbers, double low, double high) {
  image::Picture picture;
  picture.width = static_cast<uint32_t>(grid.width);
  picture.height = static_cast<uint32_t>(grid.height);
  picture.channels = 3;
  picture.samples.resize(picture.row_bytes() * picture.height);
  for (size_t i = 0; i < grid.width * grid.height; ++i)
    for (size_t c = 0; c < 3; ++c) {
      const double t = (numbers[i * grid.channels + c] - low) / (high - low);
      picture.samples[i * 3 + c] = static_cast<std::byte>(t > 0 ? std::lround(255 * std::min(t, 1.0)) : 0);
    }
  return image::magnified(picture);
}

}  // namespace

base::Result<ViewRequest> parse_view(std::string_view name, const std::string& path) {
  ViewRequest request;
  const size_t colon = name.find(':');
  request.name = name.substr(0, colon);
  request.path = path;
  if (extension_of(path) != "png") return base::Error{fmt::format("a picture is written to a file that ends with .png, {} does not", clip(path, 60))};
  if (colon == std::string_view::npos) return request;
  for (const std::string& part : split(name.substr(colon + 1), ',')) {
    const std::string word(trim(part));
    const size_t dots = word.find("..");
    if (word == "grey") {
      request.grey = true;
    } else if (word.starts_with("layer=")) {
      const auto n = parse_unsigned(std::string_view(word).substr(6));
      if (!n) return base::Error{fmt::format("layer needs a number from 0, not \"{}\"", clip(word.substr(6), 40))};
      request.layer = *n;
    } else if (dots != std::string::npos) {
      request.low = parse_number(std::string_view(word).substr(0, dots));
      request.high = parse_number(std::string_view(word).substr(dots + 2));
      if (!request.low || !request.high || !std::isfinite(*request.low) || !std::isfinite(*request.high) || !(*request.low < *request.high))
        return base::Error{fmt::format("cannot read \"{}\" as a range LOW..HIGH of two numbers in this order", clip(word, 40))};
    } else if (const auto size = parse_size(word); size && size->size() == 2) {
      request.size = *size;
    } else {
      return base::Error{fmt::format("\"{}\" is no size WIDTHxHEIGHT, no range LOW..HIGH, not grey and not layer=N", clip(word, 40))};
    }
  }
  return request;
}

base::Result<std::string> view_file(const ViewRequest& request, const TypeLayout& type, std::span<const std::byte> bytes, const std::vector<uint64_t>& like) {
  auto grid = grid_of(request, type, element_count(type, bytes.size()), like);
  if (!grid) return grid.error();
  std::vector<double> numbers = layer_numbers(*grid, type, bytes, request.layer);
  if (grid->channels >= 3) {
    const double most = is_float(only_scalar(type).value_or(ScalarType::F32)) ? 1 : 255;
    return image::write_png(colours(*grid, numbers, request.low.value_or(0), request.high.value_or(most)), true);
  }
  if (grid->channels == 2) {
    for (size_t i = 0; i < numbers.size() / 2; ++i) numbers[i] = std::hypot(numbers[2 * i], numbers[2 * i + 1]);
    numbers.resize(numbers.size() / 2);
  }
  image::Field field{static_cast<uint32_t>(grid->width), static_cast<uint32_t>(grid->height), std::move(numbers)};
  return image::write_png(image::plot(field, {request.low, request.high, request.grey}), true);
}

}  // namespace tesela::tools
