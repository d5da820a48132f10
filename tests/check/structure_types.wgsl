//! check
// Structures, constructible types, fixed footprints (ledger TYPE-45 to TYPE-54). Rejected modules have a twin that is accepted (_ok).

//# structure_empty: TYPE-45
struct S { }
//~ error unexpected-token 1-12: a structure needs at least one member

//# structure_empty_ok: TYPE-45
struct S { m: i32 }

//# structure_commas: TYPE-46
struct A { m: i32 }
struct B { m: i32, }
struct C { m: i32, n: i32 }
struct D { m: i32, n: i32, }

//# structure_two_commas: TYPE-46
struct S { m: i32,, n: i32 }
//~ error expected-identifier 19-19: expected a member name or `}`, found `,`

//# structure_two_commas_ok: TYPE-46
struct S { m: i32, n: i32 }

//# structure_only_comma: TYPE-46
struct S { , }
//~ error expected-identifier 12-12: expected a member name or `}`, found `,`

//# structure_only_comma_ok: TYPE-46
struct S { m: i32, }

//# structure_no_comma: TYPE-46
struct S { m: i32 n: i32 }
//~ error unexpected-token 19-19: expected `,` or `}` after the member, found `n`

//# structure_no_comma_ok: TYPE-46
struct S { m: i32, n: i32 }

//# structure_semicolons: TYPE-46
struct S { m: i32; n: i32; }
//~ error unexpected-token 18-18: members are separated by `,`, not `;`

//# structure_semicolons_ok: TYPE-46
struct S { m: i32, n: i32, }

//# structure_with_semicolon_after: TYPE-46
struct S { m: i32 };

//# member_pointer: TYPE-47
struct S { m: ptr<function, i32> }
//~ error invalid-member 12-32: ptr<function, i32, read_write> cannot be a member

//# member_pointer_ok: TYPE-47
struct S { m: i32 }

//# member_texture: TYPE-47
struct S { m: texture_2d<f32> }
//~ error invalid-member 12-29: texture_2d<f32> cannot be a member

//# member_texture_ok: TYPE-47
struct S { m: vec2<f32> }

//# member_sampler: TYPE-47
struct S { m: sampler }
//~ error invalid-member 12-21: sampler cannot be a member

//# member_sampler_ok: TYPE-47
struct S { m: f32 }

//# member_buffer: TYPE-47
struct S { m: buffer<16> }
//~ error invalid-member 12-24: buffer<16> cannot be a member

//# member_buffer_ok: TYPE-47
struct S { m: array<u32, 4> }

//# member_unsized_buffer: TYPE-47
struct S { m: buffer }
//~ error invalid-member 12-20: buffer cannot be a member

//# member_unsized_buffer_ok: TYPE-47
struct S { m: array<u32> }

//# member_override_array: TYPE-47
override n = 2;
struct S { m: array<i32, n> }
//~ error invalid-member 12-27: array<i32, (override)> has no size that a structure could know

//# member_override_array_ok: TYPE-47
override n = 2;
struct S { m: array<i32, 2> }

//# member_runtime_array_first: TYPE-47
struct S { m: array<i32>, n: u32 }
//~ error invalid-member 12-24: array<i32> is runtime-sized and must be the last member

//# member_runtime_array_first_ok: TYPE-47
struct S { n: u32, m: array<i32> }

//# member_with_runtime_array: TYPE-47
struct T { m: array<i32> }
struct S { n: u32, t: T }
//~ error invalid-member 20-23: T ends in a runtime-sized array

//# member_with_runtime_array_ok: TYPE-47
struct T { m: array<i32, 2> }
struct S { n: u32, t: T }

//# structures_are_nominal: TYPE-48
struct S { m: i32 }
struct T { m: i32 }
fn f(s: S) -> T { return s; }
//~ error type-mismatch 26-26: the result of 'f' is T, but this is S

//# structures_are_nominal_ok: TYPE-48
struct S { m: i32 }
struct T { m: i32 }
fn f(s: S) -> T { return T(s.m); }

//# structures_are_nominal_in_arrays: TYPE-48
struct S { m: i32 }
struct T { m: i32 }
fn f(s: array<S, 2>) { var t: array<T, 2>; t = s; }
//~ error type-mismatch 48-48: the target of this assignment is array<T, 2>, but this is array<S, 2>

//# structures_are_nominal_in_arrays_ok: TYPE-48
struct S { m: i32 }
alias T = S;
fn f(s: array<S, 2>) { var t: array<T, 2>; t = s; }

//# structures_are_nominal_in_pointers: TYPE-48
struct S { m: i32 }
struct T { m: i32 }
fn g(p: ptr<function, T>) { }
fn f() { var s: S; g(&s); }
//~ error type-mismatch 22-23: parameter 'p' of 'g' is ptr<function, T, read_write>, but this is ptr<function, S, read_write>

//# structures_are_nominal_in_pointers_ok: TYPE-48
struct S { m: i32 }
fn g(p: ptr<function, S>) { }
fn f() { var s: S; g(&s); }

//# structure_in_function: TYPE-49
fn f() { struct S { m: i32 } }
//~ error misplaced-statement 10-15: `struct` is allowed at module scope only

//# structure_in_function_ok: TYPE-49
struct S { m: i32 }
fn f() { var s: S; }

//# member_attributes: TYPE-50
enable dual_source_blending;
struct A { @align(16) @size(32) m: i32, @size(8) n: f32, @align(64) o: vec3f }
struct B { @builtin(position) @invariant p: vec4f, @location(0) @interpolate(flat) i: i32, @location(1) @interpolate(linear, sample) f: f32 }
struct C { @location(0) @blend_src(0) a: vec4f, @location(0) @blend_src(1) b: vec4f }
struct D { @builtin(global_invocation_id) g: vec3u, @location(3) @align(32) @size(64) l: f32 }
var<private> b: B;
var<workgroup> d: D;
fn f(c: C) -> vec4f { return c.b + b.p + d.l; }

//# composites: TYPE-51
alias V = vec2f;
struct D2 { m: V }
alias D3 = array<D2, 1>;
struct D4 { m: D3, n: mat2x2f }
fn f(v: D4) -> f32 { return v.m[0].m.x; }

//# constructible: TYPE-52
struct S { a: vec2<bool>, b: mat2x2f, c: array<array<i32, 2>, 2>, d: T }
struct T { m: u32 }
fn f(s: S, t: T, a: array<S, 2>) -> S {
  var v: array<S, 2> = a;
  let w: T = t;
  const c = T(3);
  v[0] = S(vec2<bool>(), mat2x2f(), array<array<i32, 2>, 2>(), w);
  v[1].d = c;
  return select_(v[0], s);
}
fn select_(a: S, b: S) -> S { if a.d.m > 2 { return a; } return b; }
var<private> p = T(1);

//# not_constructible_let: TYPE-53
struct S { m: array<i32> }
@group(0) @binding(0) var<storage> b: S;
fn f() { let a = b; }
//~ error not-constructible 18-18: a value of type S cannot be read

//# not_constructible_let_ok: TYPE-53
struct S { m: array<i32, 1> }
@group(0) @binding(0) var<storage> b: S;
fn f() { let a = b; }

//# not_constructible_const: TYPE-53
const a: array<i32> = array(1);
//~ error not-constructible 10-19: const 'a' cannot be of type array<i32>

//# not_constructible_const_ok: TYPE-53
const a: array<i32, 1> = array(1);

//# not_constructible_private: TYPE-53
struct S { m: atomic<u32> }
var<private> a: S;
//~ error invalid-store-type 17-17: private memory holds a constructible type, which S is not

//# not_constructible_private_ok: TYPE-53
struct S { m: u32 }
var<private> a: S;

//# not_constructible_function: TYPE-53
struct S { m: array<u32> }
fn f() { var a: S; }
//~ error invalid-store-type 17-17: function memory holds a constructible type, which S is not

//# not_constructible_function_ok: TYPE-53
struct S { m: array<u32, 4> }
fn f() { var a: S; }

//# not_constructible_parameter: TYPE-53
struct S { m: array<u32> }
fn f(a: S) { }
//~ error not-constructible 9-9: parameter 'a' cannot be of type S

//# not_constructible_parameter_ok: TYPE-53
struct S { m: array<u32, 4> }
fn f(a: S) { }

//# not_constructible_result: TYPE-53
struct S { m: atomic<u32> }
var<workgroup> w: S;
fn f() -> S { return w; }
//~ error not-constructible 11-11: a function cannot return S
//~ error not-constructible 22-22: a value of type S cannot be read

//# not_constructible_result_ok: TYPE-53
struct S { m: u32 }
var<workgroup> w: S;
fn f() -> S { return w; }

//# not_constructible_assigned: TYPE-53
struct S { m: atomic<u32> }
var<workgroup> w: array<S, 2>;
fn f() { w[0] = w[1]; }
//~ error not-constructible 10-13: S cannot be assigned to
//~ error not-constructible 17-20: a value of type S cannot be read

//# not_constructible_assigned_ok: TYPE-53
struct S { m: u32 }
var<workgroup> w: array<S, 2>;
fn f() { w[0] = w[1]; }

//# not_constructible_made: TYPE-53
struct S { m: array<u32> }
fn f() { _ = S(); }
//~ error not-constructible 14-16: S has no value constructor

//# not_constructible_made_ok: TYPE-53
struct S { m: array<u32, 2> }
fn f() { _ = S(); }

//# not_constructible_array_made: TYPE-53
fn f() { _ = array<i32>(1, 2); }
//~ error not-constructible 14-29: array<i32> has no value constructor

//# not_constructible_array_made_ok: TYPE-53
fn f() { _ = array(1, 2); }

//# not_constructible_override: TYPE-53
override a: array<i32, 2> = array(1, 2);
//~ error invalid-store-type 10-10: an override is a scalar, not array<i32, 2>

//# not_constructible_override_ok: TYPE-53
const a: array<i32, 2> = array(1, 2);

//# fixed_footprint: TYPE-54
override n = 3;
struct S { @size(64) m: array<atomic<u32>, 4>, @size(16) k: vec3f }
var<workgroup> a: array<S, n>;
var<workgroup> b: S;
var<workgroup> c: array<bool, 7>;
@compute @workgroup_size(1) fn main() { _ = &a; _ = &b; _ = &c; }

//# size_of_runtime_array: TYPE-54
struct S { @size(64) m: array<u32> }
//~ error invalid-layout-attribute 12-20: @size needs a type of known size, which array<u32> is not

//# size_of_runtime_array_ok: TYPE-54
struct S { @size(64) m: array<u32, 4> }

//# workgroup_of_runtime_array: TYPE-54
struct S { m: array<u32> }
var<workgroup> a: S;
//~ error invalid-store-type 19-19: workgroup memory holds a type of fixed size without handles, which S is not

//# workgroup_of_runtime_array_ok: TYPE-54
struct S { m: array<u32, 4> }
var<workgroup> a: S;

//# view_of_override_array: TYPE-54
override n = 4;
@group(0) @binding(0) var<storage> b: buffer;
fn f() { _ = bufferView<array<u32, n>>(&b, 0); }
//~ error template-arguments 14-38: a view cannot be of array<u32, (override)>, which is sized by an override

//# view_of_override_array_ok: TYPE-54
@group(0) @binding(0) var<storage> b: buffer;
fn f() { _ = bufferView<array<u32, 4>>(&b, 0); }

//# array_view_of_fixed: TYPE-54
@group(0) @binding(0) var<storage> b: buffer;
fn f() { _ = bufferArrayView<array<u32, 4>>(&b, 0, 4); }
//~ error template-arguments 14-43: a view cannot be of array<u32, 4>, which is not runtime-sized: use bufferView

//# array_view_of_fixed_ok: TYPE-54
@group(0) @binding(0) var<storage> b: buffer;
fn f() { _ = bufferArrayView<array<u32>>(&b, 0, 4); }
