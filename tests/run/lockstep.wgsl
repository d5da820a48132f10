// Loops that stride through memory in kernels with barriers (pass/lockstep.cpp): whole iterations of a workgroup first, then the rest as it was.
@group(0) @binding(0) var<storage, read> src: array<u32>;
@group(0) @binding(1) var<storage, read_write> o: array<u32>;

//# counts: three workgroups of 40 over 1003 elements
//! run main groups=3
//! buffer bins u32 = zero 8
//! expect bins = 125 126 126 126 125 125 125 125
//! buffer src u32 = iota 1003 3 7
//! buffer o u32 = zero 8
//! expect o = 0*8
@group(0) @binding(2) var<storage, read_write> bins: array<atomic<u32>, 8>;
var<workgroup> mine: array<atomic<u32>, 8>;
@compute @workgroup_size(40)
fn main(@builtin(global_invocation_id) gid: vec3u, @builtin(local_invocation_index) l: u32, @builtin(num_workgroups) groups: vec3u) {
  for (var i = gid.x; i < arrayLength(&src); i += groups.x * 40u) { atomicAdd(&mine[src[i] & 7u], 1u); }
  workgroupBarrier();
  if (l < 8u) { atomicAdd(&bins[l], atomicLoad(&mine[l])); }
}

//# wraps_around: the last invocation's counter is below the limit only because it has passed 2^32; the first ones never stay
//! run main groups=1
//! buffer bounds u32 = 4294967280 20 2147483648 0
//! buffer src u32 = zero 1
//! buffer o u32 = zero 32
//! expect o = 1*16 0*16
@group(0) @binding(2) var<uniform> bounds: vec3u;
var<workgroup> t: array<u32, 32>;
@compute @workgroup_size(32)
fn main(@builtin(local_invocation_index) l: u32) {
  t[l] = 0u;
  for (var i = bounds.x + l; i < bounds.y; i += bounds.z) { t[l] += 1u; }
  workgroupBarrier();
  o[l] = t[31u - l];
}

//# signed_counter: an i32 counter, `continue` by some, a loop inside whose count differs
//! run main groups=2
//! buffer src u32 = zero 1
//! buffer o u32 = zero 75
//! expect o = 0 0 23 36 0 51 63 0 80 91 0 116 120 0 143 156 0 171 183 0 200 211 0 236 240 0 263 276 0 291 303 0 320 331 0 356 360 0 383 396 0 411 423 0 440 451 0 476 480 0 503 516 0 531 543 0 560 571 0 596 600 0 623 636 0 651 663 0 680 691 0 716 720 0 743
var<workgroup> t: array<u32, 16>;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_id) lid: vec3u, @builtin(workgroup_id) w: vec3u, @builtin(num_workgroups) groups: vec3u) {
  t[lid.x] = 10u;
  workgroupBarrier();
  let ten = t[15u - lid.x];
  for (var i = i32(lid.x + w.x * 16u); i < 75; i += i32(groups.x * 16u)) {
    if (i % 3 == 1) { continue; }
    var s = 0u;
    for (var k = 0; k < i % 4; k++) { s += u32(k) + 1u; }
    o[i] = u32(i) * ten + s;
  }
}

//# fewer_than_a_workgroup: no whole iteration
//! run main groups=1
//! buffer src u32 = iota 5 1
//! buffer o u32 = zero 5
//! expect o = 2 4 6 8 10
var<workgroup> t: array<u32, 64>;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) l: u32) {
  for (var i = l; i < arrayLength(&src); i += 64u) { t[i] = src[i] * 2u; }
  workgroupBarrier();
  if (l < 5u) { o[4u - l] = t[4u - l]; }
}

//# carries_sums: values go from iteration to iteration, one of them the counter itself, and come out of the loop; the last iteration is in part
//! run main groups=2
//! buffer n u32 = 150
//! buffer src u32 = iota 400
//! buffer o u32 = zero 384
//! expect o = iota 22 192 3 iota 42 108 2 23*22 15*42 iota 22 128 iota 42 86 iota 22 492 3 iota 42 308 2 23*22 15*42 iota 22 128 iota 42 86
@group(0) @binding(2) var<uniform> n: u32;
var<workgroup> sums: array<u32, 64>;
@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) g: vec3u, @builtin(local_invocation_index) l: u32) {
  var sum = 0u;
  var turns = 1u;
  var last = 7u;
  for (var i = l; i < n; i += 64u) {
    sum += src[g.x * 100u + i];
    last = i;
    if (sum == 5000u) { continue; }
    turns = turns * 2u + 1u;
  }
  sums[l] = sum;
  workgroupBarrier();
  o[g.x * 192u + 63u - l] = sums[63u - l];
  o[g.x * 192u + 64u + l] = turns + 8u;
  o[g.x * 192u + 128u + l] = last;
}

//# carries_nothing_yet: no iteration is whole, and for some invocations there is none
//! run main groups=1
//! buffer n u32 = 5
//! buffer src u32 = iota 8 1
//! buffer o u32 = zero 32
//! expect o = 101 102 103 104 105 100*27
@group(0) @binding(2) var<uniform> n: u32;
var<workgroup> sums: array<u32, 32>;
@compute @workgroup_size(32)
fn main(@builtin(local_invocation_index) l: u32) {
  var sum = 100u;
  for (var i = l; i < n; i += 32u) { sum += src[i]; }
  sums[l] = sum;
  workgroupBarrier();
  o[31u - l] = sums[31u - l];
}
