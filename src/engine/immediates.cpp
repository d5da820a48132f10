// SPDX-License-Identifier: Apache-2.0
#include "engine/immediates.h"

#include <algorithm>
#include <cstring>
#include <string>

#include "core/layout.h"

namespace tesela::engine {
namespace {

using core::TypeId;
using core::TypeKind;

/// Immediate data has no arrays; structs are bounded in depth by the nesting of types, and in size by the limit.
void mark(const sema::Program& p, TypeId id, uint64_t at, std::vector<bool>& slots) {
  const core::Type& type = p.types[id];
  if (type.kind == TypeKind::Struct) {
    for (const core::Member& m : p.types.structure(id).members) mark(p, m.type, at + m.offset, slots);
    return;
  }
  const bool matrix = type.kind == TypeKind::Matrix;
  const uint64_t stride = matrix ? core::matrix_stride(p.types, id) : 0;
  const uint32_t columns = matrix ? type.count : 1;
  // A column of a matrix ends before its padding: mat3x3f has columns of 12 bytes at every 16.
  const uint64_t component = core::layout_of(p.types, type.kind == TypeKind::Matrix || type.kind == TypeKind::Vector ? type.element : id).size;
  const uint64_t bytes = matrix ? component * type.rows : core::layout_of(p.types, id).size;
  for (uint32_t c = 0; c < columns; ++c)
    for (uint64_t slot = (at + c * stride) / 4; slot * 4 < at + c * stride + bytes; ++slot) slots[slot] = true;
}

}  // namespace

std::vector<bool> accessible_slots(const sema::Program& program, TypeId type) {
  std::vector<bool> slots((core::layout_of(program.types, type).size + 3) / 4);
  mark(program, type, 0, slots);
  return slots;
}

base::Result<runtime::Buffer> immediate_data(std::span<const ImmediateWrite> writes, const std::vector<bool>& slots, const Limits& limits, runtime::Guard guard) {
  std::vector<bool> set(slots.size());
  for (const ImmediateWrite& w : writes) {
    const std::string what = std::to_string(w.bytes.size()) + " bytes of immediate data at offset " + std::to_string(w.offset);
    if (w.offset % 4 != 0 || w.bytes.size() % 4 != 0) return base::Error{what + ": offset and size are multiples of 4"};
    if (w.offset + uint64_t{w.bytes.size()} > limits.max_immediate_size) return base::Error{what + " end past the limit maxImmediateSize, " + std::to_string(limits.max_immediate_size)};
    for (size_t i = w.offset / 4; i < std::min(set.size(), (w.offset + w.bytes.size()) / 4); ++i) set[i] = true;
  }
  if (slots.empty()) return runtime::Buffer();
  for (size_t i = 0; i < slots.size(); ++i)
    if (slots[i] && !set[i]) return base::Error{"the immediate data at offset " + std::to_string(i * 4) + " has not been set, and the entry point can read it"};
  base::Result<runtime::Buffer> data = runtime::Buffer::create(slots.size() * 4, guard);
  if (!data) return data;
  for (const ImmediateWrite& w : writes)
    if (w.offset < data->size()) std::memcpy(data->data() + w.offset, w.bytes.data(), std::min<uint64_t>(w.bytes.size(), data->size() - w.offset));
  return data;
}

}  // namespace tesela::engine
