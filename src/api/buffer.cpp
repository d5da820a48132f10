// SPDX-License-Identifier: Apache-2.0
#include "api/impl.h"

namespace tesela {

Buffer::Buffer() = default;
Buffer::~Buffer() = default;
Buffer::Buffer(const Buffer&) = default;
Buffer::Buffer(Buffer&&) noexcept = default;
Buffer& Buffer::operator=(const Buffer&) = default;
Buffer& Buffer::operator=(Buffer&&) noexcept = default;
Buffer::Buffer(std::shared_ptr<Impl> impl) : impl_(std::move(impl)) {}

std::byte* Buffer::data() const { return impl_ ? impl_->buffer.data() : nullptr; }
uint64_t Buffer::size() const { return impl_ ? impl_->buffer.size() : 0; }
BufferUsage Buffer::usage() const { return impl_ ? impl_->usage : BufferUsage::All; }

void Bindings::put(Entry entry) {
  std::erase_if(entries_, [&](const Entry& e) { return e.name == entry.name && e.group == entry.group && e.binding == entry.binding; });
  entries_.push_back(std::move(entry));
}

Bindings& Bindings::set(uint32_t group, uint32_t binding, Buffer buffer, uint64_t offset, std::optional<uint64_t> size) {
  put({.group = group, .binding = binding, .buffer = std::move(buffer), .offset = offset, .size = size});
  return *this;
}

Bindings& Bindings::set(std::string_view variable, Buffer buffer, uint64_t offset, std::optional<uint64_t> size) {
  put({.name = std::string(variable), .buffer = std::move(buffer), .offset = offset, .size = size});
  return *this;
}

Bindings& Bindings::set(uint32_t group, uint32_t binding, TextureView view) {
  put({.group = group, .binding = binding, .texture = std::move(view)});
  return *this;
}

Bindings& Bindings::set(std::string_view variable, TextureView view) {
  put({.name = std::string(variable), .texture = std::move(view)});
  return *this;
}

namespace {
/// A whole texture can always be viewed; an empty handle gives an empty one, which is refused when it is used.
TextureView whole(const Texture& texture) { return texture ? *texture.create_view() : TextureView(); }
}  // namespace

Bindings& Bindings::set(uint32_t group, uint32_t binding, const Texture& texture) { return set(group, binding, whole(texture)); }

Bindings& Bindings::set(std::string_view variable, const Texture& texture) { return set(variable, whole(texture)); }

Bindings& Bindings::set(uint32_t group, uint32_t binding, Sampler sampler) {
  put({.group = group, .binding = binding, .sampler = std::move(sampler)});
  return *this;
}

Bindings& Bindings::set(std::string_view variable, Sampler sampler) {
  put({.name = std::string(variable), .sampler = std::move(sampler)});
  return *this;
}

Bindings& Bindings::set_immediates(uint32_t offset, std::span<const std::byte> bytes) {
  immediates_.push_back({offset, {bytes.begin(), bytes.end()}});
  return *this;
}

}  // namespace tesela
