// SPDX-License-Identifier: Apache-2.0
// The graph of one function in one scope, and the tags that callers see of it. An edge a -> b reads: a is uniform only if b is.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "sema/program.h"

namespace tesela::sema {

/// WorkgroupOnly: without subgroup uniformity there is no second pass, and subgroup operations too are needed by the whole workgroup.
enum class UniformityScope : uint8_t { Workgroup, Subgroup, WorkgroupOnly };
enum class UniformityRule : uint8_t { Unnamed, Derivative, Subgroup };

using Node = uint32_t;

/// Why a node is there; told in reports.
enum class Why : uint8_t {
  Nothing,
  // Control flow:
  Branch,     ///< below a condition; detail: 1 where it is true, 0 where it is false
  Loop,       ///< in a for or while, below its condition
  BreakIf,    ///< after a `break if`
  Case,       ///< in a switch, below its selector
  Right,      ///< right operand; detail: 1 of &&, 0 of ||
  EarlyExit,  ///< after a construct that some invocations leave by the jump at the node's span; detail: StmtKind
  // Values:
  Assignment,  ///< what a variable or let holds after this statement
  PartAssigned,  ///< the same, where only a part is assigned
  Written,       ///< what a variable holds after a call that got a pointer to it
  Reduction,     ///< result of a subgroup operation that is uniform where its arguments are; detail: builtin
  // Sources of non-uniform values:
  BuiltinInput,      ///< built-in or user-defined input of an entry point
  WritableVariable,  ///< load from memory that other invocations or earlier code may have changed; detail: VariableId
  PointerLoad,       ///< the same, through a pointer whose variable is not known here; detail: VariableId of the pointer, or ~0u
  CallResult,        ///< detail: index of an Origin
  OutParameter,      ///< what a callee wrote through a pointer; detail: index of an Origin
  AtomicResult,      ///< these: detail is the builtin
  SubgroupResult,
  DerivativeResult,
  TextureResult,
};
inline bool is_source(Why why) { return why >= Why::BuiltinInput; }
inline bool is_condition(Why why) { return why >= Why::Branch && why <= Why::Right; }
inline bool is_assignment(Why why) { return why >= Why::Assignment && why <= Why::Written; }

/// Where a value that a function hands out stops being uniform: a source in it or in a function that it calls.
struct Origin {
  FunctionId callee;  ///< the function called
  Why why = Why::Nothing;
  Span span;
  uint32_t detail = 0;
  VariableId variable;
  bool by_neighbour = false;
};

/// What must be uniform: a collective operation, seen from the function that holds it or from one that calls it.
struct Cause {
  Span span;               ///< the call in this function, or its argument
  uint32_t builtin = 0;    ///< library index of the collective operation
  bool operand = false;    ///< the operation wants an operand to be uniform, not the control flow that leads to it
  bool argument = false;   ///< it is the argument at `span` that must be uniform
  bool contents = false;   ///< ... or what it points to
  FunctionId through;      ///< the user function called, if it holds the operation or leads to it
  FunctionId holder;       ///< then: the function that holds the operation, and the operation
  Span inner;
  VariableId parameter;    ///< of `through`, where an argument must be uniform
  Span decision;           ///< then: the condition in the callee that depends on it, if one does
};

struct Requirement {
  bool set = false;
  diag::Severity severity = diag::Severity::Error;
  UniformityRule rule = UniformityRule::Unnamed;
  bool of_workgroup = true;  ///< all of the workgroup must come together, else all of the subgroup
  Cause cause;
};

struct ParameterTags {
  Requirement value;     ///< the argument must be uniform
  Requirement contents;  ///< what a function-space pointer points to must be uniform
  bool returned = false;           ///< the result is uniform only if argument and contents are
  bool out_non_uniform = false;    ///< contents may be non-uniform after the call
  Origin out_origin;
  std::vector<uint32_t> out_values;    ///< contents after the call depend on these arguments
  std::vector<uint32_t> out_contents;  ///< ... and on what these point to
};

struct FunctionTags {
  Requirement call_site;
  bool result_non_uniform = false;
  Origin result_origin;
  std::vector<ParameterTags> params;
};

class UniformityGraph {
 public:
  struct NodeInfo {
    Why why = Why::Nothing;
    Span span;
    uint32_t detail = 0;      ///< by `why`
    Node control = ~0u;       ///< conditions and assignments: control flow where they stand
    VariableId variable;      ///< assignments, BuiltinInput, WritableVariable, OutParameter: which
    uint32_t first_edge = ~0u;
    bool by_neighbour = false;  ///< BuiltinInput: the member in use is uniform, but another of its structure is not
  };
  std::vector<Origin> origins;

  Node add() { return add({}); }
  Node add(NodeInfo info) {
    nodes_.push_back(info);
    return static_cast<Node>(nodes_.size() - 1);
  }
  Node condition(Why why, Span span, Node control, uint32_t detail = 0) { return add({why, span, detail, control, {}, ~0u}); }
  Node assignment(Why why, Span span, Node control, VariableId v) { return add({why, span, 0, control, v, ~0u}); }
  Node source(Why why, Span span, uint32_t detail, VariableId v = {}, bool by_neighbour = false) { return add({why, span, detail, ~0u, v, ~0u, by_neighbour}); }
  void edge(Node from, Node to) {
    edges_.push_back({to, nodes_[from].first_edge});
    nodes_[from].first_edge = static_cast<uint32_t>(edges_.size() - 1);
  }
  const NodeInfo& operator[](Node n) const { return nodes_[n]; }
  uint32_t size() const { return static_cast<uint32_t>(nodes_.size()); }

  /// Breadth-first from `starts` over unmarked nodes, which are marked. `from[n]` becomes the node before n (starts: themselves).
  std::vector<Node> reach(const std::vector<Node>& starts, std::vector<bool>& marked, std::vector<Node>& from) const {
    std::vector<Node> queue;
    auto visit = [&](Node n, Node before) {
      if (marked[n]) return;
      marked[n] = true;
      from[n] = before;
      queue.push_back(n);
    };
    for (Node n : starts) visit(n, n);
    for (size_t i = 0; i < queue.size(); i++)
      for (uint32_t e = nodes_[queue[i]].first_edge; e != ~0u; e = edges_[e].next) visit(edges_[e].to, queue[i]);
    return queue;
  }

 private:
  struct Edge {
    Node to;
    uint32_t next;
  };
  std::vector<NodeInfo> nodes_;
  std::vector<Edge> edges_;
};

/// Whether the path leaves the condition or assignment at `i` by the control flow in which it stands, and not by a value. Then it matters only where
/// it stands, and what decides comes later on the path.
inline bool goes_by_control(const UniformityGraph& graph, const std::vector<Node>& path, size_t i) {
  const Node control = graph[path[i]].control;
  for (size_t j = i + 1; j < path.size(); j++) {
    if (path[j] == control) return true;
    if (graph[path[j]].why != Why::Nothing && graph[path[j]].why != Why::Reduction) return false;
  }
  return false;
}

}  // namespace tesela::sema
