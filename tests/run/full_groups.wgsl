// Kernels with a version for workgroups without surplus invocations (pass/version_full_groups.cpp) and workgroup variables in registers
// (cpu/promote_workgroup.h): workgroups of both kinds in one dispatch, and the corners where an index wraps around.
@group(0) @binding(0) var<storage, read> src: array<u32>;
@group(0) @binding(1) var<storage, read_write> o: array<u32>;

//# reduction: four workgroups are full, of the last one 34 invocations have an element
//! run main groups=5
//! buffer src u32 = iota 290
//! buffer o u32 = zero 5
//! expect o = 2016 6112 10208 14304 9265
var<workgroup> cell: array<u32, 64>;
@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) gid: vec3u, @builtin(local_invocation_index) l: u32, @builtin(workgroup_id) w: vec3u) {
  var v = 0u;
  if (gid.x < arrayLength(&src)) { v = src[gid.x]; }
  cell[l] = v;
  workgroupBarrier();
  for (var half = 32u; half > 0u; half >>= 1u) {
    if (l < half) { cell[l] += cell[l + half]; }
    workgroupBarrier();
  }
  if (l == 0u) { o[w.x] = cell[0]; }
}

//# scan: the index is clamped with min, the result guarded; the last workgroup has 8 elements
//! run main groups=3
//! buffer src u32 = 1*20 2*20
//! buffer o u32 = zero 40
//! expect o = 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 1 2 3 4 6 8 10 12 14 16 18 20 22 24 26 28 2 4 6 8 10 12 14 16
var<workgroup> sum: array<u32, 16>;
@compute @workgroup_size(16)
fn main(@builtin(global_invocation_id) gid: vec3u, @builtin(local_invocation_index) l: u32) {
  let inside = gid.x < arrayLength(&src);
  var running = select(0u, src[min(gid.x, arrayLength(&src) - 1u)], inside);
  sum[l] = running;
  workgroupBarrier();
  for (var offset = 1u; offset < 16u; offset <<= 1u) {
    var left = 0u;
    if (l >= offset) { left = sum[l - offset]; }
    workgroupBarrier();
    running += left;
    sum[l] = running;
    workgroupBarrier();
  }
  if (inside) { o[gid.x] = running; }
}

//# wraps_around: the base is below the limit for no invocation of the first workgroup, the wrapped index of some is
//! run main groups=2
//! buffer first u32 = 4294967280
//! buffer src u32 = iota 20 100
//! buffer o u32 = zero 64
//! expect o = 115 114 113 112 111 110 109 108 107 106 105 104 103 102 101 100 7*44 119 118 117 116
@group(0) @binding(2) var<uniform> first: u32;
var<workgroup> t: array<u32, 32>;
@compute @workgroup_size(32)
fn main(@builtin(global_invocation_id) gid: vec3u, @builtin(local_invocation_index) l: u32) {
  let i = gid.x + first;
  var v = 7u;
  if (i < arrayLength(&src)) { v = src[i]; }
  t[l] = v;
  workgroupBarrier();
  o[gid.x] = t[31u - l];
}

//# away_from_the_border: `i >= 1` with an index that wraps around to 0
//! run main groups=2
//! buffer first u32 = 4294967292
//! buffer src u32 = zero 1
//! buffer o u32 = zero 16
//! expect o = 1 1 1 0 1 1 1 1 1 1 1 1 1 1 1 1
@group(0) @binding(2) var<uniform> first: u32;
var<workgroup> t: array<u32, 8>;
@compute @workgroup_size(8)
fn main(@builtin(global_invocation_id) gid: vec3u, @builtin(local_invocation_index) l: u32) {
  let i = gid.x + first;
  t[l] = 0u;
  if (i >= 1u) { t[l] = 1u; }
  workgroupBarrier();
  o[gid.x] = t[7u - l];
}

//# signed_guards: an i32 index that begins below zero; a clamp that moves some indices and not others
//! run main groups=3
//! buffer first i32 = -5
//! buffer src u32 = iota 22 10
//! buffer o u32 = zero 48
//! expect o = 20 19 18 17 16 15 14 13 12 11 10*6 31*5 31 30 29 28 27 26 25 24 23 22 21 31*16
@group(0) @binding(2) var<uniform> first: i32;
var<workgroup> t: array<u32, 16>;
@compute @workgroup_size(16)
fn main(@builtin(global_invocation_id) gid: vec3u, @builtin(local_invocation_index) l: u32) {
  let i = i32(gid.x) + first;
  t[l] = src[clamp(i, 0, i32(arrayLength(&src)) - 1)];
  workgroupBarrier();
  o[gid.x] = t[15u - l];
}

//# rows_and_columns: of nine workgroups one is full
//! run main groups=3,3
//! buffer size u32 = 5 5
//! buffer src u32 = iota 25
//! buffer o u32 = zero 25
//! expect o = 0 5 10 15 20 1 6 11 16 21 2 7 12 17 22 3 8 13 18 23 4 9 14 19 24
@group(0) @binding(2) var<uniform> size: vec2u;
var<workgroup> tile: array<array<u32, 4>, 4>;
@compute @workgroup_size(4, 4)
fn main(@builtin(workgroup_id) w: vec3u, @builtin(local_invocation_id) lid: vec3u) {
  let x = w.x * 4u + lid.x;
  let y = w.y * 4u + lid.y;
  if (x < size.x && y < size.y) { tile[lid.y][lid.x] = src[y * size.x + x]; }
  workgroupBarrier();
  let tx = w.y * 4u + lid.x;
  let ty = w.x * 4u + lid.y;
  if (tx < size.y && ty < size.x) { o[ty * size.y + tx] = tile[lid.x][lid.y]; }
}

//# past_an_array: the checks of accesses alone are guards; those past the end read zero and write nothing
//! run main groups=3
//! accepts index: on purpose
//! buffer src u32 = iota 20 1
//! buffer o u32 = zero 20
//! expect o = 8 7 6 5 4 3 2 1 16 15 14 13 12 11 10 9 0 0 0 0
var<workgroup> t: array<u32, 8>;
@compute @workgroup_size(8)
fn main(@builtin(global_invocation_id) gid: vec3u, @builtin(local_invocation_index) l: u32) {
  t[7u - l] = src[gid.x];
  workgroupBarrier();
  o[gid.x] = t[l];
}

//# overlapping_vectors: neighbours on both sides, in one variable and the next
//! run main groups=1
//! buffer src u32 = iota 48 1
//! buffer o u32 = zero 48
//! expect o = 6 3 12 9 18 15 24 21 30 27 36 33 42 39 48 45 54 51 60 57 66 63 72 69 78 75 84 81 90 87 96 93 102 99 108 105 114 111 120 117 126 123 132 129 138 135 95 141
var<workgroup> a: array<u32, 48>;
var<workgroup> b: array<u32, 48>;
@compute @workgroup_size(48)
fn main(@builtin(local_invocation_index) l: u32) {
  a[l] = src[l];
  workgroupBarrier();
  var v = a[l];
  if (l > 0u) { v += a[l - 1u]; }
  if (l < 47u) { v += a[l + 1u]; }
  b[l] = v;
  workgroupBarrier();
  o[l] = b[l ^ 1u];
}

//# constants_as_border_and_as_end
// Small constants are borders, others ends: away from both the guards hold.
@group(0) @binding(7) var<storage, read_write> between: array<u32, 100>;
@compute @workgroup_size(16)
fn main(@builtin(global_invocation_id) g: vec3u) {
  if (g.x < 2u || g.x >= 83u) { return; }
  between[g.x] = g.x + 5u;
}
//! buffer 7 u32 = zero 100
//! run main items=100
//! expect 7 = 0 0 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0

//# a_constant_on_the_left
@group(0) @binding(7) var<storage, read_write> between: array<u32, 100>;
@compute @workgroup_size(4)
fn main(@builtin(global_invocation_id) g: vec3u) {
  if (1u >= g.x || 20u < g.x) { return; }
  between[g.x] = g.x + 5u;
}
//! buffer 7 u32 = zero 100
//! run main items=100
//! expect 7 = 0 0 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
