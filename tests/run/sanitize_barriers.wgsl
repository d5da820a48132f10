// Barriers that some invocations skip, in modules that are taken on trust.
//! check assume-uniform
//! sanitize barrier
@group(0) @binding(0) var<storage, read_write> data: array<u32>;

//# skipped_by_half
//! run main groups=3
//! buffer data u32 = zero 64
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  if li < 32u {
//~ error barrier-skipped 6-13: some invocations of a workgroup skip a barrier: this is true for 32 of 64 and false for others
//~ note none: true for invocation 0 (local id 0, workgroup 0)
//~ note none: false for invocation 32 (local id 32, workgroup 0)
//~ note none: workgroup 0 ended here, and 2 more in the same way: nothing after the barrier ran
    data[li] = 1u;
    workgroupBarrier();
//~ warning barrier-not-uniform 5-22: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -2:6-13: only invocations for which this is true reach `workgroupBarrier`
//~ note -2:6-7: `li` is local_invocation_index, which differs between invocations
  }
}

//# uniform_in_fact
//! run main groups=2
//! buffer data u32 = 1 zero 63
//! expect data = 1 5*31 ...
@compute @workgroup_size(32) fn main(@builtin(global_invocation_id) gid: vec3u, @builtin(local_invocation_index) li: u32) {
  if data[0] == 1u {
    workgroupBarrier();
//~ warning barrier-not-uniform 5-22: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -1:6-18: only invocations for which this is true reach `workgroupBarrier`
//~ note -1:6-9: this reads `data` in storage memory, which invocations may write meanwhile, so each may get another value
    if li > 0u { data[gid.x] = 5u; }
  }
}

//# switch_differs
//! run main
//! buffer data u32 = zero 64
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  switch li / 20u {
//~ error barrier-skipped 10-17: some invocations of a workgroup skip a barrier: this is 0 for 20 of 64 and something else for others
//~ note none: 0 for invocation 0 (local id 0, workgroup 0)
//~ note none: 1 for invocation 20 (local id 20, workgroup 0)
//~ note none: workgroup 0 ended here: nothing after the barrier ran
    case 0u: { workgroupBarrier(); }
//~ warning barrier-not-uniform 16-33: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -1:10-17: this value decides which case each invocation takes
//~ note -1:10-11: `li` is local_invocation_index, which differs between invocations
    default: { data[li] = 1u; }
  }
}

//# loops_of_different_length
//! run main
//! buffer data u32 = zero 64
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  for (var i = 0u; i < li; i++) {
    workgroupBarrier();
//~ warning barrier-not-uniform 5-22: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -1:20-25: this condition decides how often each invocation goes round the loop
//~ note -1:24-25: `li` is local_invocation_index, which differs between invocations
//~ error barrier-skipped 5-22: only 63 of the 64 invocations of a workgroup come to this workgroupBarrier()
//~ note none: invocation 1 (local id 1, workgroup 0) comes, invocation 0 (local id 0, workgroup 0) does not
//~ note none: workgroup 0 ended here: nothing after the barrier ran
  }
}

//# some_return_before
//! run main
//! buffer data u32 = zero 64
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  if li >= 60u { return; }
  data[li] = 1u;
  workgroupBarrier();
//~ warning barrier-not-uniform 3-20: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -2:18-23: some invocations return here
//~ note -2:6-14: because this condition is not the same in all invocations
//~ note -2:6-7: `li` is local_invocation_index, which differs between invocations
//~ error barrier-skipped 3-20: only 60 of the 64 invocations of a workgroup come to this workgroupBarrier()
//~ note none: invocation 0 (local id 0, workgroup 0) comes, invocation 60 (local id 60, workgroup 0) does not
//~ note none: workgroup 0 ended here: nothing after the barrier ran
  data[li] = 2u;
}

//# barrier_at_the_head_of_a_loop_that_some_leave
//! check assume-uniform
//! run main
//! sanitize barrier
//! buffer 0 u32 = iota 64
@group(0) @binding(0) var<storage, read_write> n: array<u32>;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) li: u32) {
  var i = 0u;
  loop {
    workgroupBarrier();
//~ warning barrier-not-uniform 5-22: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note +1:21-25: some invocations break out here
//~ note +1:8-17: because this condition is not the same in all invocations
//~ note +1:15-16: `li` is local_invocation_index, which differs between invocations
//~ error barrier-skipped 5-22: only 63 of the 64 invocations of a workgroup come to this workgroupBarrier()
//~ note none: invocation 1 (local id 1, workgroup 0) comes, invocation 0 (local id 0, workgroup 0) does not
//~ note none: workgroup 0 ended here: nothing after the barrier ran
    if i >= n[li] { break; }
    i++;
  }
  n[li] = i;
}

//# barrier_at_the_head_of_a_loop_that_all_leave_ok
//! check assume-uniform
//! run main
//! sanitize barrier
//! buffer 0 u32 = 3*64
@group(0) @binding(0) var<storage, read_write> n: array<u32>;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) li: u32) {
  for (var k = 0u; k < 2u; k++) {
    var i = 0u;
    loop {
      workgroupBarrier();
//~ warning barrier-not-uniform 7-24: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note +1:23-27: some invocations break out here
//~ note +1:10-19: because this condition is not the same in all invocations
//~ note +1:17-18: `li` is local_invocation_index, which differs between invocations
      if i >= n[li] { break; }
      i++;
    }
  }
}
