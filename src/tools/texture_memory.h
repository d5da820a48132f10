// SPDX-License-Identifier: Apache-2.0
// A texture of a device together with how users give and see its contents (texture_data.h). Shared by plans and text tests.
#pragma once
#include "tesela/tesela.h"
#include "tools/texture_data.h"

namespace tesela::tools {

struct TextureMemory {
  TextureClass of;                            ///< what the variables that it is bound to have in common
  bool sampled = false, storage = false;      ///< how it is bound
  TextureFormat format{};
  TextureFormat seen_as{};                    ///< in sampled views: the format, or its twin with sRGB
  TextureAspect aspect = TextureAspect::All;  ///< of combined depth and stencil formats, the one that is used
  TextureShape shape;                         ///< its format is what texels are copied as
  uint32_t mips = 1;
  Texture texture;
};

/// One more variable that the texture is bound to; false if it cannot be.
bool add_use(TextureMemory& memory, const BindingInfo& binding);
/// What data for it must be, as far as that is known before.
base::Result<TextureWanted> wanted(const TextureMemory& memory, const TextureRequest& request);
/// The same once the texture is there.
TextureWanted wanted(const TextureMemory& memory);

/// Makes the texture for these contents of its first level, and fills all levels.
base::Result<void> make_texture(const Device& device, TextureMemory& memory, const TextureRequest& request, TextureContents contents);
/// Fills the first level, and the others with what half_sized makes of it.
base::Result<void> write_levels(const Device& device, const TextureMemory& memory, TextureContents contents);
base::Result<void> write_level(const Device& device, const TextureMemory& memory, uint32_t level, const TextureContents& contents);
/// The first level, as it is now.
base::Result<TextureContents> read_texels(const Device& device, const TextureMemory& memory);
/// The view that a variable needs.
base::Result<TextureView> view_for(const TextureMemory& memory, const BindingInfo& binding);

}  // namespace tesela::tools
