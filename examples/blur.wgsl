// Gaussian blur, rows first and then columns. A workgroup loads a stretch of 128 pixels and what its filter reaches on both sides into workgroup memory
// once, in place of 2 * RADIUS + 1 reads for each pixel.
//
//   tesela run --job examples/blur.json
//
//! run rows items=4,3
//! run columns items=4,3
//! override SIGMA = 1
//! texture photo rgba8unorm 4x3 = zero 16 0 0 0 0 1 1 1 1 zero 24
//! texture half,half_read rgba16float 4x3
//! texture blurred rgba8unorm 4x3
//! expect blurred tol 0.0025 = 0.0585*4 0.0965*4 0.0585*4 0.0131*4 0.0965*4 0.1592*4 0.0965*4 0.0215*4 0.0585*4 0.0965*4 0.0585*4 0.0131*4
override SIGMA: f32 = 4.0;
const RADIUS = 12;
const STRETCH = 128;

@group(0) @binding(0) var photo: texture_2d<f32>;
@group(0) @binding(1) var half: texture_storage_2d<rgba16float, write>;
@group(0) @binding(2) var half_read: texture_2d<f32>;
@group(0) @binding(3) var blurred: texture_storage_2d<rgba8unorm, write>;

var<workgroup> tile: array<vec4f, STRETCH + 2 * RADIUS>;

fn weighted(at: u32) -> vec4f {
  var sum = vec4f();
  var weights = 0.0;
  for (var i = -RADIUS; i <= RADIUS; i++) {
    let x = f32(i) / SIGMA;
    let weight = exp(-0.5 * x * x);
    sum += weight * tile[i32(at) + RADIUS + i];
    weights += weight;
  }
  return sum / weights;
}

// Pixels past an edge are those of the edge.
@compute @workgroup_size(STRETCH)
fn rows(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) li: u32) {
  let size = vec2i(textureDimensions(photo));
  let first = i32(group.x) * STRETCH - RADIUS;
  let y = i32(group.y);
  for (var i = i32(li); i < STRETCH + 2 * RADIUS; i += STRETCH) {
    tile[i] = textureLoad(photo, vec2i(clamp(first + i, 0, size.x - 1), y), 0);
  }
  workgroupBarrier();
  let x = group.x * STRETCH + li;
  if (x < u32(size.x)) { textureStore(half, vec2u(x, group.y), weighted(li)); }
}

@compute @workgroup_size(1, STRETCH)
fn columns(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) li: u32) {
  let size = vec2i(textureDimensions(half_read));
  let first = i32(group.y) * STRETCH - RADIUS;
  let x = i32(group.x);
  for (var i = i32(li); i < STRETCH + 2 * RADIUS; i += STRETCH) {
    tile[i] = textureLoad(half_read, vec2i(x, clamp(first + i, 0, size.y - 1)), 0);
  }
  workgroupBarrier();
  let y = group.y * STRETCH + li;
  if (y < u32(size.y)) { textureStore(blurred, vec2u(group.x, y), weighted(li)); }
}
