// 1000 elements and workgroups of 256: the last group has 24 invocations too many, and the guard sends them home.
//
//   tesela run examples/guard.wgsl --items 1000 --in data=iota:1000
//
//! run main items=1000
//! buffer data f32 = iota 1000
//! expect data [0..4] ulp 3 = 0 1 1.4142135 1.7320508
//! expect data [996..1000] ulp 3 = 31.559467 31.575306 31.591138 31.606962
@group(0) @binding(0) var<storage, read_write> data: array<f32>;

@compute @workgroup_size(256)
fn main(@builtin(global_invocation_id) gid: vec3u) {
  if (gid.x >= arrayLength(&data)) { return; }
  data[gid.x] = sqrt(data[gid.x]);
}
