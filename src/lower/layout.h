// SPDX-License-Identifier: Apache-2.0
// Where the parts of a WGSL type lie in memory, in both layouts of the IR: slot layout (function and private variables: four bytes a scalar, no padding)
// and WGSL's memory layout (all other spaces; bool takes four bytes); and how a type flattens to scalars. Abstract types, which occur inside constants, count
// as the concrete types that they become. Sizes saturate at kTooLarge. Recursion follows the nesting of types, which sema bounds; results of
// composite types are remembered.
#pragma once
#include <unordered_map>
#include <vector>

#include "core/op.h"
#include "sema/program.h"

namespace tesela::lower {

using core::Scalar;
using core::TypeId;
using core::TypeKind;

enum class LayoutKind : uint8_t { Slot, Memory };

inline constexpr uint64_t kTooLarge = uint64_t{1} << 40;
/// Values of more scalars than this live in memory, as arrays do.
inline constexpr uint64_t kMaxFlatScalars = 512;

class Layouts {
 public:
  explicit Layouts(const sema::Specialization& spec) : spec_(&spec), types_(&spec.program->types) {}

  /// Scalar of a scalar type, or of the components of a vector, matrix or atomic.
  Scalar leaf(TypeId type) const;
  /// Whether values of the type are kept in memory: it holds an array, or too many scalars.
  bool in_memory(TypeId type);
  /// Number of scalars (a runtime-sized array counts none).
  uint64_t scalar_count(TypeId type) { return facts(type).scalars; }
  /// Appends the scalars of a type in order; not for types with arrays.
  void flatten(TypeId type, std::vector<Scalar>& out) const;

  uint64_t size(TypeId type, LayoutKind kind) { return facts(type).size[index(kind)]; }
  uint32_t align(TypeId type, LayoutKind kind) { return kind == LayoutKind::Slot ? 4 : facts(type).align; }
  /// Bytes from one component of a vector to the next.
  uint32_t scalar_stride(Scalar scalar, LayoutKind kind) const { return kind == LayoutKind::Memory && scalar == Scalar::F16 ? 2 : 4; }
  uint32_t column_stride(TypeId matrix, LayoutKind kind) const;
  uint64_t stride(TypeId array, LayoutKind kind);
  uint64_t member_offset(TypeId structure, uint32_t member, LayoutKind kind);
  /// Elements of an array of fixed or override-given size; bytes of such a buffer.
  uint32_t count(TypeId array) const;
  bool is_runtime_array(TypeId type) const;

 private:
  struct Facts {
    uint64_t size[2] = {};
    uint32_t align = 4;
    uint64_t scalars = 0;
    bool has_array = false;
    std::vector<uint64_t> offsets[2];  ///< of a struct's members
  };
  static size_t index(LayoutKind kind) { return static_cast<size_t>(kind); }
  const Facts& facts(TypeId type);
  Facts compute(TypeId type);
  Facts compute_struct(TypeId type);

  const sema::Specialization* spec_;
  const core::TypeStore* types_;
  std::unordered_map<TypeId, Facts> facts_;
};

}  // namespace tesela::lower
