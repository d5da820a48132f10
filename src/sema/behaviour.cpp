// SPDX-License-Identifier: Apache-2.0
// Behaviour analysis (WGSL section "Statement Behavior Analysis").
#include <fmt/format.h>

#include "sema/checker.h"

namespace tesela::sema {
namespace {

using syntax::StmtKind;

enum Behaviour : uint8_t { kNext = 1, kBreak = 2, kContinue = 4, kReturn = 8 };

class Analysis {
 public:
  Analysis(const syntax::Module& module, diag::Sink& sink) : module_(module), sink_(sink) {}

  uint8_t block(StmtId id) {
    if (!id) return kNext;
    const syntax::Stmt& s = module_.stmts[id];
    uint8_t all = kNext;
    for (StmtId child : s.statements.in(module_.stmt_pool)) {
      uint8_t next = statement(child);
      if (all & kNext) all = static_cast<uint8_t>((all & ~kNext) | next);
    }
    if (s.has_break_if && (all & kNext)) all |= kBreak;
    return all;
  }

 private:
  uint8_t statement(StmtId id) {
    const syntax::Stmt& s = module_.stmts[id];
    switch (s.kind) {
      case StmtKind::Block:
        return block(id);
      case StmtKind::If:
        return if_chain(id);
      case StmtKind::Switch:
        return switch_(s);
      case StmtKind::Loop: {
        uint8_t body = block(s.body);
        uint8_t continuing = block(s.continuing);
        return body == kReturn ? body : loop(s, static_cast<uint8_t>(body | continuing));  // a body that returns never gets to the continuing block
      }
      case StmtKind::For:
      case StmtKind::While:
        return loop(s, static_cast<uint8_t>(block(s.body) | kNext | (s.condition ? kBreak : 0)));
      case StmtKind::Break:
        return kBreak;
      case StmtKind::Continue:
        return kContinue;
      case StmtKind::Return:
        return kReturn;
      case StmtKind::Error:
      case StmtKind::Discard:
      case StmtKind::Assign:
      case StmtKind::CompoundAssign:
      case StmtKind::PhonyAssign:
      case StmtKind::Increment:
      case StmtKind::Decrement:
      case StmtKind::Call:
      case StmtKind::Declaration:
      case StmtKind::ConstAssert:
      case StmtKind::Probe:
      case StmtKind::Empty:
        return kNext;
    }
    return kNext;
  }

  uint8_t if_chain(StmtId id) {
    uint8_t all = 0;
    while (id && module_.stmts[id].kind == StmtKind::If) {
      all |= block(module_.stmts[id].body);
      id = module_.stmts[id].else_branch;
    }
    return static_cast<uint8_t>(all | (id ? block(id) : static_cast<uint8_t>(kNext)));
  }

  uint8_t switch_(const syntax::Stmt& s) {
    uint8_t all = 0;
    for (const syntax::SwitchClause& clause : s.clauses.in(module_.clauses)) all |= block(clause.body);
    if (s.clauses.empty()) all = kNext;
    return all & kBreak ? static_cast<uint8_t>((all & ~kBreak) | kNext) : all;
  }

  uint8_t loop(const syntax::Stmt& s, uint8_t parts) {
    if (parts & kBreak) return static_cast<uint8_t>((parts & ~(kBreak | kContinue)) | kNext);
    uint8_t left = static_cast<uint8_t>(parts & ~(kContinue | kNext));
    if (left) return left;
    sink_.report(DiagId::EndlessLoop, s.keyword_span.valid() ? s.keyword_span : s.span, "this loop never ends: it has neither break nor return");
    return kNext | kReturn;  // nothing more to say about the function
  }

  const syntax::Module& module_;
  diag::Sink& sink_;
};

}  // namespace

void Checker::check_behaviour(FunctionId id) {
  const syntax::Decl& decl = ast_.decls[p_.functions[id].decl];
  size_t errors = sink_.error_count();
  uint8_t all = Analysis(ast_, sink_).block(decl.body);
  if (sink_.error_count() != errors) return;
  TypeId result = p_.functions[id].result;
  if (decl.type && !is_error(result) && (all & kNext))
    error(DiagId::MissingReturn, decl.name_span, fmt::format("function '{}' can end without returning its {}", name(decl.name), type_text(result)));
}

}  // namespace tesela::sema
