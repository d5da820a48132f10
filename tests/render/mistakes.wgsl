//# missing_barrier
//! run main groups=4
//! sanitize
//! render
//! buffer src u32 = iota 256
//! buffer sums u32 = zero 4
@group(0) @binding(0) var<storage, read> src: array<u32>;
@group(0) @binding(1) var<storage, read_write> sums: array<u32>;
var<workgroup> tile: array<u32, 64>;

@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) li: u32, @builtin(workgroup_id) wg: vec3u) {
  tile[li] = src[wg.x * 64u + li];
  workgroupBarrier();
  for (var s = 32u; s > 0u; s /= 2u) {
    if li < s {
      tile[li] += tile[li + s];
    }
  }
  if li == 0u {
    sums[wg.x] = tile[0];
  }
}

//# wrong_barrier
//! run main
//! sanitize
//! render
//! buffer data f32 = iota 64
@group(0) @binding(0) var<storage, read_write> data: array<f32>;

@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) li: u32) {
  data[li] = sqrt(data[li]);
  workgroupBarrier();
  let other = data[63u - li];
  storageBarrier();
  data[li] += other;
}

//# two_workgroups_one_element
//! run main groups=4
//! sanitize
//! render
//! buffer src f32 = iota 256
//! buffer total f32 = zero 1
@group(0) @binding(0) var<storage, read> src: array<f32>;
@group(0) @binding(1) var<storage, read_write> total: f32;
var<workgroup> tile: array<f32, 64>;

@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) li: u32, @builtin(global_invocation_id) gid: vec3u) {
  tile[li] = src[gid.x];
  workgroupBarrier();
  if li == 0u {
    var sum = 0.0;
    for (var i = 0u; i < 64u; i++) { sum += tile[i]; }
    total += sum;
  }
}

//# past_the_end
//! run main items=1000
//! sanitize
//! render
//! buffer data f32 = iota 1000
@group(0) @binding(0) var<storage, read_write> data: array<f32>;

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) gid: vec3u) {
  data[gid.x] = data[gid.x] * 2.0;
}

//# skipped_barrier
//! run main items=100
//! check assume-uniform
//! sanitize
//! render
//! buffer data f32 = iota 100
@group(0) @binding(0) var<storage, read_write> data: array<f32>;
var<workgroup> tile: array<f32, 64>;

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) gid: vec3u, @builtin(local_invocation_index) li: u32) {
  if gid.x < arrayLength(&data) {
    tile[li] = data[gid.x];
    workgroupBarrier();
    data[gid.x] = tile[63u - li];
  }
}

//# number_of_workgroups_as_stride
//! run main groups=4
//! sanitize
//! render
//! buffer data f32 = iota 1000
@group(0) @binding(0) var<storage, read_write> data: array<f32>;

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) gid: vec3u, @builtin(num_workgroups) count: vec3u) {
  for (var i = gid.x; i < arrayLength(&data); i += count.x) {
    data[i] = data[i] * 2.0;
  }
}

//# last_elements_missed
//! run main groups=15
//! sanitize
//! render
//! buffer src f32 = iota 984
//! buffer dst f32 = zero 984
@group(0) @binding(0) var<storage, read> src: array<f32>;
@group(0) @binding(1) var<storage, read_write> dst: array<f32>;

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) gid: vec3u) {
  if gid.x < arrayLength(&dst) {
    dst[gid.x] = exp(-src[gid.x]);
  }
}

//# warp_synchronous
//! run main
//! sanitize
//! render
//! buffer data f32 = iota 64
@group(0) @binding(0) var<storage, read_write> data: array<f32>;
var<workgroup> tile: array<f32, 64>;

@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) li: u32) {
  tile[li] = data[li];
  workgroupBarrier();
  if li < 32u {
    tile[li] += tile[li + 32u];
    tile[li] += tile[li + 16u];
  }
  workgroupBarrier();
  data[li] = tile[li];
}
