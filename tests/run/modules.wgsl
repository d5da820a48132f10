// What a pipeline takes from a module, and what an error while running touches (ledger MOD-03, MOD-07, MOD-08).
@group(0) @binding(0) var<storage, read_write> o: array<u32>;

//# only_the_entry_point_counts: MOD-03
//! run main groups=1
//! buffer o u32 = zero 2
//! expect o = 7 0
override missing: u32;
override zero = 0;
override fault = 1 / zero;
override huge = 100000;
var<workgroup> large: array<vec4u, huge>;
var<workgroup> none: array<u32, zero>;
fn unused() -> i32 { return fault; }
@compute @workgroup_size(1) fn main() { o[0] = 7; }
@compute @workgroup_size(1) fn needs_a_value() { o[0] = missing; }
@compute @workgroup_size(1) fn divides_by_zero() { o[0] = u32(unused()); }
@compute @workgroup_size(1) fn has_large_memory() { large[1].x = 1; }
@compute @workgroup_size(1) fn has_no_memory() { none[0] = 1; }
@compute @workgroup_size(1, 1024) fn is_too_large() { o[1] = 1; }
@compute @workgroup_size(zero) fn is_empty() { o[1] = 1; }

//# the_entry_point_counts: MOD-03, MOD-06
//! run main groups=1
//! buffer o u32 = zero 2
override missing: u32;
//~ error override-missing 10-16: override 'missing' has no default and needs a value
@compute @workgroup_size(1) fn main() { o[0] = missing; }
@compute @workgroup_size(1) fn other() { o[0] = 7; }

//# what_it_calls_counts: MOD-03, MOD-08
//! run main groups=1
//! buffer o u32 = zero 2
override zero = 0;
fn f() -> i32 { return g(); }
fn g() -> i32 { return 1 / zero; }
//~ error eval-division-by-zero 24-31: division by zero, with the override values of this pipeline
@compute @workgroup_size(1) fn main() { o[0] = u32(f()); }

//# what_the_value_makes_right_counts: MOD-03, MOD-04
//! run main groups=1
//! override zero = 2
//! buffer o u32 = zero 1
//! expect o = 50
override zero = 0;
override fault = 100 / zero;
@compute @workgroup_size(1) fn main() { o[0] = u32(fault); }

//# found_while_running: MOD-08
//! run main groups=1
//! buffer o i32 = 7 0 -7 3
//! buffer d i32 = 0 2
//! expect o = 7 0 -7 1
@group(0) @binding(1) var<storage> d: array<i32>;
@compute @workgroup_size(1) fn main() {
  o[0] = u32(i32(o[0]) / d[0]);
  o[1] = u32(i32(o[1]) / d[0]);
  o[2] = u32(i32(o[2]) / d[0]);
  o[3] = u32(i32(o[3]) / d[1]);
}

//# writes_outside_touch_only_resources: MOD-07
//! run main groups=1
//! accepts index: this is what is tested
//! accepts index: what such accesses touch is looked at here
//! buffer o u32 = 1 2 3 4
//! buffer a u32 = 10 20 30 40
//! buffer b u32 = 11 21 31 41
//! expect a = 10 20 30 40
//! expect b = 11 21 31 41
@group(0) @binding(1) var<storage, read_write> a: array<u32, 4>;
@group(0) @binding(2) var<storage> b: array<u32, 4>;
@compute @workgroup_size(32) fn main(@builtin(local_invocation_index) l: u32) {
  let far = l * 134217729u + 4u;
  o[far] = 99;
  o[i32(far)] = 98;
  o[4294967295u - l] = 97;
  _ = a[1] + b[2];
}

//# reads_outside_see_only_resources: MOD-07
//! run main groups=1
//! accepts index: this is what is tested
//! accepts index: what such accesses touch is looked at here
//! buffer o u32 = zero 32
//! buffer a u32 = 5 5 5 5
//! expect o = 1*32
@group(0) @binding(1) var<storage> a: array<u32>;
@compute @workgroup_size(32) fn main(@builtin(local_invocation_index) l: u32) {
  let x = a[l * 134217729u + 4u];
  let y = a[4294967295u - l];
  o[l] = u32((x == 5 || x == 0) && (y == 5 || y == 0));
}

//# local_memory_outside_stays_apart: MOD-07
//! run main groups=1
//! accepts index: this is what is tested
//! accepts index: what such accesses touch is looked at here
//! buffer o u32 = zero 8
//! expect o = 3*8
var<private> p: array<u32, 4>;
var<private> q: array<u32, 4>;
var<workgroup> w: array<u32, 4>;
var<workgroup> v: array<u32, 4>;
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  var f: array<u32, 4>;
  var g: array<u32, 4>;
  p[4 + l * 1000003u] = 9;
  f[4 + l] = 9;
  w[4 + l * 77777777u] = 9;
  workgroupBarrier();
  var sum = 0u;
  for (var i = 0u; i < 4; i++) { sum += q[i] + v[i] + g[i]; }
  o[l] = sum + 3;
}

//# the_least_that_memory_can_be: MOD-14, MOD-15, MOD-16
// 8192 bytes of private, 8192 of function and 16384 of workgroup memory, all of it used.
//! run main groups=2
//! override n = 1024
//! buffer o u32 = zero 8
//! expect o = 524800 524800 524800 524800 524800 524800 524800 524800
override n = 1u;
var<private> p: array<vec4u, 256>;
var<private> q: array<u32, 1024>;
var<workgroup> w: array<u32, 3072>;
var<workgroup> v: array<u32, n>;
@compute @workgroup_size(4) fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) g: vec3u) {
  var f: array<vec4u, 256>;
  var h: array<u32, 1024>;
  for (var i = 0u; i < 1024; i++) { p[i / 4][i % 4] = i; q[i] = 1; f[i / 4][i % 4] = 1023 - i; h[i] = 2; }
  for (var i = l; i < 3072; i += 4) { w[i] = i; }
  for (var i = l; i < n; i += 4) { v[i] = 3071 - i; }
  workgroupBarrier();
  var sum = 0u;
  for (var i = 0u; i < 1024; i++) {
    // 0 + .. + 1023 is 523776, and 1024 ones; what is read at both ends of each variable cancels out otherwise.
    sum += p[(1023 - i) / 4][3 - i % 4] + q[i];
    sum += (f[i / 4][i % 4] - p[(1023 - i) / 4][3 - i % 4]) * h[i];
    sum += w[3071 - i] - v[i];
  }
  o[g.x * 4 + l] = sum;
}
