// SPDX-License-Identifier: Apache-2.0
// The graph of one function in one scope, and the tags that callers see of it. An edge a -> b reads: a is uniform only if b is.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "sema/program.h"

namespace tesela::sema {

enum class UniformityScope : uint8_t { Workgroup, Subgroup };
enum class UniformityRule : uint8_t { Unnamed, Derivative, Subgroup };

using Node = uint32_t;

/// Why a node is there; told in reports.
enum class Why : uint8_t {
  Nothing,
  Condition,   ///< control flow below this condition
  EarlyExit,   ///< control flow after a construct that some invocations leave for good
  Assignment,  ///< value that a variable has after this statement
  // Sources of non-uniform values:
  BuiltinInput,
  WritableVariable,  ///< load from memory that other invocations or earlier code may have changed
  PointerLoad,       ///< the same, through a pointer parameter
  CallResult,
  OutParameter,      ///< what a callee wrote through a pointer
  AtomicResult,
  SubgroupResult,
  DerivativeResult,
  TextureResult,
};
inline bool is_source(Why why) { return why >= Why::BuiltinInput; }

/// What must be uniform: a collective operation, seen from the function that holds it or from one that calls it.
struct Cause {
  Span span;              ///< the call in this function
  uint32_t builtin = 0;   ///< library index of the collective operation
  FunctionId through;     ///< the user function called at `span`, if it holds the operation
  Span inner;             ///< then: the operation itself, in whatever function
  bool argument = false;  ///< an argument must be uniform, not control flow
};

struct Requirement {
  bool set = false;
  diag::Severity severity = diag::Severity::Error;
  UniformityRule rule = UniformityRule::Unnamed;
  Cause cause;
};

struct ParameterTags {
  Requirement value;     ///< the argument must be uniform
  Requirement contents;  ///< what a function-space pointer points to must be uniform
  bool returned = false;           ///< the result is uniform only if argument and contents are
  bool out_non_uniform = false;    ///< contents may be non-uniform after the call
  Span out_origin;
  std::vector<uint32_t> out_values;    ///< contents after the call depend on these arguments
  std::vector<uint32_t> out_contents;  ///< ... and on what these point to
};

struct FunctionTags {
  Requirement call_site;
  bool result_non_uniform = false;
  Span result_origin;
  std::vector<ParameterTags> params;
};

class UniformityGraph {
 public:
  struct NodeInfo {
    Why why = Why::Nothing;
    Span span;
    uint32_t detail = 0;  ///< VariableId, FunctionId or builtin, by `why`
    uint32_t first_edge = ~0u;
  };

  Node add(Why why = Why::Nothing, Span span = {}, uint32_t detail = 0) {
    nodes_.push_back({why, span, detail, ~0u});
    return static_cast<Node>(nodes_.size() - 1);
  }
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

}  // namespace tesela::sema
