// SPDX-License-Identifier: Apache-2.0
#include "api/impl.h"
#include "api/texture_rules.h"

namespace tesela {

Texture::Texture() = default;
Texture::~Texture() = default;
Texture::Texture(const Texture&) = default;
Texture::Texture(Texture&&) noexcept = default;
Texture& Texture::operator=(const Texture&) = default;
Texture& Texture::operator=(Texture&&) noexcept = default;

const TextureDescriptor& Texture::descriptor() const { return impl_->descriptor; }

Extent3D Texture::level_size(uint32_t mip_level) const {
  const runtime::Extent size = impl_->texture.extent(mip_level);
  return {size.width, size.height, size.depth_or_layers};
}

Result<TextureView> Texture::create_view(const TextureViewDescriptor& descriptor) const {
  if (!impl_) return Error{ErrorKind::Validation, "the texture is empty"};
  Result<TextureViewDescriptor> resolved = resolve_view(impl_->descriptor, descriptor, impl_->all_formats);
  if (!resolved) return resolved.error();
  runtime::TextureViewDescriptor v;
  v.dimension = static_cast<core::ViewDimension>(*resolved->dimension);
  v.aspect = static_cast<core::TextureAspect>(resolved->aspect);
  v.format = core_format(resolved->aspect == TextureAspect::All ? *resolved->format : impl_->descriptor.format);
  v.base_mip_level = resolved->base_mip_level;
  v.mip_levels = *resolved->mip_level_count;
  v.base_layer = resolved->base_array_layer;
  v.layers = *resolved->array_layer_count;
  base::Result<runtime::TextureView> made = runtime::TextureView::create(impl_->texture, v);
  if (!made) return Error{ErrorKind::Validation, made.error().message};
  TextureView view;
  view.impl_ = std::make_shared<const TextureView::Impl>(TextureView::Impl{*this, std::move(*resolved), *made});
  return view;
}

TextureView::TextureView() = default;
TextureView::~TextureView() = default;
TextureView::TextureView(const TextureView&) = default;
TextureView::TextureView(TextureView&&) noexcept = default;
TextureView& TextureView::operator=(const TextureView&) = default;
TextureView& TextureView::operator=(TextureView&&) noexcept = default;

const TextureViewDescriptor& TextureView::descriptor() const { return impl_->descriptor; }
Texture TextureView::texture() const { return impl_ ? impl_->texture : Texture(); }

Sampler::Sampler() = default;
Sampler::~Sampler() = default;
Sampler::Sampler(const Sampler&) = default;
Sampler::Sampler(Sampler&&) noexcept = default;
Sampler& Sampler::operator=(const Sampler&) = default;
Sampler& Sampler::operator=(Sampler&&) noexcept = default;

const SamplerDescriptor& Sampler::descriptor() const { return impl_->descriptor; }

Result<Texture> Device::create_texture(const TextureDescriptor& descriptor) const {
  const bool all_formats = impl_->options.features.texture_formats;
  if (Result<void> ok = check_texture(descriptor, impl_->options.limits, all_formats); !ok) return ok.error();
  runtime::TextureDescriptor d;
  d.dimension = static_cast<core::TextureDimension>(descriptor.dimension);
  d.format = core_format(descriptor.format);
  d.width = descriptor.size.width;
  d.height = descriptor.size.height;
  d.depth_or_layers = descriptor.size.depth_or_array_layers;
  d.mip_levels = descriptor.mip_level_count;
  d.samples = descriptor.sample_count;
  if (base::Result<void> ok = runtime::Texture::check(d); !ok) return Error{ErrorKind::Validation, ok.error().message};
  base::Result<runtime::Texture> made = runtime::Texture::create(d, impl_->guard);
  if (!made) return Error{ErrorKind::OutOfMemory, made.error().message};
  Texture texture;
  texture.impl_ = std::make_shared<Texture::Impl>(Texture::Impl{descriptor, std::move(*made), all_formats});
  return texture;
}

Result<Sampler> Device::create_sampler(const SamplerDescriptor& descriptor) const {
  runtime::SamplerDescriptor d;
  d.modes.address[0] = static_cast<core::AddressMode>(descriptor.address_mode_u);
  d.modes.address[1] = static_cast<core::AddressMode>(descriptor.address_mode_v);
  d.modes.address[2] = static_cast<core::AddressMode>(descriptor.address_mode_w);
  d.modes.mag = static_cast<core::FilterMode>(descriptor.mag_filter);
  d.modes.min = static_cast<core::FilterMode>(descriptor.min_filter);
  d.modes.mipmap = static_cast<core::FilterMode>(descriptor.mipmap_filter);
  if (descriptor.compare) d.modes.compare = static_cast<core::CompareFunction>(static_cast<uint8_t>(*descriptor.compare) + 1);
  d.modes.max_anisotropy = descriptor.max_anisotropy;
  d.lod_min_clamp = descriptor.lod_min_clamp;
  d.lod_max_clamp = descriptor.lod_max_clamp;
  base::Result<runtime::Sampler> made = runtime::Sampler::create(d);
  if (!made) return Error{ErrorKind::Validation, made.error().message};
  Sampler sampler;
  sampler.impl_ = std::make_shared<const Sampler::Impl>(Sampler::Impl{descriptor, *made});
  return sampler;
}

static_assert(static_cast<int>(CompareFunction::Always) + 1 == static_cast<int>(core::CompareFunction::Always) && static_cast<int>(core::CompareFunction::Never) == 1);

namespace {

runtime::TexelLayout texel_layout(const TexelCopyLayout& layout) { return {layout.offset, layout.bytes_per_row.value_or(0), layout.rows_per_image.value_or(0)}; }

Result<void> copied(const base::Result<void>& done) {
  if (!done) return Error{ErrorKind::Validation, done.error().message};
  return {};
}

}  // namespace

Result<void> Device::write_texture(const TexelCopyPlace& place, std::span<const std::byte> bytes, const TexelCopyLayout& layout, Extent3D size) const {
  Result<runtime::TextureRegion> region = check_copy(place, layout, bytes.size(), size, TextureUsage::CopyDst);
  if (!region) return region.error();
  base::Result<void> done;
  impl_->queue.run([&] { done = place.texture.impl()->texture.write(*region, bytes, texel_layout(layout)); });
  return copied(done);
}

Result<void> Device::read_texture(const TexelCopyPlace& place, std::span<std::byte> bytes, const TexelCopyLayout& layout, Extent3D size) const {
  Result<runtime::TextureRegion> region = check_copy(place, layout, bytes.size(), size, TextureUsage::CopySrc);
  if (!region) return region.error();
  base::Result<void> done;
  impl_->queue.run([&] { done = place.texture.impl()->texture.read(*region, bytes, texel_layout(layout)); });
  return copied(done);
}

}  // namespace tesela
