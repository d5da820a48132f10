// SPDX-License-Identifier: Apache-2.0
// Machine code of one kernel as plain data: two stretches of bytes that run wherever they are loaded at this distance from each other, and slots for the
// addresses of the few functions that the code calls. Whoever loads an image checks it first, since images also come from files. Knows nothing of LLVM.
#pragma once
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace tesela::cpu {

struct Image {
  std::vector<std::byte> constants;  ///< never written once it is loaded; its last bytes are the slots, one address of 8 bytes for each import
  std::vector<std::byte> code;
  uint32_t code_at = 0;           ///< distance of the code from the constants, whole pages
  uint32_t kernel = 0;            ///< where in the code the kernel begins
  std::vector<uint8_t> imports;   ///< functions (of find_import) whose addresses the slots get
};

/// Number of a function outside that code may call: of the C library, and of the compiler's own. Nothing for any other name.
std::optional<uint8_t> find_import(std::string_view name);

/// Pages of every processor of this family are a divisor of it.
#if defined(__aarch64__)
inline constexpr uint32_t kCodeAlignment = 65536;
#else
inline constexpr uint32_t kCodeAlignment = 4096;
#endif

/// An image in executable memory.
class LoadedImage {
 public:
  /// An error for an image with impossible offsets, or if the system gives no such memory.
  static base::Result<std::unique_ptr<LoadedImage>> load(const Image& image);
  LoadedImage(const LoadedImage&) = delete;
  LoadedImage& operator=(const LoadedImage&) = delete;
  ~LoadedImage();
  const void* kernel() const { return kernel_; }

 private:
  LoadedImage(void* memory, size_t size) : memory_(memory), size_(size) {}
  void* memory_;
  size_t size_;
  const void* kernel_ = nullptr;
};

}  // namespace tesela::cpu
