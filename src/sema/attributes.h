// SPDX-License-Identifier: Apache-2.0
// The attributes of WGSL (section "Attributes") as data: which exist, how many arguments each takes, and a view of those on one object.
#pragma once
#include <array>
#include <cstdint>
#include <string_view>

#include "syntax/ast.h"

namespace tesela::sema {

enum class AttributeKind : uint8_t {
  Align, Binding, BlendSrc, Builtin, Compute, Const, Diagnostic, Fragment, Group, Id, Interpolate, Invariant, Location, MustUse, Size,
  SubgroupSize, Vertex, WorkgroupSize, Count
};

struct AttributeRule {
  std::string_view name;
  uint8_t least = 0, most = 0;  ///< arguments
};
const AttributeRule& attribute_rule(AttributeKind kind);
/// The attribute of this name, or Count.
AttributeKind attribute_by_name(std::string_view name);
inline constexpr uint32_t attribute_bit(AttributeKind kind) { return 1u << static_cast<uint32_t>(kind); }

/// The first attribute of each kind on one object; indices into Module::attributes, so that a copy stays valid.
class AttributeSet {
 public:
  AttributeSet() { index_.fill(~0u); }
  bool has(AttributeKind kind) const { return index_[static_cast<size_t>(kind)] != ~0u; }
  uint32_t index(AttributeKind kind) const { return index_[static_cast<size_t>(kind)]; }
  void set(AttributeKind kind, uint32_t index) { index_[static_cast<size_t>(kind)] = index; }
  const syntax::Attribute& get(const syntax::Module& module, AttributeKind kind) const { return module.attributes[index(kind)]; }

 private:
  std::array<uint32_t, static_cast<size_t>(AttributeKind::Count)> index_;
};
using Attributes = AttributeSet;

}  // namespace tesela::sema
