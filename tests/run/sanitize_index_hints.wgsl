// What to do about an index that is out of range: a return would skip barriers, and the grid has nothing to do with memory of a workgroup or of one invocation.
//! sanitize index
@group(0) @binding(0) var<storage, read_write> data: array<u32>;
struct List { count: u32, items: array<u32> }
@group(0) @binding(1) var<storage, read_write> list: List;
var<workgroup> tile: array<u32, 48>;

//# surplus_invocations
//! run main groups=2
//! buffer data u32 = zero 100
@compute @workgroup_size(64) fn main(@builtin(global_invocation_id) gid: vec3u) {
  data[gid.x] = 1u;
//~ error index-out-of-bounds 3-13: index 100 is out of range: 'data' has 100 elements
//~ note none: written 28 times, first by invocation 100 (local id 36, workgroup 1)
//~ hint the dispatch has 28 invocations more than 'data' has elements: return early where global_invocation_id.x >= arrayLength(&data)
}

//# last_member
//! run main groups=2
//! buffer list u32 = zero 101
@compute @workgroup_size(64) fn main(@builtin(global_invocation_id) gid: vec3u) {
  list.items[gid.x] = 1u;
//~ error index-out-of-bounds 3-19: index 100 is out of range: 'list.items' has 100 elements
//~ note none: written 28 times, first by invocation 100 (local id 36, workgroup 1)
//~ hint the dispatch has 28 invocations more than 'list.items' has elements: return early where global_invocation_id.x >= arrayLength(&list.items)
}

//# a_return_would_skip_the_barrier
//! run main groups=2
//! buffer data u32 = zero 100
@compute @workgroup_size(64) fn main(@builtin(global_invocation_id) gid: vec3u) {
  let here = data[gid.x];
//~ error index-out-of-bounds 14-24: index 100 is out of range: 'data' has 100 elements
//~ note none: read 28 times, first by invocation 100 (local id 36, workgroup 1)
//~ hint the dispatch has 28 invocations more than 'data' has elements: do this only where global_invocation_id.x < arrayLength(&data)
  workgroupBarrier();
  if gid.x < arrayLength(&data) { data[gid.x] = here + 1u; }
}

//# workgroup_memory_is_not_the_dispatch
//! run main groups=2
//! buffer data u32 = zero 128
@compute @workgroup_size(64) fn main(@builtin(local_invocation_id) lid: vec3u) {
  tile[lid.x] = 1u;
//~ error index-out-of-bounds 3-13: index 48 is out of range: 'tile' has 48 elements
//~ note none: written 32 times, first by invocation 48 (local id 48, workgroup 0)
//~ hint the workgroup has 16 invocations more than 'tile' has elements: do this only where local_invocation_id.x < 48
}

//# arrays_of_one_invocation
//! run main
//! buffer data u32 = zero 128
@compute @workgroup_size(64) fn main(@builtin(global_invocation_id) gid: vec3u) {
  var own: array<u32, 4>;
  own[min(gid.x, 5u)] = 1u;
//~ error index-out-of-bounds 3-21: index 4 is out of range: 'own' has 4 elements
//~ note none: written 60 times, first by invocation 4 (local id 4, workgroup 0)
  data[gid.x] = own[1];
}

//# one_too_far_for_all
//! run main
//! buffer data u32 = zero 64
@compute @workgroup_size(64) fn main(@builtin(global_invocation_id) gid: vec3u) {
  var sum = gid.x;
  for (var i = 0u; i <= arrayLength(&data); i++) { sum += data[i]; }
//~ error index-out-of-bounds 59-65: index 64 is out of range: 'data' has 64 elements
//~ note none: read 64 times, first by invocation 0 (local id 0, workgroup 0)
//~ hint the last element has index 63: arrayLength(&data) itself is one too far
  if sum == 1u { data[gid.x] = sum; }
}

//# select_evaluates_both
//! run main
//! buffer data u32 = zero 64
@compute @workgroup_size(48) fn main(@builtin(local_invocation_index) li: u32) {
  data[li] = select(0u, tile[li - 1u], li != 0u);
//~ warning index-out-of-bounds 25-37: index 4294967295 is out of range: 'tile' has 48 elements
//~ note none: read, and the value is not used, by invocation 0 (local id 0, workgroup 0)
//~ hint select() evaluates the value that it does not choose, too: an if reads only where the index is in range
}

//# an_if_does_not
//! run main
//! buffer data u32 = zero 64
@compute @workgroup_size(48) fn main(@builtin(local_invocation_index) li: u32) {
  var before = 0u;
  if li != 0u { before = tile[li - 1u]; }
  data[li] = before;
}
