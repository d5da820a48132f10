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
