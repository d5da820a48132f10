// SPDX-License-Identifier: Apache-2.0
// Building blocks of emit_*.cpp and vector_math*.cpp: LLVM IR over lanes, the same for a scalar (count 0) and a vector of any power-of-two
// number of lanes. Operations are strict IEEE ones: no fast-math flag is ever set here, so that error-free transformations hold.
#pragma once
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <span>

#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Intrinsics.h>

#include "core/op.h"
#include "cpu/target.h"

namespace tesela::cpu {

using llvm::Value;

/// The forms of one x86 instruction, by vector width.
struct X86Forms {
  llvm::Intrinsic::ID w128, w256, w512;
  llvm::Intrinsic::ID of(uint64_t bits) const { return bits == 512 ? w512 : bits == 256 ? w256 : w128; }
};

class Lanes {
 public:
  /// The shape (scalar or number of lanes) is that of `like`.
  Lanes(llvm::IRBuilderBase& builder, const Target& t, llvm::Type* like);

  // types of this shape
  llvm::Type* of(llvm::Type* element) const;
  llvm::Type* f32() const { return of(b.getFloatTy()); }
  llvm::Type* f64() const { return of(b.getDoubleTy()); }
  llvm::Type* f16() const { return of(b.getHalfTy()); }
  llvm::Type* i1() const { return of(b.getInt1Ty()); }
  llvm::Type* i16() const { return of(b.getInt16Ty()); }
  llvm::Type* i32() const { return of(b.getInt32Ty()); }
  llvm::Type* i64() const { return of(b.getInt64Ty()); }

  // constants in all lanes
  Value* f(double v) const { return llvm::ConstantFP::get(f32(), v); }
  Value* d(double v) const { return llvm::ConstantFP::get(f64(), v); }
  Value* u(uint32_t v) const { return llvm::ConstantInt::get(i32(), v); }
  Value* u64(uint64_t v) const { return llvm::ConstantInt::get(i64(), v); }
  /// `v` as a constant of x's type, f32 or f64.
  Value* same(Value* x, double v) const { return llvm::ConstantFP::get(x->getType(), v); }
  Value* infinity(Value* x) const { return llvm::ConstantFP::getInfinity(x->getType()); }

  // floats
  Value* add(Value* x, Value* y) { return b.CreateFAdd(x, y); }
  Value* sub(Value* x, Value* y) { return b.CreateFSub(x, y); }
  Value* mul(Value* x, Value* y) { return b.CreateFMul(x, y); }
  Value* div(Value* x, Value* y) { return b.CreateFDiv(x, y); }
  Value* neg(Value* x) { return b.CreateFNeg(x); }
  Value* abs(Value* x) { return unary(llvm::Intrinsic::fabs, x); }
  Value* sqrt(Value* x) { return unary(llvm::Intrinsic::sqrt, x); }
  Value* copysign(Value* x, Value* sign) { return b.CreateBinaryIntrinsic(llvm::Intrinsic::copysign, x, sign); }
  /// x*y + z, rounded once where the processor has the instruction.
  Value* mad(Value* x, Value* y, Value* z);
  /// z - x*y
  Value* nmad(Value* x, Value* y, Value* z) { return mad(neg(x), y, z); }
  /// c[0] + c[1]*x + c[2]*x^2 + ...
  Value* poly(Value* x, std::span<const double> c);
  Value* poly(Value* x, std::initializer_list<double> c) { return poly(x, std::span<const double>(c.begin(), c.size())); }
  Value* select(Value* c, Value* t, Value* e) { return b.CreateSelect(c, t, e); }
  /// min(x, c) and max(x, c); a NaN of x stays.
  Value* at_most(Value* x, Value* c) { return select(b.CreateFCmpOGT(x, c), c, x); }
  Value* at_least(Value* x, Value* c) { return select(b.CreateFCmpOLT(x, c), c, x); }
  Value* round(Value* x);  ///< to the nearest integer, ties to even
  Value* trunc(Value* x);
  Value* floor(Value* x);
  Value* ceil(Value* x);
  Value* bits(Value* x) { return b.CreateBitCast(x, i32()); }
  Value* from_bits(Value* x) { return b.CreateBitCast(x, f32()); }
  Value* to_double(Value* x) { return b.CreateFPExt(x, f64()); }
  Value* to_float(Value* x) { return b.CreateFPTrunc(x, f32()); }

  // binary16
  Value* round_half(Value* x);      ///< f32 -> f32 that binary16 holds; ties to even, overflow gives infinity
  Value* half_bits(Value* x);       ///< such a value -> its 16 bits, as i32; keeps NaN patterns
  Value* from_half_bits(Value* x);  ///< i32 in 0..0xffff -> value; keeps NaN patterns

  // x86
  bool avx512() const { return target.avx512 && count != 0; }
  /// A masked AVX-512 instruction with all lanes on, cut into native pieces; `args` are vectors of this shape and i32 immediates. The
  /// intrinsic's remaining parameters (pass-through, mask, rounding) are filled in.
  Value* x86(const X86Forms& forms, llvm::ArrayRef<Value*> args);
  Value* getexp(Value* x);
  Value* getmant(Value* x, double least = 0.75);  ///< into [least, 2 * least), least 0.75 or 1; NaN for x < 0
  Value* scalef(Value* x, Value* exponent);
  Value* rsqrt14(Value* x);
  Value* rcp14(Value* x);
  /// x where abs(x) <= c, copysign(c, x) where it is greater, some number where x is NaN (AVX-512).
  Value* bound(Value* x, double c);

  /// Cuts vectors into pieces of at most `widest` lanes (and widens to at least `narrowest`), applies `piece`, joins the results.
  Value* in_pieces(llvm::ArrayRef<Value*> args, unsigned narrowest, unsigned widest,
                   const std::function<Value*(llvm::ArrayRef<Value*>)>& piece);

  llvm::IRBuilderBase& b;
  const Target& target;
  unsigned count;  ///< lanes; 0: a scalar

 private:
  Value* unary(llvm::Intrinsic::ID id, Value* x) { return b.CreateUnaryIntrinsic(id, x); }
  bool rounds() const { return target.sse4 || target.neon; }
  Value* round_half_by_bits(Value* x);
};

/// One op to emit; `a` are its operands.
struct OpCall {
  core::Op op;
  core::Scalar type, operand_type;
  std::span<Value* const> a;
  llvm::FastMathFlags flags;  ///< the builder's, for plain f32 arithmetic
  bool floats() const { return operand_type == core::Scalar::F32 || operand_type == core::Scalar::F16; }
  bool is_signed() const { return operand_type == core::Scalar::I32; }
};

enum RowFlag : uint8_t {
  kRounds = 1,    ///< an F16 result must be rounded to binary16
  kVectorMath = 2 ///< AVX-512 scalars run as a vector, so that a uniform value has the same bits as a varying one
};

/// One row of the table of emitters: `one` for a single result, `many` for several.
struct OpRow {
  core::Op op;
  Value* (*one)(Lanes&, const OpCall&);
  uint8_t flags = 0;
  void (*many)(Lanes&, const OpCall&, llvm::SmallVectorImpl<Value*>&) = nullptr;
};

std::span<const OpRow> arithmetic_rows();
std::span<const OpRow> float_rows();
std::span<const OpRow> integer_rows();
std::span<const OpRow> convert_rows();
std::span<const OpRow> pack_rows();
std::span<const OpRow> math_rows();

/// Integer division and remainder in WGSL's corners (emit_int.cpp).
Value* emit_integer_division(Lanes& l, Value* x, Value* y, bool is_signed, bool remainder);

/// sum plus the products of unsigned bytes of x with signed bytes of y (VNNI, emit_pack.cpp).
Value* dot_unsigned_signed(Lanes& l, Value* sum, Value* x, Value* y);
/// Adds 128 to each byte, modulo 256.
Value* shift_bytes(Lanes& l, Value* x);

}  // namespace tesela::cpu
