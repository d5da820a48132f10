//! check
// Grammar details that are easy to miss (ledger: GRAM). A case lists what is rejected, line by line; its twin _ok the nearest that is accepted.

//# trailing_commas_ok: GRAM-01
enable f16, subgroups,;
requires subgroup_id, linear_indexing,;
diagnostic(off, derivative_uniformity,);
struct S { a: i32, b: f32, }
@group(0,) @binding(1,) var<storage, read_write,> s: array<u32,>;
fn take(a: i32, b: vec2<f32,>,) -> array<i32, 2,> { return array<i32, 2,>(a, 1,); }
fn f(p: ptr<function, i32,>,) {
  _ = take(1, vec2(1, 2,),);
  _ = S(1, 2,);
  _ = max(1, 2,);
  switch 1 { case 1, 2, { } case 3, default, { } }
}

//# double_commas: GRAM-01 GRAM-05
fn f() { _ = max(1,, 2); }
//~ error expected-expression 20-20: expected an expression, found `,`

//# calls_on_types_ok: GRAM-02
struct S { m: vec2f, n: array<i32, 2> }
fn g(i: i32) -> array<S, 2> { return array(S(), S()); }
fn f(a: vec2f, b: vec2f) {
  let c = array<f32, 2>(1, 2);
  let d = vec3<f32>();
  let e = array<f32, 2>(1, 2)[1];
  let h = vec3<f32>(1).xy;
  let i = g(1)[1].m.x;
  let j = S(a, array(1, 2)).n[1];
  let k = (a + b).x;
  let l = (a)[0];
  let m = (vec2(1, 2) * 2)[1];
  let n = mat2x2<f32>(1, 2, 3, 4)[0].y;
  let o = array(array(1, 2), array(3, 4))[1][0];
  let p = g(g(0)[0].n[1])[0].m.yx.x;
}

//# literal_with_postfix: GRAM-02
const a = 1.x;
//~ error invalid-number 11-13: `1.x` is not a number of WGSL

//# call_of_expression: GRAM-02
fn g() -> i32 { return 1; }
const a = (g)();
//~ error missing-semicolon 13-13: expected `;` after the declaration, found `(`

//# call_of_call: GRAM-02
fn g() -> i32 { return 1; }
fn f() { _ = g()(); }
//~ error missing-semicolon 16-16: expected `;` after the assignment, found `(`

//# targets_ok: GRAM-03
struct S { m: array<i32, 2>, v: vec2f }
@group(0) @binding(0) var<storage, read_write> b: buffer<64>;
fn f(p: ptr<function, S>, q: ptr<function, i32>, i: u32) {
  var x = 1;
  var s = S();
  x = 1;
  (x) = 1;
  ((s)).m[i] = 2;
  (s.m)[1] = 2;
  (*p).m[i] = 3;
  *q = 4;
  *&x = 5;
  *(&x) = 6;
  (*&s).v.x = 7;
  *&*&x = 8;
  *&(*p).m[0] = 9;
  *bufferView<i32>(&b, 4) = 10;
  (*bufferView<S>(&b, 8)).m[1] = 11;
  bufferView<S>(&b, 8).v.y = 12;
  bufferArrayView<array<u32>>(&b, 0, 16)[3] = 13u;
  * q += 14;
  (*p).v *= 2;
  (*q)++;
}

//# call_results_as_targets: GRAM-03
struct S { m: i32 }
fn g(p: ptr<function, i32>) -> S { return S(); }
fn f() {
  var x = 1;
  g(&x) = S();
//~ error invalid-assignment 3-7: only memory can be assigned to, and this is a value
  g(&x).m = 1;
//~ error invalid-assignment 3-9: only memory can be assigned to, and this is a value
  g(&x).m++;
//~ error invalid-assignment 3-9: only memory can be assigned to, and this is a value
  &x = &x;
//~ error invalid-assignment 3-4: only memory can be assigned to, and this is a value
  vec2(1, 2).x = 1;
//~ error invalid-assignment 3-14: only memory can be assigned to, and this is a value
  array(1, 2)[0] = 1;
//~ error invalid-assignment 3-16: only memory can be assigned to, and this is a value
}

//# target_starts_with_literal: GRAM-04
fn f() { 5 = 1; }
//~ error unexpected-token 10-10: expected a statement, found `5`

//# target_starts_with_true: GRAM-04
fn f() { true = false; }
//~ error unexpected-token 10-13: expected a statement, found keyword `true`

//# target_starts_with_minus: GRAM-04
fn f() { var a = 1; -a = 1; }
//~ error unexpected-token 21-21: expected a statement, found `-`

//# target_starts_with_not: GRAM-04
fn f() { var a = true; !a = true; }
//~ error unexpected-token 24-24: expected a statement, found `!`

//# target_starts_with_complement: GRAM-04
fn f() { var a = 1; ~a = 1; }
//~ error unexpected-token 21-21: expected a statement, found `~`

//# target_is_sum: GRAM-04
fn f() { var a = 1; a + 1 = 1; }
//~ error unexpected-token 23-23: expected an assignment or a call, found `+`

//# target_is_sum_in_parentheses: GRAM-04
fn f() { var a = 1; (a + 1) = 1; }
//~ error invalid-assignment 21-27: only memory can be assigned to, and this is a value

//# target_is_literal_in_parentheses: GRAM-04
fn f() { (1) = 1; }
//~ error invalid-assignment 10-12: only memory can be assigned to, and this is a value

//# target_ok: GRAM-04
fn f() { var a = 1; (a) = 1; *&a = 1; }

//# empty_argument: GRAM-05
fn f() { _ = max(,); }
//~ error expected-expression 18-18: expected an expression, found `,`

//# empty_first_argument: GRAM-05
fn f() { _ = max(, 1); }
//~ error expected-expression 18-18: expected an expression, found `,`

//# two_trailing_commas: GRAM-05
fn f() { _ = max(1, 2,,); }
//~ error expected-expression 23-23: expected an expression, found `,`

//# empty_parameter: GRAM-05
fn f(,) { }
//~ error expected-identifier 6-6: expected a parameter name or `)`, found `,`

//# double_comma_in_struct: GRAM-05
struct S { a: i32,, b: i32 }
//~ error expected-identifier 19-19: expected a member name or `}`, found `,`

//# only_a_comma_in_struct: GRAM-05
struct S { , }
//~ error expected-identifier 12-12: expected a member name or `}`, found `,`

//# empty_template_list: GRAM-05
var<private> a: array<>;
//~ error unexpected-token 23-23: a template list cannot be empty

//# double_comma_in_template_list: GRAM-05
var<private> a: array<i32,, 2>;
//~ error expected-expression 27-27: expected an expression, found `,`

//# missing_argument_comma: GRAM-05
fn f() { _ = max(1 2); }
//~ error unexpected-token 20-20: expected `,` or `)` in the arguments, found `2`

//# missing_semicolon_after_var: GRAM-05 GRAM-07
var<private> a = 1
//~ error missing-semicolon 18-18: expected `;` after the declaration, found keyword `fn`
fn f() { }

//# call_at_module_scope: GRAM-05
fn f() { }
f();
//~ error unexpected-token 1-1: expected a declaration, found `f`

//# assignment_at_module_scope: GRAM-05
var<private> a = 1;
a = 2;
//~ error unexpected-token 1-1: expected a declaration, found `a`

//# if_at_module_scope: GRAM-05
if true { }
//~ error unexpected-token 1-2: expected a declaration, found keyword `if`

//# block_at_module_scope: GRAM-05
{ }
//~ error unexpected-token 1-1: expected a declaration, found `{`

//# commas_ok: GRAM-05
struct S { a: i32, b: i32, }
var<private> a: array<i32, 2,>;
fn g() { }
fn f() { _ = max(1, 2,); g(); }

//# semicolons_ok: GRAM-06
;
const a = 1;;
struct S { a: i32 }
struct T { a: i32 };
fn f() { }
fn g() { };
;;
alias A = S;
const_assert true;;
fn h() {
  ;
  let a = 1;;
  if true { };
  { };
  loop { break; };
  for (;;) { break; };
  switch 1 { default { } };
  while false { } ;
  return;;
}

//# no_semicolon_after_alias: GRAM-07
alias A = i32
//~ error missing-semicolon 13-13: expected `;` after the declaration, found the end of the text

//# no_semicolon_after_const: GRAM-07
const a = 1
//~ error missing-semicolon 11-11: expected `;` after the declaration, found the end of the text

//# no_semicolon_after_override: GRAM-07
override a = 1
//~ error missing-semicolon 14-14: expected `;` after the declaration, found keyword `const`
const b = 1;

//# no_semicolon_after_const_assert: GRAM-07
const_assert true
//~ error missing-semicolon 17-17: expected `;` after the declaration, found keyword `const`
const b = 1;

//# no_semicolon_after_let: GRAM-07
fn f() { let a = 1 }
//~ error missing-semicolon 18-18: expected `;` after the declaration, found `}`

//# no_semicolon_after_var_in_function: GRAM-07
fn f() { var a = 1 }
//~ error missing-semicolon 18-18: expected `;` after the declaration, found `}`

//# no_semicolon_after_const_in_function: GRAM-07
fn f() { const a = 1 }
//~ error missing-semicolon 20-20: expected `;` after the declaration, found `}`

//# no_semicolon_after_return: GRAM-07
fn f() { return }
//~ error missing-semicolon 15-15: expected `;` after `return`, found `}`

//# no_semicolon_after_return_value: GRAM-07
fn f() -> i32 { return 1 }
//~ error missing-semicolon 24-24: expected `;` after `return`, found `}`

//# no_semicolon_after_break: GRAM-07
fn f() { loop { break } }
//~ error missing-semicolon 21-21: expected `;` after `break`, found `}`

//# no_semicolon_after_continue: GRAM-07
fn f() { while true { continue } }
//~ error missing-semicolon 30-30: expected `;` after `continue`, found `}`

//# no_semicolon_after_discard: GRAM-07
fn f() { discard }
//~ error missing-semicolon 16-16: expected `;` after `discard`, found `}`

//# no_semicolon_after_assert_in_function: GRAM-07
fn f() { const_assert true }
//~ error missing-semicolon 26-26: expected `;` after the assertion, found `}`

//# no_semicolon_after_call: GRAM-07
fn f() { workgroupBarrier() }
//~ error missing-semicolon 27-27: expected `;` after the statement, found `}`

//# no_semicolon_after_assignment: GRAM-07
fn f() { var a = 1; a = 2 }
//~ error missing-semicolon 25-25: expected `;` after the statement, found `}`

//# no_semicolon_after_increment: GRAM-07
fn f() { var a = 1; a++ }
//~ error missing-semicolon 23-23: expected `;` after the statement, found `}`

//# no_semicolon_after_break_if: GRAM-07
fn f() { loop { continuing { break if true } } }
//~ error missing-semicolon 42-42: expected `;` after `break if`, found `}`

//# no_semicolon_after_enable: GRAM-07
enable f16
//~ error missing-semicolon 10-10: expected `;` after the directive, found keyword `const`
const a = 1;

//# all_semicolons_ok: GRAM-07
enable f16;
alias A = i32;
const a = 1;
override b = 1;
const_assert true;
fn f() {
  let a = 1; var b = 1; const c = 1; b = 2; b++; const_assert true; workgroupBarrier();
  while true { continue; }
  loop { continuing { break if true; } }
  loop { break; }
  return;
}
fn g() -> i32 { discard; return 1; }

//# else_without_if: GRAM-08
fn f() { else { } }
//~ error misplaced-statement 10-13: `else` without `if`

//# second_else: GRAM-08
fn f() { if true { } else { } else { } }
//~ error misplaced-statement 31-34: `else` without `if`

//# else_after_statement: GRAM-08
fn f() { if true { } ; else { } }
//~ error misplaced-statement 24-27: `else` without `if`

//# case_outside_switch: GRAM-08
fn f() { case 1: { } }
//~ error misplaced-statement 10-13: `case` outside a switch

//# default_outside_switch: GRAM-08
fn f() { default: { } }
//~ error misplaced-statement 10-16: `default` outside a switch

//# statement_in_switch: GRAM-08
fn f() { switch 1 { let a = 1; default { } } }
//~ error unexpected-token 21-23: expected `case`, `default` or `}`, found keyword `let`

//# case_without_value: GRAM-08
fn f() { switch 1 { case { } default { } } }
//~ error unexpected-token 26-26: expected a value after `case`, found `{`

//# case_without_block: GRAM-08
fn f() { switch 1 { case 1: return; default { } } }
//~ error unexpected-token 29-34: expected `{` to open the clause, found keyword `return`

//# compounds_ok: GRAM-08
fn f() {
  if true { } else { }
  if true { } else if true { } else { }
  switch 1 { case 1: { } default: { } }
  loop { break; continuing { } }
}

//# results_ok: GRAM-09
struct S { @location(0) a: vec4f }
fn a() -> array<vec2<f32>, 2> { return array<vec2<f32>, 2>(); }
fn b() { }
fn c() -> vec4<f32> { return vec4<f32>(); }
@vertex fn d() -> @builtin(position) @invariant vec4<f32> { return vec4f(); }
@fragment fn e() -> @location(0) vec4f { return vec4f(); }
@fragment fn g() -> S { return S(); }

//# void: GRAM-10
fn a() -> void { }
//~ error unresolved-name 11-14: nothing named 'void' is declared here

//# empty_result: GRAM-10
fn a() -> { }
//~ error unexpected-token 11-11: expected a type, found `{`

//# result_in_parentheses: GRAM-10
fn a() -> (i32) { return 1; }
//~ error unexpected-token 11-11: expected a type, found `(`

//# result_is_tuple: GRAM-10
fn a() -> (i32, i32) { return 1; }
//~ error unexpected-token 11-11: expected a type, found `(`

//# result_by_colon: GRAM-10
fn a(): i32 { return 1; }
//~ error unexpected-token 7-7: expected `->` or the body of the function, found `:`

//# type_in_parentheses: GRAM-10
var<private> a: (i32);
//~ error unexpected-token 17-17: expected a type, found `(`

//# result_as_type_ok: GRAM-10
fn a() { }
fn b() -> i32 { return 1; }
var<private> c: i32;

//# template_list_of_var_ok: GRAM-11
@group(0) @binding(0) var<storage, read_write,> a: array<u32>;
@group(0) @binding(1) var <storage> b: u32;
@group(0) @binding(2) var /* space */ <uniform> c: u32;
@group(0) @binding(3) var // space
  < storage , /* mode */ read > d: u32;
var
<private>
e: i32;
fn f() { var /**/ <function> a = 1; }

//# template_list_of_var: GRAM-11
var<> a: i32;
//~ error unexpected-token 5-5: a template list cannot be empty

//# template_list_of_var_with_three: GRAM-11
@group(0) @binding(0) var<storage, read, write> a: u32;
//~ error template-arguments 26-47: var takes an address space and an access mode

//# template_list_of_let: GRAM-11
fn f() { let<function> a = 1; }
//~ error expected-identifier 13-13: expected a name after `let`, found `<`

//# load_rule: GRAM-13
fn take(p: ptr<function, i32>) { }
fn f() {
  var v = 1;
  let a: ptr<function, i32> = v;
//~ error type-mismatch 31-31: the initializer of 'a' is ptr<function, i32, read_write>, but this is i32
  take(v);
//~ error type-mismatch 8-8: parameter 'p' of 'take' is ptr<function, i32, read_write>, but this is i32
  let b = *v;
//~ error type-mismatch 11-12: * needs a pointer, and this is i32
}

//# load_rule_ok: GRAM-13
fn take(p: ptr<function, i32>) { }
fn f() -> i32 {
  var v = 1;
  var w = v;
  let l = v;
  let a: ptr<function, i32> = &v;
  take(a);
  let c: i32 = l + w;
  return v;
}

//# zero_values_ok: GRAM-14
struct Inner { a: vec3f, b: array<bool, 2> }
struct Outer { a: Inner, b: array<Inner, 2>, c: mat2x2f }
const_assert bool() == false && i32() == 0 && u32() == 0u && f32() == 0f;
const_assert all(vec2<i32>() == vec2(0, 0)) && all(vec3u() == vec3(0u)) && all(vec4<bool>() == vec4(false));
const_assert all(mat2x3f()[1] == vec3f()) && array<i32, 3>()[2] == 0;
const_assert all(Outer().b[1].a == vec3f()) && !Outer().a.b[1] && Outer().c[1][1] == 0;
const_assert vec2().x == 0 && all(vec3() == vec3(0, 0, 0));

//# zero_values_of_half_ok: GRAM-14
enable f16;
const_assert f16() == 0h && all(vec2h() == vec2(0h)) && all(mat3x2h()[2] == vec2h());

//# shadowed_constructors: GRAM-15
fn f() {
  let i32 = 1;
  let a = i32(2);
//~ error not-callable 11-13: 'i32' cannot be called
//~ note -1:7-9: declared here
}
fn g(vec2f: u32) {
  let a = vec2f(1, 2);
//~ error not-callable 11-15: 'vec2f' cannot be called
//~ note -1:6-10: declared here
}
struct S { a: i32 }
fn h() {
  var S = S(1);
  let a = S(1);
//~ error not-callable 11-11: 'S' cannot be called
//~ note -1:7-7: declared here
}

//# constructors_of_other_types: GRAM-15
override n = 2;
struct Atomic { a: atomic<u32> }
struct Runtime { a: array<u32> }
fn f() {
  let a = atomic<u32>(1);
//~ error not-constructible 11-24: atomic<u32> has no value constructor
  let b = array<u32>(1, 2);
//~ error not-constructible 11-26: array<u32> has no value constructor
  let c = array<u32, n>(1, 2);
//~ error not-constructible 11-29: array<u32, (override)> has no value constructor
  let d = Atomic(1);
//~ error not-constructible 11-19: Atomic has no value constructor
  let e = Runtime(1);
//~ error not-constructible 11-20: Runtime has no value constructor
  let g = atomic<u32>();
//~ error not-constructible 11-23: atomic<u32> has no value constructor
  let h = array<u32, n>();
//~ error not-constructible 11-25: array<u32, (override)> has no value constructor
  let i = texture_2d<f32>();
//~ error not-constructible 11-27: texture_2d<f32> has no value constructor
  let j = sampler();
//~ error not-constructible 11-19: sampler has no value constructor
  let k = ptr<function, i32>();
//~ error not-constructible 11-30: ptr<function, i32, read_write> has no value constructor
  let l = buffer<16>();
//~ error not-constructible 11-22: buffer<16> has no value constructor
}

//# constructors_ok: GRAM-15
const n = 2;
struct S { a: u32 }
fn f() {
  let i = i32(2);
  let b = array<u32, 2>(1, 2);
  let c = array<u32, n>(1, 2);
  let d = S(1);
  let h = array<u32, n>();
}

//# sampled_types: GRAM-16
@group(0) @binding(0) var a: texture_2d<bool>;
//~ error template-arguments 41-44: a texture is sampled as f32, i32 or u32, not bool
@group(0) @binding(1) var b: texture_3d<vec4f>;
//~ error template-arguments 41-45: a texture is sampled as f32, i32 or u32, not vec4<f32>
@group(0) @binding(2) var c: texture_cube<atomic<u32>>;
//~ error template-arguments 43-53: a texture is sampled as f32, i32 or u32, not atomic<u32>
@group(0) @binding(3) var d: texture_multisampled_2d<bool>;
//~ error template-arguments 54-57: a texture is sampled as f32, i32 or u32, not bool
@group(0) @binding(4) var e: texture_2d;
//~ error template-arguments 30-39: 'texture_2d' takes its parameters as texture_2d<T>
@group(0) @binding(5) var g: texture_2d<f32, u32>;
//~ error template-arguments 30-49: 'texture_2d' takes its parameters as texture_2d<T>

//# sampled_type_of_half: GRAM-16
enable f16;
@group(0) @binding(0) var a: texture_2d<f16>;
//~ error template-arguments 41-43: a texture is sampled as f32, i32 or u32, not f16

//# sampled_types_ok: GRAM-16 GRAM-17
@group(0) @binding(0) var a: texture_1d<f32>;
@group(0) @binding(1) var b: texture_2d<i32>;
@group(0) @binding(2) var c: texture_2d_array<u32>;
@group(0) @binding(3) var d: texture_3d<f32>;
@group(0) @binding(4) var e: texture_cube<i32>;
@group(0) @binding(5) var g: texture_cube_array<u32>;
@group(0) @binding(6) var h: texture_multisampled_2d<f32>;
@group(0) @binding(7) var i: texture_multisampled_2d<u32>;
@group(0) @binding(8) var j: texture_depth_multisampled_2d;
fn f() {
  let x: vec4f = textureLoad(h, vec2u(), 1);
  let y: vec4u = textureLoad(i, vec2u(), 1);
  let z: f32 = textureLoad(j, vec2u(), 1);
  _ = textureNumSamples(h) + textureNumSamples(j);
}

//# multisampled_with_sampler: GRAM-17
@group(0) @binding(0) var a: texture_multisampled_2d<f32>;
@group(0) @binding(1) var b: texture_depth_multisampled_2d;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(3) var c: sampler_comparison;
fn f() {
  _ = textureSampleLevel(a, s, vec2f(), 0);
//~ error no-overload 7-42: there is no textureSampleLevel(texture_multisampled_2d<f32>, sampler, vec2<f32>, abstract-int)
  _ = textureGather(0, a, s, vec2f());
//~ error no-overload 7-37: there is no textureGather(abstract-int, texture_multisampled_2d<f32>, sampler, vec2<f32>)
  _ = textureSampleCompareLevel(b, c, vec2f(), 0);
//~ error no-overload 7-49: there is no textureSampleCompareLevel(texture_depth_multisampled_2d, sampler_comparison, vec2<f32>, abstract-int)
  _ = textureNumLevels(a);
//~ error no-overload 7-25: there is no textureNumLevels(texture_multisampled_2d<f32>)
}

//# depth_ok: GRAM-18
@group(0) @binding(0) var d: texture_depth_2d;
@group(0) @binding(1) var e: texture_depth_cube_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(3) var c: sampler_comparison;
fn f() {
  let a: f32 = textureLoad(d, vec2u(), 0);
  let b: f32 = textureSampleLevel(d, s, vec2f(), 0);
  let g: f32 = textureSampleCompareLevel(d, c, vec2f(), 0.5);
  let h: vec4f = textureGather(d, s, vec2f());
  let i: vec4f = textureGatherCompare(e, c, vec3f(), 1, 0.5);
}

//# depth: GRAM-18
@group(0) @binding(0) var d: texture_depth_2d;
@group(0) @binding(1) var t: texture_2d<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(3) var c: sampler_comparison;
fn f() {
  let a: vec4f = textureLoad(d, vec2u(), 0);
//~ error type-mismatch 18-43: the initializer of 'a' is vec4<f32>, but this is f32
  _ = textureSampleCompareLevel(t, c, vec2f(), 0.5);
//~ error no-overload 7-51: there is no textureSampleCompareLevel(texture_2d<f32>, sampler_comparison, vec2<f32>, abstract-float)
  _ = textureSampleLevel(d, c, vec2f(), 0);
//~ error no-overload 7-42: there is no textureSampleLevel(texture_depth_2d, sampler_comparison, vec2<f32>, abstract-int)
  _ = textureSampleCompareLevel(d, s, vec2f(), 0.5);
//~ error no-overload 7-51: there is no textureSampleCompareLevel(texture_depth_2d, sampler, vec2<f32>, abstract-float)
  _ = textureGather(0, d, s, vec2f());
//~ error no-overload 7-37: there is no textureGather(abstract-int, texture_depth_2d, sampler, vec2<f32>)
}

//# external_ok: GRAM-19
@group(0) @binding(0) var e: texture_external;
@group(0) @binding(1) var s: sampler;
fn f() {
  let a: vec4f = textureLoad(e, vec2u());
  let b: vec2u = textureDimensions(e);
  let c: vec4f = textureSampleBaseClampToEdge(e, s, vec2f());
}

//# external: GRAM-19
@group(0) @binding(0) var e: texture_external;
@group(0) @binding(1) var s: sampler;
fn f() {
  _ = textureSampleLevel(e, s, vec2f(), 0);
//~ error no-overload 7-42: there is no textureSampleLevel(texture_external, sampler, vec2<f32>, abstract-int)
  _ = textureNumLevels(e);
//~ error no-overload 7-25: there is no textureNumLevels(texture_external)
  _ = textureLoad(e, vec2u(), 0);
//~ error no-overload 7-32: there is no textureLoad(texture_external, vec2<u32>, abstract-int)
  _ = textureGather(0, e, s, vec2f());
//~ error no-overload 7-37: there is no textureGather(abstract-int, texture_external, sampler, vec2<f32>)
  _ = textureDimensions(e, 0);
//~ error no-overload 7-29: there is no textureDimensions(texture_external, abstract-int)
}

//# texture_arguments: GRAM-20
@group(0) @binding(0) var t: texture_2d<f32>;
@group(0) @binding(1) var s: sampler;
fn f(i: i32, o: vec2i) {
  let p = 1;
  _ = textureLoad(p, vec2u(), 0);
//~ error no-overload 7-32: there is no textureLoad(i32, vec2<u32>, abstract-int)
  _ = textureSampleLevel(t, s, vec2f(), 0, o);
//~ error not-const 44-44: argument 5 of textureSampleLevel must be a const-expression
  _ = textureGather(i, t, s, vec2f());
//~ error not-const 21-21: argument 1 of textureGather must be a const-expression
  _ = textureSampleLevel(t, s, vec2f(), 0, vec2(p, 0));
//~ error not-const 44-53: argument 5 of textureSampleLevel must be a const-expression
  _ = textureGather(4, t, s, vec2f());
//~ error argument-out-of-range 21-21: argument 1 of textureGather is from 0 to 3
  _ = textureSampleLevel(t, s, vec2f(), 0, vec2(8, 0));
//~ error argument-out-of-range 44-53: argument 5 of textureSampleLevel is from -8 to 7
  _ = textureGather(-1, t, s, vec2f());
//~ error argument-out-of-range 21-22: argument 1 of textureGather is from 0 to 3
  _ = textureLoad(s, vec2u(), 0);
//~ error no-overload 7-32: there is no textureLoad(sampler, vec2<u32>, abstract-int)
  _ = textureDimensions(f32());
//~ error no-overload 7-30: there is no textureDimensions(f32)
}

//# texture_arguments_ok: GRAM-20
@group(0) @binding(0) var t: texture_2d<f32>;
@group(0) @binding(1) var s: sampler;
const off = vec2(-8, 7);
fn g(x: texture_2d<f32>, y: sampler) -> vec4f { return textureSampleLevel(x, y, vec2f(), 0, off); }
fn f(i: i32) {
  let u = t;
  _ = g(t, s) + g(u, s);
  _ = textureGather(3, u, s, vec2f(), vec2(i32(2.5), 0));
  _ = textureLoad((t), vec2i(i), i);
}
