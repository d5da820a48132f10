// SPDX-License-Identifier: Apache-2.0
// Conversions between types, by value and by bits.
#include "base/check.h"
#include "cpu/lanes.h"

namespace tesela::cpu {
namespace {

using core::Op;
using core::Scalar;

/// Truncates; values outside the integer type give the nearest value that both types hold exactly, NaN gives 0.
Value* float_to_int(Lanes& l, Value* x, Scalar from, Scalar to) {
  const bool half = from == Scalar::F16;
  if (to == Scalar::U32) {
    x = l.select(l.b.CreateFCmpOGT(x, l.f(0)), x, l.f(0));
    return l.b.CreateFPToUI(l.at_most(x, l.f(half ? 65504.0 : 4294967040.0)), l.i32());
  }
  Value* in_range = l.at_least(l.at_most(x, l.f(half ? 65504.0 : 2147483520.0)), l.f(half ? -65504.0 : -2147483648.0));
  return l.b.CreateFPToSI(l.select(l.b.CreateFCmpUNO(x, x), l.f(0), in_range), l.i32());
}

Value* to_bool(Lanes& l, Value* x, Scalar from) {
  switch (from) {
    case Scalar::Bool: return x;
    case Scalar::I32:
    case Scalar::U32: return l.b.CreateICmpNE(x, l.u(0));
    case Scalar::F32:
    case Scalar::F16: return l.b.CreateFCmpUNE(x, l.f(0));
    case Scalar::None:
    case Scalar::Ptr: break;
  }
  TESELA_UNREACHABLE("not a value type");
}

Value* to_int(Lanes& l, Value* x, Scalar from, Scalar to) {
  switch (from) {
    case Scalar::Bool: return l.b.CreateZExt(x, l.i32());
    case Scalar::I32:
    case Scalar::U32: return x;
    case Scalar::F32:
    case Scalar::F16: return float_to_int(l, x, from, to);
    case Scalar::None:
    case Scalar::Ptr: break;
  }
  TESELA_UNREACHABLE("not a value type");
}

Value* to_float(Lanes& l, Value* x, Scalar from, Scalar to) {
  const bool narrows = to == Scalar::F16;
  switch (from) {
    case Scalar::Bool: return l.select(x, l.f(1), l.f(0));
    case Scalar::I32: x = l.b.CreateSIToFP(x, l.f32()); return narrows ? l.round_half(x) : x;
    case Scalar::U32: x = l.b.CreateUIToFP(x, l.f32()); return narrows ? l.round_half(x) : x;
    case Scalar::F32: return narrows ? l.round_half(x) : x;
    case Scalar::F16: return x;
    case Scalar::None:
    case Scalar::Ptr: break;
  }
  TESELA_UNREACHABLE("not a value type");
}

Value* emit_convert(Lanes& l, const OpCall& c) {
  switch (c.type) {
    case Scalar::Bool: return to_bool(l, c.a[0], c.operand_type);
    case Scalar::I32:
    case Scalar::U32: return to_int(l, c.a[0], c.operand_type, c.type);
    case Scalar::F32:
    case Scalar::F16: return to_float(l, c.a[0], c.operand_type, c.type);
    case Scalar::None:
    case Scalar::Ptr: break;
  }
  TESELA_UNREACHABLE("not a value type");
}

Value* emit_bitcast(Lanes& l, const OpCall& c) { return l.b.CreateBitCast(c.a[0], c.type == Scalar::F32 ? l.f32() : l.i32()); }

Value* emit_quantize_half(Lanes& l, const OpCall& c) { return l.round_half(c.a[0]); }

Value* emit_pack_halves(Lanes& l, const OpCall& c) {
  return l.b.CreateOr(l.half_bits(c.a[0]), l.b.CreateShl(l.half_bits(c.a[1]), l.u(16)));
}

void emit_unpack_halves(Lanes& l, const OpCall& c, llvm::SmallVectorImpl<Value*>& results) {
  results.push_back(l.from_half_bits(l.b.CreateAnd(c.a[0], l.u(0xffff))));
  results.push_back(l.from_half_bits(l.b.CreateLShr(c.a[0], l.u(16))));
}

/// One instruction; frozen, since LLVM's has no value where the number does not fit.
Value* emit_truncate_inside(Lanes& l, const OpCall& c) { return l.b.CreateFreeze(l.b.CreateFPToSI(c.a[0], l.i32())); }

constexpr OpRow kRows[] = {
    {Op::Convert, emit_convert},
    {Op::TruncateInside, emit_truncate_inside},
    {Op::Bitcast, emit_bitcast},
    {Op::QuantizeHalf, emit_quantize_half},
    {Op::PackHalves, emit_pack_halves},
    {Op::UnpackHalves, nullptr, 0, emit_unpack_halves},
};

}  // namespace

std::span<const OpRow> convert_rows() { return kRows; }

}  // namespace tesela::cpu
