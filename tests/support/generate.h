// SPDX-License-Identifier: Apache-2.0
// Generator of valid, race-free compute kernels: the same seed gives the same kernel. What a kernel computes depends on no order of invocations and on
// nothing that WGSL leaves open, except the subgroup size where it uses subgroup operations, and that invocations that part in structured control flow meet
// again behind it. One kernel of forty is large and has everything; the others are a few statements about one to three features.
//
// How races are kept out: an invocation writes its own elements of `out` only; a workgroup array is written at one's own index, and read
// elsewhere only between two barriers; atomics are of one commutative kind per array,
// and are read after a barrier only, or they are one's own; of storage textures an invocation reads and writes its own texel. How uniformity is kept: barriers
// stand only where control flow depends on `params`, constants, workgroup ids, loop counters of such loops and uniform loads.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "core/texture.h"

namespace tesela::test {

/// A texture of group 0, two-dimensional or an array. `texels`: of all levels, in rows without gaps.
struct GeneratedTexture {
  uint32_t binding = 0;
  core::TexelFormat format = core::TexelFormat::Rgba8Uint;
  uint32_t width = 1, height = 1, layers = 1, mips = 1;
  bool array = false, written = false;
  std::vector<uint8_t> texels;
};

struct GeneratedKernel {
  std::string wgsl;  ///< entry point `main`; group 0
  uint32_t workgroup_size[3] = {1, 1, 1};
  uint32_t num_workgroups[3] = {1, 1, 1};
  bool uses_subgroups = false;
  /// Contents of bindings 0 (params, uniform), 1 (inp, read), 2 (out, read_write), 3 (acc, read_write: atomics), 4 (halves), 5 (records).
  std::vector<std::vector<uint8_t>> buffers;
  /// Bindings 6 (tu), 7 (tf, an array): sampled; 8 (own), 9 (img): storage textures. Empty where the kernel has none.
  std::vector<GeneratedTexture> textures;
  core::SamplerModes sampler;  ///< binding 10 (near)
};

GeneratedKernel generate_kernel(uint64_t seed);

}  // namespace tesela::test
