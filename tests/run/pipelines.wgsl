// What pipeline creation evaluates, and immediate data.
enable f16, subgroup_size_control;
@group(0) @binding(0) var<storage, read_write> o: array<u32>;

//# everything_follows_the_override: PIPE-08
//! run main groups=2
//! override n = 8
//! buffer o u32 = zero 18
//! expect o = 24 23 22 21 20 19 18 17 24 23 22 21 20 19 18 17 0 0
override n = 4u;
override twice = 2u * n;
var<workgroup> w: array<u32, twice>;
var<private> p = array(n, twice);
fn f(x: u32) -> u32 { return x + n / 4u - 1u; }
@compute @workgroup_size(n) fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) g: vec3u) {
  w[l + n] = p[1] + l;  // 16 + l
  workgroupBarrier();
  o[g.x * n + l] = f(w[twice - 1u - l]);
}

//# default_of_the_override: PIPE-08
//! run main groups=2
//! buffer o u32 = zero 8
//! expect o = 11 10 9 8 11 10 9 8
override n = 4u;
override twice = 2u * n;
var<workgroup> w: array<u32, twice>;
var<private> p = array(n, twice);
fn f(x: u32) -> u32 { return x + n / 4u - 1u; }
@compute @workgroup_size(n) fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) g: vec3u) {
  w[l + n] = p[1] + l;
  workgroupBarrier();
  o[g.x * n + l] = f(w[twice - 1u - l]);
}

//# subgroup_size_follows_the_override: PIPE-08
//! run main
//! override n = 16
//! buffer o u32 = 0
//! expect o = 16
override n = 4;
@compute @workgroup_size(64) @subgroup_size(n) fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_size) s: u32) {
  if l == 0u { o[0] = s; }
}

//# value_out_of_range: PIPE-06
//! run main
//! override n = 2147483648
//! buffer o u32 = 0
override n = 1i;
//~ error override-value-unfit 10-10: the value 2147483648 given to override 'n' does not fit into i32
@compute @workgroup_size(1) fn main() { o[0] = u32(n); }

//# value_out_of_range_ok: PIPE-06
//! run main
//! override n = 2147483647.9
//! buffer o u32 = 0
//! expect o = 2147483647
override n = 1i;
@compute @workgroup_size(1) fn main() { o[0] = u32(n); }

//# half_out_of_range: PIPE-06
//! run main
//! override h = 65520
//! buffer o u32 = 0
override h = 1h;
//~ error override-value-unfit 10-10: the value inf given to override 'h' does not fit into f16
@compute @workgroup_size(1) fn main() { o[0] = u32(h); }

//# half_out_of_range_ok: PIPE-06
//! run main
//! override h = 65519
//! override unused = 65520
//! buffer o u32 = 0
//! expect o = 65504
override h = 1h;
override unused = 1h;
@compute @workgroup_size(1) fn main() { o[0] = u32(h); }

//# not_a_number: PIPE-07
//! run main
//! override b = nan
//! buffer o u32 = 0
override b = true;
//~ error override-value-unfit 10-10: the value nan given to override 'b' does not fit into bool
@compute @workgroup_size(1) fn main() { o[0] = u32(b); }

//# not_a_number_ok: PIPE-07
//! run main
//! override b = 0.5
//! buffer o u32 = 0
//! expect o = 1
override b = false;
@compute @workgroup_size(1) fn main() { o[0] = u32(b); }

//# immediates: LIM-21, PIPE-16, BIND-11
//! run main groups=2
//! buffer i json = {"scale": 3, "at": [10, 20, 30], "m": [[1, 2], [3, 4]]}
//! buffer o u32 = zero 8
//! expect o = 33 35 37 39 41 43 45 47
struct I { scale: u32, at: vec3u, m: mat2x2f }
var<immediate> i: I;
fn second(p: ptr<immediate, I>) -> u32 { return (*p).scale * (*p).at[0] + u32((*p).m[1].x); }
@compute @workgroup_size(4) fn main(@builtin(global_invocation_id) g: vec3u) { o[g.x] = second(&i) + g.x * u32(i.m[0][1]); }

//# immediate_index_out_of_range: BIND-11
//! run main
//! buffer i u32 = 5 6 7 8
//! buffer k u32 = 2 3 4 4294967295
//! accepts index: what is read then is the test
//! buffer o u32 = zero 4
//! expect o = 7 8 0 0
@group(0) @binding(1) var<storage> k: array<u32>;
var<immediate> i: vec4u;
@compute @workgroup_size(4) fn main(@builtin(local_invocation_index) l: u32) { o[l] = i[k[l]]; }

//# immediate_not_set: DISP-06
//! run main
//! buffer i u32 = 5 6
//! buffer o u32 = 0
//! fails the immediate data at offset 8 has not been set
var<immediate> i: vec3u;
@compute @workgroup_size(1) fn main() { o[0] = i.x; }

//# immediate_set_ok: DISP-06
//! run main
//! buffer i u32 = 5 6 7
//! buffer o u32 = 0
//! expect o = 5
var<immediate> i: vec3u;
@compute @workgroup_size(1) fn main() { o[0] = i.x; }

//# immediates_for_the_check_of_uniformity: BIND-11
//! run main
//! buffer i u32 = 3
//! buffer o u32 = 0
//! expect o = 43
var<immediate> i: u32;
var<workgroup> w: u32;
var<workgroup> v: u32;
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  for (var n = 0u; n < i; n++) {
    workgroupBarrier();
    if l == n { w += 1u; }
  }
  if l == 7u { v = 40u; }
  workgroupBarrier();
  if l == 0u { o[0] = w + v; }
}
