//! check
// Elementary functions of part 2: every overload with its result type, values at creation time, errors of const- and override-expressions, unused results.
enable f16;

//# acos: BI-27
fn f(x: f32) { acos(x); }
//~ error unused-result 16-22: the result of 'acos' must be used
const wrong_type = acos(1i);
//~ error no-overload 20-27: there is no acos(i32)
const wrong_count = acos(1.0, 1.0);
//~ error no-overload 21-34: there is no acos(abstract-float, abstract-float)
const e0 = acos(1.0001);
//~ error eval-domain 12-23: acos is not defined for 1.0001
const e1 = acos(-2f);
//~ error eval-domain 12-20: acos is not defined for -2
const e2 = acos(vec2h(0, 2));
//~ error eval-domain 12-28: acos is not defined for 2

//# acos_ok: BI-27
const a1: f16 = acos(0.5); const a2: vec2h = acos(vec2(0.5)); const a3: vec3h = acos(vec3(0.5)); const a4: vec4h = acos(vec4(0.5));
const f1: f32 = acos(0.5f); const f2: vec2f = acos(vec2f(0.5f)); const f3: vec3f = acos(vec3f(0.5f)); const f4: vec4f = acos(vec4f(0.5f));
const h1: f16 = acos(0.5h); const h2: vec2h = acos(vec2h(0.5h)); const h3: vec3h = acos(vec3h(0.5h)); const h4: vec4h = acos(vec4h(0.5h));
const_assert abs(acos(0.5) - 1.0471975511965979) < 1e-09; const_assert abs(acos(0.5f) - 1.04719755f) < 1e-06f; const_assert abs(acos(0.5h) - 1.0472h) < 0.002h;
const_assert all(acos(vec4f(0.5f, 0f, 1f, -1f)) == vec4f(acos(0.5f), acos(0f), acos(1f), acos(-1f)));
const_assert acos(1.0) == 0; const_assert abs(acos(-1.0) - 3.141592653589793) < 1e-9;
var<private> p = 1.5;
@compute @workgroup_size(1) fn main() { _ = acos(p); }

//# acos_override: BI-27
override x = 1.5;
@compute @workgroup_size(1) fn main() { _ = acos(x); }
//~ error eval-domain 45-51: acos is not defined for 1.5, with the override values of this pipeline

//# acosh: BI-28
fn f(x: f32) { acosh(x); }
//~ error unused-result 16-23: the result of 'acosh' must be used
const wrong_type = acosh(1i);
//~ error no-overload 20-28: there is no acosh(i32)
const wrong_count = acosh(1.0, 1.0);
//~ error no-overload 21-35: there is no acosh(abstract-float, abstract-float)
const e0 = acosh(0.999);
//~ error eval-domain 12-23: acosh is not defined for 0.999
const e1 = acosh(0f);
//~ error eval-domain 12-20: acosh is not defined for 0
const e2 = acosh(vec3h(1, 2, -1));
//~ error eval-domain 12-33: acosh is not defined for -1

//# acosh_ok: BI-28
const a1: f16 = acosh(2.0); const a2: vec2h = acosh(vec2(2.0)); const a3: vec3h = acosh(vec3(2.0)); const a4: vec4h = acosh(vec4(2.0));
const f1: f32 = acosh(2f); const f2: vec2f = acosh(vec2f(2f)); const f3: vec3f = acosh(vec3f(2f)); const f4: vec4f = acosh(vec4f(2f));
const h1: f16 = acosh(2h); const h2: vec2h = acosh(vec2h(2h)); const h3: vec3h = acosh(vec3h(2h)); const h4: vec4h = acosh(vec4h(2h));
const_assert abs(acosh(2.0) - 1.3169578969248166) < 1e-09; const_assert abs(acosh(2f) - 1.3169579f) < 1e-06f; const_assert abs(acosh(2h) - 1.31696h) < 0.002h;
const_assert all(acosh(vec4f(2f, 1f, 3f, 4f)) == vec4f(acosh(2f), acosh(1f), acosh(3f), acosh(4f)));
const_assert acosh(1.0) == 0;
var<private> p = 0.5;
@compute @workgroup_size(1) fn main() { _ = acosh(p); }

//# acosh_override: BI-28
override x = 0.5;
@compute @workgroup_size(1) fn main() { _ = acosh(x); }
//~ error eval-domain 45-52: acosh is not defined for 0.5, with the override values of this pipeline

//# asin: BI-29
fn f(x: f32) { asin(x); }
//~ error unused-result 16-22: the result of 'asin' must be used
const wrong_type = asin(1i);
//~ error no-overload 20-27: there is no asin(i32)
const wrong_count = asin(1.0, 1.0);
//~ error no-overload 21-34: there is no asin(abstract-float, abstract-float)
const e0 = asin(1.0001);
//~ error eval-domain 12-23: asin is not defined for 1.0001
const e1 = asin(-2f);
//~ error eval-domain 12-20: asin is not defined for -2
const e2 = asin(vec2h(0, 2));
//~ error eval-domain 12-28: asin is not defined for 2

//# asin_ok: BI-29
const a1: f16 = asin(0.5); const a2: vec2h = asin(vec2(0.5)); const a3: vec3h = asin(vec3(0.5)); const a4: vec4h = asin(vec4(0.5));
const f1: f32 = asin(0.5f); const f2: vec2f = asin(vec2f(0.5f)); const f3: vec3f = asin(vec3f(0.5f)); const f4: vec4f = asin(vec4f(0.5f));
const h1: f16 = asin(0.5h); const h2: vec2h = asin(vec2h(0.5h)); const h3: vec3h = asin(vec3h(0.5h)); const h4: vec4h = asin(vec4h(0.5h));
const_assert abs(asin(0.5) - 0.5235987755982989) < 1e-09; const_assert abs(asin(0.5f) - 0.523598776f) < 1e-06f; const_assert abs(asin(0.5h) - 0.5236h) < 0.002h;
const_assert all(asin(vec4f(0.5f, 0f, 1f, -1f)) == vec4f(asin(0.5f), asin(0f), asin(1f), asin(-1f)));
const_assert asin(0.0) == 0; const_assert asin(-0.5) == -asin(0.5);
var<private> p = 1.5;
@compute @workgroup_size(1) fn main() { _ = asin(p); }

//# asin_override: BI-29
override x = 1.5;
@compute @workgroup_size(1) fn main() { _ = asin(x); }
//~ error eval-domain 45-51: asin is not defined for 1.5, with the override values of this pipeline

//# asinh: BI-30
fn f(x: f32) { asinh(x); }
//~ error unused-result 16-23: the result of 'asinh' must be used
const wrong_type = asinh(1i);
//~ error no-overload 20-28: there is no asinh(i32)
const wrong_count = asinh(1.0, 1.0);
//~ error no-overload 21-35: there is no asinh(abstract-float, abstract-float)

//# asinh_ok: BI-30
const a1: f16 = asinh(1.0); const a2: vec2h = asinh(vec2(1.0)); const a3: vec3h = asinh(vec3(1.0)); const a4: vec4h = asinh(vec4(1.0));
const f1: f32 = asinh(1f); const f2: vec2f = asinh(vec2f(1f)); const f3: vec3f = asinh(vec3f(1f)); const f4: vec4f = asinh(vec4f(1f));
const h1: f16 = asinh(1h); const h2: vec2h = asinh(vec2h(1h)); const h3: vec3h = asinh(vec3h(1h)); const h4: vec4h = asinh(vec4h(1h));
const_assert abs(asinh(1.0) - 0.881373587019543) < 1e-09; const_assert abs(asinh(1f) - 0.881373587f) < 1e-06f; const_assert abs(asinh(1h) - 0.88137h) < 0.002h;
const_assert all(asinh(vec4f(0.5f, 0f, 1f, -1f)) == vec4f(asinh(0.5f), asinh(0f), asinh(1f), asinh(-1f)));
const_assert asinh(0.0) == 0; const_assert asinh(-2.0) == -asinh(2.0);

//# atan: BI-31
fn f(x: f32) { atan(x); }
//~ error unused-result 16-22: the result of 'atan' must be used
const wrong_type = atan(1i);
//~ error no-overload 20-27: there is no atan(i32)
const wrong_count = atan(1.0, 1.0);
//~ error no-overload 21-34: there is no atan(abstract-float, abstract-float)

//# atan_ok: BI-31
const a1: f16 = atan(1.0); const a2: vec2h = atan(vec2(1.0)); const a3: vec3h = atan(vec3(1.0)); const a4: vec4h = atan(vec4(1.0));
const f1: f32 = atan(1f); const f2: vec2f = atan(vec2f(1f)); const f3: vec3f = atan(vec3f(1f)); const f4: vec4f = atan(vec4f(1f));
const h1: f16 = atan(1h); const h2: vec2h = atan(vec2h(1h)); const h3: vec3h = atan(vec3h(1h)); const h4: vec4h = atan(vec4h(1h));
const_assert abs(atan(1.0) - 0.7853981633974483) < 1e-09; const_assert abs(atan(1f) - 0.785398163f) < 1e-06f; const_assert abs(atan(1h) - 0.7854h) < 0.002h;
const_assert all(atan(vec4f(0.5f, 0f, 1f, -1f)) == vec4f(atan(0.5f), atan(0f), atan(1f), atan(-1f)));
const_assert abs(atan(1e30) - 1.5707963267948966) < 1e-9; const_assert atan(-3.0) == -atan(3.0);

//# atanh: BI-32
fn f(x: f32) { atanh(x); }
//~ error unused-result 16-23: the result of 'atanh' must be used
const wrong_type = atanh(1i);
//~ error no-overload 20-28: there is no atanh(i32)
const wrong_count = atanh(1.0, 1.0);
//~ error no-overload 21-35: there is no atanh(abstract-float, abstract-float)
const e0 = atanh(1.0);
//~ error eval-domain 12-21: atanh is not defined for 1
const e1 = atanh(-1f);
//~ error eval-domain 12-21: atanh is not defined for -1
const e2 = atanh(vec2h(0, 1.5));
//~ error eval-domain 12-31: atanh is not defined for 1.5

//# atanh_ok: BI-32
const a1: f16 = atanh(0.5); const a2: vec2h = atanh(vec2(0.5)); const a3: vec3h = atanh(vec3(0.5)); const a4: vec4h = atanh(vec4(0.5));
const f1: f32 = atanh(0.5f); const f2: vec2f = atanh(vec2f(0.5f)); const f3: vec3f = atanh(vec3f(0.5f)); const f4: vec4f = atanh(vec4f(0.5f));
const h1: f16 = atanh(0.5h); const h2: vec2h = atanh(vec2h(0.5h)); const h3: vec3h = atanh(vec3h(0.5h)); const h4: vec4h = atanh(vec4h(0.5h));
const_assert abs(atanh(0.5) - 0.5493061443340548) < 1e-09; const_assert abs(atanh(0.5f) - 0.549306144f) < 1e-06f; const_assert abs(atanh(0.5h) - 0.54931h) < 0.002h;
const_assert all(atanh(vec4f(0.5f, 0f, 0.25f, -0.5f)) == vec4f(atanh(0.5f), atanh(0f), atanh(0.25f), atanh(-0.5f)));
const_assert atanh(0.0) == 0;
var<private> p = 1.0;
@compute @workgroup_size(1) fn main() { _ = atanh(p); }

//# atanh_override: BI-32
override x = 1.0;
@compute @workgroup_size(1) fn main() { _ = atanh(x); }
//~ error eval-domain 45-52: atanh is not defined for 1, with the override values of this pipeline

//# cos: BI-36
fn f(x: f32) { cos(x); }
//~ error unused-result 16-21: the result of 'cos' must be used
const wrong_type = cos(1i);
//~ error no-overload 20-26: there is no cos(i32)
const wrong_count = cos(1.0, 1.0);
//~ error no-overload 21-33: there is no cos(abstract-float, abstract-float)

//# cos_ok: BI-36
const a1: f16 = cos(1.0); const a2: vec2h = cos(vec2(1.0)); const a3: vec3h = cos(vec3(1.0)); const a4: vec4h = cos(vec4(1.0));
const f1: f32 = cos(1f); const f2: vec2f = cos(vec2f(1f)); const f3: vec3f = cos(vec3f(1f)); const f4: vec4f = cos(vec4f(1f));
const h1: f16 = cos(1h); const h2: vec2h = cos(vec2h(1h)); const h3: vec3h = cos(vec3h(1h)); const h4: vec4h = cos(vec4h(1h));
const_assert abs(cos(1.0) - 0.5403023058681398) < 1e-09; const_assert abs(cos(1f) - 0.540302306f) < 1e-06f; const_assert abs(cos(1h) - 0.5403h) < 0.002h;
const_assert all(cos(vec4f(0.5f, 0f, 1f, -1f)) == vec4f(cos(0.5f), cos(0f), cos(1f), cos(-1f)));
const_assert cos(0.0) == 1; const_assert abs(cos(3.141592653589793) + 1) < 1e-9;

//# cosh: BI-37
fn f(x: f32) { cosh(x); }
//~ error unused-result 16-22: the result of 'cosh' must be used
const wrong_type = cosh(1i);
//~ error no-overload 20-27: there is no cosh(i32)
const wrong_count = cosh(1.0, 1.0);
//~ error no-overload 21-34: there is no cosh(abstract-float, abstract-float)
const e0 = cosh(100f);
//~ error eval-not-finite 12-21: the result of cosh is not a finite value of f32
const e1 = cosh(-12h);
//~ error eval-not-finite 12-21: the result of cosh is not a finite value of f16
const e2 = cosh(800.0);
//~ error eval-not-finite 12-22: the result of cosh is not a finite value of abstract-float
const e3 = cosh(vec2(0, 100f));
//~ error eval-not-finite 12-30: the result of cosh is not a finite value of f32

//# cosh_ok: BI-37
const a1: f16 = cosh(1.0); const a2: vec2h = cosh(vec2(1.0)); const a3: vec3h = cosh(vec3(1.0)); const a4: vec4h = cosh(vec4(1.0));
const f1: f32 = cosh(1f); const f2: vec2f = cosh(vec2f(1f)); const f3: vec3f = cosh(vec3f(1f)); const f4: vec4f = cosh(vec4f(1f));
const h1: f16 = cosh(1h); const h2: vec2h = cosh(vec2h(1h)); const h3: vec3h = cosh(vec3h(1h)); const h4: vec4h = cosh(vec4h(1h));
const_assert abs(cosh(1.0) - 1.5430806348152437) < 1e-09; const_assert abs(cosh(1f) - 1.54308063f) < 1e-06f; const_assert abs(cosh(1h) - 1.54308h) < 0.002h;
const_assert all(cosh(vec4f(0.5f, 0f, 1f, -1f)) == vec4f(cosh(0.5f), cosh(0f), cosh(1f), cosh(-1f)));
const_assert cosh(0.0) == 1; const_assert cosh(100.0) > 1e43;
var<private> p = 100.0;
@compute @workgroup_size(1) fn main() { _ = cosh(p); }

//# cosh_override: BI-37
override x = 100.0;
@compute @workgroup_size(1) fn main() { _ = cosh(x); }
//~ error eval-not-finite 45-51: the result of cosh is not a finite value of f32, with the override values of this pipeline

//# exp: BI-48
fn f(x: f32) { exp(x); }
//~ error unused-result 16-21: the result of 'exp' must be used
const wrong_type = exp(1i);
//~ error no-overload 20-26: there is no exp(i32)
const wrong_count = exp(1.0, 1.0);
//~ error no-overload 21-33: there is no exp(abstract-float, abstract-float)
const e0 = exp(89f);
//~ error eval-not-finite 12-19: the result of exp is not a finite value of f32
const e1 = exp(12h);
//~ error eval-not-finite 12-19: the result of exp is not a finite value of f16
const e2 = exp(710.0);
//~ error eval-not-finite 12-21: the result of exp is not a finite value of abstract-float
const e3 = exp(vec2f(0, 89));
//~ error eval-not-finite 12-28: the result of exp is not a finite value of f32

//# exp_ok: BI-48
const a1: f16 = exp(1.0); const a2: vec2h = exp(vec2(1.0)); const a3: vec3h = exp(vec3(1.0)); const a4: vec4h = exp(vec4(1.0));
const f1: f32 = exp(1f); const f2: vec2f = exp(vec2f(1f)); const f3: vec3f = exp(vec3f(1f)); const f4: vec4f = exp(vec4f(1f));
const h1: f16 = exp(1h); const h2: vec2h = exp(vec2h(1h)); const h3: vec3h = exp(vec3h(1h)); const h4: vec4h = exp(vec4h(1h));
const_assert abs(exp(1.0) - 2.718281828459045) < 1e-09; const_assert abs(exp(1f) - 2.71828183f) < 1e-06f; const_assert abs(exp(1h) - 2.71828h) < 0.002h;
const_assert all(exp(vec4f(0.5f, 0f, 1f, -1f)) == vec4f(exp(0.5f), exp(0f), exp(1f), exp(-1f)));
const_assert exp(0.0) == 1; const_assert exp(100.0) > 2e43;
var<private> p = 89.0;
@compute @workgroup_size(1) fn main() { _ = exp(p); }

//# exp_override: BI-48
override x = 89.0;
@compute @workgroup_size(1) fn main() { _ = exp(x); }
//~ error eval-not-finite 45-50: the result of exp is not a finite value of f32, with the override values of this pipeline

//# exp2: BI-49
fn f(x: f32) { exp2(x); }
//~ error unused-result 16-22: the result of 'exp2' must be used
const wrong_type = exp2(1i);
//~ error no-overload 20-27: there is no exp2(i32)
const wrong_count = exp2(1.0, 1.0);
//~ error no-overload 21-34: there is no exp2(abstract-float, abstract-float)
const e0 = exp2(128f);
//~ error eval-not-finite 12-21: the result of exp2 is not a finite value of f32
const e1 = exp2(16h);
//~ error eval-not-finite 12-20: the result of exp2 is not a finite value of f16
const e2 = exp2(1024.0);
//~ error eval-not-finite 12-23: the result of exp2 is not a finite value of abstract-float
const e3 = exp2(vec2f(0, 128));
//~ error eval-not-finite 12-30: the result of exp2 is not a finite value of f32

//# exp2_ok: BI-49
const a1: f16 = exp2(0.5); const a2: vec2h = exp2(vec2(0.5)); const a3: vec3h = exp2(vec3(0.5)); const a4: vec4h = exp2(vec4(0.5));
const f1: f32 = exp2(0.5f); const f2: vec2f = exp2(vec2f(0.5f)); const f3: vec3f = exp2(vec3f(0.5f)); const f4: vec4f = exp2(vec4f(0.5f));
const h1: f16 = exp2(0.5h); const h2: vec2h = exp2(vec2h(0.5h)); const h3: vec3h = exp2(vec3h(0.5h)); const h4: vec4h = exp2(vec4h(0.5h));
const_assert abs(exp2(0.5) - 1.4142135623730951) < 1e-09; const_assert abs(exp2(0.5f) - 1.41421356f) < 1e-06f; const_assert abs(exp2(0.5h) - 1.41421h) < 0.002h;
const_assert all(exp2(vec4f(0.5f, 0f, 1f, -1f)) == vec4f(exp2(0.5f), exp2(0f), exp2(1f), exp2(-1f)));
const_assert exp2(10.0) == 1024; const_assert exp2(127f) == 0x1p127f; const_assert exp2(15h) == 32768h;
var<private> p = 128.0;
@compute @workgroup_size(1) fn main() { _ = exp2(p); }

//# exp2_override: BI-49
override x = 128.0;
@compute @workgroup_size(1) fn main() { _ = exp2(x); }
//~ error eval-not-finite 45-51: the result of exp2 is not a finite value of f32, with the override values of this pipeline

//# inverseSqrt: BI-61
fn f(x: f32) { inverseSqrt(x); }
//~ error unused-result 16-29: the result of 'inverseSqrt' must be used
const wrong_type = inverseSqrt(1i);
//~ error no-overload 20-34: there is no inverseSqrt(i32)
const wrong_count = inverseSqrt(1.0, 1.0);
//~ error no-overload 21-41: there is no inverseSqrt(abstract-float, abstract-float)
const e0 = inverseSqrt(0.0);
//~ error eval-domain 12-27: inverseSqrt is not defined for 0
const e1 = inverseSqrt(-1f);
//~ error eval-domain 12-27: inverseSqrt is not defined for -1
const e2 = inverseSqrt(vec2h(1, 0));
//~ error eval-domain 12-35: inverseSqrt is not defined for 0

//# inverseSqrt_ok: BI-61
const a1: f16 = inverseSqrt(4.0); const a2: vec2h = inverseSqrt(vec2(4.0)); const a3: vec3h = inverseSqrt(vec3(4.0)); const a4: vec4h = inverseSqrt(vec4(4.0));
const f1: f32 = inverseSqrt(4f); const f2: vec2f = inverseSqrt(vec2f(4f)); const f3: vec3f = inverseSqrt(vec3f(4f)); const f4: vec4f = inverseSqrt(vec4f(4f));
const h1: f16 = inverseSqrt(4h); const h2: vec2h = inverseSqrt(vec2h(4h)); const h3: vec3h = inverseSqrt(vec3h(4h)); const h4: vec4h = inverseSqrt(vec4h(4h));
const_assert abs(inverseSqrt(4.0) - 0.5) < 1e-09; const_assert abs(inverseSqrt(4f) - 0.5f) < 1e-06f; const_assert abs(inverseSqrt(4h) - 0.5h) < 0.002h;
const_assert all(inverseSqrt(vec4f(0.5f, 2f, 1f, 4f)) == vec4f(inverseSqrt(0.5f), inverseSqrt(2f), inverseSqrt(1f), inverseSqrt(4f)));
const_assert inverseSqrt(0.25) == 2;
var<private> p = 0.0;
@compute @workgroup_size(1) fn main() { _ = inverseSqrt(p); }

//# inverseSqrt_override: BI-61
override x = 0.0;
@compute @workgroup_size(1) fn main() { _ = inverseSqrt(x); }
//~ error eval-domain 45-58: inverseSqrt is not defined for 0, with the override values of this pipeline

//# log: BI-64
fn f(x: f32) { log(x); }
//~ error unused-result 16-21: the result of 'log' must be used
const wrong_type = log(1i);
//~ error no-overload 20-26: there is no log(i32)
const wrong_count = log(1.0, 1.0);
//~ error no-overload 21-33: there is no log(abstract-float, abstract-float)
const e0 = log(0.0);
//~ error eval-domain 12-19: log is not defined for 0
const e1 = log(-1f);
//~ error eval-domain 12-19: log is not defined for -1
const e2 = log(vec2h(1, 0));
//~ error eval-domain 12-27: log is not defined for 0

//# log_ok: BI-64
const a1: f16 = log(2.0); const a2: vec2h = log(vec2(2.0)); const a3: vec3h = log(vec3(2.0)); const a4: vec4h = log(vec4(2.0));
const f1: f32 = log(2f); const f2: vec2f = log(vec2f(2f)); const f3: vec3f = log(vec3f(2f)); const f4: vec4f = log(vec4f(2f));
const h1: f16 = log(2h); const h2: vec2h = log(vec2h(2h)); const h3: vec3h = log(vec3h(2h)); const h4: vec4h = log(vec4h(2h));
const_assert abs(log(2.0) - 0.6931471805599453) < 1e-09; const_assert abs(log(2f) - 0.693147181f) < 1e-06f; const_assert abs(log(2h) - 0.69315h) < 0.002h;
const_assert all(log(vec4f(0.5f, 2f, 1f, 4f)) == vec4f(log(0.5f), log(2f), log(1f), log(4f)));
const_assert log(1.0) == 0;
var<private> p = -1.0;
@compute @workgroup_size(1) fn main() { _ = log(p); }

//# log_override: BI-64
override x = -1.0;
@compute @workgroup_size(1) fn main() { _ = log(x); }
//~ error eval-domain 45-50: log is not defined for -1, with the override values of this pipeline

//# log2: BI-65
fn f(x: f32) { log2(x); }
//~ error unused-result 16-22: the result of 'log2' must be used
const wrong_type = log2(1i);
//~ error no-overload 20-27: there is no log2(i32)
const wrong_count = log2(1.0, 1.0);
//~ error no-overload 21-34: there is no log2(abstract-float, abstract-float)
const e0 = log2(0.0);
//~ error eval-domain 12-20: log2 is not defined for 0
const e1 = log2(-1f);
//~ error eval-domain 12-20: log2 is not defined for -1
const e2 = log2(vec2h(1, 0));
//~ error eval-domain 12-28: log2 is not defined for 0

//# log2_ok: BI-65
const a1: f16 = log2(3.0); const a2: vec2h = log2(vec2(3.0)); const a3: vec3h = log2(vec3(3.0)); const a4: vec4h = log2(vec4(3.0));
const f1: f32 = log2(3f); const f2: vec2f = log2(vec2f(3f)); const f3: vec3f = log2(vec3f(3f)); const f4: vec4f = log2(vec4f(3f));
const h1: f16 = log2(3h); const h2: vec2h = log2(vec2h(3h)); const h3: vec3h = log2(vec3h(3h)); const h4: vec4h = log2(vec4h(3h));
const_assert abs(log2(3.0) - 1.584962500721156) < 1e-09; const_assert abs(log2(3f) - 1.5849625f) < 1e-06f; const_assert abs(log2(3h) - 1.58496h) < 0.002h;
const_assert all(log2(vec4f(0.5f, 2f, 1f, 4f)) == vec4f(log2(0.5f), log2(2f), log2(1f), log2(4f)));
const_assert log2(1.0) == 0; const_assert log2(8.0) == 3; const_assert log2(0.25) == -2;
var<private> p = 0.0;
@compute @workgroup_size(1) fn main() { _ = log2(p); }

//# log2_override: BI-65
override x = 0.0;
@compute @workgroup_size(1) fn main() { _ = log2(x); }
//~ error eval-domain 45-51: log2 is not defined for 0, with the override values of this pipeline

//# pow: BI-71
fn f(x: f32) { pow(x, x); }
//~ error unused-result 16-24: the result of 'pow' must be used
const wrong_type = pow(1i, 1i);
//~ error no-overload 20-30: there is no pow(i32, i32)
const wrong_count = pow(1.0, 1.0, 1.0);
//~ error no-overload 21-38: there is no pow(abstract-float, abstract-float, abstract-float)
const wrong_mix = pow(1f, 1h);
//~ error no-overload 19-29: there is no pow(f32, f16)
const wrong_shape = pow(vec2f(), vec3f());
//~ error no-overload 21-41: there is no pow(vec2<f32>, vec3<f32>)
const e0 = pow(-1.0, 2.0);
//~ error eval-domain 12-25: the base of pow, -1, is negative
const e1 = pow(-1f, 3f);
//~ error eval-domain 12-23: the base of pow, -1, is negative
const e2 = pow(vec2h(1, -1), vec2h(1));
//~ error eval-domain 12-38: the base of pow, -1, is negative
const e3 = pow(10f, 39f);
//~ error eval-not-finite 12-24: the result of pow is not a finite value of f32
const e4 = pow(256h, 2h);
//~ error eval-not-finite 12-24: the result of pow is not a finite value of f16

//# pow_ok: BI-71
const a1: f16 = pow(2.0, 3.0); const a2: vec2h = pow(vec2(2.0), vec2(3.0)); const a3: vec3h = pow(vec3(2.0), vec3(3.0)); const a4: vec4h = pow(vec4(2.0), vec4(3.0));
const f1: f32 = pow(2f, 3f); const f2: vec2f = pow(vec2f(2f), vec2f(3f)); const f3: vec3f = pow(vec3f(2f), vec3f(3f)); const f4: vec4f = pow(vec4f(2f), vec4f(3f));
const h1: f16 = pow(2h, 3h); const h2: vec2h = pow(vec2h(2h), vec2h(3h)); const h3: vec3h = pow(vec3h(2h), vec3h(3h)); const h4: vec4h = pow(vec4h(2h), vec4h(3h));
const_assert abs(pow(2.0, 3.0) - 8) < 1e-09; const_assert abs(pow(2f, 3f) - 8.0f) < 1e-06f; const_assert abs(pow(2h, 3h) - 8h) < 0.002h;
const_assert pow(2.0, -1.0) == 0.5; const_assert abs(pow(9.0, 0.5) - 3) < 1e-9; const_assert pow(10.0, 300.0) > 9.9e299;
var<private> p = -1.0;
@compute @workgroup_size(1) fn main() { _ = pow(p, 2); }

//# pow_override: BI-71
override x = -1.0;
@compute @workgroup_size(1) fn main() { _ = pow(x, 2); }
//~ error eval-domain 45-53: the base of pow, -1, is negative, with the override values of this pipeline

//# sin: BI-80
fn f(x: f32) { sin(x); }
//~ error unused-result 16-21: the result of 'sin' must be used
const wrong_type = sin(1i);
//~ error no-overload 20-26: there is no sin(i32)
const wrong_count = sin(1.0, 1.0);
//~ error no-overload 21-33: there is no sin(abstract-float, abstract-float)

//# sin_ok: BI-80
const a1: f16 = sin(1.0); const a2: vec2h = sin(vec2(1.0)); const a3: vec3h = sin(vec3(1.0)); const a4: vec4h = sin(vec4(1.0));
const f1: f32 = sin(1f); const f2: vec2f = sin(vec2f(1f)); const f3: vec3f = sin(vec3f(1f)); const f4: vec4f = sin(vec4f(1f));
const h1: f16 = sin(1h); const h2: vec2h = sin(vec2h(1h)); const h3: vec3h = sin(vec3h(1h)); const h4: vec4h = sin(vec4h(1h));
const_assert abs(sin(1.0) - 0.8414709848078965) < 1e-09; const_assert abs(sin(1f) - 0.841470985f) < 1e-06f; const_assert abs(sin(1h) - 0.84147h) < 0.002h;
const_assert all(sin(vec4f(0.5f, 0f, 1f, -1f)) == vec4f(sin(0.5f), sin(0f), sin(1f), sin(-1f)));
const_assert sin(0.0) == 0; const_assert abs(sin(1.5707963267948966) - 1) < 1e-9;

//# sinh: BI-81
fn f(x: f32) { sinh(x); }
//~ error unused-result 16-22: the result of 'sinh' must be used
const wrong_type = sinh(1i);
//~ error no-overload 20-27: there is no sinh(i32)
const wrong_count = sinh(1.0, 1.0);
//~ error no-overload 21-34: there is no sinh(abstract-float, abstract-float)
const e0 = sinh(100f);
//~ error eval-not-finite 12-21: the result of sinh is not a finite value of f32
const e1 = sinh(-12h);
//~ error eval-not-finite 12-21: the result of sinh is not a finite value of f16
const e2 = sinh(800.0);
//~ error eval-not-finite 12-22: the result of sinh is not a finite value of abstract-float

//# sinh_ok: BI-81
const a1: f16 = sinh(1.0); const a2: vec2h = sinh(vec2(1.0)); const a3: vec3h = sinh(vec3(1.0)); const a4: vec4h = sinh(vec4(1.0));
const f1: f32 = sinh(1f); const f2: vec2f = sinh(vec2f(1f)); const f3: vec3f = sinh(vec3f(1f)); const f4: vec4f = sinh(vec4f(1f));
const h1: f16 = sinh(1h); const h2: vec2h = sinh(vec2h(1h)); const h3: vec3h = sinh(vec3h(1h)); const h4: vec4h = sinh(vec4h(1h));
const_assert abs(sinh(1.0) - 1.1752011936438014) < 1e-09; const_assert abs(sinh(1f) - 1.17520119f) < 1e-06f; const_assert abs(sinh(1h) - 1.1752h) < 0.002h;
const_assert all(sinh(vec4f(0.5f, 0f, 1f, -1f)) == vec4f(sinh(0.5f), sinh(0f), sinh(1f), sinh(-1f)));
const_assert sinh(0.0) == 0;
var<private> p = -100.0;
@compute @workgroup_size(1) fn main() { _ = sinh(p); }

//# sinh_override: BI-81
override x = -100.0;
@compute @workgroup_size(1) fn main() { _ = sinh(x); }
//~ error eval-not-finite 45-51: the result of sinh is not a finite value of f32, with the override values of this pipeline

//# sqrt: BI-83
fn f(x: f32) { sqrt(x); }
//~ error unused-result 16-22: the result of 'sqrt' must be used
const wrong_type = sqrt(1i);
//~ error no-overload 20-27: there is no sqrt(i32)
const wrong_count = sqrt(1.0, 1.0);
//~ error no-overload 21-34: there is no sqrt(abstract-float, abstract-float)
const e0 = sqrt(-1.0);
//~ error eval-domain 12-21: sqrt is not defined for -1
const e1 = sqrt(-0.5f);
//~ error eval-domain 12-22: sqrt is not defined for -0.5
const e2 = sqrt(vec2h(1, -1));
//~ error eval-domain 12-29: sqrt is not defined for -1

//# sqrt_ok: BI-83
const a1: f16 = sqrt(2.0); const a2: vec2h = sqrt(vec2(2.0)); const a3: vec3h = sqrt(vec3(2.0)); const a4: vec4h = sqrt(vec4(2.0));
const f1: f32 = sqrt(2f); const f2: vec2f = sqrt(vec2f(2f)); const f3: vec3f = sqrt(vec3f(2f)); const f4: vec4f = sqrt(vec4f(2f));
const h1: f16 = sqrt(2h); const h2: vec2h = sqrt(vec2h(2h)); const h3: vec3h = sqrt(vec3h(2h)); const h4: vec4h = sqrt(vec4h(2h));
const_assert abs(sqrt(2.0) - 1.4142135623730951) < 1e-09; const_assert abs(sqrt(2f) - 1.41421356f) < 1e-06f; const_assert abs(sqrt(2h) - 1.41421h) < 0.002h;
const_assert all(sqrt(vec4f(0.25f, 0f, 1f, 4f)) == vec4f(sqrt(0.25f), sqrt(0f), sqrt(1f), sqrt(4f)));
const_assert sqrt(0.0) == 0; const_assert sqrt(9.0) == 3; const_assert sqrt(0x1p126f) == 0x1p63f;
var<private> p = -1.0;
@compute @workgroup_size(1) fn main() { _ = sqrt(p); }

//# sqrt_override: BI-83
override x = -1.0;
@compute @workgroup_size(1) fn main() { _ = sqrt(x); }
//~ error eval-domain 45-51: sqrt is not defined for -1, with the override values of this pipeline

//# tan: BI-85
fn f(x: f32) { tan(x); }
//~ error unused-result 16-21: the result of 'tan' must be used
const wrong_type = tan(1i);
//~ error no-overload 20-26: there is no tan(i32)
const wrong_count = tan(1.0, 1.0);
//~ error no-overload 21-33: there is no tan(abstract-float, abstract-float)

//# tan_ok: BI-85
const a1: f16 = tan(1.0); const a2: vec2h = tan(vec2(1.0)); const a3: vec3h = tan(vec3(1.0)); const a4: vec4h = tan(vec4(1.0));
const f1: f32 = tan(1f); const f2: vec2f = tan(vec2f(1f)); const f3: vec3f = tan(vec3f(1f)); const f4: vec4f = tan(vec4f(1f));
const h1: f16 = tan(1h); const h2: vec2h = tan(vec2h(1h)); const h3: vec3h = tan(vec3h(1h)); const h4: vec4h = tan(vec4h(1h));
const_assert abs(tan(1.0) - 1.5574077246549023) < 1e-09; const_assert abs(tan(1f) - 1.55740772f) < 1e-06f; const_assert abs(tan(1h) - 1.55741h) < 0.002h;
const_assert all(tan(vec4f(0.5f, 0f, 1f, -1f)) == vec4f(tan(0.5f), tan(0f), tan(1f), tan(-1f)));
const_assert tan(0.0) == 0;

//# tanh: BI-86
fn f(x: f32) { tanh(x); }
//~ error unused-result 16-22: the result of 'tanh' must be used
const wrong_type = tanh(1i);
//~ error no-overload 20-27: there is no tanh(i32)
const wrong_count = tanh(1.0, 1.0);
//~ error no-overload 21-34: there is no tanh(abstract-float, abstract-float)

//# tanh_ok: BI-86
const a1: f16 = tanh(1.0); const a2: vec2h = tanh(vec2(1.0)); const a3: vec3h = tanh(vec3(1.0)); const a4: vec4h = tanh(vec4(1.0));
const f1: f32 = tanh(1f); const f2: vec2f = tanh(vec2f(1f)); const f3: vec3f = tanh(vec3f(1f)); const f4: vec4f = tanh(vec4f(1f));
const h1: f16 = tanh(1h); const h2: vec2h = tanh(vec2h(1h)); const h3: vec3h = tanh(vec3h(1h)); const h4: vec4h = tanh(vec4h(1h));
const_assert abs(tanh(1.0) - 0.7615941559557649) < 1e-09; const_assert abs(tanh(1f) - 0.761594156f) < 1e-06f; const_assert abs(tanh(1h) - 0.76159h) < 0.002h;
const_assert all(tanh(vec4f(0.5f, 0f, 1f, -1f)) == vec4f(tanh(0.5f), tanh(0f), tanh(1f), tanh(-1f)));
const_assert tanh(0.0) == 0; const_assert abs(tanh(50.0) - 1) < 1e-9;

//# atan2: BI-33
fn f(x: f32) { atan2(x, x); }
//~ error unused-result 16-26: the result of 'atan2' must be used
const wrong_type = atan2(1i, 1i);
//~ error no-overload 20-32: there is no atan2(i32, i32)
const wrong_count = atan2(1.0, 1.0, 1.0);
//~ error no-overload 21-40: there is no atan2(abstract-float, abstract-float, abstract-float)
const wrong_mix = atan2(1f, 1h);
//~ error no-overload 19-31: there is no atan2(f32, f16)
const wrong_shape = atan2(vec2f(), vec3f());
//~ error no-overload 21-43: there is no atan2(vec2<f32>, vec3<f32>)

//# atan2_ok: BI-33
const a1: f16 = atan2(1.0, 2.0); const a2: vec2h = atan2(vec2(1.0), vec2(2.0)); const a3: vec3h = atan2(vec3(1.0), vec3(2.0)); const a4: vec4h = atan2(vec4(1.0), vec4(2.0));
const f1: f32 = atan2(1f, 2f); const f2: vec2f = atan2(vec2f(1f), vec2f(2f)); const f3: vec3f = atan2(vec3f(1f), vec3f(2f)); const f4: vec4f = atan2(vec4f(1f), vec4f(2f));
const h1: f16 = atan2(1h, 2h); const h2: vec2h = atan2(vec2h(1h), vec2h(2h)); const h3: vec3h = atan2(vec3h(1h), vec3h(2h)); const h4: vec4h = atan2(vec4h(1h), vec4h(2h));
const_assert abs(atan2(1.0, 2.0) - 0.4636476090008061) < 1e-09; const_assert abs(atan2(1f, 2f) - 0.463647609f) < 1e-06f; const_assert abs(atan2(1h, 2h) - 0.46365h) < 0.002h;
const_assert abs(atan2(1.0, -1.0) - 2.356194490192345) < 1e-9; const_assert abs(atan2(-1.0, -1.0) + 2.356194490192345) < 1e-9; const_assert abs(atan2(1.0, 0.0) - 1.5707963267948966) < 1e-9;

//# degrees: BI-42
fn f(x: f32) { degrees(x); }
//~ error unused-result 16-25: the result of 'degrees' must be used
const wrong_type = degrees(1i);
//~ error no-overload 20-30: there is no degrees(i32)
const wrong_count = degrees(1.0, 1.0);
//~ error no-overload 21-37: there is no degrees(abstract-float, abstract-float)
const e0 = degrees(1e37f);
//~ error eval-not-finite 12-25: the result of degrees is not a finite value of f32
const e1 = degrees(2000h);
//~ error eval-not-finite 12-25: the result of degrees is not a finite value of f16
const e2 = degrees(1e307);
//~ error eval-not-finite 12-25: the result of degrees is not a finite value of abstract-float

//# degrees_ok: BI-42
const a1: f16 = degrees(1.0); const a2: vec2h = degrees(vec2(1.0)); const a3: vec3h = degrees(vec3(1.0)); const a4: vec4h = degrees(vec4(1.0));
const f1: f32 = degrees(1f); const f2: vec2f = degrees(vec2f(1f)); const f3: vec3f = degrees(vec3f(1f)); const f4: vec4f = degrees(vec4f(1f));
const h1: f16 = degrees(1h); const h2: vec2h = degrees(vec2h(1h)); const h3: vec3h = degrees(vec3h(1h)); const h4: vec4h = degrees(vec4h(1h));
const_assert abs(degrees(1.0) - 57.29577951308232) < 1e-09; const_assert abs(degrees(1f) - 57.2957795f) < 1e-5f; const_assert abs(degrees(1h) - 57.3h) < 0.1h;
const_assert all(degrees(vec4f(0.5f, 0f, 1f, -1f)) == vec4f(degrees(0.5f), degrees(0f), degrees(1f), degrees(-1f)));
var<private> p = 1e37;
@compute @workgroup_size(1) fn main() { _ = degrees(p); }

//# degrees_override: BI-42
override x = 1e37;
@compute @workgroup_size(1) fn main() { _ = degrees(x); }
//~ error eval-not-finite 45-54: the result of degrees is not a finite value of f32, with the override values of this pipeline

//# radians: BI-73
fn f(x: f32) { radians(x); }
//~ error unused-result 16-25: the result of 'radians' must be used
const wrong_type = radians(1i);
//~ error no-overload 20-30: there is no radians(i32)
const wrong_count = radians(1.0, 1.0);
//~ error no-overload 21-37: there is no radians(abstract-float, abstract-float)

//# radians_ok: BI-73
const a1: f16 = radians(180.0); const a2: vec2h = radians(vec2(180.0)); const a3: vec3h = radians(vec3(180.0)); const a4: vec4h = radians(vec4(180.0));
const f1: f32 = radians(180f); const f2: vec2f = radians(vec2f(180f)); const f3: vec3f = radians(vec3f(180f)); const f4: vec4f = radians(vec4f(180f));
const h1: f16 = radians(180h); const h2: vec2h = radians(vec2h(180h)); const h3: vec3h = radians(vec3h(180h)); const h4: vec4h = radians(vec4h(180h));
const_assert abs(radians(180.0) - 3.141592653589793) < 1e-09; const_assert abs(radians(180f) - 3.14159265f) < 1e-06f; const_assert abs(radians(180h) - 3.14159h) < 0.002h;
const_assert all(radians(vec4f(0.5f, 0f, 1f, -1f)) == vec4f(radians(0.5f), radians(0f), radians(1f), radians(-1f)));
const_assert radians(0.0) == 0;
