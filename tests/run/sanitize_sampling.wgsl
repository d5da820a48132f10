// What differs between workgroups: one of them does not stand for the others. The first number of threads has all workgroups observed, the second one may not.
//! sanitize race
@group(0) @binding(0) var<storage, read_write> data: array<u32>;
@group(0) @binding(1) var<storage, read> src: array<u32>;
@group(0) @binding(2) var<uniform> u: vec4u;
var<workgroup> tile: array<u32, 64>;
var<private> memory: u32;

//# alike_and_right
//! run main groups=4
//! buffer data u32 = zero 64
@compute @workgroup_size(16) fn main(@builtin(local_invocation_index) li: u32, @builtin(global_invocation_id) gid: vec3u) {
  tile[li] = gid.x;
  workgroupBarrier();
  data[gid.x] = tile[15u - li];
}

//# alike_and_wrong
//! run main groups=4
//! buffer data u32 = zero 64
@compute @workgroup_size(16) fn main(@builtin(local_invocation_index) li: u32, @builtin(global_invocation_id) gid: vec3u) {
  tile[li] = gid.x;
//~ error data-race 3-10: two invocations race for 'tile[0]': one writes it here while another reads it
//~ note none: written by invocation 0 (local id 0, workgroup 0)
//~ note +1:17-30: read here by invocation 15 (local id 15, workgroup 0)
//~ note none: the same on 15 other elements of 'tile'
  data[gid.x] = tile[15u - li];
}

//# address_by_workgroup
//! run main groups=4
//! buffer data u32 = zero 64
@compute @workgroup_size(16) fn main(@builtin(local_invocation_index) li: u32, @builtin(workgroup_id) wid: vec3u) {
  tile[select(li, li / 2u, wid.x == 2u)] = li;
//~ error data-race 3-40: two invocations race for 'tile[0]': both write it here
//~ note none: written by invocation 32 (local id 0, workgroup 2) and by invocation 33 (local id 1, workgroup 2)
//~ note none: the same on 7 other elements of 'tile'
  workgroupBarrier();
  data[wid.x * 16u + li] = tile[li];
}

//# condition_by_workgroup
//! run main groups=4
//! buffer data u32 = zero 64
@compute @workgroup_size(16) fn main(@builtin(local_invocation_index) li: u32, @builtin(workgroup_id) wid: vec3u) {
  if wid.x == 3u { tile[li / 2u] = li; }
//~ error data-race 20-32: two invocations race for 'tile[0]': both write it here
//~ note none: written by invocation 48 (local id 0, workgroup 3) and by invocation 49 (local id 1, workgroup 3)
//~ note none: the same on 7 other elements of 'tile'
  workgroupBarrier();
  data[wid.x * 16u + li] = tile[li];
}

//# condition_that_hides_a_conflict
//! run main groups=4
//! buffer data u32 = zero 64
//! buffer src u32 = iota 64
@compute @workgroup_size(16) fn main(@builtin(local_invocation_index) li: u32, @builtin(global_invocation_id) gid: vec3u) {
  if src[gid.x] % 2u == 0u { tile[li / 2u] = li; }
  workgroupBarrier();
  data[gid.x] = tile[li / 2u];
}

//# condition_of_a_switch
//! run main groups=4
//! buffer data u32 = zero 64
//! buffer src u32 = iota 64
@compute @workgroup_size(16) fn main(@builtin(local_invocation_index) li: u32, @builtin(global_invocation_id) gid: vec3u) {
  switch src[gid.x / 16u] {
    case 2: { tile[0] = li; }
//~ error data-race 15-21: two invocations race for 'tile[0]': both write it here
//~ note none: written by invocation 32 (local id 0, workgroup 2) and by invocation 33 (local id 1, workgroup 2)
    default: { tile[li] = 1u; }
  }
  workgroupBarrier();
  data[gid.x] = tile[li];
}

//# loop_by_workgroup
//! run main groups=4
//! buffer data u32 = zero 64
@compute @workgroup_size(16) fn main(@builtin(local_invocation_index) li: u32, @builtin(workgroup_id) wid: vec3u) {
  for (var i = 0u; i < wid.x; i++) { tile[(li + i / 3u) % 16u] = li; }
  workgroupBarrier();
  for (var i = 0u; i < wid.x; i++) { tile[(li + i / 2u) % 16u] = li; }
//~ error data-race 38-62: two invocations race for 'tile[0]': both write it here
//~ note none: written by invocation 48 (local id 0, workgroup 3) and by invocation 63 (local id 15, workgroup 3)
//~ note none: the same on 15 other elements of 'tile'
  workgroupBarrier();
  data[wid.x * 16u + li] = tile[li];
}

//# left_before
//! run main groups=4
//! buffer data u32 = zero 64
//! buffer src u32 = 1*16 0*48
@compute @workgroup_size(16) fn main(@builtin(local_invocation_index) li: u32, @builtin(workgroup_id) wid: vec3u) {
  tile[li] = 1u;
  workgroupBarrier();
  data[wid.x * 16u + li] = tile[li];
  workgroupBarrier();
  if src[wid.x * 16u + li] == 1u { return; }
  tile[li / 2u] = li;
//~ error data-race 3-15: two invocations race for 'tile[0]': both write it here
//~ note none: written by invocation 16 (local id 0, workgroup 1) and by invocation 17 (local id 1, workgroup 1)
//~ note none: the same on 7 other elements of 'tile'
}

//# left_by_break
//! run main groups=4
//! buffer data u32 = zero 64
//! buffer src u32 = 1*16 0*48
@compute @workgroup_size(16) fn main(@builtin(local_invocation_index) li: u32, @builtin(workgroup_id) wid: vec3u) {
  for (var i = 0u; i < 2u; i++) {
    if src[wid.x * 16u + li] == 1u { break; }
    tile[li / 2u + i] = li;
//~ error data-race 5-21: two invocations race for 'tile[0]': both write it here
//~ note none: written by invocation 16 (local id 0, workgroup 1) and by invocation 17 (local id 1, workgroup 1)
//~ note none: the same on 8 other elements of 'tile'
  }
  workgroupBarrier();
  data[wid.x * 16u + li] = tile[li];
}

//# left_by_continue
//! run main groups=4
//! buffer data u32 = zero 64
//! buffer src u32 = 1*16 0*48
@compute @workgroup_size(16) fn main(@builtin(local_invocation_index) li: u32, @builtin(workgroup_id) wid: vec3u) {
  for (var i = 0u; i < 2u; i++) {
    if src[wid.x * 16u + li] == 1u { continue; }
    tile[li / 2u + i] = li;
//~ error data-race 5-21: two invocations race for 'tile[0]': both write it here
//~ note none: written by invocation 16 (local id 0, workgroup 1) and by invocation 17 (local id 1, workgroup 1)
//~ note none: the same on 8 other elements of 'tile'
  }
  workgroupBarrier();
  data[wid.x * 16u + li] = tile[li];
}

//# address_through_a_variable
//! run main groups=4
//! buffer data u32 = zero 64
@compute @workgroup_size(16) fn main(@builtin(local_invocation_index) li: u32, @builtin(workgroup_id) wid: vec3u) {
  memory = li;
  var places: array<u32, 4>;
  places[li % 4u] = li;
  if wid.x == 1u { places[li % 4u] = memory / 2u; }
  tile[places[li % 4u]] = li;
//~ error data-race 3-23: two invocations race for 'tile[0]': both write it here
//~ note none: written by invocation 16 (local id 0, workgroup 1) and by invocation 17 (local id 1, workgroup 1)
//~ note none: the same on 7 other elements of 'tile'
  workgroupBarrier();
  data[wid.x * 16u + li] = tile[li];
}

//# address_by_an_exit
//! run main groups=4
//! buffer data u32 = zero 64
@compute @workgroup_size(16) fn main(@builtin(local_invocation_index) li: u32, @builtin(workgroup_id) wid: vec3u) {
  var at = li;
  for (var i = 0u; i < 4u; i++) {
    if i == wid.x { break; }
    at = (li + i * li) / (i + 1u) / (i / 2u + 1u);
  }
  tile[at] = li;
//~ error data-race 3-10: two invocations race for 'tile[0]': both write it here
//~ note none: written by invocation 48 (local id 0, workgroup 3) and by invocation 49 (local id 1, workgroup 3)
//~ note none: the same on 7 other elements of 'tile'
  workgroupBarrier();
  data[wid.x * 16u + li] = tile[li];
}

//# address_in_workgroup_memory
//! run main groups=4
//! buffer data u32 = zero 64
//! buffer src u32 = iota 16 iota 16 iota 16 0*16
@compute @workgroup_size(16) fn main(@builtin(local_invocation_index) li: u32, @builtin(global_invocation_id) gid: vec3u) {
  tile[li + 16u] = src[gid.x];
  workgroupBarrier();
  tile[tile[li + 16u]] = li;
//~ error data-race 3-22: two invocations race for 'tile[0]': both write it here
//~ note none: written by invocation 48 (local id 0, workgroup 3) and by invocation 49 (local id 1, workgroup 3)
  workgroupBarrier();
  data[gid.x] = tile[0];
}

//# barrier_by_workgroup
//! run main groups=4
//! buffer data u32 = zero 64
@compute @workgroup_size(16) fn main(@builtin(local_invocation_index) li: u32, @builtin(workgroup_id) wid: vec3u) {
  tile[li] = li;
//~ error data-race 3-10: two invocations race for 'tile[0]': one writes it here while another reads it
//~ note none: written by invocation 32 (local id 0, workgroup 2)
//~ note +2:28-41: read here by invocation 47 (local id 15, workgroup 2)
//~ note none: the same on 15 other elements of 'tile'
  if wid.x != 2u { workgroupBarrier(); }
  data[wid.x * 16u + li] = tile[15u - li];
}

//# same_for_all_by_a_uniform
//! run main groups=4
//! buffer data u32 = zero 64
//! buffer u u32 = 2 0 0 0
@compute @workgroup_size(16) fn main(@builtin(local_invocation_index) li: u32, @builtin(global_invocation_id) gid: vec3u) {
  for (var i = 0u; i < u.x; i++) {
    if (li & u.x) == 0u { tile[li ^ u.x] = i; }
  }
  workgroupBarrier();
  data[gid.x] = tile[li];
}

//# index_in_range_by_the_condition
//! run main groups=4
//! buffer data u32 = zero 64
//! buffer src u32 = iota 64
@compute @workgroup_size(16) fn main(@builtin(local_invocation_index) li: u32, @builtin(global_invocation_id) gid: vec3u) {
  let at = li * 16u;
  if at < 64u && src[gid.x] % 2u == 0u { tile[at] = li; }
  workgroupBarrier();
  data[gid.x] = tile[li];
}
