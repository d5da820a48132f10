//! check
// Template lists: discovery over tokens and what they may hold (ledger chapter TMPL). Rejected modules have a twin that is accepted (_ok).

//# keyword_opens: TMPL-01
var<private> a: i32;
var/* comment */<private> b: i32;
var // comment
  <
  private
  > c: i32;

//# blank_before_list: TMPL-01
var<private> a: array  <  i32  ,  4  >  ;
var<private> b: array/**/</**/i32/**/,/**/4/**/>;
var<private> c: vec2 <f32>;

//# predeclared_as_value_then_comparison: TMPL-01, TMPL-13
fn f(i: i32) -> bool { return array<i, 2>(3); }
//~ error not-a-type 37-37: 'i' is not a type

//# predeclared_as_value_then_comparison_ok: TMPL-01, TMPL-13
fn f(i: i32) -> bool { return i<2; }

//# user_names_open_too: TMPL-01
fn f(a: i32, b: i32, c: i32) -> bool { return a < b; }
fn g(a: i32, b: i32) -> vec2<bool> { return vec2(a < b, (b > a)); }

//# user_name_with_closed_list: TMPL-01, TMPL-13, TMPL-14
fn f(a: i32, b: i32, c: i32) -> bool { return a < b > c; }
//~ error missing-semicolon 53-53: expected `;` after `return`, found `c`

//# user_name_with_closed_list_ok: TMPL-01, TMPL-13, TMPL-14
fn f(a: i32, b: i32, c: i32) -> bool { return (a < b) == (b > c); }

//# shift_is_no_list: TMPL-02
const a = 1;
const b = a<<2;
const_assert b == 4;

//# comparison_is_no_list: TMPL-02
const a = 1;
const b = array(a<=2, a>=(1));
const_assert b[0] && b[1];

//# shift_then_greater: TMPL-02
fn f(a: u32, b: u32) -> vec2<bool> { return vec2((a<<b)>(3), a<=b); }

//# parentheses_hide_greater: TMPL-03
const b = 2;
const a: array<i32, select(1, 3, (3 > b))> = array<i32, 3>();
const c: array<i32, select(1, 3, 3 > b)> = array<i32, 3>();

//# brackets_hide_greater: TMPL-03
const v = array(7, 8);
const b = 2;
const a = array<i32, v[u32(3 > b)]>();
const c = array<i32, v[select(0, 1, 3 > b)]>();
const_assert a[7] == 0 && c[7] == 0;

//# greater_at_same_depth_closes: TMPL-03
const b = 2;
const a = array<i32, 3 > b>();
//~ error missing-semicolon 24-24: expected `;` after the declaration, found `b`

//# greater_at_same_depth_closes_ok: TMPL-03
const b = 2;
const a = array<i32, (3 - b)>();

//# semicolon_clears: TMPL-04
fn f(a: i32, b: i32) -> bool {
  let c = a < b; let d = b > a;
  return c == d;
}

//# brace_clears: TMPL-04
fn f(a: i32, b: i32) { if a < b { if b > a { } } }
fn g(a: i32, b: i32) { while a < b { if b > (a) { } break; } }

//# colon_clears: TMPL-04
const k = 1;
fn f(a: i32, b: bool) { switch a { case i32(k < 2): { } case 5: { } default: { _ = a > 2; } } }
fn g(a: i32, b: i32) -> bool { switch i32(a < b) { case 1: { return b > (a); } default: { return false; } } }

//# equal_sign_clears: TMPL-04
fn f(a: i32, b: ptr<function, array<i32, 4>>) { for (var i = 0; i < a; i = i + (2)) { (*b)[i] = 1; } }
fn g(a: bool, b: i32) { var c = a; c = b < 3; c = b > (2); }

//# equality_does_not_clear: TMPL-04
const n = 3;
const a = array<i32, select(1, 4, n == 3)>();
const b = array<i32, select(1, 4, n != 3)>();
const c = array<i32, select(1, 4, n <= 3)>();
const d = array<i32, select(1, 4, n >= 3)>();
const_assert a[3] + b[0] + c[3] + d[3] == 0;

//# equality_directly_in_list: TMPL-04
const n = 3;
const a = vec2<bool>(n<=3, n>=3);
const b = array<i32, i32(n == 3) + 1>();
const_assert a.x && b[1] == 0;

//# logical_or_discards: TMPL-05
fn f(a: i32, b: i32, c: i32, d: i32) -> bool { return a<b || c>d; }
fn g(a: i32, b: i32, c: i32, d: i32) -> bool { return a<b && c>d; }
const a = 1;
const_assert a<2 || 3>(4);

//# logical_or_in_parentheses_does_not: TMPL-05
const t = true;
const a = array<i32, select(1, 2, t || false)>();
const b = array<i32, select(1, 2, t && false)>();
const_assert a[1] + b[0] == 0;

//# logical_or_directly_in_list: TMPL-05
const t = true;
const a = array<i32, t || false>();
//~ error missing-semicolon 20-20: expected `;` after the declaration, found `,`

//# logical_or_directly_in_list_ok: TMPL-05
const t = true;
const a = array<i32, select(1, 2, t || false)>();

//# closing_parenthesis_drops: TMPL-06
fn f(a: i32, b: i32, c: i32) -> bool { return (a < b) == (b > c); }
fn g(a: i32, b: i32, c: i32) -> bool { return bool(i32(a < b) - 1 > c); }
fn h(v: array<bool, 2>, a: i32, b: i32) -> bool { return v[u32(a < b)] && 1 > (a); }

//# closing_bracket_drops: TMPL-06
fn f(v: array<i32, 4>, a: i32, b: i32) -> bool { var w = v; return w[i32(a < b)] > (1); }

//# literals_are_skipped: TMPL-07
fn f(a: f32) -> bool { return 1.0f<a && a>(0.5f); }
fn g(a: u32) -> bool { return 1u<a && 7i>(3); }
fn h(a: i32) -> bool { return 0x1f<a && 0xau>(2u); }
fn i(a: f32, b: f32) -> vec2<bool> { return vec2(1.5e3f<a, b>(2.0)); }

//# closing_shift: TMPL-08
var<private> a: array<vec4<f32>,2>;
@group(0) @binding(0) var<storage> b: array<vec4<f32>>;
fn f(p: ptr<function,array<i32,3>>) { (*p)[0] = 1; }
fn g() { var x: array<vec2<f32>,2>=array<vec2<f32>,2>(); var y: vec2<f32>=vec2<f32>(); let z: array<array<vec2<i32>,2>,2>=array<array<vec2<i32>,2>,2>(); }
fn h(p: ptr<function,array<array<i32,3>,2>>) { }

//# closing_before_equals: TMPL-08
const a: array<array<i32,2>,2>=array<array<i32,2>,2>();
const b: vec2<f32>=vec2<f32>();
const c: array<vec2<i32>,1>=array<vec2<i32>,1>(vec2<i32>());
fn f() { var m: array<i32,2>= array<i32,2>(); let p: ptr<function,array<i32,2>>=&m; _ = (*p)[0]; }
fn g() { var v: vec2<u32>= vec2<u32>(8); v[0]>>=2; v[1] >>= 1; }

//# trailing_comma: TMPL-09
var<private,> a: array<i32, 2,>;
const b = vec2<f32,>();
fn f(p: ptr<function, i32,>) { }
@group(0) @binding(0) var t: texture_2d<f32,>;
@group(0) @binding(1) var s: texture_storage_2d<rgba8unorm, write,>;
@group(0) @binding(2) var<storage, read_write,> u: array<u32,>;

//# empty_list: TMPL-10
var<private> a: array<>;
//~ error unexpected-token 23-23: a template list cannot be empty

//# empty_list_ok: TMPL-10
var<private> a: array<i32, 1>;

//# empty_list_of_vector: TMPL-10
const a = vec2<>(1, 2);
//~ error unexpected-token 16-16: a template list cannot be empty

//# empty_list_of_vector_ok: TMPL-10
const a = vec2(1, 2);

//# empty_list_of_var: TMPL-10
fn f() { var<> a = 1; }
//~ error unexpected-token 14-14: a template list cannot be empty

//# empty_list_of_var_ok: TMPL-10
fn f() { var a = 1; }

//# only_comma: TMPL-10
const a = vec2<,>(1, 2);
//~ error expected-expression 16-16: expected an expression, found `,`

//# only_comma_ok: TMPL-10
const a = vec2<i32,>(1, 2);

//# two_commas: TMPL-10
const a = vec2<i32,,>(1, 2);
//~ error expected-expression 20-20: expected an expression, found `,`

//# two_commas_ok: TMPL-10
const a = vec2<i32,>(1, 2);

//# expressions: TMPL-11
const a = 1;
const b = 2;
const c: array<i32,select(2,3,a>b)> = array<i32, 2>();
const d: array<i32, 1<<2> = array<i32, 4>();
const e: array<i32, 1 + 2 * 3> = array<i32, 7>();
const f: array<i32, (8 >> 1)> = array<i32, 4>();
const g: array<i32, -a + 4> = array<i32, 3>();
const h: array<i32, u32(b)> = array<i32, 2>();
const i: array<i32, array(3, 4)[1]> = array<i32, 4>();
const j: array<i32, 5 % 3> = array<i32, 2>();
const k: array<i32, ~-3> = array<i32, 2>();
const l: array<i32, 6 & 3> = array<i32, 2>();
const m: array<i32, vec3(5, 6, 7).y> = array<i32, 6>();
const n: array<i32, S(3).m> = array<i32, 3>();
struct S { m: i32 }

//# expression_of_bool: TMPL-11
const a = 1;
const b = 2;
const c = array<i32,(a>b)>();
//~ error invalid-element-count 21-25: an element count is i32 or u32, not bool

//# expression_of_bool_ok: TMPL-11
const a = 1;
const b = 2;
const c = array<i32,select(2,3,(a>b))>();

//# shift_in_list: TMPL-12
const A = 1;
const B = 1;
const C = 2;
const d = array<i32,B<<C>();
const_assert d[3] == 0;

//# less_or_equal_in_list: TMPL-12
const B = 1;
const C = 2;
const a = array<i32,select(1,2,B<=C)>();
const_assert a[1] == 0;

//# less_or_equal_directly_in_list: TMPL-12
const B = 1;
const C = 2;
const a = array<i32,B<=C>();
//~ error invalid-element-count 21-24: an element count is i32 or u32, not bool

//# less_or_equal_directly_in_list_ok: TMPL-12
const B = 1;
const C = 2;
const a = array<i32,B<<C>();

//# greater_or_equal_in_parentheses: TMPL-12
const B = 1;
const C = 2;
const a = array<i32,(B>=C)>();
//~ error invalid-element-count 21-26: an element count is i32 or u32, not bool

//# greater_or_equal_in_parentheses_ok: TMPL-12
const B = 1;
const C = 2;
const a = array<i32,i32((B>=C)) + 1>();

//# greater_or_equal_closes: TMPL-12
const B = 1;
const C = 2;
const a: array<i32,B>=C>();
//~ error expected-expression 26-26: expected an expression, found `)`

//# greater_or_equal_closes_ok: TMPL-12
const B = 1;
const a: array<i32,B>=array<i32, 1>();

//# two_arguments_become_a_list: TMPL-13
fn g(a: bool, b: bool) { }
fn f(a: i32, b: i32, c: i32, d: i32) { g(a < b, c > (d)); }
//~ error invalid-call 40-56: function 'g' takes 2 arguments, and 1 is given
//~ note -1:4-4: declared here
//~ error not-callable 42-42: 'a' cannot be called
//~ note +0:6-6: declared here

//# two_arguments_become_a_list_ok: TMPL-13
fn g(a: bool, b: bool) { }
fn f(a: i32, b: i32, c: i32, d: i32) { g((a < b), (c > (d))); }

//# two_arguments_become_a_list_of_type: TMPL-13
fn f(b: i32, c: i32, d: i32) -> vec2<bool> { return vec2(b < c, c > d); }
//~ error unexpected-token 69-69: expected `,` or `)` in the arguments, found `d`

//# two_arguments_become_a_list_of_type_ok: TMPL-13
fn f(b: i32, c: i32, d: i32) -> vec2<bool> { return vec2(b < c, d < c); }

//# list_of_function: TMPL-14
fn g(a: i32) -> i32 { return a; }
fn f() -> i32 { return g<i32>(1); }
//~ error template-arguments 24-29: function 'g' takes no template arguments
//~ note -1:4-4: declared here

//# list_of_function_ok: TMPL-14
fn g(a: i32) -> i32 { return a; }
fn f() -> i32 { return g(1); }

//# list_of_builtin: TMPL-14
const a = max<i32>(1, 2);
//~ error no-overload 11-24: there is no max<i32>(abstract-int, abstract-int)

//# list_of_builtin_ok: TMPL-14
const a = max(1, 2);

//# list_of_const: TMPL-14
const a = 1;
const b = a<i32>;
//~ error template-arguments 11-16: 'a' takes no template arguments
//~ note -1:7-7: declared here

//# list_of_const_ok: TMPL-14
const a = 1;
const b = a;

//# list_of_scalar: TMPL-14
var<private> a: i32<f32>;
//~ error template-arguments 17-24: 'i32' takes no template arguments

//# list_of_scalar_ok: TMPL-14
var<private> a: i32;

//# list_of_scalar_constructor: TMPL-14
const a = f32<f32>(1);
//~ error template-arguments 11-18: 'f32' takes no template arguments

//# list_of_scalar_constructor_ok: TMPL-14
const a = f32(1);

//# list_of_vector_alias: TMPL-14
var<private> a: vec2f<f32>;
//~ error template-arguments 17-26: 'vec2f' takes no template arguments

//# list_of_vector_alias_ok: TMPL-14
var<private> a: vec2<f32>;

//# list_of_matrix_alias: TMPL-14
const a = mat2x2f<f32>();
//~ error template-arguments 11-22: 'mat2x2f' takes no template arguments

//# list_of_matrix_alias_ok: TMPL-14
const a = mat2x2<f32>();

//# list_of_sampler: TMPL-14
@group(0) @binding(0) var s: sampler<f32>;
//~ error template-arguments 30-41: 'sampler' takes no template arguments

//# list_of_sampler_ok: TMPL-14
@group(0) @binding(0) var s: sampler;

//# list_of_depth_texture: TMPL-14
@group(0) @binding(0) var t: texture_depth_2d<f32>;
//~ error template-arguments 30-50: 'texture_depth_2d' takes no template arguments

//# list_of_depth_texture_ok: TMPL-14
@group(0) @binding(0) var t: texture_depth_2d;

//# list_of_alias: TMPL-14
alias T = vec2<f32>;
var<private> a: T<f32>;
//~ error template-arguments 17-22: 'T' takes no template arguments
//~ note -1:7-7: declared here

//# list_of_alias_ok: TMPL-14
alias T = vec2<f32>;
var<private> a: T;

//# list_of_generator_alias: TMPL-14, TMPL-15
alias T = vec2;
//~ error template-arguments 11-14: 'vec2' takes its parameters as vec2<T>

//# list_of_generator_alias_ok: TMPL-14, TMPL-15
alias T = vec2<i32>;

//# list_of_struct: TMPL-14
struct S { m: i32 }
var<private> a: S<i32>;
//~ error template-arguments 17-22: 'S' takes no template arguments
//~ note -1:8-8: declared here

//# list_of_struct_ok: TMPL-14
struct S { m: i32 }
var<private> a: S;

//# list_of_enumerant: TMPL-14
var<private<i32>> a: i32;
//~ error not-an-enumerant 5-16: an address space is expected here

//# list_of_enumerant_ok: TMPL-14
var<private> a: i32;

//# list_of_override_keyword: TMPL-14
override<private> a = 1;
//~ error expected-identifier 9-9: expected a name after `override`, found `<`

//# list_of_override_keyword_ok: TMPL-14
override a = 1;

//# list_of_let: TMPL-14
fn f() { let<function> a = 1; }
//~ error expected-identifier 13-13: expected a name after `let`, found `<`

//# list_of_let_ok: TMPL-14
fn f() { var<function> a = 1; }

//# list_of_unknown_builtin_bitcast: TMPL-14, TMPL-16
const a = bitcast<f32, u32>(1u);
//~ error no-overload 11-31: there is no bitcast<f32, u32>(u32)

//# list_of_unknown_builtin_bitcast_ok: TMPL-14, TMPL-16
const a = bitcast<f32>(1u);

//# bitcast_without_list: TMPL-15
const a = bitcast(1u);
//~ error no-overload 11-21: there is no bitcast(u32)

//# bitcast_without_list_ok: TMPL-15
const a = bitcast<i32>(1u);

//# array_without_list: TMPL-15
var<private> a: array;
//~ error template-arguments 17-21: 'array' takes its parameters as array<T> or array<T, N>

//# array_without_list_ok: TMPL-15
var<private> a: array<i32, 1>;

//# pointer_without_list: TMPL-15
fn f(p: ptr) { }
//~ error template-arguments 9-11: 'ptr' takes its parameters as ptr<space, T> or ptr<storage, T, access>

//# pointer_without_list_ok: TMPL-15
fn f(p: ptr<function, i32>) { }

//# atomic_without_list: TMPL-15
var<workgroup> a: atomic;
//~ error template-arguments 19-24: 'atomic' takes its parameters as atomic<T>

//# atomic_without_list_ok: TMPL-15
var<workgroup> a: atomic<i32>;

//# texture_without_list: TMPL-15
@group(0) @binding(0) var t: texture_2d;
//~ error template-arguments 30-39: 'texture_2d' takes its parameters as texture_2d<T>

//# texture_without_list_ok: TMPL-15
@group(0) @binding(0) var t: texture_2d<f32>;

//# storage_texture_without_list: TMPL-15
@group(0) @binding(0) var t: texture_storage_2d;
//~ error template-arguments 30-47: 'texture_storage_2d' takes its parameters as texture_storage_2d<format, access>

//# storage_texture_without_list_ok: TMPL-15
@group(0) @binding(0) var t: texture_storage_2d<rgba8unorm, write>;

//# vector_without_list: TMPL-15
var<private> a: vec3;
//~ error template-arguments 17-20: 'vec3' takes its parameters as vec3<T>

//# vector_without_list_ok: TMPL-15
var<private> a: vec3<f32>;

//# vector_parameter_without_list: TMPL-15
fn f(a: vec2) { }
//~ error template-arguments 9-12: 'vec2' takes its parameters as vec2<T>

//# vector_parameter_without_list_ok: TMPL-15
fn f(a: vec2f) { }

//# matrix_without_list: TMPL-15
var<private> a: mat2x2;
//~ error template-arguments 17-22: 'mat2x2' takes its parameters as mat2x2<T>

//# matrix_without_list_ok: TMPL-15
var<private> a: mat2x2<f32>;

//# element_without_list: TMPL-15
var<private> a: array<vec2, 2>;
//~ error template-arguments 23-26: 'vec2' takes its parameters as vec2<T>

//# element_without_list_ok: TMPL-15
var<private> a: array<vec2f, 2>;

//# vector_of_two_parameters: TMPL-16
var<private> a: vec3<i32, 2>;
//~ error template-arguments 17-28: 'vec3' takes its parameters as vec3<T>

//# vector_of_two_parameters_ok: TMPL-16
var<private> a: vec3<i32>;

//# vector_of_number: TMPL-16
var<private> a: vec3<3>;
//~ error not-a-type 22-22: a type is expected here

//# vector_of_number_ok: TMPL-16
var<private> a: vec3<u32>;

//# vector_of_struct: TMPL-16
struct S { m: i32 }
var<private> a: vec2<S>;
//~ error template-arguments 22-22: components of a vector are scalars, not S

//# vector_of_struct_ok: TMPL-16
struct S { m: i32 }
var<private> a: array<S, 2>;

//# matrix_of_i32: TMPL-16
var<private> a: mat2x2<i32>;
//~ error template-arguments 24-26: components of a matrix are f32 or f16, not i32

//# matrix_of_i32_ok: TMPL-16
var<private> a: mat2x2<f32>;

//# matrix_of_vectors: TMPL-16
var<private> a: mat2x2<vec2f>;
//~ error template-arguments 24-28: components of a matrix are f32 or f16, not vec2<f32>

//# matrix_of_vectors_ok: TMPL-16
var<private> a: mat2x2<f32>;

//# texture_of_bool: TMPL-16
@group(0) @binding(0) var t: texture_2d<bool>;
//~ error template-arguments 41-44: a texture is sampled as f32, i32 or u32, not bool

//# texture_of_bool_ok: TMPL-16
@group(0) @binding(0) var t: texture_2d<u32>;

//# texture_of_vector: TMPL-16
@group(0) @binding(0) var t: texture_2d<vec4f>;
//~ error template-arguments 41-45: a texture is sampled as f32, i32 or u32, not vec4<f32>

//# texture_of_vector_ok: TMPL-16
@group(0) @binding(0) var t: texture_2d<f32>;

//# texture_of_f16: TMPL-16
enable f16;
@group(0) @binding(0) var t: texture_2d<f16>;
//~ error template-arguments 41-43: a texture is sampled as f32, i32 or u32, not f16

//# texture_of_f16_ok: TMPL-16
enable f16;
@group(0) @binding(0) var t: texture_2d<f32>;

//# storage_texture_of_type: TMPL-16
@group(0) @binding(0) var t: texture_storage_2d<f32, write>;
//~ error not-an-enumerant 49-51: a texel format is expected here

//# storage_texture_of_type_ok: TMPL-16
@group(0) @binding(0) var t: texture_storage_2d<r32float, write>;

//# storage_texture_of_space: TMPL-16
@group(0) @binding(0) var t: texture_storage_2d<r32float, storage>;
//~ error not-an-enumerant 59-65: an access mode is expected here

//# storage_texture_of_space_ok: TMPL-16
@group(0) @binding(0) var t: texture_storage_2d<r32float, read>;

//# storage_texture_swapped: TMPL-16
@group(0) @binding(0) var t: texture_storage_2d<write, r32float>;
//~ error not-an-enumerant 49-53: a texel format is expected here
//~ error not-an-enumerant 56-63: an access mode is expected here

//# storage_texture_swapped_ok: TMPL-16
@group(0) @binding(0) var t: texture_storage_2d<r32float, write>;

//# storage_texture_without_access: TMPL-16
@group(0) @binding(0) var t: texture_storage_2d<r32float>;
//~ error template-arguments 30-57: 'texture_storage_2d' takes its parameters as texture_storage_2d<format, access>

//# storage_texture_without_access_ok: TMPL-16
@group(0) @binding(0) var t: texture_storage_2d<r32float, write>;

//# atomic_of_f32: TMPL-16
var<workgroup> a: atomic<f32>;
//~ error template-arguments 26-28: an atomic is of i32 or u32, not f32

//# atomic_of_f32_ok: TMPL-16
var<workgroup> a: atomic<u32>;

//# atomic_of_two_parameters: TMPL-16
var<workgroup> a: atomic<u32, u32>;
//~ error template-arguments 19-34: 'atomic' takes its parameters as atomic<T>

//# atomic_of_two_parameters_ok: TMPL-16
var<workgroup> a: atomic<u32>;

//# pointer_of_type_only: TMPL-16
fn f(p: ptr<f32>) { }
//~ error template-arguments 9-16: 'ptr' takes its parameters as ptr<space, T> or ptr<storage, T, access>

//# pointer_of_type_only_ok: TMPL-16
fn f(p: ptr<function, f32>) { }

//# pointer_of_space_only: TMPL-16
fn f(p: ptr<function>) { }
//~ error template-arguments 9-21: 'ptr' takes its parameters as ptr<space, T> or ptr<storage, T, access>

//# pointer_of_space_only_ok: TMPL-16
fn f(p: ptr<function, i32>) { }

//# pointer_swapped: TMPL-16
fn f(p: ptr<f32, function>) { }
//~ error not-an-enumerant 13-15: an address space is expected here
//~ error not-a-type 18-25: 'function' is not a type

//# pointer_swapped_ok: TMPL-16
fn f(p: ptr<function, f32>) { }

//# pointer_of_four_parameters: TMPL-16
fn f(p: ptr<storage, i32, read, read>) { }
//~ error template-arguments 9-37: 'ptr' takes its parameters as ptr<space, T> or ptr<storage, T, access>

//# pointer_of_four_parameters_ok: TMPL-16
fn f(p: ptr<storage, i32, read>) { }

//# pointer_of_format: TMPL-16
fn f(p: ptr<storage, i32, rgba8unorm>) { }
//~ error not-an-enumerant 27-36: an access mode is expected here

//# pointer_of_format_ok: TMPL-16
fn f(p: ptr<storage, i32, read_write>) { }

//# array_of_three_parameters: TMPL-16
var<private> a: array<i32, 2, 2>;
//~ error template-arguments 17-32: 'array' takes its parameters as array<T> or array<T, N>

//# array_of_three_parameters_ok: TMPL-16
var<private> a: array<array<i32, 2>, 2>;

//# array_swapped: TMPL-16
var<private> a: array<2, i32>;
//~ error not-a-type 23-23: a type is expected here
//~ error not-a-value 26-28: 'i32' is a type, not a value

//# array_swapped_ok: TMPL-16
var<private> a: array<i32, 2>;

//# array_of_type_count: TMPL-16
var<private> a: array<i32, i32>;
//~ error not-a-value 28-30: 'i32' is a type, not a value

//# array_of_type_count_ok: TMPL-16
var<private> a: array<i32, 1>;

//# array_of_number: TMPL-16
const a = array<2>(1, 2);
//~ error not-a-type 17-17: a type is expected here

//# array_of_number_ok: TMPL-16
const a = array<i32, 2>(1, 2);

//# var_of_type: TMPL-16
var<i32> a: i32;
//~ error not-an-enumerant 5-7: an address space is expected here

//# var_of_type_ok: TMPL-16
var<private> a: i32;

//# var_of_three: TMPL-16
@group(0) @binding(0) var<storage, read, read> a: i32;
//~ error template-arguments 26-46: var takes an address space and an access mode

//# var_of_three_ok: TMPL-16
@group(0) @binding(0) var<storage, read> a: i32;

//# var_of_access_only: TMPL-16
@group(0) @binding(0) var<read_write> a: i32;
//~ error not-an-enumerant 27-36: an address space is expected here

//# var_of_access_only_ok: TMPL-16
@group(0) @binding(0) var<storage, read_write> a: i32;
