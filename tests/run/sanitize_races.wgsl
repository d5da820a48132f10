// Data races: WGSL section "Memory Model" (ledger MEM), DESIGN section 6. Each wrong case has a right twin.
//! sanitize race
@group(0) @binding(0) var<storage, read_write> data: array<u32>;
var<workgroup> tile: array<u32, 64>;
var<workgroup> flag: u32;
var<private> kept: u32;

//# write_then_read
//! run main
//! buffer data u32 = zero 64
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  tile[li] = li;
//~ error data-race 3-10: two invocations race for 'tile[0]': one writes it here while another reads it
//~ note none: written by invocation 0 (local id 0, workgroup 0)
//~ note +1:14-27: read here by invocation 63 (local id 63, workgroup 0)
//~ note none: the same on 63 other elements of 'tile'
  data[li] = tile[63u - li];
}

//# write_barrier_read
//! run main
//! buffer data u32 = zero 64
//! expect data = iota 64 63 -1
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  tile[li] = li;
  workgroupBarrier();
  data[li] = tile[63u - li];
}

//# read_by_all_then_written_by_the_last
//! run main
//! buffer data u32 = zero 64
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  data[li] = flag;
  if li == 63u { flag = 1u; }
//~ error data-race 18-21: two invocations race for 'flag': one writes it here while another reads it
//~ note none: written by invocation 63 (local id 63, workgroup 0)
//~ note -1:14-17: read here by invocation 0 (local id 0, workgroup 0)
}

//# uniform_load_orders_both_sides
//! run main
//! buffer data u32 = zero 64
//! expect data = 3*64
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  if li == 0u { flag = 3u; }
  let n = workgroupUniformLoad(&flag);
  if li == 0u { flag = n - 1u; }
  data[li] = n;
}

//# storage_published_by_workgroup_barrier
//! run main
//! buffer data u32 = zero 128
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  data[li] = li;
//~ error data-race 3-10: two invocations race for 'data[0]': one writes it here while another reads it
//~ note none: written by invocation 0 (local id 0, workgroup 0)
//~ note +2:20-33: read here by invocation 63 (local id 63, workgroup 0)
//~ note none: the same on 63 other elements of 'data'
  workgroupBarrier();
  data[64u + li] = data[63u - li];
}

//# storage_published_by_storage_barrier
//! run main
//! buffer data u32 = zero 128
//! expect data = iota 64 iota 64 63 -1
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  data[li] = li;
  storageBarrier();
  data[64u + li] = data[63u - li];
}

//# workgroup_published_by_storage_barrier
//! run main
//! buffer data u32 = zero 64
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  tile[li] = li;
//~ error data-race 3-10: two invocations race for 'tile[0]': one writes it here while another reads it
//~ note none: written by invocation 0 (local id 0, workgroup 0)
//~ note +2:14-27: read here by invocation 63 (local id 63, workgroup 0)
//~ note none: the same on 63 other elements of 'tile'
  storageBarrier();
  data[li] = tile[63u - li];
}

//# two_workgroups_write_one_element
//! run main groups=4
//! buffer data u32 = zero 64
@compute @workgroup_size(16) fn main(@builtin(local_invocation_index) li: u32, @builtin(workgroup_id) wg: vec3u) {
  data[li] = wg.x;
//~ error data-race 3-10: invocations of different workgroups race for 'data[0]': both write it here
//~ note none: written by invocation 0 (local id 0, workgroup 0) and by invocation 16 (local id 0, workgroup 1)
//~ note none: the same on 15 other elements of 'data'
}

//# one_workgroup_reads_what_another_writes
//! run main groups=4
//! buffer data u32 = zero 65
@compute @workgroup_size(16) fn main(@builtin(global_invocation_id) gid: vec3u) {
  let next = data[gid.x + 1u];
  storageBarrier();
  data[gid.x] = next;
//~ error data-race 3-13: invocations of different workgroups race for 'data[16]': one writes it here while another reads it
//~ note none: written by invocation 16 (local id 0, workgroup 1)
//~ note -2:14-29: read here by invocation 15 (local id 15, workgroup 0)
//~ note none: the same on 2 other elements of 'data'
}

//# own_elements
//! run main groups=4
//! buffer data u32 = iota 64
//! expect data = iota 64 1
@compute @workgroup_size(16) fn main(@builtin(global_invocation_id) gid: vec3u) {
  data[gid.x] = data[gid.x] + 1u;
  data[gid.x] *= 1u;
}

//# all_write_the_same_value
//! run main
//! buffer data u32 = zero 4
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  if li > 3u { data[2] = 7u; }
//~ warning data-race-same-value 16-22: two invocations race for 'data[2]': both write it here, the same value
//~ note none: written by invocation 4 (local id 4, workgroup 0) and by invocation 5 (local id 5, workgroup 0)
}

//# one_writes
//! run main
//! buffer data u32 = zero 4
//! expect data = 0 0 7 0
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  if li == 3u { data[2] = 7u; }
}

//# counter_without_atomics
//! run main
//! buffer data u32 = zero 64
@compute @workgroup_size(64) fn main() {
  data[5] += 1u;
//~ error data-race 3-9: two invocations race for 'data[5]': both write it here
//~ note none: written by invocation 0 (local id 0, workgroup 0) and by invocation 1 (local id 1, workgroup 0)
}

//# loop_without_barrier_at_its_end
//! run main
//! buffer data u32 = zero 64
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  for (var s = 1u; s < 64u; s *= 2u) {
    let other = tile[li ^ s];
    workgroupBarrier();
    tile[li] += other + 1u;
//~ error data-race 5-12: two invocations race for 'tile[0]': one writes it here while another reads it
//~ note none: written by invocation 0 (local id 0, workgroup 0)
//~ note -2:17-28: read here by invocation 2 (local id 2, workgroup 0)
//~ note none: the same on 63 other elements of 'tile'
  }
  data[li] = tile[li];
}

//# loop_with_both_barriers
//! run main
//! buffer data u32 = zero 64
//! expect data = 63*64
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  for (var s = 1u; s < 64u; s *= 2u) {
    let other = tile[li ^ s];
    workgroupBarrier();
    tile[li] += other + 1u;
    workgroupBarrier();
  }
  data[li] = tile[li];
}

//# reduction_without_barriers
//! run main
//! buffer data u32 = zero 1
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  tile[li] = li;
//~ error data-race 3-10: two invocations race for 'tile[1]': one writes it here while another reads it
//~ note none: written by invocation 1 (local id 1, workgroup 0)
//~ note +2:29-40: read here by invocation 0 (local id 0, workgroup 0)
//~ note none: the same on 62 other elements of 'tile'
  for (var s = 32u; s > 0u; s /= 2u) {
    if li < s { tile[li] += tile[li + s]; }
//~ error data-race 17-24: two invocations race for 'tile[1]': one writes it here while another reads it
//~ note none: written by invocation 1 (local id 1, workgroup 0)
//~ note +0:29-40: read here by invocation 0 (local id 0, workgroup 0)
//~ note none: the same on 30 other elements of 'tile'
  }
  if li == 0u { data[0] = tile[0]; }
}

//# warp_synchronous
//! run main
//! buffer data u32 = zero 64
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  tile[li] = li;
  workgroupBarrier();
  if li < 4u {
    tile[li] += tile[li + 4u];
//~ error data-race 5-12: two invocations race for 'tile[1]': one writes it here while another reads it
//~ note none: written by invocation 1 (local id 1, workgroup 0)
//~ note +2:17-29: read here by invocation 0 (local id 0, workgroup 0)
//~ note none: the same on 2 other elements of 'tile'
//~ error data-race 5-12: two invocations race for 'tile[2]': one writes it here while another reads it
//~ note none: written by invocation 2 (local id 2, workgroup 0)
//~ note +1:17-29: read here by invocation 0 (local id 0, workgroup 0)
//~ note none: the same on 1 other element of 'tile'
    tile[li] += tile[li + 2u];
//~ error data-race 5-12: two invocations race for 'tile[1]': one writes it here while another reads it
//~ note none: written by invocation 1 (local id 1, workgroup 0)
//~ note +1:17-29: read here by invocation 0 (local id 0, workgroup 0)
//~ note none: the same on 2 other elements of 'tile'
//~ error data-race 5-12: two invocations race for 'tile[2]': one writes it here while another reads it
//~ note none: written by invocation 2 (local id 2, workgroup 0)
//~ note +0:17-29: read here by invocation 0 (local id 0, workgroup 0)
//~ note none: the same on 1 other element of 'tile'
    tile[li] += tile[li + 1u];
//~ error data-race 5-12: two invocations race for 'tile[1]': one writes it here while another reads it
//~ note none: written by invocation 1 (local id 1, workgroup 0)
//~ note +0:17-29: read here by invocation 0 (local id 0, workgroup 0)
//~ note none: the same on 2 other elements of 'tile'
//~ error data-race 5-12: two invocations race for 'tile[2]': one writes it here while another reads it
//~ note none: written by invocation 2 (local id 2, workgroup 0)
//~ note -1:17-29: read here by invocation 0 (local id 0, workgroup 0)
//~ note none: the same on 1 other element of 'tile'
  }
  workgroupBarrier();
  data[li] = tile[li];
}

//# in_place_stencil
//! run main
//! buffer data u32 = iota 65
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  data[li] = data[li + 1u];
//~ error data-race 3-10: two invocations race for 'data[1]': one writes it here while another reads it
//~ note none: written by invocation 1 (local id 1, workgroup 0)
//~ note +0:14-26: read here by invocation 0 (local id 0, workgroup 0)
//~ note none: the same on 62 other elements of 'data'
}

//# through_calls
//! run main
//! buffer data u32 = zero 64
fn put(li: u32) { tile[li] = li; }
//~ error data-race 19-26: two invocations race for 'tile[0]': one writes it here while another reads it
//~ note none: written by invocation 0 (local id 0, workgroup 0)
//~ note +3:3-9: called here
//~ note +1:35-48: read here by invocation 63 (local id 63, workgroup 0)
//~ note +4:14-22: called here
//~ note none: the same on 63 other elements of 'tile'
fn fetch(li: u32) -> u32 { return tile[63u - li]; }
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  put(li);
  data[li] = fetch(li);
}

//# through_pointers
//! run main
//! buffer data u32 = zero 64
fn add(to: ptr<workgroup, u32>, n: u32) { *to += n; }
//~ error data-race 43-45: two invocations race for 'tile[0]': both write it here
//~ note none: written by invocation 0 (local id 0, workgroup 0) and by invocation 1 (local id 1, workgroup 0)
//~ note +2:3-25: called here
//~ note none: the same on 31 other elements of 'tile'
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  add(&tile[li / 2u], li);
  workgroupBarrier();
  data[li] = tile[li];
}

//# branches_of_one_if
//! run main
//! buffer data u32 = zero 64
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  if li < 32u {
    tile[li] = li;
//~ error data-race 5-12: two invocations race for 'tile[0]': one writes it here while another reads it
//~ note none: written by invocation 0 (local id 0, workgroup 0)
//~ note +2:12-25: read here by invocation 32 (local id 32, workgroup 0)
//~ note none: the same on 31 other elements of 'tile'
  } else {
    kept = tile[li - 32u];
  }
  data[li] = kept;
}

//# ping_pong
//! run main groups=2
//! buffer data u32 = iota 64
//! expect data = 31*32 63*32
var<workgroup> ping: array<array<u32, 32>, 2>;
@compute @workgroup_size(32) fn main(@builtin(local_invocation_index) li: u32, @builtin(global_invocation_id) gid: vec3u) {
  var side = 0u;
  ping[0][li] = data[gid.x];
  for (var s = 1u; s < 32u; s *= 2u) {
    workgroupBarrier();
    ping[1u - side][li] = max(ping[side][li], ping[side][(li + s) % 32u]);
    side = 1u - side;
  }
  data[gid.x] = ping[side][li];
}

//# message_passing_by_relaxed_atomics
//! run main groups=2
//! buffer data u32 = zero 64
@group(0) @binding(1) var<storage, read_write> ready: atomic<u32>;
//! buffer ready u32 = 0
@compute @workgroup_size(1) fn main(@builtin(workgroup_id) wg: vec3u) {
  if wg.x == 0u {
    data[0] = 5u;
//~ error data-race 5-11: invocations of different workgroups race for 'data[0]': one writes it here while another reads it
//~ note none: written by invocation 0 (local id 0, workgroup 0)
//~ note +3:15-21: read here by invocation 1 (local id 0, workgroup 1)
    atomicStore(&ready, 1u);
  } else if atomicLoad(&ready) <= 1u {
    data[1] = data[0];
  }
}

//# atomics_do_not_race
//! run main groups=4
//! buffer count u32 = 0
//! expect count = 256
@group(0) @binding(1) var<storage, read_write> count: atomic<u32>;
@compute @workgroup_size(64) fn main() { atomicAdd(&count, 1u); }
