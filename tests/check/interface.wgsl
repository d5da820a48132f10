//! check
// Rejected modules, each with a twin that is accepted (_ok). Ledger ids stand beside the names.

//# missing_workgroup_size: ATTR-17
@compute fn main() { }
//~ error missing-workgroup-size 13-16: compute entry point 'main' has no @workgroup_size

//# missing_workgroup_size_ok: ATTR-17
@compute @workgroup_size(1) fn main() { }

//# workgroup_size_zero: ATTR-18
@compute @workgroup_size(0) fn main() { }
//~ error attribute-arguments 26-26: a workgroup size is at least 1, not 0

//# workgroup_size_zero_ok: ATTR-18
@compute @workgroup_size(1) fn main() { }

//# workgroup_size_float: ATTR-17
@compute @workgroup_size(1.0) fn main() { }
//~ error attribute-arguments 26-28: a workgroup size is i32 or u32, not abstract-float

//# workgroup_size_float_ok: ATTR-17
@compute @workgroup_size(1u) fn main() { }

//# workgroup_size_on_function: ATTR-17
@workgroup_size(1) fn f() { }
//~ error misplaced-attribute 1-18: @workgroup_size is only for compute entry points

//# workgroup_size_on_function_ok: ATTR-17
@compute @workgroup_size(1) fn f() { }

//# compute_returns: ENTRY-02
@compute @workgroup_size(1) fn main() -> @location(0) f32 { return 1.0; }
//~ error invalid-entry-point 55-57: compute entry point 'main' cannot return a value

//# compute_returns_ok: ENTRY-02
@compute @workgroup_size(1) fn main() { }

//# calling_an_entry_point: FUNC-08
@compute @workgroup_size(1) fn main() { }
fn f() { main(); }
//~ error invalid-call 10-13: 'main' is an entry point and cannot be called
//~ note -1:32-35: declared here

//# calling_an_entry_point_ok: FUNC-08
fn main() { }
fn f() { main(); }

//# unknown_attribute: ATTR-02
@fast fn f() { }
//~ error unknown-attribute 2-5: there is no attribute 'fast'

//# unknown_attribute_ok: ATTR-02
@must_use fn f() -> i32 { return 1; }

//# duplicate_attribute: ATTR-01
@compute @compute @workgroup_size(1) fn f() { }
//~ error duplicate-attribute 10-17: @compute is given twice
//~ note +0:1-8: first given here

//# duplicate_attribute_ok: ATTR-01
@compute @workgroup_size(1) fn f() { }

//# attribute_argument_count: ATTR-06
@group(0, 1) @binding(0) var<storage> a: i32;
//~ error attribute-arguments 1-12: @group takes 1 argument, not 2

//# attribute_argument_count_ok: ATTR-06
@group(0) @binding(0) var<storage> a: i32;

//# unknown_builtin_value: ATTR-08
@compute @workgroup_size(1) fn main(@builtin(thread_id) a: u32) { }
//~ error unknown-builtin-value 46-54: there is no built-in value 'thread_id'

//# unknown_builtin_value_ok: ATTR-08
@compute @workgroup_size(1) fn main(@builtin(local_invocation_index) a: u32) { }

//# builtin_value_type: ATTR-08
@compute @workgroup_size(1) fn main(@builtin(local_invocation_index) a: i32) { }
//~ error builtin-value-type 37-68: the built-in value local_invocation_index is of type u32, not i32

//# builtin_value_type_ok: ATTR-08
@compute @workgroup_size(1) fn main(@builtin(local_invocation_index) a: u32) { }

//# builtin_value_stage: ENTRY-05
@compute @workgroup_size(1) fn main(@builtin(vertex_index) a: u32) { }
//~ error builtin-value-stage 37-65: vertex_index is not an input of the compute stage

//# builtin_value_stage_ok: ENTRY-05
@vertex fn main(@builtin(vertex_index) a: u32) -> @builtin(position) vec4f { return vec4f(); }

//# duplicate_builtin_value: ENTRY-05
@compute @workgroup_size(1) fn main(@builtin(workgroup_id) a: vec3u, @builtin(workgroup_id) b: vec3u) { }
//~ error duplicate-builtin-value 70-100: the built-in value workgroup_id is given twice
//~ note +0:37-67: first given here

//# duplicate_builtin_value_ok: ENTRY-05
@compute @workgroup_size(1) fn main(@builtin(workgroup_id) a: vec3u, @builtin(num_workgroups) b: vec3u) { }

//# missing_io_attribute: ENTRY-03
@compute @workgroup_size(1) fn main(a: u32) { }
//~ error missing-io-attribute 37-42: an input of an entry point needs @builtin or @location

//# missing_io_attribute_ok: ENTRY-03
@compute @workgroup_size(1) fn main(@builtin(local_invocation_index) a: u32) { }

//# duplicate_binding: ENTRY-21
@group(0) @binding(0) var<storage> a: i32;
@group(0) @binding(0) var<storage> b: i32;
@compute @workgroup_size(1) fn main() { _ = a; _ = b; }
//~ error duplicate-binding 32-35: entry point 'main' uses two resources at group 0, binding 0
//~ note -2:36-36: one is here
//~ note -1:36-36: another is here

//# duplicate_binding_ok: ENTRY-21
@group(0) @binding(0) var<storage> a: i32;
@group(0) @binding(1) var<storage> b: i32;
@compute @workgroup_size(1) fn main() { _ = a; _ = b; }

//# duplicate_location: IO
@fragment fn main(@location(0) a: f32, @location(0) b: f32) { }
//~ error duplicate-location 40-58: location 0 is used twice
//~ note +0:19-37: first used here

//# duplicate_location_ok: IO
@fragment fn main(@location(0) a: f32, @location(1) b: f32) { }

//# missing_flat: IO
@fragment fn main(@location(0) a: u32) { }
//~ error missing-flat 19-37: an integer between vertex and fragment stage is not interpolated

//# missing_flat_ok: IO
@fragment fn main(@location(0) @interpolate(flat) a: u32) { }

//# io_type: IO
@fragment fn main(@location(0) a: mat2x2f) { }
//~ error invalid-io-type 19-41: a user-defined input or output is a numeric scalar or vector, not mat2x2<f32>

//# io_type_ok: IO
@fragment fn main(@location(0) a: vec2f) { }

//# vertex_without_position: IO
@vertex fn main() -> @location(0) f32 { return 1.0; }
//~ error invalid-entry-point 12-15: vertex entry point 'main' does not return @builtin(position)

//# vertex_without_position_ok: IO
@vertex fn main() -> @builtin(position) vec4f { return vec4f(); }

//# blend_source: IO
enable dual_source_blending;
struct Out { @location(0) @blend_src(0) a: vec4f, @location(0) b: vec4f }
//~ error invalid-blend-source 8-10: @blend_src needs exactly two members at location 0, one for each source
@fragment fn main() -> Out { return Out(); }

//# blend_source_ok: IO
enable dual_source_blending;
struct Out { @location(0) @blend_src(0) a: vec4f, @location(0) @blend_src(1) b: vec4f }
@fragment fn main() -> Out { return Out(); }

//# align_not_a_power_of_two: ATTR-04
struct S { @align(3) a: i32 }
//~ error invalid-layout-attribute 12-20: an alignment is a positive power of two, not 3

//# align_not_a_power_of_two_ok: ATTR-04
struct S { @align(4) a: i32 }

//# size_too_small: ATTR-05
struct S { @size(2) a: i32 }
//~ error invalid-layout-attribute 12-19: i32 needs 4 bytes, more than 2

//# size_too_small_ok: ATTR-05
struct S { @size(8) a: i32 }

//# barrier_in_fragment: FUNC-12
fn f() { workgroupBarrier(); }
//~ error stage-restriction 10-27: workgroupBarrier is not allowed in the fragment stage
//~ note +1:14-17: reached from entry point 'main'
@fragment fn main() { f(); }

//# barrier_in_fragment_ok: FUNC-12
fn f() { workgroupBarrier(); }
@compute @workgroup_size(1) fn main() { f(); }

//# limit_exceeded: LIM
@compute @workgroup_size(512) fn main() { }
//~ error limit-exceeded 26-28: the workgroup size in x of 'main' is 512; the limit maxComputeWorkgroupSizeX is 256

//# limit_exceeded_ok: LIM
@compute @workgroup_size(256) fn main() { }

//# workgroup_memory_limit: LIM
var<workgroup> a: array<u32, 5000>;
@compute @workgroup_size(1) fn main() { a[0] = 1u; }
//~ error limit-exceeded 32-35: the workgroup memory of 'main' in bytes is 20000; the limit maxComputeWorkgroupStorageSize is 16384

//# workgroup_memory_limit_ok: LIM
var<workgroup> a: array<u32, 4096>;
@compute @workgroup_size(1) fn main() { a[0] = 1u; }

//# two_immediates: DECL-31
var<immediate> a: u32;
var<immediate> b: u32;
@compute @workgroup_size(1) fn main() { _ = a; _ = b; }
//~ error too-many-immediates 32-35: entry point 'main' uses more than one immediate variable
//~ note -2:16-16: one is here
//~ note -1:16-16: another is here

//# two_immediates_ok: DECL-31
var<immediate> a: u32;
@compute @workgroup_size(1) fn main() { _ = a; }

//# subgroup_size_unfit: ATTR-14
enable subgroup_size_control;
@compute @workgroup_size(24) @subgroup_size(16) fn main() {}
//~ error subgroup-size-unfit 45-46: the workgroup size in x, 24, is no multiple of the subgroup size 16

//# subgroup_size_ok: ATTR-14
enable subgroup_size_control;
@compute @workgroup_size(64) @subgroup_size(16) fn main() {}
