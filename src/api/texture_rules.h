// SPDX-License-Identifier: Apache-2.0
// WebGPU's rules for making textures and views and for copying texels (sections "createTexture", "createView", "writeTexture"), beyond those that follow
// from what a texture is, which runtime/texture.h keeps.
#pragma once
#include "core/texture.h"
#include "runtime/texture.h"
#include "tesela/device.h"

namespace tesela {

constexpr core::TexelFormat core_format(TextureFormat format) { return static_cast<core::TexelFormat>(format); }

/// `texture_formats`: the device's features of that name.
Result<void> check_texture(const TextureDescriptor& descriptor, const Limits& limits, bool texture_formats);
/// The descriptor with everything that it leaves out, or why the texture cannot be viewed so.
Result<TextureViewDescriptor> resolve_view(const TextureDescriptor& texture, const TextureViewDescriptor& descriptor, bool texture_formats);
/// The region of a copy; `memory`: bytes of the host's memory, `usage`: what the texture needs, CopySrc or CopyDst.
Result<runtime::TextureRegion> check_copy(const TexelCopyPlace& place, const TexelCopyLayout& layout, uint64_t memory, Extent3D size, TextureUsage usage);

}  // namespace tesela
