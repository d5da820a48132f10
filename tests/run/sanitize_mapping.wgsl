//! buffer data u32 = zero 64
// What depends on the subgroup size or on who forms a subgroup, and what does not.
enable subgroups;
@group(0) @binding(0) var<storage, read_write> data: array<atomic<u32>>;

//# neighbour_in_the_subgroup_is_not_the_neighbour_in_the_workgroup: SUBG-01
//! run main
//! sanitize mapping
//! only subgroup=16: other sizes have other first differences
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
//! buffer 1 u32 = zero 64
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) li: u32, @builtin(subgroup_invocation_id) lane: u32, @builtin(subgroup_size) size: u32) {
  out[li] = subgroupShuffle(li * 10u, (lane + 1u) % size);
//~ warning mapping-dependent 3-9: 'out[0]' depends on which invocations form a subgroup: 10 or 230
//~ note none: 64 words of storage differ
}

//# size_is_written: SUBG-01
//! run main
//! sanitize mapping
//! only subgroup=16: the message names the size
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
//! buffer 1 u32 = zero 64
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) li: u32, @builtin(subgroup_size) size: u32) {
  out[li] = subgroupMax(size);
//~ warning mapping-dependent 3-9: 'out[0]' depends on the subgroup size: 16 at 16, 4 at 4
//~ note none: 64 words of storage differ
}

//# sum_over_subgroups_ok: SUBG-01
//! run main
//! sanitize mapping
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) li: u32) {
  let sum = subgroupAdd(li);
  if subgroupElect() { atomicAdd(&data[0], sum); }
}

//# no_subgroups_ok
//! run main
//! sanitize mapping
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) li: u32) { atomicStore(&data[li], li); }

//# size_alone_is_read: SUBG-01
//! run main
//! sanitize mapping
//! only subgroup=16: the message names the size
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
//! buffer 1 u32 = zero 64
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) li: u32, @builtin(subgroup_size) size: u32) {
  out[li] = li / size;
  //~ warning mapping-dependent 3-9: 'out[4]' depends on the subgroup size: 0 at 16, 1 at 4
  //~ note none: 60 words of storage differ
}

//# texels_of_the_size: SUBG-01
//! run main
//! sanitize mapping
//! only subgroup=16: other sizes have other first differences
@group(0) @binding(1) var image: texture_storage_2d<rgba8unorm, write>;
@group(0) @binding(2) var line: texture_storage_1d<r32uint, write>;
//! texture image rgba8unorm 8x2
//! texture line r32uint 8
@compute @workgroup_size(8)
fn main(@builtin(local_invocation_index) li: u32, @builtin(subgroup_size) size: u32) {
  textureStore(image, vec2u(li, 1u), vec4f(f32(size) / 255.0));
//~ warning mapping-dependent 3-62: texel (0, 1) of 'image' depends on the subgroup size: it differs at 16 and 4
//~ note none: 8 texels differ
  textureStore(line, li, vec4u(1u));
}

//# texels_of_the_invocation: SUBG-01
//! run main
//! sanitize mapping
//! texture image rgba8unorm 8x2
//! expect image = zero 32 1*32
@group(0) @binding(1) var image: texture_storage_2d<rgba8unorm, write>;
@compute @workgroup_size(8)
fn main(@builtin(local_invocation_index) li: u32, @builtin(subgroup_size) size: u32) {
  textureStore(image, vec2u(li, 1u), vec4f(f32(size)));
}
