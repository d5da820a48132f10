// SPDX-License-Identifier: Apache-2.0
// Texels of storage textures, as accesses tell of them by byte: which memory is which texel of the bound view, and what it is called. Whatever a texel's size, it is
// accessed as a whole, and is one element to all observers. A texture's memory holds more than the view: other levels and layers, and padding behind rows.
#pragma once
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/kernel_abi.h"
#include "core/texture.h"
#include "ir/ir.h"

namespace tesela::sanitize {

/// A storage texture that shaders may write.
struct WrittenTexture {
  ir::VarId var;
  uint32_t binding = 0;      ///< of its memory
  uint32_t description = 0;  ///< binding of the words that describe the bound view (core/texture.h)
  core::ViewDimension dimension = core::ViewDimension::D2;
  uint32_t texel_bytes = 4;  ///< 1, 2, 4, 8 or 16
};

/// The texels of a bound view: of one level, as for all storage textures.
struct TexelGrid {
  uint32_t axes = 0;     ///< coordinates, an array index among them; 0: no texture
  bool layers = false;   ///< the last one is an array index
  uint32_t texel_bytes = 4;
  uint32_t size[3] = {1, 1, 1};
  uint32_t offset = 0, row_pitch = 0, slice_pitch = 0;  ///< bytes; the first is from the start of the memory
  bool operator==(const TexelGrid&) const = default;

  uint64_t count() const { return uint64_t{size[0]} * size[1] * size[2]; }
  /// Bytes from the start of the memory.
  uint32_t place_of(uint32_t x, uint32_t y, uint32_t z) const { return offset + z * slice_pitch + y * row_pitch + x * texel_bytes; }
};

/// `buffers` are in the order of the kernel's bindings.
TexelGrid grid_of(const WrittenTexture& texture, std::span<const core::BufferView> buffers);

/// Coordinates: of the texel at a place, or of the one with this number, counted in rows.
struct Texel {
  uint32_t at[3];
};
Texel texel_at(const TexelGrid& grid, uint32_t place);
Texel texel_number(const TexelGrid& grid, uint64_t number);

/// "3", "(3, 4)", "(3, 4) of layer 2", "(3, 4, 5)".
std::string texel_text(const TexelGrid& grid, const Texel& texel);
/// "line[3]", "image[3, 4]", "atlas[3, 4, layer 2]".
std::string texel_path(std::string_view texture, const TexelGrid& grid, const Texel& texel);
/// As many numbers as the grid has coordinates: "640 x 480".
std::string size_text(const TexelGrid& grid, const uint64_t (&numbers)[3]);

}  // namespace tesela::sanitize
