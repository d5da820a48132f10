// How lanes read memory together: clamped neighbours (one vector and a shuffle), and elements in sequence from a place for each lane (read ahead in blocks
// of eight). Nothing of that may be seen.
@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@group(0) @binding(1) var<storage, read> a: array<u32>;

//! buffer out u32 = zero 40
//! buffer a u32 = iota 40

//# clamped_neighbours
// From 2 to 38: (i - 1) * 100 + i + 1
@compute @workgroup_size(20)
fn main(@builtin(global_invocation_id) id: vec3u) {
  out[id.x] = a[max(id.x, 1u) - 1u] * 100u + a[min(id.x + 1u, 39u)];
}
//! run main groups=2
//! expect out = 1 2 iota 37 103 101 3839

//# clamped_as_signed
@compute @workgroup_size(40)
fn main(@builtin(global_invocation_id) id: vec3u) {
  out[id.x] = a[clamp(i32(id.x) - 3, 0, 30)];
}
//! run main groups=1
//! expect out = zero 3 iota 31 0 1 30*6

//# least_of_an_index_that_wraps
// Invocations 0 to 7 have 0xfffffff8 and on.
@compute @workgroup_size(40)
fn main(@builtin(global_invocation_id) id: vec3u) {
  out[id.x] = a[min(id.x - 8u, 20u)];
}
//! run main groups=1
//! expect out = 20*8 iota 21 0 1 20*11

//# greatest_of_an_index_that_wraps
@compute @workgroup_size(40)
fn main(@builtin(global_invocation_id) id: vec3u) {
  out[id.x] = a[max(id.x - 8u, 5u)];
}
//! run main groups=1
//! expect out = zero 8 5*6 iota 26 6 1
//! accepts index: the first eight are out of range

//# clamped_to_more_than_there_is
@compute @workgroup_size(40)
fn main(@builtin(global_invocation_id) id: vec3u) {
  out[id.x] = a[min(id.x + 5u, 100u)];
}
//! run main groups=1
//! expect out = iota 35 5 1 zero 5
//! accepts index: the last five are out of range

//# clamped_twice
@compute @workgroup_size(40)
fn main(@builtin(global_invocation_id) id: vec3u) {
  out[id.x] = a[max(min(id.x + 2u, 30u), 7u)];
}
//! run main groups=1
//! expect out = 7*6 iota 23 8 1 30*11

//# clamped_again_after_it_wrapped
// max gives 4 and 5 for the first six: less 6 that is the end of the numbers, and 30.
@compute @workgroup_size(40)
fn main(@builtin(global_invocation_id) id: vec3u) {
  out[id.x] = a[min(max(id.x, 4u) - 6u, 30u)];
}
//! run main groups=1
//! expect out = 30*6 iota 31 0 1 30*3

//# clamped_under_a_condition
@compute @workgroup_size(40)
fn main(@builtin(global_invocation_id) id: vec3u) {
  if (a[id.x] % 3u != 1u) { out[id.x] = a[min(id.x + 1u, 39u)] + 1u; }
}
//! run main groups=1
//! expect out = 2 0 4 5 0 7 8 0 10 11 0 13 14 0 16 17 0 19 20 0 22 23 0 25 26 0 28 29 0 31 32 0 34 35 0 37 38 0 40 40

//# rows_of_a_sparse_matrix
// Row r has r * 5 % 11 elements; element i is i.
@group(0) @binding(2) var<storage, read> first: array<u32>;
@compute @workgroup_size(32)
fn main(@builtin(global_invocation_id) id: vec3u) {
  var sum = 0u;
  for (var i = first[id.x]; i < first[id.x + 1u]; i++) { sum += a[i]; }
  out[id.x] = sum;
}
//! buffer first u32 = 0 0 5 15 19 28 31 39 41 48 49 55 55 60 70 74 83 86 94 96 103 104 110 110 115 125 129 138 141 149 151 158 159
//! buffer a u32 = iota 159
//! run main groups=1
//! expect out = 0 10 95 66 207 87 276 79 308 48 309 0 285 645 286 702 252 716 189 693 103 639 0 560 1195 506 1197 417 1156 299 1078 158 zero 8

//# rows_past_the_end
// Elements 3r to 3r + r % 13 of 24: what is not there is zero.
@compute @workgroup_size(32)
fn main(@builtin(global_invocation_id) id: vec3u) {
  var sum = 0u;
  for (var i = 3u * id.x; i < 3u * id.x + id.x % 13u; i++) { sum += a[i]; }
  out[id.x] = sum;
}
//! buffer a u32 = iota 24
//! run main groups=1
//! expect out = 0 3 13 30 54 85 123 66 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 zero 8
//! accepts index: rows from 7 on are out of range in part

//# row_of_a_matrix_for_each_invocation
@group(0) @binding(2) var<storage, read> columns: u32;
@compute @workgroup_size(16)
fn main(@builtin(global_invocation_id) id: vec3u) {
  var sum = 0u;
  for (var k = 0u; k < columns; k++) { sum += a[id.x * columns + k]; }
  out[id.x] = sum;
}
//! buffer columns u32 = 19
//! buffer a u32 = iota 304
//! run main groups=1
//! expect out = 171 532 893 1254 1615 1976 2337 2698 3059 3420 3781 4142 4503 4864 5225 5586 zero 24

//# read_by_some_lanes_only
// Whether a lane reads, and whether it goes on early, differs from iteration to iteration.
@compute @workgroup_size(32)
fn main(@builtin(global_invocation_id) id: vec3u) {
  var sum = 0u;
  let begin = id.x * 7u % 16u;
  for (var i = begin; i < begin + 3u + id.x % 9u; i++) {
    if (i % 2u == 1u) { sum += a[i]; }
    if (i % 5u == 0u) { continue; }
    sum += 1000u;
  }
  out[id.x] = sum;
}
//! run main groups=1
//! expect out = 2001 3016 4032 4021 6045 6024 7056 8025 9065 2032 4016 4045 5021 6056 7024 7065 8025 9072 2015 3012 4028 5015 5039 7016 7048 8095 9055 2028 3012 4039 5015 5048 zero 8

//# loop_that_is_entered_again
@compute @workgroup_size(24)
fn main(@builtin(global_invocation_id) id: vec3u) {
  var sum = 0u;
  for (var k = 0u; k < id.x % 4u; k++) {
    for (var i = id.x + k; i < 39u; i++) {
      let v = a[i];
      if (v % 11u == 0u) { break; }
      sum += v;
    }
    sum += k * 1000u;
  }
  out[id.x] = sum;
}
//! run main groups=1
//! expect out = 0 55 1106 3146 0 45 1074 3080 0 19 1010 3318 0 153 1266 3332 0 95 1138 3122 0 21 1275 3755 zero 16

//# streams_of_two_loops
@compute @workgroup_size(32)
fn main(@builtin(global_invocation_id) id: vec3u) {
  var sum = 0u;
  let begin = id.x * 3u % 20u;
  for (var i = begin; i < begin + id.x % 10u; i++) {
    for (var j = i; j < i + a[2]; j++) { sum += a[j]; }
    sum += a[i] * 100u;
  }
  out[id.x] = sum;
}
//! run main groups=1
//! expect out = 0 307 1328 3063 5512 8675 12552 2863 6128 10107 0 1327 3368 6123 1432 3575 6432 10003 14288 19287 0 307 1328 3063 5512 8675 12552 2863 6128 10107 0 1327 zero 8

//# begins_before_the_array
@compute @workgroup_size(20)
fn main(@builtin(global_invocation_id) id: vec3u) {
  var sum = 0u;
  let begin = i32(id.x % 7u) - 4;
  for (var i = begin; i < begin + i32(id.x); i++) { sum += a[i]; }
  out[id.x] = sum;
}
//! run main groups=1
//! expect out = 0 0 0 1 6 15 27 3 10 21 36 55 78 104 45 66 91 120 153 190 zero 20
//! accepts index: some begin at -4

//# reads_what_it_wrote
// Not of memory that is written: each element is one more than the one before.
@compute @workgroup_size(4)
fn main(@builtin(global_invocation_id) id: vec3u) {
  out[id.x * 10u] = id.x;
  for (var i = id.x * 10u; i < id.x * 10u + 9u; i++) { out[i + 1u] = out[i] + 1u; }
}
//! run main groups=1
//! expect out = 0 1 2 3 4 5 6 7 8 9 1 2 3 4 5 6 7 8 9 10 2 3 4 5 6 7 8 9 10 11 3 4 5 6 7 8 9 10 11 12

//# streams_of_floats
@group(0) @binding(2) var<storage, read> x: array<f32>;
@group(0) @binding(3) var<storage, read_write> y: array<f32>;
@compute @workgroup_size(16)
fn main(@builtin(global_invocation_id) id: vec3u) {
  var sum = 0.0;
  for (var i = id.x; i < id.x + 2u * (id.x % 6u); i++) { sum += x[a[i]] + x[i]; }
  y[id.x] = sum;
}
//! buffer x f32 = iota 40 0 0.5
//! buffer y f32 = zero 16
//! run main groups=1
//! expect y = 0.0 3.0 14.0 33.0 60.0 95.0 0.0 15.0 38.0 69.0 108.0 155.0 0.0 27.0 62.0 105.0
