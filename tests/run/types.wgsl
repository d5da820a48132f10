// Values of types: integers that wrap, floats through memory, counts, columns, members (ledger chapter TYPE).
enable f16;
@group(0) @binding(0) var<storage, read_write> o: array<u32>;

//# i32_wraps: TYPE-20
//! run main groups=1
//! buffer a i32 = 2147483647 1 -2147483648 -1 65536 65536 -2147483648 2
//! buffer r i32 = zero 10
//! expect r = -2147483648 2147483647 0 -2147483648 0 -2147483648 -2 2147483647 -2147483648 1
@group(0) @binding(1) var<storage> a: array<i32>;
@group(0) @binding(2) var<storage, read_write> r: array<i32>;
@compute @workgroup_size(1) fn main() {
  r[0] = a[0] + a[1];
  r[1] = a[2] - a[1];
  r[2] = a[4] * a[5];
  r[3] = -a[6];
  r[4] = a[6] * a[7];
  r[5] = a[6] * a[3];
  r[6] = a[0] * a[7];
  r[7] = ~a[6];
  r[8] = a[2] / a[3];
  r[9] = a[2] / a[2];
}

//# u32_wraps: TYPE-20
//! run main groups=1
//! buffer a u32 = 4294967295 2 0 1 65537 65536
//! buffer o u32 = zero 6
//! expect o = 1 4294967295 65536 4294967294 4294967295 4294967293
@group(0) @binding(1) var<storage> a: array<u32>;
@compute @workgroup_size(1) fn main() {
  o[0] = a[0] + a[1];
  o[1] = a[2] - a[3];
  o[2] = a[4] * a[5];
  o[3] = a[0] * a[1];
  o[4] = ~a[2];
  o[5] = a[0] - a[1];
}

//# product_with_least_wraps: TYPE-17, TYPE-20
//! run main groups=1
//! buffer r i32 = 0 -1
//! expect r = -2147483648 -2147483648
@group(0) @binding(2) var<storage, read_write> r: array<i32>;
@compute @workgroup_size(1) fn main() {
  let m = r[1];
  r[0] = -1 * i32(-2147483648);
  r[1] = m * i32(-2147483648);
}

//# f32_extremes: TYPE-21
//! run main groups=1
//! buffer o u32 = zero 8
//! buffer a u32 = 0x00000001 0x007fffff 0x00800000 0x7f7fffff 0x80000000 0x80000001 0xff7fffff 0x3f800001
//! expect o = 0x00000001 0x007fffff 0x00800000 0x7f7fffff 0x80000000 0x80000001 0xff7fffff 0x3f800001
@group(0) @binding(1) var<storage> a: array<f32>;
var<workgroup> w: array<f32, 8>;
var<private> p: f32;
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  w[l] = a[l];
  workgroupBarrier();
  p = w[7u - l];
  var f = p;
  o[7u - l] = bitcast<u32>(f);
}

//# f16_extremes: TYPE-21
//! run main groups=1
//! buffer h u32 = zero 4
//! buffer a u32 = 0x03ff0001 0x7bff0400 0x80018000 0x3c01fbff
//! expect h = 0x03ff0001 0x7bff0400 0x80018000 0x3c01fbff
@group(0) @binding(1) var<storage> a: array<f16>;
@group(0) @binding(2) var<storage, read_write> h: array<f16>;
var<workgroup> w: array<f16, 8>;
var<private> p: f16;
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  w[l] = a[l];
  workgroupBarrier();
  p = w[7u - l];
  var f = p;
  h[7u - l] = f;
}

//# bool_is_a_value: TYPE-19
//! run main groups=1
//! buffer o u32 = 0 1 2 0 4294967295
//! expect o = 1 0 1 1 0
var<private> b: bool;
var<workgroup> w: array<bool, 5>;
@compute @workgroup_size(5) fn main(@builtin(local_invocation_index) l: u32) {
  b = bool(o[l]);
  w[l] = b;
  workgroupBarrier();
  o[l] = u32(w[4 - l] == true);
}

//# matrices_are_by_columns: TYPE-25
//! run main groups=1
//! buffer m f32 = 1 2 3 _ 4 5 6 _
//! buffer r f32 = zero 6
//! expect r = 2 4 6 4 5 6
@group(0) @binding(1) var<storage> m: mat2x3f;
@group(0) @binding(2) var<storage, read_write> r: array<f32>;
@compute @workgroup_size(1) fn main() {
  r[0] = m[0].y;
  r[1] = m[1][0];
  r[2] = m[1].z;
  r[3] = (m * vec2f(0, 1)).x;
  r[4] = (m * vec2f(0, 1)).y;
  r[5] = (m * vec2f(0, 1)).z;
}

//# order_of_one_atomic: TYPE-33
//! run main groups=4
//! buffer o u32 = zero 260
//! buffer c u32 = zero 2
//! expect c = 256 0
//! expect o = 1*256 0 0 0 0
@group(0) @binding(1) var<storage, read_write> c: array<atomic<u32>, 2>;
@group(0) @binding(2) var<storage, read_write> seen: array<atomic<u32>>;
@compute @workgroup_size(64) fn main() {
  let mine = atomicAdd(&c[0], 1);
  o[mine] += 1;
}

//# last_value_is_of_the_last_change: TYPE-33
//! run main groups=4
//! buffer o u32 = zero 1
//! buffer c u32 = zero 2
//! expect o = 0
@group(0) @binding(1) var<storage, read_write> c: array<atomic<u32>, 2>;
var<workgroup> w: atomic<u32>;
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  // What one invocation reads of an atomic that only grows never falls back.
  var last = 0u;
  for (var i = 0; i < 8; i++) {
    let now = atomicMax(&c[0], l * 8 + u32(i));
    if now < last { o[0] = 1; }
    last = now;
    let here = atomicAdd(&w, 1);
    if atomicLoad(&w) <= here { o[0] = 2; }
  }
}

//# arrays_of_one_count: TYPE-40
//! run main groups=1
//! buffer o u32 = zero 8
//! expect o = 0 1 4 9 16 25 36 49
const width = 8;
var<private> a: array<u32, 8u>;
fn square(p: ptr<private, array<u32, width>>) -> array<u32, 4 + 4> {
  for (var i = 0u; i < width; i++) { (*p)[i] = i * i; }
  return *p;
}
@compute @workgroup_size(1) fn main() {
  let b: array<u32, 8> = square(&a);
  for (var i = 0; i < width; i++) { o[i] = b[i]; }
}

//# arrays_convert_by_element: TYPE-06
//! run main groups=1
//! buffer r f32 = zero 4
//! expect r = 1 2 3 4
@group(0) @binding(2) var<storage, read_write> r: array<f32, 4>;
const a = array(1, 2, 3, 4);
@compute @workgroup_size(1) fn main() { r = a; }

//# least_of_abstract_integers: TYPE-15
//! run main groups=1
//! buffer o u32 = zero 4
//! expect o = 1073741823 1 2147483648 4294967295
@compute @workgroup_size(1) fn main() {
  o[0] = 0x1ffffffff / 8;
  o[1] = (9223372036854775807 - 9223372036854775806);
  o[2] = 4294967296 / 2;
  o[3] = (1 << 62) / (1 << 30) - 1;
}

//# constructible_values_are_copied: TYPE-52
//! run main groups=1
//! buffer o u32 = zero 6
//! expect o = 1 2 9 1 8 3
struct T { a: array<u32, 2>, b: vec2<bool> }
struct S { t: array<T, 2>, n: u32 }
fn change(s: S) -> S { var v = s; v.t[1].a[0] = 8; return v; }
@compute @workgroup_size(1) fn main() {
  var s = S(array(T(array(1, 2), vec2(true, false)), T(array(1, 2), vec2(false))), 3);
  let before = s;
  s.t[0].a[0] = 9;
  let after = change(s);
  o[0] = before.t[0].a[0];
  o[1] = before.t[0].a[1];
  o[2] = after.t[0].a[0];
  o[3] = s.t[1].a[0];
  o[4] = after.t[1].a[0];
  o[5] = after.n + u32(after.t[1].b.x);
}

//# alias_of_structure: TYPE-84
//! run main groups=1
//! buffer s u32 = zero 8
//! expect s = 5 0 0 0 6 0 0 0
struct S { @size(16) a: u32, @align(16) b: u32 }
alias T = S;
@group(0) @binding(1) var<storage, read_write> s: T;
@compute @workgroup_size(1) fn main() { s = T(5, 6); }

//# footprints_of_override_arrays: TYPE-35, TYPE-54
//! run main groups=1
//! override n = 5
//! buffer o u32 = zero 6
//! expect o = 4 3 2 1 0 _
override n = 2u;
var<workgroup> w: array<array<u32, 2>, n>;
var<workgroup> after: u32;
fn reverse(p: ptr<workgroup, array<array<u32, 2>, n>>, i: u32) -> u32 { return (*p)[n - 1 - i][1]; }
@compute @workgroup_size(n) fn main(@builtin(local_invocation_index) l: u32) {
  w[l][1] = l;
  workgroupBarrier();
  o[l] = reverse(&w, l);
}
