// SPDX-License-Identifier: Apache-2.0
#include "sema/override_eval.h"

#include <algorithm>
#include <cmath>

#include "sema/override_values.h"

namespace tesela::sema {

using syntax::BinaryOp;
using syntax::Expr;
using syntax::ExprKind;

namespace {

uint64_t component_count(const Constant& value) {
  if (value.elements.empty()) return 1;
  uint64_t count = 0;
  for (const Constant& element : value.elements) count += component_count(element);
  return count;
}

bool is_logical(const Expr& x) {
  return x.kind == ExprKind::Binary && (x.binary_op() == BinaryOp::LogicalAnd || x.binary_op() == BinaryOp::LogicalOr);
}

}  // namespace

const Constant* OverrideEvaluator::known(ExprId e) const {
  if (const Constant* constant = program_.constant(e)) return constant;
  const auto found = spec_.values.find(e);
  return found == spec_.values.end() ? nullptr : &found->second;
}

const Constant* OverrideEvaluator::remember(ExprId e, std::optional<Constant> value) {
  if (!value && quiet_ && program_.info(e).type) value = core::zero_constant(program_.types, program_.info(e).type);
  if (value && !value->elements.empty()) {
    const uint64_t components = component_count(*value);
    if (components > component_budget_) {
      context().sink.report(diag::DiagId::EvalTooLarge, program_.ast.exprs[e].span,
                            "the values of this pipeline's override-expressions have too many components");
      value.reset();
    }
    component_budget_ -= std::min(components, component_budget_);
  }
  if (value) return &spec_.values.insert_or_assign(e, std::move(*value)).first->second;
  faulty_.insert(e);
  failed_ = true;
  return nullptr;
}

std::optional<Constant> OverrideEvaluator::eval_as(ExprId e, TypeId type) {
  const Constant* value = eval(e);
  if (!value) return std::nullopt;
  if (value->type == type) return *value;
  EvalContext c = context();
  std::optional<Constant> converted = eval_convert(c, *value, type, program_.ast.exprs[e].span);
  if (!converted) failed_ = !quiet_ || failed_;
  return converted;
}

const Constant* OverrideEvaluator::eval(ExprId e) {
  // Down the left spine to something known or a leaf, then up again.
  std::vector<ExprId> spine;
  const Constant* value = nullptr;
  for (ExprId at = e;; at = program_.ast.exprs[at].a) {
    if ((value = known(at))) break;
    if (faulty_.contains(at)) break;
    const ExprKind kind = program_.ast.exprs[at].kind;
    const bool has_left = kind == ExprKind::Binary || kind == ExprKind::Index || kind == ExprKind::Member ||
                          kind == ExprKind::Parenthesized || kind == ExprKind::Unary;
    if (!has_left) {
      value = remember(at, eval_leaf(at));
      break;
    }
    spine.push_back(at);
  }
  for (size_t i = spine.size(); i-- > 0;) value = remember(spine[i], eval_step(spine[i], value));
  return value;
}

std::optional<Constant> OverrideEvaluator::eval_leaf(ExprId e) {
  const Expr& x = program_.ast.exprs[e];
  const ExprInfo& info = program_.info(e);
  if (x.kind == ExprKind::Identifier && info.denotes == Denotes::Variable) {
    const VariableId id(info.denoted);
    const Variable& v = program_.variables[id];
    if (v.kind == VariableKind::Override) return eval_override(id);
    return v.constant;
  }
  if (x.kind == ExprKind::Call && info.call != ~0u) return eval_arguments(e, x.args.in(program_.ast.expr_pool));
  return std::nullopt;
}

std::optional<Constant> OverrideEvaluator::eval_step(ExprId e, const Constant* left) {
  const Expr& x = program_.ast.exprs[e];
  if (!left) return std::nullopt;
  switch (x.kind) {
    case ExprKind::Parenthesized:
      return *left;
    case ExprKind::Index:
    case ExprKind::Member:
      return eval_access(e, *left);
    case ExprKind::Unary: {
      const ExprId operands[] = {x.a};
      return eval_arguments(e, operands);
    }
    case ExprKind::Binary: {
      if (is_logical(x) && left->as_bool() == (x.binary_op() == BinaryOp::LogicalOr)) {
        Quiet quiet(*this);
        eval(x.b);
        return *left;
      }
      const ExprId operands[] = {x.a, x.b};
      return eval_arguments(e, operands);
    }
    case ExprKind::Error:
    case ExprKind::BoolLiteral:
    case ExprKind::IntLiteral:
    case ExprKind::FloatLiteral:
    case ExprKind::Identifier:
    case ExprKind::Call:
      return std::nullopt;
  }
  TESELA_UNREACHABLE();
}

std::optional<Constant> OverrideEvaluator::eval_access(ExprId e, const Constant& base) {
  const Expr& x = program_.ast.exprs[e];
  const ExprInfo& info = program_.info(e);
  if (x.kind == ExprKind::Index) {
    const Constant* index = eval(x.b);
    if (!index) return std::nullopt;
    EvalContext c = context();
    return eval_index(c, base, *index, info.type, x.span);
  }
  if (info.swizzle_size == 0) {
    if (info.member >= base.elements.size()) return std::nullopt;
    return base.elements[info.member];
  }
  if (info.swizzle_size == 1) return base.elements[info.swizzle[0]];
  Constant value{info.type, 0, {}};
  for (uint8_t i = 0; i < info.swizzle_size; ++i) value.elements.push_back(base.elements[info.swizzle[i]]);
  return value;
}

/// Call or operator: the arguments in their parameter types, then the value.
std::optional<Constant> OverrideEvaluator::eval_arguments(ExprId e, std::span<const ExprId> arguments) {
  if (program_.info(e).call == ~0u) return std::nullopt;
  const CallInfo& call = program_.calls[program_.info(e).call];
  if (call.kind == CallKind::Function) return std::nullopt;
  std::vector<Constant> values;
  bool fine = true;
  for (size_t i = 0; i < arguments.size(); ++i) {
    std::optional<Constant> value = eval_as(arguments[i], call.params[i]);
    if (value) values.push_back(std::move(*value));
    fine &= value.has_value();
  }
  if (!fine) return std::nullopt;
  EvalContext c = context();
  return eval_call(c, call, values, program_.ast.exprs[e].span);
}

std::optional<Constant> OverrideEvaluator::eval_override(VariableId id) {
  need(id);
  const Constant* value = spec_.override_value(id);
  return value ? std::optional<Constant>(*value) : std::nullopt;
}

/// Gives the override and all that its default depends on their values. Variables were checked after those that they
/// name, so increasing ids are an order of evaluation and no recursion over chains of defaults is needed.
void OverrideEvaluator::need(VariableId id) {
  if (needed_.contains(id)) return;
  std::vector<VariableId> order;
  std::vector<VariableId> pending = {id};
  while (!pending.empty()) {
    const VariableId at = pending.back();
    pending.pop_back();
    if (!needed_.insert(at).second) continue;
    order.push_back(at);
    if (given_.contains(at) || !program_.variables[at].initializer) continue;
    std::vector<ExprId> stack = {program_.variables[at].initializer};
    while (!stack.empty()) {
      const ExprId e = stack.back();
      stack.pop_back();
      const Expr& x = program_.ast.exprs[e];
      const ExprInfo& info = program_.info(e);
      if (x.kind == ExprKind::Identifier && info.denotes == Denotes::Variable &&
          program_.variables[VariableId(info.denoted)].kind == VariableKind::Override)
        pending.push_back(VariableId(info.denoted));
      if (x.a && x.kind != ExprKind::Call) stack.push_back(x.a);
      if (x.b) stack.push_back(x.b);
      if (x.kind == ExprKind::Call)
        for (const ExprId argument : x.args.in(program_.ast.expr_pool)) stack.push_back(argument);
    }
  }
  std::sort(order.begin(), order.end());
  const uint32_t outer_quiet = std::exchange(quiet_, 0);
  for (const VariableId at : order) {
    const Variable& v = program_.variables[at];
    if (const auto given = given_.find(at); given != given_.end()) {
      if (program_.types.is(v.type, core::TypeKind::F16) && !std::isfinite(given->second.as_float())) {
        report_unfit_value(program_, v, given->second.as_float(), sink_);
        failed_ = true;
      }
      spec_.overrides.emplace(at, given->second);
    } else if (v.initializer) {
      if (std::optional<Constant> value = eval_as(v.initializer, v.type))
        spec_.overrides.emplace(at, std::move(*value));
    } else {
      sink_
          .report(diag::DiagId::OverrideMissing, v.name_span,
                  "override '" + std::string(program_.ast.symbols.text(v.name)) + "' has no default and needs a value")
          .hint("give the pipeline constant '" + override_key(program_, v) + "'");
      failed_ = true;
    }
  }
  quiet_ = outer_quiet;
}

}  // namespace tesela::sema
