// Reads and writes of texels by whole vectors: samples whose texels lie near one another, texels that one invocation alone writes.

//# rows_sampled: samples one after the other, from texels that are the same, neighbours, up to four apart; red of texel x is 4x
//! run main items=32
//! texture photo rgba8unorm 64x2 = iota 256 0 0.00392156863 iota 256 0 0.00392156863
//! sampler filtered = linear
//! buffer 0 f32 = zero 160
//! expect 0 [0..32] tol 0.002 = iota 32 0 0.125
//! expect 0 [32..64] tol 0.002 = iota 32 0 1
//! expect 0 [64..96] tol 0.002 = iota 32 0 1.9375
//! expect 0 [96..128] tol 0.002 = 0 3.75 7.5 11.25 15 18.75 22.5 26.25 30 33.75 37.5 41.25 45 48.75 52.5 56.25 60 63*15
//! expect 0 [128..160] tol 0.002 = 63 60 57 54 51 48 45 42 39 36 33 30 27 24 21 18 15 12 9 6 3 0*11
@group(0) @binding(0) var<storage, read_write> out: array<f32>;
@group(0) @binding(1) var photo: texture_2d<f32>;
@group(0) @binding(2) var filtered: sampler;
fn at(texel: f32) -> f32 { return textureSampleLevel(photo, filtered, vec2f((texel + 0.5) / 64.0, 0.4), 0.0).r * 63.75; }
@compute @workgroup_size(32)
fn main(@builtin(global_invocation_id) id: vec3u) {
  let i = f32(id.x);
  out[id.x] = at(0.125 * i);
  out[id.x + 32] = at(i);
  out[id.x + 64] = at(1.9375 * i);
  out[id.x + 96] = at(3.75 * i);
  out[id.x + 128] = at(63.0 - 3.0 * i);
}

//# words_sampled: texels of one, two and four words; the last is not a number where nobody reads
//! run main items=16
//! texture one r32float 16x1 = iota 16 0 1
//! texture two rg32float 16x1 = iota 32 0 1
//! texture four rgba32float 16x1 = iota 64 0 1
//! sampler filtered = linear,clamp
//! buffer 0 f32 = zero 112
//! expect 0 = 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 iota 32 0 1 iota 64 0 1
@group(0) @binding(0) var<storage, read_write> out: array<f32>;
@group(0) @binding(1) var one: texture_2d<f32>;
@group(0) @binding(2) var two: texture_2d<f32>;
@group(0) @binding(3) var four: texture_2d<f32>;
@group(0) @binding(4) var filtered: sampler;
@compute @workgroup_size(16)
fn main(@builtin(global_invocation_id) id: vec3u) {
  let at = vec2f((f32(id.x) + 0.5) / 16.0, 0.5);
  out[id.x] = textureSampleLevel(one, filtered, at, 0.0).r;
  let rg = textureSampleLevel(two, filtered, at, 0.0);
  out[16 + 2 * id.x] = rg.r;
  out[17 + 2 * id.x] = rg.g;
  let rgba = textureSampleLevel(four, filtered, at, 0.0);
  for (var k = 0u; k < 4; k++) { out[48 + 4 * id.x + k] = rgba[k]; }
}

//# not_numbers_sampled: coordinates that are not numbers, or far away, read some texel
//! run main items=16
//! texture photo rgba8unorm 16x1 = 1*64
//! sampler filtered = linear,clamp
//! buffer 0 f32 = nan inf -inf 1e30 -1e30 0 1 0.5 nan 3e9 -3e9 1e9 -1e9 4294967296 2147483648 -2147483648
//! expect 0 tol 0.0001 = 1*16
@group(0) @binding(0) var<storage, read_write> out: array<f32>;
@group(0) @binding(1) var photo: texture_2d<f32>;
@group(0) @binding(2) var filtered: sampler;
@compute @workgroup_size(16)
fn main(@builtin(global_invocation_id) id: vec3u) {
  let c = textureSampleLevel(photo, filtered, vec2f(out[id.x], 0.5), 0.0).r;
  out[id.x] = select(1.0, c, c == c);  // the weight may be not a number; the place may not
}

//# one_level_of_many: a view of one level does not stand for one of several
//! run main items=4
//! texture photo r32float 4x4 mips=2 = 8*16 2*4
//! texture flat r32float 4x4 = 5*16
//! sampler filtered = linear
//! buffer 0 f32 = zero 8
//! expect 0 = 8 8 2 2 5*4
@group(0) @binding(0) var<storage, read_write> out: array<f32>;
@group(0) @binding(1) var photo: texture_2d<f32>;
@group(0) @binding(2) var flat: texture_2d<f32>;
@group(0) @binding(3) var filtered: sampler;
@compute @workgroup_size(4)
fn main(@builtin(global_invocation_id) id: vec3u) {
  out[id.x] = textureSampleLevel(photo, filtered, vec2f(0.5), f32(id.x / 2)).r;
  out[id.x + 4] = textureSampleLevel(flat, filtered, vec2f(0.5), f32(id.x / 2)).r;
}

//# own_texels: MEM-19, chessboard in place; each invocation writes its own texel only, every second one at a time
//! run main items=20,3
//! texture cells r32uint 20x3 = 1*60
//! expect cells = 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2  3 1 3 1 3 1 3 1 3 1 3 1 3 1 3 1 3 1 3 1  1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2
@group(0) @binding(0) var cells: texture_storage_2d<r32uint, read_write>;
@compute @workgroup_size(8, 4)
fn main(@builtin(global_invocation_id) id: vec3u) {
  if (all(id.xy < textureDimensions(cells))) {
    if (((id.x + id.y) & 1) == 1) {
      let here = textureLoad(cells, id.xy).r;
      textureStore(cells, id.xy, vec4u(here + 1 + (id.y & 1)));
    }
  }
}

//# layers_share_texels: invocations of one layer of the grid write what those of the other leave
//! run main groups=2,1,2
//! texture cells r32uint 32x1 = zero 32
//! texture seen r32uint 32x1
//! expect cells = 7*32
@group(0) @binding(0) var cells: texture_storage_2d<r32uint, read_write>;
@group(0) @binding(1) var seen: texture_storage_2d<r32uint, write>;
@compute @workgroup_size(16, 1)
fn main(@builtin(global_invocation_id) id: vec3u) {
  if ((id.x & 1) == id.z) {
    textureStore(seen, id.xy, textureLoad(cells, id.xy));
    textureStore(cells, id.xy, vec4u(7));
  }
}
