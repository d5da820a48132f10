//! check
// Literals (ledger LEX-14 to LEX-35). Rejected modules have a twin that is accepted (_ok).

//# bool_literals: LEX-14
const a = true;
const b: bool = false;
const_assert a && !b;
const_assert a != b;

//# decimal_integers: LEX-15
const_assert 0 == 0i && 0u == 0 && 123 == 123i && 4294967295u > 0u && 2147483647i > 0i;
const a: i32 = 5i;
const b: u32 = 5u;

//# hexadecimal_integers: LEX-15
const_assert 0x1A == 26 && 0X1a == 26i && 0xffffffffu == 4294967295u && 0X0 == 0 && 0xAbCdEf == 11259375;
const a: u32 = 0x10u;
const b: i32 = 0x7fffffffi;
const c = 0x0000000000000000000001;
const_assert c == 1;

//# leading_zero: LEX-16
const a = 012;
//~ error invalid-number 11-13: `012` is not a number of WGSL

//# leading_zero_ok: LEX-16
const a = 12;

//# leading_zero_twice: LEX-16
const a = 00;
//~ error invalid-number 11-12: `00` is not a number of WGSL

//# leading_zero_twice_ok: LEX-16
const a = 0;

//# leading_zero_with_suffix: LEX-16
const a = 01u;
//~ error invalid-number 11-13: `01u` is not a number of WGSL

//# leading_zero_with_suffix_ok: LEX-16
const a = 1u;

//# hexadecimal_without_digits: LEX-17
const a = 0x;
//~ error invalid-number 11-12: `0x` is not a number of WGSL

//# hexadecimal_without_digits_ok: LEX-17
const a = 0x0;

//# hexadecimal_without_digits_suffix: LEX-17
const a = 0xu;
//~ error invalid-number 11-13: `0xu` is not a number of WGSL

//# hexadecimal_without_digits_suffix_ok: LEX-17
const a = 0x0u;

//# hexadecimal_without_digits_upper: LEX-17
const a = 0X + 1;
//~ error invalid-number 11-12: `0X` is not a number of WGSL

//# hexadecimal_without_digits_upper_ok: LEX-17
const a = 0X0 + 1;

//# abstract_integers: LEX-18
const a = 9223372036854775807;
const b = 0x7fffffffffffffff;
const_assert a == b;
const_assert a - 9223372036854775806 == 1;
const_assert 4294967296 / 4294967296 == 1;
const c: f32 = 16777216 * 16;

//# abstract_integer_too_large: LEX-19
const a = 9223372036854775808;
//~ error number-out-of-range 11-29: `9223372036854775808` does not fit the 64 bits of an abstract integer

//# abstract_integer_too_large_ok: LEX-19
const a = 9223372036854775807;

//# abstract_integer_too_small: LEX-19
const a = -9223372036854775808;
//~ error number-out-of-range 12-30: `9223372036854775808` does not fit the 64 bits of an abstract integer

//# abstract_integer_too_small_ok: LEX-19
const a = -9223372036854775807 - 1;

//# abstract_hexadecimal_too_large: LEX-19
const a = 0x8000000000000000;
//~ error number-out-of-range 11-28: `0x8000000000000000` does not fit the 64 bits of an abstract integer

//# abstract_hexadecimal_too_large_ok: LEX-19
const a = 0x7fffffffffffffff;

//# abstract_integer_of_many_digits: LEX-19
const a = 100000000000000000000000000000000000000000000000000;
//~ error number-out-of-range 11-61: `100000000000000000000000000000000000000000000000000` does not fit the 64 bits of an abstract integer

//# abstract_integer_of_many_digits_ok: LEX-19
const a = 1000000000000000000;

//# i32_too_large: LEX-20
const a = 2147483648i;
//~ error number-out-of-range 11-21: `2147483648i` does not fit i32

//# i32_too_large_ok: LEX-20
const a = 2147483647i;

//# i32_hexadecimal_too_large: LEX-20
const a = 0x80000000i;
//~ error number-out-of-range 11-21: `0x80000000i` does not fit i32

//# i32_hexadecimal_too_large_ok: LEX-20
const a = 0x7fffffffi;

//# u32_too_large: LEX-20
const a = 4294967296u;
//~ error number-out-of-range 11-21: `4294967296u` does not fit u32

//# u32_too_large_ok: LEX-20
const a = 4294967295u;

//# u32_hexadecimal_too_large: LEX-20
const a = 0x100000000u;
//~ error number-out-of-range 11-22: `0x100000000u` does not fit u32

//# u32_hexadecimal_too_large_ok: LEX-20
const a = 0xffffffffu;

//# literal_checked_before_negation: LEX-21
const a = -2147483648i;
//~ error number-out-of-range 12-22: `2147483648i` does not fit i32

//# literal_checked_before_negation_ok: LEX-21
const a = i32(-2147483648);

//# decimal_floats: LEX-22
enable f16;
const a = 1.;
const b = .5;
const c = 01.;
const d = 0.e+4f;
const e = 1e-3;
const f = 1f;
const g = 0h;
const h = 1E+2;
const i = 00.25f;
const j = 1.5e0h;
const k = 12.34e-2f;
const_assert a == c && b * 2 == a && d == 0 && e * 1000 == 1 && f == 1 && g == 0 && h == 100 && i == 0.25 && j == 1.5;

//# lone_period: LEX-23
const a = .;
//~ error expected-expression 11-11: expected an expression, found `.`

//# lone_period_ok: LEX-23
const a = .0;

//# lone_exponent: LEX-23
const a = e5;
//~ error unresolved-name 11-12: nothing named 'e5' is declared here

//# lone_exponent_ok: LEX-23
const a = 0e5;

//# exponent_without_digits: LEX-23
const a = 1e;
//~ error invalid-number 11-12: `1e` is not a number of WGSL

//# exponent_without_digits_ok: LEX-23
const a = 1e0;

//# exponent_with_only_sign: LEX-23
const a = 1e+;
//~ error invalid-number 11-12: `1e` is not a number of WGSL

//# exponent_with_only_sign_ok: LEX-23
const a = 1e+0;

//# period_without_digits_exponent: LEX-23
const a = .e1;
//~ error expected-expression 11-11: expected an expression, found `.`

//# period_without_digits_exponent_ok: LEX-23
const a = 0.e1;

//# suffix_twice: LEX-23
const a = 1.0ff;
//~ error invalid-number 11-15: `1.0ff` is not a number of WGSL

//# suffix_twice_ok: LEX-23
const a = 1.0f;

//# digit_separator: LEX-23
const a = 1_000;
//~ error invalid-number 11-15: `1_000` is not a number of WGSL

//# digit_separator_ok: LEX-23
const a = 1000;

//# integer_suffix_of_float: LEX-23
const a = 1.0u;
//~ error invalid-number 11-14: `1.0u` is not a number of WGSL

//# integer_suffix_of_float_ok: LEX-23
const a = 1u;

//# unknown_suffix: LEX-23
const a = 1l;
//~ error invalid-number 11-12: `1l` is not a number of WGSL

//# unknown_suffix_ok: LEX-23
const a = 1i;

//# suffix_upper_case: LEX-23
const a = 1U;
//~ error invalid-number 11-12: `1U` is not a number of WGSL

//# suffix_upper_case_ok: LEX-23
const a = 1u;

//# suffix_f_upper_case: LEX-23
const a = 1.0F;
//~ error invalid-number 11-14: `1.0F` is not a number of WGSL

//# suffix_f_upper_case_ok: LEX-23
const a = 1.0f;

//# second_period: LEX-23
const a = 1.2.3;
//~ error missing-semicolon 13-13: expected `;` after the declaration, found `.3`

//# second_period_ok: LEX-23
const a = 1.23;

//# leading_zero_float_suffix: LEX-24
const a = 01f;
//~ error invalid-number 11-13: `01f` is not a number of WGSL

//# leading_zero_float_suffix_ok: LEX-24
const a = 01.f;

//# leading_zero_half_suffix: LEX-24
enable f16;
const a = 00h;
//~ error invalid-number 11-13: `00h` is not a number of WGSL

//# leading_zero_half_suffix_ok: LEX-24
enable f16;
const a = 00.h;

//# leading_zero_exponent: LEX-24, LEX-22
const a = 01e0f;
const b = 007.5;
const_assert a == 1 && b == 7.5;

//# hexadecimal_floats: LEX-25
enable f16;
const_assert 0x.8 == 0.5 && 0xa. == 10.0 && 0xa.fp+2 == 43.75 && 0x1P+4f == 16.0f && 0x3p2h == 12.0h;
const_assert 0X1.8p-1 == 0.75 && 0xAp0 == 10.0 && 0x.4P2f == 1.0f && 0x0p0f == 0.0f && 0x1p-24h > 0.0h;
const a: f32 = 0x1.fffffep+127f;
const b: f16 = 0x1.ffcp+15h;

//# hexadecimal_f_is_a_digit: LEX-26
const_assert 0x1f == 31;
const a: i32 = 0x1f;
const_assert 0x1.8f == 1.55859375;
const_assert 0x1.f == 1.9375;
const_assert 0x1p0f == 1.0f;

//# hexadecimal_half_needs_exponent: LEX-26, LEX-27
enable f16;
const a = 0x1h;
//~ error invalid-number 11-14: `0x1h` is not a number of WGSL

//# hexadecimal_half_needs_exponent_ok: LEX-26, LEX-27
enable f16;
const a = 0x1p0h;

//# hexadecimal_fraction_half_needs_exponent: LEX-27
enable f16;
const a = 0x1.8h;
//~ error invalid-number 11-16: `0x1.8h` is not a number of WGSL

//# hexadecimal_fraction_half_needs_exponent_ok: LEX-27
enable f16;
const a = 0x1.8p0h;

//# hexadecimal_f_gives_no_f32: LEX-27
const a = 0x1.8f;
const_assert a == 1.5;
//~ error assertion-failed 1-21: this const_assert is false

//# hexadecimal_f_gives_no_f32_ok: LEX-27
const a = 0x1.8p0f;
const_assert a == 1.5;

//# hexadecimal_exponent_without_digits: LEX-27
const a = 0x1p;
//~ error invalid-number 11-14: `0x1p` is not a number of WGSL

//# hexadecimal_exponent_without_digits_ok: LEX-27
const a = 0x1p0;

//# hexadecimal_only_period: LEX-27
const a = 0x.;
//~ error invalid-number 11-13: `0x.` is not a number of WGSL

//# hexadecimal_only_period_ok: LEX-27
const a = 0x.0;

//# hexadecimal_only_period_exponent: LEX-27
const a = 0x.p1;
//~ error invalid-number 11-15: `0x.p1` is not a number of WGSL

//# hexadecimal_only_period_exponent_ok: LEX-27
const a = 0x0.p1;

//# hexadecimal_not_representable_f32: LEX-28
const a = 0x1.00000001p0f;
//~ error number-out-of-range 11-25: `0x1.00000001p0f` is not exactly a value of f32

//# hexadecimal_not_representable_f32_ok: LEX-28
const a = 0x1.000002p0f;

//# hexadecimal_25_bits: LEX-28
const a = 0x1.000001p0f;
//~ error number-out-of-range 11-23: `0x1.000001p0f` is not exactly a value of f32

//# hexadecimal_25_bits_ok: LEX-28
const a = 0x1.000001p0;

//# hexadecimal_not_representable_f16: LEX-28
enable f16;
const a = 0x1.002p0h;
//~ error number-out-of-range 11-20: `0x1.002p0h` is not exactly a value of f16

//# hexadecimal_not_representable_f16_ok: LEX-28
enable f16;
const a = 0x1.004p0h;

//# hexadecimal_below_subnormal_f32: LEX-28
const a = 0x1p-150f;
//~ error number-out-of-range 11-19: `0x1p-150f` is not exactly a value of f32

//# hexadecimal_below_subnormal_f32_ok: LEX-28
const a = 0x1p-149f;

//# hexadecimal_below_subnormal_f16: LEX-28
enable f16;
const a = 0x1p-25h;
//~ error number-out-of-range 11-18: `0x1p-25h` is not exactly a value of f16

//# hexadecimal_below_subnormal_f16_ok: LEX-28
enable f16;
const a = 0x1p-24h;

//# hexadecimal_too_large_f32: LEX-29
const a = 0x1p128f;
//~ error number-out-of-range 11-18: `0x1p128f` is larger than the largest f32

//# hexadecimal_too_large_f32_ok: LEX-29
const a = 0x1p127f;

//# hexadecimal_too_large_f16: LEX-29
enable f16;
const a = 0x1p16h;
//~ error number-out-of-range 11-17: `0x1p16h` is larger than the largest f16

//# hexadecimal_too_large_f16_ok: LEX-29
enable f16;
const a = 0x1p15h;

//# decimal_too_large_f32: LEX-30
const a = 3.5e38f;
//~ error number-out-of-range 11-17: `3.5e38f` is larger than the largest f32

//# decimal_too_large_f32_ok: LEX-30
const a = 3.4028234e38f;

//# decimal_much_too_large_f32: LEX-30
const a = 1e40f;
//~ error number-out-of-range 11-15: `1e40f` is larger than the largest f32

//# decimal_much_too_large_f32_ok: LEX-30
const a = 1e38f;

//# decimal_too_large_f16: LEX-30
enable f16;
const a = 65536h;
//~ error number-out-of-range 11-16: `65536h` is larger than the largest f16

//# decimal_too_large_f16_ok: LEX-30
enable f16;
const a = 65504h;

//# decimal_just_above_largest_f16: LEX-30
enable f16;
const a: f16 = 65520.0;
//~ error eval-unrepresentable 16-22: the value 65520 cannot be represented as f16

//# decimal_just_above_largest_f16_ok: LEX-30
enable f16;
const a: f16 = 65504.0;

//# decimal_just_above_largest_f32: LEX-30
const a: f32 = 3.5e38;
//~ error eval-unrepresentable 16-21: the value 3.5e+38 cannot be represented as f32

//# decimal_just_above_largest_f32_ok: LEX-30
const a: f32 = 3.4028234e38;

//# decimal_inexact: LEX-31
enable f16;
const a = 0.1f;
const_assert bitcast<u32>(a) == 0x3dcccccdu || bitcast<u32>(a) == 0x3dccccccu;
const b = 16777217f;
const_assert b == 16777216f || b == 16777218f;
const c = 0.1h;
const_assert c == 0x1.998p-4h || c == 0x1.99cp-4h;
const d = 0.1;
const_assert d > 0.0999999999999999 && d < 0.1000000000000001;

//# decimal_of_many_digits: LEX-32
const a = 1.0000000000000000000000000000000000001;
const_assert a == 1.0;
const b = 0.33333333333333333333333333333333333333333333333333333333333333333333f;
const_assert b == 0x1.555556p-2f || b == 0x1.555554p-2f;
const c = 123456789012345678901234567890.0;
const_assert c > 1.234567890123456e29 && c < 1.234567890123457e29;

//# hexadecimal_of_many_digits: LEX-32
const a = 0x1.00000000000000000000000000000001p0;
const_assert a == 1.0;
const b = 0x123456789abcdef0123456789.0p0;
const_assert b > 9.0e28 && b < 9.1e28;

//# abstract_float_too_large: LEX-33
const a = 1e400;
//~ error number-out-of-range 11-15: `1e400` is larger than the largest abstract float

//# abstract_float_too_large_ok: LEX-33
const a = 1e308;

//# abstract_hexadecimal_float_too_large: LEX-33
const a = 0x1p1024;
//~ error number-out-of-range 11-18: `0x1p1024` is larger than the largest abstract float

//# abstract_hexadecimal_float_too_large_ok: LEX-33
const a = 0x1p1023;

//# abstract_float_exponent_enormous: LEX-33
const a = 1e99999999999999999999;
//~ error number-out-of-range 11-32: `1e99999999999999999999` is larger than the largest abstract float

//# abstract_float_exponent_enormous_ok: LEX-33
const a = 0e99999999999999999999;

//# tiny_literals: LEX-34
enable f16;
const a = 1e-400;
const b = 1e-50f;
const c = 1e-10h;
const d = 1e-99999999999999999999;
const e = 1.17549429e-38f;
const f = 1e-45f;
const_assert a >= 0 && a < 1e-300 && b >= 0 && b < 1e-44 && c >= 0 && c < 1e-7 && d >= 0 && d < 1e-300;

//# half_without_enable: LEX-35
const a = 1h;
//~ error missing-enable 11-12: f16 needs 'enable f16;'

//# half_without_enable_ok: LEX-35
const a = 1f;

//# half_float_without_enable: LEX-35
const a = 1.5e1h;
//~ error missing-enable 11-16: f16 needs 'enable f16;'

//# half_float_without_enable_ok: LEX-35
const a = 1.5e1f;

//# half_hexadecimal_without_enable: LEX-35
const a = 0x1p1h;
//~ error missing-enable 11-16: f16 needs 'enable f16;'

//# half_hexadecimal_without_enable_ok: LEX-35
const a = 0x1p1f;
