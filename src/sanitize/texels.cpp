// SPDX-License-Identifier: Apache-2.0
#include "sanitize/texels.h"

#include <fmt/format.h>

#include <cstring>

namespace tesela::sanitize {

TexelGrid grid_of(const WrittenTexture& texture, std::span<const core::BufferView> buffers) {
  const auto word = [&](uint32_t index) {
    uint32_t value = 0;
    std::memcpy(&value, buffers[texture.description].data + 4 * index, 4);
    return value;
  };
  const auto level = [&](uint32_t index) { return word(core::kTextureHeader + index); };
  TexelGrid g;
  g.texel_bytes = texture.texel_bytes;
  g.size[0] = level(core::kLevelWidth);
  g.offset = 4 * level(core::kLevelOffset);
  g.row_pitch = 4 * level(core::kLevelRowPitch);
  g.slice_pitch = 4 * level(core::kLevelSlicePitch);
  switch (texture.dimension) {
    case core::ViewDimension::D1:
      g.axes = 1;
      return g;
    case core::ViewDimension::D2:
      g.axes = 2;
      break;
    case core::ViewDimension::D2Array:
    case core::ViewDimension::Cube:
    case core::ViewDimension::CubeArray:
      g.axes = 3;
      g.layers = true;
      g.size[2] = word(core::kTextureLayers);
      break;
    case core::ViewDimension::D3:
      g.axes = 3;
      g.size[2] = level(core::kLevelDepth);
      break;
  }
  g.size[1] = level(core::kLevelHeight);
  return g;
}

Texel texel_at(const TexelGrid& grid, uint32_t place) {
  uint32_t rest = place - grid.offset;
  Texel texel{};
  if (grid.axes > 2) {
    texel.at[2] = rest / grid.slice_pitch;
    rest %= grid.slice_pitch;
  }
  if (grid.axes > 1) {
    texel.at[1] = rest / grid.row_pitch;
    rest %= grid.row_pitch;
  }
  texel.at[0] = rest / grid.texel_bytes;
  return texel;
}

Texel texel_number(const TexelGrid& grid, uint64_t number) {
  const uint64_t row = number / grid.size[0];
  return {{static_cast<uint32_t>(number % grid.size[0]), static_cast<uint32_t>(row % grid.size[1]), static_cast<uint32_t>(row / grid.size[1])}};
}

std::string texel_text(const TexelGrid& grid, const Texel& texel) {
  const auto& [x, y, z] = texel.at;
  if (grid.axes == 1) return std::to_string(x);
  if (grid.axes == 2) return fmt::format("({}, {})", x, y);
  return grid.layers ? fmt::format("({}, {}) of layer {}", x, y, z) : fmt::format("({}, {}, {})", x, y, z);
}

std::string texel_path(std::string_view texture, const TexelGrid& grid, const Texel& texel) {
  const auto& [x, y, z] = texel.at;
  if (grid.axes == 1) return fmt::format("{}[{}]", texture, x);
  if (grid.axes == 2) return fmt::format("{}[{}, {}]", texture, x, y);
  return fmt::format("{}[{}, {}, {}{}]", texture, x, y, grid.layers ? "layer " : "", z);
}

std::string size_text(const TexelGrid& grid, const uint64_t (&numbers)[3]) {
  std::string text = std::to_string(numbers[0]);
  for (uint32_t i = 1; i < grid.axes; ++i) text += fmt::format(" x {}", numbers[i]);
  return text;
}

}  // namespace tesela::sanitize
