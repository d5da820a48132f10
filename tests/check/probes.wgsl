//! check
// Probes are checked like other statements, change nothing, and stand in functions only.
@group(0) @binding(0) var<storage, read_write> counter: atomic<u32>;
@group(0) @binding(1) var<storage, read_write> data: array<f32>;
fn f() -> u32 { return 1u; }

//# outside
//@ print 1
//~ error invalid-probe 1-3: a probe stands among the statements of a function

//# in_a_function_ok
fn g(x: f32) {
  //@ print "x" x
  //@ print x, x * 2.0 if x > 1.0
  //@ assert x >= 0.0 "positive" if x != 3.0
}

//# a_plain_comment_ok
fn g() {
  // @ print nothing
}

//# open_text
fn g() {
  //@ print "open
  //~ error invalid-probe 13-17: this text is not closed
}

//# unknown_word
fn g(x: f32) {
  //@ show x
  //~ error invalid-probe 7-10: a probe begins with `print` or `assert`
}

//# nothing_to_assert
fn g() {
  //@ assert
  //~ error invalid-probe 7-12: there is nothing to assert
}

//# rest_behind_condition
fn g(x: f32) {
  //@ print x if x > 1.0 x
  //~ error invalid-probe 26-26: expected the end of the probe, found `x`
}

//# names_are_resolved
fn g() {
  //@ print nowhere
  //~ error unresolved-name 13-19
}

//# condition_is_bool
fn g(x: f32) {
  //@ print x if x
  //~ error type-mismatch 18-18: the condition of a probe is bool, not f32
}

//# assertion_is_bool
fn g(x: f32) {
  //@ assert x
  //~ error type-mismatch 14-14: the condition of assert is bool, not f32
}

//# whole_arrays
fn g() {
  var a = array(1, 2);
  //@ print a
  //~ error invalid-probe 13-13: scalars, vectors and matrices can be printed, not a value of type array<i32, 2>
  //@ print a[1]
}

//# calls_of_functions
fn g() {
  //@ print f()
  //~ error invalid-probe 13-15: a probe calls no functions of the module: it must change nothing
}

//# atomics_that_write
fn g() {
  //@ print atomicAdd(&counter, 1u)
  //~ error invalid-probe 13-35: `atomicAdd` cannot stand in a probe: it has effects, or needs other invocations
}

//# atomics_that_read_ok
fn g() {
  //@ print atomicLoad(&counter) sqrt(data[0])
}

//# brackets_of_templates_stay_apart
fn g(a: i32, b: i32) -> bool {
  //@ print a < b a if a < b
  return a > (b);
}
