//! check
// What names denote, and cycles among declarations (ledger SCOPE-13 to SCOPE-18). Rejected modules have a twin that is accepted (_ok).

//# unresolved_in_expression: SCOPE-13
fn f() -> i32 { return 1 + nothing; }
//~ error unresolved-name 28-34: nothing named 'nothing' is declared here

//# unresolved_in_expression_ok: SCOPE-13
fn f(nothing: i32) -> i32 { return 1 + nothing; }

//# unresolved_in_type: SCOPE-13
var<private> a: nothing;
//~ error unresolved-name 17-23: nothing named 'nothing' is declared here

//# unresolved_in_type_ok: SCOPE-13
struct nothing { m: i32 }
var<private> a: nothing;

//# unresolved_in_return_type: SCOPE-13
fn f() -> nothing { return 1; }
//~ error unresolved-name 11-17: nothing named 'nothing' is declared here

//# unresolved_in_return_type_ok: SCOPE-13
fn f() -> i32 { return 1; }

//# unresolved_in_parameter: SCOPE-13
fn f(a: nothing) { }
//~ error unresolved-name 9-15: nothing named 'nothing' is declared here

//# unresolved_in_parameter_ok: SCOPE-13
fn f(a: i32) { }

//# unresolved_in_member: SCOPE-13
struct S { m: nothing }
//~ error unresolved-name 15-21: nothing named 'nothing' is declared here

//# unresolved_in_member_ok: SCOPE-13
struct S { m: i32 }

//# unresolved_in_element: SCOPE-13
alias A = array<nothing, 2>;
//~ error unresolved-name 17-23: nothing named 'nothing' is declared here

//# unresolved_in_element_ok: SCOPE-13
alias A = array<i32, 2>;

//# unresolved_in_count: SCOPE-13
alias A = array<i32, nothing>;
//~ error unresolved-name 22-28: nothing named 'nothing' is declared here

//# unresolved_in_count_ok: SCOPE-13
alias A = array<i32, 3>;

//# unresolved_in_attribute: SCOPE-13
@compute @workgroup_size(nothing) fn main() { }
//~ error unresolved-name 26-32: nothing named 'nothing' is declared here

//# unresolved_in_attribute_ok: SCOPE-13
const nothing = 1;
@compute @workgroup_size(nothing) fn main() { }

//# unresolved_in_member_attribute: SCOPE-13
struct S { @align(nothing) m: i32 }
//~ error unresolved-name 19-25: nothing named 'nothing' is declared here

//# unresolved_in_member_attribute_ok: SCOPE-13
const nothing = 16;
struct S { @align(nothing) m: i32 }

//# unresolved_in_binding: SCOPE-13
@group(nothing) @binding(0) var<uniform> u: i32;
//~ error unresolved-name 8-14: nothing named 'nothing' is declared here

//# unresolved_in_binding_ok: SCOPE-13
@group(0) @binding(0) var<uniform> u: i32;

//# unresolved_callee: SCOPE-13
fn f() { nothing(); }
//~ error unresolved-name 10-16: nothing named 'nothing' is declared here

//# unresolved_callee_ok: SCOPE-13
fn nothing() { }
fn f() { nothing(); }

//# unresolved_callee_with_list: SCOPE-13
fn f() { _ = nothing<i32>(1); }
//~ error unresolved-name 14-20: nothing named 'nothing' is declared here

//# unresolved_callee_with_list_ok: SCOPE-13
fn f() { _ = vec2<i32>(1); }

//# unresolved_target: SCOPE-13
fn f() { nothing = 1; }
//~ error unresolved-name 10-16: nothing named 'nothing' is declared here

//# unresolved_target_ok: SCOPE-13
fn f() { var nothing = 0; nothing = 1; }

//# unresolved_selector: SCOPE-13
fn f(a: i32) { switch a { case nothing { } default { } } }
//~ error unresolved-name 32-38: nothing named 'nothing' is declared here

//# unresolved_selector_ok: SCOPE-13
const nothing = 1;
fn f(a: i32) { switch a { case nothing { } default { } } }

//# unresolved_assertion: SCOPE-13
const_assert nothing;
//~ error unresolved-name 14-20: nothing named 'nothing' is declared here

//# unresolved_assertion_ok: SCOPE-13
const_assert true;

//# unresolved_space: SCOPE-13
var<nothing> a: i32;
//~ error unresolved-name 5-11: nothing named 'nothing' is declared here

//# unresolved_space_ok: SCOPE-13
var<private> a: i32;

//# unresolved_in_dead_code: SCOPE-13
fn f() { return; let a = nothing; }
//~ error unresolved-name 26-32: nothing named 'nothing' is declared here

//# unresolved_in_dead_code_ok: SCOPE-13
fn f() { return; let a = 1; }

//# recursion: SCOPE-14
fn f() { f(); }
//~ error cyclic-declaration 4-4: function 'f' calls itself

//# recursion_ok: SCOPE-14
fn f() { g(); }
fn g() { }

//# recursion_through_another: SCOPE-14
fn f(a: i32) { if a > 0 { g(a - 1); } }
//~ error cyclic-declaration 4-4: function 'f' calls itself through other functions
//~ note +1:4-4: through 'g'
//~ note +2:4-4: through 'h'
fn g(a: i32) { if a > 0 { h(a - 1); } }
fn h(a: i32) { if a > 0 { f(a - 1); } }

//# recursion_through_another_ok: SCOPE-14
fn f(a: i32) { if a > 0 { g(a - 1); } }
fn g(a: i32) { if a > 0 { h(a - 1); } }
fn h(a: i32) { }

//# const_of_itself: SCOPE-14
const a = a;
//~ error cyclic-declaration 7-7: the declaration of 'a' depends on itself

//# const_of_itself_ok: SCOPE-14
const b = 1;
const a = b;

//# const_of_const: SCOPE-14
const a = b + 1;
//~ error cyclic-declaration 7-7: the declaration of 'a' depends on itself
//~ note +1:7-7: through 'b'
//~ note +2:7-7: through 'c'
const b = c + 1;
const c = a + 1;

//# const_of_const_ok: SCOPE-14
const a = b + 1;
const b = c + 1;
const c = 1;

//# override_of_override: SCOPE-14
override a = b;
//~ error cyclic-declaration 10-10: the declaration of 'a' depends on itself
//~ note +1:10-10: through 'b'
override b = a;

//# override_of_override_ok: SCOPE-14
override a = b;
override b = 1;

//# alias_of_itself: SCOPE-14
alias a = a;
//~ error cyclic-declaration 7-7: the declaration of 'a' depends on itself

//# alias_of_itself_ok: SCOPE-14
alias a = i32;

//# alias_of_alias: SCOPE-14
alias a = array<b, 2>;
//~ error cyclic-declaration 7-7: the declaration of 'a' depends on itself
//~ note +1:7-7: through 'b'
alias b = array<a, 2>;

//# alias_of_alias_ok: SCOPE-14
alias a = array<b, 2>;
alias b = array<i32, 2>;

//# structure_of_itself: SCOPE-14
struct S { m: S }
//~ error cyclic-declaration 8-8: the declaration of 'S' depends on itself

//# structure_of_itself_ok: SCOPE-14
struct S { m: T }
struct T { m: i32 }

//# structure_of_structure: SCOPE-14
struct S { m: T }
//~ error cyclic-declaration 8-8: the declaration of 'S' depends on itself
//~ note +1:8-8: through 'T'
struct T { m: array<S, 2> }

//# structure_of_structure_ok: SCOPE-14
struct S { m: array<T, 2> }
struct T { m: i32 }

//# structure_of_runtime_array: SCOPE-14
struct S { m: array<S> }
//~ error cyclic-declaration 8-8: the declaration of 'S' depends on itself

//# structure_of_runtime_array_ok: SCOPE-14
struct S { m: array<i32> }

//# structure_of_pointer: SCOPE-14
fn f(p: ptr<function, S>) { }
struct S { m: array<i32, n> }
//~ error cyclic-declaration 8-8: the declaration of 'S' depends on itself
//~ note +1:7-7: through 'n'
const n = S(array(1, 2)).m[0];

//# structure_of_pointer_ok: SCOPE-14
fn f(p: ptr<function, S>) { }
struct S { m: array<i32, n> }
const n = array(1, 2)[0];

//# variable_type_through_const: SCOPE-14
var<private> v: array<i32, n>;
//~ error cyclic-declaration 14-14: the declaration of 'v' depends on itself
//~ note +1:7-7: through 'n'
const n = v[0];

//# variable_type_through_const_ok: SCOPE-14
var<private> v: array<i32, n>;
const n = 1;

//# alias_through_const: SCOPE-14
alias A = array<i32, n>;
//~ error cyclic-declaration 7-7: the declaration of 'A' depends on itself
//~ note +1:7-7: through 'n'
const n = A()[0] + 1;

//# alias_through_const_ok: SCOPE-14
alias A = array<i32, n>;
const n = 1;

//# workgroup_size_through_function: SCOPE-14
@compute @workgroup_size(n) fn main() { }
//~ error cyclic-declaration 32-35: the declaration of 'main' depends on itself
//~ note +1:7-7: through 'n'
const n = i32(main() == 1);

//# workgroup_size_through_function_ok: SCOPE-14
@compute @workgroup_size(n) fn main() { }
const n = i32(1 == 1);

//# member_size_of_itself: SCOPE-14
struct S { @size(n) m: i32 }
//~ error cyclic-declaration 8-8: the declaration of 'S' depends on itself
//~ note +1:7-7: through 'n'
const n = S(1).m;

//# member_size_of_itself_ok: SCOPE-14
struct S { @size(n) m: i32 }
const n = 4;

//# diamond_is_no_cycle: SCOPE-14
const a = b + c;
const b = d;
const c = d;
const d = 1;
fn f() { g(); h(); }
fn g() { i(); }
fn h() { i(); }
fn i() { }

//# local_name_breaks_no_cycle: SCOPE-14
fn f() { let g = 1; _ = g; }
fn g() { f(); }

//# type_as_value: SCOPE-15
fn f() { let a = i32; }
//~ error not-a-value 18-20: 'i32' is a type, not a value

//# type_as_value_ok: SCOPE-15
fn f() { let a = i32(); }

//# structure_as_value: SCOPE-15
struct S { m: i32 }
fn f() { let a = S; }
//~ error not-a-value 18-18: 'S' is a type, not a value
//~ note -1:8-8: declared here

//# structure_as_value_ok: SCOPE-15
struct S { m: i32 }
fn f() { let a = S(1); }

//# alias_as_value: SCOPE-15
alias A = vec2f;
fn f() -> f32 { return A.x; }
//~ error not-a-value 24-24: 'A' is a type, not a value
//~ note -1:7-7: declared here

//# alias_as_value_ok: SCOPE-15
alias A = vec2f;
fn f() -> f32 { return A().x; }

//# type_as_operand: SCOPE-15
const a = 1 + f32;
//~ error not-a-value 15-17: 'f32' is a type, not a value

//# type_as_operand_ok: SCOPE-15
const a = 1 + f32(1);

//# generator_as_value: SCOPE-15
const a = vec2;
//~ error not-a-value 11-14: 'vec2' is a type, not a value

//# generator_as_value_ok: SCOPE-15
const a = vec2(1, 2);

//# value_as_type: SCOPE-15
const a = 1;
fn f(b: a) { }
//~ error not-a-type 9-9: 'a' is not a type
//~ note -1:7-7: declared here

//# value_as_type_ok: SCOPE-15
const a = 1;
fn f(b: i32) { }

//# variable_as_type: SCOPE-15
var<private> a: i32;
var<private> b: array<a, 2>;
//~ error not-a-type 23-23: 'a' is not a type
//~ note -1:14-14: declared here

//# variable_as_type_ok: SCOPE-15
var<private> a: i32;
var<private> b: array<i32, 2>;

//# local_as_type: SCOPE-15
fn f() { let a = 1; var b: a; }
//~ error not-a-type 28-28: 'a' is not a type

//# local_as_type_ok: SCOPE-15
fn f() { let a = 1; var b: i32 = a; }

//# function_as_type: SCOPE-15
fn g() { }
var<private> a: g;
//~ error not-a-type 17-17: 'g' is not a type
//~ note -1:4-4: declared here

//# function_as_type_ok: SCOPE-15
struct g { m: i32 }
var<private> a: g;

//# builtin_as_type: SCOPE-15
var<private> a: max;
//~ error not-a-type 17-19: 'max' is not a type

//# builtin_as_type_ok: SCOPE-15
var<private> a: mat2x2f;

//# function_as_value: SCOPE-15
fn g() -> i32 { return 1; }
fn f() -> i32 { return g; }
//~ error not-a-value 24-24: 'g' is a function, not a value
//~ note -1:4-4: declared here

//# function_as_value_ok: SCOPE-15
fn g() -> i32 { return 1; }
fn f() -> i32 { return g(); }

//# builtin_as_value: SCOPE-15
const a = max;
//~ error not-a-value 11-13: 'max' is a builtin function, not a value

//# builtin_as_value_ok: SCOPE-15
const a = max(1, 2);

//# enumerant_as_value: SCOPE-15
const a = read_write;
//~ error not-a-value 11-20: 'read_write' is an enumerant, not a value

//# enumerant_as_value_ok: SCOPE-15
const read_write = 1;
const a = read_write;

//# enumerant_as_type: SCOPE-15
var<private> a: rgba8unorm;
//~ error not-a-type 17-26: 'rgba8unorm' is not a type

//# enumerant_as_type_ok: SCOPE-15
alias rgba8unorm = u32;
var<private> a: rgba8unorm;

//# enumerant_as_callee: SCOPE-15
fn f() { workgroup(); }
//~ error not-callable 10-18: 'workgroup' cannot be called

//# enumerant_as_callee_ok: SCOPE-15
fn workgroup() { }
fn f() { workgroup(); }

//# value_as_callee: SCOPE-15
fn f(a: i32) -> i32 { return a(1); }
//~ error not-callable 30-30: 'a' cannot be called
//~ note +0:6-6: declared here

//# value_as_callee_ok: SCOPE-15
fn f(a: i32) -> i32 { return i32(a); }

//# type_as_target: SCOPE-15
fn f() { i32 = 1; }
//~ error not-a-value 10-12: 'i32' is a type, not a value

//# type_as_target_ok: SCOPE-15
fn f() { var i32 = 0; i32 = 1; }

//# function_as_target: SCOPE-15
fn g() { }
fn f() { g = 1; }
//~ error not-a-value 10-10: 'g' is a function, not a value
//~ note -1:4-4: declared here

//# function_as_target_ok: SCOPE-15
var<private> g = 0;
fn f() { g = 1; }

//# attribute_names_do_not_resolve: SCOPE-16
const must_use = 1;
const workgroup_size = 8;
struct compute { m: i32 }
fn builtin() { }
fn diagnostic_() { }
const position = 1;
var<private> global_invocation_id: i32;
@must_use fn f() -> i32 { return must_use; }
@diagnostic(off, derivative_uniformity) fn off() { }
fn derivative_uniformity() { off(); }
@compute @workgroup_size(workgroup_size) fn main(@builtin(global_invocation_id) id: vec3u) { global_invocation_id = i32(id.x); }

//# attribute_arguments_do_resolve: SCOPE-16
const id = 1.5;
@id(id) override a = 1;
//~ error attribute-arguments 5-6: @id takes an integer, not abstract-float

//# attribute_arguments_do_resolve_ok: SCOPE-16
const id = 1;
@id(id) override a = 1;

//# duplicate_members: SCOPE-17
struct S { a: i32, b: f32, a: i32 }
//~ error redeclaration 28-28: member 'a' is declared twice
//~ note +0:12-12: first declared here

//# duplicate_members_ok: SCOPE-17
struct S { a: i32, b: f32, c: i32 }

//# members_of_different_structures: SCOPE-18
struct S { a: i32, b: f32 }
struct T { b: i32, a: S }
const a = T(1, S(2, 3));
const_assert a.b == 1 && a.a.a == 2 && a.a.b == 3;

//# member_named_like_anything: SCOPE-18
struct S { S: i32, i32: f32, max: u32, a: bool, function: u32 }
const a = S(1, 2, 3, true, 4);
const_assert a.S == 1 && a.i32 == 2 && a.max == 3 && a.a && a.function == 4;
