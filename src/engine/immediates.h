// SPDX-License-Identifier: Apache-2.0
// Immediate data (WebGPU section "Immediate Data"): bytes that a dispatch carries itself. The kernel sees them as one more uniform buffer.
#pragma once
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/result.h"
#include "runtime/buffer.h"
#include "sema/program.h"
#include "tesela/limits.h"

namespace tesela::engine {

/// One call of setImmediates.
struct ImmediateWrite {
  uint32_t offset = 0;
  std::span<const std::byte> bytes;
};

/// WGSL's AccessibleSlots: whether each 4-byte word of a value in memory holds more than padding.
std::vector<bool> accessible_slots(const sema::Program& program, core::TypeId type);

/// The data after all writes, which must leave no accessible slot unset. Writes must be in bounds and aligned also where `slots` is empty
/// because the entry point uses no immediate data; the buffer is then empty.
base::Result<runtime::Buffer> immediate_data(std::span<const ImmediateWrite> writes, const std::vector<bool>& slots, const Limits& limits, runtime::Guard guard);

}  // namespace tesela::engine
