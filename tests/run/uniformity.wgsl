// What the uniformity analysis takes for granted, and the run time does not: that every loop ends before the next barrier.

//# invocation_that_never_comes_to_the_barrier: UT-44, UNI-03
//! run main
//! buffer 0 u32 = zero 8
//! stops 11
//! only subgroup=8 threads=1,2: each configuration waits for the time limit
@group(0) @binding(0) var<storage, read_write> data: array<u32>;
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) li: u32) {
  var i = 0u;
  while li == 3u || i < 4u {
    i++;
  }
  workgroupBarrier();
  data[li] = i;
}

//# warnings_leave_the_module_valid: UNI-90
//! run main
//! buffer 0 u32 = zero 8
//! expect 0 = 5 0 0 0 0 0 0 0
//! only subgroup=8: which invocations take part depends on the size
enable subgroups;
@group(0) @binding(0) var<storage, read_write> data: array<u32>;
@diagnostic(warning, subgroup_uniformity)
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) li: u32) {
  if li < 5u { data[0] = subgroupAdd(1u); }
//~ warning subgroup-not-uniform 26-40: all invocations of the subgroup must reach `subgroupAdd` together, but some can miss it
//~ note +0:6-12: only invocations for which this is true reach `subgroupAdd`
//~ note +0:6-7: `li` is local_invocation_index, which differs between invocations
}
