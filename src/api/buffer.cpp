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

Bindings& Bindings::set(uint32_t group, uint32_t binding, Buffer buffer, uint64_t offset, std::optional<uint64_t> size) {
  std::erase_if(entries_, [&](const Entry& e) { return e.name.empty() && e.group == group && e.binding == binding; });
  entries_.push_back({{}, group, binding, std::move(buffer), offset, size});
  return *this;
}

Bindings& Bindings::set(std::string_view variable, Buffer buffer, uint64_t offset, std::optional<uint64_t> size) {
  std::erase_if(entries_, [&](const Entry& e) { return e.name == variable && !e.name.empty(); });
  entries_.push_back({std::string(variable), 0, 0, std::move(buffer), offset, size});
  return *this;
}

Bindings& Bindings::set_immediates(uint32_t offset, std::span<const std::byte> bytes) {
  immediates_.push_back({offset, {bytes.begin(), bytes.end()}});
  return *this;
}

}  // namespace tesela
