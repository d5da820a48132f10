// SPDX-License-Identifier: Apache-2.0
// Hints of the checker: what to write instead, in the words of the text at hand. They say nothing that the diagnostic itself does not decide.
#include <fmt/format.h>

#include "sema/checker.h"
#include "sema/overload.h"

namespace tesela::sema {

using core::TypeKind;
using syntax::BinaryOp;
using syntax::ExprKind;

namespace {

constexpr uint32_t kMaxShown = 24;  // bytes of an expression

bool is_literal(ExprKind kind) { return kind == ExprKind::IntLiteral || kind == ExprKind::FloatLiteral; }

}  // namespace

/// The expression's own text if it is short, else "...".
std::string Checker::short_text(ExprId e) const {
  const Span span = expr(e).span;
  if (span.end - span.begin > kMaxShown) return "...";
  const std::string_view text = sources_.text(span);
  return text.find_first_of("\n\r`") == text.npos ? std::string(text) : "...";
}

/// As an operand of a comparison.
std::string Checker::operand_text(ExprId e) const {
  const ExprKind kind = expr(e).kind;
  return kind == ExprKind::Binary || kind == ExprKind::Unary ? fmt::format("({})", short_text(e)) : short_text(e);
}

/// The scalar type that a scalar, vector or matrix is made of, or the type itself.
TypeId Checker::component(TypeId type) const {
  const TypeKind kind = types_[type].kind;
  return kind == TypeKind::Vector || kind == TypeKind::Matrix ? types_[type].element : type;
}

/// How this expression becomes one whose components have the scalar type: `f32(i)`, or a literal with another suffix.
std::string Checker::converted_text(ExprId e, TypeId scalar) {
  const syntax::Expr& x = expr(e);
  const TypeId type = info(e).type ? types_.without_reference(info(e).type) : types_.error();
  if (is_literal(x.kind) && x.kind == ExprKind::IntLiteral) {
    std::string digits(sources_.text(x.span));
    if (x.suffix != syntax::Suffix::None) digits.pop_back();
    if (types_.is(scalar, TypeKind::U32)) return fmt::format("`{}u`", digits);
    if (types_.is(scalar, TypeKind::I32)) return fmt::format("`{}i`", digits);
    if (types_.is_float(scalar) && !digits.starts_with("0x")) return fmt::format("`{}.0`", digits);
  }
  std::string to = type_text(scalar);
  if (!is_error(type) && types_.is(type, TypeKind::Vector)) to = fmt::format("vec{}<{}>", types_[type].count, to);
  return fmt::format("`{}({})`", to, short_text(e));
}

/// For a value that is of another type than wanted; empty if no conversion is known.
std::string Checker::conversion_hint(ExprId e, TypeId from, TypeId to) {
  if (is_error(from) || is_error(to)) return {};
  if (types_.is_scalar(to) && types_.is_scalar(from)) {
    if (types_.is(to, TypeKind::Bool)) return fmt::format("compare it: `{} != 0`", operand_text(e));
    if (types_.is_abstract(to)) return {};
    if (is_literal(expr(e).kind) && types_.is_integer(to) && types_.is(from, TypeKind::AbstractFloat) && expr(e).float_value == static_cast<double>(static_cast<int64_t>(expr(e).float_value)))
      return fmt::format("write it without a point: `{}`", static_cast<int64_t>(expr(e).float_value));
    return fmt::format("convert it: {}", converted_text(e, to));
  }
  const core::Type t = types_[to], f = types_[from];
  if (t.kind == TypeKind::Vector && f.kind == TypeKind::Vector && t.count == f.count && !types_.is_abstract(to) && !types_.is(t.element, TypeKind::Bool))
    return fmt::format("convert it: `{}({})`", type_text(to), short_text(e));
  if (t.kind == TypeKind::Vector && conversion_rank(types_, from, t.element)) return fmt::format("make a vector of it: `{}({})`", type_text(to), short_text(e));
  if (f.kind == TypeKind::Vector && conversion_rank(types_, f.element, to)) return fmt::format("take one component: `{}.x`", short_text(e));
  if (f.kind == TypeKind::Pointer && f.element == to) return fmt::format("read through the pointer: `*{}`", short_text(e));
  if (t.kind == TypeKind::Pointer && t.element == from) return fmt::format("give its address: `&{}`", short_text(e));
  return {};
}

/// For operands that no overload of the operator takes.
std::string Checker::operand_hint(BinaryOp op, ExprId a, TypeId ta, ExprId b, TypeId tb) {
  const TypeId ca = component(ta), cb = component(tb);
  const core::Type va = types_[ta], vb = types_[tb];
  if (va.kind == TypeKind::Pointer || vb.kind == TypeKind::Pointer) return fmt::format("read through the pointer: `*{}`", short_text(va.kind == TypeKind::Pointer ? a : b));
  if (!types_.is_scalar(ca) || !types_.is_scalar(cb)) return va.kind == TypeKind::Struct || va.kind == TypeKind::Array ? "compare member by member" : "";
  const bool bool_a = types_.is(ca, TypeKind::Bool), bool_b = types_.is(cb, TypeKind::Bool);
  if (op == BinaryOp::LogicalAnd || op == BinaryOp::LogicalOr) {
    if (va.kind == TypeKind::Vector || vb.kind == TypeKind::Vector) return fmt::format("for vectors the operator is `{}`", op == BinaryOp::LogicalAnd ? "&" : "|");
    return fmt::format("compare first: `{} != 0`", operand_text(bool_a ? b : a));
  }
  if (bool_a || bool_b) {
    if (bool_a && bool_b) return {};
    return fmt::format("a bool becomes a number with `{}({})`", type_text(concrete_type(types_, bool_a ? cb : ca)), short_text(bool_a ? a : b));
  }
  if (op == BinaryOp::Shl || op == BinaryOp::Shr) {
    if (types_.is_float(ca)) return {};
    if (types_.is(cb, TypeKind::I32)) return fmt::format("the amount of a shift is u32: {}", converted_text(b, types_.u32()));
    return {};
  }
  const bool float_a = types_.is_float(ca), float_b = types_.is_float(cb);
  std::string_view rule = "WGSL converts no numbers by itself: write";
  if (float_a != float_b) return fmt::format("{} {}", rule, converted_text(float_a ? b : a, concrete_type(types_, float_a ? ca : cb)));
  if (ca != cb && !types_.is_abstract(ca) && !types_.is_abstract(cb)) {
    const bool left = is_literal(expr(a).kind) && !is_literal(expr(b).kind);
    if (is_literal(expr(b).kind) || left) return fmt::format("{} {}", rule, converted_text(left ? a : b, left ? cb : ca));
    const bool first = types_.is(cb, TypeKind::U32) || types_.is(cb, TypeKind::F32);
    return fmt::format("{} {}", rule, converted_text(first ? a : b, first ? cb : ca));
  }
  if (va.kind == TypeKind::Vector && vb.kind == TypeKind::Vector && va.count != vb.count) return "both sides need the same number of components";
  if (op == BinaryOp::Mul && va.kind == TypeKind::Matrix && vb.kind == TypeKind::Vector) return fmt::format("a matrix of {} columns multiplies a vector of {} components", va.count, va.count);
  if (op == BinaryOp::Mul && va.kind == TypeKind::Vector && vb.kind == TypeKind::Matrix) return fmt::format("a matrix of {} rows is multiplied by a vector of {} components", vb.rows, vb.rows);
  return {};
}

/// For arguments that no overload of the builtin takes: which of them to convert so that one does.
std::string Checker::argument_hint(uint32_t index, std::span<const TypeId> templates, std::span<const ExprId> args, std::span<const TypeId> given) {
  const Builtin& entry = builtin(index);
  if (entry.name == "select" && given.size() == 3 && types_.is(given[0], TypeKind::Bool) && !types_.is(given[2], TypeKind::Bool)) return "the condition comes last: select(if_false, if_true, condition)";
  if (entry.name == "atan" && given.size() == 2) return fmt::format("for two arguments there is atan2({}, {})", short_text(args[0]), short_text(args[1]));
  if (entry.name.starts_with("atomic") && !given.empty() && types_.is(given[0], TypeKind::Pointer)) {
    const TypeId store = types_[given[0]].element;
    if (types_.is(store, TypeKind::U32) || types_.is(store, TypeKind::I32)) return fmt::format("what it works on must be declared as atomic<{}>", type_text(store));
  }
  bool any_float = false, any_u32 = false;
  if (given.size() > 8) return {};
  for (TypeId t : given) {
    if (!types_.is_scalar(component(t)) || types_.is(component(t), TypeKind::Bool)) return {};
    any_float |= types_.is_float(component(t));
    any_u32 |= types_.is(component(t), TypeKind::U32);
  }
  const TypeId order[] = {any_float ? types_.f32() : any_u32 ? types_.u32() : types_.i32(), types_.f32(), types_.u32(), types_.i32()};
  for (TypeId scalar : order) {
    std::vector<TypeId> tried;
    std::string texts;
    for (size_t i = 0; i < given.size(); ++i) {
      const core::Type t = types_[given[i]];
      if (t.kind == TypeKind::Matrix) return {};
      tried.push_back(t.kind == TypeKind::Vector ? types_.vector(scalar, t.count) : scalar);
      if (conversion_rank(types_, component(given[i]), scalar)) continue;
      texts += (texts.empty() ? "" : ", ") + converted_text(args[i], scalar);
    }
    if (texts.empty()) continue;
    if (resolve_overload(types_, ast_.symbols, index, templates, tried, false, nullptr)) return fmt::format("convert: {}", texts);
  }
  return {};
}

/// For parts that make no vector of this type.
std::string Checker::vector_hint(TypeId type, std::span<const ExprId> args, std::span<const TypeId> given) {
  const core::Type t = types_[type];
  uint64_t components = 0;
  std::string texts;
  for (size_t i = 0; i < given.size() && i < 4; ++i) {
    const TypeId part = component(given[i]);
    if (!types_.is_scalar(part)) return {};
    components += types_.is(given[i], TypeKind::Vector) ? types_[given[i]].count : 1;
    if (!conversion_rank(types_, part, t.element)) texts += (texts.empty() ? "" : ", ") + converted_text(args[i], concrete_type(types_, t.element));
  }
  if (given.size() > 1 && components != t.count) return fmt::format("it has {} components, and {} are given", t.count, components);
  return texts.empty() ? texts : fmt::format("convert: {}", texts);
}

}  // namespace tesela::sema
