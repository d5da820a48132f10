// Override-declarations and override-sized things (ledger: DECL, PIPE).
@group(0) @binding(0) var<storage, read_write> o: array<u32>;

//# default_value
//! run main groups=1
//! buffer o u32 = zero 4
//! expect o = 7*4
override A: u32 = 7u;
@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = A;
}

//# given_value
//! run main groups=1
//! buffer o u32 = zero 4
//! override A = 9
//! expect o = 9*4
override A: u32 = 7u;
@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = A;
}

//# by_id
//! run main groups=1
//! buffer o u32 = zero 4
//! override 5 = 10
//! override 0 = 20
//! expect o = 30*4
@id(5) override A: u32 = 7u;
@id(0) override B = 1u;
@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = A + B;
}

//# derived
//! run main groups=1
//! buffer o u32 = zero 4
//! override A = 10
//! expect o = 21*4
override A: u32 = 7u;
override B = A * 2u + 1u;
@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = B;
}

//# derived_overridden
//! run main groups=1
//! buffer o u32 = zero 4
//! override A = 10
//! override B = 3
//! expect o = 3*4
override A: u32 = 7u;
override B = A * 2u + 1u;
@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = B;
}

//# kinds
//! run main groups=1
//! buffer o u32 = zero 4
//! override X = 2.5
//! override K = true
//! override S = -5
//! expect o = 5110*4
override X: f32;
override K: bool = false;
override S: i32 = -1;
@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = u32(X * 4.0) + u32(K) * 100u + u32(S + 10) * 1000u;
}

//# workgroup_size
//! run main groups=2
//! buffer o u32 = zero 12
//! override N = 6
//! expect o = 200 201 202 203 204 205 200 201 202 203 204 205
override N: u32;
@compute @workgroup_size(N)
fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) w: vec3u, @builtin(num_workgroups) n: vec3u) {
  o[w.x * N + l] = n.x * 100u + l;
}

//# workgroup_size_expression
//! run main groups=1
//! buffer o u32 = zero 24
//! expect o = 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23
override N: u32 = 4;
const M = 3;
@compute @workgroup_size(N * 2, M)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = l;
}

//# workgroup_array
//! run main groups=1
//! buffer o u32 = zero 20
//! override N = 10
//! expect o = 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0
override N: u32 = 4;
var<workgroup> x: array<u32, N * 2u>;
@compute @workgroup_size(N * 2u)
fn main(@builtin(local_invocation_index) l: u32) {
  x[l] = l;
  workgroupBarrier();
  o[l] = x[N * 2u - 1u - l];
}

//# branch_on_override
//! run main groups=1
//! buffer o u32 = zero 4
//! override FAST = true
//! expect o = 1*4
override FAST = false;
@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) l: u32) {
  if (FAST) { o[l] = 1u; } else { o[l] = 2u; }
}

//# loop_bound
//! run main groups=1
//! buffer o u32 = zero 4
//! override N = 10
//! expect o = 45*4
override N = 3u;
@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) l: u32) {
  for (var i = 0u; i < N; i++) { o[l] += i; }
}
