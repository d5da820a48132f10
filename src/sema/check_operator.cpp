// SPDX-License-Identifier: Apache-2.0
// Unary and binary operators (WGSL sections "Logical Expressions" to "Indirection Expression").
#include <fmt/format.h>

#include "sema/checker.h"
#include "sema/overload.h"

namespace tesela::sema {

using core::AddressSpace;
using core::TypeKind;
using syntax::BinaryOp;
using syntax::ExprKind;
using syntax::UnaryOp;

void Checker::check_operator(ExprId e, uint32_t op, std::span<const ExprId> operands, std::span<const TypeId> given) {
  bool all_const = true;
  for (ExprId operand : operands) all_const &= info(operand).stage == Stage::Const;
  uint64_t key = uint64_t{op} << 55 | uint64_t{all_const} << 54 | uint64_t{given[0].index} << 27 | (given.size() == 2 ? given[1].index : 0x7ffffffu);
  if (auto found = operator_calls_.find(key); found != operator_calls_.end()) return finish_call(e, found->second, operands, true);
  OverloadFailure failure;
  std::optional<CallInfo> call = resolve_overload(types_, ast_.symbols, op, {}, given, all_const, &failure);
  if (!call) {
    std::string text = builtin(op).name;
    if (text.starts_with("unary ")) text = text.substr(6);
    auto report = error(DiagId::NoOverload, expr(e).name_span.valid() ? expr(e).name_span : expr(e).span,
                        given.size() == 1 ? fmt::format("there is no {}{}", text, type_text(given[0]))
                                          : fmt::format("there is no {} {} {}", type_text(given[0]), text, type_text(given[1])));
    if (given.size() == 2) report.hint(operand_hint(expr(e).binary_op(), operands[0], given[0], operands[1], given[1]));
    else if (text == "!" && types_.is_scalar(given[0])) report.hint(fmt::format("compare it: `{} == 0`", operand_text(operands[0])));
    else if (text == "-" && types_.is(component(given[0]), TypeKind::U32)) report.hint("u32 has no negative values: convert to i32 first");
    fail(e);
    return;
  }
  operator_calls_[key] = *call;
  finish_call(e, *call, operands, true);
}

void Checker::check_unary(ExprId e) {
  const syntax::Expr& x = expr(e);
  if (x.unary_op() == UnaryOp::AddressOf) return check_address_of(e);
  if (x.unary_op() == UnaryOp::Indirection) return check_indirection(e);
  TypeId type = loaded(x.a);
  if (is_error(type)) return;
  ExprId operands[] = {x.a};
  TypeId given[] = {type};
  check_operator(e, operator_builtin(x.unary_op()), operands, given);
}

void Checker::check_address_of(ExprId e) {
  ExprId operand = expr(e).a;
  TypeId type = check_expr(operand);
  if (is_error(type)) return;
  const core::Type t = types_[type];
  while (expr(operand).kind == ExprKind::Parenthesized) operand = expr(operand).a;
  if (t.kind != TypeKind::Reference) {
    auto report = error(DiagId::InvalidAddressOf, expr(e).span, "& needs memory, and this is a value");
    if (info(operand).denotes == Denotes::Variable) note_declaration(report, operand);
    else report.hint("put the value into a `var` first");
    return;
  }
  if (t.space == AddressSpace::Handle) {
    error(DiagId::InvalidAddressOf, expr(e).span, fmt::format("& cannot be applied to {}", type_text(t.element)));
    return;
  }
  if (expr(operand).kind == ExprKind::Index || expr(operand).kind == ExprKind::Member) {
    const core::Type base = types_[info(expr(operand).a).type];
    if ((base.kind == TypeKind::Reference || base.kind == TypeKind::Pointer) && types_.is(base.element, TypeKind::Vector)) {
      error(DiagId::InvalidAddressOf, expr(e).span, "& cannot be applied to a component of a vector");
      return;
    }
  }
  info(e).type = types_.pointer(t.space, t.element, t.access);
}

void Checker::check_indirection(ExprId e) {
  TypeId type = loaded(expr(e).a);
  if (is_error(type)) return;
  const core::Type t = types_[type];
  if (t.kind != TypeKind::Pointer) {
    auto report = error(DiagId::TypeMismatch, expr(e).span, fmt::format("* needs a pointer, and this is {}", type_text(type)));
    if (types_.is_float(component(type)) || types_.is_integer(component(type))) report.hint("WGSL has no operator for powers: use pow(a, b)");
    return;
  }
  info(e).type = types_.reference(t.space, t.element, t.access);
}

/// Whether the left operand alone gives the result of && or ||.
bool Checker::decides(ExprId left, BinaryOp op) {
  if (op != BinaryOp::LogicalAnd && op != BinaryOp::LogicalOr) return false;
  const Constant* value = constant(left);
  return value && value->type == types_.bool_() && value->as_bool() == (op == BinaryOp::LogicalOr);
}

void Checker::check_binary(ExprId e) {
  const syntax::Expr& x = expr(e);
  TypeId left = load(x.a);
  bool decided = decides(x.a, x.binary_op());
  if (decided) ++unevaluated_;
  TypeId right = loaded(x.b);
  if (decided) --unevaluated_;
  if (is_error(left) || is_error(right)) return;
  ExprId operands[] = {x.a, x.b};
  TypeId given[] = {left, right};
  uint32_t op = operator_builtin(x.binary_op());
  if (!decided) return check_operator(e, op, operands, given);
  ++unevaluated_;
  check_operator(e, op, operands, given);
  --unevaluated_;
  if (!is_error(info(e).type) && info(e).stage == Stage::Const && evaluating()) info(e).constant = info(x.a).constant;
}

}  // namespace tesela::sema
