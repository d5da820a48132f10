//! check
// Arrays (ledger TYPE-34 to TYPE-44). Rejected modules have a twin that is accepted (_ok).

//# element_counts: TYPE-34
const n = 3;
var<private> a: array<i32, 4>;
var<private> b: array<i32, 4u>;
var<private> c: array<i32, 4i>;
var<private> d: array<i32, n>;
var<private> e: array<i32, n * 2 + 1>;
var<private> f: array<i32, max(n, 5)>;
var<private> g: array<i32, i32(4.0)>;
fn h() { const m = 2; var i: array<i32, m + n>; i[4] = 1; }

//# override_counts: TYPE-35
override n = 4;
override m: u32 = 2;
var<workgroup> a: array<i32, n>;
var<workgroup> b: array<vec4f, n * 2 + 1>;
var<workgroup> c: array<array<i32, 3>, m>;
var<workgroup> d: array<atomic<u32>, (m)>;
fn f(p: ptr<workgroup, array<i32, n>>) -> i32 { return (*p)[0]; }
@compute @workgroup_size(1) fn main() { _ = f(&a); b[1] = vec4f(); c[1][2] = 3; atomicStore(&d[0], 1); }

//# override_count_of_bool_conversion: TYPE-35
override o = true;
var<workgroup> a: array<i32, select(2, 3, o)>;
@compute @workgroup_size(1) fn main() { a[1] = 1; }

//# count_zero: TYPE-36
var<private> a: array<i32, 0>;
//~ error invalid-element-count 28-28: an array has at least one element, not 0

//# count_zero_ok: TYPE-36
var<private> a: array<i32, 1>;

//# count_negative: TYPE-36
const n = -1;
var<private> a: array<i32, n>;
//~ error invalid-element-count 28-28: an array has at least one element, not -1

//# count_negative_ok: TYPE-36
const n = -1;
var<private> a: array<i32, -n>;

//# count_zero_unsigned: TYPE-36
var<private> a: array<i32, 1u - 1u>;
//~ error invalid-element-count 28-34: an array has at least one element, not 0

//# count_zero_unsigned_ok: TYPE-36
var<private> a: array<i32, 2u - 1u>;

//# override_count_zero: TYPE-37
override n = 0;
var<workgroup> a: array<i32, n>;
//~ error element-count-too-small 30-30: an array has at least one element, not 0
@compute @workgroup_size(1) fn main() { a[0] = 1; }

//# override_count_zero_ok: TYPE-37
override n = 1;
var<workgroup> a: array<i32, n>;
@compute @workgroup_size(1) fn main() { a[0] = 1; }

//# override_count_negative: TYPE-37
override n = 1;
var<workgroup> a: array<i32, n - 2>;
//~ error element-count-too-small 30-34: an array has at least one element, not -1
@compute @workgroup_size(1) fn main() { a[0] = 1; }

//# override_count_negative_ok: TYPE-37
override n = 3;
var<workgroup> a: array<i32, n - 2>;
@compute @workgroup_size(1) fn main() { a[0] = 1; }

//# override_count_not_used: TYPE-37
override n = 0;
var<workgroup> a: array<i32, n>;
@compute @workgroup_size(1) fn main() { }

//# count_of_float: TYPE-38
var<private> a: array<i32, 2.0>;
//~ error invalid-element-count 28-30: an element count is i32 or u32, not abstract-float

//# count_of_float_ok: TYPE-38
var<private> a: array<i32, 2>;

//# count_of_f32: TYPE-38
const n = 2f;
var<private> a: array<i32, n>;
//~ error invalid-element-count 28-28: an element count is i32 or u32, not f32

//# count_of_f32_ok: TYPE-38
const n = 2;
var<private> a: array<i32, n>;

//# count_of_bool: TYPE-38
var<private> a: array<i32, true>;
//~ error invalid-element-count 28-31: an element count is i32 or u32, not bool

//# count_of_bool_ok: TYPE-38
var<private> a: array<i32, i32(true)>;

//# count_of_vector: TYPE-38
var<private> a: array<i32, vec2(1, 2)>;
//~ error invalid-element-count 28-37: an element count is i32 or u32, not vec2<abstract-int>

//# count_of_vector_ok: TYPE-38
var<private> a: array<i32, vec2(1, 2).y>;

//# count_of_let: TYPE-38
fn f() { let n = 2; var a: array<i32, n>; }
//~ error not-const 39-39: an element count must be a const- or override-expression

//# count_of_let_ok: TYPE-38
fn f() { const n = 2; var a: array<i32, n>; }

//# count_of_variable: TYPE-38
var<private> n = 2;
var<private> a: array<i32, n>;
//~ error not-const 28-28: an element count must be a const- or override-expression

//# count_of_variable_ok: TYPE-38
const n = 2;
var<private> a: array<i32, n>;

//# count_of_parameter: TYPE-38
fn f(n: i32) { var a: array<i32, n>; }
//~ error not-const 34-34: an element count must be a const- or override-expression

//# count_of_parameter_ok: TYPE-38
fn f(n: array<i32, 2>) { var a: array<i32, 2>; }

//# count_of_call: TYPE-38
fn g() -> i32 { return 2; }
fn f() { var a: array<i32, g()>; }
//~ error not-const 28-30: an element count must be a const- or override-expression

//# count_of_call_ok: TYPE-38
fn f() { var a: array<i32, abs(2)>; }

//# count_of_float_override: TYPE-38
override n = 2.0;
var<workgroup> a: array<i32, n>;
//~ error invalid-element-count 30-30: an element count is i32 or u32, not f32

//# count_of_float_override_ok: TYPE-38
override n = 2;
var<workgroup> a: array<i32, n>;

//# count_too_large: TYPE-38
var<workgroup> a: array<i32, 5000000000>;
//~ error type-too-large 19-40: an array of 5000000000 elements of i32 is larger than 4294967295 bytes

//# count_too_large_ok: TYPE-38
var<workgroup> a: array<i32, 500000000>;

//# override_count_private: TYPE-39
override n = 2;
var<private> a: array<i32, n>;
//~ error invalid-store-type 17-29: private memory holds a constructible type, which array<i32, (override)> is not

//# override_count_private_ok: TYPE-39
override n = 2;
var<workgroup> a: array<i32, n>;

//# override_count_function: TYPE-39
override n = 2;
fn f() { var a: array<i32, n>; }
//~ error invalid-store-type 17-29: function memory holds a constructible type, which array<i32, (override)> is not

//# override_count_function_ok: TYPE-39
override n = 2;
fn f(p: ptr<workgroup, array<i32, n>>) { }

//# override_count_storage: TYPE-39
override n = 2;
@group(0) @binding(0) var<storage> a: array<i32, n>;
//~ error invalid-store-type 39-51: storage memory holds a host-shareable type, which array<i32, (override)> is not

//# override_count_storage_ok: TYPE-39
@group(0) @binding(0) var<storage> a: array<i32, 2>;

//# override_count_uniform: TYPE-39
override n = 2;
@group(0) @binding(0) var<uniform> a: array<vec4i, n>;
//~ error invalid-store-type 39-53: uniform memory holds a host-shareable constructible type, which array<vec4<i32>, (override)> is not

//# override_count_uniform_ok: TYPE-39
@group(0) @binding(0) var<uniform> a: array<vec4i, 2>;

//# override_count_inner: TYPE-39
override n = 2;
var<workgroup> a: array<array<i32, n>, 2>;
//~ error invalid-element-type 25-37: array<i32, (override)> cannot be the element of an array

//# override_count_inner_ok: TYPE-39
override n = 2;
var<workgroup> a: array<array<i32, 2>, n>;

//# override_count_member: TYPE-39
override n = 2;
struct S { m: array<i32, n> }
//~ error invalid-member 12-27: array<i32, (override)> has no size that a structure could know

//# override_count_member_ok: TYPE-39
struct S { m: array<i32, 2> }

//# override_count_parameter: TYPE-39
override n = 2;
fn f(a: array<i32, n>) { }
//~ error not-constructible 9-21: parameter 'a' cannot be of type array<i32, (override)>

//# override_count_parameter_ok: TYPE-39
override n = 2;
fn f(a: ptr<workgroup, array<i32, n>>) { }

//# override_count_result: TYPE-39
override n = 2;
var<workgroup> w: array<i32, n>;
fn f() -> array<i32, n> { return w; }
//~ error not-constructible 11-23: a function cannot return array<i32, (override)>
//~ error not-constructible 34-34: a value of type array<i32, (override)> cannot be read

//# override_count_result_ok: TYPE-39
override n = 2;
var<workgroup> w: array<i32, n>;
fn f() -> i32 { return w[0]; }

//# override_count_let: TYPE-39
override n = 2;
var<workgroup> w: array<i32, n>;
fn f() { let a = w; }
//~ error not-constructible 18-18: a value of type array<i32, (override)> cannot be read

//# override_count_let_ok: TYPE-39
override n = 2;
var<workgroup> w: array<i32, n>;
fn f() { let a = &w; }

//# override_count_assigned: TYPE-39
override n = 2;
var<workgroup> w: array<i32, n>;
var<workgroup> v: array<i32, n>;
fn f() { w = v; }
//~ error not-constructible 10-10: array<i32, (override)> cannot be assigned to
//~ error not-constructible 14-14: a value of type array<i32, (override)> cannot be read

//# override_count_assigned_ok: TYPE-39
override n = 2;
var<workgroup> w: array<i32, n>;
var<workgroup> v: array<i32, n>;
fn f() { w[0] = v[0]; }

//# override_count_made: TYPE-39
override n = 2;
fn f() { _ = array<i32, n>(1, 2); }
//~ error not-constructible 14-32: array<i32, (override)> has no value constructor

//# override_count_made_ok: TYPE-39
fn f() { _ = array<i32, 2>(1, 2); }

//# counts_are_compared_by_value: TYPE-40
const width = 8;
var<private> a: array<i32, 8>;
var<private> b: array<i32, 8u>;
var<private> c: array<i32, width>;
var<private> d: array<i32, 4 + 4>;
alias A = array<i32, 0x8>;
fn f() { a = b; b = c; c = d; d = a; let p: ptr<private, array<i32, 8>> = &c; let q: A = a; }

//# counts_differ: TYPE-40
var<private> a: array<i32, 8>;
var<private> b: array<i32, 9>;
fn f() { a = b; }
//~ error type-mismatch 14-14: the target of this assignment is array<i32, 8>, but this is array<i32, 9>

//# counts_differ_ok: TYPE-40
var<private> a: array<i32, 8>;
var<private> b: array<i32, 8>;
fn f() { a = b; }

//# override_counts_are_compared_by_name: TYPE-41
override n = 2;
var<workgroup> a: array<i32, n>;
var<workgroup> b: array<i32, n>;
fn f(p: ptr<workgroup, array<i32, n>>) { }
fn g() { f(&a); f(&b); let p: ptr<workgroup, array<i32, n>> = &a; }

//# override_count_in_parentheses: TYPE-41
override n = 2;
var<workgroup> a: array<i32, (n)>;
fn f(p: ptr<workgroup, array<i32, n>>) { }
fn g() { f(&a); }
//~ error type-mismatch 12-13: parameter 'p' of 'f' is ptr<workgroup, array<i32, (override)>, read_write>, and this is the same but for its override-expression

//# override_count_in_parentheses_ok: TYPE-41
override n = 2;
var<workgroup> a: array<i32, n>;
fn f(p: ptr<workgroup, array<i32, n>>) { }
fn g() { f(&a); }

//# override_count_expression: TYPE-41
override n = 2;
var<workgroup> a: array<i32, n * 1>;
fn f(p: ptr<workgroup, array<i32, n>>) { }
fn g() { f(&a); }
//~ error type-mismatch 12-13: parameter 'p' of 'f' is ptr<workgroup, array<i32, (override)>, read_write>, and this is the same but for its override-expression

//# override_count_expression_ok: TYPE-41
override n = 2;
const c = 2;
var<workgroup> a: array<i32, c * 1>;
fn f(p: ptr<workgroup, array<i32, c>>) { }
fn g() { f(&a); }

//# override_count_expression_twice: TYPE-41
override n = 2;
var<workgroup> a: array<i32, n * 1>;
fn f(p: ptr<workgroup, array<i32, n * 1>>) { }
fn g() { f(&a); }
//~ error type-mismatch 12-13: parameter 'p' of 'f' is ptr<workgroup, array<i32, (override)>, read_write>, and this is the same but for its override-expression

//# override_count_expression_twice_ok: TYPE-41
override n = 2;
alias A = array<i32, n * 1>;
var<workgroup> a: A;
fn f(p: ptr<workgroup, A>) { }
fn g() { f(&a); }

//# override_counts_in_parentheses_twice: TYPE-41
override n = 2;
var<workgroup> a: array<i32, (n)>;
fn f(p: ptr<workgroup, array<i32, (n)>>) { }
fn g() { f(&a); }
//~ error type-mismatch 12-13: parameter 'p' of 'f' is ptr<workgroup, array<i32, (override)>, read_write>, and this is the same but for its override-expression

//# override_counts_in_parentheses_twice_ok: TYPE-41
override n = 2;
alias A = array<i32, (n)>;
var<workgroup> a: A;
fn f(p: ptr<workgroup, A>) { }
fn g() { f(&a); }

//# override_counts_of_two_names: TYPE-41
override n = 2;
override m = 2;
var<workgroup> a: array<i32, n>;
fn f(p: ptr<workgroup, array<i32, m>>) { }
fn g() { f(&a); }
//~ error type-mismatch 12-13: parameter 'p' of 'f' is ptr<workgroup, array<i32, (override)>, read_write>, and this is the same but for its override-expression

//# override_counts_of_two_names_ok: TYPE-41
override n = 2;
override m = 2;
var<workgroup> a: array<i32, m>;
fn f(p: ptr<workgroup, array<i32, m>>) { }
fn g() { f(&a); }

//# override_count_and_const: TYPE-41
override n = 2;
var<workgroup> a: array<i32, n>;
fn f(p: ptr<workgroup, array<i32, 2>>) { }
fn g() { f(&a); }
//~ error type-mismatch 12-13: parameter 'p' of 'f' is ptr<workgroup, array<i32, 2>, read_write>, but this is ptr<workgroup, array<i32, (override)>, read_write>

//# override_count_and_const_ok: TYPE-41
var<workgroup> a: array<i32, 2>;
fn f(p: ptr<workgroup, array<i32, 2>>) { }
fn g() { f(&a); }

//# runtime_arrays: TYPE-42
struct S { n: u32, a: array<vec3f> }
@group(0) @binding(0) var<storage> a: array<i32>;
@group(0) @binding(1) var<storage, read_write> b: S;
@group(0) @binding(2) var<storage, read_write> c: array<array<S2, 3>>;
struct S2 { m: atomic<u32> }
fn f() -> u32 { return arrayLength(&a) + arrayLength(&b.a) + arrayLength(&c); }
fn g(p: ptr<storage, array<i32>>) -> i32 { return (*p)[3]; }

//# runtime_array_private: TYPE-43
var<private> a: array<i32>;
//~ error invalid-store-type 17-26: private memory holds a constructible type, which array<i32> is not

//# runtime_array_private_ok: TYPE-43
var<private> a: array<i32, 2>;

//# runtime_array_workgroup: TYPE-43
var<workgroup> a: array<i32>;
//~ error invalid-store-type 19-28: workgroup memory holds a type of fixed size without handles, which array<i32> is not

//# runtime_array_workgroup_ok: TYPE-43
var<workgroup> a: array<i32, 2>;

//# runtime_array_function: TYPE-43
fn f() { var a: array<i32>; }
//~ error invalid-store-type 17-26: function memory holds a constructible type, which array<i32> is not

//# runtime_array_function_ok: TYPE-43
fn f() { var a: array<i32, 2>; }

//# runtime_array_uniform: TYPE-43
@group(0) @binding(0) var<uniform> a: array<vec4i>;
//~ error invalid-store-type 39-50: uniform memory holds a host-shareable constructible type, which array<vec4<i32>> is not

//# runtime_array_uniform_ok: TYPE-43
@group(0) @binding(0) var<storage> a: array<vec4i>;

//# runtime_array_immediate: TYPE-43
var<immediate> a: array<u32>;
//~ error invalid-store-type 19-28: immediate memory holds a host-shareable constructible type without arrays, which array<u32> is not

//# runtime_array_immediate_ok: TYPE-43
var<immediate> a: u32;

//# runtime_array_parameter: TYPE-43
fn f(a: array<i32>) { }
//~ error not-constructible 9-18: parameter 'a' cannot be of type array<i32>

//# runtime_array_parameter_ok: TYPE-43
fn f(a: ptr<storage, array<i32>>) { }

//# runtime_array_result: TYPE-43
fn f() -> array<i32> { return array<i32>(); }
//~ error not-constructible 11-20: a function cannot return array<i32>
//~ error not-constructible 31-42: array<i32> has no value constructor

//# runtime_array_result_ok: TYPE-43
fn f() -> array<i32, 1> { return array<i32, 1>(); }

//# runtime_array_not_last: TYPE-43
struct S { a: array<i32>, b: i32 }
//~ error invalid-member 12-24: array<i32> is runtime-sized and must be the last member

//# runtime_array_not_last_ok: TYPE-43
struct S { b: i32, a: array<i32> }

//# runtime_array_in_array: TYPE-43
@group(0) @binding(0) var<storage> a: array<array<i32>, 2>;
//~ error invalid-element-type 45-54: array<i32> cannot be the element of an array

//# runtime_array_in_array_ok: TYPE-43
@group(0) @binding(0) var<storage> a: array<array<i32, 2>>;

//# structure_with_runtime_array_in_array: TYPE-43
struct S { a: array<i32> }
@group(0) @binding(0) var<storage> a: array<S, 2>;
//~ error invalid-element-type 45-45: S cannot be the element of an array

//# structure_with_runtime_array_in_array_ok: TYPE-43
struct S { a: array<i32> }
@group(0) @binding(0) var<storage> a: S;

//# structure_with_runtime_array_in_structure: TYPE-43
struct S { a: array<i32> }
struct T { b: S }
//~ error invalid-member 12-15: S ends in a runtime-sized array

//# structure_with_runtime_array_in_structure_ok: TYPE-43
struct S { a: array<i32, 2> }
struct T { b: S }

//# runtime_array_loaded: TYPE-43
@group(0) @binding(0) var<storage> a: array<i32>;
fn f() { let b = a; }
//~ error not-constructible 18-18: a value of type array<i32> cannot be read

//# runtime_array_loaded_ok: TYPE-43
@group(0) @binding(0) var<storage> a: array<i32>;
fn f() { let b = &a; }

//# structure_with_runtime_array_loaded: TYPE-43
struct S { n: i32, a: array<i32> }
@group(0) @binding(0) var<storage> a: S;
fn f() { let b = a; }
//~ error not-constructible 18-18: a value of type S cannot be read

//# structure_with_runtime_array_loaded_ok: TYPE-43
struct S { n: i32, a: array<i32> }
@group(0) @binding(0) var<storage> a: S;
fn f() { let b = a.n; }

//# runtime_array_assigned: TYPE-43
@group(0) @binding(0) var<storage, read_write> a: array<i32>;
@group(0) @binding(1) var<storage, read_write> b: array<i32>;
fn f() { a = b; }
//~ error not-constructible 10-10: array<i32> cannot be assigned to
//~ error not-constructible 14-14: a value of type array<i32> cannot be read

//# runtime_array_assigned_ok: TYPE-43
@group(0) @binding(0) var<storage, read_write> a: array<i32>;
@group(0) @binding(1) var<storage, read_write> b: array<i32>;
fn f() { a[0] = b[0]; }

//# element_texture: TYPE-44
@group(0) @binding(0) var a: array<texture_2d<f32>, 2>;
//~ error invalid-element-type 36-50: texture_2d<f32> cannot be the element of an array

//# element_texture_ok: TYPE-44
@group(0) @binding(0) var a: texture_2d<f32>;

//# element_sampler: TYPE-44
@group(0) @binding(0) var a: array<sampler, 2>;
//~ error invalid-element-type 36-42: sampler cannot be the element of an array

//# element_sampler_ok: TYPE-44
@group(0) @binding(0) var a: sampler;

//# element_pointer: TYPE-44
fn f(a: array<ptr<function, i32>, 2>) { }
//~ error invalid-element-type 15-32: ptr<function, i32, read_write> cannot be the element of an array

//# element_pointer_ok: TYPE-44
fn f(a: ptr<function, array<i32, 2>>) { }

//# element_buffer: TYPE-44
@group(0) @binding(0) var<storage> a: array<buffer<16>, 2>;
//~ error invalid-element-type 45-54: buffer<16> cannot be the element of an array

//# element_buffer_ok: TYPE-44
@group(0) @binding(0) var<storage> a: buffer<16>;

//# element_runtime_array: TYPE-44
@group(0) @binding(0) var<storage> a: array<array<i32>>;
//~ error invalid-element-type 45-54: array<i32> cannot be the element of an array

//# element_runtime_array_ok: TYPE-44
@group(0) @binding(0) var<storage> a: array<array<i32, 1>>;

//# element_override_array: TYPE-44
override n = 2;
alias A = array<array<i32, n>, 2>;
//~ error invalid-element-type 17-29: array<i32, (override)> cannot be the element of an array

//# element_override_array_ok: TYPE-44
override n = 2;
alias A = array<array<i32, 2>, n>;
