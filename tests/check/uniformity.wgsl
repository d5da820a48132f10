//! check
// The cases of the ledger's list of test ideas (3.12), in its order. A rejected case has an accepted twin (_ok) unless the list holds one.
enable subgroups;
@group(0) @binding(0) var<storage, read_write> data: array<u32>;
@group(0) @binding(1) var<storage, read> input: array<u32>;
@group(0) @binding(2) var<uniform> params: vec4u;
var<workgroup> count: u32;
var<workgroup> tile: array<u32, 64>;
var<private> mine: u32;

//# barrier_below_a_local_index: UT-01
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  if li < 8u {
    workgroupBarrier();
//~ error barrier-not-uniform 5-22: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -1:6-12: only invocations for which this is true reach `workgroupBarrier`
//~ note -1:6-7: `li` is local_invocation_index, which differs between invocations
  }
}

//# barrier_below_a_workgroup_id: UT-02
@compute @workgroup_size(64) fn main(@builtin(workgroup_id) wg: vec3u) {
  if wg.x < 8u { workgroupBarrier(); }
}

//# barrier_below_the_number_of_workgroups: UT-02
@compute @workgroup_size(64) fn main(@builtin(num_workgroups) n: vec3u) {
  if n.x < 8u { workgroupBarrier(); }
}

//# barrier_below_a_uniform_buffer: UT-02
@compute @workgroup_size(64) fn main() {
  if params.x < 8u { workgroupBarrier(); }
}

//# barrier_below_read_only_storage: UT-02
@compute @workgroup_size(64) fn main() {
  if input[3] < 8u { workgroupBarrier(); }
}

//# barrier_below_read_write_storage: UT-03
@compute @workgroup_size(64) fn main() {
  if data[3] < 8u {
    workgroupBarrier();
//~ error barrier-not-uniform 5-22: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -1:6-17: only invocations for which this is true reach `workgroupBarrier`
//~ note -1:6-9: this reads `data` in storage memory, which invocations may write meanwhile, so each may get another value
  }
}

//# barrier_below_a_private_variable: UT-03
@compute @workgroup_size(64) fn main() {
  mine = 1u;
  if mine < 8u {
    workgroupBarrier();
//~ error barrier-not-uniform 5-22: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -1:6-14: only invocations for which this is true reach `workgroupBarrier`
//~ note -1:6-9: `mine` is a private variable: each invocation has its own
  }
}

//# barrier_below_a_workgroup_variable: UT-03
@compute @workgroup_size(64) fn main() {
  if count < 8u {
    workgroupBarrier();
//~ error barrier-not-uniform 5-22: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -1:6-15: only invocations for which this is true reach `workgroupBarrier`
//~ note -1:6-10: this reads `count` in workgroup memory, which invocations may write meanwhile, so each may get another value
  }
}

//# barrier_below_a_uniform_load: UT-04
@compute @workgroup_size(64) fn main() {
  if workgroupUniformLoad(&count) < 8u { workgroupBarrier(); }
}

//# uniform_load_of_an_element_of_ones_own: UT-05
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  _ = workgroupUniformLoad(&tile[li]);
//~ error barrier-not-uniform 28-36: the argument of `workgroupUniformLoad` must be the same in all invocations of the workgroup
//~ note +0:34-35: `li` is local_invocation_index, which differs between invocations
}

//# uniform_load_of_an_element_of_all: UT-05
@compute @workgroup_size(64) fn main(@builtin(workgroup_id) wg: vec3u) {
  _ = workgroupUniformLoad(&tile[wg.x % 64u]);
}

//# barrier_after_branches_that_fall_through: UT-06
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  if li < 8u { data[li] = 1u; } else { data[li] = 2u; }
  workgroupBarrier();
}

//# barrier_after_some_returned: UT-07
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  if li == 0u { return; }
  workgroupBarrier();
//~ error barrier-not-uniform 3-20: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -1:17-22: some invocations return here
//~ note -1:6-13: because this condition is not the same in all invocations
//~ note -1:6-7: `li` is local_invocation_index, which differs between invocations
}

//# barrier_after_a_whole_workgroup_returned: UT-08
@compute @workgroup_size(64) fn main(@builtin(workgroup_id) wg: vec3u) {
  if wg.x == 0u { return; }
  workgroupBarrier();
}

//# barrier_before_a_break_of_some: UT-09
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var i = 0u;
  loop {
    workgroupBarrier();
//~ error barrier-not-uniform 5-22: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note +2:17-21: some invocations break out here
//~ note +2:8-13: because this condition is not the same in all invocations
//~ note +2:12-13: `li` is local_invocation_index, which differs between invocations
    i++;
    if i > li { break; }
  }
}

//# barrier_after_a_loop_that_some_leave_early: UT-10
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var i = 0u;
  loop {
    i++;
    if i > li { break; }
  }
  workgroupBarrier();
}

//# barrier_after_a_continue_of_some: UT-11
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  for (var i = 0u; i < 4u; i++) {
    if li == i { continue; }
    workgroupBarrier();
//~ error barrier-not-uniform 5-22: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -1:18-25: some invocations go on to the next iteration here
//~ note -1:8-14: because this condition is not the same in all invocations
//~ note -1:8-9: `li` is local_invocation_index, which differs between invocations
  }
}

//# barrier_in_the_continuing_block_after_a_continue_of_some: UT-11
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var i = 0u;
  loop {
    if i >= 4u { break; }
    if li == i { continue; }
    continuing {
      i++;
      workgroupBarrier();
//~ error barrier-not-uniform 7-24: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -3:18-25: some invocations go on to the next iteration here
//~ note -3:8-14: because this condition is not the same in all invocations
//~ note -3:8-9: `li` is local_invocation_index, which differs between invocations
    }
  }
}

//# barrier_after_a_continue_of_all: UT-11
@compute @workgroup_size(64) fn main(@builtin(workgroup_id) wg: vec3u) {
  var i = 0u;
  loop {
    if i >= 4u { break; }
    if wg.x == i { continue; }
    workgroupBarrier();
    continuing {
      i++;
      storageBarrier();
    }
  }
}

//# barrier_in_a_loop_with_break_if_of_some: UT-12
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var i = 0u;
  loop {
    workgroupBarrier();
//~ error barrier-not-uniform 5-22: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note +3:16-21: this condition decides when each invocation leaves the loop
//~ note +3:16-17: `li` is local_invocation_index, which differs between invocations
    continuing {
      i++;
      break if li > i;
    }
  }
}

//# barrier_in_a_loop_with_break_if_of_all: UT-12
@compute @workgroup_size(64) fn main(@builtin(workgroup_id) wg: vec3u) {
  var i = 0u;
  loop {
    workgroupBarrier();
    continuing {
      i++;
      break if wg.x < i;
    }
  }
}

//# barrier_in_a_loop_that_runs_once: UT-13
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  loop {
    workgroupBarrier();
    if li < 3u { data[li] = 1u; }
    break;
  }
}

//# barrier_right_of_and: UT-14
fn helper() -> bool {
  workgroupBarrier();
  return true;
}
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  if li == 0u && helper() { data[li] = 1u; }
//~ error barrier-not-uniform 18-25: all invocations of the workgroup must reach this call of `helper` together, because it calls `workgroupBarrier`, but some can miss it
//~ note -4:3-20: `workgroupBarrier` is called here
//~ note +0:6-13: the right side of `&&` is evaluated only by invocations for which this is true
//~ note +0:6-7: `li` is local_invocation_index, which differs between invocations
}

//# barrier_left_of_and: UT-14
fn helper() -> bool {
  workgroupBarrier();
  return true;
}
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  if helper() && li == 0u { data[li] = 1u; }
}

//# barrier_in_a_case_of_some: UT-15
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  switch li {
    case 0u { data[0] = 1u; }
    default {
      workgroupBarrier();
//~ error barrier-not-uniform 7-24: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -3:10-11: this value decides which case each invocation takes
//~ note -3:10-11: `li` is local_invocation_index, which differs between invocations
    }
  }
}

//# barrier_in_a_case_of_all: UT-15
@compute @workgroup_size(64) fn main(@builtin(workgroup_id) wg: vec3u) {
  switch wg.x {
    case 0u { data[0] = 1u; }
    default { workgroupBarrier(); }
  }
}

//# parameter_decides_and_gets_a_local_index: UT-16
fn helper(p: u32) {
  if p == 0u { workgroupBarrier(); }
}
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  helper(li);
//~ error barrier-not-uniform 10-11: `helper` lets `p` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -3:16-33: `workgroupBarrier` is called here
//~ note -3:6-12: this condition depends on it
//~ note +0:10-11: `li` is local_invocation_index, which differs between invocations
}

//# parameter_decides_and_gets_a_workgroup_id: UT-16
fn helper(p: u32) {
  if p == 0u { workgroupBarrier(); }
}
@compute @workgroup_size(64) fn main(@builtin(workgroup_id) wg: vec3u) {
  helper(wg.x);
}

//# barrier_two_calls_deep: UT-17
fn inner() { workgroupBarrier(); }
fn outer() { inner(); }
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  if li < 8u { outer(); }
//~ error barrier-not-uniform 16-22: all invocations of the workgroup must reach this call of `outer` together, because it leads to `workgroupBarrier`, but some can miss it
//~ note -3:14-31: `workgroupBarrier` is called here, in `inner`
//~ note +0:6-12: only invocations for which this is true make the call
//~ note +0:6-7: `li` is local_invocation_index, which differs between invocations
}

//# barrier_two_calls_deep_ok: UT-17
fn inner() { workgroupBarrier(); }
fn outer() { inner(); }
@compute @workgroup_size(64) fn main(@builtin(workgroup_id) wg: vec3u) {
  if wg.x < 8u { outer(); }
}

//# members_of_an_input_structure_are_not_told_apart: UT-18
struct In {
  @builtin(workgroup_id) wg: vec3u,
  @builtin(local_invocation_index) li: u32,
}
@compute @workgroup_size(64) fn main(in: In) {
  if in.wg.x == 0u {
    workgroupBarrier();
//~ error barrier-not-uniform 5-22: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -1:6-18: only invocations for which this is true reach `workgroupBarrier`
//~ note -1:6-7: `in` holds local_invocation_index, which differs between invocations; members of a parameter are not told apart
  }
}

//# the_same_inputs_as_parameters: UT-19
@compute @workgroup_size(64) fn main(@builtin(workgroup_id) wg: vec3u, @builtin(local_invocation_index) li: u32) {
  if wg.x == 0u { workgroupBarrier(); }
  data[li] = li;
}

//# whole_assignment_forgets: UT-20
@compute @workgroup_size(64) fn main(@builtin(workgroup_id) wg: vec3u, @builtin(local_invocation_index) li: u32) {
  var x = li;
  x = wg.x;
  if x == 0u { workgroupBarrier(); }
}

//# assignments_of_parts_do_not_forget: UT-21
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var v = vec2u(li);
  v.x = 0u;
  v.y = 0u;
  if v.x == 0u {
    workgroupBarrier();
//~ error barrier-not-uniform 5-22: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -1:6-14: only invocations for which this is true reach `workgroupBarrier`
//~ note -4:3-19: `v` gets its value here
//~ note -4:17-18: `li` is local_invocation_index, which differs between invocations
  }
}

//# assignments_of_parts_do_not_forget_ok: UT-21
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var v = vec2u(li);
  v = vec2u(0u, 0u);
  if v.x == 0u { workgroupBarrier(); }
}

//# the_only_member_is_a_part: UT-22
struct One { m: u32 }
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var s = One(li);
  s.m = 0u;
  if s.m == 0u {
    workgroupBarrier();
//~ error barrier-not-uniform 5-22: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -1:6-14: only invocations for which this is true reach `workgroupBarrier`
//~ note -3:3-17: `s` gets its value here
//~ note -3:15-16: `li` is local_invocation_index, which differs between invocations
  }
}

//# the_only_member_is_a_part_ok: UT-22
struct One { m: u32 }
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var s = One(li);
  s = One(0u);
  if s.m == 0u { workgroupBarrier(); }
}

//# literal_assigned_by_some: UT-23
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = 0u;
  if li == 0u { x = 1u; }
  if x == 1u {
    workgroupBarrier();
//~ error barrier-not-uniform 5-22: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -1:6-12: only invocations for which this is true reach `workgroupBarrier`
//~ note -2:17-22: some invocations give `x` a value here, and others do not
//~ note -2:6-13: only invocations for which this is true assign `x`
//~ note -2:6-7: `li` is local_invocation_index, which differs between invocations
  }
}

//# literal_assigned_by_all: UT-23
@compute @workgroup_size(64) fn main(@builtin(workgroup_id) wg: vec3u) {
  var x = 0u;
  if wg.x == 0u { x = 1u; }
  if x == 1u { workgroupBarrier(); }
}

//# callee_writes_a_local_index_through_a_pointer: UT-24
fn fill(p: ptr<function, u32>, value: u32) { *p = value; }
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = 0u;
  fill(&x, li);
  if x == 0u {
    workgroupBarrier();
//~ error barrier-not-uniform 5-22: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -1:6-12: only invocations for which this is true reach `workgroupBarrier`
//~ note -2:3-14: this call gives `x` its value
//~ note -2:12-13: `li` is local_invocation_index, which differs between invocations
  }
}

//# callee_makes_the_pointee_uniform: UT-25
fn fill(p: ptr<function, u32>, value: u32) { *p = value; }
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32, @builtin(workgroup_id) wg: vec3u) {
  var x = li;
  fill(&x, wg.x);
  if x == 0u { workgroupBarrier(); }
}

//# callee_of_some_writes_a_literal_through_a_pointer: UT-26
fn mark(p: ptr<function, u32>) { *p = 1u; }
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = 0u;
  if li == 0u { mark(&x); }
  if x == 1u {
    workgroupBarrier();
//~ error barrier-not-uniform 5-22: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -1:6-12: only invocations for which this is true reach `workgroupBarrier`
//~ note -2:17-24: some invocations make this call, which gives `x` a value, and others do not
//~ note -2:6-13: only invocations for which this is true assign `x`
//~ note -2:6-7: `li` is local_invocation_index, which differs between invocations
  }
}

//# callee_of_all_writes_a_literal_through_a_pointer: UT-26
fn mark(p: ptr<function, u32>) { *p = 1u; }
@compute @workgroup_size(64) fn main(@builtin(workgroup_id) wg: vec3u) {
  var x = 0u;
  if wg.x == 0u { mark(&x); }
  if x == 1u { workgroupBarrier(); }
}

//# pointer_keeps_the_index_it_was_made_with: UT-27
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var a = array<u32, 64>();
  var i = li;
  let p = &a[i];
  i = 0u;
  if *p == 0u {
    workgroupBarrier();
//~ error barrier-not-uniform 5-22: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -1:6-13: only invocations for which this is true reach `workgroupBarrier`
//~ note -3:3-15: `p` gets its value here
//~ note -4:3-12: `i` gets its value here
//~ note -4:11-12: `li` is local_invocation_index, which differs between invocations
  }
}

//# pointer_keeps_the_index_it_was_made_with_ok: UT-27
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var a = array<u32, 64>();
  var i = 0u;
  let p = &a[i];
  i = li;
  if *p == 0u { workgroupBarrier(); }
  data[i] = 1u;
}

//# result_of_an_atomic_add: UT-28
var<workgroup> ticket: atomic<u32>;
@compute @workgroup_size(64) fn main() {
  if atomicAdd(&ticket, 1u) == 0u {
    workgroupBarrier();
//~ error barrier-not-uniform 5-22: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -1:6-33: only invocations for which this is true reach `workgroupBarrier`
//~ note -1:6-27: the result of `atomicAdd` may differ between invocations
  }
}

//# result_of_an_atomic_load: UT-28
var<workgroup> ticket: atomic<u32>;
@compute @workgroup_size(64) fn main() {
  if atomicLoad(&ticket) == 0u {
    workgroupBarrier();
//~ error barrier-not-uniform 5-22: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -1:6-30: only invocations for which this is true reach `workgroupBarrier`
//~ note -1:6-24: the result of `atomicLoad` may differ between invocations
  }
}

//# uniform_load_of_an_atomic: UT-28
var<workgroup> ticket: atomic<u32>;
@compute @workgroup_size(64) fn main() {
  if workgroupUniformLoad(&ticket) == 0u { workgroupBarrier(); }
}

//# array_length_loads_nothing: UT-29
@compute @workgroup_size(64) fn main() {
  if arrayLength(&data) > 8u { workgroupBarrier(); }
}

//# texel_of_a_read_write_texture: UT-30
@group(0) @binding(3) var image: texture_storage_2d<r32uint, read_write>;
@compute @workgroup_size(64) fn main() {
  if textureLoad(image, vec2u()).x == 0u {
    workgroupBarrier();
//~ error barrier-not-uniform 5-22: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -1:6-40: only invocations for which this is true reach `workgroupBarrier`
//~ note -1:6-32: this reads a texture that the shader may write, so each invocation may get another value
  }
}

//# texel_of_a_read_only_texture: UT-30
@group(0) @binding(3) var image: texture_storage_2d<r32uint, read>;
@group(0) @binding(4) var sampled: texture_2d<u32>;
@compute @workgroup_size(64) fn main() {
  if textureLoad(image, vec2u()).x == 0u { workgroupBarrier(); }
  if textureLoad(sampled, vec2u(), 0).x == 0u { workgroupBarrier(); }
}

//# barrier_that_nobody_reaches: UT-31
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  return;
  if li == 0u { workgroupBarrier(); }
}

//# violation_in_a_function_that_nobody_calls: UT-32
fn unused(p: ptr<workgroup, u32>) {
  if *p == 0u {
    workgroupBarrier();
//~ error barrier-not-uniform 5-22: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -1:6-13: only invocations for which this is true reach `workgroupBarrier`
//~ note -1:7-7: this reads workgroup memory through `p`, which invocations may write meanwhile, so each may get another value
  }
}
@compute @workgroup_size(64) fn main() {}

//# violation_in_a_function_that_nobody_calls_ok: UT-32
fn unused(p: ptr<workgroup, u32>) {
  if workgroupUniformLoad(p) == 0u { workgroupBarrier(); }
}
@compute @workgroup_size(64) fn main() {}

//# no_filter_silences_a_barrier: UT-33
@diagnostic(off, subgroup_uniformity) @diagnostic(off, derivative_uniformity)
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  if li == 0u {
    workgroupBarrier();
//~ error barrier-not-uniform 5-22: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -1:6-13: only invocations for which this is true reach `workgroupBarrier`
//~ note -1:6-7: `li` is local_invocation_index, which differs between invocations
  }
}

//# filter_of_the_function_with_the_operation: UT-34
@diagnostic(warning, subgroup_uniformity) fn helper(c: bool) -> u32 {
  return subgroupAdd(1u);
}
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  if li == 0u { data[0] = helper(true); }
//~ warning subgroup-not-uniform 27-38: all invocations of the subgroup must reach this call of `helper` together, because it calls `subgroupAdd`, but some can miss it
//~ note -3:10-24: `subgroupAdd` is called here
//~ note +0:6-13: only invocations for which this is true make the call
//~ note +0:6-7: `li` is local_invocation_index, which differs between invocations
}

//# filter_of_the_caller: UT-35
fn helper() -> u32 {
  return subgroupAdd(1u);
}
@diagnostic(warning, subgroup_uniformity)
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  if li == 0u { data[0] = helper(); }
//~ error subgroup-not-uniform 27-34: all invocations of the subgroup must reach this call of `helper` together, because it calls `subgroupAdd`, but some can miss it
//~ note -4:10-24: `subgroupAdd` is called here
//~ note +0:6-13: only invocations for which this is true make the call
//~ note +0:6-7: `li` is local_invocation_index, which differs between invocations
}

//# subgroup_operation_of_one_subgroup: UT-36
@compute @workgroup_size(64) fn main(@builtin(subgroup_id) sg: u32) {
  if sg == 0u { data[0] = subgroupAdd(1u); }
}

//# subgroup_operation_of_one_subgroup_without_the_feature: UT-36
//! without subgroup_uniformity
@compute @workgroup_size(64) fn main(@builtin(subgroup_id) sg: u32) {
  if sg == 0u { data[0] = subgroupAdd(1u); }
//~ error subgroup-not-uniform 27-41: all invocations of the workgroup must reach `subgroupAdd` together, but some can miss it
//~ note +0:6-13: only invocations for which this is true reach `subgroupAdd`
//~ note +0:6-7: `sg` is subgroup_id, which differs between the subgroups of a workgroup
}

//# subgroup_operation_of_all_without_the_feature: UT-36
//! without subgroup_uniformity
@compute @workgroup_size(64) fn main(@builtin(workgroup_id) wg: vec3u) {
  if wg.x == 0u { data[0] = subgroupAdd(1u); }
}

//# barrier_of_one_subgroup: UT-37
@compute @workgroup_size(64) fn main(@builtin(subgroup_id) sg: u32) {
  if sg == 0u {
    workgroupBarrier();
//~ error barrier-not-uniform 5-22: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -1:6-13: only invocations for which this is true reach `workgroupBarrier`
//~ note -1:6-7: `sg` is subgroup_id, which differs between the subgroups of a workgroup
  }
}

//# barrier_below_a_vote: UT-37
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  if subgroupAny(li == 0u) {
    workgroupBarrier();
//~ error barrier-not-uniform 5-22: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -1:6-26: only invocations for which this is true reach `workgroupBarrier`
//~ note -1:6-26: each subgroup of the workgroup gets its own result from `subgroupAny`
  }
}

//# barrier_below_the_number_of_subgroups: UT-37
@compute @workgroup_size(64) fn main(@builtin(num_subgroups) n: u32) {
  if n == 1u { workgroupBarrier(); }
}

//# ballot_below_a_vote_on_the_subgroup_id: UT-38
@compute @workgroup_size(64) fn main(@builtin(subgroup_id) sg: u32) {
  if subgroupAll(sg == 0u) { data[0] = subgroupBallot(true).x; }
}

//# ballot_below_a_vote_on_a_local_index: UT-38
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  if subgroupAll(li == 0u) { data[0] = subgroupBallot(true).x; }
//~ error subgroup-not-uniform 40-59: all invocations of the subgroup must reach `subgroupBallot` together, but some can miss it
//~ note +0:6-26: only invocations for which this is true reach `subgroupBallot`
//~ note +0:6-26: the result of `subgroupAll` counts as the same in the whole subgroup only where its arguments do
//~ note +0:18-19: `li` is local_invocation_index, which differs between invocations
}

//# ballot_below_an_election: UT-38
@compute @workgroup_size(64) fn main() {
  if subgroupElect() { data[0] = subgroupBallot(true).x; }
//~ error subgroup-not-uniform 34-53: all invocations of the subgroup must reach `subgroupBallot` together, but some can miss it
//~ note +0:6-20: only invocations for which this is true reach `subgroupBallot`
//~ note +0:6-20: each invocation gets its own result from `subgroupElect`
}

//# mask_of_ones_own: UT-39
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  data[li] = subgroupShuffleXor(li, li & 1u);
//~ error subgroup-not-uniform 37-43: the mask of `subgroupShuffleXor` must be the same in all invocations of the subgroup
//~ note +0:37-38: `li` is local_invocation_index, which differs between invocations
}

//# mask_from_a_loop_counter: UT-39
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32, @builtin(subgroup_size) size: u32) {
  var v = li;
  for (var mask = 1u; mask < size; mask <<= 1u) { v += subgroupShuffleXor(v, mask); }
  data[li] = v;
}

//# shuffle_by_an_id_of_ones_own: UT-40
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32, @builtin(subgroup_invocation_id) lane: u32) {
  data[li] = subgroupShuffle(li, lane ^ 1u);
}

//# barrier_in_a_loop_from_a_local_index: UT-41
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  for (var i = li; i < params.x; i += 64u) {
    workgroupBarrier();
//~ error barrier-not-uniform 5-22: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -1:20-31: this condition decides how often each invocation goes round the loop
//~ note -1:8-17: `i` gets its value here
//~ note -1:16-17: `li` is local_invocation_index, which differs between invocations
  }
}

//# barrier_in_a_loop_with_a_uniform_count: UT-41
@compute @workgroup_size(64) fn main() {
  for (var i = 0u; i < params.x; i++) { workgroupBarrier(); }
}

//# workgroup_index_is_not_listed_as_uniform: UT-42
@compute @workgroup_size(64) fn main(@builtin(workgroup_index) wi: u32) {
  if wi == 0u {
    workgroupBarrier();
//~ error barrier-not-uniform 5-22: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -1:6-13: only invocations for which this is true reach `workgroupBarrier`
//~ note -1:6-7: `wi` is workgroup_index, which the language does not count as the same in all invocations
  }
}

//# workgroup_index_is_not_listed_as_uniform_ok: UT-42
@compute @workgroup_size(64) fn main(@builtin(workgroup_id) wg: vec3u, @builtin(num_workgroups) n: vec3u) {
  if wg.x + n.x * (wg.y + n.y * wg.z) == 0u { workgroupBarrier(); }
}

//# barrier_of_a_fragment_shader: UT-43
fn helper() { workgroupBarrier(); }
//~ error stage-restriction 15-32: workgroupBarrier is not allowed in the fragment stage
//~ note +1:14-17: reached from entry point 'main'
@fragment fn main() { helper(); }

//# barrier_of_a_compute_shader: UT-43
fn helper() { workgroupBarrier(); }
@compute @workgroup_size(64) fn main() { helper(); }
