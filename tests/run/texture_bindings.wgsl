// Textures and samplers among other bindings, in any order of numbers.
//# a_sampler_before_a_cube: BI-101
//! run main
//! texture t r32uint 2x2 = iota 24
//! sampler s = nearest
//! buffer r u32 = zero 8
//! expect r = 2 3 1 0 22 23 21 20
@group(0) @binding(0) var s: sampler;
@group(0) @binding(1) var t: texture_cube<u32>;
@group(0) @binding(2) var<storage, read_write> r: array<vec4u>;
@compute @workgroup_size(1) fn main() {
  // The middle of the faces +x and -z: their four texels, from the left bottom one against the clock.
  r[0] = textureGather(0, t, s, vec3f(1.0, 0.0, 0.0));
  r[1] = textureGather(0, t, s, vec3f(0.0, 0.0, -1.0));
}
//# one_texture_for_two_variables: BI-101, BI-112
//! run put_all
//! run fetch_all
//! texture out,in r32float 2x2
//! buffer r f32 = zero 4
//! expect r = 1 2 3 4
@group(0) @binding(0) var out: texture_storage_2d<r32float, write>;
@group(0) @binding(1) var in: texture_2d<f32>;
@group(0) @binding(2) var<storage, read_write> r: array<f32>;
@compute @workgroup_size(2, 2) fn put_all(@builtin(local_invocation_id) l: vec3u, @builtin(local_invocation_index) i: u32) { textureStore(out, l.xy, vec4f(f32(i) + 1.0)); }
@compute @workgroup_size(2, 2) fn fetch_all(@builtin(local_invocation_id) l: vec3u, @builtin(local_invocation_index) i: u32) { r[i] = textureLoad(in, l.xy, 0).r; }
