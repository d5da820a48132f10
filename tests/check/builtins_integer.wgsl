//! check
// Integer, logical, reinterpreting and packing functions of part 2: every overload with its result type, values at creation time, errors, unused results.
enable f16;

//# bitcast: BI-21
fn f(x: f32) { bitcast<u32>(x); }
//~ error unused-result 16-30: the result of 'bitcast' must be used
const wrong_size = bitcast<vec2u>(1.0f);
//~ error no-overload 20-39: there is no bitcast<vec2<u32>>(f32)
const wrong_size3 = bitcast<vec3u>(vec2u());
//~ error no-overload 21-43: there is no bitcast<vec3<u32>>(vec2<u32>)
const wrong_half = bitcast<f16>(1u);
//~ error no-overload 20-35: there is no bitcast<f16>(u32)
const wrong_half3 = bitcast<vec3h>(vec2u());
//~ error no-overload 21-43: there is no bitcast<vec3<f16>>(vec2<u32>)
const wrong_half2 = bitcast<vec2h>(vec2u());
//~ error no-overload 21-43: there is no bitcast<vec2<f16>>(vec2<u32>)
const wrong_bool = bitcast<u32>(true);
//~ error no-overload 20-37: there is no bitcast<u32>(bool)
const to_bool = bitcast<bool>(1u);
//~ error no-overload 17-33: there is no bitcast<bool>(u32)
const wrong_matrix = bitcast<mat2x2f>(vec4f());
//~ error no-overload 22-46: there is no bitcast<mat2x2<f32>>(vec4<f32>)
const no_type = bitcast(1u);
//~ error no-overload 17-27: there is no bitcast(u32)
const a = bitcast<u32>(4294967296);
//~ error eval-unrepresentable 11-34: the value 4294967296 cannot be represented as u32
const b = bitcast<u32>(-1);
//~ error eval-unrepresentable 11-26: the value -1 cannot be represented as u32
const c = bitcast<vec2u>(vec2(0, -1));
//~ error eval-unrepresentable 11-37: the value -1 cannot be represented as u32
const d = bitcast<f32>(0x7f800000u);
//~ error eval-not-finite 11-35: the bits given to bitcast are an infinity or NaN
const e = bitcast<f32>(0x7fc00000u);
//~ error eval-not-finite 11-35: the bits given to bitcast are an infinity or NaN
const g = bitcast<vec2f>(vec2u(0, 0xff800000));
//~ error eval-not-finite 11-46: the bits given to bitcast are an infinity or NaN
const h = bitcast<vec2h>(0x7c00u);
//~ error eval-not-finite 11-33: the bits given to bitcast are an infinity or NaN
const i = bitcast<vec4h>(vec2u(0, 0xfe000000));
//~ error eval-not-finite 11-46: the bits given to bitcast are an infinity or NaN

//# bitcast_ok: BI-21
const f_f32: f32 = bitcast<f32>(f32(1)); const f_f32_2: vec2f = bitcast<vec2f>(vec2f(1)); const f_f32_3: vec3f = bitcast<vec3f>(vec3f(1)); const f_f32_4: vec4f = bitcast<vec4f>(vec4f(1));
const f_i32: i32 = bitcast<i32>(f32(1)); const f_i32_2: vec2i = bitcast<vec2i>(vec2f(1)); const f_i32_3: vec3i = bitcast<vec3i>(vec3f(1)); const f_i32_4: vec4i = bitcast<vec4i>(vec4f(1));
const f_u32: u32 = bitcast<u32>(f32(1)); const f_u32_2: vec2u = bitcast<vec2u>(vec2f(1)); const f_u32_3: vec3u = bitcast<vec3u>(vec3f(1)); const f_u32_4: vec4u = bitcast<vec4u>(vec4f(1));
const i_f32: f32 = bitcast<f32>(i32(1)); const i_f32_2: vec2f = bitcast<vec2f>(vec2i(1)); const i_f32_3: vec3f = bitcast<vec3f>(vec3i(1)); const i_f32_4: vec4f = bitcast<vec4f>(vec4i(1));
const i_i32: i32 = bitcast<i32>(i32(1)); const i_i32_2: vec2i = bitcast<vec2i>(vec2i(1)); const i_i32_3: vec3i = bitcast<vec3i>(vec3i(1)); const i_i32_4: vec4i = bitcast<vec4i>(vec4i(1));
const i_u32: u32 = bitcast<u32>(i32(1)); const i_u32_2: vec2u = bitcast<vec2u>(vec2i(1)); const i_u32_3: vec3u = bitcast<vec3u>(vec3i(1)); const i_u32_4: vec4u = bitcast<vec4u>(vec4i(1));
const u_f32: f32 = bitcast<f32>(u32(1)); const u_f32_2: vec2f = bitcast<vec2f>(vec2u(1)); const u_f32_3: vec3f = bitcast<vec3f>(vec3u(1)); const u_f32_4: vec4f = bitcast<vec4f>(vec4u(1));
const u_i32: i32 = bitcast<i32>(u32(1)); const u_i32_2: vec2i = bitcast<vec2i>(vec2u(1)); const u_i32_3: vec3i = bitcast<vec3i>(vec3u(1)); const u_i32_4: vec4i = bitcast<vec4i>(vec4u(1));
const u_u32: u32 = bitcast<u32>(u32(1)); const u_u32_2: vec2u = bitcast<vec2u>(vec2u(1)); const u_u32_3: vec3u = bitcast<vec3u>(vec3u(1)); const u_u32_4: vec4u = bitcast<vec4u>(vec4u(1));
const same_h: f16 = bitcast<f16>(1h); const same_h2: vec2h = bitcast<vec2h>(vec2h(1)); const same_h3: vec3h = bitcast<vec3h>(vec3h(1)); const same_h4: vec4h = bitcast<vec4h>(vec4h(1));
const w2u: u32 = bitcast<u32>(vec2h(1, 2)); const w2i: i32 = bitcast<i32>(vec2h(1, 2)); const w2f: f32 = bitcast<f32>(vec2h(1, 2)); const w2h: vec2h = bitcast<vec2h>(1u); const w2hi: vec2h = bitcast<vec2h>(1i); const w2hf: vec2h = bitcast<vec2h>(1f);
const w4u: vec2u = bitcast<vec2u>(vec4h(1)); const w4i: vec2i = bitcast<vec2i>(vec4h(1)); const w4f: vec2f = bitcast<vec2f>(vec4h(1)); const w4h: vec4h = bitcast<vec4h>(vec2u(1)); const w4hi: vec4h = bitcast<vec4h>(vec2i(1)); const w4hf: vec4h = bitcast<vec4h>(vec2f(1));
const_assert bitcast<u32>(1f) == 0x3f800000u; const_assert bitcast<f32>(0x40490fdbu) == 3.14159274f; const_assert bitcast<i32>(0xffffffffu) == -1i; const_assert bitcast<u32>(-2i) == 0xfffffffeu; const_assert bitcast<u32>(-1.5f) == 0xbfc00000u;
const_assert bitcast<u32>(4294967295) == 4294967295u; const_assert bitcast<u32>(vec2h(1, -2)) == 0xc0003c00u; const_assert all(bitcast<vec2u>(vec4h(1, 2, 3, 4)) == vec2u(0x40003c00, 0x44004200)); const_assert all(bitcast<vec2h>(0xc0003c00u) == vec2h(1, -2));
const_assert all(bitcast<vec4h>(vec2u(0x40003c00, 0x44004200)) == vec4h(1, 2, 3, 4)); const_assert all(bitcast<vec3i>(vec3f(1, 0, -0.5)) == vec3i(0x3f800000, 0, i32(-1090519040)));
var<private> p = 0x7f800000u;
@compute @workgroup_size(1) fn main() { _ = bitcast<f32>(p); }

//# bitcast_override: BI-21
override x = 0x7f800000u;
@compute @workgroup_size(1) fn main() { _ = bitcast<f32>(x); }
//~ error eval-not-finite 45-59: the bits given to bitcast are an infinity or NaN, with the override values of this pipeline

//# all: BI-22
fn f(v: vec3<bool>) { all(v); }
//~ error unused-result 23-28: the result of 'all' must be used
const wrong_type = all(vec2u());
//~ error no-overload 20-31: there is no all(vec2<u32>)
const wrong_scalar = all(1);
//~ error no-overload 22-27: there is no all(abstract-int)
const wrong_count = all(true, true);
//~ error no-overload 21-35: there is no all(bool, bool)

//# all_ok: BI-22
const s: bool = all(true); const v2: bool = all(vec2<bool>()); const v3: bool = all(vec3(true)); const v4: bool = all(vec4(true));
const_assert all(true) && !all(false); const_assert all(vec3(true)) && !all(vec3(true, true, false)) && !all(vec2(false, true)) && !all(vec4<bool>());

//# any: BI-23
fn f(v: vec3<bool>) { any(v); }
//~ error unused-result 23-28: the result of 'any' must be used
const wrong_type = any(vec2u());
//~ error no-overload 20-31: there is no any(vec2<u32>)
const wrong_scalar = any(1);
//~ error no-overload 22-27: there is no any(abstract-int)
const wrong_count = any(true, true);
//~ error no-overload 21-35: there is no any(bool, bool)

//# any_ok: BI-23
const s: bool = any(true); const v2: bool = any(vec2<bool>()); const v3: bool = any(vec3(true)); const v4: bool = any(vec4(true));
const_assert any(true) && !any(false); const_assert any(vec3(false, false, true)) && any(vec2(true, false)) && !any(vec4<bool>());

//# select: BI-24
fn f(x: f32) { select(x, x, true); }
//~ error unused-result 16-33: the result of 'select' must be used
const wrong_condition = select(1, 2, 1);
//~ error no-overload 25-39: there is no select(abstract-int, abstract-int, abstract-int)
const wrong_mix = select(1i, 2u, true);
//~ error no-overload 19-38: there is no select(i32, u32, bool)
const wrong_shape = select(vec2(1), vec3(1), true);
//~ error no-overload 21-50: there is no select(vec2<abstract-int>, vec3<abstract-int>, bool)
const wrong_scalar = select(1, 2, vec2(true));
//~ error no-overload 22-45: there is no select(abstract-int, abstract-int, vec2<bool>)
const wrong_width = select(vec3(1), vec3(2), vec2(true));
//~ error no-overload 21-56: there is no select(vec3<abstract-int>, vec3<abstract-int>, vec2<bool>)
const wrong_array = select(array(1), array(2), true);
//~ error no-overload 21-52: there is no select(array<abstract-int, 1>, array<abstract-int, 1>, bool)
struct S { a: i32 }
const wrong_struct = select(S(1), S(2), true);
//~ error no-overload 22-45: there is no select(S, S, bool)
const wrong_matrix = select(mat2x2f(), mat2x2f(), true);
//~ error no-overload 22-55: there is no select(mat2x2<f32>, mat2x2<f32>, bool)
fn g() { var v = 1; let p = &v; let q = select(p, p, true); }
//~ error no-overload 41-58: there is no select(ptr<function, i32, read_write>, ptr<function, i32, read_write>, bool)

//# select_ok: BI-24
const n1: f16 = select(1, 2, true); const a1: f16 = select(1.0, 2.0, true); const f1: f32 = select(1f, 2f, true); const h1: f16 = select(1h, 2h, true); const i1: i32 = select(1i, 2i, true); const u1: u32 = select(1u, 2u, true); const b1: bool = select(false, true, true);
const n2: vec2h = select(vec2(1), vec2(2), true); const n2v: vec2h = select(vec2(1), vec2(2), vec2(true)); const n3: vec3h = select(vec3(1), vec3(2), true); const n3v: vec3h = select(vec3(1), vec3(2), vec3(true)); const n4: vec4h = select(vec4(1), vec4(2), true); const n4v: vec4h = select(vec4(1), vec4(2), vec4(true));
const a2: vec2h = select(vec2(1.0), vec2(2.0), true); const a2v: vec2h = select(vec2(1.0), vec2(2.0), vec2(true)); const a3: vec3h = select(vec3(1.0), vec3(2.0), true); const a3v: vec3h = select(vec3(1.0), vec3(2.0), vec3(true)); const a4: vec4h = select(vec4(1.0), vec4(2.0), true); const a4v: vec4h = select(vec4(1.0), vec4(2.0), vec4(true));
const f2: vec2f = select(vec2f(1f), vec2f(2f), true); const f2v: vec2f = select(vec2f(1f), vec2f(2f), vec2(true)); const f3: vec3f = select(vec3f(1f), vec3f(2f), true); const f3v: vec3f = select(vec3f(1f), vec3f(2f), vec3(true)); const f4: vec4f = select(vec4f(1f), vec4f(2f), true); const f4v: vec4f = select(vec4f(1f), vec4f(2f), vec4(true));
const h2: vec2h = select(vec2h(1h), vec2h(2h), true); const h2v: vec2h = select(vec2h(1h), vec2h(2h), vec2(true)); const h3: vec3h = select(vec3h(1h), vec3h(2h), true); const h3v: vec3h = select(vec3h(1h), vec3h(2h), vec3(true)); const h4: vec4h = select(vec4h(1h), vec4h(2h), true); const h4v: vec4h = select(vec4h(1h), vec4h(2h), vec4(true));
const i2: vec2i = select(vec2i(1i), vec2i(2i), true); const i2v: vec2i = select(vec2i(1i), vec2i(2i), vec2(true)); const i3: vec3i = select(vec3i(1i), vec3i(2i), true); const i3v: vec3i = select(vec3i(1i), vec3i(2i), vec3(true)); const i4: vec4i = select(vec4i(1i), vec4i(2i), true); const i4v: vec4i = select(vec4i(1i), vec4i(2i), vec4(true));
const u2: vec2u = select(vec2u(1u), vec2u(2u), true); const u2v: vec2u = select(vec2u(1u), vec2u(2u), vec2(true)); const u3: vec3u = select(vec3u(1u), vec3u(2u), true); const u3v: vec3u = select(vec3u(1u), vec3u(2u), vec3(true)); const u4: vec4u = select(vec4u(1u), vec4u(2u), true); const u4v: vec4u = select(vec4u(1u), vec4u(2u), vec4(true));
const b2: vec2<bool> = select(vec2(false), vec2(true), true); const b2v: vec2<bool> = select(vec2(false), vec2(true), vec2(true)); const b3: vec3<bool> = select(vec3(false), vec3(true), true); const b3v: vec3<bool> = select(vec3(false), vec3(true), vec3(true)); const b4: vec4<bool> = select(vec4(false), vec4(true), true); const b4v: vec4<bool> = select(vec4(false), vec4(true), vec4(true));
const_assert select(1, 2, false) == 1; const_assert select(1, 2, true) == 2; const_assert all(select(vec3(1, 2, 3), vec3(4, 5, 6), vec3(true, false, true)) == vec3(4, 2, 6)); const_assert all(select(vec2f(1, 2), vec2f(3, 4), true) == vec2f(3, 4));

//# countLeadingZeros: BI-38
fn f(x: u32) { countLeadingZeros(x); }
//~ error unused-result 16-35: the result of 'countLeadingZeros' must be used
const wrong_type = countLeadingZeros(1.0);
//~ error no-overload 20-41: there is no countLeadingZeros(abstract-float)
const wrong_bool = countLeadingZeros(true);
//~ error no-overload 20-42: there is no countLeadingZeros(bool)
const wrong_float = countLeadingZeros(vec2f());
//~ error no-overload 21-46: there is no countLeadingZeros(vec2<f32>)
const wrong_count = countLeadingZeros(1, 2);
//~ error no-overload 21-43: there is no countLeadingZeros(abstract-int, abstract-int)
const not_abstract: u32 = countLeadingZeros(1);
//~ error type-mismatch 27-46: the initializer of 'not_abstract' is u32, but this is i32

//# countLeadingZeros_ok: BI-38
const i1: i32 = countLeadingZeros(6i); const i2: vec2i = countLeadingZeros(vec2i(6i)); const i3: vec3i = countLeadingZeros(vec3i(6i)); const i4: vec4i = countLeadingZeros(vec4i(6i));
const u1: u32 = countLeadingZeros(6u); const u2: vec2u = countLeadingZeros(vec2u(6u)); const u3: vec3u = countLeadingZeros(vec3u(6u)); const u4: vec4u = countLeadingZeros(vec4u(6u));
const n1: i32 = countLeadingZeros(6); const n2: vec2i = countLeadingZeros(vec2(6)); const n3: vec3i = countLeadingZeros(vec3(6)); const n4: vec4i = countLeadingZeros(vec4(6));
const_assert countLeadingZeros(0u) == 32u; const_assert countLeadingZeros(1u) == 31u; const_assert countLeadingZeros(0i) == 32i; const_assert countLeadingZeros(-1i) == 0i; const_assert countLeadingZeros(0x00ffffffu) == 8u; const_assert countLeadingZeros(1) == 31;
const_assert all(countLeadingZeros(vec4u(0, 1, 0x80000000, 0xffff)) == vec4u(32, 31, 0, 16));

//# countOneBits: BI-39
fn f(x: u32) { countOneBits(x); }
//~ error unused-result 16-30: the result of 'countOneBits' must be used
const wrong_type = countOneBits(1.0);
//~ error no-overload 20-36: there is no countOneBits(abstract-float)
const wrong_bool = countOneBits(true);
//~ error no-overload 20-37: there is no countOneBits(bool)
const wrong_float = countOneBits(vec2f());
//~ error no-overload 21-41: there is no countOneBits(vec2<f32>)
const wrong_count = countOneBits(1, 2);
//~ error no-overload 21-38: there is no countOneBits(abstract-int, abstract-int)
const not_abstract: u32 = countOneBits(1);
//~ error type-mismatch 27-41: the initializer of 'not_abstract' is u32, but this is i32

//# countOneBits_ok: BI-39
const i1: i32 = countOneBits(6i); const i2: vec2i = countOneBits(vec2i(6i)); const i3: vec3i = countOneBits(vec3i(6i)); const i4: vec4i = countOneBits(vec4i(6i));
const u1: u32 = countOneBits(6u); const u2: vec2u = countOneBits(vec2u(6u)); const u3: vec3u = countOneBits(vec3u(6u)); const u4: vec4u = countOneBits(vec4u(6u));
const n1: i32 = countOneBits(6); const n2: vec2i = countOneBits(vec2(6)); const n3: vec3i = countOneBits(vec3(6)); const n4: vec4i = countOneBits(vec4(6));
const_assert countOneBits(0u) == 0u; const_assert countOneBits(0xf0f0u) == 8u; const_assert countOneBits(-1i) == 32i; const_assert countOneBits(5) == 2; const_assert countOneBits(i32(-2147483648)) == 1i;
const_assert all(countOneBits(vec3u(0xffffffff, 7, 0x80000001)) == vec3u(32, 3, 2));

//# countTrailingZeros: BI-40
fn f(x: u32) { countTrailingZeros(x); }
//~ error unused-result 16-36: the result of 'countTrailingZeros' must be used
const wrong_type = countTrailingZeros(1.0);
//~ error no-overload 20-42: there is no countTrailingZeros(abstract-float)
const wrong_bool = countTrailingZeros(true);
//~ error no-overload 20-43: there is no countTrailingZeros(bool)
const wrong_float = countTrailingZeros(vec2f());
//~ error no-overload 21-47: there is no countTrailingZeros(vec2<f32>)
const wrong_count = countTrailingZeros(1, 2);
//~ error no-overload 21-44: there is no countTrailingZeros(abstract-int, abstract-int)
const not_abstract: u32 = countTrailingZeros(1);
//~ error type-mismatch 27-47: the initializer of 'not_abstract' is u32, but this is i32

//# countTrailingZeros_ok: BI-40
const i1: i32 = countTrailingZeros(6i); const i2: vec2i = countTrailingZeros(vec2i(6i)); const i3: vec3i = countTrailingZeros(vec3i(6i)); const i4: vec4i = countTrailingZeros(vec4i(6i));
const u1: u32 = countTrailingZeros(6u); const u2: vec2u = countTrailingZeros(vec2u(6u)); const u3: vec3u = countTrailingZeros(vec3u(6u)); const u4: vec4u = countTrailingZeros(vec4u(6u));
const n1: i32 = countTrailingZeros(6); const n2: vec2i = countTrailingZeros(vec2(6)); const n3: vec3i = countTrailingZeros(vec3(6)); const n4: vec4i = countTrailingZeros(vec4(6));
const_assert countTrailingZeros(0u) == 32u; const_assert countTrailingZeros(1u) == 0u; const_assert countTrailingZeros(0i) == 32i; const_assert countTrailingZeros(i32(-2147483648)) == 31i; const_assert countTrailingZeros(8) == 3;
const_assert all(countTrailingZeros(vec4u(0, 12, 0x80000000, 0xffff)) == vec4u(32, 2, 31, 0));

//# firstTrailingBit: BI-55
fn f(x: u32) { firstTrailingBit(x); }
//~ error unused-result 16-34: the result of 'firstTrailingBit' must be used
const wrong_type = firstTrailingBit(1.0);
//~ error no-overload 20-40: there is no firstTrailingBit(abstract-float)
const wrong_bool = firstTrailingBit(true);
//~ error no-overload 20-41: there is no firstTrailingBit(bool)
const wrong_float = firstTrailingBit(vec2f());
//~ error no-overload 21-45: there is no firstTrailingBit(vec2<f32>)
const wrong_count = firstTrailingBit(1, 2);
//~ error no-overload 21-42: there is no firstTrailingBit(abstract-int, abstract-int)
const not_abstract: u32 = firstTrailingBit(1);
//~ error type-mismatch 27-45: the initializer of 'not_abstract' is u32, but this is i32

//# firstTrailingBit_ok: BI-55
const i1: i32 = firstTrailingBit(6i); const i2: vec2i = firstTrailingBit(vec2i(6i)); const i3: vec3i = firstTrailingBit(vec3i(6i)); const i4: vec4i = firstTrailingBit(vec4i(6i));
const u1: u32 = firstTrailingBit(6u); const u2: vec2u = firstTrailingBit(vec2u(6u)); const u3: vec3u = firstTrailingBit(vec3u(6u)); const u4: vec4u = firstTrailingBit(vec4u(6u));
const n1: i32 = firstTrailingBit(6); const n2: vec2i = firstTrailingBit(vec2(6)); const n3: vec3i = firstTrailingBit(vec3(6)); const n4: vec4i = firstTrailingBit(vec4(6));
const_assert firstTrailingBit(0u) == 0xffffffffu; const_assert firstTrailingBit(0i) == -1i; const_assert firstTrailingBit(12u) == 2u; const_assert firstTrailingBit(i32(-2147483648)) == 31i; const_assert firstTrailingBit(8) == 3;
const_assert all(firstTrailingBit(vec4u(0, 1, 6, 0x80000000)) == vec4u(0xffffffff, 0, 1, 31));

//# reverseBits: BI-76
fn f(x: u32) { reverseBits(x); }
//~ error unused-result 16-29: the result of 'reverseBits' must be used
const wrong_type = reverseBits(1.0);
//~ error no-overload 20-35: there is no reverseBits(abstract-float)
const wrong_bool = reverseBits(true);
//~ error no-overload 20-36: there is no reverseBits(bool)
const wrong_float = reverseBits(vec2f());
//~ error no-overload 21-40: there is no reverseBits(vec2<f32>)
const wrong_count = reverseBits(1, 2);
//~ error no-overload 21-37: there is no reverseBits(abstract-int, abstract-int)
const not_abstract: u32 = reverseBits(1);
//~ error type-mismatch 27-40: the initializer of 'not_abstract' is u32, but this is i32

//# reverseBits_ok: BI-76
const i1: i32 = reverseBits(6i); const i2: vec2i = reverseBits(vec2i(6i)); const i3: vec3i = reverseBits(vec3i(6i)); const i4: vec4i = reverseBits(vec4i(6i));
const u1: u32 = reverseBits(6u); const u2: vec2u = reverseBits(vec2u(6u)); const u3: vec3u = reverseBits(vec3u(6u)); const u4: vec4u = reverseBits(vec4u(6u));
const n1: i32 = reverseBits(6); const n2: vec2i = reverseBits(vec2(6)); const n3: vec3i = reverseBits(vec3(6)); const n4: vec4i = reverseBits(vec4(6));
const_assert reverseBits(0u) == 0u; const_assert reverseBits(1u) == 0x80000000u; const_assert reverseBits(0x12345678u) == 0x1e6a2c48u; const_assert reverseBits(1i) == i32(-2147483648); const_assert reverseBits(-1i) == -1i; const_assert reverseBits(2) == 0x40000000;
const_assert all(reverseBits(vec2u(3, 0xf0000000)) == vec2u(0xc0000000, 0xf));

//# firstLeadingBit: BI-53, BI-54
fn f(x: u32) { firstLeadingBit(x); }
//~ error unused-result 16-33: the result of 'firstLeadingBit' must be used
const wrong_type = firstLeadingBit(1.0);
//~ error no-overload 20-39: there is no firstLeadingBit(abstract-float)
const wrong_bool = firstLeadingBit(true);
//~ error no-overload 20-40: there is no firstLeadingBit(bool)
const not_abstract: u32 = firstLeadingBit(1);
//~ error type-mismatch 27-44: the initializer of 'not_abstract' is u32, but this is i32

//# firstLeadingBit_signed: BI-53
const i1: i32 = firstLeadingBit(6i); const i2: vec2i = firstLeadingBit(vec2i(6i)); const i3: vec3i = firstLeadingBit(vec3i(6i)); const i4: vec4i = firstLeadingBit(vec4i(6i));
const n: i32 = firstLeadingBit(6);
const_assert firstLeadingBit(0i) == -1; const_assert firstLeadingBit(-1i) == -1; const_assert firstLeadingBit(1i) == 0; const_assert firstLeadingBit(-2i) == 0; const_assert firstLeadingBit(0x7fffffffi) == 30; const_assert firstLeadingBit(i32(-2147483648)) == 30;
const_assert all(firstLeadingBit(vec4i(0, -1, 256, -257)) == vec4i(-1, -1, 8, 8));

//# firstLeadingBit_unsigned: BI-54
const u1: u32 = firstLeadingBit(6u); const u2: vec2u = firstLeadingBit(vec2u(6u)); const u3: vec3u = firstLeadingBit(vec3u(6u)); const u4: vec4u = firstLeadingBit(vec4u(6u));
const_assert firstLeadingBit(0u) == 0xffffffffu; const_assert firstLeadingBit(1u) == 0; const_assert firstLeadingBit(0xffffffffu) == 31; const_assert all(firstLeadingBit(vec3u(0, 256, 0x7fffffff)) == vec3u(0xffffffff, 8, 30));

//# extractBits_signed: BI-50
fn f(x: i32) { extractBits(x, 1, 1); }
//~ error unused-result 16-35: the result of 'extractBits' must be used
const wrong_offset = extractBits(1i, 1i, 1u);
//~ error no-overload 22-44: there is no extractBits(i32, i32, u32)
const wrong_count = extractBits(1i, 1u);
//~ error no-overload 21-39: there is no extractBits(i32, u32)
const wrong_vector = extractBits(vec2i(), vec2u(), vec2u());
//~ error no-overload 22-59: there is no extractBits(vec2<i32>, vec2<u32>, vec2<u32>)
const wrong_type = extractBits(1f, 1u, 1u);
//~ error no-overload 20-42: there is no extractBits(f32, u32, u32)
const a = extractBits(1i, 32u, 1u);
//~ error eval-bit-range 11-34: offset 32 and count 1 reach beyond 32 bits
const b = extractBits(1i, 0u, 33u);
//~ error eval-bit-range 11-34: offset 0 and count 33 reach beyond 32 bits
const c = extractBits(vec2i(1), 0xffffffffu, 2u);
//~ error eval-bit-range 11-48: offset 4294967295 and count 2 reach beyond 32 bits
fn g(x: i32) -> i32 { return extractBits(x, 20, 13); }
//~ error eval-bit-range 45-46: offset 20 and count 13 reach beyond 32 bits

//# extractBits_signed_ok: BI-50
const r1: i32 = extractBits(6i, 1, 2); const r2: vec2i = extractBits(vec2i(6i), 1, 2); const r3: vec3i = extractBits(vec3i(6i), 1, 2); const r4: vec4i = extractBits(vec4i(6i), 1, 2);
const_assert extractBits(0xffi, 4, 4) == -1; const_assert extractBits(0x7fi, 4, 4) == 7; const_assert extractBits(-1i, 0, 0) == 0; const_assert extractBits(-5i, 0, 32) == -5; const_assert extractBits(-1i, 32, 0) == 0; const n: i32 = extractBits(6, 1, 2); const_assert n == -1;
const_assert all(extractBits(vec2i(0x80, 0x70), 4, 4) == vec2i(-8, 7));
fn g(x: i32, n: u32) -> i32 { return extractBits(x, n, 33) + extractBits(x, 33, n); }

//# extractBits_signed_override: BI-50
override n = 20u;
var<private> p = 1i; var<private> r = 20u;
@compute @workgroup_size(1) fn main() {
  _ = extractBits(p, n, 13);
//~ error eval-bit-range 22-22: offset 20 and count 13 reach beyond 32 bits, with the override values of this pipeline
  _ = extractBits(p, r, n);
}

//# extractBits_unsigned: BI-51
fn f(x: u32) { extractBits(x, 1, 1); }
//~ error unused-result 16-35: the result of 'extractBits' must be used
const wrong_offset = extractBits(1u, 1i, 1u);
//~ error no-overload 22-44: there is no extractBits(u32, i32, u32)
const wrong_count = extractBits(1u, 1u);
//~ error no-overload 21-39: there is no extractBits(u32, u32)
const wrong_vector = extractBits(vec2u(), vec2u(), vec2u());
//~ error no-overload 22-59: there is no extractBits(vec2<u32>, vec2<u32>, vec2<u32>)
const wrong_type = extractBits(1f, 1u, 1u);
//~ error no-overload 20-42: there is no extractBits(f32, u32, u32)
const a = extractBits(1u, 32u, 1u);
//~ error eval-bit-range 11-34: offset 32 and count 1 reach beyond 32 bits
const b = extractBits(1u, 0u, 33u);
//~ error eval-bit-range 11-34: offset 0 and count 33 reach beyond 32 bits
const c = extractBits(vec2u(1), 0xffffffffu, 2u);
//~ error eval-bit-range 11-48: offset 4294967295 and count 2 reach beyond 32 bits
fn g(x: u32) -> u32 { return extractBits(x, 20, 13); }
//~ error eval-bit-range 45-46: offset 20 and count 13 reach beyond 32 bits

//# extractBits_unsigned_ok: BI-51
const r1: u32 = extractBits(6u, 1, 2); const r2: vec2u = extractBits(vec2u(6u), 1, 2); const r3: vec3u = extractBits(vec3u(6u), 1, 2); const r4: vec4u = extractBits(vec4u(6u), 1, 2);
const_assert extractBits(0xffu, 4, 4) == 15; const_assert extractBits(0xffffffffu, 0, 0) == 0; const_assert extractBits(0xfffffffbu, 0, 32) == 0xfffffffb; const_assert extractBits(1u, 32, 0) == 0; const_assert all(extractBits(vec2u(0x80, 0x70), 4, 4) == vec2u(8, 7));
fn g(x: u32, n: u32) -> u32 { return extractBits(x, n, 33) + extractBits(x, 33, n); }

//# extractBits_unsigned_override: BI-51
override n = 20u;
var<private> p = 1u; var<private> r = 20u;
@compute @workgroup_size(1) fn main() {
  _ = extractBits(p, n, 13);
//~ error eval-bit-range 22-22: offset 20 and count 13 reach beyond 32 bits, with the override values of this pipeline
  _ = extractBits(p, r, n);
}

//# insertBits: BI-60
fn f(x: u32) { insertBits(x, x, 1, 1); }
//~ error unused-result 16-37: the result of 'insertBits' must be used
const wrong_mix = insertBits(1i, 1u, 1u, 1u);
//~ error no-overload 19-44: there is no insertBits(i32, u32, u32, u32)
const wrong_offset = insertBits(1u, 1u, 1i, 1u);
//~ error no-overload 22-47: there is no insertBits(u32, u32, i32, u32)
const wrong_type = insertBits(1f, 1f, 1u, 1u);
//~ error no-overload 20-45: there is no insertBits(f32, f32, u32, u32)
const not_abstract: u32 = insertBits(1, 1, 1, 1);
//~ error type-mismatch 27-48: the initializer of 'not_abstract' is u32, but this is i32
const a = insertBits(1u, 1u, 32u, 1u);
//~ error eval-bit-range 11-37: offset 32 and count 1 reach beyond 32 bits
const b = insertBits(vec2i(1), vec2i(1), 0u, 33u);
//~ error eval-bit-range 11-49: offset 0 and count 33 reach beyond 32 bits
fn g(x: vec3u) -> vec3u { return insertBits(x, x, 20, 13); }
//~ error eval-bit-range 51-52: offset 20 and count 13 reach beyond 32 bits

//# insertBits_ok: BI-60
const i1: i32 = insertBits(6i, 1i, 1, 2); const i2: vec2i = insertBits(vec2i(6i), vec2i(1i), 1, 2); const i3: vec3i = insertBits(vec3i(6i), vec3i(1i), 1, 2); const i4: vec4i = insertBits(vec4i(6i), vec4i(1i), 1, 2);
const u1: u32 = insertBits(6u, 1u, 1, 2); const u2: vec2u = insertBits(vec2u(6u), vec2u(1u), 1, 2); const u3: vec3u = insertBits(vec3u(6u), vec3u(1u), 1, 2); const u4: vec4u = insertBits(vec4u(6u), vec4u(1u), 1, 2);
const n: i32 = insertBits(0, 1, 1, 2);
const_assert insertBits(0u, 0xffu, 4, 4) == 0xf0; const_assert insertBits(0xffffffffu, 0u, 8, 16) == 0xff0000ff; const_assert insertBits(5u, 9u, 3, 0) == 5; const_assert insertBits(5u, 9u, 0, 32) == 9; const_assert insertBits(-1i, 0, 31, 1) == 0x7fffffffi;
const_assert all(insertBits(vec2u(0, 0xff), vec2u(1, 2), 4, 2) == vec2u(0x10, 0xef)); const_assert insertBits(7u, 1u, 32, 0) == 7;
fn g(x: u32, n: u32) -> u32 { return insertBits(x, x, n, 33) + insertBits(x, x, 33, n); }

//# insertBits_override: BI-60
override n = 20u;
var<private> p = 1u; var<private> r = 20u;
@compute @workgroup_size(1) fn main() {
  _ = insertBits(p, p, n, 13);
//~ error eval-bit-range 24-24: offset 20 and count 13 reach beyond 32 bits, with the override values of this pipeline
  _ = insertBits(p, p, r, n);
}

//# dot4U8Packed: BI-46
fn f(x: u32) { dot4U8Packed(x, x); }
//~ error unused-result 16-33: the result of 'dot4U8Packed' must be used
const wrong_type = dot4U8Packed(1i, 1u);
//~ error no-overload 20-39: there is no dot4U8Packed(i32, u32)
const wrong_vector = dot4U8Packed(vec4u(), vec4u());
//~ error no-overload 22-51: there is no dot4U8Packed(vec4<u32>, vec4<u32>)
const wrong_result: i32 = dot4U8Packed(1u, 1u);
//~ error type-mismatch 27-46: the initializer of 'wrong_result' is i32, but this is u32

//# dot4U8Packed_ok: BI-46
requires packed_4x8_integer_dot_product;
const r: u32 = dot4U8Packed(1u, 1u);
const_assert dot4U8Packed(0x01020304u, 0x05060708u) == 70u; const_assert dot4U8Packed(0xffffffffu, 0xffffffffu) == 260100u;

//# dot4I8Packed: BI-47
fn f(x: u32) { dot4I8Packed(x, x); }
//~ error unused-result 16-33: the result of 'dot4I8Packed' must be used
const wrong_type = dot4I8Packed(1i, 1u);
//~ error no-overload 20-39: there is no dot4I8Packed(i32, u32)
const wrong_vector = dot4I8Packed(vec4u(), vec4u());
//~ error no-overload 22-51: there is no dot4I8Packed(vec4<u32>, vec4<u32>)
const wrong_result: u32 = dot4I8Packed(1u, 1u);
//~ error type-mismatch 27-46: the initializer of 'wrong_result' is u32, but this is i32

//# dot4I8Packed_ok: BI-47
requires packed_4x8_integer_dot_product;
const r: i32 = dot4I8Packed(1u, 1u);
const_assert dot4I8Packed(0x01020304u, 0x05060708u) == 70i; const_assert dot4I8Packed(0xffffffffu, 0x01020304u) == -10i; const_assert dot4I8Packed(0x80808080u, 0x80808080u) == 65536i;

//# pack4x8snorm: BI-124
fn f(x: vec4f) { pack4x8snorm(x); }
//~ error unused-result 18-32: the result of 'pack4x8snorm' must be used
const wrong_type = pack4x8snorm(vec4h());
//~ error no-overload 20-40: there is no pack4x8snorm(vec4<f16>)
const wrong_count = pack4x8snorm(vec4f(), vec4f());
//~ error no-overload 21-50: there is no pack4x8snorm(vec4<f32>, vec4<f32>)
const wrong_result: bool = pack4x8snorm(vec4f());
//~ error type-mismatch 28-48: the initializer of 'wrong_result' is bool, but this is u32

//# pack4x8snorm_ok: BI-124
const r: u32 = pack4x8snorm(vec4f());
const_assert pack4x8snorm(vec4(1, -1, 0, 0.5)) == 0x4000817fu; const_assert pack4x8snorm(vec4f(2, -2, 1, 0)) == 0x007f817fu;

//# pack4x8unorm: BI-125
fn f(x: vec4f) { pack4x8unorm(x); }
//~ error unused-result 18-32: the result of 'pack4x8unorm' must be used
const wrong_type = pack4x8unorm(vec4u());
//~ error no-overload 20-40: there is no pack4x8unorm(vec4<u32>)
const wrong_count = pack4x8unorm(vec4f(), vec4f());
//~ error no-overload 21-50: there is no pack4x8unorm(vec4<f32>, vec4<f32>)
const wrong_result: bool = pack4x8unorm(vec4f());
//~ error type-mismatch 28-48: the initializer of 'wrong_result' is bool, but this is u32

//# pack4x8unorm_ok: BI-125
const r: u32 = pack4x8unorm(vec4f());
const_assert pack4x8unorm(vec4(1, 0, 0.5, 0.25)) == 0x408000ffu; const_assert pack4x8unorm(vec4f(2, -2, 0.2, 0)) == 0x003300ffu;

//# pack4xI8: BI-126
fn f(x: vec4i) { pack4xI8(x); }
//~ error unused-result 18-28: the result of 'pack4xI8' must be used
const wrong_type = pack4xI8(vec4u());
//~ error no-overload 20-36: there is no pack4xI8(vec4<u32>)
const wrong_count = pack4xI8(vec4i(), vec4i());
//~ error no-overload 21-46: there is no pack4xI8(vec4<i32>, vec4<i32>)
const wrong_result: bool = pack4xI8(vec4i());
//~ error type-mismatch 28-44: the initializer of 'wrong_result' is bool, but this is u32

//# pack4xI8_ok: BI-126
requires packed_4x8_integer_dot_product;
const r: u32 = pack4xI8(vec4i());
const_assert pack4xI8(vec4(1, -1, 127, -128)) == 0x807fff01u; const_assert pack4xI8(vec4i(0x1ff, 0x100, -257, 0)) == 0x00ff00ffu;

//# pack4xU8: BI-127
fn f(x: vec4u) { pack4xU8(x); }
//~ error unused-result 18-28: the result of 'pack4xU8' must be used
const wrong_type = pack4xU8(vec4i());
//~ error no-overload 20-36: there is no pack4xU8(vec4<i32>)
const wrong_count = pack4xU8(vec4u(), vec4u());
//~ error no-overload 21-46: there is no pack4xU8(vec4<u32>, vec4<u32>)
const wrong_result: bool = pack4xU8(vec4u());
//~ error type-mismatch 28-44: the initializer of 'wrong_result' is bool, but this is u32

//# pack4xU8_ok: BI-127
requires packed_4x8_integer_dot_product;
const r: u32 = pack4xU8(vec4u());
const_assert pack4xU8(vec4(1, 255, 127, 128)) == 0x807fff01u; const_assert pack4xU8(vec4u(0x1ff, 0x100, 0, 3)) == 0x030000ffu;

//# pack4xI8Clamp: BI-128
fn f(x: vec4i) { pack4xI8Clamp(x); }
//~ error unused-result 18-33: the result of 'pack4xI8Clamp' must be used
const wrong_type = pack4xI8Clamp(vec4u());
//~ error no-overload 20-41: there is no pack4xI8Clamp(vec4<u32>)
const wrong_count = pack4xI8Clamp(vec4i(), vec4i());
//~ error no-overload 21-51: there is no pack4xI8Clamp(vec4<i32>, vec4<i32>)
const wrong_result: bool = pack4xI8Clamp(vec4i());
//~ error type-mismatch 28-49: the initializer of 'wrong_result' is bool, but this is u32

//# pack4xI8Clamp_ok: BI-128
requires packed_4x8_integer_dot_product;
const r: u32 = pack4xI8Clamp(vec4i());
const_assert pack4xI8Clamp(vec4(1, -1, 127, -128)) == 0x807fff01u; const_assert pack4xI8Clamp(vec4i(128, -129, 1000000, 0)) == 0x007f807fu;

//# pack4xU8Clamp: BI-129
fn f(x: vec4u) { pack4xU8Clamp(x); }
//~ error unused-result 18-33: the result of 'pack4xU8Clamp' must be used
const wrong_type = pack4xU8Clamp(vec4i());
//~ error no-overload 20-41: there is no pack4xU8Clamp(vec4<i32>)
const wrong_count = pack4xU8Clamp(vec4u(), vec4u());
//~ error no-overload 21-51: there is no pack4xU8Clamp(vec4<u32>, vec4<u32>)
const wrong_result: bool = pack4xU8Clamp(vec4u());
//~ error type-mismatch 28-49: the initializer of 'wrong_result' is bool, but this is u32

//# pack4xU8Clamp_ok: BI-129
requires packed_4x8_integer_dot_product;
const r: u32 = pack4xU8Clamp(vec4u());
const_assert pack4xU8Clamp(vec4(1, 255, 127, 128)) == 0x807fff01u; const_assert pack4xU8Clamp(vec4u(256, 0xffffffff, 0, 3)) == 0x0300ffffu;

//# pack2x16snorm: BI-130
fn f(x: vec2f) { pack2x16snorm(x); }
//~ error unused-result 18-33: the result of 'pack2x16snorm' must be used
const wrong_type = pack2x16snorm(vec2h());
//~ error no-overload 20-41: there is no pack2x16snorm(vec2<f16>)
const wrong_count = pack2x16snorm(vec2f(), vec2f());
//~ error no-overload 21-51: there is no pack2x16snorm(vec2<f32>, vec2<f32>)
const wrong_result: bool = pack2x16snorm(vec2f());
//~ error type-mismatch 28-49: the initializer of 'wrong_result' is bool, but this is u32

//# pack2x16snorm_ok: BI-130
const r: u32 = pack2x16snorm(vec2f());
const_assert pack2x16snorm(vec2(1, -1)) == 0x80017fffu; const_assert pack2x16snorm(vec2f(-3, 0.5)) == 0x40008001u;

//# pack2x16unorm: BI-131
fn f(x: vec2f) { pack2x16unorm(x); }
//~ error unused-result 18-33: the result of 'pack2x16unorm' must be used
const wrong_type = pack2x16unorm(vec2i());
//~ error no-overload 20-41: there is no pack2x16unorm(vec2<i32>)
const wrong_count = pack2x16unorm(vec2f(), vec2f());
//~ error no-overload 21-51: there is no pack2x16unorm(vec2<f32>, vec2<f32>)
const wrong_result: bool = pack2x16unorm(vec2f());
//~ error type-mismatch 28-49: the initializer of 'wrong_result' is bool, but this is u32

//# pack2x16unorm_ok: BI-131
const r: u32 = pack2x16unorm(vec2f());
const_assert pack2x16unorm(vec2(1, 0)) == 0xffffu; const_assert pack2x16unorm(vec2f(3, 0.5)) == 0x8000ffffu; const_assert pack2x16unorm(vec2f(-1, 0.25)) == 0x40000000u;

//# pack2x16float: BI-132
fn f(x: vec2f) { pack2x16float(x); }
//~ error unused-result 18-33: the result of 'pack2x16float' must be used
const wrong_type = pack2x16float(vec2h());
//~ error no-overload 20-41: there is no pack2x16float(vec2<f16>)
const wrong_count = pack2x16float(vec2f(), vec2f());
//~ error no-overload 21-51: there is no pack2x16float(vec2<f32>, vec2<f32>)
const wrong_result: bool = pack2x16float(vec2f());
//~ error type-mismatch 28-49: the initializer of 'wrong_result' is bool, but this is u32
const a = pack2x16float(vec2(65536.0, 0));
//~ error eval-unrepresentable 11-41: the value 65536 is out of the range of f16
const b = pack2x16float(vec2f(0, -1e6));
//~ error eval-unrepresentable 11-39: the value -1e+06 is out of the range of f16

//# pack2x16float_ok: BI-132
const r: u32 = pack2x16float(vec2f());
const_assert pack2x16float(vec2(1, -2)) == 0xc0003c00u; const_assert pack2x16float(vec2f(65504, 0.1)) == 0x2e667bffu;
var<private> p = vec2f(1e6);
@compute @workgroup_size(1) fn main() { _ = pack2x16float(p); }

//# pack2x16float_override: BI-132
override x = 1e6;
@compute @workgroup_size(1) fn main() { _ = pack2x16float(vec2f(x)); }
//~ error eval-unrepresentable 45-67: the value 1e+06 is out of the range of f16, with the override values of this pipeline

//# unpack4x8snorm: BI-133
fn f(x: u32) { unpack4x8snorm(x); }
//~ error unused-result 16-32: the result of 'unpack4x8snorm' must be used
const wrong_type = unpack4x8snorm(vec4f());
//~ error no-overload 20-42: there is no unpack4x8snorm(vec4<f32>)
const wrong_count = unpack4x8snorm(u32(), u32());
//~ error no-overload 21-48: there is no unpack4x8snorm(u32, u32)
const wrong_result: bool = unpack4x8snorm(u32());
//~ error type-mismatch 28-48: the initializer of 'wrong_result' is bool, but this is vec4<f32>

//# unpack4x8snorm_ok: BI-133
const r: vec4f = unpack4x8snorm(u32());
const_assert all(unpack4x8snorm(0x7f008180u) == vec4f(-1, -1, 0, 1)); const_assert abs(unpack4x8snorm(0x40u).x - 64f / 127) < 1e-6;

//# unpack4x8unorm: BI-134
fn f(x: u32) { unpack4x8unorm(x); }
//~ error unused-result 16-32: the result of 'unpack4x8unorm' must be used
const wrong_type = unpack4x8unorm(1i);
//~ error no-overload 20-37: there is no unpack4x8unorm(i32)
const wrong_count = unpack4x8unorm(u32(), u32());
//~ error no-overload 21-48: there is no unpack4x8unorm(u32, u32)
const wrong_result: bool = unpack4x8unorm(u32());
//~ error type-mismatch 28-48: the initializer of 'wrong_result' is bool, but this is vec4<f32>

//# unpack4x8unorm_ok: BI-134
const r: vec4f = unpack4x8unorm(u32());
const_assert all(unpack4x8unorm(0xff0000ffu) == vec4f(1, 0, 0, 1)); const_assert abs(unpack4x8unorm(0x3300u).y - 0.2) < 1e-6;

//# unpack4xI8: BI-135
fn f(x: u32) { unpack4xI8(x); }
//~ error unused-result 16-28: the result of 'unpack4xI8' must be used
const wrong_type = unpack4xI8(1i);
//~ error no-overload 20-33: there is no unpack4xI8(i32)
const wrong_count = unpack4xI8(u32(), u32());
//~ error no-overload 21-44: there is no unpack4xI8(u32, u32)
const wrong_result: bool = unpack4xI8(u32());
//~ error type-mismatch 28-44: the initializer of 'wrong_result' is bool, but this is vec4<i32>

//# unpack4xI8_ok: BI-135
requires packed_4x8_integer_dot_product;
const r: vec4i = unpack4xI8(u32());
const_assert all(unpack4xI8(0x807fff01u) == vec4i(1, -1, 127, -128));

//# unpack4xU8: BI-136
fn f(x: u32) { unpack4xU8(x); }
//~ error unused-result 16-28: the result of 'unpack4xU8' must be used
const wrong_type = unpack4xU8(1i);
//~ error no-overload 20-33: there is no unpack4xU8(i32)
const wrong_count = unpack4xU8(u32(), u32());
//~ error no-overload 21-44: there is no unpack4xU8(u32, u32)
const wrong_result: bool = unpack4xU8(u32());
//~ error type-mismatch 28-44: the initializer of 'wrong_result' is bool, but this is vec4<u32>

//# unpack4xU8_ok: BI-136
requires packed_4x8_integer_dot_product;
const r: vec4u = unpack4xU8(u32());
const_assert all(unpack4xU8(0x807fff01u) == vec4u(1, 255, 127, 128));

//# unpack2x16snorm: BI-137
fn f(x: u32) { unpack2x16snorm(x); }
//~ error unused-result 16-33: the result of 'unpack2x16snorm' must be used
const wrong_type = unpack2x16snorm(1f);
//~ error no-overload 20-38: there is no unpack2x16snorm(f32)
const wrong_count = unpack2x16snorm(u32(), u32());
//~ error no-overload 21-49: there is no unpack2x16snorm(u32, u32)
const wrong_result: bool = unpack2x16snorm(u32());
//~ error type-mismatch 28-49: the initializer of 'wrong_result' is bool, but this is vec2<f32>

//# unpack2x16snorm_ok: BI-137
const r: vec2f = unpack2x16snorm(u32());
const_assert all(unpack2x16snorm(0x80007fffu) == vec2f(1, -1)); const_assert unpack2x16snorm(0x80010000u).y == -1; const_assert abs(unpack2x16snorm(0x4000u).x - 16384f / 32767) < 1e-6;

//# unpack2x16unorm: BI-138
fn f(x: u32) { unpack2x16unorm(x); }
//~ error unused-result 16-33: the result of 'unpack2x16unorm' must be used
const wrong_type = unpack2x16unorm(1i);
//~ error no-overload 20-38: there is no unpack2x16unorm(i32)
const wrong_count = unpack2x16unorm(u32(), u32());
//~ error no-overload 21-49: there is no unpack2x16unorm(u32, u32)
const wrong_result: bool = unpack2x16unorm(u32());
//~ error type-mismatch 28-49: the initializer of 'wrong_result' is bool, but this is vec2<f32>

//# unpack2x16unorm_ok: BI-138
const r: vec2f = unpack2x16unorm(u32());
const_assert all(unpack2x16unorm(0xffff0000u) == vec2f(0, 1)); const_assert abs(unpack2x16unorm(0x3333u).x - 0.2) < 1e-6;

//# unpack2x16float: BI-139
fn f(x: u32) { unpack2x16float(x); }
//~ error unused-result 16-33: the result of 'unpack2x16float' must be used
const wrong_type = unpack2x16float(1i);
//~ error no-overload 20-38: there is no unpack2x16float(i32)
const wrong_count = unpack2x16float(u32(), u32());
//~ error no-overload 21-49: there is no unpack2x16float(u32, u32)
const wrong_result: bool = unpack2x16float(u32());
//~ error type-mismatch 28-49: the initializer of 'wrong_result' is bool, but this is vec2<f32>
const a = unpack2x16float(0x7c00u);
//~ error eval-not-finite 11-34: the bits given to unpack2x16float are an infinity or NaN
const b = unpack2x16float(0xfe000000u);
//~ error eval-not-finite 11-38: the bits given to unpack2x16float are an infinity or NaN

//# unpack2x16float_ok: BI-139
const r: vec2f = unpack2x16float(u32());
const_assert all(unpack2x16float(0xc0003c00u) == vec2f(1, -2)); const_assert unpack2x16float(0x7bffu).x == 65504; const_assert unpack2x16float(1u).x == 0x1p-24;
var<private> p = 0x7c00u;
@compute @workgroup_size(1) fn main() { _ = unpack2x16float(p); }

//# unpack2x16float_override: BI-139
override x = 0x7c00u;
@compute @workgroup_size(1) fn main() { _ = unpack2x16float(x); }
//~ error eval-not-finite 45-62: the bits given to unpack2x16float are an infinity or NaN, with the override values of this pipeline
