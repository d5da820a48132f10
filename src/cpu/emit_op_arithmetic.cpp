// SPDX-License-Identifier: Apache-2.0
// Ops that several types share: + - * / % and the like, comparisons, logic, select.
#include "cpu/lanes.h"

namespace tesela::cpu {
namespace {

using core::Op;
using core::Scalar;

/// Plain f32 arithmetic takes the fast-math flags of the builder; f16 is strict, each operation rounds.
Value* with_flags(const OpCall& c, Value* v) {
  if (auto* i = llvm::dyn_cast<llvm::Instruction>(v); i && c.type == Scalar::F32 && llvm::isa<llvm::FPMathOperator>(i)) i->setFastMathFlags(c.flags);
  return v;
}

Value* emit_add(Lanes& l, const OpCall& c) {
  return c.floats() ? with_flags(c, l.add(c.a[0], c.a[1])) : l.b.CreateAdd(c.a[0], c.a[1]);
}
Value* emit_sub(Lanes& l, const OpCall& c) {
  return c.floats() ? with_flags(c, l.sub(c.a[0], c.a[1])) : l.b.CreateSub(c.a[0], c.a[1]);
}
Value* emit_mul(Lanes& l, const OpCall& c) {
  return c.floats() ? with_flags(c, l.mul(c.a[0], c.a[1])) : l.b.CreateMul(c.a[0], c.a[1]);
}
Value* emit_div(Lanes& l, const OpCall& c) {
  if (c.floats()) return with_flags(c, l.div(c.a[0], c.a[1]));
  return emit_integer_division(l, c.a[0], c.a[1], c.is_signed(), false);
}

/// x - y * trunc(x / y), made exact where the quotient is below 2^24; finite wherever x is finite and y is a number but 0.
Value* float_remainder(Lanes& l, Value* x, Value* y) {
  Value* q = l.trunc(l.div(x, y));
  // the product must not be rounded: fused, or in double, which holds it
  Value* r = l.target.fma ? l.nmad(q, y, x) : l.to_float(l.sub(l.to_double(x), l.mul(l.to_double(q), l.to_double(y))));
  // the division may have rounded up to an integer: then r has the wrong sign
  Value* wrong = l.b.CreateFCmpOLT(l.mul(l.copysign(l.f(1), x), r), l.f(0));
  r = l.select(wrong, l.add(r, l.copysign(y, x)), r);
  Value* size = l.abs(y);
  r = l.select(l.b.CreateFCmpOGE(l.abs(r), size), l.copysign(l.f(0), x), r);  // quotients beyond 2^24 may leave anything
  return l.select(l.b.CreateFCmpOLT(l.abs(x), size), x, r);
}

Value* emit_rem(Lanes& l, const OpCall& c) {
  if (c.floats()) return float_remainder(l, c.a[0], c.a[1]);
  return emit_integer_division(l, c.a[0], c.a[1], c.is_signed(), true);
}

Value* emit_neg(Lanes& l, const OpCall& c) { return c.floats() ? with_flags(c, l.neg(c.a[0])) : l.b.CreateNeg(c.a[0]); }

Value* emit_abs(Lanes& l, const OpCall& c) {
  if (c.floats()) return l.abs(c.a[0]);
  if (!c.is_signed()) return c.a[0];
  return l.b.CreateBinaryIntrinsic(llvm::Intrinsic::abs, c.a[0], l.b.getFalse());
}

Value* emit_sign(Lanes& l, const OpCall& c) {
  Value* x = c.a[0];
  if (c.floats()) {
    Value* one = l.copysign(l.f(1), x);
    return l.select(l.b.CreateFCmpONE(x, l.f(0)), one, x);  // zeros and NaN stay
  }
  Value* positive = l.b.CreateZExt(l.b.CreateICmpNE(x, l.u(0)), l.i32());
  return c.is_signed() ? l.b.CreateOr(l.b.CreateAShr(x, l.u(31)), positive) : positive;
}

// One instruction on x86 in this form; with a NaN the result is the first operand.
Value* smaller(Lanes& l, const OpCall& c, Value* x, Value* y) {
  if (c.floats()) return l.select(l.b.CreateFCmpOLT(y, x), y, x);
  return l.b.CreateBinaryIntrinsic(c.is_signed() ? llvm::Intrinsic::smin : llvm::Intrinsic::umin, x, y);
}
Value* larger(Lanes& l, const OpCall& c, Value* x, Value* y) {
  if (c.floats()) return l.select(l.b.CreateFCmpOGT(y, x), y, x);
  return l.b.CreateBinaryIntrinsic(c.is_signed() ? llvm::Intrinsic::smax : llvm::Intrinsic::umax, x, y);
}
Value* emit_min(Lanes& l, const OpCall& c) { return smaller(l, c, c.a[0], c.a[1]); }
Value* emit_max(Lanes& l, const OpCall& c) { return larger(l, c, c.a[0], c.a[1]); }
Value* emit_clamp(Lanes& l, const OpCall& c) { return smaller(l, c, larger(l, c, c.a[0], c.a[1]), c.a[2]); }

Value* emit_and(Lanes& l, const OpCall& c) { return l.b.CreateAnd(c.a[0], c.a[1]); }
Value* emit_or(Lanes& l, const OpCall& c) { return l.b.CreateOr(c.a[0], c.a[1]); }
Value* emit_xor(Lanes& l, const OpCall& c) { return l.b.CreateXor(c.a[0], c.a[1]); }
Value* emit_not(Lanes& l, const OpCall& c) { return l.b.CreateNot(c.a[0]); }
Value* emit_select(Lanes& l, const OpCall& c) { return l.select(c.a[0], c.a[1], c.a[2]); }

/// The predicate of a comparison for floats, signed and unsigned integers.
template <llvm::CmpInst::Predicate kFloat, llvm::CmpInst::Predicate kSigned, llvm::CmpInst::Predicate kUnsigned>
Value* emit_compare(Lanes& l, const OpCall& c) {
  if (c.floats()) return l.b.CreateFCmp(kFloat, c.a[0], c.a[1]);
  return l.b.CreateICmp(c.is_signed() ? kSigned : kUnsigned, c.a[0], c.a[1]);
}

using P = llvm::CmpInst;
constexpr OpRow kRows[] = {
    {Op::Add, emit_add, kRounds},
    {Op::Sub, emit_sub, kRounds},
    {Op::Mul, emit_mul, kRounds},
    {Op::Div, emit_div, kRounds},
    {Op::Rem, emit_rem, kRounds},
    {Op::Neg, emit_neg},
    {Op::Abs, emit_abs},
    {Op::Sign, emit_sign},
    {Op::Min, emit_min},
    {Op::Max, emit_max},
    {Op::Clamp, emit_clamp},
    {Op::And, emit_and},
    {Op::Or, emit_or},
    {Op::Xor, emit_xor},
    {Op::Not, emit_not},
    {Op::Select, emit_select},
    {Op::Eq, emit_compare<P::FCMP_OEQ, P::ICMP_EQ, P::ICMP_EQ>},
    {Op::Ne, emit_compare<P::FCMP_UNE, P::ICMP_NE, P::ICMP_NE>},
    {Op::Lt, emit_compare<P::FCMP_OLT, P::ICMP_SLT, P::ICMP_ULT>},
    {Op::Le, emit_compare<P::FCMP_OLE, P::ICMP_SLE, P::ICMP_ULE>},
    {Op::Gt, emit_compare<P::FCMP_OGT, P::ICMP_SGT, P::ICMP_UGT>},
    {Op::Ge, emit_compare<P::FCMP_OGE, P::ICMP_SGE, P::ICMP_UGE>},
};

}  // namespace

std::span<const OpRow> arithmetic_rows() { return kRows; }

}  // namespace tesela::cpu
