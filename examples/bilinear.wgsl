// Makes a picture of any size from another, bilinearly: each pixel is what four neighbours of the picture make of the place where it lies. What is stored is what is filtered, as most
// programs do it; resize.wgsl filters light, and takes mip levels where a picture shrinks.
//
//   tesela run examples/bilinear.wgsl --items resized --in photo=card.png --texture resized=1500x1100 --sampler filtered=linear --out resized=large.png
//
//! run main items=4,2
//! texture photo rgba8unorm 2x1 = 0 0 0 1 1 1 0.2 1
//! texture resized rgba8unorm 4x2
//! sampler filtered = linear
//! expect resized tol 0.002 = 0 0 0 1 0.25 0.25 0.05 1 0.75 0.75 0.15 1 1 1 0.2 1 0 0 0 1 0.25 0.25 0.05 1 0.75 0.75 0.15 1 1 1 0.2 1
@group(0) @binding(0) var photo: texture_2d<f32>;
@group(0) @binding(1) var filtered: sampler;
@group(0) @binding(2) var resized: texture_storage_2d<rgba8unorm, write>;

@compute @workgroup_size(16, 4)
fn main(@builtin(global_invocation_id) gid: vec3u) {
  let size = textureDimensions(resized);
  if (any(gid.xy >= size)) { return; }
  let uv = (vec2f(gid.xy) + 0.5) / vec2f(size);
  textureStore(resized, gid.xy, textureSampleLevel(photo, filtered, uv, 0.0));
}
