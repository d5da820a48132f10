// Arithmetic that is rarely meant, on request.
//! sanitize arith,overflow
@group(0) @binding(0) var<storage, read_write> f: array<f32>;
@group(0) @binding(1) var<storage, read_write> i: array<i32>;
@group(0) @binding(2) var<storage, read_write> u: array<u32>;

//# division_by_zero
//! run main
//! buffer i i32 = 7 -3 0 2
//! expect i = 7 -3 0 1
@compute @workgroup_size(4) fn main(@builtin(local_invocation_index) li: u32) { i[li] = i[li] / (i[li] * select(0, 1, li == 3u)); }
//~ warning division-by-zero 89-128: 7 / 0: WGSL gives 7
//~ note none: computed 3 times, first by invocation 0 (local id 0, workgroup 0)

//# remainder_by_zero
//! run main
//! buffer u u32 = 7 3
//! expect u = 0 0
@compute @workgroup_size(2) fn main(@builtin(local_invocation_index) li: u32) { u[li] = u[li] % (u[0] - 7u); }
//~ warning division-by-zero 89-107: 7 % 0: WGSL gives 0
//~ note none: computed 2 times, first by invocation 0 (local id 0, workgroup 0)

//# shift_past_the_width
//! run main
//! buffer u u32 = 1 40
//! expect u = 256 40
@compute @workgroup_size(1) fn main() { u[0] = u[0] << u[1]; }
//~ warning shift-past-width 48-59: 1 << 40: WGSL shifts by 8, the amount modulo 32
//~ note none: computed by invocation 0 (local id 0, workgroup 0)

//# first_nan
//! run main
//! buffer f f32 = -1 4
//! expect f = nan 2
@compute @workgroup_size(2) fn main(@builtin(local_invocation_index) li: u32) { f[li] = sqrt(f[li]); }
//~ warning not-a-number 89-99: the first NaN: sqrt(-1)
//~ note none: computed by invocation 0 (local id 0, workgroup 0)

//# first_infinity
//! run main
//! buffer f f32 = 0 4
//! expect f = inf 0.25
@compute @workgroup_size(2) fn main(@builtin(local_invocation_index) li: u32) { f[li] = 1 / f[li]; }
//~ warning infinite-value 89-97: the first infinity: 1 / 0
//~ note none: computed by invocation 0 (local id 0, workgroup 0)

//# lossy
//! run main
//! buffer i i32 = 16777217 5
//! buffer f f32 = 3e9 7
@compute @workgroup_size(2) fn main(@builtin(local_invocation_index) li: u32) {
  let a = f32(i[li]);
//~ warning lossy-conversion 11-20: 16777217 cannot be converted exactly
//~ note none: computed by invocation 0 (local id 0, workgroup 0)
  i[li] = i32(f[li]);
//~ warning lossy-conversion 11-20: 3e+09 cannot be converted exactly
//~ note none: computed by invocation 0 (local id 0, workgroup 0)
  f[li] = a;
}

//# overflow
//! run main
//! buffer i i32 = 2147483647 5
//! expect i = -2147483648 6
@compute @workgroup_size(2) fn main(@builtin(local_invocation_index) li: u32) { i[li] += 1; }
//~ warning integer-overflow 81-90: 2147483647 + 1 overflows i32
//~ note none: computed by invocation 0 (local id 0, workgroup 0)

//# nothing_rare
//! run main
//! buffer i i32 = 10 5
//! expect i = 5 2
@compute @workgroup_size(2) fn main(@builtin(local_invocation_index) li: u32) { i[li] = i[li] / 2; }
