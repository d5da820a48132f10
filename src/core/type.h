// SPDX-License-Identifier: Apache-2.0
// The types of WGSL (section "Types"), interned: equal types have equal ids. A TypeStore belongs to one checked program.
// Override-sized arrays carry an opaque number that the checker gave to their count expression; each such type is distinct
// unless that number is the same.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/id.h"
#include "base/intern.h"

namespace tesela::core {

using TypeId = base::Id<struct TypeTag>;
using StructId = base::Id<struct StructTag>;

enum class AddressSpace : uint8_t { None, Function, Private, Workgroup, Uniform, Storage, Handle, Immediate };
enum class AccessMode : uint8_t { None, Read, Write, ReadWrite };

enum class TypeKind : uint8_t {
  Error,  ///< result of a wrong expression: silences everything that follows from it
  Void,
  Bool,
  AbstractInt,
  AbstractFloat,
  I32,
  U32,
  F32,
  F16,
  Vector,     ///< element, count = 2..4
  Matrix,     ///< element (float), columns = count, rows
  Array,      ///< element, array_size, count
  Struct,     ///< struct_id
  Atomic,     ///< element
  Pointer,    ///< space, element = store type, access
  Reference,  ///< space, element = store type, access
  Texture,    ///< texture, element = sampled type or (storage) channel type, texel_format, access
  Sampler,
  SamplerComparison,
  Buffer,  ///< count = bytes, or runtime (buffer views)
};

enum class ArraySize : uint8_t { Fixed, Runtime, Override };

enum class TextureKind : uint8_t {
  Sampled1d, Sampled2d, Sampled2dArray, Sampled3d, SampledCube, SampledCubeArray, Multisampled2d,
  Depth2d, Depth2dArray, DepthCube, DepthCubeArray, DepthMultisampled2d,
  External, Storage1d, Storage2d, Storage2dArray, Storage3d,
};

/// One row; which fields mean something is said at TypeKind. `count` of a fixed array is its number of elements, of an
/// override-sized one the checker's number for its count expression.
struct Type {
  TypeKind kind = TypeKind::Error;
  AddressSpace space = AddressSpace::None;
  AccessMode access = AccessMode::None;
  ArraySize array_size = ArraySize::Fixed;
  TextureKind texture = TextureKind::Sampled1d;
  uint8_t rows = 0;
  uint16_t texel_format = 0;
  uint32_t count = 0;
  TypeId element;
  StructId struct_id;
  bool operator==(const Type&) const = default;
};

struct Member {
  base::Symbol name;
  TypeId type;
  uint32_t offset = 0;  ///< bytes from the start of the struct
  uint32_t size = 0;    ///< bytes, with @size
  uint32_t align = 1;   ///< bytes, with @align
};

/// A structure: declared by the user, or the result of a builtin such as frexp (then `builtin_result`).
struct Struct {
  base::Symbol name;
  std::vector<Member> members;
  uint32_t size = 0;   ///< bytes; of a runtime-sized one, without its last member's elements
  uint32_t align = 1;  ///< bytes
  bool builtin_result = false;
};

class TypeStore {
 public:
  TypeStore();
  const Type& operator[](TypeId id) const { return types_[id.index]; }
  const Struct& structure(StructId id) const { return structs_[id.index]; }
  Struct& structure(StructId id) { return structs_[id.index]; }
  const Struct& structure(TypeId id) const { return structure((*this)[id].struct_id); }
  TypeId intern(const Type& type);

  TypeId error() const { return error_; }
  TypeId void_() const { return void_type_; }
  TypeId bool_() const { return bool_type_; }
  TypeId abstract_int() const { return abstract_int_; }
  TypeId abstract_float() const { return abstract_float_; }
  TypeId i32() const { return i32_; }
  TypeId u32() const { return u32_; }
  TypeId f32() const { return f32_; }
  TypeId f16() const { return f16_; }
  TypeId vector(TypeId element, uint32_t n);
  TypeId matrix(TypeId element, uint32_t columns, uint32_t rows);
  /// The vector type if it was interned before (as the column type of every matrix is), else the error type.
  TypeId find_vector(TypeId element, uint32_t n) const;
  TypeId array(TypeId element, uint32_t count);
  TypeId runtime_array(TypeId element);
  TypeId override_array(TypeId element, uint32_t count_number);
  TypeId atomic(TypeId element);
  TypeId pointer(AddressSpace space, TypeId store, AccessMode access);
  TypeId reference(AddressSpace space, TypeId store, AccessMode access);
  /// A new structure type, distinct from all others.
  TypeId add_struct(Struct s);
  uint32_t size() const { return static_cast<uint32_t>(types_.size()); }

  bool is(TypeId id, TypeKind kind) const { return (*this)[id].kind == kind; }
  bool is_error(TypeId id) const { return id == error_; }
  bool is_scalar(TypeId id) const;    ///< bool, abstract and concrete numbers
  bool is_abstract(TypeId id) const;  ///< abstract number, or vector, matrix, array of such (frexp/modf results included)
  bool is_float(TypeId id) const;     ///< AbstractFloat, f32, f16
  bool is_integer(TypeId id) const;   ///< AbstractInt, i32, u32
  /// Component type of a vector or matrix, element of an array or atomic, the type itself of a scalar.
  TypeId element_of(TypeId id) const;
  /// Store type of a reference; any other type itself.
  TypeId without_reference(TypeId id) const;

 private:
  struct Hash {
    size_t operator()(const Type& t) const noexcept;
  };
  std::vector<Type> types_;
  std::vector<Struct> structs_;
  std::unordered_map<Type, TypeId, Hash> ids_;
  TypeId error_, void_type_, bool_type_, abstract_int_, abstract_float_, i32_, u32_, f32_, f16_;
};

/// WGSL spelling of a type, for messages ("vec3<f32>", "ptr<storage, array<u32>, read_write>").
std::string type_name(const TypeStore& types, const base::SymbolTable& symbols, TypeId id);
std::string_view address_space_name(AddressSpace space);
std::string_view access_mode_name(AccessMode mode);

}  // namespace tesela::core
