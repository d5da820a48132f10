// What the way to the IR has to get right: order of evaluation, arrays as values, lets of a loop's continuing block, run-time indices into values
// (ledger: EVAL-01..04, DECL-16, DECL-28, EXPR-19, EXPR-28, EXPR-35, CTRL-26, ASSIGN-04, ASSIGN-09, ASSIGN-14, CTRL-07).
@group(0) @binding(0) var<storage, read_write> o: array<u32>;

//# load_before_call
//! run main groups=1
//! buffer o u32 = zero 3
//! expect o = 13 15 7
fn twice(p: ptr<function, u32>) -> u32 { *p = *p * 2u; return 10u; }
@compute @workgroup_size(1) fn main() {
  var x = 3u;
  o[0] = x + twice(&x);
  x = 1u;
  o[1] = twice(&x) + x + 3u;
  x = 7u;
  let before = x;
  x = 9u;
  o[2] = before;
}

//# target_before_value
//! run main groups=1
//! buffer o u32 = zero 4
//! expect o = 0 5 0 3
var<private> at: u32 = 1u;
fn move_on() -> u32 { at = 3u; return 5u; }
@compute @workgroup_size(1) fn main() {
  o[at] = move_on();
  o[at] = at;
}

//# compound_reference_once
//! run main groups=1
//! buffer o u32 = 1 2 3 4
//! expect o = 1 12 3 4
var<private> calls: u32;
fn next() -> u32 { calls++; return calls; }
@compute @workgroup_size(1) fn main() { o[next()] += 10u; }

//# let_in_continuing
//! run main groups=1
//! buffer o u32 = zero 8
//! expect o = 0 1 2 3 4 0 0 9
@compute @workgroup_size(1) fn main() {
  var x = 0u;
  loop {
    let k = x;
    let p = &o[k];
    let pair = array(k, k + 1u);
    if (k == 2u) { x = 3u; continue; }
    x = k + 1u;
    continuing {
      *p = pair[0];
      break if k > 3u;
    }
  }
  o[7] = 9u;
}

//# arrays_as_values
//! run main groups=1
//! accepts index: indices at run time
//! buffer o u32 = zero 6
//! expect o = 5 2 7 7 1 0
struct S { a: array<u32, 3>, n: u32 }
fn rotate(a: array<u32, 3>) -> array<u32, 3> { return array(a[1], a[2], a[0]); }
fn wrap(a: array<u32, 3>) -> S { return S(rotate(rotate(a)), a[2]); }
@compute @workgroup_size(4) fn main(@builtin(local_invocation_index) l: u32) {
  var a = array(1u, 2u, 7u);
  let kept = a;
  a[0] = 5u;
  a = array(a[0], a[1], kept[2]);
  let s = wrap(kept);
  if (l == 0u) {
    o[0] = a[0];
    o[1] = a[1];
    o[2] = s.a[l];
    o[3] = s.n;
    o[4] = rotate(rotate(s.a))[l + 2u];
    o[5] = rotate(a)[l + 3u];
  }
}

//# large_array_copies
//! run main groups=1
//! buffer o u32 = zero 3
//! expect o = 6 300 0
struct Big { head: u32, body: array<vec3u, 100> }
fn fill(n: u32) -> Big { var b: Big; b.head = n; for (var i = 0u; i < 100u; i++) { b.body[i] = vec3u(i, n, 1u); } return b; }
@compute @workgroup_size(1) fn main() {
  var copy = fill(6u);
  let kept = copy;
  copy = Big();
  var sum = 0u;
  for (var i = 0u; i < 100u; i++) { sum += kept.body[i].z + kept.body[i].y / 3u + copy.body[i].z; }
  o[0] = kept.head;
  o[1] = sum;
  o[2] = copy.head;
}

//# run_time_components
//! run main groups=1
//! accepts index: components that are not there
//! buffer o u32 = zero 5
//! expect o = 11 22 33 0 66
const table = vec3u(11u, 22u, 33u);
@compute @workgroup_size(4) fn main(@builtin(local_invocation_index) l: u32) {
  var v = vec3u();
  v[l] = table[l];
  v[l] += l - l;
  let copy = v;
  o[l] = copy[l];
  if (l == 3u) { o[4] = table[l - 3u] + table[l - 2u] + table[l - 1u]; }
}

//# matrix_columns_at_run_time
//! run main groups=1
//! accepts index: columns that are not there
//! buffer o u32 = zero 4
//! expect o = 3 14 0 0
@compute @workgroup_size(4) fn main(@builtin(local_invocation_index) l: u32) {
  var m = mat2x3f(1f, 2f, 3f, 4f, 5f, 6f);
  m[l][1] += 0f;
  m[l] *= f32(1u + l);
  let n = m;
  o[l] = u32(select(n[l].z, n[l][0] + n[l].z - 6f, l == 1u));
}

//# swizzle_as_target
//! run main groups=1
//! buffer o u32 = zero 4
//! expect o = 2 1 13 14
@compute @workgroup_size(1) fn main() {
  var v = vec4u(1u, 2u, 3u, 4u);
  v.xy = v.yx;
  v.wz += vec2u(10u);
  o[0] = v.x; o[1] = v.y; o[2] = v.z; o[3] = v.w;
}

//# declared_again_in_loop
//! run main groups=1
//! buffer o u32 = zero 3
//! expect o = 1 1 1
@compute @workgroup_size(1) fn main() {
  for (var i = 0u; i < 3u; i++) {
    var fresh: array<u32, 40>;
    fresh[i] += 1u;
    o[i] = fresh[0] + fresh[1] + fresh[2];
  }
}

//# continue_inside_switch
//! run main groups=1
//! buffer o u32 = zero 4
//! expect o = 1 0 3 4
@compute @workgroup_size(1) fn main() {
  for (var i = 0u; i < 4u; i++) {
    switch i { case 1u { continue; } case 2u { break; } default {} }
    o[i] = i + 1u;
  }
}

//# long_chain_of_else_if
//! run main groups=1
//! buffer o u32 = zero 8
//! expect o = 100 3 30 57 84 111 138 7
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  let x = select(l * 9u - 8u * u32(l > 0u), 1000u, l == 7u);
  if x == 0u { o[l] = 100u; } else if x == 1u { o[l] = 3u; } else if x == 2u { o[l] = 6u; } else if x == 3u { o[l] = 9u; } else if x == 4u { o[l] = 12u; } else if x == 5u { o[l] = 15u; } else if x == 6u { o[l] = 18u; } else if x == 7u { o[l] = 21u; } else if x == 8u { o[l] = 24u; } else if x == 9u { o[l] = 27u; } else if x == 10u { o[l] = 30u; } else if x == 11u { o[l] = 33u; } else if x == 12u { o[l] = 36u; } else if x == 13u { o[l] = 39u; } else if x == 14u { o[l] = 42u; } else if x == 15u { o[l] = 45u; } else if x == 16u { o[l] = 48u; } else if x == 17u { o[l] = 51u; } else if x == 18u { o[l] = 54u; } else if x == 19u { o[l] = 57u; } else if x == 20u { o[l] = 60u; } else if x == 21u { o[l] = 63u; } else if x == 22u { o[l] = 66u; } else if x == 23u { o[l] = 69u; } else if x == 24u { o[l] = 72u; } else if x == 25u { o[l] = 75u; } else if x == 26u { o[l] = 78u; } else if x == 27u { o[l] = 81u; } else if x == 28u { o[l] = 84u; } else if x == 29u { o[l] = 87u; } else if x == 30u { o[l] = 90u; } else if x == 31u { o[l] = 93u; } else if x == 32u { o[l] = 96u; } else if x == 33u { o[l] = 99u; } else if x == 34u { o[l] = 102u; } else if x == 35u { o[l] = 105u; } else if x == 36u { o[l] = 108u; } else if x == 37u { o[l] = 111u; } else if x == 38u { o[l] = 114u; } else if x == 39u { o[l] = 117u; } else if x == 40u { o[l] = 120u; } else if x == 41u { o[l] = 123u; } else if x == 42u { o[l] = 126u; } else if x == 43u { o[l] = 129u; } else if x == 44u { o[l] = 132u; } else if x == 45u { o[l] = 135u; } else if x == 46u { o[l] = 138u; } else if x == 47u { o[l] = 141u; } else if x == 48u { o[l] = 144u; } else if x == 49u { o[l] = 147u; } else if x == 50u { o[l] = 150u; } else if x == 51u { o[l] = 153u; } else if x == 52u { o[l] = 156u; } else if x == 53u { o[l] = 159u; } else if x == 54u { o[l] = 162u; } else if x == 55u { o[l] = 165u; } else if x == 56u { o[l] = 168u; } else if x == 57u { o[l] = 171u; } else if x == 58u { o[l] = 174u; } else if x == 59u { o[l] = 177u; } else if x == 60u { o[l] = 180u; } else if x == 61u { o[l] = 183u; } else if x == 62u { o[l] = 186u; } else if x == 63u { o[l] = 189u; } else if x == 64u { o[l] = 192u; } else if x == 65u { o[l] = 195u; } else if x == 66u { o[l] = 198u; } else if x == 67u { o[l] = 201u; } else if x == 68u { o[l] = 204u; } else if x == 69u { o[l] = 207u; } else { o[l] = l; }
}
