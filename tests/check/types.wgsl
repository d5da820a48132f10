//! check
// Rejected modules, each with a twin that is accepted (_ok). Ledger ids stand beside the names.

//# element_count_zero: TYPE-36
var<private> a: array<i32, 0>;
//~ error invalid-element-count 28-28: an array has at least one element, not 0

//# element_count_zero_ok: TYPE-36
var<private> a: array<i32, 1>;

//# element_count_runtime: TYPE-38
fn f(n: u32) { var a: array<i32, n>; }
//~ error not-const 34-34: an element count must be a const- or override-expression

//# element_count_runtime_ok: TYPE-38
const n = 3;
fn f() { var a: array<i32, n>; }

//# array_of_runtime_arrays: TYPE-44
@group(0) @binding(0) var<storage> a: array<array<i32>, 2>;
//~ error invalid-element-type 45-54: array<i32> cannot be the element of an array

//# array_of_runtime_arrays_ok: TYPE-44
@group(0) @binding(0) var<storage> a: array<array<i32, 2>>;

//# runtime_array_not_last: TYPE-43, TYPE-47
struct S { a: array<i32>, b: i32 }
//~ error invalid-member 12-24: array<i32> is runtime-sized and must be the last member

//# runtime_array_not_last_ok: TYPE-43, TYPE-47
struct S { b: i32, a: array<i32> }

//# atomic_of_float: TYPE-29
var<workgroup> a: atomic<f32>;
//~ error template-arguments 26-28: an atomic is of i32 or u32, not f32

//# atomic_of_float_ok: TYPE-29
var<workgroup> a: atomic<u32>;

//# vector_of_vectors: TYPE-23
var<private> a: vec2<vec2f>;
//~ error template-arguments 22-26: components of a vector are scalars, not vec2<f32>

//# vector_of_vectors_ok: TYPE-23
var<private> a: array<vec2f, 2>;

//# matrix_of_integers: TYPE-26
var<private> a: mat2x2<i32>;
//~ error template-arguments 24-26: components of a matrix are f32 or f16, not i32

//# matrix_of_integers_ok: TYPE-26
var<private> a: mat2x2<f32>;

//# value_as_type: SCOPE-15
const a = 1;
var<private> b: a;
//~ error not-a-type 17-17: 'a' is not a type
//~ note -1:7-7: declared here

//# value_as_type_ok: SCOPE-15
alias a = i32;
var<private> b: a;

//# type_as_value: SCOPE-15
const a = i32;
//~ error not-a-value 11-13: 'i32' is a type, not a value

//# type_as_value_ok: SCOPE-15
const a = i32();

//# calling_a_value: SCOPE-15
const a = 1;
const b = a(2);
//~ error not-callable 11-11: 'a' cannot be called
//~ note -1:7-7: declared here

//# calling_a_value_ok: SCOPE-15
const b = i32(2);

//# too_many_template_arguments: TMPL-16
var<private> a: vec2<f32, f32>;
//~ error template-arguments 17-30: 'vec2' takes its parameters as vec2<T>

//# too_many_template_arguments_ok: TMPL-16
var<private> a: vec2<f32>;

//# pointer_to_handle_space: TYPE-63
fn f(p: ptr<handle, i32>) { }
//~ error unresolved-name 13-18: nothing named 'handle' is declared here

//# pointer_to_handle_space_ok: TYPE-63
fn f(p: ptr<function, i32>) { }

//# unknown_address_space: SCOPE-13
var<global> a: i32;
//~ error unresolved-name 5-10: nothing named 'global' is declared here

//# unknown_address_space_ok: SCOPE-13
var<private> a: i32;

//# type_too_large: MOD-19
var<workgroup> a: array<array<u32, 65536>, 65536>;
//~ error type-too-large 19-49: an array of 65536 elements of array<u32, 65536> is larger than 4294967295 bytes

//# type_too_large_ok: MOD-19
var<workgroup> a: array<u32, 64>;

//# struct_without_members: TYPE-45
struct S { }
//~ error unexpected-token 1-12: a structure needs at least one member

//# struct_without_members_ok: TYPE-45
struct S { a: i32 }

//# duplicate_member: SCOPE-17
struct S { a: i32, a: u32 }
//~ error redeclaration 20-20: member 'a' is declared twice
//~ note +0:12-12: first declared here

//# duplicate_member_ok: SCOPE-17
struct S { a: i32, b: u32 }
