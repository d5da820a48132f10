// SPDX-License-Identifier: Apache-2.0
// Builds the graph of one function by walking its body once. Values of function-scope variables are tracked as assignments reach them; a journal of
// changes lets branches be undone, so the cost follows the text. Values that flow round a loop go through header nodes, made when a variable is
// first read or written inside it.
#pragma once
#include <unordered_map>
#include <vector>

#include "sema/library.h"
#include "sema/uniformity_graph.h"

namespace tesela::sema {

class UniformityWalk {
 public:
  struct Required {
    Node node;
    Requirement requirement;
  };

  UniformityWalk(const Program& program, UniformityScope scope, const std::vector<FunctionTags>& tags, FunctionId function);
  void run();

  UniformityGraph graph;
  Node start = 0;
  std::vector<Node> param_nodes, content_nodes, out_nodes;  ///< content and out: ~0u unless a function-space pointer
  Node return_value = 0;
  std::vector<Required> required;  ///< what collective operations in the body demand

 private:
  static constexpr uint32_t kNoMember = ~0u;
  enum Behaviour : uint8_t { kNext = 1, kBreak = 2, kContinue = 4, kReturn = 8 };
  struct Flow {
    Node control;
    uint8_t behaviour;
    StmtId break_, continue_, return_;  ///< the first jump of each kind that leaves the statement
  };
  /// A variable's current value and the loop depth at which it was set.
  struct Current {
    Node node = ~0u;
    uint32_t depth = 0;
  };
  struct Change {
    VariableId variable;
    Current before;
  };
  using Snapshot = std::vector<std::pair<VariableId, Node>>;
  /// A loop or switch that `break` may leave.
  struct Target {
    bool is_loop = false;
    size_t mark = 0;  ///< journal length at its start
    Node end = 0;     ///< loops: control flow at the end of an iteration
    std::vector<Snapshot> breaks, continues;
    std::unordered_map<VariableId, Node> headers;  ///< loops
  };
  /// What a pointer let or pointer parameter stands for.
  struct View {
    VariableId root;
    Node node = ~0u;
    bool partial = false;
  };
  struct Root {
    VariableId root;       ///< function-scope variable (or pointer parameter standing for its contents), if any
    VariableId module;     ///< module-scope variable, if any
    bool partial = false;
    Node view = ~0u;       ///< node of the pointer it goes through, if any
  };

  // Statements (uniformity_stmt.cpp).
  Flow statement(StmtId id, Node control);
  Flow statements(const syntax::Stmt& block, Node control);
  Flow if_chain(StmtId id, Node control);
  Flow loop(const syntax::Stmt& s, Node control);
  bool continuing(const syntax::Stmt& s, const Flow& body, Target& target);
  Flow switch_(const syntax::Stmt& s, Node control);
  void declaration(const syntax::Stmt& s, Node control);
  void assign(ExprId target, Node value, Node control, Span span);
  void return_outputs();
  Node condition(Why why, ExprId e, Node control);
  Node early_exit(const Flow& body, const Flow& other);
  void push_filter(std::string_view severity, std::string_view rule);
  void push_filters(base::Range<syntax::Attribute> attributes);

  // Variables (uniformity_stmt.cpp).
  Node current(VariableId v);
  void set(VariableId v, Node node);
  Snapshot changes_since(size_t mark);
  void undo(size_t mark);
  void merge(const std::vector<Snapshot>& exits, Target* loop);
  Target* innermost(bool loops_only);

  // Expressions (uniformity_expr.cpp).
  Node value(ExprId e, Node control);
  Node access(ExprId e, Node control, bool load, std::vector<Node>* indices_only = nullptr);
  Node identifier(ExprId e, Node control, bool load, bool dereferenced, uint32_t member = kNoMember);
  Node variable(VariableId v, Span span, Node control, bool load, bool dereferenced, uint32_t member);
  Node pointer(VariableId v, Span span, Node control, bool dereferenced);
  Node entry_input(VariableId v, Span span, Node control, uint32_t member);
  bool is_uniform_input(BuiltinValue value) const;
  Node load_through(VariableId root, VariableId pointer, Span span);
  Node call(ExprId e, Node control);
  Node call_builtin(const CallInfo& info, const syntax::Expr& e, const std::vector<Node>& arguments, Node control);
  Node call_function(const CallInfo& info, const syntax::Expr& e, const std::vector<Node>& arguments, Node control);
  Root root_of(ExprId e) const;
  bool is_tracked_pointer(TypeId type) const;
  bool is_writable_pointer(TypeId type) const;
  void require(Node node, const Requirement& requirement);
  diag::Severity filter(UniformityRule rule, bool* off) const;

  const Program& p_;
  const syntax::Module& ast_;
  UniformityScope scope_;
  const std::vector<FunctionTags>& tags_;
  FunctionId function_;
  std::unordered_map<VariableId, Current> variables_;
  std::unordered_map<VariableId, Node> values_;  ///< let, by-value parameters
  std::unordered_map<VariableId, View> views_;
  std::unordered_map<VariableId, VariableId> module_roots_;  ///< pointer lets: the module-scope variable that they point into
  std::vector<Change> journal_;
  std::vector<Target*> targets_;
  uint32_t loop_depth_ = 0;
  std::vector<Target*> loops_;
  struct Filter {
    UniformityRule rule;
    bool off;
    diag::Severity severity;
  };
  std::vector<Filter> filters_;
};

}  // namespace tesela::sema
