// Order of evaluation, assignments, control flow and calls at run time (ledger: EVAL, ASSIGN, CTRL, BEH, FUNC).
// `t(d)` appends the digit d to `log`, so that a number shows the order of the calls.
@group(0) @binding(0) var<storage, read_write> o: array<u32>;
@group(0) @binding(1) var<storage> u: array<u32>;
var<private> log: u32;
var<private> a: array<u32, 8>;
var<private> x: u32;
fn t(d: u32) -> u32 { log = log * 10u + d; return d; }
fn tb(d: u32, b: bool) -> bool { log = log * 10u + d; return b; }
fn set_x(v: u32) -> u32 { x = v; return 1u; }

//# operands: EVAL-01
//! run main
//! buffer o u32 = zero 7
//! expect o = 123 7 4321 12 567 21 132
fn three(a: u32, b: u32, c: u32) -> u32 { return a * 100u + b * 10u + c; }
@compute @workgroup_size(1) fn main() {
  let s = t(1u) + t(2u) * t(3u);
  o[0] = log; o[1] = s;
  log = 0u;
  _ = vec4u(t(4u), t(3u), t(2u), t(1u));
  o[2] = log;
  log = 0u;
  _ = t(1u) < t(2u);
  o[3] = log;
  o[4] = three(t(5u), t(6u), t(7u));
  log = 0u;
  _ = array(t(2u), t(1u));
  o[5] = log;
  log = 0u;
  _ = three(t(1u), three(t(3u), 0u, 0u), t(2u));
  o[6] = log;
}

//# indices_and_short_circuits: EVAL-01
//! run main
//! buffer o u32 = zero 5
//! expect o = 12 1 124 43 134
@compute @workgroup_size(1) fn main() {
  _ = a[t(1u)] + a[t(2u)];
  o[0] = log; log = 0u;
  _ = tb(1u, false) && tb(2u, true);
  o[1] = log; log = 0u;
  _ = tb(1u, true) && (tb(2u, true) || tb(3u, true)) && tb(4u, false);
  o[2] = log; log = 0u;
  _ = min(t(4u), t(3u));
  o[3] = log; log = 0u;
  _ = (tb(1u, true) || tb(2u, true)) && (tb(3u, false) | tb(4u, true));
  o[4] = log;
}

//# target_first: EVAL-02
//! run main
//! buffer o u32 = zero 4
//! expect o = 12 2 0 5
var<private> k: u32;
fn move_k() -> u32 { k = 3u; return 5u; }
@compute @workgroup_size(1) fn main() {
  a[t(1u)] = t(2u);
  o[0] = log; o[1] = a[1];
  k = 2u;
  a[k] = move_k();
  o[2] = a[3]; o[3] = a[2];
}

//# loads_in_their_place: EVAL-03
//! run main
//! buffer o u32 = zero 5
//! expect o = 4 11 10 15 6
fn old(v: u32, w: u32) -> u32 { return v * w; }
@compute @workgroup_size(1) fn main() {
  x = 3u;
  o[0] = x + set_x(10u);
  o[1] = set_x(10u) + x;
  x = 10u;
  o[2] = old(x, set_x(2u));
  x = 5u;
  var y = 4u;
  let p = &y;
  o[3] = *p + set_x(7u) + 10u;
  x = 5u;
  o[4] = x * set_x(9u) + 1u;
}

//# compound_once: EVAL-04 ASSIGN-09
//! run main
//! buffer o u32 = zero 8
//! expect o = 12 7 4 3 15 2 12 40
@compute @workgroup_size(1) fn main() {
  a[1] = 5u;
  a[t(1u)] += t(2u);
  o[0] = log; o[1] = a[1];
  x = 3u;
  x += set_x(10u);
  o[2] = x;
  log = 0u;
  a[t(3u)]++;
  o[3] = log;
  x = 3u;
  x *= 2u + 3u;
  o[4] = x;
  x = 3u;
  x -= 2u - 1u;
  o[5] = x;
  x = 3u;
  x <<= 1u + 1u;
  o[6] = x;
  x = 8u;
  x *= 1u | 4u;
  o[7] = x;
}

//# select_evaluates_all: EVAL-05
//! run main
//! buffer o u32 = zero 2
//! expect o = 123 132
@compute @workgroup_size(1) fn main() {
  _ = select(t(1u), t(2u), tb(3u, false));
  o[0] = log; log = 0u;
  _ = select(t(1u), select(t(3u), t(2u), true), true);
  o[1] = log;
}

//# phony: ASSIGN-06
//! run main
//! buffer o u32 = zero 1
//! expect o = 123
@compute @workgroup_size(1) fn main() {
  _ = t(1u);
  _ = vec2u(t(2u), 0u).x;
  _ = tb(3u, true) || tb(4u, true);
  o[0] = log;
}

//# increments_wrap: ASSIGN-13
//! run main
//! buffer o u32 = 4294967295 0 7 7
//! buffer q i32 = 2147483647 -2147483648
//! expect o = 0 4294967295 8 6
//! expect q = -2147483648 2147483647
@group(0) @binding(2) var<storage, read_write> q: array<i32>;
@compute @workgroup_size(1) fn main() {
  o[0]++; o[1]--;
  let p = &o[2];
  (*p)++;
  o[3]--;
  q[0]++; q[1]--;
}

//# swizzles_as_targets: ASSIGN-14
//! run main
//! buffer o u32 = zero 12
//! expect o = 2 1 3 4 12 1 13 4 12 5 13 6
@compute @workgroup_size(1) fn main() {
  var v = vec4u(1, 2, 3, 4);
  v.xy = v.yx;
  for (var k = 0; k < 4; k++) { o[k] = v[k]; }
  v.xz += vec2u(10);
  for (var k = 0; k < 4; k++) { o[k + 4] = v[k]; }
  v.wy = vec2u(6, 5);
  for (var k = 0; k < 4; k++) { o[k + 8] = v[k]; }
}

//# switches: CTRL-07 CTRL-08
//! run main
//! buffer u u32 = 0 1 2 3 4
//! buffer o u32 = zero 7
//! expect o = 10 21 21 30 40 4 2
@compute @workgroup_size(1) fn main() {
  for (var k = 0u; k < 5u; k++) {
    switch u[k] {
      case 0u { o[k] = 10u; if k == 0u { break; } o[k] = 11u; }
      case 1u, 2u { o[k] = 20u; o[k] += 1u; }
      default { o[k] = 40u; }
      case 3u { o[k] = 30u; continue; }
    }
    o[5] += 1u;
  }
  switch t(2u) { case 1u { } case 2u { } case 3u { } default { } }
  o[6] = log;
}

//# endless: CTRL-10
//! run main
//! buffer o u32 = 1
//! stops 0
//! only subgroup=8 opt=2 threads=1: each configuration waits for the time limit
@compute @workgroup_size(4) fn main(@builtin(local_invocation_index) l: u32) {
  var k = l;
  while o[0] != 7u { k += 1u; }
  o[0] = k;
}

//# for_scopes: CTRL-14 CTRL-15 CTRL-16
//! run main
//! buffer o u32 = zero 4
//! expect o = 15 6 25 4
@compute @workgroup_size(1) fn main() {
  let step = 1u;
  var sum = 0u;
  for (var k = 0u; k < 6u; k += step) { let step = 100u; sum += k; _ = step; }
  o[0] = sum;
  var n = 0u;
  for (var k = 0u;; k++) { { let k = 9u; _ = k; } n += 1u; if n > 5u { break; } }
  o[1] = n;
  sum = 0u;
  for (var k = 0u; k < 10u; k++) { if k % 2u == 0u { continue; } sum += k; }
  o[2] = sum;
  var m = 0u;
  for (; m < 4u; m++) { if true { continue; } }
  o[3] = m;
}

//# while_tests_first: CTRL-17
//! run main
//! buffer o u32 = zero 3
//! expect o = 0 3 1234
@compute @workgroup_size(1) fn main() {
  while o[0] != 0u { o[0] = 9u; }
  var k = 0u;
  while k < 3u { k++; }
  o[1] = k;
  while t(k - 2u) < 4u { k++; }
  o[2] = log;
}

//# continuing_sees_the_body: CTRL-26
//! run main
//! buffer o u32 = zero 2
//! expect o = 12 4
@compute @workgroup_size(1) fn main() {
  var sum = 0u;
  var k = 0u;
  loop {
    let twice = k * 2u;
    var own = 0u;
    if k >= 4u { break; }
    own += twice;
    if k == 1u { continue; }
    own += 0u;
    continuing { sum += own; own = 100u; k++; }
  }
  o[0] = sum;
  o[1] = k;
}

//# body_that_returns: BEH-06
//! run main
//! buffer u u32 = 0 1
//! buffer o u32 = zero 4
//! expect o = 1 1 5 6
fn always(c: bool) -> u32 { loop { return 1u; continuing { break if c; } } }
fn either(c: bool) -> u32 { loop { if c { return 5u; } else { return 6u; } continuing { o[3] = 9u; break if c; } } }
@compute @workgroup_size(1) fn main() {
  o[0] = always(u[0] == 0u);
  o[1] = always(u[0] == 1u);
  o[3] = either(u[0] == 1u);
  o[2] = either(u[1] == 1u);
}

//# arguments_and_fresh_variables: FUNC-05 FUNC-06
//! run main
//! buffer u u32 = 3
//! buffer o u32 = zero 4
//! expect o = 123 246 1 9
fn weigh(a: u32, b: u32, c: u32) -> u32 { var own: u32; own += a * 100u + b * 10u + c; return own; }
fn counts() -> u32 { var n = 0u; n++; return n; }
@compute @workgroup_size(1) fn main() {
  let w = weigh(t(1u), t(2u), t(3u));
  o[0] = log;
  o[1] = w + weigh(1u, 2u, 3u);
  _ = counts();
  o[2] = counts();
  o[3] = max(u[0], 9u);
}

//# variables_are_fresh_in_each_call: FUNC-05
//! run main
//! buffer u u32 = 0 1 2 3
//! buffer o u32 = zero 2
//! expect o = 6 24
fn sums(i: u32) -> u32 { var own: u32; if i > 5u { own = 3u; } own += i; return own; }
fn keeps(i: u32) -> u32 { var own: array<u32, 4>; own[i] += 5u; own[u[1]] += 1u; return own[0] + own[1] + own[2] + own[3]; }
@compute @workgroup_size(1) fn main() {
  for (var k = 0u; k < arrayLength(&u); k++) { o[0] += sums(u[k]); o[1] += keeps(u[k]); }
}

//# zero_values: GRAM-14
//! run main
//! buffer o u32 = 9*3
//! expect o = 0 0 1
struct Inner { a: vec3u, b: array<bool, 2> }
struct Outer { a: Inner, b: array<Inner, 2>, c: mat2x2f }
@compute @workgroup_size(1) fn main() {
  var v = Outer(Inner(vec3u(1), array(true, true)), array<Inner, 2>(), mat2x2f(1, 2, 3, 4));
  v = Outer();
  o[0] = v.a.a.x + v.b[u32(v.c[1].y)].a.z;
  o[1] = u32(v.a.b[1] || v.b[1].b[0]);
  o[2] = u32(all(mat2x3f()[1] == vec3f()) && array<vec2u, 2>()[1].y == 0u && !bool());
}

//# calls_that_change_the_target: EVAL-02 EVAL-04
//! run main
//! buffer u u32 = 0 1 2 3
//! buffer o u32 = zero 16
//! expect o = 1 9 1 7 9 7 5 9 5 6 15 8 2 9 105 30
struct S { a: u32, b: array<u32, 2> }
var<private> v: vec4u;
var<private> m: mat2x2f;
var<private> s: S;
var<private> k: u32;
fn set_y() -> u32 { v.y = 9u; return 1u; }
fn two() -> vec2u { v.y = 9u; return vec2u(7); }
fn set_m() -> f32 { m[0].y = 9; m[1] = vec2f(6); return 5; }
fn set_s() -> u32 { s.a = 15u; s.b[1] = 8u; return 6u; }
fn move_k() -> u32 { k = 3u; v[2] = 100u; return 5u; }
@compute @workgroup_size(1) fn main() {
  v.x = set_y();
  o[0] = v.x; o[1] = v.y;
  v = vec4u();
  v[u[2]] = set_y();
  o[2] = v.z;
  v = vec4u();
  v.xz = two();
  o[3] = v.x; o[4] = v.y; o[5] = v.z;
  m[0].x = set_m();
  o[6] = u32(m[0].x); o[7] = u32(m[0].y);
  m[u[0]][u[0]] = 0;
  m[u[0]][u[0]] += set_m();
  o[8] = u32(m[0].x);
  s.b[u[0]] = set_s();
  o[9] = s.b[0]; o[10] = s.a; o[11] = s.b[1];
  v = vec4u(1, 1, 1, 1);
  v.zx += two() - vec2u(6);
  o[12] = v.z; o[13] = v.y;
  v = vec4u();
  k = 2u;
  v[k] += move_k();
  o[14] = v[2] + 100u;
  v.w = 10u;
  v[k] *= move_k() - 2u;
  o[15] = v.w;
}

//# values_are_copies: EVAL-03 DECL-16
//! run main
//! buffer o u32 = zero 6
//! expect o = 1 2 1 5 1 9
struct T { a: array<u32, 3>, v: vec2u }
fn change(t: T, p: ptr<function, T>) -> u32 { (*p).a[0] = 9u; (*p).v = vec2u(9); return t.a[0] + t.v.x - 1u; }
@compute @workgroup_size(1) fn main() {
  var x = T(array(1u, 2u, 3u), vec2u(1));
  let copy = x;
  x.a[0] = 5u;
  o[0] = copy.a[0]; o[1] = copy.a[1]; o[2] = copy.v.y; o[3] = x.a[0];
  x.a[0] = 1u;
  o[4] = change(x, &x);
  o[5] = x.a[0];
}

//# swap_of_elements: EVAL-02
//! run main
//! buffer u u32 = 0 2
//! buffer o u32 = zero 6
//! expect o = 3 2 1 4 3 4
@compute @workgroup_size(1) fn main() {
  var a = array(1u, 2u, 3u);
  let first = a[u[0]];
  a[u[0]] = a[u[1]];
  a[u[1]] = first;
  for (var k = 0; k < 3; k++) { o[k] = a[k]; }
  var b = array(array(1u, 2u), array(3u, 4u));
  b[0] = b[1];
  b[1] = array(b[0][1], b[0][0]);
  o[3] = b[1][0]; o[4] = b[1][1]; o[5] = b[0][1];
}

//# returns_from_everywhere: EVAL-01 CTRL-07
//! run main
//! buffer u u32 = 0 1 2 3 4 5 6 7
//! buffer o u32 = zero 8
//! expect o = 100 201 302 403 504 605 706 807
fn find(n: u32) -> u32 {
  if n == 0u { return 100u; }
  for (var i = 1u; ; i++) {
    switch i {
      case 1u { if n == 1u { return 201u; } else { continue; } }
      case 2u, 3u { loop { if n == i { return 100u * (i + 1u) + i; } break; } }
      case default { while true { if n == i { break; } else { if i > 6u { return 807u; } break; } } if n == i { return 100u * (n + 1u) + n; } }
    }
  }
}
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) { o[l] = find(u[l]); }

//# discarded_pointers_and_shadows: DECL-16 FUNC-05
//! run main
//! buffer u u32 = 1
//! buffer o u32 = zero 5
//! expect o = 11 20 3 33 8
fn add(p: ptr<function, u32>, n: u32) -> u32 { *p += n; return *p; }
@compute @workgroup_size(1) fn main() {
  var a = array(10u, 20u, 30u);
  for (var k = 0u; k < 2u; k++) {
    let p = &a[k * 2u];
    *p += 1u;
    { let p = &a[k]; _ = add(p, k); }
    if k == 1u { _ = add(p, 2u); }
  }
  o[0] = a[0]; o[1] = a[1] - 1u; o[3] = a[2];
  var n = 1u;
  let q = &n;
  o[2] = add(q, 2u);
  o[4] = add(&n, 1u) + add(q, 0u);
}
