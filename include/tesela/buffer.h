// SPDX-License-Identifier: Apache-2.0
// Buffers and what binds them. A Buffer is host memory: the shader works on the very bytes that data() points to, nothing is copied
// or mapped. A Buffer is a handle; copies name the same memory, which lives until the last handle is gone and no dispatch uses it.
//
// Threads: handles may be copied and destroyed from any thread. The bytes are the caller's between dispatches; reading or writing them while a
// dispatch that binds them runs is a data race.
#pragma once
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tesela/export.h"
#include "tesela/result.h"
#include "tesela/texture.h"

namespace tesela {

/// How a buffer may be used (WebGPU GPUBufferUsage, as far as it matters here). Combine with |.
enum class BufferUsage : uint32_t { Uniform = 1, Storage = 2, Indirect = 4, All = 7 };
constexpr BufferUsage operator|(BufferUsage a, BufferUsage b) { return static_cast<BufferUsage>(static_cast<uint32_t>(a) | static_cast<uint32_t>(b)); }
constexpr bool includes(BufferUsage set, BufferUsage one) { return (static_cast<uint32_t>(set) & static_cast<uint32_t>(one)) != 0; }

class TESELA_API Buffer {
 public:
  /// An empty handle; made useful by Device::create_buffer or Device::borrow_buffer.
  Buffer();
  ~Buffer();
  Buffer(const Buffer&);
  Buffer(Buffer&&) noexcept;
  Buffer& operator=(const Buffer&);
  Buffer& operator=(Buffer&&) noexcept;

  explicit operator bool() const { return impl_ != nullptr; }
  /// First byte; owned buffers are aligned to 64. Null for an empty handle.
  std::byte* data() const;
  /// Bytes.
  uint64_t size() const;
  BufferUsage usage() const;
  /// The bytes as elements of T; a remainder smaller than one element is left out.
  template <class T>
  std::span<T> as() const {
    return {reinterpret_cast<T*>(data()), static_cast<size_t>(size() / sizeof(T))};
  }

  struct Impl;
  const std::shared_ptr<Impl>& impl() const { return impl_; }

 private:
  friend class Device;
  explicit Buffer(std::shared_ptr<Impl> impl);
  std::shared_ptr<Impl> impl_;
};

/// What is bound where for one dispatch: ranges of buffers, views of textures and samplers by group and binding number, or by the name of the WGSL
/// variable, and immediate data. A plain value; rules (WebGPU "bind group creation") are checked when it is used. Later settings of the same place replace earlier ones.
class TESELA_API Bindings {
 public:
  struct Entry {
    std::string name;  ///< empty: by numbers
    uint32_t group = 0;
    uint32_t binding = 0;
    Buffer buffer;
    uint64_t offset = 0;           ///< bytes; a multiple of the minimum offset alignment of the binding's kind
    std::optional<uint64_t> size;  ///< bytes; none: up to the buffer's end
    TextureView texture;
    Sampler sampler;
  };

  Bindings& set(uint32_t group, uint32_t binding, Buffer buffer, uint64_t offset = 0, std::optional<uint64_t> size = {});
  Bindings& set(std::string_view variable, Buffer buffer, uint64_t offset = 0, std::optional<uint64_t> size = {});
  Bindings& set(uint32_t group, uint32_t binding, TextureView view);
  Bindings& set(std::string_view variable, TextureView view);
  /// The view that create_view makes without a descriptor.
  Bindings& set(uint32_t group, uint32_t binding, const Texture& texture);
  Bindings& set(std::string_view variable, const Texture& texture);
  Bindings& set(uint32_t group, uint32_t binding, Sampler sampler);
  Bindings& set(std::string_view variable, Sampler sampler);
  /// Writes bytes of the immediate data from `offset` on (WGSL address space `immediate`); both are multiples of 4. The bytes are copied. Bytes
  /// that are not written are zero, but every word that the entry point can read must have been written.
  Bindings& set_immediates(uint32_t offset, std::span<const std::byte> bytes);

  struct Immediates {
    uint32_t offset = 0;
    std::vector<std::byte> bytes;
  };
  const std::vector<Entry>& entries() const { return entries_; }
  const std::vector<Immediates>& immediates() const { return immediates_; }

 private:
  void put(Entry entry);
  std::vector<Entry> entries_;
  std::vector<Immediates> immediates_;  // in the order of the calls
};

}  // namespace tesela
