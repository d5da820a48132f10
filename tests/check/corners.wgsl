//! check
// Corners of declarations, expressions, control flow and attributes, where two rules meet (ledger: DECL, EXPR, CTRL, ALIAS, ATTR).

//# abstract_shift_concretised: EXPR-68 DECL-03
fn f() {
  let a = 1 << 40;
//~ error eval-unrepresentable 11-17: the value 1099511627776 cannot be represented as i32
  var b = 4294967296;
//~ error eval-unrepresentable 11-20: the value 4294967296 cannot be represented as i32
  let c = 1 << 30;
}
override o = 1 << 31;
//~ error eval-unrepresentable 14-20: the value 2147483648 cannot be represented as i32
var<private> p = 4294967295;
//~ error eval-unrepresentable 18-27: the value 4294967295 cannot be represented as i32
const fine = 1 << 40;

//# address_of_element_outside: EXPR-33
struct S { a: array<i32, 2> }
fn f() {
  var a = array(1, 2);
  var s = S();
  let p = &a[2];
//~ error index-out-of-range 14-14: index 2 is outside of array<i32, 2>, which has 2 elements
  let q = &s.a[-1];
//~ error index-out-of-range 16-17: index -1 is outside of array<i32, 2>, which has 2 elements
}

//# pointer_let_indices: EXPR-73
fn f(p: ptr<function, vec2f>) {
  let a = *p.x;
//~ error type-mismatch 11-14: * needs a pointer, and this is f32
  *p.x = 1;
//~ error type-mismatch 3-6: * needs a pointer, and this is f32
  *p++;
//~ error type-mismatch 3-4: ++ is for i32 and u32, not vec2<f32>
}

//# increments_of_pointees_ok: GRAM-03
fn f(p: ptr<function, i32>) {
  *p++;
  *p--;
  (*p)++;
  *&*p++;
}

//# parameter_and_module_variable: ALIAS-04 ALIAS-08
var<private> v = 1;
fn g(p: ptr<private, i32>, q: ptr<private, i32>) { *p = *q; }
fn f(p: ptr<private, i32>) { g(p, &v); }
fn h(p: ptr<private, i32>) { g(&v, p); }
fn i() {
  f(&v);
//~ error aliased-pointer 5-6: 'f' reaches 'v' through this pointer and by its name, and writes it
//~ note -5:14-14: declared here
  h(&v);
//~ error aliased-pointer 5-6: 'h' reaches 'v' through this pointer and by its name, and writes it
//~ note -6:14-14: declared here
}

//# separate_calls_ok: ALIAS-03
var<private> v = 1;
fn g(p: ptr<private, i32>) -> i32 { *p += 1; return *p; }
fn f() { let a = g(&v) + g(&v); let b = max(g(&v), g(&v)); }

//# pointers_to_calls: ALIAS-03
var<private> v: array<i32, 2>;
fn g(p: ptr<private, i32>, i: i32) -> i32 { *p += i; return *p; }
fn h(p: ptr<private, i32>, q: i32) { *p = q; }
fn f() {
  h(&v[g(&v[0], 1)], g(&v[1], 2));
}

//# value_arguments_ok: ALIAS-04
var<private> v = 1;
fn g(p: ptr<private, i32>, x: i32) { *p = x; }
fn f() { g(&v, v); }

//# const_functions_in_types_ok: FUNC-06 EXPR-01
const a = array<i32, max(2, 3) - 1>(1, 2);
alias M = array<vec2<f32>, u32(a[1])>;
var<private> m: M;
const_assert a[select(0, 1, a[0] < a[1])] == 2;

//# loops_in_functions_in_loops: BEH-05
fn f(c: bool) { while c { loop { } } }
//~ error endless-loop 27-30: this loop never ends: it has neither break nor return
fn g(c: bool) { switch 1 { default { loop { continue; } } } }
//~ error endless-loop 38-41: this loop never ends: it has neither break nor return
fn h(c: bool) { for (;;) { loop { break; } } }
//~ error endless-loop 17-19: this loop never ends: it has neither break nor return

//# unary_in_template_position: EXPR-84
fn f(a: i32, b: i32, c: bool) {
  _ = a < -b;
  _ = a<-b;
  _ = !c == (a > b);
  _ = a - -b;
  _ = a--b;
  _ = - - - a;
  _ = ~~a;
  _ = !!c;
}

//# workgroup_size_huge: ATTR-18 ATTR-19
@compute @workgroup_size(4294967295u) fn a() { }
//~ error limit-exceeded 26-36: the workgroup size in x of 'a' is 4294967295; the limit maxComputeWorkgroupSizeX is 256
@compute @workgroup_size(2147483647) fn b() { }
//~ error limit-exceeded 26-35: the workgroup size in x of 'b' is 2147483647; the limit maxComputeWorkgroupSizeX is 256
@compute @workgroup_size(65536, 65536, 65536) fn d() { }
//~ error limit-exceeded 26-30: the workgroup size in x of 'd' is 65536; the limit maxComputeWorkgroupSizeX is 256
//~ error limit-exceeded 33-37: the workgroup size in y of 'd' is 65536; the limit maxComputeWorkgroupSizeY is 256
//~ error limit-exceeded 40-44: the workgroup size in z of 'd' is 65536; the limit maxComputeWorkgroupSizeZ is 64

//# workgroup_size_past_i32: ATTR-18
@compute @workgroup_size(4294967296) fn c() { }
//~ error eval-unrepresentable 26-35: the value 4294967296 cannot be represented as i32

//# id_expressions: DECL-09
@id(65535 + 1) override a = 1;
//~ error attribute-arguments 1-14: an override id is from 0 to 65535, not 65536
@id(3000000000) override b = 1;
//~ error eval-unrepresentable 5-14: the value 3000000000 cannot be represented as i32
@id(4000000000u) override c = 1;
//~ error attribute-arguments 1-16: an override id is from 0 to 65535, not 4000000000

//# big_bindings: ATTR-06
@group(4294967295u) @binding(0) var<storage> a: u32;
@group(0) @binding(4294967295u) var<storage> b: u32;
@group(0) @binding(3000000000) var<storage> c: u32;
//~ error eval-unrepresentable 20-29: the value 3000000000 cannot be represented as i32

//# switch_with_abstract_selector: CTRL-06
fn f() {
  switch 4294967296 { default { } }
//~ error eval-unrepresentable 10-19: the value 4294967296 cannot be represented as i32
  switch 3000000000 { case 1u { } default { } }
  switch 3000000000 { case 1 { } default { } }
//~ error eval-unrepresentable 10-19: the value 3000000000 cannot be represented as i32
  switch -1 { case 1u { } default { } }
//~ error eval-unrepresentable 10-11: the value -1 cannot be represented as u32
}

//# case_negative_zero: CTRL-06
fn f(i: i32) { switch i { case 0 { } case -0 { } default { } } }
//~ error invalid-switch 43-44: the value 0 has two cases
//~ note +0:32-32: the other is here

//# shadowed_builtin: EXPR-01
const max = 3;
const a = max;
const b = max(1, 2);
//~ error not-callable 11-13: 'max' cannot be called
//~ note -2:7-9: declared here

//# phony_of_enumerant_and_types: ASSIGN-05
fn f() {
  _ = vec2f;
//~ error not-a-value 7-11: 'vec2f' is a type, not a value
  _ = read_write;
//~ error not-a-value 7-16: 'read_write' is an enumerant, not a value
  _ = max;
//~ error not-a-value 7-9: 'max' is a builtin function, not a value
  _ = array<i32, 2>;
//~ error not-a-value 7-11: 'array' is a type, not a value
}

//# void_conditions: CTRL-03
fn v() { }
fn f() {
  if v() { }
//~ error type-mismatch 6-8: this call has no value
  switch v() { default { } }
//~ error type-mismatch 10-12: this call has no value
  while v() { }
//~ error type-mismatch 9-11: this call has no value
  for (; v();) { }
//~ error type-mismatch 10-12: this call has no value
  loop { continuing { break if v(); } }
//~ error type-mismatch 32-34: this call has no value
}

//# continue_in_for_past_declaration_ok: CTRL-24
fn f(c: bool) {
  for (var i = 0; i < 4; i++) { if c { continue; } let d = i; }
  while c { if c { continue; } let d = 1; }
}

//# nested_continue_past: CTRL-23
fn f(c: bool) {
  loop {
    loop { if c { break; } continue; }
    if c { if c { { continue; } } }
//~ error continue-skips-declaration 21-28: continue skips the declaration of 'd', which the continuing block uses
//~ note +1:9-9: declared here
//~ note +4:24-24: used here
    let d = 1;
    { let e = d; }
    if c { break; }
    continuing { { _ = d; } }
  }
}

//# continue_before_two: CTRL-23
fn f(c: bool) {
  loop {
    let a = 1;
    if c { continue; }
//~ error continue-skips-declaration 12-19: continue skips the declaration of 'd', which the continuing block uses
//~ note +2:9-9: declared here
//~ note +4:29-29: used here
    let b = 2;
    let d = 3;
    if c { break; }
    continuing { _ = a; _ = d; }
  }
}

//# use_in_break_if_of_shadowing_ok: CTRL-24
fn f(c: bool) {
  loop {
    if c { continue; }
    let c = 5;
    _ = c;
    continuing { let e = 1; break if e > 2; }
  }
}

//# sizes_of_override_arrays: ENTRY-04
override n = 2;
var<workgroup> a: array<array<u32, 3>, n * 2>;
fn f() -> u32 { return a[n * 2][0]; }
//~ error eval-index-range 26-30: index 4 is out of range of array<array<u32, 3>, (override)>, with the override values of this pipeline
@compute @workgroup_size(1) fn main() { _ = f(); }

//# override_in_function_scope_of_array: EXPR-06
override n = 2;
fn f() { var a: array<i32, n>; }
//~ error invalid-store-type 17-29: function memory holds a constructible type, which array<i32, (override)> is not
fn g() -> array<i32, n> { }
//~ error not-constructible 11-23: a function cannot return array<i32, (override)>
struct S { a: array<i32, n> }
//~ error invalid-member 12-27: array<i32, (override)> has no size that a structure could know

//# struct_named_like_builtin_ok: GRAM-15
struct vec2f { a: i32 }
const a = vec2f(1).a;

//# not_callable: GRAM-15
const c = 1;
override o = 1;
var<private> v = 1;
fn f(p: i32) {
  _ = c(1);
//~ error not-callable 7-7: 'c' cannot be called
//~ note -4:7-7: declared here
  _ = o(1);
//~ error not-callable 7-7: 'o' cannot be called
//~ note -4:10-10: declared here
  _ = v(1);
//~ error not-callable 7-7: 'v' cannot be called
//~ note -4:14-14: declared here
  _ = p(1);
//~ error not-callable 7-7: 'p' cannot be called
//~ note -4:6-6: declared here
}
