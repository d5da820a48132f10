// Arrays, structures, matrices and vectors in all address spaces: layout, indexing, out-of-range accesses (ledger: LAYOUT, MEM).
@group(0) @binding(0) var<storage, read_write> o: array<u32>;

//# vec4_array_components: LAYOUT-07
//! run main groups=1
//! buffer o u32 = zero 16
//! buffer d u32 = iota 64
//! expect o = 6 22 38 54 70 86 102 118 134 150 166 182 198 214 230 246
@group(0) @binding(1) var<storage, read_write> d: array<vec4u>;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  let v = d[l];
  o[l] = v.x + v.y + v.z + v.w;
}

//# vec3_array_stride_16: LAYOUT-03
//! run main groups=1
//! buffer o u32 = zero 16
//! buffer d u32 = iota 64
//! expect o = 4 16 28 40 52 64 76 88 100 112 124 136 148 160 172 184
@group(0) @binding(1) var<storage, read_write> d: array<vec3u>;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = d[l].z * 2u + d[l].x;
}

//# vec2_array
//! run main groups=1
//! buffer o u32 = zero 16
//! buffer d u32 = iota 32
//! expect o = 1 203 405 607 809 1011 1213 1415 1617 1819 2021 2223 2425 2627 2829 3031
@group(0) @binding(1) var<storage, read_write> d: array<vec2u>;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = d[l].x * 100u + d[l].y;
}

//# vec3_store_leaves_padding: LAYOUT-08
//! run main groups=1
//! buffer o u32 = zero 4
//! buffer d u32 = 9*16
//! expect d = 0 1 2 9 1 1 2 9 2 1 2 9 3 1 2 9
//! expect o = 0*4
@group(0) @binding(1) var<storage, read_write> d: array<vec3u>;
@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) l: u32) {
  d[l] = vec3u(l, 1u, 2u);
  o[l] = 0u;
}

//# component_store: MEM-03
//! run main groups=1
//! buffer o u32 = zero 4
//! buffer d u32 = 9*16
//! expect d = 9 50 9 9 9 51 9 9 9 52 9 9 9 53 9 9
//! expect o = 9*4
@group(0) @binding(1) var<storage, read_write> d: array<vec4u>;
@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) l: u32) {
  d[l].y = 50u + l;
  o[l] = d[l].x;
}

//# dynamic_component
//! run main groups=1
//! buffer o u32 = zero 4
//! buffer d u32 = iota 16
//! expect d = 0 0 2 3 4 5 0 7 8 9 10 0 0 13 14 15
//! expect o = 0 5 10 15
@group(0) @binding(1) var<storage, read_write> d: array<vec4u>;
@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = d[l][l % 4u];
  d[l][(l + 1u) % 4u] = 0u;
}

//# struct_with_padding: LAYOUT-05
//! run main groups=1
//! buffer o u32 = zero 4
//! buffer d u32 = iota 32
//! expect o = 7640 16528 25416 34304
struct S { a: u32, v: vec3u, b: u32 }
@group(0) @binding(1) var<storage, read_write> d: array<S>;
@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = d[l].a + d[l].v.x * 10u + d[l].v.z * 100u + d[l].b * 1000u;
}

//# struct_size_and_align: LAYOUT-05
//! run main groups=1
//! buffer o u32 = zero 4
//! buffer d u32 = iota 32
//! expect o = 40 128 216 304
struct S { @size(16) a: u32, @align(8) b: u32, @align(8) c: u32 }
@group(0) @binding(1) var<storage, read_write> d: array<S>;
@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = d[l].a + d[l].b * 10u;
}

//# nested_struct_array: LAYOUT-03
//! run main groups=1
//! buffer o u32 = zero 8
//! buffer d u32 = iota 20
//! expect o = 2 4 7 9 12 14 17 19
struct T { p: u32, q: u32 }
struct S { h: u32, t: array<T, 2> }
@group(0) @binding(1) var<storage, read_write> d: array<S>;
@compute @workgroup_size(8)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = d[l / 2u].t[l % 2u].q;
}

//# runtime_array_in_struct: LAYOUT-04
//! run main groups=1
//! buffer o u32 = zero 16
//! buffer d u32 = 7 8 10 11 12 13 14
//! expect o = 517 518 519 520 521 517 518 519 520 521 517 518 519 520 521 517
struct S { n: u32, m: u32, v: array<u32> }
@group(0) @binding(1) var<storage> d: S;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = d.n + arrayLength(&d.v) * 100u + d.v[l % arrayLength(&d.v)];
}

//# array_length_rounds_down: BI-25, LAYOUT-04
//! run main groups=1
//! buffer o u32 = zero 16
//! buffer d u32 = iota 14
//! expect o = 3*16
@group(0) @binding(1) var<storage, read_write> d: array<vec4u>;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = arrayLength(&d);
}

//# matrix_columns: LAYOUT-02, LAYOUT-07
//! run main groups=1
//! buffer o u32 = zero 16
//! buffer d f32 = 1 2 3 0 5 6 7 0
//! expect o = 7062051*16
@group(0) @binding(1) var<storage> d: array<mat2x3f>;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  let m = d[0];
  let r = m * vec2f(1.0, 10.0);
  o[l] = u32(r.x) + u32(r.y) * 1000u + u32(m[1].z) * 1000000u;
}

//# matrix_element_store
//! run main groups=1
//! accepts race: components of one column
//! buffer o u32 = zero 2
//! buffer d f32 = zero 4
//! expect d = 8 9 0.5 1.5
//! expect o = 0 0
@group(0) @binding(1) var<storage, read_write> d: mat2x2f;
@compute @workgroup_size(2)
fn main(@builtin(local_invocation_index) l: u32) {
  d[1][l] = f32(l) + 0.5;
  if (l == 1u) { d[0] = vec2f(8.0, 9.0); }
  o[l] = 0u;
}

//# matrix_dynamic_indices
//! run main groups=1
//! buffer o u32 = zero 9
//! buffer d f32 = iota 12
//! expect o = 0 4 8 1 5 9 2 6 10
@group(0) @binding(1) var<storage> d: mat3x3f;
@compute @workgroup_size(9)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = u32(d[l % 3u][l / 3u % 3u]);
}

//# matrix_products
//! run main groups=1
//! buffer o u32 = zero 11
//! expect o = 23 34 31 46 5 11 3 8 10 4 12
@compute @workgroup_size(1)
fn main(@builtin(local_invocation_index) l: u32) {
  let a = mat2x2f(1.0, 2.0, 3.0, 4.0);
  let b = mat2x2f(5.0, 6.0, 7.0, 8.0);
  let c = a * b;
  let v = vec2f(1.0, 2.0) * a;
  let t = transpose(a);
  o[0] = u32(c[0].x); o[1] = u32(c[0].y); o[2] = u32(c[1].x); o[3] = u32(c[1].y); o[4] = u32(v.x); o[5] = u32(v.y); o[6] = u32(t[0].y); o[7] = u32(determinant(b) + 10.0); o[8] = u32((a + b)[1].x); o[9] = u32((b - a)[0].y); o[10] = u32((a * 3.0)[1].y);
}

//# matrix_3x4_times_vector
//! run main groups=1
//! buffer o u32 = zero 4
//! expect o = 38 56 14 54
@compute @workgroup_size(1)
fn main(@builtin(local_invocation_index) l: u32) {
  let m = mat3x4f(1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0);
  let v = m * vec3f(1.0, 2.0, 3.0);
  let w = vec4f(1.0, 1.0, 1.0, 2.0) * m;
  o[0] = u32(v.x); o[1] = u32(v.w); o[2] = u32(w.x); o[3] = u32(w.z);
}

//# array_of_arrays
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 0 12 24 33 5 17 26 38 10 19 31 43 12 24 36 45
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var a: array<array<u32, 3>, 4>;
  for (var i = 0u; i < 4u; i++) { for (var j = 0u; j < 3u; j++) { a[i][j] = i * 10u + j + l; } }
  o[l] = a[l % 4u][l % 3u];
}

//# constant_array_dynamic_index
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 3 1 4 1 5 3 1 4 1 5 3 1 4 1 5 3
const t = array<u32, 5>(3u, 1u, 4u, 1u, 5u);
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = t[l % 5u];
}

//# let_array_dynamic_index
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 0 2 6 3 8 15 6 14 24 9 20 33 12 26 42 15
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  let a = array(l, l * 2u, l * 3u);
  o[l] = a[l % 3u];
}

//# array_copy_is_a_value
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 19*16
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var a = array<u32, 2>(1u, 2u);
  var b = a;
  b[0] = 9u;
  o[l] = a[0] * 10u + b[0];
}

//# array_equality_by_element
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 0*5 1 0*10
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var a = array<vec2u, 2>(vec2u(l, 1u), vec2u(2u, 3u));
  o[l] = u32(all(a[0] == vec2u(5u, 1u)));
}

//# swizzles
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 2424*16
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  let v = vec4u(1u, 2u, 3u, 4u);
  o[l] = v.wzyx.x + v.xy.y * 10u + v.zzw.z * 100u + v.rgba.g * 1000u;
}

//# swizzle_of_dynamic
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 1 3 5 4 6 8 7 9 11 10 12 14 13 15 17 16
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  let v = vec4u(l, l + 1u, l + 2u, l + 3u).yzw;
  o[l] = v[l % 3u];
}

//# vector_constructors: BI-07, BI-08, BI-09
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 69200 69201 69202 69203 69204 69205 69206 69207 69208 69209 69210 69211 69212 69213 69214 69215
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  let a = vec4u(vec2u(1u, 2u), 3u, l);
  let b = vec3u(9u);
  let c = vec4u();
  let e = vec3(vec2(4u, 5u), 6u);
  o[l] = a.w + a.y * 100u + b.z * 1000u + c.x + e.z * 10000u;
}

//# struct_zero_and_construct: BI-01, BI-20
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 300 301 302 303 304 305 306 307 308 309 310 311 312 313 314 315
struct S { a: u32, v: vec3f }
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  let z = S();
  let s = S(l, vec3f(1.0, 2.0, 3.0));
  o[l] = s.a + u32(s.v.z) * 100u + z.a;
}

//# oob_read_gives_zero
//! run main groups=1
//! accepts index: out of range on purpose
//! buffer o u32 = zero 16
//! buffer d u32 = 1 2 3 4 5
//! expect o = 2 3 4 5 6 1*11
@group(0) @binding(1) var<storage, read_write> d: array<u32>;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = d[l] + 1u;
}

//# oob_write_is_dropped
//! run main groups=1
//! accepts index: out of range on purpose
//! buffer o u32 = zero 16
//! buffer d u32 = 9*5
//! expect d = 0 1 2 3 4
//! expect o = 1*16
@group(0) @binding(1) var<storage, read_write> d: array<u32>;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  d[l] = l;
  o[l] = 1u;
}

//# oob_far_indices
//! run main groups=1
//! accepts index: out of range on purpose
//! buffer o u32 = zero 6
//! buffer d u32 = 1 1 1 1
//! expect d = 1 1 1 7
//! expect o = 0*5 7
@group(0) @binding(1) var<storage, read_write> d: array<u32>;
@compute @workgroup_size(6)
fn main(@builtin(local_invocation_index) l: u32) {
  var k = array<u32, 6>(0xffffffffu, 0x80000000u, 0x7fffffffu, 0x40000000u, 0xfffffffcu, 3u);
  d[k[l]] = 7u;
  o[l] = d[k[l]];
}

//# oob_negative_index
//! run main groups=1
//! accepts index: out of range on purpose
//! buffer o u32 = zero 8
//! buffer d u32 = 1 2 3 4
//! expect o = 0 0 1 2 3 4 0 0
@group(0) @binding(1) var<storage, read_write> d: array<u32>;
@compute @workgroup_size(8)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = d[i32(l) - 2];
}

//# oob_private_array
//! run main groups=1
//! accepts index: out of range on purpose
//! buffer o u32 = zero 8
//! expect o = 94 94 94 99 4*4
@compute @workgroup_size(8)
fn main(@builtin(local_invocation_index) l: u32) {
  var a = array<u32, 4>(1u, 2u, 3u, 4u);
  a[l] = 9u;
  o[l] = a[l] * 10u + a[3];
}

//# oob_workgroup_array
//! run main groups=1
//! accepts index: out of range on purpose
//! buffer o u32 = zero 16
//! expect o = 5 6 7 8 9 10 0*10
var<workgroup> x: array<u32, 10>;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  x[l] = l + 1u;
  workgroupBarrier();
  o[l] = x[l + 4u];
}

//# oob_component
//! run main groups=1
//! accepts index: out of range on purpose
//! buffer o u32 = zero 6
//! expect o = 1 2 3 0 0 0
@compute @workgroup_size(6)
fn main(@builtin(local_invocation_index) l: u32) {
  let v = vec3u(1u, 2u, 3u);
  o[l] = v[l];
}

//# oob_inner_index_does_not_reach_the_next
//! run main groups=1
//! accepts index: out of range on purpose
//! buffer o u32 = zero 6
//! buffer d u32 = 1 2 3 4 5 6
//! expect d = 1 2 3 7 7 7
//! expect o = 1 2 3 0 0 0
@group(0) @binding(1) var<storage, read_write> d: array<array<u32, 3>>;
@compute @workgroup_size(6)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = d[0][l];
  d[1][l] = 7u;
}

//# oob_first_index_invalidates_the_chain
//! run main groups=1
//! accepts index: out of range on purpose
//! buffer o u32 = zero 4
//! buffer d u32 = 2 3 4 5 6 7
//! expect o = 3 6 0 0
struct S { a: u32, b: array<u32, 2> }
@group(0) @binding(1) var<storage, read_write> d: array<S>;
@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = d[l].b[0];
}

//# oob_through_pointer
//! run main groups=1
//! accepts index: out of range on purpose
//! buffer o u32 = zero 4
//! buffer d u32 = 0 1 2 3
//! expect d = 5 1 5 3
//! expect o = 6 8 0 0
@group(0) @binding(1) var<storage, read_write> d: array<vec2u>;
@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) l: u32) {
  let p = &d[l];
  (*p).x = 5u;
  o[l] = (*p).x + (*p).y;
}

//# oob_atomic_returns_zero
//! run main groups=1
//! accepts index: out of range on purpose
//! buffer o u32 = zero 4
//! buffer d u32 = 1 2
//! expect d = 6 7
//! expect o = 2 3 1 1
@group(0) @binding(1) var<storage, read_write> d: array<atomic<u32>>;
@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = atomicAdd(&d[l], 5u) + 1u;
}

//# oob_pointer_argument
//! run main groups=1
//! accepts index: out of range on purpose
//! buffer o u32 = zero 4
//! buffer d u32 = 1 1 1
//! expect d = 1 8 8
//! expect o = 0*4
@group(0) @binding(1) var<storage, read_write> d: array<u32>;
fn put(p: ptr<storage, u32, read_write>) { *p = 8u; }
@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) l: u32) {
  put(&d[l + 1u]);
  o[l] = 0u;
}

//# oob_uniform_address
//! run main groups=2
//! accepts index: out of range on purpose
//! buffer o u32 = zero 8
//! buffer d u32 = 3 4 5
//! expect d = 3 4 5
//! expect o = 5*4 0*4
@group(0) @binding(1) var<storage, read_write> d: array<u32>;
@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) w: vec3u) {
  o[w.x * 4u + l] = d[w.x + 2u];
  d[w.x + 3u] = 1u;
}

//# oob_matrix_column
//! run main groups=1
//! accepts index: out of range on purpose
//! buffer o u32 = zero 4
//! expect o = 2 4 0 0
@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) l: u32) {
  let m = mat2x2f(1.0, 2.0, 3.0, 4.0);
  var n = m;
  o[l] = u32(n[l][1]);
}

//# oob_vec4_elements
//! run main groups=1
//! accepts index: out of range on purpose
//! buffer o u32 = zero 4
//! buffer d u32 = 1 2 3 4 5 6
//! expect o = 5 0 0 0
@group(0) @binding(1) var<storage, read_write> d: array<vec4u>;
@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) l: u32) {
  let v = d[l];
  o[l] = v.x + v.w;
}

//# oob_wrapping_address
//! run main groups=1
//! accepts index: out of range on purpose
//! buffer o u32 = zero 4
//! buffer d u32 = 1 2 3 4
//! expect o = 1 0 0 0
@group(0) @binding(1) var<storage, read_write> d: array<u32>;
@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = d[l * 0x40000001u];
}

//# strided_access
//! run main groups=1
//! buffer o u32 = zero 16
//! buffer d u32 = iota 50
//! expect o = 1 4 7 10 13 16 19 22 25 28 31 34 37 40 43 46
@group(0) @binding(1) var<storage, read_write> d: array<u32>;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = d[l * 3u + 1u];
}

//# reversed_access
//! run main groups=1
//! buffer o u32 = zero 16
//! buffer d u32 = iota 16
//! expect o = 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0
@group(0) @binding(1) var<storage, read_write> d: array<u32>;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = d[15u - l];
}

//# gather_scatter
//! run main groups=1
//! buffer o u32 = zero 16
//! buffer d u32 = 0 5 10 15 4 9 14 3 8 13 2 7 12 1 6 11
//! expect o = 0 13 10 7 4 1 14 11 8 5 2 15 12 9 6 3
@group(0) @binding(1) var<storage, read_write> d: array<u32>;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  o[d[l]] = l;
}

//# same_address_uniform_store
//! run main groups=1
//! accepts race: all write one value
//! buffer o u32 = zero 6
//! expect o = 0 0 0 9 2 0
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  o[3] = 9u;
  if (l == 2u) { o[4] = l; }
}

//# masked_uniform_store
//! run main groups=1
//! accepts race: all write one value
//! buffer o u32 = zero 2
//! expect o = 4 0
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  if (l > 8u) { o[0] = 4u; }
  if (l > 100u) { o[1] = 4u; }
}

//# read_write_same_buffer_shifted
//! run main groups=1
//! buffer o u32 = iota 16
//! expect o = 1 3 5 7 9 11 13 15 17 19 21 23 25 27 29 15
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  let v = o[(l + 1u) % 16u];
  storageBarrier();
  o[l] = v + l;
}

//# uniform_buffer_array
//! run main groups=1
//! buffer o u32 = zero 16
//! buffer p u32 = 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16
//! expect o = 14 18 22 14 18 22 14 18 22 14 18 22 14 18 22 14
struct P { a: array<vec4u, 3>, b: u32 }
@group(0) @binding(1) var<uniform> p: P;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = p.a[l % 3u].x + p.b;
}

//# bool_private_and_function
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 11 10 10 11 10 10 11 10 11 11 10 11 11 10 11 11
var<private> q: bool;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var b = array<bool, 3>(true, false, l > 5u);
  q = b[l % 3u];
  o[l] = u32(q) + u32(any(vec2<bool>(b[0], b[1]))) * 10u;
}

//# two_groups_of_bindings
//! run main groups=1
//! buffer o u32 = zero 16
//! buffer 1.0 u32 = iota 16
//! buffer 3.7 u32 = iota 16 0 10
//! expect o = 0 11 22 33 44 55 66 77 88 99 110 121 132 143 154 165
@group(1) @binding(0) var<storage> a: array<u32>;
@group(3) @binding(7) var<storage> b: array<u32>;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = a[l] + b[l];
}

//# json_struct_buffer
//! run main groups=1
//! buffer o u32 = zero 16
//! buffer p json = {"n": 7, "scale": 0.5, "m": [[1, 2], [3, 4]]}
//! expect o = 309*16
struct P { n: u32, scale: f32, m: mat2x2f }
@group(0) @binding(1) var<uniform> p: P;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = u32(p.scale * 4.0) + p.n + u32(p.m[1][0]) * 100u;
}
