//! check
// Diagnostics that the topic files do not provoke.

//# misplaced_declaration: TYPE-49
fn f() {
  struct S { a: i32 }
//~ error misplaced-statement 3-8: `struct` is allowed at module scope only
}

//# unknown_rule_is_a_warning: DIAG-09
diagnostic(off, no_such_rule);
//~ warning unknown-diagnostic-rule 17-28: no rule is named 'no_such_rule'

//# missing_initializer: DECL-05
fn f() { const a: i32; }
//~ error unexpected-token 22-22: a const needs a value: expected `=`, found `;`

//# unknown_enumerant: SCOPE-13
fn f(p: ptr<somewhere, i32>) { }
//~ error unresolved-name 13-21: nothing named 'somewhere' is declared here

//# enumerant_wanted: TMPL-16
const k = 3;
var<k> a: i32;
//~ error not-an-enumerant 5-5: an address space is expected here

//# address_operator_on_call: EXPR-74
fn g() -> i32 { return 1; }
fn f() { let p = &g(); }
//~ error invalid-address-of 18-21: & needs memory, and this is a value

//# unsupported_operator: ASSIGN-12
fn f() { let a = ++1; }
//~ error expected-expression 18-19: expected an expression, found `++`

//# ternary_operator: EXPR
const a = true ? 1 : 2;
//~ error invalid-character 16-16: character `?` is not part of WGSL

//# argument_out_of_range: GRAM-20
@group(0) @binding(0) var t: texture_2d<f32>;
@group(0) @binding(1) var s: sampler;
fn f() { _ = textureSampleLevel(t, s, vec2f(), 0.0, vec2i(99, 0)); }
//~ error argument-out-of-range 53-64: argument 5 of textureSampleLevel is from -8 to 7

//# write_only_texture_read: TYPE-69
fn f(p: ptr<private, i32, write>) { }
//~ error invalid-access-mode 27-31: a pointer to private memory takes no access mode
