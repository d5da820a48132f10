//! check
// Assignments and updates (ledger: ASSIGN). A case lists what is rejected, line by line; its twin _ok the nearest that is accepted.

//# targets_ok: ASSIGN-01
struct S { a: i32, b: array<vec2f, 2>, c: mat2x2f }
@group(0) @binding(0) var<storage, read_write> s: array<S>;
var<private> g: S;
var<workgroup> w: vec4u;
fn f(p: ptr<function, S>, q: ptr<function, vec3f>, i: u32) {
  var v = S();
  v = g;
  v.a = 1;
  v.b = array(vec2f(), vec2f());
  v.b[i] = vec2f();
  v.b[1].x = 1;
  v.b[i][i] = 1;
  v.c[0] = vec2f();
  v.c[1].y = 1;
  v.c[i][i] = 1;
  *p = v;
  (*p).a = 1;
  (*p).b[i].y = 1;
  p.a = 1;
  p.b[0] = vec2f();
  *q = vec3f();
  (*q)[i] = 1;
  q.z = 1;
  q[1] = 1;
  s[i] = v;
  s[i].c = mat2x2f();
  g.b[0].x = 1;
  w.x = 1;
  w[i] = 1u;
  let r = &v.b[i];
  *r = vec2f();
  (v.a) = 1;
  ((v)).a = 1;
  *&v.a = 1;
  *(&v.b[0]) = vec2f();
}

//# targets: ASSIGN-02
const c = 1;
override o = 1;
fn value() -> vec2f { return vec2f(); }
@group(0) @binding(0) var<storage> r: array<vec2f>;
@group(0) @binding(1) var<uniform> u: vec4f;
@group(0) @binding(2) var t: texture_2d<f32>;
@group(0) @binding(3) var<storage, read_write> d: array<u32>;
@group(0) @binding(4) var<storage, read_write> e: atomic<u32>;
struct Atomic { a: atomic<u32> }
@group(0) @binding(5) var<storage, read_write> h: Atomic;
fn f(p: i32, q: ptr<function, i32>) {
  let l = vec2f();
  l = vec2f();
//~ error invalid-assignment 3-3: only memory can be assigned to, and this is a value
//~ note -1:7-7: 'l' is declared here
  l.x = 1;
//~ error invalid-assignment 3-5: only memory can be assigned to, and this is a value
//~ note -2:7-7: 'l' is declared here
  c = 2;
//~ error invalid-assignment 3-3: only memory can be assigned to, and this is a value
//~ note -14:7-7: 'c' is declared here
  o = 2;
//~ error invalid-assignment 3-3: only memory can be assigned to, and this is a value
//~ note -14:10-10: 'o' is declared here
  p = 1;
//~ error invalid-assignment 3-3: only memory can be assigned to, and this is a value
//~ note -6:6-6: 'p' is declared here
  q = q;
//~ error invalid-assignment 3-3: only memory can be assigned to, and this is a value
//~ note -7:14-14: 'q' is declared here
  value() = vec2f();
//~ error invalid-assignment 3-9: only memory can be assigned to, and this is a value
  value().x = 1;
//~ error invalid-assignment 3-11: only memory can be assigned to, and this is a value
  r[0] = vec2f();
//~ error invalid-assignment 3-6: storage memory cannot be written here: its access is read
//~ note -17:36-36: 'r' is declared here
  u.x = 1;
//~ error invalid-assignment 3-5: uniform memory cannot be written here: its access is read
//~ note -17:36-36: 'u' is declared here
  t = t;
//~ error invalid-assignment 3-3: a resource of type texture_2d<f32> cannot be assigned to
  d = d;
//~ error not-constructible 3-3: array<u32> cannot be assigned to
//~ error not-constructible 7-7: a value of type array<u32> cannot be read
  e = 1;
//~ error not-constructible 3-3: atomic<u32> cannot be assigned to
  h = h;
//~ error not-constructible 3-3: Atomic cannot be assigned to
//~ error not-constructible 7-7: a value of type Atomic cannot be read
  h.a = 1u;
//~ error not-constructible 3-5: atomic<u32> cannot be assigned to
  &l = 1;
//~ error invalid-address-of 3-4: & needs memory, and this is a value
//~ note -16:7-7: 'l' is declared here
  value = 1;
//~ error not-a-value 3-7: 'value' is a function, not a value
//~ note -26:4-8: declared here
  i32 = 1;
//~ error not-a-value 3-5: 'i32' is a type, not a value
}

//# literal_as_target: ASSIGN-02 GRAM-04
fn f() { 1 = 2; }
//~ error unexpected-token 10-10: expected a statement, found `1`

//# targets_mended_ok: ASSIGN-02
@group(0) @binding(0) var<storage, read_write> r: array<vec2f>;
@group(0) @binding(3) var<storage, read_write> d: array<u32>;
@group(0) @binding(4) var<storage, read_write> e: atomic<u32>;
struct Atomic { a: atomic<u32> }
@group(0) @binding(5) var<storage, read_write> h: Atomic;
fn value() -> vec2f { return vec2f(); }
fn f(p: i32, q: ptr<function, i32>) {
  var l = vec2f();
  l = value();
  l.x = value().x;
  *q = *q;
  r[0] = vec2f();
  d[0] = d[1];
  atomicStore(&e, 1);
  atomicStore(&h.a, 1u);
}

//# values_of_other_types: ASSIGN-03
struct A { a: i32 }
struct B { a: i32 }
alias C = A;
fn f(p: ptr<function, u32>) {
  var i = 1;
  var u = 1u;
  var x = 1.0;
  var v = vec2f();
  var a = array(1, 2);
  var s = A();
  var b = true;
  i = u;
//~ error type-mismatch 7-7: the target of this assignment is i32, but this is u32
  i = 1.0;
//~ error type-mismatch 7-9: the target of this assignment is i32, but this is abstract-float
  u = -1;
//~ error eval-unrepresentable 7-8: the value -1 cannot be represented as u32
  u = i;
//~ error type-mismatch 7-7: the target of this assignment is u32, but this is i32
  x = i;
//~ error type-mismatch 7-7: the target of this assignment is f32, but this is i32
  v = vec3f();
//~ error type-mismatch 7-13: the target of this assignment is vec2<f32>, but this is vec3<f32>
  v = vec2i();
//~ error type-mismatch 7-13: the target of this assignment is vec2<f32>, but this is vec2<i32>
  v = 1.0;
//~ error type-mismatch 7-9: the target of this assignment is vec2<f32>, but this is abstract-float
  a = array(1, 2, 3);
//~ error type-mismatch 7-20: the target of this assignment is array<i32, 2>, but this is array<abstract-int, 3>
  a = array(1u, 2u);
//~ error type-mismatch 7-19: the target of this assignment is array<i32, 2>, but this is array<u32, 2>
  s = B();
//~ error type-mismatch 7-9: the target of this assignment is A, but this is B
  b = 1;
//~ error type-mismatch 7-7: the target of this assignment is bool, but this is abstract-int
  *p = i;
//~ error type-mismatch 8-8: the target of this assignment is u32, but this is i32
  v.x = vec2f();
//~ error type-mismatch 9-15: the target of this assignment is f32, but this is vec2<f32>
  i = &i;
//~ error type-mismatch 7-8: the target of this assignment is i32, but this is ptr<function, i32, read_write>
}

//# assignment_in_assignment: ASSIGN-03
fn f() { var i = 1; i = i = 1; }
//~ error missing-semicolon 27-27: expected `;` after the statement, found `=`

//# values_of_other_types_ok: ASSIGN-03
struct A { a: i32 }
alias C = A;
fn f(p: ptr<function, u32>) {
  var i = 1;
  var u = 1u;
  var x = 1.0;
  var v = vec2f();
  var a = array(1, 2);
  var s = A();
  var b = true;
  i = i32(u);
  u = 1;
  x = 1;
  v = vec2(1, 2);
  a = array(3, 4);
  s = C();
  b = i == 1;
  *p = 5;
  v.x = 2;
}

//# phony_ok: ASSIGN-04
struct S { a: i32 }
@group(0) @binding(0) var<storage, read_write> s: array<u32>;
@group(0) @binding(1) var t: texture_2d<f32>;
@group(0) @binding(2) var u: sampler;
@group(0) @binding(3) var<uniform> v: vec4f;
fn value() -> i32 { return 1; }
fn f(p: ptr<function, S>) {
  _ = 1;
  _ = 1.5;
  _ = true;
  _ = vec2(1, 2);
  _ = value();
  _ = S();
  _ = *p;
  _ = p;
  _ = &s;
  _ = t;
  _ = u;
  _ = v;
  _ = array(1, 2);
  for (_ = 1; false; _ = 2) { }
}

//# phony_is_access: ASSIGN-04
@group(0) @binding(0) var<storage> s: u32;
@group(0) @binding(0) var t: texture_2d<f32>;
@compute @workgroup_size(1) fn main() {
//~ error duplicate-binding 32-35: entry point 'main' uses two resources at group 0, binding 0
//~ note -2:36-36: one is here
//~ note -1:27-27: another is here
  _ = s;
  _ = t;
}

//# phony_is_access_ok: ASSIGN-04
@group(0) @binding(0) var<storage> s: u32;
@group(0) @binding(0) var t: texture_2d<f32>;
@compute @workgroup_size(1) fn main() { _ = s; }

//# phony: ASSIGN-05
var<workgroup> a: atomic<u32>;
var<workgroup> x: array<atomic<u32>, 2>;
@group(0) @binding(0) var<storage> s: array<u32>;
@group(0) @binding(1) var<storage> b: buffer;
fn nothing() { }
fn f() {
  _ = a;
//~ error not-constructible 7-7: a value of type atomic<u32> cannot be read
  _ = x;
//~ error not-constructible 7-7: a value of type array<atomic<u32>, 2> cannot be read
  _ = s;
//~ error not-constructible 7-7: a value of type array<u32> cannot be read
  _ = b;
//~ error not-constructible 7-7: a value of type buffer cannot be read
  _ = nothing();
//~ error type-mismatch 7-15: this call has no value
  _ = i32;
//~ error not-a-value 7-9: 'i32' is a type, not a value
  _ = nothing;
//~ error not-a-value 7-13: 'nothing' is a function, not a value
//~ note -8:4-10: declared here
}

//# phony_compound: ASSIGN-05
fn f() { _ += 1; }
//~ error unexpected-token 12-13: expected `=` after `_`, found `+=`

//# phony_increment: ASSIGN-05
fn f() { _++; }
//~ error unexpected-token 11-12: expected `=` after `_`, found `++`

//# phony_as_value: ASSIGN-05
fn f() { let a = _; }
//~ error expected-expression 18-18: expected an expression, found `_`

//# phony_in_expression: ASSIGN-05
fn f() { var a = 1; a = 1 + _; }
//~ error expected-expression 29-29: expected an expression, found `_`

//# phony_declared: ASSIGN-05
fn f() { let _ = 1; }
//~ error expected-identifier 14-14: expected a name after `let`, found `_`

//# phony_parameter: ASSIGN-05
fn f(_: i32) { }
//~ error expected-identifier 6-6: expected a parameter name or `)`, found `_`

//# phony_member: ASSIGN-05
fn f() { var a = vec2f(); a._ = 1; }
//~ error expected-identifier 29-29: expected a member or swizzle name after `.`, found `_`

//# phony_mended_ok: ASSIGN-05
var<workgroup> a: atomic<u32>;
@group(0) @binding(0) var<storage> s: array<u32>;
@group(0) @binding(1) var<storage> b: buffer;
fn f(_a: i32) {
  _ = &a;
  _ = atomicLoad(&a);
  _ = s[0];
  _ = &s;
  _ = &b;
  let _b = 1;
}

//# compound_ok: ASSIGN-07
enable f16;
@group(0) @binding(0) var<storage, read_write> s: array<u32>;
fn f(p: ptr<function, vec3f>, b: bool) {
  var i = 1;
  var u = 1u;
  var x = 1.0;
  var h = 1h;
  var v = vec3f();
  var w = vec2u();
  var m = mat3x3f();
  var c = true;
  var d = vec2<bool>();
  i += 1; i -= i; i *= 2; i /= 3; i %= 4; i &= 5; i |= 6; i ^= 7; i <<= 1; i >>= 2u;
  u += 1; u -= u; u *= 2; u /= 3; u %= 4; u &= 5; u |= 6; u ^= 7; u <<= 1; u >>= u;
  x += 1; x -= 1.5; x *= x; x /= 2; x %= 3;
  h += 1; h *= 1.5h;
  v += v; v -= vec3(1, 2, 3); v *= 2; v /= x; v %= 3; v += 1; v *= m;
  w += 1; w &= w; w |= vec2(1); w ^= w; w <<= w; w >>= vec2(1, 2); w %= u;
  m += m; m -= m; m *= m; m *= 2; m *= x;
  c &= b; c |= true;
  d &= d; d |= vec2(true);
  v.x += 1; v[1] *= 2; m[0] += v; m[1][2] -= 1;
  *p += v; (*p).x *= 2; p.y -= 1;
  s[i] += 1; s[0] <<= 3;
}

//# compound: ASSIGN-08
const c = 1;
@group(0) @binding(0) var<storage> s: array<u32>;
var<workgroup> a: atomic<u32>;
fn f(p: i32) {
  let l = 1;
  var i = 1;
  var u = 1u;
  var x = 1.0;
  var v = vec3f();
  var m = mat4x3f();
  var n = mat2x2f();
  var b = true;
  x *= v;
//~ error no-overload 5-6: f32 * vec3<f32> is vec3<f32>, which cannot be assigned to f32
  v *= m;
//~ error no-overload 5-6: vec3<f32> * mat4x3<f32> is vec4<f32>, which cannot be assigned to vec3<f32>
  i += 1.5;
//~ error no-overload 5-6: there is no i32 += abstract-float
  i += u;
//~ error no-overload 5-6: there is no i32 += u32
  i += 1u;
//~ error no-overload 5-6: there is no i32 += u32
  x += vec2f();
//~ error no-overload 5-6: f32 + vec2<f32> is vec2<f32>, which cannot be assigned to f32
  m *= m;
//~ error no-overload 5-6: there is no mat4x3<f32> *= mat4x3<f32>
  n += 1;
//~ error no-overload 5-6: there is no mat2x2<f32> += abstract-int
  n /= 2;
//~ error no-overload 5-6: there is no mat2x2<f32> /= abstract-int
  x &= 1;
//~ error no-overload 5-6: there is no f32 &= abstract-int
  i <<= i;
//~ error no-overload 5-7: there is no i32 <<= i32
  v <<= 1;
//~ error no-overload 5-7: there is no vec3<f32> <<= abstract-int
  b += b;
//~ error no-overload 5-6: there is no bool += bool
  b ^= b;
//~ error no-overload 5-6: there is no bool ^= bool
  l += 1;
//~ error invalid-assignment 3-3: only memory can be assigned to, and this is a value
//~ note -22:7-7: 'l' is declared here
  p += 1;
//~ error invalid-assignment 3-3: only memory can be assigned to, and this is a value
//~ note -24:6-6: 'p' is declared here
  c += 1;
//~ error invalid-assignment 3-3: only memory can be assigned to, and this is a value
//~ note -28:7-7: 'c' is declared here
  s[0] += 1;
//~ error invalid-assignment 3-6: storage memory cannot be written here: its access is read
//~ note -28:36-36: 's' is declared here
  a += 1;
//~ error not-constructible 3-3: atomic<u32> cannot be assigned to
  u += -1;
//~ error eval-unrepresentable 8-9: the value -1 cannot be represented as u32
}

//# logical_compound: ASSIGN-08
fn f() { var b = true; b &&= true; }
//~ error unexpected-token 26-27: expected an assignment or a call, found `&&`

//# compound_mended_ok: ASSIGN-08
@group(0) @binding(0) var<storage, read_write> s: array<u32>;
fn f(p: i32) {
  var l = p;
  var i = 1;
  var u = 1u;
  var x = 1.0;
  var v = vec3f();
  var m = mat3x3f();
  var n = mat2x2f();
  var b = true;
  v *= x;
  v *= m;
  i += 1;
  i += i32(u);
  x += vec2f().x;
  m *= m;
  n *= 2;
  i <<= u;
  b |= b;
  l += 1;
  s[0] += 1;
}

//# compound_const_operands: ASSIGN-10
fn f() {
  var x = 1;
  var u = 1u;
  var v = vec2u();
  x /= 0;
//~ error eval-division-by-zero 8-8: division by zero
  x %= 1 - 1;
//~ error eval-division-by-zero 8-12: division by zero
  x <<= 32;
//~ error eval-shift-amount 9-10: the shift amount 32 is not below the bit width 32
  u >>= 33u;
//~ error eval-shift-amount 9-11: the shift amount 33 is not below the bit width 32
  v /= vec2(1, 0);
//~ error eval-division-by-zero 8-17: division by zero
  v <<= vec2(31, 32);
//~ error eval-shift-amount 9-20: the shift amount 32 is not below the bit width 32
  v %= 0;
//~ error eval-division-by-zero 8-8: division by zero
  u += 4294967296;
//~ error eval-unrepresentable 8-17: the value 4294967296 cannot be represented as u32
}

//# compound_const_operands_ok: ASSIGN-09 ASSIGN-10
fn f() {
  var x = 1;
  var u = 1u;
  var v = vec2u();
  let zero = 0;
  x /= zero;
  x %= 1 + 1;
  x <<= 31;
  u >>= 31u;
  v /= vec2(1, 2);
  v <<= vec2(31, 30);
  x *= 2 + 3;
  x -= 1 - 1;
  u <<= 1 + 2;
  x &= 1 | 2;
  u ^= 1u << 3u;
}

//# increments_ok: ASSIGN-11
struct S { a: i32, b: array<u32, 2>, c: vec3i }
@group(0) @binding(0) var<storage, read_write> s: array<u32>;
var<private> g = 1;
var<workgroup> w: u32;
fn f(p: ptr<function, i32>, q: ptr<function, S>, i: u32) {
  var x = 1;
  var u = 1u;
  var v = S();
  x++; x--; u++; u--;
  v.a++; v.b[i]--; v.c.y++; v.c[i]--;
  (*p)++; (*q).a--; q.b[1]++;
  s[i]++; g--; w++;
  (x)++;
  (*&x)--;
  for (var j = 0; j < 3; j++) { }
  for (var j = 3; j > 0; j--) { }
}

//# increments: ASSIGN-12
@group(0) @binding(0) var<storage> s: array<u32>;
@group(0) @binding(1) var<uniform> r: u32;
var<workgroup> w: atomic<u32>;
const c = 1;
fn value() -> i32 { return 1; }
fn f(p: i32) {
  let l = 1;
  var x = 1.0;
  var b = true;
  var v = vec2i();
  x++;
//~ error type-mismatch 3-3: ++ is for i32 and u32, not f32
  b++;
//~ error type-mismatch 3-3: ++ is for i32 and u32, not bool
  v--;
//~ error type-mismatch 3-3: -- is for i32 and u32, not vec2<i32>
  w++;
//~ error not-constructible 3-3: atomic<u32> cannot be assigned to
  l++;
//~ error invalid-assignment 3-3: only memory can be assigned to, and this is a value
//~ note -8:7-7: 'l' is declared here
  p--;
//~ error invalid-assignment 3-3: only memory can be assigned to, and this is a value
//~ note -10:6-6: 'p' is declared here
  s[0]++;
//~ error invalid-assignment 3-6: storage memory cannot be written here: its access is read
//~ note -16:36-36: 's' is declared here
  r++;
//~ error invalid-assignment 3-3: uniform memory cannot be written here: its access is read
//~ note -16:36-36: 'r' is declared here
  c++;
//~ error invalid-assignment 3-3: only memory can be assigned to, and this is a value
//~ note -15:7-7: 'c' is declared here
  value()++;
//~ error invalid-assignment 3-9: only memory can be assigned to, and this is a value
}

//# increment_in_expression: ASSIGN-12
fn f() { var a = 1; let b = 1 + a++; }
//~ error missing-semicolon 34-35: expected `;` after the declaration, found `++`

//# increment_as_argument: ASSIGN-12
fn f(p: i32) { var a = 1; f(a++); }
//~ error unexpected-token 30-31: expected `,` or `)` in the arguments, found `++`

//# prefix_increment: ASSIGN-12
fn f() { var a = 1; ++a; }
//~ error unexpected-token 21-22: expected a statement, found `++`

//# prefix_decrement: ASSIGN-12
fn f() { var a = 1; --a; }
//~ error unexpected-token 21-22: expected a statement, found `--`

//# increment_twice: ASSIGN-12
fn f() { var a = 1; a++++; }
//~ error missing-semicolon 24-25: expected `;` after the statement, found `++`

//# prefix_increment_in_expression: ASSIGN-12
fn f() { var a = 1; let b = ++a; }
//~ error expected-expression 29-30: expected an expression, found `++`

//# increments_mended_ok: ASSIGN-12
@group(0) @binding(0) var<storage, read_write> s: array<u32>;
fn f(p: i32) {
  var v = vec2i();
  v.x--;
  var a = p;
  a++;
  a--;
  s[0]++;
  let b = --a;
  let c = --1.5;
  const_assert --5 == 5;
  let d = 1 - --a;
  let e = a--a;
}

//# swizzle_targets_ok: ASSIGN-14
struct S { a: vec4f }
@group(0) @binding(0) var<storage, read_write> s: array<vec3u>;
fn f(p: ptr<function, vec3f>) {
  var v = vec4f();
  var x = S();
  v.xy = vec2f();
  v.wz = vec2(1, 2);
  v.bgr = vec3f();
  v.wzyx = v;
  v.xy += vec2f();
  v.zw *= 2;
  x.a.yz = v.xy;
  (*p).xz = vec2f();
  p.yx = vec2f();
  s[0].zx = vec2u();
  s[0].xy <<= vec2(1u);
}

//# swizzle_targets: ASSIGN-14
@group(0) @binding(0) var<storage> s: array<vec3u>;
fn f(c: vec4f) {
  var v = vec4f();
  let l = v;
  v.xx = vec2f();
//~ error invalid-assignment 5-6: a swizzle with a repeated component cannot be assigned to
  v.xyx = vec3f();
//~ error invalid-assignment 5-7: a swizzle with a repeated component cannot be assigned to
  v.rgr += vec3f();
//~ error invalid-assignment 5-7: a swizzle with a repeated component cannot be assigned to
  v.xy = vec3f();
//~ error type-mismatch 10-16: the target of this assignment is vec2<f32>, but this is vec3<f32>
  v.xy = 1.0;
//~ error type-mismatch 10-12: the target of this assignment is vec2<f32>, but this is abstract-float
  v.xg = vec2f();
//~ error unknown-member 5-6: vec4<f32> has no component 'xg'
  l.xy = vec2f();
//~ error invalid-assignment 3-6: only memory can be assigned to, and this is a value
//~ note -7:7-7: 'l' is declared here
  c.xy = vec2f();
//~ error invalid-assignment 3-6: only memory can be assigned to, and this is a value
//~ note -10:6-6: 'c' is declared here
  s[0].xy = vec2u();
//~ error invalid-assignment 3-9: storage memory cannot be written here: its access is read
//~ note -12:36-36: 's' is declared here
  let p = &v.xy;
//~ error invalid-address-of 11-15: & needs memory, and this is a value
  (&v).xx = vec2f();
//~ error invalid-assignment 8-9: a swizzle with a repeated component cannot be assigned to
  vec2f().xy = vec2f();
//~ error invalid-assignment 3-12: only memory can be assigned to, and this is a value
  v.xy++;
//~ error type-mismatch 3-6: ++ is for i32 and u32, not vec2<f32>
}

//# swizzle_of_swizzle: ASSIGN-15
fn f(i: u32) {
  var v = vec4f();
  v.zyx.xy = vec2f();
//~ error invalid-assignment 3-10: only memory can be assigned to, and this is a value
//~ note -1:7-7: 'v' is declared here
  v.xyz[i] = 1;
//~ error invalid-assignment 3-10: only memory can be assigned to, and this is a value
//~ note -2:7-7: 'v' is declared here
  v.xy.x = 1;
//~ error invalid-assignment 3-8: only memory can be assigned to, and this is a value
//~ note -3:7-7: 'v' is declared here
  v.xyz[0] += 1;
//~ error invalid-assignment 3-10: only memory can be assigned to, and this is a value
//~ note -4:7-7: 'v' is declared here
}

//# swizzle_of_swizzle_ok: ASSIGN-15
fn f(i: u32) {
  var v = vec4f();
  v.zy = vec2f();
  v[i] = v.xyz[i];
  v.x = v.xy.x;
}
