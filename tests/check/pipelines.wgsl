// Pipeline creation with override values at their defaults: what must be evaluated, what becomes an error, and which storage textures and
// extensions exist.
//! check

//# missing_value_of_a_used_override: PIPE-05
override n: u32;
override m: u32 = 2u;
@compute @workgroup_size(1) fn main() { _ = m; }
@compute @workgroup_size(n) fn other() {}  // not checked as a pipeline: n has no value

//# workgroup_size_is_evaluated: PIPE-08, PIPE-11
override n = 1u;
@compute @workgroup_size(4, n - 1u) fn main() {}
//~ error workgroup-size-too-small 29-34: a workgroup size is at least 1, not 0

//# workgroup_size_is_evaluated_ok: PIPE-08, PIPE-11
override n = 2u;
@compute @workgroup_size(4, n - 1u) fn main() {}

//# subgroup_size_is_evaluated: PIPE-08, PIPE-11
enable subgroup_size_control;
override n = 24u;
@compute @workgroup_size(96) @subgroup_size(n) fn main() {}
//~ error subgroup-size-unfit 45-45: a subgroup size is a power of two, not 24

//# subgroup_size_is_evaluated_ok: PIPE-08, PIPE-11
enable subgroup_size_control;
override n = 32u;
@compute @workgroup_size(96) @subgroup_size(n) fn main() {}

//# override_initializer_is_evaluated: PIPE-08, PIPE-11
override n = 7;
override m = 1 / (n - 7);
//~ error eval-division-by-zero 14-24: division by zero, with the override values of this pipeline
override unused = 1 % (n - 7);
@compute @workgroup_size(1) fn main() { _ = m; }

//# override_initializer_is_evaluated_ok: PIPE-08, PIPE-11
override n = 8;
override m = 1 / (n - 7);
override unused = 1 % (n - 8);
@compute @workgroup_size(1) fn main() { _ = m; }

//# element_count_is_evaluated: PIPE-08, PIPE-11
override n = 4;
var<workgroup> w: array<f32, n - 4>;
//~ error element-count-too-small 30-34: an array has at least one element, not 0
@compute @workgroup_size(1) fn main() { w[0] = 1.0; }

//# element_count_is_evaluated_ok: PIPE-08, PIPE-11
override n = 5;
var<workgroup> w: array<f32, n - 4>;
@compute @workgroup_size(1) fn main() { w[0] = 1.0; }

//# private_initializer_is_evaluated: PIPE-08, PIPE-11
override n = 0u;
var<private> p = array<u32, 2>(1u, 5u % n);
//~ error eval-division-by-zero 36-41: division by zero, with the override values of this pipeline
var<private> unused = 5u % n;
@compute @workgroup_size(1) fn main() { _ = p[0]; }

//# private_initializer_is_evaluated_ok: PIPE-08, PIPE-11
override n = 1u;
var<private> p = array<u32, 2>(1u, 5u % n);
var<private> unused = 5u % (n - 1u);
@compute @workgroup_size(1) fn main() { _ = p[0]; }

//# sub_expressions_of_reached_functions: PIPE-08, PIPE-11
override n = 33u;
fn g(x: u32) -> u32 { return x + extractBits(x, n, 1u); }
//~ error eval-bit-range 49-49: offset 33 and count 1 reach beyond 32 bits, with the override values of this pipeline
fn f(x: u32) -> u32 { return g(x); }
fn unreached(x: u32) -> u32 { return x / (n - 33u); }
@compute @workgroup_size(1) fn main(@builtin(local_invocation_index) l: u32) { _ = f(l); }

//# sub_expressions_of_reached_functions_ok: PIPE-08, PIPE-11
override n = 31u;
fn g(x: u32) -> u32 { return x + extractBits(x, n, 1u); }
fn f(x: u32) -> u32 { return g(x); }
fn unreached(x: u32) -> u32 { return x / (n - 31u); }
@compute @workgroup_size(1) fn main(@builtin(local_invocation_index) l: u32) { _ = f(l); }

//# const_assert_of_an_override: PIPE-08
override n = 3;
const_assert n == 3;
//~ error not-const 14-19: the condition of a const_assert must be a const-expression

//# const_assert_of_an_override_ok: PIPE-08
const n = 3;
const_assert n == 3;

//# storage_formats_written_ok: PIPE-20
@group(0) @binding(0) var t0: texture_storage_2d<r32uint, write>;
@group(0) @binding(1) var t1: texture_storage_2d<r32sint, write>;
@group(0) @binding(2) var t2: texture_storage_2d<r32float, write>;
@group(0) @binding(3) var t3: texture_storage_2d<rgba8unorm, write>;
@group(0) @binding(4) var t4: texture_storage_2d<rgba8snorm, write>;
@group(0) @binding(5) var t5: texture_storage_2d<rgba8uint, write>;
@group(0) @binding(6) var t6: texture_storage_2d<rgba8sint, write>;
@group(0) @binding(7) var t7: texture_storage_2d<rgba16uint, write>;
@group(0) @binding(8) var t8: texture_storage_2d<rgba16sint, write>;
@group(0) @binding(9) var t9: texture_storage_2d<rgba16float, write>;
@group(0) @binding(10) var t10: texture_storage_2d<rgba32uint, write>;
@group(0) @binding(11) var t11: texture_storage_2d<rgba32sint, write>;
@group(0) @binding(12) var t12: texture_storage_2d<rgba32float, write>;
@group(0) @binding(13) var t13: texture_storage_2d<rg32uint, write>;
@group(0) @binding(14) var t14: texture_storage_2d<rg32sint, write>;
@group(0) @binding(15) var t15: texture_storage_2d<rg32float, write>;

//# storage_formats_read_ok: PIPE-20
@group(0) @binding(0) var t0: texture_storage_2d<r32uint, read>;
@group(0) @binding(1) var t1: texture_storage_2d<r32sint, read>;
@group(0) @binding(2) var t2: texture_storage_2d<r32float, read>;
@group(0) @binding(3) var t3: texture_storage_2d<rgba8unorm, read>;
@group(0) @binding(4) var t4: texture_storage_2d<rgba8snorm, read>;
@group(0) @binding(5) var t5: texture_storage_2d<rgba8uint, read>;
@group(0) @binding(6) var t6: texture_storage_2d<rgba8sint, read>;
@group(0) @binding(7) var t7: texture_storage_2d<rgba16uint, read>;
@group(0) @binding(8) var t8: texture_storage_2d<rgba16sint, read>;
@group(0) @binding(9) var t9: texture_storage_2d<rgba16float, read>;
@group(0) @binding(10) var t10: texture_storage_2d<rgba32uint, read>;
@group(0) @binding(11) var t11: texture_storage_2d<rgba32sint, read>;
@group(0) @binding(12) var t12: texture_storage_2d<rgba32float, read>;
@group(0) @binding(13) var t13: texture_storage_2d<rg32uint, read>;
@group(0) @binding(14) var t14: texture_storage_2d<rg32sint, read>;
@group(0) @binding(15) var t15: texture_storage_2d<rg32float, read>;

//# storage_formats_read_write: PIPE-20
@group(0) @binding(0) var t0: texture_storage_2d<rgba8snorm, read_write>;
//~ error texel-access-unfit 27-28: a storage texture of format rgba8snorm cannot be read and written
@group(0) @binding(1) var t1: texture_storage_2d<rg32uint, read_write>;
//~ error texel-access-unfit 27-28: a storage texture of format rg32uint cannot be read and written
@group(0) @binding(2) var t2: texture_storage_2d<bgra8unorm, read>;
//~ error texel-access-unfit 27-28: a storage texture of format bgra8unorm cannot be read
@compute @workgroup_size(1) fn main() { _ = textureDimensions(t0); _ = textureDimensions(t1); _ = textureDimensions(t2); }

//# storage_formats_read_write_ok: PIPE-20
@group(0) @binding(0) var t0: texture_storage_2d<r32uint, read_write>;
@group(0) @binding(1) var t1: texture_storage_2d<r32sint, read_write>;
@group(0) @binding(2) var t2: texture_storage_2d<r32float, read_write>;
@compute @workgroup_size(1) fn main() { _ = textureDimensions(t0); _ = textureDimensions(t1); _ = textureDimensions(t2); }

//# no_storage_format: PIPE-20
@group(0) @binding(0) var t0: texture_storage_2d<rgba8unorm_srgb, write>;
//~ error unresolved-name 50-64: nothing named 'rgba8unorm_srgb' is declared here

//# subgroup_size_control_brings_subgroups: PIPE-21
@compute @workgroup_size(32) fn main(@builtin(local_invocation_index) l: u32) { _ = subgroupAdd(l); }
//~ error missing-enable 85-95: subgroupAdd needs 'enable subgroups;'

//# subgroup_size_control_brings_subgroups_ok: PIPE-21
enable subgroup_size_control;
@compute @workgroup_size(32) @subgroup_size(32) fn main(@builtin(local_invocation_index) l: u32) { _ = subgroupAdd(l); }
