// textureLoad of every format that textures can have.
//# f32: BI-101, TYPE-74, TYPE-80, TYPE-81, GRAM-16
//! run main
//! limit maxSampledTexturesPerShaderStage = 40
//! texture t0 r8unorm 4x1 = 0 0.003921569 0.49803922 1
//! texture t1 r8snorm 4x1 = 0 0.007874016 -0.496063 1
//! texture t2 r16unorm 4x1 = 0 1.5259022e-05 0.49999237 1
//! texture t3 r16snorm 4x1 = 0 3.051851e-05 -0.49998474 1
//! texture t4 r16float 4x1 = 0 1 -2.5 0.33325195
//! texture t5 r32float 4x1 = 0 1 -2.5 0.1
//! texture t6 rg8unorm 4x1 = 0 0.003921569 0.49803922 1 0.99607843 0.011764706 0.33333334 0.6666667
//! texture t7 rg8snorm 4x1 = 0 0.007874016 -0.496063 1 -0.992126 0.023622047 -0.33070865 0.6614173
//! texture t8 rg16unorm 4x1 = 0 1.5259022e-05 0.49999237 1 0.99998474 4.5777066e-05 0.33333334 0.6666667
//! texture t9 rg16snorm 4x1 = 0 3.051851e-05 -0.49998474 1 -0.9999695 9.155553e-05 -0.33332315 0.6666463
//! texture t10 rg16float 4x1 = 0 1 -2.5 0.33325195 65504 -0.0009765625 5.9604645e-08 -1024
//! texture t11 rg32float 4x1 = 0 1 -2.5 0.1 3e+38 -1e-30 1e-40 -1024.5
//! texture t12 rgba8unorm 4x1 = 0 0.003921569 0.49803922 1 0.99607843 0.011764706 0.33333334 0.6666667 0.019607844 0.2 0.02745098 0.14117648 0.043137256 0.09019608 0.050980393 0.07450981
//! texture t13 rgba8snorm 4x1 = 0 0.007874016 -0.496063 1 -0.992126 0.023622047 -0.33070865 0.6614173 -0.03937008 0.19685039 -0.05511811 0.14173229 -0.08661418 0.08661418 -0.10236221 0.070866145
//! texture t14 rgba16unorm 4x1 = 0 1.5259022e-05 0.49999237 1 0.99998474 4.5777066e-05 0.33333334 0.6666667 7.629511e-05 0.2 0.00010681315 0.14285496 0.00016784924 0.09089799 0.00019836728 0.07692073
//! texture t15 rgba16snorm 4x1 = 0 3.051851e-05 -0.49998474 1 -0.9999695 9.155553e-05 -0.33332315 0.6666463 -0.00015259255 0.1999878 -0.00021362957 0.14285715 -0.0003357036 0.09088412 -0.00039674062 0.076906644
//! texture t16 rgba16float 4x1 = 0 1 -2.5 0.33325195 65504 -0.0009765625 5.9604645e-08 -1024 0.5 3.140625 -7.5 100 0.0010004044 12.25 -0.75 2048
//! texture t17 rgba32float 4x1 = 0 1 -2.5 0.1 3e+38 -1e-30 1e-40 -1024.5 0.5 3.1415927 -7.5 1e+10 0.001 12.25 -0.75 2048
//! texture t18 bgra8unorm 4x1 = 0 0.003921569 0.49803922 1 0.99607843 0.011764706 0.33333334 0.6666667 0.019607844 0.2 0.02745098 0.14117648 0.043137256 0.09019608 0.050980393 0.07450981
//! texture t19 rgba8unorm-srgb 4x1 = 0 0.000303527 0.21223076 1 0.9911021 0.000910581 0.09084171 0.6666667 0.001517635 0.033104766 0.0021246888 0.14117648 0.0033465358 0.008568126 0.004024717 0.07450981
//! texture t20 bgra8unorm-srgb 4x1 = 0 0.000303527 0.21223076 1 0.9911021 0.000910581 0.09084171 0.6666667 0.001517635 0.033104766 0.0021246888 0.14117648 0.0033465358 0.008568126 0.004024717 0.07450981
//! texture t21 rgb10a2unorm 4x1 = 0 0.0009775171 0.49951124 0 0.9990225 0.0029325513 0.33333334 0.33333334 0.0048875855 0.1994135 0.0068426197 0.6666667 0.010752688 0.09090909 0.012707722 1
//! texture t22 rg11b10ufloat 4x1 = 0 1 64512 6.1035156e-05 2.861023e-06 0.65625 1.96875 100 3.0517578e-05 12.5 0.0078125 30
//! texture t23 rgb9e5ufloat 4x1 = 0 1 0.5 65408 128 384 3.0457973e-05 5.9604645e-08 0 3.5 2.25 1.125
//! texture t24 depth16unorm 4x1 = 0 1.5259022e-05 0.49999237 1
//! texture t25 depth32float 4x1 = 0 0.25 0.1 1
//! buffer result f32 = zero 416
//! expect result ulp 2 = 0 0 0 1 0.003921569 0 0 1 0.49803922 0 0 1 1 0 0 1 0 0 0 1 0.007874016 0 0 1 -0.496063 0 0 1 1 0 0 1 0 0 0 1 1.5259022e-05 0 0 1 0.49999237 0 0 1 1 0 0 1 0 0 0 1 3.051851e-05 0 0 1 -0.49998474 0 0 1 1 0 0 1 0 0 0 1 1 0 0 1 -2.5 0 0 1 0.33325195 0 0 1 0 0 0 1 1 0 0 1 -2.5 0 0 1 0.1 0 0 1 0 0.003921569 0 1 0.49803922 1 0 1 0.99607843 0.011764706 0 1 0.33333334 0.6666667 0 1 0 0.007874016 0 1 -0.496063 1 0 1 -0.992126 0.023622047 0 1 -0.33070865 0.6614173 0 1 0 1.5259022e-05 0 1 0.49999237 1 0 1 0.99998474 4.5777066e-05 0 1 0.33333334 0.6666667 0 1 0 3.051851e-05 0 1 -0.49998474 1 0 1 -0.9999695 9.155553e-05 0 1 -0.33332315 0.6666463 0 1 0 1 0 1 -2.5 0.33325195 0 1 65504 -0.0009765625 0 1 5.9604645e-08 -1024 0 1 0 1 0 1 -2.5 0.1 0 1 3e+38 -1e-30 0 1 1e-40 -1024.5 0 1 0 0.003921569 0.49803922 1 0.99607843 0.011764706 0.33333334 0.6666667 0.019607844 0.2 0.02745098 0.14117648 0.043137256 0.09019608 0.050980393 0.07450981 0 0.007874016 -0.496063 1 -0.992126 0.023622047 -0.33070865 0.6614173 -0.03937008 0.19685039 -0.05511811 0.14173229 -0.08661418 0.08661418 -0.10236221 0.070866145 0 1.5259022e-05 0.49999237 1 0.99998474 4.5777066e-05 0.33333334 0.6666667 7.629511e-05 0.2 0.00010681315 0.14285496 0.00016784924 0.09089799 0.00019836728 0.07692073 0 3.051851e-05 -0.49998474 1 -0.9999695 9.155553e-05 -0.33332315 0.6666463 -0.00015259255 0.1999878 -0.00021362957 0.14285715 -0.0003357036 0.09088412 -0.00039674062 0.076906644 0 1 -2.5 0.33325195 65504 -0.0009765625 5.9604645e-08 -1024 0.5 3.140625 -7.5 100 0.0010004044 12.25 -0.75 2048 0 1 -2.5 0.1 3e+38 -1e-30 1e-40 -1024.5 0.5 3.1415927 -7.5 1e+10 0.001 12.25 -0.75 2048 0 0.003921569 0.49803922 1 0.99607843 0.011764706 0.33333334 0.6666667 0.019607844 0.2 0.02745098 0.14117648 0.043137256 0.09019608 0.050980393 0.07450981 0 0.000303527 0.21223076 1 0.9911021 0.000910581 0.09084171 0.6666667 0.001517635 0.033104766 0.0021246888 0.14117648 0.0033465358 0.008568126 0.004024717 0.07450981 0 0.000303527 0.21223076 1 0.9911021 0.000910581 0.09084171 0.6666667 0.001517635 0.033104766 0.0021246888 0.14117648 0.0033465358 0.008568126 0.004024717 0.07450981 0 0.0009775171 0.49951124 0 0.9990225 0.0029325513 0.33333334 0.33333334 0.0048875855 0.1994135 0.0068426197 0.6666667 0.010752688 0.09090909 0.012707722 1 0 1 64512 1 6.1035156e-05 2.861023e-06 0.65625 1 1.96875 100 3.0517578e-05 1 12.5 0.0078125 30 1 0 1 0.5 1 65408 128 384 1 3.0457973e-05 5.9604645e-08 0 1 3.5 2.25 1.125 1 0 0 0 1 1.5259022e-05 0 0 1 0.49999237 0 0 1 1 0 0 1 0 0 0 1 0.25 0 0 1 0.1 0 0 1 1 0 0 1
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
@group(0) @binding(16) var t16: texture_2d<f32>;
@group(0) @binding(17) var t17: texture_2d<f32>;
@group(0) @binding(18) var t18: texture_2d<f32>;
@group(0) @binding(19) var t19: texture_2d<f32>;
@group(0) @binding(20) var t20: texture_2d<f32>;
@group(0) @binding(21) var t21: texture_2d<f32>;
@group(0) @binding(22) var t22: texture_2d<f32>;
@group(0) @binding(23) var t23: texture_2d<f32>;
@group(0) @binding(24) var t24: texture_2d<f32>;
@group(0) @binding(25) var t25: texture_2d<f32>;
@group(1) @binding(0) var<storage, read_write> result: array<vec4<f32>>;
@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) i: u32) {
  result[0u + i] = textureLoad(t0, vec2u(i, 0u), 0);
  result[4u + i] = textureLoad(t1, vec2u(i, 0u), 0);
  result[8u + i] = textureLoad(t2, vec2u(i, 0u), 0);
  result[12u + i] = textureLoad(t3, vec2u(i, 0u), 0);
  result[16u + i] = textureLoad(t4, vec2u(i, 0u), 0);
  result[20u + i] = textureLoad(t5, vec2u(i, 0u), 0);
  result[24u + i] = textureLoad(t6, vec2u(i, 0u), 0);
  result[28u + i] = textureLoad(t7, vec2u(i, 0u), 0);
  result[32u + i] = textureLoad(t8, vec2u(i, 0u), 0);
  result[36u + i] = textureLoad(t9, vec2u(i, 0u), 0);
  result[40u + i] = textureLoad(t10, vec2u(i, 0u), 0);
  result[44u + i] = textureLoad(t11, vec2u(i, 0u), 0);
  result[48u + i] = textureLoad(t12, vec2u(i, 0u), 0);
  result[52u + i] = textureLoad(t13, vec2u(i, 0u), 0);
  result[56u + i] = textureLoad(t14, vec2u(i, 0u), 0);
  result[60u + i] = textureLoad(t15, vec2u(i, 0u), 0);
  result[64u + i] = textureLoad(t16, vec2u(i, 0u), 0);
  result[68u + i] = textureLoad(t17, vec2u(i, 0u), 0);
  result[72u + i] = textureLoad(t18, vec2u(i, 0u), 0);
  result[76u + i] = textureLoad(t19, vec2u(i, 0u), 0);
  result[80u + i] = textureLoad(t20, vec2u(i, 0u), 0);
  result[84u + i] = textureLoad(t21, vec2u(i, 0u), 0);
  result[88u + i] = textureLoad(t22, vec2u(i, 0u), 0);
  result[92u + i] = textureLoad(t23, vec2u(i, 0u), 0);
  result[96u + i] = textureLoad(t24, vec2u(i, 0u), 0);
  result[100u + i] = textureLoad(t25, vec2u(i, 0u), 0);
}
//# u32: BI-101, TYPE-74, TYPE-80, TYPE-81, GRAM-16
//! run main
//! limit maxSampledTexturesPerShaderStage = 40
//! texture t0 r8uint 4x1 = 0 1 127 255
//! texture t1 r16uint 4x1 = 0 1 32767 65535
//! texture t2 r32uint 4x1 = 0 1 2147483647 4294967295
//! texture t3 rg8uint 4x1 = 0 1 127 255 254 3 85 170
//! texture t4 rg16uint 4x1 = 0 1 32767 65535 65534 3 21845 43690
//! texture t5 rg32uint 4x1 = 0 1 2147483647 4294967295 4294967294 3 1431655765 2863311530
//! texture t6 rgba8uint 4x1 = 0 1 127 255 254 3 85 170 5 51 7 36 11 23 13 19
//! texture t7 rgba16uint 4x1 = 0 1 32767 65535 65534 3 21845 43690 5 13107 7 9362 11 5957 13 5041
//! texture t8 rgba32uint 4x1 = 0 1 2147483647 4294967295 4294967294 3 1431655765 2863311530 5 858993459 7 613566756 11 390451572 13 330382099
//! texture t9 rgb10a2uint 4x1 = 0 1 511 0 1022 3 341 1 5 204 7 2 11 93 13 3
//! buffer result u32 = zero 160
//! expect result = 0 0 0 1 1 0 0 1 127 0 0 1 255 0 0 1 0 0 0 1 1 0 0 1 32767 0 0 1 65535 0 0 1 0 0 0 1 1 0 0 1 2147483647 0 0 1 4294967295 0 0 1 0 1 0 1 127 255 0 1 254 3 0 1 85 170 0 1 0 1 0 1 32767 65535 0 1 65534 3 0 1 21845 43690 0 1 0 1 0 1 2147483647 4294967295 0 1 4294967294 3 0 1 1431655765 2863311530 0 1 0 1 127 255 254 3 85 170 5 51 7 36 11 23 13 19 0 1 32767 65535 65534 3 21845 43690 5 13107 7 9362 11 5957 13 5041 0 1 2147483647 4294967295 4294967294 3 1431655765 2863311530 5 858993459 7 613566756 11 390451572 13 330382099 0 1 511 0 1022 3 341 1 5 204 7 2 11 93 13 3
@group(0) @binding(0) var t0: texture_2d<u32>;
@group(0) @binding(1) var t1: texture_2d<u32>;
@group(0) @binding(2) var t2: texture_2d<u32>;
@group(0) @binding(3) var t3: texture_2d<u32>;
@group(0) @binding(4) var t4: texture_2d<u32>;
@group(0) @binding(5) var t5: texture_2d<u32>;
@group(0) @binding(6) var t6: texture_2d<u32>;
@group(0) @binding(7) var t7: texture_2d<u32>;
@group(0) @binding(8) var t8: texture_2d<u32>;
@group(0) @binding(9) var t9: texture_2d<u32>;
@group(1) @binding(0) var<storage, read_write> result: array<vec4<u32>>;
@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) i: u32) {
  result[0u + i] = textureLoad(t0, vec2u(i, 0u), 0);
  result[4u + i] = textureLoad(t1, vec2u(i, 0u), 0);
  result[8u + i] = textureLoad(t2, vec2u(i, 0u), 0);
  result[12u + i] = textureLoad(t3, vec2u(i, 0u), 0);
  result[16u + i] = textureLoad(t4, vec2u(i, 0u), 0);
  result[20u + i] = textureLoad(t5, vec2u(i, 0u), 0);
  result[24u + i] = textureLoad(t6, vec2u(i, 0u), 0);
  result[28u + i] = textureLoad(t7, vec2u(i, 0u), 0);
  result[32u + i] = textureLoad(t8, vec2u(i, 0u), 0);
  result[36u + i] = textureLoad(t9, vec2u(i, 0u), 0);
}
//# i32: BI-101, TYPE-74, GRAM-16
//! run main
//! limit maxSampledTexturesPerShaderStage = 40
//! texture t0 r8sint 4x1 = -1 1 -64 127
//! texture t1 r16sint 4x1 = -1 1 -16384 32767
//! texture t2 r32sint 4x1 = -1 1 -1073741824 2147483647
//! texture t3 rg8sint 4x1 = -1 1 -64 127 -127 3 -43 84
//! texture t4 rg16sint 4x1 = -1 1 -16384 32767 -32767 3 -10923 21844
//! texture t5 rg32sint 4x1 = -1 1 -1073741824 2147483647 -2147483647 3 -715827883 1431655764
//! texture t6 rgba8sint 4x1 = -1 1 -64 127 -127 3 -43 84 -6 25 -8 18 -12 11 -14 9
//! texture t7 rgba16sint 4x1 = -1 1 -16384 32767 -32767 3 -10923 21844 -6 6553 -8 4681 -12 2978 -14 2520
//! texture t8 rgba32sint 4x1 = -1 1 -1073741824 2147483647 -2147483647 3 -715827883 1431655764 -6 429496729 -8 306783378 -12 195225786 -14 165191049
//! buffer result i32 = zero 144
//! expect result = -1 0 0 1 1 0 0 1 -64 0 0 1 127 0 0 1 -1 0 0 1 1 0 0 1 -16384 0 0 1 32767 0 0 1 -1 0 0 1 1 0 0 1 -1073741824 0 0 1 2147483647 0 0 1 -1 1 0 1 -64 127 0 1 -127 3 0 1 -43 84 0 1 -1 1 0 1 -16384 32767 0 1 -32767 3 0 1 -10923 21844 0 1 -1 1 0 1 -1073741824 2147483647 0 1 -2147483647 3 0 1 -715827883 1431655764 0 1 -1 1 -64 127 -127 3 -43 84 -6 25 -8 18 -12 11 -14 9 -1 1 -16384 32767 -32767 3 -10923 21844 -6 6553 -8 4681 -12 2978 -14 2520 -1 1 -1073741824 2147483647 -2147483647 3 -715827883 1431655764 -6 429496729 -8 306783378 -12 195225786 -14 165191049
@group(0) @binding(0) var t0: texture_2d<i32>;
@group(0) @binding(1) var t1: texture_2d<i32>;
@group(0) @binding(2) var t2: texture_2d<i32>;
@group(0) @binding(3) var t3: texture_2d<i32>;
@group(0) @binding(4) var t4: texture_2d<i32>;
@group(0) @binding(5) var t5: texture_2d<i32>;
@group(0) @binding(6) var t6: texture_2d<i32>;
@group(0) @binding(7) var t7: texture_2d<i32>;
@group(0) @binding(8) var t8: texture_2d<i32>;
@group(1) @binding(0) var<storage, read_write> result: array<vec4<i32>>;
@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) i: u32) {
  result[0u + i] = textureLoad(t0, vec2u(i, 0u), 0);
  result[4u + i] = textureLoad(t1, vec2u(i, 0u), 0);
  result[8u + i] = textureLoad(t2, vec2u(i, 0u), 0);
  result[12u + i] = textureLoad(t3, vec2u(i, 0u), 0);
  result[16u + i] = textureLoad(t4, vec2u(i, 0u), 0);
  result[20u + i] = textureLoad(t5, vec2u(i, 0u), 0);
  result[24u + i] = textureLoad(t6, vec2u(i, 0u), 0);
  result[28u + i] = textureLoad(t7, vec2u(i, 0u), 0);
  result[32u + i] = textureLoad(t8, vec2u(i, 0u), 0);
}
//# depth: BI-101, GRAM-18
//! run main
//! texture t0 depth16unorm 4x1 = 0 1.5259022e-05 0.49999237 1
//! texture t1 depth32float 4x1 = 0 0.25 0.1 1
//! texture t2 depth24plus 4x1 = 0 0.25 0.1 1
//! buffer result f32 = zero 12
//! expect result ulp 2 = 0 1.5259022e-05 0.49999237 1 0 0.25 0.1 1 0 0.25 0.1 1
@group(0) @binding(0) var t0: texture_depth_2d;
@group(0) @binding(1) var t1: texture_depth_2d;
@group(0) @binding(2) var t2: texture_depth_2d;
@group(1) @binding(0) var<storage, read_write> result: array<f32>;
@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) i: u32) {
  result[0u + i] = textureLoad(t0, vec2u(i, 0u), 0);
  result[4u + i] = textureLoad(t1, vec2u(i, 0u), 0);
  result[8u + i] = textureLoad(t2, vec2u(i, 0u), 0);
}
