//! check
// Names and where they are visible (ledger chapter SCOPE). Rejected modules have a twin that is accepted (_ok).

//# module_names_everywhere: SCOPE-01
const a = b + c;
fn f() -> T { return T(g(), d); }
const b = c * 2;
fn g() -> i32 { return a + v; }
struct T { m: i32, n: U }
alias U = array<i32, b>;
const c = 1;
var<private> v: i32 = a;
const d = U(1, 2);
const_assert a == 3;
const_assert b == 2;

//# module_names_in_attributes: SCOPE-01
@id(i) override o = 1;
struct S { @size(s) m: i32 }
@group(gr) @binding(bi) var<storage> r: S;
@compute @workgroup_size(w, o) fn main() { _ = r.m; }
const i = 5;
const s = 16;
const gr = 1;
const bi = 2;
const w = 4;

//# local_names_after_declaration: SCOPE-02
fn f() -> i32 {
  let a = 1;
  { let b = a; }
  if a == 1 { let c = a; { let d = c + a; } }
  var e = a;
  for (var i = e; i < 3; i++) { e += i + a; }
  return e + a;
}

//# local_name_after_block: SCOPE-02
fn f() -> i32 {
  { let a = 1; }
  return a;
//~ error unresolved-name 10-10: nothing named 'a' is declared here
}

//# local_name_after_block_ok: SCOPE-02
fn f() -> i32 {
  { let a = 1; return a; }
}

//# loop_variable_after_loop: SCOPE-02
fn f() -> i32 {
  for (var i = 0; i < 3; i++) { }
  return i;
//~ error unresolved-name 10-10: nothing named 'i' is declared here
}

//# loop_variable_after_loop_ok: SCOPE-02
fn f() -> i32 {
  var i = 0;
  for (; i < 3; i++) { }
  return i;
}

//# name_of_branch_in_other_branch: SCOPE-02
fn f(c: bool) -> i32 {
  if c { let a = 1; } else { return a; }
//~ error unresolved-name 37-37: nothing named 'a' is declared here
  return 1;
}

//# name_of_branch_in_other_branch_ok: SCOPE-02
fn f(c: bool) -> i32 {
  if c { let a = 1; return a; } else { let a = 2; return a; }
}

//# name_of_clause_in_other_clause: SCOPE-02
fn f(c: i32) -> i32 {
  switch c { case 1 { let a = 1; } default { return a; } }
//~ error unresolved-name 53-53: nothing named 'a' is declared here
  return 1;
}

//# name_of_clause_in_other_clause_ok: SCOPE-02
fn f(c: i32) -> i32 {
  switch c { case 1 { let a = 1; return a; } default { let a = 2; return a; } }
}

//# body_names_in_continuing: SCOPE-02
fn f() {
  loop {
    var i = 0;
    continuing { i++; let done = i > 3; break if done; }
  }
}

//# continuing_names_in_body: SCOPE-02
fn f() {
  loop {
    if done { break; }
//~ error unresolved-name 8-11: nothing named 'done' is declared here
    continuing { let done = true; }
  }
}

//# continuing_names_in_body_ok: SCOPE-02
fn f() {
  loop {
    let done = true;
    if done { break; }
    continuing { }
  }
}

//# parameter_in_other_function: SCOPE-02
fn f(a: i32) { }
fn g() -> i32 { return a; }
//~ error unresolved-name 24-24: nothing named 'a' is declared here

//# parameter_in_other_function_ok: SCOPE-02
fn f(a: i32) { }
fn g(a: i32) -> i32 { return a; }

//# before_declaration: SCOPE-03
fn f() {
  let a = b;
//~ error unresolved-name 11-11: nothing named 'b' is declared here
  let b = 1;
}

//# before_declaration_ok: SCOPE-03
fn f() {
  let b = 1;
  let a = b;
}

//# assigned_before_declaration: SCOPE-03
fn f() {
  b = 2;
//~ error unresolved-name 3-3: nothing named 'b' is declared here
  var b = 1;
}

//# assigned_before_declaration_ok: SCOPE-03
fn f() {
  var b = 1;
  b = 2;
}

//# before_declaration_module_name: SCOPE-03
const b = 7;
fn f() {
  const a = b;
  const b = 1;
  const_assert a == 7 && b == 1;
}

//# before_declaration_predeclared_name: SCOPE-03
fn f() {
  const a = min(3, 4);
  const min = 1;
  const_assert a == 3 && min == 1;
}

//# own_initializer_is_outer: SCOPE-04
const x = 5;
fn f() {
  const x = x + 1;
  const_assert x == 6;
  { const x = x + 1; const_assert x == 7; }
  const_assert x == 6;
}

//# own_initializer_without_outer: SCOPE-04
fn f() { let x = x; }
//~ error unresolved-name 18-18: nothing named 'x' is declared here

//# own_initializer_without_outer_ok: SCOPE-04
fn f(x: i32) { { let x = x; } }

//# own_type_is_outer: SCOPE-04
fn f() { let i32: i32 = 1; let b: i32 = 2; }
//~ error not-a-type 35-37: 'i32' is not a type

//# own_type_is_outer_ok: SCOPE-04
fn f() { let i32: i32 = 1; let b = i32; }

//# function_and_function: SCOPE-05
fn a() { }
fn a() { }
//~ error redeclaration 4-4: 'a' is declared twice at module scope
//~ note -1:4-4: first declared here

//# function_and_function_ok: SCOPE-05
fn a() { }
fn b() { }

//# function_and_variable: SCOPE-05
fn a() { }
var<private> a: i32;
//~ error redeclaration 14-14: 'a' is declared twice at module scope
//~ note -1:4-4: first declared here

//# function_and_variable_ok: SCOPE-05
fn a() { }
var<private> b: i32;

//# function_and_structure: SCOPE-05
fn a() { }
struct a { m: i32 }
//~ error redeclaration 8-8: 'a' is declared twice at module scope
//~ note -1:4-4: first declared here

//# function_and_structure_ok: SCOPE-05
fn a() { }
struct b { m: i32 }

//# function_and_alias: SCOPE-05
fn a() { }
alias a = f32;
//~ error redeclaration 7-7: 'a' is declared twice at module scope
//~ note -1:4-4: first declared here

//# function_and_alias_ok: SCOPE-05
fn a() { }
alias b = f32;

//# function_and_const: SCOPE-05
fn a() { }
const a = 1;
//~ error redeclaration 7-7: 'a' is declared twice at module scope
//~ note -1:4-4: first declared here

//# function_and_const_ok: SCOPE-05
fn a() { }
const b = 1;

//# function_and_override: SCOPE-05
fn a() { }
override a = 1;
//~ error redeclaration 10-10: 'a' is declared twice at module scope
//~ note -1:4-4: first declared here

//# function_and_override_ok: SCOPE-05
fn a() { }
override b = 1;

//# variable_and_variable: SCOPE-05
var<private> a: i32;
var<private> a: i32;
//~ error redeclaration 14-14: 'a' is declared twice at module scope
//~ note -1:14-14: first declared here

//# variable_and_variable_ok: SCOPE-05
var<private> a: i32;
var<private> b: i32;

//# variable_and_structure: SCOPE-05
var<private> a: i32;
struct a { m: i32 }
//~ error redeclaration 8-8: 'a' is declared twice at module scope
//~ note -1:14-14: first declared here

//# variable_and_alias: SCOPE-05
var<private> a: i32;
alias a = f32;
//~ error redeclaration 7-7: 'a' is declared twice at module scope
//~ note -1:14-14: first declared here

//# variable_and_const: SCOPE-05
var<private> a: i32;
const a = 1;
//~ error redeclaration 7-7: 'a' is declared twice at module scope
//~ note -1:14-14: first declared here

//# variable_and_override: SCOPE-05
var<private> a: i32;
override a = 1;
//~ error redeclaration 10-10: 'a' is declared twice at module scope
//~ note -1:14-14: first declared here

//# structure_and_structure: SCOPE-05
struct a { m: i32 }
struct a { m: i32 }
//~ error redeclaration 8-8: 'a' is declared twice at module scope
//~ note -1:8-8: first declared here

//# structure_and_structure_ok: SCOPE-05
struct a { m: i32 }
struct b { m: i32 }

//# structure_and_alias: SCOPE-05
struct a { m: i32 }
alias a = f32;
//~ error redeclaration 7-7: 'a' is declared twice at module scope
//~ note -1:8-8: first declared here

//# structure_and_const: SCOPE-05
struct a { m: i32 }
const a = 1;
//~ error redeclaration 7-7: 'a' is declared twice at module scope
//~ note -1:8-8: first declared here

//# structure_and_override: SCOPE-05
struct a { m: i32 }
override a = 1;
//~ error redeclaration 10-10: 'a' is declared twice at module scope
//~ note -1:8-8: first declared here

//# alias_and_alias: SCOPE-05
alias a = f32;
alias a = f32;
//~ error redeclaration 7-7: 'a' is declared twice at module scope
//~ note -1:7-7: first declared here

//# alias_and_alias_ok: SCOPE-05
alias a = f32;
alias b = f32;

//# alias_and_const: SCOPE-05
alias a = f32;
const a = 1;
//~ error redeclaration 7-7: 'a' is declared twice at module scope
//~ note -1:7-7: first declared here

//# alias_and_override: SCOPE-05
alias a = f32;
override a = 1;
//~ error redeclaration 10-10: 'a' is declared twice at module scope
//~ note -1:7-7: first declared here

//# const_and_const: SCOPE-05
const a = 1;
const a = 1;
//~ error redeclaration 7-7: 'a' is declared twice at module scope
//~ note -1:7-7: first declared here

//# const_and_const_ok: SCOPE-05
const a = 1;
const b = 1;

//# const_and_override: SCOPE-05
const a = 1;
override a = 1;
//~ error redeclaration 10-10: 'a' is declared twice at module scope
//~ note -1:7-7: first declared here

//# override_and_override: SCOPE-05
override a = 1;
override a = 1;
//~ error redeclaration 10-10: 'a' is declared twice at module scope
//~ note -1:10-10: first declared here

//# override_and_override_ok: SCOPE-05
override a = 1;
override b = 1;

//# module_names_far_apart: SCOPE-05
const a = 1;
fn f() -> i32 { return a; }
const a = 2;
//~ error redeclaration 7-7: 'a' is declared twice at module scope
//~ note -2:7-7: first declared here

//# module_names_far_apart_ok: SCOPE-05
const a = 1;
fn f() -> i32 { const a = 2; return a; }

//# locals_of_one_scope: SCOPE-06
fn f() { let a = 1; let a = 2; }
//~ error redeclaration 25-25: 'a' is declared twice in one scope
//~ note +0:14-14: first declared here

//# locals_of_one_scope_ok: SCOPE-06
fn f() { let a = 1; { let a = 2; } }

//# locals_of_other_kinds: SCOPE-06
fn f() { const a = 1; var a = 2; }
//~ error redeclaration 27-27: 'a' is declared twice in one scope
//~ note +0:16-16: first declared here

//# locals_of_other_kinds_ok: SCOPE-06
fn f() { const a = 1; if true { var a = 2; } }

//# locals_far_apart: SCOPE-06
fn f() { var a = 1; { let b = a; } a = 2; let a = 3; }
//~ error redeclaration 47-47: 'a' is declared twice in one scope
//~ note +0:14-14: first declared here

//# locals_far_apart_ok: SCOPE-06
fn f() { var a = 1; { let b = a; } a = 2; { let a = 3; } }

//# locals_of_inner_block: SCOPE-06
fn f() { { let a = 1; let a = 2; } }
//~ error redeclaration 27-27: 'a' is declared twice in one scope
//~ note +0:16-16: first declared here

//# locals_of_inner_block_ok: SCOPE-06
fn f() { { let a = 1; } { let a = 2; } }

//# locals_of_clause: SCOPE-06
fn f(x: i32) { switch x { case 1 { let a = 1; let a = 2; } default { } } }
//~ error redeclaration 51-51: 'a' is declared twice in one scope
//~ note +0:40-40: first declared here

//# locals_of_clause_ok: SCOPE-06
fn f(x: i32) { switch x { case 1 { let a = 1; } default { let a = 2; } } }

//# locals_of_continuing: SCOPE-06
fn f() { loop { continuing { let a = 1; let a = 2; break if true; } } }
//~ error redeclaration 45-45: 'a' is declared twice in one scope
//~ note +0:34-34: first declared here

//# locals_of_continuing_ok: SCOPE-06
fn f() { loop { let a = 1; continuing { let a = 2; break if true; } } }

//# parameter_and_body: SCOPE-07
fn f(a: i32) { var a = 1; }
//~ error redeclaration 20-20: 'a' is declared twice in one scope
//~ note +0:6-6: first declared here

//# parameter_and_body_ok: SCOPE-07
fn f(a: i32) { { var a = 1; } }

//# parameter_and_body_const: SCOPE-07
fn f(a: i32, b: i32) -> i32 { if a == 1 { return b; } const b = 1; return b; }
//~ error redeclaration 61-61: 'b' is declared twice in one scope
//~ note +0:14-14: first declared here

//# parameter_and_body_const_ok: SCOPE-07
fn f(a: i32, b: i32) -> i32 { if a == 1 { const b = 1; return b; } return b; }

//# two_parameters: SCOPE-07
fn f(a: i32, a: u32) { }
//~ error redeclaration 14-14: 'a' is declared twice in one scope
//~ note +0:6-6: first declared here

//# two_parameters_ok: SCOPE-07
fn f(a: i32, b: u32) { }

// The body of a for loop is a scope of its own (see SCOPE-08 in docs/coverage.md).

//# for_variable_and_body: CTRL-14
fn f() { for (var i = 0; i < 3; i++) { let i = 1.5; let a: f32 = i; } }

//# for_variable_and_outer: SCOPE-09
fn f(i: i32) { for (var i = i; i < 3; i++) { } for (var i = 0; i < 3; i++) { for (var i = 0; i < 3; i++) { } } }

//# shadowing: SCOPE-09
const m = 1;
var<private> v = 1.5;
fn f(p: i32) -> i32 {
  { let p = 1.5; var q: f32 = p; { let p = true; if p { q = 1; } } }
  let m = 2u;
  let g = m + 1u;
  var v = vec2(1, 2);
  v.x = p;
  return v.x;
}
fn g() -> f32 { return v + m; }

//# shadowing_own_function: SCOPE-09
fn f() -> i32 { let f = 1; return f; }

//# predeclared_types_shadowed: SCOPE-10
struct vec2f { x: i32 }
alias i32x = i32;
fn f(v: vec2f) -> i32x { return v.x; }
const f16 = 3;
const_assert f16 == 3;
alias texture_2d = u32;
const t: texture_2d = 4;
fn sampler() -> f32 { return 1.0; }
fn g() -> f32 { return sampler(); }

//# predeclared_functions_shadowed: SCOPE-10
fn max(a: i32, b: i32) -> i32 { return a - b; }
const min = 5;
struct abs { m: i32 }
const a = abs(3).m + min;
const_assert a == 8;
fn f() -> i32 { return max(1, min); }

//# predeclared_enumerants_shadowed: SCOPE-10
const read_write = 1;
const rgba8unorm = 2;
fn workgroup() -> i32 { return read_write + rgba8unorm; }
const function = 3;
var<private> storage = function;

//# predeclared_shadowed_in_function: SCOPE-10
fn f() -> i32 { let i32 = 1; let max = i32 + 1; return max; }
fn g(vec4f: f32) -> f32 { return vec4f; }
fn h() -> i32 { return max(1, 2); }

//# predeclared_type_unreachable: SCOPE-10
const f32 = 1;
var<private> a: f32;
//~ error not-a-type 17-19: 'f32' is not a type
//~ note -1:7-9: declared here

//# predeclared_type_unreachable_ok: SCOPE-10
const f32x = 1;
var<private> a: f32;

//# predeclared_function_unreachable: SCOPE-10
const max = 1;
fn f() -> i32 { return max(1, 2); }
//~ error not-callable 24-26: 'max' cannot be called
//~ note -1:7-9: declared here

//# predeclared_function_unreachable_ok: SCOPE-10
const max = 1;
fn f() -> i32 { return min(1, max); }

//# predeclared_enumerant_unreachable: SCOPE-10
const private = 1;
var<private> a: i32;
//~ error not-an-enumerant 5-11: an address space is expected here

//# predeclared_enumerant_unreachable_ok: SCOPE-10
const private_ = 1;
var<private> a: i32;

//# predeclared_alias_unreachable: SCOPE-10
fn vec3f() -> i32 { return 1; }
const a = vec3f(1, 2, 3);
//~ error invalid-call 11-24: function 'vec3f' takes 0 arguments, and 3 are given
//~ note -1:4-8: declared here

//# predeclared_alias_unreachable_ok: SCOPE-10
fn vec3f() -> i32 { return 1; }
const a = vec3<f32>(1, 2, 3);

//# alias_keeps_what_it_names: SCOPE-10
alias vec2f = vec3<f32>;
const a: vec2f = vec3f(1, 2, 3);
const_assert a.z == 3;

//# shadowed_before_declaration: SCOPE-11
const_assert u32x(1).m == 1;
fn f() -> i32 { return min(1, 2); }
const a: f16 = 1.5;
const_assert a == 1.5;
fn min(x: i32, y: i32) -> i32 { return x + y; }
alias u32x = u32;
struct u32 { m: i32 }
alias f16 = f32;

//# shadowed_function_before_declaration: SCOPE-11
const a = min(1, 2);
//~ error not-const 11-19: the initializer of const 'a' is not a const-expression
fn min(x: i32, y: i32) -> i32 { return x; }

//# shadowed_function_before_declaration_ok: SCOPE-11
fn a() -> i32 { return min(1, 2); }
fn min(x: i32, y: i32) -> i32 { return x; }

//# shadowed_type_before_declaration: SCOPE-11
var<private> a: i32;
//~ error not-a-type 17-19: 'i32' is not a type
//~ note +1:7-9: declared here
const i32 = 1;

//# shadowed_type_before_declaration_ok: SCOPE-11
var<private> a: u32;
const i32 = 1;

//# parameter_named_like_function: SCOPE-12
fn f(f: i32) -> i32 { return f + 1; }
fn g() -> i32 { return f(2); }

//# parameter_named_like_type: SCOPE-12
fn f(i32: i32, u32: i32) -> i32 { return i32 + u32; }
struct S { m: f32 }
fn g(S: S) -> f32 { return S.m; }
