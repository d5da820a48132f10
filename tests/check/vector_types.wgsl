//! check
// Vectors, matrices, atomics (ledger TYPE-22 to TYPE-33). Rejected modules have a twin that is accepted (_ok).

//# vectors: TYPE-22
enable f16;
struct S {
  a: vec2<bool>, b: vec3<bool>, c: vec4<bool>, d: vec2<i32>, e: vec3<i32>, f: vec4<i32>, g: vec2<u32>, h: vec3<u32>, i: vec4<u32>,
  j: vec2<f32>, k: vec3<f32>, l: vec4<f32>, m: vec2<f16>, n: vec3<f16>, o: vec4<f16>,
}
var<private> s: S;
fn f() -> i32 { return s.d.x + s.e.z + s.f.w; }

//# vector_of_vectors: TYPE-23
var<private> a: vec2<vec2<f32>>;
//~ error template-arguments 22-30: components of a vector are scalars, not vec2<f32>

//# vector_of_vectors_ok: TYPE-23
var<private> a: array<vec2<f32>, 2>;

//# vector_of_atomics: TYPE-23
var<workgroup> a: vec2<atomic<u32>>;
//~ error template-arguments 24-34: components of a vector are scalars, not atomic<u32>

//# vector_of_atomics_ok: TYPE-23
var<workgroup> a: array<atomic<u32>, 2>;

//# vector_of_five: TYPE-23
var<private> a: vec5<f32>;
//~ error unresolved-name 17-20: nothing named 'vec5' is declared here

//# vector_of_five_ok: TYPE-23
var<private> a: vec4<f32>;

//# vector_of_one: TYPE-23
var<private> a: vec1<f32>;
//~ error unresolved-name 17-20: nothing named 'vec1' is declared here

//# vector_of_one_ok: TYPE-23
var<private> a: vec2<f32>;

//# vector_of_structures: TYPE-23
struct S { m: f32 }
var<private> a: vec2<S>;
//~ error template-arguments 22-22: components of a vector are scalars, not S

//# vector_of_structures_ok: TYPE-23
struct S { m: f32 }
var<private> a: array<S, 2>;

//# vector_of_arrays: TYPE-23
var<private> a: vec2<array<f32, 2>>;
//~ error template-arguments 22-34: components of a vector are scalars, not array<f32, 2>

//# vector_of_arrays_ok: TYPE-23
var<private> a: array<array<f32, 2>, 2>;

//# vector_of_matrices: TYPE-23
var<private> a: vec2<mat2x2<f32>>;
//~ error template-arguments 22-32: components of a vector are scalars, not mat2x2<f32>

//# vector_of_matrices_ok: TYPE-23
var<private> a: array<mat2x2<f32>, 2>;

//# vector_of_pointers: TYPE-23
fn f(a: vec2<ptr<function, i32>>) { }
//~ error template-arguments 14-31: components of a vector are scalars, not ptr<function, i32, read_write>

//# vector_of_pointers_ok: TYPE-23
fn f(a: ptr<function, vec2<i32>>) { }

//# vector_aliases: TYPE-24
enable f16;
const a2: vec2i = vec2<i32>(1); const a3: vec3i = vec3<i32>(1); const a4: vec4i = vec4<i32>(1);
const b2: vec2u = vec2<u32>(1); const b3: vec3u = vec3<u32>(1); const b4: vec4u = vec4<u32>(1);
const c2: vec2f = vec2<f32>(1); const c3: vec3f = vec3<f32>(1); const c4: vec4f = vec4<f32>(1);
const d2: vec2h = vec2<f16>(1); const d3: vec3h = vec3<f16>(1); const d4: vec4h = vec4<f16>(1);

//# half_alias_without_enable: TYPE-24
const a = vec2h(1, 2);
//~ error missing-enable 11-15: f16 needs 'enable f16;'

//# half_alias_without_enable_ok: TYPE-24
enable f16;
const a = vec2h(1, 2);

//# matrices: TYPE-25
enable f16;
struct F { a: mat2x2<f32>, b: mat2x3<f32>, c: mat2x4<f32>, d: mat3x2<f32>, e: mat3x3<f32>, f: mat3x4<f32>, g: mat4x2<f32>, h: mat4x3<f32>, i: mat4x4<f32> }
struct H { a: mat2x2<f16>, b: mat2x3<f16>, c: mat2x4<f16>, d: mat3x2<f16>, e: mat3x3<f16>, f: mat3x4<f16>, g: mat4x2<f16>, h: mat4x3<f16>, i: mat4x4<f16> }
const a = F();
const b = H();
const c: vec3<f32> = a.b[1];
const d: vec2<f16> = b.g[3];

//# matrices_are_by_columns: TYPE-25
const a = mat2x3(1, 2, 3, 4, 5, 6);
const_assert a[0][0] == 1 && a[0][2] == 3 && a[1][0] == 4 && a[1][2] == 6;
const b = mat2x3(vec3(1, 2, 3), vec3(4, 5, 6));
const_assert all(a[1] == b[1]);
const c = mat2x2(1.5, 2, 3, 4);
const d: mat2x2<f32> = c;

//# matrix_row_out_of_range: TYPE-25
const a = mat2x3(1, 2, 3, 4, 5, 6)[1][3];
//~ error index-out-of-range 39-39: index 3 is outside of vec3<abstract-float>, which has 3 elements

//# matrix_row_out_of_range_ok: TYPE-25
const a = mat2x3(1, 2, 3, 4, 5, 6)[1][2];

//# matrix_column_out_of_range: TYPE-25
const a = mat2x3(1, 2, 3, 4, 5, 6)[2];
//~ error index-out-of-range 36-36: index 2 is outside of mat2x3<abstract-float>, which has 2 elements

//# matrix_column_out_of_range_ok: TYPE-25
const a = mat2x3(1, 2, 3, 4, 5, 6)[1];

//# matrix_of_i32: TYPE-26
var<private> a: mat2x2<i32>;
//~ error template-arguments 24-26: components of a matrix are f32 or f16, not i32

//# matrix_of_i32_ok: TYPE-26
var<private> a: mat2x2<f32>;

//# matrix_of_u32: TYPE-26
var<private> a: mat3x4<u32>;
//~ error template-arguments 24-26: components of a matrix are f32 or f16, not u32

//# matrix_of_u32_ok: TYPE-26
var<private> a: mat3x4<f32>;

//# matrix_of_bool: TYPE-26
var<private> a: mat4x4<bool>;
//~ error template-arguments 24-27: components of a matrix are f32 or f16, not bool

//# matrix_of_bool_ok: TYPE-26
var<private> a: mat4x4<f32>;

//# matrix_of_vectors: TYPE-26
var<private> a: mat2x2<vec2f>;
//~ error template-arguments 24-28: components of a matrix are f32 or f16, not vec2<f32>

//# matrix_of_vectors_ok: TYPE-26
var<private> a: mat2x2<f32>;

//# matrix_of_five: TYPE-26
var<private> a: mat5x2<f32>;
//~ error unresolved-name 17-22: nothing named 'mat5x2' is declared here

//# matrix_of_five_ok: TYPE-26
var<private> a: mat4x2<f32>;

//# matrix_of_runtime_integers: TYPE-26
fn f(a: i32) { _ = mat2x2(a, a, a, a); }
//~ error no-overload 20-37: mat2x2 cannot be made from (i32, i32, i32, i32)

//# matrix_of_runtime_integers_ok: TYPE-26
fn f(a: f32) { _ = mat2x2(a, a, a, a); }

//# matrix_aliases: TYPE-27
enable f16;
const a: mat2x2f = mat2x2<f32>(); const b: mat2x3f = mat2x3<f32>(); const c: mat2x4f = mat2x4<f32>();
const d: mat3x2f = mat3x2<f32>(); const e: mat3x3f = mat3x3<f32>(); const f: mat3x4f = mat3x4<f32>();
const g: mat4x2f = mat4x2<f32>(); const h: mat4x3f = mat4x3<f32>(); const i: mat4x4f = mat4x4<f32>();
const j: mat2x2h = mat2x2<f16>(); const k: mat2x3h = mat2x3<f16>(); const l: mat2x4h = mat2x4<f16>();
const m: mat3x2h = mat3x2<f16>(); const n: mat3x3h = mat3x3<f16>(); const o: mat3x4h = mat3x4<f16>();
const p: mat4x2h = mat4x2<f16>(); const q: mat4x3h = mat4x3<f16>(); const r: mat4x4h = mat4x4<f16>();

//# atomics: TYPE-28
struct S { a: atomic<u32>, b: array<atomic<i32>, 4>, c: u32 }
var<workgroup> w: atomic<u32>;
var<workgroup> x: array<atomic<i32>, 8>;
var<workgroup> y: array<array<S, 2>, 2>;
@group(0) @binding(0) var<storage, read_write> s: atomic<i32>;
@group(0) @binding(1) var<storage, read_write> t: array<S>;
fn f(p: ptr<workgroup, atomic<u32>>) { atomicStore(p, 1); }
fn g() { f(&w); _ = atomicAdd(&x[1], 1); _ = atomicLoad(&y[1][0].b[2]); atomicStore(&s, -1); _ = atomicMax(&t[3].a, t[2].c); }

//# atomic_of_f32: TYPE-29
var<workgroup> a: atomic<f32>;
//~ error template-arguments 26-28: an atomic is of i32 or u32, not f32

//# atomic_of_f32_ok: TYPE-29
var<workgroup> a: atomic<i32>;

//# atomic_of_bool: TYPE-29
var<workgroup> a: atomic<bool>;
//~ error template-arguments 26-29: an atomic is of i32 or u32, not bool

//# atomic_of_bool_ok: TYPE-29
var<workgroup> a: atomic<u32>;

//# atomic_of_f16: TYPE-29
enable f16;
var<workgroup> a: atomic<f16>;
//~ error template-arguments 26-28: an atomic is of i32 or u32, not f16

//# atomic_of_f16_ok: TYPE-29
enable f16;
var<workgroup> a: atomic<u32>;

//# atomic_of_vector: TYPE-29
var<workgroup> a: atomic<vec2<u32>>;
//~ error template-arguments 26-34: an atomic is of i32 or u32, not vec2<u32>

//# atomic_of_vector_ok: TYPE-29
var<workgroup> a: array<atomic<u32>, 2>;

//# atomic_of_atomic: TYPE-29
var<workgroup> a: atomic<atomic<u32>>;
//~ error template-arguments 26-36: an atomic is of i32 or u32, not atomic<u32>

//# atomic_of_atomic_ok: TYPE-29
var<workgroup> a: atomic<u32>;

//# atomic_of_structure: TYPE-29
struct S { m: u32 }
var<workgroup> a: atomic<S>;
//~ error template-arguments 26-26: an atomic is of i32 or u32, not S

//# atomic_of_structure_ok: TYPE-29
struct S { m: atomic<u32> }
var<workgroup> a: S;

//# atomic_private: TYPE-30
var<private> a: atomic<u32>;
//~ error invalid-store-type 17-27: private memory holds a constructible type, which atomic<u32> is not

//# atomic_private_ok: TYPE-30
var<workgroup> a: atomic<u32>;

//# atomic_in_structure_private: TYPE-30
struct S { m: atomic<u32> }
var<private> a: S;
//~ error invalid-store-type 17-17: private memory holds a constructible type, which S is not

//# atomic_in_structure_private_ok: TYPE-30
struct S { m: atomic<u32> }
var<workgroup> a: S;

//# atomic_function: TYPE-30
fn f() { var a: atomic<u32>; }
//~ error invalid-store-type 17-27: function memory holds a constructible type, which atomic<u32> is not

//# atomic_function_ok: TYPE-30
fn f() { var a: u32; }

//# atomic_array_function: TYPE-30
fn f() { var a: array<atomic<u32>, 2>; }
//~ error invalid-store-type 17-37: function memory holds a constructible type, which array<atomic<u32>, 2> is not

//# atomic_array_function_ok: TYPE-30
fn f() { var a: array<u32, 2>; }

//# atomic_uniform: TYPE-30
@group(0) @binding(0) var<uniform> a: atomic<u32>;
//~ error invalid-store-type 39-49: uniform memory holds a host-shareable constructible type, which atomic<u32> is not

//# atomic_uniform_ok: TYPE-30
@group(0) @binding(0) var<uniform> a: u32;

//# atomic_immediate: TYPE-30
var<immediate> a: atomic<u32>;
//~ error invalid-store-type 19-29: immediate memory holds a host-shareable constructible type without arrays, which atomic<u32> is not

//# atomic_immediate_ok: TYPE-30
var<immediate> a: u32;

//# atomic_read_only: TYPE-30
@group(0) @binding(0) var<storage, read> a: atomic<u32>;
//~ error invalid-store-type 45-55: 'a' holds atomics and must be read_write

//# atomic_read_only_ok: TYPE-30
@group(0) @binding(0) var<storage, read_write> a: atomic<u32>;

//# atomic_read_only_by_default: TYPE-30
@group(0) @binding(0) var<storage> a: array<atomic<u32>>;
//~ error invalid-store-type 39-56: 'a' holds atomics and must be read_write

//# atomic_read_only_by_default_ok: TYPE-30
@group(0) @binding(0) var<storage, read_write> a: array<atomic<u32>>;

//# atomic_let: TYPE-30
var<workgroup> w: atomic<u32>;
fn f() { let a: atomic<u32> = w; }
//~ error not-constructible 14-14: let 'a' cannot be of type atomic<u32>
//~ error not-constructible 31-31: a value of type atomic<u32> cannot be read

//# atomic_let_ok: TYPE-30
var<workgroup> w: atomic<u32>;
fn f() { let a: u32 = atomicLoad(&w); }

//# atomic_const: TYPE-30
const a: atomic<u32> = 1;
//~ error not-constructible 10-20: const 'a' cannot be of type atomic<u32>

//# atomic_const_ok: TYPE-30
const a: u32 = 1;

//# atomic_override: TYPE-30
override a: atomic<u32> = 1;
//~ error invalid-store-type 10-10: an override is a scalar, not atomic<u32>
//~ error type-mismatch 27-27: the initializer of 'a' is atomic<u32>, but this is abstract-int

//# atomic_override_ok: TYPE-30
override a: u32 = 1;

//# atomic_parameter: TYPE-30
fn f(a: atomic<u32>) { }
//~ error not-constructible 9-19: parameter 'a' cannot be of type atomic<u32>

//# atomic_parameter_ok: TYPE-30
fn f(a: ptr<workgroup, atomic<u32>>) { }

//# atomic_result: TYPE-30
var<workgroup> w: atomic<u32>;
fn f() -> atomic<u32> { return w; }
//~ error not-constructible 11-21: a function cannot return atomic<u32>
//~ error not-constructible 32-32: a value of type atomic<u32> cannot be read

//# atomic_result_ok: TYPE-30
var<workgroup> w: atomic<u32>;
fn f() -> u32 { return atomicLoad(&w); }

//# atomic_loaded: TYPE-31
var<workgroup> w: atomic<u32>;
fn f() -> u32 { return w; }
//~ error not-constructible 24-24: a value of type atomic<u32> cannot be read

//# atomic_loaded_ok: TYPE-31
var<workgroup> w: atomic<u32>;
fn f() -> u32 { return atomicLoad(&w); }

//# atomic_loaded_into_let: TYPE-31
var<workgroup> w: atomic<u32>;
fn f() { let a = w; }
//~ error not-constructible 18-18: a value of type atomic<u32> cannot be read

//# atomic_loaded_into_let_ok: TYPE-31
var<workgroup> w: atomic<u32>;
fn f() { let a = &w; }

//# atomic_loaded_into_nothing: TYPE-31
var<workgroup> w: atomic<u32>;
fn f() { _ = w; }
//~ error not-constructible 14-14: a value of type atomic<u32> cannot be read

//# atomic_loaded_into_nothing_ok: TYPE-31
var<workgroup> w: atomic<u32>;
fn f() { _ = &w; }

//# atomic_stored: TYPE-31
var<workgroup> w: atomic<u32>;
fn f() { w = 1; }
//~ error not-constructible 10-10: atomic<u32> cannot be assigned to

//# atomic_stored_ok: TYPE-31
var<workgroup> w: atomic<u32>;
fn f() { atomicStore(&w, 1); }

//# atomic_incremented: TYPE-31
var<workgroup> w: atomic<u32>;
fn f() { w++; }
//~ error not-constructible 10-10: atomic<u32> cannot be assigned to

//# atomic_incremented_ok: TYPE-31
var<workgroup> w: atomic<u32>;
fn f() { _ = atomicAdd(&w, 1); }

//# atomic_added: TYPE-31
var<workgroup> w: atomic<u32>;
fn f() { w += 1; }
//~ error not-constructible 10-10: atomic<u32> cannot be assigned to

//# atomic_added_ok: TYPE-31
var<workgroup> w: atomic<u32>;
fn f() { _ = atomicAdd(&w, 1); }

//# atomic_compared: TYPE-31
var<workgroup> w: atomic<u32>;
fn f() -> bool { return w == 1; }
//~ error not-constructible 25-25: a value of type atomic<u32> cannot be read

//# atomic_compared_ok: TYPE-31
var<workgroup> w: atomic<u32>;
fn f() -> bool { return atomicLoad(&w) == 1; }

//# atomic_argument: TYPE-31
var<workgroup> w: atomic<u32>;
fn g(a: u32) { }
fn f() { g(w); }
//~ error not-constructible 12-12: a value of type atomic<u32> cannot be read

//# atomic_argument_ok: TYPE-31
var<workgroup> w: atomic<u32>;
fn g(a: u32) { }
fn f() { g(atomicLoad(&w)); }

//# atomic_through_pointer: TYPE-31
fn f(p: ptr<workgroup, atomic<u32>>) -> u32 { return *p; }
//~ error not-constructible 54-55: a value of type atomic<u32> cannot be read

//# atomic_through_pointer_ok: TYPE-31
fn f(p: ptr<workgroup, atomic<u32>>) -> u32 { return atomicLoad(p); }

//# atomic_builtin_of_plain: TYPE-31
var<workgroup> w: u32;
fn f() -> u32 { return atomicLoad(&w); }
//~ error no-overload 24-37: there is no atomicLoad(ptr<workgroup, u32, read_write>)

//# atomic_builtin_of_plain_ok: TYPE-31
var<workgroup> w: atomic<u32>;
fn f() -> u32 { return atomicLoad(&w); }

//# structure_with_atomic_loaded: TYPE-32
struct S { a: atomic<u32>, b: u32 }
var<workgroup> w: S;
fn f() { let a = w; }
//~ error not-constructible 18-18: a value of type S cannot be read

//# structure_with_atomic_loaded_ok: TYPE-32
struct S { a: atomic<u32>, b: u32 }
var<workgroup> w: S;
fn f() { let a = w.b; }

//# structure_with_atomic_copied: TYPE-32
struct S { a: atomic<u32>, b: u32 }
var<workgroup> w: S;
var<workgroup> v: S;
fn f() { w = v; }
//~ error not-constructible 10-10: S cannot be assigned to
//~ error not-constructible 14-14: a value of type S cannot be read

//# structure_with_atomic_copied_ok: TYPE-32
struct S { a: atomic<u32>, b: u32 }
var<workgroup> w: S;
var<workgroup> v: S;
fn f() { w.b = v.b; }

//# array_with_atomics_copied: TYPE-32
var<workgroup> w: array<atomic<u32>, 2>;
var<workgroup> v: array<atomic<u32>, 2>;
fn f() { w = v; }
//~ error not-constructible 10-10: array<atomic<u32>, 2> cannot be assigned to
//~ error not-constructible 14-14: a value of type array<atomic<u32>, 2> cannot be read

//# array_with_atomics_copied_ok: TYPE-32
var<workgroup> w: array<atomic<u32>, 2>;
var<workgroup> v: array<atomic<u32>, 2>;
fn f() { atomicStore(&w[0], atomicLoad(&v[0])); }

//# structure_with_atomic_made: TYPE-32
struct S { a: atomic<u32>, b: u32 }
fn f() { _ = S(1, 2).b; }
//~ error not-constructible 14-20: S has no value constructor

//# structure_with_atomic_made_ok: TYPE-32
struct S { a: u32, b: u32 }
fn f() { _ = S(1, 2).b; }

//# array_with_atomics_made: TYPE-32
fn f() { _ = array<atomic<u32>, 2>()[0]; }
//~ error not-constructible 14-36: array<atomic<u32>, 2> has no value constructor

//# array_with_atomics_made_ok: TYPE-32
fn f() { _ = array<u32, 2>()[0]; }
