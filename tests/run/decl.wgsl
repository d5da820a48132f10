// Variables and values at run time (ledger: DECL).
@group(0) @binding(0) var<storage, read_write> o: array<u32>;

//# override_without_value: DECL-10
//! run main
//! buffer o u32 = zero 1
override n: u32;
//~ error override-missing 10-10: override 'n' has no default and needs a value
fn deep() -> u32 { return n; }
@compute @workgroup_size(1) fn main() { o[0] = deep(); }

//# override_without_value_in_initializer: DECL-10
//! run main
//! buffer o u32 = zero 1
override n: u32;
//~ error override-missing 10-10: override 'n' has no default and needs a value
var<private> p = n + 1;
@compute @workgroup_size(1) fn main() { o[0] = p; }

//# override_without_value_unused: DECL-10
//! run main
//! buffer o u32 = 5
//! expect o = 6
override n: u32;
fn unused() -> u32 { return n; }
@compute @workgroup_size(1) fn main() { o[0] += 1u; }

//# given_value_replaces_initializer: DECL-11
//! run main
//! override a = 3
//! override b = 4
//! buffer o u32 = zero 2
//! expect o = 3 4
override zero = 0;
override a: u32 = 1u / u32(zero);
override b: i32 = i32(sqrt(f32(zero) - 1));
@compute @workgroup_size(1) fn main() { o[0] = a; o[1] = u32(b); }

//# defaults_after_substitution: DECL-12
//! run main
//! override a = 5
//! buffer o u32 = zero 4
//! expect o = 5 15 20 1
override c = a + b;
override b = a * 3;
override a = 2u;
override d = c > 19 && b == 15;
@compute @workgroup_size(1) fn main() { o[0] = a; o[1] = b; o[2] = c; o[3] = u32(d); }

//# defaults_after_substitution_in_the_middle: DECL-12
//! run main
//! override b = 1
//! buffer o u32 = zero 3
//! expect o = 2 1 3
override c = a + b;
override b = a * 3;
override a = 2u;
@compute @workgroup_size(1) fn main() { o[0] = a; o[1] = b; o[2] = c; }

//# identifiers_of_overrides: DECL-13
//! run main
//! override 12 = 4
//! override m = 6
//! buffer o u32 = zero 2
//! expect o = 4 6
@id(3 * 4) override n: u32;
override m: u32;
@compute @workgroup_size(1) fn main() { o[0] = n; o[1] = m; }

//# name_beside_an_id: DECL-13
//~ error unknown-override none: the module has no override 'n'
//! run main
//! override n = 4
//! buffer o u32 = zero 1
@id(12) override n = 1u;
@compute @workgroup_size(1) fn main() { o[0] = n; }

//# lets: DECL-16
//! run main
//! buffer o u32 = zero 7
//! expect o = 5 20 30 5 12 3 1
var<private> calls: u32;
fn next() -> u32 { calls++; return calls; }
@compute @workgroup_size(1) fn main() {
  var a = array(10u, 20u, 30u);
  var i = 0u;
  let p = &a[i];
  i = 2u;
  *p = 5u;
  var sum = 0u;
  for (var k = 0u; k < 3u; k++) { let d = k * k; sum += d; }
  o[0] = a[0]; o[1] = a[1]; o[2] = a[2]; o[3] = sum;
  var b = array(0u, 10u);
  let q = &b[next()];
  *q += 1u;
  *q += 1u;
  o[4] = b[1];
  let before = i;
  i = 3u;
  o[5] = before + 1u;
  o[6] = calls;
}

//# zero_of_variables: DECL-27
//! run main groups=3
//! run main groups=3
//! buffer o u32 = zero 3
//! expect o = 2 2 2
struct S { a: vec3u, b: array<mat2x2f, 2>, c: bool }
struct A { a: atomic<u32>, b: array<atomic<i32>, 2> }
var<private> p: S;
var<workgroup> w: S;
var<workgroup> at: A;
fn local() -> bool {
  var s: S;
  var b: bool;
  let fine = zero(s) && !b;
  s = S(vec3u(1), array(mat2x2f(1, 2, 3, 4), mat2x2f()), true);
  b = true;
  return fine && s.c && b;
}
fn zero(s: S) -> bool { return all(s.a == vec3u()) && all(s.b[0][0] == vec2f()) && all(s.b[1][1] == vec2f()) && !s.c; }
@compute @workgroup_size(1) fn main(@builtin(workgroup_id) g: vec3u) {
  let atomics = atomicLoad(&at.a) == 0u && atomicLoad(&at.b[0]) == 0 && atomicLoad(&at.b[1]) == 0;
  let fine = local() && local() && zero(p) && zero(w) && atomics;
  p.a.y = 7u; p.b[1][1].y = 1.0; p.c = true;
  w.a.z = 7u; w.b[0][0].x = 1.0; w.c = true;
  atomicStore(&at.a, 5u); atomicStore(&at.b[1], -5);
  o[g.x] += u32(fine && p.c && w.c);
}

//# declarations_in_loops: DECL-28
//! run main
//! buffer o u32 = zero 3
//! expect o = 0 60 3
@compute @workgroup_size(1) fn main() {
  var old = 0u;
  var sum = 0u;
  for (var k = 0u; k < 3u; k++) {
    var fresh: u32;
    var filled: array<u32, 2>;
    var computed = k * 10u;
    old += fresh + filled[1];
    fresh = 5u;
    filled[1] = 6u;
    computed += 10u;
    sum += computed;
  }
  o[0] = old; o[1] = sum;
  var k = 0u;
  loop {
    var c = k;
    c++;
    k = c;
    if k >= 3u { break; }
  }
  o[2] = k;
}

//# private_variables: DECL-29
//! run main groups=2
//! buffer o u32 = zero 8
//! expect o = 3 6 9 12 3 6 9 12
var<private> p = 0u;
fn add(n: u32) { p += n; }
@compute @workgroup_size(4) fn main(@builtin(global_invocation_id) g: vec3u, @builtin(local_invocation_index) l: u32) {
  add(l + 1u);
  add(l + 1u);
  p += l + 1u;
  o[g.x] = p;
}

//# lifetimes: DECL-30
//! run main
//! buffer o u32 = zero 4
//! expect o = 21 7 7 110
fn inner(p: ptr<function, u32>) { var own = 100u; *p += own; own = 0u; }
fn outer(p: ptr<function, u32>) -> u32 { var own = 10u; inner(&own); *p += 1u; return own; }
fn twice(x: u32) -> u32 { var own = x; own *= 2u; own += 1u; return own; }
@compute @workgroup_size(1) fn main() {
  o[0] = twice(twice(twice(1u)) + 3u);
  var x = 6u;
  let r = outer(&x);
  o[1] = x;
  o[2] = twice(3u);
  o[3] = r;
}
