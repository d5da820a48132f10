// Several dispatches, entry points, refusals and stops.
@group(0) @binding(0) var<storage, read_write> o: array<u32>;

//# two_steps: DISP-18
//! run first groups=2
//! run second groups=1
//! buffer o u32 = zero 8
//! expect o = 1 3 5 7 9 11 13 15
@compute @workgroup_size(4) fn first(@builtin(global_invocation_id) g: vec3u) { o[g.x] = g.x * 2u; }
@compute @workgroup_size(8) fn second(@builtin(global_invocation_id) g: vec3u) { o[g.x] += 1u; }

//# same_entry_three_times: DISP-18
//! run main
//! run main
//! run main
//! buffer o u32 = 1 2
//! expect o = 8 16
@compute @workgroup_size(2) fn main(@builtin(local_invocation_index) l: u32) { o[l] *= 2u; }

//# loop_that_never_ends: DISP-17
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

//# too_many_workgroups: DISP-07, LIM-06
//! run main groups=65536
//! buffer o u32 = 1
//! fails maxComputeWorkgroupsPerDimension
@compute @workgroup_size(1) fn main() { o[0] = 1u; }

//# raised_limit: LIM-01, LIM-02, LIM-25
//! limit maxComputeInvocationsPerWorkgroup = 1024
//! limit maxComputeWorkgroupSizeX = 1024
//! run main
//! buffer o u32 = zero 1024
//! expect o = iota 1024
@compute @workgroup_size(1024) fn main(@builtin(local_invocation_index) l: u32) { o[l] = l; }

//# buffer_too_small: DISP-02, BIND-05
//! run main
//! buffer o u32 = 1
//! buffer p u32 = 1 2
//! fails p
@group(0) @binding(1) var<uniform> p: vec4u;
@compute @workgroup_size(1) fn main() { o[0] = p.x; }

//# missing_binding: DISP-01
//! run main
//! buffer o u32 = 1
//! fails p
@group(0) @binding(1) var<uniform> p: vec4u;
@compute @workgroup_size(1) fn main() { o[0] = p.x; }

//# unused_binding_need_not_be_bound: DISP-01, PIPE-18
//! run main
//! buffer o u32 = 1
//! expect o = 4
@group(0) @binding(1) var<uniform> p: vec4u;
@compute @workgroup_size(1) fn main() { o[0] = 4u; }
@compute @workgroup_size(1) fn other() { o[0] = p.x; }

//# one_invocation_for_each_point: DISP-15
//! run main groups=3,2,2
//! buffer o u32 = zero 145
//! expect o = 1*144 0
const size = vec3u(3, 2, 2);
@compute @workgroup_size(3, 2, 2) fn main(@builtin(global_invocation_id) g: vec3u, @builtin(num_workgroups) n: vec3u) {
  let all = size * n;
  o[min((g.z * all.y + g.y) * all.x + g.x, 144u)] += 1u;
}

//# ids_are_of_half_open_ranges: DISP-15
//! run main groups=3,5,7
//! buffer least u32 = 9 9 9
//! buffer most u32 = zero 6
//! expect least = 0 0 0
//! expect most = 2 4 6 1 2 3
@group(0) @binding(1) var<storage, read_write> least: array<atomic<u32>, 3>;
@group(0) @binding(2) var<storage, read_write> most: array<atomic<u32>, 6>;
@compute @workgroup_size(2, 3, 4) fn main(@builtin(workgroup_id) w: vec3u, @builtin(local_invocation_id) l: vec3u) {
  for (var i = 0u; i < 3u; i++) {
    atomicMin(&least[i], w[i] + l[i]);
    atomicMax(&most[i], w[i]);
    atomicMax(&most[3u + i], l[i]);
  }
}

//# num_workgroups_are_the_counts: DISP-15
//! run main groups=3,5,7
//! buffer o u32 = zero 3
//! expect o = 3 5 7
@compute @workgroup_size(1) fn main(@builtin(num_workgroups) n: vec3u, @builtin(workgroup_id) w: vec3u) {
  if all(w == vec3u(2, 0, 5)) { o[0] = n.x; o[1] = n.y; o[2] = n.z; }
}

//# no_workgroups: DISP-08
//! run first groups=0,1,1
//! run second groups=1,1,0
//! run third groups=1
//! buffer o u32 = 5 5 5
//! expect o = 5 5 1
@compute @workgroup_size(1) fn first() { o[0] = 1u; }
@compute @workgroup_size(1) fn second() { o[1] = 1u; }
@compute @workgroup_size(1) fn third() { o[2] = 1u; }

//# workgroups_in_any_order_add_up: DISP-16
//! run main groups=100
//! buffer sum u32 = 0
//! expect sum = 4950
@group(0) @binding(1) var<storage, read_write> sum: atomic<u32>;
@compute @workgroup_size(1) fn main(@builtin(workgroup_id) w: vec3u) { atomicAdd(&sum, w.x); }

//# workgroup_memory_is_zero_for_each_workgroup: DISP-16
//! run main groups=40
//! buffer o u32 = zero 40
//! expect o = 16*40
var<workgroup> w: array<vec4u, 16>;
@compute @workgroup_size(16) fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) g: vec3u) {
  let zero = all(w[15u - l] == vec4u());
  workgroupBarrier();
  w[l] = vec4u(g.x + 1u, ~0u, l, 7u);
  if zero { atomicAdd(&found, 1u); }
  workgroupBarrier();
  if l == 0u { o[g.x] = atomicLoad(&found); }
}
var<workgroup> found: atomic<u32>;

//# many_dispatches_see_each_other: DISP-18
//! run copy
//! run clear
//! run copy
//! buffer o u32 = 1 2
//! buffer p u32 = zero 2
//! expect o = 0 0
//! expect p = 1 2
@group(0) @binding(1) var<storage, read_write> p: array<u32>;
@compute @workgroup_size(2) fn copy(@builtin(local_invocation_index) l: u32) { p[l] += o[l]; }
@compute @workgroup_size(2) fn clear(@builtin(local_invocation_index) l: u32) { o[l] = 0u; }

//# panels: a kernel that reads along x what it writes along y runs in panels of workgroups; grids of 1 to 9 columns, all workgroups once
//! run main groups=9,3,2
//! run main groups=4,2,1
//! run main groups=1,5,1
//! run main groups=3,1,3
//! buffer size u32 = 40
//! buffer o u32 = zero 1440
//! expect o = 4*4 3*4 2*4 1*8 0*20 4*4 3*4 2*4 1*8 0*20 4*4 3*4 2*4 1*8 0*20 4*4 3*4 2*4 1*8 0*20 3*4 2*4 1*4 0*28 3*4 2*4 1*4 0*28 3*4 2*4 1*4 0*28 3*4 2*4 1*4 0*28 3*4 2*4 1*4 0*28 3*4 2*4 1*4 0*28 3*4 2*4 1*4 0*28 3*4 2*4 1*4 0*28 2*8 1*4 0*28 2*8 1*4 0*28 2*8 1*4 0*28 2*8 1*4 0*28 1*12 0*28 1*12 0*28 1*12 0*28 1*12 0*28 1*12 0*28 1*12 0*28 1*12 0*28 1*12 0*28 1*12 0*28 1*12 0*28 1*12 0*28 1*12 0*28 1*12 0*28 1*12 0*28 1*12 0*28 1*12 0*28 1*12 0*28 1*12 0*28 1*12 0*28 1*12 0*28
@group(0) @binding(1) var<uniform> size: u32;
var<workgroup> t: array<u32, 16>;
@compute @workgroup_size(4, 4)
fn main(@builtin(workgroup_id) w: vec3u, @builtin(local_invocation_id) l: vec3u, @builtin(local_invocation_index) i: u32) {
  t[i] = 1u;
  workgroupBarrier();
  let x = w.x * 4u + l.y;
  let y = w.y * 4u + l.x;
  if (w.z == 0u) { o[x * size + y] += t[i ^ 1u]; }
}
