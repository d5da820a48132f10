//! buffer data f32 = iota 256
//! buffer out f32 = zero 4
// Probes: comments that print and assert. They change nothing, and what they print is in order of workgroup and invocation.
@group(0) @binding(0) var<storage, read_write> data: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
var<workgroup> tile: array<f32, 64>;

//# values_by_type
//! run main
//! prints
//! expect out = 1 0 0 0
@compute @workgroup_size(4)
fn main(@builtin(global_invocation_id) gid: vec3u) {
  let m = mat2x2f(1.0, 2.0, 3.0, 4.0);
  //@ print "all" gid vec2f(0.5, -1.0) m, true, -3, gid.x < 1u if gid.x == 1u
  //@ print "nothing but text" if gid.x == 2u
  //@ print -1.5e10 4294967295u if gid.x == 3u
  if (gid.x == 0u) { out[0] = data[1]; }
}
//= invocation 1,0,0: all: gid = (1, 0, 0), vec2f(0.5, -1.0) = (0.5, -1), m = ((1, 2), (3, 4)), true = true, -3 = -3, gid.x < 1u = false
//= invocation 2,0,0: nothing but text
//= invocation 3,0,0: -1.5e10 = -1.5e+10, 4294967295u = 4294967295

//# order_of_workgroups_and_time
//! run main groups=2
//! prints
//! expect out = 2016 6112 0 0
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) li: u32, @builtin(workgroup_id) wg: vec3u, @builtin(global_invocation_id) gid: vec3u) {
  tile[li] = data[gid.x];
  workgroupBarrier();
  for (var s = 32u; s > 0u; s >>= 1u) {
    if (li < s) { tile[li] += tile[li + s]; }
    workgroupBarrier();
    //@ print "sum" s tile[0] if li == 0u && s < 4u
  }
  //@ print tile[1] if li == 63u
  if (li == 0u) { out[wg.x] = tile[0]; }
}
//= invocation 0,0,0: sum: s = 2, tile[0] = 992
//= invocation 0,0,0: sum: s = 1, tile[0] = 2016
//= invocation 63,0,0: tile[1] = 1024
//= invocation 64,0,0: sum: s = 2, tile[0] = 3040
//= invocation 64,0,0: sum: s = 1, tile[0] = 6112
//= invocation 127,0,0: tile[1] = 3072

//# in_functions_and_branches
//! run main
//! prints
//! expect out = 0 1 3 6
fn sum(n: u32) -> f32 {
  var s = 0.0;
  for (var i = 0u; i <= n; i++) {
    s += data[i];
    //@ print s if n == 2u
  }
  return s;
}
@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) li: u32) {
  out[li] = sum(li);
}
//= invocation 2,0,0: s = 0
//= invocation 2,0,0: s = 1
//= invocation 2,0,0: s = 3

//# a_probe_reads_and_does_not_race
// What the probe reads is written by its neighbour at the same time; that is no race of the program.
//! run main
//! sanitize
@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) li: u32) {
  out[li] = data[li];
  //@ print out[(li + 1u) % 4u] if li > 100u
}

//# assertions_hold
//! run main
//! expect out = 0 1 2 3
@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) li: u32) {
  //@ assert li < 4u
  //@ assert data[li] >= 1.0 "but for the first" if li > 0u
  out[li] = data[li];
}

//# assertion_fails
//! run main
//! sanitize
@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) li: u32) {
  let x = data[li] * 2.0;
  //@ assert x < 3.0 "too large"
  //~ error probe-failed 14-20: `x < 3.0` does not hold: too large
  //~ note none: failed 2 times, first by invocation 2 (local id 2, workgroup 0)
  out[li] = x;
}
