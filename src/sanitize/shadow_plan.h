// SPDX-License-Identifier: Apache-2.0
// Where the state of each variable lies in a worker's shadow memory. All workers have the same plan.
#pragma once
#include <cstdint>
#include <span>
#include <vector>

#include "sanitize/program.h"
#include "sanitize/shadow.h"

namespace tesela::sanitize {

inline constexpr uint32_t kChunkShift = 10;  ///< words of a chunk: a worker marks the chunks that it touches, 4 KiB of words each
inline constexpr uint32_t kChunk = 1u << kChunkShift;
inline constexpr uint64_t kNoPlace = ~uint64_t{0};

struct ShadowedVariable {
  ir::VarId var;
  core::BarrierSpace memory = core::kWorkgroupMemory;
  bool written = false;        ///< some site writes it
  uint32_t granule_shift = 2;  ///< an element has 1 << granule_shift bytes; of a texture it is a texel
  uint64_t elements = 0;
  uint64_t words = 0;          ///< index of its first word
  /// Variables of which some site writes single components of vectors: a second word for each vector, at its first element; accesses
  /// to components count as accesses to the vector. Then bytes, at the same element: how many bytes the vector has that was accessed by component.
  uint64_t vectors = kNoPlace, sizes = kNoPlace;

  TexelGrid texels;  ///< of textures

  /// Beyond a workgroup.
  bool lasts() const { return memory != core::kWorkgroupMemory; }
  uint64_t chunks() const { return (elements + kChunk - 1) >> kChunkShift; }
};

struct ShadowPlan {
  std::vector<ShadowedVariable> variables;  ///< by variable number
  std::vector<uint32_t> of_site;            ///< index into variables, or ~0: nothing is kept for the site
  uint64_t words = 0;                       ///< of one worker
};

ShadowPlan plan_shadow(const Program& program, std::span<const core::BufferView> buffers);

/// Bytes from one vector of so many scalars to the next that could hold it: each vector begins at a multiple of them.
inline uint32_t vector_alignment(uint32_t scalars, uint32_t scalar_bytes) { return (scalars == 2 ? 2 : 4) * scalar_bytes; }

}  // namespace tesela::sanitize
