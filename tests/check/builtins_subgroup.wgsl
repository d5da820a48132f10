//! check
// Subgroup and quad builtins of part 2: every overload with its result type, arguments, stages, unused results.
enable f16;
enable subgroups;
diagnostic(off, subgroup_uniformity);
@group(0) @binding(0) var<storage> r: array<u32>;

//# subgroupAdd: BI-144
fn a() { subgroupAdd(f32(1)); }
//~ error unused-result 10-28: the result of 'subgroupAdd' must be used
fn b() { _ = subgroupAdd(true); }
//~ error no-overload 14-30: there is no subgroupAdd(bool)
fn c() { _ = subgroupAdd(vec2<bool>()); }
//~ error no-overload 14-38: there is no subgroupAdd(vec2<bool>)
fn d() { _ = subgroupAdd(); }
//~ error no-overload 14-26: there is no subgroupAdd()
const e = subgroupAdd(f32(1));
//~ error not-const 11-29: the initializer of const 'e' is not a const-expression
fn g() { _ = subgroupAdd(mat2x2f()); }
//~ error no-overload 14-35: there is no subgroupAdd(mat2x2<f32>)

//# subgroupAdd_in_vertex: BI-144
fn g() {
  _ = subgroupAdd(f32(1));
//~ error stage-restriction 7-25: subgroupAdd is not allowed in the vertex stage
//~ note +2:12-12: reached from entry point 'a'
}
@vertex fn a() -> @builtin(position) vec4f { g(); return vec4f(); }

//# subgroupAdd_ok: BI-144
fn overloads() {
  let v0: f32 = subgroupAdd(f32(1)); let v1: vec2f = subgroupAdd(vec2f(1)); let v2: vec3f = subgroupAdd(vec3f(1)); let v3: vec4f = subgroupAdd(vec4f(1));
  let v4: i32 = subgroupAdd(i32(1)); let v5: vec2i = subgroupAdd(vec2i(1)); let v6: vec3i = subgroupAdd(vec3i(1)); let v7: vec4i = subgroupAdd(vec4i(1));
  let v8: u32 = subgroupAdd(u32(1)); let v9: vec2u = subgroupAdd(vec2u(1)); let v10: vec3u = subgroupAdd(vec3u(1)); let v11: vec4u = subgroupAdd(vec4u(1));
  let v12: f16 = subgroupAdd(f16(1)); let v13: vec2h = subgroupAdd(vec2h(1)); let v14: vec3h = subgroupAdd(vec3h(1)); let v15: vec4h = subgroupAdd(vec4h(1));
  let v16: i32 = subgroupAdd(1); let v17: f32 = subgroupAdd(1.5);
}
@fragment fn fragment() { overloads(); }
@compute @workgroup_size(1) fn compute() { overloads(); }

//# subgroupExclusiveAdd: BI-145
fn a() { subgroupExclusiveAdd(f32(1)); }
//~ error unused-result 10-37: the result of 'subgroupExclusiveAdd' must be used
fn b() { _ = subgroupExclusiveAdd(true); }
//~ error no-overload 14-39: there is no subgroupExclusiveAdd(bool)
fn c() { _ = subgroupExclusiveAdd(vec2<bool>()); }
//~ error no-overload 14-47: there is no subgroupExclusiveAdd(vec2<bool>)
fn d() { _ = subgroupExclusiveAdd(); }
//~ error no-overload 14-35: there is no subgroupExclusiveAdd()
const e = subgroupExclusiveAdd(f32(1));
//~ error not-const 11-38: the initializer of const 'e' is not a const-expression
fn g() { _ = subgroupExclusiveAdd(mat2x2f()); }
//~ error no-overload 14-44: there is no subgroupExclusiveAdd(mat2x2<f32>)

//# subgroupExclusiveAdd_in_vertex: BI-145
fn g() {
  _ = subgroupExclusiveAdd(f32(1));
//~ error stage-restriction 7-34: subgroupExclusiveAdd is not allowed in the vertex stage
//~ note +2:12-12: reached from entry point 'a'
}
@vertex fn a() -> @builtin(position) vec4f { g(); return vec4f(); }

//# subgroupExclusiveAdd_ok: BI-145
fn overloads() {
  let v0: f32 = subgroupExclusiveAdd(f32(1)); let v1: vec2f = subgroupExclusiveAdd(vec2f(1)); let v2: vec3f = subgroupExclusiveAdd(vec3f(1));
  let v3: vec4f = subgroupExclusiveAdd(vec4f(1)); let v4: i32 = subgroupExclusiveAdd(i32(1)); let v5: vec2i = subgroupExclusiveAdd(vec2i(1));
  let v6: vec3i = subgroupExclusiveAdd(vec3i(1)); let v7: vec4i = subgroupExclusiveAdd(vec4i(1)); let v8: u32 = subgroupExclusiveAdd(u32(1));
  let v9: vec2u = subgroupExclusiveAdd(vec2u(1)); let v10: vec3u = subgroupExclusiveAdd(vec3u(1)); let v11: vec4u = subgroupExclusiveAdd(vec4u(1));
  let v12: f16 = subgroupExclusiveAdd(f16(1)); let v13: vec2h = subgroupExclusiveAdd(vec2h(1)); let v14: vec3h = subgroupExclusiveAdd(vec3h(1));
  let v15: vec4h = subgroupExclusiveAdd(vec4h(1)); let v16: i32 = subgroupExclusiveAdd(1); let v17: f32 = subgroupExclusiveAdd(1.5);
}
@fragment fn fragment() { overloads(); }
@compute @workgroup_size(1) fn compute() { overloads(); }

//# subgroupInclusiveAdd: BI-146
fn a() { subgroupInclusiveAdd(f32(1)); }
//~ error unused-result 10-37: the result of 'subgroupInclusiveAdd' must be used
fn b() { _ = subgroupInclusiveAdd(true); }
//~ error no-overload 14-39: there is no subgroupInclusiveAdd(bool)
fn c() { _ = subgroupInclusiveAdd(vec2<bool>()); }
//~ error no-overload 14-47: there is no subgroupInclusiveAdd(vec2<bool>)
fn d() { _ = subgroupInclusiveAdd(); }
//~ error no-overload 14-35: there is no subgroupInclusiveAdd()
const e = subgroupInclusiveAdd(f32(1));
//~ error not-const 11-38: the initializer of const 'e' is not a const-expression
fn g() { _ = subgroupInclusiveAdd(mat2x2f()); }
//~ error no-overload 14-44: there is no subgroupInclusiveAdd(mat2x2<f32>)

//# subgroupInclusiveAdd_in_vertex: BI-146
fn g() {
  _ = subgroupInclusiveAdd(f32(1));
//~ error stage-restriction 7-34: subgroupInclusiveAdd is not allowed in the vertex stage
//~ note +2:12-12: reached from entry point 'a'
}
@vertex fn a() -> @builtin(position) vec4f { g(); return vec4f(); }

//# subgroupInclusiveAdd_ok: BI-146
fn overloads() {
  let v0: f32 = subgroupInclusiveAdd(f32(1)); let v1: vec2f = subgroupInclusiveAdd(vec2f(1)); let v2: vec3f = subgroupInclusiveAdd(vec3f(1));
  let v3: vec4f = subgroupInclusiveAdd(vec4f(1)); let v4: i32 = subgroupInclusiveAdd(i32(1)); let v5: vec2i = subgroupInclusiveAdd(vec2i(1));
  let v6: vec3i = subgroupInclusiveAdd(vec3i(1)); let v7: vec4i = subgroupInclusiveAdd(vec4i(1)); let v8: u32 = subgroupInclusiveAdd(u32(1));
  let v9: vec2u = subgroupInclusiveAdd(vec2u(1)); let v10: vec3u = subgroupInclusiveAdd(vec3u(1)); let v11: vec4u = subgroupInclusiveAdd(vec4u(1));
  let v12: f16 = subgroupInclusiveAdd(f16(1)); let v13: vec2h = subgroupInclusiveAdd(vec2h(1)); let v14: vec3h = subgroupInclusiveAdd(vec3h(1));
  let v15: vec4h = subgroupInclusiveAdd(vec4h(1)); let v16: i32 = subgroupInclusiveAdd(1); let v17: f32 = subgroupInclusiveAdd(1.5);
}
@fragment fn fragment() { overloads(); }
@compute @workgroup_size(1) fn compute() { overloads(); }

//# subgroupAll: BI-147
fn a() { subgroupAll(true); }
//~ error unused-result 10-26: the result of 'subgroupAll' must be used
fn b() { _ = subgroupAll(1); }
//~ error no-overload 14-27: there is no subgroupAll(abstract-int)
fn c() { _ = subgroupAll(vec2(true)); }
//~ error no-overload 14-36: there is no subgroupAll(vec2<bool>)
fn d() { _ = subgroupAll(); }
//~ error no-overload 14-26: there is no subgroupAll()
const e = subgroupAll(true);
//~ error not-const 11-27: the initializer of const 'e' is not a const-expression

//# subgroupAll_in_vertex: BI-147
fn g() {
  _ = subgroupAll(true);
//~ error stage-restriction 7-23: subgroupAll is not allowed in the vertex stage
//~ note +2:12-12: reached from entry point 'a'
}
@vertex fn a() -> @builtin(position) vec4f { g(); return vec4f(); }

//# subgroupAll_ok: BI-147
fn overloads() {
  let v0: bool = subgroupAll(true);
}
@fragment fn fragment() { overloads(); }
@compute @workgroup_size(1) fn compute() { overloads(); }

//# subgroupAnd: BI-148
fn a() { subgroupAnd(i32(1)); }
//~ error unused-result 10-28: the result of 'subgroupAnd' must be used
fn b() { _ = subgroupAnd(true); }
//~ error no-overload 14-30: there is no subgroupAnd(bool)
fn c() { _ = subgroupAnd(vec2<bool>()); }
//~ error no-overload 14-38: there is no subgroupAnd(vec2<bool>)
fn d() { _ = subgroupAnd(); }
//~ error no-overload 14-26: there is no subgroupAnd()
const e = subgroupAnd(i32(1));
//~ error not-const 11-29: the initializer of const 'e' is not a const-expression
fn g() { _ = subgroupAnd(mat2x2f()); }
//~ error no-overload 14-35: there is no subgroupAnd(mat2x2<f32>)
fn h() { _ = subgroupAnd(1f); }
//~ error no-overload 14-28: there is no subgroupAnd(f32)
fn i() { _ = subgroupAnd(vec2h()); }
//~ error no-overload 14-33: there is no subgroupAnd(vec2<f16>)

//# subgroupAnd_in_vertex: BI-148
fn g() {
  _ = subgroupAnd(i32(1));
//~ error stage-restriction 7-25: subgroupAnd is not allowed in the vertex stage
//~ note +2:12-12: reached from entry point 'a'
}
@vertex fn a() -> @builtin(position) vec4f { g(); return vec4f(); }

//# subgroupAnd_ok: BI-148
fn overloads() {
  let v0: i32 = subgroupAnd(i32(1)); let v1: vec2i = subgroupAnd(vec2i(1)); let v2: vec3i = subgroupAnd(vec3i(1)); let v3: vec4i = subgroupAnd(vec4i(1));
  let v4: u32 = subgroupAnd(u32(1)); let v5: vec2u = subgroupAnd(vec2u(1)); let v6: vec3u = subgroupAnd(vec3u(1)); let v7: vec4u = subgroupAnd(vec4u(1));
  let v8: i32 = subgroupAnd(1);
}
@fragment fn fragment() { overloads(); }
@compute @workgroup_size(1) fn compute() { overloads(); }

//# subgroupAny: BI-149
fn a() { subgroupAny(true); }
//~ error unused-result 10-26: the result of 'subgroupAny' must be used
fn b() { _ = subgroupAny(1); }
//~ error no-overload 14-27: there is no subgroupAny(abstract-int)
fn c() { _ = subgroupAny(vec2(true)); }
//~ error no-overload 14-36: there is no subgroupAny(vec2<bool>)
fn d() { _ = subgroupAny(); }
//~ error no-overload 14-26: there is no subgroupAny()
const e = subgroupAny(true);
//~ error not-const 11-27: the initializer of const 'e' is not a const-expression

//# subgroupAny_in_vertex: BI-149
fn g() {
  _ = subgroupAny(true);
//~ error stage-restriction 7-23: subgroupAny is not allowed in the vertex stage
//~ note +2:12-12: reached from entry point 'a'
}
@vertex fn a() -> @builtin(position) vec4f { g(); return vec4f(); }

//# subgroupAny_ok: BI-149
fn overloads() {
  let v0: bool = subgroupAny(true);
}
@fragment fn fragment() { overloads(); }
@compute @workgroup_size(1) fn compute() { overloads(); }

//# subgroupBallot: BI-150
fn a() { subgroupBallot(true); }
//~ error unused-result 10-29: the result of 'subgroupBallot' must be used
fn b() { _ = subgroupBallot(1); }
//~ error no-overload 14-30: there is no subgroupBallot(abstract-int)
fn c() { _ = subgroupBallot(vec2(true)); }
//~ error no-overload 14-39: there is no subgroupBallot(vec2<bool>)
fn d() { _ = subgroupBallot(); }
//~ error no-overload 14-29: there is no subgroupBallot()
const e = subgroupBallot(true);
//~ error not-const 11-30: the initializer of const 'e' is not a const-expression

//# subgroupBallot_in_vertex: BI-150
fn g() {
  _ = subgroupBallot(true);
//~ error stage-restriction 7-26: subgroupBallot is not allowed in the vertex stage
//~ note +2:12-12: reached from entry point 'a'
}
@vertex fn a() -> @builtin(position) vec4f { g(); return vec4f(); }

//# subgroupBallot_ok: BI-150
fn overloads() {
  let v0: vec4u = subgroupBallot(true);
}
@fragment fn fragment() { overloads(); }
@compute @workgroup_size(1) fn compute() { overloads(); }

//# subgroupBroadcast: BI-151
fn a() { subgroupBroadcast(f32(1), 0); }
//~ error unused-result 10-37: the result of 'subgroupBroadcast' must be used
fn b() { _ = subgroupBroadcast(true, 0); }
//~ error no-overload 14-39: there is no subgroupBroadcast(bool, abstract-int)
fn c() { _ = subgroupBroadcast(vec2<bool>(), 0); }
//~ error no-overload 14-47: there is no subgroupBroadcast(vec2<bool>, abstract-int)
fn d() { _ = subgroupBroadcast(); }
//~ error no-overload 14-32: there is no subgroupBroadcast()
const e = subgroupBroadcast(f32(1), 0);
//~ error not-const 11-38: the initializer of const 'e' is not a const-expression
fn g() { _ = subgroupBroadcast(mat2x2f(), 0); }
//~ error no-overload 14-44: there is no subgroupBroadcast(mat2x2<f32>, abstract-int)
fn k() { _ = subgroupBroadcast(1u, 128); }
//~ error argument-out-of-range 36-38: argument 2 of subgroupBroadcast is from 0 to 127
fn l() { _ = subgroupBroadcast(1u, -1); }
//~ error argument-out-of-range 36-37: argument 2 of subgroupBroadcast is from 0 to 127
fn m(i: u32) { _ = subgroupBroadcast(1u, i); }
//~ error not-const 42-42: argument 2 of subgroupBroadcast must be a const-expression
override o = 1;
fn n() { _ = subgroupBroadcast(1u, o); }
//~ error not-const 36-36: argument 2 of subgroupBroadcast must be a const-expression
fn q() { _ = subgroupBroadcast(1u, 1.5); }
//~ error no-overload 14-39: there is no subgroupBroadcast(u32, abstract-float)

//# subgroupBroadcast_in_vertex: BI-151
fn g() {
  _ = subgroupBroadcast(f32(1), 0);
//~ error stage-restriction 7-34: subgroupBroadcast is not allowed in the vertex stage
//~ note +2:12-12: reached from entry point 'a'
}
@vertex fn a() -> @builtin(position) vec4f { g(); return vec4f(); }

//# subgroupBroadcast_ok: BI-151
fn overloads() {
  let v0: f32 = subgroupBroadcast(f32(1), 0); let v1: vec2f = subgroupBroadcast(vec2f(1), 0); let v2: vec3f = subgroupBroadcast(vec3f(1), 0);
  let v3: vec4f = subgroupBroadcast(vec4f(1), 0); let v4: i32 = subgroupBroadcast(i32(1), 0); let v5: vec2i = subgroupBroadcast(vec2i(1), 0);
  let v6: vec3i = subgroupBroadcast(vec3i(1), 0); let v7: vec4i = subgroupBroadcast(vec4i(1), 0); let v8: u32 = subgroupBroadcast(u32(1), 0);
  let v9: vec2u = subgroupBroadcast(vec2u(1), 0); let v10: vec3u = subgroupBroadcast(vec3u(1), 0); let v11: vec4u = subgroupBroadcast(vec4u(1), 0);
  let v12: f16 = subgroupBroadcast(f16(1), 0); let v13: vec2h = subgroupBroadcast(vec2h(1), 0); let v14: vec3h = subgroupBroadcast(vec3h(1), 0);
  let v15: vec4h = subgroupBroadcast(vec4h(1), 0); let v16: i32 = subgroupBroadcast(1, 0); let v17: f32 = subgroupBroadcast(1.5, 0);
  let v18: u32 = subgroupBroadcast(1u, 127i); let v19: u32 = subgroupBroadcast(1u, 127u);
}
@fragment fn fragment() { overloads(); }
@compute @workgroup_size(1) fn compute() { overloads(); }

//# subgroupBroadcastFirst: BI-152
fn a() { subgroupBroadcastFirst(f32(1)); }
//~ error unused-result 10-39: the result of 'subgroupBroadcastFirst' must be used
fn b() { _ = subgroupBroadcastFirst(true); }
//~ error no-overload 14-41: there is no subgroupBroadcastFirst(bool)
fn c() { _ = subgroupBroadcastFirst(vec2<bool>()); }
//~ error no-overload 14-49: there is no subgroupBroadcastFirst(vec2<bool>)
fn d() { _ = subgroupBroadcastFirst(); }
//~ error no-overload 14-37: there is no subgroupBroadcastFirst()
const e = subgroupBroadcastFirst(f32(1));
//~ error not-const 11-40: the initializer of const 'e' is not a const-expression
fn g() { _ = subgroupBroadcastFirst(mat2x2f()); }
//~ error no-overload 14-46: there is no subgroupBroadcastFirst(mat2x2<f32>)

//# subgroupBroadcastFirst_in_vertex: BI-152
fn g() {
  _ = subgroupBroadcastFirst(f32(1));
//~ error stage-restriction 7-36: subgroupBroadcastFirst is not allowed in the vertex stage
//~ note +2:12-12: reached from entry point 'a'
}
@vertex fn a() -> @builtin(position) vec4f { g(); return vec4f(); }

//# subgroupBroadcastFirst_ok: BI-152
fn overloads() {
  let v0: f32 = subgroupBroadcastFirst(f32(1)); let v1: vec2f = subgroupBroadcastFirst(vec2f(1)); let v2: vec3f = subgroupBroadcastFirst(vec3f(1));
  let v3: vec4f = subgroupBroadcastFirst(vec4f(1)); let v4: i32 = subgroupBroadcastFirst(i32(1)); let v5: vec2i = subgroupBroadcastFirst(vec2i(1));
  let v6: vec3i = subgroupBroadcastFirst(vec3i(1)); let v7: vec4i = subgroupBroadcastFirst(vec4i(1)); let v8: u32 = subgroupBroadcastFirst(u32(1));
  let v9: vec2u = subgroupBroadcastFirst(vec2u(1)); let v10: vec3u = subgroupBroadcastFirst(vec3u(1)); let v11: vec4u = subgroupBroadcastFirst(vec4u(1));
  let v12: f16 = subgroupBroadcastFirst(f16(1)); let v13: vec2h = subgroupBroadcastFirst(vec2h(1)); let v14: vec3h = subgroupBroadcastFirst(vec3h(1));
  let v15: vec4h = subgroupBroadcastFirst(vec4h(1)); let v16: i32 = subgroupBroadcastFirst(1); let v17: f32 = subgroupBroadcastFirst(1.5);
}
@fragment fn fragment() { overloads(); }
@compute @workgroup_size(1) fn compute() { overloads(); }

//# subgroupElect: BI-153
fn a() { subgroupElect(); }
//~ error unused-result 10-24: the result of 'subgroupElect' must be used
fn b() { _ = subgroupElect(true); }
//~ error no-overload 14-32: there is no subgroupElect(bool)
fn c() { let x: u32 = subgroupElect(); }
//~ error type-mismatch 23-37: the initializer of 'x' is u32, but this is bool
const d = subgroupElect();
//~ error not-const 11-25: the initializer of const 'd' is not a const-expression

//# subgroupElect_in_vertex: BI-153
fn g() {
  _ = subgroupElect();
//~ error stage-restriction 7-21: subgroupElect is not allowed in the vertex stage
//~ note +2:12-12: reached from entry point 'a'
}
@vertex fn a() -> @builtin(position) vec4f { g(); return vec4f(); }

//# subgroupElect_ok: BI-153
fn f() -> bool { return subgroupElect(); }
@fragment fn fragment() { _ = f(); }
@compute @workgroup_size(1) fn compute() { _ = f(); }

//# subgroupMax: BI-154
fn a() { subgroupMax(f32(1)); }
//~ error unused-result 10-28: the result of 'subgroupMax' must be used
fn b() { _ = subgroupMax(true); }
//~ error no-overload 14-30: there is no subgroupMax(bool)
fn c() { _ = subgroupMax(vec2<bool>()); }
//~ error no-overload 14-38: there is no subgroupMax(vec2<bool>)
fn d() { _ = subgroupMax(); }
//~ error no-overload 14-26: there is no subgroupMax()
const e = subgroupMax(f32(1));
//~ error not-const 11-29: the initializer of const 'e' is not a const-expression
fn g() { _ = subgroupMax(mat2x2f()); }
//~ error no-overload 14-35: there is no subgroupMax(mat2x2<f32>)

//# subgroupMax_in_vertex: BI-154
fn g() {
  _ = subgroupMax(f32(1));
//~ error stage-restriction 7-25: subgroupMax is not allowed in the vertex stage
//~ note +2:12-12: reached from entry point 'a'
}
@vertex fn a() -> @builtin(position) vec4f { g(); return vec4f(); }

//# subgroupMax_ok: BI-154
fn overloads() {
  let v0: f32 = subgroupMax(f32(1)); let v1: vec2f = subgroupMax(vec2f(1)); let v2: vec3f = subgroupMax(vec3f(1)); let v3: vec4f = subgroupMax(vec4f(1));
  let v4: i32 = subgroupMax(i32(1)); let v5: vec2i = subgroupMax(vec2i(1)); let v6: vec3i = subgroupMax(vec3i(1)); let v7: vec4i = subgroupMax(vec4i(1));
  let v8: u32 = subgroupMax(u32(1)); let v9: vec2u = subgroupMax(vec2u(1)); let v10: vec3u = subgroupMax(vec3u(1)); let v11: vec4u = subgroupMax(vec4u(1));
  let v12: f16 = subgroupMax(f16(1)); let v13: vec2h = subgroupMax(vec2h(1)); let v14: vec3h = subgroupMax(vec3h(1)); let v15: vec4h = subgroupMax(vec4h(1));
  let v16: i32 = subgroupMax(1); let v17: f32 = subgroupMax(1.5);
}
@fragment fn fragment() { overloads(); }
@compute @workgroup_size(1) fn compute() { overloads(); }

//# subgroupMin: BI-155
fn a() { subgroupMin(f32(1)); }
//~ error unused-result 10-28: the result of 'subgroupMin' must be used
fn b() { _ = subgroupMin(true); }
//~ error no-overload 14-30: there is no subgroupMin(bool)
fn c() { _ = subgroupMin(vec2<bool>()); }
//~ error no-overload 14-38: there is no subgroupMin(vec2<bool>)
fn d() { _ = subgroupMin(); }
//~ error no-overload 14-26: there is no subgroupMin()
const e = subgroupMin(f32(1));
//~ error not-const 11-29: the initializer of const 'e' is not a const-expression
fn g() { _ = subgroupMin(mat2x2f()); }
//~ error no-overload 14-35: there is no subgroupMin(mat2x2<f32>)

//# subgroupMin_in_vertex: BI-155
fn g() {
  _ = subgroupMin(f32(1));
//~ error stage-restriction 7-25: subgroupMin is not allowed in the vertex stage
//~ note +2:12-12: reached from entry point 'a'
}
@vertex fn a() -> @builtin(position) vec4f { g(); return vec4f(); }

//# subgroupMin_ok: BI-155
fn overloads() {
  let v0: f32 = subgroupMin(f32(1)); let v1: vec2f = subgroupMin(vec2f(1)); let v2: vec3f = subgroupMin(vec3f(1)); let v3: vec4f = subgroupMin(vec4f(1));
  let v4: i32 = subgroupMin(i32(1)); let v5: vec2i = subgroupMin(vec2i(1)); let v6: vec3i = subgroupMin(vec3i(1)); let v7: vec4i = subgroupMin(vec4i(1));
  let v8: u32 = subgroupMin(u32(1)); let v9: vec2u = subgroupMin(vec2u(1)); let v10: vec3u = subgroupMin(vec3u(1)); let v11: vec4u = subgroupMin(vec4u(1));
  let v12: f16 = subgroupMin(f16(1)); let v13: vec2h = subgroupMin(vec2h(1)); let v14: vec3h = subgroupMin(vec3h(1)); let v15: vec4h = subgroupMin(vec4h(1));
  let v16: i32 = subgroupMin(1); let v17: f32 = subgroupMin(1.5);
}
@fragment fn fragment() { overloads(); }
@compute @workgroup_size(1) fn compute() { overloads(); }

//# subgroupMul: BI-156
fn a() { subgroupMul(f32(1)); }
//~ error unused-result 10-28: the result of 'subgroupMul' must be used
fn b() { _ = subgroupMul(true); }
//~ error no-overload 14-30: there is no subgroupMul(bool)
fn c() { _ = subgroupMul(vec2<bool>()); }
//~ error no-overload 14-38: there is no subgroupMul(vec2<bool>)
fn d() { _ = subgroupMul(); }
//~ error no-overload 14-26: there is no subgroupMul()
const e = subgroupMul(f32(1));
//~ error not-const 11-29: the initializer of const 'e' is not a const-expression
fn g() { _ = subgroupMul(mat2x2f()); }
//~ error no-overload 14-35: there is no subgroupMul(mat2x2<f32>)

//# subgroupMul_in_vertex: BI-156
fn g() {
  _ = subgroupMul(f32(1));
//~ error stage-restriction 7-25: subgroupMul is not allowed in the vertex stage
//~ note +2:12-12: reached from entry point 'a'
}
@vertex fn a() -> @builtin(position) vec4f { g(); return vec4f(); }

//# subgroupMul_ok: BI-156
fn overloads() {
  let v0: f32 = subgroupMul(f32(1)); let v1: vec2f = subgroupMul(vec2f(1)); let v2: vec3f = subgroupMul(vec3f(1)); let v3: vec4f = subgroupMul(vec4f(1));
  let v4: i32 = subgroupMul(i32(1)); let v5: vec2i = subgroupMul(vec2i(1)); let v6: vec3i = subgroupMul(vec3i(1)); let v7: vec4i = subgroupMul(vec4i(1));
  let v8: u32 = subgroupMul(u32(1)); let v9: vec2u = subgroupMul(vec2u(1)); let v10: vec3u = subgroupMul(vec3u(1)); let v11: vec4u = subgroupMul(vec4u(1));
  let v12: f16 = subgroupMul(f16(1)); let v13: vec2h = subgroupMul(vec2h(1)); let v14: vec3h = subgroupMul(vec3h(1)); let v15: vec4h = subgroupMul(vec4h(1));
  let v16: i32 = subgroupMul(1); let v17: f32 = subgroupMul(1.5);
}
@fragment fn fragment() { overloads(); }
@compute @workgroup_size(1) fn compute() { overloads(); }

//# subgroupExclusiveMul: BI-157
fn a() { subgroupExclusiveMul(f32(1)); }
//~ error unused-result 10-37: the result of 'subgroupExclusiveMul' must be used
fn b() { _ = subgroupExclusiveMul(true); }
//~ error no-overload 14-39: there is no subgroupExclusiveMul(bool)
fn c() { _ = subgroupExclusiveMul(vec2<bool>()); }
//~ error no-overload 14-47: there is no subgroupExclusiveMul(vec2<bool>)
fn d() { _ = subgroupExclusiveMul(); }
//~ error no-overload 14-35: there is no subgroupExclusiveMul()
const e = subgroupExclusiveMul(f32(1));
//~ error not-const 11-38: the initializer of const 'e' is not a const-expression
fn g() { _ = subgroupExclusiveMul(mat2x2f()); }
//~ error no-overload 14-44: there is no subgroupExclusiveMul(mat2x2<f32>)

//# subgroupExclusiveMul_in_vertex: BI-157
fn g() {
  _ = subgroupExclusiveMul(f32(1));
//~ error stage-restriction 7-34: subgroupExclusiveMul is not allowed in the vertex stage
//~ note +2:12-12: reached from entry point 'a'
}
@vertex fn a() -> @builtin(position) vec4f { g(); return vec4f(); }

//# subgroupExclusiveMul_ok: BI-157
fn overloads() {
  let v0: f32 = subgroupExclusiveMul(f32(1)); let v1: vec2f = subgroupExclusiveMul(vec2f(1)); let v2: vec3f = subgroupExclusiveMul(vec3f(1));
  let v3: vec4f = subgroupExclusiveMul(vec4f(1)); let v4: i32 = subgroupExclusiveMul(i32(1)); let v5: vec2i = subgroupExclusiveMul(vec2i(1));
  let v6: vec3i = subgroupExclusiveMul(vec3i(1)); let v7: vec4i = subgroupExclusiveMul(vec4i(1)); let v8: u32 = subgroupExclusiveMul(u32(1));
  let v9: vec2u = subgroupExclusiveMul(vec2u(1)); let v10: vec3u = subgroupExclusiveMul(vec3u(1)); let v11: vec4u = subgroupExclusiveMul(vec4u(1));
  let v12: f16 = subgroupExclusiveMul(f16(1)); let v13: vec2h = subgroupExclusiveMul(vec2h(1)); let v14: vec3h = subgroupExclusiveMul(vec3h(1));
  let v15: vec4h = subgroupExclusiveMul(vec4h(1)); let v16: i32 = subgroupExclusiveMul(1); let v17: f32 = subgroupExclusiveMul(1.5);
}
@fragment fn fragment() { overloads(); }
@compute @workgroup_size(1) fn compute() { overloads(); }

//# subgroupInclusiveMul: BI-158
fn a() { subgroupInclusiveMul(f32(1)); }
//~ error unused-result 10-37: the result of 'subgroupInclusiveMul' must be used
fn b() { _ = subgroupInclusiveMul(true); }
//~ error no-overload 14-39: there is no subgroupInclusiveMul(bool)
fn c() { _ = subgroupInclusiveMul(vec2<bool>()); }
//~ error no-overload 14-47: there is no subgroupInclusiveMul(vec2<bool>)
fn d() { _ = subgroupInclusiveMul(); }
//~ error no-overload 14-35: there is no subgroupInclusiveMul()
const e = subgroupInclusiveMul(f32(1));
//~ error not-const 11-38: the initializer of const 'e' is not a const-expression
fn g() { _ = subgroupInclusiveMul(mat2x2f()); }
//~ error no-overload 14-44: there is no subgroupInclusiveMul(mat2x2<f32>)

//# subgroupInclusiveMul_in_vertex: BI-158
fn g() {
  _ = subgroupInclusiveMul(f32(1));
//~ error stage-restriction 7-34: subgroupInclusiveMul is not allowed in the vertex stage
//~ note +2:12-12: reached from entry point 'a'
}
@vertex fn a() -> @builtin(position) vec4f { g(); return vec4f(); }

//# subgroupInclusiveMul_ok: BI-158
fn overloads() {
  let v0: f32 = subgroupInclusiveMul(f32(1)); let v1: vec2f = subgroupInclusiveMul(vec2f(1)); let v2: vec3f = subgroupInclusiveMul(vec3f(1));
  let v3: vec4f = subgroupInclusiveMul(vec4f(1)); let v4: i32 = subgroupInclusiveMul(i32(1)); let v5: vec2i = subgroupInclusiveMul(vec2i(1));
  let v6: vec3i = subgroupInclusiveMul(vec3i(1)); let v7: vec4i = subgroupInclusiveMul(vec4i(1)); let v8: u32 = subgroupInclusiveMul(u32(1));
  let v9: vec2u = subgroupInclusiveMul(vec2u(1)); let v10: vec3u = subgroupInclusiveMul(vec3u(1)); let v11: vec4u = subgroupInclusiveMul(vec4u(1));
  let v12: f16 = subgroupInclusiveMul(f16(1)); let v13: vec2h = subgroupInclusiveMul(vec2h(1)); let v14: vec3h = subgroupInclusiveMul(vec3h(1));
  let v15: vec4h = subgroupInclusiveMul(vec4h(1)); let v16: i32 = subgroupInclusiveMul(1); let v17: f32 = subgroupInclusiveMul(1.5);
}
@fragment fn fragment() { overloads(); }
@compute @workgroup_size(1) fn compute() { overloads(); }

//# subgroupOr: BI-159
fn a() { subgroupOr(i32(1)); }
//~ error unused-result 10-27: the result of 'subgroupOr' must be used
fn b() { _ = subgroupOr(true); }
//~ error no-overload 14-29: there is no subgroupOr(bool)
fn c() { _ = subgroupOr(vec2<bool>()); }
//~ error no-overload 14-37: there is no subgroupOr(vec2<bool>)
fn d() { _ = subgroupOr(); }
//~ error no-overload 14-25: there is no subgroupOr()
const e = subgroupOr(i32(1));
//~ error not-const 11-28: the initializer of const 'e' is not a const-expression
fn g() { _ = subgroupOr(mat2x2f()); }
//~ error no-overload 14-34: there is no subgroupOr(mat2x2<f32>)
fn h() { _ = subgroupOr(1f); }
//~ error no-overload 14-27: there is no subgroupOr(f32)
fn i() { _ = subgroupOr(vec2h()); }
//~ error no-overload 14-32: there is no subgroupOr(vec2<f16>)

//# subgroupOr_in_vertex: BI-159
fn g() {
  _ = subgroupOr(i32(1));
//~ error stage-restriction 7-24: subgroupOr is not allowed in the vertex stage
//~ note +2:12-12: reached from entry point 'a'
}
@vertex fn a() -> @builtin(position) vec4f { g(); return vec4f(); }

//# subgroupOr_ok: BI-159
fn overloads() {
  let v0: i32 = subgroupOr(i32(1)); let v1: vec2i = subgroupOr(vec2i(1)); let v2: vec3i = subgroupOr(vec3i(1)); let v3: vec4i = subgroupOr(vec4i(1));
  let v4: u32 = subgroupOr(u32(1)); let v5: vec2u = subgroupOr(vec2u(1)); let v6: vec3u = subgroupOr(vec3u(1)); let v7: vec4u = subgroupOr(vec4u(1));
  let v8: i32 = subgroupOr(1);
}
@fragment fn fragment() { overloads(); }
@compute @workgroup_size(1) fn compute() { overloads(); }

//# subgroupShuffle: BI-160
fn a() { subgroupShuffle(f32(1), 0); }
//~ error unused-result 10-35: the result of 'subgroupShuffle' must be used
fn b() { _ = subgroupShuffle(true, 0); }
//~ error no-overload 14-37: there is no subgroupShuffle(bool, abstract-int)
fn c() { _ = subgroupShuffle(vec2<bool>(), 0); }
//~ error no-overload 14-45: there is no subgroupShuffle(vec2<bool>, abstract-int)
fn d() { _ = subgroupShuffle(); }
//~ error no-overload 14-30: there is no subgroupShuffle()
const e = subgroupShuffle(f32(1), 0);
//~ error not-const 11-36: the initializer of const 'e' is not a const-expression
fn g() { _ = subgroupShuffle(mat2x2f(), 0); }
//~ error no-overload 14-42: there is no subgroupShuffle(mat2x2<f32>, abstract-int)
fn k() { _ = subgroupShuffle(1u, 128); }
//~ error eval-argument-range 34-36: the value 128 given to subgroupShuffle is not in the range from 0 to 127
fn l() { _ = subgroupShuffle(1u, -1); }
//~ error eval-argument-range 34-35: the value -1 given to subgroupShuffle is not in the range from 0 to 127
fn q() { _ = subgroupShuffle(1u, 1.5); }
//~ error no-overload 14-37: there is no subgroupShuffle(u32, abstract-float)

//# subgroupShuffle_in_vertex: BI-160
fn g() {
  _ = subgroupShuffle(f32(1), 0);
//~ error stage-restriction 7-32: subgroupShuffle is not allowed in the vertex stage
//~ note +2:12-12: reached from entry point 'a'
}
@vertex fn a() -> @builtin(position) vec4f { g(); return vec4f(); }

//# subgroupShuffle_ok: BI-160
fn overloads() {
  let v0: f32 = subgroupShuffle(f32(1), 0); let v1: vec2f = subgroupShuffle(vec2f(1), 0); let v2: vec3f = subgroupShuffle(vec3f(1), 0);
  let v3: vec4f = subgroupShuffle(vec4f(1), 0); let v4: i32 = subgroupShuffle(i32(1), 0); let v5: vec2i = subgroupShuffle(vec2i(1), 0);
  let v6: vec3i = subgroupShuffle(vec3i(1), 0); let v7: vec4i = subgroupShuffle(vec4i(1), 0); let v8: u32 = subgroupShuffle(u32(1), 0);
  let v9: vec2u = subgroupShuffle(vec2u(1), 0); let v10: vec3u = subgroupShuffle(vec3u(1), 0); let v11: vec4u = subgroupShuffle(vec4u(1), 0);
  let v12: f16 = subgroupShuffle(f16(1), 0); let v13: vec2h = subgroupShuffle(vec2h(1), 0); let v14: vec3h = subgroupShuffle(vec3h(1), 0);
  let v15: vec4h = subgroupShuffle(vec4h(1), 0); let v16: i32 = subgroupShuffle(1, 0); let v17: f32 = subgroupShuffle(1.5, 0); let v18: u32 = subgroupShuffle(1u, 127i);
  let v19: u32 = subgroupShuffle(1u, 127u);
}
@fragment fn fragment() { overloads(); }
@compute @workgroup_size(1) fn compute() { overloads(); }

//# subgroupShuffleDown: BI-161
fn a() { subgroupShuffleDown(f32(1), 0); }
//~ error unused-result 10-39: the result of 'subgroupShuffleDown' must be used
fn b() { _ = subgroupShuffleDown(true, 0); }
//~ error no-overload 14-41: there is no subgroupShuffleDown(bool, abstract-int)
fn c() { _ = subgroupShuffleDown(vec2<bool>(), 0); }
//~ error no-overload 14-49: there is no subgroupShuffleDown(vec2<bool>, abstract-int)
fn d() { _ = subgroupShuffleDown(); }
//~ error no-overload 14-34: there is no subgroupShuffleDown()
const e = subgroupShuffleDown(f32(1), 0);
//~ error not-const 11-40: the initializer of const 'e' is not a const-expression
fn g() { _ = subgroupShuffleDown(mat2x2f(), 0); }
//~ error no-overload 14-46: there is no subgroupShuffleDown(mat2x2<f32>, abstract-int)
fn k() { _ = subgroupShuffleDown(1u, 128); }
//~ error eval-argument-range 38-40: the value 128 given to subgroupShuffleDown is not in the range from 0 to 127
fn q() { _ = subgroupShuffleDown(1u, 1i); }
//~ error no-overload 14-40: there is no subgroupShuffleDown(u32, i32)

//# subgroupShuffleDown_in_vertex: BI-161
fn g() {
  _ = subgroupShuffleDown(f32(1), 0);
//~ error stage-restriction 7-36: subgroupShuffleDown is not allowed in the vertex stage
//~ note +2:12-12: reached from entry point 'a'
}
@vertex fn a() -> @builtin(position) vec4f { g(); return vec4f(); }

//# subgroupShuffleDown_ok: BI-161
fn overloads() {
  let v0: f32 = subgroupShuffleDown(f32(1), 0); let v1: vec2f = subgroupShuffleDown(vec2f(1), 0); let v2: vec3f = subgroupShuffleDown(vec3f(1), 0);
  let v3: vec4f = subgroupShuffleDown(vec4f(1), 0); let v4: i32 = subgroupShuffleDown(i32(1), 0); let v5: vec2i = subgroupShuffleDown(vec2i(1), 0);
  let v6: vec3i = subgroupShuffleDown(vec3i(1), 0); let v7: vec4i = subgroupShuffleDown(vec4i(1), 0); let v8: u32 = subgroupShuffleDown(u32(1), 0);
  let v9: vec2u = subgroupShuffleDown(vec2u(1), 0); let v10: vec3u = subgroupShuffleDown(vec3u(1), 0); let v11: vec4u = subgroupShuffleDown(vec4u(1), 0);
  let v12: f16 = subgroupShuffleDown(f16(1), 0); let v13: vec2h = subgroupShuffleDown(vec2h(1), 0); let v14: vec3h = subgroupShuffleDown(vec3h(1), 0);
  let v15: vec4h = subgroupShuffleDown(vec4h(1), 0); let v16: i32 = subgroupShuffleDown(1, 0); let v17: f32 = subgroupShuffleDown(1.5, 0);
  let v18: u32 = subgroupShuffleDown(1u, 127u); let v19: u32 = subgroupShuffleDown(1u, 127);
}
@fragment fn fragment() { overloads(); }
@compute @workgroup_size(1) fn compute() { overloads(); }

//# subgroupShuffleUp: BI-162
fn a() { subgroupShuffleUp(f32(1), 0); }
//~ error unused-result 10-37: the result of 'subgroupShuffleUp' must be used
fn b() { _ = subgroupShuffleUp(true, 0); }
//~ error no-overload 14-39: there is no subgroupShuffleUp(bool, abstract-int)
fn c() { _ = subgroupShuffleUp(vec2<bool>(), 0); }
//~ error no-overload 14-47: there is no subgroupShuffleUp(vec2<bool>, abstract-int)
fn d() { _ = subgroupShuffleUp(); }
//~ error no-overload 14-32: there is no subgroupShuffleUp()
const e = subgroupShuffleUp(f32(1), 0);
//~ error not-const 11-38: the initializer of const 'e' is not a const-expression
fn g() { _ = subgroupShuffleUp(mat2x2f(), 0); }
//~ error no-overload 14-44: there is no subgroupShuffleUp(mat2x2<f32>, abstract-int)
fn k() { _ = subgroupShuffleUp(1u, 128); }
//~ error eval-argument-range 36-38: the value 128 given to subgroupShuffleUp is not in the range from 0 to 127
fn q() { _ = subgroupShuffleUp(1u, 1i); }
//~ error no-overload 14-38: there is no subgroupShuffleUp(u32, i32)

//# subgroupShuffleUp_in_vertex: BI-162
fn g() {
  _ = subgroupShuffleUp(f32(1), 0);
//~ error stage-restriction 7-34: subgroupShuffleUp is not allowed in the vertex stage
//~ note +2:12-12: reached from entry point 'a'
}
@vertex fn a() -> @builtin(position) vec4f { g(); return vec4f(); }

//# subgroupShuffleUp_ok: BI-162
fn overloads() {
  let v0: f32 = subgroupShuffleUp(f32(1), 0); let v1: vec2f = subgroupShuffleUp(vec2f(1), 0); let v2: vec3f = subgroupShuffleUp(vec3f(1), 0);
  let v3: vec4f = subgroupShuffleUp(vec4f(1), 0); let v4: i32 = subgroupShuffleUp(i32(1), 0); let v5: vec2i = subgroupShuffleUp(vec2i(1), 0);
  let v6: vec3i = subgroupShuffleUp(vec3i(1), 0); let v7: vec4i = subgroupShuffleUp(vec4i(1), 0); let v8: u32 = subgroupShuffleUp(u32(1), 0);
  let v9: vec2u = subgroupShuffleUp(vec2u(1), 0); let v10: vec3u = subgroupShuffleUp(vec3u(1), 0); let v11: vec4u = subgroupShuffleUp(vec4u(1), 0);
  let v12: f16 = subgroupShuffleUp(f16(1), 0); let v13: vec2h = subgroupShuffleUp(vec2h(1), 0); let v14: vec3h = subgroupShuffleUp(vec3h(1), 0);
  let v15: vec4h = subgroupShuffleUp(vec4h(1), 0); let v16: i32 = subgroupShuffleUp(1, 0); let v17: f32 = subgroupShuffleUp(1.5, 0);
  let v18: u32 = subgroupShuffleUp(1u, 127u); let v19: u32 = subgroupShuffleUp(1u, 127);
}
@fragment fn fragment() { overloads(); }
@compute @workgroup_size(1) fn compute() { overloads(); }

//# subgroupShuffleXor: BI-163
fn a() { subgroupShuffleXor(f32(1), 0); }
//~ error unused-result 10-38: the result of 'subgroupShuffleXor' must be used
fn b() { _ = subgroupShuffleXor(true, 0); }
//~ error no-overload 14-40: there is no subgroupShuffleXor(bool, abstract-int)
fn c() { _ = subgroupShuffleXor(vec2<bool>(), 0); }
//~ error no-overload 14-48: there is no subgroupShuffleXor(vec2<bool>, abstract-int)
fn d() { _ = subgroupShuffleXor(); }
//~ error no-overload 14-33: there is no subgroupShuffleXor()
const e = subgroupShuffleXor(f32(1), 0);
//~ error not-const 11-39: the initializer of const 'e' is not a const-expression
fn g() { _ = subgroupShuffleXor(mat2x2f(), 0); }
//~ error no-overload 14-45: there is no subgroupShuffleXor(mat2x2<f32>, abstract-int)
fn k() { _ = subgroupShuffleXor(1u, 128); }
//~ error eval-argument-range 37-39: the value 128 given to subgroupShuffleXor is not in the range from 0 to 127
fn q() { _ = subgroupShuffleXor(1u, 1i); }
//~ error no-overload 14-39: there is no subgroupShuffleXor(u32, i32)

//# subgroupShuffleXor_in_vertex: BI-163
fn g() {
  _ = subgroupShuffleXor(f32(1), 0);
//~ error stage-restriction 7-35: subgroupShuffleXor is not allowed in the vertex stage
//~ note +2:12-12: reached from entry point 'a'
}
@vertex fn a() -> @builtin(position) vec4f { g(); return vec4f(); }

//# subgroupShuffleXor_ok: BI-163
fn overloads() {
  let v0: f32 = subgroupShuffleXor(f32(1), 0); let v1: vec2f = subgroupShuffleXor(vec2f(1), 0); let v2: vec3f = subgroupShuffleXor(vec3f(1), 0);
  let v3: vec4f = subgroupShuffleXor(vec4f(1), 0); let v4: i32 = subgroupShuffleXor(i32(1), 0); let v5: vec2i = subgroupShuffleXor(vec2i(1), 0);
  let v6: vec3i = subgroupShuffleXor(vec3i(1), 0); let v7: vec4i = subgroupShuffleXor(vec4i(1), 0); let v8: u32 = subgroupShuffleXor(u32(1), 0);
  let v9: vec2u = subgroupShuffleXor(vec2u(1), 0); let v10: vec3u = subgroupShuffleXor(vec3u(1), 0); let v11: vec4u = subgroupShuffleXor(vec4u(1), 0);
  let v12: f16 = subgroupShuffleXor(f16(1), 0); let v13: vec2h = subgroupShuffleXor(vec2h(1), 0); let v14: vec3h = subgroupShuffleXor(vec3h(1), 0);
  let v15: vec4h = subgroupShuffleXor(vec4h(1), 0); let v16: i32 = subgroupShuffleXor(1, 0); let v17: f32 = subgroupShuffleXor(1.5, 0);
  let v18: u32 = subgroupShuffleXor(1u, 127u); let v19: u32 = subgroupShuffleXor(1u, 127);
}
@fragment fn fragment() { overloads(); }
@compute @workgroup_size(1) fn compute() { overloads(); }

//# subgroupXor: BI-164
fn a() { subgroupXor(i32(1)); }
//~ error unused-result 10-28: the result of 'subgroupXor' must be used
fn b() { _ = subgroupXor(true); }
//~ error no-overload 14-30: there is no subgroupXor(bool)
fn c() { _ = subgroupXor(vec2<bool>()); }
//~ error no-overload 14-38: there is no subgroupXor(vec2<bool>)
fn d() { _ = subgroupXor(); }
//~ error no-overload 14-26: there is no subgroupXor()
const e = subgroupXor(i32(1));
//~ error not-const 11-29: the initializer of const 'e' is not a const-expression
fn g() { _ = subgroupXor(mat2x2f()); }
//~ error no-overload 14-35: there is no subgroupXor(mat2x2<f32>)
fn h() { _ = subgroupXor(1f); }
//~ error no-overload 14-28: there is no subgroupXor(f32)
fn i() { _ = subgroupXor(vec2h()); }
//~ error no-overload 14-33: there is no subgroupXor(vec2<f16>)

//# subgroupXor_in_vertex: BI-164
fn g() {
  _ = subgroupXor(i32(1));
//~ error stage-restriction 7-25: subgroupXor is not allowed in the vertex stage
//~ note +2:12-12: reached from entry point 'a'
}
@vertex fn a() -> @builtin(position) vec4f { g(); return vec4f(); }

//# subgroupXor_ok: BI-164
fn overloads() {
  let v0: i32 = subgroupXor(i32(1)); let v1: vec2i = subgroupXor(vec2i(1)); let v2: vec3i = subgroupXor(vec3i(1)); let v3: vec4i = subgroupXor(vec4i(1));
  let v4: u32 = subgroupXor(u32(1)); let v5: vec2u = subgroupXor(vec2u(1)); let v6: vec3u = subgroupXor(vec3u(1)); let v7: vec4u = subgroupXor(vec4u(1));
  let v8: i32 = subgroupXor(1);
}
@fragment fn fragment() { overloads(); }
@compute @workgroup_size(1) fn compute() { overloads(); }

//# subgroupShuffle_override: BI-160
override o = 128u; override fine = 127u;
@compute @workgroup_size(32) fn main(@builtin(local_invocation_index) l: u32) {
  _ = subgroupShuffle(l, o);
//~ error eval-argument-range 26-26: the value 128 given to subgroupShuffle is not in the range from 0 to 127, with the override values of this pipeline
  _ = subgroupShuffle(l, fine);
  _ = subgroupShuffle(l, l);
}

//# subgroupShuffleDown_override: BI-161
override o = 128u; override fine = 127u;
@compute @workgroup_size(32) fn main(@builtin(local_invocation_index) l: u32) {
  _ = subgroupShuffleDown(l, o);
//~ error eval-argument-range 30-30: the value 128 given to subgroupShuffleDown is not in the range from 0 to 127, with the override values of this pipeline
  _ = subgroupShuffleDown(l, fine);
  _ = subgroupShuffleDown(l, r[0]);
}

//# subgroupShuffleUp_override: BI-162
override o = 128u; override fine = 127u;
@compute @workgroup_size(32) fn main(@builtin(local_invocation_index) l: u32) {
  _ = subgroupShuffleUp(l, o);
//~ error eval-argument-range 28-28: the value 128 given to subgroupShuffleUp is not in the range from 0 to 127, with the override values of this pipeline
  _ = subgroupShuffleUp(l, fine);
  _ = subgroupShuffleUp(l, r[0]);
}

//# subgroupShuffleXor_override: BI-163
override o = 128u; override fine = 127u;
@compute @workgroup_size(32) fn main(@builtin(local_invocation_index) l: u32) {
  _ = subgroupShuffleXor(l, o);
//~ error eval-argument-range 29-29: the value 128 given to subgroupShuffleXor is not in the range from 0 to 127, with the override values of this pipeline
  _ = subgroupShuffleXor(l, fine);
  _ = subgroupShuffleXor(l, r[0]);
}

//# quadBroadcast: BI-165
fn a() { quadBroadcast(f32(1), 0); }
//~ error unused-result 10-33: the result of 'quadBroadcast' must be used
fn b() { _ = quadBroadcast(true, 0); }
//~ error no-overload 14-35: there is no quadBroadcast(bool, abstract-int)
fn c() { _ = quadBroadcast(vec2<bool>(), 0); }
//~ error no-overload 14-43: there is no quadBroadcast(vec2<bool>, abstract-int)
fn d() { _ = quadBroadcast(); }
//~ error no-overload 14-28: there is no quadBroadcast()
const e = quadBroadcast(f32(1), 0);
//~ error not-const 11-34: the initializer of const 'e' is not a const-expression
fn g() { _ = quadBroadcast(mat2x2f(), 0); }
//~ error no-overload 14-40: there is no quadBroadcast(mat2x2<f32>, abstract-int)
fn k() { _ = quadBroadcast(1u, 4); }
//~ error argument-out-of-range 32-32: argument 2 of quadBroadcast is from 0 to 3
fn l() { _ = quadBroadcast(1u, -1); }
//~ error argument-out-of-range 32-33: argument 2 of quadBroadcast is from 0 to 3
fn m(i: u32) { _ = quadBroadcast(1u, i); }
//~ error not-const 38-38: argument 2 of quadBroadcast must be a const-expression

//# quadBroadcast_in_vertex: BI-165
fn g() {
  _ = quadBroadcast(f32(1), 0);
//~ error stage-restriction 7-30: quadBroadcast is not allowed in the vertex stage
//~ note +2:12-12: reached from entry point 'a'
}
@vertex fn a() -> @builtin(position) vec4f { g(); return vec4f(); }

//# quadBroadcast_ok: BI-165
fn overloads() {
  let v0: f32 = quadBroadcast(f32(1), 0); let v1: vec2f = quadBroadcast(vec2f(1), 0); let v2: vec3f = quadBroadcast(vec3f(1), 0); let v3: vec4f = quadBroadcast(vec4f(1), 0);
  let v4: i32 = quadBroadcast(i32(1), 0); let v5: vec2i = quadBroadcast(vec2i(1), 0); let v6: vec3i = quadBroadcast(vec3i(1), 0); let v7: vec4i = quadBroadcast(vec4i(1), 0);
  let v8: u32 = quadBroadcast(u32(1), 0); let v9: vec2u = quadBroadcast(vec2u(1), 0); let v10: vec3u = quadBroadcast(vec3u(1), 0);
  let v11: vec4u = quadBroadcast(vec4u(1), 0); let v12: f16 = quadBroadcast(f16(1), 0); let v13: vec2h = quadBroadcast(vec2h(1), 0);
  let v14: vec3h = quadBroadcast(vec3h(1), 0); let v15: vec4h = quadBroadcast(vec4h(1), 0); let v16: i32 = quadBroadcast(1, 0); let v17: f32 = quadBroadcast(1.5, 0);
  let v18: u32 = quadBroadcast(1u, 3i); let v19: u32 = quadBroadcast(1u, 3u);
}
@fragment fn fragment() { overloads(); }
@compute @workgroup_size(1) fn compute() { overloads(); }

//# quadSwapDiagonal: BI-166
fn a() { quadSwapDiagonal(f32(1)); }
//~ error unused-result 10-33: the result of 'quadSwapDiagonal' must be used
fn b() { _ = quadSwapDiagonal(true); }
//~ error no-overload 14-35: there is no quadSwapDiagonal(bool)
fn c() { _ = quadSwapDiagonal(vec2<bool>()); }
//~ error no-overload 14-43: there is no quadSwapDiagonal(vec2<bool>)
fn d() { _ = quadSwapDiagonal(); }
//~ error no-overload 14-31: there is no quadSwapDiagonal()
const e = quadSwapDiagonal(f32(1));
//~ error not-const 11-34: the initializer of const 'e' is not a const-expression
fn g() { _ = quadSwapDiagonal(mat2x2f()); }
//~ error no-overload 14-40: there is no quadSwapDiagonal(mat2x2<f32>)

//# quadSwapDiagonal_in_vertex: BI-166
fn g() {
  _ = quadSwapDiagonal(f32(1));
//~ error stage-restriction 7-30: quadSwapDiagonal is not allowed in the vertex stage
//~ note +2:12-12: reached from entry point 'a'
}
@vertex fn a() -> @builtin(position) vec4f { g(); return vec4f(); }

//# quadSwapDiagonal_ok: BI-166
fn overloads() {
  let v0: f32 = quadSwapDiagonal(f32(1)); let v1: vec2f = quadSwapDiagonal(vec2f(1)); let v2: vec3f = quadSwapDiagonal(vec3f(1)); let v3: vec4f = quadSwapDiagonal(vec4f(1));
  let v4: i32 = quadSwapDiagonal(i32(1)); let v5: vec2i = quadSwapDiagonal(vec2i(1)); let v6: vec3i = quadSwapDiagonal(vec3i(1)); let v7: vec4i = quadSwapDiagonal(vec4i(1));
  let v8: u32 = quadSwapDiagonal(u32(1)); let v9: vec2u = quadSwapDiagonal(vec2u(1)); let v10: vec3u = quadSwapDiagonal(vec3u(1));
  let v11: vec4u = quadSwapDiagonal(vec4u(1)); let v12: f16 = quadSwapDiagonal(f16(1)); let v13: vec2h = quadSwapDiagonal(vec2h(1));
  let v14: vec3h = quadSwapDiagonal(vec3h(1)); let v15: vec4h = quadSwapDiagonal(vec4h(1)); let v16: i32 = quadSwapDiagonal(1); let v17: f32 = quadSwapDiagonal(1.5);
}
@fragment fn fragment() { overloads(); }
@compute @workgroup_size(1) fn compute() { overloads(); }

//# quadSwapX: BI-167
fn a() { quadSwapX(f32(1)); }
//~ error unused-result 10-26: the result of 'quadSwapX' must be used
fn b() { _ = quadSwapX(true); }
//~ error no-overload 14-28: there is no quadSwapX(bool)
fn c() { _ = quadSwapX(vec2<bool>()); }
//~ error no-overload 14-36: there is no quadSwapX(vec2<bool>)
fn d() { _ = quadSwapX(); }
//~ error no-overload 14-24: there is no quadSwapX()
const e = quadSwapX(f32(1));
//~ error not-const 11-27: the initializer of const 'e' is not a const-expression
fn g() { _ = quadSwapX(mat2x2f()); }
//~ error no-overload 14-33: there is no quadSwapX(mat2x2<f32>)

//# quadSwapX_in_vertex: BI-167
fn g() {
  _ = quadSwapX(f32(1));
//~ error stage-restriction 7-23: quadSwapX is not allowed in the vertex stage
//~ note +2:12-12: reached from entry point 'a'
}
@vertex fn a() -> @builtin(position) vec4f { g(); return vec4f(); }

//# quadSwapX_ok: BI-167
fn overloads() {
  let v0: f32 = quadSwapX(f32(1)); let v1: vec2f = quadSwapX(vec2f(1)); let v2: vec3f = quadSwapX(vec3f(1)); let v3: vec4f = quadSwapX(vec4f(1));
  let v4: i32 = quadSwapX(i32(1)); let v5: vec2i = quadSwapX(vec2i(1)); let v6: vec3i = quadSwapX(vec3i(1)); let v7: vec4i = quadSwapX(vec4i(1));
  let v8: u32 = quadSwapX(u32(1)); let v9: vec2u = quadSwapX(vec2u(1)); let v10: vec3u = quadSwapX(vec3u(1)); let v11: vec4u = quadSwapX(vec4u(1));
  let v12: f16 = quadSwapX(f16(1)); let v13: vec2h = quadSwapX(vec2h(1)); let v14: vec3h = quadSwapX(vec3h(1)); let v15: vec4h = quadSwapX(vec4h(1));
  let v16: i32 = quadSwapX(1); let v17: f32 = quadSwapX(1.5);
}
@fragment fn fragment() { overloads(); }
@compute @workgroup_size(1) fn compute() { overloads(); }

//# quadSwapY: BI-168
fn a() { quadSwapY(f32(1)); }
//~ error unused-result 10-26: the result of 'quadSwapY' must be used
fn b() { _ = quadSwapY(true); }
//~ error no-overload 14-28: there is no quadSwapY(bool)
fn c() { _ = quadSwapY(vec2<bool>()); }
//~ error no-overload 14-36: there is no quadSwapY(vec2<bool>)
fn d() { _ = quadSwapY(); }
//~ error no-overload 14-24: there is no quadSwapY()
const e = quadSwapY(f32(1));
//~ error not-const 11-27: the initializer of const 'e' is not a const-expression
fn g() { _ = quadSwapY(mat2x2f()); }
//~ error no-overload 14-33: there is no quadSwapY(mat2x2<f32>)

//# quadSwapY_in_vertex: BI-168
fn g() {
  _ = quadSwapY(f32(1));
//~ error stage-restriction 7-23: quadSwapY is not allowed in the vertex stage
//~ note +2:12-12: reached from entry point 'a'
}
@vertex fn a() -> @builtin(position) vec4f { g(); return vec4f(); }

//# quadSwapY_ok: BI-168
fn overloads() {
  let v0: f32 = quadSwapY(f32(1)); let v1: vec2f = quadSwapY(vec2f(1)); let v2: vec3f = quadSwapY(vec3f(1)); let v3: vec4f = quadSwapY(vec4f(1));
  let v4: i32 = quadSwapY(i32(1)); let v5: vec2i = quadSwapY(vec2i(1)); let v6: vec3i = quadSwapY(vec3i(1)); let v7: vec4i = quadSwapY(vec4i(1));
  let v8: u32 = quadSwapY(u32(1)); let v9: vec2u = quadSwapY(vec2u(1)); let v10: vec3u = quadSwapY(vec3u(1)); let v11: vec4u = quadSwapY(vec4u(1));
  let v12: f16 = quadSwapY(f16(1)); let v13: vec2h = quadSwapY(vec2h(1)); let v14: vec3h = quadSwapY(vec3h(1)); let v15: vec4h = quadSwapY(vec4h(1));
  let v16: i32 = quadSwapY(1); let v17: f32 = quadSwapY(1.5);
}
@fragment fn fragment() { overloads(); }
@compute @workgroup_size(1) fn compute() { overloads(); }
