//! check
// Const- and override-expressions (ledger: EXPR-01 to EXPR-13, GRAM-12). A case lists what is rejected; its twin _ok the nearest that is accepted.

//# what_is_const_ok: EXPR-01
struct S { a: i32, b: vec2f }
alias Vector = vec2<i32>;
alias Struct = S;
const n = 3;
const m = n * 2 + 1;
const v = Vector(n, m);
const s = Struct(v.y, vec2f(v));
const t = array<Struct, n>(s, S(), s);
const u = select(max(n, m), abs(-n), n > m);
const w = mat2x2f(s.b, vec2(1));
const x = bitcast<u32>(-1i);
const_assert m == 7;
const_assert t[2].b.y == 7;
const_assert t[n - 2].a == 0;
const_assert u == 7;
const_assert w[0][1] == 7;
const_assert (w * s.b).x == 16;
const_assert x == 0xffffffff;
const_assert all(v.yx == vec2(7, 3));

//# what_is_not_const: EXPR-01
override o = 3;
var<private> p = 3;
fn one() -> i32 { return 1; }
const a = array<i32, o>();
//~ error not-constructible 11-25: array<i32, (override)> has no value constructor
const b = 1 + p;
//~ error not-const 11-15: the initializer of const 'b' is not a const-expression
const c = max(1, one());
//~ error not-const 11-23: the initializer of const 'c' is not a const-expression
const d = select(1, o, false);
//~ error not-const 11-29: the initializer of const 'd' is not a const-expression
const e = true || p == 1;
//~ error not-const 11-24: the initializer of const 'e' is not a const-expression
const g = vec2(1, o).x;
//~ error not-const 11-22: the initializer of const 'g' is not a const-expression

//# evaluated_in_unused_functions: EXPR-02
const zero = 0;
fn never_called() -> i32 {
  let a = 1 / zero;
//~ error eval-division-by-zero 11-18: division by zero
  if (false) { let b = 5i % zero; }
//~ error eval-division-by-zero 24-32: division by zero
  return 1;
  let c = sqrt(-1.0);
//~ error eval-domain 11-20: sqrt is not defined for -1
  while (false) { let d = array(1, 2)[2]; }
//~ error index-out-of-range 39-39: index 2 is outside of array<abstract-int, 2>, which has 2 elements
  switch (1) { case 2: { _ = 1u << 33u; } default: { } }
//~ error eval-shift-amount 30-38: the shift amount 33 is not below the bit width 32
}

//# evaluated_in_unused_functions_ok: EXPR-02
const one = 1;
fn never_called() -> i32 {
  let a = 1 / one;
  if (false) { let b = 5i % one; }
  return 1;
  let c = sqrt(1.0);
  while (false) { let d = array(1, 2)[1]; }
  switch (1) { case 2: { _ = 1u << 31u; } default: { } }
}

//# short_circuit_types: EXPR-03
const a = false && (1i < 1u);
//~ error no-overload 24-24: there is no i32 < u32
const b = true || 1;
//~ error no-overload 16-17: there is no bool || abstract-int
const c = false && nothing;
//~ error unresolved-name 20-26: nothing named 'nothing' is declared here
const d = true && (10i < i32(5 * 1000 * 1000 * 1000));
//~ error eval-unrepresentable 26-52: the value 5000000000 cannot be represented as i32
const e = false || 1 / 0 == 1;
//~ error eval-division-by-zero 20-24: division by zero
const g = (1 / 0 == 1) && false;
//~ error eval-division-by-zero 12-16: division by zero
const h = false & (1 / 0 == 1);
//~ error eval-division-by-zero 20-24: division by zero

//# short_circuit_types_ok: EXPR-03
const a = false && (10i < i32(5 * 1000 * 1000 * 1000));
const b = true || 1 / 0 == 1;
const c = false && array(1, 2)[5] == 1;
const d = true || (false && sqrt(-1.0) > 0);
const e = 1 > 2 && 1 / 0 > 0 && 2 / 0 > 0;
const_assert !a && b && !c && d && !e;
fn f(x: bool) -> bool { return x && (false && 1u << 40u == 0u); }

//# short_circuit_counts: EXPR-04
const a = false && array<bool, 1 / 0>()[0];
//~ error eval-division-by-zero 32-36: division by zero
const b = true || array<i32, 2>(1, 2)[0] == array<i32, 0>()[0];
//~ error invalid-element-count 56-56: an array has at least one element, not 0

//# short_circuit_counts_ok: EXPR-04
const a = false && array<bool, 4 / 2>()[0];
const b = true || array<i32, 2>(1, 2)[0] == array<i32, 1>()[0];

//# checks_inside_runtime_expressions: EXPR-05
fn f(x: i32, b: bool, v: vec2u, w: f32) {
  _ = x / 0;
//~ error eval-division-by-zero 11-11: division by zero
  _ = x + 1 / 0;
//~ error eval-division-by-zero 11-15: division by zero
  _ = b && x == 1 / 0;
//~ error eval-division-by-zero 17-21: division by zero
  _ = v << vec2(1u, 32u);
//~ error eval-shift-amount 12-24: the shift amount 32 is not below the bit width 32
  _ = w + sqrt(-1.0);
//~ error eval-domain 11-20: sqrt is not defined for -1
  _ = select(x, 1i / 0, b);
//~ error eval-division-by-zero 17-22: division by zero
  _ = b || x % (2 - 2) == 0;
//~ error eval-division-by-zero 16-22: division by zero
}

//# checks_inside_runtime_expressions_ok: EXPR-05
fn f(x: i32, y: i32, b: bool, v: vec2u, w: f32) {
  _ = x / y;
  _ = x + 1 / 1;
  _ = b && x == 0 / 1;
  _ = v << vec2(1u, 31u);
  _ = w + sqrt(1.0);
  _ = x / (y - y);
}

//# constants_without_fixed_footprint: EXPR-06
override o = 2;
alias Sized = array<i32, o>;
const a = Sized();
//~ error not-constructible 11-17: array<i32, (override)> has no value constructor
const b = array<i32>();
//~ error not-constructible 11-22: array<i32> has no value constructor
fn f() { const c = array<i32, o>(1, 2); }
//~ error not-constructible 20-38: array<i32, (override)> has no value constructor

//# constants_without_fixed_footprint_ok: EXPR-06
const o = 2;
alias Sized = array<i32, o>;
const a = Sized();
const b = array<i32, 1>();
fn f() { const c = array<i32, o>(1, 2); }

//# override_expressions_unused_ok: EXPR-07
override a = 0;
override b = 1 / a;
override c = sqrt(f32(a) - 1);
fn unused() -> i32 { return b + 5 % a; }
fn used() -> i32 { return a + 1; }
@compute @workgroup_size(1) fn main() { _ = used(); }
@compute @workgroup_size(1) fn nothing() { }

//# override_expressions_used: EXPR-07 EXPR-09
override a = 0;
override b = 1 / a;
//~ error eval-division-by-zero 14-18: division by zero, with the override values of this pipeline
fn used() -> i32 { return b; }
@compute @workgroup_size(1) fn main() { _ = used(); }

//# override_expression_without_value_ok: EXPR-07 EXPR-09
override a: i32;
override b = 1 / a;
@compute @workgroup_size(1) fn main() { _ = b; }

//# override_expression_in_initializer_of_variable: EXPR-07
override a = 1;
var<private> unused = 1 / (a - 1);
var<private> used = 1u << u32(a + 31);
//~ error eval-shift-amount 21-37: the shift amount 32 is not below the bit width 32, with the override values of this pipeline
@compute @workgroup_size(1) fn main() { _ = used; }

//# const_part_of_override: EXPR-08
override a: i32;
override b = a / 0;
//~ error eval-division-by-zero 18-18: division by zero
override c = a + 1 / 0;
//~ error eval-division-by-zero 18-22: division by zero
override d = u32(a) << 32;
//~ error eval-shift-amount 24-25: the shift amount 32 is not below the bit width 32
override e = a + array(1, 2)[2];
//~ error index-out-of-range 30-30: index 2 is outside of array<abstract-int, 2>, which has 2 elements
var<private> v = a % (1 - 1);
//~ error eval-division-by-zero 22-28: division by zero

//# const_part_of_override_ok: EXPR-08
override a: i32;
override b = a / 1;
override c = a + 1 / 1;
override d = u32(a) << 31;
override e = a + array(1, 2)[1];
var<private> v = a % (2 - 1);
override z = 0;
override g = a / z;

//# short_circuit_at_pipeline: EXPR-10
override a = 0;
override b = a != 0 && 1 / a > 0;
override c = a == 0 || 1 / a > 0;
override d = a == 0 && 1 / a > 0;
//~ error eval-division-by-zero 24-28: division by zero, with the override values of this pipeline
@compute @workgroup_size(1) fn fine() { _ = b; _ = c; }
@compute @workgroup_size(1) fn main() { _ = d; }

//# literal_types: EXPR-12
fn f() {
  let a: u32 = 1i;
//~ error type-mismatch 16-17: the initializer of 'a' is u32, but this is i32
  let b: i32 = 1u;
//~ error type-mismatch 16-17: the initializer of 'b' is i32, but this is u32
  let c: i32 = 1f;
//~ error type-mismatch 16-17: the initializer of 'c' is i32, but this is f32
  let d: u32 = 0x1p1f;
//~ error type-mismatch 16-21: the initializer of 'd' is u32, but this is f32
  let e: bool = 0;
//~ error type-mismatch 17-17: the initializer of 'e' is bool, but this is abstract-int
  let g: i32 = true;
//~ error type-mismatch 16-19: the initializer of 'g' is i32, but this is bool
  let h: i32 = 1.0;
//~ error type-mismatch 16-18: the initializer of 'h' is i32, but this is abstract-float
  let i: i32 = 1e0;
//~ error type-mismatch 16-18: the initializer of 'i' is i32, but this is abstract-float
  let j: u32 = 0x1i;
//~ error type-mismatch 16-19: the initializer of 'j' is u32, but this is i32
}

//# literal_types_of_half: EXPR-12
enable f16;
fn f() {
  let a: f32 = 1h;
//~ error type-mismatch 16-17: the initializer of 'a' is f32, but this is f16
  let b: f16 = 1f;
//~ error type-mismatch 16-17: the initializer of 'b' is f16, but this is f32
}

//# literal_types_ok: EXPR-12
enable f16;
fn f() {
  let a: u32 = 1u;
  let b: i32 = 1i;
  let c: f32 = 1f;
  let d: f32 = 0x1p1f;
  let e: bool = false;
  let g: f16 = 1h;
  let h: f32 = 1;
  let i: f16 = 1;
  let j: u32 = 1;
  let k: f16 = 1.5;
  let l: u32 = 0x1fu;
  let m: f32 = 0x1f;
}
const_assert 0x1f == 31;
const_assert 1f + 0.5 == 1.5f;

//# parentheses: EXPR-13
fn f() {
  var v = 1;
  let l = 1;
  const c = (1);
  let a: u32 = (1i);
//~ error type-mismatch 16-19: the initializer of 'a' is u32, but this is i32
  (l) = 2;
//~ error invalid-assignment 3-5: only memory can be assigned to, and this is a value
//~ note -3:7-7: 'l' is declared here
  let p = &(l);
//~ error invalid-address-of 11-14: & needs memory, and this is a value
//~ note -4:7-7: 'l' is declared here
  const d = (l);
//~ error not-const 13-15: the initializer of const 'd' is not a const-expression
  let e: i32 = (&v);
//~ error type-mismatch 16-19: the initializer of 'e' is i32, but this is ptr<function, i32, read_write>
}

//# parentheses_ok: EXPR-13
fn f() {
  var v = vec2(1);
  let l = 1;
  const c: u32 = (((1)));
  let a: f32 = (1);
  (v) = vec2(2);
  ((v).x) = 3;
  ((v))[1] += 1;
  let p = &(v);
  let q: ptr<function, vec2<i32>> = (&(v));
  *(q) = vec2(1);
  const d = (c);
  (v.y)++;
}

//# identifier_kinds_ok: GRAM-12
const c = 4;
override o = 4;
fn f(p: i32) {
  let l = 4;
  const_assert c == 4;
  var a: array<i32, c>;
  let b = a[p] + a[l - 1] + a[o - 1];
}
var<workgroup> w: array<i32, o>;

//# identifier_kinds: GRAM-12
const c = 4;
override o = 4;
const_assert o == 4;
//~ error not-const 14-19: the condition of a const_assert must be a const-expression
fn f(p: i32) {
  let l = 4;
  const_assert l == 4;
//~ error not-const 16-21: the condition of a const_assert must be a const-expression
  var a: array<i32, l>;
//~ error not-const 21-21: an element count must be a const- or override-expression
  var b: array<i32, o>;
//~ error invalid-store-type 10-22: function memory holds a constructible type, which array<i32, (override)> is not
}
