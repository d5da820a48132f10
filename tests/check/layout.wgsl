//! check
// Layout constraints of address spaces.

//# align_below_required: LAYOUT-09
struct S { a: u32, @align(4) b: vec2f }
//~ error invalid-layout-attribute 20-28: vec2<f32> needs an alignment of 8, of which 4 is no multiple
@group(0) @binding(0) var<storage> s: S;

//# align_below_required_in_uniform: LAYOUT-09
struct S { a: u32, @align(8) b: vec4f }
//~ error invalid-layout-attribute 20-28: vec4<f32> needs an alignment of 16, of which 8 is no multiple
@group(0) @binding(0) var<uniform> s: S;

//# align_below_required_nested: LAYOUT-09
struct S { a: u32, @align(4) b: vec2f }
//~ error invalid-layout-attribute 20-28: vec2<f32> needs an alignment of 8, of which 4 is no multiple
struct T { x: array<S, 2> }
@group(0) @binding(0) var<storage> s: T;

//# align_below_required_of_array: LAYOUT-09
struct S { @align(4) a: array<vec3f, 2> }
//~ error invalid-layout-attribute 12-20: array<vec3<f32>, 2> needs an alignment of 16, of which 4 is no multiple
@group(0) @binding(0) var<storage, read_write> s: S;

//# align_of_required_ok: LAYOUT-09
struct S { a: u32, @align(8) b: vec2f, @align(16) c: vec2f, @align(16) d: array<vec3f, 2> }
@group(0) @binding(0) var<storage> s: S;
@group(0) @binding(1) var<uniform> u: S;

//# uniform_with_standard_layout_ok: LAYOUT-11
enable f16;
requires uniform_buffer_standard_layout;
struct I { x: f32 }
struct A { a: array<f32, 4> }
struct B { a: f32, i: I }
struct C { i: I, b: f32 }
struct D { a: f32, b: array<vec2f, 2> }
struct E { a: array<vec3h, 2> }
@group(0) @binding(0) var<uniform> u0: A;
@group(0) @binding(1) var<uniform> u1: B;
@group(0) @binding(2) var<uniform> u2: C;
@group(0) @binding(3) var<uniform> u3: D;
@group(0) @binding(4) var<uniform> u4: E;
@group(0) @binding(5) var<uniform> u5: array<f32, 4>;
@group(0) @binding(6) var<uniform> u6: array<I, 2>;

//# storage_ok: LAYOUT-12
enable f16;
struct I { x: f32 }
struct A { a: array<f32, 4> }
struct B { a: f32, i: I }
struct C { i: I, b: f32 }
struct D { a: f32, b: array<vec2f, 2> }
struct E { a: array<vec3h, 2> }
@group(0) @binding(0) var<storage> s0: A;
@group(0) @binding(1) var<storage> s1: B;
@group(0) @binding(2) var<storage> s2: C;
@group(0) @binding(3) var<storage> s3: D;
@group(0) @binding(4) var<storage> s4: E;
@group(0) @binding(5) var<storage> s5: array<f32, 4>;
@group(0) @binding(6) var<storage> s6: array<I, 2>;
@group(0) @binding(7) var<storage> s7: array<f32>;
@group(1) @binding(0) var<storage, read_write> w0: A;
@group(1) @binding(1) var<storage, read_write> w1: B;
@group(1) @binding(2) var<storage, read_write> w2: C;
@group(1) @binding(3) var<storage, read_write> w3: D;
@group(1) @binding(4) var<storage, read_write> w4: E;
@group(1) @binding(5) var<storage, read_write> w5: array<f32, 4>;
@group(1) @binding(6) var<storage, read_write> w6: array<I, 2>;
@group(1) @binding(7) var<storage, read_write> w7: array<f32>;

//# pointer_parameters: LAYOUT-13
struct S { a: u32, @align(4) b: vec2f }
//~ error invalid-layout-attribute 20-28: vec2<f32> needs an alignment of 8, of which 4 is no multiple
fn f(p: ptr<storage, S>) {}
fn g(p: ptr<uniform, S>) {}
fn h(p: ptr<storage, array<S, 2>, read_write>) {}

//# views: LAYOUT-13
struct S { a: u32, @align(4) b: vec2f }
//~ error invalid-layout-attribute 20-28: vec2<f32> needs an alignment of 8, of which 4 is no multiple
@group(0) @binding(0) var<storage> b: buffer;
@group(0) @binding(1) var<uniform> u: buffer<64>;
fn f() { _ = bufferView<S>(&b, 0); }
fn g() { _ = bufferArrayView<array<S>>(&b, 0, 32); }
fn h() { _ = bufferView<S>(&u, 0); }

//# pointer_parameters_ok: LAYOUT-13
struct S { a: u32, @align(8) b: vec2f }
@group(0) @binding(0) var<storage> b: buffer;
fn f(p: ptr<storage, S>) {}
fn g(p: ptr<uniform, S>) {}
fn h() { _ = bufferView<S>(&b, 0); }

//# uniform_stride: LAYOUT-09, LAYOUT-10
//! without uniform_buffer_standard_layout
struct S { n: vec4u, a: array<vec2f, 2> }
struct T { s: S }
@group(0) @binding(0) var<uniform> a: array<f32, 4>;
//~ error missing-language-feature 36-36: the layout of 'a' (elements of array<f32, 4> are 4 bytes apart, which is no multiple of 16) needs the language feature 'uniform_buffer_standard_layout', which is off here
@group(0) @binding(1) var<uniform> b: S;
//~ error missing-language-feature 36-36: the layout of 'b' (elements of array<vec2<f32>, 2> are 8 bytes apart, which is no multiple of 16) needs the language feature 'uniform_buffer_standard_layout', which is off here
@group(0) @binding(2) var<uniform> c: T;
//~ error missing-language-feature 36-36: the layout of 'c' (elements of array<vec2<f32>, 2> are 8 bytes apart, which is no multiple of 16) needs the language feature 'uniform_buffer_standard_layout', which is off here
@group(0) @binding(3) var<uniform> d: array<array<vec3f, 2>, 2>;
@group(0) @binding(4) var<uniform> e: array<mat2x2f, 2>;

//# uniform_member_offsets: LAYOUT-09, LAYOUT-10
//! without uniform_buffer_standard_layout
struct I { x: f32 }
struct S { n: f32, i: I }
struct T { n: f32, @align(16) i: I, m: vec4f }
struct A { n: f32, a: array<vec3f, 2> }
struct B { n: vec4f, m: f32, @align(16) i: array<vec4f, 1>, k: f32 }
@group(0) @binding(0) var<uniform> a: S;
//~ error missing-language-feature 36-36: the layout of 'a' (member 'i' of S is at byte 4, which is no multiple of 16) needs the language feature 'uniform_buffer_standard_layout', which is off here
@group(0) @binding(1) var<uniform> b: T;
@group(0) @binding(2) var<uniform> c: A;
@group(0) @binding(3) var<uniform> d: B;

//# uniform_after_a_structure: LAYOUT-09, LAYOUT-10
//! without uniform_buffer_standard_layout
struct I { x: f32 }
struct J { x: vec3f, y: vec2f }
struct S { i: I, n: f32 }
struct T { i: I, @align(16) n: f32 }
struct U { j: J, n: f32 }
@group(0) @binding(0) var<uniform> a: S;
//~ error missing-language-feature 36-36: the layout of 'a' (member 'n' of S is 4 bytes after the structure 'i', which takes 16) needs the language feature 'uniform_buffer_standard_layout', which is off here
@group(0) @binding(1) var<uniform> b: T;
@group(0) @binding(2) var<uniform> c: U;

//# uniform_pointer_parameters: LAYOUT-13, LAYOUT-10
//! without uniform_buffer_standard_layout
struct S { n: f32, i: array<f32, 4> }
fn f(p: ptr<uniform, S>) {}
//~ error missing-language-feature 9-23: the layout of S (member 'i' of S is at byte 4, which is no multiple of 16) needs the language feature 'uniform_buffer_standard_layout', which is off here
fn g(p: ptr<uniform, array<f32, 4>>) {}
//~ error missing-language-feature 9-35: the layout of array<f32, 4> (elements of array<f32, 4> are 4 bytes apart, which is no multiple of 16) needs the language feature 'uniform_buffer_standard_layout', which is off here
fn h(p: ptr<storage, S>, q: ptr<private, S>, r: ptr<uniform, vec4f>) {}

//# uniform_views: LAYOUT-13, LAYOUT-10
//! without uniform_buffer_standard_layout
struct S { n: f32, i: array<f32, 4> }
@group(0) @binding(0) var<uniform> u: buffer<64>;
@group(0) @binding(1) var<storage> b: buffer<64>;
fn f() { _ = bufferView<S>(&u, 0); }
//~ error missing-language-feature 14-26: the layout of S (member 'i' of S is at byte 4, which is no multiple of 16) needs the language feature 'uniform_buffer_standard_layout', which is off here
fn g() { _ = bufferArrayView<array<f32>>(&u, 0, 32); }
//~ error missing-language-feature 14-40: the layout of array<f32> (elements of array<f32> are 4 bytes apart, which is no multiple of 16) needs the language feature 'uniform_buffer_standard_layout', which is off here
fn h() { _ = bufferView<S>(&b, 0); _ = bufferView<array<vec4f, 2>>(&u, 16); }

//# uniform_types_ok: LAYOUT-10, LAYOUT-11, LAYOUT-13
struct S { n: f32, i: array<f32, 4> }
struct I { x: f32 }
struct T { n: f32, i: I, m: f32 }
@group(0) @binding(0) var<uniform> u: buffer<64>;
@group(0) @binding(1) var<uniform> t: T;
@group(0) @binding(2) var<uniform> a: array<f32, 4>;
fn f(p: ptr<uniform, S>, q: ptr<uniform, array<f32, 4>>, r: ptr<uniform, T>) {}
fn g() { _ = bufferView<S>(&u, 0); _ = bufferArrayView<array<f32>>(&u, 0, 32); }
