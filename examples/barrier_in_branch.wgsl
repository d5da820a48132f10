// Wrong on purpose: a barrier that some invocations skip, and the form that is right.
//
//   tesela check examples/barrier_in_branch.wgsl
//
//! check
@group(0) @binding(0) var<storage> input: array<f32>;
var<workgroup> tile: array<f32, 64>;

//# condition_from_data
@compute @workgroup_size(64)
fn wrong(@builtin(global_invocation_id) gid: vec3u, @builtin(local_invocation_index) li: u32) {
  if (input[gid.x] > 0.0) {
    tile[li] = input[gid.x];
    workgroupBarrier();
//~ error
  }
}

//# trip_count_from_data
@compute @workgroup_size(64)
fn wrong(@builtin(global_invocation_id) gid: vec3u) {
  for (var k = 0u; k < u32(input[gid.x]); k = k + 1u) {
    workgroupBarrier();
//~ error
  }
}

//# early_return
@compute @workgroup_size(64)
fn wrong(@builtin(global_invocation_id) gid: vec3u) {
  if (gid.x >= arrayLength(&input)) { return; }
  workgroupBarrier();
//~ error
}

//# condition_decides_what_is_written
@compute @workgroup_size(64)
fn right(@builtin(global_invocation_id) gid: vec3u, @builtin(local_invocation_index) li: u32) {
  var v = 0.0;
  if (input[gid.x] > 0.0) { v = input[gid.x]; }
  tile[li] = v;
  workgroupBarrier();
}
