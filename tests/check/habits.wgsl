// Habits of other languages and common slips: one error for each, with a hint whose advice the accepted twin follows.
//! check

//# hlsl_float3
fn f(a: float3) -> float3 { return a; }
//~ error unresolved-name 9-14: nothing named 'float3' is declared here
//~ hint WGSL has vec3f for this
//~ error unresolved-name 20-25: nothing named 'float3' is declared here
//~ hint WGSL has vec3f for this

//# hlsl_float3_ok
fn f(a: vec3f) -> vec3f { return a; }

//# hlsl_ctor
fn f() { let a = float3(1.0, 2.0, 3.0); }
//~ error unresolved-name 18-23: nothing named 'float3' is declared here
//~ hint WGSL has vec3f for this

//# hlsl_ctor_ok
fn f() { let a = vec3f(1.0, 2.0, 3.0); }

//# half_t
fn f(a: half3, b: uint4, c: int2, d: bool3, e: float4x4, g: mat4, h: ivec3, i: uvec2) { }
//~ error unresolved-name 9-13: nothing named 'half3' is declared here
//~ hint WGSL has vec3h for this
//~ error unresolved-name 19-23: nothing named 'uint4' is declared here
//~ hint WGSL has vec4u for this
//~ error unresolved-name 29-32: nothing named 'int2' is declared here
//~ hint WGSL has vec2i for this
//~ error unresolved-name 38-42: nothing named 'bool3' is declared here
//~ hint WGSL has vec3<bool> for this
//~ error unresolved-name 48-55: nothing named 'float4x4' is declared here
//~ hint WGSL has mat4x4f for this
//~ error unresolved-name 61-64: nothing named 'mat4' is declared here
//~ hint WGSL has mat4x4f for this
//~ error unresolved-name 70-74: nothing named 'ivec3' is declared here
//~ hint WGSL has vec3i for this
//~ error unresolved-name 80-84: nothing named 'uvec2' is declared here
//~ hint WGSL has vec2u for this

//# half_t_ok
enable f16;
fn f(a: vec3h, b: vec4u, c: vec2i, d: vec3<bool>, e: mat4x4f, g: mat4x4f, h: vec3i, i: vec2u) { }

//# usize
fn f(a: usize, b: u64, c: i64, d: f64, e: u8, g: u16) { }
//~ error unresolved-name 9-13: nothing named 'usize' is declared here
//~ hint WGSL has u32 for this
//~ error unresolved-name 19-21: nothing named 'u64' is declared here
//~ hint WGSL has u32 for this
//~ error unresolved-name 27-29: nothing named 'i64' is declared here
//~ hint WGSL has i32 for this
//~ error unresolved-name 35-37: nothing named 'f64' is declared here
//~ hint WGSL has f32 for this
//~ error unresolved-name 43-44: nothing named 'u8' is declared here
//~ hint WGSL has u32 for this
//~ error unresolved-name 50-52: nothing named 'u16' is declared here
//~ hint WGSL has u32 for this

//# usize_ok
fn f(a: u32, b: u32, c: i32, d: f32, e: u32, g: u32) { }

//# glsl_vec3
fn f(a: vec3) { }
//~ error template-arguments 9-12: 'vec3' takes its parameters as vec3<T>
//~ hint write vec3f, vec3i, vec3u or vec3<T>

//# glsl_vec3_ok
fn f(a: vec3f) { }

//# mat3_ctor
fn f() { let m = mat3(1.0); }
//~ error unresolved-name 18-21: nothing named 'mat3' is declared here
//~ hint WGSL has mat3x3f for this

//# mat3_ctor_ok
fn f(v: vec3f) { let m = mat3x3(v, v, v); }

//# array_angle_missing
fn f() { var a: array; }
//~ error template-arguments 17-21: 'array' takes its parameters as array<T> or array<T, N>

//# array_angle_missing_ok
fn f() { var a: array<i32, 4>; }

//# struct_semi
struct S { a: i32; b: f32; };
//~ error unexpected-token 18-18: members are separated by `,`, not `;`

//# struct_semi_ok
struct S { a: i32, b: f32, };

//# struct_c
struct S { int a; float b; };
//~ error unexpected-token 16-16: expected `:` after the member name, found `a`
//~ hint the type stands after the name: `a: i32,`

//# struct_c_ok
struct S { a: i32, b: f32 };

//# incr_expr
fn f() { var i = 0; let j = i++; }
//~ error missing-semicolon 30-31: expected `;` after the declaration, found `++`
//~ hint increments are statements of their own: `i++;` or `i += 1;`

//# incr_expr_ok
fn f() { var i = 0; let j = i; i++; }

//# incr_index
fn f() { var i = 0; var a: array<i32, 4>; a[i++] = 1; }
//~ error unexpected-token 46-47: expected `]` after the index, found `++`
//~ hint increments are statements of their own: `i++;` or `i += 1;`

//# incr_index_ok
fn f() { var i = 0; var a: array<i32, 4>; a[i] = 1; i++; }

//# incr_prefix_stmt
fn f() { var i = 0; ++i; }
//~ error unexpected-token 21-22: expected a statement, found `++`
//~ hint write the operator after the variable: `i++;`

//# incr_prefix_stmt_ok
fn f() { var i = 0; i++; }

//# incr_prefix_for
fn f() { for (var i = 0; i < 4; ++i) { } }
//~ error unexpected-token 33-34: expected a statement, found `++`
//~ hint write the operator after the variable: `i++;`

//# incr_prefix_for_ok
fn f() { for (var i = 0; i < 4; i++) { } }

//# int_x
fn f() { int x = 1; }
//~ error unexpected-token 14-14: expected an assignment or a call, found `x`
//~ hint WGSL declares variables as `var x: i32 = value;`

//# int_x_ok
fn f() { var x: i32 = 1; }

//# int_x_module
int x = 1;
//~ error unexpected-token 1-3: expected a declaration, found `int`
//~ hint write `const x: i32 = ...;`, or `var<private> x: i32;` for a variable

//# int_x_module_ok
var<private> x: i32 = 1;

//# const_int
const int x = 1;
//~ error unexpected-token 11-11: expected `:` or `=` after the name, found `x`
//~ hint the type stands after the name: `const x: i32 = ...;`

//# const_int_ok
const x: i32 = 1;

//# let_mut
fn f() { let mut a = 1; }
//~ error reserved-word 14-16: `mut` is a reserved word
//~ hint what changes is declared with `var`, what does not with `let`

//# let_mut_ok
fn f() { var a = 1; }

//# uniform_kw
uniform float t;
//~ error unexpected-token 1-7: expected a declaration, found `uniform`
//~ hint uniforms are declared as `@group(0) @binding(0) var<uniform> name: type;`

//# uniform_kw_ok
@group(0) @binding(0) var<uniform> t: f32;

//# in_kw
in vec3 pos;
//~ error unexpected-token 1-2: expected a declaration, found `in`
//~ hint inputs are parameters of the entry point and outputs its result, with @location or @builtin

//# in_kw_ok
@fragment fn f(@location(0) pos: vec3f) { }

//# in_param
fn f(in a: f32, inout b: f32) { }
//~ error unexpected-token 9-9: expected `:` after the parameter name, found `a`
//~ hint parameters are values anyway: leave `in` out

//# in_param_ok
fn f(a: f32, b: ptr<function, f32>) { }

//# c_param
fn f(float a, float b) -> f32 { return a + b; }
//~ error unexpected-token 12-12: expected `:` after the parameter name, found `a`
//~ hint the type stands after the name: `a: f32`

//# c_param_ok
fn f(a: f32, b: f32) -> f32 { return a + b; }

//# sv
fn main(id: uint3 : SV_DispatchThreadID) { }
//~ error unexpected-token 19-19: expected `,` or `)` after the parameter, found `:`
//~ hint built-in values are parameters of the entry point: `@builtin(global_invocation_id) name: vec3u`

//# sv_ok
@compute @workgroup_size(1) fn main(@builtin(global_invocation_id) id: vec3u) { }

//# default_arg
fn f(a: i32 = 1) { }
//~ error unexpected-token 13-13: expected `,` or `)` after the parameter, found `=`
//~ hint parameters have no default values

//# default_arg_ok
fn f(a: i32) { }

//# texture2D
@group(0) @binding(0) var t: texture_2d<f32>;
@group(0) @binding(1) var s: sampler;
fn f() -> vec4f { return texture2D(t, s, vec2f(0.0)); }
//~ error unresolved-name 26-34: nothing named 'texture2D' is declared here
//~ hint WGSL has textureSample for this, called as textureSample(t, s, coords), and the type texture_2d<f32>

//# texture2D_ok
@group(0) @binding(0) var t: texture_2d<f32>;
@group(0) @binding(1) var s: sampler;
fn f() -> vec4f { return textureSampleLevel(t, s, vec2f(0.0), 0.0); }

//# t_Sample
@group(0) @binding(0) var t: texture_2d<f32>;
@group(0) @binding(1) var s: sampler;
fn f() -> vec4f { return t.Sample(s, vec2f(0.0)); }
//~ error unexpected-token 28-33: `Sample` cannot be called on a value: WGSL has no methods
//~ hint use textureSample(t, s, coords)

//# t_Sample_ok
@group(0) @binding(0) var t: texture_2d<f32>;
@group(0) @binding(1) var s: sampler;
fn f() -> vec4f { return textureSampleLevel(t, s, vec2f(0.0), 0.0); }

//# mul
fn f(m: mat4x4f, v: vec4f) -> vec4f { return mul(m, v); }
//~ error unresolved-name 46-48: nothing named 'mul' is declared here
//~ hint WGSL has the operator * for this

//# mul_ok
fn f(m: mat4x4f, v: vec4f) -> vec4f { return m * v; }

//# lerp
fn f(a: f32, b: f32) -> f32 { return lerp(a, b, 0.5); }
//~ error unresolved-name 38-41: nothing named 'lerp' is declared here
//~ hint WGSL has mix for this

//# lerp_ok
fn f(a: f32, b: f32) -> f32 { return mix(a, b, 0.5); }

//# frac
fn f(a: f32) -> f32 { return frac(a) + saturate(a) + rsqrt(a) + mad(a, a, a); }
//~ error unresolved-name 30-33: nothing named 'frac' is declared here
//~ hint WGSL has fract for this
//~ error unresolved-name 54-58: nothing named 'rsqrt' is declared here
//~ hint WGSL has inverseSqrt for this
//~ error unresolved-name 65-67: nothing named 'mad' is declared here
//~ hint WGSL has fma for this

//# frac_ok
fn f(a: f32) -> f32 { return fract(a) + saturate(a) + inverseSqrt(a) + fma(a, a, a); }

//# mod
fn f(a: f32) -> f32 { return mod(a, 2.0) + fmod(a, 2.0); }
//~ error reserved-word 30-32: `mod` is a reserved word
//~ hint WGSL has the operator % for this

//# mod_ok
fn f(a: f32) -> f32 { return a % 2.0; }

//# atan_yx
fn f(a: f32) -> f32 { return atan(a, 2.0); }
//~ error no-overload 30-41: there is no atan(f32, abstract-float)
//~ hint for two arguments there is atan2(a, 2.0); there is atan(e: T) -> T  where T: f32 or f16, or a vector of one

//# atan_yx_ok
fn f(a: f32) -> f32 { return atan2(a, 2.0); }

//# power
fn f(a: f32) -> f32 { return a ** 2.0; }
//~ error type-mismatch 33-37: * needs a pointer, and this is abstract-float
//~ hint WGSL has no operator for powers: use pow(a, b)

//# power_ok
fn f(a: f32) -> f32 { return pow(a, 2.0); }

//# ternary
fn f(c: bool) -> i32 { return c ? 1 : 2; }
//~ error invalid-character 33-33: character `?` is not part of WGSL
//~ hint WGSL has no ?: operator; use select(if_false, if_true, condition)

//# ternary_ok
fn f(c: bool) -> i32 { return select(2, 1, c); }

//# define
#define N 3
//~ error invalid-character 1-1: character `#` is not part of WGSL
//~ hint WGSL has no preprocessor; use `const`, `override`, or the program's --define
fn f() { }

//# define_ok
const N = 3;
fn f() { }

//# ifdef
#ifdef A
//~ error invalid-character 1-1: character `#` is not part of WGSL
//~ hint WGSL has no preprocessor; use `const`, `override`, or the program's --define
const a = 1;
#endif

//# ifdef_ok
const a = 1;

//# version
#version 450
//~ error invalid-character 1-1: character `#` is not part of WGSL
//~ hint WGSL has no preprocessor; use `const`, `override`, or the program's --define
void main() { }
//~ error unexpected-token 1-4: expected a declaration, found `void`
//~ hint functions are declared as `fn name(parameter: type) -> type { ... }`

//# version_ok
@compute @workgroup_size(1) fn main() { }

//# layout
layout(local_size_x = 64) in;
//~ error unexpected-token 1-6: expected a declaration, found `layout`
//~ hint bindings are declared as `@group(0) @binding(0) var<storage, read_write> name: type;`, the size of a workgroup as `@workgroup_size(64)`
fn f() {}

//# layout_ok
@compute @workgroup_size(64) fn main() { }

//# gl_id
@compute @workgroup_size(1) fn main() { let i = gl_GlobalInvocationID.x; }
//~ error unresolved-name 49-69: nothing named 'gl_GlobalInvocationID' is declared here
//~ hint built-in values are parameters of the entry point: `@builtin(global_invocation_id) name: vec3u`

//# gl_id_ok
@compute @workgroup_size(1) fn main(@builtin(global_invocation_id) id: vec3u) { let i = id.x; }

//# barrier
@compute @workgroup_size(1) fn main() { barrier(); }
//~ error unresolved-name 41-47: nothing named 'barrier' is declared here
//~ hint WGSL has workgroupBarrier for this

//# barrier_ok
@compute @workgroup_size(1) fn main() { workgroupBarrier(); }

//# float_ctor
fn f(i: i32) -> f32 { return float(i) + int(3) + uint(3); }
//~ error unresolved-name 30-34: nothing named 'float' is declared here
//~ hint WGSL has f32 for this
//~ error unresolved-name 41-43: nothing named 'int' is declared here
//~ hint WGSL has i32 for this
//~ error unresolved-name 50-53: nothing named 'uint' is declared here
//~ hint WGSL has u32 for this

//# float_ctor_ok
fn f(i: i32) -> f32 { return f32(i) + f32(i32(3)) + f32(u32(3)); }

//# c_cast
fn f(x: i32) -> f32 { return (float)x; }
//~ error unexpected-token 30-36: `(float)` does not convert a value
//~ hint a conversion is written as a call: `f32(x)`

//# c_cast_ok
fn f(x: i32) -> f32 { return f32(x); }

//# float_d
const a = 1.0d;
//~ error invalid-number 11-14: `1.0d` is not a number of WGSL
//~ hint WGSL has no double precision: the suffix is f, or leave it out

//# float_d_ok
const a = 1.0f;

//# long_suffix
const a = 10L;
//~ error invalid-number 11-13: `10L` is not a number of WGSL
//~ hint integers have 32 bits: the suffix is i or u, or leave it out

//# long_suffix_ok
const a = 10i;

//# leading_zero
const a = 007;
//~ error invalid-number 11-13: `007` is not a number of WGSL
//~ hint a whole number has no leading zero

//# leading_zero_ok
const a = 7;

//# binary_literal
const a = 0b101;
//~ error invalid-number 11-15: `0b101` is not a number of WGSL
//~ hint WGSL has decimal and hexadecimal numbers only

//# binary_literal_ok
const a = 0x5;

//# digit_sep
const a = 1_000;
//~ error invalid-number 11-15: `1_000` is not a number of WGSL
//~ hint digits stand together, without separators

//# digit_sep_ok
const a = 1000;

//# no_arrow
fn f() f32 { return 1.0; }
//~ error unexpected-token 8-10: expected `->` or the body of the function, found `f32`
//~ hint the result type stands after `->`: `fn f() -> f32 { ... }`

//# no_arrow_ok
fn f() -> f32 { return 1.0; }

//# colon_arrow
fn f(): f32 { return 1.0; }
//~ error unexpected-token 7-7: expected `->` or the body of the function, found `:`
//~ hint the result type stands after `->`: `fn f() -> f32 { ... }`

//# colon_arrow_ok
fn f() -> f32 { return 1.0; }

//# missing_result
fn f() { return 1.0; }
//~ error type-mismatch 17-19: function 'f' has no result
//~ note +0:4-4: declared here
//~ hint declare the type of its result: `-> f32`

//# missing_result_ok
fn f() -> f32 { return 1.0; }

//# void_main
void main() { }
//~ error unexpected-token 1-4: expected a declaration, found `void`
//~ hint functions are declared as `fn name(parameter: type) -> type { ... }`

//# void_main_ok
@compute @workgroup_size(1) fn main() { }

//# float_fn
float sq(float x) { return x * x; }
//~ error unexpected-token 1-5: expected a declaration, found `float`
//~ hint functions are declared as `fn sq(parameter: type) -> f32 { ... }`

//# float_fn_ok
fn sq(x: f32) -> f32 { return x * x; }

//# void_ret
fn f() -> void { }
//~ error unresolved-name 11-14: nothing named 'void' is declared here
//~ hint a function without a result has no `->`

//# void_ret_ok
fn f() { }

//# static
static const float pi = 3.14;
//~ error unexpected-token 1-6: expected a declaration, found `static`
//~ hint WGSL has no `static`: a value is declared as `const name = value;`, a variable of each invocation as `var<private> name: type;`

//# static_ok
const pi = 3.14;

//# static_in
fn f() { static var x = 1; }
//~ error reserved-word 10-15: `static` is a reserved word
//~ hint WGSL has no `static`: use `const`, or `var<private>` at module scope

//# static_in_ok
fn f() { var x = 1; }

//# groupshared
groupshared float tile[64];
//~ error unexpected-token 1-11: expected a declaration, found `groupshared`
//~ hint workgroup memory is declared as `var<workgroup> name: array<f32, 64>;`

//# groupshared_ok
var<workgroup> tile: array<f32, 64>;

//# numthreads
[numthreads(64, 1, 1)]
//~ error unexpected-token 1-1: expected a declaration, found `[`
//~ hint attributes are written with `@`: `@compute @workgroup_size(64)`
fn main() { }

//# numthreads_ok
@compute @workgroup_size(64, 1, 1)
fn main() { }

//# numthreads_attr
@numthreads(64, 1, 1) fn main() { }
//~ error unknown-attribute 2-11: there is no attribute 'numthreads'
//~ hint write @workgroup_size(x, y, z)

//# numthreads_attr_ok
@compute @workgroup_size(64, 1, 1) fn main() { }

//# old_stage2
@stage(compute) @workgroup_size(1) fn main() { }
//~ error unknown-attribute 2-6: there is no attribute 'stage'
//~ hint write @compute, @vertex or @fragment

//# old_stage2_ok
@compute @workgroup_size(1) fn main() { }

//# missing_builtin
@compute @workgroup_size(1) fn main(id: vec3u) { }
//~ error missing-io-attribute 37-45: an input of an entry point needs @builtin or @location
//~ hint write e.g. `@builtin(global_invocation_id)` before it

//# missing_builtin_ok
@compute @workgroup_size(1) fn main(@builtin(global_invocation_id) id: vec3u) { }

//# global_id_undeclared
@compute @workgroup_size(1) fn main() { let i = global_invocation_id.x; }
//~ error unresolved-name 49-68: nothing named 'global_invocation_id' is declared here
//~ hint built-in values are parameters of the entry point: `@builtin(global_invocation_id) name: vec3u`

//# global_id_undeclared_ok
@compute @workgroup_size(1) fn main(@builtin(global_invocation_id) id: vec3u) { let i = id.x; }

//# runtime_wg
var<workgroup> a: array<f32>;
//~ error invalid-store-type 19-28: workgroup memory holds a type of fixed size without handles, which array<f32> is not
//~ hint arrays without a count live in storage memory only; give a count: `array<f32, 64>`

//# runtime_wg_ok
var<workgroup> a: array<f32, 64>;

//# let_assign
fn f() { let a = 1; a = 2; }
//~ error invalid-assignment 21-21: only memory can be assigned to, and this is a value
//~ note +0:14-14: 'a' is declared here
//~ hint declare it with var

//# let_assign_ok
fn f() { var a = 1; a = 2; }

//# let_comp
fn f() { let v = vec3f(); v.x = 1.0; }
//~ error invalid-assignment 27-29: only memory can be assigned to, and this is a value
//~ note +0:14-14: 'v' is declared here
//~ hint declare it with var

//# let_comp_ok
fn f() { var v = vec3f(); v.x = 1.0; }

//# param_assign
fn f(a: i32) { a = 2; }
//~ error invalid-assignment 16-16: only memory can be assigned to, and this is a value
//~ note +0:6-6: 'a' is declared here
//~ hint copy the parameter into a var

//# param_assign_ok
fn f(a: i32) { var b = a; b = 2; }

//# storage_ro
@group(0) @binding(0) var<storage> s: array<f32>;
fn f() { s[0] = 1.0; }
//~ error invalid-assignment 10-13: storage memory cannot be written here: its access is read
//~ note -1:36-36: 's' is declared here
//~ hint declare the variable as var<storage, read_write>

//# storage_ro_ok
@group(0) @binding(0) var<storage, read_write> s: array<f32>;
fn f() { s[0] = 1.0; }

//# uniform_w
@group(0) @binding(0) var<uniform> s: vec4f;
fn f() { s.x = 1.0; }
//~ error invalid-assignment 10-12: uniform memory cannot be written here: its access is read
//~ note -1:36-36: 's' is declared here
//~ hint what the shader writes lives in var<storage, read_write>; or copy this into a var

//# uniform_w_ok
@group(0) @binding(0) var<uniform> s: vec4f;
fn f() { var t = s; t.x = 1.0; }

//# u_mix
fn f(a: u32) -> u32 { return a + 1i; }
//~ error no-overload 32-32: there is no u32 + i32
//~ hint WGSL converts no numbers by itself: write `1u`

//# u_mix_ok
fn f(a: u32) -> u32 { return a + 1u; }

//# u_mix2
fn f(a: u32, b: i32) -> bool { return a < b; }
//~ error no-overload 41-41: there is no u32 < i32
//~ hint WGSL converts no numbers by itself: write `u32(b)`

//# u_mix2_ok
fn f(a: u32, b: i32) -> bool { return a < u32(b); }

//# arrayLength_mix
@group(0) @binding(0) var<storage> s: array<f32>;
fn f() { for (var k = 0; k < arrayLength(&s); k++) { } }
//~ error no-overload 28-28: there is no i32 < u32
//~ hint WGSL converts no numbers by itself: write `u32(k)`

//# arrayLength_mix_ok
@group(0) @binding(0) var<storage> s: array<f32>;
fn f() { for (var k = 0u; k < arrayLength(&s); k++) { } }

//# arrayLength_noamp
@group(0) @binding(0) var<storage> s: array<f32>;
fn f() -> u32 { return arrayLength(s); }
//~ error no-overload 36-36: arrayLength takes a pointer, and this is array<f32>
//~ hint give its address: `&s`

//# arrayLength_noamp_ok
@group(0) @binding(0) var<storage> s: array<f32>;
fn f() -> u32 { return arrayLength(&s); }

//# array_length_method
@group(0) @binding(0) var<storage> s: array<f32>;
fn f() -> u32 { return s.length(); }
//~ error unexpected-token 26-31: `length` cannot be called on a value: WGSL has no methods
//~ hint use arrayLength(&a) for a runtime-sized array; for a vector, length(v)

//# array_length_method_ok
@group(0) @binding(0) var<storage> s: array<f32>;
fn f() -> u32 { return arrayLength(&s); }

//# cond_assign
fn f(a: i32) { if (a = 1) { } }
//~ error unexpected-token 22-22: expected `)` after the expression, found `=`
//~ hint `=` assigns, as a statement of its own; `==` compares

//# cond_assign_ok
fn f(a: i32) { if (a == 1) { } }

//# cond_assign2
fn f(a: i32) { if a = 1 { } }
//~ error unexpected-token 21-21: expected `{` after the condition, found `=`
//~ hint `=` assigns, as a statement of its own; `==` compares

//# cond_assign2_ok
fn f(a: i32) { if a == 1 { } }

//# cond_int
fn f(a: i32) { if (a) { } }
//~ error type-mismatch 19-21: the condition of if is bool, not i32
//~ hint compare it: `(a) != 0`

//# cond_int_ok
fn f(a: i32) { if (a != 0) { } }

//# not_int
fn f(a: i32) { if (!a) { } }
//~ error no-overload 20-20: there is no !i32
//~ hint compare it: `a == 0`

//# not_int_ok
fn f(a: i32) { if (a == 0) { } }

//# compare_vec
fn f(a: vec3f, b: vec3f) { if (a == b) { } }
//~ error type-mismatch 31-38: the condition of if is bool, not vec3<bool>
//~ hint use all(...) or any(...)

//# compare_vec_ok
fn f(a: vec3f, b: vec3f) { if (all(a == b)) { } }

//# prec1
fn f(a: bool, b: bool, c: bool) -> bool { return a && b || c; }
//~ error mixed-operators 57-58: `||` cannot follow `&&` without parentheses
//~ hint write `(a && b) || c` or `a && (b || c)`

//# prec1_ok
fn f(a: bool, b: bool, c: bool) -> bool { return (a && b) || c; }

//# prec2
fn f(a: u32, b: u32) -> bool { return a & b == 0u; }
//~ error mixed-operators 45-46: `==` cannot follow `&` without parentheses
//~ hint write `(a & b) == c` or `a & (b == c)`

//# prec2_ok
fn f(a: u32, b: u32) -> bool { return (a & b) == 0u; }

//# prec4
fn f(a: u32, b: u32) -> u32 { return a << 2u + b; }
//~ error mixed-operators 46-46: `+` cannot follow a shift without parentheses
//~ hint write `(a << b) + c` or `a << (b + c)`

//# prec4_ok
fn f(a: u32, b: u32) -> u32 { return a << (2u + b); }

//# prec5
fn f(a: u32, b: u32) -> bool { return a < b < 3u; }
//~ error mixed-operators 45-45: comparisons cannot be chained: `<` after `<`
//~ hint write `a < b && b < c`

//# prec5_ok
fn f(a: u32, b: u32) -> bool { return a < b && b < 3u; }

//# prec6
fn f(a: u32) -> bool { return a & 1u; }
//~ error type-mismatch 31-36: the result of 'f' is bool, but this is u32
//~ hint compare it: `(a & 1u) != 0`

//# prec6_ok
fn f(a: u32) -> bool { return (a & 1u) != 0; }

//# andbool
fn f(a: i32, b: i32) -> bool { return a && b; }
//~ error no-overload 41-42: there is no i32 && i32
//~ hint compare first: `a != 0`

//# andbool_ok
fn f(a: i32, b: i32) -> bool { return a != 0 && b != 0; }

//# int_float
fn f(a: i32) -> f32 { return a * 2.0; }
//~ error no-overload 32-32: there is no i32 * abstract-float
//~ hint WGSL converts no numbers by itself: write `f32(a)`

//# int_float_ok
fn f(a: i32) -> f32 { return f32(a) * 2.0; }

//# int_float_arg
fn g(a: f32) {} 
fn f(i: i32) { g(i); }
//~ error type-mismatch 18-18: parameter 'a' of 'g' is f32, but this is i32
//~ hint convert it: `f32(i)`

//# int_float_arg_ok
fn g(a: f32) {}
fn f(i: i32) { g(f32(i)); }

//# index_float
fn f(i: f32) -> i32 { var a = array<i32, 3>(); return a[i]; }
//~ error type-mismatch 57-57: an index is i32 or u32, not f32
//~ hint convert it: `u32(i)`

//# index_float_ok
fn f(i: f32) -> i32 { var a = array<i32, 3>(); return a[u32(i)]; }

//# builtin_mix
fn f(i: i32) -> f32 { return max(i, 1.0); }
//~ error no-overload 30-40: there is no max(i32, abstract-float)
//~ hint convert: `f32(i)`; there is max(a: T, b: T) -> T  where T: i32, u32, f32 or f16, or a vector of one

//# builtin_mix_ok
fn f(i: i32) -> f32 { return max(f32(i), 1.0); }

//# pow_int
fn f(i: i32) -> i32 { return pow(i, 2); }
//~ error no-overload 30-38: there is no pow(i32, abstract-int)
//~ hint convert: `f32(i)`; there is pow(a: T, b: T) -> T  where T: f32 or f16, or a vector of one

//# pow_int_ok
fn f(i: i32) -> f32 { return pow(f32(i), 2); }

//# vec_mix
fn f(i: i32) -> vec2f { return vec2f(i, 1.0); }
//~ error no-overload 32-44: vec2<f32> cannot be made from (i32, abstract-float)
//~ hint convert: `f32(i)`

//# vec_mix_ok
fn f(i: i32) -> vec2f { return vec2f(f32(i), 1.0); }

//# shift_signed
fn f(i: i32) -> i32 { return i << i; }
//~ error no-overload 32-33: there is no i32 << i32
//~ hint the amount of a shift is u32: `u32(i)`

//# shift_signed_ok
fn f(i: i32) -> i32 { return i << u32(i); }

//# if_noparen_brace
fn f(a: bool) { if (a) return; }
//~ error unexpected-token 24-29: expected `{` after the condition, found keyword `return`
//~ hint a body is a block, however short: `{ ... }`

//# if_noparen_brace_ok
fn f(a: bool) { if (a) { return; } }

//# for_int
fn f() { for (int i = 0; i < 3; i++) { } }
//~ error unexpected-token 19-19: expected an assignment or a call, found `i`
//~ hint WGSL declares variables as `var i: i32 = value;`

//# for_int_ok
fn f() { for (var i: i32 = 0; i < 3; i++) { } }

//# do_while
fn f() { do { } while (true); }
//~ error reserved-word 10-11: `do` is a reserved word
//~ hint write `loop { ... if !condition { break; } }`

//# do_while_ok
fn f() { loop { if true { break; } } }

//# switch_fall
fn f(i: i32) { switch (i) { case 1: return; default: return; } }
//~ error unexpected-token 37-42: expected `{` to open the clause, found keyword `return`
//~ hint the statements of a clause are a block, which does not fall through: `case 1: { ... }`

//# switch_fall_ok
fn f(i: i32) { switch (i) { case 1: { return; } default: { return; } } }

//# no_default
fn f(i: i32) { switch i { case 1: { } } }
//~ error invalid-switch 16-21: this switch has no default
//~ hint add `default: { }`

//# no_default_ok
fn f(i: i32) { switch i { case 1: { } default: { } } }

//# array_c
fn f() { var a: i32[4]; }
//~ error missing-semicolon 20-20: expected `;` after the declaration, found `[`
//~ hint the type of an array is written array<T, N>: `var a: array<i32, 4>;`

//# array_c_ok
fn f() { var a: array<i32, 4>; }

//# array_init
fn f() { var a = {1, 2, 3}; }
//~ error expected-expression 18-18: expected an expression, found `{`
//~ hint arrays and structures are made by a call: `array(1, 2, 3)`, `vec3f(1, 2, 3)`, `Name(...)`

//# array_init_ok
fn f() { var a = array(1, 2, 3); }

//# array_rust
fn f() { var a: [f32; 4]; }
//~ error unexpected-token 17-17: expected a type, found `[`
//~ hint the type of an array is written array<T, N>: `array<f32, 4>`

//# array_rust_ok
fn f() { var a: array<f32, 4>; }

//# ptr_arrow
struct S { a: i32 }
fn f(p: ptr<function, S>) -> i32 { return p->a; }
//~ error missing-semicolon 44-45: expected `;` after `return`, found `->`
//~ hint members behind a pointer are reached with `.`: `p.member`

//# ptr_arrow_ok
struct S { a: i32 }
fn f(p: ptr<function, S>) -> i32 { return p.a; }

//# string
const a = "hello";
//~ error invalid-character 11-11: character `"` is not part of WGSL
//~ hint WGSL has no strings or characters

//# string_ok
const a = 104;

//# typedef
typedef float3 color;
//~ error unexpected-token 1-7: expected a declaration, found `typedef`
//~ hint a name for a type is declared as `alias name = type;`

//# typedef_ok
alias color = vec3f;

//# export
export fn f() { }
//~ error unexpected-token 1-6: expected a declaration, found `export`
//~ hint every declaration of a module is visible in all of it: leave this word out

//# export_ok
fn f() { }

//# no_binding
var<storage> a: array<f32>;
//~ error missing-binding 14-14: resource 'a' has no @group and no @binding
//~ hint write `@group(0) @binding(0)` before it, with a number of its own

//# no_binding_ok
@group(0) @binding(0) var<storage> a: array<f32>;

//# push
var<push_constant> a: u32;
//~ error unresolved-name 5-17: nothing named 'push_constant' is declared here
//~ hint WGSL has var<immediate> for this

//# push_ok
var<immediate> a: u32;

//# atomic_plain
var<workgroup> a: u32;
fn f() { atomicAdd(&a, 1u); }
//~ error no-overload 10-26: there is no atomicAdd(ptr<workgroup, u32, read_write>, u32)
//~ hint what it works on must be declared as atomic<u32>; there is atomicAdd(p: ptr<storage|workgroup, atomic<T>, read_write>, v: T) -> T  where T: i32 or u32

//# atomic_plain_ok
var<workgroup> a: atomic<u32>;
fn f() { atomicAdd(&a, 1u); }

//# atomic_rd
var<workgroup> a: atomic<u32>;
fn f() { let x = a; a = 1u; a += 1u; }
//~ error not-constructible 18-18: a value of type atomic<u32> cannot be read
//~ hint use atomicLoad(&...)
//~ error not-constructible 21-21: atomic<u32> cannot be assigned to
//~ hint use atomicStore
//~ error not-constructible 29-29: atomic<u32> cannot be assigned to
//~ hint use atomicAdd, atomicSub, atomicMax, atomicMin, atomicAnd, atomicOr or atomicXor

//# atomic_rd_ok
var<workgroup> a: atomic<u32>;
fn f() { let x = atomicLoad(&a); atomicStore(&a, 1u); atomicAdd(&a, 1u); }

//# interlocked
var<workgroup> a: atomic<u32>;
fn f() { InterlockedAdd(a, 1u); }
//~ error unresolved-name 10-23: nothing named 'InterlockedAdd' is declared here
//~ hint WGSL has atomicAdd for this

//# interlocked_ok
var<workgroup> a: atomic<u32>;
fn f() { atomicAdd(&a, 1u); }

//# misspelt_builtin
fn f(value: f32) -> f32 { return clmap(value, 0.0, 1.0); }
//~ error unresolved-name 34-38: nothing named 'clmap' is declared here
//~ hint did you mean 'clamp'?

//# misspelt_builtin_ok
fn f(value: f32) -> f32 { return clamp(value, 0.0, 1.0); }

//# misspelt_member
struct S { position: vec3f }
fn f(s: S) -> vec3f { return s.postion; }
//~ error unknown-member 32-38: S has no member 'postion'
//~ hint did you mean 'position'?

//# misspelt_member_ok
struct S { position: vec3f }
fn f(s: S) -> vec3f { return s.position; }

//# misspelt_attr
@compute @workgroupsize(1) fn main() { }
//~ error unknown-attribute 11-23: there is no attribute 'workgroupsize'
//~ hint did you mean 'workgroup_size'?

//# misspelt_attr_ok
@compute @workgroup_size(1) fn main() { }

//# misspelt_bv
@compute @workgroup_size(1) fn main(@builtin(global_invocation_di) g: vec3u) { }
//~ error unknown-builtin-value 46-65: there is no built-in value 'global_invocation_di'
//~ hint did you mean 'global_invocation_id'?

//# misspelt_bv_ok
@compute @workgroup_size(1) fn main(@builtin(global_invocation_id) g: vec3u) { }

//# swizzle
fn f(v: vec2f) -> f32 { return v.z; }
//~ error unknown-member 34-34: vec2<f32> has no component 'z'
//~ hint components are x, y or r, g, not both in one swizzle

//# swizzle_ok
fn f(v: vec3f) -> f32 { return v.z; }

//# missing_brace
fn f() {
  if true {
    let a = 1;
}
fn g() { }
//~ error unexpected-token 1-2: expected `}` before keyword `fn`
//~ note -4:8-8: this block is not closed

//# missing_brace_ok
fn f() {
  if true {
    let a = 1;
  }
}
fn g() { }

//# extra_brace
fn f() { } }
//~ error unexpected-token 12-12: expected a declaration, found `}`
//~ hint this `}` closes nothing
fn g() { }

//# extra_brace_ok
fn f() { }
fn g() { }

//# and_word
fn f(a: bool, b: bool) -> bool { return a and b; }
//~ error missing-semicolon 43-45: expected `;` after `return`, found `and`
//~ hint the operator is `&&`

//# and_word_ok
fn f(a: bool, b: bool) -> bool { return a && b; }

//# not_word
fn f(a: bool, b: bool) -> bool { return not a; }
//~ error missing-semicolon 45-45: expected `;` after `return`, found `a`
//~ hint the operator is `!`

//# not_word_ok
fn f(a: bool, b: bool) -> bool { return !a; }

//# ushr
fn f(a: u32) -> u32 { return a >>> 2u; }
//~ error expected-expression 34-34: expected an expression, found `>`
//~ hint there is no `>>>`: `>>` of a u32 shifts in zeros

//# ushr_ok
fn f(a: u32) -> u32 { return a >> 2u; }

//# eqeqeq
fn f(a: i32) -> bool { return a === 2; }
//~ error expected-expression 35-35: expected an expression, found `=`
//~ hint `==` compares; there is no `===`

//# eqeqeq_ok
fn f(a: i32) -> bool { return a == 2; }

//# let_multi
fn f() { var a = 1, b = 2; }
//~ error missing-semicolon 19-19: expected `;` after the declaration, found `,`
//~ hint each variable has a declaration of its own

//# let_multi_ok
fn f() { var a = 1; var b = 2; }

//# unused
fn f() { 1 + 2; }
//~ error unexpected-token 10-10: expected a statement, found `1`
//~ hint a value that is not used is assigned to `_`

//# unused_ok
fn f() { _ = 1 + 2; }

//# select_order
fn f(a: f32) -> f32 { return select(a > 0.0, 1.0, 2.0); }
//~ error no-overload 30-54: there is no select(bool, abstract-float, abstract-float)
//~ hint the condition comes last: select(if_false, if_true, condition); there is select(f: T, t: T, condition: bool) -> T  where T: bool, i32, u32, f32 or f16, or a vector of one; select(f: vec<N, T>, t: vec<N, T>, condition: vec<N, bool>) -> vec<N, T>  where T: bool, i32, u32, f32 or f16

//# select_order_ok
fn f(a: f32) -> f32 { return select(2.0, 1.0, a > 0.0); }

//# mat_index
fn f(m: mat4x4f) -> f32 { return m[0, 1]; }
//~ error unexpected-token 37-37: expected `]` after the index, found `,`
//~ hint each index has brackets of its own: `m[0][1]`

//# mat_index_ok
fn f(m: mat4x4f) -> f32 { return m[0][1]; }

//# recursion
fn f(n: i32) -> i32 { if (n < 1) { return 1; } return n * f(n - 1); }
//~ error cyclic-declaration 4-4: function 'f' calls itself
//~ hint WGSL has no recursion: use a loop

//# recursion_ok
fn f(n: i32) -> i32 { var p = 1; for (var i = 1; i <= n; i++) { p *= i; } return p; }

//# overload_fn
fn f(a: i32) { }
fn f(a: f32) { }
//~ error redeclaration 4-4: 'f' is declared twice at module scope
//~ note -1:4-4: first declared here
//~ hint functions are not overloaded: each has a name of its own

//# overload_fn_ok
fn f(a: i32) { }
fn g(a: f32) { }

//# shadow_builtin
fn f() { let min = 1; let a = min(1, 2); }
//~ error not-callable 31-33: 'min' cannot be called
//~ note +0:14-16: declared here
//~ hint it hides the builtin function of this name: rename it

//# shadow_builtin_ok
fn f() { let low = 1; let a = min(1, 2); }

//# workgroup_init
var<workgroup> a: array<f32, 4> = array<f32, 4>();
//~ error invalid-initializer 35-49: 'a' cannot have an initializer: only private and function variables can
//~ hint workgroup memory begins as zero

//# workgroup_init_ok
var<workgroup> a: array<f32, 4>;

//# frag_depth_any
struct O { @builtin(frag_depth, any) d: f32 }
//~ error attribute-arguments 33-35: @builtin(frag_depth) takes no such second argument
//~ hint a depth mode is less or greater; without one every depth is allowed
@fragment fn main() -> O { return O(0.5); }

//# frag_depth_any_ok
requires fragment_depth;
struct O { @builtin(frag_depth, less) d: f32 }
@fragment fn main() -> O { return O(0.5); }

//# hexneg
const a: i32 = 0xFFFFFFFF;
//~ error eval-unrepresentable 16-25: the value 4294967295 cannot be represented as i32
//~ hint for a pattern of bits write bitcast<i32>(4294967295u)

//# hexneg_ok
const a: i32 = bitcast<i32>(4294967295u);

//# neg_u
const a: u32 = -1;
//~ error eval-unrepresentable 16-17: the value -1 cannot be represented as u32
//~ hint u32 has no negative values; for a pattern of bits write bitcast<u32>(-1i)

//# neg_u_ok
const a: u32 = bitcast<u32>(-1i);

//# sync
@compute @workgroup_size(1) fn main() { __syncthreads(); GroupMemoryBarrierWithGroupSync(); memoryBarrierShared(); }
//~ error invalid-identifier 41-53: identifier `__syncthreads` starts with two underscores
//~ hint WGSL has workgroupBarrier for this

//# sync_ok
@compute @workgroup_size(1) fn main() { workgroupBarrier(); }
