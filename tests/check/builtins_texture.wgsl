//! check
// Texture and derivative builtins of part 2, which are validated only: every overload with its result type, constant arguments, stages, unused results.
@group(0) @binding(0) var f1d: texture_1d<f32>; @group(0) @binding(1) var f2d: texture_2d<f32>;
@group(0) @binding(2) var f2d_array: texture_2d_array<f32>; @group(0) @binding(3) var f3d: texture_3d<f32>;
@group(0) @binding(4) var fcube: texture_cube<f32>; @group(0) @binding(5) var fcube_array: texture_cube_array<f32>;
@group(0) @binding(6) var i1d: texture_1d<i32>; @group(0) @binding(7) var u1d: texture_1d<u32>;
@group(0) @binding(8) var i2d: texture_2d<i32>; @group(0) @binding(9) var u2d: texture_2d<u32>;
@group(0) @binding(10) var i2d_array: texture_2d_array<i32>; @group(0) @binding(11) var u2d_array: texture_2d_array<u32>;
@group(0) @binding(12) var i3d: texture_3d<i32>; @group(0) @binding(13) var u3d: texture_3d<u32>;
@group(0) @binding(14) var icube: texture_cube<i32>; @group(0) @binding(15) var ucube: texture_cube<u32>;
@group(0) @binding(16) var icube_array: texture_cube_array<i32>; @group(0) @binding(17) var ucube_array: texture_cube_array<u32>;
@group(0) @binding(18) var d2d: texture_depth_2d; @group(0) @binding(19) var d2d_array: texture_depth_2d_array;
@group(0) @binding(20) var dcube: texture_depth_cube; @group(0) @binding(21) var dcube_array: texture_depth_cube_array;
@group(0) @binding(22) var fms: texture_multisampled_2d<f32>; @group(0) @binding(23) var ims: texture_multisampled_2d<i32>;
@group(0) @binding(24) var ums: texture_multisampled_2d<u32>; @group(0) @binding(25) var dms: texture_depth_multisampled_2d;
@group(0) @binding(26) var ext: texture_external; @group(0) @binding(27) var fread1d: texture_storage_1d<r32float, read>;
@group(0) @binding(28) var iread1d: texture_storage_1d<r32sint, read>; @group(0) @binding(29) var uread1d: texture_storage_1d<r32uint, read>;
@group(0) @binding(30) var fwrite1d: texture_storage_1d<r32float, write>; @group(0) @binding(31) var iwrite1d: texture_storage_1d<r32sint, write>;
@group(1) @binding(0) var uwrite1d: texture_storage_1d<r32uint, write>; @group(1) @binding(1) var frw1d: texture_storage_1d<r32float, read_write>;
@group(1) @binding(2) var irw1d: texture_storage_1d<r32sint, read_write>; @group(1) @binding(3) var urw1d: texture_storage_1d<r32uint, read_write>;
@group(1) @binding(4) var fread2d: texture_storage_2d<r32float, read>; @group(1) @binding(5) var iread2d: texture_storage_2d<r32sint, read>;
@group(1) @binding(6) var uread2d: texture_storage_2d<r32uint, read>; @group(1) @binding(7) var fwrite2d: texture_storage_2d<r32float, write>;
@group(1) @binding(8) var iwrite2d: texture_storage_2d<r32sint, write>; @group(1) @binding(9) var uwrite2d: texture_storage_2d<r32uint, write>;
@group(1) @binding(10) var frw2d: texture_storage_2d<r32float, read_write>; @group(1) @binding(11) var irw2d: texture_storage_2d<r32sint, read_write>;
@group(1) @binding(12) var urw2d: texture_storage_2d<r32uint, read_write>; @group(1) @binding(13) var fread2d_array: texture_storage_2d_array<r32float, read>;
@group(1) @binding(14) var iread2d_array: texture_storage_2d_array<r32sint, read>; @group(1) @binding(15) var uread2d_array: texture_storage_2d_array<r32uint, read>;
@group(1) @binding(16) var fwrite2d_array: texture_storage_2d_array<r32float, write>; @group(1) @binding(17) var iwrite2d_array: texture_storage_2d_array<r32sint, write>;
@group(1) @binding(18) var uwrite2d_array: texture_storage_2d_array<r32uint, write>; @group(1) @binding(19) var frw2d_array: texture_storage_2d_array<r32float, read_write>;
@group(1) @binding(20) var irw2d_array: texture_storage_2d_array<r32sint, read_write>; @group(1) @binding(21) var urw2d_array: texture_storage_2d_array<r32uint, read_write>;
@group(1) @binding(22) var fread3d: texture_storage_3d<r32float, read>; @group(1) @binding(23) var iread3d: texture_storage_3d<r32sint, read>;
@group(1) @binding(24) var uread3d: texture_storage_3d<r32uint, read>; @group(1) @binding(25) var fwrite3d: texture_storage_3d<r32float, write>;
@group(1) @binding(26) var iwrite3d: texture_storage_3d<r32sint, write>; @group(1) @binding(27) var uwrite3d: texture_storage_3d<r32uint, write>;
@group(1) @binding(28) var frw3d: texture_storage_3d<r32float, read_write>; @group(1) @binding(29) var irw3d: texture_storage_3d<r32sint, read_write>;
@group(1) @binding(30) var urw3d: texture_storage_3d<r32uint, read_write>; @group(1) @binding(31) var s: sampler;
@group(2) @binding(0) var sc: sampler_comparison;

//# dpdx: BI-89
fn unused() { dpdx(1f); }
//~ error unused-result 15-22: the result of 'dpdx' must be used
fn wrong_bool(x: vec2<bool>) { _ = dpdx(x); }
//~ error no-overload 36-42: there is no dpdx(vec2<bool>)
fn wrong_type() { _ = dpdx(1i); }
//~ error no-overload 23-30: there is no dpdx(i32)
fn wrong_count() { _ = dpdx(1f, 1f); }
//~ error no-overload 24-35: there is no dpdx(f32, f32)
const not_const = dpdx(1f);
//~ error not-const 19-26: the initializer of const 'not_const' is not a const-expression

//# dpdx_in_compute: BI-89
fn overloads() {
  _ = dpdx(1.0);
//~ error stage-restriction 7-15: dpdx is not allowed in the compute stage
//~ note +2:32-36: reached from entry point 'entry'
}
@compute @workgroup_size(1) fn entry() { overloads(); }

//# dpdx_ok: BI-89
fn overloads() {
  let v0: f32 = dpdx(1.0); let v1: vec2f = dpdx(vec2f()); let v2: vec3f = dpdx(vec3f()); let v3: vec4f = dpdx(vec4f());
}
@fragment fn entry() { overloads(); }

//# dpdxCoarse: BI-90
fn unused() { dpdxCoarse(1f); }
//~ error unused-result 15-28: the result of 'dpdxCoarse' must be used
fn wrong_bool(x: vec2<bool>) { _ = dpdxCoarse(x); }
//~ error no-overload 36-48: there is no dpdxCoarse(vec2<bool>)
fn wrong_type() { _ = dpdxCoarse(1i); }
//~ error no-overload 23-36: there is no dpdxCoarse(i32)
fn wrong_count() { _ = dpdxCoarse(1f, 1f); }
//~ error no-overload 24-41: there is no dpdxCoarse(f32, f32)
const not_const = dpdxCoarse(1f);
//~ error not-const 19-32: the initializer of const 'not_const' is not a const-expression

//# dpdxCoarse_in_compute: BI-90
fn overloads() {
  _ = dpdxCoarse(1.0);
//~ error stage-restriction 7-21: dpdxCoarse is not allowed in the compute stage
//~ note +2:32-36: reached from entry point 'entry'
}
@compute @workgroup_size(1) fn entry() { overloads(); }

//# dpdxCoarse_ok: BI-90
fn overloads() {
  let v0: f32 = dpdxCoarse(1.0); let v1: vec2f = dpdxCoarse(vec2f()); let v2: vec3f = dpdxCoarse(vec3f()); let v3: vec4f = dpdxCoarse(vec4f());
}
@fragment fn entry() { overloads(); }

//# dpdxFine: BI-91
fn unused() { dpdxFine(1f); }
//~ error unused-result 15-26: the result of 'dpdxFine' must be used
fn wrong_bool(x: vec2<bool>) { _ = dpdxFine(x); }
//~ error no-overload 36-46: there is no dpdxFine(vec2<bool>)
fn wrong_type() { _ = dpdxFine(1i); }
//~ error no-overload 23-34: there is no dpdxFine(i32)
fn wrong_count() { _ = dpdxFine(1f, 1f); }
//~ error no-overload 24-39: there is no dpdxFine(f32, f32)
const not_const = dpdxFine(1f);
//~ error not-const 19-30: the initializer of const 'not_const' is not a const-expression

//# dpdxFine_in_compute: BI-91
fn overloads() {
  _ = dpdxFine(1.0);
//~ error stage-restriction 7-19: dpdxFine is not allowed in the compute stage
//~ note +2:32-36: reached from entry point 'entry'
}
@compute @workgroup_size(1) fn entry() { overloads(); }

//# dpdxFine_ok: BI-91
fn overloads() {
  let v0: f32 = dpdxFine(1.0); let v1: vec2f = dpdxFine(vec2f()); let v2: vec3f = dpdxFine(vec3f()); let v3: vec4f = dpdxFine(vec4f());
}
@fragment fn entry() { overloads(); }

//# dpdy: BI-92
fn unused() { dpdy(1f); }
//~ error unused-result 15-22: the result of 'dpdy' must be used
fn wrong_bool(x: vec2<bool>) { _ = dpdy(x); }
//~ error no-overload 36-42: there is no dpdy(vec2<bool>)
fn wrong_type() { _ = dpdy(1i); }
//~ error no-overload 23-30: there is no dpdy(i32)
fn wrong_count() { _ = dpdy(1f, 1f); }
//~ error no-overload 24-35: there is no dpdy(f32, f32)
const not_const = dpdy(1f);
//~ error not-const 19-26: the initializer of const 'not_const' is not a const-expression

//# dpdy_in_compute: BI-92
fn overloads() {
  _ = dpdy(1.0);
//~ error stage-restriction 7-15: dpdy is not allowed in the compute stage
//~ note +2:32-36: reached from entry point 'entry'
}
@compute @workgroup_size(1) fn entry() { overloads(); }

//# dpdy_ok: BI-92
fn overloads() {
  let v0: f32 = dpdy(1.0); let v1: vec2f = dpdy(vec2f()); let v2: vec3f = dpdy(vec3f()); let v3: vec4f = dpdy(vec4f());
}
@fragment fn entry() { overloads(); }

//# dpdyCoarse: BI-93
fn unused() { dpdyCoarse(1f); }
//~ error unused-result 15-28: the result of 'dpdyCoarse' must be used
fn wrong_bool(x: vec2<bool>) { _ = dpdyCoarse(x); }
//~ error no-overload 36-48: there is no dpdyCoarse(vec2<bool>)
fn wrong_type() { _ = dpdyCoarse(1i); }
//~ error no-overload 23-36: there is no dpdyCoarse(i32)
fn wrong_count() { _ = dpdyCoarse(1f, 1f); }
//~ error no-overload 24-41: there is no dpdyCoarse(f32, f32)
const not_const = dpdyCoarse(1f);
//~ error not-const 19-32: the initializer of const 'not_const' is not a const-expression

//# dpdyCoarse_in_compute: BI-93
fn overloads() {
  _ = dpdyCoarse(1.0);
//~ error stage-restriction 7-21: dpdyCoarse is not allowed in the compute stage
//~ note +2:32-36: reached from entry point 'entry'
}
@compute @workgroup_size(1) fn entry() { overloads(); }

//# dpdyCoarse_ok: BI-93
fn overloads() {
  let v0: f32 = dpdyCoarse(1.0); let v1: vec2f = dpdyCoarse(vec2f()); let v2: vec3f = dpdyCoarse(vec3f()); let v3: vec4f = dpdyCoarse(vec4f());
}
@fragment fn entry() { overloads(); }

//# dpdyFine: BI-94
fn unused() { dpdyFine(1f); }
//~ error unused-result 15-26: the result of 'dpdyFine' must be used
fn wrong_bool(x: vec2<bool>) { _ = dpdyFine(x); }
//~ error no-overload 36-46: there is no dpdyFine(vec2<bool>)
fn wrong_type() { _ = dpdyFine(1i); }
//~ error no-overload 23-34: there is no dpdyFine(i32)
fn wrong_count() { _ = dpdyFine(1f, 1f); }
//~ error no-overload 24-39: there is no dpdyFine(f32, f32)
const not_const = dpdyFine(1f);
//~ error not-const 19-30: the initializer of const 'not_const' is not a const-expression

//# dpdyFine_in_compute: BI-94
fn overloads() {
  _ = dpdyFine(1.0);
//~ error stage-restriction 7-19: dpdyFine is not allowed in the compute stage
//~ note +2:32-36: reached from entry point 'entry'
}
@compute @workgroup_size(1) fn entry() { overloads(); }

//# dpdyFine_ok: BI-94
fn overloads() {
  let v0: f32 = dpdyFine(1.0); let v1: vec2f = dpdyFine(vec2f()); let v2: vec3f = dpdyFine(vec3f()); let v3: vec4f = dpdyFine(vec4f());
}
@fragment fn entry() { overloads(); }

//# fwidth: BI-95
fn unused() { fwidth(1f); }
//~ error unused-result 15-24: the result of 'fwidth' must be used
fn wrong_bool(x: vec2<bool>) { _ = fwidth(x); }
//~ error no-overload 36-44: there is no fwidth(vec2<bool>)
fn wrong_type() { _ = fwidth(1i); }
//~ error no-overload 23-32: there is no fwidth(i32)
fn wrong_count() { _ = fwidth(1f, 1f); }
//~ error no-overload 24-37: there is no fwidth(f32, f32)
const not_const = fwidth(1f);
//~ error not-const 19-28: the initializer of const 'not_const' is not a const-expression

//# fwidth_in_compute: BI-95
fn overloads() {
  _ = fwidth(1.0);
//~ error stage-restriction 7-17: fwidth is not allowed in the compute stage
//~ note +2:32-36: reached from entry point 'entry'
}
@compute @workgroup_size(1) fn entry() { overloads(); }

//# fwidth_ok: BI-95
fn overloads() {
  let v0: f32 = fwidth(1.0); let v1: vec2f = fwidth(vec2f()); let v2: vec3f = fwidth(vec3f()); let v3: vec4f = fwidth(vec4f());
}
@fragment fn entry() { overloads(); }

//# fwidthCoarse: BI-96
fn unused() { fwidthCoarse(1f); }
//~ error unused-result 15-30: the result of 'fwidthCoarse' must be used
fn wrong_bool(x: vec2<bool>) { _ = fwidthCoarse(x); }
//~ error no-overload 36-50: there is no fwidthCoarse(vec2<bool>)
fn wrong_type() { _ = fwidthCoarse(1i); }
//~ error no-overload 23-38: there is no fwidthCoarse(i32)
fn wrong_count() { _ = fwidthCoarse(1f, 1f); }
//~ error no-overload 24-43: there is no fwidthCoarse(f32, f32)
const not_const = fwidthCoarse(1f);
//~ error not-const 19-34: the initializer of const 'not_const' is not a const-expression

//# fwidthCoarse_in_compute: BI-96
fn overloads() {
  _ = fwidthCoarse(1.0);
//~ error stage-restriction 7-23: fwidthCoarse is not allowed in the compute stage
//~ note +2:32-36: reached from entry point 'entry'
}
@compute @workgroup_size(1) fn entry() { overloads(); }

//# fwidthCoarse_ok: BI-96
fn overloads() {
  let v0: f32 = fwidthCoarse(1.0); let v1: vec2f = fwidthCoarse(vec2f()); let v2: vec3f = fwidthCoarse(vec3f()); let v3: vec4f = fwidthCoarse(vec4f());
}
@fragment fn entry() { overloads(); }

//# fwidthFine: BI-97
fn unused() { fwidthFine(1f); }
//~ error unused-result 15-28: the result of 'fwidthFine' must be used
fn wrong_bool(x: vec2<bool>) { _ = fwidthFine(x); }
//~ error no-overload 36-48: there is no fwidthFine(vec2<bool>)
fn wrong_type() { _ = fwidthFine(1i); }
//~ error no-overload 23-36: there is no fwidthFine(i32)
fn wrong_count() { _ = fwidthFine(1f, 1f); }
//~ error no-overload 24-41: there is no fwidthFine(f32, f32)
const not_const = fwidthFine(1f);
//~ error not-const 19-32: the initializer of const 'not_const' is not a const-expression

//# fwidthFine_in_compute: BI-97
fn overloads() {
  _ = fwidthFine(1.0);
//~ error stage-restriction 7-21: fwidthFine is not allowed in the compute stage
//~ note +2:32-36: reached from entry point 'entry'
}
@compute @workgroup_size(1) fn entry() { overloads(); }

//# fwidthFine_ok: BI-97
fn overloads() {
  let v0: f32 = fwidthFine(1.0); let v1: vec2f = fwidthFine(vec2f()); let v2: vec3f = fwidthFine(vec3f()); let v3: vec4f = fwidthFine(vec4f());
}
@fragment fn entry() { overloads(); }

//# textureDimensions: BI-98
fn unused() { textureDimensions(f2d); }
//~ error unused-result 15-36: the result of 'textureDimensions' must be used
fn a() { _ = textureDimensions(fms, 0); }
//~ error no-overload 14-38: there is no textureDimensions(texture_multisampled_2d<f32>, abstract-int)
fn b() { _ = textureDimensions(ext, 0); }
//~ error no-overload 14-38: there is no textureDimensions(texture_external, abstract-int)
fn c() { _ = textureDimensions(fread2d, 0); }
//~ error no-overload 14-42: there is no textureDimensions(texture_storage_2d<r32float, read>, abstract-int)
fn d() { _ = textureDimensions(f2d, 0.5); }
//~ error no-overload 14-40: there is no textureDimensions(texture_2d<f32>, abstract-float)
fn e() { _ = textureDimensions(s); }
//~ error no-overload 14-33: there is no textureDimensions(sampler)
fn g() { let r: vec3u = textureDimensions(f2d); }
//~ error type-mismatch 25-46: the initializer of 'r' is vec3<u32>, but this is vec2<u32>
const not_const = textureDimensions(f2d);
//~ error not-const 19-40: the initializer of const 'not_const' is not a const-expression

//# textureDimensions_ok: BI-98
fn overloads() {
  let v0: u32 = textureDimensions(f1d); let v1: u32 = textureDimensions(f1d, 1); let v2: vec2u = textureDimensions(f2d); let v3: vec2u = textureDimensions(f2d, 1);
  let v4: vec2u = textureDimensions(f2d_array); let v5: vec2u = textureDimensions(f2d_array, 1); let v6: vec2u = textureDimensions(fcube);
  let v7: vec2u = textureDimensions(fcube, 1); let v8: vec2u = textureDimensions(fcube_array); let v9: vec2u = textureDimensions(fcube_array, 1);
  let v10: vec3u = textureDimensions(f3d); let v11: vec3u = textureDimensions(f3d, 1); let v12: vec2u = textureDimensions(fms); let v13: u32 = textureDimensions(i1d);
  let v14: u32 = textureDimensions(i1d, 1); let v15: vec2u = textureDimensions(i2d); let v16: vec2u = textureDimensions(i2d, 1);
  let v17: vec2u = textureDimensions(i2d_array); let v18: vec2u = textureDimensions(i2d_array, 1); let v19: vec2u = textureDimensions(icube);
  let v20: vec2u = textureDimensions(icube, 1); let v21: vec2u = textureDimensions(icube_array); let v22: vec2u = textureDimensions(icube_array, 1);
  let v23: vec3u = textureDimensions(i3d); let v24: vec3u = textureDimensions(i3d, 1); let v25: vec2u = textureDimensions(ims); let v26: u32 = textureDimensions(u1d);
  let v27: u32 = textureDimensions(u1d, 1u); let v28: vec2u = textureDimensions(u2d); let v29: vec2u = textureDimensions(u2d, 1u);
  let v30: vec2u = textureDimensions(u2d_array); let v31: vec2u = textureDimensions(u2d_array, 1u); let v32: vec2u = textureDimensions(ucube);
  let v33: vec2u = textureDimensions(ucube, 1u); let v34: vec2u = textureDimensions(ucube_array); let v35: vec2u = textureDimensions(ucube_array, 1u);
  let v36: vec3u = textureDimensions(u3d); let v37: vec3u = textureDimensions(u3d, 1u); let v38: vec2u = textureDimensions(ums); let v39: vec2u = textureDimensions(d2d);
  let v40: vec2u = textureDimensions(d2d, 0u); let v41: vec2u = textureDimensions(d2d_array); let v42: vec2u = textureDimensions(d2d_array, 0u);
  let v43: vec2u = textureDimensions(dcube); let v44: vec2u = textureDimensions(dcube, 0u); let v45: vec2u = textureDimensions(dcube_array);
  let v46: vec2u = textureDimensions(dcube_array, 0u); let v47: vec2u = textureDimensions(dms); let v48: vec2u = textureDimensions(ext);
  let v49: u32 = textureDimensions(fread1d); let v50: u32 = textureDimensions(fwrite1d); let v51: u32 = textureDimensions(frw1d);
  let v52: vec2u = textureDimensions(fread2d); let v53: vec2u = textureDimensions(fwrite2d); let v54: vec2u = textureDimensions(frw2d);
  let v55: vec2u = textureDimensions(fread2d_array); let v56: vec2u = textureDimensions(fwrite2d_array); let v57: vec2u = textureDimensions(frw2d_array);
  let v58: vec3u = textureDimensions(fread3d); let v59: vec3u = textureDimensions(fwrite3d); let v60: vec3u = textureDimensions(frw3d);
}
@fragment fn entry() { overloads(); }
@compute @workgroup_size(1) fn entry2() { _ = textureDimensions(f2d); _ = textureDimensions(fwrite2d); }

//# textureDimensions_in_vertex: BI-98
@vertex fn a() -> @builtin(position) vec4f { _ = textureDimensions(f2d); _ = textureDimensions(fread2d); return vec4f(); }
@vertex fn b() -> @builtin(position) vec4f { _ = textureDimensions(fwrite2d); return vec4f(); }
//~ error stage-restriction 12-12: vertex entry point 'b' uses the writable resource 'fwrite2d'
//~ note -223:97-104: declared here
@vertex fn c() -> @builtin(position) vec4f { _ = textureDimensions(frw2d); return vec4f(); }
//~ error stage-restriction 12-12: vertex entry point 'c' uses the writable resource 'frw2d'
//~ note -222:28-32: declared here

//# textureGather: BI-99
fn unused() { textureGather(0, f2d, s, vec2f()); }
//~ error unused-result 15-47: the result of 'textureGather' must be used
fn a() { _ = textureGather(4, f2d, s, vec2f()); }
//~ error argument-out-of-range 28-28: argument 1 of textureGather is from 0 to 3
fn b() { _ = textureGather(-1, f2d, s, vec2f()); }
//~ error argument-out-of-range 28-29: argument 1 of textureGather is from 0 to 3
fn c(i: i32) { _ = textureGather(i, f2d, s, vec2f()); }
//~ error not-const 34-34: argument 1 of textureGather must be a const-expression
fn d() { _ = textureGather(f2d, s, vec2f()); }
//~ error no-overload 14-43: there is no textureGather(texture_2d<f32>, sampler, vec2<f32>)
fn e() { _ = textureGather(0, d2d, s, vec2f()); }
//~ error no-overload 14-46: there is no textureGather(abstract-int, texture_depth_2d, sampler, vec2<f32>)
fn g() { _ = textureGather(0, f3d, s, vec3f()); }
//~ error no-overload 14-46: there is no textureGather(abstract-int, texture_3d<f32>, sampler, vec3<f32>)
fn h() { _ = textureGather(0, f2d_array, s, vec2f()); }
//~ error no-overload 14-52: there is no textureGather(abstract-int, texture_2d_array<f32>, sampler, vec2<f32>)
fn i() { _ = textureGather(0, fcube, s, vec3f(), vec3i()); }
//~ error no-overload 14-57: there is no textureGather(abstract-int, texture_cube<f32>, sampler, vec3<f32>, vec3<i32>)
fn j() { _ = textureGather(0, f2d, sc, vec2f()); }
//~ error no-overload 14-47: there is no textureGather(abstract-int, texture_2d<f32>, sampler_comparison, vec2<f32>)
fn offset_low() { _ = textureGather(0, f2d, s, vec2f(), vec2i(-9, 0)); }
//~ error argument-out-of-range 57-68: argument 5 of textureGather is from -8 to 7
fn offset_high() { _ = textureGather(0, f2d, s, vec2f(), vec2i(0, 8)); }
//~ error argument-out-of-range 58-68: argument 5 of textureGather is from -8 to 7
fn offset_not_const(o: vec2i) { _ = textureGather(0, f2d, s, vec2f(), o); }
//~ error not-const 71-71: argument 5 of textureGather must be a const-expression
fn offset_unsigned() { _ = textureGather(0, f2d, s, vec2f(), vec2u()); }
//~ error no-overload 28-69: there is no textureGather(abstract-int, texture_2d<f32>, sampler, vec2<f32>, vec2<u32>)
override component = 1;
fn k() { _ = textureGather(component, f2d, s, vec2f()); }
//~ error not-const 28-36: argument 1 of textureGather must be a const-expression

//# textureGather_ok: BI-99
fn overloads() {
  let v0: vec4f = textureGather(0, f2d, s, vec2f()); let v1: vec4f = textureGather(2, f2d, s, vec2f(), vec2i(-8, 7));
  let v2: vec4f = textureGather(0, f2d_array, s, vec2f(), 1); let v3: vec4f = textureGather(2, f2d_array, s, vec2f(), 1u, vec2(0));
  let v4: vec4f = textureGather(0, fcube, s, vec3f()); let v5: vec4f = textureGather(0, fcube_array, s, vec3f(), 1); let v6: vec4i = textureGather(1i, i2d, s, vec2f());
  let v7: vec4i = textureGather(2, i2d, s, vec2f(), vec2i(-8, 7)); let v8: vec4i = textureGather(1i, i2d_array, s, vec2f(), 1);
  let v9: vec4i = textureGather(2, i2d_array, s, vec2f(), 1u, vec2(0)); let v10: vec4i = textureGather(1i, icube, s, vec3f());
  let v11: vec4i = textureGather(1i, icube_array, s, vec3f(), 1); let v12: vec4u = textureGather(3u, u2d, s, vec2f());
  let v13: vec4u = textureGather(2, u2d, s, vec2f(), vec2i(-8, 7)); let v14: vec4u = textureGather(3u, u2d_array, s, vec2f(), 1);
  let v15: vec4u = textureGather(2, u2d_array, s, vec2f(), 1u, vec2(0)); let v16: vec4u = textureGather(3u, ucube, s, vec3f());
  let v17: vec4u = textureGather(3u, ucube_array, s, vec3f(), 1); let v18: vec4f = textureGather(d2d, s, vec2f());
  let v19: vec4f = textureGather(d2d, s, vec2f(), vec2i(-8, 7)); let v20: vec4f = textureGather(d2d_array, s, vec2f(), 1);
  let v21: vec4f = textureGather(d2d_array, s, vec2f(), 1u, vec2(0)); let v22: vec4f = textureGather(dcube, s, vec3f());
  let v23: vec4f = textureGather(dcube_array, s, vec3f(), 1);
}
@fragment fn entry() { overloads(); }
@compute @workgroup_size(1) fn entry2() { overloads(); }
@vertex fn entry3() -> @builtin(position) vec4f { overloads(); return vec4f(); }

//# textureGatherCompare: BI-100
fn unused() { textureGatherCompare(d2d, sc, vec2f(), 0); }
//~ error unused-result 15-55: the result of 'textureGatherCompare' must be used
fn a() { _ = textureGatherCompare(f2d, sc, vec2f(), 0); }
//~ error no-overload 14-54: there is no textureGatherCompare(texture_2d<f32>, sampler_comparison, vec2<f32>, abstract-int)
fn b() { _ = textureGatherCompare(d2d, s, vec2f(), 0); }
//~ error no-overload 14-53: there is no textureGatherCompare(texture_depth_2d, sampler, vec2<f32>, abstract-int)
fn c() { _ = textureGatherCompare(d2d, sc, vec2f()); }
//~ error no-overload 14-51: there is no textureGatherCompare(texture_depth_2d, sampler_comparison, vec2<f32>)
fn d() { _ = textureGatherCompare(dcube, sc, vec3f(), 0, vec3i()); }
//~ error no-overload 14-65: there is no textureGatherCompare(texture_depth_cube, sampler_comparison, vec3<f32>, abstract-int, vec3<i32>)
fn offset_low() { _ = textureGatherCompare(d2d, sc, vec2f(), 0, vec2i(-9, 0)); }
//~ error argument-out-of-range 65-76: argument 5 of textureGatherCompare is from -8 to 7
fn offset_high() { _ = textureGatherCompare(d2d, sc, vec2f(), 0, vec2i(0, 8)); }
//~ error argument-out-of-range 66-76: argument 5 of textureGatherCompare is from -8 to 7
fn offset_not_const(o: vec2i) { _ = textureGatherCompare(d2d, sc, vec2f(), 0, o); }
//~ error not-const 79-79: argument 5 of textureGatherCompare must be a const-expression
fn offset_unsigned() { _ = textureGatherCompare(d2d, sc, vec2f(), 0, vec2u()); }
//~ error no-overload 28-77: there is no textureGatherCompare(texture_depth_2d, sampler_comparison, vec2<f32>, abstract-int, vec2<u32>)

//# textureGatherCompare_ok: BI-100
fn overloads() {
  let v0: vec4f = textureGatherCompare(d2d, sc, vec2f(), 0.5); let v1: vec4f = textureGatherCompare(d2d, sc, vec2f(), 0.5, vec2i(-8, 7));
  let v2: vec4f = textureGatherCompare(d2d_array, sc, vec2f(), 1, 0.5); let v3: vec4f = textureGatherCompare(d2d_array, sc, vec2f(), 1u, 0.5, vec2(0));
  let v4: vec4f = textureGatherCompare(dcube, sc, vec3f(), 0.5); let v5: vec4f = textureGatherCompare(dcube_array, sc, vec3f(), 1, 0.5);
}
@fragment fn entry() { overloads(); }
@compute @workgroup_size(1) fn entry2() { overloads(); }
@vertex fn entry3() -> @builtin(position) vec4f { overloads(); return vec4f(); }

//# textureLoad: BI-101
fn unused() { textureLoad(f2d, vec2i(), 0); }
//~ error unused-result 15-42: the result of 'textureLoad' must be used
fn a() { _ = textureLoad(f2d, vec2i()); }
//~ error no-overload 14-38: there is no textureLoad(texture_2d<f32>, vec2<i32>)
fn b() { _ = textureLoad(f2d, vec2f(), 0); }
//~ error no-overload 14-41: there is no textureLoad(texture_2d<f32>, vec2<f32>, abstract-int)
fn c() { _ = textureLoad(fcube, vec3i(), 0); }
//~ error no-overload 14-43: there is no textureLoad(texture_cube<f32>, vec3<i32>, abstract-int)
fn d() { _ = textureLoad(fwrite2d, vec2i()); }
//~ error no-overload 14-43: there is no textureLoad(texture_storage_2d<r32float, write>, vec2<i32>)
fn e() { _ = textureLoad(fread2d, vec2i(), 0); }
//~ error no-overload 14-45: there is no textureLoad(texture_storage_2d<r32float, read>, vec2<i32>, abstract-int)
fn g() { _ = textureLoad(f2d, vec2i(), 0.0); }
//~ error no-overload 14-43: there is no textureLoad(texture_2d<f32>, vec2<i32>, abstract-float)
fn h() { _ = textureLoad(dcube, vec3i(), 0); }
//~ error no-overload 14-43: there is no textureLoad(texture_depth_cube, vec3<i32>, abstract-int)
fn i() { let r: vec4f = textureLoad(i2d, vec2i(), 0); }
//~ error type-mismatch 25-52: the initializer of 'r' is vec4<f32>, but this is vec4<i32>
fn j() { let r: vec4f = textureLoad(d2d, vec2i(), 0); }
//~ error type-mismatch 25-52: the initializer of 'r' is vec4<f32>, but this is f32
fn k() { _ = textureLoad(f2d_array, vec2i(), 0); }
//~ error no-overload 14-47: there is no textureLoad(texture_2d_array<f32>, vec2<i32>, abstract-int)

//# textureLoad_ok: BI-101
fn read_write_overloads() {
  let v0: vec4f = textureLoad(frw1d, 0); let v1: vec4f = textureLoad(frw2d, vec2i()); let v2: vec4f = textureLoad(frw2d_array, vec2i(), 1);
  let v3: vec4f = textureLoad(frw3d, vec3i()); let v4: vec4i = textureLoad(irw1d, 0); let v5: vec4i = textureLoad(irw2d, vec2i());
  let v6: vec4i = textureLoad(irw2d_array, vec2i(), 1); let v7: vec4i = textureLoad(irw3d, vec3i()); let v8: vec4u = textureLoad(urw1d, 0);
  let v9: vec4u = textureLoad(urw2d, vec2i()); let v10: vec4u = textureLoad(urw2d_array, vec2i(), 1); let v11: vec4u = textureLoad(urw3d, vec3i());
}
fn overloads() {
  let v0: vec4f = textureLoad(f1d, 0, 0u); let v1: vec4f = textureLoad(f1d, 0u, 0); let v2: vec4f = textureLoad(fread1d, 0u); let v3: vec4f = textureLoad(f2d, vec2i(), 0u);
  let v4: vec4f = textureLoad(f2d, vec2u(), 0); let v5: vec4f = textureLoad(fread2d, vec2u()); let v6: vec4f = textureLoad(f2d_array, vec2i(), 1, 0u);
  let v7: vec4f = textureLoad(f2d_array, vec2u(), 1u, 0); let v8: vec4f = textureLoad(fread2d_array, vec2u(), 1u); let v9: vec4f = textureLoad(f3d, vec3i(), 0u);
  let v10: vec4f = textureLoad(f3d, vec3u(), 0); let v11: vec4f = textureLoad(fread3d, vec3u()); let v12: vec4f = textureLoad(fms, vec2i(), 1);
  let v13: vec4i = textureLoad(i1d, 0, 0u); let v14: vec4i = textureLoad(i1d, 0u, 0); let v15: vec4i = textureLoad(iread1d, 0u);
  let v16: vec4i = textureLoad(i2d, vec2i(), 0u); let v17: vec4i = textureLoad(i2d, vec2u(), 0); let v18: vec4i = textureLoad(iread2d, vec2u());
  let v19: vec4i = textureLoad(i2d_array, vec2i(), 1, 0u); let v20: vec4i = textureLoad(i2d_array, vec2u(), 1u, 0); let v21: vec4i = textureLoad(iread2d_array, vec2u(), 1u);
  let v22: vec4i = textureLoad(i3d, vec3i(), 0u); let v23: vec4i = textureLoad(i3d, vec3u(), 0); let v24: vec4i = textureLoad(iread3d, vec3u());
  let v25: vec4i = textureLoad(ims, vec2i(), 1); let v26: vec4u = textureLoad(u1d, 0, 0u); let v27: vec4u = textureLoad(u1d, 0u, 0);
  let v28: vec4u = textureLoad(uread1d, 0u); let v29: vec4u = textureLoad(u2d, vec2i(), 0u); let v30: vec4u = textureLoad(u2d, vec2u(), 0);
  let v31: vec4u = textureLoad(uread2d, vec2u()); let v32: vec4u = textureLoad(u2d_array, vec2i(), 1, 0u); let v33: vec4u = textureLoad(u2d_array, vec2u(), 1u, 0);
  let v34: vec4u = textureLoad(uread2d_array, vec2u(), 1u); let v35: vec4u = textureLoad(u3d, vec3i(), 0u); let v36: vec4u = textureLoad(u3d, vec3u(), 0);
  let v37: vec4u = textureLoad(uread3d, vec3u()); let v38: vec4u = textureLoad(ums, vec2i(), 1); let v39: f32 = textureLoad(d2d, vec2i(), 0);
  let v40: f32 = textureLoad(d2d_array, vec2u(), 1, 0u); let v41: f32 = textureLoad(dms, vec2i(), 0); let v42: vec4f = textureLoad(ext, vec2u());
}
@fragment fn entry() { overloads(); read_write_overloads(); }
@compute @workgroup_size(1) fn entry2() { _ = textureLoad(f2d, vec2i(), 0); _ = textureLoad(frw2d, vec2i()); }
@vertex fn entry3() -> @builtin(position) vec4f { overloads(); return vec4f(); }

//# textureLoad_in_vertex: BI-101
@vertex fn b() -> @builtin(position) vec4f { _ = textureLoad(frw2d, vec2i()); return vec4f(); }
//~ error stage-restriction 12-12: vertex entry point 'b' uses the writable resource 'frw2d'
//~ note -323:28-32: declared here

//# textureNumLayers: BI-102
fn unused() { textureNumLayers(f2d_array); }
//~ error unused-result 15-41: the result of 'textureNumLayers' must be used
fn a() { _ = textureNumLayers(f2d); }
//~ error no-overload 14-34: there is no textureNumLayers(texture_2d<f32>)
fn b() { _ = textureNumLayers(fcube); }
//~ error no-overload 14-36: there is no textureNumLayers(texture_cube<f32>)
fn c() { _ = textureNumLayers(f3d); }
//~ error no-overload 14-34: there is no textureNumLayers(texture_3d<f32>)
fn d() { _ = textureNumLayers(fread2d); }
//~ error no-overload 14-38: there is no textureNumLayers(texture_storage_2d<r32float, read>)
fn e() { _ = textureNumLayers(dcube); }
//~ error no-overload 14-36: there is no textureNumLayers(texture_depth_cube)
fn g() { _ = textureNumLayers(f2d_array, 0); }
//~ error no-overload 14-43: there is no textureNumLayers(texture_2d_array<f32>, abstract-int)

//# textureNumLayers_ok: BI-102
fn overloads() {
  let v0: u32 = textureNumLayers(f2d_array); let v1: u32 = textureNumLayers(fcube_array); let v2: u32 = textureNumLayers(i2d_array);
  let v3: u32 = textureNumLayers(icube_array); let v4: u32 = textureNumLayers(u2d_array); let v5: u32 = textureNumLayers(ucube_array);
  let v6: u32 = textureNumLayers(d2d_array); let v7: u32 = textureNumLayers(dcube_array); let v8: u32 = textureNumLayers(fread2d_array);
  let v9: u32 = textureNumLayers(fwrite2d_array); let v10: u32 = textureNumLayers(frw2d_array); let v11: u32 = textureNumLayers(iread2d_array);
  let v12: u32 = textureNumLayers(iwrite2d_array); let v13: u32 = textureNumLayers(irw2d_array); let v14: u32 = textureNumLayers(uread2d_array);
  let v15: u32 = textureNumLayers(uwrite2d_array); let v16: u32 = textureNumLayers(urw2d_array);
}
@fragment fn entry() { overloads(); }
@compute @workgroup_size(1) fn entry2() { _ = textureNumLayers(f2d_array); }

//# textureNumLevels: BI-103
fn unused() { textureNumLevels(f2d); }
//~ error unused-result 15-35: the result of 'textureNumLevels' must be used
fn a() { _ = textureNumLevels(fms); }
//~ error no-overload 14-34: there is no textureNumLevels(texture_multisampled_2d<f32>)
fn b() { _ = textureNumLevels(fread2d); }
//~ error no-overload 14-38: there is no textureNumLevels(texture_storage_2d<r32float, read>)
fn c() { _ = textureNumLevels(ext); }
//~ error no-overload 14-34: there is no textureNumLevels(texture_external)
fn d() { _ = textureNumLevels(dms); }
//~ error no-overload 14-34: there is no textureNumLevels(texture_depth_multisampled_2d)

//# textureNumLevels_ok: BI-103
fn overloads() {
  let v0: u32 = textureNumLevels(f1d); let v1: u32 = textureNumLevels(f2d); let v2: u32 = textureNumLevels(f2d_array); let v3: u32 = textureNumLevels(f3d);
  let v4: u32 = textureNumLevels(fcube); let v5: u32 = textureNumLevels(fcube_array); let v6: u32 = textureNumLevels(i1d); let v7: u32 = textureNumLevels(i2d);
  let v8: u32 = textureNumLevels(i2d_array); let v9: u32 = textureNumLevels(i3d); let v10: u32 = textureNumLevels(icube); let v11: u32 = textureNumLevels(icube_array);
  let v12: u32 = textureNumLevels(u1d); let v13: u32 = textureNumLevels(u2d); let v14: u32 = textureNumLevels(u2d_array); let v15: u32 = textureNumLevels(u3d);
  let v16: u32 = textureNumLevels(ucube); let v17: u32 = textureNumLevels(ucube_array); let v18: u32 = textureNumLevels(d2d); let v19: u32 = textureNumLevels(d2d_array);
  let v20: u32 = textureNumLevels(dcube); let v21: u32 = textureNumLevels(dcube_array);
}
@fragment fn entry() { overloads(); }
@compute @workgroup_size(1) fn entry2() { _ = textureNumLevels(f2d); }
@vertex fn entry3() -> @builtin(position) vec4f { overloads(); return vec4f(); }

//# textureNumSamples: BI-104
fn unused() { textureNumSamples(fms); }
//~ error unused-result 15-36: the result of 'textureNumSamples' must be used
fn a() { _ = textureNumSamples(f2d); }
//~ error no-overload 14-35: there is no textureNumSamples(texture_2d<f32>)
fn b() { _ = textureNumSamples(d2d); }
//~ error no-overload 14-35: there is no textureNumSamples(texture_depth_2d)
fn c() { _ = textureNumSamples(ext); }
//~ error no-overload 14-35: there is no textureNumSamples(texture_external)

//# textureNumSamples_ok: BI-104
fn overloads() {
  let v0: u32 = textureNumSamples(fms); let v1: u32 = textureNumSamples(ims); let v2: u32 = textureNumSamples(ums); let v3: u32 = textureNumSamples(dms);
}
@fragment fn entry() { overloads(); }
@compute @workgroup_size(1) fn entry2() { overloads(); }
@vertex fn entry3() -> @builtin(position) vec4f { overloads(); return vec4f(); }

//# textureSample: BI-105
fn unused() { textureSample(f1d, s, 0.5); }
//~ error unused-result 15-40: the result of 'textureSample' must be used
fn a() { _ = textureSample(i2d, s, vec2f()); }
//~ error no-overload 14-43: there is no textureSample(texture_2d<i32>, sampler, vec2<f32>)
fn b() { _ = textureSample(f2d, sc, vec2f()); }
//~ error no-overload 14-44: there is no textureSample(texture_2d<f32>, sampler_comparison, vec2<f32>)
fn c() { _ = textureSample(f2d, s, vec3f()); }
//~ error no-overload 14-43: there is no textureSample(texture_2d<f32>, sampler, vec3<f32>)
fn d() { _ = textureSample(f1d, s, 0.5, 1); }
//~ error no-overload 14-42: there is no textureSample(texture_1d<f32>, sampler, abstract-float, abstract-int)
fn e() { _ = textureSample(fcube, s, vec3f(), vec3i()); }
//~ error no-overload 14-54: there is no textureSample(texture_cube<f32>, sampler, vec3<f32>, vec3<i32>)
fn g() { _ = textureSample(fms, s, vec2f()); }
//~ error no-overload 14-43: there is no textureSample(texture_multisampled_2d<f32>, sampler, vec2<f32>)
fn h() { _ = textureSample(fread2d, s, vec2f()); }
//~ error no-overload 14-47: there is no textureSample(texture_storage_2d<r32float, read>, sampler, vec2<f32>)
fn offset_low() { _ = textureSample(f2d, s, vec2f(), vec2i(-9, 0)); }
//~ error argument-out-of-range 54-65: argument 4 of textureSample is from -8 to 7
fn offset_high() { _ = textureSample(f2d, s, vec2f(), vec2i(0, 8)); }
//~ error argument-out-of-range 55-65: argument 4 of textureSample is from -8 to 7
fn offset_not_const(o: vec2i) { _ = textureSample(f2d, s, vec2f(), o); }
//~ error not-const 68-68: argument 4 of textureSample must be a const-expression
fn offset_unsigned() { _ = textureSample(f2d, s, vec2f(), vec2u()); }
//~ error no-overload 28-66: there is no textureSample(texture_2d<f32>, sampler, vec2<f32>, vec2<u32>)

//# textureSample_in_compute: BI-105
fn overloads() {
  _ = textureSample(f1d, s, 0.5);
//~ error stage-restriction 7-32: textureSample is not allowed in the compute stage
//~ note +2:32-36: reached from entry point 'entry'
}
@compute @workgroup_size(1) fn entry() { overloads(); }

//# textureSample_in_vertex: BI-105
fn overloads() {
  _ = textureSample(f1d, s, 0.5);
//~ error stage-restriction 7-32: textureSample is not allowed in the vertex stage
//~ note +2:12-16: reached from entry point 'entry'
}
@vertex fn entry() -> @builtin(position) vec4f { overloads(); return vec4f(); }

//# textureSample_ok: BI-105
fn overloads() {
  let v0: vec4f = textureSample(f1d, s, 0.5); let v1: vec4f = textureSample(f2d, s, vec2f()); let v2: vec4f = textureSample(f2d, s, vec2f(), vec2i(-8, 7));
  let v3: vec4f = textureSample(f2d_array, s, vec2f(), 1); let v4: vec4f = textureSample(f2d_array, s, vec2f(), 1u, vec2(0)); let v5: vec4f = textureSample(f3d, s, vec3f());
  let v6: vec4f = textureSample(f3d, s, vec3f(), vec3(7, 0, -8)); let v7: vec4f = textureSample(fcube, s, vec3f());
  let v8: vec4f = textureSample(fcube_array, s, vec3f(), 1); let v9: f32 = textureSample(d2d, s, vec2f()); let v10: f32 = textureSample(d2d, s, vec2f(), vec2i(-8, 7));
  let v11: f32 = textureSample(d2d_array, s, vec2f(), 1); let v12: f32 = textureSample(d2d_array, s, vec2f(), 1u, vec2(0)); let v13: f32 = textureSample(dcube, s, vec3f());
  let v14: f32 = textureSample(dcube_array, s, vec3f(), 1);
}
@fragment fn entry() { overloads(); }

//# textureSampleBias: BI-106
fn unused() { textureSampleBias(f2d, s, vec2f(), 0.5); }
//~ error unused-result 15-53: the result of 'textureSampleBias' must be used
fn a() { _ = textureSampleBias(f1d, s, 0.5, 0.5); }
//~ error no-overload 14-48: there is no textureSampleBias(texture_1d<f32>, sampler, abstract-float, abstract-float)
fn b() { _ = textureSampleBias(d2d, s, vec2f(), 0.5); }
//~ error no-overload 14-52: there is no textureSampleBias(texture_depth_2d, sampler, vec2<f32>, abstract-float)
fn c() { _ = textureSampleBias(f2d, s, vec2f(), 1i); }
//~ error no-overload 14-51: there is no textureSampleBias(texture_2d<f32>, sampler, vec2<f32>, i32)
fn offset_low() { _ = textureSampleBias(f2d, s, vec2f(), 0.5, vec2i(-9, 0)); }
//~ error argument-out-of-range 63-74: argument 5 of textureSampleBias is from -8 to 7
fn offset_high() { _ = textureSampleBias(f2d, s, vec2f(), 0.5, vec2i(0, 8)); }
//~ error argument-out-of-range 64-74: argument 5 of textureSampleBias is from -8 to 7
fn offset_not_const(o: vec2i) { _ = textureSampleBias(f2d, s, vec2f(), 0.5, o); }
//~ error not-const 77-77: argument 5 of textureSampleBias must be a const-expression
fn offset_unsigned() { _ = textureSampleBias(f2d, s, vec2f(), 0.5, vec2u()); }
//~ error no-overload 28-75: there is no textureSampleBias(texture_2d<f32>, sampler, vec2<f32>, abstract-float, vec2<u32>)

//# textureSampleBias_in_compute: BI-106
fn overloads() {
  _ = textureSampleBias(f2d, s, vec2f(), 0.5);
//~ error stage-restriction 7-45: textureSampleBias is not allowed in the compute stage
//~ note +2:32-36: reached from entry point 'entry'
}
@compute @workgroup_size(1) fn entry() { overloads(); }

//# textureSampleBias_in_vertex: BI-106
fn overloads() {
  _ = textureSampleBias(f2d, s, vec2f(), 0.5);
//~ error stage-restriction 7-45: textureSampleBias is not allowed in the vertex stage
//~ note +2:12-16: reached from entry point 'entry'
}
@vertex fn entry() -> @builtin(position) vec4f { overloads(); return vec4f(); }

//# textureSampleBias_ok: BI-106
fn overloads() {
  let v0: vec4f = textureSampleBias(f2d, s, vec2f(), 0.5); let v1: vec4f = textureSampleBias(f2d, s, vec2f(), 0.5, vec2i(-8, 7));
  let v2: vec4f = textureSampleBias(f2d_array, s, vec2f(), 1, 0.5); let v3: vec4f = textureSampleBias(f2d_array, s, vec2f(), 1u, 0.5, vec2(0));
  let v4: vec4f = textureSampleBias(f3d, s, vec3f(), 0.5); let v5: vec4f = textureSampleBias(f3d, s, vec3f(), 0.5, vec3(7, 0, -8));
  let v6: vec4f = textureSampleBias(fcube, s, vec3f(), 0.5); let v7: vec4f = textureSampleBias(fcube_array, s, vec3f(), 1, 0.5);
}
@fragment fn entry() { overloads(); }

//# textureSampleCompare: BI-107
fn unused() { textureSampleCompare(d2d, sc, vec2f(), 0.5); }
//~ error unused-result 15-57: the result of 'textureSampleCompare' must be used
fn a() { _ = textureSampleCompare(f2d, sc, vec2f(), 0.5); }
//~ error no-overload 14-56: there is no textureSampleCompare(texture_2d<f32>, sampler_comparison, vec2<f32>, abstract-float)
fn b() { _ = textureSampleCompare(d2d, s, vec2f(), 0.5); }
//~ error no-overload 14-55: there is no textureSampleCompare(texture_depth_2d, sampler, vec2<f32>, abstract-float)
fn c() { _ = textureSampleCompare(dcube, sc, vec3f(), 0.5, vec3i()); }
//~ error no-overload 14-67: there is no textureSampleCompare(texture_depth_cube, sampler_comparison, vec3<f32>, abstract-float, vec3<i32>)
fn offset_low() { _ = textureSampleCompare(d2d, sc, vec2f(), 0.5, vec2i(-9, 0)); }
//~ error argument-out-of-range 67-78: argument 5 of textureSampleCompare is from -8 to 7
fn offset_high() { _ = textureSampleCompare(d2d, sc, vec2f(), 0.5, vec2i(0, 8)); }
//~ error argument-out-of-range 68-78: argument 5 of textureSampleCompare is from -8 to 7
fn offset_not_const(o: vec2i) { _ = textureSampleCompare(d2d, sc, vec2f(), 0.5, o); }
//~ error not-const 81-81: argument 5 of textureSampleCompare must be a const-expression
fn offset_unsigned() { _ = textureSampleCompare(d2d, sc, vec2f(), 0.5, vec2u()); }
//~ error no-overload 28-79: there is no textureSampleCompare(texture_depth_2d, sampler_comparison, vec2<f32>, abstract-float, vec2<u32>)

//# textureSampleCompare_in_compute: BI-107
fn overloads() {
  _ = textureSampleCompare(d2d, sc, vec2f(), 0.5);
//~ error stage-restriction 7-49: textureSampleCompare is not allowed in the compute stage
//~ note +2:32-36: reached from entry point 'entry'
}
@compute @workgroup_size(1) fn entry() { overloads(); }

//# textureSampleCompare_in_vertex: BI-107
fn overloads() {
  _ = textureSampleCompare(d2d, sc, vec2f(), 0.5);
//~ error stage-restriction 7-49: textureSampleCompare is not allowed in the vertex stage
//~ note +2:12-16: reached from entry point 'entry'
}
@vertex fn entry() -> @builtin(position) vec4f { overloads(); return vec4f(); }

//# textureSampleCompare_ok: BI-107
fn overloads() {
  let v0: f32 = textureSampleCompare(d2d, sc, vec2f(), 0.5); let v1: f32 = textureSampleCompare(d2d, sc, vec2f(), 0.5, vec2i(-8, 7));
  let v2: f32 = textureSampleCompare(d2d_array, sc, vec2f(), 1, 0.5); let v3: f32 = textureSampleCompare(d2d_array, sc, vec2f(), 1u, 0.5, vec2(0));
  let v4: f32 = textureSampleCompare(dcube, sc, vec3f(), 0.5); let v5: f32 = textureSampleCompare(dcube_array, sc, vec3f(), 1, 0.5);
}
@fragment fn entry() { overloads(); }

//# textureSampleCompareLevel: BI-108
fn unused() { textureSampleCompareLevel(d2d, sc, vec2f(), 0.5); }
//~ error unused-result 15-62: the result of 'textureSampleCompareLevel' must be used
fn a() { _ = textureSampleCompareLevel(f2d, sc, vec2f(), 0.5); }
//~ error no-overload 14-61: there is no textureSampleCompareLevel(texture_2d<f32>, sampler_comparison, vec2<f32>, abstract-float)
fn b() { _ = textureSampleCompareLevel(d2d, s, vec2f(), 0.5); }
//~ error no-overload 14-60: there is no textureSampleCompareLevel(texture_depth_2d, sampler, vec2<f32>, abstract-float)
fn c() { _ = textureSampleCompareLevel(dcube, sc, vec3f(), 0.5, vec3i()); }
//~ error no-overload 14-72: there is no textureSampleCompareLevel(texture_depth_cube, sampler_comparison, vec3<f32>, abstract-float, vec3<i32>)
fn offset_low() { _ = textureSampleCompareLevel(d2d, sc, vec2f(), 0.5, vec2i(-9, 0)); }
//~ error argument-out-of-range 72-83: argument 5 of textureSampleCompareLevel is from -8 to 7
fn offset_high() { _ = textureSampleCompareLevel(d2d, sc, vec2f(), 0.5, vec2i(0, 8)); }
//~ error argument-out-of-range 73-83: argument 5 of textureSampleCompareLevel is from -8 to 7
fn offset_not_const(o: vec2i) { _ = textureSampleCompareLevel(d2d, sc, vec2f(), 0.5, o); }
//~ error not-const 86-86: argument 5 of textureSampleCompareLevel must be a const-expression
fn offset_unsigned() { _ = textureSampleCompareLevel(d2d, sc, vec2f(), 0.5, vec2u()); }
//~ error no-overload 28-84: there is no textureSampleCompareLevel(texture_depth_2d, sampler_comparison, vec2<f32>, abstract-float, vec2<u32>)

//# textureSampleCompareLevel_ok: BI-108
fn overloads() {
  let v0: f32 = textureSampleCompareLevel(d2d, sc, vec2f(), 0.5); let v1: f32 = textureSampleCompareLevel(d2d, sc, vec2f(), 0.5, vec2i(-8, 7));
  let v2: f32 = textureSampleCompareLevel(d2d_array, sc, vec2f(), 1, 0.5); let v3: f32 = textureSampleCompareLevel(d2d_array, sc, vec2f(), 1u, 0.5, vec2(0));
  let v4: f32 = textureSampleCompareLevel(dcube, sc, vec3f(), 0.5); let v5: f32 = textureSampleCompareLevel(dcube_array, sc, vec3f(), 1, 0.5);
}
@fragment fn entry() { overloads(); }
@compute @workgroup_size(1) fn entry2() { overloads(); }
@vertex fn entry3() -> @builtin(position) vec4f { overloads(); return vec4f(); }

//# textureSampleGrad: BI-109
fn unused() { textureSampleGrad(f2d, s, vec2f(), vec2f(), vec2f()); }
//~ error unused-result 15-66: the result of 'textureSampleGrad' must be used
fn a() { _ = textureSampleGrad(f1d, s, 0.5, 0.5, 0.5); }
//~ error no-overload 14-53: there is no textureSampleGrad(texture_1d<f32>, sampler, abstract-float, abstract-float, abstract-float)
fn b() { _ = textureSampleGrad(d2d, s, vec2f(), vec2f(), vec2f()); }
//~ error no-overload 14-65: there is no textureSampleGrad(texture_depth_2d, sampler, vec2<f32>, vec2<f32>, vec2<f32>)
fn c() { _ = textureSampleGrad(fcube, s, vec3f(), vec2f(), vec2f()); }
//~ error no-overload 14-67: there is no textureSampleGrad(texture_cube<f32>, sampler, vec3<f32>, vec2<f32>, vec2<f32>)
fn d() { _ = textureSampleGrad(fcube, s, vec3f(), vec3f(), vec3f(), vec3i()); }
//~ error no-overload 14-76: there is no textureSampleGrad(texture_cube<f32>, sampler, vec3<f32>, vec3<f32>, vec3<f32>, vec3<i32>)
fn offset_low() { _ = textureSampleGrad(f2d, s, vec2f(), vec2f(), vec2f(), vec2i(-9, 0)); }
//~ error argument-out-of-range 76-87: argument 6 of textureSampleGrad is from -8 to 7
fn offset_high() { _ = textureSampleGrad(f2d, s, vec2f(), vec2f(), vec2f(), vec2i(0, 8)); }
//~ error argument-out-of-range 77-87: argument 6 of textureSampleGrad is from -8 to 7
fn offset_not_const(o: vec2i) { _ = textureSampleGrad(f2d, s, vec2f(), vec2f(), vec2f(), o); }
//~ error not-const 90-90: argument 6 of textureSampleGrad must be a const-expression
fn offset_unsigned() { _ = textureSampleGrad(f2d, s, vec2f(), vec2f(), vec2f(), vec2u()); }
//~ error no-overload 28-88: there is no textureSampleGrad(texture_2d<f32>, sampler, vec2<f32>, vec2<f32>, vec2<f32>, vec2<u32>)

//# textureSampleGrad_ok: BI-109
fn overloads() {
  let v0: vec4f = textureSampleGrad(f2d, s, vec2f(), vec2f(), vec2f()); let v1: vec4f = textureSampleGrad(f2d, s, vec2f(), vec2f(), vec2f(), vec2i(-8, 7));
  let v2: vec4f = textureSampleGrad(f2d_array, s, vec2f(), 1, vec2f(), vec2f()); let v3: vec4f = textureSampleGrad(f2d_array, s, vec2f(), 1u, vec2f(), vec2f(), vec2(0));
  let v4: vec4f = textureSampleGrad(f3d, s, vec3f(), vec3f(), vec3f()); let v5: vec4f = textureSampleGrad(f3d, s, vec3f(), vec3f(), vec3f(), vec3(7, 0, -8));
  let v6: vec4f = textureSampleGrad(fcube, s, vec3f(), vec3f(), vec3f()); let v7: vec4f = textureSampleGrad(fcube_array, s, vec3f(), 1, vec3f(), vec3f());
}
@fragment fn entry() { overloads(); }
@compute @workgroup_size(1) fn entry2() { overloads(); }
@vertex fn entry3() -> @builtin(position) vec4f { overloads(); return vec4f(); }

//# textureSampleLevel: BI-110
fn unused() { textureSampleLevel(f1d, s, 0.5, 0.5); }
//~ error unused-result 15-50: the result of 'textureSampleLevel' must be used
fn a() { _ = textureSampleLevel(f2d, s, vec2f(), 1i); }
//~ error no-overload 14-52: there is no textureSampleLevel(texture_2d<f32>, sampler, vec2<f32>, i32)
fn b() { _ = textureSampleLevel(d2d, s, vec2f(), 1f); }
//~ error no-overload 14-52: there is no textureSampleLevel(texture_depth_2d, sampler, vec2<f32>, f32)
fn c() { _ = textureSampleLevel(f2d, s, vec2f()); }
//~ error no-overload 14-48: there is no textureSampleLevel(texture_2d<f32>, sampler, vec2<f32>)
fn d() { _ = textureSampleLevel(f1d, s, 0.5, 0.5, 1); }
//~ error no-overload 14-52: there is no textureSampleLevel(texture_1d<f32>, sampler, abstract-float, abstract-float, abstract-int)
fn e() { _ = textureSampleLevel(u2d, s, vec2f(), 0.5); }
//~ error no-overload 14-53: there is no textureSampleLevel(texture_2d<u32>, sampler, vec2<f32>, abstract-float)
fn offset_low() { _ = textureSampleLevel(f2d, s, vec2f(), 0.5, vec2i(-9, 0)); }
//~ error argument-out-of-range 64-75: argument 5 of textureSampleLevel is from -8 to 7
fn offset_high() { _ = textureSampleLevel(f2d, s, vec2f(), 0.5, vec2i(0, 8)); }
//~ error argument-out-of-range 65-75: argument 5 of textureSampleLevel is from -8 to 7
fn offset_not_const(o: vec2i) { _ = textureSampleLevel(f2d, s, vec2f(), 0.5, o); }
//~ error not-const 78-78: argument 5 of textureSampleLevel must be a const-expression
fn offset_unsigned() { _ = textureSampleLevel(f2d, s, vec2f(), 0.5, vec2u()); }
//~ error no-overload 28-76: there is no textureSampleLevel(texture_2d<f32>, sampler, vec2<f32>, abstract-float, vec2<u32>)

//# textureSampleLevel_ok: BI-110
fn overloads() {
  let v0: vec4f = textureSampleLevel(f1d, s, 0.5, 0.5); let v1: vec4f = textureSampleLevel(f2d, s, vec2f(), 0.5);
  let v2: vec4f = textureSampleLevel(f2d, s, vec2f(), 0.5, vec2i(-8, 7)); let v3: vec4f = textureSampleLevel(f2d_array, s, vec2f(), 1, 0.5);
  let v4: vec4f = textureSampleLevel(f2d_array, s, vec2f(), 1u, 0.5, vec2(0)); let v5: vec4f = textureSampleLevel(f3d, s, vec3f(), 0.5);
  let v6: vec4f = textureSampleLevel(f3d, s, vec3f(), 0.5, vec3(7, 0, -8)); let v7: vec4f = textureSampleLevel(fcube, s, vec3f(), 0.5);
  let v8: vec4f = textureSampleLevel(fcube_array, s, vec3f(), 1, 0.5); let v9: f32 = textureSampleLevel(d2d, s, vec2f(), 1);
  let v10: f32 = textureSampleLevel(d2d, s, vec2f(), 1u, vec2i(-8, 7)); let v11: f32 = textureSampleLevel(d2d_array, s, vec2f(), 1, 1);
  let v12: f32 = textureSampleLevel(d2d_array, s, vec2f(), 1u, 1u, vec2(0)); let v13: f32 = textureSampleLevel(dcube, s, vec3f(), 1);
  let v14: f32 = textureSampleLevel(dcube_array, s, vec3f(), 1, 1);
}
@fragment fn entry() { overloads(); }
@compute @workgroup_size(1) fn entry2() { overloads(); }
@vertex fn entry3() -> @builtin(position) vec4f { overloads(); return vec4f(); }

//# textureSampleBaseClampToEdge: BI-111
fn unused() { textureSampleBaseClampToEdge(f2d, s, vec2f()); }
//~ error unused-result 15-59: the result of 'textureSampleBaseClampToEdge' must be used
fn a() { _ = textureSampleBaseClampToEdge(f3d, s, vec3f()); }
//~ error no-overload 14-58: there is no textureSampleBaseClampToEdge(texture_3d<f32>, sampler, vec3<f32>)
fn b() { _ = textureSampleBaseClampToEdge(d2d, s, vec2f()); }
//~ error no-overload 14-58: there is no textureSampleBaseClampToEdge(texture_depth_2d, sampler, vec2<f32>)
fn c() { _ = textureSampleBaseClampToEdge(i2d, s, vec2f()); }
//~ error no-overload 14-58: there is no textureSampleBaseClampToEdge(texture_2d<i32>, sampler, vec2<f32>)
fn d() { _ = textureSampleBaseClampToEdge(ext, s, vec2f(), vec2i()); }
//~ error no-overload 14-67: there is no textureSampleBaseClampToEdge(texture_external, sampler, vec2<f32>, vec2<i32>)

//# textureSampleBaseClampToEdge_ok: BI-111
fn overloads() {
  let v0: vec4f = textureSampleBaseClampToEdge(f2d, s, vec2f()); let v1: vec4f = textureSampleBaseClampToEdge(ext, s, vec2f());
}
@fragment fn entry() { overloads(); }
@compute @workgroup_size(1) fn entry2() { overloads(); }
@vertex fn entry3() -> @builtin(position) vec4f { overloads(); return vec4f(); }

//# textureStore: BI-112
fn a() { textureStore(fread2d, vec2i(), vec4f()); }
//~ error no-overload 10-48: there is no textureStore(texture_storage_2d<r32float, read>, vec2<i32>, vec4<f32>)
fn b() { textureStore(f2d, vec2i(), vec4f()); }
//~ error no-overload 10-44: there is no textureStore(texture_2d<f32>, vec2<i32>, vec4<f32>)
fn c() { textureStore(fwrite2d, vec2i(), vec4i()); }
//~ error no-overload 10-49: there is no textureStore(texture_storage_2d<r32float, write>, vec2<i32>, vec4<i32>)
fn d() { textureStore(fwrite2d, vec2f(), vec4f()); }
//~ error no-overload 10-49: there is no textureStore(texture_storage_2d<r32float, write>, vec2<f32>, vec4<f32>)
fn e() { textureStore(fwrite2d, vec2i(), 1f); }
//~ error no-overload 10-44: there is no textureStore(texture_storage_2d<r32float, write>, vec2<i32>, f32)
fn g() { textureStore(fwrite2d_array, vec2i(), vec4f()); }
//~ error no-overload 10-55: there is no textureStore(texture_storage_2d_array<r32float, write>, vec2<i32>, vec4<f32>)
fn h() { let x = textureStore(fwrite2d, vec2i(), vec4f()); }
//~ error type-mismatch 18-57: this call has no value

//# textureStore_in_vertex: BI-112
@vertex fn b() -> @builtin(position) vec4f {
//~ error stage-restriction 12-12: vertex entry point 'b' uses the writable resource 'fwrite2d'
//~ note -574:97-104: declared here
  textureStore(fwrite2d, vec2i(), vec4f());
//~ error stage-restriction 3-42: textureStore is not allowed in the vertex stage
//~ note -1:12-12: reached from entry point 'b'
  return vec4f(); }

//# textureStore_ok: BI-112
fn overloads() {
  textureStore(fwrite1d, 0u, vec4f()); textureStore(fwrite2d, vec2u(), vec4f()); textureStore(fwrite2d_array, vec2u(), 1u, vec4f()); textureStore(fwrite3d, vec3u(), vec4f());
  textureStore(frw1d, 0, vec4f()); textureStore(frw2d, vec2i(), vec4f()); textureStore(frw2d_array, vec2i(), 1, vec4f()); textureStore(frw3d, vec3i(), vec4f());
  textureStore(iwrite1d, 0u, vec4i()); textureStore(iwrite2d, vec2u(), vec4i()); textureStore(iwrite2d_array, vec2u(), 1u, vec4i()); textureStore(iwrite3d, vec3u(), vec4i());
  textureStore(irw1d, 0, vec4i()); textureStore(irw2d, vec2i(), vec4i()); textureStore(irw2d_array, vec2i(), 1, vec4i()); textureStore(irw3d, vec3i(), vec4i());
  textureStore(uwrite1d, 0u, vec4u()); textureStore(uwrite2d, vec2u(), vec4u()); textureStore(uwrite2d_array, vec2u(), 1u, vec4u()); textureStore(uwrite3d, vec3u(), vec4u());
  textureStore(urw1d, 0, vec4u()); textureStore(urw2d, vec2i(), vec4u()); textureStore(urw2d_array, vec2i(), 1, vec4u()); textureStore(urw3d, vec3i(), vec4u());
}
@fragment fn entry() { overloads(); }
@compute @workgroup_size(1) fn entry2() { textureStore(fwrite2d, vec2i(), vec4f()); textureStore(frw2d, vec2i(), vec4f()); }
