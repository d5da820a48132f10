// SPDX-License-Identifier: Apache-2.0
#include "engine/texture_uses.h"

#include <algorithm>
#include <map>
#include <vector>

namespace tesela::engine {
namespace {

using core::TypeKind;
using sema::FunctionId;
using sema::Program;
using sema::VariableId;
using syntax::ExprId;
using syntax::ExprKind;

class Uses {
 public:
  explicit Uses(const Program& program) : p_(program), calls_(program.functions.size()), pairs_(program.functions.size()) {
    std::map<uint32_t, uint32_t> by_place;
    for (uint32_t i = 0; i < p_.functions.size(); ++i) by_place.emplace(p_.ast.decls[p_.functions[FunctionId(i)].decl].span.begin, i);
    for (uint32_t i = 0; i < p_.exprs.size(); ++i) {
      const ExprId e(i);
      if (p_.ast.exprs[e].kind != ExprKind::Call || p_.info(e).call == ~0u) continue;
      const auto after = by_place.upper_bound(p_.ast.exprs[e].span.begin);
      if (after != by_place.begin()) calls_[std::prev(after)->second].push_back(e);
    }
  }

  SampledPairs run(std::optional<FunctionId> entry) {
    SampledPairs out;
    // Callees have smaller ids than their callers.
    for (uint32_t f = 0; f < calls_.size(); ++f)
      for (const ExprId e : calls_[f]) call(e, pairs_[f]);
    for (uint32_t f = 0; f < calls_.size(); ++f)
      if (entry ? f == entry->index : p_.functions[FunctionId(f)].stage != sema::PipelineStage::None) out.insert(pairs_[f].begin(), pairs_[f].end());
    return out;
  }

 private:
  /// The module-scope variable or parameter that an argument names.
  VariableId named(ExprId e) const {
    for (;;) {
      while (p_.ast.exprs[e].kind == ExprKind::Parenthesized) e = p_.ast.exprs[e].a;
      const sema::ExprInfo& info = p_.info(e);
      if (info.denotes != sema::Denotes::Variable) return {};
      const sema::Variable& v = p_.variables[VariableId(info.denoted)];
      if (v.kind != sema::VariableKind::Let) return VariableId(info.denoted);
      e = v.initializer;  // another name for it
    }
  }

  void call(ExprId e, SampledPairs& pairs) {
    const sema::CallInfo& info = p_.calls[p_.info(e).call];
    const auto args = p_.ast.exprs[e].args.in(p_.ast.expr_pool);
    if (info.kind == sema::CallKind::Builtin) {
      VariableId texture, sampler;
      for (const ExprId arg : args) {
        const VariableId v = named(arg);
        if (!v) continue;
        if (p_.types.is(p_.variables[v].type, TypeKind::Texture)) texture = v;
        if (p_.types.is(p_.variables[v].type, TypeKind::Sampler)) sampler = v;
      }
      if (texture && sampler) pairs.emplace(texture, sampler);
      return;
    }
    if (info.kind != sema::CallKind::Function) return;
    const std::vector<VariableId>& params = p_.functions[info.function].params;
    const auto given = [&](VariableId v) {
      const auto at = std::find(params.begin(), params.end(), v);
      return at == params.end() ? v : named(args[static_cast<size_t>(at - params.begin())]);
    };
    for (const auto& [texture, sampler] : pairs_[info.function.index]) pairs.emplace(given(texture), given(sampler));
  }

  const Program& p_;
  std::vector<std::vector<ExprId>> calls_;  // of each function
  std::vector<SampledPairs> pairs_;         // of each function, callees included, in terms of its parameters
};

}  // namespace

SampledPairs sampled_pairs(const Program& program, std::optional<FunctionId> entry) {
  const bool any = std::any_of(program.variables.begin(), program.variables.end(), [&](const sema::Variable& v) { return v.kind == sema::VariableKind::ModuleVar && program.types.is(v.type, TypeKind::Sampler); });
  return any ? Uses(program).run(entry) : SampledPairs();
}

}  // namespace tesela::engine
