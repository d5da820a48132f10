//! check
// Attributes (ledger: ATTR). A case lists what is rejected, line by line; its twin _ok the nearest that is accepted.

//# given_twice: ATTR-01
@group(0) @group(0) @binding(0) var<storage> a: i32;
//~ error duplicate-attribute 11-19: @group is given twice
//~ note +0:1-9: first given here
@group(0) @binding(0) @binding(1) var<storage> b: i32;
//~ error duplicate-attribute 23-33: @binding is given twice
//~ note +0:11-21: first given here
@id(1) @id(2) override c: i32;
//~ error duplicate-attribute 8-13: @id is given twice
//~ note +0:1-6: first given here
@must_use @must_use fn d() -> i32 { return 1; }
//~ error duplicate-attribute 11-19: @must_use is given twice
//~ note +0:1-9: first given here
@compute @workgroup_size(1) @workgroup_size(1) fn e() { }
//~ error duplicate-attribute 29-46: @workgroup_size is given twice
//~ note +0:10-27: first given here
struct S { @align(4) @align(4) a: i32, @size(4) @size(8) b: i32 }
//~ error duplicate-attribute 22-30: @align is given twice
//~ note +0:12-20: first given here
//~ error duplicate-attribute 49-56: @size is given twice
//~ note +0:40-47: first given here
@compute @workgroup_size(1) fn g(@builtin(workgroup_id) @builtin(workgroup_id) a: vec3u) { }
//~ error duplicate-attribute 57-78: @builtin is given twice
//~ note +0:34-55: first given here
@diagnostic(off, derivative_uniformity) @diagnostic(warning, derivative_uniformity) fn h() { }
//~ error duplicate-attribute 41-83: the rule 'derivative_uniformity' is filtered twice here
@fragment fn i(@location(0) @location(1) a: f32) { }
//~ error duplicate-attribute 29-40: @location is given twice
//~ note +0:16-27: first given here
@vertex @vertex fn j() -> @builtin(position) vec4f { return vec4f(); }
//~ error duplicate-attribute 9-15: @vertex is given twice
//~ note +0:1-7: first given here

//# given_twice_ok: ATTR-01
@group(0) @binding(0) var<storage> a: i32;
@id(1) override c: i32;
@must_use fn d() -> i32 { return 1; }
@workgroup_size(1) @compute fn e() { }
struct S { @align(4) @size(4) a: i32, @size(8) @align(8) b: i32 }
@diagnostic(off, derivative_uniformity) @diagnostic(warning, subgroup_uniformity) fn h() { }

//# unknown: ATTR-02
@stage(compute) fn a() { }
//~ error unknown-attribute 2-6: there is no attribute 'stage'
struct S { @offset(0) a: i32 }
//~ error unknown-attribute 13-18: there is no attribute 'offset'
@set(0) @group(0) @binding(0) var<storage> b: i32;
//~ error unknown-attribute 2-4: there is no attribute 'set'
@block fn c() { }
//~ error unknown-attribute 2-6: there is no attribute 'block'
fn d(@mutable x: i32) { }
//~ error unknown-attribute 7-13: there is no attribute 'mutable'
fn e() -> @something i32 { return 1; }
//~ error unknown-attribute 12-20: there is no attribute 'something'
@vendor(1, 2 + 3) fn g() { }
//~ error unknown-attribute 2-7: there is no attribute 'vendor'

//# unknown_on_statement: ATTR-02
fn a() { @unroll for (;;) { break; } }
//~ error unknown-attribute 11-16: there is no attribute 'unroll'
fn b() { @likely if true { } }
//~ error unknown-attribute 11-16: there is no attribute 'likely'

//# unknown_ok: ATTR-02
fn a() { @diagnostic(off, subgroup_uniformity) for (;;) { break; } }
struct S { @align(4) a: i32 }

//# trailing_commas_ok: ATTR-03 GRAM-01
@group(0,) @binding(1,) var<storage> a: i32;
@id(1,) override b: i32;
struct S { @align(16,) @size(16,) a: i32, }
@compute @workgroup_size(1, 2, 3,) fn c(@builtin(workgroup_id,) x: vec3u,) { }
@compute @workgroup_size(8,) fn d() { }
@diagnostic(off, derivative_uniformity,) fn e() { }

//# trailing_commas: ATTR-03
@group(,0) @binding(1) var<storage> a: i32;
//~ error expected-expression 8-8: expected an expression, found `,`

//# alignments: ATTR-04
override o = 4;
var<private> v = 4;
struct A { @align(3) a: i32 }
//~ error invalid-layout-attribute 12-20: an alignment is a positive power of two, not 3
struct B { @align(0) a: i32 }
//~ error invalid-layout-attribute 12-20: an alignment is a positive power of two, not 0
struct C { @align(-4) a: i32 }
//~ error invalid-layout-attribute 12-21: an alignment is a positive power of two, not -4
struct D { @align(4.0) a: i32 }
//~ error attribute-arguments 19-21: @align takes an integer, not abstract-float
struct E { @align(o) a: i32 }
//~ error not-const 19-19: the argument of @align must be a const-expression
struct F { @align(v) a: i32 }
//~ error not-const 19-19: the argument of @align must be a const-expression
struct G { @align(2) a: i32 }
//~ error invalid-layout-attribute 12-20: i32 needs an alignment of 4, of which 2 is no multiple
struct H { @align(4) a: vec2f }
//~ error invalid-layout-attribute 12-20: vec2<f32> needs an alignment of 8, of which 4 is no multiple
struct I { @align(8) a: vec3f }
//~ error invalid-layout-attribute 12-20: vec3<f32> needs an alignment of 16, of which 8 is no multiple
struct J { @align(true) a: i32 }
//~ error attribute-arguments 19-22: @align takes an integer, not bool
struct K { @align(4) a: J2 }
//~ error invalid-layout-attribute 12-20: J2 needs an alignment of 16, of which 4 is no multiple
struct J2 { a: vec4f }
struct L { @align() a: i32 }
//~ error attribute-arguments 12-19: @align takes 1 argument, not 0
struct M { @align(4, 8) a: i32 }
//~ error attribute-arguments 12-23: @align takes 1 argument, not 2
struct N { @align a: i32 }
//~ error attribute-arguments 12-17: @align takes 1 argument, not 0

//# alignment_off_members: ATTR-04
@align(16) var<private> a: i32;
//~ error misplaced-attribute 1-10: @align is not allowed on a module-scope variable
@align(16) fn b() { }
//~ error misplaced-attribute 1-10: @align is not allowed on a function
fn c(@align(16) x: i32) { }
//~ error misplaced-attribute 6-15: @align is not allowed on a parameter

//# alignments_ok: ATTR-04
const n = 8;
struct A { @align(4) a: i32, @align(16) b: i32, @align(n) c: vec2f, @align(n * 2) d: f32, @align(32u) e: mat2x2f, @align(1024i) f: i32 }
struct B { @align(16) a: A2 }
struct A2 { @align(8) a: u32 }
@group(0) @binding(0) var<uniform> u: B;

//# sizes: ATTR-05
override o = 4;
var<private> v = 4;
struct A { @size(3) a: i32 }
//~ error invalid-layout-attribute 12-19: i32 needs 4 bytes, more than 3
struct B { @size(0) a: i32 }
//~ error invalid-layout-attribute 12-19: i32 needs 4 bytes, more than 0
struct C { @size(-4) a: i32 }
//~ error invalid-layout-attribute 12-20: i32 needs 4 bytes, more than -4
struct D { @size(4.0) a: i32 }
//~ error attribute-arguments 18-20: @size takes an integer, not abstract-float
struct E { @size(o) a: i32 }
//~ error not-const 18-18: the argument of @size must be a const-expression
struct F { @size(v) a: i32 }
//~ error not-const 18-18: the argument of @size must be a const-expression
struct G { @size(8) a: vec3f }
//~ error invalid-layout-attribute 12-19: vec3<f32> needs 12 bytes, more than 8
struct H { @size(64) a: array<u32> }
//~ error invalid-layout-attribute 12-20: @size needs a type of known size, which array<u32> is not
struct I { @size(4) a: array<i32, 2> }
//~ error invalid-layout-attribute 12-19: array<i32, 2> needs 8 bytes, more than 4
struct J { @size(60) a: mat4x4f }
//~ error invalid-layout-attribute 12-20: mat4x4<f32> needs 64 bytes, more than 60

//# size_off_members: ATTR-05
@size(16) var<private> a: i32;
//~ error misplaced-attribute 1-9: @size is not allowed on a module-scope variable
@size(16) fn b() { }
//~ error misplaced-attribute 1-9: @size is not allowed on a function

//# sizes_ok: ATTR-05
const n = 8;
struct A { @size(4) a: i32, @size(n) b: i32, @size(12) c: vec3f, @size(5) d: i32, @size(100u) e: mat2x2f, @size(8i) f: array<i32, 2> }

//# bindings: ATTR-06
override o = 0;
var<private> v = 0;
@group(-1) @binding(0) var<storage> a: i32;
//~ error attribute-arguments 1-10: @group cannot be negative
@group(0) @binding(-1) var<storage> b: i32;
//~ error attribute-arguments 11-22: @binding cannot be negative
@group(0.0) @binding(1) var<storage> c: i32;
//~ error attribute-arguments 8-10: @group takes an integer, not abstract-float
@group(0) @binding(1.5) var<storage> d: i32;
//~ error attribute-arguments 20-22: @binding takes an integer, not abstract-float
@group(o) @binding(2) var<storage> e: i32;
//~ error not-const 8-8: the argument of @group must be a const-expression
@group(0) @binding(v) var<storage> g: i32;
//~ error not-const 20-20: the argument of @binding must be a const-expression
@group(0) @binding(o + 1) var<storage> h: i32;
//~ error not-const 20-24: the argument of @binding must be a const-expression
@group(true) @binding(3) var<storage> i: i32;
//~ error attribute-arguments 8-11: @group takes an integer, not bool
@group(0) @binding(vec2(1)) var<storage> j: i32;
//~ error attribute-arguments 20-26: @binding takes an integer, not vec2<abstract-int>
@group() @binding(4) var<storage> k: i32;
//~ error attribute-arguments 1-8: @group takes 1 argument, not 0
@group(0) @binding var<storage> l: i32;
//~ error attribute-arguments 11-18: @binding takes 1 argument, not 0

//# bindings_elsewhere: ATTR-06
@group(0) fn a() { }
//~ error misplaced-attribute 1-9: @group is not allowed on a function
struct S { @binding(0) a: i32 }
//~ error misplaced-attribute 12-22: @binding is not allowed on a structure member
@binding(0) override b = 1;
//~ error misplaced-attribute 1-11: @binding is not allowed on an override
fn c(@group(0) x: i32) { }
//~ error misplaced-attribute 6-14: @group is not allowed on a parameter

//# bindings_ok: ATTR-06 ATTR-07
const zero = 0;
const one: u32 = 1u;
@group(0u) @binding(0u) var<storage> a: i32;
@group(0i) @binding(1i) var<storage> b: i32;
@group(zero) @binding(one + 1) var<storage> c: i32;
@group(one) @binding(2 * 2 - 1) var<uniform> d: vec4f;
@binding(max(4, 5)) @group(zero) var e: sampler;
@group(1) @binding(one << 4) var g: texture_2d<f32>;

//# builtins_elsewhere: ATTR-08
fn a(@builtin(workgroup_id) x: vec3u) { }
//~ error misplaced-attribute 6-27: @builtin is only for parameters of entry points
fn b() -> @builtin(position) vec4f { return vec4f(); }
//~ error misplaced-attribute 11-28: @builtin is only for results of entry points
@builtin(workgroup_id) var<private> c: vec3u;
//~ error misplaced-attribute 1-22: @builtin is not allowed on a module-scope variable
@builtin(workgroup_id) fn d() { }
//~ error misplaced-attribute 1-22: @builtin is not allowed on a function
@builtin(workgroup_id) override e = 1;
//~ error misplaced-attribute 1-22: @builtin is not allowed on an override

//# builtin_names: ATTR-08
@compute @workgroup_size(1) fn a(@builtin(global_id) x: vec3u) { }
//~ error unknown-builtin-value 43-51: there is no built-in value 'global_id'
@compute @workgroup_size(1) fn b(@builtin(0) x: vec3u) { }
//~ error attribute-arguments 43-43: @builtin takes the name of a built-in value
@compute @workgroup_size(1) fn c(@builtin(workgroup_id + 1) x: vec3u) { }
//~ error attribute-arguments 43-58: @builtin takes the name of a built-in value
@compute @workgroup_size(1) fn d(@builtin x: vec3u) { }
//~ error attribute-arguments 34-41: @builtin takes 1 to 2 arguments, not 0
@compute @workgroup_size(1) fn e(@builtin() x: vec3u) { }
//~ error attribute-arguments 34-43: @builtin takes 1 to 2 arguments, not 0
struct S { @builtin(nothing) a: vec3u }
//~ error unknown-builtin-value 21-27: there is no built-in value 'nothing'

//# builtin_types: ATTR-08 ENTRY-08 ENTRY-09 ENTRY-10 ENTRY-11 ENTRY-12
struct S { @builtin(workgroup_id) a: vec3i }
//~ error builtin-value-type 12-33: the built-in value workgroup_id is of type vec3<u32>, not vec3<i32>
@compute @workgroup_size(1) fn a(@builtin(global_invocation_id) x: vec3i) { }
//~ error builtin-value-type 34-63: the built-in value global_invocation_id is of type vec3<u32>, not vec3<i32>
@compute @workgroup_size(1) fn b(@builtin(local_invocation_id) x: vec2u) { }
//~ error builtin-value-type 34-62: the built-in value local_invocation_id is of type vec3<u32>, not vec2<u32>
@compute @workgroup_size(1) fn c(@builtin(local_invocation_index) x: i32) { }
//~ error builtin-value-type 34-65: the built-in value local_invocation_index is of type u32, not i32
@compute @workgroup_size(1) fn d(@builtin(num_workgroups) x: u32) { }
//~ error builtin-value-type 34-57: the built-in value num_workgroups is of type vec3<u32>, not u32
@compute @workgroup_size(1) fn e(@builtin(workgroup_id) x: vec3f) { }
//~ error builtin-value-type 34-55: the built-in value workgroup_id is of type vec3<u32>, not vec3<f32>
@fragment fn g(@builtin(position) x: vec3f) { }
//~ error builtin-value-type 16-33: the built-in value position is of type vec4<f32>, not vec3<f32>
@compute @workgroup_size(1) fn i(@builtin(workgroup_id) x: array<u32, 3>) { }
//~ error builtin-value-type 34-55: the built-in value workgroup_id is of type vec3<u32>, not array<u32, 3>

//# builtins_ok: ATTR-08
struct S { @builtin(workgroup_id) a: vec3u, @builtin(num_workgroups) b: vec3<u32> }
alias Id = vec3u;
@compute @workgroup_size(1) fn a(s: S, @builtin(global_invocation_id) x: Id, @builtin(local_invocation_id) y: vec3u, @builtin(local_invocation_index) z: u32) { }
@fragment fn g(@builtin(position) x: vec4f, @builtin(front_facing) y: bool) -> @builtin(frag_depth) f32 { return 1; }
@vertex fn h(@builtin(vertex_index) x: u32) -> @builtin(position) vec4f { return vec4f(); }

//# ids: ATTR-09
override o = 1;
var<private> v = 1;
@id(1) var<private> a: i32;
//~ error misplaced-attribute 1-6: @id is not allowed on a module-scope variable
@id(1) fn b() { }
//~ error misplaced-attribute 1-6: @id is not allowed on a function
struct S { @id(1) a: i32 }
//~ error misplaced-attribute 12-17: @id is not allowed on a structure member
@id(o) override c: i32;
//~ error not-const 5-5: the argument of @id must be a const-expression
@id(v) override d: i32;
//~ error not-const 5-5: the argument of @id must be a const-expression
@id(1.0) override e: i32;
//~ error attribute-arguments 5-7: @id takes an integer, not abstract-float
@id override g: i32;
//~ error attribute-arguments 1-3: @id takes 1 argument, not 0
@id(true) override h: i32;
//~ error attribute-arguments 5-8: @id takes an integer, not bool

//# ids_ok: ATTR-09
const n = 3;
@id(n) override a: i32;
@id(n * 2) override b: i32;
@id(7u) override c: i32;
@id(8i) override d: i32;

//# location_in_compute: ATTR-10 ENTRY-07
@compute @workgroup_size(1) fn a(@location(0) x: u32) { }
//~ error misplaced-attribute 34-45: a compute entry point has no user-defined inputs and outputs
struct S { @location(0) a: u32 }
//~ error misplaced-attribute 12-23: a compute entry point has no user-defined inputs and outputs
@compute @workgroup_size(1) fn b(s: S) { }

//# location_in_compute_ok: ATTR-10 ENTRY-07
struct S { @location(0) a: f32 }
@fragment fn a(@location(1) x: f32, s: S) { }
@compute @workgroup_size(1) fn b(@builtin(local_invocation_index) x: u32) { }

//# must_use: ATTR-11
@must_use fn a() { }
//~ error misplaced-attribute 1-9: @must_use is for functions with a result, which 'a' has not
@must_use var<private> b: i32;
//~ error misplaced-attribute 1-9: @must_use is not allowed on a module-scope variable
@must_use override c = 1;
//~ error misplaced-attribute 1-9: @must_use is not allowed on an override
struct S { @must_use a: i32 }
//~ error misplaced-attribute 12-20: @must_use is not allowed on a structure member
fn d(@must_use x: i32) { }
//~ error misplaced-attribute 6-14: @must_use is not allowed on a parameter
@must_use() fn e() -> i32 { return 1; }
//~ error attribute-arguments 1-11: @must_use takes no arguments, not ()
@must_use(1) fn g() -> i32 { return 1; }
//~ error attribute-arguments 1-12: @must_use takes no arguments, not 1

//# must_use_ok: ATTR-11 ATTR-12
struct S { a: i32 }
@must_use fn a() -> i32 { return 1; }
@must_use fn b(x: i32) -> S { return S(x); }
fn f() -> i32 {
  _ = a();
  let c = a();
  var d = a() + 1;
  d = a();
  d += b(a()).a;
  const e = 1;
  if a() == 1 { }
  for (_ = a(); d < a(); d += a()) { }
  switch a() { default { } }
  return a();
}

//# must_use_ignored: ATTR-12
@must_use fn a() -> i32 { return 1; }
fn f() { a(); }
//~ error unused-result 10-12: the result of 'a' must be used
//~ note -1:1-9: because of this

//# subgroup_sizes: ATTR-13
enable subgroup_size_control;
var<private> v = 16;
@compute @workgroup_size(64) @subgroup_size(12) fn a() { }
//~ error attribute-arguments 45-46: a subgroup size is a power of two, not 12
@compute @workgroup_size(64) @subgroup_size(0) fn b() { }
//~ error attribute-arguments 45-45: a subgroup size is a power of two, not 0
@compute @workgroup_size(64) @subgroup_size(-8) fn c() { }
//~ error attribute-arguments 45-46: a subgroup size is a power of two, not -8
@compute @workgroup_size(64) @subgroup_size(8.0) fn d() { }
//~ error attribute-arguments 45-47: @subgroup_size takes an i32 or u32 const- or override-expression
@compute @workgroup_size(64) @subgroup_size(v) fn e() { }
//~ error attribute-arguments 45-45: @subgroup_size takes an i32 or u32 const- or override-expression
@fragment @subgroup_size(8) fn g() { }
//~ error misplaced-attribute 11-27: @subgroup_size is only for compute entry points
@subgroup_size(8) fn h() { }
//~ error misplaced-attribute 1-17: @subgroup_size is only for compute entry points
@compute @workgroup_size(64) @subgroup_size(true) fn i() { }
//~ error attribute-arguments 45-48: @subgroup_size takes an i32 or u32 const- or override-expression
@compute @workgroup_size(64) @subgroup_size(8, 8) fn j() { }
//~ error attribute-arguments 30-49: @subgroup_size takes 1 argument, not 2
@vertex @subgroup_size(8) fn k() -> @builtin(position) vec4f { return vec4f(); }
//~ error misplaced-attribute 9-25: @subgroup_size is only for compute entry points

//# subgroup_size_without_enable: ATTR-13
@compute @workgroup_size(64) @subgroup_size(8) fn a() { }
//~ error missing-enable 30-46: @subgroup_size needs 'enable subgroup_size_control;'

//# subgroup_sizes_ok: ATTR-13
enable subgroup_size_control;
override o = 16;
const n = 8u;
@compute @workgroup_size(64) @subgroup_size(8) fn a() { }
@compute @workgroup_size(64) @subgroup_size(n) fn b() { }
@compute @workgroup_size(64) @subgroup_size(o) fn c() { }
@compute @workgroup_size(64) @subgroup_size(4i * 2) fn d() { _ = subgroupAdd(1); }

//# subgroup_size_by_override: ATTR-14
enable subgroup_size_control;
override twelve = 12;
override thirty_two = 32;
override huge = 1024;
override tiny = 1;
@compute @workgroup_size(48) @subgroup_size(twelve) fn a() { }
//~ error subgroup-size-unfit 45-50: a subgroup size is a power of two, not 12
@compute @workgroup_size(48) @subgroup_size(thirty_two) fn b() { }
//~ error subgroup-size-unfit 45-54: the workgroup size in x, 48, is no multiple of the subgroup size 32
@compute @workgroup_size(64, 4) @subgroup_size(huge) fn c() { }
//~ error subgroup-size-unfit 48-51: a subgroup size of 1024 is not possible: it is a power of two from 4 to 128
@compute @workgroup_size(64) @subgroup_size(tiny) fn d() { }
//~ error subgroup-size-unfit 45-48: a subgroup size of 1 is not possible: it is a power of two from 4 to 128
@compute @workgroup_size(thirty_two + 8) @subgroup_size(16) fn e() { }
//~ error subgroup-size-unfit 57-58: the workgroup size in x, 40, is no multiple of the subgroup size 16

//# subgroup_size_by_override_ok: ATTR-14
enable subgroup_size_control;
override twelve: i32;
override thirty_two = 32;
@compute @workgroup_size(48) @subgroup_size(twelve) fn a() { }
@compute @workgroup_size(64, 3) @subgroup_size(thirty_two) fn b() { }
@compute @workgroup_size(thirty_two + 16) @subgroup_size(16) fn e() { }

//# workgroup_sizes_ok: ATTR-16
override x = 4;
override y: u32 = 2u;
const n = 8;
const u = 8u;
@compute @workgroup_size(1) fn a() { }
@compute @workgroup_size(1, 2) fn b() { }
@compute @workgroup_size(1, 2, 3) fn c() { }
@compute @workgroup_size(8u, 4, 2u) fn d() { }
@compute @workgroup_size(8i, 4, 2i) fn e() { }
@compute @workgroup_size(n, n / 2) fn g() { }
@compute @workgroup_size(u, 1, 1) fn h() { }
@compute @workgroup_size(x, x + 1, n) fn i() { }
@compute @workgroup_size(y * 2, 3) fn j() { }
@compute @workgroup_size(x, 2) fn k() { }
@compute @workgroup_size(max(n, 4)) fn l() { }

//# workgroup_sizes: ATTR-17
override o = 4;
override p = 4u;
override q = 4.0;
override r: bool;
var<private> v = 4;
@compute fn a() { }
//~ error missing-workgroup-size 13-13: compute entry point 'a' has no @workgroup_size
@workgroup_size(1) fn b() { }
//~ error misplaced-attribute 1-18: @workgroup_size is only for compute entry points
@workgroup_size(1) @fragment fn c() { }
//~ error misplaced-attribute 1-18: @workgroup_size is only for compute entry points
@compute @workgroup_size(1i, 1u) fn d() { }
//~ error attribute-arguments 30-31: workgroup sizes are all i32 or all u32
@compute @workgroup_size(o, p) fn e() { }
//~ error attribute-arguments 29-29: workgroup sizes are all i32 or all u32
@compute @workgroup_size(o, 2u) fn g() { }
//~ error attribute-arguments 29-30: workgroup sizes are all i32 or all u32
@compute @workgroup_size(v) fn h() { }
//~ error not-const 26-26: a workgroup size must be a const- or override-expression
@compute @workgroup_size() fn i() { }
//~ error attribute-arguments 10-26: @workgroup_size takes 1 to 3 arguments, not 0
@compute @workgroup_size(1, 1, 1, 1) fn j() { }
//~ error attribute-arguments 10-36: @workgroup_size takes 1 to 3 arguments, not 4
@compute @workgroup_size(1.0) fn k() { }
//~ error attribute-arguments 26-28: a workgroup size is i32 or u32, not abstract-float
@compute @workgroup_size(8, 1f) fn l() { }
//~ error attribute-arguments 29-30: a workgroup size is i32 or u32, not f32
@compute @workgroup_size(q) fn m() { }
//~ error attribute-arguments 26-26: a workgroup size is i32 or u32, not f32
@compute @workgroup_size(r) fn n() { }
//~ error attribute-arguments 26-26: a workgroup size is i32 or u32, not bool
@compute @workgroup_size(vec3(1)) fn s() { }
//~ error attribute-arguments 26-32: a workgroup size is i32 or u32, not vec3<abstract-int>
@compute @workgroup_size(1, 1, true) fn t() { }
//~ error attribute-arguments 32-35: a workgroup size is i32 or u32, not bool
@compute @workgroup_size fn w() { }
//~ error attribute-arguments 10-24: @workgroup_size takes 1 to 3 arguments, not 0
@workgroup_size(1) var<private> x: i32;
//~ error misplaced-attribute 1-18: @workgroup_size is not allowed on a module-scope variable

//# workgroup_size_of_const: ATTR-18
const n = 2;
@compute @workgroup_size(0) fn a() { }
//~ error attribute-arguments 26-26: a workgroup size is at least 1, not 0
@compute @workgroup_size(1, 0) fn b() { }
//~ error attribute-arguments 29-29: a workgroup size is at least 1, not 0
@compute @workgroup_size(1, 1, -1) fn c() { }
//~ error attribute-arguments 32-33: a workgroup size is at least 1, not -1
@compute @workgroup_size(n - 2) fn d() { }
//~ error attribute-arguments 26-30: a workgroup size is at least 1, not 0
@compute @workgroup_size(0u) fn e() { }
//~ error attribute-arguments 26-27: a workgroup size is at least 1, not 0
@compute @workgroup_size(2147483648) fn g() { }
//~ error eval-unrepresentable 26-35: the value 2147483648 cannot be represented as i32

//# workgroup_size_of_const_ok: ATTR-18
const n = 2;
@compute @workgroup_size(n - 1) fn a() { }
@compute @workgroup_size(1, 1) fn b() { }

//# workgroup_size_at_pipeline: ATTR-19
override zero = 0;
override minus = -1;
override many = 300;
override sixty_five = 65;
@compute @workgroup_size(zero) fn a() { }
//~ error workgroup-size-too-small 26-29: a workgroup size is at least 1, not 0
@compute @workgroup_size(1, minus) fn b() { }
//~ error workgroup-size-too-small 29-33: a workgroup size is at least 1, not -1
@compute @workgroup_size(many) fn c() { }
//~ error limit-exceeded 26-29: the workgroup size in x of 'c' is 300; the limit maxComputeWorkgroupSizeX is 256
@compute @workgroup_size(1, many) fn d() { }
//~ error limit-exceeded 29-32: the workgroup size in y of 'd' is 300; the limit maxComputeWorkgroupSizeY is 256
@compute @workgroup_size(1, 1, sixty_five) fn e() { }
//~ error limit-exceeded 32-41: the workgroup size in z of 'e' is 65; the limit maxComputeWorkgroupSizeZ is 64
@compute @workgroup_size(32, 32) fn g() { }
//~ error limit-exceeded 37-37: the number of invocations in a workgroup of 'g' is 1024; the limit maxComputeInvocationsPerWorkgroup is 256
@compute @workgroup_size(257) fn h() { }
//~ error limit-exceeded 26-28: the workgroup size in x of 'h' is 257; the limit maxComputeWorkgroupSizeX is 256
@compute @workgroup_size(1, 1, 65) fn i() { }
//~ error limit-exceeded 32-33: the workgroup size in z of 'i' is 65; the limit maxComputeWorkgroupSizeZ is 64
@compute @workgroup_size(16, 16, zero + 2) fn j() { }
//~ error limit-exceeded 47-47: the number of invocations in a workgroup of 'j' is 512; the limit maxComputeInvocationsPerWorkgroup is 256

//# workgroup_size_at_pipeline_ok: ATTR-19
override zero: i32;
override minus: i32;
override many: i32;
@compute @workgroup_size(zero) fn a() { }
@compute @workgroup_size(1, minus) fn b() { }
@compute @workgroup_size(many) fn c() { }
@compute @workgroup_size(256) fn d() { }
@compute @workgroup_size(1, 1, 64) fn e() { }
@compute @workgroup_size(16, 16) fn g() { }

//# stages: ATTR-21
@fragment @compute @workgroup_size(1) fn a() { }
//~ error duplicate-attribute 1-9: 'a' has two shader stages
//~ error misplaced-attribute 20-37: @workgroup_size is only for compute entry points
@fragment @vertex fn b() -> @builtin(position) vec4f { return vec4f(); }
//~ error duplicate-attribute 1-9: 'b' has two shader stages
//~ error builtin-value-stage 48-52: position is not an output of the fragment stage
@compute(1) @workgroup_size(1) fn c() { }
//~ error attribute-arguments 1-11: @compute takes no arguments, not 1
@fragment() fn d() { }
//~ error attribute-arguments 1-11: @fragment takes no arguments, not ()
@compute var<private> e: i32;
//~ error misplaced-attribute 1-8: @compute is not allowed on a module-scope variable
@vertex override g = 1;
//~ error misplaced-attribute 1-7: @vertex is not allowed on an override
struct S { @fragment a: i32 }
//~ error misplaced-attribute 12-20: @fragment is not allowed on a structure member
fn h(@compute x: i32) { }
//~ error misplaced-attribute 6-13: @compute is not allowed on a parameter

//# stages_ok: ATTR-21 ENTRY-01
@compute @workgroup_size(1) fn a() { }
@compute @workgroup_size(2) fn b() { }
@fragment fn c() { }
@vertex fn d() -> @builtin(position) vec4f { return vec4f(); }
fn e() { }
