// SPDX-License-Identifier: Apache-2.0
// Numbers as pictures for people: a grid of values by a colour map, with a legend beside it that says what the colours mean.
#pragma once
#include <optional>
#include <vector>

#include "image/image.h"

namespace tesela::image {

/// Rows from the top.
struct Field {
  uint32_t width = 0, height = 0;
  std::vector<double> values;
};

struct PlotOptions {
  std::optional<double> low, high;  ///< what the ends of the map stand for; none: the least and the greatest finite value
  bool grey = false;
};

struct Colour {
  uint8_t red = 0, green = 0, blue = 0;
};
/// The colour map: violet over green to yellow, its lightness rising evenly as people see it (OKLab). `t`: 0 to 1.
Colour map_colour(double t);

/// Cells are squares, magnified so that small fields can be seen. NaN is magenta; values past the ends have the colours of the ends.
Picture plot(const Field& field, const PlotOptions& options);
/// The same squares for pictures that need no legend: 3 channels of 8 bits.
Picture magnified(const Picture& picture);

}  // namespace tesela::image
