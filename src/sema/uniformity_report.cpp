// SPDX-License-Identifier: Apache-2.0
#include "sema/uniformity_report.h"

#include <fmt/format.h>

#include "sema/library.h"

namespace tesela::sema {
namespace {

using core::AddressSpace;
using diag::DiagId;

constexpr size_t kMaxNotes = 5;

class Story {
 public:
  Story(const Program& program, const UniformityGraph& graph, const std::vector<Node>& path, const Requirement& requirement)
      : p_(program), graph_(graph), path_(path), requirement_(requirement) {}

  void tell(diag::Sink& sink) {
    const Cause& cause = requirement_.cause;
    std::string_view what = builtin(cause.builtin).name;
    DiagId id = requirement_.rule == UniformityRule::Derivative ? DiagId::DerivativeNotUniform : requirement_.rule == UniformityRule::Subgroup ? DiagId::SubgroupNotUniform : DiagId::BarrierNotUniform;
    std::string scope = requirement_.rule == UniformityRule::Subgroup ? "subgroup" : "workgroup";
    std::string text = cause.argument ? fmt::format("an argument of `{}` must be the same in all invocations of the {}", what, scope)
                                      : fmt::format("`{}` must be reached by all invocations of the {} together, but control flow here differs between them", what, scope);
    if (cause.through)
      text = cause.argument ? fmt::format("this argument must be the same in all invocations of the {}: `{}` makes `{}` depend on it", scope, function(cause.through), what)
                            : fmt::format("`{}` calls `{}`, which all invocations of the {} must reach together, but control flow here differs between them", function(cause.through), what, scope);
    auto report = sink.report(id, cause.span, text);
    report.severity(requirement_.severity);
    notes(report);
    report.hint(hint(what));
  }

 private:
  std::string symbol(base::Symbol s) const { return std::string(p_.ast.symbols.text(s)); }
  std::string function(FunctionId f) const { return symbol(p_.functions[f].name); }
  const UniformityGraph::NodeInfo& source() const { return graph_[path_.back()]; }

  void notes(diag::Sink::Builder& report) {
    std::vector<diag::Note> list;
    if (requirement_.cause.through) list.push_back({requirement_.cause.inner, fmt::format("`{}` is called here", builtin(requirement_.cause.builtin).name)});
    diag::Span last = requirement_.cause.span;
    for (size_t i = 0; i + 1 < path_.size() && list.size() + 1 < kMaxNotes; i++) {
      const auto& n = graph_[path_[i]];
      if (n.why == Why::Nothing || n.span == last) continue;
      if (n.why == Why::Condition) {
        list.push_back({n.span, exited_ ? "this condition decides which invocations leave early" : "this condition decides which invocations get here"});
        exited_ = false;
      } else if (n.why == Why::EarlyExit) {
        exited_ = true;
        early_exit_ = true;
        continue;
      } else if (n.why == Why::Assignment) {
        list.push_back({n.span, fmt::format("`{}` gets its value here", symbol(p_.variables[VariableId(n.detail)].name))});
      }
      last = n.span;
    }
    list.push_back({source().span, source_text()});
    for (diag::Note& n : list) report.note(n.span, std::move(n.text));
  }

  std::string source_text() const {
    const auto& n = source();
    switch (n.why) {
      case Why::BuiltinInput: {
        const Variable& v = p_.variables[VariableId(n.detail)];
        if (v.builtin == BuiltinValue::WorkgroupIndex) return fmt::format("`{}` counts as different between invocations (workgroup_id does not)", symbol(v.name));
        if (v.builtin == BuiltinValue::SubgroupId) return fmt::format("`{}` differs between the subgroups of a workgroup", symbol(v.name));
        if (v.builtin == BuiltinValue::None && p_.types.is(v.type, core::TypeKind::Struct)) return fmt::format("`{}` holds a built-in value that differs between invocations; members are not told apart", symbol(v.name));
        return fmt::format("`{}` differs between invocations", symbol(v.name));
      }
      case Why::WritableVariable: {
        const Variable& v = p_.variables[VariableId(n.detail)];
        if (v.space == AddressSpace::Private) return fmt::format("`{}` is a private variable: each invocation has its own", symbol(v.name));
        return fmt::format("`{}` is read from {} memory that invocations may write, so each may see another value", symbol(v.name), core::address_space_name(v.space));
      }
      case Why::PointerLoad: return fmt::format("this reads through `{}`, a pointer to memory that invocations may write", symbol(p_.variables[VariableId(n.detail)].name));
      case Why::CallResult: return fmt::format("the result of `{}` may differ between invocations", function(FunctionId(n.detail)));
      case Why::OutParameter: return fmt::format("`{}` may write different values through this pointer", function(FunctionId(n.detail)));
      case Why::AtomicResult: return fmt::format("the result of `{}` differs between invocations", builtin(n.detail).name);
      case Why::SubgroupResult: return fmt::format("the result of `{}` may differ within the {}", builtin(n.detail).name, requirement_.rule == UniformityRule::Subgroup ? "subgroup" : "workgroup");
      case Why::DerivativeResult: return fmt::format("the result of `{}` differs between invocations", builtin(n.detail).name);
      case Why::TextureResult: return "this reads a texture that invocations may write";
      case Why::Nothing:
      case Why::Condition:
      case Why::EarlyExit:
      case Why::Assignment: break;
    }
    return "this value may differ between invocations";
  }

  std::string hint(std::string_view what) const {
    const auto& n = source();
    if (n.why == Why::WritableVariable) {
      const Variable& v = p_.variables[VariableId(n.detail)];
      if (v.space == AddressSpace::Workgroup) return fmt::format("`workgroupUniformLoad(&{})` waits for the workgroup and gives all invocations one value", symbol(v.name));
      if (v.space == AddressSpace::Storage) return fmt::format("if the shader never writes `{0}`, declare it `var<storage, read>`; else copy the value to a workgroup variable and read it with workgroupUniformLoad", symbol(v.name));
      if (v.space == AddressSpace::Private) return fmt::format("use a `let` or `var` inside the function in place of the private variable `{}`", symbol(v.name));
    }
    if (early_exit_) return fmt::format("do not leave early: guard the memory accesses, load a neutral element where there is no data, and let all invocations reach `{}`", what);
    if (requirement_.cause.argument) return {};
    return fmt::format("guard the memory accesses, not `{}`: move it out of the branch, so that all invocations reach it", what);
  }

  const Program& p_;
  const UniformityGraph& graph_;
  const std::vector<Node>& path_;
  const Requirement& requirement_;
  bool exited_ = false, early_exit_ = false;
};

}  // namespace

void report_non_uniform(const Program& program, const UniformityGraph& graph, const std::vector<Node>& path, const Requirement& requirement, diag::Sink& sink) {
  Story(program, graph, path, requirement).tell(sink);
}

}  // namespace tesela::sema
