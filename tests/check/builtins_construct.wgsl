//! check
// Value constructors of part 2: every form with its type, values at creation time, errors, unused results.
enable f16;

//# zero_value: BI-01
fn f() { i32(); }
//~ error unused-result 10-14: the value made by 'i32' must be used
struct R { a: array<i32> }
const a = R();
//~ error not-constructible 11-13: R has no value constructor
const b = array<i32>();
//~ error not-constructible 11-22: array<i32> has no value constructor
const c = atomic<i32>();
//~ error not-constructible 11-23: atomic<i32> has no value constructor
const d = texture_2d<f32>();
//~ error not-constructible 11-27: texture_2d<f32> has no value constructor
struct T { a: atomic<i32> }
const e = T();
//~ error not-constructible 11-13: T has no value constructor
const g = ptr<private, i32>();
//~ error not-constructible 11-29: ptr<private, i32, read_write> has no value constructor
const h = sampler();
//~ error not-constructible 11-19: sampler has no value constructor
const i = array<i32, 0>();
//~ error invalid-element-count 22-22: an array has at least one element, not 0
const j = mat2x2();
//~ error no-overload 11-18: mat2x2 cannot be made without arguments
const k = array();
//~ error no-overload 11-17: the elements of this array have no type: give array<T, N>

//# zero_value_ok: BI-01
struct S { a: i32, b: array<vec3f, 2> }
const_assert !bool() && i32() == 0i && u32() == 0u && f32() == 0f && f16() == 0h;
const a: S = S(); const_assert a.a == 0 && all(a.b[1] == vec3f()); const b: array<S, 3> = array<S, 3>(); const c: mat4x3h = mat4x3h(); const_assert all(c[3] == vec3h(0));
const v2: vec2u = vec2(); const v3: vec3h = vec3(); const v4: vec4f = vec4(); const_assert all(vec2() == vec2(0, 0)); const t: vec3<bool> = vec3<bool>(); const_assert !any(t);
fn f() -> S { var v = S(); v = S(); return S(); }

//# bool: BI-02
fn f(x: f32) { bool(x); }
//~ error unused-result 16-22: the value made by 'bool' must be used
const a = bool(vec2(true));
//~ error no-overload 11-26: bool cannot be made from (vec2<bool>)
const b = bool(1, 2);
//~ error no-overload 11-20: bool cannot be made from (abstract-int, abstract-int)
const c: i32 = bool(1);
//~ error type-mismatch 16-22: the initializer of 'c' is i32, but this is bool

//# bool_ok: BI-02
const_assert bool(true) && !bool(false) && !bool(0) && bool(1) && !bool(0.0) && !bool(-0.0) && bool(0.5) && bool(-1i) && !bool(0u) && bool(0x80000000u) && bool(1e-30f) && !bool(0h) && bool(-0x1p-24h) && !bool(-0f);

//# i32: BI-03
fn f(x: f32) { i32(x); }
//~ error unused-result 16-21: the value made by 'i32' must be used
const a = i32(2147483648);
//~ error eval-unrepresentable 11-25: the value 2147483648 cannot be represented as i32
const b = i32(-2147483649);
//~ error eval-unrepresentable 11-26: the value -2147483649 cannot be represented as i32
const c = i32(vec2(1));
//~ error no-overload 11-22: i32 cannot be made from (vec2<abstract-int>)
const d = i32(1, 2);
//~ error no-overload 11-19: i32 cannot be made from (abstract-int, abstract-int)

//# i32_ok: BI-03
const_assert i32(-2147483647 - 1) == -2147483647i - 1; const_assert i32(4294967295u) == -1; const_assert i32(true) == 1 && i32(false) == 0; const_assert i32(7i) == 7;
const_assert i32(3.9f) == 3 && i32(-3.9f) == -3 && i32(-3.9h) == -3 && i32(3.9) == 3; const_assert i32(1e20f) == 2147483520 && i32(1e20) == 2147483647 && i32(-1e20) == -2147483647 - 1 && i32(65504h) == 65504;

//# u32: BI-04
fn f(x: f32) { u32(x); }
//~ error unused-result 16-21: the value made by 'u32' must be used
const a = u32(4294967296);
//~ error eval-unrepresentable 11-25: the value 4294967296 cannot be represented as u32
const b = u32(-1);
//~ error eval-unrepresentable 11-17: the value -1 cannot be represented as u32
const c = u32(vec2(1));
//~ error no-overload 11-22: u32 cannot be made from (vec2<abstract-int>)

//# u32_ok: BI-04
const_assert u32(4294967295) == 4294967295u; const_assert u32(-1i) == 4294967295; const_assert u32(true) == 1 && u32(false) == 0; const_assert u32(7u) == 7;
const_assert u32(3.9f) == 3 && u32(-3.9f) == 0 && u32(-1h) == 0 && u32(3.9) == 3; const_assert u32(1e20f) == 4294967040 && u32(1e20) == 4294967295 && u32(-0.5) == 0;

//# f32: BI-05
fn f(x: u32) { f32(x); }
//~ error unused-result 16-21: the value made by 'f32' must be used
const a = f32(1e39);
//~ error eval-unrepresentable 11-19: the value 1e+39 cannot be represented as f32
const b = f32(-3.5e38);
//~ error eval-unrepresentable 11-22: the value -3.5e+38 cannot be represented as f32
const c = f32(vec2(1.0));
//~ error no-overload 11-24: f32 cannot be made from (vec2<abstract-float>)

//# f32_ok: BI-05
const_assert f32(1e38) == 1e38f; const_assert f32(true) == 1 && f32(false) == 0; const_assert f32(-3i) == -3 && f32(7u) == 7 && f32(0.5h) == 0.5 && f32(2f) == 2 && f32(5) == 5;
const_assert f32(16777217) == 16777216 || f32(16777217) == 16777218; const_assert f32(0xffffffffu) == 4294967296f || f32(0xffffffffu) == 4294967040f;

//# f16: BI-06
fn f(x: u32) { f16(x); }
//~ error unused-result 16-21: the value made by 'f16' must be used
const a = f16(65536.0);
//~ error eval-unrepresentable 11-22: the value 65536 cannot be represented as f16
const b = f16(-1e6f);
//~ error eval-unrepresentable 11-20: the value -1e+06 cannot be represented as f16
const c = f16(65536u);
//~ error eval-unrepresentable 11-21: the value 65536 cannot be represented as f16
const d = f16(1000000);
//~ error eval-unrepresentable 11-22: the value 1000000 cannot be represented as f16
const e = f16(vec2(1.0));
//~ error no-overload 11-24: f16 cannot be made from (vec2<abstract-float>)

//# f16_ok: BI-06
const_assert f16(65504) == 65504h; const_assert f16(true) == 1 && f16(false) == 0; const_assert f16(-3i) == -3 && f16(7u) == 7 && f16(0.5f) == 0.5 && f16(2h) == 2 && f16(5) == 5 && f16(-1.5) == -1.5;
var<private> p = 1e6;
@compute @workgroup_size(1) fn main() { _ = f16(p); }

//# f16_override: BI-06
override x = 1e6;
@compute @workgroup_size(1) fn main() { _ = f16(x); }
//~ error eval-unrepresentable 45-50: the value 1e+06 cannot be represented as f16, with the override values of this pipeline

//# f32_override: BI-05
override x = 3e38;
@compute @workgroup_size(1) fn main() { _ = f32(x * 2); }
//~ error eval-not-finite 49-53: the result of * is not a finite value of f32, with the override values of this pipeline

//# vec2: BI-07
fn f(x: f32) { vec2(x); }
//~ error unused-result 16-22: the value made by 'vec2' must be used
const a = vec2(1i, 1u);
//~ error no-overload 11-22: vec2 cannot be made from (i32, u32)
const b = vec2u(1u, 1i);
//~ error no-overload 11-23: vec2<u32> cannot be made from (u32, i32)
const c = vec2(1, 1, 1);
//~ error no-overload 11-23: vec2<abstract-int> cannot be made from (abstract-int, abstract-int, abstract-int)
const d = vec2f(vec3f());
//~ error no-overload 11-24: vec2<f32> cannot be made from (vec3<f32>)
const e = vec2(true, 1);
//~ error no-overload 11-23: vec2 cannot be made from (bool, abstract-int)
const g = vec2h(vec2f(1e6));
//~ error eval-unrepresentable 11-27: the value 1e+06 cannot be represented as f16
const h = vec2u(vec2(-1));
//~ error eval-unrepresentable 11-25: the value -1 cannot be represented as u32
const i = vec2<f32, f32>();
//~ error template-arguments 11-24: 'vec2' takes its parameters as vec2<T>
const j = vec2<mat2x2f>();
//~ error template-arguments 16-22: components of a vector are scalars, not mat2x2<f32>

//# vec2_ok: BI-07
const splat: vec2f = vec2(1f); const splat_a: vec2h = vec2(1.0); const splat_b: vec2<bool> = vec2(true); const splat_i: vec2i = vec2i(1); const splat_h: vec2h = vec2<f16>(1); const splat_u: vec2u = vec2(1u);
const full: vec2u = vec2(1, 2); const full_h: vec2h = vec2h(1, 2); const full_b: vec2<bool> = vec2(true, true); const_assert all(vec2(1, 2) == vec2f(1, 2));
const same: vec2i = vec2(vec2i(1)); const from_f: vec2i = vec2i(vec2f(1.75)); const from_u: vec2f = vec2f(vec2u(7)); const from_b: vec2u = vec2u(vec2(true)); const to_b: vec2<bool> = vec2<bool>(vec2h(0)); const from_h: vec2f = vec2<f32>(vec2h(0.5));
const_assert all(from_f == vec2i(1)) && all(from_u == vec2f(7)) && all(from_b == vec2u(1)) && !any(to_b) && all(from_h == vec2f(0.5)) && all(vec2u(vec2i(-1)) == vec2u(0xffffffff));

//# vec3: BI-08
fn f(x: f32) { vec3(x); }
//~ error unused-result 16-22: the value made by 'vec3' must be used
const a = vec3(1i, 1i, 1u);
//~ error no-overload 11-26: vec3 cannot be made from (i32, i32, u32)
const b = vec3u(1u, 1u, 1i);
//~ error no-overload 11-27: vec3<u32> cannot be made from (u32, u32, i32)
const c = vec3(1, 1, 1, 1);
//~ error no-overload 11-26: vec3<abstract-int> cannot be made from (abstract-int, abstract-int, abstract-int, abstract-int)
const d = vec3f(vec2f());
//~ error no-overload 11-24: vec3<f32> cannot be made from (vec2<f32>)
const e = vec3(true, 1, 1);
//~ error no-overload 11-26: vec3 cannot be made from (bool, abstract-int, abstract-int)
const g = vec3h(vec3f(1e6));
//~ error eval-unrepresentable 11-27: the value 1e+06 cannot be represented as f16
const h = vec3u(vec3(-1));
//~ error eval-unrepresentable 11-25: the value -1 cannot be represented as u32
const i = vec3<f32, f32>();
//~ error template-arguments 11-24: 'vec3' takes its parameters as vec3<T>
const j = vec3<mat2x2f>();
//~ error template-arguments 16-22: components of a vector are scalars, not mat2x2<f32>

//# vec3_ok: BI-08
const splat: vec3f = vec3(1f); const splat_a: vec3h = vec3(1.0); const splat_b: vec3<bool> = vec3(true); const splat_i: vec3i = vec3i(1); const splat_h: vec3h = vec3<f16>(1); const splat_u: vec3u = vec3(1u);
const full: vec3u = vec3(1, 2, 3); const full_h: vec3h = vec3h(1, 2, 3); const full_b: vec3<bool> = vec3(true, true, true); const_assert all(vec3(1, 2, 3) == vec3f(1, 2, 3));
const same: vec3i = vec3(vec3i(1)); const from_f: vec3i = vec3i(vec3f(1.75)); const from_u: vec3f = vec3f(vec3u(7)); const from_b: vec3u = vec3u(vec3(true)); const to_b: vec3<bool> = vec3<bool>(vec3h(0)); const from_h: vec3f = vec3<f32>(vec3h(0.5));
const_assert all(from_f == vec3i(1)) && all(from_u == vec3f(7)) && all(from_b == vec3u(1)) && !any(to_b) && all(from_h == vec3f(0.5)) && all(vec3u(vec3i(-1)) == vec3u(0xffffffff));
const_assert all(vec3(vec2(1, 2), 3) == vec3(1, 2, 3)); const m0: vec3h = vec3(vec2(1, 2), 3); const mi0: vec3i = vec3(vec2i(1, 2), 3); const mf0: vec3f = vec3f(vec2(1, 2), 3);
const_assert all(vec3(1, vec2(2, 3)) == vec3(1, 2, 3)); const m1: vec3h = vec3(1, vec2(2, 3)); const mi1: vec3i = vec3(1, vec2i(2, 3)); const mf1: vec3f = vec3f(1, vec2(2, 3));

//# vec4: BI-09
fn f(x: f32) { vec4(x); }
//~ error unused-result 16-22: the value made by 'vec4' must be used
const a = vec4(1i, 1i, 1i, 1u);
//~ error no-overload 11-30: vec4 cannot be made from (i32, i32, i32, u32)
const b = vec4u(1u, 1u, 1u, 1i);
//~ error no-overload 11-31: vec4<u32> cannot be made from (u32, u32, u32, i32)
const c = vec4(1, 1, 1, 1, 1);
//~ error no-overload 11-29: vec4<abstract-int> cannot be made from (abstract-int, abstract-int, abstract-int, abstract-int, abstract-int)
const d = vec4f(vec2f());
//~ error no-overload 11-24: vec4<f32> cannot be made from (vec2<f32>)
const e = vec4(true, 1, 1, 1);
//~ error no-overload 11-29: vec4 cannot be made from (bool, abstract-int, abstract-int, abstract-int)
const g = vec4h(vec4f(1e6));
//~ error eval-unrepresentable 11-27: the value 1e+06 cannot be represented as f16
const h = vec4u(vec4(-1));
//~ error eval-unrepresentable 11-25: the value -1 cannot be represented as u32
const i = vec4<f32, f32>();
//~ error template-arguments 11-24: 'vec4' takes its parameters as vec4<T>
const j = vec4<mat2x2f>();
//~ error template-arguments 16-22: components of a vector are scalars, not mat2x2<f32>

//# vec4_ok: BI-09
const splat: vec4f = vec4(1f); const splat_a: vec4h = vec4(1.0); const splat_b: vec4<bool> = vec4(true); const splat_i: vec4i = vec4i(1); const splat_h: vec4h = vec4<f16>(1); const splat_u: vec4u = vec4(1u);
const full: vec4u = vec4(1, 2, 3, 4); const full_h: vec4h = vec4h(1, 2, 3, 4); const full_b: vec4<bool> = vec4(true, true, true, true); const_assert all(vec4(1, 2, 3, 4) == vec4f(1, 2, 3, 4));
const same: vec4i = vec4(vec4i(1)); const from_f: vec4i = vec4i(vec4f(1.75)); const from_u: vec4f = vec4f(vec4u(7)); const from_b: vec4u = vec4u(vec4(true)); const to_b: vec4<bool> = vec4<bool>(vec4h(0)); const from_h: vec4f = vec4<f32>(vec4h(0.5));
const_assert all(from_f == vec4i(1)) && all(from_u == vec4f(7)) && all(from_b == vec4u(1)) && !any(to_b) && all(from_h == vec4f(0.5)) && all(vec4u(vec4i(-1)) == vec4u(0xffffffff));
const_assert all(vec4(vec2(1, 2), 3, 4) == vec4(1, 2, 3, 4)); const m0: vec4h = vec4(vec2(1, 2), 3, 4); const mi0: vec4i = vec4(vec2i(1, 2), 3, 4); const mf0: vec4f = vec4f(vec2(1, 2), 3, 4);
const_assert all(vec4(1, vec2(2, 3), 4) == vec4(1, 2, 3, 4)); const m1: vec4h = vec4(1, vec2(2, 3), 4); const mi1: vec4i = vec4(1, vec2i(2, 3), 4); const mf1: vec4f = vec4f(1, vec2(2, 3), 4);
const_assert all(vec4(1, 2, vec2(3, 4)) == vec4(1, 2, 3, 4)); const m2: vec4h = vec4(1, 2, vec2(3, 4)); const mi2: vec4i = vec4(1, 2, vec2i(3, 4)); const mf2: vec4f = vec4f(1, 2, vec2(3, 4));
const_assert all(vec4(vec2(1, 2), vec2(3, 4)) == vec4(1, 2, 3, 4)); const m3: vec4h = vec4(vec2(1, 2), vec2(3, 4)); const mi3: vec4i = vec4(vec2i(1, 2), vec2i(3, 4)); const mf3: vec4f = vec4f(vec2(1, 2), vec2(3, 4));
const_assert all(vec4(vec3(1, 2, 3), 4) == vec4(1, 2, 3, 4)); const m4: vec4h = vec4(vec3(1, 2, 3), 4); const mi4: vec4i = vec4(vec3i(1, 2, 3), 4); const mf4: vec4f = vec4f(vec3(1, 2, 3), 4);
const_assert all(vec4(1, vec3(2, 3, 4)) == vec4(1, 2, 3, 4)); const m5: vec4h = vec4(1, vec3(2, 3, 4)); const mi5: vec4i = vec4(1, vec3i(2, 3, 4)); const mf5: vec4f = vec4f(1, vec3(2, 3, 4));

//# mat2x2: BI-10
fn f() { mat2x2f(); }
//~ error unused-result 10-18: the value made by 'mat2x2f' must be used
const a = mat2x2f(1.0, 1.0, 1.0);
//~ error no-overload 11-32: mat2x2<f32> cannot be made from (abstract-float, abstract-float, abstract-float)
const b = mat2x2(1i, 1i, 1i, 1i);
//~ error no-overload 11-32: mat2x2 cannot be made from (i32, i32, i32, i32)
const d = mat2x2f(vec2f());
//~ error no-overload 11-26: mat2x2<f32> cannot be made from (vec2<f32>)
const e = mat2x2f(mat2x3f());
//~ error no-overload 11-28: mat2x2<f32> cannot be made from (mat2x3<f32>)
const g = mat2x2(vec2f(), vec2h());
//~ error no-overload 11-34: mat2x2 cannot be made from (vec2<f32>, vec2<f16>)
const h = mat2x2h(mat2x2f(1e6, 1e6, 1e6, 1e6));
//~ error eval-unrepresentable 11-46: the value 1e+06 cannot be represented as f16
const i = mat2x2<i32>();
//~ error template-arguments 18-20: components of a matrix are f32 or f16, not i32

//# mat2x2_ok: BI-10
const a: mat2x2f = mat2x2(vec2f(1, 2), vec2f(3, 4)); const b: mat2x2h = mat2x2h(vec2h(1, 2), vec2h(3, 4)); const c: mat2x2h = mat2x2(vec2(1, 2), vec2(3, 4)); const d: mat2x2f = mat2x2<f32>(vec2(1, 2), vec2(3, 4));
const e: mat2x2f = mat2x2f(1, 2, 3, 4); const f: mat2x2h = mat2x2(1.0, 2.0, 3.0, 4.0); const g: mat2x2f = mat2x2(1f, 2f, 3f, 4f); const h: mat2x2h = mat2x2<f16>(1, 2, 3, 4);
const i: mat2x2f = mat2x2f(mat2x2h()); const j: mat2x2h = mat2x2h(e); const k: mat2x2f = mat2x2(e); const l: mat2x2h = mat2x2(mat2x2(1.0, 2.0, 3.0, 4.0));
const_assert all(a[1] == vec2f(3, 4)) && all(e[1] == vec2f(3, 4)) && all(d[1] == vec2f(3, 4)) && all(mat2x2f(j)[1] == vec2f(3, 4)) && all(l[0] == c[0]);

//# mat2x3: BI-11
fn f() { mat2x3f(); }
//~ error unused-result 10-18: the value made by 'mat2x3f' must be used
const a = mat2x3f(1.0, 1.0, 1.0, 1.0, 1.0);
//~ error no-overload 11-42: mat2x3<f32> cannot be made from (abstract-float, abstract-float, abstract-float, abstract-float, abstract-float)
const b = mat2x3(1i, 1i, 1i, 1i, 1i, 1i);
//~ error no-overload 11-40: mat2x3 cannot be made from (i32, i32, i32, i32, i32, i32)
const d = mat2x3f(vec3f());
//~ error no-overload 11-26: mat2x3<f32> cannot be made from (vec3<f32>)
const e = mat2x3f(mat2x2f());
//~ error no-overload 11-28: mat2x3<f32> cannot be made from (mat2x2<f32>)
const g = mat2x3(vec3f(), vec3h());
//~ error no-overload 11-34: mat2x3 cannot be made from (vec3<f32>, vec3<f16>)
const h = mat2x3h(mat2x3f(1e6, 1e6, 1e6, 1e6, 1e6, 1e6));
//~ error eval-unrepresentable 11-56: the value 1e+06 cannot be represented as f16
const i = mat2x3<i32>();
//~ error template-arguments 18-20: components of a matrix are f32 or f16, not i32

//# mat2x3_ok: BI-11
const a: mat2x3f = mat2x3(vec3f(1, 2, 3), vec3f(4, 5, 6)); const b: mat2x3h = mat2x3h(vec3h(1, 2, 3), vec3h(4, 5, 6)); const c: mat2x3h = mat2x3(vec3(1, 2, 3), vec3(4, 5, 6)); const d: mat2x3f = mat2x3<f32>(vec3(1, 2, 3), vec3(4, 5, 6));
const e: mat2x3f = mat2x3f(1, 2, 3, 4, 5, 6); const f: mat2x3h = mat2x3(1.0, 2.0, 3.0, 4.0, 5.0, 6.0); const g: mat2x3f = mat2x3(1f, 2f, 3f, 4f, 5f, 6f); const h: mat2x3h = mat2x3<f16>(1, 2, 3, 4, 5, 6);
const i: mat2x3f = mat2x3f(mat2x3h()); const j: mat2x3h = mat2x3h(e); const k: mat2x3f = mat2x3(e); const l: mat2x3h = mat2x3(mat2x3(1.0, 2.0, 3.0, 4.0, 5.0, 6.0));
const_assert all(a[1] == vec3f(4, 5, 6)) && all(e[1] == vec3f(4, 5, 6)) && all(d[1] == vec3f(4, 5, 6)) && all(mat2x3f(j)[1] == vec3f(4, 5, 6)) && all(l[0] == c[0]);

//# mat2x4: BI-12
fn f() { mat2x4f(); }
//~ error unused-result 10-18: the value made by 'mat2x4f' must be used
const a = mat2x4f(1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0);
//~ error no-overload 11-52: mat2x4<f32> cannot be made from (abstract-float, abstract-float, abstract-float, abstract-float, abstract-float, abstract-float, abstract-float)
const b = mat2x4(1i, 1i, 1i, 1i, 1i, 1i, 1i, 1i);
//~ error no-overload 11-48: mat2x4 cannot be made from (i32, i32, i32, i32, i32, i32, i32, i32)
const d = mat2x4f(vec4f());
//~ error no-overload 11-26: mat2x4<f32> cannot be made from (vec4<f32>)
const e = mat2x4f(mat2x2f());
//~ error no-overload 11-28: mat2x4<f32> cannot be made from (mat2x2<f32>)
const g = mat2x4(vec4f(), vec4h());
//~ error no-overload 11-34: mat2x4 cannot be made from (vec4<f32>, vec4<f16>)
const h = mat2x4h(mat2x4f(1e6, 1e6, 1e6, 1e6, 1e6, 1e6, 1e6, 1e6));
//~ error eval-unrepresentable 11-66: the value 1e+06 cannot be represented as f16
const i = mat2x4<i32>();
//~ error template-arguments 18-20: components of a matrix are f32 or f16, not i32

//# mat2x4_ok: BI-12
const a: mat2x4f = mat2x4(vec4f(1, 2, 3, 4), vec4f(5, 6, 7, 8)); const b: mat2x4h = mat2x4h(vec4h(1, 2, 3, 4), vec4h(5, 6, 7, 8)); const c: mat2x4h = mat2x4(vec4(1, 2, 3, 4), vec4(5, 6, 7, 8)); const d: mat2x4f = mat2x4<f32>(vec4(1, 2, 3, 4), vec4(5, 6, 7, 8));
const e: mat2x4f = mat2x4f(1, 2, 3, 4, 5, 6, 7, 8); const f: mat2x4h = mat2x4(1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0); const g: mat2x4f = mat2x4(1f, 2f, 3f, 4f, 5f, 6f, 7f, 8f); const h: mat2x4h = mat2x4<f16>(1, 2, 3, 4, 5, 6, 7, 8);
const i: mat2x4f = mat2x4f(mat2x4h()); const j: mat2x4h = mat2x4h(e); const k: mat2x4f = mat2x4(e); const l: mat2x4h = mat2x4(mat2x4(1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0));
const_assert all(a[1] == vec4f(5, 6, 7, 8)) && all(e[1] == vec4f(5, 6, 7, 8)) && all(d[1] == vec4f(5, 6, 7, 8)) && all(mat2x4f(j)[1] == vec4f(5, 6, 7, 8)) && all(l[0] == c[0]);

//# mat3x2: BI-13
fn f() { mat3x2f(); }
//~ error unused-result 10-18: the value made by 'mat3x2f' must be used
const a = mat3x2f(1.0, 1.0, 1.0, 1.0, 1.0);
//~ error no-overload 11-42: mat3x2<f32> cannot be made from (abstract-float, abstract-float, abstract-float, abstract-float, abstract-float)
const b = mat3x2(1i, 1i, 1i, 1i, 1i, 1i);
//~ error no-overload 11-40: mat3x2 cannot be made from (i32, i32, i32, i32, i32, i32)
const d = mat3x2f(vec2f(), vec2f());
//~ error no-overload 11-35: mat3x2<f32> cannot be made from (vec2<f32>, vec2<f32>)
const e = mat3x2f(mat3x3f());
//~ error no-overload 11-28: mat3x2<f32> cannot be made from (mat3x3<f32>)
const g = mat3x2(vec2f(), vec2f(), vec2h());
//~ error no-overload 11-43: mat3x2 cannot be made from (vec2<f32>, vec2<f32>, vec2<f16>)
const h = mat3x2h(mat3x2f(1e6, 1e6, 1e6, 1e6, 1e6, 1e6));
//~ error eval-unrepresentable 11-56: the value 1e+06 cannot be represented as f16
const i = mat3x2<i32>();
//~ error template-arguments 18-20: components of a matrix are f32 or f16, not i32

//# mat3x2_ok: BI-13
const a: mat3x2f = mat3x2(vec2f(1, 2), vec2f(3, 4), vec2f(5, 6)); const b: mat3x2h = mat3x2h(vec2h(1, 2), vec2h(3, 4), vec2h(5, 6)); const c: mat3x2h = mat3x2(vec2(1, 2), vec2(3, 4), vec2(5, 6)); const d: mat3x2f = mat3x2<f32>(vec2(1, 2), vec2(3, 4), vec2(5, 6));
const e: mat3x2f = mat3x2f(1, 2, 3, 4, 5, 6); const f: mat3x2h = mat3x2(1.0, 2.0, 3.0, 4.0, 5.0, 6.0); const g: mat3x2f = mat3x2(1f, 2f, 3f, 4f, 5f, 6f); const h: mat3x2h = mat3x2<f16>(1, 2, 3, 4, 5, 6);
const i: mat3x2f = mat3x2f(mat3x2h()); const j: mat3x2h = mat3x2h(e); const k: mat3x2f = mat3x2(e); const l: mat3x2h = mat3x2(mat3x2(1.0, 2.0, 3.0, 4.0, 5.0, 6.0));
const_assert all(a[2] == vec2f(5, 6)) && all(e[2] == vec2f(5, 6)) && all(d[2] == vec2f(5, 6)) && all(mat3x2f(j)[2] == vec2f(5, 6)) && all(l[0] == c[0]);

//# mat3x3: BI-14
fn f() { mat3x3f(); }
//~ error unused-result 10-18: the value made by 'mat3x3f' must be used
const a = mat3x3f(1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0);
//~ error no-overload 11-57: mat3x3<f32> cannot be made from (abstract-float, abstract-float, abstract-float, abstract-float, abstract-float, abstract-float, abstract-float, abstract-float)
const b = mat3x3(1i, 1i, 1i, 1i, 1i, 1i, 1i, 1i, 1i);
//~ error no-overload 11-52: mat3x3 cannot be made from (i32, i32, i32, i32, i32, i32, i32, i32, i32)
const d = mat3x3f(vec3f(), vec3f());
//~ error no-overload 11-35: mat3x3<f32> cannot be made from (vec3<f32>, vec3<f32>)
const e = mat3x3f(mat3x2f());
//~ error no-overload 11-28: mat3x3<f32> cannot be made from (mat3x2<f32>)
const g = mat3x3(vec3f(), vec3f(), vec3h());
//~ error no-overload 11-43: mat3x3 cannot be made from (vec3<f32>, vec3<f32>, vec3<f16>)
const h = mat3x3h(mat3x3f(1e6, 1e6, 1e6, 1e6, 1e6, 1e6, 1e6, 1e6, 1e6));
//~ error eval-unrepresentable 11-71: the value 1e+06 cannot be represented as f16
const i = mat3x3<i32>();
//~ error template-arguments 18-20: components of a matrix are f32 or f16, not i32

//# mat3x3_ok: BI-14
const a: mat3x3f = mat3x3(vec3f(1, 2, 3), vec3f(4, 5, 6), vec3f(7, 8, 9)); const b: mat3x3h = mat3x3h(vec3h(1, 2, 3), vec3h(4, 5, 6), vec3h(7, 8, 9)); const c: mat3x3h = mat3x3(vec3(1, 2, 3), vec3(4, 5, 6), vec3(7, 8, 9)); const d: mat3x3f = mat3x3<f32>(vec3(1, 2, 3), vec3(4, 5, 6), vec3(7, 8, 9));
const e: mat3x3f = mat3x3f(1, 2, 3, 4, 5, 6, 7, 8, 9); const f: mat3x3h = mat3x3(1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0); const g: mat3x3f = mat3x3(1f, 2f, 3f, 4f, 5f, 6f, 7f, 8f, 9f); const h: mat3x3h = mat3x3<f16>(1, 2, 3, 4, 5, 6, 7, 8, 9);
const i: mat3x3f = mat3x3f(mat3x3h()); const j: mat3x3h = mat3x3h(e); const k: mat3x3f = mat3x3(e); const l: mat3x3h = mat3x3(mat3x3(1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0));
const_assert all(a[2] == vec3f(7, 8, 9)) && all(e[2] == vec3f(7, 8, 9)) && all(d[2] == vec3f(7, 8, 9)) && all(mat3x3f(j)[2] == vec3f(7, 8, 9)) && all(l[0] == c[0]);

//# mat3x4: BI-15
fn f() { mat3x4f(); }
//~ error unused-result 10-18: the value made by 'mat3x4f' must be used
const a = mat3x4f(1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0);
//~ error no-overload 11-72: mat3x4<f32> cannot be made from (abstract-float, abstract-float, abstract-float, abstract-float, abstract-float, abstract-float, abstract-float, abstract-float, abstract-float, abstract-float, abstract-float)
const b = mat3x4(1i, 1i, 1i, 1i, 1i, 1i, 1i, 1i, 1i, 1i, 1i, 1i);
//~ error no-overload 11-64: mat3x4 cannot be made from (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
const d = mat3x4f(vec4f(), vec4f());
//~ error no-overload 11-35: mat3x4<f32> cannot be made from (vec4<f32>, vec4<f32>)
const e = mat3x4f(mat3x2f());
//~ error no-overload 11-28: mat3x4<f32> cannot be made from (mat3x2<f32>)
const g = mat3x4(vec4f(), vec4f(), vec4h());
//~ error no-overload 11-43: mat3x4 cannot be made from (vec4<f32>, vec4<f32>, vec4<f16>)
const h = mat3x4h(mat3x4f(1e6, 1e6, 1e6, 1e6, 1e6, 1e6, 1e6, 1e6, 1e6, 1e6, 1e6, 1e6));
//~ error eval-unrepresentable 11-86: the value 1e+06 cannot be represented as f16
const i = mat3x4<i32>();
//~ error template-arguments 18-20: components of a matrix are f32 or f16, not i32

//# mat3x4_ok: BI-15
const a: mat3x4f = mat3x4(vec4f(1, 2, 3, 4), vec4f(5, 6, 7, 8), vec4f(9, 10, 11, 12)); const b: mat3x4h = mat3x4h(vec4h(1, 2, 3, 4), vec4h(5, 6, 7, 8), vec4h(9, 10, 11, 12)); const c: mat3x4h = mat3x4(vec4(1, 2, 3, 4), vec4(5, 6, 7, 8), vec4(9, 10, 11, 12)); const d: mat3x4f = mat3x4<f32>(vec4(1, 2, 3, 4), vec4(5, 6, 7, 8), vec4(9, 10, 11, 12));
const e: mat3x4f = mat3x4f(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12); const f: mat3x4h = mat3x4(1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0); const g: mat3x4f = mat3x4(1f, 2f, 3f, 4f, 5f, 6f, 7f, 8f, 9f, 10f, 11f, 12f); const h: mat3x4h = mat3x4<f16>(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);
const i: mat3x4f = mat3x4f(mat3x4h()); const j: mat3x4h = mat3x4h(e); const k: mat3x4f = mat3x4(e); const l: mat3x4h = mat3x4(mat3x4(1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0));
const_assert all(a[2] == vec4f(9, 10, 11, 12)) && all(e[2] == vec4f(9, 10, 11, 12)) && all(d[2] == vec4f(9, 10, 11, 12)) && all(mat3x4f(j)[2] == vec4f(9, 10, 11, 12)) && all(l[0] == c[0]);

//# mat4x2: BI-16
fn f() { mat4x2f(); }
//~ error unused-result 10-18: the value made by 'mat4x2f' must be used
const a = mat4x2f(1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0);
//~ error no-overload 11-52: mat4x2<f32> cannot be made from (abstract-float, abstract-float, abstract-float, abstract-float, abstract-float, abstract-float, abstract-float)
const b = mat4x2(1i, 1i, 1i, 1i, 1i, 1i, 1i, 1i);
//~ error no-overload 11-48: mat4x2 cannot be made from (i32, i32, i32, i32, i32, i32, i32, i32)
const d = mat4x2f(vec2f(), vec2f(), vec2f());
//~ error no-overload 11-44: mat4x2<f32> cannot be made from (vec2<f32>, vec2<f32>, vec2<f32>)
const e = mat4x2f(mat4x3f());
//~ error no-overload 11-28: mat4x2<f32> cannot be made from (mat4x3<f32>)
const g = mat4x2(vec2f(), vec2f(), vec2f(), vec2h());
//~ error no-overload 11-52: mat4x2 cannot be made from (vec2<f32>, vec2<f32>, vec2<f32>, vec2<f16>)
const h = mat4x2h(mat4x2f(1e6, 1e6, 1e6, 1e6, 1e6, 1e6, 1e6, 1e6));
//~ error eval-unrepresentable 11-66: the value 1e+06 cannot be represented as f16
const i = mat4x2<i32>();
//~ error template-arguments 18-20: components of a matrix are f32 or f16, not i32

//# mat4x2_ok: BI-16
const a: mat4x2f = mat4x2(vec2f(1, 2), vec2f(3, 4), vec2f(5, 6), vec2f(7, 8)); const b: mat4x2h = mat4x2h(vec2h(1, 2), vec2h(3, 4), vec2h(5, 6), vec2h(7, 8)); const c: mat4x2h = mat4x2(vec2(1, 2), vec2(3, 4), vec2(5, 6), vec2(7, 8)); const d: mat4x2f = mat4x2<f32>(vec2(1, 2), vec2(3, 4), vec2(5, 6), vec2(7, 8));
const e: mat4x2f = mat4x2f(1, 2, 3, 4, 5, 6, 7, 8); const f: mat4x2h = mat4x2(1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0); const g: mat4x2f = mat4x2(1f, 2f, 3f, 4f, 5f, 6f, 7f, 8f); const h: mat4x2h = mat4x2<f16>(1, 2, 3, 4, 5, 6, 7, 8);
const i: mat4x2f = mat4x2f(mat4x2h()); const j: mat4x2h = mat4x2h(e); const k: mat4x2f = mat4x2(e); const l: mat4x2h = mat4x2(mat4x2(1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0));
const_assert all(a[3] == vec2f(7, 8)) && all(e[3] == vec2f(7, 8)) && all(d[3] == vec2f(7, 8)) && all(mat4x2f(j)[3] == vec2f(7, 8)) && all(l[0] == c[0]);

//# mat4x3: BI-17
fn f() { mat4x3f(); }
//~ error unused-result 10-18: the value made by 'mat4x3f' must be used
const a = mat4x3f(1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0);
//~ error no-overload 11-72: mat4x3<f32> cannot be made from (abstract-float, abstract-float, abstract-float, abstract-float, abstract-float, abstract-float, abstract-float, abstract-float, abstract-float, abstract-float, abstract-float)
const b = mat4x3(1i, 1i, 1i, 1i, 1i, 1i, 1i, 1i, 1i, 1i, 1i, 1i);
//~ error no-overload 11-64: mat4x3 cannot be made from (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
const d = mat4x3f(vec3f(), vec3f(), vec3f());
//~ error no-overload 11-44: mat4x3<f32> cannot be made from (vec3<f32>, vec3<f32>, vec3<f32>)
const e = mat4x3f(mat4x2f());
//~ error no-overload 11-28: mat4x3<f32> cannot be made from (mat4x2<f32>)
const g = mat4x3(vec3f(), vec3f(), vec3f(), vec3h());
//~ error no-overload 11-52: mat4x3 cannot be made from (vec3<f32>, vec3<f32>, vec3<f32>, vec3<f16>)
const h = mat4x3h(mat4x3f(1e6, 1e6, 1e6, 1e6, 1e6, 1e6, 1e6, 1e6, 1e6, 1e6, 1e6, 1e6));
//~ error eval-unrepresentable 11-86: the value 1e+06 cannot be represented as f16
const i = mat4x3<i32>();
//~ error template-arguments 18-20: components of a matrix are f32 or f16, not i32

//# mat4x3_ok: BI-17
const a: mat4x3f = mat4x3(vec3f(1, 2, 3), vec3f(4, 5, 6), vec3f(7, 8, 9), vec3f(10, 11, 12)); const b: mat4x3h = mat4x3h(vec3h(1, 2, 3), vec3h(4, 5, 6), vec3h(7, 8, 9), vec3h(10, 11, 12)); const c: mat4x3h = mat4x3(vec3(1, 2, 3), vec3(4, 5, 6), vec3(7, 8, 9), vec3(10, 11, 12)); const d: mat4x3f = mat4x3<f32>(vec3(1, 2, 3), vec3(4, 5, 6), vec3(7, 8, 9), vec3(10, 11, 12));
const e: mat4x3f = mat4x3f(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12); const f: mat4x3h = mat4x3(1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0); const g: mat4x3f = mat4x3(1f, 2f, 3f, 4f, 5f, 6f, 7f, 8f, 9f, 10f, 11f, 12f); const h: mat4x3h = mat4x3<f16>(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);
const i: mat4x3f = mat4x3f(mat4x3h()); const j: mat4x3h = mat4x3h(e); const k: mat4x3f = mat4x3(e); const l: mat4x3h = mat4x3(mat4x3(1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0));
const_assert all(a[3] == vec3f(10, 11, 12)) && all(e[3] == vec3f(10, 11, 12)) && all(d[3] == vec3f(10, 11, 12)) && all(mat4x3f(j)[3] == vec3f(10, 11, 12)) && all(l[0] == c[0]);

//# mat4x4: BI-18
fn f() { mat4x4f(); }
//~ error unused-result 10-18: the value made by 'mat4x4f' must be used
const a = mat4x4f(1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0);
//~ error no-overload 11-92: mat4x4<f32> cannot be made from (abstract-float, abstract-float, abstract-float, abstract-float, abstract-float, abstract-float, abstract-float, abstract-float, abstract-float, abstract-float, abstract-float, abstract-float, abstract-float, abstract-float, abstract-float)
const b = mat4x4(1i, 1i, 1i, 1i, 1i, 1i, 1i, 1i, 1i, 1i, 1i, 1i, 1i, 1i, 1i, 1i);
//~ error no-overload 11-80: mat4x4 cannot be made from (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
const d = mat4x4f(vec4f(), vec4f(), vec4f());
//~ error no-overload 11-44: mat4x4<f32> cannot be made from (vec4<f32>, vec4<f32>, vec4<f32>)
const e = mat4x4f(mat4x2f());
//~ error no-overload 11-28: mat4x4<f32> cannot be made from (mat4x2<f32>)
const g = mat4x4(vec4f(), vec4f(), vec4f(), vec4h());
//~ error no-overload 11-52: mat4x4 cannot be made from (vec4<f32>, vec4<f32>, vec4<f32>, vec4<f16>)
const h = mat4x4h(mat4x4f(1e6, 1e6, 1e6, 1e6, 1e6, 1e6, 1e6, 1e6, 1e6, 1e6, 1e6, 1e6, 1e6, 1e6, 1e6, 1e6));
//~ error eval-unrepresentable 11-106: the value 1e+06 cannot be represented as f16
const i = mat4x4<i32>();
//~ error template-arguments 18-20: components of a matrix are f32 or f16, not i32

//# mat4x4_ok: BI-18
const a: mat4x4f = mat4x4(vec4f(1, 2, 3, 4), vec4f(5, 6, 7, 8), vec4f(9, 10, 11, 12), vec4f(13, 14, 15, 16)); const b: mat4x4h = mat4x4h(vec4h(1, 2, 3, 4), vec4h(5, 6, 7, 8), vec4h(9, 10, 11, 12), vec4h(13, 14, 15, 16)); const c: mat4x4h = mat4x4(vec4(1, 2, 3, 4), vec4(5, 6, 7, 8), vec4(9, 10, 11, 12), vec4(13, 14, 15, 16)); const d: mat4x4f = mat4x4<f32>(vec4(1, 2, 3, 4), vec4(5, 6, 7, 8), vec4(9, 10, 11, 12), vec4(13, 14, 15, 16));
const e: mat4x4f = mat4x4f(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16); const f: mat4x4h = mat4x4(1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0); const g: mat4x4f = mat4x4(1f, 2f, 3f, 4f, 5f, 6f, 7f, 8f, 9f, 10f, 11f, 12f, 13f, 14f, 15f, 16f); const h: mat4x4h = mat4x4<f16>(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16);
const i: mat4x4f = mat4x4f(mat4x4h()); const j: mat4x4h = mat4x4h(e); const k: mat4x4f = mat4x4(e); const l: mat4x4h = mat4x4(mat4x4(1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0));
const_assert all(a[3] == vec4f(13, 14, 15, 16)) && all(e[3] == vec4f(13, 14, 15, 16)) && all(d[3] == vec4f(13, 14, 15, 16)) && all(mat4x4f(j)[3] == vec4f(13, 14, 15, 16)) && all(l[0] == c[0]);

//# array: BI-19
fn f(x: f32) { array(x, x); }
//~ error unused-result 16-26: the value made by 'array' must be used
const a = array<i32, 3>(1, 2);
//~ error no-overload 11-29: array<i32, 3> has 3 elements, and 2 are given
const b = array<i32, 2>(1, 2, 3);
//~ error no-overload 11-32: array<i32, 2> has 2 elements, and 3 are given
const c = array(1i, 1u);
//~ error no-overload 11-23: the elements of this array have no common type
const d = array<i32, 1>(1u);
//~ error type-mismatch 25-26: an element of this array is i32, but this is u32
const e = array<i32>(1, 2);
//~ error not-constructible 11-26: array<i32> has no value constructor
const g = array(true, 1);
//~ error no-overload 11-24: the elements of this array have no common type

//# array_ok: BI-19
const a: array<i32, 3> = array<i32, 3>(1, 2, 3); const b: array<f32, 2> = array(1, 2.5f); const c: array<u32, 2> = array(1, 2); const d: array<f16, 2> = array(1, 2.5); const e: array<vec2f, 2> = array(vec2(1), vec2f(2));
struct S { a: i32 }
const f = array(S(1), S(2)); const g = array(array(1, 2), array(3, 4)); const_assert f[1].a == 2 && g[1][0] == 3 && a[2] == 3 && b[0] == 1 && d[1] == 2.5h;

//# array_of_2047: BI-19
const a = array<u32, 2047>(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
const b = array(2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2);
const_assert a[2046] + b[2046] == 3;

//# structure: BI-20
struct S { a: i32, b: vec2f }
fn f(x: vec2f) { S(1, x); }
//~ error unused-result 18-24: the value made by 'S' must be used
const a = S(1);
//~ error no-overload 11-14: S has 2 members, and 1 is given
const b = S(1, vec2f(), 2);
//~ error no-overload 11-26: S has 2 members, and 3 are given
const c = S(1u, vec2f());
//~ error type-mismatch 13-14: member 'a' is i32, but this is u32
const d = S(vec2f(), vec2f());
//~ error type-mismatch 13-19: member 'a' is i32, but this is vec2<f32>
struct R { a: i32, b: array<i32> }
const e = R(1, 2);
//~ error not-constructible 11-17: R has no value constructor

//# structure_ok: BI-20
struct S { a: i32, b: vec2f, c: f16 }
struct T { s: S, a: array<u32, 2> }
const a = S(1, vec2(1, 2), 3); const b = T(a, array(4, 5)); const_assert b.s.a == 1 && b.s.b.y == 2 && b.s.c == 3 && b.a[1] == 5; const c: S = S(i32(1), vec2f(), 2h);
