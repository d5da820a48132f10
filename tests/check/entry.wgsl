//! check
// Entry points and their interface (ledger: ENTRY). A case lists what is rejected, line by line; its twin _ok the nearest that is accepted.

//# several_ok: ENTRY-01
struct In { @builtin(local_invocation_id) l: vec3u, @builtin(workgroup_id) w: vec3u }
@compute @workgroup_size(4) fn first() { }
@compute @workgroup_size(1, 2, 3) fn second(i: In, @builtin(num_workgroups) n: vec3u) { }
@vertex fn third(@builtin(vertex_index) i: u32, @location(0) p: vec4f) -> @builtin(position) vec4f { return p; }
@fragment fn fourth(@location(0) c: vec4f) -> @location(0) vec4f { return c; }

//# results_of_compute: ENTRY-02
@compute @workgroup_size(1) fn a() -> u32 { return 1; }
//~ error invalid-entry-point 39-41: compute entry point 'a' cannot return a value
@compute @workgroup_size(1) fn b() -> @builtin(position) vec4f { return vec4f(); }
//~ error invalid-entry-point 58-62: compute entry point 'b' cannot return a value
@compute @workgroup_size(1) fn c() -> @location(0) vec4f { return vec4f(); }
//~ error invalid-entry-point 52-56: compute entry point 'c' cannot return a value
struct S { @location(0) a: f32 }
@compute @workgroup_size(1) fn d() -> S { return S(); }
//~ error invalid-entry-point 39-39: compute entry point 'd' cannot return a value

//# results_of_compute_ok: ENTRY-02
fn a() -> u32 { return 1; }
struct S { @location(0) a: f32 }
@fragment fn d() -> S { return S(); }
@compute @workgroup_size(1) fn b() { _ = a(); return; }

//# parameters: ENTRY-03
struct Plain { a: u32 }
//~ error missing-io-attribute 16-21: a member of an entry point's parameter needs @builtin or @location
//~ note +3:32-32: the entry point is here
struct Mixed { @builtin(workgroup_id) a: vec3u, b: u32 }
//~ error missing-io-attribute 49-54: a member of an entry point's parameter needs @builtin or @location
//~ note +3:32-32: the entry point is here
@compute @workgroup_size(1) fn a(x: u32) { }
//~ error missing-io-attribute 34-39: an input of an entry point needs @builtin or @location
@compute @workgroup_size(1) fn b(x: Plain) { }
@compute @workgroup_size(1) fn c(x: Mixed) { }
@compute @workgroup_size(1) fn d(p: ptr<function, u32>) { }
//~ error missing-io-attribute 34-54: an input of an entry point needs @builtin or @location
@compute @workgroup_size(1) fn e(t: texture_2d<f32>) { }
//~ error missing-io-attribute 34-51: an input of an entry point needs @builtin or @location
@compute @workgroup_size(1) fn g(t: sampler) { }
//~ error missing-io-attribute 34-43: an input of an entry point needs @builtin or @location
@compute @workgroup_size(1) fn h(@builtin(workgroup_id) a: vec3u, b: vec3u) { }
//~ error missing-io-attribute 67-74: an input of an entry point needs @builtin or @location
@compute @workgroup_size(1) fn i(p: ptr<private, u32>, @builtin(workgroup_id) a: vec3u) { }
//~ error missing-io-attribute 34-53: an input of an entry point needs @builtin or @location

//# parameters_ok: ENTRY-03
struct Inputs { @builtin(workgroup_id) a: vec3u, @builtin(num_workgroups) b: vec3u }
struct More { @builtin(local_invocation_index) i: u32 }
@compute @workgroup_size(1) fn a(x: Inputs, y: More, @builtin(global_invocation_id) g: vec3u) { }
@compute @workgroup_size(1) fn b() { }

//# static_access: ENTRY-04
@group(0) @binding(0) var<storage> a: u32;
@group(0) @binding(0) var<storage> b: u32;
@group(0) @binding(1) var<storage> c: array<u32>;
@group(0) @binding(1) var<storage> d: u32;
fn deep() -> u32 { return b; }
fn middle() -> u32 { return deep(); }
@compute @workgroup_size(1) fn through_calls() { _ = a; _ = middle(); }
//~ error duplicate-binding 32-44: entry point 'through_calls' uses two resources at group 0, binding 0
//~ note -6:36-36: one is here
//~ note -5:36-36: another is here
@compute @workgroup_size(1) fn in_dead_code() { _ = a; return; _ = b; }
//~ error duplicate-binding 32-43: entry point 'in_dead_code' uses two resources at group 0, binding 0
//~ note -7:36-36: one is here
//~ note -6:36-36: another is here
@compute @workgroup_size(1) fn by_address() { let p = &a; let q = &b; }
//~ error duplicate-binding 32-41: entry point 'by_address' uses two resources at group 0, binding 0
//~ note -8:36-36: one is here
//~ note -7:36-36: another is here
@compute @workgroup_size(1) fn by_length() { _ = arrayLength(&c); if false { _ = d; } }
//~ error duplicate-binding 32-40: entry point 'by_length' uses two resources at group 0, binding 1
//~ note -7:36-36: one is here
//~ note -6:36-36: another is here
@compute @workgroup_size(1) fn in_short_circuit() { _ = a; _ = false && b == 1; }
//~ error duplicate-binding 32-47: entry point 'in_short_circuit' uses two resources at group 0, binding 0
//~ note -10:36-36: one is here
//~ note -9:36-36: another is here

//# static_access_ok: ENTRY-04 ENTRY-22
@group(0) @binding(0) var<storage> a: u32;
@group(0) @binding(0) var<storage> b: u32;
fn deep() -> u32 { return b; }
fn unused() -> u32 { return a + b; }
@compute @workgroup_size(1) fn first() { _ = a; }
@compute @workgroup_size(1) fn second() { _ = deep(); }
@fragment fn third() { _ = a; }

//# overrides_of_attributes: ENTRY-04
override n = 0;
override m = 0;
var<workgroup> w: array<u32, m>;
//~ error element-count-too-small 30-30: an array has at least one element, not 0
@compute @workgroup_size(n + 1) fn a() { _ = w[0]; }
@compute @workgroup_size(1) fn b() { }
@compute @workgroup_size(n) fn c() { }
//~ error workgroup-size-too-small 26-26: a workgroup size is at least 1, not 0

//# override_of_initializer: ENTRY-04
override n = 0;
var<private> p = 1 / n;
//~ error eval-division-by-zero 18-22: division by zero, with the override values of this pipeline
fn f() -> i32 { return p; }
@compute @workgroup_size(1) fn a() { _ = f(); }
@compute @workgroup_size(1) fn b() { }

//# override_through_alias: ENTRY-04
override n = 0;
alias A = array<u32, n>;
//~ error element-count-too-small 22-22: an array has at least one element, not 0
var<workgroup> w: A;
@compute @workgroup_size(1) fn a() { let p = &w; }

//# overrides_of_others_ok: ENTRY-04
override n: i32;
override m = 0;
alias A = array<u32, m>;
var<workgroup> w: A;
var<private> p = 1 / m;
fn f() -> i32 { return p; }
@compute @workgroup_size(n) fn a() { _ = w[0]; }
@compute @workgroup_size(1) fn b() { }

//# builtin_twice: ENTRY-05
struct S { @builtin(workgroup_id) a: vec3u }
struct T { @builtin(num_workgroups) a: vec3u, @builtin(num_workgroups) b: vec3u }
//~ error duplicate-builtin-value 47-70: the built-in value num_workgroups is given twice
//~ note +0:12-35: first given here
@compute @workgroup_size(1) fn a(@builtin(local_invocation_index) a: u32, @builtin(local_invocation_index) b: u32) { }
//~ error duplicate-builtin-value 75-113: the built-in value local_invocation_index is given twice
//~ note +0:34-72: first given here
@compute @workgroup_size(1) fn b(t: T) { }

//# builtin_in_two_places: ENTRY-05
struct S { @builtin(workgroup_id) a: vec3u }
//~ error duplicate-builtin-value 12-33: the built-in value workgroup_id is given twice
//~ note +1:34-64: first given here
@compute @workgroup_size(1) fn b(@builtin(workgroup_id) a: vec3u, s: S) { }

//# builtin_in_two_structs: ENTRY-05
struct S { @builtin(workgroup_id) a: vec3u }
struct T { @builtin(workgroup_id) a: vec3u }
//~ error duplicate-builtin-value 12-33: the built-in value workgroup_id is given twice
//~ note -1:12-33: first given here
@compute @workgroup_size(1) fn b(s: S, t: T) { }

//# builtins_of_other_stages: ENTRY-05
@compute @workgroup_size(1) fn a(@builtin(position) x: vec4f) { }
//~ error builtin-value-stage 34-60: position is not an input of the compute stage
@compute @workgroup_size(1) fn b(@builtin(vertex_index) x: u32) { }
//~ error builtin-value-stage 34-62: vertex_index is not an input of the compute stage
@compute @workgroup_size(1) fn c(@builtin(instance_index) x: u32) { }
//~ error builtin-value-stage 34-64: instance_index is not an input of the compute stage
@compute @workgroup_size(1) fn d(@builtin(front_facing) x: bool) { }
//~ error builtin-value-stage 34-63: front_facing is not an input of the compute stage
@compute @workgroup_size(1) fn e(@builtin(frag_depth) x: f32) { }
//~ error builtin-value-stage 34-60: frag_depth is not an input of the compute stage
@compute @workgroup_size(1) fn g(@builtin(sample_index) x: u32) { }
//~ error builtin-value-stage 34-62: sample_index is not an input of the compute stage
@compute @workgroup_size(1) fn h(@builtin(sample_mask) x: u32) { }
//~ error builtin-value-stage 34-61: sample_mask is not an input of the compute stage
struct S { @builtin(position) x: vec4f }
//~ error builtin-value-stage 12-29: position is not an input of the compute stage
@compute @workgroup_size(1) fn i(s: S) { }
@fragment fn j(@builtin(workgroup_id) x: vec3u) { }
//~ error builtin-value-stage 16-46: workgroup_id is not an input of the fragment stage
@vertex fn k(@builtin(local_invocation_index) x: u32) -> @builtin(position) vec4f { return vec4f(); }
//~ error builtin-value-stage 14-52: local_invocation_index is not an input of the vertex stage

//# builtins_ok: ENTRY-05
struct S { @builtin(workgroup_id) a: vec3u }
@compute @workgroup_size(1) fn a(s: S, @builtin(num_workgroups) n: vec3u) { }
@compute @workgroup_size(1) fn b(@builtin(workgroup_id) a: vec3u) { }

//# nested_struct: ENTRY-06
struct Inner { @builtin(workgroup_id) a: vec3u }
struct Outer { @builtin(num_workgroups) b: vec3u, inner: Inner }
//~ error missing-io-attribute 51-62: a member of an entry point's parameter needs @builtin or @location
//~ note +1:32-32: the entry point is here
@compute @workgroup_size(1) fn a(o: Outer) { }

//# array_of_builtins: ENTRY-06
struct Inner { @builtin(workgroup_id) a: vec3u }
@compute @workgroup_size(1) fn a(o: array<Inner, 1>) { }
//~ error missing-io-attribute 34-51: an input of an entry point needs @builtin or @location

//# nested_struct_ok: ENTRY-06
struct Inner { @builtin(workgroup_id) a: vec3u }
struct Outer { @builtin(num_workgroups) b: vec3u }
@compute @workgroup_size(1) fn a(o: Outer, i: Inner) { }

//# locations: ENTRY-07
@compute @workgroup_size(1) fn a(@location(0) x: f32, @builtin(workgroup_id) y: vec3u) { }
//~ error misplaced-attribute 34-45: a compute entry point has no user-defined inputs and outputs
@compute @workgroup_size(1) fn b(@location(0) @interpolate(flat) x: u32) { }
//~ error misplaced-attribute 34-45: a compute entry point has no user-defined inputs and outputs

//# locations_ok: ENTRY-07
@compute @workgroup_size(1) fn a(@builtin(workgroup_id) y: vec3u) { }
@fragment fn b(@location(0) @interpolate(flat) x: u32) { }

//# indices_ok: ENTRY-13 ENTRY-15
requires linear_indexing;
@compute @workgroup_size(1) fn a(@builtin(global_invocation_index) g: u32, @builtin(workgroup_index) w: u32) { }

//# index_types: ENTRY-13 ENTRY-15
@compute @workgroup_size(1) fn a(@builtin(global_invocation_index) g: vec3u) { }
//~ error builtin-value-type 34-66: the built-in value global_invocation_index is of type u32, not vec3<u32>
@compute @workgroup_size(1) fn b(@builtin(workgroup_index) w: i32) { }
//~ error builtin-value-type 34-58: the built-in value workgroup_index is of type u32, not i32

//# subgroup_builtins_without_enable: ENTRY-16 ENTRY-17 ENTRY-19 ENTRY-20
@compute @workgroup_size(1) fn a(@builtin(subgroup_id) x: u32) { }
//~ error missing-enable 43-53: the built-in value subgroup_id needs 'enable subgroups;'
@compute @workgroup_size(1) fn b(@builtin(num_subgroups) x: u32) { }
//~ error missing-enable 43-55: the built-in value num_subgroups needs 'enable subgroups;'
@compute @workgroup_size(1) fn c(@builtin(subgroup_invocation_id) x: u32) { }
//~ error missing-enable 43-64: the built-in value subgroup_invocation_id needs 'enable subgroups;'
@compute @workgroup_size(1) fn d(@builtin(subgroup_size) x: u32) { }
//~ error missing-enable 43-55: the built-in value subgroup_size needs 'enable subgroups;'

//# subgroup_builtin_types: ENTRY-16 ENTRY-17 ENTRY-18 ENTRY-20
enable subgroups;
@compute @workgroup_size(1) fn a(@builtin(subgroup_id) x: i32) { }
//~ error builtin-value-type 34-54: the built-in value subgroup_id is of type u32, not i32
@compute @workgroup_size(1) fn b(@builtin(num_subgroups) x: vec3u) { }
//~ error builtin-value-type 34-56: the built-in value num_subgroups is of type u32, not vec3<u32>
@compute @workgroup_size(1) fn c(@builtin(subgroup_invocation_id) x: i32) { }
//~ error builtin-value-type 34-65: the built-in value subgroup_invocation_id is of type u32, not i32
@compute @workgroup_size(1) fn d(@builtin(subgroup_size) x: f32) { }
//~ error builtin-value-type 34-56: the built-in value subgroup_size is of type u32, not f32

//# subgroup_builtins_ok: ENTRY-16 ENTRY-17 ENTRY-18 ENTRY-19 ENTRY-20
enable subgroups;
requires subgroup_id;
@compute @workgroup_size(1) fn a(@builtin(subgroup_id) x: u32, @builtin(num_subgroups) y: u32) { }
@compute @workgroup_size(1) fn b(@builtin(subgroup_invocation_id) x: u32, @builtin(subgroup_size) y: u32) { }
@fragment fn c(@builtin(subgroup_invocation_id) x: u32, @builtin(subgroup_size) y: u32) { }

//# same_binding: ENTRY-21
@group(0) @binding(1) var<storage> a: u32;
@group(0) @binding(1) var<uniform> b: u32;
@group(1) @binding(1) var t: texture_2d<f32>;
@group(1) @binding(1) var s: sampler;
@compute @workgroup_size(1) fn buffers() { _ = a + b; }
//~ error duplicate-binding 32-38: entry point 'buffers' uses two resources at group 0, binding 1
//~ note -3:36-36: one is here
//~ note -4:36-36: another is here
@compute @workgroup_size(1) fn handles() { _ = textureSampleLevel(t, s, vec2f(), 0); }
//~ error duplicate-binding 32-38: entry point 'handles' uses two resources at group 1, binding 1
//~ note -3:27-27: one is here
//~ note -2:27-27: another is here

//# same_binding_ok: ENTRY-21 ENTRY-22
@group(0) @binding(1) var<storage> a: u32;
@group(0) @binding(1) var<uniform> b: u32;
@group(1) @binding(1) var t: texture_2d<f32>;
@group(1) @binding(2) var s: sampler;
@compute @workgroup_size(1) fn first() { _ = a; _ = a + 1; }
@compute @workgroup_size(1) fn second() { _ = b; }
@compute @workgroup_size(1) fn handles() { _ = textureSampleLevel(t, s, vec2f(), 0); }
