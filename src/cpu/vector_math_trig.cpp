// SPDX-License-Identifier: Apache-2.0
// Trigonometric functions and their inverses.
#include <numbers>

#include "cpu/vector_math.h"

namespace tesela::cpu {
namespace {

constexpr double kPi = std::numbers::pi;
constexpr double kMagic = 0x1.8p23;  // x + kMagic has round(x) in its low bits, for |x| < 2^22

/// pi in three floats, each with all the bits left over by the one before, and in two doubles, the first of 33 bits.
constexpr double kPi1 = 0x1.921fb6p+1, kPi2 = -0x1.777a5cp-24, kPi3 = -0x1.ee59dap-49;
constexpr double kPiHigh = 0x1.921fb544p+1, kPiLow = 0x1.0b4611a626331p-33;

/// x - n * pi * scale, for multiples n of 1/2 up to 2^20: the first step is exact (all is a multiple of the last place of kPi1 or x),
/// the others round relative to the remainder. Without fused operations the products need double.
Value* reduce(Lanes& l, Value* x, Value* n, double scale) {
  if (l.target.fma || l.target.neon) {
    Value* r = l.nmad(n, l.f(kPi1 * scale), x);
    r = l.nmad(n, l.f(kPi2 * scale), r);
    return l.nmad(n, l.f(kPi3 * scale), r);
  }
  Value* wide = l.to_double(n);
  Value* r = l.sub(l.to_double(x), l.mul(wide, l.d(kPiHigh * scale)));
  return l.to_float(l.sub(r, l.mul(wide, l.d(kPiLow * scale))));
}

/// sin(r) for |r| <= pi/2 (the last two coefficients nudged by hand so that sin(pi/2) is 1), times -1 where the low bit of `n` is set. Large x leave any r: the result stays in [-1, 1].
Value* signed_sine(Lanes& l, Value* r, Value* n) {
  Value* z = l.mul(r, r);
  Value* q = l.poly(z, {-0.166666567, 0.00833299104, -0.000198036811, 2.59219905e-06});
  Value* s = l.mad(l.mul(r, z), q, r);
  Value* sign = l.b.CreateShl(l.bits(n), l.u(31));
  s = l.from_bits(l.b.CreateXor(l.bits(s), sign));
  return l.at_least(l.at_most(s, l.f(1)), l.f(-1));
}

/// atan(a) for 0 <= a <= 1; the last two coefficients nudged so that atan(1) is the float nearest to pi/4.
Value* atan_unit(Lanes& l, Value* a) {
  Value* z = l.mul(a, a);
  Value* q = l.poly(z, {-0.333331525, 0.199937671, -0.14211008, 0.106658205, -0.075518325, 0.0432075001, -0.0163653791, 0.00292011676});
  return l.mad(l.mul(a, z), q, a);
}

/// asin(|x|) for |x| <= 1/2; beyond, asin(sqrt((1 - |x|) / 2)), half of pi/2 - asin(|x|).
struct HalfAsin {
  Value *p, *beyond;
};

HalfAsin half_asin(Lanes& l, Value* x) {
  Value* a = l.abs(x);
  Value* beyond = l.b.CreateFCmpOGT(a, l.f(0.5));
  Value* z = l.select(beyond, l.mul(l.sub(l.f(1), a), l.f(0.5)), l.mul(a, a));
  Value* s = l.select(beyond, l.sqrt(z), a);
  Value* q = l.poly(z, {0.166667521, 0.0749530941, 0.0454691537, 0.0241847429, 0.0421583876});
  return {l.mad(l.mul(s, z), q, s), beyond};
}

}  // namespace

Value* math_sin(Lanes& l, Value* x) {
  Value* t = l.mad(x, l.f(1 / kPi), l.f(kMagic));
  return signed_sine(l, reduce(l, x, l.sub(t, l.f(kMagic)), 1), t);
}

/// cos(x) = (-1)^n sin(r) with x = (n - 1/2) pi + r
Value* math_cos(Lanes& l, Value* x) {
  Value* t = l.add(l.mad(x, l.f(1 / kPi), l.f(0.5)), l.f(kMagic));
  Value* n = l.sub(l.sub(t, l.f(kMagic)), l.f(0.5));
  return signed_sine(l, reduce(l, x, n, 1), t);
}

Value* math_tan(Lanes& l, Value* x) {
  Value* t = l.mad(x, l.f(2 / kPi), l.f(kMagic));
  Value* r = reduce(l, x, l.sub(t, l.f(kMagic)), 0.5);
  r = l.at_least(l.at_most(r, l.f(0.88)), l.f(-0.88));  // for large x
  Value* z = l.mul(r, r);
  Value* s = l.mad(l.mul(r, z), l.poly(z, {-0.166666448, 0.00833159219, -0.000194443448}), r);
  Value* c = l.mad(l.mul(z, z), l.poly(z, {0.0416666307, -0.00138866249, 2.43590766e-05}), l.mad(z, l.f(-0.5), l.f(1)));
  // odd multiples of pi/2: -cos(r) / sin(r); only very large x can leave a zero there
  Value* odd = l.b.CreateICmpNE(l.b.CreateAnd(l.bits(t), l.u(1)), l.u(0));
  Value* below = l.select(l.b.CreateFCmpOEQ(s, l.f(0)), l.f(0x1p-26), s);
  return l.div(l.select(odd, l.neg(c), s), l.select(odd, below, c));
}

Value* math_asin(Lanes& l, Value* x) {
  const HalfAsin h = half_asin(l, x);
  return l.copysign(l.select(h.beyond, l.nmad(l.f(2), h.p, l.f(kPi / 2)), h.p), x);
}

Value* math_acos(Lanes& l, Value* x) {
  const HalfAsin h = half_asin(l, x);
  Value* twice = l.add(h.p, h.p);
  Value* ends = l.select(l.b.CreateFCmpOLT(x, l.f(0)), l.sub(l.f(kPi), twice), twice);
  return l.select(h.beyond, ends, l.sub(l.f(kPi / 2), l.copysign(h.p, x)));
}

Value* math_atan(Lanes& l, Value* x) {
  Value* a = l.abs(x);
  Value* beyond = l.b.CreateFCmpOGT(a, l.f(1));
  Value* p = atan_unit(l, l.select(beyond, l.div(l.f(1), a), a));
  return l.copysign(l.select(beyond, l.sub(l.f(kPi / 2), p), p), x);
}

/// The angle of (x, y). Equal sizes (also infinite ones) are 45 degrees, the origin is 0 or pi by the sign of x.
Value* math_atan2(Lanes& l, Value* y, Value* x) {
  Value *ax = l.abs(x), *ay = l.abs(y);
  Value* steep = l.b.CreateFCmpOLT(ax, ay);
  Value* least = l.select(steep, ax, ay);
  Value* most = l.select(steep, ay, ax);
  Value* ratio = l.select(l.b.CreateFCmpOEQ(least, most), l.f(1), l.div(least, most));
  ratio = l.select(l.b.CreateFCmpOEQ(most, l.f(0)), l.f(0), ratio);
  Value* p = atan_unit(l, ratio);
  p = l.select(steep, l.sub(l.f(kPi / 2), p), p);
  Value* left = l.b.CreateICmpSLT(l.bits(x), l.u(0));
  return l.copysign(l.select(left, l.sub(l.f(kPi), p), p), y);
}

}  // namespace tesela::cpu
