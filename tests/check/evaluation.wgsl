// Error conditions of const-expressions (ledger: FP-04, FP-17, FP-21, FP-23, TYPE-05, TYPE-16, EXPR-45, EXPR-48, EXPR-64, EXPR-66, and part 2).
//! check

//# float_overflow
const a = 3e38f * 10;
//~ error eval-not-finite

//# overflow_on_the_way
const a = length(vec2(1e30f, 1e30f));
//~ error eval-not-finite

//# half_overflow
enable f16;
const a = 60000h + 60000h;
//~ error eval-not-finite

//# infinite_bits
const a = bitcast<f32>(0x7f800000u);
//~ error eval-not-finite

//# infinite_half_bits
const a = unpack2x16float(0x7c00u);
//~ error eval-not-finite

//# domains
const a = acos(2.0);
//~ error eval-domain
const b = sqrt(-1f);
//~ error eval-domain
const c = log(0.0);
//~ error eval-domain
const d = atanh(1f);
//~ error eval-domain
const e = pow(-1.0, 2.0);
//~ error eval-domain
const f = pow(0f, 0f);
//~ error eval-domain
const g = normalize(vec3f());
//~ error eval-domain
const h = inverseSqrt(vec2(1.0, 0.0));
//~ error eval-domain
const i = acosh(0.5);
//~ error eval-domain

//# division_by_zero
const a = 1 / 0;
//~ error eval-division-by-zero
const b = 1.0 / 0.0;
//~ error eval-division-by-zero
const c = 5u % 0u;
//~ error eval-division-by-zero
fn f(x: i32) -> i32 { return x / 0; }
//~ error eval-division-by-zero
fn g(x: vec2i) -> vec2i { return x % vec2(1, 0); }
//~ error eval-division-by-zero
fn h(x: f32) -> f32 { return x / 0; }

//# integer_overflow
const a = 9223372036854775807 + 1;
//~ error eval-integer-overflow
const b = 4611686018427387904 * 2;
//~ error eval-integer-overflow
const c = i32(-2147483648) / -1i;
//~ error eval-integer-overflow
const d = i32(-2147483648) % -1i;
//~ error eval-integer-overflow
const e = 2147483647i + 1i;
const f = -i32(-2147483648);

//# shift_amounts
const a = 1u << 32u;
//~ error eval-shift-amount
const b = 1i >> 32u;
//~ error eval-shift-amount
fn f(x: u32) -> u32 { return x << 40; }
//~ error eval-shift-amount
const c = 1 >> 70u;

//# lost_bits
const a = 1i << 31u;
//~ error eval-shift-loses-bits
const b = 3u << 31u;
//~ error eval-shift-loses-bits
const c = 1 << 63u;
//~ error eval-shift-loses-bits
const d = -1i << 31u;
const e = 1u << 31u;

//# unrepresentable
const a = u32(-1);
//~ error eval-unrepresentable
const b = i32(2147483648);
//~ error eval-unrepresentable
const c = quantizeToF16(65505f);
//~ error eval-unrepresentable
const d = pack2x16float(vec2(1e6f, 0));
//~ error eval-unrepresentable
const e = i32(1e20);

//# bit_ranges
const a = extractBits(1u, 30u, 3u);
//~ error eval-bit-range
fn f(x: i32) -> i32 { return insertBits(x, 1, 31, 2); }
//~ error eval-bit-range

//# clamp_bounds
const a = clamp(1, 3, 2);
//~ error eval-clamp-range
fn f(x: f32) -> f32 { return clamp(x, 1, 0); }
//~ error eval-clamp-range

//# equal_edges
fn f(x: f32) -> f32 { return smoothstep(1, 1, x); }
//~ error eval-equal-edges
const descending = smoothstep(2.0, 1.0, 1.5);

//# exponents
const a = ldexp(1f, 129);
//~ error eval-exponent-range
fn f(x: f32) -> f32 { return ldexp(x, 130); }
//~ error eval-exponent-range
const b = ldexp(0.25f, 128);

//# lanes
enable subgroups;
fn f(x: f32) -> f32 { return subgroupShuffle(x, 200u); }
//~ error eval-argument-range
fn g(x: f32) -> f32 { return subgroupShuffleXor(x, 128u); }
//~ error eval-argument-range

//# buffer_views
@group(0) @binding(0) var<storage> b: buffer<16>;
fn f() -> u32 { return *bufferView<u32>(&b, 3); }
//~ error eval-buffer-view
fn g() -> u32 { return *bufferView<u32>(&b, 16); }
//~ error eval-buffer-view
fn h() -> u32 { return *bufferView<u32>(&b, 12); }

//# not_evaluated
const a = false && 1 / 0 == 1;
const b = true || (10i < i32(5 * 1000 * 1000 * 1000));
