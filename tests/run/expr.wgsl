// Expressions at run time (ledger: EXPR). Operands come from buffers, so that nothing is known when the kernel is compiled.
@group(0) @binding(0) var<storage, read_write> o: array<u32>;
@group(0) @binding(1) var<storage, read_write> q: array<i32>;
@group(0) @binding(2) var<storage, read_write> r: array<f32>;
@group(0) @binding(3) var<storage> u: array<u32>;
@group(0) @binding(4) var<storage> i: array<i32>;
@group(0) @binding(5) var<storage> x: array<f32>;

//# components: EXPR-16 EXPR-20 EXPR-21
//! run main
//! buffer u u32 = 0 1 2
//! buffer i i32 = 2 1
//! buffer o u32 = zero 12
//! expect o = 7 8 9 9 8 8 7 9 7 20 8 7
@compute @workgroup_size(1) fn main() {
  let v = vec3u(7, 8, 9);
  var w = v;
  o[0] = v[u[0]]; o[1] = v[u[1]]; o[2] = v[u[2]]; o[3] = v[i[0]]; o[4] = w[i[1]];
  o[5] = w.g + v.x - v.r;
  let s = w.zyx;
  w = vec3u();
  o[6] = s.z; o[7] = s.x; o[8] = v.xxy.r;
  o[9] = u32(vec2(10, 20)[u[1]]);
  let p = &w;
  *p = v;
  let t = (*p).yx;
  *p = vec3u();
  o[10] = t.x; o[11] = t.y;
}

//# component_out_of_range: EXPR-11 EXPR-19 EXPR-31 EXPR-35
//! accepts index: what such an access does is looked at here
//! run main
//! buffer u u32 = 3 4294967295 1000
//! buffer i i32 = -1 3
//! buffer o u32 = 9*10
//! expect o = 0 0 0 0 0 0 0 0 0 1
@compute @workgroup_size(1) fn main() {
  let v = vec3u(7, 8, 9);
  let a = array(1u, 2u, 3u);
  let m = mat2x2f(1, 2, 3, 4);
  o[0] = v[u[0]]; o[1] = v[u[1]]; o[2] = v[i[0]]; o[3] = v[i[1]];
  o[4] = a[u[0]]; o[5] = a[i[0]]; o[6] = a[u[2]];
  o[7] = u32(m[u[0]].x); o[8] = u32(m[1][i[0]]);
  o[9] = u32(v[u[0]] == v[u[0]]);
}

//# component_references: EXPR-23 EXPR-24
//! run main
//! buffer u u32 = 0 1 2
//! buffer o u32 = zero 9
//! expect o = 4 5 6 11 5 7 40 5 8
fn put(p: ptr<function, vec3u>, k: u32) { p.x = 40u; p[k] += 1u; (*p)[k] += 1u; }
@compute @workgroup_size(1) fn main() {
  var v = vec3u(1, 2, 3);
  v.x = 4u; v[u[1]] = 5u; v.z *= 2u;
  for (var k = 0u; k < 3u; k++) { o[k] = v[k]; }
  v[u[0]] += 7u; v[2]++;
  for (var k = 0u; k < 3u; k++) { o[3u + k] = v[k]; }
  v.z = 6u;
  put(&v, u[2]);
  for (var k = 0u; k < 3u; k++) { o[6u + k] = v[k]; }
}

//# one_component_each: EXPR-26
//! accepts race: the engine writes single components, which other implementations need not
//! run main
//! buffer o u32 = zero 4
//! expect o = 10 11 12 13
var<workgroup> w: vec4u;
@compute @workgroup_size(4) fn main(@builtin(local_invocation_index) l: u32) {
  w[l] = 10u + l;
  workgroupBarrier();
  o[l] = w[l];
}

//# columns: EXPR-28
//! run main
//! buffer u u32 = 1 2
//! buffer r f32 = zero 9
//! expect r = 3 4 6 3 30 4 50 60 6
@compute @workgroup_size(1) fn main() {
  let m = mat3x2f(1, 2, 3, 4, 5, 6);
  var n = m;
  r[0] = m[1].x; r[1] = m[u[0]].y; r[2] = m[u[1]][u[0]]; r[3] = n[u[0]][0];
  n[u[0]].x = 30; n[u[1]] = vec2f(50, 60);
  r[4] = n[1][0]; r[5] = n[1][1]; r[6] = n[2].x; r[7] = n[2].y;
  let p = &n[u[0]];
  *p = vec2f(6);
  r[8] = n[1].y;
}

//# column_out_of_range: EXPR-31
//! accepts index: what such an access does is looked at here
//! run main
//! buffer u u32 = 3 2
//! buffer r f32 = 9*8
//! expect r = 0 0 1 2 3 4 5 6
@compute @workgroup_size(1) fn main() {
  var m = mat3x2f(1, 2, 3, 4, 5, 6);
  r[0] = m[u[0]].x;
  r[1] = m[0][u[1]];
  m[u[0]] = vec2f(7);
  m[u[0]].y = 7;
  m[1][u[1]] = 7;
  for (var k = 0u; k < 3u; k++) { r[2u + 2u * k] = m[k].x; r[3u + 2u * k] = m[k].y; }
}

//# elements: EXPR-32 EXPR-36
//! run main
//! buffer u u32 = 1 2
//! buffer i i32 = 0 1
//! buffer o u32 = zero 6
//! expect o = 20 30 10 21 50 2
@compute @workgroup_size(1) fn main() {
  let a = array(10u, 20u, 30u);
  var b = a;
  o[0] = a[u[0]]; o[1] = a[u[1]]; o[2] = b[i[0]];
  b[i[1]]++;
  o[3] = b[1];
  o[i[1] + 3] = 50u;
  var c = array(array(1u, 2u), array(3u, 4u));
  o[5] = c[i[0]][u[0]];
}

//# member_values: EXPR-38
//! run main
//! buffer o u32 = zero 5
//! expect o = 1 3 5 6 3
struct S { a: u32, b: T }
struct T { c: vec2u }
fn make() -> S { return S(1, T(vec2u(2, 3))); }
@compute @workgroup_size(1) fn main() {
  var s = make();
  let p = &s;
  o[0] = make().a; o[1] = s.b.c.y;
  (*p).b.c.x = 5u; p.a = 6u;
  o[2] = s.b.c.x; o[3] = s.a; o[4] = make().b.c[1];
}

//# logic: EXPR-39
//! run main
//! buffer u u32 = 0 1
//! buffer o u32 = zero 9
//! expect o = 0 1 1 0 1 0 2 1 5
var<private> calls: u32;
fn called(b: bool) -> bool { calls++; return b; }
@compute @workgroup_size(1) fn main() {
  let f = u[0] == 1u;
  let t = u[1] == 1u;
  o[0] = u32(f && called(true)); o[1] = u32(t || called(false)); o[2] = u32(!f); o[3] = u32(!t);
  o[4] = u32(t && called(true)); o[5] = u32(f || called(false));
  o[6] = calls;
  o[7] = u32(all((vec2(f, t) | vec2(t, f)) & !vec2(f, f)));
  let both = f & called(true);
  let either = t | called(true);
  o[8] = calls + u32(both) + u32(either);
}

//# negation: EXPR-41
//! run main
//! buffer i i32 = 5 -7 -2147483648
//! buffer x f32 = 1.5 -2.5
//! buffer q i32 = zero 5
//! buffer r f32 = zero 3
//! expect q = -5 7 -2147483648 7 -5
//! expect r = -1.5 2.5 -1.5
@compute @workgroup_size(1) fn main() {
  for (var k = 0; k < 3; k++) { q[k] = -i[k]; }
  let v = -vec2i(i[1], i[0]);
  q[3] = v.x; q[4] = v.y;
  r[0] = -x[0]; r[1] = -x[1]; r[2] = (-vec2f(x[1], x[0])).y;
}

//# arithmetic: EXPR-43
//! run main
//! buffer u u32 = 7 3
//! buffer i i32 = -7 3
//! buffer x f32 = 7.5 2
//! buffer o u32 = zero 6
//! buffer q i32 = zero 9
//! buffer r f32 = zero 9
//! expect o = 10 4 21 2 1 4294967292
//! expect q = -4 -10 -21 -2 -1 -6 4 -70 -1
//! expect r = 9.5 5.5 15 3.75 1.5 8.5 9.5 30 1.5
@compute @workgroup_size(1) fn main() {
  o[0] = u[0] + u[1]; o[1] = u[0] - u[1]; o[2] = u[0] * u[1]; o[3] = u[0] / u[1]; o[4] = u[0] % u[1]; o[5] = u[1] - u[0];
  q[0] = i[0] + i[1]; q[1] = i[0] - i[1]; q[2] = i[0] * i[1]; q[3] = i[0] / i[1]; q[4] = i[0] % i[1];
  let v = vec2i(i[0], i[1]);
  q[5] = (v + 1).x; q[6] = (1 + v).y; q[7] = (v * vec2(10, 20)).x; q[8] = (v % 2).x;
  r[0] = x[0] + x[1]; r[1] = x[0] - x[1]; r[2] = x[0] * x[1]; r[3] = x[0] / x[1]; r[4] = x[0] % x[1];
  let w = vec2f(x[0], x[1]);
  r[5] = (w + 1).x; r[6] = (2 + w).x; r[7] = (w * 4).x; r[8] = (3 / w).y;
}

//# integer_division_by_zero: EXPR-44 EXPR-47
//! run main
//! buffer u u32 = 9 0
//! buffer i i32 = 9 0 -2147483648 -1
//! buffer o u32 = zero 4
//! buffer q i32 = 7*8
//! expect o = 9 0 9 0
//! expect q = 9 0 -2147483648 0 -2147483648 0 3 -2147483648
@compute @workgroup_size(1) fn main() {
  o[0] = u[0] / u[1]; o[1] = u[0] % u[1];
  o[2] = (vec2u(u[0]) / vec2u(1, u[1])).y; o[3] = (vec2u(u[0]) % vec2u(1, u[1])).y;
  q[0] = i[0] / i[1]; q[1] = i[0] % i[1]; q[2] = i[2] / i[3]; q[3] = i[2] % i[3]; q[4] = i[2] / i[1]; q[5] = i[2] % i[1];
  let v = vec2i(i[0], i[2]) / vec2i(3, i[3]);
  q[6] = v.x; q[7] = v.y;
}

//# signs_of_division: EXPR-50
//! run main
//! buffer i i32 = 7 -7 2 -2
//! buffer u u32 = 4294967295 16
//! buffer o u32 = zero 2
//! buffer q i32 = zero 8
//! expect o = 268435455 15
//! expect q = 3 -3 -3 3 1 -1 1 -1
@compute @workgroup_size(1) fn main() {
  q[0] = i[0] / i[2]; q[1] = i[1] / i[2]; q[2] = i[0] / i[3]; q[3] = i[1] / i[3];
  q[4] = i[0] % i[2]; q[5] = i[1] % i[2]; q[6] = i[0] % i[3]; q[7] = i[1] % i[3];
  o[0] = u[0] / u[1]; o[1] = u[0] % u[1];
}

//# float_remainder: EXPR-51
//! run main
//! buffer x f32 = 7.5 -7.5 2 -2 0.25
//! buffer r f32 = zero 6
//! expect r = 1.5 -1.5 1.5 -1.5 0 1.5
@compute @workgroup_size(1) fn main() {
  r[0] = x[0] % x[2]; r[1] = x[1] % x[2]; r[2] = x[0] % x[3]; r[3] = x[1] % x[3]; r[4] = x[2] % x[4];
  r[5] = (vec2f(x[0], x[1]) % x[2]).x;
}

//# float_division_by_zero: EXPR-52
//! run main
//! buffer x f32 = 1 0 -1
//! buffer r f32 = zero 3
//! expect r = inf -inf 5
// Indeterminate in WGSL: here what IEEE 754 says. What follows is not disturbed.
@compute @workgroup_size(1) fn main() { r[0] = x[0] / x[1]; r[1] = x[2] / x[1]; r[2] = select(4.0, 5.0, x[0] / x[0] == 1.0); }

//# matrix_arithmetic: EXPR-53
//! run main
//! buffer x f32 = 1 2 3 4 5 6
//! buffer r f32 = zero 13
//! expect r = 410 520 630 321 654 8 0 12 2 4 5 10 11
@compute @workgroup_size(1) fn main() {
  let m = mat2x3f(x[0], x[1], x[2], x[3], x[4], x[5]);
  let v = m * vec2f(10, 100);
  let w = vec3f(1, 10, 100) * m;
  r[0] = v.x; r[1] = v.y; r[2] = v.z; r[3] = w.x; r[4] = w.y;
  r[5] = (m + m)[1].x; r[6] = (m - m)[0].y; r[7] = (m * 2)[1].z; r[8] = (2 * m)[0].x;
  let p = mat3x2f(1, 0, 0, 1, 1, 1) * m;
  r[9] = p[0].x; r[10] = p[0].y; r[11] = p[1].x; r[12] = p[1].y;
}

//# comparisons: EXPR-56
//! run main
//! buffer u u32 = 1 4294967295
//! buffer i i32 = 1 -1
//! buffer x f32 = 1 -0.5
//! buffer o u32 = zero 10
//! expect o = 1 0 1 0 0 1 1 1 1 5
@compute @workgroup_size(1) fn main() {
  o[0] = u32(u[0] < u[1]); o[1] = u32(i[0] < i[1]); o[2] = u32(i[0] >= i[1]); o[3] = u32(x[0] <= x[1]); o[4] = u32(x[0] == x[1]); o[5] = u32(x[0] != x[1]);
  o[6] = u32((u[0] == 1u) == (i[0] == 1)); o[7] = u32((u[0] == 1u) != (i[1] == 1));
  o[8] = u32(all((vec2i(i[0], i[1]) < vec2i(2, -1)) == vec2(true, false)));
  let c = vec3f(x[0], x[1], x[0]) > vec3f(0, 0, 0.5);
  o[9] = u32(c.x) + 2u * u32(c.y) + 4u * u32(c.z);
}

//# comparisons_of_nan: EXPR-58
//! run main
//! buffer x f32 = nan 1
//! buffer o u32 = 9*11
//! expect o = 0 0 0 0 0 0 0 0 0 0 1
@compute @workgroup_size(1) fn main() {
  o[0] = u32(x[0] == x[0]); o[1] = u32(x[0] < x[0]); o[2] = u32(x[0] <= x[0]); o[3] = u32(x[0] > x[0]); o[4] = u32(x[0] >= x[0]);
  o[5] = u32(x[0] == x[1]); o[6] = u32(x[0] < x[1]); o[7] = u32(x[1] <= x[0]); o[8] = u32(x[1] > x[0]); o[9] = u32(x[0] >= x[1]);
  o[10] = u32(x[0] != x[1]);
}

//# bits: EXPR-59 EXPR-61 EXPR-63 EXPR-69
//! run main
//! buffer u u32 = 12 10 4294967288 1 33 4
//! buffer i i32 = 12 -10 -8
//! buffer o u32 = zero 11
//! buffer q i32 = zero 6
//! expect o = 8 14 6 4294967283 2147483644 192 16 24 6 2 64
//! expect q = 4 -2 -6 -13 -4 -16
@compute @workgroup_size(1) fn main() {
  o[0] = u[0] & u[1]; o[1] = u[0] | u[1]; o[2] = u[0] ^ u[1]; o[3] = ~u[0];
  o[4] = u[2] >> u[3]; o[5] = u[0] << u[5]; o[6] = 1u << u[5];
  o[7] = u[0] << u[4]; o[8] = u[0] >> u[4];
  let v = vec2u(1, 4) << vec2u(u[4], u[5]);
  o[9] = v.x; o[10] = v.y;
  q[0] = i[0] & i[1]; q[1] = i[0] | i[1]; q[2] = i[0] ^ i[1]; q[3] = ~i[0]; q[4] = i[2] >> u[3]; q[5] = i[2] << u[4];
}

//# variables_are_references: EXPR-71 GRAM-13
//! run main
//! buffer o u32 = zero 6
//! expect o = 1 2 1 3 3 7
fn same(a: u32) -> u32 { return a; }
@compute @workgroup_size(1) fn main() {
  var v = 1u;
  let copy = v;
  var other = v;
  v = 2u;
  o[0] = copy; o[1] = v; o[2] = other;
  let p = &v;
  *p = 3u;
  o[3] = same(v);
  var a = array(5u, 6u, 7u, 8u);
  o[4] = a[v - 1u] - 4u;
  switch v { case 3u { o[5] = a[v - 1u]; } default { } }
}

//# invalid_loads_and_stores: EXPR-86 EXPR-87 EXPR-88
//! accepts index: what such an access does is looked at here
//! run main
//! buffer u u32 = 4 1000000000 4294967295 2
//! buffer i i32 = -1
//! buffer o u32 = 9*6
//! expect o = 0 0 0 0 1 16
struct S { before: u32, a: array<array<u32, 2>, 4>, after: u32 }
@compute @workgroup_size(1) fn main() {
  var s: S;
  s.before = 1u;
  s.after = 1u;
  for (var k = 0; k < 4; k++) { s.a[k] = array(2u, 2u); }
  o[0] = s.a[u[0]][0]; o[1] = s.a[u[1]][1]; o[2] = s.a[i[0]][0];
  o[3] = s.a[1][u[3]];
  s.a[u[0]][0] = 7u; s.a[u[2]][1] = 7u; s.a[i[0]] = array(7u, 7u); s.a[0][u[3]] = 7u; s.a[3][i[0]] += 7u;
  o[4] = s.before * s.after;
  var sum = 0u;
  for (var k = 0; k < 4; k++) { sum += s.a[k][0] + s.a[k][1]; }
  o[5] = sum;
}

//# invalid_in_some_invocations: EXPR-86 EXPR-87 EXPR-88
//! accepts index: what such an access does is looked at here
//! run main
//! buffer u u32 = 0 1 2 3
//! buffer o u32 = zero 4
//! buffer q i32 = 9*4
//! expect o = 1010 1022 400 400
//! expect q = 5 9 5 9
@compute @workgroup_size(4) fn main(@builtin(local_invocation_index) l: u32) {
  let square = u[l] * u[l];
  var loaded = array(1u, 2u, 3u, 4u);
  var stored = array(1u, 1u, 1u, 1u);
  stored[square] = 7u;
  q[u[l] * 2u] = 5;
  let sum = stored[0] + stored[1] + stored[2] + stored[3];
  o[l] = u[u[l] * 2u] + 10u * loaded[square] + 100u * sum;
}

//# invalid_in_buffers: EXPR-86 EXPR-87
//! accepts index: what such an access does is looked at here
//! run main
//! buffer u u32 = 4 1073741824 4294967295
//! buffer o u32 = 1 1 1 1
//! expect o = 1 1 0 1
@compute @workgroup_size(1) fn main() {
  o[2] = o[u[0]] + o[u[1]] + o[u[2]];
  o[u[0]] = 5u; o[u[1]] = 6u; o[u[2]] = 7u; o[u[0]]++;
}

//# invalid_beside_other_members: EXPR-86 EXPR-87 EXPR-88
//! accepts index: what such an access does is looked at here
//! run main
//! buffer o u32 = 9*4
//! buffer b u32 = 1 2 3 4 6*4 8*4
//! expect o = 2 3 4 0
//! expect b = 1 2 3 4 6 6 5 5 8 8 8 8
struct B { a: array<u32, 4>, c: array<u32, 4>, d: array<u32, 4> }
@group(0) @binding(6) var<storage, read_write> b: B;
@compute @workgroup_size(4) fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = b.a[l + 1u];
  b.c[l + 2u] = 5u;
}

//# invalid_atomics: EXPR-89
//! accepts index: what such an access does is looked at here
//! run main
//! buffer u u32 = 2 4294967295
//! buffer o u32 = 9 9
//! buffer a u32 = 3 4
//! expect o = 0 0
//! expect a = 3 4
@group(0) @binding(6) var<storage, read_write> a: array<atomic<u32>, 2>;
var<workgroup> w: array<atomic<i32>, 2>;
@compute @workgroup_size(1) fn main() {
  let e = atomicCompareExchangeWeak(&a[u[1]], 3u, 8u);
  o[0] = atomicAdd(&a[u[0]], 5u) + atomicLoad(&a[u[1]]) + e.old_value;
  atomicStore(&a[u[0]], 7u);
  atomicMax(&w[u[0]], 5);
  o[1] = u32(atomicLoad(&w[0]) + atomicLoad(&w[1]) + atomicExchange(&w[u[1]], 2));
}

//# invalid_atomics_beside_other_members: EXPR-88 EXPR-89
//! accepts index: what such an access does is looked at here
//! run main
//! buffer u u32 = 2 4294967295
//! buffer o u32 = 9 9 9
//! buffer b u32 = 3 1 1 4
//! expect o = 0 34 0
//! expect b = 3 1 1 4
struct S { before: u32, a: array<atomic<u32>, 2>, after: u32 }
@group(0) @binding(6) var<storage, read_write> b: S;
var<workgroup> w: S;
@compute @workgroup_size(1) fn main() {
  w.before = 3u;
  w.after = 4u;
  o[0] = atomicAdd(&w.a[u[0]], 5u) + atomicExchange(&w.a[u[1]], 2u);
  o[1] = 10u * w.before + w.after;
  o[2] = atomicMax(&b.a[u[0]], 5u) + atomicLoad(&b.a[u[1]]);
  atomicStore(&b.a[u[1]], 7u);
}

//# invalid_stays_invalid: EXPR-90 GRAM-21
//! accepts index: what such an access does is looked at here
//! run main
//! buffer u u32 = 2 0
//! buffer o u32 = 9*5
//! expect o = 0 0 0 1 8
fn load(p: ptr<function, array<u32, 4>>, k: u32) -> u32 { return (*p)[k]; }
fn deeper(p: ptr<function, array<array<u32, 4>, 2>>, k: u32) -> u32 { let e = &(*p)[k]; return load(e, 0u) + e[1]; }
fn store(p: ptr<function, array<u32, 4>>, k: u32) { p[k] = 5u; let e = &(*p)[k]; *e += 1u; }
@compute @workgroup_size(1) fn main() {
  var a = array(array(1u, 1u, 1u, 1u), array(1u, 1u, 1u, 1u));
  let p = &a[u[0]];
  o[0] = (*p)[u[1]];
  o[1] = load(p, 1u);
  o[2] = deeper(&a, u[0]);
  let valid = &*&a[u[1]];
  o[3] = load(valid, 3u);
  store(p, 0u);
  var sum = 0u;
  for (var k = 0; k < 2; k++) { for (var m = 0; m < 4; m++) { sum += a[k][m]; } }
  o[4] = sum;
}

//# originating_variables: EXPR-91
//! accepts index: what such an access does is looked at here
//! run main
//! buffer u u32 = 3 0
//! buffer o u32 = 9*4
//! expect o = 0 0 3 30
fn pick(p: ptr<function, array<u32, 3>>, k: u32) -> u32 { let e = &(*p)[k]; return *e; }
fn put(p: ptr<function, array<u32, 3>>, k: u32) { (*p)[k] = 9u; }
@compute @workgroup_size(1) fn main() {
  var a = array(1u, 1u, 1u);
  var b = array(10u, 10u, 10u);
  o[0] = pick(&a, u[0]);
  o[1] = pick(&b, u[0]);
  put(&a, u[0]);
  put(&b, u[0]);
  o[2] = a[0] + a[1] + a[2];
  o[3] = b[0] + b[1] + b[2];
}

//# reports_components: EXPR-26
//! sanitize race
//! run main
//! buffer o u32 = zero 4
var<workgroup> w: vec4u;
@compute @workgroup_size(4) fn main(@builtin(local_invocation_index) l: u32) {
  w[l] = 10u + l;
//~ warning data-race-components 3-6: two invocations race for components of 'w': one writes one of them here while another writes another of them
//~ note none: written by invocation 0 (local id 0, workgroup 0) and by invocation 1 (local id 1, workgroup 0)
  workgroupBarrier();
  o[l] = w[l];
}

//# reports_invalid_references: EXPR-35 EXPR-86 EXPR-87 EXPR-88 EXPR-89
//! sanitize index
//! run main
//! buffer u u32 = 4 2
//! buffer o u32 = 1 1 1 1
//! expect o = 0 1 1 1
var<workgroup> at: array<atomic<u32>, 4>;
@compute @workgroup_size(1) fn main() {
  var a = array(array(1u, 2u), array(3u, 4u), array(5u, 6u));
  o[0] = a[0][u[1]];
//~ error index-out-of-bounds 10-19: index 2 is out of range: 'a[0]' has 2 elements
//~ note none: read by invocation 0 (local id 0, workgroup 0)
  o[u[0]] = 7u;
//~ error index-out-of-bounds 3-9: index 4 is out of range: 'o' has 4 elements
//~ note none: written by invocation 0 (local id 0, workgroup 0)
  atomicAdd(&at[u[0]], 1u);
//~ error index-out-of-bounds 14-21: index 4 is out of range: 'at' has 4 elements
//~ note none: written by invocation 0 (local id 0, workgroup 0)
  a[2][u[1] - 1u] = 5u;
}

//# reports_values: EXPR-11 EXPR-19 EXPR-31
//! sanitize index
//! run main
//! buffer u u32 = 3
//! buffer o u32 = 1 1
//! expect o = 0 0
@compute @workgroup_size(1) fn main() {
  let v = vec3u(7, 8, 9);
  let m = mat2x2f(1, 2, 3, 4);
  o[0] = v[u[0]];
//~ error index-out-of-bounds 10-16: index 3 is out of range: 'v' has 3 elements
//~ note none: read by invocation 0 (local id 0, workgroup 0)
  o[1] = u32(m[u[0]].y);
//~ error index-out-of-bounds 14-20: index 3 is out of range: 'm' has 2 elements
//~ note none: read by invocation 0 (local id 0, workgroup 0)
}

//# reports_originating_variable: EXPR-90 EXPR-91
//! sanitize index
//! run main
//! buffer u u32 = 3
//! buffer o u32 = 1
//! expect o = 10
fn pick(p: ptr<function, array<u32, 3>>, k: u32) -> u32 { let e = &(*p)[k]; return *e; }
//~ error index-out-of-bounds 68-74: index 3 is out of range: 'a' has 3 elements
//~ note none: read by invocation 0 (local id 0, workgroup 0)
//~ note +4:10-23: called here
@compute @workgroup_size(1) fn main() {
  var a = array(1u, 1u, 1u);
  var b = array(10u, 10u, 10u);
  o[0] = pick(&a, u[0]) + pick(&b, 2u);
}
