// SPDX-License-Identifier: Apache-2.0
// Alias analysis (WGSL section "Aliasing"): two names of one piece of memory may not reach a function if it writes through one and uses the other.
// Accesses are noted while expressions are checked; a function's summary is complete before any caller is checked.
#include <fmt/format.h>

#include <unordered_map>

#include "sema/checker.h"
#include "sema/library.h"

namespace tesela::sema {

using core::AddressSpace;
using core::TypeKind;
using syntax::ExprKind;

namespace {

constexpr uint64_t kMaxSummaryEntries = 4u << 20;

}  // namespace

VariableId Checker::root_of(ExprId e) const {
  while (e) {
    const syntax::Expr& x = expr(e);
    switch (x.kind) {
      case ExprKind::Parenthesized:
      case ExprKind::Index:
      case ExprKind::Member:
        e = x.a;
        break;
      case ExprKind::Unary:
        if (x.unary_op() != syntax::UnaryOp::AddressOf && x.unary_op() != syntax::UnaryOp::Indirection) return {};
        e = x.a;
        break;
      case ExprKind::Call: {  // a view has the root of its buffer
        uint32_t call = p_.exprs[e].call;
        if (call == ~0u || p_.calls[call].kind != CallKind::Builtin || x.args.empty() || !types_.is(p_.calls[call].result, TypeKind::Pointer)) return {};
        e = arguments(e)[0];
        break;
      }
      case ExprKind::Identifier: {
        if (p_.exprs[e].denotes != Denotes::Variable) return {};
        VariableId v(p_.exprs[e].denoted);
        if (p_.variables[v].kind != VariableKind::Let) return v;
        auto found = let_roots_.find(v.index);
        return found == let_roots_.end() ? VariableId() : found->second;
      }
      case ExprKind::Error:
      case ExprKind::BoolLiteral:
      case ExprKind::IntLiteral:
      case ExprKind::FloatLiteral:
      case ExprKind::Binary:
        return {};
    }
  }
  return {};
}

void Checker::note_root_access(VariableId root, uint8_t access) {
  if (!root || !function_ || access == 0) return;
  const Variable& v = p_.variables[root];
  AliasSummary& summary = summaries_[function_.index];
  if (v.kind == VariableKind::Parameter && v.owner == function_) {
    size_t index = root.index - p_.functions[function_].params[0].index;
    if (index >= summary.params.size()) summary.params.resize(p_.functions[function_].params.size());
    summary.params[index] |= access;
  } else if (v.kind == VariableKind::ModuleVar && v.access == core::AccessMode::ReadWrite) {
    auto [entry, fresh] = summary.variables.try_emplace(root.index, 0);
    entry->second |= access;
    if (!fresh || ++summary_entries_ != kMaxSummaryEntries) return;
    error(DiagId::ModuleTooComplex, ast_.decls[p_.functions[function_].decl].name_span, "the functions of this module access too many variables through each other");
  }
}

void Checker::note_access(ExprId e, uint8_t access) {
  if (function_) note_root_access(root_of(e), access);
}

/// Memory operations of builtins on the memory that their pointers name.
void Checker::note_builtin_access(ExprId e, const CallInfo& call) {
  if (call.params.empty() || !types_.is(call.params[0], TypeKind::Pointer)) return;
  std::string_view called = builtin(call.builtin).name;
  uint8_t access = called == "atomicLoad" || called == "workgroupUniformLoad" ? kReadAccess
                   : called == "atomicStore"                                  ? kWriteAccess
                   : called.starts_with("atomic")                             ? kReadAccess | kWriteAccess
                                                                              : 0;
  note_access(arguments(e)[0], access);
}

void Checker::check_aliases(ExprId e, FunctionId callee) {
  if (!function_ || summary_entries_ >= kMaxSummaryEntries) return;
  const AliasSummary& theirs = summaries_[callee.index];
  std::unordered_map<uint32_t, std::pair<uint8_t, Span>> passed;  // by root: what the callee does through the arguments so far
  std::span<const ExprId> args = arguments(e);
  std::string called = name(p_.functions[callee].name);
  for (size_t i = 0; i < args.size(); ++i) {
    if (is_error(info(args[i]).type) || !types_.is(info(args[i]).type, TypeKind::Pointer)) continue;
    VariableId root = root_of(args[i]);
    uint8_t access = i < theirs.params.size() ? theirs.params[i] : 0;
    if (!root || access == 0) continue;
    Span span = expr(args[i]).span;
    auto direct = theirs.variables.find(root.index);
    uint8_t own = direct == theirs.variables.end() ? 0 : direct->second;
    if ((own && (access & kWriteAccess)) || (own & kWriteAccess))
      error(DiagId::AliasedPointer, span, fmt::format("'{}' reaches '{}' through this pointer and by its name, and writes it", called, name(p_.variables[root].name)))
          .note(p_.variables[root].name_span, "declared here");
    auto [entry, fresh] = passed.try_emplace(root.index, access, span);
    if (fresh) continue;
    if ((access & kWriteAccess) || (entry->second.first & kWriteAccess))
      error(DiagId::AliasedPointer, span, fmt::format("'{}' is passed to '{}' twice, which writes through one of the pointers", name(p_.variables[root].name), called))
          .note(entry->second.second, "the other pointer is here");
    entry->second.first |= access;
  }
  for (auto& [root, use] : passed) note_root_access(VariableId(root), use.first);
  if (callee == function_ || !merged_callees_.insert(uint64_t{function_.index} << 32 | callee.index).second) return;
  for (auto& [variable, access] : theirs.variables) note_root_access(VariableId(variable), access);
}

}  // namespace tesela::sema
