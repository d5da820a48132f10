//! check
// Type rules: requirements, conversions, overloads, abstract numbers, scalars (ledger TYPE-01 to TYPE-21). Rejected modules have a twin (_ok).

//# no_rule_for_operands: TYPE-01
fn f(a: bool, b: bool) -> bool { return a + b; }
//~ error no-overload 43-43: there is no bool + bool

//# no_rule_for_operands_ok: TYPE-01
fn f(a: bool, b: bool) -> bool { return a & b; }

//# no_rule_for_operand: TYPE-01
fn f(a: u32) -> u32 { return -a; }
//~ error no-overload 30-30: there is no -u32

//# no_rule_for_operand_ok: TYPE-01
fn f(a: i32) -> i32 { return -a; }

//# no_rule_for_argument: TYPE-01
fn f(a: bool) -> bool { return abs(a); }
//~ error no-overload 32-37: there is no abs(bool)

//# no_rule_for_argument_ok: TYPE-01
fn f(a: i32) -> i32 { return abs(a); }

//# no_rule_for_index: TYPE-01
fn f(a: array<i32, 4>) -> i32 { return a[1.5]; }
//~ error type-mismatch 42-44: an index is i32 or u32, not abstract-float

//# no_rule_for_index_ok: TYPE-01
fn f(a: array<i32, 4>) -> i32 { return a[1]; }

//# no_rule_for_member: TYPE-01
fn f(a: i32) -> i32 { return a.x; }
//~ error invalid-access 32-32: i32 has no members

//# no_rule_for_member_ok: TYPE-01
fn f(a: vec2<i32>) -> i32 { return a.x; }

//# no_rule_for_structure: TYPE-01
struct S { m: i32 }
fn f(a: S, b: S) -> bool { return a == b; }
//~ error no-overload 37-38: there is no S == S

//# no_rule_for_structure_ok: TYPE-01
struct S { m: i32 }
fn f(a: S, b: S) -> bool { return a.m == b.m; }

//# no_rule_for_array: TYPE-01
fn f(a: array<i32, 2>) -> array<i32, 2> { return a + a; }
//~ error no-overload 52-52: there is no array<i32, 2> + array<i32, 2>

//# no_rule_for_array_ok: TYPE-01
fn f(a: array<i32, 2>) -> array<i32, 2> { return a; }

//# no_rule_for_vector_sizes: TYPE-01
const a = vec2(1, 2) + vec3(1, 2, 3);
//~ error no-overload 22-22: there is no vec2<abstract-int> + vec3<abstract-int>

//# no_rule_for_vector_sizes_ok: TYPE-01
const a = vec2(1, 2) + vec2(1, 2);

//# no_rule_for_matrix_product: TYPE-01
fn f(a: mat2x3f, b: vec3f) -> vec3f { return a * b; }
//~ error no-overload 48-48: there is no mat2x3<f32> * vec3<f32>

//# no_rule_for_matrix_product_ok: TYPE-01
fn f(a: mat2x3f, b: vec2f) -> vec3f { return a * b; }

//# if_of_integer: TYPE-02
fn f(a: i32) { if a { } }
//~ error type-mismatch 19-19: the condition of if is bool, not i32

//# if_of_integer_ok: TYPE-02
fn f(a: i32) { if a != 0 { } }

//# if_of_vector: TYPE-02
fn f(a: vec2<bool>) { if a { } }
//~ error type-mismatch 26-26: the condition of if is bool, not vec2<bool>

//# if_of_vector_ok: TYPE-02
fn f(a: vec2<bool>) { if all(a) { } }

//# else_if_of_integer: TYPE-02
fn f(a: bool) { if a { } else if 1 { } }
//~ error type-mismatch 34-34: the condition of if is bool, not abstract-int

//# else_if_of_integer_ok: TYPE-02
fn f(a: bool) { if a { } else if true { } }

//# while_of_integer: TYPE-02
fn f(a: u32) { while a { } }
//~ error type-mismatch 22-22: the condition of while is bool, not u32

//# while_of_integer_ok: TYPE-02
fn f(a: u32) { while a > 0 { } }

//# for_of_float: TYPE-02
fn f(a: f32) { for (; a; ) { } }
//~ error type-mismatch 23-23: the condition of for is bool, not f32

//# for_of_float_ok: TYPE-02
fn f(a: f32) { for (; a > 0; ) { } }

//# break_if_of_integer: TYPE-02
fn f() { loop { continuing { break if 1; } } }
//~ error type-mismatch 39-39: the condition of break if is bool, not abstract-int

//# break_if_of_integer_ok: TYPE-02
fn f() { loop { continuing { break if true; } } }

//# break_if_of_vector: TYPE-02
fn f() { loop { continuing { break if vec2(true, true); } } }
//~ error type-mismatch 39-54: the condition of break if is bool, not vec2<bool>

//# break_if_of_vector_ok: TYPE-02
fn f() { loop { continuing { break if vec2(true, true).x; } } }

//# assertion_of_integer: TYPE-02
const_assert 1;
//~ error type-mismatch 14-14: the condition of a const_assert is bool, not abstract-int

//# assertion_of_integer_ok: TYPE-02
const_assert bool(1);

//# assertion_of_vector: TYPE-02
const_assert vec2(true);
//~ error type-mismatch 14-23: the condition of a const_assert is bool, not vec2<bool>

//# assertion_of_vector_ok: TYPE-02
const_assert all(vec2(true));

//# condition_of_select: TYPE-02
const a = select(1, 2, 1);
//~ error no-overload 11-25: there is no select(abstract-int, abstract-int, abstract-int)

//# condition_of_select_ok: TYPE-02
const a = select(1, 2, true);

//# abstract_integer_converts: TYPE-03
enable f16;
const a: i32 = 1;
const b: u32 = 1;
const c: f32 = 1;
const d: f16 = 1;
const e: vec2<u32> = vec2(1, 2);
const f: vec2<f16> = vec2(1, 2);
const g: array<f32, 2> = array(1, 2);
const h: array<vec2<f16>, 1> = array(vec2(1, 2));

//# abstract_float_converts: TYPE-03
enable f16;
const a: f32 = 1.5;
const b: f16 = 1.5;
const c: vec2<f32> = vec2(1.5, 2);
const d: mat2x2<f16> = mat2x2(1.5, 2, 3, 4);
const e: mat2x2<f32> = mat2x2(1, 2, 3, 4);
const f: array<mat2x2<f32>, 1> = array(mat2x2(1.0, 2, 3, 4));

//# lowest_rank_wins: TYPE-03, TYPE-09
const_assert 1 / 2 == 0;
const_assert 1 / 2.0 == 0.5;
fn f() {
  let a = 1;
  let b: i32 = a;
  let c = 1.0;
  let d: f32 = c;
  let e = vec2(1, 2);
  let g: vec2<i32> = e;
  let h = array(1, 2.5);
  let i: array<f32, 2> = h;
  let j = mat2x2(1, 2, 3, 4);
  let k: mat2x2<f32> = j;
  var l = -7 / 2;
  let m: ptr<function, i32> = &l;
}

//# integer_prefers_i32_to_u32_to_float: TYPE-03
fn f(u: u32, x: f32) {
  let a: i32 = abs(-1);
  let b: f32 = sqrt(4);
  let c: u32 = u + 1;
  let d: f32 = x + 1;
  let e: i32 = countOneBits(7);
  let g: i32 = dot(vec2(1, 2), vec2(3, 4));
}

//# frexp_and_modf_convert: TYPE-03
const a = frexp(1.5);
const b: f32 = a.fract;
const c: i32 = a.exp;
const d = modf(vec2(1.5, 2.5));
const e: vec2<f32> = d.whole;
fn f() { let r = modf(1.5); let s: f32 = r.fract; let t = frexp(vec3(1.5)); let u: vec3<i32> = t.exp; }

//# i32_to_u32: TYPE-04
fn f(a: i32) -> u32 { return a; }
//~ error type-mismatch 30-30: the result of 'f' is u32, but this is i32

//# i32_to_u32_ok: TYPE-04
fn f(a: i32) -> u32 { return u32(a); }

//# u32_to_i32: TYPE-04
const a: i32 = 1u;
//~ error type-mismatch 16-17: the initializer of 'a' is i32, but this is u32

//# u32_to_i32_ok: TYPE-04
const a: i32 = i32(1u);

//# i32_to_f32: TYPE-04
const a: f32 = 1i;
//~ error type-mismatch 16-17: the initializer of 'a' is f32, but this is i32

//# i32_to_f32_ok: TYPE-04
const a: f32 = f32(1i);

//# f32_to_f16: TYPE-04
enable f16;
const a: f16 = 1f;
//~ error type-mismatch 16-17: the initializer of 'a' is f16, but this is f32

//# f32_to_f16_ok: TYPE-04
enable f16;
const a: f16 = f16(1f);

//# f16_to_f32: TYPE-04
enable f16;
const a: f32 = 1h;
//~ error type-mismatch 16-17: the initializer of 'a' is f32, but this is f16

//# f16_to_f32_ok: TYPE-04
enable f16;
const a: f32 = f32(1h);

//# f32_to_i32: TYPE-04
fn f(a: f32) { var b: i32; b = a; }
//~ error type-mismatch 32-32: the target of this assignment is i32, but this is f32

//# f32_to_i32_ok: TYPE-04
fn f(a: f32) { var b: i32; b = i32(a); }

//# abstract_float_to_i32: TYPE-04
const a: i32 = 1.0;
//~ error type-mismatch 16-18: the initializer of 'a' is i32, but this is abstract-float

//# abstract_float_to_i32_ok: TYPE-04
const a: i32 = i32(1.0);

//# bool_to_i32: TYPE-04
const a: i32 = true;
//~ error type-mismatch 16-19: the initializer of 'a' is i32, but this is bool

//# bool_to_i32_ok: TYPE-04
const a: i32 = i32(true);

//# i32_to_bool: TYPE-04
const a: bool = 1;
//~ error type-mismatch 17-17: the initializer of 'a' is bool, but this is abstract-int

//# i32_to_bool_ok: TYPE-04
const a: bool = bool(1);

//# vectors_do_not_convert: TYPE-04
fn f(a: vec2<i32>) -> vec2<f32> { return a; }
//~ error type-mismatch 42-42: the result of 'f' is vec2<f32>, but this is vec2<i32>

//# vectors_do_not_convert_ok: TYPE-04
fn f(a: vec2<i32>) -> vec2<f32> { return vec2<f32>(a); }

//# arrays_do_not_convert: TYPE-04
const a: array<f32, 2> = array<i32, 2>(1, 2);
//~ error type-mismatch 26-44: the initializer of 'a' is array<f32, 2>, but this is array<i32, 2>

//# arrays_do_not_convert_ok: TYPE-04
const a: array<f32, 2> = array(1, 2);

//# structures_do_not_convert: TYPE-04
struct S { m: i32 }
struct T { m: i32 }
const a: T = S(1);
//~ error type-mismatch 14-17: the initializer of 'a' is T, but this is S

//# structures_do_not_convert_ok: TYPE-04
struct S { m: i32 }
struct T { m: i32 }
const a: T = T(S(1).m);

//# concrete_to_abstract: TYPE-04
const a: i32 = 1;
const b: f32 = a;
//~ error type-mismatch 16-16: the initializer of 'b' is f32, but this is i32

//# concrete_to_abstract_ok: TYPE-04
const a = 1;
const b: f32 = a;

//# scalar_to_vector: TYPE-04
const a: vec2<f32> = 1.0;
//~ error type-mismatch 22-24: the initializer of 'a' is vec2<f32>, but this is abstract-float

//# scalar_to_vector_ok: TYPE-04
const a: vec2<f32> = vec2(1.0);

//# argument_i32_to_u32: TYPE-04
fn g(a: u32) { }
fn f(a: i32) { g(a); }
//~ error type-mismatch 18-18: parameter 'a' of 'g' is u32, but this is i32

//# argument_i32_to_u32_ok: TYPE-04
fn g(a: u32) { }
fn f(a: i32) { g(u32(a)); }

//# operands_of_two_types: TYPE-04
fn f(a: i32, b: u32) -> i32 { return a + b; }
//~ error no-overload 40-40: there is no i32 + u32

//# operands_of_two_types_ok: TYPE-04
fn f(a: i32, b: u32) -> i32 { return a + i32(b); }

//# abstract_does_not_fit_i32: TYPE-05
const a: i32 = 2147483648;
//~ error eval-unrepresentable 16-25: the value 2147483648 cannot be represented as i32

//# abstract_does_not_fit_i32_ok: TYPE-05
const a: i32 = 2147483647;

//# abstract_does_not_fit_i32_below: TYPE-05
const a: i32 = -2147483649;
//~ error eval-unrepresentable 16-26: the value -2147483649 cannot be represented as i32

//# abstract_does_not_fit_i32_below_ok: TYPE-05
const a: i32 = -2147483648;

//# abstract_does_not_fit_u32: TYPE-05
const a: u32 = 4294967296;
//~ error eval-unrepresentable 16-25: the value 4294967296 cannot be represented as u32

//# abstract_does_not_fit_u32_ok: TYPE-05
const a: u32 = 4294967295;

//# abstract_negative_to_u32: TYPE-05
const a: u32 = -1;
//~ error eval-unrepresentable 16-17: the value -1 cannot be represented as u32

//# abstract_negative_to_u32_ok: TYPE-05
const a: u32 = 1;

//# abstract_argument_negative: TYPE-05
fn g(a: u32) { }
fn f() { g(-1); }
//~ error eval-unrepresentable 12-13: the value -1 cannot be represented as u32

//# abstract_argument_negative_ok: TYPE-05
fn g(a: u32) { }
fn f() { g(1); }

//# abstract_does_not_fit_in_vector: TYPE-05
const a: vec2<i32> = vec2(1, 3000000000);
//~ error eval-unrepresentable 22-40: the value vec2(1, 3000000000) cannot be represented as vec2<i32>

//# abstract_does_not_fit_in_vector_ok: TYPE-05
const a: vec2<u32> = vec2(1, 3000000000);

//# abstract_does_not_fit_in_let: TYPE-05
fn f() { let a = 3000000000; }
//~ error eval-unrepresentable 18-27: the value 3000000000 cannot be represented as i32

//# abstract_does_not_fit_in_let_ok: TYPE-05
fn f() { let a: u32 = 3000000000; }

//# abstract_float_does_not_fit: TYPE-05
const a: f32 = 1e39;
//~ error eval-unrepresentable 16-19: the value 1e+39 cannot be represented as f32

//# abstract_float_does_not_fit_ok: TYPE-05
const a: f32 = 1e38;

//# abstract_integer_does_not_fit_f16: TYPE-05
enable f16;
const a: f16 = 70000;
//~ error eval-unrepresentable 16-20: the value 70000 cannot be represented as f16

//# abstract_integer_does_not_fit_f16_ok: TYPE-05
enable f16;
const a: f16 = 65504;

//# arrays_convert_by_element: TYPE-06
enable f16;
const a = array(1, 2);
const b: array<f32, 2> = a;
const c: array<u32, 2> = a;
const d: array<f16, 2> = a;
const e = array(vec2(1, 2), vec2(3, 4));
const f: array<vec2<f32>, 2> = e;
const g = array(array(1, 2), array(3, 4));
const h: array<array<u32, 2>, 2> = g;
const_assert b[1] == 2f && c[0] == 1u && d[1] == 2h && f[1].x == 3f && h[1][1] == 4u;
fn p() { var i: array<f32, 2> = a; i = a; }

//# arrays_of_other_length: TYPE-06
const a: array<f32, 3> = array(1, 2);
//~ error type-mismatch 26-36: the initializer of 'a' is array<f32, 3>, but this is array<abstract-int, 2>

//# arrays_of_other_length_ok: TYPE-06
const a: array<f32, 3> = array(1, 2, 3);

//# array_element_does_not_fit: TYPE-06, TYPE-05
const a = array(1, -2);
const b: array<u32, 2> = a;
//~ error eval-unrepresentable 26-26: the value array(1, -2) cannot be represented as array<u32, 2>

//# array_element_does_not_fit_ok: TYPE-06, TYPE-05
const a = array(1, 2);
const b: array<u32, 2> = a;

//# smaller_buffer_parameter: TYPE-07
@group(0) @binding(0) var<storage, read_write> b: buffer<64>;
@group(0) @binding(1) var<storage, read_write> c: buffer;
fn fixed(p: ptr<storage, buffer<16>, read_write>) { }
fn same(p: ptr<storage, buffer<64>, read_write>) { }
fn any(p: ptr<storage, buffer, read_write>) { }
fn f() { fixed(&b); same(&b); any(&b); any(&c); }

//# smaller_buffer_parameter_elsewhere: TYPE-07
@group(0) @binding(0) var<uniform> b: buffer<64>;
var<workgroup> w: buffer<64>;
fn fu(p: ptr<uniform, buffer<32>>) { }
fn fw(p: ptr<workgroup, buffer<4>>) { fx(p); }
fn fx(p: ptr<workgroup, buffer<4>>) { }
fn f() { fu(&b); fw(&w); }

//# larger_buffer_parameter: TYPE-08
@group(0) @binding(0) var<storage, read_write> b: buffer<64>;
fn fixed(p: ptr<storage, buffer<68>, read_write>) { }
fn f() { fixed(&b); }
//~ error type-mismatch 16-17: parameter 'p' of 'fixed' is ptr<storage, buffer<68>, read_write>, but this is ptr<storage, buffer<64>, read_write>

//# larger_buffer_parameter_ok: TYPE-08
@group(0) @binding(0) var<storage, read_write> b: buffer<64>;
fn fixed(p: ptr<storage, buffer<60>, read_write>) { }
fn f() { fixed(&b); }

//# unsized_buffer_to_sized: TYPE-08
@group(0) @binding(0) var<storage, read_write> b: buffer;
fn fixed(p: ptr<storage, buffer<16>, read_write>) { }
fn f() { fixed(&b); }
//~ error type-mismatch 16-17: parameter 'p' of 'fixed' is ptr<storage, buffer<16>, read_write>, but this is ptr<storage, buffer, read_write>

//# unsized_buffer_to_sized_ok: TYPE-08
@group(0) @binding(0) var<storage, read_write> b: buffer;
fn any(p: ptr<storage, buffer, read_write>) { }
fn f() { any(&b); }

//# buffer_of_other_access: TYPE-08
@group(0) @binding(0) var<storage, read> b: buffer<64>;
fn fixed(p: ptr<storage, buffer<16>, read_write>) { }
fn f() { fixed(&b); }
//~ error type-mismatch 16-17: parameter 'p' of 'fixed' is ptr<storage, buffer<16>, read_write>, but this is ptr<storage, buffer<64>, read>

//# buffer_of_other_access_ok: TYPE-08
@group(0) @binding(0) var<storage, read> b: buffer<64>;
fn fixed(p: ptr<storage, buffer<16>, read>) { }
fn f() { fixed(&b); }

//# concretisation: TYPE-09
fn f() {
  var a = 1; let pa: ptr<function, i32> = &a;
  var b = 1.5; let pb: ptr<function, f32> = &b;
  var c = vec3(1, 2, 3); let pc: ptr<function, vec3<i32>> = &c;
  var d = mat2x2(1, 2, 3, 4); let pd: ptr<function, mat2x2<f32>> = &d;
  var e = array(1, 2); let pe: ptr<function, array<i32, 2>> = &e;
  var g = array(vec2(1.5, 2)); let pg: ptr<function, array<vec2<f32>, 1>> = &g;
}
const k = 1.5;
var<private> v = k;
override o = 2;
fn g() -> i32 { let p: ptr<private, f32> = &v; return o; }

//# unique_best_candidate: TYPE-10
fn f(i: i32, u: u32, x: f32) {
  let a: f32 = max(1, 2.5);
  let b: f32 = x * 2;
  let c: u32 = min(u, 3);
  let d: i32 = i + 1;
  let e: vec2<f32> = vec2(1, 2) * x;
  let g: vec2<f32> = 2 * vec2<f32>(x, x);
  let h: f32 = mix(0, 1, x);
  let j: i32 = select(1, i, true);
  let k: u32 = clamp(u, 0, 10);
}
const_assert max(1, 2.5) == 2.5;
const_assert 7 / 2 == 3;
const_assert 7 / 2. == 3.5;

//# no_common_type: TYPE-11
fn f(i: i32, u: u32) -> i32 { return max(i, u); }
//~ error no-overload 38-46: there is no max(i32, u32)

//# no_common_type_ok: TYPE-11
fn f(i: i32, u: u32) -> i32 { return max(i, i32(u)); }

//# no_common_type_of_three: TYPE-11
fn f(x: f32, i: i32) -> f32 { return mix(x, i, 0.5); }
//~ error no-overload 38-51: there is no mix(f32, i32, abstract-float)

//# no_common_type_of_three_ok: TYPE-11
fn f(x: f32, i: i32) -> f32 { return mix(x, f32(i), 0.5); }

//# no_common_element: TYPE-11
const a = array(1u, 2i);
//~ error no-overload 11-23: the elements of this array have no common type

//# no_common_element_ok: TYPE-11
const a = array(1u, 2);

//# no_common_component: TYPE-11
const a = vec2(1u, 2.5);
//~ error no-overload 11-23: vec2 cannot be made from (u32, abstract-float)

//# no_common_component_ok: TYPE-11
const a = vec2(1u, 2);

//# runtime_operand_leaves_no_abstract: TYPE-12
fn f(u: u32, x: f32, v: vec2<f32>) {
  let a: u32 = u + 4294967295;
  let b: u32 = u - (1 + 2);
  let c: f32 = x + 1 / 2;
  let d: vec2<f32> = v + 1;
  let e: u32 = select(u, 3000000000, u == 2);
}
override o: u32 = 3;
override p = o + 4000000000;

//# runtime_operand_makes_it_concrete: TYPE-12
fn f(i: i32) -> i32 { return i + 4294967295; }
//~ error eval-unrepresentable 34-43: the value 4294967295 cannot be represented as i32

//# runtime_operand_makes_it_concrete_ok: TYPE-12
fn f(i: i32) -> i32 { return i + (4294967295 - 4294967294); }

//# runtime_operand_makes_it_concrete_negative: TYPE-12
fn f(u: u32) -> u32 { return u + -1; }
//~ error eval-unrepresentable 34-35: the value -1 cannot be represented as u32

//# runtime_operand_makes_it_concrete_negative_ok: TYPE-12
fn f(u: u32) -> u32 { return u + (-1 + 2); }

//# mixed_abstract: TYPE-13
const a = 1 + 2.5;
const_assert a == 3.5;
fn f() { let x = 1 + 2.5; let y: f32 = x; }
const b: f32 = 1 + 2.5f;
const c = 1e300 * 1e-300 + 1;
const_assert c > 1.999 && c < 2.001;

//# u32_and_abstract_float: TYPE-13
const a = 1u + 2.5;
//~ error no-overload 14-14: there is no u32 + abstract-float

//# u32_and_abstract_float_ok: TYPE-13
const a = 1u + 2;

//# clamp_of_two_types: TYPE-13
const a = clamp(1u, 0, 1i);
//~ error no-overload 11-26: there is no clamp(u32, abstract-int, i32)

//# clamp_of_two_types_ok: TYPE-13
const a = clamp(1u, 0, 1);

//# abstract_float_overflow: TYPE-14
const a = 1e308 * 10.0;
//~ error eval-not-finite 11-22: the result of * is not a finite value of abstract-float

//# abstract_float_overflow_ok: TYPE-14
const a = 1e307 * 10.0;

//# abstract_float_nan: TYPE-14
const a = sqrt(-1.0);
//~ error eval-domain 11-20: sqrt is not defined for -1

//# abstract_float_nan_ok: TYPE-14
const a = sqrt(1.0);

//# abstract_float_division_by_zero: TYPE-14
const a = 1.0 / 0.0;
//~ error eval-division-by-zero 11-19: division by zero

//# abstract_float_division_by_zero_ok: TYPE-14
const a = 1.0 / 0.5;

//# abstract_float_sum_overflow: TYPE-14
const a = 1.7e308 + 1.7e308;
//~ error eval-not-finite 11-27: the result of + is not a finite value of abstract-float

//# abstract_float_sum_overflow_ok: TYPE-14
const a = 1.7e308 - 1.7e308;

//# abstract_integer_overflow: TYPE-14, TYPE-16
const a = 9223372036854775807 + 1;
//~ error eval-integer-overflow 11-33: the result of + does not fit into abstract-int

//# abstract_integer_overflow_ok: TYPE-14, TYPE-16
const a = 9223372036854775806 + 1;

//# f32_overflow: TYPE-14
const a = 3e38f * 10f;
//~ error eval-not-finite 11-21: the result of * is not a finite value of f32

//# f32_overflow_ok: TYPE-14
const a = 3e37f * 10f;

//# abstract_integers_are_exact: TYPE-15
const a = 0x1ffffffff / 8;
const_assert a == 1073741823;
const_assert 3037000499 * 3037000499 == 9223372030926249001;
const_assert 9223372036854775807 % 10 == 7;
const_assert (1 << 62) / (1 << 61) == 2;
const_assert 4294967295 + 1 == 4294967296;
const_assert -9223372036854775807 - 1 < 0;

//# too_large_beside_u32: TYPE-15
const a = 0x1ffffffff / 8u;
//~ error eval-unrepresentable 11-21: the value 8589934591 cannot be represented as u32

//# too_large_beside_u32_ok: TYPE-15
const a = 0x1ffffffff / 8;

//# overflow_of_plus: TYPE-16
const a = 9223372036854775807 + 1;
//~ error eval-integer-overflow 11-33: the result of + does not fit into abstract-int

//# overflow_of_plus_ok: TYPE-16
const a = 9223372036854775807 + 0;

//# overflow_of_minus: TYPE-16
const a = -9223372036854775807 - 2;
//~ error eval-integer-overflow 11-34: the result of - does not fit into abstract-int

//# overflow_of_minus_ok: TYPE-16
const a = -9223372036854775807 - 1;

//# overflow_of_times: TYPE-16
const a = 3037000500 * 3037000500;
//~ error eval-integer-overflow 11-33: the result of * does not fit into abstract-int

//# overflow_of_times_ok: TYPE-16
const a = 3037000499 * 3037000499;

//# overflow_of_division: TYPE-16
const a = (-9223372036854775807 - 1) / -1;
//~ error eval-integer-overflow 11-41: the result of / does not fit into abstract-int

//# overflow_of_division_ok: TYPE-16
const a = (-9223372036854775807 - 1) / 1;

//# division_by_zero: TYPE-16
const a = 1 / 0;
//~ error eval-division-by-zero 11-15: division by zero

//# division_by_zero_ok: TYPE-16
const a = 0 / 1;

//# overflow_of_remainder: TYPE-16
const a = (-9223372036854775807 - 1) % -1;
//~ error eval-integer-overflow 11-41: the quotient of the least integer and -1 does not fit into abstract-int

//# overflow_of_remainder_ok: TYPE-16
const a = (-9223372036854775807 - 1) % 2;

//# remainder_by_zero: TYPE-16
const a = 1 % 0;
//~ error eval-division-by-zero 11-15: division by zero

//# remainder_by_zero_ok: TYPE-16
const a = 1 % 1;

//# overflow_of_shift: TYPE-16
const a = 1 << 63;
//~ error eval-shift-loses-bits 11-17: shifting 1 left by 63 loses bits

//# overflow_of_shift_ok: TYPE-16
const a = 1 << 62;

//# overflow_of_negative_shift: TYPE-16
const a = -3 << 62;
//~ error eval-shift-loses-bits 11-18: shifting -3 left by 62 loses bits

//# overflow_of_negative_shift_ok: TYPE-16
const a = -2 << 62;

// The least integer of each kind is its own negation (section "Arithmetic Expressions"), which the ledger's line has otherwise.

//# negation_of_least: TYPE-16
const_assert -(-9223372036854775807) == 9223372036854775807;
const_assert -(-9223372036854775807 - 1) == -9223372036854775807 - 1;
const_assert -i32(-2147483648) == i32(-2147483648);

//# concrete_product_wraps: TYPE-17
fn f() -> i32 { var a = -1; return a * i32(-2147483648); }

//# concrete_constants_wrap: TYPE-17, TYPE-20
const a = -1 * i32(-2147483648);
const_assert a == i32(-2147483648);
const_assert 2147483647i + 1i == i32(-2147483648);
const_assert i32(-2147483648) - 1i == 2147483647i;
const_assert 4294967295u + 2u == 1u && 0u - 1u == 4294967295u && 65536u * 65537u == 65536u && 65536i * 65536i == 0i;

//# abstract_part_is_negative: TYPE-18
const a = (1-2)+1u;
//~ error eval-unrepresentable 11-15: the value -1 cannot be represented as u32

//# abstract_part_is_negative_ok: TYPE-18
const a = (2-1)+1u;

//# abstract_left_part_is_negative: TYPE-18
const a = 1-2+3u;
//~ error eval-unrepresentable 11-13: the value -1 cannot be represented as u32

//# abstract_left_part_is_negative_ok: TYPE-18
const a = 3u+1-2;

//# bool_values: TYPE-19
const_assert true != false && (true | false) && !(true & false) && select(false, true, true);
const_assert i32(true) == 1 && i32(false) == 0 && u32(true) == 1 && f32(true) == 1.0 && bool(2) && !bool(0.0) && bool(0.5);
var<private> a: bool = true;
var<workgroup> b: array<bool, 4>;
struct S { m: bool, n: vec3<bool> }
fn f(s: S) -> bool { var t = s; t.m = a; return all(t.n) || b[1]; }

//# bool_is_not_host_shareable: TYPE-19, TYPE-66
@group(0) @binding(0) var<storage> a: bool;
//~ error invalid-store-type 39-42: storage memory holds a host-shareable type, which bool is not

//# bool_is_not_host_shareable_ok: TYPE-19, TYPE-66
@group(0) @binding(0) var<storage> a: u32;
