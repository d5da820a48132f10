// SPDX-License-Identifier: Apache-2.0
// Ops of floats that are exact or correctly rounded: rounding, roots, exponents, length. The same code serves f16, whose values are f32.
#include "cpu/lanes.h"

namespace tesela::cpu {
namespace {

using core::Op;
using core::Scalar;

Value* emit_fma(Lanes& l, const OpCall& c) { return l.mad(c.a[0], c.a[1], c.a[2]); }
Value* emit_sqrt(Lanes& l, const OpCall& c) { return l.sqrt(c.a[0]); }
Value* emit_floor(Lanes& l, const OpCall& c) { return l.floor(c.a[0]); }
Value* emit_ceil(Lanes& l, const OpCall& c) { return l.ceil(c.a[0]); }
Value* emit_trunc(Lanes& l, const OpCall& c) { return l.trunc(c.a[0]); }
Value* emit_round(Lanes& l, const OpCall& c) { return l.round(c.a[0]); }
Value* emit_fract(Lanes& l, const OpCall& c) { return l.sub(c.a[0], l.floor(c.a[0])); }

Value* emit_inverse_sqrt(Lanes& l, const OpCall& c) {
  Value* x = c.a[0];
  if (!l.avx512()) return l.div(l.f(1), l.sqrt(x));
  Value* y = l.rsqrt14(x);
  Value* error = l.nmad(l.mul(x, y), y, l.f(1));
  Value* better = l.mad(l.mul(y, l.f(0.5)), error, y);
  // 0 and infinity: the error is a NaN, y is right already
  return l.select(l.b.CreateFCmpUNO(error, error), y, better);
}

Value* emit_ldexp(Lanes& l, const OpCall& c) {
  Value* e = c.a[1];
  if (l.avx512()) return l.scalef(c.a[0], l.b.CreateSIToFP(e, l.f32()));
  // in double the product is exact, so there is one rounding, also into the subnormals
  e = l.b.CreateBinaryIntrinsic(llvm::Intrinsic::smin, e, l.u(300));
  e = l.b.CreateBinaryIntrinsic(llvm::Intrinsic::smax, e, l.u(static_cast<uint32_t>(-300)));
  Value* power = l.b.CreateShl(l.b.CreateZExt(l.b.CreateAdd(e, l.u(1023)), l.i64()), l.u64(52));
  return l.to_float(l.b.CreateFMul(l.to_double(c.a[0]), l.b.CreateBitCast(power, l.f64())));
}

struct Parts {
  Value *fraction, *exponent;
};

/// x = fraction * 2^exponent with the fraction in [0.5, 1); zeros, infinities and NaN are their own fraction, exponent 0.
Parts frexp(Lanes& l, Value* x) {
  Value* size = l.b.CreateAnd(l.bits(x), l.u(0x7fffffff));
  Value* subnormal = l.b.CreateICmpULT(size, l.u(0x00800000));
  Value* y = l.bits(l.select(subnormal, l.mul(x, l.f(0x1p24)), x));
  Value* e = l.b.CreateAnd(l.b.CreateLShr(y, l.u(23)), l.u(255));
  e = l.b.CreateSub(e, l.select(subnormal, l.u(126 + 24), l.u(126)));
  Value* fraction = l.from_bits(l.b.CreateOr(l.b.CreateAnd(y, l.u(0x807fffff)), l.u(0x3f000000)));
  Value* ordinary = l.b.CreateICmpULT(l.b.CreateSub(size, l.u(1)), l.u(0x7f7fffff));
  return {l.select(ordinary, fraction, x), l.select(ordinary, e, l.u(0))};
}

Value* emit_frexp_fract(Lanes& l, const OpCall& c) { return frexp(l, c.a[0]).fraction; }
Value* emit_frexp_exp(Lanes& l, const OpCall& c) { return frexp(l, c.a[0]).exponent; }

Value* root_of_squares(Lanes& l, std::span<Value* const> v) {
  Value* sum = l.mul(v[0], v[0]);
  for (Value* x : v.subspan(1)) sum = l.mad(x, x, sum);
  return l.sqrt(sum);
}

/// Scaled by a power of two near the largest component, so that no square overflows or vanishes.
Value* emit_length(Lanes& l, const OpCall& c) {
  if (c.a.size() == 1) return l.abs(c.a[0]);
  if (c.type == Scalar::F16) return root_of_squares(l, c.a);
  Value* top = l.b.CreateAnd(l.bits(c.a[0]), l.u(0x7f800000));
  for (Value* x : c.a.subspan(1))
    top = l.b.CreateBinaryIntrinsic(llvm::Intrinsic::umax, top, l.b.CreateAnd(l.bits(x), l.u(0x7f800000)));
  top = l.b.CreateBinaryIntrinsic(llvm::Intrinsic::umax, top, l.u(1 << 23));
  top = l.b.CreateBinaryIntrinsic(llvm::Intrinsic::umin, top, l.u(253 << 23));
  Value* down = l.from_bits(l.b.CreateSub(l.u(254u << 23), top));
  llvm::SmallVector<Value*, 4> scaled;
  for (Value* x : c.a) scaled.push_back(l.mul(x, down));
  return l.mul(root_of_squares(l, scaled), l.from_bits(top));
}

constexpr OpRow kRows[] = {
    {Op::Fma, emit_fma, kRounds},
    {Op::Sqrt, emit_sqrt, kRounds},
    {Op::InverseSqrt, emit_inverse_sqrt, kRounds | kVectorMath},
    {Op::Floor, emit_floor},
    {Op::Ceil, emit_ceil},
    {Op::Trunc, emit_trunc},
    {Op::Round, emit_round},
    {Op::Fract, emit_fract, kRounds},
    {Op::Ldexp, emit_ldexp, kRounds | kVectorMath},
    {Op::FrexpFract, emit_frexp_fract},
    {Op::FrexpExp, emit_frexp_exp},
    {Op::Length, emit_length, kRounds},
};

}  // namespace

std::span<const OpRow> float_rows() { return kRows; }

}  // namespace tesela::cpu
