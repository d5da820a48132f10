//! check
// Rejected modules, each with a twin that is accepted (_ok). Ledger ids stand beside the names.

//# no_overload: EXPR-43
const a = 1u + 1i;
//~ error no-overload 14-14: there is no u32 + i32

//# no_overload_ok: EXPR-43
const a = 1u + u32(1i);

//# comparing_matrices: EXPR-57
fn f(m: mat2x2f) { let a = m == m; }
//~ error no-overload 30-31: there is no mat2x2<f32> == mat2x2<f32>

//# comparing_matrices_ok: EXPR-57
fn f(m: mat2x2f) { let a = all(m[0] == m[1]); }

//# negating_u32: EXPR-42
const a = -1u;
//~ error no-overload 11-11: there is no -u32

//# negating_u32_ok: EXPR-42
const a = -1i;

//# logical_and_of_vectors: EXPR-40
const a = vec2(true) && vec2(false);
//~ error no-overload 22-23: there is no vec2<bool> && vec2<bool>

//# logical_and_of_vectors_ok: EXPR-40
const a = vec2(true) & vec2(false);

//# shift_by_i32: EXPR-62
fn f(a: u32, b: i32) { let c = a << b; }
//~ error no-overload 34-35: there is no u32 << i32

//# shift_by_i32_ok: EXPR-62
fn f(a: u32, b: u32) { let c = a << b; }

//# index_out_of_range: EXPR-33
fn f() { var a: array<i32, 3>; a[3] = 1; }
//~ error index-out-of-range 34-34: index 3 is outside of array<i32, 3>, which has 3 elements

//# index_out_of_range_ok: EXPR-33
fn f() { var a: array<i32, 3>; a[2] = 1; }

//# negative_index: EXPR-33
const a = array(1, 2)[-1];
//~ error index-out-of-range 23-24: index -1 is outside of array<abstract-int, 2>, which has 2 elements

//# negative_index_ok: EXPR-33
const a = array(1, 2)[1];

//# index_of_float: EXPR-37
fn f() { var a: array<i32, 3>; a[1.0] = 1; }
//~ error type-mismatch 34-36: an index is i32 or u32, not abstract-float

//# index_of_float_ok: EXPR-37
fn f() { var a: array<i32, 3>; a[1] = 1; }

//# swizzle_mixes_sets: EXPR-15
const a = vec4f().xg;
//~ error unknown-member 19-20: vec4<f32> has no component 'xg'

//# swizzle_mixes_sets_ok: EXPR-15
const a = vec4f().xy;

//# swizzle_past_the_end: EXPR-15
const a = vec2f().z;
//~ error unknown-member 19-19: vec2<f32> has no component 'z'

//# swizzle_past_the_end_ok: EXPR-15
const a = vec3f().z;

//# unknown_member: EXPR-38
struct S { a: i32 }
const b = S(1).b;
//~ error unknown-member 16-16: S has no member 'b'

//# unknown_member_ok: EXPR-38
struct S { a: i32 }
const b = S(1).a;

//# address_of_value: EXPR-74
fn f() { let a = 1; let p = &a; }
//~ error invalid-address-of 29-30: & needs memory, and this is a value
//~ note +0:14-14: 'a' is declared here

//# address_of_value_ok: EXPR-74
fn f() { var a = 1; let p = &a; }

//# address_of_component: EXPR-27
fn f() { var a = vec2f(); let p = &a.x; }
//~ error invalid-address-of 35-38: & cannot be applied to a component of a vector

//# address_of_component_ok: EXPR-27
fn f() { var a = vec2f(); let p = &a; }

//# indirection_of_value: EXPR-76
fn f() { let a = 1; let b = *a; }
//~ error type-mismatch 29-30: * needs a pointer, and this is i32

//# indirection_of_value_ok: EXPR-76
fn f() { var a = 1; let b = *&a; }

//# constructor_argument_count: EXPR
const a = vec3f(1.0, 2.0);
//~ error no-overload 11-25: vec3<f32> cannot be made from (abstract-float, abstract-float)

//# constructor_argument_count_ok: EXPR
const a = vec3f(1.0, 2.0, 3.0);

//# struct_constructor_count: EXPR
struct S { a: i32, b: i32 }
const c = S(1);
//~ error no-overload 11-14: S has 2 members, and 1 is given

//# struct_constructor_count_ok: EXPR
struct S { a: i32, b: i32 }
const c = S(1, 2);

//# array_constructor_count: EXPR
const a = array<i32, 2>(1, 2, 3);
//~ error no-overload 11-32: array<i32, 2> has 2 elements, and 3 are given

//# array_constructor_count_ok: EXPR
const a = array<i32, 3>(1, 2, 3);

//# not_constructible: GRAM-15
fn f() { let a = array<i32>(1, 2); }
//~ error not-constructible 18-33: array<i32> has no value constructor

//# not_constructible_ok: GRAM-15
fn f() { let a = array<i32, 2>(1, 2); }

//# builtin_argument_type: FUNC-04
const a = sqrt(true);
//~ error no-overload 11-20: there is no sqrt(bool)

//# builtin_argument_type_ok: FUNC-04
const a = sqrt(4.0);

//# call_argument_count: FUNC-04
fn g(a: i32) { }
fn f() { g(1, 2); }
//~ error invalid-call 10-16: function 'g' takes 1 argument, and 2 are given
//~ note -1:4-4: declared here

//# call_argument_count_ok: FUNC-04
fn g(a: i32, b: i32) { }
fn f() { g(1, 2); }

//# call_argument_type: FUNC-04
fn g(a: i32) { }
fn f() { g(1u); }
//~ error type-mismatch 12-13: parameter 'a' of 'g' is i32, but this is u32

//# call_argument_type_ok: FUNC-04
fn g(a: i32) { }
fn f() { g(1); }

//# enumerant_as_value: EXPR-77
const a = read_write;
//~ error not-a-value 11-20: 'read_write' is an enumerant, not a value

//# enumerant_as_value_ok: EXPR-77
const a = 1;

//# void_in_expression: EXPR-70
fn g() { }
fn f() { let a = g(); }
//~ error type-mismatch 18-20: this call has no value

//# void_in_expression_ok: EXPR-70
fn g() -> i32 { return 1; }
fn f() { let a = g(); }

//# index_of_scalar: EXPR-35
fn f(a: u32) -> u32 { return a[0]; }
//~ error invalid-access 30-30: u32 cannot be indexed

//# member_of_scalar: EXPR-38
fn f(a: u32) -> u32 { return a.x; }
//~ error invalid-access 32-32: u32 has no members

//# index_and_member_ok: EXPR-35 EXPR-38
fn f(a: vec2u) -> u32 { return a[0] + a.x; }
