//! check
// Devices without a feature: neither its directive nor its use is accepted (ledger DIR-10, DIR-13). Each twin is the same on a device with it.

//# without_f16: DIR-10, DIR-13
//! without f16
enable f16;
//~ error unknown-extension 8-10: the extension 'f16' is not available on this device
var<private> a: f16;

//# without_f16_ok: DIR-10, DIR-13
enable f16;
var<private> a: f16;

//# without_subgroups: DIR-10, DIR-13
//! without subgroups
enable subgroups;
//~ error unknown-extension 8-16: the extension 'subgroups' is not available on this device
fn f() { _ = subgroupAdd(1u); }

//# without_subgroups_ok: DIR-10, DIR-13
enable subgroups;
fn f() { _ = subgroupAdd(1u); }

//# without_size_control: DIR-10, DIR-13
//! without subgroup_size_control
enable subgroup_size_control;
//~ error unknown-extension 8-28: the extension 'subgroup_size_control' is not available on this device
@compute @workgroup_size(16) @subgroup_size(16) fn main() { }

//# without_size_control_ok: DIR-10, DIR-13
enable subgroup_size_control;
@compute @workgroup_size(16) @subgroup_size(16) fn main() { }

//# without_size_control_without_subgroups: DIR-10, DIR-13
//! without subgroups
enable subgroup_size_control;
//~ error unknown-extension 8-28: the extension 'subgroup_size_control' is not available on this device
@compute @workgroup_size(16) @subgroup_size(16) fn main() { }

//# without_size_control_without_subgroups_ok: DIR-10, DIR-13
enable subgroup_size_control;
@compute @workgroup_size(16) @subgroup_size(16) fn main() { }

//# without_storage_texture_access: DIR-13, TYPE-78
//! without readonly_and_readwrite_storage_textures
requires readonly_and_readwrite_storage_textures;
//~ error missing-language-feature 10-48: the language feature 'readonly_and_readwrite_storage_textures' is off here
@group(0) @binding(0) var a: texture_storage_2d<r32uint, read>;
//~ error missing-language-feature 30-62: a storage texture with access read needs the language feature 'readonly_and_readwrite_storage_textures', which is off here
@group(0) @binding(1) var b: texture_storage_2d<r32uint, read_write>;
//~ error missing-language-feature 30-68: a storage texture with access read_write needs the language feature 'readonly_and_readwrite_storage_textures', which is off here
@group(0) @binding(2) var c: texture_storage_2d<r32uint, write>;
fn f() { textureBarrier(); }
//~ error missing-language-feature 10-23: textureBarrier needs the language feature 'readonly_and_readwrite_storage_textures', which is off here

//# without_storage_texture_access_ok: DIR-13, TYPE-78
requires readonly_and_readwrite_storage_textures;
@group(0) @binding(0) var a: texture_storage_2d<r32uint, read>;
@group(0) @binding(1) var b: texture_storage_2d<r32uint, read_write>;
@group(0) @binding(2) var c: texture_storage_2d<r32uint, write>;
fn f() { textureBarrier(); }

//# without_packed_dot_product: DIR-13
//! without packed_4x8_integer_dot_product
requires packed_4x8_integer_dot_product;
//~ error missing-language-feature 10-39: the language feature 'packed_4x8_integer_dot_product' is off here
fn f(a: u32, b: vec4<i32>, c: vec4<u32>) {
  _ = dot4U8Packed(a, a);
//~ error missing-language-feature 7-18: dot4U8Packed needs the language feature 'packed_4x8_integer_dot_product', which is off here
  _ = dot4I8Packed(a, a);
//~ error missing-language-feature 7-18: dot4I8Packed needs the language feature 'packed_4x8_integer_dot_product', which is off here
  _ = pack4xI8(b);
//~ error missing-language-feature 7-14: pack4xI8 needs the language feature 'packed_4x8_integer_dot_product', which is off here
  _ = pack4xU8(c);
//~ error missing-language-feature 7-14: pack4xU8 needs the language feature 'packed_4x8_integer_dot_product', which is off here
  _ = pack4xI8Clamp(b);
//~ error missing-language-feature 7-19: pack4xI8Clamp needs the language feature 'packed_4x8_integer_dot_product', which is off here
  _ = pack4xU8Clamp(c);
//~ error missing-language-feature 7-19: pack4xU8Clamp needs the language feature 'packed_4x8_integer_dot_product', which is off here
  _ = unpack4xI8(a);
//~ error missing-language-feature 7-16: unpack4xI8 needs the language feature 'packed_4x8_integer_dot_product', which is off here
  _ = unpack4xU8(a);
//~ error missing-language-feature 7-16: unpack4xU8 needs the language feature 'packed_4x8_integer_dot_product', which is off here
  _ = pack4x8snorm(vec4f());
}

//# without_packed_dot_product_ok: DIR-13
requires packed_4x8_integer_dot_product;
fn f(a: u32, b: vec4<i32>, c: vec4<u32>) {
  _ = dot4U8Packed(a, a);
  _ = dot4I8Packed(a, a);
  _ = pack4xI8(b);
  _ = pack4xU8(c);
  _ = pack4xI8Clamp(b);
  _ = pack4xU8Clamp(c);
  _ = unpack4xI8(a);
  _ = unpack4xU8(a);
  _ = pack4x8snorm(vec4f());
}

//# without_pointer_spaces: DIR-13, FUNC-11
//! without unrestricted_pointer_parameters
requires unrestricted_pointer_parameters;
//~ error missing-language-feature 10-40: the language feature 'unrestricted_pointer_parameters' is off here
fn f(a: ptr<storage, u32>) { }
//~ error missing-language-feature 9-25: a parameter that points to storage memory needs the language feature 'unrestricted_pointer_parameters', which is off here
fn g(a: ptr<uniform, u32>, b: ptr<workgroup, u32>) { }
//~ error missing-language-feature 9-25: a parameter that points to uniform memory needs the language feature 'unrestricted_pointer_parameters', which is off here
//~ error missing-language-feature 31-49: a parameter that points to workgroup memory needs the language feature 'unrestricted_pointer_parameters', which is off here
fn h(a: ptr<function, u32>, b: ptr<private, u32>) { }

//# without_pointer_spaces_ok: DIR-13, FUNC-11
requires unrestricted_pointer_parameters;
fn f(a: ptr<storage, u32>) { }
fn g(a: ptr<uniform, u32>, b: ptr<workgroup, u32>) { }
fn h(a: ptr<function, u32>, b: ptr<private, u32>) { }

//# without_pointer_arguments: DIR-13, FUNC-11
//! without unrestricted_pointer_parameters
struct S { m: u32 }
var<private> p: S;
fn h(a: ptr<function, u32>) { }
fn k(a: ptr<private, u32>) { }
fn f(q: ptr<function, u32>) {
  var v: u32;
  var w: array<u32, 4>;
  let a = &v;
  let b = &w[1];
  let c = &w;
  let d = &(*c)[2];
  h(&v);
  h(a);
  h(&*a);
  h(q);
  h(&w[1]);
//~ error missing-language-feature 5-9: a pointer to a part of a variable as an argument needs the language feature 'unrestricted_pointer_parameters', which is off here
  h(b);
//~ error missing-language-feature 5-5: a pointer to a part of a variable as an argument needs the language feature 'unrestricted_pointer_parameters', which is off here
  h(d);
//~ error missing-language-feature 5-5: a pointer to a part of a variable as an argument needs the language feature 'unrestricted_pointer_parameters', which is off here
  k(&p.m);
//~ error missing-language-feature 5-8: a pointer to a part of a variable as an argument needs the language feature 'unrestricted_pointer_parameters', which is off here
}

//# without_pointer_arguments_ok: DIR-13, FUNC-11
struct S { m: u32 }
var<private> p: S;
fn h(a: ptr<function, u32>) { }
fn k(a: ptr<private, u32>) { }
fn f(q: ptr<function, u32>) {
  var v: u32;
  var w: array<u32, 4>;
  let a = &v;
  let b = &w[1];
  let c = &w;
  let d = &(*c)[2];
  h(&v);
  h(a);
  h(&*a);
  h(q);
  h(&w[1]);
  h(b);
  h(d);
  k(&p.m);
}

//# without_pointer_access: DIR-13, EXPR-25
//! without pointer_composite_access
requires pointer_composite_access;
//~ error missing-language-feature 10-33: the language feature 'pointer_composite_access' is off here
struct S { m: vec2f }
fn f(p: ptr<function, S>, q: ptr<function, array<u32, 4>>) {
  _ = p.m;
//~ error missing-language-feature 7-9: access through a pointer without * needs the language feature 'pointer_composite_access', which is off here
  _ = q[1];
//~ error missing-language-feature 7-10: access through a pointer without * needs the language feature 'pointer_composite_access', which is off here
  q[2] = 1;
//~ error missing-language-feature 3-6: access through a pointer without * needs the language feature 'pointer_composite_access', which is off here
  _ = (*p).m.x;
  _ = (*q)[1];
}

//# without_pointer_access_ok: DIR-13, EXPR-25
requires pointer_composite_access;
struct S { m: vec2f }
fn f(p: ptr<function, S>, q: ptr<function, array<u32, 4>>) {
  _ = p.m;
  _ = q[1];
  q[2] = 1;
  _ = (*p).m.x;
  _ = (*q)[1];
}

//# without_uniform_layout: DIR-13, LAYOUT-10
//! without uniform_buffer_standard_layout
requires uniform_buffer_standard_layout;
//~ error missing-language-feature 10-39: the language feature 'uniform_buffer_standard_layout' is off here
struct T { m: f32 }
struct S { a: T, b: f32 }
struct U { a: f32, t: T }
struct V { a: array<vec4f, 2>, @align(16) t: T, @align(16) c: f32 }
@group(0) @binding(0) var<uniform> a: array<f32, 8>;
//~ error missing-language-feature 36-36: the layout of 'a' (elements of array<f32, 8> are 4 bytes apart, which is no multiple of 16) needs the language feature 'uniform_buffer_standard_layout', which is off here
@group(0) @binding(1) var<uniform> b: S;
//~ error missing-language-feature 36-36: the layout of 'b' (member 'b' of S is 4 bytes after the structure 'a', which takes 16) needs the language feature 'uniform_buffer_standard_layout', which is off here
@group(0) @binding(2) var<uniform> c: U;
//~ error missing-language-feature 36-36: the layout of 'c' (member 't' of U is at byte 4, which is no multiple of 16) needs the language feature 'uniform_buffer_standard_layout', which is off here
@group(0) @binding(3) var<uniform> d: V;
@group(0) @binding(4) var<storage> e: array<S>;

//# without_uniform_layout_ok: DIR-13, LAYOUT-10
requires uniform_buffer_standard_layout;
struct T { m: f32 }
struct S { a: T, b: f32 }
struct U { a: f32, t: T }
struct V { a: array<vec4f, 2>, @align(16) t: T, @align(16) c: f32 }
@group(0) @binding(0) var<uniform> a: array<f32, 8>;
@group(0) @binding(1) var<uniform> b: S;
@group(0) @binding(2) var<uniform> c: U;
@group(0) @binding(3) var<uniform> d: V;
@group(0) @binding(4) var<storage> e: array<S>;

//# without_subgroup_id: DIR-13
//! without subgroup_id
enable subgroups;
requires subgroup_id;
//~ error missing-language-feature 10-20: the language feature 'subgroup_id' is off here
@compute @workgroup_size(8) fn main(@builtin(subgroup_id) a: u32, @builtin(num_subgroups) b: u32, @builtin(subgroup_size) c: u32) { }
//~ error missing-language-feature 46-56: the built-in value subgroup_id needs the language feature 'subgroup_id', which is off here
//~ error missing-language-feature 76-88: the built-in value num_subgroups needs the language feature 'subgroup_id', which is off here

//# without_subgroup_id_ok: DIR-13
enable subgroups;
requires subgroup_id;
@compute @workgroup_size(8) fn main(@builtin(subgroup_id) a: u32, @builtin(num_subgroups) b: u32, @builtin(subgroup_size) c: u32) { }

//# without_subgroup_uniformity_directive: DIR-13
//! without subgroup_uniformity
requires subgroup_uniformity;
//~ error missing-language-feature 10-28: the language feature 'subgroup_uniformity' is off here

//# without_subgroup_uniformity_directive_ok: DIR-13
requires subgroup_uniformity;

//# without_subgroup_uniformity: DIR-13
//! without subgroup_uniformity
enable subgroups;
@compute @workgroup_size(64) fn main(@builtin(subgroup_id) s: u32) {
  if s == 0 { _ = subgroupAdd(1u); }
//~ error subgroup-not-uniform 19-33: all invocations of the workgroup must reach `subgroupAdd` together, but some can miss it
//~ note +0:6-11: only invocations for which this is true reach `subgroupAdd`
//~ note +0:6-6: `s` is subgroup_id, which differs between the subgroups of a workgroup
}

//# without_subgroup_uniformity_ok: DIR-13
enable subgroups;
@compute @workgroup_size(64) fn main(@builtin(subgroup_id) s: u32) {
  if s == 0 { _ = subgroupAdd(1u); }
}

//# without_subgroup_results: DIR-13
//! without subgroup_uniformity
enable subgroups;
@compute @workgroup_size(64) fn main(@builtin(workgroup_id) w: vec3u) {
  if subgroupAny(w.x == 0) { _ = subgroupAdd(1u); }
//~ error subgroup-not-uniform 34-48: all invocations of the workgroup must reach `subgroupAdd` together, but some can miss it
//~ note +0:6-26: only invocations for which this is true reach `subgroupAdd`
//~ note +0:6-26: each subgroup of the workgroup gets its own result from `subgroupAny`
}

//# without_subgroup_results_ok: DIR-13
enable subgroups;
@compute @workgroup_size(64) fn main(@builtin(workgroup_id) w: vec3u) {
  if subgroupAny(w.x == 0) { _ = subgroupAdd(1u); }
}

//# without_handle_let: DIR-13
//! without texture_and_sampler_let
requires texture_and_sampler_let;
//~ error missing-language-feature 10-32: the language feature 'texture_and_sampler_let' is off here
@group(0) @binding(0) var t: texture_2d<f32>;
@group(0) @binding(1) var s: sampler;
fn f() {
  let a = t;
//~ error missing-language-feature 7-7: a let of type texture_2d<f32> needs the language feature 'texture_and_sampler_let', which is off here
  let b = s;
//~ error missing-language-feature 7-7: a let of type sampler needs the language feature 'texture_and_sampler_let', which is off here
  _ = textureDimensions(t);
}

//# without_handle_let_ok: DIR-13
requires texture_and_sampler_let;
@group(0) @binding(0) var t: texture_2d<f32>;
@group(0) @binding(1) var s: sampler;
fn f() {
  let a = t;
  let b = s;
  _ = textureDimensions(t);
}

//# without_texture_formats: DIR-13, TYPE-79
//! without texture_formats_tier1
requires texture_formats_tier1;
//~ error missing-language-feature 10-30: the language feature 'texture_formats_tier1' is off here
@group(0) @binding(0) var a0: texture_storage_2d<rgba16unorm, write>;
//~ error missing-language-feature 50-60: the texel format rgba16unorm needs the language feature 'texture_formats_tier1', which is off here
@group(0) @binding(1) var a1: texture_storage_2d<rgba16snorm, write>;
//~ error missing-language-feature 50-60: the texel format rgba16snorm needs the language feature 'texture_formats_tier1', which is off here
@group(0) @binding(2) var a2: texture_storage_2d<rg8unorm, write>;
//~ error missing-language-feature 50-57: the texel format rg8unorm needs the language feature 'texture_formats_tier1', which is off here
@group(0) @binding(3) var a3: texture_storage_2d<rg8snorm, write>;
//~ error missing-language-feature 50-57: the texel format rg8snorm needs the language feature 'texture_formats_tier1', which is off here
@group(0) @binding(4) var a4: texture_storage_2d<rg8uint, write>;
//~ error missing-language-feature 50-56: the texel format rg8uint needs the language feature 'texture_formats_tier1', which is off here
@group(0) @binding(5) var a5: texture_storage_2d<rg8sint, write>;
//~ error missing-language-feature 50-56: the texel format rg8sint needs the language feature 'texture_formats_tier1', which is off here
@group(0) @binding(6) var a6: texture_storage_2d<rg16unorm, write>;
//~ error missing-language-feature 50-58: the texel format rg16unorm needs the language feature 'texture_formats_tier1', which is off here
@group(0) @binding(7) var a7: texture_storage_2d<rg16snorm, write>;
//~ error missing-language-feature 50-58: the texel format rg16snorm needs the language feature 'texture_formats_tier1', which is off here
@group(0) @binding(8) var a8: texture_storage_2d<rg16uint, write>;
//~ error missing-language-feature 50-57: the texel format rg16uint needs the language feature 'texture_formats_tier1', which is off here
@group(0) @binding(9) var a9: texture_storage_2d<rg16sint, write>;
//~ error missing-language-feature 50-57: the texel format rg16sint needs the language feature 'texture_formats_tier1', which is off here
@group(0) @binding(10) var a10: texture_storage_2d<rg16float, write>;
//~ error missing-language-feature 52-60: the texel format rg16float needs the language feature 'texture_formats_tier1', which is off here
@group(0) @binding(11) var a11: texture_storage_2d<r8unorm, write>;
//~ error missing-language-feature 52-58: the texel format r8unorm needs the language feature 'texture_formats_tier1', which is off here
@group(0) @binding(12) var a12: texture_storage_2d<r8snorm, write>;
//~ error missing-language-feature 52-58: the texel format r8snorm needs the language feature 'texture_formats_tier1', which is off here
@group(0) @binding(13) var a13: texture_storage_2d<r8uint, write>;
//~ error missing-language-feature 52-57: the texel format r8uint needs the language feature 'texture_formats_tier1', which is off here
@group(0) @binding(14) var a14: texture_storage_2d<r8sint, write>;
//~ error missing-language-feature 52-57: the texel format r8sint needs the language feature 'texture_formats_tier1', which is off here
@group(0) @binding(15) var a15: texture_storage_2d<r16unorm, write>;
//~ error missing-language-feature 52-59: the texel format r16unorm needs the language feature 'texture_formats_tier1', which is off here
@group(0) @binding(16) var a16: texture_storage_2d<r16snorm, write>;
//~ error missing-language-feature 52-59: the texel format r16snorm needs the language feature 'texture_formats_tier1', which is off here
@group(0) @binding(17) var a17: texture_storage_2d<r16uint, write>;
//~ error missing-language-feature 52-58: the texel format r16uint needs the language feature 'texture_formats_tier1', which is off here
@group(0) @binding(18) var a18: texture_storage_2d<r16sint, write>;
//~ error missing-language-feature 52-58: the texel format r16sint needs the language feature 'texture_formats_tier1', which is off here
@group(0) @binding(19) var a19: texture_storage_2d<r16float, write>;
//~ error missing-language-feature 52-59: the texel format r16float needs the language feature 'texture_formats_tier1', which is off here
@group(0) @binding(20) var a20: texture_storage_2d<rgb10a2unorm, write>;
//~ error missing-language-feature 52-63: the texel format rgb10a2unorm needs the language feature 'texture_formats_tier1', which is off here
@group(0) @binding(21) var a21: texture_storage_2d<rgb10a2uint, write>;
//~ error missing-language-feature 52-62: the texel format rgb10a2uint needs the language feature 'texture_formats_tier1', which is off here
@group(0) @binding(22) var a22: texture_storage_2d<rg11b10ufloat, write>;
//~ error missing-language-feature 52-64: the texel format rg11b10ufloat needs the language feature 'texture_formats_tier1', which is off here
@group(1) @binding(0) var b: texture_storage_2d<rgba8unorm, write>;

//# without_texture_formats_ok: DIR-13, TYPE-79
requires texture_formats_tier1;
@group(0) @binding(0) var a0: texture_storage_2d<rgba16unorm, write>;
@group(0) @binding(1) var a1: texture_storage_2d<rgba16snorm, write>;
@group(0) @binding(2) var a2: texture_storage_2d<rg8unorm, write>;
@group(0) @binding(3) var a3: texture_storage_2d<rg8snorm, write>;
@group(0) @binding(4) var a4: texture_storage_2d<rg8uint, write>;
@group(0) @binding(5) var a5: texture_storage_2d<rg8sint, write>;
@group(0) @binding(6) var a6: texture_storage_2d<rg16unorm, write>;
@group(0) @binding(7) var a7: texture_storage_2d<rg16snorm, write>;
@group(0) @binding(8) var a8: texture_storage_2d<rg16uint, write>;
@group(0) @binding(9) var a9: texture_storage_2d<rg16sint, write>;
@group(0) @binding(10) var a10: texture_storage_2d<rg16float, write>;
@group(0) @binding(11) var a11: texture_storage_2d<r8unorm, write>;
@group(0) @binding(12) var a12: texture_storage_2d<r8snorm, write>;
@group(0) @binding(13) var a13: texture_storage_2d<r8uint, write>;
@group(0) @binding(14) var a14: texture_storage_2d<r8sint, write>;
@group(0) @binding(15) var a15: texture_storage_2d<r16unorm, write>;
@group(0) @binding(16) var a16: texture_storage_2d<r16snorm, write>;
@group(0) @binding(17) var a17: texture_storage_2d<r16uint, write>;
@group(0) @binding(18) var a18: texture_storage_2d<r16sint, write>;
@group(0) @binding(19) var a19: texture_storage_2d<r16float, write>;
@group(0) @binding(20) var a20: texture_storage_2d<rgb10a2unorm, write>;
@group(0) @binding(21) var a21: texture_storage_2d<rgb10a2uint, write>;
@group(0) @binding(22) var a22: texture_storage_2d<rg11b10ufloat, write>;
@group(1) @binding(0) var b: texture_storage_2d<rgba8unorm, write>;

//# without_linear_indexing: DIR-13, ENTRY-14
//! without linear_indexing
requires linear_indexing;
//~ error missing-language-feature 10-24: the language feature 'linear_indexing' is off here
struct In { @builtin(global_invocation_index) g: u32 }
//~ error missing-language-feature 22-44: the built-in value global_invocation_index needs the language feature 'linear_indexing', which is off here
@compute @workgroup_size(8) fn main(i: In, @builtin(workgroup_index) w: u32, @builtin(local_invocation_index) l: u32) { }
//~ error missing-language-feature 53-67: the built-in value workgroup_index needs the language feature 'linear_indexing', which is off here

//# without_linear_indexing_ok: DIR-13, ENTRY-14
requires linear_indexing;
struct In { @builtin(global_invocation_index) g: u32 }
@compute @workgroup_size(8) fn main(i: In, @builtin(workgroup_index) w: u32, @builtin(local_invocation_index) l: u32) { }

//# without_immediates: DIR-13
//! without immediate_address_space
requires immediate_address_space;
//~ error missing-language-feature 10-32: the language feature 'immediate_address_space' is off here
var<immediate> a: u32;
//~ error missing-language-feature 5-13: the address space 'immediate' needs the language feature 'immediate_address_space', which is off here
fn f(p: ptr<immediate, u32>) { }
//~ error missing-language-feature 13-21: the address space 'immediate' needs the language feature 'immediate_address_space', which is off here

//# without_immediates_ok: DIR-13
requires immediate_address_space;
var<immediate> a: u32;
fn f(p: ptr<immediate, u32>) { }

//# without_fragment_depth: DIR-13
//! without fragment_depth
requires fragment_depth;
//~ error missing-language-feature 10-23: the language feature 'fragment_depth' is off here
@fragment fn main() -> @builtin(frag_depth, greater) f32 { return 0.5; }
//~ error missing-language-feature 45-51: a depth mode needs the language feature 'fragment_depth', which is off here
@fragment fn other() -> @builtin(frag_depth) f32 { return 0.5; }

//# without_fragment_depth_ok: DIR-13
requires fragment_depth;
@fragment fn main() -> @builtin(frag_depth, greater) f32 { return 0.5; }
@fragment fn other() -> @builtin(frag_depth) f32 { return 0.5; }

//# without_buffers: DIR-13, TYPE-56
//! without buffer_view
requires buffer_view;
//~ error missing-language-feature 10-20: the language feature 'buffer_view' is off here
@group(0) @binding(0) var<storage, read_write> a: buffer;
//~ error missing-language-feature 51-56: the type buffer needs the language feature 'buffer_view', which is off here
var<workgroup> b: buffer<16>;
//~ error missing-language-feature 19-28: the type buffer<16> needs the language feature 'buffer_view', which is off here
fn f(p: ptr<workgroup, buffer<8>>) {
//~ error missing-language-feature 24-32: the type buffer<8> needs the language feature 'buffer_view', which is off here
  _ = bufferView<u32>(&a, 0);
//~ error missing-language-feature 7-16: bufferView needs the language feature 'buffer_view', which is off here
  _ = bufferArrayView<array<u32>>(&a, 0, 4);
//~ error missing-language-feature 7-21: bufferArrayView needs the language feature 'buffer_view', which is off here
  _ = bufferLength(p);
//~ error missing-language-feature 7-18: bufferLength needs the language feature 'buffer_view', which is off here
}

//# without_buffers_ok: DIR-13, TYPE-56
requires buffer_view;
@group(0) @binding(0) var<storage, read_write> a: buffer;
var<workgroup> b: buffer<16>;
fn f(p: ptr<workgroup, buffer<8>>) {
  _ = bufferView<u32>(&a, 0);
  _ = bufferArrayView<array<u32>>(&a, 0, 4);
  _ = bufferLength(p);
}

//# without_swizzle_assignment: DIR-13
//! without swizzle_assignment
requires swizzle_assignment;
//~ error missing-language-feature 10-27: the language feature 'swizzle_assignment' is off here
fn f() {
  var v: vec4f;
  v.xy = vec2f();
//~ error missing-language-feature 3-6: assignment to several components needs the language feature 'swizzle_assignment', which is off here
  (v.zw) += vec2f();
//~ error missing-language-feature 4-7: assignment to several components needs the language feature 'swizzle_assignment', which is off here
  v.x = 1;
}

//# without_swizzle_assignment_ok: DIR-13
requires swizzle_assignment;
fn f() {
  var v: vec4f;
  v.xy = vec2f();
  (v.zw) += vec2f();
  v.x = 1;
}

//# unused_features_do_not_matter: DIR-13
//! without readonly_and_readwrite_storage_textures packed_4x8_integer_dot_product unrestricted_pointer_parameters pointer_composite_access
//! without uniform_buffer_standard_layout subgroup_id subgroup_uniformity texture_and_sampler_let texture_formats_tier1 linear_indexing
//! without immediate_address_space fragment_depth buffer_view swizzle_assignment f16 subgroups subgroup_size_control
@group(0) @binding(0) var<storage, read_write> o: array<vec4f>;
@group(0) @binding(1) var<uniform> u: vec4f;
fn f(p: ptr<function, vec4f>) { (*p).x = u.y; }
@compute @workgroup_size(8) fn main(@builtin(global_invocation_id) g: vec3u) {
  var v = u;
  f(&v);
  o[g.x] = v;
}
