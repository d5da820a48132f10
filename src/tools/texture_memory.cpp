// SPDX-License-Identifier: Apache-2.0
#include "tools/texture_memory.h"

#include <fmt/format.h>

#include <algorithm>

#include "tools/texels.h"

namespace tesela::tools {
namespace {

TextureFormat srgb_of(TextureFormat format) {
  return format == TextureFormat::Rgba8Unorm ? TextureFormat::Rgba8UnormSrgb : format == TextureFormat::Bgra8Unorm ? TextureFormat::Bgra8UnormSrgb : format;
}

bool is_combined(TextureFormat format) { return format == TextureFormat::Depth24PlusStencil8 || format == TextureFormat::Depth32FloatStencil8; }

TextureDimension dimension_of(TextureViewDimension dimension) {
  switch (dimension) {
    case TextureViewDimension::D1: return TextureDimension::D1;
    case TextureViewDimension::D2:
    case TextureViewDimension::D2Array:
    case TextureViewDimension::Cube:
    case TextureViewDimension::CubeArray: return TextureDimension::D2;
    case TextureViewDimension::D3: return TextureDimension::D3;
  }
  TESELA_UNREACHABLE();
}

bool has_layers(TextureViewDimension dimension) {
  return dimension == TextureViewDimension::D2Array || dimension == TextureViewDimension::Cube || dimension == TextureViewDimension::CubeArray;
}

/// The class of both; false if one texture cannot be both.
bool merge(TextureClass& a, const TextureClass& b, bool both_sampled) {
  if (a.multisampled != b.multisampled || (a.format && b.format && *a.format != *b.format)) return false;
  if (a.dimension != b.dimension) {
    if (!has_layers(a.dimension) || !has_layers(b.dimension)) return false;
    // A cube has 6 layers, whatever else sees them.
    const bool cube = a.dimension == TextureViewDimension::Cube || b.dimension == TextureViewDimension::Cube;
    a.dimension = cube ? TextureViewDimension::Cube : TextureViewDimension::CubeArray;
  }
  if (both_sampled && a.sample_type != b.sample_type) {
    // A depth can be read as a float; integers as nothing else.
    const auto whole = [](SampleType type) { return type == SampleType::Sint || type == SampleType::Uint; };
    if (whole(a.sample_type) || whole(b.sample_type)) return false;
    a.sample_type = a.sample_type == SampleType::Depth || b.sample_type == SampleType::Depth ? SampleType::Depth : SampleType::Float;
  }
  if (!a.format) a.format = b.format;
  return true;
}

base::Error error(const Error& e) { return {e.message}; }

}  // namespace

bool add_use(TextureMemory& memory, const BindingInfo& binding) {
  const bool storage = binding.kind == BindingKind::StorageTexture;
  TextureClass of{binding.texture->dimension, binding.texture->sample_type, binding.texture->multisampled, {}};
  if (storage) of.format = binding.texture->format;
  if (!memory.sampled && !memory.storage) {
    memory.of = of;
  } else {
    if (!merge(memory.of, of, memory.sampled && !storage)) return false;
    if (!memory.sampled && !storage) memory.of.sample_type = of.sample_type;
  }
  (storage ? memory.storage : memory.sampled) = true;
  return true;
}

base::Result<TextureWanted> wanted(const TextureMemory& memory, const TextureRequest& request) {
  const auto& fixed = memory.of.format;
  if (fixed && request.format && *request.format != *fixed && *request.format != srgb_of(*fixed)) return base::Error{fmt::format("its type says the format {}, not {}", format_name(*fixed), format_name(*request.format))};
  TextureWanted out{memory.of, fixed ? fixed : request.format, request.size, request.mips.value_or(1)};
  if (request.format && is_combined(*request.format)) {
    const TextureFormat depth = *request.format == TextureFormat::Depth24PlusStencil8 ? TextureFormat::Depth24Plus : TextureFormat::Depth32Float;
    out.format = memory.of.sample_type == SampleType::Uint ? TextureFormat::Stencil8 : depth;
  }
  return out;
}

TextureWanted wanted(const TextureMemory& memory) {
  TextureWanted out{memory.of, memory.shape.format, {memory.shape.width, memory.shape.height, memory.shape.slices}, memory.mips};
  out.of.format = memory.shape.format;
  out.size.resize(size_dimensions(memory.of));
  return out;
}

base::Result<void> make_texture(const Device& device, TextureMemory& memory, const TextureRequest& request, TextureContents contents) {
  memory.shape = contents.shape;
  memory.format = contents.shape.format;
  if (request.format && is_combined(*request.format)) {
    memory.format = *request.format;
    memory.aspect = contents.shape.format == TextureFormat::Stencil8 ? TextureAspect::StencilOnly : TextureAspect::DepthOnly;
  }
  memory.seen_as = memory.of.format && request.format ? *request.format : memory.format;
  const TextureShape& s = memory.shape;
  TextureDescriptor d;
  d.size = {s.width, s.height, memory.of.multisampled ? 1 : s.slices};
  d.format = memory.format;
  d.dimension = dimension_of(memory.of.dimension);
  d.usage = TextureUsage::CopySrc | TextureUsage::CopyDst;
  if (memory.sampled) d.usage = d.usage | TextureUsage::TextureBinding;
  if (memory.storage) d.usage = d.usage | TextureUsage::StorageBinding;
  if (memory.of.multisampled) d.usage = d.usage | TextureUsage::RenderAttachment;
  d.sample_count = memory.of.multisampled ? 4 : 1;
  memory.mips = request.mips.value_or(1) == 0 ? most_levels(memory.of, s) : request.mips.value_or(1);
  d.mip_level_count = memory.mips;
  if (memory.seen_as != memory.format) d.view_formats = {memory.seen_as};
  auto made = device.create_texture(d);
  if (!made) return error(made.error());
  memory.texture = *made;
  return write_levels(device, memory, std::move(contents));
}

base::Result<void> write_levels(const Device& device, const TextureMemory& memory, TextureContents contents) {
  std::vector<Bytes> more = std::move(contents.more);
  for (uint32_t level = 0; level < memory.mips; ++level) {
    if (level > 0 && level <= more.size()) contents = {half_sized(memory.of, contents.shape), std::move(more[level - 1]), {}};
    else if (level > 0) contents = half_sized(memory.of, contents);
    if (auto done = write_level(device, memory, level, contents); !done) return done;
  }
  return {};
}

/// Calls f with the place and the range of bytes of each image that one copy moves: everything, or each sample.
template <class F>
static base::Result<void> for_each_copy(const TextureMemory& memory, uint32_t level, const TextureShape& s, F&& f) {
  const uint32_t row = s.width * form_of(s.format).bytes, copies = memory.of.multisampled ? s.slices : 1;
  const uint64_t bytes = uint64_t{row} * s.height * s.slices / copies;
  for (uint32_t i = 0; i < copies; ++i) {
    const Result<void> done = f(TexelCopyPlace{.texture = memory.texture, .mip_level = level, .aspect = memory.aspect, .sample = i}, i * bytes, bytes, TexelCopyLayout{.bytes_per_row = row, .rows_per_image = s.height},
                                Extent3D{s.width, s.height, memory.of.multisampled ? 1 : s.slices});
    if (!done) return error(done.error());
  }
  return {};
}

base::Result<void> write_level(const Device& device, const TextureMemory& memory, uint32_t level, const TextureContents& contents) {
  return for_each_copy(memory, level, contents.shape, [&](const TexelCopyPlace& place, uint64_t first, uint64_t bytes, const TexelCopyLayout& layout, Extent3D size) {
    return device.write_texture(place, std::span(contents.texels).subspan(first, bytes), layout, size);
  });
}

base::Result<TextureContents> read_texels(const Device& device, const TextureMemory& memory) {
  TextureContents contents{memory.shape, Bytes(memory.shape.texels() * form_of(memory.shape.format).bytes), {}};
  auto done = for_each_copy(memory, 0, memory.shape, [&](const TexelCopyPlace& place, uint64_t first, uint64_t bytes, const TexelCopyLayout& layout, Extent3D size) {
    return device.read_texture(place, std::span(contents.texels).subspan(first, bytes), layout, size);
  });
  if (!done) return done.error();
  return contents;
}

base::Result<TextureView> view_for(const TextureMemory& memory, const BindingInfo& binding) {
  TextureViewDescriptor d;
  d.dimension = binding.texture->dimension;
  if (binding.kind == BindingKind::StorageTexture) {
    d.usage = TextureUsage::StorageBinding;
    d.mip_level_count = 1;
  } else {
    d.usage = TextureUsage::TextureBinding;
    d.aspect = memory.aspect;
    if (memory.aspect == TextureAspect::All) d.format = memory.seen_as;
  }
  auto view = memory.texture.create_view(d);
  if (!view) return error(view.error());
  return *view;
}

}  // namespace tesela::tools
