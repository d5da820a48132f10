// SPDX-License-Identifier: Apache-2.0
#include "cpu/image.h"

#include <sys/mman.h>
#include <unistd.h>

#include <cmath>
#include <cstring>

// Of the compiler's library: conversions of half floats on processors without instructions for them. Only their addresses are taken.
extern "C" void __extendhfsf2();
extern "C" void __truncsfhf2();

namespace tesela::cpu {

namespace {

struct Import {
  std::string_view name;
  const void* address;
};

template <class Signature>
const void* address_of(Signature* function) {
  return reinterpret_cast<const void*>(function);
}

/// What LLVM makes calls of where a processor has no instruction for it.
const Import kImports[] = {
    {"memset", address_of<void*(void*, int, size_t)>(std::memset)},
    {"memcpy", address_of<void*(void*, const void*, size_t)>(std::memcpy)},
    {"memmove", address_of<void*(void*, const void*, size_t)>(std::memmove)},
    {"fmaf", address_of<float(float, float, float)>(std::fma)},
    {"fma", address_of<double(double, double, double)>(std::fma)},
    {"floorf", address_of<float(float)>(std::floor)},
    {"ceilf", address_of<float(float)>(std::ceil)},
    {"truncf", address_of<float(float)>(std::trunc)},
    {"rintf", address_of<float(float)>(std::rint)},
    {"nearbyintf", address_of<float(float)>(std::nearbyint)},
    {"fmodf", address_of<float(float, float)>(std::fmod)},
    {"__extendhfsf2", address_of<void()>(__extendhfsf2)},
    {"__truncsfhf2", address_of<void()>(__truncsfhf2)},
};

constexpr size_t kLargestImage = size_t{1} << 30;  // distances inside it fit 32 bits

bool is_sound(const Image& image, size_t page) {
  const size_t slots = image.imports.size() * sizeof(uint64_t);
  if (image.constants.size() > kLargestImage || image.code.size() > kLargestImage || image.code_at > kLargestImage) return false;
  if (slots > image.constants.size() || (image.constants.size() - slots) % sizeof(uint64_t) != 0) return false;
  if (image.code_at < image.constants.size() || image.code_at % page != 0 || image.kernel >= image.code.size()) return false;
  for (uint8_t import : image.imports)
    if (import >= std::size(kImports)) return false;
  return true;
}

}  // namespace

std::optional<uint8_t> find_import(std::string_view name) {
  for (size_t i = 0; i < std::size(kImports); ++i)
    if (kImports[i].name == name) return static_cast<uint8_t>(i);
  return {};
}

base::Result<std::unique_ptr<LoadedImage>> LoadedImage::load(const Image& image) {
  const base::Error refused{"no executable memory for the code of a kernel"};
  if (!is_sound(image, static_cast<size_t>(sysconf(_SC_PAGESIZE)))) return base::Error{"the machine code of a kernel is damaged"};
  const size_t size = image.code_at + image.code.size();
  void* memory = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return refused;
  std::unique_ptr<LoadedImage> loaded(new LoadedImage(memory, size));
  auto* constants = static_cast<std::byte*>(memory);
  std::byte* code = constants + image.code_at;
  if (!image.constants.empty()) std::memcpy(constants, image.constants.data(), image.constants.size());
  std::memcpy(code, image.code.data(), image.code.size());
  std::byte* slot = constants + image.constants.size() - image.imports.size() * sizeof(uint64_t);
  for (uint8_t import : image.imports) {
    std::memcpy(slot, &kImports[import].address, sizeof(uint64_t));
    slot += sizeof(uint64_t);
  }
  if (image.code_at != 0 && mprotect(constants, image.code_at, PROT_READ) != 0) return refused;
  if (mprotect(code, image.code.size(), PROT_READ | PROT_EXEC) != 0) return refused;
  __builtin___clear_cache(reinterpret_cast<char*>(code), reinterpret_cast<char*>(code + image.code.size()));
  loaded->kernel_ = code + image.kernel;
  return loaded;
}

LoadedImage::~LoadedImage() { munmap(memory_, size_); }

}  // namespace tesela::cpu
