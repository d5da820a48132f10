// A fluid that stirs a picture: velocities carry themselves and the dye along, then what flows out of each cell is balanced by a pressure. Pressure is
// relaxed in place: each workgroup owns a block of a read_write storage texture and goes over it several times, the two colours of a chessboard in
// turn, with textureBarrier between them. Beyond its block it sees the pressure as it was before.
//
//   tesela run --job examples/smoke.json
@group(0) @binding(0) var velocity: texture_2d<f32>;
@group(0) @binding(1) var carried: texture_storage_2d<rg32float, write>;
@group(0) @binding(2) var carried_read: texture_2d<f32>;
@group(0) @binding(3) var projected: texture_storage_2d<rg32float, write>;
@group(0) @binding(4) var dye: texture_2d<f32>;
@group(0) @binding(5) var next_dye: texture_storage_2d<rgba16float, write>;
@group(0) @binding(6) var divergence: texture_storage_2d<r32float, write>;
@group(0) @binding(7) var divergence_read: texture_2d<f32>;
@group(0) @binding(8) var pressure_before: texture_2d<f32>;
@group(0) @binding(9) var pressure: texture_storage_2d<r32float, read_write>;
@group(0) @binding(10) var between: sampler;

override STEP: f32 = 1.0;
const BLOCK = 16;
const SWEEPS = 4;

/// Velocity of a vortex at `centre` (in cells), fastest at a distance of `radius`.
fn vortex(p: vec2f, centre: vec2f, radius: f32, speed: f32) -> vec2f {
  let d = (p - centre) / radius;
  return speed * vec2f(-d.y, d.x) * exp(0.5 - 0.5 * dot(d, d));
}

@compute @workgroup_size(BLOCK, BLOCK)
fn stir(@builtin(global_invocation_id) gid: vec3u) {
  if (any(gid.xy >= textureDimensions(projected))) { return; }
  let size = vec2f(textureDimensions(projected));
  let p = vec2f(gid.xy) + 0.5;
  let radius = 0.12 * size.y;
  let v = vortex(p, size * vec2f(0.3, 0.35), radius, 3.0) + vortex(p, size * vec2f(0.7, 0.4), radius, -3.0) + vortex(p, size * vec2f(0.5, 0.72), 1.3 * radius, 2.5);
  textureStore(projected, gid.xy, vec4f(v, 0.0, 0.0));
}

@compute @workgroup_size(BLOCK, BLOCK)
fn carry(@builtin(global_invocation_id) gid: vec3u) {
  if (any(gid.xy >= textureDimensions(velocity))) { return; }
  let size = vec2f(textureDimensions(velocity));
  let origin = (vec2f(gid.xy) + 0.5 - STEP * textureLoad(velocity, gid.xy, 0).xy) / size;
  textureStore(carried, gid.xy, textureSampleLevel(velocity, between, origin, 0.0));
  textureStore(next_dye, gid.xy, textureSampleLevel(dye, between, origin, 0.0));
}

/// The nearest cell that there is.
fn inside(p: vec2i) -> vec2i { return clamp(p, vec2i(0), vec2i(textureDimensions(carried_read)) - 1); }

@compute @workgroup_size(BLOCK, BLOCK)
fn diverge(@builtin(global_invocation_id) gid: vec3u) {
  if (any(gid.xy >= textureDimensions(carried_read))) { return; }
  let p = vec2i(gid.xy);
  let across = textureLoad(carried_read, inside(p + vec2i(1, 0)), 0).x - textureLoad(carried_read, inside(p - vec2i(1, 0)), 0).x;
  let along = textureLoad(carried_read, inside(p + vec2i(0, 1)), 0).y - textureLoad(carried_read, inside(p - vec2i(0, 1)), 0).y;
  textureStore(divergence, p, vec4f(0.5 * (across + along)));
}

fn pressure_at(p: vec2i, block: vec2i) -> f32 {
  let q = clamp(p, vec2i(0), vec2i(textureDimensions(pressure)) - 1);
  if (all(q / BLOCK == block)) { return textureLoad(pressure, q).r; }
  return textureLoad(pressure_before, q, 0).r;
}

@compute @workgroup_size(BLOCK, BLOCK)
fn relax(@builtin(global_invocation_id) gid: vec3u, @builtin(workgroup_id) group: vec3u) {
  let p = vec2i(gid.xy);
  let block = vec2i(group.xy);
  let here = all(gid.xy < textureDimensions(pressure));  // all invocations come to the barriers
  if (here) { textureStore(pressure, p, textureLoad(pressure_before, p, 0)); }
  for (var turn = 0; turn < 2 * SWEEPS; turn++) {
    textureBarrier();
    if (here && ((p.x + p.y + turn) & 1) == 0) {
      let around = pressure_at(p + vec2i(1, 0), block) + pressure_at(p - vec2i(1, 0), block) + pressure_at(p + vec2i(0, 1), block) + pressure_at(p - vec2i(0, 1), block);
      textureStore(pressure, p, vec4f(0.25 * (around - textureLoad(divergence_read, p, 0).r)));
    }
  }
}

@compute @workgroup_size(BLOCK, BLOCK)
fn project(@builtin(global_invocation_id) gid: vec3u) {
  if (any(gid.xy >= textureDimensions(carried_read))) { return; }
  let p = vec2i(gid.xy);
  let across = textureLoad(pressure_before, inside(p + vec2i(1, 0)), 0).r - textureLoad(pressure_before, inside(p - vec2i(1, 0)), 0).r;
  let along = textureLoad(pressure_before, inside(p + vec2i(0, 1)), 0).r - textureLoad(pressure_before, inside(p - vec2i(0, 1)), 0).r;
  textureStore(projected, p, textureLoad(carried_read, p, 0) - 0.5 * vec4f(across, along, 0.0, 0.0));
}

//# divergence: of (x, y), half at the edges, where a cell is its own neighbour
//! run diverge groups=1
//! texture carried_read rg32float 4x4 = 0 0 1 0 2 0 3 0 0 1 1 1 2 1 3 1 0 2 1 2 2 2 3 2 0 3 1 3 2 3 3 3
//! texture divergence r32float 4x4
//! expect divergence = 1 1.5 1.5 1 1.5 2 2 1.5 1.5 2 2 1.5 1 1.5 1.5 1
//# blocks_relax: MEM-19, a source in the middle of a block of 16 x 16
//! run relax groups=1
//! texture divergence_read r32float 16x16 = zero 119 -1 zero 136
//! texture pressure_before r32float 16x16
//! texture pressure r32float 16x16
//! expect pressure tol 0.000001 = zero 7 1.52588e-05 zero 14 0.000106812 6.10352e-05 0.000106812 zero 12 0.000320435 0.000366211 0.000991821 0.000366211 0.000320435 zero 10 0.000534058 0.000915527 0.00346375 0.00317383 0.00346375 0.000915527 0.000534058 zero 8 0.000534058 0.0012207 0.00617981 0.00939941 0.0167389 0.00939941 0.00617981 0.0012207 0.000534058 zero 6 0.000320435 0.000915527 0.00617981 0.0131836 0.035141 0.0449829 0.035141 0.0131836 0.00617981 0.000915527 0.000320435 zero 4 0.000106812 0.000366211 0.00346375 0.00939941 0.035141 0.072998 0.140762 0.072998 0.035141 0.00939941 0.00346375 0.000366211 0.000106812 0 0 1.52588e-05 6.10352e-05 0.000991821 0.00317383 0.0167389 0.0449829 0.140762 0.37207 0.140762 0.0449829 0.0167389 0.00317383 0.000991821 6.10352e-05 1.52588e-05 0 0 0.000106812 0.000366211 0.00346375 0.00939941 0.035141 0.072998 0.140762 0.072998 0.035141 0.00939941 0.00346375 0.000366211 0.000106812 zero 4 0.000320435 0.000915527 0.00617981 0.0131836 0.035141 0.0449829 0.035141 0.0131836 0.00617981 0.000915527 0.000320435 zero 6 0.000534058 0.0012207 0.00617981 0.00939941 0.0167389 0.00939941 0.00617981 0.0012207 0.000534058 zero 8 0.000534058 0.000915527 0.00346375 0.00317383 0.00346375 0.000915527 0.000534058 zero 10 0.000320435 0.000366211 0.000991821 0.000366211 0.000320435 zero 12 0.000106812 6.10352e-05 0.000106812 zero 14 1.52588e-05 zero 24
