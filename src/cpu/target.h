// SPDX-License-Identifier: Apache-2.0
// What code generation must know of a processor.
#pragma once
#include <cstdint>
#include <string>

#include "cpu/compile.h"

namespace tesela::cpu {

struct Target {
  std::string triple, cpu, features;  ///< as LLVM wants them
  bool avx512 = false;  ///< F, BW, DQ, VL: masks live in k registers, <W x i1> is cheap
  bool avx2 = false;
  bool sse4 = false;
  bool neon = false;
  bool fma = false;
  bool f16c = false;
  bool vnni = false;
  bool vpopcntdq = false;
  bool bitalg = false;
  uint32_t lanes = 4;  ///< 32-bit lanes of a native vector
};

/// Resolves the options to this machine's or the named processor's facts.
Target make_target(const TargetOptions& options);

}  // namespace tesela::cpu
