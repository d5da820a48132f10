// A test card: what the picture examples begin with. Rings that grow finer outwards, bars of colour, a grid and a grey ramp show what a filter does.
//
//   tesela run examples/card.wgsl --texture card=512x384 --items card --out card=card.png
//
//! run main items=16,16
//! texture card rgba8unorm 16x16
//! expect card [0..4] tol 0.002 = 0.8 0.1 0.1 1
//! expect card [1020..1024] = 1 1 1 1
@group(0) @binding(0) var card: texture_storage_2d<rgba8unorm, write>;

fn bar(i: u32) -> vec3f {
  // Red, yellow, green, cyan, blue, magenta: each channel is on for half of the circle.
  let hue = vec3f(f32(i)) + vec3f(0.0, 4.0, 2.0);
  return select(vec3f(0.1), vec3f(0.8), (hue % 6.0 < vec3f(2.0)) | (hue % 6.0 > vec3f(4.5)));
}

@compute @workgroup_size(8, 8)
fn main(@builtin(global_invocation_id) gid: vec3u) {
  let size = textureDimensions(card);
  if (any(gid.xy >= size)) { return; }
  let uv = (vec2f(gid.xy) + 0.5) / vec2f(size);
  var colour = vec3f();
  if (uv.y < 0.2) {
    colour = bar(u32(uv.x * 6.0));
  } else if (uv.y > 0.85) {
    colour = vec3f(floor(uv.x * 16.0) / 15.0);
  } else {
    let from_centre = (uv - vec2f(0.5, 0.525)) * vec2f(f32(size.x) / f32(size.y), 1.0);
    let squared = dot(from_centre, from_centre);
    colour = vec3f(0.5 + 0.5 * cos(squared * 600.0));
    if (any(gid.xy % 32u == vec2u(0u))) { colour = mix(colour, vec3f(0.1, 0.3, 0.9), 0.7); }
  }
  textureStore(card, gid.xy, vec4f(colour, 1.0));
}
