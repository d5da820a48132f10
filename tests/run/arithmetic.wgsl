// Integer, float and conversion arithmetic in its corners (ledger: EXPR, FP).
@group(0) @binding(0) var<storage, read_write> o: array<u32>;

//# u32_add
//! run main groups=1
//! buffer o u32 = zero 10
//! buffer a u32 = 0 1 2 7 2147483647 2147483648 4294967295 4294967289 12345 65536
//! buffer b u32 = 0 1 4294967295 3 4294967295 4294967295 2147483648 2 65535 65536
//! expect o = 0 2 1 10 2147483646 2147483647 2147483647 4294967291 77880 131072
@group(0) @binding(1) var<storage> a: array<u32>;
@group(0) @binding(2) var<storage> b: array<u32>;
@compute @workgroup_size(10)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = a[l];
  let y = b[l];
  o[l] = x + y;
}

//# u32_sub
//! run main groups=1
//! buffer o u32 = zero 10
//! buffer a u32 = 0 1 2 7 2147483647 2147483648 4294967295 4294967289 12345 65536
//! buffer b u32 = 0 1 4294967295 3 4294967295 4294967295 2147483648 2 65535 65536
//! expect o = 0 0 3 4 2147483648 2147483649 2147483647 4294967287 4294914106 0
@group(0) @binding(1) var<storage> a: array<u32>;
@group(0) @binding(2) var<storage> b: array<u32>;
@compute @workgroup_size(10)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = a[l];
  let y = b[l];
  o[l] = x - y;
}

//# u32_mul
//! run main groups=1
//! buffer o u32 = zero 10
//! buffer a u32 = 0 1 2 7 2147483647 2147483648 4294967295 4294967289 12345 65536
//! buffer b u32 = 0 1 4294967295 3 4294967295 4294967295 2147483648 2 65535 65536
//! expect o = 0 1 4294967294 21 2147483649 2147483648 2147483648 4294967282 809029575 0
@group(0) @binding(1) var<storage> a: array<u32>;
@group(0) @binding(2) var<storage> b: array<u32>;
@compute @workgroup_size(10)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = a[l];
  let y = b[l];
  o[l] = x * y;
}

//# u32_div
//! run main groups=1
//! buffer o u32 = zero 10
//! buffer a u32 = 0 1 2 7 2147483647 2147483648 4294967295 4294967289 12345 65536
//! buffer b u32 = 0 1 4294967295 3 4294967295 4294967295 2147483648 2 65535 65536
//! expect o = 0 1 0 2 0 0 1 2147483644 0 1
@group(0) @binding(1) var<storage> a: array<u32>;
@group(0) @binding(2) var<storage> b: array<u32>;
@compute @workgroup_size(10)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = a[l];
  let y = b[l];
  o[l] = x / y;
}

//# u32_mod
//! run main groups=1
//! buffer o u32 = zero 10
//! buffer a u32 = 0 1 2 7 2147483647 2147483648 4294967295 4294967289 12345 65536
//! buffer b u32 = 0 1 4294967295 3 4294967295 4294967295 2147483648 2 65535 65536
//! expect o = 0 0 2 1 2147483647 2147483648 2147483647 1 12345 0
@group(0) @binding(1) var<storage> a: array<u32>;
@group(0) @binding(2) var<storage> b: array<u32>;
@compute @workgroup_size(10)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = a[l];
  let y = b[l];
  o[l] = x % y;
}

//# i32_add
//! run main groups=1
//! buffer o u32 = zero 10
//! buffer a u32 = 0 1 2 7 2147483647 2147483648 4294967295 4294967289 12345 65536
//! buffer b u32 = 0 1 4294967295 3 4294967295 4294967295 2147483648 2 65535 65536
//! expect o = 0 2 1 10 2147483646 2147483647 2147483647 4294967291 77880 131072
@group(0) @binding(1) var<storage> a: array<u32>;
@group(0) @binding(2) var<storage> b: array<u32>;
@compute @workgroup_size(10)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = bitcast<i32>(a[l]);
  let y = bitcast<i32>(b[l]);
  o[l] = bitcast<u32>(x + y);
}

//# i32_sub
//! run main groups=1
//! buffer o u32 = zero 10
//! buffer a u32 = 0 1 2 7 2147483647 2147483648 4294967295 4294967289 12345 65536
//! buffer b u32 = 0 1 4294967295 3 4294967295 4294967295 2147483648 2 65535 65536
//! expect o = 0 0 3 4 2147483648 2147483649 2147483647 4294967287 4294914106 0
@group(0) @binding(1) var<storage> a: array<u32>;
@group(0) @binding(2) var<storage> b: array<u32>;
@compute @workgroup_size(10)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = bitcast<i32>(a[l]);
  let y = bitcast<i32>(b[l]);
  o[l] = bitcast<u32>(x - y);
}

//# i32_mul
//! run main groups=1
//! buffer o u32 = zero 10
//! buffer a u32 = 0 1 2 7 2147483647 2147483648 4294967295 4294967289 12345 65536
//! buffer b u32 = 0 1 4294967295 3 4294967295 4294967295 2147483648 2 65535 65536
//! expect o = 0 1 4294967294 21 2147483649 2147483648 2147483648 4294967282 809029575 0
@group(0) @binding(1) var<storage> a: array<u32>;
@group(0) @binding(2) var<storage> b: array<u32>;
@compute @workgroup_size(10)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = bitcast<i32>(a[l]);
  let y = bitcast<i32>(b[l]);
  o[l] = bitcast<u32>(x * y);
}

//# i32_div
//! run main groups=1
//! buffer o u32 = zero 10
//! buffer a u32 = 0 1 2 7 2147483647 2147483648 4294967295 4294967289 12345 65536
//! buffer b u32 = 0 1 4294967295 3 4294967295 4294967295 2147483648 2 65535 65536
//! expect o = 0 1 4294967294 2 2147483649 2147483648 0 4294967293 0 1
@group(0) @binding(1) var<storage> a: array<u32>;
@group(0) @binding(2) var<storage> b: array<u32>;
@compute @workgroup_size(10)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = bitcast<i32>(a[l]);
  let y = bitcast<i32>(b[l]);
  o[l] = bitcast<u32>(x / y);
}

//# i32_mod
//! run main groups=1
//! buffer o u32 = zero 10
//! buffer a u32 = 0 1 2 7 2147483647 2147483648 4294967295 4294967289 12345 65536
//! buffer b u32 = 0 1 4294967295 3 4294967295 4294967295 2147483648 2 65535 65536
//! expect o = 0 0 0 1 0 0 4294967295 4294967295 12345 0
@group(0) @binding(1) var<storage> a: array<u32>;
@group(0) @binding(2) var<storage> b: array<u32>;
@compute @workgroup_size(10)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = bitcast<i32>(a[l]);
  let y = bitcast<i32>(b[l]);
  o[l] = bitcast<u32>(x % y);
}

//# i32_negate
//! run main groups=1
//! buffer o u32 = zero 10
//! buffer a u32 = 0 1 2 7 2147483647 2147483648 4294967295 4294967289 12345 65536
//! buffer b u32 = 0 1 4294967295 3 4294967295 4294967295 2147483648 2 65535 65536
//! expect o = 0 4294967295 4294967294 4294967289 2147483649 2147483648 1 7 4294954951 4294901760
@group(0) @binding(1) var<storage> a: array<u32>;
@group(0) @binding(2) var<storage> b: array<u32>;
@compute @workgroup_size(10)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = bitcast<i32>(a[l]);
  let y = bitcast<i32>(b[l]);
  o[l] = bitcast<u32>(-x);
}

//# u32_and_or_xor_not
//! run main groups=1
//! buffer o u32 = zero 10
//! buffer a u32 = 0 1 2 7 2147483647 2147483648 4294967295 4294967289 12345 65536
//! buffer b u32 = 0 1 4294967295 3 4294967295 4294967295 2147483648 2 65535 65536
//! expect o = 4294967295 2 4294967277 36 2147483644 2147483639 4294967288 4294967262 462554 196607
@group(0) @binding(1) var<storage> a: array<u32>;
@group(0) @binding(2) var<storage> b: array<u32>;
@compute @workgroup_size(10)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = a[l];
  let y = b[l];
  o[l] = (x & y) + (x | y) * 3u + (x ^ y) * 5u + ~x;
}

//# shift_left
//! run main groups=1
//! buffer o u32 = zero 10
//! buffer a u32 = 0 1 2 7 2147483647 2147483648 4294967295 4294967289 12345 65536
//! buffer b u32 = 0 1 4294967295 3 4294967295 4294967295 2147483648 2 65535 65536
//! expect o = 0 2 0 56 2147483648 0 4294967295 4294967268 2147483648 65536
@group(0) @binding(1) var<storage> a: array<u32>;
@group(0) @binding(2) var<storage> b: array<u32>;
@compute @workgroup_size(10)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = a[l];
  let y = b[l];
  o[l] = x << y;
}

//# shift_right_u32
//! run main groups=1
//! buffer o u32 = zero 10
//! buffer a u32 = 0 1 2 7 2147483647 2147483648 4294967295 4294967289 12345 65536
//! buffer b u32 = 0 1 4294967295 3 4294967295 4294967295 2147483648 2 65535 65536
//! expect o = 0*5 1 4294967295 1073741822 0 65536
@group(0) @binding(1) var<storage> a: array<u32>;
@group(0) @binding(2) var<storage> b: array<u32>;
@compute @workgroup_size(10)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = a[l];
  let y = b[l];
  o[l] = x >> y;
}

//# shift_right_i32
//! run main groups=1
//! buffer o u32 = zero 10
//! buffer a u32 = 0 1 2 7 2147483647 2147483648 4294967295 4294967289 12345 65536
//! buffer b u32 = 0 1 4294967295 3 4294967295 4294967295 2147483648 2 65535 65536
//! expect o = 0*5 4294967295 4294967295 4294967294 0 65536
@group(0) @binding(1) var<storage> a: array<u32>;
@group(0) @binding(2) var<storage> b: array<u32>;
@compute @workgroup_size(10)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = bitcast<i32>(a[l]);
  let y = bitcast<i32>(b[l]);
  o[l] = bitcast<u32>(x >> bitcast<u32>(y));
}

//# shift_left_i32
//! run main groups=1
//! buffer o u32 = zero 10
//! buffer a u32 = 0 1 2 7 2147483647 2147483648 4294967295 4294967289 12345 65536
//! buffer b u32 = 0 1 4294967295 3 4294967295 4294967295 2147483648 2 65535 65536
//! expect o = 0 2 0 56 2147483648 0 4294967295 4294967268 2147483648 65536
@group(0) @binding(1) var<storage> a: array<u32>;
@group(0) @binding(2) var<storage> b: array<u32>;
@compute @workgroup_size(10)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = bitcast<i32>(a[l]);
  let y = bitcast<i32>(b[l]);
  o[l] = bitcast<u32>(x << bitcast<u32>(y));
}

//# u32_compare
//! run main groups=1
//! buffer o u32 = zero 10
//! buffer a u32 = 0 1 2 7 2147483647 2147483648 4294967295 4294967289 12345 65536
//! buffer b u32 = 0 1 4294967295 3 4294967295 4294967295 2147483648 2 65535 65536
//! expect o = 26 26 35 44 35 35 44 44 35 26
@group(0) @binding(1) var<storage> a: array<u32>;
@group(0) @binding(2) var<storage> b: array<u32>;
@compute @workgroup_size(10)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = a[l];
  let y = b[l];
  o[l] = u32(x < y) + u32(x <= y) * 2u + u32(x > y) * 4u + u32(x >= y) * 8u + u32(x == y) * 16u + u32(x != y) * 32u;
}

//# i32_compare
//! run main groups=1
//! buffer o u32 = zero 10
//! buffer a u32 = 0 1 2 7 2147483647 2147483648 4294967295 4294967289 12345 65536
//! buffer b u32 = 0 1 4294967295 3 4294967295 4294967295 2147483648 2 65535 65536
//! expect o = 26 26 44 44 44 35 44 35 35 26
@group(0) @binding(1) var<storage> a: array<u32>;
@group(0) @binding(2) var<storage> b: array<u32>;
@compute @workgroup_size(10)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = bitcast<i32>(a[l]);
  let y = bitcast<i32>(b[l]);
  o[l] = bitcast<u32>(i32(x < y) + i32(x <= y) * 2 + i32(x > y) * 4 + i32(x >= y) * 8 + i32(x == y) * 16 + i32(x != y) * 32);
}

//# min_max_u32: BI-66, BI-67
//! run main groups=1
//! buffer o u32 = zero 10
//! buffer a u32 = 0 1 2 7 2147483647 2147483648 4294967295 4294967289 12345 65536
//! buffer b u32 = 0 1 4294967295 3 4294967295 4294967295 2147483648 2 65535 65536
//! expect o = 0 3 4294967292 13 2147483649 2147483646 2147483646 4294967280 118727 196608
@group(0) @binding(1) var<storage> a: array<u32>;
@group(0) @binding(2) var<storage> b: array<u32>;
@compute @workgroup_size(10)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = a[l];
  let y = b[l];
  o[l] = min(x, y) ^ (max(x, y) << 1u);
}

//# min_max_i32: BI-66, BI-67
//! run main groups=1
//! buffer o u32 = zero 10
//! buffer a u32 = 0 1 2 7 2147483647 2147483648 4294967295 4294967289 12345 65536
//! buffer b u32 = 0 1 4294967295 3 4294967295 4294967295 2147483648 2 65535 65536
//! expect o = 0 3 4294967291 13 1 2147483646 2147483646 4294967293 118727 196608
@group(0) @binding(1) var<storage> a: array<u32>;
@group(0) @binding(2) var<storage> b: array<u32>;
@compute @workgroup_size(10)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = bitcast<i32>(a[l]);
  let y = bitcast<i32>(b[l]);
  o[l] = bitcast<u32>(min(x, y) ^ (max(x, y) << 1u));
}

//# clamp_i32: BI-35
//! run main groups=1
//! buffer o u32 = zero 10
//! buffer a u32 = 0 1 2 7 2147483647 2147483648 4294967295 4294967289 12345 65536
//! buffer b u32 = 0 1 4294967295 3 4294967295 4294967295 2147483648 2 65535 65536
//! expect o = 0 1 2 7 1000 4294967291 4294967295 4294967291 1000 1000
@group(0) @binding(1) var<storage> a: array<u32>;
@group(0) @binding(2) var<storage> b: array<u32>;
@compute @workgroup_size(10)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = bitcast<i32>(a[l]);
  let y = bitcast<i32>(b[l]);
  o[l] = bitcast<u32>(clamp(x, -5, 1000));
}

//# abs_i32: BI-26
//! run main groups=1
//! buffer o u32 = zero 10
//! buffer a u32 = 0 1 2 7 2147483647 2147483648 4294967295 4294967289 12345 65536
//! buffer b u32 = 0 1 4294967295 3 4294967295 4294967295 2147483648 2 65535 65536
//! expect o = 0 1 2 7 2147483647 2147483648 1 7 12345 65536
@group(0) @binding(1) var<storage> a: array<u32>;
@group(0) @binding(2) var<storage> b: array<u32>;
@compute @workgroup_size(10)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = bitcast<i32>(a[l]);
  let y = bitcast<i32>(b[l]);
  o[l] = bitcast<u32>(abs(x));
}

//# sign_i32: BI-79
//! run main groups=1
//! buffer o u32 = zero 10
//! buffer a u32 = 0 1 2 7 2147483647 2147483648 4294967295 4294967289 12345 65536
//! buffer b u32 = 0 1 4294967295 3 4294967295 4294967295 2147483648 2 65535 65536
//! expect o = 0 1*4 4294967295 4294967295 4294967295 1 1
@group(0) @binding(1) var<storage> a: array<u32>;
@group(0) @binding(2) var<storage> b: array<u32>;
@compute @workgroup_size(10)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = bitcast<i32>(a[l]);
  let y = bitcast<i32>(b[l]);
  o[l] = bitcast<u32>(sign(x));
}

//# count_leading_zeros: BI-38
//! run main groups=1
//! buffer o u32 = zero 10
//! buffer a u32 = 0 1 2 7 2147483647 2147483648 4294967295 4294967289 12345 65536
//! buffer b u32 = 0 1 4294967295 3 4294967295 4294967295 2147483648 2 65535 65536
//! expect o = 32 31 30 29 1 0 0 0 18 15
@group(0) @binding(1) var<storage> a: array<u32>;
@group(0) @binding(2) var<storage> b: array<u32>;
@compute @workgroup_size(10)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = a[l];
  let y = b[l];
  o[l] = countLeadingZeros(x);
}

//# count_trailing_zeros: BI-40
//! run main groups=1
//! buffer o u32 = zero 10
//! buffer a u32 = 0 1 2 7 2147483647 2147483648 4294967295 4294967289 12345 65536
//! buffer b u32 = 0 1 4294967295 3 4294967295 4294967295 2147483648 2 65535 65536
//! expect o = 32 0 1 0 0 31 0 0 0 16
@group(0) @binding(1) var<storage> a: array<u32>;
@group(0) @binding(2) var<storage> b: array<u32>;
@compute @workgroup_size(10)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = a[l];
  let y = b[l];
  o[l] = countTrailingZeros(x);
}

//# count_one_bits: BI-39
//! run main groups=1
//! buffer o u32 = zero 10
//! buffer a u32 = 0 1 2 7 2147483647 2147483648 4294967295 4294967289 12345 65536
//! buffer b u32 = 0 1 4294967295 3 4294967295 4294967295 2147483648 2 65535 65536
//! expect o = 0 1 1 3 31 1 32 30 6 1
@group(0) @binding(1) var<storage> a: array<u32>;
@group(0) @binding(2) var<storage> b: array<u32>;
@compute @workgroup_size(10)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = a[l];
  let y = b[l];
  o[l] = countOneBits(x);
}

//# reverse_bits: BI-76
//! run main groups=1
//! buffer o u32 = zero 10
//! buffer a u32 = 0 1 2 7 2147483647 2147483648 4294967295 4294967289 12345 65536
//! buffer b u32 = 0 1 4294967295 3 4294967295 4294967295 2147483648 2 65535 65536
//! expect o = 0 2147483648 1073741824 3758096384 4294967294 1 4294967295 2684354559 2618032128 32768
@group(0) @binding(1) var<storage> a: array<u32>;
@group(0) @binding(2) var<storage> b: array<u32>;
@compute @workgroup_size(10)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = a[l];
  let y = b[l];
  o[l] = reverseBits(x);
}

//# first_leading_bit_u32: BI-54
//! run main groups=1
//! buffer o u32 = zero 10
//! buffer a u32 = 0 1 2 7 2147483647 2147483648 4294967295 4294967289 12345 65536
//! buffer b u32 = 0 1 4294967295 3 4294967295 4294967295 2147483648 2 65535 65536
//! expect o = 4294967295 0 1 2 30 31 31 31 13 16
@group(0) @binding(1) var<storage> a: array<u32>;
@group(0) @binding(2) var<storage> b: array<u32>;
@compute @workgroup_size(10)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = a[l];
  let y = b[l];
  o[l] = firstLeadingBit(x);
}

//# first_trailing_bit: BI-55
//! run main groups=1
//! buffer o u32 = zero 10
//! buffer a u32 = 0 1 2 7 2147483647 2147483648 4294967295 4294967289 12345 65536
//! buffer b u32 = 0 1 4294967295 3 4294967295 4294967295 2147483648 2 65535 65536
//! expect o = 4294967295 0 1 0 0 31 0 0 0 16
@group(0) @binding(1) var<storage> a: array<u32>;
@group(0) @binding(2) var<storage> b: array<u32>;
@compute @workgroup_size(10)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = a[l];
  let y = b[l];
  o[l] = firstTrailingBit(x);
}

//# first_leading_bit_i32: BI-53
//! run main groups=1
//! buffer o u32 = zero 10
//! buffer a u32 = 0 1 2 7 2147483647 2147483648 4294967295 4294967289 12345 65536
//! buffer b u32 = 0 1 4294967295 3 4294967295 4294967295 2147483648 2 65535 65536
//! expect o = 4294967295 0 1 2 30 30 4294967295 2 13 16
@group(0) @binding(1) var<storage> a: array<u32>;
@group(0) @binding(2) var<storage> b: array<u32>;
@compute @workgroup_size(10)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = bitcast<i32>(a[l]);
  let y = bitcast<i32>(b[l]);
  o[l] = bitcast<u32>(firstLeadingBit(x));
}

//# extract_bits_u32: BI-51
//! run main groups=1
//! buffer o u32 = zero 10
//! buffer a u32 = 0 1 2 7 2147483647 2147483648 4294967295 4294967289 12345 65536
//! buffer b u32 = 0 1 4294967295 3 4294967295 4294967295 2147483648 2 65535 65536
//! expect o = 0*6 127 126 0 0
@group(0) @binding(1) var<storage> a: array<u32>;
@group(0) @binding(2) var<storage> b: array<u32>;
@compute @workgroup_size(10)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = a[l];
  let y = b[l];
  o[l] = extractBits(x, y & 63u, 7u);
}

//# extract_bits_i32: BI-50
//! run main groups=1
//! buffer o u32 = zero 10
//! buffer a u32 = 0 1 2 7 2147483647 2147483648 4294967295 4294967289 12345 65536
//! buffer b u32 = 0 1 4294967295 3 4294967295 4294967295 2147483648 2 65535 65536
//! expect o = 0*4 268435455 4026531840 0 4294967295 1543 0
@group(0) @binding(1) var<storage> a: array<u32>;
@group(0) @binding(2) var<storage> b: array<u32>;
@compute @workgroup_size(10)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = bitcast<i32>(a[l]);
  let y = bitcast<i32>(b[l]);
  o[l] = bitcast<u32>(extractBits(x, 3u, bitcast<u32>(y) & 63u));
}

//# insert_bits: BI-60
//! run main groups=1
//! buffer o u32 = zero 10
//! buffer a u32 = 0 1 2 7 2147483647 2147483648 4294967295 4294967289 12345 65536
//! buffer b u32 = 0 1 4294967295 3 4294967295 4294967295 2147483648 2 65535 65536
//! expect o = 0 33 65506 103 2147483647 2147549152 4294901791 4294901849 65529 65536
@group(0) @binding(1) var<storage> a: array<u32>;
@group(0) @binding(2) var<storage> b: array<u32>;
@compute @workgroup_size(10)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = a[l];
  let y = b[l];
  o[l] = insertBits(x, y, 5u, 11u);
}

//# insert_bits_dynamic: BI-60
//! run main groups=1
//! buffer o u32 = zero 10
//! buffer a u32 = 0 1 2 7 2147483647 2147483648 4294967295 4294967289 12345 65536
//! buffer b u32 = 0 1 4294967295 3 4294967295 4294967295 2147483648 2 65535 65536
//! expect o = 0 3 2 1023 2147483647 2147483648 4294967295 4294967293 12345 65536
@group(0) @binding(1) var<storage> a: array<u32>;
@group(0) @binding(2) var<storage> b: array<u32>;
@compute @workgroup_size(10)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = a[l];
  let y = b[l];
  o[l] = insertBits(x, 0xffffffffu, y & 63u, x & 63u);
}

//# dot4U8Packed: BI-46
//! run main groups=1
//! buffer o u32 = zero 10
//! buffer a u32 = 0 1 2 7 2147483647 2147483648 4294967295 4294967289 12345 65536
//! buffer b u32 = 0 1 4294967295 3 4294967295 4294967295 2147483648 2 65535 65536
//! expect o = 0 1 510 21 227460 32640 32640 498 26775 1
@group(0) @binding(1) var<storage> a: array<u32>;
@group(0) @binding(2) var<storage> b: array<u32>;
@compute @workgroup_size(10)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = a[l];
  let y = b[l];
  o[l] = dot4U8Packed(x, y);
}

//# dot4I8Packed: BI-47
//! run main groups=1
//! buffer o u32 = zero 10
//! buffer a u32 = 0 1 2 7 2147483647 2147483648 4294967295 4294967289 12345 65536
//! buffer b u32 = 0 1 4294967295 3 4294967295 4294967295 2147483648 2 65535 65536
//! expect o = 0 1 4294967294 21 4294967172 128 128 4294967282 4294967191 1
@group(0) @binding(1) var<storage> a: array<u32>;
@group(0) @binding(2) var<storage> b: array<u32>;
@compute @workgroup_size(10)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = a[l];
  let y = b[l];
  o[l] = bitcast<u32>(dot4I8Packed(x, y));
}

//# pack_and_unpack_4x8
//! run main groups=1
//! buffer o u32 = zero 10
//! buffer a u32 = 0 1 2 7 2147483647 2147483648 4294967295 4294967289 12345 65536
//! buffer b u32 = 0 1 4294967295 3 4294967295 4294967295 2147483648 2 65535 65536
//! expect o = 134152192 134152449 4160749823 134152963 2281701375 2013265920 2013265920 4160814340 134164537 134217727
@group(0) @binding(1) var<storage> a: array<u32>;
@group(0) @binding(2) var<storage> b: array<u32>;
@compute @workgroup_size(10)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = a[l];
  let y = b[l];
  o[l] = pack4xU8(unpack4xU8(x)) ^ pack4xI8(unpack4xI8(y)) ^ pack4xU8Clamp(vec4u(x, y, 300u, 7u));
}

//# u32_times_constant_division
//! run main groups=1
//! buffer o u32 = zero 10
//! buffer a u32 = 0 1 2 7 2147483647 2147483648 4294967295 4294967289 12345 65536
//! buffer b u32 = 0 1 4294967295 3 4294967295 4294967295 2147483648 2 65535 65536
//! expect o = 0 1 2 8 441001112 441001114 882002216 882002219 2539 13464
@group(0) @binding(1) var<storage> a: array<u32>;
@group(0) @binding(2) var<storage> b: array<u32>;
@compute @workgroup_size(10)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = a[l];
  let y = b[l];
  o[l] = x / 7u + x % 10u + (x / 16u);
}

//# i32_constant_division
//! run main groups=1
//! buffer o u32 = zero 10
//! buffer a u32 = 0 1 2 7 2147483647 2147483648 4294967295 4294967289 12345 65536
//! buffer b u32 = 0 1 4294967295 3 4294967295 4294967295 2147483648 2 65535 65536
//! expect o = 0 1 2 8 38347930 4256619366 4294967295 4294967288 225 1176
@group(0) @binding(1) var<storage> a: array<u32>;
@group(0) @binding(2) var<storage> b: array<u32>;
@compute @workgroup_size(10)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = bitcast<i32>(a[l]);
  let y = bitcast<i32>(b[l]);
  o[l] = bitcast<u32>(x / 7 + x % 10 + x / -8);
}

//# f32_to_i32: BI-03, FP-12, FP-13
//! run main groups=1
//! buffer o u32 = zero 16
//! buffer a f32 = 0.0 -0.0 1.0 -1.5 0.10000000149011612 1.0000000150474662e+30 -3.0000000054977558e+38 inf nan 9.99994610111476e-41 2147483648.0 -2147483904.0 4294967296.0 0.9999999403953552 -0.75 2.5
//! expect o = 0 0 1 4294967295 0 2147483520 2147483648 _ _ 0 2147483520 2147483648 2147483520 0 0 2
@group(0) @binding(1) var<storage> a: array<f32>;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = a[l];
  o[l] = bitcast<u32>(i32(x));
}

//# f32_to_u32: BI-04, FP-12, FP-13
//! run main groups=1
//! buffer o u32 = zero 16
//! buffer a f32 = 0.0 -0.0 1.0 -1.5 0.10000000149011612 1.0000000150474662e+30 -3.0000000054977558e+38 inf nan 9.99994610111476e-41 2147483648.0 -2147483904.0 4294967296.0 0.9999999403953552 -0.75 2.5
//! expect o = 0 0 1 0 0 4294967040 0 _ _ 0 2147483648 0 4294967040 0 0 2
@group(0) @binding(1) var<storage> a: array<f32>;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = a[l];
  o[l] = u32(x);
}

//# f32_to_bool: BI-02
//! run main groups=1
//! buffer o u32 = zero 16
//! buffer a f32 = 0.0 -0.0 1.0 -1.5 0.10000000149011612 1.0000000150474662e+30 -3.0000000054977558e+38 inf nan 9.99994610111476e-41 2147483648.0 -2147483904.0 4294967296.0 0.9999999403953552 -0.75 2.5
//! expect o = 0 0 1*5 _ _ _ 1*6
@group(0) @binding(1) var<storage> a: array<f32>;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = a[l];
  o[l] = u32(bool(x));
}

//# floor_ceil_trunc: BI-34, BI-56, BI-88
//! run main groups=1
//! buffer o u32 = zero 16
//! buffer a f32 = 0.0 -0.0 1.0 -1.5 0.10000000149011612 1.0000000150474662e+30 -3.0000000054977558e+38 inf nan 9.99994610111476e-41 2147483648.0 -2147483904.0 4294967296.0 0.9999999403953552 -0.75 2.5
//! expect o = 100100100 100100100 101101101 99099098 100101100 _*8 100101100 100100099 102103102
@group(0) @binding(1) var<storage> a: array<f32>;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = a[l];
  o[l] = u32(i32(floor(x)) + 100) + u32(i32(ceil(x)) + 100) * 1000u + u32(i32(trunc(x)) + 100) * 1000000u;
}

//# round_half_to_even: BI-77
//! run main groups=1
//! buffer o u32 = zero 16
//! buffer a f32 = 0.0 -0.0 1.0 -1.5 0.10000000149011612 1.0000000150474662e+30 -3.0000000054977558e+38 inf nan 9.99994610111476e-41 2147483648.0 -2147483904.0 4294967296.0 0.9999999403953552 -0.75 2.5
//! expect o = 100 100 101 98 100 _*4 100 _ _ _ 101 99 102
@group(0) @binding(1) var<storage> a: array<f32>;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = a[l];
  o[l] = u32(i32(round(x)) + 100);
}

//# f32_bits_round_trip: BI-21
//! run main groups=1
//! buffer o u32 = zero 16
//! buffer a f32 = 0.0 -0.0 1.0 -1.5 0.10000000149011612 1.0000000150474662e+30 -3.0000000054977558e+38 inf nan 9.99994610111476e-41 2147483648.0 -2147483904.0 4294967296.0 0.9999999403953552 -0.75 2.5
//! expect o = 0 2147483648 1065353216 3217031168 1036831949 1900671690 4284592614 _ _ _ 1325400064 3472883713 1333788672 1065353215 3208642560 1075838976
@group(0) @binding(1) var<storage> a: array<f32>;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = a[l];
  o[l] = bitcast<u32>(bitcast<f32>(bitcast<u32>(x)));
}

//# sign_f32: BI-79
//! run main groups=1
//! buffer o u32 = zero 16
//! buffer a f32 = 0.0 -0.0 1.0 -1.5 0.10000000149011612 1.0000000150474662e+30 -3.0000000054977558e+38 inf nan 9.99994610111476e-41 2147483648.0 -2147483904.0 4294967296.0 0.9999999403953552 -0.75 2.5
//! expect o = 1 1 2 0 2 2 0 _ _ _ 2 0 2 2 0 2
@group(0) @binding(1) var<storage> a: array<f32>;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = a[l];
  o[l] = u32(i32(sign(x)) + 1);
}

//# saturate_times_100: BI-78
//! run main groups=1
//! buffer o u32 = zero 16
//! buffer a f32 = 0.0 -0.0 1.0 -1.5 0.10000000149011612 1.0000000150474662e+30 -3.0000000054977558e+38 inf nan 9.99994610111476e-41 2147483648.0 -2147483904.0 4294967296.0 0.9999999403953552 -0.75 2.5
//! expect o = 0 0 100 0 _ 100 0 _ _ 0 100 0 100 _ 0 100
@group(0) @binding(1) var<storage> a: array<f32>;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = a[l];
  o[l] = u32(saturate(x) * 100.0);
}

//# select_f32: BI-24
//! run main groups=1
//! buffer o u32 = zero 16
//! buffer a f32 = 0.0 -0.0 1.0 -1.5 0.10000000149011612 1.0000000150474662e+30 -3.0000000054977558e+38 inf nan 9.99994610111476e-41 2147483648.0 -2147483904.0 4294967296.0 0.9999999403953552 -0.75 2.5
//! expect o = 1 1 2 1 1 2 1 _ _ 1 2 1 2 2 1 2
@group(0) @binding(1) var<storage> a: array<f32>;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = a[l];
  o[l] = u32(select(1.0, 2.0, x > 0.5));
}

//# u32_to_f32: BI-05, FP-16
//! run main groups=1
//! buffer o u32 = zero 8
//! buffer a u32 = 0 1 5 2147483647 2147483648 4294967295 16777217 33554435
//! expect o = 0 1065353216 1084227584 1325400064 1325400064 1333788672 1266679808 1275068417
@group(0) @binding(1) var<storage> a: array<u32>;
@compute @workgroup_size(8)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = bitcast<u32>(f32(a[l]));
}

//# i32_to_f32: BI-05, FP-16
//! run main groups=1
//! buffer o u32 = zero 8
//! buffer a u32 = 0 1 5 2147483647 2147483648 4294967295 16777217 33554435
//! expect o = 0 1065353216 1084227584 1325400064 3472883712 3212836864 1266679808 1275068417
@group(0) @binding(1) var<storage> a: array<u32>;
@compute @workgroup_size(8)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = bitcast<u32>(f32(bitcast<i32>(a[l])));
}

//# conversions_between_integers: BI-03, BI-04, FP-20
//! run main groups=1
//! buffer o u32 = zero 8
//! buffer a u32 = 0 1 5 2147483647 2147483648 4294967295 16777217 33554435
//! expect o = 1 1 5 2147483647 2147483648 4294967295 16777217 33554435
@group(0) @binding(1) var<storage> a: array<u32>;
@compute @workgroup_size(8)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = a[l];
  o[l] = u32(i32(x)) ^ u32(bool(x)) ^ u32(i32(true));
}

//# vector_integer_operators
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 1567 1618 1694 1840 1626 1667 1738 1884 1720 1766 1852 2008 1774 1825 1911 2062
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = vec4u(l, l + 1u, 7u, 100u);
  let y = vec4u(3u, 0u, l, 9u);
  let q = x / y + x % y * 2u + (x << (y & vec4u(3u)));
  o[l] = q.x + q.y * 3u + q.z * 5u + q.w * 7u;
}

//# mixed_scalar_vector
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 774*16
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  let v = vec3f(1.0, 2.0, 3.0) * 2.0 + 1.0;
  let k = 12.0 / vec3f(1.0, 2.0, 4.0);
  o[l] = u32(v.x + v.y * 10.0 + v.z * 100.0 + k.x + k.y + k.z);
}

//# float_remainder: FP-08
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 8 9 10 8 9 10 8 9 10 11 12 10 11 12 10 11
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = f32(l) - 8.0;
  o[l] = u32(i32(x % 3.0) + 10);
}

//# float_division_by_zero_then_clamp
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 1*16
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  let z = f32(l) * 0.0;
  o[l] = u32(clamp(1.0 + z, 0.0, 5.0));
}

//# exact_float_math: values that are exact in f32
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 8 13 18 25 30 35 40 45 50 55 60 65 70 75 80 85
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  let x = f32(l);
  o[l] = u32(sqrt(x * x) + fract(x + 0.25) * 4.0 + mix(0.0, 8.0, 0.5) + step(3.0, x) + fma(x, 2.0, 1.0) + abs(-x) + max(x, 2.0) + min(x, 3.0));
}

//# dot_cross_length: BI-41, BI-44, BI-45, BI-63
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 1302 1303 3304 5305 7306 9307 11308 13309 15310 17311 19312 21313 23314 25315 27316 29317
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  let a = vec3f(1.0, 2.0, 2.0);
  let b = vec3f(f32(l), 1.0, 0.0);
  let c = cross(a, b);
  o[l] = u32(dot(a, b) + length(a) * 100.0 + abs(c.z) * 1000.0 + distance(a, a));
}

//# integer_dot: BI-45
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 7 16 25 34 43 52 61 70 79 88 97 106 115 124 133 142
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = dot(vec3u(l, 2u, 3u), vec3u(4u, 5u, l)) + bitcast<u32>(dot(vec2i(-1, i32(l)), vec2i(3, 2)));
}

//# modf_frexp_ldexp: BI-59, BI-62, BI-69
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 11100 22101 42102 83103 163104 323105 643106 1284107 14108 24109 44110 84111 164112 324113 644114 1285115
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  let m = modf(f32(l) + 0.25);
  let e = frexp(f32(l + 1u));
  o[l] = u32(m.whole) + u32(m.fract * 4.0) * 100u + u32(e.exp) * 1000u + u32(ldexp(1.0, i32(l % 8u))) * 10000u;
}

//# all_any_select_vector: BI-22, BI-23, BI-24
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 2110 2110 2110 1210*13
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  let v = vec3u(l, 3u, 5u) > vec3u(2u, l, 4u);
  let s = select(vec3u(1u), vec3u(2u), v);
  o[l] = u32(all(v)) + u32(any(v)) * 10u + s.x * 100u + s.y * 1000u;
}

//# bool_operators
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 14 24 14 24 19 6 19 6 19 6 19 6 19 6 19 6
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  let a = l > 3u;
  let b = l % 2u == 0u;
  o[l] = u32(a & b) + u32(a | b) * 2u + u32(a != b) * 4u + u32(!a) * 8u + u32(a == b) * 16u;
}

//# pack_half_and_norm: BI-125, BI-130, BI-132
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 1090420991 1090436351 1090437375 1090437887 1090438399 1090438655 1090438911 1090439167 1090439423 1090439295 1090439679 1090439551 1090439935 1090439807 1090440191 1090440063
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = pack2x16float(vec2f(f32(l), -2.0)) ^ pack4x8unorm(vec4f(0.0, 1.0, 2.0, -1.0)) ^ pack2x16snorm(vec2f(1.0, -1.0));
}

//# unpack: BI-134, BI-137, BI-139
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 2221*16
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  let h = unpack2x16float(0xc0003c00u);
  let n = unpack4x8unorm(0xff00ff00u);
  let i = unpack2x16snorm(0x80017fffu);
  o[l] = u32(h.x) + u32(-h.y) * 10u + u32(n.y + n.w) * 100u + u32(i.x - i.y) * 1000u;
}

//# quantize_to_f16: BI-72
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 1065353216 1065353216 1065353216 1065361408 1065361408 1065361408 1065369600*5 1065377792 1065377792 1065377792 1065385984 1065385984
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = bitcast<u32>(quantizeToF16(1.0 + f32(l) / 4096.0));
}

//# long_xorshift
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 4283899417 806719899 3477245826 2857461417 1426487472 2588210994 1695803691 4024505547 280365778 3757344080 547593033 1169191522 3135728763 1973806073 2331180512 1856406077
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var x = l + 1u;
  for (var i = 0u; i < 20u; i++) { x ^= x << 13u; x ^= x >> 17u; x ^= x << 5u; }
  o[l] = x;
}
