// SPDX-License-Identifier: Apache-2.0
// Exponentials, logarithms, powers and the hyperbolic functions; rows of all of vector_math.h.
#include "cpu/vector_math.h"

#include <limits>
#include <numbers>

namespace tesela::cpu {
namespace {

using core::Op;

constexpr double kLn2 = std::numbers::ln2;
constexpr double kLog2e = std::numbers::log2e;

/// A number m * 2^n with m near 1 and n an integer in f32 (of any size).
struct Scaled {
  Value *m, *n;
};

/// m * 2^(n + shift), rounded once; overflow and underflow as IEEE wants them. Without AVX-512, |n| < 250.
Value* join(Lanes& l, const Scaled& s, int shift = 0) {
  Value* n = shift ? l.add(s.n, l.f(shift)) : s.n;
  if (l.avx512()) return l.scalef(s.m, n);
  // The low bits of n + 1.5 * 2^23 are the integer (no conversion, which is undefined for a NaN). Two factors keep each exponent in
  // range; only the second multiplication can round.
  constexpr double kMagic = 0x1.8p23;
  Value* i = l.b.CreateSub(l.bits(l.add(n, l.f(kMagic))), l.u(0x4b400000));
  Value* half = l.b.CreateAShr(i, l.u(1));
  auto power = [&](Value* e) { return l.from_bits(l.b.CreateShl(l.b.CreateAdd(e, l.u(127)), l.u(23))); };
  return l.mul(l.mul(s.m, power(half)), power(l.b.CreateSub(i, half)));
}

enum class Precision { Short, Long };

/// e^x
Scaled exp_parts(Lanes& l, Value* x, Precision precision) {
  if (!l.avx512()) x = l.at_least(l.at_most(x, l.f(90)), l.f(-105));
  Value* n = l.round(l.mul(x, l.f(kLog2e)));
  Value* r;
  if (precision == Precision::Short && (l.target.fma || l.target.neon)) {
    r = l.nmad(n, l.f(kLn2), x);  // ln 2 is nearer to an f32 than most numbers: an error of less than 0.05 units for each unit of x
  } else {
    r = l.nmad(n, l.f(0.693359375), x);  // few bits: the product is exact
    r = l.nmad(n, l.f(-2.12194440e-4), r);
  }
  if (l.avx512()) r = l.bound(r, 0.5);  // beyond the range of f32 any m will do
  Value* m = precision == Precision::Short
                 ? l.poly(r, {1, 0.999999702, 0.499991477, 0.166676596, 0.0418981537, 0.00828850735})
                 : l.mad(l.poly(r, {1, 0.499998748, 0.166665435, 0.0417003483, 0.00836662669, 0.00119026285}), r, l.f(1));
  return {m, n};
}

/// 2^f for |f| <= 0.5
Value* exp2_fraction(Lanes& l, Value* f, Precision precision) {
  if (precision == Precision::Short) return l.poly(f, {1, 0.693147004, 0.240222245, 0.0555065088, 0.00967260264, 0.00133026007});
  return l.mad(l.poly(f, {0.693147182, 0.240225941, 0.0555036627, 0.00962544512, 0.00133879331, 0.000133323585}), f, l.f(1));
}

/// x = m * 2^e: r = m - 1 in [-0.25, 0.5), e as f32. With AVX-512 the special values come out of m and e by themselves.
struct Split {
  Value *r, *e;
};

Split split(Lanes& l, Value* x) {
  if (l.avx512()) {
    Value* m = l.getmant(x);
    return {l.sub(m, l.f(1)), l.sub(l.getexp(x), l.getexp(m))};
  }
  Value* subnormal = l.b.CreateFCmpOLT(x, l.f(0x1p-126));
  Value* all = l.bits(l.select(subnormal, l.mul(x, l.f(0x1p23)), x));
  Value* above = l.b.CreateSub(all, l.u(0x3f400000));  // bits of 0.75
  Value* m = l.from_bits(l.b.CreateSub(all, l.b.CreateAnd(above, l.u(0xff800000))));
  Value* e = l.b.CreateSIToFP(l.b.CreateAShr(above, l.u(23)), l.f32());
  return {l.sub(m, l.f(1)), l.sub(e, l.select(subnormal, l.f(23), l.f(0)))};
}

/// A logarithm's values at and below 0, at infinity and NaN.
Value* logarithm_edges(Lanes& l, Value* x, Value* result) {
  if (l.avx512()) return result;
  // compares with single constants: LLVM would make slow integer tests of a range
  Value* zero = l.same(x, 0);
  Value* edge = l.select(l.b.CreateFCmpOEQ(x, zero), l.neg(l.infinity(x)), llvm::ConstantFP::getNaN(x->getType()));
  result = l.select(l.b.CreateFCmpOGT(x, zero), result, edge);
  return l.select(l.b.CreateFCmpOEQ(x, l.infinity(x)), x, result);
}

/// log2 of a double to 2^-29, relative; not for subnormal doubles.
Value* log2_double(Lanes& l, Value* x) {
  Value *m, *e;
  if (l.avx512()) {
    m = l.getmant(x);
    e = l.sub(l.getexp(x), l.getexp(m));
  } else {
    // as in split(); the bias keeps the exponent positive, so that it can be put into the low bits of 2^52
    constexpr uint64_t kBias = uint64_t{1024} << 52;
    Value* all = l.b.CreateBitCast(x, l.i64());
    Value* above = l.b.CreateAdd(all, l.u64(kBias - 0x3fe8000000000000));  // bits of 0.75
    Value* step = l.b.CreateAnd(above, l.u64(0xfff0000000000000));
    m = l.b.CreateBitCast(l.b.CreateSub(all, l.b.CreateSub(step, l.u64(kBias))), l.f64());
    Value* low = l.b.CreateOr(l.b.CreateLShr(above, l.u64(52)), l.u64(0x4330000000000000));
    e = l.sub(l.b.CreateBitCast(low, l.f64()), l.d(0x1p52 + 1024));
  }
  Value* r = l.sub(m, l.d(1));
  Value* q = l.poly(r, {1.4426950404723586, -0.72134749365281359, 0.48089852222871904, -0.36067831469305883, 0.28853232477368795, -0.24023177869779891,
                        0.20590728150687967, -0.18404223546349285, 0.16968243373234504, -0.1314609255578571, 0.053561790105775602});
  return logarithm_edges(l, x, l.mad(r, q, e));
}

Scaled pow_by_double(Lanes& l, Value* x, Value* y) {
  Value* z = l.mul(log2_double(l, l.to_double(x)), l.to_double(y));
  z = l.at_least(l.at_most(z, l.d(130)), l.d(-152));
  Value* n = l.round(z);
  return {exp2_fraction(l, l.to_float(l.sub(z, n)), Precision::Long), l.to_float(n)};
}

/// 1/d to almost 24 bits
Value* reciprocal(Lanes& l, Value* d) {
  if (!l.avx512()) return l.div(l.f(1), d);
  Value* r = l.rcp14(d);
  return l.mad(r, l.nmad(r, d, l.f(1)), r);
}

/// log2(x) = e + log2((1+s)/(1-s)) with s = (m-1)/(m+1); s, its multiple and the sum are pairs of f32.
Scaled pow_by_pairs(Lanes& l, Value* x, Value* y) {
  constexpr double kHigh = 0x1.715476p+1, kLow = 3.8519259825035044e-08;  // 2/ln 2
  x = l.add(x, l.f(0));  // -0 becomes 0, whose mantissa is 1
  const Split at = split(l, x);
  Value* d = l.add(at.r, l.f(2));
  Value* d_low = l.sub(at.r, l.sub(d, l.f(2)));
  Value* inverse = reciprocal(l, d);
  Value* s = l.mul(at.r, inverse);
  Value* s_low = l.mul(l.nmad(s, d_low, l.nmad(s, d, at.r)), inverse);
  Value* z = l.mul(s, s);
  Value* tail = l.poly(z, {0.961796641, 0.577090621, 0.411262244, 0.347786665});
  Value* p = l.mul(s, l.f(kHigh));
  Value* p_low = l.mad(s_low, l.f(kHigh), l.mad(s, l.f(kHigh), l.neg(p)));
  p_low = l.mad(l.mul(s, z), tail, l.mad(s, l.f(kLow), p_low));
  Value* log_m = l.add(p, p_low);
  Value* log = l.add(at.e, log_m);
  Value* log_low = l.add(l.add(l.sub(at.e, log), log_m), l.add(l.sub(p, log_m), p_low));
  log = logarithm_edges(l, x, log);
  Value* t = l.mul(y, log);
  Value* t_low = l.mad(y, log_low, l.mad(y, log, l.neg(t)));
  if (!l.avx512()) {
    t_low = l.select(l.b.CreateFCmpOLT(l.abs(t), l.f(200)), t_low, l.f(0));
    t = l.at_least(l.at_most(t, l.f(130)), l.f(-152));
  }
  Value* n = l.round(t);
  Value* f = l.add(l.sub(t, n), t_low);
  if (l.avx512()) f = l.bound(f, 0.51);
  return {exp2_fraction(l, f, Precision::Long), n};
}

Value* log_double(Lanes& l, Value* x) { return l.to_float(l.mul(log2_double(l, x), l.d(kLn2))); }

}  // namespace

Value* math_exp(Lanes& l, Value* x) { return join(l, exp_parts(l, x, Precision::Short)); }

Value* math_exp2(Lanes& l, Value* x) {
  if (!l.avx512()) x = l.at_least(l.at_most(x, l.f(130)), l.f(-152));
  Value* n = l.round(x);
  Value* f = l.sub(x, n);
  if (l.avx512()) f = l.bound(f, 0.5);
  return join(l, {exp2_fraction(l, f, Precision::Short), n});
}

Value* math_log(Lanes& l, Value* x) {
  const Split s = split(l, x);
  Value* q = l.poly(s.r, {-0.500000596, 0.333335489, -0.24993442, 0.199770764, -0.16822806, 0.149839267, -0.120674275, 0.0541330464});
  Value* log_m = l.mad(l.mul(s.r, s.r), q, s.r);
  return logarithm_edges(l, x, l.mad(s.e, l.f(kLn2), log_m));
}

Value* math_log2(Lanes& l, Value* x) {
  const Split s = split(l, x);
  Value* q = l.poly(s.r, {1.44269502, -0.721347511, 0.480900764, -0.360674858, 0.28838402, -0.240148157, 0.209100991, -0.190278992, 0.150668174, -0.0643449798});
  return logarithm_edges(l, x, l.mad(s.r, q, s.e));
}

/// 2^(y * log2(x)); the logarithm needs more than 24 bits, as y multiplies its error: a pair of f32 where products can be split by
/// fused operations, else a double.
Value* math_pow(Lanes& l, Value* x, Value* y) {
  const Scaled r = l.target.fma ? pow_by_pairs(l, x, y) : pow_by_double(l, x, y);
  return l.select(l.b.CreateFCmpOEQ(y, l.f(0)), l.f(1), join(l, r));
}

/// y is a constant, wherever a program is lowered. Without tables, a root is what the specification says, 2 to the power of y * log2(x): its exponent is no larger than the logarithm, which loses little.
Value* math_pow_known(Lanes& l, Value* x, Value* y) {
  const auto* constant = llvm::dyn_cast<llvm::Constant>(y);
  const auto* scalar = llvm::dyn_cast_or_null<llvm::ConstantFP>(constant && y->getType()->isVectorTy() ? constant->getSplatValue(/*AllowPoison=*/true) : constant);
  if (!scalar) return math_pow(l, x, y);
  const double exponent = static_cast<double>(scalar->getValueAPF().convertToFloat());
  if (power_has_tables(l, exponent)) return power_by_tables(l, x, exponent);
  return exponent > 0 && exponent < 1 ? math_exp2(l, l.mul(math_log2(l, x), y)) : math_pow(l, x, y);
}

/// (e^x - e^-x) / 2 from e^|x| / 2, which does not overflow before the result does.
Value* math_sinh(Lanes& l, Value* x) {
  Value* a = l.abs(x);
  Value* h = join(l, exp_parts(l, a, Precision::Long), -1);
  Value* large = l.copysign(l.sub(h, l.div(l.f(0.25), h)), x);
  Value* z = l.mul(x, x);
  Value* small = l.mad(l.mul(x, z), l.poly(z, {0.166667163, 0.00833027065, 0.000203733405}), x);
  return l.select(l.b.CreateFCmpOLT(a, l.f(1)), small, large);
}

Value* math_cosh(Lanes& l, Value* x) {
  Value* h = join(l, exp_parts(l, l.abs(x), Precision::Long), -1);
  return l.add(h, l.div(l.f(0.25), h));
}

Value* math_tanh(Lanes& l, Value* x) {
  Value* a = l.abs(x);
  Value* e = join(l, exp_parts(l, l.add(a, a), Precision::Long));
  Value* large = l.copysign(l.sub(l.f(1), l.div(l.f(2), l.add(e, l.f(1)))), x);
  Value* z = l.mul(x, x);
  Value* small = l.mul(x, l.mad(z, l.poly(z, {-0.333331764, 0.133288026, -0.0535374619, 0.0200342704, -0.00508566014}), l.f(1)));
  return l.select(l.b.CreateFCmpOLT(a, l.f(0.7)), small, large);
}

Value* math_asinh(Lanes& l, Value* x) {
  Value* a = l.abs(x);
  Value* w = l.to_double(a);
  Value* r = log_double(l, l.add(w, l.sqrt(l.mad(w, w, l.d(1)))));
  return l.copysign(l.select(l.b.CreateFCmpOLT(a, l.f(0x1p-12)), a, r), x);
}

Value* math_acosh(Lanes& l, Value* x) {
  Value* w = l.to_double(x);
  Value* root = l.sqrt(l.mul(l.sub(w, l.d(1)), l.add(w, l.d(1))));
  Value* r = log_double(l, l.add(w, root));
  return l.select(l.b.CreateFCmpOLT(x, l.f(1)), llvm::ConstantFP::getNaN(l.f32()), r);
}

Value* math_atanh(Lanes& l, Value* x) {
  Value* w = l.to_double(x);
  Value* r = l.mul(log_double(l, l.div(l.add(l.d(1), w), l.sub(l.d(1), w))), l.f(0.5));
  return l.select(l.b.CreateFCmpOLT(l.abs(x), l.f(0x1p-12)), x, r);
}

namespace {

template <Value* (*kFunction)(Lanes&, Value*)>
Value* one(Lanes& l, const OpCall& c) {
  return kFunction(l, c.a[0]);
}
template <Value* (*kFunction)(Lanes&, Value*, Value*)>
Value* two(Lanes& l, const OpCall& c) {
  return kFunction(l, c.a[0], c.a[1]);
}

constexpr uint8_t kFlags = kRounds | kVectorMath;
constexpr OpRow kRows[] = {
    {Op::Exp, one<math_exp>, kFlags},     {Op::Exp2, one<math_exp2>, kFlags},   {Op::Log, one<math_log>, kFlags},
    {Op::Log2, one<math_log2>, kFlags},   {Op::Pow, two<math_pow>, kFlags},     {Op::PowKnown, two<math_pow_known>, kFlags},     {Op::Sin, one<math_sin>, kFlags},
    {Op::Cos, one<math_cos>, kFlags},     {Op::Tan, one<math_tan>, kFlags},     {Op::Asin, one<math_asin>, kFlags},
    {Op::Acos, one<math_acos>, kFlags},   {Op::Atan, one<math_atan>, kFlags},   {Op::Atan2, two<math_atan2>, kFlags},
    {Op::Sinh, one<math_sinh>, kFlags},   {Op::Cosh, one<math_cosh>, kFlags},   {Op::Tanh, one<math_tanh>, kFlags},
    {Op::Asinh, one<math_asinh>, kFlags}, {Op::Acosh, one<math_acosh>, kFlags}, {Op::Atanh, one<math_atanh>, kFlags},
};

}  // namespace

std::span<const OpRow> math_rows() { return kRows; }

}  // namespace tesela::cpu
