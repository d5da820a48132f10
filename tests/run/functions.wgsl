// Functions, pointers and variables (ledger: FUNC, ALIAS, MEM).
@group(0) @binding(0) var<storage, read_write> o: array<u32>;

//# call_with_value
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 4 5 8 13 20 29 40 53 68 85 104 125 148 173 200 229
fn sq(x: u32) -> u32 { return x * x; }
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = sq(l) + sq(2u);
}

//# divergent_early_return
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 1 1 1 2 4 2 6 2 8 2 10 2 12 2 14 2
fn f(x: u32) -> u32 { if (x < 3u) { return 1u; } if (x % 2u == 1u) { return 2u; } return x; }
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = f(l);
}

//# return_from_loop
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 0 1 2 2 3 3 3 4*4 5*5
fn f(x: u32) -> u32 { var s = 0u; for (var i = 0u; ; i++) { s += i; if (s >= x) { return i; } } }
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = f(l);
}

//# void_function_with_pointer
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 5 7 9 11 13 15 17 19 21 23 25 27 29 31 33 35
fn add(p: ptr<function, u32>, v: u32) { *p += v; }
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var a = l;
  add(&a, 5u);
  add(&a, l);
  o[l] = a;
}

//# pointer_to_element_of_array
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 4030201 4030301 4050201 7030201 4030205 4030701 4090201 11030201 4030209 4031101 4130201 15030201 4030213 4031501 4170201 19030201
fn add(p: ptr<function, u32>, v: u32) { *p += v; }
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var a = array<u32, 4>(1u, 2u, 3u, 4u);
  add(&a[l % 4u], l);
  o[l] = a[0] + a[1] * 100u + a[2] * 10000u + a[3] * 1000000u;
}

//# pointer_to_member
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 207001 207002 207003 207004 207005 207006 207007 207008 207009 207010 207011 207012 207013 207014 207015 207016
struct S { a: u32, v: vec2u }
fn put(p: ptr<function, vec2u>, v: u32) { (*p).x = v; }
fn set2(p: ptr<function, u32>) { *p += 1u; }
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var s = S(l, vec2u(1u, 2u));
  put(&s.v, 7u);
  set2(&s.a);
  o[l] = s.a + s.v.x * 1000u + s.v.y * 100000u;
}

//# pointer_to_private
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17
var<private> q: u32;
fn bump(p: ptr<private, u32>) { *p += 1u; }
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  q = l;
  bump(&q);
  bump(&q);
  o[l] = q;
}

//# pointer_to_workgroup
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 30 28 26 24 22 20 18 16 14 12 10 8 6 4 2 0
var<workgroup> x: array<u32, 16>;
fn put(p: ptr<workgroup, array<u32, 16>>, l: u32) { (*p)[l] = l * 2u; }
fn fetch(p: ptr<workgroup, u32>) -> u32 { return *p; }
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  put(&x, l);
  workgroupBarrier();
  o[l] = fetch(&x[15u - l]);
}

//# pointer_to_storage
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18
fn put(p: ptr<storage, u32, read_write>, v: u32) { *p = v; }
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  put(&o[l], l + 3u);
}

//# pointer_to_storage_array
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 16 18 20 22 24 26 28 30 32 34 36 38 40 42 44 46
fn put(p: ptr<storage, array<u32>, read_write>, l: u32) { (*p)[l] = l * 2u + arrayLength(p); }
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  put(&o, l);
}

//# same_function_two_roots
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 206*16
var<private> q: u32;
fn twice(p: ptr<function, u32>) -> u32 { *p *= 2u; return *p; }
fn twicep(p: ptr<private, u32>) -> u32 { *p *= 2u; return *p; }
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var a = 1u;
  q = 2u;
  o[l] = twice(&a) * 100u + twicep(&q) + a;
}

//# two_variables_same_function
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 112 212 312 412 512 612 712 812 912 1012 1112 1212 1312 1412 1512 1612
fn bump(p: ptr<function, u32>) { *p += 1u; }
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var a = l;
  var b = 10u;
  bump(&a); bump(&b); bump(&b);
  o[l] = a * 100u + b;
}

//# pointer_through_two_calls
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 30201 30202 30203 30204 30205 30206 30207 30208 30209 30210 30211 30212 30213 30214 30215 30216
fn inner(p: ptr<function, u32>, v: u32) { *p += v; }
fn outer(p: ptr<function, array<u32, 3>>) { inner(&(*p)[0], 1u); inner(&(*p)[1], 2u); inner(&(*p)[2], 3u); }
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var a = array<u32, 3>(l, 0u, 0u);
  outer(&a);
  o[l] = a[0] + a[1] * 100u + a[2] * 10000u;
}

//# let_pointer
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 66 51 51 51 66 51 51 51 66 51 51 51 66 51 51 51
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var a = array<u32, 4>();
  let p = &a[l % 4u];
  *p = 5u;
  let q = &a;
  (*q)[0] += 1u;
  o[l] = a[0] + a[l % 4u] * 10u;
}

//# pointer_index_is_fixed_when_taken
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 90*16
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var i = 1u;
  var a = array<u32, 4>();
  let p = &a[i];
  i = 3u;
  *p = 9u;
  o[l] = a[1] * 10u + a[3];
}

//# pointer_deref_sugar
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 71 171 271 371 471 571 671 771 871 971 1071 1171 1271 1371 1471 1571
struct S { k: u32 }
var<private> s: S;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var a = vec3u(1u, 2u, 3u);
  let p = &a;
  p.y = 7u;
  let q = &s;
  q.k = l;
  o[l] = p.x + p[1] * 10u + q.k * 100u;
}

//# struct_by_value
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 1008 2009 3010 4011 5012 6013 7014 8015 9016 10017 11018 12019 13020 14021 15022 16023
struct S { a: u32, b: array<u32, 2> }
fn make(x: u32) -> S { return S(x, array<u32, 2>(4u, 5u)); }
fn change(s: S) -> S { var t = s; t.a += 1u; t.b[1] = 8u; return t; }
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  let s = make(l);
  let t = change(s);
  o[l] = s.a + t.a * 1000u + t.b[1];
}

//# array_by_value
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 5 7 9 11 13 15 17 19 21 23 25 27 29 31 33 35
fn sum(v: array<u32, 3>) -> u32 { var t = v; t[0] += 0u; return t[0] + t[1] + t[2]; }
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var a = array<u32, 3>(l, 2u, 3u);
  o[l] = sum(a) + a[0];
}

//# many_parameters
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60
fn f(a: u32, b: u32, c: u32, d: u32, e: u32, g: u32, h: u32, i: u32, v: vec4u, k: bool) -> u32 { return a + b + c + d + e + g + h + i + v.z + u32(k); }
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = f(l, 2u, 3u, 4u, 5u, 6u, 7u, 8u, vec4u(9u), true);
}

//# called_under_mask
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 1 0 3 0 5 0 7 0 9 0 11 0 13 0 15 0
fn g(i: u32) { o[i] = i + 1u; }
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  if (l % 2u == 0u) { g(l); }
}

//# called_in_divergent_loop
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 0 0 1 3 6 10 15 21 28 36 45 55 66 78 91 105
fn g(k: u32, i: u32) { o[k] += i; }
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  for (var i = 0u; i < l; i++) { g(l, i); }
}

//# function_declared_after_use
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19
fn later(x: u32) -> u32 { return x + four; }
const four = 4u;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = later(l);
}

//# deep_chain
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25
fn f0(x: u32) -> u32 { return x + 1u; }
fn f1(x: u32) -> u32 { return f0(x) + 1u; }
fn f2(x: u32) -> u32 { return f1(x) + 1u; }
fn f3(x: u32) -> u32 { return f2(x) + 1u; }
fn f4(x: u32) -> u32 { return f3(x) + 1u; }
fn f5(x: u32) -> u32 { return f4(x) + 1u; }
fn f6(x: u32) -> u32 { return f5(x) + 1u; }
fn f7(x: u32) -> u32 { return f6(x) + 1u; }
fn f8(x: u32) -> u32 { return f7(x) + 1u; }
fn f9(x: u32) -> u32 { return f8(x) + 1u; }
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = f9(l);
}

//# big_function_called_twice
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 849 1152 1455 749 1052 1355 649 952 1255 549 852 1155 449 752 1055 1358
fn big(v: u32) -> u32 {
  var x = v;
  x = (x * 5u + 0u) % 1009u;
  x = (x * 5u + 1u) % 1009u;
  x = (x * 5u + 2u) % 1009u;
  x = (x * 5u + 3u) % 1009u;
  x = (x * 5u + 4u) % 1009u;
  x = (x * 5u + 5u) % 1009u;
  x = (x * 5u + 6u) % 1009u;
  x = (x * 5u + 7u) % 1009u;
  x = (x * 5u + 8u) % 1009u;
  x = (x * 5u + 9u) % 1009u;
  x = (x * 5u + 10u) % 1009u;
  x = (x * 5u + 11u) % 1009u;
  x = (x * 5u + 12u) % 1009u;
  x = (x * 5u + 13u) % 1009u;
  x = (x * 5u + 14u) % 1009u;
  x = (x * 5u + 15u) % 1009u;
  x = (x * 5u + 16u) % 1009u;
  x = (x * 5u + 17u) % 1009u;
  x = (x * 5u + 18u) % 1009u;
  x = (x * 5u + 19u) % 1009u;
  x = (x * 5u + 20u) % 1009u;
  x = (x * 5u + 21u) % 1009u;
  x = (x * 5u + 22u) % 1009u;
  x = (x * 5u + 23u) % 1009u;
  x = (x * 5u + 24u) % 1009u;
  x = (x * 5u + 25u) % 1009u;
  x = (x * 5u + 26u) % 1009u;
  x = (x * 5u + 27u) % 1009u;
  x = (x * 5u + 28u) % 1009u;
  x = (x * 5u + 29u) % 1009u;
  return x;
}
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = big(l) + big(l + 1u);
}

//# big_divergent_function_stays_masked
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 7*5 15 21 28 36 45 55 66 78 91 105 120
fn walk(n: u32) -> u32 { var s = 0u; var i = 1u; loop { if (i > n) { break; } s += i; i++; } return s; }
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var r = 0u;
  if (l > 4u) { r = walk(l); } else { r = walk(3u) + 1u; }
  o[l] = r;
}

//# must_use_ignored_by_phony
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 1*16
var<private> c: u32;
@must_use fn f(x: u32) -> u32 { c += 1u; return x; }
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  _ = f(l);
  o[l] = c;
}

//# call_statement_ignores_result
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
var<private> c: u32;
fn f(x: u32) -> u32 { c += x; return x; }
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  _ = 0;
  f(l);
  o[l] = c;
}

//# function_with_local_array
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 0 1 4 9 16 0 1 4 9 16 0 1 4 9 16 0
fn f(x: u32) -> u32 { var t: array<u32, 5>; for (var i = 0u; i < 5u; i++) { t[i] = i * i; } return t[x % 5u]; }
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = f(l);
}

//# locals_are_fresh_per_call
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 21*16
fn f(x: u32) -> u32 { var t: u32; t += x; return t; }
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = f(1u) + f(2u) * 10u;
}

//# pointer_parameter_in_divergent_loop
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 0 0 1 3 6 10 15 21 28 36 45 55 66 78 91 105
fn add(p: ptr<function, u32>, v: u32) { *p += v; }
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var a = array<u32, 4>();
  for (var i = 0u; i < l; i++) { add(&a[i % 4u], i); }
  o[l] = a[0] + a[1] + a[2] + a[3];
}

//# read_only_storage_pointer
//! run main groups=1
//! buffer o u32 = zero 16
//! buffer d u32 = iota 16 1 3
//! expect o = 1 4 7 10 13 16 19 22 25 28 31 34 37 40 43 46
@group(0) @binding(1) var<storage> d: array<u32>;
fn fetch(p: ptr<storage, array<u32>, read>, i: u32) -> u32 { return (*p)[i]; }
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = fetch(&d, l);
}

//# uniform_pointer
//! run main groups=1
//! buffer o u32 = zero 16
//! buffer d u32 = 5 6 7 8
//! expect o = 6*16
struct D { x: u32, y: u32, z: vec2u }
@group(0) @binding(1) var<uniform> d: D;
fn fetch(p: ptr<uniform, u32>) -> u32 { return *p; }
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = fetch(&d.y);
}

//# nested_calls_in_arguments
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 9 15 21 27 33 39 45 51 57 63 69 75 81 87 93 99
fn f(a: u32, b: u32) -> u32 { return a * 2u + b; }
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = f(f(l, 1u), f(2u, f(l, 3u)));
}

//# frames_of_nested_calls
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 186 189 192 195 198 201 204 207 210 213 216 219 222 225 228 231
fn f1(x: u32) -> u32 { var a: array<u32, 64>; for (var i = 0u; i < 64u; i++) { a[i] = i + x; } return a[61]; }
fn f2(x: u32) -> u32 { var a: array<u32, 64>; for (var i = 0u; i < 64u; i++) { a[i] = i + x; } return a[62] + f1(x); }
fn f3(x: u32) -> u32 { var a: array<u32, 64>; for (var i = 0u; i < 64u; i++) { a[i] = i + x; } return a[63] + f2(x); }
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = f3(l);
}

//# private_array_is_per_invocation
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 0 4 8 12 16 20 24 28 32 36 40 44 48 52 56 60
var<private> t: array<u32, 4>;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  for (var i = 0u; i < 4u; i++) { t[i] = l * i; }
  o[l] = t[3] + t[1];
}

//# private_zero_initialised_each_dispatch
//! run main groups=1
//! buffer o u32 = zero 16
//! run main
//! expect o = 1*16
var<private> t: u32;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  t += 1u;
  o[l] = t;
}

//# private_shared_by_functions
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 5*16
var<private> t: u32 = 1u;
fn a() { t += 1u; }
fn b() { t *= 2u; }
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  a(); b(); a();
  o[l] = t;
}

//# nested_calls_with_large_arrays
//! run main groups=1
//! buffer o u32 = zero 4
//! expect o = 7 8 9 10
// More memory of variables than calls get copies of: every activation still has the variable that it began with.
fn f0(i: u32) -> u32 { return i; }
fn f1(i: u32) -> u32 { var a: array<u32, 8192>; a[i % 8192u] = f0(i + 1u); return a[i % 8192u] + a[(i + 1u) % 8192u]; }
fn f2(i: u32) -> u32 { var a: array<u32, 8192>; a[i % 8192u] = f1(i + 1u); return a[i % 8192u] + a[(i + 1u) % 8192u]; }
fn f3(i: u32) -> u32 { var a: array<u32, 8192>; a[i % 8192u] = f2(i + 1u); return a[i % 8192u] + a[(i + 1u) % 8192u]; }
fn f4(i: u32) -> u32 { var a: array<u32, 8192>; a[i % 8192u] = f3(i + 1u); return a[i % 8192u] + a[(i + 1u) % 8192u]; }
fn f5(i: u32) -> u32 { var a: array<u32, 8192>; a[i % 8192u] = f4(i + 1u); return a[i % 8192u] + a[(i + 1u) % 8192u]; }
@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = f5(l + 2u);
}
