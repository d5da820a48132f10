// SPDX-License-Identifier: Apache-2.0
// Textures and samplers of text tests: `//! texture img rgba8unorm 4x4 mips=2 = VALUES`, `//! sampler s = linear,repeat`.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "tools/test_values.h"
#include "tools/texture_memory.h"

namespace tesela::tools {

struct TestTexture {
  std::vector<std::string> targets;  ///< BINDING, GROUP.BINDING or variable; several are bound to the same texture
  TextureRequest request;  ///< format and size are there
  std::string values;      ///< numbers as a shader sees them: of the first level, or of all; empty: zeros
};

struct TestSampler {
  std::vector<std::string> targets;
  SamplerDescriptor descriptor;
};

/// `TARGET[,TARGET...] FORMAT SIZE [mips=N] [= VALUES]`.
base::Result<TestTexture> parse_test_texture(std::string_view text);
/// `TARGET = WORDS`, words as for --sampler.
base::Result<TestSampler> parse_test_sampler(std::string_view text);

/// How the numbers of a format are written.
ElementType element_type_of(TextureFormat format);
/// The texture for the variables that it is bound to, which `memory` has been told of (add_use).
base::Result<void> make_test_texture(const Device& device, const TestTexture& texture, TextureMemory& memory);
/// Its first level as numbers, and as they compare bit for bit.
base::Result<Bytes> test_numbers(const Device& device, const TextureMemory& memory);

}  // namespace tesela::tools
