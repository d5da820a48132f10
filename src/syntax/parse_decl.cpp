// SPDX-License-Identifier: Apache-2.0
// Directives, attributes and module-scope declarations (WGSL sections "Directives", "Attributes", "Declarations").
#include <fmt/format.h>

#include "syntax/parser_state.h"

namespace tesela::syntax {

Range<Attribute> Parser::attributes() {
  std::vector<Attribute> list;
  while (!panic_ && is(Tok::At)) {
    Token at = take();
    Attribute a;
    Token name = peek();
    if (name.kind != Tok::Identifier && !is_keyword(name.kind)) {
      unexpected("an attribute name after `@`");
      break;
    }
    take();
    a.name = module_.symbols.intern(text(name));
    a.name_span = name.span;
    if (accept(Tok::ParenLeft)) {
      a.has_arguments = true;
      a.args = arguments(Tok::ParenRight, "the attribute");
    }
    a.span = span_from(at.span.begin);
    list.push_back(a);
  }
  return append(module_.attributes, list);
}

void Parser::refuse_attributes(AttributeRange range, std::string_view what) {
  if (range.empty()) return;
  const Attribute& a = module_.attributes[range.begin];
  sink_.report(DiagId::MisplacedAttribute, a.span, fmt::format("attribute `{}` is not allowed on {}", module_.symbols.text(a.name), what));
}

void Parser::directive() {
  Token keyword = take();
  Directive d;
  d.kind = keyword.kind == Tok::KwEnable ? DirectiveKind::Enable : keyword.kind == Tok::KwRequires ? DirectiveKind::Requires : DirectiveKind::Diagnostic;
  if (seen_declaration_)
    sink_.report(DiagId::MisplacedDirective, keyword.span, fmt::format("`{}` must come before all declarations", text(keyword)));
  auto name = [&] {
    Token t = peek();
    if (t.kind != Tok::Identifier && !is_keyword(t.kind)) return unexpected("a name");
    take();
    d.names.push_back(module_.symbols.intern(text(t)));
    d.name_spans.push_back(t.span);
  };
  if (d.kind == DirectiveKind::Diagnostic) {
    expect(Tok::ParenLeft, "after `diagnostic`");
    if (!panic_) name();
    expect(Tok::Comma, "after the severity");
    if (!panic_) name();
    if (!panic_ && accept(Tok::Period)) {
      Span first = d.name_spans.back();
      std::string rule = std::string(module_.symbols.text(d.names.back())) + ".";
      name();
      if (!panic_) {
        rule += module_.symbols.text(d.names.back());
        d.names.pop_back();
        d.name_spans.pop_back();
        d.names.back() = module_.symbols.intern(rule);
        d.name_spans.back() = span_from(first.begin);
      }
    }
    if (!panic_) accept(Tok::Comma);
    expect(Tok::ParenRight, "after the diagnostic rule");
  } else {
    do {
      if (is(Tok::Semicolon) && !d.names.empty()) break;
      name();
    } while (!panic_ && accept(Tok::Comma));
  }
  d.span = span_from(keyword.span.begin);
  expect(Tok::Semicolon, "after the directive");
  if (!panic_) module_.directives.push_back(std::move(d));
}

void Parser::declaration() {
  seen_declaration_ = true;
  if (accept(Tok::Semicolon)) return;
  AttributeRange attrs = attributes();
  if (panic_) return;
  Token t = peek();
  DeclId id;
  switch (t.kind) {
    case Tok::KwVar: id = variable(DeclKind::Var, attrs, true); break;
    case Tok::KwOverride: id = variable(DeclKind::Override, attrs, true); break;
    case Tok::KwConst:
      refuse_attributes(attrs, "a const declaration");
      id = variable(DeclKind::Const, {}, true);
      break;
    case Tok::KwFn: id = function(attrs); break;
    case Tok::KwAlias:
      refuse_attributes(attrs, "an alias");
      id = alias();
      break;
    case Tok::KwStruct:
      refuse_attributes(attrs, "a structure");
      id = structure();
      break;
    case Tok::KwConstAssert:
      refuse_attributes(attrs, "an assertion");
      id = const_assert();
      break;
    default: {
      std::string hint;
      if (t.kind == Tok::KwLet) hint = "at module scope use `const`, or `override` for a value that the pipeline gives";
      if (t.kind == Tok::Identifier && (text(t) == "function" || text(t) == "void" || text(t) == "func")) hint = "functions are declared as `fn name(parameter: type) -> type { ... }`";
      if (t.kind == Tok::Identifier && text(t) == "layout") hint = "bindings are declared as `@group(0) @binding(0) var<storage, read_write> name: type;`";
      fail(DiagId::UnexpectedToken, t.span, fmt::format("expected a declaration, found {}", describe(t)), hint);
      return;
    }
  }
  if (t.kind != Tok::KwFn && t.kind != Tok::KwStruct) expect(Tok::Semicolon, "after the declaration");
  if (module_.decls[id].kind != DeclKind::Error) module_.top.push_back(id);
}

DeclId Parser::variable(DeclKind kind, AttributeRange attrs, bool module_scope) {
  Decl d;
  d.attributes = attrs;
  Token keyword = take();
  if (kind == DeclKind::Var && is(Tok::TemplateStart)) {
    uint32_t begin = take().span.begin;
    d.has_template_list = true;
    if (is(Tok::TemplateEnd)) fail(DiagId::UnexpectedToken, peek().span, "a template list cannot be empty");
    d.template_args = arguments(Tok::TemplateEnd, "the template list");
    d.template_span = span_from(begin);
  }
  identifier(&d.name, &d.name_span, fmt::format("a name after `{}`", text(keyword)));
  if (!panic_ && accept(Tok::Colon)) d.type = type_specifier();
  if (!panic_ && accept(Tok::Equal)) d.value = expression();
  if (!panic_ && !d.value && (kind == DeclKind::Let || kind == DeclKind::Const))
    fail(DiagId::UnexpectedToken, peek().span, fmt::format("a {} needs a value: expected `=`, found {}", text(keyword), describe(peek())));
  d.span = span_from(attrs.empty() ? keyword.span.begin : module_.attributes[attrs.begin].span.begin);
  d.kind = panic_ && (!module_scope || !d.name) ? DeclKind::Error : kind;
  return module_.decls.add(std::move(d));
}

DeclId Parser::alias() {
  Decl d;
  Token keyword = take();
  identifier(&d.name, &d.name_span, "a name after `alias`");
  expect(Tok::Equal, "after the name of the alias");
  d.type = type_specifier();
  d.span = span_from(keyword.span.begin);
  d.kind = panic_ ? DeclKind::Error : DeclKind::Alias;
  return module_.decls.add(std::move(d));
}

DeclId Parser::structure() {
  Decl d;
  Token keyword = take();
  identifier(&d.name, &d.name_span, "a name after `struct`");
  expect(Tok::BraceLeft, "after the name of the structure");
  std::vector<StructMember> members;
  while (!panic_ && !is(Tok::BraceRight)) {
    StructMember m;
    uint32_t begin = peek().span.begin;
    m.attributes = attributes();
    identifier(&m.name, &m.name_span, "a member name or `}`");
    if (expect(Tok::Colon, "after the member name")) m.type = type_specifier();
    m.span = span_from(begin);
    members.push_back(m);
    if (panic_ || is(Tok::BraceRight)) break;
    if (is(Tok::Semicolon)) {
      sink_.report(DiagId::UnexpectedToken, take().span, "members are separated by `,`, not `;`");
    } else if (!accept(Tok::Comma)) {
      unexpected("`,` or `}` after the member");
    }
  }
  if (!panic_) expect(Tok::BraceRight, "after the members");
  d.span = span_from(keyword.span.begin);
  if (!panic_ && members.empty()) sink_.report(DiagId::UnexpectedToken, d.span, "a structure needs at least one member");
  d.members = append(module_.members, members);
  d.kind = panic_ || members.empty() ? DeclKind::Error : DeclKind::Struct;
  return module_.decls.add(std::move(d));
}

DeclId Parser::function(AttributeRange attrs) {
  Decl d;
  d.attributes = attrs;
  Token keyword = take();
  identifier(&d.name, &d.name_span, "a name after `fn`");
  expect(Tok::ParenLeft, "after the name of the function");
  std::vector<Parameter> parameters;
  while (!panic_ && !is(Tok::ParenRight)) {
    Parameter p;
    uint32_t begin = peek().span.begin;
    p.attributes = attributes();
    identifier(&p.name, &p.name_span, "a parameter name or `)`");
    if (expect(Tok::Colon, "after the parameter name")) p.type = type_specifier();
    p.span = span_from(begin);
    parameters.push_back(p);
    if (!panic_ && !accept(Tok::Comma)) break;
  }
  expect(Tok::ParenRight, "after the parameters");
  if (!panic_ && accept(Tok::Arrow)) {
    d.return_attributes = attributes();
    d.type = type_specifier();
  }
  d.parameters = append(module_.parameters, parameters);
  d.body = block("to open the body of the function");
  d.span = span_from(attrs.empty() ? keyword.span.begin : module_.attributes[attrs.begin].span.begin);
  d.kind = panic_ ? DeclKind::Error : DeclKind::Function;
  return module_.decls.add(std::move(d));
}

DeclId Parser::const_assert() {
  Decl d;
  Token keyword = take();
  d.value = expression();
  d.span = span_from(keyword.span.begin);
  d.kind = panic_ ? DeclKind::Error : DeclKind::ConstAssert;
  return module_.decls.add(std::move(d));
}

}  // namespace tesela::syntax
