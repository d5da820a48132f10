// SPDX-License-Identifier: Apache-2.0
// Expressions: the node of a value, or of a view where nothing is loaded.
#include "sema/uniformity_walk.h"

namespace tesela::sema {

using core::AccessMode;
using core::AddressSpace;
using core::TypeKind;
using syntax::BinaryOp;
using syntax::Expr;
using syntax::ExprKind;
using syntax::UnaryOp;

bool UniformityWalk::is_tracked_pointer(TypeId type) const {
  const core::Type& t = p_.types[type];
  return t.kind == TypeKind::Pointer && t.space == AddressSpace::Function;
}

void UniformityWalk::require(Node node, const Requirement& requirement) { required.push_back({node, requirement}); }

diag::Severity UniformityWalk::filter(UniformityRule rule, bool* off) const {
  *off = false;
  for (auto at = filters_.rbegin(); at != filters_.rend(); ++at) {
    if (at->rule != rule) continue;
    *off = at->off;
    return at->severity;
  }
  return diag::Severity::Error;
}

Node UniformityWalk::value(ExprId e, Node control) {
  if (p_.exprs[e].constant != ~0u) return control;
  // Left spines of binary operators are as long as the file.
  std::vector<ExprId> spine;
  while (ast_.exprs[e].kind == ExprKind::Binary) {
    spine.push_back(e);
    e = ast_.exprs[e].a;
  }
  const Expr& x = ast_.exprs[e];
  Node node = control;
  switch (x.kind) {
    case ExprKind::Parenthesized: node = value(x.a, control); break;
    case ExprKind::Identifier: node = identifier(e, control, true, false); break;
    case ExprKind::Index:
    case ExprKind::Member: node = access(e, control, true); break;
    case ExprKind::Call: node = call(e, control); break;
    case ExprKind::Unary:
      if (x.unary_op() == UnaryOp::AddressOf)
        node = access(x.a, control, false);
      else if (x.unary_op() == UnaryOp::Indirection)
        node = access(e, control, true);
      else
        node = value(x.a, control);
      break;
    case ExprKind::Binary:
    case ExprKind::BoolLiteral:
    case ExprKind::IntLiteral:
    case ExprKind::FloatLiteral:
    case ExprKind::Error: break;
  }
  for (auto at = spine.rbegin(); at != spine.rend(); ++at) {
    const Expr& b = ast_.exprs[*at];
    if (b.binary_op() == BinaryOp::LogicalAnd || b.binary_op() == BinaryOp::LogicalOr) {
      Node decided = graph.add(Why::Condition, ast_.exprs[b.a].span);
      graph.edge(decided, node);
      node = value(b.b, decided);
      if (node == control) node = decided;
    } else {
      Node result = graph.add();
      graph.edge(result, node);
      graph.edge(result, value(b.b, control));
      node = result;
    }
  }
  return node;
}

/// Postfix chains, `*` and `&` down to what they stand on. With `indices_only` the nodes of the indices are handed out and nothing else is made.
Node UniformityWalk::access(ExprId e, Node control, bool load, std::vector<Node>* indices_only) {
  std::vector<ExprId> index_exprs;
  bool dereferenced = false;  // a pointer at the root is followed
  for (;;) {
    const Expr& x = ast_.exprs[e];
    dereferenced |= load && (x.kind == ExprKind::Index || x.kind == ExprKind::Member || (x.kind == ExprKind::Unary && x.unary_op() == UnaryOp::Indirection));
    if (x.kind == ExprKind::Index) {
      index_exprs.push_back(x.b);
      e = x.a;
    } else if (x.kind == ExprKind::Member || x.kind == ExprKind::Parenthesized ||
               (x.kind == ExprKind::Unary && (x.unary_op() == UnaryOp::AddressOf || x.unary_op() == UnaryOp::Indirection))) {
      e = x.a;
    } else {
      break;
    }
  }
  std::vector<Node> indices;
  for (auto at = index_exprs.rbegin(); at != index_exprs.rend(); ++at) indices.push_back(value(*at, control));
  if (indices_only) {
    *indices_only = std::move(indices);
    return control;
  }
  Node base = ast_.exprs[e].kind == ExprKind::Identifier ? identifier(e, control, load, dereferenced) : value(e, control);
  if (indices.empty()) return base;
  Node result = graph.add();
  graph.edge(result, base);
  for (Node i : indices) graph.edge(result, i);
  return result;
}

Node UniformityWalk::identifier(ExprId e, Node control, bool load, bool dereferenced) {
  const ExprInfo& info = p_.exprs[e];
  if (info.denotes != Denotes::Variable) return control;
  return variable(VariableId(info.denoted), ast_.exprs[e].span, control, load, dereferenced);
}

/// A variable by name. `load` asks for its value; `dereferenced` for what a pointer points to. A pointer on its own is its view.
Node UniformityWalk::variable(VariableId v, Span span, Node control, bool load, bool dereferenced) {
  const Variable& var = p_.variables[v];
  auto load_tracked = [&](VariableId root, Node view) {
    Node result = graph.add();
    graph.edge(result, control);
    graph.edge(result, current(root));
    if (view != ~0u) graph.edge(result, view);
    return result;
  };
  switch (var.kind) {
    case VariableKind::Const:
    case VariableKind::Override: return control;
    case VariableKind::FunctionVar: return load ? load_tracked(v, ~0u) : control;
    case VariableKind::ModuleVar: {
      bool writable = var.space == AddressSpace::Private || var.space == AddressSpace::Workgroup || (var.space == AddressSpace::Storage && var.access == AccessMode::ReadWrite);
      if (!writable || !load) return control;
      return graph.add(Why::WritableVariable, span, v.index);
    }
    case VariableKind::Let:
    case VariableKind::Parameter: break;
  }
  if (var.builtin != BuiltinValue::None) return builtin_input(v, span, control);
  Node own = values_.contains(v) ? values_[v] : control;
  const core::Type& type = p_.types[var.type];
  if (type.kind == TypeKind::Pointer) {
    auto view = views_.find(v);
    if (view != views_.end()) return dereferenced ? load_tracked(view->second.root, own) : own;
    bool writable = type.space == AddressSpace::Private || type.space == AddressSpace::Workgroup || (type.space == AddressSpace::Storage && type.access == AccessMode::ReadWrite);
    if (dereferenced && writable) return graph.add(Why::PointerLoad, span, v.index);
    return own;
  }
  if (var.kind == VariableKind::Parameter && p_.functions[var.owner].stage != PipelineStage::None) {
    // A structure of an entry point: its members are not told apart.
    Node worst = control;
    if (p_.types.is(var.type, TypeKind::Struct)) {
      uint32_t s = p_.types[var.type].struct_id.index;
      for (auto at = p_.member_builtins.lower_bound({s, 0}); at != p_.member_builtins.end() && at->first.first == s; ++at) {
        bool uniform = at->second == BuiltinValue::WorkgroupId || at->second == BuiltinValue::NumWorkgroups || at->second == BuiltinValue::NumSubgroups ||
                       (at->second == BuiltinValue::SubgroupSize && p_.functions[var.owner].stage == PipelineStage::Compute) ||
                       (at->second == BuiltinValue::SubgroupId && scope_ == UniformityScope::Subgroup);
        if (!uniform) worst = graph.add(Why::BuiltinInput, span, v.index);
      }
      if (p_.functions[var.owner].stage != PipelineStage::Compute) worst = graph.add(Why::BuiltinInput, span, v.index);
      return worst;
    }
    return graph.add(Why::BuiltinInput, span, v.index);
  }
  Node result = graph.add();
  graph.edge(result, control);
  graph.edge(result, own);
  return result;
}

Node UniformityWalk::builtin_input(VariableId v, Span span, Node control) {
  const Variable& var = p_.variables[v];
  bool uniform = false;
  switch (var.builtin) {
    case BuiltinValue::WorkgroupId:
    case BuiltinValue::NumWorkgroups:
    case BuiltinValue::NumSubgroups: uniform = true; break;
    case BuiltinValue::SubgroupSize: uniform = p_.functions[var.owner].stage == PipelineStage::Compute; break;
    case BuiltinValue::SubgroupId: uniform = scope_ == UniformityScope::Subgroup; break;
    case BuiltinValue::None:
    case BuiltinValue::LocalInvocationId:
    case BuiltinValue::LocalInvocationIndex:
    case BuiltinValue::GlobalInvocationId:
    case BuiltinValue::GlobalInvocationIndex:
    case BuiltinValue::WorkgroupIndex:
    case BuiltinValue::SubgroupInvocationId:
    case BuiltinValue::VertexIndex:
    case BuiltinValue::InstanceIndex:
    case BuiltinValue::Position:
    case BuiltinValue::FrontFacing:
    case BuiltinValue::FragDepth:
    case BuiltinValue::SampleIndex:
    case BuiltinValue::SampleMask:
    case BuiltinValue::ClipDistances:
    case BuiltinValue::PrimitiveIndex:
    case BuiltinValue::Barycentric: break;
  }
  return uniform ? control : graph.add(Why::BuiltinInput, span, v.index);
}

UniformityWalk::Root UniformityWalk::root_of(ExprId e) const {
  Root root;
  for (;;) {
    const Expr& x = ast_.exprs[e];
    if (x.kind == ExprKind::Index || x.kind == ExprKind::Member) {
      root.partial = true;
      e = x.a;
    } else if (x.kind == ExprKind::Parenthesized || x.kind == ExprKind::Unary) {
      e = x.a;
    } else {
      break;
    }
  }
  const ExprInfo& info = p_.exprs[e];
  if (info.denotes != Denotes::Variable) return {};
  VariableId v(info.denoted);
  if (p_.variables[v].kind == VariableKind::FunctionVar) {
    root.root = v;
    return root;
  }
  auto view = views_.find(v);
  if (view == views_.end()) return {};
  root.root = view->second.root;
  root.partial |= view->second.partial;
  root.view = view->second.node;
  return root;
}

Node UniformityWalk::call(ExprId e, Node control) {
  const Expr& x = ast_.exprs[e];
  const ExprInfo& info = p_.exprs[e];
  std::vector<Node> arguments;
  for (ExprId a : x.args.in(ast_.expr_pool)) arguments.push_back(value(a, control));
  if (info.call != ~0u) {
    const CallInfo& call = p_.calls[info.call];
    if (call.kind == CallKind::Function) return call_function(call, x, arguments, control);
    if (call.kind == CallKind::Builtin) return call_builtin(call, x, arguments, control);
  }
  Node result = graph.add();
  graph.edge(result, control);
  for (Node a : arguments) graph.edge(result, a);
  return result;
}

Node UniformityWalk::call_builtin(const CallInfo& info, const Expr& e, const std::vector<Node>& arguments, Node control) {
  Requirement r;
  r.set = true;
  r.cause = {e.span, info.builtin, {}, {}, false};
  bool workgroup = scope_ == UniformityScope::Workgroup;
  Why source = Why::Nothing;
  bool off = false;
  auto subgroup = [&](bool delta) {
    if (workgroup) return;
    r.rule = UniformityRule::Subgroup;
    r.severity = filter(r.rule, &off);
    if (off) return;
    require(control, r);
    if (delta) {
      r.cause.argument = true;
      require(arguments.back(), r);
    }
  };
  switch (builtin(info.builtin).uniformity) {
    case Uniformity::Follows: break;
    case Uniformity::Barrier:
      if (workgroup) require(control, r);
      break;
    case Uniformity::UniformLoad:
      if (workgroup) {
        require(control, r);
        r.cause.argument = true;
        for (Node a : arguments) require(a, r);
      }
      return control;
    case Uniformity::Derivative:
      r.rule = UniformityRule::Derivative;
      r.severity = filter(r.rule, &off);
      if (workgroup && !off) require(control, r);
      source = Why::DerivativeResult;
      break;
    case Uniformity::SubgroupUniform:
      subgroup(false);
      if (workgroup) source = Why::SubgroupResult;
      break;
    case Uniformity::SubgroupVarying:
      subgroup(false);
      source = Why::SubgroupResult;
      break;
    case Uniformity::SubgroupDelta:
      subgroup(true);
      source = Why::SubgroupResult;
      break;
    case Uniformity::Atomic: source = Why::AtomicResult; break;
    case Uniformity::TextureLoad:
      if (!info.params.empty() && p_.types[info.params[0]].access == AccessMode::ReadWrite) source = Why::TextureResult;
      break;
  }
  if (is_source(source)) return graph.add(source, e.span, info.builtin);
  Node result = graph.add();
  graph.edge(result, control);
  for (Node a : arguments) graph.edge(result, a);
  return result;
}

Node UniformityWalk::call_function(const CallInfo& info, const Expr& e, const std::vector<Node>& arguments, Node control) {
  const FunctionTags& tags = tags_[info.function.index];
  auto args = e.args.in(ast_.expr_pool);
  auto inherit = [&](Node node, const Requirement& inner, Span where, bool argument) {
    if (!inner.set) return;
    Requirement r = inner;
    r.cause = {where, inner.cause.builtin, info.function, inner.cause.through ? inner.cause.inner : inner.cause.span, argument};
    require(node, r);
  };
  // What each argument points to, before the call.
  std::vector<Node> contents(arguments.size(), ~0u);
  std::vector<Root> roots(arguments.size());
  for (size_t i = 0; i < arguments.size() && i < tags.params.size(); i++) {
    if (!is_tracked_pointer(info.params[i])) continue;
    roots[i] = root_of(args[i]);
    contents[i] = graph.add();
    if (roots[i].root) graph.edge(contents[i], current(roots[i].root));
    graph.edge(contents[i], arguments[i]);
  }
  inherit(control, tags.call_site, e.span, false);
  Node result = tags.result_non_uniform ? graph.add(Why::CallResult, e.span, info.function.index) : graph.add();
  graph.edge(result, control);
  for (size_t i = 0; i < arguments.size() && i < tags.params.size(); i++) {
    const ParameterTags& param = tags.params[i];
    inherit(arguments[i], param.value, ast_.exprs[args[i]].span, true);
    if (contents[i] != ~0u) inherit(contents[i], param.contents, ast_.exprs[args[i]].span, true);
    if (param.returned) {
      graph.edge(result, arguments[i]);
      if (contents[i] != ~0u) graph.edge(result, contents[i]);
    }
  }
  for (size_t i = 0; i < arguments.size() && i < tags.params.size(); i++) {
    if (contents[i] == ~0u || !roots[i].root) continue;
    const ParameterTags& param = tags.params[i];
    Node after = param.out_non_uniform ? graph.add(Why::OutParameter, e.span, info.function.index) : graph.add(Why::Assignment, e.span, roots[i].root.index);
    graph.edge(after, control);
    graph.edge(after, arguments[i]);
    for (uint32_t j : param.out_values) graph.edge(after, arguments[j]);
    for (uint32_t j : param.out_contents)
      if (contents[j] != ~0u) graph.edge(after, contents[j]);
    if (roots[i].partial) graph.edge(after, current(roots[i].root));
    set(roots[i].root, after);
  }
  return result;
}

}  // namespace tesela::sema
