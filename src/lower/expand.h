// SPDX-License-Identifier: Apache-2.0
// Builtins that are more than one op: the entry in sema/builtins.lib says `= expand NAME`, and the table of this folder has a function of that name which
// builds the expression from ops over flattened scalars. An expansion must neither overflow nor lose accuracy where the result does not.
#pragma once
#include <span>
#include <string_view>
#include <vector>

#include "ir/builder.h"

namespace tesela::lower {

using core::Op;
using core::Scalar;
using ir::ValueId;
using Scalars = std::vector<ValueId>;

/// Shape of an argument or a result, flattened: a scalar is one column of one row, a vector one column.
struct Shape {
  Scalar scalar = Scalar::None;  ///< None: a struct
  uint32_t columns = 1;
  uint32_t rows = 1;
  uint32_t count() const { return columns * rows; }
};

/// One call under expansion.
struct Expansion {
  ir::Builder& b;
  std::vector<Scalars> args;
  std::vector<Shape> shapes;  ///< of the arguments
  Shape result;

  Scalar type() const { return shapes[0].scalar; }  ///< of the first argument's components
  /// Component i of argument `arg`; a scalar argument serves all components.
  ValueId at(size_t arg, size_t i) const { return args[arg].size() == 1 ? args[arg][0] : args[arg][i]; }
  size_t width() const;  ///< of the widest argument
  /// Scalars of one result per component of the widest argument.
  template <class Component>
  Scalars each(Component component) const {
    Scalars scalars;
    for (size_t i = 0; i < width(); ++i) scalars.push_back(component(i));
    return scalars;
  }
  ValueId number(Scalar type, double value) const;

  ValueId op(Op o, ValueId a) const { return b.op(o, type(), {a}); }
  ValueId op(Op o, ValueId x, ValueId y) const { return b.op(o, type(), {x, y}); }
  ValueId dot(const Scalars& x, const Scalars& y) const;
  ValueId select(Scalar type, ValueId condition, ValueId if_true, ValueId if_false) const { return b.op(Op::Select, type, {condition, if_true, if_false}); }
};

using ExpandFunction = Scalars (*)(Expansion&);
struct ExpandEntry {
  std::string_view name;
  ExpandFunction function;
};

/// The expansion of this name, or null.
ExpandFunction find_expansion(std::string_view name);

/// A builtin that is one op: once per component, or once over the scalars of all arguments.
Scalars expand_op(Expansion& e, Op op, bool per_component);

// The tables, by subject.
std::span<const ExpandEntry> math_expansions();
std::span<const ExpandEntry> geometry_expansions();
std::span<const ExpandEntry> bit_expansions();

}  // namespace tesela::lower
