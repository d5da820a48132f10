//! check
// Variables and values (ledger: DECL). A case lists what is rejected, line by line; its twin _ok the nearest that is accepted.

//# neither_type_nor_value: DECL-01
var<private> a;
//~ error missing-initializer 14-14: 'a' has neither a type nor an initializer
override b;
//~ error missing-initializer 10-10: 'b' has neither a type nor an initializer
fn f() { var c; }
//~ error missing-initializer 14-14: 'c' has neither a type nor an initializer

//# let_without_anything: DECL-01
fn f() { let a; }
//~ error unexpected-token 15-15: a let needs a value: expected `=`, found `;`

//# const_without_anything: DECL-01 DECL-05
const a;
//~ error unexpected-token 8-8: a const needs a value: expected `=`, found `;`

//# neither_type_nor_value_ok: DECL-01 DECL-05
var<private> a: i32;
override b: i32;
const c = 1;
fn f() { var c: i32; let d = 1; }

//# initializer_types: DECL-02
const a: u32 = -1;
//~ error eval-unrepresentable 16-17: the value -1 cannot be represented as u32
const b: i32 = 1u;
//~ error type-mismatch 16-17: the initializer of 'b' is i32, but this is u32
const c: f32 = 1i;
//~ error type-mismatch 16-17: the initializer of 'c' is f32, but this is i32
const d: vec2f = vec2i(1, 2);
//~ error type-mismatch 18-28: the initializer of 'd' is vec2<f32>, but this is vec2<i32>
const e: bool = 1;
//~ error type-mismatch 17-17: the initializer of 'e' is bool, but this is abstract-int
const g: vec2f = vec3f();
//~ error type-mismatch 18-24: the initializer of 'g' is vec2<f32>, but this is vec3<f32>
override h: f32 = 1i;
//~ error type-mismatch 19-20: the initializer of 'h' is f32, but this is i32
override i: i32 = 1.0;
//~ error type-mismatch 19-21: the initializer of 'i' is i32, but this is abstract-float
var<private> j: u32 = 1i;
//~ error type-mismatch 23-24: the initializer of 'j' is u32, but this is i32
fn f() {
  let k: i32 = 1u;
//~ error type-mismatch 16-17: the initializer of 'k' is i32, but this is u32
  var l: vec3f = vec2f();
//~ error type-mismatch 18-24: the initializer of 'l' is vec3<f32>, but this is vec2<f32>
  let m: array<i32, 2> = array(1u, 2u);
//~ error type-mismatch 26-38: the initializer of 'm' is array<i32, 2>, but this is array<u32, 2>
  let n: ptr<function, i32> = &l;
//~ error type-mismatch 31-32: the initializer of 'n' is ptr<function, i32, read_write>, but this is ptr<function, vec3<f32>, read_write>
  let o: f32 = &l;
//~ error type-mismatch 16-17: the initializer of 'o' is f32, but this is ptr<function, vec3<f32>, read_write>
}

//# initializer_types_ok: DECL-02
const a: u32 = 1;
const b: i32 = 1;
const c: f32 = 1;
const d: vec2f = vec2(1, 2);
const e: bool = true;
override h: f32 = 1;
override i: i32 = 1;
var<private> j: u32 = 1;
fn f() {
  let k: i32 = 1i;
  var l: vec3f = vec3(1, 2, 3);
  let m: array<i32, 2> = array(1, 2);
  let n: ptr<function, vec3f> = &l;
}

//# effective_types: DECL-03
const abstract_int = 1;
const abstract_float = 1.0;
const concrete: f32 = 1;
const a: u32 = abstract_int;
const b: f32 = abstract_int;
const c = abstract_int + 0.5;
const d: i32 = concrete;
//~ error type-mismatch 16-23: the initializer of 'd' is i32, but this is f32
const e: u32 = abstract_float;
//~ error type-mismatch 16-29: the initializer of 'e' is u32, but this is abstract-float
override o = 1;
override p: u32 = o;
//~ error type-mismatch 19-19: the initializer of 'p' is u32, but this is i32
override q = 1.0;
override r: f32 = o;
//~ error type-mismatch 19-19: the initializer of 'r' is f32, but this is i32
var<private> v = 1;
fn f() {
  var x = 1;
  let y = 1.0;
  var z = vec2(1, 2.5);
  let g: u32 = x;
//~ error type-mismatch 16-16: the initializer of 'g' is u32, but this is i32
  let h: i32 = y;
//~ error type-mismatch 16-16: the initializer of 'h' is i32, but this is f32
  let i: vec2i = z;
//~ error type-mismatch 18-18: the initializer of 'i' is vec2<i32>, but this is vec2<f32>
  let j: u32 = v;
//~ error type-mismatch 16-16: the initializer of 'j' is u32, but this is i32
}

//# effective_types_ok: DECL-03
override o = 1;
override p: i32 = o;
override q = 1.0;
override r: f32 = q;
var<private> v = 1;
const_assert 0x100000000 == 4294967296;
const wide = 0x100000000;
const_assert wide - 4294967295 == 1;
const typed: i32 = 5;
const_assert typed / 2 == 2;
fn f() {
  var x = 1;
  let y = 1.0;
  var z = vec2(1, 2.5);
  let g: i32 = x;
  let h: f32 = y;
  let i: vec2f = z;
  let j: i32 = v;
}

//# constants_of_all_types_ok: DECL-04
enable f16;
struct S { a: i32, b: vec2f, c: array<u32, 2> }
const a = 1;
const b = 1.5;
const c = 1u;
const d: i32 = 1;
const e = true;
const g = 1h;
const h = vec3(1, 2, 3);
const i = vec2<bool>(true, false);
const j = mat2x2(1, 2, 3, 4);
const k = array(1, 2, 3);
const l = array<vec2f, 2>();
const m = S(1, vec2(2, 3), array(4u, 5u));
const n = array(S(), m);
fn f() {
  const a = vec2(1.0);
  const b: mat3x3f = mat3x3f();
  const c = m.c[1] + n[0].c[0];
  const_assert c == 5;
}

//# constants_of_what_is_not_const: DECL-05
override o = 1;
var<private> v = 1;
var<workgroup> w: atomic<u32>;
@group(0) @binding(0) var<storage> s: array<u32>;
const a = o;
//~ error not-const 11-11: the initializer of const 'a' is not a const-expression
const b = v;
//~ error not-const 11-11: the initializer of const 'b' is not a const-expression
const c = o + 1;
//~ error not-const 11-15: the initializer of const 'c' is not a const-expression
const d = arrayLength(&s);
//~ error not-const 11-25: the initializer of const 'd' is not a const-expression
fn g() -> i32 { return 1; }
const e = g();
//~ error not-const 11-13: the initializer of const 'e' is not a const-expression
fn f(p: i32) {
  let l = 1;
  const h = l;
//~ error not-const 13-13: the initializer of const 'h' is not a const-expression
  const i = p;
//~ error not-const 13-13: the initializer of const 'i' is not a const-expression
  const j = atomicLoad(&w);
//~ error not-const 13-26: the initializer of const 'j' is not a const-expression
  const k = dpdx(1.0);
//~ error not-const 13-21: the initializer of const 'k' is not a const-expression
  const m = &v;
//~ error not-const 13-14: the initializer of const 'm' is not a const-expression
  const n = array(1, l);
//~ error not-const 13-23: the initializer of const 'n' is not a const-expression
}

//# subgroup_value_of_const: DECL-05
enable subgroups;
fn f() { const a = subgroupElect(); }
//~ error not-const 20-34: the initializer of const 'a' is not a const-expression
fn g() { const a = subgroupAdd(1); }
//~ error not-const 20-33: the initializer of const 'a' is not a const-expression

//# constants_of_what_is_not_const_ok: DECL-05
enable subgroups;
override o = 1;
var<private> v = 1;
var<workgroup> w: atomic<u32>;
@group(0) @binding(0) var<storage> s: array<u32>;
override a = o;
fn g() -> i32 { return 1; }
fn f(p: i32) {
  let d = arrayLength(&s);
  let e = g();
  let l = 1;
  let h = l;
  let i = p;
  let j = atomicLoad(&w);
  let k = dpdx(1.0);
  let m = &v;
  let n = array(1, l);
  let q = subgroupElect();
  let r = subgroupAdd(1);
}

//# attributes_of_const: DECL-06
@id(1) const a = 1;
//~ error misplaced-attribute 1-6: attribute `id` is not allowed on a const declaration

//# attributes_of_alias: DECL-06
@align(4) alias A = i32;
//~ error misplaced-attribute 1-9: attribute `align` is not allowed on an alias

//# attributes_of_struct: DECL-06
@size(4) struct S { a: i32 }
//~ error misplaced-attribute 1-8: attribute `size` is not allowed on a structure

//# attributes_of_let: DECL-06
fn f() { @diagnostic(off, derivative_uniformity) let a = 1; }
//~ error misplaced-attribute 10-48: attribute `diagnostic` is not allowed on this statement

//# attributes_of_const_in_function: DECL-06
fn f() { @align(4) const a = 1; }
//~ error misplaced-attribute 10-18: attribute `align` is not allowed on this statement

//# attributes_of_var_in_function: DECL-06
fn f() { @group(0) var a = 1; }
//~ error misplaced-attribute 10-18: attribute `group` is not allowed on this statement

//# attributes_ok: DECL-06
@id(1) override a = 1;
alias A = i32;
struct S { @align(4) @size(4) a: A }
@diagnostic(off, derivative_uniformity) fn f() { let a = 1; const b = 1; }

//# overrides_ok: DECL-07
enable f16;
override a: bool;
override b: bool = true;
override c: i32;
override d: i32 = 1;
override e: u32 = 2u;
@id(7) override g: f32;
@id(0) override h: f32 = 0.5;
@id(65535) override i = 1.5h;
@id(8u) override j: f16;
override k = false;
override l = 3;
override m = !b && l > d;

//# overrides_of_other_types: DECL-08
struct S { a: i32 }
override a: vec2f = vec2f();
//~ error invalid-store-type 10-10: an override is a scalar, not vec2<f32>
override b = mat2x2f();
//~ error invalid-store-type 10-10: an override is a scalar, not mat2x2<f32>
override c: array<i32, 2>;
//~ error invalid-store-type 10-10: an override is a scalar, not array<i32, 2>
override d: S = S();
//~ error invalid-store-type 10-10: an override is a scalar, not S
var<private> v = 1;
override e = &v;
//~ error invalid-store-type 10-10: an override is a scalar, not ptr<private, i32, read_write>
//~ error not-const 14-15: the initializer of override 'e' is not an override-expression
override g: atomic<u32>;
//~ error invalid-store-type 10-10: an override is a scalar, not atomic<u32>

//# overrides_from_runtime: DECL-08
var<private> v = 1;
fn g() -> i32 { return 1; }
override a = v;
//~ error not-const 14-14: the initializer of override 'a' is not an override-expression
override b = g();
//~ error not-const 14-16: the initializer of override 'b' is not an override-expression
override c = 1 + v;
//~ error not-const 14-18: the initializer of override 'c' is not an override-expression

//# override_in_block: DECL-08
fn f() { { override a = 1; } }
//~ error misplaced-statement 12-19: `override` is allowed at module scope only

//# overrides_of_other_types_ok: DECL-08
struct S { a: i32 }
override a: f32 = vec2f().x;
override b = mat2x2f()[1][0];
override c: i32 = array<i32, 2>()[1];
override d: i32 = S().a;
override e = max(c, d);
fn f() { { const a = 1; } }

//# override_ids: DECL-09
@id(3) override a = 1;
@id(2 + 1) override b = 1;
//~ error duplicate-override-id 1-10: two overrides have the id 3
//~ note -1:17-17: the other is here
@id(-1) override c = 1;
//~ error attribute-arguments 1-7: an override id is from 0 to 65535, not -1
@id(65536) override d = 1;
//~ error attribute-arguments 1-10: an override id is from 0 to 65535, not 65536
@id(3u) override e = 1;
//~ error duplicate-override-id 1-7: two overrides have the id 3
//~ note -4:17-17: the other is here

//# override_ids_ok: DECL-09
const n = 65000;
@id(0) override a = 1;
@id(65535) override b = 1;
@id(n + 535 - 1) override c = 1;

//# lets_ok: DECL-14
struct S { a: i32, b: vec2f }
@group(0) @binding(0) var<storage> s: array<S>;
var<workgroup> w: array<atomic<u32>, 4>;
@group(0) @binding(1) var t: texture_2d<f32>;
@group(0) @binding(2) var u: sampler;
fn f(p: ptr<private, i32>) {
  var v = S();
  let a = 1;
  let b: u32 = 2;
  let c = v;
  let d = v.b;
  let e = array(v, v);
  let g = &v;
  let h: ptr<function, vec2f> = &v.b;
  let i = &s;
  let j = &s[1].a;
  let k = p;
  let l = &w[2];
  let m = t;
  let n: sampler = u;
  let o = textureSampleLevel(m, n, vec2f(), 0);
  let q = mat2x2f();
}

//# lets_of_what_has_no_value: DECL-15
@group(0) @binding(0) var<storage, read_write> s: array<u32>;
@group(0) @binding(1) var<storage> b: buffer<16>;
var<workgroup> w: atomic<u32>;
var<workgroup> x: array<atomic<u32>, 2>;
fn nothing() { }
fn f() {
  let a = s;
//~ error not-constructible 11-11: a value of type array<u32> cannot be read
  let c = w;
//~ error not-constructible 11-11: a value of type atomic<u32> cannot be read
  let d = x;
//~ error not-constructible 11-11: a value of type array<atomic<u32>, 2> cannot be read
  let e = b;
//~ error not-constructible 11-11: a value of type buffer<16> cannot be read
  let g = nothing();
//~ error type-mismatch 11-19: this call has no value
  let h: atomic<u32> = w;
//~ error not-constructible 7-7: let 'h' cannot be of type atomic<u32>
//~ error not-constructible 24-24: a value of type atomic<u32> cannot be read
  let i: array<u32> = s;
//~ error not-constructible 7-7: let 'i' cannot be of type array<u32>
//~ error not-constructible 23-23: a value of type array<u32> cannot be read
}

//# let_at_module_scope_with_type: DECL-15
let a: i32 = 1;
//~ error unexpected-token 1-3: expected a declaration, found keyword `let`

//# let_without_value_but_type: DECL-15
fn f() { let a: i32; }
//~ error unexpected-token 20-20: a let needs a value: expected `=`, found `;`

//# lets_of_what_has_no_value_ok: DECL-15
@group(0) @binding(0) var<storage, read_write> s: array<u32>;
@group(0) @binding(1) var<storage> b: buffer<16>;
var<workgroup> w: atomic<u32>;
var<workgroup> x: array<atomic<u32>, 2>;
fn something() -> i32 { return 1; }
fn f() {
  let a = &s;
  let c = &w;
  let d = &x;
  let e = &b;
  let g = something();
  let h = atomicLoad(c);
  let i: i32 = 1;
}

//# variables_ok: DECL-17
struct S { a: vec4f, b: array<u32> }
var<private> a: i32;
var<private> b = 1;
var<workgroup> c: array<u32, 4>;
@group(0) @binding(0) var<uniform> d: vec4f;
@group(0) @binding(1) var<storage> e: S;
@group(0) @binding(2) var<storage, read> g: array<u32>;
@group(0) @binding(3) var<storage, read_write> h: atomic<u32>;
@group(0) @binding(4) var i: texture_2d<f32>;
@group(0) @binding(5) var j: sampler;
@group(0) @binding(6) var k: sampler_comparison;
@group(0) @binding(7) var l: texture_storage_2d<r32float, read_write>;
@group(0) @binding(8) var m: texture_external;
var<immediate> n: vec4u;
fn f() {
  var a = 1;
  var<function> b = 2;
  var<function> c: array<S2, 2>;
}
struct S2 { a: bool }

//# space_of_handles: DECL-18
@group(0) @binding(0) var<uniform> a: texture_2d<f32>;
//~ error invalid-address-space 27-33: a variable of type texture_2d<f32> takes no address space
@group(0) @binding(1) var<storage> b: sampler;
//~ error invalid-address-space 27-33: a variable of type sampler takes no address space
@group(0) @binding(2) var<private> c: texture_2d<f32>;
//~ error invalid-address-space 27-33: a variable of type texture_2d<f32> takes no address space
@group(0) @binding(3) var d: array<u32>;
//~ error invalid-address-space 27-27: module-scope variable 'd' needs an address space
var e = 1;
//~ error invalid-address-space 5-5: module-scope variable 'e' needs an address space
var g: vec2f;
//~ error invalid-address-space 5-5: module-scope variable 'g' needs an address space

//# space_of_handles_ok: DECL-18
@group(0) @binding(0) var a: texture_2d<f32>;
@group(0) @binding(1) var b: sampler;
@group(0) @binding(3) var<storage> d: array<u32>;
var<private> e = 1;
var<private> g: vec2f;

//# spaces_and_scopes: DECL-19
var<function> a: i32;
//~ error invalid-address-space 5-12: a variable at module scope cannot be in function memory
fn f() {
  var<private> b: i32;
//~ error invalid-address-space 7-13: a variable in a function cannot be in private memory
  var<workgroup> c: i32;
//~ error invalid-address-space 7-15: a variable in a function cannot be in workgroup memory
  var<uniform> d: i32;
//~ error invalid-address-space 7-13: a variable in a function cannot be in uniform memory
  var<storage> e: i32;
//~ error invalid-address-space 7-13: a variable in a function cannot be in storage memory
  var<storage, read_write> g: i32;
//~ error invalid-address-space 7-13: a variable in a function cannot be in storage memory
//~ error invalid-access-mode 16-25: only storage variables take an access mode
  var<immediate> h: i32;
//~ error invalid-address-space 7-15: a variable in a function cannot be in immediate memory
  var i: texture_2d<f32>;
//~ error invalid-store-type 10-24: function memory holds a constructible type, which texture_2d<f32> is not
  var j: sampler;
//~ error invalid-store-type 10-16: function memory holds a constructible type, which sampler is not
}

//# spaces_and_scopes_ok: DECL-19
var<private> a: i32;
fn f() { var<function> b: i32; }

//# access_modes: DECL-20
var<workgroup, read_write> a: i32;
//~ error invalid-access-mode 16-25: only storage variables take an access mode
var<private, read_write> b: i32;
//~ error invalid-access-mode 14-23: only storage variables take an access mode
@group(0) @binding(0) var<uniform, read> c: i32;
//~ error invalid-access-mode 36-39: only storage variables take an access mode
var<immediate, read> d: i32;
//~ error invalid-access-mode 16-19: only storage variables take an access mode
@group(0) @binding(1) var<storage, write> e: i32;
//~ error invalid-access-mode 36-40: storage memory is read or read_write, not write
fn f() { var<function, read_write> g: i32; }
//~ error invalid-access-mode 24-33: only storage variables take an access mode
@group(0) @binding(2) var<read> h: i32;
//~ error not-an-enumerant 27-30: an address space is expected here
@group(0) @binding(3) var<read_write, storage> i: i32;
//~ error not-an-enumerant 27-36: an address space is expected here
//~ error not-an-enumerant 39-45: an access mode is expected here

//# access_modes_ok: DECL-20
var<workgroup> a: i32;
var<private> b: i32;
@group(0) @binding(0) var<uniform> c: i32;
var<immediate> d: i32;
@group(0) @binding(1) var<storage, read> e: i32;
fn f() { var<function> g: i32; }
@group(0) @binding(2) var<storage, read_write> h: i32;

//# initializers_of_other_spaces: DECL-21
var<workgroup> a = 1;
//~ error invalid-initializer 20-20: 'a' cannot have an initializer: only private and function variables can
@group(0) @binding(0) var<uniform> b: i32 = 1;
//~ error invalid-initializer 45-45: 'b' cannot have an initializer: only private and function variables can
@group(0) @binding(1) var<storage> c: i32 = 1;
//~ error invalid-initializer 45-45: 'c' cannot have an initializer: only private and function variables can
var<immediate> d: i32 = 1;
//~ error invalid-initializer 25-25: 'd' cannot have an initializer: only private and function variables can
@group(0) @binding(2) var e: texture_2d<f32> = 1;
//~ error type-mismatch 48-48: the initializer of 'e' is texture_2d<f32>, but this is abstract-int
//~ error invalid-initializer 48-48: 'e' cannot have an initializer: only private and function variables can

//# initializers_of_other_spaces_ok: DECL-21
var<workgroup> a: i32;
@group(0) @binding(0) var<uniform> b: i32;
@group(0) @binding(1) var<storage> c: i32;
var<immediate> d: i32;
@group(0) @binding(2) var e: texture_2d<f32>;
var<private> g = 1;

//# private_initializers: DECL-22
var<private> v = 1;
fn one() -> i32 { return 1; }
@group(0) @binding(0) var<uniform> u: i32;
@group(0) @binding(1) var<storage> s: array<u32>;
var<private> a = v;
//~ error not-const 18-18: the initializer of 'a' must be a const- or override-expression
var<private> b = one();
//~ error not-const 18-22: the initializer of 'b' must be a const- or override-expression
var<private> c = u;
//~ error not-const 18-18: the initializer of 'c' must be a const- or override-expression
var<private> d = arrayLength(&s);
//~ error not-const 18-32: the initializer of 'd' must be a const- or override-expression

//# private_initializers_ok: DECL-22
override o = 1;
const c = 2;
var<private> a = o;
var<private> b = vec2(o, c);
var<private> d = array(1, max(o, 3));

//# store_types_private: DECL-23
struct Atomic { a: atomic<u32> }
struct Runtime { a: array<u32> }
override n = 4;
var<private> a: atomic<u32>;
//~ error invalid-store-type 17-27: private memory holds a constructible type, which atomic<u32> is not
var<private> b: Atomic;
//~ error invalid-store-type 17-22: private memory holds a constructible type, which Atomic is not
var<private> c: Runtime;
//~ error invalid-store-type 17-23: private memory holds a constructible type, which Runtime is not
var<private> d: array<u32, n>;
//~ error invalid-store-type 17-29: private memory holds a constructible type, which array<u32, (override)> is not
var<private> e: ptr<private, i32>;
//~ error invalid-store-type 17-33: private memory holds a constructible type, which ptr<private, i32, read_write> is not
var<private> g: buffer<16>;
//~ error invalid-store-type 17-26: private memory holds a constructible type, which buffer<16> is not
fn f() {
  var a: atomic<u32>;
//~ error invalid-store-type 10-20: function memory holds a constructible type, which atomic<u32> is not
  var b: Runtime;
//~ error invalid-store-type 10-16: function memory holds a constructible type, which Runtime is not
  var c: array<u32>;
//~ error invalid-store-type 10-19: function memory holds a constructible type, which array<u32> is not
  var d: array<u32, n>;
//~ error invalid-store-type 10-22: function memory holds a constructible type, which array<u32, (override)> is not
  var e: buffer<16>;
//~ error invalid-store-type 10-19: function memory holds a constructible type, which buffer<16> is not
}

//# store_types_workgroup: DECL-23
struct Runtime { a: array<u32> }
var<workgroup> a: array<u32>;
//~ error invalid-store-type 19-28: workgroup memory holds a type of fixed size without handles, which array<u32> is not
var<workgroup> b: Runtime;
//~ error invalid-store-type 19-25: workgroup memory holds a type of fixed size without handles, which Runtime is not
var<workgroup> c: ptr<private, i32>;
//~ error invalid-store-type 19-35: workgroup memory holds a type of fixed size without handles, which ptr<private, i32, read_write> is not
var<workgroup> d: buffer;
//~ error invalid-store-type 19-24: workgroup memory holds a type of fixed size without handles, which buffer is not

//# store_types_uniform: DECL-23
struct Runtime { a: array<u32> }
struct Bool { a: vec2<bool> }
override n = 4;
@group(0) @binding(0) var<uniform> a: array<vec4u>;
//~ error invalid-store-type 39-50: uniform memory holds a host-shareable constructible type, which array<vec4<u32>> is not
@group(0) @binding(1) var<uniform> b: Runtime;
//~ error invalid-store-type 39-45: uniform memory holds a host-shareable constructible type, which Runtime is not
@group(0) @binding(2) var<uniform> c: Bool;
//~ error invalid-store-type 39-42: uniform memory holds a host-shareable constructible type, which Bool is not
@group(0) @binding(3) var<uniform> d: atomic<u32>;
//~ error invalid-store-type 39-49: uniform memory holds a host-shareable constructible type, which atomic<u32> is not
@group(0) @binding(4) var<uniform> e: array<vec4u, n>;
//~ error invalid-store-type 39-53: uniform memory holds a host-shareable constructible type, which array<vec4<u32>, (override)> is not
@group(0) @binding(5) var<uniform> g: buffer;
//~ error invalid-store-type 39-44: uniform memory holds a host-shareable constructible type, which buffer is not

//# store_types_storage: DECL-23
struct Bool { a: array<bool, 2> }
override n = 4;
@group(0) @binding(0) var<storage> a: bool;
//~ error invalid-store-type 39-42: storage memory holds a host-shareable type, which bool is not
@group(0) @binding(1) var<storage> b: Bool;
//~ error invalid-store-type 39-42: storage memory holds a host-shareable type, which Bool is not
@group(0) @binding(2) var<storage> c: array<u32, n>;
//~ error invalid-store-type 39-51: storage memory holds a host-shareable type, which array<u32, (override)> is not
@group(0) @binding(3) var<storage> d: ptr<private, i32>;
//~ error invalid-store-type 39-55: storage memory holds a host-shareable type, which ptr<private, i32, read_write> is not

//# store_types_immediate: DECL-23
struct Array { a: u32, b: array<u32, 2> }
struct Outer { a: Array }
var<immediate> a: array<u32, 2>;
//~ error invalid-store-type 19-31: immediate memory holds a host-shareable constructible type without arrays, which array<u32, 2> is not
var<immediate> b: Array;
//~ error invalid-store-type 19-23: immediate memory holds a host-shareable constructible type without arrays, which Array is not
var<immediate> c: Outer;
//~ error invalid-store-type 19-23: immediate memory holds a host-shareable constructible type without arrays, which Outer is not
var<immediate> d: bool;
//~ error invalid-store-type 19-22: immediate memory holds a host-shareable constructible type without arrays, which bool is not
var<immediate> e: atomic<u32>;
//~ error invalid-store-type 19-29: immediate memory holds a host-shareable constructible type without arrays, which atomic<u32> is not

//# store_types_ok: DECL-23 DECL-24
struct Plain { a: u32, b: vec4f }
struct Atomic { a: atomic<u32>, b: array<atomic<i32>, 2> }
struct Runtime { a: atomic<u32>, b: array<u32> }
struct Bool { a: bool, b: vec2<bool> }
override n = 4;
var<private> a: Bool;
var<private> b: array<array<Bool, 2>, 2>;
var<workgroup> c: Bool;
var<workgroup> d: Atomic;
var<workgroup> e: array<Atomic, n>;
var<workgroup> g: buffer<16>;
@group(0) @binding(0) var<uniform> h: u32;
@group(0) @binding(1) var<uniform> i: vec3f;
@group(0) @binding(2) var<uniform> j: mat3x3f;
@group(0) @binding(3) var<uniform> k: array<vec4f, 4>;
@group(0) @binding(4) var<uniform> l: Plain;
@group(0) @binding(5) var<uniform> m: buffer<64>;
@group(0) @binding(6) var<storage, read_write> o: Runtime;
@group(0) @binding(7) var<storage> p: array<Plain>;
@group(0) @binding(8) var<storage> q: buffer;
@group(0) @binding(9) var<storage> r: buffer<32>;
var<immediate> s: Plain;

//# writes_to_read_only: DECL-25 DECL-26
struct S { a: i32, b: array<vec4i, 2> }
@group(0) @binding(0) var<uniform> u: S;
@group(0) @binding(1) var<storage> s: S;
@group(0) @binding(2) var<storage, read> r: array<i32>;
var<immediate> i: vec4i;
fn f() {
  u.a = 1;
//~ error invalid-assignment 3-5: uniform memory cannot be written here: its access is read
//~ note -5:36-36: 'u' is declared here
  u.b[1].x = 1;
//~ error invalid-assignment 3-10: uniform memory cannot be written here: its access is read
//~ note -6:36-36: 'u' is declared here
  s.a = 1;
//~ error invalid-assignment 3-5: storage memory cannot be written here: its access is read
//~ note -6:36-36: 's' is declared here
  s.b[0] += vec4i(1);
//~ error invalid-assignment 3-8: storage memory cannot be written here: its access is read
//~ note -7:36-36: 's' is declared here
  r[0]++;
//~ error invalid-assignment 3-6: storage memory cannot be written here: its access is read
//~ note -7:42-42: 'r' is declared here
  i.x = 1;
//~ error invalid-assignment 3-5: immediate memory cannot be written here: its access is read
//~ note -7:16-16: 'i' is declared here
  i = vec4i();
//~ error invalid-assignment 3-3: immediate memory cannot be written here: its access is read
//~ note -8:16-16: 'i' is declared here
  let p = &s;
  (*p).a = 1;
//~ error invalid-assignment 3-8: storage memory cannot be written here: its access is read
}

//# writes_to_read_only_ok: DECL-25 DECL-26
struct S { a: i32, b: array<vec4i, 2> }
@group(0) @binding(0) var<uniform> u: S;
@group(0) @binding(1) var<storage, read_write> s: S;
@group(0) @binding(2) var<storage, read_write> r: array<i32>;
var<immediate> i: vec4i;
fn f() {
  s.a = u.a + i.x;
  s.b[0] += u.b[1];
  r[0]++;
  let p = &s;
  (*p).a = 1;
}

//# two_immediates_through_calls: DECL-31
var<immediate> a: u32;
var<immediate> b: vec2u;
fn one() -> u32 { return a; }
fn two() -> u32 { return one() + b.y; }
@compute @workgroup_size(1) fn main() { _ = two(); }
//~ error too-many-immediates 32-35: entry point 'main' uses more than one immediate variable
//~ note -3:16-16: one is here
//~ note -4:16-16: another is here

//# one_immediate_each_ok: DECL-31 DECL-32
var<immediate> a: u32;
var<immediate> b: vec2u;
fn one() -> u32 { return a; }
fn two() -> u32 { return b.y; }
@compute @workgroup_size(1) fn first() { _ = one() + a; }
@compute @workgroup_size(1) fn second() { _ = two(); }
@compute @workgroup_size(1) fn none() { }

//# bindings_of_other_variables: DECL-33
@group(0) @binding(0) var<immediate> a: u32;
//~ error misplaced-attribute 1-9: @group is for resources, which 'a' is not
//~ error misplaced-attribute 11-21: @binding is for resources, which 'a' is not
@group(0) @binding(1) var<private> b: u32;
//~ error misplaced-attribute 1-9: @group is for resources, which 'b' is not
//~ error misplaced-attribute 11-21: @binding is for resources, which 'b' is not
@group(0) @binding(2) var<workgroup> c: u32;
//~ error misplaced-attribute 1-9: @group is for resources, which 'c' is not
//~ error misplaced-attribute 11-21: @binding is for resources, which 'c' is not
@binding(3) var<private> d: u32;
//~ error misplaced-attribute 1-11: @binding is for resources, which 'd' is not

//# bindings_of_other_variables_ok: DECL-33
@group(0) @binding(0) var<storage> a: u32;
var<private> b: u32;
var<workgroup> c: u32;
fn f() { var e: u32; }

//# missing_bindings: DECL-34
var<storage> a: u32;
//~ error missing-binding 14-14: resource 'a' has no @group and no @binding
@binding(0) var<uniform> b: u32;
//~ error missing-binding 26-26: resource 'b' has no @group
@group(0) var c: sampler;
//~ error missing-binding 15-15: resource 'c' has no @binding
var d: texture_2d<f32>;
//~ error missing-binding 5-5: resource 'd' has no @group and no @binding
@group(1) @binding(0) var<uniform> e: u32;

//# missing_bindings_ok: DECL-34
@group(0) @binding(3) var<storage> a: u32;
@group(0) @binding(0) var<uniform> b: u32;
@binding(1) @group(0) var c: sampler;
@group(0) @binding(2) var d: texture_2d<f32>;

//# workgroup_in_other_stages: DECL-35
var<workgroup> w: u32;
fn g() { w = 1u; }
@fragment fn fragment() { _ = w; }
//~ error stage-restriction 14-21: fragment entry point 'fragment' uses the workgroup variable 'w'
//~ note -2:16-16: declared here
@vertex fn vertex() -> @builtin(position) vec4f { g(); return vec4f(); }
//~ error stage-restriction 12-17: vertex entry point 'vertex' uses the workgroup variable 'w'
//~ note -3:16-16: declared here

//# workgroup_in_other_stages_ok: DECL-35
var<workgroup> w: u32;
fn g() { w = 1u; }
@compute @workgroup_size(1) fn compute() { g(); }
@fragment fn fragment() { }
@vertex fn vertex() -> @builtin(position) vec4f { return vec4f(); }

//# writable_in_vertex: DECL-36
@group(0) @binding(0) var<storage, read_write> s: u32;
fn g() -> f32 { return f32(s); }
@vertex fn vertex() -> @builtin(position) vec4f { return vec4f(g()); }
//~ error stage-restriction 12-17: vertex entry point 'vertex' uses the writable resource 's'
//~ note -2:48-48: declared here

//# writable_texture_in_vertex: DECL-36
@group(0) @binding(0) var s: texture_storage_2d<r32float, write>;
@vertex fn vertex() -> @builtin(position) vec4f { textureStore(s, vec2u(), vec4f()); return vec4f(); }
//~ error stage-restriction 12-17: vertex entry point 'vertex' uses the writable resource 's'
//~ note -1:27-27: declared here
//~ error stage-restriction 51-83: textureStore is not allowed in the vertex stage
//~ note +0:12-17: reached from entry point 'vertex'

//# read_write_texture_in_vertex: DECL-36
@group(0) @binding(0) var s: texture_storage_2d<r32float, read_write>;
@vertex fn vertex() -> @builtin(position) vec4f { return textureLoad(s, vec2u()); }
//~ error stage-restriction 12-17: vertex entry point 'vertex' uses the writable resource 's'
//~ note -1:27-27: declared here

//# writable_in_vertex_ok: DECL-36
@group(0) @binding(0) var<storage> s: u32;
@group(0) @binding(1) var<storage, read_write> t: u32;
@group(0) @binding(2) var u: texture_storage_2d<r32float, read>;
@vertex fn vertex() -> @builtin(position) vec4f { return vec4f(f32(s)) + textureLoad(u, vec2u()); }
@fragment fn fragment() { t = 1u; }
