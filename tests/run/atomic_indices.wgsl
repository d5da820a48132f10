// Workgroup atomics at indices that follow from words of memory: of the same stretch, of the one before, past the end of a buffer, with old values that are used.
@group(0) @binding(0) var<storage, read> src: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;

//! buffer src u32 = iota 100 5 7
//! buffer out u32 = zero 16

// Words are 5 + 7 k: modulo 16 they take each residue once in 16 words; 100 words are 6 rounds and k = 96 to 99, which are 5, 12, 3 and 10.
//# low_bits_in_a_loop
var<workgroup> bins: array<atomic<u32>, 16>;
@compute @workgroup_size(32)
fn main(@builtin(local_invocation_index) lane: u32) {
  for (var i = lane; i < arrayLength(&src); i += 32u) { atomicAdd(&bins[src[i] & 15u], 1u); }
  workgroupBarrier();
  if (lane < 16u) { out[lane] = atomicLoad(&bins[lane]); }
}
//! run main groups=1
//! expect out = 6 6 6 7 6 7 6 6 6 6 7 6 7 6 6 6

// The first 96 words are 5 to 670 in steps of 7: divided by 64 ten whole ranges and a rest. From 64 b on: the smallest k with 7 k + 5 >= 64 b is 0, 9, 18, 27, 36, 45, 55, 64, 73, 82, 91.
//# shifted
var<workgroup> bins: array<atomic<u32>, 16>;
@compute @workgroup_size(96)
fn main(@builtin(local_invocation_index) lane: u32) {
  atomicAdd(&bins[(src[lane] >> 6u) & 15u], 1u);
  workgroupBarrier();
  if (lane < 16u) { out[lane] = atomicLoad(&bins[lane]); }
}
//! run main groups=1
//! expect out = 9 9 9 9 9 10 9 9 9 9 5 0 0 0 0 0

// Every other word: 5 + 14 k, modulo 16 the odd residues, 4 times each in 32 words.
//# every_other_word
var<workgroup> bins: array<atomic<u32>, 16>;
@compute @workgroup_size(32)
fn main(@builtin(local_invocation_index) lane: u32) {
  atomicAdd(&bins[(src[lane * 2u] + 1u) & 15u], 2u);
  workgroupBarrier();
  if (lane < 16u) { out[lane] = atomicLoad(&bins[lane]); }
}
//! run main groups=1
//! expect out = 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0

// 128 invocations, of which 28 read past the end: one word of the buffer, or 0. What lies in range is the loop's above.
//# past_the_end
var<workgroup> bins: array<atomic<u32>, 16>;
@compute @workgroup_size(128)
fn main(@builtin(local_invocation_index) lane: u32) {
  atomicAdd(&bins[src[lane] & 15u], 1u);
  workgroupBarrier();
  if (lane == 0u) {
    for (var i = 0u; i < 16u; i++) { out[0] += atomicLoad(&bins[i]); }
  }
}
//! run main groups=1
//! accepts index: it reads past the end
//! expect out = 128 zero 15

//# word_of_the_stretch_before
var<workgroup> bins: array<atomic<u32>, 16>;
var<workgroup> other: array<u32, 64>;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) lane: u32) {
  let word = src[lane];
  let index = src[lane + 1u] & 15u;
  other[lane] = word;
  workgroupBarrier();
  atomicAdd(&bins[word & 15u], other[63u - lane] * 0u + 1u);
  atomicAdd(&bins[index], 100u);
  workgroupBarrier();
  if (lane < 16u) { out[lane] = atomicLoad(&bins[lane]); }
}
//! run main groups=1
//! expect out = 404*16

// Each bin is met twice by 32 invocations: the old values are 0 and 1.
//# old_values
var<workgroup> bins: array<atomic<u32>, 16>;
var<workgroup> sums: array<atomic<u32>, 2>;
@compute @workgroup_size(32)
fn main(@builtin(local_invocation_index) lane: u32) {
  let old = atomicAdd(&bins[src[lane] & 15u], 1u);
  atomicAdd(&sums[old & 1u], 1u);
  workgroupBarrier();
  if (lane < 2u) { out[lane] = atomicLoad(&sums[lane]); }
}
//! run main groups=1
//! expect out = 16 16 zero 14
