// The memory model: which accesses happen, what they touch, who sees them. Where WGSL leaves several outcomes open, the shader itself accepts each of them.
@group(0) @binding(0) var<storage, read_write> o: array<u32>;
@group(0) @binding(1) var<storage, read_write> d: array<u32>;

//# reads: MEM-01
//! run main
//! buffer d u32 = 5 6 7
//! buffer o u32 = 99*8
//! expect o = 5 6 13 7 12 5 106 3
//! expect d = 12 106 3
@group(1) @binding(0) var<storage, read_write> a: atomic<u32>;
//! buffer a u32 = 12
fn by_value(x: u32) -> u32 { return x; }
@compute @workgroup_size(1) fn main() {
  // The load rule reads once, where it stands: as initializer, argument, operand, on the left of a compound assignment.
  let x = d[0]; let p = &d[1]; o[0] = x; o[1] = by_value(*p); d[0] += d[2]; o[4] = d[0]; o[2] = 6 + d[2]; o[3] = d[2]; o[5] = x; *p += 100; o[6] = *p; d[2] = 3; o[7] = d[2]; _ = atomicLoad(&a);
}

//# atomics_read_but_for_store: MEM-01, MEM-02
//! run main
//! buffer a u32 = 3 3 3 3
//! buffer o u32 = 99*5
//! expect o = 3 3 3 0 3
//! expect a = 3 4 9 8
@group(1) @binding(0) var<storage, read_write> a: array<atomic<u32>, 4>;
@compute @workgroup_size(1) fn main() {
  o[0] = atomicLoad(&a[0]); o[1] = atomicAdd(&a[1], 1); o[2] = atomicExchange(&a[2], 9); let c = atomicCompareExchangeWeak(&a[0], 77, 5); o[3] = u32(c.exchanged); o[4] = c.old_value; atomicStore(&a[3], 8);
}

//# failed_exchange_writes_nothing: MEM-02
//! run main groups=4
//! buffer a u32 = 0
//! buffer o u32 = 99*128
//! buffer d u32 = zero 1
//! expect a = 128
//! expect d = 0
//! expect o = 1*128
@group(1) @binding(0) var<storage, read_write> a: atomic<u32>;
@compute @workgroup_size(32) fn main(@builtin(global_invocation_id) g: vec3u) {
  // A failed exchange that wrote its value would be seen as a value of 1000 or more.
  atomicAdd(&a, 1); let c = atomicCompareExchangeWeak(&a, 1000, 5000 + g.x); let v = atomicLoad(&a); o[g.x] = u32(!c.exchanged && c.old_value >= 1 && c.old_value <= 128 && v >= 1 && v <= 128);
}

//# an_access_touches_its_own_bytes: MEM-03
//! run main
//! buffer o u32 = 99*8
//! buffer s u32 = 9*16
//! expect o = 9*8
//! expect s u32 = 9 50 9 9 9 9 9 52 9 9 9 53 54 9 9 9
struct S { a: vec4u, b: vec3u, c: u32, m: array<u32, 4>, n: vec3u }
@group(1) @binding(0) var<storage, read_write> s: S;
@compute @workgroup_size(4) fn main(@builtin(local_invocation_index) l: u32) {
  switch l { case 0: { s.a.y = 50; } case 1: { s.c = 52; } case 2: { s.m[3] = 53; } default: { s.n.x = 54; } }
  storageBarrier();
  o[l] = s.a.x + s.b[l % 3] - s.n.y; o[l + 4] = s.m[l % 3];
}

//# components_of_one_vector: MEM-03, MEM-12
//! run main
//! accepts race: components of one vector
//! buffer o u32 = 99*4
//! buffer v u32 = 9*4
//! expect o = 1*4
@group(1) @binding(0) var<storage, read_write> v: array<vec4u, 1>;
@compute @workgroup_size(4) fn main(@builtin(local_invocation_index) l: u32) {
  // A write of a component may write the whole vector: of four such writes at once, at least one's component arrives, and no third value does.
  v[0][l] = 20 + l; storageBarrier();
  let x = v[0]; o[l] = u32(all((x == vec4u(9)) | (x == vec4u(20, 21, 22, 23))) && any(x != vec4u(9)));
}

//# one_binding_is_one_memory: MEM-04
//! run write
//! run read
//! buffer 1.0 u32 = 1 2 3 4
//! buffer o u32 = 99*4
//! expect o = 11 12 13 14
@group(1) @binding(0) var<storage, read_write> a: array<u32>;
@group(1) @binding(0) var<storage> b: array<vec4u>;
@compute @workgroup_size(4) fn write(@builtin(local_invocation_index) l: u32) { a[l] += 10; }
@compute @workgroup_size(4) fn read(@builtin(local_invocation_index) l: u32) { o[l] = b[0][l]; }

//# each_variable_is_its_own_memory: MEM-04
//! run main groups=3
//! buffer o u32 = 99*24
//! expect o = 8 9 10 11 12 13 14 15 8 9 10 11 12 13 14 15 8 9 10 11 12 13 14 15
var<workgroup> w: atomic<u32>; // starts at zero in each workgroup
var<private> p: u32; // and in each invocation
fn count() -> u32 { var f = 0u; f += 1; return f; } // and in each call
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32, @builtin(global_invocation_id) g: vec3u) {
  atomicAdd(&w, 1); p += l; workgroupBarrier(); let a = count(); let b = count();
  o[g.x] = atomicLoad(&w) + p + (a + b - 2);
}

//# scope_of_atomics: MEM-05
//! run main groups=8
//! buffer d u32 = zero 8
//! buffer a u32 = 0
//! buffer o u32 = 99*8
//! expect a = 256
//! expect o = 32*8
@group(1) @binding(0) var<storage, read_write> a: atomic<u32>;
var<workgroup> w: atomic<u32>;
@compute @workgroup_size(32) fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) k: vec3u) {
  // In storage all workgroups meet, in workgroup memory one only.
  atomicAdd(&a, 1); atomicAdd(&w, 1); workgroupBarrier(); if l == 0 { o[k.x] = atomicLoad(&w); }
}

//# scope_of_barriers: MEM-06, MEM-20
//! run main groups=6
//! buffer o u32 = 99*96
//! expect o = 1*96
var<workgroup> w: array<u32, 16>;
var<workgroup> arrived: atomic<u32>;
@compute @workgroup_size(16) fn main(@builtin(local_invocation_index) l: u32, @builtin(global_invocation_id) g: vec3u, @builtin(workgroup_id) k: vec3u) {
  // Barriers gather one workgroup, whatever the number that others pass.
  var fine = true;
  for (var i = 0u; i <= k.x; i++) {
    w[l] = i * 100 + l; atomicAdd(&arrived, 1); workgroupBarrier();
    fine &= atomicLoad(&arrived) == (i + 1) * 16 && w[15 - l] == i * 100 + 15 - l; workgroupBarrier();
  }
  o[g.x] = u32(fine);
}

//# workgroup_memory_after_a_barrier: MEM-08, MEM-12
//! run main
//! buffer o u32 = 99*64
//! expect o = iota 64 2079 -1
var<workgroup> w: array<u32, 64>;
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  w[l] = l; workgroupBarrier(); var s = w[63 - l]; for (var i = 0u; i < 64; i++) { s += w[i]; } o[l] = s;
}

//# storage_after_a_barrier: MEM-09, MEM-12
//! run main groups=2
//! buffer o u32 = 99*128
//! buffer d u32 = zero 128
//! expect o = iota 64 2079 -1 iota 64 2079 -1
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32, @builtin(global_invocation_id) g: vec3u, @builtin(workgroup_id) k: vec3u) {
  d[g.x] = l; storageBarrier(); var s = d[k.x * 64 + 63 - l]; for (var i = 0u; i < 64; i++) { s += d[k.x * 64 + i]; } o[g.x] = s;
}

//# two_barriers_in_sequence: MEM-11
//! run main
//! buffer o u32 = 99*64
//! buffer d u32 = zero 64
//! expect o = 163 62 361 260 559 458 757 656 955 854 1153 1052 1351 1250 1549 1448 1747 1646 1945 1844 2143 2042 2341 2240 2539 2438 2737 2636 2935 2834 3133 3032 3331 3230 3529 3428 3727 3626 3925 3824 4123 4022 4321 4220 4519 4418 4717 4616 4915 4814 5113 5012 5311 5210 5509 5408 5707 5606 5905 5804 6103 6002 6301 6200
var<workgroup> w: array<u32, 64>;
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  w[l] = l; d[l] = l * 100; storageBarrier(); workgroupBarrier(); o[l] = w[63 - l] + d[l ^ 1];
}

//# plain_writes_of_another_workgroup: MEM-13, MEM-07
//! run main groups=16
//! accepts race: this is what is tested
//! buffer o u32 = 99*16
//! buffer d u32 = zero 1
//! buffer flag u32 = 0
//! expect o = 1*16
//! expect flag = 1
@group(1) @binding(0) var<storage, read_write> flag: atomic<u32>;
@compute @workgroup_size(1) fn main(@builtin(workgroup_id) k: vec3u) {
  // The atomic orders nothing else: the plain value may be old or new, and is one of the two.
  if k.x == 0 { d[0] = 42; atomicStore(&flag, 1); }
  let seen = atomicLoad(&flag); let v = d[0]; o[k.x] = u32((v == 0 || v == 42) && seen <= 1);
}

//# relaxed_atomics: MEM-07
//! run main groups=8
//! buffer x u32 = 0 0
//! buffer o u32 = 99*8
//! expect x = 8 8
//! expect o = 1*8
@group(1) @binding(0) var<storage, read_write> x: array<atomic<u32>, 2>;
@compute @workgroup_size(1) fn main(@builtin(workgroup_id) k: vec3u) {
  // Each counter by itself is exact; neither says anything of the other.
  atomicAdd(&x[k.x % 2], 1); atomicAdd(&x[(k.x + 1) % 2], 1); let a = atomicLoad(&x[1]); let b = atomicLoad(&x[0]); o[k.x] = u32(a >= 1 && a <= 8 && b >= 1 && b <= 8);
}

//# race_of_plain_writes_stays_contained: MEM-14
//! run main groups=4
//! accepts race: this is what is tested
//! buffer o u32 = 99*64
//! buffer d u32 = 7 0 7
//! expect o = 1*64
//! expect d = 7 _ 7
@compute @workgroup_size(16) fn main(@builtin(global_invocation_id) g: vec3u) {
  // Which one wins is open; what is read back is a value that somebody wrote, or the first.
  d[1] = 100 + g.x; let v = d[1]; o[g.x] = u32(v == 0 || (v >= 100 && v < 164));
}

//# race_with_an_atomic_stays_contained: MEM-15
//! run main groups=4
//! buffer o u32 = 99*64
//! buffer a u32 = 7 0 7
//! expect o = 1*64
//! expect a = 7 _ 7
struct A { before: u32, x: atomic<u32>, after: u32 }
@group(1) @binding(0) var<storage, read_write> a: A;
@compute @workgroup_size(16) fn main(@builtin(global_invocation_id) g: vec3u) {
  // Of the two ways of reaching an atomic, WGSL has none that is not atomic: stores and additions mix freely.
  if g.x % 2 == 0 { atomicStore(&a.x, 1000); } else { atomicAdd(&a.x, 1); } let v = atomicLoad(&a.x); o[g.x] = u32(v <= 32 || (v >= 1000 && v <= 1032));
}

//# atomics_never_race: MEM-16
//! run main groups=16
//! buffer a u32 = 0 0
//! buffer o u32 = 99*512
//! expect a = 512 511
//! expect o = 1*512
@group(1) @binding(0) var<storage, read_write> a: array<atomic<u32>, 2>;
@compute @workgroup_size(32) fn main(@builtin(global_invocation_id) g: vec3u) {
  let old = atomicAdd(&a[0], 1); atomicMax(&a[1], old); o[g.x] = u32(old < 512);
}

//# dispatches_are_ordered: MEM-17
//! run add groups=4
//! run double groups=4
//! run sum
//! buffer d u32 = iota 64
//! buffer o u32 = 99*1
//! expect o = 4160
//! expect d = iota 64 2 2
@compute @workgroup_size(16) fn add(@builtin(global_invocation_id) g: vec3u) { d[g.x] += 1; }
@compute @workgroup_size(16) fn double(@builtin(global_invocation_id) g: vec3u) { d[63 - g.x] *= 2; }
@compute @workgroup_size(1) fn sum() { var s = 0u; for (var i = 0u; i < 64; i++) { s += d[i]; } o[0] = s; }

//# coherence: MEM-18
//! run main groups=8
//! buffer a u32 = 0
//! buffer o u32 = 99*256
//! expect a = 2048
//! expect o = 1*256
@group(1) @binding(0) var<storage, read_write> a: atomic<u32>;
@compute @workgroup_size(32) fn main(@builtin(global_invocation_id) g: vec3u) {
  // All agree on one order of the values: nobody sees the counter go back.
  var last = 0u; var fine = true;
  for (var i = 0u; i < 8; i++) { let old = atomicAdd(&a, 1); fine &= old >= last; let seen = atomicLoad(&a); fine &= seen > old && seen <= 2048; last = seen; }
  o[g.x] = u32(fine);
}

//# all_arrive_before_any_leaves: MEM-20
//! run main groups=3
//! buffer o u32 = 99*192
//! expect o = 1*192
var<workgroup> n: atomic<u32>; var<workgroup> w: array<u32, 64>;
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32, @builtin(global_invocation_id) g: vec3u) {
  var fine = true;
  for (var i = 1u; i <= 3; i++) { w[l] = i; atomicAdd(&n, 1); workgroupBarrier(); fine &= atomicLoad(&n) == 64 * i && w[63 - l] == i; workgroupBarrier(); }
  o[g.x] = u32(fine);
}

//# hang_before_a_barrier_is_stopped: MEM-21
//! run main
//! buffer o u32 = 1 1
//! stops 260
//! only subgroup=8 threads=1: each configuration waits for the time limit
@compute @workgroup_size(2) fn main(@builtin(local_invocation_index) l: u32) {
  // One invocation never arrives; the dispatch ends all the same, with the loop named.
  if l == 1 {
    loop { if o[0] == 2 { break; } }
  }
  workgroupBarrier(); o[l] = 5;
}

//# workgroups_in_any_order: MEM-22
//! run main groups=64
//! buffer o u32 = 99*64
//! buffer a u32 = 0
//! expect a = 64
//! expect o = 1*64
@group(1) @binding(0) var<storage, read_write> a: atomic<u32>;
@compute @workgroup_size(1) fn main(@builtin(workgroup_id) k: vec3u) {
  // Tickets are given out once each; which workgroup gets which is open.
  let ticket = atomicAdd(&a, 1); o[ticket] = u32(ticket < 64 && k.x < 64);
}

//# spinning_on_another_invocation: MEM-23
//! run main
//! buffer o u32 = 1
//! stops 286
//! only subgroup=8 threads=1: each configuration waits for the time limit
var<workgroup> ready: atomic<u32>;
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  // Nothing promises that the last invocation gets on while the first one waits: here it does not, and the dispatch is stopped.
  if l == 0 {
    loop { if atomicLoad(&ready) == 1 { break; } }
  } else if l == 7 { atomicStore(&ready, 1); }
  o[0] = 5;
}

//# order_within_a_workgroup_is_open: MEM-23
//! run main
//! buffer o u32 = 99*64
//! expect o = 201*32 1*32
var<workgroup> n: atomic<u32>;
var<workgroup> seen: array<atomic<u32>, 64>;
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  let turn = atomicAdd(&n, 1); atomicAdd(&seen[turn], 1); atomicAdd(&seen[turn / 2], 100); workgroupBarrier(); o[l] = atomicLoad(&seen[l]); // each turn once, in whatever order
}
