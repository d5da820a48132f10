// SPDX-License-Identifier: Apache-2.0
// Loads, stores and copies of places, member by member: padding is never written.
#include "lower/element_loop.h"
#include "lower/function_lowering.h"

namespace tesela::lower {

Place FunctionLowering::variable_place(VarId var, TypeId type) {
  Place place{b_.address_of(var), var, type};
  if (is_buffer(type)) place.length = m_.layouts.count(type) != 0 ? b_.constant_u32(m_.layouts.count(type)) : b_.input(Op::BufferSize, var.index);
  return place;
}

Place FunctionLowering::temporary(TypeId type, diag::Span span) {
  return variable_place(m_.add_var(ir::Space::Function, type, "temporary", span, instance_.ir), type);
}

ValueId FunctionLowering::runtime_length(const Place& place) {
  if (place.length) return place.length;
  const VarId root = place.root;
  ValueId bytes = b_.input(Op::BufferSize, root.index);
  if (const uint32_t offset = m_.runtime_offset(root)) bytes = b_.op(Op::Sub, Scalar::U32, {bytes, b_.constant_u32(offset)});
  const uint64_t stride = m_.layouts.stride(m_.runtime_array(root), LayoutKind::Memory);
  return b_.op(Op::Div, Scalar::U32, {bytes, b_.constant_u32(static_cast<uint32_t>(stride))});
}

Place FunctionLowering::member(const Place& base, uint32_t index) {
  const uint64_t offset = m_.layouts.member_offset(base.type, index, m_.layout_kind(base.root));
  return {b_.member(base.ptr, static_cast<uint32_t>(offset)), base.root, m_.types.structure(base.type).members[index].type, base.length};
}

Place FunctionLowering::array_element(const Place& base, uint32_t index) {
  const uint64_t stride = m_.layouts.stride(base.type, m_.layout_kind(base.root));
  return {b_.member(base.ptr, static_cast<uint32_t>(index * stride)), base.root, m_.types[base.type].element};
}

Place FunctionLowering::array_element(const Place& base, ValueId index) {
  const uint32_t stride = static_cast<uint32_t>(m_.layouts.stride(base.type, m_.layout_kind(base.root)));
  const Place result{b_.element(base.ptr, index, stride, m_.layouts.count(base.type)), base.root, m_.types[base.type].element};
  f_.instrs[b_.last()].checked = false;  // the loop over the elements stays inside
  return result;
}

Scalars FunctionLowering::load(const Place& place) {
  Scalars out;
  load(place.ptr, place.type, m_.layout_kind(place.root), out);
  return out;
}

void FunctionLowering::load(ValueId ptr, TypeId type, LayoutKind kind, Scalars& out) {
  const core::Type& t = m_.types[type];
  if (t.kind == TypeKind::Struct) {
    const uint32_t members = static_cast<uint32_t>(m_.types.structure(type).members.size());
    for (uint32_t i = 0; i < members; ++i) {
      const ValueId part = b_.member(ptr, static_cast<uint32_t>(m_.layouts.member_offset(type, i, kind)));
      load(part, m_.types.structure(type).members[i].type, kind, out);
    }
    return;
  }
  const Scalar scalar = m_.layouts.leaf(type);
  if (scalar == Scalar::None) return;
  const uint32_t columns = t.kind == TypeKind::Matrix ? t.count : 1;
  const uint32_t rows = t.kind == TypeKind::Matrix ? t.rows : t.kind == TypeKind::Vector ? t.count : 1;
  const uint32_t stride = columns > 1 ? m_.layouts.column_stride(type, kind) : 0;
  for (uint32_t c = 0; c < columns; ++c) {
    const Scalars column = b_.load(b_.member(ptr, c * stride), scalar, rows);
    out.insert(out.end(), column.begin(), column.end());
  }
}

void FunctionLowering::store(const Place& place, std::span<const ValueId> scalars) {
  const size_t used = store(place.ptr, place.type, m_.layout_kind(place.root), scalars);
  TESELA_CHECK(used == scalars.size(), "a store of a value of another shape");
}

size_t FunctionLowering::store(ValueId ptr, TypeId type, LayoutKind kind, std::span<const ValueId> scalars) {
  const core::Type& t = m_.types[type];
  size_t used = 0;
  if (t.kind == TypeKind::Struct) {
    const uint32_t members = static_cast<uint32_t>(m_.types.structure(type).members.size());
    for (uint32_t i = 0; i < members; ++i) {
      const ValueId part = b_.member(ptr, static_cast<uint32_t>(m_.layouts.member_offset(type, i, kind)));
      used += store(part, m_.types.structure(type).members[i].type, kind, scalars.subspan(used));
    }
    return used;
  }
  const Scalar scalar = m_.layouts.leaf(type);
  if (scalar == Scalar::None) return 0;
  const uint32_t columns = t.kind == TypeKind::Matrix ? t.count : 1;
  const uint32_t rows = t.kind == TypeKind::Matrix ? t.rows : t.kind == TypeKind::Vector ? t.count : 1;
  const uint32_t stride = columns > 1 ? m_.layouts.column_stride(type, kind) : 0;
  TESELA_CHECK(scalars.size() >= size_t{columns} * rows, "a store of too few scalars");
  for (uint32_t c = 0; c < columns; ++c, used += rows) b_.store(b_.member(ptr, c * stride), scalar, scalars.subspan(used, rows));
  return used;
}

void FunctionLowering::store(const Place& place, const Value& value, diag::Span target) {
  if (value.in_memory) {
    copy(place, value.place, target);
  } else {
    const LocScope at_target(b_, target.valid() ? target : b_.loc().span);
    store(place, value.scalars);
  }
}

void FunctionLowering::store_zero(const Place& place) {
  if (stopped()) return;
  const ir::Var& var = m_.module.vars[place.root];
  const bool clearable = var.space == ir::Space::Function || var.space == ir::Space::Private;
  if (!m_.layouts.in_memory(place.type)) {
    store(place, zero_scalars(place.type));
  } else if (clearable && var.type == place.type && f_.values[place.ptr].def && f_.def(place.ptr).op == Op::AddressOf) {
    b_.append(Op::ClearVar, Scalar::None, {}, 0).imm = place.root.index;
  } else if (m_.types.is(place.type, TypeKind::Struct)) {
    const uint32_t members = static_cast<uint32_t>(m_.types.structure(place.type).members.size());
    for (uint32_t i = 0; i < members; ++i) store_zero(member(place, i));
  } else {
    for_each_element(place.type, 1, [&](auto index) { store_zero(array_element(place, index)); });
  }
  m_.check_size(f_.instrs.size());
}

void FunctionLowering::copy(const Place& to, const Place& from, diag::Span target) {
  if (stopped()) return;
  if (!m_.layouts.in_memory(to.type)) {
    const Scalars scalars = load(from);
    const LocScope at_target(b_, target.valid() ? target : b_.loc().span);
    store(to, scalars);
  } else if (m_.types.is(to.type, TypeKind::Struct)) {
    const uint32_t members = static_cast<uint32_t>(m_.types.structure(to.type).members.size());
    for (uint32_t i = 0; i < members; ++i) copy(member(to, i), member(from, i), target);
  } else {
    for_each_element(to.type, 2, [&](auto index) { copy(array_element(to, index), array_element(from, index), target); });
  }
  m_.check_size(f_.instrs.size());
}

Value FunctionLowering::keep(Value value, diag::Span span) {
  if (!value.in_memory || !value.borrowed) return value;
  const Place own = temporary(value.place.type, span);
  copy(own, value.place);
  value.place = own;
  value.borrowed = false;
  return value;
}

Value FunctionLowering::load_value(const Place& place, bool borrow, diag::Span span) {
  if (!m_.layouts.in_memory(place.type)) return flat(place.type, load(place));
  Value value{place.type, {}, true, m_.module.vars[place.root].space != ir::Space::Constant, place};
  return borrow ? value : keep(std::move(value), span);
}

Scalars FunctionLowering::zero_scalars(TypeId type) {
  std::vector<Scalar> kinds;
  m_.layouts.flatten(type, kinds);
  ValueId of_kind[8];
  Scalars zeros;
  for (const Scalar kind : kinds) {
    ValueId& zero = of_kind[static_cast<size_t>(kind)];
    if (!zero) zero = b_.constant(kind, 0);
    zeros.push_back(zero);
  }
  return zeros;
}

Value FunctionLowering::zero(TypeId type, diag::Span span) {
  if (!m_.layouts.in_memory(type)) return flat(type, zero_scalars(type));
  const Place own = temporary(type, span);
  store_zero(own);
  return {type, {}, true, false, own};
}

}  // namespace tesela::lower
