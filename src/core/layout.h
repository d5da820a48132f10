// SPDX-License-Identifier: Apache-2.0
// Sizes and alignments of host-shareable types (WGSL section "Alignment and Size"). bool counts as four bytes, for workgroup memory.
#pragma once
#include "core/type.h"

namespace tesela::core {

struct Extent {
  uint64_t size = 0;  ///< bytes; of a runtime-sized array: of one element's stride
  uint32_t align = 1;
};

/// Override-sized arrays count as one element: whoever knows the count multiplies.
Extent layout_of(const TypeStore& types, TypeId id);
/// Bytes from one element of this array type to the next.
uint64_t array_stride(const TypeStore& types, TypeId array);
/// Bytes from one column of this matrix type to the next.
uint32_t matrix_stride(const TypeStore& types, TypeId matrix);
inline uint64_t round_up(uint64_t value, uint64_t align) { return (value + align - 1) / align * align; }

}  // namespace tesela::core
