//! check
// Directives: enable-extensions and language features (ledger chapter DIR). Rejected modules have a twin that is accepted (_ok).
// What a device without a feature does is in features.wgsl.

//# enable_after_declaration: DIR-01
const a = 1;
enable f16;
//~ error misplaced-directive 1-6: `enable` must come before all declarations

//# enable_after_declaration_ok: DIR-01
enable f16;
const a = 1;

//# enable_after_assertion: DIR-01
const_assert true;
enable f16;
//~ error misplaced-directive 1-6: `enable` must come before all declarations

//# enable_after_assertion_ok: DIR-01
enable f16;
const_assert true;

//# enable_after_semicolon: DIR-01
;
enable f16;
//~ error misplaced-directive 1-6: `enable` must come before all declarations

//# enable_after_semicolon_ok: DIR-01
enable f16;
;

//# requires_after_declaration: DIR-01
fn f() { }
requires pointer_composite_access;
//~ error misplaced-directive 1-8: `requires` must come before all declarations

//# requires_after_declaration_ok: DIR-01
requires pointer_composite_access;
fn f() { }

//# diagnostic_after_declaration: DIR-01
struct S { m: i32 }
diagnostic(off, derivative_uniformity);
//~ error misplaced-directive 1-10: `diagnostic` must come before all declarations

//# diagnostic_after_declaration_ok: DIR-01
diagnostic(off, derivative_uniformity);
struct S { m: i32 }

//# directive_in_function: DIR-01
fn f() { enable f16; }
//~ error misplaced-directive 10-15: `enable` is allowed only at the start of the module

//# directive_in_function_ok: DIR-01
enable f16;
fn f() { }

//# directives_in_any_order: DIR-01
diagnostic(off, derivative_uniformity);
enable subgroups;
requires pointer_composite_access;
diagnostic(off, subgroup_uniformity);
enable f16;
requires subgroup_id;
const a = 1h;

//# enable_one: DIR-02
enable f16;
const a: f16 = 1.5h;

//# enable_list: DIR-02
enable f16, subgroups;
fn f() -> f16 { return subgroupAdd(1h); }

//# enable_list_with_trailing_comma: DIR-02
enable f16, subgroups,;
fn f() -> f16 { return subgroupAdd(1h); }

//# enable_again: DIR-02
enable f16;
enable f16, f16;
enable subgroups, f16;
const a = 1h;

//# enable_every_extension: DIR-02
enable f16, clip_distances, dual_source_blending, subgroups, primitive_index, subgroup_size_control;

//# enable_nothing: DIR-02
enable;
//~ error unexpected-token 7-7: expected a name, found `;`

//# enable_nothing_ok: DIR-02
enable f16;

//# enable_only_comma: DIR-02
enable ,;
//~ error unexpected-token 8-8: expected a name, found `,`

//# enable_only_comma_ok: DIR-02
enable f16,;

//# enable_without_semicolon: DIR-02
enable f16
//~ error missing-semicolon 10-10: expected `;` after the directive, found keyword `const`
const a = 1;

//# enable_without_semicolon_ok: DIR-02
enable f16;
const a = 1;

//# enable_unknown: DIR-03
enable f64;
//~ error unknown-extension 8-10: there is no enable-extension 'f64'

//# enable_unknown_ok: DIR-03
enable f16;

//# enable_unknown_in_list: DIR-03
enable f16, nonsense, subgroups;
//~ error unknown-extension 13-20: there is no enable-extension 'nonsense'

//# enable_unknown_in_list_ok: DIR-03
enable f16, subgroups;

//# enable_other_case: DIR-03
enable F16;
//~ error unknown-extension 8-10: there is no enable-extension 'F16'

//# enable_other_case_ok: DIR-03
enable f16;

//# enable_of_a_vendor: DIR-03
enable chromium_experimental_subgroups;
//~ error unknown-extension 8-38: there is no enable-extension 'chromium_experimental_subgroups'

//# enable_of_a_vendor_ok: DIR-03
enable subgroups;

//# enable_language_feature: DIR-03
enable pointer_composite_access;
//~ error unknown-extension 8-31: there is no enable-extension 'pointer_composite_access'

//# enable_language_feature_ok: DIR-03
requires pointer_composite_access;

//# enable_number: DIR-03
enable 16;
//~ error unexpected-token 8-9: expected a name, found `16`

//# enable_number_ok: DIR-03
enable f16;

//# enable_name_does_not_resolve: DIR-04
enable subgroups;
const a = subgroups;
//~ error unresolved-name 11-19: nothing named 'subgroups' is declared here

//# enable_name_does_not_resolve_ok: DIR-04
enable subgroups;
const a = 1;

//# enable_name_is_not_what_is_declared: DIR-04
enable a;
//~ error unknown-extension 8-8: there is no enable-extension 'a'
alias a = f32;

//# enable_name_is_not_what_is_declared_ok: DIR-04
alias a = f32;

//# enable_name_is_not_shadowed: DIR-04
enable f16, subgroups;
const subgroups = 1.5h;
fn f() -> f16 { return subgroupAdd(subgroups); }
struct primitive_index { m: f16 }

//# f16_type: DIR-05
var<private> a: f16;
//~ error missing-enable 17-19: f16 needs 'enable f16;'

//# f16_type_ok: DIR-05
enable f16;
var<private> a: f16;

//# f16_in_vector: DIR-05
fn f(a: vec2<f16>) { }
//~ error missing-enable 14-16: f16 needs 'enable f16;'

//# f16_in_vector_ok: DIR-05
enable f16;
fn f(a: vec2<f16>) { }

//# f16_in_matrix: DIR-05
fn f(a: mat2x2<f16>) { }
//~ error missing-enable 16-18: f16 needs 'enable f16;'

//# f16_in_matrix_ok: DIR-05
enable f16;
fn f(a: mat2x2<f16>) { }

//# f16_literal: DIR-05
const a = 1h;
//~ error missing-enable 11-12: f16 needs 'enable f16;'

//# f16_literal_ok: DIR-05
enable f16;
const a = 1h;

//# f16_float_literal: DIR-05
const a = 0.5h;
//~ error missing-enable 11-14: f16 needs 'enable f16;'

//# f16_float_literal_ok: DIR-05
enable f16;
const a = 0.5h;

//# f16_vector_alias: DIR-05
var<private> a: vec2h;
//~ error missing-enable 17-21: f16 needs 'enable f16;'

//# f16_vector_alias_ok: DIR-05
enable f16;
var<private> a: vec2h;

//# f16_vector_alias_constructor: DIR-05
const a = vec3h(1, 2, 3);
//~ error missing-enable 11-15: f16 needs 'enable f16;'

//# f16_vector_alias_constructor_ok: DIR-05
enable f16;
const a = vec3h(1, 2, 3);

//# f16_vector_alias_four: DIR-05
alias a = vec4h;
//~ error missing-enable 11-15: f16 needs 'enable f16;'

//# f16_vector_alias_four_ok: DIR-05
enable f16;
alias a = vec4h;

//# f16_matrix_alias: DIR-05
fn f(a: mat4x4h) { }
//~ error missing-enable 9-15: f16 needs 'enable f16;'

//# f16_matrix_alias_ok: DIR-05
enable f16;
fn f(a: mat4x4h) { }

//# f16_matrix_alias_two: DIR-05
const a = mat2x3h();
//~ error missing-enable 11-17: f16 needs 'enable f16;'

//# f16_matrix_alias_two_ok: DIR-05
enable f16;
const a = mat2x3h();

//# f16_conversion: DIR-05
fn f(a: f32) -> f32 { return f32(f16(a)); }
//~ error missing-enable 34-36: f16 needs 'enable f16;'

//# f16_conversion_ok: DIR-05
enable f16;
fn f(a: f32) -> f32 { return f32(f16(a)); }

//# f16_bitcast: DIR-05
const a = bitcast<vec2<f16>>(1u);
//~ error missing-enable 24-26: f16 needs 'enable f16;'

//# f16_bitcast_ok: DIR-05
enable f16;
const a = bitcast<vec2<f16>>(1u);

//# f16_only_packed: DIR-05
fn f(a: u32) -> f32 { return unpack2x16float(a).x + quantizeToF16(1.5); }

//# subgroup_builtins: DIR-06
fn f() {
  _ = subgroupAdd(1u);
//~ error missing-enable 7-17: subgroupAdd needs 'enable subgroups;'
  _ = subgroupExclusiveAdd(1u);
//~ error missing-enable 7-26: subgroupExclusiveAdd needs 'enable subgroups;'
  _ = subgroupInclusiveAdd(1u);
//~ error missing-enable 7-26: subgroupInclusiveAdd needs 'enable subgroups;'
  _ = subgroupAll(true);
//~ error missing-enable 7-17: subgroupAll needs 'enable subgroups;'
  _ = subgroupAnd(1u);
//~ error missing-enable 7-17: subgroupAnd needs 'enable subgroups;'
  _ = subgroupAny(true);
//~ error missing-enable 7-17: subgroupAny needs 'enable subgroups;'
  _ = subgroupBallot(true);
//~ error missing-enable 7-20: subgroupBallot needs 'enable subgroups;'
  _ = subgroupBroadcast(1u, 0);
//~ error missing-enable 7-23: subgroupBroadcast needs 'enable subgroups;'
  _ = subgroupBroadcastFirst(1u);
//~ error missing-enable 7-28: subgroupBroadcastFirst needs 'enable subgroups;'
  _ = subgroupElect();
//~ error missing-enable 7-19: subgroupElect needs 'enable subgroups;'
  _ = subgroupMax(1u);
//~ error missing-enable 7-17: subgroupMax needs 'enable subgroups;'
  _ = subgroupMin(1u);
//~ error missing-enable 7-17: subgroupMin needs 'enable subgroups;'
  _ = subgroupMul(1u);
//~ error missing-enable 7-17: subgroupMul needs 'enable subgroups;'
  _ = subgroupExclusiveMul(1u);
//~ error missing-enable 7-26: subgroupExclusiveMul needs 'enable subgroups;'
  _ = subgroupInclusiveMul(1u);
//~ error missing-enable 7-26: subgroupInclusiveMul needs 'enable subgroups;'
  _ = subgroupOr(1u);
//~ error missing-enable 7-16: subgroupOr needs 'enable subgroups;'
  _ = subgroupShuffle(1u, 0);
//~ error missing-enable 7-21: subgroupShuffle needs 'enable subgroups;'
  _ = subgroupShuffleDown(1u, 1);
//~ error missing-enable 7-25: subgroupShuffleDown needs 'enable subgroups;'
  _ = subgroupShuffleUp(1u, 1);
//~ error missing-enable 7-23: subgroupShuffleUp needs 'enable subgroups;'
  _ = subgroupShuffleXor(1u, 1);
//~ error missing-enable 7-24: subgroupShuffleXor needs 'enable subgroups;'
  _ = subgroupXor(1u);
//~ error missing-enable 7-17: subgroupXor needs 'enable subgroups;'
  _ = quadBroadcast(1u, 0);
//~ error missing-enable 7-19: quadBroadcast needs 'enable subgroups;'
  _ = quadSwapDiagonal(1u);
//~ error missing-enable 7-22: quadSwapDiagonal needs 'enable subgroups;'
  _ = quadSwapX(1u);
//~ error missing-enable 7-15: quadSwapX needs 'enable subgroups;'
  _ = quadSwapY(1u);
//~ error missing-enable 7-15: quadSwapY needs 'enable subgroups;'
}

//# subgroup_builtins_ok: DIR-06
enable subgroups;
fn f() {
  _ = subgroupAdd(1u);
  _ = subgroupExclusiveAdd(1u);
  _ = subgroupInclusiveAdd(1u);
  _ = subgroupAll(true);
  _ = subgroupAnd(1u);
  _ = subgroupAny(true);
  _ = subgroupBallot(true);
  _ = subgroupBroadcast(1u, 0);
  _ = subgroupBroadcastFirst(1u);
  _ = subgroupElect();
  _ = subgroupMax(1u);
  _ = subgroupMin(1u);
  _ = subgroupMul(1u);
  _ = subgroupExclusiveMul(1u);
  _ = subgroupInclusiveMul(1u);
  _ = subgroupOr(1u);
  _ = subgroupShuffle(1u, 0);
  _ = subgroupShuffleDown(1u, 1);
  _ = subgroupShuffleUp(1u, 1);
  _ = subgroupShuffleXor(1u, 1);
  _ = subgroupXor(1u);
  _ = quadBroadcast(1u, 0);
  _ = quadSwapDiagonal(1u);
  _ = quadSwapX(1u);
  _ = quadSwapY(1u);
}

//# subgroup_values: DIR-06
@compute @workgroup_size(1) fn main(
  @builtin(subgroup_size) subgroup_size: u32,
//~ error missing-enable 12-24: the built-in value subgroup_size needs 'enable subgroups;'
  @builtin(subgroup_invocation_id) subgroup_invocation_id: u32,
//~ error missing-enable 12-33: the built-in value subgroup_invocation_id needs 'enable subgroups;'
  @builtin(subgroup_id) subgroup_id: u32,
//~ error missing-enable 12-22: the built-in value subgroup_id needs 'enable subgroups;'
  @builtin(num_subgroups) num_subgroups: u32,
//~ error missing-enable 12-24: the built-in value num_subgroups needs 'enable subgroups;'
) { }

//# subgroup_values_ok: DIR-06
enable subgroups;
@compute @workgroup_size(1) fn main(
  @builtin(subgroup_size) subgroup_size: u32,
  @builtin(subgroup_invocation_id) subgroup_invocation_id: u32,
  @builtin(subgroup_id) subgroup_id: u32,
  @builtin(num_subgroups) num_subgroups: u32,
) { }

//# subgroup_values_in_structure: DIR-06
struct In { @builtin(subgroup_size) size: u32 }
//~ error missing-enable 22-34: the built-in value subgroup_size needs 'enable subgroups;'
@compute @workgroup_size(1) fn main(in: In) { }

//# subgroup_values_in_structure_ok: DIR-06
enable subgroups;
struct In { @builtin(subgroup_size) size: u32 }
@compute @workgroup_size(1) fn main(in: In) { }

//# subgroup_size_attribute: DIR-07
enable subgroups;
@compute @workgroup_size(32) @subgroup_size(16) fn main() { }
//~ error missing-enable 30-47: @subgroup_size needs 'enable subgroup_size_control;'

//# subgroup_size_attribute_ok: DIR-07
enable subgroup_size_control;
@compute @workgroup_size(32) @subgroup_size(16) fn main() { }

//# subgroup_size_attribute_without_any: DIR-07
@compute @workgroup_size(32) @subgroup_size(16) fn main() { }
//~ error missing-enable 30-47: @subgroup_size needs 'enable subgroup_size_control;'

//# subgroup_size_attribute_without_any_ok: DIR-07
@compute @workgroup_size(32) fn main() { }

//# subgroup_size_control_is_enough: DIR-08
enable subgroup_size_control;
@compute @workgroup_size(32) @subgroup_size(16) fn main(@builtin(subgroup_size) s: u32, @builtin(subgroup_id) i: u32) { _ = subgroupAdd(s + i); }

//# clip_distances: DIR-09
struct Out { @builtin(position) p: vec4f, @builtin(clip_distances) c: array<f32, 2> }
//~ error missing-enable 52-65: the built-in value clip_distances needs 'enable clip_distances;'
@vertex fn main() -> Out { return Out(); }

//# clip_distances_ok: DIR-09
enable clip_distances;
struct Out { @builtin(position) p: vec4f, @builtin(clip_distances) c: array<f32, 2> }
@vertex fn main() -> Out { return Out(); }

//# blend_src: DIR-09
struct Out { @location(0) @blend_src(0) a: vec4f, @location(0) @blend_src(1) b: vec4f }
//~ error missing-enable 27-39: @blend_src needs 'enable dual_source_blending;'
//~ error missing-enable 64-76: @blend_src needs 'enable dual_source_blending;'
@fragment fn main() -> Out { return Out(); }

//# blend_src_ok: DIR-09
enable dual_source_blending;
struct Out { @location(0) @blend_src(0) a: vec4f, @location(0) @blend_src(1) b: vec4f }
@fragment fn main() -> Out { return Out(); }

//# primitive_index: DIR-09
@fragment fn main(@builtin(primitive_index) i: u32) { }
//~ error missing-enable 28-42: the built-in value primitive_index needs 'enable primitive_index;'

//# primitive_index_ok: DIR-09
enable primitive_index;
@fragment fn main(@builtin(primitive_index) i: u32) { }

//# requires_one: DIR-11
requires pointer_composite_access;

//# requires_list: DIR-11
requires pointer_composite_access, unrestricted_pointer_parameters;
requires subgroup_id, linear_indexing,;
requires pointer_composite_access;

//# features_without_requires: DIR-11
fn f(p: ptr<function, vec2f>) -> f32 { return p.x; }

//# requires_enables_no_extension: DIR-11
requires subgroup_id;
fn f() -> u32 { return subgroupAdd(1u); }
//~ error missing-enable 24-34: subgroupAdd needs 'enable subgroups;'

//# requires_enables_no_extension_ok: DIR-11
enable subgroups;
requires subgroup_id;
fn f() -> u32 { return subgroupAdd(1u); }

//# requires_nothing: DIR-11
requires;
//~ error unexpected-token 9-9: expected a name, found `;`

//# requires_nothing_ok: DIR-11
requires subgroup_id;

//# requires_unknown: DIR-12
requires teleportation;
//~ error unknown-language-feature 10-22: there is no language feature 'teleportation'

//# requires_unknown_ok: DIR-12
requires subgroup_id;

//# requires_unknown_in_list: DIR-12
requires subgroup_id, teleportation;
//~ error unknown-language-feature 23-35: there is no language feature 'teleportation'

//# requires_unknown_in_list_ok: DIR-12
requires subgroup_id, subgroup_uniformity;

//# requires_extension: DIR-12
requires f16;
//~ error unknown-language-feature 10-12: there is no language feature 'f16'

//# requires_extension_ok: DIR-12
enable f16;

//# requires_other_case: DIR-12
requires Subgroup_id;
//~ error unknown-language-feature 10-20: there is no language feature 'Subgroup_id'

//# requires_other_case_ok: DIR-12
requires subgroup_id;

//# requires_every_feature: DIR-14
requires readonly_and_readwrite_storage_textures, packed_4x8_integer_dot_product, unrestricted_pointer_parameters, pointer_composite_access;
requires uniform_buffer_standard_layout, subgroup_id, subgroup_uniformity, texture_and_sampler_let, texture_formats_tier1, linear_indexing;
requires immediate_address_space, fragment_depth, buffer_view;

//# uses_every_feature: DIR-14
enable subgroups;
@group(0) @binding(0) var t: texture_storage_2d<r8unorm, read>;
@group(0) @binding(1) var<uniform> u: array<u32, 5>;
@group(0) @binding(2) var<storage, read_write> b: buffer;
var<immediate> i: u32;
var<workgroup> w: array<u32, 4>;
fn at(p: ptr<workgroup, u32>, q: ptr<function, vec2u>) -> u32 { return *p + q.x; }
@compute @workgroup_size(64) fn main(@builtin(subgroup_id) s: u32, @builtin(global_invocation_index) g: u32, @builtin(workgroup_index) n: u32) {
  let texture = t;
  var v: vec2u;
  if s == 0 { v.y = subgroupAdd(1u); }
  _ = textureLoad(texture, vec2u(0, 0)) * f32(dot4U8Packed(u[1], i) + at(&w[2], &v) + g + n + *bufferView<u32>(&b, 0));
}
@fragment fn depth() -> @builtin(frag_depth, less) f32 { return 0.5; }

//# requires_swizzle_assignment: DIR-15
requires swizzle_assignment;
fn f() { var v = vec4f(); v.xy = vec2f(1, 2); v.zw += vec2f(1, 2); }
