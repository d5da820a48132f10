// SPDX-License-Identifier: Apache-2.0
// Functions in call order, what the graph of each says, and the tags that its callers see.
#include "sema/uniformity.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

#include "sema/uniformity_report.h"
#include "sema/uniformity_walk.h"

namespace tesela::sema {
namespace {

constexpr size_t kMaxReportWork = 20'000'000;  // nodes visited to tell errors apart

/// Callees before callers; the call graph has no cycles in a checked program, but may be deep.
std::vector<FunctionId> call_order(const Program& program) {
  std::vector<FunctionId> order;
  std::vector<uint8_t> state(program.functions.size());
  std::vector<std::pair<FunctionId, size_t>> stack;
  for (uint32_t i = 0; i < program.functions.size(); i++) {
    if (state[i]) continue;
    stack.push_back({FunctionId(i), 0});
    state[i] = 1;
    while (!stack.empty()) {
      auto& [f, next] = stack.back();
      const std::vector<FunctionId>& callees = program.functions[f].callees;
      if (next == callees.size()) {
        order.push_back(f);
        stack.pop_back();
      } else if (FunctionId callee = callees[next++]; !state[callee.index]) {
        state[callee.index] = 1;
        stack.push_back({callee, 0});
      }
    }
  }
  return order;
}

bool uses_subgroups(const Program& program) {
  for (const Function& f : program.functions)
    for (uint32_t b : f.builtins_called)
      if (builtin(b).flags & kNeedsSubgroups) return true;
  return false;
}

class Solver {
 public:
  Solver(const UniformityWalk& walk, UniformityReporter& reporter) : walk_(walk), reporter_(reporter) {}

  FunctionTags solve() {
    FunctionTags tags;
    tags.params.resize(walk_.param_nodes.size());
    std::vector<bool> marked(walk_.graph.size());
    for (diag::Severity s : {diag::Severity::Error, diag::Severity::Warning, diag::Severity::Info}) requirements(s, marked, tags);
    result_tags(tags);
    for (size_t i = 0; i < walk_.out_nodes.size(); i++)
      if (walk_.out_nodes[i] != ~0u) output_tags(i, tags.params[i]);
    return tags;
  }

 private:
  void requirements(diag::Severity severity, std::vector<bool>& marked, FunctionTags& tags) {
    std::vector<Node> starts;
    for (const auto& r : walk_.required)
      if (r.requirement.severity == severity) starts.push_back(r.node);
    if (starts.empty()) return;
    std::vector<Node> from(walk_.graph.size(), ~0u);
    std::vector<bool> before = marked;
    std::vector<Node> reached = walk_.graph.reach(starts, marked, from);
    // Interior nodes are marked for good; what callers decide may be asked for again with less severity.
    marked[walk_.start] = false;
    for (Node n : walk_.param_nodes) marked[n] = false;
    for (Node n : walk_.content_nodes)
      if (n != ~0u) marked[n] = false;
    if (std::any_of(reached.begin(), reached.end(), [&](Node n) { return is_source(walk_.graph[n].why); })) return report_all(severity, before);
    auto tag = [&](Node node, Requirement& out) {
      if (out.set || from[node] == ~0u) return;
      std::vector<Node> path = path_to(node, from);
      out = cause_of(path.front(), severity);
      if (Node decides = decision(path); decides != ~0u) out.cause.decision = walk_.graph[decides].span;
    };
    tag(walk_.start, tags.call_site);
    for (size_t i = 0; i < tags.params.size(); i++) {
      tag(walk_.param_nodes[i], tags.params[i].value);
      if (walk_.content_nodes[i] != ~0u) tag(walk_.content_nodes[i], tags.params[i].contents);
    }
  }

  /// One report for each different reason: operations that miss the same condition because of the same source follow from one mistake.
  void report_all(diag::Severity severity, const std::vector<bool>& visited) {
    std::set<std::tuple<UniformityRule, uint32_t, uint32_t>> told;
    size_t work = 0;
    for (const auto& r : walk_.required) {
      if (r.requirement.severity != severity) continue;
      auto same_rule = [&](const auto& t) { return std::get<0>(t) == r.requirement.rule; };
      if ((work += walk_.graph.size()) > kMaxReportWork && std::any_of(told.begin(), told.end(), same_rule)) continue;
      const std::vector<Node> path = path_to_source(r.node, visited);
      if (path.empty()) continue;
      const Node decides = decision(path);
      const uint32_t place = decides == ~0u ? ~0u : walk_.graph[decides].span.begin;
      if (told.insert({r.requirement.rule, place, walk_.graph[path.back()].span.begin}).second) reporter_.report(walk_.graph, path, r.requirement);
    }
  }

  /// The shortest way to a source, or nothing. Where the condition that decides also depends on an input of the entry point, that is the better
  /// story: memory may be declared otherwise, an invocation's number stays its own.
  std::vector<Node> path_to_source(Node start, const std::vector<bool>& visited) const {
    const UniformityGraph& g = walk_.graph;
    std::vector<bool> marked = visited;
    std::vector<Node> from(g.size(), ~0u);
    std::vector<Node> path;
    for (Node n : g.reach({start}, marked, from))
      if (is_source(g[n].why)) {
        path = path_to(n, from);
        break;
      }
    if (path.empty() || (g[path.back()].why != Why::WritableVariable && g[path.back()].why != Why::PointerLoad)) return path;
    const Node decides = decision(path);
    if (decides == ~0u) return path;
    marked = visited;
    marked[g[decides].control] = true;
    std::fill(from.begin(), from.end(), ~0u);
    for (Node n : g.reach({decides}, marked, from)) {
      if (g[n].why != Why::BuiltinInput) continue;
      const std::vector<Node> rest = path_to(n, from);
      path.resize(static_cast<size_t>(std::find(path.begin(), path.end(), decides) - path.begin()));
      path.insert(path.end(), rest.begin(), rest.end());
      break;
    }
    return path;
  }

  static std::vector<Node> path_to(Node end, const std::vector<Node>& from) {
    std::vector<Node> path = {end};
    while (from[path.back()] != path.back()) path.push_back(from[path.back()]);
    std::reverse(path.begin(), path.end());
    return path;
  }

  /// The condition nearest to the operation whose own value matters, or ~0u.
  Node decision(const std::vector<Node>& path) const {
    for (size_t i = 0; i < path.size(); i++)
      if (is_condition(walk_.graph[path[i]].why) && !goes_by_control(walk_.graph, path, i)) return path[i];
    return ~0u;
  }

  const Requirement& cause_of(Node start, diag::Severity severity) const {
    for (const auto& r : walk_.required)
      if (r.node == start && r.requirement.severity == severity) return r.requirement;
    TESELA_UNREACHABLE("a path that starts at no requirement");
  }

  std::vector<Node> reachable(Node start) const {
    std::vector<bool> marked(walk_.graph.size());
    std::vector<Node> from(walk_.graph.size(), ~0u);
    return walk_.graph.reach({start}, marked, from);
  }

  /// The source itself, or where it comes from in a callee.
  Origin origin_of(Node n) const {
    const auto& node = walk_.graph[n];
    if (node.why == Why::CallResult || node.why == Why::OutParameter) return walk_.graph.origins[node.detail];
    return {{}, node.why, node.span, node.detail, node.variable, node.by_neighbour};
  }

  void result_tags(FunctionTags& tags) const {
    for (Node n : reachable(walk_.return_value)) {
      if (is_source(walk_.graph[n].why) && !tags.result_non_uniform) {
        tags.result_non_uniform = true;
        tags.result_origin = origin_of(n);
      }
      for (size_t i = 0; i < tags.params.size(); i++)
        if (n == walk_.param_nodes[i] || n == walk_.content_nodes[i]) tags.params[i].returned = true;
    }
  }

  void output_tags(size_t index, ParameterTags& tags) const {
    for (Node n : reachable(walk_.out_nodes[index])) {
      if (is_source(walk_.graph[n].why) && !tags.out_non_uniform) {
        tags.out_non_uniform = true;
        tags.out_origin = origin_of(n);
      }
      for (uint32_t i = 0; i < walk_.param_nodes.size(); i++) {
        if (n == walk_.param_nodes[i]) tags.out_values.push_back(i);
        if (n == walk_.content_nodes[i]) tags.out_contents.push_back(i);
      }
    }
  }

  const UniformityWalk& walk_;
  UniformityReporter& reporter_;
};

}  // namespace

void analyse_uniformity(const Program& program, bool subgroup_scope, bool assume_uniform, diag::Sink& sink) {
  std::vector<FunctionId> order = call_order(program);
  UniformityReporter reporter(program, assume_uniform, sink);
  for (UniformityScope scope : {subgroup_scope ? UniformityScope::Workgroup : UniformityScope::WorkgroupOnly, UniformityScope::Subgroup}) {
    if (scope == UniformityScope::Subgroup && (!subgroup_scope || !uses_subgroups(program))) break;
    std::vector<FunctionTags> tags(program.functions.size());
    for (FunctionId f : order) {
      UniformityWalk walk(program, scope, tags, f);
      walk.run();
      tags[f.index] = Solver(walk, reporter).solve();
    }
  }
}

}  // namespace tesela::sema
