// SPDX-License-Identifier: Apache-2.0
// Packing of floats into normalised integers and back, and dot products of packed bytes.
#include <llvm/IR/IntrinsicsX86.h>
#include <llvm/IR/Module.h>

#include "cpu/lanes.h"

namespace tesela::cpu {
namespace {

using core::Op;
namespace in = llvm::Intrinsic;

/// A packed format: `bits` per component, numbers from -1 or 0 to 1.
struct Format {
  unsigned bits;
  bool is_signed;
  double scale() const { return (1u << (is_signed ? bits - 1 : bits)) - 1.0; }
};

/// floor(0.5 + scale * clamp(x)), as the low `bits` of an i32; NaN gives the lower bound.
Value* quantize(Lanes& l, Value* x, Format format) {
  Value* low = l.f(format.is_signed ? -1 : 0);
  x = l.select(l.b.CreateFCmpOGT(x, low), x, low);
  x = l.mad(x, l.f(format.scale()), l.f(0.5));
  Value* most = l.f(format.scale() + 0.5);
  x = l.select(l.b.CreateFCmpOLT(x, most), x, most);
  if (!format.is_signed) return l.b.CreateFPToSI(x, l.i32());
  return l.b.CreateAnd(l.b.CreateFPToSI(l.floor(x), l.i32()), l.u((1u << format.bits) - 1));
}

/// Instructions that join two vectors and saturate their elements to the unsigned numbers of half the width, each 128 bits for themselves.
Value* pack_saturated(Lanes& l, Value* low, Value* high, const X86Forms& forms) {
  return l.b.CreateIntrinsic(forms.of(low->getType()->getPrimitiveSizeInBits()), {}, {low, high});
}

/// Whole numbers towards zero; the least one for NaN and for what is out of range.
Value* truncated(Lanes& l, Value* x) {
  const uint64_t bits = x->getType()->getPrimitiveSizeInBits();
  if (bits == 512) return l.b.CreateIntrinsic(in::x86_avx512_mask_cvttps2dq_512, {}, {x, llvm::Constant::getNullValue(l.i32()), l.b.getInt16(0xffff), l.b.getInt32(4)});
  return l.b.CreateIntrinsic(bits == 256 ? in::x86_avx_cvtt_ps2dq_256 : in::x86_sse2_cvttps2dq, {}, {x});
}

/// Four floats to bytes: what saturates is narrowed, which clamps below and makes 0 of NaN.
Value* pack_bytes(Lanes& l, llvm::ArrayRef<Value*> channels) {
  llvm::SmallVector<Value*, 4> whole;
  for (Value* x : channels) whole.push_back(truncated(l, l.at_most(l.mad(x, l.f(255), l.f(0.5)), l.f(255.5))));
  const X86Forms words{in::x86_sse41_packusdw, in::x86_avx2_packusdw, in::x86_avx512_packusdw_512}, bytes{in::x86_sse2_packuswb_128, in::x86_avx2_packuswb, in::x86_avx512_packuswb_512};
  Value* planes = pack_saturated(l, pack_saturated(l, whole[0], whole[1], words), pack_saturated(l, whole[2], whole[3], words), bytes);
  llvm::SmallVector<int, 64> order;  // four bytes of each channel to four words
  for (unsigned i = 0; i < 4 * l.count; ++i) order.push_back(static_cast<int>(i / 16 * 16 + i % 4 * 4 + i % 16 / 4));
  return l.b.CreateBitCast(l.b.CreateShuffleVector(planes, order), l.i32());
}

template <unsigned kBits, bool kSigned>
Value* emit_pack(Lanes& l, const OpCall& c) {
  if (kBits == 8 && !kSigned && l.count != 0 && l.target.sse4)
    return l.in_pieces(llvm::ArrayRef<Value*>(c.a.data(), c.a.size()), 4, l.target.lanes, [&](llvm::ArrayRef<Value*> part) {
      Lanes piece(l.b, l.target, part[0]->getType());
      return pack_bytes(piece, part);
    });
  Value* word = nullptr;
  for (unsigned i = 0; i < c.a.size(); i++) {
    Value* part = l.b.CreateShl(quantize(l, c.a[i], {kBits, kSigned}), l.u(i * kBits));
    word = word ? l.b.CreateOr(word, part) : part;
  }
  return word;
}

/// x / scale, correctly rounded: product with the reciprocal and one correction, or a division.
Value* divide(Lanes& l, Value* x, double scale) {
  if (!l.target.fma && !l.target.neon) return l.div(x, l.f(scale));
  Value* q = l.mul(x, l.f(1 / scale));
  return l.mad(l.nmad(q, l.f(scale), x), l.f(1 / scale), q);
}

template <unsigned kBits, bool kSigned>
void emit_unpack(Lanes& l, const OpCall& c, llvm::SmallVectorImpl<Value*>& results) {
  const Format format{kBits, kSigned};
  for (unsigned at = 0; at < 32; at += kBits) {
    Value* x = l.b.CreateShl(c.a[0], l.u(32 - kBits - at));
    x = kSigned ? l.b.CreateAShr(x, l.u(32 - kBits)) : l.b.CreateLShr(x, l.u(32 - kBits));
    x = divide(l, l.b.CreateSIToFP(x, l.f32()), format.scale());
    results.push_back(kSigned ? l.at_least(x, l.f(-1)) : x);
  }
}

Value* emit_pack_float(Lanes& l, const OpCall& c) {
  return l.b.CreateOr(l.half_bits(l.round_half(c.a[0])), l.b.CreateShl(l.half_bits(l.round_half(c.a[1])), l.u(16)));
}

void emit_unpack_float(Lanes& l, const OpCall& c, llvm::SmallVectorImpl<Value*>& results) {
  results.push_back(l.from_half_bits(l.b.CreateAnd(c.a[0], l.u(0xffff))));
  results.push_back(l.from_half_bits(l.b.CreateLShr(c.a[0], l.u(16))));
}

template <bool kSigned>
Value* emit_dot4(Lanes& l, const OpCall& c) {
  auto& b = l.b;
  Value *x = c.a[0], *y = c.a[1];
  if (l.target.vnni && l.target.avx512 && l.count != 0) {
    // the instruction wants one operand of each signedness: shift the other kind by 128 and take the excess away
    Value *none = l.u(0), *shift = l.u(0x80808080);
    if (kSigned) return b.CreateSub(dot_unsigned_signed(l, none, shift_bytes(l, x), y), dot_unsigned_signed(l, none, shift, y));
    return b.CreateSub(dot_unsigned_signed(l, none, x, shift_bytes(l, y)), dot_unsigned_signed(l, none, x, shift));
  }
  auto byte = [&](Value* v, unsigned i) {
    Value* top = b.CreateShl(v, l.u(24 - 8 * i));
    return kSigned ? b.CreateAShr(top, l.u(24)) : b.CreateLShr(top, l.u(24));
  };
  Value* sum = b.CreateMul(byte(x, 0), byte(y, 0));
  for (unsigned i = 1; i < 4; i++) sum = b.CreateAdd(sum, b.CreateMul(byte(x, i), byte(y, i)));
  return sum;
}

constexpr OpRow kRows[] = {
    {Op::Pack4x8Snorm, emit_pack<8, true>},
    {Op::Pack4x8Unorm, emit_pack<8, false>},
    {Op::Pack2x16Snorm, emit_pack<16, true>},
    {Op::Pack2x16Unorm, emit_pack<16, false>},
    {Op::Pack2x16Float, emit_pack_float},
    {Op::Unpack4x8Snorm, nullptr, 0, emit_unpack<8, true>},
    {Op::Unpack4x8Unorm, nullptr, 0, emit_unpack<8, false>},
    {Op::Unpack2x16Snorm, nullptr, 0, emit_unpack<16, true>},
    {Op::Unpack2x16Unorm, nullptr, 0, emit_unpack<16, false>},
    {Op::Unpack2x16Float, nullptr, 0, emit_unpack_float},
    {Op::Dot4I8, emit_dot4<true>},
    {Op::Dot4U8, emit_dot4<false>},
};

}  // namespace

std::span<const OpRow> pack_rows() { return kRows; }

/// As bytes: LLVM would take the exclusive or before a broadcast, which could not come from memory any more then.
Value* shift_bytes(Lanes& l, Value* x) {
  auto* bytes = llvm::FixedVectorType::get(l.b.getInt8Ty(), l.count * 4);
  return l.b.CreateBitCast(l.b.CreateXor(l.b.CreateBitCast(x, bytes), llvm::ConstantInt::get(bytes, 0x80)), x->getType());
}

Value* dot_unsigned_signed(Lanes& l, Value* sum, Value* x, Value* y) {
  return l.in_pieces({sum, x, y}, 4, 16, [&](llvm::ArrayRef<Value*> part) -> Value* {
    const unsigned lanes = llvm::cast<llvm::FixedVectorType>(part[0]->getType())->getNumElements();
    const in::ID id = lanes == 16 ? in::x86_avx512_vpdpbusd_512 : lanes == 8 ? in::x86_avx512_vpdpbusd_256 : in::x86_avx512_vpdpbusd_128;
    auto* type = llvm::FixedVectorType::get(l.b.getInt8Ty(), lanes * 4);
    return l.b.CreateIntrinsic(id, {}, {part[0], l.b.CreateBitCast(part[1], type), l.b.CreateBitCast(part[2], type)});
  });
}

}  // namespace tesela::cpu
