//! check
// Pointers, textures, samplers, aliases (ledger TYPE-68 to TYPE-86). Rejected modules have a twin that is accepted (_ok).

//# pointers: TYPE-68
alias P = ptr<function, i32>;
alias Q = ptr<storage, array<u32>, read_write>;
@group(0) @binding(0) var<storage, read_write> s: array<u32>;
@group(0) @binding(1) var<storage> t: array<u32>;
@group(0) @binding(2) var<uniform> u: vec4u;
fn g(p: P, q: Q, r: ptr<storage, array<u32>>, v: ptr<storage, array<u32>, read>, w: ptr<uniform, vec4u>) { *p = i32((*q)[0] + (*r)[1] + (*v)[0] + (*w).x); }
fn f() {
  var a = 1;
  let p: P = &a;
  let q: Q = &s;
  let r: ptr<storage, u32> = &t[1];
  g(p, q, &t, &t, &u);
}

//# reference_type: TYPE-69
fn f(r: ref<function, i32>) { }
//~ error reserved-word 9-11: `ref` is a reserved word

//# reference_type_ok: TYPE-69
fn f(r: ptr<function, i32>) { }

//# access_of_private_pointer: TYPE-69
fn f(p: ptr<private, i32, read_write>) { }
//~ error invalid-access-mode 27-36: a pointer to private memory takes no access mode

//# access_of_private_pointer_ok: TYPE-69
fn f(p: ptr<private, i32>) { }

//# access_of_function_pointer: TYPE-69
fn f(p: ptr<function, i32, read_write>) { }
//~ error invalid-access-mode 28-37: a pointer to function memory takes no access mode

//# access_of_function_pointer_ok: TYPE-69
fn f(p: ptr<function, i32>) { }

//# access_of_workgroup_pointer: TYPE-69
fn f(p: ptr<workgroup, i32, read>) { }
//~ error invalid-access-mode 29-32: a pointer to workgroup memory takes no access mode

//# access_of_workgroup_pointer_ok: TYPE-69
fn f(p: ptr<workgroup, i32>) { }

//# access_of_uniform_pointer: TYPE-69
fn f(p: ptr<uniform, i32, read>) { }
//~ error invalid-access-mode 27-30: a pointer to uniform memory takes no access mode

//# access_of_uniform_pointer_ok: TYPE-69
fn f(p: ptr<uniform, i32>) { }

//# access_of_immediate_pointer: TYPE-69
fn f(p: ptr<immediate, i32, read>) { }
//~ error invalid-access-mode 29-32: a pointer to immediate memory takes no access mode

//# access_of_immediate_pointer_ok: TYPE-69
fn f(p: ptr<immediate, i32>) { }

//# write_access_of_storage_pointer: TYPE-69
fn f(p: ptr<storage, i32, write>) { }
//~ error invalid-access-mode 27-31: storage memory is read or read_write, not write

//# write_access_of_storage_pointer_ok: TYPE-69
fn f(p: ptr<storage, i32, read_write>) { }

//# write_access_of_storage: TYPE-69
@group(0) @binding(0) var<storage, write> a: i32;
//~ error invalid-access-mode 36-40: storage memory is read or read_write, not write

//# write_access_of_storage_ok: TYPE-69
@group(0) @binding(0) var<storage, read_write> a: i32;

//# pointer_to_atomic_in_function: TYPE-70
fn f(p: ptr<function, atomic<u32>>) { }
//~ error invalid-store-type 23-33: function memory holds a constructible type, which atomic<u32> is not

//# pointer_to_atomic_in_function_ok: TYPE-70
fn f(p: ptr<workgroup, atomic<u32>>) { }

//# pointer_to_atomic_in_private: TYPE-70
fn f(p: ptr<private, array<atomic<u32>, 2>>) { }
//~ error invalid-store-type 22-42: private memory holds a constructible type, which array<atomic<u32>, 2> is not

//# pointer_to_atomic_in_private_ok: TYPE-70
fn f(p: ptr<workgroup, array<atomic<u32>, 2>>) { }

//# pointer_to_runtime_array_in_private: TYPE-70
fn f(p: ptr<private, array<u32>>) { }
//~ error invalid-store-type 22-31: private memory holds a constructible type, which array<u32> is not

//# pointer_to_runtime_array_in_private_ok: TYPE-70
fn f(p: ptr<storage, array<u32>>) { }

//# pointer_to_runtime_array_in_function: TYPE-70
fn f(p: ptr<function, array<u32>>) { }
//~ error invalid-store-type 23-32: function memory holds a constructible type, which array<u32> is not

//# pointer_to_runtime_array_in_function_ok: TYPE-70
fn f(p: ptr<function, array<u32, 2>>) { }

//# pointer_to_bool_in_storage: TYPE-70
fn f(p: ptr<storage, bool>) { }
//~ error invalid-store-type 22-25: storage memory holds a host-shareable type, which bool is not

//# pointer_to_bool_in_storage_ok: TYPE-70
fn f(p: ptr<private, bool>) { }

//# pointer_to_bool_in_uniform: TYPE-70
fn f(p: ptr<uniform, bool>) { }
//~ error invalid-store-type 22-25: uniform memory holds a host-shareable constructible type, which bool is not

//# pointer_to_bool_in_uniform_ok: TYPE-70
fn f(p: ptr<workgroup, bool>) { }

//# pointer_to_atomic_in_uniform: TYPE-70
fn f(p: ptr<uniform, atomic<u32>>) { }
//~ error invalid-store-type 22-32: uniform memory holds a host-shareable constructible type, which atomic<u32> is not

//# pointer_to_atomic_in_uniform_ok: TYPE-70
fn f(p: ptr<storage, atomic<u32>, read_write>) { }

//# pointer_to_atomic_read_only: TYPE-70
fn f(p: ptr<storage, atomic<u32>, read>) { }
//~ error invalid-store-type 22-32: memory with atomics must be read_write

//# pointer_to_atomic_read_only_ok: TYPE-70
fn f(p: ptr<storage, atomic<u32>, read_write>) { }

//# pointer_to_override_array_in_private: TYPE-70
override n = 2;
fn f(p: ptr<private, array<u32, n>>) { }
//~ error invalid-store-type 22-34: private memory holds a constructible type, which array<u32, (override)> is not

//# pointer_to_override_array_in_private_ok: TYPE-70
override n = 2;
fn f(p: ptr<workgroup, array<u32, n>>) { }

//# pointer_to_buffer_in_private: TYPE-70
fn f(p: ptr<private, buffer<16>>) { }
//~ error invalid-store-type 22-31: private memory holds a constructible type, which buffer<16> is not

//# pointer_to_buffer_in_private_ok: TYPE-70
fn f(p: ptr<workgroup, buffer<16>>) { }

//# pointer_variable: TYPE-71
fn f() { var a = 1; var p: ptr<function, i32> = &a; }
//~ error invalid-store-type 28-45: function memory holds a constructible type, which ptr<function, i32, read_write> is not

//# pointer_variable_ok: TYPE-71
fn f() { var a = 1; let p: ptr<function, i32> = &a; }

//# pointer_variable_inferred: TYPE-71
fn f() { var a = 1; var p = &a; }
//~ error invalid-store-type 25-25: function memory holds a constructible type, which ptr<function, i32, read_write> is not

//# pointer_variable_inferred_ok: TYPE-71
fn f() { var a = 1; let p = &a; }

//# pointer_element: TYPE-71
fn f(p: array<ptr<function, i32>, 2>) { }
//~ error invalid-element-type 15-32: ptr<function, i32, read_write> cannot be the element of an array

//# pointer_element_ok: TYPE-71
fn f(p: ptr<function, array<i32, 2>>) { }

//# pointer_element_inferred: TYPE-71
fn f() { var a = 1; let p = array(&a, &a); }
//~ error no-overload 29-41: array cannot be made from (ptr<function, i32, read_write>, ptr<function, i32, read_write>)

//# pointer_element_inferred_ok: TYPE-71
fn f() { var a = 1; let p = array(a, a); }

//# pointer_member: TYPE-71
struct S { p: ptr<function, i32> }
//~ error invalid-member 12-32: ptr<function, i32, read_write> cannot be a member

//# pointer_member_ok: TYPE-71
struct S { p: i32 }

//# pointer_result: TYPE-71
fn f(p: ptr<function, i32>) -> ptr<function, i32> { return p; }
//~ error not-constructible 32-49: a function cannot return ptr<function, i32, read_write>

//# pointer_result_ok: TYPE-71
fn f(p: ptr<function, i32>) -> i32 { return *p; }

//# pointer_const: TYPE-71
var<private> v: i32;
const p: ptr<private, i32> = &v;
//~ error not-constructible 10-26: const 'p' cannot be of type ptr<private, i32, read_write>

//# pointer_const_ok: TYPE-71
var<private> v: i32;
const p: i32 = 1;

//# pointer_override: TYPE-71
var<private> v: i32;
override p: ptr<private, i32> = &v;
//~ error invalid-store-type 10-10: an override is a scalar, not ptr<private, i32, read_write>
//~ error not-const 33-34: the initializer of override 'p' is not an override-expression

//# pointer_override_ok: TYPE-71
override p: i32 = 1;

//# pointer_const_in_function: TYPE-71
fn f() { var a = 1; const p = &a; }
//~ error not-const 31-32: the initializer of const 'p' is not a const-expression

//# pointer_const_in_function_ok: TYPE-71
fn f() { var a = 1; let p = &a; }

//# pointer_to_pointer: TYPE-72
fn f(p: ptr<function, ptr<function, i32>>) { }
//~ error invalid-store-type 23-40: function memory holds a constructible type, which ptr<function, i32, read_write> is not

//# pointer_to_pointer_ok: TYPE-72
fn f(p: ptr<function, i32>) { }

//# address_of_pointer: TYPE-72
fn f(p: ptr<function, i32>) { let q = &p; }
//~ error invalid-address-of 39-40: & needs memory, and this is a value
//~ note +0:6-6: 'p' is declared here

//# address_of_pointer_ok: TYPE-72
fn f(p: ptr<function, i32>) { let q = &(*p); }

//# pointer_to_texture: TYPE-72
fn f(p: ptr<private, texture_2d<f32>>) { }
//~ error invalid-store-type 22-36: private memory holds a constructible type, which texture_2d<f32> is not

//# pointer_to_texture_ok: TYPE-72
fn f(p: texture_2d<f32>) { }

//# pointer_to_sampler: TYPE-72
fn f(p: ptr<uniform, sampler>) { }
//~ error invalid-store-type 22-28: uniform memory holds a host-shareable constructible type, which sampler is not

//# pointer_to_sampler_ok: TYPE-72
fn f(p: sampler) { }

//# address_of_texture: TYPE-72
@group(0) @binding(0) var t: texture_2d<f32>;
fn f() { let p = &t; }
//~ error invalid-address-of 18-19: & cannot be applied to texture_2d<f32>

//# address_of_texture_ok: TYPE-72
@group(0) @binding(0) var t: texture_2d<f32>;
fn f() { let p = t; }

//# pointers_of_other_space: TYPE-73
var<private> v: i32;
fn g(p: ptr<function, i32>) { }
fn f() { g(&v); }
//~ error type-mismatch 12-13: parameter 'p' of 'g' is ptr<function, i32, read_write>, but this is ptr<private, i32, read_write>

//# pointers_of_other_space_ok: TYPE-73
var<private> v: i32;
fn g(p: ptr<private, i32>) { }
fn f() { g(&v); }

//# pointers_of_other_store_type: TYPE-73
fn g(p: ptr<function, i32>) { }
fn f() { var v: u32; g(&v); }
//~ error type-mismatch 24-25: parameter 'p' of 'g' is ptr<function, i32, read_write>, but this is ptr<function, u32, read_write>

//# pointers_of_other_store_type_ok: TYPE-73
fn g(p: ptr<function, i32>) { }
fn f() { var v: i32; g(&v); }

//# pointers_of_other_access: TYPE-73
@group(0) @binding(0) var<storage, read_write> v: i32;
fn g(p: ptr<storage, i32>) { }
fn f() { g(&v); }
//~ error type-mismatch 12-13: parameter 'p' of 'g' is ptr<storage, i32, read>, but this is ptr<storage, i32, read_write>

//# pointers_of_other_access_ok: TYPE-73
@group(0) @binding(0) var<storage, read> v: i32;
fn g(p: ptr<storage, i32>) { }
fn f() { g(&v); }

//# pointers_of_other_access_given: TYPE-73
@group(0) @binding(0) var<storage, read> v: i32;
fn f() { let p: ptr<storage, i32, read_write> = &v; }
//~ error type-mismatch 49-50: the initializer of 'p' is ptr<storage, i32, read_write>, but this is ptr<storage, i32, read>

//# pointers_of_other_access_given_ok: TYPE-73
@group(0) @binding(0) var<storage, read_write> v: i32;
fn f() { let p: ptr<storage, i32, read_write> = &v; }

//# pointers_alike: TYPE-73
alias V = vec2<f32>;
fn g(p: ptr<function, vec2f>, q: ptr<function, array<i32, 2>>) { }
fn f() { var v: V; var a: array<i32, 2u>; g(&v, &a); }

//# textures_and_samplers: TYPE-74
@group(0) @binding(0) var t0: texture_1d<f32>;
@group(0) @binding(1) var t1: texture_1d<i32>;
@group(0) @binding(2) var t2: texture_1d<u32>;
@group(0) @binding(3) var t3: texture_2d<f32>;
@group(0) @binding(4) var t4: texture_2d<i32>;
@group(0) @binding(5) var t5: texture_2d<u32>;
@group(0) @binding(6) var t6: texture_2d_array<f32>;
@group(0) @binding(7) var t7: texture_2d_array<i32>;
@group(0) @binding(8) var t8: texture_2d_array<u32>;
@group(0) @binding(9) var t9: texture_3d<f32>;
@group(0) @binding(10) var t10: texture_3d<i32>;
@group(0) @binding(11) var t11: texture_3d<u32>;
@group(0) @binding(12) var t12: texture_cube<f32>;
@group(0) @binding(13) var t13: texture_cube<i32>;
@group(0) @binding(14) var t14: texture_cube<u32>;
@group(0) @binding(15) var t15: texture_cube_array<f32>;
@group(0) @binding(16) var t16: texture_cube_array<i32>;
@group(0) @binding(17) var t17: texture_cube_array<u32>;
@group(0) @binding(18) var t18: texture_multisampled_2d<f32>;
@group(0) @binding(19) var t19: texture_multisampled_2d<i32>;
@group(0) @binding(20) var t20: texture_multisampled_2d<u32>;
@group(0) @binding(21) var t21: texture_depth_2d;
@group(0) @binding(22) var t22: texture_depth_2d_array;
@group(0) @binding(23) var t23: texture_depth_cube;
@group(0) @binding(24) var t24: texture_depth_cube_array;
@group(0) @binding(25) var t25: texture_depth_multisampled_2d;
@group(0) @binding(26) var t26: texture_external;
@group(0) @binding(27) var t27: texture_storage_1d<rgba8unorm, write>;
@group(0) @binding(28) var t28: texture_storage_2d<rgba8unorm, write>;
@group(0) @binding(29) var t29: texture_storage_2d_array<rgba8unorm, write>;
@group(0) @binding(30) var t30: texture_storage_3d<rgba8unorm, write>;
@group(0) @binding(31) var t31: sampler;
@group(0) @binding(32) var t32: sampler_comparison;
fn g(p0: texture_1d<f32>, p1: texture_1d<i32>, p2: texture_1d<u32>, p3: texture_2d<f32>, p4: texture_2d<i32>, p5: texture_2d<u32>, p6: texture_2d_array<f32>, p7: texture_2d_array<i32>, p8: texture_2d_array<u32>, p9: texture_3d<f32>, p10: texture_3d<i32>, p11: texture_3d<u32>, p12: texture_cube<f32>, p13: texture_cube<i32>, p14: texture_cube<u32>, p15: texture_cube_array<f32>, p16: texture_cube_array<i32>, p17: texture_cube_array<u32>, p18: texture_multisampled_2d<f32>, p19: texture_multisampled_2d<i32>, p20: texture_multisampled_2d<u32>, p21: texture_depth_2d, p22: texture_depth_2d_array, p23: texture_depth_cube, p24: texture_depth_cube_array, p25: texture_depth_multisampled_2d, p26: texture_external, p27: texture_storage_1d<rgba8unorm, write>, p28: texture_storage_2d<rgba8unorm, write>, p29: texture_storage_2d_array<rgba8unorm, write>, p30: texture_storage_3d<rgba8unorm, write>, p31: sampler, p32: sampler_comparison) { }
fn f() {
  let l0 = t0; let l1 = t1; let l2 = t2; let l3 = t3; let l4 = t4; let l5 = t5; let l6 = t6; let l7 = t7; let l8 = t8; let l9 = t9; let l10 = t10; let l11 = t11; let l12 = t12; let l13 = t13; let l14 = t14; let l15 = t15; let l16 = t16; let l17 = t17; let l18 = t18; let l19 = t19; let l20 = t20; let l21 = t21; let l22 = t22; let l23 = t23; let l24 = t24; let l25 = t25; let l26 = t26; let l27 = t27; let l28 = t28; let l29 = t29; let l30 = t30; let l31 = t31; let l32 = t32;
  g(l0, l1, l2, l3, l4, l5, l6, l7, l8, l9, l10, l11, l12, l13, l14, l15, l16, l17, l18, l19, l20, l21, l22, l23, l24, l25, l26, l27, l28, l29, l30, l31, l32);
}

//# texture_let_of_type: TYPE-74
@group(0) @binding(0) var t: texture_2d<f32>;
@group(0) @binding(1) var s: sampler;
fn f() { let a: texture_2d<f32> = t; let b: sampler = s; let c = a; _ = textureSampleLevel(c, b, vec2f(), 0); }

//# texture_of_multisampled_bool: TYPE-74
@group(0) @binding(0) var t: texture_multisampled_2d<bool>;
//~ error template-arguments 54-57: a texture is sampled as f32, i32 or u32, not bool

//# texture_of_multisampled_bool_ok: TYPE-74
@group(0) @binding(0) var t: texture_multisampled_2d<i32>;

//# texture_in_function: TYPE-75
fn f() { var t: texture_2d<f32>; }
//~ error invalid-store-type 17-31: function memory holds a constructible type, which texture_2d<f32> is not

//# texture_in_function_ok: TYPE-75
fn f(t: texture_2d<f32>) { }

//# texture_variable_inferred: TYPE-75
@group(0) @binding(0) var t: texture_2d<f32>;
fn f() { var u = t; }
//~ error invalid-store-type 14-14: function memory holds a constructible type, which texture_2d<f32> is not

//# texture_variable_inferred_ok: TYPE-75
@group(0) @binding(0) var t: texture_2d<f32>;
fn f() { let u = t; }

//# sampler_in_function: TYPE-75
fn f() { var s: sampler; }
//~ error invalid-store-type 17-23: function memory holds a constructible type, which sampler is not

//# sampler_in_function_ok: TYPE-75
fn f(s: sampler) { }

//# texture_private: TYPE-75
var<private> t: texture_2d<f32>;
//~ error invalid-address-space 5-11: a variable of type texture_2d<f32> takes no address space

//# texture_private_ok: TYPE-75
@group(0) @binding(0) var t: texture_2d<f32>;

//# texture_workgroup: TYPE-75
var<workgroup> t: texture_2d<f32>;
//~ error invalid-address-space 5-13: a variable of type texture_2d<f32> takes no address space

//# texture_workgroup_ok: TYPE-75
var<workgroup> t: vec2<f32>;

//# texture_member: TYPE-75
struct S { t: texture_2d<f32> }
//~ error invalid-member 12-29: texture_2d<f32> cannot be a member

//# texture_member_ok: TYPE-75
struct S { t: vec2<f32> }

//# sampler_element: TYPE-75
alias A = array<sampler, 2>;
//~ error invalid-element-type 17-23: sampler cannot be the element of an array

//# sampler_element_ok: TYPE-75
alias A = sampler;

//# texture_result: TYPE-75
@group(0) @binding(0) var t: texture_2d<f32>;
fn f() -> texture_2d<f32> { return t; }
//~ error not-constructible 11-25: a function cannot return texture_2d<f32>

//# texture_result_ok: TYPE-75
@group(0) @binding(0) var t: texture_2d<f32>;
fn f() -> vec2u { return textureDimensions(t); }

//# sampler_result: TYPE-75
@group(0) @binding(0) var s: sampler;
fn f() -> sampler { return s; }
//~ error not-constructible 11-17: a function cannot return sampler

//# sampler_result_ok: TYPE-75
@group(0) @binding(0) var s: sampler;
fn f() { let r = s; }

//# texture_const: TYPE-75
@group(0) @binding(0) var t: texture_2d<f32>;
const c = t;
//~ error not-const 11-11: the initializer of const 'c' is not a const-expression

//# texture_const_ok: TYPE-75
@group(0) @binding(0) var t: texture_2d<f32>;
const c = 1;

//# texture_override: TYPE-75
@group(0) @binding(0) var t: texture_2d<f32>;
override c: texture_2d<f32> = t;
//~ error invalid-store-type 10-10: an override is a scalar, not texture_2d<f32>
//~ error not-const 31-31: the initializer of override 'c' is not an override-expression

//# texture_override_ok: TYPE-75
@group(0) @binding(0) var t: texture_2d<f32>;
override c: f32 = 1;

//# texture_assigned: TYPE-75
@group(0) @binding(0) var t: texture_2d<f32>;
@group(0) @binding(1) var u: texture_2d<f32>;
fn f() { t = u; }
//~ error invalid-assignment 10-10: a resource of type texture_2d<f32> cannot be assigned to

//# texture_assigned_ok: TYPE-75
@group(0) @binding(0) var t: texture_2d<f32>;
@group(0) @binding(1) var u: texture_2d<f32>;
fn f() { _ = u; }

//# access_fails_with_the_pipeline: TYPE-77
@group(0) @binding(0) var t: texture_storage_2d<rg32float, read_write>;
//~ error texel-access-unfit 27-27: a storage texture of format rg32float cannot be read and written
@compute @workgroup_size(1) fn main() { textureStore(t, vec2u(0, 0), vec4f()); }

//# access_fails_with_the_pipeline_ok: TYPE-77
@group(0) @binding(0) var t: texture_storage_2d<rg32float, read_write>;
@compute @workgroup_size(1) fn main() { }

//# format_not_for_storage: TYPE-79
@group(0) @binding(0) var t: texture_storage_2d<rgba8unorm_srgb, write>;
//~ error unresolved-name 49-63: nothing named 'rgba8unorm_srgb' is declared here

//# format_not_for_storage_ok: TYPE-79
@group(0) @binding(0) var t: texture_storage_2d<rgba8unorm, write>;

//# format_of_webgpu: TYPE-79
@group(0) @binding(0) var t: texture_storage_2d<bgra8unorm_srgb, write>;
//~ error unresolved-name 49-63: nothing named 'bgra8unorm_srgb' is declared here

//# format_of_webgpu_ok: TYPE-79
@group(0) @binding(0) var t: texture_storage_2d<bgra8unorm, write>;

//# format_of_depth: TYPE-79
@group(0) @binding(0) var t: texture_storage_2d<depth32float, write>;
//~ error unresolved-name 49-60: nothing named 'depth32float' is declared here

//# format_of_depth_ok: TYPE-79
@group(0) @binding(0) var t: texture_storage_2d<r32float, write>;

//# format_unknown: TYPE-79
@group(0) @binding(0) var t: texture_storage_2d<rgb8unorm, write>;
//~ error unresolved-name 49-57: nothing named 'rgb8unorm' is declared here

//# format_unknown_ok: TYPE-79
@group(0) @binding(0) var t: texture_storage_2d<rg8unorm, write>;

//# sampler_where_comparison: TYPE-82
@group(0) @binding(0) var t: texture_depth_2d;
@group(0) @binding(1) var s: sampler;
fn f() { _ = textureSampleCompareLevel(t, s, vec2f(), 0.5); }
//~ error no-overload 14-58: there is no textureSampleCompareLevel(texture_depth_2d, sampler, vec2<f32>, abstract-float)

//# sampler_where_comparison_ok: TYPE-82
@group(0) @binding(0) var t: texture_depth_2d;
@group(0) @binding(1) var s: sampler_comparison;
fn f() { _ = textureSampleCompareLevel(t, s, vec2f(), 0.5); }

//# comparison_where_sampler: TYPE-82
@group(0) @binding(0) var t: texture_2d<f32>;
@group(0) @binding(1) var s: sampler_comparison;
fn f() { _ = textureSampleLevel(t, s, vec2f(), 0); }
//~ error no-overload 14-49: there is no textureSampleLevel(texture_2d<f32>, sampler_comparison, vec2<f32>, abstract-int)

//# comparison_where_sampler_ok: TYPE-82
@group(0) @binding(0) var t: texture_2d<f32>;
@group(0) @binding(1) var s: sampler;
fn f() { _ = textureSampleLevel(t, s, vec2f(), 0); }

//# comparison_where_gather: TYPE-82
@group(0) @binding(0) var t: texture_2d<f32>;
@group(0) @binding(1) var s: sampler_comparison;
fn f() { _ = textureGather(0, t, s, vec2f()); }
//~ error no-overload 14-44: there is no textureGather(abstract-int, texture_2d<f32>, sampler_comparison, vec2<f32>)

//# comparison_where_gather_ok: TYPE-82
@group(0) @binding(0) var t: texture_2d<f32>;
@group(0) @binding(1) var s: sampler;
fn f() { _ = textureGather(0, t, s, vec2f()); }

//# sampler_parameter_of_other_kind: TYPE-82
@group(0) @binding(0) var s: sampler;
fn g(s: sampler_comparison) { }
fn f() { g(s); }
//~ error type-mismatch 12-12: parameter 's' of 'g' is sampler_comparison, but this is sampler

//# sampler_parameter_of_other_kind_ok: TYPE-82
@group(0) @binding(0) var s: sampler;
fn g(s: sampler) { }
fn f() { g(s); }

//# type_as_let: TYPE-83
fn f() { let t = i32; }
//~ error not-a-value 18-20: 'i32' is a type, not a value

//# type_as_let_ok: TYPE-83
alias t = i32;

//# type_as_argument: TYPE-83
fn g(a: i32) { }
fn f() { g(i32); }
//~ error not-a-value 12-14: 'i32' is a type, not a value

//# type_as_argument_ok: TYPE-83
fn g(a: i32) { }
fn f() { g(i32()); }

//# template_type_as_value: TYPE-83
fn f() { let t = vec2<f32>; }
//~ error not-a-value 18-21: 'vec2' is a type, not a value

//# template_type_as_value_ok: TYPE-83
fn f() { let t = vec2<f32>(); }

//# type_compared: TYPE-83
const_assert i32 == i32;
//~ error not-a-value 14-16: 'i32' is a type, not a value
//~ error not-a-value 21-23: 'i32' is a type, not a value

//# type_compared_ok: TYPE-83
const_assert i32() == i32();

//# aliases: TYPE-84
alias A = i32;
alias B = array<C, 2>;
alias C = vec2<A>;
alias D = S;
alias E = ptr<function, B>;
alias F = texture_2d<f32>;
alias G = texture_storage_2d<rgba8unorm, write>;
alias H = sampler;
alias I = atomic<u32>;
alias J = array<f32>;
alias K = mat2x2<f32>;
alias L = A;
alias M = buffer<16>;
struct S { @size(16) m: A, @align(32) n: C }
@group(0) @binding(0) var t: F;
@group(0) @binding(1) var<storage, read_write> j: J;
@group(0) @binding(2) var<storage> m: M;
var<workgroup> w: I;
var<workgroup> x: array<D, 2>;
const a: B = B(C(1, 2), C(3, 4));
const b = D(1, C(2, 3));
const c = K(1, 2, 3, 4) * vec2f(1, 0);
const d = L(1.5) + A(2);
const_assert a[1].x == 3 && b.n.y == 3 && d == 3;
fn f(p: E, g: G, h: H) -> L { return (*p)[0].x; }

//# alias_of_structure_keeps_attributes: TYPE-84
struct S { @builtin(global_invocation_id) g: vec2u }
//~ error builtin-value-type 12-41: the built-in value global_invocation_id is of type vec3<u32>, not vec2<u32>
alias T = S;
@compute @workgroup_size(1) fn main(t: T) { }

//# alias_of_structure_keeps_attributes_ok: TYPE-84
struct S { @builtin(global_invocation_id) g: vec3u }
alias T = S;
@compute @workgroup_size(1) fn main(t: T) { }

//# alias_of_structure_is_the_structure: TYPE-84
struct S { @location(0) a: f32, @builtin(position) p: vec4f }
alias T = S;
@vertex fn main() -> T { var s: S; let t: T = s; return t; }

//# alias_in_function: TYPE-85
fn f() { alias A = i32; }
//~ error misplaced-statement 10-14: `alias` is allowed at module scope only

//# alias_in_function_ok: TYPE-85
alias A = i32;
fn f() { }

//# alias_of_value: TYPE-85
alias A = 1;
//~ error unexpected-token 11-11: expected a type, found `1`

//# alias_of_value_ok: TYPE-85
alias A = i32;

//# alias_of_const: TYPE-85
const c = 1;
alias A = c;
//~ error not-a-type 11-11: 'c' is not a type
//~ note -1:7-7: declared here

//# alias_of_const_ok: TYPE-85
const c = 1;
alias A = array<i32, c>;

//# alias_of_function: TYPE-85
fn f() { }
alias A = f;
//~ error not-a-type 11-11: 'f' is not a type
//~ note -1:4-4: declared here

//# alias_of_function_ok: TYPE-85
struct f { m: i32 }
alias A = f;

//# alias_of_builtin: TYPE-85
alias A = max;
//~ error not-a-type 11-13: 'max' is not a type

//# alias_of_builtin_ok: TYPE-85
alias A = mat2x2f;

//# alias_of_itself: TYPE-85
alias A = A;
//~ error cyclic-declaration 7-7: the declaration of 'A' depends on itself

//# alias_of_itself_ok: TYPE-85
alias A = i32;

//# aliases_in_a_circle: TYPE-85
alias A = array<B, 2>;
//~ error cyclic-declaration 7-7: the declaration of 'A' depends on itself
//~ note +1:7-7: through 'B'
//~ note +2:7-7: through 'C'
alias B = vec2<C>;
alias C = A;

//# aliases_in_a_circle_ok: TYPE-85
alias A = array<B, 2>;
alias B = vec2<C>;
alias C = i32;

//# alias_without_type: TYPE-85
alias A;
//~ error unexpected-token 8-8: expected `=` after the name of the alias, found `;`

//# alias_without_type_ok: TYPE-85
alias A = i32;

//# predeclared_types: TYPE-86
enable f16;
alias A0 = bool; alias A1 = i32; alias A2 = u32; alias A3 = f32; alias A4 = f16;
alias B0 = vec2<i32>; alias B1 = vec3<i32>; alias B2 = vec4<i32>;
alias C0 = array<i32>; alias C1 = array<i32, 2>; alias C2 = atomic<i32>; alias C3 = ptr<function, i32>; alias C4 = buffer; alias C5 = buffer<8>;

//# frexp_result_is_unnamed: TYPE-86
fn f() { let a: __frexp_result_f32 = frexp(1.5); }
//~ error invalid-identifier 17-34: identifier `__frexp_result_f32` starts with two underscores

//# frexp_result_is_unnamed_ok: TYPE-86
fn f() { let a = frexp(1.5); }

//# modf_result_is_unnamed: TYPE-86
fn f() { let a: modf_result = modf(1.5); }
//~ error unresolved-name 17-27: nothing named 'modf_result' is declared here

//# modf_result_is_unnamed_ok: TYPE-86
fn f() { let a = modf(1.5); }

//# exchange_result_is_unnamed: TYPE-86
var<workgroup> w: atomic<u32>;
fn f() -> atomicCompareExchangeWeak { return atomicCompareExchangeWeak(&w, 1, 2); }
//~ error not-a-type 11-35: 'atomicCompareExchangeWeak' is not a type

//# exchange_result_is_unnamed_ok: TYPE-86
var<workgroup> w: atomic<u32>;
fn f() -> bool { return atomicCompareExchangeWeak(&w, 1, 2).exchanged; }

//# abstract_types_are_unnamed: TYPE-86
const a: abstract_int = 1;
//~ error unresolved-name 10-21: nothing named 'abstract_int' is declared here

//# abstract_types_are_unnamed_ok: TYPE-86
const a = 1;
