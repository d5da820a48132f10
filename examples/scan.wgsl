// Inclusive prefix sums of any length in three passes over the same buffers: blocks, sums of blocks, add.
//
//   tesela run examples/scan.wgsl --in data=iota:1000:1:0 --in sums=zeros:4 --step scan_blocks:4 --step scan_sums:1 --step add_sums:4
//
//! run scan_blocks groups=4
//! run scan_sums groups=1
//! run add_sums groups=4
//! buffer data u32 = 1*1000
//! buffer sums u32 = zero 4
//! expect data = iota 1000 1
//! expect sums = 256 512 768 1000
@group(0) @binding(0) var<storage, read_write> data: array<u32>;
@group(0) @binding(1) var<storage, read_write> sums: array<u32>;

var<workgroup> block: array<u32, 256>;

fn scan(li: u32, v: u32) -> u32 {
  block[li] = v;
  workgroupBarrier();
  for (var d = 1u; d < 256u; d *= 2u) {
    var left = 0u;
    if (li >= d) { left = block[li - d]; }
    workgroupBarrier();
    block[li] += left;
    workgroupBarrier();
  }
  return block[li];
}

@compute @workgroup_size(256)
fn scan_blocks(@builtin(global_invocation_id) gid: vec3u, @builtin(local_invocation_index) li: u32, @builtin(workgroup_id) wid: vec3u) {
  var v = 0u;
  if (gid.x < arrayLength(&data)) { v = data[gid.x]; }
  let s = scan(li, v);
  if (gid.x < arrayLength(&data)) { data[gid.x] = s; }
  if (li == 255u) { sums[wid.x] = s; }
}

@compute @workgroup_size(256)
fn scan_sums(@builtin(local_invocation_index) li: u32) {
  var v = 0u;
  if (li < arrayLength(&sums)) { v = sums[li]; }
  let s = scan(li, v);
  if (li < arrayLength(&sums)) { sums[li] = s; }
}

@compute @workgroup_size(256)
fn add_sums(@builtin(global_invocation_id) gid: vec3u, @builtin(workgroup_id) wid: vec3u) {
  if (wid.x > 0u && gid.x < arrayLength(&data)) { data[gid.x] += sums[wid.x - 1u]; }
}
