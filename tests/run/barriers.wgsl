// Barriers in every position where WGSL allows them: regions, frames, divergent exits after the last barrier (DESIGN section 5).
@group(0) @binding(0) var<storage, read_write> o: array<u32>;

//# loop_break_after_barrier
//! run main groups=1
//! buffer o u32 = zero 32
//! expect o = 10 41 34 63 56 85 78 107 100 129 122 151 144 173 166 195 188 217 210 239 232 261 254 283 276 305 298 327 320 349 342 31
var<workgroup> x: array<u32, 32>;
var<workgroup> y: array<u32, 32>;
@compute @workgroup_size(32)
fn main(@builtin(local_invocation_index) l: u32) {
  y[l] = l + 1u;
  loop { workgroupBarrier(); if (l == 0u) { break; } x[l] = y[l ^ 1u]; break; }
  workgroupBarrier();
  o[l] = x[l] + x[(l + 1u) % 32u] * 10u;
}

//# switch_break_after_barrier
//! run main groups=2
//! buffer o u32 = zero 32
//! expect o = 2 3 4 5 6 7 8 9 10 0*23
var<workgroup> x: array<u32, 16>;
var<workgroup> y: array<u32, 16>;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) w: vec3u) {
  y[l] = l + 2u;
  switch w.x { case 0u { workgroupBarrier(); if (l < 7u) { break; } x[l] = y[15u - l]; } default {} }
  workgroupBarrier();
  o[w.x * 16u + l] = x[15u - l];
}

//# return_after_barrier_in_function
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 2 5 8 11 14 17 20 23 26 29 32 35 38 41 44 0
var<workgroup> x: array<u32, 16>;
var<workgroup> y: array<u32, 16>;
fn h(l: u32) { workgroupBarrier(); if (l == 0u) { return; } x[l] = 2u + y[l - 1u]; }
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  y[l] = l * 3u;
  h(l);
  workgroupBarrier();
  o[l] = x[(l + 1u) % 16u];
}

//# barrier_inside_expression: every invocation writes the same value
//! run main groups=1
//! accepts race: all write one value
//! buffer o u32 = zero 40
//! expect o = 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54
var<workgroup> n: u32;
var<workgroup> t: u32;
fn f() -> u32 { t = 3u; workgroupBarrier(); return t; }
@compute @workgroup_size(40)
fn main(@builtin(local_invocation_index) l: u32) {
  if (l == 0u) { n = 5u; }
  o[l] = l + f() * workgroupUniformLoad(&n);
}

//# barrier_behind_and
//! run main groups=4
//! buffer o u32 = zero 32
//! expect o = 0*24 12 10 8 6 4 2 0 14
var<workgroup> n: u32;
var<workgroup> x: array<u32, 8>;
@compute @workgroup_size(8)
fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) w: vec3u) {
  if (l == 1u) { n = 3u; }
  x[l] = l;
  workgroupBarrier();
  let a = x[7u - l];
  if (w.x > 2u && workgroupUniformLoad(&n) == 3u) { x[l] = a * 2u; workgroupBarrier(); o[w.x * 8u + l] = x[(l + 1u) % 8u]; }
}

//# neighbour_exchange_2
//! run main groups=1
//! buffer o u32 = zero 2
//! expect o = 3 0
var<workgroup> x: array<u32, 2>;
@compute @workgroup_size(2)
fn main(@builtin(local_invocation_index) l: u32) {
  x[l] = l * 3u;
  workgroupBarrier();
  o[l] = x[(l + 1u) % 2u];
}

//# neighbour_exchange_3
//! run main groups=1
//! buffer o u32 = zero 3
//! expect o = 3 6 0
var<workgroup> x: array<u32, 3>;
@compute @workgroup_size(3)
fn main(@builtin(local_invocation_index) l: u32) {
  x[l] = l * 3u;
  workgroupBarrier();
  o[l] = x[(l + 1u) % 3u];
}

//# neighbour_exchange_16
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 3 6 9 12 15 18 21 24 27 30 33 36 39 42 45 0
var<workgroup> x: array<u32, 16>;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  x[l] = l * 3u;
  workgroupBarrier();
  o[l] = x[(l + 1u) % 16u];
}

//# neighbour_exchange_17
//! run main groups=1
//! buffer o u32 = zero 17
//! expect o = 3 6 9 12 15 18 21 24 27 30 33 36 39 42 45 48 0
var<workgroup> x: array<u32, 17>;
@compute @workgroup_size(17)
fn main(@builtin(local_invocation_index) l: u32) {
  x[l] = l * 3u;
  workgroupBarrier();
  o[l] = x[(l + 1u) % 17u];
}

//# neighbour_exchange_64
//! run main groups=1
//! buffer o u32 = zero 64
//! expect o = 3 6 9 12 15 18 21 24 27 30 33 36 39 42 45 48 51 54 57 60 63 66 69 72 75 78 81 84 87 90 93 96 99 102 105 108 111 114 117 120 123 126 129 132 135 138 141 144 147 150 153 156 159 162 165 168 171 174 177 180 183 186 189 0
var<workgroup> x: array<u32, 64>;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) l: u32) {
  x[l] = l * 3u;
  workgroupBarrier();
  o[l] = x[(l + 1u) % 64u];
}

//# neighbour_exchange_100
//! run main groups=1
//! buffer o u32 = zero 100
//! expect o = 3 6 9 12 15 18 21 24 27 30 33 36 39 42 45 48 51 54 57 60 63 66 69 72 75 78 81 84 87 90 93 96 99 102 105 108 111 114 117 120 123 126 129 132 135 138 141 144 147 150 153 156 159 162 165 168 171 174 177 180 183 186 189 192 195 198 201 204 207 210 213 216 219 222 225 228 231 234 237 240 243 246 249 252 255 258 261 264 267 270 273 276 279 282 285 288 291 294 297 0
var<workgroup> x: array<u32, 100>;
@compute @workgroup_size(100)
fn main(@builtin(local_invocation_index) l: u32) {
  x[l] = l * 3u;
  workgroupBarrier();
  o[l] = x[(l + 1u) % 100u];
}

//# value_live_across_barrier
//! run main groups=1
//! buffer o u32 = zero 64
//! expect o = 64 64 66 70 76 84 94 106 120 136 154 174 196 220 246 274 304 336 370 406 444 484 526 570 616 664 714 766 820 876 934 994 1056 1120 1186 1254 1324 1396 1470 1546 1624 1704 1786 1870 1956 2044 2134 2226 2320 2416 2514 2614 2716 2820 2926 3034 3144 3256 3370 3486 3604 3724 3846 3970
var<workgroup> x: array<u32, 64>;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) l: u32) {
  let a = l * l + 1u;
  x[l] = l;
  workgroupBarrier();
  o[l] = a + x[63u - l];
}

//# variable_live_across_barrier
//! run main groups=1
//! buffer o u32 = zero 20
//! expect o = 31 29 27 45 43 41 39 37 35 33 31 29 27 25 23 21 19 17 15 13
var<workgroup> x: array<u32, 20>;
@compute @workgroup_size(20)
fn main(@builtin(local_invocation_index) l: u32) {
  var a = l;
  a += 5u;
  x[l] = a;
  workgroupBarrier();
  a += x[(l + 3u) % 20u];
  workgroupBarrier();
  x[l] = a;
  workgroupBarrier();
  o[l] = x[19u - l];
}

//# array_live_across_barrier
//! run main groups=1
//! buffer o u32 = zero 24
//! expect o = 30 33 36 39 42 45 48 51 54 57 60 63 66 69 72 75 78 81 84 87 90 93 96 99
var<workgroup> x: array<u32, 24>;
@compute @workgroup_size(24)
fn main(@builtin(local_invocation_index) l: u32) {
  var a: array<u32, 4>;
  for (var i = 0u; i < 4u; i++) { a[i] = l + i; }
  x[l] = l + 1u;
  workgroupBarrier();
  a[l % 4u] += x[23u - l];
  o[l] = a[0] + a[1] + a[2] + a[3];
}

//# tree_reduction_64
//! run main groups=3
//! buffer o u32 = zero 3
//! expect o = 632016 632080 632144
var<workgroup> s: array<u32, 64>;
var<workgroup> t: array<u32, 64>;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) w: vec3u) {
  s[l] = l + w.x;
  t[l] = l * 10000u;
  workgroupBarrier();
  let across = t[63u - l];
  for (var k = 32u; k > 0u; k >>= 1u) {
    if (l < k) { s[l] += s[l + k]; }
    workgroupBarrier();
  }
  if (l == 0u) { o[w.x] = s[0] + across; }
}

//# tree_reduction_128
//! run main groups=3
//! buffer o u32 = zero 3
//! expect o = 8128 8256 8384
var<workgroup> s: array<u32, 128>;
@compute @workgroup_size(128)
fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) w: vec3u) {
  s[l] = l + w.x;
  for (var k = 64u; k > 0u; k >>= 1u) {
    workgroupBarrier();
    if (l < k) { s[l] += s[l + k]; }
  }
  if (l == 0u) { o[w.x] = s[0]; }
}

//# tree_reduction_256
//! run main groups=3
//! buffer o u32 = zero 3
//! expect o = 32640 32896 33152
var<workgroup> s: array<u32, 256>;
@compute @workgroup_size(256)
fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) w: vec3u) {
  s[l] = l + w.x;
  for (var k = 128u; k > 0u; k >>= 1u) {
    workgroupBarrier();
    if (l < k) { s[l] += s[l + k]; }
  }
  if (l == 0u) { o[w.x] = s[0]; }
}

//# tree_reduction_odd_size
//! run main groups=1
//! buffer o u32 = zero 37
//! expect o = iota 37 739 -1
var<workgroup> s: array<u32, 37>;
var<workgroup> t: array<u32, 37>;
@compute @workgroup_size(37)
fn main(@builtin(local_invocation_index) l: u32) {
  s[l] = l + 1u;
  t[l] = l;
  workgroupBarrier();
  let across = t[36u - l];
  var m = 37u;
  while (m > 1u) {
    let h = (m + 1u) / 2u;
    if (l < m / 2u) { s[l] += s[l + h]; }
    workgroupBarrier();
    m = h;
  }
  o[l] = s[0] + across;
}

//# inclusive_scan
//! run main groups=1
//! buffer o u32 = zero 48
//! expect o = 47001 46003 45006 44010 43015 42016 41018 40021 39025 38030 37031 36033 35036 34040 33045 32046 31048 30051 29055 28060 27061 26063 25066 24070 23075 22076 21078 20081 19085 18090 17091 16093 15096 14100 13105 12106 11108 10111 9115 8120 7121 6123 5126 4130 3135 2136 1138 141
var<workgroup> s: array<u32, 48>;
var<workgroup> t: array<u32, 48>;
@compute @workgroup_size(48)
fn main(@builtin(local_invocation_index) l: u32) {
  s[l] = l % 5u + 1u;
  t[l] = l * 1000u;
  workgroupBarrier();
  let across = t[47u - l];
  for (var d = 1u; d < 48u; d *= 2u) {
    var v = 0u;
    if (l >= d) { v = s[l - d]; }
    workgroupBarrier();
    s[l] += v;
    workgroupBarrier();
  }
  o[l] = s[l] + across;
}

//# double_buffered_scan
//! run main groups=1
//! accepts race,index: select drops what is read past the ends
//! buffer o u32 = zero 32
//! expect o = 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32
var<workgroup> b: array<u32, 64>;
@compute @workgroup_size(32)
fn main(@builtin(local_invocation_index) l: u32) {
  var src = 0u;
  b[l] = 1u;
  workgroupBarrier();
  for (var d = 1u; d < 32u; d <<= 1u) {
    let to = 32u - src;
    b[to + l] = b[src + l] + select(0u, b[src + l - d], l >= d);
    src = to;
    workgroupBarrier();
  }
  o[l] = b[src + l];
}

//# barrier_in_uniform_if
//! run main groups=3
//! buffer o u32 = zero 24
//! expect o = 50*8 7 6 5 4 3 2 1 0 50*8
var<workgroup> x: array<u32, 8>;
@compute @workgroup_size(8)
fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) w: vec3u) {
  x[l] = l;
  if (w.x == 1u) { workgroupBarrier(); o[w.x * 8u + l] = x[7u - l]; } else { o[w.x * 8u + l] = 50u; }
}

//# barrier_in_both_branches
//! run main groups=4
//! buffer o u32 = zero 32
//! expect o = 8 7 6 5 4 3 2 1 3*8 8 7 6 5 4 3 2 1 3*8
var<workgroup> x: array<u32, 8>;
@compute @workgroup_size(8)
fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) w: vec3u) {
  x[l] = l + 1u;
  if (w.x % 2u == 0u) { workgroupBarrier(); o[w.x * 8u + l] = x[7u - l]; } else { x[l] = 3u; workgroupBarrier(); o[w.x * 8u + l] = x[(l + 1u) % 8u]; }
}

//# barrier_in_loop_of_uniform_length
//! run main groups=3
//! buffer o u32 = zero 48
//! expect o = 1*16 3*16 6*16
var<workgroup> x: array<u32, 16>;
var<workgroup> y: u32;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) w: vec3u) {
  for (var i = 0u; i <= w.x; i++) {
    x[l] += 1u;
    workgroupBarrier();
    if (l == 0u) { y += x[(i + 5u) % 16u]; }
    workgroupBarrier();
  }
  o[w.x * 16u + l] = y;
}

//# barrier_in_continuing
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 48 45 42 39 36 33 30 27 24 21 18 15 12 9 6 3
var<workgroup> x: array<u32, 16>;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var i = 0u;
  loop {
    x[l] = i + l;
    continuing {
      workgroupBarrier();
      o[l] += x[15u - l];
      workgroupBarrier();
      i++;
      break if i == 3u;
    }
  }
}

//# nested_loops_with_barriers
//! run main groups=1
//! buffer o u32 = zero 12
//! expect o = 72 78 84 90 96 102 108 114 120 114 96 78
var<workgroup> x: array<u32, 12>;
@compute @workgroup_size(12)
fn main(@builtin(local_invocation_index) l: u32) {
  for (var i = 0u; i < 3u; i++) {
    for (var j = 0u; j < 2u; j++) {
      x[l] = i * 10u + j + l;
      workgroupBarrier();
      o[l] += x[(l + i + j) % 12u];
      workgroupBarrier();
    }
  }
}

//# barrier_in_called_function_twice
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 102 203 304 405 506 607 708 809 910 1011 1112 1213 1314 1415 1500 1
var<workgroup> x: array<u32, 16>;
fn turn(k: u32) -> u32 { workgroupBarrier(); return x[(k + 1u) % 16u]; }
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  x[l] = l;
  let a = turn(l);
  let b = turn(a);
  o[l] = a * 100u + b;
}

//# barrier_three_calls_deep
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 31 29 27 25 23 21 19 17 15 13 11 9 7 5 3 1
var<workgroup> x: array<u32, 16>;
fn a3(l: u32) { x[l] += 1u; workgroupBarrier(); }
fn a2(l: u32) { x[l] *= 2u; a3(l); }
fn a1(l: u32) { x[l] = l; a2(l); }
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  a1(l);
  o[l] = x[15u - l];
}

//# divergent_work_between_barriers
//! run main groups=1
//! buffer o u32 = zero 33
//! expect o = 0 0 0 3 3 3 15 15 15 36 36 36 66 66 66 105 105 105 153 153 153 210 210 210 276 276 276 351 351 351 435 435 435
var<workgroup> x: array<u32, 33>;
var<workgroup> y: array<u32, 33>;
@compute @workgroup_size(33)
fn main(@builtin(local_invocation_index) l: u32) {
  x[l] = 0u;
  y[l] = 32u - l;
  workgroupBarrier();
  if (l % 3u == 0u) { for (var i = 0u; i < y[32u - l]; i++) { x[l] += i; } }
  workgroupBarrier();
  o[l] = x[(l / 3u) * 3u];
}

//# one_writes_all_read
//! run main groups=2
//! buffer o u32 = zero 32
//! expect o = 41*16 42*16
var<workgroup> total: u32;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) w: vec3u) {
  if (l == 5u) { total = 41u + w.x; }
  workgroupBarrier();
  o[w.x * 16u + l] = total;
}

//# workgroup_memory_zero_each_group
//! run main groups=8
//! buffer o u32 = zero 64
//! expect o = 7 6 5 4 3 2 1 0 8 7 6 5 4 3 2 1 9 8 7 6 5 4 3 2 10 9 8 7 6 5 4 3 11 10 9 8 7 6 5 4 12 11 10 9 8 7 6 5 13 12 11 10 9 8 7 6 14 13 12 11 10 9 8 7
var<workgroup> x: array<u32, 8>;
var<workgroup> y: array<u32, 8>;
@compute @workgroup_size(8)
fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) w: vec3u) {
  y[l] = w.x + l;
  workgroupBarrier();
  o[w.x * 8u + l] = x[7u - l] + y[7u - l];
  workgroupBarrier();
  x[l] = 99u;
}

//# uniform_load_loop_bound
//! run main groups=2
//! buffer o u32 = zero 32
//! expect o = 3*16 6*16
var<workgroup> n: u32;
var<workgroup> x: array<u32, 16>;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) w: vec3u) {
  if (l == 0u) { n = 3u + w.x; }
  let m = workgroupUniformLoad(&n);
  for (var k = 0u; k < m; k++) { x[l] = k; workgroupBarrier(); o[w.x * 16u + l] += x[(l + 1u) % 16u]; workgroupBarrier(); }
}

//# uniform_load_of_vector_and_struct
//! run main groups=1
//! buffer o u32 = zero 20
//! expect o = 9741*20
struct S { k: u32, z: array<u32, 2> }
var<workgroup> v: vec4u;
var<workgroup> s: S;
@compute @workgroup_size(20)
fn main(@builtin(local_invocation_index) l: u32) {
  if (l == 3u) { v = vec4u(1u, 2u, 3u, 4u); }
  let a = workgroupUniformLoad(&v);
  if (l == 17u) { s = S(7u, array<u32, 2>(8u, 9u)); }
  let b = workgroupUniformLoad(&s);
  o[l] = a.x + a.w * 10u + b.k * 100u + b.z[1] * 1000u;
}

//# uniform_load_of_element
//! run main groups=3
//! buffer o u32 = zero 24
//! expect o = 6*8 8*8 10*8
var<workgroup> x: array<u32, 8>;
@compute @workgroup_size(8)
fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) w: vec3u) {
  x[l] = l * 2u;
  let a = workgroupUniformLoad(&x[w.x + 3u]);
  o[w.x * 8u + l] = a;
}

//# uniform_load_atomic
//! run main groups=1
//! buffer o u32 = zero 18
//! expect o = 153*18
var<workgroup> c: atomic<u32>;
@compute @workgroup_size(18)
fn main(@builtin(local_invocation_index) l: u32) {
  atomicAdd(&c, l);
  let a = workgroupUniformLoad(&c);
  o[l] = a;
}

//# uniform_load_twice_between_writes
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 46*16
var<workgroup> n: u32;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  if (l == 0u) { n = 4u; }
  let a = workgroupUniformLoad(&n);
  if (l == 7u) { n = 6u; }
  let b = workgroupUniformLoad(&n);
  o[l] = a * 10u + b;
}

//# uniform_load_as_switch_selector
//! run main groups=3
//! buffer o u32 = zero 24
//! expect o = 1*8 7 13 11 9 7 5 3 1 5*8
var<workgroup> n: u32;
var<workgroup> x: array<u32, 8>;
var<workgroup> y: array<u32, 8>;
@compute @workgroup_size(8)
fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) w: vec3u) {
  if (l == 0u) { n = w.x; }
  var r = 0u;
  switch workgroupUniformLoad(&n) {
    case 0u: { x[l] = 1u; workgroupBarrier(); r = x[7u - l]; }
    case 1u: { x[l] = l; workgroupBarrier(); r = l + x[(l + 1u) % 8u]; }
    default: { r = 5u; }
  }
  y[l] = r;
  workgroupBarrier();
  o[w.x * 8u + l] = y[7u - l];
}

//# early_exit_search
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 3073*16
var<workgroup> found: u32;
var<workgroup> at: u32;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  for (var i = 0u; i < 10u; i++) {
    if (l * 10u + i == 73u) { found = 1u; at = l * 10u + i; }
    if (workgroupUniformLoad(&found) == 1u) { o[l] = i * 1000u + at; return; }
  }
}

//# storage_barrier
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 30 28 26 24 22 20 18 16 14 12 10 8 6 4 2 0
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = l;
  storageBarrier();
  let v = o[15u - l];
  storageBarrier();
  o[l] = v * 2u;
}

//# both_barriers
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 45 42 39 36 33 30 27 24 21 18 15 12 9 6 3 0
var<workgroup> x: array<u32, 16>;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  x[l] = l;
  o[l] = l * 2u;
  workgroupBarrier();
  storageBarrier();
  let v = x[15u - l] + o[15u - l];
  workgroupBarrier();
  storageBarrier();
  x[l] = v * 2u;
  o[l] = x[l] - v;
}

//# barrier_first_and_last: nothing is before the one and behind the other
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  textureBarrier();
  o[l] = l + 1u;
  workgroupBarrier();
}

//# two_barriers_in_a_row
//! run main groups=1
//! buffer o u32 = zero 32
//! expect o = 115 214 313 412 511 610 709 808 907 1006 1105 1204 1303 1402 1501 0 iota 16 0 100
var<workgroup> x: array<u32, 16>;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  x[l] = l;
  o[16u + l] = l * 100u;
  storageBarrier();
  workgroupBarrier();
  o[l] = x[15u - l] + o[16u + (l + 1u) % 16u];
}

//# uniform_value_live_across
//! run main groups=3
//! buffer o u32 = zero 48
//! expect o = 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 23 22 21 20 19 18 17 16 15 14 13 12 11 10 9 8 30 29 28 27 26 25 24 23 22 21 20 19 18 17 16 15
var<workgroup> x: array<u32, 16>;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) w: vec3u) {
  let u = w.x * 7u + 1u;
  x[l] = l;
  workgroupBarrier();
  o[w.x * 16u + l] = x[15u - l] + u;
}

//# uniform_condition_from_array: uniform to WGSL, varying in shape
//! run main groups=3
//! buffer o u32 = zero 24
//! expect o = 0*8 8 7 6 5 4 3 2 1 2*8
var<workgroup> x: array<u32, 8>;
@compute @workgroup_size(8)
fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) w: vec3u) {
  var t = array<u32, 3>(0u, 1u, 2u);
  let k = t[w.x];
  x[l] = l;
  var r = k;
  if (k == 1u) { workgroupBarrier(); r += x[7u - l]; }
  o[w.x * 8u + l] = r;
}

//# uniform_condition_from_uniform_memory
//! run main groups=1
//! buffer o u32 = zero 16
//! buffer p u32 = 9 4 0 0
//! expect o = 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24
@group(0) @binding(1) var<uniform> p: vec4u;
var<workgroup> x: array<u32, 16>;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  if (p.y == 4u) { x[l] = p.x; workgroupBarrier(); o[l] = x[15u - l] + l; }
}

//# bool_workgroup_variable
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = iota 16 16 -1
var<workgroup> flag: bool;
var<workgroup> x: array<u32, 16>;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  if (l == 2u) { flag = true; }
  if (workgroupUniformLoad(&flag)) { x[l] = l; workgroupBarrier(); o[l] = 1u + x[15u - l]; }
}

//# private_variable_across_barrier
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 30*16
var<private> q: u32;
var<workgroup> x: array<u32, 16>;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  q = l * 2u;
  x[l] = q;
  workgroupBarrier();
  q += x[15u - l];
  o[l] = q;
}

//# private_initialised
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = iota 16 1126 99
var<private> q: u32 = 11u;
var<workgroup> x: array<u32, 16>;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  q += l;
  x[l] = q;
  workgroupBarrier();
  o[l] = q * 100u + x[15u - l];
}

//# barrier_in_while_with_counter
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = iota 16 48 -3
var<workgroup> x: array<u32, 48>;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var i = 0u;
  var r = 0u;
  while (i < 3u) {
    x[i * 16u + l] = l + i;
    workgroupBarrier();
    r += x[i * 16u + 15u - l];
    i++;
  }
  o[l] = r;
}

//# bitonic_sort_32
//! run main groups=1
//! buffer o u32 = zero 32
//! expect o = 100 3 304 206 507 410 711 613 914 817 1120 1021 1323 1224 1527 1430 1731 1633 1934 1837 2140 2041 2344 2247 2548 2450 2751 2654 2957 2858 3160 3061
var<workgroup> s: array<u32, 32>;
var<workgroup> t: array<u32, 32>;
@compute @workgroup_size(32)
fn main(@builtin(local_invocation_index) l: u32) {
  s[l] = (l * 37u + 11u) % 64u;
  t[l] = l * 100u;
  workgroupBarrier();
  let across = t[l ^ 1u];
  for (var k = 2u; k <= 32u; k <<= 1u) {
    for (var j = k >> 1u; j > 0u; j >>= 1u) {
      let m = l ^ j;
      if (m > l) {
        let up = (l & k) == 0u;
        if ((s[l] > s[m]) == up) { let t = s[l]; s[l] = s[m]; s[m] = t; }
      }
      workgroupBarrier();
    }
  }
  o[l] = s[l] + across;
}

//# transpose_tile
//! run main groups=1
//! buffer o u32 = zero 64
//! expect o = 0 8 16 24 32 40 48 56 1 9 17 25 33 41 49 57 2 10 18 26 34 42 50 58 3 11 19 27 35 43 51 59 4 12 20 28 36 44 52 60 5 13 21 29 37 45 53 61 6 14 22 30 38 46 54 62 7 15 23 31 39 47 55 63
var<workgroup> t: array<u32, 64>;
@compute @workgroup_size(8, 8)
fn main(@builtin(local_invocation_index) l: u32) {
  t[l] = l;
  workgroupBarrier();
  o[l] = t[(l % 8u) * 8u + l / 8u];
}

//# three_dimensional_workgroup
//! run main groups=1
//! buffer o u32 = zero 24
//! expect o = 12 16 20 12 13 17 21 13 14 18 22 14 0 4 8 0 1 5 9 1 2 6 10 2
var<workgroup> t: array<array<array<u32, 4>, 3>, 2>;
@compute @workgroup_size(4, 3, 2)
fn main(@builtin(local_invocation_index) l: u32, @builtin(local_invocation_id) i: vec3u) {
  t[i.z][i.y][i.x] = l;
  workgroupBarrier();
  o[l] = t[1u - i.z][i.x % 3u][i.y];
}

//# atomics_and_barriers
//! run main groups=1
//! buffer o u32 = zero 20
//! expect o = 190519*20
var<workgroup> c: atomic<u32>;
@compute @workgroup_size(20)
fn main(@builtin(local_invocation_index) l: u32) {
  atomicAdd(&c, l);
  workgroupBarrier();
  let a = atomicLoad(&c);
  workgroupBarrier();
  atomicMax(&c, 500u + l);
  workgroupBarrier();
  o[l] = a * 1000u + atomicLoad(&c);
}

//# histogram_in_workgroup
//! run main groups=1
//! buffer o u32 = zero 4
//! expect o = 25 25 0 0
var<workgroup> h: array<atomic<u32>, 4>;
@compute @workgroup_size(50)
fn main(@builtin(local_invocation_index) l: u32) {
  if (l < 4u) { atomicStore(&h[l], 0u); }
  workgroupBarrier();
  atomicAdd(&h[(l * l) % 4u], 1u);
  workgroupBarrier();
  if (l < 4u) { o[l] = atomicLoad(&h[l]); }
}

//# divergent_return_after_last_barrier
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 15 14 13 12 11 10 9 8 7 6 0*6
var<workgroup> x: array<u32, 16>;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  x[l] = l;
  workgroupBarrier();
  if (l > 9u) { return; }
  o[l] = x[15u - l];
}

//# function_result_after_divergent_return
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = iota 4 130 -1 iota 8 326 -1 iota 4 218 -1
var<workgroup> x: array<u32, 16>;
var<workgroup> y: array<u32, 16>;
fn h(l: u32) -> u32 { x[l] = l; workgroupBarrier(); let v = x[15u - l]; if (l < 4u) { return v; } return 100u + v; }
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  let r = h(l);
  y[l] = r;
  workgroupBarrier();
  o[l] = r * 2u + y[15u - l];
}

//# loop_in_function_with_barrier_and_divergent_return
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 45 42 39 36 33 30 27 24 21 18 15 12 9 6 3 1
var<workgroup> x: array<u32, 48>;
var<workgroup> y: array<u32, 16>;
fn h(l: u32, n: u32) -> u32 {
  var r = 0u;
  for (var i = 0u; i < n; i++) { x[i * 16u + l] = l + i; workgroupBarrier(); r += x[i * 16u + 15u - l]; }
  if (l == 0u) { return 1u; }
  return r;
}
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  let r = h(l, 3u);
  y[l] = r;
  workgroupBarrier();
  o[l] = y[(l + 1u) % 16u];
}

//# two_workgroup_variables
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 35 44 53 62 71 80 89 98 107 116 125 134 143 152 1 10
var<workgroup> a: array<u32, 16>;
var<workgroup> b: array<u32, 16>;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  a[l] = l;
  b[l] = l * 10u;
  workgroupBarrier();
  o[l] = a[15u - l] + b[(l + 2u) % 16u];
}

//# workgroup_struct
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0
struct S { n: u32, v: array<f32, 16> }
var<workgroup> s: S;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  s.v[l] = f32(l);
  if (l == 0u) { s.n = 16u; }
  workgroupBarrier();
  o[l] = u32(s.v[s.n - 1u - l]);
}

//# workgroup_matrix
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 1268*16
var<workgroup> m: mat3x3f;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  if (l < 3u) { m[l] = vec3f(f32(l), 1.0, 2.0); }
  workgroupBarrier();
  let r = m * vec3f(1.0, 2.0, 3.0);
  o[l] = u32(r.x) + u32(r.y) * 10u + u32(r.z) * 100u;
}

//# large_workgroup_256
//! run main groups=1
//! buffer o u32 = zero 256
//! expect o = 255 254 253 252 251 250 249 248 247 246 245 244 243 242 241 240 239 238 237 236 235 234 233 232 231 230 229 228 227 226 225 224 223 222 221 220 219 218 217 216 215 214 213 212 211 210 209 208 207 206 205 204 203 202 201 200 199 198 197 196 195 194 193 192 191 190 189 188 187 186 185 184 183 182 181 180 179 178 177 176 175 174 173 172 171 170 169 168 167 166 165 164 163 162 161 160 159 158 157 156 155 154 153 152 151 150 149 148 147 146 145 144 143 142 141 140 139 138 137 136 135 134 133 132 131 130 129 128 127 126 125 124 123 122 121 120 119 118 117 116 115 114 113 112 111 110 109 108 107 106 105 104 103 102 101 100 99 98 97 96 95 94 93 92 91 90 89 88 87 86 85 84 83 82 81 80 79 78 77 76 75 74 73 72 71 70 69 68 67 66 65 64 63 62 61 60 59 58 57 56 55 54 53 52 51 50 49 48 47 46 45 44 43 42 41 40 39 38 37 36 35 34 33 32 31 30 29 28 27 26 25 24 23 22 21 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0
var<workgroup> x: array<u32, 256>;
@compute @workgroup_size(256)
fn main(@builtin(local_invocation_index) l: u32) {
  x[l] = l;
  workgroupBarrier();
  o[l] = x[l ^ 255u];
}

//# override_sized_array
//! run main groups=1
//! buffer o u32 = zero 24
//! override N = 24
//! expect o = 23 22 21 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0
override N: u32;
var<workgroup> x: array<u32, N>;
@compute @workgroup_size(N)
fn main(@builtin(local_invocation_index) l: u32) {
  x[l] = l;
  workgroupBarrier();
  o[l] = x[N - 1u - l];
}
