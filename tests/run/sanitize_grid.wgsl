// Grids that do not fit their data: warnings.
//! sanitize grid

//# last_elements_missed
//! run main groups=3
//! buffer data u32 = zero 100
@group(0) @binding(0) var<storage, read_write> data: array<u32>;
//~ warning dispatch-too-small 48-51: the dispatch has 96 invocations for the 100 elements of 'data': no invocation wrote 96 to 99
@compute @workgroup_size(32) fn main(@builtin(global_invocation_id) gid: vec3u) {
  if gid.x < arrayLength(&data) { data[gid.x] = 1u; }
}

//# all_covered
//! run main groups=4
//! buffer data u32 = zero 100
//! expect data = 1*100
@group(0) @binding(0) var<storage, read_write> data: array<u32>;
@compute @workgroup_size(32) fn main(@builtin(global_invocation_id) gid: vec3u) {
  if gid.x < arrayLength(&data) { data[gid.x] = 1u; }
}

//# far_too_few
//! run main
//! buffer data u32 = zero 1000
@group(0) @binding(0) var<storage, read_write> data: array<u32>;
//~ warning dispatch-too-small 48-51: the dispatch has 32 invocations for the 1000 elements of 'data': no invocation wrote 32 to 999
@compute @workgroup_size(32) fn main(@builtin(global_invocation_id) gid: vec3u) {
  data[gid.x] = 1u;
}

//# holes
//! run main groups=4
//! buffer data u32 = zero 128
@group(0) @binding(0) var<storage, read_write> data: array<u32>;
//~ warning unwritten-elements 48-51: no invocation wrote 4 of the 128 elements of 'data': 31, 63, 95, 127
//~ note none: the dispatch was 4 workgroups of 32: 128 invocations
@compute @workgroup_size(32) fn main(@builtin(global_invocation_id) gid: vec3u) {
  if gid.x % 32u != 31u { data[gid.x] = 1u; }
}

//# one_result_of_each_workgroup_is_no_hole
//! run main groups=4
//! buffer data u32 = zero 128
//! expect data = 1*4 0*124
@group(0) @binding(0) var<storage, read_write> data: array<u32>;
@compute @workgroup_size(32) fn main(@builtin(workgroup_id) wg: vec3u, @builtin(local_invocation_index) li: u32) {
  if li == 0u { data[wg.x] = 1u; }
}

//# elements_taken_for_workgroups
//! run main groups=100
//! buffer data u32 = zero 100
@group(0) @binding(0) var<storage, read_write> data: array<u32>;
//~ warning idle-invocations 48-51: 96 of the 100 workgroups access no storage memory: 'data' has 100 elements
@compute @workgroup_size(32) fn main(@builtin(global_invocation_id) gid: vec3u) {
  if gid.x < 100u { data[gid.x] = 1u; }
}

//# step_by_number_of_workgroups
//! run main groups=4
//! sanitize race,grid
//! buffer data u32 = iota 1000
@group(0) @binding(0) var<storage, read_write> data: array<u32>;
@compute @workgroup_size(32) fn main(@builtin(global_invocation_id) gid: vec3u, @builtin(num_workgroups) count: vec3u) {
  for (var i = gid.x; i < arrayLength(&data); i += count.x) { data[i] *= 2u; }
//~ warning step-by-workgroups 52-58: 'count.x' is the number of workgroups, 4: a step of that size brings several of the 128 invocations to the same elements
//~ note +0:63-69: invocation 0 (local id 0, workgroup 0) and invocation 4 (local id 4, workgroup 0) both come here for one element
//~ error data-race 63-69: two invocations race for 'data[4]': both write it here
//~ note none: written by invocation 0 (local id 0, workgroup 0) and by invocation 4 (local id 4, workgroup 0)
//~ note none: the same on 995 other elements of 'data'
//~ note none: another pair of accesses races for the same reason
}

//# step_by_number_of_invocations
//! run main groups=4
//! sanitize race,grid
//! buffer data u32 = iota 1000
//! expect data = iota 1000 0 2
@group(0) @binding(0) var<storage, read_write> data: array<u32>;
@compute @workgroup_size(32) fn main(@builtin(global_invocation_id) gid: vec3u, @builtin(num_workgroups) count: vec3u) {
  for (var i = gid.x; i < arrayLength(&data); i += count.x * 32u) { data[i] *= 2u; }
}

//# padding_is_not_missing
//! run main groups=1
//! buffer points words = zero 128
//! expect points = 1 2 3 0 1 2 3 0 ...
@group(0) @binding(1) var<storage, read_write> points: array<vec3u>;
@compute @workgroup_size(32) fn main(@builtin(local_invocation_index) li: u32) { points[li] = vec3u(1, 2, 3); }
