// SPDX-License-Identifier: Apache-2.0
// Transcendental functions of f32 over lanes: straight-line code of our own, no calls. Errors are in docs/accuracy.md (at most 4 ULP, exp and a twentieth for each unit of x;
// sin, cos and tan for |x| <= 2^20). A result is never NaN or infinite where the true one is finite; NaN gives NaN; subnormals are kept.
// Coefficients come from scripts/minimax.py.
#pragma once
#include "cpu/lanes.h"

namespace tesela::cpu {

Value* math_exp(Lanes& l, Value* x);
Value* math_exp2(Lanes& l, Value* x);
Value* math_log(Lanes& l, Value* x);
Value* math_log2(Lanes& l, Value* x);
Value* math_pow(Lanes& l, Value* x, Value* y);
Value* math_pow_known(Lanes& l, Value* x, Value* y);  ///< y is a constant
bool power_has_tables(const Lanes& l, double c);
Value* power_by_tables(Lanes& l, Value* x, double c);  ///< x^c
Value* math_sinh(Lanes& l, Value* x);
Value* math_cosh(Lanes& l, Value* x);
Value* math_tanh(Lanes& l, Value* x);
Value* math_asinh(Lanes& l, Value* x);
Value* math_acosh(Lanes& l, Value* x);
Value* math_atanh(Lanes& l, Value* x);
Value* math_sin(Lanes& l, Value* x);
Value* math_cos(Lanes& l, Value* x);
Value* math_tan(Lanes& l, Value* x);
Value* math_asin(Lanes& l, Value* x);
Value* math_acos(Lanes& l, Value* x);
Value* math_atan(Lanes& l, Value* x);
Value* math_atan2(Lanes& l, Value* y, Value* x);

}  // namespace tesela::cpu
