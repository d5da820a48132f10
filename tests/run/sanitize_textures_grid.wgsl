// Grids that do not fit a storage texture, and coordinates that are out of range.
//! sanitize grid

//# last_columns_and_rows_missed
//! run main groups=2,1
//! texture image rgba8unorm 19x10
@group(0) @binding(0) var image: texture_storage_2d<rgba8unorm, write>;
//~ warning dispatch-too-small 27-31: the dispatch has 16 x 8 invocations for the 19 x 10 texels of 'image': no invocation wrote columns 16 to 18 and rows 8 to 9
//~ hint (3 x 2) workgroups of (8 x 8) cover 19 x 10 texels: `--items 19,10` computes it
@compute @workgroup_size(8, 8) fn main(@builtin(global_invocation_id) gid: vec3u) {
  textureStore(image, gid.xy, vec4f(1.0));
}

//# all_covered
//! run main groups=3,2
//! texture image rgba8unorm 19x10
//! expect image = 1*760
@group(0) @binding(0) var image: texture_storage_2d<rgba8unorm, write>;
@compute @workgroup_size(8, 8) fn main(@builtin(global_invocation_id) gid: vec3u) {
  if all(gid.xy < textureDimensions(image)) { textureStore(image, gid.xy, vec4f(1.0)); }
}

//# last_row_missed_by_a_row_of_invocations
//! run main groups=7
//! texture image r8uint 16x8
@group(0) @binding(0) var image: texture_storage_2d<r8uint, write>;
//~ warning dispatch-too-small 27-31: the dispatch has 112 invocations for the 16 x 8 texels of 'image': no invocation wrote (0, 7) to (15, 7)
@compute @workgroup_size(16) fn main(@builtin(global_invocation_id) gid: vec3u) {
  textureStore(image, vec2u(gid.x % 16u, gid.x / 16u), vec4u(1u));
}

//# last_texels_missed
//! run main groups=3
//! texture line r32uint 100
@group(0) @binding(0) var line: texture_storage_1d<r32uint, write>;
//~ warning dispatch-too-small 27-30: the dispatch has 96 invocations for the 100 texels of 'line': no invocation wrote texels 96 to 99
//~ hint 4 workgroups of 32 cover 100 texels: `--items 100` computes it
@compute @workgroup_size(32) fn main(@builtin(global_invocation_id) gid: vec3u) {
  textureStore(line, gid.x, vec4u(1u));
}

//# last_layer_missed
//! run main groups=1,1,2
//! texture atlas r32float 8x4x3
@group(0) @binding(0) var atlas: texture_storage_2d_array<r32float, write>;
//~ warning dispatch-too-small 27-31: the dispatch has 8 x 4 x 2 invocations for the 8 x 4 x 3 texels of 'atlas': no invocation wrote layer 2
//~ hint (1 x 1 x 3) workgroups of (8 x 4 x 1) cover 8 x 4 x 3 texels: `--items 8,4,3` computes it
@compute @workgroup_size(8, 4) fn main(@builtin(global_invocation_id) gid: vec3u) {
  textureStore(atlas, gid.xy, gid.z, vec4f(1.0));
}

//# holes
//! run main groups=2,2
//! texture image rg32uint 16x8
@group(0) @binding(0) var image: texture_storage_2d<rg32uint, write>;
//~ warning unwritten-elements 27-31: no invocation wrote 16 of the 16 x 8 texels of 'image': (7, 0), (15, 0), (7, 1), (15, 1), ...
//~ note none: the dispatch was 16 x 8 invocations
@compute @workgroup_size(8, 4) fn main(@builtin(global_invocation_id) gid: vec3u) {
  if gid.x % 8u != 7u { textureStore(image, gid.xy, vec4u(1u)); }
}

//# a_part_that_was_meant
//! run main
//! texture image rg32uint 64x64
@group(0) @binding(0) var image: texture_storage_2d<rg32uint, write>;
@compute @workgroup_size(8, 4) fn main(@builtin(global_invocation_id) gid: vec3u) {
  textureStore(image, gid.xy + 20u, vec4u(1u));
}

//# texels_taken_for_workgroups
//! run main groups=16,8
//! texture image r32uint 16x8
@group(0) @binding(0) var image: texture_storage_2d<r32uint, write>;
//~ warning idle-invocations 27-31: 126 of the 128 workgroups access no storage texture: 'image' has 16 x 8 texels
//~ hint (2 x 1) workgroups of (8 x 8) cover 16 x 8 texels: `--items 16,8` computes it
@compute @workgroup_size(8, 8) fn main(@builtin(global_invocation_id) gid: vec3u) {
  if all(gid.xy < textureDimensions(image)) { textureStore(image, gid.xy, vec4u(1u)); }
}

//# read_texels_count
//! run main
//! texture image r32uint 8x2
@group(0) @binding(0) var image: texture_storage_2d<r32uint, read_write>;
@compute @workgroup_size(8) fn main(@builtin(global_invocation_id) gid: vec3u) {
  textureStore(image, gid.xy, textureLoad(image, gid.xy + vec2u(0u, 1u)));
}

//# columns_and_rows_out_of_range
//! run main groups=2,1
//! sanitize index
//! texture image rgba8unorm 13x7
@group(0) @binding(0) var image: texture_storage_2d<rgba8unorm, write>;
@compute @workgroup_size(8, 8) fn main(@builtin(global_invocation_id) gid: vec3u) {
  textureStore(image, gid.xy, vec4f(1.0));
//~ error index-out-of-bounds 3-41: x = 13 is out of range: 'image' is 13 texels wide
//~ note none: written 24 times, first by invocation (13, 0) (local id (5, 0), workgroup (1, 0))
//~ hint the dispatch is 3 invocations wider than 'image': return early where global_invocation_id.x >= textureDimensions(image).x
//~ error index-out-of-bounds 3-41: y = 7 is out of range: 'image' is 7 texels high
//~ note none: written 16 times, first by invocation (0, 7) (local id (0, 7), workgroup (0, 0))
//~ hint the dispatch is 1 invocation higher than 'image': return early where global_invocation_id.y >= textureDimensions(image).y
}

//# columns_and_rows_in_range
//! run main groups=2,1
//! sanitize index
//! texture image rgba8unorm 13x7
//! expect image = 1*364
@group(0) @binding(0) var image: texture_storage_2d<rgba8unorm, write>;
@compute @workgroup_size(8, 8) fn main(@builtin(global_invocation_id) gid: vec3u) {
  if any(gid.xy >= textureDimensions(image)) { return; }
  textureStore(image, gid.xy, vec4f(1.0));
}

//# layers_levels_and_slices_out_of_range
//! run main
//! sanitize index
//! texture atlas r32uint 4x4x3
//! texture small r8uint 4x4 mips=2
//! texture volume r8uint 4x4x2
//! texture line r8uint 5
//! buffer data u32 = zero 8
@group(0) @binding(0) var atlas: texture_storage_2d_array<r32uint, read_write>;
@group(0) @binding(1) var small: texture_2d<u32>;
@group(0) @binding(2) var volume: texture_storage_3d<r8uint, write>;
@group(0) @binding(3) var line: texture_1d<u32>;
@group(0) @binding(4) var<storage, read_write> data: array<u32>;
@compute @workgroup_size(1) fn main() {
  textureStore(atlas, vec2u(), i32(data[7]) - 1, vec4u());
//~ error index-out-of-bounds 3-57: layer -1 is out of range: 'atlas' has 3 layers
//~ note none: written by invocation 0 (local id 0, workgroup 0)
//~ hint an index below zero is out of range: test for it before the access
  data[0] = textureLoad(small, vec2u(), data[7] + 2u).r;
//~ error index-out-of-bounds 13-53: level 2 is out of range: 'small' has 2 mip levels
//~ note none: read by invocation 0 (local id 0, workgroup 0)
  data[1] = textureLoad(small, vec2u(data[7] + 2u, 0u), data[7] + 1u).r;
//~ error index-out-of-bounds 13-69: x = 2 is out of range: this level of 'small' is 2 texels wide
//~ note none: read by invocation 0 (local id 0, workgroup 0)
  textureStore(volume, vec3u(3u, 3u, data[7] + 9u), vec4u());
//~ error index-out-of-bounds 3-60: z = 9 is out of range: 'volume' is 2 texels deep
//~ note none: written by invocation 0 (local id 0, workgroup 0)
  data[2] = textureLoad(line, data[7] - 1u, 0).r;
//~ error index-out-of-bounds 13-46: texel 4294967295 is out of range: 'line' has 5 texels
//~ note none: read by invocation 0 (local id 0, workgroup 0)
//~ hint this is -1 as i32: a u32 that goes below zero wraps
}

//# layers_levels_and_slices_in_range
//! run main
//! sanitize index
//! texture atlas r32uint 4x4x3
//! texture small r8uint 4x4 mips=2
//! texture volume r8uint 4x4x2
//! texture line r8uint 5
//! buffer data u32 = zero 8
@group(0) @binding(0) var atlas: texture_storage_2d_array<r32uint, read_write>;
@group(0) @binding(1) var small: texture_2d<u32>;
@group(0) @binding(2) var volume: texture_storage_3d<r8uint, write>;
@group(0) @binding(3) var line: texture_1d<u32>;
@group(0) @binding(4) var<storage, read_write> data: array<u32>;
@compute @workgroup_size(1) fn main() {
  textureStore(atlas, vec2u(), i32(data[7]) + 2, vec4u());
  data[0] = textureLoad(small, vec2u(), data[7] + 1u).r;
  data[1] = textureLoad(small, vec2u(data[7] + 1u, 0u), data[7] + 1u).r;
  textureStore(volume, vec3u(3u, 3u, data[7] + 1u), vec4u());
  data[2] = textureLoad(line, data[7] + 4u, 0).r;
}
