// The number of steps is decided by the workgroup itself while it runs. workgroupUniformLoad is the barrier and the proof that all
// invocations see one value, so the loop may hold another barrier.
//
//   tesela run examples/uniform_loop_bound.wgsl --dispatch 1 --in work=iota:64
//
//! run main
//! buffer work u32 = iota 64
//! expect work = iota 59 5 1 0 1 2 3 4
@group(0) @binding(0) var<storage, read_write> work: array<u32>;

var<workgroup> count: u32;
var<workgroup> lane: array<u32, 64>;

fn steps() -> u32 { return work[5]; }

@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) li: u32) {
  if (li == 0u) { count = steps(); }
  lane[li] = work[li];
  let n = workgroupUniformLoad(&count);
  for (var k = 0u; k < n; k = k + 1u) {
    let next = lane[(li + 1u) % 64u];
    workgroupBarrier();
    lane[li] = next;
    workgroupBarrier();
  }
  storageBarrier();  // invocation 0 has read work[5], which another one now writes: the sanitizer told us
  work[li] = lane[li];
}
