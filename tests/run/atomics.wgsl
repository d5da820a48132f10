// Atomic operations in workgroup and storage memory (ledger: atomics of part 2, MEM).
@group(0) @binding(0) var<storage, read_write> o: array<atomic<u32>>;
@group(0) @binding(1) var<storage, read_write> r: array<u32>;

//# add_uniform_address: BI-115
//! run main groups=1
//! buffer o u32 = zero 2
//! buffer r u32 = zero 1
//! expect o = 4950 0
@compute @workgroup_size(100)
fn main(@builtin(local_invocation_index) l: u32) {
  atomicAdd(&o[0], l);
}

//# add_many_groups: BI-115, MEM-05
//! run main groups=100
//! buffer o u32 = zero 1
//! buffer r u32 = zero 1
//! expect o = 3000
@compute @workgroup_size(30)
fn main(@builtin(local_invocation_index) l: u32) {
  atomicAdd(&o[0], 1u);
}

//# sub_wraps: BI-116
//! run main groups=1
//! buffer o u32 = zero 1
//! buffer r u32 = zero 1
//! expect o = 4294967259
@compute @workgroup_size(37)
fn main(@builtin(local_invocation_index) l: u32) {
  atomicSub(&o[0], 1u);
}

//# max_min: BI-117, BI-118
//! run main groups=1
//! buffer o u32 = zero 3
//! buffer r u32 = zero 1
//! expect o = 30 0 0
@compute @workgroup_size(50)
fn main(@builtin(local_invocation_index) l: u32) {
  atomicMax(&o[0], (l * 7u) % 31u);
  atomicMin(&o[1], l);
  atomicMin(&o[2], l + 5u);
}

//# and_or_xor: BI-119, BI-120, BI-121
//! run main groups=1
//! buffer o u32 = zero 3
//! buffer r u32 = zero 1
//! expect o = 1048575 0 0
@compute @workgroup_size(20)
fn main(@builtin(local_invocation_index) l: u32) {
  atomicOr(&o[0], 1u << (l % 32u));
  atomicXor(&o[1], l);
  atomicAnd(&o[2], l);
}

//# divergent_addresses: BI-115
//! run main groups=1
//! buffer o u32 = zero 5
//! buffer r u32 = zero 1
//! expect o = 390 403 416 429 378
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) l: u32) {
  atomicAdd(&o[l % 5u], l);
}

//# masked_add: BI-115
//! run main groups=1
//! buffer o u32 = zero 1
//! buffer r u32 = zero 1
//! expect o = 13
@compute @workgroup_size(40)
fn main(@builtin(local_invocation_index) l: u32) {
  if (l % 3u == 1u) { atomicAdd(&o[0], 1u); }
}

//# add_in_divergent_loop
//! run main groups=1
//! buffer o u32 = zero 3
//! buffer r u32 = zero 1
//! expect o = 77 70 63
@compute @workgroup_size(21)
fn main(@builtin(local_invocation_index) l: u32) {
  for (var i = 0u; i < l; i++) { atomicAdd(&o[i % 3u], 1u); }
}

//# returned_values_are_a_permutation: BI-115, MEM-16, MEM-18
//! run main groups=1
//! buffer o u32 = zero 1
//! buffer r u32 = zero 50
//! expect r = 1*48 0 0
//! expect o = 48
@compute @workgroup_size(48)
fn main(@builtin(local_invocation_index) l: u32) {
  let k = atomicAdd(&o[0], 1u);
  r[k] = 1u;
}

//# returned_values_divergent_address
//! run main groups=1
//! buffer o u32 = zero 2
//! buffer r u32 = zero 20
//! expect r = 1*20
//! expect o = 10 10
@compute @workgroup_size(20)
fn main(@builtin(local_invocation_index) l: u32) {
  let k = atomicAdd(&o[l & 1u], 1u);
  r[(l & 1u) * 10u + k] += 1u;
}

//# exchange_returns_each_once: BI-122, MEM-18
//! run main groups=1
//! buffer o u32 = zero 3
//! buffer r u32 = zero 1
//! expect o = _ _ 4095
@compute @workgroup_size(12)
fn main(@builtin(local_invocation_index) l: u32) {
  let k = atomicExchange(&o[0], l + 1u);
  atomicAdd(&o[1], k);
  atomicOr(&o[2], 1u << l);
}

//# exchange_sum: BI-122
//! run main groups=1
//! buffer o u32 = zero 2
//! buffer r u32 = zero 1
//! expect o = 1 25
@compute @workgroup_size(26)
fn main(@builtin(local_invocation_index) l: u32) {
  let k = atomicExchange(&o[0], 1u);
  atomicAdd(&o[1], k);
}

//# compare_exchange_loop: BI-123
//! run main groups=1
//! buffer o u32 = zero 1
//! buffer r u32 = zero 1
//! expect o = 406
@compute @workgroup_size(29)
fn main(@builtin(local_invocation_index) l: u32) {
  var done = false;
  while (!done) {
    let old = atomicLoad(&o[0]);
    done = atomicCompareExchangeWeak(&o[0], old, old + l).exchanged;
  }
}

//# compare_exchange_old_value: BI-123
//! run main groups=1
//! buffer o u32 = zero 1
//! buffer r u32 = zero 4
//! expect r = 0*4
//! expect o = 0
@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = atomicCompareExchangeWeak(&o[0], 5u, 9u);
  r[l] = x.old_value;
}

//# load_store: BI-113, BI-114
//! run main groups=1
//! buffer o u32 = zero 16
//! buffer r u32 = zero 16
//! expect r = 1 3 5 7 9 11 13 15 17 19 21 23 25 27 29 31
//! expect o = 0 2 4 6 8 10 12 14 16 18 20 22 24 26 28 30
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  atomicStore(&o[l], l * 2u);
  r[l] = atomicLoad(&o[l]) + 1u;
}

//# i32_atomics
//! run main groups=1
//! buffer o u32 = zero 2
//! buffer r u32 = zero 16
//! expect r = 4294967281*16
//! expect o = 4294967281 0
var<workgroup> s: atomic<i32>;
var<workgroup> t: atomic<i32>;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  atomicMin(&s, -i32(l));
  atomicMax(&t, i32(l) - 20);
  workgroupBarrier();
  atomicStore(&o[0], bitcast<u32>(atomicLoad(&s)));
  atomicStore(&o[1], bitcast<u32>(atomicLoad(&t)));
  r[l] = bitcast<u32>(atomicLoad(&s) + atomicLoad(&t));
}

//# i32_storage_min_negative
//! run main groups=1
//! buffer o u32 = zero 1
//! buffer r u32 = zero 1
//! buffer s i32 = 0 -100
//! expect s = -15 -3
//! expect o = 0
@group(0) @binding(2) var<storage, read_write> s: array<atomic<i32>>;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  atomicMin(&s[0], -i32(l));
  atomicMax(&s[1], -i32(l) - 3);
}

//# workgroup_counter: MEM-05
//! run main groups=1
//! buffer o u32 = zero 1
//! buffer r u32 = zero 45
//! expect r = 45*45
//! expect o = 45
var<workgroup> c: atomic<u32>;
@compute @workgroup_size(45)
fn main(@builtin(local_invocation_index) l: u32) {
  let k = atomicAdd(&c, 1u);
  workgroupBarrier();
  r[k] += atomicLoad(&c);
  atomicMax(&o[0], atomicLoad(&c));
}

//# workgroup_array_of_atomics: MEM-05
//! run main groups=1
//! buffer o u32 = zero 8
//! buffer r u32 = zero 16
//! expect r = 224 248 272 232 256 280 240 264 224 248 272 232 256 280 240 264
//! expect o = 224 248 272 232 256 280 240 264
var<workgroup> h: array<atomic<u32>, 8>;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) l: u32) {
  atomicAdd(&h[(l * 3u) % 8u], l);
  workgroupBarrier();
  let sum = atomicLoad(&h[l % 8u]);
  atomicMax(&o[l % 8u], sum);
  if (l < 16u) { r[l] = sum; }
}

//# workgroup_struct_with_atomic
//! run main groups=2
//! buffer o u32 = zero 16
//! buffer r u32 = zero 1
//! expect o = 47 46 45 44 43 42 41 40 39 38 37 36 35 34 33 32
struct S { n: atomic<u32>, v: array<u32, 16> }
var<workgroup> s: S;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  atomicAdd(&s.n, 2u);
  s.v[l] = l;
  workgroupBarrier();
  atomicMax(&o[l], atomicLoad(&s.n) + s.v[15u - l]);
}

//# storage_struct_with_atomic
//! run main groups=1
//! buffer o u32 = zero 1
//! buffer r u32 = zero 1
//! buffer s u32 = zero 20
//! expect s = 16 7*16 0 0 0
//! expect o = 0
struct S { n: atomic<u32>, v: array<u32> }
@group(0) @binding(2) var<storage, read_write> s: S;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  let k = atomicAdd(&s.n, 1u);
  s.v[k] = 7u;
}

//# atomic_pointer_argument
//! run main groups=1
//! buffer o u32 = zero 3
//! buffer r u32 = zero 1
//! expect o = 8 8 16
var<workgroup> c: atomic<u32>;
fn bump(p: ptr<storage, atomic<u32>, read_write>) { atomicAdd(p, 1u); }
fn bumpw(p: ptr<workgroup, atomic<u32>>) { atomicAdd(p, 1u); }
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  bump(&o[l % 2u]);
  bumpw(&c);
  workgroupBarrier();
  if (l == 0u) { atomicAdd(&o[2], atomicLoad(&c)); }
}

//# append_compaction_count
//! run main groups=1
//! buffer o u32 = zero 1
//! buffer r u32 = zero 20
//! expect r = 1*16 0*4
//! expect o = 16
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) l: u32) {
  if (l % 4u == 0u) { let k = atomicAdd(&o[0], 1u); r[k] = 1u; }
}

//# last_group_knows
//! run main groups=10
//! buffer o u32 = zero 2
//! buffer r u32 = zero 1
//! expect o = 40 77
@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) l: u32) {
  let before = atomicAdd(&o[0], 1u);
  if (before == 39u) { atomicStore(&o[1], 77u); }
}

//# lock_per_group
//! run main groups=50
//! buffer o u32 = zero 2
//! buffer r u32 = zero 1
//! expect o = 0 1225
@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) w: vec3u) {
  if (l == 0u) {
    loop { if (atomicCompareExchangeWeak(&o[0], 0u, 1u).exchanged) { break; } }
    atomicStore(&o[1], atomicLoad(&o[1]) + w.x);
    atomicStore(&o[0], 0u);
  }
}

//# lookback_over_lower_groups
//! run main groups=40
//! buffer o u32 = zero 40
//! buffer r u32 = zero 1
//! expect o = 1 3 6 10 15 21 28 36 45 55 66 78 91 105 120 136 153 171 190 210 231 253 276 300 325 351 378 406 435 465 496 528 561 595 630 666 703 741 780 820
@compute @workgroup_size(8)
fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) w: vec3u) {
  if (l == 0u) {
    var before = 0u;
    if (w.x > 0u) { loop { before = atomicLoad(&o[w.x - 1u]); if (before != 0u) { break; } } }
    atomicStore(&o[w.x], before + w.x + 1u);
  }
}
