// SPDX-License-Identifier: Apache-2.0
// Expressions: the load rule, operators, short-circuit evaluation. Everything is evaluated left to right, loads at their place.
#include <algorithm>

#include "lower/function_lowering.h"
#include "sema/library.h"

namespace tesela::lower {

using syntax::BinaryOp;
using syntax::ExprKind;
using syntax::UnaryOp;

namespace {

Op op_of(BinaryOp op) {
  switch (op) {
    case BinaryOp::Add:
      return Op::Add;
    case BinaryOp::Sub:
      return Op::Sub;
    case BinaryOp::Mul:
      return Op::Mul;
    case BinaryOp::Div:
      return Op::Div;
    case BinaryOp::Mod:
      return Op::Rem;
    case BinaryOp::And:
    case BinaryOp::LogicalAnd:
      return Op::And;
    case BinaryOp::Or:
    case BinaryOp::LogicalOr:
      return Op::Or;
    case BinaryOp::Xor:
      return Op::Xor;
    case BinaryOp::Shl:
      return Op::Shl;
    case BinaryOp::Shr:
      return Op::Shr;
    case BinaryOp::Eq:
      return Op::Eq;
    case BinaryOp::Ne:
      return Op::Ne;
    case BinaryOp::Lt:
      return Op::Lt;
    case BinaryOp::Le:
      return Op::Le;
    case BinaryOp::Gt:
      return Op::Gt;
    case BinaryOp::Ge:
      return Op::Ge;
  }
  TESELA_UNREACHABLE();
}

bool is_comparison(BinaryOp op) { return op >= BinaryOp::Eq && op <= BinaryOp::Ge; }
bool is_logical(BinaryOp op) { return op == BinaryOp::LogicalAnd || op == BinaryOp::LogicalOr; }

/// Right operands of && and || up to this many nodes are evaluated without a branch.
constexpr uint32_t kCheapNodes = 16;

}  // namespace

TypeId FunctionLowering::type_of(ExprId expr) const {
  const TypeId type = info(expr).type;
  const core::Type& t = m_.types[type];
  return t.kind == TypeKind::Reference || t.kind == TypeKind::Pointer ? t.element : type;
}

Value FunctionLowering::eval(ExprId expr) { return eval(expr, type_of(expr)); }

ValueId FunctionLowering::eval_scalar(ExprId expr, TypeId want) {
  const Value value = eval(expr, want);
  TESELA_CHECK(value.scalars.size() == 1, "a scalar was expected");
  return value.scalars[0];
}

Value FunctionLowering::eval(ExprId expr, TypeId want, bool borrow) {
  while (node(expr).kind == ExprKind::Parenthesized) expr = node(expr).a;
  const LocScope loc(b_, node(expr).span);
  if (stopped()) return m_.layouts.in_memory(want) ? Value{want, {}, true, false, temporary(want, {})} : flat(want, zero_scalars(want));
  if (const Constant* value = m_.known(expr)) return constant(expr, *value, want);
  m_.check_size(f_.instrs.size());
  return eval_runtime(expr, borrow);
}

Value FunctionLowering::eval_runtime(ExprId expr, bool borrow) {
  const syntax::Expr& e = node(expr);
  if (is_register_component(expr)) {
    const Place vector = place(e.a);
    const ValueId chosen = index(e.b).value;
    return stopped() ? zero(type_of(expr), e.span) : select_component(flat(vector.type, load(vector)), expr, chosen);
  }
  if (m_.types.is(info(expr).type, TypeKind::Reference)) return load_value(place(expr), borrow, e.span);
  switch (e.kind) {
    case ExprKind::Identifier:
      return identifier(expr);
    case ExprKind::Unary:
      return unary(expr);
    case ExprKind::Binary:
      return binary(expr);
    case ExprKind::Call:
      return call(expr, borrow);
    case ExprKind::Index:
    case ExprKind::Member: {
      Value value = value_chain(expr);
      return borrow ? value : keep(std::move(value), e.span);
    }
    case ExprKind::Parenthesized:
      return eval(e.a, type_of(e.a), borrow);
    case ExprKind::Error:
    case ExprKind::BoolLiteral:
    case ExprKind::IntLiteral:
    case ExprKind::FloatLiteral:
      break;
  }
  TESELA_UNREACHABLE("an expression without a value");
}

Value FunctionLowering::identifier(ExprId expr) {
  const VariableId id(info(expr).denoted);
  if (const Constant* value = m_.spec.override_value(id)) return constant(expr, *value, m_.program.variables[id].type);
  const auto it = bindings_.find(id);
  TESELA_CHECK(it != bindings_.end(), "a name without a value: " + std::string(name_of(m_.program.variables[id].name)));
  return bound(it->second);
}

Value FunctionLowering::unary(ExprId expr) {
  const syntax::Expr& e = node(expr);
  const TypeId type = type_of(expr);
  const uint32_t call = info(expr).call;
  const TypeId want = call != ~0u && !m_.program.calls[call].params.empty() ? m_.program.calls[call].params[0] : type_of(e.a);
  Value value = eval(e.a, want);
  const Op op = e.unary_op() == UnaryOp::Negate ? Op::Neg : Op::Not;
  TESELA_CHECK(e.unary_op() != UnaryOp::AddressOf && e.unary_op() != UnaryOp::Indirection, "a pointer where a value was expected");
  for (ValueId& scalar : value.scalars) scalar = b_.op(op, m_.layouts.leaf(want), {scalar});
  return flat(type, std::move(value.scalars));
}

/// The left spine is walked with a loop: a sum may be as long as the file.
Value FunctionLowering::binary(ExprId expr) {
  std::vector<ExprId> spine;
  while (node(expr).kind == ExprKind::Binary && !m_.known(expr)) {
    spine.push_back(expr);
    expr = node(expr).a;
  }
  const sema::ExprInfo& last = info(spine.back());
  Value left = eval(expr, last.call != ~0u ? m_.program.calls[last.call].params[0] : type_of(expr));
  for (auto it = spine.rbegin(); it != spine.rend() && !stopped(); ++it) left = apply_binary(*it, std::move(left));
  if (stopped()) return zero(type_of(spine.front()), {});
  return left;
}

Value FunctionLowering::apply_binary(ExprId expr, Value left) {
  const syntax::Expr& e = node(expr);
  const LocScope loc(b_, e.span);
  if (is_logical(e.binary_op())) return short_circuit(e.binary_op() == BinaryOp::LogicalAnd, left.scalars[0], e.b);
  const uint32_t call = info(expr).call;
  TESELA_CHECK(call != ~0u, "an operator without a resolved overload");
  const sema::CallInfo& resolved = m_.program.calls[call];
  const Value right = eval(e.b, resolved.params[1]);
  if (stopped()) return left;
  return flat(resolved.result, arithmetic(e.binary_op(), resolved.params[0], left.scalars, resolved.params[1], right.scalars));
}

Value FunctionLowering::short_circuit(bool is_and, ValueId left, ExprId right) {
  const TypeId bool_type = m_.types.bool_();
  uint32_t budget = kCheapNodes;
  if (is_cheap(right, budget)) {
    const ValueId other = eval_scalar(right, bool_type);
    return flat(bool_type, {b_.op(is_and ? Op::And : Op::Or, Scalar::Bool, {left, other})});
  }
  const BlockId outside = b_.block();
  const Scalar result = Scalar::Bool;
  const InstrId branch = b_.append_construct(Op::If, std::span(&left, 1), std::span(&result, 1));
  const BlockId blocks[] = {b_.new_block(branch), b_.new_block(branch)};
  b_.set_block(blocks[is_and ? 0 : 1]);
  const ValueId other = eval_scalar(right, bool_type);
  b_.exit(branch, std::span(&other, 1));
  b_.set_block(blocks[is_and ? 1 : 0]);
  const ValueId decided = b_.constant_bool(!is_and);
  b_.exit(branch, std::span(&decided, 1));
  b_.set_block(outside);
  return flat(bool_type, {f_.instrs[branch].results[0]});
}

Scalars FunctionLowering::arithmetic(BinaryOp op, TypeId left_type, const Scalars& left, TypeId right_type, const Scalars& right) {
  const core::Type& l = m_.types[left_type];
  const core::Type& r = m_.types[right_type];
  const Scalar scalar = m_.layouts.leaf(left_type);
  const bool linear = op == BinaryOp::Mul && (l.kind == TypeKind::Matrix || r.kind == TypeKind::Matrix) && left.size() > 1 && right.size() > 1;
  if (!linear) {
    const size_t width = std::max(left.size(), right.size());
    const Scalar type = is_comparison(op) ? Scalar::Bool : scalar;
    Scalars result;
    for (size_t i = 0; i < width; ++i)
      result.push_back(b_.op(op_of(op), type, {left[left.size() == 1 ? 0 : i], right[right.size() == 1 ? 0 : i]}));
    return result;
  }
  // A vector on the left is a row, on the right a column.
  const size_t inner = r.kind == TypeKind::Matrix ? r.rows : r.count;
  const size_t rows = l.kind == TypeKind::Matrix ? l.rows : 1;
  const size_t columns = r.kind == TypeKind::Matrix ? r.count : 1;
  Scalars result;
  for (size_t c = 0; c < columns; ++c) {
    for (size_t row = 0; row < rows; ++row) {
      ValueId sum;
      for (size_t k = 0; k < inner; ++k) {
        const ValueId product = b_.op(Op::Mul, scalar, {left[k * rows + row], right[c * inner + k]});
        sum = sum ? b_.op(Op::Add, scalar, {sum, product}) : product;
      }
      result.push_back(sum);
    }
  }
  return result;
}

void FunctionLowering::eval_into(const Place& destination, ExprId expr, bool fresh, diag::Span target) {
  while (node(expr).kind == ExprKind::Parenthesized) expr = node(expr).a;
  if (stopped()) return;
  const LocScope loc(b_, node(expr).span);
  const TypeId type = destination.type;
  if (!m_.layouts.in_memory(type)) {
    const Scalars scalars = eval(expr, type).scalars;
    const LocScope at_target(b_, target.valid() ? target : node(expr).span);
    store(destination, scalars);
    return;
  }
  const syntax::Expr& e = node(expr);
  const uint32_t call = info(expr).call;
  const Constant* known = m_.known(expr);
  const bool is_constructor = !known && e.kind == ExprKind::Call && call != ~0u && m_.program.calls[call].kind == sema::CallKind::Construct;
  const bool is_zero = e.kind == ExprKind::Call && call != ~0u && m_.program.calls[call].kind == sema::CallKind::Zero;
  if (is_zero) {
    const LocScope at_target(b_, target.valid() ? target : e.span);
    store_zero(destination);
  } else if (is_constructor && fresh) {
    construct_into(destination, expr, m_.program.calls[call]);
  } else {
    store(destination, eval(expr, type, true), target);
  }
}

// --- what may be evaluated early

bool FunctionLowering::has_no_effect(ExprId expr) {
  uint32_t budget = 256;
  if (m_.known(expr)) return true;
  std::vector<ExprId> work{expr};
  while (!work.empty()) {
    const ExprId id = work.back();
    work.pop_back();
    if (budget-- == 0) return false;
    const syntax::Expr& e = node(id);
    if (e.kind == ExprKind::Call) {
      const uint32_t call = info(id).call;
      if (call == ~0u || m_.program.calls[call].kind == sema::CallKind::Function) return false;
      const sema::CallInfo& resolved = m_.program.calls[call];
      if (resolved.kind == sema::CallKind::Builtin && sema::builtin(resolved.builtin).uniformity != sema::Uniformity::Follows) return false;
      const std::span<const ExprId> arguments = args(id);
      work.insert(work.end(), arguments.begin(), arguments.end());
      continue;
    }
    if (e.a) work.push_back(e.a);
    if (e.b) work.push_back(e.b);
  }
  return true;
}

bool FunctionLowering::is_cheap(ExprId expr, uint32_t& budget) {
  if (budget == 0) return false;
  --budget;
  if (m_.known(expr)) return true;
  const syntax::Expr& e = node(expr);
  switch (e.kind) {
    case ExprKind::Identifier: {
      if (info(expr).denotes != sema::Denotes::Variable) return false;
      const sema::Variable& variable = m_.program.variables[VariableId(info(expr).denoted)];
      if (m_.layouts.in_memory(variable.type) && variable.kind != sema::VariableKind::FunctionVar && variable.kind != sema::VariableKind::ModuleVar) return false;
      if (m_.types.is(variable.type, TypeKind::Pointer)) return false;
      // Variables of an invocation become registers; a load elsewhere has a cost that the program chose to avoid.
      return variable.kind != sema::VariableKind::ModuleVar || variable.space == core::AddressSpace::Private || variable.space == core::AddressSpace::Uniform || variable.space == core::AddressSpace::Immediate;
    }
    case ExprKind::Index:
      return m_.known(e.b) && is_cheap(e.a, budget);
    case ExprKind::Member:
    case ExprKind::Parenthesized:
      return is_cheap(e.a, budget);
    case ExprKind::Unary:
      return e.unary_op() != UnaryOp::AddressOf && e.unary_op() != UnaryOp::Indirection && is_cheap(e.a, budget);
    case ExprKind::Binary:
      return is_cheap(e.a, budget) && is_cheap(e.b, budget);
    case ExprKind::Call:
      return is_cheap_call(expr, budget);
    case ExprKind::Error:
    case ExprKind::BoolLiteral:
    case ExprKind::IntLiteral:
    case ExprKind::FloatLiteral:
      return false;
  }
  TESELA_UNREACHABLE();
}

bool FunctionLowering::is_cheap_call(ExprId expr, uint32_t& budget) {
  const uint32_t call = info(expr).call;
  if (call == ~0u || m_.layouts.in_memory(type_of(expr))) return false;
  const sema::CallInfo& resolved = m_.program.calls[call];
  if (resolved.kind == sema::CallKind::Function) return false;
  if (resolved.kind == sema::CallKind::Builtin) {
    const sema::Builtin& builtin = sema::builtin(resolved.builtin);
    if (builtin.uniformity != sema::Uniformity::Follows || builtin.lowering == sema::Lowering::Unsupported || builtin.name.starts_with("texture")) return false;
    if (builtin.expand == "array_length") return true;
    if (builtin.lowering == sema::Lowering::Op && !core::has(builtin.op, core::kPure)) return false;
    if (budget < 4) return false;
    budget -= 4;
  }
  const std::span<const ExprId> arguments = args(expr);
  return std::all_of(arguments.begin(), arguments.end(), [&](ExprId argument) { return is_cheap(argument, budget); });
}

}  // namespace tesela::lower
