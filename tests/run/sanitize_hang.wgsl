// Loops that do not end: where, who is in them, and what they wait for.
//! sanitize
@group(0) @binding(0) var<storage, read_write> data: array<u32>;
@group(0) @binding(1) var<storage, read_write> ready: array<atomic<u32>>;
var<workgroup> flag: atomic<u32>;

//# waits_for_its_own_workgroup
//! run main
//! stops 0
//! only subgroup=8 opt=2 threads=1: each configuration waits for the time limit
//! buffer data u32 = zero 8
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) li: u32) {
  if li == 0u {
    loop { if atomicLoad(&flag) == 1u { break; } }
//~ error hang 5-5: this loop was still running when the time limit had passed
//~ note none: in it: invocation 0 (local id 0, workgroup 0)
//~ note none: its condition compares 0 == 1 there
  } else if li == 7u { atomicStore(&flag, 1u); }
  data[li] = 1u;
}

//# meets_its_own_workgroup
//! run main
//! buffer data u32 = zero 8
//! expect data = 1*8
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) li: u32) {
  if li == 7u { atomicStore(&flag, 1u); }
  workgroupBarrier();
  data[li] = atomicLoad(&flag);
}

//# counts_past_its_end
//! run main
//! stops 0
//! only subgroup=8 opt=2 threads=1: each configuration waits for the time limit
//! buffer data u32 = 5 6
@compute @workgroup_size(2) fn main(@builtin(local_invocation_index) li: u32) {
  for (var i = 0u; i != data[li]; i += 2u) { }
//~ error hang 3-3
}

//# counts_to_its_end
//! run main
//! buffer data u32 = 4 6
//! expect data = 4 6
@compute @workgroup_size(2) fn main(@builtin(local_invocation_index) li: u32) {
  for (var i = 0u; i != data[li]; i += 2u) { }
}

//# lock_of_one_subgroup
//! run main
//! stops 0
//! only subgroup=8 opt=2 threads=1: each configuration waits for the time limit
//! buffer data u32 = zero 1
//! buffer ready u32 = 0
@compute @workgroup_size(4) fn main() {
  // One holds the lock until all have it: no invocation of the subgroup goes on before the others have left the loop.
  while !atomicCompareExchangeWeak(&ready[0], 0u, 1u).exchanged { }
//~ error hang 3-3: this loop was still running when the time limit had passed
//~ note none: in it: 3 invocations, first invocation 1 (local id 1, workgroup 0)
//~ note none: its condition compares 1 == 0 there
  data[0] += 1u;
  atomicStore(&ready[0], 0u);
}

//# lock_is_left_within_the_loop
//! run main groups=8
//! buffer data u32 = zero 1
//! buffer ready u32 = 0 0
//! expect ready = 0 32
@compute @workgroup_size(4) fn main() {
  var done = false;
  while !done {
    if atomicCompareExchangeWeak(&ready[0], 0u, 1u).exchanged {
      atomicStore(&ready[1], atomicLoad(&ready[1]) + 1u);
      atomicStore(&ready[0], 0u);
      done = true;
    }
  }
}
