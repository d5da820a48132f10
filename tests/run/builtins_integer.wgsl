enable f16;
// Integer, reinterpreting and packing builtins, conversions and constructors at run time, in all their overloads; expectations come from the definitions, computed apart.
@group(0) @binding(0) var<storage> a: array<u32>;
@group(0) @binding(1) var<storage, read_write> o: array<u32>;
@group(0) @binding(2) var<storage> e: array<f32>;
@group(0) @binding(3) var<storage, read_write> r: array<f32>;

//# countLeadingZeros: BI-38
//! run main
//! buffer a words = 0 1 4294967295 2147483648 2147483647 240 305419896 4294967039
//! buffer o u32 = 99*24
//! expect o = 32 31 0 0 1 24 3 0 32 31 0 0 1 24 3 0 0*8
fn u(x: u32) -> u32 { return countLeadingZeros(x); }
fn i(x: i32) -> i32 { return countLeadingZeros(x); }
fn v2u(x: vec2u) -> bool { return any(countLeadingZeros(x) != vec2u(u(x.x), u(x.y))); }
fn v3u(x: vec3u) -> bool { return any(countLeadingZeros(x) != vec3u(u(x.x), u(x.y), u(x.z))); }
fn v4u(x: vec4u) -> bool { return any(countLeadingZeros(x) != vec4u(u(x.x), u(x.y), u(x.z), u(x.w))); }
fn v2i(x: vec2i) -> bool { return any(countLeadingZeros(x) != vec2i(i(x.x), i(x.y))); }
fn v3i(x: vec3i) -> bool { return any(countLeadingZeros(x) != vec3i(i(x.x), i(x.y), i(x.z))); }
fn v4i(x: vec4i) -> bool { return any(countLeadingZeros(x) != vec4i(i(x.x), i(x.y), i(x.z), i(x.w))); }
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = u(a[l]); o[l + 8] = bitcast<u32>(i(bitcast<i32>(a[l])));
  let x = vec4u(a[l], a[(l + 1) % 8], a[(l + 2) % 8], a[(l + 3) % 8]); let y = vec4i(x);
  o[l + 16] = u32(v2u(x.xy)) + u32(v3u(x.xyz)) * 2 + u32(v4u(x)) * 4 + u32(v2i(y.xy)) * 8 + u32(v3i(y.xyz)) * 16 + u32(v4i(y)) * 32;
}

//# countOneBits: BI-39
//! run main
//! buffer a words = 0 1 4294967295 2147483648 2147483647 240 305419896 4294967039
//! buffer o u32 = 99*24
//! expect o = 0 1 32 1 31 4 13 31 0 1 32 1 31 4 13 31 0*8
fn u(x: u32) -> u32 { return countOneBits(x); }
fn i(x: i32) -> i32 { return countOneBits(x); }
fn v2u(x: vec2u) -> bool { return any(countOneBits(x) != vec2u(u(x.x), u(x.y))); }
fn v3u(x: vec3u) -> bool { return any(countOneBits(x) != vec3u(u(x.x), u(x.y), u(x.z))); }
fn v4u(x: vec4u) -> bool { return any(countOneBits(x) != vec4u(u(x.x), u(x.y), u(x.z), u(x.w))); }
fn v2i(x: vec2i) -> bool { return any(countOneBits(x) != vec2i(i(x.x), i(x.y))); }
fn v3i(x: vec3i) -> bool { return any(countOneBits(x) != vec3i(i(x.x), i(x.y), i(x.z))); }
fn v4i(x: vec4i) -> bool { return any(countOneBits(x) != vec4i(i(x.x), i(x.y), i(x.z), i(x.w))); }
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = u(a[l]); o[l + 8] = bitcast<u32>(i(bitcast<i32>(a[l])));
  let x = vec4u(a[l], a[(l + 1) % 8], a[(l + 2) % 8], a[(l + 3) % 8]); let y = vec4i(x);
  o[l + 16] = u32(v2u(x.xy)) + u32(v3u(x.xyz)) * 2 + u32(v4u(x)) * 4 + u32(v2i(y.xy)) * 8 + u32(v3i(y.xyz)) * 16 + u32(v4i(y)) * 32;
}

//# countTrailingZeros: BI-40
//! run main
//! buffer a words = 0 1 4294967295 2147483648 2147483647 240 305419896 4294967039
//! buffer o u32 = 99*24
//! expect o = 32 0 0 31 0 4 3 0 32 0 0 31 0 4 3 0 0*8
fn u(x: u32) -> u32 { return countTrailingZeros(x); }
fn i(x: i32) -> i32 { return countTrailingZeros(x); }
fn v2u(x: vec2u) -> bool { return any(countTrailingZeros(x) != vec2u(u(x.x), u(x.y))); }
fn v3u(x: vec3u) -> bool { return any(countTrailingZeros(x) != vec3u(u(x.x), u(x.y), u(x.z))); }
fn v4u(x: vec4u) -> bool { return any(countTrailingZeros(x) != vec4u(u(x.x), u(x.y), u(x.z), u(x.w))); }
fn v2i(x: vec2i) -> bool { return any(countTrailingZeros(x) != vec2i(i(x.x), i(x.y))); }
fn v3i(x: vec3i) -> bool { return any(countTrailingZeros(x) != vec3i(i(x.x), i(x.y), i(x.z))); }
fn v4i(x: vec4i) -> bool { return any(countTrailingZeros(x) != vec4i(i(x.x), i(x.y), i(x.z), i(x.w))); }
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = u(a[l]); o[l + 8] = bitcast<u32>(i(bitcast<i32>(a[l])));
  let x = vec4u(a[l], a[(l + 1) % 8], a[(l + 2) % 8], a[(l + 3) % 8]); let y = vec4i(x);
  o[l + 16] = u32(v2u(x.xy)) + u32(v3u(x.xyz)) * 2 + u32(v4u(x)) * 4 + u32(v2i(y.xy)) * 8 + u32(v3i(y.xyz)) * 16 + u32(v4i(y)) * 32;
}

//# firstLeadingBit: BI-53, BI-54
//! run main
//! buffer a words = 0 1 4294967295 2147483648 2147483647 240 305419896 4294967039
//! buffer o u32 = 99*24
//! expect o = 4294967295 0 31 31 30 7 28 31 4294967295 0 4294967295 30 30 7 28 8 0*8
fn u(x: u32) -> u32 { return firstLeadingBit(x); }
fn i(x: i32) -> i32 { return firstLeadingBit(x); }
fn v2u(x: vec2u) -> bool { return any(firstLeadingBit(x) != vec2u(u(x.x), u(x.y))); }
fn v3u(x: vec3u) -> bool { return any(firstLeadingBit(x) != vec3u(u(x.x), u(x.y), u(x.z))); }
fn v4u(x: vec4u) -> bool { return any(firstLeadingBit(x) != vec4u(u(x.x), u(x.y), u(x.z), u(x.w))); }
fn v2i(x: vec2i) -> bool { return any(firstLeadingBit(x) != vec2i(i(x.x), i(x.y))); }
fn v3i(x: vec3i) -> bool { return any(firstLeadingBit(x) != vec3i(i(x.x), i(x.y), i(x.z))); }
fn v4i(x: vec4i) -> bool { return any(firstLeadingBit(x) != vec4i(i(x.x), i(x.y), i(x.z), i(x.w))); }
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = u(a[l]); o[l + 8] = bitcast<u32>(i(bitcast<i32>(a[l])));
  let x = vec4u(a[l], a[(l + 1) % 8], a[(l + 2) % 8], a[(l + 3) % 8]); let y = vec4i(x);
  o[l + 16] = u32(v2u(x.xy)) + u32(v3u(x.xyz)) * 2 + u32(v4u(x)) * 4 + u32(v2i(y.xy)) * 8 + u32(v3i(y.xyz)) * 16 + u32(v4i(y)) * 32;
}

//# firstTrailingBit: BI-55
//! run main
//! buffer a words = 0 1 4294967295 2147483648 2147483647 240 305419896 4294967039
//! buffer o u32 = 99*24
//! expect o = 4294967295 0 0 31 0 4 3 0 4294967295 0 0 31 0 4 3 0 0*8
fn u(x: u32) -> u32 { return firstTrailingBit(x); }
fn i(x: i32) -> i32 { return firstTrailingBit(x); }
fn v2u(x: vec2u) -> bool { return any(firstTrailingBit(x) != vec2u(u(x.x), u(x.y))); }
fn v3u(x: vec3u) -> bool { return any(firstTrailingBit(x) != vec3u(u(x.x), u(x.y), u(x.z))); }
fn v4u(x: vec4u) -> bool { return any(firstTrailingBit(x) != vec4u(u(x.x), u(x.y), u(x.z), u(x.w))); }
fn v2i(x: vec2i) -> bool { return any(firstTrailingBit(x) != vec2i(i(x.x), i(x.y))); }
fn v3i(x: vec3i) -> bool { return any(firstTrailingBit(x) != vec3i(i(x.x), i(x.y), i(x.z))); }
fn v4i(x: vec4i) -> bool { return any(firstTrailingBit(x) != vec4i(i(x.x), i(x.y), i(x.z), i(x.w))); }
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = u(a[l]); o[l + 8] = bitcast<u32>(i(bitcast<i32>(a[l])));
  let x = vec4u(a[l], a[(l + 1) % 8], a[(l + 2) % 8], a[(l + 3) % 8]); let y = vec4i(x);
  o[l + 16] = u32(v2u(x.xy)) + u32(v3u(x.xyz)) * 2 + u32(v4u(x)) * 4 + u32(v2i(y.xy)) * 8 + u32(v3i(y.xyz)) * 16 + u32(v4i(y)) * 32;
}

//# reverseBits: BI-76
//! run main
//! buffer a words = 0 1 4294967295 2147483648 2147483647 240 305419896 4294967039
//! buffer o u32 = 99*24
//! expect o = 0 2147483648 4294967295 1 4294967294 251658240 510274632 4286578687 0 2147483648 4294967295 1 4294967294 251658240 510274632 4286578687 0*8
fn u(x: u32) -> u32 { return reverseBits(x); }
fn i(x: i32) -> i32 { return reverseBits(x); }
fn v2u(x: vec2u) -> bool { return any(reverseBits(x) != vec2u(u(x.x), u(x.y))); }
fn v3u(x: vec3u) -> bool { return any(reverseBits(x) != vec3u(u(x.x), u(x.y), u(x.z))); }
fn v4u(x: vec4u) -> bool { return any(reverseBits(x) != vec4u(u(x.x), u(x.y), u(x.z), u(x.w))); }
fn v2i(x: vec2i) -> bool { return any(reverseBits(x) != vec2i(i(x.x), i(x.y))); }
fn v3i(x: vec3i) -> bool { return any(reverseBits(x) != vec3i(i(x.x), i(x.y), i(x.z))); }
fn v4i(x: vec4i) -> bool { return any(reverseBits(x) != vec4i(i(x.x), i(x.y), i(x.z), i(x.w))); }
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = u(a[l]); o[l + 8] = bitcast<u32>(i(bitcast<i32>(a[l])));
  let x = vec4u(a[l], a[(l + 1) % 8], a[(l + 2) % 8], a[(l + 3) % 8]); let y = vec4i(x);
  o[l + 16] = u32(v2u(x.xy)) + u32(v3u(x.xyz)) * 2 + u32(v4u(x)) * 4 + u32(v2i(y.xy)) * 8 + u32(v3i(y.xyz)) * 16 + u32(v4i(y)) * 32;
}

//# abs: BI-26
//! run main
//! buffer a words = 0 1 4294967295 2147483648 2147483647 240 305419896 4294967039
//! buffer o u32 = 99*24
//! expect o = 0 1 4294967295 2147483648 2147483647 240 305419896 4294967039 0 1 1 2147483648 2147483647 240 305419896 257 0*8
fn u(x: u32) -> u32 { return abs(x); }
fn i(x: i32) -> i32 { return abs(x); }
fn v2u(x: vec2u) -> bool { return any(abs(x) != vec2u(u(x.x), u(x.y))); }
fn v3u(x: vec3u) -> bool { return any(abs(x) != vec3u(u(x.x), u(x.y), u(x.z))); }
fn v4u(x: vec4u) -> bool { return any(abs(x) != vec4u(u(x.x), u(x.y), u(x.z), u(x.w))); }
fn v2i(x: vec2i) -> bool { return any(abs(x) != vec2i(i(x.x), i(x.y))); }
fn v3i(x: vec3i) -> bool { return any(abs(x) != vec3i(i(x.x), i(x.y), i(x.z))); }
fn v4i(x: vec4i) -> bool { return any(abs(x) != vec4i(i(x.x), i(x.y), i(x.z), i(x.w))); }
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = u(a[l]); o[l + 8] = bitcast<u32>(i(bitcast<i32>(a[l])));
  let x = vec4u(a[l], a[(l + 1) % 8], a[(l + 2) % 8], a[(l + 3) % 8]); let y = vec4i(x);
  o[l + 16] = u32(v2u(x.xy)) + u32(v3u(x.xyz)) * 2 + u32(v4u(x)) * 4 + u32(v2i(y.xy)) * 8 + u32(v3i(y.xyz)) * 16 + u32(v4i(y)) * 32;
}

//# max: BI-66
//! run main
//! buffer a words = 0 1 4294967295 2147483648 2147483647 240 305419896 4294967039
//! buffer o u32 = 99*24
//! expect o = 100 100 4294967295 2147483648 2147483647 240 305419896 4294967039 100 100 100 100 2147483647 240 305419896 100 0*8
fn u(x: u32) -> u32 { return max(x, u32(100)); }
fn i(x: i32) -> i32 { return max(x, i32(100)); }
fn v2u(x: vec2u) -> bool { return any(max(x, vec2u(100)) != vec2u(u(x.x), u(x.y))); }
fn v3u(x: vec3u) -> bool { return any(max(x, vec3u(100)) != vec3u(u(x.x), u(x.y), u(x.z))); }
fn v4u(x: vec4u) -> bool { return any(max(x, vec4u(100)) != vec4u(u(x.x), u(x.y), u(x.z), u(x.w))); }
fn v2i(x: vec2i) -> bool { return any(max(x, vec2i(100)) != vec2i(i(x.x), i(x.y))); }
fn v3i(x: vec3i) -> bool { return any(max(x, vec3i(100)) != vec3i(i(x.x), i(x.y), i(x.z))); }
fn v4i(x: vec4i) -> bool { return any(max(x, vec4i(100)) != vec4i(i(x.x), i(x.y), i(x.z), i(x.w))); }
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = u(a[l]); o[l + 8] = bitcast<u32>(i(bitcast<i32>(a[l])));
  let x = vec4u(a[l], a[(l + 1) % 8], a[(l + 2) % 8], a[(l + 3) % 8]); let y = vec4i(x);
  o[l + 16] = u32(v2u(x.xy)) + u32(v3u(x.xyz)) * 2 + u32(v4u(x)) * 4 + u32(v2i(y.xy)) * 8 + u32(v3i(y.xyz)) * 16 + u32(v4i(y)) * 32;
}

//# min: BI-67
//! run main
//! buffer a words = 0 1 4294967295 2147483648 2147483647 240 305419896 4294967039
//! buffer o u32 = 99*24
//! expect o = 0 1 100 100 100 100 100 100 0 1 4294967295 2147483648 100 100 100 4294967039 0*8
fn u(x: u32) -> u32 { return min(x, u32(100)); }
fn i(x: i32) -> i32 { return min(x, i32(100)); }
fn v2u(x: vec2u) -> bool { return any(min(x, vec2u(100)) != vec2u(u(x.x), u(x.y))); }
fn v3u(x: vec3u) -> bool { return any(min(x, vec3u(100)) != vec3u(u(x.x), u(x.y), u(x.z))); }
fn v4u(x: vec4u) -> bool { return any(min(x, vec4u(100)) != vec4u(u(x.x), u(x.y), u(x.z), u(x.w))); }
fn v2i(x: vec2i) -> bool { return any(min(x, vec2i(100)) != vec2i(i(x.x), i(x.y))); }
fn v3i(x: vec3i) -> bool { return any(min(x, vec3i(100)) != vec3i(i(x.x), i(x.y), i(x.z))); }
fn v4i(x: vec4i) -> bool { return any(min(x, vec4i(100)) != vec4i(i(x.x), i(x.y), i(x.z), i(x.w))); }
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = u(a[l]); o[l + 8] = bitcast<u32>(i(bitcast<i32>(a[l])));
  let x = vec4u(a[l], a[(l + 1) % 8], a[(l + 2) % 8], a[(l + 3) % 8]); let y = vec4i(x);
  o[l + 16] = u32(v2u(x.xy)) + u32(v3u(x.xyz)) * 2 + u32(v4u(x)) * 4 + u32(v2i(y.xy)) * 8 + u32(v3i(y.xyz)) * 16 + u32(v4i(y)) * 32;
}

//# clamp: BI-35
//! run main
//! buffer a words = 0 1 4294967295 2147483648 2147483647 240 305419896 4294967039
//! buffer o u32 = 99*24
//! expect o = 2 2 1000 1000 1000 240 1000 1000 2 2 2 2 1000 240 1000 2 0*8
fn u(x: u32) -> u32 { return clamp(x, u32(2), u32(1000)); }
fn i(x: i32) -> i32 { return clamp(x, i32(2), i32(1000)); }
fn v2u(x: vec2u) -> bool { return any(clamp(x, vec2u(2), vec2u(1000)) != vec2u(u(x.x), u(x.y))); }
fn v3u(x: vec3u) -> bool { return any(clamp(x, vec3u(2), vec3u(1000)) != vec3u(u(x.x), u(x.y), u(x.z))); }
fn v4u(x: vec4u) -> bool { return any(clamp(x, vec4u(2), vec4u(1000)) != vec4u(u(x.x), u(x.y), u(x.z), u(x.w))); }
fn v2i(x: vec2i) -> bool { return any(clamp(x, vec2i(2), vec2i(1000)) != vec2i(i(x.x), i(x.y))); }
fn v3i(x: vec3i) -> bool { return any(clamp(x, vec3i(2), vec3i(1000)) != vec3i(i(x.x), i(x.y), i(x.z))); }
fn v4i(x: vec4i) -> bool { return any(clamp(x, vec4i(2), vec4i(1000)) != vec4i(i(x.x), i(x.y), i(x.z), i(x.w))); }
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = u(a[l]); o[l + 8] = bitcast<u32>(i(bitcast<i32>(a[l])));
  let x = vec4u(a[l], a[(l + 1) % 8], a[(l + 2) % 8], a[(l + 3) % 8]); let y = vec4i(x);
  o[l + 16] = u32(v2u(x.xy)) + u32(v3u(x.xyz)) * 2 + u32(v4u(x)) * 4 + u32(v2i(y.xy)) * 8 + u32(v3i(y.xyz)) * 16 + u32(v4i(y)) * 32;
}

//# extractBits: BI-50, BI-51
//! run main
//! buffer a words = 0 1 4294967295 2147483648 2147483647 240 305419896 4294967039
//! buffer o u32 = 99*24
//! expect o = 0 0 255 0 255 15 103 239 0 0 4294967295 0 4294967295 15 103 4294967279 0*8
fn u(x: u32) -> u32 { return extractBits(x, 4, 8); }
fn i(x: i32) -> i32 { return extractBits(x, 4, 8); }
fn v2u(x: vec2u) -> bool { return any(extractBits(x, 4, 8) != vec2u(u(x.x), u(x.y))); }
fn v3u(x: vec3u) -> bool { return any(extractBits(x, 4, 8) != vec3u(u(x.x), u(x.y), u(x.z))); }
fn v4u(x: vec4u) -> bool { return any(extractBits(x, 4, 8) != vec4u(u(x.x), u(x.y), u(x.z), u(x.w))); }
fn v2i(x: vec2i) -> bool { return any(extractBits(x, 4, 8) != vec2i(i(x.x), i(x.y))); }
fn v3i(x: vec3i) -> bool { return any(extractBits(x, 4, 8) != vec3i(i(x.x), i(x.y), i(x.z))); }
fn v4i(x: vec4i) -> bool { return any(extractBits(x, 4, 8) != vec4i(i(x.x), i(x.y), i(x.z), i(x.w))); }
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = u(a[l]); o[l + 8] = bitcast<u32>(i(bitcast<i32>(a[l])));
  let x = vec4u(a[l], a[(l + 1) % 8], a[(l + 2) % 8], a[(l + 3) % 8]); let y = vec4i(x);
  o[l + 16] = u32(v2u(x.xy)) + u32(v3u(x.xyz)) * 2 + u32(v4u(x)) * 4 + u32(v2i(y.xy)) * 8 + u32(v3i(y.xyz)) * 16 + u32(v4i(y)) * 32;
}

//# insertBits: BI-60
//! run main
//! buffer a words = 0 1 4294967295 2147483648 2147483647 240 305419896 4294967039
//! buffer o u32 = 99*24
//! expect o = 0 17 4294967295 2147483648 2147483647 3840 305420168 4294967295 0 17 4294967295 2147483648 2147483647 3840 305420168 4294967295 0*8
fn u(x: u32) -> u32 { return insertBits(x, x, 4, 8); }
fn i(x: i32) -> i32 { return insertBits(x, x, 4, 8); }
fn v2u(x: vec2u) -> bool { return any(insertBits(x, x, 4, 8) != vec2u(u(x.x), u(x.y))); }
fn v3u(x: vec3u) -> bool { return any(insertBits(x, x, 4, 8) != vec3u(u(x.x), u(x.y), u(x.z))); }
fn v4u(x: vec4u) -> bool { return any(insertBits(x, x, 4, 8) != vec4u(u(x.x), u(x.y), u(x.z), u(x.w))); }
fn v2i(x: vec2i) -> bool { return any(insertBits(x, x, 4, 8) != vec2i(i(x.x), i(x.y))); }
fn v3i(x: vec3i) -> bool { return any(insertBits(x, x, 4, 8) != vec3i(i(x.x), i(x.y), i(x.z))); }
fn v4i(x: vec4i) -> bool { return any(insertBits(x, x, 4, 8) != vec4i(i(x.x), i(x.y), i(x.z), i(x.w))); }
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = u(a[l]); o[l + 8] = bitcast<u32>(i(bitcast<i32>(a[l])));
  let x = vec4u(a[l], a[(l + 1) % 8], a[(l + 2) % 8], a[(l + 3) % 8]); let y = vec4i(x);
  o[l + 16] = u32(v2u(x.xy)) + u32(v3u(x.xyz)) * 2 + u32(v4u(x)) * 4 + u32(v2i(y.xy)) * 8 + u32(v3i(y.xyz)) * 16 + u32(v4i(y)) * 32;
}

//# bit_ranges_are_clamped: BI-50, BI-51, BI-60
//! run main
//! buffer a words = 0 0 0 32 31 1 32 0 32 4 30 9 8 33 40 4294967295
//! buffer o u32 = 99*24
//! expect o = 0 2596069105 1 0 0 2 10140894 0 0 2596069105 4294967295 0 0 4294967294 4288330974 0 2596069105 1431655765 2596069105 2596069105 2596069105 1522327281 1431655921 2596069105
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  let p = a[l * 2]; let c = a[l * 2 + 1];
  o[l] = extractBits(0x9abcdef1u, p, c); o[l + 8] = bitcast<u32>(extractBits(bitcast<i32>(0x9abcdef1u), p, c)); o[l + 16] = insertBits(0x9abcdef1u, 0x55555555u, p, c);
}

//# clamp_with_crossed_bounds: BI-35
//! run main
//! buffer a words = 5 3 2 -7
//! buffer o u32 = zero 3
//! expect o = 2 2 -9
@compute @workgroup_size(1) fn main() {
  o[0] = clamp(a[0], a[1], a[2]); o[1] = clamp(a[2] - 2, a[1], a[2]); o[2] = bitcast<u32>(clamp(bitcast<i32>(a[3]), -5, bitcast<i32>(a[3]) - 2));
}

//# sign: BI-79
//! run main
//! buffer a words = -7 0 9 -2147483648
//! buffer o u32 = 99*8
//! expect o = -1 0 1 -1 0*4
@compute @workgroup_size(4) fn main(@builtin(local_invocation_index) l: u32) {
  let x = bitcast<i32>(a[l]); let v = bitcast<vec4i>(vec4u(a[0], a[1], a[2], a[3])); o[l] = bitcast<u32>(sign(x));
  o[l + 4] = u32(any(sign(v) != vec4i(-1, 0, 1, -1)) || any(sign(v.xyz) != vec3i(-1, 0, 1)) || any(sign(v.zw) != vec2i(1, -1)) || sign(v)[l] != sign(x));
}

//# integer_dot: BI-45
//! run main
//! buffer a words = 3 -4 5 0x80000001 7 2 -1 2
//! buffer o u32 = zero 6
//! expect o = 13 8 10 13 8 10
@compute @workgroup_size(1) fn main() {
  let x = vec4u(a[0], a[1], a[2], a[3]); let y = vec4u(a[4], a[5], a[6], a[7]); let p = vec4i(x); let q = vec4i(y);
  o[0] = dot(x.xy, y.xy); o[1] = dot(x.xyz, y.xyz); o[2] = dot(x, y); o[3] = bitcast<u32>(dot(p.xy, q.xy)); o[4] = bitcast<u32>(dot(p.xyz, q.xyz)); o[5] = bitcast<u32>(dot(p, q));
}

//# packed_dot: BI-46, BI-47
//! run main
//! buffer a words = 16909060 4294967295 2155905152 2139095551 84281096 4294967295 2155806978 50298883
//! buffer o u32 = zero 8
//! expect o = 70 260100 33024 33787 70 4 4294967040 251
@compute @workgroup_size(4) fn main(@builtin(local_invocation_index) l: u32) { o[l] = dot4U8Packed(a[l], a[l + 4]); o[l + 4] = bitcast<u32>(dot4I8Packed(a[l], a[l + 4])); }

//# pack_integers: BI-126, BI-127, BI-128, BI-129
//! run main
//! buffer a words = 1 -1 0 127 -128 128 -129 255 256 300 -5 77 511 1000000 -1000000 3
//! buffer o u32 = zero 16
//! expect o = 2130771713 4286546048 1308306432 62931199 2130771713 4286546048 1308306432 62931199 2130771713 2139127680 1308327807 58752895 2130771713 4294934783 1308622847 67108863
@compute @workgroup_size(4) fn main(@builtin(local_invocation_index) l: u32) {
  let u = vec4u(a[l * 4], a[l * 4 + 1], a[l * 4 + 2], a[l * 4 + 3]); let i = vec4i(u);
  o[l] = pack4xI8(i); o[l + 4] = pack4xU8(u); o[l + 8] = pack4xI8Clamp(i); o[l + 12] = pack4xU8Clamp(u);
}

//# unpack_integers: BI-135, BI-136
//! run main
//! buffer a words = 2155872001 0 4261642367 305419896
//! buffer o u32 = 99*32
//! expect o = 1 4294967295 127 4294967168 0 0 0 0 127 4294967168 3 4294967294 120 86 52 18 1 255 127 128 0 0 0 0 127 128 3 254 120 86 52 18
@compute @workgroup_size(4) fn main(@builtin(local_invocation_index) l: u32) {
  let i = unpack4xI8(a[l]); let u = unpack4xU8(a[l]);
  for (var k = 0u; k < 4; k++) { o[l * 4 + k] = bitcast<u32>(i[k]); o[16 + l * 4 + k] = u[k]; }
}

//# pack_floats: BI-124, BI-125, BI-130, BI-131, BI-132
//! run main
//! buffer e f32 = 0 1 -1 0.5 -0.5 2 -3 0.25 0.1 -0.1 0.8 -0.8 1e-09 0.3 0.65 -0.75
//! buffer o u32 = zero 32
//! expect o = 1082228480 545357761 2590438157 2706580992 2147548928 1073807104 13369370 10898688 2147418112 1073774593 2147467265 536903681 4080209101 2577032806 644218880 2684441395 4294901760 2147483648 4294901760 1073741824 6554 52428 1288503296 42598 1006632960 939572224 1073788928 872464896 2925932134 3127261798 885850112 3120576819
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  if l < 4 {
    let v = vec4f(e[l * 4], e[l * 4 + 1], e[l * 4 + 2], e[l * 4 + 3]); o[l] = pack4x8snorm(v); o[l + 4] = pack4x8unorm(v);
  }
  let w = vec2f(e[l * 2], e[l * 2 + 1]); o[l + 8] = pack2x16snorm(w); o[l + 16] = pack2x16unorm(w); o[l + 24] = pack2x16float(w);
}

//# unpack_floats: BI-133, BI-134, BI-137, BI-138, BI-139
//! run main
//! buffer a words = 2155872001 0 4294967295 1006682112 2080309249 305419896 2147516417 2147450880
//! buffer r f32 = zero 112
//! expect r [0..96] ulp 3 = 0.007874016 -0.007874016 1 -1 0 0 0 0 -0.007874016 -0.007874016 -0.007874016 -0.007874016 0 -0.503937 0 0.47244096 0.007874016 0 -0.007874016 0.96850395 0.9448819 0.6771653 0.40944883 0.14173229 0.007874016 -1 0 -1 0 -1 -0.007874016 1 0.003921569 1 0.49803922 0.5019608 0 0 0 0 1 1 1 1 0 0.7529412 0 0.23529412 0.003921569 0 1 0.48235294 0.47058824 0.3372549 0.20392157 0.07058824 0.003921569 0.5019608 0 0.5019608 0 0.5019608 1 0.49803922 -0.00778222 -0.99615467 0 0 -3.051851e-05 -3.051851e-05 -0.50001526 0.4687643 3.051851e-05 0.96874905 0.67555773 0.14221625 -1 -1 -1 1 0.9961242 0.5019455 0 0 1 1 0.75001144 0.23437858 1.5259022e-05 0.48436713 0.3377737 0.071107045 0.5000229 0.5000076 0.5000076 0.49999237
//! expect r [96..112] = _ -7.56979e-06 0 0 _ _ -2 1 5.9604645e-08 65504 103.5 0.0007572174 -5.9604645e-08 0 0 _
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  let s8 = unpack4x8snorm(a[l]); let u8 = unpack4x8unorm(a[l]); let s16 = unpack2x16snorm(a[l]); let u16 = unpack2x16unorm(a[l]); let h = unpack2x16float(a[l]);
  for (var k = 0u; k < 4; k++) { r[l * 4 + k] = s8[k]; r[32 + l * 4 + k] = u8[k]; }
  for (var k = 0u; k < 2; k++) { r[64 + l * 2 + k] = s16[k]; r[80 + l * 2 + k] = u16[k]; r[96 + l * 2 + k] = h[k]; }
}

//# bitcast: BI-21
//! run main
//! buffer a words = 0x3f800000 0xc0490fdb 0x80000001 0x40003c00
//! buffer o u32 = 99*8
//! expect o = 0*8
@compute @workgroup_size(4) fn main(@builtin(local_invocation_index) l: u32) {
  let v = vec4u(a[0], a[1], a[2], a[3]); let x = a[l]; var bad = 0u;
  bad += u32(bitcast<u32>(bitcast<f32>(x)) != x) + u32(bitcast<u32>(bitcast<i32>(x)) != x) + u32(bitcast<u32>(bitcast<f32>(bitcast<i32>(x))) != x) + u32(bitcast<i32>(x) != i32(x));
  bad += u32(any(bitcast<vec4u>(bitcast<vec4f>(v)) != v)) + u32(any(bitcast<vec3u>(bitcast<vec3f>(v.xyz)) != v.xyz))
      + u32(any(bitcast<vec2u>(bitcast<vec2i>(bitcast<vec2f>(v.wx))) != v.wx)) + u32(any(bitcast<vec4i>(v) != vec4i(v)));
  bad += u32(bitcast<u32>(bitcast<vec2h>(a[3])) != a[3]) + u32(any(bitcast<vec2h>(a[3]) != vec2h(1, 2))) + u32(any(bitcast<vec2h>(bitcast<f32>(a[3])) != vec2h(1, 2)))
      + u32(bitcast<i32>(vec2h(1, 2)) != i32(a[3])) + u32(bitcast<f32>(vec2h(1, 2)) != bitcast<f32>(a[3]));
  bad += u32(any(bitcast<vec4h>(v.ww) != vec4h(1, 2, 1, 2))) + u32(any(bitcast<vec2u>(bitcast<vec4h>(v.ww)) != v.ww))
      + u32(any(bitcast<vec4h>(bitcast<vec2f>(v.ww)) != vec4h(1, 2, 1, 2))) + u32(any(bitcast<vec2i>(vec4h(1, 2, 1, 2)) != vec2i(v.ww)));
  bad += u32(bitcast<f16>(f16(l)) != f16(l)) + u32(any(bitcast<vec3h>(vec3h(f16(l))) != vec3h(f16(l))))
      + u32(any(bitcast<vec4f>(v) != vec4f(bitcast<f32>(a[0]), bitcast<f32>(a[1]), bitcast<f32>(a[2]), bitcast<f32>(a[3]))));
  o[l] = bad; o[l + 4] = u32(bitcast<f32>(a[0]) != 1);
}

//# logic: BI-22, BI-23, BI-24
//! run main
//! buffer a words = 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
//! buffer o u32 = 99*16
//! expect o = 0 248 56 252 24 248 56 254 8 248 56 252 24 248 56 255
@compute @workgroup_size(16) fn main(@builtin(local_invocation_index) l: u32) {
  let x = a[l]; let v = (vec4u(x) & vec4u(1, 2, 4, 8)) != vec4u();
  o[l] = u32(all(v)) + 2 * u32(all(v.xyz)) + 4 * u32(all(v.xy)) + 8 * u32(any(v)) + 16 * u32(any(v.xyz)) + 32 * u32(any(v.xy)) + 64 * u32(all(v.x)) + 128 * u32(any(v.x));
}

//# select: BI-24
//! run main
//! buffer a words = 0 1 1 0
//! buffer o u32 = 99*4
//! expect o = 0*4
@compute @workgroup_size(4) fn main(@builtin(local_invocation_index) l: u32) {
  let c = a[l] != 0; let k = vec4(a[0] != 0, a[1] != 0, a[2] != 0, a[3] != 0); var bad = 0u;
  bad += u32(select(f32(1), f32(2), c) != f32(1 + a[l])) + u32(any(select(vec4f(1, 2, 3, 4), vec4f(5, 6, 7, 8), k) != vec4f(1, 6, 7, 4)))
      + u32(any(select(vec3f(1), vec3f(2), k.xyz) != vec3f(1, 2, 2))) + u32(any(select(vec2f(1), vec2f(2), k.zw) != vec2f(2, 1)))
      + u32(any(select(vec3f(1), vec3f(2), c) != vec3f(f32(1 + a[l]))));
  bad += u32(select(f16(1), f16(2), c) != f16(1 + a[l])) + u32(any(select(vec4h(1, 2, 3, 4), vec4h(5, 6, 7, 8), k) != vec4h(1, 6, 7, 4)))
      + u32(any(select(vec3h(1), vec3h(2), k.xyz) != vec3h(1, 2, 2))) + u32(any(select(vec2h(1), vec2h(2), k.zw) != vec2h(2, 1)))
      + u32(any(select(vec3h(1), vec3h(2), c) != vec3h(f16(1 + a[l]))));
  bad += u32(select(i32(1), i32(2), c) != i32(1 + a[l])) + u32(any(select(vec4i(1, 2, 3, 4), vec4i(5, 6, 7, 8), k) != vec4i(1, 6, 7, 4)))
      + u32(any(select(vec3i(1), vec3i(2), k.xyz) != vec3i(1, 2, 2))) + u32(any(select(vec2i(1), vec2i(2), k.zw) != vec2i(2, 1)))
      + u32(any(select(vec3i(1), vec3i(2), c) != vec3i(i32(1 + a[l]))));
  bad += u32(select(u32(1), u32(2), c) != u32(1 + a[l])) + u32(any(select(vec4u(1, 2, 3, 4), vec4u(5, 6, 7, 8), k) != vec4u(1, 6, 7, 4)))
      + u32(any(select(vec3u(1), vec3u(2), k.xyz) != vec3u(1, 2, 2))) + u32(any(select(vec2u(1), vec2u(2), k.zw) != vec2u(2, 1)))
      + u32(any(select(vec3u(1), vec3u(2), c) != vec3u(u32(1 + a[l]))));
  bad += u32(select(false, true, c) != c) + u32(any(select(vec4(false), vec4(true), k) != k)) + u32(any(select(vec2(false), vec2(true), c) != vec2(c)));
  o[l] = bad;
}

//# conversions_of_f32: BI-02, BI-03, BI-04, BI-05, BI-06, FP-12, FP-14
//! run main
//! buffer e f32 = 0 3.9 -3.9 -1 1e+20 -1e+20 4294967000 2147483600 0.5 -0.0 16777216 100000
//! buffer o u32 = 99*36
//! buffer r f32 = zero 12
//! expect o = 0 3 4294967293 4294967295 2147483520 2147483648 2147483520 2147483520 0 0 16777216 100000 0 3 0 0 4294967040 0 4294967040 2147483648 0 0 16777216 100000 0 1 1 1 1 1 1 1 1 0 1 1
//! expect r = 0 3.9003906 -3.9003906 -1 _ _ _ _ 0.5 0 _ _
@compute @workgroup_size(12) fn main(@builtin(local_invocation_index) l: u32) {
  let x = e[l]; o[l] = bitcast<u32>(i32(x)); o[l + 12] = u32(x); o[l + 24] = u32(bool(x)); r[l] = f32(f16(x));
}

//# conversions_of_f16: BI-02, BI-03, BI-04, BI-05, FP-12
//! run main
//! buffer b f16 = 0 1.5 -1.5 -1 65504 -65504 0.25 300
//! buffer o u32 = 99*24
//! buffer r f32 = zero 8
//! expect o = 0 1 4294967295 4294967295 65504 4294901792 0 300 0 1 0 0 65504 0 0 300 0 1 1 1 1 1 1 1
//! expect r = 0 1.5 -1.5 -1 65504 -65504 0.25 300
@group(0) @binding(4) var<storage> b: array<f16>;
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  let x = b[l]; o[l] = bitcast<u32>(i32(x)); o[l + 8] = u32(x); o[l + 16] = u32(bool(x)); r[l] = f32(x);
}

//# conversions_of_integers: BI-02, BI-03, BI-04, BI-05, BI-06, FP-16, FP-20
//! run main
//! buffer a words = 0 1 4294967295 2147483648 16777216 65504 2048 7
//! buffer o u32 = 99*32
//! buffer r f32 = zero 32
//! expect o = 0 1 4294967295 2147483648 16777216 65504 2048 7 0 1 4294967295 2147483648 16777216 65504 2048 7 0 1 1 1 1 1 1 1 0 1 1 1 1 1 1 1
//! expect r ulp 1 = 0 1 4294967300 2147483600 16777216 65504 2048 7 0 1 -1 -2147483600 16777216 65504 2048 7 0 1 _ _ _ 65504 2048 7 0 1 -1 _ _ 65504 2048 7
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  let u = a[l]; let i = i32(u); o[l] = u32(i); o[l + 8] = bitcast<u32>(i32(u32(i))); o[l + 16] = u32(bool(u)); o[l + 24] = u32(i32(bool(i)));
  r[l] = f32(u); r[l + 8] = f32(i); r[l + 16] = f32(f16(u)); r[l + 24] = f32(f16(i));
}

//# conversions_of_bool: BI-02, BI-03, BI-04, BI-05, BI-06, FP-20
//! run main
//! buffer a words = 0 9
//! buffer o u32 = 99*10
//! expect o = 0 1 0 1 0 1 0 1 0 1
@compute @workgroup_size(2) fn main(@builtin(local_invocation_index) l: u32) {
  let b = bool(a[l]); o[l] = u32(b); o[l + 2] = u32(i32(b)); o[l + 4] = u32(f32(b)); o[l + 6] = u32(f16(b)); o[l + 8] = u32(bool(b));
}

//# vectors: BI-01, BI-07, BI-08, BI-09
//! run main
//! buffer a words = 1 2 3 4
//! buffer o u32 = 99*4
//! expect o = 0*4
@compute @workgroup_size(4) fn main(@builtin(local_invocation_index) l: u32) {
  let k = vec4u(a[0], a[1], a[2], a[3]); var bad = 0u;
  { let x = f32(a[0]); let y = f32(a[1]); let z = f32(a[2]); let w = f32(a[3]); let q = vec4f(x, y, z, w);
    bad += u32(any(vec4(vec2(x, y), z, w) != q)) + u32(any(vec4(x, vec2(y, z), w) != q)) + u32(any(vec4(x, y, vec2(z, w)) != q))
        + u32(any(vec4(vec2(x, y), vec2(z, w)) != q)) + u32(any(vec4(vec3(x, y, z), w) != q)) + u32(any(vec4(x, vec3(y, z, w)) != q)) + u32(any(vec4f(k) != q))
        + u32(any(vec4f(vec4i(k)) != q)) + u32(any(vec4f(vec4f(k)) != q)) + u32(any(vec4f(vec4h(k)) != q)) + u32(any(vec4(q) != q));
    bad += u32(any(vec3(vec2(x, y), z) != q.xyz)) + u32(any(vec3(x, vec2(y, z)) != q.xyz)) + u32(any(vec3f(k.xyz) != q.xyz)) + u32(any(vec2f(k.yz) != q.yz))
        + u32(any(vec2(y) != vec2f(y, y))) + u32(any(vec3(y) != q.yyy)) + u32(any(vec4f() != vec4f(0, 0, 0, 0))) + u32(any(vec4f(vec4(true)) != vec4f(1)))
        + u32(any(vec4<bool>(q - x) != vec4(false, true, true, true))); }
  { let x = f16(a[0]); let y = f16(a[1]); let z = f16(a[2]); let w = f16(a[3]); let q = vec4h(x, y, z, w);
    bad += u32(any(vec4(vec2(x, y), z, w) != q)) + u32(any(vec4(x, vec2(y, z), w) != q)) + u32(any(vec4(x, y, vec2(z, w)) != q))
        + u32(any(vec4(vec2(x, y), vec2(z, w)) != q)) + u32(any(vec4(vec3(x, y, z), w) != q)) + u32(any(vec4(x, vec3(y, z, w)) != q)) + u32(any(vec4h(k) != q))
        + u32(any(vec4h(vec4i(k)) != q)) + u32(any(vec4h(vec4f(k)) != q)) + u32(any(vec4h(vec4h(k)) != q)) + u32(any(vec4(q) != q));
    bad += u32(any(vec3(vec2(x, y), z) != q.xyz)) + u32(any(vec3(x, vec2(y, z)) != q.xyz)) + u32(any(vec3h(k.xyz) != q.xyz)) + u32(any(vec2h(k.yz) != q.yz))
        + u32(any(vec2(y) != vec2h(y, y))) + u32(any(vec3(y) != q.yyy)) + u32(any(vec4h() != vec4h(0, 0, 0, 0))) + u32(any(vec4h(vec4(true)) != vec4h(1)))
        + u32(any(vec4<bool>(q - x) != vec4(false, true, true, true))); }
  { let x = i32(a[0]); let y = i32(a[1]); let z = i32(a[2]); let w = i32(a[3]); let q = vec4i(x, y, z, w);
    bad += u32(any(vec4(vec2(x, y), z, w) != q)) + u32(any(vec4(x, vec2(y, z), w) != q)) + u32(any(vec4(x, y, vec2(z, w)) != q))
        + u32(any(vec4(vec2(x, y), vec2(z, w)) != q)) + u32(any(vec4(vec3(x, y, z), w) != q)) + u32(any(vec4(x, vec3(y, z, w)) != q)) + u32(any(vec4i(k) != q))
        + u32(any(vec4i(vec4i(k)) != q)) + u32(any(vec4i(vec4f(k)) != q)) + u32(any(vec4i(vec4h(k)) != q)) + u32(any(vec4(q) != q));
    bad += u32(any(vec3(vec2(x, y), z) != q.xyz)) + u32(any(vec3(x, vec2(y, z)) != q.xyz)) + u32(any(vec3i(k.xyz) != q.xyz)) + u32(any(vec2i(k.yz) != q.yz))
        + u32(any(vec2(y) != vec2i(y, y))) + u32(any(vec3(y) != q.yyy)) + u32(any(vec4i() != vec4i(0, 0, 0, 0))) + u32(any(vec4i(vec4(true)) != vec4i(1)))
        + u32(any(vec4<bool>(q - x) != vec4(false, true, true, true))); }
  { let x = u32(a[0]); let y = u32(a[1]); let z = u32(a[2]); let w = u32(a[3]); let q = vec4u(x, y, z, w);
    bad += u32(any(vec4(vec2(x, y), z, w) != q)) + u32(any(vec4(x, vec2(y, z), w) != q)) + u32(any(vec4(x, y, vec2(z, w)) != q))
        + u32(any(vec4(vec2(x, y), vec2(z, w)) != q)) + u32(any(vec4(vec3(x, y, z), w) != q)) + u32(any(vec4(x, vec3(y, z, w)) != q)) + u32(any(vec4u(k) != q))
        + u32(any(vec4u(vec4i(k)) != q)) + u32(any(vec4u(vec4f(k)) != q)) + u32(any(vec4u(vec4h(k)) != q)) + u32(any(vec4(q) != q));
    bad += u32(any(vec3(vec2(x, y), z) != q.xyz)) + u32(any(vec3(x, vec2(y, z)) != q.xyz)) + u32(any(vec3u(k.xyz) != q.xyz)) + u32(any(vec2u(k.yz) != q.yz))
        + u32(any(vec2(y) != vec2u(y, y))) + u32(any(vec3(y) != q.yyy)) + u32(any(vec4u() != vec4u(0, 0, 0, 0))) + u32(any(vec4u(vec4(true)) != vec4u(1)))
        + u32(any(vec4<bool>(q - x) != vec4(false, true, true, true))); }
  o[l] = bad;
}

//# matrices: BI-10, BI-11, BI-12, BI-13, BI-14, BI-15, BI-16, BI-17, BI-18
//! run main
//! buffer a words = 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16
//! buffer o u32 = 99*2
//! expect o = 0 0
fn test() -> u32 {
  var f: array<f32, 16>; var h: array<f16, 16>; var bad = 0u;
  for (var i = 0u; i < 16; i++) { f[i] = f32(a[i]); h[i] = f16(a[i]); }
  { let m = mat2x2f(f[0], f[1], f[2], f[3]); let n = mat2x2(vec2(f[0], f[1]), vec2(f[2], f[3])); let k = mat2x2f(mat2x2h(m)); for (var i = 0u; i < 2; i++) { bad += u32(any(m[i] != n[i]))
      + u32(any(m[i] != k[i])) + u32(any(mat2x2(m)[i] != m[i])) + u32(any(mat2x2f()[i] != vec2f())); } bad += u32(m[1][1] != 4) + u32(m[1][0] != 3); }
  { let m = mat2x2h(h[0], h[1], h[2], h[3]); let n = mat2x2(vec2(h[0], h[1]), vec2(h[2], h[3])); let k = mat2x2h(mat2x2f(m)); for (var i = 0u; i < 2; i++) { bad += u32(any(m[i] != n[i]))
      + u32(any(m[i] != k[i])) + u32(any(mat2x2(m)[i] != m[i])) + u32(any(mat2x2h()[i] != vec2h())); } bad += u32(m[1][1] != 4) + u32(m[1][0] != 3); }
  { let m = mat2x3f(f[0], f[1], f[2], f[3], f[4], f[5]); let n = mat2x3(vec3(f[0], f[1], f[2]), vec3(f[3], f[4], f[5])); let k = mat2x3f(mat2x3h(m)); for (var i = 0u; i < 2; i++) { bad += u32(any(m[i] != n[i]))
      + u32(any(m[i] != k[i])) + u32(any(mat2x3(m)[i] != m[i])) + u32(any(mat2x3f()[i] != vec3f())); } bad += u32(m[1][2] != 6) + u32(m[1][0] != 4); }
  { let m = mat2x3h(h[0], h[1], h[2], h[3], h[4], h[5]); let n = mat2x3(vec3(h[0], h[1], h[2]), vec3(h[3], h[4], h[5])); let k = mat2x3h(mat2x3f(m)); for (var i = 0u; i < 2; i++) { bad += u32(any(m[i] != n[i]))
      + u32(any(m[i] != k[i])) + u32(any(mat2x3(m)[i] != m[i])) + u32(any(mat2x3h()[i] != vec3h())); } bad += u32(m[1][2] != 6) + u32(m[1][0] != 4); }
  { let m = mat2x4f(f[0], f[1], f[2], f[3], f[4], f[5], f[6], f[7]); let n = mat2x4(vec4(f[0], f[1], f[2], f[3]), vec4(f[4], f[5], f[6], f[7])); let k = mat2x4f(mat2x4h(m)); for (var i = 0u; i < 2; i++) { bad += u32(any(m[i] != n[i]))
      + u32(any(m[i] != k[i])) + u32(any(mat2x4(m)[i] != m[i])) + u32(any(mat2x4f()[i] != vec4f())); } bad += u32(m[1][3] != 8) + u32(m[1][0] != 5); }
  { let m = mat2x4h(h[0], h[1], h[2], h[3], h[4], h[5], h[6], h[7]); let n = mat2x4(vec4(h[0], h[1], h[2], h[3]), vec4(h[4], h[5], h[6], h[7])); let k = mat2x4h(mat2x4f(m)); for (var i = 0u; i < 2; i++) { bad += u32(any(m[i] != n[i]))
      + u32(any(m[i] != k[i])) + u32(any(mat2x4(m)[i] != m[i])) + u32(any(mat2x4h()[i] != vec4h())); } bad += u32(m[1][3] != 8) + u32(m[1][0] != 5); }
  { let m = mat3x2f(f[0], f[1], f[2], f[3], f[4], f[5]); let n = mat3x2(vec2(f[0], f[1]), vec2(f[2], f[3]), vec2(f[4], f[5])); let k = mat3x2f(mat3x2h(m)); for (var i = 0u; i < 3; i++) { bad += u32(any(m[i] != n[i]))
      + u32(any(m[i] != k[i])) + u32(any(mat3x2(m)[i] != m[i])) + u32(any(mat3x2f()[i] != vec2f())); } bad += u32(m[2][1] != 6) + u32(m[1][0] != 3); }
  { let m = mat3x2h(h[0], h[1], h[2], h[3], h[4], h[5]); let n = mat3x2(vec2(h[0], h[1]), vec2(h[2], h[3]), vec2(h[4], h[5])); let k = mat3x2h(mat3x2f(m)); for (var i = 0u; i < 3; i++) { bad += u32(any(m[i] != n[i]))
      + u32(any(m[i] != k[i])) + u32(any(mat3x2(m)[i] != m[i])) + u32(any(mat3x2h()[i] != vec2h())); } bad += u32(m[2][1] != 6) + u32(m[1][0] != 3); }
  { let m = mat3x3f(f[0], f[1], f[2], f[3], f[4], f[5], f[6], f[7], f[8]); let n = mat3x3(vec3(f[0], f[1], f[2]), vec3(f[3], f[4], f[5]), vec3(f[6], f[7], f[8])); let k = mat3x3f(mat3x3h(m)); for (var i = 0u; i < 3; i++) { bad += u32(any(m[i] != n[i]))
      + u32(any(m[i] != k[i])) + u32(any(mat3x3(m)[i] != m[i])) + u32(any(mat3x3f()[i] != vec3f())); } bad += u32(m[2][2] != 9) + u32(m[1][0] != 4); }
  { let m = mat3x3h(h[0], h[1], h[2], h[3], h[4], h[5], h[6], h[7], h[8]); let n = mat3x3(vec3(h[0], h[1], h[2]), vec3(h[3], h[4], h[5]), vec3(h[6], h[7], h[8])); let k = mat3x3h(mat3x3f(m)); for (var i = 0u; i < 3; i++) { bad += u32(any(m[i] != n[i]))
      + u32(any(m[i] != k[i])) + u32(any(mat3x3(m)[i] != m[i])) + u32(any(mat3x3h()[i] != vec3h())); } bad += u32(m[2][2] != 9) + u32(m[1][0] != 4); }
  { let m = mat3x4f(f[0], f[1], f[2], f[3], f[4], f[5], f[6], f[7], f[8], f[9], f[10], f[11]); let n = mat3x4(vec4(f[0], f[1], f[2], f[3]), vec4(f[4], f[5], f[6], f[7]), vec4(f[8], f[9], f[10], f[11])); let k = mat3x4f(mat3x4h(m)); for (var i = 0u; i < 3; i++) { bad += u32(any(m[i] != n[i]))
      + u32(any(m[i] != k[i])) + u32(any(mat3x4(m)[i] != m[i])) + u32(any(mat3x4f()[i] != vec4f())); } bad += u32(m[2][3] != 12) + u32(m[1][0] != 5); }
  { let m = mat3x4h(h[0], h[1], h[2], h[3], h[4], h[5], h[6], h[7], h[8], h[9], h[10], h[11]); let n = mat3x4(vec4(h[0], h[1], h[2], h[3]), vec4(h[4], h[5], h[6], h[7]), vec4(h[8], h[9], h[10], h[11])); let k = mat3x4h(mat3x4f(m)); for (var i = 0u; i < 3; i++) { bad += u32(any(m[i] != n[i]))
      + u32(any(m[i] != k[i])) + u32(any(mat3x4(m)[i] != m[i])) + u32(any(mat3x4h()[i] != vec4h())); } bad += u32(m[2][3] != 12) + u32(m[1][0] != 5); }
  { let m = mat4x2f(f[0], f[1], f[2], f[3], f[4], f[5], f[6], f[7]); let n = mat4x2(vec2(f[0], f[1]), vec2(f[2], f[3]), vec2(f[4], f[5]), vec2(f[6], f[7])); let k = mat4x2f(mat4x2h(m)); for (var i = 0u; i < 4; i++) { bad += u32(any(m[i] != n[i]))
      + u32(any(m[i] != k[i])) + u32(any(mat4x2(m)[i] != m[i])) + u32(any(mat4x2f()[i] != vec2f())); } bad += u32(m[3][1] != 8) + u32(m[1][0] != 3); }
  { let m = mat4x2h(h[0], h[1], h[2], h[3], h[4], h[5], h[6], h[7]); let n = mat4x2(vec2(h[0], h[1]), vec2(h[2], h[3]), vec2(h[4], h[5]), vec2(h[6], h[7])); let k = mat4x2h(mat4x2f(m)); for (var i = 0u; i < 4; i++) { bad += u32(any(m[i] != n[i]))
      + u32(any(m[i] != k[i])) + u32(any(mat4x2(m)[i] != m[i])) + u32(any(mat4x2h()[i] != vec2h())); } bad += u32(m[3][1] != 8) + u32(m[1][0] != 3); }
  { let m = mat4x3f(f[0], f[1], f[2], f[3], f[4], f[5], f[6], f[7], f[8], f[9], f[10], f[11]); let n = mat4x3(vec3(f[0], f[1], f[2]), vec3(f[3], f[4], f[5]), vec3(f[6], f[7], f[8]), vec3(f[9], f[10], f[11])); let k = mat4x3f(mat4x3h(m)); for (var i = 0u; i < 4; i++) { bad += u32(any(m[i] != n[i]))
      + u32(any(m[i] != k[i])) + u32(any(mat4x3(m)[i] != m[i])) + u32(any(mat4x3f()[i] != vec3f())); } bad += u32(m[3][2] != 12) + u32(m[1][0] != 4); }
  { let m = mat4x3h(h[0], h[1], h[2], h[3], h[4], h[5], h[6], h[7], h[8], h[9], h[10], h[11]); let n = mat4x3(vec3(h[0], h[1], h[2]), vec3(h[3], h[4], h[5]), vec3(h[6], h[7], h[8]), vec3(h[9], h[10], h[11])); let k = mat4x3h(mat4x3f(m)); for (var i = 0u; i < 4; i++) { bad += u32(any(m[i] != n[i]))
      + u32(any(m[i] != k[i])) + u32(any(mat4x3(m)[i] != m[i])) + u32(any(mat4x3h()[i] != vec3h())); } bad += u32(m[3][2] != 12) + u32(m[1][0] != 4); }
  { let m = mat4x4f(f[0], f[1], f[2], f[3], f[4], f[5], f[6], f[7], f[8], f[9], f[10], f[11], f[12], f[13], f[14], f[15]); let n = mat4x4(vec4(f[0], f[1], f[2], f[3]), vec4(f[4], f[5], f[6], f[7]), vec4(f[8], f[9], f[10], f[11]), vec4(f[12], f[13], f[14], f[15])); let k = mat4x4f(mat4x4h(m)); for (var i = 0u; i < 4; i++) { bad += u32(any(m[i] != n[i]))
      + u32(any(m[i] != k[i])) + u32(any(mat4x4(m)[i] != m[i])) + u32(any(mat4x4f()[i] != vec4f())); } bad += u32(m[3][3] != 16) + u32(m[1][0] != 5); }
  { let m = mat4x4h(h[0], h[1], h[2], h[3], h[4], h[5], h[6], h[7], h[8], h[9], h[10], h[11], h[12], h[13], h[14], h[15]); let n = mat4x4(vec4(h[0], h[1], h[2], h[3]), vec4(h[4], h[5], h[6], h[7]), vec4(h[8], h[9], h[10], h[11]), vec4(h[12], h[13], h[14], h[15])); let k = mat4x4h(mat4x4f(m)); for (var i = 0u; i < 4; i++) { bad += u32(any(m[i] != n[i]))
      + u32(any(m[i] != k[i])) + u32(any(mat4x4(m)[i] != m[i])) + u32(any(mat4x4h()[i] != vec4h())); } bad += u32(m[3][3] != 16) + u32(m[1][0] != 5); }
  return bad;
}
@compute @workgroup_size(2) fn main(@builtin(local_invocation_index) l: u32) { o[l] = test(); }

//# arrays_and_structures: BI-01, BI-19, BI-20
//! run main
//! buffer a words = 3 4 5
//! buffer o u32 = 99*8
//! expect o = 3 4 5 12 4 0 5 7
struct S { a: u32, b: vec2f, c: array<u32, 2> }
@compute @workgroup_size(1) fn main() {
  let x = array<u32, 3>(a[0], a[1], a[2]); let y = array(a[0], 4u); let s = S(a[2], vec2f(f32(a[1])), array(y[1], 0)); var z = array<S, 2>(); var w = S();
  o[0] = x[0]; o[1] = x[1]; o[2] = x[2]; o[3] = y[0] * y[1]; o[4] = s.c[0]; o[5] = z[1].a + w.c[1]
      + u32(w.b.x); z[1] = s; o[6] = z[1].a; w = S(2, z[1].b, z[1].c); o[7] = w.a + u32(w.b.y) + w.c[1] + 1;
}

//# arrayLength: BI-25, LAYOUT-04
//! run main
//! buffer d u32 = zero 7
//! buffer g u32 = zero 11
//! buffer v f32 = zero 13
//! buffer o u32 = zero 5
//! expect o = 7 4 3 7 3
struct R { n: u32, a: array<vec2f> }
@group(1) @binding(0) var<storage, read_write> d: array<u32>;
@group(1) @binding(1) var<storage> g: R;
@group(1) @binding(2) var<storage> v: array<vec3f>;
fn f(p: ptr<storage, array<u32>, read_write>) -> u32 { return arrayLength(p); }
@compute @workgroup_size(1) fn main() { let p = &v; o[0] = arrayLength(&d); o[1] = arrayLength(&g.a); o[2] = arrayLength(&v); o[3] = f(&d); o[4] = arrayLength(p); }
