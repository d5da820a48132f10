// Views of buffers: one buffer read and written as several types at several offsets.
//# storage: BI-169, TYPE-55, PIPE-19
//! run main
//! buffer b u32 = 1 2 3 4 5 6 7 8
//! buffer w u32 = zero 8
//! expect w = 1 0 1069547520 3 40 6 7 8
@group(0) @binding(0) var<storage> b: buffer;
@group(0) @binding(1) var<storage, read_write> w: buffer<32>;
struct S { a: u32, b: vec2u }
@compute @workgroup_size(1)
fn main() {
  *bufferView<u32>(&w, 0) = *bufferView<u32>(&b, 0u);
  *bufferView<f32>(&w, 8) = 1.5;
  let p = bufferView<vec4u>(&b, 16);
  let s = bufferView<S>(&w, 16);
  s.b = p.zw;
  s.a = p.x * 8u;
  (*bufferView<array<u32, 2>>(&w, 20))[0] = p[1];
  bufferView<array<u32, 4>>(&w, 0)[3] = bufferView<array<u32>>(&b, 4)[1];
}

//# rounded_down_and_past_the_end: BI-169
//! run main
//! buffer b u32 = 10 11 12 13 14 15
//! buffer offsets i32 = 0 3 4 5 7 8 20 23 24 -4 2147483647 -2147483648
//! buffer w u32 = zero 36
//! expect w = 10 10 11 11 11 12 15 15 0 0 0 0 10 10 10 10 10 12 14 14 0 0 0 0 5 5 4 4 4 3 0 0 0 0 0 0
//! accepts index: offsets past the end are what this is about
@group(0) @binding(0) var<storage> b: buffer;
@group(0) @binding(1) var<storage> offsets: array<i32>;
@group(0) @binding(2) var<storage, read_write> w: array<u32>;
// One word; two words (offsets are rounded down to 8); how many words are left: an array of two at least keeps the third number from 20 on at 0.
struct Two { first: u32, rest: array<u32> }
@compute @workgroup_size(12)
fn main(@builtin(local_invocation_index) i: u32) {
  let at = offsets[i];
  w[i] = *bufferView<u32>(&b, at);
  w[12u + i] = bufferView<vec2u>(&b, u32(at))[0];
  let two = bufferView<Two>(&b, at);
  w[24u + i] = arrayLength(&two.rest);
}

//# array_views: BI-170
//! run main
//! buffer b u32 = iota 16
//! buffer w u32 = zero 24
//! expect w = 4 4 3 0 0 0 0 0 2 2 2 0 0 0 0 0 5 5 4 0 0 0 0 0
//! accepts index: some views are invalid on purpose
@group(0) @binding(0) var<storage> b: buffer<64>;
@group(0) @binding(1) var<storage, read_write> w: array<u32>;
struct Two { first: u32, rest: array<u32> }
// (offset, size): the last ones are past the end, too short, negative.
const kWhat = array(vec2i(8, 16), vec2i(10, 19), vec2i(8, 12), vec2i(8, 60), vec2i(64, 4), vec2i(8, 3), vec2i(8, -4), vec2i(-8, 16));
@compute @workgroup_size(8)
fn main(@builtin(local_invocation_index) i: u32) {
  let what = kWhat[i];
  let all = bufferArrayView<array<u32>>(&b, what.x, what.y);
  w[i] = arrayLength(all);
  w[8u + i] = all[0];
  // One past the end of a view is not there, though the buffer goes on.
  w[16u + i] = all[arrayLength(all) - 1u] + all[arrayLength(all)];
}

//# workgroup_and_uniform: BI-169, BI-171, TYPE-55
//! run main groups=2
//! buffer u u32 = 7 8 9 10 11 12 13 14
//! buffer w u32 = zero 8
//! expect w = 5 8 256 32 5 8 256 32
override N = 16;
@group(0) @binding(0) var<uniform> u: buffer<32>;
@group(0) @binding(1) var<storage, read_write> w: array<vec4u>;
var<workgroup> scratch: buffer<N * 16>;
@compute @workgroup_size(8)
fn main(@builtin(local_invocation_index) i: u32, @builtin(workgroup_id) group: vec3u) {
  bufferView<array<u32, 8>>(&scratch, 32)[i] = i;
  workgroupBarrier();
  if (i == 0u) { w[group.x] = vec4u(bufferView<vec2u>(&scratch, 48).y, (*bufferView<vec4u>(&u, 0)).y, bufferLength(&scratch), bufferLength(&u)); }
}

//# through_functions: BI-169, BI-171, TYPE-07, FUNC-01
//! run main
//! buffer b u32 = iota 12
//! buffer w u32 = zero 8
//! expect w = 48 32 16 3 0 9 4 9
//! accepts index: a view past the length that a parameter says is invalid
@group(0) @binding(0) var<storage> b: buffer;
@group(0) @binding(1) var<storage, read_write> w: array<u32>;
@group(0) @binding(2) var<storage> sized: buffer<32>;
//! buffer sized u32 = iota 8
fn length(p: ptr<storage, buffer>) -> u32 { return bufferLength(p); }
fn least(p: ptr<storage, buffer<16>>) -> u32 { return length(p); }
fn word(p: ptr<storage, buffer<16>>, at: u32) -> u32 { return *bufferView<u32>(p, at); }
fn last(p: ptr<storage, array<u32>>) -> u32 { return p[arrayLength(p) - 1u]; }
@compute @workgroup_size(1)
fn main() {
  w[0] = length(&b);
  w[1] = length(&sized);
  w[2] = least(&sized);
  w[3] = word(&sized, 12u);
  w[4] = word(&sized, 16u);
  w[5] = last(bufferArrayView<array<u32>>(&b, 8, 32));
  var sum = 0u;
  var i = 0u;
  loop {
    if (i == 2u) { break; }
    let view = bufferArrayView<array<u32>>(&b, 4u * i, 8u);
    if (view[0] == 9u) { continue; }
    sum += arrayLength(view);
    continuing { w[6] = sum + view[0] - view[0]; i++; }
  }
  w[7] = view_of_private();
}
fn view_of_private() -> u32 { let p = bufferView<array<u32, 3>>(&b, 32); return (*p)[1]; }

//# matrices_and_halves: BI-169, ALIAS-01
// S takes 64 bytes: columns at 0, 16 and 32, b at 48. What lies between the columns stays.
//! run main
//! buffer b f32 = iota 32 0 1
//! buffer h words = 0x42004000 0x45004400
//! buffer w f32 = 99*20
//! expect w = 99 99 99 99 16 17 18 99 20 21 22 99 24 25 26 99 28 29 7 14
enable f16;
struct S { a: mat3x3f, b: vec2f }
@group(0) @binding(0) var<storage> b: buffer;
@group(0) @binding(1) var<storage> h: buffer<8>;
@group(0) @binding(2) var<storage, read_write> w: buffer;
@compute @workgroup_size(1)
fn main() {
  let two = bufferView<array<S, 2>>(&b, 0);
  let v = (*two)[1].a;
  *bufferView<mat3x3f>(&w, 16) = v;
  *bufferView<vec2f>(&w, 64) = two[1].b;
  let halves = bufferView<vec4h>(&h, 0);
  *bufferView<f32>(&w, 72) = f32((*halves).y + halves[2]);
  *bufferView<f32>(&w, 76) = f32(bufferView<vec2h>(&h, 4).x + (*halves)[0] + halves[3] + halves[1]);
}

//# views_of_one_s_own: BI-169, BI-170
// Each invocation writes through views that begin at its own offset; loops with indices that are known only then.
//! run main groups=2
//! buffer w u32 = zero 64
//! expect w = 10 0 1 1 11 0 1 2 12 0 1 3 13 0 1 4 14 0 1 5 15 0 1 6 16 0 1 7 17 0 1 8 18 0 1 9 19 0 1 10 20 0 1 11 21 0 1 12 22 0 1 13 23 0 1 14 24 0 1 15 25 0 1 16
@group(0) @binding(0) var<storage, read_write> w: buffer;
@compute @workgroup_size(8)
fn main(@builtin(global_invocation_id) g: vec3u) {
  let mine = bufferArrayView<array<u32>>(&w, 16u * g.x, 16u);
  mine[arrayLength(mine) - 1u] = g.x + 1u;
  let pair = bufferView<vec2u>(&w, 16u * g.x + 8u);
  for (var k = 0u; k < 2u; k++) { mine[0] += 5u; }
  pair.x = (*pair).y - g.x;
  *bufferView<u32>(&w, i32(16u * g.x)) += g.x;
}

//# uniform_array_views: BI-170, BI-25
// A view of 12 of the 48 bytes from 16 on; its own length counts.
//! run main
//! buffer u u32 = iota 12
//! buffer o u32 = zero 4
//! expect o = 3 4 6 0
//! accepts index: the fourth word is past the view
@group(0) @binding(0) var<uniform> u: buffer<48>;
@group(0) @binding(1) var<storage, read_write> o: array<u32, 4>;
@compute @workgroup_size(1)
fn main() {
  let some = bufferArrayView<array<u32>>(&u, 16, 12);
  o = array(arrayLength(some), some[0], some[2], some[o[3] + 3u]);
}
