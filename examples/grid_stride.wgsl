// A fixed number of workgroups over data of any length: each invocation steps by the number of all invocations.
//
//   tesela run examples/grid_stride.wgsl --dispatch 4 --in data=iota:5000
//
//! run main groups=4
//! buffer data f32 = iota 5000
//! expect data = iota 5000 0 2
@group(0) @binding(0) var<storage, read_write> data: array<f32>;

@compute @workgroup_size(256)
fn main(@builtin(global_invocation_id) gid: vec3u, @builtin(num_workgroups) groups: vec3u) {
  let step = groups.x * 256u;
  let n = arrayLength(&data);
  var i = gid.x;
  while (i < n) {
    data[i] = data[i] * 2.0;
    i = i + step;
  }
}
