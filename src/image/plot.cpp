// SPDX-License-Identifier: Apache-2.0
#include "image/plot.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

namespace tesela::image {
namespace {

constexpr uint32_t kLeastSide = 256;  ///< smaller fields are magnified up to about this
constexpr Colour kPaper{255, 255, 255}, kInk{40, 40, 40}, kNotANumber{255, 0, 255};

double srgb_encoded(double x) { return x <= 0.0031308 ? 12.92 * x : 1.055 * std::pow(x, 1 / 2.4) - 0.055; }

/// OKLab to linear sRGB.
std::array<double, 3> linear_rgb(double lightness, double a, double b) {
  const auto cube = [](double x) { return x * x * x; };
  const double l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b), m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b), s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b);
  return {4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s, -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s, -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s};
}

bool displayable(const std::array<double, 3>& rgb) {
  return std::all_of(rgb.begin(), rgb.end(), [](double x) { return x >= 0 && x <= 1; });
}

// Glyphs of 5 x 7 dots for numbers; a row is 5 bits, the leftmost the highest.
struct Glyph {
  char letter;
  uint8_t rows[7];
};
constexpr Glyph kGlyphs[] = {
    {'0', {0x0e, 0x11, 0x13, 0x15, 0x19, 0x11, 0x0e}}, {'1', {0x04, 0x0c, 0x04, 0x04, 0x04, 0x04, 0x0e}}, {'2', {0x0e, 0x11, 0x01, 0x06, 0x08, 0x10, 0x1f}},
    {'3', {0x1e, 0x01, 0x01, 0x0e, 0x01, 0x01, 0x1e}}, {'4', {0x02, 0x06, 0x0a, 0x12, 0x1f, 0x02, 0x02}}, {'5', {0x1f, 0x10, 0x1e, 0x01, 0x01, 0x11, 0x0e}},
    {'6', {0x06, 0x08, 0x10, 0x1e, 0x11, 0x11, 0x0e}}, {'7', {0x1f, 0x01, 0x02, 0x04, 0x08, 0x08, 0x08}}, {'8', {0x0e, 0x11, 0x11, 0x0e, 0x11, 0x11, 0x0e}},
    {'9', {0x0e, 0x11, 0x11, 0x0f, 0x01, 0x02, 0x0c}}, {'.', {0x00, 0x00, 0x00, 0x00, 0x00, 0x0c, 0x0c}}, {'-', {0x00, 0x00, 0x00, 0x0e, 0x00, 0x00, 0x00}},
    {'+', {0x00, 0x04, 0x04, 0x1f, 0x04, 0x04, 0x00}}, {'e', {0x00, 0x00, 0x0e, 0x11, 0x1f, 0x10, 0x0e}}, {'n', {0x00, 0x00, 0x1e, 0x11, 0x11, 0x11, 0x11}},
    {'a', {0x00, 0x00, 0x0e, 0x01, 0x0f, 0x11, 0x0f}},
};
constexpr uint32_t kGlyphWidth = 5, kGlyphHeight = 7, kAdvance = 6;

class Canvas {
 public:
  Canvas(uint32_t width, uint32_t height) {
    picture.width = width;
    picture.height = height;
    picture.channels = 3;
    picture.samples.resize(picture.row_bytes() * height);
    fill(0, 0, width, height, kPaper);
  }

  void fill(uint32_t x, uint32_t y, uint32_t width, uint32_t height, Colour c) {
    for (uint32_t j = y; j < std::min(y + height, picture.height); ++j)
      for (uint32_t i = x; i < std::min(x + width, picture.width); ++i) {
        std::byte* to = picture.samples.data() + (size_t{j} * picture.width + i) * 3;
        to[0] = static_cast<std::byte>(c.red);
        to[1] = static_cast<std::byte>(c.green);
        to[2] = static_cast<std::byte>(c.blue);
      }
  }

  void text(uint32_t x, uint32_t y, uint32_t scale, const std::string& letters) {
    for (char letter : letters) {
      for (const Glyph& glyph : kGlyphs) {
        if (glyph.letter != letter) continue;
        for (uint32_t row = 0; row < kGlyphHeight; ++row)
          for (uint32_t column = 0; column < kGlyphWidth; ++column)
            if ((glyph.rows[row] >> (kGlyphWidth - 1 - column) & 1) != 0) fill(x + column * scale, y + row * scale, scale, scale, kInk);
      }
      x += kAdvance * scale;
    }
  }

  Picture picture;
};

uint32_t magnification(uint32_t width, uint32_t height) { return std::max(1u, kLeastSide / std::max(width, height)); }

Colour grey_colour(double t) {
  const auto level = static_cast<uint8_t>(std::lround(255 * std::clamp(t, 0.0, 1.0)));
  return {level, level, level};
}

struct Range {
  double low = 0, high = 1;
  bool nan = false;
};

Range range_of(const Field& field, const PlotOptions& options) {
  Range range;
  bool any = false;
  double low = 0, high = 0;
  for (double v : field.values) {
    range.nan |= std::isnan(v);
    if (!std::isfinite(v)) continue;
    low = any ? std::min(low, v) : v;
    high = any ? std::max(high, v) : v;
    any = true;
  }
  range.low = options.low.value_or(any ? low : 0);
  range.high = options.high.value_or(any ? high : range.low + 1);
  return range;
}

/// Where a value lies between the ends; halves keep the difference of very large numbers finite.
double place(double v, const Range& range) {
  if (range.high == range.low) return v < range.low ? 0 : v > range.high ? 1 : 0.5;
  return std::clamp((v / 2 - range.low / 2) / (range.high / 2 - range.low / 2), 0.0, 1.0);
}

std::vector<Colour> table_of(bool grey) {
  std::vector<Colour> table(256);
  for (size_t i = 0; i < table.size(); ++i) table[i] = grey ? grey_colour(static_cast<double>(i) / 255) : map_colour(static_cast<double>(i) / 255);
  return table;
}

}  // namespace

Colour map_colour(double t) {
  t = std::clamp(t, 0.0, 1.0);
  const double lightness = 0.24 + 0.7 * t, hue = (300 - 195 * t) * (3.14159265358979323846 / 180);
  // As colourful as screens can show it, up to a bound.
  double chroma = 0.15;
  while (chroma > 0 && !displayable(linear_rgb(lightness, chroma * std::cos(hue), chroma * std::sin(hue)))) chroma -= 0.002;
  const auto rgb = linear_rgb(lightness, chroma * std::cos(hue), chroma * std::sin(hue));
  const auto level = [](double x) { return static_cast<uint8_t>(std::lround(255 * srgb_encoded(std::clamp(x, 0.0, 1.0)))); };
  return {level(rgb[0]), level(rgb[1]), level(rgb[2])};
}

Picture plot(const Field& field, const PlotOptions& options) {
  TESELA_CHECK(field.width > 0 && field.height > 0 && field.values.size() == size_t{field.width} * field.height, "the values do not fill the field");
  const Range range = range_of(field, options);
  const std::vector<Colour> table = table_of(options.grey);
  const uint32_t cell = magnification(field.width, field.height), width = field.width * cell, height = field.height * cell;
  const uint32_t scale = height >= 512 ? 2 : 1, bar = 12 * scale, gap = 6 * scale, letter_height = kGlyphHeight * scale;
  const std::string labels[] = {fmt::format("{:.4g}", range.high), fmt::format("{:.4g}", range.low / 2 + range.high / 2), fmt::format("{:.4g}", range.low)};
  size_t longest = 3;
  for (const std::string& label : labels) longest = std::max(longest, label.size());
  const uint32_t legend = std::max(height, 6 * letter_height), below = range.nan ? gap + letter_height + 2 : 0;
  Canvas canvas(width + 2 * gap + bar + gap + static_cast<uint32_t>(longest) * kAdvance * scale, std::max(height, legend + below));

  for (uint32_t y = 0; y < field.height; ++y)
    for (uint32_t x = 0; x < field.width; ++x) {
      const double v = field.values[size_t{y} * field.width + x];
      canvas.fill(x * cell, y * cell, cell, cell, std::isnan(v) ? kNotANumber : table[static_cast<size_t>(std::lround(255 * place(v, range)))]);
    }
  const uint32_t bar_x = width + 2 * gap, text_x = bar_x + bar + gap, bar_height = legend - (range.nan && legend == canvas.picture.height ? below : 0);
  for (uint32_t y = 0; y < bar_height; ++y) canvas.fill(bar_x, y, bar, 1, table[255 - 255 * y / std::max(bar_height - 1, 1u)]);
  canvas.text(text_x, 0, scale, labels[0]);
  canvas.text(text_x, (bar_height - letter_height) / 2, scale, labels[1]);
  canvas.text(text_x, bar_height - letter_height, scale, labels[2]);
  if (range.nan) {
    canvas.fill(bar_x, canvas.picture.height - letter_height, bar, letter_height, kNotANumber);
    canvas.text(text_x, canvas.picture.height - letter_height, scale, "nan");
  }
  return std::move(canvas.picture);
}

Picture magnified(const Picture& picture) {
  const uint32_t cell = magnification(picture.width, picture.height);
  if (cell == 1) return picture;
  Canvas canvas(picture.width * cell, picture.height * cell);
  for (uint32_t y = 0; y < picture.height; ++y)
    for (uint32_t x = 0; x < picture.width; ++x) {
      const size_t at = (size_t{y} * picture.width + x) * 3;
      canvas.fill(x * cell, y * cell, cell, cell, {static_cast<uint8_t>(picture.sample(at)), static_cast<uint8_t>(picture.sample(at + 1)), static_cast<uint8_t>(picture.sample(at + 2))});
    }
  return std::move(canvas.picture);
}

}  // namespace tesela::image
