enable subgroups;
diagnostic(off, subgroup_uniformity);
// Subgroup and quad operations at every subgroup size; workgroups that fill their subgroups partly (ledger: SUBG).
@group(0) @binding(0) var<storage, read_write> o: array<u32>;

//# size_is_power_of_two: SUBG-01
//! run main groups=1
//! buffer o u32 = zero 64
//! expect o = 1*64
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  o[l] = u32(z >= 4u && z <= 128u && (z & (z - 1u)) == 0u);
}

//# lane_is_index_modulo_size
//! run main groups=1
//! buffer o u32 = zero 64
//! expect o = 1*64
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  o[l] = u32(k == l % z);
}

//# ids_and_count: SUBG-01
//! run main groups=1
//! buffer o u32 = zero 40
//! expect o = 3*40
@compute @workgroup_size(40)
fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32, @builtin(subgroup_id) si: u32, @builtin(num_subgroups) ns: u32) {
  o[l] = u32(si == l / z) + 2u * u32(ns == (40u + z - 1u) / z);
}

//# add_all_groups_together: BI-144, BI-153
//! run main groups=1
//! buffer o u32 = zero 64
//! expect o = 2016*64
var<workgroup> c: atomic<u32>;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  let t = subgroupAdd(l);
  if (subgroupElect()) { atomicAdd(&c, t); }
  workgroupBarrier();
  o[l] = atomicLoad(&c);
}

//# add_partial_workgroup: BI-144, SUBG-02
//! run main groups=1
//! buffer o u32 = zero 37
//! expect o = 703*37
var<workgroup> c: atomic<u32>;
@compute @workgroup_size(37)
fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  let t = subgroupAdd(l + 1u);
  if (k == 0u) { atomicAdd(&c, t); }
  workgroupBarrier();
  o[l] = atomicLoad(&c);
}

//# exclusive_add: BI-145
//! run main groups=1
//! buffer o u32 = zero 64
//! expect o = 3*64
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  let e = subgroupExclusiveAdd(1u);
  let i = subgroupInclusiveAdd(1u);
  o[l] = u32(e == k) + 2u * u32(i == k + 1u);
}

//# scan_of_squares: BI-146
//! run main groups=1
//! buffer o u32 = zero 64
//! expect o = 0*64
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  let b = (l / z) * z;
  var t = 0u;
  for (var j = b; j <= l; j++) { t += j * j; }
  o[l] = subgroupInclusiveAdd(l * l) - t;
}

//# inclusive_mul: BI-158
//! run main groups=1
//! buffer o u32 = zero 64
//! expect o = 1*64
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  let t = subgroupInclusiveMul(select(1u, 2u, k < 3u));
  o[l] = u32(t == (1u << min(k + 1u, 3u)));
}

//# min_max: BI-154, BI-155
//! run main groups=1
//! buffer o u32 = zero 50
//! expect o = 3*50
@compute @workgroup_size(50)
fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  let b = (l / z) * z;
  o[l] = u32(subgroupMax(l) == min(b + z, 50u) - 1u) + 2u * u32(subgroupMin(l) == b);
}

//# or_of_lane_bits: BI-159
//! run main groups=1
//! buffer o u32 = zero 64
//! expect o = 1*64
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  let t = subgroupOr(1u << (k % 32u));
  o[l] = u32(t == select((1u << z) - 1u, 0xffffffffu, z >= 32u));
}

//# xor_and: BI-148, BI-164
//! run main groups=1
//! buffer o u32 = zero 64
//! expect o = 3*64
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  o[l] = u32(subgroupXor(1u) == 0u) + 2u * u32(subgroupAnd(3u) == 3u);
}

//# all_any: BI-147, BI-149
//! run main groups=1
//! buffer o u32 = zero 64
//! expect o = 3*64
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  o[l] = u32(subgroupAll(l < 1000u)) + 2u * u32(subgroupAny(k == 2u)) + 4u * u32(subgroupAll(k == 0u));
}

//# ballot: BI-150
//! run main groups=1
//! buffer o u32 = zero 64
//! expect o = 1*64
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  let b = subgroupBallot(k % 2u == 0u);
  let n = countOneBits(b.x) + countOneBits(b.y) + countOneBits(b.z) + countOneBits(b.w);
  o[l] = u32(n == z / 2u);
}

//# ballot_of_active_lanes: BI-150, SUBG-02
//! run main groups=1
//! buffer o u32 = zero 64
//! expect o = 0 1 0 0 0 1 0 0 0 1 0 0 0 1 0 0 0 1 0 0 0 1 0 0 0 1 0 0 0 1 0 0 0 1 0 0 0 1 0 0 0 1 0 0 0 1 0 0 0 1 0 0 0 1 0 0 0 1 0 0 0 1 0 0
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  if (l % 4u == 1u) { let b = subgroupBallot(true); o[l] = u32(countOneBits(b.x) == min(z, 32u) / 4u); }
}

//# broadcast: BI-151
//! run main groups=1
//! buffer o u32 = zero 64
//! expect o = 2*64
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  o[l] = subgroupBroadcast(l, 2u) - (l / z) * z;
}

//# broadcast_first: BI-152
//! run main groups=1
//! buffer o u32 = zero 64
//! expect o = 5*64
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  o[l] = subgroupBroadcastFirst(l + 5u) - (l / z) * z;
}

//# shuffle_reverse: BI-160
//! run main groups=1
//! buffer o u32 = zero 64
//! expect o = 1*64
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  o[l] = u32(subgroupShuffle(l, z - 1u - k) == (l / z) * z + z - 1u - k);
}

//# shuffle_xor: BI-163
//! run main groups=1
//! buffer o u32 = zero 64
//! expect o = 1 0 3 2 5 4 7 6 9 8 11 10 13 12 15 14 17 16 19 18 21 20 23 22 25 24 27 26 29 28 31 30 33 32 35 34 37 36 39 38 41 40 43 42 45 44 47 46 49 48 51 50 53 52 55 54 57 56 59 58 61 60 63 62
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  o[l] = subgroupShuffleXor(l, 1u);
}

//# shuffle_xor_of_float: BI-163
//! run main groups=1
//! buffer o u32 = zero 64
//! expect o = 3 2 1 0 7 6 5 4 11 10 9 8 15 14 13 12 19 18 17 16 23 22 21 20 27 26 25 24 31 30 29 28 35 34 33 32 39 38 37 36 43 42 41 40 47 46 45 44 51 50 49 48 55 54 53 52 59 58 57 56 63 62 61 60
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  o[l] = u32(subgroupShuffleXor(f32(l) * 0.5, 3u) * 2.0);
}

//# shuffle_up_down: BI-161, BI-162
//! run main groups=1
//! accepts subgroup: the ends have no neighbour
//! buffer o u32 = zero 64
//! expect o = 3*64
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  let a = subgroupShuffleUp(l, 1u);
  let b = subgroupShuffleDown(l, 1u);
  o[l] = u32(k == 0u || a == l - 1u) + 2u * u32(k == z - 1u || b == l + 1u);
}

//# shuffle_of_vector: BI-163
//! run main groups=1
//! buffer o u32 = zero 64
//! expect o = 402 603 0 201 1206 1407 804 1005 2010 2211 1608 1809 2814 3015 2412 2613 3618 3819 3216 3417 4422 4623 4020 4221 5226 5427 4824 5025 6030 6231 5628 5829 6834 7035 6432 6633 7638 7839 7236 7437 8442 8643 8040 8241 9246 9447 8844 9045 10050 10251 9648 9849 10854 11055 10452 10653 11658 11859 11256 11457 12462 12663 12060 12261
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  let v = subgroupShuffleXor(vec2u(l, l * 2u), 2u);
  o[l] = v.x + v.y * 100u;
}

//# quad_swaps: BI-166, BI-167, BI-168, SUBG-04
//! run main groups=1
//! buffer o u32 = zero 32
//! expect o = 30201 20300 10003 102 70605 60704 50407 40506 111009 101108 90811 80910 151413 141512 131215 121314 191817 181916 171619 161718 232221 222320 212023 202122 272625 262724 252427 242526 313029 303128 292831 282930
@compute @workgroup_size(32)
fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  o[l] = quadSwapX(l) + quadSwapY(l) * 100u + quadSwapDiagonal(l) * 10000u;
}

//# quad_broadcast: BI-165
//! run main groups=1
//! buffer o u32 = zero 32
//! expect o = 2*4 6*4 10*4 14*4 18*4 22*4 26*4 30*4
@compute @workgroup_size(32)
fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  o[l] = quadBroadcast(l, 2u);
}

//# elect_one_per_subgroup: BI-153
//! run main groups=1
//! buffer o u32 = zero 64
//! expect o = 1*64
var<workgroup> c: atomic<u32>;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  if (subgroupElect()) { atomicAdd(&c, 1u); }
  workgroupBarrier();
  o[l] = u32(atomicLoad(&c) == (64u + z - 1u) / z);
}

//# add_of_active_lanes_only: BI-144, SUBG-02
//! run main groups=1
//! buffer o u32 = zero 64
//! expect o = 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  if (l % 2u == 1u) { o[l] = u32(subgroupAdd(1u) == z / 2u); }
}

//# add_float: BI-144
//! run main groups=1
//! buffer o u32 = zero 64
//! expect o = 1*64
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  o[l] = u32(subgroupAdd(0.5) == f32(z) * 0.5);
}

//# add_vector: BI-144
//! run main groups=1
//! buffer o u32 = zero 64
//! expect o = 1*64
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  let v = subgroupAdd(vec3u(1u, 2u, l));
  o[l] = u32(v.x == z && v.y == 2u * z && v.z == z * ((l / z) * z) + z * (z - 1u) / 2u);
}

//# in_uniform_loop
//! run main groups=1
//! buffer o u32 = zero 64
//! expect o = 1*64
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  var t = 0u;
  for (var i = 0u; i < 4u; i++) { t += subgroupAdd(i); }
  o[l] = u32(t == 6u * z);
}

//# in_function
//! run main groups=1
//! buffer o u32 = zero 64
//! expect o = 1*64
fn f(x: u32) -> u32 { return subgroupAdd(x); }
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  o[l] = u32(f(k) == z * (z - 1u) / 2u);
}

//# after_divergence_all_again
//! run main groups=1
//! buffer o u32 = zero 64
//! expect o = 11 10 10 11 10 10 11 10 10 11 10 10 11 10 10 11 10 10 11 10 10 11 10 10 11 10 10 11 10 10 11 10 10 11 10 10 11 10 10 11 10 10 11 10 10 11 10 10 11 10 10 11 10 10 11 10 10 11 10 10 11 10 10 11
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  if (l % 3u == 0u) { o[l] = 1u; }
  let t = subgroupAdd(1u);
  o[l] += u32(t == z) * 10u;
}

//# reduction_through_workgroup_memory
//! run main groups=1
//! buffer o u32 = zero 96
//! expect o = 4560*96
var<workgroup> p: array<u32, 32>;
@compute @workgroup_size(96)
fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32, @builtin(subgroup_id) si: u32, @builtin(num_subgroups) ns: u32) {
  let t = subgroupAdd(l);
  if (k == 0u) { p[si] = t; }
  workgroupBarrier();
  var sum = p[ns - 1u];
  for (var i = 0u; i + 1u < ns; i++) { sum += p[i]; }
  o[l] = sum;
}

//# partial_last_subgroup_max: BI-154, SUBG-02
//! run main groups=1
//! buffer o u32 = zero 21
//! expect o = 1*21
@compute @workgroup_size(21)
fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  o[l] = u32(subgroupMax(l) == min((l / z + 1u) * z, 21u) - 1u);
}

//# size_in_two_dimensions
//! run main groups=1
//! buffer o u32 = zero 48
//! expect o = 1*48
@compute @workgroup_size(8, 6)
fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  o[l] = u32(k == l % z);
}
