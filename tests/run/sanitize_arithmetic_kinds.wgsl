// Arithmetic that is rarely meant, operator by operator, with the nearest operands that are fine.
//! sanitize arith,overflow
@group(0) @binding(0) var<storage, read_write> f: array<f32>;
@group(0) @binding(1) var<storage, read_write> i: array<i32>;
@group(0) @binding(2) var<storage, read_write> u: array<u32>;

//# least_divided_by_minus_one
//! run main
//! buffer i i32 = -2147483648 -1
//! expect i = -2147483648 -1
@compute @workgroup_size(1) fn main() { i[0] = i[0] / i[1]; }
//~ warning integer-overflow 48-58: -2147483648 / -1 overflows i32
//~ note none: computed by invocation 0 (local id 0, workgroup 0)

//# nearly_least_divided_by_minus_one
//! run main
//! buffer i i32 = -2147483647 -1
//! expect i = 2147483647 -1
@compute @workgroup_size(1) fn main() { i[0] = i[0] / i[1]; }

//# remainder_of_nothing_by_one
//! run main
//! buffer u u32 = 0 1
//! expect u = 0 1
@compute @workgroup_size(1) fn main() { u[0] = u[0] % u[1]; }

//# sum_of_two_large
//! run main
//! buffer u u32 = 4294967295 1
//! expect u = 0 1
@compute @workgroup_size(1) fn main() { u[0] = u[0] + u[1]; }
//~ warning integer-overflow 48-58: 4294967295 + 1 overflows u32
//~ note none: computed by invocation 0 (local id 0, workgroup 0)

//# sum_up_to_the_largest
//! run main
//! buffer u u32 = 4294967295 0
//! buffer i i32 = 2147483646 1 -2147483647 -1
//! expect u = 4294967295 0
//! expect i = 2147483647 1 -2147483648 -1
@compute @workgroup_size(1) fn main() { u[0] = u[0] + u[1]; i[0] += i[1]; i[2] += i[3]; }

//# sum_of_two_negative
//! run main
//! buffer i i32 = -2147483648 -1
//! expect i = 2147483647 -1
@compute @workgroup_size(1) fn main() { i[0] = i[0] + i[1]; }
//~ warning integer-overflow 48-58: -2147483648 + -1 overflows i32
//~ note none: computed by invocation 0 (local id 0, workgroup 0)

//# difference_below_zero
//! run main
//! buffer u u32 = 3 4
//! expect u = 4294967295 4
@compute @workgroup_size(1) fn main() { u[0] = u[0] - u[1]; }
//~ warning integer-overflow 48-58: 3 - 4 overflows u32
//~ note none: computed by invocation 0 (local id 0, workgroup 0)

//# difference_of_zero
//! run main
//! buffer u u32 = 4 4
//! buffer i i32 = 0 2147483647
//! expect u = 0 4
//! expect i = -2147483647 2147483647
@compute @workgroup_size(1) fn main() { u[0] = u[0] - u[1]; i[0] = i[0] - i[1]; }

//# signed_difference_too_small
//! run main
//! buffer i i32 = -2 2147483647
//! expect i = 2147483647 2147483647
@compute @workgroup_size(1) fn main() { i[0] = i[0] - i[1]; }
//~ warning integer-overflow 48-58: -2 - 2147483647 overflows i32
//~ note none: computed by invocation 0 (local id 0, workgroup 0)

//# product_too_large
//! run main
//! buffer u u32 = 65536 65536
//! buffer i i32 = 65536 32768
//! expect u = 0 65536
//! expect i = -2147483648 32768
@compute @workgroup_size(1) fn main() {
  u[0] = u[0] * u[1];
//~ warning integer-overflow 10-20: 65536 * 65536 overflows u32
//~ note none: computed by invocation 0 (local id 0, workgroup 0)
  i[0] = i[0] * i[1];
//~ warning integer-overflow 10-20: 65536 * 32768 overflows i32
//~ note none: computed by invocation 0 (local id 0, workgroup 0)
}

//# product_of_the_largest_size
//! run main
//! buffer u u32 = 65535 65537
//! buffer i i32 = -65536 32768
//! expect u = 4294967295 65537
//! expect i = -2147483648 32768
@compute @workgroup_size(1) fn main() { u[0] = u[0] * u[1]; i[0] = i[0] * i[1]; }

//# least_negated
//! run main
//! buffer i i32 = -2147483648
//! expect i = -2147483648
@compute @workgroup_size(1) fn main() { i[0] = -i[0]; }
//~ warning integer-overflow 48-52: -(-2147483648) overflows i32
//~ note none: computed by invocation 0 (local id 0, workgroup 0)

//# largest_negated
//! run main
//! buffer i i32 = 2147483647
//! expect i = -2147483647
@compute @workgroup_size(1) fn main() { i[0] = -i[0]; }

//# right_shift_past_the_width
//! run main
//! buffer i i32 = -8
//! buffer u u32 = 33
//! expect i = -4
@compute @workgroup_size(1) fn main() { i[0] = i[0] >> u[0]; }
//~ warning shift-past-width 48-59: -8 >> 33: WGSL shifts by 1, the amount modulo 32
//~ note none: computed by invocation 0 (local id 0, workgroup 0)

//# shift_by_the_width_less_one
//! run main
//! buffer u u32 = 1 31 4294967295
//! buffer i i32 = -8
//! expect u = 2147483648 31 1
//! expect i = -1
@compute @workgroup_size(1) fn main() { u[0] = u[0] << u[1]; u[2] = u[2] >> u[1]; i[0] = i[0] >> u[1]; }

//# vectors_by_component
//! run main
//! buffer u u32 = 8 8 8 2 0 4
@compute @workgroup_size(1) fn main() {
  let v = vec3u(u[0], u[1], u[2]) / vec3u(u[3], u[4], u[5]);
//~ warning division-by-zero 11-59: 8 / 0: WGSL gives 8
//~ note none: computed by invocation 0 (local id 0, workgroup 0)
  u[0] = v.x; u[1] = v.y; u[2] = v.z;
}

//# vectors_by_component_fine
//! run main
//! buffer u u32 = 8 8 8 2 1 4
//! expect u = 4 8 2 2 1 4
@compute @workgroup_size(1) fn main() {
  let v = vec3u(u[0], u[1], u[2]) / vec3u(u[3], u[4], u[5]);
  u[0] = v.x; u[1] = v.y; u[2] = v.z;
}

//# nan_of_infinities
//! run main
//! buffer f f32 = inf inf
//! expect f = nan inf
@compute @workgroup_size(1) fn main() { f[0] = f[0] - f[1]; }
//~ warning not-a-number 48-58: the first NaN: infinity - infinity
//~ note none: computed by invocation 0 (local id 0, workgroup 0)

//# nan_that_was_there_before
//! run main
//! buffer f f32 = nan 1
//! expect f = nan 1
@compute @workgroup_size(1) fn main() { f[0] = f[0] + f[1]; }

//# logarithm_of_less_than_zero
//! run main
//! buffer f f32 = -1
//! expect f = nan
@compute @workgroup_size(1) fn main() { f[0] = log(f[0]); }
//~ warning not-a-number 48-56: the first NaN: log(-1)
//~ note none: computed by invocation 0 (local id 0, workgroup 0)

//# root_of_zero
//! run main
//! buffer f f32 = 0 1
//! expect f = 0 0
@compute @workgroup_size(1) fn main() { f[0] = sqrt(f[0]); f[1] = log(f[1]); }

//# product_to_infinity
//! run main
//! buffer f f32 = 2e38 2
//! expect f = inf 2
@compute @workgroup_size(1) fn main() { f[0] = f[0] * f[1]; }
//~ warning infinite-value 48-58: the first infinity: 2e+38 * 2
//~ note none: computed by invocation 0 (local id 0, workgroup 0)

//# product_to_nearly_infinity
//! run main
//! buffer f f32 = 1.5e38 2
//! expect f = 3e38 2
@compute @workgroup_size(1) fn main() { f[0] = f[0] * f[1]; }

//# infinity_that_was_there_before
//! run main
//! buffer f f32 = inf 2
//! expect f = inf 2
@compute @workgroup_size(1) fn main() { f[0] = f[0] * f[1]; }

//# power_to_infinity
//! run main
//! buffer f f32 = 100
//! expect f = inf
@compute @workgroup_size(1) fn main() { f[0] = exp(f[0]); }
//~ warning infinite-value 48-56: the first infinity: exp(100)
//~ note none: computed by invocation 0 (local id 0, workgroup 0)

//# lossy_to_u32
//! run main
//! buffer f f32 = -1
//! buffer u u32 = 7
//! expect u = 0
@compute @workgroup_size(1) fn main() { u[0] = u32(f[0]); }
//~ warning lossy-conversion 48-56: -1 cannot be converted exactly
//~ note none: computed by invocation 0 (local id 0, workgroup 0)

//# truncation_is_meant
// Fractions are what such a conversion is for.
//! run main
//! buffer f f32 = 1.75 -0.5 4294967040
//! buffer u u32 = 7 7
//! buffer i i32 = 7
//! expect u = 1 4294967040
//! expect i = 0
@compute @workgroup_size(1) fn main() { u[0] = u32(f[0]); i[0] = i32(f[1]); u[1] = u32(f[2]); }

//# exact_to_float
//! run main
//! buffer u u32 = 16777216 4294967040
//! buffer i i32 = -2147483648
//! buffer f f32 = zero 3
//! expect f = 16777216 4294967040 -2147483648
@compute @workgroup_size(1) fn main() { f[0] = f32(u[0]); f[1] = f32(u[1]); f[2] = f32(i[0]); }

//# lossy_to_float
//! run main
//! buffer u u32 = 4294967295
//! buffer f f32 = 0
//! expect f = 4294967296
@compute @workgroup_size(1) fn main() { f[0] = f32(u[0]); }
//~ warning lossy-conversion 48-56: 4294967295 cannot be converted exactly
//~ note none: computed by invocation 0 (local id 0, workgroup 0)

//# not_looked_at
//! run main
//! sanitize race
//! buffer u u32 = 4294967295 40 0
//! expect u = 0 0 0
@compute @workgroup_size(1) fn main() { let z = u[2]; u[0] += 1u; u[1] = (1u << u[1]) % (z + 1u); }
