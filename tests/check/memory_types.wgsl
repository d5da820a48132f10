//! check
// Buffers, enumerants, storable and host-shareable types (ledger TYPE-55 to TYPE-67). Rejected modules have a twin that is accepted (_ok).

//# buffers: TYPE-55
override n = 64;
const k = 32;
@group(0) @binding(0) var<storage, read_write> a: buffer<64>;
@group(0) @binding(1) var<storage> b: buffer;
@group(0) @binding(2) var<uniform> c: buffer<k * 2>;
var<workgroup> d: buffer<16u>;
var<workgroup> e: buffer<n>;
var<workgroup> g: buffer<n * 2>;
@compute @workgroup_size(1) fn main() {
  (*bufferView<u32>(&a, 4)) = *bufferView<u32>(&b, 0) + *bufferView<u32>(&c, 8);
  (*bufferView<u32>(&d, 0)) = bufferLength(&e) + bufferLength(&g);
}

//# buffer_private: TYPE-56
var<private> a: buffer<16>;
//~ error invalid-store-type 17-26: private memory holds a constructible type, which buffer<16> is not

//# buffer_private_ok: TYPE-56
var<workgroup> a: buffer<16>;

//# buffer_function: TYPE-56
fn f() { var a: buffer<16>; }
//~ error invalid-store-type 17-26: function memory holds a constructible type, which buffer<16> is not

//# buffer_function_ok: TYPE-56
fn f() { var a: array<u32, 4>; }

//# buffer_immediate: TYPE-56
var<immediate> a: buffer<16>;
//~ error invalid-store-type 19-28: immediate memory holds a host-shareable constructible type without arrays, which buffer<16> is not

//# buffer_immediate_ok: TYPE-56
var<immediate> a: vec4u;

//# buffer_member: TYPE-56
struct S { m: buffer<16> }
//~ error invalid-member 12-24: buffer<16> cannot be a member

//# buffer_member_ok: TYPE-56
struct S { m: array<u32, 4> }

//# buffer_element: TYPE-56
@group(0) @binding(0) var<storage> a: array<buffer<16>, 2>;
//~ error invalid-element-type 45-54: buffer<16> cannot be the element of an array

//# buffer_element_ok: TYPE-56
@group(0) @binding(0) var<storage> a: buffer<32>;

//# buffer_parameter: TYPE-56
fn f(a: buffer<16>) { }
//~ error not-constructible 9-18: parameter 'a' cannot be of type buffer<16>

//# buffer_parameter_ok: TYPE-56
fn f(a: ptr<workgroup, buffer<16>>) { }

//# buffer_result: TYPE-56
@group(0) @binding(0) var<storage> b: buffer<16>;
fn f() -> buffer<16> { return b; }
//~ error not-constructible 11-20: a function cannot return buffer<16>
//~ error not-constructible 31-31: a value of type buffer<16> cannot be read

//# buffer_result_ok: TYPE-56
@group(0) @binding(0) var<storage> b: buffer<16>;
fn f() -> u32 { return bufferLength(&b); }

//# buffer_let: TYPE-56
@group(0) @binding(0) var<storage> b: buffer<16>;
fn f() { let a = b; }
//~ error not-constructible 18-18: a value of type buffer<16> cannot be read

//# buffer_let_ok: TYPE-56
@group(0) @binding(0) var<storage> b: buffer<16>;
fn f() { let a = &b; }

//# buffer_assigned: TYPE-56
@group(0) @binding(0) var<storage, read_write> a: buffer<16>;
@group(0) @binding(1) var<storage, read_write> b: buffer<16>;
fn f() { a = b; }
//~ error not-constructible 10-10: buffer<16> cannot be assigned to
//~ error not-constructible 14-14: a value of type buffer<16> cannot be read

//# buffer_assigned_ok: TYPE-56
@group(0) @binding(0) var<storage, read_write> a: buffer<16>;
@group(0) @binding(1) var<storage, read_write> b: buffer<16>;
fn f() { *bufferView<vec4u>(&a, 0) = *bufferView<vec4u>(&b, 0); }

//# buffer_made: TYPE-56
fn f() { _ = buffer<16>(); }
//~ error not-constructible 14-25: buffer<16> has no value constructor

//# buffer_made_ok: TYPE-56
fn f() { _ = array<u32, 4>(); }

//# buffer_const: TYPE-56
const a: buffer<16> = 0;
//~ error not-constructible 10-19: const 'a' cannot be of type buffer<16>

//# buffer_const_ok: TYPE-56
const a: array<u32, 4> = array(0, 0, 0, 0);

//# buffer_of_atomics: TYPE-56
@group(0) @binding(0) var<storage, read_write> b: buffer<16>;
fn f() { _ = bufferView<atomic<u32>>(&b, 0); }
//~ error template-arguments 14-36: a view cannot be of atomic<u32>, which holds atomics

//# buffer_of_atomics_ok: TYPE-56
@group(0) @binding(0) var<storage, read_write> b: buffer<16>;
fn f() { _ = bufferView<u32>(&b, 0); }

//# unsized_buffer_uniform: TYPE-57
@group(0) @binding(0) var<uniform> a: buffer;
//~ error invalid-store-type 39-44: uniform memory holds a host-shareable constructible type, which buffer is not

//# unsized_buffer_uniform_ok: TYPE-57
@group(0) @binding(0) var<uniform> a: buffer<16>;

//# unsized_buffer_workgroup: TYPE-57
var<workgroup> a: buffer;
//~ error invalid-store-type 19-24: workgroup memory holds a type of fixed size without handles, which buffer is not

//# unsized_buffer_workgroup_ok: TYPE-57
var<workgroup> a: buffer<16>;

//# override_buffer_storage: TYPE-58
override n = 16;
@group(0) @binding(0) var<storage> a: buffer<n>;
//~ error invalid-store-type 39-47: storage memory holds a host-shareable type, which buffer<(override)> is not

//# override_buffer_storage_ok: TYPE-58
override n = 16;
var<workgroup> a: buffer<n>;

//# override_buffer_uniform: TYPE-58
override n = 16;
@group(0) @binding(0) var<uniform> a: buffer<n>;
//~ error invalid-store-type 39-47: uniform memory holds a host-shareable constructible type, which buffer<(override)> is not

//# override_buffer_uniform_ok: TYPE-58
const n = 16;
@group(0) @binding(0) var<uniform> a: buffer<n>;

//# buffer_size_zero: TYPE-59
@group(0) @binding(0) var<storage> a: buffer<0>;
//~ error invalid-element-count 46-46: the size of a buffer is a positive multiple of 4 bytes, not 0

//# buffer_size_zero_ok: TYPE-59
@group(0) @binding(0) var<storage> a: buffer<4>;

//# buffer_size_negative: TYPE-59
@group(0) @binding(0) var<storage> a: buffer<-4>;
//~ error invalid-element-count 46-47: the size of a buffer is a positive multiple of 4 bytes, not -4

//# buffer_size_negative_ok: TYPE-59
@group(0) @binding(0) var<storage> a: buffer<4>;

//# buffer_size_odd: TYPE-59
@group(0) @binding(0) var<storage> a: buffer<6>;
//~ error invalid-element-count 46-46: the size of a buffer is a positive multiple of 4 bytes, not 6

//# buffer_size_odd_ok: TYPE-59
@group(0) @binding(0) var<storage> a: buffer<8>;

//# buffer_size_odd_with_f16: TYPE-59
enable f16;
@group(0) @binding(0) var<storage> a: buffer<7>;
//~ error invalid-element-count 46-46: the size of a buffer is a positive multiple of 2 bytes, not 7

//# buffer_size_odd_with_f16_ok: TYPE-59
enable f16;
@group(0) @binding(0) var<storage> a: buffer<6>;

//# buffer_size_of_float: TYPE-59
@group(0) @binding(0) var<storage> a: buffer<8.0>;
//~ error invalid-element-count 46-48: the size of a buffer is an integer const- or override-expression

//# buffer_size_of_float_ok: TYPE-59
@group(0) @binding(0) var<storage> a: buffer<8>;

//# buffer_size_of_type: TYPE-59
@group(0) @binding(0) var<storage> a: buffer<u32>;
//~ error not-a-value 46-48: 'u32' is a type, not a value

//# buffer_size_of_type_ok: TYPE-59
@group(0) @binding(0) var<storage> a: buffer<8>;

//# buffer_size_of_two: TYPE-59
@group(0) @binding(0) var<storage> a: buffer<8, 8>;
//~ error template-arguments 39-50: 'buffer' takes its parameters as buffer or buffer<N>

//# buffer_size_of_two_ok: TYPE-59
@group(0) @binding(0) var<storage> a: buffer<8>;

//# override_buffer_size_zero: TYPE-60
override n = 0;
var<workgroup> a: buffer<n>;
//~ error buffer-size-unfit 26-26: the size of a buffer is a positive multiple of 4 bytes, not 0
@compute @workgroup_size(1) fn main() { _ = bufferLength(&a); }

//# override_buffer_size_zero_ok: TYPE-60
override n = 4;
var<workgroup> a: buffer<n>;
@compute @workgroup_size(1) fn main() { _ = bufferLength(&a); }

//# override_buffer_size_negative: TYPE-60
override n = -8;
var<workgroup> a: buffer<n>;
//~ error buffer-size-unfit 26-26: the size of a buffer is a positive multiple of 4 bytes, not -8
@compute @workgroup_size(1) fn main() { _ = bufferLength(&a); }

//# override_buffer_size_negative_ok: TYPE-60
override n = 8;
var<workgroup> a: buffer<n>;
@compute @workgroup_size(1) fn main() { _ = bufferLength(&a); }

//# override_buffer_size_odd: TYPE-60
override n = 6;
var<workgroup> a: buffer<n>;
//~ error buffer-size-unfit 26-26: the size of a buffer is a positive multiple of 4 bytes, not 6
@compute @workgroup_size(1) fn main() { _ = bufferLength(&a); }

//# override_buffer_size_odd_ok: TYPE-60
override n = 8;
var<workgroup> a: buffer<n>;
@compute @workgroup_size(1) fn main() { _ = bufferLength(&a); }

//# override_buffer_size_odd_with_f16: TYPE-60
enable f16;
override n = 7;
var<workgroup> a: buffer<n>;
//~ error buffer-size-unfit 26-26: the size of a buffer is a positive multiple of 2 bytes, not 7
@compute @workgroup_size(1) fn main() { _ = bufferLength(&a); }

//# override_buffer_size_odd_with_f16_ok: TYPE-60
enable f16;
override n = 6;
var<workgroup> a: buffer<n>;
@compute @workgroup_size(1) fn main() { _ = bufferLength(&a); }

//# buffer_sizes_are_compared_by_value: TYPE-61
const k = 16;
@group(0) @binding(0) var<storage> a: buffer<16>;
@group(0) @binding(1) var<storage> b: buffer<16u>;
fn f() { let p: ptr<storage, buffer<16u>> = &a; let q: ptr<storage, buffer<k>> = &b; let r: ptr<storage, buffer<8 + 8>> = &b; }

//# override_buffers_of_one_name: TYPE-61
override n = 16;
var<workgroup> a: buffer<n>;
fn f() { let p: ptr<workgroup, buffer<n>> = &a; }

//# override_buffers_of_two_names: TYPE-61
override n = 16;
override m = 16;
var<workgroup> a: buffer<n>;
fn f() { let p: ptr<workgroup, buffer<m>> = &a; }
//~ error type-mismatch 45-46: the initializer of 'p' is ptr<workgroup, buffer<(override)>, read_write>, and this is the same but for its override-expression

//# override_buffers_of_two_names_ok: TYPE-61
override n = 16;
override m = 16;
var<workgroup> a: buffer<n>;
fn f() { let p: ptr<workgroup, buffer<n>> = &a; }

//# override_buffers_of_expressions: TYPE-61
override n = 16;
var<workgroup> a: buffer<n * 2>;
fn f() { let p: ptr<workgroup, buffer<n * 2>> = &a; }
//~ error type-mismatch 49-50: the initializer of 'p' is ptr<workgroup, buffer<(override)>, read_write>, and this is the same but for its override-expression

//# override_buffers_of_expressions_ok: TYPE-61
override n = 16;
alias B = buffer<n * 2>;
var<workgroup> a: B;
fn f() { let p: ptr<workgroup, B> = &a; }

//# access_modes: TYPE-62
@group(0) @binding(0) var<storage, read> a: u32;
@group(0) @binding(1) var<storage, read_write> b: u32;
@group(0) @binding(2) var c: texture_storage_2d<r32uint, write>;
@group(0) @binding(3) var d: texture_storage_2d<r32uint, read>;
@group(0) @binding(4) var e: texture_storage_2d<r32uint, read_write>;

//# address_spaces: TYPE-62
var<private> a: i32;
var<workgroup> b: i32;
@group(0) @binding(0) var<uniform> c: i32;
@group(0) @binding(1) var<storage> d: i32;
var<immediate> e: i32;
fn f(p: ptr<function, i32>, q: ptr<private, i32>, r: ptr<workgroup, i32>, s: ptr<uniform, i32>, t: ptr<storage, i32>, u: ptr<immediate, i32>) { var<function> v: i32; }

//# texel_formats: TYPE-62, TYPE-76
@group(0) @binding(0) var rgba8unorm_: texture_storage_1d<rgba8unorm, write>;
@group(0) @binding(1) var rgba8snorm_: texture_storage_2d<rgba8snorm, write>;
@group(0) @binding(2) var rgba8uint_: texture_storage_2d_array<rgba8uint, write>;
@group(0) @binding(3) var rgba8sint_: texture_storage_3d<rgba8sint, write>;
@group(0) @binding(4) var rgba16uint_: texture_storage_1d<rgba16uint, write>;
@group(0) @binding(5) var rgba16sint_: texture_storage_2d<rgba16sint, write>;
@group(0) @binding(6) var rgba16float_: texture_storage_2d_array<rgba16float, write>;
@group(0) @binding(7) var r32uint_: texture_storage_3d<r32uint, write>;
@group(0) @binding(8) var r32sint_: texture_storage_1d<r32sint, write>;
@group(0) @binding(9) var r32float_: texture_storage_2d<r32float, write>;
@group(0) @binding(10) var rg32uint_: texture_storage_2d_array<rg32uint, write>;
@group(0) @binding(11) var rg32sint_: texture_storage_3d<rg32sint, write>;
@group(0) @binding(12) var rg32float_: texture_storage_1d<rg32float, write>;
@group(0) @binding(13) var rgba32uint_: texture_storage_2d<rgba32uint, write>;
@group(0) @binding(14) var rgba32sint_: texture_storage_2d_array<rgba32sint, write>;
@group(0) @binding(15) var rgba32float_: texture_storage_3d<rgba32float, write>;
@group(0) @binding(16) var bgra8unorm_: texture_storage_1d<bgra8unorm, write>;
@group(0) @binding(17) var rgba16unorm_: texture_storage_2d<rgba16unorm, write>;
@group(0) @binding(18) var rgba16snorm_: texture_storage_2d_array<rgba16snorm, write>;
@group(0) @binding(19) var rg8unorm_: texture_storage_3d<rg8unorm, write>;
@group(0) @binding(20) var rg8snorm_: texture_storage_1d<rg8snorm, write>;
@group(0) @binding(21) var rg8uint_: texture_storage_2d<rg8uint, write>;
@group(0) @binding(22) var rg8sint_: texture_storage_2d_array<rg8sint, write>;
@group(0) @binding(23) var rg16unorm_: texture_storage_3d<rg16unorm, write>;
@group(0) @binding(24) var rg16snorm_: texture_storage_1d<rg16snorm, write>;
@group(0) @binding(25) var rg16uint_: texture_storage_2d<rg16uint, write>;
@group(0) @binding(26) var rg16sint_: texture_storage_2d_array<rg16sint, write>;
@group(0) @binding(27) var rg16float_: texture_storage_3d<rg16float, write>;
@group(0) @binding(28) var r8unorm_: texture_storage_1d<r8unorm, write>;
@group(0) @binding(29) var r8snorm_: texture_storage_2d<r8snorm, write>;
@group(0) @binding(30) var r8uint_: texture_storage_2d_array<r8uint, write>;
@group(0) @binding(31) var r8sint_: texture_storage_3d<r8sint, write>;
@group(0) @binding(32) var r16unorm_: texture_storage_1d<r16unorm, write>;
@group(0) @binding(33) var r16snorm_: texture_storage_2d<r16snorm, write>;
@group(0) @binding(34) var r16uint_: texture_storage_2d_array<r16uint, write>;
@group(0) @binding(35) var r16sint_: texture_storage_3d<r16sint, write>;
@group(0) @binding(36) var r16float_: texture_storage_1d<r16float, write>;
@group(0) @binding(37) var rgb10a2unorm_: texture_storage_2d<rgb10a2unorm, write>;
@group(0) @binding(38) var rgb10a2uint_: texture_storage_2d_array<rgb10a2uint, write>;
@group(0) @binding(39) var rg11b10ufloat_: texture_storage_3d<rg11b10ufloat, write>;

//# storage_textures_of_every_kind: TYPE-76
@group(0) @binding(0) var t0: texture_storage_1d<rgba8unorm, read>; @group(0) @binding(1) var t1: texture_storage_1d<rgba8unorm, write>; @group(0) @binding(2) var t2: texture_storage_1d<rgba8unorm, read_write>; 
@group(0) @binding(3) var t3: texture_storage_2d<rgba8unorm, read>; @group(0) @binding(4) var t4: texture_storage_2d<rgba8unorm, write>; @group(0) @binding(5) var t5: texture_storage_2d<rgba8unorm, read_write>; 
@group(0) @binding(6) var t6: texture_storage_2d_array<rgba8unorm, read>; @group(0) @binding(7) var t7: texture_storage_2d_array<rgba8unorm, write>; @group(0) @binding(8) var t8: texture_storage_2d_array<rgba8unorm, read_write>; 
@group(0) @binding(9) var t9: texture_storage_3d<rgba8unorm, read>; @group(0) @binding(10) var t10: texture_storage_3d<rgba8unorm, write>; @group(0) @binding(11) var t11: texture_storage_3d<rgba8unorm, read_write>; 
@group(0) @binding(12) var t12: texture_storage_1d<rgba8snorm, read>; @group(0) @binding(13) var t13: texture_storage_1d<rgba8snorm, write>; @group(0) @binding(14) var t14: texture_storage_1d<rgba8snorm, read_write>; 
@group(0) @binding(15) var t15: texture_storage_2d<rgba8snorm, read>; @group(0) @binding(16) var t16: texture_storage_2d<rgba8snorm, write>; @group(0) @binding(17) var t17: texture_storage_2d<rgba8snorm, read_write>; 
@group(0) @binding(18) var t18: texture_storage_2d_array<rgba8snorm, read>; @group(0) @binding(19) var t19: texture_storage_2d_array<rgba8snorm, write>; @group(0) @binding(20) var t20: texture_storage_2d_array<rgba8snorm, read_write>; 
@group(0) @binding(21) var t21: texture_storage_3d<rgba8snorm, read>; @group(0) @binding(22) var t22: texture_storage_3d<rgba8snorm, write>; @group(0) @binding(23) var t23: texture_storage_3d<rgba8snorm, read_write>; 
@group(0) @binding(24) var t24: texture_storage_1d<rgba8uint, read>; @group(0) @binding(25) var t25: texture_storage_1d<rgba8uint, write>; @group(0) @binding(26) var t26: texture_storage_1d<rgba8uint, read_write>; 
@group(0) @binding(27) var t27: texture_storage_2d<rgba8uint, read>; @group(0) @binding(28) var t28: texture_storage_2d<rgba8uint, write>; @group(0) @binding(29) var t29: texture_storage_2d<rgba8uint, read_write>; 
@group(0) @binding(30) var t30: texture_storage_2d_array<rgba8uint, read>; @group(0) @binding(31) var t31: texture_storage_2d_array<rgba8uint, write>; @group(0) @binding(32) var t32: texture_storage_2d_array<rgba8uint, read_write>; 
@group(0) @binding(33) var t33: texture_storage_3d<rgba8uint, read>; @group(0) @binding(34) var t34: texture_storage_3d<rgba8uint, write>; @group(0) @binding(35) var t35: texture_storage_3d<rgba8uint, read_write>; 
@group(0) @binding(36) var t36: texture_storage_1d<rgba8sint, read>; @group(0) @binding(37) var t37: texture_storage_1d<rgba8sint, write>; @group(0) @binding(38) var t38: texture_storage_1d<rgba8sint, read_write>; 
@group(0) @binding(39) var t39: texture_storage_2d<rgba8sint, read>; @group(0) @binding(40) var t40: texture_storage_2d<rgba8sint, write>; @group(0) @binding(41) var t41: texture_storage_2d<rgba8sint, read_write>; 
@group(0) @binding(42) var t42: texture_storage_2d_array<rgba8sint, read>; @group(0) @binding(43) var t43: texture_storage_2d_array<rgba8sint, write>; @group(0) @binding(44) var t44: texture_storage_2d_array<rgba8sint, read_write>; 
@group(0) @binding(45) var t45: texture_storage_3d<rgba8sint, read>; @group(0) @binding(46) var t46: texture_storage_3d<rgba8sint, write>; @group(0) @binding(47) var t47: texture_storage_3d<rgba8sint, read_write>; 
@group(0) @binding(48) var t48: texture_storage_1d<rgba16uint, read>; @group(0) @binding(49) var t49: texture_storage_1d<rgba16uint, write>; @group(0) @binding(50) var t50: texture_storage_1d<rgba16uint, read_write>; 
@group(0) @binding(51) var t51: texture_storage_2d<rgba16uint, read>; @group(0) @binding(52) var t52: texture_storage_2d<rgba16uint, write>; @group(0) @binding(53) var t53: texture_storage_2d<rgba16uint, read_write>; 
@group(0) @binding(54) var t54: texture_storage_2d_array<rgba16uint, read>; @group(0) @binding(55) var t55: texture_storage_2d_array<rgba16uint, write>; @group(0) @binding(56) var t56: texture_storage_2d_array<rgba16uint, read_write>; 
@group(0) @binding(57) var t57: texture_storage_3d<rgba16uint, read>; @group(0) @binding(58) var t58: texture_storage_3d<rgba16uint, write>; @group(0) @binding(59) var t59: texture_storage_3d<rgba16uint, read_write>; 
@group(0) @binding(60) var t60: texture_storage_1d<rgba16sint, read>; @group(0) @binding(61) var t61: texture_storage_1d<rgba16sint, write>; @group(0) @binding(62) var t62: texture_storage_1d<rgba16sint, read_write>; 
@group(0) @binding(63) var t63: texture_storage_2d<rgba16sint, read>; @group(0) @binding(64) var t64: texture_storage_2d<rgba16sint, write>; @group(0) @binding(65) var t65: texture_storage_2d<rgba16sint, read_write>; 
@group(0) @binding(66) var t66: texture_storage_2d_array<rgba16sint, read>; @group(0) @binding(67) var t67: texture_storage_2d_array<rgba16sint, write>; @group(0) @binding(68) var t68: texture_storage_2d_array<rgba16sint, read_write>; 
@group(0) @binding(69) var t69: texture_storage_3d<rgba16sint, read>; @group(0) @binding(70) var t70: texture_storage_3d<rgba16sint, write>; @group(0) @binding(71) var t71: texture_storage_3d<rgba16sint, read_write>; 
@group(0) @binding(72) var t72: texture_storage_1d<rgba16float, read>; @group(0) @binding(73) var t73: texture_storage_1d<rgba16float, write>; @group(0) @binding(74) var t74: texture_storage_1d<rgba16float, read_write>; 
@group(0) @binding(75) var t75: texture_storage_2d<rgba16float, read>; @group(0) @binding(76) var t76: texture_storage_2d<rgba16float, write>; @group(0) @binding(77) var t77: texture_storage_2d<rgba16float, read_write>; 
@group(0) @binding(78) var t78: texture_storage_2d_array<rgba16float, read>; @group(0) @binding(79) var t79: texture_storage_2d_array<rgba16float, write>; @group(0) @binding(80) var t80: texture_storage_2d_array<rgba16float, read_write>; 
@group(0) @binding(81) var t81: texture_storage_3d<rgba16float, read>; @group(0) @binding(82) var t82: texture_storage_3d<rgba16float, write>; @group(0) @binding(83) var t83: texture_storage_3d<rgba16float, read_write>; 
@group(0) @binding(84) var t84: texture_storage_1d<r32uint, read>; @group(0) @binding(85) var t85: texture_storage_1d<r32uint, write>; @group(0) @binding(86) var t86: texture_storage_1d<r32uint, read_write>; 
@group(0) @binding(87) var t87: texture_storage_2d<r32uint, read>; @group(0) @binding(88) var t88: texture_storage_2d<r32uint, write>; @group(0) @binding(89) var t89: texture_storage_2d<r32uint, read_write>; 
@group(0) @binding(90) var t90: texture_storage_2d_array<r32uint, read>; @group(0) @binding(91) var t91: texture_storage_2d_array<r32uint, write>; @group(0) @binding(92) var t92: texture_storage_2d_array<r32uint, read_write>; 
@group(0) @binding(93) var t93: texture_storage_3d<r32uint, read>; @group(0) @binding(94) var t94: texture_storage_3d<r32uint, write>; @group(0) @binding(95) var t95: texture_storage_3d<r32uint, read_write>; 
@group(0) @binding(96) var t96: texture_storage_1d<r32sint, read>; @group(0) @binding(97) var t97: texture_storage_1d<r32sint, write>; @group(0) @binding(98) var t98: texture_storage_1d<r32sint, read_write>; 
@group(0) @binding(99) var t99: texture_storage_2d<r32sint, read>; @group(0) @binding(100) var t100: texture_storage_2d<r32sint, write>; @group(0) @binding(101) var t101: texture_storage_2d<r32sint, read_write>; 
@group(0) @binding(102) var t102: texture_storage_2d_array<r32sint, read>; @group(0) @binding(103) var t103: texture_storage_2d_array<r32sint, write>; @group(0) @binding(104) var t104: texture_storage_2d_array<r32sint, read_write>; 
@group(0) @binding(105) var t105: texture_storage_3d<r32sint, read>; @group(0) @binding(106) var t106: texture_storage_3d<r32sint, write>; @group(0) @binding(107) var t107: texture_storage_3d<r32sint, read_write>; 
@group(0) @binding(108) var t108: texture_storage_1d<r32float, read>; @group(0) @binding(109) var t109: texture_storage_1d<r32float, write>; @group(0) @binding(110) var t110: texture_storage_1d<r32float, read_write>; 
@group(0) @binding(111) var t111: texture_storage_2d<r32float, read>; @group(0) @binding(112) var t112: texture_storage_2d<r32float, write>; @group(0) @binding(113) var t113: texture_storage_2d<r32float, read_write>; 
@group(0) @binding(114) var t114: texture_storage_2d_array<r32float, read>; @group(0) @binding(115) var t115: texture_storage_2d_array<r32float, write>; @group(0) @binding(116) var t116: texture_storage_2d_array<r32float, read_write>; 
@group(0) @binding(117) var t117: texture_storage_3d<r32float, read>; @group(0) @binding(118) var t118: texture_storage_3d<r32float, write>; @group(0) @binding(119) var t119: texture_storage_3d<r32float, read_write>; 
@group(0) @binding(120) var t120: texture_storage_1d<rg32uint, read>; @group(0) @binding(121) var t121: texture_storage_1d<rg32uint, write>; @group(0) @binding(122) var t122: texture_storage_1d<rg32uint, read_write>; 
@group(0) @binding(123) var t123: texture_storage_2d<rg32uint, read>; @group(0) @binding(124) var t124: texture_storage_2d<rg32uint, write>; @group(0) @binding(125) var t125: texture_storage_2d<rg32uint, read_write>; 
@group(0) @binding(126) var t126: texture_storage_2d_array<rg32uint, read>; @group(0) @binding(127) var t127: texture_storage_2d_array<rg32uint, write>; @group(0) @binding(128) var t128: texture_storage_2d_array<rg32uint, read_write>; 
@group(0) @binding(129) var t129: texture_storage_3d<rg32uint, read>; @group(0) @binding(130) var t130: texture_storage_3d<rg32uint, write>; @group(0) @binding(131) var t131: texture_storage_3d<rg32uint, read_write>; 
@group(0) @binding(132) var t132: texture_storage_1d<rg32sint, read>; @group(0) @binding(133) var t133: texture_storage_1d<rg32sint, write>; @group(0) @binding(134) var t134: texture_storage_1d<rg32sint, read_write>; 
@group(0) @binding(135) var t135: texture_storage_2d<rg32sint, read>; @group(0) @binding(136) var t136: texture_storage_2d<rg32sint, write>; @group(0) @binding(137) var t137: texture_storage_2d<rg32sint, read_write>; 
@group(0) @binding(138) var t138: texture_storage_2d_array<rg32sint, read>; @group(0) @binding(139) var t139: texture_storage_2d_array<rg32sint, write>; @group(0) @binding(140) var t140: texture_storage_2d_array<rg32sint, read_write>; 
@group(0) @binding(141) var t141: texture_storage_3d<rg32sint, read>; @group(0) @binding(142) var t142: texture_storage_3d<rg32sint, write>; @group(0) @binding(143) var t143: texture_storage_3d<rg32sint, read_write>; 
@group(0) @binding(144) var t144: texture_storage_1d<rg32float, read>; @group(0) @binding(145) var t145: texture_storage_1d<rg32float, write>; @group(0) @binding(146) var t146: texture_storage_1d<rg32float, read_write>; 
@group(0) @binding(147) var t147: texture_storage_2d<rg32float, read>; @group(0) @binding(148) var t148: texture_storage_2d<rg32float, write>; @group(0) @binding(149) var t149: texture_storage_2d<rg32float, read_write>; 
@group(0) @binding(150) var t150: texture_storage_2d_array<rg32float, read>; @group(0) @binding(151) var t151: texture_storage_2d_array<rg32float, write>; @group(0) @binding(152) var t152: texture_storage_2d_array<rg32float, read_write>; 
@group(0) @binding(153) var t153: texture_storage_3d<rg32float, read>; @group(0) @binding(154) var t154: texture_storage_3d<rg32float, write>; @group(0) @binding(155) var t155: texture_storage_3d<rg32float, read_write>; 
@group(0) @binding(156) var t156: texture_storage_1d<rgba32uint, read>; @group(0) @binding(157) var t157: texture_storage_1d<rgba32uint, write>; @group(0) @binding(158) var t158: texture_storage_1d<rgba32uint, read_write>; 
@group(0) @binding(159) var t159: texture_storage_2d<rgba32uint, read>; @group(0) @binding(160) var t160: texture_storage_2d<rgba32uint, write>; @group(0) @binding(161) var t161: texture_storage_2d<rgba32uint, read_write>; 
@group(0) @binding(162) var t162: texture_storage_2d_array<rgba32uint, read>; @group(0) @binding(163) var t163: texture_storage_2d_array<rgba32uint, write>; @group(0) @binding(164) var t164: texture_storage_2d_array<rgba32uint, read_write>; 
@group(0) @binding(165) var t165: texture_storage_3d<rgba32uint, read>; @group(0) @binding(166) var t166: texture_storage_3d<rgba32uint, write>; @group(0) @binding(167) var t167: texture_storage_3d<rgba32uint, read_write>; 
@group(0) @binding(168) var t168: texture_storage_1d<rgba32sint, read>; @group(0) @binding(169) var t169: texture_storage_1d<rgba32sint, write>; @group(0) @binding(170) var t170: texture_storage_1d<rgba32sint, read_write>; 
@group(0) @binding(171) var t171: texture_storage_2d<rgba32sint, read>; @group(0) @binding(172) var t172: texture_storage_2d<rgba32sint, write>; @group(0) @binding(173) var t173: texture_storage_2d<rgba32sint, read_write>; 
@group(0) @binding(174) var t174: texture_storage_2d_array<rgba32sint, read>; @group(0) @binding(175) var t175: texture_storage_2d_array<rgba32sint, write>; @group(0) @binding(176) var t176: texture_storage_2d_array<rgba32sint, read_write>; 
@group(0) @binding(177) var t177: texture_storage_3d<rgba32sint, read>; @group(0) @binding(178) var t178: texture_storage_3d<rgba32sint, write>; @group(0) @binding(179) var t179: texture_storage_3d<rgba32sint, read_write>; 
@group(0) @binding(180) var t180: texture_storage_1d<rgba32float, read>; @group(0) @binding(181) var t181: texture_storage_1d<rgba32float, write>; @group(0) @binding(182) var t182: texture_storage_1d<rgba32float, read_write>; 
@group(0) @binding(183) var t183: texture_storage_2d<rgba32float, read>; @group(0) @binding(184) var t184: texture_storage_2d<rgba32float, write>; @group(0) @binding(185) var t185: texture_storage_2d<rgba32float, read_write>; 
@group(0) @binding(186) var t186: texture_storage_2d_array<rgba32float, read>; @group(0) @binding(187) var t187: texture_storage_2d_array<rgba32float, write>; @group(0) @binding(188) var t188: texture_storage_2d_array<rgba32float, read_write>; 
@group(0) @binding(189) var t189: texture_storage_3d<rgba32float, read>; @group(0) @binding(190) var t190: texture_storage_3d<rgba32float, write>; @group(0) @binding(191) var t191: texture_storage_3d<rgba32float, read_write>; 
@group(0) @binding(192) var t192: texture_storage_1d<bgra8unorm, read>; @group(0) @binding(193) var t193: texture_storage_1d<bgra8unorm, write>; @group(0) @binding(194) var t194: texture_storage_1d<bgra8unorm, read_write>; 
@group(0) @binding(195) var t195: texture_storage_2d<bgra8unorm, read>; @group(0) @binding(196) var t196: texture_storage_2d<bgra8unorm, write>; @group(0) @binding(197) var t197: texture_storage_2d<bgra8unorm, read_write>; 
@group(0) @binding(198) var t198: texture_storage_2d_array<bgra8unorm, read>; @group(0) @binding(199) var t199: texture_storage_2d_array<bgra8unorm, write>; @group(0) @binding(200) var t200: texture_storage_2d_array<bgra8unorm, read_write>; 
@group(0) @binding(201) var t201: texture_storage_3d<bgra8unorm, read>; @group(0) @binding(202) var t202: texture_storage_3d<bgra8unorm, write>; @group(0) @binding(203) var t203: texture_storage_3d<bgra8unorm, read_write>; 

//# handle_space: TYPE-63
var<handle> a: texture_2d<f32>;
//~ error unresolved-name 5-10: nothing named 'handle' is declared here

//# handle_space_ok: TYPE-63
@group(0) @binding(0) var a: texture_2d<f32>;

//# handle_pointer: TYPE-63, TYPE-69
fn f(p: ptr<handle, sampler>) { }
//~ error unresolved-name 13-18: nothing named 'handle' is declared here

//# handle_pointer_ok: TYPE-63, TYPE-69
fn f(p: sampler) { }

//# handle_value: TYPE-63
const a = handle;
//~ error unresolved-name 11-16: nothing named 'handle' is declared here

//# handle_value_ok: TYPE-63
const handle = 1;
const a = handle;

//# enumerant_let: TYPE-64
fn f() { let a = read; }
//~ error not-a-value 18-21: 'read' is an enumerant, not a value

//# enumerant_let_ok: TYPE-64
fn f() { let read = 1; let a = read; }

//# enumerant_variable: TYPE-64
var<private> a = workgroup;
//~ error not-a-value 18-26: 'workgroup' is an enumerant, not a value

//# enumerant_variable_ok: TYPE-64
var<private> a = 1;

//# enumerant_argument: TYPE-64
fn g(a: i32) { }
fn f() { g(storage); }
//~ error not-a-value 12-18: 'storage' is an enumerant, not a value

//# enumerant_argument_ok: TYPE-64
fn g(a: i32) { }
fn f() { g(1); }

//# enumerant_compared: TYPE-64
fn f() -> bool { return read == write; }
//~ error not-a-value 25-28: 'read' is an enumerant, not a value
//~ error not-a-value 33-37: 'write' is an enumerant, not a value

//# enumerant_compared_ok: TYPE-64
fn f() -> bool { return 1 == 2; }

//# enumerant_format: TYPE-64
fn f() { _ = rgba8unorm; }
//~ error not-a-value 14-23: 'rgba8unorm' is an enumerant, not a value

//# enumerant_format_ok: TYPE-64
fn f() { _ = 1; }

//# enumerant_alias: TYPE-64, TYPE-85
alias A = read_write;
//~ error not-a-type 11-20: 'read_write' is not a type

//# enumerant_alias_ok: TYPE-64, TYPE-85
alias A = u32;

//# enumerant_in_parentheses: TYPE-64
const a = (private);
//~ error not-a-value 12-18: 'private' is an enumerant, not a value

//# enumerant_in_parentheses_ok: TYPE-64
const private = 1;
const a = (private);

//# pointer_not_storable: TYPE-65
var<private> a: ptr<private, i32>;
//~ error invalid-store-type 17-33: private memory holds a constructible type, which ptr<private, i32, read_write> is not

//# pointer_not_storable_ok: TYPE-65
var<private> a: i32;

//# abstract_not_written: TYPE-65
var<private> a: AbstractInt;
//~ error unresolved-name 17-27: nothing named 'AbstractInt' is declared here

//# abstract_not_written_ok: TYPE-65
var<private> a = 1;

//# runtime_array_in_function: TYPE-65
fn f() { var a: array<u32>; }
//~ error invalid-store-type 17-26: function memory holds a constructible type, which array<u32> is not

//# runtime_array_in_function_ok: TYPE-65
fn f() { var a: array<u32, 1>; }

//# storable: TYPE-65
struct S { m: mat2x2f, a: array<vec3f, 2> }
var<private> a: S;
@group(0) @binding(0) var b: texture_2d<f32>;
@group(0) @binding(1) var c: sampler;
@group(0) @binding(2) var<storage> d: buffer;

//# storage_variable_of_handle: TYPE-65
@group(0) @binding(0) var<storage> a: texture_2d<f32>;
//~ error invalid-address-space 27-33: a variable of type texture_2d<f32> takes no address space

//# storage_variable_of_handle_ok: TYPE-65
@group(0) @binding(0) var a: texture_2d<f32>;

//# handle_variable_of_plain: TYPE-65
@group(0) @binding(0) var a: u32;
//~ error invalid-address-space 27-27: module-scope variable 'a' needs an address space

//# handle_variable_of_plain_ok: TYPE-65
@group(0) @binding(0) var<uniform> a: u32;

//# bool_in_storage: TYPE-66
@group(0) @binding(0) var<storage> a: bool;
//~ error invalid-store-type 39-42: storage memory holds a host-shareable type, which bool is not

//# bool_in_storage_ok: TYPE-66
@group(0) @binding(0) var<storage> a: u32;

//# bool_vector_in_uniform: TYPE-66
@group(0) @binding(0) var<uniform> a: vec2<bool>;
//~ error invalid-store-type 39-48: uniform memory holds a host-shareable constructible type, which vec2<bool> is not

//# bool_vector_in_uniform_ok: TYPE-66
@group(0) @binding(0) var<uniform> a: vec2<u32>;

//# bool_in_immediate: TYPE-66
var<immediate> a: bool;
//~ error invalid-store-type 19-22: immediate memory holds a host-shareable constructible type without arrays, which bool is not

//# bool_in_immediate_ok: TYPE-66
var<immediate> a: u32;

//# bool_deep_in_storage: TYPE-66
struct T { a: u32, b: array<vec2<bool>, 2> }
struct S { t: array<T, 2>, r: array<u32> }
@group(0) @binding(0) var<storage> a: S;
//~ error invalid-store-type 39-39: storage memory holds a host-shareable type, which S is not

//# bool_deep_in_storage_ok: TYPE-66
struct T { a: u32, b: array<vec2<u32>, 2> }
struct S { t: array<T, 2>, r: array<u32> }
@group(0) @binding(0) var<storage> a: S;

//# bool_element_in_storage: TYPE-66
@group(0) @binding(0) var<storage> a: array<bool>;
//~ error invalid-store-type 39-49: storage memory holds a host-shareable type, which array<bool> is not

//# bool_element_in_storage_ok: TYPE-66
@group(0) @binding(0) var<storage> a: array<u32>;

//# bool_member_in_uniform: TYPE-66
struct S { a: u32, b: bool }
@group(0) @binding(0) var<uniform> a: S;
//~ error invalid-store-type 39-39: uniform memory holds a host-shareable constructible type, which S is not

//# bool_member_in_uniform_ok: TYPE-66
struct S { a: u32, b: u32 }
@group(0) @binding(0) var<uniform> a: S;

//# storage_of_pointer: TYPE-67
@group(0) @binding(0) var<storage> a: ptr<private, i32>;
//~ error invalid-store-type 39-55: storage memory holds a host-shareable type, which ptr<private, i32, read_write> is not

//# storage_of_pointer_ok: TYPE-67
@group(0) @binding(0) var<storage> a: i32;

//# uniform_of_texture: TYPE-67
@group(0) @binding(0) var<uniform> a: texture_2d<f32>;
//~ error invalid-address-space 27-33: a variable of type texture_2d<f32> takes no address space

//# uniform_of_texture_ok: TYPE-67
@group(0) @binding(0) var<uniform> a: vec2<f32>;

//# uniform_of_sampler: TYPE-67
@group(0) @binding(0) var<uniform> a: sampler;
//~ error invalid-address-space 27-33: a variable of type sampler takes no address space

//# uniform_of_sampler_ok: TYPE-67
@group(0) @binding(0) var a: sampler;

//# storage_of_texture_array: TYPE-67
@group(0) @binding(0) var<storage> a: array<texture_2d<f32>>;
//~ error invalid-element-type 45-59: texture_2d<f32> cannot be the element of an array

//# storage_of_texture_array_ok: TYPE-67
@group(0) @binding(0) var<storage> a: array<vec2<f32>>;
