// SPDX-License-Identifier: Apache-2.0
// Directives, attributes and module-scope declarations (WGSL sections "Directives", "Attributes", "Declarations").
#include <fmt/format.h>

#include "syntax/habits.h"
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
      std::string hint = declaration_habit(text(t));
      const std::string type = t.kind == Tok::Identifier ? wgsl_type(text(t)) : std::string();
      if (hint.empty() && peek(1).kind == Tok::Identifier && (!type.empty() || text(t) == "bool")) {
        const std::string_view name = text(peek(1)), element = type.empty() ? std::string_view("bool") : std::string_view(type);
        hint = peek(2).kind == Tok::ParenLeft ? fmt::format("functions are declared as `fn {}(parameter: type) -> {} {{ ... }}`", name, element)
                                              : fmt::format("write `const {0}: {1} = ...;`, or `var<private> {0}: {1};` for a variable", name, element);
      }
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
  const bool two_words = is(Tok::Identifier) && peek(1).kind == Tok::Identifier;  // `const int x`, `let mut x`
  if (two_words && is_reserved_word(text(peek()))) fail(DiagId::ReservedWord, peek().span, fmt::format("`{}` is a reserved word", text(peek())), reserved_habit(text(peek())));
  identifier(&d.name, &d.name_span, fmt::format("a name after `{}`", text(keyword)));
  if (!panic_ && accept(Tok::Colon)) d.type = type_specifier();
  if (!panic_ && accept(Tok::Equal)) d.value = expression();
  if (!panic_ && two_words && is(Tok::Identifier) && !d.type && !d.value) {
    const std::string type = wgsl_type(module_.symbols.text(d.name));
    fail(DiagId::UnexpectedToken, peek().span, fmt::format("expected `:` or `=` after the name, found {}", describe(peek())),
         fmt::format("the type stands after the name: `{} {}: {} = ...;`", text(keyword), text(peek()), type.empty() ? module_.symbols.text(d.name) : std::string_view(type)));
  }
  if (!panic_ && !d.value && (kind == DeclKind::Let || kind == DeclKind::Const))
    fail(DiagId::UnexpectedToken, peek().span, fmt::format("a {} needs a value: expected `=`, found {}", text(keyword), describe(peek())), is(Tok::Semicolon) && kind == DeclKind::Let ? "what gets its value later is declared with `var`" : "");
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
  bool reported = false;  // `;` in place of `,`: it will be so in all of them
  while (!panic_ && !is(Tok::BraceRight)) {
    StructMember m;
    bool more = structure_member(&m, &reported);
    members.push_back(m);
    if (!more) break;
  }
  if (!panic_) expect(Tok::BraceRight, "after the members");
  d.span = span_from(keyword.span.begin);
  if (!panic_ && members.empty()) sink_.report(DiagId::UnexpectedToken, d.span, "a structure needs at least one member");
  d.members = append(module_.members, members);
  d.kind = panic_ || members.empty() ? DeclKind::Error : DeclKind::Struct;
  return module_.decls.add(std::move(d));
}

/// One member and what separates it from the next; false if none can follow.
bool Parser::structure_member(StructMember* m, bool* reported) {
  uint32_t begin = peek().span.begin;
  m->attributes = attributes();
  identifier(&m->name, &m->name_span, "a member name or `}`");
  if (!panic_ && is(Tok::Identifier)) {
    const std::string_view first = module_.symbols.text(m->name);
    const std::string type = wgsl_type(first);
    fail(DiagId::UnexpectedToken, peek().span, fmt::format("expected `:` after the member name, found {}", describe(peek())),
         fmt::format("the type stands after the name: `{}: {},`", text(peek()), type.empty() ? first : std::string_view(type)));
  } else if (expect(Tok::Colon, "after the member name")) {
    m->type = type_specifier();
  }
  m->span = span_from(begin);
  if (panic_) {
    skip_members();
    return false;
  }
  if (is(Tok::BraceRight)) return false;
  if (is(Tok::Semicolon)) {
    Token semicolon = take();
    if (!*reported) sink_.report(DiagId::UnexpectedToken, semicolon.span, "members are separated by `,`, not `;`");
    *reported = true;
    return true;
  }
  if (accept(Tok::Comma)) return true;
  unexpected("`,` or `}` after the member");
  skip_members();
  return false;
}

/// After a faulty member: reads over the others, which often have the same fault, to the end of the structure. In panic still if that is not found.
void Parser::skip_members() {
  for (size_t at = at_; at + 1 < tokens_.size(); at++) {
    const Tok kind = tokens_[at].kind;
    if (kind == Tok::BraceLeft || kind == Tok::KwFn || kind == Tok::KwStruct || kind == Tok::KwVar || kind == Tok::KwConst || kind == Tok::KwAlias) return;
    if (kind != Tok::BraceRight) continue;
    at_ = at;
    panic_ = false;
    return;
  }
}

/// For a name that another name follows in place of `:`.
std::string Parser::parameter_hint(const Parameter& p) const {
  const std::string_view word = module_.symbols.text(p.name);
  if (!is(Tok::Identifier)) return word == "builtin" || word == "location" ? fmt::format("attributes begin with `@`: `@{}(...) name: type`", word) : std::string();
  if (word == "in" || word == "const") return fmt::format("parameters are values anyway: leave `{}` out", word);
  if (word == "out" || word == "inout") return fmt::format("a parameter is a value; to change a variable of the caller take a pointer: `{}: ptr<function, f32>`", text(peek()));
  const std::string type = wgsl_type(word);
  return fmt::format("the type stands after the name: `{}: {}`", text(peek()), type.empty() ? word : std::string_view(type));
}

void Parser::function_result(Decl* d) {
  if (panic_) return;
  if (accept(Tok::Arrow)) {
    d->return_attributes = attributes();
    d->type = type_specifier();
    return;
  }
  if (is(Tok::Identifier) || is(Tok::Colon) || (is(Tok::Equal) && peek(1).kind == Tok::Greater))
    fail(DiagId::UnexpectedToken, peek().span, fmt::format("expected `->` or the body of the function, found {}", describe(peek())), "the result type stands after `->`: `fn f() -> f32 { ... }`");
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
    if (!panic_ && (is(Tok::Identifier) || is(Tok::ParenLeft)))
      fail(DiagId::UnexpectedToken, peek().span, fmt::format("expected `:` after the parameter name, found {}", describe(peek())), parameter_hint(p));
    if (expect(Tok::Colon, "after the parameter name")) p.type = type_specifier();
    p.span = span_from(begin);
    parameters.push_back(p);
    if (!panic_ && is(Tok::Equal)) fail(DiagId::UnexpectedToken, peek().span, "expected `,` or `)` after the parameter, found `=`", "parameters have no default values");
    if (!panic_ && is(Tok::Colon)) {
      std::string hint = name_habit(text(peek(1)));
      fail(DiagId::UnexpectedToken, peek().span, "expected `,` or `)` after the parameter, found `:`", hint.empty() ? "what a parameter means stands before it: `@builtin(...) name: type`" : hint);
    }
    if (!panic_ && !accept(Tok::Comma)) break;
  }
  expect(Tok::ParenRight, "after the parameters");
  function_result(&d);
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
