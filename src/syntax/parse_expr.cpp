// SPDX-License-Identifier: Apache-2.0
// Expressions (WGSL section "Expression Grammar"). The grammar has no precedence between several operator families: where it wants
// parentheses, a mixture is refused by name.
#include <fmt/format.h>

#include "syntax/habits.h"
#include "syntax/number.h"
#include "syntax/parser_state.h"

namespace tesela::syntax {
namespace {

bool is_multiplicative(Tok t) { return t == Tok::Star || t == Tok::Slash || t == Tok::Percent; }
/// `--` is two minus signs inside an expression.
bool is_additive(Tok t) { return t == Tok::Plus || t == Tok::Minus || t == Tok::MinusMinus; }
bool is_bitwise(Tok t) { return t == Tok::And || t == Tok::Or || t == Tok::Caret; }
bool is_shift(Tok t) { return t == Tok::ShiftLeft || t == Tok::ShiftRight; }
bool is_relational(Tok t) {
  return t == Tok::Less || t == Tok::LessEqual || t == Tok::Greater || t == Tok::GreaterEqual || t == Tok::EqualEqual || t == Tok::NotEqual;
}

BinaryOp operation(Tok t) {
  switch (t) {
    case Tok::Star: return BinaryOp::Mul;
    case Tok::Slash: return BinaryOp::Div;
    case Tok::Percent: return BinaryOp::Mod;
    case Tok::Plus: return BinaryOp::Add;
    case Tok::Minus:
    case Tok::MinusMinus: return BinaryOp::Sub;
    case Tok::And: return BinaryOp::And;
    case Tok::Or: return BinaryOp::Or;
    case Tok::Caret: return BinaryOp::Xor;
    case Tok::ShiftLeft: return BinaryOp::Shl;
    case Tok::ShiftRight: return BinaryOp::Shr;
    case Tok::Less: return BinaryOp::Lt;
    case Tok::LessEqual: return BinaryOp::Le;
    case Tok::Greater: return BinaryOp::Gt;
    case Tok::GreaterEqual: return BinaryOp::Ge;
    case Tok::EqualEqual: return BinaryOp::Eq;
    case Tok::NotEqual: return BinaryOp::Ne;
    case Tok::AndAnd: return BinaryOp::LogicalAnd;
    default: return BinaryOp::LogicalOr;
  }
}

}  // namespace

ExprId Parser::binary(BinaryOp op, Span op_span, ExprId a, ExprId b) {
  Expr e;
  e.kind = ExprKind::Binary;
  e.op = static_cast<uint8_t>(op);
  e.span = diag::cover(module_.exprs[a].span, module_.exprs[b].span);
  e.name_span = op_span;
  e.a = a;
  e.b = b;
  return add(std::move(e));
}

void Parser::refuse_mixed(std::string_view before, std::string_view what) {
  const std::string named = what.empty() ? fmt::format("`{}`", before) : std::string(what);
  const std::string hint = before.empty() ? "WGSL gives these operators no order between each other: add parentheses"
                                          : fmt::format("write `(a {0} b) {1} c` or `a {0} (b {1} c)`", before, text(peek()));
  fail(DiagId::MixedOperators, peek().span, fmt::format("`{}` cannot follow {} without parentheses", text(peek()), named), hint);
}

ExprId Parser::expression() {
  Nest nest(*this);
  ExprId left = unary();
  if (panic_) return left;
  if (Tok op = peek().kind; is_bitwise(op)) {
    while (!panic_ && is(op)) {
      Token t = take();
      left = binary(operation(op), t.span, left, unary());
    }
    Tok after = peek().kind;
    if (is_bitwise(after) || is_relational(after) || is_shift(after) || is_additive(after) || is_multiplicative(after) || after == Tok::AndAnd || after == Tok::OrOr)
      refuse_mixed(token_text(op));
    return left;
  }
  left = relational(left);
  Tok op = peek().kind;
  if (panic_ || (op != Tok::AndAnd && op != Tok::OrOr)) {
    const Expr& e = module_.exprs[left];
    if (!panic_ && is_bitwise(op)) e.kind == ExprKind::Binary ? refuse_mixed(sources_.text(e.name_span)) : refuse_mixed({}, "this operand");
    return left;
  }
  while (!panic_ && is(op)) {
    Token t = take();
    left = binary(operation(op), t.span, left, relational(unary()));
  }
  if (is(Tok::AndAnd) || is(Tok::OrOr) || is_bitwise(peek().kind)) refuse_mixed(token_text(op));
  return left;
}

ExprId Parser::relational(ExprId left) {
  left = shift(left);
  if (panic_ || !is_relational(peek().kind)) return left;
  Token t = take();
  left = binary(operation(t.kind), t.span, left, shift(unary()));
  if (!panic_ && is_relational(peek().kind)) {
    fail(DiagId::MixedOperators, peek().span, fmt::format("comparisons cannot be chained: `{}` after `{}`", text(peek()), text(t)),
         fmt::format("write `a {} b && b {} c`", text(t), text(peek())));
  }
  return left;
}

ExprId Parser::shift(ExprId left) {
  if (panic_) return left;
  if (is_shift(peek().kind)) {
    Token t = take();
    left = binary(operation(t.kind), t.span, left, unary());
    Tok after = peek().kind;
    if (!panic_ && (is_shift(after) || is_additive(after) || is_multiplicative(after))) refuse_mixed(text(t), "a shift");
    return left;
  }
  bool alone = !is_additive(peek().kind) && !is_multiplicative(peek().kind);
  left = additive(left);
  if (!panic_ && !alone && is_shift(peek().kind)) refuse_mixed("+", "arithmetic");
  return left;
}

ExprId Parser::additive(ExprId left) {
  auto products = [&](ExprId value) {
    while (!panic_ && is_multiplicative(peek().kind)) {
      Token t = take();
      value = binary(operation(t.kind), t.span, value, unary());
    }
    return value;
  };
  left = products(left);
  while (!panic_ && is_additive(peek().kind)) {
    Span op_span = peek().span;
    Tok op = peek().kind;
    if (op == Tok::MinusMinus) {  // a--b is a - -b: the second sign stays
      op_span.end--;
      tokens_[at_] = {Tok::Minus, {op_span.end, op_span.end + 1}};
    } else {
      take();
    }
    left = binary(operation(op), op_span, left, products(unary()));
  }
  return left;
}

ExprId Parser::unary() {
  if (panic_) return error_expr(peek().span);
  Token t = peek();
  UnaryOp op;
  switch (t.kind) {
    case Tok::Minus:
    case Tok::MinusMinus: op = UnaryOp::Negate; break;
    case Tok::Bang: op = UnaryOp::Not; break;
    case Tok::Tilde: op = UnaryOp::Complement; break;
    case Tok::Star: op = UnaryOp::Indirection; break;
    case Tok::And: op = UnaryOp::AddressOf; break;
    default: return singular();
  }
  Nest nest(*this);
  if (panic_) return error_expr(t.span);
  if (t.kind == Tok::MinusMinus) {
    t.span.end--;
    tokens_[at_] = {Tok::Minus, {t.span.end, t.span.end + 1}};
  } else {
    take();
  }
  Expr e;
  e.kind = ExprKind::Unary;
  e.op = static_cast<uint8_t>(op);
  e.name_span = t.span;
  e.a = unary();
  e.span = diag::cover(t.span, module_.exprs[e.a].span);
  return add(std::move(e));
}

ExprId Parser::singular() {
  ExprId base = primary();
  while (!panic_) {
    uint32_t begin = module_.exprs[base].span.begin;
    if (is(Tok::BracketLeft)) {
      take();
      Expr e;
      e.kind = ExprKind::Index;
      e.a = base;
      e.b = expression();
      if (!panic_ && is(Tok::Comma)) fail(DiagId::UnexpectedToken, peek().span, "expected `]` after the index, found `,`", "each index has brackets of its own: `m[0][1]`");
      expect(Tok::BracketRight, "after the index");
      e.span = span_from(begin);
      base = add(std::move(e));
    } else if (is(Tok::Period)) {
      take();
      Expr e;
      e.kind = ExprKind::Member;
      e.a = base;
      if (!identifier(&e.name, &e.name_span, "a member or swizzle name after `.`")) break;
      e.span = span_from(begin);
      base = add(std::move(e));
      if (is(Tok::ParenLeft)) refuse_method(base);
    } else {
      break;
    }
  }
  return base;
}

ExprId Parser::primary() {
  Token t = peek();
  Expr e;
  e.span = t.span;
  switch (t.kind) {
    case Tok::Identifier: {
      ExprId name = template_identifier();
      if (panic_ || !is(Tok::ParenLeft)) return name;
      take();
      e.kind = ExprKind::Call;
      e.a = name;
      e.args = arguments(Tok::ParenRight, "the arguments");
      e.span = span_from(t.span.begin);
      return add(std::move(e));
    }
    case Tok::IntLiteral:
    case Tok::FloatLiteral:
      take();
      read_number(text(t), t.kind == Tok::FloatLiteral, t.span, e, sink_);
      return add(std::move(e));
    case Tok::KwTrue:
    case Tok::KwFalse:
      take();
      e.kind = ExprKind::BoolLiteral;
      e.int_value = t.kind == Tok::KwTrue;
      return add(std::move(e));
    case Tok::ParenLeft:
      take();
      e.kind = ExprKind::Parenthesized;
      e.a = expression();
      expect(Tok::ParenRight, "after the expression");
      e.span = span_from(t.span.begin);
      if (!panic_ && (is(Tok::Identifier) || is(Tok::IntLiteral) || is(Tok::FloatLiteral) || is(Tok::ParenLeft))) refuse_cast(e.a);
      return add(std::move(e));
    default: break;
  }
  std::string hint;
  if (t.kind == Tok::PlusPlus) hint = "WGSL has no prefix increment; write `i++;` as a statement of its own";
  if (t.kind == Tok::Plus) hint = "WGSL has no unary plus";
  if (t.kind == Tok::KwIf) hint = "`if` is no expression; use select(if_false, if_true, condition)";
  if (t.kind == Tok::BraceLeft || t.kind == Tok::BracketLeft) hint = "arrays and structures are made by a call: `array(1, 2, 3)`, `vec3f(1, 2, 3)`, `Name(...)`";
  if (hint.empty()) hint = habit_here();
  fail(DiagId::ExpectedExpression, t.span, fmt::format("expected an expression, found {}", describe(t)), hint);
  return error_expr(t.span);
}

ExprId Parser::template_identifier() {
  Expr e;
  e.kind = ExprKind::Identifier;
  Token t = peek();
  if (!identifier(&e.name, &e.name_span, "a name")) return error_expr(t.span);
  e.span = t.span;
  if (is(Tok::TemplateStart)) {
    take();
    e.has_template_list = true;
    if (is(Tok::TemplateEnd)) fail(DiagId::UnexpectedToken, peek().span, "a template list cannot be empty");
    e.args = arguments(Tok::TemplateEnd, "the template list");
    e.span = span_from(t.span.begin);
  }
  return add(std::move(e));
}

ExprId Parser::type_specifier() {
  if (panic_) return {};
  Nest nest(*this);
  if (!is(Tok::Identifier)) {
    const Span span = peek().span;
    const bool bracket = is(Tok::BracketLeft);
    fail(DiagId::UnexpectedToken, span, fmt::format("expected a type, found {}", describe(peek())), bracket ? "the type of an array is written array<T, N>: `array<f32, 4>`" : "");
    if (bracket) skip_brackets();
    return error_expr(span);
  }
  return template_identifier();
}

void Parser::refuse_method(ExprId member) {
  const Expr& e = module_.exprs[member];
  const std::string_view name = module_.symbols.text(e.name);
  std::string hint = method_habit(name);
  if (hint.empty()) hint = "call a function and give the value as an argument";
  fail(DiagId::UnexpectedToken, e.name_span, fmt::format("`{}` cannot be called on a value: WGSL has no methods", name), hint);
}

/// `(float)x`: an operand after parentheses that hold nothing but the name of a type.
void Parser::refuse_cast(ExprId inner) {
  const Expr& e = module_.exprs[inner];
  if (e.kind != ExprKind::Identifier) return;
  const std::string_view word = module_.symbols.text(e.name);
  std::string type = wgsl_type(word);
  if (word == "f32" || word == "i32" || word == "u32" || word == "f16" || word == "bool") type = word;
  if (type.empty()) return;
  const Span operand = peek().span;
  fail(DiagId::UnexpectedToken, {e.span.begin - 1, e.span.end + 1}, fmt::format("`({})` does not convert a value", word),
       fmt::format("a conversion is written as a call: `{}({})`", type, is(Tok::ParenLeft) ? std::string_view("...") : sources_.text(operand)));
}

Range<ExprId> Parser::arguments(Tok end, std::string_view what) {
  std::vector<ExprId> list;
  while (!panic_ && !is(end)) {
    list.push_back(expression());
    if (!accept(Tok::Comma)) break;
  }
  if (!panic_ && !accept(end)) unexpected(fmt::format("`,` or `{}` in {}", token_text(end), what));
  return append(module_.expr_pool, list);
}

}  // namespace tesela::syntax
