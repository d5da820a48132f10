// Subgroup operations that read invocations which do not take part: the value is indeterminate.

//# inactive_lane
//! run main
//! sanitize
//! only subgroup=8: which invocations share a subgroup depends on it
//! buffer o u32 = zero 16
enable subgroups;
diagnostic(off, subgroup_uniformity);
@group(0) @binding(0) var<storage, read_write> o: array<u32>;
@compute @workgroup_size(16) fn main(@builtin(local_invocation_index) li: u32, @builtin(subgroup_invocation_id) lane: u32) {
  o[li] = 0u;
  if lane < 4u { o[li] = subgroupShuffle(li, lane + 3u); }
//~ warning inactive-lane-read 26-55: this reads from an invocation of the subgroup that does not take part: the value is indeterminate
//~ note none: read 6 times, first by invocation 1 (local id 1, workgroup 0)
//~ note none: it asks for subgroup invocation 4
}

//# all_lanes
//! run main
//! sanitize
//! buffer o u32 = zero 32
//! expect o = 1 0 3 2 5 4 7 6 9 8 11 10 13 12 15 14 17 16 19 18 21 20 23 22 25 24 27 26 29 28 31 30
enable subgroups;
@group(0) @binding(0) var<storage, read_write> o: array<u32>;
@compute @workgroup_size(32) fn main(@builtin(local_invocation_index) li: u32) { o[li] = subgroupShuffleXor(li, 1u); }
