// SPDX-License-Identifier: Apache-2.0
// Calls: constructors and conversions, user functions, builtins.
#include <algorithm>

#include "lower/function_lowering.h"
#include "sema/library.h"

namespace tesela::lower {

using sema::CallInfo;
using sema::CallKind;

ValueId FunctionLowering::convert(ValueId scalar, Scalar from, Scalar to) { return from == to ? scalar : b_.op(Op::Convert, to, {scalar}); }

Scalars FunctionLowering::convert(const Scalars& scalars, Scalar from, Scalar to) {
  Scalars result;
  for (const ValueId scalar : scalars) result.push_back(convert(scalar, from, to));
  return result;
}

Value FunctionLowering::call(ExprId expr, bool borrow) {
  const uint32_t index = info(expr).call;
  TESELA_CHECK(index != ~0u, "a call that was not resolved");
  const CallInfo& resolved = m_.program.calls[index];
  switch (resolved.kind) {
    case CallKind::Builtin:
      return call_builtin(expr, resolved);
    case CallKind::Function:
      return call_function(expr, resolved, borrow);
    case CallKind::Zero:
      return zero(resolved.result, node(expr).span);
    case CallKind::Construct:
      return construct(expr, resolved);
    case CallKind::Convert: {
      const ExprId argument = args(expr)[0];
      const TypeId from = resolved.params.empty() ? type_of(argument) : resolved.params[0];
      Value value = eval(argument, from);
      if (value.in_memory) return value;  // a composite of its own type
      if (m_.types.is(resolved.result, TypeKind::Struct)) return value;
      return flat(resolved.result, convert(value.scalars, m_.layouts.leaf(from), m_.layouts.leaf(resolved.result)));
    }
    case CallKind::Splat: {
      const ExprId argument = args(expr)[0];
      const TypeId from = resolved.params.empty() ? type_of(argument) : resolved.params[0];
      const ValueId scalar = convert(eval_scalar(argument, from), m_.layouts.leaf(from), m_.layouts.leaf(resolved.result));
      return flat(resolved.result, Scalars(m_.layouts.scalar_count(resolved.result), scalar));
    }
  }
  TESELA_UNREACHABLE();
}

Value FunctionLowering::construct(ExprId expr, const CallInfo& resolved) {
  if (m_.layouts.in_memory(resolved.result)) {
    const Place own = temporary(resolved.result, node(expr).span);
    construct_into(own, expr, resolved);
    return {resolved.result, {}, true, false, own};
  }
  const bool is_struct = m_.types.is(resolved.result, TypeKind::Struct);
  const Scalar leaf = m_.layouts.leaf(resolved.result);
  const std::span<const ExprId> arguments = args(expr);
  Scalars scalars;
  for (size_t i = 0; i < arguments.size(); ++i) {
    const TypeId want = is_struct ? m_.types.structure(resolved.result).members[i].type
                        : i < resolved.params.size() ? resolved.params[i]
                                                     : type_of(arguments[i]);
    const Value value = eval(arguments[i], want);
    for (const ValueId scalar : value.scalars) scalars.push_back(is_struct ? scalar : convert(scalar, m_.layouts.leaf(want), leaf));
  }
  return flat(resolved.result, std::move(scalars));
}

void FunctionLowering::construct_into(const Place& destination, ExprId expr, const CallInfo& resolved) {
  const std::span<const ExprId> arguments = args(expr);
  const bool is_struct = m_.types.is(resolved.result, TypeKind::Struct);
  for (uint32_t i = 0; i < arguments.size() && !stopped(); ++i)
    eval_into(is_struct ? member(destination, i) : array_element(destination, i), arguments[i], true);
}

Value FunctionLowering::call_function(ExprId expr, const CallInfo& resolved, bool borrow) {
  const sema::Function& callee = m_.program.functions[resolved.function];
  const std::span<const ExprId> arguments = args(expr);
  std::vector<VarId> roots(arguments.size());
  std::vector<ValueId> operands;
  std::vector<std::pair<size_t, Value>> slots;
  for (size_t i = 0; i < arguments.size(); ++i) {
    const TypeId type = m_.program.variables[callee.params[i]].type;
    if (m_.types.is(type, TypeKind::Pointer)) {
      const Place argument = place(arguments[i]);
      roots[i] = argument.root;
      operands.push_back(argument.ptr);
      if (is_buffer(m_.module.vars[argument.root].type)) operands.push_back(argument.length ? argument.length : b_.constant_u32(0));
      continue;
    }
    if (is_handle(type)) {
      roots[i] = handle(arguments[i]);
      continue;
    }
    const bool quiet = std::all_of(arguments.begin() + static_cast<ptrdiff_t>(i) + 1, arguments.end(), [&](ExprId later) { return has_no_effect(later); });
    Value value = eval(arguments[i], type, quiet);
    if (value.in_memory) {
      slots.emplace_back(i, std::move(value));
    } else {
      operands.insert(operands.end(), value.scalars.begin(), value.scalars.end());
    }
  }
  if (stopped()) return zero(resolved.result, {});
  const Instance& instance = m_.instance(resolved.function, std::move(roots));
  for (const auto& [i, value] : slots) copy(variable_place(instance.param_slots[i], value.place.type), value.place);
  std::vector<Scalar> results;
  if (!instance.result_slot) m_.layouts.flatten(resolved.result, results);
  const InstrId call = b_.append_construct(Op::Call, operands, results);
  f_.instrs[call].imm = instance.ir.index;
  if (!instance.result_slot) return flat(resolved.result, f_.instrs[call].results);
  Value value{resolved.result, {}, true, true, variable_place(instance.result_slot, resolved.result)};
  return borrow ? value : keep(std::move(value), node(expr).span);
}

Value FunctionLowering::call_array_length(ExprId expr) {
  const Place argument = place(args(expr)[0]);
  return flat(m_.types.u32(), {stopped() ? b_.constant_u32(0) : runtime_length(argument)});
}

Value FunctionLowering::call_atomic(ExprId expr, const CallInfo& resolved, Op op) {
  const std::span<const ExprId> arguments = args(expr);
  const Place target = place(arguments[0]);
  const Scalar type = m_.layouts.leaf(target.type);
  std::vector<ValueId> operands{target.ptr};
  for (size_t i = 1; i < arguments.size(); ++i) operands.push_back(eval_scalar(arguments[i], resolved.params[i]));
  const uint32_t results = op == Op::AtomicStore ? 0 : 1;
  Scalars scalars = b_.append(op, type, operands, results).results;
  if (op == Op::AtomicCompareExchange) scalars.push_back(b_.compare(Op::Eq, scalars[0], operands[1]));
  return flat(resolved.result, std::move(scalars));
}

Value FunctionLowering::call_uniform_load(ExprId expr, const CallInfo& resolved) {
  const Place from = place(args(expr)[0]);
  const core::Type& type = m_.types[from.type];
  if (type.kind != TypeKind::Array && type.kind != TypeKind::Struct && type.kind != TypeKind::Matrix) {
    const uint32_t n = type.kind == TypeKind::Vector ? type.count : 1;
    return flat(resolved.result, b_.append(Op::UniformLoad, m_.layouts.leaf(from.type), std::span(&from.ptr, 1), n).results);
  }
  // Many loads between one pair of barriers: the address is the same for all invocations, and so are the values.
  const auto barrier = [&] { b_.append(Op::Barrier, Scalar::None, {}, 0).imm = core::kWorkgroupMemory; };
  barrier();
  Value value = load_value(from, false, node(expr).span);
  barrier();
  return value;
}

Value FunctionLowering::call_builtin(ExprId expr, const CallInfo& resolved) {
  const sema::Builtin& builtin = sema::builtin(resolved.builtin);
  TESELA_CHECK(builtin.lowering != sema::Lowering::Unsupported, "a builtin of another stage: " + builtin.name);
  if (builtin.expand == "array_length") return call_array_length(expr);
  if (builtin.expand == "buffer_view") return call_buffer_view(expr, resolved);
  if (builtin.expand == "buffer_array_view") return call_buffer_array_view(expr, resolved);
  if (builtin.expand == "buffer_length") return flat(resolved.result, {place(args(expr)[0]).length});
  if (builtin.expand == "workgroup_uniform_load") return call_uniform_load(expr, resolved);
  if (builtin.name.starts_with("texture") && builtin.expand != "texture_barrier") return call_texture(expr, resolved, builtin);
  if (builtin.expand == "atomic_compare_exchange") return call_atomic(expr, resolved, Op::AtomicCompareExchange);
  if (builtin.lowering == sema::Lowering::Op && core::has(builtin.op, core::kAtomic)) return call_atomic(expr, resolved, builtin.op);

  const auto shape = [&](TypeId type) {
    const core::Type& t = m_.types[type];
    const uint32_t columns = t.kind == TypeKind::Matrix ? t.count : 1;
    return Shape{m_.layouts.leaf(type), columns, t.kind == TypeKind::Matrix ? t.rows : t.kind == TypeKind::Vector ? t.count : 1};
  };
  Expansion expansion{b_, {}, {}, shape(resolved.result)};
  const std::span<const ExprId> arguments = args(expr);
  for (size_t i = 0; i < arguments.size(); ++i) {
    expansion.args.push_back(eval(arguments[i], resolved.params[i]).scalars);
    expansion.shapes.push_back(shape(resolved.params[i]));
  }
  if (builtin.lowering == sema::Lowering::Expand) {
    const ExpandFunction function = find_expansion(builtin.expand);
    TESELA_CHECK(function, "no expansion named " + builtin.expand);
    return flat(resolved.result, function(expansion));
  }
  const bool per_component = (builtin.flags & sema::kElementwise) != 0;
  return flat(resolved.result, expand_op(expansion, builtin.op, per_component));
}

}  // namespace tesela::lower
