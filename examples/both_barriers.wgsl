// Workgroup memory and storage memory are published by different barriers: whoever writes both calls both.
//
//   tesela run examples/both_barriers.wgsl --dispatch 1 --in input=iota:64 --in result=zeros:64 --in checked=zeros:64
//
//! run main
//! buffer input f32 = iota 64
//! buffer result f32 = zero 64
//! buffer checked f32 = zero 64
//! expect result = iota 64 0 10
//! expect checked = iota 64 693 -11
@group(0) @binding(0) var<storage> input: array<f32>;
@group(0) @binding(1) var<storage, read_write> result: array<f32>;
@group(0) @binding(2) var<storage, read_write> checked: array<f32>;

var<workgroup> tile: array<f32, 64>;

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) gid: vec3u, @builtin(local_invocation_index) li: u32) {
  tile[li] = input[gid.x];
  result[gid.x] = input[gid.x] * 10.0;
  workgroupBarrier();
  storageBarrier();
  checked[gid.x] = tile[63u - li] + result[63u - gid.x];
}
