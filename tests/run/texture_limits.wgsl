// As many resources as a stage has, external textures, and formats of optional features.
//# sixteen_textures_and_samplers: LIM-12, LIM-13
//! run main
//! texture t0 r32float 2x1 = 0 100
//! texture t1 r32float 2x1 = 1 101
//! texture t2 r32float 2x1 = 2 102
//! texture t3 r32float 2x1 = 3 103
//! texture t4 r32float 2x1 = 4 104
//! texture t5 r32float 2x1 = 5 105
//! texture t6 r32float 2x1 = 6 106
//! texture t7 r32float 2x1 = 7 107
//! texture t8 r32float 2x1 = 8 108
//! texture t9 r32float 2x1 = 9 109
//! texture t10 r32float 2x1 = 10 110
//! texture t11 r32float 2x1 = 11 111
//! texture t12 r32float 2x1 = 12 112
//! texture t13 r32float 2x1 = 13 113
//! texture t14 r32float 2x1 = 14 114
//! texture t15 r32float 2x1 = 15 115
//! sampler s0 = nearest,clamp
//! sampler s1 = nearest,repeat
//! sampler s2 = nearest,clamp
//! sampler s3 = nearest,repeat
//! sampler s4 = nearest,clamp
//! sampler s5 = nearest,repeat
//! sampler s6 = nearest,clamp
//! sampler s7 = nearest,repeat
//! sampler s8 = nearest,clamp
//! sampler s9 = nearest,repeat
//! sampler s10 = nearest,clamp
//! sampler s11 = nearest,repeat
//! sampler s12 = nearest,clamp
//! sampler s13 = nearest,repeat
//! sampler s14 = nearest,clamp
//! sampler s15 = nearest,repeat
//! buffer o f32 = zero 16
// At 1.25 the texel 0 of a texture that repeats, and 1 of one that does not.
//! expect o = 100 1 102 3 104 5 106 7 108 9 110 11 112 13 114 15
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
@group(1) @binding(0) var s0: sampler;
@group(1) @binding(1) var s1: sampler;
@group(1) @binding(2) var s2: sampler;
@group(1) @binding(3) var s3: sampler;
@group(1) @binding(4) var s4: sampler;
@group(1) @binding(5) var s5: sampler;
@group(1) @binding(6) var s6: sampler;
@group(1) @binding(7) var s7: sampler;
@group(1) @binding(8) var s8: sampler;
@group(1) @binding(9) var s9: sampler;
@group(1) @binding(10) var s10: sampler;
@group(1) @binding(11) var s11: sampler;
@group(1) @binding(12) var s12: sampler;
@group(1) @binding(13) var s13: sampler;
@group(1) @binding(14) var s14: sampler;
@group(1) @binding(15) var s15: sampler;
@group(2) @binding(0) var<storage, read_write> o: array<f32>;
@compute @workgroup_size(1)
fn main() {
  o[0] = textureSampleLevel(t0, s0, vec2f(1.25, 0.5), 0.0).r;
  o[1] = textureSampleLevel(t1, s1, vec2f(1.25, 0.5), 0.0).r;
  o[2] = textureSampleLevel(t2, s2, vec2f(1.25, 0.5), 0.0).r;
  o[3] = textureSampleLevel(t3, s3, vec2f(1.25, 0.5), 0.0).r;
  o[4] = textureSampleLevel(t4, s4, vec2f(1.25, 0.5), 0.0).r;
  o[5] = textureSampleLevel(t5, s5, vec2f(1.25, 0.5), 0.0).r;
  o[6] = textureSampleLevel(t6, s6, vec2f(1.25, 0.5), 0.0).r;
  o[7] = textureSampleLevel(t7, s7, vec2f(1.25, 0.5), 0.0).r;
  o[8] = textureSampleLevel(t8, s8, vec2f(1.25, 0.5), 0.0).r;
  o[9] = textureSampleLevel(t9, s9, vec2f(1.25, 0.5), 0.0).r;
  o[10] = textureSampleLevel(t10, s10, vec2f(1.25, 0.5), 0.0).r;
  o[11] = textureSampleLevel(t11, s11, vec2f(1.25, 0.5), 0.0).r;
  o[12] = textureSampleLevel(t12, s12, vec2f(1.25, 0.5), 0.0).r;
  o[13] = textureSampleLevel(t13, s13, vec2f(1.25, 0.5), 0.0).r;
  o[14] = textureSampleLevel(t14, s14, vec2f(1.25, 0.5), 0.0).r;
  o[15] = textureSampleLevel(t15, s15, vec2f(1.25, 0.5), 0.0).r;
}

//# four_storage_textures: LIM-11, BIND-01, TYPE-76
// What is not given is zeros.
//! run main
//! texture a r32uint 4
//! texture b r32uint 4x1 = 1 2 3 4
//! texture c rgba8uint 4x1x1
//! texture d r32float 4x1x1
//! buffer o u32 = zero 4
//! expect o = 0 0 0 0
//! expect a = 1 3 5 7
//! expect c = 1 2 255 4 2 2 255 4 3 2 255 4 4 2 255 4
//! expect d = 0.5 1 1.5 2
@group(0) @binding(0) var a: texture_storage_1d<r32uint, read_write>;
@group(0) @binding(1) var b: texture_storage_2d<r32uint, read>;
@group(0) @binding(2) var c: texture_storage_2d_array<rgba8uint, write>;
@group(0) @binding(3) var d: texture_storage_3d<r32float, write>;
@group(0) @binding(4) var<storage, read_write> o: array<u32>;
@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) i: u32) {
  o[i] = textureLoad(a, i).r;
  let there = textureLoad(b, vec2u(i, 0)).r;
  textureStore(a, i, vec4u(o[i] + there + i));
  textureStore(c, vec2u(i, 0), 0, vec4u(there, 2, 255, 4));
  textureStore(d, vec3u(i, 0, 0), vec4f(f32(there) * 0.5));
}

//# external: GRAM-19, BI-98, BI-101, BI-111
// Texels are read as they are, and between the two of the row half of each; past the edge the last.
//! run main
//! texture e rgba8unorm 2x1 = 0 0.2 0.4 1 1 0.6 0.8 0
//! sampler s = linear,repeat
//! buffer o f32 = zero 20
//! expect o tol 0.000001 = 2 1 0 0 1 0.6 0.8 0 0.5 0.4 0.6 0.5 1 0.6 0.8 0 0 0.2 0.4 1
@group(0) @binding(0) var e: texture_external;
@group(0) @binding(1) var s: sampler;
@group(0) @binding(2) var<storage, read_write> o: array<vec4f>;
@compute @workgroup_size(1)
fn main() {
  o[0] = vec4f(vec2f(textureDimensions(e)), 0.0, 0.0);
  o[1] = textureLoad(e, vec2u(1, 0));
  o[2] = textureSampleBaseClampToEdge(e, s, vec2f(0.5, 0.5));
  o[3] = textureSampleBaseClampToEdge(e, s, vec2f(1.5, -3.0));
  o[4] = textureSampleBaseClampToEdge(e, s, vec2f(0.01, 0.9));
}

//# read_write_of_optional_formats: TYPE-77
// The feature texture-formats-tier2: half of what is there, of integers toward zero.
//! run main
//! texture a rgba8unorm 2x1 = 1 0.8 0.4 0 0.2 0.4 0.6 0.8
//! texture b r8sint 2x1 = -127 100
//! texture c rgba16float 2x1 = 1 -2 3 -4 0.5 0.25 65504 0
//! expect a tol 0.000001 = 0.5019608 0.4 0.2 0 0.101960786 0.2 0.3019608 0.4
//! expect b = -63 50
//! expect c = 0.5 -1 1.5 -2 0.25 0.125 32752 0
@group(0) @binding(0) var a: texture_storage_2d<rgba8unorm, read_write>;
@group(0) @binding(1) var b: texture_storage_2d<r8sint, read_write>;
@group(0) @binding(2) var c: texture_storage_2d<rgba16float, read_write>;
@compute @workgroup_size(2)
fn main(@builtin(local_invocation_index) i: u32) {
  let at = vec2u(i, 0);
  textureStore(a, at, textureLoad(a, at) * 0.5);
  textureStore(b, at, textureLoad(b, at) / vec4i(2));
  textureStore(c, at, textureLoad(c, at) * 0.5);
}

//# samples_differ: BI-101, BI-104, TYPE-74
// Slices of four samples, one after another.
//! run main
//! texture m rgba8uint 2x1 = 1 2 3 4 5 6 7 8 11 12 13 14 15 16 17 18 21 22 23 24 25 26 27 28 31 32 33 34 35 36 37 38
//! texture d depth32float 2x1 = 0.125 0.25 0.375 0.5 0.625 0.75 0.875 1
//! buffer o u32 = zero 32
//! buffer f f32 = zero 8
//! expect o = 1 2 3 4 11 12 13 14 21 22 23 24 31 32 33 34 5 6 7 8 15 16 17 18 25 26 27 28 35 36 37 38
//! expect f = 0.125 0.375 0.625 0.875 0.25 0.5 0.75 1
@group(0) @binding(0) var m: texture_multisampled_2d<u32>;
@group(0) @binding(1) var d: texture_depth_multisampled_2d;
@group(0) @binding(2) var<storage, read_write> o: array<vec4u>;
@group(0) @binding(3) var<storage, read_write> f: array<f32>;
@compute @workgroup_size(8)
fn main(@builtin(local_invocation_index) i: u32) {
  let at = vec2u(i / 4, 0);
  o[i] = textureLoad(m, at, i % textureNumSamples(m));
  f[i] = textureLoad(d, at, i % 4);
}
