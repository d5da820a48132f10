// Errors that override values cause, here by their defaults (ledger: EXPR-07, EXPR-09, EXPR-10, EXPR-34, EXPR-46, EXPR-65, DECL-12, FP-05, MOD-03).
//! check

//# missing_but_unused: EXPR-07
override n: u32;
@compute @workgroup_size(1) fn main() {}

//# workgroup_size: ATTR-19
override n = 0;
@compute @workgroup_size(n) fn main() {}
//~ error workgroup-size-too-small 26-26: a workgroup size is at least 1, not 0

//# element_count
override n = 0;
var<workgroup> w: array<u32, n>;
//~ error element-count-too-small 30-30: an array has at least one element, not 0
@compute @workgroup_size(1) fn main() { w[0] = 1; }

//# element_count_unused
override n = 0;
var<workgroup> w: array<u32, n>;
@compute @workgroup_size(1) fn main() {}

//# division: EXPR-09
override n = 0;
override m = 1 / n;
//~ error eval-division-by-zero 14-18: division by zero, with the override values of this pipeline
@compute @workgroup_size(1) fn main() { _ = m; }

//# division_of_runtime_value: EXPR-46
override n = 0;
var<private> p: i32;
@compute @workgroup_size(1) fn main() {
  p = p / n;
//~ error eval-division-by-zero 11-11: division by zero, with the override values of this pipeline
  p %= n;
//~ error eval-division-by-zero 8-8: division by zero, with the override values of this pipeline
}

//# shift_of_runtime_value: EXPR-65
override n = 32u;
var<private> p: i32;
@compute @workgroup_size(1) fn main() { p = p << n; }
//~ error eval-shift-amount 50-50: the shift amount 32 is not below the bit width 32, with the override values of this pipeline

//# index: EXPR-34
override n = 4;
override i = 4;
var<workgroup> w: array<u32, n>;
var<private> p: array<u32, 4>;
@compute @workgroup_size(1) fn main() {
  p[i] = 1;
//~ error eval-index-range 5-5: index 4 is out of range of array<u32, 4>, with the override values of this pipeline
  w[i] = 1;
//~ error eval-index-range 5-5: index 4 is out of range of array<u32, (override)>, with the override values of this pipeline
  w[i - 1] = 1;
}

//# initializer: EXPR-07
override x = -1.0;
var<private> p = sqrt(x);
//~ error eval-domain 18-24: sqrt is not defined for -1, with the override values of this pipeline
@compute @workgroup_size(1) fn main() { _ = p; }

//# short_circuit: EXPR-10
override n = 0;
var<private> p: i32;
@compute @workgroup_size(1) fn main() {
  let a = n != 0 && 1 / n > 0;
  let b = n != 0 && p / n > 0;
  let c = n == 0 || p / n > 0;
}

//# only_what_is_reached: EXPR-07
override n = 0;
fn f() -> i32 { return 1 / n; }
@compute @workgroup_size(1) fn main() {}

//# too_large
struct S { a: array<array<i32, 1000>, 900>, b: i32 }
override n = 1;
@compute @workgroup_size(1) fn main() {
  let a = S(array<array<i32, 1000>, 900>(), n);
  let b = S(array<array<i32, 1000>, 900>(), n);
  let c = S(array<array<i32, 1000>, 900>(), n);
  let d = S(array<array<i32, 1000>, 900>(), n);
  let e = S(array<array<i32, 1000>, 900>(), n);
//~ error eval-too-large 11-46: the values of this pipeline's override-expressions have too many components
}
