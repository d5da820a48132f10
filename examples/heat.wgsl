// Heat that spreads along a rod: each step reads one buffer and writes the other. examples/heat.json runs 200 steps, the buffers changing places.
//
//! run main groups=1
//! buffer now f32 = 0 0 8 0 0 0 0 0
//! buffer next f32 = zero 8
//! buffer p json = {"rate": 0.25}
//! expect next = 0 2 4 2 0 0 0 0
struct Params { rate: f32 }
@group(0) @binding(0) var<uniform> p: Params;
@group(0) @binding(1) var<storage> now: array<f32>;
@group(0) @binding(2) var<storage, read_write> next: array<f32>;

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) gid: vec3u) {
  let n = arrayLength(&now);
  let i = gid.x;
  if (i >= n) { return; }
  let left = now[max(i, 1u) - 1u];
  let right = now[min(i + 1u, n - 1u)];
  next[i] = now[i] + p.rate * (left - 2.0 * now[i] + right);
}
