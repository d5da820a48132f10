//! check
// Operators, their precedence and their errors (ledger: EXPR-39 to EXPR-69, EXPR-79 to EXPR-84). A case lists what is rejected; its twin _ok the nearest that is accepted.

//# logical_ok: EXPR-39
const_assert !false && !(!true == true);
const_assert all(!vec2(false, false)) && any(!vec3<bool>(true, true, false));
const_assert (true & true) && (false | true) && !(true & false) && !(false | false);
const_assert all((vec2(true, false) | vec2(false, true)) == vec2(true));
const_assert !any(vec2(true, false) & vec2(false, true));
fn f(a: bool, b: bool, v: vec3<bool>, w: vec3<bool>) {
  let c: bool = (!a && b) || false;
  let d: vec3<bool> = (!v & w) | v;
}

//# logical: EXPR-40
fn f(a: bool, b: bool, v: vec3<bool>, i: i32, u: u32) {
  _ = v && v;
//~ error no-overload 9-10: there is no vec3<bool> && vec3<bool>
  _ = v || a;
//~ error no-overload 9-10: there is no vec3<bool> || bool
  _ = i && i;
//~ error no-overload 9-10: there is no i32 && i32
  _ = u || 1;
//~ error no-overload 9-10: there is no u32 || abstract-int
  _ = a ^ b;
//~ error no-overload 9-9: there is no bool ^ bool
  _ = v ^ v;
//~ error no-overload 9-9: there is no vec3<bool> ^ vec3<bool>
  _ = !i;
//~ error no-overload 7-7: there is no !i32
  _ = !1;
//~ error no-overload 7-7: there is no !abstract-int
  _ = !1.5;
//~ error no-overload 7-7: there is no !abstract-float
  _ = v & a;
//~ error no-overload 9-9: there is no vec3<bool> & bool
  _ = a | i;
//~ error no-overload 9-9: there is no bool | i32
  _ = ~a;
//~ error no-overload 7-7: there is no ~bool
}

//# logical_types_ok: EXPR-39 EXPR-40
fn f(a: bool, b: bool, v: vec3<bool>, i: i32, u: u32) {
  _ = v & v;
  _ = all(v) || a;
  _ = i != 0 && i > 1;
  _ = u | 1;
  _ = a != b;
  _ = v != v;
  _ = !a;
  _ = v & vec3(a);
  _ = a | (i == 1);
}

//# negation_ok: EXPR-41
const_assert -5 + 5 == 0;
const_assert -1.5f + 1.5f == 0;
const_assert all(-vec3(1, -2, 3) == vec3(-1, 2, -3));
const_assert -(-2147483647i - 1) == -2147483648;
const_assert all(-vec2<i32>(-2147483648, 1) == vec2<i32>(-2147483648, -1));
const_assert - -3 == 3;
const_assert -9223372036854775807 - 1 < 0;
fn f(a: i32, b: f32, c: vec2i, d: vec4f) {
  let e: i32 = -a;
  let g: f32 = -b;
  let h: vec2i = -c;
  let i: vec4f = -d;
}

//# negation: EXPR-42
fn f(a: u32, b: bool, c: mat2x2f, d: vec2u, e: array<i32, 2>) {
  _ = -a;
//~ error no-overload 7-7: there is no -u32
  _ = -b;
//~ error no-overload 7-7: there is no -bool
  _ = -c;
//~ error no-overload 7-7: there is no -mat2x2<f32>
  _ = -d;
//~ error no-overload 7-7: there is no -vec2<u32>
  _ = -e;
//~ error no-overload 7-7: there is no -array<i32, 2>
  _ = -1u;
//~ error no-overload 7-7: there is no -u32
  _ = -true;
//~ error no-overload 7-7: there is no -bool
}

//# negation_types_ok: EXPR-42
fn f(a: u32, b: bool, c: mat2x2f, d: vec2u, e: array<i32, 2>) {
  _ = -i32(a);
  _ = !b;
  _ = -1 * c;
  _ = -vec2i(d);
  _ = -e[0];
}

//# arithmetic_ok: EXPR-43
enable f16;
fn f(i: i32, u: u32, f: f32, h: f16, v: vec2i, w: vec3u, x: vec4f, y: vec2h) {
  let a: i32 = i + i - i * i / i % i;
  let b: u32 = u + 1 - u * 2 / u % 3;
  let c: f32 = f + 1 - f * 2.5 / f % 3;
  let d: f16 = h + 1 - h * 2.5 / h % 3;
  let e: vec2i = v + v - v * v / v % v;
  let g: vec3u = w + u - u * w / u % w;
  let j: vec4f = x + f - f * x / f % x;
  let k: vec2h = y + h - 2 * y / h % y;
  let l: vec2f = vec2(1, 2) * f;
  let m: vec2f = f / vec2(1.5, 2);
  let n: vec2i = 1 - v;
}
const_assert all(vec2(1, 2) + 1 == vec2(2, 3)) && all(10 - vec2(1, 2) == vec2(9, 8));
const_assert all(vec2(5, 7) % 3 == vec2(2, 1)) && all(8 / vec2(2, 4) == vec2(4, 2));
const_assert all(vec3(1.5, 2, 3) * vec3(2, 2, 2) == vec3(3.0, 4, 6));
const_assert 7 % 4 == 3 && 7.5 % 2 == 1.5 && 2u * 3u == 6 && 7 / 2 == 3 && 7 / 2.0 == 3.5;

//# arithmetic: EXPR-43
fn f(i: i32, u: u32, f: f32, v: vec2i, w: vec3i, b: bool, x: vec2f, a: array<i32, 2>) {
  _ = i + u;
//~ error no-overload 9-9: there is no i32 + u32
  _ = i * f;
//~ error no-overload 9-9: there is no i32 * f32
  _ = v + w;
//~ error no-overload 9-9: there is no vec2<i32> + vec3<i32>
  _ = v - u;
//~ error no-overload 9-9: there is no vec2<i32> - u32
  _ = b + b;
//~ error no-overload 9-9: there is no bool + bool
  _ = x * i;
//~ error no-overload 9-9: there is no vec2<f32> * i32
  _ = v / x;
//~ error no-overload 9-9: there is no vec2<i32> / vec2<f32>
  _ = a + a;
//~ error no-overload 9-9: there is no array<i32, 2> + array<i32, 2>
  _ = u % 1.5;
//~ error no-overload 9-9: there is no u32 % abstract-float
  _ = vec2<bool>() + vec2<bool>();
//~ error no-overload 20-20: there is no vec2<bool> + vec2<bool>
  _ = u + -1;
//~ error eval-unrepresentable 11-12: the value -1 cannot be represented as u32
}

//# const_zero_divisor: EXPR-45
const zero = 0;
fn f(i: i32, u: u32, v: vec3i, w: vec2u) {
  _ = i / 0;
//~ error eval-division-by-zero 11-11: division by zero
  _ = i % 0;
//~ error eval-division-by-zero 11-11: division by zero
  _ = u / 0u;
//~ error eval-division-by-zero 11-12: division by zero
  _ = u % zero;
//~ error eval-division-by-zero 11-14: division by zero
  _ = v / 0;
//~ error eval-division-by-zero 11-11: division by zero
  _ = v % vec3(1, 0, 2);
//~ error eval-division-by-zero 11-23: division by zero
  _ = i / vec2(1, 0);
//~ error eval-division-by-zero 11-20: division by zero
  _ = 5 / zero;
//~ error eval-division-by-zero 7-14: division by zero
  _ = vec2(1, 2) / vec2(1, 0);
//~ error eval-division-by-zero 7-29: division by zero
  _ = w % vec2u();
//~ error eval-division-by-zero 11-17: division by zero
}

//# const_zero_divisor_ok: EXPR-45 EXPR-44
fn f(i: i32, u: u32, v: vec3i, w: vec2u) {
  let zero = 0;
  _ = i / zero;
  _ = i % zero;
  _ = u / 1u;
  _ = v / zero;
  _ = v % vec3(1, 1, 2);
  _ = i / vec2(1, zero);
  _ = 5 / zero;
  _ = w % w;
}

//# override_zero_divisor: EXPR-46
override n = 0;
override m = 0u;
@compute @workgroup_size(1) fn main() {
  var i = 5;
  var v = vec2(1, 2);
  _ = i / n;
//~ error eval-division-by-zero 11-11: division by zero, with the override values of this pipeline
  _ = 5 % n;
//~ error eval-division-by-zero 7-11: division by zero, with the override values of this pipeline
  _ = v / n;
//~ error eval-division-by-zero 11-11: division by zero, with the override values of this pipeline
  _ = v % vec2(1, n);
//~ error eval-division-by-zero 11-20: division by zero, with the override values of this pipeline
  i /= n;
//~ error eval-division-by-zero 8-8: division by zero, with the override values of this pipeline
  _ = 5u / m;
//~ error eval-division-by-zero 7-12: division by zero, with the override values of this pipeline
  _ = vec2u(5) % vec2(m, 1);
//~ error eval-division-by-zero 7-27: division by zero, with the override values of this pipeline
}

//# override_zero_divisor_ok: EXPR-46
override n: i32;
override m: u32;
@compute @workgroup_size(1) fn main() {
  var i = 5;
  var v = vec2(1, 2);
  _ = i / n;
  _ = 5 % n;
  _ = v / n;
  _ = v % vec2(1, n);
  i /= n;
  _ = 5u / m;
  _ = vec2u(5) % vec2(m, 1);
}

//# least_by_minus_one: EXPR-48
const least = i32(-2147483648);
const a = least / -1;
//~ error eval-integer-overflow 11-20: the quotient of the least i32 and -1 does not fit into i32
const b = least % -1;
//~ error eval-integer-overflow 11-20: the quotient of the least integer and -1 does not fit into i32
const c = vec2(1, least) / vec2(-1);
//~ error eval-integer-overflow 11-35: the quotient of the least i32 and -1 does not fit into i32
const d = vec2(least, 1) % -1i;
//~ error eval-integer-overflow 11-30: the quotient of the least integer and -1 does not fit into i32
const e = (-9223372036854775807 - 1) / -1;
//~ error eval-integer-overflow 11-41: the result of / does not fit into abstract-int
const g = (-9223372036854775807 - 1) % -1;
//~ error eval-integer-overflow 11-41: the quotient of the least integer and -1 does not fit into abstract-int

//# least_by_minus_one_ok: EXPR-47 EXPR-48
const least = i32(-2147483648);
const a = (least + 1) / -1;
const b = (least + 1) % -1;
const c = vec2(1, least) / vec2(-1, 1);
const e = (-9223372036854775807) / -1;
fn f(x: i32) { _ = x / -1; _ = least / x; _ = x % -1; }

//# least_by_minus_one_override: EXPR-49
override least = i32(-2147483648);
override minus_one = -1;
override a = least / minus_one;
//~ error eval-integer-overflow 14-30: the quotient of the least i32 and -1 does not fit into i32, with the override values of this pipeline
override b = least % minus_one;
//~ error eval-integer-overflow 14-30: the quotient of the least integer and -1 does not fit into i32, with the override values of this pipeline
@compute @workgroup_size(1) fn main() {
  _ = a; _ = b;
  _ = least / (minus_one + 0);
//~ error eval-integer-overflow 7-29: the quotient of the least i32 and -1 does not fit into i32, with the override values of this pipeline
  var x = 1;
  x = x / minus_one;
  x = least / x;
}

//# least_by_minus_one_override_ok: EXPR-49
override least = i32(-2147483648);
override minus_one: i32;
override a = least / minus_one;
override b = least % minus_one;
@compute @workgroup_size(1) fn main() { _ = a + b; }

//# division_of_constants_ok: EXPR-50 EXPR-51
const_assert 7 / 2 == 3 && -7 / 2 == -3 && 7 / -2 == -3 && -7 / -2 == 3;
const_assert 7 % 2 == 1 && -7 % 2 == -1 && 7 % -2 == 1 && -7 % -2 == -1;
const_assert -7i / 2 == -3 && -7i % 2 == -1 && 7i % -2 == 1;
const_assert 4294967295u / 2 == 2147483647 && 4294967295u % 16 == 15;
const_assert 7.5 % 2 == 1.5 && -7.5 % 2 == -1.5 && 7.5f % -2 == 1.5 && -7.5f % -2 == -1.5;
const_assert all(vec2(-7, 7) / 2 == vec2(-3, 3)) && all(vec2(-7, 7) % vec2(4, -4) == vec2(-3, 3));

//# float_division_by_zero: EXPR-52
override z = 0.0;
const a = 1.0 / 0.0;
//~ error eval-division-by-zero 11-19: division by zero
const b = 1f / 0f;
//~ error eval-division-by-zero 11-17: division by zero
const c = vec2(1.0, 2.0) / vec2(1.0, 0.0);
//~ error eval-division-by-zero 11-41: division by zero
const d = 1.5 % 0.0;
//~ error eval-division-by-zero 11-19: remainder of a division by zero

//# float_division_by_zero_override: EXPR-52
override z = 0.0;
override a = 1 / z;
//~ error eval-division-by-zero 14-18: division by zero, with the override values of this pipeline
@compute @workgroup_size(1) fn main() { _ = a; }

//# float_division_by_zero_ok: EXPR-52
override z: f32;
override a = 1 / z;
fn f(x: f32) { _ = x / 0.0; _ = x % 0; let y = 0.0; _ = 1 / y; }

//# matrices_ok: EXPR-53
enable f16;
fn f(m: mat2x3f, n: mat3x2f, q: mat4x2f, s: f32, c: vec2f, r: vec3f, h: mat2x2h, t: f16) {
  let a: mat2x3f = m + m - m;
  let b: mat2x3f = m * s;
  let d: mat2x3f = 2 * m;
  let e: vec3f = m * c;
  let g: vec2f = r * m;
  let i: mat3x3f = m * n;
  let j: mat4x3f = m * q;
  let k: mat2x2h = h * h * t + h * vec2h(1)[0];
  let l: vec2f = vec2(1, 2, ) * mat2x2f();
}
const m = mat2x3(1, 2, 3, 4, 5, 6);
const_assert all((m * vec2(10, 100)) == vec3(410, 520, 630));
const_assert all((vec3(1, 10, 100) * m) == vec2(321, 654));
const_assert all((m + m)[1] == vec3(8, 10, 12)) && all((m - m)[0] == vec3()) && all((m * 2)[0] == vec3(2, 4, 6)) && all((2 * m)[0] == vec3(2, 4, 6));
const n = mat3x2(1, 0, 0, 1, 1, 1) * m;
const_assert all(n[0] == vec2(4, 5)) && all(n[1] == vec2(10, 11));

//# matrices: EXPR-54
enable f16;
fn f(m: mat2x3f, n: mat3x2f, s: f32, c: vec2f, r: vec3f, h: mat2x3h, t: f16, u: u32) {
  _ = m / m;
//~ error no-overload 9-9: there is no mat2x3<f32> / mat2x3<f32>
  _ = m / s;
//~ error no-overload 9-9: there is no mat2x3<f32> / f32
  _ = m % m;
//~ error no-overload 9-9: there is no mat2x3<f32> % mat2x3<f32>
  _ = m + s;
//~ error no-overload 9-9: there is no mat2x3<f32> + f32
  _ = s - m;
//~ error no-overload 9-9: there is no f32 - mat2x3<f32>
  _ = m * r;
//~ error no-overload 9-9: there is no mat2x3<f32> * vec3<f32>
  _ = c * m;
//~ error no-overload 9-9: there is no vec2<f32> * mat2x3<f32>
  _ = m * m;
//~ error no-overload 9-9: there is no mat2x3<f32> * mat2x3<f32>
  _ = m + n;
//~ error no-overload 9-9: there is no mat2x3<f32> + mat3x2<f32>
  _ = m * h;
//~ error no-overload 9-9: there is no mat2x3<f32> * mat2x3<f16>
  _ = m * t;
//~ error no-overload 9-9: there is no mat2x3<f32> * f16
  _ = m * u;
//~ error no-overload 9-9: there is no mat2x3<f32> * u32
  _ = m + c;
//~ error no-overload 9-9: there is no mat2x3<f32> + vec2<f32>
  _ = s + t;
//~ error no-overload 9-9: there is no f32 + f16
  _ = c * vec2h();
//~ error no-overload 9-9: there is no vec2<f32> * vec2<f16>
}

//# no_mixed_vector_scalar: EXPR-55
fn f(v: vec2u, s: u32, w: vec2f, x: f32) {
  _ = v == s;
//~ error no-overload 9-10: there is no vec2<u32> == u32
  _ = s < v;
//~ error no-overload 9-9: there is no u32 < vec2<u32>
  _ = v & s;
//~ error no-overload 9-9: there is no vec2<u32> & u32
  _ = s | v;
//~ error no-overload 9-9: there is no u32 | vec2<u32>
  _ = v ^ 1;
//~ error no-overload 9-9: there is no vec2<u32> ^ abstract-int
  _ = v << s;
//~ error no-overload 9-10: there is no vec2<u32> << u32
  _ = s >> v;
//~ error no-overload 9-10: there is no u32 >> vec2<u32>
  _ = w >= 1;
//~ error no-overload 9-10: there is no vec2<f32> >= abstract-int
  _ = w != x;
//~ error no-overload 9-10: there is no vec2<f32> != f32
}

//# no_mixed_vector_scalar_ok: EXPR-55
fn f(v: vec2u, s: u32, w: vec2f, x: f32) {
  _ = v == vec2(s);
  _ = vec2(s) < v;
  _ = v & vec2(s);
  _ = vec2(s) | v;
  _ = v ^ vec2(1);
  _ = v << vec2(s);
  _ = vec2(s) >> v;
  _ = w >= vec2(1);
  _ = w != vec2(x);
}

//# comparisons_ok: EXPR-56
enable f16;
fn f(b: bool, i: i32, u: u32, f: f32, h: f16, v: vec2<bool>, w: vec3i, x: vec4f) {
  let a: bool = b == true && i != 1 && u < 1 && f <= 1 && h > 1 && u >= 2;
  let c: vec2<bool> = v == v;
  let d: vec3<bool> = w < vec3(1);
  let e: vec4<bool> = x >= vec4(1.0);
  let g: vec2<bool> = v != vec2(true, false);
}
const_assert 1 < 2 && 1 <= 1 && 2 > 1 && 2 >= 2 && 1 == 1 && 1 != 2 && true != false && false == false;
const_assert all(vec3(1, 2, 3) < vec3(2, 3, 4)) && !any(vec2(1, 2) > vec2(1, 2)) && 1 < 1.5;
const_assert all((vec2(1, 5) < vec2(2, 4)) == vec2(true, false));

//# comparisons: EXPR-57
enable f16;
struct S { a: i32 }
var<workgroup> at: atomic<u32>;
@group(0) @binding(0) var t: texture_2d<f32>;
fn f(m: mat2x2f, a: array<i32, 2>, s: S, p: ptr<function, i32>, b: bool, i: i32, u: u32, x: f32, v: vec2<bool>, w: vec2i) {
  _ = m == m;
//~ error no-overload 9-10: there is no mat2x2<f32> == mat2x2<f32>
  _ = a == a;
//~ error no-overload 9-10: there is no array<i32, 2> == array<i32, 2>
  _ = s != s;
//~ error no-overload 9-10: there is no S != S
  _ = at == at;
//~ error not-constructible 7-8: a value of type atomic<u32> cannot be read
//~ error not-constructible 13-14: a value of type atomic<u32> cannot be read
  _ = p == p;
//~ error no-overload 9-10: there is no ptr<function, i32, read_write> == ptr<function, i32, read_write>
  _ = t == t;
//~ error no-overload 9-10: there is no texture_2d<f32> == texture_2d<f32>
  _ = b < b;
//~ error no-overload 9-9: there is no bool < bool
  _ = v >= v;
//~ error no-overload 9-10: there is no vec2<bool> >= vec2<bool>
  _ = i == u;
//~ error no-overload 9-10: there is no i32 == u32
  _ = i < x;
//~ error no-overload 9-9: there is no i32 < f32
  _ = b == 1;
//~ error no-overload 9-10: there is no bool == abstract-int
  _ = w == vec2u();
//~ error no-overload 9-10: there is no vec2<i32> == vec2<u32>
  _ = w == vec3i();
//~ error no-overload 9-10: there is no vec2<i32> == vec3<i32>
  _ = x == 1h;
//~ error no-overload 9-10: there is no f32 == f16
  _ = u > -1;
//~ error eval-unrepresentable 11-12: the value -1 cannot be represented as u32
}

//# comparisons_mended_ok: EXPR-57
struct S { a: i32 }
var<workgroup> at: atomic<u32>;
fn f(m: mat2x2f, a: array<i32, 2>, s: S, p: ptr<function, i32>, b: bool, i: i32, u: u32, x: f32, v: vec2<bool>, w: vec2i) {
  _ = m[0] == m[1];
  _ = a[0] == a[1];
  _ = s.a != s.a;
  _ = atomicLoad(&at) == 1;
  _ = *p == *p;
  _ = b != b;
  _ = i == i32(u);
  _ = f32(i) < x;
  _ = b == true;
  _ = w == vec2i();
}

//# bit_operators_ok: EXPR-59 EXPR-61 EXPR-68 EXPR-69
const_assert ~0 == -1 && ~5i == -6 && ~0u == 4294967295;
const_assert (12 & 10) == 8 && (12 | 10) == 14 && (12 ^ 10) == 6;
const_assert (12u & 10u) == 8 && (-1i ^ 1i) == -2;
const_assert all((vec2(12, 3) & vec2(10, 1)) == vec2(8, 1)) && all(~vec2(0u, 1u) == vec2(4294967295, 4294967294));
const_assert (1 << 4) == 16 && (1u << 31) == 0x80000000 && (-1i << 31) == -2147483648;
const_assert (1 << 62u) == 4611686018427387904 && (-1 << 63) == -9223372036854775807 - 1;
const_assert (256 >> 4) == 16 && (-8 >> 1) == -4 && (-1 >> 62) == -1 && (-1 >> 1000) == -1 && (5 >> 1000u) == 0 && (1 >> 63) == 0;
const_assert (-8i >> 1) == -4 && (-1i >> 31) == -1 && (0x80000000u >> 31) == 1 && (0xfffffff8u >> 1) == 0x7ffffffc;
const_assert all((vec2(1, 2) << vec2(3, 4)) == vec2(8, 32)) && all((vec2(-8i, 8) >> vec2(1u, 2u)) == vec2(-4, 2));
fn f(i: i32, u: u32, v: vec2i, w: vec2u) {
  let a: i32 = i << u;
  let b: u32 = u >> 3;
  let c: vec2i = v << w;
  let d: vec2u = w >> vec2(1, 2);
  let e: i32 = 1 << u;
  let g: vec2i = vec2(1, 2) << w;
  let h: u32 = ~u & 1 ;
  let j: vec2i = (v ^ vec2(1)) ;
}

//# bit_operators: EXPR-60
fn f(i: i32, u: u32, x: f32, v: vec2i, w: vec2u) {
  _ = x & x;
//~ error no-overload 9-9: there is no f32 & f32
  _ = ~x;
//~ error no-overload 7-7: there is no ~f32
  _ = 1.5 | 2.5;
//~ error no-overload 11-11: there is no abstract-float | abstract-float
  _ = i & u;
//~ error no-overload 9-9: there is no i32 & u32
  _ = v ^ w;
//~ error no-overload 9-9: there is no vec2<i32> ^ vec2<u32>
  _ = i | 1u;
//~ error no-overload 9-9: there is no i32 | u32
  _ = x << u;
//~ error no-overload 9-10: there is no f32 << u32
  _ = vec2f() & vec2f();
//~ error no-overload 15-15: there is no vec2<f32> & vec2<f32>
  _ = u & -1;
//~ error eval-unrepresentable 11-12: the value -1 cannot be represented as u32
}

//# bit_operators_mended_ok: EXPR-60
fn f(i: i32, u: u32, x: f32, v: vec2i, w: vec2u) {
  _ = u32(x) & u;
  _ = ~i;
  _ = 1 | 2;
  _ = i & i32(u);
  _ = v ^ vec2i(w);
  _ = i | 1;
  _ = i & -1;
}

//# shift_operands: EXPR-61 EXPR-62
fn f(i: i32, u: u32, v: vec2i, w: vec2u, x: vec3u) {
  _ = u << i;
//~ error no-overload 9-10: there is no u32 << i32
  _ = i >> i;
//~ error no-overload 9-10: there is no i32 >> i32
  _ = u << 1i;
//~ error no-overload 9-10: there is no u32 << i32
  _ = v << u;
//~ error no-overload 9-10: there is no vec2<i32> << u32
  _ = w >> 1;
//~ error no-overload 9-10: there is no vec2<u32> >> abstract-int
  _ = v << v;
//~ error no-overload 9-10: there is no vec2<i32> << vec2<i32>
  _ = u << w;
//~ error no-overload 9-10: there is no u32 << vec2<u32>
  _ = w << x;
//~ error no-overload 9-10: there is no vec2<u32> << vec3<u32>
  _ = u << 1.0;
//~ error no-overload 9-10: there is no u32 << abstract-float
  _ = u << -1;
//~ error eval-unrepresentable 12-13: the value -1 cannot be represented as u32
  const a = 1 << 2i;
//~ error no-overload 15-16: there is no abstract-int << i32
}

//# shift_operands_ok: EXPR-61 EXPR-62
fn f(i: i32, u: u32, v: vec2i, w: vec2u, x: vec3u) {
  _ = u << u32(i);
  _ = i >> u;
  _ = u << 1;
  _ = v << vec2(u);
  _ = w >> vec2(1);
  _ = v << w;
  _ = x << x;
  const a = 1 << 2u;
}

//# const_shift_amount: EXPR-64
const n = 32;
fn f(i: i32, u: u32, v: vec2u) {
  _ = i << 32;
//~ error eval-shift-amount 12-13: the shift amount 32 is not below the bit width 32
  _ = u >> 32u;
//~ error eval-shift-amount 12-14: the shift amount 32 is not below the bit width 32
  _ = i >> n;
//~ error eval-shift-amount 12-12: the shift amount 32 is not below the bit width 32
  _ = v << vec2(0, 32);
//~ error eval-shift-amount 12-22: the shift amount 32 is not below the bit width 32
  _ = 1u << 33;
//~ error eval-shift-amount 7-14: the shift amount 33 is not below the bit width 32
  _ = 1i >> 100;
//~ error eval-shift-amount 7-15: the shift amount 100 is not below the bit width 32
  _ = vec2(1u) >> vec2(31, 32);
//~ error eval-shift-amount 7-30: the shift amount 32 is not below the bit width 32
}

//# const_shift_amount_ok: EXPR-64 EXPR-63
const n = 31;
fn f(i: i32, u: u32, v: vec2u) {
  let many = 32u;
  _ = i << 31;
  _ = u >> 31u;
  _ = i >> n;
  _ = v << vec2(0, 31);
  _ = u << many;
  _ = 1u >> many;
  _ = vec2(1u) >> vec2(31, 31);
}

//# override_shift_amount: EXPR-65
override n = 32u;
@compute @workgroup_size(1) fn main() {
  var i = 1;
  var v = vec2(1u);
  _ = i << n;
//~ error eval-shift-amount 12-12: the shift amount 32 is not below the bit width 32, with the override values of this pipeline
  _ = 1u >> n;
//~ error eval-shift-amount 7-13: the shift amount 32 is not below the bit width 32, with the override values of this pipeline
  i <<= n;
//~ error eval-shift-amount 9-9: the shift amount 32 is not below the bit width 32, with the override values of this pipeline
  _ = v >> vec2(n, 1);
//~ error eval-shift-amount 12-21: the shift amount 32 is not below the bit width 32, with the override values of this pipeline
  _ = i >> (n - 1);
}

//# override_shift_amount_ok: EXPR-65
override n: u32;
@compute @workgroup_size(1) fn main() {
  var i = 1;
  var v = vec2(1u);
  _ = i << n;
  _ = 1u >> n;
  i <<= n;
  _ = v >> vec2(n, 1);
}

//# shifted_out: EXPR-66
const a = 1i << 31;
//~ error eval-shift-loses-bits 11-18: shifting 1 left by 31 loses bits
const b = 0x40000000i << 1;
//~ error eval-shift-loses-bits 11-26: shifting 1073741824 left by 1 loses bits
const c = -2i << 31;
//~ error eval-shift-loses-bits 11-19: shifting -2 left by 31 loses bits
const d = 3u << 31;
//~ error eval-shift-loses-bits 11-18: shifting 3 left by 31 loses bits
const e = 0x80000000u << 1;
//~ error eval-shift-loses-bits 11-26: shifting 2147483648 left by 1 loses bits
const g = vec2(1u, 0x80000000u) << vec2(1, 1);
//~ error eval-shift-loses-bits 11-45: shifting 2147483648 left by 1 loses bits
const h = i32(-2147483648) << 1;
//~ error eval-shift-loses-bits 11-31: shifting -2147483648 left by 1 loses bits

//# shifted_out_ok: EXPR-66
const a = 1i << 30;
const b = 0x20000000i << 1;
const c = -1i << 31;
const d = 1u << 31;
const e = 0x40000000u << 1;
const g = vec2(1u, 0x40000000u) << vec2(1, 1);
const h = i32(-1073741824) << 1;
const i = 0u << 31;
fn f(x: i32, n: u32) { _ = x << 31; _ = 0x40000000i << n; }

//# shifted_out_override: EXPR-67
override n = 31u;
override a = 1i << n;
//~ error eval-shift-loses-bits 14-20: shifting 1 left by 31 loses bits, with the override values of this pipeline
override b = 3u << n;
//~ error eval-shift-loses-bits 14-20: shifting 3 left by 31 loses bits, with the override values of this pipeline
override c = i32(n) << 29;
//~ error eval-shift-loses-bits 14-25: shifting 31 left by 29 loses bits, with the override values of this pipeline
@compute @workgroup_size(1) fn main() {
  _ = a; _ = b; _ = c;
  var x = 3u;
  x = x << n;
}

//# shifted_out_override_ok: EXPR-67
override n = 31u;
override a = 0i << n;
override b = 1u << n;
override c = -1i << n;
override d = i32(n) << 25;
@compute @workgroup_size(1) fn main() { _ = a; _ = b; _ = c; _ = d; }

//# abstract_shifted_out: EXPR-68
const a = 1 << 63;
//~ error eval-shift-loses-bits 11-17: shifting 1 left by 63 loses bits
const b = 4611686018427387904 << 1;
//~ error eval-shift-loses-bits 11-34: shifting 4611686018427387904 left by 1 loses bits
const c = -4611686018427387905 << 1;
//~ error eval-shift-loses-bits 11-35: shifting -4611686018427387905 left by 1 loses bits
const d = 3 << 62;
//~ error eval-shift-loses-bits 11-17: shifting 3 left by 62 loses bits
const e = 1 << 64;
//~ error eval-shift-loses-bits 11-17: shifting 1 left by 64 loses bits

//# abstract_shifted_out_ok: EXPR-68
const a = 1 << 62;
const b = 2305843009213693952 << 1;
const c = -4611686018427387904 << 1;
const d = 1 >> 64;
const e = -1 << 63;
const g = 0 << 63;

//# precedence_ok: EXPR-79
const_assert 2 + 3 * 4 == 14 && 2 * 3 + 4 == 10 && 10 - 4 - 3 == 3 && 100 / 10 / 5 == 2 && 100 / 10 * 5 == 50;
const_assert 10 - 2 * 3 + 1 == 5 && 7 % 4 * 2 == 6 && -2 * 3 == -6 && 2 - -2 == 4 && -2 - 2 == -4;
const_assert ~1 + 3 == 1 && !false == true && -2 + 3 == 1 && - -2 * -1 == -2;
const_assert 1 + 2 < 2 * 2 && 5 - 1 == 2 + 2;
const_assert (1 << 3) + 1 == 9 && 1u << (2 + 1) == 8;
const_assert -vec2(1, 2).y == -2 && !vec2(true, false).y;

//# shift_after_sum: EXPR-80
const a = 1u + 2u << 3u;
//~ error mixed-operators 19-20: `<<` cannot follow arithmetic without parentheses

//# sum_after_shift: EXPR-80
const a = 1u << 2u + 3u;
//~ error mixed-operators 20-20: `+` cannot follow a shift without parentheses

//# product_before_shift: EXPR-80
const a = 1u * 2u >> 3u;
//~ error mixed-operators 19-20: `>>` cannot follow arithmetic without parentheses

//# product_after_shift: EXPR-80
const a = 1u << 2u * 3u;
//~ error mixed-operators 20-20: `*` cannot follow a shift without parentheses

//# shift_after_shift: EXPR-80
const a = 1u << 2u << 3u;
//~ error mixed-operators 20-21: `<<` cannot follow a shift without parentheses

//# shift_after_other_shift: EXPR-80
const a = 8u >> 2u << 3u;
//~ error mixed-operators 20-21: `<<` cannot follow a shift without parentheses

//# shifts_ok: EXPR-80
const a = (1u + 2u) << 3u;
const b = 1u << (2u + 3u);
const c = (1u * 2u) >> 3u;
const d = 1u << (2u * 3u);
const e = (1u << 2u) << 3u;
const g = -1i << 2u;
const h = 1u << 2u == 4u;

//# chained_relations: EXPR-81
const a = 1 < 2 < 3;
//~ error mixed-operators 17-17: comparisons cannot be chained: `<` after `<`

//# chained_equalities: EXPR-81
const a = 1 == 2 == true;
//~ error mixed-operators 18-19: comparisons cannot be chained: `==` after `==`

//# relation_and_equality: EXPR-81
const a = 1 < 2 == true;
//~ error mixed-operators 17-18: comparisons cannot be chained: `==` after `<`

//# chained_relations_ok: EXPR-81
const a = 1 < 2 && 2 < 3;
const b = (1 == 2) == true;
const c = (1 < 2) == true;
const d = true != (3 >= 2);

//# and_then_or_bits: EXPR-82
const a = 1 & 2 | 3;
//~ error mixed-operators 17-17: `|` cannot follow `&` without parentheses

//# xor_then_and: EXPR-82
const a = 1 ^ 2 & 3;
//~ error mixed-operators 17-17: `&` cannot follow `^` without parentheses

//# or_then_xor: EXPR-82
const a = 1 | 2 ^ 3;
//~ error mixed-operators 17-17: `^` cannot follow `|` without parentheses

//# sum_then_and: EXPR-82
const a = 1 + 2 & 3;
//~ error mixed-operators 17-17: `&` cannot follow `+` without parentheses

//# and_then_sum: EXPR-82
const a = 1 & 2 + 3;
//~ error mixed-operators 17-17: `+` cannot follow `&` without parentheses

//# and_then_product: EXPR-82
const a = 1 & 2 * 3;
//~ error mixed-operators 17-17: `*` cannot follow `&` without parentheses

//# and_then_equality: EXPR-82
const a = 1 & 2 == 2;
//~ error mixed-operators 17-18: `==` cannot follow `&` without parentheses

//# relation_then_or: EXPR-82
const a = true == false | true;
//~ error mixed-operators 25-25: `|` cannot follow `==` without parentheses

//# and_then_shift: EXPR-82
const a = 1u & 2u << 3u;
//~ error mixed-operators 19-20: `<<` cannot follow `&` without parentheses

//# shift_then_xor: EXPR-82
const a = 1u << 2u ^ 3u;
//~ error mixed-operators 20-20: `^` cannot follow `<<` without parentheses

//# bits_and_logic: EXPR-82
const a = true & false && true;
//~ error mixed-operators 24-25: `&&` cannot follow `&` without parentheses

//# logic_and_bits: EXPR-82
const a = true && false | true;
//~ error mixed-operators 25-25: `|` cannot follow `&&` without parentheses

//# mixed_bits_ok: EXPR-82
const a = (1 & 2) | 3;
const b = 1 ^ (2 & 3);
const c = (1 | 2) ^ 3;
const d = (1 + 2) & 3;
const e = 1 & (2 + 3);
const g = (1 & 2) == 2;
const h = (true == false) | true;
const i = 1u & (2u << 3u);
const j = (true & false) && true;
const k = true && (false | true);
const l = 1 & -2;

//# and_then_or: EXPR-83
const a = true && false || true;
//~ error mixed-operators 25-26: `||` cannot follow `&&` without parentheses

//# or_then_and: EXPR-83
const a = true || false && true;
//~ error mixed-operators 25-26: `&&` cannot follow `||` without parentheses

//# mixed_logic_ok: EXPR-83
const a = (true && false) || true;
const b = true || (false && true);
const c = 1 < 2 && 3 == 3 && !false;
const d = 1 + 1 > 1 || 2 * 3 != 6 || false;

//# repeated_operators_ok: EXPR-84
const a = 1 & 2 & 3;
const b = 1 | 2 | 3 | 4;
const c = 1 ^ 2 ^ 3;
const d = true || false || true;
const e = true && false && true;
const g = 1 < 2 && 3 < 4;
const h = -1 * -2;
const i = ! ! true;
const j = - - 1 + ~ ~ 2;
const_assert (7 ^ 2 ^ 1) == 4 && !e && h == 2 && j == 3;
fn f(p: ptr<function, i32>) {
  let q = * & * p;
  let r = - * p * - * p;
  let s = *p & *p & *p;
}
