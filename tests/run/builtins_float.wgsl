enable f16;
// Float builtins in f16 and as vectors against values computed in double precision; vector forms give what their components give (ledger: FP-09).
@group(0) @binding(0) var<storage> a: array<f32>;
@group(0) @binding(1) var<storage> b: array<f16>;
@group(0) @binding(2) var<storage, read_write> r: array<f32>;
@group(0) @binding(3) var<storage, read_write> q: array<f16>;
@group(0) @binding(4) var<storage, read_write> o: array<u32>;

//# angles: BI-27, BI-29, BI-31, BI-36, BI-80, BI-85, FP-09
//! run main
//! buffer a f32 = -1 -0.75 -0.5 -0.25 0 0.25 0.5 1
//! buffer b f16 = -1 -0.75 -0.5 -0.25 0 0.25 0.5 1
//! buffer r f32 = zero 48
//! buffer q f16 = zero 48
//! buffer o u32 = 99*8
//! expect o = 0*8
//! expect r ulp 5 tol 1e-7 = 3.1415927 2.4188583 2.0943952 1.8234766 1.5707964 1.3181161 1.0471976 0 -1.5707964 -0.8480621 -0.5235988 -0.25268024 0 0.25268024 0.5235988 1.5707964 -0.7853982 -0.6435011 -0.4636476 -0.24497867 0 0.24497867 0.4636476 0.7853982 0.5403023 0.73168886 0.87758255 0.9689124 1 0.9689124 0.87758255 0.5403023 -0.84147096 -0.6816388 -0.47942555 -0.24740396 0 0.24740396 0.47942555 0.84147096 -1.5574077 -0.93159646 -0.5463025 -0.25534192 0 0.25534192 0.5463025 1.5574077
//! expect q ulp 1 tol 1e-7 = 3.140625 2.4179688 2.09375 1.8232422 1.5703125 1.3183594 1.046875 0 -1.5703125 -0.84814453 -0.5234375 -0.25268555 0 0.25268555 0.5234375 1.5703125 -0.78515625 -0.6435547 -0.46362305 -0.24499512 0 0.24499512 0.46362305 0.78515625 0.54052734 0.7314453 0.8774414 0.96875 1 0.96875 0.8774414 0.54052734 -0.8413086 -0.6816406 -0.4794922 -0.24743652 0 0.24743652 0.4794922 0.8413086 -1.5576172 -0.9316406 -0.5463867 -0.2553711 0 0.2553711 0.5463867 1.5576172
fn f0(x: f32) -> f32 { return acos(x); }
fn h0(x: f16) -> f16 { return acos(x); }
fn f1(x: f32) -> f32 { return asin(x); }
fn h1(x: f16) -> f16 { return asin(x); }
fn f2(x: f32) -> f32 { return atan(x); }
fn h2(x: f16) -> f16 { return atan(x); }
fn f3(x: f32) -> f32 { return cos(x); }
fn h3(x: f16) -> f16 { return cos(x); }
fn f4(x: f32) -> f32 { return sin(x); }
fn h4(x: f16) -> f16 { return sin(x); }
fn f5(x: f32) -> f32 { return tan(x); }
fn h5(x: f16) -> f16 { return tan(x); }
fn v2f(x: vec2f) -> bool { let p = x.x; let q = x.y; return any(acos(x) != vec2f(f0(p), f0(q)))
    || any(asin(x) != vec2f(f1(p), f1(q)))
    || any(atan(x) != vec2f(f2(p), f2(q)))
    || any(cos(x) != vec2f(f3(p), f3(q)))
    || any(sin(x) != vec2f(f4(p), f4(q)))
    || any(tan(x) != vec2f(f5(p), f5(q))); }
fn v2h(x: vec2h) -> bool { let p = x.x; let q = x.y; return any(acos(x) != vec2h(h0(p), h0(q)))
    || any(asin(x) != vec2h(h1(p), h1(q)))
    || any(atan(x) != vec2h(h2(p), h2(q)))
    || any(cos(x) != vec2h(h3(p), h3(q)))
    || any(sin(x) != vec2h(h4(p), h4(q)))
    || any(tan(x) != vec2h(h5(p), h5(q))); }
fn v3f(x: vec3f) -> bool { let p = x.x; let q = x.y; let r = x.z; return any(acos(x) != vec3f(f0(p), f0(q), f0(r)))
    || any(asin(x) != vec3f(f1(p), f1(q), f1(r)))
    || any(atan(x) != vec3f(f2(p), f2(q), f2(r)))
    || any(cos(x) != vec3f(f3(p), f3(q), f3(r)))
    || any(sin(x) != vec3f(f4(p), f4(q), f4(r)))
    || any(tan(x) != vec3f(f5(p), f5(q), f5(r))); }
fn v3h(x: vec3h) -> bool { let p = x.x; let q = x.y; let r = x.z; return any(acos(x) != vec3h(h0(p), h0(q), h0(r)))
    || any(asin(x) != vec3h(h1(p), h1(q), h1(r)))
    || any(atan(x) != vec3h(h2(p), h2(q), h2(r)))
    || any(cos(x) != vec3h(h3(p), h3(q), h3(r)))
    || any(sin(x) != vec3h(h4(p), h4(q), h4(r)))
    || any(tan(x) != vec3h(h5(p), h5(q), h5(r))); }
fn v4f(x: vec4f) -> bool { let p = x.x; let q = x.y; let r = x.z; let s = x.w; return any(acos(x) != vec4f(f0(p), f0(q), f0(r), f0(s)))
    || any(asin(x) != vec4f(f1(p), f1(q), f1(r), f1(s)))
    || any(atan(x) != vec4f(f2(p), f2(q), f2(r), f2(s)))
    || any(cos(x) != vec4f(f3(p), f3(q), f3(r), f3(s)))
    || any(sin(x) != vec4f(f4(p), f4(q), f4(r), f4(s)))
    || any(tan(x) != vec4f(f5(p), f5(q), f5(r), f5(s))); }
fn v4h(x: vec4h) -> bool { let p = x.x; let q = x.y; let r = x.z; let s = x.w; return any(acos(x) != vec4h(h0(p), h0(q), h0(r), h0(s)))
    || any(asin(x) != vec4h(h1(p), h1(q), h1(r), h1(s)))
    || any(atan(x) != vec4h(h2(p), h2(q), h2(r), h2(s)))
    || any(cos(x) != vec4h(h3(p), h3(q), h3(r), h3(s)))
    || any(sin(x) != vec4h(h4(p), h4(q), h4(r), h4(s)))
    || any(tan(x) != vec4h(h5(p), h5(q), h5(r), h5(s))); }
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  r[l + 0] = f0(a[l]); r[l + 8] = f1(a[l]); r[l + 16] = f2(a[l]); r[l + 24] = f3(a[l]); r[l + 32] = f4(a[l]); r[l + 40] = f5(a[l]);
  q[l + 0] = h0(b[l]); q[l + 8] = h1(b[l]); q[l + 16] = h2(b[l]); q[l + 24] = h3(b[l]); q[l + 32] = h4(b[l]); q[l + 40] = h5(b[l]);
  let x = vec4f(a[l], a[(l + 1) % 8], a[(l + 2) % 8], a[(l + 3) % 8]); let y = vec4h(b[l], b[(l + 1) % 8], b[(l + 2) % 8], b[(l + 3) % 8]);
  o[l] = u32(v2f(x.xy)) + u32(v3f(x.xyz)) * 2 + u32(v4f(x)) * 4 + u32(v2h(y.xy)) * 8 + u32(v3h(y.xyz)) * 16 + u32(v4h(y)) * 32;
}

//# hyperbolic: BI-30, BI-37, BI-81, BI-86, BI-28, BI-32, FP-09
//! run main
//! buffer a f32 = -1 -0.75 -0.5 -0.25 0 0.25 0.5 1
//! buffer b f16 = -1 -0.75 -0.5 -0.25 0 0.25 0.5 1
//! buffer r f32 = zero 48
//! buffer q f16 = zero 48
//! buffer o u32 = 99*8
//! expect o = 0*8
//! expect r ulp 5 tol 1e-7 = -0.8813736 -0.6931472 -0.4812118 -0.24746646 0 0.24746646 0.4812118 0.8813736 1.5430807 1.2946833 1.127626 1.0314131 1 1.0314131 1.127626 1.5430807 -1.1752012 -0.8223167 -0.5210953 -0.25261232 0 0.25261232 0.5210953 1.1752012 -0.7615942 -0.63514894 -0.46211717 -0.24491866 0 0.24491866 0.46211717 0.7615942 1.316958 1.1588104 0.9624236 0.6931472 0 0.6931472 0.9624236 1.316958 -0.54930615 -0.39422867 -0.25541282 -0.12565722 0 0.12565722 0.25541282 0.54930615
//! expect q ulp 1 tol 1e-7 = -0.88134766 -0.6933594 -0.48120117 -0.24743652 0 0.24743652 0.48120117 0.88134766 1.5429688 1.2949219 1.1279297 1.03125 1 1.03125 1.1279297 1.5429688 -1.1748047 -0.8222656 -0.5209961 -0.25268555 0 0.25268555 0.5209961 1.1748047 -0.76171875 -0.6352539 -0.4621582 -0.24487305 0 0.24487305 0.4621582 0.76171875 1.3173828 1.1591797 0.96240234 0.6933594 0 0.6933594 0.96240234 1.3173828 -0.5493164 -0.3942871 -0.2553711 -0.12561035 0 0.12561035 0.2553711 0.5493164
fn f0(x: f32) -> f32 { return asinh(x); }
fn h0(x: f16) -> f16 { return asinh(x); }
fn f1(x: f32) -> f32 { return cosh(x); }
fn h1(x: f16) -> f16 { return cosh(x); }
fn f2(x: f32) -> f32 { return sinh(x); }
fn h2(x: f16) -> f16 { return sinh(x); }
fn f3(x: f32) -> f32 { return tanh(x); }
fn h3(x: f16) -> f16 { return tanh(x); }
fn f4(x: f32) -> f32 { return acosh(abs(x) + 1); }
fn h4(x: f16) -> f16 { return acosh(abs(x) + 1); }
fn f5(x: f32) -> f32 { return atanh(x / 2); }
fn h5(x: f16) -> f16 { return atanh(x / 2); }
fn v2f(x: vec2f) -> bool { let p = x.x; let q = x.y; return any(asinh(x) != vec2f(f0(p), f0(q)))
    || any(cosh(x) != vec2f(f1(p), f1(q)))
    || any(sinh(x) != vec2f(f2(p), f2(q)))
    || any(tanh(x) != vec2f(f3(p), f3(q)))
    || any(acosh(abs(x) + 1) != vec2f(f4(p), f4(q)))
    || any(atanh(x / 2) != vec2f(f5(p), f5(q))); }
fn v2h(x: vec2h) -> bool { let p = x.x; let q = x.y; return any(asinh(x) != vec2h(h0(p), h0(q)))
    || any(cosh(x) != vec2h(h1(p), h1(q)))
    || any(sinh(x) != vec2h(h2(p), h2(q)))
    || any(tanh(x) != vec2h(h3(p), h3(q)))
    || any(acosh(abs(x) + 1) != vec2h(h4(p), h4(q)))
    || any(atanh(x / 2) != vec2h(h5(p), h5(q))); }
fn v3f(x: vec3f) -> bool { let p = x.x; let q = x.y; let r = x.z; return any(asinh(x) != vec3f(f0(p), f0(q), f0(r)))
    || any(cosh(x) != vec3f(f1(p), f1(q), f1(r)))
    || any(sinh(x) != vec3f(f2(p), f2(q), f2(r)))
    || any(tanh(x) != vec3f(f3(p), f3(q), f3(r)))
    || any(acosh(abs(x) + 1) != vec3f(f4(p), f4(q), f4(r)))
    || any(atanh(x / 2) != vec3f(f5(p), f5(q), f5(r))); }
fn v3h(x: vec3h) -> bool { let p = x.x; let q = x.y; let r = x.z; return any(asinh(x) != vec3h(h0(p), h0(q), h0(r)))
    || any(cosh(x) != vec3h(h1(p), h1(q), h1(r)))
    || any(sinh(x) != vec3h(h2(p), h2(q), h2(r)))
    || any(tanh(x) != vec3h(h3(p), h3(q), h3(r)))
    || any(acosh(abs(x) + 1) != vec3h(h4(p), h4(q), h4(r)))
    || any(atanh(x / 2) != vec3h(h5(p), h5(q), h5(r))); }
fn v4f(x: vec4f) -> bool { let p = x.x; let q = x.y; let r = x.z; let s = x.w; return any(asinh(x) != vec4f(f0(p), f0(q), f0(r), f0(s)))
    || any(cosh(x) != vec4f(f1(p), f1(q), f1(r), f1(s)))
    || any(sinh(x) != vec4f(f2(p), f2(q), f2(r), f2(s)))
    || any(tanh(x) != vec4f(f3(p), f3(q), f3(r), f3(s)))
    || any(acosh(abs(x) + 1) != vec4f(f4(p), f4(q), f4(r), f4(s)))
    || any(atanh(x / 2) != vec4f(f5(p), f5(q), f5(r), f5(s))); }
fn v4h(x: vec4h) -> bool { let p = x.x; let q = x.y; let r = x.z; let s = x.w; return any(asinh(x) != vec4h(h0(p), h0(q), h0(r), h0(s)))
    || any(cosh(x) != vec4h(h1(p), h1(q), h1(r), h1(s)))
    || any(sinh(x) != vec4h(h2(p), h2(q), h2(r), h2(s)))
    || any(tanh(x) != vec4h(h3(p), h3(q), h3(r), h3(s)))
    || any(acosh(abs(x) + 1) != vec4h(h4(p), h4(q), h4(r), h4(s)))
    || any(atanh(x / 2) != vec4h(h5(p), h5(q), h5(r), h5(s))); }
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  r[l + 0] = f0(a[l]); r[l + 8] = f1(a[l]); r[l + 16] = f2(a[l]); r[l + 24] = f3(a[l]); r[l + 32] = f4(a[l]); r[l + 40] = f5(a[l]);
  q[l + 0] = h0(b[l]); q[l + 8] = h1(b[l]); q[l + 16] = h2(b[l]); q[l + 24] = h3(b[l]); q[l + 32] = h4(b[l]); q[l + 40] = h5(b[l]);
  let x = vec4f(a[l], a[(l + 1) % 8], a[(l + 2) % 8], a[(l + 3) % 8]); let y = vec4h(b[l], b[(l + 1) % 8], b[(l + 2) % 8], b[(l + 3) % 8]);
  o[l] = u32(v2f(x.xy)) + u32(v3f(x.xyz)) * 2 + u32(v4f(x)) * 4 + u32(v2h(y.xy)) * 8 + u32(v3h(y.xyz)) * 16 + u32(v4h(y)) * 32;
}

//# exponential: BI-48, BI-49, BI-61, BI-64, BI-65, BI-83, FP-09
//! run main
//! buffer a f32 = 0.25 0.5 1 1.5 2 3 5 10
//! buffer b f16 = 0.25 0.5 1 1.5 2 3 5 10
//! buffer r f32 = zero 48
//! buffer q f16 = zero 48
//! buffer o u32 = 99*8
//! expect o = 0*8
//! expect r ulp 5 tol 1e-6 = 1.2840254 1.6487212 2.7182817 4.481689 7.389056 20.085537 148.41316 22026.465 1.1892071 1.4142135 2 2.828427 4 8 32 1024 2 1.4142135 1 0.8164966 0.70710677 0.57735026 0.4472136 0.31622776 -1.3862944 -0.6931472 0 0.4054651 0.6931472 1.0986123 1.609438 2.3025851 -2 -1 0 0.5849625 1 1.5849625 2.321928 3.321928 0.5 0.70710677 1 1.2247449 1.4142135 1.7320508 2.236068 3.1622777
//! expect q ulp 1 tol 1e-7 = 1.2841797 1.6484375 2.71875 4.4804688 7.390625 20.078125 148.375 22032 1.1894531 1.4140625 2 2.828125 4 8 32 1024 2 1.4140625 1 0.81640625 0.70703125 0.57714844 0.44726562 0.3161621 -1.3867188 -0.6933594 0 0.40551758 0.6933594 1.0986328 1.609375 2.3027344 -2 -1 0 0.58496094 1 1.5849609 2.3222656 3.3222656 0.5 0.70703125 1 1.2246094 1.4140625 1.7324219 2.2363281 3.1621094
fn f0(x: f32) -> f32 { return exp(x); }
fn h0(x: f16) -> f16 { return exp(x); }
fn f1(x: f32) -> f32 { return exp2(x); }
fn h1(x: f16) -> f16 { return exp2(x); }
fn f2(x: f32) -> f32 { return inverseSqrt(x); }
fn h2(x: f16) -> f16 { return inverseSqrt(x); }
fn f3(x: f32) -> f32 { return log(x); }
fn h3(x: f16) -> f16 { return log(x); }
fn f4(x: f32) -> f32 { return log2(x); }
fn h4(x: f16) -> f16 { return log2(x); }
fn f5(x: f32) -> f32 { return sqrt(x); }
fn h5(x: f16) -> f16 { return sqrt(x); }
fn v2f(x: vec2f) -> bool { let p = x.x; let q = x.y; return any(exp(x) != vec2f(f0(p), f0(q)))
    || any(exp2(x) != vec2f(f1(p), f1(q)))
    || any(inverseSqrt(x) != vec2f(f2(p), f2(q)))
    || any(log(x) != vec2f(f3(p), f3(q)))
    || any(log2(x) != vec2f(f4(p), f4(q)))
    || any(sqrt(x) != vec2f(f5(p), f5(q))); }
fn v2h(x: vec2h) -> bool { let p = x.x; let q = x.y; return any(exp(x) != vec2h(h0(p), h0(q)))
    || any(exp2(x) != vec2h(h1(p), h1(q)))
    || any(inverseSqrt(x) != vec2h(h2(p), h2(q)))
    || any(log(x) != vec2h(h3(p), h3(q)))
    || any(log2(x) != vec2h(h4(p), h4(q)))
    || any(sqrt(x) != vec2h(h5(p), h5(q))); }
fn v3f(x: vec3f) -> bool { let p = x.x; let q = x.y; let r = x.z; return any(exp(x) != vec3f(f0(p), f0(q), f0(r)))
    || any(exp2(x) != vec3f(f1(p), f1(q), f1(r)))
    || any(inverseSqrt(x) != vec3f(f2(p), f2(q), f2(r)))
    || any(log(x) != vec3f(f3(p), f3(q), f3(r)))
    || any(log2(x) != vec3f(f4(p), f4(q), f4(r)))
    || any(sqrt(x) != vec3f(f5(p), f5(q), f5(r))); }
fn v3h(x: vec3h) -> bool { let p = x.x; let q = x.y; let r = x.z; return any(exp(x) != vec3h(h0(p), h0(q), h0(r)))
    || any(exp2(x) != vec3h(h1(p), h1(q), h1(r)))
    || any(inverseSqrt(x) != vec3h(h2(p), h2(q), h2(r)))
    || any(log(x) != vec3h(h3(p), h3(q), h3(r)))
    || any(log2(x) != vec3h(h4(p), h4(q), h4(r)))
    || any(sqrt(x) != vec3h(h5(p), h5(q), h5(r))); }
fn v4f(x: vec4f) -> bool { let p = x.x; let q = x.y; let r = x.z; let s = x.w; return any(exp(x) != vec4f(f0(p), f0(q), f0(r), f0(s)))
    || any(exp2(x) != vec4f(f1(p), f1(q), f1(r), f1(s)))
    || any(inverseSqrt(x) != vec4f(f2(p), f2(q), f2(r), f2(s)))
    || any(log(x) != vec4f(f3(p), f3(q), f3(r), f3(s)))
    || any(log2(x) != vec4f(f4(p), f4(q), f4(r), f4(s)))
    || any(sqrt(x) != vec4f(f5(p), f5(q), f5(r), f5(s))); }
fn v4h(x: vec4h) -> bool { let p = x.x; let q = x.y; let r = x.z; let s = x.w; return any(exp(x) != vec4h(h0(p), h0(q), h0(r), h0(s)))
    || any(exp2(x) != vec4h(h1(p), h1(q), h1(r), h1(s)))
    || any(inverseSqrt(x) != vec4h(h2(p), h2(q), h2(r), h2(s)))
    || any(log(x) != vec4h(h3(p), h3(q), h3(r), h3(s)))
    || any(log2(x) != vec4h(h4(p), h4(q), h4(r), h4(s)))
    || any(sqrt(x) != vec4h(h5(p), h5(q), h5(r), h5(s))); }
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  r[l + 0] = f0(a[l]); r[l + 8] = f1(a[l]); r[l + 16] = f2(a[l]); r[l + 24] = f3(a[l]); r[l + 32] = f4(a[l]); r[l + 40] = f5(a[l]);
  q[l + 0] = h0(b[l]); q[l + 8] = h1(b[l]); q[l + 16] = h2(b[l]); q[l + 24] = h3(b[l]); q[l + 32] = h4(b[l]); q[l + 40] = h5(b[l]);
  let x = vec4f(a[l], a[(l + 1) % 8], a[(l + 2) % 8], a[(l + 3) % 8]); let y = vec4h(b[l], b[(l + 1) % 8], b[(l + 2) % 8], b[(l + 3) % 8]);
  o[l] = u32(v2f(x.xy)) + u32(v3f(x.xyz)) * 2 + u32(v4f(x)) * 4 + u32(v2h(y.xy)) * 8 + u32(v3h(y.xyz)) * 16 + u32(v4h(y)) * 32;
}

//# degrees_and_radians: BI-42, BI-73, BI-33, BI-71, FP-09
//! run main
//! buffer a f32 = -10 -2 -0.5 -0.25 0.25 1 2 9
//! buffer b f16 = -10 -2 -0.5 -0.25 0.25 1 2 9
//! buffer r f32 = zero 48
//! buffer q f16 = zero 48
//! buffer o u32 = 99*8
//! expect o = 0*8
//! expect r ulp 6 tol 1e-7 = -572.9578 -114.59156 -28.64789 -14.323945 14.323945 57.29578 114.59156 515.662 -0.17453292 -0.034906585 -0.008726646 -0.004363323 0.004363323 0.017453292 0.034906585 0.15707964 -1.3734008 -0.7853982 -0.24497867 -0.124354996 0.124354996 0.4636476 0.7853982 1.3521274 -3.041924 -2.6779451 -2.0344439 -1.815775 -1.3258177 -0.7853982 -0.4636476 -0.11065722 31.622776 2.828427 0.35355338 0.125 0.125 1 2.828427 27 0.0009765625 0.25 0.70710677 0.8408964 1.1892071 2 4 512
//! expect q ulp 2 = -573 -114.5625 -28.640625 -14.3203125 14.3203125 57.28125 114.5625 515.5 -0.17456055 -0.03491211 -0.008728027 -0.0043640137 0.0043640137 0.017456055 0.03491211 0.15710449 -1.3730469 -0.78515625 -0.24499512 -0.12432861 0.12432861 0.46362305 0.78515625 1.3525391 -3.0410156 -2.6777344 -2.0351562 -1.8154297 -1.3261719 -0.78515625 -0.46362305 -0.11065674 31.625 2.828125 0.35351562 0.125 0.125 1 2.828125 27 0.0009765625 0.25 0.70703125 0.8408203 1.1894531 2 4 512
fn f0(x: f32) -> f32 { return degrees(x); }
fn h0(x: f16) -> f16 { return degrees(x); }
fn f1(x: f32) -> f32 { return radians(x); }
fn h1(x: f16) -> f16 { return radians(x); }
fn f2(x: f32) -> f32 { return atan2(x, f32(2)); }
fn h2(x: f16) -> f16 { return atan2(x, f16(2)); }
fn f3(x: f32) -> f32 { return atan2(f32(-1), x); }
fn h3(x: f16) -> f16 { return atan2(f16(-1), x); }
fn f4(x: f32) -> f32 { return pow(abs(x), f32(1.5)); }
fn h4(x: f16) -> f16 { return pow(abs(x), f16(1.5)); }
fn f5(x: f32) -> f32 { return pow(f32(2), x); }
fn h5(x: f16) -> f16 { return pow(f16(2), x); }
fn v2f(x: vec2f) -> bool { let p = x.x; let q = x.y; return any(degrees(x) != vec2f(f0(p), f0(q)))
    || any(radians(x) != vec2f(f1(p), f1(q)))
    || any(atan2(x, vec2f(2)) != vec2f(f2(p), f2(q)))
    || any(atan2(vec2f(-1), x) != vec2f(f3(p), f3(q)))
    || any(pow(abs(x), vec2f(1.5)) != vec2f(f4(p), f4(q)))
    || any(pow(vec2f(2), x) != vec2f(f5(p), f5(q))); }
fn v2h(x: vec2h) -> bool { let p = x.x; let q = x.y; return any(degrees(x) != vec2h(h0(p), h0(q)))
    || any(radians(x) != vec2h(h1(p), h1(q)))
    || any(atan2(x, vec2h(2)) != vec2h(h2(p), h2(q)))
    || any(atan2(vec2h(-1), x) != vec2h(h3(p), h3(q)))
    || any(pow(abs(x), vec2h(1.5)) != vec2h(h4(p), h4(q)))
    || any(pow(vec2h(2), x) != vec2h(h5(p), h5(q))); }
fn v3f(x: vec3f) -> bool { let p = x.x; let q = x.y; let r = x.z; return any(degrees(x) != vec3f(f0(p), f0(q), f0(r)))
    || any(radians(x) != vec3f(f1(p), f1(q), f1(r)))
    || any(atan2(x, vec3f(2)) != vec3f(f2(p), f2(q), f2(r)))
    || any(atan2(vec3f(-1), x) != vec3f(f3(p), f3(q), f3(r)))
    || any(pow(abs(x), vec3f(1.5)) != vec3f(f4(p), f4(q), f4(r)))
    || any(pow(vec3f(2), x) != vec3f(f5(p), f5(q), f5(r))); }
fn v3h(x: vec3h) -> bool { let p = x.x; let q = x.y; let r = x.z; return any(degrees(x) != vec3h(h0(p), h0(q), h0(r)))
    || any(radians(x) != vec3h(h1(p), h1(q), h1(r)))
    || any(atan2(x, vec3h(2)) != vec3h(h2(p), h2(q), h2(r)))
    || any(atan2(vec3h(-1), x) != vec3h(h3(p), h3(q), h3(r)))
    || any(pow(abs(x), vec3h(1.5)) != vec3h(h4(p), h4(q), h4(r)))
    || any(pow(vec3h(2), x) != vec3h(h5(p), h5(q), h5(r))); }
fn v4f(x: vec4f) -> bool { let p = x.x; let q = x.y; let r = x.z; let s = x.w; return any(degrees(x) != vec4f(f0(p), f0(q), f0(r), f0(s)))
    || any(radians(x) != vec4f(f1(p), f1(q), f1(r), f1(s)))
    || any(atan2(x, vec4f(2)) != vec4f(f2(p), f2(q), f2(r), f2(s)))
    || any(atan2(vec4f(-1), x) != vec4f(f3(p), f3(q), f3(r), f3(s)))
    || any(pow(abs(x), vec4f(1.5)) != vec4f(f4(p), f4(q), f4(r), f4(s)))
    || any(pow(vec4f(2), x) != vec4f(f5(p), f5(q), f5(r), f5(s))); }
fn v4h(x: vec4h) -> bool { let p = x.x; let q = x.y; let r = x.z; let s = x.w; return any(degrees(x) != vec4h(h0(p), h0(q), h0(r), h0(s)))
    || any(radians(x) != vec4h(h1(p), h1(q), h1(r), h1(s)))
    || any(atan2(x, vec4h(2)) != vec4h(h2(p), h2(q), h2(r), h2(s)))
    || any(atan2(vec4h(-1), x) != vec4h(h3(p), h3(q), h3(r), h3(s)))
    || any(pow(abs(x), vec4h(1.5)) != vec4h(h4(p), h4(q), h4(r), h4(s)))
    || any(pow(vec4h(2), x) != vec4h(h5(p), h5(q), h5(r), h5(s))); }
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  r[l + 0] = f0(a[l]); r[l + 8] = f1(a[l]); r[l + 16] = f2(a[l]); r[l + 24] = f3(a[l]); r[l + 32] = f4(a[l]); r[l + 40] = f5(a[l]);
  q[l + 0] = h0(b[l]); q[l + 8] = h1(b[l]); q[l + 16] = h2(b[l]); q[l + 24] = h3(b[l]); q[l + 32] = h4(b[l]); q[l + 40] = h5(b[l]);
  let x = vec4f(a[l], a[(l + 1) % 8], a[(l + 2) % 8], a[(l + 3) % 8]); let y = vec4h(b[l], b[(l + 1) % 8], b[(l + 2) % 8], b[(l + 3) % 8]);
  o[l] = u32(v2f(x.xy)) + u32(v3f(x.xyz)) * 2 + u32(v4f(x)) * 4 + u32(v2h(y.xy)) * 8 + u32(v3h(y.xyz)) * 16 + u32(v4h(y)) * 32;
}

//# rounding: BI-34, BI-56, BI-58, BI-77, BI-88, BI-78, BI-79, BI-26
//! run main
//! buffer a f32 = -2.5 -1.5 -0.75 0 0.5 1.5 2.5 3.25
//! buffer b f16 = -2.5 -1.5 -0.75 0 0.5 1.5 2.5 3.25
//! buffer r f32 = zero 64
//! buffer q f16 = zero 64
//! buffer o u32 = 99*8
//! expect o = 0*8
//! expect r = -2 -1 0 0 1 2 3 4 -3 -2 -1 0 0 1 2 3 0.5 0.5 0.25 0 0.5 0.5 0.5 0.25 -2 -2 -1 0 0 2 2 3 -2 -1 0 0 0 1 2 3 0 0 0 0 0.5 1 1 1 -1 -1 -1 0 1 1 1 1 2.5 1.5 0.75 0 0.5 1.5 2.5 3.25
//! expect q = -2 -1 0 0 1 2 3 4 -3 -2 -1 0 0 1 2 3 0.5 0.5 0.25 0 0.5 0.5 0.5 0.25 -2 -2 -1 0 0 2 2 3 -2 -1 0 0 0 1 2 3 0 0 0 0 0.5 1 1 1 -1 -1 -1 0 1 1 1 1 2.5 1.5 0.75 0 0.5 1.5 2.5 3.25
fn f0(x: f32) -> f32 { return ceil(x); }
fn h0(x: f16) -> f16 { return ceil(x); }
fn f1(x: f32) -> f32 { return floor(x); }
fn h1(x: f16) -> f16 { return floor(x); }
fn f2(x: f32) -> f32 { return fract(x); }
fn h2(x: f16) -> f16 { return fract(x); }
fn f3(x: f32) -> f32 { return round(x); }
fn h3(x: f16) -> f16 { return round(x); }
fn f4(x: f32) -> f32 { return trunc(x); }
fn h4(x: f16) -> f16 { return trunc(x); }
fn f5(x: f32) -> f32 { return saturate(x); }
fn h5(x: f16) -> f16 { return saturate(x); }
fn f6(x: f32) -> f32 { return sign(x); }
fn h6(x: f16) -> f16 { return sign(x); }
fn f7(x: f32) -> f32 { return abs(x); }
fn h7(x: f16) -> f16 { return abs(x); }
fn v2f(x: vec2f) -> bool { let p = x.x; let q = x.y; return any(ceil(x) != vec2f(f0(p), f0(q)))
    || any(floor(x) != vec2f(f1(p), f1(q)))
    || any(fract(x) != vec2f(f2(p), f2(q)))
    || any(round(x) != vec2f(f3(p), f3(q)))
    || any(trunc(x) != vec2f(f4(p), f4(q)))
    || any(saturate(x) != vec2f(f5(p), f5(q)))
    || any(sign(x) != vec2f(f6(p), f6(q)))
    || any(abs(x) != vec2f(f7(p), f7(q))); }
fn v2h(x: vec2h) -> bool { let p = x.x; let q = x.y; return any(ceil(x) != vec2h(h0(p), h0(q)))
    || any(floor(x) != vec2h(h1(p), h1(q)))
    || any(fract(x) != vec2h(h2(p), h2(q)))
    || any(round(x) != vec2h(h3(p), h3(q)))
    || any(trunc(x) != vec2h(h4(p), h4(q)))
    || any(saturate(x) != vec2h(h5(p), h5(q)))
    || any(sign(x) != vec2h(h6(p), h6(q)))
    || any(abs(x) != vec2h(h7(p), h7(q))); }
fn v3f(x: vec3f) -> bool { let p = x.x; let q = x.y; let r = x.z; return any(ceil(x) != vec3f(f0(p), f0(q), f0(r)))
    || any(floor(x) != vec3f(f1(p), f1(q), f1(r)))
    || any(fract(x) != vec3f(f2(p), f2(q), f2(r)))
    || any(round(x) != vec3f(f3(p), f3(q), f3(r)))
    || any(trunc(x) != vec3f(f4(p), f4(q), f4(r)))
    || any(saturate(x) != vec3f(f5(p), f5(q), f5(r)))
    || any(sign(x) != vec3f(f6(p), f6(q), f6(r)))
    || any(abs(x) != vec3f(f7(p), f7(q), f7(r))); }
fn v3h(x: vec3h) -> bool { let p = x.x; let q = x.y; let r = x.z; return any(ceil(x) != vec3h(h0(p), h0(q), h0(r)))
    || any(floor(x) != vec3h(h1(p), h1(q), h1(r)))
    || any(fract(x) != vec3h(h2(p), h2(q), h2(r)))
    || any(round(x) != vec3h(h3(p), h3(q), h3(r)))
    || any(trunc(x) != vec3h(h4(p), h4(q), h4(r)))
    || any(saturate(x) != vec3h(h5(p), h5(q), h5(r)))
    || any(sign(x) != vec3h(h6(p), h6(q), h6(r)))
    || any(abs(x) != vec3h(h7(p), h7(q), h7(r))); }
fn v4f(x: vec4f) -> bool { let p = x.x; let q = x.y; let r = x.z; let s = x.w; return any(ceil(x) != vec4f(f0(p), f0(q), f0(r), f0(s)))
    || any(floor(x) != vec4f(f1(p), f1(q), f1(r), f1(s)))
    || any(fract(x) != vec4f(f2(p), f2(q), f2(r), f2(s)))
    || any(round(x) != vec4f(f3(p), f3(q), f3(r), f3(s)))
    || any(trunc(x) != vec4f(f4(p), f4(q), f4(r), f4(s)))
    || any(saturate(x) != vec4f(f5(p), f5(q), f5(r), f5(s)))
    || any(sign(x) != vec4f(f6(p), f6(q), f6(r), f6(s)))
    || any(abs(x) != vec4f(f7(p), f7(q), f7(r), f7(s))); }
fn v4h(x: vec4h) -> bool { let p = x.x; let q = x.y; let r = x.z; let s = x.w; return any(ceil(x) != vec4h(h0(p), h0(q), h0(r), h0(s)))
    || any(floor(x) != vec4h(h1(p), h1(q), h1(r), h1(s)))
    || any(fract(x) != vec4h(h2(p), h2(q), h2(r), h2(s)))
    || any(round(x) != vec4h(h3(p), h3(q), h3(r), h3(s)))
    || any(trunc(x) != vec4h(h4(p), h4(q), h4(r), h4(s)))
    || any(saturate(x) != vec4h(h5(p), h5(q), h5(r), h5(s)))
    || any(sign(x) != vec4h(h6(p), h6(q), h6(r), h6(s)))
    || any(abs(x) != vec4h(h7(p), h7(q), h7(r), h7(s))); }
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  r[l + 0] = f0(a[l]); r[l + 8] = f1(a[l]); r[l + 16] = f2(a[l]); r[l + 24] = f3(a[l]); r[l + 32] = f4(a[l]); r[l + 40] = f5(a[l]); r[l + 48] = f6(a[l]); r[l + 56] = f7(a[l]);
  q[l + 0] = h0(b[l]); q[l + 8] = h1(b[l]); q[l + 16] = h2(b[l]); q[l + 24] = h3(b[l]); q[l + 32] = h4(b[l]); q[l + 40] = h5(b[l]); q[l + 48] = h6(b[l]); q[l + 56] = h7(b[l]);
  let x = vec4f(a[l], a[(l + 1) % 8], a[(l + 2) % 8], a[(l + 3) % 8]); let y = vec4h(b[l], b[(l + 1) % 8], b[(l + 2) % 8], b[(l + 3) % 8]);
  o[l] = u32(v2f(x.xy)) + u32(v3f(x.xyz)) * 2 + u32(v4f(x)) * 4 + u32(v2h(y.xy)) * 8 + u32(v3h(y.xyz)) * 16 + u32(v4h(y)) * 32;
}

//# two_and_three_arguments: BI-35, BI-57, BI-66, BI-67, BI-68, BI-82, BI-84
//! run main
//! buffer a f32 = -2.5 -1.5 -0.75 0 0.5 1.5 2.5 3.25
//! buffer b f16 = -2.5 -1.5 -0.75 0 0.5 1.5 2.5 3.25
//! buffer r f32 = zero 56
//! buffer q f16 = zero 56
//! buffer o u32 = 99*8
//! expect o = 0*8
//! expect r ulp 1 = -1 -1 -0.75 0 0.5 1.5 2 2 -4.5 -2.5 -1 0.5 1.5 3.5 5.5 7 0.5 0.5 0.5 0.5 0.5 1.5 2.5 3.25 -2.5 -1.5 -0.75 0 0.5 0.5 0.5 0.5 -4 -2 -0.5 1 2 4 6 7.5 0 0 0 0 1 1 1 1 0 0 0 0 0.15625 0.84375 1 1
//! expect q ulp 1 = -1 -1 -0.75 0 0.5 1.5 2 2 -4.5 -2.5 -1 0.5 1.5 3.5 5.5 7 0.5 0.5 0.5 0.5 0.5 1.5 2.5 3.25 -2.5 -1.5 -0.75 0 0.5 0.5 0.5 0.5 -4 -2 -0.5 1 2 4 6 7.5 0 0 0 0 1 1 1 1 0 0 0 0 0.15625 0.84375 1 1
fn f0(x: f32) -> f32 { return clamp(x, f32(-1), f32(2)); }
fn h0(x: f16) -> f16 { return clamp(x, f16(-1), f16(2)); }
fn f1(x: f32) -> f32 { return fma(x, f32(2), f32(0.5)); }
fn h1(x: f16) -> f16 { return fma(x, f16(2), f16(0.5)); }
fn f2(x: f32) -> f32 { return max(x, f32(0.5)); }
fn h2(x: f16) -> f16 { return max(x, f16(0.5)); }
fn f3(x: f32) -> f32 { return min(x, f32(0.5)); }
fn h3(x: f16) -> f16 { return min(x, f16(0.5)); }
fn f4(x: f32) -> f32 { return mix(f32(1), f32(3), x); }
fn h4(x: f16) -> f16 { return mix(f16(1), f16(3), x); }
fn f5(x: f32) -> f32 { return step(f32(0.5), x); }
fn h5(x: f16) -> f16 { return step(f16(0.5), x); }
fn f6(x: f32) -> f32 { return smoothstep(f32(0), f32(2), x); }
fn h6(x: f16) -> f16 { return smoothstep(f16(0), f16(2), x); }
fn v2f(x: vec2f) -> bool { let p = x.x; let q = x.y; return any(clamp(x, vec2f(-1), vec2f(2)) != vec2f(f0(p), f0(q)))
    || any(fma(x, vec2f(2), vec2f(0.5)) != vec2f(f1(p), f1(q)))
    || any(max(x, vec2f(0.5)) != vec2f(f2(p), f2(q)))
    || any(min(x, vec2f(0.5)) != vec2f(f3(p), f3(q)))
    || any(mix(vec2f(1), vec2f(3), x) != vec2f(f4(p), f4(q)))
    || any(step(vec2f(0.5), x) != vec2f(f5(p), f5(q)))
    || any(smoothstep(vec2f(0), vec2f(2), x) != vec2f(f6(p), f6(q))); }
fn v2h(x: vec2h) -> bool { let p = x.x; let q = x.y; return any(clamp(x, vec2h(-1), vec2h(2)) != vec2h(h0(p), h0(q)))
    || any(fma(x, vec2h(2), vec2h(0.5)) != vec2h(h1(p), h1(q)))
    || any(max(x, vec2h(0.5)) != vec2h(h2(p), h2(q)))
    || any(min(x, vec2h(0.5)) != vec2h(h3(p), h3(q)))
    || any(mix(vec2h(1), vec2h(3), x) != vec2h(h4(p), h4(q)))
    || any(step(vec2h(0.5), x) != vec2h(h5(p), h5(q)))
    || any(smoothstep(vec2h(0), vec2h(2), x) != vec2h(h6(p), h6(q))); }
fn v3f(x: vec3f) -> bool { let p = x.x; let q = x.y; let r = x.z; return any(clamp(x, vec3f(-1), vec3f(2)) != vec3f(f0(p), f0(q), f0(r)))
    || any(fma(x, vec3f(2), vec3f(0.5)) != vec3f(f1(p), f1(q), f1(r)))
    || any(max(x, vec3f(0.5)) != vec3f(f2(p), f2(q), f2(r)))
    || any(min(x, vec3f(0.5)) != vec3f(f3(p), f3(q), f3(r)))
    || any(mix(vec3f(1), vec3f(3), x) != vec3f(f4(p), f4(q), f4(r)))
    || any(step(vec3f(0.5), x) != vec3f(f5(p), f5(q), f5(r)))
    || any(smoothstep(vec3f(0), vec3f(2), x) != vec3f(f6(p), f6(q), f6(r))); }
fn v3h(x: vec3h) -> bool { let p = x.x; let q = x.y; let r = x.z; return any(clamp(x, vec3h(-1), vec3h(2)) != vec3h(h0(p), h0(q), h0(r)))
    || any(fma(x, vec3h(2), vec3h(0.5)) != vec3h(h1(p), h1(q), h1(r)))
    || any(max(x, vec3h(0.5)) != vec3h(h2(p), h2(q), h2(r)))
    || any(min(x, vec3h(0.5)) != vec3h(h3(p), h3(q), h3(r)))
    || any(mix(vec3h(1), vec3h(3), x) != vec3h(h4(p), h4(q), h4(r)))
    || any(step(vec3h(0.5), x) != vec3h(h5(p), h5(q), h5(r)))
    || any(smoothstep(vec3h(0), vec3h(2), x) != vec3h(h6(p), h6(q), h6(r))); }
fn v4f(x: vec4f) -> bool { let p = x.x; let q = x.y; let r = x.z; let s = x.w; return any(clamp(x, vec4f(-1), vec4f(2)) != vec4f(f0(p), f0(q), f0(r), f0(s)))
    || any(fma(x, vec4f(2), vec4f(0.5)) != vec4f(f1(p), f1(q), f1(r), f1(s)))
    || any(max(x, vec4f(0.5)) != vec4f(f2(p), f2(q), f2(r), f2(s)))
    || any(min(x, vec4f(0.5)) != vec4f(f3(p), f3(q), f3(r), f3(s)))
    || any(mix(vec4f(1), vec4f(3), x) != vec4f(f4(p), f4(q), f4(r), f4(s)))
    || any(step(vec4f(0.5), x) != vec4f(f5(p), f5(q), f5(r), f5(s)))
    || any(smoothstep(vec4f(0), vec4f(2), x) != vec4f(f6(p), f6(q), f6(r), f6(s))); }
fn v4h(x: vec4h) -> bool { let p = x.x; let q = x.y; let r = x.z; let s = x.w; return any(clamp(x, vec4h(-1), vec4h(2)) != vec4h(h0(p), h0(q), h0(r), h0(s)))
    || any(fma(x, vec4h(2), vec4h(0.5)) != vec4h(h1(p), h1(q), h1(r), h1(s)))
    || any(max(x, vec4h(0.5)) != vec4h(h2(p), h2(q), h2(r), h2(s)))
    || any(min(x, vec4h(0.5)) != vec4h(h3(p), h3(q), h3(r), h3(s)))
    || any(mix(vec4h(1), vec4h(3), x) != vec4h(h4(p), h4(q), h4(r), h4(s)))
    || any(step(vec4h(0.5), x) != vec4h(h5(p), h5(q), h5(r), h5(s)))
    || any(smoothstep(vec4h(0), vec4h(2), x) != vec4h(h6(p), h6(q), h6(r), h6(s))); }
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  r[l + 0] = f0(a[l]); r[l + 8] = f1(a[l]); r[l + 16] = f2(a[l]); r[l + 24] = f3(a[l]); r[l + 32] = f4(a[l]); r[l + 40] = f5(a[l]); r[l + 48] = f6(a[l]);
  q[l + 0] = h0(b[l]); q[l + 8] = h1(b[l]); q[l + 16] = h2(b[l]); q[l + 24] = h3(b[l]); q[l + 32] = h4(b[l]); q[l + 40] = h5(b[l]); q[l + 48] = h6(b[l]);
  let x = vec4f(a[l], a[(l + 1) % 8], a[(l + 2) % 8], a[(l + 3) % 8]); let y = vec4h(b[l], b[(l + 1) % 8], b[(l + 2) % 8], b[(l + 3) % 8]);
  o[l] = u32(v2f(x.xy)) + u32(v3f(x.xyz)) * 2 + u32(v4f(x)) * 4 + u32(v2h(y.xy)) * 8 + u32(v3h(y.xyz)) * 16 + u32(v4h(y)) * 32;
}

//# geometry_f32: BI-41, BI-44, BI-45, BI-52, BI-63, BI-70, BI-74, BI-75, FP-09
//! run main
//! buffer a f32 = 1 2 -2 4 3 -1 2 0.5
//! buffer r f32 = zero 59
//! expect r ulp 6 tol 1e-6 = 1 2.236068 3.6055512 0.4472136 0.8944272 -1 -2 1 -2 0.2236068 0.9746794 0 0 -3 3 5.3851647 0.33333334 0.6666667 -0.6666667 1 2 -2 1 -2 -2 0.16666667 0.92796075 -0.33333334 0 0 0 -1 5 6.4226165 0.2 0.4 -0.4 0.8 1 2 -2 4 1 -2 -2 4 0.1 0.88881946 -0.2 0.4 0 0 0 0 2 -8 -7 2 6
@compute @workgroup_size(1) fn main() {
  let x2 = vec2f(a[0], a[1]); let y2 = vec2f(a[4], a[5]); let n2 = vec2f(0, 1); let u2 = normalize(x2);
  r[0] = dot(x2, y2); r[1] = length(x2); r[2] = distance(x2, y2);
  { let v = u2; r[3] = v[0]; r[4] = v[1]; }
  { let v = faceForward(x2, y2, x2); r[5] = v[0]; r[6] = v[1]; }
  { let v = reflect(x2, n2); r[7] = v[0]; r[8] = v[1]; }
  { let v = refract(u2, -n2, 0.5); r[9] = v[0]; r[10] = v[1]; }
  { let v = refract(vec2f(0.6, -0.8), n2, 2); r[11] = v[0]; r[12] = v[1]; }
  let x3 = vec3f(a[0], a[1], a[2]); let y3 = vec3f(a[4], a[5], a[6]); let n3 = vec3f(0, 1, 0); let u3 = normalize(x3);
  r[13] = dot(x3, y3); r[14] = length(x3); r[15] = distance(x3, y3);
  { let v = u3; r[16] = v[0]; r[17] = v[1]; r[18] = v[2]; }
  { let v = faceForward(x3, y3, x3); r[19] = v[0]; r[20] = v[1]; r[21] = v[2]; }
  { let v = reflect(x3, n3); r[22] = v[0]; r[23] = v[1]; r[24] = v[2]; }
  { let v = refract(u3, -n3, 0.5); r[25] = v[0]; r[26] = v[1]; r[27] = v[2]; }
  { let v = refract(vec3f(0.6, -0.8, 0), n3, 2); r[28] = v[0]; r[29] = v[1]; r[30] = v[2]; }
  let x4 = vec4f(a[0], a[1], a[2], a[3]); let y4 = vec4f(a[4], a[5], a[6], a[7]); let n4 = vec4f(0, 1, 0, 0); let u4 = normalize(x4);
  r[31] = dot(x4, y4); r[32] = length(x4); r[33] = distance(x4, y4);
  { let v = u4; r[34] = v[0]; r[35] = v[1]; r[36] = v[2]; r[37] = v[3]; }
  { let v = faceForward(x4, y4, x4); r[38] = v[0]; r[39] = v[1]; r[40] = v[2]; r[41] = v[3]; }
  { let v = reflect(x4, n4); r[42] = v[0]; r[43] = v[1]; r[44] = v[2]; r[45] = v[3]; }
  { let v = refract(u4, -n4, 0.5); r[46] = v[0]; r[47] = v[1]; r[48] = v[2]; r[49] = v[3]; }
  { let v = refract(vec4f(0.6, -0.8, 0, 0), n4, 2); r[50] = v[0]; r[51] = v[1]; r[52] = v[2]; r[53] = v[3]; }
  { let v = cross(x3, y3); r[54] = v.x; r[55] = v.y; r[56] = v.z; }
  r[57] = length(a[2]); r[58] = distance(a[2], a[3]);
}

//# geometry_f16: BI-41, BI-44, BI-45, BI-52, BI-63, BI-70, BI-74, BI-75, FP-09
//! run main
//! buffer b f16 = 1 2 -2 4 3 -1 2 0.5
//! buffer q f16 = zero 59
//! expect q ulp 3 tol 1e-3 = 1 2.2363281 3.6054688 0.44726562 0.89453125 -1 -2 1 -2 0.22363281 0.9746094 0 0 -3 3 5.3867188 0.33325195 0.6665039 -0.6665039 1 2 -2 1 -2 -2 0.16662598 0.9277344 -0.33325195 0 0 0 -1 5 6.421875 0.19995117 0.39990234 -0.39990234 0.7998047 1 2 -2 4 1 -2 -2 4 0.099975586 0.8886719 -0.19995117 0.39990234 0 0 0 0 2 -8 -7 2 6
@compute @workgroup_size(1) fn main() {
  let x2 = vec2h(b[0], b[1]); let y2 = vec2h(b[4], b[5]); let n2 = vec2h(0, 1); let u2 = normalize(x2);
  q[0] = dot(x2, y2); q[1] = length(x2); q[2] = distance(x2, y2);
  { let v = u2; q[3] = v[0]; q[4] = v[1]; }
  { let v = faceForward(x2, y2, x2); q[5] = v[0]; q[6] = v[1]; }
  { let v = reflect(x2, n2); q[7] = v[0]; q[8] = v[1]; }
  { let v = refract(u2, -n2, 0.5); q[9] = v[0]; q[10] = v[1]; }
  { let v = refract(vec2h(0.6, -0.8), n2, 2); q[11] = v[0]; q[12] = v[1]; }
  let x3 = vec3h(b[0], b[1], b[2]); let y3 = vec3h(b[4], b[5], b[6]); let n3 = vec3h(0, 1, 0); let u3 = normalize(x3);
  q[13] = dot(x3, y3); q[14] = length(x3); q[15] = distance(x3, y3);
  { let v = u3; q[16] = v[0]; q[17] = v[1]; q[18] = v[2]; }
  { let v = faceForward(x3, y3, x3); q[19] = v[0]; q[20] = v[1]; q[21] = v[2]; }
  { let v = reflect(x3, n3); q[22] = v[0]; q[23] = v[1]; q[24] = v[2]; }
  { let v = refract(u3, -n3, 0.5); q[25] = v[0]; q[26] = v[1]; q[27] = v[2]; }
  { let v = refract(vec3h(0.6, -0.8, 0), n3, 2); q[28] = v[0]; q[29] = v[1]; q[30] = v[2]; }
  let x4 = vec4h(b[0], b[1], b[2], b[3]); let y4 = vec4h(b[4], b[5], b[6], b[7]); let n4 = vec4h(0, 1, 0, 0); let u4 = normalize(x4);
  q[31] = dot(x4, y4); q[32] = length(x4); q[33] = distance(x4, y4);
  { let v = u4; q[34] = v[0]; q[35] = v[1]; q[36] = v[2]; q[37] = v[3]; }
  { let v = faceForward(x4, y4, x4); q[38] = v[0]; q[39] = v[1]; q[40] = v[2]; q[41] = v[3]; }
  { let v = reflect(x4, n4); q[42] = v[0]; q[43] = v[1]; q[44] = v[2]; q[45] = v[3]; }
  { let v = refract(u4, -n4, 0.5); q[46] = v[0]; q[47] = v[1]; q[48] = v[2]; q[49] = v[3]; }
  { let v = refract(vec4h(0.6, -0.8, 0, 0), n4, 2); q[50] = v[0]; q[51] = v[1]; q[52] = v[2]; q[53] = v[3]; }
  { let v = cross(x3, y3); q[54] = v.x; q[55] = v.y; q[56] = v.z; }
  q[57] = length(b[2]); q[58] = distance(b[2], b[3]);
}

//# matrices_f32: BI-43, BI-87
//! run main
//! buffer a f32 = 2 1 0 3 1 3 -1 2 0 2 4 1 3 0 1 2
//! buffer r f32 = zero 30
//! expect r [0..3] ulp 4 tol 1e-4 = 5 24 -54
//! expect r [3..30] = 12 31 12 31 -10 12 31 -10 23 12 231 12 231 390 12 231 390 123 3012 231 3012 231 1390 3012 231 1390 2123
@compute @workgroup_size(1) fn main() {
  r[0] = determinant(mat2x2f(vec2f(a[0], a[1]), vec2f(a[4], a[5])));
  r[1] = determinant(mat3x3f(vec3f(a[0], a[1], a[2]), vec3f(a[4], a[5], a[6]), vec3f(a[8], a[9], a[10])));
  r[2] = determinant(mat4x4f(vec4f(a[0], a[1], a[2], a[3]), vec4f(a[4], a[5], a[6], a[7]), vec4f(a[8], a[9], a[10], a[11]), vec4f(a[12], a[13], a[14], a[15])));
  { let m = transpose(mat2x2f(vec2f(a[0], a[1]), vec2f(a[4], a[5]))); r[3] = m[0][0] * 1+m[0][1] * 10; r[4] = m[1][0] * 1+m[1][1] * 10; }
  { let m = transpose(mat2x3f(vec3f(a[0], a[1], a[2]), vec3f(a[4], a[5], a[6]))); r[5] = m[0][0] * 1+m[0][1] * 10; r[6] = m[1][0] * 1+m[1][1] * 10; r[7] = m[2][0] * 1+m[2][1] * 10; }
  { let m = transpose(mat2x4f(vec4f(a[0], a[1], a[2], a[3]), vec4f(a[4], a[5], a[6], a[7]))); r[8] = m[0][0] * 1+m[0][1] * 10; r[9] = m[1][0] * 1+m[1][1] * 10; r[10] = m[2][0] * 1+m[2][1] * 10; r[11] = m[3][0] * 1+m[3][1] * 10; }
  { let m = transpose(mat3x2f(vec2f(a[0], a[1]), vec2f(a[4], a[5]), vec2f(a[8], a[9]))); r[12] = m[0][0] * 1+m[0][1] * 10+m[0][2] * 100; r[13] = m[1][0] * 1+m[1][1] * 10+m[1][2] * 100; }
  { let m = transpose(mat3x3f(vec3f(a[0], a[1], a[2]), vec3f(a[4], a[5], a[6]), vec3f(a[8], a[9], a[10]))); r[14] = m[0][0] * 1+m[0][1] * 10+m[0][2] * 100; r[15] = m[1][0] * 1+m[1][1] * 10+m[1][2] * 100; r[16] = m[2][0] * 1+m[2][1] * 10+m[2][2] * 100; }
  { let m = transpose(mat3x4f(vec4f(a[0], a[1], a[2], a[3]), vec4f(a[4], a[5], a[6], a[7]), vec4f(a[8], a[9], a[10], a[11]))); r[17] = m[0][0] * 1+m[0][1] * 10+m[0][2] * 100; r[18] = m[1][0] * 1+m[1][1] * 10+m[1][2] * 100; r[19] = m[2][0] * 1+m[2][1] * 10+m[2][2] * 100; r[20] = m[3][0] * 1+m[3][1] * 10+m[3][2] * 100; }
  { let m = transpose(mat4x2f(vec2f(a[0], a[1]), vec2f(a[4], a[5]), vec2f(a[8], a[9]), vec2f(a[12], a[13]))); r[21] = m[0][0] * 1+m[0][1] * 10+m[0][2] * 100+m[0][3] * 1000; r[22] = m[1][0] * 1+m[1][1] * 10+m[1][2] * 100+m[1][3] * 1000; }
  { let m = transpose(mat4x3f(vec3f(a[0], a[1], a[2]), vec3f(a[4], a[5], a[6]), vec3f(a[8], a[9], a[10]), vec3f(a[12], a[13], a[14]))); r[23] = m[0][0] * 1+m[0][1] * 10+m[0][2] * 100+m[0][3] * 1000; r[24] = m[1][0] * 1+m[1][1] * 10+m[1][2] * 100+m[1][3] * 1000; r[25] = m[2][0] * 1+m[2][1] * 10+m[2][2] * 100+m[2][3] * 1000; }
  { let m = transpose(mat4x4f(vec4f(a[0], a[1], a[2], a[3]), vec4f(a[4], a[5], a[6], a[7]), vec4f(a[8], a[9], a[10], a[11]), vec4f(a[12], a[13], a[14], a[15]))); r[26] = m[0][0] * 1+m[0][1] * 10+m[0][2] * 100+m[0][3] * 1000; r[27] = m[1][0] * 1+m[1][1] * 10+m[1][2] * 100+m[1][3] * 1000; r[28] = m[2][0] * 1+m[2][1] * 10+m[2][2] * 100+m[2][3] * 1000; r[29] = m[3][0] * 1+m[3][1] * 10+m[3][2] * 100+m[3][3] * 1000; }
}

//# matrices_f16: BI-43, BI-87
//! run main
//! buffer b f16 = 2 1 0 3 1 3 -1 2 0 2 4 1 3 0 1 2
//! buffer q f16 = zero 30
//! expect q [0..3] ulp 4 tol 1e-4 = 5 24 -54
//! expect q [3..30] = 10 25 10 25 -8 10 25 -8 19 10 153 10 153 248 10 153 248 83 1546 153 1546 153 760 1546 153 760 1107
@compute @workgroup_size(1) fn main() {
  q[0] = determinant(mat2x2h(vec2h(b[0], b[1]), vec2h(b[4], b[5])));
  q[1] = determinant(mat3x3h(vec3h(b[0], b[1], b[2]), vec3h(b[4], b[5], b[6]), vec3h(b[8], b[9], b[10])));
  q[2] = determinant(mat4x4h(vec4h(b[0], b[1], b[2], b[3]), vec4h(b[4], b[5], b[6], b[7]), vec4h(b[8], b[9], b[10], b[11]), vec4h(b[12], b[13], b[14], b[15])));
  { let m = transpose(mat2x2h(vec2h(b[0], b[1]), vec2h(b[4], b[5]))); q[3] = m[0][0] * 1+m[0][1] * 8; q[4] = m[1][0] * 1+m[1][1] * 8; }
  { let m = transpose(mat2x3h(vec3h(b[0], b[1], b[2]), vec3h(b[4], b[5], b[6]))); q[5] = m[0][0] * 1+m[0][1] * 8; q[6] = m[1][0] * 1+m[1][1] * 8; q[7] = m[2][0] * 1+m[2][1] * 8; }
  { let m = transpose(mat2x4h(vec4h(b[0], b[1], b[2], b[3]), vec4h(b[4], b[5], b[6], b[7]))); q[8] = m[0][0] * 1+m[0][1] * 8; q[9] = m[1][0] * 1+m[1][1] * 8; q[10] = m[2][0] * 1+m[2][1] * 8; q[11] = m[3][0] * 1+m[3][1] * 8; }
  { let m = transpose(mat3x2h(vec2h(b[0], b[1]), vec2h(b[4], b[5]), vec2h(b[8], b[9]))); q[12] = m[0][0] * 1+m[0][1] * 8+m[0][2] * 64; q[13] = m[1][0] * 1+m[1][1] * 8+m[1][2] * 64; }
  { let m = transpose(mat3x3h(vec3h(b[0], b[1], b[2]), vec3h(b[4], b[5], b[6]), vec3h(b[8], b[9], b[10]))); q[14] = m[0][0] * 1+m[0][1] * 8+m[0][2] * 64; q[15] = m[1][0] * 1+m[1][1] * 8+m[1][2] * 64; q[16] = m[2][0] * 1+m[2][1] * 8+m[2][2] * 64; }
  { let m = transpose(mat3x4h(vec4h(b[0], b[1], b[2], b[3]), vec4h(b[4], b[5], b[6], b[7]), vec4h(b[8], b[9], b[10], b[11]))); q[17] = m[0][0] * 1+m[0][1] * 8+m[0][2] * 64; q[18] = m[1][0] * 1+m[1][1] * 8+m[1][2] * 64; q[19] = m[2][0] * 1+m[2][1] * 8+m[2][2] * 64; q[20] = m[3][0] * 1+m[3][1] * 8+m[3][2] * 64; }
  { let m = transpose(mat4x2h(vec2h(b[0], b[1]), vec2h(b[4], b[5]), vec2h(b[8], b[9]), vec2h(b[12], b[13]))); q[21] = m[0][0] * 1+m[0][1] * 8+m[0][2] * 64+m[0][3] * 512; q[22] = m[1][0] * 1+m[1][1] * 8+m[1][2] * 64+m[1][3] * 512; }
  { let m = transpose(mat4x3h(vec3h(b[0], b[1], b[2]), vec3h(b[4], b[5], b[6]), vec3h(b[8], b[9], b[10]), vec3h(b[12], b[13], b[14]))); q[23] = m[0][0] * 1+m[0][1] * 8+m[0][2] * 64+m[0][3] * 512; q[24] = m[1][0] * 1+m[1][1] * 8+m[1][2] * 64+m[1][3] * 512; q[25] = m[2][0] * 1+m[2][1] * 8+m[2][2] * 64+m[2][3] * 512; }
  { let m = transpose(mat4x4h(vec4h(b[0], b[1], b[2], b[3]), vec4h(b[4], b[5], b[6], b[7]), vec4h(b[8], b[9], b[10], b[11]), vec4h(b[12], b[13], b[14], b[15]))); q[26] = m[0][0] * 1+m[0][1] * 8+m[0][2] * 64+m[0][3] * 512; q[27] = m[1][0] * 1+m[1][1] * 8+m[1][2] * 64+m[1][3] * 512; q[28] = m[2][0] * 1+m[2][1] * 8+m[2][2] * 64+m[2][3] * 512; q[29] = m[3][0] * 1+m[3][1] * 8+m[3][2] * 64+m[3][3] * 512; }
}

//# frexp_modf_ldexp_f32: BI-59, BI-62, BI-69
//! run main
//! buffer a f32 = 0.75 -6 1 0 0.0625 1000 -2.5 3.25
//! buffer r f32 = zero 32
//! buffer o u32 = 99*16
//! expect r = 0.75 -0.75 0.5 0 0.5 0.9765625 -0.625 0.8125 0.75 0 0 0 0.0625 0 -0.5 0.25 0 -6 1 0 0 1000 -2 3 3 -24 4 0 0.25 4000 -10 13
//! expect o = 0 3 1 0 4294967293 10 2 2 0*8
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  let x = a[l]; let y = a[(l + 1) % 8]; let z = a[(l + 2) % 8]; let w = a[(l + 3) % 8];
  let e = frexp(x); let m = modf(x); r[l] = e.fract; r[l + 8] = m.fract; r[l + 16] = m.whole; r[l + 24] = ldexp(x, i32(l) - i32(l) + 2); o[l] = u32(e.exp);
  let v4 = vec4f(x, y, z, w); let e4 = frexp(v4); let m4 = modf(v4);
  var bad = u32(any(e4.fract != vec4f(frexp(x).fract, frexp(y).fract, frexp(z).fract, frexp(w).fract)) || any(e4.exp != vec4i(frexp(x).exp, frexp(y).exp, frexp(z).exp, frexp(w).exp)));
  bad += u32(any(m4.fract != vec4f(modf(x).fract, modf(y).fract, modf(z).fract, modf(w).fract)) || any(m4.whole != vec4f(modf(x).whole, modf(y).whole, modf(z).whole, modf(w).whole)));
  bad += u32(any(frexp(v4.xyz).exp != e4.exp.xyz) || any(frexp(v4.xy).fract != e4.fract.xy) || any(modf(v4.xyz).whole != m4.whole.xyz) || any(modf(v4.xy).fract != m4.fract.xy));
  bad += u32(any(ldexp(v4, vec4i(1, 2, -1, 3)) != v4 * vec4f(2, 4, 0.5, 8)) || any(ldexp(v4.xyz, vec3i(1)) != v4.xyz * 2) || any(ldexp(v4.xy, vec2i(-1)) != v4.xy / 2));
  o[l + 8] = bad;
}

//# frexp_modf_ldexp_f16: BI-59, BI-62, BI-69
//! run main
//! buffer b f16 = 0.75 -6 1 0 0.0625 1000 -2.5 3.25
//! buffer q f16 = zero 32
//! buffer o u32 = 99*16
//! expect q = 0.75 -0.75 0.5 0 0.5 0.9765625 -0.625 0.8125 0.75 0 0 0 0.0625 0 -0.5 0.25 0 -6 1 0 0 1000 -2 3 3 -24 4 0 0.25 4000 -10 13
//! expect o = 0 3 1 0 4294967293 10 2 2 0*8
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  let x = b[l]; let y = b[(l + 1) % 8]; let z = b[(l + 2) % 8]; let w = b[(l + 3) % 8];
  let e = frexp(x); let m = modf(x); q[l] = e.fract; q[l + 8] = m.fract; q[l + 16] = m.whole; q[l + 24] = ldexp(x, i32(l) - i32(l) + 2); o[l] = u32(e.exp);
  let v4 = vec4h(x, y, z, w); let e4 = frexp(v4); let m4 = modf(v4);
  var bad = u32(any(e4.fract != vec4h(frexp(x).fract, frexp(y).fract, frexp(z).fract, frexp(w).fract)) || any(e4.exp != vec4i(frexp(x).exp, frexp(y).exp, frexp(z).exp, frexp(w).exp)));
  bad += u32(any(m4.fract != vec4h(modf(x).fract, modf(y).fract, modf(z).fract, modf(w).fract)) || any(m4.whole != vec4h(modf(x).whole, modf(y).whole, modf(z).whole, modf(w).whole)));
  bad += u32(any(frexp(v4.xyz).exp != e4.exp.xyz) || any(frexp(v4.xy).fract != e4.fract.xy) || any(modf(v4.xyz).whole != m4.whole.xyz) || any(modf(v4.xy).fract != m4.fract.xy));
  bad += u32(any(ldexp(v4, vec4i(1, 2, -1, 3)) != v4 * vec4h(2, 4, 0.5, 8)) || any(ldexp(v4.xyz, vec3i(1)) != v4.xyz * 2) || any(ldexp(v4.xy, vec2i(-1)) != v4.xy / 2));
  o[l + 8] = bad;
}

//# common_edges: BI-35, BI-58, BI-66, BI-67, BI-77, BI-82
//! run main
//! buffer e f32 = 0.5 3 2 -1e-20 2.5 16777215 1e30 -0.0 0.0
//! buffer o u32 = zero 6
//! expect o = 1 1 1 1 1 1
@group(1) @binding(0) var<storage> e: array<f32>;
@compute @workgroup_size(1) fn main(@builtin(local_invocation_index) l: u32) {
  o[0] = u32(clamp(e[0], e[1], e[2]) == e[1] || clamp(e[0], e[1], e[2]) == e[2]);
  let tiny = fract(e[3]); o[1] = u32(tiny >= 0 && tiny <= 1);
  o[2] = u32(smoothstep(e[1], e[2], e[4]) == 0.5); o[3] = u32(round(e[5]) == 16777215);
  o[4] = u32(saturate(e[6]) == 1); o[5] = u32(max(e[7], e[8]) == 0 && min(e[7], e[8]) == 0);
}

//# quantizeToF16: BI-72
//! run main
//! buffer e f32 = 1 0.1 -65504 2049 2051 65519 -0.3333333432674408 1e-9
//! buffer r f32 = zero 8
//! expect r = 1 0.099975586 -65504 2048 2052 65504 -0.33325195 0
//! buffer o u32 = zero 8
//! expect o = 1*8
@group(1) @binding(0) var<storage> e: array<f32>;
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) {
  r[l] = quantizeToF16(e[l]); let v = quantizeToF16(vec4f(e[l], e[1], e[2], e[3]));
  o[l] = u32(v.x == r[l] && v.y == quantizeToF16(e[1]) && all(quantizeToF16(vec3f(e[1], e[2], e[l])) == vec3f(v.yz, v.x)) && all(quantizeToF16(vec2f(e[2], e[l])) == v.zx));
}
