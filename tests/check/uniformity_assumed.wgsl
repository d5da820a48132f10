//! check assume-uniform
// What no filter of the language touches becomes a warning with the same story; everything else stays an error.

//# barrier_in_branch: UNI-80, UNI-90
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  if l < 3u {
    workgroupBarrier();
//~ warning barrier-not-uniform 5-22: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -1:6-11: only invocations for which this is true reach `workgroupBarrier`
//~ note -1:6-6: `l` is local_invocation_index, which differs between invocations
  }
}

//# after_early_return: UNI-80
@group(0) @binding(0) var<storage, read_write> data: array<f32>;
@compute @workgroup_size(8) fn main(@builtin(global_invocation_id) g: vec3u) {
  if g.x >= arrayLength(&data) { return; }
  storageBarrier();
//~ warning barrier-not-uniform 3-18: all invocations of the workgroup must reach `storageBarrier` together, but some can miss it
//~ note -1:34-39: some invocations return here
//~ note -1:6-30: because this condition is not the same in all invocations
//~ note -1:6-6: `g` is global_invocation_id, which differs between invocations
}

//# barrier_of_a_helper: UNI-80, UNI-73
fn sync() { textureBarrier(); }
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  if l < 3u { sync(); }
//~ warning barrier-not-uniform 15-20: all invocations of the workgroup must reach this call of `sync` together, because it calls `textureBarrier`, but some can miss it
//~ note -2:13-28: `textureBarrier` is called here
//~ note +0:6-11: only invocations for which this is true make the call
//~ note +0:6-6: `l` is local_invocation_index, which differs between invocations
}

//# argument_of_a_uniform_load: UNI-81
var<workgroup> a: array<u32, 8>;
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  _ = workgroupUniformLoad(&a[l]);
//~ warning barrier-not-uniform 28-32: the argument of `workgroupUniformLoad` must be the same in all invocations of the workgroup
//~ note +0:31-31: `l` is local_invocation_index, which differs between invocations
}

//# a_violation_in_a_helper_and_one_in_its_caller: UNI-80, UNI-90
var<private> p: u32;
fn inner() { if p == 0u { workgroupBarrier(); } }
//~ warning barrier-not-uniform 27-44: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note +0:17-23: only invocations for which this is true reach `workgroupBarrier`
//~ note +0:17-17: `p` is a private variable: each invocation has its own
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  if l < 3u { inner(); }
  if l < 4u { workgroupBarrier(); }
//~ warning barrier-not-uniform 15-32: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note +0:6-11: only invocations for which this is true reach `workgroupBarrier`
//~ note +0:6-6: `l` is local_invocation_index, which differs between invocations
}

//# uniform_stays_silent: UNI-80
@compute @workgroup_size(8) fn main(@builtin(workgroup_id) w: vec3u) {
  if w.x < 3u { workgroupBarrier(); }
}

//# subgroup_operations_have_a_filter_of_their_own: UNI-84
enable subgroups;
@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  if l < 3u { out[l] = subgroupAdd(l); }
//~ error subgroup-not-uniform 24-37: all invocations of the subgroup must reach `subgroupAdd` together, but some can miss it
//~ note +0:6-11: only invocations for which this is true reach `subgroupAdd`
//~ note +0:6-6: `l` is local_invocation_index, which differs between invocations
}

//# derivatives_have_a_filter_of_their_own: UNI-82
@fragment fn main(@location(0) x: f32) -> @location(0) vec4f {
  if x > 0.5 { return vec4f(dpdx(x)); }
//~ error derivative-not-uniform 29-35: all invocations must reach `dpdx` together, because it compares neighbouring fragments, but some can miss it
//~ note +0:6-12: only invocations for which this is true reach `dpdx`
//~ note +0:6-6: `x` is an input of the entry point, which differs between invocations
  return vec4f();
}

//# other_errors_stay: UNI-80
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  if l < 3 { workgroupBarrier() }
//~ error missing-semicolon 31-31: expected `;` after the statement, found `}`
}
