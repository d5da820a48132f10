// What goes wrong between atomic operations, which never race: results that other orders change, and barriers of other memory. Each wrong case has a right twin.
//! sanitize race,order
@group(0) @binding(0) var<storage, read_write> data: array<u32>;
@group(0) @binding(1) var<storage, read_write> count: array<atomic<u32>>;
var<workgroup> n: atomic<u32>;
var<workgroup> bins: array<atomic<u32>, 16>;

//# counter_read_before_all_have_added
//! run main
//! only subgroup=4,8,16: one subgroup adds as a whole
//! buffer data u32 = zero 32
@compute @workgroup_size(32) fn main(@builtin(local_invocation_index) li: u32) {
  atomicAdd(&n, 1u);
  data[li] = atomicLoad(&n);
//~ error order-dependent 3-10: 'data[0]' depends on the order in which invocations run: 4 in one order, 32 in another
//~ note -1:3-19: an atomic operation, whose result depends on who comes first
//~ note +0:14-27: an atomic operation, whose result depends on who comes first
//~ note none: 32 words of storage differ
}

//# counter_read_behind_a_barrier
//! run main
//! buffer data u32 = zero 32
//! expect data = 32*32
@compute @workgroup_size(32) fn main(@builtin(local_invocation_index) li: u32) {
  atomicAdd(&n, 1u);
  workgroupBarrier();
  data[li] = atomicLoad(&n);
}

//# counter_behind_a_barrier_of_storage
//! run main
//! buffer data u32 = zero 32
@compute @workgroup_size(32) fn main(@builtin(local_invocation_index) li: u32) {
  atomicAdd(&n, 1u);
  storageBarrier();
  data[li] = atomicLoad(&n);
//~ error order-dependent 14-27
//~ note none: by invocation 0 (local id 0, workgroup 0)
//~ note -2:3-19: before the barrier, by invocation 1 (local id 1, workgroup 0)
//~ note -1:3-18: storageBarrier() orders storage memory, and 'n' is in workgroup memory
}

//# storage_counter_behind_a_barrier_of_the_workgroup
//! run main groups=2
//! buffer data u32 = zero 64
//! buffer count u32 = zero 2
@compute @workgroup_size(32) fn main(@builtin(global_invocation_id) gid: vec3u, @builtin(workgroup_id) wg: vec3u) {
  atomicAdd(&count[wg.x], 1u);
  workgroupBarrier();
  data[gid.x] = atomicLoad(&count[wg.x]);
//~ error order-dependent 17-40
//~ note none: by invocation 0 (local id 0, workgroup 0)
//~ note -2:3-29: before the barrier, by invocation 1 (local id 1, workgroup 0)
//~ note -1:3-20: workgroupBarrier() orders workgroup memory, and 'count' is in storage memory
}

//# storage_counter_behind_a_barrier_of_storage
//! run main groups=2
//! buffer data u32 = zero 64
//! buffer count u32 = zero 2
//! expect data = 32*64
@compute @workgroup_size(32) fn main(@builtin(global_invocation_id) gid: vec3u, @builtin(workgroup_id) wg: vec3u) {
  atomicAdd(&count[wg.x], 1u);
  storageBarrier();
  data[gid.x] = atomicLoad(&count[wg.x]);
}

//# reset_while_others_add
//! run main
//! only subgroup=4,8: one subgroup starts and adds as a whole
//! buffer data u32 = zero 16
@compute @workgroup_size(16) fn main(@builtin(local_invocation_index) li: u32) {
  if li == 0u { atomicStore(&n, 100u); }
  atomicAdd(&n, 1u);
  workgroupBarrier();
  data[li] = atomicLoad(&n);
//~ error order-dependent 3-10: 'data[0]' depends on the order in which invocations run: 116 in one order, 104 in another
//~ note -2:3-19: an atomic operation, whose result depends on who comes first
//~ note +0:14-27: an atomic operation, whose result depends on who comes first
//~ note -3:17-37: an atomic operation, whose result depends on who comes first
//~ note none: 16 words of storage differ
}

//# reset_before_others_add
//! run main
//! buffer data u32 = zero 16
//! expect data = 116*16
@compute @workgroup_size(16) fn main(@builtin(local_invocation_index) li: u32) {
  if li == 0u { atomicStore(&n, 100u); }
  workgroupBarrier();
  atomicAdd(&n, 1u);
  workgroupBarrier();
  data[li] = atomicLoad(&n);
}

//# read_over_workgroups
//! run main groups=8
//! buffer data u32 = zero 8
//! buffer count u32 = zero 1
@compute @workgroup_size(1) fn main(@builtin(workgroup_id) wg: vec3u) {
  atomicAdd(&count[0], 1u);
  data[wg.x] = atomicLoad(&count[0]);
//~ error order-dependent 3-12: 'data[0]' depends on the order in which invocations run: 1 in one order, 8 in another
//~ note -1:3-26: an atomic operation, whose result depends on who comes first
//~ note +0:16-36: an atomic operation, whose result depends on who comes first
//~ note none: 8 words of storage differ
}

//# read_in_the_next_dispatch
//! run add groups=8
//! run read groups=8
//! buffer data u32 = zero 8
//! buffer count u32 = zero 1
//! expect data = 8*8
@compute @workgroup_size(1) fn add() { atomicAdd(&count[0], 1u); }
@compute @workgroup_size(1) fn read(@builtin(workgroup_id) wg: vec3u) { data[wg.x] = atomicLoad(&count[0]); }

//# last_one_wins
//! run main groups=4
//! buffer data u32 = zero 1
//! buffer count u32 = zero 1
@compute @workgroup_size(1) fn main(@builtin(workgroup_id) wg: vec3u) {
  atomicStore(&count[0], wg.x);
//~ error order-dependent 3-30: 'count[0]' depends on the order in which invocations run: 3 in one order, 0 in another
}

//# largest_one_wins
//! run main groups=4
//! buffer data u32 = zero 1
//! buffer count u32 = zero 1
//! expect count = 3
@compute @workgroup_size(1) fn main(@builtin(workgroup_id) wg: vec3u) { atomicMax(&count[0], wg.x); }

//# compaction_in_any_order
//! run main groups=2
//! buffer data u32 = zero 16
//! buffer count u32 = zero 1
@compute @workgroup_size(8) fn main(@builtin(global_invocation_id) gid: vec3u) {
  if gid.x % 2u == 0u { data[atomicAdd(&count[0], 1u)] = gid.x; }
//~ error order-dependent 25-54: 'data[0]' depends on the order in which invocations run: 0 in one order, 12 in another
//~ note +0:30-53: an atomic operation, whose result depends on who comes first
//~ note none: 8 words of storage differ
}

//# compaction_of_equal_things
//! run main groups=2
//! buffer data u32 = zero 16
//! buffer count u32 = zero 1
//! expect data = 7*8 0*8
@compute @workgroup_size(8) fn main(@builtin(global_invocation_id) gid: vec3u) {
  if gid.x % 2u == 0u { data[atomicAdd(&count[0], 1u)] = 7u; }
}

//# waits_for_a_lower_workgroup
// A promise that WGSL does not give, and that scans of this kind live on: their workgroups keep their order.
//! run main groups=4
//! buffer data u32 = zero 4
//! buffer count u32 = zero 4
//! expect data = 0 1 2 3
@compute @workgroup_size(1) fn main(@builtin(workgroup_id) wg: vec3u) {
  var before = 0u;
  if wg.x > 0u {
    loop {
      before = atomicLoad(&count[wg.x - 1u]);
      if before != 0u { break; }
    }
  }
  atomicStore(&count[wg.x], before + 1u);
  data[wg.x] = before;
}

//# look_back_by_tickets
//! run main groups=16
//! buffer data u32 = zero 16
//! buffer count u32 = zero 17
//! expect count = 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 16
// A workgroup takes its place when it starts, so that it waits for those that have started.
@compute @workgroup_size(1) fn main() {
  let place = atomicAdd(&count[16], 1u);
  var before = 0u;
  if place > 0u {
    loop {
      before = atomicLoad(&count[place - 1u]);
      if before != 0u { break; }
    }
  }
  data[place] = before;
  atomicStore(&count[place], before + 1u);
}
