// SPDX-License-Identifier: Apache-2.0
// Statements that are no control flow: declarations, assignments, calls, return.
#include "lower/function_lowering.h"

namespace tesela::lower {

using syntax::BinaryOp;
using syntax::ExprKind;
using syntax::StmtKind;

bool FunctionLowering::statements(const syntax::Stmt& block) {
  for (const StmtId id : block.statements.in(m_.program.ast.stmt_pool)) {
    if (stopped()) return true;
    if (!statement(id)) return false;
  }
  return true;
}

bool FunctionLowering::statement(StmtId id) {
  const syntax::Stmt& stmt = node(id);
  const LocScope loc(b_, stmt.span);
  m_.check_size(f_.instrs.size());
  switch (stmt.kind) {
    case StmtKind::Block:
      return statements(stmt);
    case StmtKind::If:
      return if_(id);
    case StmtKind::Switch:
      return switch_(stmt);
    case StmtKind::Loop:
      return loop(stmt);
    case StmtKind::For:
      return for_(stmt);
    case StmtKind::While:
      return while_(stmt);
    case StmtKind::Break:
      return break_();
    case StmtKind::Continue:
      return continue_();
    case StmtKind::Return:
      return_(stmt);
      return false;
    case StmtKind::Assign:
      assign(stmt);
      return true;
    case StmtKind::CompoundAssign:
      compound_assign(stmt);
      return true;
    case StmtKind::Increment:
    case StmtKind::Decrement:
      step_by_one(stmt);
      return true;
    case StmtKind::PhonyAssign:
      phony(stmt.value);
      return true;
    case StmtKind::Call:
      phony(stmt.value);
      return true;
    case StmtKind::Declaration:
      declaration(stmt.decl);
      return true;
    case StmtKind::Probe:
      probe(stmt);
      return true;
    case StmtKind::Discard:  // only fragment shaders get there
    case StmtKind::ConstAssert:
    case StmtKind::Empty:
      return true;
    case StmtKind::Error:
      break;
  }
  TESELA_UNREACHABLE("a statement with errors");
}

void FunctionLowering::phony(ExprId expr) {
  if (m_.known(expr)) return;
  const TypeKind kind = m_.types[info(expr).type].kind;
  if (kind == TypeKind::Pointer) {
    place(expr);
  } else if (kind == TypeKind::Texture || kind == TypeKind::Sampler || kind == TypeKind::SamplerComparison) {
    return;
  } else if (kind == TypeKind::Void) {
    while (node(expr).kind == ExprKind::Parenthesized) expr = node(expr).a;
    const LocScope loc(b_, node(expr).span);
    call(expr, true);
  } else {
    eval(expr, type_of(expr), true);
  }
}

void FunctionLowering::declaration(syntax::DeclId id) {
  const syntax::Decl& decl = m_.program.ast.decls[id];
  const auto it = m_.program.variable_of.find(id);
  if (it == m_.program.variable_of.end()) return;
  const VariableId variable_id = it->second;
  const sema::Variable& variable = m_.program.variables[variable_id];
  if (variable.kind == sema::VariableKind::Let) {
    if (m_.types.is(variable.type, TypeKind::Pointer)) {
      Value value{variable.type, {}, false, false, place(decl.value)};
      bind(variable_id, std::move(value), true);
    } else if (is_handle(variable.type)) {
      handles_[variable_id] = handle(decl.value);
    } else {
      bind(variable_id, eval(decl.value, variable.type), false);
    }
    return;
  }
  if (variable.kind != sema::VariableKind::FunctionVar) return;
  Binding& binding = bindings_[variable_id];
  if (binding.kind != Binding::Kind::Variable) {
    binding.kind = Binding::Kind::Variable;
    binding.root = m_.add_var(ir::Space::Function, variable.type, std::string(name_of(variable.name)), variable.name_span, instance_.ir);
  }
  const Place own = variable_place(binding.root, variable.type);
  if (decl.value) {
    eval_into(own, decl.value, true);
  } else {
    store_zero(own);
  }
}

// --- assignments

FunctionLowering::Destination FunctionLowering::destination(ExprId target) {
  while (node(target).kind == ExprKind::Parenthesized) target = node(target).a;
  Destination result;
  result.type = type_of(target);
  result.span = node(target).span;
  if (is_register_component(target)) {
    result.place = place(node(target).a);
    result.index = index(node(target).b).value;
    if (!stopped()) watch_index(target, result.index, m_.types[result.place.type].count, true);
    return result;
  }
  if (node(target).kind != ExprKind::Member || info(target).swizzle_size < 2) {
    result.place = place(target);
    return result;
  }
  // Several letters, perhaps of several letters: the components of one vector.
  for (uint8_t i = 0; i < info(target).swizzle_size; ++i) result.components.push_back(info(target).swizzle[i]);
  ExprId base = node(target).a;
  for (;;) {
    const syntax::Expr& e = node(base);
    if (e.kind == ExprKind::Member && info(base).swizzle_size > 1) {
      for (uint8_t& component : result.components) component = info(base).swizzle[component];
    } else if (e.kind != ExprKind::Parenthesized) {
      break;
    }
    base = e.a;
  }
  result.place = place(base);
  return result;
}

ValueId FunctionLowering::is_component(const Destination& destination, uint32_t component) {
  return b_.compare(Op::Eq, destination.index, b_.constant(f_.values[destination.index].type, component));
}

Scalars FunctionLowering::load(const Destination& destination) {
  const LocScope at_target(b_, destination.span);
  const Scalars all = load(destination.place);
  if (destination.index) {
    const Scalar type = m_.layouts.leaf(destination.type);
    ValueId chosen = b_.constant(type, 0);
    for (uint32_t i = 0; i < all.size(); ++i) chosen = b_.op(Op::Select, type, {is_component(destination, i), all[i], chosen});
    return {chosen};
  }
  if (destination.components.empty()) return all;
  Scalars chosen;
  for (const uint8_t component : destination.components) chosen.push_back(all[component]);
  return chosen;
}

void FunctionLowering::store(const Destination& destination, const Scalars& scalars) {
  const LocScope at_target(b_, destination.span);
  const Scalar type = m_.layouts.leaf(destination.place.type);
  if (destination.index) {
    Scalars all = load(destination.place);
    for (uint32_t i = 0; i < all.size(); ++i) all[i] = b_.op(Op::Select, type, {is_component(destination, i), scalars[0], all[i]});
    return store(destination.place, all);
  }
  if (destination.components.empty()) return store(destination.place, scalars);
  const uint32_t stride = m_.layouts.scalar_stride(type, m_.layout_kind(destination.place.root));
  for (size_t i = 0; i < destination.components.size(); ++i)
    b_.store(b_.member(destination.place.ptr, destination.components[i] * stride), type, std::span(&scalars[i], 1));
}

void FunctionLowering::assign(const syntax::Stmt& stmt) {
  const Destination to = destination(stmt.target);
  if (stopped()) return;
  if (to.components.empty() && !to.index) {
    eval_into(to.place, stmt.value, false, to.span);
  } else {
    const Value value = eval(stmt.value, to.type);
    if (!stopped()) store(to, value.scalars);
  }
}

void FunctionLowering::compound_assign(const syntax::Stmt& stmt) {
  const Destination to = destination(stmt.target);
  if (stopped()) return;
  const Scalars before = load(to);
  const TypeId type = type_of(stmt.value);
  // The right side of a shift or of vector op scalar has a type of its own; of an abstract constant it follows the target.
  TypeId want = type;
  const bool is_shift = stmt.binary_op() == BinaryOp::Shl || stmt.binary_op() == BinaryOp::Shr;
  if (m_.types.is_abstract(type)) {
    if (m_.types.is_scalar(type)) want = is_shift ? m_.types.u32() : m_.types.element_of(to.type);
    if (m_.types.is(type, TypeKind::Vector) && !is_shift) want = to.type;
  }
  Value right = eval(stmt.value, want);
  if (stopped()) return;
  // Abstract matrices (v *= m has a type of its own), and shifts of a vector by abstract amounts.
  if (m_.types.is_abstract(want)) right.scalars = convert(right.scalars, m_.layouts.leaf(want), is_shift ? Scalar::U32 : m_.layouts.leaf(to.type));
  store(to, arithmetic(stmt.binary_op(), to.type, before, want, right.scalars));
}

void FunctionLowering::step_by_one(const syntax::Stmt& stmt) {
  const Destination to = destination(stmt.target);
  if (stopped()) return;
  const Scalar type = m_.layouts.leaf(to.type);
  const Scalars before = load(to);
  const ValueId one = b_.constant(type, 1);
  const Op op = stmt.kind == StmtKind::Increment ? Op::Add : Op::Sub;
  store(to, {b_.op(op, type, {before[0], one})});
}

void FunctionLowering::return_(const syntax::Stmt& stmt) {
  if (!stmt.value) {
    b_.return_();
  } else if (instance_.result_slot) {
    eval_into(variable_place(instance_.result_slot, function_.result), stmt.value, true);
    b_.return_();
  } else {
    b_.return_(eval(stmt.value, function_.result).scalars);
  }
}

}  // namespace tesela::lower
