// SPDX-License-Identifier: Apache-2.0
// Integer division, shifts and bit ops.
#include <llvm/Analysis/VectorUtils.h>
#include <llvm/IR/IntrinsicsX86.h>

#include "cpu/lanes.h"

namespace tesela::cpu {
namespace {

namespace in = llvm::Intrinsic;
using core::Op;

Value* is(Lanes& l, Value* x, uint32_t v) { return l.b.CreateICmpEQ(x, llvm::ConstantInt::get(x->getType(), v)); }

/// The divisor, 1 in place of one that has no quotient: then x / 0 = x and MIN / -1 = MIN come out by themselves.
Value* safe_divisor(Lanes& l, Value* x, Value* y, bool overflow) {
  Value* bad = is(l, y, 0);
  if (overflow) bad = l.b.CreateOr(bad, l.b.CreateAnd(is(l, x, 0x80000000), is(l, y, 0xffffffff)));
  return l.select(bad, llvm::ConstantInt::get(y->getType(), 1), y);
}

/// True if LLVM may divide by this: it makes multiplications of it, and no lane is undefined.
bool harmless_constant(Value* y, bool is_signed) {
  auto* c = llvm::dyn_cast<llvm::Constant>(y);
  auto* type = llvm::dyn_cast<llvm::FixedVectorType>(y->getType());
  if (!c || !type) return false;
  for (unsigned i = 0; i < type->getNumElements(); i++) {
    auto* e = llvm::dyn_cast_or_null<llvm::ConstantInt>(c->getAggregateElement(i));
    if (!e || e->isZero() || (is_signed && e->isMinusOne())) return false;
  }
  return true;
}

Value* high_half(Lanes& l, Value* x, Value* y) {
  Value* wide = l.b.CreateMul(l.b.CreateZExt(x, l.i64()), l.b.CreateZExt(y, l.i64()));
  return l.b.CreateTrunc(l.b.CreateLShr(wide, l.u64(32)), l.i32());
}

/// x / y for one y in all lanes, at most once per value of y and loop: a multiplier and two shifts found with one scalar division
/// (Granlund and Montgomery's round-up method for 32 bits).
Value* divide_by_uniform(Lanes& l, Value* x, Value* y) {
  auto& b = l.b;
  Value* log = b.CreateSub(b.getInt32(32), b.CreateBinaryIntrinsic(in::ctlz, b.CreateSub(y, b.getInt32(1)), b.getFalse()));
  Value* wide = b.CreateZExt(y, b.getInt64Ty());
  Value* power = b.CreateShl(b.getInt64(1), b.CreateZExt(log, b.getInt64Ty()));
  Value* top = b.CreateShl(b.CreateSub(power, wide), b.getInt64(32));
  Value* multiplier = b.CreateTrunc(b.CreateAdd(b.CreateUDiv(top, wide), b.getInt64(1)), b.getInt32Ty());
  Value* first = b.CreateBinaryIntrinsic(in::umin, log, b.getInt32(1));
  Value* second = b.CreateSub(log, first);
  auto all = [&](Value* v) { return b.CreateVectorSplat(l.count, v); };
  Value* t = high_half(l, x, all(multiplier));
  return b.CreateLShr(b.CreateAdd(t, b.CreateLShr(b.CreateSub(x, t), all(first))), all(second));
}

/// The same for either signedness; y has no zero.
Value* divide_by_splat(Lanes& l, Value* x, Value* y, bool is_signed) {
  auto& b = l.b;
  if (!is_signed) return divide_by_uniform(l, x, y);
  Value* size = b.CreateBinaryIntrinsic(in::abs, y, b.getFalse());
  Value* q = divide_by_uniform(l, b.CreateBinaryIntrinsic(in::abs, x, b.getFalse()), size);
  Value* sign = b.CreateAShr(b.CreateXor(x, b.CreateVectorSplat(l.count, y)), l.u(31));
  return b.CreateSub(b.CreateXor(q, sign), sign);
}

bool native_double_to_int(const Lanes& l) { return l.target.avx512 || l.target.avx2; }

/// trunc(q) as i32, INT_MIN for 2^31: the instruction does so, where LLVM's fptosi is undefined.
Value* double_to_i32(Lanes& l, Value* q) {
  if (!native_double_to_int(l)) return l.b.CreateFPToSI(q, l.i32());
  return l.in_pieces({q}, 4, l.target.avx512 ? 8 : 4, [&](llvm::ArrayRef<Value*> part) -> Value* {
    if (llvm::cast<llvm::FixedVectorType>(part[0]->getType())->getNumElements() == 4) return l.b.CreateIntrinsic(in::x86_avx_cvtt_pd2dq_256, {}, {part[0]});
    Value* none = llvm::Constant::getNullValue(llvm::FixedVectorType::get(l.b.getInt32Ty(), 8));
    return l.b.CreateIntrinsic(in::x86_avx512_mask_cvttpd2dq_512, {}, {part[0], none, l.b.getInt8(0xff), l.b.getInt32(4)});
  });
}

/// Quotients of 32-bit integers are exact when the division is done in double and truncated.
Value* divide_by_lanes(Lanes& l, Value* x, Value* y, bool is_signed) {
  auto& b = l.b;
  if (is_signed) return double_to_i32(l, l.div(b.CreateSIToFP(x, l.f64()), b.CreateSIToFP(y, l.f64())));
  return b.CreateFPToUI(l.div(b.CreateUIToFP(x, l.f64()), b.CreateUIToFP(y, l.f64())), l.i32());
}

Value* emit_shl(Lanes& l, const OpCall& c) { return l.b.CreateShl(c.a[0], l.b.CreateAnd(c.a[1], l.u(31))); }
Value* emit_shr(Lanes& l, const OpCall& c) {
  Value* by = l.b.CreateAnd(c.a[1], l.u(31));
  return c.is_signed() ? l.b.CreateAShr(c.a[0], by) : l.b.CreateLShr(c.a[0], by);
}

Value* leading_zeros(Lanes& l, Value* x) { return l.b.CreateBinaryIntrinsic(in::ctlz, x, l.b.getFalse()); }
Value* trailing_zeros(Lanes& l, Value* x) { return l.b.CreateBinaryIntrinsic(in::cttz, x, l.b.getFalse()); }
Value* emit_clz(Lanes& l, const OpCall& c) { return leading_zeros(l, c.a[0]); }
Value* emit_ctz(Lanes& l, const OpCall& c) { return trailing_zeros(l, c.a[0]); }
Value* emit_popcount(Lanes& l, const OpCall& c) { return l.b.CreateUnaryIntrinsic(in::ctpop, c.a[0]); }
Value* emit_reverse_bits(Lanes& l, const OpCall& c) { return l.b.CreateUnaryIntrinsic(in::bitreverse, c.a[0]); }

Value* emit_first_leading_bit(Lanes& l, const OpCall& c) {
  Value* x = c.a[0];
  if (c.is_signed()) x = l.b.CreateXor(x, l.b.CreateAShr(x, l.u(31)));
  return l.b.CreateSub(l.u(31), leading_zeros(l, x));  // 31 - 32 = -1 where there is none
}
Value* emit_first_trailing_bit(Lanes& l, const OpCall& c) {
  return l.select(is(l, c.a[0], 0), l.u(0xffffffff), trailing_zeros(l, c.a[0]));
}

struct Field {
  Value *offset, *count;
};
/// o = min(offset, 32), c = min(count, 32 - o)
Field field(Lanes& l, Value* offset, Value* count) {
  Value* o = l.b.CreateBinaryIntrinsic(in::umin, offset, l.u(32));
  return {o, l.b.CreateBinaryIntrinsic(in::umin, count, l.b.CreateSub(l.u(32), o))};
}

Value* emit_extract_bits(Lanes& l, const OpCall& c) {
  auto& b = l.b;
  const Field at = field(l, c.a[1], c.a[2]);
  Value* right = b.CreateSub(l.u(32), at.count);
  Value* left = b.CreateAnd(b.CreateSub(right, at.offset), l.u(31));
  right = b.CreateAnd(right, l.u(31));
  Value* top = b.CreateShl(c.a[0], left);
  Value* r = c.is_signed() ? b.CreateAShr(top, right) : b.CreateLShr(top, right);
  return l.select(is(l, at.count, 0), l.u(0), r);
}

Value* emit_insert_bits(Lanes& l, const OpCall& c) {
  auto& b = l.b;
  const Field at = field(l, c.a[2], c.a[3]);
  Value* shift = b.CreateAnd(at.offset, l.u(31));
  Value* ones = b.CreateLShr(l.u(0xffffffff), b.CreateAnd(b.CreateSub(l.u(32), at.count), l.u(31)));
  Value* mask = l.select(is(l, at.count, 0), l.u(0), b.CreateShl(ones, shift));
  return b.CreateOr(b.CreateAnd(c.a[0], b.CreateNot(mask)), b.CreateAnd(b.CreateShl(c.a[1], shift), mask));
}

constexpr OpRow kRows[] = {
    {Op::Shl, emit_shl},
    {Op::Shr, emit_shr},
    {Op::CountLeadingZeros, emit_clz},
    {Op::CountTrailingZeros, emit_ctz},
    {Op::CountOneBits, emit_popcount},
    {Op::ReverseBits, emit_reverse_bits},
    {Op::FirstLeadingBit, emit_first_leading_bit},
    {Op::FirstTrailingBit, emit_first_trailing_bit},
    {Op::ExtractBits, emit_extract_bits},
    {Op::InsertBits, emit_insert_bits},
};

}  // namespace

// Vector divisions never reach LLVM unless the divisor is constant: it would divide lane by lane.
Value* emit_integer_division(Lanes& l, Value* x, Value* y, bool is_signed, bool remainder) {
  auto& b = l.b;
  if (l.count == 0 || harmless_constant(y, is_signed)) {
    if (l.count == 0) y = safe_divisor(l, x, y, is_signed);
    if (remainder) return is_signed ? b.CreateSRem(x, y) : b.CreateURem(x, y);
    return is_signed ? b.CreateSDiv(x, y) : b.CreateUDiv(x, y);
  }
  Value* q;
  if (Value* uniform = llvm::getSplatValue(y)) {
    uniform = safe_divisor(l, x, uniform, false);
    q = divide_by_splat(l, x, uniform, is_signed);
    y = b.CreateVectorSplat(l.count, uniform);
  } else {
    y = safe_divisor(l, x, y, is_signed && !native_double_to_int(l));
    q = divide_by_lanes(l, x, y, is_signed);
  }
  return remainder ? b.CreateSub(x, b.CreateMul(q, y)) : q;
}

std::span<const OpRow> integer_rows() { return kRows; }

}  // namespace tesela::cpu
