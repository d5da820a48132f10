//! check
// Atomic and synchronisation builtins of part 2: every overload with its result type, arguments, stages, unused results.
enable f16;

@group(0) @binding(0) var<storage, read_write> si: atomic<i32>;
@group(0) @binding(1) var<storage, read_write> su: array<atomic<u32>, 4>;
@group(0) @binding(2) var<storage, read_write> plain: i32;
@group(0) @binding(3) var<storage> r: array<u32>;
var<workgroup> wi: atomic<i32>;
var<workgroup> wu: atomic<u32>;
var<workgroup> wplain: u32;

//# atomicLoad: BI-113
fn a() { _ = atomicLoad(&plain); }
//~ error no-overload 14-31: there is no atomicLoad(ptr<storage, i32, read_write>)
fn b() { atomicLoad(si); }
//~ error no-overload 21-22: atomicLoad takes a pointer, and this is atomic<i32>
fn c() { atomicLoad(&si, 1); }
//~ error no-overload 10-27: there is no atomicLoad(ptr<storage, atomic<i32>, read_write>, abstract-int)
fn h() { let x: u32 = atomicLoad(&si); }
//~ error type-mismatch 23-37: the initializer of 'x' is u32, but this is i32
const k = atomicLoad(&si);
//~ error not-const 11-25: the initializer of const 'k' is not a const-expression
fn l(p: ptr<private, i32>) { atomicLoad(p); }
//~ error no-overload 30-42: there is no atomicLoad(ptr<private, i32, read_write>)

//# atomicLoad_ok: BI-113
fn f(p: ptr<storage, atomic<i32>, read_write>, q: ptr<workgroup, atomic<u32>>) {
  let a: i32 = atomicLoad(&si); let b: u32 = atomicLoad(&su[1]); let c: i32 = atomicLoad(&wi); let d: u32 = atomicLoad(&wu); let e: i32 = atomicLoad(p); let g: u32 = atomicLoad(q);
  atomicLoad(&si); _ = atomicLoad(&wu);
}
@fragment fn fragment() { atomicLoad(&si); }
@compute @workgroup_size(1) fn compute() { atomicLoad(&si); atomicLoad(&wu); }

//# atomicLoad_in_vertex: BI-113
@vertex fn a() -> @builtin(position) vec4f {
//~ error stage-restriction 12-12: vertex entry point 'a' uses the writable resource 'si'
//~ note -25:48-49: declared here
  atomicLoad(&si);
//~ error stage-restriction 3-17: atomicLoad is not allowed in the vertex stage
//~ note -1:12-12: reached from entry point 'a'
  return vec4f(); }

//# atomicStore: BI-114
fn a() { atomicStore(&plain, 1); }
//~ error no-overload 10-31: there is no atomicStore(ptr<storage, i32, read_write>, abstract-int)
fn b() { atomicStore(si, 1); }
//~ error no-overload 22-23: atomicStore takes a pointer, and this is atomic<i32>
fn c() { atomicStore(&si, 1, 1); }
//~ error no-overload 10-31: there is no atomicStore(ptr<storage, atomic<i32>, read_write>, abstract-int, abstract-int)
fn d() { atomicStore(&si, 1u); }
//~ error no-overload 10-29: there is no atomicStore(ptr<storage, atomic<i32>, read_write>, u32)
fn e() { atomicStore(&wu, 1i); }
//~ error no-overload 10-29: there is no atomicStore(ptr<workgroup, atomic<u32>, read_write>, i32)
fn g() { atomicStore(&si, 1.5); }
//~ error no-overload 10-30: there is no atomicStore(ptr<storage, atomic<i32>, read_write>, abstract-float)
fn h() { let x = atomicStore(&si, 1); }
//~ error type-mismatch 18-36: this call has no value
const k = atomicStore(&si, 1);
//~ error type-mismatch 11-29: this call has no value
fn l(p: ptr<private, i32>) { atomicStore(p, 1); }
//~ error no-overload 30-46: there is no atomicStore(ptr<private, i32, read_write>, abstract-int)

//# atomicStore_ok: BI-114
fn f(p: ptr<storage, atomic<i32>, read_write>, q: ptr<workgroup, atomic<u32>>) {
  atomicStore(&si, 1i); atomicStore(&su[1], 1u); atomicStore(&wi, 1); atomicStore(&wu, 1); atomicStore(p, 2); atomicStore(q, 2);
}
@fragment fn fragment() { atomicStore(&si, 1); }
@compute @workgroup_size(1) fn compute() { atomicStore(&si, 1); atomicStore(&wu, 1); }

//# atomicStore_in_vertex: BI-114
@vertex fn a() -> @builtin(position) vec4f {
//~ error stage-restriction 12-12: vertex entry point 'a' uses the writable resource 'si'
//~ note -48:48-49: declared here
  atomicStore(&si, 1);
//~ error stage-restriction 3-21: atomicStore is not allowed in the vertex stage
//~ note -1:12-12: reached from entry point 'a'
  return vec4f(); }

//# atomicAdd: BI-115
fn a() { _ = atomicAdd(&plain, 1); }
//~ error no-overload 14-33: there is no atomicAdd(ptr<storage, i32, read_write>, abstract-int)
fn b() { atomicAdd(si, 1); }
//~ error no-overload 20-21: atomicAdd takes a pointer, and this is atomic<i32>
fn c() { atomicAdd(&si, 1, 1); }
//~ error no-overload 10-29: there is no atomicAdd(ptr<storage, atomic<i32>, read_write>, abstract-int, abstract-int)
fn d() { atomicAdd(&si, 1u); }
//~ error no-overload 10-27: there is no atomicAdd(ptr<storage, atomic<i32>, read_write>, u32)
fn e() { atomicAdd(&wu, 1i); }
//~ error no-overload 10-27: there is no atomicAdd(ptr<workgroup, atomic<u32>, read_write>, i32)
fn g() { atomicAdd(&si, 1.5); }
//~ error no-overload 10-28: there is no atomicAdd(ptr<storage, atomic<i32>, read_write>, abstract-float)
fn h() { let x: u32 = atomicAdd(&si, 1); }
//~ error type-mismatch 23-39: the initializer of 'x' is u32, but this is i32
const k = atomicAdd(&si, 1);
//~ error not-const 11-27: the initializer of const 'k' is not a const-expression
fn l(p: ptr<private, i32>) { atomicAdd(p, 1); }
//~ error no-overload 30-44: there is no atomicAdd(ptr<private, i32, read_write>, abstract-int)

//# atomicAdd_ok: BI-115
fn f(p: ptr<storage, atomic<i32>, read_write>, q: ptr<workgroup, atomic<u32>>) {
  let a: i32 = atomicAdd(&si, 1i); let b: u32 = atomicAdd(&su[1], 1u); let c: i32 = atomicAdd(&wi, 1); let d: u32 = atomicAdd(&wu, 1); let e: i32 = atomicAdd(p, 1); let g: u32 = atomicAdd(q, 1);
  atomicAdd(&si, 1); _ = atomicAdd(&wu, 1);
}
@fragment fn fragment() { atomicAdd(&si, 1); }
@compute @workgroup_size(1) fn compute() { atomicAdd(&si, 1); atomicAdd(&wu, 1); }

//# atomicAdd_in_vertex: BI-115
@vertex fn a() -> @builtin(position) vec4f {
//~ error stage-restriction 12-12: vertex entry point 'a' uses the writable resource 'si'
//~ note -72:48-49: declared here
  atomicAdd(&si, 1);
//~ error stage-restriction 3-19: atomicAdd is not allowed in the vertex stage
//~ note -1:12-12: reached from entry point 'a'
  return vec4f(); }

//# atomicSub: BI-116
fn a() { _ = atomicSub(&plain, 1); }
//~ error no-overload 14-33: there is no atomicSub(ptr<storage, i32, read_write>, abstract-int)
fn b() { atomicSub(si, 1); }
//~ error no-overload 20-21: atomicSub takes a pointer, and this is atomic<i32>
fn c() { atomicSub(&si, 1, 1); }
//~ error no-overload 10-29: there is no atomicSub(ptr<storage, atomic<i32>, read_write>, abstract-int, abstract-int)
fn d() { atomicSub(&si, 1u); }
//~ error no-overload 10-27: there is no atomicSub(ptr<storage, atomic<i32>, read_write>, u32)
fn e() { atomicSub(&wu, 1i); }
//~ error no-overload 10-27: there is no atomicSub(ptr<workgroup, atomic<u32>, read_write>, i32)
fn g() { atomicSub(&si, 1.5); }
//~ error no-overload 10-28: there is no atomicSub(ptr<storage, atomic<i32>, read_write>, abstract-float)
fn h() { let x: u32 = atomicSub(&si, 1); }
//~ error type-mismatch 23-39: the initializer of 'x' is u32, but this is i32
const k = atomicSub(&si, 1);
//~ error not-const 11-27: the initializer of const 'k' is not a const-expression
fn l(p: ptr<private, i32>) { atomicSub(p, 1); }
//~ error no-overload 30-44: there is no atomicSub(ptr<private, i32, read_write>, abstract-int)

//# atomicSub_ok: BI-116
fn f(p: ptr<storage, atomic<i32>, read_write>, q: ptr<workgroup, atomic<u32>>) {
  let a: i32 = atomicSub(&si, 1i); let b: u32 = atomicSub(&su[1], 1u); let c: i32 = atomicSub(&wi, 1); let d: u32 = atomicSub(&wu, 1); let e: i32 = atomicSub(p, 1); let g: u32 = atomicSub(q, 1);
  atomicSub(&si, 1); _ = atomicSub(&wu, 1);
}
@fragment fn fragment() { atomicSub(&si, 1); }
@compute @workgroup_size(1) fn compute() { atomicSub(&si, 1); atomicSub(&wu, 1); }

//# atomicSub_in_vertex: BI-116
@vertex fn a() -> @builtin(position) vec4f {
//~ error stage-restriction 12-12: vertex entry point 'a' uses the writable resource 'si'
//~ note -96:48-49: declared here
  atomicSub(&si, 1);
//~ error stage-restriction 3-19: atomicSub is not allowed in the vertex stage
//~ note -1:12-12: reached from entry point 'a'
  return vec4f(); }

//# atomicMax: BI-117
fn a() { _ = atomicMax(&plain, 1); }
//~ error no-overload 14-33: there is no atomicMax(ptr<storage, i32, read_write>, abstract-int)
fn b() { atomicMax(si, 1); }
//~ error no-overload 20-21: atomicMax takes a pointer, and this is atomic<i32>
fn c() { atomicMax(&si, 1, 1); }
//~ error no-overload 10-29: there is no atomicMax(ptr<storage, atomic<i32>, read_write>, abstract-int, abstract-int)
fn d() { atomicMax(&si, 1u); }
//~ error no-overload 10-27: there is no atomicMax(ptr<storage, atomic<i32>, read_write>, u32)
fn e() { atomicMax(&wu, 1i); }
//~ error no-overload 10-27: there is no atomicMax(ptr<workgroup, atomic<u32>, read_write>, i32)
fn g() { atomicMax(&si, 1.5); }
//~ error no-overload 10-28: there is no atomicMax(ptr<storage, atomic<i32>, read_write>, abstract-float)
fn h() { let x: u32 = atomicMax(&si, 1); }
//~ error type-mismatch 23-39: the initializer of 'x' is u32, but this is i32
const k = atomicMax(&si, 1);
//~ error not-const 11-27: the initializer of const 'k' is not a const-expression
fn l(p: ptr<private, i32>) { atomicMax(p, 1); }
//~ error no-overload 30-44: there is no atomicMax(ptr<private, i32, read_write>, abstract-int)

//# atomicMax_ok: BI-117
fn f(p: ptr<storage, atomic<i32>, read_write>, q: ptr<workgroup, atomic<u32>>) {
  let a: i32 = atomicMax(&si, 1i); let b: u32 = atomicMax(&su[1], 1u); let c: i32 = atomicMax(&wi, 1); let d: u32 = atomicMax(&wu, 1); let e: i32 = atomicMax(p, 1); let g: u32 = atomicMax(q, 1);
  atomicMax(&si, 1); _ = atomicMax(&wu, 1);
}
@fragment fn fragment() { atomicMax(&si, 1); }
@compute @workgroup_size(1) fn compute() { atomicMax(&si, 1); atomicMax(&wu, 1); }

//# atomicMax_in_vertex: BI-117
@vertex fn a() -> @builtin(position) vec4f {
//~ error stage-restriction 12-12: vertex entry point 'a' uses the writable resource 'si'
//~ note -120:48-49: declared here
  atomicMax(&si, 1);
//~ error stage-restriction 3-19: atomicMax is not allowed in the vertex stage
//~ note -1:12-12: reached from entry point 'a'
  return vec4f(); }

//# atomicMin: BI-118
fn a() { _ = atomicMin(&plain, 1); }
//~ error no-overload 14-33: there is no atomicMin(ptr<storage, i32, read_write>, abstract-int)
fn b() { atomicMin(si, 1); }
//~ error no-overload 20-21: atomicMin takes a pointer, and this is atomic<i32>
fn c() { atomicMin(&si, 1, 1); }
//~ error no-overload 10-29: there is no atomicMin(ptr<storage, atomic<i32>, read_write>, abstract-int, abstract-int)
fn d() { atomicMin(&si, 1u); }
//~ error no-overload 10-27: there is no atomicMin(ptr<storage, atomic<i32>, read_write>, u32)
fn e() { atomicMin(&wu, 1i); }
//~ error no-overload 10-27: there is no atomicMin(ptr<workgroup, atomic<u32>, read_write>, i32)
fn g() { atomicMin(&si, 1.5); }
//~ error no-overload 10-28: there is no atomicMin(ptr<storage, atomic<i32>, read_write>, abstract-float)
fn h() { let x: u32 = atomicMin(&si, 1); }
//~ error type-mismatch 23-39: the initializer of 'x' is u32, but this is i32
const k = atomicMin(&si, 1);
//~ error not-const 11-27: the initializer of const 'k' is not a const-expression
fn l(p: ptr<private, i32>) { atomicMin(p, 1); }
//~ error no-overload 30-44: there is no atomicMin(ptr<private, i32, read_write>, abstract-int)

//# atomicMin_ok: BI-118
fn f(p: ptr<storage, atomic<i32>, read_write>, q: ptr<workgroup, atomic<u32>>) {
  let a: i32 = atomicMin(&si, 1i); let b: u32 = atomicMin(&su[1], 1u); let c: i32 = atomicMin(&wi, 1); let d: u32 = atomicMin(&wu, 1); let e: i32 = atomicMin(p, 1); let g: u32 = atomicMin(q, 1);
  atomicMin(&si, 1); _ = atomicMin(&wu, 1);
}
@fragment fn fragment() { atomicMin(&si, 1); }
@compute @workgroup_size(1) fn compute() { atomicMin(&si, 1); atomicMin(&wu, 1); }

//# atomicMin_in_vertex: BI-118
@vertex fn a() -> @builtin(position) vec4f {
//~ error stage-restriction 12-12: vertex entry point 'a' uses the writable resource 'si'
//~ note -144:48-49: declared here
  atomicMin(&si, 1);
//~ error stage-restriction 3-19: atomicMin is not allowed in the vertex stage
//~ note -1:12-12: reached from entry point 'a'
  return vec4f(); }

//# atomicAnd: BI-119
fn a() { _ = atomicAnd(&plain, 1); }
//~ error no-overload 14-33: there is no atomicAnd(ptr<storage, i32, read_write>, abstract-int)
fn b() { atomicAnd(si, 1); }
//~ error no-overload 20-21: atomicAnd takes a pointer, and this is atomic<i32>
fn c() { atomicAnd(&si, 1, 1); }
//~ error no-overload 10-29: there is no atomicAnd(ptr<storage, atomic<i32>, read_write>, abstract-int, abstract-int)
fn d() { atomicAnd(&si, 1u); }
//~ error no-overload 10-27: there is no atomicAnd(ptr<storage, atomic<i32>, read_write>, u32)
fn e() { atomicAnd(&wu, 1i); }
//~ error no-overload 10-27: there is no atomicAnd(ptr<workgroup, atomic<u32>, read_write>, i32)
fn g() { atomicAnd(&si, 1.5); }
//~ error no-overload 10-28: there is no atomicAnd(ptr<storage, atomic<i32>, read_write>, abstract-float)
fn h() { let x: u32 = atomicAnd(&si, 1); }
//~ error type-mismatch 23-39: the initializer of 'x' is u32, but this is i32
const k = atomicAnd(&si, 1);
//~ error not-const 11-27: the initializer of const 'k' is not a const-expression
fn l(p: ptr<private, i32>) { atomicAnd(p, 1); }
//~ error no-overload 30-44: there is no atomicAnd(ptr<private, i32, read_write>, abstract-int)

//# atomicAnd_ok: BI-119
fn f(p: ptr<storage, atomic<i32>, read_write>, q: ptr<workgroup, atomic<u32>>) {
  let a: i32 = atomicAnd(&si, 1i); let b: u32 = atomicAnd(&su[1], 1u); let c: i32 = atomicAnd(&wi, 1); let d: u32 = atomicAnd(&wu, 1); let e: i32 = atomicAnd(p, 1); let g: u32 = atomicAnd(q, 1);
  atomicAnd(&si, 1); _ = atomicAnd(&wu, 1);
}
@fragment fn fragment() { atomicAnd(&si, 1); }
@compute @workgroup_size(1) fn compute() { atomicAnd(&si, 1); atomicAnd(&wu, 1); }

//# atomicAnd_in_vertex: BI-119
@vertex fn a() -> @builtin(position) vec4f {
//~ error stage-restriction 12-12: vertex entry point 'a' uses the writable resource 'si'
//~ note -168:48-49: declared here
  atomicAnd(&si, 1);
//~ error stage-restriction 3-19: atomicAnd is not allowed in the vertex stage
//~ note -1:12-12: reached from entry point 'a'
  return vec4f(); }

//# atomicOr: BI-120
fn a() { _ = atomicOr(&plain, 1); }
//~ error no-overload 14-32: there is no atomicOr(ptr<storage, i32, read_write>, abstract-int)
fn b() { atomicOr(si, 1); }
//~ error no-overload 19-20: atomicOr takes a pointer, and this is atomic<i32>
fn c() { atomicOr(&si, 1, 1); }
//~ error no-overload 10-28: there is no atomicOr(ptr<storage, atomic<i32>, read_write>, abstract-int, abstract-int)
fn d() { atomicOr(&si, 1u); }
//~ error no-overload 10-26: there is no atomicOr(ptr<storage, atomic<i32>, read_write>, u32)
fn e() { atomicOr(&wu, 1i); }
//~ error no-overload 10-26: there is no atomicOr(ptr<workgroup, atomic<u32>, read_write>, i32)
fn g() { atomicOr(&si, 1.5); }
//~ error no-overload 10-27: there is no atomicOr(ptr<storage, atomic<i32>, read_write>, abstract-float)
fn h() { let x: u32 = atomicOr(&si, 1); }
//~ error type-mismatch 23-38: the initializer of 'x' is u32, but this is i32
const k = atomicOr(&si, 1);
//~ error not-const 11-26: the initializer of const 'k' is not a const-expression
fn l(p: ptr<private, i32>) { atomicOr(p, 1); }
//~ error no-overload 30-43: there is no atomicOr(ptr<private, i32, read_write>, abstract-int)

//# atomicOr_ok: BI-120
fn f(p: ptr<storage, atomic<i32>, read_write>, q: ptr<workgroup, atomic<u32>>) {
  let a: i32 = atomicOr(&si, 1i); let b: u32 = atomicOr(&su[1], 1u); let c: i32 = atomicOr(&wi, 1); let d: u32 = atomicOr(&wu, 1); let e: i32 = atomicOr(p, 1); let g: u32 = atomicOr(q, 1);
  atomicOr(&si, 1); _ = atomicOr(&wu, 1);
}
@fragment fn fragment() { atomicOr(&si, 1); }
@compute @workgroup_size(1) fn compute() { atomicOr(&si, 1); atomicOr(&wu, 1); }

//# atomicOr_in_vertex: BI-120
@vertex fn a() -> @builtin(position) vec4f {
//~ error stage-restriction 12-12: vertex entry point 'a' uses the writable resource 'si'
//~ note -192:48-49: declared here
  atomicOr(&si, 1);
//~ error stage-restriction 3-18: atomicOr is not allowed in the vertex stage
//~ note -1:12-12: reached from entry point 'a'
  return vec4f(); }

//# atomicXor: BI-121
fn a() { _ = atomicXor(&plain, 1); }
//~ error no-overload 14-33: there is no atomicXor(ptr<storage, i32, read_write>, abstract-int)
fn b() { atomicXor(si, 1); }
//~ error no-overload 20-21: atomicXor takes a pointer, and this is atomic<i32>
fn c() { atomicXor(&si, 1, 1); }
//~ error no-overload 10-29: there is no atomicXor(ptr<storage, atomic<i32>, read_write>, abstract-int, abstract-int)
fn d() { atomicXor(&si, 1u); }
//~ error no-overload 10-27: there is no atomicXor(ptr<storage, atomic<i32>, read_write>, u32)
fn e() { atomicXor(&wu, 1i); }
//~ error no-overload 10-27: there is no atomicXor(ptr<workgroup, atomic<u32>, read_write>, i32)
fn g() { atomicXor(&si, 1.5); }
//~ error no-overload 10-28: there is no atomicXor(ptr<storage, atomic<i32>, read_write>, abstract-float)
fn h() { let x: u32 = atomicXor(&si, 1); }
//~ error type-mismatch 23-39: the initializer of 'x' is u32, but this is i32
const k = atomicXor(&si, 1);
//~ error not-const 11-27: the initializer of const 'k' is not a const-expression
fn l(p: ptr<private, i32>) { atomicXor(p, 1); }
//~ error no-overload 30-44: there is no atomicXor(ptr<private, i32, read_write>, abstract-int)

//# atomicXor_ok: BI-121
fn f(p: ptr<storage, atomic<i32>, read_write>, q: ptr<workgroup, atomic<u32>>) {
  let a: i32 = atomicXor(&si, 1i); let b: u32 = atomicXor(&su[1], 1u); let c: i32 = atomicXor(&wi, 1); let d: u32 = atomicXor(&wu, 1); let e: i32 = atomicXor(p, 1); let g: u32 = atomicXor(q, 1);
  atomicXor(&si, 1); _ = atomicXor(&wu, 1);
}
@fragment fn fragment() { atomicXor(&si, 1); }
@compute @workgroup_size(1) fn compute() { atomicXor(&si, 1); atomicXor(&wu, 1); }

//# atomicXor_in_vertex: BI-121
@vertex fn a() -> @builtin(position) vec4f {
//~ error stage-restriction 12-12: vertex entry point 'a' uses the writable resource 'si'
//~ note -216:48-49: declared here
  atomicXor(&si, 1);
//~ error stage-restriction 3-19: atomicXor is not allowed in the vertex stage
//~ note -1:12-12: reached from entry point 'a'
  return vec4f(); }

//# atomicExchange: BI-122
fn a() { _ = atomicExchange(&plain, 1); }
//~ error no-overload 14-38: there is no atomicExchange(ptr<storage, i32, read_write>, abstract-int)
fn b() { atomicExchange(si, 1); }
//~ error no-overload 25-26: atomicExchange takes a pointer, and this is atomic<i32>
fn c() { atomicExchange(&si, 1, 1); }
//~ error no-overload 10-34: there is no atomicExchange(ptr<storage, atomic<i32>, read_write>, abstract-int, abstract-int)
fn d() { atomicExchange(&si, 1u); }
//~ error no-overload 10-32: there is no atomicExchange(ptr<storage, atomic<i32>, read_write>, u32)
fn e() { atomicExchange(&wu, 1i); }
//~ error no-overload 10-32: there is no atomicExchange(ptr<workgroup, atomic<u32>, read_write>, i32)
fn g() { atomicExchange(&si, 1.5); }
//~ error no-overload 10-33: there is no atomicExchange(ptr<storage, atomic<i32>, read_write>, abstract-float)
fn h() { let x: u32 = atomicExchange(&si, 1); }
//~ error type-mismatch 23-44: the initializer of 'x' is u32, but this is i32
const k = atomicExchange(&si, 1);
//~ error not-const 11-32: the initializer of const 'k' is not a const-expression
fn l(p: ptr<private, i32>) { atomicExchange(p, 1); }
//~ error no-overload 30-49: there is no atomicExchange(ptr<private, i32, read_write>, abstract-int)

//# atomicExchange_ok: BI-122
fn f(p: ptr<storage, atomic<i32>, read_write>, q: ptr<workgroup, atomic<u32>>) {
  let a: i32 = atomicExchange(&si, 1i); let b: u32 = atomicExchange(&su[1], 1u); let c: i32 = atomicExchange(&wi, 1); let d: u32 = atomicExchange(&wu, 1); let e: i32 = atomicExchange(p, 1); let g: u32 = atomicExchange(q, 1);
  atomicExchange(&si, 1); _ = atomicExchange(&wu, 1);
}
@fragment fn fragment() { atomicExchange(&si, 1); }
@compute @workgroup_size(1) fn compute() { atomicExchange(&si, 1); atomicExchange(&wu, 1); }

//# atomicExchange_in_vertex: BI-122
@vertex fn a() -> @builtin(position) vec4f {
//~ error stage-restriction 12-12: vertex entry point 'a' uses the writable resource 'si'
//~ note -240:48-49: declared here
  atomicExchange(&si, 1);
//~ error stage-restriction 3-24: atomicExchange is not allowed in the vertex stage
//~ note -1:12-12: reached from entry point 'a'
  return vec4f(); }

//# atomicCompareExchangeWeak: BI-123
fn a() { _ = atomicCompareExchangeWeak(&plain, 1, 2); }
//~ error no-overload 14-52: there is no atomicCompareExchangeWeak(ptr<storage, i32, read_write>, abstract-int, abstract-int)
fn b() { atomicCompareExchangeWeak(si, 1, 2); }
//~ error no-overload 36-37: atomicCompareExchangeWeak takes a pointer, and this is atomic<i32>
fn c() { atomicCompareExchangeWeak(&si, 1, 2, 1); }
//~ error no-overload 10-48: there is no atomicCompareExchangeWeak(ptr<storage, atomic<i32>, read_write>, abstract-int, abstract-int, abstract-int)
fn d() { atomicCompareExchangeWeak(&si, 1u, 2u); }
//~ error no-overload 10-47: there is no atomicCompareExchangeWeak(ptr<storage, atomic<i32>, read_write>, u32, u32)
fn e() { atomicCompareExchangeWeak(&wu, 1i, 2i); }
//~ error no-overload 10-47: there is no atomicCompareExchangeWeak(ptr<workgroup, atomic<u32>, read_write>, i32, i32)
fn g() { atomicCompareExchangeWeak(&si, 1.5, 2.5); }
//~ error no-overload 10-49: there is no atomicCompareExchangeWeak(ptr<storage, atomic<i32>, read_write>, abstract-float, abstract-float)
fn h() { let x: i32 = atomicCompareExchangeWeak(&si, 1, 2); }
//~ error type-mismatch 23-58: the initializer of 'x' is i32, but this is __atomic_compare_exchange_result_i32
fn i() { let x = atomicCompareExchangeWeak(&si, 1, 2).value; }
//~ error unknown-member 55-59: __atomic_compare_exchange_result_i32 has no member 'value'
fn j() { var x = atomicCompareExchangeWeak(&si, 1, 2); x = atomicCompareExchangeWeak(&wu, 1, 2); }
//~ error type-mismatch 60-95: the target of this assignment is __atomic_compare_exchange_result_i32, but this is __atomic_compare_exchange_result_u32
const k = atomicCompareExchangeWeak(&si, 1, 2);
//~ error not-const 11-46: the initializer of const 'k' is not a const-expression
fn l(p: ptr<private, i32>) { atomicCompareExchangeWeak(p, 1, 2); }
//~ error no-overload 30-63: there is no atomicCompareExchangeWeak(ptr<private, i32, read_write>, abstract-int, abstract-int)

//# atomicCompareExchangeWeak_ok: BI-123
fn f(p: ptr<storage, atomic<i32>, read_write>, q: ptr<workgroup, atomic<u32>>) {
  let a = atomicCompareExchangeWeak(&si, 1i, 2); let a1: i32 = a.old_value; let a2: bool = a.exchanged;
  let b: u32 = atomicCompareExchangeWeak(&su[1], 1, 2).old_value; var c = atomicCompareExchangeWeak(&wi, 1, 2); c = a;
  let d: bool = atomicCompareExchangeWeak(q, 1, 2).exchanged; c = atomicCompareExchangeWeak(p, 1, 2);
  atomicCompareExchangeWeak(&wu, 1, 2);
}
@fragment fn fragment() { atomicCompareExchangeWeak(&si, 1, 2); }
@compute @workgroup_size(1) fn compute() { atomicCompareExchangeWeak(&si, 1, 2); atomicCompareExchangeWeak(&wu, 1, 2); }

//# atomicCompareExchangeWeak_in_vertex: BI-123
@vertex fn a() -> @builtin(position) vec4f {
//~ error stage-restriction 12-12: vertex entry point 'a' uses the writable resource 'si'
//~ note -268:48-49: declared here
  atomicCompareExchangeWeak(&si, 1, 2);
//~ error stage-restriction 3-38: atomicCompareExchangeWeak is not allowed in the vertex stage
//~ note -1:12-12: reached from entry point 'a'
  return vec4f(); }

//# atomic_of_read_only_storage: BI-113, BI-114, BI-115
@group(1) @binding(0) var<storage, read> ro: atomic<i32>;
//~ error invalid-store-type 46-56: 'ro' holds atomics and must be read_write

//# exchange_result_has_no_name: BI-123
var<private> a: __atomic_compare_exchange_result_i32;
//~ error invalid-identifier 17-52: identifier `__atomic_compare_exchange_result_i32` starts with two underscores
fn f() -> __atomic_compare_exchange_result_u32 { return atomicCompareExchangeWeak(&wu, 1, 2); }
//~ error invalid-identifier 11-46: identifier `__atomic_compare_exchange_result_u32` starts with two underscores

//# storageBarrier: BI-140
fn a() { storageBarrier(1); }
//~ error no-overload 10-26: there is no storageBarrier(abstract-int)
fn b() { let x = storageBarrier(); }
//~ error type-mismatch 18-33: this call has no value
fn c() { _ = storageBarrier(); }
//~ error type-mismatch 14-29: this call has no value
const d = storageBarrier();
//~ error type-mismatch 11-26: this call has no value

//# storageBarrier_in_fragment: BI-140
@fragment fn a() {
  storageBarrier();
//~ error stage-restriction 3-18: storageBarrier is not allowed in the fragment stage
//~ note -1:14-14: reached from entry point 'a'
}

//# storageBarrier_in_vertex: BI-140
fn g() {
  storageBarrier();
//~ error stage-restriction 3-18: storageBarrier is not allowed in the vertex stage
//~ note +2:12-12: reached from entry point 'a'
}
@vertex fn a() -> @builtin(position) vec4f { g(); return vec4f(); }

//# storageBarrier_not_uniform: BI-140
@compute @workgroup_size(4) fn a(@builtin(local_invocation_index) l: u32) {
  if l == 0 { storageBarrier(); }
//~ error barrier-not-uniform 15-30: all invocations of the workgroup must reach `storageBarrier` together, but some can miss it
//~ note +0:6-11: only invocations for which this is true reach `storageBarrier`
//~ note +0:6-6: `l` is local_invocation_index, which differs between invocations
}

//# storageBarrier_ok: BI-140
@compute @workgroup_size(4) fn a() {
  storageBarrier();
  if r[0] == 0 { return; }
  storageBarrier();
}

//# textureBarrier: BI-141
fn a() { textureBarrier(1); }
//~ error no-overload 10-26: there is no textureBarrier(abstract-int)
fn b() { let x = textureBarrier(); }
//~ error type-mismatch 18-33: this call has no value
fn c() { _ = textureBarrier(); }
//~ error type-mismatch 14-29: this call has no value
const d = textureBarrier();
//~ error type-mismatch 11-26: this call has no value

//# textureBarrier_in_fragment: BI-141
@fragment fn a() {
  textureBarrier();
//~ error stage-restriction 3-18: textureBarrier is not allowed in the fragment stage
//~ note -1:14-14: reached from entry point 'a'
}

//# textureBarrier_in_vertex: BI-141
fn g() {
  textureBarrier();
//~ error stage-restriction 3-18: textureBarrier is not allowed in the vertex stage
//~ note +2:12-12: reached from entry point 'a'
}
@vertex fn a() -> @builtin(position) vec4f { g(); return vec4f(); }

//# textureBarrier_not_uniform: BI-141
@compute @workgroup_size(4) fn a(@builtin(local_invocation_index) l: u32) {
  if l == 0 { textureBarrier(); }
//~ error barrier-not-uniform 15-30: all invocations of the workgroup must reach `textureBarrier` together, but some can miss it
//~ note +0:6-11: only invocations for which this is true reach `textureBarrier`
//~ note +0:6-6: `l` is local_invocation_index, which differs between invocations
}

//# textureBarrier_ok: BI-141
@compute @workgroup_size(4) fn a() {
  textureBarrier();
  if r[0] == 0 { return; }
  textureBarrier();
}

//# workgroupBarrier: BI-142
fn a() { workgroupBarrier(1); }
//~ error no-overload 10-28: there is no workgroupBarrier(abstract-int)
fn b() { let x = workgroupBarrier(); }
//~ error type-mismatch 18-35: this call has no value
fn c() { _ = workgroupBarrier(); }
//~ error type-mismatch 14-31: this call has no value
const d = workgroupBarrier();
//~ error type-mismatch 11-28: this call has no value

//# workgroupBarrier_in_fragment: BI-142
@fragment fn a() {
  workgroupBarrier();
//~ error stage-restriction 3-20: workgroupBarrier is not allowed in the fragment stage
//~ note -1:14-14: reached from entry point 'a'
}

//# workgroupBarrier_in_vertex: BI-142
fn g() {
  workgroupBarrier();
//~ error stage-restriction 3-20: workgroupBarrier is not allowed in the vertex stage
//~ note +2:12-12: reached from entry point 'a'
}
@vertex fn a() -> @builtin(position) vec4f { g(); return vec4f(); }

//# workgroupBarrier_not_uniform: BI-142
@compute @workgroup_size(4) fn a(@builtin(local_invocation_index) l: u32) {
  if l == 0 { workgroupBarrier(); }
//~ error barrier-not-uniform 15-32: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note +0:6-11: only invocations for which this is true reach `workgroupBarrier`
//~ note +0:6-6: `l` is local_invocation_index, which differs between invocations
}

//# workgroupBarrier_ok: BI-142
@compute @workgroup_size(4) fn a() {
  workgroupBarrier();
  if r[0] == 0 { return; }
  workgroupBarrier();
}

//# workgroupUniformLoad: BI-143
var<workgroup> w: array<u32, 4>;
var<private> p: u32;
fn a() { workgroupUniformLoad(&wplain); }
//~ error unused-result 10-38: the result of 'workgroupUniformLoad' must be used
fn b() { _ = workgroupUniformLoad(wplain); }
//~ error no-overload 35-40: workgroupUniformLoad takes a pointer, and this is u32
fn c() { _ = workgroupUniformLoad(&p); }
//~ error no-overload 14-37: there is no workgroupUniformLoad(ptr<private, u32, read_write>)
fn d() { _ = workgroupUniformLoad(&plain); }
//~ error no-overload 14-41: there is no workgroupUniformLoad(ptr<storage, i32, read_write>)
fn e() { let x: i32 = workgroupUniformLoad(&wplain); }
//~ error type-mismatch 23-51: the initializer of 'x' is i32, but this is u32
fn g() { _ = workgroupUniformLoad(&r); }
//~ error no-overload 14-37: there is no workgroupUniformLoad(ptr<storage, array<u32>, read>)

//# workgroupUniformLoad_of_atomic_in_array: BI-143
var<workgroup> w: array<atomic<u32>, 4>;
fn a() { _ = workgroupUniformLoad(&w); }
//~ error no-overload 14-37: there is no workgroupUniformLoad(ptr<workgroup, array<atomic<u32>, 4>, read_write>)

//# workgroupUniformLoad_in_fragment: BI-143
@fragment fn a() {
//~ error stage-restriction 14-14: fragment entry point 'a' uses the workgroup variable 'wplain'
//~ note -375:16-21: declared here
  _ = workgroupUniformLoad(&wplain);
//~ error stage-restriction 7-35: workgroupUniformLoad is not allowed in the fragment stage
//~ note -1:14-14: reached from entry point 'a'
}

//# workgroupUniformLoad_in_vertex: BI-143
fn g() {
  _ = workgroupUniformLoad(&wplain);
//~ error stage-restriction 7-35: workgroupUniformLoad is not allowed in the vertex stage
//~ note +2:12-12: reached from entry point 'a'
}
@vertex fn a() -> @builtin(position) vec4f { g(); return vec4f(); }
//~ error stage-restriction 12-12: vertex entry point 'a' uses the workgroup variable 'wplain'
//~ note -383:16-21: declared here

//# workgroupUniformLoad_not_uniform: BI-143
@compute @workgroup_size(4) fn a(@builtin(local_invocation_index) l: u32) {
  if l == 0 { _ = workgroupUniformLoad(&wplain); }
//~ error barrier-not-uniform 19-47: all invocations of the workgroup must reach `workgroupUniformLoad` together, but some can miss it
//~ note +0:6-11: only invocations for which this is true reach `workgroupUniformLoad`
//~ note +0:6-6: `l` is local_invocation_index, which differs between invocations
}

//# workgroupUniformLoad_index_not_uniform: BI-143
var<workgroup> w: array<u32, 4>;
@compute @workgroup_size(4) fn a(@builtin(local_invocation_index) l: u32) {
  _ = workgroupUniformLoad(&w[l]);
//~ error barrier-not-uniform 28-32: the argument of `workgroupUniformLoad` must be the same in all invocations of the workgroup
//~ note +0:31-31: `l` is local_invocation_index, which differs between invocations
}

//# workgroupUniformLoad_ok: BI-143
struct S { a: vec3f, b: array<mat2x2h, 2>, c: bool }
var<workgroup> w: array<S, 2>;
@compute @workgroup_size(4) fn a() {
  let x: u32 = workgroupUniformLoad(&wplain); let y: S = workgroupUniformLoad(&w[1]); let z: array<S, 2> = workgroupUniformLoad(&w); let u: bool = workgroupUniformLoad(&w[0].c);
  let v: i32 = workgroupUniformLoad(&wi); let v2: u32 = workgroupUniformLoad(&wu);
  if workgroupUniformLoad(&wplain) == 0 && v == 0 { workgroupBarrier(); }
}

//# workgroupUniformLoad_aliases: BI-143
fn f(p: ptr<workgroup, u32>, q: ptr<workgroup, u32>) -> u32 { *q = 1; return workgroupUniformLoad(p); }
fn g() -> u32 {
  return f(&wplain, &wplain);
//~ error aliased-pointer 21-27: 'wplain' is passed to 'f' twice, which writes through one of the pointers
//~ note +0:12-18: the other pointer is here
}
