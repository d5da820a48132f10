// SPDX-License-Identifier: Apache-2.0
// Text forms of tokens and tree.
#include <fmt/format.h>

#include "base/num.h"
#include "syntax/lexer.h"
#include "syntax/parser.h"

namespace tesela::syntax {
namespace {

constexpr std::string_view kBinary[] = {"+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "==", "!=", "<", "<=", ">", ">=", "&&", "||"};
constexpr std::string_view kUnary[] = {"-", "!", "~", "&", "*"};
constexpr std::string_view kSuffix[] = {"", "i", "u", "f", "h"};
constexpr std::string_view kStatements[] = {"error", "block", "if", "switch", "loop", "for", "while", "break", "continue", "return", "discard", "assign", "compound_assign", "phony_assign", "increment", "decrement", "call", "declare", "const_assert", "probe", "empty"};
constexpr std::string_view kDeclarations[] = {"error", "var", "let", "const", "override", "alias", "struct", "fn", "const_assert"};

class Dumper {
 public:
  explicit Dumper(const Module& m) : m_(m) {}

  std::string run() {
    for (const Directive& d : m_.directives) {
      std::string names;
      for (Symbol s : d.names) names += fmt::format(" {}", m_.symbols.text(s));
      line(fmt::format("{}{}", d.kind == DirectiveKind::Enable ? "enable" : d.kind == DirectiveKind::Requires ? "requires" : "diagnostic", names));
    }
    for (DeclId id : m_.top) declaration(id);
    return std::move(out_);
  }

 private:
  void line(std::string_view text) { fmt::format_to(std::back_inserter(out_), "{}{}\n", std::string(2 * indent_, ' '), text); }

  std::string list(Range<ExprId> args) {
    std::string out;
    for (ExprId a : args.in(m_.expr_pool)) out += (out.empty() ? "" : ", ") + expr(a);
    return out;
  }

  /// Fully parenthesised text. Left spines and postfix chains are gathered with a loop.
  std::string expr(ExprId id) {
    if (!id) return "-";
    std::vector<ExprId> spine;
    while (m_.exprs[id].kind == ExprKind::Binary || m_.exprs[id].kind == ExprKind::Index || m_.exprs[id].kind == ExprKind::Member) {
      spine.push_back(id);
      id = m_.exprs[id].a;
    }
    std::string out = leaf(id), open;
    for (auto at = spine.rbegin(); at != spine.rend(); ++at) {
      const Expr& e = m_.exprs[*at];
      if (e.kind == ExprKind::Index) {
        out += fmt::format("[{}]", expr(e.b));
      } else if (e.kind == ExprKind::Member) {
        out += fmt::format(".{}", m_.symbols.text(e.name));
      } else {
        open += '(';
        out += fmt::format(" {} {})", kBinary[e.op], expr(e.b));
      }
    }
    return open + out;
  }

  std::string leaf(ExprId id) {
    const Expr& e = m_.exprs[id];
    switch (e.kind) {
      case ExprKind::BoolLiteral: return e.int_value ? "true" : "false";
      case ExprKind::IntLiteral: return fmt::format("{}{}", e.int_value, kSuffix[static_cast<size_t>(e.suffix)]);
      case ExprKind::FloatLiteral: return base::double_text(e.float_value) + std::string(kSuffix[static_cast<size_t>(e.suffix)]);
      case ExprKind::Identifier: return fmt::format("{}{}", m_.symbols.text(e.name), e.has_template_list ? "<" + list(e.args) + ">" : "");
      case ExprKind::Unary: return fmt::format("({}{})", kUnary[e.op], expr(e.a));
      case ExprKind::Call: return fmt::format("{}({})", expr(e.a), list(e.args));
      case ExprKind::Parenthesized: return expr(e.a);
      case ExprKind::Error:
      case ExprKind::Binary:
      case ExprKind::Index:
      case ExprKind::Member: break;
    }
    return "<error>";
  }

  std::string attributes(Range<Attribute> range) {
    std::string out;
    for (const Attribute& a : range.in(m_.attributes)) out += fmt::format("@{}{} ", m_.symbols.text(a.name), a.has_arguments ? "(" + list(a.args) + ")" : "");
    return out;
  }

  void declaration(DeclId id) {
    const Decl& d = m_.decls[id];
    std::string head = attributes(d.attributes) + std::string(kDeclarations[static_cast<size_t>(d.kind)]);
    if (d.has_template_list) head += "<" + list(d.template_args) + ">";
    if (d.name) head += fmt::format(" {}", m_.symbols.text(d.name));
    if (d.type) head += ": " + expr(d.type);
    if (d.value) head += " = " + expr(d.value);
    line(head);
    indent_++;
    for (const StructMember& m : d.members.in(m_.members)) line(fmt::format("{}{}: {}", attributes(m.attributes), m_.symbols.text(m.name), expr(m.type)));
    for (const Parameter& p : d.parameters.in(m_.parameters)) line(fmt::format("param {}{}: {}", attributes(p.attributes), m_.symbols.text(p.name), expr(p.type)));
    if (!d.return_attributes.empty()) line("result " + attributes(d.return_attributes));
    if (d.body) statement(d.body);
    indent_--;
  }

  void statement(StmtId id, bool in_chain = false) {
    if (!id) return;
    const Stmt& s = m_.stmts[id];
    std::string head = attributes(s.attributes) + std::string(kStatements[static_cast<size_t>(s.kind)]);
    if (s.kind == StmtKind::CompoundAssign) head += fmt::format(" {}=", kBinary[s.op]);
    if (s.has_break_if) head += " break_if";
    for (ExprId e : s.values.in(m_.expr_pool)) head += " " + expr(e);
    if (s.kind == StmtKind::Probe && s.condition) head += " if";
    for (ExprId e : {s.condition, s.target, s.value})
      if (e) head += " " + expr(e);
    line(head);
    indent_++;
    if (s.decl) declaration(s.decl);
    for (StmtId child : s.statements.in(m_.stmt_pool)) statement(child);
    for (const SwitchClause& c : s.clauses.in(m_.clauses)) {
      std::string selectors;
      for (ExprId e : c.selectors) selectors += " " + (e ? expr(e) : std::string("default"));
      line("case" + selectors);
      indent_++;
      statement(c.body);
      indent_--;
    }
    statement(s.init);
    statement(s.update);
    statement(s.body);
    statement(s.continuing);
    indent_--;
    if (in_chain) return;
    // else-if chains are as long as the file: a loop over the links
    for (StmtId link = s.kind == StmtKind::If ? s.else_branch : StmtId(); link;) {
      bool is_if = m_.stmts[link].kind == StmtKind::If;
      line("else");
      indent_++;
      statement(link, is_if);
      indent_--;
      link = is_if ? m_.stmts[link].else_branch : StmtId();
    }
  }

  const Module& m_;
  std::string out_;
  uint32_t indent_ = 0;
};

}  // namespace

std::string dump(const Module& module) { return Dumper(module).run(); }

std::string dump_tokens(const diag::SourceSet& sources, diag::Sink& sink) {
  std::string out;
  for (const Token& t : lex(sources, sink)) {
    diag::Location at = sources.locate(t.span.begin);
    std::string_view kind = t.kind == Tok::Identifier ? "identifier" : t.kind == Tok::IntLiteral ? "int" : t.kind == Tok::FloatLiteral ? "float" : t.kind == Tok::TemplateStart ? "template-start" : t.kind == Tok::TemplateEnd ? "template-end" : t.kind == Tok::Error ? "error" : is_keyword(t.kind) ? "keyword" : t.kind == Tok::End ? "end" : "punctuation";
    fmt::format_to(std::back_inserter(out), "{}:{} {} {}\n", at.line, at.column, kind, sources.text(t.span));
  }
  return out;
}

}  // namespace tesela::syntax
