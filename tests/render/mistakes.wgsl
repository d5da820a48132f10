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
//= mistakes.wgsl:11:7: error: two invocations race for 'tile[1]': one writes it here while another reads it [data-race]
//=   11 |       tile[li] += tile[li + s];
//=      |       ^^^^^^^^
//= note: written by invocation 1 (local id 1, workgroup 0)
//= mistakes.wgsl:11:19: note: read here by invocation 0 (local id 0, workgroup 0)
//=   11 |       tile[li] += tile[li + s];
//=      |                   ^^^^^^^^^^^^
//= note: the same on 30 other elements of 'tile'
//=   hint: the next iteration comes to this with no barrier between: a workgroupBarrier() at the end of the loop that begins in line 9, after line 11, orders them

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
//= mistakes.wgsl:5:3: error: two invocations race for 'data[0]': one writes it here while another reads it [data-race]
//=   5 |   data[li] = sqrt(data[li]);
//=     |   ^^^^^^^^
//= note: written by invocation 0 (local id 0, workgroup 0)
//= mistakes.wgsl:7:15: note: read here by invocation 63 (local id 63, workgroup 0)
//=   7 |   let other = data[63u - li];
//=     |               ^^^^^^^^^^^^^^
//= note: the same on 63 other elements of 'data'
//=   hint: workgroupBarrier() in line 6 orders workgroup memory, and 'data' is in storage memory: storageBarrier() there orders it

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
//= mistakes.wgsl:12:5: error: invocations of different workgroups race for 'total': both write it here [data-race]
//=   12 |     total += sum;
//=      |     ^^^^^
//= note: written by invocation 0 (local id 0, workgroup 0) and by invocation 64 (local id 0, workgroup 1)
//=   hint: no barrier orders different workgroups: give each an element of its own, and combine these in another dispatch

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
//= mistakes.wgsl:5:17: error: index 1000 is out of range: 'data' has 1000 elements [index-out-of-bounds]
//=   5 |   data[gid.x] = data[gid.x] * 2.0;
//=     |                 ^^^^^^^^^^^
//= note: read 24 times, first by invocation 1000 (local id 40, workgroup 15)
//= mistakes.wgsl:5:3: note: written here with the same index
//=   5 |   data[gid.x] = data[gid.x] * 2.0;
//=     |   ^^^^^^^^^^^
//=   hint: the dispatch has 24 invocations more than 'data' has elements: return early where global_invocation_id.x >= arrayLength(&data)

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
//= mistakes.wgsl:6:6: error: some invocations of a workgroup skip a barrier: this is true for 36 of 64 and false for others [barrier-skipped]
//=   6 |   if gid.x < arrayLength(&data) {
//=     |      ^^^^^^^^^^^^^^^^^^^^^^^^^^
//= note: true for invocation 64 (local id 0, workgroup 1)
//= note: false for invocation 100 (local id 36, workgroup 1)
//= note: workgroup 1 ended here: nothing after the barrier ran
//=   hint: every invocation of a workgroup has to come to the same barriers: put the barrier outside, and the condition round what stands before and after it

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
//= mistakes.wgsl:6:5: error: two invocations race for 'data[4]': both write it here [data-race]
//=   6 |     data[i] = data[i] * 2.0;
//=     |     ^^^^^^^
//= note: written by invocation 0 (local id 0, workgroup 0) and by invocation 4 (local id 4, workgroup 0)
//= note: the same on 995 other elements of 'data'
//= note: 3 more pairs of accesses race for the same reason
//=   hint: line 5 steps by 'count.x', the number of workgroups: invocations meet at elements that are apart by it
//= mistakes.wgsl:5:52: warning: 'count.x' is the number of workgroups, 4: a step of that size brings several of the 256 invocations to the same elements [step-by-workgroups]
//=   5 |   for (var i = gid.x; i < arrayLength(&data); i += count.x) {
//=     |                                                    ^^^^^^^
//= mistakes.wgsl:6:5: note: invocation 0 (local id 0, workgroup 0) and invocation 4 (local id 4, workgroup 0) both come here for one element
//=   6 |     data[i] = data[i] * 2.0;
//=     |     ^^^^^^^
//=   hint: the number of invocations in a row is count.x * 64

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
//= mistakes.wgsl:2:48: warning: the dispatch has 960 invocations for the 984 elements of 'dst': no invocation wrote 960 to 983 [dispatch-too-small]
//=   2 | @group(0) @binding(1) var<storage, read_write> dst: array<f32>;
//=     |                                                ^^^
//=   hint: 16 workgroups of 64 cover 984 elements: `--items 984` computes it

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
//= mistakes.wgsl:9:5: error: two invocations race for 'tile[16]': one writes it here while another reads it [data-race]
//=   9 |     tile[li] += tile[li + 32u];
//=     |     ^^^^^^^^
//= note: written by invocation 16 (local id 16, workgroup 0)
//= mistakes.wgsl:10:17: note: read here by invocation 0 (local id 0, workgroup 0)
//=   10 |     tile[li] += tile[li + 16u];
//=      |                 ^^^^^^^^^^^^^^
//= note: the same on 15 other elements of 'tile'
//=   hint: a workgroupBarrier() between line 9 and line 10 orders them; the barrier must be outside of the branch that begins in line 8 unless all invocations take it
//= mistakes.wgsl:10:5: error: two invocations race for 'tile[16]': one writes it here while another reads it [data-race]
//=   10 |     tile[li] += tile[li + 16u];
//=      |     ^^^^^^^^
//= note: written by invocation 16 (local id 16, workgroup 0)
//= mistakes.wgsl:10:17: note: read here by invocation 0 (local id 0, workgroup 0)
//=   10 |     tile[li] += tile[li + 16u];
//=      |                 ^^^^^^^^^^^^^^
//= note: the same on 15 other elements of 'tile'
//=   hint: read into a variable first, then workgroupBarrier(), then write; the barrier must be outside of the branch that begins in line 8 unless all invocations take it

//# wrong_barrier_for_texels
//! run main groups=2,1
//! sanitize
//! render
//! texture image r32float 32x4
@group(0) @binding(0) var image: texture_storage_2d<r32float, read_write>;

@compute @workgroup_size(16, 4)
fn main(@builtin(global_invocation_id) gid: vec3u) {
  let beside = textureLoad(image, gid.xy ^ vec2u(1u, 0u));
  workgroupBarrier();
  textureStore(image, gid.xy, beside + f32(gid.x));
}
//= mistakes.wgsl:7:3: error: two invocations race for texel (0, 0) of 'image': one writes it here while another reads it [data-race]
//=   7 |   textureStore(image, gid.xy, beside + f32(gid.x));
//=     |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
//= note: written by invocation (0, 0) (local id (0, 0), workgroup (0, 0))
//= mistakes.wgsl:5:16: note: read here by invocation (1, 0) (local id (1, 0), workgroup (0, 0))
//=   5 |   let beside = textureLoad(image, gid.xy ^ vec2u(1u, 0u));
//=     |                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
//= note: the same on 127 other texels of 'image'
//=   hint: workgroupBarrier() in line 6 orders workgroup memory, not texels: textureBarrier() there orders them

//# texels_missed
//! run main groups=2,2
//! sanitize
//! render
//! texture image rgba8unorm 40x20
@group(0) @binding(0) var image: texture_storage_2d<rgba8unorm, write>;

@compute @workgroup_size(16, 8)
fn main(@builtin(global_invocation_id) gid: vec3u) {
  textureStore(image, gid.xy, vec4f(1.0));
}
//= mistakes.wgsl:1:27: warning: the dispatch has 32 x 16 invocations for the 40 x 20 texels of 'image': no invocation wrote columns 32 to 39 and rows 16 to 19 [dispatch-too-small]
//=   1 | @group(0) @binding(0) var image: texture_storage_2d<rgba8unorm, write>;
//=     |                           ^^^^^
//=   hint: (3 x 3) workgroups of (16 x 8) cover 40 x 20 texels: `--items 40,20` computes it
