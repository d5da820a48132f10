// Sums of blocks of 256. Invocations past the end do not leave: they bring the neutral element and take part, so every barrier is reached by all.
//
//   tesela run examples/tree_reduction.wgsl --items 1000 --in data=iota:1000 --in sums=zeros:4
//
//! run main items=1000
//! buffer data f32 = iota 1000
//! buffer sums f32 = zero 4
//! expect sums = 32640 98176 163712 204972
@group(0) @binding(0) var<storage> data: array<f32>;
@group(0) @binding(1) var<storage, read_write> sums: array<f32>;

var<workgroup> part: array<f32, 256>;

@compute @workgroup_size(256)
fn main(@builtin(global_invocation_id) gid: vec3u, @builtin(local_invocation_index) li: u32) {
  let n = arrayLength(&data);
  var v = 0.0;
  if (gid.x < n) { v = data[gid.x]; }
  part[li] = v;
  workgroupBarrier();

  var jump = 128u;
  while (jump > 0u) {
    if (li < jump) { part[li] = part[li] + part[li + jump]; }
    workgroupBarrier();
    jump = jump / 2u;
  }
  if (li == 0u) { sums[gid.x / 256u] = part[0]; }
}
