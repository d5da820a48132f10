// Makes a picture of any size from another: bilinear where it grows, trilinear over mip levels where it shrinks. The picture is in sRGB, the filter works on
// linear light: the texture's format decodes, the shader encodes.
//
//   tesela run examples/resize.wgsl --items resized --in photo=card.png --texture photo=rgba8unorm-srgb,mips --texture resized=200x150 --sampler filtered=linear --out resized=small.png
//
//! run main items=4,2
//! texture photo rgba8unorm-srgb 2x1 = 0 0 0 1 1 1 1 1
//! texture resized rgba8unorm 4x2
//! sampler filtered = linear
//! expect resized tol 0.003 = 0 0 0 1 0.5371 0.5371 0.5371 1 0.8808 0.8808 0.8808 1 1 1 1 1 0 0 0 1 0.5371 0.5371 0.5371 1 0.8808 0.8808 0.8808 1 1 1 1 1
@group(0) @binding(0) var photo: texture_2d<f32>;
@group(0) @binding(1) var filtered: sampler;
@group(0) @binding(2) var resized: texture_storage_2d<rgba8unorm, write>;

fn to_srgb(linear: vec3f) -> vec3f {
  return select(1.055 * pow(linear, vec3f(1.0 / 2.4)) - 0.055, 12.92 * linear, linear <= vec3f(0.0031308));
}

@compute @workgroup_size(16, 4)
fn main(@builtin(global_invocation_id) gid: vec3u) {
  let size = textureDimensions(resized);
  if (any(gid.xy >= size)) { return; }
  let uv = (vec2f(gid.xy) + 0.5) / vec2f(size);
  let pixels = vec2f(textureDimensions(photo)) / vec2f(size);  // of the photo for one of the result
  let colour = textureSampleLevel(photo, filtered, uv, log2(max(max(pixels.x, pixels.y), 1.0)));
  textureStore(resized, gid.xy, vec4f(to_srgb(colour.rgb), colour.a));
}
