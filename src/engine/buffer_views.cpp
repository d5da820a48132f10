// SPDX-License-Identifier: Apache-2.0
#include "engine/buffer_views.h"

#include <algorithm>

#include "core/layout.h"
#include "sema/library.h"

namespace tesela::engine {
namespace {

using core::TypeId;
using core::TypeKind;
using sema::FunctionId;
using sema::Program;
using sema::VariableId;
using syntax::ExprId;
using syntax::ExprKind;

bool is_runtime_array(const Program& p, TypeId type) { return p.types.is(type, TypeKind::Array) && p.types[type].array_size == core::ArraySize::Runtime; }
bool is_open_buffer(const Program& p, TypeId type) { return p.types.is(type, TypeKind::Buffer) && p.types[type].array_size == core::ArraySize::Runtime; }

/// Functions that the entry point reaches, or all.
std::vector<bool> reached(const Program& p, std::optional<FunctionId> entry) {
  std::vector<bool> seen(p.functions.size(), !entry);
  if (!entry) return seen;
  std::vector<FunctionId> pending = {*entry};
  seen[entry->index] = true;
  while (!pending.empty()) {
    const FunctionId f = pending.back();
    pending.pop_back();
    for (const FunctionId callee : p.functions[f].callees)
      if (!seen[callee.index]) {
        seen[callee.index] = true;
        pending.push_back(callee);
      }
  }
  return seen;
}

class Views {
 public:
  Views(const Program& program, std::optional<FunctionId> entry) : p_(program), reached_(reached(program, entry)) {
    for (uint32_t i = 0; i < p_.functions.size(); ++i) by_place_.emplace(p_.ast.decls[p_.functions[FunctionId(i)].decl].span.begin, FunctionId(i));
  }

  std::map<VariableId, uint64_t> run() {
    for (uint32_t i = 0; i < p_.exprs.size(); ++i) {
      const ExprId e(i);
      if (p_.ast.exprs[e].kind == ExprKind::Call && p_.info(e).call != ~0u) call(e, p_.calls[p_.info(e).call]);
    }
    // Parameters of a callee have smaller ids than those of its callers: each is taken out once.
    while (!sizes_.empty()) {
      const auto [id, size] = *sizes_.begin();
      sizes_.erase(sizes_.begin());
      if (p_.variables[id].kind == sema::VariableKind::ModuleVar) {
        if (is_open_buffer(p_, p_.variables[id].type)) grow(out_, id, size);
        continue;
      }
      for (const VariableId from : sources_[id]) grow(sizes_, from, size);
    }
    return std::move(out_);
  }

 private:
  using Sizes = std::map<VariableId, uint64_t>;

  static void grow(Sizes& sizes, VariableId id, uint64_t size) {
    uint64_t& at = sizes[id];
    at = std::max(at, size);
  }

  bool is_reached(ExprId e) const {
    auto after = by_place_.upper_bound(p_.ast.exprs[e].span.begin);
    return after != by_place_.begin() && reached_[std::prev(after)->second.index];
  }

  /// The module-scope variable or parameter that a pointer comes from; empty for others.
  VariableId origin(ExprId e) const {
    while (true) {
      const syntax::Expr& x = p_.ast.exprs[e];
      if (x.kind == ExprKind::Parenthesized || x.kind == ExprKind::Unary) {
        e = x.a;
        continue;
      }
      const sema::ExprInfo& info = p_.info(e);
      if (x.kind != ExprKind::Identifier || info.denotes != sema::Denotes::Variable) return {};
      const sema::Variable& v = p_.variables[VariableId(info.denoted)];
      if (v.kind != sema::VariableKind::Let) return VariableId(info.denoted);
      e = v.initializer;
    }
  }

  void call(ExprId e, const sema::CallInfo& info) {
    const auto args = p_.ast.exprs[e].args.in(p_.ast.expr_pool);
    if (info.kind == sema::CallKind::Builtin) {
      const bool view = info.builtin == view_ || info.builtin == array_view_;
      if (!view || !is_reached(e)) return;
      if (const VariableId from = origin(args[0])) grow(sizes_, from, min_type_size(p_, p_.types[info.result].element));
    } else if (info.kind == sema::CallKind::Function && is_reached(e)) {
      const std::vector<VariableId>& params = p_.functions[info.function].params;
      for (size_t i = 0; i < std::min(params.size(), args.size()); ++i) {
        if (!p_.types.is(p_.variables[params[i]].type, TypeKind::Pointer)) continue;
        if (const VariableId from = origin(args[i])) sources_[params[i]].push_back(from);
      }
    }
  }

  const Program& p_;
  std::vector<bool> reached_;
  std::map<uint32_t, FunctionId> by_place_;
  uint32_t view_ = sema::find_builtin("bufferView"), array_view_ = sema::find_builtin("bufferArrayView");
  std::map<VariableId, std::vector<VariableId>> sources_;  // of pointer parameters, by calls
  Sizes sizes_, out_;
};

}  // namespace

uint64_t min_type_size(const Program& p, TypeId type) {
  if (is_runtime_array(p, type)) return core::array_stride(p.types, type);
  if (p.types[type].kind == TypeKind::Struct) {
    const core::Struct& s = p.types.structure(type);
    if (!s.members.empty() && is_runtime_array(p, s.members.back().type))
      return core::round_up(s.members.back().offset + core::array_stride(p.types, s.members.back().type), s.align);
  }
  return core::layout_of(p.types, type).size;
}

std::map<VariableId, uint64_t> viewed_sizes(const Program& p, std::optional<FunctionId> entry) {
  const bool any = std::any_of(p.variables.begin(), p.variables.end(), [&](const sema::Variable& v) { return v.kind == sema::VariableKind::ModuleVar && is_open_buffer(p, v.type); });
  return any ? Views(p, entry).run() : std::map<VariableId, uint64_t>();
}

}  // namespace tesela::engine
