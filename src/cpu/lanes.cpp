// SPDX-License-Identifier: Apache-2.0
#include "cpu/lanes.h"

#include <algorithm>

#include <llvm/IR/IntrinsicsX86.h>
#include <llvm/IR/Module.h>

namespace tesela::cpu {

namespace in = llvm::Intrinsic;

Lanes::Lanes(llvm::IRBuilderBase& builder, const Target& t, llvm::Type* like) : b(builder), target(t), count(0) {
  if (auto* vector = llvm::dyn_cast<llvm::FixedVectorType>(like)) count = vector->getNumElements();
}

llvm::Type* Lanes::of(llvm::Type* element) const {
  return count ? static_cast<llvm::Type*>(llvm::FixedVectorType::get(element, count)) : element;
}

Value* Lanes::mad(Value* x, Value* y, Value* z) {
  if (target.fma || target.neon) return b.CreateIntrinsic(in::fma, {x->getType()}, {x, y, z});
  return add(mul(x, y), z);
}

Value* Lanes::poly(Value* x, std::span<const double> c) {
  auto chain = [&](Value* at, size_t first, size_t step) {
    size_t last = first + (c.size() - 1 - first) / step * step;
    Value* p = same(x, c[last]);
    while (last >= first + step) {
      last -= step;
      p = mad(p, at, same(x, c[last]));
    }
    return p;
  };
  if (c.size() <= 6) return chain(x, 0, 1);
  // even and odd powers apart: half the latency for one more multiplication
  Value* square = mul(x, x);
  return mad(chain(square, 1, 2), x, chain(square, 0, 2));
}

// Without SSE4.1, LLVM would call libm for these: adding and subtracting 2^23 (2^52 for doubles) rounds.
Value* Lanes::round(Value* x) {
  if (rounds()) return unary(in::roundeven, x);
  const double large = x->getType()->getScalarType()->isDoubleTy() ? 0x1p52 : 0x1p23;
  Value* a = abs(x);
  Value* r = sub(add(a, same(x, large)), same(x, large));
  return select(b.CreateFCmpOLT(a, same(x, large)), copysign(r, x), x);
}

Value* Lanes::floor(Value* x) {
  if (rounds()) return unary(in::floor, x);
  Value* r = round(x);
  return copysign(select(b.CreateFCmpOGT(r, x), sub(r, same(x, 1)), r), x);
}

Value* Lanes::ceil(Value* x) {
  if (rounds()) return unary(in::ceil, x);
  Value* r = round(x);
  return copysign(select(b.CreateFCmpOLT(r, x), add(r, same(x, 1)), r), x);
}

Value* Lanes::trunc(Value* x) {
  if (rounds()) return unary(in::trunc, x);
  return copysign(floor(abs(x)), x);
}

Value* Lanes::in_pieces(llvm::ArrayRef<Value*> args, unsigned narrowest, unsigned widest,
                        const std::function<Value*(llvm::ArrayRef<Value*>)>& piece) {
  const unsigned lanes = llvm::cast<llvm::FixedVectorType>(args[0]->getType())->getNumElements();
  llvm::SmallVector<Value*, 4> part(args.size());
  llvm::SmallVector<int, 64> mask;
  auto cut = [&](unsigned first, unsigned n) {
    mask.resize(n);
    for (unsigned i = 0; i < n; i++) mask[i] = first + i < lanes ? static_cast<int>(first + i) : -1;
    for (size_t i = 0; i < args.size(); i++) part[i] = b.CreateShuffleVector(args[i], mask);
  };
  if (lanes < narrowest) {
    cut(0, narrowest);
    Value* wide = piece(part);
    mask.resize(lanes);
    for (unsigned i = 0; i < lanes; i++) mask[i] = static_cast<int>(i);
    return b.CreateShuffleVector(wide, mask);
  }
  if (lanes <= widest) return piece(args);
  cut(0, lanes / 2);
  Value* low = in_pieces(llvm::SmallVector<Value*, 4>(part), narrowest, widest, piece);
  cut(lanes / 2, lanes / 2);
  Value* high = in_pieces(llvm::SmallVector<Value*, 4>(part), narrowest, widest, piece);
  const unsigned out = 2 * llvm::cast<llvm::FixedVectorType>(low->getType())->getNumElements();
  mask.resize(out);
  for (unsigned i = 0; i < out; i++) mask[i] = static_cast<int>(i);
  return b.CreateShuffleVector(low, high, mask);
}

Value* Lanes::x86(const X86Forms& forms, llvm::ArrayRef<Value*> args) {
  llvm::SmallVector<Value*, 3> vectors;
  for (Value* a : args)
    if (a->getType()->isVectorTy()) vectors.push_back(a);
  const unsigned bits = vectors[0]->getType()->getScalarSizeInBits();
  return in_pieces(vectors, 128 / bits, 512 / bits, [&](llvm::ArrayRef<Value*> part) {
    const unsigned lanes = llvm::cast<llvm::FixedVectorType>(part[0]->getType())->getNumElements();
    const unsigned width = lanes * bits;
    const in::ID id = forms.of(width);
    auto* function = in::getOrInsertDeclaration(b.GetInsertBlock()->getModule(), id);
    llvm::FunctionType* type = function->getFunctionType();
    llvm::SmallVector<Value*, 6> operands;
    size_t next = 0;
    for (Value* a : args) operands.push_back(a->getType()->isVectorTy() ? part[next++] : a);
    operands.push_back(llvm::Constant::getNullValue(type->getReturnType()));
    operands.push_back(llvm::Constant::getAllOnesValue(type->getParamType(static_cast<unsigned>(operands.size()))));
    if (operands.size() < type->getNumParams()) operands.push_back(b.getInt32(4));  // current rounding direction
    return b.CreateCall(function, operands);
  });
}

Value* Lanes::getexp(Value* x) {
  if (x->getType()->getScalarType()->isDoubleTy())
    return x86({in::x86_avx512_mask_getexp_pd_128, in::x86_avx512_mask_getexp_pd_256, in::x86_avx512_mask_getexp_pd_512}, {x});
  return x86({in::x86_avx512_mask_getexp_ps_128, in::x86_avx512_mask_getexp_ps_256, in::x86_avx512_mask_getexp_ps_512}, {x});
}

Value* Lanes::getmant(Value* x, double least) {
  Value* control = b.getInt32((least == 1 ? 0 : 3) | 2 << 2);
  if (x->getType()->getScalarType()->isDoubleTy())
    return x86({in::x86_avx512_mask_getmant_pd_128, in::x86_avx512_mask_getmant_pd_256, in::x86_avx512_mask_getmant_pd_512}, {x, control});
  return x86({in::x86_avx512_mask_getmant_ps_128, in::x86_avx512_mask_getmant_ps_256, in::x86_avx512_mask_getmant_ps_512}, {x, control});
}

Value* Lanes::scalef(Value* x, Value* exponent) {
  return x86({in::x86_avx512_mask_scalef_ps_128, in::x86_avx512_mask_scalef_ps_256, in::x86_avx512_mask_scalef_ps_512}, {x, exponent});
}

Value* Lanes::rsqrt14(Value* x) {
  return x86({in::x86_avx512_rsqrt14_ps_128, in::x86_avx512_rsqrt14_ps_256, in::x86_avx512_rsqrt14_ps_512}, {x});
}

Value* Lanes::rcp14(Value* x) {
  return x86({in::x86_avx512_rcp14_ps_128, in::x86_avx512_rcp14_ps_256, in::x86_avx512_rcp14_ps_512}, {x});
}

Value* Lanes::bound(Value* x, double c) {
  Value* control = b.getInt32(2);  // the operand of smaller magnitude, with x's sign
  return x86({in::x86_avx512_mask_range_ps_128, in::x86_avx512_mask_range_ps_256, in::x86_avx512_mask_range_ps_512}, {x, f(c), control});
}

Value* Lanes::round_half(Value* x) {
  if (target.f16c || target.neon) return b.CreateFPExt(b.CreateFPTrunc(x, f16()), f32());
  return round_half_by_bits(x);
}

Value* Lanes::round_half_by_bits(Value* x) {
  Value* all = bits(x);
  Value* a = b.CreateAnd(all, u(0x7fffffff));
  Value* odd = b.CreateAnd(b.CreateLShr(a, u(13)), u(1));
  Value* normal = b.CreateAnd(b.CreateAdd(b.CreateAdd(a, u(0xfff)), odd), u(~0x1fffu));
  normal = select(b.CreateICmpUGE(normal, u(0x47800000)), u(0x7f800000), normal);
  // below 2^-14 the unit is 2^-24, that of a float in [0.5, 1)
  Value* small = bits(sub(add(from_bits(a), f(0.5)), f(0.5)));
  Value* r = select(b.CreateICmpULT(a, u(0x38800000)), small, normal);
  r = select(b.CreateICmpUGT(a, u(0x7f800000)), b.CreateOr(a, u(0x400000)), r);
  return from_bits(b.CreateOr(r, b.CreateAnd(all, u(0x80000000))));
}

Value* Lanes::half_bits(Value* x) {
  Value* all = bits(x);
  Value* sign = b.CreateAnd(b.CreateLShr(all, u(16)), u(0x8000));
  // conversion instructions make signalling NaNs quiet, so NaNs go by their bits
  Value* nan = b.CreateOr(b.CreateOr(sign, u(0x7c00)), b.CreateAnd(b.CreateLShr(all, u(13)), u(0x3ff)));
  Value* is_nan = b.CreateFCmpUNO(x, x);
  if (target.f16c || target.neon)
    return select(is_nan, nan, b.CreateZExt(b.CreateBitCast(b.CreateFPTrunc(x, f16()), i16()), i32()));
  Value* a = b.CreateAnd(all, u(0x7fffffff));
  Value* normal = b.CreateSub(b.CreateLShr(a, u(13)), u(112 << 10));
  normal = select(b.CreateICmpEQ(a, u(0x7f800000)), u(0x7c00), normal);
  // a multiple of 2^-24 below 2^-14: its integer appears in the low bits of x + 0.5
  Value* small = b.CreateSub(bits(add(from_bits(a), f(0.5))), u(0x3f000000));
  Value* r = b.CreateOr(sign, select(b.CreateICmpULT(a, u(0x38800000)), small, normal));
  return select(is_nan, nan, r);
}

Value* Lanes::from_half_bits(Value* x) {
  Value* sign = b.CreateShl(b.CreateAnd(x, u(0x8000)), u(16));
  Value* a = b.CreateShl(b.CreateAnd(x, u(0x7fff)), u(13));
  Value* nan = from_bits(b.CreateOr(b.CreateOr(sign, u(0x7f800000)), a));
  Value* is_nan = b.CreateICmpUGT(a, u(0x7c00 << 13));
  if (target.f16c || target.neon)
    return select(is_nan, nan, b.CreateFPExt(b.CreateBitCast(b.CreateTrunc(x, i16()), f16()), f32()));
  Value* scaled = bits(mul(from_bits(a), f(0x1p112)));
  Value* finite = from_bits(b.CreateOr(sign, scaled));
  return select(b.CreateICmpUGE(a, u(0x7c00 << 13)), nan, finite);
}

}  // namespace tesela::cpu
