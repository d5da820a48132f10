// SPDX-License-Identifier: Apache-2.0
// What a user may say of a texture or a sampler besides the data, in words separated by commas:
//
//   texture: a format (rgba8unorm-srgb), a size (640x480, 64x64x8), mips or mips=N, in any order
//   sampler: nearest or linear, clamp, repeat or mirror; of one: mag= min= mip= u= v= w=; lod=LOW..HIGH; anisotropy=N; a compare function (less-equal)
#pragma once
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "tesela/texture.h"

namespace tesela::tools {

struct TextureRequest {
  std::optional<TextureFormat> format;
  std::vector<uint64_t> size;    ///< up to three counts; empty: not given
  std::optional<uint32_t> mips;  ///< 0: as many as the size allows
};

base::Result<TextureRequest> parse_texture_request(std::string_view text);
base::Result<SamplerDescriptor> parse_sampler(std::string_view text);
/// "640x480"; up to three counts from 1 to 2^34. Nothing for anything else.
std::optional<std::vector<uint64_t>> parse_size(std::string_view text);

}  // namespace tesela::tools
