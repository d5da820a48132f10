// Atomic and synchronisation builtins for both types in both address spaces: old values and what is left in memory.
@group(0) @binding(0) var<storage, read_write> o: array<u32>;
@group(0) @binding(1) var<storage, read_write> u: atomic<u32>;
@group(0) @binding(2) var<storage, read_write> i: atomic<i32>;
var<workgroup> wu: atomic<u32>;
var<workgroup> wi: atomic<i32>;

//# add: BI-115
//! run main
//! buffer o u32 = 99*12
//! buffer u words = 4294967280
//! buffer i words = -100
//! expect u u32 = 21
//! expect i i32 = -63
//! expect o = 4294967280 -100 4294967280 -100 21 -63 21 -63 0 2147483648 1 2147483649
@compute @workgroup_size(1) fn main() {
  atomicStore(&wu, 4294967280); atomicStore(&wi, -100);
  o[0] = atomicAdd(&u, 37); o[1] = u32(atomicAdd(&i, 37)); o[2] = atomicAdd(&wu, 37); o[3] = u32(atomicAdd(&wi, 37));
  o[4] = atomicLoad(&u); o[5] = u32(atomicLoad(&i)); o[6] = atomicLoad(&wu); o[7] = u32(atomicLoad(&wi));
  atomicStore(&wu, 0); atomicStore(&wi, -2147483648); o[8] = atomicAdd(&wu, 1); o[9] = u32(atomicAdd(&wi, 1)); o[10] = atomicLoad(&wu); o[11] = u32(atomicLoad(&wi));
}

//# sub: BI-116
//! run main
//! buffer o u32 = 99*12
//! buffer u words = 4294967280
//! buffer i words = -100
//! expect u u32 = 4294967243
//! expect i i32 = -137
//! expect o = 4294967280 -100 4294967280 -100 4294967243 -137 4294967243 -137 0 2147483648 4294967295 2147483647
@compute @workgroup_size(1) fn main() {
  atomicStore(&wu, 4294967280); atomicStore(&wi, -100);
  o[0] = atomicSub(&u, 37); o[1] = u32(atomicSub(&i, 37)); o[2] = atomicSub(&wu, 37); o[3] = u32(atomicSub(&wi, 37));
  o[4] = atomicLoad(&u); o[5] = u32(atomicLoad(&i)); o[6] = atomicLoad(&wu); o[7] = u32(atomicLoad(&wi));
  atomicStore(&wu, 0); atomicStore(&wi, -2147483648); o[8] = atomicSub(&wu, 1); o[9] = u32(atomicSub(&wi, 1)); o[10] = atomicLoad(&wu); o[11] = u32(atomicLoad(&wi));
}

//# max: BI-117
//! run main
//! buffer o u32 = 99*12
//! buffer u words = 4294967280
//! buffer i words = -100
//! expect u u32 = 4294967280
//! expect i i32 = 37
//! expect o = 4294967280 -100 4294967280 -100 4294967280 37 4294967280 37 0 2147483648 1 1
@compute @workgroup_size(1) fn main() {
  atomicStore(&wu, 4294967280); atomicStore(&wi, -100);
  o[0] = atomicMax(&u, 37); o[1] = u32(atomicMax(&i, 37)); o[2] = atomicMax(&wu, 37); o[3] = u32(atomicMax(&wi, 37));
  o[4] = atomicLoad(&u); o[5] = u32(atomicLoad(&i)); o[6] = atomicLoad(&wu); o[7] = u32(atomicLoad(&wi));
  atomicStore(&wu, 0); atomicStore(&wi, -2147483648); o[8] = atomicMax(&wu, 1); o[9] = u32(atomicMax(&wi, 1)); o[10] = atomicLoad(&wu); o[11] = u32(atomicLoad(&wi));
}

//# min: BI-118
//! run main
//! buffer o u32 = 99*12
//! buffer u words = 4294967280
//! buffer i words = -100
//! expect u u32 = 37
//! expect i i32 = -100
//! expect o = 4294967280 -100 4294967280 -100 37 -100 37 -100 0 2147483648 0 2147483648
@compute @workgroup_size(1) fn main() {
  atomicStore(&wu, 4294967280); atomicStore(&wi, -100);
  o[0] = atomicMin(&u, 37); o[1] = u32(atomicMin(&i, 37)); o[2] = atomicMin(&wu, 37); o[3] = u32(atomicMin(&wi, 37));
  o[4] = atomicLoad(&u); o[5] = u32(atomicLoad(&i)); o[6] = atomicLoad(&wu); o[7] = u32(atomicLoad(&wi));
  atomicStore(&wu, 0); atomicStore(&wi, -2147483648); o[8] = atomicMin(&wu, 1); o[9] = u32(atomicMin(&wi, 1)); o[10] = atomicLoad(&wu); o[11] = u32(atomicLoad(&wi));
}

//# and: BI-119
//! run main
//! buffer o u32 = 99*12
//! buffer u words = 4294967280
//! buffer i words = -100
//! expect u u32 = 32
//! expect i i32 = 4
//! expect o = 4294967280 -100 4294967280 -100 32 4 32 4 0 2147483648 0 0
@compute @workgroup_size(1) fn main() {
  atomicStore(&wu, 4294967280); atomicStore(&wi, -100);
  o[0] = atomicAnd(&u, 37); o[1] = u32(atomicAnd(&i, 37)); o[2] = atomicAnd(&wu, 37); o[3] = u32(atomicAnd(&wi, 37));
  o[4] = atomicLoad(&u); o[5] = u32(atomicLoad(&i)); o[6] = atomicLoad(&wu); o[7] = u32(atomicLoad(&wi));
  atomicStore(&wu, 0); atomicStore(&wi, -2147483648); o[8] = atomicAnd(&wu, 1); o[9] = u32(atomicAnd(&wi, 1)); o[10] = atomicLoad(&wu); o[11] = u32(atomicLoad(&wi));
}

//# or: BI-120
//! run main
//! buffer o u32 = 99*12
//! buffer u words = 4294967280
//! buffer i words = -100
//! expect u u32 = 4294967285
//! expect i i32 = -67
//! expect o = 4294967280 -100 4294967280 -100 4294967285 -67 4294967285 -67 0 2147483648 1 2147483649
@compute @workgroup_size(1) fn main() {
  atomicStore(&wu, 4294967280); atomicStore(&wi, -100);
  o[0] = atomicOr(&u, 37); o[1] = u32(atomicOr(&i, 37)); o[2] = atomicOr(&wu, 37); o[3] = u32(atomicOr(&wi, 37));
  o[4] = atomicLoad(&u); o[5] = u32(atomicLoad(&i)); o[6] = atomicLoad(&wu); o[7] = u32(atomicLoad(&wi));
  atomicStore(&wu, 0); atomicStore(&wi, -2147483648); o[8] = atomicOr(&wu, 1); o[9] = u32(atomicOr(&wi, 1)); o[10] = atomicLoad(&wu); o[11] = u32(atomicLoad(&wi));
}

//# xor: BI-121
//! run main
//! buffer o u32 = 99*12
//! buffer u words = 4294967280
//! buffer i words = -100
//! expect u u32 = 4294967253
//! expect i i32 = -71
//! expect o = 4294967280 -100 4294967280 -100 4294967253 -71 4294967253 -71 0 2147483648 1 2147483649
@compute @workgroup_size(1) fn main() {
  atomicStore(&wu, 4294967280); atomicStore(&wi, -100);
  o[0] = atomicXor(&u, 37); o[1] = u32(atomicXor(&i, 37)); o[2] = atomicXor(&wu, 37); o[3] = u32(atomicXor(&wi, 37));
  o[4] = atomicLoad(&u); o[5] = u32(atomicLoad(&i)); o[6] = atomicLoad(&wu); o[7] = u32(atomicLoad(&wi));
  atomicStore(&wu, 0); atomicStore(&wi, -2147483648); o[8] = atomicXor(&wu, 1); o[9] = u32(atomicXor(&wi, 1)); o[10] = atomicLoad(&wu); o[11] = u32(atomicLoad(&wi));
}

//# exchange: BI-122
//! run main
//! buffer o u32 = 99*12
//! buffer u words = 4294967280
//! buffer i words = -100
//! expect u u32 = 37
//! expect i i32 = 37
//! expect o = 4294967280 -100 4294967280 -100 37 37 37 37 0 2147483648 1 1
@compute @workgroup_size(1) fn main() {
  atomicStore(&wu, 4294967280); atomicStore(&wi, -100);
  o[0] = atomicExchange(&u, 37); o[1] = u32(atomicExchange(&i, 37)); o[2] = atomicExchange(&wu, 37); o[3] = u32(atomicExchange(&wi, 37));
  o[4] = atomicLoad(&u); o[5] = u32(atomicLoad(&i)); o[6] = atomicLoad(&wu); o[7] = u32(atomicLoad(&wi));
  atomicStore(&wu, 0); atomicStore(&wi, -2147483648); o[8] = atomicExchange(&wu, 1); o[9] = u32(atomicExchange(&wi, 1)); o[10] = atomicLoad(&wu); o[11] = u32(atomicLoad(&wi));
}

//# load_and_store: BI-113, BI-114
//! run main
//! buffer o u32 = zero 4
//! buffer u u32 = 7
//! buffer i i32 = -7
//! expect u = 4000000000
//! expect i = -5
//! expect o = 7 -7 9 -9
@compute @workgroup_size(1) fn main() {
  o[0] = atomicLoad(&u); o[1] = u32(atomicLoad(&i)); atomicStore(&u, 4000000000); atomicStore(&i, -5); atomicStore(&wu, 9); atomicStore(&wi, -9); o[2] = atomicLoad(&wu); o[3] = u32(atomicLoad(&wi));
}

//# compare_exchange: BI-123, MEM-02
//! run main
//! buffer o u32 = 99*12
//! buffer u u32 = 7
//! buffer i i32 = -7
//! expect u = 8
//! expect i = -8
//! expect o = 7 1 -7 1 8 0 -8 0 9 1 10 0
@compute @workgroup_size(1) fn main() {
  // An exchange may fail without reason; one that says so is tried again.
  var a = atomicCompareExchangeWeak(&u, 7, 8); while !a.exchanged && a.old_value == 7 { a = atomicCompareExchangeWeak(&u, 7, 8); }
  var b = atomicCompareExchangeWeak(&i, -7, -8); while !b.exchanged && b.old_value == -7 { b = atomicCompareExchangeWeak(&i, -7, -8); }
  let c = atomicCompareExchangeWeak(&u, 7, 100); let d = atomicCompareExchangeWeak(&i, -7, 100);
  atomicStore(&wu, 9); var e = atomicCompareExchangeWeak(&wu, 9, 10); while !e.exchanged && e.old_value == 9 { e = atomicCompareExchangeWeak(&wu, 9, 10); } let f = atomicCompareExchangeWeak(&wu, 11, 100);
  o[0] = a.old_value; o[1] = u32(a.exchanged); o[2] = u32(b.old_value); o[3] = u32(b.exchanged); o[4] = c.old_value; o[5] = u32(c.exchanged); o[6] = u32(d.old_value); o[7] = u32(d.exchanged);
  o[8] = e.old_value; o[9] = u32(e.exchanged); o[10] = f.old_value; o[11] = u32(f.exchanged);
}

//# workgroupBarrier: BI-142, MEM-08, MEM-20
//! run main groups=2
//! buffer o u32 = 99*128
//! expect o = 63 62 61 60 59 58 57 56 55 54 53 52 51 50 49 48 47 46 45 44 43 42 41 40 39 38 37 36 35 34 33 32 31 30 29 28 27 26 25 24 23 22 21 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0 63 62 61 60 59 58 57 56 55 54 53 52 51 50 49 48 47 46 45 44 43 42 41 40 39 38 37 36 35 34 33 32 31 30 29 28 27 26 25 24 23 22 21 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0
var<workgroup> w: array<u32, 64>;
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) g: vec3u) {
  w[l] = l; workgroupBarrier(); o[g.x * 64 + l] = w[63 - l];
}

//# storageBarrier: BI-140, MEM-09
//! run main groups=2
//! buffer o u32 = 99*128
//! buffer d u32 = zero 128
//! expect o = 63 62 61 60 59 58 57 56 55 54 53 52 51 50 49 48 47 46 45 44 43 42 41 40 39 38 37 36 35 34 33 32 31 30 29 28 27 26 25 24 23 22 21 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0 63 62 61 60 59 58 57 56 55 54 53 52 51 50 49 48 47 46 45 44 43 42 41 40 39 38 37 36 35 34 33 32 31 30 29 28 27 26 25 24 23 22 21 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0
@group(0) @binding(3) var<storage, read_write> d: array<u32>;
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) g: vec3u) {
  d[g.x * 64 + l] = l; storageBarrier(); o[g.x * 64 + l] = d[g.x * 64 + 63 - l];
}

//# textureBarrier: BI-141, MEM-10, MEM-20
//! run main
//! buffer o u32 = zero 64
//! expect o = 64*64
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  atomicAdd(&wu, 1); textureBarrier(); workgroupBarrier(); o[l] = atomicLoad(&wu); // both meet; only the second orders the counter
}

//# workgroupUniformLoad: BI-143, MEM-01
//! run main
//! buffer o u32 = zero 256
//! expect o = 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 43 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64 64
struct S { a: vec3u, b: array<f32, 2>, c: bool }
var<workgroup> w: u32;
var<workgroup> s: array<S, 2>;
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  if l == 63 { w = 7; s[1] = S(vec3u(40, 1, 2), array(3f, 4), true); }
  atomicAdd(&wu, 1);
  o[l] = workgroupUniformLoad(&w); let x = workgroupUniformLoad(&s[1]);
  if l == 0 { w = 100; s[1].b[0] = 9; } // after all have read
  o[l + 64] = x.a.x + u32(x.b[0]); o[l + 128] = u32(x.c) + x.a.z; o[l + 192] = workgroupUniformLoad(&wu);
}
