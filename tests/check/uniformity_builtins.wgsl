//! check
// Ledger 3.9 to 3.11: what builtin functions ask for and give, filters, what callers see, and the two scopes.
enable subgroups;
@group(0) @binding(0) var<storage, read_write> data: array<u32>;
@group(0) @binding(1) var<storage, read> input: array<u32>;
@group(0) @binding(2) var<uniform> params: vec4u;
var<workgroup> tile: array<u32, 64>;
var<workgroup> ticket: atomic<u32>;
var<private> mine: u32;
fn barrier_if(c: bool) { if c { workgroupBarrier(); } }

//# results_follow_arguments: UNI-79
struct S { a: u32 }
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  barrier_if(max(li, 3u) == 0u);
//~ error barrier-not-uniform 14-30: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -5:33-50: `workgroupBarrier` is called here
//~ note -5:29-29: this condition depends on it
//~ note +0:18-19: `li` is local_invocation_index, which differs between invocations
  barrier_if(all(vec2u(0u, li) == vec2u()));
//~ error barrier-not-uniform 14-42: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -6:33-50: `workgroupBarrier` is called here
//~ note -6:29-29: this condition depends on it
//~ note +0:28-29: `li` is local_invocation_index, which differs between invocations
  barrier_if(S(li).a == 1u);
//~ error barrier-not-uniform 14-26: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -7:33-50: `workgroupBarrier` is called here
//~ note -7:29-29: this condition depends on it
//~ note +0:16-17: `li` is local_invocation_index, which differs between invocations
  barrier_if(array<u32, 2>(1u, li)[0] == 1u);
//~ error barrier-not-uniform 14-43: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -8:33-50: `workgroupBarrier` is called here
//~ note -8:29-29: this condition depends on it
//~ note +0:32-33: `li` is local_invocation_index, which differs between invocations
  barrier_if(select(0u, 1u, li == 0u) == 1u);
//~ error barrier-not-uniform 14-43: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -9:33-50: `workgroupBarrier` is called here
//~ note -9:29-29: this condition depends on it
//~ note +0:29-30: `li` is local_invocation_index, which differs between invocations
  barrier_if(f32(li) > 0.5);
//~ error barrier-not-uniform 14-26: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -10:33-50: `workgroupBarrier` is called here
//~ note -10:29-29: this condition depends on it
//~ note +0:18-19: `li` is local_invocation_index, which differs between invocations
  barrier_if(bitcast<i32>(li) > 5);
//~ error barrier-not-uniform 14-33: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -11:33-50: `workgroupBarrier` is called here
//~ note -11:29-29: this condition depends on it
//~ note +0:27-28: `li` is local_invocation_index, which differs between invocations
}

//# results_follow_arguments_ok: UNI-79
struct S { a: u32 }
@compute @workgroup_size(64) fn main(@builtin(workgroup_id) wg: vec3u) {
  barrier_if(max(wg.x, 3u) == 0u);
  barrier_if(all(vec2u(0u, wg.x) == vec2u()));
  barrier_if(S(wg.x).a == 1u);
  barrier_if(array<u32, 2>(1u, wg.x)[0] == 1u);
  barrier_if(select(0u, 1u, wg.x == 0u) == 1u);
  barrier_if(f32(wg.x) > 0.5);
  barrier_if(bitcast<i32>(wg.x) > 5);
}

//# builtins_without_demands: UNI-79
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  if li < 3u { data[li] = max(li, 3u) + u32(sqrt(f32(li))); }
}

//# the_three_barriers: UNI-80
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  if li == 0u { workgroupBarrier(); }
//~ error barrier-not-uniform 17-34: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note +0:6-13: only invocations for which this is true reach `workgroupBarrier`
//~ note +0:6-7: `li` is local_invocation_index, which differs between invocations
  if li == 1u { storageBarrier(); }
//~ error barrier-not-uniform 17-32: all invocations of the workgroup must reach `storageBarrier` together, but some can miss it
//~ note +0:6-13: only invocations for which this is true reach `storageBarrier`
//~ note +0:6-7: `li` is local_invocation_index, which differs between invocations
  if li == 2u { textureBarrier(); }
//~ error barrier-not-uniform 17-32: all invocations of the workgroup must reach `textureBarrier` together, but some can miss it
//~ note +0:6-13: only invocations for which this is true reach `textureBarrier`
//~ note +0:6-7: `li` is local_invocation_index, which differs between invocations
}

//# the_three_barriers_ok: UNI-80
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  if params.x == 0u { workgroupBarrier(); }
  if params.x == 1u { storageBarrier(); }
  if params.x == 2u { textureBarrier(); }
}

//# barriers_cannot_be_filtered: UNI-80
@diagnostic(off, derivative_uniformity)
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  @diagnostic(off, subgroup_uniformity) if li == 0u {
    workgroupBarrier();
//~ error barrier-not-uniform 5-22: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -1:44-51: only invocations for which this is true reach `workgroupBarrier`
//~ note -1:44-45: `li` is local_invocation_index, which differs between invocations
  }
}

//# uniform_load_in_control_flow_of_some: UNI-81
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  if li == 0u { data[0] = workgroupUniformLoad(&tile[0]); }
//~ error barrier-not-uniform 27-56: all invocations of the workgroup must reach `workgroupUniformLoad` together, but some can miss it
//~ note +0:6-13: only invocations for which this is true reach `workgroupUniformLoad`
//~ note +0:6-7: `li` is local_invocation_index, which differs between invocations
}

//# uniform_load_of_a_place_of_ones_own: UNI-81
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  let p = &tile[63u - li];
  data[0] = workgroupUniformLoad(p);
//~ error barrier-not-uniform 34-34: the argument of `workgroupUniformLoad` must be the same in all invocations of the workgroup
//~ note -1:3-25: `p` gets its value here
//~ note -1:23-24: `li` is local_invocation_index, which differs between invocations
}

//# uniform_load: UNI-81
@compute @workgroup_size(64) fn main() {
  let n = workgroupUniformLoad(&tile[params.x % 64u]);
  for (var i = 0u; i < n; i++) { workgroupBarrier(); }
}

//# derivatives: UNI-82, BI-89, BI-92, BI-95, BI-105, BI-106, BI-107
@group(0) @binding(3) var t: texture_2d<f32>;
@group(0) @binding(4) var s: sampler;
@group(0) @binding(5) var d: texture_depth_2d;
@group(0) @binding(6) var sc: sampler_comparison;
@fragment fn main(@location(0) x: f32) -> @location(0) vec4f {
  var r = 0.0;
  if x > 1.0 { r += dpdx(x); }
//~ error derivative-not-uniform 21-27: all invocations must reach `dpdx` together, because it compares neighbouring fragments, but some can miss it
//~ note +0:6-12: only invocations for which this is true reach `dpdx`
//~ note +0:6-6: `x` is an input of the entry point, which differs between invocations
  if x > 2.0 { r += dpdy(x) + dpdxCoarse(x) + dpdyFine(x); }
//~ error derivative-not-uniform 21-27: all invocations must reach `dpdy` together, because it compares neighbouring fragments, but some can miss it
//~ note +0:6-12: only invocations for which this is true reach `dpdy`
//~ note +0:6-6: `x` is an input of the entry point, which differs between invocations
  if x > 3.0 { r += fwidth(x) + fwidthFine(x) + fwidthCoarse(x); }
//~ error derivative-not-uniform 21-29: all invocations must reach `fwidth` together, because it compares neighbouring fragments, but some can miss it
//~ note +0:6-12: only invocations for which this is true reach `fwidth`
//~ note +0:6-6: `x` is an input of the entry point, which differs between invocations
  if x > 4.0 { r += textureSample(t, s, vec2f(x)).x; }
//~ error derivative-not-uniform 21-49: all invocations must reach `textureSample` together, because it compares neighbouring fragments, but some can miss it
//~ note +0:6-12: only invocations for which this is true reach `textureSample`
//~ note +0:6-6: `x` is an input of the entry point, which differs between invocations
  if x > 5.0 { r += textureSampleBias(t, s, vec2f(x), 0.5).x; }
//~ error derivative-not-uniform 21-58: all invocations must reach `textureSampleBias` together, because it compares neighbouring fragments, but some can miss it
//~ note +0:6-12: only invocations for which this is true reach `textureSampleBias`
//~ note +0:6-6: `x` is an input of the entry point, which differs between invocations
  if x > 6.0 { r += textureSampleCompare(d, sc, vec2f(x), 0.5); }
//~ error derivative-not-uniform 21-62: all invocations must reach `textureSampleCompare` together, because it compares neighbouring fragments, but some can miss it
//~ note +0:6-12: only invocations for which this is true reach `textureSampleCompare`
//~ note +0:6-6: `x` is an input of the entry point, which differs between invocations
  return vec4f(r);
}

//# sampling_without_derivatives: UNI-82
@group(0) @binding(3) var t: texture_2d<f32>;
@group(0) @binding(4) var s: sampler;
@group(0) @binding(5) var d: texture_depth_2d;
@group(0) @binding(6) var sc: sampler_comparison;
@fragment fn main(@location(0) x: f32) -> @location(0) vec4f {
  var r = dpdx(x) + textureSample(t, s, vec2f(x)).x;
  if x > 4.0 { r += textureSampleLevel(t, s, vec2f(x), 0.0).x; }
  if x > 5.0 { r += textureSampleGrad(t, s, vec2f(x), vec2f(), vec2f()).x; }
  if x > 6.0 { r += textureSampleCompareLevel(d, sc, vec2f(x), 0.5); }
  if x > 7.0 { r += textureGather(0, t, s, vec2f(x)).x; }
  return vec4f(r);
}

//# result_of_a_derivative: UNI-82
@fragment fn main(@location(0) x: f32) -> @location(0) vec4f {
  let a = dpdx(1.0);
  if a > 0.5 { return vec4f(dpdy(x)); }
//~ error derivative-not-uniform 29-35: all invocations must reach `dpdy` together, because it compares neighbouring fragments, but some can miss it
//~ note +0:6-12: only invocations for which this is true reach `dpdy`
//~ note -1:3-19: `a` gets its value here
//~ note -1:11-19: each invocation gets its own result from `dpdx`
  return vec4f();
}

//# severities_of_derivatives: UNI-82
@fragment fn main(@location(0) x: f32) -> @location(0) vec4f {
  var r = 0.0;
  @diagnostic(warning, derivative_uniformity) if x > 1.0 { r += dpdx(x); }
//~ warning derivative-not-uniform 65-71: all invocations must reach `dpdx` together, because it compares neighbouring fragments, but some can miss it
//~ note +0:50-56: only invocations for which this is true reach `dpdx`
//~ note +0:50-50: `x` is an input of the entry point, which differs between invocations
  @diagnostic(info, derivative_uniformity) if x > 2.0 { r += dpdx(x); }
//~ info derivative-not-uniform 62-68: all invocations must reach `dpdx` together, because it compares neighbouring fragments, but some can miss it
//~ note +0:47-53: only invocations for which this is true reach `dpdx`
//~ note +0:47-47: `x` is an input of the entry point, which differs between invocations
  @diagnostic(off, derivative_uniformity) if x > 3.0 { r += dpdx(x); }
  @diagnostic(error, derivative_uniformity) if x > 4.0 { r += dpdx(x); }
//~ error derivative-not-uniform 63-69: all invocations must reach `dpdx` together, because it compares neighbouring fragments, but some can miss it
//~ note +0:48-54: only invocations for which this is true reach `dpdx`
//~ note +0:48-48: `x` is an input of the entry point, which differs between invocations
  return vec4f(r);
}

//# derivatives_beside_subgroup_operations: UNI-82
@fragment fn main(@location(0) x: f32) -> @location(0) vec4f {
  var r = f32(subgroupAdd(1u));
  if x > 1.0 { r += dpdx(x); }
//~ error derivative-not-uniform 21-27: all invocations must reach `dpdx` together, because it compares neighbouring fragments, but some can miss it
//~ note +0:6-12: only invocations for which this is true reach `dpdx`
//~ note +0:6-6: `x` is an input of the entry point, which differs between invocations
  return vec4f(r);
}

//# derivatives_in_helper_functions: UNI-82
fn slope(x: f32) -> f32 { return dpdx(x); }
@fragment fn main(@location(0) x: f32) -> @location(0) vec4f {
  if x > 1.0 { return vec4f(slope(x)); }
//~ error derivative-not-uniform 29-36: all invocations must reach this call of `slope` together, because it calls `dpdx`, which compares neighbouring fragments, but some can miss it
//~ note -2:34-40: `dpdx` is called here
//~ note +0:6-12: only invocations for which this is true make the call
//~ note +0:6-6: `x` is an input of the entry point, which differs between invocations
  return vec4f();
}

//# texel_of_a_read_write_texture: UNI-83
@group(0) @binding(3) var image: texture_storage_1d<r32uint, read_write>;
@compute @workgroup_size(64) fn main() {
  barrier_if(textureLoad(image, 0).x == 0u);
//~ error barrier-not-uniform 14-42: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -134:33-50: `workgroupBarrier` is called here
//~ note -134:29-29: this condition depends on it
//~ note +0:14-34: this reads a texture that the shader may write, so each invocation may get another value
}

//# texel_that_nobody_writes: UNI-83
@group(0) @binding(3) var image: texture_storage_1d<r32uint, read>;
@group(0) @binding(4) var depth: texture_depth_2d;
@compute @workgroup_size(64) fn main() {
  barrier_if(textureLoad(image, 0).x == 0u);
  barrier_if(textureLoad(depth, vec2u(), 0) > 0.5);
}

//# texel_at_a_place_of_ones_own: UNI-83
@group(0) @binding(3) var image: texture_storage_1d<r32uint, read>;
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  barrier_if(textureLoad(image, li).x == 0u);
//~ error barrier-not-uniform 14-43: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -148:33-50: `workgroupBarrier` is called here
//~ note -148:29-29: this condition depends on it
//~ note +0:33-34: `li` is local_invocation_index, which differs between invocations
}

//# textureLoad_makes_no_demands: UNI-83
@group(0) @binding(3) var image: texture_storage_1d<r32uint, read_write>;
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  if li == 0u { textureStore(image, 0, textureLoad(image, 1)); }
}

//# reductions_in_control_flow_of_some: UNI-84
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  if li == 0u { data[0] = subgroupAdd(1u); }
//~ error subgroup-not-uniform 27-41: all invocations of the subgroup must reach `subgroupAdd` together, but some can miss it
//~ note +0:6-13: only invocations for which this is true reach `subgroupAdd`
//~ note +0:6-7: `li` is local_invocation_index, which differs between invocations
  if li == 1u { data[0] = u32(subgroupAll(true)); }
//~ error subgroup-not-uniform 31-47: all invocations of the subgroup must reach `subgroupAll` together, but some can miss it
//~ note +0:6-13: only invocations for which this is true reach `subgroupAll`
//~ note +0:6-7: `li` is local_invocation_index, which differs between invocations
  if li == 2u { data[0] = subgroupAnd(1u); }
//~ error subgroup-not-uniform 27-41: all invocations of the subgroup must reach `subgroupAnd` together, but some can miss it
//~ note +0:6-13: only invocations for which this is true reach `subgroupAnd`
//~ note +0:6-7: `li` is local_invocation_index, which differs between invocations
  if li == 3u { data[0] = u32(subgroupAny(true)); }
//~ error subgroup-not-uniform 31-47: all invocations of the subgroup must reach `subgroupAny` together, but some can miss it
//~ note +0:6-13: only invocations for which this is true reach `subgroupAny`
//~ note +0:6-7: `li` is local_invocation_index, which differs between invocations
  if li == 4u { data[0] = subgroupBallot(true).x; }
//~ error subgroup-not-uniform 27-46: all invocations of the subgroup must reach `subgroupBallot` together, but some can miss it
//~ note +0:6-13: only invocations for which this is true reach `subgroupBallot`
//~ note +0:6-7: `li` is local_invocation_index, which differs between invocations
  if li == 5u { data[0] = subgroupBroadcast(1u, 0u); }
//~ error subgroup-not-uniform 27-51: all invocations of the subgroup must reach `subgroupBroadcast` together, but some can miss it
//~ note +0:6-13: only invocations for which this is true reach `subgroupBroadcast`
//~ note +0:6-7: `li` is local_invocation_index, which differs between invocations
  if li == 6u { data[0] = subgroupBroadcastFirst(1u); }
//~ error subgroup-not-uniform 27-52: all invocations of the subgroup must reach `subgroupBroadcastFirst` together, but some can miss it
//~ note +0:6-13: only invocations for which this is true reach `subgroupBroadcastFirst`
//~ note +0:6-7: `li` is local_invocation_index, which differs between invocations
  if li == 7u { data[0] = subgroupMax(1u); }
//~ error subgroup-not-uniform 27-41: all invocations of the subgroup must reach `subgroupMax` together, but some can miss it
//~ note +0:6-13: only invocations for which this is true reach `subgroupMax`
//~ note +0:6-7: `li` is local_invocation_index, which differs between invocations
  if li == 8u { data[0] = subgroupMin(1u); }
//~ error subgroup-not-uniform 27-41: all invocations of the subgroup must reach `subgroupMin` together, but some can miss it
//~ note +0:6-13: only invocations for which this is true reach `subgroupMin`
//~ note +0:6-7: `li` is local_invocation_index, which differs between invocations
  if li == 9u { data[0] = subgroupMul(1u); }
//~ error subgroup-not-uniform 27-41: all invocations of the subgroup must reach `subgroupMul` together, but some can miss it
//~ note +0:6-13: only invocations for which this is true reach `subgroupMul`
//~ note +0:6-7: `li` is local_invocation_index, which differs between invocations
  if li == 10u { data[0] = subgroupOr(1u); }
//~ error subgroup-not-uniform 28-41: all invocations of the subgroup must reach `subgroupOr` together, but some can miss it
//~ note +0:6-14: only invocations for which this is true reach `subgroupOr`
//~ note +0:6-7: `li` is local_invocation_index, which differs between invocations
  if li == 11u { data[0] = subgroupXor(1u); }
//~ error subgroup-not-uniform 28-42: all invocations of the subgroup must reach `subgroupXor` together, but some can miss it
//~ note +0:6-14: only invocations for which this is true reach `subgroupXor`
//~ note +0:6-7: `li` is local_invocation_index, which differs between invocations
}

//# reductions_of_uniform_values_are_uniform_in_the_subgroup: UNI-84, UNI-97
fn need(c: bool) { if c { data[0] = subgroupAdd(1u); } }
@compute @workgroup_size(64) fn main(@builtin(subgroup_id) sg: u32) {
  need(subgroupAdd(sg) == 0u);
  need(subgroupAll(sg == 0u));
  need(subgroupAnd(sg) == 0u);
  need(subgroupAny(sg == 0u));
  need(subgroupBallot(sg == 0u).x == 0u);
  need(subgroupBroadcast(sg, 0u) == 0u);
  need(subgroupBroadcastFirst(sg) == 0u);
  need(subgroupMax(sg) == 0u);
  need(subgroupMin(sg) == 0u);
  need(subgroupMul(sg) == 0u);
  need(subgroupOr(sg) == 0u);
  need(subgroupXor(sg) == 0u);
}

//# reductions_of_values_of_ones_own_are_not: UNI-84, UNI-97
fn need(c: bool) { if c { data[0] = subgroupAdd(1u); } }
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  need(subgroupAny(li == 0u));
//~ error subgroup-not-uniform 8-28: `need` lets `c` decide whether `subgroupAdd` is reached, so this argument must be the same in all invocations of the subgroup
//~ note -2:37-51: `subgroupAdd` is called here
//~ note -2:23-23: this condition depends on it
//~ note +0:8-28: the result of `subgroupAny` counts as the same in the whole subgroup only where its arguments do
//~ note +0:20-21: `li` is local_invocation_index, which differs between invocations
  need(subgroupBroadcastFirst(li) == 0u);
//~ error subgroup-not-uniform 8-39: `need` lets `c` decide whether `subgroupAdd` is reached, so this argument must be the same in all invocations of the subgroup
//~ note -3:37-51: `subgroupAdd` is called here
//~ note -3:23-23: this condition depends on it
//~ note +0:8-33: the result of `subgroupBroadcastFirst` counts as the same in the whole subgroup only where its arguments do
//~ note +0:31-32: `li` is local_invocation_index, which differs between invocations
  need(subgroupMax(li) == 0u);
//~ error subgroup-not-uniform 8-28: `need` lets `c` decide whether `subgroupAdd` is reached, so this argument must be the same in all invocations of the subgroup
//~ note -4:37-51: `subgroupAdd` is called here
//~ note -4:23-23: this condition depends on it
//~ note +0:8-22: the result of `subgroupMax` counts as the same in the whole subgroup only where its arguments do
//~ note +0:20-21: `li` is local_invocation_index, which differs between invocations
}

//# reductions_are_not_uniform_in_the_workgroup: UNI-84
@compute @workgroup_size(64) fn main() {
  barrier_if(subgroupAdd(1u) == 0u);
//~ error barrier-not-uniform 14-34: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -200:33-50: `workgroupBarrier` is called here
//~ note -200:29-29: this condition depends on it
//~ note +0:14-28: each subgroup of the workgroup gets its own result from `subgroupAdd`
  barrier_if(subgroupAll(true));
//~ error barrier-not-uniform 14-30: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -201:33-50: `workgroupBarrier` is called here
//~ note -201:29-29: this condition depends on it
//~ note +0:14-30: each subgroup of the workgroup gets its own result from `subgroupAll`
  barrier_if(subgroupAnd(1u) == 0u);
//~ error barrier-not-uniform 14-34: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -202:33-50: `workgroupBarrier` is called here
//~ note -202:29-29: this condition depends on it
//~ note +0:14-28: each subgroup of the workgroup gets its own result from `subgroupAnd`
  barrier_if(subgroupAny(true));
//~ error barrier-not-uniform 14-30: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -203:33-50: `workgroupBarrier` is called here
//~ note -203:29-29: this condition depends on it
//~ note +0:14-30: each subgroup of the workgroup gets its own result from `subgroupAny`
  barrier_if(subgroupBallot(true).x == 0u);
//~ error barrier-not-uniform 14-41: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -204:33-50: `workgroupBarrier` is called here
//~ note -204:29-29: this condition depends on it
//~ note +0:14-33: each subgroup of the workgroup gets its own result from `subgroupBallot`
  barrier_if(subgroupBroadcast(1u, 0u) == 0u);
//~ error barrier-not-uniform 14-44: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -205:33-50: `workgroupBarrier` is called here
//~ note -205:29-29: this condition depends on it
//~ note +0:14-38: each subgroup of the workgroup gets its own result from `subgroupBroadcast`
  barrier_if(subgroupBroadcastFirst(1u) == 0u);
//~ error barrier-not-uniform 14-45: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -206:33-50: `workgroupBarrier` is called here
//~ note -206:29-29: this condition depends on it
//~ note +0:14-39: each subgroup of the workgroup gets its own result from `subgroupBroadcastFirst`
  barrier_if(subgroupMax(1u) == 0u);
//~ error barrier-not-uniform 14-34: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -207:33-50: `workgroupBarrier` is called here
//~ note -207:29-29: this condition depends on it
//~ note +0:14-28: each subgroup of the workgroup gets its own result from `subgroupMax`
  barrier_if(subgroupMin(1u) == 0u);
//~ error barrier-not-uniform 14-34: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -208:33-50: `workgroupBarrier` is called here
//~ note -208:29-29: this condition depends on it
//~ note +0:14-28: each subgroup of the workgroup gets its own result from `subgroupMin`
  barrier_if(subgroupMul(1u) == 0u);
//~ error barrier-not-uniform 14-34: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -209:33-50: `workgroupBarrier` is called here
//~ note -209:29-29: this condition depends on it
//~ note +0:14-28: each subgroup of the workgroup gets its own result from `subgroupMul`
  barrier_if(subgroupOr(1u) == 0u);
//~ error barrier-not-uniform 14-33: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -210:33-50: `workgroupBarrier` is called here
//~ note -210:29-29: this condition depends on it
//~ note +0:14-27: each subgroup of the workgroup gets its own result from `subgroupOr`
  barrier_if(subgroupXor(1u) == 0u);
//~ error barrier-not-uniform 14-34: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -211:33-50: `workgroupBarrier` is called here
//~ note -211:29-29: this condition depends on it
//~ note +0:14-28: each subgroup of the workgroup gets its own result from `subgroupXor`
}

//# reductions_without_subgroup_uniformity: UNI-84
//! without subgroup_uniformity
@compute @workgroup_size(64) fn main(@builtin(workgroup_id) wg: vec3u, @builtin(subgroup_id) sg: u32) {
  if wg.x == 0u { data[0] = subgroupAdd(1u); }
  if subgroupAny(wg.x == 0u) { data[0] = subgroupAdd(1u); }
//~ error subgroup-not-uniform 42-56: all invocations of the workgroup must reach `subgroupAdd` together, but some can miss it
//~ note +0:6-28: only invocations for which this is true reach `subgroupAdd`
//~ note +0:6-28: each subgroup of the workgroup gets its own result from `subgroupAny`
  data[1] = subgroupShuffleXor(1u, sg);
//~ error subgroup-not-uniform 36-37: the mask of `subgroupShuffleXor` must be the same in all invocations of the workgroup
//~ note +0:36-37: `sg` is subgroup_id, which differs between the subgroups of a workgroup
}

//# severities_of_subgroup_operations: UNI-84
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  @diagnostic(warning, subgroup_uniformity) if li == 0u { data[0] = subgroupAdd(1u); }
//~ warning subgroup-not-uniform 69-83: all invocations of the subgroup must reach `subgroupAdd` together, but some can miss it
//~ note +0:48-55: only invocations for which this is true reach `subgroupAdd`
//~ note +0:48-49: `li` is local_invocation_index, which differs between invocations
  @diagnostic(off, subgroup_uniformity) if li == 1u { data[0] = subgroupAdd(1u); }
  @diagnostic(warning, derivative_uniformity) if li == 2u { data[0] = subgroupAdd(1u); }
//~ error subgroup-not-uniform 71-85: all invocations of the subgroup must reach `subgroupAdd` together, but some can miss it
//~ note +0:50-57: only invocations for which this is true reach `subgroupAdd`
//~ note +0:50-51: `li` is local_invocation_index, which differs between invocations
}

//# scans_and_exchanges_in_control_flow_of_some: UNI-85
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  if li == 0u { data[0] = u32(subgroupElect()); }
//~ error subgroup-not-uniform 31-45: all invocations of the subgroup must reach `subgroupElect` together, but some can miss it
//~ note +0:6-13: only invocations for which this is true reach `subgroupElect`
//~ note +0:6-7: `li` is local_invocation_index, which differs between invocations
  if li == 1u { data[0] = subgroupExclusiveAdd(1u); }
//~ error subgroup-not-uniform 27-50: all invocations of the subgroup must reach `subgroupExclusiveAdd` together, but some can miss it
//~ note +0:6-13: only invocations for which this is true reach `subgroupExclusiveAdd`
//~ note +0:6-7: `li` is local_invocation_index, which differs between invocations
  if li == 2u { data[0] = subgroupExclusiveMul(1u); }
//~ error subgroup-not-uniform 27-50: all invocations of the subgroup must reach `subgroupExclusiveMul` together, but some can miss it
//~ note +0:6-13: only invocations for which this is true reach `subgroupExclusiveMul`
//~ note +0:6-7: `li` is local_invocation_index, which differs between invocations
  if li == 3u { data[0] = subgroupInclusiveAdd(1u); }
//~ error subgroup-not-uniform 27-50: all invocations of the subgroup must reach `subgroupInclusiveAdd` together, but some can miss it
//~ note +0:6-13: only invocations for which this is true reach `subgroupInclusiveAdd`
//~ note +0:6-7: `li` is local_invocation_index, which differs between invocations
  if li == 4u { data[0] = subgroupInclusiveMul(1u); }
//~ error subgroup-not-uniform 27-50: all invocations of the subgroup must reach `subgroupInclusiveMul` together, but some can miss it
//~ note +0:6-13: only invocations for which this is true reach `subgroupInclusiveMul`
//~ note +0:6-7: `li` is local_invocation_index, which differs between invocations
  if li == 5u { data[0] = subgroupShuffle(1u, 0u); }
//~ error subgroup-not-uniform 27-49: all invocations of the subgroup must reach `subgroupShuffle` together, but some can miss it
//~ note +0:6-13: only invocations for which this is true reach `subgroupShuffle`
//~ note +0:6-7: `li` is local_invocation_index, which differs between invocations
  if li == 6u { data[0] = quadBroadcast(1u, 0u); }
//~ error subgroup-not-uniform 27-47: all invocations of the subgroup must reach `quadBroadcast` together, but some can miss it
//~ note +0:6-13: only invocations for which this is true reach `quadBroadcast`
//~ note +0:6-7: `li` is local_invocation_index, which differs between invocations
  if li == 7u { data[0] = quadSwapDiagonal(1u); }
//~ error subgroup-not-uniform 27-46: all invocations of the subgroup must reach `quadSwapDiagonal` together, but some can miss it
//~ note +0:6-13: only invocations for which this is true reach `quadSwapDiagonal`
//~ note +0:6-7: `li` is local_invocation_index, which differs between invocations
  if li == 8u { data[0] = quadSwapX(1u); }
//~ error subgroup-not-uniform 27-39: all invocations of the subgroup must reach `quadSwapX` together, but some can miss it
//~ note +0:6-13: only invocations for which this is true reach `quadSwapX`
//~ note +0:6-7: `li` is local_invocation_index, which differs between invocations
  if li == 9u { data[0] = quadSwapY(1u); }
//~ error subgroup-not-uniform 27-39: all invocations of the subgroup must reach `quadSwapY` together, but some can miss it
//~ note +0:6-13: only invocations for which this is true reach `quadSwapY`
//~ note +0:6-7: `li` is local_invocation_index, which differs between invocations
}

//# results_of_scans_and_exchanges_differ_in_the_subgroup: UNI-85
fn need(c: bool) { if c { data[0] = subgroupAdd(1u); } }
@compute @workgroup_size(64) fn main() {
  need(subgroupElect());
//~ error subgroup-not-uniform 8-22: `need` lets `c` decide whether `subgroupAdd` is reached, so this argument must be the same in all invocations of the subgroup
//~ note -2:37-51: `subgroupAdd` is called here
//~ note -2:23-23: this condition depends on it
//~ note +0:8-22: each invocation gets its own result from `subgroupElect`
  need(subgroupExclusiveAdd(1u) == 0u);
//~ error subgroup-not-uniform 8-37: `need` lets `c` decide whether `subgroupAdd` is reached, so this argument must be the same in all invocations of the subgroup
//~ note -3:37-51: `subgroupAdd` is called here
//~ note -3:23-23: this condition depends on it
//~ note +0:8-31: each invocation gets its own result from `subgroupExclusiveAdd`
  need(subgroupExclusiveMul(1u) == 0u);
//~ error subgroup-not-uniform 8-37: `need` lets `c` decide whether `subgroupAdd` is reached, so this argument must be the same in all invocations of the subgroup
//~ note -4:37-51: `subgroupAdd` is called here
//~ note -4:23-23: this condition depends on it
//~ note +0:8-31: each invocation gets its own result from `subgroupExclusiveMul`
  need(subgroupInclusiveAdd(1u) == 0u);
//~ error subgroup-not-uniform 8-37: `need` lets `c` decide whether `subgroupAdd` is reached, so this argument must be the same in all invocations of the subgroup
//~ note -5:37-51: `subgroupAdd` is called here
//~ note -5:23-23: this condition depends on it
//~ note +0:8-31: each invocation gets its own result from `subgroupInclusiveAdd`
  need(subgroupInclusiveMul(1u) == 0u);
//~ error subgroup-not-uniform 8-37: `need` lets `c` decide whether `subgroupAdd` is reached, so this argument must be the same in all invocations of the subgroup
//~ note -6:37-51: `subgroupAdd` is called here
//~ note -6:23-23: this condition depends on it
//~ note +0:8-31: each invocation gets its own result from `subgroupInclusiveMul`
  need(subgroupShuffle(1u, 0u) == 0u);
//~ error subgroup-not-uniform 8-36: `need` lets `c` decide whether `subgroupAdd` is reached, so this argument must be the same in all invocations of the subgroup
//~ note -7:37-51: `subgroupAdd` is called here
//~ note -7:23-23: this condition depends on it
//~ note +0:8-30: each invocation gets its own result from `subgroupShuffle`
  need(quadBroadcast(1u, 0u) == 0u);
//~ error subgroup-not-uniform 8-34: `need` lets `c` decide whether `subgroupAdd` is reached, so this argument must be the same in all invocations of the subgroup
//~ note -8:37-51: `subgroupAdd` is called here
//~ note -8:23-23: this condition depends on it
//~ note +0:8-28: each invocation gets its own result from `quadBroadcast`
  need(quadSwapDiagonal(1u) == 0u);
//~ error subgroup-not-uniform 8-33: `need` lets `c` decide whether `subgroupAdd` is reached, so this argument must be the same in all invocations of the subgroup
//~ note -9:37-51: `subgroupAdd` is called here
//~ note -9:23-23: this condition depends on it
//~ note +0:8-27: each invocation gets its own result from `quadSwapDiagonal`
  need(quadSwapX(1u) == 0u);
//~ error subgroup-not-uniform 8-26: `need` lets `c` decide whether `subgroupAdd` is reached, so this argument must be the same in all invocations of the subgroup
//~ note -10:37-51: `subgroupAdd` is called here
//~ note -10:23-23: this condition depends on it
//~ note +0:8-20: each invocation gets its own result from `quadSwapX`
  need(quadSwapY(1u) == 0u);
//~ error subgroup-not-uniform 8-26: `need` lets `c` decide whether `subgroupAdd` is reached, so this argument must be the same in all invocations of the subgroup
//~ note -11:37-51: `subgroupAdd` is called here
//~ note -11:23-23: this condition depends on it
//~ note +0:8-20: each invocation gets its own result from `quadSwapY`
}

//# results_of_scans_and_exchanges_differ_in_the_workgroup: UNI-85
@compute @workgroup_size(64) fn main() {
  barrier_if(subgroupElect());
//~ error barrier-not-uniform 14-28: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -260:33-50: `workgroupBarrier` is called here
//~ note -260:29-29: this condition depends on it
//~ note +0:14-28: each invocation gets its own result from `subgroupElect`
  barrier_if(subgroupExclusiveAdd(1u) == 0u);
//~ error barrier-not-uniform 14-43: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -261:33-50: `workgroupBarrier` is called here
//~ note -261:29-29: this condition depends on it
//~ note +0:14-37: each invocation gets its own result from `subgroupExclusiveAdd`
  barrier_if(subgroupShuffle(1u, 0u) == 0u);
//~ error barrier-not-uniform 14-42: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -262:33-50: `workgroupBarrier` is called here
//~ note -262:29-29: this condition depends on it
//~ note +0:14-36: each invocation gets its own result from `subgroupShuffle`
  barrier_if(quadSwapX(1u) == 0u);
//~ error barrier-not-uniform 14-32: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -263:33-50: `workgroupBarrier` is called here
//~ note -263:29-29: this condition depends on it
//~ note +0:14-26: each invocation gets its own result from `quadSwapX`
}

//# scans_and_exchanges_by_all: UNI-85
@compute @workgroup_size(64) fn main(@builtin(subgroup_invocation_id) lane: u32) {
  data[lane] = subgroupExclusiveAdd(lane) + subgroupShuffle(lane, 63u - lane) + quadSwapX(lane);
}

//# deltas_and_masks_of_ones_own: UNI-86
@compute @workgroup_size(64) fn main(@builtin(subgroup_invocation_id) lane: u32) {
  data[0] = subgroupShuffleUp(lane, lane);
//~ error subgroup-not-uniform 37-40: the delta of `subgroupShuffleUp` must be the same in all invocations of the subgroup
//~ note +0:37-40: `lane` is subgroup_invocation_id, which differs between invocations
  data[1] = subgroupShuffleDown(lane, lane + 1u);
//~ error subgroup-not-uniform 39-47: the delta of `subgroupShuffleDown` must be the same in all invocations of the subgroup
//~ note +0:39-42: `lane` is subgroup_invocation_id, which differs between invocations
  data[2] = subgroupShuffleXor(lane, lane & 1u);
//~ error subgroup-not-uniform 38-46: the mask of `subgroupShuffleXor` must be the same in all invocations of the subgroup
//~ note +0:38-41: `lane` is subgroup_invocation_id, which differs between invocations
}

//# deltas_and_masks_of_the_subgroup: UNI-86
@compute @workgroup_size(64) fn main(@builtin(subgroup_invocation_id) lane: u32, @builtin(subgroup_id) sg: u32) {
  data[0] = subgroupShuffleUp(lane, sg);
  data[1] = subgroupShuffleDown(lane, params.x);
  data[2] = subgroupShuffleXor(lane, 1u);
}

//# deltas_and_masks_in_control_flow_of_some: UNI-86
@compute @workgroup_size(64) fn main(@builtin(subgroup_invocation_id) lane: u32) {
  if lane == 0u { data[0] = subgroupShuffleUp(lane, 1u); }
//~ error subgroup-not-uniform 29-55: all invocations of the subgroup must reach `subgroupShuffleUp` together, but some can miss it
//~ note +0:6-15: only invocations for which this is true reach `subgroupShuffleUp`
//~ note +0:6-9: `lane` is subgroup_invocation_id, which differs between invocations
  if lane == 1u { data[0] = subgroupShuffleDown(lane, 1u); }
//~ error subgroup-not-uniform 29-57: all invocations of the subgroup must reach `subgroupShuffleDown` together, but some can miss it
//~ note +0:6-15: only invocations for which this is true reach `subgroupShuffleDown`
//~ note +0:6-9: `lane` is subgroup_invocation_id, which differs between invocations
  if lane == 2u { data[0] = subgroupShuffleXor(lane, 1u); }
//~ error subgroup-not-uniform 29-56: all invocations of the subgroup must reach `subgroupShuffleXor` together, but some can miss it
//~ note +0:6-15: only invocations for which this is true reach `subgroupShuffleXor`
//~ note +0:6-9: `lane` is subgroup_invocation_id, which differs between invocations
}

//# results_of_shuffles_by_a_delta_differ: UNI-86
fn need(c: bool) { if c { data[0] = subgroupAdd(1u); } }
@compute @workgroup_size(64) fn main() {
  need(subgroupShuffleUp(1u, 1u) == 0u);
//~ error subgroup-not-uniform 8-38: `need` lets `c` decide whether `subgroupAdd` is reached, so this argument must be the same in all invocations of the subgroup
//~ note -2:37-51: `subgroupAdd` is called here
//~ note -2:23-23: this condition depends on it
//~ note +0:8-32: each invocation gets its own result from `subgroupShuffleUp`
  need(subgroupShuffleDown(1u, 1u) == 0u);
//~ error subgroup-not-uniform 8-40: `need` lets `c` decide whether `subgroupAdd` is reached, so this argument must be the same in all invocations of the subgroup
//~ note -3:37-51: `subgroupAdd` is called here
//~ note -3:23-23: this condition depends on it
//~ note +0:8-34: each invocation gets its own result from `subgroupShuffleDown`
  need(subgroupShuffleXor(1u, 1u) == 0u);
//~ error subgroup-not-uniform 8-39: `need` lets `c` decide whether `subgroupAdd` is reached, so this argument must be the same in all invocations of the subgroup
//~ note -4:37-51: `subgroupAdd` is called here
//~ note -4:23-23: this condition depends on it
//~ note +0:8-33: each invocation gets its own result from `subgroupShuffleXor`
}

//# filtered_deltas: UNI-86
@diagnostic(warning, subgroup_uniformity)
@compute @workgroup_size(64) fn main(@builtin(subgroup_invocation_id) lane: u32) {
  data[0] = subgroupShuffleUp(lane, lane);
//~ warning subgroup-not-uniform 37-40: the delta of `subgroupShuffleUp` must be the same in all invocations of the subgroup
//~ note +0:37-40: `lane` is subgroup_invocation_id, which differs between invocations
  @diagnostic(off, subgroup_uniformity) { data[1] = subgroupShuffleUp(lane, lane); }
}

//# results_of_atomics: UNI-87
@compute @workgroup_size(64) fn main() {
  barrier_if(atomicLoad(&ticket) == 0u);
//~ error barrier-not-uniform 14-38: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -309:33-50: `workgroupBarrier` is called here
//~ note -309:29-29: this condition depends on it
//~ note +0:14-32: the result of `atomicLoad` may differ between invocations
  barrier_if(atomicAdd(&ticket, 1u) == 0u);
//~ error barrier-not-uniform 14-41: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -310:33-50: `workgroupBarrier` is called here
//~ note -310:29-29: this condition depends on it
//~ note +0:14-35: the result of `atomicAdd` may differ between invocations
  barrier_if(atomicSub(&ticket, 1u) == 0u);
//~ error barrier-not-uniform 14-41: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -311:33-50: `workgroupBarrier` is called here
//~ note -311:29-29: this condition depends on it
//~ note +0:14-35: the result of `atomicSub` may differ between invocations
  barrier_if(atomicMax(&ticket, 1u) == 0u);
//~ error barrier-not-uniform 14-41: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -312:33-50: `workgroupBarrier` is called here
//~ note -312:29-29: this condition depends on it
//~ note +0:14-35: the result of `atomicMax` may differ between invocations
  barrier_if(atomicMin(&ticket, 1u) == 0u);
//~ error barrier-not-uniform 14-41: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -313:33-50: `workgroupBarrier` is called here
//~ note -313:29-29: this condition depends on it
//~ note +0:14-35: the result of `atomicMin` may differ between invocations
  barrier_if(atomicAnd(&ticket, 1u) == 0u);
//~ error barrier-not-uniform 14-41: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -314:33-50: `workgroupBarrier` is called here
//~ note -314:29-29: this condition depends on it
//~ note +0:14-35: the result of `atomicAnd` may differ between invocations
  barrier_if(atomicOr(&ticket, 1u) == 0u);
//~ error barrier-not-uniform 14-40: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -315:33-50: `workgroupBarrier` is called here
//~ note -315:29-29: this condition depends on it
//~ note +0:14-34: the result of `atomicOr` may differ between invocations
  barrier_if(atomicXor(&ticket, 1u) == 0u);
//~ error barrier-not-uniform 14-41: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -316:33-50: `workgroupBarrier` is called here
//~ note -316:29-29: this condition depends on it
//~ note +0:14-35: the result of `atomicXor` may differ between invocations
  barrier_if(atomicExchange(&ticket, 1u) == 0u);
//~ error barrier-not-uniform 14-46: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -317:33-50: `workgroupBarrier` is called here
//~ note -317:29-29: this condition depends on it
//~ note +0:14-40: the result of `atomicExchange` may differ between invocations
  barrier_if(atomicCompareExchangeWeak(&ticket, 1u, 2u).exchanged);
//~ error barrier-not-uniform 14-65: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -318:33-50: `workgroupBarrier` is called here
//~ note -318:29-29: this condition depends on it
//~ note +0:14-55: the result of `atomicCompareExchangeWeak` may differ between invocations
}

//# atomics_make_no_demands: UNI-87
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  if li == 0u { atomicStore(&ticket, li); }
  workgroupBarrier();
  barrier_if(workgroupUniformLoad(&ticket) == 0u);
}

//# filter_round_the_call_of_a_helper: UNI-88
fn helper() -> u32 { return subgroupAdd(1u); }
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  @diagnostic(off, subgroup_uniformity) if li == 0u { data[0] = helper(); }
//~ error subgroup-not-uniform 65-72: all invocations of the subgroup must reach this call of `helper` together, because it calls `subgroupAdd`, but some can miss it
//~ note -2:29-43: `subgroupAdd` is called here
//~ note +0:44-51: only invocations for which this is true make the call
//~ note +0:44-45: `li` is local_invocation_index, which differs between invocations
}

//# filter_in_a_helper: UNI-88
@diagnostic(off, subgroup_uniformity) fn helper() -> u32 { return subgroupAdd(1u); }
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  if li == 0u { data[0] = helper(); }
}

//# filter_nearest_to_the_operation: UNI-88
@diagnostic(off, subgroup_uniformity) @compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  if li == 0u {
    @diagnostic(info, subgroup_uniformity) { data[0] = subgroupAdd(1u); }
//~ info subgroup-not-uniform 56-70: all invocations of the subgroup must reach `subgroupAdd` together, but some can miss it
//~ note -1:6-13: only invocations for which this is true reach `subgroupAdd`
//~ note -1:6-7: `li` is local_invocation_index, which differs between invocations
    data[1] = subgroupAdd(1u);
  }
}

//# filter_of_a_continuing_block_covers_its_break_if: UNI-88
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var i = 0u;
  loop {
    if i == li { break; }
    continuing @diagnostic(off, subgroup_uniformity) {
      i++;
      break if subgroupAny(i == 9u);
    }
  }
}

//# filter_of_a_loop_body_covers_its_continuing_block: UNI-88
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var i = 0u;
  loop @diagnostic(off, subgroup_uniformity) {
    if i == li { break; }
    continuing {
      data[0] = subgroupAdd(1u);
      i++;
    }
  }
}

//# filter_of_a_loop_body: UNI-88
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var i = 0u;
  loop @diagnostic(warning, subgroup_uniformity) {
    if i == li { break; }
    data[0] = subgroupAdd(1u);
//~ warning subgroup-not-uniform 15-29: all invocations of the subgroup must reach `subgroupAdd` together, but some can miss it
//~ note -1:18-22: some invocations break out here
//~ note -1:8-14: because this condition is not the same in all invocations
//~ note -1:13-14: `li` is local_invocation_index, which differs between invocations
    continuing { i++; }
  }
}

//# errors_come_before_warnings: UNI-89
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  if li == 0u {
    data[0] = subgroupAdd(1u);
//~ error subgroup-not-uniform 15-29: all invocations of the subgroup must reach `subgroupAdd` together, but some can miss it
//~ note -1:6-13: only invocations for which this is true reach `subgroupAdd`
//~ note -1:6-7: `li` is local_invocation_index, which differs between invocations
    @diagnostic(warning, subgroup_uniformity) { data[1] = subgroupMul(1u); }
  }
}

//# errors_leave_warnings_to_callers: UNI-89
fn helper(p: u32, q: ptr<function, u32>) {
  if mine + p + *q == 0u { data[0] = subgroupAdd(1u); }
//~ error subgroup-not-uniform 38-52: all invocations of the subgroup must reach `subgroupAdd` together, but some can miss it
//~ note +0:6-24: only invocations for which this is true reach `subgroupAdd`
//~ note +0:6-9: `mine` is a private variable: each invocation has its own
  @diagnostic(warning, subgroup_uniformity) if p == 0u { data[1] = subgroupMul(1u); }
  @diagnostic(warning, subgroup_uniformity) if *q == 0u { data[1] = subgroupMul(1u); }
}
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = 0u;
  helper(li, &x);
//~ warning subgroup-not-uniform 10-11: `helper` lets `p` decide whether `subgroupMul` is reached, so this argument must be the same in all invocations of the subgroup
//~ note -5:68-82: `subgroupMul` is called here
//~ note -5:48-54: this condition depends on it
//~ note +0:10-11: `li` is local_invocation_index, which differs between invocations
  x = li;
  helper(0u, &x);
//~ warning subgroup-not-uniform 14-15: `helper` lets `q` decide whether `subgroupMul` is reached, so what this argument points to must be the same in all invocations of the subgroup
//~ note -6:69-83: `subgroupMul` is called here
//~ note -6:48-55: this condition depends on it
//~ note -1:3-8: `x` gets its value here
//~ note -1:7-8: `li` is local_invocation_index, which differs between invocations
  x = 0u;
  if li == 0u { helper(0u, &x); }
//~ warning subgroup-not-uniform 17-30: all invocations of the subgroup must reach this call of `helper` together, because it calls `subgroupMul`, but some can miss it
//~ note -9:68-82: `subgroupMul` is called here
//~ note +0:6-13: only invocations for which this is true make the call
//~ note +0:6-7: `li` is local_invocation_index, which differs between invocations
}

//# warning_for_what_no_error_speaks_of: UNI-89
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  if li == 0u {
    @diagnostic(warning, subgroup_uniformity) { data[1] = subgroupMul(1u); }
//~ warning subgroup-not-uniform 59-73: all invocations of the subgroup must reach `subgroupMul` together, but some can miss it
//~ note -1:6-13: only invocations for which this is true reach `subgroupMul`
//~ note -1:6-7: `li` is local_invocation_index, which differs between invocations
  }
  data[0] = subgroupAdd(1u);
}

//# errors_make_it_invalid: UNI-90
@compute @workgroup_size(1024) fn main(@builtin(local_invocation_index) li: u32) {
  if li == 0u { data[0] = subgroupAdd(1u); }
//~ error subgroup-not-uniform 27-41: all invocations of the subgroup must reach `subgroupAdd` together, but some can miss it
//~ note +0:6-13: only invocations for which this is true reach `subgroupAdd`
//~ note +0:6-7: `li` is local_invocation_index, which differs between invocations
}

//# tags_through_several_functions: UNI-91
fn c(p: u32, q: ptr<function, u32>) { barrier_if(p + *q == 0u); }
fn b(p: u32, q: ptr<function, u32>) { c(p, q); }
fn a(p: u32, q: u32) {
  var local = q;
  b(p, &local);
}
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  a(0u, 1u);
  a(li, 0u);
//~ error barrier-not-uniform 5-6: `a` lets `p` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -427:33-50: `workgroupBarrier` is called here, in `barrier_if`
//~ note -427:29-29: this condition depends on it
//~ note +0:5-6: `li` is local_invocation_index, which differs between invocations
  a(0u, li);
//~ error barrier-not-uniform 9-10: `a` lets `q` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -428:33-50: `workgroupBarrier` is called here, in `barrier_if`
//~ note -428:29-29: this condition depends on it
//~ note +0:9-10: `li` is local_invocation_index, which differs between invocations
  if li == 0u { a(0u, 0u); }
//~ error barrier-not-uniform 17-25: all invocations of the workgroup must reach this call of `a` together, because it leads to `workgroupBarrier`, but some can miss it
//~ note -429:33-50: `workgroupBarrier` is called here, in `barrier_if`
//~ note +0:6-13: only invocations for which this is true make the call
//~ note +0:6-7: `li` is local_invocation_index, which differs between invocations
}

//# result_that_follows_parameters_and_one_that_does_not: UNI-92
fn follows(p: u32) -> u32 { return p; }
fn differs(p: u32) -> u32 { return p + mine; }
@compute @workgroup_size(64) fn main() {
  barrier_if(follows(0u) == 0u);
  barrier_if(differs(0u) == 0u);
//~ error barrier-not-uniform 14-30: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -437:33-50: `workgroupBarrier` is called here
//~ note -437:29-29: this condition depends on it
//~ note +0:14-24: `differs` returns a value that may differ between invocations
//~ note -3:40-43: `mine` is a private variable: each invocation has its own
}

//# requirements_do_not_hide_what_results_follow: UNI-92
fn need(c: bool) { if c { data[0] = subgroupAdd(1u); } }
fn checks_and_returns(p: u32) -> u32 {
  if p == 0u { @diagnostic(info, subgroup_uniformity) { data[0] = subgroupMul(2u); } }
  return p;
}
@compute @workgroup_size(64) fn main(@builtin(subgroup_id) sg: u32, @builtin(local_invocation_index) li: u32) {
  need(checks_and_returns(sg) == 0u);
  need(checks_and_returns(li) == 0u);
//~ error subgroup-not-uniform 8-35: `need` lets `c` decide whether `subgroupAdd` is reached, so this argument must be the same in all invocations of the subgroup
//~ note -7:37-51: `subgroupAdd` is called here
//~ note -7:23-23: this condition depends on it
//~ note +0:27-28: `li` is local_invocation_index, which differs between invocations
}

//# outputs_follow_parameters: UNI-93
fn out(p: ptr<function, u32>, a: u32, b: ptr<function, u32>) { *p = a + *b; }
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = li;
  var y = 0u;
  out(&x, params.x, &y);
  barrier_if(x == 0u);
  y = li;
  out(&x, params.x, &y);
  barrier_if(x == 0u);
//~ error barrier-not-uniform 14-20: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -460:33-50: `workgroupBarrier` is called here
//~ note -460:29-29: this condition depends on it
//~ note -1:3-23: this call gives `x` its value
//~ note -2:3-8: `y` gets its value here
//~ note -2:7-8: `li` is local_invocation_index, which differs between invocations
}

//# entry_points_start_together: UNI-94
@compute @workgroup_size(64) fn main() { workgroupBarrier(); }
@compute @workgroup_size(64) fn other() {
  data[0] = subgroupAdd(1u);
  storageBarrier();
}

//# subgroup_operations_are_checked_in_the_subgroup: UNI-96
@compute @workgroup_size(64) fn main(@builtin(subgroup_id) sg: u32) {
  if sg == 0u {
    data[0] = subgroupAdd(1u) + subgroupShuffleXor(1u, 1u) + quadSwapX(1u);
    workgroupBarrier();
//~ error barrier-not-uniform 5-22: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -2:6-13: only invocations for which this is true reach `workgroupBarrier`
//~ note -2:6-7: `sg` is subgroup_id, which differs between the subgroups of a workgroup
  }
}

//# subgroup_operations_are_checked_in_the_subgroup_ok: UNI-96
@compute @workgroup_size(64) fn main(@builtin(subgroup_id) sg: u32) {
  if sg == 0u { data[0] = subgroupAdd(1u) + subgroupShuffleXor(1u, 1u) + quadSwapX(1u); }
  workgroupBarrier();
}

//# branch_on_a_vote: UNI-97
@compute @workgroup_size(64) fn main(@builtin(subgroup_id) sg: u32, @builtin(local_invocation_index) li: u32) {
  if subgroupAny(sg == 0u) { data[0] = subgroupAdd(1u); }
  if subgroupAny(li == 0u) { data[0] = subgroupAdd(1u); }
//~ error subgroup-not-uniform 40-54: all invocations of the subgroup must reach `subgroupAdd` together, but some can miss it
//~ note +0:6-26: only invocations for which this is true reach `subgroupAdd`
//~ note +0:6-26: the result of `subgroupAny` counts as the same in the whole subgroup only where its arguments do
//~ note +0:18-19: `li` is local_invocation_index, which differs between invocations
  if subgroupAny(params.x == 0u) {
    workgroupBarrier();
//~ error barrier-not-uniform 5-22: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -1:6-32: only invocations for which this is true reach `workgroupBarrier`
//~ note -1:6-32: each subgroup of the workgroup gets its own result from `subgroupAny`
  }
}

//# subgroup_id_in_its_subgroup: UNI-98
@compute @workgroup_size(64) fn main(@builtin(subgroup_id) sg: u32) {
  for (var i = 0u; i < sg; i++) { data[i] = subgroupAdd(1u); }
}

//# subgroup_invocation_id_in_its_subgroup: UNI-98
@compute @workgroup_size(64) fn main(@builtin(subgroup_invocation_id) lane: u32) {
  for (var i = 0u; i < lane; i++) { data[i] = subgroupAdd(1u); }
//~ error subgroup-not-uniform 47-61: all invocations of the subgroup must reach `subgroupAdd` together, but some can miss it
//~ note +0:20-27: this condition decides how often each invocation goes round the loop
//~ note +0:24-27: `lane` is subgroup_invocation_id, which differs between invocations
}

//# each_operation_has_one_scope: UNI-99
@compute @workgroup_size(64) fn main(@builtin(subgroup_id) sg: u32) {
  if sg == 0u { data[0] = subgroupAdd(1u); }
  if workgroupUniformLoad(&tile[0]) == 0u { workgroupBarrier(); }
}

//# uniform_load_of_a_place_of_the_subgroup: UNI-99
@compute @workgroup_size(64) fn main(@builtin(subgroup_id) sg: u32) {
  data[sg] = workgroupUniformLoad(&tile[sg]);
//~ error barrier-not-uniform 35-43: the argument of `workgroupUniformLoad` must be the same in all invocations of the workgroup
//~ note +0:41-42: `sg` is subgroup_id, which differs between the subgroups of a workgroup
}

//# not_uniform_in_the_subgroup_is_not_in_the_workgroup: UNI-100
@compute @workgroup_size(64) fn main(@builtin(subgroup_invocation_id) lane: u32) {
  barrier_if(lane == 0u);
//~ error barrier-not-uniform 14-23: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -516:33-50: `workgroupBarrier` is called here
//~ note -516:29-29: this condition depends on it
//~ note +0:14-17: `lane` is subgroup_invocation_id, which differs between invocations
  barrier_if(subgroupElect());
//~ error barrier-not-uniform 14-28: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -517:33-50: `workgroupBarrier` is called here
//~ note -517:29-29: this condition depends on it
//~ note +0:14-28: each invocation gets its own result from `subgroupElect`
  if subgroupInclusiveAdd(1u) == 1u { data[0] = subgroupAdd(1u); }
//~ error subgroup-not-uniform 49-63: all invocations of the subgroup must reach `subgroupAdd` together, but some can miss it
//~ note +0:6-35: only invocations for which this is true reach `subgroupAdd`
//~ note +0:6-29: each invocation gets its own result from `subgroupInclusiveAdd`
}

//# uniform_in_the_workgroup_is_in_the_subgroup: UNI-100
@compute @workgroup_size(64) fn main(@builtin(workgroup_id) wg: vec3u, @builtin(num_subgroups) n: u32, @builtin(subgroup_size) size: u32) {
  if wg.x + n + size + workgroupUniformLoad(&tile[0]) == 9u {
    data[0] = subgroupAdd(1u);
    workgroupBarrier();
  }
}

//# derivatives_of_one_kind: UNI-82, BI-90, BI-91, BI-93, BI-94, BI-96, BI-97
@fragment fn main(@location(0) x: f32) -> @location(0) vec4f {
  var r = 0.0;
  if x > 1.0 { r += dpdxCoarse(x); }
//~ error derivative-not-uniform 21-33: all invocations must reach `dpdxCoarse` together, because it compares neighbouring fragments, but some can miss it
//~ note +0:6-12: only invocations for which this is true reach `dpdxCoarse`
//~ note +0:6-6: `x` is an input of the entry point, which differs between invocations
  if x > 2.0 { r += dpdxFine(x); }
//~ error derivative-not-uniform 21-31: all invocations must reach `dpdxFine` together, because it compares neighbouring fragments, but some can miss it
//~ note +0:6-12: only invocations for which this is true reach `dpdxFine`
//~ note +0:6-6: `x` is an input of the entry point, which differs between invocations
  if x > 3.0 { r += dpdyCoarse(x); }
//~ error derivative-not-uniform 21-33: all invocations must reach `dpdyCoarse` together, because it compares neighbouring fragments, but some can miss it
//~ note +0:6-12: only invocations for which this is true reach `dpdyCoarse`
//~ note +0:6-6: `x` is an input of the entry point, which differs between invocations
  if x > 4.0 { r += dpdyFine(x); }
//~ error derivative-not-uniform 21-31: all invocations must reach `dpdyFine` together, because it compares neighbouring fragments, but some can miss it
//~ note +0:6-12: only invocations for which this is true reach `dpdyFine`
//~ note +0:6-6: `x` is an input of the entry point, which differs between invocations
  if x > 5.0 { r += fwidthCoarse(x); }
//~ error derivative-not-uniform 21-35: all invocations must reach `fwidthCoarse` together, because it compares neighbouring fragments, but some can miss it
//~ note +0:6-12: only invocations for which this is true reach `fwidthCoarse`
//~ note +0:6-6: `x` is an input of the entry point, which differs between invocations
  if x > 6.0 { r += fwidthFine(x); }
//~ error derivative-not-uniform 21-33: all invocations must reach `fwidthFine` together, because it compares neighbouring fragments, but some can miss it
//~ note +0:6-12: only invocations for which this is true reach `fwidthFine`
//~ note +0:6-6: `x` is an input of the entry point, which differs between invocations
  return vec4f(r);
}
