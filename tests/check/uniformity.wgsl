//! check
// Rejected modules, each with a twin that is accepted (_ok). Ledger ids stand beside the names.

//# barrier_in_branch: UNI
@group(0) @binding(0) var<storage, read_write> s: array<u32>;
var<workgroup> n: u32;
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) w: vec3u) {
  if (l > 3u) {
    workgroupBarrier();
//~ error barrier-not-uniform 5-22: `workgroupBarrier` must be reached by all invocations of the workgroup together, but control flow here differs between them
//~ note -1:6-13: this condition decides which invocations get here
//~ note -1:7-7: `l` differs between invocations
  }
}

//# barrier_in_branch_ok: UNI
@group(0) @binding(0) var<storage, read_write> s: array<u32>;
var<workgroup> n: u32;
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) w: vec3u) {
  if (w.x > 3u) {
    workgroupBarrier();
  }
}

//# barrier_after_return: UNI
@group(0) @binding(0) var<storage, read_write> s: array<u32>;
var<workgroup> n: u32;
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) w: vec3u) {
  if (l > 3u) { return; }
  workgroupBarrier();
//~ error barrier-not-uniform 3-20: `workgroupBarrier` must be reached by all invocations of the workgroup together, but control flow here differs between them
//~ note -1:6-13: this condition decides which invocations leave early
//~ note -1:7-7: `l` differs between invocations
}

//# barrier_after_return_ok: UNI
@group(0) @binding(0) var<storage, read_write> s: array<u32>;
var<workgroup> n: u32;
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) w: vec3u) {
  workgroupBarrier();
  if (l > 3u) { return; }
}

//# barrier_by_storage_value: UNI
@group(0) @binding(0) var<storage, read_write> s: array<u32>;
var<workgroup> n: u32;
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) w: vec3u) {
  if (s[0] > 3u) {
    workgroupBarrier();
//~ error barrier-not-uniform 5-22: `workgroupBarrier` must be reached by all invocations of the workgroup together, but control flow here differs between them
//~ note -1:6-16: this condition decides which invocations get here
//~ note -1:7-7: `s` is read from storage memory that invocations may write, so each may see another value
  }
}

//# barrier_by_storage_value_ok: UNI
@group(0) @binding(0) var<storage, read_write> s: array<u32>;
var<workgroup> n: u32;
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) w: vec3u) {
  if (l == 0u) { n = s[0]; }
  if (workgroupUniformLoad(&n) > 3u) {
    workgroupBarrier();
  }
}

//# barrier_in_loop: UNI
@group(0) @binding(0) var<storage, read_write> s: array<u32>;
var<workgroup> n: u32;
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) w: vec3u) {
  for (var i = 0u; i < l; i++) {
    workgroupBarrier();
//~ error barrier-not-uniform 5-22: `workgroupBarrier` must be reached by all invocations of the workgroup together, but control flow here differs between them
//~ note -1:20-24: this condition decides which invocations get here
//~ note -1:24-24: `l` differs between invocations
  }
}

//# barrier_in_loop_ok: UNI
@group(0) @binding(0) var<storage, read_write> s: array<u32>;
var<workgroup> n: u32;
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) w: vec3u) {
  for (var i = 0u; i < w.x; i++) {
    workgroupBarrier();
  }
}

//# continue_before_barrier: UNI
@group(0) @binding(0) var<storage, read_write> s: array<u32>;
var<workgroup> n: u32;
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) w: vec3u) {
  for (var i = 0u; i < 4u; i++) {
    workgroupBarrier();
//~ error barrier-not-uniform 5-22: `workgroupBarrier` must be reached by all invocations of the workgroup together, but control flow here differs between them
//~ note -1:20-25: this condition decides which invocations get here
//~ note +1:8-15: this condition decides which invocations leave early
//~ note +1:9-9: `l` differs between invocations
    if (l == i) { continue; }
    n = 1u;
  }
}

//# continue_before_barrier_ok: UNI
@group(0) @binding(0) var<storage, read_write> s: array<u32>;
var<workgroup> n: u32;
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) w: vec3u) {
  for (var i = 0u; i < 4u; i++) {
    workgroupBarrier();
    if (l == i) { n = 1u; }
  }
}

//# through_a_function: UNI
@group(0) @binding(0) var<storage, read_write> s: array<u32>;
var<workgroup> n: u32;
fn sync() { workgroupBarrier(); }
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) w: vec3u) {
  if (l > 3u) {
    sync();
//~ error barrier-not-uniform 5-10: `sync` calls `workgroupBarrier`, which all invocations of the workgroup must reach together, but control flow here differs between them
//~ note -3:13-30: `workgroupBarrier` is called here
//~ note -1:6-13: this condition decides which invocations get here
//~ note -1:7-7: `l` differs between invocations
  }
}

//# through_a_function_ok: UNI
@group(0) @binding(0) var<storage, read_write> s: array<u32>;
var<workgroup> n: u32;
fn sync() { workgroupBarrier(); }
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) w: vec3u) {
  sync();
  if (l > 3u) { n = 1u; }
}

//# condition_parameter: UNI
@group(0) @binding(0) var<storage, read_write> s: array<u32>;
var<workgroup> n: u32;
fn sync(c: bool) { if (c) { workgroupBarrier(); } }
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) w: vec3u) {
  sync(l > 3u);
//~ error barrier-not-uniform 8-13: this argument must be the same in all invocations of the workgroup: `sync` makes `workgroupBarrier` depend on it
//~ note -2:29-46: `workgroupBarrier` is called here
//~ note +0:8-8: `l` differs between invocations
}

//# condition_parameter_ok: UNI
@group(0) @binding(0) var<storage, read_write> s: array<u32>;
var<workgroup> n: u32;
fn sync(c: bool) { if (c) { workgroupBarrier(); } }
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) w: vec3u) {
  sync(w.x > 3u);
}

//# variable_assigned_under_mask: UNI
@group(0) @binding(0) var<storage, read_write> s: array<u32>;
var<workgroup> n: u32;
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) w: vec3u) {
  var a = 0u;
  if (l > 3u) { a = 1u; }
  if (a == 1u) {
    workgroupBarrier();
//~ error barrier-not-uniform 5-22: `workgroupBarrier` must be reached by all invocations of the workgroup together, but control flow here differs between them
//~ note -1:6-14: this condition decides which invocations get here
//~ note -2:17-22: `a` gets its value here
//~ note -2:6-13: this condition decides which invocations get here
//~ note -2:7-7: `l` differs between invocations
  }
}

//# variable_assigned_under_mask_ok: UNI
@group(0) @binding(0) var<storage, read_write> s: array<u32>;
var<workgroup> n: u32;
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) w: vec3u) {
  var a = 0u;
  if (l > 3u) { a = 1u; }
  a = w.x;
  if (a == 1u) {
    workgroupBarrier();
  }
}

//# subgroup_operation: UNI
enable subgroups;
@group(0) @binding(0) var<storage, read_write> s: array<u32>;
var<workgroup> n: u32;
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) w: vec3u) {
  if (l > 3u) {
    s[l] = subgroupAdd(l);
//~ error subgroup-not-uniform 12-25: `subgroupAdd` must be reached by all invocations of the subgroup together, but control flow here differs between them
//~ note -1:6-13: this condition decides which invocations get here
//~ note -1:7-7: `l` differs between invocations
  }
}

//# subgroup_operation_ok: UNI
enable subgroups;
@group(0) @binding(0) var<storage, read_write> s: array<u32>;
var<workgroup> n: u32;
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) w: vec3u) {
  let t = subgroupAdd(l);
  if (l > 3u) {
    s[l] = t;
  }
}

//# derivative: UNI
@group(0) @binding(0) var<storage> s: array<f32>;
@fragment fn main(@location(0) x: f32) -> @location(0) vec4f {
  if (x > 0.5) { return vec4f(dpdx(x)); }
//~ error derivative-not-uniform 31-37: `dpdx` must be reached by all invocations of the workgroup together, but control flow here differs between them
//~ note +0:6-14: this condition decides which invocations get here
//~ note +0:7-7: `x` differs between invocations
  return vec4f();
}

//# derivative_ok: UNI
@fragment fn main(@location(0) x: f32) -> @location(0) vec4f {
  let d = dpdx(x);
  if (x > 0.5) { return vec4f(d); }
  return vec4f();
}

//# filter_turns_it_off: DIAG-08
enable subgroups;
@group(0) @binding(0) var<storage, read_write> s: array<u32>;
var<workgroup> n: u32;
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) w: vec3u) {
  if (l > 3u) {
    s[l] = subgroupAdd(l);
//~ error subgroup-not-uniform 12-25: `subgroupAdd` must be reached by all invocations of the subgroup together, but control flow here differs between them
//~ note -1:6-13: this condition decides which invocations get here
//~ note -1:7-7: `l` differs between invocations
  }
}

//# filter_turns_it_off_ok: DIAG-08
enable subgroups;
diagnostic(off, subgroup_uniformity);
@group(0) @binding(0) var<storage, read_write> s: array<u32>;
var<workgroup> n: u32;
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) w: vec3u) {
  if (l > 3u) {
    s[l] = subgroupAdd(l);
  }
}
