// SPDX-License-Identifier: Apache-2.0
// Powers whose exponent is known when code is made (gamma curves, roots): x = m * 2^e, m in [1, 2), gives x^c = m^c * 2^(c * e), all of whose parts come from tables
// in registers: a cubic for each sixteenth of m's range, and 2^(c * e) as a product of two. Half as long as a logarithm and an exponential, and
// as accurate, since no error is multiplied by the exponent. AVX-512 only, whose shuffles look up 16 words at once.
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

#include <llvm/IR/Constants.h>
#include <llvm/IR/IntrinsicsX86.h>

#include "cpu/vector_math.h"

namespace tesela::cpu {
namespace {

namespace in = llvm::Intrinsic;

constexpr unsigned kEntries = 16;        // of a table
constexpr int kLeast = -176;             // exponent of the first group of 16; subnormal numbers have -149 and more
constexpr double kMaxFlat = 0.78;        // exponents up to this keep all products in the range of f32
constexpr float kInf = std::numeric_limits<float>::infinity();

using Table = std::array<float, kEntries>;

/// Cubics for m^c on the sixteenths of [1, 2), lowest power first: of m, or of what m is above the start of its sixteenth. The highest power is rounded first, and
/// what is left of m^c fitted anew, so that rounding costs little.
std::array<Table, 4> cubics(double c, bool from_start) {
  std::array<Table, 4> out;
  for (unsigned k = 0; k < kEntries; ++k) {
    const double start = 1 + k / double{kEntries}, zero = from_start ? start : 0;
    for (int degree = 3; degree >= 0; --degree) {
      std::array<double, 4> at, d;  // divided differences of what is left
      for (int i = 0; i <= degree; ++i) {
        at[i] = start + (1 + std::cos((2 * i + 1) * std::numbers::pi / (2 * degree + 2))) / (2 * kEntries) - zero;
        d[i] = std::pow(at[i] + zero, c);
        for (int e = degree + 1; e < 4; ++e) d[i] -= out[e][k] * std::pow(at[i], e);
      }
      for (int j = 1; j <= degree; ++j)
        for (int i = degree; i >= j; --i) d[i] = (d[i] - d[i - 1]) / (at[i] - at[i - j]);
      out[degree][k] = static_cast<float>(d[degree]);
    }
  }
  return out;
}

class Lookup {
 public:
  explicit Lookup(Lanes& l) : l_(l) {}

  /// The word that the index's low four bits name.
  Value* of(const Table& table, Value* index) {
    return l_.b.CreateIntrinsic(in::x86_avx512_permvar_sf_512, {}, {constant(table), index});
  }
  /// The same with five bits.
  Value* of(const std::array<Table, 2>& tables, Value* index) {
    return l_.b.CreateIntrinsic(in::x86_avx512_vpermi2var_ps_512, {}, {constant(tables[0]), index, constant(tables[1])});
  }

 private:
  Value* constant(const Table& table) { return llvm::ConstantDataVector::get(l_.b.getContext(), table); }
  Lanes& l_;
};

Value* by_tables(Lanes& l, Value* x, double c) {
  const bool flat = std::abs(c) <= kMaxFlat, from_start = std::abs(c) >= 1;
  x = l.add(x, l.f(0));  // -0 becomes 0, whose mantissa is 1
  Value* m = l.getmant(x, 1);
  Value* e = l.at_most(l.getexp(x), l.f(143));  // an infinity's group holds nothing else; 0 has the exponent minus infinity, whose low bits are 0
  Value* group = l.bits(l.add(e, l.f(0x1.8p23 - kLeast)));
  std::array<Table, 2> high{}, shift{};
  Table low;
  for (unsigned i = 0; i < kEntries; ++i) low[i] = static_cast<float>(std::exp2(c * i));
  for (unsigned i = 0; i < 2 * kEntries; ++i) {
    const double exponent = c * (kLeast + 16.0 * i), whole = flat ? 0 : std::floor(exponent);
    const bool ends = i == 0 || i >= 19;
    shift[i / 16][i % 16] = ends ? 0 : static_cast<float>(whole);
    high[i / 16][i % 16] = !ends ? static_cast<float>(std::exp2(exponent - whole)) : (i == 0) == (c > 0) ? 0 : kInf;
  }
  Lookup lookup(l);
  Value* sixteenth = l.b.CreateLShr(l.bits(m), l.u(19));
  Value* r = from_start ? l.sub(m, l.from_bits(l.b.CreateAnd(l.bits(m), l.u(0xfff80000)))) : m;
  const std::array<Table, 4> p = cubics(c, from_start);
  Value* power = lookup.of(p[3], sixteenth);
  for (int i = 2; i >= 0; --i) power = l.mad(power, r, lookup.of(p[i], sixteenth));
  Value* groups = l.b.CreateLShr(group, l.u(4));
  Value* scale = l.mul(lookup.of(low, group), lookup.of(high, groups));
  power = l.mul(power, scale);
  return flat ? power : l.scalef(power, lookup.of(shift, groups));
}

}  // namespace

bool power_has_tables(const Lanes& l, double c) { return l.avx512() && c != 0 && std::abs(c * (c - 1) * (c - 2) * (c - 3)) < 12; }

Value* power_by_tables(Lanes& l, Value* x, double c) {
  return l.in_pieces({x}, kEntries, kEntries, [&](llvm::ArrayRef<Value*> part) {
    Lanes whole(l.b, l.target, part[0]->getType());
    return by_tables(whole, part[0], c);
  });
}

}  // namespace tesela::cpu
