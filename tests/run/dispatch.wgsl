// Several dispatches, entry points, refusals and stops.
@group(0) @binding(0) var<storage, read_write> o: array<u32>;

//# two_steps
//! run first groups=2
//! run second groups=1
//! buffer o u32 = zero 8
//! expect o = 1 3 5 7 9 11 13 15
@compute @workgroup_size(4) fn first(@builtin(global_invocation_id) g: vec3u) { o[g.x] = g.x * 2u; }
@compute @workgroup_size(8) fn second(@builtin(global_invocation_id) g: vec3u) { o[g.x] += 1u; }

//# same_entry_three_times
//! run main
//! run main
//! run main
//! buffer o u32 = 1 2
//! expect o = 8 16
@compute @workgroup_size(2) fn main(@builtin(local_invocation_index) l: u32) { o[l] *= 2u; }

//# loop_that_never_ends
//! run main
//! buffer o u32 = 1
//! stops 0
//! only subgroup=8 threads=1: each configuration waits for the time limit
@compute @workgroup_size(1) fn main() {
  var i = 0u;
  loop {
    i += 1u;
    if (o[0] == 5u) { break; }
  }
  o[0] = i;
}

//# too_many_workgroups
//! run main groups=65536
//! buffer o u32 = 1
//! fails maxComputeWorkgroupsPerDimension
@compute @workgroup_size(1) fn main() { o[0] = 1u; }

//# raised_limit
//! limit maxComputeInvocationsPerWorkgroup = 1024
//! limit maxComputeWorkgroupSizeX = 1024
//! run main
//! buffer o u32 = zero 1024
//! expect o = iota 1024
@compute @workgroup_size(1024) fn main(@builtin(local_invocation_index) l: u32) { o[l] = l; }

//# buffer_too_small
//! run main
//! buffer o u32 = 1
//! buffer p u32 = 1 2
//! fails p
@group(0) @binding(1) var<uniform> p: vec4u;
@compute @workgroup_size(1) fn main() { o[0] = p.x; }

//# missing_binding
//! run main
//! buffer o u32 = 1
//! fails p
@group(0) @binding(1) var<uniform> p: vec4u;
@compute @workgroup_size(1) fn main() { o[0] = p.x; }

//# unused_binding_need_not_be_bound
//! run main
//! buffer o u32 = 1
//! expect o = 4
@group(0) @binding(1) var<uniform> p: vec4u;
@compute @workgroup_size(1) fn main() { o[0] = 4u; }
@compute @workgroup_size(1) fn other() { o[0] = p.x; }
