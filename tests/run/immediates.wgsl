// Immediate data: all of its bytes, its layout, pointers to it, and several variables in one module. tests/run/pipelines.wgsl has what is not set.
//# all_bytes: MOD-17, LIM-21, DECL-17
// The members lie at 0, 4, 8, 16, 32, 48 and 60; the vector of three before the last word leaves no gap, the other one does.
//! run main
//! buffer data words = 1 2 0x40400000 0x40800000 5 6 7 8 0x41100000 0x41200000 0x41300000 0 0x41500000 0x41600000 0x41700000 16
//! buffer o u32 = zero 15
//! expect o = 1 2 3 4 5 6 7 8 9 10 11 13 14 15 16
struct Inner { v: vec3u, last: u32 }
struct Data { a: u32, b: u32, c: vec2f, inner: Inner, x: vec3f, y: vec3f, last: u32 }
var<immediate> data: Data;
@group(0) @binding(0) var<storage, read_write> o: array<u32>;
@compute @workgroup_size(1)
fn main() {
  o[0] = data.a;
  o[1] = data.b;
  o[2] = u32(data.c.x);
  o[3] = u32(data.c.y);
  for (var i = 0u; i < 3u; i++) { o[4u + i] = data.inner.v[i]; }
  o[7] = data.inner.last;
  for (var i = 0u; i < 3u; i++) { o[8u + i] = u32(data.x[i]); }
  let y = data.y;
  o[11] = u32(y.x);
  o[12] = u32(y.y);
  o[13] = u32(y.z);
  o[14] = data.last;
}

//# one_for_each_entry_point: DECL-32
//! run first
//! run second
//! buffer scale u32 = 3
//! buffer shift i32 = -7 20
//! buffer o i32 = zero 4
//! expect o = -7 -4 -1 2
var<immediate> scale: u32;
var<immediate> shift: vec2i;
@group(0) @binding(0) var<storage, read_write> o: array<i32>;
@compute @workgroup_size(4) fn first(@builtin(local_invocation_index) i: u32) { o[i] = i32(scale * i); }
@compute @workgroup_size(4) fn second(@builtin(local_invocation_index) i: u32) { o[i] += select(shift.x, shift.y, i > 3u); }

//# through_pointers: FUNC-10, TYPE-70
// A pointer to the variable, to a member, to a column; through two calls; bound to a name.
//! run main
//! buffer data f32 = 1 2 3 4 5 6 7 8
//! buffer o f32 = zero 5
//! expect o = 36 11 3 7 8
struct Data { m: mat2x2f, v: vec4f }
var<immediate> data: Data;
@group(0) @binding(0) var<storage, read_write> o: array<f32>;
fn sum2(p: ptr<immediate, vec2f>) -> f32 { return (*p).x + (*p).y; }
fn sum4(p: ptr<immediate, vec4f>) -> f32 { return (*p).x + p.y + p.z + p.w; }
fn all(p: ptr<immediate, Data>) -> f32 { return sum2(&(*p).m[0]) + sum2(&p.m[1]) + sum4(&p.v); }
@compute @workgroup_size(1)
fn main() {
  o[0] = all(&data);
  o[1] = sum2(&data.m[0]) + data.v[3];
  let p = &data.m;
  o[2] = (*p)[1][0];
  let q = &data.v;
  for (var i = 2u; i < 4u; i++) { o[1u + i] = (*q)[i]; }
}

//# halves: LAYOUT-14
//! run main
//! buffer data words = 0x42004000 0x3c00
//! buffer o f32 = zero 3
//! expect o = 2 3 1
enable f16;
var<immediate> data: vec3h;
@group(0) @binding(0) var<storage, read_write> o: array<f32>;
@compute @workgroup_size(1) fn main() { for (var i = 0u; i < 3u; i++) { o[i] = f32(data[i]); } }
