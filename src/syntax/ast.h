// SPDX-License-Identifier: Apache-2.0
// The syntax tree of one module: nodes are rows in stores, children are ids. The parser makes it, nobody changes it after.
//
// Depth: nesting (parentheses, brackets, blocks, calls, prefix operators, template lists) is bounded by kMaxNesting, so that later stages may
// recurse over it. Three shapes may be as long as the file and must be walked with a loop: the left spine of binary operators
// (a + b + c ...), postfix chains (a.b[i].c ...), and chains of else-if.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "base/id.h"
#include "base/intern.h"
#include "diag/source.h"

namespace tesela::syntax {

using ExprId = base::Id<struct ExprTag>;
using StmtId = base::Id<struct StmtTag>;
using DeclId = base::Id<struct DeclTag>;
using base::Range;
using base::Symbol;
using diag::Span;

inline constexpr uint32_t kMaxNesting = 256;

enum class ExprKind : uint8_t {
  Error,          ///< made by recovery; a diagnostic was given
  BoolLiteral,    ///< int_value 0 or 1
  IntLiteral,     ///< int_value, suffix
  FloatLiteral,   ///< float_value, suffix
  Identifier,     ///< name, args = template arguments (has_template_list)
  Unary,          ///< op, a
  Binary,         ///< op, a, b
  Call,           ///< a = callee (always an Identifier), args
  Index,          ///< a[b]
  Member,         ///< a.name (name_span); swizzles too
  Parenthesized,  ///< (a)
};

enum class UnaryOp : uint8_t { Negate, Not, Complement, AddressOf, Indirection };
enum class BinaryOp : uint8_t { Add, Sub, Mul, Div, Mod, And, Or, Xor, Shl, Shr, Eq, Ne, Lt, Le, Gt, Ge, LogicalAnd, LogicalOr };
enum class Suffix : uint8_t { None, I, U, F, H };

struct Expr {
  ExprKind kind = ExprKind::Error;
  uint8_t op = 0;  ///< UnaryOp or BinaryOp
  Suffix suffix = Suffix::None;
  bool has_template_list = false;
  Span span;
  Span name_span;  ///< Member: the name; Binary and Unary: the operator; Identifier: the name without its template list
  Symbol name;
  ExprId a, b;
  Range<ExprId> args;  ///< in Module::expr_pool
  /// IntLiteral: magnitude. A decimal or hex literal without suffix up to 2^63 - 1 (a larger one is a parse error; the
  /// least AbstractInt cannot be written as -9223372036854775808).
  uint64_t int_value = 0;
  double float_value = 0;  ///< FloatLiteral, rounded once: to f32 with suffix f, to f16 with h, else to double
  UnaryOp unary_op() const { return static_cast<UnaryOp>(op); }
  BinaryOp binary_op() const { return static_cast<BinaryOp>(op); }
};

struct Attribute {
  Symbol name;          ///< "binding", "compute", "diagnostic", ... ; unknown ones too
  Span span;            ///< with the @ and the arguments
  Span name_span;
  bool has_arguments = false;
  Range<ExprId> args;   ///< `@builtin(x)`, `@interpolate(x, y)`, `@diagnostic(severity, rule.name)`: identifiers as Identifier/Member expressions
};

enum class StmtKind : uint8_t {
  Error,
  Block,      ///< body
  If,         ///< condition, body, else_branch (a Block or If, or none)
  Switch,     ///< condition = selector, clauses, body_attributes
  Loop,       ///< body, continuing (a Block or none), break_if
  For,        ///< init (statement or none), condition (or none), update (statement or none), body
  While,      ///< condition, body
  Break,
  Continue,
  Return,     ///< value or none
  Discard,
  Assign,     ///< target, value
  CompoundAssign,  ///< target, value, op
  PhonyAssign,     ///< value
  Increment,  ///< target
  Decrement,  ///< target
  Call,       ///< value (a Call expression)
  Declaration,  ///< decl: function-scope var, let, const
  ConstAssert,  ///< condition
  Probe,        ///< `//@ print "text" values if condition`; `//@ assert values[0] "text" if condition` (is_assert); keyword_span = the text with its quotes, or no place
  Empty,
};

struct SwitchClause {
  Span span;
  std::vector<ExprId> selectors;  ///< an empty id stands for `default`
  std::vector<Span> selector_spans;
  StmtId body;  ///< a Block
};

struct Stmt {
  StmtKind kind = StmtKind::Error;
  uint8_t op = 0;  ///< BinaryOp of a compound assignment
  Span span;
  Span keyword_span;  ///< the keyword, or the operator of an assignment
  Range<Attribute> attributes;       ///< in Module::attributes
  Range<Attribute> body_attributes;  ///< before the body's `{` of loop, for, while, switch, continuing; a Block has the same in `attributes`
  ExprId condition;                  ///< also the break-if condition of a `continuing` Block (kind Block, then `has_break_if`)
  ExprId target, value;
  StmtId body, else_branch, init, update, continuing;
  DeclId decl;
  Range<StmtId> statements;     ///< Block: in Module::stmt_pool
  Range<SwitchClause> clauses;  ///< in Module::clauses
  Range<ExprId> values;         ///< Probe: in Module::expr_pool
  bool is_assert = false;
  bool has_break_if = false;    ///< on the Block of a `continuing`: `break if condition;` ends it
  BinaryOp binary_op() const { return static_cast<BinaryOp>(op); }
};

enum class DeclKind : uint8_t { Error, Var, Let, Const, Override, Alias, Struct, Function, ConstAssert };

struct StructMember {
  Symbol name;
  Span name_span;
  Span span;
  ExprId type;  ///< a type is an expression: Identifier with or without template list
  Range<Attribute> attributes;
};

struct Parameter {
  Symbol name;
  Span name_span;
  Span span;
  ExprId type;
  Range<Attribute> attributes;
};

struct Decl {
  DeclKind kind = DeclKind::Error;
  Span span;
  Symbol name;
  Span name_span;
  Range<Attribute> attributes;
  bool has_template_list = false;  ///< `var<...>`
  Range<ExprId> template_args;     ///< of `var<...>`: address space, access mode; in Module::expr_pool
  Span template_span;
  ExprId type;   ///< declared type, alias target, return type; or none
  ExprId value;  ///< initializer, or the condition of const_assert
  Range<StructMember> members;        ///< in Module::members
  Range<Parameter> parameters;        ///< in Module::parameters
  Range<Attribute> return_attributes; ///< of a function's return type
  StmtId body;                        ///< of a function: a Block
};

enum class DirectiveKind : uint8_t { Enable, Requires, Diagnostic };

struct Directive {
  DirectiveKind kind = DirectiveKind::Enable;
  Span span;
  std::vector<Symbol> names;      ///< Enable, Requires: the features; Diagnostic: severity, then the rule ("derivative_uniformity" or "a.b")
  std::vector<Span> name_spans;
};

struct Module {
  base::Store<ExprId, Expr> exprs;
  base::Store<StmtId, Stmt> stmts;
  base::Store<DeclId, Decl> decls;  ///< module-scope and function-scope declarations
  std::vector<DeclId> top;          ///< module-scope declarations in order (const_asserts included)
  std::vector<Directive> directives;
  std::vector<ExprId> expr_pool;
  std::vector<StmtId> stmt_pool;
  std::vector<Attribute> attributes;
  std::vector<SwitchClause> clauses;
  std::vector<StructMember> members;
  std::vector<Parameter> parameters;
  base::SymbolTable symbols;
  bool has_probes = false;
};

}  // namespace tesela::syntax
