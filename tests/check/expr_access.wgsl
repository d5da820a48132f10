//! check
// Composite values, references and pointers (ledger: EXPR-14 to EXPR-38, EXPR-70 to EXPR-78, EXPR-85). A case lists what is rejected; its twin _ok the nearest that is accepted.

//# swizzles_ok: EXPR-14 EXPR-16 EXPR-21
const a = vec2(1, 2);
const b = vec3(1, 2, 3);
const c = vec4(1, 2, 3, 4);
const_assert a.x == 1 && a.y == 2 && a.r == 1 && a.g == 2;
const_assert b.z == 3 && b.b == 3 && c.w == 4 && c.a == 4;
const_assert all(c.wzyx == vec4(4, 3, 2, 1)) && all(c.abgr == c.wzyx);
const_assert all(a.xxyy == vec4(1, 1, 2, 2)) && all(a.gr == vec2(2, 1)) && all(b.rrb == vec3(1, 1, 3));
const_assert all(c.xyzw.zyx.xy == vec2(3, 2));
const_assert c[3] == 4 && c[2u] == 3 && c[1i] == 2 && c.zw[1] == 4;
const_assert array(a, a.yx)[1].x == 2;
fn f(p: ptr<function, vec4f>, i: u32, j: i32) -> vec2f {
  var v = vec4f();
  let x: f32 = v.x + v.a + v[i] + v[j] + v[0];
  let y: vec2f = v.xy + v.bg;
  let z: vec3f = (*p).xxx;
  let w: vec4f = v.xyzw + v.rrrr;
  return v.zw.yx;
}

//# swizzles: EXPR-15
fn f(a: vec2f, b: vec3f, c: vec4f) {
  _ = c.xg;
//~ error unknown-member 9-10: vec4<f32> has no component 'xg'
  _ = c.rgbw;
//~ error unknown-member 9-12: vec4<f32> has no component 'rgbw'
  _ = a.z;
//~ error unknown-member 9-9: vec2<f32> has no component 'z'
  _ = a.xyb;
//~ error unknown-member 9-11: vec2<f32> has no component 'xyb'
  _ = b.w;
//~ error unknown-member 9-9: vec3<f32> has no component 'w'
  _ = b.xyzw;
//~ error unknown-member 9-12: vec3<f32> has no component 'xyzw'
  _ = c.xyzwx;
//~ error unknown-member 9-13: vec4<f32> has no component 'xyzwx'
  _ = c.s;
//~ error unknown-member 9-9: vec4<f32> has no component 's'
  _ = c.X;
//~ error unknown-member 9-9: vec4<f32> has no component 'X'
  _ = c.xy.z;
//~ error unknown-member 12-12: vec2<f32> has no component 'z'
  _ = c.x.x;
//~ error invalid-access 11-11: f32 has no members
}

//# index_past_vector: EXPR-17
const three = 3;
fn f(a: vec3f) {
  _ = a[3];
//~ error index-out-of-range 9-9: index 3 is outside of vec3<f32>, which has 3 elements
  _ = a[-1];
//~ error index-out-of-range 9-10: index -1 is outside of vec3<f32>, which has 3 elements
  _ = a[three];
//~ error index-out-of-range 9-13: index 3 is outside of vec3<f32>, which has 3 elements
  _ = a[4u];
//~ error index-out-of-range 9-10: index 4 is outside of vec3<f32>, which has 3 elements
  _ = vec2(1, 2)[2];
//~ error index-out-of-range 18-18: index 2 is outside of vec2<abstract-int>, which has 2 elements
  var v = a.xy;
  v[2] = 1;
//~ error index-out-of-range 5-5: index 2 is outside of vec2<f32>, which has 2 elements
  _ = v[-1i];
//~ error index-out-of-range 9-11: index -1 is outside of vec2<f32>, which has 2 elements
}

//# index_past_vector_ok: EXPR-17
const two = 2;
fn f(a: vec3f) {
  _ = a[2];
  _ = a[0];
  _ = a[two];
  _ = a[2u];
  _ = vec2(1, 2)[1];
  var v = a.xy;
  v[1] = 1;
}

//# override_index_past_vector: EXPR-18
override n = 3;
@compute @workgroup_size(1) fn main() {
  var v = vec3(1, 2, 3);
  let l = v;
  _ = l[n];
//~ error eval-index-range 9-9: index 3 is out of range of vec3<i32>, with the override values of this pipeline
  v[n] = 1;
//~ error eval-index-range 5-5: index 3 is out of range of vec3<i32>, with the override values of this pipeline
  _ = l[-n];
//~ error eval-index-range 9-10: index -3 is out of range of vec3<i32>, with the override values of this pipeline
  _ = l[n - 1];
}

//# override_index_past_vector_ok: EXPR-18
override n: i32;
@compute @workgroup_size(1) fn main() {
  var v = vec3(1, 2, 3);
  let l = v;
  _ = l[n];
  v[n] = 1;
  _ = l[-n];
}

//# abstract_vector_at_runtime: EXPR-20
fn f(i: u32) {
  let a: u32 = vec2(1, 2)[i];
//~ error type-mismatch 16-28: the initializer of 'a' is u32, but this is i32
  let b: f32 = vec2(1, 2)[i];
//~ error type-mismatch 16-28: the initializer of 'b' is f32, but this is i32
  let c: u32 = array(1, 2)[i];
//~ error type-mismatch 16-29: the initializer of 'c' is u32, but this is i32
  let d = vec2(1, 0x100000000)[i];
//~ error eval-unrepresentable 11-30: the value vec2(1, 4294967296) cannot be represented as vec2<i32>
}

//# abstract_vector_at_runtime_ok: EXPR-20
fn f(i: u32) {
  let a: i32 = vec2(1, 2)[i];
  let b: f32 = vec2(1.0, 2)[i];
  let c: i32 = array(1, 2)[i];
  let d: u32 = vec2(1, 2)[1];
  let e: f32 = vec2(1, 2)[0];
  let g = vec2(1, 0x100000000)[0];
}

//# swizzle_is_a_value: EXPR-21 EXPR-22
fn f(q: ptr<function, vec3f>) {
  var v = vec3f();
  let a = &v.xy;
//~ error invalid-address-of 11-15: & needs memory, and this is a value
  let b = &(*q).zx;
//~ error invalid-address-of 11-18: & needs memory, and this is a value
  let c = &v.xyz;
//~ error invalid-address-of 11-16: & needs memory, and this is a value
  v.xx = vec2f();
//~ error invalid-assignment 5-6: a swizzle with a repeated component cannot be assigned to
  v.rgr += vec3f(1);
//~ error invalid-assignment 5-7: a swizzle with a repeated component cannot be assigned to
}

//# swizzle_is_a_value_ok: EXPR-21 EXPR-22
fn f(q: ptr<function, vec3f>) {
  var v = vec3f();
  let a = v.xy;
  let b = (*q).zx;
  let c = &v;
  let d: vec2f = v.xx;
}

//# component_references_ok: EXPR-23 EXPR-24 EXPR-38
struct S { a: vec3i, b: array<i32, 2> }
fn f(p: ptr<function, vec3i>, s: ptr<function, S>, m: ptr<function, mat2x2f>, i: u32) {
  var v = vec3i();
  v.y = 1;
  v[i] = v.x;
  v.z += v[0];
  v[1]++;
  p.x = 1;
  p[i] = p.y;
  p[1]++;
  p.z -= 2;
  let w: vec2i = p.xy;
  s.a = *p;
  s.a.x = 1;
  s.b[1] = s.a[i];
  m[1].x = m[0][1];
  let q = &s.b;
  q[1] = 2;
  (*q)[0] = 3;
}

//# address_of_components: EXPR-27
struct S { a: vec3i }
fn f(q: ptr<function, vec3i>, i: u32) {
  var v = vec3i();
  var s = S();
  var m = mat2x2f();
  let a = &v.x;
//~ error invalid-address-of 11-14: & cannot be applied to a component of a vector
  let b = &v[1];
//~ error invalid-address-of 11-15: & cannot be applied to a component of a vector
  let c = &v[i];
//~ error invalid-address-of 11-15: & cannot be applied to a component of a vector
  let d = &(*q).y;
//~ error invalid-address-of 11-17: & cannot be applied to a component of a vector
  let e = &q.y;
//~ error invalid-address-of 11-14: & cannot be applied to a component of a vector
  let g = &s.a.z;
//~ error invalid-address-of 11-16: & cannot be applied to a component of a vector
  let h = &m[0][1];
//~ error invalid-address-of 11-18: & cannot be applied to a component of a vector
  let j = &m[0].x;
//~ error invalid-address-of 11-17: & cannot be applied to a component of a vector
}

//# address_of_components_ok: EXPR-27 EXPR-28
struct S { a: vec3i }
fn f(q: ptr<function, vec3i>, i: u32) {
  var v = vec3i();
  var s = S();
  var m = mat2x2f();
  let a = &v;
  let d = &(*q);
  let e = &s.a;
  let g = &m[0];
  let h: ptr<function, vec2f> = &m[i];
}

//# matrix_access_ok: EXPR-28
const m = mat3x2f(1, 2, 3, 4, 5, 6);
const_assert all(m[0] == vec2(1, 2)) && all(m[2] == vec2(5, 6));
const_assert m[1][0] == 3 && m[1].y == 4 && m[2u][1i] == 6 && m[0].g == 2 && all(m[2].yx == vec2(6, 5));

//# matrix_access: EXPR-28
fn f(m: mat3x2f) {
  let a: vec3f = m[0];
//~ error type-mismatch 18-21: the initializer of 'a' is vec3<f32>, but this is vec2<f32>
  let b = m.x;
//~ error invalid-access 13-13: mat3x2<f32> has no members
  let c = m[0][1][0];
//~ error invalid-access 11-17: f32 cannot be indexed
  let d = m[0].z;
//~ error unknown-member 16-16: vec2<f32> has no component 'z'
}

//# column_outside: EXPR-29
fn f(a: mat3x2f) {
  var m = a;
  _ = a[3];
//~ error index-out-of-range 9-9: index 3 is outside of mat3x2<f32>, which has 3 elements
  _ = a[-1];
//~ error index-out-of-range 9-10: index -1 is outside of mat3x2<f32>, which has 3 elements
  m[3] = vec2f();
//~ error index-out-of-range 5-5: index 3 is outside of mat3x2<f32>, which has 3 elements
  m[4u].x = 1;
//~ error index-out-of-range 5-6: index 4 is outside of mat3x2<f32>, which has 3 elements
  _ = m[1][2];
//~ error index-out-of-range 12-12: index 2 is outside of vec2<f32>, which has 2 elements
  let p = &m;
  (*p)[3] = vec2f();
//~ error index-out-of-range 8-8: index 3 is outside of mat3x2<f32>, which has 3 elements
}

//# column_outside_ok: EXPR-29
fn f(a: mat3x2f) {
  var m = a;
  _ = a[2];
  m[2] = vec2f();
  _ = m[2][1];
  let p = &m;
  (*p)[2] = vec2f();
}

//# override_column_outside: EXPR-30
override n = 3;
@compute @workgroup_size(1) fn main() {
  var m = mat3x2f();
  let l = m;
  _ = l[n];
//~ error eval-index-range 9-9: index 3 is out of range of mat3x2<f32>, with the override values of this pipeline
  m[n] = vec2f();
//~ error eval-index-range 5-5: index 3 is out of range of mat3x2<f32>, with the override values of this pipeline
  m[n - 1][n - 1] = 1;
//~ error eval-index-range 12-16: index 2 is out of range of vec2<f32>, with the override values of this pipeline
}

//# override_column_outside_ok: EXPR-30
override n: i32;
@compute @workgroup_size(1) fn main() {
  var m = mat3x2f();
  let l = m;
  _ = l[n];
  m[n] = vec2f();
  m[n - 1][n - 1] = 1;
}

//# array_access_ok: EXPR-32 EXPR-36
@group(0) @binding(0) var<storage, read_write> s: array<array<i32, 3>>;
const a = array(array(1, 2), array(3, 4));
const_assert a[1][0] == 3 && a[0u][1i] == 2;
fn f(i: i32, j: u32) {
  var v = array<i32, 4>();
  let l = v;
  v[i] = l[j] + l[3];
  v[j] += 1;
  s[i][j] = v[0];
  s[2000000000][2] = 1;
  _ = a[i][j];
  const big = 3;
  _ = l[big];
}

//# array_index_outside: EXPR-33
@group(0) @binding(0) var<storage, read_write> s: array<array<i32, 3>>;
struct S { a: array<u32, 2>, b: array<u32> }
@group(0) @binding(1) var<storage, read_write> t: S;
fn f() {
  var v = array<i32, 4>();
  let l = v;
  let p = &v;
  v[4] = 1;
//~ error index-out-of-range 5-5: index 4 is outside of array<i32, 4>, which has 4 elements
  _ = l[4];
//~ error index-out-of-range 9-9: index 4 is outside of array<i32, 4>, which has 4 elements
  _ = l[-1];
//~ error index-out-of-range 9-10: index -1 is outside of array<i32, 4>, which has 4 elements
  (*p)[5u] = 1;
//~ error index-out-of-range 8-9: index 5 is outside of array<i32, 4>, which has 4 elements
  s[-1][0] = 1;
//~ error index-out-of-range 5-6: index -1 is negative
  s[0][3] = 1;
//~ error index-out-of-range 8-8: index 3 is outside of array<i32, 3>, which has 3 elements
  t.b[-2] = 1;
//~ error index-out-of-range 7-8: index -2 is negative
  t.a[2] = 1;
//~ error index-out-of-range 7-7: index 2 is outside of array<u32, 2>, which has 2 elements
}

//# array_index_outside_ok: EXPR-33
@group(0) @binding(0) var<storage, read_write> s: array<array<i32, 3>>;
struct S { a: array<u32, 2>, b: array<u32> }
@group(0) @binding(1) var<storage, read_write> t: S;
fn f() {
  var v = array<i32, 4>();
  let l = v;
  let p = &v;
  v[3] = l[3] + l[0];
  (*p)[3u] = 1;
  s[100000][2] = 1;
  t.b[4000000000u] = t.a[1];
}

//# override_array_index_outside: EXPR-34
override n = 4;
@group(0) @binding(0) var<storage, read_write> s: array<i32>;
var<workgroup> w: array<i32, n + 1>;
@compute @workgroup_size(1) fn main() {
  var v = array<i32, 4>();
  let l = v;
  v[n] = 1;
//~ error eval-index-range 5-5: index 4 is out of range of array<i32, 4>, with the override values of this pipeline
  _ = l[n];
//~ error eval-index-range 9-9: index 4 is out of range of array<i32, 4>, with the override values of this pipeline
  _ = l[-n];
//~ error eval-index-range 9-10: index -4 is out of range of array<i32, 4>, with the override values of this pipeline
  s[-n] = 1;
//~ error eval-index-range 5-6: index -4 is out of range of array<i32>, with the override values of this pipeline
  w[n + 1] = 1;
//~ error eval-index-range 5-9: index 5 is out of range of array<i32, (override)>, with the override values of this pipeline
  w[n] = v[n - 1];
  s[n] = 1;
}

//# override_array_index_outside_ok: EXPR-34
override n: i32;
@group(0) @binding(0) var<storage, read_write> s: array<i32>;
var<workgroup> w: array<i32, n + 1>;
@compute @workgroup_size(1) fn main() {
  var v = array<i32, 4>();
  let l = v;
  v[n] = 1;
  _ = l[n];
  s[-n] = 1;
  w[n + 1] = 1;
}

//# abstract_index_past_i32: EXPR-36
@group(0) @binding(0) var<storage, read_write> s: array<i32>;
fn f() {
  s[3000000000] = 1;
//~ error eval-unrepresentable 5-14: the value 3000000000 cannot be represented as i32
  s[2147483648] = 1;
//~ error eval-unrepresentable 5-14: the value 2147483648 cannot be represented as i32
  s[1.0] = 1;
//~ error type-mismatch 5-7: an index is i32 or u32, not abstract-float
}

//# abstract_index_past_i32_ok: EXPR-36
@group(0) @binding(0) var<storage, read_write> s: array<i32>;
fn f() {
  s[3000000000u] = 1;
  s[2147483647] = 1;
}

//# index_types: EXPR-37
fn f(a: f32, b: bool, c: vec2u, v: array<i32, 4>, w: vec4f, m: mat2x2f) {
  _ = v[a];
//~ error type-mismatch 9-9: an index is i32 or u32, not f32
  _ = v[b];
//~ error type-mismatch 9-9: an index is i32 or u32, not bool
  _ = v[c];
//~ error type-mismatch 9-9: an index is i32 or u32, not vec2<u32>
  _ = w[a];
//~ error type-mismatch 9-9: an index is i32 or u32, not f32
  _ = w[true];
//~ error type-mismatch 9-12: an index is i32 or u32, not bool
  _ = m[1f];
//~ error type-mismatch 9-10: an index is i32 or u32, not f32
  _ = v[v];
//~ error type-mismatch 9-9: an index is i32 or u32, not array<i32, 4>
}

//# index_types_ok: EXPR-37
fn f(a: f32, b: bool, c: vec2u, v: array<i32, 4>, w: vec4f, m: mat2x2f) {
  _ = v[i32(a)];
  _ = v[u32(b)];
  _ = v[c.x];
  _ = w[v[0]];
  _ = m[1];
}

//# members: EXPR-38
struct S { a: i32, b: T }
struct T { c: vec2f }
fn f(s: S, p: ptr<function, S>) {
  _ = s.c;
//~ error unknown-member 9-9: S has no member 'c'
  _ = s.b.a;
//~ error unknown-member 11-11: T has no member 'a'
  _ = (*p).d;
//~ error unknown-member 12-12: S has no member 'd'
  _ = p.d;
//~ error unknown-member 9-9: S has no member 'd'
  var v = s;
  v.x = 1;
//~ error unknown-member 5-5: S has no member 'x'
  _ = s[0];
//~ error invalid-access 7-7: S cannot be indexed
  _ = S().e;
//~ error unknown-member 11-11: S has no member 'e'
  _ = (&v).q;
//~ error unknown-member 12-12: S has no member 'q'
}

//# members_ok: EXPR-38
struct S { a: i32, b: T }
struct T { c: vec2f }
fn f(s: S, p: ptr<function, S>) {
  _ = s.a;
  _ = s.b.c.x;
  _ = (*p).a + p.a + (&(*p)).a;
  var v = s;
  v.b.c = vec2f();
  v.b = T();
  _ = S().a;
}

//# void_calls: EXPR-70
fn nothing() { }
fn take(a: i32) { }
fn f() -> i32 {
  let a = nothing();
//~ error type-mismatch 11-19: this call has no value
  _ = nothing();
//~ error type-mismatch 7-15: this call has no value
  take(nothing());
//~ error type-mismatch 8-16: this call has no value
  var b = 1 + nothing();
//~ error type-mismatch 15-23: this call has no value
  if (nothing()) { }
//~ error type-mismatch 6-16: this call has no value
  _ = workgroupBarrier();
//~ error type-mismatch 7-24: this call has no value
  return nothing();
//~ error type-mismatch 10-18: this call has no value
}

//# void_calls_ok: EXPR-70
fn something() -> i32 { return 1; }
fn take(a: i32) { }
fn f() -> i32 {
  let a = something();
  _ = something();
  take(something());
  var b = 1 + something();
  if (something() == 1) { }
  workgroupBarrier();
  return something();
}

//# load_rule_ok: EXPR-71 GRAM-13
@group(0) @binding(0) var<storage> s: array<i32>;
var<private> g: i32;
fn take(a: i32, b: bool) -> i32 { return a; }
fn f() -> i32 {
  var v = 1;
  var c = true;
  var a = array<i32, 3>();
  var w = vec2i();
  let p = &v;
  let x: i32 = v;
  let inferred = v;
  var copy = v;
  let again: i32 = inferred + copy;
  let negated = -v + ~v;
  _ = take(v, c) + take(a[v], !c) + take(*p, c) + take(w.x, c);
  _ = max(v, g) + s[v] + a[v] + w[v];
  _ = vec2(v, g);
  _ = array(v, v);
  v = g;
  a[v] = v;
  v += v;
  if (c) { }
  while (c) { c = false; }
  for (; c;) { }
  loop { continuing { break if c; } }
  switch (v) { default: { } }
  return v;
}

//# parameters_are_values: EXPR-72
struct S { a: i32 }
fn f(a: i32, b: vec2f, c: array<i32, 2>, d: S, p: ptr<function, i32>) {
  a = 1;
//~ error invalid-assignment 3-3: only memory can be assigned to, and this is a value
//~ note -1:6-6: 'a' is declared here
  b.x = 1;
//~ error invalid-assignment 3-5: only memory can be assigned to, and this is a value
//~ note -2:14-14: 'b' is declared here
  c[0] = 1;
//~ error invalid-assignment 3-6: only memory can be assigned to, and this is a value
//~ note -3:24-24: 'c' is declared here
  d.a = 1;
//~ error invalid-assignment 3-5: only memory can be assigned to, and this is a value
//~ note -4:42-42: 'd' is declared here
  a++;
//~ error invalid-assignment 3-3: only memory can be assigned to, and this is a value
//~ note -5:6-6: 'a' is declared here
  a += 1;
//~ error invalid-assignment 3-3: only memory can be assigned to, and this is a value
//~ note -6:6-6: 'a' is declared here
  let q = &a;
//~ error invalid-address-of 11-12: & needs memory, and this is a value
//~ note -7:6-6: 'a' is declared here
  p = &a;
//~ error invalid-assignment 3-3: only memory can be assigned to, and this is a value
//~ note -8:48-48: 'p' is declared here
//~ error invalid-address-of 7-8: & needs memory, and this is a value
//~ note -8:6-6: 'a' is declared here
}

//# parameters_are_values_ok: EXPR-72
struct S { a: i32 }
fn f(a: i32, b: vec2f, c: array<i32, 2>, d: S, p: ptr<function, i32>) {
  var e = a;
  e = 1;
  var g = b;
  g.x = 1;
  var h = c;
  h[0] = 1;
  var i = d;
  i.a = 1;
  *p = a;
  let q = &e;
}

//# addresses_ok: EXPR-73 EXPR-75
struct S { a: i32, b: array<vec2f, 2>, c: mat2x2f }
@group(0) @binding(0) var<storage, read_write> s: S;
@group(0) @binding(1) var<uniform> u: vec4f;
var<private> g: S;
var<workgroup> w: array<atomic<u32>, 4>;
fn f(i: u32) {
  var v = S();
  let a: ptr<function, S> = &v;
  let b: ptr<function, i32> = &v.a;
  let c: ptr<function, array<vec2f, 2>> = &v.b;
  let d: ptr<function, vec2f> = &v.b[i];
  let e: ptr<function, vec2f> = &v.c[1];
  let h: ptr<storage, i32, read_write> = &s.a;
  let j: ptr<uniform, vec4f> = &u;
  let k: ptr<private, i32> = &(g.a);
  let l: ptr<workgroup, atomic<u32>> = &w[i];
  let m = &(*a).b;
  let n = &*a;
  *b = *h;
  *&v = *n;
  (*&v).a = *&*b;
  *&*b += 1;
  let o = *d + *e;
  let q = (*a).b[i].x;
  let r = (*c)[1];
  let t = &(((*n)).a);
}

//# addresses_of_values: EXPR-74
const c = 1;
@group(0) @binding(0) var t: texture_2d<f32>;
@group(0) @binding(1) var s: sampler;
override o = 1;
fn one() -> i32 { return 1; }
fn f(a: i32, b: array<i32, 2>) {
  let l = 1;
  let d = &t;
//~ error invalid-address-of 11-12: & cannot be applied to texture_2d<f32>
  let e = &s;
//~ error invalid-address-of 11-12: & cannot be applied to sampler
  let g = &l;
//~ error invalid-address-of 11-12: & needs memory, and this is a value
//~ note -3:7-7: 'l' is declared here
  let h = &c;
//~ error invalid-address-of 11-12: & needs memory, and this is a value
//~ note -10:7-7: 'c' is declared here
  let i = &1;
//~ error invalid-address-of 11-12: & needs memory, and this is a value
  let j = &one();
//~ error invalid-address-of 11-16: & needs memory, and this is a value
  let k = &a;
//~ error invalid-address-of 11-12: & needs memory, and this is a value
//~ note -8:6-6: 'a' is declared here
  let m = &b[0];
//~ error invalid-address-of 11-15: & needs memory, and this is a value
  let n = &o;
//~ error invalid-address-of 11-12: & needs memory, and this is a value
//~ note -12:10-10: 'o' is declared here
  let q = &(l + 1);
//~ error invalid-address-of 11-18: & needs memory, and this is a value
  let r = &vec2f();
//~ error invalid-address-of 11-18: & needs memory, and this is a value
  var v = 1;
  let u = & &v;
//~ error invalid-address-of 11-14: & needs memory, and this is a value
}

//# indirections: EXPR-76
fn f(a: i32, p: ptr<function, i32>) {
  var v = 1;
  let b = *a;
//~ error type-mismatch 11-12: * needs a pointer, and this is i32
  let c = *v;
//~ error type-mismatch 11-12: * needs a pointer, and this is i32
  let d = *1;
//~ error type-mismatch 11-12: * needs a pointer, and this is abstract-int
  let e = **p;
//~ error type-mismatch 11-13: * needs a pointer, and this is i32
  *v = 1;
//~ error type-mismatch 3-4: * needs a pointer, and this is i32
  let g = *vec2f();
//~ error type-mismatch 11-18: * needs a pointer, and this is vec2<f32>
}

//# indirections_ok: EXPR-76
fn f(a: i32, p: ptr<function, i32>) {
  var v = 1;
  let b = *p;
  let c = *&v;
  let d = * &*p;
  *p = 1;
  *&v = 1;
}

//# enumerants: EXPR-77
fn f() {
  let a = read;
//~ error not-a-value 11-14: 'read' is an enumerant, not a value
  let b = storage;
//~ error not-a-value 11-17: 'storage' is an enumerant, not a value
  let c = 1 + rgba8unorm;
//~ error not-a-value 15-24: 'rgba8unorm' is an enumerant, not a value
  _ = function;
//~ error not-a-value 7-14: 'function' is an enumerant, not a value
  let d = array(private);
//~ error not-a-value 17-23: 'private' is an enumerant, not a value
  if (workgroup) { }
//~ error not-a-value 7-15: 'workgroup' is an enumerant, not a value
}

//# enumerants_ok: EXPR-77
@group(0) @binding(0) var t: texture_storage_2d<rgba8unorm, read>;
fn f(p: ptr<storage, i32, read>, q: ptr<function, i32>) {
  let read = 1;
  let a = read;
}

//# parenthesised_types_ok: EXPR-78
var<private> a: array<(f32), 4>;
var<private> b: vec2<(i32)>;
var<private> c: array<(vec3<(f32)>), (2 + 2)>;
const d = array<(u32), (2)>(1, 2);
fn f(p: ptr<function, (f32)>) { }

//# access_of_derived: EXPR-85
struct S { a: array<vec2f, 2> }
@group(0) @binding(0) var<storage> r: S;
@group(0) @binding(1) var<storage, read_write> w: S;
fn g(p: ptr<storage, vec2f, read_write>) { }
fn h(p: ptr<storage, vec2f>) { }
fn f(i: u32) {
  r.a[i].x = 1;
//~ error invalid-assignment 3-10: storage memory cannot be written here: its access is read
//~ note -5:36-36: 'r' is declared here
  (&r.a)[i] = vec2f();
//~ error invalid-assignment 3-11: storage memory cannot be written here: its access is read
  let p = &r.a[i];
  *p = vec2f();
//~ error invalid-assignment 3-4: storage memory cannot be written here: its access is read
  g(&r.a[1]);
//~ error type-mismatch 5-11: parameter 'p' of 'g' is ptr<storage, vec2<f32>, read_write>, but this is ptr<storage, vec2<f32>, read>
  h(&w.a[1]);
//~ error type-mismatch 5-11: parameter 'p' of 'h' is ptr<storage, vec2<f32>, read>, but this is ptr<storage, vec2<f32>, read_write>
}

//# access_of_derived_ok: EXPR-85
struct S { a: array<vec2f, 2> }
@group(0) @binding(0) var<storage> r: S;
@group(0) @binding(1) var<storage, read_write> w: S;
fn g(p: ptr<storage, vec2f, read_write>) { }
fn h(p: ptr<storage, vec2f>) { }
fn f(i: u32) {
  w.a[i].x = 1;
  (&w.a)[i] = vec2f();
  let p = &w.a[i];
  *p = vec2f();
  g(&w.a[1]);
  h(&r.a[1]);
}
