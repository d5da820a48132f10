// SPDX-License-Identifier: Apache-2.0
// Views of buffers (WGSL section "Buffer View Built-in Functions"). A view is a pointer into the buffer that is checked when it is made: its offset against the
// buffer's length, as an index in units of the type's alignment, which also rounds the offset down.
#include <bit>

#include "core/layout.h"
#include "lower/function_lowering.h"

namespace tesela::lower {
namespace {

/// The runtime-sized array that a type is, or ends in.
struct Tail {
  TypeId array;       ///< none: the type has a fixed size
  uint32_t offset = 0;
  uint32_t stride = 0;
};

Tail tail_of(const core::TypeStore& types, Layouts& layouts, TypeId type) {
  Tail tail;
  TypeId last = type;
  if (types.is(type, TypeKind::Struct) && !types.structure(type).members.empty()) {
    last = types.structure(type).members.back().type;
    tail.offset = types.structure(type).members.back().offset;
  }
  if (!layouts.is_runtime_array(last)) return {};
  tail.array = last;
  tail.stride = static_cast<uint32_t>(layouts.stride(last, LayoutKind::Memory));
  return tail;
}

/// WGSL's MinTypeSize.
uint32_t least_size(Layouts& layouts, TypeId type, const Tail& tail) {
  const uint64_t size = tail.array ? core::round_up(tail.offset + uint64_t{tail.stride}, layouts.align(type, LayoutKind::Memory)) : layouts.size(type, LayoutKind::Memory);
  return static_cast<uint32_t>(std::min<uint64_t>(size, UINT32_MAX));
}

}  // namespace

Value FunctionLowering::call_buffer_view(ExprId expr, const sema::CallInfo& resolved) {
  const Place from = place(args(expr)[0]);
  const ValueId given = eval_scalar(args(expr)[1], resolved.params[1]);
  const TypeId type = m_.types[resolved.result].element;
  const Tail tail = tail_of(m_.types, m_.layouts, type);
  const uint32_t align = m_.layouts.align(type, LayoutKind::Memory), least = least_size(m_.layouts, type, tail);
  const auto op = [&](Op o, ValueId x, uint32_t y) { return b_.op(o, Scalar::U32, {x, b_.constant_u32(y)}); };
  // Offsets from 0 to length - least; none if the buffer is too short. A negative offset is past them all.
  const ValueId fits = b_.compare(Op::Ge, from.length, b_.constant_u32(least));
  const ValueId places = op(Op::Add, op(Op::Shr, op(Op::Sub, from.length, least), static_cast<uint32_t>(std::countr_zero(align))), 1);
  const ValueId count = b_.op(Op::Select, Scalar::U32, {fits, places, b_.constant_u32(0)});
  const ValueId offset = f_.values[given].type == Scalar::U32 ? given : b_.op(Op::Bitcast, Scalar::U32, {given});
  const ValueId index = op(Op::Shr, offset, static_cast<uint32_t>(std::countr_zero(align)));
  Place view{b_.element_runtime(from.ptr, index, align, count), from.root, type};
  if (tail.array) {
    const ValueId left = b_.op(Op::Sub, Scalar::U32, {from.length, op(Op::Mul, index, align)});
    const ValueId elements = op(Op::Div, op(Op::Sub, left, tail.offset), tail.stride);
    view.length = b_.op(Op::Select, Scalar::U32, {b_.compare(Op::Lt, index, count), elements, b_.constant_u32(0)});
  }
  return {type, {}, true, true, view};
}

Value FunctionLowering::call_buffer_array_view(ExprId expr, const sema::CallInfo& resolved) {
  const Place from = place(args(expr)[0]);
  const auto argument = [&](size_t i) {
    const ValueId v = eval_scalar(args(expr)[i], resolved.params[i]);
    return f_.values[v].type == Scalar::U32 ? v : b_.op(Op::Bitcast, Scalar::U32, {v});
  };
  const ValueId given = argument(1), size = argument(2);
  const TypeId type = m_.types[resolved.result].element;
  const Tail tail = tail_of(m_.types, m_.layouts, type);
  TESELA_CHECK(tail.array, "an array view of a type of fixed size");
  const uint32_t align = m_.layouts.align(type, LayoutKind::Memory), least = least_size(m_.layouts, type, tail);
  const auto op = [&](Op o, ValueId x, uint32_t y) { return b_.op(o, Scalar::U32, {x, b_.constant_u32(y)}); };
  const auto both = [&](ValueId x, ValueId y) { return b_.op(Op::And, Scalar::Bool, {x, y}); };
  const ValueId index = op(Op::Shr, given, static_cast<uint32_t>(std::countr_zero(align))), offset = op(Op::Mul, index, align);
  const ValueId elements = op(Op::Div, op(Op::Sub, size, tail.offset), tail.stride);
  const ValueId used = op(Op::Add, op(Op::Mul, elements, tail.stride), tail.offset);
  // A negative size or offset is larger than every length.
  const ValueId enough = both(b_.compare(Op::Ge, size, b_.constant_u32(least)), b_.compare(Op::Le, size, op(Op::Add, from.length, tail.stride - 1)));
  const ValueId inside = both(b_.compare(Op::Le, offset, from.length), b_.compare(Op::Le, used, b_.op(Op::Sub, Scalar::U32, {from.length, offset})));
  const ValueId valid = both(enough, inside);
  const ValueId start = b_.element(from.ptr, b_.op(Op::Select, Scalar::U32, {valid, b_.constant_u32(0), b_.constant_u32(1)}), 0, 1);
  Place view{b_.element(start, index, align, 1u << 29), from.root, type};
  f_.def(view.ptr).checked = false;
  view.length = b_.op(Op::Select, Scalar::U32, {valid, elements, b_.constant_u32(0)});
  return {type, {}, true, true, view};
}

}  // namespace tesela::lower
