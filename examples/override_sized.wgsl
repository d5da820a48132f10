// One module, several shapes: overrides size the workgroup and, with it, the workgroup array.
//
//   tesela run examples/override_sized.wgsl --override SIZE_X=16 --override SIZE_Y=4 --dispatch 1 --in result=zeros:64
//
//! override SIZE_X = 16
//! override SIZE_Y = 4
//! run main
//! buffer result u32 = zero 64
//! expect result = iota 64 63 -1
override SIZE_X: u32 = 8u;
override SIZE_Y: u32 = 8u;

@group(0) @binding(0) var<storage, read_write> result: array<u32>;

var<workgroup> tile: array<u32, SIZE_X * SIZE_Y>;

@compute @workgroup_size(SIZE_X, SIZE_Y)
fn main(@builtin(local_invocation_index) li: u32) {
  tile[li] = li;
  workgroupBarrier();
  result[li] = tile[SIZE_X * SIZE_Y - 1u - li];
}
