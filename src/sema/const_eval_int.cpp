// SPDX-License-Identifier: Apache-2.0
// Const-evaluation of builtins that integers have too: abs, clamp, min, max, sign and the bit functions.
#include <bit>
#include <cmath>

#include "sema/const_eval_core.h"

namespace tesela::sema::eval {
namespace {

Result abs_of(const Evaluator& e, TypeId type, Scalars a) {
  if (e.types().is_float(type)) return Constant::of_float(type, std::fabs(a[0]->as_float()));
  const int64_t v = a[0]->as_int();
  if (v >= 0 || v == INT64_MIN) return *a[0];  // the least integer has no positive counterpart and stays
  return e.integer(type, -v);
}

/// -1, 0 or 1 as a is less than, equal to or greater than b; both of one type.
int order(const Evaluator& e, const Constant& a, const Constant& b) {
  if (e.types().is_float(a.type)) return a.as_float() < b.as_float() ? -1 : a.as_float() > b.as_float();
  return a.as_int() < b.as_int() ? -1 : a.as_int() > b.as_int();
}

Result min_of(const Evaluator& e, TypeId, Scalars a) {
  return order(e, *a[1], *a[0]) < 0 ? *a[1] : *a[0];
}
Result max_of(const Evaluator& e, TypeId, Scalars a) {
  return order(e, *a[1], *a[0]) > 0 ? *a[1] : *a[0];
}

Result clamp(const Evaluator& e, TypeId, Scalars a) {
  const Constant& raised = order(e, *a[0], *a[1]) < 0 ? *a[1] : *a[0];
  return order(e, raised, *a[2]) > 0 ? *a[2] : raised;
}

Result sign_of(const Evaluator& e, TypeId type, Scalars a) {
  if (e.types().is_float(type)) return Constant::of_float(type, (a[0]->as_float() > 0) - (a[0]->as_float() < 0));
  return Constant::of_int(type, (a[0]->as_int() > 0) - (a[0]->as_int() < 0));
}

Result of_bits(const Evaluator& e, TypeId type, uint32_t bits) {
  return e.integer(type, bits);
}

Result count_leading_zeros(const Evaluator& e, TypeId type, Scalars a) {
  return of_bits(e, type, static_cast<uint32_t>(std::countl_zero(a[0]->as_u32())));
}
Result count_trailing_zeros(const Evaluator& e, TypeId type, Scalars a) {
  return of_bits(e, type, static_cast<uint32_t>(std::countr_zero(a[0]->as_u32())));
}
Result count_one_bits(const Evaluator& e, TypeId type, Scalars a) {
  return of_bits(e, type, static_cast<uint32_t>(std::popcount(a[0]->as_u32())));
}

Result first_leading_bit(const Evaluator& e, TypeId type, Scalars a) {
  uint32_t v = a[0]->as_u32();
  if (e.kind(type) == TypeKind::I32 && a[0]->as_int() < 0) v = ~v;
  return of_bits(e, type, v == 0 ? ~0u : 31u - static_cast<uint32_t>(std::countl_zero(v)));
}

Result first_trailing_bit(const Evaluator& e, TypeId type, Scalars a) {
  const uint32_t v = a[0]->as_u32();
  return of_bits(e, type, v == 0 ? ~0u : static_cast<uint32_t>(std::countr_zero(v)));
}

Result reverse_bits(const Evaluator& e, TypeId type, Scalars a) {
  uint32_t reversed = 0;
  for (int i = 0; i < 32; ++i) reversed |= (a[0]->as_u32() >> i & 1) << (31 - i);
  return of_bits(e, type, reversed);
}

/// Offset and count are in range: check_known_arguments saw them.
Result extract_bits(const Evaluator& e, TypeId type, Scalars a) {
  const uint32_t offset = a[1]->as_u32(), count = a[2]->as_u32();
  if (count == 0) return Constant::of_int(type, 0);
  const uint32_t at_top = a[0]->as_u32() << (32 - offset - count);
  if (e.kind(type) == TypeKind::I32) return Constant::of_int(type, static_cast<int32_t>(at_top) >> (32 - count));
  return Constant::of_int(type, at_top >> (32 - count));
}

Result insert_bits(const Evaluator& e, TypeId type, Scalars a) {
  const uint32_t offset = a[2]->as_u32(), count = a[3]->as_u32();
  if (count == 0) return *a[0];
  const uint32_t mask = (count == 32 ? ~0u : (1u << count) - 1) << offset;
  return of_bits(e, type, (a[0]->as_u32() & ~mask) | (a[1]->as_u32() << offset & mask));
}

constexpr HandlerRow kRows[] = {
    {"abs", each<abs_of>},
    {"min", each<min_of>},
    {"max", each<max_of>},
    {"clamp", each<clamp>},
    {"sign", each<sign_of>},
    {"countLeadingZeros", each<count_leading_zeros>},
    {"countTrailingZeros", each<count_trailing_zeros>},
    {"countOneBits", each<count_one_bits>},
    {"firstLeadingBit", each<first_leading_bit>},
    {"firstTrailingBit", each<first_trailing_bit>},
    {"reverseBits", each<reverse_bits>},
    {"extractBits", each<extract_bits>},
    {"insertBits", each<insert_bits>},
};

}  // namespace

std::span<const HandlerRow> integer_handlers() {
  return kRows;
}

}  // namespace tesela::sema::eval
