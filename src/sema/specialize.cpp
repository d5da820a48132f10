// SPDX-License-Identifier: Apache-2.0
// Gives one entry point its override values and evaluates all that they decide: attributes, element counts,
// initialisers and every override-expression in the bodies of the functions reached, also where it is one operand of a
// runtime expression.
#include <algorithm>

#include "sema/override_eval.h"
#include "sema/override_values.h"

namespace tesela::sema {
namespace {

using core::ArraySize;
using core::TypeKind;
using diag::DiagId;
using syntax::Expr;
using syntax::ExprKind;
using syntax::Stmt;
using syntax::StmtKind;

class Specializer {
 public:
  Specializer(const Program& program, Specialization& spec, std::unordered_map<VariableId, Constant> given,
              diag::Sink& sink)
      : program_(program), spec_(spec), sink_(sink), evaluator_(program, spec, std::move(given), sink) {}

  bool run() {
    attributes();
    variables();
    for (const FunctionId f : reached()) {
      for (const VariableId p : program_.functions[f].params) element_counts(program_.variables[p].type);
      const syntax::Decl& decl = program_.ast.decls[program_.functions[f].decl];
      if (decl.body && program_.functions[f].names_overrides) statements(decl.body);
    }
    return !evaluator_.failed();
  }

 private:
  std::vector<FunctionId> reached() const {
    std::vector<bool> seen(program_.functions.size());
    std::vector<FunctionId> order = {spec_.entry};
    seen[spec_.entry.index] = true;
    for (size_t i = 0; i < order.size(); ++i)
      for (const FunctionId callee : program_.functions[order[i]].callees)
        if (!seen[callee.index]) {
          seen[callee.index] = true;
          order.push_back(callee);
        }
    return order;
  }

  void report(DiagId id, diag::Span span, std::string text) {
    sink_.report(id, span, std::move(text));
    evaluator_.fail();
  }

  void attributes() {
    const Function& f = program_.functions[spec_.entry];
    for (int i = 0; i < 3; ++i) {
      if (!f.workgroup_size[i]) continue;
      const Constant* size = evaluator_.eval(f.workgroup_size[i]);
      if (!size) continue;
      if (size->as_int() < 1)
        report(DiagId::WorkgroupSizeTooSmall, program_.ast.exprs[f.workgroup_size[i]].span,
               "a workgroup size is at least 1, not " + std::to_string(size->as_int()));
      else
        spec_.workgroup_size[i] = size->as_u32();
    }
    spec_.subgroup_size = f.subgroup_size;
    if (!f.subgroup_size_expr || f.subgroup_size) return;
    const Constant* size = evaluator_.eval(f.subgroup_size_expr);
    if (!size) return;
    const int64_t n = size->as_int();
    if (n < 1 || (n & (n - 1)) != 0)
      report(DiagId::SubgroupSizeUnfit, program_.ast.exprs[f.subgroup_size_expr].span,
             "a subgroup size is a power of two, not " + std::to_string(n));
    else
      spec_.subgroup_size = size->as_u32();
  }

  void variables() {
    for (const VariableId id : program_.functions[spec_.entry].accessed) {
      const Variable& v = program_.variables[id];
      if (v.kind != VariableKind::ModuleVar) continue;
      element_counts(v.type);
      if (v.initializer) evaluator_.eval_as(v.initializer, v.type);
    }
  }

  /// Override-sized arrays stand outermost in the store type of a workgroup variable, also behind a pointer.
  void element_counts(TypeId type) {
    if (program_.types.is(type, TypeKind::Pointer)) type = program_.types[type].element;
    const core::Type& t = program_.types[type];
    const bool counted = t.kind == TypeKind::Array || t.kind == TypeKind::Buffer;
    if (!counted || t.array_size != ArraySize::Override) return;
    const ExprId count = program_.array_counts[t.count];
    if (spec_.values.contains(count)) return;
    const Constant* n = evaluator_.eval(count);
    if (!n) return;
    const diag::Span span = program_.ast.exprs[count].span;
    const int unit = std::find(program_.enabled.begin(), program_.enabled.end(), "f16") != program_.enabled.end() ? 2 : 4;
    if (t.kind == TypeKind::Array && n->as_int() < 1)
      report(DiagId::ElementCountTooSmall, span, "an array has at least one element, not " + std::to_string(n->as_int()));
    if (t.kind == TypeKind::Buffer && (n->as_int() < 1 || n->as_int() % unit != 0))
      report(DiagId::BufferSizeUnfit, span,
             "the size of a buffer is a positive multiple of " + std::to_string(unit) + " bytes, not " + std::to_string(n->as_int()));
  }

  void statements(StmtId body) {
    std::vector<StmtId> stack = {body};
    while (!stack.empty()) {
      const StmtId id = stack.back();
      stack.pop_back();
      if (!id) continue;
      const Stmt& s = program_.ast.stmts[id];
      const size_t first = stack.size();
      visit(id, s);
      for (const StmtId child : {s.init, s.body, s.else_branch, s.update, s.continuing}) stack.push_back(child);
      for (const StmtId child : s.statements.in(program_.ast.stmt_pool)) stack.push_back(child);
      for (const syntax::SwitchClause& clause : s.clauses.in(program_.ast.clauses)) stack.push_back(clause.body);
      std::reverse(stack.begin() + static_cast<std::ptrdiff_t>(first), stack.end());  // in the order of the text
    }
  }

  /// The expressions of one statement.
  void visit(StmtId id, const Stmt& s) {
    if (s.kind == StmtKind::ConstAssert) return;
    for (const ExprId e : {s.condition, s.target, s.value})
      if (e) expression(e);
    if (s.kind == StmtKind::Declaration) {
      const syntax::Decl& decl = program_.ast.decls[s.decl];
      if (decl.kind != syntax::DeclKind::Const && decl.value) expression(decl.value);
    }
    if (s.kind == StmtKind::CompoundAssign) {
      const auto call = program_.assignment_calls.find(id);
      const ExprId operands[] = {ExprId(), s.value};
      if (call != program_.assignment_calls.end()) check_partly_known(program_.calls[call->second], operands, s.span);
    }
  }

  void expression(ExprId root) {
    std::vector<ExprId> stack = {root};
    while (!stack.empty()) {
      const ExprId e = stack.back();
      stack.pop_back();
      const Stage stage = program_.info(e).stage;
      if (stage == Stage::Const) continue;
      if (stage == Stage::Override && !program_.info(e).type) continue;
      if (stage == Stage::Override) {
        evaluator_.eval(e);
        continue;
      }
      const Expr& x = program_.ast.exprs[e];
      check_node(e, x);
      if (x.kind == ExprKind::Call) {
        for (const ExprId argument : x.args.in(program_.ast.expr_pool)) stack.push_back(argument);
        continue;
      }
      if (x.b && !decided(x)) stack.push_back(x.b);
      if (x.a) stack.push_back(x.a);
    }
  }

  /// Whether the left operand of && or || is known and decides; the right one is then not evaluated.
  bool decided(const Expr& x) {
    if (x.kind != ExprKind::Binary) return false;
    const bool is_and = x.binary_op() == syntax::BinaryOp::LogicalAnd,
               is_or = x.binary_op() == syntax::BinaryOp::LogicalOr;
    if ((!is_and && !is_or) || program_.info(x.a).stage == Stage::Runtime) return false;
    const Constant* left = evaluator_.eval(x.a);
    if (!left || left->as_bool() != is_or) return false;
    OverrideEvaluator::Quiet quiet(evaluator_);
    expression(x.b);
    return true;
  }

  /// A runtime node that has known operands.
  void check_node(ExprId e, const Expr& x) {
    const ExprInfo& info = program_.info(e);
    if (x.kind == ExprKind::Index) return check_index(x);
    if (info.call == ~0u) return;
    const CallInfo& call = program_.calls[info.call];
    if (x.kind == ExprKind::Call) return check_partly_known(call, x.args.in(program_.ast.expr_pool), x.span);
    const ExprId operands[] = {x.a, x.b};
    check_partly_known(call, std::span(operands, x.kind == ExprKind::Binary ? 2 : 1), x.span);
  }

  void check_partly_known(const CallInfo& call, std::span<const ExprId> arguments, diag::Span span) {
    if (call.kind != CallKind::Builtin) return;
    bool any_override = false;
    for (const ExprId a : arguments) any_override |= a && program_.info(a).stage == Stage::Override;
    if (!any_override) return;  // what const-expressions decide was checked with the module
    std::vector<std::optional<Constant>> values(arguments.size());
    std::vector<const Constant*> known(arguments.size());
    std::vector<diag::Span> spans(arguments.size());
    for (size_t i = 0; i < arguments.size(); ++i) {
      if (!arguments[i]) continue;
      spans[i] = program_.ast.exprs[arguments[i]].span;
      if (program_.info(arguments[i]).stage == Stage::Runtime) continue;
      values[i] = evaluator_.eval_as(arguments[i], call.params[i]);
      if (values[i]) known[i] = &*values[i];
    }
    EvalContext context = evaluator_.context();
    if (!check_known_arguments(context, call, known, spans, span)) fail_unless_quiet(context);
  }

  void fail_unless_quiet(const EvalContext& context) {
    if (&context.sink == &sink_) evaluator_.fail();
  }

  /// A known index into something of known size.
  void check_index(const Expr& x) {
    if (program_.info(x.b).stage == Stage::Runtime) return;
    const core::TypeStore& types = program_.types;
    TypeId base = program_.info(x.a).type;
    if (types.is(base, TypeKind::Reference) || types.is(base, TypeKind::Pointer)) base = types[base].element;
    const core::Type& t = types[base];
    const bool is_array = t.kind == TypeKind::Array;
    if (is_array && t.array_size == ArraySize::Override) element_counts(base);
    const Constant* index = evaluator_.eval(x.b);
    if (!index) return;
    const int64_t i = index->as_int();
    const bool unbounded = is_array && t.array_size == ArraySize::Runtime;
    const int64_t count = is_array ? spec_.array_count(base) : t.count;
    if (count == 0 && !unbounded) return;  // an element count that was refused
    if (i >= 0 && (unbounded || i < count)) return;
    EvalContext context = evaluator_.context();
    context.sink.report(DiagId::EvalIndexRange, program_.ast.exprs[x.b].span,
                        "index " + std::to_string(i) + " is out of range of " +
                            core::type_name(types, program_.ast.symbols, base) +
                            ", with the override values of this pipeline");
    fail_unless_quiet(context);
  }

  const Program& program_;
  Specialization& spec_;
  diag::Sink& sink_;
  OverrideEvaluator evaluator_;
};

}  // namespace

std::optional<Constant> Specialization::value(ExprId id) const {
  if (const Constant* constant = program->constant(id)) return *constant;
  const auto found = values.find(id);
  return found == values.end() ? std::nullopt : std::optional<Constant>(found->second);
}

const Constant* Specialization::override_value(VariableId id) const {
  const auto found = overrides.find(id);
  return found == overrides.end() ? nullptr : &found->second;
}

uint32_t Specialization::array_count(TypeId array) const {
  const core::Type& t = program->types[array];
  if (t.array_size == ArraySize::Fixed) return t.count;
  if (t.array_size == ArraySize::Runtime) return 0;
  const auto found = values.find(program->array_counts[t.count]);
  return found == values.end() ? 1 : found->second.as_u32();  // an array that the entry point does not reach
}

std::optional<Specialization> specialize(const Program& program, FunctionId entry, const OverrideValues& values,
                                         diag::Sink& sink) {
  std::optional<std::unordered_map<VariableId, Constant>> given = given_overrides(program, values, sink);
  if (!given) return std::nullopt;
  Specialization spec;
  spec.program = &program;
  spec.entry = entry;
  if (!Specializer(program, spec, std::move(*given), sink).run()) return std::nullopt;
  return spec;
}

}  // namespace tesela::sema
