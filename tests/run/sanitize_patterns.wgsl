// Patterns of real kernels, each wrong one beside the one that is right: double buffers, stencils, subgroups taken for barriers, pointers, padding.
//! sanitize race
enable subgroups;
@group(0) @binding(0) var<storage, read_write> data: array<u32>;
@group(0) @binding(1) var<storage, read_write> next: array<u32>;
var<workgroup> tile: array<u32, 64>;
var<workgroup> sides: array<array<u32, 64>, 2>;

//# double_buffer_with_no_barrier
//! run main
//! buffer data u32 = iota 64
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  sides[0][li] = data[li];
  workgroupBarrier();
  var side = 0u;
  for (var s = 1u; s < 64u; s *= 2u) {
    sides[1u - side][li] = max(sides[side][li], sides[side][(li + s) % 64u]);
//~ error data-race 5-24: two invocations race for 'sides[0][0]': one writes it here while another reads it
//~ note none: written by invocation 0 (local id 0, workgroup 0)
//~ note +0:49-75: read here by invocation 48 (local id 48, workgroup 0)
//~ note none: the same on 127 other places of 'sides'
    side = 1u - side;
  }
  data[li] = sides[side][li];
}

//# double_buffer_with_one_barrier
//! run main
//! buffer data u32 = iota 64
//! expect data = 63*64
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  sides[0][li] = data[li];
  workgroupBarrier();
  var side = 0u;
  for (var s = 1u; s < 64u; s *= 2u) {
    sides[1u - side][li] = max(sides[side][li], sides[side][(li + s) % 64u]);
    workgroupBarrier();
    side = 1u - side;
  }
  data[li] = sides[side][li];
}

//# one_buffer_with_one_barrier
//! run main
//! buffer data u32 = iota 64
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  tile[li] = data[li];
  workgroupBarrier();
  for (var s = 1u; s < 64u; s *= 2u) {
    tile[li] = max(tile[li], tile[(li + s) % 64u]);
//~ error data-race 5-12: two invocations race for 'tile[0]': one writes it here while another reads it
//~ note none: written by invocation 0 (local id 0, workgroup 0)
//~ note +0:30-49: read here by invocation 32 (local id 32, workgroup 0)
//~ note none: the same on 63 other elements of 'tile'
    workgroupBarrier();
  }
  data[li] = tile[li];
}

//# stencil_in_place_within_a_workgroup
//! run main
//! buffer data u32 = iota 64
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  let left = data[max(li, 1u) - 1u];
  let right = data[min(li + 1u, 63u)];
  data[li] = left + right;
//~ error data-race 3-10: two invocations race for 'data[0]': one writes it here while another reads it
//~ note none: written by invocation 0 (local id 0, workgroup 0)
//~ note -2:14-35: read here by invocation 1 (local id 1, workgroup 0)
//~ note none: the same on 62 other elements of 'data'
//~ error data-race 3-10: two invocations race for 'data[1]': one writes it here while another reads it
//~ note none: written by invocation 1 (local id 1, workgroup 0)
//~ note -1:15-37: read here by invocation 0 (local id 0, workgroup 0)
//~ note none: the same on 62 other elements of 'data'
}

//# stencil_in_place_with_a_barrier
//! run main
//! buffer data u32 = iota 64
//! expect data = 1 iota 62 2 2 125
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  let left = data[max(li, 1u) - 1u];
  let right = data[min(li + 1u, 63u)];
  storageBarrier();
  data[li] = left + right;
}

//# stencil_in_place_over_workgroups
//! run main groups=4
//! buffer data u32 = iota 64
@compute @workgroup_size(16) fn main(@builtin(global_invocation_id) gid: vec3u) {
  let right = data[min(gid.x + 1u, 63u)];
  storageBarrier();
  data[gid.x] = right;
//~ error data-race 3-13: invocations of different workgroups race for 'data[16]': one writes it here while another reads it
//~ note none: written by invocation 16 (local id 0, workgroup 1)
//~ note -2:15-40: read here by invocation 15 (local id 15, workgroup 0)
//~ note none: the same on 2 other elements of 'data'
}

//# stencil_into_another_buffer
//! run main groups=4
//! buffer data u32 = iota 64
//! buffer next u32 = zero 64
//! expect next = iota 63 1 1 63
@compute @workgroup_size(16) fn main(@builtin(global_invocation_id) gid: vec3u) { next[gid.x] = data[min(gid.x + 1u, 63u)]; }

//# subgroup_taken_for_a_barrier
//! run main
//! buffer data u32 = zero 4
@compute @workgroup_size(4) fn main(@builtin(local_invocation_index) li: u32) {
  // Four invocations are within one subgroup everywhere, and still race.
  tile[li] = li + 1u;
//~ error data-race 3-10: two invocations race for 'tile[0]': one writes it here while another reads it
//~ note none: written by invocation 0 (local id 0, workgroup 0)
//~ note +1:14-26: read here by invocation 1 (local id 1, workgroup 0)
//~ note none: the same on 3 other elements of 'tile'
  data[li] = tile[li ^ 1u];
}

//# subgroup_operation_instead_of_memory
//! run main
//! buffer data u32 = zero 4
//! expect data = 2 1 4 3
@compute @workgroup_size(4) fn main(@builtin(local_invocation_index) li: u32) { data[li] = subgroupShuffleXor(li + 1u, 1u); }

//# pointer_to_a_neighbour
//! run main
//! buffer data u32 = zero 64
fn take(a: ptr<workgroup, u32>) -> u32 { return *a; }
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  tile[li] = li;
//~ error data-race 3-10: two invocations race for 'tile[0]': one writes it here while another reads it
//~ note none: written by invocation 0 (local id 0, workgroup 0)
//~ note -2:49-50: read here by invocation 1 (local id 1, workgroup 0)
//~ note +1:14-33: called here
//~ note none: the same on 63 other elements of 'tile'
  data[li] = take(&tile[li ^ 1u]);
}

//# pointer_to_a_neighbour_behind_a_barrier
//! run main
//! buffer data u32 = zero 8
//! expect data = 1 0 3 2 5 4 7 6
fn take(a: ptr<workgroup, u32>) -> u32 { return *a; }
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) li: u32) {
  let own = &tile[li];
  *own = li;
  workgroupBarrier();
  data[li] = take(&tile[li ^ 1u]);
}

//# pointer_to_the_whole_array
//! run main
//! buffer data u32 = zero 64
fn fill(p: ptr<workgroup, array<u32, 64>>, at: u32) { (*p)[at / 2u] = at; }
//~ error data-race 55-67: two invocations race for 'tile[0]': both write it here
//~ note none: written by invocation 0 (local id 0, workgroup 0) and by invocation 1 (local id 1, workgroup 0)
//~ note +2:3-17: called here
//~ note none: the same on 31 other elements of 'tile'
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  fill(&tile, li);
  workgroupBarrier();
  data[li] = tile[li];
}

//# member_in_the_place_of_padding
// The scalar lies behind the vector, where the vector alone would have padding.
//! run main
//! buffer points words = zero 32
//! expect points = 0 0 0 7 1 1 1 7 2 2 2 7 3 3 3 7 ...
struct Point { at: vec3u, weight: u32 }
@group(1) @binding(0) var<storage, read_write> points: array<Point>;
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) li: u32) {
  if li % 2u == 0u { points[li / 2u].at = vec3u(li / 2u); } else { points[li / 2u].weight = 7u; }
}

//# member_against_the_whole_struct
//! run main
//! buffer points words = zero 32
struct Point { at: vec3u, weight: u32 }
@group(1) @binding(0) var<storage, read_write> points: array<Point>;
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) li: u32) {
  if li % 2u == 0u { points[li / 2u] = Point(vec3u(li), li); } else { points[li / 2u].weight = 7u; }
//~ error data-race 22-36: two invocations race for 'points[0].weight': one writes it here and another writes it too
//~ note none: written by invocation 0 (local id 0, workgroup 0)
//~ note +0:71-92: written here by invocation 1 (local id 1, workgroup 0)
//~ note none: the same on 3 other places of 'points'
}

//# padding_between_and_behind_members
// 4 bytes of padding behind `small`, 12 behind `last`: whole structs are written, and bytes between them are nobody's.
//! run main
//! buffer holes words = zero 96
struct Hole { small: u32, @align(8) pair: vec2u, wide: vec3u, @align(16) last: u32 }
@group(1) @binding(0) var<storage, read_write> holes: array<Hole, 2>;
@group(1) @binding(1) var<storage, read_write> columns: array<mat3x3f, 2>;
//! buffer columns words = zero 24
@compute @workgroup_size(2) fn main(@builtin(local_invocation_index) li: u32) {
  holes[li] = Hole(li, vec2u(li), vec3u(li), li);
  columns[li] = mat3x3f();
}

//# columns_of_one_matrix
//! run main
//! buffer columns words = zero 12
//! expect columns f32 = 0 0 0 _ 1 1 1 _ 2 2 2 _
@group(1) @binding(1) var<storage, read_write> columns: array<mat3x3f, 1>;
@compute @workgroup_size(3) fn main(@builtin(local_invocation_index) li: u32) { columns[0][li] = vec3f(f32(li)); }

//# column_against_the_whole_matrix
//! run main
//! buffer columns words = zero 12
@group(1) @binding(1) var<storage, read_write> columns: array<mat3x3f, 1>;
@compute @workgroup_size(2) fn main(@builtin(local_invocation_index) li: u32) {
  if li == 0u { columns[0] = mat3x3f(); } else { columns[0][2] = vec3f(1); }
//~ error data-race 17-26: two invocations race for 'columns[0][2]': one writes it here and another writes it too
//~ note none: written by invocation 0 (local id 0, workgroup 0)
//~ note +0:50-62: written here by invocation 1 (local id 1, workgroup 0)
}

//# written_by_two_workgroups_and_read_by_the_first
// The last access of each hides its write from the other.
//! run main groups=2
//! buffer data u32 = zero 4
@compute @workgroup_size(4) fn main(@builtin(local_invocation_index) li: u32, @builtin(workgroup_id) wg: vec3u) {
  if li == 0u { data[0] = wg.x + 1u; }
//~ error data-race 17-23: invocations of different workgroups race for 'data[0]': both write it here
//~ note none: written by invocation 0 (local id 0, workgroup 0) and by invocation 4 (local id 0, workgroup 1)
//~ error data-race 17-23: invocations of different workgroups race for 'data[0]': one writes it here while another reads it
//~ note none: written by invocation 4 (local id 0, workgroup 1)
//~ note +2:41-47: read here by invocation 3 (local id 3, workgroup 0)
  storageBarrier();
  if wg.x == 0u && li == 3u { data[3] = data[0]; }
}

//# written_and_read_by_one_workgroup
//! run main groups=2
//! buffer data u32 = zero 4
//! expect data = 1 2 1 2
@compute @workgroup_size(4) fn main(@builtin(local_invocation_index) li: u32, @builtin(workgroup_id) wg: vec3u) {
  if li == 0u { data[wg.x] = wg.x + 1u; }
  storageBarrier();
  if li == 3u { data[wg.x + 2u] = data[wg.x]; }
}
