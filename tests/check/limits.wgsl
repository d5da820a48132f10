// The limits of WebGPU that a module alone can break, at their default values: what is one over is refused when the pipeline is made, what is just
// within them is not. Only what the entry point uses counts.
//! check

//# invocations: LIM-01, PIPE-09
@compute @workgroup_size(16, 17) fn main() {}
//~ error limit-exceeded 37-40: the number of invocations in a workgroup of 'main' is 272; the limit maxComputeInvocationsPerWorkgroup is 256

//# invocations_ok: LIM-01, PIPE-09
@compute @workgroup_size(16, 16) fn main() {}
@compute @workgroup_size(2, 2, 64) fn deep() {}

//# size_x: LIM-02, PIPE-09
@compute @workgroup_size(257) fn main() {}
//~ error limit-exceeded 26-28: the workgroup size in x of 'main' is 257; the limit maxComputeWorkgroupSizeX is 256

//# size_x_ok: LIM-02, PIPE-09
@compute @workgroup_size(256) fn main() {}

//# size_y: LIM-03, PIPE-09
@compute @workgroup_size(1, 257) fn main() {}
//~ error limit-exceeded 29-31: the workgroup size in y of 'main' is 257; the limit maxComputeWorkgroupSizeY is 256

//# size_y_ok: LIM-03, PIPE-09
@compute @workgroup_size(1, 256) fn main() {}

//# size_z: LIM-04, PIPE-09
@compute @workgroup_size(1, 1, 65) fn main() {}
//~ error limit-exceeded 32-33: the workgroup size in z of 'main' is 65; the limit maxComputeWorkgroupSizeZ is 64

//# size_z_ok: LIM-04, PIPE-09
@compute @workgroup_size(1, 1, 64) fn main() {}

//# sizes_by_override: LIM-04, PIPE-09
override n = 13;
@compute @workgroup_size(1, 1, n * 5) fn main() {}
//~ error limit-exceeded 32-36: the workgroup size in z of 'main' is 65; the limit maxComputeWorkgroupSizeZ is 64

//# sizes_by_override_ok: LIM-04, PIPE-09
override n = 13;
@compute @workgroup_size(1, 1, n * 4) fn main() {}

//# every_dimension_is_named: PIPE-09
@compute @workgroup_size(300, 1, 70) fn main() {}
//~ error limit-exceeded 26-28: the workgroup size in x of 'main' is 300; the limit maxComputeWorkgroupSizeX is 256
//~ error limit-exceeded 34-35: the workgroup size in z of 'main' is 70; the limit maxComputeWorkgroupSizeZ is 64

//# every_dimension_is_named_ok: PIPE-09
@compute @workgroup_size(30, 1, 7) fn main() {}

//# workgroup_memory: LIM-05, PIPE-10
var<workgroup> w: array<u32, 4097>;
@compute @workgroup_size(1) fn main() { w[0] = 1u; }
//~ error limit-exceeded 32-35: the workgroup memory of 'main' in bytes is 16400; the limit maxComputeWorkgroupStorageSize is 16384

//# workgroup_memory_ok: LIM-05, PIPE-10
var<workgroup> w: array<u32, 4096>;
@compute @workgroup_size(1) fn main() { w[0] = 1u; }

//# each_variable_is_rounded_up_to_16: LIM-05, PIPE-10
var<workgroup> a: array<u32, 4089>;  // 16356 bytes, counted as 16368
var<workgroup> b: u32;
var<workgroup> c: u32;
@compute @workgroup_size(1) fn main() { a[0] = b + c; }
//~ error limit-exceeded 32-35: the workgroup memory of 'main' in bytes is 16400; the limit maxComputeWorkgroupStorageSize is 16384

//# each_variable_is_rounded_up_to_16_ok: LIM-05, PIPE-10
var<workgroup> a: array<u32, 4089>;
var<workgroup> b: u32;
var<workgroup> c: u32;  // the entry point does not use it
@compute @workgroup_size(1) fn main() { a[0] = b; }

//# workgroup_memory_of_called_functions: LIM-05, PIPE-10
var<workgroup> a: array<vec4u, 512>;
var<workgroup> b: array<vec4u, 513>;
fn f() -> u32 { return g(); }
fn g() -> u32 { return b[0].x; }
@compute @workgroup_size(1) fn main() { a[0].x = f(); }
//~ error limit-exceeded 32-35: the workgroup memory of 'main' in bytes is 16400; the limit maxComputeWorkgroupStorageSize is 16384

//# workgroup_memory_of_called_functions_ok: LIM-05, PIPE-10
var<workgroup> a: array<vec4u, 512>;
var<workgroup> b: array<vec4u, 513>;
fn f() -> u32 { return g(); }
fn g() -> u32 { return b[0].x; }
fn other() -> u32 { return a[0].x; }
@compute @workgroup_size(1) fn main() { _ = f(); }

//# workgroup_memory_by_override: LIM-05, PIPE-10
override n = 4097u;
var<workgroup> w: array<u32, n>;
@compute @workgroup_size(1) fn main() { w[0] = 1u; }
//~ error limit-exceeded 32-35: the workgroup memory of 'main' in bytes is 16400; the limit maxComputeWorkgroupStorageSize is 16384

//# workgroup_memory_by_override_ok: LIM-05, PIPE-10
override n = 4096u;
var<workgroup> w: array<u32, n>;
@compute @workgroup_size(1) fn main() { w[0] = 1u; }

//# bind_groups: LIM-07, PIPE-17
@group(4) @binding(0) var<uniform> u: u32;
//~ error limit-exceeded 36-36: the group of 'u' is 4; the limit maxBindGroups is 4
@compute @workgroup_size(1) fn main() { _ = u; }

//# bind_groups_ok: LIM-07, PIPE-17
@group(3) @binding(0) var<uniform> u: u32;
@group(4) @binding(0) var<uniform> unused: u32;
@compute @workgroup_size(1) fn main() { _ = u; }

//# binding_number: LIM-08, PIPE-17
@group(0) @binding(1000) var<uniform> u: u32;
//~ error limit-exceeded 39-39: the binding of 'u' is 1000; the limit maxBindingsPerBindGroup is 1000
@compute @workgroup_size(1) fn main() { _ = u; }

//# binding_number_ok: LIM-08, PIPE-17
@group(0) @binding(999) var<uniform> u: u32;
@group(0) @binding(1000) var<uniform> unused: u32;
@compute @workgroup_size(1) fn main() { _ = u; }

//# uniform_buffers: LIM-09, PIPE-17
@group(0) @binding(0) var<uniform> v0: u32;
@group(0) @binding(1) var<uniform> v1: u32;
@group(0) @binding(2) var<uniform> v2: u32;
@group(0) @binding(3) var<uniform> v3: u32;
@group(0) @binding(4) var<uniform> v4: u32;
@group(0) @binding(5) var<uniform> v5: u32;
@group(0) @binding(6) var<uniform> v6: u32;
@group(0) @binding(7) var<uniform> v7: u32;
@group(0) @binding(8) var<uniform> v8: u32;
@group(0) @binding(9) var<uniform> v9: u32;
@group(0) @binding(10) var<uniform> v10: u32;
@group(0) @binding(11) var<uniform> v11: u32;
@group(0) @binding(12) var<uniform> v12: u32;
@compute @workgroup_size(1) fn main() { _ = v0; _ = v1; _ = v2; _ = v3; _ = v4; _ = v5; _ = v6; _ = v7; _ = v8; _ = v9; _ = v10; _ = v11; _ = v12; }
//~ error limit-exceeded 32-35: the number of uniform buffers that 'main' uses is 13; the limit maxUniformBuffersPerShaderStage is 12

//# uniform_buffers_ok: LIM-09, PIPE-17
@group(0) @binding(0) var<uniform> v0: u32;
@group(0) @binding(1) var<uniform> v1: u32;
@group(0) @binding(2) var<uniform> v2: u32;
@group(0) @binding(3) var<uniform> v3: u32;
@group(0) @binding(4) var<uniform> v4: u32;
@group(0) @binding(5) var<uniform> v5: u32;
@group(0) @binding(6) var<uniform> v6: u32;
@group(0) @binding(7) var<uniform> v7: u32;
@group(0) @binding(8) var<uniform> v8: u32;
@group(0) @binding(9) var<uniform> v9: u32;
@group(0) @binding(10) var<uniform> v10: u32;
@group(0) @binding(11) var<uniform> v11: u32;
@group(0) @binding(12) var<uniform> v12: u32;
@compute @workgroup_size(1) fn main() { _ = v0; _ = v1; _ = v2; _ = v3; _ = v4; _ = v5; _ = v6; _ = v7; _ = v8; _ = v9; _ = v10; _ = v11; }
@compute @workgroup_size(1) fn other() { _ = v12; }

//# storage_buffers: LIM-10, PIPE-17
@group(0) @binding(0) var<storage, read_write> v0: u32;
@group(0) @binding(1) var<storage, read_write> v1: u32;
@group(0) @binding(2) var<storage, read_write> v2: u32;
@group(0) @binding(3) var<storage, read_write> v3: u32;
@group(0) @binding(4) var<storage, read_write> v4: u32;
@group(1) @binding(0) var<storage> r0: u32;
@group(1) @binding(1) var<storage> r1: u32;
@group(1) @binding(2) var<storage> r2: u32;
@group(1) @binding(3) var<storage> r3: u32;
@compute @workgroup_size(1) fn main() { _ = v0; _ = v1; _ = v2; _ = v3; _ = v4; _ = r0; _ = r1; _ = r2; _ = r3; }
//~ error limit-exceeded 32-35: the number of storage buffers that 'main' uses is 9; the limit maxStorageBuffersPerShaderStage is 8

//# storage_buffers_ok: LIM-10, PIPE-17
@group(0) @binding(0) var<storage, read_write> v0: u32;
@group(0) @binding(1) var<storage, read_write> v1: u32;
@group(0) @binding(2) var<storage, read_write> v2: u32;
@group(0) @binding(3) var<storage, read_write> v3: u32;
@group(0) @binding(4) var<storage, read_write> v4: u32;
@group(1) @binding(0) var<storage> r0: u32;
@group(1) @binding(1) var<storage> r1: u32;
@group(1) @binding(2) var<storage> r2: u32;
@group(2) @binding(0) var<uniform> u0: u32;
@compute @workgroup_size(1) fn main() { _ = v0; _ = v1; _ = v2; _ = v3; _ = v4; _ = r0; _ = r1; _ = r2; _ = u0; }

//# storage_textures: LIM-11, PIPE-17
@group(0) @binding(0) var t0: texture_storage_2d<rgba8unorm, write>;
@group(0) @binding(1) var t1: texture_storage_2d<rgba8unorm, write>;
@group(0) @binding(2) var t2: texture_storage_2d<rgba8unorm, write>;
@group(0) @binding(3) var t3: texture_storage_2d<rgba8unorm, write>;
@group(0) @binding(4) var t4: texture_storage_2d<rgba8unorm, write>;
@compute @workgroup_size(1) fn main() { _ = textureDimensions(t0); _ = textureDimensions(t1); _ = textureDimensions(t2); _ = textureDimensions(t3); _ = textureDimensions(t4); }
//~ error limit-exceeded 32-35: the number of storage textures that 'main' uses is 5; the limit maxStorageTexturesPerShaderStage is 4

//# storage_textures_ok: LIM-11, PIPE-17
@group(0) @binding(0) var t0: texture_storage_2d<rgba8unorm, write>;
@group(0) @binding(1) var t1: texture_storage_2d<rgba8unorm, write>;
@group(0) @binding(2) var t2: texture_storage_2d<rgba8unorm, write>;
@group(0) @binding(3) var t3: texture_storage_2d<rgba8unorm, write>;
@group(1) @binding(0) var s: texture_2d<f32>;
@compute @workgroup_size(1) fn main() { _ = textureDimensions(t0); _ = textureDimensions(t1); _ = textureDimensions(t2); _ = textureDimensions(t3); _ = textureDimensions(s); }

//# sampled_textures: LIM-12, PIPE-17
@group(0) @binding(0) var t0: texture_2d<f32>;
@group(0) @binding(1) var t1: texture_2d<f32>;
@group(0) @binding(2) var t2: texture_2d<f32>;
@group(0) @binding(3) var t3: texture_2d<f32>;
@group(0) @binding(4) var t4: texture_2d<f32>;
@group(0) @binding(5) var t5: texture_2d<f32>;
@group(0) @binding(6) var t6: texture_2d<f32>;
@group(0) @binding(7) var t7: texture_2d<f32>;
@group(0) @binding(8) var t8: texture_2d<f32>;
@group(0) @binding(9) var t9: texture_2d<f32>;
@group(0) @binding(10) var t10: texture_2d<f32>;
@group(0) @binding(11) var t11: texture_2d<f32>;
@group(0) @binding(12) var t12: texture_2d<f32>;
@group(0) @binding(13) var t13: texture_2d<f32>;
@group(0) @binding(14) var t14: texture_2d<f32>;
@group(0) @binding(15) var t15: texture_2d<f32>;
@group(1) @binding(0) var d: texture_depth_2d;
@compute @workgroup_size(1) fn main() { _ = t0; _ = t1; _ = t2; _ = t3; _ = t4; _ = t5; _ = t6; _ = t7; _ = t8; _ = t9; _ = t10; _ = t11; _ = t12; _ = t13; _ = t14; _ = t15; _ = d; }
//~ error limit-exceeded 32-35: the number of sampled textures that 'main' uses is 17; the limit maxSampledTexturesPerShaderStage is 16

//# sampled_textures_ok: LIM-12, PIPE-17
@group(0) @binding(0) var t0: texture_2d<f32>;
@group(0) @binding(1) var t1: texture_2d<f32>;
@group(0) @binding(2) var t2: texture_2d<f32>;
@group(0) @binding(3) var t3: texture_2d<f32>;
@group(0) @binding(4) var t4: texture_2d<f32>;
@group(0) @binding(5) var t5: texture_2d<f32>;
@group(0) @binding(6) var t6: texture_2d<f32>;
@group(0) @binding(7) var t7: texture_2d<f32>;
@group(0) @binding(8) var t8: texture_2d<f32>;
@group(0) @binding(9) var t9: texture_2d<f32>;
@group(0) @binding(10) var t10: texture_2d<f32>;
@group(0) @binding(11) var t11: texture_2d<f32>;
@group(0) @binding(12) var t12: texture_2d<f32>;
@group(0) @binding(13) var t13: texture_2d<f32>;
@group(0) @binding(14) var t14: texture_2d<f32>;
@group(1) @binding(0) var d: texture_depth_2d;
@compute @workgroup_size(1) fn main() { _ = t0; _ = t1; _ = t2; _ = t3; _ = t4; _ = t5; _ = t6; _ = t7; _ = t8; _ = t9; _ = t10; _ = t11; _ = t12; _ = t13; _ = t14; _ = d; }

//# external_textures_count_as_four: LIM-12, PIPE-17
@group(0) @binding(0) var e0: texture_external;
@group(0) @binding(1) var e1: texture_external;
@group(0) @binding(2) var e2: texture_external;
@group(0) @binding(3) var e3: texture_external;
@group(1) @binding(0) var t: texture_2d<f32>;
@compute @workgroup_size(1) fn main() { _ = e0; _ = e1; _ = e2; _ = e3; _ = t; }
//~ error limit-exceeded 32-35: the number of sampled textures that 'main' uses is 17; the limit maxSampledTexturesPerShaderStage is 16

//# external_textures_count_as_four_ok: LIM-12, PIPE-17
@group(0) @binding(0) var e0: texture_external;
@group(0) @binding(1) var e1: texture_external;
@group(0) @binding(2) var e2: texture_external;
@group(0) @binding(3) var e3: texture_external;
@compute @workgroup_size(1) fn main() { _ = e0; _ = e1; _ = e2; _ = e3; }

//# samplers: LIM-13, PIPE-17
@group(0) @binding(0) var s0: sampler;
@group(0) @binding(1) var s1: sampler;
@group(0) @binding(2) var s2: sampler;
@group(0) @binding(3) var s3: sampler;
@group(0) @binding(4) var s4: sampler;
@group(0) @binding(5) var s5: sampler;
@group(0) @binding(6) var s6: sampler;
@group(0) @binding(7) var s7: sampler;
@group(0) @binding(8) var s8: sampler;
@group(0) @binding(9) var s9: sampler;
@group(0) @binding(10) var s10: sampler;
@group(0) @binding(11) var s11: sampler;
@group(0) @binding(12) var s12: sampler;
@group(0) @binding(13) var s13: sampler;
@group(0) @binding(14) var s14: sampler;
@group(0) @binding(15) var s15: sampler;
@group(1) @binding(0) var c: sampler_comparison;
@compute @workgroup_size(1) fn main() { _ = s0; _ = s1; _ = s2; _ = s3; _ = s4; _ = s5; _ = s6; _ = s7; _ = s8; _ = s9; _ = s10; _ = s11; _ = s12; _ = s13; _ = s14; _ = s15; _ = c; }
//~ error limit-exceeded 32-35: the number of samplers that 'main' uses is 17; the limit maxSamplersPerShaderStage is 16

//# samplers_ok: LIM-13, PIPE-17
@group(0) @binding(0) var s0: sampler;
@group(0) @binding(1) var s1: sampler;
@group(0) @binding(2) var s2: sampler;
@group(0) @binding(3) var s3: sampler;
@group(0) @binding(4) var s4: sampler;
@group(0) @binding(5) var s5: sampler;
@group(0) @binding(6) var s6: sampler;
@group(0) @binding(7) var s7: sampler;
@group(0) @binding(8) var s8: sampler;
@group(0) @binding(9) var s9: sampler;
@group(0) @binding(10) var s10: sampler;
@group(0) @binding(11) var s11: sampler;
@group(0) @binding(12) var s12: sampler;
@group(0) @binding(13) var s13: sampler;
@group(0) @binding(14) var s14: sampler;
@group(1) @binding(0) var c: sampler_comparison;
@compute @workgroup_size(1) fn main() { _ = s0; _ = s1; _ = s2; _ = s3; _ = s4; _ = s5; _ = s6; _ = s7; _ = s8; _ = s9; _ = s10; _ = s11; _ = s12; _ = s13; _ = s14; _ = c; }

//# external_textures_count_as_a_sampler: LIM-13, PIPE-17
@group(0) @binding(0) var s0: sampler;
@group(0) @binding(1) var s1: sampler;
@group(0) @binding(2) var s2: sampler;
@group(0) @binding(3) var s3: sampler;
@group(0) @binding(4) var s4: sampler;
@group(0) @binding(5) var s5: sampler;
@group(0) @binding(6) var s6: sampler;
@group(0) @binding(7) var s7: sampler;
@group(0) @binding(8) var s8: sampler;
@group(0) @binding(9) var s9: sampler;
@group(0) @binding(10) var s10: sampler;
@group(0) @binding(11) var s11: sampler;
@group(0) @binding(12) var s12: sampler;
@group(0) @binding(13) var s13: sampler;
@group(0) @binding(14) var s14: sampler;
@group(0) @binding(15) var s15: sampler;
@group(1) @binding(0) var e: texture_external;
@compute @workgroup_size(1) fn main() { _ = s0; _ = s1; _ = s2; _ = s3; _ = s4; _ = s5; _ = s6; _ = s7; _ = s8; _ = s9; _ = s10; _ = s11; _ = s12; _ = s13; _ = s14; _ = s15; _ = e; }
//~ error limit-exceeded 32-35: the number of samplers that 'main' uses is 17; the limit maxSamplersPerShaderStage is 16

//# external_textures_count_as_a_sampler_ok: LIM-13, PIPE-17
@group(0) @binding(0) var s0: sampler;
@group(0) @binding(1) var s1: sampler;
@group(0) @binding(2) var s2: sampler;
@group(0) @binding(3) var s3: sampler;
@group(0) @binding(4) var s4: sampler;
@group(0) @binding(5) var s5: sampler;
@group(0) @binding(6) var s6: sampler;
@group(0) @binding(7) var s7: sampler;
@group(0) @binding(8) var s8: sampler;
@group(0) @binding(9) var s9: sampler;
@group(0) @binding(10) var s10: sampler;
@group(0) @binding(11) var s11: sampler;
@group(0) @binding(12) var s12: sampler;
@group(0) @binding(13) var s13: sampler;
@group(0) @binding(14) var s14: sampler;
@group(1) @binding(0) var e: texture_external;
@compute @workgroup_size(1) fn main() { _ = s0; _ = s1; _ = s2; _ = s3; _ = s4; _ = s5; _ = s6; _ = s7; _ = s8; _ = s9; _ = s10; _ = s11; _ = s12; _ = s13; _ = s14; _ = e; }

//# subgroup_size_below: LIM-24
enable subgroup_size_control;
@compute @workgroup_size(64) @subgroup_size(2) fn main() {}
//~ error subgroup-size-unfit 45-45: a subgroup size of 2 is not possible: it is a power of two from 4 to 128

//# subgroup_size_below_ok: LIM-24
enable subgroup_size_control;
@compute @workgroup_size(64) @subgroup_size(4) fn main() {}

//# subgroup_size_above: LIM-24
enable subgroup_size_control;
@compute @workgroup_size(256) @subgroup_size(256) fn main() {}
//~ error subgroup-size-unfit 46-48: a subgroup size of 256 is not possible: it is a power of two from 4 to 128

//# subgroup_size_above_ok: LIM-24
enable subgroup_size_control;
@compute @workgroup_size(256) @subgroup_size(128) fn main() {}

//# immediate_size: LIM-21, PIPE-17
struct I { a: mat4x4f, b: u32 }
var<immediate> i: I;
//~ error limit-exceeded 16-16: the immediate data 'i' in bytes is 80; the limit maxImmediateSize is 64
@compute @workgroup_size(1) fn main() { _ = i.b; }

//# immediate_size_ok: LIM-21, PIPE-17
struct I { a: mat4x3f }
var<immediate> i: I;
var<immediate> unused: array4;
struct array4 { a: mat4x4f, b: vec4f }
@compute @workgroup_size(1) fn main() { _ = i.a; }
