// Error conditions of const-expressions (ledger: FP-04, FP-17, FP-21, FP-23, TYPE-05, TYPE-16, EXPR-45, EXPR-48, EXPR-64, EXPR-66, and part 2).
//! check

//# float_overflow
const a = 3e38f * 10;
//~ error eval-not-finite 11-20: the result of * is not a finite value of f32

//# overflow_on_the_way
const a = length(vec2(1e30f, 1e30f));
//~ error eval-not-finite 11-36: an intermediate value of length is not a finite value of f32

//# half_overflow
enable f16;
const a = 60000h + 60000h;
//~ error eval-not-finite 11-25: the result of + is not a finite value of f16

//# infinite_bits
const a = bitcast<f32>(0x7f800000u);
//~ error eval-not-finite 11-35: the bits given to bitcast are an infinity or NaN

//# infinite_half_bits
const a = unpack2x16float(0x7c00u);
//~ error eval-not-finite 11-34: the bits given to unpack2x16float are an infinity or NaN

//# domains
const a = acos(2.0);
//~ error eval-domain 11-19: acos is not defined for 2
const b = sqrt(-1f);
//~ error eval-domain 11-19: sqrt is not defined for -1
const c = log(0.0);
//~ error eval-domain 11-18: log is not defined for 0
const d = atanh(1f);
//~ error eval-domain 11-19: atanh is not defined for 1
const e = pow(-1.0, 2.0);
//~ error eval-domain 11-24: the base of pow, -1, is negative
const f = pow(0f, 0f);
//~ error eval-domain 11-21: pow of 0 needs a positive exponent, not 0
const g = normalize(vec3f());
//~ error eval-domain 11-28: a zero vector has no direction: normalize of vec3(0, 0, 0)
const h = inverseSqrt(vec2(1.0, 0.0));
//~ error eval-domain 11-37: inverseSqrt is not defined for 0
const i = acosh(0.5);
//~ error eval-domain 11-20: acosh is not defined for 0.5

//# division_by_zero: EXPR-45
const a = 1 / 0;
//~ error eval-division-by-zero 11-15: division by zero
const b = 1.0 / 0.0;
//~ error eval-division-by-zero 11-19: division by zero
const c = 5u % 0u;
//~ error eval-division-by-zero 11-17: division by zero
fn f(x: i32) -> i32 { return x / 0; }
//~ error eval-division-by-zero 34-34: division by zero
fn g(x: vec2i) -> vec2i { return x % vec2(1, 0); }
//~ error eval-division-by-zero 38-47: division by zero
fn h(x: f32) -> f32 { return x / 0; }

//# integer_overflow: EXPR-48
const a = 9223372036854775807 + 1;
//~ error eval-integer-overflow 11-33: the result of + does not fit into abstract-int
const b = 4611686018427387904 * 2;
//~ error eval-integer-overflow 11-33: the result of * does not fit into abstract-int
const c = i32(-2147483648) / -1i;
//~ error eval-integer-overflow 11-32: the quotient of the least i32 and -1 does not fit into i32
const d = i32(-2147483648) % -1i;
//~ error eval-integer-overflow 11-32: the quotient of the least integer and -1 does not fit into i32
const e = 2147483647i + 1i;
const f = -i32(-2147483648);

//# shift_amounts: EXPR-64
const a = 1u << 32u;
//~ error eval-shift-amount 11-19: the shift amount 32 is not below the bit width 32
const b = 1i >> 32u;
//~ error eval-shift-amount 11-19: the shift amount 32 is not below the bit width 32
fn f(x: u32) -> u32 { return x << 40; }
//~ error eval-shift-amount 35-36: the shift amount 40 is not below the bit width 32
const c = 1 >> 70u;

//# lost_bits: EXPR-66
const a = 1i << 31u;
//~ error eval-shift-loses-bits 11-19: shifting 1 left by 31 loses bits
const b = 3u << 31u;
//~ error eval-shift-loses-bits 11-19: shifting 3 left by 31 loses bits
const c = 1 << 63u;
//~ error eval-shift-loses-bits 11-18: shifting 1 left by 63 loses bits
const d = -1i << 31u;
const e = 1u << 31u;

//# unrepresentable
const a = u32(-1);
//~ error eval-unrepresentable 11-17: the value -1 cannot be represented as u32
const b = i32(2147483648);
//~ error eval-unrepresentable 11-25: the value 2147483648 cannot be represented as i32
const c = quantizeToF16(65505f);
//~ error eval-unrepresentable 11-31: the value 65505 is out of the range of f16
const d = pack2x16float(vec2(1e6f, 0));
//~ error eval-unrepresentable 11-38: the value 1e+06 is out of the range of f16
const e = i32(1e20);

//# bit_ranges
const a = extractBits(1u, 30u, 3u);
//~ error eval-bit-range 11-34: offset 30 and count 3 reach beyond 32 bits
fn f(x: i32) -> i32 { return insertBits(x, 1, 31, 2); }
//~ error eval-bit-range 47-48: offset 31 and count 2 reach beyond 32 bits

//# clamp_bounds
const a = clamp(1, 3, 2);
//~ error eval-clamp-range 11-24: the low bound of clamp, 3, is above the high bound, 2
fn f(x: f32) -> f32 { return clamp(x, 1, 0); }
//~ error eval-clamp-range 39-39: the low bound of clamp, 1, is above the high bound, 0

//# equal_edges
fn f(x: f32) -> f32 { return smoothstep(1, 1, x); }
//~ error eval-equal-edges 41-41: both edges of smoothstep are 1
const descending = smoothstep(2.0, 1.0, 1.5);

//# exponents
const a = ldexp(1f, 129);
//~ error eval-exponent-range 11-24: the exponent 129 of ldexp is above 128
fn f(x: f32) -> f32 { return ldexp(x, 130); }
//~ error eval-exponent-range 39-41: the exponent 130 of ldexp is above 128
const b = ldexp(0.25f, 128);

//# lanes
enable subgroups;
fn f(x: f32) -> f32 { return subgroupShuffle(x, 200u); }
//~ error eval-argument-range 49-52: the value 200 given to subgroupShuffle is not in the range from 0 to 127
fn g(x: f32) -> f32 { return subgroupShuffleXor(x, 128u); }
//~ error eval-argument-range 52-55: the value 128 given to subgroupShuffleXor is not in the range from 0 to 127

//# buffer_views
@group(0) @binding(0) var<storage> b: buffer<16>;
fn f() -> u32 { return *bufferView<u32>(&b, 3); }
//~ error eval-buffer-view 45-45: the offset 3 is not a multiple of the alignment 4
fn g() -> u32 { return *bufferView<u32>(&b, 16); }
//~ error eval-buffer-view 45-46: the viewed value ends beyond the buffer
fn h() -> u32 { return *bufferView<u32>(&b, 12); }

//# not_evaluated: EXPR-03
const a = false && 1 / 0 == 1;
const b = true || (10i < i32(5 * 1000 * 1000 * 1000));
