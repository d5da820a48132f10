// SPDX-License-Identifier: Apache-2.0
// A pointer is followed from its root; constant offsets may stand for several steps at once.
#include "sanitize/access_path.h"

#include <algorithm>
#include <vector>

#include "core/layout.h"

namespace tesela::sanitize {
namespace {

using core::Op;
using core::TypeKind;

/// The instructions from the root to `ptr`; the root itself is not among them.
std::vector<const ir::Instruction*> chain_of(const ir::Function& f, ir::ValueId ptr) {
  std::vector<const ir::Instruction*> chain;
  while (f.values[ptr].def && f.def(ptr).op != Op::AddressOf) {
    chain.push_back(&f.def(ptr));
    ptr = f.def(ptr).operands[0];
  }
  std::reverse(chain.begin(), chain.end());
  return chain;
}

/// Goes down through types along a chain.
class Walk {
 public:
  Walk(const ir::Module& module, ir::VarId root, const core::TypeStore& types, const base::SymbolTable* symbols)
      : types_(types), symbols_(symbols), slots_(module.vars[root].space == ir::Space::Function || module.vars[root].space == ir::Space::Private), type_(module.vars[root].type), name_(module.vars[root].name) {}

  /// Goes down until `type` has elements of this stride at the offset at hand. False: there is no such thing.
  bool down_to_elements(uint32_t stride) {
    if (stride == 0) return false;  // an index that is only checked: a coordinate of a texel
    for (int depth = 0; depth < 64; ++depth) {
      if (type_ && offset_ == 0 && stride_of(type_) == stride) return true;
      if (!down()) return false;
    }
    return false;
  }

  void element() {
    name_ += "[]";
    type_ = element_type(type_);
  }

  void add(uint32_t offset) { offset_ += offset; }

  /// One step at the constant offset at hand. Memory that no WGSL type describes (the words that describe a texture, the inside of a buffer) has none.
  bool down() {
    if (!type_) return false;
    const core::Type& t = types_[type_];
    if (t.kind == TypeKind::Struct) {
      const core::Struct& s = types_.structure(type_);
      uint64_t at = 0;
      for (size_t i = 0; i < s.members.size(); ++i) {
        const uint64_t begin = slots_ ? at : s.members[i].offset;
        const uint64_t size = slots_ ? slot_size(s.members[i].type) : s.members[i].size;
        const bool last = i + 1 == s.members.size();
        if (offset_ >= begin && (offset_ < begin + size || last)) {
          offset_ -= static_cast<uint32_t>(begin);
          type_ = s.members[i].type;
          if (symbols_ != nullptr) name_ += "." + std::string(symbols_->text(s.members[i].name));
          return true;
        }
        at = begin + size;
      }
      return false;
    }
    const uint64_t stride = stride_of(type_);
    if (stride == 0) return false;
    if (symbols_ != nullptr) name_ += "[" + std::to_string(offset_ / stride) + "]";
    offset_ %= stride;
    type_ = element_type(type_);
    return true;
  }

  core::TypeId type() const { return type_; }
  uint32_t offset() const { return offset_; }
  const std::string& name() const { return name_; }

 private:
  core::TypeId element_type(core::TypeId id) const {
    const core::Type& t = types_[id];
    return t.kind == TypeKind::Matrix ? types_.find_vector(t.element, t.rows) : t.element;
  }

  uint64_t slot_size(core::TypeId id) const {
    const core::Type& t = types_[id];
    switch (t.kind) {
      case TypeKind::Vector: return 4ull * t.count;
      case TypeKind::Matrix: return 4ull * t.count * t.rows;
      case TypeKind::Array: return t.count * slot_size(t.element);
      case TypeKind::Struct: {
        uint64_t size = 0;
        for (const core::Member& m : types_.structure(id).members) size += slot_size(m.type);
        return size;
      }
      default: return 4;
    }
  }

  uint64_t stride_of(core::TypeId id) const {
    const core::Type& t = types_[id];
    if (t.kind == TypeKind::Array) return slots_ ? slot_size(t.element) : core::array_stride(types_, id);
    if (t.kind == TypeKind::Matrix) return slots_ ? 4ull * t.rows : core::matrix_stride(types_, id);
    if (t.kind == TypeKind::Vector) return slots_ ? 4 : core::layout_of(types_, t.element).size;
    return 0;
  }

  const core::TypeStore& types_;
  const base::SymbolTable* symbols_;
  bool slots_;
  core::TypeId type_;
  uint32_t offset_ = 0;
  std::string name_;
};

/// Follows all of the chain but its last `leave` steps. False: the types do not explain it.
bool follow(Walk& walk, const std::vector<const ir::Instruction*>& chain, size_t leave) {
  for (size_t i = 0; i + leave < chain.size(); ++i) {
    if (chain[i]->op == Op::MemberPtr) {
      walk.add(chain[i]->imm);
      continue;
    }
    if (!walk.down_to_elements(chain[i]->stride)) return false;
    walk.element();
  }
  return true;
}

}  // namespace

VectorPart vector_part(const ir::Module& module, const ir::Function& f, ir::ValueId ptr, uint32_t scalars, const core::TypeStore& types) {
  const std::vector<const ir::Instruction*> chain = chain_of(f, ptr);
  Walk walk(module, ir::root_of(f, ptr), types, nullptr);
  // The last index may choose a component: then the access is one scalar of a vector.
  const bool last_is_index = !chain.empty() && chain.back()->op == Op::ElementPtr;
  if (!follow(walk, chain, last_is_index ? 1 : 0)) return {};
  if (last_is_index) {
    if (!walk.down_to_elements(chain.back()->stride)) return {};
    if (walk.type() && types[walk.type()].kind == TypeKind::Vector) return {types[walk.type()].count, ~0u};  // known at run time only
    walk.element();
  }
  for (int depth = 0; depth < 64 && walk.type(); ++depth) {
    const core::Type& t = types[walk.type()];
    if (t.kind == TypeKind::Vector) {
      if (t.count <= scalars) return {};
      return {t.count, walk.offset() / static_cast<uint32_t>(core::layout_of(types, t.element).size)};
    }
    if (!walk.down()) return {};
  }
  return {};
}

std::string indexed_name(const ir::Module& module, const ir::Function& f, ir::ValueId element, const core::TypeStore& types, const base::SymbolTable& symbols) {
  const ir::VarId root = ir::root_of(f, element);
  const std::vector<const ir::Instruction*> chain = chain_of(f, element);
  Walk walk(module, root, types, &symbols);
  if (chain.empty() || !follow(walk, chain, 1) || !walk.down_to_elements(chain.back()->stride)) return module.vars[root].name;
  return walk.name();
}

TexturePlace texture_place(const ir::Module& module, const ir::Function& f, ir::ValueId element, const core::TypeStore& types) {
  using Coordinate = Site::Coordinate;
  const ir::VarId root = ir::root_of(f, element);
  const ir::Var& var = module.vars[root];
  if (var.space == ir::Space::Uniform && module.bindings[var.binding].group == core::kDescriptionGroup) {
    for (uint32_t i = 0; i < module.vars.size(); ++i)
      if (module.vars[ir::VarId(i)].space == ir::Space::Texture && module.vars[ir::VarId(i)].binding == module.bindings[var.binding].binding) return {ir::VarId(i), Coordinate::Level};
    return {};
  }
  if (var.space != ir::Space::Texture) return {};
  // One index after the other, as texture::load and store make them: along a row, then what is only checked.
  const core::TextureKind kind = types[var.type].texture;
  std::vector<Coordinate> order{Coordinate::X};
  switch (core::view_dimension_of(kind)) {
    case core::ViewDimension::D1: break;
    case core::ViewDimension::D2:
    case core::ViewDimension::Cube: order.push_back(Coordinate::Y); break;
    case core::ViewDimension::D2Array:
    case core::ViewDimension::CubeArray: order.insert(order.end(), {Coordinate::Y, Coordinate::Layer}); break;
    case core::ViewDimension::D3: order.insert(order.end(), {Coordinate::Y, Coordinate::Z}); break;
  }
  if (core::is_multisampled(kind)) order.push_back(Coordinate::Sample);
  const size_t at = chain_of(f, element).size() - 1;
  return {root, at < order.size() ? order[at] : Coordinate::None};
}

}  // namespace tesela::sanitize
