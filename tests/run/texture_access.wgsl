// Texels at integer coordinates, sizes, and what names of textures may be.
//# edges: BI-101, BI-112, MEM-01, DIR-14
//! run main
//! accepts index: texels that are not there are what this is about
//! texture t r32uint 3x2 = 1 2 3 4 5 6
//! texture o r32uint 3x2
//! buffer result u32 = zero 48
//! expect result = 1 0 0 1 2 0 0 1 3 0 0 1 0 0 0 1 4 0 0 1 5 0 0 1 6 0 0 1 0 0 0 1 0 0 0 1 0 0 0 1 0 0 0 1 0 0 0 1
//! expect o = 100 101 102 104 105 106
// Column 3 and row 2 are not there: they read as the format's zero, and writes to them are lost.
@group(0) @binding(0) var t: texture_2d<u32>;
@group(0) @binding(1) var o: texture_storage_2d<r32uint, write>;
@group(0) @binding(2) var<storage, read_write> result: array<vec4u>;
@compute @workgroup_size(4, 3)
fn main(@builtin(local_invocation_id) id: vec3u, @builtin(local_invocation_index) i: u32) {
  result[i] = textureLoad(t, id.xy, 0);
  textureStore(o, id.xy, vec4u(100u + i));
}

//# negative_and_huge: BI-101, BI-112
//! run main
//! accepts index: texels that are not there are what this is about
//! texture t rgba8unorm 2x2 mips=2 = 1 0 0 0 0 1 0 0 0 0 1 0 0.2 0.4 0.6 0.8 1 1 1 0.2
//! texture o rgba8unorm 2x2
//! buffer result f32 = zero 32
//! expect result = 0 0 0 0 0 0 0 0 0 0 0 0 1 1 1 0.2 0 0 0 0 0 0 0 0 0 0 0 0 0.2 0.4 0.6 0.8
//! expect o = zero 12 1 1 1 1
@group(0) @binding(0) var t: texture_2d<f32>;
@group(0) @binding(1) var o: texture_storage_2d<rgba8unorm, write>;
@group(0) @binding(2) var<storage, read_write> result: array<vec4f, 8>;
@compute @workgroup_size(1)
fn main() {
  result[0] = textureLoad(t, vec2i(-1, 0), 0);
  result[1] = textureLoad(t, vec2i(0, -2147483648), 0);
  result[2] = textureLoad(t, vec2u(0u, 4294967295u), 0);
  result[3] = textureLoad(t, vec2u(), 1);
  result[4] = textureLoad(t, vec2u(1u, 0u), 1);
  result[5] = textureLoad(t, vec2u(), 2);
  result[6] = textureLoad(t, vec2u(), -1);
  result[7] = textureLoad(t, vec2u(1u), 0u);
  textureStore(o, vec2i(-1, 1), vec4f(1.0));
  textureStore(o, vec2i(2, 0), vec4f(1.0));
  textureStore(o, vec2u(1u, 4294967295u), vec4f(1.0));
  textureStore(o, vec2u(1u, 1u), vec4f(1.0));
}

//# levels_of_each_invocation: BI-101
//! run main
//! accepts index: texels that are not there are what this is about
//! texture t r32float 4x1 mips=3 = 1 2 3 4 5 6 7
//! buffer result f32 = zero 16
//! expect result = 1 5 7 0 2 6 0 0 3 0 0 0 4 0 0 0
@group(0) @binding(0) var t: texture_2d<f32>;
@group(0) @binding(1) var<storage, read_write> result: array<f32>;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) i: u32) { result[i] = textureLoad(t, vec2u(i / 4u, 0u), i % 4u).r; }

//# layers_slices_and_rows: BI-101, BI-112, TYPE-76
//! run main
//! accepts index: texels that are not there are what this is about
//! texture a r32sint 2x2x3 = 0 1 10 11 100 101 110 111 200 201 210 211
//! texture v r16uint 2x2x3 = 0 1 10 11 100 101 110 111 200 201 210 211
//! texture line r8uint 5 = 1 2 3 4 5
//! texture ao r32sint 2x2x3
//! texture vo r8uint 2x2x3
//! texture lo r16sint 5
//! buffer result i32 = zero 48
//! expect result = 0 0 1 -1 1 1 2 -1 10 10 3 -1 11 11 4 -1 100 100 5 -1 101 101 0 -1 110 110 0 -1 111 111 0 -1 200 200 0 -1 201 201 0 -1 210 210 0 -1 211 211 0 -1
//! expect ao = 0 -1 -10 -11 -100 -101 -110 -111 -200 -201 -210 -211
//! expect vo = 0 1 2 3 4 5 6 7 8 9 10 11
//! expect lo = 0 -1 -10 -11 -100
@group(0) @binding(0) var a: texture_2d_array<i32>;
@group(0) @binding(1) var v: texture_3d<u32>;
@group(0) @binding(2) var line: texture_1d<u32>;
@group(0) @binding(3) var ao: texture_storage_2d_array<r32sint, write>;
@group(0) @binding(4) var vo: texture_storage_3d<r8uint, write>;
@group(0) @binding(5) var lo: texture_storage_1d<r16sint, write>;
@group(0) @binding(6) var<storage, read_write> result: array<vec4i>;
@compute @workgroup_size(2, 2, 3)
fn main(@builtin(local_invocation_id) id: vec3u, @builtin(local_invocation_index) i: u32) {
  let value = textureLoad(a, id.xy, id.z, 0).r;
  let outside = textureLoad(a, id.xy, -1, 0).g + textureLoad(a, id.xy, 3, 0).r + i32(textureLoad(v, vec3u(id.xy, 3u), 0).r);
  result[i] = vec4i(value, i32(textureLoad(v, id, 0).r), i32(textureLoad(line, i, 0).r), outside - 1);
  textureStore(ao, id.xy, id.z, vec4i(-value));
  textureStore(ao, id.xy, 3, vec4i(7));
  textureStore(vo, id, vec4u(i));
  textureStore(vo, vec3u(id.xy, 3u), vec4u(99u));
  textureStore(lo, i, vec4i(-value));
}

//# sizes: BI-98, BI-102, BI-103, BI-104, GRAM-17
//! run main
//! texture a rgba8unorm 9
//! texture b rgba8sint 9x7 mips=4
//! texture c rgba8uint 9x7x3 mips=2
//! texture d rgba8unorm 9x7x5 mips=3
//! texture e rgba8unorm 8x8 mips=4
//! texture f rgba8unorm 8x8x12
//! texture g depth32float 6x5 mips=2
//! texture h depth16unorm 4x4x18
//! texture m rgba8unorm 6x5
//! texture n depth32float 6x5
//! texture s r32float 5x4x3
//! texture t r32float 3x5x7
//! buffer result u32 = zero 45
//! expect result = 9 9 7 4 3 4 1 9 7 3 2 4 3 9 7 5 2 1 1 8 8 4 1 1 8 8 2 6 5 2 3 4 4 3 6 5 4 6 5 4 5 4 3 3 7
@group(0) @binding(0) var a: texture_1d<f32>;
@group(0) @binding(1) var b: texture_2d<i32>;
@group(0) @binding(2) var c: texture_2d_array<u32>;
@group(0) @binding(3) var d: texture_3d<f32>;
@group(0) @binding(4) var e: texture_cube<f32>;
@group(0) @binding(5) var f: texture_cube_array<f32>;
@group(0) @binding(6) var g: texture_depth_2d;
@group(0) @binding(7) var h: texture_depth_cube_array;
@group(0) @binding(8) var m: texture_multisampled_2d<f32>;
@group(0) @binding(9) var n: texture_depth_multisampled_2d;
@group(0) @binding(10) var s: texture_storage_2d_array<r32float, write>;
@group(0) @binding(11) var t: texture_storage_3d<r32float, write>;
@group(0) @binding(12) var<storage, read_write> result: array<u32>;
var<private> at: u32;
fn put(v: u32) { result[at] = v; at++; }
fn put2(v: vec2u) { put(v.x); put(v.y); }
fn put3(v: vec3u) { put2(v.xy); put(v.z); }
@compute @workgroup_size(1)
fn main() {
  put(textureDimensions(a));
  put2(textureDimensions(b)); put(textureNumLevels(b)); put(textureDimensions(b, 1u).y); put(textureDimensions(b, 1).x); put(textureDimensions(b, 3).y);
  put2(textureDimensions(c)); put(textureNumLayers(c)); put(textureNumLevels(c)); put2(textureDimensions(c, 1));
  put3(textureDimensions(d)); put3(textureDimensions(d, 2));
  put2(textureDimensions(e)); put(textureNumLevels(e)); put2(textureDimensions(e, 3));
  put2(textureDimensions(f)); put(textureNumLayers(f));
  put2(textureDimensions(g)); put2(textureDimensions(g, 1).yx);
  put2(textureDimensions(h)); put(textureNumLayers(h));
  put2(textureDimensions(m)); put(textureNumSamples(m));
  put2(textureDimensions(n)); put(textureNumSamples(n));
  put2(textureDimensions(s)); put(textureNumLayers(s));
  put(textureDimensions(t).x); put(textureDimensions(t).z);
}

//# names_for_textures: TYPE-74, DECL-14, FUNC-01, ASSIGN-04, DIR-14
//! run main
//! texture one r32float 2x1 = 1 2
//! texture two r32float 2x1 = 10 20
//! texture o r32float 2x1
//! sampler near = nearest
//! sampler smooth_one = linear
//! buffer result f32 = zero 6
//! expect result = 1 20 1 1.5 15 10
//! expect o = 12 13
@group(0) @binding(0) var one: texture_2d<f32>;
@group(0) @binding(1) var two: texture_2d<f32>;
@group(0) @binding(2) var o: texture_storage_2d<r32float, write>;
@group(0) @binding(3) var near: sampler;
@group(0) @binding(4) var smooth_one: sampler;
@group(0) @binding(5) var<storage, read_write> result: array<f32>;
fn first(t: texture_2d<f32>, x: u32) -> f32 { return textureLoad(t, vec2u(x, 0u), 0).r; }
fn through(t: texture_2d<f32>, x: u32) -> f32 { return first((t), x); }
fn sampled(t: texture_2d<f32>, s: sampler) -> f32 { return textureSampleLevel(t, s, vec2f(0.5, 0.5) - 0.0001 * select(0.0, 1.0, first(t, 0u) == 10.0), 0.0).r; }
fn put(t: texture_storage_2d<r32float, write>, v: f32) {
  textureStore(t, vec2u(), vec4f(v));
  let same = t;
  textureStore(same, vec2u(1u, 0u), vec4f(v + 1.0));
}
@compute @workgroup_size(1)
fn main() {
  _ = one;
  _ = near;
  let t = two;
  let s = smooth_one;
  result[0] = first(one, 0u);
  result[1] = through(t, 1u);
  result[2] = through(one, 0u);
  result[3] = sampled(one, smooth_one);
  result[4] = round(sampled(two, s));
  result[5] = sampled(t, near);
  put(o, 12.0);
}

//# read_write: MEM-19, BI-101, BI-112, TYPE-76, UT-30
//! run main groups=2
//! texture t r32uint 8x2 = iota 16
//! texture half r32float 8 = iota 8
//! expect t = 1 3 5 7 9 11 13 15 17 19 21 23 25 27 29 31
//! expect half = 0 0.5 1 1.5 2 2.5 3 3.5
@group(0) @binding(0) var t: texture_storage_2d<r32uint, read_write>;
@group(0) @binding(1) var half: texture_storage_1d<r32float, read_write>;
// An invocation reads what it has written itself.
@compute @workgroup_size(8)
fn main(@builtin(global_invocation_id) id: vec3u) {
  let p = vec2u(id.x % 8u, id.x / 8u);
  textureStore(t, p, 2u * textureLoad(t, p));
  textureStore(t, p, textureLoad(t, p) + 1u);
  if (id.x < 8u) { textureStore(half, id.x, 0.5 * textureLoad(half, id.x)); }
}

//# barrier: BI-141, MEM-10, MEM-12
//! run main groups=3
//! texture t r32uint 32x3
//! texture sum r32uint 3
//! expect t = 31 30 29 28 27 26 25 24 23 22 21 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0 131 130 129 128 127 126 125 124 123 122 121 120 119 118 117 116 115 114 113 112 111 110 109 108 107 106 105 104 103 102 101 100 231 230 229 228 227 226 225 224 223 222 221 220 219 218 217 216 215 214 213 212 211 210 209 208 207 206 205 204 203 202 201 200
//! expect sum = 31 131 231
@group(0) @binding(0) var t: texture_storage_2d<r32uint, read_write>;
@group(0) @binding(1) var sum: texture_storage_1d<r32uint, write>;
// What other invocations of the workgroup have written is there after textureBarrier.
@compute @workgroup_size(32)
fn main(@builtin(local_invocation_index) i: u32, @builtin(workgroup_id) group: vec3u) {
  let y = group.x;
  textureStore(t, vec2u(i, y), vec4u(100u * y + i));
  textureBarrier();
  let other = textureLoad(t, vec2u(31u - i, y));
  textureBarrier();
  textureStore(t, vec2u(i, y), other);
  textureBarrier();
  if (i == 7u) { textureStore(sum, y, textureLoad(t, vec2u(0u, y))); }
}

//# divergent: BI-112, BI-101
//! run main groups=2
//! texture t rgba8uint 40x1 = iota 160
//! texture o rgba8uint 40x1
//! texture b r8uint 40x1
//! texture w rg8uint 40x1
//! buffer result u32 = zero 40
//! expect result = 3 0 3 0 19 0 19 0 35 0 35 0 51 0 51 0 67 0 67 0 83 0 83 0 99 0 99 0 115 0 115 0 131 0 131 0 147 0 147 0
//! expect b = 0 0 2 0 0 5 0 0 8 0 0 11 0 0 14 0 0 17 0 0 20 0 0 23 0 0 26 0 0 29 0 0 32 0 0 35 0 0 38 0
//! expect w = 0 0 0 0 2 3 0 0 0 0 5 6 0 0 0 0 8 9 0 0 0 0 11 12 0 0 0 0 14 15 0 0 0 0 17 18 0 0 0 0 20 21 0 0 0 0 23 24 0 0 0 0 26 27 0 0 0 0 29 30 0 0 0 0 32 33 0 0 0 0 35 36 0 0 0 0 38 39 0 0
//! expect o = zero 8 9 9 9 9 zero 8 ...
@group(0) @binding(0) var t: texture_2d<u32>;
@group(0) @binding(1) var o: texture_storage_2d<rgba8uint, write>;
@group(0) @binding(2) var b: texture_storage_2d<r8uint, write>;
@group(0) @binding(3) var w: texture_storage_2d<rg8uint, write>;
@group(0) @binding(4) var<storage, read_write> result: array<u32>;
@compute @workgroup_size(20)
fn main(@builtin(global_invocation_id) id: vec3u) {
  if (id.x % 2u == 0u) { result[id.x] = textureLoad(t, vec2u(id.x & ~3u, 0u), 0).a; }
  if (id.x % 3u == 2u) {
    textureStore(o, id.xy, vec4u(9u));
    textureStore(b, id.xy, vec4u(id.x));
    textureStore(w, id.xy, vec4u(id.x, id.x + 1u, 0u, 0u));
  }
}
