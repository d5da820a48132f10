//! check
// Half floats and subgroup builtins without their extensions, arrayLength, and buffer views (validated only).

//# subgroups_not_enabled: BI-144, BI-145, BI-146, BI-147, BI-148, BI-149, BI-150, BI-151, BI-152, BI-153, BI-154, BI-155, BI-156, BI-157, BI-158, BI-159, BI-160, BI-161, BI-162, BI-163, BI-164, BI-165, BI-166, BI-167, BI-168
fn f0() { _ = subgroupAdd(1); }
//~ error missing-enable 15-25: subgroupAdd needs 'enable subgroups;'
fn f1() { _ = subgroupExclusiveAdd(1); }
//~ error missing-enable 15-34: subgroupExclusiveAdd needs 'enable subgroups;'
fn f2() { _ = subgroupInclusiveAdd(1); }
//~ error missing-enable 15-34: subgroupInclusiveAdd needs 'enable subgroups;'
fn f3() { _ = subgroupAll(true); }
//~ error missing-enable 15-25: subgroupAll needs 'enable subgroups;'
fn f4() { _ = subgroupAnd(1); }
//~ error missing-enable 15-25: subgroupAnd needs 'enable subgroups;'
fn f5() { _ = subgroupAny(true); }
//~ error missing-enable 15-25: subgroupAny needs 'enable subgroups;'
fn f6() { _ = subgroupBallot(true); }
//~ error missing-enable 15-28: subgroupBallot needs 'enable subgroups;'
fn f7() { _ = subgroupBroadcast(1, 0); }
//~ error missing-enable 15-31: subgroupBroadcast needs 'enable subgroups;'
fn f8() { _ = subgroupBroadcastFirst(1); }
//~ error missing-enable 15-36: subgroupBroadcastFirst needs 'enable subgroups;'
fn f9() { _ = subgroupElect(); }
//~ error missing-enable 15-27: subgroupElect needs 'enable subgroups;'
fn f10() { _ = subgroupMax(1); }
//~ error missing-enable 16-26: subgroupMax needs 'enable subgroups;'
fn f11() { _ = subgroupMin(1); }
//~ error missing-enable 16-26: subgroupMin needs 'enable subgroups;'
fn f12() { _ = subgroupMul(1); }
//~ error missing-enable 16-26: subgroupMul needs 'enable subgroups;'
fn f13() { _ = subgroupExclusiveMul(1); }
//~ error missing-enable 16-35: subgroupExclusiveMul needs 'enable subgroups;'
fn f14() { _ = subgroupInclusiveMul(1); }
//~ error missing-enable 16-35: subgroupInclusiveMul needs 'enable subgroups;'
fn f15() { _ = subgroupOr(1); }
//~ error missing-enable 16-25: subgroupOr needs 'enable subgroups;'
fn f16() { _ = subgroupShuffle(1, 0); }
//~ error missing-enable 16-30: subgroupShuffle needs 'enable subgroups;'
fn f17() { _ = subgroupShuffleDown(1, 0); }
//~ error missing-enable 16-34: subgroupShuffleDown needs 'enable subgroups;'
fn f18() { _ = subgroupShuffleUp(1, 0); }
//~ error missing-enable 16-32: subgroupShuffleUp needs 'enable subgroups;'
fn f19() { _ = subgroupShuffleXor(1, 0); }
//~ error missing-enable 16-33: subgroupShuffleXor needs 'enable subgroups;'
fn f20() { _ = subgroupXor(1); }
//~ error missing-enable 16-26: subgroupXor needs 'enable subgroups;'
fn f21() { _ = quadBroadcast(1, 0); }
//~ error missing-enable 16-28: quadBroadcast needs 'enable subgroups;'
fn f22() { _ = quadSwapDiagonal(1); }
//~ error missing-enable 16-31: quadSwapDiagonal needs 'enable subgroups;'
fn f23() { _ = quadSwapX(1); }
//~ error missing-enable 16-24: quadSwapX needs 'enable subgroups;'
fn f24() { _ = quadSwapY(1); }
//~ error missing-enable 16-24: quadSwapY needs 'enable subgroups;'

//# subgroups_enabled_ok: BI-144, BI-145, BI-146, BI-147, BI-148, BI-149, BI-150, BI-151, BI-152, BI-153, BI-154, BI-155, BI-156, BI-157, BI-158, BI-159, BI-160, BI-161, BI-162, BI-163, BI-164, BI-165, BI-166, BI-167, BI-168
enable subgroups;
fn f0() { _ = subgroupAdd(1); }
fn f1() { _ = subgroupExclusiveAdd(1); }
fn f2() { _ = subgroupInclusiveAdd(1); }
fn f3() { _ = subgroupAll(true); }
fn f4() { _ = subgroupAnd(1); }
fn f5() { _ = subgroupAny(true); }
fn f6() { _ = subgroupBallot(true); }
fn f7() { _ = subgroupBroadcast(1, 0); }
fn f8() { _ = subgroupBroadcastFirst(1); }
fn f9() { _ = subgroupElect(); }
fn f10() { _ = subgroupMax(1); }
fn f11() { _ = subgroupMin(1); }
fn f12() { _ = subgroupMul(1); }
fn f13() { _ = subgroupExclusiveMul(1); }
fn f14() { _ = subgroupInclusiveMul(1); }
fn f15() { _ = subgroupOr(1); }
fn f16() { _ = subgroupShuffle(1, 0); }
fn f17() { _ = subgroupShuffleDown(1, 0); }
fn f18() { _ = subgroupShuffleUp(1, 0); }
fn f19() { _ = subgroupShuffleXor(1, 0); }
fn f20() { _ = subgroupXor(1); }
fn f21() { _ = quadBroadcast(1, 0); }
fn f22() { _ = quadSwapDiagonal(1); }
fn f23() { _ = quadSwapX(1); }
fn f24() { _ = quadSwapY(1); }

//# halves_not_enabled: BI-06, BI-07, BI-08, BI-09, BI-10, BI-11, BI-12, BI-13, BI-14, BI-15, BI-16, BI-17, BI-18, BI-21
const a = f16(1);
//~ error missing-enable 11-13: f16 needs 'enable f16;'
const v2 = vec2h(1);
//~ error missing-enable 12-16: f16 needs 'enable f16;'
const w2 = vec2<f16>(1);
//~ error missing-enable 17-19: f16 needs 'enable f16;'
const v3 = vec3h(1);
//~ error missing-enable 12-16: f16 needs 'enable f16;'
const w3 = vec3<f16>(1);
//~ error missing-enable 17-19: f16 needs 'enable f16;'
const v4 = vec4h(1);
//~ error missing-enable 12-16: f16 needs 'enable f16;'
const w4 = vec4<f16>(1);
//~ error missing-enable 17-19: f16 needs 'enable f16;'
const m22 = mat2x2h();
//~ error missing-enable 13-19: f16 needs 'enable f16;'
const n22 = mat2x2<f16>();
//~ error missing-enable 20-22: f16 needs 'enable f16;'
const m23 = mat2x3h();
//~ error missing-enable 13-19: f16 needs 'enable f16;'
const n23 = mat2x3<f16>();
//~ error missing-enable 20-22: f16 needs 'enable f16;'
const m24 = mat2x4h();
//~ error missing-enable 13-19: f16 needs 'enable f16;'
const n24 = mat2x4<f16>();
//~ error missing-enable 20-22: f16 needs 'enable f16;'
const m32 = mat3x2h();
//~ error missing-enable 13-19: f16 needs 'enable f16;'
const n32 = mat3x2<f16>();
//~ error missing-enable 20-22: f16 needs 'enable f16;'
const m33 = mat3x3h();
//~ error missing-enable 13-19: f16 needs 'enable f16;'
const n33 = mat3x3<f16>();
//~ error missing-enable 20-22: f16 needs 'enable f16;'
const m34 = mat3x4h();
//~ error missing-enable 13-19: f16 needs 'enable f16;'
const n34 = mat3x4<f16>();
//~ error missing-enable 20-22: f16 needs 'enable f16;'
const m42 = mat4x2h();
//~ error missing-enable 13-19: f16 needs 'enable f16;'
const n42 = mat4x2<f16>();
//~ error missing-enable 20-22: f16 needs 'enable f16;'
const m43 = mat4x3h();
//~ error missing-enable 13-19: f16 needs 'enable f16;'
const n43 = mat4x3<f16>();
//~ error missing-enable 20-22: f16 needs 'enable f16;'
const m44 = mat4x4h();
//~ error missing-enable 13-19: f16 needs 'enable f16;'
const n44 = mat4x4<f16>();
//~ error missing-enable 20-22: f16 needs 'enable f16;'
const b = bitcast<vec2h>(1u);
//~ error missing-enable 19-23: f16 needs 'enable f16;'
const c = bitcast<vec4<f16>>(vec2u());
//~ error missing-enable 24-26: f16 needs 'enable f16;'

//# halves_enabled_ok: BI-06, BI-07, BI-08, BI-09, BI-10, BI-11, BI-12, BI-13, BI-14, BI-15, BI-16, BI-17, BI-18, BI-21
enable f16;
const a = f16(1);
const v2 = vec2h(1);
const w2 = vec2<f16>(1);
const v3 = vec3h(1);
const w3 = vec3<f16>(1);
const v4 = vec4h(1);
const w4 = vec4<f16>(1);
const m22 = mat2x2h();
const n22 = mat2x2<f16>();
const m23 = mat2x3h();
const n23 = mat2x3<f16>();
const m24 = mat2x4h();
const n24 = mat2x4<f16>();
const m32 = mat3x2h();
const n32 = mat3x2<f16>();
const m33 = mat3x3h();
const n33 = mat3x3<f16>();
const m34 = mat3x4h();
const n34 = mat3x4<f16>();
const m42 = mat4x2h();
const n42 = mat4x2<f16>();
const m43 = mat4x3h();
const n43 = mat4x3<f16>();
const m44 = mat4x4h();
const n44 = mat4x4<f16>();
const b = bitcast<vec2h>(1u);
const c = bitcast<vec4<f16>>(vec2u());

//# halves_without_the_type_ok: BI-72, BI-132, BI-139
const a = quantizeToF16(0.1) + unpack2x16float(pack2x16float(vec2(0.1))).x;

//# arrayLength_of_views_ok: BI-25
@group(0) @binding(0) var<uniform> u: buffer<64>;
var<workgroup> w: buffer<64>;
fn f(p: ptr<uniform, array<vec4u>>) -> u32 { return arrayLength(p); }
fn g() -> u32 { return f(bufferArrayView<array<vec4u>>(&u, 0, 64)) + arrayLength(bufferArrayView<array<u32>>(&w, 4, 8)); }

//# bufferView: BI-169
@group(0) @binding(0) var<storage> b: buffer;
@group(0) @binding(1) var<storage, read_write> w: buffer<64>;
@group(0) @binding(2) var<uniform> u: buffer<64>;
var<workgroup> wg: buffer<64>;
struct S { a: vec3f, b: u32 }
struct R { n: u32, a: array<vec2f> }
struct A { a: atomic<u32> }
fn a() { bufferView<u32>(&b, 0); }
//~ error unused-result 10-31: the result of 'bufferView' must be used
fn c() { _ = bufferView<u32>(b, 0); }
//~ error no-overload 30-30: bufferView takes a pointer, and this is buffer
fn d() { _ = bufferView(&b, 0); }
//~ error no-overload 14-30: there is no bufferView(ptr<storage, buffer, read>, abstract-int)
fn e() { _ = bufferView<u32>(&b, 0.5); }
//~ error no-overload 14-37: there is no bufferView<u32>(ptr<storage, buffer, read>, abstract-float)
fn g() { _ = bufferView<bool>(&b, 0); }
//~ error template-arguments 14-29: a view cannot be of bool, which is not host-shareable
fn h() { _ = bufferView<A>(&b, 0); }
//~ error template-arguments 14-26: a view cannot be of A, which holds atomics
fn i() { _ = bufferView<buffer>(&b, 0); }
//~ error template-arguments 14-31: a view cannot be of buffer, which is a buffer itself
fn j() { _ = bufferView<buffer<4>>(&b, 0); }
//~ error template-arguments 14-34: a view cannot be of buffer<4>, which is a buffer itself
fn k() { var<function> x: u32; _ = bufferView<u32>(&x, 0); }
//~ error no-overload 36-57: there is no bufferView<u32>(ptr<function, u32, read_write>, abstract-int)
fn l() { _ = bufferView<u32>(&b, -4); }
//~ error eval-buffer-view 34-35: the offset -4 is negative
fn m() { _ = bufferView<vec4f>(&b, 8); }
//~ error eval-buffer-view 36-36: the offset 8 is not a multiple of the alignment 16
fn n() { _ = bufferView<array<u32, 17>>(&w, 0); }
//~ error eval-buffer-view 41-42: the viewed type needs 68 bytes and the buffer has 64
fn o() { _ = bufferView<S>(&w, 64); }
//~ error eval-buffer-view 32-33: the viewed value ends beyond the buffer
fn p() { _ = bufferView<u32>(&wg, 62); }
//~ error eval-buffer-view 35-36: the offset 62 is not a multiple of the alignment 4
fn q() { let x: i32 = *bufferView<u32>(&b, 0); }
//~ error type-mismatch 23-45: the initializer of 'x' is i32, but this is u32
fn r() { *bufferView<u32>(&b, 0) = 1; }
//~ error invalid-assignment 10-32: storage memory cannot be written here: its access is read
const s = bufferView<u32>(&b, 0);
//~ error not-const 11-32: the initializer of const 's' is not a const-expression
fn t() { _ = bufferView<u32>(&b); }
//~ error no-overload 14-32: there is no bufferView<u32>(ptr<storage, buffer, read>)

//# bufferView_ok: BI-169
@group(0) @binding(0) var<storage> b: buffer;
@group(0) @binding(1) var<storage, read_write> w: buffer<64>;
@group(0) @binding(2) var<uniform> u: buffer<64>;
var<workgroup> wg: buffer<64>;
struct S { a: vec3f, b: u32 }
struct R { n: u32, a: array<vec2f> }
fn f(i: u32, j: i32) -> u32 {
  let p: ptr<storage, u32, read> = bufferView<u32>(&b, i); let q: ptr<storage, S, read_write> = bufferView<S>(&w, 48); let s: ptr<uniform, mat4x4f> = bufferView<mat4x4f>(&u, 0); let t: ptr<workgroup, array<u32, 16>> = bufferView<array<u32, 16>>(&wg, 0);
  let far: ptr<storage, array<u32, 1000>, read> = bufferView<array<u32, 1000>>(&b, j); let tail: ptr<storage, R, read> = bufferView<R>(&b, 1024);
  q.b = 1; (*t)[3] = 2; *bufferView<vec2u>(&w, 8) = vec2u(1);
  return *p + q.b + u32(s[0].x) + t[15] + far[0] + arrayLength(&tail.a) + *bufferView<u32>(&wg, 60);
}

//# bufferView_override: BI-169
@group(0) @binding(0) var<storage> b: buffer;
@group(0) @binding(1) var<storage, read_write> w: buffer<64>;
@group(0) @binding(2) var<uniform> u: buffer<64>;
var<workgroup> wg: buffer<64>;
struct S { a: vec3f, b: u32 }
struct R { n: u32, a: array<vec2f> }
override o = 62; override negative = -4; override fine = 60;
@compute @workgroup_size(1) fn main() {
  _ = *bufferView<u32>(&w, o);
//~ error eval-buffer-view 28-28: the offset 62 is not a multiple of the alignment 4, with the override values of this pipeline
  _ = *bufferView<u32>(&w, negative);
//~ error eval-buffer-view 28-35: the offset -4 is negative, with the override values of this pipeline
  _ = *bufferView<vec2u>(&w, fine - 4);
  _ = *bufferView<vec2u>(&w, fine);
//~ error eval-buffer-view 30-33: the offset 60 is not a multiple of the alignment 8, with the override values of this pipeline
}

//# bufferArrayView: BI-170
@group(0) @binding(0) var<storage> b: buffer;
@group(0) @binding(1) var<storage, read_write> w: buffer<64>;
@group(0) @binding(2) var<uniform> u: buffer<64>;
var<workgroup> wg: buffer<64>;
struct S { a: vec3f, b: u32 }
struct R { n: u32, a: array<vec2f> }
struct A { a: array<atomic<u32>> }
fn a() { bufferArrayView<array<u32>>(&b, 0, 4); }
//~ error unused-result 10-46: the result of 'bufferArrayView' must be used
fn c() { _ = bufferArrayView<u32>(&b, 0, 4); }
//~ error template-arguments 14-33: a view cannot be of u32, which is not runtime-sized: use bufferView
fn d() { _ = bufferArrayView<array<u32, 4>>(&b, 0, 16); }
//~ error template-arguments 14-43: a view cannot be of array<u32, 4>, which is not runtime-sized: use bufferView
fn e() { _ = bufferArrayView<A>(&b, 0, 4); }
//~ error template-arguments 14-31: a view cannot be of A, which holds atomics
fn g() { _ = bufferArrayView<array<u32>>(&b, 0); }
//~ error no-overload 14-47: there is no bufferArrayView<array<u32>>(ptr<storage, buffer, read>, abstract-int)
fn h() { _ = bufferArrayView<array<u32>>(&b, -4, 4); }
//~ error eval-buffer-view 46-47: the offset -4 is negative
fn i() { _ = bufferArrayView<array<u32>>(&b, 0, -4); }
//~ error eval-buffer-view 49-50: the size -4 is negative
fn j() { _ = bufferArrayView<array<u32>>(&b, 2, 4); }
//~ error eval-buffer-view 46-46: the offset 2 is not a multiple of the alignment 4
fn k() { _ = bufferArrayView<array<vec4f>>(&b, 0, 8); }
//~ error eval-buffer-view 51-51: the size 8 is below the 16 bytes that the viewed type needs
fn l() { _ = bufferArrayView<array<u32>>(&w, 32, 36); }
//~ error eval-buffer-view 50-51: the viewed range ends beyond the buffer
fn m() { _ = bufferArrayView<array<u32>>(&b, 0, 6); }
//~ error eval-buffer-view 49-49: the size 6 is no whole number of elements
fn n() { _ = bufferArrayView<R>(&b, 0, 20); }
//~ error eval-buffer-view 40-41: the size 20 is no whole number of elements
fn o() { _ = bufferArrayView<array<u32>>(&b, 0, 4.5); }
//~ error no-overload 14-52: there is no bufferArrayView<array<u32>>(ptr<storage, buffer, read>, abstract-int, abstract-float)

//# bufferArrayView_ok: BI-170
@group(0) @binding(0) var<storage> b: buffer;
@group(0) @binding(1) var<storage, read_write> w: buffer<64>;
@group(0) @binding(2) var<uniform> u: buffer<64>;
var<workgroup> wg: buffer<64>;
struct S { a: vec3f, b: u32 }
struct R { n: u32, a: array<vec2f> }
fn f(i: u32, j: i32) -> u32 {
  let p: ptr<storage, array<u32>, read> = bufferArrayView<array<u32>>(&b, i, j); let q: ptr<storage, R, read_write> = bufferArrayView<R>(&w, 40, 24); let t: ptr<workgroup, array<vec2u>> = bufferArrayView<array<vec2u>>(&wg, 32, 32);
  q.a[1] = vec2f(); (*t)[3] = vec2u(2);
  return p[2] + arrayLength(p) + arrayLength(&q.a) + arrayLength(t);
}

//# bufferArrayView_override: BI-170
@group(0) @binding(0) var<storage> b: buffer;
@group(0) @binding(1) var<storage, read_write> w: buffer<64>;
@group(0) @binding(2) var<uniform> u: buffer<64>;
var<workgroup> wg: buffer<64>;
struct S { a: vec3f, b: u32 }
struct R { n: u32, a: array<vec2f> }
override o = 2; override negative = -4; override size = 6; override big = 68;
@compute @workgroup_size(1) fn main() {
  _ = arrayLength(bufferArrayView<array<u32>>(&w, o, 4));
//~ error eval-buffer-view 51-51: the offset 2 is not a multiple of the alignment 4, with the override values of this pipeline
  _ = arrayLength(bufferArrayView<array<u32>>(&w, negative, 4));
//~ error eval-buffer-view 51-58: the offset -4 is negative, with the override values of this pipeline
  _ = arrayLength(bufferArrayView<array<u32>>(&w, 0, size));
//~ error eval-buffer-view 54-57: the size 6 is no whole number of elements, with the override values of this pipeline
  _ = arrayLength(bufferArrayView<array<u32>>(&w, 0, big));
//~ error eval-buffer-view 54-56: the viewed range ends beyond the buffer, with the override values of this pipeline
  _ = arrayLength(bufferArrayView<array<u32>>(&w, o + 2, size + 2));
}

//# bufferLength: BI-171
@group(0) @binding(0) var<storage> b: buffer;
@group(0) @binding(1) var<storage, read_write> w: buffer<64>;
@group(0) @binding(2) var<uniform> u: buffer<64>;
var<workgroup> wg: buffer<64>;
struct S { a: vec3f, b: u32 }
struct R { n: u32, a: array<vec2f> }
@group(1) @binding(0) var<storage> arr: array<u32>;
fn a() { bufferLength(&b); }
//~ error unused-result 10-25: the result of 'bufferLength' must be used
fn c() { _ = bufferLength(b); }
//~ error no-overload 27-27: bufferLength takes a pointer, and this is buffer
fn d() { _ = bufferLength(&arr); }
//~ error no-overload 14-31: there is no bufferLength(ptr<storage, array<u32>, read>)
fn e() { _ = bufferLength(&b, 1); }
//~ error no-overload 14-32: there is no bufferLength(ptr<storage, buffer, read>, abstract-int)
fn g() { let x: i32 = bufferLength(&b); }
//~ error type-mismatch 23-38: the initializer of 'x' is i32, but this is u32
const h = bufferLength(&b);
//~ error not-const 11-26: the initializer of const 'h' is not a const-expression

//# bufferLength_ok: BI-171
@group(0) @binding(0) var<storage> b: buffer;
@group(0) @binding(1) var<storage, read_write> w: buffer<64>;
@group(0) @binding(2) var<uniform> u: buffer<64>;
var<workgroup> wg: buffer<64>;
struct S { a: vec3f, b: u32 }
struct R { n: u32, a: array<vec2f> }
fn g(p: ptr<storage, buffer>, q: ptr<workgroup, buffer<64>>) -> u32 { return bufferLength(p) + bufferLength(q); }
fn f() -> u32 { return bufferLength(&b) + bufferLength(&w) + bufferLength(&u) + bufferLength(&wg) + g(&b, &wg); }

//# arrayLength: BI-25
@group(0) @binding(0) var<storage> a: array<u32>;
@group(0) @binding(1) var<storage, read_write> w: array<u32>;
@group(0) @binding(2) var<storage> sized: array<u32, 4>;
var<private> p: array<u32, 4>;
struct R { n: u32, a: array<vec2f> }
@group(0) @binding(3) var<storage> r: R;
fn b() { arrayLength(&a); }
//~ error unused-result 10-24: the result of 'arrayLength' must be used
fn c() { _ = arrayLength(a); }
//~ error no-overload 26-26: arrayLength takes a pointer, and this is array<u32>
fn d() { _ = arrayLength(&sized); }
//~ error no-overload 14-32: there is no arrayLength(ptr<storage, array<u32, 4>, read>)
fn e() { _ = arrayLength(&p); }
//~ error no-overload 14-28: there is no arrayLength(ptr<private, array<u32, 4>, read_write>)
fn g() { _ = arrayLength(&r); }
//~ error no-overload 14-28: there is no arrayLength(ptr<storage, R, read>)
fn h() { let x: i32 = arrayLength(&a); }
//~ error type-mismatch 23-37: the initializer of 'x' is i32, but this is u32
const i = arrayLength(&a);
//~ error not-const 11-25: the initializer of const 'i' is not a const-expression
fn j() { _ = arrayLength(&a[0]); }
//~ error no-overload 14-31: there is no arrayLength(ptr<storage, u32, read>)

//# arrayLength_ok: BI-25
@group(0) @binding(0) var<storage> a: array<u32>;
@group(0) @binding(1) var<storage, read_write> w: array<u32>;
struct R { n: u32, a: array<vec2f> }
@group(0) @binding(2) var<storage> r: R;
fn f(p: ptr<storage, array<u32>, read>, q: ptr<storage, array<u32>, read_write>) -> u32 { let n: u32 = arrayLength(p) + arrayLength(q); return n + arrayLength(&a) + arrayLength(&w) + arrayLength(&r.a); }
@vertex fn vertex() -> @builtin(position) vec4f { _ = arrayLength(&a) + arrayLength(&r.a); return vec4f(); }
@fragment fn fragment() { _ = arrayLength(&w); }
@compute @workgroup_size(1) fn compute() { _ = f(&a, &w); }

//# arrayLength_of_writable_in_vertex: BI-25
@group(0) @binding(1) var<storage, read_write> w: array<u32>;
@vertex fn vertex() -> @builtin(position) vec4f { _ = arrayLength(&w); return vec4f(); }
//~ error stage-restriction 12-17: vertex entry point 'vertex' uses the writable resource 'w'
//~ note -1:48-48: declared here

//# packed_functions_off: BI-46, BI-47, BI-126, BI-127, BI-128, BI-129, BI-135, BI-136
//! without packed_4x8_integer_dot_product
const a = dot4U8Packed(1u, 2u);
//~ error missing-language-feature 11-22: dot4U8Packed needs the language feature 'packed_4x8_integer_dot_product', which is off here
const b = dot4I8Packed(1u, 2u);
//~ error missing-language-feature 11-22: dot4I8Packed needs the language feature 'packed_4x8_integer_dot_product', which is off here
const c = pack4xI8(vec4i());
//~ error missing-language-feature 11-18: pack4xI8 needs the language feature 'packed_4x8_integer_dot_product', which is off here
const d = pack4xU8(vec4u());
//~ error missing-language-feature 11-18: pack4xU8 needs the language feature 'packed_4x8_integer_dot_product', which is off here
const e = pack4xI8Clamp(vec4i());
//~ error missing-language-feature 11-23: pack4xI8Clamp needs the language feature 'packed_4x8_integer_dot_product', which is off here
const f = pack4xU8Clamp(vec4u());
//~ error missing-language-feature 11-23: pack4xU8Clamp needs the language feature 'packed_4x8_integer_dot_product', which is off here
const g = unpack4xI8(1u);
//~ error missing-language-feature 11-20: unpack4xI8 needs the language feature 'packed_4x8_integer_dot_product', which is off here
const h = unpack4xU8(1u);
//~ error missing-language-feature 11-20: unpack4xU8 needs the language feature 'packed_4x8_integer_dot_product', which is off here
const i = pack4x8snorm(vec4f()) + pack4x8unorm(vec4f()); // not of this feature

//# packed_functions_on_ok: BI-46, BI-47, BI-126, BI-127, BI-128, BI-129, BI-135, BI-136
const a = dot4U8Packed(1u, 2u) + u32(dot4I8Packed(1u, 2u)) + pack4xI8(vec4i()) + pack4xU8(vec4u()) + pack4xI8Clamp(vec4i()) + pack4xU8Clamp(vec4u()) + unpack4xU8(1u).x + u32(unpack4xI8(1u).x);

//# storage_textures_off: BI-101, BI-141
//! without readonly_and_readwrite_storage_textures
fn f() { textureBarrier(); }
//~ error missing-language-feature 10-23: textureBarrier needs the language feature 'readonly_and_readwrite_storage_textures', which is off here
@group(0) @binding(0) var t: texture_storage_2d<r32float, read>;
//~ error missing-language-feature 30-63: a storage texture with access read needs the language feature 'readonly_and_readwrite_storage_textures', which is off here
@group(0) @binding(1) var u: texture_storage_2d<r32float, read_write>;
//~ error missing-language-feature 30-69: a storage texture with access read_write needs the language feature 'readonly_and_readwrite_storage_textures', which is off here
@group(0) @binding(2) var v: texture_storage_2d<r32float, write>;

//# storage_textures_on_ok: BI-101, BI-141
@group(0) @binding(0) var t: texture_storage_2d<r32float, read>;
@group(0) @binding(1) var u: texture_storage_2d<r32float, read_write>;
fn f() { textureBarrier(); _ = textureLoad(t, vec2i()); _ = textureLoad(u, vec2i()); }

//# buffer_views_off: BI-169, BI-170, BI-171
//! without buffer_view
@group(0) @binding(0) var<storage> b: buffer;
//~ error missing-language-feature 39-44: the type buffer needs the language feature 'buffer_view', which is off here
@group(0) @binding(1) var<storage> c: buffer<16>;
//~ error missing-language-feature 39-48: the type buffer<16> needs the language feature 'buffer_view', which is off here
fn f(p: ptr<storage, buffer>) -> u32 { return bufferLength(p); }
//~ error missing-language-feature 22-27: the type buffer needs the language feature 'buffer_view', which is off here
//~ error missing-language-feature 47-58: bufferLength needs the language feature 'buffer_view', which is off here
