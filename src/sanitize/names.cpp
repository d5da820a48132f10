// SPDX-License-Identifier: Apache-2.0
// The name of a place in memory: the variable's type is followed down to the scalar at the offset.
#include <fmt/format.h>

#include "core/layout.h"
#include "sanitize/memory_path.h"

namespace tesela::sanitize {
namespace {

using core::TypeKind;

/// The member that holds the byte: the last one that begins at or before it.
const core::Member* member_at(const core::Struct& s, uint64_t offset) {
  const core::Member* found = nullptr;
  for (const core::Member& member : s.members)
    if (member.offset <= offset) found = &member;
  return found;
}

}  // namespace

MemoryPath follow_path(const ir::Var& var, uint32_t byte_offset, const Names& names) {
  const core::TypeStore& types = names.types;
  MemoryPath path{var.name, "", var.type};
  uint64_t offset = byte_offset;
  core::TypeId type = var.type;
  constexpr size_t kLongest = 300;  // of a name: structs nest as deep as the text is long
  while (path.text.size() < kLongest) {
    const core::Type& t = types[type];
    switch (t.kind) {
      case TypeKind::Struct: {
        const core::Member* member = member_at(types.structure(type), offset);
        if (member == nullptr) return path;
        const bool open_ended = types.is(member->type, TypeKind::Array) && types[member->type].array_size == core::ArraySize::Runtime;
        if (!open_ended && offset >= member->offset + uint64_t{member->size}) return path;  // padding
        path.text += fmt::format(".{}", names.symbols.text(member->name));
        offset -= member->offset;
        type = member->type;
        break;
      }
      case TypeKind::Array: {
        const uint64_t stride = core::array_stride(types, type);
        if (stride == 0) return path;
        path.text += fmt::format("[{}]", offset / stride);
        offset %= stride;
        type = t.element;
        if (offset >= core::layout_of(types, type).size) return path;  // padding
        break;
      }
      case TypeKind::Matrix: {
        const uint64_t stride = core::matrix_stride(types, type), scalar = core::layout_of(types, t.element).size;
        path.text += fmt::format("[{}]", offset / stride);
        offset %= stride;
        path.leaf = type;
        if (offset < t.rows * scalar) path.component = std::string(1, "xyzw"[offset / scalar]);
        return path;
      }
      case TypeKind::Vector: {
        const uint64_t scalar = core::layout_of(types, t.element).size;
        path.leaf = type;
        if (offset < t.count * scalar) path.component = std::string(1, "xyzw"[offset / scalar]);
        return path;
      }
      case TypeKind::Error:
      case TypeKind::Void:
      case TypeKind::Bool:
      case TypeKind::AbstractInt:
      case TypeKind::AbstractFloat:
      case TypeKind::I32:
      case TypeKind::U32:
      case TypeKind::F32:
      case TypeKind::F16:
      case TypeKind::Atomic:
      case TypeKind::Pointer:
      case TypeKind::Reference:
      case TypeKind::Texture:
      case TypeKind::Sampler:
      case TypeKind::SamplerComparison:
      case TypeKind::Buffer:
        path.leaf = type;
        return path;
    }
    path.leaf = type;
  }
  return path;
}

std::string path_of(const ir::Var& var, uint32_t offset, const Names& names) {
  const MemoryPath path = follow_path(var, offset, names);
  return path.component.empty() ? path.text : path.text + "." + path.component;
}

}  // namespace tesela::sanitize
