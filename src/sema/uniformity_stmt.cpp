// SPDX-License-Identifier: Apache-2.0
// Statements, and the values of function-scope variables over them.
#include "sema/uniformity_walk.h"

namespace tesela::sema {

using syntax::Stmt;
using syntax::StmtKind;

UniformityWalk::UniformityWalk(const Program& program, UniformityScope scope, const std::vector<FunctionTags>& tags, FunctionId function)
    : p_(program), ast_(program.ast), scope_(scope), tags_(tags), function_(function) {}

void UniformityWalk::run() {
  const Function& f = p_.functions[function_];
  start = graph.add();
  return_value = graph.add();
  for (VariableId v : f.params) {
    const Variable& param = p_.variables[v];
    Node node = graph.add();
    param_nodes.push_back(node);
    bool tracked = is_tracked_pointer(param.type);
    content_nodes.push_back(tracked ? graph.add() : ~0u);
    out_nodes.push_back(tracked ? graph.add() : ~0u);
    values_[v] = node;
    if (!tracked) continue;
    views_[v] = {v, node, false};
    variables_[v] = {content_nodes.back(), 0};
  }
  for (const syntax::Directive& d : ast_.directives) {
    if (d.kind != syntax::DirectiveKind::Diagnostic || d.names.size() != 2) continue;
    push_filter(ast_.symbols.text(d.names[0]), ast_.symbols.text(d.names[1]));
  }
  const syntax::Decl& decl = ast_.decls[f.decl];
  push_filters(decl.attributes);
  Flow flow = statement(decl.body, start);
  if (flow.behaviour & kNext) return_outputs();
}

void UniformityWalk::push_filter(std::string_view severity, std::string_view rule) {
  diag::Severity s = severity == "warning" ? diag::Severity::Warning : severity == "info" ? diag::Severity::Info : diag::Severity::Error;
  if (rule == "derivative_uniformity") filters_.push_back({UniformityRule::Derivative, severity == "off", s});
  if (rule == "subgroup_uniformity") filters_.push_back({UniformityRule::Subgroup, severity == "off", s});
}

void UniformityWalk::push_filters(base::Range<syntax::Attribute> attributes) {
  for (const syntax::Attribute& a : attributes.in(ast_.attributes)) {
    if (ast_.symbols.text(a.name) != "diagnostic" || a.args.count < 2) continue;
    auto args = a.args.in(ast_.expr_pool);
    const syntax::Expr& rule = ast_.exprs[args[1]];
    if (rule.kind == syntax::ExprKind::Identifier) push_filter(ast_.symbols.text(ast_.exprs[args[0]].name), ast_.symbols.text(rule.name));
  }
}

// --- variables

Node UniformityWalk::current(VariableId v) {
  Current& c = variables_[v];
  if (c.node == ~0u) return start;
  if (c.depth == loop_depth_) return c.node;
  // First mention inside one or more loops: the value may come round them.
  Node node = c.node;
  for (uint32_t d = c.depth; d < loop_depth_; d++) {
    auto [at, fresh] = loops_[d]->headers.try_emplace(v, 0);
    if (fresh) {
      at->second = graph.add();
      graph.edge(at->second, node);
    }
    node = at->second;
  }
  journal_.push_back({v, c});
  c = {node, loop_depth_};
  return node;
}

void UniformityWalk::set(VariableId v, Node node) {
  Current& c = variables_[v];
  journal_.push_back({v, c});
  c = {node, loop_depth_};
}

UniformityWalk::Snapshot UniformityWalk::changes_since(size_t mark) {
  Snapshot out;
  std::unordered_map<VariableId, bool> seen;
  for (size_t i = mark; i < journal_.size(); i++)
    if (seen.try_emplace(journal_[i].variable, true).second) out.push_back({journal_[i].variable, variables_[journal_[i].variable].node});
  return out;
}

void UniformityWalk::undo(size_t mark) {
  while (journal_.size() > mark) {
    variables_[journal_.back().variable] = journal_.back().before;
    journal_.pop_back();
  }
}

/// After a branching construct whose changes are undone: each variable gets the union of what the exits left in it. An exit that did not touch it
/// leaves what was there before, or what comes round the loop.
void UniformityWalk::merge(const std::vector<Snapshot>& exits, Target* loop) {
  std::unordered_map<VariableId, std::vector<Node>> values;
  std::unordered_map<VariableId, size_t> count;
  for (const Snapshot& exit : exits)
    for (auto [v, node] : exit) {
      values[v].push_back(node);
      count[v]++;
    }
  if (loop && !exits.empty())
    for (auto& header : loop->headers) values[header.first];  // even if no exit touched it: it may have changed in an earlier iteration
  for (auto& [v, nodes] : values) {
    if (variables_[v].node == ~0u) continue;  // declared inside
    if (count[v] < exits.size()) {
      auto header = loop ? loop->headers.find(v) : decltype(loop->headers.end()){};
      nodes.push_back(loop && header != loop->headers.end() ? header->second : current(v));
    }
    Node merged = nodes[0];
    for (Node n : nodes)
      if (n != merged) {
        merged = graph.add();
        for (Node each : nodes) graph.edge(merged, each);
        break;
      }
    set(v, merged);
  }
}

UniformityWalk::Target* UniformityWalk::innermost(bool loops_only) {
  for (auto at = targets_.rbegin(); at != targets_.rend(); ++at)
    if (!loops_only || (*at)->is_loop) return *at;
  TESELA_UNREACHABLE("a jump outside of loops in a checked program");
}

// --- statements

Node UniformityWalk::condition(Why why, ExprId e, Node control) {
  Node node = graph.condition(why, ast_.exprs[e].span, control);
  graph.edge(node, value(e, control));
  return node;
}

/// Control flow after a construct that some invocations may have left.
Node UniformityWalk::early_exit(const Flow& body, const Flow& other) {
  StmtId jump;
  for (StmtId each : {body.return_, body.break_, body.continue_, other.return_, other.break_, other.continue_})
    if (each && !jump) jump = each;
  Node end = jump ? graph.condition(Why::EarlyExit, ast_.stmts[jump].span, body.control, static_cast<uint32_t>(ast_.stmts[jump].kind)) : graph.add();
  graph.edge(end, body.control);
  if (other.control != body.control) graph.edge(end, other.control);
  return end;
}

UniformityWalk::Flow UniformityWalk::statements(const Stmt& block, Node control) {
  Flow all{control, kNext, {}, {}, {}};
  for (StmtId id : block.statements.in(ast_.stmt_pool)) {
    Flow flow = statement(id, all.control);
    all = {flow.control, static_cast<uint8_t>((all.behaviour & ~kNext) | flow.behaviour), all.break_ ? all.break_ : flow.break_,
           all.continue_ ? all.continue_ : flow.continue_, all.return_ ? all.return_ : flow.return_};
    if (!(flow.behaviour & kNext)) break;  // what follows is unreachable and not analysed
  }
  return all;
}

UniformityWalk::Flow UniformityWalk::statement(StmtId id, Node control) {
  const Stmt& s = ast_.stmts[id];
  size_t filters = filters_.size();
  push_filters(s.attributes);
  Flow flow{control, kNext, {}, {}, {}};
  switch (s.kind) {
    case StmtKind::Block: flow = statements(s, control); break;
    case StmtKind::If: flow = if_chain(id, control); break;
    case StmtKind::Switch: flow = switch_(s, control); break;
    case StmtKind::Loop:
    case StmtKind::For:
    case StmtKind::While: flow = loop(s, control); break;
    case StmtKind::Break: {
      Target* target = innermost(false);
      target->breaks.push_back(changes_since(target->mark));
      flow.behaviour = kBreak;
      flow.break_ = id;
      break;
    }
    case StmtKind::Continue: {
      Target* target = innermost(true);
      target->continues.push_back(changes_since(target->mark));
      flow.behaviour = kContinue;
      flow.continue_ = id;
      break;
    }
    case StmtKind::Return:
      if (s.value) graph.edge(return_value, value(s.value, control));
      return_outputs();
      flow.behaviour = kReturn;
      flow.return_ = id;
      break;
    case StmtKind::Assign: {
      // References on the left are evaluated first; their indices join the value in assign().
      assign(s.target, value(s.value, control), control, s.span);
      break;
    }
    case StmtKind::CompoundAssign: {
      Node both = graph.add();
      graph.edge(both, value(s.target, control));
      graph.edge(both, value(s.value, control));
      assign(s.target, both, control, s.span);
      break;
    }
    case StmtKind::Increment:
    case StmtKind::Decrement: assign(s.target, value(s.target, control), control, s.span); break;
    case StmtKind::PhonyAssign:
    case StmtKind::Call: value(s.value, control); break;
    case StmtKind::Declaration: declaration(s, control); break;
    case StmtKind::Discard:
    case StmtKind::ConstAssert:
    case StmtKind::Probe:
    case StmtKind::Empty:
    case StmtKind::Error: break;
  }
  filters_.resize(filters);
  return flow;
}

void UniformityWalk::declaration(const Stmt& s, Node control) {
  auto found = p_.variable_of.find(s.decl);
  if (found == p_.variable_of.end()) return;
  VariableId v = found->second;
  const Variable& variable = p_.variables[v];
  const syntax::Decl& decl = ast_.decls[s.decl];
  if (variable.kind == VariableKind::Const) return;
  Node node = decl.value ? value(decl.value, control) : control;
  Node assigned = graph.assignment(Why::Assignment, s.span, control, v);
  graph.edge(assigned, node);
  graph.edge(assigned, control);
  if (variable.kind == VariableKind::FunctionVar) return set(v, assigned);
  values_[v] = assigned;
  if (!p_.types.is(variable.type, core::TypeKind::Pointer)) return;
  Root root = root_of(decl.value);
  if (root.root) views_[v] = {root.root, assigned, root.partial};
  if (root.module) module_roots_[v] = root.module;
}

void UniformityWalk::assign(ExprId target, Node value_node, Node control, Span span) {
  std::vector<Node> indices;
  access(target, control, false, &indices);
  Root root = root_of(target);
  if (!root.root) return;
  Node node = graph.assignment(root.partial ? Why::PartAssigned : Why::Assignment, span, control, root.root);
  graph.edge(node, value_node);
  graph.edge(node, control);
  for (Node i : indices) graph.edge(node, i);
  if (root.view != ~0u) graph.edge(node, root.view);
  if (root.partial) graph.edge(node, current(root.root));
  set(root.root, node);
}

void UniformityWalk::return_outputs() {
  const Function& f = p_.functions[function_];
  for (size_t i = 0; i < f.params.size(); i++)
    if (out_nodes[i] != ~0u) graph.edge(out_nodes[i], current(f.params[i]));
}

UniformityWalk::Flow UniformityWalk::if_chain(StmtId id, Node control) {
  // else-if chains are long: links are opened in a loop and closed backwards.
  struct Link {
    Flow body;
    Snapshot changes;
    size_t mark;
    Node outer;
  };
  std::vector<Link> links;
  Flow last{control, kNext, {}, {}, {}};
  Node at = control;
  for (StmtId next = id;;) {
    const Stmt& s = ast_.stmts[next];
    Node decides = value(s.condition, at);
    Span span = ast_.exprs[s.condition].span;
    Node taken = graph.condition(Why::Branch, span, at, 1), other = graph.condition(Why::Branch, span, at, 0);
    graph.edge(taken, decides);
    graph.edge(other, decides);
    size_t mark = journal_.size();
    Flow body = statement(s.body, taken);
    links.push_back({body, changes_since(mark), mark, at});
    undo(mark);
    at = other;
    if (!s.else_branch) {
      last = {other, kNext, {}, {}, {}};
      break;
    }
    next = s.else_branch;
    if (ast_.stmts[next].kind != StmtKind::If) {
      last = statement(next, other);
      break;
    }
  }
  for (auto link = links.rbegin(); link != links.rend(); ++link) {
    std::vector<Snapshot> exits;
    if (last.behaviour & kNext) exits.push_back(changes_since(link->mark));
    undo(link->mark);
    if (link->body.behaviour & kNext) exits.push_back(link->changes);
    merge(exits, nullptr);
    const Flow& body = link->body;
    uint8_t behaviour = last.behaviour | body.behaviour;
    last = {behaviour == kNext ? link->outer : early_exit(body, last), behaviour, body.break_ ? body.break_ : last.break_,
            body.continue_ ? body.continue_ : last.continue_, body.return_ ? body.return_ : last.return_};
  }
  return last;
}

UniformityWalk::Flow UniformityWalk::loop(const Stmt& s, Node control) {
  Node before = control;
  if (s.init) statement(s.init, control);
  Target target;
  target.is_loop = true;
  target.mark = journal_.size();
  targets_.push_back(&target);
  loops_.push_back(&target);
  loop_depth_++;

  Node entry = graph.add();
  graph.edge(entry, control);
  Node at = entry;
  uint8_t behaviour = 0;
  if (s.kind != StmtKind::Loop && s.condition) {
    at = condition(Why::Loop, s.condition, at);
    target.breaks.push_back(changes_since(target.mark));
    behaviour |= kBreak;
  }
  Flow body = statement(s.body, at);
  behaviour |= body.behaviour;
  bool repeats = (body.behaviour & (kNext | kContinue)) != 0;
  if (repeats) {
    if (continuing(s, body, target)) behaviour |= kBreak;
    // What the last iteration left in variables comes round.
    for (auto [v, node] : changes_since(target.mark)) {
      if (variables_[v].node == ~0u) continue;
      auto [header, fresh] = target.headers.try_emplace(v, 0);
      if (fresh) header->second = graph.add();
      graph.edge(header->second, node);
    }
    graph.edge(entry, target.end);
  }
  undo(target.mark);
  loop_depth_--;
  loops_.pop_back();
  targets_.pop_back();
  // Headers made at the end still need what comes from before the loop.
  for (auto [v, header] : target.headers)
    if (variables_[v].node != ~0u) graph.edge(header, current(v));
  merge(target.breaks, &target);
  bool returns = (behaviour & kReturn) != 0;
  uint8_t result = static_cast<uint8_t>(behaviour & kReturn);
  if (behaviour & kBreak) result |= kNext;
  return {returns ? (repeats ? entry : body.control) : before, result, {}, {}, body.return_};
}

/// What runs between two iterations; leaves the control flow at its end in the target. Whether a `break if` may leave the loop.
bool UniformityWalk::continuing(const Stmt& s, const Flow& body, Target& target) {
  std::vector<Snapshot> exits = target.continues;
  if (body.behaviour & kNext) exits.push_back(changes_since(target.mark));
  undo(target.mark);
  merge(exits, &target);
  target.end = body.control;
  if (s.update) target.end = statement(s.update, body.control).control;
  if (!s.continuing) return false;
  const Stmt& block = ast_.stmts[s.continuing];
  const size_t filters = filters_.size();
  push_filters(ast_.stmts[s.body].attributes);  // the continuing block stands inside the body's braces, and the break-if inside its own
  target.end = statement(s.continuing, body.control).control;
  push_filters(block.attributes);
  if (block.has_break_if) {
    target.end = condition(Why::BreakIf, block.condition, target.end);
    target.breaks.push_back(changes_since(target.mark));
  }
  filters_.resize(filters);
  return block.has_break_if;
}

UniformityWalk::Flow UniformityWalk::switch_(const Stmt& s, Node control) {
  Node selector = condition(Why::Case, s.condition, control);
  push_filters(s.body_attributes);
  Target target;
  target.mark = journal_.size();
  targets_.push_back(&target);
  Flow all{control, 0, {}, {}, {}};
  std::vector<Flow> ends;
  for (const syntax::SwitchClause& clause : s.clauses.in(ast_.clauses)) {
    Flow flow = statement(clause.body, selector);
    if (flow.behaviour & kNext) target.breaks.push_back(changes_since(target.mark));
    undo(target.mark);
    all.behaviour |= flow.behaviour;
    if (!all.continue_) all.continue_ = flow.continue_;
    if (!all.return_) all.return_ = flow.return_;
    ends.push_back(flow);
  }
  targets_.pop_back();
  merge(target.breaks, nullptr);
  uint8_t behaviour = static_cast<uint8_t>(all.behaviour & ~kBreak);
  if (all.behaviour & kBreak) behaviour |= kNext;
  all.behaviour = behaviour;
  if (behaviour == kNext) return all;
  // A break inside leads to the end of the switch: only what leaves the whole construct is told.
  Flow leaving = all;
  leaving.control = ends.front().control;
  all.control = early_exit(leaving, leaving);
  for (const Flow& flow : ends) graph.edge(all.control, flow.control);
  return all;
}

}  // namespace tesela::sema
