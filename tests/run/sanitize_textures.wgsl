// Texels of storage textures: races, and barriers of the wrong kind. Each wrong case has a right twin.
//! sanitize race
@group(0) @binding(0) var line: texture_storage_1d<r32uint, read_write>;
@group(0) @binding(1) var image: texture_storage_2d<r32float, read_write>;
@group(0) @binding(2) var atlas: texture_storage_2d_array<rgba16float, read_write>;
@group(0) @binding(3) var volume: texture_storage_3d<rgba32float, read_write>;
@group(0) @binding(4) var bytes: texture_storage_2d<r8uint, read_write>;
@group(0) @binding(5) var pairs: texture_storage_2d<r16sint, read_write>;
@group(0) @binding(6) var mask: texture_storage_2d<rgba8unorm, write>;
@group(0) @binding(7) var<storage, read_write> data: array<u32>;
var<workgroup> tile: array<u32, 64>;

//# write_then_read: MEM-19
//! run main
//! texture line r32uint 64
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  textureStore(line, li, vec4u(li));
//~ error data-race 3-35: two invocations race for texel 0 of 'line': one writes it here while another reads it
//~ note none: written by invocation 0 (local id 0, workgroup 0)
//~ note +1:15-41: read here by invocation 63 (local id 63, workgroup 0)
//~ note none: the same on 63 other texels of 'line'
//~ hint a textureBarrier() between line 17 and line 23 orders them
  let other = textureLoad(line, 63u - li);
  textureBarrier();
  textureStore(line, li, other);
}

//# write_barrier_read: MEM-10, MEM-19
//! run main
//! texture line r32uint 64
//! expect line = iota 64 63 -1
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  textureStore(line, li, vec4u(li));
  textureBarrier();
  let other = textureLoad(line, 63u - li);
  textureBarrier();
  textureStore(line, li, other);
}

//# own_texels: MEM-19
//! run main groups=2,2
//! texture image r32float 8x8 = iota 64
//! expect image = iota 64 2 2
@compute @workgroup_size(4, 4) fn main(@builtin(global_invocation_id) gid: vec3u) {
  textureStore(image, gid.xy, textureLoad(image, gid.xy) + 1.0);
  textureStore(image, gid.xy, textureLoad(image, gid.xy) * 2.0);
}

//# published_by_workgroup_barrier: MEM-10
//! run main
//! texture line r32uint 64
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  textureStore(line, li, vec4u(li));
//~ error data-race 3-35: two invocations race for texel 0 of 'line': one writes it here while another reads it
//~ note none: written by invocation 0 (local id 0, workgroup 0)
//~ note +2:15-41: read here by invocation 63 (local id 63, workgroup 0)
//~ note none: the same on 63 other texels of 'line'
//~ hint workgroupBarrier() in line 59 orders workgroup memory, not texels: textureBarrier() there orders them
  workgroupBarrier();
  let other = textureLoad(line, 63u - li);
  textureBarrier();
  textureStore(line, li, other);
}

//# published_by_storage_barrier: MEM-10
//! run main
//! texture line r32uint 64
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  textureStore(line, li, vec4u(li));
//~ error data-race 3-35: two invocations race for texel 0 of 'line': one writes it here while another reads it
//~ note none: written by invocation 0 (local id 0, workgroup 0)
//~ note +2:15-41: read here by invocation 63 (local id 63, workgroup 0)
//~ note none: the same on 63 other texels of 'line'
//~ hint storageBarrier() in line 75 orders storage memory, not texels: textureBarrier() there orders them
  storageBarrier();
  let other = textureLoad(line, 63u - li);
  textureBarrier();
  textureStore(line, li, other);
}

//# published_by_both_others: MEM-10
//! run main
//! texture line r32uint 64
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  textureStore(line, li, vec4u(li));
//~ error data-race 3-35: two invocations race for texel 0 of 'line': one writes it here while another reads it
//~ note none: written by invocation 0 (local id 0, workgroup 0)
//~ note +3:15-41: read here by invocation 63 (local id 63, workgroup 0)
//~ note none: the same on 63 other texels of 'line'
//~ hint storageBarrier() in line 91 and workgroupBarrier() in line 92 order workgroup and storage memory, not texels: textureBarrier() there orders them
  storageBarrier();
  workgroupBarrier();
  let other = textureLoad(line, 63u - li);
  textureBarrier();
  textureStore(line, li, other);
}

//# workgroup_memory_published_by_texture_barrier: MEM-10
//! run main
//! buffer data u32 = zero 64
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  tile[li] = li;
//~ error data-race 3-10: two invocations race for 'tile[0]': one writes it here while another reads it
//~ note none: written by invocation 0 (local id 0, workgroup 0)
//~ note +2:14-27: read here by invocation 63 (local id 63, workgroup 0)
//~ note none: the same on 63 other elements of 'tile'
//~ hint textureBarrier() in line 108 orders texels, and 'tile' is in workgroup memory: workgroupBarrier() there orders it
  textureBarrier();
  data[li] = tile[63u - li];
}

//# storage_published_by_texture_and_workgroup_barriers: MEM-10
//! run main
//! buffer data u32 = zero 128
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  data[li] = li;
//~ error data-race 3-10: two invocations race for 'data[0]': one writes it here while another reads it
//~ note none: written by invocation 0 (local id 0, workgroup 0)
//~ note +3:20-33: read here by invocation 63 (local id 63, workgroup 0)
//~ note none: the same on 63 other elements of 'data'
//~ hint textureBarrier() in line 122 and workgroupBarrier() in line 123 order workgroup memory and texels, and 'data' is in storage memory: storageBarrier() there orders it
  textureBarrier();
  workgroupBarrier();
  data[64u + li] = data[63u - li];
}

//# each_memory_by_its_barrier: MEM-10
//! run main
//! texture line r32uint 64
//! buffer data u32 = zero 128
//! expect data = iota 64 63 -1 189 186 183 180 177 174 171 168 165 162 159 156 153 150 147 144 141 138 135 132 129 126 123 120 117 114 111 108 105 102 99 96 93 90 87 84 81 78 75 72 69 66 63 60 57 54 51 48 45 42 39 36 33 30 27 24 21 18 15 12 9 6 3 0
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  tile[li] = li;
  data[li] = 63u - li;
  textureStore(line, li, vec4u(li));
  textureBarrier();
  storageBarrier();
  workgroupBarrier();
  data[64u + li] = tile[63u - li] + data[li] + textureLoad(line, 63u - li).r;
}

//# read_by_all_then_written_by_the_last
//! run main
//! texture image r32float 3x2 = 1 2 3 4 5 6
//! buffer data u32 = zero 64
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  data[li] = u32(textureLoad(image, vec2u(2u, 1u)).r);
  if li == 63u { textureStore(image, vec2u(2u, 1u), vec4f()); }
//~ error data-race 18-60: two invocations race for texel (2, 1) of 'image': one writes it here while another reads it
//~ note none: written by invocation 63 (local id 63, workgroup 0)
//~ note -1:18-50: read here by invocation 0 (local id 0, workgroup 0)
//~ hint a textureBarrier() between line 147 and line 148 orders them
}

//# loop_without_a_barrier_at_its_end
//! run main
//! texture line r32uint 64 = iota 64
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  for (var s = 32u; s > 0u; s /= 2u) {
    if li < s { textureStore(line, li, textureLoad(line, li) + textureLoad(line, li + s)); }
//~ error data-race 17-89: two invocations race for texel 1 of 'line': one writes it here while another reads it
//~ note none: written by invocation 1 (local id 1, workgroup 0)
//~ note +0:64-88: read here by invocation 0 (local id 0, workgroup 0)
//~ note none: the same on 30 other texels of 'line'
//~ hint the next iteration comes to this with no barrier between: a textureBarrier() at the end of the loop that begins in line 159, after line 160, orders them
  }
}

//# loop_with_a_barrier
//! run main
//! texture line r32uint 64 = iota 64
//! expect line [0..1] = 2016
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  for (var s = 32u; s > 0u; s /= 2u) {
    if li < s { textureStore(line, li, textureLoad(line, li) + textureLoad(line, li + s)); }
    textureBarrier();
  }
}

//# two_workgroups_write_one_texel
//! run main groups=4
//! texture atlas rgba16float 4x4x3
@compute @workgroup_size(4, 4) fn main(@builtin(local_invocation_id) l: vec3u, @builtin(workgroup_id) wg: vec3u) {
  textureStore(atlas, l.xy, 2u, vec4f(f32(wg.x)));
//~ error data-race 3-49: invocations of different workgroups race for texel (0, 0) of layer 2 of 'atlas': both write it here
//~ note none: written by invocation (0, 0) (local id (0, 0), workgroup (0, 0)) and by invocation (4, 0) (local id (0, 0), workgroup (1, 0))
//~ note none: the same on 15 other texels of 'atlas'
//~ hint no barrier orders different workgroups: give each a texel of its own, and combine these in another dispatch
}

//# a_layer_for_each_workgroup
//! run main groups=3
//! texture atlas rgba16float 4x4x3
//! expect atlas = 0*64 1*64 2*64
@compute @workgroup_size(4, 4) fn main(@builtin(local_invocation_id) l: vec3u, @builtin(workgroup_id) wg: vec3u) {
  textureStore(atlas, l.xy, wg.x, vec4f(f32(wg.x)));
}

//# one_workgroup_reads_what_another_writes
//! run main groups=4
//! texture image r32float 16x1
@compute @workgroup_size(4) fn main(@builtin(global_invocation_id) gid: vec3u) {
  let next = textureLoad(image, min(gid.xy + vec2u(1u, 0u), vec2u(15u, 0u)));
  textureBarrier();
  textureStore(image, gid.xy, next);
//~ error data-race 3-35: invocations of different workgroups race for texel (4, 0) of 'image': one writes it here while another reads it
//~ note none: written by invocation 4 (local id 0, workgroup 1)
//~ note -2:14-76: read here by invocation 3 (local id 3, workgroup 0)
//~ note none: the same on 2 other texels of 'image'
//~ hint no barrier orders different workgroups: do one of the two in another dispatch
}

//# volume_slices
//! run main
//! texture volume rgba32float 3x2x4
@compute @workgroup_size(3, 2, 4) fn main(@builtin(local_invocation_id) l: vec3u) {
  textureStore(volume, l, vec4f(1.0, 2.0, 3.0, f32(l.z)));
//~ error data-race 3-57: two invocations race for texel (0, 0, 0) of 'volume': one writes it here while another reads it
//~ note none: written by invocation (0, 0, 0) (local id (0, 0, 0), workgroup (0, 0, 0))
//~ note +1:16-64: read here by invocation (0, 0, 3) (local id (0, 0, 3), workgroup (0, 0, 0))
//~ note none: the same on 23 other texels of 'volume'
//~ hint a textureBarrier() between line 217 and line 223 orders them
  let behind = textureLoad(volume, vec3u(l.xy, (l.z + 1u) % 4u));
  textureBarrier();
  textureStore(volume, l, behind);
}

//# volume_slices_in_turn
//! run main
//! texture volume rgba32float 1x1x4
//! expect volume = 1 2 3 1 1 2 3 2 1 2 3 3 1 2 3 0
@compute @workgroup_size(1, 1, 4) fn main(@builtin(local_invocation_id) l: vec3u) {
  textureStore(volume, l, vec4f(1.0, 2.0, 3.0, f32(l.z)));
  textureBarrier();
  let behind = textureLoad(volume, vec3u(l.xy, (l.z + 1u) % 4u));
  textureBarrier();
  textureStore(volume, l, behind);
}

//# neighbours_of_one_byte_are_texels_of_their_own
//! run main groups=2
//! texture bytes r8uint 32x1
//! texture pairs r16sint 32x1
//! expect bytes = iota 32
//! expect pairs = iota 32 0 -1
@compute @workgroup_size(16) fn main(@builtin(global_invocation_id) gid: vec3u) {
  textureStore(bytes, gid.xy, vec4u(gid.x));
  textureStore(pairs, gid.xy, -vec4i(gid.xxxx));
}

//# one_byte
//! run main groups=2
//! texture bytes r8uint 33x2
@compute @workgroup_size(16) fn main(@builtin(global_invocation_id) gid: vec3u) {
  textureStore(bytes, vec2u(gid.x, 1u), vec4u(7u));
//~ error data-race 3-50: two invocations race for texel (6, 1) of 'bytes': one writes it here and another writes it too
//~ note none: written by invocation 6 (local id 6, workgroup 0)
//~ note +1:20-67: written here by invocation 5 (local id 5, workgroup 0)
//~ hint a textureBarrier() between line 255 and line 260 orders them
  if gid.x == 5u { textureStore(bytes, vec2u(6u, 1u), vec4u(gid.x)); }
}

//# one_half_word
//! run main
//! texture pairs r16sint 17x3
@compute @workgroup_size(16) fn main(@builtin(global_invocation_id) gid: vec3u) {
  textureStore(pairs, vec2u(gid.x, 2u), vec4i(7));
//~ error data-race 3-49: two invocations race for texel (3, 2) of 'pairs': one writes it here and another writes it too
//~ note none: written by invocation 3 (local id 3, workgroup 0)
//~ note +1:20-92: written here by invocation 9 (local id 9, workgroup 0)
//~ hint a textureBarrier() between line 267 and line 276 orders them
//~ error data-race 3-49: two invocations race for texel (2, 2) of 'pairs': one writes it here while another reads it
//~ note none: written by invocation 2 (local id 2, workgroup 0)
//~ note +1:55-87: read here by invocation 9 (local id 9, workgroup 0)
//~ hint a textureBarrier() between line 267 and line 276 orders them
  if gid.x == 9u { textureStore(pairs, vec2u(3u, 2u), textureLoad(pairs, vec2u(2u, 2u)) + 1); }
}

//# all_write_the_same_value
//! run main
//! texture mask rgba8unorm 4x4
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  if li > 3u { textureStore(mask, vec2u(3u, 2u), vec4f(1.0, 0.5, 0.25, 0.0)); }
//~ warning data-race-same-value 16-76: two invocations race for texel (3, 2) of 'mask': both write it here, the same value
//~ note none: written by invocation 4 (local id 4, workgroup 0) and by invocation 5 (local id 5, workgroup 0)
//~ hint no barrier orders one statement: let one invocation write the texel
}

//# one_writes
//! run main
//! texture mask rgba8unorm 4x4
//! expect mask = zero 44 1 0 1 0 0*16
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  if li == 3u { textureStore(mask, vec2u(3u, 2u), vec4f(1.0, 0.0, 1.0, 0.0)); }
}

//# different_in_the_last_channel, which is the fourth word
//! run main
//! texture volume rgba32float 2x2x2
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  textureStore(volume, vec3u(1u), vec4f(1.0, 1.0, 1.0, f32(li)));
//~ error data-race 3-64: two invocations race for texel (1, 1, 1) of 'volume': both write it here
//~ note none: written by invocation 0 (local id 0, workgroup 0) and by invocation 1 (local id 1, workgroup 0)
//~ hint no barrier orders one statement: let one invocation write the texel
}

//# texels_that_are_not_there_do_not_race
//! run main groups=2
//! texture line r32uint 4 = 1 2 3 4
//! texture image r32float 4x4
//! expect line = 1 2 3 4
@compute @workgroup_size(32) fn main(@builtin(local_invocation_index) li: u32) {
  textureStore(line, 4u + li % 2u, vec4u(li));
  textureStore(image, vec2i(-1, 2), vec4f(f32(li)));
  textureStore(image, vec2i(1, 4), vec4f(f32(li)));
}

//# read_only_textures_do_not_race
//! run main groups=2
//! texture still r32uint 4 = 1 2 3 4
//! texture sampled r32uint 4 = 1 2 3 4
//! buffer data u32 = zero 64
//! expect data = 2 4 6 8 ...
@group(1) @binding(0) var still: texture_storage_1d<r32uint, read>;
@group(1) @binding(1) var sampled: texture_1d<u32>;
@compute @workgroup_size(32) fn main(@builtin(global_invocation_id) gid: vec3u) {
  data[gid.x] = textureLoad(still, gid.x % 4u).r + textureLoad(sampled, gid.x % 4u, 0).r;
}

//# through_functions
//! run main
//! texture line r32uint 32
@compute @workgroup_size(32) fn main(@builtin(local_invocation_index) li: u32) {
  put(line, li, li);
  put(line, 31u - li, take(line, li));
}
fn put(t: texture_storage_1d<r32uint, read_write>, at: u32, v: u32) {
  textureStore(t, at, vec4u(v));
//~ error data-race 3-31: two invocations race for texel 0 of 'line': both write it here
//~ note none: written by invocation 0 (local id 0, workgroup 0)
//~ note -4:3-19: called here
//~ note +0:3-31: written here by invocation 31 (local id 31, workgroup 0)
//~ note -3:3-37: called here
//~ note none: the same on 31 other texels of 'line'
//~ hint a textureBarrier() between line 334 and line 335 orders them
//~ error data-race 3-31: two invocations race for texel 0 of 'line': one writes it here while another reads it
//~ note none: written by invocation 31 (local id 31, workgroup 0)
//~ note -3:3-37: called here
//~ note +3:10-27: read here by invocation 0 (local id 0, workgroup 0)
//~ note -3:23-36: called here
//~ note none: the same on 31 other texels of 'line'
//~ hint no barrier orders one statement: let one invocation write the texel
}
fn take(t: texture_storage_1d<r32uint, read_write>, at: u32) -> u32 {
  return textureLoad(t, at).r;
}

//# order_of_a_counter
//! run main
//! sanitize race,order
//! only subgroup=4,8,16: one subgroup adds as a whole
//! texture line r32uint 32
//! buffer n u32 = 0
@group(1) @binding(0) var<storage, read_write> n: atomic<u32>;
@compute @workgroup_size(32) fn main(@builtin(local_invocation_index) li: u32) {
  textureStore(line, atomicAdd(&n, 1u), vec4u(li));
//~ error order-dependent 3-50
//~ note +0:22-38: an atomic operation, whose result depends on who comes first
//~ note none: 32 texels differ
//~ hint atomic operations are never a race, and order nothing else: where one invocation needs what others did before, a barrier of the workgroup, or another dispatch, has to stand between
}

//# order_of_no_counter
//! run main
//! sanitize race,order
//! texture line r32uint 32
//! buffer n u32 = 0
//! expect line = iota 32
@group(1) @binding(0) var<storage, read_write> n: atomic<u32>;
@compute @workgroup_size(32) fn main(@builtin(local_invocation_index) li: u32) {
  atomicAdd(&n, 1u);
  textureStore(line, li, vec4u(li));
}
