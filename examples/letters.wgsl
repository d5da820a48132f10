// Counts how often each letter stands in a text: four bytes a word, a histogram per workgroup, one atomic addition per letter and group.
//
//   tesela run examples/letters.wgsl --items 2840 --in text=LICENSE.bin --in counts=zeros:26
//
//! run main groups=2
//! buffer text u32 = 0x61616161 0x7a427a62 0x20202020 0x63412e61
//! buffer counts u32 = zero 26
//! expect counts = 6 2 1 zero 22 2
@group(0) @binding(0) var<storage> text: array<u32>;
@group(0) @binding(1) var<storage, read_write> counts: array<atomic<u32>, 26>;

var<workgroup> local_counts: array<atomic<u32>, 26>;

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) gid: vec3u, @builtin(local_invocation_index) li: u32) {
  if (gid.x < arrayLength(&text)) {
    let word = text[gid.x];
    for (var k = 0u; k < 4u; k++) {
      let letter = ((word >> (8u * k)) & 0xffu) | 0x20u;  // lower case
      if (letter >= 0x61u && letter <= 0x7au) { atomicAdd(&local_counts[letter - 0x61u], 1u); }
    }
  }
  workgroupBarrier();
  if (li < 26u) { atomicAdd(&counts[li], atomicLoad(&local_counts[li])); }
}
