enable f16;
// Half floats: each operation rounds once.
@group(0) @binding(0) var<storage, read_write> o: array<u32>;

//# square: FP-08
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 872429568 1082146304 1178616064 1243628288 1292911744 1334855040 1363691136 1393051520 1417955392 1436829888 1457801536 1478642112 1491225152 1504856768 1519536960 1535265728
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  let a = f16(l) + 0.5h;
  let b = a * a;
  o[l] = bitcast<u32>(vec2h(a, b));
}

//# sum_rounds_each_step: FP-08, FP-11
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 0 17402 18426 18940 19450 19712 19964 20229 20474 20612 20736 20860 20988 21125 21253 21376
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var s = 0.0h;
  for (var i = 0u; i < 40u; i++) { s += 0.1h * f16(l); }
  o[l] = bitcast<u32>(vec2h(s, 0.0h));
}

//# storage_of_half
//! run main groups=1
//! buffer o u32 = zero 16
//! buffer d f16 = iota 16
//! expect d = iota 16 0 2
//! expect o = 0 2 4 6 8 10 12 14 16 18 20 22 24 26 28 30
@group(0) @binding(1) var<storage, read_write> d: array<f16>;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  d[l] = d[l] * 2.0h;
  o[l] = u32(d[l]);
}

//# odd_number_of_halves
//! run main groups=1
//! buffer o u32 = zero 5
//! buffer d f16 = zero 5
//! expect d = 1 2 3 4 5 ...
//! expect o = 6*5
@group(0) @binding(1) var<storage, read_write> d: array<f16>;
@compute @workgroup_size(5)
fn main(@builtin(local_invocation_index) l: u32) {
  d[l] = f16(l) + 1.0h;
  o[l] = arrayLength(&d);
}

//# vec3h_and_matrix
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 4003 6004 8005 10006 12007 14008 16009 18010 20011 22012 24013 26014 28015 30016 32017 34018
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  let m = mat2x2h(1.0h, 2.0h, 3.0h, 4.0h);
  let v = m * vec2h(f16(l), 1.0h);
  o[l] = u32(v.x) + u32(v.y) * 1000u;
}

//# conversion_saturates_to_f32: BI-05
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 0 100 200 300 400 500 600 700 800 900 1000 1100 1200 1300 1400 1500
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = f32(f16(f32(l) * 100.0));
  o[l] = u32(x);
}

//# half_compare_and_select: BI-24, FP-08
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 31*4 41 51 61 71 82 92 102 112 122 132 142 152
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  let a = f16(l);
  o[l] = u32(select(1.0h, 2.0h, a > 7.5h)) + u32(max(a, 3.0h)) * 10u;
}

//# workgroup_halves
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 15*16
var<workgroup> x: array<f16, 16>;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  x[l] = f16(l);
  workgroupBarrier();
  o[l] = u32(x[15u - l] + x[l]);
}
