// textureStore of every texel format: one texel for each invocation, of values that clamp and round.
//# f32: BI-112, TYPE-76, TYPE-80, TYPE-81, MEM-02
//! run main
//! limit maxStorageTexturesPerShaderStage = 40
//! buffer values f32 = 0.3 -0.25 2 0.75 1 0.6125 -3 0.001 0.12345 2e-05 1000.5 0.2 -1 0.7071 0.499 1
//! texture t0 r8unorm 4x1
//! expect t0 tol 0.000001 = 0.3019608 1 0.12156863 0
//! texture t1 r8snorm 4x1
//! expect t1 tol 0.000001 = 0.2992126 1 0.12598425 -1
//! texture t2 r16unorm 4x1
//! expect t2 tol 0.000001 = 0.30000764 1 0.12344549 0
//! texture t3 r16snorm 4x1
//! expect t3 tol 0.000001 = 0.29999694 1 0.12344737 -1
//! texture t4 r16float 4x1
//! expect t4 = 0.30004883 1 0.12347412 -1
//! texture t5 r32float 4x1
//! expect t5 = 0.3 1 0.12345 -1
//! texture t6 rg8unorm 4x1
//! expect t6 tol 0.000001 = 0.3019608 0 1 0.6117647 0.12156863 0 0 0.7058824
//! texture t7 rg8snorm 4x1
//! expect t7 tol 0.000001 = 0.2992126 -0.2519685 1 0.61417323 0.12598425 0 -1 0.70866144
//! texture t8 rg16unorm 4x1
//! expect t8 tol 0.000001 = 0.30000764 0 1 0.61249715 0.12344549 1.5259022e-05 0 0.7071031
//! texture t9 rg16snorm 4x1
//! expect t9 tol 0.000001 = 0.29999694 -0.25000763 1 0.6125065 0.12344737 3.051851e-05 -1 0.70711386
//! texture t10 rg16float 4x1
//! expect t10 = 0.30004883 -0.25 1 0.6123047 0.12347412 2.002716e-05 -1 0.70703125
//! texture t11 rg32float 4x1
//! expect t11 = 0.3 -0.25 1 0.6125 0.12345 2e-05 -1 0.7071
//! texture t12 rgba8unorm 4x1
//! expect t12 tol 0.000001 = 0.3019608 0 1 0.7490196 1 0.6117647 0 0 0.12156863 0 1 0.2 0 0.7058824 0.49803922 1
//! texture t13 rgba8snorm 4x1
//! expect t13 tol 0.000001 = 0.2992126 -0.2519685 1 0.7480315 1 0.61417323 -1 0 0.12598425 0 1 0.19685039 -1 0.70866144 0.496063 1
//! texture t14 rgba16unorm 4x1
//! expect t14 tol 0.000001 = 0.30000764 0 1 0.7499962 1 0.61249715 0 0.0010070954 0.12344549 1.5259022e-05 1 0.2 0 0.7071031 0.49900052 1
//! texture t15 rgba16snorm 4x1
//! expect t15 tol 0.000001 = 0.29999694 -0.25000763 1 0.7499924 1 0.6125065 -1 0.0010071108 0.12344737 3.051851e-05 1 0.1999878 -1 0.70711386 0.49900815 1
//! texture t16 rgba16float 4x1
//! expect t16 = 0.30004883 -0.25 2 0.75 1 0.6123047 -3 0.0010004044 0.12347412 2.002716e-05 1000.5 0.19995117 -1 0.70703125 0.49902344 1
//! texture t17 rgba32float 4x1
//! expect t17 = 0.3 -0.25 2 0.75 1 0.6125 -3 0.001 0.12345 2e-05 1000.5 0.2 -1 0.7071 0.499 1
//! texture t18 bgra8unorm 4x1
//! expect t18 tol 0.000001 = 0.3019608 0 1 0.7490196 1 0.6117647 0 0 0.12156863 0 1 0.2 0 0.7058824 0.49803922 1
//! texture t19 rgb10a2unorm 4x1
//! expect t19 tol 0.000001 = 0.30009776 0 1 0.6666667 1 0.61290324 0 0 0.12316716 0 1 0.33333334 0 0.70674485 0.49853373 1
//! texture t20 rg11b10ufloat 4x1
//! expect t20 = 0.30078125 0 2 1 0.609375 0 0.123046875 2.002716e-05 1008 0 0.7109375 0.5
@group(1) @binding(0) var<storage> values: array<vec4<f32>>;
@group(0) @binding(0) var t0: texture_storage_2d<r8unorm, write>;
@group(0) @binding(1) var t1: texture_storage_2d<r8snorm, write>;
@group(0) @binding(2) var t2: texture_storage_2d<r16unorm, write>;
@group(0) @binding(3) var t3: texture_storage_2d<r16snorm, write>;
@group(0) @binding(4) var t4: texture_storage_2d<r16float, write>;
@group(0) @binding(5) var t5: texture_storage_2d<r32float, write>;
@group(0) @binding(6) var t6: texture_storage_2d<rg8unorm, write>;
@group(0) @binding(7) var t7: texture_storage_2d<rg8snorm, write>;
@group(0) @binding(8) var t8: texture_storage_2d<rg16unorm, write>;
@group(0) @binding(9) var t9: texture_storage_2d<rg16snorm, write>;
@group(0) @binding(10) var t10: texture_storage_2d<rg16float, write>;
@group(0) @binding(11) var t11: texture_storage_2d<rg32float, write>;
@group(0) @binding(12) var t12: texture_storage_2d<rgba8unorm, write>;
@group(0) @binding(13) var t13: texture_storage_2d<rgba8snorm, write>;
@group(0) @binding(14) var t14: texture_storage_2d<rgba16unorm, write>;
@group(0) @binding(15) var t15: texture_storage_2d<rgba16snorm, write>;
@group(0) @binding(16) var t16: texture_storage_2d<rgba16float, write>;
@group(0) @binding(17) var t17: texture_storage_2d<rgba32float, write>;
@group(0) @binding(18) var t18: texture_storage_2d<bgra8unorm, write>;
@group(0) @binding(19) var t19: texture_storage_2d<rgb10a2unorm, write>;
@group(0) @binding(20) var t20: texture_storage_2d<rg11b10ufloat, write>;
@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) i: u32) {
  textureStore(t0, vec2u(i, 0u), values[i]);
  textureStore(t1, vec2u(i, 0u), values[i]);
  textureStore(t2, vec2u(i, 0u), values[i]);
  textureStore(t3, vec2u(i, 0u), values[i]);
  textureStore(t4, vec2u(i, 0u), values[i]);
  textureStore(t5, vec2u(i, 0u), values[i]);
  textureStore(t6, vec2u(i, 0u), values[i]);
  textureStore(t7, vec2u(i, 0u), values[i]);
  textureStore(t8, vec2u(i, 0u), values[i]);
  textureStore(t9, vec2u(i, 0u), values[i]);
  textureStore(t10, vec2u(i, 0u), values[i]);
  textureStore(t11, vec2u(i, 0u), values[i]);
  textureStore(t12, vec2u(i, 0u), values[i]);
  textureStore(t13, vec2u(i, 0u), values[i]);
  textureStore(t14, vec2u(i, 0u), values[i]);
  textureStore(t15, vec2u(i, 0u), values[i]);
  textureStore(t16, vec2u(i, 0u), values[i]);
  textureStore(t17, vec2u(i, 0u), values[i]);
  textureStore(t18, vec2u(i, 0u), values[i]);
  textureStore(t19, vec2u(i, 0u), values[i]);
  textureStore(t20, vec2u(i, 0u), values[i]);
}
//# u32: BI-112, TYPE-76, TYPE-80, TYPE-81, MEM-02
//! run main
//! limit maxStorageTexturesPerShaderStage = 40
//! buffer values u32 = 0 1 2 3 200 100 50 1 255 128 64 2 7 9 11 0
//! texture t0 r8uint 4x1
//! expect t0 = 0 200 255 7
//! texture t1 r16uint 4x1
//! expect t1 = 0 200 255 7
//! texture t2 r32uint 4x1
//! expect t2 = 0 200 255 7
//! texture t3 rg8uint 4x1
//! expect t3 = 0 1 200 100 255 128 7 9
//! texture t4 rg16uint 4x1
//! expect t4 = 0 1 200 100 255 128 7 9
//! texture t5 rg32uint 4x1
//! expect t5 = 0 1 200 100 255 128 7 9
//! texture t6 rgba8uint 4x1
//! expect t6 = 0 1 2 3 200 100 50 1 255 128 64 2 7 9 11 0
//! texture t7 rgba16uint 4x1
//! expect t7 = 0 1 2 3 200 100 50 1 255 128 64 2 7 9 11 0
//! texture t8 rgba32uint 4x1
//! expect t8 = 0 1 2 3 200 100 50 1 255 128 64 2 7 9 11 0
//! texture t9 rgb10a2uint 4x1
//! expect t9 = 0 1 2 3 200 100 50 1 255 128 64 2 7 9 11 0
@group(1) @binding(0) var<storage> values: array<vec4<u32>>;
@group(0) @binding(0) var t0: texture_storage_2d<r8uint, write>;
@group(0) @binding(1) var t1: texture_storage_2d<r16uint, write>;
@group(0) @binding(2) var t2: texture_storage_2d<r32uint, write>;
@group(0) @binding(3) var t3: texture_storage_2d<rg8uint, write>;
@group(0) @binding(4) var t4: texture_storage_2d<rg16uint, write>;
@group(0) @binding(5) var t5: texture_storage_2d<rg32uint, write>;
@group(0) @binding(6) var t6: texture_storage_2d<rgba8uint, write>;
@group(0) @binding(7) var t7: texture_storage_2d<rgba16uint, write>;
@group(0) @binding(8) var t8: texture_storage_2d<rgba32uint, write>;
@group(0) @binding(9) var t9: texture_storage_2d<rgb10a2uint, write>;
@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) i: u32) {
  textureStore(t0, vec2u(i, 0u), values[i]);
  textureStore(t1, vec2u(i, 0u), values[i]);
  textureStore(t2, vec2u(i, 0u), values[i]);
  textureStore(t3, vec2u(i, 0u), values[i]);
  textureStore(t4, vec2u(i, 0u), values[i]);
  textureStore(t5, vec2u(i, 0u), values[i]);
  textureStore(t6, vec2u(i, 0u), values[i]);
  textureStore(t7, vec2u(i, 0u), values[i]);
  textureStore(t8, vec2u(i, 0u), values[i]);
  textureStore(t9, vec2u(i, 0u), values[i]);
}
//# i32: BI-112, TYPE-76, TYPE-80, TYPE-81, MEM-02
//! run main
//! limit maxStorageTexturesPerShaderStage = 40
//! buffer values i32 = 0 -1 2 -3 100 -100 50 1 127 -128 64 -2 -7 9 -11 0
//! texture t0 r8sint 4x1
//! expect t0 = 0 100 127 -7
//! texture t1 r16sint 4x1
//! expect t1 = 0 100 127 -7
//! texture t2 r32sint 4x1
//! expect t2 = 0 100 127 -7
//! texture t3 rg8sint 4x1
//! expect t3 = 0 -1 100 -100 127 -128 -7 9
//! texture t4 rg16sint 4x1
//! expect t4 = 0 -1 100 -100 127 -128 -7 9
//! texture t5 rg32sint 4x1
//! expect t5 = 0 -1 100 -100 127 -128 -7 9
//! texture t6 rgba8sint 4x1
//! expect t6 = 0 -1 2 -3 100 -100 50 1 127 -128 64 -2 -7 9 -11 0
//! texture t7 rgba16sint 4x1
//! expect t7 = 0 -1 2 -3 100 -100 50 1 127 -128 64 -2 -7 9 -11 0
//! texture t8 rgba32sint 4x1
//! expect t8 = 0 -1 2 -3 100 -100 50 1 127 -128 64 -2 -7 9 -11 0
@group(1) @binding(0) var<storage> values: array<vec4<i32>>;
@group(0) @binding(0) var t0: texture_storage_2d<r8sint, write>;
@group(0) @binding(1) var t1: texture_storage_2d<r16sint, write>;
@group(0) @binding(2) var t2: texture_storage_2d<r32sint, write>;
@group(0) @binding(3) var t3: texture_storage_2d<rg8sint, write>;
@group(0) @binding(4) var t4: texture_storage_2d<rg16sint, write>;
@group(0) @binding(5) var t5: texture_storage_2d<rg32sint, write>;
@group(0) @binding(6) var t6: texture_storage_2d<rgba8sint, write>;
@group(0) @binding(7) var t7: texture_storage_2d<rgba16sint, write>;
@group(0) @binding(8) var t8: texture_storage_2d<rgba32sint, write>;
@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) i: u32) {
  textureStore(t0, vec2u(i, 0u), values[i]);
  textureStore(t1, vec2u(i, 0u), values[i]);
  textureStore(t2, vec2u(i, 0u), values[i]);
  textureStore(t3, vec2u(i, 0u), values[i]);
  textureStore(t4, vec2u(i, 0u), values[i]);
  textureStore(t5, vec2u(i, 0u), values[i]);
  textureStore(t6, vec2u(i, 0u), values[i]);
  textureStore(t7, vec2u(i, 0u), values[i]);
  textureStore(t8, vec2u(i, 0u), values[i]);
}
//# u32_too_large: BI-112, TYPE-80
// A number that the channel does not hold is the nearest that it does.
//! run main
//! limit maxStorageTexturesPerShaderStage = 40
//! buffer values u32 = 256 65536 1023 4 4294967295 255 65535 3 300 70000 1024 2147483648 257 65538 2147483647 5
//! texture t0 r8uint 4x1
//! expect t0 = 255 255 255 255
//! texture t1 r16uint 4x1
//! expect t1 = 256 65535 300 257
//! texture t2 rg8uint 4x1
//! expect t2 = 255 255 255 255 255 255 255 255
//! texture t3 rg16uint 4x1
//! expect t3 = 256 65535 65535 255 300 65535 257 65535
//! texture t4 rgba8uint 4x1
//! expect t4 = 255 255 255 4 255 255 255 3 255 255 255 255 255 255 255 5
//! texture t5 rgba16uint 4x1
//! expect t5 = 256 65535 1023 4 65535 255 65535 3 300 65535 1024 65535 257 65535 65535 5
//! texture t6 rgb10a2uint 4x1
//! expect t6 = 256 1023 1023 3 1023 255 1023 3 300 1023 1023 3 257 1023 1023 3
@group(1) @binding(0) var<storage> values: array<vec4<u32>>;
@group(0) @binding(0) var t0: texture_storage_2d<r8uint, write>;
@group(0) @binding(1) var t1: texture_storage_2d<r16uint, write>;
@group(0) @binding(2) var t2: texture_storage_2d<rg8uint, write>;
@group(0) @binding(3) var t3: texture_storage_2d<rg16uint, write>;
@group(0) @binding(4) var t4: texture_storage_2d<rgba8uint, write>;
@group(0) @binding(5) var t5: texture_storage_2d<rgba16uint, write>;
@group(0) @binding(6) var t6: texture_storage_2d<rgb10a2uint, write>;
@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) i: u32) {
  textureStore(t0, vec2u(i, 0u), values[i]);
  textureStore(t1, vec2u(i, 0u), values[i]);
  textureStore(t2, vec2u(i, 0u), values[i]);
  textureStore(t3, vec2u(i, 0u), values[i]);
  textureStore(t4, vec2u(i, 0u), values[i]);
  textureStore(t5, vec2u(i, 0u), values[i]);
  textureStore(t6, vec2u(i, 0u), values[i]);
}
//# i32_too_far: BI-112, TYPE-80
// A number that the channel does not hold is the nearest that it does.
//! run main
//! limit maxStorageTexturesPerShaderStage = 40
//! buffer values i32 = 128 -129 32767 -32768 2147483647 -2147483648 127 -128 32768 -32769 200 -200 65536 -65537 -1 256
//! texture t0 r8sint 4x1
//! expect t0 = 127 127 127 127
//! texture t1 r16sint 4x1
//! expect t1 = 128 32767 32767 32767
//! texture t2 rg8sint 4x1
//! expect t2 = 127 -128 127 -128 127 -128 127 -128
//! texture t3 rg16sint 4x1
//! expect t3 = 128 -129 32767 -32768 32767 -32768 32767 -32768
//! texture t4 rgba8sint 4x1
//! expect t4 = 127 -128 127 -128 127 -128 127 -128 127 -128 127 -128 127 -128 -1 127
//! texture t5 rgba16sint 4x1
//! expect t5 = 128 -129 32767 -32768 32767 -32768 127 -128 32767 -32768 200 -200 32767 -32768 -1 256
@group(1) @binding(0) var<storage> values: array<vec4<i32>>;
@group(0) @binding(0) var t0: texture_storage_2d<r8sint, write>;
@group(0) @binding(1) var t1: texture_storage_2d<r16sint, write>;
@group(0) @binding(2) var t2: texture_storage_2d<rg8sint, write>;
@group(0) @binding(3) var t3: texture_storage_2d<rg16sint, write>;
@group(0) @binding(4) var t4: texture_storage_2d<rgba8sint, write>;
@group(0) @binding(5) var t5: texture_storage_2d<rgba16sint, write>;
@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) i: u32) {
  textureStore(t0, vec2u(i, 0u), values[i]);
  textureStore(t1, vec2u(i, 0u), values[i]);
  textureStore(t2, vec2u(i, 0u), values[i]);
  textureStore(t3, vec2u(i, 0u), values[i]);
  textureStore(t4, vec2u(i, 0u), values[i]);
  textureStore(t5, vec2u(i, 0u), values[i]);
}
