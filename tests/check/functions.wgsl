//! check
// Rejected modules, each with a twin that is accepted (_ok). Ledger ids stand beside the names.

//# two_pointers_one_root: ALIAS-03
fn g(a: ptr<function, i32>, b: ptr<function, i32>) { *a = *b; }
fn f() { var v = 1; g(&v, &v); }
//~ error aliased-pointer 27-28: 'v' is passed to 'g' twice, which writes through one of the pointers
//~ note +0:23-24: the other pointer is here

//# two_pointers_one_root_ok: ALIAS-03
fn g(a: ptr<function, i32>, b: ptr<function, i32>) { *a = *b; }
fn f() { var v = 1; var w = 2; g(&v, &w); }

//# pointer_and_module_variable: ALIAS-04
var<private> v = 1;
fn g(a: ptr<private, i32>) { *a = v; }
fn f() { g(&v); }
//~ error aliased-pointer 12-13: 'g' reaches 'v' through this pointer and by its name, and writes it
//~ note -2:14-14: declared here

//# pointer_and_module_variable_ok: ALIAS-04
var<private> v = 1;
var<private> w = 1;
fn g(a: ptr<private, i32>) { *a = v; }
fn f() { g(&w); }

//# both_only_read: ALIAS-07
fn g(a: ptr<function, i32>, b: ptr<function, i32>) { *b = *a; }
fn f() { var v = 1; g(&v, &v); }
//~ error aliased-pointer 27-28: 'v' is passed to 'g' twice, which writes through one of the pointers
//~ note +0:23-24: the other pointer is here

//# both_only_read_ok: ALIAS-07
fn g(a: ptr<function, i32>, b: ptr<function, i32>) -> i32 { return *a + *b; }
fn f() { var v = 1; _ = g(&v, &v); }

//# pointer_space: FUNC-09
var<private> v = 1;
fn g(a: ptr<function, i32>) { }
fn f() { g(&v); }
//~ error type-mismatch 12-13: parameter 'a' of 'g' is ptr<function, i32, read_write>, but this is ptr<private, i32, read_write>

//# pointer_space_ok: FUNC-09
var<private> v = 1;
fn g(a: ptr<private, i32>) { }
fn f() { g(&v); }

//# returns_pointer: FUNC-03
fn g(a: ptr<function, i32>) -> ptr<function, i32> { return a; }
//~ error not-constructible 32-49: a function cannot return ptr<function, i32, read_write>

//# returns_pointer_ok: FUNC-03
fn g(a: ptr<function, i32>) -> i32 { return *a; }

//# parameter_of_runtime_array: FUNC-02
fn g(a: array<i32>) { }
//~ error not-constructible 9-18: parameter 'a' cannot be of type array<i32>

//# parameter_of_runtime_array_ok: FUNC-02
fn g(a: array<i32, 3>) { }

//# duplicate_parameter: FUNC-02
fn g(a: i32, a: i32) { }
//~ error redeclaration 14-14: 'a' is declared twice in one scope
//~ note +0:6-6: first declared here

//# duplicate_parameter_ok: FUNC-02
fn g(a: i32, b: i32) { }
