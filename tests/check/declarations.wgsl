//! check
// Rejected modules, each with a twin that is accepted (_ok). Ledger ids stand beside the names.

//# unresolved_name: SCOPE-13
fn f() { let a = b; }
//~ error unresolved-name 18-18: nothing named 'b' is declared here

//# unresolved_name_ok: SCOPE-13
fn f(b: i32) { let a = b; }

//# used_before_declared: SCOPE-03
fn f() {
  let a = b;
//~ error unresolved-name 11-11: nothing named 'b' is declared here
  let b = 1;
}

//# used_before_declared_ok: SCOPE-03
fn f() {
  let b = 1;
  let a = b;
}

//# redeclaration: SCOPE-05
const a = 1;
fn a() { }
//~ error redeclaration 4-4: 'a' is declared twice at module scope
//~ note -1:7-7: first declared here

//# redeclaration_ok: SCOPE-05
const a = 1;
fn b() { }

//# redeclaration_in_block: SCOPE-06
fn f() {
  let a = 1;
  var a = 2;
//~ error redeclaration 7-7: 'a' is declared twice in one scope
//~ note -1:7-7: first declared here
}

//# redeclaration_in_block_ok: SCOPE-06
fn f() {
  let a = 1;
  { var a = 2; }
}

//# parameter_and_body: SCOPE-07
fn f(a: i32) { let a = 1; }
//~ error redeclaration 20-20: 'a' is declared twice in one scope
//~ note +0:6-6: first declared here

//# parameter_and_body_ok: SCOPE-07
fn f(a: i32) { { let a = 1; } }

//# cycle_of_constants: SCOPE-14
const a = b;
//~ error cyclic-declaration 7-7: the declaration of 'a' depends on itself
//~ note +1:7-7: through 'b'
const b = a;

//# cycle_of_constants_ok: SCOPE-14
const a = b;
const b = 1;

//# recursive_function: FUNC-13
fn f() { g(); }
//~ error cyclic-declaration 4-4: function 'f' calls itself through other functions
//~ note +1:4-4: through 'g'
fn g() { f(); }

//# recursive_function_ok: FUNC-13
fn f() { g(); }
fn g() { }

//# recursive_struct: SCOPE-14
struct S { a: array<S, 2> }
//~ error cyclic-declaration 8-8: the declaration of 'S' depends on itself

//# recursive_struct_ok: SCOPE-14
struct T { a: i32 }
struct S { a: array<T, 2> }

//# const_from_variable: DECL-05
var<private> v = 1;
const a = v;
//~ error not-const 11-11: the initializer of const 'a' is not a const-expression

//# const_from_variable_ok: DECL-05
const v = 1;
const a = v;

//# const_without_value: DECL-05
const a: i32;
//~ error unexpected-token 13-13: a const needs a value: expected `=`, found `;`

//# const_without_value_ok: DECL-05
const a: i32 = 1;

//# let_without_value: DECL-15
fn f() { let a: i32; }
//~ error unexpected-token 20-20: a let needs a value: expected `=`, found `;`

//# let_without_value_ok: DECL-15
fn f() { var a: i32; }

//# let_at_module_scope: DECL-15
let a = 1;
//~ error unexpected-token 1-3: expected a declaration, found keyword `let`

//# let_at_module_scope_ok: DECL-15
const a = 1;

//# var_without_space: DECL-18
var a: i32;
//~ error invalid-address-space 5-5: module-scope variable 'a' needs an address space

//# var_without_space_ok: DECL-18
var<private> a: i32;

//# storage_with_initializer: DECL-21
@group(0) @binding(0) var<storage, read_write> a: i32 = 1;
//~ error invalid-initializer 57-57: 'a' cannot have an initializer: only private and function variables can

//# storage_with_initializer_ok: DECL-21
@group(0) @binding(0) var<storage, read_write> a: i32;

//# workgroup_with_initializer: DECL-21
var<workgroup> a: i32 = 1;
//~ error invalid-initializer 25-25: 'a' cannot have an initializer: only private and function variables can

//# workgroup_with_initializer_ok: DECL-21
var<private> a: i32 = 1;

//# storage_without_binding: DECL-34
@group(0) var<storage> a: i32;
//~ error missing-binding 24-24: resource 'a' has no @binding
@compute @workgroup_size(1) fn main() { _ = a; }

//# storage_without_binding_ok: DECL-34
@group(0) @binding(1) var<storage> a: i32;
@compute @workgroup_size(1) fn main() { _ = a; }

//# bool_in_uniform: DECL-23, TYPE-66
@group(0) @binding(0) var<uniform> a: bool;
//~ error invalid-store-type 39-42: uniform memory holds a host-shareable constructible type, which bool is not

//# bool_in_uniform_ok: DECL-23, TYPE-66
@group(0) @binding(0) var<uniform> a: u32;

//# runtime_array_in_private: DECL-23, TYPE-43
var<private> a: array<i32>;
//~ error invalid-store-type 17-26: private memory holds a constructible type, which array<i32> is not

//# runtime_array_in_private_ok: DECL-23, TYPE-43
var<private> a: array<i32, 4>;

//# access_mode_of_private: DECL-20
var<private, read> a: i32;
//~ error invalid-access-mode 14-17: only storage variables take an access mode

//# access_mode_of_private_ok: DECL-20
var<private> a: i32;

//# write_only_storage: DECL-20, TYPE-69
@group(0) @binding(0) var<storage, write> a: i32;
//~ error invalid-access-mode 36-40: storage memory is read or read_write, not write

//# write_only_storage_ok: DECL-20, TYPE-69
@group(0) @binding(0) var<storage, read> a: i32;

//# override_of_vector: DECL-08
override a: vec2f;
//~ error invalid-store-type 10-10: an override is a scalar, not vec2<f32>

//# override_of_vector_ok: DECL-08
override a: f32;

//# override_in_function: DECL-08
fn f() { override a = 1; }
//~ error misplaced-statement 10-17: `override` is allowed at module scope only

//# override_in_function_ok: DECL-08
override a = 1;
fn f() { }

//# duplicate_override_id: DECL-09
@id(1) override a = 1;
@id(1) override b = 2;
//~ error duplicate-override-id 1-6: two overrides have the id 1
//~ note -1:17-17: the other is here

//# duplicate_override_id_ok: DECL-09
@id(1) override a = 1;
@id(2) override b = 2;

//# initializer_type: DECL-02
const a: u32 = 1.5;
//~ error type-mismatch 16-18: the initializer of 'a' is u32, but this is abstract-float

//# initializer_type_ok: DECL-02
const a: f32 = 1.5;

//# const_assert_fails: ASRT-02
const_assert 1 > 2;
//~ error assertion-failed 1-18: this const_assert is false

//# const_assert_fails_ok: ASRT-02
const_assert 2 > 1;

//# const_assert_of_runtime: ASRT-02
fn f(a: i32) { const_assert a > 1; }
//~ error not-const 29-33: the condition of a const_assert must be a const-expression

//# const_assert_of_runtime_ok: ASRT-02
fn f(a: i32) { const_assert 2 > 1; }

//# variable_without_type_or_value: DECL-01
fn f() { var x; }
//~ error missing-initializer 14-14: 'x' has neither a type nor an initializer

//# variable_without_type_or_value_ok: DECL-01
fn f() { var x: i32; var y = 1; }
