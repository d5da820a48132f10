// What counts as an element that the dispatch left out: one that nobody wrote or read, in data that was meant to be covered whole.
//! sanitize grid
@group(0) @binding(0) var<storage, read_write> data: array<u32>;

//# read_is_not_left_out
//! run main groups=4
//! buffer data u32 = iota 128
@compute @workgroup_size(32) fn main(@builtin(global_invocation_id) gid: vec3u) {
  let before = data[gid.x];
  if gid.x % 32u != 31u { data[gid.x] = before + 1u; }
}

//# neither_read_nor_written
//! run main groups=4
//! buffer other u32 = iota 128
@group(0) @binding(1) var<storage, read_write> other: array<u32>;
//~ warning unwritten-elements 48-52: no invocation wrote or read 3 of the 128 elements of 'other': 63, 95, 127
//~ note none: the dispatch was 4 workgroups of 32: 128 invocations
@compute @workgroup_size(32) fn main(@builtin(global_invocation_id) gid: vec3u) {
  if gid.x % 32u != 31u { other[gid.x] += 1u; }
  if gid.x == 30u { other[gid.x] += other[31]; }
}

//# not_written
//! run main groups=4
//! buffer other u32 = iota 128
@group(0) @binding(1) var<storage, read_write> other: array<u32>;
//~ warning unwritten-elements 48-52: no invocation wrote 4 of the 128 elements of 'other': 31, 63, 95, 127
//~ note none: the dispatch was 4 workgroups of 32: 128 invocations
@compute @workgroup_size(32) fn main(@builtin(global_invocation_id) gid: vec3u) {
  if gid.x % 32u != 31u { other[gid.x] += 1u; }
}

//# empty_bins_of_a_histogram
//! run main groups=4
//! buffer bins u32 = zero 12
//! expect bins = 16*7 0 16 0*3
@group(0) @binding(1) var<storage, read_write> bins: array<atomic<u32>>;
@compute @workgroup_size(32) fn main(@builtin(global_invocation_id) gid: vec3u) {
  let bin = gid.x % 8u;
  atomicAdd(&bins[select(bin, 8u, bin == 7u)], 1u);
}

//# bins_that_are_not_cleared
//! run main
//! buffer bins u32 = 7*100
@group(0) @binding(1) var<storage, read_write> bins: array<atomic<u32>>;
//~ warning dispatch-too-small 48-51: the dispatch has 32 invocations for the 100 elements of 'bins': no invocation wrote 32 to 99
@compute @workgroup_size(32) fn main(@builtin(global_invocation_id) gid: vec3u) {
  atomicStore(&bins[gid.x], 0u);
}

//# four_each_and_some_are_left
//! run main
//! buffer data u32 = zero 160
@group(0) @binding(1) var<storage, read_write> four: array<u32>;
//~ warning dispatch-too-small 48-51: the dispatch has 32 invocations for the 160 elements of 'four': no invocation wrote 128 to 159
//! buffer four u32 = zero 160
@compute @workgroup_size(32) fn main(@builtin(local_invocation_index) li: u32) {
  for (var k = 0u; k < 4u; k++) { four[k * 32u + li] = 1u; }
}

//# four_each_of_a_part
//! run main
//! buffer four u32 = zero 1000
@group(0) @binding(1) var<storage, read_write> four: array<u32>;
@compute @workgroup_size(32) fn main(@builtin(local_invocation_index) li: u32) {
  for (var k = 0u; k < 4u; k++) { four[k * 32u + li] = 1u; }
}
