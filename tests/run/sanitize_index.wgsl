// Indices out of range: every access is safe, and most of them are mistakes.
//! sanitize index
@group(0) @binding(0) var<storage, read_write> data: array<u32>;
var<workgroup> tile: array<u32, 16>;

//# surplus_invocations
//! run main items=100
//! buffer data u32 = iota 100
//! expect data = iota 100 0 2
@compute @workgroup_size(32) fn main(@builtin(global_invocation_id) gid: vec3u) {
  data[gid.x] = 2u * data[gid.x];
//~ error index-out-of-bounds 22-32: index 100 is out of range: 'data' has 100 elements
//~ note none: read 28 times, first by invocation 100 (local id 4, workgroup 3)
//~ note +0:3-13: written here with the same index
}

//# surplus_invocations_return_early
//! run main items=100
//! buffer data u32 = iota 100
//! expect data = iota 100 0 2
@compute @workgroup_size(32) fn main(@builtin(global_invocation_id) gid: vec3u) {
  if gid.x >= arrayLength(&data) { return; }
  data[gid.x] = 2u * data[gid.x];
}

//# one_too_far
//! run main
//! buffer data u32 = zero 64
@compute @workgroup_size(1) fn main() {
  for (var i = 0u; i <= arrayLength(&data); i++) { data[i] = 1u; }
//~ error index-out-of-bounds 52-58: index 64 is out of range: 'data' has 64 elements
//~ note none: written by invocation 0 (local id 0, workgroup 0)
}

//# below_zero
//! run main
//! buffer data u32 = zero 16
@compute @workgroup_size(16) fn main(@builtin(local_invocation_index) li: u32) {
  data[li] = tile[i32(li) - 1];
//~ error index-out-of-bounds 14-30: index -1 is out of range: 'tile' has 16 elements
//~ note none: read by invocation 0 (local id 0, workgroup 0)
}

//# below_zero_unsigned
//! run main
//! buffer data u32 = zero 16
@compute @workgroup_size(16) fn main(@builtin(local_invocation_index) li: u32) {
  data[li] = tile[li - 1u];
//~ error index-out-of-bounds 14-26: index 4294967295 is out of range: 'tile' has 16 elements
//~ note none: read by invocation 0 (local id 0, workgroup 0)
}

//# private_and_function_arrays
//! run main
//! buffer data u32 = zero 16
var<private> mine: array<u32, 4>;
@compute @workgroup_size(16) fn main(@builtin(local_invocation_index) li: u32) {
  var own: array<u32, 8>;
  own[li] = 1u;
//~ error index-out-of-bounds 3-9: index 8 is out of range: 'own' has 8 elements
//~ note none: written 8 times, first by invocation 8 (local id 8, workgroup 0)
  mine[li / 3u] = own[li / 2u];
//~ error index-out-of-bounds 3-15: index 4 is out of range: 'mine' has 4 elements
//~ note none: written 4 times, first by invocation 12 (local id 12, workgroup 0)
  data[li] = mine[3];
}

//# members
//! run main
//! buffer grid words = zero 32
struct Cell { neighbours: array<u32, 4>, v: vec4f }
@group(0) @binding(1) var<storage, read_write> grid: array<Cell, 4>;
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) li: u32) {
  grid[1].neighbours[li] = 1u;
//~ error index-out-of-bounds 3-24: index 4 is out of range: 'grid[1].neighbours' has 4 elements
//~ note none: written 4 times, first by invocation 4 (local id 4, workgroup 0)
  grid[0].v[li] = 1;
//~ error index-out-of-bounds 3-15: index 4 is out of range: 'grid[0].v' has 4 elements
//~ note none: written 4 times, first by invocation 4 (local id 4, workgroup 0)
}

//# through_calls
//! run main
//! buffer data u32 = zero 16
fn fetch(i: u32) -> u32 { return tile[i]; }
//~ error index-out-of-bounds 34-40: index 16 is out of range: 'tile' has 16 elements
//~ note none: read 4 times, first by invocation 12 (local id 12, workgroup 0)
//~ note +2:26-39: called here
@compute @workgroup_size(16) fn main(@builtin(local_invocation_index) li: u32) {
  data[li] = fetch(li) + fetch(li + 4u);
}

//# atomics
//! run main
//! buffer counts u32 = zero 16
@group(0) @binding(1) var<storage, read_write> counts: array<atomic<u32>, 16>;
@compute @workgroup_size(16) fn main(@builtin(local_invocation_index) li: u32) {
  atomicAdd(&counts[li * 2u], 1u);
//~ error index-out-of-bounds 14-28: index 16 is out of range: 'counts' has 16 elements
//~ note none: written 8 times, first by invocation 8 (local id 8, workgroup 0)
}
