// Grid-stride loops are run iteration by iteration for many invocations: nothing of that may be seen.
@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@group(0) @binding(1) var<storage, read> a: array<u32>;

//! buffer out u32 = zero 64
//! buffer a u32 = iota 64

//# not_a_multiple
@compute @workgroup_size(16)
fn main(@builtin(global_invocation_id) id: vec3u, @builtin(num_workgroups) groups: vec3u) {
  for (var i = id.x; i < 61u; i += groups.x * 16u) { out[i] += a[i] + 1u; }
}
//! run main groups=1
//! expect out = iota 61 1 1 0 0 0

//# several_groups_and_rows
@compute @workgroup_size(8, 2)
fn main(@builtin(global_invocation_id) id: vec3u, @builtin(num_workgroups) groups: vec3u) {
  // Row y of 4 counts 16 elements.
  for (var i = id.x; i < 15u; i += groups.x * 8u) { out[id.y * 16u + i] += a[i] + 1u; }
}
//! run main groups=1,2
//! expect out = iota 15 1 1 0 iota 15 1 1 0 iota 15 1 1 0 iota 15 1 1 0

//# many_groups
@compute @workgroup_size(12)
fn main(@builtin(global_invocation_id) id: vec3u, @builtin(num_workgroups) groups: vec3u) {
  for (var i = id.x; i < 64u * 90u; i += groups.x * 12u) { if (i % 90u == 7u) { out[i / 90u] += 1u + i; } }
}
//! run main groups=100
//! expect out = iota 64 8 90

//# begins_at_the_end_of_the_numbers
// Invocations 0 to 15 begin at 0xfffffff0 and on, and end at once; 8 more would be a number below 16. The others run once or twice.
@compute @workgroup_size(32)
fn main(@builtin(global_invocation_id) id: vec3u, @builtin(num_workgroups) groups: vec3u) {
  for (var i = id.x - 16u; i < 16u; i += groups.x * 8u) { out[id.x] += 1u; }
}
//! run main groups=1
//! expect out = zero 16 2*8 1*8 zero 32

//# wraps_between_two_iterations
// 0x60000000 * 3 wraps to 0x20000000: everybody stays below 0xffffff00 until the fourth step. The body ends it by another counter.
@compute @workgroup_size(16)
fn main(@builtin(global_invocation_id) id: vec3u, @builtin(num_workgroups) groups: vec3u) {
  for (var i = id.x; i < 0xffffff00u; i += groups.x * 0x60000000u) {
    out[id.x] += i >> 28u;
    if (out[id.x] > 20u) { break; }
  }
}
// 0, 6, 12, 2, 8: 28
//! run main groups=1
//! expect out = 28*16 zero 48

//# signed_counter
@compute @workgroup_size(16)
fn main(@builtin(global_invocation_id) id: vec3u, @builtin(num_workgroups) groups: vec3u) {
  for (var i = i32(id.x) - 8; i < 40; i += i32(groups.x) * 16) { out[i + 8] += u32(i + 9); }
}
//! run main groups=1
//! expect out = iota 48 1 1 zero 16

//# bound_from_the_far_side
// `n > i` and `!(i >= n)`, and two counters.
@compute @workgroup_size(16)
fn main(@builtin(global_invocation_id) id: vec3u, @builtin(num_workgroups) groups: vec3u) {
  var j = 100u + id.x;
  for (var i = id.x; !(i >= 37u); i += groups.x * 16u) {
    out[i] += j;
    j += groups.x * 32u;
  }
}
//! run main groups=1
//! expect out = iota 16 100 1 iota 16 132 1 iota 5 164 1 zero 27

//# what_the_iteration_before_wrote
// Each iteration reads what the same invocation wrote in the one before.
@compute @workgroup_size(16)
fn main(@builtin(global_invocation_id) id: vec3u, @builtin(num_workgroups) groups: vec3u) {
  for (var i = id.x + 16u; i < 64u; i += groups.x * 16u) { out[i] = out[i - 16u] + a[i]; }
}
// 16+x; 16+x + 32+x = 48+2x; 96+3x
//! run main groups=1
//! expect out = zero 16 iota 16 16 1 iota 16 48 2 iota 16 96 3

//# early_exit
@compute @workgroup_size(16)
fn main(@builtin(global_invocation_id) id: vec3u, @builtin(num_workgroups) groups: vec3u) {
  for (var i = id.x; i < 64u; i += groups.x * 16u) {
    if (a[i] == 20u + id.x % 4u * 17u) { break; }  // 20, 37, 54, 71: invocations 4, 5, 6 and nobody
    out[i] = 1u;
  }
}
//! run main groups=1
//! expect out = 1*20 0 1*15 0 0 1*14 0 0 0 1*9

//# goes_on_early
@compute @workgroup_size(16)
fn main(@builtin(global_invocation_id) id: vec3u, @builtin(num_workgroups) groups: vec3u) {
  for (var i = id.x; i < 50u; i += groups.x * 16u) {
    if (i % 3u == 0u) { continue; }
    out[i] += 1u;
    if (i % 2u == 0u) { continue; }
    out[i] += 2u;
  }
}
//! run main groups=1
//! expect out = 0 3 1 0 1 3 0 3 1 0 1 3 0 3 1 0 1 3 0 3 1 0 1 3 0 3 1 0 1 3 0 3 1 0 1 3 0 3 1 0 1 3 0 3 1 0 1 3 0 3 zero 14

//# tested_at_the_end
@compute @workgroup_size(16)
fn main(@builtin(global_invocation_id) id: vec3u, @builtin(num_workgroups) groups: vec3u) {
  var i = id.x;
  loop {
    out[i] += 1u;
    continuing {
      i += groups.x * 16u;
      break if i >= 40u;
    }
  }
}
//! run main groups=1
//! expect out = 1*40 zero 24

//# behind_a_return
@compute @workgroup_size(16)
fn main(@builtin(global_invocation_id) id: vec3u, @builtin(num_workgroups) groups: vec3u) {
  if (a[id.x] > 9u) { return; }
  for (var i = id.x; i < 64u; i += groups.x * 16u) { out[i] = 1u; }
}
//! run main groups=1
//! expect out = 1*10 zero 6 1*10 zero 6 1*10 zero 6 1*10 zero 6

//# array_of_its_own
// What an iteration leaves in a variable is there in the next.
@compute @workgroup_size(16)
fn main(@builtin(global_invocation_id) id: vec3u, @builtin(num_workgroups) groups: vec3u) {
  var last: array<u32, 5>;
  for (var i = id.x; i < 64u; i += groups.x * 16u) {
    out[i] = last[a[i] % 5u];
    last[a[i + 16u] % 5u] = i + 1u;  // past the end: zero
  }
}
//! run main groups=1
//! expect out = zero 16 iota 16 1 1 iota 16 17 1 iota 16 33 1
//! accepts index: a[i + 16] of the last iteration is out of range

//# sum_of_its_own
@compute @workgroup_size(16)
fn main(@builtin(global_invocation_id) id: vec3u, @builtin(num_workgroups) groups: vec3u) {
  var sum = 0u;
  for (var i = id.x; i < 64u; i += groups.x * 16u) { sum += a[i]; }
  out[id.x] = sum;
}
//! run main groups=1
//! expect out = iota 16 96 4 zero 48

//# inner_loop
@compute @workgroup_size(16)
fn main(@builtin(global_invocation_id) id: vec3u, @builtin(num_workgroups) groups: vec3u) {
  for (var i = id.x; i < 55u; i += groups.x * 16u) {
    var sum = 0u;
    for (var k = 0u; k < i % 5u; k++) { sum += k; }
    out[i] = sum;
  }
}
//! run main groups=1
//! expect out = 0 0 1 3 6 0 0 1 3 6 0 0 1 3 6 0 0 1 3 6 0 0 1 3 6 0 0 1 3 6 0 0 1 3 6 0 0 1 3 6 0 0 1 3 6 0 0 1 3 6 0 0 1 3 6 zero 9

//# workgroup_atomics
var<workgroup> bins: array<atomic<u32>, 8>;
@compute @workgroup_size(32)
fn main(@builtin(global_invocation_id) id: vec3u, @builtin(local_invocation_index) lane: u32, @builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u) {
  for (var i = id.x; i < 61u; i += groups.x * 32u) { atomicAdd(&bins[a[i] % 8u], 1u); }
  workgroupBarrier();
  if (lane < 8u) { out[group.x * 8u + lane] = atomicLoad(&bins[lane]); }
}
//! run main groups=2
// 0 to 31 and 32 to 60
//! expect out = 4*8 4 4 4 4 4 3 3 3 zero 48

//# old_values_of_workgroup_atomics
var<workgroup> next: atomic<u32>;
@compute @workgroup_size(24)
fn main(@builtin(global_invocation_id) id: vec3u, @builtin(num_workgroups) groups: vec3u) {
  for (var i = id.x; i < 50u; i += groups.x * 24u) { out[atomicAdd(&next, 1u)] = 1u; }
  workgroupBarrier();
  storageBarrier();
  out[id.x] += atomicLoad(&next);
}
//! run main groups=1
//! expect out = 51*24 1*26 zero 14

//# storage_atomics
@group(0) @binding(2) var<storage, read_write> count: array<atomic<u32>, 4>;
@compute @workgroup_size(16)
fn main(@builtin(global_invocation_id) id: vec3u, @builtin(num_workgroups) groups: vec3u) {
  for (var i = id.x; i < 63u; i += groups.x * 16u) { atomicAdd(&count[a[i] % 4u], i); }
}
//! buffer count u32 = zero 4
//! run main groups=2
// 16 numbers 0, 4 .. 60: 480, then 496 and 512, and without 63: 528 - 63
//! expect count = 480 496 512 465
//! expect out = zero 64
