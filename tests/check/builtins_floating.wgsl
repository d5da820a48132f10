//! check
// Errors of floating point in const- and override-expressions, and values that are none.
enable f16;

//# overflow_f32: FP-04
const c0 = 3e38f + 3e38f;
//~ error eval-not-finite 12-24: the result of + is not a finite value of f32
const c1 = -3e38f - 3e38f;
//~ error eval-not-finite 12-25: the result of - is not a finite value of f32
const c2 = 1e20f * -1e20f;
//~ error eval-not-finite 12-25: the result of * is not a finite value of f32
const c3 = 1e30f / 1e-30f;
//~ error eval-not-finite 12-25: the result of / is not a finite value of f32
const c4 = vec3f(0, 3e38, 1) * 2;
//~ error eval-not-finite 12-32: the result of * is not a finite value of f32
const c5 = vec2f(3e38, 0) + vec2f(3e38, 0);
//~ error eval-not-finite 12-42: the result of + is not a finite value of f32
const c6 = mat2x2f(1e30, 0, 0, 0) * vec2f(1e30, 0);
//~ error eval-not-finite 12-50: an intermediate value of * is not a finite value of f32
const c7 = 1e30f * 1e30f * 0f;
//~ error eval-not-finite 12-24: the result of * is not a finite value of f32

//# overflow_f16: FP-04
const c0 = 60000h + 60000h;
//~ error eval-not-finite 12-26: the result of + is not a finite value of f16
const c1 = 300h * 300h;
//~ error eval-not-finite 12-22: the result of * is not a finite value of f16
const c2 = 1h / 0.00001h;
//~ error eval-not-finite 12-24: the result of / is not a finite value of f16
const c3 = vec4h(0, 0, 0, 60000) * 2;
//~ error eval-not-finite 12-36: the result of * is not a finite value of f16
const c4 = -65504h * 2h;
//~ error eval-not-finite 12-23: the result of * is not a finite value of f16
const c5 = 300h * 300h / 300h;
//~ error eval-not-finite 12-22: the result of * is not a finite value of f16

//# overflow_abstract: FP-04
const c0 = 1e308 * 10;
//~ error eval-not-finite 12-21: the result of * is not a finite value of abstract-float
const c1 = 1e308 + 1e308;
//~ error eval-not-finite 12-24: the result of + is not a finite value of abstract-float
const c2 = -1e308 - 1e308;
//~ error eval-not-finite 12-25: the result of - is not a finite value of abstract-float
const c3 = 1e308 / 1e-10;
//~ error eval-not-finite 12-24: the result of / is not a finite value of abstract-float
const c4 = vec2(0, 1e308) * 10;
//~ error eval-not-finite 12-30: the result of * is not a finite value of abstract-float
const c5 = 1e200 * 1e200 * 0;
//~ error eval-not-finite 12-24: the result of * is not a finite value of abstract-float

//# overflow_ok: FP-04, FP-10
const a = 3e38f * 1; const b = 65504h; const c = 1e308 * 1.7; const d = vec3f(0, 3e38, 1); const e = 3e38 * 10; const g = 1e39 / 10;
const_assert e == 3e39; const_assert g == 1e38; const_assert 1e300 * 1e-300 == 1;

//# division_by_zero: FP-04
const c0 = 1f / 0f;
//~ error eval-division-by-zero 12-18: division by zero
const c1 = 0h / 0h;
//~ error eval-division-by-zero 12-18: division by zero
const c2 = 1.0 / 0.0;
//~ error eval-division-by-zero 12-20: division by zero
const c3 = vec2f(1) / vec2f(1, 0);
//~ error eval-division-by-zero 12-33: division by zero
const c4 = 1f % 0f;
//~ error eval-division-by-zero 12-18: remainder of a division by zero
const c5 = 1.0 % 0.0;
//~ error eval-division-by-zero 12-20: remainder of a division by zero

//# division_ok: FP-04
const a = 0f / 1f; const b = 0.0 % 3.0;
fn f(x: f32) -> f32 { return x / 0 + x % 0.0; }

//# override_overflow: FP-05
override x = 3e38; override y = 60000h; override z = 1e-30;
@compute @workgroup_size(1) fn main() {
  _ = x * 10;
//~ error eval-not-finite 7-12: the result of * is not a finite value of f32, with the override values of this pipeline
  _ = vec2f(0, x) + x;
//~ error eval-not-finite 7-21: the result of + is not a finite value of f32, with the override values of this pipeline
  _ = y + y;
//~ error eval-not-finite 7-11: the result of + is not a finite value of f16, with the override values of this pipeline
  _ = x / z;
//~ error eval-not-finite 7-11: the result of / is not a finite value of f32, with the override values of this pipeline
  _ = x * 10 * 0;
//~ error eval-not-finite 7-12: the result of * is not a finite value of f32, with the override values of this pipeline
  _ = x / 10 + f32(y);
}

//# override_division: FP-05
override zero = 0.0;
override a = 1 / zero;
//~ error eval-division-by-zero 14-21: division by zero, with the override values of this pipeline
@compute @workgroup_size(1) fn main() { _ = a; }

//# beyond_the_greatest: FP-07
const c0 = 65504h + 32h;
//~ error eval-not-finite 12-23: the result of + is not a finite value of f16
const c1 = 65504h * 1.01h;
//~ error eval-not-finite 12-25: the result of * is not a finite value of f16
const c2 = 0x1.fffffep+127f + 0x1p+104f;
//~ error eval-not-finite 12-39: the result of + is not a finite value of f32

//# beyond_the_greatest_ok: FP-07
// Less than half a step above the greatest value rounds to it.
const_assert 65504h + 8h == 65504h; const_assert 0x1.fffffep+127f + 0x1p+100f == 0x1.fffffep+127f; const_assert -65504h - 1h == -65504h;

//# abstract_float_is_at_least_double: FP-10
const_assert 0.1 + 0.2 == 0.30000000000000004; const_assert 1.0 / 3.0 * 3.0 == 1.0; const_assert 16777217.0 != 16777216.0; const_assert 9007199254740993 - 9007199254740992 == 1;
const_assert abs(sqrt(2.0) - 1.4142135623730951) < 1e-15; const_assert abs(exp(1.0) - 2.718281828459045) < 1e-14; const_assert abs(sin(1.0) - 0.8414709848078965) < 1e-14; const_assert abs(pow(2.0, 0.5) - 1.4142135623730951) < 1e-14; const_assert 1e-320 > 0;

//# correctly_rounded: FP-08, FP-01
const_assert 0.1f + 0.2f == 0.3f; const_assert 16777216f + 1f == 16777216f; const_assert 16777216f + 3f == 16777220f; const_assert 0.1f * 3f == 0x1.333334p-2f; const_assert 1f / 3f == 0x1.555556p-2f; const_assert 2048h + 1h == 2048h; const_assert 2048h + 3h == 2052h; const_assert 7.5 % 2 == 1.5 && -7.5f % 2 == -1.5f;

//# out_of_range_floats_become_the_nearest_integer: FP-15, FP-12
const_assert i32(1e20) == 2147483647; const_assert i32(-1e20) == -2147483648; const_assert u32(1e20) == 4294967295; const_assert u32(-5.5) == 0;
const_assert i32(1e20f) == 2147483520; const_assert u32(1e20f) == 4294967040; const_assert i32(-1e20f) == i32(-2147483648); const_assert u32(-1f) == 0; const_assert i32(65504h) == 65504; const_assert all(vec2i(vec2f(1e20, -3.9)) == vec2i(2147483520, -3));

//# no_finite_value: FP-17
const a: f32 = 1e39;
//~ error eval-unrepresentable 16-19: the value 1e+39 cannot be represented as f32
const b: f16 = 65536.0;
//~ error eval-unrepresentable 16-22: the value 65536 cannot be represented as f16
const c2 = f32(1e39);
//~ error eval-unrepresentable 12-20: the value 1e+39 cannot be represented as f32
const c3 = f16(70000f);
//~ error eval-unrepresentable 12-22: the value 70000 cannot be represented as f16
const c4 = f16(65536i);
//~ error eval-unrepresentable 12-22: the value 65536 cannot be represented as f16
const c5 = vec3h(vec3f(0, 0, 1e5));
//~ error eval-unrepresentable 12-34: the value 1e+05 cannot be represented as f16
const d: vec2f = vec2(0, -1e39);
//~ error eval-unrepresentable 18-31: the value vec2(0, -1e+39) cannot be represented as vec2<f32>
const c7 = mat2x2h(mat2x2f(1e6, 0, 0, 0));
//~ error eval-unrepresentable 12-41: the value 1e+06 cannot be represented as f16

//# literals_out_of_range: FP-17
const c0 = 1e39f;
//~ error number-out-of-range 12-16: `1e39f` is larger than the largest f32
const c1 = 65536h;
//~ error number-out-of-range 12-17: `65536h` is larger than the largest f16

//# finite_value_ok: FP-17
const a: f32 = 3.4e38; const b: f16 = 65504.0; const c = f16(65504f); const d = vec3h(vec3f(0, 0, 1e4)); const e: f32 = 1e-50; const g: f16 = 1e-9;

//# override_not_finite: FP-18
override x = 1e6; override n = 70000u;
@compute @workgroup_size(1) fn main() {
  _ = f16(x);
//~ error eval-unrepresentable 7-12: the value 1e+06 cannot be represented as f16, with the override values of this pipeline
  _ = f16(n);
//~ error eval-unrepresentable 7-12: the value 70000 cannot be represented as f16, with the override values of this pipeline
  _ = vec2h(vec2f(0, x));
//~ error eval-unrepresentable 7-24: the value 1e+06 cannot be represented as f16, with the override values of this pipeline
  _ = f16(x / 100);
}

//# integers: FP-20
const_assert u32(-1i) == 0xffffffffu; const_assert i32(0xffffffffu) == -1i; const_assert u32(true) == 1u && i32(false) == 0i && f32(true) == 1f && f16(true) == 1h && bool(2u) && !bool(0i); const_assert all(vec2u(vec2i(-1, 1)) == vec2u(0xffffffff, 1));

//# integers_out_of_range: FP-20
const c0 = u32(-1);
//~ error eval-unrepresentable 12-18: the value -1 cannot be represented as u32
const c1 = i32(2147483648);
//~ error eval-unrepresentable 12-26: the value 2147483648 cannot be represented as i32
const a: u32 = -1;
//~ error eval-unrepresentable 16-17: the value -1 cannot be represented as u32
const b: i32 = 4294967295;
//~ error eval-unrepresentable 16-25: the value 4294967295 cannot be represented as i32
const c4 = vec2u(1, -1);
//~ error eval-unrepresentable 21-22: the value -1 cannot be represented as u32
const d: vec2i = vec2(0, 2147483648);
//~ error eval-unrepresentable 18-36: the value vec2(0, 2147483648) cannot be represented as vec2<i32>

//# domains: FP-21
const c0 = acos(2.0);
//~ error eval-domain 12-20: acos is not defined for 2
const c1 = acos(-1.5f);
//~ error eval-domain 12-22: acos is not defined for -1.5
const c2 = asin(1.5h);
//~ error eval-domain 12-21: asin is not defined for 1.5
const c3 = sqrt(-1.0);
//~ error eval-domain 12-21: sqrt is not defined for -1
const c4 = sqrt(vec2f(1, -1));
//~ error eval-domain 12-29: sqrt is not defined for -1
const c5 = log(-1.0);
//~ error eval-domain 12-20: log is not defined for -1
const c6 = log2(-1f);
//~ error eval-domain 12-20: log2 is not defined for -1
const c7 = acosh(0.0);
//~ error eval-domain 12-21: acosh is not defined for 0
const c8 = atanh(2.0);
//~ error eval-domain 12-21: atanh is not defined for 2
const c9 = pow(-1.0, 2.0);
//~ error eval-domain 12-25: the base of pow, -1, is negative
const c10 = normalize(vec3f());
//~ error eval-domain 13-30: a zero vector has no direction: normalize of vec3(0, 0, 0)
const c11 = inverseSqrt(-1.0);
//~ error eval-domain 13-29: inverseSqrt is not defined for -1
const c12 = log(0.0);
//~ error eval-domain 13-20: log is not defined for 0
const c13 = log2(0f);
//~ error eval-domain 13-20: log2 is not defined for 0
const c14 = inverseSqrt(0.0);
//~ error eval-domain 13-28: inverseSqrt is not defined for 0
const c15 = atanh(1.0);
//~ error eval-domain 13-22: atanh is not defined for 1
const c16 = atanh(-1h);
//~ error eval-domain 13-22: atanh is not defined for -1
const c17 = pow(0.0, -1.0);
//~ error eval-domain 13-26: pow of 0 needs a positive exponent, not -1

//# domains_ok: FP-21
const a = acos(1.0) + asin(-1.0) + sqrt(0.0) + log(1.0) + acosh(1.0) + atanh(0.5) + pow(0.0, 2.0) + inverseSqrt(4.0) + length(vec3f()); const b = normalize(vec3f(0, 2, 0)); const c = sin(1e6) + tan(1.5) + tanh(1e6) + atan(1e30) + asinh(1e30) + atan2(0.0, -1.0);

//# override_domains: FP-22
override two = 2.0; override minus = -1.0; override zero = 0.0; override one = 1.0;
@compute @workgroup_size(1) fn main() {
  _ = acos(two);
//~ error eval-domain 7-15: acos is not defined for 2, with the override values of this pipeline
  _ = sqrt(minus);
//~ error eval-domain 7-17: sqrt is not defined for -1, with the override values of this pipeline
  _ = log(minus);
//~ error eval-domain 7-16: log is not defined for -1, with the override values of this pipeline
  _ = acosh(zero);
//~ error eval-domain 7-17: acosh is not defined for 0, with the override values of this pipeline
  _ = atanh(two);
//~ error eval-domain 7-16: atanh is not defined for 2, with the override values of this pipeline
  _ = pow(minus, 2);
//~ error eval-domain 7-19: the base of pow, -1, is negative, with the override values of this pipeline
  _ = normalize(vec3f(zero));
//~ error eval-domain 7-28: a zero vector has no direction: normalize of vec3(0, 0, 0), with the override values of this pipeline
  _ = inverseSqrt(minus);
//~ error eval-domain 7-24: inverseSqrt is not defined for -1, with the override values of this pipeline
  _ = log(zero);
//~ error eval-domain 7-15: log is not defined for 0, with the override values of this pipeline
  _ = log2(vec2f(one, zero));
//~ error eval-domain 7-28: log2 is not defined for 0, with the override values of this pipeline
  _ = inverseSqrt(zero);
//~ error eval-domain 7-23: inverseSqrt is not defined for 0, with the override values of this pipeline
  _ = atanh(one);
//~ error eval-domain 7-16: atanh is not defined for 1, with the override values of this pipeline
  _ = acos(one) + sqrt(zero) + log(one) + acosh(two) + atanh(zero) + pow(two, minus) + inverseSqrt(two);
}

//# bits: FP-23
const c0 = bitcast<f32>(0x7f800000u);
//~ error eval-not-finite 12-36: the bits given to bitcast are an infinity or NaN
const c1 = bitcast<f32>(0xffc00000u);
//~ error eval-not-finite 12-36: the bits given to bitcast are an infinity or NaN
const c2 = bitcast<f32>(0x7f800001i);
//~ error eval-not-finite 12-36: the bits given to bitcast are an infinity or NaN
const c3 = bitcast<vec2h>(0x7e00u);
//~ error eval-not-finite 12-34: the bits given to bitcast are an infinity or NaN
const c4 = bitcast<vec4h>(vec2u(0, 0x7c000000));
//~ error eval-not-finite 12-47: the bits given to bitcast are an infinity or NaN
const c5 = bitcast<vec3f>(vec3u(0, 0xff800000, 0));
//~ error eval-not-finite 12-50: the bits given to bitcast are an infinity or NaN

//# bits_ok: FP-23
const a = bitcast<f32>(0x7f7fffffu); const b = bitcast<f32>(1u); const c = bitcast<vec2h>(0x7bff0001u); const d = bitcast<u32>(3f);
fn f(x: u32) -> f32 { return bitcast<f32>(x | 0x7f800000); }
