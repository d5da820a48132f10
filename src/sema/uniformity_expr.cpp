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

namespace {

bool is_writable(AddressSpace space, AccessMode access) {
  return space == AddressSpace::Private || space == AddressSpace::Workgroup || (space == AddressSpace::Storage && access == AccessMode::ReadWrite);
}

}  // namespace

bool UniformityWalk::is_tracked_pointer(TypeId type) const {
  const core::Type& t = p_.types[type];
  return t.kind == TypeKind::Pointer && t.space == AddressSpace::Function;
}

bool UniformityWalk::is_writable_pointer(TypeId type) const {
  const core::Type& t = p_.types[type];
  return t.kind == TypeKind::Pointer && is_writable(t.space, t.access);
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
      Node decided = graph.condition(Why::Right, ast_.exprs[b.a].span, control, b.binary_op() == BinaryOp::LogicalAnd);
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
  bool dereferenced = false;       // a pointer at the root is followed
  uint32_t member = kNoMember;     // of the structure at the root
  for (;;) {
    const Expr& x = ast_.exprs[e];
    dereferenced |= load && (x.kind == ExprKind::Index || x.kind == ExprKind::Member || (x.kind == ExprKind::Unary && x.unary_op() == UnaryOp::Indirection));
    if (x.kind == ExprKind::Member || x.kind == ExprKind::Index) member = x.kind == ExprKind::Member ? p_.exprs[e].member : kNoMember;
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
  const bool named = ast_.exprs[e].kind == ExprKind::Identifier;
  std::vector<Node> indices;
  for (auto at = index_exprs.rbegin(); at != index_exprs.rend(); ++at) indices.push_back(value(*at, control));
  if (indices_only) {
    *indices_only = std::move(indices);
    return control;
  }
  Node base = named ? identifier(e, control, load, dereferenced, member) : value(e, control);
  if (!named && dereferenced && is_writable_pointer(p_.exprs[e].type)) {
    // A view of a buffer is followed on the spot: what counts is the variable it looks into.
    Node loaded = load_through(root_of(e).module, {}, ast_.exprs[e].span);
    graph.edge(loaded, base);
    base = loaded;
  }
  if (indices.empty()) return base;
  Node result = graph.add();
  graph.edge(result, base);
  for (Node i : indices) graph.edge(result, i);
  return result;
}

Node UniformityWalk::identifier(ExprId e, Node control, bool load, bool dereferenced, uint32_t member) {
  const ExprInfo& info = p_.exprs[e];
  if (info.denotes != Denotes::Variable) return control;
  return variable(VariableId(info.denoted), ast_.exprs[e].span, control, load, dereferenced, member);
}

/// A variable by name. `load` asks for its value; `dereferenced` for what a pointer points to. A pointer on its own is its view.
Node UniformityWalk::variable(VariableId v, Span span, Node control, bool load, bool dereferenced, uint32_t member) {
  const Variable& var = p_.variables[v];
  Node result;
  switch (var.kind) {
    case VariableKind::Const:
    case VariableKind::Override: return control;
    case VariableKind::ModuleVar: return load && is_writable(var.space, var.access) ? load_through(v, {}, span) : control;
    case VariableKind::FunctionVar:
      if (!load) return control;
      result = graph.add();
      graph.edge(result, control);
      graph.edge(result, current(v));
      return result;
    case VariableKind::Let:
    case VariableKind::Parameter: break;
  }
  if (p_.types.is(var.type, TypeKind::Pointer)) return pointer(v, span, control, dereferenced);
  if (var.kind == VariableKind::Parameter && p_.functions[var.owner].stage != PipelineStage::None) return entry_input(v, span, control, member);
  result = graph.add();
  graph.edge(result, control);
  if (auto own = values_.find(v); own != values_.end()) graph.edge(result, own->second);
  return result;
}

Node UniformityWalk::pointer(VariableId v, Span span, Node control, bool dereferenced) {
  Node own = values_.contains(v) ? values_[v] : control;
  if (!dereferenced) return own;
  if (auto view = views_.find(v); view != views_.end()) {
    Node result = graph.add();
    graph.edge(result, control);
    graph.edge(result, current(view->second.root));
    graph.edge(result, own);
    return result;
  }
  if (!is_writable_pointer(p_.variables[v].type)) return own;
  auto root = module_roots_.find(v);
  return load_through(root == module_roots_.end() ? VariableId() : root->second, v, span);
}

/// A load from writable memory of a module-scope variable, if it is known, or through a pointer.
Node UniformityWalk::load_through(VariableId root, VariableId pointer, Span span) {
  if (root) return graph.source(Why::WritableVariable, span, root.index, root);
  return graph.source(Why::PointerLoad, span, pointer ? pointer.index : ~0u);
}

/// Built-in inputs that are the same in all invocations of the scope. User-defined inputs (None) never are.
bool UniformityWalk::is_uniform_input(BuiltinValue value) const {
  switch (value) {
    case BuiltinValue::WorkgroupId:
    case BuiltinValue::NumWorkgroups:
    case BuiltinValue::NumSubgroups: return true;
    case BuiltinValue::SubgroupSize: return p_.functions[function_].stage == PipelineStage::Compute;
    case BuiltinValue::SubgroupId: return scope_ == UniformityScope::Subgroup;
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
    case BuiltinValue::Barycentric: return false;
  }
  return false;
}

/// A parameter of an entry point. The members of a structure are not told apart; `member`, if known, is the one that is used.
Node UniformityWalk::entry_input(VariableId v, Span span, Node control, uint32_t member) {
  const Variable& var = p_.variables[v];
  if (!p_.types.is(var.type, TypeKind::Struct))
    return is_uniform_input(var.builtin) ? control : graph.source(Why::BuiltinInput, span, static_cast<uint32_t>(var.builtin), v);
  const core::StructId id = p_.types[var.type].struct_id;
  auto input = [&](uint32_t i) {
    auto found = p_.member_builtins.find({id.index, i});
    return found == p_.member_builtins.end() ? BuiltinValue::None : found->second;
  };
  const uint32_t count = static_cast<uint32_t>(p_.types.structure(id).members.size());
  uint32_t differs = member != kNoMember && !is_uniform_input(input(member)) ? member : kNoMember;
  for (uint32_t i = 0; i < count && differs == kNoMember; i++)
    if (!is_uniform_input(input(i))) differs = i;
  if (differs == kNoMember) return control;
  return graph.source(Why::BuiltinInput, span, static_cast<uint32_t>(input(differs)), v, member != kNoMember && differs != member);
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
    } else if (x.kind == ExprKind::Call && x.args.count > 0 && p_.types.is(p_.exprs[e].type, TypeKind::Pointer)) {
      e = x.args.in(ast_.expr_pool)[0];  // a view of a buffer
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
  if (p_.variables[v].kind == VariableKind::ModuleVar) root.module = v;
  if (auto module = module_roots_.find(v); module != module_roots_.end()) root.module = module->second;
  auto view = views_.find(v);
  if (view == views_.end()) return root;
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
  r.cause.span = e.span;
  r.cause.builtin = info.builtin;
  bool workgroup = scope_ != UniformityScope::Subgroup;
  Why source = Why::Nothing;
  VariableId variable_read;
  bool off = false;
  auto operand = [&](size_t i) {
    r.cause.span = ast_.exprs[e.args.in(ast_.expr_pool)[i]].span;
    r.cause.argument = r.cause.operand = true;
    require(arguments[i], r);
  };
  auto subgroup = [&](bool delta) {
    if (scope_ == UniformityScope::Workgroup) return;
    r.rule = UniformityRule::Subgroup;
    r.of_workgroup = workgroup;
    r.severity = filter(r.rule, &off);
    if (off) return;
    require(control, r);
    if (delta) operand(arguments.size() - 1);
  };
  switch (builtin(info.builtin).uniformity) {
    case Uniformity::Follows: break;
    case Uniformity::Barrier:
      if (workgroup) require(control, r);
      break;
    case Uniformity::UniformLoad:
      if (workgroup) {
        require(control, r);
        for (size_t i = 0; i < arguments.size(); i++) operand(i);
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
    case Uniformity::Atomic:
      source = Why::AtomicResult;
      variable_read = root_of(e.args.in(ast_.expr_pool)[0]).module;
      break;
    case Uniformity::TextureLoad:
      if (!info.params.empty() && p_.types[info.params[0]].access == AccessMode::ReadWrite) source = Why::TextureResult;
      break;
  }
  if (is_source(source)) return graph.source(source, e.span, info.builtin, variable_read);
  Node result = builtin(info.builtin).uniformity == Uniformity::SubgroupUniform ? graph.source(Why::Reduction, e.span, info.builtin) : graph.add();
  graph.edge(result, control);
  for (Node a : arguments) graph.edge(result, a);
  return result;
}

Node UniformityWalk::call_function(const CallInfo& info, const Expr& e, const std::vector<Node>& arguments, Node control) {
  const FunctionTags& tags = tags_[info.function.index];
  auto args = e.args.in(ast_.expr_pool);
  auto inherit = [&](Node node, const Requirement& inner, Span where, size_t parameter, bool contents_wanted) {
    if (!inner.set) return;
    Requirement r = inner;
    r.cause.span = where;
    r.cause.through = info.function;
    r.cause.argument = parameter != kNoMember;
    r.cause.contents = contents_wanted;
    r.cause.parameter = r.cause.argument ? p_.functions[info.function].params[parameter] : VariableId();
    if (!inner.cause.through) {
      r.cause.holder = info.function;
      r.cause.inner = inner.cause.span;
    }
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
  auto origin = [&](const Origin& inner) {
    graph.origins.push_back(inner);
    graph.origins.back().callee = info.function;
    return static_cast<uint32_t>(graph.origins.size() - 1);
  };
  inherit(control, tags.call_site, e.span, kNoMember, false);
  Node result = tags.result_non_uniform ? graph.source(Why::CallResult, e.span, origin(tags.result_origin)) : graph.add();
  graph.edge(result, control);
  for (size_t i = 0; i < arguments.size() && i < tags.params.size(); i++) {
    const ParameterTags& param = tags.params[i];
    inherit(arguments[i], param.value, ast_.exprs[args[i]].span, i, false);
    if (contents[i] != ~0u) inherit(contents[i], param.contents, ast_.exprs[args[i]].span, i, true);
    if (param.returned) {
      graph.edge(result, arguments[i]);
      if (contents[i] != ~0u) graph.edge(result, contents[i]);
    }
  }
  for (size_t i = 0; i < arguments.size() && i < tags.params.size(); i++) {
    if (contents[i] == ~0u || !roots[i].root) continue;
    const ParameterTags& param = tags.params[i];
    Node after = param.out_non_uniform ? graph.source(Why::OutParameter, e.span, origin(param.out_origin), roots[i].root)
                                       : graph.assignment(Why::Written, e.span, control, roots[i].root);
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
