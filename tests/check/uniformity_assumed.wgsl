//! check assume-uniform
// What no filter of the language touches becomes a warning with the same story; everything else stays an error.

//# barrier_in_branch: UNI-80, UNI-90
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  if l < 3u {
    workgroupBarrier();
//~ warning barrier-not-uniform
  }
}

//# after_early_return: UNI-80
@group(0) @binding(0) var<storage, read_write> data: array<f32>;
@compute @workgroup_size(8) fn main(@builtin(global_invocation_id) g: vec3u) {
  if g.x >= arrayLength(&data) { return; }
  storageBarrier();
//~ warning barrier-not-uniform
}

//# barrier_of_a_helper: UNI-80, UNI-73
fn sync() { textureBarrier(); }
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  if l < 3u { sync(); }
//~ warning barrier-not-uniform
}

//# argument_of_a_uniform_load: UNI-81
var<workgroup> a: array<u32, 8>;
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  _ = workgroupUniformLoad(&a[l]);
//~ warning barrier-not-uniform
}

//# a_violation_in_a_helper_and_one_in_its_caller: UNI-80, UNI-90
var<private> p: u32;
fn inner() { if p == 0u { workgroupBarrier(); } }
//~ warning barrier-not-uniform
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  if l < 3u { inner(); }
  if l < 4u { workgroupBarrier(); }
//~ warning barrier-not-uniform
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
//~ error subgroup-not-uniform
}

//# derivatives_have_a_filter_of_their_own: UNI-82
@fragment fn main(@location(0) x: f32) -> @location(0) vec4f {
  if x > 0.5 { return vec4f(dpdx(x)); }
//~ error derivative-not-uniform
  return vec4f();
}

//# other_errors_stay: UNI-80
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  if l < 3 { workgroupBarrier() }
//~ error missing-semicolon
}
