// SPDX-License-Identifier: Apache-2.0
#include "core/type.h"

#include "core/texel_format.h"

namespace tesela::core {

TypeStore::TypeStore() {
  const auto simple = [this](TypeKind kind) {
    Type t;
    t.kind = kind;
    return intern(t);
  };
  error_ = simple(TypeKind::Error);
  void_type_ = simple(TypeKind::Void);
  bool_type_ = simple(TypeKind::Bool);
  abstract_int_ = simple(TypeKind::AbstractInt);
  abstract_float_ = simple(TypeKind::AbstractFloat);
  i32_ = simple(TypeKind::I32);
  u32_ = simple(TypeKind::U32);
  f32_ = simple(TypeKind::F32);
  f16_ = simple(TypeKind::F16);
}

size_t TypeStore::Hash::operator()(const Type& t) const noexcept {
  uint64_t h = static_cast<uint64_t>(t.kind) | static_cast<uint64_t>(t.space) << 8 |
               static_cast<uint64_t>(t.access) << 12 | static_cast<uint64_t>(t.array_size) << 16 |
               static_cast<uint64_t>(t.texture) << 20 | static_cast<uint64_t>(t.rows) << 28 |
               static_cast<uint64_t>(t.texel_format) << 32;
  constexpr uint64_t kOdd = 0x9e3779b97f4a7c15;
  h = (h ^ t.count) * kOdd;
  h = (h ^ h >> 29 ^ t.element.index) * kOdd;
  h = (h ^ h >> 31 ^ t.struct_id.index) * kOdd;
  return static_cast<size_t>(h ^ h >> 32);
}

TypeId TypeStore::intern(const Type& type) {
  if (const auto found = ids_.find(type); found != ids_.end()) return found->second;
  if (type.kind == TypeKind::Matrix) vector(type.element, type.rows);  // so that find_vector knows the column type
  const TypeId id(static_cast<uint32_t>(types_.size()));
  types_.push_back(type);
  ids_.emplace(type, id);
  return id;
}

TypeId TypeStore::vector(TypeId element, uint32_t n) {
  Type t;
  t.kind = TypeKind::Vector;
  t.element = element;
  t.count = n;
  return intern(t);
}

TypeId TypeStore::find_vector(TypeId element, uint32_t n) const {
  Type t;
  t.kind = TypeKind::Vector;
  t.element = element;
  t.count = n;
  const auto found = ids_.find(t);
  return found == ids_.end() ? error_ : found->second;
}

TypeId TypeStore::matrix(TypeId element, uint32_t columns, uint32_t rows) {
  Type t;
  t.kind = TypeKind::Matrix;
  t.element = element;
  t.count = columns;
  t.rows = static_cast<uint8_t>(rows);
  return intern(t);
}

TypeId TypeStore::array(TypeId element, uint32_t count) {
  Type t;
  t.kind = TypeKind::Array;
  t.element = element;
  t.count = count;
  return intern(t);
}

TypeId TypeStore::runtime_array(TypeId element) {
  Type t;
  t.kind = TypeKind::Array;
  t.array_size = ArraySize::Runtime;
  t.element = element;
  return intern(t);
}

TypeId TypeStore::override_array(TypeId element, uint32_t count_number) {
  Type t;
  t.kind = TypeKind::Array;
  t.array_size = ArraySize::Override;
  t.element = element;
  t.count = count_number;
  return intern(t);
}

TypeId TypeStore::atomic(TypeId element) {
  Type t;
  t.kind = TypeKind::Atomic;
  t.element = element;
  return intern(t);
}

TypeId TypeStore::pointer(AddressSpace space, TypeId store, AccessMode access) {
  Type t;
  t.kind = TypeKind::Pointer;
  t.space = space;
  t.access = access;
  t.element = store;
  return intern(t);
}

TypeId TypeStore::reference(AddressSpace space, TypeId store, AccessMode access) {
  Type t;
  t.kind = TypeKind::Reference;
  t.space = space;
  t.access = access;
  t.element = store;
  return intern(t);
}

TypeId TypeStore::add_struct(Struct s) {
  Type t;
  t.kind = TypeKind::Struct;
  t.struct_id = StructId(static_cast<uint32_t>(structs_.size()));
  structs_.push_back(std::move(s));
  return intern(t);
}

bool TypeStore::is_scalar(TypeId id) const {
  const TypeKind kind = (*this)[id].kind;
  return kind == TypeKind::Bool || is_float(id) || is_integer(id);
}

bool TypeStore::is_float(TypeId id) const {
  const TypeKind kind = (*this)[id].kind;
  return kind == TypeKind::AbstractFloat || kind == TypeKind::F32 || kind == TypeKind::F16;
}

bool TypeStore::is_integer(TypeId id) const {
  const TypeKind kind = (*this)[id].kind;
  return kind == TypeKind::AbstractInt || kind == TypeKind::I32 || kind == TypeKind::U32;
}

bool TypeStore::is_abstract(TypeId id) const {
  for (;;) {
    const Type& t = (*this)[id];
    if (t.kind == TypeKind::AbstractInt || t.kind == TypeKind::AbstractFloat) return true;
    if (t.kind == TypeKind::Struct) {
      // Only the results of frexp and modf can have abstract members, and their first member tells.
      const Struct& s = structs_[t.struct_id.index];
      if (!s.builtin_result || s.members.empty()) return false;
      id = s.members[0].type;
    } else if (t.kind == TypeKind::Vector || t.kind == TypeKind::Matrix || t.kind == TypeKind::Array) {
      id = t.element;
    } else {
      return false;
    }
  }
}

TypeId TypeStore::element_of(TypeId id) const {
  const Type& t = (*this)[id];
  const bool has_element = t.kind == TypeKind::Vector || t.kind == TypeKind::Matrix || t.kind == TypeKind::Array ||
                           t.kind == TypeKind::Atomic;
  return has_element ? t.element : id;
}

TypeId TypeStore::without_reference(TypeId id) const {
  const Type& t = (*this)[id];
  return t.kind == TypeKind::Reference ? t.element : id;
}

std::string_view address_space_name(AddressSpace space) {
  switch (space) {
    case AddressSpace::None:
      return "none";
    case AddressSpace::Function:
      return "function";
    case AddressSpace::Private:
      return "private";
    case AddressSpace::Workgroup:
      return "workgroup";
    case AddressSpace::Uniform:
      return "uniform";
    case AddressSpace::Storage:
      return "storage";
    case AddressSpace::Handle:
      return "handle";
    case AddressSpace::Immediate:
      return "immediate";
  }
  TESELA_UNREACHABLE();
}

std::string_view access_mode_name(AccessMode mode) {
  switch (mode) {
    case AccessMode::None:
      return "none";
    case AccessMode::Read:
      return "read";
    case AccessMode::Write:
      return "write";
    case AccessMode::ReadWrite:
      return "read_write";
  }
  TESELA_UNREACHABLE();
}

namespace {

std::string_view texture_name(TextureKind kind) {
  switch (kind) {
    case TextureKind::Sampled1d:
      return "texture_1d";
    case TextureKind::Sampled2d:
      return "texture_2d";
    case TextureKind::Sampled2dArray:
      return "texture_2d_array";
    case TextureKind::Sampled3d:
      return "texture_3d";
    case TextureKind::SampledCube:
      return "texture_cube";
    case TextureKind::SampledCubeArray:
      return "texture_cube_array";
    case TextureKind::Multisampled2d:
      return "texture_multisampled_2d";
    case TextureKind::Depth2d:
      return "texture_depth_2d";
    case TextureKind::Depth2dArray:
      return "texture_depth_2d_array";
    case TextureKind::DepthCube:
      return "texture_depth_cube";
    case TextureKind::DepthCubeArray:
      return "texture_depth_cube_array";
    case TextureKind::DepthMultisampled2d:
      return "texture_depth_multisampled_2d";
    case TextureKind::External:
      return "texture_external";
    case TextureKind::Storage1d:
      return "texture_storage_1d";
    case TextureKind::Storage2d:
      return "texture_storage_2d";
    case TextureKind::Storage2dArray:
      return "texture_storage_2d_array";
    case TextureKind::Storage3d:
      return "texture_storage_3d";
  }
  TESELA_UNREACHABLE();
}

/// Aliases can nest types deeper than anybody wants to read.
constexpr int kMaxNameDepth = 20;

std::string name_at(const TypeStore& types, const base::SymbolTable& symbols, TypeId id, int depth) {
  if (depth > kMaxNameDepth) return "...";
  const Type& t = types[id];
  const auto inner = [&] { return name_at(types, symbols, t.element, depth + 1); };
  switch (t.kind) {
    case TypeKind::Error:
      return "(error)";
    case TypeKind::Void:
      return "(no value)";
    case TypeKind::Bool:
      return "bool";
    case TypeKind::AbstractInt:
      return "abstract-int";
    case TypeKind::AbstractFloat:
      return "abstract-float";
    case TypeKind::I32:
      return "i32";
    case TypeKind::U32:
      return "u32";
    case TypeKind::F32:
      return "f32";
    case TypeKind::F16:
      return "f16";
    case TypeKind::Vector:
      return "vec" + std::to_string(t.count) + "<" + inner() + ">";
    case TypeKind::Matrix:
      return "mat" + std::to_string(t.count) + "x" + std::to_string(t.rows) + "<" + inner() + ">";
    case TypeKind::Array:
      if (t.array_size == ArraySize::Runtime) return "array<" + inner() + ">";
      return "array<" + inner() + ", " + (t.array_size == ArraySize::Fixed ? std::to_string(t.count) : "(override)") +
             ">";
    case TypeKind::Struct:
      return std::string(symbols.text(types.structure(id).name));
    case TypeKind::Atomic:
      return "atomic<" + inner() + ">";
    case TypeKind::Pointer:
    case TypeKind::Reference: {
      std::string text = t.kind == TypeKind::Pointer ? "ptr<" : "ref<";
      text += address_space_name(t.space);
      text += ", " + inner();
      if (t.access != AccessMode::None) text += ", " + std::string(access_mode_name(t.access));
      return text + ">";
    }
    case TypeKind::Texture: {
      const std::string name(texture_name(t.texture));
      if (t.texture >= TextureKind::Storage1d)
        return name + "<" + std::string(texel_format_name(static_cast<TexelFormat>(t.texel_format))) + ", " +
               std::string(access_mode_name(t.access)) + ">";
      return t.texture <= TextureKind::Multisampled2d ? name + "<" + inner() + ">" : name;
    }
    case TypeKind::Sampler:
      return "sampler";
    case TypeKind::SamplerComparison:
      return "sampler_comparison";
    case TypeKind::Buffer:
      return t.array_size == ArraySize::Fixed ? "buffer<" + std::to_string(t.count) + ">" : t.array_size == ArraySize::Override ? "buffer<(override)>" : "buffer";
  }
  TESELA_UNREACHABLE();
}

}  // namespace

std::string type_name(const TypeStore& types, const base::SymbolTable& symbols, TypeId id) {
  return name_at(types, symbols, id, 0);
}

}  // namespace tesela::core
