// SPDX-License-Identifier: Apache-2.0
// Probes become reports with the flattened values.
#include "lower/function_lowering.h"

namespace tesela::lower {

void FunctionLowering::probe(const syntax::Stmt& stmt) {
  const LocScope loc(b_, stmt.span);
  const syntax::Module& ast = m_.program.ast;
  ir::Watch watch;
  watch.kind = stmt.is_assert ? ir::Watch::Kind::Assert : ir::Watch::Kind::Print;
  watch.label = stmt.keyword_span;
  std::vector<ValueId> operands{b_.constant_bool(true)};
  for (const ExprId e : stmt.values.in(ast.expr_pool)) {
    const Value value = eval(e, type_of(e));
    if (stopped()) return;
    watch.shown.push_back({node(e).span, type_of(e)});
    if (stmt.is_assert) operands[0] = b_.op(Op::Not, Scalar::Bool, {value.scalars[0]});
    else operands.insert(operands.end(), value.scalars.begin(), value.scalars.end());
  }
  if (stmt.condition) {
    const ValueId condition = eval_scalar(stmt.condition, m_.types.bool_());
    if (stopped()) return;
    operands[0] = b_.op(Op::And, Scalar::Bool, {condition, operands[0]});
  }
  b_.append(Op::Report, Scalar::None, operands, 0).imm = static_cast<uint32_t>(m_.module.watches.size());
  m_.module.watches.push_back(std::move(watch));
  m_.module.probes.push_back(stmt.span);
}

}  // namespace tesela::lower
