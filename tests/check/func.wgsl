//! check
// Functions, calls and aliases of pointers (ledger: FUNC, ALIAS). A case lists what is rejected, line by line; its twin _ok the nearest that is accepted.

//# parameters_ok: FUNC-01 GRAM-01
struct S { a: i32 }
fn a() { }
fn b(x: i32,) { }
fn c(a: bool, b: f32, c: vec3u, d: mat2x2f, e: array<S, 3>, f: S) { }
fn d(p: ptr<function, S>, q: ptr<private, array<i32, 2>>) { }
fn e(t: texture_2d<f32>, s: sampler, c: sampler_comparison, d: texture_depth_2d, e: texture_storage_2d<r32float, write>, f: texture_external) -> vec4f {
  return textureSampleLevel(t, s, vec2f(), 0);
}
@compute @workgroup_size(1) fn g(@builtin(global_invocation_id) id: vec3u, @builtin(local_invocation_index) i: u32,) { }
@group(0) @binding(0) var t: texture_2d<f32>;
@group(0) @binding(1) var s: sampler;
@group(0) @binding(2) var c2: sampler_comparison;
@group(0) @binding(3) var d2: texture_depth_2d;
@group(0) @binding(4) var e2: texture_storage_2d<r32float, write>;
@group(0) @binding(5) var f2: texture_external;
fn h() {
  a();
  b(1,);
  c(true, 1, vec3(1), mat2x2f(), array<S, 3>(), S(1));
  _ = e(t, s, c2, d2, e2, f2);
}

//# parameters: FUNC-02
struct Atomic { a: atomic<u32> }
struct Runtime { a: array<u32> }
override n = 2;
fn a(x: i32, x: f32) { }
//~ error redeclaration 14-14: 'x' is declared twice in one scope
//~ note +0:6-6: first declared here
fn b(x: atomic<u32>) { }
//~ error not-constructible 9-19: parameter 'x' cannot be of type atomic<u32>
fn c(x: array<u32>) { }
//~ error not-constructible 9-18: parameter 'x' cannot be of type array<u32>
fn d(x: Atomic) { }
//~ error not-constructible 9-14: parameter 'x' cannot be of type Atomic
fn e(x: Runtime) { }
//~ error not-constructible 9-15: parameter 'x' cannot be of type Runtime
fn g(x: buffer<16>) { }
//~ error not-constructible 9-18: parameter 'x' cannot be of type buffer<16>
fn h(x: array<u32, n>) { }
//~ error not-constructible 9-21: parameter 'x' cannot be of type array<u32, (override)>
fn i(x: y) { }
//~ error unresolved-name 9-9: nothing named 'y' is declared here
fn j(p: ptr<handle, texture_2d<f32>>) { }
//~ error unresolved-name 13-18: nothing named 'handle' is declared here

//# default_argument: FUNC-02
fn a(x: i32 = 1) { }
//~ error unexpected-token 13-13: expected `,` or `)` after the parameter, found `=`

//# parameter_without_type: FUNC-02
fn a(x) { }
//~ error unexpected-token 7-7: expected `:` after the parameter name, found `)`

//# nested_function: FUNC-02
fn a() { fn b() { } }
//~ error misplaced-statement 10-11: `fn` is allowed at module scope only

//# parameters_mended_ok: FUNC-02
struct Atomic { a: atomic<u32> }
struct Runtime { a: array<u32> }
override n = 2;
fn a(x: i32, y: f32) { }
fn b(x: ptr<workgroup, atomic<u32>>) { }
fn c(x: ptr<storage, array<u32>>) { }
fn d(x: ptr<workgroup, Atomic>) { }
fn e(x: ptr<storage, Runtime>) { }
fn h(x: ptr<workgroup, array<u32, n>>) { }

//# results: FUNC-03
struct Atomic { a: atomic<u32> }
struct Runtime { a: array<u32> }
override n = 2;
@group(0) @binding(0) var t: texture_2d<f32>;
@group(0) @binding(1) var s: sampler;
fn a(p: ptr<function, i32>) -> ptr<function, i32> { return p; }
//~ error not-constructible 32-49: a function cannot return ptr<function, i32, read_write>
fn b() -> atomic<u32> { return 1; }
//~ error not-constructible 11-21: a function cannot return atomic<u32>
fn c() -> array<u32> { return 1; }
//~ error not-constructible 11-20: a function cannot return array<u32>
fn d() -> Atomic { return Atomic(); }
//~ error not-constructible 11-16: a function cannot return Atomic
//~ error not-constructible 27-34: Atomic has no value constructor
fn e() -> Runtime { return Runtime(); }
//~ error not-constructible 11-17: a function cannot return Runtime
//~ error not-constructible 28-36: Runtime has no value constructor
fn g() -> texture_2d<f32> { return t; }
//~ error not-constructible 11-25: a function cannot return texture_2d<f32>
fn h() -> sampler { return s; }
//~ error not-constructible 11-17: a function cannot return sampler
fn i() -> array<u32, n> { return array<u32, n>(); }
//~ error not-constructible 11-23: a function cannot return array<u32, (override)>
//~ error not-constructible 34-48: array<u32, (override)> has no value constructor
fn j() -> buffer<16> { return 1; }
//~ error not-constructible 11-20: a function cannot return buffer<16>

//# results_ok: FUNC-03
const n = 2;
struct S { a: array<vec2f, n> }
fn a(p: ptr<function, i32>) -> i32 { return *p; }
fn b() -> S { return S(); }
fn c() -> array<S, n> { return array<S, n>(); }
fn d() -> mat4x4f { return mat4x4f(); }
fn e() -> vec2<bool> { return vec2(true); }

//# arguments: FUNC-04
struct A { a: i32 }
struct B { a: i32 }
fn none() { }
fn two(a: i32, b: f32) { }
fn composite(a: A, b: vec2f, c: array<u32, 2>) { }
fn pointer(p: ptr<function, i32>) { }
fn f() {
  var v = 1;
  var u = 1u;
  none(1);
//~ error invalid-call 3-9: function 'none' takes 0 arguments, and 1 is given
//~ note -7:4-7: declared here
  two();
//~ error invalid-call 3-7: function 'two' takes 2 arguments, and 0 are given
//~ note -7:4-6: declared here
  two(1);
//~ error invalid-call 3-8: function 'two' takes 2 arguments, and 1 is given
//~ note -8:4-6: declared here
  two(1, 2, 3);
//~ error invalid-call 3-14: function 'two' takes 2 arguments, and 3 are given
//~ note -9:4-6: declared here
  two(1u, 2);
//~ error type-mismatch 7-8: parameter 'a' of 'two' is i32, but this is u32
  two(1.0, 2);
//~ error type-mismatch 7-9: parameter 'a' of 'two' is i32, but this is abstract-float
  two(1, true);
//~ error type-mismatch 10-13: parameter 'b' of 'two' is f32, but this is bool
  two(3000000000, 1);
//~ error eval-unrepresentable 7-16: the value 3000000000 cannot be represented as i32
  composite(B(), vec2f(), array(1u, 2u));
//~ error type-mismatch 13-15: parameter 'a' of 'composite' is A, but this is B
  composite(A(), vec3f(), array(1u, 2u));
//~ error type-mismatch 18-24: parameter 'b' of 'composite' is vec2<f32>, but this is vec3<f32>
  composite(A(), vec2f(), array(1i, 2i));
//~ error type-mismatch 27-39: parameter 'c' of 'composite' is array<u32, 2>, but this is array<i32, 2>
  pointer(v);
//~ error type-mismatch 11-11: parameter 'p' of 'pointer' is ptr<function, i32, read_write>, but this is i32
  pointer(&u);
//~ error type-mismatch 11-12: parameter 'p' of 'pointer' is ptr<function, i32, read_write>, but this is ptr<function, u32, read_write>
  two(&v, 1);
//~ error type-mismatch 7-8: parameter 'a' of 'two' is i32, but this is ptr<function, i32, read_write>
}

//# arguments_ok: FUNC-04
struct A { a: i32 }
fn none() { }
fn two(a: i32, b: f32) { }
fn composite(a: A, b: vec2f, c: array<u32, 2>) { }
fn pointer(p: ptr<function, i32>) { }
fn f() {
  var v = 1;
  none();
  two(1, 2);
  two(v, 2.5);
  composite(A(), vec2(1, 2), array(1, 2));
  pointer(&v);
}

//# stages_of_builtin_results: FUNC-06
override o = 4;
var<private> v = 4;
const a = max(o, 1);
//~ error not-const 11-19: the initializer of const 'a' is not a const-expression
const b = max(v, 1);
//~ error not-const 11-19: the initializer of const 'b' is not a const-expression
override c = max(v, 1);
//~ error not-const 14-22: the initializer of override 'c' is not an override-expression
override d = abs(o) + min(o, v);
//~ error not-const 14-31: the initializer of override 'd' is not an override-expression
const e = arrayLength(&s);
//~ error not-const 11-25: the initializer of const 'e' is not a const-expression
@group(0) @binding(0) var<storage> s: array<u32>;

//# stages_of_builtin_results_ok: FUNC-06
override o = 4;
var<private> v = 4;
const a = max(4, 1);
override c = max(o, 1);
override d = abs(o) + min(o, a);
override e = dot(vec2(o), vec2(1, 2)) > 1;
var<private> w = sqrt(f32(o));
fn f() { let g = max(v, 1); let h = max(o, a); }

//# const_attribute: FUNC-07
@const fn f() -> i32 { return 1; }
//~ error misplaced-attribute 1-6: @const is not allowed on a function

//# must_use_attribute_ok: FUNC-07
@must_use fn f() -> i32 { return 1; }

//# calls_of_entry_points: FUNC-08
@compute @workgroup_size(1) fn compute() { }
@fragment fn fragment() -> @location(0) vec4f { return vec4f(); }
@vertex fn vertex() -> @builtin(position) vec4f { return vec4f(); }
fn f() {
  compute();
//~ error invalid-call 3-9: 'compute' is an entry point and cannot be called
//~ note -4:32-38: declared here
  _ = fragment();
//~ error invalid-call 7-14: 'fragment' is an entry point and cannot be called
//~ note -4:14-21: declared here
  let a = vertex().x;
//~ error invalid-call 11-16: 'vertex' is an entry point and cannot be called
//~ note -4:12-17: declared here
}

//# entry_point_calls_entry_point: FUNC-08
@compute @workgroup_size(1) fn first() { }
@compute @workgroup_size(1) fn second() { first(); }
//~ error invalid-call 43-47: 'first' is an entry point and cannot be called
//~ note -1:32-36: declared here

//# calls_of_entry_points_ok: FUNC-08
fn shared_part() { }
@compute @workgroup_size(1) fn first() { shared_part(); }
@compute @workgroup_size(1) fn second() { shared_part(); }

//# pointer_arguments: FUNC-09
@group(0) @binding(0) var<storage> r: array<i32>;
@group(0) @binding(1) var<storage, read_write> w: array<i32>;
@group(0) @binding(2) var<uniform> u: vec4i;
var<private> p: i32;
var<workgroup> g: i32;
fn function_i32(a: ptr<function, i32>) { }
fn private_i32(a: ptr<private, i32>) { }
fn read_i32(a: ptr<storage, i32>) { }
fn write_i32(a: ptr<storage, i32, read_write>) { }
fn f() {
  var v = 1;
  var x = 1u;
  function_i32(&p);
//~ error type-mismatch 16-17: parameter 'a' of 'function_i32' is ptr<function, i32, read_write>, but this is ptr<private, i32, read_write>
  private_i32(&v);
//~ error type-mismatch 15-16: parameter 'a' of 'private_i32' is ptr<private, i32, read_write>, but this is ptr<function, i32, read_write>
  function_i32(&x);
//~ error type-mismatch 16-17: parameter 'a' of 'function_i32' is ptr<function, i32, read_write>, but this is ptr<function, u32, read_write>
  read_i32(&w[0]);
//~ error type-mismatch 12-16: parameter 'a' of 'read_i32' is ptr<storage, i32, read>, but this is ptr<storage, i32, read_write>
  write_i32(&r[0]);
//~ error type-mismatch 13-17: parameter 'a' of 'write_i32' is ptr<storage, i32, read_write>, but this is ptr<storage, i32, read>
  private_i32(&g);
//~ error type-mismatch 15-16: parameter 'a' of 'private_i32' is ptr<private, i32, read_write>, but this is ptr<workgroup, i32, read_write>
  read_i32(&r);
//~ error type-mismatch 12-13: parameter 'a' of 'read_i32' is ptr<storage, i32, read>, but this is ptr<storage, array<i32>, read>
  function_i32(v);
//~ error type-mismatch 16-16: parameter 'a' of 'function_i32' is ptr<function, i32, read_write>, but this is i32
  read_i32(&p);
//~ error type-mismatch 12-13: parameter 'a' of 'read_i32' is ptr<storage, i32, read>, but this is ptr<private, i32, read_write>
}

//# pointer_arguments_ok: FUNC-09 FUNC-10
struct S { a: array<i32, 2>, b: atomic<u32> }
@group(0) @binding(0) var<storage> r: array<i32>;
@group(0) @binding(1) var<storage, read_write> w: array<S>;
@group(0) @binding(2) var<uniform> u: array<vec4i, 2>;
var<private> p: array<i32, 3>;
var<workgroup> g: S;
var<immediate> m: vec4u;
fn function_i32(a: ptr<function, i32>) { *a = 1; }
fn private_i32(a: ptr<private, i32>) { *a = 1; }
fn read_i32(a: ptr<storage, i32>) -> i32 { return *a; }
fn read_all(a: ptr<storage, array<i32>, read>) -> i32 { return (*a)[0]; }
fn write_i32(a: ptr<storage, i32, read_write>) { *a = 1; }
fn uniform_vector(a: ptr<uniform, vec4i>) -> i32 { return (*a).x; }
fn workgroup_atomic(a: ptr<workgroup, atomic<u32>>) { atomicStore(a, 1); }
fn workgroup_struct(a: ptr<workgroup, S>) { (*a).a[0] = 1; }
fn immediate_vector(a: ptr<immediate, vec4u>) -> u32 { return (*a).x; }
fn f(i: u32) {
  var v = array(1, 2);
  function_i32(&v[i]);
  private_i32(&p[1]);
  _ = read_i32(&r[i]);
  _ = read_all(&r);
  write_i32(&w[i].a[1]);
  _ = uniform_vector(&u[1]);
  workgroup_atomic(&g.b);
  workgroup_struct(&g);
  _ = immediate_vector(&m);
  let q = &v[0];
  function_i32(q);
}

//# stages_of_calls: FUNC-12
var<workgroup> w: u32;
@group(0) @binding(0) var<storage, read_write> s: atomic<u32>;
@group(0) @binding(1) var t: texture_2d<f32>;
@group(0) @binding(2) var u: sampler;
fn barrier() { workgroupBarrier(); }
//~ error stage-restriction 16-33: workgroupBarrier is not allowed in the fragment stage
//~ note +3:14-21: reached from entry point 'fragment'
fn derivative() -> f32 { return dpdx(1.0); }
//~ error stage-restriction 33-41: dpdx is not allowed in the compute stage
//~ note +3:32-38: reached from entry point 'compute'
fn sample() -> vec4f { return textureSample(t, u, vec2f()); }
//~ error stage-restriction 31-58: textureSample is not allowed in the compute stage
//~ note +3:32-37: reached from entry point 'deeper'
@fragment fn fragment() { barrier(); }
@compute @workgroup_size(1) fn compute() { _ = derivative(); }
@compute @workgroup_size(1) fn deeper() { middle(); }
fn middle() { _ = sample(); }

//# more_stages_of_calls: FUNC-12
enable subgroups;
var<workgroup> w: u32;
@group(0) @binding(0) var<storage, read_write> s: atomic<u32>;
@group(0) @binding(1) var t: texture_2d<f32>;
@group(0) @binding(2) var u: sampler;
@group(0) @binding(3) var d: texture_depth_2d;
@group(0) @binding(4) var c: sampler_comparison;
@compute @workgroup_size(1) fn compute() {
  _ = textureSampleBias(t, u, vec2f(), 1);
//~ error stage-restriction 7-41: textureSampleBias is not allowed in the compute stage
//~ note -1:32-38: reached from entry point 'compute'
  _ = textureSampleCompare(d, c, vec2f(), 1);
//~ error stage-restriction 7-44: textureSampleCompare is not allowed in the compute stage
//~ note -2:32-38: reached from entry point 'compute'
  _ = fwidth(1.0);
//~ error stage-restriction 7-17: fwidth is not allowed in the compute stage
//~ note -3:32-38: reached from entry point 'compute'
  _ = dpdyFine(vec2f());
//~ error stage-restriction 7-23: dpdyFine is not allowed in the compute stage
//~ note -4:32-38: reached from entry point 'compute'
  _ = textureSampleLevel(t, u, vec2f(), 0);
  _ = textureSampleCompareLevel(d, c, vec2f(), 1);
}
@vertex fn vertex() -> @builtin(position) vec4f {
//~ error stage-restriction 12-17: vertex entry point 'vertex' uses the writable resource 's'
//~ note -13:48-48: declared here
  _ = atomicLoad(&s);
//~ error stage-restriction 7-20: atomicLoad is not allowed in the vertex stage
//~ note -1:12-17: reached from entry point 'vertex'
  _ = subgroupAdd(1);
//~ error stage-restriction 7-20: subgroupAdd is not allowed in the vertex stage
//~ note -2:12-17: reached from entry point 'vertex'
  storageBarrier();
//~ error stage-restriction 3-18: storageBarrier is not allowed in the vertex stage
//~ note -3:12-17: reached from entry point 'vertex'
  return vec4f();
}
@fragment fn fragment() {
//~ error stage-restriction 14-21: fragment entry point 'fragment' uses the workgroup variable 'w'
//~ note -20:16-16: declared here
  _ = workgroupUniformLoad(&w);
//~ error stage-restriction 7-30: workgroupUniformLoad is not allowed in the fragment stage
//~ note -1:14-21: reached from entry point 'fragment'
  textureBarrier();
//~ error stage-restriction 3-18: textureBarrier is not allowed in the fragment stage
//~ note -2:14-21: reached from entry point 'fragment'
}

//# stages_of_calls_ok: FUNC-12
enable subgroups;
var<workgroup> w: u32;
@group(0) @binding(0) var<storage, read_write> s: atomic<u32>;
@group(0) @binding(1) var t: texture_2d<f32>;
@group(0) @binding(2) var u: sampler;
fn barrier() { workgroupBarrier(); }
fn derivative() -> f32 { return dpdx(1.0); }
fn unused() { barrier(); _ = derivative(); }
@fragment fn fragment() { _ = derivative(); _ = textureSample(t, u, vec2f()); atomicAdd(&s, 1); _ = subgroupAdd(1); }
@compute @workgroup_size(1) fn compute() { barrier(); storageBarrier(); _ = workgroupUniformLoad(&w); atomicAdd(&s, 1); _ = subgroupAdd(1); }
@vertex fn vertex() -> @builtin(position) vec4f { return textureSampleLevel(t, u, vec2f(), 0); }

//# recursion: FUNC-13
fn itself(i: i32) -> i32 { if i == 0 { return 0; } return itself(i - 1); }
//~ error cyclic-declaration 4-9: function 'itself' calls itself
fn first() { second(); }
//~ error cyclic-declaration 4-8: function 'first' calls itself through other functions
//~ note +1:4-9: through 'second'
//~ note +2:4-8: through 'third'
fn second() { third(); }
fn third() { first(); }
fn outside() { first(); }

//# recursion_through_argument: FUNC-13
fn a(i: i32) -> i32 { return b(a(1)); }
//~ error cyclic-declaration 4-4: function 'a' calls itself
fn b(i: i32) -> i32 { return i; }

//# recursion_ok: FUNC-13
fn a(i: i32) -> i32 { return b(b(i)); }
fn b(i: i32) -> i32 { return c(i) + c(i); }
fn c(i: i32) -> i32 { return i; }

//# same_root_twice: ALIAS-01 ALIAS-03
struct S { a: i32, b: i32, c: array<i32, 4> }
fn two(p: ptr<function, i32>, q: ptr<function, i32>) { *p = *q; }
fn whole(p: ptr<function, S>, q: ptr<function, i32>) { (*p).a = *q; }
fn f(x: ptr<function, S>) {
  var v = S();
  var i = 1;
  two(&i, &i);
//~ error aliased-pointer 11-12: 'i' is passed to 'two' twice, which writes through one of the pointers
//~ note +0:7-8: the other pointer is here
  two(&v.a, &v.b);
//~ error aliased-pointer 13-16: 'v' is passed to 'two' twice, which writes through one of the pointers
//~ note +0:7-10: the other pointer is here
  two(&v.c[0], &v.c[1]);
//~ error aliased-pointer 16-22: 'v' is passed to 'two' twice, which writes through one of the pointers
//~ note +0:7-13: the other pointer is here
  two(&((v).a), &(v.b));
//~ error aliased-pointer 17-22: 'v' is passed to 'two' twice, which writes through one of the pointers
//~ note +0:7-14: the other pointer is here
  let p = &v;
  let q = &(*p).c;
  let r = &(*q)[2];
  two(r, &v.a);
//~ error aliased-pointer 10-13: 'v' is passed to 'two' twice, which writes through one of the pointers
//~ note +0:7-7: the other pointer is here
  two(&*r, &v.a);
//~ error aliased-pointer 12-15: 'v' is passed to 'two' twice, which writes through one of the pointers
//~ note +0:7-9: the other pointer is here
  two(&p.a, &(*p).b);
//~ error aliased-pointer 13-19: 'v' is passed to 'two' twice, which writes through one of the pointers
//~ note +0:7-10: the other pointer is here
  whole(&v, &v.a);
//~ error aliased-pointer 13-16: 'v' is passed to 'whole' twice, which writes through one of the pointers
//~ note +0:9-10: the other pointer is here
  whole(p, r);
//~ error aliased-pointer 12-12: 'v' is passed to 'whole' twice, which writes through one of the pointers
//~ note +0:9-9: the other pointer is here
  two(&(*x).a, &(*x).b);
//~ error aliased-pointer 16-22: 'x' is passed to 'two' twice, which writes through one of the pointers
//~ note +0:7-13: the other pointer is here
  two(&x.a, r);
}

//# same_root_twice_ok: ALIAS-01 ALIAS-03
struct S { a: i32, b: i32, c: array<i32, 4> }
fn two(p: ptr<function, i32>, q: ptr<function, i32>) { *p = *q; }
fn whole(p: ptr<function, S>, q: ptr<function, i32>) { (*p).a = *q; }
fn f(x: ptr<function, S>, y: ptr<function, S>) {
  var v = S();
  var w = S();
  two(&v.a, &w.a);
  let p = &v;
  let q = &(*p).c;
  let r = &(*q)[2];
  two(r, &w.a);
  whole(p, &w.a);
  two(&(*x).a, &(*y).b);
}

//# root_through_views: ALIAS-01
@group(0) @binding(0) var<storage, read_write> b: buffer<64>;
fn two(p: ptr<storage, u32, read_write>, q: ptr<storage, u32, read_write>) { *p = *q; }
fn f() {
  two(bufferView<u32>(&b, 0), bufferView<u32>(&b, 4));
//~ error aliased-pointer 31-52: 'b' is passed to 'two' twice, which writes through one of the pointers
//~ note +0:7-28: the other pointer is here
  let p = bufferArrayView<array<u32>>(&b, 0, 16);
  two(&p[0], bufferView<u32>(&b, 4));
//~ error aliased-pointer 14-35: 'b' is passed to 'two' twice, which writes through one of the pointers
//~ note +0:7-11: the other pointer is here
}

//# root_through_views_ok: ALIAS-01
@group(0) @binding(0) var<storage, read_write> b: buffer<64>;
@group(0) @binding(1) var<storage, read_write> c: buffer<64>;
fn two(p: ptr<storage, u32, read_write>, q: ptr<storage, u32, read_write>) { *p = *q; }
fn f() {
  two(bufferView<u32>(&b, 0), bufferView<u32>(&c, 4));
  let p = bufferArrayView<array<u32>>(&b, 0, 16);
  two(&p[0], bufferView<u32>(&c, 4));
}

//# written_by_either: ALIAS-03
fn first(p: ptr<private, i32>, q: ptr<private, i32>) { *p = *q; }
fn second(p: ptr<private, i32>, q: ptr<private, i32>) { *q = *p; }
fn both(p: ptr<private, i32>, q: ptr<private, i32>) { *q = 1; *p = 2; }
var<private> v: array<i32, 2>;
fn f() {
  first(&v[0], &v[1]);
//~ error aliased-pointer 16-20: 'v' is passed to 'first' twice, which writes through one of the pointers
//~ note +0:9-13: the other pointer is here
  second(&v[0], &v[1]);
//~ error aliased-pointer 17-21: 'v' is passed to 'second' twice, which writes through one of the pointers
//~ note +0:10-14: the other pointer is here
  both(&v[0], &v[1]);
//~ error aliased-pointer 15-19: 'v' is passed to 'both' twice, which writes through one of the pointers
//~ note +0:8-12: the other pointer is here
}

//# written_by_either_ok: ALIAS-03 ALIAS-09
fn both(p: ptr<private, i32>, q: ptr<private, i32>) { *q = 1; *p = 2; }
fn one_ignored(p: ptr<private, i32>, q: ptr<private, i32>) { *q = 1; }
var<private> v: array<i32, 2>;
var<private> w: array<i32, 2>;
fn f() {
  both(&v[0], &w[1]);
  one_ignored(&v[0], &v[1]);
}

//# pointer_and_reader: ALIAS-04
var<private> v: array<i32, 2>;
var<private> w: array<i32, 2>;
fn reads() -> i32 { return v[0]; }
fn direct(p: ptr<private, i32>) { *p = v[1]; }
fn through(p: ptr<private, i32>) { *p = reads(); }
fn f() {
  direct(&v[0]);
//~ error aliased-pointer 10-14: 'direct' reaches 'v' through this pointer and by its name, and writes it
//~ note -6:14-14: declared here
  through(&v[0]);
//~ error aliased-pointer 11-15: 'through' reaches 'v' through this pointer and by its name, and writes it
//~ note -7:14-14: declared here
}

//# pointer_and_reader_ok: ALIAS-04
var<private> v: array<i32, 2>;
var<private> w: array<i32, 2>;
fn reads() -> i32 { return v[0]; }
fn direct(p: ptr<private, i32>) { *p = v[1]; }
fn through(p: ptr<private, i32>) { *p = reads(); }
fn f() {
  direct(&w[0]);
  through(&w[0]);
}

//# pointer_and_writer: ALIAS-05
var<private> v: array<i32, 2>;
fn writes() { v[0] = 1; }
fn direct(p: ptr<private, i32>) { *p = 1; v[1] = 2; }
fn through(p: ptr<private, i32>) { writes(); *p = 1; }
fn f() {
  direct(&v[0]);
//~ error aliased-pointer 10-14: 'direct' reaches 'v' through this pointer and by its name, and writes it
//~ note -5:14-14: declared here
  through(&v[0]);
//~ error aliased-pointer 11-15: 'through' reaches 'v' through this pointer and by its name, and writes it
//~ note -6:14-14: declared here
}

//# pointer_and_writer_ok: ALIAS-05
var<private> v: array<i32, 2>;
var<private> w: array<i32, 2>;
fn writes() { v[0] = 1; }
fn direct(p: ptr<private, i32>) { *p = 1; v[1] = 2; }
fn through(p: ptr<private, i32>) { writes(); *p = 1; }
fn f() { direct(&w[0]); through(&w[0]); }

//# read_pointer_and_writer: ALIAS-06
var<private> v: array<i32, 2>;
fn writes() { v[0] = 1; }
fn direct(p: ptr<private, i32>) -> i32 { v[1] = 2; return *p; }
fn through(p: ptr<private, i32>) -> i32 { writes(); return *p; }
fn f() {
  _ = direct(&v[0]);
//~ error aliased-pointer 14-18: 'direct' reaches 'v' through this pointer and by its name, and writes it
//~ note -5:14-14: declared here
  _ = through(&v[0]);
//~ error aliased-pointer 15-19: 'through' reaches 'v' through this pointer and by its name, and writes it
//~ note -6:14-14: declared here
}

//# both_read_ok: ALIAS-06 ALIAS-07
var<private> v: array<i32, 2>;
var<private> w: array<i32, 2>;
fn writes() { v[0] = 1; }
fn direct(p: ptr<private, i32>) -> i32 { v[1] = 2; return *p; }
fn reads(p: ptr<private, i32>) -> i32 { return *p + v[0]; }
fn two(p: ptr<private, i32>, q: ptr<private, i32>) -> i32 { return *p + *q; }
fn f() {
  _ = direct(&w[0]);
  _ = reads(&v[0]);
  _ = two(&v[0], &v[0]);
  _ = two(&v[0], &v[1]);
}

//# through_callees: ALIAS-02 ALIAS-08
var<workgroup> at: array<atomic<u32>, 2>;
var<workgroup> w: array<u32, 2>;
fn add(p: ptr<workgroup, atomic<u32>>, q: ptr<workgroup, atomic<u32>>) { atomicAdd(p, 1); _ = atomicLoad(q); }
fn uniform_load(p: ptr<workgroup, u32>, q: ptr<workgroup, u32>) { *p = 1; _ = workgroupUniformLoad(q); }
fn compound(p: ptr<workgroup, u32>, q: ptr<workgroup, u32>) { *p += *q; }
fn increment(p: ptr<workgroup, u32>, q: ptr<workgroup, u32>) { (*p)++; _ = *q; }
fn passes_on(p: ptr<workgroup, u32>, q: ptr<workgroup, u32>) { compound(p, q); }
fn reads_first(p: ptr<workgroup, u32>) { w[1] = *p; }
fn module_writer() { w[0] = 1; }
fn deep(p: ptr<workgroup, u32>) { module_writer(); let q = p; deeper(q); }
fn deeper(p: ptr<workgroup, u32>) { _ = *p; }
fn f() {
  add(&at[0], &at[1]);
//~ error aliased-pointer 15-20: 'at' is passed to 'add' twice, which writes through one of the pointers
//~ note +0:7-12: the other pointer is here
  uniform_load(&w[0], &w[1]);
//~ error aliased-pointer 23-27: 'w' is passed to 'uniform_load' twice, which writes through one of the pointers
//~ note +0:16-20: the other pointer is here
  compound(&w[0], &w[1]);
//~ error aliased-pointer 19-23: 'w' is passed to 'compound' twice, which writes through one of the pointers
//~ note +0:12-16: the other pointer is here
  increment(&w[0], &w[1]);
//~ error aliased-pointer 20-24: 'w' is passed to 'increment' twice, which writes through one of the pointers
//~ note +0:13-17: the other pointer is here
  passes_on(&w[0], &w[1]);
//~ error aliased-pointer 20-24: 'w' is passed to 'passes_on' twice, which writes through one of the pointers
//~ note +0:13-17: the other pointer is here
  reads_first(&w[0]);
//~ error aliased-pointer 15-19: 'reads_first' reaches 'w' through this pointer and by its name, and writes it
//~ note -16:16-16: declared here
  deep(&w[0]);
//~ error aliased-pointer 8-12: 'deep' reaches 'w' through this pointer and by its name, and writes it
//~ note -17:16-16: declared here
}
fn g(p: ptr<workgroup, array<u32, 2>>) {
  compound(&(*p)[0], &(*p)[1]);
//~ error aliased-pointer 22-29: 'p' is passed to 'compound' twice, which writes through one of the pointers
//~ note +0:12-19: the other pointer is here
  passes_on(&p[0], &p[1]);
//~ error aliased-pointer 20-24: 'p' is passed to 'passes_on' twice, which writes through one of the pointers
//~ note +0:13-17: the other pointer is here
}

//# through_callees_ok: ALIAS-02 ALIAS-08 ALIAS-09
var<workgroup> at: array<atomic<u32>, 2>;
var<workgroup> w: array<u32, 2>;
var<workgroup> x: array<u32, 2>;
fn loads(p: ptr<workgroup, atomic<u32>>, q: ptr<workgroup, u32>) { _ = atomicLoad(p); _ = *q; }
fn compound(p: ptr<workgroup, u32>, q: ptr<workgroup, u32>) { *p += *q; }
fn ignores_both(p: ptr<workgroup, u32>, q: ptr<workgroup, u32>) { }
fn ignores_and_writes(p: ptr<workgroup, u32>) { w[0] = 1; }
fn passes_ignored(p: ptr<workgroup, u32>, q: ptr<workgroup, u32>) { ignores_both(p, q); }
fn copies(p: ptr<workgroup, u32>, q: ptr<workgroup, u32>) { let r = p; let s = &*q; }
fn module_writer() { w[0] = 1; }
fn deep(p: ptr<workgroup, u32>) { module_writer(); deeper(p); }
fn deeper(p: ptr<workgroup, u32>) { _ = *p; }
fn f() {
  loads(&at[0], &w[0]);
  compound(&w[0], &x[1]);
  ignores_both(&w[0], &w[1]);
  passes_ignored(&w[0], &w[0]);
  copies(&w[0], &w[0]);
  deep(&x[0]);
  ignores_and_writes(&w[0]);
}

//# all_spaces: ALIAS-10
@group(0) @binding(0) var<storage, read_write> s: array<u32>;
var<private> p: array<u32, 2>;
var<workgroup> w: array<u32, 2>;
fn in_storage(a: ptr<storage, u32, read_write>, b: ptr<storage, u32, read_write>) { *a = *b; }
fn in_private(a: ptr<private, u32>, b: ptr<private, u32>) { *a = *b; }
fn in_workgroup(a: ptr<workgroup, u32>, b: ptr<workgroup, u32>) { *a = *b; }
fn in_function(a: ptr<function, u32>, b: ptr<function, u32>) { *a = *b; }
fn f() {
  var v = array<u32, 2>();
  in_storage(&s[0], &s[1]);
//~ error aliased-pointer 21-25: 's' is passed to 'in_storage' twice, which writes through one of the pointers
//~ note +0:14-18: the other pointer is here
  in_private(&p[0], &p[1]);
//~ error aliased-pointer 21-25: 'p' is passed to 'in_private' twice, which writes through one of the pointers
//~ note +0:14-18: the other pointer is here
  in_workgroup(&w[0], &w[1]);
//~ error aliased-pointer 23-27: 'w' is passed to 'in_workgroup' twice, which writes through one of the pointers
//~ note +0:16-20: the other pointer is here
  in_function(&v[0], &v[1]);
//~ error aliased-pointer 22-26: 'v' is passed to 'in_function' twice, which writes through one of the pointers
//~ note +0:15-19: the other pointer is here
}

//# all_spaces_ok: ALIAS-10
@group(0) @binding(0) var<storage> s: array<u32>;
@group(0) @binding(1) var<uniform> u: vec4u;
@group(0) @binding(2) var<storage, read_write> t: array<u32>;
fn in_storage(a: ptr<storage, u32>, b: ptr<storage, u32>) -> u32 { return *a + *b + s[1]; }
fn in_uniform(a: ptr<uniform, vec4u>, b: ptr<uniform, vec4u>) -> vec4u { return *a + *b + u; }
fn both(a: ptr<storage, u32>, b: ptr<storage, u32, read_write>) { *b = *a; }
fn f() {
  _ = in_storage(&s[0], &s[0]);
  _ = in_uniform(&u, &u);
  both(&s[0], &t[0]);
}
