//! check
// Rejected modules, each with a twin that is accepted (_ok). Ledger ids stand beside the names.

//# assignment_to_let: ASSIGN-02
fn f() { let a = 1; a = 2; }
//~ error invalid-assignment 21-21: only memory can be assigned to, and this is a value
//~ note +0:14-14: 'a' is declared here

//# assignment_to_let_ok: ASSIGN-02
fn f() { var a = 1; a = 2; }

//# assignment_to_parameter: ASSIGN-02
fn f(a: i32) { a = 2; }
//~ error invalid-assignment 16-16: only memory can be assigned to, and this is a value
//~ note +0:6-6: 'a' is declared here

//# assignment_to_parameter_ok: ASSIGN-02
fn f(a: i32) { var b = a; b = 2; }

//# assignment_to_read_only: ASSIGN-02
@group(0) @binding(0) var<storage> a: i32;
fn f() { a = 2; }
//~ error invalid-assignment 10-10: storage memory cannot be written here: its access is read
//~ note -1:36-36: 'a' is declared here

//# assignment_to_read_only_ok: ASSIGN-02
@group(0) @binding(0) var<storage, read_write> a: i32;
fn f() { a = 2; }

//# assignment_type: ASSIGN-03
fn f() { var a = 1; a = 2.5; }
//~ error type-mismatch 25-27: the target of this assignment is i32, but this is abstract-float

//# assignment_type_ok: ASSIGN-03
fn f() { var a = 1.0; a = 2.5; }

//# assignment_to_atomic: ASSIGN-03
var<workgroup> a: atomic<u32>;
fn f() { a = 1u; }
//~ error not-constructible 10-10: atomic<u32> cannot be assigned to

//# assignment_to_atomic_ok: ASSIGN-03
var<workgroup> a: atomic<u32>;
fn f() { atomicStore(&a, 1u); }

//# compound_type: ASSIGN-08
fn f() { var a = 1; a += 2.5; }
//~ error no-overload 23-24: there is no i32 += abstract-float

//# compound_type_ok: ASSIGN-08
fn f() { var a = 1.0; a += 2.5; }

//# increment_of_float: ASSIGN-12
fn f() { var a = 1.0; a++; }
//~ error type-mismatch 23-23: ++ is for i32 and u32, not f32

//# increment_of_float_ok: ASSIGN-12
fn f() { var a = 1; a++; }

//# condition_not_bool: CTRL-03
fn f() { if (1) { } }
//~ error type-mismatch 13-15: the condition of if is bool, not abstract-int

//# condition_not_bool_ok: CTRL-03
fn f() { if (1 > 0) { } }

//# switch_without_default: CTRL-05
fn f(a: i32) { switch (a) { case 1: { } } }
//~ error invalid-switch 16-21: this switch has no default

//# switch_without_default_ok: CTRL-05
fn f(a: i32) { switch (a) { case 1: { } default: { } } }

//# switch_duplicate_case: CTRL-06
fn f(a: i32) { switch (a) { case 1, 1: { } default: { } } }
//~ error invalid-switch 37-37: the value 1 has two cases
//~ note +0:34-34: the other is here

//# switch_duplicate_case_ok: CTRL-06
fn f(a: i32) { switch (a) { case 1, 2: { } default: { } } }

//# switch_selector_float: CTRL-06
fn f(a: f32) { switch (a) { default: { } } }
//~ error type-mismatch 23-25: the selector of a switch is i32 or u32, not f32

//# switch_selector_float_ok: CTRL-06
fn f(a: u32) { switch (a) { default: { } } }

//# switch_case_not_const: CTRL-06
fn f(a: i32, b: i32) { switch (a) { case b: { } default: { } } }
//~ error not-const 42-42: a case selector must be a const-expression

//# switch_case_not_const_ok: CTRL-06
const b = 3;
fn f(a: i32) { switch (a) { case b: { } default: { } } }

//# break_outside_loop: CTRL-18
fn f() { break; }
//~ error misplaced-statement 10-14: break stands outside of loop and switch

//# break_outside_loop_ok: CTRL-18
fn f() { loop { break; } }

//# continue_outside_loop: CTRL-22
fn f() { continue; }
//~ error misplaced-statement 10-17: continue stands outside of a loop

//# continue_outside_loop_ok: CTRL-22
fn f() { for (; false;) { continue; } }

//# return_in_continuing: CTRL-25
fn f() { loop { break; continuing { return; } } }
//~ error misplaced-statement 37-42: return stands in a continuing block

//# return_in_continuing_ok: CTRL-25
fn f() { loop { return; continuing { } } }

//# continue_skips_declaration: CTRL-23
fn f(k: i32) {
  var i = 0;
  loop {
    if (i > k) { break; }
    if (i > 2) { continue; }
//~ error continue-skips-declaration 18-25: continue skips the declaration of 'd', which the continuing block uses
//~ note +1:9-9: declared here
//~ note +2:23-23: used here
    let d = 1;
    continuing { i += d; }
  }
}

//# continue_skips_declaration_ok: CTRL-23
fn f(k: i32) {
  var i = 0;
  loop {
    let d = 1;
    if (i > k) { break; }
    if (i > 2) { continue; }
    continuing { i += d; }
  }
}

//# endless_loop: BEH-05
fn f() { loop { } }
//~ error endless-loop 10-13: this loop never ends: it has neither break nor return

//# endless_loop_ok: BEH-05
fn f() { loop { break; } }

//# missing_return: BEH-03
fn f(a: i32) -> i32 { if (a > 0) { return 1; } }
//~ error missing-return 4-4: function 'f' can end without returning its i32

//# missing_return_ok: BEH-03
fn f(a: i32) -> i32 { if (a > 0) { return 1; } return 2; }

//# return_value_in_void: CTRL-27
fn f() { return 1; }
//~ error type-mismatch 17-17: function 'f' has no result
//~ note +0:4-4: declared here

//# return_value_in_void_ok: CTRL-27
fn f() -> i32 { return 1; }

//# return_type: CTRL-27
fn f() -> i32 { return 1.5; }
//~ error type-mismatch 24-26: the result of 'f' is i32, but this is abstract-float

//# return_type_ok: CTRL-27
fn f() -> f32 { return 1.5; }

//# unused_result: CTRL-30
fn f() { max(1, 2); }
//~ error unused-result 10-18: the result of 'max' must be used

//# unused_result_ok: CTRL-30
fn f() { _ = max(1, 2); }

//# must_use_function: CTRL-30
@must_use fn g() -> i32 { return 1; }
fn f() { g(); }
//~ error unused-result 10-12: the result of 'g' must be used
//~ note -1:1-9: because of this

//# must_use_function_ok: CTRL-30
@must_use fn g() -> i32 { return 1; }
fn f() { _ = g(); }

//# break_if_outside_continuing: CTRL-21
fn f() { loop { break if true; } }
//~ error misplaced-statement 17-21: `break if` is allowed only at the end of a `continuing` block

//# break_if_outside_continuing_ok: CTRL-21
fn f() { loop { continuing { break if true; } } }

//# phony_of_atomic: ASSIGN-05
var<workgroup> a: atomic<u32>;
fn f() { _ = a; }
//~ error not-constructible 14-14: a value of type atomic<u32> cannot be read

//# phony_of_atomic_ok: ASSIGN-05
var<workgroup> a: atomic<u32>;
fn f() { _ = atomicLoad(&a); }
