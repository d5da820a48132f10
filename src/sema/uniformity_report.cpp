// SPDX-License-Identifier: Apache-2.0
#include "sema/uniformity_report.h"

#include <fmt/format.h>

#include "sema/library.h"

namespace tesela::sema {
namespace {

using core::AddressSpace;
using core::TypeKind;
using diag::DiagId;
using syntax::ExprKind;
using syntax::StmtKind;

constexpr size_t kMaxNotes = 5;

class Story {
 public:
  Story(const Program& program, UniformityReporter& reporter, const UniformityGraph& graph, const std::vector<Node>& path, const Requirement& requirement)
      : p_(program), reporter_(reporter), graph_(graph), path_(path), rule_(requirement.rule), of_workgroup_(requirement.of_workgroup), cause_(requirement.cause) {
    const auto& end = graph_[path_.back()];
    source_ = end.why == Why::CallResult || end.why == Why::OutParameter ? graph_.origins[end.detail]
                                                                         : Origin{{}, end.why, end.span, end.detail, end.variable, end.by_neighbour};
  }

  std::string text() const {
    const std::string what = operation(), all = everybody();
    const std::string_view neighbours = rule_ == UniformityRule::Derivative ? ", which compares neighbouring fragments" : "";
    if (cause_.argument) {
      const std::string same = fmt::format("must be the same in {}", all);
      if (!cause_.through) return fmt::format("{} of {} {}", operand_name(), what, same);
      const std::string_view argument = cause_.contents ? "what this argument points to" : "this argument";
      if (cause_.operand) return fmt::format("`{}` makes an operand of {} depend on {}, which {}", function(cause_.through), what, argument, same);
      return fmt::format("`{}` lets `{}` decide whether {} is reached, so {} {}", function(cause_.through), variable(cause_.parameter), what, argument, same);
    }
    if (cause_.through)
      return fmt::format("{} must reach this call of `{}` together, because it {} {}{}, but some can miss it", all, function(cause_.through),
                         cause_.holder == cause_.through ? "calls" : "leads to", what, neighbours);
    if (rule_ == UniformityRule::Derivative) return fmt::format("{} must reach {} together, because it compares neighbouring fragments, but some can miss it", all, what);
    return fmt::format("{} must reach {} together, but some can miss it", all, what);
  }

  /// Notes in the order of the path; fills what the hint goes by.
  std::vector<diag::Note> notes() {
    if (cause_.through) {
      const std::string where = cause_.holder == cause_.through ? "" : fmt::format(", in `{}`", function(cause_.holder));
      notes_.push_back({cause_.inner, cause_.operand ? fmt::format("this operand of {} depends on it", operation()) : fmt::format("{} is called here{}", operation(), where)});
      if (cause_.argument && cause_.decision.valid()) notes_.push_back({cause_.decision, "this condition depends on it"});
    }
    if (cause_.argument) following_ = Following::Value;
    for (size_t i = 0; i + 1 < path_.size(); i++) step(i);
    source_notes();
    while (notes_.size() > kMaxNotes) notes_.erase(notes_.begin() + 2);  // the near end and the far end say most
    return notes_;
  }

  /// What usually mends it. After notes().
  std::string hint() const {
    if (cause_.operand) return operand_hint();
    if (std::string text = source_hint(); !text.empty()) return text;
    if (part_assigned_)
      return fmt::format("parts of `{0}` are not told apart: a value that differs in one makes all of it differ, until the whole of `{0}` is assigned", variable(part_assigned_));
    if (cause_.argument) return fmt::format("pass a value that is the same in all invocations, such as one made from workgroup_id or a uniform buffer");
    return flow_hint();
  }

 private:
  /// What the walk along the path is about.
  enum class Following : uint8_t { Operation, Exit, Assignment, Value };

  std::string symbol(base::Symbol s) const { return std::string(p_.ast.symbols.text(s)); }
  std::string function(FunctionId f) const { return symbol(p_.functions[f].name); }
  std::string variable(VariableId v) const { return symbol(p_.variables[v].name); }
  std::string operation() const { return fmt::format("`{}`", builtin(cause_.builtin).name); }
  /// The same as a call in this function.
  std::string call() const { return cause_.through ? fmt::format("the call of `{}`", function(cause_.through)) : operation(); }
  bool takes_texture() const { return builtin(cause_.builtin).name.starts_with("texture") && rule_ == UniformityRule::Derivative; }

  std::string everybody() const {
    if (rule_ == UniformityRule::Derivative) return "all invocations";
    return of_workgroup_ ? "all invocations of the workgroup" : "all invocations of the subgroup";
  }

  std::string_view operand_name() const {
    const std::string& name = builtin(cause_.builtin).name;
    return name == "subgroupShuffleXor" ? "the mask" : rule_ == UniformityRule::Subgroup ? "the delta" : "the argument";
  }

  void step(size_t i) {
    const auto& n = graph_[path_[i]];
    if (n.why == Why::EarlyExit) return exit(n);
    if (is_condition(n.why)) {
      if (following_ == Following::Value || goes_by_control(graph_, path_, i)) return;
      if (decision_ == Why::Nothing) decision_ = n.why;
      notes_.push_back({n.span, condition_text(n)});
      following_ = Following::Value;
      return;
    }
    if (n.why == Why::Reduction && following_ == Following::Value) {
      reduction_ = n.detail;
      notes_.push_back({n.span, fmt::format("the result of `{}` counts as the same in the whole subgroup only where its arguments do", builtin(n.detail).name)});
    }
    if (!is_assignment(n.why)) return;
    const bool by_control = goes_by_control(graph_, path_, i);
    if (n.why == Why::PartAssigned && !by_control && !part_assigned_) part_assigned_ = n.variable;
    if (!by_control && keeps_old_value(i)) return;
    notes_.push_back({n.span, assignment_text(n, by_control)});
    following_ = by_control ? Following::Assignment : Following::Value;
    assigned_ = n.variable;
    if (by_control) assigned_by_some_ = n.variable;
  }

  void exit(const UniformityGraph::NodeInfo& n) {
    const StmtKind jump = static_cast<StmtKind>(n.detail);
    if (n.span == last_exit_) return;
    last_exit_ = n.span;
    if (first_exit_ == StmtKind::Error && following_ == Following::Operation) first_exit_ = jump;
    notes_.push_back({n.span, jump == StmtKind::Return ? "some invocations return here" : jump == StmtKind::Continue ? "some invocations go on to the next iteration here" : "some invocations break out here"});
    following_ = Following::Exit;
  }

  /// The assignment leaves something of the variable's old value, and the path goes on there.
  bool keeps_old_value(size_t i) const {
    for (size_t j = i + 1; j < path_.size(); j++) {
      const auto& next = graph_[path_[j]];
      if (next.why == Why::Nothing) continue;
      return (is_assignment(next.why) || next.why == Why::OutParameter) && next.variable == graph_[path_[i]].variable;
    }
    return false;
  }

  std::string assignment_text(const UniformityGraph::NodeInfo& n, bool by_control) const {
    const std::string name = variable(n.variable);
    if (n.why == Why::Written) return by_control ? fmt::format("some invocations make this call, which gives `{}` a value, and others do not", name) : fmt::format("this call gives `{}` its value", name);
    return by_control ? fmt::format("some invocations give `{}` a value here, and others do not", name) : fmt::format("`{}` gets its value here", name);
  }

  std::string condition_text(const UniformityGraph::NodeInfo& n) const {
    if (n.why == Why::Loop) return "this condition decides how often each invocation goes round the loop";
    if (n.why == Why::BreakIf) return "this condition decides when each invocation leaves the loop";
    if (following_ == Following::Exit) return fmt::format("because this {} is not the same in all invocations", n.why == Why::Case ? "value" : "condition");
    if (n.why == Why::Case) return "this value decides which case each invocation takes";
    if (n.why == Why::Right) return fmt::format("the right side of `{}` is evaluated only by invocations for which this is {}", n.detail ? "&&" : "||", n.detail ? "true" : "false");
    const std::string what = following_ == Following::Assignment ? fmt::format("assign `{}`", variable(assigned_)) : cause_.through ? "make the call" : "reach " + operation();
    return fmt::format("only invocations for which this is {} {}", n.detail ? "true" : "false", what);
  }

  void source_notes() {
    const auto& end = graph_[path_.back()];
    if (end.why == Why::CallResult) notes_.push_back({end.span, fmt::format("`{}` returns a value that may differ between invocations", function(source_.callee))});
    if (end.why == Why::OutParameter)
      notes_.push_back({end.span, fmt::format("`{}` gives `{}` a value here that may differ between invocations", function(source_.callee), variable(end.variable))});
    notes_.push_back({source_.span, source_text()});
  }

  std::string source_text() const {
    switch (source_.why) {
      case Why::BuiltinInput: return input_text();
      case Why::WritableVariable: {
        const Variable& v = p_.variables[source_.variable];
        if (v.space == AddressSpace::Private) return fmt::format("`{}` is a private variable: each invocation has its own", symbol(v.name));
        return fmt::format("this reads `{}` in {} memory, which invocations may write meanwhile, so each may get another value", symbol(v.name), core::address_space_name(v.space));
      }
      case Why::PointerLoad:
        if (source_.detail == ~0u) return "this reads memory that invocations may write meanwhile, so each may get another value";
        if (pointer_space() == AddressSpace::Private) return fmt::format("this reads a private variable through `{}`: each invocation has its own", variable(VariableId(source_.detail)));
        return fmt::format("this reads {} memory through `{}`, which invocations may write meanwhile, so each may get another value", core::address_space_name(pointer_space()),
                           variable(VariableId(source_.detail)));
      case Why::AtomicResult: return fmt::format("the result of `{}` may differ between invocations", builtin(source_.detail).name);
      case Why::SubgroupResult:
        if (builtin(source_.detail).uniformity == Uniformity::SubgroupUniform) return fmt::format("each subgroup of the workgroup gets its own result from `{}`", builtin(source_.detail).name);
        return fmt::format("each invocation gets its own result from `{}`", builtin(source_.detail).name);
      case Why::DerivativeResult: return fmt::format("each invocation gets its own result from `{}`", builtin(source_.detail).name);
      case Why::TextureResult: return "this reads a texture that the shader may write, so each invocation may get another value";
      case Why::Nothing:
      case Why::Branch:
      case Why::Loop:
      case Why::BreakIf:
      case Why::Case:
      case Why::Right:
      case Why::EarlyExit:
      case Why::Assignment:
      case Why::PartAssigned:
      case Why::Written:
      case Why::Reduction:
      case Why::CallResult:
      case Why::OutParameter: break;
    }
    return "this value may differ between invocations";
  }

  std::string input_text() const {
    const std::string name = variable(source_.variable);
    const BuiltinValue value = static_cast<BuiltinValue>(source_.detail);
    const std::string_view builtin_name = builtin_value_name(value);
    const bool member = p_.types.is(p_.variables[source_.variable].type, TypeKind::Struct);
    if (value == BuiltinValue::None) return fmt::format("`{}` {} an input of the entry point, which differs between invocations", name, member ? "holds" : "is");
    const std::string_view differs = value == BuiltinValue::SubgroupId       ? "differs between the subgroups of a workgroup"
                                     : value == BuiltinValue::WorkgroupIndex ? "the language does not count as the same in all invocations"
                                                                             : "differs between invocations";
    const std::string_view rest = source_.by_neighbour ? "; members of a parameter are not told apart" : "";
    if (name == builtin_name && !member) return fmt::format("`{}` {}", name, value == BuiltinValue::WorkgroupIndex ? "does not count as the same in all invocations" : differs);
    return fmt::format("`{}` {} {}, which {}{}", name, member ? "holds" : "is", builtin_name, differs, rest);
  }

  AddressSpace pointer_space() const { return p_.types[p_.variables[VariableId(source_.detail)].type].space; }

  std::string operand_hint() const {
    const std::string& name = builtin(cause_.builtin).name;
    if (rule_ == UniformityRule::Subgroup) return fmt::format("`subgroupShuffle` takes an id that may differ between invocations: compute it from subgroup_invocation_id");
    return fmt::format("all invocations must load the same thing by `{}`: where each wants an element of its own, read it in the ordinary way after `workgroupBarrier`", name);
  }

  std::string memory_hint(AddressSpace space, VariableId v) const {
    const std::string name = v ? fmt::format("`{}`", variable(v)) : "the value";
    if (space == AddressSpace::Private) return fmt::format("use a `let` or `var` inside the function in place of the private variable {}, and pass it on as an argument", name);
    if (space == AddressSpace::Workgroup) {
      const TypeKind kind = v ? p_.types[p_.variables[v].type].kind : TypeKind::Array;
      const bool whole = kind != TypeKind::Array && kind != TypeKind::Struct && kind != TypeKind::Vector && kind != TypeKind::Matrix;
      const std::string call = whole ? fmt::format("`workgroupUniformLoad(&{})`", variable(v)) : "`workgroupUniformLoad`, given a pointer to what is read here,";
      return fmt::format("{} waits for the workgroup and gives all invocations the same value", call);
    }
    if (v && !reporter_.may_be_written(v)) return fmt::format("the shader never writes {}: declare it `var<storage, read>`", name);
    return fmt::format("let one invocation copy {} to a workgroup variable, and read that with `workgroupUniformLoad`", name);
  }

  /// Hints that depend on where the value comes from; empty if none does.
  std::string source_hint() const {
    const bool fragment = rule_ == UniformityRule::Derivative;
    switch (source_.why) {
      case Why::WritableVariable: {
        const AddressSpace space = p_.variables[source_.variable].space;
        if (fragment && space == AddressSpace::Storage && reporter_.may_be_written(source_.variable)) return {};
        return memory_hint(space, source_.variable);
      }
      case Why::PointerLoad:
        if (fragment) return {};
        return memory_hint(source_.detail == ~0u ? AddressSpace::Storage : pointer_space(), {});
      case Why::BuiltinInput:
        if (static_cast<BuiltinValue>(source_.detail) == BuiltinValue::WorkgroupIndex) return "compute it from workgroup_id and num_workgroups, which are the same in all invocations";
        if (source_.by_neighbour) return "take the built-in value that you need as a parameter of its own, not in a structure with others";
        return {};
      case Why::AtomicResult:
        if (fragment) return {};
        if (builtin(source_.detail).name == "atomicLoad" && source_.variable && p_.variables[source_.variable].space == AddressSpace::Workgroup)
          return memory_hint(AddressSpace::Workgroup, source_.variable);
        return "let one invocation put the result into a workgroup variable, and read that with `workgroupUniformLoad`";
      case Why::SubgroupResult:
        if (of_workgroup_ && builtin(source_.detail).uniformity == Uniformity::SubgroupUniform)
          return "a workgroup may have several subgroups: gather their results in a workgroup variable, and read that with `workgroupUniformLoad`";
        return {};
      case Why::TextureResult: return fragment ? "" : "let one invocation put the value into a workgroup variable, and read that with `workgroupUniformLoad`";
      case Why::Nothing:
      case Why::Branch:
      case Why::Loop:
      case Why::BreakIf:
      case Why::Case:
      case Why::Right:
      case Why::EarlyExit:
      case Why::Assignment:
      case Why::PartAssigned:
      case Why::Written:
      case Why::Reduction:
      case Why::CallResult:
      case Why::OutParameter:
      case Why::DerivativeResult: break;
    }
    return {};
  }

  /// Hints that depend on the shape of the control flow.
  std::string flow_hint() const {
    if (rule_ == UniformityRule::Derivative) {
      if (takes_texture() && !cause_.through)
        return fmt::format("call {} before invocations part ways and use its result after, or take `textureSampleLevel` or `textureSampleGrad`, which compare no neighbours", operation());
      return fmt::format("make {} before invocations part ways, and use its result after", cause_.through ? call() : "the call of " + operation());
    }
    if (reduction_ != ~0u)
      return fmt::format("where you know better, `@diagnostic(off, subgroup_uniformity)` before the statement or function that holds {} takes it on trust", operation());
    if (rule_ == UniformityRule::Subgroup)
      return fmt::format("make {} where all invocations come by, with a neutral element from those that have nothing to give, and use its result after", cause_.through ? call() : "the call of " + operation());
    if (first_exit_ == StmtKind::Return)
      return fmt::format("do not return early: guard the memory accesses, load a neutral element where there is no data, and let all invocations reach {}", call());
    if (first_exit_ == StmtKind::Continue) return fmt::format("put what `continue` skips into an `if`, and leave {} outside of it", call());
    if (first_exit_ == StmtKind::Break)
      return fmt::format("let all invocations leave the loop in the same iteration: guard the work with an `if` in place of `break`, or agree on a flag in a workgroup variable, read with `workgroupUniformLoad`");
    if (assigned_by_some_)
      return fmt::format("each invocation has a `{}` of its own: for a value of the whole workgroup take a workgroup variable, read with `workgroupUniformLoad`", variable(assigned_by_some_));
    if (decision_ == Why::Loop || decision_ == Why::BreakIf)
      return fmt::format("let all invocations go round the loop equally often, by a limit that is the same for all, and guard the work inside with an `if`, not {}", call());
    if (decision_ == Why::Right) return fmt::format("make {} first, in a `let`, and use its result in the condition", call());
    return fmt::format("guard the memory accesses, not {}: move it out of the {}, so that all invocations reach it", call(), decision_ == Why::Case ? "switch" : "branch");
  }

  const Program& p_;
  UniformityReporter& reporter_;
  const UniformityGraph& graph_;
  const std::vector<Node>& path_;
  UniformityRule rule_;
  bool of_workgroup_;
  const Cause& cause_;
  Origin source_;  ///< the deepest that is known
  std::vector<diag::Note> notes_;
  Following following_ = Following::Operation;
  VariableId assigned_;
  diag::Span last_exit_;
  StmtKind first_exit_ = StmtKind::Error;  ///< the jump that keeps invocations from the operation, if one does
  Why decision_ = Why::Nothing;            ///< kind of the first condition told
  VariableId part_assigned_, assigned_by_some_;
  uint32_t reduction_ = ~0u;
};

DiagId id_of(UniformityRule rule) {
  switch (rule) {
    case UniformityRule::Unnamed: return DiagId::BarrierNotUniform;
    case UniformityRule::Derivative: return DiagId::DerivativeNotUniform;
    case UniformityRule::Subgroup: return DiagId::SubgroupNotUniform;
  }
  return DiagId::BarrierNotUniform;
}

}  // namespace

void UniformityReporter::report(const UniformityGraph& graph, const std::vector<Node>& path, const Requirement& requirement) {
  Story story(p_, *this, graph, path, requirement);
  auto report = sink_.report(id_of(requirement.rule), requirement.cause.span, story.text());
  report.severity(assume_uniform_ && requirement.rule == UniformityRule::Unnamed ? diag::Severity::Warning : requirement.severity);
  for (diag::Note& n : story.notes()) report.note(n.span, std::move(n.text));
  report.hint(story.hint());
}

bool UniformityReporter::may_be_written(VariableId v) {
  if (!written_) {
    written_.emplace();
    const syntax::Module& ast = p_.ast;
    auto note = [&](ExprId e) {
      for (;;) {
        const syntax::Expr& x = ast.exprs[e];
        if (x.kind == ExprKind::Identifier) break;
        if (!x.a) return;
        e = x.a;
      }
      const ExprInfo& info = p_.exprs[e];
      if (info.denotes == Denotes::Variable) written_->insert(VariableId(info.denoted));
    };
    for (const syntax::Stmt& s : ast.stmts)
      if (s.target) note(s.target);
    std::unordered_set<ExprId> harmless;  // arguments of arrayLength
    for (const syntax::Expr& x : ast.exprs)
      if (x.kind == ExprKind::Call && x.args.count == 1 && ast.symbols.text(ast.exprs[x.a].name) == "arrayLength") harmless.insert(x.args.in(ast.expr_pool)[0]);
    for (uint32_t i = 0; i < ast.exprs.size(); i++) {
      const syntax::Expr& x = ast.exprs[ExprId(i)];
      if (x.kind == ExprKind::Unary && x.unary_op() == syntax::UnaryOp::AddressOf && !harmless.contains(ExprId(i))) note(x.a);
    }
  }
  return written_->contains(v);
}

}  // namespace tesela::sema
