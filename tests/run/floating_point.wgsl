enable f16;
// Floating point at run time: rounding, accuracy, conversions, and what stays contained where WGSL promises nothing.
@group(0) @binding(0) var<storage> a: array<f32>;
@group(0) @binding(1) var<storage, read_write> r: array<f32>;
@group(0) @binding(2) var<storage, read_write> o: array<u32>;
@group(0) @binding(3) var<storage> w: array<u32>;

//# arithmetic_is_correctly_rounded: FP-01, FP-08
//! run main
//! buffer a f32 = 24.58034 48.3574 59.03871 88.49006 47.979713 84.465 -94.19895 -6.875469 1.1 1e+10 3e-20 16777216 0.1 -7.25 1e-30 2.5e+37 88.67134 29.79491 80.1801 -77.35881 -6.1861906 -50.685432 8.7521715 14.788238 3.3 -9999999 7e-19 1 0.2 3.5 1e-05 1.7
//! buffer r f32 = zero 64
//! expect r = 113.25168 78.15231 139.21881 11.131248 41.79352 33.779564 -85.44678 7.9127684 4.4 9.99e+09 7.2999997e-19 16777216 0.3 -3.75 1e-05 2.5e+37 -64.091 18.562489 -21.141388 165.84888 54.165905 135.15042 -102.951126 -21.663708 -2.1999998 1.001e+10 -6.7e-19 16777215 -0.1 -10.75 -1e-05 2.5e+37 2179.5718 1440.8043 4733.73 -6845.486 -296.81165 -4281.145 -824.4454 -101.67607 3.63 -9.999999e+16 2.0999999e-38 16777216 0.020000001 -25.375 9.9999995e-36 4.25e+37 -24.58034 -48.3574 -59.03871 -88.49006 -47.979713 -84.465 94.19895 6.875469 -1.1 -1e+10 -3e-20 -16777216 -0.1 7.25 -1e-30 -2.5e+37
@compute @workgroup_size(16) fn main(@builtin(local_invocation_index) l: u32) {
  let x = a[l]; let y = a[l + 16]; r[l] = x + y; r[l + 16] = x - y; r[l + 32] = x * y; r[l + 48] = -x;
}

//# division: FP-08
//! run main
//! buffer a f32 = 24.58034 48.3574 59.03871 88.49006 47.979713 84.465 -94.19895 -6.875469 1.1 1e+10 3e-20 16777216 0.1 -7.25 1e-30 2.5e+37 88.67134 29.79491 80.1801 -77.35881 -6.1861906 -50.685432 8.7521715 14.788238 3.3 -9999999 7e-19 1 0.2 3.5 1e-05 1.7
//! buffer r f32 = zero 16
//! expect r ulp 2 = 0.27720726 1.6230087 0.7363262 -1.1438911 -7.7559385 -1.666455 -10.762923 -0.46492824 0.33333334 -1000.0001 0.04285714 16777216 0.5 -2.0714285 1e-25 1.4705882e+37
@compute @workgroup_size(16) fn main(@builtin(local_invocation_index) l: u32) { r[l] = a[l] / a[l + 16]; }

//# remainder: FP-08
//! run main
//! buffer a f32 = 7.5 -7.5 7.5 -7.5 1 0.3 1e+02 5e+05 -0 3 2 2 -2 -2 0.25 0.7 7 3 4 8
//! buffer r f32 = zero 10
//! expect r ulp 2 tol 1e-6 = 1.5 -1.5 1.5 -1.5 0 0.3 2 2 0 3
@compute @workgroup_size(10) fn main(@builtin(local_invocation_index) l: u32) { r[l] = a[l] % a[l + 10]; }

//# comparisons_are_exact: FP-08
//! run main
//! buffer a f32 = 1 1.0000001 -1 0 1e-45 3e+38 -3e+38
//! buffer o u32 = 99*49
//! expect o = 26 35 44 44 44 35 44 44 26 44 44 44 35 44 35 35 26 35 35 35 44 35 35 44 26 35 35 44 35 35 44 44 26 35 44 44 44 44 44 44 26 44 35 35 35 35 35 35 26
@compute @workgroup_size(49) fn main(@builtin(local_invocation_index) l: u32) {
  let x = a[l / 7]; let y = a[l % 7];
  o[l] = u32(x < y) + 2 * u32(x <= y) + 4 * u32(x > y) + 8 * u32(x >= y) + 16 * u32(x == y) + 32 * u32(x != y);
}

//# f16_arithmetic: FP-01, FP-08
//! run main
//! buffer b f16 = 1.5 -2.25 1e+03 0.099975586 3.140625 2048 -0.3330078 6e+04 0.75 3.5 24 0.19995117 2.71875 1 7 3e+03
//! buffer c f16 = zero 32
//! expect c [0..24] = 2.25 1.25 1024 0.2998047 5.859375 2048 6.6679688 63008 0.75 -5.75 976 -0.099975586 0.421875 2047 -7.3320312 56992 1.125 -7.875 2.4e+04 0.019989014 8.5390625 2048 -2.3320312 _
//! expect c [24..32] ulp 2 = 2 -0.6430664 41.65625 0.5 1.1552734 2048 -0.047576904 2e+01
@group(1) @binding(0) var<storage> b: array<f16>;
@group(1) @binding(1) var<storage, read_write> c: array<f16>;
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  let x = b[l]; let y = b[l + 8]; c[l] = x + y; c[l + 8] = x - y; c[l + 16] = x * y; c[l + 24] = x / y;
}

//# ties_go_to_even: FP-01, FP-16
//! run main
//! buffer w u32 = 16777217 16777219 16777221 4294967295 4294967167 4294967168 33554433 1
//! buffer r f32 = zero 10
//! expect r = 16777216 1.677722e+07 1.677722e+07 4.2949673e+09 4.294967e+09 4.2949673e+09 33554432 1 1 1.0000002
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  r[l] = f32(w[l]);
  if l == 0 { let tiny = bitcast<f32>(0x33800000u * w[7]); r[8] = f32(w[7]) + tiny; r[9] = f32(w[7]) + tiny * 3; }
}

//# subnormals_are_kept: FP-02
//! run main
//! buffer w words = 1 8388607 2147483649 4194304
//! buffer o u32 = 99*20
//! buffer p u32 = zero 4
//! expect o = 1 8388607 2147483649 4194304 1 8388607 2147483649 4194304 4194304 2147483649 8388607 1 1 8388607 2147483649 4194304 4194304 2147483649 8388607 1
//! expect p u32 = 1 8388607 2147483649 4194304
@group(1) @binding(0) var<storage, read_write> p: array<f32>;
var<private> q: array<f32, 4>;
var<workgroup> g: array<f32, 4>;
fn same(x: f32) -> f32 { return x; }
@compute @workgroup_size(4) fn main(@builtin(local_invocation_index) l: u32) {
  // Loads, stores, copies, selection, composition and bit casts touch no bits.
  let x = bitcast<f32>(w[l]); p[l] = x; o[l] = bitcast<u32>(same(x)); q[l] = x; g[l] = x;
  let v = vec4f(bitcast<f32>(w[0]), bitcast<f32>(w[1]), bitcast<f32>(w[2]), bitcast<f32>(w[3]));
  o[l + 4] = bitcast<u32>(select(1f, x, w[l] != 0)); o[l + 8] = bitcast<u32>(v.wzyx[l]); o[l + 12] = bitcast<u32>(q[l]); workgroupBarrier(); o[l + 16] = bitcast<u32>(g[3 - l]);
}

//# sign_of_zero_is_no_difference: FP-03
//! run main
//! buffer w words = 0x80000000 0
//! buffer o u32 = 99*2
//! expect o = 255*2
@compute @workgroup_size(2) fn main(@builtin(local_invocation_index) l: u32) {
  let x = bitcast<f32>(w[l]);
  o[l] = u32(x == -x) + 2 * u32(!(x < -x)) + 4 * u32(!bool(x)) + 8 * u32(i32(x) == 0) + 16 * u32(sign(x) == 0) + 32 * u32(max(x, -x) == 0) + 64 * u32(abs(x) + x == 0) + 128 * u32(sqrt(x) == 0);
}

//# overflow_stays_contained: FP-06
//! run main
//! accepts index: infinity as an index
//! buffer a f32 = 3e38 -3e38 0 -1 1e-40 inf -inf nan
//! buffer o u32 = 99*8
//! buffer s u32 = 7*8
//! expect o = 1*8
//! expect s = 7*8
@group(1) @binding(0) var<storage, read_write> s: array<u32>;
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  // Whatever these are, they are values: nothing else changes and control goes on.
  let x = a[l]; let bad = x * 1e30 + sqrt(x) / x + log(x) - pow(x, 0.5) + x % 0 + acos(x * 2) + exp(x);
  let i = i32(bad) | 8; let j = u32(bad) | 8; s[i] = 1; s[j] = 2; s[u32(clamp(bad, 8, 9)) | 8] = 3;
  var n = 0u; for (var k = bad; k < 4 && n < 10; k += 1) { n += 1; }
  o[l] = u32(n <= 10);
}

//# f16_overflow_rounds_to_the_greatest_or_infinity: FP-07, FP-19
//! run main
//! buffer a f32 = 65504 65505 65519 65520 65535 1e6 -65535 -1e9
//! buffer o u32 = 99*24
//! expect o = 1*24
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  // Below 2^16: the greatest value or an infinity.
  let x = a[l]; let y = bitcast<u32>(vec2h(f16(x), 0)); let bits = y & 0x7fff;
  o[l] = u32(bits == 0x7bff || (bits == 0x7c00 && abs(x) > 65504)) * u32((y >> 15) == u32(x < 0));
  let big = f16(a[0]); let sum = bitcast<u32>(vec2h(big + f16(8 * l), 0)); o[l + 8] = u32(sum == 0x7bff || (sum == 0x7c00 && l > 0));
  let huge = bitcast<f32>(0x7f7fffffu); let more = bitcast<u32>(huge + a[0] * 1e25 * f32(l)); o[l + 16] = u32(more == 0x7f7fffff || (more == 0x7f800000 && l > 0));
}

//# fused_or_not: FP-11
//! run main
//! buffer a f32 = 1.0002441 -1.0004883 1e8 1
//! buffer r f32 = 99*3
//! expect r [0..1] tol 6.02e-08 = 5.9604645e-08
//! expect r [1..3] tol 16 = 1e8 1e8
//! buffer o u32 = 99*2
//! expect o = 1 1
@compute @workgroup_size(1) fn main() {
  r[0] = a[0] * a[0] + a[1]; r[1] = a[2] + a[3] + a[3] + a[3]; r[2] = (a[3] + a[3] + a[3]) + a[2];
  o[0] = u32(r[0] == 0 || r[0] == 5.9604645e-08); // the product rounded before the sum, or not
  o[1] = u32((r[1] == 100000000 || r[1] == 100000008) && (r[2] == 100000000 || r[2] == 100000008));
}

//# float_to_integer: FP-12, FP-14
//! run main
//! buffer a f32 = 1e20 -1e20 3.9 -3.9 -1 4294967295 2147483647 0.99
//! buffer o u32 = 99*16
//! expect o = 2147483520 2147483648 3 -3 -1 2147483520 2147483520 0 4294967040 0 3 0 0 4294967040 2147483648 0
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) { o[l] = u32(i32(a[l])); o[l + 8] = u32(a[l]); }

//# f16_to_integer: FP-12
//! run main
//! buffer b f16 = 65504 -65504 3.9 -3.9 -1
//! buffer o u32 = 99*10
//! expect o = 65504 -65504 3 -3 -1 65504 0 3 0 0
@group(1) @binding(0) var<storage> b: array<f16>;
@compute @workgroup_size(5) fn main(@builtin(local_invocation_index) l: u32) { o[l] = u32(i32(b[l])); o[l + 5] = u32(b[l]); }

//# nan_to_integer_is_some_integer: FP-13
//! run main
//! buffer a f32 = nan nan inf -inf
//! buffer o u32 = 99*4
//! expect o = 1*4
@compute @workgroup_size(4) fn main(@builtin(local_invocation_index) l: u32) {
  // Any value, but one: it does not change between two uses.
  let i = i32(a[l]); let u = u32(a[l]); let j = i; o[l] = u32(i == j && (i < 0 || i >= 0) && u <= 0xffffffff && u32(i) == bitcast<u32>(j));
}

//# choices_of_docs_accuracy: FP-06, FP-13, FP-19
//! run main
//! buffer a f32 = nan inf -inf 1e6 3e38
//! buffer o u32 = 99*16
//! expect o = 0 2147483520 2147483648 1000000 2147483520 0 4294967040 0 1000000 4294967040 1 1 1 1 1 99
@compute @workgroup_size(5) fn main(@builtin(local_invocation_index) l: u32) {
  let x = a[l]; o[l] = u32(i32(x)); o[l + 5] = u32(x);
  let half = bitcast<u32>(vec2h(f16(x), 0)); let more = bitcast<u32>(x * 1e6);
  o[l + 10] = u32(l == 0 || half == select(0x7c00u, 0xfc00u, x < 0)) * u32(l == 0 || l == 3 || more == select(0x7f800000u, 0xff800000u, x < 0));
}

//# bits_of_infinity_and_nan: FP-23
//! run main
//! buffer w words = 0x7f800000 0xff800000 0x7fc00000 0x7f800001
//! buffer o u32 = 99*4
//! expect o = 1*4
@compute @workgroup_size(4) fn main(@builtin(local_invocation_index) l: u32) {
  // Indeterminate, and no error: control goes on.
  let x = bitcast<f32>(w[l]); let y = bitcast<vec2h>(w[l]); o[l] = u32(x == x || x != x) * u32(y.x == y.x || y.x != y.x);
}

//# per_lane_and_uniform_agree: FP-10, FP-09
//! run main
//! buffer a f32 = 0.7 1.3 2.9 5.5
//! buffer o u32 = 99*4
//! expect o = 1*4
@compute @workgroup_size(4) fn main(@builtin(local_invocation_index) l: u32) {
  // What const-evaluation gives agrees with what run time gives, within the accuracy of either.
  const c = array(sqrt(0.7f), exp(0.7f), log(0.7f), sin(0.7f)); let x = a[0]; let v = array(sqrt(x), exp(x), log(x), sin(x)); o[l] = u32(abs(c[l] - v[l]) <= 4e-6);
}
