// One invocation computes, a barrier publishes, all read.
//
//   tesela run examples/one_writes_all_read.wgsl --dispatch 2 --in result=zeros:128
//
//! run main groups=2
//! buffer result u32 = zero 128
//! expect result = 2016*64 2080*64
@group(0) @binding(0) var<storage, read_write> result: array<u32>;

var<workgroup> total: u32;

@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) li: u32, @builtin(workgroup_id) wid: vec3u) {
  if (li == 0u) {
    var sum = 0u;
    for (var k = 0u; k < 64u; k++) { sum += k + wid.x; }
    total = sum;
  }
  workgroupBarrier();
  let t = total;
  result[wid.x * 64u + li] = t;
}
