//! check
// Rounding, selection, interpolation and vector functions of part 2: every overload with its result type, values at creation time, errors, unused results.
enable f16;

//# abs: BI-26
fn f(x: f32) { abs(x); }
//~ error unused-result 16-21: the result of 'abs' must be used
const wrong_type = abs(true);
//~ error no-overload 20-28: there is no abs(bool)
const wrong_count = abs(1, 2);
//~ error no-overload 21-29: there is no abs(abstract-int, abstract-int)

//# abs_ok: BI-26
const n1: f16 = abs(2); const n2: vec2h = abs(vec2(2)); const n3: vec3h = abs(vec3(2)); const n4: vec4h = abs(vec4(2));
const i1: i32 = abs(2i); const i2: vec2i = abs(vec2i(2i)); const i3: vec3i = abs(vec3i(2i)); const i4: vec4i = abs(vec4i(2i));
const u1: u32 = abs(2u); const u2: vec2u = abs(vec2u(2u)); const u3: vec3u = abs(vec3u(2u)); const u4: vec4u = abs(vec4u(2u));
const a1: f16 = abs(2.0); const a2: vec2h = abs(vec2(2.0)); const a3: vec3h = abs(vec3(2.0)); const a4: vec4h = abs(vec4(2.0));
const f1: f32 = abs(2f); const f2: vec2f = abs(vec2f(2f)); const f3: vec3f = abs(vec3f(2f)); const f4: vec4f = abs(vec4f(2f));
const h1: f16 = abs(2h); const h2: vec2h = abs(vec2h(2h)); const h3: vec3h = abs(vec3h(2h)); const h4: vec4h = abs(vec4h(2h));
const_assert abs(-3) == 3; const_assert abs(-3.5) == 3.5; const_assert abs(-3i) == 3i; const_assert abs(3u) == 3u; const_assert abs(-0x1p-14h) == 0x1p-14h;
const_assert abs(i32(-2147483648)) == i32(-2147483648); const_assert abs(-9223372036854775807 - 1) == -9223372036854775807 - 1;
const_assert all(abs(vec4(-1, 2, -3, 0)) == vec4(1, 2, 3, 0)); const_assert all(abs(vec3f(-1.5, 2, -0.5)) == vec3f(1.5, 2, 0.5));

//# ceil: BI-34
fn f(x: f32) { ceil(x); }
//~ error unused-result 16-22: the result of 'ceil' must be used
const wrong_type = ceil(1i);
//~ error no-overload 20-27: there is no ceil(i32)
const wrong_count = ceil(1.0, 1.0);
//~ error no-overload 21-34: there is no ceil(abstract-float, abstract-float)

//# ceil_ok: BI-34
const a1: f16 = ceil(1.5); const a2: vec2h = ceil(vec2(1.5)); const a3: vec3h = ceil(vec3(1.5)); const a4: vec4h = ceil(vec4(1.5));
const f1: f32 = ceil(1.5f); const f2: vec2f = ceil(vec2f(1.5f)); const f3: vec3f = ceil(vec3f(1.5f)); const f4: vec4f = ceil(vec4f(1.5f));
const h1: f16 = ceil(1.5h); const h2: vec2h = ceil(vec2h(1.5h)); const h3: vec3h = ceil(vec3h(1.5h)); const h4: vec4h = ceil(vec4h(1.5h));
const_assert abs(ceil(1.5) - 2) < 1e-09; const_assert abs(ceil(1.5f) - 2.0f) < 1e-06f; const_assert abs(ceil(1.5h) - 2h) < 0.002h;
const_assert all(ceil(vec4f(1.5f, -1.5f, 0f, 3f)) == vec4f(ceil(1.5f), ceil(-1.5f), ceil(0f), ceil(3f)));
const_assert ceil(-1.5) == -1; const_assert ceil(2.0) == 2; const_assert ceil(0x1p-149f) == 1;

//# floor: BI-56
fn f(x: f32) { floor(x); }
//~ error unused-result 16-23: the result of 'floor' must be used
const wrong_type = floor(1i);
//~ error no-overload 20-28: there is no floor(i32)
const wrong_count = floor(1.0, 1.0);
//~ error no-overload 21-35: there is no floor(abstract-float, abstract-float)

//# floor_ok: BI-56
const a1: f16 = floor(1.5); const a2: vec2h = floor(vec2(1.5)); const a3: vec3h = floor(vec3(1.5)); const a4: vec4h = floor(vec4(1.5));
const f1: f32 = floor(1.5f); const f2: vec2f = floor(vec2f(1.5f)); const f3: vec3f = floor(vec3f(1.5f)); const f4: vec4f = floor(vec4f(1.5f));
const h1: f16 = floor(1.5h); const h2: vec2h = floor(vec2h(1.5h)); const h3: vec3h = floor(vec3h(1.5h)); const h4: vec4h = floor(vec4h(1.5h));
const_assert abs(floor(1.5) - 1) < 1e-09; const_assert abs(floor(1.5f) - 1.0f) < 1e-06f; const_assert abs(floor(1.5h) - 1h) < 0.002h;
const_assert all(floor(vec4f(1.5f, -1.5f, 0f, 3f)) == vec4f(floor(1.5f), floor(-1.5f), floor(0f), floor(3f)));
const_assert floor(-1.5) == -2; const_assert floor(2.0) == 2;

//# trunc: BI-88
fn f(x: f32) { trunc(x); }
//~ error unused-result 16-23: the result of 'trunc' must be used
const wrong_type = trunc(1i);
//~ error no-overload 20-28: there is no trunc(i32)
const wrong_count = trunc(1.0, 1.0);
//~ error no-overload 21-35: there is no trunc(abstract-float, abstract-float)

//# trunc_ok: BI-88
const a1: f16 = trunc(1.5); const a2: vec2h = trunc(vec2(1.5)); const a3: vec3h = trunc(vec3(1.5)); const a4: vec4h = trunc(vec4(1.5));
const f1: f32 = trunc(1.5f); const f2: vec2f = trunc(vec2f(1.5f)); const f3: vec3f = trunc(vec3f(1.5f)); const f4: vec4f = trunc(vec4f(1.5f));
const h1: f16 = trunc(1.5h); const h2: vec2h = trunc(vec2h(1.5h)); const h3: vec3h = trunc(vec3h(1.5h)); const h4: vec4h = trunc(vec4h(1.5h));
const_assert abs(trunc(1.5) - 1) < 1e-09; const_assert abs(trunc(1.5f) - 1.0f) < 1e-06f; const_assert abs(trunc(1.5h) - 1h) < 0.002h;
const_assert all(trunc(vec4f(1.5f, -1.5f, 0f, 3f)) == vec4f(trunc(1.5f), trunc(-1.5f), trunc(0f), trunc(3f)));
const_assert trunc(-1.5) == -1; const_assert trunc(2.0) == 2;

//# round: BI-77
fn f(x: f32) { round(x); }
//~ error unused-result 16-23: the result of 'round' must be used
const wrong_type = round(1i);
//~ error no-overload 20-28: there is no round(i32)
const wrong_count = round(1.0, 1.0);
//~ error no-overload 21-35: there is no round(abstract-float, abstract-float)

//# round_ok: BI-77
const a1: f16 = round(1.6); const a2: vec2h = round(vec2(1.6)); const a3: vec3h = round(vec3(1.6)); const a4: vec4h = round(vec4(1.6));
const f1: f32 = round(1.6f); const f2: vec2f = round(vec2f(1.6f)); const f3: vec3f = round(vec3f(1.6f)); const f4: vec4f = round(vec4f(1.6f));
const h1: f16 = round(1.6h); const h2: vec2h = round(vec2h(1.6h)); const h3: vec3h = round(vec3h(1.6h)); const h4: vec4h = round(vec4h(1.6h));
const_assert abs(round(1.6) - 2) < 1e-09; const_assert abs(round(1.6f) - 2.0f) < 1e-06f; const_assert abs(round(1.6h) - 2h) < 0.002h;
const_assert all(round(vec4f(1.5f, -1.5f, 0.5f, 2.5f)) == vec4f(round(1.5f), round(-1.5f), round(0.5f), round(2.5f)));
const_assert round(0.5) == 0; const_assert round(1.5) == 2; const_assert round(2.5) == 2; const_assert round(-2.5) == -2; const_assert round(-3.5f) == -4; const_assert round(2.51) == 3;

//# fract: BI-58
fn f(x: f32) { fract(x); }
//~ error unused-result 16-23: the result of 'fract' must be used
const wrong_type = fract(1i);
//~ error no-overload 20-28: there is no fract(i32)
const wrong_count = fract(1.0, 1.0);
//~ error no-overload 21-35: there is no fract(abstract-float, abstract-float)

//# fract_ok: BI-58
const a1: f16 = fract(1.25); const a2: vec2h = fract(vec2(1.25)); const a3: vec3h = fract(vec3(1.25)); const a4: vec4h = fract(vec4(1.25));
const f1: f32 = fract(1.25f); const f2: vec2f = fract(vec2f(1.25f)); const f3: vec3f = fract(vec3f(1.25f)); const f4: vec4f = fract(vec4f(1.25f));
const h1: f16 = fract(1.25h); const h2: vec2h = fract(vec2h(1.25h)); const h3: vec3h = fract(vec3h(1.25h)); const h4: vec4h = fract(vec4h(1.25h));
const_assert abs(fract(1.25) - 0.25) < 1e-09; const_assert abs(fract(1.25f) - 0.25f) < 1e-06f; const_assert abs(fract(1.25h) - 0.25h) < 0.002h;
const_assert all(fract(vec4f(1.5f, -1.25f, 0.5f, 2.5f)) == vec4f(fract(1.5f), fract(-1.25f), fract(0.5f), fract(2.5f)));
const_assert fract(-1.25) == 0.75; const_assert fract(3.0) == 0; const_assert fract(-2f) == 0;

//# saturate: BI-78
fn f(x: f32) { saturate(x); }
//~ error unused-result 16-26: the result of 'saturate' must be used
const wrong_type = saturate(1i);
//~ error no-overload 20-31: there is no saturate(i32)
const wrong_count = saturate(1.0, 1.0);
//~ error no-overload 21-38: there is no saturate(abstract-float, abstract-float)

//# saturate_ok: BI-78
const a1: f16 = saturate(1.5); const a2: vec2h = saturate(vec2(1.5)); const a3: vec3h = saturate(vec3(1.5)); const a4: vec4h = saturate(vec4(1.5));
const f1: f32 = saturate(1.5f); const f2: vec2f = saturate(vec2f(1.5f)); const f3: vec3f = saturate(vec3f(1.5f)); const f4: vec4f = saturate(vec4f(1.5f));
const h1: f16 = saturate(1.5h); const h2: vec2h = saturate(vec2h(1.5h)); const h3: vec3h = saturate(vec3h(1.5h)); const h4: vec4h = saturate(vec4h(1.5h));
const_assert abs(saturate(1.5) - 1) < 1e-09; const_assert abs(saturate(1.5f) - 1.0f) < 1e-06f; const_assert abs(saturate(1.5h) - 1h) < 0.002h;
const_assert all(saturate(vec4f(1.5f, -1.25f, 0.5f, 2.5f)) == vec4f(saturate(1.5f), saturate(-1.25f), saturate(0.5f), saturate(2.5f)));
const_assert saturate(-0.5) == 0; const_assert saturate(0.5h) == 0.5h; const_assert saturate(2f) == 1f;

//# sign: BI-79
fn f(x: f32) { sign(x); }
//~ error unused-result 16-22: the result of 'sign' must be used
const wrong_type = sign(1u);
//~ error no-overload 20-27: there is no sign(u32)
const wrong_bool = sign(true);
//~ error no-overload 20-29: there is no sign(bool)
const wrong_vector = sign(vec2u(1));
//~ error no-overload 22-35: there is no sign(vec2<u32>)

//# sign_ok: BI-79
const n1: f16 = sign(-2); const n2: vec2h = sign(vec2(-2)); const n3: vec3h = sign(vec3(-2)); const n4: vec4h = sign(vec4(-2));
const i1: i32 = sign(-2i); const i2: vec2i = sign(vec2i(-2i)); const i3: vec3i = sign(vec3i(-2i)); const i4: vec4i = sign(vec4i(-2i));
const a1: f16 = sign(-2.0); const a2: vec2h = sign(vec2(-2.0)); const a3: vec3h = sign(vec3(-2.0)); const a4: vec4h = sign(vec4(-2.0));
const f1: f32 = sign(-2f); const f2: vec2f = sign(vec2f(-2f)); const f3: vec3f = sign(vec3f(-2f)); const f4: vec4f = sign(vec4f(-2f));
const h1: f16 = sign(-2h); const h2: vec2h = sign(vec2h(-2h)); const h3: vec3h = sign(vec3h(-2h)); const h4: vec4h = sign(vec4h(-2h));
const_assert sign(-2) == -1; const_assert sign(0) == 0; const_assert sign(5) == 1; const_assert sign(-2.5) == -1; const_assert sign(0f) == 0; const_assert sign(0.25h) == 1;
const_assert all(sign(vec3i(-7, 0, 9)) == vec3i(-1, 0, 1)); const_assert all(sign(vec4f(-7, 0, 9, -0.5)) == vec4f(-1, 0, 1, -1));

//# max: BI-66
fn f(x: f32) { max(x, x); }
//~ error unused-result 16-24: the result of 'max' must be used
const wrong_type = max(true, false);
//~ error no-overload 20-35: there is no max(bool, bool)
const wrong_mix = max(1i, 1u);
//~ error no-overload 19-29: there is no max(i32, u32)
const wrong_shape = max(vec2(1, 2), 1);
//~ error no-overload 21-38: there is no max(vec2<abstract-int>, abstract-int)
const wrong_count = max(1);
//~ error no-overload 21-26: there is no max(abstract-int)

//# max_ok: BI-66
const n1: f16 = max(2, 5); const n2: vec2h = max(vec2(2), vec2(5)); const n3: vec3h = max(vec3(2), vec3(5)); const n4: vec4h = max(vec4(2), vec4(5));
const i1: i32 = max(2i, 5i); const i2: vec2i = max(vec2i(2i), vec2i(5i)); const i3: vec3i = max(vec3i(2i), vec3i(5i)); const i4: vec4i = max(vec4i(2i), vec4i(5i));
const u1: u32 = max(2u, 5u); const u2: vec2u = max(vec2u(2u), vec2u(5u)); const u3: vec3u = max(vec3u(2u), vec3u(5u)); const u4: vec4u = max(vec4u(2u), vec4u(5u));
const a1: f16 = max(2.0, 5.0); const a2: vec2h = max(vec2(2.0), vec2(5.0)); const a3: vec3h = max(vec3(2.0), vec3(5.0)); const a4: vec4h = max(vec4(2.0), vec4(5.0));
const f1: f32 = max(2f, 5f); const f2: vec2f = max(vec2f(2f), vec2f(5f)); const f3: vec3f = max(vec3f(2f), vec3f(5f)); const f4: vec4f = max(vec4f(2f), vec4f(5f));
const h1: f16 = max(2h, 5h); const h2: vec2h = max(vec2h(2h), vec2h(5h)); const h3: vec3h = max(vec3h(2h), vec3h(5h)); const h4: vec4h = max(vec4h(2h), vec4h(5h));
const_assert max(2, 5) == 5; const_assert max(5, 2) == 5; const_assert max(-1, 1) == 1; const_assert max(1u, 0xffffffffu) == 0xffffffffu; const_assert max(1i, -1i) == 1i;
const_assert all(max(vec3f(1, 5, -2), vec3f(3, 4, -8)) == vec3f(3, 5, -2)); const_assert max(1, 2.5) == 2.5;

//# min: BI-67
fn f(x: f32) { min(x, x); }
//~ error unused-result 16-24: the result of 'min' must be used
const wrong_type = min(true, false);
//~ error no-overload 20-35: there is no min(bool, bool)
const wrong_mix = min(1i, 1u);
//~ error no-overload 19-29: there is no min(i32, u32)
const wrong_shape = min(vec2(1, 2), 1);
//~ error no-overload 21-38: there is no min(vec2<abstract-int>, abstract-int)
const wrong_count = min(1);
//~ error no-overload 21-26: there is no min(abstract-int)

//# min_ok: BI-67
const n1: f16 = min(2, 5); const n2: vec2h = min(vec2(2), vec2(5)); const n3: vec3h = min(vec3(2), vec3(5)); const n4: vec4h = min(vec4(2), vec4(5));
const i1: i32 = min(2i, 5i); const i2: vec2i = min(vec2i(2i), vec2i(5i)); const i3: vec3i = min(vec3i(2i), vec3i(5i)); const i4: vec4i = min(vec4i(2i), vec4i(5i));
const u1: u32 = min(2u, 5u); const u2: vec2u = min(vec2u(2u), vec2u(5u)); const u3: vec3u = min(vec3u(2u), vec3u(5u)); const u4: vec4u = min(vec4u(2u), vec4u(5u));
const a1: f16 = min(2.0, 5.0); const a2: vec2h = min(vec2(2.0), vec2(5.0)); const a3: vec3h = min(vec3(2.0), vec3(5.0)); const a4: vec4h = min(vec4(2.0), vec4(5.0));
const f1: f32 = min(2f, 5f); const f2: vec2f = min(vec2f(2f), vec2f(5f)); const f3: vec3f = min(vec3f(2f), vec3f(5f)); const f4: vec4f = min(vec4f(2f), vec4f(5f));
const h1: f16 = min(2h, 5h); const h2: vec2h = min(vec2h(2h), vec2h(5h)); const h3: vec3h = min(vec3h(2h), vec3h(5h)); const h4: vec4h = min(vec4h(2h), vec4h(5h));
const_assert min(2, 5) == 2; const_assert min(5, 2) == 2; const_assert min(-1, 1) == -1; const_assert min(1u, 0xffffffffu) == 1u; const_assert min(1i, -1i) == -1i;
const_assert all(min(vec3f(1, 5, -2), vec3f(3, 4, -8)) == vec3f(1, 4, -8)); const_assert min(1, 2.5) == 1;

//# clamp: BI-35
fn f(x: f32) { clamp(x, x, x); }
//~ error unused-result 16-29: the result of 'clamp' must be used
const wrong_type = clamp(true, false, true);
//~ error no-overload 20-43: there is no clamp(bool, bool, bool)
const wrong_shape = clamp(vec2(1), 0, 1);
//~ error no-overload 21-40: there is no clamp(vec2<abstract-int>, abstract-int, abstract-int)
const a = clamp(1, 3, 2);
//~ error eval-clamp-range 11-24: the low bound of clamp, 3, is above the high bound, 2
const b = clamp(1f, 3f, 2f);
//~ error eval-clamp-range 11-27: the low bound of clamp, 3, is above the high bound, 2
const c = clamp(vec2u(1), vec2u(0, 3), vec2u(9, 2));
//~ error eval-clamp-range 11-51: the low bound of clamp, 3, is above the high bound, 2
fn g(x: i32) -> i32 { return clamp(x, 3, 2); }
//~ error eval-clamp-range 39-39: the low bound of clamp, 3, is above the high bound, 2
fn h(x: vec3h) -> vec3h { return clamp(x, vec3h(1), vec3h(0)); }
//~ error eval-clamp-range 43-50: the low bound of clamp, 1, is above the high bound, 0

//# clamp_ok: BI-35
const n1: f16 = clamp(2, 3, 5); const n2: vec2h = clamp(vec2(2), vec2(3), vec2(5)); const n3: vec3h = clamp(vec3(2), vec3(3), vec3(5)); const n4: vec4h = clamp(vec4(2), vec4(3), vec4(5));
const i1: i32 = clamp(2i, 3i, 5i); const i2: vec2i = clamp(vec2i(2i), vec2i(3i), vec2i(5i)); const i3: vec3i = clamp(vec3i(2i), vec3i(3i), vec3i(5i)); const i4: vec4i = clamp(vec4i(2i), vec4i(3i), vec4i(5i));
const u1: u32 = clamp(2u, 3u, 5u); const u2: vec2u = clamp(vec2u(2u), vec2u(3u), vec2u(5u)); const u3: vec3u = clamp(vec3u(2u), vec3u(3u), vec3u(5u)); const u4: vec4u = clamp(vec4u(2u), vec4u(3u), vec4u(5u));
const a1: f16 = clamp(2.0, 3.0, 5.0); const a2: vec2h = clamp(vec2(2.0), vec2(3.0), vec2(5.0)); const a3: vec3h = clamp(vec3(2.0), vec3(3.0), vec3(5.0)); const a4: vec4h = clamp(vec4(2.0), vec4(3.0), vec4(5.0));
const f1: f32 = clamp(2f, 3f, 5f); const f2: vec2f = clamp(vec2f(2f), vec2f(3f), vec2f(5f)); const f3: vec3f = clamp(vec3f(2f), vec3f(3f), vec3f(5f)); const f4: vec4f = clamp(vec4f(2f), vec4f(3f), vec4f(5f));
const h1: f16 = clamp(2h, 3h, 5h); const h2: vec2h = clamp(vec2h(2h), vec2h(3h), vec2h(5h)); const h3: vec3h = clamp(vec3h(2h), vec3h(3h), vec3h(5h)); const h4: vec4h = clamp(vec4h(2h), vec4h(3h), vec4h(5h));
const_assert clamp(2, 3, 5) == 3; const_assert clamp(4, 3, 5) == 4; const_assert clamp(6, 3, 5) == 5; const_assert clamp(-6, -5, -3) == -5; const_assert clamp(1, 3, 3) == 3;
const_assert clamp(2.5, 0.0, 1.0) == 1; const_assert clamp(1u, 2u, 3u) == 2u; const_assert all(clamp(vec4f(-1, 0.5, 3, 9), vec4f(0), vec4f(1, 1, 2, 10)) == vec4f(0, 0.5, 2, 9));
fn runtime_bounds(x: i32, low: i32) -> i32 { return clamp(x, low, 2) + clamp(x, 3, low); }

//# clamp_override: BI-35
override low = 3; override low_f = 3.0;
var<private> p = 1; var<private> q = 1.0;
@compute @workgroup_size(1) fn main() {
  _ = clamp(p, low, 2);
//~ error eval-clamp-range 16-18: the low bound of clamp, 3, is above the high bound, 2, with the override values of this pipeline
  _ = clamp(q, low_f, 2);
//~ error eval-clamp-range 16-20: the low bound of clamp, 3, is above the high bound, 2, with the override values of this pipeline
  _ = clamp(p, low, p);
  _ = clamp(low, 1, 2);
}

//# fma: BI-57
fn f(x: f32) { fma(x, x, x); }
//~ error unused-result 16-27: the result of 'fma' must be used
const wrong_type = fma(1i, 1i, 1i);
//~ error no-overload 20-34: there is no fma(i32, i32, i32)
const wrong_count = fma(1.0, 1.0, 1.0, 1.0);
//~ error no-overload 21-43: there is no fma(abstract-float, abstract-float, abstract-float, abstract-float)
const wrong_mix = fma(1f, 1f, 1h);
//~ error no-overload 19-33: there is no fma(f32, f32, f16)
const wrong_shape = fma(vec2f(), vec3f(), vec3f());
//~ error no-overload 21-50: there is no fma(vec2<f32>, vec3<f32>, vec3<f32>)
const e0 = fma(1e20f, 1e20f, 0f);
//~ error eval-not-finite 12-32: the result of fma is not a finite value of f32
const e1 = fma(300h, 300h, 1h);
//~ error eval-not-finite 12-30: the result of fma is not a finite value of f16
const e2 = fma(vec2f(1, 3e38), vec2f(2), vec2f(0));
//~ error eval-not-finite 12-50: the result of fma is not a finite value of f32

//# fma_ok: BI-57
const a1: f16 = fma(2.0, 3.0, 0.5); const a2: vec2h = fma(vec2(2.0), vec2(3.0), vec2(0.5)); const a3: vec3h = fma(vec3(2.0), vec3(3.0), vec3(0.5)); const a4: vec4h = fma(vec4(2.0), vec4(3.0), vec4(0.5));
const f1: f32 = fma(2f, 3f, 0.5f); const f2: vec2f = fma(vec2f(2f), vec2f(3f), vec2f(0.5f)); const f3: vec3f = fma(vec3f(2f), vec3f(3f), vec3f(0.5f)); const f4: vec4f = fma(vec4f(2f), vec4f(3f), vec4f(0.5f));
const h1: f16 = fma(2h, 3h, 0.5h); const h2: vec2h = fma(vec2h(2h), vec2h(3h), vec2h(0.5h)); const h3: vec3h = fma(vec3h(2h), vec3h(3h), vec3h(0.5h)); const h4: vec4h = fma(vec4h(2h), vec4h(3h), vec4h(0.5h));
const_assert abs(fma(2.0, 3.0, 0.5) - 6.5) < 1e-09; const_assert abs(fma(2f, 3f, 0.5f) - 6.5f) < 1e-06f; const_assert abs(fma(2h, 3h, 0.5h) - 6.5h) < 0.002h;
const_assert fma(2.0, -3.0, 1.0) == -5;
var<private> p = 1e20;
@compute @workgroup_size(1) fn main() { _ = fma(p, p, 1); }

//# fma_override: BI-57
override x = 1e20;
@compute @workgroup_size(1) fn main() { _ = fma(x, x, 1); }
//~ error eval-not-finite 45-56: the result of fma is not a finite value of f32, with the override values of this pipeline

//# mix: BI-68
fn f(x: f32) { mix(x, x, x); }
//~ error unused-result 16-27: the result of 'mix' must be used
const wrong_type = mix(1i, 1i, 1i);
//~ error no-overload 20-34: there is no mix(i32, i32, i32)
const wrong_count = mix(1.0, 1.0, 1.0, 1.0);
//~ error no-overload 21-43: there is no mix(abstract-float, abstract-float, abstract-float, abstract-float)
const wrong_mix = mix(1f, 1f, 1h);
//~ error no-overload 19-33: there is no mix(f32, f32, f16)
const wrong_shape = mix(vec2f(), vec3f(), vec3f());
//~ error no-overload 21-50: there is no mix(vec2<f32>, vec3<f32>, vec3<f32>)
const e0 = mix(-3e38f, 3e38f, 2f);
//~ error eval-not-finite 12-33: an intermediate value of mix is not a finite value of f32
const e1 = mix(-60000h, 60000h, 2h);
//~ error eval-not-finite 12-35: an intermediate value of mix is not a finite value of f16

//# mix_ok: BI-68
const a1: f16 = mix(2.0, 4.0, 0.25); const a2: vec2h = mix(vec2(2.0), vec2(4.0), vec2(0.25)); const a3: vec3h = mix(vec3(2.0), vec3(4.0), vec3(0.25)); const a4: vec4h = mix(vec4(2.0), vec4(4.0), vec4(0.25));
const f1: f32 = mix(2f, 4f, 0.25f); const f2: vec2f = mix(vec2f(2f), vec2f(4f), vec2f(0.25f)); const f3: vec3f = mix(vec3f(2f), vec3f(4f), vec3f(0.25f)); const f4: vec4f = mix(vec4f(2f), vec4f(4f), vec4f(0.25f));
const h1: f16 = mix(2h, 4h, 0.25h); const h2: vec2h = mix(vec2h(2h), vec2h(4h), vec2h(0.25h)); const h3: vec3h = mix(vec3h(2h), vec3h(4h), vec3h(0.25h)); const h4: vec4h = mix(vec4h(2h), vec4h(4h), vec4h(0.25h));
const_assert abs(mix(2.0, 4.0, 0.25) - 2.5) < 1e-09; const_assert abs(mix(2f, 4f, 0.25f) - 2.5f) < 1e-06f; const_assert abs(mix(2h, 4h, 0.25h) - 2.5h) < 0.002h;
const_assert mix(2.0, 4.0, 0.0) == 2; const_assert mix(2.0, 4.0, 1.0) == 4; const_assert mix(2.0, 4.0, 2.0) == 6;
const s2: vec2f = mix(vec2f(2), vec2f(4), 0.25f); const s3: vec3f = mix(vec3f(2), vec3f(4), 0.25f); const s4: vec4f = mix(vec4f(2), vec4f(4), 0.25f); const t2: vec2h = mix(vec2(2), vec2(4), 0.25); const t3: vec3h = mix(vec3(2), vec3(4), 0.25); const t4: vec4h = mix(vec4(2), vec4(4), 0.25);
const_assert all(mix(vec3f(0, 2, 4), vec3f(8), 0.5f) == vec3f(4, 5, 6)); const_assert all(mix(vec2(0, 2), vec2(8), vec2(0.5, 1)) == vec2(4, 8));
var<private> p = 3e38;
@compute @workgroup_size(1) fn main() { _ = mix(-p, p, 2); }

//# mix_override: BI-68
override x = 3e38;
@compute @workgroup_size(1) fn main() { _ = mix(-x, x, 2); }
//~ error eval-not-finite 45-57: an intermediate value of mix is not a finite value of f32, with the override values of this pipeline

//# step: BI-84
fn f(x: f32) { step(x, x); }
//~ error unused-result 16-25: the result of 'step' must be used
const wrong_type = step(1i, 1i);
//~ error no-overload 20-31: there is no step(i32, i32)
const wrong_count = step(1.0, 1.0, 1.0);
//~ error no-overload 21-39: there is no step(abstract-float, abstract-float, abstract-float)
const wrong_mix = step(1f, 1h);
//~ error no-overload 19-30: there is no step(f32, f16)
const wrong_shape = step(vec2f(), vec3f());
//~ error no-overload 21-42: there is no step(vec2<f32>, vec3<f32>)

//# step_ok: BI-84
const a1: f16 = step(2.0, 3.0); const a2: vec2h = step(vec2(2.0), vec2(3.0)); const a3: vec3h = step(vec3(2.0), vec3(3.0)); const a4: vec4h = step(vec4(2.0), vec4(3.0));
const f1: f32 = step(2f, 3f); const f2: vec2f = step(vec2f(2f), vec2f(3f)); const f3: vec3f = step(vec3f(2f), vec3f(3f)); const f4: vec4f = step(vec4f(2f), vec4f(3f));
const h1: f16 = step(2h, 3h); const h2: vec2h = step(vec2h(2h), vec2h(3h)); const h3: vec3h = step(vec3h(2h), vec3h(3h)); const h4: vec4h = step(vec4h(2h), vec4h(3h));
const_assert abs(step(2.0, 3.0) - 1) < 1e-09; const_assert abs(step(2f, 3f) - 1.0f) < 1e-06f; const_assert abs(step(2h, 3h) - 1h) < 0.002h;
const_assert step(2.0, 1.0) == 0; const_assert step(2.0, 2.0) == 1; const_assert all(step(vec3f(1, 2, 3), vec3f(2)) == vec3f(1, 1, 0));

//# smoothstep: BI-82
fn f(x: f32) { smoothstep(x, x, x); }
//~ error unused-result 16-34: the result of 'smoothstep' must be used
const wrong_type = smoothstep(1i, 1i, 1i);
//~ error no-overload 20-41: there is no smoothstep(i32, i32, i32)
const wrong_count = smoothstep(1.0, 1.0, 1.0, 1.0);
//~ error no-overload 21-50: there is no smoothstep(abstract-float, abstract-float, abstract-float, abstract-float)
const wrong_mix = smoothstep(1f, 1f, 1h);
//~ error no-overload 19-40: there is no smoothstep(f32, f32, f16)
const wrong_shape = smoothstep(vec2f(), vec3f(), vec3f());
//~ error no-overload 21-57: there is no smoothstep(vec2<f32>, vec3<f32>, vec3<f32>)
const e0 = smoothstep(1.0, 1.0, 0.5);
//~ error eval-equal-edges 12-36: both edges of smoothstep are 1
const e1 = smoothstep(vec2f(0, 2), vec2f(1, 2), vec2f());
//~ error eval-equal-edges 12-56: both edges of smoothstep are 2

//# smoothstep_ok: BI-82
const a1: f16 = smoothstep(0.0, 2.0, 0.5); const a2: vec2h = smoothstep(vec2(0.0), vec2(2.0), vec2(0.5)); const a3: vec3h = smoothstep(vec3(0.0), vec3(2.0), vec3(0.5)); const a4: vec4h = smoothstep(vec4(0.0), vec4(2.0), vec4(0.5));
const f1: f32 = smoothstep(0f, 2f, 0.5f); const f2: vec2f = smoothstep(vec2f(0f), vec2f(2f), vec2f(0.5f)); const f3: vec3f = smoothstep(vec3f(0f), vec3f(2f), vec3f(0.5f)); const f4: vec4f = smoothstep(vec4f(0f), vec4f(2f), vec4f(0.5f));
const h1: f16 = smoothstep(0h, 2h, 0.5h); const h2: vec2h = smoothstep(vec2h(0h), vec2h(2h), vec2h(0.5h)); const h3: vec3h = smoothstep(vec3h(0h), vec3h(2h), vec3h(0.5h)); const h4: vec4h = smoothstep(vec4h(0h), vec4h(2h), vec4h(0.5h));
const_assert abs(smoothstep(0.0, 2.0, 0.5) - 0.15625) < 1e-09; const_assert abs(smoothstep(0f, 2f, 0.5f) - 0.15625f) < 1e-06f; const_assert abs(smoothstep(0h, 2h, 0.5h) - 0.15625h) < 0.002h;
const_assert smoothstep(0.0, 1.0, -1.0) == 0; const_assert smoothstep(0.0, 1.0, 2.0) == 1; const_assert smoothstep(0.0, 1.0, 0.5) == 0.5; const_assert smoothstep(1.0, 0.0, 0.25) == 0.84375; const_assert smoothstep(2.0, 1.0, 3.0) == 0;
var<private> p = 1.0;
@compute @workgroup_size(1) fn main() { _ = smoothstep(p, 1, p); }

//# smoothstep_override: BI-82
override edge = 1.0;
var<private> p = 1.0;
@compute @workgroup_size(1) fn main() {
  _ = smoothstep(edge, 1, p);
//~ error eval-equal-edges 18-21: both edges of smoothstep are 1, with the override values of this pipeline
  _ = smoothstep(edge, p, p);
}

//# ldexp: BI-62
fn f(x: f32) { ldexp(x, 1); }
//~ error unused-result 16-26: the result of 'ldexp' must be used
const wrong_exponent = ldexp(1f, 1.0);
//~ error no-overload 24-37: there is no ldexp(f32, abstract-float)
const wrong_unsigned = ldexp(1f, 1u);
//~ error no-overload 24-36: there is no ldexp(f32, u32)
const wrong_shape = ldexp(vec2f(), 1);
//~ error no-overload 21-37: there is no ldexp(vec2<f32>, abstract-int)
const wrong_base = ldexp(1i, 1);
//~ error no-overload 20-31: there is no ldexp(i32, abstract-int)
const not_abstract: f16 = ldexp(1.0, 1i);
//~ error type-mismatch 27-40: the initializer of 'not_abstract' is f16, but this is f32
const a = ldexp(0f, 129);
//~ error eval-exponent-range 11-24: the exponent 129 of ldexp is above 128
const b = ldexp(0h, 17);
//~ error eval-exponent-range 11-23: the exponent 17 of ldexp is above 16
const c = ldexp(0.0, 1025);
//~ error eval-exponent-range 11-26: the exponent 1025 of ldexp is above 1024
const d = ldexp(vec2f(1), vec2i(1, 129));
//~ error eval-exponent-range 11-40: the exponent 129 of ldexp is above 128
const e = ldexp(1f, 128);
//~ error eval-not-finite 11-24: the result of ldexp is not a finite value of f32
fn g(x: f16) -> f16 { return ldexp(x, 17); }
//~ error eval-exponent-range 39-40: the exponent 17 of ldexp is above 16
fn h(x: f32) -> f32 { return ldexp(x, 129); }
//~ error eval-exponent-range 39-41: the exponent 129 of ldexp is above 128

//# ldexp_ok: BI-62
const a1: f16 = ldexp(0.75, 3); const a2: vec2h = ldexp(vec2(0.75), vec2(3)); const a3: vec3h = ldexp(vec3(0.75), vec3(3)); const a4: vec4h = ldexp(vec4(0.75), vec4(3));
const f1: f32 = ldexp(0.75f, 3i); const f2: vec2f = ldexp(vec2f(0.75), vec2i(3)); const f3: vec3f = ldexp(vec3f(0.75), vec3i(3)); const f4: vec4f = ldexp(vec4f(0.75), vec4i(3));
const h1: f16 = ldexp(0.75h, 3i); const h2: vec2h = ldexp(vec2h(0.75), vec2i(3)); const h3: vec3h = ldexp(vec3h(0.75), vec3(3)); const h4: vec4h = ldexp(vec4h(0.75), vec4i(3));
const mixed: f32 = ldexp(1.0, 1i);
const_assert ldexp(0.75, 3) == 6; const_assert ldexp(1.0, -2) == 0.25; const_assert ldexp(0.5f, 128) == 0x1p127f; const_assert ldexp(0.5h, 16) == 32768h; const_assert all(ldexp(vec2f(1, 3), vec2i(1, -1)) == vec2f(2, 1.5));
fn g(x: f32, e: i32) -> f32 { return ldexp(x, 128) + ldexp(x, e) + ldexp(1f, e); }

//# ldexp_override: BI-62
override e = 129; override big = 128;
var<private> p = 0.0;
@compute @workgroup_size(1) fn main() {
  _ = ldexp(p, e);
//~ error eval-exponent-range 16-16: the exponent 129 of ldexp is above 128, with the override values of this pipeline
  _ = ldexp(p, big);
}

//# quantizeToF16: BI-72
fn f(x: f32) { quantizeToF16(x); }
//~ error unused-result 16-31: the result of 'quantizeToF16' must be used
const wrong_type = quantizeToF16(1h);
//~ error no-overload 20-36: there is no quantizeToF16(f16)
const wrong_int = quantizeToF16(1i);
//~ error no-overload 19-35: there is no quantizeToF16(i32)
const a = quantizeToF16(65536.0);
//~ error eval-unrepresentable 11-32: the value 65536 is out of the range of f16
const b = quantizeToF16(vec2f(0, -1e6));
//~ error eval-unrepresentable 11-39: the value -1e+06 is out of the range of f16

//# quantizeToF16_ok: BI-72
const f1: f32 = quantizeToF16(1.5); const f2: vec2f = quantizeToF16(vec2f(1.5)); const f3: vec3f = quantizeToF16(vec3f(1.5)); const f4: vec4f = quantizeToF16(vec4f(1.5));
const_assert quantizeToF16(1.5) == 1.5; const_assert quantizeToF16(65504f) == 65504f; const_assert quantizeToF16(0.1f) == 0x1.998p-4f; const_assert quantizeToF16(-2049f) == -2048f;
var<private> p = 65536.0;
@compute @workgroup_size(1) fn main() { _ = quantizeToF16(p); }

//# quantizeToF16_override: BI-72
override x = 65536.0;
@compute @workgroup_size(1) fn main() { _ = quantizeToF16(x); }
//~ error eval-unrepresentable 45-60: the value 65536 is out of the range of f16, with the override values of this pipeline

//# frexp: BI-59
fn f(x: f32) { frexp(x); }
//~ error unused-result 16-23: the result of 'frexp' must be used
const wrong_type = frexp(1i);
//~ error no-overload 20-28: there is no frexp(i32)
const wrong_member = frexp(1.0).whole;
//~ error unknown-member 33-37: __frexp_result_abstract has no member 'whole'
const not_f16: i32 = frexp(1f).fract;
//~ error type-mismatch 22-36: the initializer of 'not_f16' is i32, but this is f32

//# frexp_result_has_no_name: BI-59, BI-69
var<private> a: __frexp_result_f32;
//~ error invalid-identifier 17-34: identifier `__frexp_result_f32` starts with two underscores
var<private> b: __modf_result_f32;
//~ error invalid-identifier 17-33: identifier `__modf_result_f32` starts with two underscores

//# frexp_result_is_not_written: BI-59, BI-69
var<private> a: frexp_result;
//~ error unresolved-name 17-28: nothing named 'frexp_result' is declared here
var<private> b: modf_result;
//~ error unresolved-name 17-27: nothing named 'modf_result' is declared here

//# frexp_ok: BI-59
const a: f16 = frexp(6.0).fract; const a2: vec2h = frexp(vec2(6.0)).fract; const a3: vec3h = frexp(vec3(6.0)).fract; const a4: vec4h = frexp(vec4(6.0)).fract;
const ae: f16 = frexp(6.0).exp; const ae2: vec2u = frexp(vec2(6.0)).exp; const ae3: vec3f = frexp(vec3(6.0)).exp; const ae4: vec4i = frexp(vec4(6.0)).exp;
const b: f32 = frexp(6f).fract; const b2: vec2f = frexp(vec2f(6)).fract; const b3: vec3f = frexp(vec3f(6)).fract; const b4: vec4f = frexp(vec4f(6)).fract;
const be: i32 = frexp(6f).exp; const be2: vec2i = frexp(vec2f(6)).exp; const be3: vec3i = frexp(vec3f(6)).exp; const be4: vec4i = frexp(vec4f(6)).exp;
const c: f16 = frexp(6h).fract; const c2: vec2h = frexp(vec2h(6)).fract; const c3: vec3h = frexp(vec3h(6)).fract; const c4: vec4h = frexp(vec4h(6)).fract;
const ce: i32 = frexp(6h).exp; const ce2: vec2i = frexp(vec2h(6)).exp; const ce3: vec3i = frexp(vec3h(6)).exp; const ce4: vec4i = frexp(vec4h(6)).exp;
const_assert frexp(6.0).fract == 0.75; const_assert frexp(6.0).exp == 3; const_assert frexp(-0.25).fract == -0.5; const_assert frexp(-0.25).exp == -1; const_assert frexp(0f).fract == 0; const_assert frexp(0f).exp == 0;
const_assert all(frexp(vec3f(1, 0, -8)).fract == vec3f(0.5, 0, -0.5)); const_assert all(frexp(vec3f(1, 0, -8)).exp == vec3i(1, 0, 4)); const_assert frexp(65504h).exp == 16; const_assert frexp(0x1p-126f).exp == -125;
fn f(x: f32) -> f32 { let concrete = frexp(6.0); let again: f32 = concrete.fract; let e: i32 = concrete.exp; var v = frexp(x); v = concrete; v = frexp(x); return v.fract + again; }

//# modf: BI-69
fn f(x: f32) { modf(x); }
//~ error unused-result 16-22: the result of 'modf' must be used
const wrong_type = modf(1i);
//~ error no-overload 20-27: there is no modf(i32)
const wrong_member = modf(1.0).exp;
//~ error unknown-member 32-34: __modf_result_abstract has no member 'exp'
fn g() { var v = modf(1f); v = modf(1h); }
//~ error type-mismatch 32-39: the target of this assignment is __modf_result_f32, but this is __modf_result_f16

//# modf_ok: BI-69
const a: f16 = modf(2.5).fract; const a2: vec2h = modf(vec2(2.5)).whole; const a3: vec3h = modf(vec3(2.5)).fract; const a4: vec4h = modf(vec4(2.5)).whole;
const b: f32 = modf(2.5f).whole; const b2: vec2f = modf(vec2f(2.5)).fract; const b3: vec3f = modf(vec3f(2.5)).whole; const b4: vec4f = modf(vec4f(2.5)).fract;
const c: f16 = modf(2.5h).fract; const c2: vec2h = modf(vec2h(2.5)).whole; const c3: vec3h = modf(vec3h(2.5)).fract; const c4: vec4h = modf(vec4h(2.5)).whole;
const_assert modf(2.5).fract == 0.5; const_assert modf(2.5).whole == 2; const_assert modf(-2.25f).fract == -0.25f; const_assert modf(-2.25f).whole == -2f; const_assert modf(3h).fract == 0;
const_assert all(modf(vec4f(1.5, -1.5, 0, 9.25)).fract == vec4f(0.5, -0.5, 0, 0.25)); const_assert all(modf(vec4f(1.5, -1.5, 0, 9.25)).whole == vec4f(1, -1, 0, 9));
fn f(x: f32) -> f32 { let concrete = modf(2.5); var v = modf(x); v = concrete; return v.fract + v.whole; }

//# cross: BI-41
fn f(v: vec3f) { cross(v, v); }
//~ error unused-result 18-28: the result of 'cross' must be used
const wrong_size = cross(vec2f(), vec2f());
//~ error no-overload 20-42: there is no cross(vec2<f32>, vec2<f32>)
const wrong_four = cross(vec4f(), vec4f());
//~ error no-overload 20-42: there is no cross(vec4<f32>, vec4<f32>)
const wrong_type = cross(vec3i(), vec3i());
//~ error no-overload 20-42: there is no cross(vec3<i32>, vec3<i32>)
const a = cross(vec3f(1e20), vec3f(1e20));
//~ error eval-not-finite 11-41: an intermediate value of cross is not a finite value of f32

//# cross_ok: BI-41
const a3: vec3h = cross(vec3(1.0, 2.0, 3.0), vec3(5.0, -6.0, 7.0));
const f3: vec3f = cross(vec3f(1, 2, 3), vec3f(5, -6, 7));
const h3: vec3h = cross(vec3h(1, 2, 3), vec3h(5, -6, 7));
const_assert all(cross(vec3(1, 2, 3), vec3(5, -6, 7)) == vec3(32, 8, -16)); const_assert all(cross(vec3f(1, 0, 0), vec3f(0, 1, 0)) == vec3f(0, 0, 1)); const_assert all(cross(vec3h(0, 1, 0), vec3h(1, 0, 0)) == vec3h(0, 0, -1));
var<private> p = vec3f(1e20);
@compute @workgroup_size(1) fn main() { _ = cross(p, p); }

//# cross_override: BI-41
override x = 1e20;
@compute @workgroup_size(1) fn main() { _ = cross(vec3f(x), vec3f(x)); }
//~ error eval-not-finite 45-69: an intermediate value of cross is not a finite value of f32, with the override values of this pipeline

//# dot: BI-45
fn f(v: vec3f) { dot(v, v); }
//~ error unused-result 18-26: the result of 'dot' must be used
const wrong_scalar = dot(1.0, 2.0);
//~ error no-overload 22-34: there is no dot(abstract-float, abstract-float)
const wrong_size = dot(vec2f(), vec3f());
//~ error no-overload 20-40: there is no dot(vec2<f32>, vec3<f32>)
const wrong_mix = dot(vec2f(), vec2h());
//~ error no-overload 19-39: there is no dot(vec2<f32>, vec2<f16>)
const wrong_type = dot(vec2<bool>(), vec2<bool>());
//~ error no-overload 20-50: there is no dot(vec2<bool>, vec2<bool>)
const a = dot(vec2f(1e20, 0), vec2f(1e20, 0));
//~ error eval-not-finite 11-45: an intermediate value of dot is not a finite value of f32
const b = dot(vec2(9223372036854775807, 1), vec2(1, 1));
//~ error eval-integer-overflow 11-55: the result of dot does not fit into abstract-int

//# dot_ok: BI-45
const n2: f16 = dot(vec2(1, 2), vec2(5, 6)); const n3: f16 = dot(vec3(1, 2, 3), vec3(5, 6, 7)); const n4: f16 = dot(vec4(1, 2, 3, 4), vec4(5, 6, 7, 8));
const i2: i32 = dot(vec2i(1, 2), vec2i(5, 6)); const i3: i32 = dot(vec3i(1, 2, 3), vec3i(5, 6, 7)); const i4: i32 = dot(vec4i(1, 2, 3, 4), vec4i(5, 6, 7, 8));
const u2: u32 = dot(vec2u(1, 2), vec2u(5, 6)); const u3: u32 = dot(vec3u(1, 2, 3), vec3u(5, 6, 7)); const u4: u32 = dot(vec4u(1, 2, 3, 4), vec4u(5, 6, 7, 8));
const a2: f16 = dot(vec2(1.0, 2.0), vec2(5.0, 6.0)); const a3: f16 = dot(vec3(1.0, 2.0, 3.0), vec3(5.0, 6.0, 7.0)); const a4: f16 = dot(vec4(1.0, 2.0, 3.0, 4.0), vec4(5.0, 6.0, 7.0, 8.0));
const f2: f32 = dot(vec2f(1, 2), vec2f(5, 6)); const f3: f32 = dot(vec3f(1, 2, 3), vec3f(5, 6, 7)); const f4: f32 = dot(vec4f(1, 2, 3, 4), vec4f(5, 6, 7, 8));
const h2: f16 = dot(vec2h(1, 2), vec2h(5, 6)); const h3: f16 = dot(vec3h(1, 2, 3), vec3h(5, 6, 7)); const h4: f16 = dot(vec4h(1, 2, 3, 4), vec4h(5, 6, 7, 8));
const_assert dot(vec2(1, 2), vec2(5, 6)) == 17; const_assert dot(vec3i(1, 2, 3), vec3i(5, -6, 7)) == 14i; const_assert dot(vec4f(1, 2, 3, 4), vec4f(5, 6, 7, 8)) == 70f; const_assert dot(vec4h(1, 2, 3, 4), vec4h(5, 6, 7, 8)) == 70h;
const_assert dot(vec2i(2147483647, 1), vec2i(1, 1)) == i32(-2147483648); const_assert dot(vec2u(0x80000000, 1), vec2u(2, 3)) == 3u;
var<private> p = vec2f(1e20);
@compute @workgroup_size(1) fn main() { _ = dot(p, p); }

//# dot_override: BI-45
override x = 1e20;
@compute @workgroup_size(1) fn main() { _ = dot(vec2f(x), vec2f(x)); }
//~ error eval-not-finite 45-67: an intermediate value of dot is not a finite value of f32, with the override values of this pipeline

//# length: BI-63
fn f(v: vec3f) { length(v); }
//~ error unused-result 18-26: the result of 'length' must be used
const wrong_type = length(vec2i());
//~ error no-overload 20-34: there is no length(vec2<i32>)
const wrong_scalar = length(1u);
//~ error no-overload 22-31: there is no length(u32)
const wrong_count = length(1.0, 2.0);
//~ error no-overload 21-36: there is no length(abstract-float, abstract-float)
const a = length(vec2f(1e30, 0));
//~ error eval-not-finite 11-32: an intermediate value of length is not a finite value of f32
const b = length(vec2h(300, 0));
//~ error eval-not-finite 11-31: an intermediate value of length is not a finite value of f16

//# length_ok: BI-63
const a1: f16 = length(-3.0); const f1: f32 = length(-3f); const h1: f16 = length(-3h);
const a2: f16 = length(vec2(3.0, -4.0)); const a3: f16 = length(vec3(3.0, -4.0, 0.0)); const a4: f16 = length(vec4(3.0, -4.0, 0.0, 0.0));
const f2: f32 = length(vec2f(3, -4)); const f3: f32 = length(vec3f(3, -4, 0)); const f4: f32 = length(vec4f(3, -4, 0, 0));
const h2: f16 = length(vec2h(3, -4)); const h3: f16 = length(vec3h(3, -4, 0)); const h4: f16 = length(vec4h(3, -4, 0, 0));
const_assert length(-3.0) == 3; const_assert length(vec2(3, 4)) == 5; const_assert length(vec3f(2, 3, 6)) == 7; const_assert length(vec4h(2, 4, 5, 6)) == 9; const_assert length(vec2f()) == 0;
var<private> p = vec2f(1e30);
@compute @workgroup_size(1) fn main() { _ = length(p); }

//# length_override: BI-63
override x = 1e30;
@compute @workgroup_size(1) fn main() { _ = length(vec2f(x)); }
//~ error eval-not-finite 45-60: an intermediate value of length is not a finite value of f32, with the override values of this pipeline

//# distance: BI-44
fn f(v: vec3f) { distance(v, v); }
//~ error unused-result 18-31: the result of 'distance' must be used
const wrong_type = distance(vec2i(), vec2i());
//~ error no-overload 20-45: there is no distance(vec2<i32>, vec2<i32>)
const wrong_mix = distance(vec2f(), vec3f());
//~ error no-overload 19-44: there is no distance(vec2<f32>, vec3<f32>)
const a = distance(vec2f(1e30, 0), vec2f());
//~ error eval-not-finite 11-43: an intermediate value of distance is not a finite value of f32
const b = distance(3e38f, -3e38f);
//~ error eval-not-finite 11-33: an intermediate value of distance is not a finite value of f32

//# distance_ok: BI-44
const a1: f16 = distance(1.0, 4.0); const f1: f32 = distance(1f, 4f); const h1: f16 = distance(1h, 4h);
const a2: f16 = distance(vec2(3.0, -4.0), vec2(0.0, 0.0)); const a3: f16 = distance(vec3(3.0, -4.0, 0.0), vec3(0.0, 0.0, 0.0)); const a4: f16 = distance(vec4(3.0, -4.0, 0.0, 0.0), vec4(0.0, 0.0, 0.0, 0.0));
const f2: f32 = distance(vec2f(3, -4), vec2f(0, 0)); const f3: f32 = distance(vec3f(3, -4, 0), vec3f(0, 0, 0)); const f4: f32 = distance(vec4f(3, -4, 0, 0), vec4f(0, 0, 0, 0));
const h2: f16 = distance(vec2h(3, -4), vec2h(0, 0)); const h3: f16 = distance(vec3h(3, -4, 0), vec3h(0, 0, 0)); const h4: f16 = distance(vec4h(3, -4, 0, 0), vec4h(0, 0, 0, 0));
const_assert distance(1.0, 4.0) == 3; const_assert distance(vec2(4, 6), vec2(1, 2)) == 5; const_assert distance(vec3f(1, 2, 3), vec3f(3, 5, 9)) == 7; const_assert distance(vec4h(1), vec4h(1)) == 0;
var<private> p = vec2f(1e30);
@compute @workgroup_size(1) fn main() { _ = distance(p, vec2f()); }

//# distance_override: BI-44
override x = 1e30;
@compute @workgroup_size(1) fn main() { _ = distance(vec2f(x), vec2f()); }
//~ error eval-not-finite 45-71: an intermediate value of distance is not a finite value of f32, with the override values of this pipeline

//# normalize: BI-70
fn f(v: vec3f) { normalize(v); }
//~ error unused-result 18-29: the result of 'normalize' must be used
const wrong_scalar = normalize(1.0);
//~ error no-overload 22-35: there is no normalize(abstract-float)
const wrong_type = normalize(vec2i(1));
//~ error no-overload 20-38: there is no normalize(vec2<i32>)
const a = normalize(vec2f());
//~ error eval-domain 11-28: a zero vector has no direction: normalize of vec2(0, 0)
const b = normalize(vec3(0.0));
//~ error eval-domain 11-30: a zero vector has no direction: normalize of vec3(0, 0, 0)
const c = normalize(vec4h());
//~ error eval-domain 11-28: a zero vector has no direction: normalize of vec4(0, 0, 0, 0)

//# normalize_ok: BI-70
const a2: vec2h = normalize(vec2(3.0, 4.0)); const a3: vec3h = normalize(vec3(3.0, 4.0, 0.0)); const a4: vec4h = normalize(vec4(3.0, 4.0, 0.0, 0.0));
const f2: vec2f = normalize(vec2f(3, 4)); const f3: vec3f = normalize(vec3f(3, 4, 0)); const f4: vec4f = normalize(vec4f(3, 4, 0, 0));
const h2: vec2h = normalize(vec2h(3, 4)); const h3: vec3h = normalize(vec3h(3, 4, 0)); const h4: vec4h = normalize(vec4h(3, 4, 0, 0));
const_assert distance(normalize(vec2(3, 4)), vec2(0.6, 0.8)) < 1e-9; const_assert distance(normalize(vec3f(0, -2, 0)), vec3f(0, -1, 0)) < 1e-6; const_assert distance(normalize(vec4h(1)), vec4h(0.5)) < 1e-2h;
var<private> p = vec2f();
@compute @workgroup_size(1) fn main() { _ = normalize(p); }

//# normalize_override: BI-70
override x = 0.0;
@compute @workgroup_size(1) fn main() { _ = normalize(vec2f(x)); }
//~ error eval-domain 45-63: a zero vector has no direction: normalize of vec2(0, 0), with the override values of this pipeline

//# faceForward: BI-52
fn f(v: vec3f) { faceForward(v, v, v); }
//~ error unused-result 18-37: the result of 'faceForward' must be used
const wrong_scalar = faceForward(1.0, 1.0, 1.0);
//~ error no-overload 22-47: there is no faceForward(abstract-float, abstract-float, abstract-float)
const wrong_type = faceForward(vec2i(), vec2i(), vec2i());
//~ error no-overload 20-57: there is no faceForward(vec2<i32>, vec2<i32>, vec2<i32>)
const wrong_mix = faceForward(vec2f(), vec2f(), vec3f());
//~ error no-overload 19-56: there is no faceForward(vec2<f32>, vec2<f32>, vec3<f32>)

//# faceForward_ok: BI-52
const a2: vec2h = faceForward(vec2(1.0, 2.0), vec2(1.0, 2.0), vec2(1.0, 2.0)); const a3: vec3h = faceForward(vec3(1.0, 2.0, 3.0), vec3(1.0, 2.0, 3.0), vec3(1.0, 2.0, 3.0)); const a4: vec4h = faceForward(vec4(1.0, 2.0, 3.0, 4.0), vec4(1.0, 2.0, 3.0, 4.0), vec4(1.0, 2.0, 3.0, 4.0));
const f2: vec2f = faceForward(vec2f(1, 2), vec2f(1, 2), vec2f(1, 2)); const f3: vec3f = faceForward(vec3f(1, 2, 3), vec3f(1, 2, 3), vec3f(1, 2, 3)); const f4: vec4f = faceForward(vec4f(1, 2, 3, 4), vec4f(1, 2, 3, 4), vec4f(1, 2, 3, 4));
const h2: vec2h = faceForward(vec2h(1, 2), vec2h(1, 2), vec2h(1, 2)); const h3: vec3h = faceForward(vec3h(1, 2, 3), vec3h(1, 2, 3), vec3h(1, 2, 3)); const h4: vec4h = faceForward(vec4h(1, 2, 3, 4), vec4h(1, 2, 3, 4), vec4h(1, 2, 3, 4));
const_assert all(faceForward(vec2(1, 2), vec2(1, 0), vec2(-1, 0)) == vec2(1, 2)); const_assert all(faceForward(vec2f(1, 2), vec2f(1, 0), vec2f(1, 0)) == vec2f(-1, -2)); const_assert all(faceForward(vec3h(1, 2, 3), vec3h(1, 0, 0), vec3h(0, 1, 0)) == vec3h(-1, -2, -3));

//# reflect: BI-74
fn f(v: vec3f) { reflect(v, v); }
//~ error unused-result 18-30: the result of 'reflect' must be used
const wrong_scalar = reflect(1.0, 1.0);
//~ error no-overload 22-38: there is no reflect(abstract-float, abstract-float)
const wrong_type = reflect(vec2i(), vec2i());
//~ error no-overload 20-44: there is no reflect(vec2<i32>, vec2<i32>)
const a = reflect(vec2f(1e30), vec2f(1e30));
//~ error eval-not-finite 11-43: an intermediate value of reflect is not a finite value of f32

//# reflect_ok: BI-74
const a2: vec2h = reflect(vec2(1.0, 2.0), vec2(0.0, 1.0)); const a3: vec3h = reflect(vec3(1.0, 2.0, 3.0), vec3(0.0, 1.0, 0.0)); const a4: vec4h = reflect(vec4(1.0, 2.0, 3.0, 4.0), vec4(0.0, 1.0, 0.0, 0.0));
const f2: vec2f = reflect(vec2f(1, 2), vec2f(0, 1)); const f3: vec3f = reflect(vec3f(1, 2, 3), vec3f(0, 1, 0)); const f4: vec4f = reflect(vec4f(1, 2, 3, 4), vec4f(0, 1, 0, 0));
const h2: vec2h = reflect(vec2h(1, 2), vec2h(0, 1)); const h3: vec3h = reflect(vec3h(1, 2, 3), vec3h(0, 1, 0)); const h4: vec4h = reflect(vec4h(1, 2, 3, 4), vec4h(0, 1, 0, 0));
const_assert all(reflect(vec2(1, -1), vec2(0, 1)) == vec2(1, 1)); const_assert all(reflect(vec3f(1, 2, 3), vec3f(0, 0, 1)) == vec3f(1, 2, -3)); const_assert all(reflect(vec4h(1, 2, 3, 4), vec4h(1, 0, 0, 0)) == vec4h(-1, 2, 3, 4));
var<private> p = vec2f(1e30);
@compute @workgroup_size(1) fn main() { _ = reflect(p, p); }

//# reflect_override: BI-74
override x = 1e30;
@compute @workgroup_size(1) fn main() { _ = reflect(vec2f(x), vec2f(x)); }
//~ error eval-not-finite 45-71: an intermediate value of reflect is not a finite value of f32, with the override values of this pipeline

//# refract: BI-75
fn f(v: vec3f) { refract(v, v, 1); }
//~ error unused-result 18-33: the result of 'refract' must be used
const wrong_scalar = refract(1.0, 1.0, 1.0);
//~ error no-overload 22-43: there is no refract(abstract-float, abstract-float, abstract-float)
const wrong_ratio = refract(vec2f(), vec2f(), vec2f());
//~ error no-overload 21-54: there is no refract(vec2<f32>, vec2<f32>, vec2<f32>)
const wrong_mix = refract(vec2f(), vec2f(), 1h);
//~ error no-overload 19-47: there is no refract(vec2<f32>, vec2<f32>, f16)

//# refract_ok: BI-75
const a2: vec2h = refract(vec2(0.0, -1.0), vec2(0.0, 1.0), 0.5); const a3: vec3h = refract(vec3(0.0, -1.0, 0.0), vec3(0.0, 1.0, 0.0), 0.5); const a4: vec4h = refract(vec4(0.0, -1.0, 0.0, 0.0), vec4(0.0, 1.0, 0.0, 0.0), 0.5);
const f2: vec2f = refract(vec2f(0, -1), vec2f(0, 1), 0.5f); const f3: vec3f = refract(vec3f(0, -1, 0), vec3f(0, 1, 0), 0.5f); const f4: vec4f = refract(vec4f(0, -1, 0, 0), vec4f(0, 1, 0, 0), 0.5f);
const h2: vec2h = refract(vec2h(0, -1), vec2h(0, 1), 0.5h); const h3: vec3h = refract(vec3h(0, -1, 0), vec3h(0, 1, 0), 0.5h); const h4: vec4h = refract(vec4h(0, -1, 0, 0), vec4h(0, 1, 0, 0), 0.5h);
const_assert all(refract(vec2(0, -1), vec2(0, 1), 1.0) == vec2(0, -1)); const_assert all(refract(vec2f(0.6, -0.8), vec2f(0, 1), 2f) == vec2f());
const_assert distance(refract(vec2(0.6, -0.8), vec2(0, 1), 0.5), vec2(0.3, -0.9539392014169457)) < 1e-9;

//# determinant: BI-43
fn f(m: mat2x2f) { determinant(m); }
//~ error unused-result 20-33: the result of 'determinant' must be used
const wrong_shape = determinant(mat2x3f());
//~ error no-overload 21-42: there is no determinant(mat2x3<f32>)
const wrong_type = determinant(vec2f());
//~ error no-overload 20-39: there is no determinant(vec2<f32>)
const a = determinant(mat2x2f(1e30, 0, 0, 1e30));
//~ error eval-not-finite 11-48: an intermediate value of determinant is not a finite value of f32

//# determinant_ok: BI-43
const a2: f16 = determinant(mat2x2(1.0, 2, 3, 4)); const a3: f16 = determinant(mat3x3(1.0, 0, 0, 0, 1, 0, 0, 0, 1)); const a4: f16 = determinant(mat4x4(1.0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1));
const f2: f32 = determinant(mat2x2f()); const f3: f32 = determinant(mat3x3f()); const f4: f32 = determinant(mat4x4f()); const h2: f16 = determinant(mat2x2h()); const h3: f16 = determinant(mat3x3h()); const h4: f16 = determinant(mat4x4h());
const_assert determinant(mat2x2(1.0, 2, 3, 4)) == -2; const_assert determinant(mat3x3f(2, 0, 0, 5, 3, 0, 6, 7, 4)) == 24; const_assert determinant(mat3x3f(0, 1, 0, 1, 0, 0, 0, 0, 1)) == -1;
const_assert determinant(mat4x4f(1, 2, 0, 0, 3, 4, 0, 0, 0, 0, 5, 6, 0, 0, 7, 9)) == -6; const_assert determinant(mat2x2h(3, 1, 2, 2)) == 4h;
var<private> p = mat2x2f(1e30, 0, 0, 1e30);
@compute @workgroup_size(1) fn main() { _ = determinant(p); }

//# determinant_override: BI-43
override x = 1e30;
@compute @workgroup_size(1) fn main() { _ = determinant(mat2x2f(x, 0, 0, x)); }
//~ error eval-not-finite 45-76: an intermediate value of determinant is not a finite value of f32, with the override values of this pipeline

//# transpose: BI-87
fn f(m: mat2x2f) { transpose(m); }
//~ error unused-result 20-31: the result of 'transpose' must be used
const wrong_type = transpose(vec2f());
//~ error no-overload 20-37: there is no transpose(vec2<f32>)
const wrong_shape: mat2x3f = transpose(mat2x3f());
//~ error type-mismatch 30-49: the initializer of 'wrong_shape' is mat2x3<f32>, but this is mat3x2<f32>

//# transpose_ok: BI-87
const a22: mat2x2h = transpose(mat2x2(1.0, 1.0, 1.0, 1.0)); const a23: mat3x2h = transpose(mat2x3(1.0, 1.0, 1.0, 1.0, 1.0, 1.0)); const a24: mat4x2h = transpose(mat2x4(1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0));
const a32: mat2x3h = transpose(mat3x2(1.0, 1.0, 1.0, 1.0, 1.0, 1.0)); const a33: mat3x3h = transpose(mat3x3(1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0)); const a34: mat4x3h = transpose(mat3x4(1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0));
const a42: mat2x4h = transpose(mat4x2(1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0)); const a43: mat3x4h = transpose(mat4x3(1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0)); const a44: mat4x4h = transpose(mat4x4(1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0));
const f22: mat2x2f = transpose(mat2x2f()); const f23: mat3x2f = transpose(mat2x3f()); const f24: mat4x2f = transpose(mat2x4f());
const f32: mat2x3f = transpose(mat3x2f()); const f33: mat3x3f = transpose(mat3x3f()); const f34: mat4x3f = transpose(mat3x4f());
const f42: mat2x4f = transpose(mat4x2f()); const f43: mat3x4f = transpose(mat4x3f()); const f44: mat4x4f = transpose(mat4x4f());
const h22: mat2x2h = transpose(mat2x2h()); const h23: mat3x2h = transpose(mat2x3h()); const h24: mat4x2h = transpose(mat2x4h());
const h32: mat2x3h = transpose(mat3x2h()); const h33: mat3x3h = transpose(mat3x3h()); const h34: mat4x3h = transpose(mat3x4h());
const h42: mat2x4h = transpose(mat4x2h()); const h43: mat3x4h = transpose(mat4x3h()); const h44: mat4x4h = transpose(mat4x4h());
const m = transpose(mat2x3f(1, 2, 3, 4, 5, 6)); const_assert all(m[0] == vec2f(1, 4)) && all(m[1] == vec2f(2, 5)) && all(m[2] == vec2f(3, 6));
