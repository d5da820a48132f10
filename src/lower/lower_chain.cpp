// SPDX-License-Identifier: Apache-2.0
// Indexing and member access, over memory (references and pointers) and over values.
#include <algorithm>

#include "lower/function_lowering.h"

namespace tesela::lower {

using syntax::ExprKind;
using syntax::UnaryOp;

FunctionLowering::Index FunctionLowering::index(ExprId expr) {
  Index result;
  if (const Constant* value = m_.known(expr)) {
    result.is_constant = true;
    result.constant = value->as_int();
    return result;
  }
  result.value = eval_scalar(expr, type_of(expr));
  return result;
}

ValueId FunctionLowering::index_value(const Index& index) {
  return index.is_constant ? b_.constant(Scalar::I32, static_cast<uint32_t>(index.constant)) : index.value;
}

/// The memory view that a reference or pointer expression means. Address-of and indirection change nothing about it.
Place FunctionLowering::place(ExprId expr) {
  const ExprId whole = expr;
  std::vector<ExprId> chain;
  for (;;) {
    const syntax::Expr& e = node(expr);
    const bool same_view = e.kind == ExprKind::Parenthesized ||
                           (e.kind == ExprKind::Unary && (e.unary_op() == UnaryOp::AddressOf || e.unary_op() == UnaryOp::Indirection));
    if (!same_view && e.kind != ExprKind::Index && e.kind != ExprKind::Member) break;
    if (!same_view) chain.push_back(expr);
    expr = e.a;
  }
  Place result = root_place(expr);
  for (auto it = chain.rbegin(); it != chain.rend() && !stopped(); ++it) result = step(result, *it);
  if (stopped()) result.type = type_of(whole);
  return result;
}

Place FunctionLowering::root_place(ExprId expr) {
  const LocScope loc(b_, node(expr).span);
  const sema::ExprInfo& i = info(expr);
  if (i.denotes != sema::Denotes::Variable) {
    const Value view = call(expr, true);  // the only calls that give pointers are those to buffer views
    TESELA_CHECK(view.place.root || stopped(), "a pointer expression without root variable");
    return stopped() ? temporary(m_.types.u32(), node(expr).span) : view.place;
  }
  const VariableId id(i.denoted);
  const sema::Variable& variable = m_.program.variables[id];
  if (variable.kind == sema::VariableKind::ModuleVar) return variable_place(m_.module_var(id), variable.type);
  const auto it = bindings_.find(id);
  TESELA_CHECK(it != bindings_.end(), "a name before its declaration: " + std::string(name_of(variable.name)));
  if (it->second.kind == Binding::Kind::Variable) return variable_place(it->second.root, variable.type);
  return bound(it->second).place;
}

Place FunctionLowering::step(const Place& base, ExprId expr) {
  const syntax::Expr& e = node(expr);
  const sema::ExprInfo& i = info(expr);
  const LocScope loc(b_, e.span);
  if (e.kind == ExprKind::Index) return element(base, index(e.b), type_of(expr));
  if (m_.types.is(base.type, TypeKind::Struct)) return member(base, i.member);
  const uint32_t stride = m_.layouts.scalar_stride(m_.layouts.leaf(base.type), m_.layout_kind(base.root));
  return {b_.member(base.ptr, i.swizzle[0] * stride), base.root, m_.types[base.type].element};
}

Place FunctionLowering::element(const Place& base, const Index& index, TypeId type) {
  const core::Type& t = m_.types[base.type];
  const LayoutKind kind = m_.layout_kind(base.root);
  uint64_t stride = 0;
  uint32_t extent = 0;
  if (t.kind == TypeKind::Vector) {
    stride = m_.layouts.scalar_stride(m_.layouts.leaf(base.type), kind);
    extent = t.count;
  } else if (t.kind == TypeKind::Matrix) {
    stride = m_.layouts.column_stride(base.type, kind);
    extent = t.count;
  } else {
    TESELA_CHECK(t.kind == TypeKind::Array, "an index into something without elements");
    stride = m_.layouts.stride(base.type, kind);
    extent = m_.layouts.count(base.type);
    type = t.element;
  }
  if (m_.layouts.is_runtime_array(base.type)) {
    const ValueId value = index_value(index);
    return {b_.element_runtime(base.ptr, value, static_cast<uint32_t>(stride), runtime_length(base)), base.root, type};
  }
  if (index.is_constant && index.constant >= 0 && index.constant < extent)
    return {b_.member(base.ptr, static_cast<uint32_t>(static_cast<uint64_t>(index.constant) * stride)), base.root, type};
  return {b_.element(base.ptr, index_value(index), static_cast<uint32_t>(stride), std::max(extent, 1u)), base.root, type};
}

// --- values

/// A chain of index and member accesses over a value: a call's result, a let, a constant, or several letters of a vector in memory.
Value FunctionLowering::value_chain(ExprId expr) {
  std::vector<ExprId> chain;
  bool dynamic = false;
  bool effects = false;
  ExprId base = expr;
  for (;;) {
    const syntax::Expr& e = node(base);
    if (e.kind == ExprKind::Parenthesized) {
      base = e.a;
      continue;
    }
    const TypeKind kind = m_.types[info(base).type].kind;
    if ((e.kind != ExprKind::Index && e.kind != ExprKind::Member) || kind == TypeKind::Reference || m_.known(base)) break;
    chain.push_back(base);
    if (e.kind == ExprKind::Index && !m_.known(e.b)) {
      dynamic = true;
      effects = effects || !has_no_effect(e.b);
    }
    base = e.a;
  }
  Value value;
  const TypeId base_type = type_of(base);
  const Constant* known = m_.known(base);
  if (m_.types.is(info(base).type, TypeKind::Pointer)) {
    value = load_value(place(base), !effects, node(base).span);
  } else if (known && dynamic) {
    value = {base_type, {}, true, false, variable_place(m_.constant_var(base, *known, base_type), base_type)};
  } else {
    value = eval(base, base_type, !effects);
  }
  for (auto it = chain.rbegin(); it != chain.rend() && !stopped(); ++it) value = step(value, *it);
  if (stopped()) return zero(type_of(expr), {});
  const LocScope loc(b_, node(expr).span);
  if (value.in_memory && !m_.layouts.in_memory(value.type)) return flat(value.type, load(value.place));
  return value;
}

Value FunctionLowering::step(const Value& base, ExprId expr) {
  const syntax::Expr& e = node(expr);
  const sema::ExprInfo& i = info(expr);
  const LocScope loc(b_, e.span);
  Value result{type_of(expr), {}, false, base.borrowed, {}};
  const core::Type& t = m_.types[base.type];
  const bool several = e.kind == ExprKind::Member && i.swizzle_size > 1;
  if (base.in_memory && !several) {
    result.in_memory = true;
    result.place = step(base.place, expr);
    return result;
  }
  const Scalars scalars = base.in_memory ? load(base.place) : base.scalars;
  if (e.kind == ExprKind::Index) {
    const Index chosen = index(e.b);
    if (!chosen.is_constant) return select_component(base, expr, chosen.value);
    const size_t width = t.kind == TypeKind::Matrix ? t.rows : 1;
    const size_t first = static_cast<size_t>(chosen.constant) * width;
    if (chosen.constant < 0 || first + width > scalars.size()) return zero(result.type, e.span);
    result.scalars.assign(scalars.begin() + static_cast<ptrdiff_t>(first), scalars.begin() + static_cast<ptrdiff_t>(first + width));
  } else if (t.kind == TypeKind::Struct) {
    const std::vector<core::Member>& members = m_.types.structure(base.type).members;
    size_t first = 0;
    for (size_t k = 0; k < i.member; ++k) first += m_.layouts.scalar_count(members[k].type);
    const size_t width = m_.layouts.scalar_count(members[i.member].type);
    result.scalars.assign(scalars.begin() + static_cast<ptrdiff_t>(first), scalars.begin() + static_cast<ptrdiff_t>(first + width));
  } else {
    for (size_t k = 0; k < i.swizzle_size; ++k) result.scalars.push_back(scalars[i.swizzle[k]]);
  }
  return result;
}

/// A run-time index into a vector of a function or private variable. The vector is read or written whole and the component selected, so that the
/// variable may become registers.
bool FunctionLowering::is_register_component(ExprId expr) {
  const syntax::Expr& e = node(expr);
  if (e.kind != ExprKind::Index || m_.known(e.b)) return false;
  const core::Type& base = m_.types[info(e.a).type];
  const bool is_view = base.kind == TypeKind::Reference || base.kind == TypeKind::Pointer;
  const bool own = base.space == core::AddressSpace::Function || base.space == core::AddressSpace::Private;
  return is_view && own && m_.types.is(base.element, TypeKind::Vector);
}

/// Memory accesses are watched by the sanitizer itself; what is selected from registers is reported from here.
void FunctionLowering::watch_index(ExprId expr, ValueId index, uint32_t extent, bool writes) {
  if (!m_.options.watch_indices) return;
  const LocScope loc(b_, node(expr).span);
  const syntax::Expr& base = node(node(expr).a);
  const std::string_view name = base.kind == ExprKind::Identifier ? name_of(base.name) : std::string_view();
  const ValueId limit = b_.constant_u32(extent);
  const ValueId bits = f_.values[index].type == Scalar::I32 ? b_.op(Op::Bitcast, Scalar::U32, {index}) : index;
  const ValueId operands[] = {b_.compare(Op::Ge, bits, limit), index, limit};
  b_.append(Op::Report, Scalar::None, operands, 0).imm = static_cast<uint32_t>(m_.module.watches.size());
  m_.module.watches.push_back({ir::Watch::Kind::Index, std::string(name), writes});
}

/// A run-time index into a vector or matrix value: out of range gives zero, as in memory.
Value FunctionLowering::select_component(const Value& base, ExprId expr, ValueId index) {
  const core::Type& t = m_.types[base.type];
  const Scalar scalar = m_.layouts.leaf(base.type);
  const size_t width = t.kind == TypeKind::Matrix ? t.rows : 1;
  const Scalar index_type = f_.values[index].type;
  watch_index(expr, index, t.count, false);
  Scalars result(width, b_.constant(scalar, 0));
  for (uint32_t k = 0; k < t.count; ++k) {
    const ValueId here = b_.compare(Op::Eq, index, b_.constant(index_type, k));
    for (size_t r = 0; r < width; ++r) result[r] = b_.op(Op::Select, scalar, {here, base.scalars[k * width + r], result[r]});
  }
  return flat(type_of(expr), std::move(result));
}

}  // namespace tesela::lower
